"""Expansion of `memref.realloc` to an allocation and a copy, executed only when the buffer grows.

    %r = memref.realloc %s(%n)        %grows = arith.cmpi ult, %old, %n : index
                                      %r = scf.if %grows -> (memref<?xf32>) {
                                        %new = memref.alloc(%n)
                                =>      memref.copy %s, (the first %old elements of %new)
                                        memref.dealloc %s
                                        scf.yield %new
                                      } else {
                                        scf.yield (a view of %n elements of %s)
                                      }

Correct because a realloc frees its operand if it moves the data, as the first branch does; a buffer
that is large enough is kept, as the operation allows. Order of operations as in
mlir/lib/Dialect/MemRef/Transforms/ExpandRealloc.cpp of LLVM 22.
"""

from __future__ import annotations

from typing import ClassVar

from ..analysis.limitations.shrinking_realloc import words_of_shrinking
from ..dialects.memref import ops as memref
from ..ir.attributes import Attribute, DenseArrayAttr, IntegerAttr, StridedLayoutAttr, index_attr
from ..ir.builder import Builder
from ..ir.graph import Block, Operation, Value
from ..ir.records import dataclass
from ..ir.types import I1, INDEX, IntegerType, MemRefType
from ..ir.walk import walk
from ..ods.knowledge import Knowledge
from .pass_manager.base import Pass, PassResult, Reach
from .pass_manager.compat import Compat, Notice, defects_for, notices_of
from .pass_manager.refusal import Refusal
from .rewriting.conversion import fold_the_rest

_DYNAMIC = -(1 << 63)
_UNSIGNED_LESS = IntegerAttr(6, IntegerType(64))
_LEGAL = frozenset(("arith", "memref", "scf"))
_I32 = IntegerType(32)
_I64 = IntegerType(64)


@dataclass(frozen=True)
class ExpandRealloc(Pass):
    name: ClassVar[str] = "expand-realloc"

    emit_deallocs: bool = True
    """Free the old buffer where it is replaced; the deallocation pipeline sets this to false and frees it itself."""
    compat: Compat = Compat.SAFE

    def reach(self) -> Reach:
        return Reach.FUNCTION

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        reallocs = [op for op in walk(module) if op.name == "memref.realloc" and _is_readable(memref.ReallocOp(op))]
        notices: list[Notice] = []
        for op in reallocs:
            refusal = _shrinks(op)
            if refusal is None:
                _expand(memref.ReallocOp(op), self.emit_deallocs)
            elif self.compat is Compat.LLVM22:
                return PassResult(True, (refusal,))
            else:
                message = "LLVM 22 refuses to expand this, because it would copy more than the new buffer holds"
                notices.append(Notice("shrinking-realloc", message, op))
                _use_less(op)
        changed = bool(reallocs)
        defects = defects_for(self.compat)
        if self.compat is Compat.LLVM22:
            changed = fold_the_rest(module, knowledge, _LEGAL, defects) or changed
        return PassResult(changed, notices=(*notices, *notices_of(defects)))


def _is_readable(view: memref.ReallocOp) -> bool:
    return (
        1 <= len(view.op.operands) <= 2
        and len(view.op.results) == 1
        and all(isinstance(value.type, MemRefType) for value in (view.source, view.op.results[0]))
    )


def _types(view: memref.ReallocOp) -> tuple[MemRefType, MemRefType]:
    source, target = view.source.type, view.op.results[0].type
    assert isinstance(source, MemRefType)
    assert isinstance(target, MemRefType)
    return source, target


def _shrinks(op: Operation) -> Refusal | None:
    """LLVM 22's refusal of a static shrink."""
    words = words_of_shrinking(op)
    return Refusal(words, "dealloc-realloc-shrinks", op) if words is not None else None


def _use_less(op: Operation) -> None:
    """Replace a static shrink by a view of the buffer."""
    _, new_type = _types(memref.ReallocOp(op))
    builder = Builder.before(op)
    seen = _first_part(builder, op, new_type, [])
    seen.name = op.results[0].name
    op.results[0].replace_all_uses_with(seen)
    op.erase()


def _first_part(builder: Builder, realloc: Operation, type_: MemRefType, sizes: list[Value]) -> Value:
    """A view of the first elements of the operand of `realloc`, as many as `type_` or `sizes` have."""
    segments = {"operandSegmentSizes": _segments(1, 0, len(sizes), 0), **_slice(0, type_.shape[0])}
    source = memref.ReallocOp(realloc).source
    op = builder.create(
        "memref.reinterpret_cast", [source, *sizes], [type_], properties=segments, location=realloc.location
    )
    return op.result


def _expand(realloc: memref.ReallocOp, emit_deallocs: bool) -> None:
    source = realloc.source
    old_type, new_type = _types(realloc)
    builder = Builder.before(realloc.op)
    location = realloc.op.location
    old_size = _old_size(builder, source, old_type, location)
    size = realloc.dynamic_result_size
    static_size = new_type.shape[0]
    new_size = _index(builder, static_size, location) if static_size is not None else size
    assert new_size is not None
    grows = builder.create(
        "arith.cmpi", [old_size, new_size], [I1], properties={"predicate": _UNSIGNED_LESS}, location=location
    )
    choice = builder.create("scf.if", [grows.result], [new_type], regions=2, location=location)
    sizes = [size] if static_size is None and size is not None else []

    moves = Builder.at_end(choice.regions[0].append(Block()))
    new = _allocate(moves, realloc.op, new_type, sizes)
    part = _first_elements(moves, new, old_type, old_size, location)
    moves.create("memref.copy", [source, part], location=location)
    if emit_deallocs:
        moves.create("memref.dealloc", [source], location=location)
    moves.create("scf.yield", [new], location=location)

    stays = Builder.at_end(choice.regions[1].append(Block()))
    stays.create("scf.yield", [_first_part(stays, realloc.op, new_type, sizes)], location=location)

    choice.results[0].name = realloc.op.results[0].name
    realloc.op.results[0].replace_all_uses_with(choice.results[0])
    realloc.op.erase()


def _old_size(builder: Builder, source: Value, type_: MemRefType, location: Attribute | None) -> Value:
    extent = type_.shape[0]
    if extent is not None:
        return _index(builder, extent, location)
    zero = _index(builder, 0, location)
    return builder.create("memref.dim", [source, zero], [INDEX], location=location).result


def _index(builder: Builder, value: int, location: Attribute | None) -> Value:
    return builder.create(
        "arith.constant", result_types=[INDEX], properties={"value": index_attr(value)}, location=location
    ).result


def _allocate(builder: Builder, realloc: Operation, type_: MemRefType, sizes: list[Value]) -> Value:
    properties: dict[str, Attribute] = {"operandSegmentSizes": _segments(len(sizes), 0)}
    alignment = realloc.attribute("alignment")
    if alignment is not None:
        properties["alignment"] = alignment
    return builder.create("memref.alloc", sizes, [type_], properties=properties, location=realloc.location).result


def _first_elements(
    builder: Builder, buffer: Value, old_type: MemRefType, old_size: Value, location: Attribute | None
) -> Value:
    extent = old_type.shape[0]
    dynamic = [old_size] if extent is None else []
    layout = StridedLayoutAttr((1,))
    result = MemRefType((extent,), old_type.element, layout, old_type.memory_space)
    segments = {"operandSegmentSizes": _segments(1, 0, len(dynamic), 0), **_slice(0, extent)}
    return builder.create("memref.subview", [buffer, *dynamic], [result], properties=segments, location=location).result


def _segments(*sizes: int) -> DenseArrayAttr:
    return DenseArrayAttr(_I32, sizes)


def _slice(offset: int, size: int | None) -> dict[str, Attribute]:
    """Slice attributes: `size` elements (None: dynamic) from `offset`, with stride 1."""
    extent = _DYNAMIC if size is None else size
    return {
        "static_offsets": DenseArrayAttr(_I64, (offset,)),
        "static_sizes": DenseArrayAttr(_I64, (extent,)),
        "static_strides": DenseArrayAttr(_I64, (1,)),
    }
