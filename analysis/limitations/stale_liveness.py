"""Results of operations with regions that another block needs: LLVM 22 reads freed memory there.

Its ownership pass rebuilds each operation with regions, and queries a liveness computed before with erased results:
llvm-project#119863, fixed after LLVM 22. Buffers need not be involved.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.graph import Operation, Value
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..spans import inventory_of, name_span, note_at, readable_functions

CODE = "llvm22-stale-liveness"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    if not inventory_of(item).has_branches:
        return []
    return [found for function in readable_functions(item) for found in _in_function(function, knowledge)]


def _in_function(function: Operation, knowledge: Knowledge) -> Iterator[Finding]:
    for op in walk(function):
        region = op.parent_region
        if op is function or not op.results or not op.regions or region is None or len(region.blocks) < 2:
            continue
        if knowledge.region_branch(op) is None and not knowledge.has_interface(op, "RegionBranchOpInterface"):
            continue
        for result in op.results:
            user = _user_in_other_block(result, op)
            if user is not None:
                start, end = name_span(op)
                message = (
                    "LLVM 22 may crash in the ownership pass, or free what is still needed, because a result of "
                    f"`{op.name}` is used in another block (llvm/llvm-project#119863)"
                )
                notes = (note_at(user, "the result is used here"),)
                way_out = (
                    "pass the result to that block as an argument, or use a later LLVM; the pass here gets it right"
                )
                yield Finding(CODE, Severity.INFORMATION, start, end, message, notes, way_out)
                break


def _user_in_other_block(result: Value, op: Operation) -> Operation | None:
    for user in result.users:
        if user.parent is op.parent or user.parent is None or op.parent_region is None:
            continue
        home = user.parent.ancestor_in(op.parent_region)
        if home is not None and home is not op.parent:
            return user
    return None
