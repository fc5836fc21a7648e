"""`complex` dialect: complex numbers."""
