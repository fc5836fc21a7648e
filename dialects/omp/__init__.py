"""`omp` dialect: OpenMP directives."""
