"""Dialects: one folder per dialect, with generated definitions and hand-written semantics, assembly and patterns."""
