"""Text of one item to operations. Never raises on input and never gives up on the rest.

The parser is a loop over a stack of open regions, so nesting costs no Python stack. An operation's own
syntax is read first and its regions are skipped by matching braces; their bodies are read afterwards.
An operation that cannot be read becomes *opaque*: see `opaque.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from ..dialects.definitions import OpDefinition, RegionDefinition
from ..dialects.knowledge import Knowledge
from ..dialects.protocols import Argument, OperandUse
from ..ir.graph import Block, Operation, PlaceholderValue, Region
from ..ir.records import dataclass, field
from ..ir.source import OpSyntax
from ..ir.types import UNKNOWN_TYPE
from .aliases import Aliases
from .braces import Braces, braces_of
from .cursor import KEYWORD, LABEL, TOKEN
from .fast_format import HEAD
from .faults import ParseFault, UnknownSyntax
from .findings import Finding, Note, Severity
from .format_reader import read_format
from .generic_form import read_generic
from .items import ALIAS_DEFINITION
from .older_spellings import older_in_generic_form, read_older
from .op_names import NamesOfDialect, op_names
from .op_reader import OpReader, PendingRegion
from .opaque import read_opaque, type_after
from .recovery import (
    LINE_END,
    LINE_REST,
    LOCATION,
    between,
    end_of_text_before,
    operation_end,
    resume,
    skip_to_operation,
)
from .repairs import (
    EQUALS,
    HEADER_WITHIN,
    LABEL_WITHOUT_SIGN,
    RESULTS_WITHIN,
    WORD,
    WORD_AND_EQUALS,
    broken_results,
    defined_names,
    is_stray,
    written_arguments,
)
from .scopes import NameScope
from .spelling import with_suggestion
from .unknown_names import dialect_within_unknown, unknown_operation

_RESULT = re.compile(r"(%(?:[0-9]+|[A-Za-z_$.\-][\w$.\-]*))(?:\s*:\s*([0-9]+))?", re.ASCII).match
_MAX_RESULTS = 1 << 16
_MOST_OF_LINE = 1000
"""Code points of a line to look back over."""
_MAX_SUGGESTIONS = 20
"""Of an item: looking for what was meant takes as long as there are names."""


@dataclass
class ResultName:
    """`%name:count` on the left of `=`; `name` without `%`."""

    name: str
    count: int
    start: int
    end: int


@dataclass(eq=False)
class ParsedItem:
    """What one item says. Spans index `source`; `block` holds the operations and belongs to no region."""

    source: str
    block: Block
    findings: list[Finding] = field(default_factory=list[Finding])
    kept: dict[str, tuple[object, object]] = field(default_factory=dict[str, "tuple[object, object]"])
    """What others have worked out about the item: by its name, what it depends on and the answer."""

    @property
    def operations(self) -> list[Operation]:
        return list(self.block.ops)


@dataclass
class _Frame:
    """A region, or the item itself, whose operations are being read."""

    pos: int
    end: int
    block: Block
    scope: NameScope
    default_dialect: str
    names: NamesOfDialect
    """What `default_dialect` and the knowledge make of names."""
    region: Region | None = None
    arguments: Sequence[Argument] = ()
    owner: Operation | None = None
    isolated: bool = True
    labels: dict[str, Block] = field(default_factory=dict[str, Block])
    mark: int = -1
    """What to release of `scope` at the end; -1 before the first operation is read."""
    header_allowed: bool = True
    """Whether the entry block's label may still follow."""
    start: int = 0
    """Where it starts; `pos` moves on."""
    lost_labels: int = 0
    """Blocks whose names are broken: each excuses a name that no block has."""
    finishes: list[ResultName] | None = None
    """For the last region of an operation: its results, to be defined when the region ends."""


def parse_item(
    source: str, knowledge: Knowledge, aliases: Aliases, default_dialect: str = "builtin", braces: Braces | None = None
) -> ParsedItem:
    """Read all operations of `source`. Offsets in the result, and those of `braces` if they are known, index it."""
    braces = braces or braces_of(source, is_piece=True)
    return _ItemParser(source, knowledge, aliases, default_dialect, braces).run()


class _ItemParser:
    def __init__(
        self, source: str, knowledge: Knowledge, aliases: Aliases, default_dialect: str, braces: Braces
    ) -> None:
        self.source = source
        self.knowledge = knowledge
        self.item = ParsedItem(source, Block())
        self.reader = OpReader(source, aliases, braces.pairs, self.report, knowledge.registry)
        for start in braces.unclosed:
            self.report("unclosed-brace", "this '{' is never closed", start, start + 1)
        self.suggestions = 0
        self.unclosed = braces.unclosed
        self.has_lost_argument = False
        """Whether some operation with regions could not be read."""
        self.reader.missing = tuple(sorted(braces.missing))
        for place in braces.missing:
            closing = braces.pairs[place]
            note = (closing, closing + 1, "this '}' closes it")
            last = end_of_text_before(source, max(place - _MOST_OF_LINE, 0), place)
            self.report("unopened-brace", "expected '{' at the end of this line", max(last - 1, 0), last, (note,))
        self.names = op_names(knowledge)
        self.head: re.Match[str] | None = None
        """What `HEAD` says of the operation to be read next."""
        names = self.names.within(default_dialect)
        self.frames = [_Frame(0, len(source), self.item.block, self.reader.scope, default_dialect, names)]

    def report(
        self,
        code: str,
        message: str,
        start: int,
        end: int,
        notes: tuple[tuple[int, int, str], ...] = (),
        candidates: Iterable[str] = (),
    ) -> None:
        """Add an error. `candidates`: what may stand between `start` and `end`, where that may be misspelt."""
        finding = Finding(code, Severity.ERROR, start, max(start, end), message, tuple(Note(*note) for note in notes))
        if candidates and self.suggestions < _MAX_SUGGESTIONS:
            self.suggestions += 1
            finding = with_suggestion(finding, self.source[start:end], candidates)
        self.item.findings.append(finding)

    def run(self) -> ParsedItem:
        source, reader = self.source, self.reader
        while self.frames:
            frame = self.frames[-1]
            reader.move(frame.pos, frame.end)
            reader.scope, reader.labels = frame.scope, frame.labels
            if frame.mark < 0:
                self.begin(frame)
            pos = self.fast_operations(frame, reader.skip())
            if pos >= frame.end:
                self.finish(frame)
            elif self.head is not None and frame.names[self.head.group(2)] is not None:
                frame.header_allowed = False
                self.operation(frame, pos)
            elif source[pos] == "}":
                self.report("unopened-brace", "this '}' closes nothing", pos, pos + 1)
                frame.pos = resume(source, pos + 1, frame.end, reader.braces)
            elif frame.region is None and ALIAS_DEFINITION(source, pos, frame.end):
                # Read already, by the document.
                frame.pos = skip_to_operation(source, pos, frame.end, reader.braces)
            elif source[pos] == "^":
                self.block_header(frame)
                frame.pos = reader.pos
            elif self.is_behind(frame, pos):
                self.spoil(frame, pos)
            elif (label := LABEL_WITHOUT_SIGN(source, pos, frame.end)) and self.is_label(frame, label.group(1)):
                self.label_without_sign(frame, pos, label.group(1))
                frame.pos = reader.pos
            else:
                frame.header_allowed = False
                self.operation(frame, pos)
        return self.item

    # Regions and blocks

    def begin(self, frame: _Frame) -> None:
        frame.mark = frame.scope.mark()
        frame.start = frame.pos
        for argument in frame.arguments:
            self.add_argument(frame.block, argument)
        if frame.arguments:
            self.place(frame, frame.block)

    def add_argument(self, block: Block, argument: Argument) -> None:
        use = argument.use
        value = block.add_argument(argument.type or UNKNOWN_TYPE, use.name, (use.start, use.end))
        value.location = argument.location
        self.reader.scope.define(use.name, value, use.start, use.end)

    def place(self, frame: _Frame, block: Block) -> None:
        if frame.region is not None and block.parent is None:
            frame.region.append(block)

    def block_header(self, frame: _Frame) -> None:
        reader = self.reader
        found = LABEL(self.source, reader.pos, frame.end)
        if found is None:
            self.report("syntax", "expected block name", reader.pos, reader.pos + 1)
            reader.pos += 1
            return
        label, span = found.group()[1:], (found.start(), found.end())
        reader.pos = found.end()
        block = frame.labels.get(label)
        if block is not None and block.span is not None:
            notes = ((*block.span, "previously defined here"),)
            self.report("redefinition", f"redefinition of block '^{label}'", *span, notes)
            block = None
        if frame.header_allowed and not frame.arguments:
            # The label belongs to the entry block; a branch may have named it already (refused by the verifier).
            block = block or frame.block
        block = block or Block(label)
        block.label, block.span = label, span
        frame.header_allowed = False
        frame.labels.setdefault(label, block)
        frame.block = block
        self.place(frame, block)
        try:
            for argument in reader.optional_argument_list():
                self.add_argument(block, argument)
            if block.args and frame.region is None:
                reader.fail("a block with arguments can only stand in a region", *span)
            if reader.next_is("::"):
                reader.fail("expected ':'")
            reader.punctuation(":")
        except ParseFault as fault:
            self.report("syntax", fault.message, *self.blamed(span[0], span[1], fault))
            self.end_broken_header(frame, block, span[1])

    def is_label(self, frame: _Frame, name: str) -> bool:
        return frame.region is not None and (not name or frame.names[name] is None)

    def label_without_sign(self, frame: _Frame, pos: int, name: str) -> None:
        """A block whose `^` is missing, or all of its name."""
        message = "expected the name of a block, '^name'"
        if name:
            message = f"expected '^' before the name of a block: '^{name}'"
        self.report("syntax", message, pos, pos + max(len(name), 1))
        frame.lost_labels += 1
        block = frame.labels.get(name) if name else None
        if block is None or block.span is not None:
            block = frame.block if frame.header_allowed and not frame.arguments else Block(name or None)
        if name:
            block.label, block.span = name, (pos, pos + len(name))
            frame.labels.setdefault(name, block)
        frame.header_allowed = False
        frame.block = block
        self.place(frame, block)
        self.end_broken_header(frame, block, pos + len(name))

    def end_broken_header(self, frame: _Frame, block: Block, start: int) -> None:
        """Add to `block` the arguments that are still told apart behind its name, which ends at `start`."""
        source, reader = self.source, self.reader
        line = LINE_REST(source, start, frame.end)
        end = line.end() if line is not None else frame.end
        known = {argument.name for argument in block.args}
        for name, at, behind in written_arguments(source, start, end):
            if name not in known:
                self.add_argument(block, Argument(OperandUse(name, at, behind), type_after(reader, behind)))
        frame.scope.lost.append(start)
        # Without its colon, the header ends where the line does.
        reader.pos = skip_to_operation(source, start, end, reader.braces)

    def check_body(self, frame: _Frame, region: Region) -> None:
        """A function whose braces hold nothing is no declaration (mlir/lib/Interfaces/FunctionImplementation.cpp)."""
        owner = frame.owner
        if region.blocks or owner is None or owner.syntax is None or owner.syntax.opaque:
            return
        is_custom = not self.source.startswith('"', owner.syntax.name_start)
        if is_custom and region.span is not None and self.knowledge.is_function_like(owner):
            self.report("syntax", "expected non-empty function body", *region.span)

    def finish(self, frame: _Frame) -> None:
        self.frames.pop()
        if frame.region is not None:
            self.check_body(frame, frame.region)
            self.add_implicit_terminator(frame)
        for label, block in frame.labels.items():
            if block.span is None:
                # Keep the graph whole: an undefined label stands for an empty block nobody can see.
                is_excused = frame.lost_labels > 0
                frame.lost_labels -= is_excused
                for use in block.uses:
                    if use.span is not None and not is_excused:
                        known = (f"^{name}" for name, other in frame.labels.items() if other.span is not None)
                        message = f"reference to an undefined block '^{label}'"
                        self.report("undefined-block", message, *use.span, candidates=known)
                self.place(frame, block)
        frame.scope.release(frame.mark)
        if frame.isolated:
            frame.scope.close(lambda: defined_names(self.source, frame.start, frame.end))
        if frame.finishes is not None and frame.owner is not None:
            self.reader.scope = self.frames[-1].scope
            self.define_results(frame.owner, frame.finishes)

    def add_implicit_terminator(self, frame: _Frame) -> None:
        region, owner = frame.region, frame.owner
        if region is None or owner is None or (owner.syntax is not None and owner.syntax.opaque):
            return
        definition = self.knowledge.definition(owner.name)
        name = definition.implicit_terminator if definition is not None else None
        if self.source.startswith('"', owner.syntax.name_start if owner.syntax else 0):
            return
        if definition is not None and definition.has_trait("SingleBlock") and not region.blocks:
            region.append(frame.block)
        if name is None:
            return
        if not region.blocks:
            region.append(frame.block)
        last = region.blocks[-1].last
        if last is None or not (last.name == name or self.knowledge.is_terminator(last)):
            terminator = Operation(name)
            for _ in self.required_regions(name):
                terminator.add_region().append(Block())
            semantics = self.knowledge.semantics(owner.name)
            if last is not None and semantics is not None and semantics.yields_last_operation:
                for result in last.results:
                    terminator.add_operand(result)
            region.blocks[-1].append(terminator)

    def required_regions(self, name: str) -> list[RegionDefinition]:
        """The regions that an operation called `name` has even when nothing is in them."""
        definition = self.knowledge.definition(name)
        return [region for region in definition.regions if not region.variadic] if definition is not None else []

    # Operations

    def fast_operations(self, frame: _Frame, pos: int) -> int:
        """Read operations from `pos` on as long as they have one of the simple forms that most have.

        The offset of the token behind them; `pos` if there are none: then nothing happened.
        """
        source, reader, end, block = self.source, self.reader, frame.end, frame.block
        names, define = frame.names, frame.scope.define
        while (head := HEAD(source, pos, end)) is not None:
            known = names[head.group(2)]
            if known is None or known.fast is None:
                break
            op = known.fast.read(reader, pos, head.span(2))
            if op is None:
                break
            if block.parent is None:
                self.place(frame, block)
            block.append(op)
            name = head.group(1)
            if name is not None:
                span = (pos, head.end(1))
                if len(op.results) == 1:
                    value = op.results[0]
                    value.name, value.span = name, span
                    define(name, value, pos, span[1])
                else:
                    written = [ResultName(name, 1, *span)]
                    self.check_result_count(op, written)
                    self.define_results(op, written)
            pos = reader.pos
            frame.header_allowed = False
        self.head = head
        reader.pos = frame.pos = pos
        return pos

    def check_result_count(self, op: Operation, names: list[ResultName]) -> None:
        expected = sum(result.count for result in names)
        if names and expected != len(op.results) and not any(use.value.type is UNKNOWN_TYPE for use in op.operands):
            self.report(
                "result-count",
                f"operation defines {len(op.results)} results but was provided {expected} to bind",
                names[0].start,
                names[-1].end,
            )

    def operation(self, frame: _Frame, start: int) -> None:
        reader = self.reader
        reader.pending = []
        reader.syntax = OpSyntax(self.source, start, start, start, start)
        op = Operation("")
        results: list[ResultName] = []
        reported = len(self.item.findings)
        try:
            head = self.head
            if head is None or self.has_broken_results(frame, head, start):
                self.result_names(frame, results)
                self.read_named(frame, op, start)
            else:
                if head.group(1) is not None:
                    results.append(ResultName(head.group(1), 1, start, head.end(1)))
                self.read_custom(frame, op, start, head.group(2), head.span(2))
            if self.source.startswith("loc", reader.skip()) and LOCATION(self.source, reader.pos, frame.end):
                op.location = reader.location()
            if reader.missing:
                self.check_missing_brace(start)
            if not reader.syntax.opaque:
                self.check_end(frame)
        except ParseFault as fault:
            older = self.read_again(frame, op, reported)
            if older is None and not results and self.has_results_within(frame, start, fault):
                frame.pos = reader.pos
                return
            op = older or self.recover(op, start, fault)
            is_read = older is not None
        else:
            is_read = not reader.syntax.opaque
        if is_read:
            reader.syntax.end = reader.token_end
            if len(self.item.findings) == reported:
                self.check_result_count(op, results)
            elif sum(result.count for result in results) != len(op.results):
                # Which of its results lost their names is not known.
                for result in op.results:
                    result.type = UNKNOWN_TYPE
        op.syntax = reader.syntax
        frame.pos = max(reader.pos, start + 1)
        if not op.name and not reader.pending:
            self.define_unknown(results)
            return
        self.place(frame, frame.block)
        frame.block.append(op)
        pending, reader.pending = reader.pending, []
        if pending:
            self.open_regions(frame, op, pending, results)
        else:
            self.define_results(op, results)

    def is_behind(self, frame: _Frame, pos: int) -> bool:
        """Whether what is at `pos` stands behind an operation on its line, and is no operation."""
        last = frame.block.last
        if last is None or last.syntax is None or last.syntax.opaque or not is_stray(self.source, pos, frame.end):
            return False
        if LINE_END(self.source, last.syntax.end, pos):
            return False
        word = WORD(self.source, pos, frame.end)
        return word is None or frame.names[word.group()] is None

    def spoil(self, frame: _Frame, pos: int) -> None:
        """The last operation was read well, but goes on at `pos`: nobody knows what it is meant to be."""
        last, reader = frame.block.last, self.reader
        assert last is not None
        assert last.syntax is not None
        end = operation_end(self.source, pos, frame.end, reader.braces)
        token = TOKEN(self.source, pos, end)
        self.report("syntax", "expected the end of the operation", pos, token.end() if token is not None else end)
        last.syntax.opaque = True
        last.syntax.end = frame.pos = end
        for result in last.results:
            result.type = UNKNOWN_TYPE

    def has_broken_results(self, frame: _Frame, head: re.Match[str], start: int) -> bool:
        """Whether the word at `start` stands where a result should, and names no operation."""
        if head.group(1) is not None:
            return False
        found = WORD_AND_EQUALS(self.source, start, frame.end)
        if found is None or EQUALS(self.source, head.end()) is not None:
            return found is not None
        # An operation, known or of another project's dialect, may have a sign of equality further on.
        return "." not in head.group(2) and frame.names[head.group(2)] is None

    def result_names(self, frame: _Frame, names: list[ResultName]) -> None:
        """Append what stands left of `=`, if anything does; after a fault, go on at the operation's name."""
        reader, start = self.reader, self.reader.pos
        try:
            self.plain_result_names(names)
        except ParseFault as fault:
            broken = broken_results(self.source, start, frame.end)
            if broken is None:
                raise
            self.report("syntax", fault.message, *self.blamed(start, reader.token_end, fault))
            names[:] = [ResultName(*each) for each in broken.names]
            frame.scope.lost.append(start)
            reader.pos = broken.name_start

    def plain_result_names(self, names: list[ResultName]) -> None:
        """As `result_names`; what was read before a fault stays in `names`."""
        reader = self.reader
        if self.source[reader.pos] != "%":
            found = WORD_AND_EQUALS(self.source, reader.pos, reader.end)
            if found is not None and found.group(1) is not None:
                reader.fail(f"expected '%' before the name of a value: '%{found.group(1)}'")
            if found is not None:
                reader.fail("expected the name of a value, '%name'")
            return
        while True:
            found = _RESULT(self.source, reader.skip(), reader.end)
            if found is None:
                reader.fail("expected valid ssa identifier")
            count = min(int((found.group(2) or "1")[:9]), _MAX_RESULTS)
            names.append(ResultName(found.group(1)[1:], count, found.start(1), found.end(1)))
            reader.pos = found.end()
            if not reader.optional_punctuation(","):
                break
        reader.punctuation("=")
        reader.skip()

    def read_named(self, frame: _Frame, op: Operation, start: int) -> None:
        """The operation from its name on."""
        reader, source = self.reader, self.source
        pos = reader.skip()
        reader.op = op
        reader.syntax = OpSyntax(source, start, pos, pos, pos)
        if pos < frame.end and source[pos] == '"':
            read_generic(reader, op, self.knowledge)
            self.note(older_in_generic_form(reader, op, self.knowledge))
            return
        found = KEYWORD(source, pos, frame.end)
        if found is None:
            reader.fail("expected operation name in quotes" if reader.pos < frame.end else "expected operation")
        self.read_custom(frame, op, start, found.group(), found.span())

    def read_custom(self, frame: _Frame, op: Operation, start: int, name: str, place: tuple[int, int]) -> None:
        """The operation in its custom form, from its name on, which stands at `place`."""
        reader = self.reader
        reader.op = op
        reader.syntax = OpSyntax(self.source, start, place[1], *place)
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
        known.meet()
        if known.parse is not None:
            known.parse(reader, op)
        elif known.definition.format is not None:
            read_format(reader, op, known.definition, self.knowledge)
        else:
            self.read_foreign(frame, op, known.definition)

    def read_foreign(self, frame: _Frame, op: Operation, definition: OpDefinition | None) -> None:
        """Custom syntax that nobody described: keep what can be recognised without it."""
        reader = self.reader
        syntax = reader.syntax
        if definition is None:
            if self.read_as_older(frame, op, op.name):
                return
            place = (syntax.name_start, syntax.name_end)
            self.item.findings.append(unknown_operation(op.name, frame.default_dialect, *place, self.knowledge))
        read_opaque(reader, op)

    def read_as_older(self, frame: _Frame, op: Operation, written: str) -> bool:
        """Read `op`, which has no parts, in the spelling of an earlier release, if `written` was one."""
        owner = frame.owner
        if "." not in written and owner is not None and owner.syntax is not None and owner.syntax.opaque:
            # Within the regions of an unknown dialect, a name without prefix is one of its own.
            return False
        return self.note(read_older(self.reader, op, written, self.knowledge))

    def read_again(self, frame: _Frame, op: Operation, reported: int) -> Operation | None:
        """The operation whose custom form LLVM 22 refuses, in that of an earlier release; None if it is not that.

        `reported`: how many findings there were before it was tried.
        """
        syntax = self.reader.syntax
        if not op.name or self.source.startswith('"', syntax.name_start):
            return None
        again = Operation("")
        before = self.item.findings[reported:]
        op.drop_all_references()
        self.reader.pending = []
        syntax.attribute_spans, syntax.type_spans, syntax.symbol_spans = {}, [], []
        del self.item.findings[reported:]
        if self.read_as_older(frame, again, op.name):
            return again
        self.item.findings[reported:] = before
        return None

    def note(self, finding: Finding | None) -> bool:
        """Add `finding` to those of the item; whether there is one."""
        if finding is not None:
            self.item.findings.append(finding)
        return finding is not None

    def recover(self, op: Operation, start: int, fault: ParseFault) -> Operation:
        """The operation at `start` could not be read: make it opaque, with one error."""
        reader = self.reader
        op.drop_all_references()
        opaque = Operation(op.name)
        reader.pending = []
        reader.syntax.symbol_spans.clear()
        reader.pos = start
        read_opaque(reader, opaque, fault.start)
        # What was tried before may have taken pieces of the next operation for this one's.
        syntax = reader.syntax
        syntax.attribute_spans = {name: at for name, at in syntax.attribute_spans.items() if at[1] <= syntax.end}
        syntax.type_spans = [span for span in syntax.type_spans if span[1] <= syntax.end]
        if not isinstance(fault, UnknownSyntax):
            if not self.is_explained(syntax, fault):
                place = self.blamed(syntax.start, syntax.end, fault)
                is_next = place[1] < fault.start and self.source.startswith("=", fault.start)
                # What was taken for an operand is the result of the next operation.
                message = "expected SSA operand" if is_next else fault.message
                self.report("syntax", message, *place, candidates=fault.candidates)
            if reader.pending:
                # Among what could not be read, one of the arguments may have been named.
                self.frames[-1].scope.lost.append(start)
                self.has_lost_argument = True
        return opaque

    def has_results_within(self, frame: _Frame, start: int, fault: ParseFault) -> bool:
        """Whether results, or a block, are named behind the superfluous text at `start`; the reader goes there."""
        found = RESULTS_WITHIN(self.source, start, frame.end) or HEADER_WITHIN(self.source, start, frame.end)
        if found is None or isinstance(fault, UnknownSyntax):
            return False
        self.report("syntax", "expected operation", start, end_of_text_before(self.source, start, found.end()))
        self.reader.pos = found.end()
        return True

    def check_end(self, frame: _Frame) -> None:
        """Fail if something stands behind the operation that was read, on its line, that nothing starts with."""
        reader, source = self.reader, self.source
        pos = reader.pos
        if pos < frame.end and is_stray(source, pos, frame.end) and not LINE_END(source, reader.token_end, pos):
            word = WORD(source, pos, frame.end)
            if word is None or frame.names[word.group()] is None:
                reader.fail("expected the end of the operation")

    def check_missing_brace(self, start: int) -> None:
        """Fail if the operation from `start` on was read to its end before the missing brace of its region."""
        reader = self.reader
        line = LINE_REST(self.source, reader.token_end, reader.end)
        if line is not None and line.end() in reader.braces:
            raise ParseFault(start, reader.token_end, "expected '{' to begin a region")

    def is_explained(self, syntax: OpSyntax, fault: ParseFault) -> bool:
        """Whether another error already says why the operation could not be read."""
        if between(self.unclosed, syntax.start, fault.start + 1) or between(
            self.reader.missing, syntax.start, syntax.end
        ):
            return True
        return self.reader.aliases.may_be_to_blame(syntax.text)

    def blamed(self, first: int, last: int, fault: ParseFault) -> tuple[int, int]:
        """The range to show for `fault` in what is between `first` and `last`.

        What is missing at the end of a line is not blamed on the next line.
        """
        start = fault.start
        if fault.message.startswith("expected"):
            end = last if start >= last else end_of_text_before(self.source, first, start)
            if first < end < start and LINE_END(self.source, end, start):
                return end - 1, end
        return start, fault.end

    def define_unknown(self, names: list[ResultName]) -> None:
        """Names on the left of what is no operation: using them is not a second error."""
        scope = self.reader.scope
        for result in names:
            if scope.find(result.name) is None:
                span = (result.start, result.end)
                scope.define(result.name, PlaceholderValue(UNKNOWN_TYPE, result.name, span), *span)

    def open_regions(
        self, frame: _Frame, op: Operation, pending: list[PendingRegion], results: list[ResultName]
    ) -> None:
        """Read the skipped regions of `op` next, the first one first; the last one's end defines the results."""
        definition = self.knowledge.definition(op.name)
        known = self.names.of(definition) if definition is not None else None
        isolated = known is not None and known.isolated
        semantics = known or self.knowledge.semantics(op.name)
        default = semantics.default_dialect if semantics is not None else None
        if default is None:
            is_clear = known is not None and op.syntax is not None and not op.syntax.opaque
            default = "" if is_clear else dialect_within_unknown(frame.default_dialect)
        finishes: list[ResultName] | None = results
        for region in reversed(pending):
            scope = NameScope(self.report) if isolated else frame.scope
            if isolated and op.syntax is not None and op.syntax.opaque and self.has_lost_argument:
                scope.lost.append(region.start)
            self.frames.append(
                _Frame(
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
                    finishes=finishes,
                )
            )
            finishes = None

    def define_results(self, op: Operation, names: list[ResultName]) -> None:
        scope = self.reader.scope
        index = 0
        for group in names:
            span = (group.start, group.end)
            for number in range(group.count):
                name = group.name if group.count == 1 else f"{group.name}#{number}"
                if index < len(op.results):
                    value = op.results[index]
                    value.name, value.span = name, span
                else:
                    value = op.add_result(UNKNOWN_TYPE, name, span)
                index += 1
                scope.define(group.name if number == 0 else name, value, *span)
