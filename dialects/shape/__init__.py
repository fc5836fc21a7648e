"""`shape` dialect: computations on shapes."""
