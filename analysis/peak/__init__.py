"""Bytes that a program holds at each of its points, and at most."""
