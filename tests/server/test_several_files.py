"""Several files, with requests in between: a server knows what a new one knows that is shown the same texts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pydealloc.server.selftest.in_process_client import InProcess
from tests.fuzz.buffers import Buffer
from tests.fuzz.messages import Requests
from tests.fuzz.sessions import COMPARED, capabilities, essence

Json = Any
_PATIENCE_S = 60.0
_FUNCTION = """\
func.func @{0}(%n: index, %x: f32) {{
  %0 = memref.alloc(%n) : memref<?xf32>
  memref.store %x, %0[%n] : memref<?xf32>
  %1 = memref.alloc(%n) : memref<?xf32>
  return
}}
"""
_TEXTS = (
    _FUNCTION.format("f") + _FUNCTION.format("g"),
    _FUNCTION.format("f") + "// -----\n" + _FUNCTION.format("f"),
    "module {\n" + _FUNCTION.format("g") + "}\n" + _FUNCTION.format("f"),
)
_SETTINGS = {"inlayHints": {"ownership": True, "arguments": True, "frees": True, "maxLength": 0}}
_BREAKING = ("  %0 = memref.alloc(", "%x, %0[%n]", "-> ", "{\n", "}\n", "  return\n", "memref<?xf32>", ": index")


class _Files:
    """An editor with three files. Each edit breaks a function or mends what the edit before has broken."""

    def __init__(self, seed: int, folder: Path) -> None:
        self._dice = Random(seed)
        self._editor = InProcess(_SETTINGS)
        self._root = folder.as_uri()
        self._mending: dict[str, str] = {}
        self._requests = Requests(self._dice)
        self.files = [
            Buffer((folder / f"{name}.mlir").as_uri(), text, "utf-16") for name, text in zip("abc", _TEXTS, strict=True)
        ]

    async def begin(self) -> None:
        await self._editor.begin(capabilities("utf-16", pulls=True), self._root)
        for file in self.files:
            self._editor.notify("textDocument/didOpen", {"textDocument": file.item})

    async def act(self) -> None:
        """One edit, with some requests before and behind it that nobody waits for."""
        asked = [self._ask(self._dice.choice(self.files)) for _ in range(self._dice.randrange(3))]
        self._edit(self._dice.choice(self.files))
        asked += [self._ask(self._dice.choice(self.files)) for _ in range(self._dice.randrange(3))]
        for answer in asked:
            answered = await answer
            assert not answered.failures

    def _ask(self, file: Buffer) -> asyncio.Task[Any]:
        method, params = self._requests.one(file)
        if self._dice.random() < 0.4:
            method, params = "textDocument/inlayHint", _params("inlayHint", file)
        return asyncio.create_task(self._editor.request(method, params, _PATIENCE_S))

    def _edit(self, file: Buffer) -> None:
        mended = self._mending.pop(file.uri, None)
        if mended is None:
            starts = [(file.text.find(word, self._dice.randrange(len(file.text)))) for word in _BREAKING]
            places = [at for at in starts if at >= 0]
            at = self._dice.choice(places) if places else 0
            self._mending[file.uri] = file.text
            mended = file.text[:at] + self._dice.choice(("", "%", "{")) + file.text[at + self._dice.randrange(1, 9) :]
        file.text = mended
        self._tell(file, {"text": mended})

    async def hints(self) -> Json:
        """Of all files."""
        found: list[Json] = []
        for file in self.files:
            answer = await self._editor.request("textDocument/inlayHint", _params("inlayHint", file), _PATIENCE_S)
            found.append(answer.result)
        return found

    def replace(self, file: Buffer, old: str, new: str) -> None:
        """Replace `old`, once, in a text without errors."""
        at = file.text.index(old)
        start, end = file.position(at), file.position(at + len(old))
        file.text = file.text[:at] + new + file.text[at + len(old) :]
        self._tell(file, {"range": {"start": start, "end": end}, "text": new})

    def mend(self) -> None:
        """All have their first texts again."""
        for file, text in zip(self.files, _TEXTS, strict=True):
            self._mending.pop(file.uri, None)
            file.text = text
            self._tell(file, {"text": text})

    def _tell(self, file: Buffer, change: Json) -> None:
        file.version += 1
        document = {"uri": file.uri, "version": file.version}
        self._editor.notify("textDocument/didChange", {"textDocument": document, "contentChanges": [change]})

    def reopen(self, *, close: bool) -> None:
        """All of them with the text they have; without `close`, what is open is opened."""
        for file in self.files:
            if close:
                self._editor.notify("textDocument/didClose", {"textDocument": {"uri": file.uri}})
            self._editor.notify("textDocument/didOpen", {"textDocument": file.item})

    async def check(self) -> None:
        fresh = InProcess(_SETTINGS)
        try:
            await fresh.begin(capabilities("utf-16", pulls=True), self._root)
            for file in self.files:
                fresh.notify("textDocument/didOpen", {"textDocument": file.item})
            for file in self.files:
                for name in COMPARED:
                    method, params = f"textDocument/{name}", _params(name, file)
                    here, there = [
                        essence(name, (await one.request(method, params, _PATIENCE_S)).result)
                        for one in (self._editor, fresh)
                    ]
                    assert here == there, (name, file.text)
        finally:
            fresh.end()

    def end(self) -> None:
        self._editor.end()


def _params(name: str, file: Buffer) -> Json:
    whole = {"start": {"line": 0, "character": 0}, "end": file.position(len(file.text))}
    return {"textDocument": {"uri": file.uri}, **({"range": whole} if name == "inlayHint" else {})}


@pytest.mark.parametrize("close", [True, False])
async def test_files_that_are_opened_again_have_no_hints_of_functions_that_broke(close: bool, tmp_path: Path) -> None:
    files = _Files(int(close), tmp_path)
    await files.begin()
    try:
        for _ in range(8):
            await files.act()
        files.mend()
        whole = await files.hints()
        for file in files.files:
            files.replace(file, "%x, %0[%n]", "%x, %0[%")
        # Those of functions that broke stay while the user types on, except where a name is defined twice.
        assert [len(hints) for hints in await files.hints()] == [len(whole[0]), len(whole[1]) // 2, len(whole[2])]
        files.reopen(close=close)
        assert sum(map(len, await files.hints())) < sum(map(len, whole)) * 0.7
        await files.check()
    finally:
        files.end()


async def test_hints_of_files_without_errors_are_those_of_a_new_server(tmp_path: Path) -> None:
    files = _Files(7, tmp_path)
    await files.begin()
    try:
        for _ in range(8):
            await files.act()
        files.mend()
        await files.check()
    finally:
        files.end()
