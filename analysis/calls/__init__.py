"""Calls and the values that they are given: targets, the call graph, and facts of arguments at any depth."""
