"""`func` dialect: functions, calls and returns."""
