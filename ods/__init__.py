"""Operation definitions: their schema and registry, semantics, and the protocols that dialects are written against."""
