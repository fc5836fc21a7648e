"""Between the protocol's types and ours, for the shape of a text: colours, folds, selections, links."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from lsprotocol import types

from ....syntax.parser.fact_cache import FactKey
from ...features.lookup.node_at import Span
from ...features.navigation.document_links import DocumentLink
from ...features.navigation.linked_editing import NAME
from ...features.structure import semantic_tokens
from ...features.structure.folding import Fold, FoldKind, folding, folds_beside, folds_in
from ...session.session import Snapshot, View
from .convert import range_of
from .item_json import ItemJsonKey, json_of, json_of_item, listed
from .pygls_adapter import JsonText

_FOLDS: ItemJsonKey = FactKey("folds in JSON")
_FOLD_KINDS = {
    FoldKind.CODE: None,
    FoldKind.COMMENT: types.FoldingRangeKind.Comment,
    FoldKind.PART: types.FoldingRangeKind.Region,
}


def token_edit(given: semantic_tokens.TokensEdit) -> types.SemanticTokensEdit:
    return types.SemanticTokensEdit(start=given.start, delete_count=given.removed, data=given.data)


def folding_ranges(view: View, *, whole_lines: bool, most: int) -> list[types.FoldingRange] | JsonText:
    """Those of the whole text; `most`: so many, the longest; 0 for all, whose JSON is kept with the items."""
    snapshot, document = view.snapshot, view.document
    lines = snapshot.lines

    def ranges(folds: Iterable[Fold]) -> list[types.FoldingRange]:
        found = (folding_range(snapshot, fold, whole_lines=whole_lines) for fold in folds)
        return [each for each in found if each is not None]

    if most:
        return ranges(folding(document, lines, most=most))
    inside = (
        json_of_item(view, item, _FOLDS, whole_lines, lambda item: ranges(folds_in(item, lines)))
        for item in document.leaves()
    )
    return listed([json_of(ranges(folds_beside(document, lines))), *inside])


def folding_range(snapshot: Snapshot, fold: Fold, *, whole_lines: bool) -> types.FoldingRange | None:
    """None where nothing is left to hide for an editor that hides whole lines: that of the closing bracket stays."""
    kind = _FOLD_KINDS[fold.kind]
    if whole_lines:
        end_line = fold.end_line - fold.is_closed_below
        return types.FoldingRange(start_line=fold.line, end_line=end_line, kind=kind) if end_line > fold.line else None
    return types.FoldingRange(
        start_line=fold.line,
        start_character=snapshot.position(fold.start)[1],
        end_line=fold.end_line,
        end_character=snapshot.position(fold.end)[1],
        kind=kind,
    )


def selection_range(snapshot: Snapshot, spans: Iterable[Span]) -> types.SelectionRange:
    """`spans`: from the smallest to the largest, at least one."""
    found: types.SelectionRange | None = None
    for span in reversed(list(spans)):
        found = types.SelectionRange(range=range_of(snapshot, *span), parent=found)
    assert found is not None
    return found


def document_link(snapshot: Snapshot, link: DocumentLink) -> types.DocumentLink:
    """`target_of` its data is where it leads."""
    return types.DocumentLink(
        range=range_of(snapshot, link.start, link.end),
        tooltip=link.path,
        data={"path": link.path, "line": link.line, "column": link.column},
    )


def target_of(data: object) -> str | None:
    """The uri that the data of `document_link` says; None for other data."""
    if not isinstance(data, dict):
        return None
    given: dict[object, object] = {**data}
    path, line, column = (given.get(name) for name in ("path", "line", "column"))
    if not isinstance(path, str) or not isinstance(line, int) or not isinstance(column, int):
        return None
    place = f"#L{line},{column}" if line and column else f"#L{line}" if line else ""
    return Path(path).as_uri() + place


def linked_ranges(snapshot: Snapshot, spans: Iterable[Span]) -> types.LinkedEditingRanges | None:
    ranges = [range_of(snapshot, *span) for span in spans]
    return types.LinkedEditingRanges(ranges=ranges, word_pattern=NAME) if ranges else None
