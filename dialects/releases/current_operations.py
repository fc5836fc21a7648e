"""Operations in LLVM 22's spelling, from that of LLVM 16 to 19, as replacements in the text of the operation.

These need more than the words of the operation itself, which `older_syntax.py` reads: the types of operands, a new
operation before it, or the operation around it. Each function is for the operations listed in `CURRENT_OPERATIONS`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from math import prod

from ...ir.attributes import ArrayAttr, IntegerAttr, StringAttr
from ...ir.base import Type
from ...ir.graph import Operation, OpOperand, Value
from ...ir.lazy_pattern import lazy_pattern
from ...ir.source import OpSyntax
from ...ir.types import DialectType, IntegerType, MemRefType, RankedTensorType
from ..common.assembly.body_parts import closing, split_parts
from .current_acc import CURRENT_ACC
from .current_loops import end_of_loop, mapped_elements, reductions
from .current_omp import CURRENT_OMP
from .current_tosa import CURRENT_TOSA
from .new_operations import fresh_name, indentation
from .older_spellings import Replacement

_Edits = list[Replacement]


def _matched(syntax: OpSyntax | None, pattern: re.Pattern[str]) -> re.Match[str] | None:
    """The pattern in the text of an operation, from after its name on."""
    return None if syntax is None else pattern.search(syntax.source, syntax.name_end, syntax.end)


def operand_at(op: Operation, position: int) -> OpOperand | None:
    """The operand at `position`; None where there is none. The groups with names are those of LLVM 22's operation."""
    return op.operands[position] if -len(op.operands) <= position < len(op.operands) else None


def type_at(op: Operation, position: int) -> Type | None:
    """The type of the operand at `position`; None where there is none."""
    operand = operand_at(op, position)
    return operand.value.type if operand is not None else None


def _constant(value: Value) -> int | None:
    """The number that an operation without operands, a constant, gives its result."""
    op = value.defining_op
    found = op.properties.get("value") if op is not None and not op.operands else None
    return found.value if isinstance(found, IntegerAttr) else None


# tensor.expand_shape, memref.expand_shape


def _expand_shape(op: Operation) -> _Edits:
    """Sizes of the result that are not in its type: of each group one, which the source's and the others give."""
    syntax, groups = op.syntax, op.properties.get("reassociation")
    if syntax is None or not isinstance(groups, ArrayAttr) or "static_output_shape" in op.properties:
        return []
    span, source = syntax.attribute_spans.get("reassociation"), operand_at(op, 0)
    result = op.results[0].type if op.results else None
    if span is None or source is None or source.span is None or not isinstance(result, RankedTensorType | MemRefType):
        return []
    if None not in result.shape:
        return []
    made: list[str] = []
    sizes: list[str] = []
    for number, group in enumerate(groups.elements):
        places = [each.value for each in getattr(group, "elements", ()) if isinstance(each, IntegerAttr)]
        shape = [result.shape[place] for place in places]
        if shape.count(None) > 1:
            return []
        size = ""
        if None in shape:
            at, size = fresh_name(op, f"at{number}"), fresh_name(op, f"size{number}")
            shown = syntax.source[source.span[0] : source.span[1]]
            made.append(f"{at} = arith.constant {number} : index")
            made.append(f"{size} = {op.name.partition('.')[0]}.dim {shown}, {at} : {source.value.type}")
            others = prod(each for each in shape if each is not None)
            if others != 1:
                whole, by, size = size, fresh_name(op, f"by{number}"), fresh_name(op, f"part{number}")
                made.append(f"{by} = arith.constant {others} : index")
                made.append(f"{size} = arith.divui {whole}, {by} : index")
        sizes += [size if each is None else str(each) for each in shape]
    return [
        (syntax.start, syntax.start, "".join(f"{text}{indentation(op)}" for text in made)),
        (span[1], span[1], f" output_shape [{', '.join(sizes)}]"),
    ]


# Words


def _comma_after_format(op: Operation) -> _Edits:
    found = _matched(op.syntax, _FORMAT)
    return [] if found is None else [(found.end(1), found.end(1), ",")]


_FORMAT = lazy_pattern(r'("(?:[^"\\\r\n]|\\.)*")\s+(?=%)')


def _words_of_enums(op: Operation) -> _Edits:
    """`"Device" "None" %p` is `<Device> <None> %p`."""
    syntax = op.syntax
    if syntax is None or syntax.is_generic:
        return []
    end = syntax.source.find("%", syntax.name_end, syntax.end)
    words = _QUOTED.finditer(syntax.source, syntax.name_end, end)
    edits = [(each.start(), each.end(), f"<{each[1]}>") for each in words]
    if op.name.startswith(_OVER_GROUPS) and op.results and edits and "->" not in syntax.text:
        edits.append((syntax.end, syntax.end, f" -> {op.results[0].type}"))
    return edits


_QUOTED = lazy_pattern(r'"([\w|]+)"')


def _kind_of_reduction(op: Operation) -> _Edits:
    found = _matched(op.syntax, _OLDER_KIND)
    return [] if found is None else [(found.start(1), found.end(1), {"maxf": "maximumf", "minf": "minimumf"}[found[1]])]


_OLDER_KIND = lazy_pattern(r"<\s*(maxf|minf)\s*>")


def _kinds_of_parallel(op: Operation) -> _Edits:
    found = _matched(op.syntax, _KINDS)
    if found is None:
        return []
    return [
        (found.start(1) + each.start(), found.start(1) + each.end(), f'"{each[1]}imumf"')
        for each in re.finditer(r'"(min|max)f"', found[1])
    ]


_KINDS = lazy_pattern(r"\breduce\s*\(([^()]*)\)")


def _kind_over_threads(op: Operation) -> _Edits:
    """The smallest of integers, which were signed; what it was of floats, the text does not tell."""
    found = _matched(op.syntax, _OLDER_KIND_OVER_THREADS)
    is_integer = isinstance(type_at(op, 0), IntegerType)
    return [(found.end(), found.end(), "si")] if found is not None and is_integer else []


_OLDER_KIND_OVER_THREADS = lazy_pattern(r"(?<=\s)(?:max|min)(?=\s+%)")


def _level(op: Operation) -> _Edits:
    found = _matched(op.syntax, _DIMENSION)
    return [] if found is None else [(found.start(), found.end(), "level")]


_DIMENSION = lazy_pattern(r"\bdimension\b(?=\s*=)")


def _without_empty_dictionary(op: Operation) -> _Edits:
    found = _matched(op.syntax, _EMPTY)
    return [] if found is None or op.syntax is None or found.end() != op.syntax.end else [(*found.span(), "")]


_EMPTY = lazy_pattern(r"\s*\{\s*\}")

# Operands that became attributes


def immediate_operand(op: Operation, name: str, position: int) -> _Edits:
    """The operand at `position`, the last one and a constant, as attribute `name` of the generic form."""
    syntax = op.syntax
    if syntax is None or len(op.operands) != position + 1 or len(syntax.type_spans) <= position or not position:
        return []
    last, previous = operand_at(op, position), operand_at(op, position - 1)
    value = _constant(last.value) if last is not None else None
    span = last.span if last is not None else None
    before = previous.span if previous is not None else None
    if before is None or span is None or value is None:
        return []
    close = syntax.source.index(")", span[1])
    shown = "true" if value else "false"
    start, end = syntax.type_spans[position - 1][1], syntax.type_spans[position][1]
    return [(before[1], span[1], ""), (close + 1, close + 1, f" <{{{name} = {shown}}}>"), (start, end, "")]


# emitc.call


def _call_of_text(op: Operation) -> _Edits:
    """`emitc.call "f"()` is of what EmitC knows nothing of; it calls one of its functions today."""
    syntax = op.syntax
    if syntax is None or not isinstance(op.properties.get("callee"), StringAttr):
        return []
    end = syntax.source.index("call", syntax.name_start) + len("call")
    return [(end, end, "_opaque")]


# LLVM's globals and branches


def _data_of_globals(op: Operation) -> _Edits:
    """Functions that run before or after the program have data, which was none."""
    found = _matched(op.syntax, _PRIORITIES)
    return [] if found is None or "data" in op.properties else [(found.end(), found.end(), ", data = [#llvm.zero]")]


_PRIORITIES = lazy_pattern(r"\bpriorities\s*=\s*\[[^\[\]]*\]")


def _weights(op: Operation) -> _Edits:
    """`branch_weights = dense<[1, 2]> : vector<2xi32>` is `array<i32: 1, 2>`."""
    found = _matched(op.syntax, _DENSE_WEIGHTS)
    return [] if found is None else [(found.start(1), found.end(1), f"array<i32: {found[2]}>")]


_DENSE_WEIGHTS = lazy_pattern(r"\bbranch_weights\s*=\s*(dense<\s*\[([^\[\]]*)\]\s*>\s*:\s*vector<[^<>]*>)")


def _sizes_of_blocks(op: Operation) -> _Edits:
    """`nvvm.reqntid = [1, 2]` is `array<i32: 1, 2>`."""
    found = _matched(op.syntax, _BLOCK_SIZES)
    if found is None:
        return []
    sizes = ", ".join(each.partition(":")[0].strip() for each in found[2].split(","))
    return [(found.start(1), found.end(1), f"array<i32: {sizes}>")]


_BLOCK_SIZES = lazy_pattern(r"\bnvvm\.(?:maxntid|reqntid|cluster_dim)\s*=\s*(\[([^\[\]]*)\])")

# transform


def _types_of_handles(op: Operation) -> _Edits:
    """The type of the handle and of the new one, which was none."""
    syntax, types = op.syntax, [operand.value.type for operand in op.operands]
    if syntax is None or len(types) != 1 or "->" in syntax.text or syntax.is_generic:
        return []
    return [(syntax.end, syntax.end, f" : ({types[0]}) -> !transform.any_op")]


# spirv.AccessChain


def _access_chain(op: Operation) -> _Edits:
    return _chain(op, skipped=0)


def _pointer_access_chain(op: Operation) -> _Edits:
    return _chain(op, skipped=1)


def _chain(op: Operation, *, skipped: int) -> _Edits:
    """The type of the result, which follows from the pointer's and the constants among the indices."""
    syntax = op.syntax
    type_ = type_at(op, 0)
    if syntax is None or not isinstance(type_, DialectType) or type_.body is None or "->" in syntax.text:
        return []
    parts = split_parts(type_.body)
    inner: str | None = parts[0]
    indices = 1 + skipped
    for operand in op.operands[indices:]:
        inner = _element(inner, _constant(operand.value)) if inner is not None else None
    if inner is None:
        return []
    end = syntax.end
    return [(end, end, f" -> !spirv.ptr<{inner}, {', '.join(parts[1:])}>")]


def _element(type_: str, index: int | None) -> str | None:
    """The type within a structure, array, vector or matrix of SPIR-V; None where that cannot be told."""
    found = _AGGREGATE.fullmatch(type_.strip())
    if found is None:
        return None
    kind, body = found.groups()
    if kind == "!spirv.struct":
        opening = body.find("(")
        members = split_parts(body[opening + 1 : closing(body, opening)]) if opening >= 0 else []
        member = members[index] if index is not None and 0 <= index < len(members) else None
        return None if member is None else _OFFSETS.sub("", member).strip()
    return split_parts(body if kind == "!spirv.rtarray" else _COUNT.sub("", body))[0]


_AGGREGATE = lazy_pattern(r"(!spirv\.struct|!spirv\.array|!spirv\.rtarray|!spirv\.matrix|vector)\s*<(.*)>", re.DOTALL)
_COUNT = lazy_pattern(r"^\s*\d+\s*x\s*")
_OFFSETS = lazy_pattern(r"(?<!\s)\s*\[[^\[\]]*\]\s*$")

CURRENT_OPERATIONS: Mapping[str, Callable[[Operation], Sequence[Replacement]]] = {
    **CURRENT_ACC,
    **CURRENT_OMP,
    **CURRENT_TOSA,
    "affine.parallel": _kinds_of_parallel,
    "emitc.call": _call_of_text,
    "gpu.all_reduce": _kind_over_threads,
    "gpu.printf": _comma_after_format,
    "gpu.subgroup_reduce": _kind_over_threads,
    "llvm.call_intrinsic": _without_empty_dictionary,
    "llvm.intr.abs": lambda op: immediate_operand(op, "is_int_min_poison", 1),
    "llvm.intr.ctlz": lambda op: immediate_operand(op, "is_zero_poison", 1),
    "llvm.intr.cttz": lambda op: immediate_operand(op, "is_zero_poison", 1),
    "llvm.intr.memcpy": lambda op: immediate_operand(op, "isVolatile", 3),
    "llvm.intr.memmove": lambda op: immediate_operand(op, "isVolatile", 3),
    "llvm.intr.memset": lambda op: immediate_operand(op, "isVolatile", 3),
    "linalg.map": mapped_elements,
    "llvm.cond_br": _weights,
    "llvm.func": _sizes_of_blocks,
    "llvm.invoke": _weights,
    "llvm.mlir.global_ctors": _data_of_globals,
    "llvm.mlir.global_dtors": _data_of_globals,
    "llvm.switch": _weights,
    "memref.expand_shape": _expand_shape,
    "scf.reduce": reductions,
    "scf.yield": end_of_loop,
    "sparse_tensor.indices": _level,
    "sparse_tensor.pointers": _level,
    "spirv.AccessChain": _access_chain,
    "spirv.InBoundsPtrAccessChain": _pointer_access_chain,
    "spirv.PtrAccessChain": _pointer_access_chain,
    "tensor.expand_shape": _expand_shape,
    "transform.bufferization.one_shot_bufferize": _types_of_handles,
    "vector.multi_reduction": _kind_of_reduction,
    "vector.reduction": _kind_of_reduction,
}
"""By name in LLVM 16; the operations of an enum's words are in `current_operation`."""


def current_operation(op: Operation) -> Sequence[Replacement]:
    """Replacements in the source of `op`, an operation as LLVM 16 to 19 read it; none where nothing changed."""
    change = CURRENT_OPERATIONS.get(op.name)
    if change is not None:
        return change(op)
    return _words_of_enums(op) if op.name.startswith(_WITH_WORDS) else ()


_OVER_GROUPS = "spirv.GroupNonUniform"
_WITH_WORDS = ("spirv.Atomic", "spirv.EXT.Atomic", _OVER_GROUPS)
