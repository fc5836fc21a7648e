"""Blocks, regions and the operations around an operation: the rules of ODS traits and interfaces for them.

Follows mlir/lib/IR/Verifier.cpp and mlir/lib/Interfaces/ControlFlowInterfaces.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from weakref import WeakSet

from ...ir.attributes import StringAttr
from ...ir.graph import BlockArgument, Operation, Region, Value
from ...ir.plurals import counted
from ...ir.records import dataclass
from ..definitions import OpDefinition
from ..knowledge import Knowledge
from .failure import Failure, Remark
from .op_parts import is_opaque
from .region_flow import is_unclear, region_edges
from .type_predicates import differ

GraphRule = Callable[[Any], "Failure | None"]
"""Check of an `Operation`, or of the view that it is annotated with, with its parents and its contents."""

_within: WeakSet[GraphRule] = WeakSet()


def within(rule: GraphRule) -> GraphRule:
    """`rule`, which looks at an operation, what is in it and next to it, and the operations around it themselves."""
    _within.add(rule)
    return rule


def looks_further(rule: GraphRule) -> bool:
    """Whether `rule` may look at definitions, users, symbols, or operations anywhere else."""
    return rule not in _within


TOP = "builtin.module"
"""Operations in which the top-level operations of a text are."""


def structure_rules(definition: OpDefinition, knowledge: Knowledge) -> list[GraphRule]:
    """Rules that are asked before those of the dialect."""
    rules: list[GraphRule] = []
    traits = definition.traits
    # Definitions of earlier releases may name the C++ class of the parent, not the operation.
    if definition.parents and all("." in parent for parent in definition.parents):
        rules.append(_has_parent(definition.parents))
    for name, *parameters in definition.trait_arguments:
        if name == "AtMostOneChildOf":
            rules.append(_only_child(definition.name, [str(each) for each in parameters]))
        if name == "Check" and parameters and parameters[0] in ("InFunction", "DirectlyInModule"):
            rules.append(_in_place(str(parameters[0]), knowledge))
    if definition.is_terminator:
        rules.append(_is_last)
        if definition.successors:
            rules.append(_branch(knowledge, sized="AttrSizedOperandSegments" in traits))
    if definition.regions:
        if "NoRegionArguments" in traits:
            rules.append(_no_arguments)
        if "SingleBlock" in traits or "SingleBlockImplicitTerminator" in traits:
            rules.append(_single_block(definition))
        rules.append(_blocks(definition))
    if "SymbolOpInterface" in definition.interfaces:
        rules.append(_symbol(knowledge))
    return rules


def closing_rules(definition: OpDefinition, knowledge: Knowledge) -> list[GraphRule]:
    """Rules for the inside of regions, which are asked after those of the dialect."""
    rules: list[GraphRule] = []
    if definition.regions:
        rules.append(_ends(definition, knowledge))
        if definition.implicit_terminator is not None:
            rules.append(_implicit_terminator(definition.implicit_terminator, knowledge))
        if "RegionBranchOpInterface" in definition.interfaces and knowledge.region_branch(Operation(definition.name)):
            is_loop = "LoopLikeOpInterface" in definition.interfaces and len(definition.regions) == 1
            rules.append(within(region_edges(knowledge, is_loop=is_loop)))
    return rules


# Where it is


def _around(op: Operation) -> str:
    parent = op.parent_op
    return parent.name if parent is not None else TOP


def _has_parent(parents: tuple[str, ...]) -> GraphRule:
    listed = f"'{parents[0]}'" if len(parents) == 1 else f"to be one of '{', '.join(parents)}'"

    @within
    def rule(op: Operation) -> Failure | None:
        name = _around(op)
        # C++ that reads a region may put it into an operation that is not written.
        if name in parents or (op.parent_op is not None and is_opaque(op.parent_op)):
            return None
        return Failure("verify-parent", f"expects parent op {listed}", addition=f", but it is in '{name}'")

    return rule


def _only_child(name: str, parents: list[str]) -> GraphRule:
    def rule(op: Operation) -> Failure | None:
        parent = op.parent_op
        if parent is None or parent.name not in parents:
            return None
        for region in parent.regions:
            for block in region.blocks:
                for other in block.ops:
                    if other is op:
                        return None
                    if other.name == name:
                        text = f"failed to verify the constraint: only one '{name}' in '{parent.name}'"
                        return Failure("verify-parent", text, remarks=(Remark(other, "the other one"),))
        return None

    return rule


def _in_place(place: str, knowledge: Knowledge) -> GraphRule:
    def is_module(op: Operation) -> bool:
        return op.name == TOP or knowledge.has_trait(op, "SymbolTable")

    @within
    def rule(op: Operation) -> Failure | None:
        parent = op.parent_op
        if place == "DirectlyInModule":
            if parent is None or is_module(parent) or knowledge.definition(parent.name) is None:
                return None
            return Failure("verify-parent", "failed to verify that op must appear in a module-like op's block")
        for around in op.ancestors():
            if knowledge.definition(around.name) is None or knowledge.has_interface(around, "FunctionOpInterface"):
                return None
        return Failure("verify-parent", "failed to verify that op must appear in a function-like op's block")

    return rule


def _symbol(knowledge: Knowledge) -> GraphRule:
    """SymbolOpInterface: the word that says from where a symbol is seen, and the symbol table that it is in.

    Follows mlir/lib/IR/SymbolTable.cpp. An optional symbol without a name may be anywhere.
    """

    @within
    def rule(op: Operation) -> Failure | None:
        if "sym_name" not in op.properties:
            return None
        found = op.properties.get("sym_visibility", op.attributes.get("sym_visibility"))
        if isinstance(found, StringAttr) and found.value not in ("public", "private", "nested"):
            text = f'visibility expected to be one of ["public", "private", "nested"], but got {found}'
            return Failure("verify-attribute", text, ("attribute", "sym_visibility"))
        parent = op.parent_op
        if parent is None or parent.name == TOP or knowledge.definition(parent.name) is None:
            return None
        if knowledge.has_trait(parent, "SymbolTable") or is_opaque(parent):
            return None
        return Failure("verify-parent", "symbol's parent must have the SymbolTable trait")

    return rule


@within
def _is_last(op: Operation) -> Failure | None:
    if op.next is None or op.parent_op is None:
        return None
    remark = Remark(op.next, "this operation follows it")
    if op.successors:
        text = "operation with block successors must terminate its parent block"
        return Failure("verify-terminator", text, remarks=(remark,), is_bare=True)
    return Failure("verify-terminator", "must be the last operation in the parent block", remarks=(remark,))


def _blocks(definition: OpDefinition) -> GraphRule:
    """The number of blocks of a region."""
    counted = [(each.name, each.min_blocks, each.max_blocks) for each in definition.regions if not each.variadic]
    if len(counted) != len(definition.regions) or "DestinationStyleOpInterface" in definition.interfaces:
        # The body of a structured operation is left out where the name says all.
        counted = []

    @within
    def rule(op: Operation) -> Failure | None:
        for index, (region, (name, least, most)) in enumerate(zip(op.regions, counted, strict=False)):
            count = len(region.blocks)
            if count < least or (most is not None and count > most):
                wanted = f"{least}" if most == least else f"at least {least}" if most is None else f"at most {most}"
                text = f"region #{index} ('{name}') failed to verify constraint: region with {wanted} blocks"
                return Failure("verify-region", text, ("region", index), addition=f", but found {count}")
        return None

    return rule


def _ends(definition: OpDefinition, knowledge: Knowledge) -> GraphRule:
    """A terminator at the end of each block."""
    # What is left out is put in, where it is known what that is.
    is_implied = "SingleBlockImplicitTerminator" in definition.traits and definition.implicit_terminator is None
    needs_none = is_implied or "NoTerminator" in definition.traits

    @within
    def rule(op: Operation) -> Failure | None:
        for region in op.regions:
            found = _terminators(region, needs_none, knowledge)
            if found is not None:
                return found
        return None

    return rule


def ends_of_unregistered(knowledge: Knowledge) -> GraphRule:
    """A terminator at the end of each of several blocks: of an operation of which nothing is known."""

    @within
    def rule(op: Operation) -> Failure | None:
        return next((found for region in op.regions if (found := _terminators(region, True, knowledge))), None)

    return rule


def _terminators(region: Region, needs_none: bool, knowledge: Knowledge) -> Failure | None:
    may_lack = needs_none and len(region.blocks) == 1
    for block in region.blocks:
        last = block.last
        if last is None:
            if not may_lack:
                text = "empty block: expect at least a terminator"
                label = f" in '^{block.label}'" if block.label else ""
                place = (Remark(block, "this block"),)
                return Failure("verify-terminator", text, on=None, remarks=place, addition=label, is_bare=True)
            continue
        if may_lack or knowledge.may_terminate(last):
            continue
        end = f": it ends in '{last.name}'"
        return Failure("verify-terminator", "block with no terminator", on=last, addition=end, is_bare=True)
    return None


@within
def _no_arguments(op: Operation) -> Failure | None:
    for index, region in enumerate(op.regions):
        if region.blocks and region.blocks[0].args:
            number = f" #{index}" if len(op.regions) > 1 else ""
            text = f"region{number} should have no arguments"
            return Failure("verify-region", text, remarks=(Remark(region.blocks[0].args[0], "this one"),))
    return None


def _single_block(definition: OpDefinition) -> GraphRule:
    needs_none = "NoTerminator" in definition.traits

    @within
    def rule(op: Operation) -> Failure | None:
        for index, region in enumerate(op.regions):
            if not region.blocks:
                continue
            if len(region.blocks) > 1:
                text, addition = f"expects region #{index} to have 0 or 1 blocks", f", but it has {len(region.blocks)}"
                remarks = (Remark(region.blocks[1], "the second one"),)
                return Failure("verify-region", text, remarks=remarks, addition=addition)
            last = region.blocks[0].last
            if last is None:
                if needs_none:
                    continue
                return Failure("verify-region", "expects a non-empty block")
        return None

    return rule


def _implicit_terminator(terminator: str, knowledge: Knowledge) -> GraphRule:
    @within
    def rule(op: Operation) -> Failure | None:
        for region in op.regions:
            last = region.blocks[0].last if region.blocks else None
            if last is not None and last.name != terminator and not is_unclear(last, knowledge):
                text = f"expects regions to end with '{terminator}', found '{last.name}'"
                return Failure("verify-terminator", text, remarks=(Remark(last, "the last operation"),))
        return None

    return rule


# Values forwarded


def _forwards_unknown(op: Operation, knowledge: Knowledge) -> bool:
    """Whether only C++ of a user's dialect says what a branch hands to its successors."""
    return knowledge.registry.is_loaded(op.dialect) and knowledge.semantics(op.name) is None


def _branch(knowledge: Knowledge, *, sized: bool) -> GraphRule:
    """BranchOpInterface: what a branch hands to its successors fits their arguments."""

    @within
    def rule(op: Operation) -> Failure | None:
        if sized and "operandSegmentSizes" not in op.properties:
            return None
        for number, successor in enumerate(op.successors):
            block = successor.block
            if block.parent is None or not knowledge.is_branch(op) or _forwards_unknown(op, knowledge):
                continue
            given = [op.operands[position].value for position in knowledge.successor_operands(op, number)]
            produced = len(block.args) - len(given)
            if produced:
                if not _forwards_all(op, knowledge, number):
                    continue
                text = f"branch has {counted(len(given), 'operand')} for successor #{number}"
                text += f", but target block has {len(block.args)}"
                return Failure("verify-branch", text, remarks=(Remark(block, "the target block"),))
            mismatch = mismatched_argument(op, number, knowledge)
            if mismatch is not None:
                text = f"{mismatch.message}: expected '{mismatch.argument.type}', but got '{mismatch.value.type}'"
                return Failure("verify-branch", text, remarks=(Remark(mismatch.argument, "the argument"),))
        return None

    return rule


@dataclass(frozen=True)
class MismatchedArgument:
    """A value of another type than the argument that a branch hands it to."""

    value: Value
    argument: BlockArgument
    message: str
    """LLVM's sentence, without the types."""


def mismatched_argument(op: Operation, number: int, knowledge: Knowledge) -> MismatchedArgument | None:
    """The first value that the branch `op` hands to its successor `number` and that does not fit; None if all do.

    Arguments that no operand is for, in front of the others, are not looked at.
    """
    given = [op.operands[position].value for position in knowledge.successor_operands(op, number)]
    arguments = op.successors[number].block.args
    produced = len(arguments) - len(given)
    for index, (value, argument) in enumerate(zip(given, arguments[produced:], strict=True)):
        if differ(value.type, argument.type):
            message = f"type mismatch for bb argument #{index} of successor #{number}"
            return MismatchedArgument(value, argument, message)
    return None


def _forwards_all(op: Operation, knowledge: Knowledge, number: int) -> bool:
    """Whether nothing but operands reaches the arguments of a successor, and all of it is known."""
    semantics = knowledge.semantics(op.name)
    if semantics is not None and semantics.successor_operands is not None:
        return True
    definition = knowledge.definition(op.name)
    return definition is not None and len(definition.successors) == 1 and len(definition.operands) == 1 and number == 0
