"""`irdl` dialect: definitions of dialects as IR."""
