"""`import pydealloc`: programs, explanations and ownership as values, and what a notebook shows of them."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree

import pytest

import pydealloc
from pydealloc.server.api import Ownership, Position, Program
from tests.harness.tree import ROOT

NESTED = """\
!buffer = memref<?x4xf32, 1>
module @outer {
  module @inner {
    func.func private @declared(!buffer)
    func.func @f(%m: !buffer, %i: index, %c: i1) -> f32 {
      cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
      memref.dealloc %m : !buffer
      cf.br ^bb2
    ^bb2:
      %0 = memref.load %m[%i, %i] {nontemporal = true} : !buffer
      return %0 : f32
    }
  }
}
// -----
func.func @g(%n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.alloc() : memref<4xf32>
  return %0 : memref<?xf32>
}
"""


LEAKING = """\
func.func @f(%i: index, %x: f32) -> f32 {
  %0 = memref.alloc(%i) : memref<?xf32>
  memref.store %x, %0[%i] : memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  return %1 : f32
}
"""


@pytest.fixture(scope="module")
def program() -> Program:
    return pydealloc.parse(NESTED, isolated=True)


def ownership_of(text: str, function: str = "f") -> Ownership:
    return pydealloc.ownership(pydealloc.parse(text, isolated=True).function(function))


@pytest.mark.parametrize("name", ["pydealloc.server.program", "pydealloc.server.function_ownership"])
def test_examples_of_modules_run(name: str) -> None:
    found = doctest.testmod(import_module(name))
    assert found.attempted > 0
    assert found.failed == 0


def test_the_documented_examples_run() -> None:
    found = doctest.testfile(str(ROOT / "docs" / "library.md"), module_relative=False)
    assert found.attempted > 0
    assert found.failed == 0


def test_importing_the_package_loads_nothing_else() -> None:
    code = "import sys; before = {*sys.modules}; import pydealloc; print(sorted({*sys.modules} - before))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert loaded == "['pydealloc']\n"


def test_names_of_the_library_are_there_and_listed() -> None:
    assert {*pydealloc.__all__} <= {*dir(pydealloc)}
    assert all(callable(getattr(pydealloc, name)) for name in pydealloc.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'aply'"):
        getattr(pydealloc, "aply")  # noqa: B009


def test_the_package_runs_as_the_command() -> None:
    command = [sys.executable, "-m", "pydealloc", "--version"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.startswith("pydealloc-lsp ")


def test_chunks_and_modules_are_one_program_each(program: Program) -> None:
    assert [module.symbol for module in program.modules] == ["outer", None]
    assert [function.symbol for function in program.functions] == ["declared", "f", "g"]
    assert program.modules[1].start is None
    assert program.function("@f").parent == program.modules[0].find("builtin.module").regions[0].blocks[0].operations[0]


def test_positions_count_through_modules_and_chunks(program: Program) -> None:
    starts = {op.name: op.start for op in program.walk()}
    assert starts["memref.load"] == Position(11, 7)
    assert program.function("g").start == Position(17, 1)


def test_operands_have_their_names(program: Program) -> None:
    load = program.function("f").find("memref.load")
    assert {name: [value.name for value in group] for name, group in load.operand_groups.items()} == {
        "memref": ["%m"],
        "indices": ["%i", "%i"],
    }
    assert load.operand("memref") == program.function("f").regions[0].blocks[0].arguments[0]
    assert load.attributes == {"nontemporal": "true"}
    with pytest.raises(ValueError, match="has 2 operands `indices`"):
        load.operand("indices")
    with pytest.raises(KeyError, match=r"has no operand `source`; its operands: memref, indices"):
        load.operand("source")


def test_types_have_parts(program: Program) -> None:
    load = program.function("f").find("memref.load")
    type_ = load.operand("memref").type
    assert (type_.text, type_.shape, type_.element, type_.memory_space) == ("memref<?x4xf32, 1>", (None, 4), "f32", "1")
    assert type_.is_memref
    assert (load.results[0].type.text, load.results[0].type.shape) == ("f32", None)


def test_values_have_users_and_definitions(program: Program) -> None:
    load = program.function("f").find("memref.load")
    assert load.results[0].operation == load
    assert [user.name for user in load.results[0].users] == ["func.return"]
    assert load.operand("memref").operation is None
    assert len({load, program.function("f").find("memref.load")}) == 1


def test_blocks_have_labels_and_successors(program: Program) -> None:
    entry, *others = program.function("f").regions[0].blocks
    assert entry.label is None
    assert [block.label for block in others] == ["^bb1", "^bb2"]
    assert entry.operations[-1].successors == entry.successors == tuple(others)


def test_text_with_errors_is_a_program() -> None:
    broken = pydealloc.parse("func.func @f() { %0 = memref.alloc( : return }\n\x00 }} foo.bar", isolated=True)
    assert "func.func" in {op.name for op in broken.walk()}
    assert pydealloc.parse("", isolated=True).functions == ()


def test_explanations_have_events() -> None:
    text = "func.func @f() {\n  %0 = memref.alloc() : memref<4xf32>\n  memref.dealloc %0 : memref<4xf32>\n  return\n}\n"
    found = pydealloc.explain(text, 2, 3, isolated=True)
    assert found is not None
    assert found.title == "%0"
    assert [(event.position.line, event.words) for event in found.events] == [(2, "allocated"), (3, "freed")]
    assert pydealloc.explain("\n" + text, 1, 1, isolated=True) is None
    with pytest.raises(ValueError, match="has 5 lines"):
        pydealloc.explain(text, 7, 1, isolated=True)


def test_owners() -> None:
    text = """\
    func.func @f(%a: memref<4xf32>, %c: i1) -> memref<?xf32> {
      %n = arith.constant 4 : index
      %0 = memref.alloc(%n) : memref<?xf32>
      %1 = memref.alloc() : memref<4xf32>
      memref.copy %a, %1 : memref<4xf32> to memref<4xf32>
      return %0 : memref<?xf32>
    }
    """
    buffers = {buffer.name: buffer for buffer in ownership_of(text).buffers}
    assert {name: buffer.owner for name, buffer in buffers.items()} == {
        "%a": "caller",
        "%0": "function",
        "%1": "function",
    }
    assert [event.words for event in buffers["%0"].events] == ["allocated", "moves to the caller"]
    assert [event.words for event in buffers["%1"].events] == ["allocated", "used, pass: freed after this"]
    assert buffers["%1"].reasons[0] == "16 B"


def test_declarations_and_functions_without_buffers_own_nothing(program: Program) -> None:
    declared = pydealloc.ownership(program.function("declared"))
    assert (declared.buffers, declared.refusal, declared._repr_svg_(), declared._repr_html_()) == ((), "", None, None)
    assert ownership_of("func.func @f(%i: index) { return }").buffers == ()
    with pytest.raises(ValueError, match="is no function"):
        pydealloc.ownership(program.modules[0])


def test_pictures_are_documents(program: Program) -> None:
    for function in program.functions:
        svg = pydealloc.ownership(function)._repr_svg_()
        if svg is not None:
            texts = "".join(ElementTree.fromstring(svg).itertext())
            assert f"@{function.symbol}" in texts
    shown = pydealloc.ownership(program.function("g"))
    svg, html = shown._repr_svg_(), shown._repr_html_()
    assert svg is not None
    assert html is not None
    assert {">%0<", ">%1<"} <= {*re.findall(r">[^<>]+<", svg)}
    assert html.startswith("<div")
    assert "<script" not in html


def test_names_in_pictures_are_escaped() -> None:
    owners = ownership_of('func.func @"<b>&"() { %0 = memref.alloc() : memref<4xf32> return }', "<b>&")
    svg, html = owners._repr_svg_(), owners._repr_html_()
    assert svg is not None
    assert html is not None
    assert "<b>&" not in svg
    assert "<b>&" not in html.replace("<b>@", "")
    ElementTree.fromstring(svg)


def test_an_ownership_is_named_by_its_function() -> None:
    text = "func.func @f() {\n  %0 = memref.alloc() : memref<4xf32>\n  return\n}\n"
    assert repr(ownership_of(text)) == "<Ownership of @f: 1 buffer>"


def test_a_notebook_shows_ownership(tmp_path: Path) -> None:
    nbclient = pytest.importorskip("nbclient", reason="nbclient is not installed")
    nbformat = pytest.importorskip("nbformat", reason="nbformat is not installed")
    pytest.importorskip("ipykernel", reason="ipykernel is not installed")
    new = nbformat.v4
    source = (
        "import pydealloc\n"
        f"program = pydealloc.parse({NESTED!r}, isolated=True)\n"
        "pydealloc.ownership(program.function('g'))"
    )
    notebook = new.new_notebook(cells=[new.new_code_cell(source)])
    client = nbclient.NotebookClient(notebook, timeout=None, kernel_name="python3", resources={})
    client.execute(cwd=str(tmp_path))
    (output,) = notebook.cells[0].outputs
    assert output.output_type == "execute_result"
    assert output.data["text/plain"] == "<Ownership of @g: 2 buffers>"
    assert "<svg" in output.data["image/svg+xml"]
    assert "<table" in output.data["text/html"]


def test_one_path_and_one_code_need_no_list(tmp_path: Path) -> None:
    file = tmp_path / "a.mlir"
    file.write_text(LEAKING)
    expected = pydealloc.check([file], select=["memory-leak"], isolated=True)
    assert [found.code for found in expected.diagnostics] == ["memory-leak"]
    for paths in (file, str(file), tmp_path, str(tmp_path)):
        assert pydealloc.check(paths, select="memory-leak", isolated=True) == expected
    (leak,) = pydealloc.check_text(LEAKING, select="memory-leak", isolated=True)
    assert leak.start == expected.diagnostics[0].start
    assert pydealloc.check_text(LEAKING, select="memory-leak", ignore="memory-leak", isolated=True) == ()


def test_each_file_is_a_value_and_what_cannot_be_read_comes_first(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.mlir").write_text(LEAKING)
    found = list(pydealloc.check_each([tmp_path, tmp_path / "none.mlir"], select="memory-leak", isolated=True))
    assert [len(each.diagnostics) for each in found] == [0, 1, 1]
    assert "none.mlir" in found[0].failures[0]


@pytest.mark.parametrize(
    ("function", "arguments", "named", "message"),
    [
        ("check", (5,), {}, "`paths` is a path or several, not int"),
        ("check", ([5],), {}, "`paths` is a path, not int"),
        ("check", (b"lib",), {}, "`paths` is a path or several, not bytes"),
        ("check_each", (5,), {}, "`paths` is a path or several, not int"),
        ("check", ([],), {"select": 5}, "`select` is a code or several, not 5"),
        ("check", ([],), {"ignore": [5]}, "`ignore` is a code or several"),
        ("check", ([],), {"config": 5}, "`config` is a path, not int"),
        ("check", ({"a.mlir": 1},), {}, "`paths` is a path or several, not dict"),
        ("check", (StringIO("a.mlir"),), {}, "`paths` is a path or several, not StringIO"),
        ("check", ([],), {"severity": "error"}, "`severity` is a mapping from codes to severities, not str"),
        ("check", ([],), {"jobs": "2"}, "`jobs` is a whole number, not str"),
        ("check_text", (Path("a.mlir"),), {}, "`text` is a string, not"),
        ("check_text", ("",), {"filename": 5}, "`filename` is a path, not int"),
        ("fix", (5,), {}, "`text` is a string"),
        ("apply", ("cse", 5), {}, "`text` is a string"),
        ("apply", (["cse"], ""), {}, "`pipeline` is a string, not list: passes are joined by commas in it"),
        ("explain", ("", "1", 1), {}, "`line` is a whole number, not str"),
        ("apply", (5, ""), {}, "`pipeline` is a string, not int"),
        ("explain", (5, 1, 1), {}, "`text` is a string"),
        ("parse", (5,), {}, "`text` is a string"),
        ("ownership", ("f",), {}, "`function` is an operation of a program, not str"),
    ],
)
def test_an_argument_of_another_type_is_one_clear_error(
    function: str, arguments: tuple[object, ...], named: dict[str, object], message: str
) -> None:
    with pytest.raises(TypeError, match=re.escape(message)):
        getattr(pydealloc, function)(*arguments, **named)


@pytest.mark.parametrize(
    ("function", "arguments", "message"),
    [
        ("check", (LEAKING,), "`paths` is a path, not a program: `check_text` takes that"),
        ("check_text", ("lib/a.mlir",), "`text` is a program, not the path of one"),
        ("parse", ("lib/a.mlir",), "`text` is a program, not the path of one"),
        ("apply", (LEAKING, "cse"), "`pipeline` is a program: the pipeline is the first argument"),
        ("check_each", ("lib", -1), "`jobs` is at least 0, not -1"),
    ],
)
def test_an_argument_meant_for_another_place_is_one_clear_error(
    function: str, arguments: tuple[object, ...], message: str
) -> None:
    given, named = (arguments[:1], {"jobs": arguments[1]}) if function == "check_each" else (arguments, {})
    with pytest.raises(ValueError, match=re.escape(message)):
        getattr(pydealloc, function)(*given, **named)


def test_results_are_their_parts_in_a_loop(tmp_path: Path) -> None:
    (tmp_path / "a.mlir").write_text(LEAKING, encoding="utf-8")
    checked = pydealloc.check(tmp_path, isolated=True)
    assert [str(found) for found in checked] == [
        f"{found.file}:{found.start.line}:{found.start.column}: {found.severity}[{found.code}]: {found.message}"
        for found in checked.diagnostics
    ]
    assert len(checked) == len(checked.diagnostics) > 0
    assert pydealloc.check(tmp_path / "none.mlir")
    assert not pydealloc.check([])
    (found,) = pydealloc.check_text("x", filename=cast("Any", tmp_path / "b.mlir"), isolated=True)
    assert found.file == str(tmp_path / "b.mlir")
    program = pydealloc.parse(LEAKING, isolated=True)
    assert repr(program) == "<Program: 1 function>"
    owners = pydealloc.ownership(program.functions[0])
    assert tuple(owners) == owners.buffers


RAISED: dict[str, list[Callable[[], object]]] = {
    "ValueError": [
        lambda: pydealloc.check_text("", select="memory-lake"),
        lambda: pydealloc.check_text("", severity={"memory-leak": cast("Any", "bad")}),
        lambda: pydealloc.apply("cse", "", compat=cast("Any", "llvm21")),
        lambda: pydealloc.explain("", 9, 1),
        lambda: pydealloc.ownership(pydealloc.parse("module {}").modules[0]),
    ],
    "LookupError": [
        lambda: pydealloc.parse("").function("f"),
        lambda: pydealloc.parse(LEAKING).functions[0].find("scf.for"),
        lambda: pydealloc.parse(LEAKING).functions[0].find("func.return").operand("nothing"),
    ],
    "TypeError": [lambda: pydealloc.check_text(cast("Any", Path("a.mlir")))],
    "PipelineError": [lambda: pydealloc.apply("no-pass", "")],
    "UserFacingError": [lambda: pydealloc.check_text("", config="none.toml")],
}


_ERRORS: dict[str, type[Exception]] = {
    "ValueError": ValueError,
    "LookupError": LookupError,
    "TypeError": TypeError,
    "PipelineError": pydealloc.PipelineError,
    "UserFacingError": pydealloc.UserFacingError,
}


def test_each_exception_is_in_the_table_of_the_documentation() -> None:
    page = (ROOT / "docs" / "library.md").read_text(encoding="utf-8").partition("| raised | when |")[2]
    rows = re.findall(r"^\| `(\w+)`.* \|.*\|$", page, re.MULTILINE)
    assert rows == [*RAISED]
    for name, calls in RAISED.items():
        for call in calls:
            with pytest.raises(_ERRORS[name]):
                call()
