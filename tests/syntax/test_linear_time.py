"""Texts that made a regular expression try exponentially many ways. Each of these once never ended."""

from __future__ import annotations

import pytest

from pydealloc.syntax.document import parse_document

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
