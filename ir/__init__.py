"""IR: operations, values, types and attributes; no dialect, no parsing, no protocol."""
