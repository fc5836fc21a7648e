"""Runs of One-Shot Bufferize on a copy of some functions, up to the point where copies are in the program."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from ....ir.graph import Operation
from ....ir.records import dataclass, replace
from ....ir.walk import walk
from ....ods.bufferization.interface import Unbufferizable
from ....ods.knowledge import Knowledge
from ....passes.bufferize.options import BufferizeOptions
from ....syntax.document.document import Item, ParsedChunk
from ..item_errors import assemble_finished

if TYPE_CHECKING:
    from ....passes.bufferize.analysis import OneShotState
    from ....passes.bufferize.driver import OneShot


@dataclass(eq=False)
class BufferizationRun:
    """`functions`: the copies of those of one item, in text order; `origin` leads to the author's."""

    shot: OneShot
    state: OneShotState
    functions: Sequence[Operation]


def run_with_copies(
    item: Item, chunk: ParsedChunk, knowledge: Knowledge, options: BufferizeOptions
) -> BufferizationRun:
    """A run for `item`, which is in `chunk` with the functions that it calls.

    Raises:
        Unbufferizable: the pass refuses, for an operation of the copy.
    """
    assembled = assemble_finished(chunk, knowledge)
    own = [top for top, source in assembled.sources.items() if source is item]
    return run_on(assembled.root, own, knowledge, options)


def run_on(
    module: Operation, tops: Sequence[Operation], knowledge: Knowledge, options: BufferizeOptions
) -> BufferizationRun:
    """A run on `module` itself, about the functions in `tops`. Raises as `run_with_copies` does."""
    # What is refused for operations that stay on tensors is planned, too: decisions are the same.
    shot = _one_shot()(module, replace(options, allow_unknown_ops=True), knowledge)
    state, errors = shot.analyze()
    if errors:
        raise Unbufferizable(errors[0].message, errors[0].op)
    shot.insert_copies(state)
    functions = [op for top in tops for op in walk(top) if knowledge.has_interface(op, "FunctionOpInterface")]
    return BufferizationRun(shot, state, functions)


def operations_of(module: Operation) -> list[Operation]:
    """The operations directly in `module`."""
    return [op for region in module.regions for block in region.blocks for op in block.ops]


@cache
def _one_shot() -> type[OneShot]:
    # Loaded here: the editor needs this module in any case, and the pass for programs with tensors alone.
    from ....passes.bufferize.driver import OneShot

    return OneShot
