"""Settings in the editor: the same as on the command line, and followed while they change."""

from __future__ import annotations

from pathlib import Path

from lsprotocol import types

from tests.server.editor import Client, Editor

LEAK = """\
func.func @f(%x: f32, %i: index) {
  %0 = memref.alloc() : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  return
}
"""


async def test_what_is_extended_counts_at_once(client: Client, tmp_path: Path) -> None:
    base = tmp_path / "base.toml"
    base.write_text('ignore = ["use-*"]\n')
    (tmp_path / "pydealloc.toml").write_text('extend = "base.toml"\n')
    async with Editor(client, (tmp_path / "a.mlir").as_uri(), LEAK) as editor:
        assert "use-after-free" not in {found.code for found in await editor.diagnostics()}
        base.write_text("")
        change = types.FileEvent(uri=base.as_uri(), type=types.FileChangeType.Changed)
        client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(changes=[change]))
        await client.until(
            lambda: (
                (newest := client.newest(editor.uri)) is not None
                and "use-after-free" in {found.code for found in newest.diagnostics}
            )
        )


async def test_settings_for_some_files_count_for_them_alone(client: Client, tmp_path: Path) -> None:
    (tmp_path / "pydealloc.toml").write_text('[per-path."tests/"]\nignore = ["use-*"]\n')
    (tmp_path / "tests").mkdir()
    async with Editor(client, (tmp_path / "tests" / "a.mlir").as_uri(), LEAK) as editor:
        assert "use-after-free" not in {found.code for found in await editor.diagnostics()}
    async with Editor(client, (tmp_path / "a.mlir").as_uri(), LEAK) as editor:
        assert "use-after-free" in {found.code for found in await editor.diagnostics()}


async def test_a_misspelt_code_is_shown_in_the_settings(client: Client, tmp_path: Path) -> None:
    config = tmp_path / "pydealloc.toml"
    config.write_text('ignore = ["use-after-fre"]\n')
    async with Editor(client, (tmp_path / "a.mlir").as_uri(), LEAK) as editor:
        assert "use-after-free" in {found.code for found in await editor.diagnostics()}
        await client.until(lambda: client.newest(config.as_uri()) is not None)
        newest = client.newest(config.as_uri())
        assert newest is not None
        (shown,) = newest.diagnostics
        assert shown.severity == types.DiagnosticSeverity.Warning
        assert "did you mean `use-after-free`?" in shown.message


OWNED = """\
func.func @f() {
  %0 = memref.alloc() : memref<4xf32>
  return
}
"""


async def test_a_setting_counts_at_once_and_has_its_first_value_when_it_is_no_longer_given(client: Client) -> None:
    async def leaks_after(diagnostics: dict[str, bool], *, shown: bool) -> None:
        settings = {"pydealloc": {"diagnostics": diagnostics}}
        client.workspace_did_change_configuration(types.DidChangeConfigurationParams(settings=settings))
        await client.until(
            lambda: (
                (newest := client.newest(editor.uri)) is not None
                and ("memory-leak" in {found.code for found in newest.diagnostics}) == shown
            )
        )

    async with Editor(client, "file:///a.mlir", OWNED) as editor:
        # The fixture asks for hints when it starts the server.
        await leaks_after({}, shown=True)
        await leaks_after({"hints": False}, shown=False)
        await leaks_after({}, shown=True)
