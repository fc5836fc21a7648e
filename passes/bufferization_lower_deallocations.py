"""Lowering of `bufferization.dealloc` to comparisons of addresses and `memref.dealloc`.

    bufferization.dealloc (%m : ...) if (%c)          scf.if %c {
                                               =>       memref.dealloc %m : ...
                                                      }

With retained buffers, the freed one is compared with each of them; with several freed buffers, the library function
`dealloc_helper` at the end of the symbol table compares all addresses, so that each allocation is freed
once. Correct because two buffers are one allocation if and only if their aligned addresses are equal, which
holds for all buffers that ownership-based-buffer-deallocation compares.

Order of operations: mlir/lib/Dialect/Bufferization/Transforms/LowerDeallocations.cpp of LLVM 22.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ..analysis.dataflow.dealloc_helper import HELPER_NAME
from ..ir.attributes import Attribute, DenseArrayAttr, IntegerAttr, StringAttr, SymbolRefAttr, bool_attr, index_attr
from ..ir.builder import Builder
from ..ir.graph import Block, Operation, Value
from ..ir.records import dataclass
from ..ir.types import I1, INDEX, IntegerType, MemRefType, Type
from ..ir.walk import walk
from ..ods.knowledge import Knowledge
from .ownership.dealloc_helper import make_helper
from .pass_manager.base import Pass, PassResult, Reach
from .pass_manager.compat import Compat, defects_for, notices_of
from .pass_manager.refusal import Refusal
from .rewriting.conversion import fold_the_rest

_LEGAL = frozenset(("arith", "func", "memref", "scf"))
_NOT_EQUAL = IntegerAttr(1, IntegerType(64))
_NO_SIZES = DenseArrayAttr(IntegerType(32), (0, 0))


@dataclass(frozen=True)
class BufferizationLowerDeallocations(Pass):
    name: ClassVar[str] = "bufferization-lower-deallocations"

    compat: Compat = Compat.SAFE

    def reach(self) -> Reach:
        return Reach.FUNCTION

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        if module.name != "builtin.module" and not knowledge.is_function_like(module):
            reason = "root operation must be a builtin.module or a function"
            return PassResult(False, (Refusal(reason, "lower-deallocations-root", module),))
        refusal, changed = lower_deallocations(module, knowledge)
        if refusal is not None:
            return PassResult(True, (refusal,))
        defects = defects_for(self.compat)
        if self.compat is Compat.LLVM22:
            changed = fold_the_rest(module, knowledge, _LEGAL, defects) or changed
        return PassResult(changed, notices=notices_of(defects))


def lower_deallocations(module: Operation, knowledge: Knowledge) -> tuple[Refusal | None, bool]:
    """Lower all deallocations inside `module`; why one of them cannot be, and whether there were any."""
    deallocations = [op for op in walk(module) if op.name == "bufferization.dealloc"]
    helpers: dict[Operation, str] = {}
    if module.name == "builtin.module":
        for op in deallocations:
            table = _symbol_table(op, knowledge)
            if len(knowledge.operand_group(op, "memrefs")) > 1 and table is not None and table not in helpers:
                helpers[table] = _add_helper(table, module.location)
    for op in deallocations:
        table = _symbol_table(op, knowledge)
        # Its operands may be results of the one before, which are replaced by now.
        refusal = _Deallocation(op, knowledge).lower(helpers.get(table) if table is not None else None)
        if refusal is not None:
            return refusal, True
    return None, bool(deallocations)


def lower_single(op: Operation, knowledge: Knowledge) -> None:
    """Lower a deallocation of one buffer that spares none; leave all others."""
    deallocation = _Deallocation(op, knowledge)
    if len(deallocation.buffers) == 1 and not deallocation.retained:
        deallocation.lower(None)


def _symbol_table(op: Operation, knowledge: Knowledge) -> Operation | None:
    return next((around for around in op.ancestors() if knowledge.has_trait(around, "SymbolTable")), None)


def _add_helper(table: Operation, location: Attribute | None) -> str:
    """Put the function at the end of `table`; its name, which nothing there has yet."""
    body = table.regions[0].blocks[0]
    taken = {name.value for op in body.ops if isinstance(name := op.attribute("sym_name"), StringAttr)}
    name, number = HELPER_NAME, 0
    while name in taken:
        name = f"{HELPER_NAME}_{number}"
        number += 1
    body.append(make_helper(name, location))
    return name


class _Deallocation:
    """One `bufferization.dealloc`, and what takes its place."""

    def __init__(self, op: Operation, knowledge: Knowledge) -> None:
        self.op = op
        self.buffers = knowledge.operand_group(op, "memrefs")
        self.conditions = knowledge.operand_group(op, "conditions")
        self.retained = knowledge.operand_group(op, "retained")
        self.builder = Builder.before(op)
        self.location = op.location

    def lower(self, helper: str | None) -> Refusal | None:
        """`helper`: the name of the function for several buffers; None when there is nowhere to put one."""
        if not self.buffers:
            owned = [self.truth(False)] * len(self.op.results) if self.op.results else [self.truth(False)]
        elif len(self.buffers) > 1:
            if helper is None:
                reason = (
                    "library function required for generic lowering, but cannot be automatically inserted when "
                    "operating on functions"
                )
                return Refusal(reason, "lower-deallocations-on-function", self.op)
            owned = self.lower_with(helper)
        elif self.retained:
            owned = self.lower_one()
        else:
            self.free_if(self.conditions[0], self.buffers[0])
            owned = []
        for result, value in zip(self.op.results, owned, strict=False):
            result.replace_all_uses_with(value)
        self.op.erase()
        return None

    def lower_one(self) -> list[Value]:
        """One buffer, freed unless it is a retained one; the new ownership of each of those."""
        buffer, condition = self.buffers[0], self.conditions[0]
        address = self.address(buffer)
        differs = [
            self.make("arith.cmpi", [address, self.address(other)], I1, predicate=_NOT_EQUAL) for other in self.retained
        ]
        from_all = differs[0]
        for one in differs[1:]:
            from_all = self.make("arith.andi", [from_all, one], I1)
        self.free_if(self.make("arith.andi", [from_all, condition], I1), buffer)
        truth = self.truth(True)
        owned: list[Value] = []
        for one in differs:
            equal = self.make("arith.xori", [one, truth], I1)
            owned.append(self.make("arith.andi", [equal, condition], I1))
        return owned

    def lower_with(self, helper: str) -> list[Value]:
        """Let the function decide about everything; the new ownership of retained buffers."""
        addresses = self.list_of(INDEX, len(self.buffers))
        conditions = self.list_of(I1, len(self.buffers))
        retained = self.list_of(INDEX, len(self.retained))
        for number, buffer in enumerate(self.buffers):
            self.store(self.address(buffer), addresses, number)
        for number, condition in enumerate(self.conditions):
            self.store(condition, conditions, number)
        for number, other in enumerate(self.retained):
            self.store(self.address(other), retained, number)
        given = [self.of_any_length(values) for values in (addresses, conditions, retained)]
        frees = self.list_of(I1, len(self.buffers))
        owned = self.list_of(I1, len(self.retained))
        answers = [self.of_any_length(values) for values in (frees, owned)]
        arguments = [given[0], given[2], given[1], *answers]
        callee: dict[str, Attribute] = {"callee": SymbolRefAttr(helper)}
        self.builder.create("func.call", arguments, properties=callee, location=self.location)
        for number, buffer in enumerate(self.buffers):
            self.free_if(self.load(frees, number, I1), buffer)
        result = [self.load(owned, number, I1) for number in range(len(self.retained))]
        for values in (addresses, retained, conditions, frees, owned):
            self.free(self.builder, values)
        return result

    # Single operations

    def make(self, name: str, operands: Sequence[Value], type_: Type, **properties: Attribute) -> Value:
        op = self.builder.create(name, operands, [type_], properties=properties, location=self.location)
        return op.result

    def truth(self, value: bool) -> Value:
        return self.make("arith.constant", (), I1, value=bool_attr(value))

    def number(self, value: int) -> Value:
        return self.make("arith.constant", (), INDEX, value=index_attr(value))

    def address(self, buffer: Value) -> Value:
        return self.make("memref.extract_aligned_pointer_as_index", [buffer], INDEX)

    def list_of(self, element: Type, length: int) -> Value:
        return self.make("memref.alloc", (), MemRefType((length,), element), operandSegmentSizes=_NO_SIZES)

    def of_any_length(self, values: Value) -> Value:
        type_ = values.type
        assert isinstance(type_, MemRefType)
        return self.make("memref.cast", [values], MemRefType((None,), type_.element))

    def store(self, value: Value, into: Value, position: int) -> None:
        self.builder.create("memref.store", [value, into, self.number(position)], location=self.location)

    def load(self, values: Value, position: int, type_: Type) -> Value:
        return self.make("memref.load", [values, self.number(position)], type_)

    def free_if(self, condition: Value, buffer: Value) -> None:
        op = self.builder.create("scf.if", [condition], regions=2, location=self.location)
        inside = Builder.at_end(op.regions[0].append(Block()))
        self.free(inside, buffer)
        inside.create("scf.yield", location=self.location)

    def free(self, builder: Builder, buffer: Value) -> None:
        builder.create("memref.dealloc", [buffer], location=self.location)
