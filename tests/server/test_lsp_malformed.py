"""What is no message is refused, and the server goes on."""

from __future__ import annotations

import io
import json
import subprocess
from typing import Any

import pytest

from pydealloc.server.lsp.stdio import BlockingReader, is_message
from pydealloc.server.selftest.in_process_client import InProcess
from tests.fuzz.sessions import capabilities
from tests.server.conftest import COMMAND

BEGIN = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}, "processId": None}}
LATER = {"jsonrpc": "2.0", "id": "later", "method": "workspace/symbol", "params": {"query": ""}}
END = ({"jsonrpc": "2.0", "id": "end", "method": "shutdown"}, {"jsonrpc": "2.0", "method": "exit"})


def framed(body: bytes, header: bytes = b"Content-Length: %d\r\n\r\n") -> bytes:
    return header % len(body) + body


def answers(*between: bytes) -> tuple[list[dict[str, Any]], str]:
    """What comes back when `between` is sent in the midst of a session, and what is on standard error."""
    after = [LATER, *END]
    data = framed(json.dumps(BEGIN).encode()) + b"".join(between)
    data += b"".join(framed(json.dumps(message).encode()) for message in after)
    ran = subprocess.run(COMMAND, input=data, capture_output=True, timeout=60, check=False)
    assert ran.returncode == 0, ran.stderr
    bodies = [json.loads(part.partition(b"\r\n\r\n")[2]) for part in ran.stdout.split(b"Content-Length: ")[1:]]
    return bodies, ran.stderr.decode()


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"{", -32700),
        (b"\xff\xfe\x00", -32700),
        (b"[" * 100_000, -32700),
        (b"null", -32600),
        (b"[]", -32600),
        (b'{"id": 7, "method": "shutdown"}', -32600),
        (b'{"jsonrpc": "2.0", "id": [1], "method": "shutdown"}', -32600),
        (b'{"jsonrpc": "2.0", "id": 7, "method": 3}', -32600),
    ],
)
def test_what_is_no_message_is_refused(body: bytes, code: int) -> None:
    told, log = answers(framed(body))
    refused = [message for message in told if "id" in message and message["id"] is None]
    assert [message["error"]["code"] for message in refused] == [code]
    assert {"later", "end"} <= {message["id"] for message in told if "id" in message}
    assert "Traceback" not in log


_NO_STRINGS = (5, 1.5, True, None, [], {})


@pytest.mark.parametrize("value", _NO_STRINGS)
async def test_no_text_is_made_of_what_is_no_string(value: object) -> None:
    editor = InProcess()
    await editor.begin(capabilities("utf-16", pulls=False))
    text, document = "func.func @f() {\n  return\n}\n", {"uri": "file:///a.mlir", "version": 2}
    place = {"line": 0, "character": 0}
    try:
        item = {"languageId": "mlir", "version": 1, "text": text}
        editor.notify("textDocument/didOpen", {"textDocument": {"uri": document["uri"], **item}})
        before = (await editor.request("textDocument/documentSymbol", {"textDocument": document}, 60)).result
        for change in ({"text": value}, {"range": {"start": place, "end": place}, "text": value}):
            editor.notify("textDocument/didChange", {"textDocument": document, "contentChanges": [change]})
        editor.notify("textDocument/didOpen", {"textDocument": {"uri": document["uri"], **item, "text": value}})
        after = (await editor.request("textDocument/documentSymbol", {"textDocument": document}, 60)).result
        assert before == after != []
        renamed = {"textDocument": document, "position": {"line": 0, "character": 12}, "newName": value}
        answer = await editor.request("textDocument/rename", renamed, 60)
        assert answer.error is not None
        assert answer.error["code"] == -32602
    finally:
        editor.end()


def test_what_others_have_found_may_look_like_anything() -> None:
    wrong = {"range": None, "code": {"value": 3, "target": {}}, "message": ["?"]}
    params = {
        "textDocument": {"uri": "file:///a.mlir"},
        "range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}},
        "context": {"diagnostics": [wrong]},
    }
    wish = {"jsonrpc": "2.0", "id": 7, "method": "textDocument/codeAction", "params": params}
    told, log = answers(framed(json.dumps(wish).encode()))
    assert [message["result"] for message in told if message.get("id") == 7] == [[]]
    assert log == ""


def test_a_notification_that_makes_no_sense_is_passed_over() -> None:
    wrong = {"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": 3}}
    told, log = answers(framed(json.dumps(wrong).encode()))
    assert {message.get("id") for message in told if "method" not in message} == {1, "later", "end"}
    assert log == "textDocument/didOpen has invalid parameters\n"


@pytest.mark.parametrize(
    ("method", "params", "code"),
    [
        ("textDocument/hover", {"params": 7}, -32602),
        ("textDocument/hover", {}, -32602),
        ("no/such", {}, -32601),
        ("no/such", {"params": 7}, -32601),
        ("workspace/executeCommand", {"params": {"command": "pydealloc.showStages"}}, -32602),
        ("workspace/executeCommand", {"params": {"command": "pydealloc.showStages", "arguments": [7]}}, -32602),
        ("workspace/executeCommand", {"params": {"command": "no.such"}}, -32602),
    ],
)
def test_a_request_that_makes_no_sense(method: str, params: dict[str, Any], code: int) -> None:
    asked = {"jsonrpc": "2.0", "id": "odd", "method": method, **params}
    told, log = answers(framed(json.dumps(asked).encode()))
    (answer,) = [message for message in told if message.get("id") == "odd"]
    assert answer["error"]["code"] == code
    assert "Traceback" not in log


@pytest.mark.parametrize(
    "header", [b"content-length:%d\r\n\r\n", b"X: y\r\nContent-Length : %d\n\n", b"\r\nZ\r\nContent-Length: %d\r\n\r\n"]
)
def test_headers_may_be_spelled_otherwise(header: bytes) -> None:
    asked = {**LATER, "id": "odd"}
    told, _ = answers(framed(json.dumps(asked).encode(), header))
    assert "odd" in {message.get("id") for message in told}


async def test_a_thread_reads_what_no_event_loop_waits_for() -> None:
    reader = BlockingReader(io.BytesIO(framed(b"one") + framed(b"") + framed(b"three!")[:-1]))
    assert [await reader.body() for _ in range(3)] == [b"one", b"", None]
    assert not reader.has_more()


def test_numbers_and_names_of_requests() -> None:
    assert is_message({"jsonrpc": "2.0", "id": 1, "result": None})
    assert not is_message({"jsonrpc": "2.0", "id": True, "method": "x"})
    assert not is_message({"jsonrpc": "1.0", "id": 1, "method": "x"})
