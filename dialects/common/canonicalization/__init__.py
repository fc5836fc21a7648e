"""Folds and rewrite patterns shared by dialects."""
