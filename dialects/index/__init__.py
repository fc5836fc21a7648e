"""`index` dialect: arithmetic on the index type."""
