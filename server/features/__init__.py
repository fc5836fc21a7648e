"""One file per editor feature: a function from a document to plain values."""
