"""`vcix` dialect: RISC-V vector coprocessor interface."""
