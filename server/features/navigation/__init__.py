"""Navigation: definitions, references, rename, symbols, call hierarchy, links."""
