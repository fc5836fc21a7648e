"""The analysis: for each tensor operand, whether its operation works in place (OneShotAnalysis.cpp of LLVM 22).

One `OneShotState` serves a whole module; operations are analysed one after another.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...analysis.buffers.origins import BufferOrigins
from ...ir.graph import Block, Operation, OpOperand, OpResult, Value
from ...ir.pauses import pause
from ...ir.records import dataclass
from ...ir.walk import operations_in, operations_inside_out
from ...ods.bufferization.interface import Bufferization, FunctionFacts, is_tensor
from ...ods.knowledge import Knowledge
from .alias_sets import AliasSets
from .conflicts import ConflictFinder, operands_of
from .handing import handed_on, returned
from .options import BufferizeOptions
from .order import analysis_order
from .state import CALL, WITHOUT_LEAVES, AnalysisState, has_tensor_semantics
from .trace import BufferizeTrace, Decision, Divergence, NotWritable, Reason
from .unseen import WRITTEN_CONSTANT, hides_aliases
from .unseen import handed_on as handed_on_by_others

_CONSTRAINTS = "not bufferizable under the given constraints:"


@dataclass(frozen=True)
class AnalysisError:
    """An operation that the analysis cannot do with; `message` has upstream's words."""

    message: str
    op: Operation


class OneShotState(AnalysisState):
    """State of the analysis: decisions, alias sets, equivalence, facts about functions."""

    is_analysis = True

    def __init__(self, root: Operation, options: BufferizeOptions, knowledge: Knowledge) -> None:
        super().__init__(options, knowledge)
        self.trace = BufferizeTrace()
        self.sets = AliasSets()
        self.finder = ConflictFinder(self, self.sets)
        self.on_tensors: set[Operation] = set()
        """All that have to do with tensors, in the program as it was."""
        self.in_place: set[OpOperand] = set()
        self.undefined: set[OpOperand] = set()
        self.facts: dict[Operation, FunctionFacts] = {}
        self.callees: dict[Operation, Operation] = {}
        """Calls to the functions they name, for functions that were analysed before their callers."""
        self.returns_unwritable = False
        """Whether functions that are not analysed before their callers may return memory that nothing may write."""
        self.handed_on: set[Value] = set()
        """Values that operations without a bufferization hand on: memory of others, which must not be written by this
        name."""
        self.returned: dict[Value, dict[Value, None]] = {}
        """By operand of an operation without a bufferization, what may be that tensor because it returns it."""
        self._prepare(root)

    def _prepare(self, root: Operation) -> None:
        ops = operations_inside_out(root)
        self.finder.number_operations(operations_in(root))
        on_tensors = [op for op in ops if has_tensor_semantics(op)]
        self.on_tensors.update(on_tensors)
        for op in on_tensors:
            for value in _own_tensors(op):
                self.sets.add(value)
        for op in on_tensors:
            if self.interface(op) is not None:
                for operand in operands_of(op):
                    if self.must_be_in_place(operand):
                        self.put_in_place(operand)
            elif not self.is_exact:
                for operand, value in handed_on(op, self.knowledge):
                    self.handed_on.add(value)
                    self.sets.unite(value, operand.value)
                self._note_returned(op)
        self.has_more_aliases = bool(self.handed_on or self.returned) or any(
            hides_aliases(op, self.interface(op)) for op in ops if op.regions
        )

    def _note_returned(self, op: Operation) -> None:
        results = returned(op, self.knowledge)
        for operand in operands_of(op) if results else ():
            found = self.returned.setdefault(operand.value, {})
            pending = list(results)
            while pending:
                value = pending.pop()
                if value not in found:
                    found[value] = None
                    # What is written is a copy, since such results are not writable.
                    pending += [
                        alias.value for use in value.uses if not self._is_copied(use) for alias in self.aliases(use)
                    ]

    def _is_copied(self, use: OpOperand) -> bool:
        return self.interface(use.owner) is not None and self.writes(use)

    def returns_argument(self, value: Value, argument: Value) -> bool:
        """Whether `value` may be the tensor `argument`, given to an operation that may return it."""
        return bool(self.returned) and any(value in self.returned.get(each, ()) for each in self.sets.members(argument))

    def collect_uses(self, ops: Sequence[Operation]) -> None:
        """Note the reads, and the writes in place, of the values of `ops`. Answers are remembered from here on."""
        self.is_caching = True
        self._note_shown([] if self.is_exact else ops)
        for op in ops:
            for value in _own_tensors(op):
                if not self.is_writable(value) and value not in self.handed_on:
                    found = self.sets.set_of(value)
                    found.unwritable = found.unwritable or value
                for use in value.uses:
                    if self.finder.is_read(use):
                        self.finder.add_read(use)
                for other in self.returned.get(value, ()):
                    for use in other.uses:
                        if self.finder.is_read(use):
                            self.finder.add_read(use, value)
            for operand in op.operands:
                if operand in self.in_place:
                    self.finder.add_write(operand)

    def _note_shown(self, ops: Sequence[Operation]) -> None:
        """Uses of the buffers that operations make of tensors read these tensors, whenever they run."""
        origins: dict[Operation, BufferOrigins] = {}
        for op in ops:
            interface = self.interface(op)
            if interface is None or not interface.shows_memory or not op.result.uses:
                continue
            tensor = next(each for each in op.operand_values if is_tensor(each.type))
            function = next(each for each in op.ancestors() if self._is_outermost(each))
            known = origins.get(function) or origins.setdefault(function, BufferOrigins(function, self.knowledge))
            for name in known.dependents(op.result):
                self.shown[name] = (*self.shown.get(name, ()), op.result)
                for use in name.uses:
                    around = use.owner.parent_op
                    is_returned = use.owner.next is None and around is not None and self._is_outermost(around)
                    if is_returned or self.knowledge.effects(use.owner) != ():
                        self.finder.add_read(use, tensor)

    def _is_outermost(self, op: Operation) -> bool:
        return op.parent_op is None or self.knowledge.is_function_like(op)

    # Facts

    def is_in_place(self, operand: OpOperand) -> bool:
        return operand in self.in_place

    def are_equivalent(self, a: Value, b: Value) -> bool:
        return self.sets.are_equivalent(a, b)

    def equivalents(self, value: Value) -> Sequence[Value]:
        return self.sets.equivalents(value)

    def has_undefined_contents(self, operand: OpOperand) -> bool:
        return operand in self.undefined

    def aliases_of(self, value: Value) -> Sequence[Value] | None:
        return self.sets.members(value)

    def may_alias(self, a: Value, b: Value) -> bool:
        return self.sets.are_aliasing(a, b)

    def is_unwritable(self, value: Value) -> bool:
        return self.sets.set_of(value).unwritable is not None

    def callee_facts(self, call: Operation) -> FunctionFacts | None:
        function = self.callees.get(call)
        return self.facts.get(function) if function is not None else None

    def is_call_result_writable(self, result: OpResult) -> bool:
        facts = self.callee_facts(result.op)
        return not self.returns_unwritable if facts is None else result.index not in facts.unwritable_results

    def put_in_place(self, operand: OpOperand) -> None:
        if operand in self.in_place:
            return
        self.in_place.add(operand)
        for alias in self.aliases(operand):
            self.sets.unite(alias.value, operand.value)
        if self.is_caching:
            self.finder.add_write(operand)


def _own_tensors(op: Operation) -> list[Value]:
    values: list[Value] = [result for result in op.results if is_tensor(result.type)]
    for region in op.regions:
        for block in region.blocks:
            values += [argument for argument in block.args if is_tensor(argument.type)]
    return values


class OpAnalysis:
    """The analysis of one operation: a module, or a function."""

    def __init__(self, state: OneShotState, root: Operation) -> None:
        self.state = state
        self.root = root
        self.ops = operations_inside_out(root)
        self.tensor_ops = [op for op in self.ops if op in state.on_tensors]
        self.known = [(op, one) for op in self.ops if (one := state.interface(op)) is not None]

    def run(self) -> list[AnalysisError]:
        """Take all decisions. Not empty: the program cannot be bufferized."""
        self.state.collect_uses(self.tensor_ops)
        errors = self._check()
        if errors:
            return errors
        for op in analysis_order(self.tensor_ops, self.state):
            pause()
            for operand in operands_of(op):
                self._decide(operand)
        self._find_equivalences()
        self._find_undefined()
        return self._verify()

    # Before any decision

    def _check(self) -> list[AnalysisError]:
        for op, _ in self.known:
            message = complaint_about_blocks(self.state, op)
            if message is not None:
                return [AnalysisError(message, op)]
        for op, interface in self.known:
            message = self._inconsistency(op, interface)
            if message is not None:
                return [AnalysisError(message, op)]
        return []

    def _inconsistency(self, op: Operation, interface: Bufferization) -> str | None:
        complaint = interface.precondition(op) if interface.precondition is not None else None
        if complaint is not None:
            return complaint
        finder = self.state.finder
        for operand in operands_of(op):
            is_in_place = operand in self.state.in_place
            # What others could get under another name may still be copied, of which LLVM 22 does not think.
            if (is_in_place or self.state.is_exact) and not finder.is_consistent(operand):
                return f"'{op.name}' op {_CONSTRAINTS} cannot avoid RaW conflict"
            if is_in_place and finder.not_writable(operand, finder.united(operand), is_consistency=True) is not None:
                return f"'{op.name}' op {_CONSTRAINTS} would write to read-only buffer"
        return None

    # Decisions

    def _decide(self, operand: OpOperand) -> None:
        state = self.state
        sets = state.finder.united(operand)
        reason: Reason | NotWritable | None = state.finder.not_writable(operand, sets) or self._of_others(operand)
        if reason is None:
            reason = state.finder.conflict(operand, sets)
        elif not state.is_exact:
            self._note_unseen(operand, reason.value)
        is_forced = operand in state.in_place
        if reason is None:
            state.put_in_place(operand)
        state.trace.decisions.append(Decision(operand, operand in state.in_place, is_forced, reason))

    def _of_others(self, operand: OpOperand) -> NotWritable | None:
        """Memory that an operation without a bufferization has handed on, and does not expect to change."""
        state = self.state
        if not state.handed_on or not state.writes(operand):
            return None
        found = state.find_origins(operand, lambda value: value in state.handed_on, WITHOUT_LEAVES)
        if not found:
            return None
        state.finder.unseen[operand] = handed_on_by_others(operand.owner)
        return NotWritable(found[0])

    def _note_unseen(self, operand: OpOperand, unwritable: Value) -> None:
        """Results of calls, and names of constants, that LLVM 22 may write."""
        call = unwritable.defining_op
        if call is not None and call.name == CALL:
            self.state.finder.unseen[operand] = Divergence(*WRITTEN_CONSTANT, operand.owner)
        elif self.state.has_more_aliases:
            self.state.finder.unseen.setdefault(operand, handed_on_by_others(operand.owner))

    # After all decisions

    def _find_equivalences(self) -> None:
        for op, _ in self.known:
            for result in op.results:
                if is_tensor(result.type):
                    self._find_equivalence(result)

    def _find_equivalence(self, result: Value) -> None:
        state = self.state
        operands = state.aliasing_operands(result)
        if not operands:
            return
        first = operands[0].operand.value
        all_equivalent = True
        for alias in operands:
            is_equivalent = alias.is_equivalent and state.is_in_place(alias.operand)
            if is_equivalent and alias.is_definite:
                state.sets.unite_equivalent(result, alias.operand.value)
                return
            all_equivalent = all_equivalent and is_equivalent and state.sets.are_equivalent(alias.operand.value, first)
        op = result.defining_op
        interface = state.interface(op)
        if all_equivalent and interface is not None and not interface.allocates:
            state.sets.unite_equivalent(result, first)

    def _find_undefined(self) -> None:
        state = self.state
        for op, _ in self.known:
            for result in op.results:
                if is_tensor(result.type) and result.uses and not state.definitions(result):
                    state.undefined.update(result.uses)

    def _verify(self) -> list[AnalysisError]:
        errors: list[AnalysisError] = []
        for op, interface in self.known:
            if interface.verify is None:
                continue
            if interface.needs_loop_equivalence and self.state.options.allow_return_allocs_from_loops:
                continue
            errors += [AnalysisError(message, place) for message, place in interface.verify(op, self.state)]
        return errors


def complaint_about_blocks(state: AnalysisState, op: Operation) -> str | None:
    """The error for an operation with unsupported blocks; None without one."""
    if not op.regions or all(len(region.blocks) <= 1 for region in op.regions):
        return None
    interface = state.interface(op)
    if interface is None or interface.supports_blocks:
        return None
    return (
        f"'{op.name}' op op or BufferizableOpInterface implementation does not support unstructured control flow, "
        "but at least one region has multiple blocks"
    )


def blocks_of(op: Operation) -> list[Block]:
    return [block for region in op.regions for block in region.blocks]
