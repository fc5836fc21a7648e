"""One running code-server with folders of its own: settings, extensions, home, workspace."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.editors.vscode.installation import entry, node
from tests.editors.vscode.noise import complaints_in

PATIENCE = float(os.environ.get("PYDEALLOC_PATIENCE", "120"))
"""Seconds. For whatever is waited for: long, so that a loaded machine is no failure."""

QUIET_SETTINGS: dict[str, Any] = {
    "telemetry.telemetryLevel": "off",
    "workbench.startupEditor": "none",
    "workbench.tips.enabled": False,
    "workbench.enableExperiments": False,
    "workbench.settings.enableNaturalLanguageSearch": False,
    "workbench.secondarySideBar.defaultVisibility": "hidden",
    "chat.disableAIFeatures": True,
    "chat.commandCenter.enabled": False,
    "extensions.ignoreRecommendations": True,
    "extensions.autoCheckUpdates": False,
    "update.mode": "none",
    "git.enabled": False,
    "npm.autoDetect": "off",
    "files.autoSave": "off",
    "files.hotExit": "off",
    "security.workspace.trust.enabled": False,
    "editor.inlayHints.enabled": "on",
    "editor.codeLens": True,
    "editor.minimap.enabled": False,
    "editor.cursorBlinking": "solid",
    "workbench.reduceMotion": "on",
}
"""What keeps a workbench from showing, or asking the network for, anything that is not ours."""


class CodeServer:
    """Started by `start`, ended by `stop`, with all its processes.

    Attributes:
        workspace: the folder that is opened; the tests write their files into it.
        data: VS Code's user data; its logs are in `logs/`.
    """

    def __init__(self, version: str, root: Path, path: str, arguments: tuple[str, ...] = ()) -> None:
        """`path` is the PATH its processes see; `arguments` are more of code-server's own."""
        script = entry(version)
        assert script is not None
        self.version = version
        self.root = root
        self.workspace = root / "workspace"
        self.data = root / "data"
        self.extensions = root / "extensions"
        self.path = path
        self.arguments = arguments
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self._command = [str(node()[0]), str(script)]
        for folder in (self.workspace, self.data / "User", self.extensions, root / "home"):
            folder.mkdir(parents=True)
        (root / "config.yaml").write_text("", encoding="utf-8")

    def _common(self) -> list[str]:
        folders = ["--user-data-dir", str(self.data), "--extensions-dir", str(self.extensions)]
        return [*self._command, "--config", str(self.root / "config.yaml"), *folders]

    def _environment(self) -> dict[str, str]:
        """Nothing of the machine's own: no proxies, no index of packages, no Python of a virtual environment."""
        return {"HOME": str(self.root / "home"), "PATH": self.path, "LANG": "C.UTF-8", "SHELL": "/bin/sh"}

    def install(self, package: Path) -> None:
        """Install the extension from its package, as a user does."""
        command = [*self._common(), "--install-extension", str(package)]
        result = subprocess.run(command, env=self._environment(), capture_output=True, text=True, timeout=PATIENCE)
        assert result.returncode == 0, result.stdout + result.stderr

    def write_settings(self, settings: dict[str, Any]) -> None:
        """The user's settings: quiet ones, and these. VS Code reads them when it starts."""
        target = self.data / "User" / "settings.json"
        target.write_text(json.dumps({**QUIET_SETTINGS, **settings}, indent=2), encoding="utf-8")

    def configure(self, settings: dict[str, Any]) -> None:
        """The settings of the workspace. VS Code reads them at once if the file was there when it was started."""
        self.write(".vscode/settings.json", json.dumps(settings, indent=2))

    def write(self, name: str, text: str) -> Path:
        """A file of the workspace."""
        path = self.workspace / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def start(self) -> None:
        self.port = _free_port()
        command = [
            *self._common(),
            *("--auth", "none", "--bind-addr", f"127.0.0.1:{self.port}", "--disable-telemetry"),
            *("--disable-update-check", "--disable-getting-started-override", "--ignore-last-opened"),
            *self.arguments,
        ]
        with (self.root / "code-server.log").open("ab") as log:
            self.process = subprocess.Popen(
                command,
                env=self._environment(),
                cwd=self.root,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        wait_until(self._answers, "code-server to answer")

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, "code-server has ended"
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=5) as response:
                return response.status == 200
        except (urllib.error.URLError, OSError):
            return False

    def stop(self) -> None:
        """End it and whatever it has started."""
        if self.process is None:
            return
        group = self.process.pid
        _signal_group(group, signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(5)
        _signal_group(group, signal.SIGKILL)
        self.process.wait(5)
        self.process = None

    def server_processes(self) -> list[int]:
        """The ids of our language servers below it, by what they were started with; each before what it started."""
        assert self.process is not None
        return [
            process
            for process, command in descendants(self.process.pid)
            if "node" not in Path(command[0]).name and any("pydealloc" in argument for argument in command)
        ]

    def logs(self) -> Iterator[tuple[str, str]]:
        """Name and text of each log that VS Code has written."""
        for log in sorted((self.data / "logs").rglob("*.log")):
            yield log.relative_to(self.data / "logs").as_posix(), log.read_text(encoding="utf-8", errors="replace")

    def complaints(self) -> list[str]:
        """What the logs call errors of our extension, with their reasons."""
        return [line for name, text in self.logs() for line in complaints_in(name, text)]

    def keep_logs(self, target: Path) -> None:
        """Copy what helps to find out why a test has failed."""
        if (self.data / "logs").is_dir():
            shutil.copytree(self.data / "logs", target / "logs", dirs_exist_ok=True)
        if (self.root / "code-server.log").is_file():
            target.mkdir(parents=True, exist_ok=True)
            shutil.copy2(self.root / "code-server.log", target)


def descendants(root: int) -> list[tuple[int, list[str]]]:
    """Process ids below `root`, with their command lines; those that end meanwhile are left out."""
    children: dict[int, list[int]] = {}
    commands: dict[int, list[str]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            # The name, in parentheses, may itself contain anything.
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            words = (folder / "cmdline").read_bytes().decode("utf-8", "replace").split("\0")
        except (OSError, IndexError, ValueError):
            continue
        children.setdefault(parent, []).append(int(folder.name))
        commands[int(folder.name)] = [word for word in words if word]
    found: list[tuple[int, list[str]]] = []
    pending = [root]
    while pending:
        below = children.get(pending.pop(), [])
        found += [(child, commands[child]) for child in below if commands[child]]
        pending += below
    return found


def wait_until(holds: Callable[[], object], what: str, patience: float = PATIENCE) -> None:
    """Ask again and again until it holds; fails, naming `what`, when it never does."""
    end = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < end, f"waited {patience:.0f} seconds in vain for {what}"
        time.sleep(0.1)


def happens(holds: Callable[[], object], seconds: float = 5) -> bool:
    """Whether it holds within that time: for what may have to be asked for again."""
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def python_only(folder: Path) -> str:
    """A PATH with the system's own programs and this Python, which has none of our packages."""
    folder.mkdir(parents=True, exist_ok=True)
    base = getattr(sys, "_base_executable", None) or sys.executable
    (folder / "python3").symlink_to(base)
    return str(folder)


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def _signal_group(group: int, number: int) -> None:
    with suppress(ProcessLookupError):
        os.killpg(group, number)
