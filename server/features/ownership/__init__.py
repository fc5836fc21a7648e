"""Ownership in the editor: inlay hints, lenses, pictures, pipeline stages."""
