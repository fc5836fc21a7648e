"""Linked editing: a block's label and the branches to it, which change together while its name is typed."""

from __future__ import annotations

from ....syntax.document.document import Document
from ....syntax.document.segmenter import ItemKind
from ...facts.refusals import in_document
from ..lookup.node_at import Span, local_offset
from ..lookup.values import mentions_of_block, named_at

NAME = r"[A-Za-z0-9_$.\-]+"
"""Characters of a block name."""


def linked_editing(document: Document, offset: int) -> list[Span]:
    """The names, without `^`, in text order; none where no block is named."""
    item = document.item_at(offset)
    if item is None or item.kind is ItemKind.ALIAS:
        return []
    named = named_at(item, local_offset(item, offset), document.knowledge)
    if named is None or named.block is None or named.block.span is None:
        return []
    spans = [in_document(item, (each.start + 1, each.end)) for each in mentions_of_block(item, named.block)]
    return spans if any(start - 1 <= offset <= end for start, end in spans) else []
