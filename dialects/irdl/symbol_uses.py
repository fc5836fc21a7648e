"""References of `irdl` to types and attributes, by the names of their dialects (`verifySymbolUses` upstream)."""

from __future__ import annotations

from ...ir.attributes import SymbolRefAttr
from ...ir.graph import Operation
from ...ods.verification.op_parts import is_opaque, string
from ..common.verification.symbol_faults import Lookup, SymbolCheck, SymbolFault
from . import ops as irdl


def _check(key: str) -> SymbolCheck:
    """`key`: the attribute with the reference."""

    def check(op: Operation, lookup: Lookup) -> SymbolFault | None:
        name = op.properties.get(key)
        if not isinstance(name, SymbolRefAttr) or "base_name" in op.properties:
            # With both, the operation itself is wrong.
            return None
        found = lookup(SymbolRefAttr(name.root))
        for inner_name in name.nested:
            regions = found.regions if found is not None else ()
            inside = [inner for region in regions for block in region.blocks for inner in block.ops]
            if any(map(is_opaque, inside)):
                return None
            found = next((inner for inner in inside if string(inner, "sym_name") == inner_name), None)
        if found is None:
            return SymbolFault(f"symbol '{name}' not found", is_undefined=True)
        if found.name in (irdl.TypeOp.NAME, irdl.AttributeOp.NAME):
            return None
        words = f"symbol '{name}' does not refer to a type or attribute definition (refers to '{found.name}')"
        return SymbolFault(words)

    return check


CHECKS: dict[str, SymbolCheck] = {"irdl.base": _check("base_ref"), "irdl.parametric": _check("base_type")}
