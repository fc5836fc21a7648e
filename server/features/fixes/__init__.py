"""Code actions and quick fixes."""
