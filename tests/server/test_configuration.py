"""Configuration: which file counts, what it may say, and what is said about a wrong one."""

from __future__ import annotations

import pytest

from pydealloc.server.config import discovery as configuration
from pydealloc.server.config.discovery import Configurations
from pydealloc.server.io.files import UserFacingError
from pydealloc.syntax.text.findings import Severity
from tests.server.command import LEAKS, OWNERSHIP, REFUSED, Command

DECLARED = '[operations."x.y"]\neffects = "none"\n'


@pytest.fixture(autouse=True)
def _forget() -> None:
    configuration.configurations.cache_clear()


# --- Which file -----------------------------------------------------------------------------------------------------


def test_the_nearest_file_above_counts(command: Command) -> None:
    command.file("pydealloc.toml", 'ignore = ["far"]')
    command.file("a/pydealloc.toml", 'ignore = ["near"]')
    below = command.file("a/b/c.mlir", "")
    assert Configurations().for_file(str(below)).ignore == ("near",)
    assert Configurations().for_file(str(command.folder / "d.mlir")).ignore == ("far",)


def test_a_project_file_counts_if_it_has_the_table(command: Command) -> None:
    command.file("pyproject.toml", '[tool.pydealloc]\nignore = ["outer"]')
    command.file("a/pyproject.toml", '[project]\nname = "x"\ndependencies = ["pydealloc-lsp"]')
    below = command.file("a/c.mlir", "")
    assert Configurations().for_file(str(below)).ignore == ("outer",)
    command.file("a/pyproject.toml", '[tool.pydealloc]\nignore = ["inner"]')
    assert Configurations().for_file(str(below)).ignore == ("inner",)


def test_a_project_file_without_a_word_of_us_is_passed_over(command: Command) -> None:
    command.file("pydealloc.toml", 'ignore = ["outer"]')
    command.file("a/pyproject.toml", '[project]\nname = "x"')
    assert Configurations().for_file(str(command.file("a/c.mlir", ""))).ignore == ("outer",)


def test_a_given_file_wins_and_isolation_wins_over_all(command: Command) -> None:
    command.file("pydealloc.toml", 'ignore = ["near"]')
    given = command.file("other.toml", 'ignore = ["given"]')
    below = str(command.file("c.mlir", ""))
    assert Configurations(str(given)).for_file(below).ignore == ("given",)
    assert Configurations(isolated=True).for_file(below) is configuration.DEFAULT


def test_standard_input_has_the_configuration_of_the_current_folder(command: Command) -> None:
    command.file("pydealloc.toml", 'ignore = ["here"]')
    assert Configurations().for_file(None).ignore == ("here",)


# --- What it says ---------------------------------------------------------------------------------------------------


def test_codes_are_ignored_and_graded(command: Command) -> None:
    path = command.file("a.mlir", REFUSED)
    settings = command.file("pydealloc.toml", '[severity]\n"dealloc-*" = "hint"\ndealloc-unknown-effects = "error"')
    (record,) = command("--check", "--select", "deallocation", "--format", "json", path).records
    assert record["severity"] == Severity.ERROR.value
    configuration.configurations.cache_clear()
    settings.write_text('ignore = ["dealloc-*"]')
    assert command("--check", path).status == 0


def test_dynamic_ownership_is_for_checks_too(command: Command) -> None:
    text = (
        "func.func private @f(%m: memref<2xf32>) -> (memref<2xf32> {a.b}) {\n  return %m : memref<2xf32>\n}\n"
        "func.func @g(%m: memref<2xf32>) {\n  call @f(%m) : (memref<2xf32>) -> memref<2xf32>\n  return\n}\n"
    )
    path = command.file("a.mlir", text)
    assert command("--check", path).status == 0
    configuration.configurations.cache_clear()
    command.file("pydealloc.toml", "private-function-dynamic-ownership = true")
    assert "dealloc-result-attributes" in command("--check", path).out


@pytest.mark.parametrize("effects", ['"none"', '"read"', '["read", "write"]', '{ operands = [["read"]] }'])
def test_an_operation_with_declared_effects_is_accepted(command: Command, effects: str) -> None:
    command.file("pydealloc.toml", f'[operations."x.y"]\neffects = {effects}')
    assert command("--check", command.file("a.mlir", REFUSED)).status == 0


def test_declared_allocations_are_freed(command: Command) -> None:
    text = LEAKS.replace("memref.alloc() : memref<4xf32>", '"x.new"() : () -> memref<4xf32>')
    path = command.file("a.mlir", text)
    command.file("pydealloc.toml", '[operations."x.new"]\neffects = "allocate"')
    assert "bufferization.dealloc" in command("--apply", OWNERSHIP, path).out


def test_declared_frees_are_refused(command: Command) -> None:
    command.file("pydealloc.toml", '[operations."x.y"]\neffects = "free"')
    assert "dealloc-frees-buffer" in command("--check", command.file("a.mlir", REFUSED)).out


BLOCKS = """\
// RUN: mlir-opt %s --buffer-deallocation-pipeline
func.func @f(%m: memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  "x.jump"(%m)[^bb1] : (memref<4xf32>) -> ()
^bb1(%n: memref<4xf32>):
  return
}
"""


def test_declared_branches_pass_ownership_on(command: Command) -> None:
    path = command.file("a.mlir", BLOCKS)
    assert command("--check", path).status == 1
    configuration.configurations.cache_clear()
    command.file("pydealloc.toml", '[operations."x.jump"]\neffects = "none"\nterminator = "branch"')
    assert command("--check", path).status == 0
    assert "^bb1(%n: memref<4xf32>, %" in command("--apply", OWNERSHIP, path).out


# --- What is wrong --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ('\nignor = ["a"]', "2:1", "unknown setting `ignor`; did you mean `ignore`?"),
        ("ignore = 3", "1:1", "`ignore` must be a list of strings"),
        ("[severity]\n  x = 'loud'", "2:3", "`x` must be one of error, warning, information, hint"),
        ("private-function-dynamic-ownership = 1", "1:1", "must be true or false"),
        ("operations = 1", "1:1", "`operations` must be a table"),
        ("[operations.'x.y'", "1:18", "expected ']'"),
        ('[operations."x.y"]\neffect = "none"', "2:1", "unknown fact `effect`; did you mean `effects`?"),
        ('[operations."x.y"]\neffects = ["reed"]', "2:1", "'reed' is no effect; did you mean `read`?"),
        ('[operations."x.y"]\neffects = 3', "2:1", "3 is no effect"),
        ('[operations."x.y"]\neffects = { operand = [] }', "2:1", "did you mean `operands`?"),
        ('[operations."x.y"]\neffects = { operands = "read" }', "2:1", "must be a list"),
        ('[operations."x.y"]\nterminator = "exit"', "2:1", "`terminator` must be one of return, branch"),
        ('[operations."x.y"]\nview-of = -1', "2:1", "`view-of` must be a number"),
        ("[operations.x]\neffects = 'none'", "1:1", "write it with its dialect"),
        ('ignore = []\n[operations."memref.alloc"]', "2:1", "is an operation of MLIR itself"),
        ("[tool]", "1:1", "unknown setting `tool`"),
    ],
)
def test_a_wrong_setting_is_pointed_at(command: Command, text: str, place: str, words: str) -> None:
    settings = command.file("pydealloc.toml", text)
    with pytest.raises(UserFacingError) as caught:
        Configurations().for_file(str(command.folder / "a.mlir"))
    assert str(caught.value).startswith(f"{settings}:{place}: ")
    assert words in str(caught.value)


def test_a_broken_configuration_is_said_once(command: Command) -> None:
    command.file("pydealloc.toml", "ignore = 3")
    for name in "abc":
        command.file(f"{name}.mlir", LEAKS)
    run = command("--check", ".")
    assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)
    assert command("--check", "--isolated", ".").status == 0


def test_a_setting_in_a_project_file_is_pointed_at(command: Command) -> None:
    command.file("pyproject.toml", '[project]\nname = "x"\n\n[tool.pydealloc]\nignroe = []\n')
    with pytest.raises(UserFacingError, match=r"pyproject\.toml:5:1: unknown setting `ignroe`"):
        Configurations().for_file(str(command.folder / "a.mlir"))


# --- Operations in a syntax of their own ------------------------------------------------------------------------------

LOOP = """\
[operations."my.alloc"]
effects = { results = ["allocate"] }
[operations."my.loop"]
regions = "loop"
recursive-effects = true
[operations."my.yield"]
effects = "none"
terminator = "return"
[operations."my.call"]
call = true
"""
LOOPS = """\
func.func @f(%n: index, %m: memref<4xf32>) {
  %r = my.loop %n, %m : memref<4xf32> -> memref<4xf32> {
  ^bb0(%i: memref<4xf32>):
    %k = my.alloc with %n : memref<4xf32>
    my.yield %k : memref<4xf32>
  }
  %x = memref.load %r[%n] : memref<4xf32>
  return
}
"""


def test_what_has_to_change_becomes_generic(command: Command) -> None:
    command.file("pydealloc.toml", LOOP)
    run = command("--apply", OWNERSHIP, command.file("a.mlir", LOOPS))
    assert run.status == 0
    assert '%r, %owned = "my.loop"(%n, %m, %false) ({' in run.out
    assert "%k = my.alloc with %n : memref<4xf32>" in run.out
    assert '"my.yield"(%k, %owned_1) : (memref<4xf32>, i1) -> ()' in run.out


def test_words_that_nobody_understands_are_not_dropped(command: Command) -> None:
    command.file("pydealloc.toml", LOOP)
    run = command("--apply", OWNERSHIP, command.file("a.mlir", LOOPS.replace("%n, %m", "%n over %m")))
    assert (run.status, run.out) == (1, "")
    assert "foreign-operation-changes" in run.err
    assert "a.mlir:2:8" in run.err
    assert "mlir-opt says" not in run.err


CALLS = """\
func.func private @g(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}
func.func @f(%a: memref<4xf32>, %i: index) {
  %b = "my.call"(%a) {to = @g} : (memref<4xf32>) -> memref<4xf32>
  %x = memref.load %b[%i] : memref<4xf32>
  return
}
"""


def test_a_declared_call_hands_out_what_its_function_does(command: Command) -> None:
    command.file("pydealloc.toml", LOOP)
    pipeline = OWNERSHIP + "{private-function-dynamic-ownership=true}"
    run = command("--apply", pipeline, command.file("a.mlir", CALLS))
    assert run.status == 0
    assert '%b, %owned = "my.call"(%a) {to = @g} : (memref<4xf32>) -> (memref<4xf32>, i1)' in run.out
    written = CALLS.replace(
        '"my.call"(%a) {to = @g} : (memref<4xf32>) -> memref<4xf32>', "my.call @g(%a) : memref<4xf32>"
    )
    assert command("--apply", pipeline, command.file("a.mlir", written)).status == 1
    assert command("--apply", OWNERSHIP, "a.mlir").status == 0
