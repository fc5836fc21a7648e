"""Words about tensors: the buffer of each, and what happens to it, as sentences."""

from __future__ import annotations

from ....analysis.buffers.size import bytes_text, static_bytes
from ....dialects.common.bufferization_help import way_to_buffers
from ....ir.attributes import SymbolRefAttr
from ....ir.graph import Operation
from ....ir.types import MemRefType
from ....syntax.document.document import Document, Item
from ...facts.bufferization_words import named
from ...facts.kept.plans import PlannedFree
from ...facts.kept.tensor_plans import PlannedTensor, Storage, TensorBuffer
from ...facts.ownership_words import name_of
from ..ownership.buffer_lifetime import line_of


def size_of_buffer(buffer: TensorBuffer) -> str:
    """`16 KiB`, or the shape, `?x8xf32`, of what is not known before the program runs; empty without a rank."""
    size = static_bytes(buffer.type)
    if size is not None:
        return bytes_text(size)
    type_ = buffer.type
    if not isinstance(type_, MemRefType):
        return ""
    return "x".join([*("?" if extent is None else str(extent) for extent in type_.shape), str(type_.element)])


def callee_of(buffer: TensorBuffer) -> str:
    """`@f` for what a call of it returns; empty for other buffers."""
    op = buffer.operation if buffer.storage is Storage.CALL else None
    symbols = [one for one in op.properties.values() if isinstance(one, SymbolRefAttr)] if op is not None else []
    return str(symbols[0]) if symbols else ""


def owner_of_free(free: PlannedFree) -> tuple[str, Operation | None]:
    """`after`, `before` or `in`, and the operation that the deallocation stands after, before or in."""
    if free.clone_end is not None:
        return "before", free.clone_end
    if free.after is not None:
        return "after", free.after
    return ("before", free.before) if free.before is not None else ("in", free.around)


def place_line(planned: PlannedTensor) -> str:
    """The place of a tensor in one sentence without a full stop and without lines, names in backticks."""
    name = f"`{name_of(planned.tensor)}`"
    if planned.of is not None:
        part = "a part of" if planned.storage is Storage.PART else "in"
        return f"{name} is {part} the buffer of `{name_of(planned.of)}`, without a copy"
    if planned.storage is Storage.ONE_OF:
        words = [
            f"the buffer of `{name_of(one.tensor)}`" if one.tensor is not None else buffer_words(one)
            for one in planned.buffers
        ]
        return f"{name} is in {' or in '.join(words)}: which one is known when the program runs"
    return f"{name} is in {buffer_words(planned.buffers[0])}"


def buffer_words(buffer: TensorBuffer) -> str:
    """A buffer by its kind and its size: `a new buffer (16 KiB), a copy of %t`."""
    size = size_of_buffer(buffer)
    size = f" ({size})" if size else ""
    if buffer.storage is Storage.ARGUMENT:
        return f"the buffer of an argument{size}, which the caller owns"
    if buffer.storage is Storage.CONSTANT:
        return f"a constant{size}, which nothing may write"
    if buffer.storage is Storage.CALL:
        return f"a buffer{size} that `{callee_of(buffer) or 'a call'}` returns"
    if buffer.storage is Storage.GIVEN:
        return f"a buffer{size} that is not made here"
    copy = f", a copy of `{name_of(buffer.copied)}`" if buffer.copied is not None else ""
    return f"a new buffer{size}{copy}"


def refused_words(document: Document, item: Item, op: Operation | None) -> str:
    """That the pass refuses the program, and for which operation."""
    place = ""
    if op is not None:
        is_here = [*op.ancestors()][-1] in item.operations
        place = f" for {named(op)}{line_of(document, item, op) if is_here else ' in a function that is called'}"
    return f"One-Shot Bufferize refuses the program{place}"


def way_out(document: Document, op: Operation | None) -> str:
    """For `op`, the place of a refusal."""
    is_left_over = op is not None and document.knowledge.bufferization(op.name) is None
    return f"A way out: {way_to_buffers(op, is_left_over=is_left_over)}"
