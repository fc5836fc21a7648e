"""Verifier rules of `llvm` for exceptions, globals, aliases and operand bundles, with what is around and inside.

Follows mlir/lib/Dialect/LLVMIR/IR/LLVMDialect.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import ArrayAttr, DialectAttr, StringAttr, SymbolRefAttr, TypeAttr
from ...ir.base import Type
from ...ir.graph import Block, Operation, Value
from ...ir.types import DialectType
from ...ods.knowledge import UPSTREAM
from ...ods.segments import array_elements, dense_values
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, Remark, attribute, bad_attribute, bare_failure
from ...ods.verification.op_parts import case_word, entry, is_opaque
from ...ods.verification.op_view import View
from ...ods.verification.structure import TOP, GraphRule
from ...ods.verification.type_groups import is_llvm_pointer, llvm_type
from . import ops as llvm
from .symbol_uses import variadic_fault

_UNSUITABLE = frozenset(("void", "token", "metadata", "label"))
_ALIAS_LINKAGES = frozenset(
    ("private", "internal", "linkonce", "weak", "linkonce_odr", "weak_odr", "external", "available_externally")
)
_IFUNC_LINKAGES = _ALIAS_LINKAGES - {"available_externally"}


def _linkage(view: View) -> str | None:
    return case_word(view.op, "linkage")


# Exceptions


def _landing_pad(op: Operation) -> Failure | None:
    function = next((each for each in op.ancestors() if each.name == llvm.LLVMFuncOp.NAME), None)
    if function is not None and "personality" not in function.properties:
        return bare_failure("llvm.landingpad needs to be in a function with a personality")
    if "cleanup" not in op.properties and not op.operands:
        return bare_failure("landingpad instruction expects at least one clause or cleanup attribute")
    for index, value in enumerate(op.operand_values):
        if isinstance(value.type, DialectType) and value.type.mnemonic == "array":
            continue
        found = _clause(index, value)
        if found is not None:
            return found
    return None


def _clause(index: int, value: Value) -> Failure | None:
    """A clause that catches has a constant address."""
    op = value.defining_op
    if op is not None and is_opaque(op):
        return None
    if op is not None and op.name == llvm.BitcastOp.NAME:
        source = llvm.BitcastOp(op).arg.defining_op
        if source is None or source.name == llvm.AddressOfOp.NAME or is_opaque(source):
            return None if source is not None else bare_failure("constant clauses expected")
        return Failure("verify-operand", "constant clauses expected", remarks=(Remark(op, "of this"),), is_bare=True)
    if op is not None and op.name in (llvm.ZeroOp.NAME, llvm.AddressOfOp.NAME):
        return None
    return bare_failure(f"clause #{index} is not a known constant - null, addressof, bitcast")


def _invoke(op: Operation) -> Failure | None:
    target = op.successors[1].block if len(op.successors) == 2 else None
    if target is None or target.parent is None:
        return None
    if target.first is None:
        return bare_failure("must have at least one operation in unwind destination")
    if target.first.name != llvm.LandingpadOp.NAME and not is_opaque(target.first):
        return bare_failure("first operation in unwind destination should be a llvm.landingpad operation")
    return None


# Globals


def _is_element(type_: Type) -> bool:
    """Whether a global may be of the type, as far as that is known."""
    if isinstance(type_, DialectType) and type_.dialect == "llvm":
        return type_.mnemonic not in _UNSUITABLE
    return llvm_type(type_) is not False


def _element(what: str, name: str) -> Rule:
    def rule(view: View) -> Failure | None:
        type_ = view.op.properties.get(name)
        if not isinstance(type_, TypeAttr) or _is_element(type_.type):
            return None
        return bad_attribute(f"expects type to be a valid element type for an LLVM global{what}")

    return rule


def _placed(op: Operation) -> Failure | None:
    """Globals are in modules."""
    around = op.parent_op
    if around is None or around.name == TOP or is_opaque(around):
        return None
    definition = UPSTREAM.definition(around.name)
    if definition is None or {"SymbolTable", "IsolatedFromAbove"} <= {*definition.traits}:
        return None
    return Failure("verify-parent", "must appear at the module level")


def _appending(view: View) -> Failure | None:
    type_ = view.op.properties.get("global_type")
    if _linkage(view) != "appending" or not isinstance(type_, TypeAttr):
        return None
    if isinstance(type_.type, DialectType) and type_.type.mnemonic == "array":
        return None
    return bad_attribute("expected array type for 'appending' linkage")


def _comdat(view: View) -> Failure | None:
    """A selector is in an `llvm.comdat`."""
    symbol = view.op.properties.get("comdat")
    if isinstance(symbol, SymbolRefAttr) and not symbol.nested:
        return bare_failure("expected comdat symbol")
    return None


def _selectors(op: Operation) -> Failure | None:
    body = entry(op)
    for inner in body.ops if body is not None else ():
        if inner.name != llvm.ComdatSelectorOp.NAME and not is_opaque(inner):
            text = "only comdat selector symbols can appear in a comdat region"
            return Failure("verify-region", text, on=inner, is_bare=True)
    return None


def _has_effects(op: Operation) -> bool:
    if is_opaque(op) or UPSTREAM.definition(op.name) is None:
        return False
    return bool(UPSTREAM.effects(op))


def _pure(block: Block, words: str) -> Failure | None:
    found = next((op for op in block.ops if _has_effects(op)), None)
    return Failure("verify-region", words, on=found, is_bare=True) if found is not None else None


def _global_body(op: Operation) -> Failure | None:
    block = entry(op)
    return _pure(block, "ops with side effects not allowed in global initializers") if block is not None else None


def _alias_body(op: Operation) -> Failure | None:
    block = entry(op)
    last = block.last if block is not None else None
    if block is None or last is None or is_opaque(last) or last.name != llvm.ReturnOp.NAME:
        return None
    value = llvm.ReturnOp(last).arg
    if value is None or not is_llvm_pointer(value.type):
        return bad_attribute("initializer region must always return a pointer")
    return _pure(block, "ops with side effects are not allowed in alias initializers")


def _alias(view: View) -> Failure | None:
    linkage = _linkage(view)
    if linkage is None or linkage in _ALIAS_LINKAGES:
        return None
    return bad_attribute(
        f"'{linkage}' linkage not supported in aliases, available options: private, internal, linkonce, weak, "
        "linkonce_odr, weak_odr, external or available_externally"
    )


def _ifunc(view: View) -> Failure | None:
    linkage = _linkage(view)
    if linkage is None or linkage in _IFUNC_LINKAGES:
        return None
    return bad_attribute(
        f"'{linkage}' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, "
        "linkonce_odr, weak_odr, or external linkage"
    )


# Functions and modules


def _block_tags(op: Operation) -> Failure | None:
    seen: set[object] = set()
    for region in op.regions:
        for block in region.blocks:
            for inner in block.ops:
                tag = inner.properties.get("tag") if inner.name == llvm.BlockTagOp.NAME else None
                if not isinstance(tag, DialectAttr):
                    continue
                if tag in seen:
                    number = (tag.body or "").partition("=")[2].strip()
                    text = f"duplicate block tag '{number}' in the same function: "
                    return Failure("verify-region", text, on=inner, is_bare=True)
                seen.add(tag)
    return None


def _module_flags(view: View) -> Failure | None:
    for flag in array_elements(view.op.properties.get("flags")):
        if not isinstance(flag, DialectAttr) or flag.dialect != "llvm":
            return Failure("verify-attribute", "expected a module flag attribute", attribute("flags"))
    return None


# Operand bundles


def _bundles(view: View) -> Failure | None:
    sizes, tags = dense_values(view.op.properties.get("op_bundle_sizes")), view.op.properties.get("op_bundle_tags")
    given: Sequence[object] = tags.elements if isinstance(tags, ArrayAttr) else ()
    if len(given) != len(sizes):
        return bare_failure(f"expected {len(sizes)} operand bundle tags, but actually got {len(given)}")
    if not all(isinstance(tag, StringAttr) for tag in given):
        return bare_failure("operand bundle tag must be a StringAttr")
    return None


def _call(op: Operation) -> Failure | None:
    """A call of a value: its first operand."""
    if "callee" in op.properties:
        return None
    if not op.operands:
        return bad_attribute("must have either a `callee` attribute or at least an operand")
    words = variadic_fault(op, None)
    return bad_attribute(words) if words is not None else None


RULES: dict[str, tuple[Rule, ...]] = {
    "llvm.call": (_bundles,),
    "llvm.call_intrinsic": (_bundles,),
    "llvm.func": (_comdat,),
    "llvm.invoke": (_bundles,),
    "llvm.mlir.alias": (_element(" alias", "alias_type"), _alias),
    "llvm.mlir.global": (_element("", "global_type"), _appending, _comdat),
    "llvm.mlir.ifunc": (_ifunc,),
    "llvm.module_flags": (_module_flags,),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "llvm.call": (_call,),
    "llvm.comdat": (_selectors,),
    "llvm.func": (_block_tags,),
    "llvm.invoke": (_invoke,),
    "llvm.landingpad": (_landing_pad,),
    "llvm.mlir.alias": (_alias_body,),
    "llvm.mlir.global": (_placed, _global_body),
}
