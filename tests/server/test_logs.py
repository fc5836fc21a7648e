"""What the server writes into a log, through a real process."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

from tests.server.conftest import COMMAND

_RECORD = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} (ERROR|WARNING|INFO|DEBUG) .+")

URI = "untitled:a.mlir"
HELLO = {"processId": None, "rootUri": None, "capabilities": {}, "clientInfo": {"name": "Ed", "version": "1"}}
DOCUMENT = {"uri": URI, "languageId": "mlir", "version": 1, "text": "func.func @f() {\n  return\n}\n"}
SESSION: list[dict[str, Any]] = [
    {"method": "initialize", "id": 1, "params": HELLO},
    {"method": "initialized", "params": {}},
    {"method": "textDocument/didOpen", "params": {"textDocument": DOCUMENT}},
    {"method": "textDocument/documentSymbol", "id": "two", "params": {"textDocument": {"uri": URI}}},
    {"method": "no/such", "id": 3, "params": {}},
    {"method": "shutdown", "id": 4},
    {"method": "exit"},
]


def run(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    bodies = [json.dumps({"jsonrpc": "2.0", **message}).encode() for message in SESSION]
    data = b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(body), body) for body in bodies)
    return subprocess.run([*COMMAND, *arguments], input=data, capture_output=True, timeout=60, check=False)


def test_a_log_has_a_line_per_record(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    log.write_text("what was there before\n")
    ran = run("--log-file", str(log), "--log-level", "debug")
    first, *records = log.read_text().splitlines()
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert first == "what was there before"
    assert all(_RECORD.fullmatch(record) for record in records), records
    words = [record.split(" ", 2)[2] for record in records]
    assert re.fullmatch(r"DEBUG <- initialize 1, \d+ bytes", words[0])
    assert re.fullmatch(r"INFO pydealloc-lsp \S+ serves Ed 1, positions in utf-16", words[1])
    assert re.fullmatch(r"DEBUG -> initialize 1, \d+\.\d ms, \d+ bytes", words[2])
    told = "\n".join(words)
    assert re.search(r"DEBUG -> textDocument/documentSymbol two, \d+\.\d ms(, error -32800)?, \d+ bytes", told)
    assert re.search(r"DEBUG -> no/such 3, \d+\.\d ms, error -32601, \d+ bytes", told)
    assert re.search(r"DEBUG <- exit, \d+ bytes", told)


def test_the_usual_log_tells_what_went_wrong(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    run("--log-file", str(log))
    (record,) = log.read_text().splitlines()
    assert _RECORD.fullmatch(record)
    assert "no/such" in record
    run("--log-file", str(log), "--log-level", "error")
    assert log.read_text().splitlines() == [record]


def test_without_a_file_it_is_on_standard_error() -> None:
    ran = run("--log-level", "info")
    assert ran.returncode == 0
    assert re.search(rb"^pydealloc-lsp \S+ serves Ed 1, positions in utf-16$", ran.stderr, re.MULTILINE)
    assert b"serves" not in ran.stdout


def test_a_traceback_is_indented(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    script = (
        "import sys\nfrom pydealloc.server.lsp.protocol import logging as logs\n"
        "from pydealloc.server.io.guard import guarded\n"
        "logs.start_logging(sys.argv[1], 'warning')\nguarded('trying', lambda: 1 // 0, None, logs.log_error)\n"
    )
    subprocess.run([COMMAND[0], "-c", script, str(log)], timeout=60, check=True)
    first, *more = log.read_text().splitlines()
    assert re.search(r"ERROR pydealloc-lsp \S+: internal error while trying$", first)
    assert more[0] == "    Traceback (most recent call last):"
    assert more[-1].startswith("    ZeroDivisionError: ")
    assert all(line.startswith("    ") for line in more)


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    ran = run("--log-file", str(tmp_path))
    assert (ran.returncode, ran.stdout) == (2, b"")
    reason = f"pydealloc-lsp: {tmp_path}: the log cannot be written: is a directory; name another --log-file\n"
    assert ran.stderr.decode() == reason
