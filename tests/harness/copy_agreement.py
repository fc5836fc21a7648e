"""Agreement of bufferization findings with LLVM: each copy that mlir-opt makes has a finding, with a conflict it names.

`compare` numbers the operations of a program, gives it to mlir-opt twice, and reads the numbers back:

- `test-tensor-copy-insertion` puts in the copies. Each must have one finding, at the operand that is copied, and no
  other operand may have one.
- `one-shot-bufferize{test-analysis-only print-conflicts}` names, per conflict, a read, a write and a definition. The
  finding's notes must be such a triple. mlir-opt walks sets that are ordered by address and stops at the first
  conflict, so where one operand has several, it names another one each time it runs: it is asked again until it names
  the one that is shown, as often as `_TIMES`. It also names tensors that may not be written; it names nothing where a
  parallel region forces a copy, nor for what a loop yields.

Programs that either side refuses are not compared.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from unittest.mock import patch

from pydealloc.dialects.bufferization import ops as bufferization
from pydealloc.ir.attributes import ArrayAttr, IntegerAttr, StringAttr
from pydealloc.ir.graph import BlockArgument, Operation, OpOperand, OpResult, Value
from pydealloc.ir.walk import walk
from pydealloc.ods.segments import i64_attr
from pydealloc.passes.bufferize import analysis, copies, unseen
from pydealloc.passes.bufferize.alias_sets import AliasSet
from pydealloc.passes.bufferize.conflicts import ConflictFinder
from pydealloc.passes.bufferize.trace import Conflict, Divergence
from pydealloc.passes.pass_manager.compat import Compat
from pydealloc.server.facts import bufferization_facts
from pydealloc.server.facts.bufferization_findings import finding_of_copy
from pydealloc.server.facts.kept.bufferization_plans import PlannedCopy
from pydealloc.server.facts.tensors.run_options import RunOptions
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import Document, ParsedChunk, parse_document
from pydealloc.syntax.printer.printer import print_operation
from pydealloc.syntax.text.findings import Severity
from tests.harness.oracle import Oracle
from tests.harness.plans import bufferization_plans

_NUMBER = "pydealloc.n"
"""The attribute that operations are numbered with."""
_OPTIONS = "bufferize-function-boundaries=1"
_COPIES = f"--test-tensor-copy-insertion={_OPTIONS}"
_CONFLICTS = f"--one-shot-bufferize={_OPTIONS} test-analysis-only=1 print-conflicts=1"
_PRINTING = ("--mlir-print-op-generic", "--allow-unregistered-dialect")
_LABEL = re.compile(r"C_(\d+)\[(READ|CONFL-WRITE|DEF): (?:(result|bbArg) )?(\d+)\]")
_READ_ONLY = re.compile(r"W_\d+\[NOT-WRITABLE: (result|bbArg) (\d+)\]")
_KINDS = {"result": "result", "bbArg": "argument", None: "operand"}
_TIMES = 24
"""mlir-opt is asked again at most that often for one conflict of several."""
_IN_PLACE = "__inplace_operands_attr__"

_FirstConflict = Callable[[ConflictFinder, OpOperand, Sequence[AliasSet], "OpOperand | None"], Conflict]

Place = tuple[int, str, int]
"""An operation's number, what of it (`operand`, `result`, `argument`), and its index."""
Triple = tuple[Place, Place, Place]
"""A read, a write, a definition."""


@dataclass
class Comparison:
    """Of one program."""

    problems: list[str] = field(default_factory=list[str])
    copies: int = 0
    functions: int = 0
    """Functions with copies."""
    same_conflict: int = 0
    """Copies whose notes are a conflict that mlir-opt names."""
    other_conflict: int = 0
    """Copies for which mlir-opt names another one of several conflicts, each time it is asked."""
    not_writable: int = 0
    """Copies of a tensor that must not be written, as mlir-opt says too."""
    parallel: int = 0
    """Copies that a parallel region forces; mlir-opt has the operand out of place, and names nothing."""
    yielded: int = 0
    """Copies of what a loop yields or passes on, which no operand and no conflict stand for."""
    avoided_bugs: int = 0
    """Differences that are bugs of LLVM 22; the rest was compared with these bugs."""
    left_out: str = ""
    """The reason why nothing was compared."""


@dataclass
class _Analysis:
    """What mlir-opt says of its analysis in one run."""

    conflicts: set[Triple] = field(default_factory=set[Triple])
    not_writable: set[Place] = field(default_factory=set[Place])
    """Results and arguments that must not be written, and would be."""
    out_of_place: set[Place] = field(default_factory=set[Place])


@dataclass
class _Theirs:
    copied: Counter[Place]
    """What mlir-opt copies: operands, or results."""
    analysis: _Analysis
    again: Callable[[], _Analysis]
    """Another run, which may name other conflicts."""

    def names(self, conflict: Triple) -> bool:
        """Whether mlir-opt names that conflict, if it is asked often enough."""
        for _ in range(_TIMES):
            if conflict in self.analysis.conflicts:
                return True
            self.analysis.conflicts |= self.again().conflicts
        return conflict in self.analysis.conflicts


def compare(text: str, oracle: Oracle) -> Comparison:
    """The findings of `text` beside what mlir-opt does.

    Where they differ and the pass avoids a bug of LLVM 22, those of the pass with these bugs are compared.
    """
    found, avoids_bugs = _compare(text, oracle, RunOptions())
    if not found.problems or not avoids_bugs:
        return found
    safe = RunOptions().bufferization
    exact, _ = _compare(text, oracle, RunOptions(replace(safe, compat=Compat.LLVM22)))
    exact.avoided_bugs = len(found.problems)
    return exact


def _compare(text: str, oracle: Oracle, options: RunOptions) -> tuple[Comparison, bool]:
    """Also whether the pass avoids a bug of LLVM 22. `options`: instead of those of RUN lines, which mlir-opt is not
    given."""
    with patch.object(bufferization_facts, "run_options", lambda _: options), _Recording() as recorded:
        document = parse_document(text)
        if document.error_count or any(
            finding.severity is Severity.ERROR for item in document.leaves() for finding in item.parsed.findings
        ):
            return Comparison(left_out="errors"), False
        planned = [(item, plan, copy) for item, plan in bufferization_plans(document) for copy in plan.copies]
    found = Comparison()
    for chunk in document.chunks:
        numbers = _numbered(chunk)
        theirs = _ask(numbers, document, oracle)
        if theirs is None:
            return Comparison(left_out="mlir-opt refuses it"), False
        inside = [one for one in planned if chunk.start <= one[0].start < chunk.end]
        _compare_copies(document, [copy for _, _, copy in inside], numbers, theirs, found)
        for item, _, copy in inside:
            _compare_conflict(copy, numbers, theirs, recorded.conflicts, found)
            if len(finding_of_copy(item, copy).notes) != _expected_notes(copy):
                found.problems.append(f"{_line(document, copy)}: a note is missing")
        found.functions += len({plan.function for _, plan, _ in inside})
    return found, recorded.avoids_bugs


def _expected_notes(copy: PlannedCopy) -> int:
    reason = copy.reason
    return sum(one is not None for one in (reason.read, reason.write, reason.definition))


_Conflicts = Mapping[OpOperand, "set[tuple[OpOperand, OpOperand, Value]]"]
"""All conflicts of each operand at the time it was decided, by the author's operands."""


class _Recording:
    """Records, while it is entered, all conflicts instead of the first one, and bugs of LLVM 22 that are avoided."""

    def __init__(self) -> None:
        self.conflicts: dict[OpOperand, set[tuple[OpOperand, OpOperand, Value]]] = {}
        self.avoids_bugs = False
        self._is_exact: bool | None = None
        self._patches = (
            patch.object(ConflictFinder, "first_conflict", self._replacing(ConflictFinder.first_conflict)),
            patch.object(unseen, "Divergence", self._divergence),
            patch.object(analysis, "Divergence", self._divergence),
            patch.object(copies, "Divergence", self._divergence),
        )

    def _divergence(self, code: str, message: str, operation: Operation | None) -> Divergence:
        self.avoids_bugs = True
        return Divergence(code, message, operation)

    def _replacing(self, original: _FirstConflict) -> _FirstConflict:
        def first(
            finder: ConflictFinder, operand: OpOperand, sets: Sequence[AliasSet], new: OpOperand | None
        ) -> Conflict:
            key = _origin(operand)
            # An analysis in the other mode may follow, for what both differ in.
            self._is_exact = finder.state.is_exact if self._is_exact is None else self._is_exact
            if key is not None and finder.state.is_exact == self._is_exact:
                self.conflicts.setdefault(key, set()).update(_origins(finder.conflicts(sets, new)))
            return original(finder, operand, sets, new)

        return first

    def __enter__(self) -> _Recording:
        for one in self._patches:
            one.start()
        return self

    def __exit__(self, *_: object) -> None:
        for one in self._patches:
            one.stop()


def _origins(
    found: Iterator[tuple[OpOperand, OpOperand, Value]],
) -> Iterator[tuple[OpOperand, OpOperand, Value]]:
    for each_read, each_write, value in found:
        read, write, definition = _origin(each_read), _origin(each_write), value.origin
        if read is not None and write is not None and definition is not None:
            yield read, write, definition


def _origin(operand: OpOperand) -> OpOperand | None:
    op = operand.owner.origin
    return op.operands[operand.index] if op is not None else None


# Numbers


@dataclass
class _Numbers:
    root: Operation
    of: Mapping[Operation, int]
    """By the author's operation."""
    ops: Sequence[Operation]

    def operand(self, operand: OpOperand) -> Place:
        return self.of[operand.owner], "operand", operand.index

    def value(self, value: Value) -> Place:
        return _value_place(value, self.of)


def _value_place(value: Value, numbers: Mapping[Operation, int]) -> Place:
    if isinstance(value, OpResult):
        return numbers[value.op], "result", value.index
    assert isinstance(value, BlockArgument)
    region = value.block.parent
    assert region is not None
    return numbers[region.parent], "argument", value.index


def _numbered(chunk: ParsedChunk) -> _Numbers:
    root = assemble(chunk).root
    ops = [op.origin for op in walk(root) if op.origin is not None]
    numbers = {op: number for number, op in enumerate(ops)}
    for op in walk(root):
        if op.origin is not None:
            op.attributes[_NUMBER] = i64_attr(numbers[op.origin])
    return _Numbers(root, numbers, ops)


def _number_of(op: Operation) -> int | None:
    number = op.attributes.get(_NUMBER)
    return number.value if isinstance(number, IntegerAttr) else None


# What mlir-opt says


def _ask(numbers: _Numbers, document: Document, oracle: Oracle) -> _Theirs | None:
    # In generic form, named operations of linalg would need the regions that their custom form stands for.
    text = print_operation(numbers.root, document.knowledge)
    answers = [oracle.run(text, option, *_PRINTING) for option in (_CONFLICTS, _COPIES)]
    if not all(answer.accepted for answer in answers):
        return None
    analysed, copied = (list(_operations(parse_document(answer.output))) for answer in answers)
    analysis = _analysis(analysed)

    def again() -> _Analysis:
        return _analysis(list(_operations(parse_document(oracle.run(text, _CONFLICTS, *_PRINTING).output))))

    return _Theirs(Counter(_copied(copied, analysis.out_of_place)), analysis, again)


def _operations(document: Document) -> Iterator[Operation]:
    for chunk in document.chunks:
        yield from walk(assemble(chunk).root)


def _analysis(ops: Sequence[Operation]) -> _Analysis:
    parts: dict[tuple[str, str], Place] = {}
    found = _Analysis()
    for op in ops:
        number = _number_of(op)
        if number is None:
            continue
        words = op.attributes.get(_IN_PLACE)
        for index, word in enumerate(words.elements if isinstance(words, ArrayAttr) else ()):
            if isinstance(word, StringAttr) and word.value == "false":
                found.out_of_place.add((number, "operand", index))
        for name in op.attributes:
            if (label := _LABEL.fullmatch(name)) is not None:
                parts[label[1], label[2]] = number, _KINDS[label[3]], int(label[4])
            elif (label := _READ_ONLY.fullmatch(name)) is not None:
                found.not_writable.add((number, _KINDS[label[1]], int(label[2])))
    names = {name for name, _ in parts}
    roles = ("READ", "CONFL-WRITE", "DEF")
    triples = [tuple(parts[name, role] for role in roles) for name in names if all((name, r) in parts for r in roles)]
    found.conflicts = {(read, write, definition) for read, write, definition in triples}
    return found


def _copied(ops: Sequence[Operation], out_of_place: set[Place]) -> Iterator[Place]:
    """The operands that copies were put before, the results they were put after, and operands of terminators."""
    numbers = {op: number for op in ops if (number := _number_of(op)) is not None}
    for op in ops:
        if op in numbers or op.name != "bufferization.alloc_tensor":
            continue
        source = bufferization.AllocTensorOp(op).copy
        if source is None:
            continue
        if isinstance(source, OpResult) and _has_copied_result(source.op, numbers, out_of_place):
            yield numbers[source.op], "result", source.index
            continue
        (copy,) = op.results
        uses = [(numbers[use.owner], "operand", use.index) for use in copy.uses if use.owner in numbers]
        yield next((use for use in uses if use in out_of_place), uses[0] if uses else (-1, "unused", 0))


def _has_copied_result(op: Operation, numbers: Mapping[Operation, int], out_of_place: set[Place]) -> bool:
    """Whether an operand of `op` is out of place and no new tensor: then the result that it becomes is one."""
    return op in numbers and any(
        (numbers[op], "operand", operand.index) in out_of_place
        and (operand.value.defining_op is None or operand.value.defining_op in numbers)
        for operand in op.operands
    )


# Both


def _compare_copies(
    document: Document, copies: Sequence[PlannedCopy], numbers: _Numbers, theirs: _Theirs, found: Comparison
) -> None:
    left = Counter(theirs.copied)
    found.copies += sum(left.values())
    for copy in copies:
        place = next((one for one in _places(copy, numbers) if left[one]), None)
        if place is None:
            found.problems.append(f"{_line(document, copy)}: invented: {copy.operation.name}, {copy.value.name}")
        else:
            left[place] -= 1
    for number, kind, index in left.elements():
        where = numbers.ops[number].name if number >= 0 else "?"
        found.problems.append(f"missing: {kind} {index} of operation {number}, {where}")


def _places(copy: PlannedCopy, numbers: _Numbers) -> Iterator[Place]:
    """The places of mlir-opt's copy that a finding may be about."""
    operand, op = copy.operand, copy.operation
    if operand is not None:
        yield numbers.operand(operand)
        if copy.is_of_result:
            yield from ((numbers.of[op], "result", result.index) for result in op.results)
        return
    # What a loop yields, or passes on, is copied before its terminators.
    for inner in (op, *(inner for region in op.regions for block in region.blocks for inner in block.ops)):
        for one in inner.operands:
            if one.value is copy.value:
                yield numbers.operand(one)


def _compare_conflict(
    copy: PlannedCopy, numbers: _Numbers, theirs: _Theirs, recorded: _Conflicts, found: Comparison
) -> None:
    reason, line = copy.reason, f"operation {numbers.of[copy.operation]}, {copy.operation.name}"
    if copy.operand is None:
        found.yielded += 1
    elif reason.is_parallel:
        found.parallel += 1
        if numbers.operand(copy.operand) not in theirs.analysis.out_of_place:
            found.problems.append(f"{line}: mlir-opt has it in place")
    elif reason.read is None or reason.write is None:
        found.not_writable += 1
        if reason.definition is None or numbers.value(reason.definition) not in theirs.analysis.not_writable:
            found.problems.append(f"{line}: mlir-opt does not say that what it writes must not be written")
    else:
        own = [
            (numbers.operand(read), numbers.operand(write), numbers.value(value))
            for read, write, value in recorded.get(copy.operand, ())
        ]
        assert reason.definition is not None
        shown = (numbers.of[reason.read], numbers.of[reason.write], numbers.value(reason.definition))
        meant = [one for one in own if (one[0][0], one[1][0], one[2]) == shown]
        if any(map(theirs.names, meant)):
            found.same_conflict += 1
        elif theirs.analysis.conflicts.intersection(own):
            found.other_conflict += 1
        else:
            found.problems.append(f"{line}: mlir-opt does not name {reason.read.name} and {reason.write.name}")


def _line(document: Document, copy: PlannedCopy) -> str:
    for item, plan in bufferization_plans(document):
        if copy in plan.copies and copy.operation.syntax is not None:
            return f"line {document.text.count(chr(10), 0, item.start + copy.operation.syntax.start) + 1}"
    return "?"
