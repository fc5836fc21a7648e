"""The server for browsers: its worker and all that it loads, for the playground and for the VS Code extension."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import sys
import tempfile
import zipfile
from contextlib import suppress
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "vscode-extension"))

import notices  # noqa: E402
import npm  # noqa: E402
import server_packages  # noqa: E402
from npm import Failure, node_packages, run  # noqa: E402

MODULES = HERE / npm.MODULES
INTERPRETER = ("pyodide.asm.wasm", "pyodide.asm.mjs")
PACKAGES, REST, ANSWERS = "packages", "rest.zst", "answers.json"
COMPILED = HERE.parent / "build" / "compiled"
FIRST = HERE.parent / "vscode-extension" / "walkthrough" / "example.mlir"
"""The program that the page begins with."""
LIBRARY = "python_stdlib.zip"
"""The library of Python, which the loader loads too: ours has no sources, which would be compiled at each start."""
UNUSED_LIBRARY = (
    *("_pyrepl", "ctypes", "curses", "dbm", "ensurepip", "idlelib", "lib2to3", "pydoc_data", "sqlite3", "tkinter"),
    *("turtledemo", "unittest", "venv", "wsgiref", "xmlrpc", "antigravity.py", "bdb.py", "cProfile.py", "doctest.py"),
    *("ftplib.py", "imaplib.py", "mailbox.py", "pdb.py", "pickletools.py", "poplib.py", "profile.py", "pstats.py"),
    *("pydoc.py", "rlcompleter.py", "smtplib.py", "statistics.py", "trace.py", "turtle.py", "webbrowser.py"),
    *("_pyio.py", "optparse.py", "xml", "http/server.py", "http/cookiejar.py", "http/cookies.py"),
)
"""Parts of Python's library that neither Pyodide nor the server imports."""
USED_ENCODINGS = (
    "__init__",
    "aliases",
    "ascii",
    "cp437",
    "cp1252",
    "idna",
    "latin_1",
    "unicode_escape",
    "utf_16",
    "utf_8",
)
OLDER_PYTHONS = ("exceptiongroup", "tomli")
"""Packages that Python brings itself, from some version on."""
FIRST_DAY = (1980, 1, 1, 0, 0, 0)
UNUSED = (".pyi", ".typed")


def build_server(folder: Path, installed: Path | None = None) -> tuple[list[notices.Notice], dict[str, Any]]:
    """Put into `folder`, which is emptied, the worker that serves, all that it loads, and `parts.json`, a list of that.

    Returned with the notices: what this server says about the program in `FIRST`, as `pack.py` has it.

    `installed`: a folder with the server's packages as sources, which stays as it is; None: they are installed.
    """
    program = node_packages(HERE)
    folder = folder.resolve()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as temporary:
        packages, meta = Path(temporary) / "packages", Path(temporary) / "meta.json"
        if installed is None:
            server_packages.install(packages)
        else:
            shutil.copytree(installed, packages, ignore=shutil.ignore_patterns("__pycache__"))
        terms = notices.of_python(packages)
        _leave_out(packages)
        library = Path(temporary) / "library"
        shutil.unpack_archive(MODULES / "pyodide" / LIBRARY, library)
        for name in UNUSED_LIBRARY:
            _remove(library / name)
        for path in (library / "encodings").iterdir():
            if path.stem not in USED_ENCODINGS:
                _remove(path)
        compiled = _compiled(program, packages, library)
        shutil.copyfile(compiled / REST, folder / REST)
        pack(compiled / PACKAGES, folder)
        pack(compiled / LIBRARY, folder)
        run(program, "esbuild.mjs", folder, "worker", "--meta", meta, cwd=HERE)
        terms += notices.of_node(json.loads(meta.read_text(encoding="utf-8"))["inputs"], HERE)
    for name in INTERPRETER:
        pack(MODULES / "pyodide" / name, folder)
    names = sorted(path.name for path in folder.iterdir() if path.name not in ("worker.js", "parts.json"))
    python = json.loads((compiled / ANSWERS).read_text(encoding="utf-8"))
    copyright, *_ = python["copyright"].splitlines()
    if f"{copyright.rstrip('.')};" not in (notices.ADDED / "python.txt").read_text(encoding="utf-8"):
        raise Failure(f"the notices have the terms of another Python than that of Pyodide: {copyright}")
    parts = {"files": {name: (folder / name).stat().st_size for name in names}, "python": python["info"]}
    write(folder / "parts.json", json.dumps(parts, indent=2) + "\n")
    return terms, python["answers"]


def _compiled(program: Path, packages: Path, library: Path) -> Path:
    """A folder with what `compile.mjs` makes of both folders, the library as one file, and what it says.

    It is kept in this checkout: the extension and the playground need the same, and it is half of the time of both.
    """
    digest = hashlib.sha256()
    ours = (HERE / "compile.mjs", HERE / "pack.py", Path(__file__).resolve(), HERE / npm.LOCK, FIRST)
    for root, paths in ((HERE.parent, ours), (packages, packages.rglob("*")), (library, library.rglob("*"))):
        for path in sorted(path for path in paths if path.is_file()):
            content = path.read_bytes()
            digest.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode() + content)
    kept = COMPILED / digest.hexdigest()
    if kept.is_dir():
        return kept
    COMPILED.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".", dir=COMPILED) as temporary:
        made = Path(temporary) / "made"
        made.mkdir()
        said = run(program, "--no-warnings", "compile.mjs", packages, library, FIRST, made, cwd=HERE)
        _zip(library, made / LIBRARY)
        write(made / ANSWERS, said.splitlines()[-1])
        for older in COMPILED.glob("[!.]*"):
            shutil.rmtree(older, ignore_errors=True)
        with suppress(OSError):  # Another build was faster, with the same.
            made.replace(kept)
    return kept


def pack(path: Path, folder: Path) -> None:
    """As `src/packed.ts` unpacks it."""
    (folder / f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")


def _leave_out(packages: Path) -> None:
    for info in packages.glob("*.dist-info"):
        shutil.rmtree(info)
    for name in OLDER_PYTHONS:
        _remove(packages / name)
    for path in packages.rglob("*"):
        if path.suffix in UNUSED:
            path.unlink()


def _zip(folder: Path, archive: Path) -> None:
    """The same files make the same archive. They are not compressed: the browser unpacks faster than Python."""
    with zipfile.ZipFile(archive, "w") as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                info = zipfile.ZipInfo(path.relative_to(folder).as_posix(), FIRST_DAY)
                packed.writestr(info, path.read_bytes())


def _remove(path: Path) -> None:
    shutil.rmtree(path, ignore_errors=True)
    path.unlink(missing_ok=True)
