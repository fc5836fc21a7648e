"""`vector` dialect: virtual vectors and transfers of them."""
