"""Item parser: the text of one item to operations. Never raises on input and never gives up on the rest.

The parser is a loop over a stack of open regions, so nesting costs no Python stack. An operation's own
syntax is read first and its regions are skipped by matching braces; their bodies are read afterwards.
An operation that cannot be read becomes *opaque*: see `opaque`.
"""

from __future__ import annotations

import re

from ...ir.base import NO_ATTRIBUTES
from ...ir.graph import Block, Operation
from ...ir.pauses import pause
from ...ir.source import NO_SHAPE, OpSyntax, shape_of
from ...ir.types import UNKNOWN_TYPE
from ...ods.aliases import Aliases
from ...ods.definitions import OpDefinition
from ...ods.knowledge import Knowledge
from ...ods.parse_fault import ParseFault, UnknownSyntax
from ..text.braces import Braces
from ..text.cursor import ALIAS_DEFINITION, KEYWORD, LABEL
from ..text.recovery import LINE_END, LOCATION, resume, skip_to_operation
from ..types.attributes import is_undefined
from .assembly_format import read_format
from .copies.cached_line import CachedLine
from .copies.cached_operation import CachedOperation
from .copies.line_cache import MAX_LINE_CHARS, UNCACHEABLE, LineState
from .copies.named_text import keyed, line_without_symbol
from .error_patterns import LABEL_WITHOUT_SIGN, OPERATION_NAME, ResultName, defined_names
from .error_recovery import Recovery
from .implied_terminator import add_implicit_terminator, check_body
from .older_spellings import OlderSpellings
from .op_lookup import HEAD, OpEntry, default_dialect_within, generic_form_reader
from .op_parser import PendingRegion
from .opaque import commit_guessed_types
from .parser_state import Frame, ParsedItem, ParserState
from .ssa_scope import NameScope


class ItemParser:
    """Parser of one item: `run` reads the open regions of `state` until none is left, `run_to` some. Use it once."""

    def __init__(
        self, source: str, knowledge: Knowledge, aliases: Aliases, default_dialect: str, braces: Braces
    ) -> None:
        self.state = state = ParserState(source, knowledge, aliases, default_dialect, braces)
        self.recovery = Recovery(state, braces)
        self.source, self.knowledge = source, knowledge
        self.item, self.reader, self.frames, self.names = state.item, state.reader, state.frames, state.names
        self.older = OlderSpellings(state, braces.unclosed)
        # The operation to be read next, as far as `fast_operations` has looked at it.
        self.line = ""
        """The key of the rest of its line."""
        self.known_line: LineState | None = UNCACHEABLE
        """The state of `line` in the `LineCache`."""
        self.head: re.Match[str] | None = None
        """The match of `HEAD` at it, if there is one."""

    def run_to(self, halt: int) -> None:
        """Read up to the first operation that starts at `halt` or after it; a later call goes on there."""
        for frame in self.frames:
            frame.halt = halt
        self.read()

    def run(self) -> ParsedItem:
        self.read()
        if not self.frames:
            commit_guessed_types(self.reader.guesses, self.reader.registry)
        self.state.close()
        return self.item

    def read(self) -> None:
        source, reader, recovery = self.source, self.reader, self.recovery
        while self.frames:
            pause()
            frame = self.frames[-1]
            reader.move(frame.pos, frame.end)
            reader.scope, reader.labels = frame.scope, frame.labels
            if frame.mark < 0:
                self.begin(frame)
            frame.pos = pos = reader.skip()
            if pos < frame.halt:
                pos = self.fast_operations(frame, pos)
            if self.frames[-1] is not frame:
                # A region of the last one of these is to be read first.
                continue
            if pos >= frame.halt:
                break
            if pos >= frame.end:
                self.finish(frame)
            elif self.head is not None and frame.names[self.head.group(2)] is not None:
                frame.header_allowed = False
                self.operation(frame, pos)
            elif source[pos] == "}":
                self.state.report("unopened-brace", "this '}' closes nothing", pos, pos + 1)
                frame.pos = resume(source, pos + 1, frame.end, reader.braces)
            elif frame.region is None and ALIAS_DEFINITION(source, pos, frame.end):
                # Read already, by the document.
                frame.pos = skip_to_operation(source, pos, frame.end, reader.braces)
            elif source[pos] == "^":
                self.block_header(frame)
                frame.pos = reader.pos
            elif recovery.is_after(frame, pos):
                spoilt = recovery.spoil(frame, pos)
                pending, reader.pending = reader.pending, []
                if pending:
                    self.open_regions(frame, spoilt, pending, [])
            elif (label := LABEL_WITHOUT_SIGN(source, pos, frame.end)) and self.recovery.is_label(
                frame, label.group(1)
            ):
                recovery.label_without_sign(frame, pos, label.group(1))
                frame.pos = reader.pos
            else:
                frame.header_allowed = False
                self.operation(frame, pos)

    # Regions and blocks

    def begin(self, frame: Frame) -> None:
        frame.mark = frame.scope.mark()
        frame.start = frame.pos
        for argument in frame.arguments:
            self.state.add_argument(frame.block, argument, is_of_region=True)
        if frame.arguments:
            self.state.attach_block(frame, frame.block)

    def block_header(self, frame: Frame) -> None:
        reader = self.reader
        found = LABEL(self.source, reader.pos, frame.end)
        if found is None:
            self.state.report("syntax", "expected block name", reader.pos, reader.pos + 1)
            reader.pos += 1
            return
        label, span = found.group()[1:], (found.start(), found.end())
        reader.pos = found.end()
        block = frame.labels.get(label)
        if block is not None and block.span is not None:
            notes = ((*block.span, "previously defined here"),)
            self.state.report("redefinition", f"redefinition of block '^{label}'", *span, notes)
            block = None
        if frame.header_allowed and frame.arguments:
            self.state.report("syntax", "invalid block name in region with named arguments", *span)
        if frame.header_allowed and not frame.arguments:
            # The label belongs to the entry block; a branch may have named it already (refused by the verifier).
            block = block or frame.block
        block = block or Block(label)
        block.label, block.span = label, span
        frame.header_allowed = False
        frame.labels.setdefault(label, block)
        frame.block = block
        self.state.attach_block(frame, block)
        try:
            for argument in reader.optional_argument_list(numbered=True):
                self.state.add_argument(block, argument)
            if block.args and frame.region is None:
                raise reader.fault("a block with arguments can only stand in a region", *span)
            if reader.next_is("::"):
                raise reader.fault("expected ':'")
            reader.punctuation(":", " after block name")
        except ParseFault as fault:
            self.state.report_fault(fault, self.recovery.blamed(span[0], span[1], fault))
            self.recovery.end_broken_header(frame, block, span[1])

    def finish(self, frame: Frame) -> None:
        self.frames.pop()
        if frame.region is not None:
            if (
                frame.repeats
                and len(self.item.findings) + frame.scope.repeated == frame.slips
                and not frame.scope.forward
            ):
                frame.names.bodies.record(frame, self.reader)
            check_body(frame, frame.region, self.state)
            add_implicit_terminator(frame, self.knowledge)
        self.state.close_labels(frame)
        frame.scope.release(frame.mark)
        if frame.isolated:
            self.item.note_names(frame.scope)
            # Arguments of a function are before its body.
            owner = frame.owner.syntax if frame.owner is not None else None
            start = owner.start if owner is not None else frame.start
            frame.scope.close(lambda: defined_names(self.source, start, frame.end))
        if frame.finishes is not None and frame.owner is not None:
            self.reader.scope = self.frames[-1].scope
            self.reader.scope.show(frame.hidden)
            self.state.define_results(frame.owner, frame.finishes)

    # Operations

    def fast_operations(self, frame: Frame, pos: int) -> int:
        """Read operations from `pos` on as long as they have one of the simple forms that most have.

        The offset of the token after them; `pos` if there are none: then nothing happened.
        """
        source, reader, end, block = self.source, self.reader, frame.end, frame.block
        names, define, findings, lines = frame.names, frame.scope.define, self.item.findings, frame.names.lines
        known_lines, halt = lines.states, frame.halt
        self.head = None
        if frame.region is not None and not frame.is_looked_up:
            frame.is_looked_up = True
            frame.slips, frame.around = len(findings) + frame.scope.repeated, reader.syntax
            if names.bodies.fill(frame, reader):
                reader.pos = frame.pos = end
                return end
        while True:
            pause()
            stop = source.find("\n", pos, pos + MAX_LINE_CHARS)
            if not 0 <= stop < end:
                stop = end if end - pos < MAX_LINE_CHARS else pos
            line, used = keyed(source[pos:stop])
            known_line = known_lines.get(line)
            if known_line is None and "@" in line:
                line = line_without_symbol(line)
                known_line = known_lines.get(line)
            op = None
            if isinstance(known_line, CachedLine):
                op = known_line.instantiate(reader, pos, used, names)
                if op is not None and known_line.names_results:
                    for number, value in zip(known_line.numbers, op.results, strict=False):
                        define(used[number], value, *(value.span or (pos, pos)))
            elif isinstance(known_line, CachedOperation) and self.copied(frame, pos, known_line):
                pos = reader.pos
                if self.frames[-1] is not frame or pos >= halt:
                    return pos
                continue
            if op is None:
                head = HEAD(source, pos, end)
                if head is None:
                    break
                slips = len(findings) + frame.scope.repeated
                op = self.fast_operation(frame, pos, head)
                if op is None:
                    self.head = head
                    break
                if not isinstance(known_line, CachedLine) and len(findings) + frame.scope.repeated == slips:
                    name = head.group(1)
                    results = [ResultName(name, 1, pos, head.end(1))] if name is not None else []
                    lines.record(line, known_line, op, reader, (), results, is_flat=True)
            if block.parent is None:
                self.state.attach_block(frame, block)
            block.append(op)
            pos = reader.pos
            frame.header_allowed = False
            if pos >= halt:
                break
        self.line, self.known_line = line, known_line
        reader.pos = frame.pos = pos
        return pos

    def copied(self, frame: Frame, start: int, known: CachedOperation) -> bool:
        """Whether the operation at `start` is a copy of `known`, or of another one that starts with the same line.

        Its regions are the next to be read then, if it has any.
        """
        variant: CachedOperation | None = known
        made = None
        while variant is not None and made is None:
            made = variant.instantiate(self.reader, start, frame.names)
            variant = variant.variant
        if made is None:
            return False
        op, pending, results = made
        self.state.attach_block(frame, frame.block)
        frame.block.append(op)
        frame.header_allowed = False
        frame.pos = self.reader.pos
        if pending:
            self.open_regions(frame, op, pending, results)
        else:
            self.state.define_results(op, results)
        return True

    def fast_operation(self, frame: Frame, pos: int, head: re.Match[str]) -> Operation | None:
        """The operation at `pos`, where `head` is, with its results defined; None if there is no fast way."""
        known = frame.names[head.group(2)]
        reported = len(self.item.findings)
        op = known.fast.read(self.reader, pos, head.span(2)) if known is not None and known.fast is not None else None
        name = head.group(1)
        if op is not None and name is not None:
            span = (pos, head.end(1))
            if len(op.results) == 1:
                value = op.results[0]
                value.name, value.span = name, span
                frame.scope.define(name, value, pos, span[1])
            else:
                written = [ResultName(name, 1, *span)]
                self.check_result_count(op, written, reported)
                self.state.define_results(op, written)
        elif op is not None and op.results:
            self.check_result_count(op, [], reported)
        return op

    def check_result_count(self, op: Operation, names: list[ResultName], reported: int) -> None:
        """Compare the results of `op` with the names it has; `reported`: the number of findings before it was read."""
        if len(self.item.findings) == reported:
            self.recovery.check_result_count(op, names)
        elif sum(result.count for result in names) != len(op.results):
            # Which of its results lost their names is not known.
            for result in op.results:
                result.type = UNKNOWN_TYPE

    def operation(self, frame: Frame, start: int) -> None:
        reader = self.reader
        reader.pending = []
        reader.syntax = OpSyntax(self.source, start, NO_SHAPE)
        op = Operation("")
        results: list[ResultName] = []
        reported = tried = len(self.item.findings)
        repeated = frame.scope.repeated
        try:
            head = self.head
            if head is None or self.recovery.has_broken_results(frame, head, start):
                self.recovery.result_names(frame, results)
                tried = len(self.item.findings)
                self.read_named(frame, op, start)
            else:
                if head.group(1) is not None:
                    results.append(ResultName(head.group(1), 1, start, head.end(1)))
                self.read_custom(frame, op, start, head.group(2), head.span(2))
            if self.source.startswith("loc", reader.skip()) and LOCATION(self.source, reader.pos, frame.end):
                self.read_location(op)
            if reader.missing:
                self.recovery.check_missing_brace(start)
            if not reader.syntax.opaque:
                self.recovery.check_end(frame)
        except ParseFault as fault:
            older = self.older.read_again(frame, op, tried, fault)
            if older is None and not self.knowledge.is_exact(op.name):
                fault = UnknownSyntax(fault.start, fault.end, fault.message)
            if older is None and not results and self.recovery.has_results_within(frame, start, fault):
                frame.pos = reader.pos
                return
            op = older or self.recovery.recover(op, start, fault)
            is_read = older is not None
        else:
            is_read = not reader.syntax.opaque
        if is_read:
            reader.syntax.end = reader.token_end
            self.check_result_count(op, results, reported)
            op.properties, op.attributes = op.properties or NO_ATTRIBUTES, op.attributes or NO_ATTRIBUTES
        op.syntax = reader.syntax
        frame.pos = max(reader.pos, start + 1)
        if not op.name and not reader.pending:
            self.recovery.define_unknown(op, results)
            return
        self.state.attach_block(frame, frame.block)
        frame.block.append(op)
        pending, reader.pending = reader.pending, []
        if not pending:
            self.state.define_results(op, results)
        is_right = is_read and len(self.item.findings) == reported and frame.scope.repeated == repeated
        if is_right and not isinstance(self.known_line, CachedLine):
            lines = frame.names.lines
            lines.record(self.line, self.known_line, op, reader, pending, results, is_flat=False)
        if pending:
            self.open_regions(frame, op, pending, results)

    def read_named(self, frame: Frame, op: Operation, start: int) -> None:
        """The operation from its name on."""
        reader, source = self.reader, self.source
        pos = reader.skip()
        reader.op = op
        reader.syntax = OpSyntax(source, start, shape_of(start, pos, pos, pos))
        if pos < frame.end and source[pos] == '"':
            self.state.add_finding(generic_form_reader()(reader, op, self.knowledge))
            return
        found = KEYWORD(source, pos, frame.end)
        if source.startswith("...", pos):
            raise reader.fault("'...' is no operation: something was left out here")
        if found is None:
            if LINE_END(source, start, pos):
                # The next line is another operation's.
                reader.syntax = OpSyntax(source, start, NO_SHAPE)
            raise reader.fault(OPERATION_NAME if reader.pos < frame.end else "expected operation")
        self.read_custom(frame, op, start, found.group(), found.span())

    def read_custom(self, frame: Frame, op: Operation, start: int, name: str, place: tuple[int, int]) -> None:
        """The operation in its custom form, from its name on, which is at `place`."""
        reader = self.reader
        reader.op = op
        reader.syntax = OpSyntax(self.source, start, shape_of(start, place[1], *place))
        reader.pos = place[1]
        known = frame.names[name]
        if known is None:
            op.name = name
            reader.inherent = frozenset()
            parse = self.knowledge.parser(name)
            if parse is None:
                self.read_foreign(frame, op, None)
            else:
                parse(reader, op)
            return
        op.name = known.name
        reader.inherent = known.inherent
        known.count_use()
        if known.parse is not None:
            known.parse(reader, op)
        elif known.definition.format is not None:
            read_format(reader, op, known.definition, self.knowledge)
        else:
            self.read_foreign(frame, op, known.definition)

    def read_foreign(self, frame: Frame, op: Operation, definition: OpDefinition | None) -> None:
        """Unknown custom syntax: keep what can be recognised without it."""
        reader = self.reader
        if definition is None:
            if self.older.read(frame, op, op.name):
                return
            self.recovery.unknown_name(frame, op)
        self.recovery.read_foreign(reader, op)

    def read_location(self, op: Operation) -> None:
        start = self.reader.pos
        op.location = self.reader.location()
        if is_undefined(op.location, self.reader.aliases):
            self.state.report("syntax", "operation location alias was never defined", start, self.reader.pos)

    def open_regions(
        self, frame: Frame, op: Operation, pending: list[PendingRegion], results: list[ResultName]
    ) -> None:
        """Read the skipped regions of `op` next, the first one first; the last one's end defines the results."""
        definition = self.knowledge.definition(op.name)
        known = self.names.of(definition) if definition is not None else None
        isolated = known is not None and known.isolated
        default = default_dialect_within(op, self.knowledge, frame.default_dialect)
        finishes: list[ResultName] | None = results
        # Upstream looks for the operands' names when the regions have ended.
        hidden = frame.scope.hide(op)
        for region in reversed(pending):
            scope = frame.scope if known is None else self.scope_within(frame, op, known, region.start)
            self.frames.append(
                Frame(
                    region.start,
                    region.end,
                    Block(),
                    scope,
                    default,
                    self.names.within(default),
                    region=region.region,
                    arguments=region.arguments,
                    owner=op,
                    isolated=isolated,
                    halt=frame.halt,
                    finishes=finishes,
                    hidden=hidden if finishes is not None else {},
                )
            )
            finishes = None

    def scope_within(self, frame: Frame, op: Operation, known: OpEntry, start: int) -> NameScope:
        """The scope of the region at `start` of `op`, which is in `frame`."""
        if not known.isolated:
            return frame.scope
        syntax = op.syntax
        if syntax is None or syntax.opaque:
            # Upstream's syntax may be one that defines the names around anew.
            scope = NameScope(self.state.report)
            if syntax is not None and self.recovery.has_unreadable_region_op:
                scope.lost.append(start)
            return scope
        return NameScope(self.state.report, None if known.shadows and not syntax.is_generic else frame.scope)
