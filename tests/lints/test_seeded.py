"""The lints against runs: nothing is said of what the pipeline made, and what is put in wrongly is found."""

from __future__ import annotations

import pytest

from pydealloc.syntax.document.document import parse_document
from tests.execution.generator import Choices, generate
from tests.lints.folders import MEMORY_CODES, found_in, transformed
from tests.lints.seeded import OWNERSHIP, WHOLE, judge, observe, seeded


@pytest.mark.parametrize("pipeline", [OWNERSHIP, WHOLE, "minimal-deallocation"])
@pytest.mark.parametrize("seed", range(6))
def test_what_the_pipeline_made_is_clean(seed: int, pipeline: str) -> None:
    done = transformed(parse_document(generate(seed, Choices(statements=1 + seed % 3, functions=1))), pipeline)
    assert done is not None
    assert [one for one in found_in(parse_document(done[0])) if one.code in MEMORY_CODES] == []


@pytest.mark.parametrize("number", range(1, 25))
def test_defects_are_found_and_nothing_certain_is_wrong(number: int) -> None:
    defect = seeded(number)
    judged = judge(defect.text) if defect is not None else None
    if judged is None:
        pytest.skip("nothing to do wrong here")
    assert judged.missed == set()
    assert judged.false == []


def test_a_run_notes_what_was_done() -> None:
    """So that the test above can fail."""
    text = generate(3, Choices(statements=2, functions=1))
    observed = observe(parse_document(text))
    assert observed is not None
    assert len(observed.done) > 3
