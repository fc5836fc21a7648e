"""`python -m pydealloc.dialects.releases`: the differences of a release, from what `./dev ods` wrote."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ...ods.registry import DIALECTS
from .differences import applied, difference, write_difference
from .release_numbers import BASE, CHAIN
from .release_registry import VersionRegistry
from .written import changed


def documents_in(folder: Path) -> dict[str, dict[str, Any]]:
    """The definitions of each dialect with a folder in `folder`."""
    found = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*/definitions.json"))]
    return {str(document["dialect"]): document for document in found}


def documents_of(llvm: int) -> dict[str, dict[str, Any]]:
    """The definitions of each dialect of a release that has data already."""
    if llvm == BASE:
        return documents_in(Path(DIALECTS))
    registry = VersionRegistry(llvm)
    return {name: dict(registry.document(name) or {}) for name in registry.dialect_names()}


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the differences of one release. Made in the order of the chain, newest first."""
    parser = argparse.ArgumentParser(
        prog="python -m pydealloc.dialects.releases", description="Store the definitions of an LLVM release."
    )
    parser.add_argument("llvm", type=int, choices=sorted(CHAIN), help="the release")
    parser.add_argument(
        "definitions",
        type=Path,
        help="folder that `./dev ods --out` wrote for it, or the file with what is written of it",
    )
    options = parser.parse_args(arguments)
    before = documents_of(CHAIN[options.llvm])
    if options.definitions.is_file():
        after = changed(before, json.loads(options.definitions.read_text(encoding="utf-8")))
    else:
        after = documents_in(options.definitions)
        # Dialects that we describe ourselves in part have no TableGen file in any release.
        after.update({name: document for name, document in before.items() if document.get("partial")})
    changes = difference(before, after)
    for name, document in after.items():
        assert name not in changes or applied(before.get(name, {}), changes[name]) == document
    size = write_difference(options.llvm, changes)
    print(f"LLVM {options.llvm}: {len(changes)} dialects differ from LLVM {CHAIN[options.llvm]}, {size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
