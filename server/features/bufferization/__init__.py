"""Bufferization in the editor: hints, lenses and explanations of the copies that One-Shot Bufferize would make."""
