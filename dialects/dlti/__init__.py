"""`dlti` dialect: data layout and target information."""
