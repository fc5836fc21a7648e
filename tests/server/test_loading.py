"""Loading a part at a time: each part is a module that what follows needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

from pydealloc.server.session.loading import ANALYSES, EDITED_LINES, FEATURES

_WITHOUT = """
import sys
from pydealloc.server.session import loading
loading.load_in_parts = lambda names: ()
"""
_KEY = """
from pydealloc.server.session.programs import _reader_of_lines
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.edits import EditSpan
text = "func.func @f() {\\n" + "".join(f"  %{n} = arith.constant 0 : index\\n" for n in range(200)) + "  return\\n}\\n"
before = parse_document(text, lazily=True)
before.findings
at = text.index("0 : index")
after = parse_document(text[:at] + "%" + text[at:], before.knowledge, before, EditSpan(at, at, at + 1), lazily=True)
_reader_of_lines()(after, after.leaves()[0])
"""
_HANDLERS = """
from pydealloc.server.lsp.handlers import register_all
[*register_all._load_in_steps()]
"""


@pytest.mark.parametrize(
    ("names", "program"),
    [(EDITED_LINES, _KEY), (ANALYSES, "import pydealloc.server.session.file_analysis\n"), (FEATURES, _HANDLERS)],
    ids=["edited lines", "analyses", "features"],
)
def test_what_is_loaded_in_parts_is_loaded_anyway(names: tuple[str, ...], program: str) -> None:
    command = [sys.executable, "-c", f"{_WITHOUT}{program}print(*sys.modules)"]
    found = subprocess.run(command, capture_output=True, text=True, check=True)
    assert not {f"pydealloc.{name}" for name in names} - {*found.stdout.split()}


def test_a_server_loads_no_ssl_and_leaves_it_to_others() -> None:
    program = """
import sys
from pydealloc.server.lsp.protocol.light_asyncio import import_asyncio
import_asyncio()
from pydealloc.server.lsp.protocol.lazy_lsprotocol import import_types
import_types()
from pydealloc.server.lsp.server import create_server
from pydealloc.server.session import session
create_server()
print("ssl" in sys.modules, "asyncio" in sys.modules, end=" ")
import ssl
print(ssl.__name__)
"""
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout == "False True ssl\n"
