"""`tosa` dialect: Tensor Operator Set Architecture."""
