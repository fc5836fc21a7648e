"""Verifier rules of `omp`: clauses, loop wrappers, mapped variables (mlir/lib/Dialect/OpenMP/IR/OpenMPDialect.cpp)."""

from __future__ import annotations

import re

from ...ir.attributes import ArrayAttr, DialectAttr
from ...ir.base import Attribute
from ...ir.graph import Operation
from ...ods.knowledge import UPSTREAM
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, Remark
from ...ods.verification.op_parts import entry, integer, integers, is_opaque
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from ..common.verification.atomics import rules_for
from ..common.verification.clauses import clause_failure

_WRAPPERS = frozenset(
    f"omp.{name}" for name in ("distribute", "loop", "simd", "taskloop", "workshare.loop_wrapper", "wsloop")
)
_WORDS = re.compile(r"\w+").findall


def _keywords(value: Attribute | None) -> list[str]:
    """Of `#omp<name words>` and `#omp.name<words>`, without the name."""
    if not isinstance(value, DialectAttr):
        return []
    words = _WORDS(value.body or "")
    return words if value.mnemonic else words[1:]


def _hints(view: View) -> Failure | None:
    """verifySynchronizationHint."""
    hint = integer(view.op, "hint")
    if hint is None:
        return None
    for name, other, first, second in (
        ("uncontended", "contended", 1, 2),
        ("nonspeculative", "speculative", 4, 8),
    ):
        if hint & first and hint & second:
            text = f"the hints omp_sync_hint_{name} and omp_sync_hint_{other} cannot be combined"
            return clause_failure(text + ("." if name == "nonspeculative" else ""), "hint")
    return None


def _ordered_memory(*refused: str) -> Rule:
    def rule(view: View) -> Failure | None:
        found = _keywords(view.op.properties.get("memory_order"))
        if found and found[0] in refused:
            listed = " or ".join(refused)
            return clause_failure(f"memory-order must not be {listed} for atomic operations like this", "memory_order")
        return None

    return rule


def _as_many(group: str, name: str, text: str, extra: str) -> Rule:
    """An attribute with an entry for each operand of a group."""

    def rule(view: View) -> Failure | None:
        count, value = len(view.types(group)), view.op.properties.get(name)
        given = len(value.elements) if isinstance(value, ArrayAttr) else 0
        if count and given != count:
            return clause_failure(f"{text}: {count}, but got {given}", name)
        if not count and value is not None:
            return clause_failure(extra, name)
        return None

    return rule


_DEPENDENT = _as_many(
    "depend_vars",
    "depend_kinds",
    "expected as many depend values as depend variables",
    "unexpected depend values",
)


def _allocated(view: View) -> Failure | None:
    variables, allocators = len(view.types("allocate_vars")), len(view.types("allocator_vars"))
    if variables != allocators:
        text = "expected equal sizes for allocate and allocator variables"
        return clause_failure(f"{text}, but got {variables} and {allocators}")
    return None


def _reduced(prefix: str = "") -> Rule:
    """verifyReductionVarList."""
    group, syms, by_reference = (f"{prefix}reduction_{name}" for name in ("vars", "syms", "byref"))

    def rule(view: View) -> Failure | None:
        count, symbols = len(view.types(group)), view.op.properties.get(syms)
        given = len(symbols.elements) if isinstance(symbols, ArrayAttr) else 0
        if count and given != count:
            text = f"expected as many reduction symbol references as reduction variables: {count}, but got {given}"
            return clause_failure(text, syms)
        if not count and symbols is not None:
            return clause_failure("unexpected reduction symbol references", syms)
        flags = getattr(view.op.properties.get(by_reference), "values", None)
        if count and flags is not None and len(flags) != count:
            text = f"expected as many reduction variable by reference attributes as reduction variables: {count}"
            return clause_failure(f"{text}, but got {len(flags)}", by_reference)
        return None

    return rule


def _private(view: View) -> Failure | None:
    count, symbols = len(view.types("private_vars")), view.op.properties.get("private_syms")
    given = len(symbols.elements) if isinstance(symbols, ArrayAttr) else 0
    if count and count != given:
        text = f"inconsistent number of private variables and privatizer op symbols, private vars: {count}"
        return clause_failure(f"{text} vs. privatizer op symbols: {given}")
    return None


def _aligned(view: View) -> Failure | None:
    values = view.op.properties.get("alignments")
    count = len(view.types("aligned_vars"))
    numbers = integers(values)
    if count and (numbers is None or len(numbers) != count):
        text = f"expected as many alignment values as aligned variables: {count}"
        return clause_failure(f"{text}, but got {len(numbers or ())}", "alignments")
    if not count and values is not None:
        return clause_failure("unexpected alignment values attribute", "alignments")
    if any(number <= 0 for number in numbers or ()):
        return clause_failure(f"alignment should be greater than 0, but got {min(numbers or (0,))}", "alignments")
    return None


def _lengths(view: View) -> Failure | None:
    simd, safe = integer(view.op, "simdlen"), integer(view.op, "safelen")
    if simd is not None and safe is not None and simd > safe:
        text = "simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal to"
        return clause_failure(f"{text} safelen value: {simd} and {safe}", "simdlen")
    return None


def _once(group: str, what: str) -> GraphRule:
    """Variables that are in a clause at most once."""

    def rule(op: Operation) -> Failure | None:
        values = UPSTREAM.operand_group(op, group)
        return clause_failure(f"{what} variable used more than once") if len(set(values)) != len(values) else None

    return rule


def _granularity(view: View) -> Failure | None:
    if view.types("grainsize") and view.types("num_tasks"):
        text = "the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same"
        return clause_failure(f"{text} taskloop directive")
    return None


def _teams(view: View) -> Failure | None:
    lower, upper = view.types("num_teams_lower"), view.types("num_teams_upper")
    if lower and not upper:
        return clause_failure("expected num_teams upper bound to be defined if the lower bound is defined")
    if lower and upper and lower[0] != upper[0]:
        text = f"expected num_teams upper bound and lower bound to be the same type: '{upper[0]}', '{lower[0]}'"
        return clause_failure(text)
    return None


def _single(view: View) -> Failure | None:
    if "nowait" in view.op.properties and view.types("copyprivate_vars"):
        return clause_failure("nowait clause must not be used with copyprivate", "nowait")
    count, functions = len(view.types("copyprivate_vars")), view.op.properties.get("copyprivate_syms")
    given = len(functions.elements) if isinstance(functions, ArrayAttr) else 0
    if count != given:
        text = f"inconsistent number of copyprivate vars (= {count}) and functions (= {given})"
        return clause_failure(f"{text}, both must be equal", "copyprivate_syms")
    return None


def _some_map(view: View) -> Failure | None:
    if any(view.types(name) for name in ("map_vars", "use_device_ptr_vars", "use_device_addr_vars")):
        return None
    return clause_failure("At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present")


# By what is around


def _wrapper(op: Operation) -> Failure | None:
    """LoopWrapperInterface: one operation inside, which is a loop or another wrapper."""
    if not op.regions:
        return None
    if len(op.regions[0].blocks) != 1:
        return Failure("verify-region", "loop wrapper contains multiple blocks") if op.regions[0].blocks else None
    inner = [each for each in op.regions[0].blocks[0].ops if each.name not in ("omp.terminator", "omp.yield")]
    if any(is_opaque(each) for each in inner):
        return None
    everything = list(op.regions[0].blocks[0].ops)
    if len(everything) == 1 and not inner:
        inner = everything
    if len(inner) != 1:
        return Failure("verify-region", f"loop wrapper does not contain exactly one nested op, but {len(inner)}")
    if inner[0].name not in _WRAPPERS and inner[0].name != "omp.loop_nest":
        text = "nested in loop wrapper is not another loop wrapper or `omp.loop_nest`"
        return Failure("verify-region", f"{text}, but '{inner[0].name}'", remarks=(Remark(inner[0], "this one"),))
    return None


def _simd_inside(op: Operation) -> Failure | None:
    block = entry(op)
    inner = block.first if block is not None else None
    if op.name == "omp.simd" and inner is not None and inner.name in _WRAPPERS:
        return Failure("verify-region", f"must wrap an 'omp.loop_nest' directly, but wraps '{inner.name}'")
    return None


_CANCELLED = {
    "parallel": ("omp.parallel", "parallel region"),
    "sections": ("omp.sections", "sections region"),
    "loop": ("omp.loop_nest", "worksharing-loop region"),
    "taskgroup": ("omp.task", "task region"),
}


def _cancel(op: Operation) -> Failure | None:
    words = _keywords(op.properties.get("cancel_directive"))
    parent = op.parent_op
    if not words or words[0] not in _CANCELLED or parent is None:
        return None
    what = "cancel" if op.name == "omp.cancel" else "cancellation point"
    name, place = _CANCELLED[words[0]]
    around = [each.name for each in op.ancestors()]
    is_inside = parent.name == name or (words[0] == "sections" and parent.name == "omp.section")
    if words[0] == "loop":
        is_inside = is_inside and "omp.wsloop" in around
    if words[0] == "taskgroup":
        is_inside = is_inside or "omp.task" in around or "omp.taskloop" in around
    if not is_inside and parent.dialect == "omp":
        text = f"{what} {words[0]} must appear inside a {place}, but is in '{parent.name}'"
        return Failure("verify-parent", text)
    return None


_ALLOWED = {
    "omp.target": (("del",), "to, from, tofrom and alloc map types are permitted"),
    "omp.target_data": (("del",), "to, from, tofrom and alloc map types are permitted"),
    "omp.target_enter_data": (("from", "del"), "to and alloc map types are permitted"),
    "omp.target_exit_data": (("to",), "from, release and delete map types are permitted"),
    "omp.target_update": (("del",), "at least one of to or from map types must be specified, other map types are not"),
}


def _mapped() -> GraphRule:
    """verifyMapClause."""

    def rule(op: Operation) -> Failure | None:
        refused, words = _ALLOWED[op.name]
        for value in UPSTREAM.operand_group(op, "map_vars"):
            definition = value.defining_op
            if definition is None:
                return clause_failure("missing map operation: the value is an argument of a block")
            if is_opaque(definition):
                continue
            if definition.name != "omp.map.info":
                return clause_failure(f"map argument is not a map entry operation, but of '{definition.name}'")
            given = _keywords(definition.properties.get("map_type"))
            remarks = (Remark(definition, "what it is mapped as"),)
            if any(word in given for word in refused):
                return Failure("verify-clause", f"{words}, but got {', '.join(given)}", remarks=remarks)
            if op.name == "omp.target_update" and ("to" in given) == ("from" in given):
                both = "either to or from map types can be specified, not both"
                text = both if "to" in given else f"{words} permitted"
                return Failure("verify-clause", text, remarks=remarks)
        return None

    return rule


_ATOMIC = rules_for("omp")

RULES: dict[str, tuple[Rule, ...]] = {
    "omp.atomic.capture": (_hints,),
    "omp.atomic.read": (_hints, _ordered_memory("acq_rel", "release")),
    "omp.atomic.update": (_hints, _ordered_memory("acq_rel", "acquire")),
    "omp.atomic.write": (_hints, _ordered_memory("acq_rel", "acquire")),
    "omp.critical.declare": (_hints,),
    "omp.distribute": (_allocated,),
    "omp.loop": (_reduced(),),
    "omp.parallel": (_allocated, _private, _reduced()),
    "omp.sections": (_allocated, _reduced()),
    "omp.simd": (_aligned, _lengths),
    "omp.single": (_allocated, _single),
    "omp.target": (_DEPENDENT,),
    "omp.target_data": (_some_map,),
    "omp.target_enter_data": (_DEPENDENT,),
    "omp.target_exit_data": (_DEPENDENT,),
    "omp.target_update": (_DEPENDENT,),
    "omp.task": (_DEPENDENT, _reduced("in_")),
    "omp.taskgroup": (_reduced("task_"),),
    "omp.taskloop": (_allocated, _granularity, _reduced(), _reduced("in_")),
    "omp.teams": (_teams, _allocated, _reduced()),
    "omp.wsloop": (_reduced(),),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    **_ATOMIC,
    **dict.fromkeys(_WRAPPERS, (_wrapper,)),
    "omp.cancel": (_cancel,),
    "omp.cancellation_point": (_cancel,),
    "omp.simd": (
        _wrapper,
        _simd_inside,
        _once("aligned_vars", "aligned"),
        _once("nontemporal_vars", "nontemporal"),
    ),
    "omp.target": (_mapped(),),
    "omp.target_data": (_mapped(),),
    "omp.target_enter_data": (_mapped(),),
    "omp.target_exit_data": (_mapped(),),
    "omp.target_update": (_mapped(),),
}
