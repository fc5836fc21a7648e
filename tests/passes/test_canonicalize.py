"""The pages of `canonicalize/`, one for each dialect: the pass runs on each program, and LLVM is asked the same."""

from __future__ import annotations

import pytest

from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.compat import Compat
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from tests.harness.literate import Case, literate
from tests.harness.oracle import Oracle
from tests.passes.programs import program


def _run(text: str, compat: Compat = Compat.SAFE) -> tuple[str, str]:
    """The program afterwards, and the notices, one in a line."""
    given = program(text)
    result = run_pipeline(parse_pipeline("canonicalize", compat=compat), given.root, UPSTREAM)[-1].result
    assert not result.refusals
    return given.text(), "".join(f"{notice.code}: {notice}\n" for notice in result.notices)


def _canonical(text: str) -> str:
    return _run(text)[0]


@literate("passes/canonicalize")
def test_page(case: Case) -> None:
    after, notices = _run(case.blocks["mlir"])
    case.expect("mlir after", after)
    if notices:
        case.expect("text notices", notices)
    else:
        case.expect_no("text notices")


@pytest.mark.oracle
@literate("passes/canonicalize")
def test_page_agrees_with_llvm(case: Case, oracle: Oracle) -> None:
    """With `--compat=llvm22`: what it makes, where it crashes nothing."""
    text = case.blocks["mlir"]
    theirs = oracle.run(text, "--allow-unregistered-dialect", "--canonicalize")
    assert theirs.accepted, theirs.errors
    ours, notices = _run(text, Compat.LLVM22)
    assert oracle.reprint(ours, "--allow-unregistered-dialect") == theirs.output
    assert bool(notices) == ("text notices" in case.blocks)


@literate("passes/canonicalize")
def test_again_changes_nothing(case: Case) -> None:
    once = _canonical(case.blocks["mlir"])
    assert _canonical(once) == once


@literate("passes/canonicalize")
def test_all_users_are_in_the_program(case: Case) -> None:
    given = program(case.blocks["mlir"])
    run_pipeline(parse_pipeline("canonicalize"), given.root, UPSTREAM)
    there = set(walk(given.root))
    users = [user for op in there for result in op.results for user in result.users]
    assert [user for user in users if user not in there] == []


@literate("passes/canonicalize")
def test_the_pass_says_whether_it_changed_anything(case: Case) -> None:
    given = program(case.blocks["mlir"])
    before = given.text()
    result = run_pipeline(parse_pipeline("canonicalize"), given.root, UPSTREAM)[-1].result
    assert result.changed or given.text() == before


def test_bits_of_floats_in_a_vector_are_no_integers() -> None:
    """LLVM 22 crashes here."""
    text = """func.func @f() -> vector<2xi32> {
  %c = llvm.mlir.constant(dense<1.0> : vector<2xf32>) : vector<2xi32>
  %0 = arith.muli %c, %c : vector<2xi32>
  return %0 : vector<2xi32>
}
"""
    assert _canonical(text) == text


def test_an_end_that_nobody_knows_stays_in_its_region() -> None:
    """LLVM 22 takes out what follows, or crashes."""
    text = """func.func @f(%c: i1) -> i32 {
  %0 = scf.execute_region -> i32 {
    "foo.end"() : () -> ()
  }
  scf.execute_region {
    cf.cond_br %c, ^a, ^b
  ^a:
    "foo.end"() : () -> ()
  ^b:
    scf.yield
  }
  return %0 : i32
}
"""
    assert _canonical(text) == text


def test_blocks_of_an_indirect_branch_are_merged() -> None:
    """As LLVM 22 does it: what they differ in becomes an argument of each way to them."""
    text = """llvm.func @f(%p: !llvm.ptr, %a: i32, %b: i32) -> i32 {
  llvm.indirectbr %p : !llvm.ptr, [^bb1, ^bb2]
^bb1:
  %s = llvm.add %a, %b : i32
  llvm.return %s : i32
^bb2:
  %t = llvm.add %b, %b : i32
  llvm.return %t : i32
}
"""
    given = program(text)
    run_pipeline(parse_pipeline("canonicalize{region-simplify=aggressive}"), given.root, UPSTREAM)
    assert "[^bb1(%a : i32), ^bb1(%b : i32)]" in given.text()


def test_the_shape_of_a_tensor_is_a_constant_only_as_a_tensor() -> None:
    """LLVM 22 crashes here."""
    text = """func.func @f(%t: tensor<3xf32>) -> !shape.shape {
  %0 = shape.shape_of %t : tensor<3xf32> -> !shape.shape
  return %0 : !shape.shape
}
"""
    assert _canonical(text) == text


def test_a_mask_selects_no_scalars() -> None:
    """LLVM 22 crashes here."""
    text = """func.func @f(%m: vector<1xi1>, %p: i32, %v: i32) -> i32 {
  %r = vector.mask %m, %p { vector.yield %v : i32 } : vector<1xi1> -> i32
  return %r : i32
}
"""
    assert _canonical(text) == text


def test_a_negative_offset_stays_an_operand() -> None:
    """LLVM 22's verifier refuses what its `canonicalize` makes of this."""
    text = """func.func @f(%m: memref<2x3xf32>) -> memref<2x2xf32, strided<[2, 1], offset: ?>> {
  %o = arith.constant -1 : index
  %r = memref.reinterpret_cast %m to offset: [%o], sizes: [2, 2], strides: [2, 1]
    : memref<2x3xf32> to memref<2x2xf32, strided<[2, 1], offset: ?>>
  return %r : memref<2x2xf32, strided<[2, 1], offset: ?>>
}
"""
    assert _canonical(text) == text


@pytest.mark.oracle
def test_an_insertion_that_is_out_of_bounds_stays_valid(oracle: Oracle) -> None:
    """LLVM 22's verifier refuses what its `canonicalize` makes of this."""
    after = _canonical(
        """func.func @never(%t: tensor<4xi32>, %u: tensor<?xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %c9 = arith.constant 9 : index
  %c3 = arith.constant 3 : index
  %a = tensor.insert_slice %u into %t[0] [%c9] [1] : tensor<?xi32> into tensor<4xi32>
  %b = tensor.insert_slice %u into %t[0] [%c3] [1] : tensor<?xi32> into tensor<4xi32>
  return %a, %b : tensor<4xi32>, tensor<4xi32>
}
"""
    )
    assert oracle.accepts(after)
    assert "tensor<3xi32> into" in after


@pytest.mark.oracle
@pytest.mark.parametrize(
    "made",
    [
        "bufferization.alloc_tensor(%n) : tensor<?xf32>",
        "tensor.empty(%n) : tensor<?xf32>",
        "tensor.pad %t low[%n] high[0] { ^bb0(%i: index): tensor.yield %v : f32 } : tensor<4xf32> to tensor<?xf32>",
        "tensor.generate %n { ^bb0(%i: index): tensor.yield %v : f32 } : tensor<?xf32>",
        "tensor.splat %v[%n] : tensor<?xf32>",
        "memref.alloca(%n) : memref<?xf32>",
        "memref.view %m[%c0][%n] : memref<64xi8> to memref<?xf32>",
    ],
)
def test_no_type_gets_a_negative_size(made: str, oracle: Oracle) -> None:
    """Such a size is undefined behaviour; of some of these, LLVM 22 makes what it does not read."""
    type_ = made.rpartition(" ")[2]
    after = _canonical(
        f"""func.func @f(%t: tensor<4xf32>, %v: f32, %m: memref<64xi8>) -> {type_} {{
  %c0 = arith.constant 0 : index
  %n = arith.constant -6 : index
  %r = {made}
  return %r : {type_}
}}
"""
    )
    assert oracle.accepts(after)


def test_a_loop_of_step_0_has_its_bounds() -> None:
    """`mlir-opt` reads such a loop, and divides by its step here."""
    simplified = _canonical(
        """func.func @f() {
  affine.for %i = 0 to 4 step 0 {
    %k = affine.apply affine_map<(d0) -> (d0 mod 16)>(%i)
    "use.it"(%k) : (index) -> ()
  }
  return
}
"""
    )
    assert '"use.it"(%i)' in simplified


def test_a_buffer_is_not_cast_to_another_memory_space() -> None:
    """LLVM 22's verifier refuses what its `canonicalize` makes of this."""
    text = """func.func @f(%m: memref<*xf32, 1>) -> memref<*xf32> {
  %t = bufferization.to_tensor %m : memref<*xf32, 1> to tensor<*xf32>
  %b = bufferization.to_buffer %t : tensor<*xf32> to memref<*xf32>
  return %b : memref<*xf32>
}
"""
    after, notices = _run(text)
    assert after == text
    assert notices.startswith("other-memory: ")


@pytest.mark.parametrize("compat", list(Compat))
@pytest.mark.parametrize("layout", ["strided<[1], offset: ?>", "strided<[?]>"])
def test_a_view_does_not_pass_by_a_cast_that_hides_a_layout(layout: str, compat: Compat) -> None:
    """LLVM 22's verifier refuses what its `canonicalize` makes of this."""
    text = f"""func.func @f(%m: memref<64xi8, {layout}>, %o: index) -> memref<4xf32> {{
  %c = memref.cast %m : memref<64xi8, {layout}> to memref<64xi8>
  %v = memref.view %c[%o][] : memref<64xi8> to memref<4xf32>
  return %v : memref<4xf32>
}}
"""
    after, notices = _run(text, compat)
    assert after == text
    assert notices.startswith("strided-view: ")


def test_a_view_passes_by_a_cast_from_strides_that_are_none() -> None:
    text = """func.func @f(%m: memref<64xi8, strided<[1]>>, %o: index) -> memref<4xf32> {
  %c = memref.cast %m : memref<64xi8, strided<[1]>> to memref<64xi8>
  %v = memref.view %c[%o][] : memref<64xi8> to memref<4xf32>
  return %v : memref<4xf32>
}
"""
    after, notices = _run(text)
    assert ("view %m" in after, notices) == (True, "")


_SLICES = {
    "extracted": """func.func @f(%t: tensor<1x4x1xf32>) -> tensor<1x?xf32> {
  %c4 = arith.constant 4 : index
  %s = tensor.extract_slice %t[0, 0, 0] [1, %c4, 1] [1, 1, 1] : tensor<1x4x1xf32> to tensor<1x?xf32>
  return %s : tensor<1x?xf32>
}
""",
    "inserted": """func.func @f(%s: tensor<1x?xf32>, %t: tensor<1x4x1xf32>) -> tensor<1x4x1xf32> {
  %c4 = arith.constant 4 : index
  %r = tensor.insert_slice %s into %t[0, 0, 0] [1, %c4, 1] [1, 1, 1] : tensor<1x?xf32> into tensor<1x4x1xf32>
  return %r : tensor<1x4x1xf32>
}
""",
}


@pytest.mark.parametrize("compat", list(Compat))
@pytest.mark.parametrize("name", _SLICES)
def test_the_last_of_two_dimensions_of_size_one_is_left_out(name: str, compat: Compat) -> None:
    """LLVM 22 leaves out the first one, and makes a cast that is invalid."""
    after, notices = _run(_SLICES[name], compat)
    assert "tensor<1x4xf32>" in after
    assert notices.startswith("reduced-rank: ")


def test_the_first_of_two_dimensions_of_size_one_is_left_out_without_a_notice() -> None:
    text = _SLICES["extracted"].replace("tensor<1x4x1xf32>", "tensor<4x1x1xf32>").replace("tensor<1x?", "tensor<?x1")
    after, notices = _run(text.replace("[1, %c4, 1]", "[%c4, 1, 1]"))
    assert ("tensor<4x1xf32>" in after, notices) == (True, "")


@pytest.mark.parametrize("compat", Compat)
def test_a_product_of_indices_stays(compat: Compat) -> None:
    """LLVM 22 extends its sign to an `index`, which is no program."""
    text = (
        "func.func @f(%x: index) -> (index, index) {\n"
        "  %c1 = arith.constant 1 : index\n"
        "  %low, %high = arith.mulsi_extended %x, %c1 : index\n"
        "  return %low, %high : index, index\n}\n"
    )
    assert _run(text, compat) == (text, "")
