"""`python -m tests.harness.texts [WORD...]`: all texts that a user can read, as a table to be read as an editor would.

A row has the place and the text, with `{}` for what is put into it. From Python: literals of several words that are no
docstrings; from the extension and the plugins: strings likewise; from `package.json`: titles and descriptions. With
words, only texts that have one of them in them.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.harness.tree import ROOT, package_files, parsed

_WORDS = re.compile(r"[A-Za-z`%@][\w`'’%@.-]*,? (?:\{\} |[`%@]?)\w+")
_CODE = re.compile(r"[\\^]|\(\?|^\s*(?:\.|#|<)|\b(?:import|select|func) |[{}]{3}|;$|^\w+\[")
"""Patterns, styles and programs."""
_STRINGS = re.compile(r""""((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`""")
_SOURCES = ("vscode-extension/src/**/*.ts", "web/src/page/**/*.ts", "editors/nvim/lua/**/*.lua", "editors/emacs/*.el")
_TITLES = ("title", "description", "markdownDescription", "displayName", "enumDescriptions", "markdownEnumDescriptions")


def texts() -> Iterator[tuple[str, str]]:
    """Places and texts."""
    for name in package_files():
        for line, text in _of_python(parsed(name)):
            if _is_read(text):
                yield f"{name}:{line}", text
    for pattern in _SOURCES:
        for path in sorted(ROOT.glob(pattern)):
            yield from _of_source(path)
    manifest = json.loads((ROOT / "vscode-extension" / "package.json").read_text(encoding="utf-8"))
    yield from (("vscode-extension/package.json", text) for text in _of_manifest(manifest))


def _is_read(text: str) -> bool:
    return _WORDS.search(text) is not None and _CODE.search(text) is None


def _of_python(tree: ast.Module) -> Iterator[tuple[int, str]]:
    parts: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            parts.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts.update(node.values)
            shown = (str(one.value) if isinstance(one, ast.Constant) else "{}" for one in node.values)
            yield node.lineno, "".join(shown)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in parts:
            yield node.lineno, node.value


def _of_source(path: Path) -> Iterator[tuple[str, str]]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.lstrip().startswith(("//", "*", "/*", "--", ";")):
            for quoted, template in _STRINGS.findall(line):
                text = re.sub(r"\$\{[^}]*\}", "{}", quoted or template)
                if _is_read(text):
                    yield f"{path.relative_to(ROOT).as_posix()}:{number}", text


def _of_manifest(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in _TITLES:
                yield from [inner] if isinstance(inner, str) else inner if key.startswith(("enum", "markdownE")) else ()
            else:
                yield from _of_manifest(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _of_manifest(inner)


def main(words: list[str]) -> None:
    for place, text in texts():
        if not words or any(word in text for word in words):
            print(f"{place}\t{' '.join(text.split())}")


if __name__ == "__main__":
    main(sys.argv[1:])
