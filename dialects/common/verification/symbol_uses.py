"""Uses of symbols: what an operation may reference (`verifySymbolUses` upstream).

How the two have to fit is in `symbol_mismatches`, which is loaded for programs with such uses alone.
"""

from __future__ import annotations

from ....ir.attributes import SymbolRefAttr
from ....ir.graph import Operation
from ....ir.records import dataclass


@dataclass(frozen=True)
class SymbolUse:
    """One kind of reference. `undefined` has `{}` for the name."""

    key: str
    """The attribute with the reference."""
    targets: tuple[str, ...]
    """The operations that may be referenced."""
    undefined: str
    is_bare: bool = False
    """Upstream does not name the operation."""


_OF_GRIDS = (
    "all_gather",
    "all_reduce",
    "all_slice",
    "all_to_all",
    "broadcast",
    "gather",
    "grid_shape",
    "neighbors_linear_indices",
    "process_linear_index",
    "process_multi_index",
    "recv",
    "reduce",
    "reduce_scatter",
    "scatter",
    "send",
    "sharding",
    "shift",
    "update_halo",
)
"""Operations of `shard` that name a grid."""
_GLOBAL = "undefined global: @{}"
SYMBOL_USES = {
    **{
        f"acc.{kind}": SymbolUse(
            "recipe",
            (f"acc.{kind}.recipe",),
            f"expected symbol reference @{{}} to point to a {kind} declaration",
        )
        for kind in ("private", "firstprivate", "reduction")
    },
    "async.call": SymbolUse("callee", ("async.func",), "'{}' does not reference a valid async function"),
    "emitc.call": SymbolUse("callee", ("emitc.func",), "'{}' does not reference a valid function"),
    "emitc.declare_func": SymbolUse("sym_name", ("emitc.func",), "'{}' does not reference a valid function"),
    "emitc.get_field": SymbolUse("field_name", ("emitc.field",), "field '@{}' not found in the class"),
    "emitc.get_global": SymbolUse("name", ("emitc.global",), "'{}' does not reference a valid emitc.global"),
    "llvm.dso_local_equivalent": SymbolUse(
        "function_name",
        ("llvm.func", "llvm.mlir.alias"),
        "must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'",
    ),
    "llvm.mlir.addressof": SymbolUse(
        "global_name",
        ("llvm.mlir.global", "llvm.func", "llvm.mlir.alias", "llvm.mlir.ifunc"),
        "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'",
    ),
    "llvm.mlir.ifunc": SymbolUse("resolver", ("llvm.func", "llvm.mlir.alias"), "must have a function resolver"),
    **{
        f"ml_program.global_{kind}": SymbolUse("global", ("ml_program.global",), _GLOBAL)
        for kind in ("load", "load_const", "load_graph", "store", "store_graph")
    },
    "omp.critical": SymbolUse(
        "name",
        ("omp.critical.declare",),
        "expected symbol reference @{} to point to a critical declaration",
    ),
    **{
        f"shard.{name}": SymbolUse("grid", ("shard.grid",), 'Undefined required grid symbol "{}".', is_bare=True)
        for name in _OF_GRIDS
    },
    "spirv.FunctionCall": SymbolUse(
        "callee", ("spirv.func",), "callee function '{}' not found in nearest symbol table"
    ),
    "spirv.mlir.addressof": SymbolUse("variable", ("spirv.GlobalVariable",), "expected spirv.GlobalVariable symbol"),
    "spirv.mlir.referenceof": SymbolUse(
        "spec_const",
        ("spirv.SpecConstant", "spirv.SpecConstantComposite"),
        "expected spirv.SpecConstant or spirv.SpecConstantComposite symbol",
    ),
    "tosa.variable_read": SymbolUse("name", ("tosa.variable",), "'{}' has not been declared by 'tosa.variable'"),
    "tosa.variable_write": SymbolUse("name", ("tosa.variable",), "'{}' has not been declared by 'tosa.variable'"),
}
"""By operation. Its references are looked up in the nearest symbol table."""


CHECKED_BY_DIALECT = frozenset(
    ("irdl.base", "irdl.parametric", "llvm.blockaddress", "llvm.mlir.global_ctors", "llvm.mlir.global_dtors",
     "omp.loop", "omp.map.info", "omp.parallel", "omp.sections", "omp.simd", "omp.single", "omp.task",
     "omp.taskgroup", "omp.taskloop", "omp.teams", "omp.wsloop", "transform.collect_matching",
     "transform.foreach_match", "transform.include")
)  # fmt: skip
"""Operations with a `SymbolCheck` in `CHECKS` of the module `symbol_uses.py` in their dialect's folder."""
CHECKED_WITH = {"llvm.func": "comdat", "llvm.mlir.global": "comdat"}
"""More of them, which have references only with this attribute."""
LOOKING_OUTSIDE = frozenset(("irdl.base", "irdl.parametric"))
"""Those that look into the table around the nearest one."""


def root_of(op: Operation, key: str) -> str | None:
    """The name that `op` references with the attribute `key`; None for a nested one, or none."""
    value = op.properties.get(key)
    if isinstance(value, SymbolRefAttr):
        return value.root if not value.nested else None
    text = getattr(value, "value", None)
    return text if isinstance(text, str) else None
