"""Constant pool: equal constants are merged at the start of the region that isolates them.

Follows OperationFolder (mlir/lib/Transforms/Utils/FoldUtils.cpp): which of several is kept and where it goes decide
the order in which constants are in the result.
"""

from __future__ import annotations

from ...ir.base import Attribute, Type
from ...ir.builder import Rewriter
from ...ir.graph import Block, Operation, Region
from ...ods.constants import normalized
from ...ods.folding import Folding

_Key = tuple[str, Attribute, Type]


class ConstantPool:
    """The constants seen so far, by the region they live in. Valid for one walk over the program."""

    def __init__(self, rewriter: Rewriter, folding: Folding) -> None:
        self._rewriter = rewriter
        self._folding = folding
        self._scopes: dict[Region, dict[_Key, Operation]] = {}
        self._owned: set[Operation] = set()
        self.has_changes = False
        """Whether a constant was moved or merged."""

    def keep(self, op: Operation) -> bool:
        """Whether `op` is still there: True for what is no constant or the first of its value, which may move."""
        value = self._folding.constant_of_operation(op)
        if value is None or op.parent is None:
            return True
        region = self._insertion_region(op.parent)
        known = self._scopes.setdefault(region, {})
        key = (op.dialect, normalized(value), op.results[0].type)
        existing = known.get(key)
        if existing is not None:
            self.has_changes = True
            self._rewriter.replace(op, existing.results)
            return False
        front = region.blocks[0]
        if op.parent is not front or (op.prev is not None and op.prev not in self._owned):
            self.has_changes = True
            op.detach()
            front.prepend(op)
        known[key] = op
        self._owned.add(op)
        return True

    def _insertion_region(self, block: Block) -> Region:
        """The region of the nearest operation around that is isolated, not registered, or outermost."""
        while True:
            region = block.parent
            assert region is not None
            parent = region.parent
            definition = self._folding.knowledge.definition(parent.name)
            if parent.parent is None or definition is None or "IsolatedFromAbove" in definition.traits:
                return region
            block = parent.parent
