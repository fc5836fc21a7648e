"""LSP server: transport, protocol types and handlers; everything that imports pygls or lsprotocol."""
