"""`sparse_tensor` dialect: sparse tensors and iteration over them."""
