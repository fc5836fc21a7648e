"""Verifier: each operation against its definition, with the errors that mlir-opt's verifier reports.

One rule is one function, from an operation to a `Failure` or nothing; the first that fails is reported, and whatever
is not understood is silently fine. Rules that follow from the definitions are in `constraints`, `traits` and
`structure`; what upstream checks in C++ is in one file per dialect, listed in `plans`. To add a rule: write it there,
put it into the table of its operation, and show it in `tests/analysis/verifier/`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from ...ir.attributes import DialectAttr
from ...ir.base import Type
from ...ir.graph import Block, Operation, Value
from ...ir.pauses import pause
from ...ir.records import replace
from ...ir.source import OpSyntax, Span
from ...ir.types import TokenType
from ...ir.walk import operations_in, walk
from ...ods.aliases import mentioned_aliases
from ...ods.knowledge import Knowledge
from ...ods.verification.discardable_attributes import attribute_fault
from ...ods.verification.failure import Failure
from ...ods.verification.op_parts import is_opaque
from ...ods.verification.structure import GraphRule
from ...syntax.document.document import Document, Item
from ...syntax.document.edited_place import EditedPlace
from ...syntax.document.lazy_item import LazyItem
from ...syntax.document.segmenter import ItemKind
from ...syntax.parser.fact_cache import FactKey
from ...syntax.text.findings import Finding, Note, Severity
from .rule_table import Plans, plans_of
from .ssa_dominance import use_findings
from .type_bodies import BodyFault

_STRING_AROUND = re.compile(r'"[\w| ]*"').match
"""A string of keywords."""
_VERIFIED = FactKey["tuple[Finding, ...]"]("failures", is_plain=True)
"""Of the operations of an item, without their uses."""
_OF_ENDS = frozenset(("verify-terminator", "verify-region-flow", "verify-region", "verify-yield"))
"""Codes of failures that a missing terminator may be the cause of."""


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    """Failures of the operations of `item`, in text order; offsets relative to its start."""
    if item.kind is ItemKind.ALIAS:
        return ()
    parsed = item.parsed
    plans, known = plans_of(knowledge), parsed.findings
    reused = parsed.reused if isinstance(parsed, LazyItem) else None
    before = reused.facts.find(_VERIFIED, knowledge) if reused is not None else None
    verification = Verification(item.operations, known, plans, is_header=item.kind is ItemKind.MODULE)
    if reused is not None and before is not None and all(map(reused.splice.covers, before)):
        found = verification.run_again(reused.splice.operations, reused.splice.place)
    else:
        found = verification.run()
    if isinstance(parsed, LazyItem):
        parsed.facts.put(_VERIFIED, knowledge, tuple(found))
    return [*found, *use_findings(item, knowledge)]


def check_alone(operations: Sequence[Operation], known: Sequence[Finding], knowledge: Knowledge) -> list[Finding]:
    """Errors of each of `operations` regardless of its surroundings; `known`: syntax errors in their text."""
    plans = plans_of(knowledge)
    verification = Verification(operations, known, plans)
    for op in operations:
        plan = plans.plan(op.name)
        if plan is not None and op.syntax is not None and not op.syntax.opaque:
            failure = plans.flat_failure(op, plan)
            if failure is not None:
                verification.report(op, failure)
    return verification.findings


def check_document(document: Document) -> list[Finding]:
    """Failures that concern several items, without symbols; offsets into the text."""
    return [
        *_check_aliases(document),
        *(found for check_one in _checks_for(document) for found in check_one(document)),
    ]


def _checks_for(document: Document) -> Iterator[Callable[[Document], Iterator[Finding]]]:
    """The checks that the text has a word for. Loaded here: few programs have one."""
    if document.has("transform.named_sequence") or document.has("transform.with_named_sequence"):
        from . import named_sequences

        yield named_sequences.check
    if document.has("shape.lib"):
        from . import shape_libraries

        yield shape_libraries.check
    if document.has("{-#"):
        from . import file_metadata

        yield file_metadata.check
    if document.has("rewrite") and document.has("pdl."):
        from . import made_operations

        yield made_operations.check
    if document.has("dlti.dl_spec"):
        from . import data_layouts

        yield data_layouts.check
    if document.has("distinct"):
        from . import distinct_attributes

        yield distinct_attributes.check


def _check_aliases(document: Document) -> list[Finding]:
    """Failures of types and attributes in alias definitions."""
    bodies = plans_of(document.knowledge).bodies
    findings: list[Finding] = []
    for chunk in document.chunks:
        for name, value in (*chunk.aliases.types.items(), *chunk.aliases.attributes.items()):
            fault = bodies.fault(value)
            if fault is None:
                continue
            found = re.search(rf"[!#]{re.escape(name)}\s*=", document.text[chunk.start : chunk.end])
            if found is None:
                continue
            start = fault.found_in(document.text, chunk.start + found.end(), chunk.end)
            if start >= 0:
                findings.append(_body_finding(fault, start, len(fault.name)))
    return findings


def _near(changed: Sequence[Operation], place: EditedPlace) -> set[Operation]:
    """The operations next to `changed`, the users of their results, and those around these."""
    after = place.following
    before = changed[0].prev if changed else after.prev if after is not None else place.block.last
    found = {op for op in (before, after) if op is not None}
    for user in [use.owner for op in changed for result in op.results for use in result.uses]:
        found.update((user, *user.ancestors()))
    return found


class Verification:
    def __init__(
        self, operations: Sequence[Operation], known: Sequence[Finding], plans: Plans, *, is_header: bool = False
    ) -> None:
        """
        Args:
            known: what is wrong with the text of `operations`.
            is_header: what these hold is not in their regions.
        """
        self.is_header = is_header
        self.operations = operations
        self.plans = plans
        self.findings: list[Finding] = []
        self.errors = [(one.start, one.code == "wrong-count") for one in known if one.severity is Severity.ERROR]
        self.is_open = any(one.code == "unclosed-brace" for one in known)
        """Whether what an operation is in may be a guess."""
        self.seen: set[int] = set()
        """Bodies that already have a failure."""

    def run(self) -> list[Finding]:
        self.visit_all(self.operations)
        return self.findings

    def run_again(self, changed: Sequence[Operation], place: EditedPlace) -> list[Finding]:
        """As `run`, where no operation had a failure before, but those of `place` that are `changed` now."""
        self.visit_all(changed)
        new = {op for outer in changed for op in walk(outer)}
        for op in (place.owner, *place.owner.ancestors()):
            new.add(op)
            self.visit(op)
        near = _near(changed, place)
        plan_of = self.plans.plan
        for op in (op for outer in self.operations for op in operations_in(outer)):
            # What an operation by itself has to be is as it was; rules that look further may see the changed ones.
            pause()
            plan = plan_of(op.name)
            if plan is None or op in new or not (rules := plan.graph if op in near else plan.distant):
                continue
            if op.syntax is None or not op.syntax.opaque:
                self.ask(op, rules)
        return self.findings

    def visit_all(self, operations: Sequence[Operation]) -> None:
        pending = [*reversed(operations)]
        while pending:
            pause()
            op = pending.pop()
            self.visit(op)
            if op.regions:
                self.enter(op, pending)

    def visit(self, op: Operation) -> None:
        """Report the failure of `op`, without the operations in it."""
        good = self.plans.good_types
        for result in op.results:
            if result.type not in good:
                self.look_into(op, result.type)
        plan = self.plans.plan(op.name)
        if op.attributes and plan is not None:
            reported = len(self.findings)
            self.look_around(op)
            if len(self.findings) == reported:
                self.look_at_attributes(op)
        if plan is not None and (op.syntax is None or not op.syntax.opaque):
            failure = self.plans.flat_failure(op, plan)
            if failure is not None:
                self.report(op, failure)
            elif plan.graph and not self.is_header:
                self.ask(op, plan.graph)
        else:
            self.look_around(op)
            if plan is None and (op.syntax is None or not op.syntax.opaque):
                if op.attributes:
                    self.look_at_attributes(op)
                if not self.is_header:
                    self.ask(op, self.plans.graph_rules(op))

    def enter(self, op: Operation, pending: list[Operation]) -> None:
        """Look at the arguments in `op`, and the operations later."""
        good = self.plans.good_types
        for region in reversed(op.regions):
            for block in reversed(region.blocks):
                for argument in block.args:
                    if argument.type not in good:
                        self.look_into(op, argument.type, argument.span)
                inner = block.last
                while inner is not None:
                    pending.append(inner)
                    inner = inner.prev

    def ask(self, op: Operation, rules: Sequence[GraphRule]) -> None:
        for rule in rules:
            failure = rule(op)
            if failure is not None and not (self.is_open and failure.code == "verify-parent"):
                # Where an operation stands has nothing to do with what is in it.
                self.report(op, failure, is_whole=failure.code != "verify-parent")
                return

    # Bodies of types and attributes

    def look_into(self, op: Operation, type_: Type, named_at: Span | None = None) -> None:
        """`named_at`: the name of the argument in a region of `op` that has the type."""
        fault = self.plans.bodies.fault(type_)
        if fault is None:
            self.plans.good_types.add(type_)
        elif isinstance(type_, TokenType) and is_opaque(op):
            # A word of a syntax that nobody knows.
            return
        else:
            spans = [(start, end) for start, end, found in op.syntax.type_spans if found is type_] if op.syntax else []
            self.report_body(op, fault, named_at, spans)

    def look_around(self, op: Operation) -> None:
        """All types and attributes of an operation without a plan."""
        fault_of = self.plans.bodies.fault
        values = [*op.properties.values(), *op.attributes.values()]
        if op.syntax is not None and op.syntax.opaque:
            values += [type_ for _, _, type_ in op.syntax.type_spans if not isinstance(type_, TokenType)]
        for value in values:
            fault = fault_of(value)
            if fault is not None:
                self.report_body(op, fault)

    def look_at_attributes(self, op: Operation) -> None:
        """Attributes of dialects that verify their attributes on every operation."""
        found = attribute_fault(op)
        if found is not None:
            self.report(op, found)
        layout = op.attributes.get("dlti.dl_spec")
        if isinstance(layout, DialectAttr) and layout.body is not None:
            self.look_at_layout(op, layout.body)

    def look_at_layout(self, op: Operation, body: str) -> None:
        """The data layout of a module."""
        from .data_layout_rules import HOLDERS, data_layout

        if op.name not in HOLDERS or not self.plans.bodies.holds("dlti.dl_spec"):
            return
        found = data_layout(body, lambda: {inner.dialect for inner in walk(op)})
        if found is not None:
            self.report_body(op, BodyFault("dlti.dl_spec", found[0], addition=found[1]))

    def report_body(
        self, op: Operation, fault: BodyFault, named_at: Span | None = None, written: Sequence[Span] | None = None
    ) -> None:
        """Its span in `op`; for a use of an alias, errors are reported at the alias definition.

        `named_at`: as in `look_into`. `written`: where `op` writes the attribute or the type; None: not known.
        """
        syntax = op.syntax
        if syntax is None:
            return
        begin = syntax.start if named_at is None else named_at[1]
        body = op.regions[0].span if op.regions and named_at is None else None
        end = syntax.end if body is None else body[0]
        start = fault.found_in(syntax.source, begin, end)
        after = op.regions[-1].span if body is not None else None
        if start < 0 and after is not None:
            # The generic form has its attributes after the regions.
            start = fault.found_in(syntax.source, after[1], syntax.end)
        if start < 0 and fault.name.startswith("llvm."):
            start = syntax.source.find(fault.name.removeprefix("llvm."), begin, end)
        length, is_custom = len(fault.name), False
        if start < 0 and fault.word:
            found = re.compile(rf"\b{re.escape(fault.word)}\b").search(syntax.source, syntax.name_end, end)
            start, length = (found.start(), len(fault.word)) if found is not None else (-1, 0)
            is_custom = not syntax.is_generic
            if is_custom and start >= 0 and fault.read:
                fault = self.read_by_operation(op, fault, start)
        if start < 0 and self.plans.bodies.is_current:
            # What this tool adds to operations of other releases is not written there.
            start, stop = _unnamed_place(syntax, syntax.start if named_at is None else begin, end, written)
            length, is_custom = stop - start, not syntax.is_generic and not fault.is_token
        if start < 0 or start in self.seen:
            return
        self.seen.add(start)
        self.findings.append(_body_finding(fault, start, length, op.name if is_custom else ""))

    def read_by_operation(self, op: Operation, fault: BodyFault, start: int) -> BodyFault:
        """`fault` in the words of the operation's own parser, where that is no format and no directive of one."""
        syntax, definition = op.syntax, self.plans.definition(op.name)
        assert syntax is not None
        string = _STRING_AROUND(syntax.source, syntax.source.rfind('"', syntax.name_end, start))
        if string is not None and string.end() > start:
            return replace(fault, message=f"{fault.read}{string.group()}", addition="")
        is_format = definition is not None and definition.format is not None
        return fault if is_format else replace(fault, message=f"{fault.read}{fault.word}", addition="")

    # Reporting

    def report(self, op: Operation, failure: Failure, *, is_whole: bool = False) -> None:
        """Add a finding, unless something in the operation could not be read.

        `is_whole`: errors in its regions count too.
        """
        if failure.code == "verify-body":
            found = self.plans.body_fault(op)
            if found is not None:
                place = op.syntax.attribute_spans.get(found[0]) if op.syntax is not None else None
                self.report_body(op, found[1], written=None if place is None else (place,))
            return
        place = failure.on or op
        is_at_end = failure.code in _OF_ENDS
        if place.syntax is None and (around := _around_left_out(place)) is not None:
            # Upstream puts a terminator that the text leaves out at the operation around it.
            failure = replace(
                failure, on=None, place=None, remarks=(), is_bare=True, message=_own_words(place, failure)
            )
            op = place = around
            is_at_end = True
        syntax = op.syntax
        if syntax is None or place.syntax is None or self._is_broken(op, syntax, failure, is_whole):
            return
        start, end = self._span(place, failure)
        notes = tuple(Note(*_place(remark.at), remark.message) for remark in failure.remarks)
        is_generic = syntax.is_generic
        is_read = failure.is_syntax or (failure.is_constraint and is_generic)
        message = f"{failure.message or failure.conversion}{failure.addition}"
        if not failure.is_bare or not message.startswith(f"'{op.dialect}."):
            message = f"'{op.name if failure.is_bare else place.name}' op {message}"
        from .upstream_words import upstream_words

        upstream, edits = upstream_words(op, failure), _wanted(op, failure)
        if upstream == message:
            upstream = None
        finding = Finding(
            *(failure.code, Severity.ERROR, start, end, message, notes),
            upstream=upstream,
            edits=edits,
            is_read=is_read or None,
        )
        self.findings.append(self._at_end_of_block(op, finding) if is_at_end else finding)

    def _at_end_of_block(self, op: Operation, finding: Finding) -> Finding:
        """`finding` about `op` where something has to be written, if a block in it lacks its terminator."""
        # Loaded here: most blocks have one.
        from .missing_terminators import with_place

        return with_place(op, finding, self.plans.knowledge)

    def _is_broken(self, op: Operation, syntax: OpSyntax, failure: Failure, is_whole: bool) -> bool:
        for error, is_of_counts in self.errors:
            if is_of_counts and failure.is_constraint and not op.regions:
                # Upstream finds the failure first.
                continue
            if syntax.start <= error <= syntax.end:
                spans = [region.span for region in op.regions if region.span is not None]
                if is_whole or not any(start < error < end for start, end in spans):
                    return True
        return False

    def _span(self, op: Operation, failure: Failure) -> Span:
        """The span of the faulty part, if it is in the line of the operation's name or upstream points at it."""
        syntax = op.syntax
        assert syntax is not None
        name = (syntax.name_start, syntax.name_end)
        found = _part_span(op, failure) if failure.on is None else None
        if found is None or found[0] < name[0]:
            return name
        if failure.is_syntax and not syntax.is_generic:
            return found
        between = syntax.source[name[0] : found[0]]
        return name if "\n" in between or "\r" in between else found


def _around_left_out(op: Operation) -> Operation | None:
    """The operation in whose braces the terminator `op` was left out; None where it is none, or has no braces."""
    region, around = op.parent_region, op.parent_op
    is_written = region is not None and region.span is not None and around is not None and around.syntax is not None
    return around if is_written and op.next is None else None


def _own_words(op: Operation, failure: Failure) -> str:
    message = failure.message or failure.conversion
    return message if failure.is_bare else f"'{op.name}' op {message}"


def _unnamed_place(syntax: OpSyntax, begin: int, end: int, written: Sequence[Span] | None) -> Span:
    """The span, between `begin` and `end`, of a body whose name an operation's syntax leaves out.

    (-1, -1) where an alias stands for it, or nothing: the type of a result may follow from another. `written`: as in
    `_Verification.report_body`.
    """
    source = syntax.source
    places = [(begin, end)] if written is None else written
    place = next((place for place in places if not mentioned_aliases(source[slice(*place)])), None)
    if place is None:
        return -1, -1
    return (syntax.name_start, syntax.name_end) if written is None else place


def _body_finding(fault: BodyFault, start: int, length: int, custom_op: str = "") -> Finding:
    """`custom_op`: the operation in whose own syntax the words stand; empty if they are those of an attribute."""
    message, upstream = fault.message + fault.addition, fault.message if fault.addition else None
    if custom_op:
        upstream = f"custom op '{custom_op}' {fault.message}"
    end = start + length
    errors = tuple([Note(start, end, words) for words in (fault.message, fault.second)]) if fault.second else ()
    return Finding("verify-body", Severity.ERROR, start, end, message, upstream=upstream, upstream_errors=errors)


def _wanted(op: Operation, failure: Failure) -> tuple[tuple[int, int, str], ...]:
    """An edit that writes the type the only result should have."""
    if failure.wanted is None or op.syntax is None or len(op.results) != 1:
        return ()
    written = [(start, end) for start, end, type_ in op.syntax.type_spans if type_ is op.results[0].type]
    return ((*written[-1], str(failure.wanted)),) if written else ()


def _part_span(op: Operation, failure: Failure) -> Span | None:
    place = failure.place
    if place is None or op.syntax is None:
        return None
    if place[0] == "attribute":
        return op.syntax.attribute_spans.get(place[1])
    if place[0] == "operand" and place[1] < len(op.operands):
        return op.operands[place[1]].span
    return None


def _place(at: Operation | Value | Block) -> Span:
    if isinstance(at, Operation):
        return (at.syntax.name_start, at.syntax.name_end) if at.syntax is not None else (0, 0)
    if at.span is not None:
        return at.span
    if isinstance(at, Block):
        around = at.parent_op
        return _place(around) if around is not None else (0, 0)
    op = at.defining_op
    return _place(op) if op is not None else (0, 0)
