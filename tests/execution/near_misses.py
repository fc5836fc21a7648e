"""Near misses: programs of pages, examples of patterns and mixed programs, changed until one condition decides.

    for own, text in bases(): ...
    pool = near_misses(2000, noted, mutants, Random(1))

Half of them are made of programs in which the function of a mutant runs, or in which the mutant would go another way.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from pydealloc.ir.graph import Operation, Value
from pydealloc.ir.walk import ancestor_in_block, walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.ods.semantics import EffectKind
from pydealloc.syntax.printer.printer import print_operation
from tests.dialects.pattern_examples import example_functions
from tests.execution.changed_programs import near_miss, read
from tests.execution.code_mutants import Mutant
from tests.execution.comparing import CRASHES, NotComparable, Program
from tests.execution.mixed_generator import generate_mixed
from tests.execution.mutation import CALLED, Pool
from tests.execution.page_programs import page_programs
from tests.folds.families import FAMILIES
from tests.folds.memref_generator import memref_program

_RARE = Path(__file__).parent / "rare"
_SUBJECTS = ("first", "calls", "tensors", "regions", "arithmetic", "passes")
"""Files of rare programs, in the order in which they are met."""
_MIXED = 60
"""Mixed programs among the bases."""
_FOLDED = 25
"""Of each kind of function with folds."""
_MOST_RUNS = 60
"""Of passes for each mutant, in one pool."""
_OF_RARE = 2
"""Runs of passes of each rare program for each mutant; what the program is for comes first."""
_KEPT = 12
"""Programs that are kept for each function, and each mutant."""


@dataclass(frozen=True)
class Base:
    """`own`: the pass that the program is about."""

    own: str
    text: str

    def program(self) -> Program | None:
        """None where it says nothing."""
        try:
            return Program.made(self.text) if "@main(" in self.text else Program.of_functions(self.text)
        except (NotComparable, *CRASHES):
            return None

    def changed(self, random: Random) -> Base | None:
        """A near miss of it."""
        text = near_miss(self.text, random, donors())
        return Base(self.own, text) if text and not writes_behind_tensors(text) else None


def writes_behind_tensors(text: str) -> bool:
    """Whether a buffer is written where a tensor stands for it, which `restrict` rules out."""
    root = read(text)
    return root is not None and any(
        (around := ancestor_in_block(user, op.parent)) is not None
        and op.is_before_in_block(around)
        and _may_write(user, op.operands[0].value)
        for op in walk(root)
        if op.name == "bufferization.to_tensor"
        for user in op.operands[0].value.users
    )


def _may_write(op: Operation, buffer: Value) -> bool:
    effects = UPSTREAM.effects(op)
    return effects is None or any(one.kind is EffectKind.WRITE and one.value is buffer for one in effects)


@cache
def bases() -> tuple[Base, ...]:
    """Programs without changes."""
    found = [Base(own_of(text), text) for text in rare_programs()]
    found += [Base(own, print_operation(program.root, UPSTREAM)) for own, program in page_programs()]
    found += [Base("canonicalize", text) for text in example_functions()]
    found += [Base("canonicalize", text) for text in _folded()]
    found += [Base("one-shot-bufferize", generate_mixed(seed, statements=2, functions=1)) for seed in range(_MIXED)]
    return tuple(each for each in found if read(each.text) is not None)


def rare_programs() -> list[str]:
    """Programs with what no page and no example has. The first line names the kind, behind the pass that it is for."""
    texts = ((_RARE / f"{subject}.mlir").read_text(encoding="utf-8") for subject in _SUBJECTS)
    return [each for text in texts for each in text.split("// -----\n")]


def own_of(rare: str) -> str:
    """The pass that a rare program is for: `canonicalize` where its first line names none."""
    return _first_line(rare)[0] or "canonicalize"


def title_of(rare: str) -> str:
    """The first line of a rare program, without the pass."""
    return _first_line(rare)[1]


def _first_line(rare: str) -> tuple[str | None, str]:
    found = re.match(r"// (?:([\w-]+(?:\{[^}]*\})?): )?(.+)", rare)
    return (found[1], found[2]) if found is not None else (None, "")


def _folded() -> Iterator[str]:
    """Functions whose folds are evaluated elsewhere."""
    for number in range(_FOLDED):
        random = Random(f"fold {number}")
        yield from (FAMILIES[name].make(random, "f") for name in ("scalar", "affine", "tensor"))
        yield memref_program(random).replace("@main(", "@f(")


@cache
def donors() -> tuple[Operation, ...]:
    """Programs that others take parts from."""
    return tuple(root for base in bases() if (root := read(base.text)) is not None)


def random_near_misses(seeds: range) -> Iterator[tuple[int, str, Program]]:
    """For each seed with a program that says something: the pass that it is about, and the program."""
    for seed in seeds:
        random = Random(f"near miss {seed}")
        base = random.choice(bases()).changed(random)
        program = base.program() if base is not None else None
        if base is not None and program is not None:
            yield seed, base.own, program


def near_misses(count: int, noted: set[int], mutants: Mapping[int, Mutant], random: Random) -> Pool:
    """`count` programs, for these mutants by their numbers; probes in the code add numbers to `noted`.

    Rare programs come first, and take no room from the others.
    """
    rare, others = (Pool(count, {number: [] for number in mutants}) for _ in range(2))
    by_place: defaultdict[str, list[Base]] = defaultdict(list)
    by_number: defaultdict[int, list[Base]] = defaultdict(list)
    written = [Base(own_of(text), text) for text in rare_programs()]
    pending = [*written, *(base for base in bases() if base not in written)]
    numbers = [*mutants]
    called: set[str] = set()
    for position in range(count + len(pending)):
        if position < len(pending):
            base: Base | None = pending[position]
        else:
            # The one that fewer programs reach.
            number = min(random.choices(numbers, k=3), key=lambda each: len(others.tasks[each]))
            base = _aimed(number, mutants[number], by_place, by_number, random).changed(random)
        program = base.program() if base is not None else None
        if base is None or program is None:
            continue
        CALLED.clear()
        pool, most, of_it = (rare, None, _OF_RARE) if position < len(written) else (others, _MOST_RUNS, None)
        reached = pool.add(position, program, noted, most, base.own, of_it=of_it)
        called |= CALLED
        for place in CALLED:
            _keep(by_place[place], base, random)
        for number in reached:
            _keep(by_number[number], base, random)
        if position in pool.wrong:
            print(f"wrong without a change: {base.own}: {pool.wrong[position]}\n{base.text}", flush=True)
    CALLED.update(called)
    return Pool(count, {number: [*rare.tasks[number], *others.tasks[number]] for number in mutants})


def _aimed(
    number: int,
    mutant: Mutant,
    by_place: Mapping[str, list[Base]],
    by_number: Mapping[int, list[Base]],
    random: Random,
) -> Base:
    known: Collection[Base] = by_number.get(number, ())
    if not known or random.random() < 0.3:
        known = by_place.get(mutant.place, known)
    return random.choice([*known] if known and random.random() < 0.85 else bases())


def _keep(kept: list[Base], base: Base, random: Random) -> None:
    """The first ones, and later ones in place of others."""
    if len(kept) < _KEPT:
        kept.append(base)
    elif random.random() < 0.2:
        kept[random.randrange(_KEPT)] = base
