"""`ml_program` dialect: globals and functions of ML programs."""
