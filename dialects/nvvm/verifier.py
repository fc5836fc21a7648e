"""Verifier rules of `nvvm` (mlir/lib/Dialect/LLVMIR/IR/NVVMDialect.cpp): copies, barriers, prefetches."""

from __future__ import annotations

from ...ir.attributes import ArrayAttr, DialectAttr
from ...ir.graph import Operation
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in
from ...ir.types import FloatType, IntegerType
from ...ods.registry import UPSTREAM
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute, bad_attribute, bare_failure
from ...ods.verification.op_parts import case_word, integer
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from ..llvm.types import address_space, struct_elements
from .conversion_verifier import RULES as CONVERSION_RULES
from .conversion_verifier import is_set
from .matrix_verifier import RULES as MATRIX_RULES
from .tensor_memory_verifier import RULES as TENSOR_MEMORY_RULES

_GENERIC, _GLOBAL, _SHARED, _CONSTANT, _LOCAL, _SHARED_CLUSTER = 0, 1, 3, 4, 5, 7
"""Address spaces of pointers."""


def _space(view: View, name: str) -> int | None:
    return next(map(address_space, view.types(name)), None)


# Copies of tensors


def _store(view: View) -> Failure | None:
    mode = case_word(view.op, "mode") or "tile"
    if view.types("predicate"):
        if mode != "tile":
            return bare_failure("Inline-ptx lowering supported only for Tile mode.")
        if view.types("l2CacheHint"):
            return bare_failure("Inline-ptx lowering unsupported with L2 cache-hint.")
    if mode == "tile_scatter4":
        return bare_failure("Scatter4 mode expects 5 coordinates") if len(view.types("coordinates")) != 5 else None
    return _stored(view, mode)


def _reduce(view: View) -> Failure | None:
    mode = case_word(view.op, "mode") or "tile"
    if mode == "tile_scatter4":
        return bare_failure("Scatter mode unsupported for CpAsyncBulkTensorReduceOp")
    return _stored(view, mode)


def _stored(view: View, mode: str) -> Failure | None:
    dims = len(view.types("coordinates"))
    if not 1 <= dims <= 5:
        return bare_failure("expects coordinates between 1 to 5 dimension")
    if mode.startswith("im2col") and dims < 3:
        return bare_failure("to use im2col mode, the tensor has to be at least 3-dimensional")
    return None


def _load(view: View) -> Failure | None:
    op, mode = view.op, case_word(view.op, "mode") or "tile"
    is_alone = is_set(op, "isCTAOnly")
    if view.types("predicate"):
        if is_alone:
            return bare_failure("Predicate is supported only for shared::cluster mode.")
        if mode not in ("tile", "im2col"):
            return bare_failure("Predicate is supported only for Tile and Im2col modes.")
        return _prefetched_tensor(view)
    space = _space(view, "dstMem")
    if is_alone and space not in (None, _SHARED):
        return bare_failure("Shared::cta destination requires address-space 3.")
    if not is_alone and space not in (None, _SHARED_CLUSTER):
        return bare_failure("Shared::cluster destination requires address-space 7.")
    if is_alone and view.types("multicastMask"):
        return bare_failure("Multicast is not supported with shared::cta mode.")
    if is_alone and "group" in op.properties:
        return bare_failure("CTAGroup is not supported with shared::cta mode.")
    return _prefetched_tensor(view)


def _prefetched_tensor(view: View) -> Failure | None:
    mode, dims = case_word(view.op, "mode") or "tile", len(view.types("coordinates"))
    if not 1 <= dims <= 5:
        return bare_failure("expects coordinates between 1 to 5 dimension")
    if mode == "tile_gather4" and dims != 5:
        return bare_failure("Gather4 mode expects 5 coordinates")
    if mode.startswith("im2col") and dims < 3:
        return bare_failure(f"to use {mode} mode, the tensor has to be at least 3-dimensional")
    wanted = dims - 2 if mode == "im2col" else 2 if mode.startswith("im2col") else 0
    given = len(view.types("im2colOffsets"))
    return bare_failure(f" im2col offsets expected {wanted} (provided {given})") if given != wanted else None


def _copied_bulk(view: View) -> Failure | None:
    if _space(view, "dstMem") == _SHARED and view.types("multicastMask"):
        return bare_failure("Multicast is not supported with shared::cta mode.")
    return None


def _copy(view: View) -> Failure | None:
    modifier, size = case_word(view.op, "modifier"), integer(view.op, "size")
    if modifier not in ("cg", "ca"):
        return bare_failure("Only CG and CA cache modifiers are supported.")
    if size not in (4, 8, 16):
        return bare_failure("expected byte size to be either 4, 8 or 16.")
    if modifier == "cg" and size != 16:
        return bare_failure("CG cache modifier is only support for 16 bytes copy.")
    return None


# Barriers and fences


def _arrive(view: View) -> Failure | None:
    if case_word(view.op, "scope") not in ("cta", "cluster", None):
        return bare_failure("mbarrier scope must be either CTA or Cluster")
    if _space(view, "addr") == _SHARED_CLUSTER and view.results and "wait" not in view.op.name:
        return bare_failure("mbarrier in shared_cluster space cannot return any value")
    return None


def _arrive_expecting(view: View) -> Failure | None:
    if view.types("predicate"):
        if case_word(view.op, "scope") not in ("cta", None):
            return bare_failure("mbarrier scope must be CTA when using predicate")
        if _space(view, "addr") == _SHARED_CLUSTER:
            return bare_failure("mbarrier in shared_cluster space is not supported when using predicate")
        if view.results:
            return bare_failure("return-value is not supported when using predicate")
        if is_set(view.op, "relaxed"):
            return bare_failure("mbarrier with relaxed semantics is not supported when using predicate")
    return _arrive(view)


def _barrier(view: View) -> Failure | None:
    has_id, has_kind = bool(view.types("barrierId")), "reductionOp" in view.op.properties
    if view.types("numberOfThreads") and not has_id:
        return bad_attribute("barrier id is missing, it should be set between 0 to 15")
    if has_id and has_kind:
        return bad_attribute("reduction are only available when id is 0")
    if has_kind != bool(view.types("reductionPredicate")):
        return bad_attribute("reduction predicate and reduction operation must be specified together")
    return None


def _fence_proxy(view: View) -> Failure | None:
    kind, has_space = case_word(view.op, "kind"), "space" in view.op.properties
    if kind == "tensormap":
        return bad_attribute("tensormap proxy is not a supported proxy kind")
    if kind == "generic":
        return bad_attribute("generic proxy not a supported proxy kind")
    if kind == "async.shared" and not has_space:
        return bad_attribute("async_shared fence requires space attribute")
    if kind != "async.shared" and has_space:
        return bad_attribute("only async_shared fence can have space attribute")
    return None


def _fence_proxy_pair(view: View) -> Failure | None:
    if case_word(view.op, "fromProxy") not in ("generic", None):
        return bad_attribute("uni-directional proxies only support generic for from_proxy attribute")
    if case_word(view.op, "toProxy") not in ("tensormap", None):
        return bad_attribute("uni-directional proxies only support tensormap for to_proxy attribute")
    return None


def _restricted_order(view: View) -> Failure | None:
    if case_word(view.op, "order") in ("acquire", "release", None):
        return None
    return bad_attribute("only acquire and release semantics are supported")


def _restricted_proxy(view: View) -> Failure | None:
    failure = _restricted_order(view)
    if failure is not None:
        return failure
    if case_word(view.op, "fromProxy") not in ("generic", None):
        return bad_attribute("only generic is support for from_proxy attribute")
    if case_word(view.op, "toProxy") not in ("async", None):
        return bad_attribute("only async is supported for to_proxy attribute")
    return None


# Prefetches, events, registers


def _prefetch(view: View) -> Failure | None:
    op, space = view.op, _space(view, "addr")
    level, priority = case_word(op, "cacheLevel"), case_word(op, "evictPriority")
    if is_set(op, "tensormap"):
        return _prefetched_map(op, space, level, priority)
    if level is None:
        return bad_attribute("requires specification of either cache level or tensormap")
    if space not in (_GENERIC, _GLOBAL, _LOCAL):
        return bad_attribute("prefetch to cache level requires a generic, global, or local pointer")
    if is_set(op, "uniform"):
        if level != "L1":
            return bad_attribute("unsupported cache level, the only supported uniform cache level is L1")
        if space != _GENERIC:
            return bad_attribute("prefetch to uniform cache requires a generic pointer")
    if priority is not None:
        if level != "L2":
            return bad_attribute("cache eviction priority supported only for cache level L2")
        if space != _GLOBAL:
            return bad_attribute("cache eviction priority requires a global pointer")
        if priority not in ("evict_normal", "evict_last"):
            return bad_attribute("unsupported cache eviction priority, only evict_last and evict_normal are supported")
    return bad_attribute("predicate supported only on prefetch tensormap") if view.types("predicate") else None


def _prefetched_map(op: Operation, space: int | None, level: str | None, priority: str | None) -> Failure | None:
    if level is not None:
        return bad_attribute("cannot specify both tensormap and cache level")
    if space not in (_GENERIC, _CONSTANT):
        return bad_attribute("prefetch tensormap requires a generic or constant pointer")
    if priority is not None:
        return bad_attribute("prefetch tensormap does not support eviction priority")
    if is_set(op, "in_param_space") and space != _GENERIC:
        return bad_attribute("in_param_space can only be specified for a generic pointer")
    return None


def _event(view: View) -> Failure | None:
    number, mask = integer(view.op, "eventId"), integer(view.op, "maskedEventId")
    if number is None and mask is None:
        return bad_attribute("either `id` or `mask` must be set")
    if number is not None and mask is not None:
        return bad_attribute("`id` and `mask` cannot be set at the same time")
    return bad_attribute("`id` must be between 0 and 15") if number is not None and not 0 <= number <= 15 else None


def _registers(view: View) -> Failure | None:
    count = integer(view.op, "regCount")
    if count is None:
        return None
    if count % 8:
        return bad_attribute("new register size must be multiple of 8")
    return None if 24 <= count <= 256 else bad_attribute("new register size must be in between 24 to 256")


def _bulk_store(view: View) -> Failure | None:
    value = integer(view.op, "initVal")
    return bad_attribute(f"only 0 is supported for initVal, got {value}") if value else None


# Between the threads of a warp


def _permute(view: View) -> Failure | None:
    mode, has_high = case_word(view.op, "mode"), bool(view.types("hi"))
    if mode in ("default", "f4e", "b4e") and not has_high:
        return bare_failure(f"mode '{mode}' requires 'hi' operand.")
    if mode in ("rc8", "ecl", "ecr", "rc16") and has_high:
        return bare_failure(f"mode '{mode}' does not accept 'hi' operand.")
    return None


def _redux(view: View) -> Failure | None:
    kind, result = case_word(view.op, "kind"), view.results[0]
    is_float = isinstance(result, FloatType) and result.name == "f32"
    for name in ("abs", "nan"):
        if is_set(view.op, name) and not is_float:
            return bad_attribute(f"{name} attribute is supported only for f32 type")
    wanted = "f32" if kind in ("fmin", "fmax") else "i32"
    if kind is None or str(result) == wanted:
        return None
    return bad_attribute(f"'{kind}' redux kind unsupported with '{result}' type. Only supported type is '{wanted}'.")


def _shuffle(view: View) -> Failure | None:
    result, value = view.results[0], view.type_of("val")
    elements, is_pair = struct_elements(result), is_set(view.op, "return_value_and_is_valid")
    if value is None:
        return None
    if elements is not None and not is_pair:
        text = '"return_value_and_is_valid" attribute must be specified when the return type is a struct type'
        return bad_attribute(text)
    if (elements is None and is_pair) or (elements is not None and len(elements) != 2):
        return bad_attribute("expected return type to be a two-element struct")
    wanted = [("return type", value, result)]
    if elements is not None:
        wanted = [
            ("first element in the returned struct", value, elements[0]),
            ("second element in the returned struct", IntegerType(1), elements[1]),
        ]
    for what, expected, given in wanted:
        if str(expected) != str(given):
            return bad_attribute(f"expected {what} to be of type '{expected}' but got '{given}' instead")
    return None


def _match(view: View) -> Failure | None:
    result = view.results[0]
    if case_word(view.op, "kind") != "all":
        return None if str(result) == "i32" else bad_attribute("match.sync 'any' returns an i32")
    if list(map(str, struct_elements(result) or ())) == ["i32", "i1"]:
        return None
    text = "match.sync 'all' returns a two element struct with first element as i32 and second element as i1"
    return bad_attribute(text)


def _vote(view: View) -> Failure | None:
    is_ballot, result = case_word(view.op, "kind") == "ballot", str(view.results[0])
    if is_ballot:
        return None if result == "i32" else bad_attribute("vote.sync 'ballot' returns an i32")
    return None if result == "i1" else bad_attribute("vote.sync 'any', 'all' and 'uni' returns an i1")


def _query(view: View) -> Failure | None:
    kind, result = case_word(view.op, "query_type"), str(view.results[0])
    if kind == "is_canceled":
        return None if result == "i1" else bad_attribute("is_canceled query type returns an i1")
    if kind is None or result == "i32":
        return None
    return bad_attribute("get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32")


# Targets


def _on_target(least: int, accelerated: tuple[int, ...]) -> GraphRule:
    """Every target of the module around is an architecture that has the operation.

    `least`: the first one, for operations of all that follow; else `accelerated` are those that have it, with an `a`.
    """

    def rule(op: Operation) -> Failure | None:
        module = next((each for each in op.ancestors() if each.name == "gpu.module"), None)
        targets = module.properties.get("targets") if module is not None else None
        for target in targets.elements if isinstance(targets, ArrayAttr) else ():
            found = _CHIP(str(target)) if str(target).startswith("#nvvm.target") else None
            if found is None:
                continue
            number = int(found[1])
            if number < least or (accelerated and (number not in accelerated or not found[2])):
                return bad_attribute(f"is not supported on sm_{found[1]}{found[2]}")
        return None

    return rule


_CHIP = lazy_pattern(r'chip\s*=\s*"sm_([0-9]{1,4})([af]?)"').search


def _target_rules() -> dict[str, tuple[GraphRule, ...]]:
    rules: dict[str, tuple[GraphRule, ...]] = {}
    for name in UPSTREAM.op_names("nvvm"):
        definition = UPSTREAM.lookup(name)
        for trait, *numbers in definition.trait_arguments if definition is not None else ():
            if trait == "NVVMRequiresSM":
                rules[name] = (_on_target(int(str(numbers[0])), ()),)
            elif trait == "NVVMRequiresSMa":
                rules[name] = (_on_target(0, tuple(int(str(each)) for each in numbers)),)
    return rules


GRAPH_RULES = _target_rules()

_ARRIVALS = (
    "arrive", "arrive_drop", "arrive_drop.expect_tx", "complete_tx", "expect_tx", "test.wait", "try_wait",
)  # fmt: skip

_RANGE = lazy_pattern(r"(?:constant_range\s*<)?\s*i([0-9]+)\s*,\s*(-?[0-9]+)\s*,\s*(-?[0-9]+)\s*>?").fullmatch


def _ranged(view: View) -> Failure | None:
    """Special registers, whose range is empty or everything where both of its ends are one."""
    value = view.op.properties.get("range")
    found = _RANGE((value.body or "").strip()) if isinstance(value, DialectAttr) else None
    if found is None:
        return None
    most = 2 ** number_in(found[1]) - 1 if len(found[1]) < 4 else 0
    lower, upper = (number_in(text.removeprefix("-")) for text in (found[2], found[3]))
    if found[2] != found[3] or found[2].startswith("-") or lower in (0, most) or lower != upper:
        return None
    text = (
        f"invalid range attribute: Lower == Upper, but they aren't min (0) or max ({most}) value!"
        " This is an invalid constant range."
    )
    return Failure("verify-attribute", text, attribute("range"))


RULES: dict[str, tuple[Rule, ...]] = {
    **{name: (_ranged,) for name in UPSTREAM.op_names("nvvm") if name.startswith("nvvm.read.ptx.sreg.")},
    **MATRIX_RULES,
    **TENSOR_MEMORY_RULES,
    **CONVERSION_RULES,
    **{f"nvvm.mbarrier.{name}": (_arrive,) for name in _ARRIVALS},
    "nvvm.barrier": (_barrier,),
    "nvvm.clusterlaunchcontrol.query.cancel": (_query,),
    "nvvm.cp.async.bulk.shared.cluster.global": (_copied_bulk,),
    "nvvm.cp.async.bulk.tensor.global.shared.cta": (_store,),
    "nvvm.cp.async.bulk.tensor.prefetch": (_prefetched_tensor,),
    "nvvm.cp.async.bulk.tensor.reduce": (_reduce,),
    "nvvm.cp.async.bulk.tensor.shared.cluster.global": (_load,),
    "nvvm.cp.async.shared.global": (_copy,),
    "nvvm.fence.proxy": (_fence_proxy,),
    "nvvm.fence.proxy.acquire": (_fence_proxy_pair,),
    "nvvm.fence.proxy.release": (_fence_proxy_pair,),
    "nvvm.fence.proxy.sync_restrict": (_restricted_proxy,),
    "nvvm.fence.sync_restrict": (_restricted_order,),
    "nvvm.match.sync": (_match,),
    "nvvm.mbarrier.arrive.expect_tx": (_arrive_expecting,),
    "nvvm.pmevent": (_event,),
    "nvvm.prefetch": (_prefetch,),
    "nvvm.prmt": (_permute,),
    "nvvm.redux.sync": (_redux,),
    "nvvm.setmaxregister": (_registers,),
    "nvvm.shfl.sync": (_shuffle,),
    "nvvm.st.bulk": (_bulk_store,),
    "nvvm.vote.sync": (_vote,),
}
