"""Other forms of a program: bytecode as text, and a text in generic form.

The requests for bytecode have the names and shapes of `mlir-lsp-server`: `mlir/convertFromBytecode` takes `{uri}` and
returns `{output}`.
"""

from __future__ import annotations

from pygls.uris import to_fs_path

from ....syntax.printer.print_chunk import print_document
from ...io.files import UserFacingError, read_file
from ...session.session import View
from ..connection.answers import request_failed
from ..connection.connection import Connection
from ..connection.params import str_param, uri_param


async def from_bytecode(here: Connection, params: tuple[object, ...]) -> dict[str, object]:
    uri = str_param(params, "uri")
    path = to_fs_path(uri) if uri.startswith("file:") else None
    if path is None:
        raise request_failed("only files on disk can be converted from bytecode")
    failed = "", "this failed; see the log"
    text, reason = await here.session.work("reading bytecode", lambda: _read(path), failed)
    if reason:
        raise request_failed(reason)
    return {"output": text}


def _read(path: str) -> tuple[str, str]:
    """The text, and the reason where there is none."""
    try:
        return read_file(path), ""
    except UserFacingError as error:
        return "", str(error)


async def to_bytecode(here: Connection, params: tuple[object, ...]) -> dict[str, object]:
    raise request_failed("bytecode is read, but not written: `mlir-opt --emit-bytecode` writes it")


async def generic_form(here: Connection, params: tuple[object, ...]) -> dict[str, object]:
    empty: dict[str, object] = {"text": "// The file is not open.\n", "version": None}
    return await here.answer(uri_param(params), "printing the generic form", _generic, empty, whole=True)


def _generic(view: View) -> dict[str, object]:
    return {"text": print_document(view.document, generic=True), "version": view.snapshot.version}
