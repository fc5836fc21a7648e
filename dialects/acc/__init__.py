"""`acc` dialect: OpenACC directives."""
