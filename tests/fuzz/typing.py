"""`./dev typing FOLDER...`: functions typed token by token into a server, and what it shows and offers meanwhile.

    ./dev typing [--functions N] [--seed S] [--order NAME] [--deallocation HOW] [--processes N] FOLDER...

At each state, no hint may free a buffer before a later use of it, and each edit that is offered, by an action, a lens
or the insertion into all files, has to make a program that mlir-opt accepts, or that has no errors that were not there
before.

Orders: `forwards`; `inside`, between braces that the editor has closed; `upwards`, line after line from the last one;
`shortened` and `beheaded`, where the tokens of the whole text go, from its end and from its start; `rearranged`, line
after line to another place, doubled, or a comment.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.lsp.protocol.methods import INSERT_COMMAND
from pydealloc.server.selftest.in_process_client import InProcess
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.edits import edit_between
from pydealloc.syntax.text.findings import Severity
from tests.fuzz.buffers import Buffer
from tests.fuzz.later_uses import frees_in, later_use
from tests.fuzz.sessions import capabilities
from tests.harness.oracle import Oracle, find_oracle

Json = Any

_PATIENCE = 60.0
_FILE = "typed.mlir"
_TOKEN = re.compile(r'\s*(?:"[^"\n]*"|//[^\n]*|[%@^#!]?[\w.$\-]+|->|\S)')
_SHORT, _LONG = 150, 1500
"""Code points of the functions that are typed."""
_PARTS_PER_RUN = 400
_ENCODING = "utf-32"
_SETTINGS: Json = {"inlayHints": {"placement": True, "bufferization": "all"}, "diagnostics": {"hints": True}}
# LLVM 22 looks for the annotations of its tests without being asked.
_ERROR = re.compile(r"^<stdin>:(\d+):\d+: error: (?!.* was not produced$)(.*)$", re.MULTILINE)
_VARYING = re.compile(r"(?<=block with no terminator), has .*|%\S+ = .*|, but .*|(?<=undeclared SSA value name) .*")


# What is typed


def forwards(text: str) -> Iterator[str]:
    return (text[: token.end()] for token in _TOKEN.finditer(text))


def inside(text: str) -> Iterator[str]:
    """The body within braces that are there from the start; as `forwards` where there is no last brace."""
    opening, closing = text.find("{\n"), text.rstrip().rfind("\n}")
    if not 0 <= opening < closing:
        return forwards(text)
    head, body, tail = text[: opening + 1], text[opening + 1 : closing], text[closing:]
    return (head + body[: token.end()] + tail for token in [*_TOKEN.finditer(body)])


def upwards(text: str) -> Iterator[str]:
    below = ""
    for line in reversed(text.splitlines(keepends=True)):
        for token in _TOKEN.finditer(line):
            yield line[: token.end()] + ("\n" if token.end() < len(line.rstrip()) else line[token.end() :]) + below
        below = line + below


def shortened(text: str) -> Iterator[str]:
    yield text
    for token in reversed([*_TOKEN.finditer(text)]):
        yield text[: token.start()]


def beheaded(text: str) -> Iterator[str]:
    yield text
    for token in _TOKEN.finditer(text):
        yield text[token.end() :]


def rearranged(text: str) -> Iterator[str]:
    """Each line in the body somewhere else, there twice, or a comment, one at a time, and back again."""
    yield text
    lines = text.splitlines(keepends=True)
    for at in range(1, len(lines) - 1):
        line, rest = lines[at], [*lines[:at], *lines[at + 1 :]]
        targets = {min(max(at + step, 1), len(lines) - 2) for step in (-4, -2, -1, 1, 2, 4)} - {at}
        others = [[*rest[:target], line, *rest[target:]] for target in sorted(targets)]
        for other in (*others, [*lines[:at], line, *lines[at:]], [*lines[:at], f"// {line}", *lines[at + 1 :]]):
            yield "".join(other)
            yield text


ORDERS: dict[str, Callable[[str], Iterator[str]]] = {
    one.__name__: one for one in (forwards, inside, upwards, shortened, beheaded, rearranged)
}


# What happens


@dataclass(frozen=True)
class Offer:
    """An edit that is offered: the text before and after it."""

    title: str
    before: str
    after: str


@dataclass(frozen=True)
class Fault:
    what: str
    text: str

    def __str__(self) -> str:
        return f"{self.what}\n{self.text}\n"


class _Editor(InProcess):
    """One that says yes to every question, and keeps the edits that it is asked to make."""

    def __init__(self, settings: Json) -> None:
        super().__init__(settings)
        self.edits: list[Json] = []

    def reply_to(self, method: str, params: Json) -> Json:
        if method == "window/showMessageRequest":
            return params["actions"][0]
        if method == "workspace/applyEdit":
            self.edits.append(params["edit"])
        return super().reply_to(method, params)


class Typist:
    """One file in one session, in an empty folder. All methods are for the thread of an event loop."""

    def __init__(self, folder: Path) -> None:
        self._root = folder.as_uri()
        self._editor = _Editor(_SETTINGS)
        self._buffer = Buffer((folder / _FILE).as_uri(), "", _ENCODING)
        self.offers: dict[Offer, None] = {}
        self.faults: list[Fault] = []
        self.states = self.hints = self.insertions = 0

    async def run(self, states: Iterator[str]) -> None:
        abilities = capabilities(_ENCODING, pulls=True)
        abilities["workspace"]["configuration"] = True
        await self._editor.begin(abilities, self._root)
        self._editor.notify("textDocument/didOpen", {"textDocument": self._buffer.item})
        try:
            for text in states:
                self._type(text)
                await self._look()
        finally:
            self._editor.end()

    def _type(self, text: str) -> None:
        buffer = self._buffer
        edit = edit_between(buffer.text, text)
        place = {"start": buffer.position(edit.start), "end": buffer.position(edit.old_end)}
        self._at = edit.new_end
        buffer.text, buffer.version = text, buffer.version + 1
        change = {"range": place, "text": text[edit.start : edit.new_end]}
        told = {"uri": buffer.uri, "version": buffer.version}
        self._editor.notify("textDocument/didChange", {"textDocument": told, "contentChanges": [change]})
        self.states += 1

    async def _ask(self, method: str, **params: Json) -> Json:
        asked = {"textDocument": {"uri": self._buffer.uri}, **params} if method.startswith("textDocument/") else params
        answer = await self._editor.request(method, asked, _PATIENCE)
        for failure in answer.failures:
            words = failure.strip().splitlines()[-1]
            self.faults.append(Fault(f"failure in {method}: {words}", f"{self._buffer.text}\n{failure}"))
        return answer.result

    async def _look(self) -> None:
        buffer = self._buffer
        whole = {"start": buffer.position(0), "end": buffer.position(len(buffer.text))}
        for hint in await self._ask("textDocument/inlayHint", range=whole) or ():
            self._look_at_hint(hint)
        for lens in await self._ask("textDocument/codeLens") or ():
            arguments = lens["command"].get("arguments") or [{}]
            if "scope" in arguments[0]:
                await self._take({"title": f"lens {lens['command']['title']}", "data": arguments[0]})
        report = await self._ask("textDocument/diagnostic")
        found = report["items"] if report else []
        starts = [buffer.position(self._at), *(one["range"]["start"] for one in found[:6])]
        for start in {(place["line"], place["character"]): place for place in starts}.values():
            await self._look_at_actions(start, None)
        await self._look_at_actions(starts[0], ["source.fixAll"])

    async def _look_at_actions(self, place: Json, only: list[str] | None) -> None:
        context: Json = {"diagnostics": [], **({"only": only} if only else {})}
        actions = await self._ask("textDocument/codeAction", range={"start": place, "end": place}, context=context)
        for action in actions or ():
            if "disabled" not in action:
                await self._take(action)

    async def _take(self, action: Json) -> None:
        """Note what the action would make of the text."""
        if "command" in action and "edit" not in action:
            await self._run(action)
            return
        if "edit" not in action:
            if action.get("data") is None:
                return
            action = await self._ask("codeAction/resolve", **action) or action
        self._note(action["title"], action.get("edit") or {})

    async def _run(self, action: Json) -> None:
        """Note the edit that a command asks the editor to make."""
        asked = action["command"]
        if asked["command"] == INSERT_COMMAND:
            await self._ask("workspace/executeCommand", command=asked["command"], arguments=asked["arguments"])
            for edit in self._editor.edits:
                self.insertions += 1
                self._note(action["title"], edit)
            self._editor.edits.clear()

    def _note(self, title: str, edit: Json) -> None:
        for change in edit.get("documentChanges", ()):
            if change.get("textDocument", {}).get("uri") == self._buffer.uri:
                after = _edited(self._buffer.text, change["edits"])
                self.offers[Offer(title, self._buffer.text, after)] = None

    def _look_at_hint(self, hint: Json) -> None:
        self.hints += 1
        label = hint["label"]
        words = label if isinstance(label, str) else "".join(part["value"] for part in label)
        text = self._buffer.text
        for free in frees_in(words, _offset(text, hint["position"])):
            use = later_use(text, free)
            if use is not None:
                marked = f"{text[: free.offset]}⟨{words}⟩{text[free.offset :]}"
                self.faults.append(Fault(f"`{words}` stands before `{use}`", marked))


def _offset(text: str, position: Json) -> int:
    start = 0
    for _ in range(position["line"]):
        start = text.index("\n", start) + 1
    return start + position["character"]


def _edited(text: str, edits: Sequence[Json]) -> str:
    spans = [(_offset(text, e["range"]["start"]), _offset(text, e["range"]["end"]), e["newText"]) for e in edits]
    for start, end, new in sorted(spans, key=lambda span: span[:2], reverse=True):
        text = text[:start] + new + text[end:]
    return text


# What mlir-opt says of it


def judged(offers: Sequence[Offer], oracle: Oracle) -> list[Fault]:
    """The offers after which there is an error that was not there before."""
    texts = [*dict.fromkeys(text for offer in offers for text in (offer.after, offer.before))]
    errors: dict[str, frozenset[str]] = {}
    for number in range(0, len(texts), _PARTS_PER_RUN):
        errors.update(_errors(texts[number : number + _PARTS_PER_RUN], oracle))
    faults: list[Fault] = []
    for offer in offers:
        new = errors[offer.after] - errors[offer.before]
        known = _ours(offer.before) if new else frozenset[str]()
        # mlir-opt may go on to an error that we have seen before, and say it in other words.
        if new - known and not frozenset() < _ours(offer.after) <= known:
            words = "; ".join(sorted(new))
            faults.append(Fault(f"`{offer.title}` makes: {words}", f"{offer.before}\n=====>\n{offer.after}"))
    return faults


def _errors(texts: Sequence[str], oracle: Oracle) -> dict[str, frozenset[str]]:
    separator = "\n// -----\n"
    options = ("--split-input-file", "--mlir-print-op-on-diagnostic=false", "--mlir-disable-threading")
    answer = oracle.run(separator.join(texts), *options, seconds=300)
    starts = [1]
    for text in texts:
        starts.append(starts[-1] + text.count("\n") + 2)
    found = {text: set[str]() for text in texts}
    for error in _ERROR.finditer(answer.errors):
        number = max(index for index, start in enumerate(starts[:-1]) if start <= int(error[1]))
        found[texts[number]].add(_VARYING.sub("", error[2]))
    is_whole = answer.accepted or any(found.values())
    if len(texts) > 1 and (not is_whole or "Stack dump" in answer.errors):
        half = len(texts) // 2
        return {**_errors(texts[:half], oracle), **_errors(texts[half:], oracle)}
    if not answer.accepted and not any(found.values()):
        found[texts[0]].add("mlir-opt crashes")
    return {text: frozenset(words) for text, words in found.items()}


def _ours(text: str) -> frozenset[str]:
    """Our errors of `text`: mlir-opt stops at the first one."""
    found = [one for one in findings_of(parse_document(text)) if one.severity is Severity.ERROR]
    words = {words for one in found for words in (one.message, *(at.message for at in one.reported_by_upstream))}
    return frozenset(_VARYING.sub("", one) for one in words)


# Functions


@dataclass
class Figures:
    functions: int = 0
    states: int = 0
    hints: int = 0
    offers: int = 0
    insertions: int = 0

    def add(self, other: Figures) -> None:
        """All but the number of functions."""
        self.states += other.states
        self.hints += other.hints
        self.offers += other.offers
        self.insertions += other.insertions


def typed(
    text: str, orders: Sequence[str], oracle: Oracle | None, figures: Figures, deallocation: str = "minimal"
) -> list[Fault]:
    """What is wrong while `text` is typed in each of the orders; without mlir-opt, of hints alone.

    Args:
        deallocation: as in `pydealloc.toml`.
    """
    faults: list[Fault] = []
    figures.functions += 1
    for order in orders:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            (folder / "pydealloc.toml").write_text(f'deallocation = "{deallocation}"\n', encoding="utf-8")
            typist = Typist(folder)
            asyncio.run(typist.run(ORDERS[order](text)))
        figures.states += typist.states
        figures.hints += typist.hints
        figures.offers += len(typist.offers)
        figures.insertions += typist.insertions
        found = [*typist.faults, *(judged([*typist.offers], oracle) if oracle is not None else ())]
        faults += [Fault(f"{order}: {one.what}", one.text) for one in found]
    return faults


def functions(folders: Sequence[Path], count: int, dice: Random) -> Iterator[tuple[Path, str]]:
    """Files that are short enough, each with a function, in random order; as many of each folder."""
    for folder in folders:
        paths = sorted(folder.rglob("*.mlir"))
        dice.shuffle(paths)
        left = -(-count // len(folders))
        for path in paths:
            text = path.read_bytes().decode("utf-8", "replace")
            if left and _SHORT <= len(text) <= _LONG and "func.func" in text and "// -----" not in text:
                left -= 1
                yield path, text


def _typed(task: tuple[Path, str, str, str]) -> tuple[list[Fault], Figures]:
    """One function in one order."""
    _, text, order, deallocation = task
    figures = Figures()
    return typed(text, [order], find_oracle(), figures, deallocation), figures


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev typing", description="What is shown and offered during typing.")
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER", help="with .mlir files")
    parser.add_argument("--functions", type=int, default=30, metavar="N", help="files that are typed (default: 30)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="decides which (default: 1)")
    parser.add_argument("--order", choices=sorted(ORDERS), action="append", help="only this one; may be repeated")
    parser.add_argument("--deallocation", default="minimal", metavar="HOW", help="as in pydealloc.toml")
    parser.add_argument("--processes", type=int, default=4, metavar="N", help="that type at once (default: 4)")
    options = parser.parse_args(arguments)
    chosen = [*functions(options.folders, options.functions, Random(options.seed))]
    tasks = [(path, text, order, options.deallocation) for path, text in chosen for order in options.order or [*ORDERS]]
    figures, kinds = Figures(len(chosen)), Counter[str]()
    # Most of the time a server waits for the end of a burst of keys.
    with ProcessPoolExecutor(options.processes, multiprocessing.get_context("spawn")) as pool:
        for (path, *_), (faults, found) in zip(tasks, pool.map(_typed, tasks), strict=True):
            figures.add(found)
            for fault in faults:
                kind = re.sub(r"%[\w$.\-#]+|@[\w$.\-]+|[0-9]+", "_", fault.what)
                kinds[kind] += 1
                if kinds[kind] == 1:
                    print(f"{path}: {fault}", flush=True)
    for kind, number in kinds.most_common():
        print(f"{number:6} {kind}")
    print(
        f"{figures.functions} functions, {figures.states} states, {figures.hints} hints, {figures.offers} edits, "
        f"{figures.insertions} insertions into all files"
    )
    print(f"{sum(kinds.values())} faults")
    return int(bool(kinds))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
