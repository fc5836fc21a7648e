"""Code that several dialects share."""
