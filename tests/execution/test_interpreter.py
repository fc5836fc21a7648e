"""The interpreter and its ledger: what programs compute, and what each way of getting memory wrong is called."""

from __future__ import annotations

from random import Random

import pytest

from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from tests.execution.comparing import Comparison, NotComparable, Program
from tests.execution.interpreter import Run, interpret
from tests.execution.ledger import Fault, Kind
from tests.execution.memory import Unsupported


def run(body: str, *, around: str = "") -> Run:
    lines = "\n".join(f"  {line}" for line in body.strip().splitlines())
    text = f"{around}\nfunc.func @main() -> i32 {{\n  %0 = arith.constant 0 : i32\n  %c0 = arith.constant 0 : index\n"
    document = parse_document(f"{text}{lines}\n  return %0 : i32\n}}\n")
    assert not document.findings, document.findings[0].message
    return interpret(assemble(document.chunks[0]).root)


def fault(body: str) -> Kind:
    with pytest.raises(Fault) as caught:
        run(body)
    return caught.value.kind


ALLOCATED = "%a = memref.alloc() : memref<2xi32>\n"
PART = "%v = memref.subview %a[1] [1] [1] : memref<2xi32> to memref<1xi32, strided<[1], offset: 1>>\n"
FREED = ALLOCATED + "memref.dealloc %a : memref<2xi32>\n"


def test_what_is_never_freed_is_live() -> None:
    assert [one.size for one in run(ALLOCATED).live] == [8]
    assert run(FREED).live == []


def test_a_sparse_constant_is_zero_where_nothing_is_given() -> None:
    """Of two elements for one place it has the first, as `mlir-opt` has."""
    given = "%t = arith.constant sparse<[[1], [3], [1]], [2, 7, 5]> : tensor<4xi32>\n"
    body = "".join(
        f"%c{i}_0 = arith.constant {i} : index\n%x{i} = tensor.extract %t[%c{i}_0] : tensor<4xi32>\n"
        f"vector.print %x{i} : i32\n"
        for i in range(4)
    )
    assert run(given + body).printed == [0, 2, 0, 7]


def test_elements_in_hexadecimal_are_not_taken_for_zero() -> None:
    with pytest.raises(Unsupported):
        run("%t = arith.constant dense<0x7FF0000000000000> : tensor<2xf64>")


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (FREED + "memref.dealloc %a : memref<2xi32>", Kind.DOUBLE_FREE),
        (FREED + "memref.store %0, %a[%c0] : memref<2xi32>", Kind.USE_AFTER_FREE),
        (FREED + "%x = memref.load %a[%c0] : memref<2xi32>", Kind.USE_AFTER_FREE),
        (
            FREED + "%b = memref.alloc() : memref<2xi32>\nmemref.copy %b, %a : memref<2xi32> to memref<2xi32>",
            Kind.USE_AFTER_FREE,
        ),
        ("%a = memref.alloca() : memref<2xi32>\nmemref.dealloc %a : memref<2xi32>", Kind.FOREIGN_FREE),
        (
            ALLOCATED + PART + "memref.dealloc %v : memref<1xi32, strided<[1], offset: 1>>",
            Kind.FOREIGN_FREE,
        ),
        (ALLOCATED + "%x = memref.load %a[%c0] : memref<2xi32>", Kind.UNDEFINED),
        (ALLOCATED + "%c2 = arith.constant 2 : index\nmemref.store %0, %a[%c2] : memref<2xi32>", Kind.UNDEFINED),
        ('%f = arith.constant false\ncf.assert %f, "never"', Kind.ASSERTION),
    ],
)
def test_what_no_program_may_do(body: str, kind: Kind) -> None:
    assert fault(body) is kind


def test_an_endless_program_is_stopped() -> None:
    loop = "%t = arith.constant true\nscf.while : () -> () {\n  scf.condition(%t)\n} do {\n  scf.yield\n}"
    assert fault(loop) is Kind.ENDLESS


def test_addresses_are_used_again() -> None:
    body = """
%a = memref.alloc() : memref<2xi32>
%p = memref.extract_aligned_pointer_as_index %a : memref<2xi32> -> index
memref.dealloc %a : memref<2xi32>
%b = memref.alloc() : memref<2xi32>
%q = memref.extract_aligned_pointer_as_index %b : memref<2xi32> -> index
%same = arith.cmpi eq, %p, %q : index
vector.print %same : i1
"""
    assert run(body).printed == [1]


def test_a_deallocation_keeps_what_is_retained_under_any_name() -> None:
    body = """
%t = arith.constant true
%a = memref.alloc() : memref<2xi32>
%b = memref.alloc() : memref<2xi32>
%v = memref.cast %a : memref<2xi32> to memref<?xi32>
%o = bufferization.dealloc (%a, %b, %b : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%t, %t, %t)
    retain (%v : memref<?xi32>)
vector.print %o : i1
"""
    result = run(body)
    assert result.printed == [1]
    assert len(result.live) == 1


def test_loops_carry_values_and_views_share_elements() -> None:
    body = """
%c1 = arith.constant 1 : index
%c4 = arith.constant 4 : index
%k = arith.constant 3 : i32
%a = memref.alloc() : memref<8xi32>
linalg.fill ins(%k : i32) outs(%a : memref<8xi32>)
%v = memref.subview %a[1] [4] [2] : memref<8xi32> to memref<4xi32, strided<[2], offset: 1>>
%sum = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %0) -> (i32) {
  memref.store %s, %v[%i] : memref<4xi32, strided<[2], offset: 1>>
  %x = memref.load %a[%i] : memref<8xi32>
  %n = arith.addi %s, %x : i32
  scf.yield %n : i32
}
vector.print %sum : i32
%c7 = arith.constant 7 : index
%last = memref.load %a[%c7] : memref<8xi32>
vector.print %last : i32
"""
    # 0 1 2 3 of %a are 3, 0, 3, 3 when they are read: element 1 is stored as 0, element 3 as 3.
    assert run(body).printed == [9, 6]


def test_blocks_and_calls() -> None:
    callee = """
func.func @pick(%c: i1, %a: memref<1xi32>, %b: memref<1xi32>) -> memref<1xi32> {
  cf.cond_br %c, ^out(%a : memref<1xi32>), ^out(%b : memref<1xi32>)
^out(%r: memref<1xi32>):
  return %r : memref<1xi32>
}
memref.global "private" @seven : memref<1xi32> = dense<7>
"""
    body = """
%f = arith.constant false
%a = memref.alloc() : memref<1xi32>
%g = memref.get_global @seven : memref<1xi32>
%r = func.call @pick(%f, %a, %g) : (i1, memref<1xi32>, memref<1xi32>) -> memref<1xi32>
%x = memref.load %r[%c0] : memref<1xi32>
vector.print %x : i32
"""
    assert run(body, around=callee).printed == [7]


def test_work_that_waits_for_its_own_group_ends() -> None:
    waiting = """
func.func @main() {
  %n = arith.constant 1 : index
  %group = async.create_group %n : !async.group
  %work = async.execute {
    async.await_all %group
    async.yield
  }
  %i = async.add_to_group %work, %group : !async.token
  async.await_all %group
  return
}
"""
    assert fault(waiting) is Kind.ENDLESS


def test_buffers_keep_their_layout_and_change_their_shape() -> None:
    body = """
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %seven = arith.constant 7 : i32
      %a = memref.alloc() : memref<6xi32, strided<[1]>>
      memref.store %seven, %a[%c3] : memref<6xi32, strided<[1]>>
      %part = memref.subview %a[1] [2] [2] : memref<6xi32, strided<[1]>> to memref<2xi32, strided<[2], offset: 1>>
     %own = bufferization.clone %part : memref<2xi32, strided<[2], offset: 1>> to memref<2xi32, strided<[2], offset: 1>>
      %x = memref.load %own[%c1] : memref<2xi32, strided<[2], offset: 1>>
      vector.print %x : i32
      %shape = memref.alloc() : memref<2xindex>
      memref.store %c1, %shape[%c0] : memref<2xindex>
      %c6 = arith.constant 6 : index
      memref.store %c6, %shape[%c1] : memref<2xindex>
      %flat = memref.cast %a : memref<6xi32, strided<[1]>> to memref<6xi32>
      %row = memref.reshape %flat(%shape) : (memref<6xi32>, memref<2xindex>) -> memref<1x6xi32>
      %y = memref.load %row[%c0, %c3] : memref<1x6xi32>
      vector.print %y : i32
    """
    assert run(body).printed == [7, 7]


def test_a_copy_of_nothing_has_no_gaps() -> None:
    body = """
      %a = memref.alloc(%c0) : memref<?xi8>
      %s = memref.subview %a[0] [0] [2] : memref<?xi8> to memref<0xi8, strided<[2]>>
      %b = bufferization.clone %s : memref<0xi8, strided<[2]>> to memref<0xi8, strided<[2]>>
      memref.dealloc %b : memref<0xi8, strided<[2]>>
    """
    assert len(run(body).live) == 1


_TENSORS = """%m1 = arith.constant -1 : index
%c3 = arith.constant 3 : index
%two = tensor.splat %0 : tensor<2xi32>
%d = tensor.cast %two : tensor<2xi32> to tensor<?xi32>
%three = tensor.splat %0[%c3] : tensor<?xi32>
%buffer = memref.alloc(%c3) : memref<?xi32>
"""
_MAPS = "[affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>]"
_GENERIC = f"""%r = linalg.generic {{indexing_maps = {_MAPS}, iterator_types = ["parallel"]}}
    ins(%d : tensor<?xi32>) outs(%three : tensor<?xi32>) {{
^bb0(%a: i32, %b: i32):
  linalg.yield %a : i32
}} -> tensor<?xi32>"""


@pytest.mark.parametrize(
    "body",
    [
        "%x = tensor.dim %d, %m1 : tensor<?xi32>",
        "%e = tensor.empty(%m1) : tensor<?xi32>",
        "%e = tensor.splat %0[%m1] : tensor<?xi32>",
        "%s = tensor.extract_slice %d[0] [%m1] [1] : tensor<?xi32> to tensor<?xi32>",
        "%e = tensor.generate %m1 {\n^bb0(%i: index):\n  tensor.yield %0 : i32\n} : tensor<?xi32>",
        "%e = bufferization.alloc_tensor(%m1) : tensor<?xi32>",
        "%r = linalg.copy ins(%d : tensor<?xi32>) outs(%three : tensor<?xi32>) -> tensor<?xi32>",
        "%r = linalg.transpose ins(%d : tensor<?xi32>) outs(%three : tensor<?xi32>) permutation = [0]",
        "%r = bufferization.materialize_in_destination %d in %three : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>",
        "bufferization.materialize_in_destination %d in writable %buffer : (tensor<?xi32>, memref<?xi32>) -> ()",
        _GENERIC,
    ],
)
def test_sizes_that_do_not_fit_are_undefined(body: str) -> None:
    assert fault(_TENSORS + body) is Kind.UNDEFINED


def test_bounds_without_a_sign() -> None:
    body = """
      %m1 = arith.constant -1 : i8
      %m3 = arith.constant -3 : i8
      %one = arith.constant 1 : i8
      scf.for unsigned %i = %m1 to %one step %one : i8 {
        vector.print %i : i8
      }
      scf.for unsigned %i = %m3 to %m1 step %one : i8 {
        vector.print %i : i8
      }
    """
    assert run(body).printed == [-3, -2]


_FORALL = """
func.func @f(%t: tensor<4xi32>, %v: tensor<1xi32>) -> tensor<4xi32> {{
  %c0 = arith.constant 0 : index
  %k = arith.constant 7 : i32
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xi32>) {{
    {}
    scf.forall.in_parallel {{
      tensor.parallel_insert_slice %v into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }}
  }}
  return %r : tensor<4xi32>
}}
"""


@pytest.mark.parametrize(
    ("body", "says_something"),
    [
        ("%x = tensor.extract %o[%i] : tensor<4xi32>\nvector.print %x : i32", True),
        ("%x = tensor.extract %o[%c0] : tensor<4xi32>", True),
        ("%x = tensor.extract %o[%c0] : tensor<4xi32>\nvector.print %x : i32", False),
        (
            """%w = tensor.insert %k into %o[%c0] : tensor<4xi32>
    %x = tensor.extract %w[%c0] : tensor<4xi32>
    vector.print %x : i32""",
            False,
        ),
    ],
)
def test_what_others_insert_is_nothing_to_read(body: str, says_something: bool) -> None:
    """Also where they insert the same numbers as there were."""
    if says_something:
        program = Program.of_functions(_FORALL.format(body))
        assert [*Comparison(program, Random(1)).every()] == []
    else:
        with pytest.raises(NotComparable):
            Program.of_functions(_FORALL.format(body))


def test_fresh_memory_counts_on_each_path() -> None:
    text = """
func.func @main(%x: i32, %y: i32, %i: index, %j: index, %c: i1) {
  %fresh = memref.alloc() : memref<8xi32>
  %filled = memref.alloc() : memref<8xi32>
  linalg.fill ins(%x : i32) outs(%filled : memref<8xi32>)
  %m = arith.select %c, %filled, %fresh : memref<8xi32>
  %v = memref.load %m[%i] : memref<8xi32>
  vector.print %v : i32
  return
}
"""
    with pytest.raises(NotComparable, match="fresh memory"):
        Program.made(text)


_LAUNCH = """
func.func @f(%m: memref<2xi32>, %v: i32) -> i32 {{
  %one = arith.constant 1 : index
  %a = memref.alloc() : memref<1xi32>
  %t = gpu.wait async
  %u = gpu.launch async [%t] blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one)
                            threads(%tx, %ty, %tz) in (%sx = %one, %sy = %one, %sz = %one) {{
    memref.store %v, %a[%tx] : memref<1xi32>
    gpu.terminator
  }}
  {}
  return %v : i32
}}
"""


def test_threads_that_nobody_waits_for_run_as_late_as_they_may() -> None:
    freed = "memref.dealloc %a : memref<1xi32>"
    Program.of_functions(_LAUNCH.format(f"gpu.wait [%u]\n{freed}"))
    with pytest.raises(NotComparable, match=Kind.USE_AFTER_FREE.value):
        Program.of_functions(_LAUNCH.format(freed))


_UNKNOWN = """
func.func @f(%t: tensor<1xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %r = "some.region"(%t) ({
  ^bb0(%x: tensor<1xi32>):
    %y = tensor.extract %x[%c0] : tensor<1xi32>
    "some.end"(%y) : (i32) -> ()
  }) : (tensor<1xi32>) -> tensor<1xi32>
  %w = tensor.insert %v into %r[%c0] : tensor<1xi32>
  %z = tensor.extract %w[%c0] : tensor<1xi32>
  return %z : i32
}
"""


def test_what_an_unknown_operation_with_regions_gives_is_its_own() -> None:
    program = Program.of_functions(_UNKNOWN)
    assert all(len(run.printed) == 4 for _, run in program.expected), "the tensor, and what the region ends with"
    assert [*Comparison(program, Random(1)).every()] == []
