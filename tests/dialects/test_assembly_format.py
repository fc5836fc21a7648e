"""The assembly format language, compiled."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pydealloc.ods.assembly_format import FormatError, compile_format
from pydealloc.ods.registry import DIALECTS, definitions_path

NAMES = {
    "a": "operand",
    "b": "operand",
    "flag": "attr",
    "count": "prop",
    "r": "result",
    "body": "region",
    "next": "successor",
    "value": "param",
}


@pytest.mark.parametrize(
    ("text", "nodes"),
    [
        ("", []),
        ("`to` $a", ["to", ["operand", "a"]]),
        ("`(` ` ` `` `\\n` `)`", ["(", ["ws", " "], ["ws", ""], ["ws", "\n"], ")"]),
        ("$a attr-dict `:` type($r)", [["operand", "a"], ["attr-dict"], ":", ["type", ["result", "r"]]]),
        ("attr-dict ($a^)?", [["attr-dict"], ["optional", [["operand", "a"]], [], 0, 0]]),
        ("(`x` $flag^ `y`)?", [["optional", ["x", ["attr", "flag"], "y"], [], 1, 0]]),
        ("($a^) : (`none`)?", [["optional", [["operand", "a"]], ["none"], 0, 0]]),
        ("(`]`) : ($value^ `]`)?", [["optional", [["param", "value"], "]"], ["]"], 0, 1]]),
        ("($a^ (`,` $b^)?)?", [
            ["optional", [["operand", "a"], ["optional", [",", ["operand", "b"]], [], 1, 0]], [], 0, 0]
        ]),
        ("(custom<Foo>($a, type($r))^)?", [
            ["optional", [["custom", "Foo", [["operand", "a"], ["type", ["result", "r"]]]]], [], 0, 0]
        ]),
        ("custom<X>($body, $next, ref($flag), \"1 + 1\")", [
            ["custom", "X", [["region", "body"], ["successor", "next"], ["ref", ["attr", "flag"]], ["code", "1 + 1"]]]
        ]),
        ("custom<X>()", [["custom", "X", []]]),
        ("functional-type(operands, results)", [["functional-type", ["operands"], ["results"]]]),
        ("qualified(type($a)) prop-dict attr-dict-with-keyword", [
            ["qualified", ["type", ["operand", "a"]]], ["prop-dict"], ["attr-dict-with-keyword"]
        ]),
        ("oilist(`x` `(` $a `)` | `y` $flag)", [
            ["oilist", [["x", ["(", ["operand", "a"], ")"]], ["y", [["attr", "flag"]]]]]
        ]),
        ("`<` struct(params) `>` params", ["<", ["struct", [["params"]]], ">", ["params"]]),
        ("successors regions $count", [["successors"], ["regions"], ["prop", "count"]]),
    ],
)  # fmt: skip
def test_compiles(text: str, nodes: list[object]) -> None:
    assert compile_format(text, NAMES) == nodes


@pytest.mark.parametrize(
    "text",
    [
        "$unknown",
        "`open",
        "type()",
        "functional-type($a)",
        "(`x`)?",
        "($a^ $b^)?",
        "$a^",
        "nonsense",
        "oilist()",
        "($a^",
    ],
)
def test_rejects(text: str) -> None:
    with pytest.raises(FormatError):
        compile_format(text, NAMES)


NAMED = ("ws", "operand", "result", "attr", "prop", "region", "successor", "param", "code")
BARE = ("operands", "results", "regions", "successors", "params", "attr-dict", "attr-dict-with-keyword", "prop-dict")


def _check(node: object) -> None:
    """Every node is of a kind the documentation lists."""
    if isinstance(node, str):
        assert node
        assert " " not in node
        return
    assert isinstance(node, list)
    head, rest = node[0], node[1:]
    inner: list[object] = []
    if head in NAMED:
        assert [type(item) for item in rest] == [str]
    elif head in BARE:
        assert rest == []
    elif head in ("type", "qualified", "ref", "functional-type"):
        inner = rest
    elif head == "custom":
        assert isinstance(rest[0], str)
        inner = rest[1]
    elif head == "struct":
        inner = rest[0]
    elif head == "oilist":
        assert all(isinstance(literal, str) for literal, _ in rest[0])
        inner = [item for _, nodes in rest[0] for item in nodes]
    else:
        assert head == "optional"
        nodes, other, anchor, inverted = rest
        assert 0 <= anchor < len(nodes)
        assert inverted in (0, 1)
        inner = [*nodes, *other]
    for item in inner:
        _check(item)


def test_every_generated_format_is_well_formed() -> None:
    formats = 0
    for path in Path(DIALECTS).glob("*/definitions.json"):
        document = json.loads(path.read_text(encoding="utf-8"))
        for section in ("ops", "attrs", "types"):
            for entry in document[section].values():
                for node in entry.get("format", ()):
                    _check(node)
                formats += "format" in entry
    assert formats > 2300


def test_every_operation_has_a_syntax_or_is_generic_only() -> None:
    document = json.loads(Path(definitions_path("memref")).read_text(encoding="utf-8"))
    bare = [name for name, entry in document["ops"].items() if "format" not in entry and "custom" not in entry]
    assert bare == []
