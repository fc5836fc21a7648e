"""Structure of a text: folding, selection, formatting, semantic tokens."""
