"""From a keystroke to diagnostics, and how long requests take, in a real server process."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

KEYSTROKES = 10
URI = "file:///bench.mlir"
FUNCTION = """\
func.func @f{number}(%x: f32, %n: index, %m: memref<?xf32>) -> f32 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%n) : memref<?xf32>
  memref.copy %m, %a : memref<?xf32> to memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {{
    %t = memref.alloc(%n) : memref<?xf32>
    %v = memref.load %a[%i] : memref<?xf32>
    %w = arith.addf %v, %x : f32
    memref.store %w, %t[%i] : memref<?xf32>
    memref.copy %t, %a : memref<?xf32> to memref<?xf32>
  }}
  %r = memref.load %a[%c0] : memref<?xf32>
  return %r : f32
}}

"""


class Server:
    def __init__(self) -> None:
        command = [str(Path(sys.executable).with_name("pydealloc-lsp"))]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0

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
        return json.loads(self.process.stdout.read(length))

    def request(self, method: str, params: Any) -> Any:
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        while (answer := self.receive()).get("id") != self.number:
            pass
        return answer.get("result")

    def diagnostics(self, version: int) -> None:
        """Read until those of `version` have come."""
        while (message := self.receive()).get("method") != "textDocument/publishDiagnostics" or (
            message["params"].get("version") != version
        ):
            pass


def milliseconds(since: float) -> float:
    return (time.perf_counter() - since) * 1000


def measure(lines: int) -> str:
    text = "".join(FUNCTION.format(number=number) for number in range(lines // FUNCTION.count("\n")))
    start = time.perf_counter()
    server = Server()
    server.request("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
    started = milliseconds(start)
    server.send({"method": "initialized", "params": {}})
    start = time.perf_counter()
    document = {"uri": URI, "languageId": "mlir", "version": 1, "text": text}
    server.send({"method": "textDocument/didOpen", "params": {"textDocument": document}})
    server.diagnostics(1)
    opened = milliseconds(start)
    position = {"line": lines // 2, "character": 0}
    edits: list[float] = []
    for version in range(2, KEYSTROKES + 2):
        change = {"range": {"start": position, "end": position}, "text": " "}
        identifier = {"uri": URI, "version": version}
        start = time.perf_counter()
        params = {"textDocument": identifier, "contentChanges": [change]}
        server.send({"method": "textDocument/didChange", "params": params})
        server.diagnostics(version)
        edits.append(milliseconds(start))
    requests: list[str] = []
    window = {"start": position, "end": {"line": lines // 2 + 60, "character": 0}}
    for name, params in (("hover", {"position": position}), ("inlayHint", {"range": window})):
        start = time.perf_counter()
        server.request(f"textDocument/{name}", {"textDocument": {"uri": URI}, **params})
        requests.append(f"{name} {milliseconds(start):.1f}")
    server.request("shutdown", None)
    server.send({"method": "exit"})
    server.process.wait()
    return (
        f"{lines:6} lines: start {started:.0f} ms, open {opened:.0f} ms, "
        f"keystroke {median(edits):.1f} ms (of which 25 ms waiting), {', '.join(requests)} ms"
    )


def main() -> None:
    for lines in (1_000, 10_000):
        print(measure(lines))


if __name__ == "__main__":
    main()
