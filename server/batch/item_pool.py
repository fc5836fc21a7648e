"""Item pool: the items of one big document, checked by several processes.

Each process takes shares of the items until none is left, this one too. It has read all items before, since they are
compared with each other in the end; a fork shares them. The findings of an item depend on nothing but the item and the
knowledge, so they are the same wherever they are computed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, cast

from ...analysis.lints.call_abi_mismatch import OWNERSHIP_ABI, ownership_abi
from ...analysis.lints.memory_leak import LEAKED_CALLS, leaked_calls
from ...ir.gc_control import collect_rarely, gc_paused
from ...ir.records import dataclass
from ...syntax.document.document import Document, Item
from ...syntax.parser.fact_cache import FactKey
from ..facts.document_facts import item_findings
from ..facts.incremental import INTERFACE, ITEM_FINDINGS

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

WORTH_PROCESSES_LINES = 20_000
"""Lines of a text from which on starting processes takes less than it saves."""
_SHARE = 32
"""Items that a process takes at once, so few that all processes end at the same time."""
_MOST_SHARES = 8_000
"""Shares whose numbers a pipe holds while nobody reads them."""
_NUMBER_BYTES = 4

_SENT: tuple[FactKey[Any], ...] = (ITEM_FINDINGS, OWNERSHIP_ABI, LEAKED_CALLS)
"""The findings of an item, and what the comparison of items asks of each."""

_Found = list[tuple[int, list[list[object]]]]
"""The facts of `_SENT` of each item of some shares, by the number of the share."""


def is_worth_processes(text: str, processes: int) -> bool:
    """Whether several processes check the items of `text`; only where a fork is safe, which shares the document."""
    return processes > 1 and sys.platform == "linux" and text.count("\n") >= WORTH_PROCESSES_LINES


def check_items(document: Document, processes: int) -> None:
    """Put the `item_findings` of all items of `document` into their caches.

    Where a process is lost, or cannot be started, the findings of its items are computed here.
    """
    items = document.leaves()
    size = max(_SHARE, -(-len(items) // _MOST_SHARES))
    groups = [items[start : start + size] for start in range(0, len(items), size)]
    shares = _Shares(len(groups))
    workers = _started(document, groups, shares, min(processes, len(groups)) - 1)
    try:
        with gc_paused(enabled=True):
            for number in shares:
                for item in groups[number]:
                    item_findings(document, item)
        for worker in workers:
            for number, found in worker.result():
                for item, sent in zip(groups[number], found, strict=True):
                    for key, fact in zip(_SENT, sent, strict=True):
                        item.parsed.facts.put(key, document.knowledge, fact)
        for item in items:
            # A later version, which nothing makes today, would compare all items anew. Computing the interface here
            # would follow the buffers of the items that another process has checked.
            item.parsed.facts.put(INTERFACE, document.knowledge, None)
    finally:
        for worker in workers:
            worker.stop()
        shares.close()


class _Shares:
    """Numbers of shares in a pipe, each read by one process: no process that ends can leave it locked."""

    def __init__(self, count: int) -> None:
        self._reading, writing = os.pipe()
        os.write(writing, b"".join(number.to_bytes(_NUMBER_BYTES, "little") for number in range(count)))
        os.close(writing)

    def __iter__(self) -> Iterator[int]:
        while number := os.read(self._reading, _NUMBER_BYTES):
            yield int.from_bytes(number, "little")

    def close(self) -> None:
        os.close(self._reading)


@dataclass(eq=False)
class _Worker:
    process: BaseProcess
    connection: Connection

    def result(self) -> _Found:
        """Empty for a process that was lost."""
        try:
            return cast("_Found", self.connection.recv())
        except (EOFError, OSError):
            return []

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.connection.close()


def _started(document: Document, groups: Sequence[Sequence[Item]], shares: _Shares, count: int) -> list[_Worker]:
    from multiprocessing import get_context

    context = get_context("fork")
    workers: list[_Worker] = []
    for _ in range(count):
        ours, its = context.Pipe(duplex=False)
        process = context.Process(target=_work, args=(document, groups, shares, its), daemon=True)
        try:
            process.start()
        except OSError:
            # No more processes for this user.
            ours.close()
            break
        finally:
            its.close()
        workers.append(_Worker(process, cast("Connection", ours)))
    return workers


# --- In the process that was started ---------------------------------------------------------------------------------


def _work(document: Document, groups: Sequence[Sequence[Item]], shares: _Shares, connection: Connection) -> None:
    """Check shares until none is left, and send all findings at once: until then, nobody receives."""
    import signal

    # Ctrl-C is the business of the process that started this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_rarely()
    found: _Found = []
    with gc_paused(enabled=True):
        for number in shares:
            found.append((number, [_facts(document, item) for item in groups[number]]))
    connection.send(found)


def _facts(document: Document, item: Item) -> list[object]:
    """Those of `_SENT`."""
    knowledge = document.knowledge
    return [item_findings(document, item), ownership_abi(item, knowledge), leaked_calls(item, knowledge)]
