"""Rules of `omp` for what is in a construct and around it (mlir/lib/Dialect/OpenMP/IR/OpenMPDialect.cpp)."""

from __future__ import annotations

from ...ir.attributes import Attribute, DialectAttr
from ...ir.graph import BlockArgument, Operation, Value
from ...ir.lazy_pattern import lazy_pattern
from ...ir.walk import walk
from ...ods.knowledge import UPSTREAM
from ...ods.verification.failure import Failure, bad_attribute, bare_failure
from ...ods.verification.op_parts import entry, integer, integers, is_opaque, types_of
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from . import ops as omp

WRAPPERS = frozenset(
    f"omp.{name}" for name in ("distribute", "loop", "simd", "taskloop", "workshare.loop_wrapper", "wsloop")
)
_WORDS = lazy_pattern(r"\w+").findall


def keywords(value: Attribute | None) -> list[str]:
    """Of `#omp<name words>` and `#omp.name<words>`, without the name."""
    if not isinstance(value, DialectAttr):
        return []
    words = _WORDS(value.body or "")
    return words if value.mnemonic else words[1:]


def _nested_wrapper(op: Operation) -> Operation | None:
    block = entry(op)
    first = block.first if block is not None else None
    return first if first is not None and first.name in WRAPPERS else None


def _is_in_wrapper(op: Operation) -> bool:
    return op.parent_op is not None and op.parent_op.name in WRAPPERS


def _is_composite(op: Operation) -> bool:
    return "omp.composite" in op.attributes


def _around(op: Operation, name: str) -> Operation | None:
    return next((each for each in op.ancestors() if each.name == name), None)


def inside(op: Operation) -> list[Operation]:
    """The operations directly in the regions of `op`."""
    return [each for region in op.regions for block in region.blocks for each in block.ops]


# Composite constructs

_MISSING = "'omp.composite' attribute missing from composite wrapper"
_PRESENT = "'omp.composite' attribute present in non-composite wrapper"


def _wsloop(op: Operation) -> Failure | None:
    nested, is_leaf = _nested_wrapper(op), _is_in_wrapper(op)
    if nested is not None:
        if not _is_composite(op):
            return bare_failure(_MISSING)
        return None if nested.name == "omp.simd" else bare_failure("only supported nested wrapper is 'omp.simd'")
    if _is_composite(op) == is_leaf:
        return None
    return bare_failure(_MISSING if is_leaf else _PRESENT)


def _taskloop(op: Operation) -> Failure | None:
    nested = _nested_wrapper(op)
    if nested is None:
        return bare_failure(_PRESENT) if _is_composite(op) else None
    if not _is_composite(op):
        return bare_failure(_MISSING)
    return None if nested.name == "omp.simd" else bare_failure("only supported nested wrapper is 'omp.simd'")


def _simd(op: Operation) -> Failure | None:
    is_leaf = _is_in_wrapper(op)
    if _is_composite(op) != is_leaf:
        return bare_failure(_MISSING if is_leaf else _PRESENT)
    return None


def _distribute(op: Operation) -> Failure | None:
    nested, parent = _nested_wrapper(op), op.parent_op
    if nested is None:
        return bare_failure(_PRESENT) if _is_composite(op) else None
    if not _is_composite(op):
        return bare_failure(_MISSING)
    if nested.name == "omp.wsloop":
        if parent is not None and parent.name == "omp.parallel" and _is_composite(parent):
            return None
        return bare_failure(
            "an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent"
        )
    if nested.name != "omp.simd":
        return bare_failure("only supported nested wrappers are 'omp.simd' and 'omp.wsloop'")
    return None


def _parallel(op: Operation) -> Failure | None:
    found = inside(op)
    distributed = [each for each in found if each.name == "omp.distribute"]
    if len(distributed) > 1:
        return bare_failure("multiple 'omp.distribute' nested inside of 'omp.parallel'")
    if not distributed:
        if _is_composite(op):
            return bare_failure("'omp.composite' attribute present in non-composite operation")
        return None
    if not _is_composite(op):
        return bare_failure("'omp.composite' attribute missing from composite operation")
    for each in found:
        if each.dialect == "omp" and each is not distributed[0] and not UPSTREAM.is_terminator(each):
            return bare_failure(f"unexpected OpenMP operation inside of composite 'omp.parallel': {each.name}")
    return None


def _standalone(op: Operation) -> Failure | None:
    if _is_in_wrapper(op) or _nested_wrapper(op) is not None:
        return bad_attribute("expected to be a standalone loop wrapper")
    return None


def _loop_wrapper(op: Operation) -> Failure | None:
    if _around(op, "omp.workshare") is None:
        return bad_attribute("must be nested in an omp.workshare")
    return None


# Loops


def _loop_nest(view: omp.LoopNestOp) -> Failure | None:
    nest, block = view, entry(view.op)
    if block is None:
        return None
    lower, variables = types_of(nest.loop_lower_bounds), [argument.type for argument in block.args]
    if not lower:
        return bad_attribute("must represent at least one loop")
    if len(lower) != len(variables):
        return bad_attribute("number of range arguments and IVs do not match")
    if any(differ(one, other) for one, other in zip(lower, variables, strict=True)):
        return bad_attribute("range argument type does not match corresponding IV type")
    if (integer(view.op, "collapse_num_loops") or 0) > len(variables):
        return bad_attribute("collapse value is larger than the number of loops")
    if len(integers(view.op.properties.get("tile_sizes")) or ()) > len(variables):
        return bad_attribute("too few canonical loops for tile dimensions")
    return None if _is_in_wrapper(view.op) else bad_attribute("expects parent op to be a loop wrapper")


def _ordered_parent(op: Operation) -> Failure | None:
    """The loop around an ordered region or directive, and its ordered clause (verifyOrderedParent)."""
    nest = _around(op, "omp.loop_nest")
    if nest is None:
        return None if op.regions else bad_attribute("must be nested inside of a loop")
    wrapper = nest.parent_op
    if wrapper is None or wrapper.name == "omp.simd":
        return None
    if wrapper.name != "omp.wsloop":
        return bad_attribute("must be nested inside of a worksharing, simd or worksharing simd loop")
    ordered = integer(wrapper, "ordered")
    if ordered is None:
        return bad_attribute("the enclosing worksharing-loop region must have an ordered clause")
    if op.regions and ordered:
        return bad_attribute("the enclosing loop's ordered clause must not have a parameter present")
    if not op.regions and not ordered:
        return bad_attribute("the enclosing loop's ordered clause must have a parameter present")
    return None


def _ordered(op: Operation) -> Failure | None:
    failure = _ordered_parent(op)
    wrapper = _around(op, "omp.wsloop")
    if failure is not None or op.properties.get("doacross_num_loops") is None:
        return failure
    if wrapper is None or integer(wrapper, "ordered") != integer(op, "doacross_num_loops"):
        return bad_attribute(
            "number of variables in depend clause does not match number of iteration variables in the doacross loop"
        )
    return None


def _scan(scan: omp.ScanOp) -> Failure | None:
    if bool(scan.inclusive_vars) == bool(scan.exclusive_vars):
        return bare_failure("Exactly one of EXCLUSIVE or INCLUSIVE clause is expected")
    for name in ("omp.wsloop", "omp.simd"):
        wrapper = _around(scan.op, name)
        if wrapper is not None and "inscan" in keywords(wrapper.properties.get("reduction_mod")):
            return None
    return bare_failure(
        "SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN "
        "reduction modifier"
    )


# Cancellation


def _enclosing(op: Operation) -> Operation | None:
    return next((each for each in op.ancestors() if each.dialect == "omp"), None)


def _name_around(op: Operation) -> str:
    return op.parent_op.name if op.parent_op is not None else ""


def _cancel(op: Operation) -> Failure | None:
    words, around = keywords(op.properties.get("cancel_directive")), _enclosing(op)
    if around is None:
        return bad_attribute("Orphaned cancel construct")
    kind = words[0] if words else ""
    if kind == "parallel" and around.name != "omp.parallel":
        return bad_attribute("cancel parallel must appear inside a parallel region")
    if kind == "loop":
        return _cancelled_loop(around)
    if kind == "sections":
        sections = around.parent_op
        if sections is None or sections.name != "omp.sections":
            return bad_attribute("cancel sections must appear inside a sections region")
        if "nowait" in sections.properties:
            return bare_failure("A sections construct that is canceled must not have a nowait clause")
    if kind == "taskgroup" and around.name != "omp.task" and _name_around(around) != "omp.taskloop":
        return bad_attribute("cancel taskgroup must appear inside a task region")
    return None


def _cancelled_loop(around: Operation) -> Failure | None:
    wrapper = around.parent_op
    if wrapper is None or wrapper.name != "omp.wsloop":
        return bad_attribute("cancel loop must appear inside a worksharing-loop region")
    if "nowait" in wrapper.properties:
        return bare_failure("A worksharing construct that is canceled must not have a nowait clause")
    if "ordered" in wrapper.properties:
        return bare_failure("A worksharing construct that is canceled must not have an ordered clause")
    return None


def _cancellation_point(op: Operation) -> Failure | None:
    words, around = keywords(op.properties.get("cancel_directive")), _enclosing(op)
    if around is None:
        return bad_attribute("Orphaned cancellation point")
    kind = words[0] if words else ""
    if kind == "parallel" and around.name != "omp.parallel":
        return bad_attribute("cancellation point parallel must appear inside a parallel region")
    if kind == "loop" and _name_around(around) != "omp.wsloop":
        return bad_attribute("cancellation point loop must appear inside a worksharing-loop region")
    if kind == "sections" and around.name != "omp.section":
        return bad_attribute("cancellation point sections must appear inside a sections region")
    if kind == "taskgroup" and around.name != "omp.task" and _name_around(around) != "omp.taskloop":
        return bad_attribute("cancellation point taskgroup must appear inside a task region")
    return None


# Regions with a certain content


def _sections(op: Operation) -> Failure | None:
    block = entry(op)
    for each in block.ops if block is not None else ():
        if each.name not in ("omp.section", "omp.terminator") and not is_opaque(each):
            return bad_attribute("expected omp.section op or terminator op inside region")
    return None


def _teams(op: Operation) -> Failure | None:
    parent = op.parent_op
    if (parent is None or parent.name != "omp.target") and _enclosing(op) is not None:
        return bare_failure("expected to be nested inside of omp.target or not nested in any OpenMP dialect operations")
    return None


_REFUSED = {
    "omp.barrier": "explicit barriers are not allowed in workdistribute region",
    "omp.parallel": "nested parallel constructs not allowed in workdistribute",
    "omp.teams": "nested teams constructs not allowed in workdistribute",
}


def _workdistribute(op: Operation) -> Failure | None:
    if not op.regions or not op.regions[0].blocks:
        return bad_attribute("region cannot be empty")
    blocks = op.regions[0].blocks
    if blocks[0].first is None:
        return bad_attribute("region must contain a structured block")
    ends = [block.last for block in blocks]
    if not any(last is not None and (last.name == "omp.terminator" or is_opaque(last)) for last in ends):
        return bad_attribute("region must be terminated with omp.terminator")
    for each in walk(op):
        if each is not op and each.name in _REFUSED:
            return bad_attribute(_REFUSED[each.name])
    parent = op.parent_op
    is_in_teams = parent is not None and parent.name == "omp.teams"
    return None if is_in_teams else bad_attribute("workdistribute must be nested under teams")


def _target(view: omp.TargetOp) -> Failure | None:
    teams = [each for each in inside(view.op) if each.name == "omp.teams"]
    if len(teams) > 1:
        return bare_failure("target containing multiple 'omp.teams' nested ops")
    count, block = len(view.host_eval_vars), entry(view.op)
    first = len(view.has_device_addr_vars)
    arguments = block.args[first : first + count] if block is not None else ()
    has_nest = any(each.name == "omp.loop_nest" for each in walk(view.op))
    for argument in arguments:
        for use in argument.uses:
            failure = _host_use(use.owner, argument, has_teams=bool(teams), has_nest=has_nest)
            if failure is not None:
                return failure
    return None


def _host_use(user: Operation, argument: Value, *, has_teams: bool, has_nest: bool) -> Failure | None:
    """A use of a value that the host evaluates for a target, as far as the operations around it decide."""
    if user.name == "omp.teams":
        names = ("num_teams_lower", "num_teams_upper", "num_teams_upper_vars", "thread_limit", "thread_limit_vars")
        if any(argument in UPSTREAM.operand_group(user, name) for name in names):
            return None
        return bad_attribute("host_eval argument only legal as 'num_teams' and 'thread_limit' in 'omp.teams'")
    if user.name == "omp.parallel":
        if has_nest:
            return None
        return bad_attribute(
            "host_eval argument only legal as 'num_threads' in 'omp.parallel' when representing target SPMD"
        )
    if user.name == "omp.loop_nest":
        if has_teams:
            return None
        return bad_attribute(
            "host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be "
            "evaluated in the host"
        )
    return bad_attribute(f"host_eval argument illegal use in '{user.name}' operation")


def _capture(op: Operation) -> Failure | None:
    """A captured construct has no clauses of its own."""
    block = entry(op)
    inner = list(block.ops)[:2] if block is not None else []
    if any(_value(each, "hint") is not None for each in inner):
        return bad_attribute("operations inside capture region must not have hint clause")
    if any(_value(each, "memory_order") is not None for each in inner):
        return bad_attribute("operations inside capture region must not have memory_order clause")
    return None


def _value(op: Operation, name: str) -> Attribute | None:
    return op.properties.get(name, op.attributes.get(name))


def _map_defined(group: str, name: str) -> GraphRule:
    """Operands of a clause, each made by `omp.map.info` (verifyMapInfoDefinedArgs)."""

    def rule(op: Operation) -> Failure | None:
        for value in UPSTREAM.operand_group(op, group):
            made = value.defining_op
            if isinstance(value, BlockArgument) or (
                made is not None and not is_opaque(made) and made.name != "omp.map.info"
            ):
                return bad_attribute(f"'{name}' arguments must be defined by 'omp.map.info' ops")
        return None

    return rule


CONSTRUCT_RULES: dict[str, tuple[GraphRule, ...]] = {
    "omp.atomic.capture": (_capture,),
    "omp.cancel": (_cancel,),
    "omp.cancellation_point": (_cancellation_point,),
    "omp.distribute": (_distribute,),
    "omp.loop": (_standalone,),
    "omp.loop_nest": (_loop_nest,),
    "omp.map.info": (_map_defined("members", "members"),),
    "omp.ordered": (_ordered,),
    "omp.ordered.region": (_ordered_parent,),
    "omp.parallel": (_parallel,),
    "omp.scan": (_scan,),
    "omp.sections": (_sections,),
    "omp.simd": (_simd,),
    "omp.target": (_map_defined("has_device_addr_vars", "has_device_addr"), _target),
    "omp.target_data": (
        _map_defined("use_device_ptr_vars", "use_device_ptr"),
        _map_defined("use_device_addr_vars", "use_device_addr"),
    ),
    "omp.taskloop": (_taskloop,),
    "omp.teams": (_teams,),
    "omp.workdistribute": (_workdistribute,),
    "omp.workshare.loop_wrapper": (_loop_wrapper, _standalone),
    "omp.wsloop": (_wsloop,),
}
