"""Verification of operations against their definitions: constraints on operands, attributes, types and structure."""
