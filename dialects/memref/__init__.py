"""`memref` dialect: allocation, views and accesses of buffers."""
