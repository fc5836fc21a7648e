"""Whether our reading of a sample is `mlir-opt`'s: the custom form says what the generic form says, both ways."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pydealloc.dialects.linalg.named_assembly import MEMOIZED_MAPS, NAMED
from pydealloc.ir.attributes import UnitAttr
from pydealloc.ods.aliases import Aliases
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.printer.assembly_format import is_default
from pydealloc.syntax.printer.printer import print_operation
from tests.harness.items import parse_item

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pydealloc.ir.base import Attribute
    from pydealloc.ir.graph import Block, Operation, Region, Value

    from .store import Sample

BODY_IN_NAME = frozenset((*NAMED, "linalg.broadcast", "linalg.transpose")) - {
    "linalg.generic",
    "linalg.map",
    "linalg.reduce",
}
"""Operations whose body `mlir-opt` makes from the name. We leave it out: only one read in generic form has it."""


def read(text: str) -> tuple[list[Operation], str]:
    """The operations of `text`, and the first complaint, with what stands there; empty when there is none."""
    item = parse_item(text, UPSTREAM, Aliases())
    if not item.findings:
        return item.operations, ""
    finding = item.findings[0]
    return item.operations, f"{finding.message}, at: {text[finding.start :].partition(chr(10))[0][:80]}"


def printed(operations: Sequence[Operation], *, generic: bool = False) -> str:
    return "".join(print_operation(op, UPSTREAM, generic=generic) for op in operations)


def difference(sample: Sample) -> str:
    """What is wrong with our reading and printing of a sample; empty when nothing is."""
    custom, problem = read(sample.custom)
    if problem:
        return f"the custom form is not read: {problem}"
    generic, problem = read(sample.generic)
    if problem:
        return f"the generic form is not read: {problem}"
    if found := _first_difference(facts(custom), facts(generic)):
        return f"the custom form is read as another program: {found}"
    if found := _first_difference(without_names(printed(generic, generic=True)), without_names(sample.generic)):
        return f"the generic form is printed differently: {found}"
    text = printed(generic)
    again, problem = read(text)
    if problem:
        return f"our custom form is not read: {problem}\n{text}"
    if found := _first_difference(facts(again), facts(generic)):
        return f"our custom form is another program: {found}\n{text}"
    return ""


def _first_difference(ours: Sequence[str], theirs: Sequence[str]) -> str:
    for mine, other in zip(ours, theirs, strict=False):
        if mine != other:
            return f"{mine.strip()} instead of {other.strip()}"
    return "" if len(ours) == len(theirs) else f"{len(ours)} lines instead of {len(theirs)}"


# How a dialect puts blanks around the signs in its types, and how a number is spelled, is nobody's business.
_SIGNS = re.compile(r" *([:<>(\[\]){},]) *")
_FLOATS = re.compile(r"(?<![\w.])[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?")
_NAMES = re.compile(r"[%^][\w$.-]+(?:[#:]\d+)?")


def without_names(text: str) -> list[str]:
    """The lines of a program in generic form, with all values and blocks called the same."""
    lines = (_NAMES.sub("%", line).strip() for line in text.splitlines() if line.strip())
    return [_FLOATS.sub(lambda found: repr(float(found[0])), _SIGNS.sub(r"\1", line)) for line in lines]


class _Facts:
    """A program as lines in which values and blocks are numbers and what is left out has its default."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.values: dict[Value, int] = {}
        self.blocks: dict[Block, int] = {}

    def operation(self, op: Operation) -> None:
        operands = ", ".join(f"{self._value(use.value)}: {use.value.type}" for use in op.operands)
        results = ", ".join(str(type_) for type_ in op.result_types)
        for result in op.results:
            self._value(result)
        successors = ", ".join(str(self._block(block)) for block in op.successor_blocks)
        self.lines.append(f"{op.name}({operands})[{successors}] {self._attributes(op)} -> ({results})")
        for region in op.regions if op.name not in BODY_IN_NAME else ():
            self._region(region)

    def _region(self, region: Region) -> None:
        self.lines.append("{")
        for block in region.blocks:
            arguments = ", ".join(f"{self._value(argument)}: {argument.type}" for argument in block.args)
            self.lines.append(f"^{self._block(block)}({arguments})")
            for op in block.ops:
                self.operation(op)
        self.lines.append("}")

    def _value(self, value: Value) -> int:
        return self.values.setdefault(value, len(self.values))

    def _block(self, block: Block) -> int:
        return self.blocks.setdefault(block, len(self.blocks))

    @staticmethod
    def _attributes(op: Operation) -> str:
        definition = UPSTREAM.definition(op.name)
        pairs: dict[str, Attribute] = {**op.attributes, **op.properties}
        texts: list[str] = []
        for name, value in sorted(pairs.items()):
            known = definition.attribute(name) if definition is not None else None
            if name == MEMOIZED_MAPS:
                continue
            if known is not None and (known.default == "?" or is_default(value, known, UPSTREAM)):
                continue
            flag = isinstance(value, UnitAttr) or (known is not None and known.syntax[0] == "unit")
            texts.append(name if flag else f"{name} = {value}")
        return f"{{{', '.join(texts)}}}"


def facts(operations: Sequence[Operation]) -> list[str]:
    """What the operations say, without names and layout."""
    found = _Facts()
    for op in operations:
        found.operation(op)
    return found.lines
