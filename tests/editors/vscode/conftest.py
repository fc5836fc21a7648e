"""One browser for all; for each module and version of VS Code one code-server, with one page that its tests share.

A test that fails is tried a second time, in a page loaded anew, and that is said. What helps to understand a failure
is in `build/editors/vscode/`.
"""

from __future__ import annotations

import itertools
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from _pytest.runner import runtestprotocol

from tests.editors.conftest import AGAIN
from tests.editors.places import ARTEFACTS
from tests.editors.vscode.installation import VERSIONS, entry
from tests.editors.vscode.instance import CodeServer, python_only
from tests.editors.vscode.noise import ours
from tests.editors.vscode.workbench import Workbench, opened
from tests.harness.tree import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser

HERE = Path(__file__).parent
NUMBERS = itertools.count(1)
FAILED = pytest.StashKey[bool]()


# --- A second try ----------------------------------------------------------------------------------------------------


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "complains(*parts): errors that have one of these in them are meant")


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """As pytest does it; but what fails is tried once more before it is reported."""
    if not item.path.is_relative_to(HERE):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    # With the parent as what comes next, only what belongs to this test is torn down.
    reports = runtestprotocol(item, nextitem=item.parent, log=False)  # pyright: ignore[reportArgumentType]
    if failures := [report.longreprtext for report in reports if report.failed]:
        reasons = [line[1:].strip() for text in failures for line in text.splitlines() if line.startswith("E ")]
        item.config.stash[AGAIN].append(f"{item.nodeid}: {'; '.join(reasons[:3])}")
        item._initrequest()  # pyright: ignore[reportAttributeAccessIssue]
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
    else:
        item.session._setupstate.teardown_exact(nextitem)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[Any]:
    report = yield
    item.stash[FAILED] = report.failed or (report.when != "setup" and item.stash.get(FAILED, False))
    return report


# --- The browser and the editors -------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def package() -> Path:
    """The extension as `./dev vsix` has built it."""
    built = sorted((ROOT / "dist").glob("*.vsix"), key=lambda path: path.stat().st_mtime)
    if not built:
        pytest.skip("there is no extension in dist/: ./dev vsix")
    return built[-1]


@pytest.fixture(scope="session", params=VERSIONS)
def version(request: pytest.FixtureRequest) -> str:
    """Which VS Code: the one of today, and the oldest one that the extension supports."""
    name: str = request.param
    if entry(name) is None:
        pytest.skip(f"code-server ({name}) is not installed: ./dev test-editors")
    return name


@pytest.fixture(scope="session")
def installed(version: str, package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of extensions with ours, installed from its package."""
    installer = CodeServer(version, tmp_path_factory.mktemp("installer"), "/usr/bin:/bin")
    installer.install(package)
    return installer.extensions


@pytest.fixture(scope="module")
def settings() -> dict[str, Any]:
    """The user's settings when VS Code starts. A module has its own by a fixture of this name."""
    return {}


@pytest.fixture(scope="module")
def arguments() -> tuple[str, ...]:
    """What code-server is started with. As `settings`."""
    return ("--disable-workspace-trust",)


@pytest.fixture(scope="module")
def search_path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The PATH of the editor: a Python without any of our packages, and the system's programs. As `settings`."""
    return python_only(tmp_path_factory.mktemp("bin")) + ":/usr/bin:/bin"


@pytest.fixture(scope="module")
def code_server(
    version: str,
    installed: Path,
    settings: dict[str, Any],
    arguments: tuple[str, ...],
    search_path: str,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[CodeServer]:
    instance = CodeServer(version, tmp_path_factory.mktemp(f"vscode-{version}"), search_path, arguments)
    shutil.copytree(installed, instance.extensions, dirs_exist_ok=True)
    instance.write_settings(settings)
    # A change of it is noticed; that there is such a folder now may not be, while VS Code begins to watch.
    instance.configure({})
    try:
        instance.start()
        yield instance
    finally:
        instance.stop()


@pytest.fixture(scope="module")
def window(browser: Browser, code_server: CodeServer) -> Iterator[Workbench]:
    """The page that the tests of a module share; they use it as `workbench`."""
    with opened(browser, code_server) as shown:
        yield shown


@pytest.fixture
def workbench(window: Workbench, request: pytest.FixtureRequest) -> Iterator[Workbench]:
    """VS Code with no editor open. Whatever the page calls an error during the test fails it."""
    window.errors.clear()
    window.strangers.clear()
    complaints = len(window.server.complaints())
    yield window
    marker = request.node.get_closest_marker("complains")
    expected: tuple[str, ...] = () if marker is None else marker.args

    def unexpected(messages: list[str]) -> list[str]:
        return [one for one in messages if ours(one) and not any(part in one for part in expected)]

    bad = {
        "errors in the page": unexpected(window.errors),
        "errors in the log": unexpected(window.server.complaints()[complaints:]),
        "asked for": list(window.strangers),
    }
    if request.node.stash.get(FAILED, False) or any(bad.values()):
        keep(window, request.node.nodeid)
        window.load()
    window.close_all()
    assert not any(bad.values()), "\n".join(f"{what}: {line}" for what, lines in bad.items() for line in lines)


@pytest.fixture
def name() -> str:
    """A file that no other test has opened: VS Code remembers a lot of each."""
    return f"program{next(NUMBERS)}.mlir"


def keep(window: Workbench, name: str) -> None:
    """A screenshot, and the logs."""
    folder = ARTEFACTS / "vscode" / re.sub(r"[^\w\[\]-]+", "-", name.rpartition("/")[2])
    folder.mkdir(parents=True, exist_ok=True)
    window.page.screenshot(path=folder / "screen.png")
    window.server.keep_logs(folder)
    (folder / "console.txt").write_text("\n".join(window.errors), encoding="utf-8")
