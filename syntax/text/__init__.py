"""Text: offsets and lines, tokens, brackets, findings, recovery points."""
