"""Client capabilities: what the editor announced with `initialize`, as plain values under the protocol's names."""

from __future__ import annotations

from ...ir.records import dataclass


@dataclass(frozen=True)
class ClientCapabilities:
    """False, or 0, for everything that the client did not announce.

    Each is the capability of the protocol that has this name; the client object is named where that is not obvious.
    """

    related_information: bool = False
    """`textDocument.publishDiagnostics`."""
    code_action_disabled_support: bool = False
    """It shows actions that do not apply, with the reason."""
    code_action_resolve_edit: bool = False
    """`codeAction/resolve` gets the edit, with the action's `data`."""
    code_action_literal_support: bool = False
    """It takes `CodeAction` values, not only commands."""
    document_changes: bool = False
    """`workspace.workspaceEdit`: edits with the versions of documents."""
    change_annotations: bool = False
    """`workspace.workspaceEdit`: it shows edits that need confirmation before it makes them."""
    resource_operation_create: bool = False
    """`workspace.workspaceEdit`: edits may create files."""
    hierarchical_document_symbols: bool = False
    """It shows an outline as a tree."""
    markdown: bool = False
    """`textDocument.hover`."""
    workspace_configuration: bool = False
    """It answers `workspace/configuration`."""
    did_change_configuration_registration: bool = False
    """It sends changes of its configuration only after a dynamic registration."""
    did_change_watched_files_registration: bool = False
    """It can watch files, after a dynamic registration."""
    inlay_hint_refresh: bool = False
    inlay_hint_resolve_tooltip: bool = False
    """`inlayHint/resolve` gets the tooltip, when the user points at a hint."""
    text_document_content: bool = False
    """It asks for the texts of documents that only the server has (`workspace/textDocumentContent`)."""
    pull_diagnostics: bool = False
    """It asks for diagnostics (`textDocument/diagnostic`), so they are not published."""
    diagnostics_refresh: bool = False
    line_folding_only: bool = False
    """It folds whole lines only."""
    folding_range_limit: int = 0
    """The maximum number of folding ranges of a file; 0: unlimited."""
    semantic_tokens_range: bool = False
    """It asks for the semantic tokens of a visible range."""
    semantic_tokens_refresh: bool = False
    augments_syntax_tokens: bool = False
    """It highlights comments, strings and numbers by its own grammar, and semantic tokens on top of that."""
    code_lens_refresh: bool = False
    work_done_progress: bool = False
    """`window`: it shows progress that the server has created."""
    show_document: bool = False
    """`window`: it opens a document at the server's request."""
    server_status_notification: bool = False
    """`experimental`: it shows the server's health (`experimental/serverStatus`, from rust-analyzer)."""
    workspace_symbol_resolve: bool = False
    """`workspaceSymbol/resolve` gets the range of a symbol, when the user goes there."""
