"""One file per pass, program to program on a private copy."""
