"""Minimal edits: a changed program as edits of its text. Invariants:

* An operation leads back through `origin` to the operation it was read as. If both are the same, its text stays byte
  for byte, comments and blanks around it included.
* If only names of operands differ, they are exchanged in place.
* Everything else is printed anew, in the user's indentation and line ends.
* An item that could not be read to its end keeps its text.
* The edits are in text order and do not overlap; the text after them is a program equal to the changed one.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from ...ir.graph import Operation
from ...ods.knowledge import Knowledge
from ..document.assembled import Assembled
from ..document.document import Item, ParsedChunk
from ..parser.parser_state import ParsedItem
from ..text.edits import TextEdit
from ..text.line_index import line_end_near, with_line_ends
from .item_contents import contents_of
from .minimal_printer import MinimalPrinter
from .module_edits import edits_of_modules, margin_before, whole_lines
from .output import edits_of_parts
from .ssa_names import Names


def edits_of(
    text: str,
    assembled: Assembled,
    chunk: ParsedChunk,
    knowledge: Knowledge,
    only: Item | None = None,
    untouched: Container[ParsedItem] = (),
    unmodified: set[Operation] | None = None,
) -> list[TextEdit]:
    """The edits of `text`, the document's, for the changes of `assembled.root`, in text order.

    Args:
        only: the item that they are wanted of; None: all.
        untouched: items that nothing has changed, and whose text stays even where it would be written otherwise.
        unmodified: gets operations without regions that keep their text, and so attributes and types.
    """
    printer = MinimalPrinter(knowledge, Names(assembled.root, knowledge), unmodified)
    new_line = line_end_near(text, chunk.start)
    contents = [(item, ops) for item, ops in contents_of(assembled, chunk) if only is None or item is only]
    edits = _edits_of_items(text, contents, printer, new_line, untouched)
    if only is None:
        edits.extend(edits_of_modules(text, assembled, chunk, printer.standalone, new_line))
    return sorted(edits, key=lambda edit: (edit.start, edit.end))


def edits_of_items(
    text: str,
    root: Operation,
    contents: Iterable[tuple[Item, Sequence[Operation]]],
    knowledge: Knowledge,
    unmodified: set[Operation] | None = None,
) -> list[TextEdit]:
    """Of the edits of `text` those inside of some items of one chunk, in their order.

    Args:
        contents: items, each with what has become of its operations in `root`.
        unmodified: as for `edits_of`.
    """
    printer = MinimalPrinter(knowledge, Names(root, knowledge), unmodified)
    items = list(contents)
    return _edits_of_items(text, items, printer, line_end_near(text, items[0][0].start)) if items else []


def _edits_of_items(
    text: str,
    contents: Iterable[tuple[Item, Sequence[Operation]]],
    printer: MinimalPrinter,
    new_line: str,
    untouched: Container[ParsedItem] = (),
) -> list[TextEdit]:
    edits: list[TextEdit] = []
    for item, operations in contents:
        start = item.start
        margin = margin_before(text, start)
        if item.has_errors or item.parsed in untouched:
            # Its text says more than its operations, and nothing has changed these.
            printed = "".join(printer.standalone(op, margin) for op in operations if op.origin is None)
            edits += [TextEdit(item.end, item.end, with_line_ends(printed, new_line))] if printed else []
            continue
        source = item.parsed.source
        parts = printer.item(item, operations, margin)
        for edit in edits_of_parts(parts, source):
            found = TextEdit(start + edit.start, start + edit.end, with_line_ends(edit.text, new_line))
            edits.append(found if found.text else whole_lines(text, found, edits[-1].end if edits else 0))
    return edits
