"""From a key to diagnostics, and how long requests take, in real server processes: ours and LLVM's, in turn.

CPU time is that of the server's threads from the edit to the diagnostics. The files are analysed as a whole before
the first key. What belongs to LLVM's server is left out where it is not installed.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

from programs import program

KEYS = 11
BURST = 10
URI = "file:///bench.mlir"
OTHER = "file:///other.mlir"
ENCODING = {"general": {"positionEncodings": ["utf-8"]}}
TEXT = {
    "publishDiagnostics": {"relatedInformation": True, "versionSupport": True},
    "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
    "completion": {"completionItem": {"snippetSupport": True}},
    "codeAction": {"dataSupport": True, "resolveSupport": {"properties": ["edit"]}, "codeActionLiteralSupport": {}},
}


class Server:
    def __init__(self, command: list[str]) -> None:
        # No debugging output of other people's servers among ours.
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.number = 0
        self.published = 0
        self.versions: dict[str, int] = {}

    def send(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        length = 0
        while line := self.process.stdout.readline().strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        message = json.loads(self.process.stdout.read(length))
        if message.get("method") == "textDocument/publishDiagnostics":
            self.published += 1
            self.versions[message["params"]["uri"]] = message["params"].get("version")
        if "method" in message and "id" in message:
            self.send({"id": message["id"], "result": None})
        return message

    def request(self, method: str, params: Any) -> Any:
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        while (answer := self.receive()).get("id") != self.number:
            pass
        return answer.get("result")

    def open(self, uri: str, text: str) -> None:
        document = {"uri": uri, "languageId": "mlir", "version": 1, "text": text}
        self.send({"method": "textDocument/didOpen", "params": {"textDocument": document}})
        self.until(uri, 1)

    def until(self, uri: str, version: int) -> None:
        """Read until diagnostics of `version` have come."""
        while self.versions.get(uri) != version:
            self.receive()

    def until_method(self, method: str) -> None:
        """Read until there is a message of this kind."""
        while self.receive().get("method") != method:
            pass

    def change(self, version: int, change: dict[str, Any]) -> None:
        params = {"textDocument": {"uri": URI, "version": version}, "contentChanges": [change]}
        self.send({"method": "textDocument/didChange", "params": params})

    def cpu(self) -> float:
        """Milliseconds of all threads, also of those that have ended: timers end while the server is idle."""
        # The clock of another process, as clock_getcpuclockid(3) numbers it.
        return time.clock_gettime((~self.process.pid << 3) | 2) * 1000

    def memory(self) -> int:
        """MiB at the highest."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")) // 1024

    def rest(self) -> None:
        """Wait until nothing is done any more."""
        while True:
            before = self.cpu()
            time.sleep(0.5)
            if self.cpu() - before < 5:
                return


def measure(command: list[str], text: str, *, is_full: bool, label: str) -> dict[str, float]:
    """Milliseconds, and MiB. `is_full`: the server wants whole texts."""
    figures: dict[str, float] = {}
    server = Server(command)
    capabilities = {**ENCODING, "textDocument": TEXT}
    server.request("initialize", {"processId": os.getpid(), "rootUri": None, "capabilities": capabilities})
    figures["start cpu"] = server.cpu()
    server.send({"method": "initialized", "params": {}})
    server.open(OTHER, "func.func @g(%x: f32) -> f32 {\n  return %x : f32\n}\n")
    since = time.perf_counter()
    server.open(URI, text)
    figures["open"] = passed(since)
    server.rest()
    lines = text.splitlines()
    line = next(n for n in range(len(lines) // 2, len(lines)) if "arith.constant 1" in lines[n])
    column = lines[line].index("constant 1") + len("constant 1")
    version = 1

    def key(number: int) -> dict[str, Any]:
        """A digit more, or one less."""
        end = column + 1 - number % 2
        typed = "1" if number % 2 else ""
        if is_full:
            changed = [*lines]
            changed[line] = lines[line][:column] + typed + lines[line][column:]
            return {"text": "\n".join(changed)}
        place = {"start": {"line": line, "character": column}, "end": {"line": line, "character": end}}
        return {"range": place, "text": typed}

    walls: list[float] = []
    cpus: list[float] = []
    for number in range(1, KEYS + 1):
        version += 1
        change = key(number)
        used, since = server.cpu(), time.perf_counter()
        server.change(version, change)
        server.until(URI, version)
        walls.append(passed(since))
        cpus.append(server.cpu() - used)
    figures["key"], figures["key cpu"] = median(walls), median(cpus)
    here = {"textDocument": {"uri": URI}, "position": {"line": line, "character": column}}
    window = {"start": {"line": line - 30, "character": 0}, "end": {"line": line + 30, "character": 0}}
    asked: dict[str, dict[str, Any]] = {
        "hover": here,
        "definition": here,
        "completion": here,
        "inlayHint": {"textDocument": {"uri": URI}, "range": window},
        "semanticTokens/range": {"textDocument": {"uri": URI}, "range": window},
        "codeAction": {"textDocument": {"uri": URI}, "range": window, "context": {"diagnostics": []}},
        "documentSymbol": {"textDocument": {"uri": URI}},
    }
    for name, params in asked.items():
        times: list[float] = []
        for _ in range(5):
            since = time.perf_counter()
            server.request(f"textDocument/{name}", params)
            times.append(passed(since))
        figures[name] = median(times)
    server.published, since = 0, 0.0
    for number in range(KEYS + 1, KEYS + BURST + 1):
        version += 1
        since = time.perf_counter()
        server.change(version, key(number))
        time.sleep(0.05)
    server.until(URI, version)
    figures["burst tail"], figures["burst published"] = passed(since), server.published
    server.change(version + 1, key(KEYS + BURST + 1))
    since = time.perf_counter()
    server.request("textDocument/hover", {"textDocument": {"uri": OTHER}, "position": {"line": 1, "character": 9}})
    figures["hover elsewhere"] = passed(since)
    figures["memory"] = server.memory()
    server.process.kill()
    server.process.wait()
    print(f"  {label:16} " + ", ".join(f"{name} {value:.3g}" for name, value in figures.items()))
    return figures


def passed(since: float) -> float:
    return (time.perf_counter() - since) * 1000


def main() -> None:
    ours = [str(Path(sys.executable).with_name("pydealloc-lsp"))]
    theirs = shutil.which("mlir-lsp-server-22")
    for lines in (1_000, 10_000, 100_000):
        text = program(lines)
        print(f"{text.count(chr(10)):,} lines, milliseconds and MiB:")
        one = measure(ours, text, is_full=False, label="ours")
        if theirs is None:
            print("  mlir-lsp-server-22 is not installed: nothing to compare with")
            continue
        other = measure([theirs], text, is_full=True, label="mlir-lsp-server")
        names = ("open", "key", "key cpu", "hover", "completion", "documentSymbol", "memory")
        print("  ours / theirs    " + ", ".join(f"{name} {one[name] / other[name]:.2f}" for name in names))


if __name__ == "__main__":
    main()
