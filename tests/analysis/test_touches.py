"""Uses of names in a block, one after the other, while names come and go."""

from __future__ import annotations

from random import Random

import pytest

from pydealloc.analysis.dataflow.places import Touches, bits
from pydealloc.ir.graph import Block


@pytest.mark.parametrize("seed", range(40))
def test_the_next_use_is_that_of_any_name_that_is_there(seed: int) -> None:
    random, block = Random(seed), Block()
    positions = [sorted(random.sample(range(30), random.randrange(8))) for _ in range(9)]
    touches, after = Touches([{block: each} if each else {} for each in positions], block, -1), -1
    for _ in range(40):
        names = random.randrange(1 << len(positions))
        expected = min((at for name in bits(names) for at in positions[name] if at > after), default=None)
        assert touches.next(names) == expected
        after = after if expected is None else expected
