"""`tensor` dialect: creation, slicing and reshaping of tensors."""
