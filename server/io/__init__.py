"""Input and output: files, ignore patterns, URIs, interrupts, the guard against internal errors."""
