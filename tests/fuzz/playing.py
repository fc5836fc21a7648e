"""One script of a session, played with a server in this process, and what is wrong with what the server does.

Each request has to be answered in time and without an internal error, nothing may be logged, and the server has to
know what a new one knows that is shown the same texts in the same workspace: after each `compare`, and in the end.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from pydealloc.server.selftest.in_process_client import Answer, InProcess, NoAnswerError
from tests.fuzz.buffers import Buffer
from tests.fuzz.connection import Fault
from tests.fuzz.messages import Requests
from tests.fuzz.scripts import FILES, Script, Step
from tests.fuzz.sessions import COMPARED, capabilities, difference, essence, is_remembered

Json = Any

_INTERNAL_ERROR = -32603
_UNOPENED = "func.func @unopened() {\n  return\n}\n"
_CONFIGURATIONS = (
    "",
    'profile = "all"\n',
    'ignore = ["memory-leak", "style"]\n',
    'llvm = "16"\n',
    'deallocation = "llvm"\n',
    "private-function-dynamic-ownership = true\n",
    'passes = ["one-shot-bufferize"]\nmax-copies = 0\n',
    '[operations."test.make"]\neffects = { results = ["allocate"] }\n',
    '[severity]\n"*" = "hint"\n',
    "[nonsense\n",
)
_SETTINGS: tuple[Json, ...] = tuple(
    # Which findings are left out depends on where was edited: here none are.
    {"diagnostics": {"mostOfACode": 0, **diagnostics}, "inlayHints": hints}
    for diagnostics, hints in (
        ({}, {}),
        ({"hints": True}, {}),
        ({"wholeWorkspace": True}, {"ownership": False, "frees": False, "bufferization": "all", "placement": True}),
        ({"llvm": "16"}, {}),
        ({}, {"ownership": True, "arguments": True, "frees": True, "aliases": True, "maxLength": 0}),
    )
)


class Play:
    """One run of one script. All methods are for the thread of an event loop.

    `patience` is in seconds of the clock, and has to allow for a machine that does something else.
    """

    def __init__(self, script: Script, samples: Sequence[str], folder: Path, patience: float) -> None:
        self._script = script
        self._samples = samples
        self._folder = folder
        self._patience = patience
        self._buffers: dict[int, Buffer] = {}
        self._names = [f"{'abcd'[number]}.mlir" for number in range(FILES)]
        self._requests = Requests(Random(0))
        self._waiting: list[tuple[str, asyncio.Task[Answer]]] = []
        self._settings: Json = _SETTINGS[0]
        self._editor = InProcess(self._settings)
        self.sent = 0
        """Sent to the server, without those for comparing."""

    async def run(self) -> None:
        """
        Raises:
            Fault: the server has done what it must not do.
        """
        try:
            await self._begin(self._editor)
            for step in self._script.steps:
                await self._act(step)
                await asyncio.sleep(0)
                self._look_at_log(self._editor)
            await self._settle()
            await self._compare()
        finally:
            for _, task in self._waiting:
                task.cancel()
            self._editor.end()

    async def _begin(self, editor: InProcess) -> None:
        abilities = capabilities(self._script.encoding, pulls=self._script.pulls)
        abilities["workspace"]["configuration"] = True
        await editor.begin(abilities, self._folder.as_uri())
        if editor.capabilities["positionEncoding"] != self._script.encoding:
            raise Fault("it counts in another encoding than it was asked to")

    async def _act(self, step: Step) -> None:
        acts: Mapping[str, Callable[[int, Random], Coroutine[Any, Any, None]]] = {
            "open": self._open, "close": self._close, "edit": self._edit, "type": self._type, "ask": self._ask,
            "cancel": self._cancel, "wait": self._wait, "settings": self._configure, "config": self._write_config,
            "write": self._write, "delete": self._delete, "rename": self._rename, "save": self._save,
            "compare": self._compare_now,
        }  # fmt: skip
        await acts[step.act](step.file, Random(step.seed))

    # What the editor does

    def _notify(self, method: str, params: Json) -> None:
        self.sent += 1
        self._editor.notify(method, params)

    def _path(self, file: int) -> Path:
        return self._folder / self._names[file]

    def _uri(self, file: int) -> str:
        return self._path(file).as_uri()

    def _changed_on_disk(self, path: Path, kind: int) -> None:
        """`kind`: 1 created, 2 changed, 3 deleted."""
        self._notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": path.as_uri(), "type": kind}]})

    async def _open(self, file: int, dice: Random) -> None:
        if file in self._buffers:
            return
        self._buffers[file] = buffer = Buffer(self._uri(file), dice.choice(self._samples), self._script.encoding)
        self._notify("textDocument/didOpen", {"textDocument": buffer.item})

    async def _close(self, file: int, dice: Random) -> None:
        if self._buffers.pop(file, None) is not None:
            self._notify("textDocument/didClose", {"textDocument": {"uri": self._uri(file)}})

    async def _edit(self, file: int, dice: Random) -> None:
        buffer = self._some(file)
        if buffer is not None:
            self._notify("textDocument/didChange", buffer.edit(dice, self._samples))

    async def _type(self, file: int, dice: Random) -> None:
        """Several edits, with requests in between that nobody waits for."""
        buffer = self._some(file)
        for _ in range(dice.randrange(2, 6) if buffer is not None else 0):
            await self._edit(file, dice)
            await self._ask(file, dice)

    def _some(self, file: int) -> Buffer | None:
        """The open file of that number, else any."""
        return self._buffers.get(file) or next(iter(self._buffers.values()), None)

    async def _ask(self, file: int, dice: Random) -> None:
        buffer = self._some(file) or Buffer(self._uri(file), _UNOPENED, self._script.encoding)
        self._requests.dice = dice
        method, params = self._requests.one(buffer)
        self.sent += 1
        task = asyncio.create_task(self._editor.request(method, params, self._patience))
        self._waiting.append((method, task))
        await asyncio.sleep(0)
        if dice.random() < 0.5:
            await self._settle()

    async def _cancel(self, file: int, dice: Random) -> None:
        self._notify("$/cancelRequest", {"id": self._editor.latest})

    async def _wait(self, file: int, dice: Random) -> None:
        """Long enough for analysis to begin, or to end."""
        await asyncio.sleep(dice.choice((0.005, 0.05, 0.3)))

    async def _configure(self, file: int, dice: Random) -> None:
        self._editor.settings = self._settings = dice.choice(_SETTINGS)
        told = dice.choice(({"settings": None}, {"settings": {"pydealloc": self._settings}}))
        self._notify("workspace/didChangeConfiguration", told)
        # Until the new settings have come, old ones are right too.
        await asyncio.sleep(0.01)

    async def _write_config(self, file: int, dice: Random) -> None:
        path = self._folder / "pydealloc.toml"
        existed = path.exists()
        path.write_text(dice.choice(_CONFIGURATIONS), encoding="utf-8")
        self._changed_on_disk(path, 2 if existed else 1)

    async def _write(self, file: int, dice: Random) -> None:
        """Somebody else writes a file, open or not."""
        path = self._path(file)
        existed = path.exists()
        path.write_bytes(dice.choice(self._samples).encode("utf-8", "surrogatepass"))
        self._changed_on_disk(path, 2 if existed else 1)

    async def _delete(self, file: int, dice: Random) -> None:
        path = self._path(file)
        path.unlink(missing_ok=True)
        await self._close(file, dice)
        self._notify("workspace/didDeleteFiles", {"files": [{"uri": path.as_uri()}]})
        self._changed_on_disk(path, 3)

    async def _rename(self, file: int, dice: Random) -> None:
        """As editors do it: the file is moved, closed under its old name and opened under the new one."""
        old, text = self._path(file), self._buffers.get(file)
        name = f"{'abcd'[file]}{dice.randrange(3)}.mlir"
        new = self._folder / name
        if new == old:
            return
        if old.exists():
            old.replace(new)
        await self._close(file, dice)
        self._names[file] = name
        self._notify("workspace/didRenameFiles", {"files": [{"oldUri": old.as_uri(), "newUri": new.as_uri()}]})
        if text is not None:
            self._buffers[file] = buffer = Buffer(new.as_uri(), text.text, self._script.encoding)
            self._notify("textDocument/didOpen", {"textDocument": buffer.item})
        self._changed_on_disk(old, 3)
        self._changed_on_disk(new, 1)

    async def _save(self, file: int, dice: Random) -> None:
        buffer = self._buffers.get(file)
        if buffer is not None:
            self._path(file).write_bytes(buffer.text.encode("utf-8", "surrogatepass"))
            self._notify("textDocument/didSave", {"textDocument": {"uri": buffer.uri}})
            self._changed_on_disk(self._path(file), 2)

    # What must be so

    async def _settle(self) -> None:
        """Wait for all answers."""
        waiting, self._waiting = self._waiting, []
        for method, task in waiting:
            try:
                answer = await task
            except NoAnswerError as error:
                raise Fault(f"hang: {method}: {error}") from None
            self._look_at(method, answer)
            if answer.result:
                self._requests.take(method, answer.result)

    def _look_at(self, method: str, answer: Answer) -> None:
        if answer.failures:
            raise Fault(f"failure in {method}: {answer.failures[-1][-3000:]}")
        if answer.error is not None and answer.error["code"] == _INTERNAL_ERROR:
            raise Fault(f"internal error in {method}: {answer.error['message'][-3000:]}")

    def _look_at_log(self, editor: InProcess) -> None:
        failures = editor.take_failures()
        if failures:
            raise Fault(f"failure: {failures[-1][-3000:]}")

    async def _compare_now(self, file: int, dice: Random) -> None:
        await self._settle()
        await self._compare()

    async def _compare(self) -> None:
        """With a new server that is shown the same texts."""
        if not self._buffers:
            return
        fresh = InProcess(self._settings)
        try:
            await self._begin(fresh)
            for buffer in self._buffers.values():
                fresh.notify("textDocument/didOpen", {"textDocument": buffer.item})
            for buffer in self._buffers.values():
                await self._compare_file(fresh, buffer)
            self._look_at_log(fresh)
        finally:
            fresh.end()

    async def _compare_file(self, fresh: InProcess, buffer: Buffer) -> None:
        end = buffer.position(len(buffer.text))
        for name in COMPARED:
            params: Json = {"textDocument": {"uri": buffer.uri}}
            if name == "inlayHint":
                params["range"] = {"start": {"line": 0, "character": 0}, "end": end}
            until = time.monotonic() + self._patience
            while True:
                here, there = [await self._result(one, f"textDocument/{name}", params) for one in (self._editor, fresh)]
                if here == there or (is_remembered(name, here, there) and await self._has_errors(fresh, buffer)):
                    break
                if time.monotonic() > until:
                    raise Fault(difference(f"{name} of {Path(buffer.uri).name}", buffer.text, here, there))
                await asyncio.sleep(0.1)

    async def _result(self, editor: InProcess, method: str, params: Json) -> Json:
        try:
            answer = await editor.request(method, params, self._patience)
        except NoAnswerError as error:
            raise Fault(f"hang: {method}: {error}") from None
        self._look_at(method, answer)
        return essence(method, answer.result)

    async def _has_errors(self, fresh: InProcess, buffer: Buffer) -> bool:
        """Then hints, lenses and owners are those that there were before there were errors."""
        report = await self._result(fresh, "textDocument/diagnostic", {"textDocument": {"uri": buffer.uri}})
        return any(one["severity"] == 1 for one in report["items"])
