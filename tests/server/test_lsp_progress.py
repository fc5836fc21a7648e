"""Work that takes long, as an editor is shown it, and stops it."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from typing import Any

import pytest
import pytest_lsp
from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pytest_lsp import ClientServerConfig

from pydealloc.server.session.work_done_progress import SHOWN_AFTER_S as UNTIL_SHOWN
from pydealloc.server.session.work_done_progress import (
    ProgressHandle,
    ProgressState,
    Token,
    WorkDoneProgress,
    with_client_token,
)
from tests.server import slow_server
from tests.server.conftest import capabilities
from tests.server.editor import PATIENCE, Client, Editor

REQUEST_CANCELLED = -32800
FUNCTION = """
func.func @f{number}(%n: index) {{
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.alloc(%n) : memref<?xf32>
  return
}}
"""
FILES, FUNCTIONS = 30, 10


SLOW = ClientServerConfig(
    client_factory=Client,
    server_command=[sys.executable, slow_server.__file__, "--stdio"],
    server_env=dict(os.environ),
)


@pytest_lsp.fixture(config=SLOW, scope="session")
async def shown(lsp_client: Client, tmp_path_factory: pytest.TempPathFactory):
    """An editor that shows progress, with a folder that takes seconds to go through on any machine."""
    assert FILES * slow_server.STEP_S > 2 * UNTIL_SHOWN
    root = tmp_path_factory.mktemp("much")
    for file in range(FILES):
        text = "".join(FUNCTION.format(number=f"_{file}_{number}") for number in range(FUNCTIONS))
        (root / f"file{file}.mlir").write_text(text)
    announced = capabilities(types.PositionEncodingKind.Utf16)
    announced.window = types.WindowClientCapabilities(work_done_progress=True)
    assert announced.text_document is not None
    announced.text_document.diagnostic = types.DiagnosticClientCapabilities()
    folder = types.WorkspaceFolder(uri=root.as_uri(), name="much")
    found = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=announced,
            process_id=None,
            workspace_folders=[folder],
            initialization_options={"diagnostics": {"wholeWorkspace": True}},
        )
    )
    assert isinstance(found.capabilities.references_provider, types.ReferenceOptions)
    assert found.capabilities.references_provider.work_done_progress
    assert found.capabilities.execute_command_provider is not None
    assert found.capabilities.execute_command_provider.work_done_progress
    yield lsp_client
    await lsp_client.shutdown_session()


@pytest.fixture
def quiet(shown: Client) -> Client:
    shown.progress_reports.clear()
    return shown


def kinds(reports: Sequence[object]) -> list[str]:
    return [str(one.kind) for one in reports if isinstance(one, BEGIN | REPORT | END)]


BEGIN, REPORT, END = types.WorkDoneProgressBegin, types.WorkDoneProgressReport, types.WorkDoneProgressEnd


async def begun(client: Client) -> Token:
    """The token of the first work that is shown."""
    for _ in range(PATIENCE * 100):
        for token, reports in client.progress_reports.items():
            if reports:
                return token
        await asyncio.sleep(0.01)
    raise TimeoutError


def insert(uri: str, token: str | None = None) -> types.ExecuteCommandParams:
    argument = {"uri": uri, "version": None, "scope": "workspace"}
    command = "pydealloc.insertDeallocations"
    return types.ExecuteCommandParams(command=command, arguments=[argument], work_done_token=token)


async def test_a_request_with_a_token(quiet: Client) -> None:
    quiet.progress_reports["mine"] = []
    async with Editor(quiet, "untitled:one", FUNCTION.format(number=0)) as editor:
        params = types.ReferenceParams(
            text_document=editor.identifier,
            position=editor.place("%0"),
            context=types.ReferenceContext(include_declaration=True),
            work_done_token="mine",
        )
        assert await quiet.text_document_references_async(params)
        (first, last) = quiet.progress_reports["mine"]
        assert isinstance(first, BEGIN)
        assert (first.title, first.cancellable, first.percentage) == ("Looking for references", True, None)
        assert isinstance(last, END)


async def test_what_is_quick_is_not_shown(quiet: Client) -> None:
    async with Editor(quiet, "untitled:quick", FUNCTION.format(number=0)) as editor:
        assert await editor.hover("%0")
    await asyncio.sleep(UNTIL_SHOWN + 0.2)
    assert quiet.progress_reports == {}


async def test_a_workspace_is_checked(quiet: Client) -> None:
    """Nobody has sent a token, so there is one of the server's."""
    found = await quiet.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous_result_ids=[]))
    # Files that other tests have closed are empty for a while.
    on_disk = [item for item in found.items if item.uri.startswith("file:")]
    assert len(on_disk) == FILES
    ((token, reports),) = quiet.progress_reports.items()
    assert str(token).startswith("pydealloc-")
    first, *between, last = reports
    assert isinstance(first, BEGIN)
    assert first.title == "Checking the workspace"
    assert first.percentage is not None
    assert kinds(between) == ["report"] * len(between)
    assert isinstance(last, END)
    counted = [first.percentage, *(one.percentage or 0 for one in between if isinstance(one, REPORT))]
    assert counted == sorted(counted)
    assert counted[-1] <= 100


async def test_all_files_are_changed_or_none(quiet: Client) -> None:
    quiet.applied.clear()
    quiet.progress_reports["mine"] = []
    params = insert("file:///none.mlir", "mine")
    future = quiet.protocol.send_request(types.WORKSPACE_EXECUTE_COMMAND, params)
    while len(quiet.progress_reports["mine"]) < 2:
        await asyncio.sleep(0.01)
    first, second = quiet.progress_reports["mine"][:2]
    assert isinstance(first, BEGIN)
    assert (first.title, first.percentage) == ("Inserting deallocations", 0)
    assert isinstance(second, REPORT)
    assert (second.message or "").endswith(".mlir")
    quiet.window_work_done_progress_cancel(types.WorkDoneProgressCancelParams(token="mine"))
    with pytest.raises(JsonRpcException) as caught:
        await asyncio.wait_for(asyncio.wrap_future(future), PATIENCE)
    assert caught.value.code == REQUEST_CANCELLED
    assert kinds(quiet.progress_reports["mine"])[-1] == "end"
    assert quiet.applied == []


async def test_a_cancelled_request_stops_its_work(quiet: Client) -> None:
    quiet.applied.clear()
    params = insert("file:///none.mlir")
    future = quiet.protocol.send_request(types.WORKSPACE_EXECUTE_COMMAND, params, msg_id="an insertion")
    token = await begun(quiet)
    quiet.cancel_request(types.CancelParams(id="an insertion"))
    with pytest.raises(JsonRpcException) as caught:
        await asyncio.wait_for(asyncio.wrap_future(future), PATIENCE)
    assert caught.value.code == REQUEST_CANCELLED
    assert kinds(quiet.progress_reports[token])[-1] == "end"
    assert quiet.applied == []
    # The server goes on.
    found = await quiet.workspace_symbol_async(types.WorkspaceSymbolParams(query="f_1_1"))
    assert found


# Without a process


class Screen:
    """Remembers what it was told."""

    def __init__(self, *, has_room: bool = True) -> None:
        self.has_room = has_room
        self.said: list[tuple[Any, ...]] = []
        self.stops: list[Any] = []

    async def create(self, token: Token) -> bool:
        self.said.append(("create", token))
        return self.has_room

    def begin(self, token: Token, title: str, state: ProgressState, cancel: Any) -> None:
        self.said.append(("begin", token, title, state.percentage))
        self.stops.append(cancel)

    def report(self, token: Token, state: ProgressState) -> None:
        self.said.append(("report", token, state.message, state.percentage))

    def end(self, token: Token) -> None:
        self.said.append(("end", token))


def works_of(screen: Screen | None, *, can_create: bool = True) -> WorkDoneProgress:
    works = WorkDoneProgress()
    works.display, works.can_create = screen, can_create
    return works


async def test_work_within_work_is_one() -> None:
    screen = Screen()
    works = works_of(screen)

    async def work() -> None:
        async with works.working("All", total=2) as progress:
            async with works.working("Some") as inner:
                assert inner is progress
            progress.report("half", done=1, total=2)

    await with_client_token("mine", work())
    assert screen.said == [("begin", "mine", "All", 0), ("report", "mine", "half", 50), ("end", "mine")]


async def test_it_is_shown_when_it_lasts() -> None:
    screen = Screen()
    async with works_of(screen).working("Long") as progress:
        progress.report("before")
        await asyncio.sleep(UNTIL_SHOWN + 0.05)
        progress.report("now", done=3, total=2)
        progress.report("too soon after that")
    assert screen.said == [
        ("create", "pydealloc-1"),
        ("begin", "pydealloc-1", "Long", None),
        ("report", "pydealloc-1", "now", 100),
        ("end", "pydealloc-1"),
    ]


@pytest.mark.parametrize("screen", [None, Screen(has_room=False)])
async def test_who_has_no_room_is_left_alone(screen: Screen | None) -> None:
    async with works_of(screen).working("Long") as progress:
        await asyncio.sleep(UNTIL_SHOWN + 0.05)
        progress.report("something")
    assert screen is None or screen.said == [("create", "pydealloc-1")]
    quiet = Screen()
    async with works_of(quiet, can_create=False).working("Long"):
        await asyncio.sleep(UNTIL_SHOWN + 0.05)
    assert quiet.said == []


async def test_stopping_it_cancels_the_task() -> None:
    screen = Screen()

    async def work() -> None:
        async with works_of(screen).working("Long"):
            await asyncio.sleep(PATIENCE)

    task = asyncio.ensure_future(with_client_token("mine", work()))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    screen.stops[0]()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert [said[0] for said in screen.said] == ["begin", "end"]


async def test_two_works_do_not_mix() -> None:
    screen = Screen()
    works = works_of(screen)

    async def work(name: str) -> ProgressHandle:
        async with works.working(name) as progress:
            await asyncio.sleep(0.01)
            return progress

    one, two = await asyncio.gather(with_client_token(1, work("One")), with_client_token(2, work("Two")))
    assert one is not two
    assert sorted(said[1] for said in screen.said) == [1, 1, 2, 2]
