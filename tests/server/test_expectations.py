"""`--verify-diagnostics` and `--ignore-expected`."""

from __future__ import annotations

from pathlib import Path

import pytest

from pydealloc.server.config.model import Configuration
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.report.expected_comments import expected_comments
from pydealloc.server.report.verify_diagnostics import MISSING, UNEXPECTED, UNREAD, Strictness, held_against, left_out
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.edits import apply_edits
from pydealloc.syntax.text.findings import Severity
from tests.harness.oracle import Oracle
from tests.server.command import Command, process

BAD = '"a.b"(%x) : (i1) -> ()'
"""In which `%x` is not defined."""


def differences(text: str, strictness: Strictness = "all") -> list[tuple[str, int]]:
    """Codes with their lines, from 1."""
    document = parse_document(text)
    found = held_against(document, findings_of(document), strictness)
    return [(one.code, text.count("\n", 0, one.start) + 1) for one in found]


ANNOTATED = [
    BAD + " // expected-error {{undeclared}}",
    BAD + " // expected-error{{undeclared}}",
    "// expected-error@+1 {{undeclared}}\n" + BAD,
    "// expected-error @+2 {{undeclared}}\n\n" + BAD,
    BAD + "\n// expected-error@-1 {{undeclared}}",
    "// expected-error@below {{undeclared}}\n" + BAD,
    BAD + "\n// expected-error@above {{undeclared}}",
    "// expected-error-re@+1 {{use of {{un[[:lower:]]*}} SSA}}\n" + BAD,
    "// expected-error-re@+1 {{use (of|for) {{un.*}} SSA}}\n" + BAD,
]


@pytest.mark.parametrize("text", ANNOTATED[:-1])
def test_an_annotated_error(text: str) -> None:
    assert differences(text) == []


@pytest.mark.oracle
@pytest.mark.parametrize("text", ANNOTATED)
def test_annotations_mean_what_they_mean_to_mlir_opt(text: str, oracle: Oracle) -> None:
    accepted = oracle.run(text, "--allow-unregistered-dialect", "--verify-diagnostics").accepted
    assert accepted == (differences(text) == [])


def test_outside_of_its_braces_a_pattern_is_plain_text() -> None:
    assert differences(ANNOTATED[-1]) == [(MISSING, 1), (UNEXPECTED, 2)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (BAD, [(UNEXPECTED, 1)]),
        (BAD + " // expected-error {{something else}}", [(UNEXPECTED, 1), (MISSING, 1)]),
        (BAD + " // expected-warning {{undeclared}}", [(UNEXPECTED, 1), (MISSING, 1)]),
        ("// expected-error@+1 {{undeclared}}\n\n" + BAD, [(MISSING, 1), (UNEXPECTED, 3)]),
        ("// expected-error@above {{undeclared}}\n" + BAD, [(MISSING, 1), (UNEXPECTED, 2)]),
        (BAD + " // expected-error {{undeclared}} here", [(UNEXPECTED, 1), (UNREAD, 1)]),
        (BAD + " // expected-error 2 {{undeclared}}", [(UNEXPECTED, 1), (UNREAD, 1)]),
        (BAD + " // expected-error-re {{undeclared {{(}}}}", [(UNEXPECTED, 1), (UNREAD, 1), (MISSING, 1)]),
        ("// expected-error@unknown {{undeclared}}\n\n" + BAD, []),
    ],
)
def test_differences(text: str, expected: list[tuple[str, int]]) -> None:
    assert differences(text) == expected


def test_an_annotation_answers_for_all_like_errors_of_its_line() -> None:
    two = '"a.b"(%x) : (i1) -> () "a.b"(%y) : (i1) -> () // expected-error {{undeclared}}'
    assert differences(two, "every") == []


def test_of_a_note_only_the_line_counts() -> None:
    text = "// expected-note@+1 {{prior use}}\n%x = arith.constant 1 : i1\n// expected-error@+1 {{different type}}\n"
    assert differences(text + "%y = arith.addi %x, %x : i2\n") == []


TWO_FUNCTIONS = """func.func @f() {
  "a.b"(%x) : (i1) -> () // expected-error {{undeclared}}
  return
}
func.func @g() -> i32 {
  return
}
"""


def test_what_mlir_opt_does_not_get_to_needs_no_annotation() -> None:
    assert differences(TWO_FUNCTIONS) == []
    assert differences(TWO_FUNCTIONS, "every") == [(UNEXPECTED, 6)]


def test_another_part_is_another_program() -> None:
    parts = TWO_FUNCTIONS.replace("func.func @g", "// -----\nfunc.func @g")
    assert differences(parts) == [(UNEXPECTED, 7)]
    assert differences(parts, "only-expected") == []


def test_lints_need_no_annotation() -> None:
    twice = "  memref.dealloc %a {bufferization.manual_deallocation} : memref<4xf32>\n" * 2
    assert differences(f"func.func @f(%a: memref<4xf32>) {{\n{twice}  return\n}}\n") == []


# --- The command line -----------------------------------------------------------------------------------------------


def test_what_is_expected_is_clean(command: Command) -> None:
    path = command.file("a.mlir", TWO_FUNCTIONS)
    run = command("--check", "--verify-diagnostics", path)
    assert (run.status, run.out) == (0, "")
    run = command("--check", "--verify-diagnostics=every", "--format", "json", path)
    assert run.status == 1
    assert [record["code"] for record in run.records] == [UNEXPECTED]


def test_lines_with_expectations_are_left_out(command: Command) -> None:
    run = command("--check", "--ignore-expected", "--format", "json", command.file("a.mlir", TWO_FUNCTIONS))
    assert [record["line"] for record in run.records if record["severity"] == "error"] == [6]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--check", "--verify-diagnostics=some", "a.mlir"], "all, every, only-expected"),
        (["--check", "--verify-diagnostics", "--ignore-expected", "a.mlir"], "exclude each other"),
        (["--apply", "", "--ignore-expected", "a.mlir"], "belongs to --check"),
        (["--check", "--ignore-expected=yes", "a.mlir"], "takes no value"),
    ],
)
def test_what_makes_no_sense(command: Command, arguments: list[str], words: str) -> None:
    run = command(*arguments)
    assert run.status == 2
    assert words in run.err


def test_annotations_are_added(command: Command) -> None:
    twice = f"  {BAD}\n// -----\n{BAD}  // expected-error {{{{something else}}}}\n"
    path = command.file("a.mlir", twice)
    run = command("--check", "--add-expected", path)
    assert run.err == "pydealloc-lsp: added expected-diagnostic comments for 2 lines of 1 file\n"
    comment = "// expected-error @+1 {{use of undeclared SSA value name}}"
    assert path.read_text() == twice.replace(f"  {BAD}", f"  {comment}\n  {BAD}").replace(
        f"\n{BAD}", f"\n{comment}\n{BAD}"
    )
    assert command("--check", "--add-expected", path).err == ""


@pytest.mark.parametrize(
    ("text", "first"),
    [
        # mlir-opt stops at the first syntax error, and verifies nothing then.
        ('"a.b"() : () -> (\n"c.d"() : () -> (\n', 1),
        ('func.func @f() {\n  "func.return"(%x) : (i1) -> ()\n}\n"arith.addi"() : () -> ()\n', 2),
        # Types are read before anything is verified.
        ('"arith.addi"() : () -> ()\nfunc.func private @f(!emitc.opaque<"">)\n', 2),
        # What we add to mlir-opt's words is left out.
        ('llvm.func @f(!llvm.ptr {llvm.align = "two"})\n', 1),
    ],
)
@pytest.mark.oracle
def test_only_what_mlir_opt_reaches_is_annotated(text: str, first: int, oracle: Oracle) -> None:
    document = parse_document(text)
    edits = expected_comments(document, findings_of(document))
    assert [text.count("\n", 0, edit.start) + 1 for edit in edits] == [first]
    assert oracle.run(apply_edits(text, edits), "--verify-diagnostics", "--allow-unregistered-dialect").accepted


SEVERAL = [
    # Two errors about one place.
    "func.func private @f(!llvm.ptr<i32>)\n",
    "!list = !llvm.struct<(ptr<i32>)>\n",
    # A note beside the error.
    "func.func @f(%a: i1) {\n  %0 = arith.addi %a, %a : i1\n  %1 = arith.addi %0, %0 : i2\n  return\n}\n",
    "func.func @f(%a: i1) {\n  %0 = arith.addi %a, %a : i1\n  %0 = arith.addi %a, %a : i1\n  return\n}\n",
    # Spellings of other releases, in LLVM 22's words and at its place.
    "func.func @f(%a: vector<4xf32>) {\n  %0 = vector.extract %a[0] :\n    vector<4xf32>\n  return\n}\n",
    'func.func @f() {\n  %0 = "tosa.const"() {value = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>\n  return\n}\n',
    # An attribute is looked at while its operation is read: before all counts and missing attributes.
    """func.func @f(%a: tensor<4x2xi32>) {
  %0 = "tosa.const"() {value = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
  %1 = "tosa.reverse"(%a) {axis = 0 : i64} : (tensor<4x2xi32>) -> tensor<4x2xi32>
  return
}
""",
    'func.func @f(%a: i32) {\n  %0 = "arith.cmpi"(%a) {predicate = "eq"} : (i32) -> i1\n  return\n}\n',
    """func.func @f(%a: f32) {
  %0 = arith.addi %a, %a : f32
  %1 = "arith.cmpi"(%a, %a) {predicate = "eq"} : (f32, f32) -> i1
  return
}
""",
]


@pytest.mark.parametrize("text", SEVERAL)
@pytest.mark.oracle
def test_all_that_mlir_opt_reports_is_annotated(text: str, oracle: Oracle) -> None:
    document = parse_document(text)
    findings = Configuration().filtered(findings_of(document), text)
    annotated = apply_edits(text, expected_comments(document, findings))
    assert annotated != text
    assert oracle.run(annotated, "--verify-diagnostics").accepted, annotated
    document = parse_document(annotated)
    findings = Configuration().filtered(findings_of(document), annotated)
    assert expected_comments(document, findings) == []
    assert held_against(document, findings) == []


ADD = '  %0 = "arith.addi"(%a, %a) : (f32, f32) -> f32\n'
WANTED = "// expected-error @+{} {{{{operand #0 must be signless-integer-like}}}}\n"


@pytest.mark.parametrize(
    ("annotation", "distance"),
    [
        ("  // expected-error @+1 {{something else}}\n", 2),
        ("  // expected-error @below {{something else}}\n", 2),
        ("// expected-error @+2 {{something else}}\n\n", 3),
        ("// expected-error @unknown {{something else}}\n", 1),
        ("", 1),
    ],
)
def test_a_new_annotation_keeps_the_distance_of_those_that_are_there(annotation: str, distance: int) -> None:
    text = f"func.func @f(%a: f32) {{\n{annotation}{ADD}  return\n}}\n"
    (edit,) = expected_comments(parse_document(text), findings_of(parse_document(text)))
    assert edit.text.lstrip() == WANTED.format(distance)
    place = text.index(ADD) if distance == 1 else text.index(annotation)
    assert edit.start == place


@pytest.mark.oracle
def test_the_terminator_of_a_block_is_looked_for_last(oracle: Oracle) -> None:
    text = f"func.func @f(%a: f32) {{\n{ADD}}}\n"
    edits = expected_comments(parse_document(text), findings_of(parse_document(text)))
    assert [edit.text.lstrip() for edit in edits] == [WANTED.format(1)]
    assert oracle.run(apply_edits(text, edits), "--verify-diagnostics").accepted


UNDESCRIBED = """\
func.func @f(%a: i32) {{
  // expected-error @+1 {{{{{}}}}}
  {}
  return
}}
"""


@pytest.mark.parametrize(
    ("words", "line", "left"),
    [
        ("op is something only the dialect knows", "foo.op %a : i32", 1),
        ("op is something only the dialect knows", '"foo.op"(%a) : (i32) -> ()', 1),
        ("'foo.op' op cannot be here", "%0 = arith.addi %a, %a : i32", 1),
        ("a key is wrong", "%0 = arith.addi %a, %a {foo.key = 1} : i32", 1),
        ("the type is wrong", '"builtin.unrealized_conversion_cast"(%a) : (i32) -> !foo.bar', 1),
        ("something else", "%0 = arith.addi %a, %a : i32  // foo.bar", 0),
        ("something else", "%0 = arith.addi %a, %a : i32", 0),
    ],
)
def test_what_only_an_undescribed_dialect_reports_is_left_out_and_counted(words: str, line: str, left: int) -> None:
    document = parse_document(UNDESCRIBED.format(words, line))
    missing = [one for one in held_against(document, []) if one.code == MISSING]
    assert left_out(missing) == left
    assert [one.severity for one in missing] == [Severity.HINT if left else Severity.ERROR]


def test_the_number_of_annotations_left_out_is_said(tmp_path: Path) -> None:
    file = tmp_path / "a.mlir"
    file.write_text(UNDESCRIBED.format("something", "foo.op %a : i32"))
    for form in ("text", "json", "sarif"):
        done = process("--check", "--isolated", "--verify-diagnostics", "--format", form, file)
        assert done.status == 0, done
        assert "1 annotation left out" in done.err
