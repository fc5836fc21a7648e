"""Text: offsets, lexer, tolerant parser, printer, incremental reparse, minimal edits."""
