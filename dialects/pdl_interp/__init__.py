"""`pdl_interp` dialect: interpreter of rewriting patterns."""
