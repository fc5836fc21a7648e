"""What a program says in an unusual way is still said when it is printed: judged by `mlir-opt`, and read again."""

from __future__ import annotations

import pytest

from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.printer.print_chunk import print_chunk
from pydealloc.syntax.printer.printer import print_operation
from pydealloc.syntax.text.findings import Severity
from tests.harness.oracle import Oracle

UNUSUAL = {
    "a default that was written": """
func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
  memref.store %x, %m[%i] {nontemporal = false} : memref<4xf32>
  return
}
""",
    "a default inside of an optional group": """
func.func @f(%a: vector<4xf32>) -> f32 {
  %0 = vector.reduction <add>, %a {fastmath = #arith.fastmath<none>} : vector<4xf32> into f32
  return %0 : f32
}
""",
    "dictionaries that are all empty": """
"func.func"() <{function_type = () -> (), res_attrs = [], sym_name = "f"}> ({
  func.return
}) : () -> ()
""",
    "a kernel that says nothing of its buffers": """
gpu.module @m {
  "gpu.func"() <{function_type = () -> ()}> ({
    gpu.return
  }) {gpu.kernel, sym_name = "f"} : () -> ()
}
""",
    "blanks in the words of a dialect nobody described": """
func.func private @f(!foreign.box<[1,2],  a=b>) attributes {foreign.layout = #foreign.layout<
  tile = [1,2] // Text, too.
>}
""",
    "an alias there": """
#tile = affine_map<(d0) -> (d0)>
func.func private @f(tensor<4xf32, #foreign.encoding<maps = [#tile]>>)
""",
    "resources": """
func.func @f() -> tensor<2xi8> {
  %0 = arith.constant dense_resource<blob> : tensor<2xi8>
  return %0 : tensor<2xi8>
}
{-#
  dialect_resources: {
    builtin: {
      blob: "0x010000000102"
    }
  }
#-}
""",
}


def printed(text: str) -> str:
    document = parse_document(text)
    assert not [finding for finding in document.findings if finding.severity is Severity.ERROR]
    return "".join(print_chunk(text, chunk, UPSTREAM) for chunk in document.chunks)


@pytest.mark.parametrize("text", UNUSUAL.values(), ids=UNUSUAL)
def test_means_the_same(text: str, oracle: Oracle) -> None:
    options = ("--mlir-print-op-generic", "--allow-unregistered-dialect")
    assert oracle.reprint(printed(text), *options) == oracle.reprint(text, *options)


@pytest.mark.parametrize("text", UNUSUAL.values(), ids=UNUSUAL)
def test_printing_twice_is_printing_once(text: str) -> None:
    once = printed(text)
    assert printed(once) == once


def test_what_nobody_understood_is_printed_as_it_was_written() -> None:
    text = """\
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f(%a: f32) {
    %0 = foreign.tile %a by [4,4]  using #map -> f32 {
    ^bb0(%x: f32):
      foreign.keep %x  as "it is"
    }
    foreign.lonely -> f32
    return
  }
}
"""
    assert printed(text) == text


def test_it_takes_over_new_names() -> None:
    document = parse_document("func.func @f(%a: f32, %b: f32) {\n  foreign.use %a  twice %a\n  return\n}\n")
    root = assemble(document.chunks[0]).root
    use = next(op for op in walk(root) if op.name == "foreign.use")
    a, b = use.operand_values[0], next(op for op in walk(root) if op.name == "func.func").regions[0].blocks[0].args[1]
    use.operands[1].set(b)
    assert a is not b
    assert "foreign.use %a  twice %b\n" in print_operation(root, UPSTREAM)
