"""Simplifying a deallocation of many buffers: comparing with all of them at once says what comparing pairs says."""

from __future__ import annotations

import random

import pytest

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes import buffer_deallocation_simplification
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.printer.printer import print_operation

_TYPE = "memref<4xf32>"


def _program(seed: int) -> str:
    """Allocations, arguments, results of calls, choices between them and views of them; some freed, some retained."""
    choose = random.Random(seed)
    names = ["%m0", "%m1"]
    lines: list[str] = []
    for number in range(choose.randint(5, 12)):
        name = f"%v{number}"
        kind = choose.choice(("alloc", "alloc", "call", "select", "view"))
        if kind == "alloc":
            lines.append(f"{name} = memref.alloc() : {_TYPE}")
        elif kind == "call":
            lines.append(f"{name} = func.call @any() : () -> {_TYPE}")
        elif kind == "select":
            lines.append(f"{name} = arith.select %c, {choose.choice(names)}, {choose.choice(names)} : {_TYPE}")
        else:
            lines.append(f"{name} = memref.subview {choose.choice(names)}[0] [4] [1] : {_TYPE} to {_TYPE}")
        names.append(name)
    freed = choose.sample(names, choose.randint(5, len(names)))
    retained = choose.sample(names, choose.randint(0, 3))
    types = [", ".join([_TYPE] * len(values)) for values in (freed, retained)]
    conditions = ", ".join(choose.choice(("%c", "%true")) for _ in freed)
    kept = f" retain ({', '.join(retained)} : {types[1]})" if retained else ""
    owned = ", ".join(f"%o{number}" for number in range(len(retained)))
    lines.append(
        f"{owned + ' = ' if owned else ''}bufferization.dealloc ({', '.join(freed)} : {types[0]})"
        f" if ({conditions}){kept}"
    )
    lines.append(f'"test.use"({owned}) : ({", ".join(["i1"] * len(retained))}) -> ()')
    body = "\n  ".join(lines)
    return f"""\
func.func private @any() -> {_TYPE}
func.func @f(%m0: {_TYPE}, %m1: {_TYPE}, %c: i1) {{
  %true = arith.constant true
  {body}
  return
}}
"""


def _simplified(text: str) -> str:
    document = parse_document(text)
    assert not document.findings
    (chunk,) = document.chunks
    root = assemble(chunk).root
    run_pipeline(parse_pipeline("buffer-deallocation-simplification"), root, UPSTREAM)
    return print_operation(root, UPSTREAM)


@pytest.mark.parametrize("seed", range(40))
def test_all_at_once_or_pair_by_pair(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    text = _program(seed)
    at_once = _simplified(text)
    monkeypatch.setattr(buffer_deallocation_simplification, "_MAX_PAIRWISE", 100)
    assert at_once == _simplified(text)


def test_allocations_are_freed_on_their_own() -> None:
    count = 50
    lines = [f"  %a{number} = memref.alloc() : {_TYPE}" for number in range(count)]
    values = ", ".join(f"%a{number}" for number in range(count))
    freed = f"({values} : {', '.join([_TYPE] * count)}) if ({', '.join(['%c'] * count)})"
    text = "\n".join(
        ["func.func @f(%c: i1) {", *lines, f'  "test.use"({values}) : ({", ".join([_TYPE] * count)}) -> ()']
    )
    simplified = _simplified(f"{text}\n  bufferization.dealloc {freed}\n  return\n}}\n")
    assert simplified.count("bufferization.dealloc") == count
