"""Methods of the protocol and their use for MLIR, one line each. `./dev pages` makes docs/reference/lsp.md of it.

What has a handler is described beside it, in `server/lsp/protocol/methods.py`.
"""

from __future__ import annotations

from lsprotocol import types

from pydealloc.server.lsp.protocol.methods import METHODS

OLDER = "3.0"
"""Minimum version of methods whose specification gives none."""

SINCE = {
    "$/logTrace": "3.16",
    "$/progress": "3.15",
    "$/setTrace": "3.16",
    "codeAction/resolve": "3.16",
    "notebookDocument/didChange": "3.17",
    "textDocument/colorPresentation": "3.6",
    "textDocument/declaration": "3.14",
    "textDocument/documentColor": "3.6",
    "textDocument/foldingRange": "3.10",
    "textDocument/implementation": "3.6",
    "textDocument/moniker": "3.16",
    "textDocument/prepareRename": "3.12",
    "textDocument/selectionRange": "3.15",
    "textDocument/typeDefinition": "3.6",
    "window/workDoneProgress/cancel": "3.15",
    "window/workDoneProgress/create": "3.15",
    "workspace/configuration": "3.6",
    "workspace/didChangeWorkspaceFolders": "3.6",
    "workspace/symbol": OLDER,
    "workspace/workspaceFolders": "3.6",
}
"""Versions that the protocol's own descriptions lack, or give for a later addition."""

_HANDLED = {one.name: one.gives for one in METHODS}

GIVES = {
    **{name: gives for name, gives in _HANDLED.items() if name in types.METHOD_TO_TYPES},
    "$/cancelRequest": "the work on the request ends at the next pause",
    "$/progress": "progress of inserting deallocations in a workspace, and of its diagnostics",
    "$/setTrace": "accepted without effect; `--log-level debug` logs messages",
    "client/registerCapability": "registers for changes of configuration files and dialect definitions",
    "exit": "the process ends, with status 0 after `shutdown`",
    "initialize": "capabilities of the server; columns in UTF-8, UTF-16 or UTF-32",
    "textDocument/publishDiagnostics": "findings, once per burst of edits, with the version they are about",
    "window/showDocument": "shows the output of a RUN line's command",
    "window/showMessage": "mistakes in configurations and settings, each once; dialects that can be learned",
    "window/showMessageRequest": "insertion in the workspace: confirmation without a preview; the skipped files",
    "window/workDoneProgress/cancel": "the work ends at the next pause",
    "window/workDoneProgress/create": "progress of long work",
    "workspace/applyEdit": "the edit of a command, for editors without `codeAction/resolve`",
    "workspace/codeLens/refresh": "after a change of settings or programs that lenses depend on",
    "workspace/configuration": "the section `pydealloc` of the editor's settings",
    "workspace/diagnostic/refresh": "after a change of the configuration, and once all of a long function is analysed",
    "workspace/didChangeWorkspaceFolders": "folders of the workspace index",
    "workspace/executeCommand": "`pydealloc.insertDeallocations`, `pydealloc.showStages`, `pydealloc.run`",
    "workspace/inlayHint/refresh": "after a change of settings",
    "workspace/semanticTokens/refresh": "when the ownership analysis is complete",
    "workspace/textDocumentContent/refresh": "after a change of the file or the configuration",
}

NOT_SERVED = {
    "$/logTrace": "the log is a file or standard error; see `--log-file`",
    "client/unregisterCapability": "registrations last as long as the session",
    "codeLens/resolve": "lenses are complete when they are sent",
    "notebookDocument/didChange": "MLIR is not written in notebooks",
    "notebookDocument/didClose": "MLIR is not written in notebooks",
    "notebookDocument/didOpen": "MLIR is not written in notebooks",
    "notebookDocument/didSave": "MLIR is not written in notebooks",
    "telemetry/event": "nothing is collected",
    "textDocument/colorPresentation": "MLIR has no colours",
    "textDocument/didSave": "not requested: only the text in the editor is used",
    "textDocument/documentColor": "MLIR has no colours",
    "textDocument/inlineCompletion": "no guesses: completion lists the possibilities",
    "textDocument/inlineValue": "MLIR has no debugger",
    "textDocument/moniker": "symbols have no names beyond their workspace",
    "textDocument/prepareTypeHierarchy": "MLIR's types have no subtypes",
    "textDocument/willSave": "only the text in the editor is used",
    "textDocument/willSaveWaitUntil": "the editor requests formatting on save itself",
    "typeHierarchy/subtypes": "MLIR's types have no subtypes",
    "typeHierarchy/supertypes": "MLIR's types have no subtypes",
    "window/logMessage": "the log is a file or standard error; see `--log-file`",
    "workspace/foldingRange/refresh": "folds depend on the text alone",
    "workspace/inlineValue/refresh": "MLIR has no debugger",
    "workspace/willCreateFiles": "a new file changes no other",
    "workspace/willDeleteFiles": "no other file refers to it",
    "workspace/willRenameFiles": "no other file refers to it",
    "workspace/workspaceFolders": "folders come with `initialize` and `workspace/didChangeWorkspaceFolders`",
}
"""Reasons for methods that are not used."""

OWN = {
    **{name: gives for name, gives in _HANDLED.items() if name not in types.METHOD_TO_TYPES},
    "pydealloc/stagesChanged": "the text of shown stages has changed",
    "pydealloc/runOutputChanged": "a command was run again, for editors without `workspace/textDocumentContent`",
    "experimental/serverStatus": "analysis state and health, as from rust-analyzer, for editors that announce support",
}
"""Our own methods."""
