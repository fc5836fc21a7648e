"""Verifier rules of `omp`: clauses, loop wrappers, mapped variables (mlir/lib/Dialect/OpenMP/IR/OpenMPDialect.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import ArrayAttr
from ...ir.graph import Operation
from ...ods.knowledge import UPSTREAM
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, Remark
from ...ods.verification.op_parts import entry, integer, integers, is_opaque
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from ..common.verification.atomics import rules_for
from ..common.verification.clauses import clause_failure
from .construct_rules import CONSTRUCT_RULES, WRAPPERS, keywords
from .declaration_rules import DECLARATION_RULES


def _hints(view: View) -> Failure | None:
    """Hints for synchronization that contradict each other (verifySynchronizationHint)."""
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


def _ordered_memory(text: str, *refused: str) -> Rule:
    def rule(view: View) -> Failure | None:
        found = keywords(view.op.properties.get("memory_order"))
        if found and found[0] in refused:
            return clause_failure(text, "memory_order", is_bare=True)
        return None

    return rule


_READ_ORDER = _ordered_memory("memory-order must not be acq_rel or release for atomic reads", "acq_rel", "release")
_UPDATE_ORDER = _ordered_memory("memory-order must not be acq_rel or acquire for atomic updates", "acq_rel", "acquire")
_WRITE_ORDER = _ordered_memory("memory-order must not be acq_rel or acquire for atomic writes", "acq_rel", "acquire")


def _as_many(group: str, name: str, text: str, extra: str) -> Rule:
    """An attribute with an entry for each operand of a group."""

    def rule(view: View) -> Failure | None:
        count, value = len(view.types(group)), view.op.properties.get(name)
        given = len(value.elements) if isinstance(value, ArrayAttr) else 0
        if count and given != count:
            return clause_failure(text, name, f": {count}, but got {given}")
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
        return clause_failure(text, "", f", but got {variables} and {allocators}", is_bare=True)
    return None


def _reduced(prefix: str = "") -> Rule:
    """As many references, and flags for passing by reference, as variables (verifyReductionVarList)."""
    group, syms, by_reference = (f"{prefix}reduction_{name}" for name in ("vars", "syms", "byref"))

    def rule(view: View) -> Failure | None:
        count, symbols = len(view.types(group)), view.op.properties.get(syms)
        given = len(symbols.elements) if isinstance(symbols, ArrayAttr) else 0
        if count and given != count:
            text = "expected as many reduction symbol references as reduction variables"
            return clause_failure(text, syms, f": {count}, but got {given}")
        if not count and symbols is not None:
            return clause_failure("unexpected reduction symbol references", syms)
        flags = getattr(view.op.properties.get(by_reference), "values", None)
        if count and flags is not None and len(flags) != count:
            text = "expected as many reduction variable by reference attributes as reduction variables"
            return clause_failure(text, by_reference, f": {count}, but got {len(flags)}", is_bare=True)
        return None

    return rule


def _private(view: View) -> Failure | None:
    count, symbols = len(view.types("private_vars")), view.op.properties.get("private_syms")
    given = len(symbols.elements) if isinstance(symbols, ArrayAttr) else 0
    if count and count != given:
        text = f"inconsistent number of private variables and privatizer op symbols, private vars: {count}"
        return clause_failure(f"{text} vs. privatizer op symbols: {given}", is_bare=True)
    return None


def _aligned(view: View) -> Failure | None:
    values = view.op.properties.get("alignments")
    count = len(view.types("aligned_vars"))
    numbers = integers(values)
    if count and isinstance(values, ArrayAttr) and len(values.elements) == count and numbers is None:
        return clause_failure("expected integer alignment", "alignments")
    if count and (numbers is None or len(numbers) != count):
        text = "expected as many alignment values as aligned variables"
        return clause_failure(text, "alignments", f": {count}, but got {len(numbers or ())}")
    if not count and values is not None:
        return clause_failure("unexpected alignment values attribute", "alignments")
    if any(number <= 0 for number in numbers or ()):
        text = "alignment should be greater than 0"
        return clause_failure(text, "alignments", f", but got {min(numbers or (0,))}")
    return None


def _lengths(view: View) -> Failure | None:
    simd, safe = integer(view.op, "simdlen"), integer(view.op, "safelen")
    if simd is not None and safe is not None and simd > safe:
        text = (
            "simdlen clause and safelen clause are both present, "
            "but the simdlen value is not less than or equal to safelen value"
        )
        return clause_failure(text, "simdlen", f": {simd} and {safe}")
    return None


def _once(group: str, what: str) -> GraphRule:
    """Variables that are in a clause at most once."""

    def rule(op: Operation) -> Failure | None:
        values = UPSTREAM.operand_group(op, group)
        return clause_failure(f"{what} variable used more than once") if len(set(values)) != len(values) else None

    return rule


def _granularity(view: View) -> Failure | None:
    if view.types("grainsize") and view.types("num_tasks"):
        text = (
            "the grainsize clause and num_tasks clause are mutually exclusive "
            "and may not appear on the same taskloop directive"
        )
        return clause_failure(text, is_bare=True)
    if view.types("reduction_vars") and "nogroup" in view.op.properties:
        text = "if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified"
        return clause_failure(text, is_bare=True)
    return None


def _listed_once(op: Operation) -> Failure | None:
    twice = {*UPSTREAM.operand_group(op, "reduction_vars")} & {*UPSTREAM.operand_group(op, "in_reduction_vars")}
    text = "the same list item cannot appear in both a reduction and an in_reduction clause"
    return clause_failure(text, is_bare=True) if twice else None


def _chunks(view: View) -> Failure | None:
    if view.types("dist_schedule_chunk_size") and "dist_schedule_static" not in view.op.properties:
        return clause_failure("chunk size set without dist_schedule_static being present")
    return None


def _alignment(view: View) -> Failure | None:
    """The alignment, a power of two (verifyAlignment)."""
    number = integer(view.op, "align")
    if number is not None and number & (number - 1):
        return clause_failure(f"ALIGN value : {number} must be power of 2", "align", is_bare=True)
    return None


def _map_bounds(view: View) -> Failure | None:
    if view.types("upper_bound") or view.types("extent"):
        return None
    return clause_failure("expected extent or upperbound.", is_bare=True)


def _linear(view: View) -> Failure | None:
    count, types = len(view.types("linear_vars")), view.op.properties.get("linear_var_types")
    if count and isinstance(types, ArrayAttr) and len(types.elements) != count:
        return clause_failure("Ill-formed type attributes for linear variables", is_bare=True)
    return None


def _private_maps(view: View) -> Failure | None:
    indices = integers(view.op.properties.get("private_maps"))
    if indices is not None and len(indices) != len(view.types("private_vars")):
        text = "sizes of `private` operand range and `private_maps` attribute mismatch"
        return clause_failure(text, is_bare=True)
    return None


def _teams(view: View) -> Failure | None:
    lower, upper = view.types("num_teams_lower"), view.types("num_teams_upper")
    if lower and not upper:
        text = "expected num_teams upper bound to be defined if the lower bound is defined"
        return clause_failure(text, is_bare=True)
    if lower and upper and lower[0] != upper[0]:
        text = "expected num_teams upper bound and lower bound to be the same type"
        return clause_failure(text, "", f": '{upper[0]}', '{lower[0]}'", is_bare=True)
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
    text = "At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present"
    return clause_failure(text, is_bare=True)


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
        text = "loop wrapper does not contain exactly one nested op"
        return Failure("verify-region", text, addition=f", but {len(inner)}")
    if inner[0].name not in WRAPPERS and inner[0].name != "omp.loop_nest":
        text = "nested in loop wrapper is not another loop wrapper or `omp.loop_nest`"
        remarks = (Remark(inner[0], "this one"),)
        return Failure("verify-region", text, remarks=remarks, addition=f", but '{inner[0].name}'")
    return None


def _simd_inside(op: Operation) -> Failure | None:
    block = entry(op)
    inner = block.first if block is not None else None
    if op.name == "omp.simd" and inner is not None and inner.name in WRAPPERS:
        text = "must wrap an 'omp.loop_nest' directly"
        return Failure("verify-region", text, addition=f", but wraps '{inner.name}'")
    return None


_NO_DIRECTION = "at least one of to or from map types must be specified, other map types are not permitted"
_ALLOWED = {
    "omp.target": (("del",), "to, from, tofrom and alloc map types are permitted"),
    "omp.target_data": (("del",), "to, from, tofrom and alloc map types are permitted"),
    "omp.target_enter_data": (("from", "del"), "to and alloc map types are permitted"),
    "omp.target_exit_data": (("to",), "from, release and delete map types are permitted"),
    "omp.target_update": (("del",), _NO_DIRECTION),
}


def _update_words(given: Sequence[str], neither: str) -> str:
    """The fault of the map types of an update; empty if there is none."""
    if ("to" in given) == ("from" in given):
        return "either to or from map types can be specified, not both" if "to" in given else neither
    if any(word in given for word in ("always", "close", "implicit")):
        return "present, mapper and iterator map type modifiers are permitted"
    return ""


def _mapped() -> GraphRule:
    """Operands of a map clause: each made by `omp.map.info`, of a kind that the construct allows (verifyMapClause)."""

    def rule(op: Operation) -> Failure | None:
        refused, words = _ALLOWED[op.name]
        for value in UPSTREAM.operand_group(op, "map_vars"):
            definition = value.defining_op
            if definition is None:
                text = "missing map operation"
                return clause_failure(text, "", ": the value is an argument of a block", is_bare=True)
            if is_opaque(definition):
                continue
            if definition.name != "omp.map.info":
                text = "map argument is not a map entry operation"
                return clause_failure(text, "", f", but of '{definition.name}'", is_bare=True)
            given = keywords(definition.properties.get("map_type"))
            remarks = (Remark(definition, "what it is mapped as"),)
            text, addition = words, f", but got {', '.join(given)}"
            is_wrong = any(word in given for word in refused)
            if not is_wrong and op.name == "omp.target_update":
                text, addition = _update_words(given, words), ""
                is_wrong = bool(text)
            if is_wrong:
                return Failure("verify-clause", text, remarks=remarks, addition=addition, is_bare=True)
        return None

    return rule


_ATOMIC = rules_for("omp")

RULES: dict[str, tuple[Rule, ...]] = {
    "omp.atomic.capture": (_hints,),
    "omp.atomic.read": (_READ_ORDER, _hints),
    "omp.atomic.update": (_UPDATE_ORDER, _hints),
    "omp.atomic.write": (_WRITE_ORDER, _hints),
    "omp.critical.declare": (_hints,),
    "omp.map.bounds": (_map_bounds,),
    "omp.allocate_dir": (_alignment,),
    "omp.distribute": (_chunks, _allocated),
    "omp.loop": (_reduced(),),
    "omp.parallel": (_allocated, _private, _reduced()),
    "omp.sections": (_allocated, _reduced()),
    "omp.simd": (_lengths, _aligned, _linear),
    "omp.single": (_allocated, _single),
    "omp.target": (_DEPENDENT, _private_maps),
    "omp.target_data": (_some_map,),
    "omp.target_enter_data": (_DEPENDENT,),
    "omp.target_exit_data": (_DEPENDENT,),
    "omp.target_update": (_DEPENDENT,),
    "omp.task": (_DEPENDENT, _reduced("in_")),
    "omp.taskgroup": (_reduced("task_"),),
    "omp.taskloop": (_allocated, _granularity, _reduced(), _reduced("in_")),
    "omp.teams": (_teams, _allocated, _reduced()),
    "omp.wsloop": (_linear, _reduced()),
}
_CLAUSE_RULES: dict[str, tuple[GraphRule, ...]] = {
    **_ATOMIC,
    **dict.fromkeys(WRAPPERS, (_wrapper,)),
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
    "omp.taskloop": (_wrapper, _listed_once),
}
_TABLES = (_CLAUSE_RULES, CONSTRUCT_RULES, DECLARATION_RULES)
GRAPH_RULES = {
    name: tuple(rule for table in _TABLES for rule in table.get(name, ()))
    for name in dict.fromkeys(name for table in _TABLES for name in table)
}
