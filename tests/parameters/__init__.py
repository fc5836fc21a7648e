"""Types, attributes and properties with one slip each, as mlir-opt and as we judge them."""
