"""Caches of the parser: lines, operations and bodies that repeat are copied instead of being read again."""
