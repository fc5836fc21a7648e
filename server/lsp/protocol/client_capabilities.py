"""Client capabilities, from `initialize`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from lsprotocol import types

from ....syntax.text.line_index import Encoding
from ...session.client_capabilities import ClientCapabilities


def client_capabilities(client: types.ClientCapabilities) -> ClientCapabilities:
    text = client.text_document or types.TextDocumentClientCapabilities()
    workspace = client.workspace or types.WorkspaceClientCapabilities()
    actions = text.code_action or types.CodeActionClientCapabilities()
    resolved = actions.resolve_support.properties if actions.resolve_support is not None else ()
    diagnostics = text.publish_diagnostics
    formats = (text.hover.content_format if text.hover is not None else None) or ()
    outline = text.document_symbol
    watched = workspace.did_change_watched_files
    edits = workspace.workspace_edit
    operations = (edits.resource_operations if edits is not None else None) or ()
    folding, tokens = text.folding_range, text.semantic_tokens
    sought = workspace.symbol.resolve_support if workspace.symbol is not None else None
    coloured = workspace.semantic_tokens
    hinted = text.inlay_hint.resolve_support if text.inlay_hint is not None else None
    lenses, window = workspace.code_lens, client.window or types.WindowClientCapabilities()
    hints, configured = workspace.inlay_hint, workspace.did_change_configuration
    return ClientCapabilities(
        related_information=bool(diagnostics is not None and diagnostics.related_information),
        code_action_disabled_support=bool(actions.disabled_support),
        code_action_resolve_edit=bool(actions.data_support) and "edit" in resolved,
        code_action_literal_support=actions.code_action_literal_support is not None,
        document_changes=bool(edits is not None and edits.document_changes),
        change_annotations=bool(edits is not None and edits.document_changes and edits.change_annotation_support),
        resource_operation_create=types.ResourceOperationKind.Create in operations,
        hierarchical_document_symbols=bool(outline is not None and outline.hierarchical_document_symbol_support),
        markdown=types.MarkupKind.Markdown in formats,
        workspace_configuration=bool(workspace.configuration),
        did_change_configuration_registration=bool(configured is not None and configured.dynamic_registration),
        did_change_watched_files_registration=bool(watched is not None and watched.dynamic_registration),
        line_folding_only=bool(folding is not None and folding.line_folding_only),
        folding_range_limit=(folding.range_limit if folding is not None else None) or 0,
        semantic_tokens_range=bool(tokens is not None and tokens.requests.range),
        augments_syntax_tokens=bool(tokens is not None and tokens.augments_syntax_tokens),
        semantic_tokens_refresh=bool(coloured is not None and coloured.refresh_support),
        server_status_notification=_is_experimental(client, "serverStatusNotification"),
        workspace_symbol_resolve="location.range" in (sought.properties if sought is not None else ()),
        code_lens_refresh=bool(lenses is not None and lenses.refresh_support),
        work_done_progress=bool(window.work_done_progress),
        show_document=bool(window.show_document is not None and window.show_document.support),
        inlay_hint_refresh=bool(hints is not None and hints.refresh_support),
        inlay_hint_resolve_tooltip="tooltip" in (hinted.properties if hinted is not None else ()),
        text_document_content=workspace.text_document_content is not None,
        pull_diagnostics=text.diagnostic is not None,
        diagnostics_refresh=bool(workspace.diagnostics is not None and workspace.diagnostics.refresh_support),
    )


def _is_experimental(client: types.ClientCapabilities, name: str) -> bool:
    """Whether `name` is true among what no version of the protocol knows."""
    given: object = client.experimental
    if isinstance(given, Mapping):
        return cast("Mapping[str, object]", given).get(name) is True
    # The library makes objects with fields of what it does not know.
    return getattr(given, name, None) is True


def position_encoding(kind: types.PositionEncodingKind | str | None) -> Encoding:
    """UTF-16 when the editor and the protocol library agreed on nothing else."""
    value = kind.value if isinstance(kind, types.PositionEncodingKind) else kind
    return Encoding(value) if value in {known.value for known in Encoding} else Encoding.UTF16
