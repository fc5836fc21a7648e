"""An entry for a program that has none: it calls each function with constants and small buffers.

What comes out is printed: numbers, and the sums of buffers.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from math import prod

from pydealloc.ir.attributes import StridedLayoutAttr, StringAttr, TypeAttr
from pydealloc.ir.base import Type
from pydealloc.ir.graph import Operation
from pydealloc.ir.types import (
    I1,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    is_memref,
)
from pydealloc.ir.walk import walk
from pydealloc.syntax.document.document import Document, Item, parse_document
from pydealloc.syntax.document.segmenter import ItemKind
from tests.execution.ledger import row_major

ENTRY = "run_everything"
LARGEST = 1 << 22
"""Elements of the largest buffer that is made for an argument."""
LARGEST_VECTOR = 1 << 12
"""Elements of the largest vector that is made for an argument, or printed."""

DYNAMIC = 4
"""What is made of a dynamic size."""
_MEMORY_SPACE = re.compile(
    r", (?:\d+(?: : \w+)?|#\w+\.address_space<\w+>|#spirv\.storage_class<\w+>|\"\w+\")>(?=[ ,()>\n{])"
)
"""The last part of a buffer's type, with the `>` after it."""
_NARROW = ("f16", "bf16")
"""Floating-point types that are widened before they are printed."""
_PRINTED = (1, 8, 16, 32, 64)
"""Widths of integers that are printed as they are; others are widened."""
_WIDEST = 64


def wrapped(document: Document) -> str | None:
    """`document` with @run_everything; None when it has no function that can be called from outside.

    The document has one chunk and no errors. Functions of a `module` are called from inside of it.
    """
    functions, end = _functions_of(document)
    callable_ones = [function for function in functions if not why_not_driven(function)]
    if not callable_ones:
        return None
    entry = "\n".join(_Entry().lines(callable_ones))
    text = document.text
    return f"{text[:end]}\n{entry}\n{text[end:]}"


def reasons(document: Document) -> Counter[str]:
    """The functions of `document` with a body, by why they are not called; the empty reason is that of the rest."""
    return Counter(why_not_driven(function) for function in _functions_of(document)[0])


def runnable(text: str) -> str:
    """`text`, without errors, made ready to be lowered: one kind of memory, and a body for each declared function.

    Such a function prints the sums of the buffers it is given, and makes those that it returns.
    """
    document = parse_document(text)
    pieces: list[str] = []
    end = len(text)
    for item in reversed(_items_of(document)[0]):
        body = next((_stub(op) for op in item.operations if op.name == "func.func" and not _has_body(op)), "")
        if body:
            pieces += [text[item.end : end], body]
            end = item.start
    text = "".join(reversed([*pieces, text[:end]]))
    return _MEMORY_SPACE.sub(">", text)


def _stub(declared: Operation) -> str:
    """A body for a declaration; empty where there can be none, or where LLVM's runtime has the function."""
    name = declared.properties["sym_name"]
    signature = _signature(declared)
    assert isinstance(name, StringAttr)
    if name.value.startswith("print") or not all(map(_can_be_made, (*signature.inputs, *signature.results))):
        return ""
    return "\n".join(_Entry().stub(name.value, signature))


def _items_of(document: Document) -> tuple[Sequence[Item], int]:
    """The items that functions are among, and the offset at which one can be added beside them."""
    items = [item for item in document.chunks[0].items if item.kind is not ItemKind.ALIAS]
    if len(items) == 1 and items[0].kind is ItemKind.MODULE:
        return [item for item in items[0].children if item.kind is not ItemKind.ALIAS], items[0].body[1]
    return items, len(document.text)


def _functions_of(document: Document) -> tuple[list[Operation], int]:
    """Functions with a body, and the offset at which one can be added beside them."""
    items, end = _items_of(document)
    return [op for item in items for op in item.operations if op.name == "func.func" and _has_body(op)], end


def _has_body(function: Operation) -> bool:
    return bool(function.regions and function.regions[0].blocks)


def _signature(function: Operation) -> FunctionType:
    type_ = function.properties["function_type"]
    assert isinstance(type_, TypeAttr)
    assert isinstance(type_.type, FunctionType)
    return type_.type


def why_not_driven(function: Operation) -> str:
    """The reason why `function`, which has a body, cannot be called from outside; empty when it can."""
    signature = _signature(function)
    gives_buffers = any(is_memref(type_) for type_ in signature.results)
    if gives_buffers and any(op.name == "memref.alloca" for op in walk(function)):
        # It may give back its own stack frame, of which nobody may read anything.
        return "returns a buffer, and has memory on the stack"
    for type_ in signature.inputs:
        if not _can_be_made(type_):
            return f"takes {_kind_of(type_)}"
    for type_ in signature.results:
        if not (_is_number(type_) or _can_be_summed(type_)):
            return f"returns {_kind_of(type_)}"
    return ""


def _kind_of(type_: Type) -> str:
    """What a value of a type that is not supported is called in a reason."""
    if isinstance(type_, (MemRefType, UnrankedMemRefType)):
        if not _is_scalar(type_.element):
            return "a buffer of elements that are not printed"
        return "a buffer that is too large" if _can_be_summed(type_) else "a layout without strides"
    if isinstance(type_, VectorType):
        return "a vector of another kind"
    return "a tensor" if isinstance(type_, (RankedTensorType, UnrankedTensorType)) else "a value of another kind"


def _is_number(type_: Type) -> bool:
    """Whether it is a number, or a vector of numbers, that can be made and printed."""
    if isinstance(type_, VectorType):
        return _is_scalar(type_.element) and not type_.scalable and prod(type_.shape) <= LARGEST_VECTOR
    return _is_scalar(type_)


def _is_scalar(type_: Type) -> bool:
    if isinstance(type_, IntegerType):
        return not type_.signedness and type_.width <= _WIDEST
    return isinstance(type_, IndexType) or (isinstance(type_, FloatType) and type_.name in (*_NARROW, "f32", "f64"))


def _can_be_made(type_: Type) -> bool:
    if isinstance(type_, UnrankedMemRefType):
        return _is_scalar(type_.element)
    if not isinstance(type_, MemRefType):
        return _is_number(type_)
    return _can_be_summed(type_) and _elements(type_) <= LARGEST


def _can_be_summed(type_: Type) -> bool:
    if not isinstance(type_, MemRefType) or not _is_scalar(type_.element):
        return False
    return type_.layout is None or isinstance(type_.layout, StridedLayoutAttr)


def _sizes(type_: MemRefType) -> list[int]:
    return [DYNAMIC if size is None else size for size in type_.shape]


def _strides(type_: MemRefType) -> tuple[int, list[int]]:
    """The offset and the strides of a buffer made for `type_`; where it does not say, those of a new one."""
    dense = row_major(_sizes(type_))
    layout = type_.layout
    if not isinstance(layout, StridedLayoutAttr):
        return 0, list(dense)
    return layout.offset or 0, [new if one is None else one for one, new in zip(layout.strides, dense, strict=True)]


def _elements(type_: MemRefType) -> int:
    """From the start of the buffer to its last element, that one included."""
    offset, strides = _strides(type_)
    return offset + 1 + sum((size - 1) * stride for size, stride in zip(_sizes(type_), strides, strict=True))


def _is_dense(type_: MemRefType) -> bool:
    """Whether a new buffer can be cast to it: no stride says anything else."""
    layout = type_.layout
    if not isinstance(layout, StridedLayoutAttr):
        return layout is None
    strides = row_major(_sizes(type_))
    return layout.offset in (None, 0) and all(a in (None, b) for a, b in zip(layout.strides, strides, strict=True))


class _Entry:
    def __init__(self) -> None:
        self._lines: list[str] = []
        self._names = 0

    def lines(self, functions: Sequence[Operation]) -> list[str]:
        for function in functions:
            signature = _signature(function)
            self._call(function, signature, first=True)
            if I1 in signature.inputs:
                self._call(function, signature, first=False)
        return [
            f"func.func @{ENTRY}() -> i32 {{",
            *self._lines,
            "%zero = arith.constant 0 : i32",
            "return %zero : i32",
            "}",
        ]

    def stub(self, name: str, signature: FunctionType) -> list[str]:
        """A function called `name`."""
        arguments = [f"%x{number}" for number in range(len(signature.inputs))]
        for value, type_ in zip(arguments, signature.inputs, strict=True):
            if isinstance(type_, MemRefType):
                self._sum(value, type_)
        results = ", ".join([self._argument(type_, first=True) for type_ in signature.results])
        types = ", ".join(map(str, signature.results))
        taken = ", ".join(f"{value}: {type_}" for value, type_ in zip(arguments, signature.inputs, strict=True))
        head = f"func.func private @{_symbol(name)}({taken}) -> ({types}) {{"
        return [head, *self._lines, f"func.return {results} : {types}" if results else "func.return", "}"]

    def _op(self, text: str) -> str:
        self._names += 1
        self._lines.append(f"%e{self._names} = {text}")
        return f"%e{self._names}"

    def _number(self, type_: Type, value: int) -> str:
        if isinstance(type_, VectorType):
            element = f"{value}.5" if isinstance(type_.element, FloatType) else value
            shown = ("false", "true")[value] if type_.element is I1 else element
            return self._op(f"arith.constant dense<{shown}> : {type_}")
        if isinstance(type_, FloatType):
            return self._op(f"arith.constant {value}.5 : {type_}")
        return self._op(
            f"arith.constant {('false', 'true')[value]}" if type_ is I1 else f"arith.constant {value} : {type_}"
        )

    def _call(self, function: Operation, signature: FunctionType, *, first: bool) -> None:
        arguments = [self._argument(type_, first=first) for type_ in signature.inputs]
        name = function.properties["sym_name"]
        assert isinstance(name, StringAttr)
        count = len(signature.results)
        call = f"func.call @{_symbol(name.value)}({', '.join(arguments)}) : {_spelled(signature)}"
        results: list[str] = []
        if count == 0:
            self._lines.append(call)
        else:
            self._names += 1
            stem = f"%e{self._names}"
            self._lines.append(f"{stem}:{count} = {call}")
            results = [f"{stem}#{i}" for i in range(count)]
        for value, type_ in zip([*results, *arguments], [*signature.results, *signature.inputs], strict=True):
            if isinstance(type_, MemRefType):
                self._sum(value, type_)
            elif _is_number(type_):
                self._lines.append("vector.print {} : {}".format(*self._widened(value, type_)))

    def _widened(self, value: str, type_: Type) -> tuple[str, Type]:
        """`value` in a type that can be printed."""
        element = type_.element if isinstance(type_, VectorType) else type_
        wide: Type = element
        if isinstance(element, FloatType) and element.name in _NARROW:
            wide, cast = FloatType("f32"), "arith.extf"
        elif isinstance(element, IntegerType) and element.width not in _PRINTED:
            wide, cast = IntegerType(_WIDEST), "arith.extsi"
        else:
            return value, type_
        if isinstance(type_, VectorType):
            wide = VectorType(type_.shape, wide)
        return self._op(f"{cast} {value} : {type_} to {wide}"), wide

    def _argument(self, type_: Type, *, first: bool) -> str:
        if isinstance(type_, UnrankedMemRefType):
            made = MemRefType((DYNAMIC,), type_.element, None, type_.memory_space)
            return self._op(f"memref.cast {self._filled(made)} : {made} to {type_}")
        if not isinstance(type_, MemRefType):
            return self._number(type_, int(first))
        if not _is_dense(type_):
            offset, strides = _strides(type_)
            space = type_.memory_space
            flat = MemRefType((_elements(type_),), type_.element, None, space)
            sizes = ", ".join(map(str, _sizes(type_)))
            layout = StridedLayoutAttr(tuple(strides), offset)
            exact = MemRefType(tuple(_sizes(type_)), type_.element, layout, space)
            view = self._op(
                f"memref.reinterpret_cast {self._filled(flat)} to offset: [{offset}], sizes: [{sizes}], "
                f"strides: [{', '.join(map(str, strides))}] : {flat} to {exact}"
            )
            return view if exact is type_ else self._op(f"memref.cast {view} : {exact} to {type_}")
        made = MemRefType(type_.shape, type_.element, None, type_.memory_space)
        buffer = self._filled(made)
        return buffer if made is type_ else self._op(f"memref.cast {buffer} : {made} to {type_}")

    def _filled(self, type_: MemRefType) -> str:
        """A new buffer, each element 1 or 1.5."""
        sizes = [self._number(IndexType(), DYNAMIC) for size in type_.shape if size is None]
        value = self._number(type_.element, 1)
        buffer = self._op(f"memref.alloc({', '.join(sizes)}) : {type_}")
        self._lines.append(f"linalg.fill ins({value} : {type_.element}) outs({buffer} : {type_})")
        return buffer

    def _sum(self, buffer: str, type_: MemRefType) -> None:
        """Print the sum of the elements."""
        element = type_.element
        total = self._number(element, 0)
        zero, one = self._number(IndexType(), 0), self._number(IndexType(), 1)
        ends: list[str] = []
        for dimension in range(len(type_.shape)):
            at = self._number(IndexType(), dimension)
            ends.append(self._op(f"memref.dim {buffer}, {at} : {type_}"))
        add = "arith.addf" if isinstance(element, FloatType) else "arith.addi"
        indices: list[str] = []
        loops: list[str] = []
        for end in ends:
            self._names += 1
            loop, index, inner = f"%e{self._names}", f"%i{self._names}", f"%t{self._names}"
            carried = f"iter_args({inner} = {total}) -> ({element})"
            self._lines.append(f"{loop} = scf.for {index} = {zero} to {end} step {one} {carried} {{")
            loops.append(loop)
            indices.append(index)
            total = inner
        value = self._op(f"memref.load {buffer}[{', '.join(indices)}] : {type_}")
        result = self._op(f"{add} {total}, {value} : {element}")
        for loop in reversed(loops):
            self._lines += [f"scf.yield {result} : {element}", "}"]
            result = loop
        self._lines.append("vector.print {} : {}".format(*self._widened(result, element)))


def _symbol(name: str) -> str:
    return name if name.replace("_", "a").isalnum() else f'"{name}"'


def _spelled(signature: FunctionType) -> str:
    inputs, results = (", ".join(map(str, types)) for types in (signature.inputs, signature.results))
    return f"({inputs}) -> ({results})"
