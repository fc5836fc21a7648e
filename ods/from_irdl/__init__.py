"""IRDL: definitions of dialects from IRDL programs."""
