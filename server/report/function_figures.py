"""Figures of functions: allocations, bytes, copies, frees and the peak of each, as values that leave the process.

What `--statistics` prints and `--compare` compares. A size that is known when the program runs is named by its value;
arguments are told apart by their position, so that their names do not count where two programs are compared.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from ...analysis.peak.amounts import Amount, Size
from ...analysis.peak.words import amount_text, peak_text
from ...ir.graph import BlockArgument, Operation
from ...ir.records import dataclass
from ...ir.symbol_names import symbol_name
from ...syntax.document.document import Document, Item
from ...syntax.text.line_index import LineIndex
from ..facts.memory.function_memory import FunctionMemory, memory_of
from ..facts.ownership_words import name_of
from ..facts.program_errors import program_errors
from ..facts.refusals import in_document


@dataclass(frozen=True)
class ByteFigure:
    """A number of bytes, perhaps of sizes that are not known before the program runs."""

    text: str
    """`64 B`, `at most 64 B`, `4·%n + 1024 B`, `without bound`."""
    amounts: tuple[Mapping[str, int], ...] | None
    """The largest of these, at least one: of each the factors of products of sizes, the constant under the empty text.
    None: no bound is known."""

    @property
    def number(self) -> int | None:
        """None where sizes decide, or no bound is known."""
        first, *others = self.amounts or ({},)
        return first.get("") if not others and first.keys() <= {""} else None

    @property
    def order(self) -> tuple[bool, int, int]:
        """A sort key, the least bytes first: what sizes decide is more than any number, no bound is most."""
        every = self.amounts or ()
        constant = max((amount[""] for amount in every), default=0)
        return self.amounts is None, max((len(amount) - 1 for amount in every), default=0), constant

    def covers(self, other: ByteFigure) -> bool:
        """Whether it is at least as much as `other`, whatever the sizes are; False where that is not known."""
        if self.amounts is None or other.amounts is None:
            return self.amounts is None
        return all(any(_is_least(mine, theirs) for mine in self.amounts) for theirs in other.amounts)


def _is_least(mine: Mapping[str, int], theirs: Mapping[str, int]) -> bool:
    return all(mine.get(product, 0) >= theirs.get(product, 0) for product in (*mine, *theirs))


@dataclass(frozen=True)
class FunctionFigures:
    """Of one function with a body. Operations are those of the text, each counted once, however often it runs."""

    file: str
    name: str
    """With a number behind it, from 2, where an earlier chunk of the file has a function of that name."""
    line: int
    """From 1, as `peak_line`."""
    allocations: int
    allocated: ByteFigure
    copies: int
    frees: int
    peak: ByteFigure
    """Of the heap."""
    peak_line: int | None
    """None where nothing is held, or the place is not in the text."""
    unknown_operations: int
    """Operations of which it is not known whether they allocate; what they do is not counted."""
    is_planned: bool
    """Whether frees and copies are counted that minimal-deallocation would insert."""

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to say of it."""
        return not (self.allocations or self.copies or self.frees) and self.peak.number == 0

    def record(self) -> dict[str, object]:
        """The object of `--format json`."""
        return {
            "file": self.file,
            "function": self.name,
            "line": self.line,
            "allocations": self.allocations,
            "allocated_bytes": self.allocated.number,
            "allocated": self.allocated.text,
            "copies": self.copies,
            "frees": self.frees,
            "peak_bytes": self.peak.number,
            "peak": self.peak.text,
            "peak_line": self.peak_line,
            "unknown_operations": self.unknown_operations,
            "planned": self.is_planned,
        }


def figures_of(document: Document, file: str) -> list[FunctionFigures]:
    """Of all functions with a body in `document`, in text order; none of an item with errors."""
    lines = LineIndex(document.text)
    seen: dict[str, int] = {}
    found: list[FunctionFigures] = []
    errors = program_errors(document)
    for item in document.leaves():
        if errors.of(item) is not None:
            continue

        def line_of(op: Operation | None, item: Item = item) -> int | None:
            if op is None or op.syntax is None:
                return None
            return lines.line_at(in_document(item, (op.syntax.start, op.syntax.end))[0]) + 1

        for memory in memory_of(document, item):
            name = symbol_name(memory.function)
            seen[name] = number = seen.get(name, 0) + 1
            named = f"{name} ({number})" if number > 1 else name
            found.append(_figures(memory, file, named, line_of(memory.function) or 1, line_of(memory.place)))
    return found


def functions_with_errors(document: Document, file: str) -> list[str]:
    """The functions that `figures_of` leaves out: `FILE:LINE: @NAME` each, in text order."""
    lines = LineIndex(document.text)
    errors = program_errors(document)
    return [
        f"{file}:{lines.line_at(in_document(item, (op.syntax.start, op.syntax.end))[0]) + 1}: @{symbol_name(op)}"
        for item in document.leaves()
        if errors.of(item) is not None
        for op in item.operations
        if op.syntax is not None and document.knowledge.is_function_like(op)
    ]


def _figures(memory: FunctionMemory, file: str, name: str, line: int, peak_line: int | None) -> FunctionFigures:
    peaks = memory.heap.peaks
    factors = partial(_factors, memory.function)
    amounts = tuple([factors(point.amount) for point in peaks]) if peaks is not None else None
    return FunctionFigures(
        file,
        name,
        line,
        memory.allocations,
        ByteFigure(amount_text(memory.allocated, name_of), (factors(memory.allocated),)),
        memory.copies,
        memory.frees,
        ByteFigure(peak_text(memory.heap, name_of), amounts),
        peak_line,
        len(memory.unseen),
        memory.is_planned,
    )


def _factors(function: Operation, amount: Amount) -> Mapping[str, int]:
    """The constant first."""
    found = {"": amount.constant}
    for product, factor in amount.terms.items():
        found["·".join(sorted(_size_key(function, size) for size in product))] = factor
    return found


def _size_key(function: Operation, size: Size) -> str:
    """A name of a size in `function` that does not depend on the name of an argument."""
    value, dimension = size
    if isinstance(value, BlockArgument) and value.block is function.regions[0].entry:
        return f"#{value.index}:{dimension}"
    return f"{name_of(value)}:{dimension}"
