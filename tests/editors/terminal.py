"""A terminal that a test types into and reads, by tmux."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.editors.places import ARTEFACTS
from tests.editors.under_test import PATIENCE

COLUMNS, LINES = 150, 44


class Terminal:
    """One window of a tmux server of its own. `name`: for what a failure leaves behind."""

    def __init__(self, socket: Path, name: str) -> None:
        self._socket = socket
        self._name = re.sub(r"\W+", "-", name).strip("-")

    @classmethod
    def start(cls, folder: Path, name: str) -> Terminal:
        """Skips the test where there is no tmux."""
        if shutil.which("tmux") is None:
            pytest.skip("tmux is not installed (apt-get install tmux)")
        return cls(folder / "tmux", name)

    def run(self, command: list[str], cwd: Path, env: dict[str, str]) -> None:
        """Start the command in the window. Its output is kept after it ends."""
        size = ["-x", str(COLUMNS), "-y", str(LINES)]
        self._tmux("-f", "/dev/null", "new-session", "-d", *size, "-c", str(cwd), shlex.join(command), env=env)

    def keys(self, *keys: str) -> None:
        """Type: names of keys as tmux has them, anything else as text."""
        for key in keys:
            literal = [] if re.fullmatch(r"Enter|Escape|C-.|M-.|Tab|Up|Down", key) else ["-l"]
            self._tmux("send-keys", *literal, "--", key)

    def screen(self) -> str:
        return self._tmux("capture-pane", "-p").stdout

    def wait_for(self, text: str) -> None:
        """Until the screen shows `text`."""
        self._wait(lambda screen: text in screen, f"`{text}`")

    def wait_for_none(self, text: str) -> None:
        """Until the screen shows `text` no more."""
        self._wait(lambda screen: text not in screen, f"no `{text}`")

    def stop(self) -> None:
        self._tmux("kill-server")

    def _wait(self, is_there: Callable[[str], bool], what: str) -> None:
        deadline = time.monotonic() + PATIENCE
        screen = self.screen()
        while not is_there(screen):
            if time.monotonic() > deadline:
                ARTEFACTS.mkdir(parents=True, exist_ok=True)
                (ARTEFACTS / f"{self._name}.txt").write_text(screen)
                pytest.fail(f"the screen never showed {what}:\n{screen}", pytrace=False)
            time.sleep(0.05)
            screen = self.screen()

    def _tmux(self, *arguments: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
        command = ["tmux", "-u", "-S", str(self._socket), *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False, env=env)
