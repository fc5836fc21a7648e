"""`xegpu` dialect: Intel GPU tiles."""
