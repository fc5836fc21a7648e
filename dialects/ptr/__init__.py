"""`ptr` dialect: pointers."""
