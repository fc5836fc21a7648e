"""Printed programs read back as what they were."""

from __future__ import annotations

import pytest

from pydealloc.ir.graph import Operation, Value
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.printer.printer import print_operation

PROGRAM = """\
module {
  func.func @f(%m: memref<4x?xf32>, %i: index, %c: i1) -> (memref<4x?xf32>, index) attributes {a = 1 : i8} {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc(%i) {alignment = 64 : i64} : memref<4x?xf32>
    %r:2 = scf.if %c -> (memref<4x?xf32>, index) {
      %0 = bufferization.clone %m : memref<4x?xf32> to memref<4x?xf32>
      scf.yield %0, %i : memref<4x?xf32>, index
    } else {
      scf.yield %alloc, %c0 : memref<4x?xf32>, index
    }
    scf.for %j = %c0 to %r#1 step %i {
      %1 = memref.load %r#0[%c0, %j] : memref<4x?xf32>
      memref.store %1, %m[%c0, %j] : memref<4x?xf32>
    }
    "test.op"(%i) ({
    ^bb0(%x: index):
      "test.end"(%x)[^bb1] : (index) -> ()
    ^bb1:
      "test.end"() {unit, value = "a\\22b"} : () -> ()
    }) : (index) -> ()
    cf.cond_br %c, ^next(%i : index), ^exit
  ^next(%k: index):
    cf.br ^exit
  ^exit:
    return %r#0, %r#1 : memref<4x?xf32>, index
  }
}
"""


def program(text: str) -> Operation:
    document = parse_document(text)
    assert not document.findings
    return assemble(document.chunks[0]).root


def shape(root: Operation) -> list[tuple[object, ...]]:
    """Everything but names and places."""
    ops = list(walk(root))
    values: list[Value] = [value for op in ops for value in op.results]
    values += [argument for op in ops for region in op.regions for block in region.blocks for argument in block.args]
    number = {value: position for position, value in enumerate(values)}
    return [
        (
            op.name,
            [number[value] for value in op.operand_values],
            [result.type for result in op.results],
            sorted(op.properties.items()),
            sorted(op.attributes.items()),
            [[[argument.type for argument in block.args] for block in region.blocks] for region in op.regions],
            [block.index for block in op.successor_blocks],
        )
        for op in ops
    ]


@pytest.mark.parametrize("generic", [False, True])
def test_round_trip(generic: bool) -> None:
    root = program(PROGRAM)
    text = print_operation(root, UPSTREAM, generic=generic)
    assert shape(program(text)) == shape(root)
    assert print_operation(program(text), UPSTREAM, generic=generic) == text


def test_a_program_in_mlirs_own_layout_stays_as_it_is() -> None:
    assert print_operation(program(PROGRAM), UPSTREAM) == PROGRAM


def test_values_without_names_get_fresh_ones() -> None:
    root = program("func.func @f(%value: i1) {\n  return\n}\n")
    function = next(op for op in walk(root) if op.name == "func.func")
    block = function.regions[0].blocks[0]
    new = Operation("test.new")
    new.add_result(block.args[0].type)
    block.prepend(new)
    use = Operation("test.use")
    use.add_operand(new.result)
    use.add_operand(block.args[0])
    block.insert_after(new, use)
    again = program(print_operation(root, UPSTREAM))
    made, used = (op for op in walk(again) if op.name.startswith("test."))
    assert used.operand_values[0] is made.result
    assert used.operand_values[1].parent_block is made.parent
    assert used.operand_values[1].name == "value"
