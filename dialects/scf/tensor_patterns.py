"""Casts of tensors that loops carry (mlir/lib/Dialect/SCF/IR/SCF.cpp)."""

from __future__ import annotations

from ...ir.graph import Operation, OpResult, Value
from ...ir.types import Type
from ...ods.knowledge import Knowledge
from ...ods.op_view import defining
from ...ods.rewriting import Defect, PatternRewriter
from ..common.canonicalization.matching import has_one_use
from ..common.canonicalization.region_branch import rebuilt
from ..common.canonicalization.tensor_casts import preserves_static_information
from ..common.destination_style import first_destination
from ..tensor import ops as tensor
from . import ops as scf

RESIZED = Defect(
    "resized-iteration", "LLVM 22 takes what an iteration hands on for as large as what the first one was given"
)


def fold_for_cast(view: scf.ForOp, rewriter: PatternRewriter) -> bool:
    """Move of a cast to a more general type from the init value of an `scf.for` into the loop and after it.

        %g = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
        %r = scf.for ... iter_args(%a = %g) -> (tensor<?xf32>) { %y = "f"(%a)  scf.yield %y }
    becomes
        %s = scf.for ... iter_args(%a = %t) -> (tensor<8xf32>) {
          %b = tensor.cast %a  %y = "f"(%b)  %z = tensor.cast %y  scf.yield %z }
        %r = tensor.cast %s : tensor<8xf32> to tensor<?xf32>

    The result must have a single use. LLVM 22 assumes that no iteration changes the size.
    """
    for index, (init, result) in enumerate(zip(view.init_args, view.op.results, strict=True)):
        cast = defining(init, tensor.CastOp)
        if cast is None or not has_one_use(result):
            continue
        source = cast.source
        if source.type is result.type or not preserves_static_information(result.type, source.type):
            continue
        keeps_sizes = _keeps_sizes(view, index, source.type, rewriter.knowledge)
        if not keeps_sizes and not rewriter.defects.follow(RESIZED, view.op):
            continue
        _carry(view, rewriter, index, cast.op)
        return True
    return False


def _keeps_sizes(loop: scf.ForOp, index: int, type_: Type, knowledge: Knowledge) -> bool:
    """Whether what an iteration hands on has certainly the sizes of what it is given, or `type_`."""
    block = loop.op.regions[0].blocks[0]
    argument, last = block.args[1 + index], block.last
    value: Value | None = scf.YieldOp(last).results[index] if last is not None else None
    while value is not None and value is not argument and value.type is not type_:
        value = _as_large(value, type_, knowledge)
    return value is not None


def _as_large(value: Value, type_: Type, knowledge: Knowledge) -> Value | None:
    """A tensor of the sizes of `value` from which that is made; None: nothing is known."""
    op = value.defining_op
    if op is None or not isinstance(value, OpResult):
        return None
    for form in (tensor.CastOp, tensor.InsertOp, tensor.InsertSliceOp):
        made = defining(value, form)
        if made is not None:
            return made.source if isinstance(made, tensor.CastOp) else made.dest
    if op.name == "scf.for":
        loop = scf.ForOp(op)
        return loop.init_args[value.index] if _keeps_sizes(loop, value.index, type_, knowledge) else None
    if knowledge.has_interface(op, "DestinationStyleOpInterface"):
        return op.operands[first_destination(op) + value.index].value
    return None


def _carry(loop: scf.ForOp, rewriter: PatternRewriter, index: int, cast: Operation) -> None:
    source = tensor.CastOp(cast).source
    inits = loop.init_args
    inits[index] = source
    types = loop.op.result_types
    general, types[index] = types[index], source.type
    new = rewriter.create(
        loop.op.name,
        (loop.lower_bound, loop.upper_bound, loop.step, *inits),
        types,
        properties=loop.op.properties,
        attributes=loop.op.attributes,
        regions=1,
        location=loop.op.location,
    )
    rebuilt(loop.op, new)
    block = new.regions[0].blocks[0]
    argument = block.args[1 + index]
    argument.type = source.type
    uses = list(argument.uses)
    rewriter.set_insertion_point(block, block.first)
    inside = rewriter.create("tensor.cast", (argument,), (general,), location=loop.op.location)
    for use in uses:
        use.set(inside.results[0])
        rewriter.modified(use.owner)
    last = block.last
    assert last is not None
    rewriter.set_before(last)
    yielded = scf.YieldOp(last).results
    back = rewriter.create("tensor.cast", (yielded[index],), (source.type,), location=loop.op.location)
    yielded[index] = back.results[0]
    last.set_operands(yielded)
    rewriter.modified(last)
    rewriter.set_after(new)
    outside = rewriter.create("tensor.cast", (new.results[index],), (general,), location=loop.op.location)
    values = [*new.results]
    rewriter.replace(loop.op, [outside.results[0] if i == index else value for i, value in enumerate(values)])
