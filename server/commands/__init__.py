"""Command line: one module per command, and its arguments."""
