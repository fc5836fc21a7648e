"""The shape of a text, asked of a real process: colours and what has changed of them, folds, selections, links."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from lsprotocol import types
from pytest_lsp import client_capabilities

from pydealloc.server.lsp.protocol import client_capabilities as convert_client
from tests.server.editor import Client, Editor

PROGRAM = """\
// RUN: mlir-opt %s
// RUN:   | FileCheck %s
func.func @"é"(%x: f32, %i: index) {
  "test.op"() {text = "🙂🙂"} : () -> () // 🙂 end
  %m = memref.alloc() : memref<4xf32>
  memref.store %x, %m[%i] : memref<4xf32>
  cf.br ^end
^end:
  return
}
"""
FUNCTION = """
func.func @f{i}(%x: f32, %i: index) {{
  %m = memref.alloc() : memref<4xf32>
  memref.store %x, %m[%i] : memref<4xf32>
  return
}}
"""


def words(editor: Editor, data: Sequence[int], legend: types.SemanticTokensLegend) -> list[tuple[str, str]]:
    """Each token's text, and its type and modifiers."""
    line = column = 0
    found: list[tuple[str, str]] = []
    for at in range(0, len(data), 5):
        down, right, length, kind, modifiers = data[at : at + 5]
        line, column = line + down, right if down else column + right
        start, end = types.Position(line, column), types.Position(line, column + length)
        names = [name for bit, name in enumerate(legend.token_modifiers) if modifiers >> bit & 1]
        found.append((editor.span(types.Range(start, end)), " ".join([legend.token_types[kind], *names])))
    return found


def legend_of(client: Client) -> types.SemanticTokensLegend:
    return types.SemanticTokensLegend(
        token_types=[
            "namespace", "function", "variable", "parameter", "type", "property", "enumMember", "keyword", "string",
            "number", "comment", "macro", "label",
        ],
        token_modifiers=[
            "declaration", "definition", "readonly", "defaultLibrary", "owned", "borrowed", "freed", "unused",
            "maybeOwned", "inPlace", "copied",
        ],
    )  # fmt: skip


async def tokens(editor: Editor) -> types.SemanticTokens:
    params = types.SemanticTokensParams(text_document=editor.identifier)
    found = await editor.client.text_document_semantic_tokens_full_async(params)
    assert found is not None
    return found


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
async def test_tokens_in_every_encoding(any_client: Client, end: str) -> None:
    async with Editor(any_client, "untitled:tokens", PROGRAM.replace("\n", end)) as editor:
        found = words(editor, (await tokens(editor)).data, legend_of(any_client))
        assert ('"🙂🙂"', "string") in found
        assert ("// 🙂 end", "comment") in found
        assert ("%m", "variable definition owned") in found
        assert ("^end", "label definition") in found
        range_ = editor.range(editor.text.index("%m ="), editor.text.index("cf.br"))
        params = types.SemanticTokensRangeParams(text_document=editor.identifier, range=range_)
        part = await any_client.text_document_semantic_tokens_range_async(params)
        assert part is not None
        some = words(editor, part.data, legend_of(any_client))
        assert some[0] in found
        assert ("%m", "variable definition owned") in some


async def test_only_what_changed_is_told(client: Client) -> None:
    text = "".join(FUNCTION.format(i=i) for i in range(30))
    async with Editor(client, "file:///delta.mlir", text) as editor:
        await editor.diagnostics()
        told = await tokens(editor)
        data = list(told.data)
        name = told.result_id
        changes = [("@f3(", "@other("), ("@f20(%x: f32, %i: index) {\n", "@f20(%x: f32, %i: index) {\n  // New.\n")]
        for old, new in (*changes, ("@f29", "@longer"), ("// New.\n", "")):
            editor.replace(old, new)
            await editor.diagnostics()
            assert name is not None
            params = types.SemanticTokensDeltaParams(text_document=editor.identifier, previous_result_id=name)
            delta = await client.text_document_semantic_tokens_full_delta_async(params)
            assert isinstance(delta, types.SemanticTokensDelta)
            (edit,) = delta.edits
            assert len(edit.data or ()) < 200
            data[edit.start : edit.start + edit.delete_count] = edit.data or ()
            name = delta.result_id
            assert data == list((await tokens(editor)).data)
        params = types.SemanticTokensDeltaParams(text_document=editor.identifier, previous_result_id="unknown")
        assert isinstance(await client.text_document_semantic_tokens_full_delta_async(params), types.SemanticTokens)


async def test_ownership_comes_when_it_is_known(client: Client) -> None:
    """The tokens of a file that was just opened do not wait for the analysis; the editor is asked to look again."""
    text = "".join(FUNCTION.format(i=i) for i in range(200))
    before = client.token_refreshes
    async with Editor(client, "file:///refresh.mlir", text) as editor:
        first = words(editor, (await tokens(editor)).data, legend_of(client))
        assert len(first) > 200
        await editor.diagnostics()
        if ("%m", "variable definition") in first:
            await client.until(lambda: client.token_refreshes > before)
        again = words(editor, (await tokens(editor)).data, legend_of(client))
        assert again.count(("%m", "variable definition owned")) == 200


async def test_folds(client: Client) -> None:
    async with Editor(client, "file:///folds.mlir", PROGRAM) as editor:
        found = await client.text_document_folding_range_async(types.FoldingRangeParams(editor.identifier))
        # The editor hides whole lines: that with the closing brace stays.
        assert [(fold.start_line, fold.end_line, fold.kind) for fold in found or ()] == [
            (0, 1, types.FoldingRangeKind.Comment),
            (2, 8, None),
            (7, 8, None),
        ]


async def test_a_selection_grows(any_client: Client) -> None:
    async with Editor(any_client, "untitled:selection", PROGRAM) as editor:
        positions = [editor.place("%m[%i]"), editor.place("🙂 end")]
        params = types.SelectionRangeParams(text_document=editor.identifier, positions=positions)
        found = await any_client.text_document_selection_range_async(params)
        assert found is not None
        shown: list[list[str]] = []
        for one in found:
            texts: list[str] = []
            at: types.SelectionRange | None = one
            while at is not None:
                texts.append(editor.span(at.range))
                at = at.parent
            shown.append(texts)
        assert shown[0][:2] == ["%m", "memref.store %x, %m[%i] : memref<4xf32>"]
        assert shown[1][0] == "// 🙂 end"
        assert {texts[-1] for texts in shown} == {PROGRAM}


async def test_links_are_resolved(client: Client, tmp_path: Path) -> None:
    (tmp_path / "model.py").write_text("")
    text = 'func.func private @f() loc("model.py":3:1)\nfunc.func private @g() loc("gone.py":3:1)\n'
    async with Editor(client, (tmp_path / "a.mlir").as_uri(), text) as editor:
        found = await client.text_document_document_link_async(types.DocumentLinkParams(editor.identifier))
        (link,) = found or []
        assert editor.span(link.range) == "model.py"
        assert link.target is None
        resolved = await client.document_link_resolve_async(link)
        assert resolved.target == f"{(tmp_path / 'model.py').as_uri()}#L3,1"


async def test_labels_change_together(any_client: Client) -> None:
    async with Editor(any_client, "untitled:labels", PROGRAM) as editor:
        params = types.LinkedEditingRangeParams(text_document=editor.identifier, position=editor.place("^end:"))
        found = await any_client.text_document_linked_editing_range_async(params)
        assert found is not None
        assert [editor.span(range_) for range_ in found.ranges] == ["end", "end"]
        params.position = editor.place("%m[")
        assert await any_client.text_document_linked_editing_range_async(params) is None


async def test_the_line_that_is_typed_is_indented(any_client: Client) -> None:
    text = "func.func @f() {\n\n  return\n    }\n"
    async with Editor(any_client, "untitled:typing", text) as editor:
        for position, typed in ((types.Position(1, 0), "\n"), (types.Position(3, 5), "}")):
            params = types.DocumentOnTypeFormattingParams(
                text_document=editor.identifier,
                position=position,
                ch=typed,
                options=types.FormattingOptions(tab_size=8, insert_spaces=True),
            )
            edits = await any_client.text_document_on_type_formatting_async(params)
            editor.set(editor.with_edits(list(edits or ())))
        assert editor.text == "func.func @f() {\n  \n  return\n}\n"


async def test_several_ranges_are_formatted(client: Client) -> None:
    text = "func.func @f() {\n    return\n}\nfunc.func @g() {\n    return\n}\nfunc.func @h() {\n    return\n}\n"
    async with Editor(client, "file:///ranges.mlir", text) as editor:
        lines = [types.Range(types.Position(line, 0), types.Position(line, 1)) for line in (1, 7)]
        params = types.DocumentRangesFormattingParams(
            text_document=editor.identifier,
            ranges=lines,
            options=types.FormattingOptions(tab_size=2, insert_spaces=True),
        )
        edits = await client.text_document_ranges_formatting_async(params)
        formatted = editor.with_edits(list(edits or ()))
        assert formatted.splitlines()[1::3] == ["  return", "    return", "  return"]


@pytest.mark.parametrize(("name", "augments"), [("neovim", True), ("visual_studio_code", False)])
def test_editors_say_whether_they_have_colours_of_their_own(name: str, augments: bool) -> None:
    assert convert_client.client_capabilities(client_capabilities(name)).augments_syntax_tokens is augments
