"""Verifier rules of `acc`: clauses, loops and recipes (mlir/lib/Dialect/OpenACC/IR/OpenACC.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import ArrayAttr, DialectAttr, TypeAttr, UnitAttr
from ...ir.base import Type
from ...ir.graph import Block, Operation, OpOperand
from ...ir.walk import walk
from ...ods.op_view import UnaryOp
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure
from ...ods.verification.op_parts import integers, is_opaque
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from ..common.verification.atomics import rules_for
from ..common.verification.clauses import clause_failure
from .data_verifier import GRAPH_RULES as COPIES
from .data_verifier import RULES as DATA_RULES

_COMPUTE = frozenset(("acc.parallel", "acc.serial", "acc.kernels", "acc.loop"))
_DATA = frozenset(
    f"acc.{name}"
    for name in ("attach", "copyin", "copyout", "create", "delete", "detach", "deviceptr", "getdeviceptr", "nocreate",
                 "present")
)  # fmt: skip
_LOOPS = frozenset(
    ("acc.loop", "affine.for", "affine.parallel", "scf.for", "scf.forall", "scf.parallel", "fir.do_loop")
)


def _devices(view: View, name: str) -> list[str] | None:
    """The device types of an array attribute; None without it."""
    value = view.op.properties.get(name)
    if not isinstance(value, ArrayAttr):
        return None
    return [each.body or "" for each in value.elements if isinstance(each, DialectAttr)]


def _counted(group: str, devices: str, word: str) -> Rule:
    """As many device types as operands in a group (verifyDeviceTypeCountMatch)."""

    def rule(view: View) -> Failure | None:
        count, types = len(view.types(group)), _devices(view, devices)
        if count and types is not None and len(types) != count:
            text = f"{word} operands count must match {word} device_type count: {count} and {len(types)}"
            return clause_failure(text, devices)
        return None

    return rule


def _segmented(group: str, prefix: str, word: str, most: int = 0) -> Rule:
    """As many device types as segments of a group, which hold all of its operands; `most`: in each of them.

    Follows verifyDeviceTypeAndSegmentCountMatch.
    """

    def rule(view: View) -> Failure | None:
        segments = integers(view.op.properties.get(f"{prefix}Segments")) or []
        count, types = len(view.types(group)), _devices(view, f"{prefix}DeviceType")
        if most and any(size > most for size in segments):
            return clause_failure(f"{word} expects a maximum of {most} values per segment, but got {max(segments)}")
        if sum(segments) != count or (types is None and count):
            text = f"{word} operand count does not match count in segments: {count} and {sum(segments)}"
            return clause_failure(text, f"{prefix}Segments")
        if types is not None and len(types) != len(segments):
            text = f"{word} segment count does not match device_type count: {len(segments)} and {len(types)}"
            return clause_failure(text, f"{prefix}DeviceType")
        return None

    return rule


def _distinct(name: str, where: str) -> Rule:
    """Each device type at most once in the attribute `name` (checkDeviceTypes); `where`: the end of the text."""

    def rule(view: View) -> Failure | None:
        types = _devices(view, name) or []
        again = next((each for index, each in enumerate(types) if each in types[:index]), None)
        if again is None:
            return None
        return clause_failure(f"duplicate device_type `{again}` {where}", name)

    return rule


def _conflict(view: View) -> Failure | None:
    """checkWaitAndAsyncConflict: a clause with and without values for one device type."""
    for only, given, word in (
        ("asyncOnly", "asyncOperandsDeviceType", "asyncOnly attribute cannot appear with asyncOperand"),
        ("waitOnly", "waitOperandsDeviceType", "wait attribute cannot appear with waitOperands"),
    ):
        both = set(_devices(view, only) or ()) & set(_devices(view, given) or ())
        if both:
            return clause_failure(word, only, f", for the device type {min(both)}", is_bare=True)
    return None


def _data(op: Operation) -> Failure | None:
    """checkDataOperands: what it works on comes from an operation about data."""
    names = _DEFINING.get(op.name, _DATA)
    for each in _clause_operands(op):
        definition = each.value.defining_op
        if definition is None or (definition.name not in names and not is_opaque(definition)):
            name = f"'{definition.name}'" if definition is not None else "an argument of a block"
            return clause_failure(_DEFINED.get(op.name, _DATA_TEXT), addition=f", but it is {name}", is_bare=True)
    return None


def _clause_operands(op: Operation) -> Sequence[OpOperand]:
    """`dataClauseOperands` is the last group, except in kernel_environment."""
    sizes = integers(op.properties.get("operandSegmentSizes"))
    if op.name.startswith("acc.declare"):
        return [each for each in op.operands if str(each.value.type) != "!acc.declare_token"]
    return op.operands[len(op.operands) - sizes[-1] :] if sizes else ()


_DATA_TEXT = "expect data entry/exit operation or acc.getdeviceptr as defining op"
_DECLARED = "expect valid declare data entry operation or acc.getdeviceptr as defining op"
_ENTERED = "expect data entry operation as defining op"
_DECLARING = frozenset(
    f"acc.{name}"
    for name in ("copyin", "copyout", "create", "declare_device_resident", "declare_link", "deviceptr", "getdeviceptr",
                 "present")
)  # fmt: skip
_DEFINING = {
    "acc.declare": _DECLARING,
    "acc.declare_enter": _DECLARING,
    "acc.declare_exit": _DECLARING,
    "acc.enter_data": frozenset(("acc.attach", "acc.create", "acc.copyin")),
    "acc.host_data": frozenset(("acc.use_device",)),
    "acc.update": frozenset(("acc.getdeviceptr", "acc.update_device", "acc.update_host")),
}
_DEFINED = {
    "acc.declare": _DECLARED,
    "acc.declare_enter": _DECLARED,
    "acc.declare_exit": _DECLARED,
    "acc.enter_data": _ENTERED,
    "acc.host_data": _ENTERED,
}


def _some_data(text: str) -> Rule:
    def rule(view: View) -> Failure | None:
        if view.types("dataClauseOperands") or (view.op.name == "acc.data" and (view.operands or _default(view))):
            return None
        return clause_failure(text)

    return rule


def _default(view: View) -> bool:
    return "defaultAttr" in view.op.properties


def _declared_exit(view: View) -> Failure | None:
    if view.operands:
        return None
    return clause_failure("at least one operand must appear on the declare operation")


def _waits(view: View) -> Failure | None:
    """Operations whose clauses are the same for all devices."""
    if view.types("asyncOperand") and isinstance(view.op.properties.get("async"), UnitAttr):
        return clause_failure("async attribute cannot appear with asyncOperand", "async")
    if view.types("waitOperands") and isinstance(view.op.properties.get("wait"), UnitAttr):
        return clause_failure("wait attribute cannot appear with waitOperands", "wait")
    if view.types("waitDevnum") and not view.types("waitOperands"):
        return clause_failure("wait_devnum cannot appear without waitOperands")
    return None


def _outside(op: Operation) -> Failure | None:
    """acc.init, acc.set, acc.shutdown."""
    for around in op.ancestors():
        if around.name in _COMPUTE:
            return Failure("verify-parent", f"cannot be nested in a compute operation, but is in '{around.name}'")
    return None


def _set(view: View) -> Failure | None:
    if view.types("defaultAsync") or view.types("deviceNum") or "device_type" in view.op.properties:
        return None
    return clause_failure("at least one default_async, device_num, or device_type operand must appear")


def _bounds(view: View) -> Failure | None:
    if view.types("upperbound") or view.types("extent"):
        return None
    return clause_failure("expected extent or upperbound.")


_DEVICES = ("star", "default", "host", "multicore", "nvidia")
"""In the order in which upstream looks at them; it leaves out the last, `radeon`."""


def _routine(view: View) -> Failure | None:
    kinds = ("gang", "worker", "vector", "seq")
    found: dict[str, set[str]] = {}
    for kind, names in ((each, (each, "gangDimDeviceType") if each == "gang" else (each,)) for each in kinds):
        for name in names:
            for device in _devices(view, name) or ():
                found.setdefault(device, set()).add(kind)
    text = "only one of `gang`, `worker`, `vector`, `seq` can be present at the same time"
    base = len(found.get("none", ()))
    if base > 1:
        return clause_failure(text, is_bare=True)
    for device in _DEVICES:
        if len(found.get(device, ())) > 1 - base:
            text = (
                "only one of `gang`, `worker`, `vector`, `seq` can be present at the same time"
                f" for device_type `{device}`"
            )
            return clause_failure(text, is_bare=True)
    return None


# Loops


def _loop_bounds(view: View) -> Failure | None:
    lower, upper, step = (len(view.types(name)) for name in ("lowerbound", "upperbound", "step"))
    inclusive = view.op.properties.get("inclusiveUpperbound")
    values = getattr(inclusive, "values", None)
    if upper != step:
        text = "number of upperbounds expected to be the same as number of steps"
        return clause_failure(f"{text}: {upper} and {step}")
    if upper != lower:
        text = "number of upperbounds expected to be the same as number of lowerbounds"
        return clause_failure(f"{text}: {upper} and {lower}")
    if upper and values is not None and len(values) != upper:
        text = "inclusiveUpperbound size is expected to be the same as upperbound size"
        return clause_failure(f"{text}: {len(values)} and {upper}", "inclusiveUpperbound")
    return None


def _collapsed(view: View) -> Failure | None:
    value, devices = view.op.properties.get("collapse"), _devices(view, "collapseDeviceType")
    if not isinstance(value, ArrayAttr):
        return None
    if devices is None:
        return clause_failure("collapse device_type attr must be define when collapse attr is present", "collapse")
    if len(value.elements) != len(devices):
        text = "collapse attribute count must match collapse device_type count"
        return clause_failure(f"{text}: {len(value.elements)} and {len(devices)}", "collapse")
    return None


def _gangs(view: View) -> Failure | None:
    count, kinds = len(view.types("gangOperands")), view.op.properties.get("gangOperandsArgType")
    if not count:
        return None
    if not isinstance(kinds, ArrayAttr):
        return clause_failure("gangOperandsArgType attribute must be defined when gang operands are present")
    if len(kinds.elements) != count:
        text = "gangOperandsArgType attribute count must match gangOperands count"
        return clause_failure(f"{text}: {len(kinds.elements)} and {count}", "gangOperandsArgType")
    return None


def _parallelism(view: View) -> Failure | None:
    found = [device for name in ("auto_", "independent", "seq") for device in _devices(view, name) or ()]
    if len(set(found)) != len(found):
        return clause_failure("only one of auto, independent, seq can be present at the same time")
    if "none" not in found:
        return clause_failure("at least one of auto, independent, seq must be present")
    names = ("gang", "worker", "vector", "gangOperandsDeviceType", "workerNumOperandsDeviceType")
    for device in _devices(view, "seq") or ():
        if any(device in (_devices(view, name) or ()) for name in (*names, "vectorOperandsDeviceType")):
            return clause_failure(f"gang, worker or vector cannot appear with seq, for the device type {device}", "seq")
    return None


def _contained(op: Operation) -> Failure | None:
    """A loop without bounds is a container for as many loops as it collapses."""
    sizes = integers(op.properties.get("operandSegmentSizes"))
    if not op.regions or not op.regions[0].blocks:
        return Failure("verify-region", "expected non-empty body.")
    if not sizes or sizes[0]:
        if "unstructured" in op.properties:
            return clause_failure("unstructured acc.loop must not have induction variables")
        return None
    if "unstructured" in op.properties:
        return None
    missing: int = max(1, *(integers(op.properties.get("collapse")) or [1]))
    expected = op
    for inner in walk(op.regions[0].blocks[0].parent_op or op):
        if inner is op:
            continue
        if is_opaque(inner):
            return None
        if inner.name not in _LOOPS:
            continue
        around = next((each for each in inner.ancestors() if each.name in _LOOPS), None)
        if around is not expected:
            return Failure("verify-region", "found sibling loops inside container-like acc.loop")
        expected, missing = inner, missing - 1
        if not missing:
            return None
    text = "failed to find enough loop-like operations inside container-like acc.loop"
    return Failure("verify-region", f"{text}: {missing} more")


# Recipes


def _first_argument(block: Block, type_: Type) -> bool:
    return bool(block.args) and not differ(block.args[0].type, type_)


def _recipe(kind: str, *regions: str) -> GraphRule:
    """`regions`: the names of the operation's, in their order."""

    def rule(op: Operation) -> Failure | None:
        value = op.properties.get("type")
        if not isinstance(value, TypeAttr):
            return None
        for name, region in zip(regions, op.regions, strict=False):
            if not region.blocks:
                if name == "destroy":
                    continue
                return Failure("verify-region", f"expects non-empty {name} region")
            block = region.blocks[0]
            failure = _recipe_region(name, kind, block, value.type)
            if failure is not None:
                return failure
        return None

    return rule


def _recipe_region(name: str, kind: str, block: Block, type_: Type) -> Failure | None:
    text = ""
    if name == "copy" and (len(block.args) < 2 or not _first_argument(block, type_)):
        text = f"expects copy region with two arguments of the {kind} type"
    elif name == "combiner":
        both = len(block.args) > 1 and not differ(block.args[1].type, type_)
        last = block.last
        if not both or not _first_argument(block, type_):
            text = f"expects combiner region with the first two arguments of the {kind} type"
        elif last is not None and last.name == "acc.yield" and not is_opaque(last):
            is_right = len(last.operands) == 1 and not differ(UnaryOp(last).operand.type, type_)
            text = "" if is_right else f"expects combiner region to yield a value of the {kind} type"
    elif name in ("init", "destroy") and not _first_argument(block, type_):
        text = f"expects {name} region first argument of the {kind} type"
    return Failure("verify-region", f"{text} '{type_}'") if text else None


_ASYNC = _counted("asyncOperands", "asyncOperandsDeviceType", "async")
_WAIT = _segmented("waitOperands", "waitOperands", "wait")
_SIZED = (
    _segmented("numGangs", "numGangs", "num_gangs", 3),
    _WAIT,
    _counted("numWorkers", "numWorkersDeviceType", "num_workers"),
    _counted("vectorLength", "vectorLengthDeviceType", "vector_length"),
    _ASYNC,
    _conflict,
)

RULES: dict[str, tuple[Rule, ...]] = {
    **DATA_RULES,
    "acc.bounds": (_bounds,),
    "acc.data": (
        _some_data("at least one operand or the default attribute must appear on the data operation"),
        _conflict,
    ),
    "acc.declare": (_some_data("at least one operand must appear on the declare operation"),),
    "acc.declare_enter": (_some_data("at least one operand must appear on the declare operation"),),
    "acc.declare_exit": (_declared_exit,),
    "acc.enter_data": (
        _some_data("at least one operand must be present in dataOperands on the enter data operation"),
        _waits,
    ),
    "acc.exit_data": (
        _some_data("at least one operand must be present in dataOperands on the exit data operation"),
        _waits,
    ),
    "acc.host_data": (_some_data("at least one operand must appear on the host_data operation"),),
    "acc.kernels": _SIZED,
    "acc.loop": (
        _loop_bounds,
        _collapsed,
        _distinct("collapseDeviceType", "found in collapseDeviceType attribute"),
        _gangs,
        _distinct("gang", "found in gang attribute"),
        _segmented("gangOperands", "gangOperands", "gang"),
        _distinct("worker", "found in worker attribute"),
        _distinct("workerNumOperandsDeviceType", "found in workerNumOperandsDeviceType attribute"),
        _counted("workerNumOperands", "workerNumOperandsDeviceType", "worker"),
        _distinct("vector", "found in vector attribute"),
        _distinct("vectorOperandsDeviceType", "found in vectorOperandsDeviceType attribute"),
        _counted("vectorOperands", "vectorOperandsDeviceType", "vector"),
        _segmented("tileOperands", "tileOperands", "tile"),
        _parallelism,
    ),
    "acc.parallel": _SIZED,
    "acc.routine": (_routine,),
    "acc.serial": (_WAIT, _ASYNC, _conflict),
    "acc.set": (_set,),
    "acc.update": (_some_data("at least one value must be present in dataOperands"), _ASYNC, _WAIT, _conflict),
    "acc.wait": (_waits,),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    **rules_for("acc"),
    **dict.fromkeys(_DEFINING, (_data,)),
    "acc.data": (_data,),
    "acc.kernels": (_data,),
    **{name: (*COPIES[name], _data) for name in ("acc.parallel", "acc.serial")},
    **dict.fromkeys(("acc.init", "acc.set", "acc.shutdown"), (_outside,)),
    "acc.firstprivate.recipe": (_recipe("privatization", "init", "copy", "destroy"),),
    "acc.loop": (*COPIES["acc.loop"], _contained),
    "acc.private.recipe": (_recipe("privatization", "init", "destroy"),),
    "acc.reduction.recipe": (_recipe("reduction", "init", "combiner"),),
}
