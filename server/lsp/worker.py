"""Server in a web worker: the page sends messages with `postMessage`, and gets messages in the same way.

A worker has no pipes, no threads and no processes. Python runs there in Pyodide, whose event loop is the browser's.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from .protocol.lazy_lsprotocol import import_types
from .protocol.logging import start_logging


def serve(send: Callable[[str], object]) -> Callable[[str], None]:
    """Begin a connection; the function that takes messages.

    `send` takes those of the server: texts in JSON, without headers. Whether a computation can be suspended depends on
    the browser, and on the caller: it has to be JavaScript that waits for a promise.
    """
    start_logging(None, "warning")
    import_types()
    from .port import Port
    from .server import prepare_process

    prepare_process()
    foreign: Any = importlib.import_module("pyodide.ffi")
    return Port(send, foreign.run_sync if foreign.can_run_sync() else None).receive
