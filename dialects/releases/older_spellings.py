"""Deprecated syntax of LLVM 13 to 21, as far as it can be translated to LLVM 22's unambiguously.

`RENAMED` and `DIALECTS` are names; `CHANGED` are operations whose syntax changed too, each with the function that reads
the older one into the current operation (`older_syntax.py`). All of it is looked up only when LLVM 22's own spelling
fails. The number beside a name is the first release that refuses it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from ...ir.graph import Operation
from ...ir.records import dataclass
from ...ods.knowledge import Knowledge
from ...ods.protocols import OpParser
from ...ods.verification.op_arity import wrong_count
from . import older_syntax

Replacement: TypeAlias = tuple[int, int, str]
"""Replace `[start, end)` (offsets into the text being parsed) by the text."""

ParseOlder = Callable[[OpParser, Operation], Sequence[Replacement]]
"""Reads what follows the name, as a `ParseFunction` does; answers what has to change in it."""


@dataclass(frozen=True)
class Older:
    """An older spelling of the operation `name`. `since`: the first release of LLVM that does not know it any more."""

    name: str
    since: int
    parse: ParseOlder | None = None
    """The function that parses it; None where only the name changed."""


_ARITH = {
    "divi_signed": "divsi", "divi_unsigned": "divui", "remi_signed": "remsi", "remi_unsigned": "remui",
    "ceildivi_signed": "ceildivsi", "floordivi_signed": "floordivsi", "and": "andi", "or": "ori", "xor": "xori",
    "shift_left": "shli", "shift_right_signed": "shrsi", "shift_right_unsigned": "shrui", "sexti": "extsi",
    "zexti": "extui", "fpext": "extf", "fptrunc": "truncf", "maxf": "maximumf", "minf": "minimumf",
}  # fmt: skip
_ARITH_AS_NOW = (
    "addi", "subi", "muli", "addf", "subf", "mulf", "divf", "remf", "negf", "cmpi", "cmpf", "trunci", "sitofp",
    "uitofp", "fptosi", "fptoui", "index_cast", "bitcast", "maxsi", "maxui", "minsi", "minui", "constant",
)  # fmt: skip
_MATH = ("exp", "exp2", "log", "log10", "log1p", "log2", "sqrt", "rsqrt", "sin", "cos", "tanh", "atan", "atan2")
_MEMREF = {
    "alloc": "alloc", "alloca": "alloca", "dealloc": "dealloc", "load": "load", "store": "store", "view": "view",
    "subview": "subview", "prefetch": "prefetch", "atomic_rmw": "atomic_rmw", "dma_start": "dma_start",
    "dma_wait": "dma_wait", "generic_atomic_rmw": "generic_atomic_rmw", "atomic_yield": "atomic_yield",
    "memref_cast": "cast", "memref_reinterpret_cast": "reinterpret_cast", "memref_reshape": "reshape",
    "global_memref": "global", "get_global_memref": "get_global",
}  # fmt: skip
_STANDARD: dict[str, Older] = {
    # The standard dialect, whose operations were written without a prefix, was taken apart release by release.
    **{name: Older(f"memref.{now}", 13) for name, now in _MEMREF.items()},
    "tensor_cast": Older("tensor.cast", 12),
    "extract_element": Older("tensor.extract", 12),
    "tensor_from_elements": Older("tensor.from_elements", 12),
    "subtensor": Older("tensor.extract_slice", 13),
    "subtensor_insert": Older("tensor.insert_slice", 13),
    "dim": Older("memref.dim", 13, older_syntax.dim),
    "tensor_load": Older("bufferization.to_tensor", 13, older_syntax.to_tensor),
    "tensor_to_memref": Older("bufferization.to_buffer", 13, older_syntax.to_buffer),
    "tensor_store": Older("bufferization.materialize_in_destination", 13, older_syntax.tensor_store),
    **{name: Older(f"arith.{now}", 14) for name, now in _ARITH.items()},
    **{name: Older(f"arith.{name}", 14) for name in _ARITH_AS_NOW},
    **{name: Older(f"math.{now}", 14) for name, now in (("absf", "absf"), ("ceilf", "ceil"), ("floorf", "floor"))},
    "copysign": Older("math.copysign", 14),
    **{name: Older(f"math.{name}", 13) for name in _MATH},
    "select": Older("arith.select", 15),
    **{name: Older(f"cf.{name}", 15) for name in ("br", "cond_br", "switch", "assert")},
    **{name: Older(f"func.{name}", 15) for name in ("return", "call", "call_indirect", "func")},
}

RENAMED: Mapping[str, Older] = {
    **_STANDARD,
    **{f"std.{name}": older for name, older in _STANDARD.items()},
    # What a function's body took for a constant of `func`, before it took it for one of `arith`.
    "func.constant": Older("arith.constant", 14),
    "builtin.func": Older("func.func", 15),
    "arith.maxf": Older("arith.maximumf", 18),
    "arith.minf": Older("arith.minimumf", 18),
    "linalg.tensor_collapse_shape": Older("tensor.collapse_shape", 14),
    "linalg.collapse_shape": Older("memref.collapse_shape", 13),
    "llvm.mlir.null": Older("llvm.mlir.zero", 18),
    "memref.clone": Older("bufferization.clone", 14),
    "math.abs": Older("math.absf", 16),
    "scf.foreach_thread": Older("scf.forall", 17),
    "scf.foreach_thread.perform_concurrently": Older("scf.forall.in_parallel", 17),
    "sparse_tensor.indices": Older("sparse_tensor.coordinates", 17),
    "sparse_tensor.indices_buffer": Older("sparse_tensor.coordinates_buffer", 17),
    "sparse_tensor.insert": Older("tensor.insert", 19),
    "sparse_tensor.pack": Older("sparse_tensor.assemble", 18),
    "sparse_tensor.pointers": Older("sparse_tensor.positions", 17),
    "sparse_tensor.unpack": Older("sparse_tensor.disassemble", 18),
    "tensor.pack": Older("linalg.pack", 21),
    "tensor.unpack": Older("linalg.unpack", 21),
    "transform.structured.masked_vectorize": Older("transform.structured.vectorize", 18),
    "transform.structured.tile": Older("transform.structured.tile_using_for", 18),
    "transform.structured.tile_to_forall_op": Older("transform.structured.tile_using_forall", 18),
}

DIALECTS: Mapping[str, tuple[str, int, Mapping[str, str]]] = {
    "mesh": ("shard", 22, {"mesh": "grid", "mesh_shape": "grid_shape"}),
}
"""Dialects with a new name: that name, since when, and the operations that changed their own as well."""

CHANGED: Mapping[str, Older] = {
    "bufferization.to_memref": Older("bufferization.to_buffer", 21, older_syntax.to_buffer),
    "bufferization.to_tensor": Older("bufferization.to_tensor", 20, older_syntax.to_tensor),
    "linalg.copy": Older("memref.copy", 14, older_syntax.copy),
    "linalg.fill": Older("linalg.fill", 15, older_syntax.fill),
    "linalg.generic": Older("linalg.generic", 11, older_syntax.generic),
    "linalg.init_tensor": Older("tensor.empty", 16, older_syntax.init_tensor),
    "linalg.tensor_expand_shape": Older("tensor.expand_shape", 14, older_syntax.expand_shape),
    "memref.buffer_cast": Older("bufferization.to_buffer", 14, older_syntax.to_buffer),
    "memref.expand_shape": Older("memref.expand_shape", 19, older_syntax.expand_shape),
    "memref.tensor_load": Older("bufferization.to_tensor", 14, older_syntax.to_tensor),
    "memref.tensor_store": Older("bufferization.materialize_in_destination", 19, older_syntax.tensor_store),
    "tensor.expand_shape": Older("tensor.expand_shape", 19, older_syntax.expand_shape),
    "vector.extract": Older("vector.extract", 18, older_syntax.extract),
    "vector.extractelement": Older("vector.extract", 22, older_syntax.extract_element),
    "vector.insertelement": Older("vector.insert", 22, older_syntax.insert_element),
    "vector.splat": Older("vector.broadcast", 22, older_syntax.splat),
}

ATTRIBUTES: Mapping[str, tuple[str, str, int]] = {
    "tosa.const": ("value", "values", 21),
    "tosa.const_shape": ("value", "values", 21),
}
"""Inherent attributes with a new name: the operation's, the attribute's older and current name, since when."""

AXES: frozenset[str] = frozenset(
    ("tosa.argmax", "tosa.concat", "tosa.reduce_all", "tosa.reduce_any", "tosa.reduce_max", "tosa.reduce_min",
     "tosa.reduce_product", "tosa.reduce_sum", "tosa.reverse")
)  # fmt: skip
"""Operations whose attribute `axis` was an `i64`, and is an `i32` since `AXES_SINCE`."""
AXES_SINCE = 18


_WITHOUT_REGION: Mapping[str, tuple[str, int]] = {"linalg.copy": ("memref.copy", 13)}
"""Operations that had no region once, in generic form: what does the same without one, and since when they have one."""


def without_region(op: Operation, knowledge: Knowledge) -> tuple[str, int] | None:
    """Today's operation for `op`, in generic form and without the region it has today, and since when it has one.

    None for any other, and where today's has another number of operands or results.
    """
    found = _WITHOUT_REGION.get(op.name) if not op.regions else None
    if found is None or knowledge.llvm < found[1]:
        return None
    definition = knowledge.definition(found[0])
    return found if definition is not None and wrong_count(op, definition) is None else None


def older_spelling(name: str) -> Older | None:
    """Today's operation for the one once called `name`; None for a name that never was one, or still is."""
    found = CHANGED.get(name) or RENAMED.get(name)
    if found is None:
        dialect, _, mnemonic = name.partition(".")
        moved = DIALECTS.get(dialect)
        if moved is not None and mnemonic:
            found = Older(f"{moved[0]}.{moved[2].get(mnemonic, mnemonic)}", moved[1])
    return found
