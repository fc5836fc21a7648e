"""Types, attributes and affine expressions: one object per value, upstream's spelling."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from pydealloc.ir.affine import AffineConstant, AffineDim, AffineMap, AffineSymbol
from pydealloc.ir.affine_arithmetic import add, ceil_divide, floor_divide, modulo, multiply, subtract
from pydealloc.ir.attributes import (
    FALSE,
    TRUE,
    UNIT,
    AffineMapAttr,
    ArrayAttr,
    DenseArrayAttr,
    DialectAttr,
    DictAttr,
    IntegerAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    index_attr,
)
from pydealloc.ir.types import (
    I1,
    INDEX,
    DialectType,
    FloatType,
    FunctionType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    TupleType,
    UnrankedMemRefType,
    VectorType,
    element_type,
    is_memref,
)

F32 = FloatType("f32")
D0, D1, S0 = AffineDim(0), AffineDim(1), AffineSymbol(0)


def test_equal_values_are_one_object() -> None:
    assert IntegerType(32) is IntegerType(32)
    assert IntegerType(32) is IntegerType(width=32, signedness="")
    assert MemRefType((None, 4), F32) is MemRefType((None, 4), FloatType("f32"), None, None)
    assert IntegerAttr(1, I1) is TRUE
    assert AffineMap(1, 0, (D0,)) is AffineMap(1, 0, (AffineDim(0),))


def test_different_values_are_different_objects() -> None:
    assert IntegerType(32) is not IntegerType(32, "s")
    assert MemRefType((1,), F32) is not RankedTensorType((1,), F32)
    assert MemRefType((0,), F32) is not MemRefType((None,), F32)
    assert AffineDim(0) is not AffineSymbol(0)


def test_threads_agree_on_one_object() -> None:
    with ThreadPoolExecutor(8) as pool:
        made = list(pool.map(lambda i: IntegerType(700 + i % 50), range(4_000)))
    assert len(set(map(id, made))) == 50


@pytest.mark.parametrize(
    ("type_", "text"),
    [
        (IntegerType(8, "u"), "ui8"),
        (FunctionType((), ()), "() -> ()"),
        (FunctionType((I1,), (INDEX,)), "(i1) -> index"),
        (FunctionType((), (FunctionType((), ()),)), "() -> (() -> ())"),
        (TupleType((I1, F32)), "tuple<i1, f32>"),
        (VectorType((4, 8), F32, (False, True)), "vector<4x[8]xf32>"),
        (VectorType((), F32), "vector<f32>"),
        (MemRefType((), F32), "memref<f32>"),
        (MemRefType((None, 2), F32, StridedLayoutAttr((None, 1), None)), "memref<?x2xf32, strided<[?, 1], offset: ?>>"),
        (MemRefType((2,), F32, None, index_attr(1)), "memref<2xf32, 1 : index>"),
        (UnrankedMemRefType(F32), "memref<*xf32>"),
        (RankedTensorType((1,), F32, DialectAttr("a", "b")), "tensor<1xf32, #a.b>"),
        (DialectType("llvm", "ptr"), "!llvm.ptr"),
        (DialectType("llvm", "array", "4 x f32"), "!llvm.array<4 x f32>"),
    ],
)
def test_types_are_spelled_as_upstream_does(type_: object, text: str) -> None:
    assert str(type_) == text


@pytest.mark.parametrize(
    ("attribute", "text"),
    [
        (UNIT, "unit"),
        (TRUE, "true"),
        (FALSE, "false"),
        (index_attr(-3), "-3 : index"),
        (IntegerAttr(7, IntegerType(64)), "7 : i64"),
        (StringAttr('a"b\\\n'), '"a\\22b\\\\\\0A"'),
        (StringAttr("é"), '"\\C3\\A9"'),
        (SymbolRefAttr("a", ("b c",)), '@a::@"b c"'),
        (ArrayAttr(()), "[]"),
        (DictAttr((("a", UNIT), ("b c", TRUE))), '{a, "b c" = true}'),
        (DenseArrayAttr(I1, (1, 0)), "array<i1: true, false>"),
        (DenseArrayAttr(IntegerType(32), ()), "array<i32>"),
        (StridedLayoutAttr((4, None)), "strided<[4, ?]>"),
        (AffineMapAttr(AffineMap(1, 1, (D0,))), "affine_map<(d0)[s0] -> (d0)>"),
    ],
)
def test_attributes_are_spelled_as_upstream_does(attribute: object, text: str) -> None:
    assert str(attribute) == text


def test_elements_of_shaped_types() -> None:
    assert element_type(MemRefType((1,), F32)) is F32
    assert element_type(INDEX) is INDEX
    assert is_memref(UnrankedMemRefType(F32))
    assert not is_memref(RankedTensorType((1,), F32))


def test_affine_expressions_are_simplified_as_they_are_built() -> None:
    two = AffineConstant(2)
    assert add(two, D0) is add(D0, two)
    assert add(D1, D0) is add(D0, D1)
    assert subtract(D0, D0) is AffineConstant(0)
    assert multiply(D0, AffineConstant(1)) is D0
    assert floor_divide(AffineConstant(-7), two) is AffineConstant(-4)
    assert ceil_divide(AffineConstant(-7), two) is AffineConstant(-3)
    assert modulo(multiply(D0, AffineConstant(4)), two) is AffineConstant(0)
    assert subtract(D0, multiply(floor_divide(D0, two), two)) is modulo(D0, two)
    assert str(subtract(D0, S0)) == "d0 - s0"
    assert str(multiply(add(D0, D1), AffineConstant(-1))) == "-(d0 + d1)"


def test_the_size_of_integers_is_not_limited() -> None:
    limit = sys.maxsize * 4
    assert str(IntegerAttr(limit, IntegerType(128))) == f"{limit} : i128"
