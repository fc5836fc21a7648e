"""Results about long functions that are kept for later versions: what is compared of two programs, and what follows."""
