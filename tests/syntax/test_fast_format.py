"""The fast path says what the slow path says, operation by operation."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pydealloc.ir.graph import Operation, Value
from pydealloc.ir.walk import walk
from pydealloc.ods.aliases import Aliases
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.parser import item_parser as parser
from pydealloc.syntax.parser import op_lookup
from pydealloc.syntax.parser.format_regex import compile_pattern
from pydealloc.syntax.text.findings import Severity
from tests.harness.items import parse_item

PROGRAM = """!buffer = memref<4x?xf32>
#where = affine_map<(d0) -> (d0)>
func.func private @g(memref<4x?xf32>) -> (index, i1)
func.func @f(%m: !buffer, %i: index, %f: f32, %c: i1, %p: !llvm.ptr, %v: vector<4xf32>) -> index {
  %c0 = arith.constant 0 : index
  %neg = arith.constant -3 : i8
  %true = arith.constant true
  %float = arith.constant 1.5e+01 : f32
  %hex = arith.constant 0x7FC00000 : f32
  %dense = arith.constant dense<[1, 2]> : vector<2xi32>
  %attr = arith.constant {note = "a } b"} 1 : i32
  %0 = arith.addi %i, %c0 overflow<nsw, nuw> : index
  %1 = arith.addf %f, %f fastmath<fast> : f32
  %2 = arith.mulf %1,%f:f32
  %3 = arith.cmpi slt, %i, %0 : index
  %4 = arith.cmpf oeq, %f, %1 fastmath<nnan,ninf> : f32
  %5 = arith.index_cast %i : index to i64
  %6 = memref.dim %m, %c0 : !buffer
  %7 = memref.load %m[%c0, %i] : !buffer
  memref.store %7, %m[%c0, %i] {nontemporal = true} : memref<4x?xf32>
  %alloc = memref.alloc(%i) {alignment = 64 : i64} : memref<4x?xf32>
  %alloca = memref.alloca() : memref<f32>
  %layout = memref.alloc(%i)[%i] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %cast = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %8:2 = func.call @g(%m) : (memref<4x?xf32>) -> (index, i1)
  %9 = func.call @f(%m, %i, %f, %c, %p, %v) : (!buffer, index, f32, i1, !llvm.ptr, vector<4xf32>) -> index
  %10 = llvm.load %p : !llvm.ptr -> i32
  llvm.store volatile %10, %p {alignment = 4 : i64} : i32, !llvm.ptr
  %11 = math.fma %f, %f, %f : f32
  %12 = vector.broadcast %f : f32 to vector<4xf32>
  %13 = vector.fma %v, %12, %v : vector<4xf32>
  %14 = vector.reduction <add>, %v : vector<4xf32> into f32
  %idx = linalg.index 0 : index
  %15 = index.add %i, %8#0
  %16 = tensor.empty(%i) : tensor<?xf32>
  %17 = tensor.extract %16[%i] : tensor<?xf32>
  %18 = bufferization.to_tensor %m restrict writable : memref<4x?xf32> to tensor<4x?xf32>
  %part = memref.subview %m[0, %i] [4, %i][1, 1] : memref<4x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %e = memref.subview %part[%i,0][%i , %i] [ 1,-1 ]{a} : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32>
  %19 = bufferization.clone %m : memref<4x?xf32> to memref<4x?xf32>
  memref.assume_alignment %m, 16 : memref<4x?xf32>
  memref.copy %m, %19 : memref<4x?xf32> to memref<4x?xf32>
  cf.cond_br %c, ^then(%i, %f : index, f32), ^else
^then(%a: index, %b: f32):
  cf.br ^else loc("somewhere")
^else:
  memref.dealloc %alloc : memref<4x?xf32> // the end
  func.return
      %i
    : index
}
"""


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Expressions are made for operations that are met once, and for those of the program."""
    monkeypatch.setattr(op_lookup, "_COMPILE_AFTER_USES", 1)
    op_lookup.op_table.cache_clear()
    parse_document(PROGRAM)


def slowly(text: str) -> Document:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(parser.ItemParser, "fast_operations", lambda _self, _frame, pos: pos)
        return parse_document(text)


def value(it: Value) -> tuple[object, ...]:
    return type(it).__name__, it.name, it.type, it.span, [use.span for use in it.uses]


def operation(op: Operation) -> tuple[object, ...]:
    syntax = op.syntax
    places = None
    if syntax is not None:
        spans = (syntax.start, syntax.end, syntax.name_start, syntax.name_end)
        places = (*spans, syntax.attribute_spans, syntax.type_spans, syntax.symbol_spans, syntax.opaque)
    return (
        op.name,
        [(value(operand.value), operand.span) for operand in op.operands],
        [value(result) for result in op.results],
        list(op.properties.items()),
        list(op.attributes.items()),
        [(use.block.label, use.span) for use in op.successors],
        op.location,
        places,
    )


def content(document: Document) -> list[tuple[object, ...]]:
    return [operation(op) for item in document.leaves() for top in item.operations for op in walk(top)]


def test_both_paths_agree() -> None:
    fast, slow = parse_document(PROGRAM), slowly(PROGRAM)
    assert not fast.findings
    for one, other in zip(content(fast), content(slow), strict=True):
        assert one == other
    # And again, now that all texts are remembered.
    assert content(parse_document(PROGRAM)) == content(slow)


def test_most_operations_are_read_fast() -> None:
    known = op_lookup.op_table(UPSTREAM).within("func")
    names = "arith.addi arith.constant memref.load memref.store memref.alloc func.call cf.cond_br llvm.load return"
    for name in names.split():
        found = known[name]
        assert found is not None
        assert found.fast is not None, name


def test_an_alias_means_what_the_text_says() -> None:
    text = "!t = {}\nfunc.func private @f() -> !t\nfunc.func @g() {{\n  %a = func.call @f() : () -> !t\n  return\n}}"
    for type_ in ("i32", "f64", "i32"):
        document = parse_document(text.format(type_))
        call = next(op for item in document.leaves() for top in item.operations for op in walk(top) if op.results)
        assert str(call.result.type) == type_


_LINES = [line for line in PROGRAM.splitlines()[4:-1] if line.strip()]
_NOISE = st.sampled_from(
    ["", " ", "  // note\n", "\n", ",", ":", "(", ")", "[", "]", "{", "}", "<", ">", "%i", "%zz", "#where", "!buffer",
     "i32", "{a}", "loc(unknown)", "^then", "-> index", "to", "1", "fastmath<fast>", "overflow<nsw>", "|", "::"]
)  # fmt: skip


@given(st.sampled_from(_LINES), st.integers(0, 80), st.integers(0, 3), _NOISE)
def test_both_paths_agree_on_broken_lines(line: str, at: int, cut: int, noise: str) -> None:
    broken = line[:at] + noise + line[at + cut :]
    lines = [broken if other is line else other for other in PROGRAM.splitlines()]
    text = "\n".join(lines)
    fast, slow = parse_document(text), slowly(text)
    assert content(fast) == content(slow)
    assert fast.findings == slow.findings


def test_every_format_compiles() -> None:
    compiled = 0
    for dialect in ("arith", "cf", "func", "index", "llvm", "math", "memref", "tensor", "tosa", "vector"):
        for name in UPSTREAM.op_names(dialect):
            definition = UPSTREAM.definition(name)
            assert definition is not None
            compiled += compile_pattern(definition, UPSTREAM) is not None
    assert compiled > 300


def test_a_type_that_may_leave_out_its_name_is_no_other_type() -> None:
    lines = ("  %0 = smt.bv.srem %a, %a : none\n", "  %1 = smt.bv.srem %a, %a : !smt.bv<8>\n")
    text = f"func.func @f(%a: !smt.bv<8>) {{\n{lines[0]}{lines[1]}}}\n"
    assert content(parse_document(text)) == content(slowly(text))
    assert [finding.severity for finding in parse_document(text).findings] == [Severity.ERROR]


def test_long_lines_take_linear_time() -> None:
    uses = ", ".join(["%i"] * 20_000)
    item = parse_item(f"%i = arith.constant 0 : index\nfunc.return {uses}", UPSTREAM, Aliases())
    assert [finding.code for finding in item.findings] == ["syntax"]
    parse_item("memref.load %a[" + " " * 100_000 + "\n", UPSTREAM, Aliases())


@pytest.mark.parametrize("name", ["scf.yield", "return", "linalg.yield"])
def test_a_short_line_that_goes_on_below_is_not_the_one_that_was_met_before(name: str) -> None:
    """`scf.yield` alone is met all the time; with operands on the next lines it is another operation."""
    for _ in range(3):
        parse_document(f"func.func @a() {{\n  {name}\n}}\nfunc.func @b() {{\n  {name}\n}}\n")
    body = f"\n^bb0(%x: i32, %y: i32):\n  {name}\n    %x,\n    %y : i32, i32\n"
    text = f'func.func @c() {{\n"a.b"() ({{{body}}}) : () -> ()\nreturn\n}}\n'
    document = parse_document(text)
    assert [finding.message for finding in document.findings] == []
    [item] = document.leaves()
    [block] = next(op for op in walk(item.operations[0]) if op.name == "a.b").regions[0].blocks
    assert block.last is not None
    assert [use.value.name for use in block.last.operands] == ["x", "y"]


def test_results_that_are_too_many_are_no_second_error_of_an_operation() -> None:
    """The fast way reads a form once it has been met: what was read before decides nothing."""
    text = "  %0 = nvvm.mbarrier.arrive %0 , %0  : complex<f32> \n"
    expected = slowly(text).findings
    assert [finding.code for finding in expected] == ["type-mismatch"]
    for _ in range(3):
        parse_document("  nvvm.mbarrier.arrive %1 , %2  : complex<f32> \n")
        assert parse_document(text).findings == expected
