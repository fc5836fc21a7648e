"""Scripts of sessions: what an editor does, step by step, so that a session can be changed, shortened and repeated.

A step has a seed of its own, which decides everything about it: the others stay what they are where one is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from pydealloc.ir.records import dataclass

Json = Any

FILES = 4
"""Files of the workspace that scripts name by number; some are open, some are on disk."""
_LONGEST = 60
"""Steps of a script; longer ones are cut."""
_ACTS = {
    "edit": 30, "ask": 24, "type": 10, "open": 6, "close": 3, "cancel": 3, "wait": 5, "settings": 3, "config": 2,
    "write": 3, "delete": 1, "rename": 2, "save": 1, "compare": 3,
}  # fmt: skip
ACTS = tuple(_ACTS)
_WEIGHTS = tuple(_ACTS.values())
ENCODINGS = ("utf-16", "utf-8", "utf-32")


@dataclass(frozen=True)
class Step:
    """`act` is one of `ACTS`; `file` is less than `FILES`."""

    act: str
    file: int
    seed: int


@dataclass(frozen=True)
class Script:
    """One session. `pulls`: the editor asks for diagnostics, rather than having them sent."""

    encoding: str
    pulls: bool
    steps: tuple[Step, ...]

    def as_json(self) -> Json:
        steps = [[step.act, step.file, step.seed] for step in self.steps]
        return {"encoding": self.encoding, "pulls": self.pulls, "steps": steps}

    def with_steps(self, steps: Sequence[Step]) -> Script:
        return Script(self.encoding, self.pulls, tuple(steps))


def from_json(value: Json) -> Script:
    """
    Raises:
        KeyError, TypeError, ValueError: it is no script.
    """
    steps = tuple(Step(str(act), int(file) % FILES, int(seed)) for act, file, seed in value["steps"])
    unknown = [step.act for step in steps if step.act not in ACTS]
    if unknown:
        raise ValueError(f"no act of a session: {unknown[0]}")
    return Script(str(value["encoding"]), bool(value["pulls"]), steps)


def new_script(dice: Random) -> Script:
    steps = [Step("open", dice.randrange(FILES), _seed(dice)) for _ in range(dice.choice((1, 1, 2, 3)))]
    steps += [_step(dice) for _ in range(dice.randrange(4, 30))]
    return Script(dice.choice(ENCODINGS), dice.random() < 0.5, tuple(steps))


def changed(dice: Random, script: Script, others: Sequence[Script]) -> Script:
    """`script` with some steps more, fewer, again, with other seeds, or followed by those of another one."""
    steps = [*script.steps]
    for _ in range(dice.choice((1, 1, 2, 4))):
        at = dice.randrange(len(steps) + 1)
        kind = dice.randrange(6)
        if kind == 0 or not steps:
            steps[at:at] = [_step(dice) for _ in range(dice.choice((1, 1, 3)))]
        elif kind == 1:
            del steps[at : at + dice.choice((1, 1, 2, 5))]
        elif kind == 2:
            steps[at:at] = steps[dice.randrange(len(steps)) :][: dice.choice((1, 2, 4))]
        elif kind == 3:
            at = dice.randrange(len(steps))
            steps[at] = Step(steps[at].act, steps[at].file, _seed(dice))
        elif kind == 4:
            at = dice.randrange(len(steps))
            steps[at] = Step(steps[at].act, dice.randrange(FILES), steps[at].seed)
        else:
            other = dice.choice(others).steps if others else ()
            steps = [*steps[:at], *other[dice.randrange(len(other) + 1) :]]
    encoding = script.encoding if dice.random() < 0.9 else dice.choice(ENCODINGS)
    return Script(encoding, script.pulls if dice.random() < 0.9 else not script.pulls, tuple(steps[:_LONGEST]))


def _step(dice: Random) -> Step:
    return Step(dice.choices(ACTS, _WEIGHTS)[0], dice.randrange(FILES), _seed(dice))


def _seed(dice: Random) -> int:
    return dice.randrange(1 << 30)
