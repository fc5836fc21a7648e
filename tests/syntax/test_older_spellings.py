"""Older spellings are read into current operations; what the fixes make of them is a program for LLVM 22."""

from __future__ import annotations

from pydealloc.ir.walk import walk
from pydealloc.server.configuration import Configuration
from pydealloc.server.facts import findings_of, ownership_of
from pydealloc.syntax.document import Document, parse_document
from pydealloc.syntax.findings import Severity
from pydealloc.syntax.keeping import Edit, apply_edits
from pydealloc.syntax.printer import print_operation
from tests.harness.literate import Case, literate
from tests.harness.oracle import Oracle


def fixed(document: Document) -> str:
    """The text with the edits of all its findings made."""
    edits = [Edit(*edit) for finding in document.findings for edit in finding.edits]
    return apply_edits(document.text, sorted(edits, key=lambda edit: edit.start))


def printed(document: Document) -> list[str]:
    return [
        print_operation(op, document.knowledge, generic=True) for item in document.leaves() for op in item.operations
    ]


@literate("syntax/older_spellings.md")
def test_older_spellings(case: Case, oracle: Oracle) -> None:
    document = parse_document(case.blocks["mlir"])
    case.expect("text findings", "".join(f"{each.severity.value}: {each.message}\n" for each in document.findings))
    after = fixed(document)
    if any(finding.severity is Severity.ERROR for finding in document.findings):
        case.expect_no("mlir after")
        return
    case.expect("mlir after", after)
    again = parse_document(after)
    assert [finding.code for finding in again.findings] == []
    assert printed(again) == printed(document)
    assert oracle.accepts(after)


def test_ownership_of_a_program_in_older_spelling() -> None:
    document = parse_document("func @f(%n: index) {\n  %0 = alloc(%n) : memref<?xf32>\n  return\n}\n")
    [item] = document.leaves()
    assert [op.name for top in item.operations for op in walk(top)] == ["func.func", "memref.alloc", "func.return"]
    assert ownership_of(document, item).deallocations


def test_hidden_warnings_change_nothing_else() -> None:
    document = parse_document("func @f(%n: index) {\n  %0 = alloc(%n) : memref<?xf32>\n  return\n}\n")
    shown = [finding for finding in findings_of(document) if finding.severity is not Severity.HINT]
    assert {finding.code for finding in shown} == {"older-spelling"}
    assert Configuration(ignore=("older-spelling",)).filtered(shown) == []


def test_edits_move_with_their_finding() -> None:
    document = parse_document("func.func @a() { return }\nfunc @f() { return }\n")
    [finding] = document.findings
    [(start, end, text)] = finding.edits
    assert (document.text[start:end], text) == ("func", "func.func")
