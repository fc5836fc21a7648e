"""An entry for a program that has none: it calls each function with constants and small buffers.

What comes out is printed: numbers, and the sums of buffers.
"""

from __future__ import annotations

from collections.abc import Sequence

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
    UnrankedMemRefType,
    is_memref,
)
from pydealloc.ir.walk import walk
from pydealloc.syntax.document.document import Document
from pydealloc.syntax.document.segmenter import ItemKind
from tests.execution.ledger import row_major

ENTRY = "run_everything"
LARGEST = 1 << 19
"""Elements of the largest buffer that is made for an argument."""

DYNAMIC = 4
"""What is made of a dynamic size."""


def wrapped(document: Document) -> str | None:
    """`document` with @run_everything; None when it has no function that can be called from outside.

    The document has one chunk and no errors. Functions of a `module` are called from inside of it.
    """
    items = [item for item in document.chunks[0].items if item.kind is not ItemKind.ALIAS]
    module = items[0] if len(items) == 1 and items[0].kind is ItemKind.MODULE else None
    if module is not None:
        items = [item for item in module.children if item.kind is not ItemKind.ALIAS]
    functions = [op for item in items for op in item.operations if op.name == "func.func"]
    callable_ones = [function for function in functions if _can_be_called(function)]
    if not callable_ones:
        return None
    entry = "\n".join(_Entry().lines(callable_ones))
    text = document.text
    end = len(text) if module is None else module.body[1]
    return f"{text[:end]}\n{entry}\n{text[end:]}"


def _has_body(function: Operation) -> bool:
    return bool(function.regions and function.regions[0].blocks)


def _signature(function: Operation) -> FunctionType:
    type_ = function.properties["function_type"]
    assert isinstance(type_, TypeAttr)
    assert isinstance(type_.type, FunctionType)
    return type_.type


def _can_be_called(function: Operation) -> bool:
    if not _has_body(function):
        return False
    signature = _signature(function)
    gives_buffers = any(is_memref(type_) for type_ in signature.results)
    if gives_buffers and any(op.name == "memref.alloca" for op in walk(function)):
        # It may give back its own stack frame, of which nobody may read anything.
        return False
    return all(_can_be_made(type_) for type_ in signature.inputs) and all(
        _is_number(type_) or _can_be_summed(type_) for type_ in signature.results
    )


def _is_number(type_: Type) -> bool:
    if isinstance(type_, IntegerType):
        return not type_.signedness and type_.width in (1, 8, 16, 32, 64)
    return isinstance(type_, IndexType) or (isinstance(type_, FloatType) and type_.name in ("f32", "f64"))


def _can_be_made(type_: Type) -> bool:
    if isinstance(type_, UnrankedMemRefType):
        return type_.memory_space is None and _is_number(type_.element)
    if not isinstance(type_, MemRefType):
        return _is_number(type_)
    elements = 1
    for size in type_.shape:
        elements *= DYNAMIC if size is None else size
    return _can_be_summed(type_) and elements <= LARGEST and _is_dense(type_)


def _can_be_summed(type_: Type) -> bool:
    if not isinstance(type_, MemRefType) or type_.memory_space is not None or not _is_number(type_.element):
        return False
    return type_.layout is None or isinstance(type_.layout, StridedLayoutAttr)


def _is_dense(type_: MemRefType) -> bool:
    """Whether a new buffer can be cast to it: no stride says anything else."""
    layout = type_.layout
    if not isinstance(layout, StridedLayoutAttr):
        return layout is None
    strides = row_major([DYNAMIC if size is None else size for size in type_.shape])
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

    def _op(self, text: str) -> str:
        self._names += 1
        self._lines.append(f"%e{self._names} = {text}")
        return f"%e{self._names}"

    def _number(self, type_: Type, value: int) -> str:
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
                self._lines.append(f"vector.print {value} : {type_}")

    def _argument(self, type_: Type, *, first: bool) -> str:
        shown: Type = type_
        if isinstance(type_, UnrankedMemRefType):
            type_ = MemRefType((DYNAMIC,), type_.element)
        elif isinstance(type_, MemRefType):
            type_ = MemRefType(type_.shape, type_.element)
        if not isinstance(type_, MemRefType):
            return self._number(type_, int(first))
        sizes = [self._number(IndexType(), DYNAMIC) for size in type_.shape if size is None]
        value = self._number(type_.element, 1)
        buffer = self._op(f"memref.alloc({', '.join(sizes)}) : {type_}")
        self._lines.append(f"linalg.fill ins({value} : {type_.element}) outs({buffer} : {type_})")
        return buffer if type_ is shown else self._op(f"memref.cast {buffer} : {type_} to {shown}")

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
        self._lines.append(f"vector.print {result} : {element}")


def _symbol(name: str) -> str:
    return name if name.replace("_", "a").isalnum() else f'"{name}"'


def _spelled(signature: FunctionType) -> str:
    inputs, results = (", ".join(map(str, types)) for types in (signature.inputs, signature.results))
    return f"({inputs}) -> ({results})"
