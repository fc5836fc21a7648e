"""The offer to learn a project's dialects: by a message, once per project, where it defines some."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from lsprotocol import types

from tests.server.editor import PATIENCE, Client, Editor

DIALECT = 'def Box_Dialect : Dialect { let name = "box"; }\n'
PROGRAM = "box.open\n"


def _offers(client: Client, folder: Path) -> list[types.ShowMessageParams]:
    return [each for each in client.messages if f"dialects of {folder}" in each.message]


async def _offered(client: Client, folder: Path) -> None:
    """Until something is offered for `folder`: nothing else tells of messages."""
    while not _offers(client, folder):
        await asyncio.sleep(0.01)


async def test_a_project_with_definitions_is_offered_once_that_they_can_be_learned(
    client: Client, tmp_path: Path
) -> None:
    (tmp_path / ".git").mkdir()
    (tmp_path / "include").mkdir()
    (tmp_path / "include" / "Box.td").write_text(DIALECT)
    async with Editor(client, (tmp_path / "a.mlir").as_uri(), PROGRAM):
        await asyncio.wait_for(_offered(client, tmp_path), PATIENCE)
    async with Editor(client, (tmp_path / "b.mlir").as_uri(), PROGRAM) as editor:
        await editor.diagnostics()
    (offer,) = _offers(client, tmp_path)
    assert offer.type is types.MessageType.Info
    assert "`pydealloc-lsp --learn-dialects`" in offer.message


@pytest.mark.parametrize("file", ["pydealloc.toml", "Passes.td"])
async def test_nothing_is_offered_where_definitions_are_named_or_missing(
    client: Client, tmp_path: Path, file: str
) -> None:
    other, quiet = tmp_path / "other", tmp_path / "quiet"
    for folder in (other, quiet):
        (folder / ".git").mkdir(parents=True)
    (other / "Box.td").write_text(DIALECT)
    if file == "Passes.td":
        (quiet / file).write_text('include "mlir/Pass/PassBase.td"\n')
    else:
        (quiet / file).write_text('dialects = ["*.irdl.mlir"]\n')
        (quiet / "box.irdl.mlir").write_text("irdl.dialect @d {\n}\n")
        (quiet / "Box.td").write_text(DIALECT)
    async with Editor(client, (quiet / "a.mlir").as_uri(), PROGRAM) as editor:
        assert await editor.diagnostics()
    # Offers are made in order: one that comes later is no longer waited for.
    async with Editor(client, (other / "a.mlir").as_uri(), PROGRAM):
        await asyncio.wait_for(_offered(client, other), PATIENCE)
    assert not _offers(client, quiet)
