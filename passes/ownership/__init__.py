"""Ownership-based buffer deallocation, in parts: states, terminators, interfaces, trace."""
