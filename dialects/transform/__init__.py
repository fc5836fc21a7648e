"""`transform` dialect: scripts that transform IR."""
