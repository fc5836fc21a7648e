"""What is looked for, where: arguments, settings for some files, settings from elsewhere, files that are left out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pydealloc.server.config import discovery as configuration
from pydealloc.server.io.gitignore import PathPatterns
from tests.server.command import LEAKS, REFUSED, WRONG, Command

AFTER_FREE = """\
func.func @f(%x: f32, %i: index) {
  %0 = memref.alloc() : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  return
}
"""


def codes(command: Command, *arguments: str) -> set[str]:
    configuration.configurations.cache_clear()
    return {record["code"] for record in command("--check", "--format", "json", *arguments).records}


# --- Arguments ------------------------------------------------------------------------------------------------------


def test_only_what_is_selected_is_reported(command: Command) -> None:
    command.file("a.mlir", AFTER_FREE)
    assert codes(command, "--select", "use-*", "a.mlir") == {"use-after-free"}
    assert "use-after-free" not in codes(command, "--ignore", "use-after-free,dead-store", "a.mlir")
    assert codes(command, "--select", "use-*", "--select", "dead-store", "a.mlir") == {"use-after-free", "dead-store"}


def test_a_severity_decides_about_the_exit_status(command: Command) -> None:
    command.file("a.mlir", AFTER_FREE)
    everything = "--severity=use-after-free=hint,dealloc-*=information"
    assert command("--check", everything, "a.mlir").status == 0
    assert "error[use-after-free]" in command("--check", "--severity", "use-after-free=error", "a.mlir").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--ignore", "use-after-fre"], "there is no code `use-after-fre`; did you mean `use-after-free`?"),
        (["--select", "nothing-*"], "there is no code like `nothing-*`"),
        (["--severity", "use-after-free=loud"], "--severity needs CODE=LEVEL"),
        (["--severity", "use-after-free"], "--severity needs CODE=LEVEL"),
        (["--write-baseline"], "--write-baseline needs --baseline FILE"),
        (["--unsafe-fixes"], "--unsafe-fixes needs --fix"),
        (["--statistics", "--format", "sarif"], "--statistics knows --format text and json only"),
        (["--fix", "-"], "--fix needs files"),
        (["--format", "sarf"], "--format is one of text, json"),
        (["--verify-diagnostics", "--fix"], "exclude each other"),
    ],
)
def test_arguments_that_make_no_sense(command: Command, arguments: list[str], said: str) -> None:
    command.file("a.mlir", AFTER_FREE)
    run = command("--check", *arguments, "a.mlir")
    assert run.status == 2
    assert said in run.err


def test_what_belongs_to_check_belongs_to_nothing_else(command: Command) -> None:
    run = command("--check-format", "--select", "syntax", command.file("a.mlir", AFTER_FREE))
    assert (run.status, run.err) == (2, "pydealloc-lsp: --select belongs to --check\n")


def test_exit_zero_is_about_findings_alone(command: Command) -> None:
    command.file("a.mlir", WRONG)
    assert command("--check", "--exit-zero", "a.mlir").status == 0
    assert command("--check", "--exit-zero", "--format", "concise", "a.mlir").status == 0
    assert command("--check", "--exit-zero", "b.mlir").status == 2


def test_statistics_count_codes(command: Command) -> None:
    command.file("a.mlir", AFTER_FREE)
    command.file("b.mlir", AFTER_FREE)
    run = command("--check", "--statistics", "a.mlir", "b.mlir")
    assert (run.status, run.out.splitlines()[0]) == (1, "2  use-after-free")
    counts = {found["code"]: found["count"] for found in statistics(command, "a.mlir")["findings"]}
    assert counts["use-after-free"] == 1


def statistics(command: Command, *arguments: str) -> dict[str, list[dict[str, Any]]]:
    return json.loads(command("--check", "--statistics", "--format", "json", *arguments).out)


WITHOUT_RUN = """\
func.func @f(%t: tensor<4xf32>, %u: tensor<?xf32>, %x: f32, %i: index) -> (tensor<4xf32>, tensor<?xf32>, f32, f32) {
  %0 = tensor.insert %x into %t[%i] : tensor<4xf32>
  %1 = tensor.insert %x into %u[%i] : tensor<?xf32>
  %2 = tensor.extract %t[%i] : tensor<4xf32>
  %3 = tensor.extract %u[%i] : tensor<?xf32>
  return %0, %1, %2, %3 : tensor<4xf32>, tensor<?xf32>, f32, f32
}
"""
COPIES = '// RUN: mlir-opt -one-shot-bufferize="bufferize-function-boundaries" %s\n' + WITHOUT_RUN


def test_statistics_sum_copies(command: Command) -> None:
    command.file("a.mlir", COPIES)
    command.file("b.mlir", WITHOUT_RUN)
    sums = "One-Shot Bufferize would make 4 copies: 32 B, 2 of unknown size"
    # From the cache, the second time.
    for _ in range(2):
        run = command("--check", "--statistics", "--profile", "bufferization", "a.mlir", "b.mlir")
        assert run.out.splitlines()[-3:] == [
            "  a.mlir: @f: 2 copies: 16 B, 1 of unknown size",
            "  b.mlir: @f: 2 copies: 16 B, 1 of unknown size",
            sums,
        ]
    found, _ = statistics(command, "--profile", "bufferization", "a.mlir")["findings"]
    sizes = {"count": 2, "bytes": 16, "unknown_sizes": 1}
    functions = [{"file": "a.mlir", "function": "f", **sizes}]
    assert found == {"code": "bufferization-copy", "fixable": False, **sizes, "functions": functions}


HOLDS = """\
func.func @freed(%n: index) {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.alloc() : memref<256xf32>
  memref.dealloc %0 : memref<?xf32>
  memref.dealloc %1 : memref<256xf32>
  return
}
func.func @plain() {
  return
}
// -----
func.func @freed(%a: memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  memref.copy %a, %0 : memref<4xf32> to memref<4xf32>
  return
}
"""


def test_statistics_say_what_functions_hold(command: Command) -> None:
    command.file("out/a.mlir", HOLDS)
    command.file("out/b.mlir", LEAKS)
    table = command("--check", "--statistics", "--select", "syntax", "out").out.splitlines()
    assert [" ".join(line.split()) for line in table[:-2]] == [
        "peak allocations bytes copies frees function",
        "4·%n + 1024 B 2 4·%n + 1024 B 0 2 out/a.mlir:1: @freed, peak at line 3",
        "16 B 1 16 B 1 1 out/a.mlir:12: @freed (2), peak at line 13, planned",
        "16 B 1 16 B 0 1 out/b.mlir:1: @f, peak at line 2, planned",
    ]
    assert table[-2] == "3 functions with buffers in 2 files: 4 allocations, 1 copy, 4 frees"
    first, plain, *_ = statistics(command, "out/a.mlir")["functions"]
    assert first == {
        "file": "out/a.mlir",
        "function": "freed",
        "line": 1,
        "allocations": 2,
        "allocated_bytes": None,
        "allocated": "4·%n + 1024 B",
        "copies": 0,
        "frees": 2,
        "peak_bytes": None,
        "peak": "4·%n + 1024 B",
        "peak_line": 3,
        "unknown_operations": 0,
        "planned": False,
    }
    assert (plain["function"], plain["peak_bytes"], plain["peak_line"]) == ("plain", 0, None)


def test_statistics_of_nothing_say_so(command: Command) -> None:
    command.file("a.mlir", "func.func @f() {\n  return\n}\n")
    assert command("--check", "--statistics", "a.mlir").out == "no findings, and no function with buffers\n"


def test_statistics_leave_out_functions_with_errors(command: Command) -> None:
    command.file("a.mlir", WRONG + LEAKS.replace("@f", "@g"))
    command.file("b.mlir", WRONG)
    found = statistics(command, "a.mlir", "b.mlir")
    assert [one["function"] for one in found["functions"]] == ["g"]
    assert found["with_errors"] == ["a.mlir:1: @f", "b.mlir:1: @f"]
    table = command("--check", "--statistics", "a.mlir", "b.mlir").out.splitlines()
    assert table[-1] == "left out, because of errors: a.mlir:1: @f and 1 more"


def test_statistics_name_the_functions_with_the_most_copied_bytes(command: Command) -> None:
    functions = [WITHOUT_RUN.replace("4xf32", f"{size}xf32").replace("@f", f"@f{size}") for size in range(1, 24)]
    command.file("a.mlir", "".join(functions))
    lines = command("--check", "--statistics", "--profile", "bufferization", "a.mlir").out.splitlines()
    assert lines[-22] == "  a.mlir: @f23: 2 copies: 92 B, 1 of unknown size"
    assert lines[-2] == "  and 3 more functions"


def test_statistics_of_copies_of_unknown_size_alone(command: Command) -> None:
    command.file("a.mlir", WITHOUT_RUN.replace("tensor<4xf32>", "tensor<?xf32>"))
    run = command("--check", "--statistics", "--profile", "bufferization", "a.mlir")
    assert run.out.splitlines()[-1] == "One-Shot Bufferize would make 2 copies of unknown size"


def test_statistics_name_large_sizes_in_their_unit(command: Command) -> None:
    command.file("a.mlir", WITHOUT_RUN.replace("4xf32", "1536xf32"))
    run = command("--check", "--statistics", "--profile", "bufferization", "a.mlir")
    assert run.out.splitlines()[-1] == "One-Shot Bufferize would make 2 copies: 6 KiB, 1 of unknown size"


@pytest.mark.parametrize(
    "asked", [["--profile", "bufferization"], ["--profile", "all"], ["--select", "bufferization-copy"]]
)
def test_copies_are_found_where_only_the_command_line_asks(command: Command, asked: list[str]) -> None:
    command.file("a.mlir", WITHOUT_RUN)
    caching = ["--cache-dir", "kept"]
    # Without the findings of the pass first: an entry of the cache is no answer to the other question.
    assert codes(command, *caching, "a.mlir") == set()
    cold, warm = codes(command, *caching, *asked, "a.mlir"), codes(command, *caching, *asked, "a.mlir")
    assert "bufferization-copy" in cold
    assert cold == warm
    assert codes(command, *caching, "a.mlir") == set()


def test_comments_about_copies_are_used_or_unchecked(command: Command) -> None:
    lines = WITHOUT_RUN.splitlines(keepends=True)
    lines.insert(1, "  // pydealloc: ignore[bufferization-copy]\n")
    command.file("a.mlir", "".join(lines))
    assert codes(command, "--profile", "bufferization", "--select", "bufferization-copy,unused-ignore", "a.mlir") == {
        "bufferization-copy"
    }
    assert "unused-ignore" not in codes(command, "a.mlir")
    command.file("b.mlir", "// pydealloc: ignore-file[bufferization-copy]\nfunc.func @f() {\n  return\n}\n")
    assert codes(command, "--profile", "bufferization", "b.mlir") == {"unused-ignore"}


# --- Settings -------------------------------------------------------------------------------------------------------


def test_settings_for_some_files(command: Command) -> None:
    command.file("src/a.mlir", AFTER_FREE)
    command.file("tests/deep/a.mlir", AFTER_FREE)
    command.file("pydealloc.toml", '[per-path."tests/**"]\nignore = ["use-*"]\nseverity = { "dealloc-*" = "hint" }')
    assert "use-after-free" in codes(command, "src")
    assert "use-after-free" not in codes(command, "tests")
    assert command("--check", "tests").status == 0


def test_settings_select(command: Command) -> None:
    command.file("a.mlir", AFTER_FREE)
    command.file("pydealloc.toml", 'select = ["dead-store"]')
    assert codes(command, "a.mlir") == {"dead-store"}


def test_settings_extend_others(command: Command) -> None:
    command.file("common/base.toml", 'ignore = ["use-*"]\n[severity]\n"dealloc-*" = "hint"\n')
    command.file("project/pydealloc.toml", 'extend = "../common/base.toml"\n[severity]\ndead-store = "error"\n')
    command.file("project/a.mlir", AFTER_FREE)
    found = command("--check", "--format", "json", "project").records
    assert {record["code"]: record["severity"] for record in found} == {
        "dead-store": "error",
    }


def test_settings_replace_what_they_extend(command: Command) -> None:
    command.file("base.toml", 'ignore = ["use-*"]')
    command.file("pydealloc.toml", 'extend = "base.toml"\nignore = ["dead-store"]')
    command.file("a.mlir", AFTER_FREE)
    assert "use-after-free" in codes(command, "a.mlir")


def test_a_project_may_be_extended(command: Command) -> None:
    command.file("up/pyproject.toml", '[tool.pydealloc]\nignore = ["use-*"]')
    command.file("pydealloc.toml", 'extend = "up/pyproject.toml"')
    command.file("a.mlir", AFTER_FREE)
    assert "use-after-free" not in codes(command, "a.mlir")


def test_a_circle_of_settings(command: Command) -> None:
    command.file("pydealloc.toml", 'extend = "other.toml"')
    command.file("other.toml", 'extend = "pydealloc.toml"')
    run = command("--check", command.file("a.mlir", AFTER_FREE))
    assert run.status == 2
    assert "other.toml:1:1: `extend` is circular: pydealloc.toml -> other.toml -> pydealloc.toml" in run.err


def test_a_file_to_extend_that_is_not_there(command: Command) -> None:
    command.file("pydealloc.toml", '\nextend = "none.toml"')
    run = command("--check", command.file("a.mlir", AFTER_FREE))
    assert run.status == 2
    assert "pydealloc.toml:2:1: `extend` names none.toml, which is no file" in run.err


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ('ignore = ["use-after-fre"]', "1:11: warning: there is no code `use-after-fre`; did you mean"),
        ('[severity]\n"dealoc-*" = "hint"', "2:1: warning: there is no code like `dealoc-*`"),
        ('[per-path."a"]\nignore = ["x"]', "2:11: warning: there is no code `x`"),
    ],
)
def test_a_misspelt_code_is_told_and_the_rest_counts(command: Command, settings: str, said: str) -> None:
    command.file("pydealloc.toml", settings)
    run = command("--check", command.file("a.mlir", AFTER_FREE))
    assert run.status == 1
    assert said in run.err


def test_an_unknown_setting_of_some_files(command: Command) -> None:
    command.file("pydealloc.toml", '[per-path."a"]\nignor = ["x"]')
    run = command("--check", command.file("a.mlir", AFTER_FREE))
    assert run.status == 2
    assert 'unknown setting of [per-path."a"] `ignor`; did you mean `ignore`?' in run.err


def test_the_environment_names_a_configuration(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYDEALLOC_CONFIG", str(command.file("else.toml", 'ignore = ["use-*"]')))
    command.file("a.mlir", AFTER_FREE)
    assert "use-after-free" not in codes(command, "a.mlir")
    assert "use-after-free" in codes(command, "--isolated", "a.mlir")


def test_the_settings_of_a_file_are_shown(command: Command) -> None:
    command.file("base.toml", '[severity]\n"dealloc-*" = "hint"\n')
    command.file("pydealloc.toml", 'extend = "base.toml"\n[per-path."x/"]\nignore = ["memory-leak"]')
    run = command("--show-settings", "x/a.mlir")
    assert run.status == 0
    assert "# from pydealloc.toml\n# which extends base.toml\n" in run.out
    assert 'ignore = ["memory-leak"]' in run.out
    assert '"dealloc-*" = "hint"' in run.out
    assert "memory-leak" not in command("--show-settings", "y/a.mlir").out
    again = command.file("again.toml", run.out)
    assert 'ignore = ["memory-leak"]' in command("--show-settings", "--config", again, "y.mlir").out


def test_the_defaults_are_shown(command: Command) -> None:
    run = command("--show-settings", "--isolated", "a.mlir")
    assert run.out.startswith("# no configuration: these are the defaults\n")


# --- Files that are left out ----------------------------------------------------------------------------------------


def names(command: Command, *arguments: str) -> set[str]:
    return {record["file"] for record in command("--check", "--format", "json", *arguments).records}


def test_gitignore_is_followed(command: Command) -> None:
    (command.folder / ".git").mkdir()
    command.file(".gitignore", "# made\nbuild/\n*.tmp.mlir\n!keep.tmp.mlir\n/a/only.mlir\n")
    command.file("a/.gitignore", "!deep.tmp.mlir\nmade.mlir")
    for name in ("a/x.mlir", "a/build/x.mlir", "a/x.tmp.mlir", "a/keep.tmp.mlir", "a/deep.tmp.mlir", "a/only.mlir"):
        command.file(name, REFUSED)
    command.file("a/made.mlir", REFUSED)
    kept = {"a/x.mlir", "a/keep.tmp.mlir", "a/deep.tmp.mlir"}
    assert names(command, "a") == kept
    assert names(command, ".") == {f"./{name}" for name in kept}
    assert len(names(command, "--no-gitignore", "a")) == 7
    assert names(command, "a/made.mlir") == {"a/made.mlir"}


@pytest.mark.parametrize(
    ("settings", "ignored"),
    [
        ("", "default"),
        ("[core]\n\texcludesFile = ~/mine\n", "mine"),
        ("[CORE] ExcludesFile = ~/mine ; a comment\n", "mine"),
        ('[core]\n\texcludesfile = "~/mine"\n', "mine"),
        ('[core "other"]\n\texcludesFile = ~/mine\n', "default"),
        ("[core]\n\texcludesFile = ~/none\n[user]\n\texcludesFile = ~/mine\n", ""),
        ("[core]\n\texcludesFile = ~/none\n\texcludesFile = ~/mine\n", "mine"),
    ],
)
def test_the_excludes_file_of_git_is_followed(
    command: Command, monkeypatch: pytest.MonkeyPatch, settings: str, ignored: str
) -> None:
    home = command.folder / "home"
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.delenv("GIT_CONFIG_GLOBAL", raising=False)
    (command.folder / "project" / ".git").mkdir(parents=True)
    command.file("home/.gitconfig", settings)
    command.file("home/.config/git/ignore", "default.mlir\n")
    command.file("home/mine", "mine.mlir\n")
    everything = {"project/a/default.mlir", "project/a/mine.mlir"}
    for name in everything:
        command.file(name, REFUSED)
    assert names(command, "project") == everything - {f"project/a/{ignored}.mlir"}


def test_settings_of_the_repository_and_its_own_patterns_count_more(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", str(command.file("global", "[core]\nexcludesFile = /none\n")))
    command.file("p/.git/config", "[core]\n\texcludesFile = .patterns\n")
    command.file("p/.patterns", "*.mlir\n")
    command.file("p/.gitignore", "!a.mlir\n")
    for name in ("p/a.mlir", "p/b.mlir"):
        command.file(name, REFUSED)
    assert names(command, "p") == {"p/a.mlir"}


def test_outside_of_a_repository_what_is_above_does_not_count(command: Command) -> None:
    command.file(".gitignore", "*.mlir")
    command.file("a/x.mlir", REFUSED)
    assert names(command, "a") == {"a/x.mlir"}


def test_patterns_of_the_command_line_leave_out_what_is_named_too(command: Command) -> None:
    command.file("a/x.mlir", REFUSED)
    command.file("a/gen/y.mlir", REFUSED)
    command.file("b.mlir", LEAKS)
    assert names(command, "--exclude", "gen,b.mlir", "a", "b.mlir") == {"a/x.mlir"}
    assert names(command, "--exclude", "a/gen/**", "a") == {"a/x.mlir"}


@pytest.mark.parametrize(
    ("pattern", "path", "covered"),
    [
        ("tests/**", "tests/a/b.mlir", True),
        ("tests", "x/tests/b.mlir", True),
        ("/tests", "x/tests/b.mlir", False),
        ("tests/", "tests", False),
        ("*.mlir", "a/b.mlir", True),
        ("a/*.mlir", "a/b/c.mlir", False),
        ("a/**/c.mlir", "a/c.mlir", True),
        ("**/c.mlir", "a/b/c.mlir", True),
        ("[ab].mlir", "b.mlir", True),
        ("[!ab].mlir", "b.mlir", False),
        ("a?.mlir", "ab.mlir", True),
        ("\\!a.mlir", "!a.mlir", True),
        ("# a", "# a", False),
        ("a.mlir  ", "a.mlir", True),
        ("[", "[", False),
    ],
)
def test_patterns(pattern: str, path: str, covered: bool) -> None:
    assert PathPatterns([pattern]).covers(path) is covered
