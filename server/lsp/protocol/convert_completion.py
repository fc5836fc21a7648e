"""Completion and signature help between the protocol's types and ours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from lsprotocol import types

from ....ir.records import dataclass
from ....syntax.text.line_index import Encoding, LineIndex
from . import convert

if TYPE_CHECKING:
    from ...features.completion.candidate import Candidate
    from ...features.completion.completion import Completion
    from ...features.completion.signature_help import OperationSignature
    from ...session.session import Snapshot

# By `CandidateKind.value`: what is offered is imported with the first request for it.
_KINDS = {
    "operation": types.CompletionItemKind.Method,
    "dialect": types.CompletionItemKind.Module,
    "value": types.CompletionItemKind.Variable,
    "block": types.CompletionItemKind.Reference,
    "function": types.CompletionItemKind.Function,
    "symbol": types.CompletionItemKind.Constant,
    "type": types.CompletionItemKind.Struct,
    "alias": types.CompletionItemKind.Interface,
    "attribute": types.CompletionItemKind.Property,
    "case": types.CompletionItemKind.EnumMember,
    "keyword": types.CompletionItemKind.Keyword,
}


@dataclass(frozen=True)
class CompletionCapabilities:
    """Completion capabilities announced by the client. Those not mentioned are false."""

    snippets: bool = False
    insert_replace: bool = False
    """It lets the user choose whether the rest of the word is replaced."""
    default_range: bool = False
    """It takes the range once, for all items."""
    adjusts_indentation: bool = False
    markdown: bool = False
    label_details: bool = False
    """It shows details beside a label, which they do not cut."""


def completion_capabilities(client: types.ClientCapabilities) -> CompletionCapabilities:
    text = client.text_document
    given = text.completion if text is not None else None
    if given is None:
        return CompletionCapabilities()
    item = given.completion_item
    lists = given.completion_list
    modes = item.insert_text_mode_support.value_set if item is not None and item.insert_text_mode_support else ()
    formats = (item.documentation_format if item is not None else None) or ()
    return CompletionCapabilities(
        snippets=bool(item is not None and item.snippet_support),
        insert_replace=bool(item is not None and item.insert_replace_support),
        default_range="editRange" in ((lists.item_defaults if lists is not None else None) or ()),
        adjusts_indentation=types.InsertTextMode.AdjustIndentation in modes,
        markdown=types.MarkupKind.Markdown in formats,
        label_details=bool(item is not None and item.label_details_support),
    )


@dataclass(frozen=True)
class SignatureCapabilities:
    """Signature help capabilities announced by the client. Those not mentioned are false."""

    offsets: bool = False
    """It takes the place of a parameter in the label rather than its text."""
    active_parameter: bool = False
    """Each signature may say which of its parameters the cursor is in."""
    markdown: bool = False


def signature_capabilities(client: types.ClientCapabilities) -> SignatureCapabilities:
    text = client.text_document
    given = text.signature_help if text is not None else None
    information = given.signature_information if given is not None else None
    if information is None:
        return SignatureCapabilities()
    parameters = information.parameter_information
    return SignatureCapabilities(
        offsets=bool(parameters is not None and parameters.label_offset_support),
        active_parameter=bool(information.active_parameter_support),
        markdown=types.MarkupKind.Markdown in (information.documentation_format or ()),
    )


def completion_list(snapshot: Snapshot, found: Completion, client: CompletionCapabilities) -> types.CompletionList:
    inserted = convert.range_of(snapshot, found.start, found.cursor)
    replaced = convert.range_of(snapshot, found.start, found.end) if found.end != found.cursor else inserted
    both = client.insert_replace and replaced is not inserted
    defaults = None
    if client.default_range:
        edit_range = types.EditRangeWithInsertReplace(insert=inserted, replace=replaced) if both else inserted
        defaults = types.CompletionItemDefaults(edit_range=edit_range)
    items: list[types.CompletionItem] = []
    for position, candidate in enumerate(found.candidates):
        item = _item(snapshot, candidate, position, client)
        text = candidate.text or candidate.label
        if defaults is not None:
            item.text_edit_text = text if text != candidate.label else None
        elif both:
            item.text_edit = types.InsertReplaceEdit(new_text=text, insert=inserted, replace=replaced)
        else:
            item.text_edit = types.TextEdit(range=inserted, new_text=text)
        items.append(item)
    return types.CompletionList(is_incomplete=found.is_incomplete, items=items, item_defaults=defaults)


def _item(
    snapshot: Snapshot, candidate: Candidate, position: int, client: CompletionCapabilities
) -> types.CompletionItem:
    item = types.CompletionItem(
        label=candidate.label,
        kind=_KINDS[candidate.kind.value],
        detail=candidate.detail or None,
        sort_text=f"{position:03}",
    )
    if client.label_details and candidate.detail:
        # Operands belong to an operation's name, a type is in a column of its own.
        is_signature = candidate.kind.value == "operation"
        item.label_details = types.CompletionItemLabelDetails(
            detail=f" {candidate.detail}" if is_signature else None,
            description=None if is_signature else candidate.detail,
        )
    if candidate.is_snippet:
        item.insert_text_format = types.InsertTextFormat.Snippet
        if "\n" in candidate.text and client.adjusts_indentation:
            item.insert_text_mode = types.InsertTextMode.AdjustIndentation
    if candidate.about:
        item.data = {"uri": snapshot.uri, "about": list(candidate.about)}
    return item


@dataclass(frozen=True)
class Resolved:
    """Identification of a candidate and its file."""

    uri: str
    about: tuple[str, ...]


def resolved(item: types.CompletionItem) -> Resolved | None:
    """The data of `item`; None if it is not one of ours, or is complete."""
    data: object = item.data
    if not isinstance(data, dict):
        return None
    given = cast("dict[str, object]", data)
    uri, about = given.get("uri"), given.get("about")
    if not isinstance(uri, str) or not isinstance(about, Sequence) or isinstance(about, str):
        return None
    return Resolved(uri, tuple(str(part) for part in cast("Sequence[object]", about)))


def markup(text: str, *, markdown: bool) -> types.MarkupContent:
    """Our Markdown, without its marks for an editor that shows none."""
    if markdown:
        return types.MarkupContent(kind=types.MarkupKind.Markdown, value=text)
    plain = text.replace("```mlir\n", "").replace("\n```", "").replace("`", "").replace("**", "")
    return types.MarkupContent(kind=types.MarkupKind.PlainText, value=plain)


def signatures(
    given: Sequence[OperationSignature], encoding: Encoding, client: SignatureCapabilities
) -> types.SignatureHelp | None:
    """None for none. The first is the one that is shown."""
    if not given:
        return None
    shown = [_signature(one, encoding, client) for one in given]
    return types.SignatureHelp(signatures=shown, active_signature=0, active_parameter=given[0].active or 0)


def _signature(
    given: OperationSignature, encoding: Encoding, client: SignatureCapabilities
) -> types.SignatureInformation:
    parameters = [
        types.ParameterInformation(
            label=_place(given.label, one.start, one.end, encoding)
            if client.offsets
            else given.label[one.start : one.end],
            documentation=markup(one.documentation, markdown=client.markdown) if one.documentation else None,
        )
        for one in given.parameters
    ]
    return types.SignatureInformation(
        label=given.label,
        documentation=markup(given.documentation, markdown=client.markdown) if given.documentation else None,
        parameters=parameters,
        active_parameter=given.active if client.active_parameter else None,
    )


def _place(label: str, start: int, end: int, encoding: Encoding) -> tuple[int, int]:
    """Offsets into a label count as columns do."""
    index = LineIndex(label)
    return index.position(start, encoding)[1], index.position(end, encoding)[1]
