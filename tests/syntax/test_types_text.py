"""Types from text: values, extents and faults."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pydealloc.ir.attributes import IntegerAttr, StridedLayoutAttr
from pydealloc.ir.types import (
    DialectType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    TupleType,
    VectorType,
)
from pydealloc.ods.aliases import Aliases
from pydealloc.ods.parse_fault import ParseFault
from pydealloc.syntax.types.reader import parse_type, plain_shaped
from pydealloc.syntax.types.types import (
    read_type,
)

F32 = FloatType("f32")
I32 = IntegerType(32)

# How it is written, and how MLIR prints it.
SPELLINGS = [
    ("i32", "i32"),
    ("i012", "i12"),
    ("si8", "si8"),
    ("ui0", "ui0"),
    ("f8E4M3FN", "f8E4M3FN"),
    ("none", "none"),
    ("memref<4x?xf32>", "memref<4x?xf32>"),
    ("memref< 4 x 5 x f32 >", "memref<4x5xf32>"),
    ("memref <f32>", "memref<f32>"),
    ("memref<9223372036854775807xi1>", "memref<9223372036854775807xi1>"),
    ("memref<0x10xi1>", "memref<0x10xi1>"),
    ("memref<4x // a comment > \n f32>", "memref<4xf32>"),
    ("memref<4xf32, 0>", "memref<4xf32>"),
    ("memref<4xf32, 0 : i32>", "memref<4xf32>"),
    ("memref<4xf32, 1 : i32>", "memref<4xf32, 1 : i32>"),
    ("memref<4xf32, strided<[1], offset: ?>, 3>", "memref<4xf32, strided<[1], offset: ?>, 3>"),
    ("memref<2x3xf32, strided<[3,1],offset:0>>", "memref<2x3xf32, strided<[3, 1]>>"),
    ("memref<4xf32, affine_map<(i) -> (i)>>", "memref<4xf32>"),
    ("memref<4xf32, affine_map<(i)[s] -> (2*i + s)>>", "memref<4xf32, affine_map<(d0)[s0] -> (d0 * 2 + s0)>>"),
    ('memref<4xf32, "fast">', 'memref<4xf32, "fast">'),
    ("memref<4xf32, #gpu.address_space<workgroup>>", "memref<4xf32, #gpu.address_space<workgroup>>"),
    ("memref<*xf32, 3>", "memref<*xf32, 3>"),
    ("memref<* x f32>", "memref<*xf32>"),
    ("memref<4xf32, #foo.tiled<2>, #foo.far>", "memref<4xf32, #foo.tiled<2>, #foo.far>"),
    ("memref<4x!foo.tile<2, f32>, #foo<tiled<2>>, 3>", "memref<4x!foo.tile<2, f32>, #foo.tiled<2>, 3>"),
    (
        "memref<?xf32, #foo.tiled, #gpu.address_space<private>>",
        "memref<?xf32, #foo.tiled, #gpu.address_space<private>>",
    ),
    ("memref<4xf32, #foo.far>", "memref<4xf32, #foo.far>"),
    ("memref<4xvector<2xf32>>", "memref<4xvector<2xf32>>"),
    ("tensor<*xf32>", "tensor<*xf32>"),
    ("tensor<4xf32,>", "tensor<4xf32>"),
    ("tensor<4x!quant.any< i8 :f32>>", "tensor<4x!quant.any<i8:f32>>"),
    ("tensor<4xi32, {a = 1}>", "tensor<4xi32, {a = 1 : i64}>"),
    ("vector<[4]x4xf32>", "vector<[4]x4xf32>"),
    ("vector< [ 4 ] x f32>", "vector<[4]xf32>"),
    ("vector<f32>", "vector<f32>"),
    ("tuple<>", "tuple<>"),
    ("tuple<i32, tuple<f32>, () -> ()>", "tuple<i32, tuple<f32>, () -> ()>"),
    ("complex<f32>", "complex<f32>"),
    ("() -> ()", "() -> ()"),
    ("(i32)->((i32)->i32)", "(i32) -> ((i32) -> i32)"),
    ("(i32) -> (i32, f32)", "(i32) -> (i32, f32)"),
    ("!llvm.ptr", "!llvm.ptr"),
    ("!llvm.struct<(i32, ptr)>", "!llvm.struct<(i32, ptr)>"),
    ("!llvm.func<void (i32, ...)>", "!llvm.func<void (i32, ...)>"),
    ("!torch.vtensor<[1,2],f32>", "!torch.vtensor<[1,2],f32>"),
    ("!llvm.struct<( f32,i32 )>", "!llvm.struct<(f32, i32)>"),
    ("!foo<bar>", "!foo.bar"),
    ("!foo<bar<(a)->b>>", "!foo.bar<(a)->b>"),
    ('!foo<"any > text">', '!foo<"any > text">'),
    ('!foo.a<"a  b"  c>', '!foo.a<"a  b"  c>'),
]

FAULTS = [
    ("", 0, "expected type"),
    ("foo", 0, "expected type"),
    ("memref<4xf32", 12, "expected '>'"),
    ("memref<4x%a", 9, "expected '>'"),
    ("memref<4xf32)", 12, "expected '>'"),
    ("memref<4x\n  call @f(%a) : (i32)", 20, "expected '>'"),
    ("tuple<memref<4x\n  call @f(%a) : (i32)", 26, "expected '>'"),
    ("memref<4xf32, @f>", 0, "unsupported memory space Attribute"),
    ("memref<4xf32, 1, 2>", 0, "multiple memory spaces specified in memref type"),
    ("memref<4xf32, #foo.tiled<2>, 1, 2>", 0, "multiple memory spaces specified in memref type"),
    ("memref<4xf32, 1, 2>", 0, "multiple memory spaces specified in memref type"),
    ("memref<4xf32, #gpu.address_space<private>, #foo.b>", 0, "multiple memory spaces specified in memref type"),
    ("memref<*xf32, #foo.tiled<2>, #foo.far>", 0, "cannot have affine map for unranked memref type"),
    ("memref<4x5xf32, strided<[1]>>", 0, "expected the number of strides to match the rank"),
    ("memref<4xtensor<2xf32>>", 0, "invalid memref element type"),
    ("memref<[4]xf32>", 7, "scalable dimensions are for vectors only"),
    ("tensor<4xf32 f32>", 13, "expected ',' or '>'"),
    ("tensor<*xf32, 1>", 0, "cannot apply encoding to unranked tensor"),
    ("vector<?xf32>", 7, "expected static shape for vector type"),
    ("vector<0xf32>", 0, "vector types must have positive constant sizes but got 0"),
    ("complex<index>", 0, "invalid element type for complex"),
    ("complex<() -> ()>", 8, "expected non-function type"),
    ("i16777216", 0, "integer bitwidth is limited to 16777215 bits"),
    ("(i32)", 5, "expected '->' in function type"),
    ("!undefined", 0, "undefined symbol alias id 'undefined'"),
    ("memref<4x!undefined>", 9, "undefined symbol alias id 'undefined'"),
    ("tuple<i32 f32>", 10, "expected ',' or '>'"),
    ("tuple<memre<4xf32>>", 6, "expected type"),
    ("tuple<(i32)>", 11, "expected '->' in function type"),
    ("tuple<tensor>", 12, "expected '<'"),
    ("tuple<%>", 6, "expected '>'"),
    ("tuple<=>", 6, "expected type"),
    ("(i32, memref<4xf32) -> ()", 18, "expected '>'"),
    ("memref<4xf32,>", 13, "expected attribute value"),
    ("memref<4=xf32>", 7, "expected dimensions or element type"),
    ("memref<*x4xf32>", 9, "expected dimensions or element type"),
    ("memref<4x*xf32>", 9, "expected dimensions or element type"),
    ("memref<18446744073709551616xf32>", 7, "invalid dimension"),
    ("tensor<4xf32, array<i32: 1>>", 14, "expected '>' in tensor type"),
    ("vector<*xf32>", 7, "expected static shape for vector type"),
    ("vector<4xindex index>", 15, "expected '>'"),
    ('!foo.a<"open>', 7, "expected '\"' in string literal"),
]


@pytest.mark.parametrize(("text", "printed"), SPELLINGS)
def test_spelling(text: str, printed: str) -> None:
    type_, end = read_type(f"  {text}  ,", 0, Aliases())
    assert str(type_) == printed
    assert end == 2 + len(text)
    assert read_type(printed, 0, Aliases()) == (type_, len(printed))


@pytest.mark.parametrize(("text", "start", "message"), FAULTS)
def test_fault(text: str, start: int, message: str) -> None:
    with pytest.raises(ParseFault) as caught:
        read_type(f"; {text}", 2, Aliases())
    assert (caught.value.start - 2, caught.value.message) == (start, message)


def test_values() -> None:
    text = "memref<?x4xf32, strided<[?, 1], offset: 2>, 1>"
    expected = MemRefType((None, 4), F32, StridedLayoutAttr((None, 1), 2), IntegerAttr(1, IntegerType(64)))
    assert read_type(text, 0, Aliases())[0] is expected
    assert read_type("vector<4xindex>", 0, Aliases())[0] is VectorType((4,), IndexType())
    assert read_type("!foo.bar<a>", 0, Aliases())[0] is DialectType("foo", "bar", "a")


def test_what_follows_is_left_alone() -> None:
    for text, end in [("i32x", None), ("i32 x", 3), ("!a.b <c>", 4), ("!a.b->c", 4), ("f32, i32", 3), ("!a.b<c>d", 7)]:
        if end is None:
            with pytest.raises(ParseFault):
                read_type(text, 0, Aliases())
        else:
            assert read_type(text, 0, Aliases())[1] == end


def test_aliases_are_looked_up_each_time() -> None:
    aliases = Aliases()
    aliases.types["t"] = F32
    assert read_type("!t", 0, aliases)[0] is F32
    assert str(read_type("tuple<!t, !llvm.x<!t, !u>>", 0, aliases)[0]) == "tuple<f32, !llvm.x<f32, !u>>"
    aliases.types["t"] = I32
    assert str(read_type("tuple<!t, !llvm.x<!t, !u>>", 0, aliases)[0]) == "tuple<i32, !llvm.x<i32, !u>>"
    assert read_type("tuple<!t>", 0, aliases)[0] is TupleType((I32,))
    with pytest.raises(ParseFault):
        read_type("tuple<!t>", 0, Aliases())


def test_signatures() -> None:
    assert isinstance(read_type("(i32) -> f32", 0, Aliases())[0], FunctionType)


@pytest.mark.parametrize("opening", ["tuple<", "(", "memref<4x", "!foo.a<", "tensor<f32, [", "tensor<4xf32, {a = "])
def test_deep_nesting_is_a_fault(opening: str) -> None:
    with pytest.raises(ParseFault):
        read_type(opening * 30_000, 0, Aliases())
    with pytest.raises(ParseFault):
        read_type(opening * 30_000 + ">" * 30_000, 0, Aliases())


def test_megabytes_take_linear_time() -> None:
    body = ", ".join(["[1, 2]"] * 100_000)
    type_, end = read_type(f"!foo.a<{body}>", 0, Aliases())
    assert end == len(body) + 8
    assert isinstance(type_, DialectType)


@given(
    st.lists(
        st.sampled_from(
            ["memref<", "4x", "?x", "f32", ">", "<", "(", ")", "->", "!a.b", ",", '"', "[", "]", "#m", " ", "1"]
        )
    )
)
def test_any_text_is_a_type_or_a_fault(parts: list[str]) -> None:
    text = "".join(parts)
    try:
        _, end = read_type(text, 0, Aliases())
    except ParseFault as problem:
        assert 0 <= problem.start <= problem.end <= len(text)  # noqa: PT017 (the place is the point)
    else:
        assert 0 < end <= len(text)


_STRIDES = ("", "strided<[1]>", "strided<[?, ?], offset: ?>", "strided<[4, 1], offset: 3>", "strided<[]>",
            "strided<[,]>", "strided<[1 2]>", "strided<[??]>", "strided<[0, 1], offset: ??>",
            "strided<[ 1 ], offset: 0>",
            f"strided<[1], offset: {9 << 64}>", f"strided<[{9 << 64}]>")  # fmt: skip


@pytest.mark.parametrize("dims", ["", "4x", "?x", "4x5x", "4x?x", f"{9 << 64}x"])
@pytest.mark.parametrize("element", ["f32", "i32", "index", "i0", "f33", "ptr"])
def test_the_short_way_reads_the_same_or_nothing(dims: str, element: str) -> None:
    read = 0
    for keyword in ("memref", "tensor", "vector"):
        for strides in _STRIDES:
            text = f"{keyword}<{dims}{element}{', ' if strides else ''}{strides}>"
            found = plain_shaped(text)
            if found is not None:
                read += 1
                assert found is parse_type(text, Aliases())
    assert read or element not in ("f32", "i32") or len(dims) > 10
