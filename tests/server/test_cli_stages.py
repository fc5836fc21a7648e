"""`--apply`, watched: files and dumps after each pass, the account of the ownership pass, and `--compat`."""

from __future__ import annotations

import pytest

from tests.server.command import CLEAN, LEAKS, OWNERSHIP, Command

PIPELINE = f"cse,{OWNERSHIP},bufferization-lower-deallocations"
SHRINKS = """\
func.func @half(%m: memref<32xf32>) -> memref<2xf32> {
  %0 = memref.realloc %m : memref<32xf32> to memref<2xf32>
  return %0 : memref<2xf32>
}
"""


def test_a_file_for_each_pass_that_changed_something(command: Command) -> None:
    run = command("--apply", PIPELINE, "--emit-stages", "stages", command.file("a.mlir", LEAKS))
    names = sorted(path.name for path in (command.folder / "stages").iterdir())
    assert names == [f"a.02-{OWNERSHIP}.mlir", "a.03-bufferization-lower-deallocations.mlir"]
    assert (command.folder / "stages" / names[0]).read_text().count("bufferization.dealloc") == 1
    assert (command.folder / "stages" / names[1]).read_text() == run.out


def test_parts_of_a_file_are_put_together(command: Command) -> None:
    text = LEAKS + "// -----\n" + CLEAN
    run = command("--apply", OWNERSHIP, "--emit-stages", "stages", command.file("a.mlir", text))
    (written,) = (command.folder / "stages").iterdir()
    assert written.read_text() == run.out
    assert run.out.endswith("// -----\n" + CLEAN)


def test_the_program_after_each_pass(command: Command) -> None:
    run = command("--apply", PIPELINE, "--print-ir-after-all", command.file("a.mlir", LEAKS))
    headers = [line for line in run.err.splitlines() if line.startswith("// ")]
    assert headers == [f"// -----// IR Dump After {name} //----- //" for name in PIPELINE.split(",")]
    assert "  // mine\n" in run.err


def test_the_account_of_what_was_inserted(command: Command) -> None:
    run = command("--apply", OWNERSHIP, "--trace", command.file("a.mlir", LEAKS))
    lines = [line.partition(": trace: ")[2] for line in run.err.splitlines()]
    assert lines == [
        "%0 is owned in the entry block of `func.func`, because it is allocated here",
        "deallocation before `func.return`: frees %0",
    ]
    assert "a.mlir:2:3: trace: " in run.err


def test_the_right_thing_unless_the_other_one_is_asked_for(command: Command) -> None:
    path = command.file("a.mlir", SHRINKS)
    safe = command("--apply", "expand-realloc", path)
    assert safe.status == 0
    assert "information[llvm22-shrinking-realloc]" in safe.err
    as_llvm = command("--compat=llvm22", "--apply", "expand-realloc", path)
    assert as_llvm.status == 1
    assert "slice along dimension 0 runs out-of-bounds: 31 >= 2" in as_llvm.err


def test_the_configuration_may_ask_for_it(command: Command) -> None:
    command.file("pydealloc.toml", 'compat = "llvm22"\n')
    path = command.file("a.mlir", SHRINKS)
    assert command("--apply", "expand-realloc", path).status == 1
    assert command("--compat", "safe", "--apply", "expand-realloc", path).status == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--compat=llvm19", "--apply", "cse", "a.mlir"), "--compat is one of safe, llvm22, not `llvm19`"),
        (("--check", "--trace", "a.mlir"), "--trace belongs to --apply PIPELINE"),
        (("--apply", "func.func(nothing)", "a.mlir"), "unknown pass `nothing`\n  func.func(nothing)\n            ^"),
    ],
)
def test_what_makes_no_sense(command: Command, arguments: tuple[str, ...], message: str) -> None:
    command.file("a.mlir", CLEAN)
    run = command(*arguments)
    assert run.status == 2
    assert message in run.err
