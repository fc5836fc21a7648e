"""What is known about operations: generated definitions and one hand-written file per dialect."""
