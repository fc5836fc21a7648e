"""Servers for the protocol's tests: real processes, one per session for each way to count columns. And the command
line, in a folder of its own."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, client_capabilities

from pydealloc.server.config import discovery as configuration
from tests.server.command import Command
from tests.server.editor import Client
from tests.server.trees import make_tree

COMMAND = [sys.executable, "-m", "pydealloc.server", "--stdio"]


@pytest.fixture
def command(capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "user-cache"))
    configuration.configurations.cache_clear()
    return Command(capfd, tmp_path)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A folder with many programs."""
    return make_tree(tmp_path)


def capabilities(encoding: types.PositionEncodingKind) -> types.ClientCapabilities:
    """Those of VS Code, with `encoding` as the only one."""
    announced = client_capabilities("visual_studio_code")
    assert announced.general is not None
    announced.general.position_encodings = [encoding]
    assert announced.workspace is not None
    announced.workspace.inlay_hint = types.InlayHintWorkspaceClientCapabilities(refresh_support=True)
    return announced


CONFIG = ClientServerConfig(client_factory=Client, server_command=COMMAND, server_env=dict(os.environ))


ALL_HINTS = {"diagnostics": {"hints": True}}
"""Settings with which unused values and unregistered dialects are diagnostics."""


@pytest_lsp.fixture(config=CONFIG, scope="session", params=["utf-16", "utf-8", "utf-32"])
async def any_client(request, lsp_client: Client):
    """One server for each encoding."""
    encoding = types.PositionEncodingKind(request.param)
    result = await lsp_client.initialize_session(
        types.InitializeParams(capabilities=capabilities(encoding), process_id=None, initialization_options=ALL_HINTS)
    )
    assert result.capabilities.position_encoding == encoding
    lsp_client.encoding = encoding.value
    yield lsp_client
    await lsp_client.shutdown_session()


@pytest_lsp.fixture(config=CONFIG, scope="session")
async def client(lsp_client: Client):
    """One server, which counts UTF-16 units, as VS Code wants it."""
    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=capabilities(types.PositionEncodingKind.Utf16),
            process_id=None,
            initialization_options=ALL_HINTS,
        )
    )
    yield lsp_client
    await lsp_client.shutdown_session()


@pytest_lsp.fixture(config=CONFIG, scope="session")
async def modern_client(lsp_client: Client):
    """One server, for an editor that asks for diagnostics and for documents that only the server has."""
    announced = capabilities(types.PositionEncodingKind.Utf16)
    assert announced.workspace is not None
    assert announced.text_document is not None
    announced.text_document.diagnostic = types.DiagnosticClientCapabilities()
    announced.text_document.inlay_hint = types.InlayHintClientCapabilities(
        resolve_support=types.ClientInlayHintResolveOptions(properties=["tooltip"])
    )
    announced.workspace.diagnostics = types.DiagnosticWorkspaceClientCapabilities(refresh_support=True)
    announced.workspace.text_document_content = types.TextDocumentContentClientCapabilities()
    await lsp_client.initialize_session(
        types.InitializeParams(capabilities=announced, process_id=None, initialization_options=ALL_HINTS)
    )
    yield lsp_client
    await lsp_client.shutdown_session()


@pytest_lsp.fixture(config=CONFIG, scope="session")
async def watcher(lsp_client: Client):
    """Shows how the server is."""
    announced = capabilities(types.PositionEncodingKind.Utf16)
    announced.experimental = {"serverStatusNotification": True}
    await lsp_client.initialize_session(types.InitializeParams(capabilities=announced, process_id=None))
    yield lsp_client
    await lsp_client.shutdown_session()
