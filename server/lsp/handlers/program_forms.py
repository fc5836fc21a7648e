"""Other forms of a program: bytecode as text, and a text in generic form.

The requests for bytecode have the names and shapes of `mlir-lsp-server`: `mlir/convertFromBytecode` takes `{uri}` and
returns `{output}`.
"""

from __future__ import annotations

from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path

from ....syntax.printer.print_chunk import print_document
from ...io.files import UserFacingError, read_file
from ...session.session import Session, View
from .params import str_param, uri_param
from .registration import answer, feature, request_failed

FROM_BYTECODE = "mlir/convertFromBytecode"
TO_BYTECODE = "mlir/convertToBytecode"
GENERIC_FORM = "pydealloc/genericForm"


def register(server: LanguageServer, session: Session) -> None:
    """Connect the handlers of this module."""

    @feature(server, FROM_BYTECODE)
    async def from_bytecode(params: tuple[object, ...]) -> dict[str, object]:
        uri = str_param(params, "uri")
        path = to_fs_path(uri) if uri.startswith("file:") else None
        if path is None:
            raise request_failed("only files on disk can be converted from bytecode")

        def read() -> tuple[str, str]:
            """The text, and the reason where there is none."""
            try:
                return read_file(path), ""
            except UserFacingError as error:
                return "", str(error)

        text, reason = await session.work("reading bytecode", read, ("", "this failed; see the log"))
        if reason:
            raise request_failed(reason)
        return {"output": text}

    @feature(server, TO_BYTECODE)
    async def to_bytecode(params: tuple[object, ...]) -> dict[str, object]:
        raise request_failed("bytecode is read, but not written: `mlir-opt --emit-bytecode` writes it")

    @feature(server, GENERIC_FORM)
    async def generic_form(params: tuple[object, ...]) -> dict[str, object]:
        uri = uri_param(params)

        def ask(view: View) -> dict[str, object]:
            text = print_document(view.document, generic=True)
            return {"text": text, "version": view.snapshot.version}

        empty: dict[str, object] = {"text": "// The file is not open.\n", "version": None}
        return await answer(session, uri, "printing the generic form", ask, empty, whole=True)
