"""The pages of the features about names: renaming, declarations and types, calls, symbols of files."""

from __future__ import annotations

import pytest

from pydealloc.server.features.lookup.symbols import symbol_at
from pydealloc.server.features.navigation import call_hierarchy
from pydealloc.server.features.navigation.declaration import declaration, type_definition
from pydealloc.server.features.navigation.rename import RenameError, rename
from pydealloc.server.features.navigation.workspace_symbols import best
from pydealloc.server.session.workspace_index import symbols_in
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.edits import apply_edits
from tests.harness.fixture import Annotation, draw, parse_fixture
from tests.harness.literate import Case, literate
from tests.harness.oracle import Oracle


def renamed(case: Case) -> str:
    """The text with the name that the section gives, or why it has none."""
    fixture = parse_fixture(case.blocks["mlir"])
    try:
        made = rename(parse_document(fixture.text), fixture.cursor.start, case.blocks["text name"].rstrip("\n"))
    except RenameError as refused:
        return f"refused: {refused}\n"
    return apply_edits(fixture.text, list(made.edits)) if made is not None else "nothing to rename\n"


@literate("server/rename.md")
def test_rename(case: Case) -> None:
    found = renamed(case)
    if found.startswith("refused: ") or found == "nothing to rename\n":
        case.expect("text refused", found)
        case.expect_no("mlir renamed")
    else:
        case.expect("mlir renamed", found)
        case.expect_no("text refused")


@pytest.mark.oracle
@literate("server/rename.md")
def test_mlir_opt_reads_the_same_program(case: Case, oracle: Oracle) -> None:
    """But for names that stay when a program is printed."""
    text, found = parse_fixture(case.blocks["mlir"]).text, renamed(case)
    old = oracle.run(text, "--allow-unregistered-dialect", "--split-input-file")
    if not old.accepted or found.startswith(("refused: ", "nothing")):
        return
    new = oracle.run(found, "--allow-unregistered-dialect", "--split-input-file")
    assert new.accepted, new.errors
    if "symbol" not in case.name and "module" not in case.name:
        assert new.output == old.output


@literate("server/declaration.md")
def test_declaration(case: Case) -> None:
    fixture = parse_fixture(case.blocks["mlir"])
    document, offset = parse_document(fixture.text), fixture.cursor.start
    shown = [Annotation(*span, "declared") for span in declaration(document, offset)]
    shown += [Annotation(*span, "its type") for span in type_definition(document, offset)]
    case.expect("mlir places", draw(fixture.text, shown))


@literate("server/call_hierarchy.md")
def test_call_hierarchy(case: Case) -> None:
    fixture = parse_fixture(case.blocks["mlir"])
    document, offset = parse_document(fixture.text), fixture.cursor.start
    lines: list[str] = []
    for function in call_hierarchy.functions_at(document, offset):
        symbol = symbol_at(document, function.name_start)
        assert symbol is not None
        lines.append(f"{function.name}: {function.detail}\n")
        for word, calls in (
            ("called by", call_hierarchy.incoming(symbol)),
            ("calls", call_hierarchy.outgoing(document, symbol)),
        ):
            for call in calls:
                places = ", ".join(f"line {fixture.text.count(chr(10), 0, start) + 1}" for start, _ in call.places)
                lines.append(f"  {word} {call.function.name} in {places}\n")
    case.expect("text calls", "".join(lines) or "nothing\n")


@literate("server/workspace_symbols.md")
def test_workspace_symbols(case: Case) -> None:
    text = case.blocks["mlir"]
    found = [(symbol.name, symbol) for symbol in symbols_in(text)]
    for _, symbol in found:
        assert text[symbol.start] == "@"
    lines = [
        f"{symbol.kind.value} @{symbol.name}{f' in {symbol.container}' if symbol.container else ''}\n"
        for symbol in best(found, case.blocks.get("text query", "").rstrip("\n"))
    ]
    case.expect("text symbols", "".join(lines) or "nothing\n")
