"""LSP handlers, one module per area of the protocol."""
