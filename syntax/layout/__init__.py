"""Layout: formatting of whole documents and of single operations."""
