"""Calls of one document: the functions that items reach, and their summaries."""
