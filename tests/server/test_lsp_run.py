"""RUN lines as an editor meets them: lenses, the command, its output as a document. The tools are little scripts."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_lsp
from lsprotocol import types
from pygls.exceptions import JsonRpcException

from tests.server.conftest import CONFIG, capabilities
from tests.server.editor import PATIENCE, Client, Editor

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the tools here are scripts")

REQUEST_CANCELLED = -32800
TOOLS = {
    # Prints the file without comments, in capitals if it is told to.
    "tiny-opt-22": """
text = ''.join(line for line in open(sys.argv[1]) if not line.startswith('//'))
print(text.upper() if '--upper' in sys.argv else text, end='')
""",
    # Wants its input to have what each line behind `CHECK:` says.
    "TinyCheck": """
given = sys.stdin.read()
for number, line in enumerate(open(sys.argv[1]), 1):
    wanted = line.partition('CHECK: ')[2].strip()
    if wanted not in given:
        sys.exit(f'{sys.argv[1]}:{number}:1: error: expected string not found in input')
""",
    "tiny-sleep": "open(sys.argv[1], 'w').write(str(os.getpid())); time.sleep(60)",
}
TEXT = """\
// RUN: tiny-opt %s --upper > %t
// RUN: TinyCheck %s < %t
// RUN: tiny-opt %s \\
// RUN:   | TinyCheck %s
func.func private @f()
// CHECK: FUNC.FUNC
"""


@pytest_lsp.fixture(config=CONFIG, scope="session")
async def editor_client(lsp_client: Client):
    """An editor that can do everything."""
    announced = capabilities(types.PositionEncodingKind.Utf16)
    assert announced.workspace is not None
    announced.workspace.text_document_content = types.TextDocumentContentClientCapabilities()
    announced.window = types.WindowClientCapabilities(
        work_done_progress=True, show_document=types.ShowDocumentClientCapabilities(support=True)
    )
    await lsp_client.initialize_session(types.InitializeParams(capabilities=announced, process_id=None))
    yield lsp_client
    await lsp_client.shutdown_session()


def script(path: Path, code: str) -> None:
    path.write_text(f"#!{sys.executable}\nimport os, sys, time\n{code}\n")
    path.chmod(0o755)


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    folder = tmp_path / "bin"
    folder.mkdir()
    for name, code in TOOLS.items():
        script(folder / name, code)
    return folder


def configure(client: Client, **run: object) -> None:
    client.workspace_did_change_configuration(types.DidChangeConfigurationParams(settings={"pydealloc": {"run": run}}))


@pytest.fixture
def trusting(editor_client: Client, tools: Path) -> Iterator[Client]:
    configure(editor_client, trusted=True, path=str(tools), timeout=PATIENCE)
    editor_client.shown_documents.clear()
    editor_client.progress_reports.clear()
    yield editor_client
    configure(editor_client, trusted=False, path="", timeout=30)


async def lenses(editor: Editor) -> list[tuple[int, str, Any]]:
    asked = types.CodeLensParams(text_document=editor.identifier)
    found = await editor.client.text_document_code_lens_async(asked) or ()
    shown = [(one.range.start.line, one.command) for one in found if one.command is not None]
    return [(line, command.title, command) for line, command in shown if "un" in command.title]


async def run(client: Client, uri: str, line: int | None = None) -> Any:
    argument = {"uri": uri} if line is None else {"uri": uri, "line": line}
    params = types.ExecuteCommandParams(command="pydealloc.run", arguments=[argument])
    found = await client.workspace_execute_command_async(params)
    assert isinstance(found, dict)
    return SimpleNamespace(**found)


async def content(client: Client, uri: str) -> str:
    found = await client.workspace_text_document_content_async(types.TextDocumentContentParams(uri=uri))
    return found.text


async def test_nothing_is_offered_without_trust(editor_client: Client, tools: Path) -> None:
    configure(editor_client, trusted=False, path=str(tools))
    async with Editor(editor_client, "file:///untrusted.mlir", TEXT) as editor:
        assert await lenses(editor) == []
        refreshed = editor_client.lens_refreshes
        with pytest.raises(JsonRpcException, match="trusted workspaces only"):
            await run(editor_client, editor.uri, 0)
        configure(editor_client, trusted=True, path=str(tools))
        await editor_client.until(lambda: editor_client.lens_refreshes > refreshed)
        assert await lenses(editor) != []


async def test_nothing_is_offered_without_tools(editor_client: Client, tmp_path: Path) -> None:
    configure(editor_client, trusted=True, path=str(tmp_path / "nowhere"))
    async with Editor(editor_client, "file:///toolless.mlir", TEXT) as editor:
        assert await lenses(editor) == []
        with pytest.raises(JsonRpcException, match=r"`tiny-opt` cannot be found in .*nowhere"):
            await run(editor_client, editor.uri, 0)


async def test_each_command_has_its_lens(trusting: Client) -> None:
    async with Editor(trusting, "file:///lenses.mlir", TEXT) as editor:
        found = await lenses(editor)
        assert [(line, title) for line, title, _ in found] == [(0, "Run all"), (0, "Run"), (1, "Run"), (2, "Run")]
        commands = [command for _, _, command in found]
        assert {command.command for command in commands} == {"pydealloc.run"}
        assert [command.arguments[0].get("line") for command in commands] == [None, 0, 1, 2]


async def test_a_file_on_disk(trusting: Client, tmp_path: Path) -> None:
    file = tmp_path / "a b.mlir"
    file.write_text(TEXT)
    async with Editor(trusting, file.as_uri(), TEXT) as editor:
        # The second command reads what the first one has written.
        assert (await run(trusting, editor.uri, 0)).status == 0
        assert (await run(trusting, editor.uri, 1)).status == 0
        third = await run(trusting, editor.uri, 2)
        assert third.status == 1
        assert f"{file}:6:1: error: expected string" in third.text
        assert "exit code 1" in third.text
        assert third.text.startswith(f"$ {tmp_path}/bin/tiny-opt-22 '{file}' | ")
        assert await content(trusting, third.uri) == third.text
        assert [shown.uri for shown in trusting.shown_documents][-1] == third.uri


async def test_all_commands_until_one_fails(trusting: Client) -> None:
    async with Editor(trusting, "untitled:Untitled-1", TEXT) as editor:
        found = await run(trusting, editor.uri)
        assert found.status == 1
        assert [line[:2] for line in found.text.splitlines()].count("$ ") == 3
        # Other names than those that the user knows are no use.
        assert "Untitled-1:6:1: error" in found.text
        editor.replace("CHECK: FUNC.FUNC", "CHECK: FUNC.CALL")
        again = await run(trusting, editor.uri)
        assert [line[:2] for line in again.text.splitlines()].count("$ ") == 2


async def test_the_text_of_the_editor_counts(trusting: Client, tmp_path: Path) -> None:
    file = tmp_path / "edited.mlir"
    file.write_text(TEXT)
    async with Editor(trusting, file.as_uri(), TEXT) as editor:
        editor.replace("func.func private @f()", "func.func private @edited()")
        found = await run(trusting, editor.uri, 2)
        assert f"{file}:6:1: error" in found.text
        editor.replace("// CHECK: FUNC.FUNC", "// CHECK: func.func private @edited()")
        assert (await run(trusting, editor.uri, 2)).status == 0


async def test_an_output_follows(trusting: Client) -> None:
    async with Editor(trusting, "untitled:again", TEXT) as editor:
        name = (await run(trusting, editor.uri, 2)).uri
        trusting.outdated.clear()
        editor.replace("FUNC.FUNC", "func.func")
        assert (await run(trusting, editor.uri, 2)).status == 0
        await trusting.until(lambda: trusting.outdated == [name])
        assert "succeeded (" in await content(trusting, name)
        other = await trusting.protocol.send_request_async("pydealloc/runOutput", {"uri": name})
        assert other.text == await content(trusting, name)
    assert "was run yet" in await content(trusting, "pydealloc-run:/line-1/x.mlir.log?file%3A%2F%2F%2Fx.mlir")


async def test_an_output_is_no_program(trusting: Client) -> None:
    async with Editor(trusting, "pydealloc-run:/line-1/x.mlir.log?file%3A%2F%2F%2Fx.mlir", "$ not MLIR\n") as output:
        async with Editor(trusting, "untitled:beside", "") as beside:
            await beside.diagnostics()
        assert trusting.newest(output.uri) is None


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("func.func private @f()\n", 0, "there is no RUN line in line 1"),
        ("func.func private @f()\n", None, "there is no RUN line"),
        ("// RUN: tiny-opt $HOME\n", 0, "`\\$HOME` needs a shell"),
        ("// RUN: tiny-opt %s > /elsewhere\n", 0, "may write only to"),
        ("// RUN: tiny-opt %s | of-nobody\n", 0, "`of-nobody` cannot be found"),
    ],
)
async def test_why_it_is_not_run(trusting: Client, text: str, line: int | None, why: str) -> None:
    async with Editor(trusting, "untitled:refused", text) as editor:
        with pytest.raises(JsonRpcException, match=why):
            await run(trusting, editor.uri, line)


async def test_what_cannot_be_run_says_so(trusting: Client) -> None:
    async with Editor(trusting, "untitled:shell", "// RUN: tiny-opt $HOME\n") as editor:
        assert [title for _, title, _ in await lenses(editor)] == ["Cannot run: $HOME needs a shell"]


async def test_what_makes_no_sense(trusting: Client) -> None:
    with pytest.raises(JsonRpcException, match="is not open"):
        await run(trusting, "file:///closed.mlir", 0)
    params = types.ExecuteCommandParams(command="pydealloc.run", arguments=[{"line": 3}])
    with pytest.raises(JsonRpcException, match="needs an object with the uri of a file"):
        await trusting.workspace_execute_command_async(params)


async def started(file: Path) -> int:
    """The number of the process that has written it there."""
    for _ in range(PATIENCE * 100):
        if file.exists() and file.read_text():
            return int(file.read_text())
        await asyncio.sleep(0.01)
    raise TimeoutError


async def has_gone(number: int) -> bool:
    for _ in range(PATIENCE * 100):
        try:
            os.kill(number, 0)
        except ProcessLookupError:
            return True
        await asyncio.sleep(0.01)
    return False


def slow(tmp_path: Path) -> str:
    return f"// RUN: tiny-sleep {tmp_path}/number | TinyCheck %s\n"


async def test_time_is_up(trusting: Client, tmp_path: Path, tools: Path) -> None:
    configure(trusting, trusted=True, path=str(tools), timeout=1)
    async with Editor(trusting, "untitled:slow", slow(tmp_path)) as editor:
        found = await run(trusting, editor.uri, 0)
        assert found.status is None
        assert "stopped (1.0 s): time limit 1 s" in found.text
        assert await has_gone(await started(tmp_path / "number"))
        # It lasted, so it was shown.
        (reports,) = trusting.progress_reports.values()
        assert [type(one) for one in reports] == [types.WorkDoneProgressBegin, types.WorkDoneProgressEnd]
        assert isinstance(reports[0], types.WorkDoneProgressBegin)
        assert (reports[0].title, reports[0].cancellable) == ("Running a command", True)
        assert reports[0].message == slow(tmp_path).removeprefix("// RUN: ").strip()


async def test_the_request_is_cancelled(trusting: Client, tmp_path: Path) -> None:
    async with Editor(trusting, "untitled:cancelled", slow(tmp_path)) as editor:
        params = types.ExecuteCommandParams(command="pydealloc.run", arguments=[{"uri": editor.uri, "line": 0}])
        future = trusting.protocol.send_request(types.WORKSPACE_EXECUTE_COMMAND, params, msg_id="a run")
        number = await started(tmp_path / "number")
        trusting.cancel_request(types.CancelParams(id="a run"))
        with pytest.raises(JsonRpcException) as caught:
            await asyncio.wait_for(asyncio.wrap_future(future), PATIENCE)
        assert caught.value.code == REQUEST_CANCELLED
        assert await has_gone(number)


async def test_the_user_stops_it(trusting: Client, tmp_path: Path) -> None:
    async with Editor(trusting, "untitled:stopped", slow(tmp_path)) as editor:
        task = asyncio.ensure_future(run(trusting, editor.uri, 0))
        number = await started(tmp_path / "number")
        while not any(trusting.progress_reports.values()):
            await asyncio.sleep(0.01)
        (token,) = trusting.progress_reports
        trusting.window_work_done_progress_cancel(types.WorkDoneProgressCancelParams(token=token))
        with pytest.raises(JsonRpcException) as caught:
            await asyncio.wait_for(task, PATIENCE)
        assert caught.value.code == REQUEST_CANCELLED
        assert await has_gone(number)
        assert isinstance(trusting.progress_reports[token][-1], types.WorkDoneProgressEnd)


async def test_who_runs_it_again_stops_it(trusting: Client, tmp_path: Path) -> None:
    async with Editor(trusting, "untitled:twice", slow(tmp_path)) as editor:
        task = asyncio.ensure_future(run(trusting, editor.uri, 0))
        number = await started(tmp_path / "number")
        editor.set("// RUN: tiny-opt %s\n")
        assert (await run(trusting, editor.uri, 0)).status == 0
        with pytest.raises(JsonRpcException):
            await asyncio.wait_for(task, PATIENCE)
        assert await has_gone(number)


async def test_others_are_answered_meanwhile(trusting: Client, tmp_path: Path) -> None:
    async with Editor(trusting, "untitled:meanwhile", slow(tmp_path) + "func.func private @f()\n") as editor:
        task = asyncio.ensure_future(run(trusting, editor.uri, 0))
        number = await started(tmp_path / "number")
        assert await editor.hover("@f()") is not None
        assert not task.done()
    # Who closes the file is done with it.
    with pytest.raises(JsonRpcException):
        await asyncio.wait_for(task, PATIENCE)
    assert await has_gone(number)


async def test_nothing_stays(trusting: Client, tools: Path) -> None:
    async with Editor(trusting, "untitled:made", "// RUN: tiny-opt %s > %t\n// RUN: where %t\n") as editor:
        script(tools / "where", "print(sys.argv[1])")
        assert (await run(trusting, editor.uri, 0)).status == 0
        made = Path((await run(trusting, editor.uri, 1)).text.splitlines()[-1])
        assert made.exists()
        assert made.parent.stat().st_mode & 0o077 == 0
    for _ in range(PATIENCE * 100):
        if not made.parent.exists():
            return
        await asyncio.sleep(0.01)
    raise AssertionError(made)
