"""Parsers of operations that earlier releases read in C++, and LLVM 22 in another way or not at all.

Each is looked up by the name that the operation has in the release. The number is the first release that the parser
does not hold for.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...ir.attributes import UnitAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ods.parse_fault import UnknownSyntax
from ...ods.protocols import OpParser, ParseFunction


def _gpu_module(p: OpParser, op: Operation) -> None:
    """`@name attributes {...} {...}`."""
    op.properties["sym_name"] = p.symbol_name()
    p.attribute_dictionary_with_keyword(op)
    p.region(op)


def _pointee(p: OpParser, type_: Type) -> Type:
    """The type in that of a pointer, where it is written with its dialect."""
    inner = p.inner_type(type_)
    if inner is None:
        raise UnknownSyntax(p.offset, p.offset, f"the type that '{type_}' points to is not known")
    return inner


def _load(p: OpParser, op: Operation) -> None:
    """`volatile %p {...} : !llvm.ptr -> f32`, or `: !llvm.ptr<f32>`."""
    if p.optional_keyword("volatile"):
        op.properties["volatile_"] = UnitAttr()
    use = p.operand()
    p.attribute_dictionary(op)
    type_ = p.colon_type()
    p.resolve(op, use, type_)
    if p.optional_punctuation("->"):
        op.add_result(p.type())
    else:
        op.add_result(_pointee(p, type_))


def _store(p: OpParser, op: Operation) -> None:
    """`volatile %v, %p {...} : f32, !llvm.ptr`, or `: !llvm.ptr<f32>`."""
    if p.optional_keyword("volatile"):
        op.properties["volatile_"] = UnitAttr()
    value = p.operand()
    p.punctuation(",")
    address = p.operand()
    p.attribute_dictionary(op)
    type_ = p.colon_type()
    if p.optional_punctuation(","):
        p.resolve(op, value, type_)
        p.resolve(op, address, p.type())
        return
    p.resolve(op, value, _pointee(p, type_))
    p.resolve(op, address, type_)


def _reduce(p: OpParser, op: Operation) -> None:
    """`(%v) : f32 {...}`."""
    p.punctuation("(")
    use = p.operand()
    p.punctuation(")")
    p.resolve(op, use, p.colon_type())
    p.region(op)


def _access_chain(p: OpParser, op: Operation) -> None:
    """`%p[%i, %j] : !spirv.ptr<...>, i32, i32`; the type of the result is computed from these."""
    p.operand()
    p.operand_list("[", "]")
    p.attribute_dictionary(op)
    p.colon_type()
    p.punctuation(",")
    p.type_list()
    raise UnknownSyntax(p.offset, p.offset, f"the type of the result of '{op.name}' is not written")


FORMER_PARSERS: Mapping[str, tuple[int, ParseFunction]] = {
    "gpu.module": (18, _gpu_module),
    "llvm.load": (17, _load),
    "llvm.store": (17, _store),
    "scf.reduce": (18, _reduce),
    "spirv.AccessChain": (20, _access_chain),
}

SAME_SYNTAX: Mapping[str, str] = {
    **dict.fromkeys(
        ("linalg.batch_matmul_transpose_a", "linalg.batch_matmul_transpose_b", "linalg.elemwise_binary",
         "linalg.elemwise_unary", "linalg.matmul_transpose_a", "linalg.matmul_transpose_b", "linalg.matmul_unsigned"),
        "linalg.conv_1d",
    ),
    "vector.warp_execute_on_lane_0": "gpu.warp_execute_on_lane_0",
}  # fmt: skip
"""Operations that LLVM 22 does not have, and one of its operations that is written in the same way."""


FORMER_DIRECTIVES: Mapping[str, int] = {"omp.MapClause": 17}
"""Directives of assembly formats with another syntax before the release."""


def former_parser(name: str, llvm: int) -> ParseFunction | None:
    """The parser that the operation had in release `llvm`; None: none is known but LLVM 22's."""
    before, parse = FORMER_PARSERS.get(name, (0, None))
    return parse if before > llvm else None
