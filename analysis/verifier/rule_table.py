"""Rules that apply to an operation, looked up once per operation name.

Most operations of a program share name, types and attributes with others. Results are cached by these (the
*signature*), so that a repeated operation costs one dictionary lookup.

Rules by hand are in `verifier.py` of a dialect's folder, in the tables `RULES`, `GRAPH_RULES`, and `EARLY_RULES`, which
are asked before the traits. `ELSEWHERE` names other modules of the folder, with such tables for the operations it
lists: they are loaded when one of these occurs. `LATER_RULES` are those that came after LLVM 22, each with its first
release; they are asked after the others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias, cast
from weakref import WeakKeyDictionary

from ...ir.base import Type
from ...ir.gc_control import remembered
from ...ir.graph import Operation
from ...ods.definitions import OpDefinition
from ...ods.dialect_modules import hand_written, with_view
from ...ods.knowledge import UPSTREAM, Knowledge
from ...ods.verification.attribute_predicates import AttributePredicates
from ...ods.verification.constraints import Rule, rules_of
from ...ods.verification.failure import Failure
from ...ods.verification.op_parts import is_among_properties
from ...ods.verification.op_view import OLDER_SEGMENTS, View
from ...ods.verification.structure import GraphRule, closing_rules, ends_of_unregistered, looks_further, structure_rules
from .traits import predicate_rules, trait_rules
from .type_bodies import Bodies, BodyFault

_MAX_SIGNATURES = 2_000
"""Cached signatures per operation name."""

Signature = tuple[object, ...]


class Plan:
    """The rules of one operation name. `flat`: depend on the signature alone; `graph`: on the surrounding IR;
    `distant`: those of `graph` that may look far away."""

    __slots__ = ("distant", "flat", "graph", "known")

    def __init__(self, flat: list[Rule], graph: list[GraphRule]) -> None:
        self.flat = flat
        self.graph = graph
        self.distant = [*filter(looks_further, graph)]
        self.known: dict[Signature, Failure | None] = {}


_Table: TypeAlias = "dict[str, tuple[object, ...]]"


def _rules(dialect: str, name: str) -> list[tuple[object, ...]]:
    """The early rules of an operation, its others, and those of the graph."""
    elsewhere: Mapping[str, str] = getattr(hand_written(dialect, "verifier"), "ELSEWHERE", {})
    early, own, of_graph = (table.get(name, ()) for table in _tables(dialect, elsewhere.get(name, "verifier")))
    return [early, own, tuple([with_view(cast("GraphRule", rule)) for rule in of_graph])]


@cache
def _tables(dialect: str, module_name: str) -> tuple[_Table, _Table, _Table]:
    """The tables of rules in a module of a dialect, which may lack some: early ones, others, of the graph."""
    module = hand_written(dialect, module_name)
    return (
        getattr(module, "EARLY_RULES", {}),
        getattr(module, "RULES", {}),
        getattr(module, "GRAPH_RULES", {}),
    )


class Plans:
    """The plans of one `Knowledge`."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._predicates = AttributePredicates(knowledge.registry)
        self._plans: dict[str, Plan | None] = {}
        self.bodies = Bodies(knowledge)
        self._ends_of_unregistered = ends_of_unregistered(knowledge)
        self.good_types: set[Type] = set()
        """Types whose parameters are valid."""
        remembered(self)

    def forget(self) -> None:
        """As `ir.gc_control.Recall`."""
        self.bodies.forget()
        self.good_types.clear()
        for plan in self._plans.values():
            if plan is not None:
                plan.known.clear()

    def plan(self, name: str) -> Plan | None:
        """None for an unregistered operation."""
        try:
            return self._plans[name]
        except KeyError:
            made = self._plans[name] = self._made(name)
            return made

    def graph_rules(self, op: Operation) -> Sequence[GraphRule]:
        """The rules about the IR around `op` and in it."""
        plan = self.plan(op.name)
        if plan is not None:
            return plan.graph
        return (self._ends_of_unregistered,) if op.regions else ()

    @property
    def knowledge(self) -> Knowledge:
        return self._knowledge

    def definition(self, name: str) -> OpDefinition | None:
        return self._knowledge.definition(name)

    def _made(self, name: str) -> Plan | None:
        definition = self._knowledge.definition(name)
        dialect = name.partition(".")[0]
        if definition is None:
            return self._without_definition(dialect, name)
        is_upstream = not self._knowledge.registry.is_loaded(dialect)
        early, own, of_graph = self._by_hand(dialect, name)
        # Rules of interfaces that upstream asks before the traits.
        flat = [*predicate_rules(definition), *early, *trait_rules(definition)]
        if self._knowledge.has_current_parts(name) or self._knowledge.parser(name) is None:
            # A parser written for LLVM 22 fills in the parts that it knows.
            flat = [*rules_of(definition, self._predicates, is_upstream=is_upstream), *flat]
        flat += own
        graph = [*structure_rules(definition, self._knowledge), *of_graph]
        return Plan(flat, [*graph, *closing_rules(definition, self._knowledge)])

    def _by_hand(self, dialect: str, name: str) -> tuple[Sequence[Rule], Sequence[Rule], Sequence[GraphRule]]:
        """The early rules of an operation, its others and those of its regions and uses, as its release has them."""
        if not self._holds(name):
            return (), (), ()
        found = _rules(dialect, name)
        early, own, of_graph = cast("tuple[Sequence[Rule], Sequence[Rule], Sequence[GraphRule]]", found)
        llvm = self._knowledge.llvm
        if llvm > UPSTREAM.llvm:
            later = getattr(hand_written(dialect, "verifier"), "LATER_RULES", {}).get(name, ())
            own = [*own, *(rule for since, rule in later if since <= llvm)]
        if llvm >= UPSTREAM.llvm:
            return early, own, of_graph
        from ...dialects.releases.release_rules import unless_newer

        return (
            [unless_newer(rule, llvm) for rule in early],
            [unless_newer(rule, llvm) for rule in own],
            [unless_newer(rule, llvm) for rule in of_graph],
        )

    def _without_definition(self, dialect: str, name: str) -> Plan | None:
        """The plan of one of the operations that upstream defines outside of ODS; None for an unregistered one."""
        if self._knowledge.registry.is_loaded(dialect):
            return None
        rules = cast("tuple[GraphRule, ...]", _rules(dialect, name)[2])
        return Plan([], [*rules]) if rules else None

    def _holds(self, name: str) -> bool:
        """Whether the hand-written rules of an operation hold for the release that the program is for."""
        if self._knowledge.llvm == UPSTREAM.llvm:
            return self._knowledge.has_current_parts(name)
        from ...dialects.releases.release_rules import OPERATIONS_SINCE

        return OPERATIONS_SINCE.get(name, 0) <= self._knowledge.llvm and self._knowledge.has_current_parts(name)

    def flat_failure(self, op: Operation, plan: Plan) -> Failure | None:
        """The first failed rule that depends on the signature of `op` alone."""
        signature = signature_of(op)
        try:
            return plan.known[signature]
        except KeyError:
            pass
        failure, is_of_signature = self._first_failure(op, plan)
        if is_of_signature:
            if len(plan.known) > _MAX_SIGNATURES:
                plan.known.clear()
            plan.known[signature] = failure
        return failure

    def _first_failure(self, op: Operation, plan: Plan) -> tuple[Failure | None, bool]:
        """The first failure, and whether all operations of this signature have it."""
        definition = self._knowledge.definition(op.name)
        if self.body_fault(op) is not None:
            return Failure("verify-body", ""), True
        if definition is None:
            return None, True
        view, is_of_signature = View(op, definition), True
        for rule in plan.flat:
            failure = rule(view)
            if failure is None:
                continue
            if failure.message:
                return failure, is_of_signature
            # Wrong in `<{...}>` alone, and passed over elsewhere.
            is_of_signature = False
            if failure.place is not None and is_among_properties(op, str(failure.place[1])):
                return failure, is_of_signature
        return None, is_of_signature

    def body_fault(self, op: Operation) -> tuple[str, BodyFault] | None:
        """The first error in the parameters of the attributes of `op`, and the name of the attribute."""
        fault_of = self.bodies.fault
        for name, value in op.properties.items():
            fault = fault_of(value)
            if fault is not None:
                return name, fault
        return None


def signature_of(op: Operation) -> Signature:
    """Everything that flat rules depend on."""
    properties = op.properties
    return (
        *[operand.value.type for operand in op.operands],
        None,
        *[result.type for result in op.results],
        len(op.regions),
        len(op.successors),
        *properties,
        *properties.values(),
        *(map(op.attributes.get, OLDER_SEGMENTS.values()) if op.attributes else ()),
    )


_plans: WeakKeyDictionary[Knowledge, Plans] = WeakKeyDictionary()


def plans_of(knowledge: Knowledge) -> Plans:
    plans = _plans.get(knowledge)
    if plans is None:
        plans = _plans[knowledge] = Plans(knowledge)
    return plans
