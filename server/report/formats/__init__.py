"""Formats of `--check`: one function each, from a report to text that ends in a line end or is empty."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .concise import concise
from .github import github
from .gitlab import gitlab
from .json_formats import json, json_lines
from .junit import junit
from .rdjson import rdjson
from .report import CheckReport
from .sarif import sarif
from .text import text

FORMATS: Mapping[str, Callable[[CheckReport], str]] = {
    "text": text,
    "json": json,
    "concise": concise,
    "json-lines": json_lines,
    "sarif": sarif,
    "github": github,
    "gitlab": gitlab,
    "junit": junit,
    "rdjson": rdjson,
}

__all__ = ["FORMATS", "CheckReport"]
