"""Tables of several dialects, each entry made by its dialect: parameters in canonical form, symbols of wrong kinds."""
