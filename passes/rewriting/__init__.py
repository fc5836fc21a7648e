"""Rewriting: greedy pattern driver, conversions, region simplification, pooled constants."""
