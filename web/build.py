"""Build of the playground for `./dev`, and of the server for browsers, which VS Code for the Web shares.

build.py page [FOLDER]                the playground, in one static folder (build/playground of the project)
build.py page FOLDER SITE [SOURCE]    the same as part of a site, with links to its first page and to the repository
build.py server FOLDER [PACKAGES]     the server's worker, what that loads, and notices; PACKAGES: the server's
                                      Python packages, if they are installed somewhere already
build.py serve [PORT]                 both: the playground, on localhost until it is interrupted
build.py lint                         eslint, if anything has changed since it was content
build.py types                        tsc, likewise
build.py lock                         package-lock.json anew, after a change of package.json
"""

from __future__ import annotations

import hashlib
import html
import json
import shutil
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "vscode-extension"))

import first_view  # noqa: E402
import notices  # noqa: E402
import npm  # noqa: E402
from browser_server import FIRST, MODULES, build_server, pack, write  # noqa: E402
from npm import UNAVAILABLE, Failure, Unavailable, node_packages, run  # noqa: E402
from serving import address, static_server  # noqa: E402

PAGE = ROOT / "build" / "playground"
PORT = 8626
STATIC = HERE / "static"
FIRST_NAME = "first_steps"
"""As `src/page/page.ts` calls the program that the page begins with."""


def server(folder: Path, installed: Path | None = None) -> None:
    """The server's files alone, as `build_server` makes them, with their notices beside them."""
    terms, _ = build_server(folder, installed)
    write(folder / "NOTICES.txt", notices.text(set(terms)))


def page(folder: Path = PAGE, documents: str = "", repository: str = "") -> None:
    """Make the playground in `folder`, which is emptied: everything that it ever loads, and nothing from elsewhere.

    `documents`: the address of the site's first page, which the page leads to, from the playground; `repository`: of
    the source. Without them there are no such links.
    """
    program = node_packages(HERE)
    folder = folder.resolve()
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(STATIC, folder)
    with tempfile.TemporaryDirectory() as temporary:
        meta = Path(temporary) / "meta.json"
        run(program, "esbuild.mjs", folder, "page", "--meta", meta, cwd=HERE)
        inputs = json.loads(meta.read_text(encoding="utf-8"))["inputs"]
    terms, answers = build_server(folder / "server")
    terms += notices.of_node(inputs, HERE)
    for name in ("page.js", "editorWorker.js", "pictureWorker.js"):
        pack(folder / name, folder)
        (folder / name).unlink()
    pack(MODULES / "vscode-oniguruma" / "release" / "onig.wasm", folder)
    shutil.copyfile(ROOT / "vscode-extension" / "syntaxes" / "mlir.tmLanguage.json", folder / "mlir.tmLanguage.json")
    write(folder / "examples.json", json.dumps(examples(), ensure_ascii=False))
    text = FIRST.read_text(encoding="utf-8")
    shown = {name: answers[name] for name in ("codeLens", "inlayHint", "result")}
    write(folder / "first.json", json.dumps({"text": text, **shown}, ensure_ascii=False))
    start = (folder / "index.html").read_text(encoding="utf-8")
    millions = sum(size for name, size in sizes(folder).items() if name != "NOTICES.txt") / 1e6
    for place, words in {
        "PROGRAM": first_view.program(text, shown["inlayHint"], shown["codeLens"]),
        "RESULT": first_view.differences(text, shown["result"]),
        "SIZE": f"{millions:.0f} MB",
        "LINKS": _links(documents, repository),
    }.items():
        start = start.replace(f"<!-- {place} -->", words)
    write(folder / "index.html", start)
    write(folder / "NOTICES.txt", notices.text(set(terms)))
    _name_files(folder)


def _links(documents: str, repository: str) -> str:
    links = {"Source": repository}
    if documents:
        links = {"Documentation": documents, "Install": f"{documents}editors/", **links}
    return "".join(f' <a href="{html.escape(link)}">{name}</a>' for name, link in links.items() if link)


def _name_files(folder: Path) -> None:
    """Put into the service worker which files there are; a changed file makes it another one."""
    worker = folder / "serviceWorker.js"
    files = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    digests = {
        name: hashlib.sha256(path.read_bytes()).hexdigest()[:16] for name, path in files.items() if path != worker
    }
    write(worker, f"const FILES = {json.dumps(digests)};\n{worker.read_text(encoding='utf-8')}")


def examples() -> dict[str, str]:
    """Programs of the menu, by their names: those that need no files beside them, the simplest first."""
    first = {FIRST_NAME: FIRST.read_text(encoding="utf-8")}
    return first | {path.stem: path.read_text(encoding="utf-8") for path in sorted((ROOT / "examples").glob("*.mlir"))}


def sizes(folder: Path) -> dict[str, int]:
    """Bytes of each file of the playground, by its path; the largest first."""
    found = {path.relative_to(folder).as_posix(): path.stat().st_size for path in folder.rglob("*") if path.is_file()}
    return dict(sorted(found.items(), key=lambda part: -part[1]))


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
    sources += (ROOT / "server" / "pictures" / "memory" / "view").iterdir()
    npm.unless_content(HERE, sources, name, script, *arguments)


def lock() -> None:
    npm.lock(HERE)


VERBS = {"lint": lint, "types": types, "lock": lock}


def main(arguments: list[str]) -> int:
    verb, *rest = arguments or [""]
    try:
        if verb == "page" and len(rest) < 4:
            folder, documents, repository = [*rest, "", "", ""][:3]
            page(Path(folder or PAGE), documents, repository)
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
