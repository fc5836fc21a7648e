"""Verifier rules of `linalg`: structured operations (mlir/lib/Dialect/Linalg/IR/{LinalgInterfaces,LinalgOps}.cpp)."""

from __future__ import annotations

from ...ir.affine import AffineDim, AffineMap
from ...ir.attributes import ArrayAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.plurals import counted
from ...ir.types import (
    I1,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    UnknownType,
    UnrankedTensorType,
    element_type,
)
from ...ods.registry import UPSTREAM
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, Remark, operand
from ...ods.verification.op_parts import (
    entry,
    integer,
    integers,
    is_opaque,
    is_uncertain,
    maps,
    operand_types,
    types_of,
)
from ...ods.verification.op_view import View
from ...ods.verification.shapes import shape_of, sizes_agree
from ...ods.verification.structure import GraphRule, within
from ...ods.verification.type_predicates import differ
from . import ops as linalg
from .convolution_verifier import memoized_convolution
from .indexing import maps_of
from .loop_sizes import loop_sizes, wrong_rank, wrong_size
from .named_verifier import RULES as NAMED
from .pack_verifier import RULES as PACKING
from .semantics import input_count
from .winograd_verifier import RULES as TRANSFORMS

_NOT_STRUCTURED = frozenset(("linalg.yield", "linalg.index", "linalg.pack", "linalg.unpack", "linalg.softmax"))


def _is_structured(name: str) -> bool:
    definition = UPSTREAM.lookup(name)
    return definition is not None and "LinalgOp" in definition.interfaces


def _is_convolution(name: str) -> bool:
    definition = UPSTREAM.lookup(name)
    return definition is not None and "ConvolutionOpInterface" in definition.interfaces


def _results(view: View) -> Failure | None:
    """DestinationStyleOpInterface: a result for each output that is a tensor, of its type."""
    outputs = view.operands[input_count(view.op) :]
    tensors = [type_ for type_ in outputs if isinstance(type_, (RankedTensorType, UnrankedTensorType))]
    if any(is_uncertain(type_) for type_ in outputs):
        return None
    if len(tensors) != len(view.results):
        text = (
            f"expected the number of tensor results ({len(view.results)}) to be equal to the number of output tensors"
        )
        return Failure("verify-count", f"{text} ({len(tensors)})")
    for index, (given, result) in enumerate(zip(tensors, view.results, strict=True)):
        if differ(given, result):
            position = input_count(view.op) + index
            text = (
                f"expected type of operand #{position} ('{given}') to match type of corresponding result ('{result}')"
            )
            return Failure("verify-operand-type", text, operand(position))
    return None


def _one_kind(view: View) -> Failure | None:
    """LinalgOp: besides scalars it has tensors alone, or buffers alone."""
    if not view.operands or any(is_uncertain(type_) for type_ in view.operands):
        return None
    has_tensor = any(isinstance(type_, RankedTensorType) for type_ in view.operands)
    has_buffer = any(isinstance(type_, MemRefType) for type_ in view.operands)
    if has_tensor is not has_buffer:
        return None
    return Failure("verify-operand-type", "expected to have pure tensor or buffer semantics")


def _filled(view: View) -> Failure | None:
    """FillOpInterface."""
    if len(view.operands) != 2:
        return None
    value, output = view.operands
    if not differ(value, _element(output)):
        return None
    text = f"expected fill value type ('{value}') to match output element type"
    return Failure("verify-operand-type", f"{text} ('{_element(output)}')", operand(0))


def _maps(view: View) -> Failure | None:
    """linalg.generic, contract and elementwise: a map for each operand, over the same loops."""
    found = maps_of(view.op)
    if found is None:
        return None
    iterators = view.op.properties.get("iterator_types")
    if len(found) != len(view.operands):
        text = f"expected the number of indexing_map ({len(found)}) to be equal to the number of input/output operands"
        return Failure("verify-map", f"{text} ({len(view.operands)})")
    loops = len(iterators.elements) if isinstance(iterators, ArrayAttr) else found[0].num_dims if found else 0
    for index, map_ in enumerate(found):
        if map_.num_symbols:
            return Failure("verify-map", f"unexpected symbols in indexing_map #{index}")
        if map_.num_dims != loops:
            text = f"expected indexing_map #{index} to have {loops} dim(s) to match the number of loops"
            return Failure("verify-map", f"{text}, but it has {map_.num_dims}")
    failure = wrong_rank(view.operands, found) or wrong_size(view.operands, found)
    if failure is not None:
        return failure
    results = tuple(result for map_ in found for result in map_.results)
    if {result.position for result in results if isinstance(result, AffineDim)} != set(range(loops)):
        text = f"invalid indexing maps are non-invertible: ({AffineMap(loops, 0, results)})"
        return Failure("verify-map", text)
    return None


@within
def _body(op: Operation) -> Failure | None:
    """The region takes an element of each operand, and yields one for each output."""
    block = entry(op)
    if block is None or op.name in ("linalg.map", "linalg.reduce"):
        return None
    types = operand_types(op)
    if len(block.args) != len(types):
        text = "expected as many non-induction variable region arguments as the number of input/output operands"
        return Failure("verify-region", f"{text}: {len(block.args)} and {len(types)}")
    for index, (argument, type_) in enumerate(zip(block.args, types, strict=True)):
        wanted = _element(type_)
        if differ(argument.type, wanted) and not is_uncertain(wanted):
            text = f"expected type of bb argument #{index} ('{argument.type}') to match element or self type"
            return Failure("verify-region", f"{text} of the corresponding operand ('{wanted}')", remarks=(
                Remark(argument, "the argument"),))  # fmt: skip
    return None


def _element(type_: Type) -> Type:
    return element_type(type_) if isinstance(type_, (MemRefType, RankedTensorType, UnrankedTensorType)) else type_


@within
def _yield(op: Operation) -> Failure | None:
    parent = op.parent_op
    if parent is not None and not is_opaque(parent) and len(parent.regions) != 1:
        return Failure("verify-parent", "expected single non-empty parent region")
    if parent is None or is_opaque(parent) or not _is_structured(parent.name):
        known = parent is not None and UPSTREAM.lookup(parent.name) is not None and parent.dialect != "linalg"
        known = known and parent is not None and parent.dialect != "test" and not is_opaque(parent)
        return Failure("verify-parent", "expected parent op with LinalgOp interface") if known else None
    outputs = operand_types(parent)[input_count(parent) :]
    given = operand_types(op)
    if len(given) != len(outputs):
        text = f"expected number of yield values ({len(given)}"
        text += f") to match the number of inits / outs operands of the enclosing LinalgOp ({len(outputs)})"
        return Failure("verify-yield", text, remarks=(Remark(parent, "it"),))
    for index, (value, output) in enumerate(zip(given, outputs, strict=True)):
        wanted = _element(output)
        if differ(value, wanted):
            text = f"type of yield operand {index + 1} ('{value}') doesn't match"
            text += f" the element type of the enclosing {parent.name} op ('{wanted}')"
            return Failure("verify-yield", text, operand(index))
    return None


def _number_of_loops(op: Operation) -> int | None:
    """None where it is not known, or where there are none."""
    if op.dialect == "test":
        found = maps(op.properties.get("indexing_maps"))
    else:
        found = None if any(map(is_uncertain, operand_types(op))) else maps_of(op)
    return found[0].num_dims if found else None


def _index(op: Operation) -> Failure | None:
    parent = op.parent_op
    if parent is not None and (is_opaque(parent) or parent.dialect in ("linalg", "test")):
        dim, loops = integer(op, "dim"), _number_of_loops(parent)
        if dim is None or loops is None or dim < loops:
            return None
        text = f"expected dim ({dim}) to be lower than the number of loops ({loops}) of the enclosing LinalgOp"
        return Failure("verify-attribute", text)
    if parent is not None and UPSTREAM.lookup(parent.name) is None:
        return None
    return Failure("verify-parent", "expected parent op with LinalgOp interface")


def _map(op: Operation) -> Failure | None:
    block = entry(op)
    if block is None or not op.operands:
        return None
    count = len(op.operands)
    if len(block.args) != count:
        text = f"expects number of operands to match the arity of mapper, but got: {count} and {len(block.args)}"
        return Failure("verify-region", text)
    for argument, type_ in zip(block.args, operand_types(op), strict=True):
        wanted = _element(type_)
        if differ(argument.type, wanted) and not is_uncertain(wanted):
            text = f"expected element type of input '{wanted}' to match bbArg type '{argument.type}'"
            return Failure("verify-region", text, remarks=(Remark(argument, "the argument"),))
    return None


def _mapped_shapes(view: View) -> Failure | None:
    """linalg.map: inputs of the shape of the output."""
    shapes = [shape_of(type_) for type_ in view.operands]
    target = shapes[-1] if shapes else None
    for index, shape in enumerate(shapes[:-1]):
        if shape is None or target is None:
            continue
        if len(shape) != len(target) or not all(map(sizes_agree, shape, target)):
            text = f"expected shape of input ({_listed(shape)}) to match shape of output ({_listed(target)})"
            return Failure("verify-shape", text, operand(index))
    return None


def _listed(shape: tuple[int | None, ...]) -> str:
    return ", ".join("?" if size is None else str(size) for size in shape)


def _reduce(op: Operation) -> Failure | None:
    inputs = input_count(op)
    types = operand_types(op)
    dims = integers(op.properties.get("dimensions"))
    if dims is None or not inputs or len(types) < 2 * inputs:
        return None
    source, target = shape_of(types[0]), shape_of(types[inputs])
    if source is None or target is None:
        return None
    for dim in dims:
        if not 0 <= dim < len(source):
            text = f"dimensions for reduction should be in the range [0, {len(source) - 1}]."
            return Failure("verify-attribute", f"{text} {dim} is not", ("attribute", "dimensions"))
    remaining = [size for index, size in enumerate(source) if index not in dims]
    if len(remaining) != len(target):
        text = f"number of dimensions after reduction {len(remaining)} doesn't match the init rank {len(target)}"
        return Failure("verify-shape", text)
    if remaining != list(target):
        text = f"init dimensions [{_listed(target)}] doesn't match input dimensions after reduction"
        return Failure("verify-shape", f"{text} [{_listed(tuple(remaining))}]")
    return _reducer(op, types, inputs)


def _reducer(op: Operation, types: list[Type], inputs: int) -> Failure | None:
    block = entry(op)
    if block is None:
        return None
    if len(block.args) != len(types):
        return Failure(
            "verify-region", f"mismatching number of operands and block arguments: {counted(len(types), 'operand')}"
        )
    arguments = types_of(block.args)
    for index, (argument, type_) in enumerate(zip(arguments, types, strict=True)):
        if differ(argument, _element(type_)):
            what = "input" if index < inputs else "output"
            text = f"{what} element type '{_element(type_)}' does not match corresponding block argument type"
            return Failure("verify-region", f"{text} '{argument}'", operand(index))
    return None


def _transpose(view: View) -> Failure | None:
    transpose = linalg.TransposeOp(view.op)
    source, target = shape_of(transpose.input.type), shape_of(transpose.init.type)
    permutation = integers(view.op.properties.get("permutation"))
    if source is None or target is None or permutation is None:
        return None
    if sorted(permutation) != list(range(len(permutation))):
        return Failure("verify-attribute", "permutation is not valid", ("attribute", "permutation"))
    if len(source) != len(target):
        return Failure("verify-shape", f"input rank {len(source)} does not match init rank {len(target)}")
    if len(permutation) != len(source):
        text = f"size of permutation {len(permutation)} does not match the argument rank {len(source)}"
        return Failure("verify-attribute", text)
    for index, (size, position) in enumerate(zip(target, permutation, strict=True)):
        if size != source[position]:
            text = f"dim(result, {index}) = {size} doesn't match dim(input, permutation[{index}]) = {source[position]}"
            return Failure("verify-shape", text)
    return None


def _broadcast(view: View) -> Failure | None:
    broadcast = linalg.BroadcastOp(view.op)
    source, target = shape_of(broadcast.input.type), shape_of(broadcast.init.type)
    dims = integers(view.op.properties.get("dimensions"))
    if source is None or target is None or dims is None:
        return None
    if len(source) + len(dims) != len(target):
        text = f"input rank plus added dimensions does not match init rank. input rank: {len(source)}"
        return Failure("verify-shape", f"{text}, dimensions size: {len(dims)}, init rank: {len(target)}")
    for index, dim in enumerate(dims):
        if not 0 <= dim < len(target):
            text = f"dimension {index} is out of range. expected range: [0, {len(target) - 1}], got: {dim}"
            return Failure("verify-attribute", text)
    remaining = [index for index in range(len(target)) if index not in dims]
    for index, (size, position) in enumerate(zip(source, remaining, strict=False)):
        if size != target[position]:
            text = f"input dim {index} should match init dim {position}. input: {size}, init: {target[position]}"
            return Failure("verify-shape", text)
    return None


_RANKS = {
    "linalg.matmul": (2, 2, 2),
    "linalg.batch_matmul": (3, 3, 3),
    "linalg.batch_reduce_matmul": (3, 3, 2),
}


def _matmul_maps(view: View) -> Failure | None:
    """Maps that are given to broadcast or transpose what a matrix multiplication takes."""
    found = maps(view.op.properties.get("indexing_maps"))
    if found is None or view.op.name not in _RANKS:
        return None
    if len(found) != 3:
        return Failure("verify-map", f"Indexing_map attribute must have 3 affine maps., but has {len(found)}")
    ranks = _RANKS[view.op.name]
    dims = 4 if view.op.name.startswith("linalg.batch") else 3
    for map_, rank in zip(found, ranks, strict=True):
        if map_.num_dims != dims:
            return Failure("verify-map", f"Unexpected number of dimensions in a map: {map_.num_dims} and not {dims}")
        if len(map_.results) > rank:
            return Failure("verify-map", f"no. of result dim expressions exceeds {rank}.")
    output = found[2]
    if len(output.results) != ranks[2]:
        return Failure("verify-map", f"expects {ranks[2]} dims, but got ({len(output.results)}).")
    for map_, rank in zip(found[:2], ranks, strict=False):
        positions = [result.position for result in map_.results if isinstance(result, AffineDim)]
        if len(positions) != len(map_.results):
            return Failure("verify-map", "Invalid dimension expression in a map of a matrix multiplication.")
        if dims == 4 and len(positions) == rank and positions[0] != 0:
            return Failure("verify-map", "Invalid batch dimension expression.")
        if dims == 4 and len(positions) < rank and (3 not in positions or positions == [3, 0]):
            return Failure("verify-map", "Invalid broadcast requested.")
    return None


def _unsigned(view: View) -> Failure | None:
    """The body that upstream makes of the types compares integers of more than a bit."""
    elements = [_element(type_) for type_ in (*view.types("inputs")[:1], *view.types("outputs")[-1:])]
    if all(element is not I1 and isinstance(element, (IndexType, IntegerType, UnknownType)) for element in elements):
        return None
    kind = "max" if "_max_" in view.op.name else "min"
    text = f"unsupported operation: unsigned {kind} not on uint"
    return Failure("verify-operand-type", text, is_syntax=True, is_bare=True)


def _tables() -> tuple[dict[str, tuple[Rule, ...]], dict[str, tuple[GraphRule, ...]]]:
    flat: dict[str, tuple[Rule, ...]] = {}
    graph: dict[str, tuple[GraphRule, ...]] = {}
    for name in UPSTREAM.op_names("linalg"):
        if name not in _NOT_STRUCTURED and _is_structured(name):
            flat[name] = (*NAMED.get(name, ()), _matmul_maps, _one_kind, loop_sizes, _results)
            if name.endswith(("_max_unsigned", "_min_unsigned")):
                flat[name] = (_unsigned, *flat[name])
            graph[name] = (_body, memoized_convolution) if _is_convolution(name) else (_body,)
    return flat, graph


RULES, GRAPH_RULES = _tables()
RULES.update({
    "linalg.broadcast": (_broadcast, _one_kind, _results),
    "linalg.contract": (*NAMED["linalg.contract"], _one_kind, _maps, _results),
    "linalg.elementwise": (_one_kind, _maps, _results),
    "linalg.fill": (_filled, *RULES["linalg.fill"]),
    "linalg.generic": (_one_kind, _maps, _results),
    "linalg.map": (_mapped_shapes, _one_kind, loop_sizes, _results),
    "linalg.softmax": NAMED["linalg.softmax"],
    "linalg.transpose": (_transpose, _one_kind, _results),
    **PACKING,
    **TRANSFORMS,
})  # fmt: skip
GRAPH_RULES.update({
    "linalg.index": (_index,),
    "linalg.map": (_map,),
    "linalg.reduce": (_reduce,),
    "linalg.yield": (_yield,),
})  # fmt: skip
