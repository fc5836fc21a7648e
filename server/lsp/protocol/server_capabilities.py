"""Server capabilities: what the answer to `initialize` announces, from the table of `methods.py`.

That answer is sent before the handlers are loaded: `register_placeholders` registers a placeholder for each method,
from which pygls makes the capabilities.
"""

from __future__ import annotations

from typing import Any

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from ...io.uris import RUN_SCHEME, STAGE_SCHEME
from .methods import COMMANDS, METHODS, options_of


def register_placeholders(server: LanguageServer) -> None:
    """Register a placeholder for each handler, so that pygls announces all of them."""
    for method in METHODS:
        server.feature(method.name, options_of(method))(_placeholder(method.name))
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
