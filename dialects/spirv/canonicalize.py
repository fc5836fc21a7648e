"""Canonicalization of `spirv` (mlir/lib/Dialect/SPIRV/IR/SPIRVCanonicalization.cpp of LLVM 22)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import ArrayAttr, Attribute
from ...ir.base import Type
from ...ir.graph import Block, Operation, Value
from ...ir.types import element_type
from ...ods.constants import Number, constant_attr, elements_of, int_splat, signed, unsigned, width_of
from ...ods.op_view import BinaryOp, UnaryOp, defining, view_if
from ...ods.rewriting import FoldFunction, Pattern, PatternFunction, PatternRewriter
from ...ods.segments import i32_attr
from ..common.canonicalization.matching import defining_op
from . import folds
from . import ops as spirv

CONSTANT = folds.make_constant


def _constant_of(value: Value) -> Attribute | None:
    made = defining(value, spirv.ConstantOp)
    return made.value if made is not None else None


def _chained_access(view: spirv.AccessChainOp, rewriter: PatternRewriter) -> bool:
    """One access chain for two.

        %a = spirv.AccessChain %p[%i]
            : !spirv.ptr<!spirv.array<4 x !spirv.array<2 x f32>>, Function>, i32
            -> !spirv.ptr<!spirv.array<2 x f32>, Function>
        %b = spirv.AccessChain %a[%j] : !spirv.ptr<!spirv.array<2 x f32>, Function>, i32 -> !spirv.ptr<f32, Function>
        "use"(%b) : (!spirv.ptr<f32, Function>) -> ()
    becomes
        %b = spirv.AccessChain %p[%i, %j]
            : !spirv.ptr<!spirv.array<4 x !spirv.array<2 x f32>>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
        "use"(%b) : (!spirv.ptr<f32, Function>) -> ()
    """
    before = defining(view.base_ptr, spirv.AccessChainOp)
    if before is None:
        return False
    rewriter.replace_with(view.op, view.op.name, (before.base_ptr, *before.indices, *view.indices))
    return True


def _not_of(comparison: str, opposite: str) -> PatternFunction:
    def apply(view: UnaryOp, rewriter: PatternRewriter) -> bool:
        """The opposite comparison for a negated one.

            %a = spirv.INotEqual %x, %y : i32
            %b = spirv.LogicalNot %a : i1
            "use"(%b) : (i1) -> ()
        becomes
            %b = spirv.IEqual %x, %y : i32
            "use"(%b) : (i1) -> ()
        """
        before = defining_op(view.operand, comparison)
        if before is None:
            return False
        rewriter.replace_with(view.op, opposite, before.operand_values)
        return True

    return apply


def _modulo_twice(view: spirv.UModOp, rewriter: PatternRewriter) -> bool:
    """Remainder of the number itself, where the divisor before is a multiple of this one.

        %c32 = spirv.Constant 32 : i32
        %c4 = spirv.Constant 4 : i32
        %a = spirv.UMod %x, %c32 : i32
        %b = spirv.UMod %a, %c4 : i32
        "use"(%b) : (i32) -> ()
    becomes
        %c4 = spirv.Constant 4 : i32
        %b = spirv.UMod %x, %c4 : i32
        "use"(%b) : (i32) -> ()
    """
    before = defining(view.operand1, spirv.UModOp)
    if before is None:
        return False
    first, second = elements_of(_constant_of(before.operand2)), elements_of(_constant_of(view.operand2))
    if first is None or second is None:
        return False
    count, type_ = max(len(first.values), len(second.values)), element_type(view.result.type)
    pairs = zip(
        first.values * (count if first.is_splat else 1), second.values * (count if second.is_splat else 1), strict=True
    )
    for multiple, divisor in pairs:
        number = unsigned(int(divisor), type_)
        if not number or unsigned(int(multiple), type_) % number:
            return False
    rewriter.replace_with(view.op, view.op.name, (before.operand1, view.operand2))
    return True


# Results of two numbers


def _pair(op: Operation, rewriter: PatternRewriter, numbers: Sequence[Sequence[Number]], type_: Type) -> bool:
    """Put two constants together, one after the other, as upstream makes a constant struct."""
    values: list[Attribute] = []
    for part in numbers:
        value = constant_attr(part, type_)
        if value is None:
            return False
        values.append(value)
    rewriter.set_before(op)
    parts = [
        rewriter.create("spirv.Constant", (), [type_], properties={"value": value}, location=op.location).results[0]
        for value in values
    ]
    result = rewriter.create("spirv.Undef", (), op.result_types, location=op.location).results[0]
    for i, part in enumerate(parts):
        place: dict[str, Attribute] = {"indices": ArrayAttr((i32_attr(i),))}
        made = rewriter.create(
            "spirv.CompositeInsert", (part, result), op.result_types, properties=place, location=op.location
        )
        result = made.results[0]
    rewriter.replace(op, (result,))
    return True


def _zero(op: Operation, rewriter: PatternRewriter, type_: Type) -> Value | None:
    value = constant_attr((0,), type_)
    if value is None:
        return None
    rewriter.set_before(op)
    return rewriter.create("spirv.Constant", (), [type_], properties={"value": value}, location=op.location).results[0]


def _numbers(op: Operation) -> tuple[list[int], list[int]] | None:
    """The elements of both operands, as they are stored; None where they are no constants."""
    view = BinaryOp(op)
    found = [elements_of(_constant_of(value)) for value in (view.lhs, view.rhs)]
    first, second = found
    if first is None or second is None:
        return None
    count = max(len(first.values), len(second.values))
    both = [one.values * count if one.is_splat else one.values for one in (first, second)]
    return [int(number) for number in both[0]], [int(number) for number in both[1]]


def _add_with_carry(view: spirv.IAddCarryOp, rewriter: PatternRewriter) -> bool:
    """Number and carry 0 for an addition of 0; both computed for constants.

        %z = spirv.Constant 0 : i32
        %r = spirv.IAddCarry %x, %z : !spirv.struct<(i32, i32)>
        "use"(%r) : (!spirv.struct<(i32, i32)>) -> ()
    becomes
        %z = spirv.Constant 0 : i32
        %r = spirv.CompositeConstruct %z, %x : (i32, i32) -> !spirv.struct<(i32, i32)>
        "use"(%r) : (!spirv.struct<(i32, i32)>) -> ()

    As upstream, the number comes second in the first case.
    """
    type_ = element_type(view.operand1.type)
    if int_splat(_constant_of(view.operand2)) == 0:
        rewriter.replace_with(view.op, "spirv.CompositeConstruct", (view.operand2, view.operand1))
        return True
    numbers = _numbers(view.op)
    if numbers is None:
        return False
    sums = [unsigned(a, type_) + unsigned(b, type_) for a, b in zip(*numbers, strict=True)]
    return _pair(view.op, rewriter, (sums, [total >> width_of(type_) for total in sums]), view.operand1.type)


def _multiply_extended(*, is_signed: bool) -> PatternFunction:
    def apply(view: BinaryOp, rewriter: PatternRewriter) -> bool:
        """Twice 0 for a multiplication by 0, without a sign also the number and 0 by 1; computed for constants.

            %o = spirv.Constant 1 : i32
            %r = spirv.UMulExtended %x, %o : !spirv.struct<(i32, i32)>
            "use"(%r) : (!spirv.struct<(i32, i32)>) -> ()
        becomes
            %z = spirv.Constant 0 : i32
            %r = spirv.CompositeConstruct %x, %z : (i32, i32) -> !spirv.struct<(i32, i32)>
            "use"(%r) : (!spirv.struct<(i32, i32)>) -> ()
        """
        factor = int_splat(_constant_of(view.rhs))
        if factor == 0 or (factor == 1 and not is_signed and _numbers(view.op) is None):
            zero = _zero(view.op, rewriter, view.lhs.type)
            if zero is None:
                return False
            rewriter.replace_with(view.op, "spirv.CompositeConstruct", (view.lhs if factor else zero, zero))
            return True
        numbers, type_ = _numbers(view.op), element_type(view.lhs.type)
        if numbers is None:
            return False
        read = signed if is_signed else unsigned
        products = [read(a, type_) * read(b, type_) for a, b in zip(*numbers, strict=True)]
        return _pair(view.op, rewriter, (products, [product >> width_of(type_) for product in products]), view.lhs.type)

    return apply


# Selections


def _store_alone(block: Block, merge: Block) -> spirv.StoreOp | None:
    """The store of a block that does nothing else and goes on to `merge`."""
    store, last = view_if(block.first, spirv.StoreOp), block.last
    if store is None or last is None or store.op.next is not last or last.name != "spirv.Branch":
        return None
    return store if last.successor_blocks == [merge] else None


def _select_instead(op: Operation, rewriter: PatternRewriter) -> bool:
    """Store of a selected value for a selection of stores to one pointer.

        spirv.mlir.selection {
          spirv.BranchConditional %c, ^a, ^b
        ^a:
          spirv.Store "Function" %p, %x : i32
          spirv.Branch ^m
        ^b:
          spirv.Store "Function" %p, %y : i32
          spirv.Branch ^m
        ^m:
          spirv.mlir.merge
        }
    becomes
        %v = spirv.Select %c, %x, %y : i1, i32
        spirv.Store "Function" %p, %v : i32
    """
    blocks = op.regions[0].blocks
    header = blocks[0] if len(blocks) == 4 else None
    branch = view_if(header.first, spirv.BranchConditionalOp) if header is not None else None
    if header is None or branch is None or header.first is not header.last or op.results:
        return False
    merge = blocks[-1]
    first, second = _store_alone(branch.true_target, merge), _store_alone(branch.false_target, merge)
    if first is None or second is None or first.ptr is not second.ptr:
        return False
    if first.op.properties != second.op.properties or first.op.attributes != second.op.attributes:
        return False
    rewriter.set_before(op)
    operands = (branch.condition, first.value, second.value)
    chosen = rewriter.create("spirv.Select", operands, [first.value.type], location=op.location).results[0]
    rewriter.create(
        "spirv.Store",
        (first.ptr, chosen),
        properties=first.op.properties,
        attributes=first.op.attributes,
        location=op.location,
    )
    rewriter.erase(op)
    return True


FOLDS: dict[str, FoldFunction] = folds.FOLDS
PATTERNS: dict[str, Sequence[Pattern]] = {
    "spirv.AccessChain": (Pattern("CombineChainedAccessChain", _chained_access),),
    "spirv.IAddCarry": (Pattern("IAddCarryFold", _add_with_carry),),
    "spirv.LogicalNot": (
        Pattern("ConvertLogicalNotOfIEqual", _not_of("spirv.IEqual", "spirv.INotEqual")),
        Pattern("ConvertLogicalNotOfINotEqual", _not_of("spirv.INotEqual", "spirv.IEqual")),
        Pattern("ConvertLogicalNotOfLogicalEqual", _not_of("spirv.LogicalEqual", "spirv.LogicalNotEqual")),
        Pattern("ConvertLogicalNotOfLogicalNotEqual", _not_of("spirv.LogicalNotEqual", "spirv.LogicalEqual")),
    ),
    "spirv.SMulExtended": (Pattern("MulExtendedFold", _multiply_extended(is_signed=True)),),
    "spirv.UMod": (Pattern("UModSimplification", _modulo_twice),),
    "spirv.UMulExtended": (Pattern("MulExtendedFold", _multiply_extended(is_signed=False)),),
    "spirv.mlir.selection": (Pattern("ConvertSelectionOpToSelect", _select_instead),),
}
