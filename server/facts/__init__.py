"""Facts of a document: findings, refusals, suppressions, pass results, kept per item."""
