"""What each dialect simplifies: folds, canonicalization patterns, constants. See `dialects/rewriting.py`."""
