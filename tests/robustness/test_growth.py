"""Growth of `--check`: inputs of shapes that took quadratic time once, in two sizes.

The processor time of the larger one may be `MARGIN` times what linear growth gives, half of what quadratic
growth gives.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import pytest

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.report.records import finding_records
from pydealloc.syntax.document.document import parse_document

SMALL, FACTOR = 500, 8
MARGIN = 4
FLOOR_S = 0.05
"""Below this, a time says nothing."""


def _function(body: str) -> str:
    return f"func.func @f() {{{body} return }}\n"


SHAPES: dict[str, Callable[[int], str]] = {
    "comments with an open bracket": lambda count: "// pydealloc: ignore[\n" * count + _function(""),
    "comments that switch nothing off": lambda count: _function("\n" + "// pydealloc: ignore[dead-store]\n" * count),
    "comments in one line": lambda count: _function("") + "// pydealloc: ignore[a] " * count,
    "per cent signs": lambda count: _function("\n" + "%" * count + "\n"),
    "findings in one line": lambda count: _function(
        "".join(f" %c{n} = arith.constant {n} : i32" for n in range(count))
    ),
    "errors in one line": lambda count: _function(
        "".join(f" %c{n} = arith.addi %z{n}, %z{n} : i32" for n in range(count))
    ),
    "a long string": lambda count: f'module attributes {{a = "{chr(92)}n{"x" * count * 10}"}} {{}}\n',
    "an unclosed string with quotes in it": lambda count: '"' + f'{chr(92)}"' * count * 4,
    "blank lines within an operation": lambda count: "%0 = arith.constant " + "\n" * count + " : i32\n",
    "blank lines within brackets": lambda count: "%0 = foo.bar (" + "\n" * count + " : i32\n",
    "blank lines before a list": lambda count: "%0 = foo.bar (" + "\n" * count + "%a, " * count,
    "functions": lambda count: "".join(f"func.func @f{n}() {{ return }}\n" for n in range(count)),
}


def _work(text: str) -> float:
    before = process_time()
    document = parse_document(text)
    findings = findings_of(document)
    list(finding_records("a.mlir", text, findings, shown=True, colored=False))
    return process_time() - before


@pytest.mark.parametrize("name", SHAPES)
def test_time_grows_with_the_size(name: str) -> None:
    shape = SHAPES[name]
    _work(shape(10))
    small = max(FLOOR_S, _work(shape(SMALL)))
    large = _work(shape(SMALL * FACTOR))
    assert large <= small * FACTOR * MARGIN


@pytest.mark.parametrize("depth", [40, 400])
@pytest.mark.parametrize(
    ("first", "each", "last"),
    [
        ("#a0 = loc(unknown)", "#a{0} = loc(fused[#a{1}, #a{1}])", "func.func @f() {{ return }} loc(#a{0})"),
        ("!t0 = i32", "!t{0} = tuple<!t{1}, !t{1}>", "func.func @f(%a: !t{0}) {{ return %a : i32 }}"),
        ("#a0 = [1]", "#a{0} = [#a{1}, #a{1}]", "func.func @f() attributes {{a = #a{0}}} {{ return }}"),
    ],
)
def test_nested_aliases_are_shared(first: str, each: str, last: str, depth: int) -> None:
    lines = [first, *(each.format(number, number - 1) for number in range(1, depth + 1)), last.format(depth)]
    findings_of(parse_document("\n".join(lines) + "\n"))
