"""Program parts: the functions of a chunk in groups, so that passes can change one group without the others.

The others are represented by stand-ins, which have the name, the type and the attributes of a function, and a body
without operations. `Pass.reach` says of which passes the result is the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.cloning import clone_all
from ...ir.graph import Operation
from ...ir.records import dataclass
from ...ods.knowledge import Knowledge
from ...passes.pass_manager.pipelines import Step
from ...passes.pass_manager.set_apart import without_contents
from ...syntax.document.assembled import Assembled
from ...syntax.document.document import Document, Item, ParsedChunk
from ...syntax.printer.item_contents import contents_of
from ...syntax.printer.minimal_edits import edits_of_items
from ...syntax.text.edits import TextEdit
from .checked_results import fault_in
from .refusals import unwritable_of
from .transform import PlacedNotice, run_with_notices

_Contents = Sequence[tuple[Item, Sequence[Operation]]]


@dataclass(frozen=True)
class ChangedPart:
    """Edits of the document's text that passes make of a part, in order."""

    edits: tuple[TextEdit, ...]
    notices: tuple[tuple[PlacedNotice, ...], ...]
    """For each of the steps."""


class ProgramParts:
    """The operations directly in the module of a chunk, in `count` groups of neighbours or fewer."""

    def __init__(self, document: Document, program: Assembled, contents: _Contents, count: int) -> None:
        self._document = document
        self._program = program
        self._block = program.root.regions[0].blocks[0]
        self._operations = list(self._block.ops)
        self._stand_ins = {op: _stand_in(op) for op in self._operations}
        self._last = contents[-1][0]
        size = -(-len(contents) // count)
        self._groups = [contents[start : start + size] for start in range(0, len(contents), size)]

    def __len__(self) -> int:
        return len(self._groups)

    def changed(self, number: int, steps: Sequence[Step]) -> ChangedPart | None:
        """Run `steps` on a group, which can be done once. None where the whole program has to say what happens."""
        root, knowledge = self._program.root, self._document.knowledge
        group = self._groups[number]
        mine = {op for _, operations in group for op in operations}
        inside = [op if op in mine else self._stand_ins[op] for op in self._operations]
        for op in list(self._block.ops):
            op.detach()
        for op in inside:
            self._block.append(op)
        notices: list[tuple[PlacedNotice, ...]] = []
        for step in steps:
            results, seen = run_with_notices((step,), self._program, knowledge)
            if results and results[-1].result.refusals:
                return None
            notices.append(tuple(seen))
        after = list(self._block.ops)
        added = after[len(inside) :]
        if after[: len(inside)] != inside or unwritable_of(root):
            return None
        unmodified: set[Operation] = set()
        edits = (*edits_of_items(self._document.text, root, group, knowledge, unmodified), *self._edits_for(added))
        if edits and fault_in([*mine, *added], root, knowledge, unmodified) is not None:
            return None
        return ChangedPart(edits, tuple(notices))

    def _edits_for(self, added: Sequence[Operation]) -> list[TextEdit]:
        """Those that write operations at the end of the module, where the last item is as it was."""
        if not added:
            return []
        before = clone_all(self._last.parsed.block.ops)
        contents = [(self._last, [*before, *added])]
        return edits_of_items(self._document.text, self._program.root, contents, self._document.knowledge)


def parts_of(document: Document, chunk: ParsedChunk, program: Assembled, count: int) -> ProgramParts | None:
    """None where the program, as passes have left it, is more than functions and symbols with a text of their own."""
    regions = program.root.regions
    if len(regions) != 1 or len(regions[0].blocks) != 1:
        return None
    operations = list(regions[0].blocks[0].ops)
    contents = [(item, inside) for item, inside in contents_of(program, chunk) if inside]
    has_texts = sum(len(inside) for _, inside in contents) == len(operations)
    if not has_texts or not all(_is_apart(op, document.knowledge) for op in operations):
        return None
    return ProgramParts(document, program, contents, count) if len(contents) > 1 else None


def _is_apart(op: Operation, knowledge: Knowledge) -> bool:
    """Whether `op` is a function, or a symbol without contents."""
    if op.operands or op.results or op.origin is None:
        return False
    if not op.regions:
        return op.attribute("sym_name") is not None
    return knowledge.is_function_like(op) and knowledge.has_trait(op, "IsolatedFromAbove")


def _stand_in(op: Operation) -> Operation:
    """`op` without the operations in it; itself where it has none."""
    return without_contents(op) if any(region.blocks for region in op.regions) else op
