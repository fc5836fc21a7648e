"""`scf` dialect: structured control flow: loops and conditions with regions."""
