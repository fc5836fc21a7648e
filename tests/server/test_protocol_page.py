"""docs/reference/lsp.md says of every method of the protocol whether it is served, and the tests that show it."""

from __future__ import annotations

from typing import Any

import pytest
from lsprotocol import types

from pydealloc.server.selftest.in_process_client import InProcess
from pydealloc.server.selftest.requests import CAPABILITIES
from tests.harness import protocol_page
from tests.harness.protocol_methods import GIVES, NOT_SERVED, OWN
from tests.harness.protocol_page import PAGE, files_testing, is_ours, page, served, since, snake

METHODS = sorted(types.METHOD_TO_TYPES)


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run ./dev pages"


def test_each_method_has_its_words() -> None:
    ours = {method for method in METHODS if is_ours(method)}
    assert set(GIVES) == ours, "tests/harness/protocol_methods.py: what is served or sent"
    assert set(NOT_SERVED) == set(METHODS) - ours, "tests/harness/protocol_methods.py: what is not"


@pytest.mark.parametrize("method", [method for method in METHODS if is_ours(method)])
def test_what_is_served_is_tested_with_a_process(method: str) -> None:
    assert files_testing(method), f"no tests/server/test_l*.py sends {method} or waits for it"


def test_methods_of_our_own() -> None:
    own = {method for method in served() if method not in types.METHOD_TO_TYPES}
    assert own <= set(OWN)
    assert [method for method in own if not files_testing(method)] == []


async def test_what_is_announced_is_served() -> None:
    editor = InProcess()
    await editor.begin(CAPABILITIES)
    await editor.request("workspace/symbol", {"query": ""}, 60)
    announced = sorted(_announced(editor.capabilities))
    known = editor.served()
    editor.end()
    assert [method for method in announced if method not in known] == []
    assert len(announced) > 30


_SYNCHRONISATION = {"openClose": ("didOpen", "didClose"), "change": ("didChange",), "save": ("didSave",)}
_IRREGULAR = {
    "callHierarchy": [
        "textDocument/prepareCallHierarchy",
        "callHierarchy/incomingCalls",
        "callHierarchy/outgoingCalls",
    ],
    "documentFormatting": ["textDocument/formatting"],
    "documentRangeFormatting": ["textDocument/rangeFormatting"],
    "documentOnTypeFormatting": ["textDocument/onTypeFormatting"],
    "executeCommand": ["workspace/executeCommand"],
    "workspaceSymbol": ["workspace/symbol"],
    "semanticTokens": ["textDocument/semanticTokens/full", "textDocument/semanticTokens/range"],
}
_RESOLVED = {"completion": "completionItem", "workspaceSymbol": "workspaceSymbol"}


def _announced(capabilities: Any) -> set[str]:
    """The methods that the answer to `initialize` promises."""
    sync = capabilities["textDocumentSync"]
    found = {f"textDocument/{one}" for key, names in _SYNCHRONISATION.items() if sync.get(key) for one in names}
    for key, value in capabilities.items():
        if not key.endswith("Provider") or not value:
            continue
        name = key.removesuffix("Provider")
        found |= set(_IRREGULAR.get(name, [f"textDocument/{name}"]))
        options = value if isinstance(value, dict) else {}
        if options.get("resolveProvider"):
            found.add(f"{_RESOLVED.get(name, name)}/resolve")
        if options.get("prepareProvider"):
            found.add("textDocument/prepareRename")
        if options.get("workspaceDiagnostics"):
            found.add("workspace/diagnostic")
        if options.get("rangesSupport"):
            found.add("textDocument/rangesFormatting")
        if name == "semanticTokens" and isinstance(options.get("full"), dict) and options["full"].get("delta"):
            found.add("textDocument/semanticTokens/full/delta")
    workspace = capabilities.get("workspace", {})
    found |= {f"workspace/{name}Files" for name in workspace.get("fileOperations", {})}
    return found | ({"workspace/textDocumentContent"} if "textDocumentContent" in workspace else set())


def test_spelling_and_versions() -> None:
    assert snake("textDocument/semanticTokens/full/delta") == "text_document_semantic_tokens_full_delta"
    assert snake("$/progress") == "progress"
    assert [since(method) for method in ("textDocument/hover", "textDocument/inlayHint")] == ["3.0", "3.17"]


def test_a_method_that_nobody_described_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol_page, "OWN", {})
    with pytest.raises(SystemExit, match=r"protocol_methods\.py: add `pydealloc/[a-zA-Z]+` to OWN"):
        page()
