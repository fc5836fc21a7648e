"""Dialect conversion, as far as upstream folds during it: every operation without a conversion is folded.

A side effect of mlir/lib/Transforms/Utils/DialectConversion.cpp (`legalizeWithFold`): operations of dialects that the
conversion neither produces nor forbids. Wanted only where LLVM's output is to be reproduced: people who convert one
operation do not expect others to change.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.builder import Rewriter
from ...ir.graph import Operation
from ...ir.walk import walk
from ...ods.folding import Folding
from ...ods.knowledge import Knowledge
from ...ods.rewriting import Defects, FoldResult


def fold_the_rest(root: Operation, knowledge: Knowledge, legal: frozenset[str], defects: Defects) -> bool:
    """Fold the operations inside `root` whose dialect is not in `legal`; whether anything changed."""
    folding = Folding(knowledge, defects)
    rewriter = Rewriter()
    changed = False
    for op in list(walk(root)):
        if op is root or op.parent is None or op.dialect in legal or folding.is_constant(op):
            continue
        while (results := folding.fold(op)) is not None:
            if results:
                changed = _replace(op, results, legal, folding, rewriter) or changed
                break
            changed = True
    return changed


def _replace(
    op: Operation, results: Sequence[FoldResult], legal: frozenset[str], folding: Folding, rewriter: Rewriter
) -> bool:
    """False when a constant could not be made, or not of a legal dialect; nothing has changed then."""
    values = folding.replacements(rewriter, op, results, legal)
    if values is None:
        return False
    rewriter.replace(op, values)
    return True
