"""Error recovery: one error for an operation or block header that cannot be read, and the names it still tells.

`error_patterns` has the expressions; `text/recovery` and `text/braces` find the end of the broken text.
"""

from __future__ import annotations

import re

from ...ir.graph import Block, Operation, PlaceholderValue
from ...ir.lazy_pattern import lazy_pattern
from ...ir.source import OpSyntax, shape_of
from ...ir.types import UNKNOWN_TYPE
from ...ods.parse_fault import ParseFault, UnknownSyntax
from ...ods.protocols import Argument, OperandUse
from ...ods.registry import has_open_results
from ..text.braces import Braces
from ..text.cursor import TOKEN
from ..text.recovery import (
    LINE_END,
    LINE_REST,
    between,
    end_of_text_before,
    skip_to_operation,
)
from .error_patterns import (
    END_EXPECTED,
    EQUALS,
    EQUALS_AND_NAME,
    HEADER_WITHIN,
    INTEGER_TYPE,
    OPERATION_NAME,
    RESULTS_WITHIN,
    WORD,
    WORD_AND_EQUALS,
    ResultName,
    broken_results,
    is_stray,
    written_arguments,
)
from .op_parser import OpReader
from .opaque import read_opaque, type_after
from .parser_state import Frame, ParserState
from .unknown_names import is_of_foreign_region, unknown_operation

_RESULT = lazy_pattern(r"(%(?:[0-9]+|[A-Za-z_$.\-][\w$.\-]*))(?:\s*:\s*([0-9]+))?", re.ASCII).match
_COUNT_DIGITS = 20
"""Of the largest number of 64 bits, the most results that can be asked for."""
_MAX_LOOK_BACK_CHARS = 1000
"""Code points before a missing brace in which the end of the text before it is looked for."""
_MISSING_WORD = lazy_pattern(r"expected '[a-z_]+'").match
_CLAUSE = lazy_pattern(r"[a-z_]+(?:\(|\s*=(?!=))").match
"""A part of an operation: no operation has a bracket or an equals sign after its name."""
_GOING_ON = (":", "-", ",", "=", "(", "[")
"""Starts of lines that do not start an operation."""


class Recovery:
    """Error recovery of one item: the part of the parser that programs without errors do not need.

    Reads and changes the parser's shared `state`; its own are the facts about errors that excuse later ones.
    """

    def __init__(self, state: ParserState, braces: Braces) -> None:
        self.state = state
        self.source = state.source
        self.reader = state.reader
        self.unclosed = braces.unclosed
        """Offsets of `{` that nothing closes, in text order."""
        self.unopened = braces.unopened
        """Offsets of `}` that nothing opened, in text order."""
        self.has_unreadable_region_op = False
        """Whether some operation with regions could not be read: arguments of its regions may be missing."""
        self._report_braces(braces)

    def _report_braces(self, braces: Braces) -> None:
        report = self.state.report
        for start in braces.unclosed:
            report("unclosed-brace", "this '{' is never closed", start, start + 1)
        for place in braces.missing:
            closing = braces.pairs[place]
            note = (closing, closing + 1, "this '}' closes it")
            last = end_of_text_before(self.source, max(place - _MAX_LOOK_BACK_CHARS, 0), place)
            report("unopened-brace", "expected '{' at the end of this line", max(last - 1, 0), last, (note,))

    def is_label(self, frame: Frame, name: str) -> bool:
        return frame.region is not None and (not name or frame.names[name] is None)

    def label_without_sign(self, frame: Frame, pos: int, name: str) -> None:
        """A block whose `^` is missing, or all of its name."""
        message = "expected the name of a block, '^name'"
        if name:
            message = f"expected '^' before the name of a block: '^{name}'"
        self.state.report("syntax", message, pos, pos + max(len(name), 1))
        frame.lost_labels += 1
        block = frame.labels.get(name) if name else None
        if block is None or block.span is not None:
            block = frame.block if frame.header_allowed and not frame.arguments else Block(name or None)
        if name:
            block.label, block.span = name, (pos, pos + len(name))
            frame.labels.setdefault(name, block)
        frame.header_allowed = False
        frame.block = block
        self.state.attach_block(frame, block)
        self.end_broken_header(frame, block, pos + len(name))

    def end_broken_header(self, frame: Frame, block: Block, start: int) -> None:
        """Add to `block` the arguments that can still be recognised after its name, which ends at `start`."""
        source, reader = self.source, self.reader
        line = LINE_REST(source, start, frame.end)
        end = line.end() if line is not None else frame.end
        known = {argument.name for argument in block.args}
        for name, at, after in written_arguments(source, start, end):
            if name not in known:
                self.state.add_argument(block, Argument(OperandUse(name, at, after), type_after(reader, after)))
        frame.scope.lost.append(start)
        # Without its colon, the header ends where the line does.
        reader.pos = skip_to_operation(source, start, end, reader.braces)

    def check_result_count(self, op: Operation, names: list[ResultName]) -> None:
        expected = sum(result.count for result in names)
        knowledge = self.state.knowledge
        if expected != len(op.results) and knowledge.registry.is_loaded(op.dialect):
            definition = knowledge.definition(op.name)
            if definition is not None and has_open_results(definition):
                # How many there are, C++ decides.
                return
        if names and expected != len(op.results) and not any(use.value.type is UNKNOWN_TYPE for use in op.operands):
            message = f"operation defines {len(op.results)} results but was provided {expected} to bind"
            if not op.results:
                message = "cannot name an operation with no results"
            self.state.report("result-count", message, names[0].start, names[-1].end)

    def is_after(self, frame: Frame, pos: int) -> bool:
        """Whether what is at `pos` is after an operation on its line, and is no operation."""
        last = frame.block.last
        if last is None or last.syntax is None or last.syntax.opaque or not is_stray(self.source, pos, frame.end):
            return False
        if LINE_END(self.source, last.syntax.end, pos):
            return False
        word = WORD(self.source, pos, frame.end)
        return word is None or frame.names[word.group()] is None

    def spoil(self, frame: Frame, pos: int) -> Operation:
        """Make the last operation opaque, since text follows it at `pos`; its regions are pending.

        It is read again as an opaque one, as if there were no fast way to read it: which way was taken depends on
        what was read before, and what a text means may not.
        """
        last, reader = frame.block.last, self.reader
        assert last is not None
        assert last.syntax is not None
        start = last.syntax.start
        token = TOKEN(self.source, pos, frame.end)
        place = pos, token.end() if token is not None else pos + 1
        self.state.report_fault(ParseFault(*place, END_EXPECTED), place)
        opaque = Operation(last.name)
        reader.pending = []
        shape = shape_of(start, start, last.syntax.name_start, last.syntax.name_end)
        reader.syntax = OpSyntax(self.source, start, shape)
        reader.pos = start
        read_opaque(reader, opaque, pos)
        opaque.syntax = reader.syntax
        last.drop_all_references()
        last.detach()
        frame.block.append(opaque)
        # Without a name on the left there is no sign of a result.
        opaque.results = [result for result in last.results if result.span is not None]
        for result in opaque.results:
            result.op, result.type = opaque, UNKNOWN_TYPE
        last.results = ()
        frame.pos = max(reader.pos, pos + 1)
        return opaque

    def has_broken_results(self, frame: Frame, head: re.Match[str], start: int) -> bool:
        """Whether the word at `start` is where a result should, and names no operation."""
        if head.group(1) is not None:
            return False
        line_end = self.source.find("\n", start, frame.end)
        if self.source.find("=", start, line_end if line_end >= 0 else frame.end) < 0:
            return False
        found = WORD_AND_EQUALS(self.source, start, frame.end)
        if found is None or EQUALS(self.source, head.end()) is not None:
            return found is not None
        # An operation, known or of another project's dialect, may have a sign of equality further on.
        return "." not in head.group(2) and frame.names[head.group(2)] is None

    def result_names(self, frame: Frame, names: list[ResultName]) -> None:
        """Append what is left of `=`, if anything does; after a fault, go on at the operation's name."""
        reader, start = self.reader, self.reader.pos
        try:
            self.plain_result_names(names)
        except ParseFault as fault:
            broken = broken_results(self.source, start, frame.end)
            if broken is None:
                raise
            self.state.report_fault(fault, self.blamed(start, reader.token_end, fault))
            names[:] = [ResultName(*each) for each in broken.names]
            frame.scope.lost.append(start)
            reader.pos = broken.name_start

    def plain_result_names(self, names: list[ResultName]) -> None:
        """As `result_names`; what was read before a fault stays in `names`."""
        reader = self.reader
        if self.source[reader.pos] != "%":
            found = WORD_AND_EQUALS(self.source, reader.pos, reader.end)
            if found is not None and found.group(1) is not None:
                raise reader.fault(f"expected '%' before the name of a value: '%{found.group(1)}'")
            if found is not None:
                raise reader.fault("expected the name of a value, '%name'", upstream=OPERATION_NAME)
            return
        while True:
            found = _RESULT(self.source, reader.skip(), reader.end)
            if self.source.startswith(("...", "%..."), reader.pos):
                raise reader.fault("'...' is no name: something was left out here")
            if found is None:
                raise reader.fault("expected valid ssa identifier")
            count = 1
            if found.group(2) is not None:
                digits = found.group(2).lstrip("0")
                count = int(digits or "0") if len(digits) <= _COUNT_DIGITS else 0
                if not 0 < count < 1 << 64:
                    raise reader.fault("expected named operation to have at least 1 result", found.start(2))
            names.append(ResultName(found.group(1)[1:], count, found.start(1), found.end(1)))
            reader.pos = found.end()
            if not reader.optional_punctuation(","):
                break
        reader.punctuation("=")
        reader.skip()

    def has_results_within(self, frame: Frame, start: int, fault: ParseFault) -> bool:
        """Whether results, or a block, are named after the superfluous text at `start`; the reader goes there."""
        found = RESULTS_WITHIN(self.source, start, frame.end) or HEADER_WITHIN(self.source, start, frame.end)
        if found is None or isinstance(fault, UnknownSyntax):
            return False
        self.state.report("syntax", "expected operation", start, end_of_text_before(self.source, start, found.end()))
        self.reader.pos = found.end()
        return True

    def unknown_name(self, frame: Frame, op: Operation) -> None:
        """Report the name of `op`, which no definition has; fail if it is none."""
        syntax = self.reader.syntax
        if INTEGER_TYPE(op.name) is not None:
            # mlir-opt's lexer makes a type of it.
            raise self.reader.fault(OPERATION_NAME, syntax.name_start)
        if is_of_foreign_region(op.name, frame.default_dialect, self.state.knowledge):
            # The operation around it has a finding, if it is worth one.
            return
        place = syntax.name_start, syntax.name_end
        self.state.add_finding(unknown_operation(op.name, frame.default_dialect, *place, self.state.knowledge))

    def read_foreign(self, reader: OpReader, op: Operation) -> None:
        """Keep what can be recognised of a custom syntax that nobody knows."""
        read_opaque(reader, op)
        self._check_foreign(reader.syntax)

    def _check_foreign(self, syntax: OpSyntax) -> None:
        """Report what no operation has, whatever its dialect: an equals sign and the name of another operation after
        its own, a brace that nothing opened."""
        equals = EQUALS_AND_NAME(self.source, syntax.name_end)
        if equals is not None:
            self.state.report("syntax", f"{END_EXPECTED}, or what is in it", equals.end(1) - 1, equals.end(1))
        elif self.unopened:
            for place in between(self.unopened, syntax.name_end, syntax.end)[:1]:
                self.state.report("unopened-brace", "this '}' closes nothing", place, place + 1)

    def check_end(self, frame: Frame) -> None:
        """Fail if the operation that was read goes on after the region around it, whose end braces that do not
        balance have decided, or if something is after it, on its line, that nothing starts with."""
        reader, source = self.reader, self.source
        # Behind a location are blanks still.
        pos = reader.skip()
        if reader.token_end > frame.end:
            raise ParseFault(frame.end, reader.token_end, "expected the operation to end in the region around it")
        if pos < frame.end and is_stray(source, pos, frame.end) and not LINE_END(source, reader.token_end, pos):
            word = WORD(source, pos, frame.end)
            if word is None or frame.names[word.group()] is None:
                raise reader.fault(END_EXPECTED)

    def check_missing_brace(self, start: int) -> None:
        """Fail if the operation from `start` on was read to its end before the missing brace of its region."""
        reader = self.reader
        if reader.is_before_missing_brace(reader.token_end):
            raise ParseFault(start, reader.token_end, "expected '{' to begin a region")

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
                message = "expected SSA operand" if is_next else ""
                name = "" if syntax.is_generic else opaque.name
                self.state.report_fault(fault, place, name, message)
            if reader.pending:
                # Among what could not be read, one of the arguments may have been named.
                self.state.frames[-1].scope.lost.append(start)
                self.has_unreadable_region_op = True
        return opaque

    def is_explained(self, syntax: OpSyntax, fault: ParseFault) -> bool:
        """Whether another error already says why the operation could not be read."""
        if between(self.unclosed, syntax.start, fault.start + 1) or between(
            self.reader.missing, syntax.start, syntax.end
        ):
            return True
        return self.reader.aliases.is_affected_by_broken_alias(syntax.text)

    def blamed(self, first: int, last: int, fault: ParseFault) -> tuple[int, int]:
        """The range to show for `fault` in what is between `first` and `last`.

        What is missing at the end of a line is not blamed on the next line, unless a word is missing before
        something that begins no operation: then the line goes on there.
        """
        start = fault.start
        goes_on = _MISSING_WORD(fault.message) is not None and self.source[start : start + 1] in _GOING_ON
        goes_on = goes_on or _CLAUSE(self.source, start) is not None
        if fault.message.startswith("expected") and not goes_on:
            end = last if start >= last else end_of_text_before(self.source, first, start)
            if first < end < start and LINE_END(self.source, end, start):
                return end - 1, end
        return start, fault.end

    def define_unknown(self, op: Operation, names: list[ResultName]) -> None:
        """Names on the left of what is no operation, `op`: using them is not a second error."""
        scope = self.reader.scope
        if op.operands or op.successors:
            self.state.item.noted().nameless.append(op)
        for result in names:
            if scope.find(result.name) is None:
                span = (result.start, result.end)
                placeholder = PlaceholderValue(UNKNOWN_TYPE, result.name, span)
                self.state.item.noted().undefined.append(placeholder)
                scope.define(result.name, placeholder, *span)
