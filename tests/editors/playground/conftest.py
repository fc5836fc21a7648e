"""The playground, built once from the tree and served on this machine, and a page of it for each test."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.editors.playground.playground import Playground
from tests.harness.tree import ROOT
from web.serving import address, static_server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

UNAVAILABLE = 3


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The static folder, as `./dev playground` makes it."""
    made = tmp_path_factory.mktemp("web") / "playground"
    build = [sys.executable, str(ROOT / "web" / "build.py"), "page", str(made)]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    if done.returncode == UNAVAILABLE:
        pytest.skip(f"the playground cannot be built here: {done.stderr.strip()}")
    assert done.returncode == 0, done.stdout + done.stderr
    return made


@pytest.fixture(scope="session")
def url(folder: Path) -> Iterator[str]:
    """Below a folder of its own, as where it is part of a site."""
    with static_server(folder.parent) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"{address(server)}{folder.name}/"
        server.shutdown()


@pytest.fixture
def playground(browser: Browser, url: str) -> Iterator[Playground]:
    """A page of a new visitor; what it calls an error fails the test."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, bypass_csp=True)
    shown = Playground(context.new_page(), url)
    yield shown
    context.close()
    assert shown.errors == []
    assert shown.strangers == []
