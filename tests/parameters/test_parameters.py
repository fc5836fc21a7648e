"""Types, attributes and properties with one slip each: those that mlir-opt refuses we refuse, and no others.

`python -m tests.parameters [--properties]` looks at all of them, with `--store` it writes what is read here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .compare import STORED, answers, differences, load, refuses, some_of
from .edits import Trial, edits, own_entries, parameter_trial, parameter_trials, property_trials
from .examples import examples, found_in, name_of

if TYPE_CHECKING:
    from tests.harness.oracle import Oracle

KNOWN = frozenset(
    (
        # Of an attribute without a type `: i32` is ignored.
        "spirv.EXT.ConstantCompositeReplicate value = #ub.poison : i32",
    )
)
"""Keys of trials of which mlir-opt says something else."""
_EVERY = 997
"""Of all trials, one of so many is asked about."""


def test_stored_parameters() -> None:
    stored = load(STORED / "parameters.txt")
    assert len(stored) > 1_000
    trials = [parameter_trial(key) for key in stored]
    wrong = [trial.key for trial in trials if bool(refuses(trial.text)) != stored[trial.key]]
    assert set(wrong) == KNOWN & set(stored)


def test_stored_properties() -> None:
    stored = load(STORED / "properties.txt")
    assert len(stored) > 900
    trials = [trial for trial in property_trials() if trial.key in stored]
    assert len({trial.key for trial in trials}) == len(stored)
    wrong = [trial.key for trial in trials if bool(refuses(trial.text)) != stored[trial.key]]
    assert set(wrong) == KNOWN & set(stored)


@pytest.mark.long
def test_mlir_opt_agrees(oracle: Oracle) -> None:
    trials = some_of([*parameter_trials(), *property_trials()], _EVERY)
    assert len(trials) > 300
    found = differences(trials, answers(oracle, trials, None))
    assert {one.trial.key for one in found} == KNOWN & {trial.key for trial in trials}


def test_a_difference_is_found(oracle: Oracle) -> None:
    """What is compared are both verdicts, whatever a program is about."""
    right, wrong = (Trial("llvm", text, "", text, "") for text in ('"t.a"() : () -> ()', '"t.a"('))
    known = answers(oracle, [right, wrong], None)
    assert (bool(known[right.text]), bool(known[wrong.text])) == (False, True)
    lied = {right.text: "an error", wrong.text: "an error"}
    assert [one.trial for one in differences([right, wrong], lied)] == [right]


def test_edits_of_a_type() -> None:
    text = "!a.b<4 x i32>"
    made = {text[:start] + new + text[end:] for start, end, new in edits(text)}
    assert {
        "!a.b<4  i32>",
        "!a.b<4 x x i32>",
        "!a.b<x 4 i32>",
        "!a.b<-1 x i32>",
        '!a.b<4 x "x">',
        "!a.b<4 x i32_>",
    } <= made


def test_every_type_and_attribute_has_an_example() -> None:
    """Those with parameters, of the dialects that mlir-opt knows."""
    found = examples()
    assert len(found) > 380
    assert all(
        found[name] for name in ("!llvm.array", "#spirv.target_env", "!quant.uniform", "#gpu.kernel_table", "builtin")
    )
    assert name_of("#gpu<processor thread_x>") == "#gpu.processor"
    assert [text for _, text in found_in('"t.a"() : () -> !llvm.array<2 x ptr>')] == ["!llvm.array<2 x ptr>"]


def test_entries_of_properties() -> None:
    text = '"t.a"() : () -> ()\n"t.b"() <{a = [1, 2], b, c = "x, y" : i32}> : () -> ()\n'
    found = [(name, text[value:end]) for name, _, value, end in own_entries(text, "t.b")]
    assert found == [("a", "[1, 2]"), ("b", ""), ("c", '"x, y" : i32')]
