"""`math` dialect: elementary functions."""
