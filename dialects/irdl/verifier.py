"""Verifier rules of `irdl`: names, and lists that belong together (mlir/lib/Dialect/IRDL/IR/IRDL.cpp)."""

from __future__ import annotations

from ...ir.attributes import Attribute, StringAttr
from ...ir.graph import Operation
from ...ir.lazy_pattern import lazy_pattern
from ...ods.segments import array_elements, integer_value
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, bad_attribute, bare_failure
from ...ods.verification.op_parts import entry
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule

_NAME = lazy_pattern(r"[A-Za-z_][A-Za-z0-9_$.]*").fullmatch
_WORD = lazy_pattern(r"\w+").findall
_LISTS = ("operands", "results", "regions", "attributes")


def _text(attribute: Attribute | None) -> str:
    return attribute.value if isinstance(attribute, StringAttr) else ""


def _names(op: Operation) -> list[str]:
    return [_text(each) for each in array_elements(op.properties.get("names"))]


def _dialect(view: View) -> Failure | None:
    name = _text(view.op.properties.get("sym_name"))
    if _NAME(name) is None:
        return bad_attribute("invalid dialect name")
    about = "name of dialect"
    if name.startswith("_") or "__" in name:
        return bare_failure(f"{about} should not contain leading or double underscores")
    if any(character.isupper() for character in name):
        return bare_failure(f"{about} should not contain uppercase letters")
    if any(not (character.isalnum() or character == "_") for character in name):
        return bare_failure(f"{about} must contain only lowercase letters, digits and underscores")
    return None


def _base(view: View) -> Failure | None:
    by_name = view.op.properties.get("base_name")
    has_reference = view.op.properties.get("base_ref") is not None
    if has_reference == (by_name is not None):
        return bad_attribute("the base type or attribute should be specified by either a name or a reference")
    if by_name is not None and _text(by_name)[:1] not in ("!", "#"):
        return bad_attribute("the base type or attribute name should start with '!' or '#'")
    return None


def _attributes(view: View) -> Failure | None:
    names = len(array_elements(view.op.properties.get("attributeValueNames")))
    if names == len(view.operands):
        return None
    text = "the number of attribute names and their constraints must be the same but got"
    return bad_attribute(f"{text} {names} and {len(view.operands)} respectively")


def _named(kind: str, *, has_variadicity: bool) -> Rule:
    """As many names as values of the `kind`, each once."""

    def rule(view: View) -> Failure | None:
        names, count = _names(view.op), len(view.operands)
        about = f"the number of {kind}"
        if has_variadicity:
            found = len(_WORD(str(view.op.properties.get("variadicity")).rpartition("[")[2]))
            if found != count:
                words = f"s and their variadicities must be the same, but got {count} and {found} respectively"
                return bad_attribute(f"{about}{words}")
        if len(names) != count:
            return bad_attribute(
                f"{about}s and their names must be the same, but got {count} and {len(names)} respectively"
            )
        for index, name in enumerate(names):
            if name in names[:index]:
                first = names.index(name)
                return bad_attribute(f"name of {kind} #{index} is a duplicate of the name of {kind} #{first}")
        return None

    return rule


def _region(view: View) -> Failure | None:
    count = view.op.properties.get("numberOfBlocks")
    number = integer_value(count) if count is not None else 1
    if number < 1:
        return bad_attribute(f"the number of blocks is expected to be >= 1 but got {number}")
    return None


def _operation(op: Operation) -> Failure | None:
    """The names of operands, results, regions and attributes are apart."""
    block = entry(op)
    seen: dict[str, str] = {}
    for kind in _LISTS:
        for inner in block.ops if block is not None else ():
            if inner.name != f"irdl.{kind}":
                continue
            given = inner.properties.get("attributeValueNames" if kind == "attributes" else "names")
            for name in map(_text, array_elements(given)):
                other = seen.setdefault(name, kind)
                if other != kind:
                    return bad_attribute(f"contains a value named '{name}' for both its {other} and {kind}")
    return None


RULES: dict[str, tuple[Rule, ...]] = {
    "irdl.attributes": (_attributes,),
    "irdl.base": (_base,),
    "irdl.dialect": (_dialect,),
    "irdl.operands": (_named("operand", has_variadicity=True),),
    "irdl.parameters": (_named("parameter", has_variadicity=False),),
    "irdl.region": (_region,),
    "irdl.regions": (_named("region", has_variadicity=False),),
    "irdl.results": (_named("result", has_variadicity=True),),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {"irdl.operation": (_operation,)}
