"""Verifier rules of transforms that depend on their types and attributes alone.

Follows mlir/lib/Dialect/Linalg/TransformOps/LinalgTransformOps.cpp and LinalgMatchOps.cpp, and the extensions of other
dialects.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...ir.attributes import ArrayAttr, Attribute, DictAttr, IntegerAttr
from ...ir.types import DialectType
from ...ods.segments import array_elements, dense_values
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute, bad_attribute, bare_failure
from ...ods.verification.op_parts import DYNAMIC, integer, integers, string
from ...ods.verification.op_view import View
from .assembly import operand_index
from .handles import is_kind, share_kind


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def _is_permutation(numbers: Sequence[int]) -> bool:
    return sorted(numbers) == list(range(len(numbers)))


def _is_true(attribute_: Attribute | None) -> bool:
    return isinstance(attribute_, IntegerAttr) and bool(attribute_.value)


def _permutation(name: str, what: str) -> Rule:
    def rule(view: View) -> Failure | None:
        order = integers(view.op.properties.get(name))
        if order is None or _is_permutation(order):
            return None
        return Failure(
            "verify-attribute", f"expects {what} to be a permutation, found {_listed(order)}", attribute(name)
        )

    return rule


def _word(name: str, allowed: Sequence[str], message: str) -> Rule:
    """The text of an attribute is one of a few."""

    def rule(view: View) -> Failure | None:
        found = string(view.op, name)
        if found is None or found in allowed:
            return None
        return Failure("verify-attribute", message, attribute(name), addition=f": '{found}', none of {list(allowed)}")

    return rule


def _pack_transpose(view: View) -> Failure | None:
    orders = {name: integers(view.op.properties.get(name)) or [] for name in ("inner_perm", "outer_perm")}
    for name, order in orders.items():
        if not _is_permutation(order):
            return Failure("verify-attribute", f'"{name}" is not a valid permutation', attribute(name))
    if not any(orders.values()):
        return bad_attribute(' at least one of "inner_perm" or "outer_perm" must be specified')
    return None


def _pack_greedily(view: View) -> Failure | None:
    name = "matmul_inner_dims_order"
    if not _is_permutation(integers(view.op.properties.get(name)) or [0]):
        return Failure("verify-attribute", f'"{name}" is not a valid permutation', attribute(name))
    sizes = dense_values(view.op.properties.get("static_matmul_packed_sizes"))
    multiples = dense_values(view.op.properties.get("matmul_padded_sizes_next_multiple_of"))
    if any(size and multiple for size, multiple in zip(sizes, multiples, strict=False)):
        return bad_attribute(
            "at most one of the packed_size and the padded_sizes_next_multiple_of can be nonzero "
            "for the matmul strategy"
        )
    return None


def _fuse(view: View) -> Failure | None:
    properties = view.op.properties
    sizes = dense_values(properties.get("static_tile_sizes"))
    order = dense_values(properties.get("static_tile_interchange"))
    if not view.types("tile_interchange") and order:
        count = len(sizes)
        if len(order) > count:
            return bad_attribute(f"interchange length exceeds iteration space dimensions ({count}), found ")
        for index, number in enumerate(order):
            if not 0 <= number < count:
                return bad_attribute(f"expects interchange values to be in range [0, {count}), found: {number}")
            if number in order[:index]:
                return bad_attribute(f"found duplicate interchange value: {number}")
    loops = 1 if "use_forall" in properties else sum(size != 0 for size in sizes)
    if len(view.results) != loops + 1:
        return Failure("verify-count", f"expects {loops} loop results")
    return None


def _pad(view: View) -> Failure | None:
    properties = view.op.properties
    flags, dimensions = properties.get("nofold_flags"), properties.get("padding_dimensions")
    if any(flag not in (0, 1) for flag in integers(flags) or ()):
        return bad_attribute(f"expects nofold_flags to contain booleans (0/1), found {_shown(flags)}")
    if any(number < 0 for number in integers(dimensions) or ()):
        text = f"expects padding_dimensions to contain positive integers, found {_shown(dimensions)}"
        return bad_attribute(text)
    multiples = dense_values(properties.get("static_pad_to_multiple_of"))
    if multiples and len(multiples) != len(integers(dimensions) or ()):
        return bad_attribute("expects as many multiples as padding_dimensions")
    for order in array_elements(properties.get("transpose_paddings")):
        if not _is_permutation(integers(order) or ()):
            return bad_attribute(f"expects transpose_paddings to be a permutation, found {_shown(order)}")
    return _COPY_BACK(view)


def _shown(attribute_: Attribute | None) -> str:
    """Numbers without their type, as upstream writes them in messages."""
    return f"[{_listed(integers(attribute_) or ())}]"


_COPY_BACK = _word(
    "copy_back_op",
    ("bufferization.materialize_in_destination", "linalg.copy", "none"),
    "invalid copy_back_op",
)
_MEMCPY = _word(
    "memcpy_op",
    ("bufferization.materialize_in_destination", "memref.copy", "linalg.copy"),
    "unsupported memcpy op",
)
_ALLOC = _word("alloc_op", ("memref.alloc", "memref.alloca"), "unsupported alloc op")


def _one_shot(view: View) -> Failure | None:
    properties = view.op.properties
    copied = string(view.op, "memcpy_op")
    if copied is not None and copied not in ("memref.copy", "linalg.copy"):
        return Failure("verify-attribute", "unsupported memcpy op", attribute("memcpy_op"))
    for name in ("print_conflicts", "dump_alias_sets"):
        if _is_true(properties.get(name)) and not _is_true(properties.get("test_analysis_only")):
            return Failure("verify-attribute", f"'{name}' requires 'test_analysis_only'", attribute(name))
    return None


def _grid(view: View) -> Failure | None:
    if len(dense_values(view.op.properties.get("grid_dims"))) in (0, 3):
        return None
    text = "transform requires empty or size-3 grid_dims"
    return Failure("verify-attribute", text, attribute("grid_dims"))


def _same_results(view: View) -> Failure | None:
    if any(type_ is not view.results[0] for type_ in view.results):
        return Failure("verify-result-type", "expects all results type to be the same")
    return None


def _bounds(view: View) -> Failure | None:
    wanted = len(view.types("bounded_values"))
    for name, words in (("lower_bounds", "lower bounds"), ("upper_bounds", "upper bounds")):
        count = len(dense_values(view.op.properties.get(name)))
        if count != wanted:
            return bad_attribute(f"incorrect number of {words}, expected {wanted} but found {count}")
    return None


def _split_handle(view: View) -> Failure | None:
    overflow = integer(view.op, "overflow_result")
    if overflow is not None and not 0 <= overflow < len(view.results):
        return bad_attribute("overflow_result is not a valid result index")
    handle = view.type_of("handle")
    if handle is not None and any(not share_kind(handle, type_) for type_ in view.results):
        text = "expects result types to implement the same transform interface as the operand type"
        return Failure("verify-result-type", text)
    return None


def _split(view: View) -> Failure | None:
    size = integer(view.op, "static_chunk_sizes")
    if size is not None and (size == DYNAMIC) != bool(view.types("dynamic_chunk_sizes")):
        return bad_attribute("expects either a dynamic or a static split point to be provided")
    return None


def _scalable(name: str, what: str) -> Rule:
    def rule(view: View) -> Failure | None:
        sizes, flags = (dense_values(view.op.properties.get(each)) for each in (name, "scalable_sizes"))
        if len(sizes) == len(flags):
            return None
        return bad_attribute(f"expected same number of {what} ({len(sizes)}) and scalable sizes ({len(flags)})")

    return rule


def _tile_loops(view: View) -> Failure | None:
    sizes = dense_values(view.op.properties.get("static_sizes"))
    count, loops = sum(size != 0 for size in sizes), len(view.types("loops"))
    if count == loops:
        return None
    text = f"expected number of loops to tile ({count}) to match number of `loops` results ({loops})"
    return Failure("verify-count", text)


def _tile_forall(view: View) -> Failure | None:
    threads, sizes = (
        len(dense_values(view.op.properties.get(f"static_{each}"))) for each in ("num_threads", "tile_sizes")
    )
    packed_threads, packed_sizes = (bool(view.types(f"packed_{each}")) for each in ("num_threads", "tile_sizes"))
    if packed_threads and threads:
        return bad_attribute("num_threads and packed_num_threads are mutually exclusive")
    if packed_sizes and sizes:
        return bad_attribute("tile_sizes and packed_tile_sizes are mutually exclusive")
    if not (threads or sizes or packed_threads or packed_sizes):
        return bad_attribute("either (packed_)num_threads or (packed_)tile_sizes must be specified")
    return None


def _positions(name: str) -> Rule:
    """Positions of operands, results or dimensions: `all`, those listed, or those not listed."""

    def rule(view: View) -> Failure | None:
        listed = dense_values(view.op.properties.get(name))
        if "is_all" in view.op.properties:
            if "is_inverted" in view.op.properties:
                return bad_attribute("cannot request both 'all' and 'inverted' values in the list")
            return bad_attribute("cannot both request 'all' and specific values in the list") if listed else None
        if not listed:
            return bad_attribute("must request specific values in the list if 'all' is not specified")
        return bad_attribute("expected the listed values to be unique") if len({*listed}) < len(listed) else None

    return rule


def _dimension(view: View) -> Failure | None:
    if {"parallel", "reduction"} <= view.op.properties.keys():
        return bad_attribute("cannot request the same dimension to be both parallel and reduction")
    return None


def _bound_once(view: View) -> Failure | None:
    """One value or map cannot stand for several inputs."""
    properties = view.op.properties
    if {"permutation", "projected_permutation"} <= properties.keys():
        return bad_attribute('"permutation" and "projected_permutation" are mutually exclusive')
    listed = dense_values(properties.get("raw_position_list"))
    if view.results and len(listed) > 1 and "is_inverted" not in properties:
        return bad_attribute("cannot bind multiple inputs/inits to the same value")
    return None


def _matched_result(view: View) -> Failure | None:
    properties = view.op.properties
    is_use = "any" in properties or "single" in properties
    is_handle = is_kind(view.results[0], "transform-handle")
    if is_handle is not None and is_use != is_handle:
        return bad_attribute("expects either the any/single keyword or the type value handle result type")
    if {"any", "single"} <= properties.keys():
        return bad_attribute("'any' and 'single' are mutually exclusive")
    return None


_BODIES = ("reduction_position", "passthrough", "elementwise", "contraction")


def _matched_body(view: View) -> Failure | None:
    properties = view.op.properties
    if sum(name in properties for name in _BODIES) > 1:
        words = ", ".join(f'"{name}"' for name in _BODIES)
        return bad_attribute(f"only one of {{{words}}} is allowed")
    contraction = properties.get("contraction")
    if isinstance(contraction, ArrayAttr) and len(contraction.elements) != 2:
        return Failure("verify-attribute", 'expects "contraction" to contain two elements', attribute("contraction"))
    return None


def _options(view: View) -> Failure | None:
    """Each operand is the value of one option."""
    options = view.op.properties.get("options")
    count = len(view.types("dynamic_options"))
    seen: set[int] = set()
    pending = [value for _, value in options.entries] if isinstance(options, DictAttr) else []
    while pending:
        value = pending.pop(0)
        if isinstance(value, ArrayAttr):
            pending[:0] = value.elements
        index = operand_index(value)
        if index is None:
            continue
        if not 0 <= index < count:
            text = f"dynamic option index {index} is out of bounds for the number of dynamic options: {count}"
            return bad_attribute(text)
        if index in seen:
            return bad_attribute(f"dynamic option index {index} is already used in options")
        seen.add(index)
    if len(seen) < count:
        return bad_attribute("a param operand does not have a corresponding param_operand attr in the options dict")
    return None


def _pairs(view: View) -> Failure | None:
    matchers, actions = (array_elements(view.op.properties.get(name)) for name in ("matchers", "actions"))
    if len(matchers) != len(actions):
        return bad_attribute("expected the same number of matchers and actions")
    return None if matchers else bad_attribute("expected at least one match/action pair")


def _selected(view: View) -> Failure | None:
    selected, options = view.op.properties.get("selected"), view.op.properties.get("options")
    if selected is None or not isinstance(options, ArrayAttr) or selected in options.elements:
        return None
    text = "provided `selected` attribute is not an element of `options` array of attributes"
    return Failure("verify-attribute", text, attribute("selected"))


def _counted(view: View) -> Failure | None:
    """The number of associations is an `i64`."""
    type_ = view.results[0]
    if not isinstance(type_, DialectType) or type_.dialect != "transform":
        return None
    if type_.mnemonic == "affine_map":
        return bare_failure("expected affine map attribute, got 0 : i64")
    if type_.mnemonic == "type":
        return bare_failure("expected the type attribute, got 0 : i64")
    if type_.mnemonic != "param" or type_.body in (None, "i64"):
        return None
    return bare_failure(
        f"expected the type of the parameter attribute ('i64') to match the parameter type ('{type_.body}')"
    )


_structured: Callable[[str], str] = "transform.structured.{}".format
_match: Callable[[str], str] = "transform.match.structured.{}".format
RULES: dict[str, tuple[Rule, ...]] = {
    "transform.affine.simplify_bounded_affine_ops": (_bounds,),
    "transform.apply_registered_pass": (_options,),
    "transform.bufferization.one_shot_bufferize": (_one_shot,),
    "transform.foreach_match": (_pairs,),
    "transform.get_operand": (_positions("raw_position_list"),),
    "transform.get_result": (_positions("raw_position_list"),),
    "transform.gpu.map_forall_to_blocks": (_grid,),
    "transform.num_associations": (_counted,),
    "transform.split_handle": (_split_handle,),
    "transform.tune.knob": (_selected,),
    _match("body"): (_matched_body,),
    _match("dim"): (_dimension, _positions("raw_dim_list")),
    _match("init"): (_bound_once, _positions("raw_position_list")),
    _match("input"): (_bound_once, _positions("raw_position_list")),
    _match("result"): (_matched_result,),
    _structured("bufferize_to_allocation"): (_MEMCPY, _ALLOC),
    _structured("fuse"): (_fuse,),
    _structured("hoist_pad.build_packing_loop_nest"): (_permutation("transpose", "transpose"),),
    _structured("interchange"): (_permutation("iterator_interchange", "iterator_interchange"),),
    _structured("multitile_sizes"): (_same_results,),
    _structured("pack_greedily"): (_pack_greedily,),
    _structured("pack_transpose"): (_pack_transpose,),
    _structured("pad"): (_pad,),
    _structured("split"): (_split,),
    _structured("tile_using_for"): (_scalable("static_sizes", "sizes"), _tile_loops),
    _structured("tile_using_forall"): (_tile_forall,),
    _structured("vectorize"): (_scalable("static_vector_sizes", "vector sizes"),),
}
