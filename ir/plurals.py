"""Numbers with their nouns in messages."""

from __future__ import annotations


def counted(number: int, noun: str) -> str:
    """`1 operand`, `2 operands`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
