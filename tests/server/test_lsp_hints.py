"""Hints whose reasons come when somebody points at them."""

from __future__ import annotations

from lsprotocol import types

from tests.server.editor import Client, Editor

TEXT = """func.func @f(%c: i1, %a: memref<4xf32>) -> memref<4xf32> {
  %b = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %a, %b : memref<4xf32>
  return %s : memref<4xf32>
}
"""


async def test_reasons_come_later(modern_client: Client, client: Client) -> None:
    async with Editor(modern_client, "untitled:late", TEXT) as editor, Editor(client, "untitled:now", TEXT) as other:
        late, now = await editor.raw_hints(), await other.raw_hints()
        assert [hint.position for hint in late] == [hint.position for hint in now]
        assert not any(hint.tooltip for hint in late)
        assert any(hint.tooltip for hint in now)
        assert any(hint.data is None for hint in late) == any(hint.tooltip is None for hint in now)
        for hint, full in zip(late, now, strict=True):
            resolved = await modern_client.inlay_hint_resolve_async(hint)
            assert resolved.tooltip == full.tooltip
            assert resolved.label == hint.label


INDEXED = """func.func @f(%t: tensor<4xf32>, %x: f32, %i: index) -> (tensor<4xf32>, f32) {
  %0 = tensor.insert %x into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}
"""


async def test_space_between_hints_and_indices(client: Client) -> None:
    async with Editor(client, "untitled:indexed", INDEXED) as editor:
        copied = [hint for hint in await editor.raw_hints() if hint.position.line == 1][-1]
        assert copied.padding_right
    async with Editor(client, "untitled:plain", TEXT) as editor:
        assert not any(hint.padding_right for hint in await editor.raw_hints())


ON_TENSORS = """func.func @f(%v: f32, %i: index) -> f32 {
  %e = tensor.empty() : tensor<8xf32>
  %h = linalg.fill ins(%v : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %x = tensor.extract %h[%i] : tensor<8xf32>
  return %x : f32
}
"""


async def test_buffers_of_tensors(client: Client) -> None:
    async with Editor(client, "untitled:tensors", ON_TENSORS) as editor:
        assert await editor.hints() == [("%e", "new 32 B, freed after line 4"), ("%h", "in place of %e")]
        hover = await editor.hover("%h =")
        assert hover is not None
        assert "Written by `%h = linalg.fill` (line 3)" in hover
        # In the middle of a line, hints stay, and count lines as they are.
        editor.replace("  %x =", "  %y = arith.\n  %x =")
        assert await editor.hints() == [("%e", "new 32 B, freed after line 5"), ("%h", "in place of %e")]
        editor.replace(
            "  %y = arith.\n", "  %y = arith.addf %v, %v : f32\n  %z = tensor.extract %h[%i] : tensor<8xf32>\n"
        )
        editor.replace("  %x = tensor.extract %h", "  %x = tensor.extract %e")
        assert await editor.hints() == [("%e", "new 32 B, freed after line 6"), ("%h", "in place of %e")]
        settings = {"pydealloc": {"inlayHints": {"tensors": "off", "bufferization": "off"}}}
        client.workspace_did_change_configuration(types.DidChangeConfigurationParams(settings=settings))
        assert await editor.hints() == []


async def test_of_a_file_that_is_gone(modern_client: Client) -> None:
    async with Editor(modern_client, "untitled:gone", TEXT) as editor:
        hint = next(hint for hint in await editor.raw_hints() if hint.data is not None)
    assert (await modern_client.inlay_hint_resolve_async(hint)).tooltip is None
    alone = types.InlayHint(position=types.Position(0, 0), label="nobody's")
    assert (await modern_client.inlay_hint_resolve_async(alone)).label == "nobody's"
