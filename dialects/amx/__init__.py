"""`amx` dialect: Intel AMX tiles."""
