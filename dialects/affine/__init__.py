"""`affine` dialect: loops and accesses with affine bounds and subscripts."""
