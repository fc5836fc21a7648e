"""`pdl` dialect: patterns of rewriting."""
