"""`builtin` dialect: modules and conversion casts."""
