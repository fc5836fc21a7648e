"""Older spellings are read into current operations; what the fixes make of them is a program for LLVM 22."""

from __future__ import annotations

from pydealloc.ir.walk import walk
from pydealloc.server.config.discovery import Configuration
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.facts.ownership_facts import ownership_of
from pydealloc.server.features.fixes.verifier_fixes import fixes_of
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.printer.printer import print_operation
from pydealloc.syntax.text.edits import TextEdit, apply_edits
from pydealloc.syntax.text.findings import Severity
from tests.harness.literate import Case, literate
from tests.harness.oracle import Oracle


def fixed(document: Document) -> str:
    """The text with the edits of all its findings made."""
    edits = [TextEdit(*edit) for finding in document.findings for edit in finding.edits]
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
    assert Configuration(ignore=("older-spelling",)).filtered(shown, "") == []


def test_edits_move_with_their_finding() -> None:
    document = parse_document("func.func @a() { return }\nfunc @f() { return }\n")
    [finding] = document.findings
    [(start, end, text)] = finding.edits
    assert (document.text[start:end], text) == ("func", "func.func")


def test_reported_as_an_error_unless_the_file_is_for_another_tool() -> None:
    older = (
        "func.func @f(%v: vector<4xf32>) -> f32 {\n  %0 = vector.extract %v[1] : vector<4xf32>\n  return %0 : f32\n}\n"
    )
    foreign = "func.func @g() {\n  their.op tomorrow\n  return\n}\n"

    def shown(text: str, configuration: Configuration) -> list[Severity]:
        findings = configuration.filtered(findings_of(parse_document(text)), text)
        return [each.severity for each in findings if each.code == "older-spelling"]

    assert shown(older, Configuration()) == [Severity.ERROR]
    assert shown(older + foreign, Configuration()) == [Severity.WARNING]
    lenient = Configuration(severity=(("older-spelling", Severity.WARNING),))
    assert shown(older, lenient) == [Severity.WARNING]


def test_what_is_missing_in_a_later_line_is_shown_there() -> None:
    text = "func.func @f(%t: tensor<4xf32>) {\n  %0 = tensor.expand_shape %t [[0, 1]]\n"
    text += "    : tensor<4xf32> into tensor<2x2xf32>\n"
    [finding] = parse_document(text + "  return\n}\n").findings
    assert finding.code == "older-spelling"
    assert text[finding.start :].startswith(": tensor<4xf32> into")
    text = text.replace("2x2", "?x2")
    [finding] = parse_document(text + "  return\n}\n").findings
    assert (finding.message, text[finding.start :][:3]) == ("expected 'output_shape'", ": t")


def test_dots_are_no_name() -> None:
    text = """
    func.func @f() {
      %m, ... = "some.op"() : () -> (f32, f32)
      %... = "some.op"() : () -> f32
      %..., %n = "some.op"() : () -> (f32, f32)
      return
    }
    """
    found = [finding.message for finding in parse_document(text).findings if finding.severity is Severity.ERROR]
    assert found == ["'...' is no name: something was left out here"] * 3


@literate("syntax/pasted.md")
def test_pasted(case: Case) -> None:
    document = parse_document(case.blocks["mlir"])
    found = findings_of(document)
    case.expect("text findings", "".join(f"{each.severity.value}: {each.message}\n" for each in found))
    helps = dict.fromkeys(each.help for each in found if each.help and each.code != "older-spelling")
    case.expect("text help", "".join(f"{line}\n" for line in helps) or "nothing\n")
    case.expect("mlir after", fixed(document))


def test_an_allocation_without_size_gets_one() -> None:
    text = "func.func @f(%n: index) {\n  %a = memref.alloc() : memref<?xi8>\n  return\n}\n"
    document = parse_document(text)
    [finding] = [each for each in findings_of(document) if each.severity is Severity.ERROR]
    fixes = fixes_of(document, finding)
    assert [fix.title for fix in fixes] == ["Use %n as the size", "Insert a constant size, to be adjusted"]
    results = [apply_edits(text, fix.edits) for fix in fixes]
    assert "memref.alloc(%n) : memref<?xi8>" in results[0]
    assert "  %size = arith.constant 1 : index\n  %a = memref.alloc(%size) : memref<?xi8>" in results[1]
