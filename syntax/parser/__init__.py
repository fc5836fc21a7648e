"""Parser of operations: custom and generic forms, error recovery."""
