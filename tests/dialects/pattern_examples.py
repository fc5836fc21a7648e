"""Examples in docstrings of rewrite patterns: before and after, completed to functions and canonicalized.

What an example does not define is added with the types that the example uses it with: values become arguments, values
called like constants (`%c8`, `%true`) constants, blocks become blocks that end the function. Results that both sides
define and do not use get a use.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from pydealloc.dialects.common.canonicalization.branching import branch_values
from pydealloc.ir.graph import Block, Operation, PlaceholderValue, Value
from pydealloc.ir.walk import walk
from pydealloc.ods.dialect_modules import hand_written
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.ods.rewriting import Pattern
from pydealloc.passes.canonicalize import Canonicalize
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.printer.printer import print_operation
from pydealloc.syntax.text.findings import Severity

Function = Callable[..., object]

_ALIAS = re.compile(r"(?m)^#\w+ = .*\n")
_CONSTANT = re.compile(r"c(-?\d+)|(true|false)")


@dataclass(frozen=True)
class Example:
    before: str
    after: str

    @property
    def is_complete(self) -> bool:
        """Whether both sides are MLIR, without parts left out."""
        return "..." not in self.before + self.after


def examples_of(function: Function) -> list[Example]:
    """The examples in a docstring: an indented block, `becomes`, another block; or lines with `=>`."""
    text = _without_margin(function.__doc__ or "")
    found = [Example(*sides) for sides in re.findall(r"(?m)^ *(\S.*?) +=> +(.*\S)$", text)]
    for before, after in re.findall(r"((?:^ {4}.*\n)+)becomes\n((?:^ {4}.*(?:\n|\Z))+)", text, re.MULTILINE):
        found.append(Example(inspect.cleandoc(before), inspect.cleandoc(after)))
    return found


def _without_margin(text: str) -> str:
    """A docstring of several lines without the indentation of its last one, where the quotes are."""
    lines = text.splitlines()
    margin = lines[-1] if lines and not lines[-1].strip() else ""
    return "\n".join(line.removeprefix(margin) for line in lines)


def documented(function: Function) -> Function:
    """The function behind a partial one; the one that makes it, where its docstring is that of several."""
    while (inner := getattr(function, "func", None)) is not None:
        function = inner
    factory = function.__qualname__.partition(".<locals>")[0]
    return function if inspect.getdoc(function) else getattr(sys.modules[function.__module__], factory)


def patterns() -> Iterator[tuple[str, str, Function]]:
    """The name of each pattern of each dialect, an operation that has it, and the function behind it."""
    for dialect in sorted(UPSTREAM.dialect_names):
        table: dict[str, tuple[Pattern, ...]] = getattr(hand_written(dialect, "canonicalize"), "PATTERNS", {})
        for op, of_op in table.items():
            for pattern in of_op:
                yield pattern.name, op, documented(pattern.apply)


def example_functions() -> Iterator[str]:
    """The side before of each example of a pattern, completed to a function without errors."""
    for function in dict.fromkeys(function for _, _, function in patterns()):
        for example in examples_of(function):
            draft = _function(f"{example.before}\n")
            uses = "".join(f'"use"(%{name}) : ({type_}) -> ()\n' for name, type_ in _unused_results(draft).items())
            text = _completed(example.before, uses, dict(_free_values(draft)))
            if example.is_complete and not any(
                each.severity is Severity.ERROR for each in parse_document(text).findings
            ):
                yield text


def canonical(example: Example, *patterns: str) -> tuple[str, str]:
    """Both sides, after folds and these patterns alone, with values and blocks numbered."""
    sides = ["" if side == "(nothing)" else side for side in (example.before, example.after)]
    drafts = [_function(f"{side}\n") for side in sides]
    free = {name: type_ for draft in drafts for name, type_ in _free_values(draft)}
    results = [_unused_results(draft) for draft in drafts]
    uses = "".join(
        f'"use"(%{name}) : ({type_}) -> ()\n' for name, type_ in results[0].items() if results[1].get(name) == type_
    )
    before, after = (_canonicalized(_completed(side, uses, free), patterns) for side in sides)
    return before, after


def _completed(side: str, uses: str, free: dict[str, str]) -> str:
    constants = {name: found for name in free if (found := _CONSTANT.fullmatch(name))}
    arguments = ", ".join(f"%{name}: {type_}" for name, type_ in free.items() if name not in constants)
    aliases = "".join(match.group() for match in _ALIAS.finditer(side))
    text = f"{aliases}func.func @example({arguments}) {{\n"
    for name, found in constants.items():
        text += f"%{name} = arith.constant {found[2] or f'{found[1]} : {free[name]}'}\n"
    text += _ALIAS.sub("", side) + "\n" + uses
    draft = _function(text + "}\n", is_whole=True)
    blocks = [block for block in draft.regions[0].blocks if block.span is not None or block.is_entry]
    last = blocks[-1].last if blocks else None
    if last is None or not UPSTREAM.has_trait(last, "Terminator"):
        text += "return\n"
    for label, types in sorted(_missing_blocks(draft).items()):
        names = [f"%{label}{number}" for number in range(len(types))]
        parameters = ", ".join(f"{name}: {type_}" for name, type_ in zip(names, types, strict=True))
        text += f'^{label}({parameters}):\n"{label}"({", ".join(names)}) : ({", ".join(types)}) -> ()\nreturn\n'
    return text + "}\n"


def _function(text: str, *, is_whole: bool = False) -> Operation:
    if not is_whole:
        aliases = "".join(match.group() for match in _ALIAS.finditer(text))
        text = f"{aliases}func.func @example() {{\n{_ALIAS.sub('', text)}}}\n"
    items = parse_document(text).chunks[0].leaves()
    return next(op for item in items for op in item.operations if op.name == "func.func")


def _free_values(function: Operation) -> Iterator[tuple[str, str]]:
    for op in walk(function):
        for value in op.operand_values:
            if isinstance(value, PlaceholderValue):
                yield value.name or "", str(value.type)


def _unused_results(function: Operation) -> dict[str, str]:
    """Results directly in the first block of the function, by name, with their types."""
    blocks = function.regions[0].blocks
    results = [result for op in (blocks[0].ops if blocks else ()) for result in op.results]
    return {result.name or "": str(result.type) for result in results if not result.uses}


def _missing_blocks(function: Operation) -> dict[str, list[str]]:
    """Labels that no block has, with the types of the values that branches pass to them."""
    found: dict[str, list[str]] = {}
    for op in walk(function):
        for number, successor in enumerate(op.successors):
            if successor.block.span is None:
                found[successor.block.label or ""] = [str(value.type) for value in branch_values(op, number)]
    return found


def _canonicalized(text: str, patterns: tuple[str, ...]) -> str:
    document = parse_document(text)
    errors = [finding.message for finding in document.findings if finding.severity is Severity.ERROR]
    assert not errors, "\n".join([*errors, text])
    root = assemble(document.chunks[0]).root
    result = Canonicalize(enable_patterns=patterns or ("none",)).run(root, UPSTREAM)
    assert not result.refusals
    blocks: list[Block] = []
    values: list[Value] = []
    for op in walk(root):
        values += op.results
        for region in op.regions:
            for block in region.blocks:
                blocks.append(block)
                values += block.args
    _number(values, blocks)
    return print_operation(root, UPSTREAM)


def _number(values: Iterable[Value], blocks: Iterable[Block]) -> None:
    for number, value in enumerate(values):
        value.name = f"v{number}"
    for number, block in enumerate(blocks):
        block.label = f"bb{number}"
