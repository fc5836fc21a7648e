"""The graph that programs are: knows no dialect, no text, no protocol."""
