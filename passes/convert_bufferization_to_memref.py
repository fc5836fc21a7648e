"""Conversion of `bufferization.clone` to an allocation and a copy, and of `bufferization.dealloc` to `memref.dealloc`.

    %1 = bufferization.clone %0 : memref<?xf32>     %c0 = arith.constant 0 : index
                                                    %dim = memref.dim %0, %c0 : memref<?xf32>
                                             =>     %1 = memref.alloc(%dim) : memref<?xf32>
                                                    memref.copy %0, %1 : memref<?xf32> to memref<?xf32>

Correct because a clone may be a copy. `bufferization.dealloc` is lowered as bufferization-lower-deallocations does;
other operations of the dialect have to be lowered before. Order of operations:
mlir/lib/Conversion/BufferizationToMemRef/BufferizationToMemRef.cpp of LLVM 22.
"""

from __future__ import annotations

from typing import ClassVar

from ..analysis.back_edges import comes_back
from ..dialects.bufferization import ops as bufferization
from ..ir.attributes import Attribute, DenseArrayAttr, StridedLayoutAttr, index_attr
from ..ir.builder import Builder
from ..ir.graph import Block, Operation, Value
from ..ir.records import dataclass
from ..ir.types import INDEX, IntegerType, MemRefType, UnrankedMemRefType
from ..ir.walk import walk
from ..ods.knowledge import Knowledge
from .bufferization_lower_deallocations import lower_deallocations
from .pass_manager.base import Pass, PassResult, Reach
from .pass_manager.compat import Compat, Notice, defects_for, notices_of
from .pass_manager.refusal import Refusal
from .rewriting.conversion import fold_the_rest

_LEGAL = frozenset(("arith", "func", "memref", "scf"))


@dataclass(frozen=True)
class ConvertBufferizationToMemref(Pass):
    name: ClassVar[str] = "convert-bufferization-to-memref"

    compat: Compat = Compat.SAFE

    def reach(self) -> Reach:
        return Reach.FUNCTION

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        if module.name != "builtin.module" and not knowledge.is_function_like(module):
            reason = "root operation must be a builtin.module or a function"
            return PassResult(False, (Refusal(reason, "convert-bufferization", module),))
        found = [op for op in walk(module) if op.dialect == "bufferization"]
        for op in found:
            if op.name == "bufferization.dealloc" or (op.name == "bufferization.clone" and _is_allocatable(op)):
                continue
            reason = f"failed to legalize operation '{op.name}' that was explicitly marked illegal"
            return PassResult(True, (Refusal(reason, "convert-bufferization", op),))
        refusal, changed = lower_deallocations(module, knowledge)
        if refusal is not None:
            return PassResult(True, (refusal,))
        notices: list[Notice] = []
        for op in found:
            if op.name == "bufferization.clone":
                conversion = _Conversion(op, knowledge, is_exact=self.compat is Compat.LLVM22)
                conversion.convert()
                notices += conversion.notices
                changed = True
        defects = defects_for(self.compat)
        if self.compat is Compat.LLVM22:
            changed = fold_the_rest(module, knowledge, _LEGAL, defects) or changed
        return PassResult(changed, notices=(*notices, *notices_of(defects)))


def _is_allocatable(op: Operation) -> bool:
    """Whether a new buffer can be cast to the clone's result type: the layout must be contiguous."""
    type_ = op.result.type
    if not isinstance(type_, MemRefType):
        return isinstance(type_, UnrankedMemRefType)
    if type_.layout is None:
        return True
    if not isinstance(type_.layout, StridedLayoutAttr) or type_.layout.offset not in (0, None):
        return False
    size: int | None = 1
    for extent, stride in reversed(list(zip(type_.shape, type_.layout.strides, strict=True))):
        if stride is not None and size is not None and stride != size:
            return False
        if stride is not None and size is None:
            return False
        size = None if size is None or extent is None else size * extent
    return True


def _may_run_again(op: Operation, knowledge: Knowledge) -> bool:
    """Whether `op` may run several times before the stack memory around it ends."""
    block = op.parent
    while block is not None and block.parent is not None:
        around = block.parent.parent
        if comes_back(block):
            return True
        if knowledge.has_trait(around, "AutomaticAllocationScope"):
            return False
        if knowledge.runs(block.parent).may_repeat:
            return True
        block = around.parent
    return False


class _Conversion:
    def __init__(self, op: Operation, knowledge: Knowledge, *, is_exact: bool) -> None:
        self.op = op
        self.knowledge = knowledge
        self.is_exact = is_exact
        self.notices: list[Notice] = []
        self.source = bufferization.CloneOp(op).input
        self.builder = Builder.before(op)
        self.location = op.location

    def convert(self) -> None:
        type_ = self.op.result.type
        new = self.ranked(type_) if isinstance(type_, MemRefType) else self.unranked()
        new.name = self.op.results[0].name
        self.builder.create("memref.copy", [self.source, new], location=self.location)
        self.op.result.replace_all_uses_with(new)
        self.op.erase()

    def ranked(self, type_: MemRefType) -> Value:
        sizes: list[Value] = []
        for position, extent in enumerate(type_.shape):
            if extent is None:
                sizes.append(self.make(self.builder, "memref.dim", [self.source, self.number(position)]))
        plain = MemRefType(type_.shape, type_.element, None, type_.memory_space)
        new = self.allocate("memref.alloc", sizes, plain)
        if plain is type_:
            return new
        return self.builder.create("memref.cast", [new], [type_], location=self.location).result

    def unranked(self) -> Value:
        """A copy of an unranked buffer: its sizes are stored in a memref, and their product computed, at run time."""
        zero, one = self.number(0), self.number(1)
        rank = self.make(self.builder, "memref.rank", [self.source])
        grows = _may_run_again(self.op, self.knowledge)
        shape_place = "memref.alloc" if grows and not self.is_exact else "memref.alloca"
        shape = self.allocate(shape_place, [rank], MemRefType((None,), INDEX))
        loop = self.builder.create("scf.for", [zero, rank, one, one], [INDEX], regions=1, location=self.location)
        body = loop.regions[0].append(Block())
        position, product = body.add_argument(INDEX), body.add_argument(INDEX)
        inside = Builder.at_end(body)
        size = self.make(inside, "memref.dim", [self.source, position])
        inside.create("memref.store", [size, shape, position], location=self.location)
        inside.create("scf.yield", [self.make(inside, "arith.muli", [product, size])], location=self.location)
        type_ = self.op.result.type
        assert isinstance(type_, UnrankedMemRefType)
        space = None if self.is_exact else type_.memory_space
        flat = self.allocate("memref.alloc", [loop.result], MemRefType((None,), type_.element, None, space))
        new = self.builder.create("memref.reshape", [flat, shape], [type_], location=self.location).result
        if grows:
            message = "LLVM 22 takes memory of the stack for the sizes of this each time, and the stack grows"
            self.notices.append(Notice("growing-stack", message, self.op.origin or self.op))
        if shape_place == "memref.alloc":
            self.builder.create("memref.dealloc", [shape], location=self.location)
        if type_.memory_space is not None:
            message = "LLVM 22 makes this in the memory space without a name"
            self.notices.append(Notice("cloned-space", message, self.op.origin or self.op))
        return new

    def number(self, value: int) -> Value:
        return self.make(self.builder, "arith.constant", [], value=index_attr(value))

    def make(self, builder: Builder, name: str, operands: list[Value], **properties: Attribute) -> Value:
        return builder.create(name, operands, [INDEX], properties=properties, location=self.location).result

    def allocate(self, name: str, sizes: list[Value], type_: MemRefType) -> Value:
        segments = {"operandSegmentSizes": DenseArrayAttr(IntegerType(32), (len(sizes), 0))}
        return self.builder.create(name, sizes, [type_], properties=segments, location=self.location).result
