"""Verifier rules of `acc`: the operations that clauses about data become (mlir/lib/Dialect/OpenACC/IR/OpenACC.cpp)."""

from __future__ import annotations

from ...ir.attributes import DialectAttr, TypeAttr
from ...ir.graph import Operation, Value
from ...ir.lazy_pattern import lazy_pattern
from ...ir.records import dataclass
from ...ods.knowledge import UPSTREAM
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure
from ...ods.verification.op_parts import case_word, integer, is_opaque
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_groups import GROUPS
from ...ods.verification.type_predicates import differ
from ..common.assembly.body_parts import split_parts
from ..common.verification.clauses import clause_failure

_MODIFIERS = ("always", "zero", "readonly", "alwaysin", "alwaysout", "capture")
"""In the order in which upstream prints them."""
_WORD = lazy_pattern(r"[a-z]+").findall
_ALWAYS = ("alwaysin", "alwaysout")


@dataclass(frozen=True)
class _Data:
    """An operation about data.

    `word`: what upstream calls it; `clauses`: those that it may come from, without `acc_`.
    """

    word: str
    clauses: str
    modifiers: str = ""
    is_part: bool = False
    """It may be a part of what another clause says."""
    is_changed: bool = False
    """Its result may have another type than the variable."""
    has_recipe: bool = False


_OPERATIONS = {
    "attach": _Data("attach", "attach"),
    "cache": _Data("cache", "cache cache_readonly", "readonly", is_part=True),
    "copyin": _Data(
        "copyin", "copyin copyin_readonly copy reduction", "readonly alwaysin alwaysout capture", is_part=True
    ),
    "copyout": _Data("copyout", "copy copyout copyout_zero reduction", "zero alwaysin alwaysout capture", is_part=True),
    "create": _Data(
        "create", "copyout copyout_zero create create_zero", "zero alwaysin alwaysout capture", is_part=True
    ),
    "declare_device_resident": _Data("device_resident", "declare_device_resident"),
    "declare_link": _Data("link", "declare_link"),
    "delete": _Data(
        "delete",
        "copyin copyin_readonly present create create_zero delete no_create declare_device_resident declare_link",
        "zero readonly alwaysin alwaysout capture",
        is_part=True,
    ),
    "detach": _Data("detach", "attach detach", is_part=True),
    "deviceptr": _Data("deviceptr", "deviceptr"),
    "firstprivate": _Data("firstprivate", "firstprivate", is_changed=True, has_recipe=True),
    "firstprivate_map": _Data("firstprivate", "firstprivate", is_changed=True),
    "nocreate": _Data("no_create", "no_create"),
    "present": _Data("present", "present"),
    "private": _Data("private", "private", is_changed=True, has_recipe=True),
    "reduction": _Data("reduction", "reduction", is_changed=True, has_recipe=True),
    "update_device": _Data("device", "update_device", is_part=True),
    "update_host": _Data("host", "update_host update_self", is_part=True),
    "use_device": _Data("use_device", "use_device", is_part=True),
}


def _intent(data: _Data) -> Rule:
    allowed = {f"acc_{clause}" for clause in data.clauses.split()}
    text = f"data clause associated with {data.word} operation must match its intent"
    if data.is_part:
        text = (
            f"data clause associated with {data.word} operation must match its intent"
            " or specify original clause this operation was decomposed from"
        )

    def rule(view: View) -> Failure | None:
        clause = case_word(view.op, "dataClause")
        if clause is None or clause in allowed or (data.word == "copyin" and integer(view.op, "implicit")):
            return None
        return clause_failure(text, "dataClause", f": it is {clause}", is_bare=True)

    return rule


def _variable(view: View) -> Failure | None:
    """`varType`, the type of the variable that a pointer points to, and not the pointer's own (checkVarAndVarType)."""
    type_, of = view.type_of("var"), view.op.properties.get("varType")
    if type_ is None or not isinstance(of, TypeAttr) or not GROUPS["pointer-like"](type_) or of.type != type_:
        return None
    return clause_failure("varType must capture the element type of var", addition=f", and no {type_}", is_bare=True)


def _same_types(view: View) -> Failure | None:
    """The type of the result, which is the variable's (checkVarAndAccVar)."""
    variable, other = view.type_of("var"), view.type_of("accVar")
    if variable is None or other is None or not differ(variable, other):
        return None
    return clause_failure("input and output types must match", addition=f": '{variable}' and '{other}'", is_bare=True)


def _modified(data: _Data) -> Rule:
    allowed = {*data.modifiers.split()}

    def rule(view: View) -> Failure | None:
        value = view.op.properties.get("modifiers")
        text = value.body or "" if isinstance(value, DialectAttr) else ""
        given = {*_WORD(text)} & {*_MODIFIERS}
        if "always" in given:
            given = (given | {*_ALWAYS}) - {"always"}
        wrong = given - allowed
        if not wrong:
            return None
        if not allowed:
            return clause_failure("no data clause modifiers are allowed", "modifiers", is_bare=True)
        if wrong >= {*_ALWAYS}:
            wrong = (wrong - {*_ALWAYS}) | {"always"}
        shown = ",".join(word for word in _MODIFIERS if word in wrong)
        return clause_failure(f"invalid data clause modifiers: {shown}", "modifiers", is_bare=True)

    return rule


def _recipe(data: _Data) -> Rule:
    def rule(view: View) -> Failure | None:
        type_ = view.type_of("var")
        if type_ is None or not GROUPS["pointer-like"](type_) or "recipe" in view.op.properties:
            return None
        return clause_failure(f"recipe expected for {data.word}")

    return rule


def _rules(name: str, data: _Data) -> tuple[Rule, ...]:
    if name in ("delete", "detach"):
        return (_intent(data), _modified(data))
    rules = (_intent(data), _variable, *(() if data.is_changed else (_same_types,)), _modified(data))
    return (*rules, _recipe(data)) if data.has_recipe else rules


RULES: dict[str, tuple[Rule, ...]] = {f"acc.{name}": _rules(name, data) for name, data in _OPERATIONS.items()}


# What constructs work on


def _copies(*kinds: str) -> GraphRule:
    """Copies that a construct works on: each once, and from the operation of its clause (checkPrivateOperands)."""

    def rule(op: Operation) -> Failure | None:
        for kind in kinds:
            seen: set[Value] = set()
            for value in UPSTREAM.operand_group(op, f"{kind}Operands"):
                definition = value.defining_op
                if definition is None or (definition.name != f"acc.{kind}" and not is_opaque(definition)):
                    return clause_failure(f"expected {kind} as defining op")
                if value in seen:
                    return clause_failure(f"{kind} operand appears more than once")
                seen.add(value)
        return None

    return rule


GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "acc.loop": (_copies("private", "firstprivate", "reduction"),),
    **dict.fromkeys(("acc.parallel", "acc.serial"), (_copies("reduction", "private", "firstprivate"),)),
}


def routine_info(body: str) -> str | None:
    """The fault of `#acc.routine_info<[@routine, ...]>`."""
    inside = body.strip()
    if not (inside.startswith("[") and inside.endswith("]")):
        return None
    listed = split_parts(inside[1:-1])
    return None if all(part.strip().startswith("@") for part in listed) else "invalid kind of attribute specified"
