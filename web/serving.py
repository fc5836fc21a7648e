"""The playground on this machine: a server of static files, for nobody but this machine."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import PathLike
from pathlib import Path

TYPES = {
    ".gz": "application/octet-stream",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".json": "application/json",
}
"""What systems disagree about, or do not know."""


class _Files(SimpleHTTPRequestHandler):
    def guess_type(self, path: str | PathLike[str]) -> str:
        return TYPES.get(Path(path).suffix) or super().guess_type(path)

    def end_headers(self) -> None:
        # The browser asks each time whether a file has changed: somebody may be working on it.
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


def static_server(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """A server of `folder`, not running yet. `port`: 0 is any that is free.

    Raises:
        OSError: the port is in use.
    """
    return ThreadingHTTPServer(("127.0.0.1", port), partial(_Files, directory=str(folder)))


def address(server: ThreadingHTTPServer) -> str:
    return f"http://127.0.0.1:{server.server_port}/"
