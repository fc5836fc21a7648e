"""The server's copy of the text is the editor's, whatever is typed, and late answers do not count."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import pytest
from lsprotocol import types
from pygls.exceptions import JsonRpcContentModified, JsonRpcException

from pydealloc.server.lsp.connection.answers import renewed
from pydealloc.server.session.session import LONG_FILE_CHARS
from tests.server.conftest import COMMAND
from tests.server.editor import Client, Editor, label

ASTRAL = "\N{GRINNING FACE}"
REQUEST_CANCELLED = -32800
CONTENT_MODIFIED = -32801

TEXT = f"""\
func.func @f() {{
  "{ASTRAL}.x"() {{note = "{ASTRAL}é\u2028"}} : () -> ()
  %a = memref.alloc() : memref<f32> // \f {ASTRAL}
  "test.done"() : () -> ()
  return
}}
"""


async def spans(editor: Editor) -> list[tuple[str, str]]:
    return [(each.message, editor.span(each.range)) for each in await editor.diagnostics()]


async def test_columns_are_counted_as_agreed(any_client: Client) -> None:
    text = f'func.func @f() {{\n  "a.b"() {{x = "{ASTRAL}é", y = %q}} : () -> ()\n  return\n}}\n'
    async with Editor(any_client, "file:///columns.mlir", text) as editor:
        found = await editor.diagnostics()
        assert found
        expected = editor.position(text.index("%q"))
        assert expected in [each.range.start for each in found]


async def test_several_changes_in_one_notification(any_client: Client) -> None:
    text = f"// {ASTRAL}\nfunc.func @f() {{\n  return\n}} // {ASTRAL} \f \u2028 end\n"
    async with Editor(any_client, "file:///changes.mlir", text) as editor:
        assert await editor.diagnostics() == []
        # Each offset is one of the text that the change before made.
        body = text.index("  return")
        one, two = f"  // {ASTRAL}\n", "  %a = memref.alloc() : memref<f32>\n"
        editor.change((body, body, one), (body + len(one), body + len(one), two), (3, 4, "é"))
        after = editor.text.index("return")
        editor.change((after, after, f"/* {ASTRAL} */"), (after, after + len(f"/* {ASTRAL} */"), ""))
        hints = await editor.hints()
        line = "  %a = memref.alloc() : memref<f32>"
        assert hints == [("%a", "owned"), (line, "pass: frees %a · 4 B could be on the stack")]
        end = len(editor.text)
        editor.change((end - 4, end, "\nbogus"))
        assert await spans(editor) == [("custom op 'bogus' is unknown", "bogus")]


def nameable(text: str, offset: int) -> int:
    """`offset`, or the place before it when it is inside of a line end: no position names that."""
    return offset - 1 if text[offset - 1 : offset + 1] == "\r\n" else offset


async def test_random_edits_arrive(any_client: Client) -> None:
    dice = random.Random(7)
    async with Editor(any_client, "file:///random.mlir", TEXT) as editor:
        for _ in range(60):
            edits: list[tuple[int, int, str]] = []
            text = editor.text
            for _ in range(dice.randrange(1, 4)):
                start = nameable(text, dice.randrange(len(text) + 1))
                end = nameable(text, min(len(text), start + dice.choice((0, 0, 1, 5))))
                new = dice.choice(("", "x", ASTRAL, "é", "\n", "\r\n", "\r", "\f", "%a", "\u2028", "{", "}"))
                edits.append((start, end, new))
                text = text[:start] + new + text[end:]
            editor.change(*edits)
        # What the server has shows where it finds the end of the text.
        end = len(editor.text)
        editor.change((end, end, "\n// -----\nlast.word"))
        found = await editor.diagnostics()
        assert editor.position(editor.text.index("last.word")) in [each.range.start for each in found]


async def test_the_whole_text_at_once(client: Client) -> None:
    async with Editor(client, "file:///whole.mlir", "bogus") as editor:
        assert len(await editor.diagnostics()) == 1
        editor.set("")
        assert await editor.diagnostics() == []
        editor.set("func.func @f() {\n  return\n}\n")
        editor.change((0, 0, "// a\n"))
        assert await editor.diagnostics() == []


async def test_positions_outside_of_the_text(client: Client) -> None:
    async with Editor(client, "file:///outside.mlir", "func.func @f() {\n  return\n}") as editor:
        far = types.Position(line=1000, character=1000)
        partial = types.TextDocumentContentChangePartial
        editor.send([partial(range=types.Range(start=far, end=far), text="\nbogus")])
        editor.text += "\nbogus"
        assert len(await editor.diagnostics()) == 1
        wide = types.Range(start=types.Position(line=3, character=0), end=types.Position(line=3, character=99))
        editor.send([partial(range=wide, text="")])
        editor.text = editor.text[:-5]
        assert await editor.diagnostics() == []
        params = types.HoverParams(text_document=editor.identifier, position=far)
        assert await client.text_document_hover_async(params) is None


@contextmanager
def held(client: Client) -> Generator[None]:
    """Stop the server's process, where signals can do that: however slow this one is, its messages arrive at once."""
    process = client._server
    assert process is not None
    can_stop = hasattr(signal, "SIGSTOP")
    if can_stop:
        process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        if can_stop:
            process.send_signal(signal.SIGCONT)


async def test_a_burst_of_edits_is_one_publication(client: Client) -> None:
    async with Editor(client, "file:///burst.mlir", "func.func @f() {\n  return\n}\n") as editor:
        await editor.diagnostics()
        before = len(client.published)
        with held(client):
            for _ in range(30):
                editor.change((len(editor.text), len(editor.text), "// more\n"))
        await editor.diagnostics()
        await asyncio.sleep(0.1)
        mine = [each.version or 0 for each in client.published[before:] if each.uri == editor.uri]
        assert mine[-1] == editor.version
        assert len(mine) <= 3
        assert mine == sorted(mine)


async def test_an_answer_about_an_old_version_is_dropped(client: Client) -> None:
    function = "func.func @f{0}() {{\n  %a = memref.alloc() : memref<f32>\n  return\n}}\n"
    async with Editor(client, "file:///late.mlir", "".join(function.format(number) for number in range(300))) as editor:
        place = types.Position(line=5, character=3)
        params = types.HoverParams(text_document=editor.identifier, position=place)
        asked = asyncio.ensure_future(client.text_document_hover_async(params))
        await asyncio.sleep(0)
        editor.change((0, 0, "// new\n"))
        (answer,) = await asyncio.gather(asked, return_exceptions=True)
        # It may have been out before the edit came in.
        if isinstance(answer, BaseException):
            assert isinstance(answer, JsonRpcException)
            assert answer.code == CONTENT_MODIFIED


async def test_what_is_shown_all_over_a_file_is_about_the_newest_version(client: Client) -> None:
    """An error in its place makes VS Code remove it."""
    function = "func.func @f{0}() {{\n  %a = memref.alloc() : memref<f32>\n  return\n}}\n"
    async with Editor(client, "file:///late.mlir", "".join(function.format(number) for number in range(300))) as editor:

        def asked() -> tuple[Any, ...]:
            lenses = types.CodeLensParams(text_document=editor.identifier)
            symbols = types.DocumentSymbolParams(text_document=editor.identifier)
            return (
                asyncio.ensure_future(editor.raw_hints()),
                asyncio.ensure_future(client.text_document_code_lens_async(lenses)),
                asyncio.ensure_future(client.text_document_document_symbol_async(symbols)),
            )

        requests = asked()
        await asyncio.sleep(0)
        editor.change((0, 0, "// new\n"))
        hints, lenses, symbols = await asyncio.gather(*requests)
        # Each may have been out before the edit came in.
        assert hints[0].position.line in (1, 2)
        assert lenses[0].range.start.line in (0, 1)
        assert symbols[0].range.start.line in (0, 1)
        hints, lenses, symbols = await asyncio.gather(*asked())
        assert (hints[0].position.line, lenses[0].range.start.line, symbols[0].range.start.line) == (2, 1, 1)


async def test_findings_of_a_long_file_do_not_wait_for_its_lenses(client: Client) -> None:
    function = "// {1}\nfunc.func @f{0}() {{\n  %a = memref.alloc() : memref<f32>\n  return\n}}\n"
    text = "bogus\n" + "".join(function.format(number, "long " * 120) for number in range(250))
    assert len(text) > LONG_FILE_CHARS
    async with Editor(client, "file:///long_with_lenses.mlir", text) as editor:
        lenses = await client.text_document_code_lens_async(types.CodeLensParams(text_document=editor.identifier))
        assert len(lenses or ()) >= 250
        assert [one.uri for one in client.published if one.diagnostics].count(editor.uri)


async def test_an_answer_is_asked_for_again_until_the_text_stays() -> None:
    asked = 0

    async def ask(again: bool) -> int:
        nonlocal asked
        assert again == (asked > 0)
        asked += 1
        if asked < 4:
            raise JsonRpcContentModified
        return asked

    assert await renewed(ask) == 4

    async def never(again: bool) -> int:
        raise JsonRpcContentModified

    with pytest.raises(JsonRpcContentModified):
        await renewed(never)


async def test_a_request_can_be_cancelled(client: Client) -> None:
    function = "func.func @f{0}() {{\n  %a = memref.alloc() : memref<f32>\n  return\n}}\n"
    async with Editor(client, "file:///cancel.mlir", "".join(function.format(n) for n in range(500))) as editor:
        params = types.HoverParams(text_document=editor.identifier, position=types.Position(line=0, character=2))
        future = client.protocol.send_request(types.TEXT_DOCUMENT_HOVER, params, msg_id="to be cancelled")
        client.cancel_request(types.CancelParams(id="to be cancelled"))
        (answer,) = await asyncio.gather(asyncio.wrap_future(future), return_exceptions=True)
        if isinstance(answer, BaseException):
            assert isinstance(answer, JsonRpcException)
            assert answer.code == REQUEST_CANCELLED


async def test_two_files_do_not_mix(client: Client) -> None:
    first = "func.func @f() {\n  %a = memref.alloc() : memref<f32>\n  return\n}\n"
    async with Editor(client, "file:///one.mlir", first) as one, Editor(client, "file:///two.mlir", "bogus") as two:
        assert await one.diagnostics() == []
        assert len(await two.diagnostics()) == 1
        two.set(first.replace("%a", "%b"))
        one.set("bogus")
        hints = [label(hint) for hint in await two.raw_hints()]
        assert hints == ["owned", "pass: frees %b · 4 B could be on the stack"]
        assert await one.raw_hints() == []
        assert await two.diagnostics() == []
        assert len(await one.diagnostics()) == 1


async def test_bad_input_is_survived(client: Client) -> None:
    bad = [
        "\0\ud800\udfff",
        "{" * 3000,
        "func.func @f() {" * 200,
        '"' * 99,
        "tuple<" * 5000,
        "%a = " * 500,
        "\r" * 50 + "^",
        "module {\n" * 300,
        "#a = #a\n!b = !c\n!c = !b\n",
    ]
    async with Editor(client, "file:///bad.mlir", "") as editor:
        for text in bad:
            editor.set(text)
            await editor.diagnostics()
            assert await editor.raw_hints() == []
            await editor.actions(line=0)
    assert client.error is None


@pytest.mark.parametrize(("messages", "status"), [(["shutdown", "exit"], 0), (["exit"], 1), ([], 1)])
def test_how_it_ends(messages: list[str], status: int) -> None:
    bodies = [{"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"capabilities": {}, "processId": None}}]
    bodies += [{"jsonrpc": "2.0", "method": name, **({"id": 1} if name == "shutdown" else {})} for name in messages]
    texts = [json.dumps(body).encode() for body in bodies]
    sent = b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(text), text) for text in texts)
    ended = subprocess.run(COMMAND, input=sent, capture_output=True, timeout=30, check=False)
    assert (ended.returncode, ended.stderr) == (status, b"")
    assert ended.stdout.startswith(b"Content-Length: ")


async def test_files_that_are_not_open(client: Client) -> None:
    nobody = Editor(client, "file:///nobody.mlir", "func.func @f()")
    assert await nobody.raw_hints() == []
    assert await nobody.hover("func.func") is None
    assert await nobody.actions(0) == []
    nobody.change((0, 4, "x"))
    async with Editor(client, "file:///somebody.mlir", "") as editor:
        assert await editor.diagnostics() == []
    assert client.error is None


def _answers(*messages: dict[str, object]) -> list[dict[str, Any]]:
    """What a server of its own answers to requests, by the time it ends."""
    texts = [json.dumps({"jsonrpc": "2.0", **message}).encode() for message in messages]
    sent = b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(text), text) for text in texts)
    output = subprocess.run(COMMAND, input=sent, capture_output=True, timeout=30, check=False).stdout
    bodies = [json.loads(part.partition(b"\r\n\r\n")[2]) for part in output.split(b"Content-Length: ")[1:]]
    return [body for body in bodies if "method" not in body]


def test_requests_at_the_wrong_time() -> None:
    begin: dict[str, object] = {"method": "initialize", "params": {"capabilities": {}, "processId": None}}
    where = {"textDocument": {"uri": "a:b"}, "position": {"line": 0, "character": 0}}
    hover: dict[str, object] = {"method": "textDocument/hover", "params": where}
    answers = _answers(
        {**hover, "id": "early"},
        {**begin, "id": 1},
        {**begin, "id": 2},
        {**hover, "id": 3, "params": {**where, "position": {"line": 2**40, "character": 0}}},
        {**hover, "id": 4, "params": None},
        {**hover, "id": 5},
        {"method": "shutdown", "id": 6},
        {**hover, "id": "late"},
        {"method": "exit"},
    )
    codes = {answer["id"]: answer["error"]["code"] for answer in answers if "error" in answer}
    assert codes == {"early": -32002, 2: -32600, 3: -32602, 4: -32602, "late": -32600}
    assert {1, 5, 6} <= {answer["id"] for answer in answers}


@pytest.mark.skipif(sys.platform == "win32", reason="asks for a process by its number")
def test_it_ends_when_its_editor_is_gone() -> None:
    editor = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    params = {"capabilities": {}, "processId": editor.pid}
    begin = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": params}).encode()
    server = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert server.stdin is not None
    assert server.stdout is not None
    try:
        server.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(begin), begin))
        server.stdin.flush()
        assert server.stdout.readline().startswith(b"Content-Length")
        assert editor.stdin is not None
        editor.stdin.write(b"\n")
        editor.stdin.close()
        # Nobody has asked for the editor's exit status yet: it is still in the table of processes.
        assert server.wait(timeout=20) == 1
    finally:
        editor.kill()
        editor.wait()
        server.kill()
        server.communicate()
