"""`cf` dialect: branches between blocks."""
