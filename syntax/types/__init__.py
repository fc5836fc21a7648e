"""Types, attributes, affine maps and aliases, read from text."""
