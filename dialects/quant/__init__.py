"""`quant` dialect: quantized types."""
