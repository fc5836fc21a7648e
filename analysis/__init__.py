"""Functions from the program to facts and findings; nothing here edits."""
