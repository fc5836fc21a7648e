"""One file per lint, each with a page in tests/lints."""
