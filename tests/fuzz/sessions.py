"""`./dev fuzz --lsp`: sessions with a language server that no editor would have, until so many messages are sent.

    ./dev fuzz --lsp [--messages N] [--seed S]

Several files are opened, edited in all ways the protocol knows, and closed, while somebody asks for everything,
cancels, changes settings, and talks nonsense. Each request has to be answered once and in time; nothing but messages
may be on standard output, and no traceback on standard error; memory must not grow; and in the end the server knows
what a new one knows that is shown the same texts.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from tests.fuzz.buffers import Buffer
from tests.fuzz.connection import Connection, Fault
from tests.fuzz.messages import Requests

Json = Any

PATIENCE = 60.0
"""Seconds without any answer at all, after which a server hangs: it may share its processor with many."""
_MOST_WAITING = 40
"""Requests without an answer; an editor has few."""
_SESSION = 10_000
"""Messages after which there is a new server, with other abilities of the editor."""
_WARM = 0.4
"""The part of a session after which memory should not grow any more."""
_GROWTH = 12_000
"""KiB that it may grow after that: pools of memory are not emptied at once."""
_SHOWN = 40_000
"""Code points of a fault that are printed: its edits are among them."""
_ENCODINGS = ("utf-16", "utf-8", "utf-32")
COMPARED = (
    "documentSymbol", "foldingRange", "inlayHint", "semanticTokens/full", "documentLink", "codeLens", "diagnostic",
)  # fmt: skip
_SETTINGS = {"diagnostics": {"mostOfACode": 0}}
_TOKENS = "semanticTokens/full"


class Session:
    """One server, and the files that it is shown. The dice decide everything but who is how fast."""

    def __init__(self, seed: int, samples: Sequence[str], folder: Path) -> None:
        self._dice = dice = Random(seed)
        self._samples = [text for text in samples if 10 < len(text) < 3_000]
        self._encoding = _ENCODINGS[seed % 3]
        self._pulls = seed % 2 == 1
        self._uris = [
            *((folder / f"{name}.mlir").as_uri() for name in "abcd"),
            "untitled:Untitled-1",
            "vscode-vfs://x/y.mlir",
        ]
        self._buffers: dict[str, Buffer] = {}
        self._told: dict[str, list[Json]] = {}
        """By URI: the last whole text, and the changes since."""
        self._requests = Requests(dice)
        self._watched: dict[int, str] = {}
        self._memory: list[int] = []
        self.sent = 0
        self.connection = self._start()

    def _start(self) -> Connection:
        def answer(message: Mapping[str, Json]) -> Json:
            if message["method"] == "workspace/configuration":
                return [None for _ in message["params"]["items"]]
            return {"applied": False} if message["method"] == "workspace/applyEdit" else None

        connection = Connection(answer)
        params = {
            "processId": None,
            "rootUri": None,
            "capabilities": capabilities(self._encoding, pulls=self._pulls),
            "initializationOptions": _SETTINGS,
        }
        said = connection.ask("initialize", params, PATIENCE)
        if said["capabilities"]["positionEncoding"] != self._encoding:
            raise Fault(f"it counts in {said['capabilities']['positionEncoding']}, not in {self._encoding}")
        connection.notify("initialized", {})
        return connection

    def run(self, messages: int) -> None:
        """
        Raises:
            Fault: the server has done what it must not do.
        """
        acts: tuple[tuple[float, Callable[[], None]], ...] = (
            (0.44, self._ask),
            (0.86, self._edit),
            (0.90, self._cancel),
            (0.93, self._open),
            (0.955, self._close),
            (0.97, self._configure),
            (0.99, self._ask_about_nothing),
            (1.0, self._nonsense),
        )
        self._open()
        while self.sent < messages:
            kind = self._dice.random()
            next(act for most, act in acts if kind <= most)()
            self.sent += 1
            self.connection.settle(PATIENCE, _MOST_WAITING if self._dice.random() < 0.97 else 0)
            self._look_at_answers()
            if self.sent % 250 == 0:
                self.connection.settle(PATIENCE)
                self._memory.append(self.connection.memory())
        self.connection.settle(PATIENCE)
        self._check_memory()
        self._compare()
        self.connection.leave(PATIENCE)

    # What is said

    def _any(self) -> Buffer:
        if not self._buffers:
            self._open()
        return self._dice.choice(list(self._buffers.values()))

    def _ask(self) -> None:
        method, params = self._requests.one(self._any())
        is_wanted = self._dice.random() < 0.1
        number = self.connection.request(method, params, wanted=is_wanted)
        if is_wanted:
            self._watched[number] = method

    def _look_at_answers(self) -> None:
        for number in [number for number in self._watched if number in self.connection.answers]:
            method, message = self._watched.pop(number), self.connection.answers.pop(number)
            if message.get("result"):
                self._requests.take(method, message["result"])

    def _edit(self) -> None:
        params = self._any().edit(self._dice, self._samples)
        for change in params["contentChanges"]:
            told = self._told.setdefault(params["textDocument"]["uri"], [])
            if "range" not in change:
                told.clear()
            told.append(change)
        self.connection.notify("textDocument/didChange", params)

    def _cancel(self) -> None:
        known = list(self.connection.waiting)
        number = self._dice.choice(known) if known and self._dice.random() < 0.8 else self._dice.choice((0, 10**6, "x"))
        self.connection.notify("$/cancelRequest", {"id": number})

    def _open(self) -> None:
        """One that is open already is opened again, which replaces it."""
        uri = self._dice.choice(self._uris)
        self._buffers[uri] = buffer = Buffer(uri, self._dice.choice(self._samples), self._encoding)
        self._told[uri] = [{"text": buffer.text}]
        self.connection.notify("textDocument/didOpen", {"textDocument": buffer.item})

    def _close(self) -> None:
        uri = self._dice.choice(self._uris)
        self._buffers.pop(uri, None)
        self.connection.notify("textDocument/didClose", {"textDocument": {"uri": uri}})

    def _configure(self) -> None:
        dice = self._dice
        kind = dice.randrange(5)
        if kind == 0:
            hints = {
                "ownership": dice.random() < 0.5,
                "frees": dice.random() < 0.5,
                "maxLength": dice.choice((0, 5, 40)),
            }
            params: Json = {
                "settings": dice.choice(({"pydealloc": {"inlayHints": hints}}, {"inlayHints": hints}, {}, None, 7))
            }
            self.connection.notify("workspace/didChangeConfiguration", params)
        elif kind == 1:
            changes = [{"uri": dice.choice(self._uris), "type": dice.choice((1, 2, 3))}]
            changes += [{"uri": "file:///nowhere/pydealloc.toml", "type": 2}] * dice.randrange(2)
            self.connection.notify("workspace/didChangeWatchedFiles", {"changes": changes})
        elif kind == 2:
            self.connection.notify("textDocument/didSave", {"textDocument": {"uri": dice.choice(self._uris)}})
        elif kind == 3:
            folder = {"uri": "file:///nowhere/at/all", "name": "x"}
            event = {"added": [folder], "removed": []} if dice.random() < 0.5 else {"added": [], "removed": [folder]}
            self.connection.notify("workspace/didChangeWorkspaceFolders", {"event": event})
        else:
            self.connection.notify("$/setTrace", {"value": dice.choice(("off", "messages", "verbose"))})

    def _ask_about_nothing(self) -> None:
        """Files that are not open, positions of other files."""
        closed = [uri for uri in self._uris if uri not in self._buffers] or ["file:///nowhere/a.mlir"]
        stranger = Buffer(self._dice.choice(closed), self._dice.choice(self._samples), self._encoding)
        if self._dice.random() < 0.3:
            self.connection.notify("textDocument/didChange", stranger.edit(self._dice, self._samples))
        else:
            self.connection.request(*self._requests.one(stranger))

    def _nonsense(self) -> None:
        dice, connection = self._dice, self.connection
        kind = dice.randrange(4)
        if kind == 0:
            methods = ("textDocument/didOpen", "textDocument/didClose", "$/cancelRequest", "$/unknown", "no/such")
            connection.notify(dice.choice(methods), dice.choice((None, {}, [], 5, "x", {"textDocument": 3})))
        elif kind == 1:
            body = dice.choice((b"{", b"[]", b"null", b"\xff\xfe", b'{"jsonrpc": "2.0"}', b"[1, 2]", b'"x"'))
            connection.send_raw(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        elif kind == 2:
            buffer = self._any()
            broken = dice.choice((None, [], [{}], [{"text": 5}], [{"range": {}, "text": ""}], "x"))
            # What has no meaning changes nothing.
            identifier = {"uri": buffer.uri, "version": buffer.version}
            if broken:
                connection.notify("textDocument/didChange", {"textDocument": identifier, "contentChanges": broken})
        else:
            connection.request("initialize", {"processId": None, "rootUri": None, "capabilities": {}})

    def summary(self) -> str:
        """How often requests were answered with errors, and how much memory was used when."""
        codes: dict[int, int] = {}
        for errors in self.connection.errors.values():
            for code, count in errors.items():
                codes[code] = codes.get(code, 0) + count
        told = ", ".join(f"{count} times {code}" for code, count in sorted(codes.items()))
        memory = " ".join(str(one // 1024) for one in self._memory[:: max(1, len(self._memory) // 8)])
        return f"{self._encoding}, errors: {told or 'none'}; MiB: {memory or '-'}"

    # What must be so

    def _check_memory(self) -> None:
        warm = self._memory[int(len(self._memory) * _WARM) :]
        if len(warm) >= 10:
            half = len(warm) // 2
            before, after = max(warm[:half]), max(warm[half:])
            if after - before > _GROWTH:
                raise Fault(f"memory grows: {', '.join(f'{one // 1024}' for one in self._memory)} MiB")

    def _compare(self) -> None:
        """With a new server that is shown the same texts."""
        fresh = self._start()
        every = {"inlayHints": {"ownership": True, "arguments": True, "frees": True, "maxLength": 0}}
        for connection in (self.connection, fresh):
            connection.notify("workspace/didChangeConfiguration", {"settings": {"pydealloc": every}})
        for buffer in self._buffers.values():
            fresh.notify("textDocument/didOpen", {"textDocument": buffer.item})
        for buffer in self._buffers.values():
            self._compare_file(fresh, buffer)
        fresh.leave(PATIENCE)

    def _compare_file(self, fresh: Connection, buffer: Buffer) -> None:
        end = buffer.position(len(buffer.text))
        for name in COMPARED:
            params: Json = {"textDocument": {"uri": buffer.uri}}
            if name == "inlayHint":
                params["range"] = {"start": {"line": 0, "character": 0}, "end": end}
            until = time.monotonic() + PATIENCE
            while True:
                answers = [
                    essence(name, one.ask(f"textDocument/{name}", params, PATIENCE)) for one in (self.connection, fresh)
                ]
                if answers[0] == answers[1] or (is_remembered(name, *answers) and self._has_errors(fresh, buffer)):
                    break
                if time.monotonic() > until:
                    raise self._difference(f"{name} of {buffer.uri}", buffer, answers[0], answers[1])
                time.sleep(0.2)
        if not self._pulls:
            self._compare_published(fresh, buffer)

    def _difference(self, what: str, buffer: Buffer, here: Json, fresh: Json) -> Fault:
        """With the edits that led there: how fast they were told may have been part of it."""
        told = json.dumps(self._told.get(buffer.uri))
        return Fault(f"{difference(what, buffer.text, here, fresh)}\nedits in {self._encoding}: {told}")

    def _has_errors(self, fresh: Connection, buffer: Buffer) -> bool:
        """Then hints, lenses and owners are those that there were before there were errors."""
        report = fresh.ask("textDocument/diagnostic", {"textDocument": {"uri": buffer.uri}}, PATIENCE)
        return any(one["severity"] == 1 for one in report["items"])

    def _compare_published(self, fresh: Connection, buffer: Buffer) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            told: list[Json] = [one.published.get(buffer.uri, {}) for one in (self.connection, fresh)]
            said = [(essence("diagnostics", one.get("diagnostics")), one.get("version")) for one in told]
            if said[0] == said[1]:
                return
            if time.monotonic() > until:
                raise self._difference(f"what is published of {buffer.uri}", buffer, said[0], said[1])
            time.sleep(0.2)


def essence(name: str, answer: Json) -> Json:
    """Without what is the server's own affair: numbers of answers, and what it wants to be told again."""
    if name.endswith(_TOKENS) and isinstance(answer, dict):
        return answer["data"]
    if isinstance(answer, dict):
        return {key: essence(name, one) for key, one in answer.items() if key not in ("resultId", "data")}
    return [essence(name, one) for one in answer] if isinstance(answer, list) else answer


def is_remembered(name: str, here: Json, fresh: Json) -> bool:
    """Whether answers may differ so if there are errors: by more hints and lenses, or by the owners that values had.

    Owners are modifiers of semantic tokens, which are every fifth number.
    """
    if name == _TOKENS:
        kinds = [[number for place, number in enumerate(one) if place % 5 != 4] for one in (here, fresh)]
        return kinds[0] == kinds[1]
    return name in ("inlayHint", "codeLens") and all(one in (here or ()) for one in fresh or ())


def difference(what: str, text: str, here: Json, fresh: Json) -> str:
    return (
        f"{what} is not as a new server sees it\nhere:  {str(here)[:3000]}\nfresh: {str(fresh)[:3000]}\ntext: {text!r}"
    )


def capabilities(encoding: str, *, pulls: bool) -> Json:
    text: Json = {
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "codeAction": {
            "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "refactor", "source"]}},
            "resolveSupport": {"properties": ["edit"]},
            "dataSupport": True,
            "disabledSupport": True,
        },
        "inlayHint": {"resolveSupport": {"properties": ["tooltip"]}},
        "publishDiagnostics": {"relatedInformation": True, "versionSupport": True},
        "completion": {"completionItem": {"snippetSupport": True}},
        "semanticTokens": {
            "requests": {"full": {"delta": True}, "range": True},
            "tokenTypes": [],
            "tokenModifiers": [],
            "formats": [],
        },
    }
    if pulls:
        text["diagnostic"] = {}
    workspace = {
        "applyEdit": True,
        "workspaceEdit": {"documentChanges": True},
        "inlayHint": {"refreshSupport": True},
        "semanticTokens": {"refreshSupport": True},
        "diagnostics": {"refreshSupport": True},
        "workspaceFolders": True,
    }
    general = {"positionEncodings": [encoding, "utf-16"]}
    return {"general": general, "workspace": workspace, "textDocument": text, "window": {"workDoneProgress": True}}


def fuzz(seed: int, messages: int, samples: Sequence[str]) -> tuple[Session, str | None]:
    """One session, and what is wrong with it."""
    with tempfile.TemporaryDirectory() as folder:
        session = Session(seed, samples, Path(folder))
        try:
            session.run(messages)
        except Fault as fault:
            session.connection.end()
            return session, str(fault)
        return session, None


def main(arguments: Sequence[str]) -> int:
    from tests.fuzz.__main__ import samples_of

    parser = argparse.ArgumentParser(prog="./dev fuzz --lsp", description="Talk to a server as no editor would.")
    parser.add_argument("--messages", type=int, default=20_000, help="to send (default: 20000)")
    parser.add_argument("--session", type=int, default=_SESSION, help=f"messages per server (default: {_SESSION})")
    parser.add_argument("--seed", type=int, default=0, help="of the first session; the next one has the next")
    options = parser.parse_args(arguments)
    samples = samples_of([])
    failed = sent = 0
    began = time.monotonic()
    seed = options.seed
    while sent < options.messages:
        session, fault = fuzz(seed, min(options.session, options.messages - sent), samples)
        sent += session.sent
        if fault is not None:
            failed += 1
            print(f"\n=== seed {seed}, message {session.sent}\n{fault[:_SHOWN]}", flush=True)
        print(f"seed {seed}: {session.sent} messages, {session.summary()}", flush=True)
        seed += 1
    print(
        f"{sent} messages in {(time.monotonic() - began) / 60:.1f} min, "
        f"{failed} of {seed - options.seed} sessions failed"
    )
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
