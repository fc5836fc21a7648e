"""Releases of LLVM: what each defines, spells and verifies differently from LLVM 22, and knowledge of each.

Definitions are differences in `data/` (`differences.py`). Syntax in C++ is read by `former_parsers.py`,
`newer_parsers.py` and `older_syntax.py`; `later_spellings.py` refuses what a release does not read yet;
`older_spellings.py` and `current_*.py` say how an older spelling is written today; `release_rules.py` has what is
verified differently.
"""
