"""Memory of functions: what they hold at most, and what of it matters to a limit or a comparison."""
