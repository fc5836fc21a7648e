"""`--graph`: formats, what goes wrong, and that pictures stand on their own."""

from __future__ import annotations

import re
import subprocess
import sys
from base64 import b64encode
from hashlib import sha256
from xml.etree import ElementTree

import pytest

from tests.harness.example_pictures import FOLDER, PAGE, drawings, texts_of
from tests.server.command import LEAKS, Command, process

DECLARED = "func.func private @g(memref<4xf32>)\n"
UNKNOWN_USER = """\
func.func @f() {
  %0 = memref.alloc() : memref<4xf32>
  "x.y"(%0) : (memref<4xf32>) -> ()
  return
}
"""
MARKUP = """\
func.func @"<&>"(%m: memref<4xf32>) {
  memref.copy %m, %m {note = "a `b` </td> & #1; {x} \\\\ -->"} : memref<4xf32> to memref<4xf32>
  return
}
"""


@pytest.mark.parametrize(
    ("name", "start"),
    [
        ("a.svg", "<svg "),
        ("a.html", "<!DOCTYPE html>"),
        ("a.dot", 'digraph "@f" {'),
        ("a.gv", 'digraph "@f" {'),
        ("a.mmd", "%%{init"),
        ("a.MERMAID", "%%{init"),
    ],
)
def test_the_name_of_the_file_says_the_format(command: Command, name: str, start: str) -> None:
    run = command("--graph", "f", command.file("a.mlir", LEAKS), "-o", name)
    assert (run.status, run.out, run.err) == (0, "", "")
    assert (command.folder / name).read_text(encoding="utf-8").startswith(start)


def test_standard_output_and_input() -> None:
    run = process("--graph=@f", "--graph-format", "dot", "-", stdin=LEAKS.encode())
    assert (run.status, run.err) == (0, "")
    assert run.out.startswith('digraph "@f" {')


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("ff", "a.mlir", "-o", "a.dot"), "a.mlir: no function @ff; did you mean @f?"),
        (("main", "a.mlir", "-o", "a.dot"), "a.mlir: no function @main; there are @f, @g"),
        (("g", "a.mlir", "-o", "a.dot"), "a.mlir: @g is only declared here, so there is nothing to draw"),
        (("f", "a.mlir"), "no format given; name a file with .svg"),
        (("f", "a.mlir", "-o", "a.png"), "a.png is not a picture format; name a file with .svg"),
        (("f", "a.mlir", "--graph-format", "png"), "--graph-format is one of svg, html, dot, mermaid, text, not `png`"),
        (("a.mlir", "-o", "a.dot"), "--graph needs the name of a function, and one file"),
        (("f", "a.mlir", "a.mlir", "-o", "a.dot"), "--graph needs the name of a function, and one file"),
        (("f", "a.mlir", "--write"), "--write belongs to --apply PIPELINE"),
        (("f", "none.mlir", "-o", "a.dot"), "none.mlir: no such file"),
        (
            ("f", "--memory", "a.mlir", "-o", "a.dot"),
            "a.dot is not a picture format; name a file with .svg, .html, .txt",
        ),
        (
            ("f", "--memory", "a.mlir", "--graph-format", "dot"),
            "with --memory, --graph-format is one of svg, html, text",
        ),
        (
            ("f", "a.mlir", "--graph-format", "text"),
            "without --memory, --graph-format is one of svg, dot, mermaid, html",
        ),
        (("f", "a.mlir", "-o", "a.dot", "--after", "cse"), "--after needs --memory"),
    ],
)
def test_what_cannot_be_drawn(command: Command, arguments: tuple[str, ...], message: str) -> None:
    command.file("a.mlir", LEAKS + DECLARED)
    run = command("--graph", *arguments)
    assert (run.status, run.out) == (2, "")
    assert run.err.startswith(f"pydealloc-lsp: {message}")
    assert run.err.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "start"), [("a.svg", "<svg "), ("a.html", "<!DOCTYPE html>"), ("a.txt", "@f: peak 16 B")]
)
def test_memory_in_each_format_needs_no_library(
    command: Command, monkeypatch: pytest.MonkeyPatch, name: str, start: str
) -> None:
    monkeypatch.setitem(sys.modules, "pygraphviz", None)
    run = command("--graph", "f", "--memory", command.file("a.mlir", LEAKS), "-o", name)
    assert (run.status, run.out, run.err) == (0, "", "")
    assert (command.folder / name).read_text(encoding="utf-8").startswith(start)


def test_memory_goes_to_the_terminal_as_text(command: Command) -> None:
    run = command("--graph", "f", "--memory", command.file("a.mlir", LEAKS))
    assert (run.status, run.err) == (0, "")
    assert run.out.startswith("@f: peak 16 B in line ")


def test_memory_of_what_a_pass_refuses_is_drawn_and_told(command: Command) -> None:
    run = command("--graph", "f", "--memory", command.file("a.mlir", UNKNOWN_USER), "--after", "minimal-deallocation")
    assert run.status == 1
    assert run.out.startswith("@f: peak 16 B")
    assert "minimal-deallocation: " in run.err


def test_a_pipeline_that_is_none_is_told(command: Command) -> None:
    run = command("--graph", "f", "--memory", command.file("a.mlir", LEAKS), "--after", "nope")
    assert (run.status, run.out) == (2, "")
    assert run.err.startswith("pydealloc-lsp: unknown pass `nope`")


def test_memory_of_what_has_errors_is_not_known(command: Command) -> None:
    broken = LEAKS.replace("memref.alloc()", "memref.alloc(")
    run = command("--graph", "f", "--memory", command.file("a.mlir", broken))
    assert (run.status, run.out) == (2, "")
    assert "the text of @f has errors" in run.err


def test_the_format_belongs_to_graph(command: Command) -> None:
    run = command("--check", "--graph-format", "dot", command.file("a.mlir", LEAKS))
    assert (run.status, run.err) == (2, "pydealloc-lsp: --graph-format belongs to --graph FUNC\n")


def test_a_function_that_the_pass_refuses_is_drawn_and_told(command: Command) -> None:
    run = command("--graph", "f", command.file("a.mlir", UNKNOWN_USER), "-o", "a.dot")
    assert run.status == 1
    assert "x.y" in run.err
    assert "x.y" in (command.folder / "a.dot").read_text()


@pytest.mark.parametrize("name", ["a.svg", "a.html"])
def test_without_the_library_it_says_what_to_install(
    command: Command, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setitem(sys.modules, "pygraphviz", None)
    run = command("--graph", "f", command.file("a.mlir", LEAKS), "-o", name)
    assert run.status == 2
    assert "pip install pygraphviz (the extra `pictures`)" in run.err
    assert run.err.count("\n") == 1
    assert not (command.folder / name).exists()


@pytest.mark.parametrize("name", ["a.dot", "a.mmd"])
def test_text_needs_no_library(command: Command, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setitem(sys.modules, "pygraphviz", None)
    assert command("--graph", "f", command.file("a.mlir", LEAKS), "-o", name).status == 0


def test_a_drawing_says_what_it_shows_and_knows_the_dark(command: Command) -> None:
    command("--graph", "f", command.file("a.mlir", LEAKS), "-o", "a.svg")
    root = ElementTree.parse(command.folder / "a.svg").getroot()
    space = {"svg": "http://www.w3.org/2000/svg"}
    texts = ["".join(text.itertext()).replace("\u00a0", " ") for text in root.iterfind(".//svg:text", space)]
    assert [title.text for title in root.iterfind(".//svg:title", space)] == ["@f"]
    assert {"pass: frees %0", "allocated", "pass: freed", "holds at most 16 B", "caller"} <= set(texts)
    style = root.findtext("svg:style", "", space)
    used = {value for element in root.iter() for key in ("fill", "stroke") if (value := element.get(key, "")) != "none"}
    assert all(f'="{colour}"]' in style for colour in used if colour.startswith("#"))
    assert {colour for colour in used if colour and not colour.startswith("#")} <= {"black", "transparent"}


def test_markup_in_the_program_is_text_in_the_picture(command: Command) -> None:
    file = command.file("a.mlir", MARKUP)
    for name in ("a.svg", "a.html", "a.dot", "a.mmd"):
        run = command("--graph", "<&>", file, "-o", name)
        assert (run.status, run.err) == (0, "")
    ElementTree.parse(command.folder / "a.svg")
    assert "</td> &" not in (command.folder / "a.html").read_text(encoding="utf-8")
    labels = re.findall(r'\["(.*?)"\]', (command.folder / "a.mmd").read_text(encoding="utf-8"))
    assert labels
    assert not any(set('"`\\{}') & set(label) for label in labels)


def test_a_page_stands_on_its_own(command: Command) -> None:
    command("--graph", "f", command.file("a.mlir", LEAKS), "-o", "a.html")
    page = (command.folder / "a.html").read_text(encoding="utf-8")
    (style,) = re.findall(r"<style>(.*?)</style>", page, re.DOTALL)
    allowed = b64encode(sha256(style.encode()).digest()).decode()
    assert f"content=\"default-src 'none'; style-src 'sha256-{allowed}'\"" in page
    # What the policy forbids is not there either.
    assert not re.search(r"<script|<link|<img|\sstyle=|\son\w+=|\s(?:src|href)=", page)
    assert set(re.findall(r"https?://[\w./]*", page)) <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}


def test_starting_does_not_load_what_draws() -> None:
    code = (
        "import sys; from pydealloc.server.cli import main; main(['--version']);"
        "sys.exit(any('pygraphviz' in name or 'pictures' in name for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize(("name", "svg"), drawings())
def test_the_pictures_in_the_documentation_are_current(name: str, svg: str) -> None:
    """Where things stand depends on the fonts of a machine, what is said does not."""
    assert texts_of((FOLDER / name).read_text(encoding="utf-8")) == texts_of(svg), "run ./dev pictures"
    assert f"(pictures/{name})" in PAGE.read_text(encoding="utf-8")


def test_no_picture_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir() if path.is_file()} == {name for name, _ in drawings()}


EARLY = """\
func.func @f(%x: f32, %i: index) {
  %c = arith.constant 1.0 : f32
  %a = memref.alloc() : memref<8xf32>
  memref.store %x, %a[%i] : memref<8xf32>
  memref.dealloc %a : memref<8xf32>
  return
}
"""


def test_memory_of_two_files_is_drawn_over_each_other(command: Command) -> None:
    new = EARLY.replace("8xf32", "64xf32").replace("  %c = arith.constant 1.0 : f32\n", "  // moved\n\n\n")
    files = command.file("old.mlir", EARLY), command.file("new.mlir", new)
    run = command("--graph", "f", "--memory", *files)
    assert (run.status, run.err) == (0, "")
    assert run.out.startswith("@f: peak 32 B in line 3, 1 buffer\n")
    # In the lines of the first file.
    assert f"\n@f in {files[1]}: peak 256 B in line 3, 1 buffer\n" in run.out


def test_memory_of_a_file_without_the_function(command: Command) -> None:
    files = command.file("old.mlir", EARLY), command.file("new.mlir", EARLY.replace("@f", "@g"))
    run = command("--graph", "f", "--memory", *files)
    assert run.status == 1
    assert run.err.endswith("new.mlir: there is no @f in it, or it has errors\n")
    assert run.out.startswith("@f: peak 32 B")


def test_memory_of_two_files_takes_no_pipeline_and_no_folder(command: Command) -> None:
    files = command.file("old.mlir", EARLY), command.file("new.mlir", EARLY)
    run = command("--graph", "f", "--memory", *files, "--after", "cse")
    assert (run.status, run.out) == (2, "")
    assert "--after is for one file, here are two" in run.err
    run = command("--graph", "f", "--memory", files[0], str(command.folder))
    assert (run.status, run.out) == (2, "")
    assert "is a folder" in run.err
