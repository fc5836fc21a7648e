"""Definitions of other LLVM releases, as differences from the ones that the package is made for."""
