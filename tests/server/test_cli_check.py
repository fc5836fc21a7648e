"""`--check`: findings, formats, exit codes, and what is said about a world that is not as it should be."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import zlib
from base64 import b85decode
from pathlib import Path

import pytest

from pydealloc.server.io.clone import commit_of, version_text
from tests.server.command import (
    CLEAN,
    COMMAND,
    EXAMPLES,
    LEAKS,
    OWNERSHIP,
    REFUSED,
    ROOT,
    WRONG,
    Command,
    interruptible,
    process,
)

# --- Findings -------------------------------------------------------------------------------------------------------


def test_a_clean_file_says_nothing(command: Command) -> None:
    run = command("--check", command.file("a.mlir", CLEAN))
    assert (run.status, run.out, run.err) == (0, "", "")


@pytest.mark.parametrize(
    ("texts", "arguments", "told"),
    [
        ([CLEAN, CLEAN], (), "no findings in 2 files\n"),
        ([LEAKS], (), "no findings in 1 file\n"),
        ([CLEAN], ("-q",), ""),
    ],
)
def test_a_clean_file_is_counted_on_a_terminal(
    command: Command, monkeypatch: pytest.MonkeyPatch, texts: list[str], arguments: tuple[str, ...], told: str
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    files = [command.file(f"{number}.mlir", text) for number, text in enumerate(texts)]
    run = command("--check", *arguments, *files)
    assert (run.status, run.out, run.err) == (0, "", told and f"pydealloc-lsp: {told}")


def test_text_shows_the_place(command: Command) -> None:
    command.file("a.mlir", WRONG)
    run = command("--check", "a.mlir")
    assert run.status == 1
    assert run.out.startswith("a.mlir:2:19: error[undefined-value]: ")
    assert "   2 |   %0 = arith.addi %a, %a : i32\n     |                   ^^\n" in run.out
    assert run.out.endswith("errors and 0 warnings in 1 file\n") or "1 error and 0 warnings in 1 file" in run.out


def test_json_has_the_fixed_fields(command: Command) -> None:
    command.file("a.mlir", WRONG)
    run = command("--check", "--format", "json", "./a.mlir")
    first = run.records[0]
    assert run.status == 1
    assert first["file"] == "./a.mlir"
    assert (first["line"], first["column"], first["end_line"], first["end_column"]) == (2, 19, 2, 21)
    assert (first["severity"], first["code"]) == ("error", "undefined-value")
    assert first["message"]


def test_json_without_findings_is_an_empty_list(command: Command) -> None:
    run = command("--check", "--format=json", command.file("a.mlir", CLEAN))
    assert (run.status, run.records) == (0, [])


def test_columns_count_code_points(command: Command) -> None:
    text = 'func.func @f() {\n  "a.b"() {c = "\U0001f600é"} : () -> () "a.b"(%x) : (i1) -> ()\n  return\n}\n'
    record = command("--check", "--format", "json", command.file("a.mlir", text)).records[0]
    line = text.split("\n")[1]
    assert line[record["column"] - 1 : record["end_column"] - 1] == "%x"


def test_hints_alone_are_clean(command: Command) -> None:
    text = "func.func @f() {\n  strange.op here\n  return\n}\n"
    run = command("--check", "--format", "json", command.file("a.mlir", text))
    assert run.status == 0
    assert {record["severity"] for record in run.records} == {"hint"}


def test_what_the_pass_made_is_clean(command: Command) -> None:
    path = command.file("a.mlir", LEAKS)
    assert command("--apply", OWNERSHIP, "--write", path).status == 0
    run = command("--check", "--format", "json", path)
    assert run.status == 0
    told = {(r["severity"], r["code"]) for r in run.records if r["severity"] != "hint"}
    assert told == set()


def test_a_refusal_is_a_warning_with_upstreams_words(command: Command) -> None:
    records = command("--check", "--format", "json", command.file("a.mlir", REFUSED)).records
    (record,) = [record for record in records if record["severity"] != "hint"]
    assert (record["severity"], record["code"], record["line"]) == ("warning", "dealloc-unknown-effects", 2)
    assert record["upstream"] == "ops with unknown memory side effects are not supported"
    assert "`x.y`" in record["message"]
    assert "pydealloc.toml" in record["help"]


def test_functions_without_buffers_are_not_asked_about_ownership(command: Command) -> None:
    text = 'func.func @f() {\n  "x.y"() : () -> ()\n  return\n}\n'
    assert command("--check", command.file("a.mlir", text)).status == 0


def test_functions_that_cannot_be_read_are_not_refused_too(command: Command) -> None:
    text = REFUSED.replace("  return", "  memref.aloc()\n  return")
    codes = [r["code"] for r in command("--check", "--format", "json", command.file("a.mlir", text)).records]
    assert codes == ["unknown-operation"]


SYMBOLS = """\
func.func private @f(i32)
func.func private @f(i32)
func.func @g(%a: i64) {
  func.call @h() : () -> ()
  func.call @f(%a) : (i64) -> ()
  return
}
"""


def test_symbols_across_functions(command: Command) -> None:
    records = command("--check", "--format", "json", command.file("a.mlir", SYMBOLS)).records
    assert [(r["line"], r["code"]) for r in records] == [
        (2, "redefinition"),
        (4, "undefined-symbol"),
        (5, "call-mismatch"),
    ]
    assert records[0]["notes"][0]["line"] == 1


def test_what_unreadable_text_may_define_is_not_undefined(command: Command) -> None:
    text = "func.func @f(%a: ) {\n  return\n}\nfunc.func @g() {\n  call @f() : () -> ()\n  return\n}\n"
    codes = {r["code"] for r in command("--check", "--format", "json", command.file("a.mlir", text)).records}
    assert "undefined-symbol" not in codes
    assert codes


# --- Inputs ---------------------------------------------------------------------------------------------------------


def test_folders_are_searched_in_sorted_order(command: Command) -> None:
    for name in ("d/b.mlir", "d/a/z.mlir", "d/.git/x.mlir", "d/c.txt"):
        command.file(name, WRONG)
    files = [record["file"] for record in command("--check", "--format", "json", "d").records]
    assert list(dict.fromkeys(files)) == [str(Path("d", "a", "z.mlir")), str(Path("d", "b.mlir"))]


def test_each_file_is_checked_once(command: Command) -> None:
    command.file("a.mlir", WRONG)
    once = command("--check", "--format", "json", "a.mlir").records
    assert command("--check", "--format", "json", "a.mlir", "a.mlir").records == once


def test_standard_input_has_a_name() -> None:
    assert process("--check", "-", stdin=WRONG.encode()).out.startswith("<stdin>:2:19: ")
    run = process("--check", "--stdin-filename", "b.mlir", "-", stdin=WRONG.encode())
    assert run.status == 1
    assert run.out.startswith("b.mlir:2:19: ")


def test_processes_give_the_same_in_the_same_order(command: Command) -> None:
    for number in range(12):
        command.file(f"d/{number}.mlir", [CLEAN, WRONG, REFUSED][number % 3])
    alone = command("--check", "--jobs", "1", "--format", "json", "d")
    assert command("--check", "--jobs", "3", "--format", "json", "d") == alone


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--check", "missing.mlir"], ["missing.mlir", "no such file"]),
        (["--check", "empty"], ["empty", "no .mlir file"]),
        (["--check", "binary.mlir"], ["binary.mlir", "binary file"]),
        (["--check", "latin.mlir"], ["latin.mlir", "not UTF-8", "0xe9"]),
        (["--check", "bytecode.mlir"], ["bytecode.mlir", "bytecode"]),
        (["--check"], ["--check needs files"]),
        (["--chek", "a.mlir"], ["unknown option --chek", "did you mean --check?"]),
        (["--check", "--format", "xml", "a.mlir"], ["--format is one of text, json"]),
        (["--check", "--apply", "cse", "a.mlir"], ["exclude each other"]),
        (["--check", "--write", "a.mlir"], ["--write belongs to --apply"]),
        (["--check", "a.mlir", "--config"], ["--config needs a value"]),
        (["--check", "--config", "none.toml", "a.mlir"], ["none.toml", "cannot be read"]),
        (["--check", "--jobs", "many", "a.mlir"], ["--jobs needs a number"]),
        (["--check", "--jobs", "a.mlir"], ["--jobs needs a number, not `a.mlir`"]),
        (["--pass-pipeline=cse", "a.mlir"], ["unknown option --pass-pipeline", "--apply PIPELINE runs passes"]),
        (["--undo", "a.mlir"], ["unknown option --undo", "--diff shows"]),
        (["--apply", "func.func()", "--dry-run", "a.mlir"], ["unknown option --dry-run", "--diff shows"]),
        (["a.mlir"], ["no command for a.mlir"]),
        (["--apply", "", "a.mlir", "b.mlir"], ["2 files, but one output"]),
        (["--apply", "", "-o", "no/folder/x.mlir", "a.mlir"], ["no/folder/x.mlir: cannot be written", "make it first"]),
        (["--apply", "", "--output-dir", "b.mlir", "a.mlir"], ["b.mlir: is a file; name a folder"]),
        (["--check", ""], ["an empty path"]),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(command: Command, arguments: list[str], words: list[str]) -> None:
    command.file("a.mlir", CLEAN)
    command.file("b.mlir", CLEAN)
    command.file("empty/readme.txt", "")
    command.file("binary.mlir", b"\x7fELF\x02\0\0\0\0\0\xff")
    command.file("latin.mlir", "// caf\u00e9\n".encode("latin-1"))
    command.file("bytecode.mlir", b"ML\xefR\x0dMLIR22.1.0\0")
    run = command(*arguments)
    assert run.status == 2
    assert run.out == ""
    assert run.err.count("\n") == 1, run.err
    for word in words:
        assert word in run.err


@pytest.mark.parametrize(
    ("pipeline", "words", "caret"),
    [
        ("cse,ownership-based-buffer-dealocation", ["unknown pass", "did you mean"], "    ^"),
        ("ownership-based-buffer-deallocation{x=1}", ["has no option `x`"], " " * 36 + "^"),
        ("a(", ["expected"], "  ^"),
    ],
)
def test_a_wrong_pipeline_is_shown_with_a_caret(command: Command, pipeline: str, words: list[str], caret: str) -> None:
    command.file("a.mlir", CLEAN)
    run = command("--apply", pipeline, "a.mlir")
    assert run.status == 2
    assert run.out == ""
    message, text, place = run.err.splitlines()
    assert all(word in message for word in words), message
    assert text == "  " + pipeline
    assert place == "  " + caret


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs a file that we may not read")
def test_an_unreadable_file_is_said_in_one_line(command: Command) -> None:
    path = command.file("a.mlir", CLEAN)
    path.chmod(0)
    run = command("--check", path)
    assert (run.status, run.err.count("\n")) == (2, 1)
    assert "permission denied" in run.err


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs a folder that we may not read")
def test_an_unreadable_folder_is_said_in_one_line(command: Command) -> None:
    command.file("a.mlir", CLEAN)
    locked = command.file("locked/b.mlir", CLEAN).parent
    locked.chmod(0)
    try:
        run = command("--check", ".")
    finally:
        locked.chmod(0o755)
    assert (run.status, run.err.count("\n")) == (2, 1)
    assert "locked: cannot be read: permission denied" in run.err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_said_in_one_line(command: Command) -> None:
    path = command.file("a.mlir", WRONG)
    with Path("/dev/full").open("wb") as full:
        run = subprocess.run([*COMMAND, "--check", path], stdout=full, stderr=subprocess.PIPE, timeout=60, check=False)
    assert (run.returncode, run.stderr.count(b"\n")) == (2, 1)
    assert b"standard output: no space left on device" in run.stderr


def test_the_other_files_are_checked_nevertheless(command: Command) -> None:
    command.file("a.mlir", WRONG)
    run = command("--check", "--format", "json", "missing.mlir", "a.mlir")
    assert run.status == 2
    assert run.records


def test_a_stray_nul_is_white_space(command: Command) -> None:
    assert command("--check", command.file("a.mlir", CLEAN.replace("  return", " \0return"))).status == 0


def test_colours_are_for_terminals(command: Command) -> None:
    path = command.file("a.mlir", WRONG)
    assert "\x1b" not in command("--check", path).out
    assert "\x1b[1;31merror" in command("--check", "--color", "always", path).out


def test_control_characters_do_not_reach_the_terminal(command: Command) -> None:
    path = command.file("a.mlir", 'func.func @f() {\n  "a.b"() {s = "\x1b[2J\t"} : (%q) -> ()\n  return\n}\n')
    assert "\x1b" not in command("--check", path).out


# --- The process ----------------------------------------------------------------------------------------------------


def test_version_and_help() -> None:
    assert process("--version").out.rstrip("\n") == f"pydealloc-lsp {version_text()}"
    assert "--apply PIPELINE" in process("--help").out


HEAVY = (
    "pygls",
    "lsprotocol",
    "lark",
    "argparse",
    "asyncio",
    "tomllib",
    "tomli",
    "difflib",
    "multiprocessing",
    "pathlib",
    "struct",
    # Of this project: what errors, loops, several blocks, layouts, and passes need.
    "pydealloc.analysis.dataflow.slices",
    "pydealloc.analysis.placement.hoisting",
    "pydealloc.analysis.liveness",
    "pydealloc.dialects.memref.view_verifier",
    "pydealloc.dialects.scf",
    "pydealloc.ir.builder",
    "pydealloc.ir.cloning",
    "pydealloc.ir.dominator_tree",
    "pydealloc.passes.ownership.state",
    "pydealloc.passes.pass_manager.base",
    "pydealloc.server.report.text",
    "pydealloc.syntax.parser.upstream_words",
    "pydealloc.syntax.text.suggestions",
)
FOREIGN = "// RUN: other-opt %s | FileCheck %s\n%0 = other.op 1 : i32\n"
OF_PASSES = (
    "pydealloc.passes.bufferize.analysis",
    "pydealloc.passes.pass_manager.base",
    "pydealloc.server.facts.bufferization_facts",
    "pydealloc.server.facts.other_releases",
)
"""What files need whose RUN lines name certain passes, or whose syntax another release may read."""


def test_hints_are_for_editors_and_programs(command: Command) -> None:
    path = command.file("a.mlir", LEAKS)
    assert command("--check", path).out == ""
    assert ("hint", "memory-leak") in {
        (record["severity"], record["code"]) for record in command("--check", "--format", "json", path).records
    }


@pytest.mark.parametrize(("text", "heavy"), [(LEAKS, HEAVY), (FOREIGN, OF_PASSES)])
def test_checking_an_ordinary_file_loads_nothing_heavy(text: str, heavy: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "a.mlir"
    path.write_text(text)
    script = (
        "import sys; from pydealloc.server.cli import main; status = main(sys.argv[1:]);"
        f"print([name for name in {heavy!r} if name in sys.modules]); sys.exit(status)"
    )
    # `-S` keeps out what other packages load at start. Our own package is found through a link then, because an
    # editable installation is itself something loaded at start.
    (tmp_path / "packages").mkdir()
    (tmp_path / "packages" / "pydealloc").symlink_to(ROOT, target_is_directory=True)
    found = [str(tmp_path / "packages"), *sys.path]
    result = subprocess.run(
        [sys.executable, "-S", "-c", f"import sys; sys.path[:0] = {found!r}; {script}", "--check", path],
        capture_output=True,
        text=True,
    )
    assert (result.returncode, result.stdout) == (0, "[]\n"), result.stderr


@pytest.mark.skipif(os.name == "nt", reason="pipes break differently there")
def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    for number in range(300):
        (tmp_path / f"{number}.mlir").write_text(WRONG)
    started = subprocess.Popen([*COMMAND, "--check", tmp_path], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert started.stdout is not None
    assert started.stderr is not None
    started.stdout.read(10)
    started.stdout.close()
    errors = started.stderr.read()
    assert (started.wait(60), errors) == (1, b"")
    started.stderr.close()


def test_processes_end_without_a_word(tmp_path: Path) -> None:
    """The pool's own thread once raced with the exit of the interpreter and wrote to a closed pipe."""
    for number in range(40):
        (tmp_path / f"{number}.mlir").write_text(CLEAN)
    for _ in range(3):
        ended = subprocess.run([*COMMAND, "--check", "--jobs", "2", tmp_path], capture_output=True, text=True)
        assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")


@pytest.mark.skipif(os.name == "nt", reason="signals differ there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_quietly(tmp_path: Path, jobs: str) -> None:
    for number in range(400):
        (tmp_path / f"{number}.mlir").write_text(WRONG * 40)
    started = subprocess.Popen(
        [*COMMAND, "--check", "--jobs", jobs, tmp_path],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=interruptible,
    )
    assert started.stdout is not None
    # Something came out, so it is in the middle of checking, or of writing into the full pipe.
    started.stdout.read(10)
    started.send_signal(signal.SIGINT)
    _, errors = started.communicate(timeout=60)
    assert (started.returncode, errors) == (130, b"")


# --- Any bytes ------------------------------------------------------------------------------------------------------


def mutated(data: bytes, source: random.Random) -> bytes:
    """`data` with a few cuts, repetitions, swaps and strange bytes."""
    result = bytearray(data)
    for _ in range(source.randint(1, 6)):
        at, length = source.randrange(len(result) + 1), source.randint(0, 30)
        piece = bytes(result[at : at + length])
        other = source.randrange(len(result) + 1)
        kind = source.randrange(5)
        if kind == 0:
            del result[at : at + length]
        elif kind == 1:
            result[other:other] = piece
        elif kind == 2:
            result[at : at + length] = result[other : other + length]
        elif kind == 3:
            result[at:at] = source.choice(
                [b'"', b"{", b"}", b"(", b"<", b"%", b"^", b"@", b"!", b"#", b"//", b"\r", b"\\"]
            )
        else:
            result[at:at] = bytes(source.randrange(256) for _ in range(source.randint(1, 3)))
    return bytes(result)


@pytest.mark.parametrize("example", sorted(EXAMPLES.rglob("*.mlir")), ids=lambda path: path.stem)
def test_any_bytes_give_findings_and_never_an_exception(command: Command, example: Path) -> None:
    source = random.Random(example.stem)
    data = example.read_bytes()
    for _ in range(15):
        path = command.file("a.mlir", mutated(data, source))
        for run in (
            command("--check", "--format", "json", path),
            command("--apply", "ownership-based-buffer-deallocation", "--diff", path),
            command("--apply", "", path),
        ):
            assert "Traceback" not in run.err, path.read_bytes()
            assert run.status in (0, 1) or "not UTF-8" in run.err or "binary" in run.err, run.err


BYTECODE = zlib.decompress(
    b85decode(
        "c-l3N&q~8U5XNUR8P{c5*0AVOilic<MQyEKJopE^h@zn0JV|U53?`|>6!hr9NAMAR9G^wspsu0=AIxut`Mx<n`@GWUXD3(N+r2?=7jU4ErH%}"
        "eBNlC@Sn%?yq;)#!8|*8ql(p8pT4m#(F7{w88Y7fwADZAaVCN7~OKv$N@>=xTi8Lo!mRIRbnLO;RjkY#Aqd~W`dC>Xq4}fUiaT~eSwqg$8%dkIX<"
        "4{<Knj@T>PN#<s<+VfQQTxrMN5&u^l!}>{&>4p5UqvFqAPnCbF9=2WM#yv_NrW$?3=5?+h~q`eqzKhQ%;-N>;XaYnN9)3ShMT`Lk1O&AS3PpLL~_"
        "PkA$-Kl+_FMzW3)6Xx}D@jlUI;Usv(qVS*IC14l_vVyt#vNJem|K)M+!RD@clBJcQ>wEk=-MFdSEpO;R<`Z_0=MZLciy8Zx+tCz$OjpR0W$3Y1<%"
        "U0VJIo(M>W"
    )
)
"""A function that frees nothing, as `mlir-opt` writes it."""


def test_bytecode_is_read_and_never_written(command: Command) -> None:
    path = Path(command.file("a.mlirbc", BYTECODE))
    printed = command("--apply", "", "a.mlirbc")
    assert "memref.alloc(%arg0)" in printed.out
    checked = command("--check", "--format", "json", "a.mlirbc")
    assert "memory-leak" in {finding["code"] for finding in json.loads(checked.out)}
    written = command("--apply", "minimal-deallocation-pipeline", "--write", "a.mlirbc")
    assert written.status == 2
    assert "is bytecode, which is read but not written" in written.err
    assert path.read_bytes() == BYTECODE


def test_the_version_of_a_clone_has_its_commit(tmp_path: Path) -> None:
    assert commit_of(tmp_path) == ""
    git = ["git", "-C", str(tmp_path), "-c", "user.name=x", "-c", "user.email=x@example.org"]
    for step in (["init", "-q"], ["commit", "-q", "--allow-empty", "-m", "one"]):
        subprocess.run([*git, *step], check=True)
    commit = subprocess.run([*git, "rev-parse", "HEAD"], check=True, capture_output=True, text=True).stdout.strip()
    assert commit_of(tmp_path) == commit
    subprocess.run([*git, "worktree", "add", "-q", "--detach", str(tmp_path / "tree")], check=True)
    assert commit_of(tmp_path / "tree") == commit
    subprocess.run([*git, "pack-refs", "--all"], check=True)
    assert commit_of(tmp_path) == commit


def test_tests_of_errors_are_told_apart_from_wrong_files(command: Command) -> None:
    text = "// RUN: mlir-opt %s -verify-diagnostics\n" + WRONG
    path = command.file("a.mlir", text)
    assert command("--check", path).err.count("--ignore-expected hides") == 1
    assert "--ignore-expected" not in command("--check", "--ignore-expected", path).err
    assert "--ignore-expected" not in command("--check", command.file("b.mlir", WRONG)).err
