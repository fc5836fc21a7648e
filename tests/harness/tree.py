"""The project's files, packages and imports, read from the text: nothing is imported."""

from __future__ import annotations

import ast
import os
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

LAYERS = ("server", "passes", "analysis", "syntax", "dialects", "ods", "ir")
"""Top to bottom: a package may import those after it, never those before it."""

ROOMS = {
    "server": "io < config facts < run batch pictures < features < session report < lsp commands < selftest < .",
    "passes": "pass_manager < rewriting < ownership minimal out_params retired bufferize < .",
    "analysis": ". < buffers < dataflow < calls < placement < peak < ownership < lints limitations verifier",
    "syntax": "text < types < parser < document < printer < layout bytecode",
    "ods": "bufferization < . < verification from_tablegen < from_irdl",
}
"""Bottom to top, the rooms of a layer: each may import those before it, and none of those beside or after it.

A dot is the layer's own modules. Of `dialects/`, `tests/test_subjects.py` has the rules: `common/` is there for
all, and no two folders import each other.
"""


@cache
def project_files() -> tuple[str, ...]:
    """Every file that is, or would be, under version control, relative to the root, sorted.

    Files deleted but not yet committed are left out. In an unpacked sdist, where there is no history to
    ask, every file counts that does not lie in a hidden or generated folder.
    """
    if (ROOT / ".git").exists():
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
        names = {os.fsdecode(name) for name in listed.split(b"\0") if name}
    else:
        names = {path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*") if not _is_generated(path)}
    return tuple(sorted(name for name in names if (ROOT / name).is_file()))


def _is_generated(path: Path) -> bool:
    parts = path.relative_to(ROOT).parts
    return any(part.startswith(".") or part in {"__pycache__", "build", "dist"} for part in parts[:-1])


def package_files() -> tuple[str, ...]:
    """The Python files of our own packages: not the root's, not the tests'."""
    return tuple(name for name in project_files() if name.endswith(".py") and name.split("/")[0] in LAYERS)


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@cache
def parsed(name: str) -> ast.Module:
    return ast.parse(read(name), filename=name)


@dataclass(frozen=True)
class Import:
    """One imported module. `target` is a dotted name, ours beginning with `pydealloc`."""

    importer: str
    line: int
    target: str
    relative: bool

    @property
    def place(self) -> str:
        return f"{self.importer}:{self.line}"

    @property
    def layer(self) -> str | None:
        """The folder of ours that is imported; None for the root package and for other people's modules."""
        parts = self.target.split(".")
        return parts[1] if parts[0] == "pydealloc" and len(parts) > 1 else None


def module_name(name: str) -> str:
    """`ir/types.py` is `pydealloc.ir.types`, `ir/__init__.py` is `pydealloc.ir`."""
    parts = ["pydealloc", *name.removesuffix(".py").split("/")]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def imports_of(name: str) -> tuple[Import, ...]:
    """Every import of the file, those in functions and under `TYPE_CHECKING` included."""
    return tuple(imports_in(name, parsed(name)))


def imports_in(name: str, tree: ast.Module) -> Iterator[Import]:
    """The imports of a syntax tree, as of the file `name`.

    `from . import types` names the submodule when there is one and the package itself when there is not.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(name, node.lineno, alias.name, relative=False)
        elif isinstance(node, ast.ImportFrom):
            base = base_of(name, node)
            for alias in node.names:
                submodule = f"{base}.{alias.name}"
                target = submodule if submodule in _our_modules() else base
                yield Import(name, node.lineno, target, relative=node.level > 0)


def base_of(name: str, node: ast.ImportFrom) -> str:
    """The dotted name of the module that `node`, of the file `name`, imports from."""
    if node.level == 0:
        return node.module or ""
    package = ["pydealloc", *name.split("/")[:-1]]
    # More dots than folders cannot be imported at all: stay at the root, where no arrow allows anything.
    kept = package[: max(1, len(package) - (node.level - 1))]
    return ".".join([*kept, *([node.module] if node.module else [])])


@cache
def _our_modules() -> frozenset[str]:
    return frozenset(module_name(name) for name in package_files())
