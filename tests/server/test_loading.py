"""Loading: what is loaded a part at a time is loaded anyway, and a short run loads nothing that it does not need."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

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


SLOW_TO_LOAD = {
    *("asyncio", "copy", "ctypes", "dataclasses", "difflib", "hashlib", "inspect", "logging", "random", "ssl"),
    *("subprocess", "tempfile", "threading", "zlib"),
}
"""Modules of Python that cost a short run of the command line milliseconds each, and that few runs need."""
_LOOPS = """\
#map = affine_map<(d0) -> (d0)>
func.func @f(%m: memref<?xf32>, %x: f32, %n: index, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f32) {
    %v = memref.load %m[%i] : memref<?xf32>
    %s = arith.addf %a, %v : f32
    scf.yield %s : f32
  }
  affine.for %i = 0 to %n {
    memref.store %r, %m[%i] : memref<?xf32>
  }
  linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%m : memref<?xf32>) {
  ^bb0(%out: f32):
    linalg.yield %x : f32
  }
  %b = memref.alloc(%n) : memref<?xf32>
  memref.copy %m, %b : memref<?xf32> to memref<?xf32>
  %y = scf.if %c -> f32 {
    %v = memref.load %b[%c0] : memref<?xf32>
    scf.yield %v : f32
  } else {
    scf.yield %r : f32
  }
  return %y : f32
}
"""


@pytest.mark.parametrize(
    "arguments",
    [
        ["--check", "--no-cache", "FILE"],
        *(["--apply", name, "FILE", "-o", os.devnull] for name in ("canonicalize", "buffer-deallocation-pipeline")),
        ["--apply", "one-shot-bufferize", "FILE", "-o", os.devnull],
        ["--explain", "FILE:17:3"],
    ],
    ids=lambda arguments: " ".join(arguments[:2]),
)
def test_a_short_run_loads_nothing_slow(arguments: list[str], tmp_path: Path) -> None:
    file = tmp_path / "a.mlir"
    file.write_text(_LOOPS)
    given = [argument.replace("FILE", str(file)) for argument in arguments]
    program = f"""
import sys
from pydealloc.server.cli import main
assert main({given!r}) in (0, 1)
print("loaded:", *sys.modules)
"""
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert not SLOW_TO_LOAD & {*found.stdout.rpartition("loaded:")[2].split()}


def test_tables_of_dialects_load_no_standard_dataclasses() -> None:
    program = """
import sys
from pydealloc.ods.knowledge import UPSTREAM
names = [name for dialect in UPSTREAM.dialect_names for name in UPSTREAM.op_names(dialect)]
print(sum(UPSTREAM.semantics(name) is not None for name in names) > 100, "dataclasses" in sys.modules)
"""
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout == "True False\n"
