"""Assembly shared by dialects: functions, regions, index lists, bodies of types."""
