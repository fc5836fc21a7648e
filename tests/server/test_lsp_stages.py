"""The file after each pass as documents that the editor opens."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from lsprotocol import types

from pydealloc.server.session.garbage import ANSWERED_S, IDLE_S
from tests.server.editor import Client, Editor

TEXT = """// Scratch.
func.func @f(%x: f32, %i: index) -> f32 {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  return %1 : f32
}
"""


async def ask(client: Client, method: str, **params: object) -> Any:
    return await client.protocol.send_request_async(method, params)


async def stages_of(client: Client, uri: str) -> list[Any]:
    return (await ask(client, "pydealloc/stages", uri=uri)).stages


async def content(client: Client, uri: str) -> str:
    found = await client.workspace_text_document_content_async(types.TextDocumentContentParams(uri=uri))
    return found.text


async def test_each_stage_has_a_document(modern_client: Client) -> None:
    async with Editor(modern_client, "file:///with%20space/a.mlir", TEXT) as editor:
        stages = await stages_of(modern_client, editor.uri)
        assert [one.number for one in stages] == [1, 2, 3, 4, 5, 6, 7, 8]
        assert [one.changed for one in stages] == [False, False, True, True, False, True, False, True]
        assert all(one.uri.startswith("pydealloc-ir:/") for one in stages)
        assert await content(modern_client, stages[0].uri) == TEXT
        last = await content(modern_client, stages[7].uri)
        assert "memref.dealloc %0" in last
        assert last.startswith("// Scratch.\n")
        other = await ask(modern_client, "pydealloc/stage", uri=stages[7].uri)
        assert other.text == last


async def test_an_editor_that_does_not_know_such_documents_is_told_too(client: Client) -> None:
    async with Editor(client, "file:///older.mlir", TEXT) as editor:
        last = (await stages_of(client, editor.uri))[7].uri
        await ask(client, "pydealloc/stage", uri=last)
        client.own_news.clear()
        editor.replace("Scratch", "Other")
        await client.until(lambda: bool(client.own_news))
        ((method, params),) = client.own_news
        assert (method, params.uri, list(params.stages)) == ("pydealloc/stagesChanged", editor.uri, [last])
        assert (await ask(client, "pydealloc/stage", uri=last)).text.startswith("// Other.")


async def test_a_stage_of_the_newest_version_is_not_outdated(client: Client) -> None:
    async with Editor(client, "file:///early.mlir", TEXT) as editor:
        stages = await stages_of(client, editor.uri)
        await ask(client, "pydealloc/stage", uri=stages[7].uri)
        for number in range(5):
            editor.replace("// ", f"// {number} ")
            last = await ask(client, "pydealloc/stage", uri=stages[7].uri)
            assert last.text.startswith(f"// {number} ")
            # What is said of the stage sent before comes before the answer.
            client.own_news.clear()
            await editor.diagnostics()
            await ask(client, "pydealloc/stages", uri=editor.uri)
            assert client.own_news == []


async def test_stages_follow_the_file(modern_client: Client) -> None:
    async with Editor(modern_client, "file:///live.mlir", TEXT) as editor:
        last = (await stages_of(modern_client, editor.uri))[7].uri
        await content(modern_client, last)
        modern_client.outdated.clear()
        editor.replace("Scratch", "Other")
        await modern_client.until(lambda: modern_client.outdated == [last])
        text = await content(modern_client, last)
        assert text.startswith("// Other.")
        assert "memref.dealloc" in text


async def test_places_go_both_ways(modern_client: Client) -> None:
    async with Editor(modern_client, "file:///places.mlir", TEXT) as editor:
        last = (await stages_of(modern_client, editor.uri))[7].uri
        text = await content(modern_client, last)
        line = next(number for number, line in enumerate(text.splitlines()) if "return" in line)
        here = {"line": line, "character": 4}
        found = await ask(modern_client, "pydealloc/stagePosition", uri=last, to=editor.uri, position=here)
        assert (found.line, found.character) == (5, 4)
        back = await ask(
            modern_client, "pydealloc/stagePosition", uri=editor.uri, to=last, position={"line": 5, "character": 4}
        )
        assert (back.line, back.character) == (line, 4)
        # What was added belongs where it was added.
        freed = next(number for number, line in enumerate(text.splitlines()) if "memref.dealloc" in line)
        added = await ask(
            modern_client, "pydealloc/stagePosition", uri=last, to=editor.uri, position={"line": freed, "character": 6}
        )
        assert added.line in (4, 5)


async def test_the_definition_is_in_the_file(modern_client: Client) -> None:
    async with Editor(modern_client, "file:///defined.mlir", TEXT) as editor:
        last = (await stages_of(modern_client, editor.uri))[7].uri
        params = types.DefinitionParams(
            text_document=types.TextDocumentIdentifier(last), position=types.Position(line=3, character=5)
        )
        found = await modern_client.text_document_definition_async(params)
        assert isinstance(found, list)
        assert [(one.uri, one.range.start.line) for one in found if isinstance(one, types.Location)] == [
            (editor.uri, 3)
        ]


async def test_a_file_with_errors_has_no_stages(modern_client: Client) -> None:
    async with Editor(modern_client, "file:///broken.mlir", "func.func @f() {\n  bogus\n}\n") as editor:
        found = await ask(modern_client, "pydealloc/stages", uri=editor.uri)
        assert (found.stages, found.refusal) == ([], "fix the errors first")
        uri = "pydealloc-ir:/3-x/broken.mlir?file%3A%2F%2F%2Fbroken.mlir"
        assert "fix the errors" in await content(modern_client, uri)


async def test_what_is_no_stage(modern_client: Client) -> None:
    with pytest.raises(Exception, match="is no stage of a file"):
        await content(modern_client, "file:///a.mlir")
    with pytest.raises(Exception, match="`position` has to have a line"):
        await ask(modern_client, "pydealloc/stagePosition", uri="file:///a.mlir", to="file:///a.mlir")


async def test_the_server_outlives_its_idle_time(modern_client: Client) -> None:
    """What was dropped is collected in the background while nothing is asked; requests and edits go on after that."""
    functions = [TEXT.partition("\n")[2].replace("@f(", f"@f{number}(") for number in range(60)]
    async with Editor(modern_client, "file:///idle.mlir", "// Scratch.\n" + "".join(functions)) as editor:
        last = (await stages_of(modern_client, editor.uri))[7].uri
        for number in range(3):
            await content(modern_client, last)
            editor.replace("// ", f"// {number} ")
            await asyncio.sleep(IDLE_S + ANSWERED_S)
            assert (await content(modern_client, last)).startswith(f"// {number} ")


ON_TENSORS = """// Scratch.
func.func @g(%v: f32, %i: index) -> f32 {
  %e = tensor.empty() : tensor<8xf32>
  %h = linalg.fill ins(%v : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %w = tensor.insert %v into %h[%i] : tensor<8xf32>
  %x = tensor.extract %h[%i] : tensor<8xf32>
  %y = tensor.extract %w[%i] : tensor<8xf32>
  %z = arith.addf %x, %y : f32
  return %z : f32
}
"""


async def test_hints_of_a_stage_lead_to_the_file(modern_client: Client) -> None:
    async with Editor(modern_client, "file:///hints.mlir", ON_TENSORS) as editor:
        stages = await stages_of(modern_client, editor.uri)
        for stage in (stages[0], stages[-1]):
            lines = (await content(modern_client, stage.uri)).splitlines()
            shown = types.Range(types.Position(0, 0), types.Position(len(lines), 0))
            hints = await modern_client.text_document_inlay_hint_async(
                types.InlayHintParams(types.TextDocumentIdentifier(stage.uri), shown)
            )
            found: list[tuple[str, str]] = []
            for hint in hints or ():
                assert not isinstance(hint.label, str)
                (link,) = (part.location for part in hint.label if part.location is not None)
                assert link.uri == editor.uri
                start, end = link.range.start, link.range.end
                name = lines[hint.position.line][: hint.position.character].split()[-1]
                assert name == ON_TENSORS.splitlines()[start.line][start.character : end.character]
                found.append((name, "".join(part.value for part in hint.label)))
            assert found == [("%e", "of %e, line 3"), ("%w", "of %w, line 5")]


@pytest.mark.parametrize(
    ("line", "name", "tensor"),
    [
        ("memref.alloc", "%e", "%e ="),
        ("linalg.fill", "%e", "%e ="),
        ("linalg.fill", "%v", "%v: f32"),
        ("memref.copy", "%w", "%w ="),
        ("arith.addf", "%z", "%z ="),
    ],
)
async def test_a_buffer_leads_back_to_its_tensor(modern_client: Client, line: str, name: str, tensor: str) -> None:
    async with Editor(modern_client, "file:///origin.mlir", ON_TENSORS) as editor:
        stages = await stages_of(modern_client, editor.uri)
        assert stages[0].changed
        text = await content(modern_client, stages[0].uri)
        number = next(number for number, one in enumerate(text.splitlines()) if line in one and name in one)
        position = types.Position(number, text.splitlines()[number].index(name))
        document = types.TextDocumentIdentifier(stages[0].uri)
        places = await modern_client.text_document_definition_async(types.DefinitionParams(document, position))
        assert isinstance(places, list)
        (place,) = places
        assert isinstance(place, types.Location)
        assert place.uri == editor.uri
        start = place.range.start
        assert ON_TENSORS.splitlines()[start.line][start.character :].startswith(tensor)
        hover = await modern_client.text_document_hover_async(types.HoverParams(document, position))
        assert hover is not None
        assert isinstance(hover.contents, types.MarkupContent)
        assert "In the file:" in hover.contents.value
        if name == "%e":
            assert "new buffer (32 B)" in hover.contents.value
