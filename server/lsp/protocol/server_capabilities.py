"""Server capabilities: the methods and options that the answer to `initialize` announces.

That answer is sent before the handlers are loaded: `register_placeholders` registers a placeholder for each method,
from which pygls makes the capabilities. A test compares the methods with the handlers.
"""

from __future__ import annotations

from typing import Any

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from ...features.lookup.token_legend import MODIFIERS, TYPES
from ...io.uris import RUN_SCHEME, STAGE_SCHEME

SOURCE = "pydealloc"
INSERT_KIND = "refactor.rewrite.ownership"
FIX_ALL_KIND = "source.fixAll.pydealloc"
INSERT_COMMAND = "pydealloc.insertDeallocations"
STAGES_COMMAND = "pydealloc.showStages"
RUN_COMMAND = "pydealloc.run"
COMMANDS = (INSERT_COMMAND, STAGES_COMMAND, RUN_COMMAND)

_PLAIN = (
    types.INITIALIZED,
    types.SHUTDOWN,
    types.TEXT_DOCUMENT_DID_OPEN,
    types.TEXT_DOCUMENT_DID_CHANGE,
    types.TEXT_DOCUMENT_DID_CLOSE,
    types.WORKSPACE_DID_CHANGE_CONFIGURATION,
    types.WORKSPACE_DID_CHANGE_WATCHED_FILES,
    types.TEXT_DOCUMENT_HOVER,
    types.INLAY_HINT_RESOLVE,
    types.TEXT_DOCUMENT_FORMATTING,
    types.TEXT_DOCUMENT_RANGES_FORMATTING,
    types.CODE_ACTION_RESOLVE,
    types.TEXT_DOCUMENT_CODE_LENS,
    types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL_DELTA,
    types.TEXT_DOCUMENT_SEMANTIC_TOKENS_RANGE,
    types.TEXT_DOCUMENT_FOLDING_RANGE,
    types.TEXT_DOCUMENT_SELECTION_RANGE,
    types.DOCUMENT_LINK_RESOLVE,
    types.TEXT_DOCUMENT_LINKED_EDITING_RANGE,
    types.TEXT_DOCUMENT_DEFINITION,
    types.TEXT_DOCUMENT_IMPLEMENTATION,
    types.TEXT_DOCUMENT_DECLARATION,
    types.TEXT_DOCUMENT_TYPE_DEFINITION,
    types.TEXT_DOCUMENT_REFERENCES,
    types.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT,
    types.TEXT_DOCUMENT_PREPARE_RENAME,
    types.TEXT_DOCUMENT_PREPARE_CALL_HIERARCHY,
    types.CALL_HIERARCHY_INCOMING_CALLS,
    types.CALL_HIERARCHY_OUTGOING_CALLS,
    types.TEXT_DOCUMENT_DOCUMENT_SYMBOL,
    types.WORKSPACE_SYMBOL_RESOLVE,
    types.COMPLETION_ITEM_RESOLVE,
    types.WORKSPACE_DIAGNOSTIC,
    "pydealloc/stage",
    "pydealloc/stages",
    "pydealloc/stagePosition",
    "pydealloc/runOutput",
    "pydealloc/picture",
    "pydealloc/explain",
    "pydealloc/runLines",
    "pydealloc/genericForm",
    "mlir/convertFromBytecode",
    "mlir/convertToBytecode",
)
"""Methods without options."""


def methods() -> dict[str, Any]:
    """All methods that have a handler, each with its options or None: the only place that states these."""
    files = types.FileOperationRegistrationOptions(
        filters=[types.FileOperationFilter(pattern=types.FileOperationPattern(glob="**/*.mlir"), scheme="file")]
    )
    kinds = [INSERT_KIND, types.CodeActionKind.QuickFix, FIX_ALL_KIND]
    return {
        **dict.fromkeys(_PLAIN),
        types.TEXT_DOCUMENT_INLAY_HINT: types.InlayHintOptions(resolve_provider=True),
        types.TEXT_DOCUMENT_RANGE_FORMATTING: types.DocumentRangeFormattingOptions(ranges_support=True),
        types.TEXT_DOCUMENT_ON_TYPE_FORMATTING: types.DocumentOnTypeFormattingOptions(
            first_trigger_character="}", more_trigger_character=["\n"]
        ),
        types.TEXT_DOCUMENT_CODE_ACTION: types.CodeActionOptions(code_action_kinds=kinds, resolve_provider=True),
        types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL: types.SemanticTokensLegend(
            token_types=list(TYPES), token_modifiers=list(MODIFIERS)
        ),
        types.TEXT_DOCUMENT_DOCUMENT_LINK: types.DocumentLinkOptions(resolve_provider=True),
        types.TEXT_DOCUMENT_RENAME: types.RenameOptions(prepare_provider=True),
        types.WORKSPACE_SYMBOL: types.WorkspaceSymbolOptions(resolve_provider=True),
        types.WORKSPACE_DID_CREATE_FILES: files,
        types.WORKSPACE_DID_DELETE_FILES: files,
        types.WORKSPACE_DID_RENAME_FILES: files,
        # No space: after one an editor would ask all the time, mostly for nothing.
        types.TEXT_DOCUMENT_COMPLETION: types.CompletionOptions(
            trigger_characters=["%", "@", "^", "!", "#", ".", ":", "<"], resolve_provider=True
        ),
        types.TEXT_DOCUMENT_SIGNATURE_HELP: types.SignatureHelpOptions(
            trigger_characters=["(", ",", "["], retrigger_characters=[",", ":", " "]
        ),
        types.WORKSPACE_TEXT_DOCUMENT_CONTENT: types.TextDocumentContentOptions(schemes=[STAGE_SCHEME, RUN_SCHEME]),
        types.TEXT_DOCUMENT_DIAGNOSTIC: types.DiagnosticOptions(
            identifier=SOURCE, inter_file_dependencies=False, workspace_diagnostics=True
        ),
    }


def register_placeholders(server: LanguageServer) -> None:
    """Register a placeholder for each handler, so that pygls announces all of them."""
    for method, options in methods().items():
        server.feature(method, options)(_placeholder(method))
    for command in COMMANDS:
        server.command(command)(_placeholder(command))


def unregister_placeholders(server: LanguageServer) -> None:
    """Remove the placeholders, before the handlers are registered."""
    manager: Any = server.protocol.fm
    manager.features.clear()
    manager.feature_options.clear()
    manager.commands.clear()


def complete_capabilities(has: types.ServerCapabilities) -> None:
    """Add to the capabilities that pygls has made: virtual documents, and `workDoneProgress` for requests that may read
    many files, or long ones."""
    if has.workspace is not None:
        has.workspace.text_document_content = types.TextDocumentContentOptions(schemes=[STAGE_SCHEME, RUN_SCHEME])
    has.call_hierarchy_provider = types.CallHierarchyOptions(work_done_progress=True)
    has.definition_provider = types.DefinitionOptions(work_done_progress=True)
    has.implementation_provider = types.ImplementationOptions(work_done_progress=True)
    has.references_provider = types.ReferenceOptions(work_done_progress=True)
    for options in (
        has.code_action_provider,
        has.diagnostic_provider,
        has.execute_command_provider,
        has.rename_provider,
        has.semantic_tokens_provider,
        has.workspace_symbol_provider,
    ):
        if options is not None and not isinstance(options, bool):
            options.work_done_progress = True


def _placeholder(name: str) -> Any:
    def fail() -> None:
        raise AssertionError(f"{name} was asked for before anything was loaded")

    return fail
