"""Build of the VS Code extension for `./dev`, with the Python of the development environment, which brings Node.

build.py vsix      the package, into dist/ of the project; --unsearched: without the search for secrets in it, which
                   takes most of the time, where the same package was searched before
build.py vsix URL  the same, with links and pictures of the README at the URL, where this version's files can be read:
                   https://.../blob/v1.2.3. Marketplaces need it, since they lead out of the package
build.py bundle    what VS Code runs, into the folders here: to start the extension from the tree
build.py lint      eslint, if anything has changed since it was content
build.py types     tsc, likewise
build.py lock      package-lock.json anew, after a change of package.json
"""

from __future__ import annotations

import base64
import json
import re
import shutil
import sys
import tempfile
from pathlib import Path

import notices
import npm
import server_packages
from npm import UNAVAILABLE, Failure, Unavailable, node_packages, run

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
MODULES = HERE / npm.MODULES
VIEW = ROOT / "server" / "pictures" / "memory" / "view"
DATE = "315532800"
"""1980-01-01, the first day that a zip can name, for every file: the same tree makes the same package."""
SHIPPED = ("package.json", "README.md", "LICENSE", "language-configuration.json", ".vscodeignore")
SHIPPED_FOLDERS = ("syntaxes", "icons", "walkthrough")

ENTRY = '''\
"""Starts the language server with the packages that lie beside this file, and no others."""

import os
import sys

if sys.version_info < (3, 10):
    sys.exit("pydealloc-lsp needs Python 3.10 or newer, this is {}.{}".format(*sys.version_info))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "packages"))

from pydealloc.server.cli import main  # noqa: E402

sys.exit(main())
'''


# --- Checks ----------------------------------------------------------------------------------------------------------


def lint() -> None:
    _unless_content("lint", "eslint/bin/eslint.js", "--max-warnings", "0", ".")
    # The configuration is about the folder that eslint is started in.
    shared = ("--max-warnings", "0", "--config", str(HERE / "eslint.view.mjs"), ".")
    _unless_content("lint-view", "eslint/bin/eslint.js", *shared, cwd=VIEW)


def types() -> None:
    _unless_content("types", "typescript/bin/tsc", "--noEmit")
    _unless_content("types-browser", "typescript/bin/tsc", "--noEmit", "--project", "src/browser")
    _unless_content("types-webview", "typescript/bin/tsc", "--noEmit", "--project", "webview")


def _unless_content(name: str, script: str, *arguments: str, cwd: Path | None = None) -> None:
    sources = [*HERE.glob("*.json"), *HERE.glob("*.mjs"), *VIEW.iterdir()]
    for folder in ("src", "test", "webview"):
        sources += [path for path in (HERE / folder).rglob("*") if path.is_file()]
    npm.unless_content(HERE, sources, name, script, *arguments, cwd=cwd)


# --- The package -----------------------------------------------------------------------------------------------------


def bundle(folder: Path = HERE) -> None:
    """Make in `folder` what package.json names and is not under version control: dist/, bundled/, NOTICES.txt."""
    program = node_packages(HERE)
    node_packages(ROOT / "web")
    with tempfile.TemporaryDirectory() as temporary:
        meta = Path(temporary) / "meta.json"
        run(program, "esbuild.mjs", "--outdir", folder / "dist", "--meta", meta, cwd=HERE)
        inputs = json.loads(meta.read_text(encoding="utf-8"))["inputs"]
    packages = bundle_server(folder / "bundled")
    try:
        text = notices.text([*notices.of_node(inputs, HERE), *notices.of_python(packages)])
    except notices.UnknownTerms as unknown:
        raise Failure(str(unknown)) from None
    (folder / "NOTICES.txt").write_text(text, encoding="utf-8", newline="\n")
    # That of browsers, with notices of its own: Python is in it.
    run(sys.executable, ROOT / "web" / "build.py", "server", folder / "dist" / "browser" / "server", packages, cwd=ROOT)
    for info in packages.glob("*.dist-info"):
        shutil.rmtree(info)


def bundle_server(bundled: Path) -> Path:
    """Put the server into `bundled`; the folder with its packages."""
    shutil.rmtree(bundled, ignore_errors=True)
    packages = bundled / "packages"
    server_packages.install(packages)
    (bundled / "server.py").write_text(ENTRY, encoding="utf-8", newline="\n")
    return packages


def vsix(files: str = "", *, is_searched: bool = True) -> None:
    """Build the package; nothing in the tree is used but sources, and nothing is left there.

    `files`: the URL of the project's files; empty leaves the README's links as they are written, and packs its pictures
    into it. `is_searched`: for secrets.
    """
    manifest = json.loads((HERE / "package.json").read_text(encoding="utf-8"))
    target = ROOT / "dist" / f"{manifest['name']}-{manifest['version']}.vsix"
    program = node_packages(HERE)
    with tempfile.TemporaryDirectory() as temporary:
        stage = Path(temporary) / "extension"
        stage.mkdir()
        for path in HERE.iterdir():
            if path.name in SHIPPED:
                shutil.copyfile(path, stage / path.name)
        shutil.copyfile(ROOT / "CHANGELOG.md", stage / "CHANGELOG.md")
        for name in SHIPPED_FOLDERS:
            shutil.copytree(HERE / name, stage / name)
        if not files:
            (stage / "README.md").write_text(with_pictures(stage / "README.md"), encoding="utf-8", newline="\n")
        bundle(stage)
        made = Path(temporary) / target.name
        options = ["--no-dependencies", "--allow-missing-repository", "--out", made, *readme_links(files)]
        options += [] if is_searched else ["--allow-package-all-secrets", "--allow-package-env-file"]
        # What is executable, or writable by whom, is nobody's concern and differs between machines.
        for path in stage.rglob("*"):
            path.chmod(0o755 if path.is_dir() else 0o644)
        run(program, MODULES / "@vscode/vsce/vsce", "package", *options, cwd=stage, SOURCE_DATE_EPOCH=DATE)
        target.parent.mkdir(exist_ok=True)
        part = target.with_suffix(".part")
        shutil.copyfile(made, part)
        part.replace(target)
    print(f"{target.relative_to(ROOT)}: {target.stat().st_size:,} bytes")


def readme_links(files: str) -> list[str]:
    """The options of vsce that say where the README's links lead."""
    if not files:
        return ["--no-rewrite-relative-links"]
    raw = files.replace("/blob/", "/raw/", 1)
    return [f"--baseContentUrl={files}/{HERE.name}", f"--baseImagesUrl={raw}/{HERE.name}"]


def lock() -> None:
    npm.lock(HERE)


def with_pictures(readme: Path) -> str:
    """The text of the extension's README with its pictures in it: its page shows none from files."""

    def packed(found: re.Match[str]) -> str:
        content = base64.b64encode((HERE / found["file"]).read_bytes()).decode("ascii")
        return f"![{found['about']}](data:image/{Path(found['file']).suffix[1:]};base64,{content})"

    picture = re.compile(r"!\[(?P<about>[^\]]*)\]\((?P<file>\.\./[^)\s]+\.(?:png|gif))\)")
    return picture.sub(packed, readme.read_text(encoding="utf-8"))


VERBS = {"bundle": bundle, "lint": lint, "types": types, "lock": lock}


def main(arguments: list[str]) -> int:
    verb, *rest = arguments or [""]
    if verb not in ("vsix", *VERBS) or len(rest) > (verb == "vsix"):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        if rest == ["--unsearched"]:
            vsix(is_searched=False)
        elif verb == "vsix":
            vsix(*rest)
        else:
            VERBS[verb]()
    except Failure as failure:
        print(f"dev: vscode-extension: {failure}", file=sys.stderr)
        return UNAVAILABLE if isinstance(failure, Unavailable) else 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
