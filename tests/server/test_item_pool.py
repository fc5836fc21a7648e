"""The items of one document, checked by several processes: the findings are those of one process."""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path

import pytest

from pydealloc.analysis.ownership import function_memory
from pydealloc.analysis.ownership.function_memory import FunctionMemory
from pydealloc.ir.graph import Operation
from pydealloc.ods.knowledge import Knowledge
from pydealloc.server.batch import item_pool
from pydealloc.server.batch.forked_shares import WORTH_PROCESSES_LINES, is_worth_processes
from pydealloc.server.batch.item_pool import check_items
from pydealloc.server.facts.document_facts import findings_of, is_checked
from pydealloc.syntax.document.document import Document, parse_document

_PROGRAM = re.compile(r"^```mlir[^\n]*\n(.*?)^```", re.DOTALL | re.MULTILINE).findall

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes share a document by forking only")


def program(count: int) -> str:
    """Functions with a leak, an error of the verifier, a syntax error, and calls between them, in several chunks."""
    functions = [
        f"""func.func @f{number}(%c: i1, %x: i32) -> i32 {{
  %0 = memref.alloc() : memref<{number % 7 + 1}xi32>
  %1 = arith.addi %x, {"%c" if number % 5 == 0 else "%x"} : i32
  {"memref.dealloc %0 : memref<1xf32>" if number % 11 == 0 else ""}
  {"arith.nonsense %x" if number % 13 == 0 else ""}
  %2 = func.call @f{(number * 7) % (count + 2)}(%c, %1) : (i1, i32) -> i32
  return %2 : i32
}}
"""
        for number in range(count)
    ]
    functions.insert(count // 2, "// -----\n")
    return "".join(functions)


def document() -> Document:
    return parse_document(program(300))


def test_findings_are_those_of_one_process() -> None:
    expected = findings_of(document())
    assert len({finding.code for finding in expected}) > 3
    for processes in (2, 3):
        own = document()
        check_items(own, processes)
        assert all(is_checked(own, item) for item in own.leaves())
        assert findings_of(own) == expected


def test_findings_of_all_lint_pages_are_those_of_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(item_pool, "_SHARE", 1)
    pages = sorted((Path(__file__).parent.parent / "lints").glob("*.md"))
    programs = [program for page in pages for program in _PROGRAM(page.read_text(encoding="utf-8"))]
    text = "\n// -----\n".join(programs)
    assert len(programs) > 50
    own = parse_document(text)
    check_items(own, 2)
    assert findings_of(own) == findings_of(parse_document(text))


def test_buffers_are_not_followed_again_to_compare_items(monkeypatch: pytest.MonkeyPatch) -> None:
    own = document()
    check_items(own, 3)

    def fatal(function: Operation, knowledge: Knowledge) -> FunctionMemory:
        raise AssertionError(function)

    monkeypatch.setattr(function_memory, "memory_of_function", fatal)
    assert findings_of(own)


def test_a_lost_process_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    here = os.getpid()
    compute = item_pool.item_findings

    def fatal(document, item):
        if os.getpid() != here:
            os.kill(os.getpid(), signal.SIGKILL)
        return compute(document, item)

    monkeypatch.setattr(item_pool, "item_findings", fatal)
    own = document()
    check_items(own, 3)
    assert findings_of(own) == findings_of(document())


def test_without_further_processes_everything_is_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    from multiprocessing.context import ForkProcess

    def refused(self) -> None:
        raise OSError

    monkeypatch.setattr(ForkProcess, "start", refused)
    own = document()
    check_items(own, 3)
    assert all(is_checked(own, item) for item in own.leaves())


def test_more_items_than_a_pipe_holds_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(item_pool, "_SHARE", 1)
    monkeypatch.setattr(item_pool, "MOST_SHARES", 20)
    own = document()
    check_items(own, 2)
    assert findings_of(own) == findings_of(document())


def test_only_big_texts_are_worth_it() -> None:
    big = "\n" * WORTH_PROCESSES_LINES
    assert is_worth_processes(big, 2)
    assert not is_worth_processes(big, 1)
    assert not is_worth_processes(big[1:], 2)
