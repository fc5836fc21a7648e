"""Completion, signature help and snippets."""
