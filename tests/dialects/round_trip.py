"""Custom syntax both ways: read, printed the same, and understood as `mlir-opt` understands it."""

from __future__ import annotations

from pydealloc.ir.graph import Operation
from pydealloc.ir.walk import walk
from pydealloc.ods.aliases import Aliases
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.printer.printer import print_operation
from tests.harness.items import parse_item
from tests.harness.oracle import Oracle


def read(text: str) -> list[Operation]:
    """The operations of `text`, which must be without errors."""
    item = parse_item(text, UPSTREAM, Aliases())
    problems = [(finding.message, text[finding.start : finding.end]) for finding in item.findings]
    assert not problems, problems
    return item.operations


def first(text: str, name: str) -> Operation:
    """The first operation called `name`."""
    return next(op for root in read(text) for op in walk(root) if op.name == name)


def faults(text: str) -> list[tuple[str, str]]:
    """What is wrong with `text`: messages, each with the text from its place on to the end of the line."""
    item = parse_item(text, UPSTREAM, Aliases())
    return [(finding.message, text[finding.start :].partition("\n")[0]) for finding in item.findings]


def printed(text: str, *, generic: bool = False) -> str:
    return "".join(print_operation(op, UPSTREAM, generic=generic) for op in read(text))


def check_layout(text: str) -> None:
    """`text` is written as we print it, so it must come back unchanged, but for blanks at the ends of lines."""
    lines = [line.rstrip() for line in printed(text).splitlines()]
    assert lines == text.strip("\n").splitlines()


def check_meaning(oracle: Oracle, text: str) -> None:
    """Both of our forms are the same program for `mlir-opt`."""
    options = ("--mlir-print-op-generic", "--mlir-print-local-scope")
    expected = oracle.reprint(text, *options)
    assert oracle.reprint(printed(text, generic=True), *options) == expected
    assert oracle.reprint(printed(text), *options) == expected
