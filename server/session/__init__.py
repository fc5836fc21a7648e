"""Session: open documents, versions, scheduling, published diagnostics, the workspace."""
