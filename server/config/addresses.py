"""Addresses of the project on the web, as the metadata of the installed package states them.

A release has them (`./dev release`); a clone has none, so its reports have no links.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from .known_codes import codes

PACKAGE = "pydealloc-lsp"


@cache
def addresses() -> Mapping[str, str]:
    """`[project.urls]` by label, in lower case; empty where the package is not installed or states none."""
    from importlib.metadata import PackageNotFoundError, metadata

    try:
        stated = metadata(PACKAGE).get_all("Project-URL") or []
    except PackageNotFoundError:
        return {}
    return {label.strip().lower(): uri.strip() for label, _, uri in (entry.partition(",") for entry in stated)}


def homepage() -> str | None:
    return addresses().get("repository")


@cache
def web_page(code: str) -> str | None:
    """The page of a finding's code on the documentation site; None without a page, or without a site."""
    site = addresses().get("documentation")
    return f"{site.rstrip('/')}/checks/{code}.md" if site and code in codes() else None
