"""Parts of messages of the verifier that tools of earlier releases do not contain: `python -m tests.messages.newer`.

Texts of the hand-written rules that LLVM 22's library contains are looked for in `mlir-opt-16` and `mlir-opt-19`, which
Debian builds without shared libraries of MLIR.
"""

from __future__ import annotations

import ast
import hashlib
import json
import re
import shutil
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path

from pydealloc.dialects.releases.messages import PATH
from tests.harness.tree import ROOT

from .library import libraries_of_mlir

RELEASES = (16, 19)
LEAST_CHARS = 14
LEAST_BLANKS = 2
"""A shorter text may be a part of another message."""
SOURCES = ("dialects/*/*verifier*.py", "dialects/*/*rules*.py", "dialects/common/verification/*.py",
           "analysis/verifier/*.py")  # fmt: skip


_SENTENCE = re.compile(rb"[\t\n\x20-\x7e]{%d,}" % LEAST_CHARS)


def sentences(path: Path) -> bytes:
    """The texts of a library or program that may have a part of a message in them, one after the other.

    That is a tenth of it, without the names of its symbols; a search for thousands of texts takes that much less.
    """
    return b"\0".join(text for text in _SENTENCE.findall(path.read_bytes()) if text.count(b" ") >= LEAST_BLANKS)


def tool(llvm: int) -> Path | None:
    found = shutil.which(f"mlir-opt-{llvm}")
    return Path(found).resolve() if found is not None else None


def parts() -> Iterator[str]:
    """Texts in the code of the rules, which may be parts of messages."""
    for pattern in SOURCES:
        for path in sorted(ROOT.glob(pattern)):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
                    text = node.value.strip()
                    if len(text) >= LEAST_CHARS and text.count(" ") >= LEAST_BLANKS:
                        yield text


def asked() -> list[str]:
    """The texts that the tools are asked for; needs LLVM 22's library."""
    current = b"\0".join(map(sentences, libraries_of_mlir()))
    return sorted({text for text in parts() if text.encode() in current})


def digest(texts: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()


def main() -> None:
    texts = asked()
    found: dict[str, list[str]] = {}
    for llvm in RELEASES:
        path = tool(llvm)
        assert path is not None, f"apt-get install mlir-{llvm}-tools"
        content = sentences(path)
        found[str(llvm)] = [text for text in texts if text.encode() not in content]
    data = json.dumps({"newer": found, "asked": digest(texts)}, separators=(",", ":")).encode()
    Path(PATH).write_bytes(zlib.compress(data, 9))
    print({llvm: len(each) for llvm, each in found.items()}, "of", len(texts))


if __name__ == "__main__":
    main()
