"""Memory of operations that were read, counted object by object."""

from __future__ import annotations

import gc
import sys

from bench.programs import program
from pydealloc.ir.gc_control import forget_all
from pydealloc.ir.source import OpSyntax
from pydealloc.ir.walk import walk
from pydealloc.syntax.document.document import parse_document

MOST_BYTES = 350
"""Of an operation with its lists, dictionaries, places and syntax; its uses and results are objects of their own."""


def test_an_operation_holds_few_bytes() -> None:
    # What many share is made first, whatever other tests have left in the caches.
    forget_all()
    parse_document(program(1_000)).leaves()
    ops = [op for leaf in parse_document(program(5_000)).leaves() for root in leaf.operations for op in walk(root)]
    pending: list[object] = [*ops]
    seen: set[int] = set()
    total = 0
    while pending:
        part = pending.pop()
        if id(part) in seen:
            continue
        seen.add(id(part))
        total += sys.getsizeof(part)
        # Values, blocks, types and texts belong to no operation alone.
        parts = gc.get_referents(part)
        pending += [
            one
            for one in parts
            if isinstance(one, (tuple, list, dict, int)) or type(one).__module__ == OpSyntax.__module__
        ]
    assert total / len(ops) <= MOST_BYTES
