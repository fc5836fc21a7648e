"""Verifier rules of `nvvm`: matrices in registers and their products (mlir/lib/Dialect/LLVMIR/IR/NVVMDialect.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.base import Type
from ...ir.graph import Operation
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure
from ...ods.verification.op_parts import case_word, integer
from ...ods.verification.op_view import View
from ..llvm.types import address_space, struct_elements
from .tensor_memory_verifier import sizes_of

_HALVES = "vector<2xf16>"
_SPACES = (0, 1, 3)
_WMMA_SHAPES = {
    "f16": ((16, 16, 16), (32, 8, 16), (8, 32, 16)),
    "s8": ((16, 16, 16), (32, 8, 16), (8, 32, 16)),
    "u8": ((16, 16, 16), (32, 8, 16), (8, 32, 16)),
    "tf32": ((16, 16, 8),),
    "f64": ((8, 8, 4),),
}
"""By the type of the factors."""
_WMMA_SUMS = {"f16": ("f16", "f32"), "s8": ("s32",), "u8": ("s32",), "tf32": ("f32",), "f64": ("f64",)}


def _wrong(text: str) -> Failure:
    return Failure("verify-operand-type", text)


def _struct_of(count: int, element: str) -> str:
    return f"!llvm.struct<({', '.join([element] * count)})>"


# wmma


def _fragment(element: str, fragment: str, rows: int, columns: int) -> tuple[str, int]:
    """The type and the number of the registers of one fragment of a matrix."""
    is_factor = fragment in ("a", "b")
    if element in ("s8", "u8"):
        size = rows if fragment == "a" else columns
        return "i32", {16: 2, 8: 1, 32: 4}.get(size, 0)
    types = {
        "f16": (_HALVES, 8 if is_factor else 4),
        "f32": ("f32", 8),
        "f64": ("f64", 1 if is_factor else 2),
        "tf32": ("i32", 4),
        "s32": ("i32", 8),
    }
    return types.get(element, ("", 0))


def _fragment_of(element: str, fragment: str, m: int, n: int, k: int) -> tuple[str, int]:
    rows, columns = {"a": (m, k), "b": (k, n)}.get(fragment, (m, n))
    return _fragment(element, fragment, rows, columns)


def _shape(op: Operation) -> tuple[int, int, int]:
    m, n, k = (integer(op, name) or 0 for name in "mnk")
    return m, n, k


def _has_fragment(shape: tuple[int, int, int], element: str, fragment: str) -> bool:
    if fragment in ("a", "b"):
        return shape in _WMMA_SHAPES.get(element, ())
    factors = (factor for factor, sums in _WMMA_SUMS.items() if element in sums)
    return any(shape in _WMMA_SHAPES[factor] for factor in factors)


def _wmma_pointer(view: View, what: str) -> Failure | None:
    space = next(map(address_space, view.types("ptr")), None)
    return _wrong(f"expected {what} in memory space 0, 1, 3") if space not in (*_SPACES, None) else None


def _wmma_load(view: View) -> Failure | None:
    failure = _wmma_pointer(view, "source pointer")
    element, fragment, shape = case_word(view.op, "eltype"), case_word(view.op, "frag"), _shape(view.op)
    if failure is not None or element is None or fragment is None:
        return failure
    if not _has_fragment(shape, element, fragment):
        return _wrong("invalid attribute combination")
    type_, count = _fragment_of(element, fragment, *shape)
    result = str(view.results[0])
    if (type_, count) == ("f64", 1):
        return _wrong("expected destination type to be f64") if result != "f64" else None
    return _wrong_struct(view.results[0], count, type_)


def _wrong_struct(type_: Type, count: int, element: str) -> Failure | None:
    if list(map(str, struct_elements(type_) or ())) == [element] * count:
        return None
    return _wrong(f"expected destination type is a structure of {count} elements of type '{element}'")


def _wmma_store(view: View) -> Failure | None:
    failure = _wmma_pointer(view, "operands to be a source pointer")
    element, shape = case_word(view.op, "eltype"), _shape(view.op)
    if failure is not None or element is None:
        return failure
    if not _has_fragment(shape, element, "c"):
        return _wrong("invalid attribute combination")
    type_, count = _fragment_of(element, "c", *shape)
    given = list(map(str, view.types("args")))
    if len(given) != count:
        return _wrong(f"expected {count} data operands")
    return _wrong(f"expected data operands of type '{type_}'") if given != [type_] * count else None


def _wmma(view: View) -> Failure | None:
    factor, total, shape = case_word(view.op, "eltypeA"), case_word(view.op, "eltypeB"), _shape(view.op)
    if factor is None or total is None:
        return None
    if shape not in _WMMA_SHAPES.get(factor, ()) or total not in _WMMA_SUMS.get(factor, ()):
        return _wrong("invalid attribute combination")
    wanted: list[str] = []
    for element, fragment in ((factor, "a"), (factor, "b"), (total, "c")):
        type_, count = _fragment_of(element, fragment, *shape)
        wanted += [type_] * count
    given = list(map(str, view.operands))
    if len(given) != len(wanted):
        return _wrong(f"expected {len(wanted)} arguments")
    for index, (type_, expected) in enumerate(zip(given, wanted, strict=True)):
        if type_ != expected:
            return _wrong(f"expected argument {index} to be of type '{expected}'")
    type_, count = _fragment_of(total, "c", *shape)
    return _wrong_struct(view.results[0], count, type_)


# Loads and stores of small matrices


def _load_matrix(view: View) -> Failure | None:
    count, sizes = integer(view.op, "num"), sizes_of(view.op)
    layout, element = case_word(view.op, "layout"), case_word(view.op, "eltType")
    text = _unloadable(count, sizes, layout, element)
    if text or count is None:
        return _wrong(text) if text else None
    registers = 2 * count if sizes == (16, 16) else count
    result = view.results[0]
    if registers == 1:
        return _wrong("expected destination type is i32") if str(result) != "i32" else None
    if list(map(str, struct_elements(result) or ())) != ["i32"] * registers:
        return _wrong(f"expected destination type is a structure of {registers} elements of type i32")
    return None


def _unloadable(count: int | None, sizes: tuple[int, ...], layout: str | None, element: str | None) -> str:
    packed = ("b8x16.b4x16_p64", "b8x16.b6x16_p32")
    if sizes == (8, 8):
        if count not in (1, 2, 4):
            return "expected num attribute to be 1, 2 or 4 for 8x8 matrix"
        return "expected element type to be b16 for 8x8 matrix" if element != "b16" else ""
    if sizes == (8, 16):
        if count not in (1, 2, 4):
            return "expected num attribute to be 1, 2 or 4 for 8x16 matrix"
        if layout != "row":
            return "expected layout to be row for 8x16 matrix"
        text = "expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16 matrix"
        return text if element not in packed else ""
    if sizes == (16, 16):
        if count not in (1, 2):
            return "expected num attribute to be 1 or 2 for 16x16 matrix"
        if layout != "col":
            return "expected layout to be col for 16x16 matrix"
        text = "expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 for 16x16 matrix"
        return text if element not in ("b8", *packed) else ""
    return "expected shape to be 8x8, 8x16 or 16x16"


def _store_matrix(view: View) -> Failure | None:
    sizes, element = sizes_of(view.op), case_word(view.op, "eltType")
    if len(view.types("sources")) not in (1, 2, 4):
        return _wrong("expected num attribute to be 1, 2 or 4")
    if sizes == (8, 8):
        return _wrong("expected element type to be B16 for 8x8 matrix") if element != "b16" else None
    if sizes != (16, 8):
        return _wrong("expected shape to be 8x8 or 16x8")
    if element != "b8":
        return _wrong("expected element type to be B8 for 16x8 matrix")
    return _wrong("expected layout to be col for 16x8 matrix") if case_word(view.op, "layout") != "col" else None


# mma


_UNITS = {
    "tf32": 4, "bf16": 8, "f16": 8, "s4": 32, "u4": 32, "b1": 128, "s8": 16, "u8": 16,
    "e4m3": 16, "e5m2": 16, "e3m2": 16, "e2m3": 16, "e2m1": 16,
}  # fmt: skip
"""Columns of a tile of 8 rows in a register, by the type of the factors."""
_SMALL_FLOATS = ("e4m3", "e5m2", "e3m2", "e2m3", "e2m1")
_INTEGERS = ("s4", "u4", "s8", "u8", "b1", "s32")
_Choices = list[list[str]]


def _sum_type(type_: Type) -> str:
    """The element type of an accumulator or a result, in the words of PTX."""
    text = str((struct_elements(type_) or [type_])[0])
    if text in ("f16", _HALVES):
        return "f16"
    return "s32" if text.startswith("i") else text


def _mma(view: View) -> Failure | None:
    op, is_sparse = view.op, ".sp" in view.op.name
    sizes, factor = sizes_of(op), case_word(op, "multiplicandAPtxType")
    if len(sizes) != 3 or factor is None or not view.types("operandC"):
        return None
    groups: list[_Choices] = [[], [], []]
    results: list[str] = []
    shapes: tuple[tuple[int, int, int], ...] = ()
    if sizes[0] == 16:
        if factor not in _UNITS or (is_sparse and factor == "b1") or (not is_sparse and factor in _SMALL_FLOATS):
            return Failure("verify-attribute", f"invalid shape or multiplicand type: {factor}", is_bare=True)
        shapes = _tall(factor, sizes, groups, results, is_sparse=is_sparse)
        if _sum_type(view.results[0]) != _sum_type(view.types("operandC")[0]):
            return _wrong("ctype does not match dtype")
    if sizes[0] == 8:
        shapes = _square(factor, groups, results, is_sparse=is_sparse)
    if not all(groups) or sizes not in shapes:
        return _wrong(f"unimplemented variant for MMA shape <{', '.join(map(str, sizes))}>")
    return _mma_types(view, groups, results) or _mma_attributes(op, sizes, factor, is_sparse=is_sparse)


def _tall(
    factor: str, sizes: tuple[int, ...], groups: list[_Choices], results: list[str], *, is_sparse: bool
) -> tuple[tuple[int, int, int], ...]:
    """Fill in the registers of a product of 16 rows. The shapes that there are."""
    unit = _UNITS[factor]
    register = _HALVES if factor == "f16" else "i32"
    if factor in _INTEGERS:
        results.append(_struct_of(4, "i32"))
        groups[2].append(["i32"] * 4)
    else:
        if factor not in ("tf32", "bf16"):
            results.append(_struct_of(2, _HALVES))
        results.append(_struct_of(4, "f32"))
        groups[2] += [[_HALVES] * 2, ["f32"] * 4]
    parts = sizes[2] // unit
    groups[0].append([register] * (parts if is_sparse else 2 * parts))
    groups[1].append([register] * (sizes[1] // 8 * parts))
    if is_sparse:
        return ((16, 8, 64),) if factor in _SMALL_FLOATS else ((16, 8, 2 * unit), (16, 8, 4 * unit))
    return (16, 8, unit), (16, 8, 2 * unit)


def _square(
    factor: str, groups: list[_Choices], results: list[str], *, is_sparse: bool
) -> tuple[tuple[int, int, int], ...]:
    """Fill in the registers of a product of 8 rows. The shapes that there are."""
    if factor == "f16":
        groups[0].append([_HALVES] * 2)
        groups[1].append([_HALVES] * 2)
        groups[2] += [[_HALVES] * 4, ["f32"] * 8]
        results += [_struct_of(4, _HALVES), _struct_of(8, "f32")]
        return ((8, 8, 4),)
    if factor == "f64":
        groups[0].append(["f64"])
        groups[1].append(["f64"])
        groups[2].append(["f64"] * 2)
        results.append(_struct_of(2, "f64"))
        return ((8, 8, 4),)
    if factor not in _INTEGERS:
        return ()
    groups[0].append(["i32"])
    groups[1].append(["i32"])
    groups[2].append(["i32"] * 2)
    results.append(_struct_of(2, "i32"))
    columns = {"s4": 32, "u4": 32, "s8": 16, "u8": 16, "b1": 128}
    return ((8, 8, columns[factor]),) if factor in columns and not (is_sparse and factor == "b1") else ()


def _mma_types(view: View, groups: Sequence[_Choices], results: Sequence[str]) -> Failure | None:
    for name, choices in zip("ABC", groups, strict=True):
        given = list(map(str, view.types(f"operand{name}")))
        if given not in choices:
            listed = "".join(f"{len(each)}x{each[0] if each else ''} " for each in choices)
            text = f"Could not match types for the {name} operands; expected one of {listed}but got "
            return _wrong(text + ", ".join(given))
    if str(view.results[0]) in results:
        return None
    text = "Could not match allowed types for the result; expected one of "
    return _wrong(f"{text}{', '.join(results)} but got {view.results[0]}")


def _mma_attributes(op: Operation, sizes: tuple[int, ...], factor: str, *, is_sparse: bool) -> Failure | None:
    if factor == "b1" and "b1Op" not in op.properties and not is_sparse:
        return Failure("verify-attribute", "op requires b1Op attribute")
    if factor in ("s4", "u4", "s8", "u8") and "intOverflowBehavior" not in op.properties:
        return Failure("verify-attribute", "op requires intOverflowBehavior attribute")
    layouts = (case_word(op, "layoutA"), case_word(op, "layoutB"))
    if is_sparse or layouts == ("row", "col") or (sizes == (8, 8, 4) and factor == "f16"):
        return None
    text = "requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape "
    types = f"{factor} and {case_word(op, 'multiplicandBPtxType')}"
    text += f"<{', '.join(map(str, sizes))}> with element types {types}"
    return Failure("verify-attribute", f"{text}. Only m8n8k4 with f16 supports other layouts.")


# wgmma

_GROUP_COLUMNS = {"tf32": 8, "f16": 16, "bf16": 16, "s8": 32, "u8": 32, "e4m3": 32, "e5m2": 32, "b1": 256}
"""The only k, by the type of the first factor."""
_GROUP_TYPES = {
    "f16": (("f32", "f16"), ("f16",)),
    "tf32": (("f32",), ("tf32",)),
    "u8": (("s32",), ("u8", "s8")),
    "s8": (("s32",), ("u8", "s8")),
    "b1": (("s32",), ("b1",)),
    "bf16": (("f32",), ("bf16",)),
    "e4m3": (("f32", "f16"), ("e5m2", "e4m3")),
    "e5m2": (("f32", "f16"), ("e5m2", "e4m3")),
}
"""Results and second factors, by the type of the first factor."""
_FEW_ROWS = (8, 16, 24, *range(32, 257, 16))


def _group_product(view: View) -> Failure | None:
    op, elements = view.op, struct_elements(view.results[0])
    if elements is None:
        return _wrong("expected results to be struct")
    other = next((each for each in elements if str(each) != str(elements[0])), None)
    if other is not None:
        return _wrong(f"all elements in struct must be same type but there is '{other}'")
    total, first, second = (case_word(op, f"type{each}") or "" for each in "DAB")
    text = _group_types(op, total, first, second)
    sizes = sizes_of(op)
    if text or len(sizes) != 3:
        return _wrong(text) if text else None
    if sizes[0] != 64:
        return _wrong("shape 'm' must be 64")
    if sizes[2] != _GROUP_COLUMNS[first]:
        return _wrong(f"shape 'k' must be {_GROUP_COLUMNS[first]} for input type {first}")
    is_short = first in ("u8", "s8", "b1")
    if sizes[1] not in (_FEW_ROWS if is_short else range(8, 257, 8)):
        return _wrong(f"has input type {first} n is set to {sizes[1]}, it is not supported.")
    return _group_layouts(op, first, second) or _group_results(op, sizes[1], total, len(elements))


def _group_types(op: Operation, total: str, first: str, second: str) -> str:
    if total not in ("f32", "f16", "s32"):
        return f"does not support the given output type {total}"
    if total == "s32" and "neg" in (case_word(op, "scaleA"), case_word(op, "scaleB")):
        return "has s32 output, scaleA and scaleB cannot be neg"
    results, factors = _GROUP_TYPES.get(first, ((), ()))
    return (
        f"{total} += {first} * {second}, it is not supported." if total not in results or second not in factors else ""
    )


def _group_layouts(op: Operation, first: str, second: str) -> Failure | None:
    layouts = (case_word(op, "layoutA"), case_word(op, "layoutB"))
    if first in ("f16", "bf16") or (layouts[0] != "col" and layouts[1] != "row"):
        return None
    text = f"given layouts layout_a = {layouts[0]} and layout_b = {layouts[1]} for input types {first} and {second}"
    return _wrong(f"{text} requires transpose. However, this is only supported for: f16 and bf16")


def _group_results(op: Operation, rows: int, total: str, count: int) -> Failure | None:
    wanted = rows // 4 if total == "f16" else rows // 2
    if count != wanted:
        return _wrong(f"results {wanted}, however output struct has {count} elements")
    if total != "s32" and case_word(op, "satfinite") == "satfinite":
        text = " `satfinite` can be only used with s32 accumulator, however the current accumulator is"
        return _wrong(f"{text} {total}")
    return None


RULES: dict[str, tuple[Rule, ...]] = {
    "nvvm.ldmatrix": (_load_matrix,),
    "nvvm.mma.sp.sync": (_mma,),
    "nvvm.mma.sync": (_mma,),
    "nvvm.stmatrix": (_store_matrix,),
    "nvvm.wgmma.mma_async": (_group_product,),
    "nvvm.wmma.load": (_wmma_load,),
    "nvvm.wmma.mma": (_wmma,),
    "nvvm.wmma.store": (_wmma_store,),
}
