"""`smt` dialect: formulas for SMT solvers."""
