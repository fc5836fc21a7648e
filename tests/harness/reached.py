"""The test files that a change reaches, read from imports and names: nothing is imported.

    python -m tests.harness.reached [FILE...]     those that the files reach, by default the files that differ from main

A file uses what it imports, also in functions, and what its strings name: a module that it starts, a page, a folder of
data. A test, or its data, uses a dialect where it says `name.`, because dialects are loaded by their names. A test that
goes through the project's files uses all of them. Whoever uses a changed file, by however many steps, is reached.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Collection, Iterator
from functools import cache
from itertools import accumulate

from tests.harness.tree import LAYERS, ROOT, parsed, project_files, read

EVERYTHING = frozenset(["pyproject.toml", "requirements.lock", "tests/conftest.py", "__init__.py"])
"""Files that each test depends on."""
_MAIN = ("main", "origin/main")
_ALL_FILES = re.compile(r"\b(?:project_files|package_files|LAYERS)\b")
"""What a test says that goes through the project's files."""
_ALL_FILES_THEMSELVES = ("tests/harness/tree.py", "tests/harness/reached.py")
_ALL_DIALECTS = re.compile(r"\bdialect_names\b")
_DIALECT = re.compile(r"(?<![\w.])([a-z]\w*)\.[a-z]")
_DATA = (".md", ".mlir", ".tsv", ".jsonl", ".txt")
"""Ends of the data in which dialects are looked for."""
_MODULE = re.compile(r"(?:pydealloc|tests|web)(?:\.\w+)+")
_IMPORT = re.compile(
    r"^[ \t]*(?:import (?P<modules>\w[\w., ]*)"
    r"|from (?P<dots>\.*)(?P<base>[\w.]*) import (?P<names>\([^)]*\)|[^\n(]+))",
    re.MULTILINE,
)
"""Read from the text: trees of all files of the product take ten times as long."""
_NAME = re.compile(r"\w+")
_PATH = re.compile(r"[\w./@-]+")
_FOLDER = re.compile(r"\b(?:r?glob|literate|iterdir)\(")
"""What a test says that reads files of a folder without naming them."""


def changed_files() -> list[str]:
    """The files that differ from the last commit in common with main, those not committed or added included; sorted.

    Raises:
        LookupError: there is no git, or it knows no main.
    """
    for main in _MAIN:
        if base := _git("merge-base", main, "HEAD"):
            # A renamed file is one that went and one that came.
            differing = _git("diff", "-z", "--name-only", "--no-renames", base[0])
            return sorted({*differing, *_git("ls-files", "-z", "--others", "--exclude-standard")})
    raise LookupError("git knows no main to compare with")


def _git(*arguments: str) -> list[str]:
    """What git printed, by lines or, with `-z`, by NULs; nothing where it failed."""
    try:
        told = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return []
    return [name for name in told.decode().replace("\n", "\0").split("\0") if name]


def files_with_tests() -> list[str]:
    """The files in which `./dev test` looks for tests."""
    found = [name for name in project_files() if re.fullmatch(r"tests/(.*/)?test_\w+\.py", name)]
    return [name for name in found if not name.startswith("tests/editors/")]


def reached(changed: Collection[str]) -> list[str]:
    """The test files that use one of the files `changed`, which need not exist any more; sorted."""
    if not changed or not EVERYTHING.isdisjoint(changed):
        return files_with_tests() if changed else []
    users = _users()
    found, left = {*changed}, [*changed, _ANY_FILE]
    while left:
        name = left.pop()
        new = set[str]().union(*(users.get(known, ()) for known in _known_as(name))) - found
        found |= new
        left += new
    return [name for name in files_with_tests() if name in found]


_ANY_FILE, _ANY_DIALECT = "any file", "any dialect"


@cache
def _users() -> dict[str, set[str]]:
    users: dict[str, set[str]] = defaultdict(set)
    for name in project_files():
        for used in _uses(name):
            users[used].add(name)
    return users


def _known_as(name: str) -> Iterator[str]:
    """The file itself, and what stands for it in `_uses`."""
    yield name
    if name == _ANY_FILE:
        return
    *folders, last = name.split("/")
    if name.startswith("dialects/") and len(folders) > 1:
        yield f"dialect {folders[1]}"
        yield _ANY_DIALECT
    if not name.endswith(".py"):
        yield f"name {last}"
        if folders:
            yield f"folder {folders[-1]}"


def _uses(name: str) -> Iterator[str]:
    is_product = name.split("/", maxsplit=1)[0] in LAYERS
    if name.endswith(".py"):
        yield from _imported(name)
        if name == "passes/__init__.py":
            yield from (other for other in project_files() if re.fullmatch(r"passes/\w+\.py", other))
        if name == "ods/dialect_modules.py":
            # Its operations are in each program.
            yield "dialect builtin"
        if not is_product and name not in _ALL_FILES_THEMSELVES:
            yield from _named(name)
    elif name.endswith(_DATA) and not is_product:
        yield from _dialects(read(name))


def _imported(name: str) -> Iterator[str]:
    package = [*(["pydealloc"] if name.split("/", maxsplit=1)[0] in LAYERS else []), *name.split("/")[:-1]]
    for found in _IMPORT.finditer(read(name)):
        if found["modules"]:
            for module in found["modules"].split(","):
                yield from _files_of(module.split()[0])
            continue
        dots = len(found["dots"])
        above = package[: len(package) - dots + 1] if dots else []
        base = ".".join([*above, *([found["base"]] if found["base"] else [])])
        for imported in _NAME.findall(found["names"]):
            yield from _files_of(f"{base}.{imported}")


def _files_of(module: str) -> Iterator[str]:
    """The files that an import of the module may run; the last part may be a name in one of them."""
    parts = module.split(".")
    if parts[0] == "pydealloc":
        del parts[0]
    for count in range(1, len(parts) + 1):
        path = "/".join(parts[:count])
        yield f"{path}.py"
        yield f"{path}/__init__.py"


def _named(name: str) -> Iterator[str]:
    """What a file of Python that is no product uses without importing it."""
    text = read(name)
    if _ALL_FILES.search(text):
        yield _ANY_FILE
    if _ALL_DIALECTS.search(text):
        yield _ANY_DIALECT
    reads_folders = _FOLDER.search(text) is not None
    arguments: set[str] = set()
    for node in ast.walk(parsed(name)):
        if isinstance(node, ast.arg):
            arguments.add(node.arg)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from _dialects(node.value)
            if _MODULE.fullmatch(node.value):
                yield from _files_of(f"{node.value}.__main__")
            elif _PATH.fullmatch(node.value):
                for found in node.value.split("/"):
                    yield f"name {found}"
                    if reads_folders:
                        yield f"folder {found}"
    for folder in accumulate(name.split("/")[:-1], "{}/{}".format):
        shared = f"{folder}/conftest.py"
        if shared in project_files() and not arguments.isdisjoint(_functions(shared)):
            yield shared


@cache
def _functions(name: str) -> frozenset[str]:
    found = (node for node in parsed(name).body if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)))
    return frozenset(node.name for node in found)


def _dialects(text: str) -> Iterator[str]:
    for dialect in {*_DIALECT.findall(text)}:
        yield f"dialect {dialect}"
        # Folders of those that are words of Python's end in an underscore.
        yield f"dialect {dialect}_"


def main(names: list[str]) -> int:
    try:
        changed = names or changed_files()
    except LookupError as reason:
        print(reason, file=sys.stderr)
        return 1
    print("\n".join(reached(changed)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
