"""The server as an editor meets it: a real process, spoken to over its pipes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from lsprotocol import types

from tests.harness.oracle import Oracle
from tests.server.editor import Client, Editor, insert_deallocations

PROGRAM = """\
// Keep this comment.
func.func private @print(memref<4xf32>)

func.func @f(%x: f32, %c: i1,   %m: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32> // the buffer
  %c0 = arith.constant 0 : index

  memref.store %x, %0[%c0]   : memref<4xf32>
  %r = scf.if %c -> (memref<4xf32>) {
    %2 = memref.alloc() : memref<4xf32>
    scf.yield %2 : memref<4xf32>
  } else {
    scf.yield %m : memref<4xf32>
  }
  call @print(%0) : (memref<4xf32>) -> ()
  return %r : memref<4xf32>
}

func.func @g() {
  %a = memref.alloc() : memref<4xf32>
  call @print(%a) : (memref<4xf32>) -> ()
  return   // done
}
"""

PASS = "--ownership-based-buffer-deallocation"


@pytest.mark.parametrize("uri", ["file:///a.mlir", "untitled:Untitled-1", "git:/a.mlir?HEAD"])
async def test_hints_of_any_file(client: Client, uri: str) -> None:
    async with Editor(client, uri, PROGRAM) as editor:
        assert await editor.diagnostics() == []
        labels = await editor.hints()
        assert ("%0", "owned") in labels
        assert ("  return   // done", "frees %a") in labels


@pytest.mark.oracle
async def test_a_file_is_fixed(client: Client, oracle: Oracle) -> None:
    async with Editor(client, "file:///fix.mlir", PROGRAM) as editor:
        await editor.diagnostics()
        action = await insert_deallocations(editor, "file", line=0)
        fixed = editor.applied(action.edit)
        assert oracle.reprint(fixed) == oracle.reprint(PROGRAM, PASS)
        assert "// Keep this comment." in fixed
        assert "func.func @f(%x: f32, %c: i1,   %m: memref<4xf32>)" in fixed
