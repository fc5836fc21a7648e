"""Cutting texts into chunks and items; matching braces."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pydealloc.syntax.document.segmenter import ItemKind, Segment, segment_text
from pydealloc.syntax.text.braces import braces_of, match_braces
from pydealloc.syntax.text.recovery import end_of_text_before, operation_end


def segments(text: str) -> list[tuple[str, str]]:
    """ItemKind and first line of each segment, what is in a module after it."""
    found: list[tuple[str, str]] = []

    def visit(segment: Segment) -> None:
        lines = text[segment.start : segment.end].splitlines()
        found.append((segment.kind.value, lines[0] if lines else ""))
        for child in segment.children:
            visit(child)

    for chunk in segment_text(text):
        for segment in chunk.segments:
            visit(segment)
    return found


def test_functions_are_items() -> None:
    text = "// before\nfunc.func @a() {\n  return\n}\n\nfunc.func private @b()\nfunc.func @c() { return }\n"
    assert segments(text) == [
        ("operations", "func.func @a() {"),
        ("operations", "func.func private @b()"),
        ("operations", "func.func @c() { return }"),
    ]


def test_aliases_and_resources_are_items() -> None:
    text = "#a = 1 : i8\n!b = i1\nfunc.func @f() {\n  return\n}\n{-#\n  dialect_resources: {\n    a: {}\n  }\n#-}\n"
    assert segments(text) == [
        ("alias", "#a = 1 : i8"),
        ("alias", "!b = i1"),
        ("operations", "func.func @f() {"),
        ("alias", "{-#"),
    ]


def test_modules_are_opened() -> None:
    inner = "  func.func @a() { return }\n  module {\n    func.func private @b()\n  }\n"
    text = f"module @m attributes {{a = {{b = 1}}}} {{\n{inner}}}\n"
    assert segments(text) == [
        ("module", "module @m attributes {a = {b = 1}} {"),
        ("operations", "func.func @a() { return }"),
        ("module", "module {"),
        ("operations", "func.func private @b()"),
    ]


def test_values_of_a_module_join_what_uses_them() -> None:
    text = "%a = foo.bar\nfunc.func private @f()\n#alias = 1\n%b = foo.bar %a\n"
    assert segments("!before = i1\n" + text) == [
        ("alias", "!before = i1"),
        ("operations", "%a = foo.bar"),
        ("alias", "#alias = 1"),
    ]
    used_before = '"t.a"(%x) : (i1) -> ()\n%x = "t.d"() : () -> i1\n'
    assert len(segments(used_before)) == 1
    assert len(segments(used_before.replace("%x)", "%y)"))) == 2


def test_chunks() -> None:
    text = "func.func private @a()\n// -----\nfunc.func private @a()\n// ----- more\n"
    chunks = segment_text(text)
    assert [text[chunk.start : chunk.end] for chunk in chunks] == [
        "func.func private @a()\n",
        "\nfunc.func private @a()\n",
        "\n",
    ]
    assert [len(chunk.segments) for chunk in chunks] == [1, 1, 0]
    assert len(segment_text("")) == 1


@given(st.text(alphabet='{}()"/\n aX%=.#!:^', max_size=200))
def test_pieces_are_in_order_and_cover_the_text(text: str) -> None:
    for chunk in segment_text(text):
        end = chunk.start
        for segment in chunk.segments:
            assert end <= segment.start < segment.end <= chunk.end
            end = segment.end


def test_deep_modules_stay_whole() -> None:
    depth = 3_000
    (chunk,) = segment_text("module {\n" * depth + "}\n" * depth)
    segment = chunk.segments[0]
    seen = 1
    while segment.children:
        (segment,) = segment.children
        seen += 1
    assert segment.kind is ItemKind.OPERATIONS
    assert seen < 100


# --- Braces ---------------------------------------------------------------------------------------------------------


def test_braces_in_strings_and_comments_do_not_count() -> None:
    text = '{ "}" // }\n "\\"}" }'
    assert match_braces(text).pairs == {0: len(text) - 1}
    assert match_braces('" {').unclosed == (2,)


def shown(text: str) -> tuple[str, list[int], list[int]]:
    """The text with matched braces as letters; lines of those never closed, and of those closing nothing."""
    braces = braces_of(text)
    out = list(text)
    for letter, (opening, closing) in zip("abcdefghi", sorted(braces.pairs.items()), strict=False):
        out[opening] = letter
        if out[closing] == "}":
            out[closing] = letter
    lines = [[text.count("\n", 0, at) for at in found] for found in (braces.unclosed, braces.unopened)]
    return "".join(out), lines[0], lines[1]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a.b {\n  a.c {\n  a.d\n}", ("a.b a\n  a.c b\n  a.d\na", [1], [])),
        ("a.b {\n  a.c {\n    a.d\n  a.e\n}", ("a.b a\n  a.c b\n    a.d\n  a.e\na", [1], [])),
        ("a.b {\n  a.c\na.d {\n  a.e\n}", ("a.b a\n  a.c\na.d b\n  a.e\nb", [0], [])),
        ("a.b {\n  a.c\n  }\n  a.d\n}", ("a.b a\n  a.c\n  }\n  a.d\na", [], [2])),
        ("a.b {\n  a.c\n}\n}\na.d {\n}", ("a.b a\n  a.c\na\n}\na.d b\nb", [], [3])),
        ("a.b {\n  a.c {x = 1\n  a.d\n}", ("a.b a\n  a.c bx = 1\n  a.d\na", [1], [])),
        ("a.b {\n  a.c x = 1} : i1\n  a.d\n}", ("a.b a\n  a.c x = 1} : i1\n  a.d\na", [], [1])),
        (
            "func.func @a() {\nreturn\nfunc.func @b() {\nreturn\n}",
            ("func.func @a() a\nreturn\nfunc.func @b() b\nreturn\nb", [0], []),
        ),
        # Labels stand as far left as what they are in.
        ("a.b {\n^x:\n  a.c {\n}", ("a.b a\n^x:\n  a.c b\na", [2], [])),
    ],
)  # fmt: skip
def test_indentation_decides(text: str, expected: tuple[str, list[int], list[int]]) -> None:
    assert shown(text) == expected


def test_balanced_braces_are_taken_as_they_are() -> None:
    text = "a.b {\n      a.c {\n}\n  }"
    assert braces_of(text) == match_braces(text)


@given(st.text(alphabet="{} \na.b%", max_size=300))
def test_braces_are_counted_once(text: str) -> None:
    braces = braces_of(text)
    opening = [at for at, char in enumerate(text) if char == "{"]
    closing = [at for at, char in enumerate(text) if char == "}"]
    real = {a: b for a, b in braces.pairs.items() if a not in braces.unclosed}
    assert sorted({*real, *braces.unclosed}) == opening
    assert sorted([*real.values(), *braces.unopened]) == closing
    assert all(a < b for a, b in real.items())


# --- Ends of operations ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "foo.bar %a,\n    %b : i1|\n%c = foo.baz",
        "foo.bar {\n  a.b\n}, {x\n}|\n^bb0(%a: i1):",
        "foo.bar %a|\n// a comment\n\n}",
        "foo.bar (%a|\nfunc.func @f()",
        "foo.bar (%a|\n  %b = foo.bar %c",
        "foo.bar ins(%a\n  outs(%b)) : i1|\n  return",
        'foo.bar "a\\"{" %a|\n"foo.baz"() : () -> ()',
    ],
)
def test_where_an_operation_ends(text: str) -> None:
    end = text.index("|")
    text = text.replace("|", "")
    assert operation_end(text, 0, len(text), match_braces(text).pairs) == end


def test_the_text_before() -> None:
    text = 'a.b "//" // comment\n  // another\n\n  c'
    assert end_of_text_before(text, 0, text.index("c", 20)) == text.index('" //') + 1
    assert end_of_text_before("// a\n b", 0, 6) == 0


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_chunks_end_at_separators_whatever_ends_lines(line_end: str) -> None:
    text = line_end.join(("a.b", "// -----", "c.d // -----", "// ----- with words", "e.f", ""))
    assert [text[chunk.start : chunk.end].strip() for chunk in segment_text(text)] == ["a.b", "c.d // -----", "e.f"]
