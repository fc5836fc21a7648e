"""Code lenses of functions as JSON: what the deallocation pass does to each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from lsprotocol import types

from ....syntax.document.document import Item
from ....syntax.document.segmenter import ItemKind
from ....syntax.parser.fact_cache import FactKey
from ...features.fixes.offer_values import Scope
from ...features.ownership.display_memory import Memory, lenses_of
from ...features.ownership.lens_values import CodeLens, moved_lens
from ...features.ownership.plans import plans_of
from ...session.snapshot import Snapshot, View
from .convert import range_of
from .item_json import ItemJsonKey, json_of_item
from .methods import INSERT_COMMAND, STAGES_COMMAND

_LENSES: ItemJsonKey = FactKey("code lenses in JSON")


def code_lenses(view: View, memory: Memory[CodeLens] | None = None) -> Iterator[str]:
    """Those of each item, in text order; empty for an item without. While one has errors, they come from `memory`."""
    snapshot, document = view.snapshot, view.document
    plan = plans_of(view.plan_options).buffers
    for item in document.leaves():
        if item.kind is not ItemKind.OPERATIONS:
            continue
        found = lenses_of(memory, document, item, partial(plan.lenses, document, item))
        if not found:
            continue

        def make(item: Item, found: tuple[CodeLens, ...] = found) -> list[types.CodeLens]:
            moved = (moved_lens(lens, item.start) for lens in found)
            return [each for lens in moved for each in code_lens(snapshot, lens)]

        input_ = (found, snapshot.uri, snapshot.version is None)
        yield json_of_item(view, item, _LENSES, input_, make, is_versioned=True)


def code_lens(snapshot: Snapshot, lens: CodeLens) -> Iterator[types.CodeLens]:
    """The lenses of a function: counts, then the command."""
    place = range_of(snapshot, lens.start, lens.end)
    yield types.CodeLens(range=place, command=types.Command(title=lens.title, command="", tooltip=lens.tooltip or None))
    if lens.can_insert:
        argument: dict[str, object] = {
            "uri": snapshot.uri,
            "version": snapshot.version,
            "scope": Scope.FUNCTION.value,
            "offset": lens.offset,
        }
        title = "Insert deallocations"
        yield types.CodeLens(
            range=place, command=types.Command(title=title, command=INSERT_COMMAND, arguments=[argument])
        )
    shown = types.Command(title="Show stages", command=STAGES_COMMAND, arguments=[{"uri": snapshot.uri}])
    yield types.CodeLens(range=place, command=shown)
