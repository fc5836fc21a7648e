"""`spirv` dialect: SPIR-V."""
