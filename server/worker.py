"""Server in a web worker: entry point of the page, which sends and gets messages with `postMessage`.

A worker has no pipes, no threads and no processes. Python runs there in Pyodide, whose event loop is the browser's.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .isolated_command import Ran, run_command

if TYPE_CHECKING:
    from .lsp.port import Port


class Served:
    """A connection, as JavaScript uses it: what is passed is numbers and texts."""

    def __init__(self, port: Port) -> None:
        self._port = port

    def receive(self, message: str) -> None:
        """Handle a message of the client, a text in JSON."""
        self._port.receive(message)

    async def command(self, arguments: str, files: str) -> str:
        """Output of a command line, as `run_command` returns it; requests that are more urgent go first.

        Arguments and result are texts in JSON. The client has to have sent `initialize`.
        """
        ran = await self._port.work(
            "running a command", lambda: run_command(json.loads(arguments), json.loads(files)), Ran(2, "", "", {})
        )
        return json.dumps({"status": ran.status, "output": ran.output, "errors": ran.errors, "files": ran.files})


def serve(send: Callable[[str], object]) -> Served:
    """Begin a connection.

    `send` takes the server's messages: texts in JSON, without headers. Whether a computation can be suspended depends
    on the browser, and on the caller: it has to be JavaScript that waits for a promise.
    """
    from .lsp.protocol.lazy_lsprotocol import import_types
    from .lsp.protocol.logging import start_logging

    start_logging(None, "warning")
    import_types()
    from .lsp.port import Port
    from .lsp.server import prepare_process

    prepare_process()
    foreign: Any = importlib.import_module("pyodide.ffi")
    return Served(Port(send, foreign.run_sync if foreign.can_run_sync() else None))
