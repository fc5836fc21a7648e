"""Formatting as an editor asks for it."""

from __future__ import annotations

from lsprotocol import types

from tests.server.editor import Client, Editor

PROGRAM = """\
func.func @f( %x :f32 ) { // "𝄞"
      %0 = arith.addf %x,%x:f32 /* */
}
func.func @g( %y :f32) {
 %s = "a.b"(){v = "𝄞"  }:()->f32
 %1=arith.addf %y,%s:f32
      %2=arith.addf %y,%s:f32
return
}
"""
OPTIONS = types.FormattingOptions(tab_size=8, insert_spaces=False)


async def test_a_document_is_formatted(any_client: Client) -> None:
    async with Editor(any_client, "file:///a.mlir", PROGRAM) as editor:
        params = types.DocumentFormattingParams(text_document=editor.identifier, options=OPTIONS)
        edits = await any_client.text_document_formatting_async(params)
        assert edits is not None
        formatted = editor.with_edits(list(edits))
        # The comment that is none keeps the first function's body as it is.
        assert formatted == (
            'func.func @f(%x: f32) { // "𝄞"\n'
            "      %0 = arith.addf %x,%x:f32 /* */\n"
            "}\n"
            "func.func @g(%y: f32) {\n"
            '  %s = "a.b"() {v = "𝄞"} : () -> f32\n'
            "  %1 = arith.addf %y, %s : f32\n"
            "  %2 = arith.addf %y, %s : f32\n"
            "  return\n"
            "}\n"
        )
        editor.set(formatted)
        assert not await any_client.text_document_formatting_async(params)


async def test_selected_lines_are_formatted(any_client: Client) -> None:
    async with Editor(any_client, "file:///b.mlir", PROGRAM) as editor:
        # From within the line of %1 to the start of the next but one.
        selected = types.Range(start=types.Position(line=5, character=3), end=types.Position(line=6, character=0))
        params = types.DocumentRangeFormattingParams(text_document=editor.identifier, range=selected, options=OPTIONS)
        edits = await any_client.text_document_range_formatting_async(params)
        assert edits is not None
        assert editor.with_edits(list(edits)) == PROGRAM.replace(
            " %1=arith.addf %y,%s:f32", "  %1 = arith.addf %y, %s : f32"
        )
