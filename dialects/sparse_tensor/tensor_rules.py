"""Rules of `sparse_tensor` that follow from types and attributes (mlir/lib/Dialect/SparseTensor/IR)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...ir.attributes import DialectAttr
from ...ir.base import Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in
from ...ir.types import DialectType, MemRefType, RankedTensorType
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, bad_attribute, bare_failure
from ...ods.verification.op_parts import affine_map, case_word, integer
from ...ods.verification.op_view import View
from ...ods.verification.type_predicates import differ
from .encodings import Wrong, encoding_of, read_encoding
from .storage import SparseTensor, integer_type, mapping, same_encoding, sparse_tensor_of

_LEVELS = lazy_pattern(r",\s*lvls = ([0-9]+)(?: to ([0-9]+))?$").search


def iteration_levels(type_: Type | None) -> tuple[int, int] | None:
    """From which level to which, exclusive, an iteration space or an iterator goes."""
    found = _LEVELS(type_.body or "") if isinstance(type_, DialectType) else None
    if found is None:
        return None
    low = number_in(found[1])
    return low, number_in(found[2]) if found[2] else low + 1


def _tensor_rule(name: str, check: Callable[[View, SparseTensor], Failure | None]) -> Rule:
    """`check` for the operand or result `name`, which is a tensor whose encoding can be read."""

    def rule(view: View) -> Failure | None:
        tensor = sparse_tensor_of(view.type_of(name))
        return check(view, tensor) if tensor is not None else None

    return rule


# Assembly of buffers


def _fields(tensor: SparseTensor, values: Type | None, levels: Sequence[Type], *, is_static: bool) -> Failure | None:
    """verifyPackUnPack."""
    if is_static and not tensor.is_static:
        return bare_failure("the sparse-tensor must have static shape")
    if tensor.encoding is None:
        return bare_failure("the sparse-tensor must have an encoding attribute")
    last = levels[-1] if levels else None
    if tensor.coo_start < len(tensor.levels) and isinstance(last, RankedTensorType):
        count = len(tensor.levels) - tensor.coo_start
        if len(last.shape) != 2 or last.shape[-1] != count:
            return bare_failure("input/output trailing COO level-ranks don't match")
    wanted = tensor.fields
    if len(wanted) != len(levels):
        return bare_failure("inconsistent number of fields between input/output")
    for given, element in zip((*levels, values), (*wanted, tensor.type.element), strict=True):
        if isinstance(given, RankedTensorType) and differ(given.element, element):
            return bare_failure("input/output element-types don't match")
    return None


def _assemble(view: View, tensor: SparseTensor) -> Failure | None:
    return _fields(tensor, view.type_of("values"), view.types("levels"), is_static=True)


def _disassemble(view: View, tensor: SparseTensor) -> Failure | None:
    given, made = view.type_of("out_values"), view.type_of("ret_values")
    if given is not None and made is not None and differ(given, made):
        return bare_failure("output values and return value type mismatch")
    levels = view.types("ret_levels")
    for left, right in zip(view.types("out_levels"), levels, strict=False):
        if differ(left, right):
            return bare_failure("output levels and return levels type mismatch")
    return _fields(tensor, made, levels, is_static=False)


# Conversions


def _convert(view: View) -> Failure | None:
    source, dest = view.type_of("source"), view.type_of("dest")
    if not isinstance(source, RankedTensorType) or not isinstance(dest, RankedTensorType):
        return None
    if len(source.shape) != len(dest.shape):
        return bare_failure("unexpected conversion mismatch in rank")
    encoding = encoding_of(dest)
    if encoding is not None and encoding.slices:
        return bare_failure("cannot convert to a sparse tensor slice")
    for place, (left, right) in enumerate(zip(source.shape, dest.shape, strict=True)):
        if right is not None and left != right:
            return bare_failure(f"unexpected conversion mismatch in dimension {place}")
    return None


def _reinterpret(view: View) -> Failure | None:
    source, dest = (sparse_tensor_of(view.type_of(name)) for name in ("source", "dest"))
    if source is None or dest is None:
        return None
    if len(source.levels) != len(dest.levels):
        return bare_failure("Level rank mismatch between source/dest tensors")
    if any(left.storage != right.storage for left, right in zip(source.levels, dest.levels, strict=True)):
        return bare_failure("Level type mismatch between source/dest tensors")
    if source.widths != dest.widths:
        return bare_failure("Crd/Pos width mismatch between source/dest tensors")
    if differ(source.type.element, dest.type.element):
        return bare_failure("Element type mismatch between source/dest tensors")
    sizes = source.level_sizes, dest.level_sizes
    if None not in sizes and sizes[0] != sizes[1]:
        return bare_failure("Level size mismatch between source/dest tensors")
    return None


def _reorder(view: View) -> Failure | None:
    source, dest = (sparse_tensor_of(view.type_of(name)) for name in ("input_coo", "result_coo"))
    if source is None or dest is None:
        return None
    if not source.is_coo or not dest.is_coo:
        return bare_failure("Expected COO sparse tensors only")
    if mapping(source) != mapping(dest):
        return bare_failure("Unmatched dim2lvl map between input and result COO")
    if source.widths != dest.widths or differ(source.type.element, dest.type.element):
        return bare_failure("Unmatched storage format between input and result COO")
    return None


def _translate(view: View) -> Failure | None:
    encoder = view.attribute("encoder")
    if not isinstance(encoder, DialectAttr) or encoder.mnemonic != "encoding":
        return None
    try:
        encoding = read_encoding(encoder.body or "")
    except Wrong:
        return None
    ranks = [encoding.dimensions, len(encoding.levels)]
    if case_word(view.op, "direction") != "dim_to_lvl":
        ranks.reverse()
    if [len(view.types("in_crds")), len(view.types("out_crds"))] != ranks:
        return bare_failure("Coordinate rank mismatch with encoding")
    return None


# Buffers of a tensor, and what is known of them


def _positions(view: View, tensor: SparseTensor) -> Failure | None:
    return _buffer_of_level(view, tensor) or _buffer_of(
        view, integer_type(tensor.widths[0]), "unexpected type for positions"
    )


def _coordinates(view: View, tensor: SparseTensor) -> Failure | None:
    return _buffer_of_level(view, tensor) or _buffer_of(
        view, integer_type(tensor.widths[1]), "unexpected type for coordinates"
    )


def _values(view: View, tensor: SparseTensor) -> Failure | None:
    return _buffer_of(view, tensor.type.element, "unexpected mismatch in element types")


def _buffer_of_level(view: View, tensor: SparseTensor) -> Failure | None:
    level = integer(view.op, "level")
    is_outside = level is not None and not 0 <= level < len(tensor.levels)
    return bare_failure("requested level is out of bounds") if is_outside else None


def _buffer_of(view: View, element: Type, what: str) -> Failure | None:
    made = view.type_of("result")
    is_other = isinstance(made, MemRefType) and differ(made.element, element)
    return bare_failure(what) if is_other else None


def _coordinates_buffer(_: View, tensor: SparseTensor) -> Failure | None:
    has_coo = tensor.coo_start < len(tensor.levels)
    return None if has_coo else bare_failure("expected sparse tensor with a COO region")


def _slice(view: View, tensor: SparseTensor) -> Failure | None:
    place = integer(view.op, "dim")
    is_outside = place is not None and not 0 <= place < len(tensor.type.shape)
    return bare_failure("requested dimension out of bound") if is_outside else None


def _specifier(view: View) -> Failure | None:
    """verifySparsifierGetterSetter."""
    kind, level = case_word(view.op, "specifierKind"), integer(view.op, "level")
    if kind == "val_mem_sz" and level is not None:
        return bare_failure("redundant level argument for querying value memory size")
    encoding = encoding_of(view.type_of("specifier"))
    if kind is None or encoding is None:
        return None
    if kind in ("dim_offset", "dim_stride") and not encoding.slices:
        return bare_failure("requested slice data on non-slice tensor")
    if kind == "val_mem_sz":
        return None
    if level is None:
        return bare_failure("missing level argument")
    if not 0 <= level < len(encoding.levels):
        return bare_failure("requested level is out of bounds")
    if kind == "pos_mem_sz" and encoding.levels[level].format == "singleton":
        return bare_failure("requested position memory size on a singleton level")
    return None


def _compress(view: View, tensor: SparseTensor) -> Failure | None:
    if len(tensor.levels) != 1 + len(view.types("lvlCoords")):
        return bad_attribute("incorrect number of coordinates")
    return None


def _concatenate(view: View, made: SparseTensor) -> Failure | None:
    inputs, along, rank = view.types("inputs"), integer(view.op, "dimension"), len(made.type.shape)
    tensors = [each for each in map(sparse_tensor_of, inputs) if each is not None]
    if len(inputs) <= 1:
        return bare_failure("Need at least two tensors to concatenate.")
    if along is None or len(tensors) != len(inputs):
        return None
    if not 0 <= along < rank:
        return bare_failure(f"Concat-dimension is out of bounds for dimension-rank ({along % (1 << 64)} >= {rank})")
    for index, tensor in enumerate(tensors):
        if not tensor.is_static:
            return bare_failure(f"Input tensor ${index} has dynamic shape")
        if len(tensor.type.shape) != rank:
            return bare_failure(
                f"Input tensor ${index} has a different rank (rank={len(tensor.type.shape)}) "
                f"from the output tensor (rank={rank})."
            )
    for place, wanted in enumerate(made.type.shape):
        sizes = [tensor.type.shape[place] or 0 for tensor in tensors]
        if place != along:
            if len({*sizes, sizes[0] if wanted is None else wanted}) > 1:
                return bare_failure("All dimensions (expect for the concatenating one) should be equal.")
        elif wanted is not None and sum(sizes) != wanted:
            return bare_failure(
                "The concatenation dimension of the output tensor should be the sum of all the concatenation "
                "dimensions of the input tensors."
            )
    return None


def _sort(view: View) -> Failure | None:
    found = affine_map(view.op, "perm_map")
    if found is None:
        return None
    if found.num_dims < 1:
        return bare_failure(f"Expected rank(perm_map) > 1, got {found.num_dims}")
    wanted = [f"d{place}" for place in range(found.num_dims)]
    if found.num_symbols or sorted(map(str, found.results)) != sorted(wanted):
        return bare_failure(f"Expected a permutation map, got {found}")
    return None


# Iteration


def _extract_space(view: View) -> Failure | None:
    low, high = integer(view.op, "loLvl"), integer(view.op, "hiLvl")
    if low is None or high is None:
        return None
    if low >= high:
        return bad_attribute("expected smaller level low than level high")
    parent, space = view.type_of("parentIter"), view.type_of("extractedSpace")
    if (parent is None) != (low == 0):
        return bad_attribute("parent iterator should be specified iff level lower bound equals 0")
    if parent is None:
        return None
    if not same_encoding(parent, space):
        return bad_attribute("mismatch in parent iterator encoding and iteration space encoding.")
    before, after = iteration_levels(parent), iteration_levels(space)
    if before is not None and after is not None and before[1] != after[0]:
        text = "parent iterator should be used to extract an iteration space from a consecutive level."
        return bad_attribute(text)
    return None


def _extract_value(view: View, tensor: SparseTensor) -> Failure | None:
    iterator = view.type_of("iterator")
    if not same_encoding(tensor.type, iterator):
        return bad_attribute("mismatch in tensor encoding and iterator encoding.")
    levels = iteration_levels(iterator)
    if levels is not None and levels[1] != len(tensor.levels):
        return bad_attribute("must use last-level iterator to extract values. ")
    return None


def _loop(view: View) -> Failure | None:
    """verifySparseLoopOp."""
    if len(view.types("initArgs")) != len(view.results):
        return bad_attribute("mismatch in number of loop-carried values and defined values")
    levels = iteration_levels(view.type_of("iterSpace") or view.type_of("iterSpaces"))
    used = integer(view.op, "crdUsedLvls")
    if levels is not None and used is not None and (used % (1 << 64)).bit_length() > levels[1] - levels[0]:
        return bad_attribute("required out-of-bound coordinates")
    return None


RULES: dict[str, tuple[Rule, ...]] = {
    "sparse_tensor.assemble": (_tensor_rule("result", _assemble),),
    "sparse_tensor.coiterate": (_loop,),
    "sparse_tensor.compress": (_tensor_rule("tensor", _compress),),
    "sparse_tensor.concatenate": (_tensor_rule("result", _concatenate),),
    "sparse_tensor.convert": (_convert,),
    "sparse_tensor.coordinates": (_tensor_rule("tensor", _coordinates),),
    "sparse_tensor.coordinates_buffer": (_tensor_rule("tensor", _coordinates_buffer),),
    "sparse_tensor.crd_translate": (_translate,),
    "sparse_tensor.disassemble": (_tensor_rule("tensor", _disassemble),),
    "sparse_tensor.extract_iteration_space": (_extract_space,),
    "sparse_tensor.extract_value": (_tensor_rule("tensor", _extract_value),),
    "sparse_tensor.iterate": (_loop,),
    "sparse_tensor.positions": (_tensor_rule("tensor", _positions),),
    "sparse_tensor.reinterpret_map": (_reinterpret,),
    "sparse_tensor.reorder_coo": (_reorder,),
    "sparse_tensor.slice.offset": (_tensor_rule("slice", _slice),),
    "sparse_tensor.slice.stride": (_tensor_rule("slice", _slice),),
    "sparse_tensor.sort": (_sort,),
    "sparse_tensor.storage_specifier.get": (_specifier,),
    "sparse_tensor.storage_specifier.set": (_specifier,),
    "sparse_tensor.values": (_tensor_rule("tensor", _values),),
}
