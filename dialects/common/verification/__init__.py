"""Verifier rules shared by dialects."""
