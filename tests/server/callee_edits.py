"""Random edits of functions that others call, after each of which the plans of all are those of the pass, and what all
hold is that of the text read anew.

`python -m tests.server.callee_edits SECONDS SEED` goes on for that much processor time. Lines go and come back, move to
other functions, free and return something else; some change nothing but layout.
"""

from __future__ import annotations

import random
import re
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any
from unittest import mock

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.server.facts import deallocation_facts
from pydealloc.server.facts.calls import called_summaries
from pydealloc.server.facts.deallocation_facts import DeallocationFacts
from pydealloc.server.report.function_figures import figures_of
from pydealloc.syntax.document.document import Document, Item, parse_document
from tests.execution.call_generator import generate_calls
from tests.lints.call_programs import written

M = "memref<4xi64>"
_EDITS = 12
_VALUE = re.compile(r"%\w+")


@dataclass
class Tally:
    edits: int = 0
    """Edits after which all plans were compared."""
    kept: int = 0
    """Plans that were kept, though a function that is called has changed."""
    renewed: int = 0
    """Plans that the pass found anew."""


def run(seed: int, most: int, seconds: float = 1e9, *, by_summaries: bool = True) -> Tally:
    """Edit programs, `most` times or for `seconds`.

    Args:
        by_summaries: plans are kept by summaries of what is called, however few return buffers; otherwise never, and
            no function is read for one item alone that does not have to be.

    Raises:
        AssertionError: a plan differs from that of the pass.
    """
    chosen, tally, begin = random.Random(seed), Tally(), time.process_time()
    with (
        mock.patch.object(called_summaries, "MIN_RETURNING", 0 if by_summaries else 10**9),
        mock.patch.object(deallocation_facts, "MAX_READ", deallocation_facts.MAX_READ if by_summaries else 0),
    ):
        while tally.edits < most and time.process_time() - begin < seconds:
            _edit(_program(chosen), chosen, tally)
    return tally


def _program(chosen: random.Random) -> str:
    kind, number = chosen.randrange(6), chosen.randrange(10**6)
    if kind == 0:
        return generate_calls(number)
    if kind == 1:
        return written(number, with_defect=chosen.random() < 0.5).text
    return "".join(_layers(chosen))


def _layers(chosen: random.Random) -> Iterator[str]:
    """Functions that call those below, and free, return, lend or hand on what they get; a few are alike but for names.

    In some programs the last ones call the first ones.
    """
    count, is_cyclic = chosen.randint(3, 8), chosen.random() < 0.3
    kinds = [chosen.randrange(10**6) for _ in range(3)]
    for number in range(count):
        own = random.Random(chosen.choice(kinds))
        lines, values = [f"%a = memref.alloc() : {M}", f"memref.copy %m, %a : {M} to {M}"], ["%a"]
        for call in range(own.randrange(3)):
            callee, given = number + own.randint(1, 3), own.choice(["%m", *values])
            if callee < count or is_cyclic:
                called = f"@f{callee % count}({given}, %c)"
                lines.append(f"%r{call}, %s{call} = func.call {called} : ({M}, i1) -> ({M}, {M})")
                values += [f"%r{call}", f"%s{call}"]
        lines += _freed(own, ["%m", *values]) if own.random() < 0.3 else []
        lines.append(f"return {own.choice(values)}, {own.choice(values)} : {M}, {M}")
        body = "".join(f"  {line}\n" for line in lines)
        private = "private " if own.random() < 0.7 else ""
        yield f"func.func {private}@f{number}(%m: {M}, %c: i1) -> ({M}, {M}) {{\n{body}}}\n"


def _freed(chosen: random.Random, values: Sequence[str]) -> list[str]:
    free = f"memref.dealloc {chosen.choice(values)} : {M}"
    return [free] if chosen.random() < 0.5 else [f"scf.if %c {{ {free} }}"]


def _edit(text: str, chosen: random.Random, tally: Tally) -> None:
    document = parse_document(text)
    _compare(document, tally)
    before = [text]
    for _ in range(_EDITS):
        text = chosen.choice(before) if chosen.random() < 0.25 else _edited(text, chosen)
        before.append(text)
        document = document.edited(text)
        _compare(document, tally)
        assert figures_of(document, "a.mlir") == figures_of(parse_document(text), "a.mlir"), text
        tally.edits += 1


def _edited(text: str, chosen: random.Random) -> str:
    lines = text.splitlines(keepends=True)
    at, kind = chosen.randrange(len(lines)), chosen.randrange(7)
    values = _VALUE.findall(text)
    if kind == 0:
        lines.insert(at, chosen.choice(("\n", "  // one\n")))
    elif kind == 1:
        del lines[at]
    elif kind == 2:
        lines.insert(at, chosen.choice(lines))
    elif kind == 3 and values:
        lines[at] = _VALUE.sub(lambda one: chosen.choice((one[0], chosen.choice(values))), lines[at])
    elif kind == 4:
        lines[at] = re.sub(
            r"func\.func (private )?", lambda one: f"func.func {'' if one[1] else 'private '}", lines[at]
        )
    else:
        inside = [n for n, line in enumerate(lines) if line.lstrip().startswith(("return", "func.return"))]
        place = chosen.choice(inside or [at])
        start = max((n for n in range(place) if "func.func" in lines[n]), default=0)
        found = ["%m", *_VALUE.findall("".join(lines[start:place]))]
        if kind == 5:
            lines[place:place] = [f"  {line}\n" for line in _freed(chosen, found)]
        else:
            lines[place] = _VALUE.sub(lambda one: chosen.choice((one[0], *found)), lines[place])
    return "".join(lines)


def _compare(document: Document, tally: Tally) -> None:
    plans, summaries = deallocation_facts.plans_of_program, deallocation_facts.called_summaries
    made: list[object] = []
    renewed: list[deallocation_facts.Program] = []

    def noted(*arguments: Any) -> Any:
        made.append(summaries(*arguments))
        return made[-1]

    def anew(program: deallocation_facts.Program) -> DeallocationFacts:
        made.clear()
        tally.renewed += 1
        renewed.append(program)
        return plans(program)

    with mock.patch.multiple(deallocation_facts, plans_of_program=anew, called_summaries=noted):
        for item in document.leaves():
            made.clear()
            renewed.clear()
            ours = deallocation_facts._alone(document, item)
            tally.kept += bool(made)
            if made or (renewed and not deallocation_facts.MAX_READ):
                assert _comparable(ours) == _comparable(plans(_program_of(document, item))), document.text


def _program_of(document: Document, item: Item) -> deallocation_facts.Program:
    reached = deallocation_facts.reached_by(document, item)
    addressed = deallocation_facts.addressed_in(document, item, reached)
    return deallocation_facts.Program(UPSTREAM, item, {name: op for name, (_, op) in reached.items()}, addressed)


def _comparable(facts: DeallocationFacts) -> tuple[list[object], bool]:
    refusals = [plan.refusal and (plan.refusal.code, plan.refusal.reason) for plan in facts.plans]
    return [*(replace(plan, refusal=None) for plan in facts.plans), *refusals], facts.may_change_type


if __name__ == "__main__":
    print(run(int(sys.argv[2]), sys.maxsize, float(sys.argv[1])))
