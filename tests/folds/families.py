"""Kinds of generated functions, each with the dialects whose folds and patterns it is about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from tests.execution.interpreter import interpret
from tests.execution.ledger import Fault
from tests.folds.affine import affine_function
from tests.folds.checking import Tally, canonicalized, check
from tests.folds.generator import index_function, scalar_function
from tests.folds.memref_generator import memref_program
from tests.folds.shaped_generator import vector_function
from tests.folds.tensor_generator import tensor_function

BATCH = 100
"""Functions in one module."""


@dataclass(frozen=True)
class Family:
    make: Callable[[Random, str], str]
    dialects: Sequence[str]
    widths: Sequence[int] = (64,)
    """Bits of `index` that every function is evaluated with."""
    are_small: bool = False
    """Whether arguments are small numbers."""


FAMILIES: dict[str, Family] = {
    "scalar": Family(scalar_function, ("arith", "math")),
    "index": Family(index_function, ("index",), (32, 64)),
    "affine": Family(affine_function, ("affine",), are_small=True),
    "vector": Family(vector_function, ("vector",)),
    "tensor": Family(tensor_function, ("tensor",), are_small=True),
}
MEMREF = "memref"
"""The family whose programs are run by the interpreter of tests/execution."""


def run_family(name: str, count: int, seed: int, tally: Tally, *, follows_llvm22: bool = False) -> None:
    """Check `count` functions, rounded up to whole batches."""
    if name == MEMREF:
        for number in range(count):
            check_program(memref_program(Random(f"{seed} {number}")), tally, follows_llvm22=follows_llvm22)
        return
    family = FAMILIES[name]
    for batch, text in enumerate(_batches(family, count, seed)):
        check(
            text,
            tally,
            batch,
            widths=family.widths,
            are_small=family.are_small,
            follows_llvm22=follows_llvm22,
        )


def _batches(family: Family, count: int, seed: int) -> Iterator[str]:
    for batch in range(-(-count // BATCH)):
        random = Random(f"{seed} {batch}")
        yield "".join(family.make(random, f"f{number}") for number in range(BATCH))


def check_program(text: str, tally: Tally, *, follows_llvm22: bool) -> None:
    """Interpret `@main` before and after; what it returns must be the same."""
    before, after = canonicalized(text, tally, follows_llvm22=follows_llvm22)
    expected = interpret(before).observed
    found: object
    try:
        found = interpret(after).observed
    except Fault as fault:
        found = fault
    tally.functions += 1
    tally.runs += 1
    if repr(found) != repr(expected):
        tally.fail(before, after, (), 64, expected, found)
