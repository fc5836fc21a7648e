"""Attributes from text: values, extents, faults, locations and affine maps."""

from __future__ import annotations

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pydealloc.ir.affine import AffineBinary, AffineConstant, AffineDim, AffineExpr, AffineMap, AffineSymbol
from pydealloc.ir.attributes import (
    UNIT,
    DenseArrayAttr,
    DictAttr,
    FloatAttr,
    IntegerAttr,
    LocationAttr,
    OpaqueAttr,
    StringAttr,
    SymbolRefAttr,
)
from pydealloc.ir.base import Attribute
from pydealloc.ir.floats import float_text, rounded_to
from pydealloc.ir.types import NONE, FloatType, IndexType, IntegerType
from pydealloc.ods.aliases import Aliases
from pydealloc.ods.parse_fault import ParseFault
from pydealloc.syntax.types.attributes import (
    read_affine_expression,
    read_affine_map,
    read_attribute,
    read_attribute_dict,
    read_location,
    read_string,
    read_symbol_ref,
)
from tests.harness.oracle import Oracle

I32 = IntegerType(32)
I64 = IntegerType(64)

# How it is written, and how MLIR prints it (or what it prints the same for).
SPELLINGS = [
    ("1", "1 : i64"),
    ("- 5", "-5 : i64"),
    ("0x10", "16 : i64"),
    ("1 : index", "1 : index"),
    ("255 : i8", "-1 : i8"),
    ("255 : ui8", "255 : ui8"),
    ("1 : i1", "true"),
    ("true", "true"),
    ("unit", "unit"),
    ("1.0", "1.000000e+00 : f64"),
    ("1.", "1.000000e+00 : f64"),
    ("-0.0 : f32", "-0.000000e+00 : f32"),
    ("0.1 : f16", "9.997559e-02 : f16"),
    ("3.14159265358979", "3.14159265358979 : f64"),
    ("65520.0 : f16", "0x7C00 : f16"),
    ("1.0e400", "0x7FF0000000000000 : f64"),
    ("0x7FC00000 : f32", "0x7FC00000 : f32"),
    ("0x3F800000 : f32", "1.000000e+00 : f32"),
    ("0x38 : f8E4M3FN", "0x38 : f8E4M3FN"),
    ('"a\\nb\\t\\\\\\"\\41"', '"a\\0Ab\\09\\\\\\22A"'),
    ('"\\C3\\A9\\FF"', '"\\C3\\A9\\FF"'),
    ('"foo" : i32', '"foo" : i32'),
    ('"x" : none', '"x"'),
    ('@a :: @"b c"::@"d"', '@a::@"b c"::@d'),
    ("[]", "[]"),
    ("[unit, @f, i32, [true]]", "[unit, @f, i32, [true]]"),
    ('{b, "a b" = i32, a = unit}', '{a, "a b" = i32, b}'),
    ("{loc = unit, memref, true, i32}", "{i32, loc, memref, true}"),
    ("array<i32>", "array<i32>"),
    ("array<i8: -1, 0x10>", "array<i8: -1, 16>"),
    ("array<i1: true, false>", "array<i1: true, false>"),
    ("array<f32: 1.0, 0x3F800000>", "array<f32: 1.000000e+00, 1.000000e+00>"),
    ("dense<[ 1,2 ]> : tensor<2xi32>", "dense<[1, 2]> : tensor<2xi32>"),
    ("dense<> : tensor<0xi32>", "dense<> : tensor<0xi32>"),
    ('dense<"0x01000000"> : tensor<1xi32>', 'dense<"0x01000000"> : tensor<1xi32>'),
    ("sparse<[[0, 1]], [-1.0]> : tensor<3x4xf32>", "sparse<[[0, 1]], [-1.0]> : tensor<3x4xf32>"),
    ("dense_resource<blob> : tensor<3xi64>", "dense_resource<blob> : tensor<3xi64>"),
    ("strided<[1,?],offset:?>", "strided<[1, ?], offset: ?>"),
    ("strided<[]>", "strided<[]>"),
    ("distinct[0]<i32>", "distinct[0]<i32>"),
    ("distinct[1]<>", "distinct[1]<>"),
    ("memref<4xf32>", "memref<4xf32>"),
    ("(i32) -> ()", "(i32) -> ()"),
    ("#foo.bar", "#foo.bar"),
    ("#foo.bar<a=1> : i32", "#foo.bar<a=1> : i32"),
    ("#foo<bar>", "#foo.bar"),
    ('#foo<"bar">', '#foo<"bar">'),
    ("affine_map<(i, j)[n] -> (i - j, 2 * n)>", "affine_map<(d0, d1)[s0] -> (d0 - d1, s0 * 2)>"),
    ("affine_map<() -> ()>", "affine_map<() -> ()>"),
    ("affine_map<(mod) -> (mod mod 2)>", "affine_map<(d0) -> (d0 mod 2)>"),
    ("affine_map<(d0) -> (-d0, -(d0 + 2), d0 + -1)>", "affine_map<(d0) -> (-d0, -(d0 + 2), d0 - 1)>"),
    ("affine_set<(d0) : (d0 <= 3, 4 == d0)>", "affine_set<(d0) : (-d0 + 3 >= 0, -d0 + 4 == 0)>"),
    ("affine_set<(d0) : ()>", "affine_set<(d0) : (0 == 0)>"),
    ("loc(unknown)", "loc(unknown)"),
    ('loc( "a" : 1 : 2 )', 'loc("a":1:2)'),
    ('loc("f":1:2 to 3:4)', 'loc("f":1:2 to 3:4)'),
    ('loc("f":1:2 to :4)', 'loc("f":1:2 to :4)'),
    ('loc("f":0x10:002)', 'loc("f":16:2)'),
    ('loc(fused["f":01:0xA to 0x2:3])', 'loc(fused["f":1:10 to 2:3])'),
    ('loc("n"("a":1:1))', 'loc("n"("a":1:1))'),
    ('loc(fused<"m">["a", "b":1:2])', 'loc(fused<"m">["a", "b":1:2])'),
    ('loc(fused < memref<1xi32, affine_map<(d0) -> (d0)>> // x\n>["a"])', 'loc(fused<memref<1xi32>>["a"])'),
    ('loc(callsite("a" at callsite("b" at unknown)))', 'loc(callsite("a" at callsite("b" at unknown)))'),
    ('loc(callsite ( "a"("f":1 :2)at"b":3:4 ) )', 'loc(callsite("a"("f":1:2) at "b":3:4))'),
    ('loc(fused [ "a" , // first\n unknown, fused["b"] ])', 'loc(fused["a", unknown, fused["b"]])'),
]

INNER_LOCATIONS = [
    '"n"("a":1:1)',
    'callsite("a" at fused["b", "c":2:3])',
    "unknown",
    '"a\\22"("b")',
    '"f":1:2 to 3:4',
    '"f":1:4294967295',
    'fused<"m">["a"]',
    "fused[#loc, #foo.at<1>]",
    "fused[]",
    '#foo.at<"any > text">',
    'callsite(fused<{a = [1 : i8, @b]}>[unknown] at "c")',
]
"""What is between the parentheses of `loc(...)`, as it is printed."""

FAULTS = [
    ("", 0, "expected attribute value"),
    ("none : i32,", None, ""),
    ("1 : f32", 0, "unexpected decimal integer literal for a floating point value"),
    ("1.0 : i32", 0, "floating point value not valid for specified type"),
    ("300 : i8", 0, "integer constant out of range for attribute"),
    ("-1 : ui8", 0, "negative integer literal not valid for unsigned integer type"),
    ("18446744073709551616", 0, "integer constant out of range for attribute"),
    ("0x1FFFF : f16", 0, "hexadecimal float constant out of range for type"),
    ("-0x1 : f32", 0, "hexadecimal float literal should not have a leading minus"),
    ('"a\\q"', 2, "unknown escape in string literal"),
    ('"open', 0, "expected '\"' in string literal"),
    ("@ a", 0, "expected symbol name"),
    ("[1,]", 3, "expected attribute value"),
    ("{a, a}", 4, "duplicate key 'a' in dictionary attribute"),
    ("dense<1>", 8, "expected ':'"),
    ("opaque<>", 0, "expected attribute value"),
    ("array<i1: 1>", 10, "expected 'true' or 'false' literal"),
    ("array<f32: 1>", 11, "unexpected decimal integer literal for a floating point value"),
    ("#undefined", 0, "undefined symbol alias id 'undefined'"),
    ('loc("f":4294967296:1)', 8, "expected a line or column number of at most 32 bits"),
    ('loc(callsite("a" at "f":1:4294967296))', 26, "expected a line or column number of at most 32 bits"),
    ('loc("f":1:0x100000000)', 10, "expected a line or column number of at most 32 bits"),
    ('loc("f":1:2 to 3)', 16, "expected ':'"),
    ('loc("f":1:2 to x)', 15, "expected ':' or integer"),
    ('loc("f":x)', 8, "expected integer"),
    ("loc(unknowns)", 4, "expected location"),
    ('loc(callsite("a", "b"))', 16, "expected 'at'"),
    ('loc(fused<>["a"])', 10, "expected attribute value"),
    ("loc(fused<1>)", 12, "expected '['"),
    ('loc(fused["a" "b"])', 14, "expected ',' or ']'"),
    ('loc(fused<memref<[4]xf32>>["a"])', 17, "scalable dimensions are for vectors only"),
    ("[1 2]", 3, "expected ',' or ']'"),
    ("[i32, opaque<>]", 6, "expected type"),
    ("[-x]", 2, "expected constant integer or floating point value"),
    ("[@f::g]", 5, "expected symbol name"),
    ("{a b}", 3, "expected ',' or '}'"),
    ("{1 = 2}", 1, "expected attribute name"),
    ("array<i32 1>", 10, "expected ':' or '>'"),
    ("array<i32: true>", 11, "expected integer literal"),
    ("array<f32: true>", 11, "expected float literal"),
    ("distinct[x]<>", 9, "expected integer"),
    ("distinct[18446744073709551616]<>", 9, "expected an unsigned 64-bit integer"),
    ("strided<[x]>", 9, "expected integer or '?'"),
    ("strided<[1], 2>", 13, "expected 'offset'"),
    ("strided<[18446744073709551616]>", 9, "invalid stride"),
    ("affine_map<(d0) -> (d1)>", 20, "use of undeclared identifier"),
    ("affine_map<(d0, d0) -> (d0)>", 16, "redefinition of identifier 'd0'"),
    (
        "affine_map<(d0, d1) -> (d0 mod d1)>",
        27,
        "non-affine expression: right operand of mod has to be either a constant or symbolic",
    ),
    (
        "affine_map<(d0, d1) -> (2 * d0 * d1 + d0)>",
        31,
        "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic",
    ),
    (
        "affine_map<(d0, d1) -> (d0 mod d1 floordiv 2)>",
        34,
        "non-affine expression: right operand of mod has to be either a constant or symbolic",
    ),
    (
        "affine_set<(d0, d1) : (d0 * d1 * 2 >= 0)>",
        31,
        "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic",
    ),
]


HEADS = ["dense<", "affine_map<", "(d0)", " -> ", "(d0 mod 2)", "array<", "true", "distinct[0]", "!t.x", "loc("]


def read(text: str) -> Attribute:
    return read_attribute(text, 0, Aliases())[0]


@pytest.mark.parametrize(("text", "printed"), SPELLINGS)
def test_spelling(text: str, printed: str) -> None:
    found, end = read_attribute(f"  {text} }}", 0, Aliases())
    assert str(found) == printed
    assert end == 2 + len(text)
    assert read(printed) is found


@pytest.mark.parametrize("text", INNER_LOCATIONS)
def test_location_in_normal_form(text: str) -> None:
    assert read_location(f"loc({text})", 0, Aliases()) == (LocationAttr(text), len(text) + 5)


@pytest.mark.parametrize(("text", "start", "message"), FAULTS)
def test_fault(text: str, start: int | None, message: str) -> None:
    if start is None:
        assert read_attribute(text, 0, Aliases())[1] < len(text)
        return
    with pytest.raises(ParseFault) as caught:
        read_attribute(f"= {text}", 2, Aliases())
    assert (caught.value.start - 2, caught.value.message) == (start, message)


def test_type_known_from_the_context() -> None:
    assert read_attribute("1 : i8", 0, Aliases(), I32) == (IntegerAttr(1, I32), 1)
    assert read_attribute("1.5 : i8", 0, Aliases(), FloatType("f32")) == (
        FloatAttr("1.500000e+00", FloatType("f32")),
        3,
    )
    assert read_attribute('"a" : i8', 0, Aliases(), NONE) == (StringAttr("a"), 3)
    assert read_attribute("true : i8", 0, Aliases()) == (IntegerAttr(1, IntegerType(1)), 4)
    found, end = read_attribute("dense<1> : i8", 0, Aliases(), I32)
    assert (str(found), end) == ("dense<1> : i32", 8)
    found, end = read_attribute("#foo.bar : i8", 0, Aliases(), I32)
    assert (str(found), end) == ("#foo.bar : i32", 8)
    assert str(read_attribute("distinct[0]<1>", 0, Aliases(), I32)[0]) == "distinct[0]<1 : i64>"


def test_values() -> None:
    assert read("@a::@b") is SymbolRefAttr("a", ("b",))
    assert read("array<i32: 1, 2>") is DenseArrayAttr(I32, (1, 2))
    assert read("{b = unit, a = 1 : index}") is DictAttr((("a", IntegerAttr(1, IndexType())), ("b", UNIT)))
    assert isinstance(read("distinct[7]<>"), OpaqueAttr)


def test_aliases() -> None:
    aliases = Aliases()
    aliases.attributes["m"] = read("affine_map<(d0) -> (d0 + 1)>")
    aliases.attributes["0"] = read("1 : i32")
    aliases.types["t"] = I32
    text = '{a = #m, b = [#0, !t, 2 : !t], c = #gpu.x<#m, !t, #other>, "#m" = "!t"}'
    assert str(read_attribute(text, 0, aliases)[0]) == (
        '{"#m" = "!t", a = affine_map<(d0) -> (d0 + 1)>, b = [1 : i32, i32, 2 : i32], '
        "c = #gpu.x<affine_map<(d0) -> (d0 + 1)>, i32, #other>}"
    )
    aliases.attributes["0"] = UNIT
    assert "b = [unit, i32" in str(read_attribute(text, 0, aliases)[0])


def test_body_that_grows_without_bound_is_a_fault() -> None:
    aliases = Aliases()
    aliases.attributes["a"] = read('#gpu.x<"any text">')
    for _ in range(12):
        aliases.attributes["a"] = read_attribute("#gpu.x<#a, #a>", 0, aliases)[0]
    with pytest.raises(ParseFault):
        read_attribute(f"#gpu.x<{'#a, ' * 100}>", 0, aliases)


def test_dictionary_entries_have_ranges() -> None:
    text = ' { a = 1 : i32 , unit, "q.x" = @s}'
    entries, end = read_attribute_dict(text, 0, Aliases())
    assert end == len(text)
    assert [
        (e.name, text[e.name_start : e.name_end], str(e.value), text[e.value_start : e.value_end]) for e in entries
    ] == [
        ("a", "a", "1 : i32", "1 : i32"),
        ("unit", "unit", "unit", ""),
        ("q.x", '"q.x"', "@s", "@s"),
    ]
    assert read_attribute_dict("{ }", 0, Aliases()) == ([], 3)


@pytest.mark.parametrize(
    ("text", "start", "message"),
    [
        ("{1 = 2}", 1, "expected attribute name"),
        ("{a = }", 5, "expected attribute value"),
        ("{a-b}", 2, "expected '}' in attribute dictionary"),
        ("{a", 2, "expected '}' in attribute dictionary"),
    ],
)
def test_dictionary_faults(text: str, start: int, message: str) -> None:
    with pytest.raises(ParseFault) as caught:
        read_attribute_dict(text, 0, Aliases())
    assert (caught.value.start, caught.value.message) == (start, message)


def test_locations() -> None:
    aliases = Aliases()
    assert read_location(" loc(#loc1) ", 0, aliases) == (LocationAttr("#loc1"), 11)
    aliases.attributes["loc1"] = LocationAttr('"f":1:2')
    assert read_location("loc(#loc1)", 0, aliases)[0] is LocationAttr('"f":1:2')
    assert read_location('loc(fused[#loc1, "x"(#loc2)])', 0, aliases)[0] is LocationAttr('fused["f":1:2, "x"(#loc2)]')
    for text in ("loc", "loc(", "loc()", "loc(i32)", "unknown", "loc(callsite(unknown))"):
        with pytest.raises(ParseFault):
            read_location(text, 0, aliases)


def test_strings_and_symbols() -> None:
    assert read_string(' "a\\22" x', 0) == ('a"', 7)
    assert read_symbol_ref(' @a::@"b" x', 0) == (SymbolRefAttr("a", ("b",)), 9)
    with pytest.raises(ParseFault):
        read_string("a", 0)


def test_affine_maps_and_sets_bare_and_wrapped() -> None:
    expected = AffineMap(1, 1, (AffineBinary("+", AffineDim(0), AffineSymbol(0)),))
    for text in ("(d0)[s0] -> (d0 + s0)", "affine_map<(a)[b] -> (b + a)>"):
        assert read_affine_map(f" {text}, x", 0) == (expected, 1 + len(text))
    names: dict[str, AffineExpr] = {"i": AffineDim(0)}
    assert read_affine_expression("i + 1]", 0, names) == (AffineBinary("+", AffineDim(0), AffineConstant(1)), 5)


@pytest.mark.parametrize("opening", ["(", "-", "1 + ", "1 floordiv ", "d0 + s0 + "])
def test_long_affine_expressions_are_faults(opening: str) -> None:
    for text in (f"(d0)[s0] -> ({opening * 30_000}", f"affine_map<(d0)[s0] -> ({opening * 30_000}1)>"):
        with pytest.raises(ParseFault):
            read_affine_map(text, 0)
        with pytest.raises(ParseFault):
            read_attribute(text if text.startswith("a") else f"affine_map<{text}>", 0, Aliases())


@given(st.floats(allow_nan=False, width=32), st.sampled_from(["f16", "f32", "f64"]))
def test_float_text_is_exact(value: float, name: str) -> None:
    rounded = rounded_to(value, name)
    try:
        code = {"f16": ">e", "f32": ">f", "f64": ">d"}[name]
        assert rounded == struct.unpack(code, struct.pack(code, value))[0]
    except OverflowError:
        assert abs(rounded) == float("inf")
    text = float_text(value, name)
    if not text.startswith("0x"):
        assert "." in text
        assert rounded_to(float(text), name) == rounded


@given(st.lists(st.sampled_from([*HEADS, *'[]{}<>()a=1,-%"', "1.5", " : ", "i32", "#m", "@s"])))
def test_any_text_is_an_attribute_or_a_fault(parts: list[str]) -> None:
    text = "".join(parts)
    for type_ in (None, I64):
        try:
            found, end = read_attribute(text, 0, Aliases(), type_)
        except ParseFault as problem:
            assert 0 <= problem.start <= problem.end <= len(text)  # noqa: PT017 (the place is the point)
        else:
            assert 0 < end <= len(text)
            assert str(found)


def test_mlir_reads_the_same_values(oracle: Oracle) -> None:
    """What we print means to mlir-opt what the original text means."""
    texts = [text for text, _ in SPELLINGS if not text.startswith("distinct")]

    def reprinted(values: list[str]) -> str:
        program = "\n".join(f'"t.x"() {{x = {value}}} : () -> ()' for value in values)
        return oracle.reprint(program, "--allow-unregistered-dialect", "--mlir-print-local-scope")

    ours = [str(read(text)) for text in texts]
    spaced = [text if "bar<" not in text else str(read(text)) for text in texts]
    assert reprinted(ours) == reprinted(spaced)
