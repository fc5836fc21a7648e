"""Growth of what the server answers about functions that call each other, as calls: see `test_growth`."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pydealloc.ir.gc_control import forget_all
from pydealloc.passes.pass_manager.deallocation import DEFAULT_PLAN, Deallocation, PlanOptions
from pydealloc.server.config.editor_settings import HintSettings
from pydealloc.server.facts.program_errors import hindrance
from pydealloc.server.features.fixes.code_actions import offers
from pydealloc.server.features.ownership.display_memory import all_lenses
from pydealloc.server.features.ownership.inlay_hints import inlay_hints
from pydealloc.server.features.ownership.plans import plans_of
from pydealloc.server.pictures.dot import dot_text
from pydealloc.server.pictures.mermaid import mermaid_text
from pydealloc.server.pictures.pictures import functions_of, picture_of
from pydealloc.server.report.function_figures import figures_of
from pydealloc.syntax.document.document import Document, parse_document
from tests.robustness.buffer_shapes import functions_that_hand_a_buffer_down
from tests.robustness.shape_parts import BUFFER
from tests.robustness.test_growth import MOST, UNEVEN
from tests.robustness.work import calls_of

SIZES = (240, 480, 720)


def _with_an_error(count: int) -> str:
    return functions_that_hand_a_buffer_down(count).replace("return %m", "return %q", 1)


def _that_return_buffers(count: int) -> str:
    text = functions_that_hand_a_buffer_down(count)
    return text.replace("return %m", f"%a = memref.alloc() : {BUFFER}\n  return %a", 1)


def _that_use_buffers(count: int) -> str:
    """Functions that lend a buffer of their own to the one before."""
    made = f"  %a = memref.alloc() : {BUFFER}\n  memref.copy %m, %a : {BUFFER} to {BUFFER}\n"
    return "".join(
        f"func.func @f{n}(%m: {BUFFER}) {{\n{made}"
        + (f"  call @f{n - 1}(%a) : ({BUFFER}) -> ()\n" if n else "")
        + "  return\n}\n"
        for n in range(count // 4)
    )


def _that_call_each_other(count: int) -> str:
    """As those, and the last one calls the first one."""
    return _that_use_buffers(count).replace(
        "  return\n", f"  call @f{count // 4 - 1}(%a) : ({BUFFER}) -> ()\n  return\n", 1
    )


def _deep(count: int) -> str:
    """Conditions in each other, each with a buffer that it hands out."""
    depth = count // 8
    opened = "".join(f"%r{n} = scf.if %c -> ({BUFFER}) {{\n" for n in range(depth))
    ends = [
        f"scf.yield %r{n + 1} : {BUFFER}\n}} else {{\n"
        f"%e{n} = memref.alloc() : {BUFFER}\nscf.yield %e{n} : {BUFFER}\n}}\n"
        for n in reversed(range(depth))
    ]
    made = f"%r{depth} = memref.alloc() : {BUFFER}\n"
    return f"func.func @f(%c: i1) -> {BUFFER} {{\n{opened}{made}{''.join(ends)}return %r0 : {BUFFER}\n}}\n"


def _wide(count: int) -> str:
    """Conditions one after the other, each with a buffer of its own."""
    use = f"%a = memref.alloc() : {BUFFER}\nmemref.copy %m, %a : {BUFFER} to {BUFFER}\n"
    return f"func.func @f(%c: i1, %m: {BUFFER}) {{\n{f'scf.if %c {{{use}}}' * (count // 8)}return\n}}\n"


def _lenses(document: Document) -> None:
    all_lenses(None, document, plans_of(DEFAULT_PLAN).buffers.lenses)


def _hints(document: Document) -> None:
    inlay_hints(document, 0, len(document.text), HintSettings())


def _offers(document: Document) -> None:
    offers(document, document.text.rindex("return"))


def _pictures(document: Document) -> None:
    """What `--graph` writes as text."""
    for item, function, _ in functions_of(document):
        picture = picture_of(document, item, function)
        dot_text(picture)
        mermaid_text(picture)


def _hindrances(document: Document) -> None:
    for item in document.leaves():
        hindrance(document, item)


def _figures(document: Document) -> None:
    """What `--statistics` prints of functions."""
    figures_of(document, "a.mlir")


def _calls(shape: Callable[[int], str], ask: Callable[[Document], object], size: int) -> int:
    forget_all()
    document = parse_document(shape(size))
    return calls_of(lambda: ask(document))


@pytest.mark.parametrize(
    "shape",
    [
        functions_that_hand_a_buffer_down,
        _that_return_buffers,
        _that_use_buffers,
        _that_call_each_other,
        _with_an_error,
    ],
)
@pytest.mark.parametrize("ask", [_hindrances, _lenses, _hints, _offers, _figures])
def test_a_request_about_all_functions_grows_with_their_number(
    shape: Callable[[int], str], ask: Callable[[Document], object]
) -> None:
    _calls(shape, ask, SIZES[-1])
    first, second, third = (_calls(shape, ask, size) for size in SIZES)
    assert third - second <= max(UNEVEN, second - first) * MOST


@pytest.mark.parametrize("shape", [_deep, _wide])
def test_a_picture_grows_with_its_function(shape: Callable[[int], str]) -> None:
    _calls(shape, _pictures, SIZES[-1])
    first, second, third = (_calls(shape, _pictures, size) for size in SIZES)
    assert third - second <= (second - first) * MOST


@pytest.mark.parametrize(("pass_", "depth"), [(Deallocation.MINIMAL, 2_000), (Deallocation.LLVM, 250)])
def test_a_deep_function_has_a_picture(pass_: Deallocation, depth: int) -> None:
    document = parse_document(_deep(depth * 8))
    ((item, function, _),) = functions_of(document)
    picture = picture_of(document, item, function, options=PlanOptions(pass_))
    assert picture.refusal == ""
    made = [dot_text(picture), mermaid_text(picture)]
    assert [text.count("scf.if") >= depth for text in made] == [True, True]
    assert max(map(len, made)) < len(document.text) * 40
