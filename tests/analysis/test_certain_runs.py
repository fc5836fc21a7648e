"""Certain runs: what runs whenever control comes to a place."""

from __future__ import annotations

import pytest

from pydealloc.analysis.certain_runs import is_certain
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document

PLACE, OP = '"x.place"() : () -> ()', '"x.op"() : () -> ()'
BLOCKS = "cf.cond_br %c, ^a, ^b ^a: {} cf.br ^b ^b: {} scf.yield"
FOR = "scf.for %i = %{} to %{} step %c1 {{ {} }}"
CASES = {
    "after": (f"{PLACE} {OP} return", True),
    "before": (f"{OP} {PLACE} return", False),
    "a branch": (f"{PLACE} scf.if %c {{ {OP} }} return", False),
    "out of a branch": (f"scf.if %c {{ {PLACE} }} {OP} return", True),
    "the other branch": (f"scf.if %c {{ {PLACE} }} else {{ {OP} }} return", False),
    "a region": (f"{PLACE} scf.execute_region {{ {OP} scf.yield }} return", True),
    "the end of a region with blocks": (f"{PLACE} scf.execute_region {{ {BLOCKS.format('', OP)} }} return", True),
    "a block of a region with blocks": (f"{PLACE} scf.execute_region {{ {BLOCKS.format(OP, '')} }} return", False),
    "a loop": (f"{PLACE} {FOR.format('n', 'm', OP)} return", False),
    "a loop that never runs": (f"{PLACE} {FOR.format('c1', 'c1', OP)} return", False),
    "a loop that runs once": (f"{PLACE} {FOR.format('c0', 'c1', OP)} return", True),
    "a loop that runs four times": (f"{PLACE} {FOR.format('c0', 'c4', OP)} return", True),
    "out of a loop": (f"{FOR.format('n', 'm', PLACE)} {OP} return", True),
    "in a loop": (FOR.format("n", "m", f"{PLACE} {OP}") + " return", True),
    "the condition of a loop": (
        f"{PLACE} scf.while : () -> () {{ {OP} scf.condition(%c) }} do {{ scf.yield }} return",
        True,
    ),
    "what a loop does": (f"{PLACE} scf.while : () -> () {{ scf.condition(%c) }} do {{ {OP} scf.yield }} return", False),
    "threads": (f"{PLACE} scf.forall (%i) in (%n) {{ {OP} }} return", False),
    "four threads": (f"{PLACE} scf.forall (%i) in (4) {{ {OP} }} return", True),
    "work": (f"{PLACE} %w = async.execute {{ {OP} async.yield }} return", False),
    "a region that nobody knows": (f'{PLACE} "x.region"() ({{ {OP} }}) : () -> () return', False),
    "a block": (f"{PLACE} cf.cond_br %c, ^a, ^b\n ^a: {OP} cf.br ^b\n ^b: return", False),
    "the last block": (f"{PLACE} cf.cond_br %c, ^a, ^b\n ^a: cf.br ^b\n ^b: {OP} return", True),
    "a block before another end": (f"{PLACE} cf.cond_br %c, ^a, ^b\n ^a: return\n ^b: {OP} return", False),
    "behind a loop of blocks": (f"{PLACE} cf.br ^a\n ^a: cf.cond_br %c, ^a, ^b\n ^b: {OP} return", True),
    "behind what never ends": (f"{PLACE} cf.cond_br %c, ^a, ^b\n ^a: cf.br ^a\n ^b: {OP} return", False),
}


@pytest.mark.parametrize("case", CASES)
def test_what_runs_whenever_control_comes_to_a_place(case: str) -> None:
    body, expected = CASES[case]
    constants = " ".join(f"%c{n} = arith.constant {n} : index" for n in (0, 1, 4))
    text = f"func.func @f(%c: i1, %n: index, %m: index) {{ {constants} {body} }}"
    document = parse_document(text)
    assert not [one for item in document.leaves() for one in item.parsed.findings]
    ops = {op.name: op for op in walk(assemble(document.chunks[0]).root)}
    assert is_certain(ops["x.op"], ops["x.place"], UPSTREAM) is expected
