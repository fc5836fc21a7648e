"""Batch work: process pool, remote workers, result cache, progress line."""
