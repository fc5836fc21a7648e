"""Methods and commands: the table of all that a client may send, with the handler, options and sentence of each.

From it come the capabilities, the registered handlers, the titles of progress, and docs/reference/lsp.md. It is loaded
before the answer to `initialize`, the handlers after that: they are named here, as module and function.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from lsprotocol import types

from ...features.lookup.token_legend import MODIFIERS, TYPES
from ...io.uris import RUN_SCHEME, STAGE_SCHEME

SOURCE = "pydealloc"
INSERT_KIND = "refactor.rewrite.ownership"
FIX_ALL_KIND = "source.fixAll.pydealloc"
INSERT_COMMAND = "pydealloc.insertDeallocations"
STAGES_COMMAND = "pydealloc.showStages"
RUN_COMMAND = "pydealloc.run"
COMMANDS = {
    INSERT_COMMAND: "code_actions.insert_deallocations",
    STAGES_COMMAND: "pipeline_stages.show_stages",
    RUN_COMMAND: "run_commands.run",
}
"""Commands with their handlers, in `server/lsp/handlers/`."""


class Method(NamedTuple):
    """A message that a client sends; `name` is its name in the protocol."""

    name: str
    handler: str
    """Module and function in `server/lsp/handlers/`."""
    gives: str
    """Its use for MLIR: a line of the documentation."""
    title: str = ""
    """Of its progress, for a request that is one piece of work as a whole."""
    has_percentage: bool = False
    """Whether it reports how far it is."""


METHODS = (
    Method(types.INITIALIZED, "configuration.initialized", "the server requests the editor's settings"),
    Method(types.SHUTDOWN, "document_sync.shutdown", "ends all work"),
    Method(types.TEXT_DOCUMENT_DID_OPEN, "document_sync.did_open", "its findings are published; any scheme of URI"),
    Method(types.TEXT_DOCUMENT_DID_CHANGE, "document_sync.did_change", "edits, several at once too, or the whole text"),
    Method(types.TEXT_DOCUMENT_DID_CLOSE, "document_sync.did_close", "its findings are removed"),
    Method(
        types.WORKSPACE_DID_CHANGE_CONFIGURATION,
        "configuration.did_change_configuration",
        "settings take effect at once",
    ),
    Method(
        types.WORKSPACE_DID_CHANGE_WATCHED_FILES,
        "configuration.did_change_watched_files",
        "configurations, dialects and other files are read again",
    ),
    Method(
        types.TEXT_DOCUMENT_HOVER,
        "hover.hover",
        "an operation's documentation, a value's type, a buffer's ownership with the reasons",
        title="Hovering",
    ),
    Method(types.INLAY_HINT_RESOLVE, "hover.inlay_hint_resolve", "the tooltip of a hint: the reasons"),
    Method(
        types.TEXT_DOCUMENT_FORMATTING,
        "formatting.formatting",
        "the layout of the file, with comments and names as they are",
        title="Formatting",
    ),
    Method(types.TEXT_DOCUMENT_RANGES_FORMATTING, "formatting.ranges_formatting", "the layout of several parts"),
    Method(
        types.CODE_ACTION_RESOLVE,
        "code_actions.code_action_resolve",
        "the edit of an action: the passes run when the user chooses it",
    ),
    Method(
        types.TEXT_DOCUMENT_CODE_LENS,
        "code_lenses.code_lens",
        "on functions: allocations, inserted operations, the pass, its stages; on RUN lines: run",
        title="Looking for code lenses",
    ),
    Method(
        types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL_DELTA,
        "semantic_tokens.full_delta",
        "the changed tokens",
        title="Colouring",
    ),
    Method(
        types.TEXT_DOCUMENT_SEMANTIC_TOKENS_RANGE, "semantic_tokens.range_", "the tokens of a range", title="Colouring"
    ),
    Method(
        types.TEXT_DOCUMENT_FOLDING_RANGE,
        "document_structure.folding_range",
        "regions, lists over several lines, comments, `// -----` parts",
        title="Looking for what can be folded",
    ),
    Method(
        types.TEXT_DOCUMENT_SELECTION_RANGE,
        "document_structure.selection_range",
        "from a name to its operation, region, function",
        title="Looking for what to select",
    ),
    Method(
        types.DOCUMENT_LINK_RESOLVE,
        "document_structure.document_link_resolve",
        "the target of a link, when the user follows it",
    ),
    Method(
        types.TEXT_DOCUMENT_LINKED_EDITING_RANGE,
        "document_structure.linked_editing_range",
        "a block's label and the branches to it",
        title="Looking for places to edit together",
    ),
    Method(
        types.TEXT_DOCUMENT_DEFINITION,
        "navigation.definition",
        "of values, blocks, symbols in all files, aliases; from a stage back to the file",
        title="Looking for the definition",
    ),
    Method(
        types.TEXT_DOCUMENT_IMPLEMENTATION,
        "navigation.implementation",
        "the definition of a function that is only declared here",
        title="Looking for the definition",
    ),
    Method(
        types.TEXT_DOCUMENT_DECLARATION,
        "navigation.declaration",
        "the declaration of a function, the definition of a value",
        title="Looking for the declaration",
    ),
    Method(
        types.TEXT_DOCUMENT_TYPE_DEFINITION,
        "navigation.type_definition",
        "the definition of the alias in a value's type",
        title="Looking for the type",
    ),
    Method(
        types.TEXT_DOCUMENT_REFERENCES,
        "navigation.references",
        "all uses of a value, block, alias, and of a symbol in all files",
        title="Looking for references",
    ),
    Method(
        types.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT,
        "navigation.document_highlight",
        "definitions, uses and frees of the value or symbol at the position",
        title="Highlighting",
    ),
    Method(types.TEXT_DOCUMENT_PREPARE_RENAME, "rename.prepare_rename", "whether the name can be renamed, or why not"),
    Method(
        types.TEXT_DOCUMENT_PREPARE_CALL_HIERARCHY,
        "call_hierarchy.prepare",
        "the function at the position",
        title="Looking for a function",
    ),
    Method(
        types.CALL_HIERARCHY_INCOMING_CALLS,
        "call_hierarchy.incoming_calls",
        "callers of a function, in all files of the workspace",
        title="Looking for calls",
    ),
    Method(
        types.CALL_HIERARCHY_OUTGOING_CALLS,
        "call_hierarchy.outgoing_calls",
        "callees of a function, in all files of the workspace",
        title="Looking for calls",
    ),
    Method(
        types.TEXT_DOCUMENT_DOCUMENT_SYMBOL,
        "document_structure.document_symbol",
        "functions, modules and other symbols as a tree",
        title="Making the outline",
    ),
    Method(types.WORKSPACE_SYMBOL_RESOLVE, "workspace_symbols.symbol_resolve", "the range of a symbol in another file"),
    Method(
        types.COMPLETION_ITEM_RESOLVE,
        "completion.completion_resolve",
        "documentation of an item: an operation's summary and syntax, a value's type",
    ),
    Method(
        types.WORKSPACE_DIAGNOSTIC,
        "diagnostics.workspace_diagnostic",
        "findings of all open files, and on demand of the others",
        title="Checking the workspace",
        has_percentage=True,
    ),
    Method(
        "pydealloc/stage",
        "pipeline_stages.stage",
        "the file after one pass, for editors without `workspace/textDocumentContent`",
    ),
    Method(
        "pydealloc/stages", "pipeline_stages.stages", "the passes of the pipeline, and which of them change the file"
    ),
    Method(
        "pydealloc/stagePosition", "pipeline_stages.stage_position", "maps a position of the file to a stage, and back"
    ),
    Method("pydealloc/runOutput", "run_commands.run_output", "the output of a RUN line's command"),
    Method(
        "pydealloc/picture",
        "custom_requests.picture",
        "control flow of a function and lifetimes of its buffers, for Graphviz",
    ),
    Method(
        "pydealloc/memory", "memory_pictures.memory", "the bytes that a function holds, line by line, and its buffers"
    ),
    Method("pydealloc/explain", "custom_requests.explain", "the lifetime of a buffer, line by line"),
    Method(
        "pydealloc/runLines", "run_commands.run_lines", "the commands of a test, with reasons why one cannot be run"
    ),
    Method("pydealloc/genericForm", "program_forms.generic_form", "the file with all operations in generic form"),
    Method(
        "mlir/convertFromBytecode",
        "program_forms.from_bytecode",
        "the text of a bytecode file, as from mlir-lsp-server",
    ),
    Method("mlir/convertToBytecode", "program_forms.to_bytecode", "always an error: bytecode is not written"),
    Method(
        types.TEXT_DOCUMENT_INLAY_HINT,
        "hover.inlay_hint",
        "ownership of buffers, inserted deallocations and clones, moves to the caller",
        title="Looking for inlay hints",
    ),
    Method(
        types.TEXT_DOCUMENT_RANGE_FORMATTING,
        "formatting.range_formatting",
        "the layout of some lines",
        title="Formatting",
    ),
    Method(
        types.TEXT_DOCUMENT_ON_TYPE_FORMATTING,
        "formatting.on_type_formatting",
        "indentation of a new line, and of a closing brace",
    ),
    Method(
        types.TEXT_DOCUMENT_CODE_ACTION,
        "code_actions.code_action",
        "inserting deallocations, passes of the pipeline, fixes of findings",
        title="Looking for code actions",
    ),
    Method(
        types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL,
        "semantic_tokens.full",
        "colours by meaning, with modifiers for owned, borrowed and freed buffers, and for tensors in place and copied",
        title="Colouring",
    ),
    Method(
        types.TEXT_DOCUMENT_DOCUMENT_LINK,
        "document_structure.document_link",
        "file names in locations and RUN lines",
        title="Looking for links",
    ),
    Method(
        types.TEXT_DOCUMENT_RENAME,
        "rename.rename",
        "values, blocks, aliases, and symbols in all files; clashes are refused with the reason",
        title="Renaming",
    ),
    Method(
        types.WORKSPACE_SYMBOL,
        "workspace_symbols.symbol",
        "symbols of all files of the workspace, open or not",
        title="Looking for symbols",
    ),
    Method(
        types.WORKSPACE_DID_CREATE_FILES,
        "workspace_symbols.did_create_files",
        "adds its symbols to the workspace index",
    ),
    Method(
        types.WORKSPACE_DID_DELETE_FILES,
        "workspace_symbols.did_delete_files",
        "removes its symbols from the workspace index",
    ),
    Method(types.WORKSPACE_DID_RENAME_FILES, "workspace_symbols.did_rename_files", "moves its symbols to the new name"),
    Method(
        types.TEXT_DOCUMENT_COMPLETION,
        "completion.completion",
        "operations with snippets, values in scope, types, attributes, blocks, symbols, aliases",
        title="Completing",
    ),
    Method(
        types.TEXT_DOCUMENT_SIGNATURE_HELP,
        "completion.signature_help",
        "syntax of an operation, with the next part marked",
        title="Looking for the format",
    ),
    Method(types.WORKSPACE_TEXT_DOCUMENT_CONTENT, "pipeline_stages.content", "the file after each pass, as a document"),
    Method(
        types.TEXT_DOCUMENT_DIAGNOSTIC,
        "diagnostics.document_diagnostic",
        "findings, for editors with pull diagnostics; none are published then",
        title="Checking",
    ),
)
"""All messages that have a handler. `options_of` has the options of some."""


def options_of(method: Method) -> Any:
    """The options that are announced with a method; None for most."""
    return _options().get(method.name)


@cache
def _options() -> dict[str, Any]:
    files = types.FileOperationRegistrationOptions(
        filters=[types.FileOperationFilter(pattern=types.FileOperationPattern(glob="**/*.mlir"), scheme="file")]
    )
    kinds = [INSERT_KIND, types.CodeActionKind.QuickFix, FIX_ALL_KIND]
    return {
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
