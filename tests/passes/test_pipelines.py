"""Texts of pipelines: what they say, and what is said about broken ones."""

from __future__ import annotations

import pytest

from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes import PASSES, find_pass
from pydealloc.passes.pass_manager.base import PassList
from pydealloc.passes.pass_manager.pipeline_text import NestedText, OptionText, PassText, PipelineError, read_pipeline
from pydealloc.passes.pass_manager.pipelines import Nested, parse_pipeline, passes_of, run_pipeline
from tests.passes.programs import program

OWNERSHIP = "ownership-based-buffer-deallocation"
OPTION = "private-function-dynamic-ownership"


def _shape(elements: tuple[PassText | NestedText, ...]) -> list[object]:
    return [
        (element.anchor, _shape(element.elements))
        if isinstance(element, NestedText)
        else (element.name, {option.name: option.value for option in element.options})
        for element in elements
    ]


@pytest.mark.parametrize(
    ("text", "shape"),
    [
        ("", []),
        (" \n", []),
        ("a", [("a", {})]),
        (" a , b-c ", [("a", {}), ("b-c", {})]),
        ("a{x=1 y}", [("a", {"x": "1", "y": None})]),
        ("a{ x=1,2  y=z }, b", [("a", {"x": "1,2", "y": "z"}), ("b", {})]),
        ("a{}", [("a", {})]),
        ("builtin.module(a, func.func(b{x=1}))", [("builtin.module", [("a", {}), ("func.func", [("b", {"x": "1"})])])]),
        ("m()", [("m", [])]),
        ('a{x="u v",w y={p,q{r s}} z}', [("a", {"x": '"u v",w', "y": "{p,q{r s}}", "z": None})]),
        ("a{x='}'}", [("a", {"x": "'}'"})]),
        ("--a --b=x=1 -c=y,m(d)", [("a", {}), ("b", {"x": "1"}), ("c", {"y": None}), ("m", [("d", {})])]),
    ],
)
def test_reading(text: str, shape: list[object]) -> None:
    assert _shape(read_pipeline(text)) == shape


@pytest.mark.parametrize("text", ["  a{x=1 y=22}", "f(  a{x=1 y=22})"])
def test_offsets(text: str) -> None:
    (element,) = read_pipeline(text)
    element = element.elements[0] if isinstance(element, NestedText) else element
    assert isinstance(element, PassText)
    assert text[element.start : element.end] == "a"
    assert [text[option.start : option.end] for option in element.options] == ["x=1", "y=22"]
    assert element.options[0] == OptionText("x", "1", text.index("x"), text.index("x") + 3)


@pytest.mark.parametrize(
    ("text", "message", "place"),
    [
        ("a,", "expected a pass name, found the end", 2),
        (",a", "expected a pass name, found `,`", 0),
        ("a{b,c}", "expected `}` or `=`, found `,`; options are separated by spaces", 3),
        ("  a b", "expected `,` or `{` or `(`, found `b`", 4),
        ("a(b", "expected `)`, found the end", 3),
        ("a)", "found `)`", 1),
        ("a{x=1", "`}`, found the end", 5),
        ("a{=}", "expected an option name or `}`, found `=`", 2),
        ("m(a b)", "expected `,` or `{` or `(` or `)`, found `b`", 4),
        ("m(-a)", "expected a pass name, found `-`", 2),
        ("a{x= y}", "expected a value or a string or `{`, found ` `", 4),
        ('a{x={"y"', "expected a value or a string or `{` or `}`, found the end", 8),
        ("a{x='y}", "expected a value or a string or `{`, found `'`", 4),
        ("a{} b", "expected `,`, found `b`", 4),
    ],
)
def test_a_broken_text_is_refused_at_its_place(text: str, message: str, place: int) -> None:
    with pytest.raises(PipelineError) as caught:
        read_pipeline(text)
    assert message in caught.value.message
    assert caught.value.offset == place


def test_a_caret_stands_below_the_place() -> None:
    with pytest.raises(PipelineError) as caught:
        parse_pipeline("builtin.module(\n  func.func(nothing))")
    assert str(caught.value).splitlines() == ["unknown pass `nothing`", "    func.func(nothing))", "              ^"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("ownership-based-bufer-deallocation", f"did you mean `{OWNERSHIP}`?"),
        (f"{OWNERSHIP}{{private-function=1}}", f"has no option `private-function`; did you mean `{OPTION}`?"),
        (f"{OWNERSHIP}{{{OPTION}=perhaps}}", f"option `{OPTION}` needs true or false"),
    ],
)
def test_a_wrong_name_is_explained(text: str, message: str) -> None:
    with pytest.raises(PipelineError, match=r".") as caught:
        parse_pipeline(text)
    assert message in caught.value.message


@pytest.mark.parametrize("value", ["", "=true", "=1", '="true"'])
def test_a_flag(value: str) -> None:
    (step,) = parse_pipeline(f"{OWNERSHIP}{{{OPTION}{value}}}")
    assert str(step) == f"{OWNERSHIP}{{{OPTION}=true}}"


def test_the_root_may_be_named() -> None:
    assert parse_pipeline(f"builtin.module({OWNERSHIP})") == parse_pipeline(OWNERSHIP)


def test_a_nested_pipeline_runs_on_the_operations_it_names() -> None:
    given = program("func.func @f() {\n  %0 = memref.alloc() : memref<f32>\n  return\n}\nfunc.func private @g()")
    steps = parse_pipeline(f"func.func({OWNERSHIP})")
    assert isinstance(steps[0], Nested)
    results = run_pipeline(steps, given.root, UPSTREAM)
    assert [result.result.changed for result in results] == [True, False]
    assert "bufferization.dealloc" in given.text()


def test_every_pass_loads_and_has_its_name() -> None:
    for entry in PASSES:
        loaded = entry.load()
        assert loaded.name == entry.name
        made = loaded()
        only = loaded.runs_only_on or "builtin.module"
        stages = made.stages() if isinstance(made, PassList) else (made,)
        assert list(map(str, parse_pipeline(str(made), only))) == list(map(str, stages))
        assert find_pass(entry.name) is entry
    assert find_pass("no-such-pass") is None


def test_a_pass_stays_on_its_operation() -> None:
    with pytest.raises(PipelineError) as caught:
        parse_pipeline("builtin.module(optimize-allocation-liveness)")
    assert caught.value.message.startswith(
        "`optimize-allocation-liveness` runs on `func.func`, not on `builtin.module`"
    )
    assert parse_pipeline("func.func(optimize-allocation-liveness)")
    assert parse_pipeline("any(optimize-allocation-liveness)")


def test_passes_only_run_where_nothing_is_seen_from_outside() -> None:
    with pytest.raises(PipelineError) as caught:
        parse_pipeline("func.func(scf.for(cse))")
    assert "`scf.for`, because it is not isolated" in caught.value.message
    assert caught.value.offset == len("func.func(")


def test_an_anchor_that_its_dialect_does_not_have_would_never_run() -> None:
    with pytest.raises(PipelineError) as caught:
        parse_pipeline("builtin.module(func.fnc(cse))")
    assert caught.value.message == "the dialect `func` has no operation `func.fnc`; did you mean `func.func`?"
    assert caught.value.offset == len("builtin.module(")
    assert parse_pipeline("mine.function(cse)")


def test_a_pass_is_no_anchor() -> None:
    with pytest.raises(PipelineError, match="`cse` is a pass, which takes options in braces"):
        parse_pipeline("cse(cse)")


def test_any_stands_for_every_isolated_operation() -> None:
    given = program("func.func @f() {\n  return\n}\nmodule {\n}\nfunc.func private @g()")
    assert len(run_pipeline(parse_pipeline("any(cse)"), given.root, UPSTREAM)) == len(["f", "module", "g"])


def test_who_wants_it_is_told_after_each_pass() -> None:
    given = program("func.func @f() {\n  %0 = memref.alloc() : memref<f32>\n  return\n}")
    seen: list[str] = []
    run_pipeline(parse_pipeline(f"{OWNERSHIP},cse"), given.root, UPSTREAM, lambda done: seen.append(done.step.name))
    assert seen == [OWNERSHIP, "cse"]


@pytest.mark.parametrize(
    "text",
    [
        "--ownership-based-buffer-deallocation=private-function-dynamic-ownership=true --lower-deallocations -CSE",
        f"{OWNERSHIP}{{{OPTION}=true}},bufferization-lower-deallocations,cse",
    ],
)
def test_pipelines_are_read_as_documents_write_them(text: str) -> None:
    names = [step.name for step in passes_of(parse_pipeline(text))]
    assert names == [OWNERSHIP, "bufferization-lower-deallocations", "cse"]
    assert str(next(iter(passes_of(parse_pipeline(text))))).endswith("{private-function-dynamic-ownership=true}")


@pytest.mark.parametrize(
    ("name", "instead"),
    [
        ("copy-removal", "canonicalize"),
        ("buffer-placement", "buffer-hoisting"),
        ("func-bufferize", "one-shot-bufferize"),
        ("finalizing-bufferize", "one-shot-bufferize"),
        ("eliminate-alloc-tensors", "eliminate-empty-tensors"),
        ("linalg-init-tensor-to-alloc-tensor", "empty-tensor-to-alloc-tensor"),
        ("-tensor-copy-insertion", "test-tensor-copy-insertion"),
    ],
)
def test_passes_that_are_gone_say_what_replaced_them(name: str, instead: str) -> None:
    with pytest.raises(PipelineError, match=rf"`{name.lstrip('-')}` was removed in LLVM \d+; .*{instead}"):
        parse_pipeline(f"cse,{name}")


def test_passes_on_functions_run_on_each_function_where_nothing_is_nested() -> None:
    text = "func.func @f() {\n  %0 = memref.alloc() : memref<4xf32>\n  return\n}\n"
    given = program(text + "module {\n" + text + "}\n")
    run_pipeline(parse_pipeline("promote-buffers-to-stack"), given.root, UPSTREAM)
    assert given.text() == text.replace("alloc", "alloca") + "module {\n" + text + "}\n"
    with pytest.raises(PipelineError, match=r"runs on `func\.func`, not on `builtin\.module`"):
        parse_pipeline("builtin.module(promote-buffers-to-stack)")


def test_a_pass_after_a_nested_one_is_that_pass() -> None:
    text = "func.func @f(%n: index) {\n  %0 = memref.alloc(%n) : memref<?xf32>\n  return\n}\n"
    root = program(text).root
    steps = parse_pipeline("builtin.module(func.func(promote-buffers-to-stack),ownership-based-buffer-deallocation)")
    results = run_pipeline(steps, root, UPSTREAM)
    assert [one.step.name for one in results] == ["promote-buffers-to-stack", "ownership-based-buffer-deallocation"]
    assert "bufferization.dealloc" in [op.name for op in walk(root)]
