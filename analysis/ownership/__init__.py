"""Ownership of buffers, decided from the text of a program: flow graph, names, tokens and their holders."""
