"""`async` dialect: asynchronous regions, tokens and values (`async`, which Python reserves)."""
