"""The lexer: total, and MLIR's tokens."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pydealloc.syntax.text.lexer import TokenKind, significant_tokens, token_at, tokens


def spelled(text: str) -> list[tuple[str, str]]:
    return [(token.kind.value, text[token.start : token.end]) for token in significant_tokens(text)]


@given(st.text(alphabet=st.sampled_from('ab1.0xe+-%^@!#"\\/{}<>:=\n\r\t\0\f é😀\u2028$_'), max_size=60) | st.text())
def test_joined_tokens_are_the_text(text: str) -> None:
    assert "".join(text[token.start : token.end] for token in tokens(text)) == text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "%a#1 %-x %0 %a.b$c-d",
            [("value", "%a"), ("attribute", "#1"), ("value", "%-x"), ("value", "%0"), ("value", "%a.b$c-d")],
        ),
        ("%1a", [("value", "%1"), ("word", "a")]),
        ("%a->i32", [("value", "%a"), ("punctuation", "->"), ("word", "i32")]),
        ("^bb-1", [("block", "^bb-1")]),
        ('@f::@"a b"', [("symbol", "@f"), ("punctuation", "::"), ("symbol", '@"a b"')]),
        ("#map !llvm.ptr", [("attribute", "#map"), ("type", "!llvm.ptr")]),
        ("4x5xf32", [("integer", "4"), ("word", "x5xf32")]),
        (
            "0xFF 0x 1. 1.5e-3 1e5",
            [
                ("hexadecimal", "0xFF"),
                ("integer", "0"),
                ("word", "x"),
                ("float", "1."),
                ("float", "1.5e-3"),
                ("integer", "1"),
                ("word", "e5"),
            ],
        ),
        ("{-# #-} ...", [("punctuation", "{-#"), ("punctuation", "#-}"), ("punctuation", "...")]),
        (r'"a\"b" x', [("string", r'"a\"b"'), ("word", "x")]),
        ('"open\nx', [("error", '"open'), ("word", "x")]),
        ('"open\r\nx', [("error", '"open'), ("word", "x")]),
        ("// c\rx", [("word", "x")]),
        ("% ; é😀", [("error", "%"), ("error", ";"), ("error", "é😀")]),
        ("a\0b", [("word", "a"), ("word", "b")]),
    ],
)
def test_tokens(text: str, expected: list[tuple[str, str]]) -> None:
    assert spelled(text) == expected


def test_part_of_a_text() -> None:
    assert [token.start for token in tokens("abc def", 4)] == [4]
    assert [(token.start, token.end) for token in tokens("abc def", 0, 2)] == [(0, 2)]


@pytest.mark.parametrize(("offset", "expected"), [(0, "%a"), (2, "%a"), (3, "="), (4, "="), (7, "f.op")])
def test_token_at_prefers_the_token_to_the_space_behind(offset: int, expected: str) -> None:
    text = "%a = f.op"
    token = token_at(text, offset, 0)
    assert token is not None
    assert text[token.start : token.end] == expected


def test_token_at_nothing() -> None:
    assert token_at("", 0, 0) is None
    token = token_at("a\n", 1, 0)
    assert token is not None
    assert token.kind is TokenKind.WORD
