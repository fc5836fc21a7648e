"""What the extension does without an editor: its own tests, and colours that it shares with the server."""

from __future__ import annotations

import re
import subprocess

import pytest

from pydealloc.server.pictures import colours
from tests.vscode_extension.grammars import EXTENSION, node

ROLE = re.compile(r'light: "(#[0-9a-f]{6})", dark: "(#[0-9a-f]{6})"')


def test_units() -> None:
    program = node()
    if program is None:
        pytest.skip("there is no Node")
    # Types are left out by Node itself, from version 22.18 on.
    if subprocess.run([program, "-e", "process.exit(process.features.typescript ? 0 : 1)"], check=False).returncode:
        pytest.skip("this Node does not know TypeScript")
    quiet = "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON"
    command = [program, quiet, "--test", "--test-reporter=spec", "test/*.test.ts"]
    done = subprocess.run(command, cwd=EXTENSION, capture_output=True, encoding="utf-8", timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_pictures_have_the_colours_of_the_server() -> None:
    text = (EXTENSION / "src" / "views" / "picture" / "colours.ts").read_text(encoding="utf-8")
    assert dict(ROLE.findall(text)) == colours.DARK
