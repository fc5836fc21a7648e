"""`arith` dialect: integer and floating-point arithmetic on scalars, vectors and tensors."""
