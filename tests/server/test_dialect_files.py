"""Dialects of a user's own: TableGen dumps and IRDL, what is wrong with them, and the worked example."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from pydealloc.server.config import dialect_files
from pydealloc.server.config import discovery as configuration
from pydealloc.server.config.dialect_files import LoadedFile, cache_folder, load, read_compact
from pydealloc.server.io.files import UserFacingError
from tests.server.command import EXAMPLES, OWNERSHIP, Command

TBLGEN = shutil.which("llvm-tblgen-22")
INCLUDE = Path("/usr/lib/llvm-22/include")
needs_tblgen = pytest.mark.skipif(TBLGEN is None or not INCLUDE.is_dir(), reason="needs TableGen and MLIR's sources")
ARENA = EXAMPLES / "out-of-tree"
PROGRAM = (ARENA / "arena.mlir").read_text("utf-8")

BOX = """\
irdl.dialect @box {
  irdl.type @t {
    %0 = irdl.any
    irdl.parameters(of: %0)
  }
  irdl.attribute @"#a"
  irdl.operation @open {
    %0 = irdl.is i32
    %1 = irdl.parametric @box::@t<%0>
    %2 = irdl.base "!builtin.memref"
    %3 = irdl.any_of(%1, %2)
    irdl.operands(from: %3, rest: variadic %0, last: optional %0)
    irdl.results(out: %0)
    irdl.attributes {"mode" = %0}
    %r = irdl.region with size 1
    irdl.regions(body: %r)
  }
}
"""


@pytest.fixture(autouse=True)
def _apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(dialect_files.CACHE_VARIABLE, str(tmp_path / "cache"))
    configuration.configurations.cache_clear()


def dumped(folder: Path, source: Path = ARENA / "Arena.td") -> Path:
    target = folder / "dump.json"
    subprocess.run([str(TBLGEN), "--dump-json", "-I", str(INCLUDE), str(source), "-o", str(target)], check=True)
    return target


def changed(dump: Path, **fields: tuple[str, Any]) -> None:
    """Set one field of each of the records named, in a dump with a record's field on each line."""
    document = json.loads(dump.read_text("utf-8"))
    for record, (field, value) in fields.items():
        document[record][field] = value
    dump.write_text(json.dumps(document, indent=2), "utf-8")


def operation(*lines: str) -> str:
    """A dialect with an operation; `lines` begin on line 3."""
    return "irdl.dialect @d {\n  irdl.operation @o {\n    " + "\n    ".join(lines) + "\n  }\n}"


def problems(file: LoadedFile) -> list[tuple[int, int, str]]:
    return [(problem.line, problem.column, problem.message) for problem in file.problems]


# --- The worked example ---------------------------------------------------------------------------------------------


def test_the_example_is_read_in_its_own_syntax(command: Command) -> None:
    assert command("--check", ARENA).status == 0
    freed = command("--apply", OWNERSHIP, ARENA / "arena.mlir")
    assert freed.status == 0
    assert freed.out.count("bufferization.dealloc ") == 2
    assert command("--apply", OWNERSHIP, "--isolated", ARENA / "arena.mlir").status == 1


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("take best", "take bets", "expected '('"),
        ("[%from]", "(%from)", "expected '['"),
        ("arena.part %", "arena.prat %", "'arena.prat' is not among the known operations of 'arena'"),
        ("return", '"arena.prat"() : () -> ()\n  return', "'arena.prat' is not among the known operations of 'arena'"),
    ],
)
def test_mistakes_in_it_are_found(command: Command, old: str, new: str, message: str) -> None:
    shutil.copy(ARENA / "pydealloc.toml", command.folder)
    shutil.copy(ARENA / "Arena.json", command.folder)
    run = command("--check", command.file("a.mlir", PROGRAM.replace(old, new, 1)))
    assert run.status == 1
    assert message in run.out


def test_operations_of_a_dialect_of_which_only_types_are_loaded_are_not_missed(command: Command) -> None:
    """Who defines them in a file that TableGen could not read is not told about each of them."""
    command.file("types.irdl.mlir", "irdl.dialect @d {\n  irdl.type @t\n}\n")
    command.file("pydealloc.toml", 'dialects = ["types.irdl.mlir"]\n')
    run = command("--check", command.file("a.mlir", '%0 = d.make : !d.t\n%1 = "d.make"() : () -> !d.t\n'))
    assert run.status == 0, run.out


@needs_tblgen
def test_the_example_has_what_its_tablegen_says(command: Command) -> None:
    run = command("--compact-dialect", dumped(command.folder))
    assert (run.status, run.err) == (0, "")
    assert run.out == (ARENA / "Arena.json").read_text("utf-8")
    command("--compact-dialect", "dump.json", "-o", "again.json")
    assert (command.folder / "again.json").read_text("utf-8") == run.out


@needs_tblgen
def test_a_dump_itself_will_do(command: Command) -> None:
    dumped(command.folder)
    command.file("pydealloc.toml", (ARENA / "pydealloc.toml").read_text("utf-8").replace("Arena.json", "d*.json"))
    assert command("--check", command.file("deep/a.mlir", PROGRAM)).status == 0


# --- Dumps ----------------------------------------------------------------------------------------------------------


@needs_tblgen
def test_a_dump_is_described_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dump = dumped(tmp_path)
    first = load(str(dump))
    assert load(str(dump)) is first
    (kept,) = Path(cache_folder()).glob("*.json")
    assert read_compact(kept.read_bytes()[16:].decode()) is not None
    copy = Path(shutil.copy(dump, tmp_path / "copy.json"))
    monkeypatch.setattr(dialect_files, "describe_dump", None)
    assert load(str(copy)).documents == first.documents


@needs_tblgen
def test_a_damaged_cache_is_made_again(tmp_path: Path) -> None:
    dump = dumped(tmp_path)
    first = load(str(dump))
    (kept,) = Path(cache_folder()).glob("*.json")
    content = kept.read_bytes()
    kept.write_bytes(content.replace(b"arena.take", b"arena.rob"))
    assert load(str(shutil.copy(dump, tmp_path / "copy.json"))).documents == first.documents
    assert kept.read_bytes() == content


@needs_tblgen
def test_what_upstream_has_stays_as_it_is(tmp_path: Path) -> None:
    source = tmp_path / "More.td"
    source.write_text(
        """
include "mlir/Dialect/Arith/IR/ArithOps.td"
def NewOp : Op<Arith_Dialect, "new"> { let arguments = (ins AnyType:$x); let assemblyFormat = "$x attr-dict"; }
""",
        "utf-8",
    )
    (document,) = load(str(dumped(tmp_path, source))).documents
    assert (document["dialect"], list(document["ops"])) == ("arith", ["arith.new"])


_SELECT = """\
func.func @f(%c: i1, %x: i32) -> i32 {
  %0 = arith.select %c, %x, %x : i32
  return %0 : i32
}
"""


@needs_tblgen
def test_a_dump_replaces_operations_of_upstream(command: Command) -> None:
    source = Path(command.folder) / "Other.td"
    source.write_text(
        """
include "mlir/IR/OpBase.td"
def Arith_Dialect : Dialect { let name = "arith"; let cppNamespace = "::arith"; }
def SelectOp : Op<Arith_Dialect, "select"> {
  let arguments = (ins I1:$condition, AnyType:$yes, AnyType:$no);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$condition `?` $yes `:` $no attr-dict `:` type($yes) `,` type($no) `->` type($result)";
}
""",
        "utf-8",
    )
    dumped(Path(command.folder), source)
    command.file("pydealloc.toml", 'dialects = ["dump.json"]')
    assert "expected '?'" in command("--check", command.file("a.mlir", _SELECT)).out
    own = _SELECT.replace("%c, %x, %x : i32", "%c ? %x : %x : i32, i32 -> i32")
    run = command("--check", command.file("b.mlir", own))
    assert (run.status, run.out) == (0, "")


@needs_tblgen
def test_wrong_definitions_are_told_where_they_stand_and_the_rest_counts(command: Command) -> None:
    dump = dumped(command.folder)
    changed(dump, Arena_Give=("assemblyFormat", "$bufer attr-dict"), Arena_Part=("arguments", {"args": [3]}))
    loaded = load(str(dump))
    lines = dump.read_text("utf-8").split("\n")
    places = [(lines[line - 1][column - 1 :].partition(":")[0], message) for line, column, message in problems(loaded)]
    assert places == [
        ('"assemblyFormat"', "Arena_Give: unknown variable $bufer"),
        ('"Arena_Part"', "Arena_Part: arguments is no list of values with names"),
    ]
    (document,) = loaded.documents
    assert document["ops"]["arena.give"]["custom"]
    assert "arena.part" not in document["ops"]
    command.file("pydealloc.toml", 'dialects = ["dump.json"]')
    command.file("b.mlir", "")
    run = command("--check", command.file("a.mlir", "func.func private @f()"), "b.mlir")
    assert run.status == 0
    assert run.err.count("warning: Arena_Give") == 1


@pytest.mark.parametrize(
    ("content", "line", "column", "message"),
    [
        ('{"a": 1,\n "b": }', 2, 7, "no JSON: Expecting value"),
        ("", 1, 1, "no JSON: Expecting value"),
        ("[1]", 1, 1, "no table of records"),
        ('{"!instanceof": 1}', 1, 1, "no !instanceof table"),
        ('{"!instanceof": {"Op": ["A"]}}', 1, 1, "no record called A"),
        ('{"!instanceof": {"Op": ["A"]},\n"A": {}}', 2, 1, "A has no superclass"),
        ("[" * 100_000, 1, 1, "nested too deeply"),
        ('{"pydealloc":1,"hash":"0",\n"dialects":[]}', 1, 1, "changed by hand"),
    ],
)
def test_what_is_no_dump(command: Command, content: str, line: int, column: int, message: str) -> None:
    path = command.file("my.json", content)
    ((found_line, found_column, found),) = problems(load(str(path)))
    assert (found_line, found_column) == (line, column)
    assert message in found
    command.file("pydealloc.toml", 'dialects = ["my.json"]')
    run = command("--check", command.file("a.mlir", ""))
    assert run.status == 2
    assert f"{path}:{line}:{column}: " in run.err
    assert command("--apply", "", "a.mlir").status == 2
    assert command("--compact-dialect", "my.json").status == 2


def test_a_dump_that_adds_nothing_is_a_warning(command: Command) -> None:
    command.file("my.json", '{"!instanceof": {}}')
    command.file("pydealloc.toml", 'dialects = ["my.json"]')
    run = command("--check", command.file("a.mlir", ""))
    assert run.status == 0
    assert "my.json:1:1: warning: defines nothing that LLVM 22 does not define in the same way" in run.err


@pytest.mark.parametrize(
    ("setting", "place", "message"),
    [
        ('dialects = [\n  "none.json",\n]', "2:3", "none.json: cannot be read"),
        ('ignore = ["x"]\ndialects = ["a.json", \'x*.json\']', "2:13", "a.json: cannot be read"),
        ("dialects = ['x*.json']", "1:13", "no file matches `x*.json`"),
        ("dialects = 3", "1:1", "`dialects` must be a list of strings"),
    ],
)
def test_files_that_are_not_there(command: Command, setting: str, place: str, message: str) -> None:
    command.file("pydealloc.toml", setting)
    run = command("--check", command.file("a.mlir", ""))
    assert run.status == 2
    assert f"pydealloc.toml:{place}: " in run.err
    assert message in run.err


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    occupied = tmp_path / "file"
    occupied.write_text("", "utf-8")
    monkeypatch.setenv(dialect_files.CACHE_VARIABLE, str(occupied))
    path = tmp_path / "a.json"
    records = '"A": {"!superclasses": ["Op"], "opName": "a", "opDialect": {"kind": "def", "def": "D"}}'
    path.write_text(
        f'{{"!instanceof": {{"Op": ["A"]}}, {records}, "D": {{"!superclasses": [], "name": "d"}}}}', "utf-8"
    )
    (document,) = load(str(path)).documents
    assert list(document["ops"]) == ["d.a"]


@pytest.mark.parametrize(
    ("platform", "variables", "folder"),
    [
        ("linux", {"XDG_CACHE_HOME": "/x"}, "/x/pydealloc/dialects"),
        ("linux", {"HOME": "/h"}, "/h/.cache/pydealloc/dialects"),
        ("darwin", {"HOME": "/h"}, "/h/Library/Caches/pydealloc/dialects"),
        ("win32", {"LOCALAPPDATA": "/l"}, "/l/pydealloc/dialects"),
    ],
)
def test_where_the_cache_is(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], folder: str
) -> None:
    for name in (dialect_files.CACHE_VARIABLE, "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.platform", platform)
    assert cache_folder() == folder


def test_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(UserFacingError, match="cannot be read"):
        load(str(tmp_path / "none.json"))


# --- IRDL -----------------------------------------------------------------------------------------------------------


def test_irdl_says_what_an_operation_has(tmp_path: Path) -> None:
    path = tmp_path / "box.irdl.mlir"
    path.write_text(BOX, "utf-8")
    loaded = load(str(path))
    assert not loaded.problems
    registry = dialect_files.registry_of([loaded])
    definition = registry.lookup("box.open")
    assert definition is not None
    assert [(group.name, group.kind) for group in definition.operands] == [
        ("from", "one"),
        ("rest", "variadic"),
        ("last", "optional"),
    ]
    assert definition.operands[0].constraint.predicate == ("or", ("isa", "box.t"), ("memref",))
    assert definition.results[0].constraint.predicate == ("int", "signless", 32)
    assert definition.has_trait("AttrSizedOperandSegments")
    assert [(region.min_blocks, region.max_blocks) for region in definition.regions] == [(1, 1)]
    assert [attribute.name for attribute in definition.attributes] == ["mode"]
    assert registry.lookup_type("box", "t") is not None
    assert registry.lookup_attr("box", "a") is not None


def test_irdl_definitions_count_for_the_generic_form(command: Command) -> None:
    command.file("pydealloc.toml", 'dialects = ["irdl/*.mlir"]\n[operations."box.open"]\neffects = "none"')
    command.file("irdl/box.irdl.mlir", BOX)
    program = 'func.func @f(%b: !box.t<i32>) {\n  %0 = "box.open"() ({}) : () -> i32\n  return\n}\n'
    run = command("--check", "--format", "json", command.file("a.mlir", program))
    assert [(record["code"], record["line"]) for record in run.records] == [("wrong-count", 2)]
    body = '({ "other.end"() : () -> () })'
    right = program.replace('open"()', 'open"(%b)').replace("({}) : ()", body + " {mode = i32} : (!box.t<i32>)")
    assert command("--check", command.file("a.mlir", right)).status == 0


@pytest.mark.parametrize(
    ("content", "line", "message"),
    [
        (
            "irdl.dialect @d {\n  irdl.operation @o {\n    irdl.operands(a: %no)\n  }\n}",
            3,
            "use of undeclared SSA value",
        ),
        ("irdl.dialect @d {\n  irdl.type @t\n  irdl.type @t\n}", 3, "'t' is defined twice"),
        ("irdl.dialect @d {\n  irdl.any\n}", 2, "'irdl.any' defines nothing here"),
        ("func.func private @f()", 1, "no irdl.dialect"),
        (
            operation("%0 = irdl.any", "irdl.operands(a: %0)", "irdl.operands(b: %0)"),
            5,
            "one list of operands",
        ),
    ],
)
def test_what_is_wrong_in_irdl(command: Command, content: str, line: int, message: str) -> None:
    path = command.file("d.irdl.mlir", content)
    command.file("pydealloc.toml", 'dialects = ["d.irdl.mlir"]')
    run = command("--check", command.file("a.mlir", ""))
    assert run.status == 2
    assert f"{path}:{line}:" in run.err
    assert message in run.err


def test_alternatives_that_refer_to_themselves(tmp_path: Path) -> None:
    path = tmp_path / "d.irdl.mlir"
    path.write_text(operation("%0 = irdl.any_of(%0, %0)", "irdl.operands(a: %0)"), "utf-8")
    (document,) = load(str(path)).documents
    assert list(document["ops"]) == ["d.o"]
