"""Texts of ours that somebody may read, in one table: `./dev messages --ours`.

Taken are literals with two words or more, in the order of the files, without docstrings; `{…}` stands for a value.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator

from tests.harness.tree import LAYERS, ROOT

_WORDS = re.compile(r"(?:^|[\s`(])[A-Za-z][a-z']+(?=[\s,.;:?!`)]|$)")


def ours() -> Iterator[tuple[str, str]]:
    """The place, `FILE:LINE` or `FILE: SETTING`, and the text."""
    for layer in LAYERS:
        for file in sorted((ROOT / layer).rglob("*.py")):
            where = file.relative_to(ROOT).as_posix()
            yield from ((f"{where}:{line}", text) for line, text in _in_module(file.read_text(encoding="utf-8")))
    for name in ("vscode-extension/package.json", "vscode-extension/package.nls.json"):
        if (ROOT / name).is_file():
            yield from _in_json(name, json.loads((ROOT / name).read_text(encoding="utf-8")))


def _in_module(source: str) -> Iterator[tuple[int, str]]:
    left_out: set[ast.AST] = set()
    # What a node contains comes after it.
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr):
            left_out.add(node.value)
        elif isinstance(node, (ast.Constant, ast.JoinedStr)) and node not in left_out:
            left_out.update(node.values if isinstance(node, ast.JoinedStr) else ())
            text = _text(node)
            if len(_WORDS.findall(text)) > 1:
                yield node.lineno, text


def _text(node: ast.AST) -> str:
    if isinstance(node, ast.JoinedStr):
        return "".join(_text(part) if isinstance(part, ast.Constant) else "{…}" for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _in_json(place: str, value: object) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _in_json(f"{place}: {key}", inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _in_json(place, inner)
    elif isinstance(value, str) and len(_WORDS.findall(value)) > 1:
        yield place, value
