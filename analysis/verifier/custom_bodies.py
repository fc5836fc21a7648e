"""Bodies of types and attributes, and directives in their formats, that upstream reads in C++.

Each function reads what stands after the mnemonic, with its brackets, as upstream's `parse` of the class does. What
is read there and wrong all the same is for the rules in `parameter_rules`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from .body_reader import BodyReader

CustomBody: TypeAlias = "Callable[[BodyReader], None]"

_LLVM_WORDS = frozenset(("void", "ppc_fp128", "token", "label", "metadata", "x86_amx"))
"""Types of `llvm` without parameters."""


# LLVM (mlir/lib/Dialect/LLVMIR/IR/LLVMTypeSyntax.cpp)


def _llvm_type(reader: BodyReader) -> None:
    """A type, of which `!llvm.` may be left out."""
    tokens = reader.tokens
    if tokens.kind != "word" or tokens.text in _BUILTIN_WORDS:
        if tokens.kind in ("word", "bang") or tokens.text == "(":
            reader.type()
        else:
            reader.fail("expected valid keyword")
        return
    at, word = tokens.start, tokens.text
    if word == "token":
        tokens.take()
        return
    if reader.syntax.optional_type():
        return
    tokens.take()
    if word in _LLVM_WORDS:
        return
    definition = reader.registry.lookup_type("llvm", word) if word in _LLVM_NAMES else None
    if definition is None:
        tokens.fail(f"unknown LLVM type: {word}", at)
    reader.body(definition)


_BUILTIN_WORDS = frozenset(("memref", "tensor", "vector", "complex", "tuple"))
_LLVM_NAMES = frozenset(("array", "func", "ptr", "struct", "target"))


def _llvm_arguments(reader: BodyReader) -> None:
    """`custom<FunctionTypes>`, and the bracket after it."""
    tokens = reader.tokens
    if tokens.take_if(")"):
        return
    while not tokens.take_if("..."):
        _llvm_type(reader)
        if not tokens.take_if(","):
            break
    tokens.expect(")")


def _llvm_struct(reader: BodyReader) -> None:
    tokens = reader.tokens
    tokens.expect("<")
    if tokens.kind == "string":
        tokens.take()
        if tokens.take_if(">"):
            return
        tokens.expect(",")
        if tokens.take_if("opaque"):
            tokens.expect(">")
            return
    tokens.take_if("packed")
    tokens.expect("(")
    if not tokens.take_if(")"):
        tokens.some(lambda: _llvm_type(reader))
        tokens.expect(")")
    tokens.expect(">")


def _llvm_extension(reader: BodyReader) -> None:
    """`custom<ExtTypeParams>`: types, then numbers."""

    def one() -> None:
        if reader.tokens.kind == "integer" or reader.tokens.text in ("-", "true", "false"):
            reader.integer("unsigned")
        else:
            _llvm_type(reader)

    reader.tokens.some(one)


def _llvm_expression(reader: BodyReader) -> None:
    """`custom<ExpressionArg>`: numbers, and names of encodings."""

    def one() -> None:
        tokens = reader.tokens
        if tokens.kind == "word" and tokens.text not in ("true", "false"):
            if not tokens.text.startswith("DW_ATE_"):
                reader.fail("expected integer operand")
            tokens.take()
        else:
            reader.integer("uint64_t")

    reader.tokens.some(one)


def _llvm_range(reader: BodyReader) -> None:
    tokens = reader.tokens
    tokens.expect("<")
    reader.type("IntegerType")
    tokens.expect(",")
    reader.integer("APInt")
    tokens.expect(",")
    reader.integer("APInt")
    tokens.expect(">")


# Others


def _shaped(reader: BodyReader, *, is_static: bool = False) -> None:
    """Sizes and a type."""
    reader.tokens.expect("<")
    reader.dimensions(is_static=is_static)
    reader.type()
    reader.tokens.expect(">")


def _one_type(reader: BodyReader) -> None:
    reader.tokens.expect("<")
    reader.type()
    reader.tokens.expect(">")


def _mma_matrix(reader: BodyReader) -> None:
    """MMAMatrixType in mlir/lib/Dialect/GPU/IR/GPUDialect.cpp."""
    tokens = reader.tokens
    tokens.expect("<")
    reader.dimensions(is_static=True)
    reader.type()
    tokens.expect(",")
    reader.string()
    tokens.expect(">")


def _complex_number(reader: BodyReader) -> None:
    tokens = reader.tokens
    tokens.expect("<")
    tokens.expect(":")
    reader.type()
    for number in range(2):
        if number:
            tokens.expect(",")
        tokens.take_if("-")
        if tokens.kind not in ("float", "integer"):
            reader.fail("expected floating point literal")
        if tokens.kind == "integer" and not tokens.text.startswith("0x"):
            reader.fail("unexpected decimal integer literal for a floating point value")
        tokens.take()
    tokens.expect(">")


def _described(reader: BodyReader, *, layout: str = "Attribute", is_static: bool = False) -> None:
    """Descriptors of `xegpu`: sizes, a type, attributes of the class `layout`."""
    tokens = reader.tokens
    tokens.expect("<")
    reader.dimensions(is_static=is_static)
    reader.type()
    while tokens.take_if(","):
        reader.attribute(layout)
    tokens.expect(">")


def _memory_layout(reader: BodyReader) -> None:
    """MemLayoutAttr of `xegpu`: a dictionary without its braces."""

    def one() -> None:
        reader.keyword()
        reader.tokens.expect("=")
        reader.attribute()

    reader.tokens.expect("<")
    reader.tokens.some(one)
    reader.tokens.expect(">")


def _slice(reader: BodyReader) -> None:
    """SparseTensorDimSliceAttr: an offset, a size and a stride."""

    def one() -> None:
        if not reader.tokens.take_if("?"):
            reader.integer()

    reader.tokens.expect("(")
    for number in range(3):
        if number:
            reader.tokens.expect(",")
        one()
    reader.tokens.expect(")")


def _range(reader: BodyReader) -> None:
    """RangeType of `pdl`."""
    reader.tokens.expect("<")
    reader.keyword()
    reader.tokens.expect(">")


def _levels(reader: BodyReader) -> None:
    """`custom<LevelRange>` of `sparse_tensor`."""
    reader.integer()
    if reader.tokens.take_if("to"):
        reader.integer()


def _object(reader: BodyReader) -> None:
    """`custom<Object>` of `gpu`."""
    if reader.tokens.kind == "word":
        reader.tokens.take()
        reader.tokens.expect("=")
    reader.attribute("StringAttr")


def _encoding(reader: BodyReader) -> None:
    """An encoding of `sparse_tensor`, whose braces another module reads."""
    from ...dialects.common.assembly.body_parts import closing
    from ...dialects.sparse_tensor.encoding_rules import encoding_fault

    tokens = reader.tokens
    tokens.expect("<")
    end = closing(tokens.source, tokens.start)
    if tokens.text != "{" or end < 0:
        tokens.fail_after("expected '{'")
    wrong = encoding_fault(tokens.source[tokens.start : end + 1])
    if wrong is not None:
        tokens.fail(str(wrong))
    tokens.move(end + 1)
    tokens.expect(">")


BODIES: Mapping[str, CustomBody] = {
    "amx.tile": partial(_shaped, is_static=True),
    "async.value": _one_type,
    "complex.number": _complex_number,
    "emitc.array": _shaped,
    "gpu.mma_matrix": _mma_matrix,
    "llvm.constant_range": _llvm_range,
    "llvm.struct": _llvm_struct,
    "pdl.range": _range,
    "sparse_tensor.encoding": _encoding,
    "sparse_tensor.slice": _slice,
    "xegpu.mem_desc": partial(_described, layout="MemLayoutAttr", is_static=True),
    "xegpu.mem_layout": _memory_layout,
    "xegpu.tensor_desc": _described,
}
"""Readers by the full name of a type or an attribute."""

DIRECTIVES: Mapping[str, CustomBody] = {
    "ExpressionArg": _llvm_expression,
    "ExtTypeParams": _llvm_extension,
    "FunctionTypes": _llvm_arguments,
    "LevelRange": _levels,
    "Object": _object,
    "PrettyLLVMType": _llvm_type,
}
"""Readers of `custom<...>` by its name."""
