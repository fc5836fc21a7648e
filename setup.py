"""Packages and package data of the wheel: each folder of ours with an `__init__.py`, and what is read from it.

All else is in pyproject.toml, which cannot say that `server/` is `pydealloc.server` without naming every package.
"""

from setuptools import find_packages, setup

LAYERS = ("server", "passes", "analysis", "syntax", "dialects", "ods", "ir")
FOUND = find_packages(include=[name for layer in LAYERS for name in (layer, f"{layer}.*")])

setup(
    script_name="setup.py",  # A module of the package's folder otherwise, and packed with it.
    packages=["pydealloc", *(f"pydealloc.{name}" for name in FOUND)],
    package_data={
        "": ["*.lark", "definitions.*", "ops.pyi"],
        "pydealloc": ["py.typed", "docs/checks/*.md"],
        "pydealloc.dialects": ["op_summaries.json", "requirement_words.json"],
        "pydealloc.server.pictures.memory": ["view/*.js", "view/*.css"],
        "pydealloc.dialects.releases": ["changes/*.json", "data/*.zlib"],
    },
)
