"""How often regions run: a table over all operations with regions, and the passes that ask it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from pydealloc.ir.graph import Operation
from pydealloc.ir.walk import walk
from pydealloc.ods.definitions import OpDefinition
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.ods.semantics import Runs
from pydealloc.passes.bufferize.driver import OneShot
from pydealloc.passes.bufferize.options import BufferizeOptions
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document


def with_regions() -> Iterator[OpDefinition]:
    for dialect in sorted(UPSTREAM.dialect_names):
        for name in UPSTREAM.op_names(dialect):
            definition = UPSTREAM.definition(name)
            if definition is not None and definition.regions:
                yield definition


NAMES = [definition.name for definition in with_regions()]
SILENT = frozenset(
    ("test.SingleBlockImplicitTerminator", "test.alloca_scope_region", "test.graph_loop", "test.graph_region",
     "test.isolated_graph_region", "test.single_no_terminator_op", "test.ssacfg_region", "test.verifiers",
     "transform.test_re_enter_region", "transform.test_transform_op_with_regions")
)  # fmt: skip
"""Nothing is said of these upstream either: they are for tests of the syntax."""


def _first(text: str) -> Operation:
    root = assemble(parse_document(text).chunks[0]).root
    # A module is the root itself.
    return root.regions[0].blocks[0].first or root


def kinds_of(name: str) -> list[Runs]:
    """Of an operation without operands and attributes, in its generic form."""
    definition = UPSTREAM.definition(name)
    assert definition is not None
    regions = ", ".join("{ ^bb0: }" for _ in definition.regions)
    op = _first(f'"{name}"() ({regions}) : () -> ()')
    return [UPSTREAM.runs(region) for region in op.regions]


def test_there_are_hundreds() -> None:
    assert len(NAMES) > 200


def test_it_is_known_of_every_operation() -> None:
    unknown = [name for name in NAMES if Runs.UNKNOWN in kinds_of(name)]
    assert set(unknown) == SILENT


def test_what_nobody_described_is_the_worst_case() -> None:
    op = _first('"a.b"() ({ }) : () -> ()')
    kind = UPSTREAM.runs(op.regions[0])
    assert (kind, kind.may_repeat, kind.may_overlap, kind.may_be_late) == (Runs.UNKNOWN, True, True, True)


def test_all_kinds_occur() -> None:
    counts = Counter(kind for name in NAMES for kind in kinds_of(name))
    assert set(counts) == set(Runs)


@pytest.mark.parametrize("name", [name for name in NAMES if Runs.AT_ANOTHER_TIME in kinds_of(name)])
def test_what_runs_at_another_time_uses_nothing_from_outside_or_runs_once(name: str) -> None:
    """So that it is enough to ask when it runs."""
    op = Operation(name)
    is_compiler_data = name.partition(".")[0] in ("irdl", "pdl", "transform", "llvm")
    assert UPSTREAM.has_trait(op, "IsolatedFromAbove") or is_compiler_data or name in ("async.execute", "omp.task")


TEXTS = {
    "scf.for %i = %c0 to %c1 step %c1 { }": Runs.ONCE,
    "scf.for %i = %c1 to %c0 step %c1 { }": Runs.AT_MOST_ONCE,
    "scf.for %i = %c0 to %n step %c1 { }": Runs.REPEATEDLY,
    "scf.parallel (%i) = (%c0) to (%c1) step (%c1) { scf.reduce }": Runs.ONCE,
    "scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %n) step (%c1, %c1) { scf.reduce }": Runs.IN_PARALLEL,
    "scf.forall (%i, %j) in (1, 1) { }": Runs.ONCE,
    "scf.forall (%i, %j) in (1, 2) { }": Runs.IN_PARALLEL,
    "scf.forall (%i) = (0) to (4) step (4) { }": Runs.ONCE,
    "scf.forall (%i, %j) in (%n, 0) { }": Runs.AT_MOST_ONCE,
    "affine.for %i = 3 to 4 { }": Runs.ONCE,
    "affine.for %i = 0 to %n { }": Runs.REPEATEDLY,
    "affine.parallel (%i, %j) = (0, 0) to (1, 1) { }": Runs.ONCE,
    "affine.parallel (%i) = (0) to (4) step (4) { }": Runs.ONCE,
    "affine.parallel (%i) = (0) to (2) { }": Runs.IN_PARALLEL,
    "affine.parallel (%i) = (0) to (%n) { }": Runs.IN_PARALLEL,
    "%t = tensor.generate { ^bb0(%i: index): tensor.yield %i : index } : tensor<1xindex>": Runs.ONCE,
    "%t = tensor.generate { ^bb0(%i: index): tensor.yield %i : index } : tensor<2xindex>": Runs.IN_PARALLEL,
    "linalg.map outs(%m : memref<1xindex>) (%o: index) { linalg.yield %o : index }": Runs.ONCE,
    "linalg.map outs(%l : memref<4xindex>) (%o: index) { linalg.yield %o : index }": Runs.IN_PARALLEL,
    "acc.serial { acc.yield }": Runs.ONCE,
    "acc.serial async { acc.yield }": Runs.AT_ANOTHER_TIME,
    "acc.parallel { acc.yield }": Runs.IN_PARALLEL,
    "acc.parallel async { acc.yield }": Runs.ASYNCHRONOUSLY,
    "acc.data copyin(%d : memref<4xindex>) { acc.terminator }": Runs.ONCE,
    "omp.task { omp.terminator }": Runs.AT_ANOTHER_TIME,
}  # fmt: skip
_LAUNCH = """gpu.launch {tokens} blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = {size})
 threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {{ gpu.terminator }}"""


def kind_in(text: str) -> Runs:
    function = f"""func.func @f(%n: index, %m: memref<1xindex>, %l: memref<4xindex>, %u: !gpu.async.token) {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %d = acc.copyin varPtr(%l : memref<4xindex>) -> memref<4xindex>
      {text}
      return
    }}"""
    document = parse_document(function.replace("copyin(%d", "dataOperands(%d"))
    assert not document.findings, document.findings[0].message
    _, _, *ops = walk(assemble(document.chunks[0]).root)
    return next(UPSTREAM.runs(op.regions[0]) for op in ops if op.regions)


@pytest.mark.parametrize("text", TEXTS)
def test_constants_tell_the_number(text: str) -> None:
    assert kind_in(text) is TEXTS[text]


@pytest.mark.parametrize(
    ("size", "tokens", "expected"),
    [("%c1", "", Runs.ONCE), ("%n", "", Runs.IN_PARALLEL), ("%n", "async [%u]", Runs.ASYNCHRONOUSLY)],
)
def test_threads_of_a_launch(size: str, tokens: str, expected: Runs) -> None:
    text = _LAUNCH.format(size=size, tokens=tokens)
    assert kind_in(f"%z = {text}" if tokens else text) is expected


# One-Shot Bufferize: a tensor from outside is written in the region of each operation that may use one.

_WRITING = """
func.func @f(%v: f32, %i: index) -> f32 {{
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  "{name}"() ({regions}) : () -> ()
  return %v : f32
}}
"""
_BODY = """{
    %x = tensor.extract %a[%i] : tensor<4xf32>
    %b = tensor.insert %x into %a[%i] : tensor<4xf32>
    %y = tensor.extract %b[%i] : tensor<4xf32>
    "test.end"() : () -> ()
}"""


_OPEN = [name for name in NAMES if not UPSTREAM.has_trait(Operation(name), "IsolatedFromAbove")]


# What `scf.while` is asked needs its terminators; `test_region_contexts.py` runs it.
@pytest.mark.parametrize("name", [name for name in _OPEN if name != "scf.while"])
def test_what_may_run_again_is_not_written_in_place(name: str) -> None:
    definition = UPSTREAM.definition(name)
    assert definition is not None
    if any(region.variadic for region in definition.regions) or "LinalgOp" in definition.interfaces:
        # Regions with edges are counted below; a structured operation needs operands.
        regions = [_BODY]
    else:
        regions = [_BODY, *["{ }"] * (len(definition.regions) - 1)]
    root = assemble(parse_document(_WRITING.format(name=name, regions=", ".join(regions))).chunks[0]).root
    run = OneShot(root, BufferizeOptions(allow_unknown_ops=True), UPSTREAM)
    run.analyze()
    (insert,) = (op for op in walk(root) if op.name == "tensor.insert")
    (decision,) = (each for each in run.trace.decisions if each.operand.owner is insert)
    region = insert.parent_region
    assert region is not None
    assert decision.is_in_place != UPSTREAM.runs(region).may_repeat
