"""Printer: operations to text, and minimal edits of a text."""
