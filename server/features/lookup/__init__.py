"""Lookup: values, symbols, tokens and nodes at a position."""
