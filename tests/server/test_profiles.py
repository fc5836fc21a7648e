"""Categories and profiles: what `--check` reports of limits of passes, by RUN lines, settings and options."""

from __future__ import annotations

import pytest

from pydealloc.server.commands.option_table import PROFILE as OPTION
from pydealloc.server.config import discovery
from pydealloc.server.config.finding_kinds import CATEGORIES, KINDS
from pydealloc.server.config.known_codes import codes
from pydealloc.server.config.profiles import PROFILES, category_of, named_passes
from tests.server.command import Command

UNKNOWN = """\
func.func @f() {
  %0 = memref.alloc() : memref<4xf32>
  "x.first"(%0) : (memref<4xf32>) -> ()
  "x.second"(%0) : (memref<4xf32>) -> ()
  return
}
"""
RUN = "// RUN: mlir-opt %s --pass-pipeline='builtin.module({})' | FileCheck %s\n"


def _limits(command: Command, *arguments: str) -> list[str]:
    run = command("--check", "--format", "json", *arguments, "a.mlir")
    return [record["code"] for record in run.records if category_of(record["code"]) == "deallocation"]


def test_the_option_knows_each_profile() -> None:
    assert [OPTION.type(name) for name in PROFILES] == list(PROFILES)


def test_each_code_has_a_category() -> None:
    assert sorted(kind.code for kind in KINDS) == [*codes()], "server/config/finding_kinds.py has a line for each page"
    assert tuple(sorted(KINDS, key=lambda kind: (CATEGORIES.index(kind.category), kind.code))) == KINDS
    assert category_of("dealloc-unknown-effects") == category_of("llvm22-kept-twice") == "deallocation"
    assert category_of("llvm22-shifted-view") == "deallocation", "a notice"
    assert category_of("verify-type") == "correctness"
    assert {category for profile in PROFILES.values() for category in profile} == {*CATEGORIES}


@pytest.mark.parametrize(
    ("pipeline", "count"),
    [
        ("canonicalize", 0),
        ("buffer-deallocation-pipeline", 1),
        ("func.func(ownership-based-buffer-deallocation{private-function-dynamic-ownership=true})", 1),
        ("buffer-deallocation-simplification", 0),
        ("my-buffer-deallocation-pipeline", 0),
    ],
)
def test_a_run_line_asks_for_limits(command: Command, pipeline: str, count: int) -> None:
    command.file("a.mlir", RUN.format(pipeline) + UNKNOWN)
    assert _limits(command) == ["dealloc-unknown-effects"] * count
    assert command("--check", "a.mlir").status == (1 if count else 0)


@pytest.mark.parametrize("name", ["FOO", "CHECK", "RUNX"])
def test_other_comments_ask_for_nothing(name: str) -> None:
    assert named_passes(f"// RUN: cat %s\n// {name}: --buffer-deallocation-pipeline\n") == frozenset()


def test_continued_and_defined_run_lines_count() -> None:
    text = "// DEFINE: %{p} = mlir-opt -expand-realloc\n// RUN: %{p} \\\n// RUN:   -buffer-deallocation-pipeline\n"
    assert named_passes(text) == {"expand-realloc", "buffer-deallocation-pipeline"}


@pytest.mark.parametrize(
    ("settings", "count"),
    [
        ("", 0),
        ('profile = "deallocation"', 1),
        ('profile = "all"', 1),
        ('profile = "correctness"', 0),
        ('deallocation = "llvm"', 1),
        ('deallocation = "minimal"', 0),
        ("private-function-dynamic-ownership = true", 1),
        ('select = ["dealloc-*"]', 1),
        ('select = ["deallocation"]', 1),
        ('profile = "all"\nignore = ["deallocation"]', 0),
        ('[severity]\n"dealloc-*" = "error"', 1),
        ('[severity]\n"dealloc-*" = "hint"', 0),
        ('[severity]\n"*" = "warning"', 0),
    ],
)
def test_settings_ask_for_limits(command: Command, settings: str, count: int) -> None:
    command.file("a.mlir", UNKNOWN)
    command.file("pydealloc.toml", settings)
    discovery.configurations.cache_clear()
    assert _limits(command) == ["dealloc-unknown-effects"] * count


def test_an_option_overrides_the_setting(command: Command) -> None:
    command.file("a.mlir", UNKNOWN)
    command.file("pydealloc.toml", 'profile = "correctness"')
    assert _limits(command) == []
    assert _limits(command, "--profile", "deallocation") == ["dealloc-unknown-effects"]


def test_only_functions_with_an_unfreed_buffer_have_limits(command: Command) -> None:
    given = UNKNOWN.replace("f()", "f(%0: memref<4xf32>)").replace("  %0 = memref.alloc() : memref<4xf32>\n", "")
    command.file("a.mlir", given)
    assert _limits(command, "--profile", "all") == []


def test_one_finding_lists_all_operations(command: Command) -> None:
    command.file("a.mlir", UNKNOWN)
    run = command("--check", "--format", "json", "--profile", "all", "a.mlir")
    (record,) = [one for one in run.records if one["code"] == "dealloc-unknown-effects"]
    assert record["message"] == "Deallocation not possible in `@f`: 2 operations with unknown memory effects"
    assert [note["line"] for note in record["notes"]] == [4]


def test_unregistered_dialects_are_one_finding_per_file(command: Command) -> None:
    body = "".join(f"  {name}.op %a : i32\n" for name in ("foo", "bar", "foo", "baz", "qux", "foo"))
    command.file(
        "a.mlir", f"func.func @f(%a: i32) {{\n{body}  return\n}}\nfunc.func @g(%a: i32) {{\n{body}  return\n}}\n"
    )
    (record,) = command("--check", "--format", "json", "a.mlir").records
    assert (record["severity"], record["code"], record["line"]) == ("hint", "unknown-dialect", 2)
    assert record["message"] == (
        "Unregistered dialects 'foo', 'bar', 'baz' and 1 more: the custom syntax of 12 operations is not checked"
    )
    assert [note["line"] for note in record["notes"]] == [3, 5, 6]


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ("", ["alloc-in-loop", "small-heap-buffer"]),
        ("max-stack-bytes = 8\nmin-loop-bytes = 16\n", ["alloc-in-loop"]),
        ("min-loop-bytes = 17\n", ["small-heap-buffer"]),
    ],
)
def test_sizes_limit_better_places(command: Command, settings: str, expected: list[str]) -> None:
    text = "func.func @f(%m: memref<4xf32>, %x: f32) {\n  affine.for %i = 0 to 4 {\n"
    local = "%{0} = memref.alloc() : memref<4xf32>\nlinalg.fill ins(%x : f32) outs(%{0} : memref<4xf32>)\n"
    text += local.format("a") + "  }\n" + local.format("b") + "  return\n}\n"
    command.file("a.mlir", text)
    command.file("pydealloc.toml", 'profile = "all"\n' + settings)
    run = command("--check", "--format", "json", "a.mlir")
    assert [one["code"] for one in run.records if category_of(one["code"]) == "performance"] == expected
