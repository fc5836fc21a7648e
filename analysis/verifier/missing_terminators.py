"""Missing terminators: the operation that a block has to end in and does not, and the values that it hands on.

    func.func @f(%x: f32) -> f32 {                    func.func @f(%x: f32) -> f32 {
      %0 = arith.addf %x, %x : f32             =>       %0 = arith.addf %x, %x : f32
    }                                                   return %0 : f32
                                                      }

Which one it is follows from the definition of the operation around: its implied terminator, or the terminators that
may stand in it. What it hands on has the types of that operation's results, or of the arguments of the region that
comes next. Of each type it is the last value that is in scope and has not been freed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice

from ...dialects.cf import ops as cf
from ...dialects.llvm.types import VOID, function_parts
from ...dialects.ub import ops as ub
from ...ir.attributes import TypeAttr
from ...ir.base import Type
from ...ir.dominance import Dominance
from ...ir.graph import Block, Operation, PlaceholderValue, Region, Value
from ...ir.plurals import counted
from ...ir.records import dataclass, replace
from ...ir.source import Span
from ...ir.types import UNKNOWN_TYPE, FunctionType, element_type
from ...ir.walk import walk
from ...ods.definitions import ValueGroup
from ...ods.knowledge import Knowledge
from ...ods.semantics import EffectKind, RegionEdge
from ...syntax.parser.attribute_syntax import named_type
from ...syntax.text.findings import Finding, Note
from .rule_table import plans_of

_MOST_TRIED = 8
"""Candidates for one block: each is verified."""
_SPARE = 2
"""Operands that a terminator may have besides those that it hands on: a condition, for instance."""
_OUTPUTS = ("outputs", "inits", "init")
"""Names of the operands of structured operations whose elements their bodies make."""


@dataclass(frozen=True)
class Ending:
    """An operation that may end a block. `types`: of its operands; `successor`: the block that comes next."""

    name: str
    types: tuple[Type, ...] = ()
    successor: Block | None = None


def unfinished_blocks(root: Operation, knowledge: Knowledge) -> Iterator[Block]:
    """The blocks in `root` without a terminator, or with an implied one that has to hand something on; in text order.

    What could not be read may be a terminator.
    """
    for op in walk(root):
        for block in (block for region in op.regions for block in region.blocks):
            if is_unfinished(block, knowledge):
                yield block


def is_unfinished(block: Block, knowledge: Knowledge) -> bool:
    """Whether `unfinished_blocks` has `block`, which is in a region."""
    last, around = block.last, block.parent_op
    assert around is not None
    is_single = block.parent is not None and len(block.parent.blocks) == 1
    if knowledge.definition(around.name) is None or (around.syntax is not None and around.syntax.opaque):
        return False
    if is_single and knowledge.has_trait(around, "NoTerminator"):
        return False
    if last is None or not knowledge.may_terminate(last):
        return True
    if last.syntax is not None or last.operands or last.regions:
        return False
    is_wrong = any(_has_failure(op, knowledge) for op in (last, around))
    return is_wrong and any(ending.types for ending in _with(last.name, block, knowledge))


def finish(block: Block, knowledge: Knowledge) -> list[Operation]:
    """Give `block`, an unfinished one of a copy, a terminator that verifies; it is the last of the added operations.

    Where nothing in scope has a type that it needs, the value is poison, made by an operation before it. Empty where
    no terminator is known.
    """
    around = block.parent_op
    assert around is not None
    first: Ending | None = None
    # Rules that ask the operation around for a terminator concern regions of one block; others are looked at once each.
    looked_at = (around,) if block.parent is not None and len(block.parent.blocks) == 1 else ()
    if block.last is not None and knowledge.may_terminate(block.last):
        block.last.erase()
    for ending in islice(endings(block, knowledge), _MOST_TRIED):
        first = first or ending
        added = _append(block, ending, knowledge)
        if not any(_has_failure(op, knowledge) for op in (added[-1], *looked_at)):
            return added
        for op in reversed(added):
            op.erase()
    return _append(block, first, knowledge) if first is not None else []


def _has_failure(op: Operation, knowledge: Knowledge) -> bool:
    """Whether `op` alone, without what is in its regions, fails a rule; an unregistered one never does."""
    plans = plans_of(knowledge)
    plan = plans.plan(op.name)
    if plan is None or (op.syntax is not None and op.syntax.opaque):
        return False
    return plans.flat_failure(op, plan) is not None or any(rule(op) is not None for rule in plan.graph)


def endings(block: Block, knowledge: Knowledge) -> Iterator[Ending]:
    """The operations that may end `block`, which is in a region, the most likely first."""
    region = block.parent
    assert region is not None
    number = region.blocks.index(block) + 1
    following = region.blocks[number] if number < len(region.blocks) else None
    if following is not None:
        for name in (f"{region.parent.dialect}.br", cf.BranchOp.NAME):
            if knowledge.definition(name) is not None:
                yield Ending(name, tuple([argument.type for argument in following.args]), following)
    for name in terminators_in(region.parent.name, knowledge):
        yield from _with(name, block, knowledge)


@lru_cache(maxsize=256)
def terminators_in(name: str, knowledge: Knowledge) -> tuple[str, ...]:
    """The names of the terminators that may end a block in the operation `name`, the most likely first."""
    definition = knowledge.definition(name)
    if definition is None:
        return ()
    implied = [definition.implicit_terminator] if definition.implicit_terminator else []
    known = [knowledge.definition(other) for other in knowledge.op_names(definition.dialect)]
    others = [other for other in known if other is not None and other.is_terminator and not other.successors]
    inside = [other.name for other in others if name in other.parents]
    if implied or inside:
        return tuple(dict.fromkeys([*implied, *inside]))
    # Those that return hand on what the operation is for; others end the program.
    anywhere = [other for other in others if not other.parents]
    called_return = [other.name for other in anywhere if other.name.split(".")[1].lower().startswith("return")]
    returning = [other.name for other in anywhere if "ReturnLike" in other.traits] or [one.name for one in anywhere]
    plain = [name for name in returning if name.count(".") == 1]
    return tuple(called_return) or (tuple(plain) if len(plain) == 1 else ())


def _with(name: str, block: Block, knowledge: Knowledge) -> Iterator[Ending]:
    """The terminator `name`, with what it may hand on."""
    definition, region = knowledge.definition(name), block.parent
    if definition is None or region is None:
        return
    for types in dict.fromkeys(_handed_on(name, region, knowledge)):
        if definition.operand_slices(len(types)) is not None:
            yield Ending(name, types)


def _handed_on(name: str, region: Region, knowledge: Knowledge) -> Iterator[tuple[Type, ...]]:
    op, declared = region.parent, region.parent.properties.get("function_type")
    if knowledge.is_function_like(op):
        yield _results(declared.type if isinstance(declared, TypeAttr) else None)
        return
    branch = knowledge.region_branch(op)
    if branch is not None:
        yield _forwarded(name, branch.leave(op, region), op, knowledge)
        return
    outputs = [value.type for group in _OUTPUTS for value in knowledge.operand_group(op, group)]
    results = [result.type for result in op.results]
    if outputs:
        yield tuple([element_type(type_) for type_ in outputs])
    yield tuple([element_type(type_) for type_ in results])
    yield tuple(results)
    if region.blocks[0].args:
        yield (region.blocks[0].args[-1].type,)
    yield ()


def _results(function_type: Type | None) -> tuple[Type, ...]:
    if isinstance(function_type, FunctionType):
        return function_type.results
    result = function_parts(function_type)[1] if function_type is not None else VOID
    return (result,) if result != VOID else ()


def _forwarded(name: str, edges: Sequence[RegionEdge], op: Operation, knowledge: Knowledge) -> tuple[Type, ...]:
    """The types of the operands of a terminator `name` that hands over what the edges from it need."""
    inputs: Sequence[Value] = ()
    for edge in edges:
        target = edge.target
        values: Sequence[Value] = op.results if target is None else target.blocks[0].args if target.blocks else ()
        inputs = inputs or values[edge.first_input : edge.end_input]
    probe = Operation(name)
    for _ in range(len(inputs) + _SPARE):
        probe.add_operand(PlaceholderValue(UNKNOWN_TYPE))
    if not knowledge.is_region_terminator(probe) or not (forwarded := knowledge.parent_operands(probe)):
        return ()
    definition = knowledge.definition(name)
    first = [_only_type(group) for group in (definition.operands if definition is not None else ())]
    return (*first[: forwarded.start], *(value.type for value in inputs))


def _only_type(group: ValueGroup) -> Type:
    """The type that operands of `group` always have; unknown where there are several."""
    return named_type(group.constraint.buildable or "") or UNKNOWN_TYPE


# Reporting


def with_place(op: Operation, finding: Finding, knowledge: Knowledge) -> Finding:
    """`finding`, an error of `op`, at the end of the first unfinished block in `op`; as it is where there is none.

    mlir-opt's words and place are kept in `upstream` and `upstream_errors`.
    """
    blocks = (block for region in op.regions for block in region.blocks)
    block = next((block for block in blocks if is_unfinished(block, knowledge)), None)
    place = block_end(block) if block is not None else None
    if block is None or place is None:
        return finding
    words, notes, last = finding.upstream or finding.message, finding.notes, block.last
    message = finding.message
    if last is not None and last.syntax is None:
        count = max((len(ending.types) for ending in _with(last.name, block, knowledge)), default=0)
        message = f"'{op.name}' op block with no terminator: '{last.name}' has to hand on {counted(count, 'value')}"
        last, notes = last.prev, ()
    named = {note.start for note in notes}
    if last is not None and last.syntax is not None and last.syntax.name_start not in named:
        notes = (*notes, Note(last.syntax.name_start, last.syntax.name_end, "the last operation of the block"))
    at = Note(finding.start, finding.end, words)
    upstream = words if words != message else finding.upstream
    start, end = place
    return replace(
        finding, start=start, end=end, message=message, notes=notes, upstream=upstream, upstream_errors=(at,)
    )


def block_end(block: Block) -> Span | None:
    """The place in the text where `block` ends: the label of the next block, or the brace that closes its region."""
    region, syntax = block.parent, block.parent_op.syntax if block.parent_op is not None else None
    if region is None or syntax is None or region.span is None:
        return None
    following = region.blocks[region.blocks.index(block) + 1 :]
    if following:
        return following[0].span
    end = region.span[1]
    return (end - 1, end) if syntax.source[end - 1 : end] == "}" else None


# Values


def _append(block: Block, ending: Ending, knowledge: Knowledge) -> list[Operation]:
    """Add the terminator to `block`, and what makes the values that it needs and nothing in scope has."""
    added: list[Operation] = []
    terminator = Operation(ending.name)
    for value in _values(block, ending.types, knowledge):
        if isinstance(value, Value):
            terminator.add_operand(value)
        else:
            added.append(Operation(ub.PoisonOp.NAME))
            terminator.add_operand(added[-1].add_result(value))
    if ending.successor is not None:
        terminator.add_successor(ending.successor)
    added.append(terminator)
    for op in added:
        block.append(op)
    return added


def _values(block: Block, types: Sequence[Type], knowledge: Knowledge) -> list[Value | Type]:
    """The last values in scope of each type, in their order; the type itself where there is none."""
    wanted = Counter(types)
    found: dict[Type, list[Value]] = {type_: [] for type_ in wanted}
    missing = len(types)
    for value in _visible(block, knowledge) if types else ():
        of_type = found.get(value.type)
        if of_type is not None and len(of_type) < wanted[value.type] and not _is_freed(value, knowledge):
            of_type.insert(0, value)
            missing -= 1
            if not missing:
                break
    rest = {type_: [*values[:1] * (wanted[type_] - len(values)), *values] for type_, values in found.items()}
    return [rest[type_].pop(0) if rest[type_] else type_ for type_ in types]


def _is_freed(value: Value, knowledge: Knowledge) -> bool:
    return any(knowledge.has_effect_on(user, EffectKind.FREE, value) for user in value.users)


def _visible(block: Block, knowledge: Knowledge) -> Iterator[Value]:
    """The values that the end of `block` may use, the nearest first."""
    dominance = Dominance()
    last = block.last
    while True:
        yield from _defined(block, last)
        region = block.parent
        if region is None:
            return
        for other in reversed(region.blocks) if len(region.blocks) > 1 else ():
            if other is not block and dominance.block_dominates(other, block):
                yield from _defined(other, other.last)
        around = region.parent
        if around.parent is None or knowledge.has_trait(around, "IsolatedFromAbove"):
            return
        block, last = around.parent, around.prev


def _defined(block: Block, last: Operation | None) -> Iterator[Value]:
    """The results of the operations of `block` up to `last`, and its arguments, the last first."""
    while last is not None:
        yield from reversed(last.results)
        last = last.prev
    yield from reversed(block.args)
