"""Build of the playground for `./dev`, and of the server for browsers, which VS Code for the Web shares.

build.py page [FOLDER]                the playground, in one static folder (build/playground of the project)
build.py server FOLDER [PACKAGES]     the server's worker and what that loads; PACKAGES: the server's Python packages,
                                      if they are installed somewhere already
build.py serve [PORT]                 both: the playground, on localhost until it is interrupted
build.py lint                         eslint, if anything has changed since it was content
build.py types                        tsc, likewise
build.py lock                         package-lock.json anew, after a change of package.json
"""

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

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "vscode-extension"))

import notices  # noqa: E402
import npm  # noqa: E402
import server_packages  # noqa: E402
from npm import UNAVAILABLE, Failure, Unavailable, node_packages, run  # noqa: E402
from serving import address, static_server  # noqa: E402

MODULES = HERE / npm.MODULES
PAGE = ROOT / "build" / "playground"
PORT = 8626
STATIC = HERE / "static"
INTERPRETER = "pyodide.asm.wasm"
"""Packed here, and unpacked by the worker: not every server packs what it sends."""
PACKAGES = "packages.zip.zst"
LIBRARY = "python_stdlib.zip"
"""The library of Python, which the loader loads too: ours has no sources, which would be compiled at each start."""
UNUSED_LIBRARY = (
    *("_pyrepl", "ctypes", "curses", "dbm", "ensurepip", "idlelib", "lib2to3", "pydoc_data", "sqlite3", "tkinter"),
    *("turtledemo", "unittest", "venv", "wsgiref", "xmlrpc", "antigravity.py", "bdb.py", "cProfile.py", "doctest.py"),
    *("ftplib.py", "imaplib.py", "mailbox.py", "pdb.py", "pickletools.py", "poplib.py", "profile.py", "pstats.py"),
    *("pydoc.py", "rlcompleter.py", "smtplib.py", "statistics.py", "trace.py", "turtle.py", "webbrowser.py"),
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


def server(folder: Path, installed: Path | None = None) -> list[notices.Notice]:
    """Put into `folder` the worker that serves, with all that it loads, and `parts.json`, which lists that.

    `installed`: a folder with the server's packages as sources, which stays as it is; None: they are installed.
    """
    program = node_packages(HERE)
    folder = folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
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
        python = run(program, "--no-warnings", "compile.mjs", packages, library, folder / PACKAGES, cwd=HERE)
        _zip(library, folder / LIBRARY)
        run(program, "esbuild.mjs", folder, "worker", "--meta", meta, cwd=HERE)
        terms += notices.of_node(json.loads(meta.read_text(encoding="utf-8"))["inputs"], MODULES)
    shutil.copyfile(MODULES / "pyodide" / "pyodide.asm.mjs", folder / "pyodide.asm.mjs")
    interpreter = (MODULES / "pyodide" / INTERPRETER).read_bytes()
    (folder / f"{INTERPRETER}.gz").write_bytes(gzip.compress(interpreter, mtime=0))
    names = sorted(path.name for path in folder.iterdir() if path.name not in ("worker.js", "parts.json"))
    parts = {
        "files": {name: (folder / name).stat().st_size for name in names},
        "python": json.loads(python.splitlines()[-1]),
    }
    _write(folder / "parts.json", json.dumps(parts, indent=2) + "\n")
    return terms


def page(folder: Path = PAGE) -> None:
    """Make the playground in `folder`, which is emptied: everything that it ever loads, and nothing from elsewhere."""
    program = node_packages(HERE)
    folder = folder.resolve()
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(STATIC, folder)
    with tempfile.TemporaryDirectory() as temporary:
        meta = Path(temporary) / "meta.json"
        run(program, "esbuild.mjs", folder, "page", "--meta", meta, cwd=HERE)
        inputs = json.loads(meta.read_text(encoding="utf-8"))["inputs"]
    terms = [*server(folder / "server"), *notices.of_node(inputs, MODULES)]
    shutil.copyfile(MODULES / "vscode-oniguruma" / "release" / "onig.wasm", folder / "onig.wasm")
    shutil.copyfile(ROOT / "vscode-extension" / "syntaxes" / "mlir.tmLanguage.json", folder / "mlir.tmLanguage.json")
    _write(folder / "examples.json", json.dumps(examples(), ensure_ascii=False))
    _write(folder / "NOTICES.txt", notices.text(set(terms)))
    _name_files(folder)


def _name_files(folder: Path) -> None:
    """Put into the service worker which files there are; a changed file makes it another one."""
    worker = folder / "serviceWorker.js"
    files = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    digests = {
        name: hashlib.sha256(path.read_bytes()).hexdigest()[:16] for name, path in files.items() if path != worker
    }
    _write(worker, f"const FILES = {json.dumps(digests)};\n{worker.read_text(encoding='utf-8')}")


def examples() -> dict[str, str]:
    """Programs of the menu, by their names: those that need no files beside them."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted((ROOT / "examples").glob("*.mlir"))}


def sizes(folder: Path) -> dict[str, int]:
    """Bytes of each file of the playground, by its path; the largest first."""
    found = {path.relative_to(folder).as_posix(): path.stat().st_size for path in folder.rglob("*") if path.is_file()}
    return dict(sorted(found.items(), key=lambda part: -part[1]))


def _write(path: Path, text: str) -> None:
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
    """The same files make the same archive."""
    with zipfile.ZipFile(archive, "w") as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                info = zipfile.ZipInfo(path.relative_to(folder).as_posix(), FIRST_DAY)
                packed.writestr(info, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)


def _remove(path: Path) -> None:
    shutil.rmtree(path, ignore_errors=True)
    path.unlink(missing_ok=True)


def serve(port: int) -> None:
    page()
    try:
        server = static_server(PAGE, port)
    except OSError as error:
        raise Failure(f"port {port}: {error.strerror}; name another") from None
    parts = sizes(PAGE)
    for name, size in parts.items():
        print(f"{size:>12,}  {name}")
    print(f"{sum(parts.values()):>12,}  bytes in {PAGE.relative_to(ROOT)}")
    print(f"the playground is at {address(server)}  (Ctrl-C ends it)", flush=True)
    with suppress(KeyboardInterrupt):
        server.serve_forever()


def lint() -> None:
    _unless_content("lint", "eslint/bin/eslint.js", "--max-warnings", "0", ".")


def types() -> None:
    _unless_content("types", "typescript/bin/tsc", "--noEmit")
    _unless_content("types-offline", "typescript/bin/tsc", "--noEmit", "--project", "src/offline")


def _unless_content(name: str, script: str, *arguments: str) -> None:
    shared = ROOT / "vscode-extension"
    sources = [*HERE.glob("*.json"), *HERE.glob("*.mjs"), shared / "tsconfig.json"]
    for folder in (HERE / "src", shared / "src" / "views"):
        sources += [path for path in folder.rglob("*") if path.is_file()]
    npm.unless_content(HERE, sources, name, script, *arguments)


def lock() -> None:
    npm.lock(HERE)


VERBS = {"lint": lint, "types": types, "lock": lock}


def main(arguments: list[str]) -> int:
    verb, *rest = arguments or [""]
    try:
        if verb == "page" and len(rest) < 2:
            page(*map(Path, rest))
        elif verb == "server" and len(rest) in (1, 2):
            server(Path(rest[0]), *map(Path, rest[1:]))
        elif verb == "serve" and len(rest) < 2 and "".join(rest).isdecimal() == bool(rest):
            serve(int(rest[0]) if rest else PORT)
        elif verb in VERBS and not rest:
            VERBS[verb]()
        else:
            print(__doc__, file=sys.stderr)
            return 2
    except Failure as failure:
        print(f"dev: web: {failure}", file=sys.stderr)
        return UNAVAILABLE if isinstance(failure, Unavailable) else 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
