"""`ub` dialect: undefined behaviour and poison."""
