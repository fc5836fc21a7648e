"""Time is linear in the text, broken or not. The first texts once made a regular expression try without end."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from pydealloc.syntax.document.document import parse_document

SLASHES = "// " * 200


@pytest.mark.parametrize(
    "text",
    [
        f"#t = #foo.bar<a = #b.c<V>\n{' ' * 200}x = 3>\n",
        f"#t = #foo.bar<a {SLASHES}\n {SLASHES}\n x>\n",
        f"func.func @f() {{\n  {SLASHES} {{\n  return\n}}\n",
        f"foo.bar {{ {SLASHES}\n}}\n",
        f"foo.bar {{ {' ' * 500}",
        f"func.func @f() {{ %0 = foo.bar {SLASHES}",
        "%" + "a, %" * 500 + "\n",
        '"' + '\\"' * 500 + "\n",
    ],
)
def test_ends(text: str) -> None:
    assert parse_document(text).text == text


# --- Ten times the text, ten times the steps ------------------------------------------------------------------------

START = "func.func @f(%c: i1, %i: index) {\n"
GROWING: dict[str, Callable[[int], str]] = {
    "unclosed parentheses": lambda n: START + "  %a = a.b %c, (\n" * n + "}",
    "unclosed angles": lambda n: START + "  %m = memref.alloc() : memref<4xf32\n" * n + "}",
    "unclosed brackets": lambda n: START + "  %m = memref.load %x[%i : memref<4xf32>\n" * n + "}",
    "unclosed dictionaries": lambda n: START + "  a.b {a = 1\n" * n + "}",
    "unclosed regions": lambda n: START + "scf.if %c {\n" * n,
    "braces on one line": lambda n: "{" * n,
    "closing braces": lambda n: START + "}\n" * n,
    "closing braces on one line": lambda n: START + "} " * n,
    "closing braces within lines": lambda n: START + "  scf.if %c {\n    a.b [ } ]\n  }\n" * n + "}",
    "regions closed early": lambda n: START + "  scf.if %c {\n    a.b }\n  }\n" * n + "}",
    "missing braces": lambda n: START + "  scf.if %c\n    a.b\n  }\n" * n + "}",
    "a line of operations": lambda n: START + "  %a = arith.addi %c, %c : i1 " * n + "\n}",
    "a line of broken operations": lambda n: START + "  %a = arith.addi %c : i1 " * n + "\n}",
    "a line of words": lambda n: START + " xyz" * n + "\n}",
    "a long comment": lambda n: START + "//" + " abc {" * n + "\n}",
    "many comments": lambda n: START + "// { ( abc\n" * n + "}",
    "a deep type": lambda n: START + "  %a = arith.constant 1 : " + "tuple<" * n + "\n}",
    "deep types": lambda n: START + "  %a = a.b : tuple<tuple<tuple<\n" * n + "}",
    "undefined values": lambda n: START + "".join(f"  %y{i} = arith.addi %z{i}, %c : i1\n" for i in range(n)) + "}",
    "undefined blocks": lambda n: START + "".join(f"  cf.br ^u{i}\n^l{i}:\n" for i in range(n)) + "}",
    "undefined aliases": lambda n: "".join(f"#a{i} = #b{i}\n" for i in range(n)),
    "aliases, the last one first": lambda n: "".join(f"#a{i} = #a{i + 1}\n" for i in range(n)),
    "broken aliases": lambda n: "".join(f"#a{i} affine_map<(d0) -> (d0)>\n" for i in range(n)),
    "lost names": lambda n: START + "  = arith.addi %c, %c : i1\n" * n + "}",
    "lost signs": lambda n: START + "  x = arith.addi %c, %c : i1\n" * n + "}",
    "open quotes": lambda n: START + '  "a.b(%c) : (i1) -> ()\n' * n + "}",
    "words behind": lambda n: START + "  %a = arith.addi %c, %c : i1 garbage\n" * n + "}",
    "functions without their first word": lambda n: "@f(%c: i1) {\n  return\n}\n" * n,
    "modules without braces": lambda n: "module\n" * n,
    "redefinitions": lambda n: START + "  %a = arith.addi %c, %c : i1\n" * n + "}",
    "results": lambda n: START + "%a, " * n + " = a.b\n}",
}
FEW = 40


def steps(text: str) -> int:
    """How many calls reading `text` takes, of Python's functions and of those in C."""
    count = 0

    def take_note(_frame: object, event: str, _argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(take_note)
    try:
        parse_document(text)
    finally:
        sys.setprofile(before)
    return count


@pytest.mark.parametrize("case", GROWING)
def test_ten_times_the_text_takes_at_most_eleven_times_the_steps(case: str) -> None:
    make = GROWING[case]
    # What is worked out once and remembered is worked out now.
    parse_document(make(FEW))
    few = steps(make(FEW))
    assert steps(make(10 * FEW)) <= 11 * few
