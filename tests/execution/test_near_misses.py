"""Near misses: changes leave programs valid, each kind of change is made, and no pass changes what they show."""

from __future__ import annotations

from random import Random

import pytest

from tests.execution.changed_programs import near_miss, read
from tests.execution.changed_words import changed_words
from tests.execution.code_mutants import install, mutants_of, probed
from tests.execution.comparing import Comparison, Program
from tests.execution.mutation import Outcome, Verdict, in_fork, put_probes
from tests.execution.near_misses import bases, near_misses, own_of, random_near_misses, rare_programs

PROGRAM = """
func.func @f(%m: memref<4x?xi32>, %t: tensor<?xi32>, %i: index, %c: i1) -> i32 {
  %c3 = arith.constant 3 : index
  %x = memref.load %m[%c3, %i] : memref<4x?xi32>
  %y = tensor.extract %t[%i] : tensor<?xi32>
  %s = arith.addi %x, %y overflow<nsw> : i32
  %r = scf.if %c -> i32 {
    scf.yield %s : i32
  } else {
    scf.yield %y : i32
  }
  return %r : i32
}
"""


@pytest.mark.long
def test_a_near_miss_is_valid_and_another_program() -> None:
    donors = [root for base in bases()[:20] if (root := read(base.text)) is not None]
    found = {near_miss(PROGRAM, Random(seed), donors) for seed in range(150)} - {""}
    assert len(found) > 100
    assert all(read(text) is not None and text.strip() != PROGRAM.strip() for text in found)
    together = "\n".join(found)
    wanted = ("memref.store", "tensor.insert", "scf.for", "cf.br", "vector.print", "scf.execute_region", "arith.subi")
    assert [each for each in (*wanted, "memref<4x4xi32>") if each not in together] == []


def test_words_change_one_at_a_time() -> None:
    changed = {changed_words(PROGRAM, Random(seed)) for seed in range(60)} - {PROGRAM}
    assert len(changed) > 30


def test_a_seed_gives_one_near_miss() -> None:
    text = bases()[7].text
    assert near_miss(text, Random(3)) == near_miss(text, Random(3))


@pytest.mark.long
def test_no_pass_changes_what_near_misses_show() -> None:
    found = [
        f"near miss {seed}: {trouble}"
        for seed, own, program in random_near_misses(range(200))
        for trouble in Comparison(program, Random(seed)).after_own(own)
    ]
    assert found == []


@pytest.mark.long
def test_near_misses_are_aimed_at_a_mutant() -> None:
    path, wanted = "dialects/scf/canonicalize.py", "_inline_parallel: condition dropped: inner is not reduce"
    (mutant,) = (each for each in mutants_of(path) if str(each).endswith(wanted))

    def judged() -> Verdict:
        noted = put_probes()
        numbers = probed([mutant])
        return near_misses(40, noted, numbers, Random(1)).judge(0, lambda: install(mutant), 10)

    assert in_fork(judged).outcome is Outcome.CAUGHT


def test_no_pass_changes_what_rare_programs_show() -> None:
    found = [
        f"{text.partition(chr(10))[0]}: {trouble}"
        for text in rare_programs()
        for trouble in Comparison(Program.of_functions(text), Random(1)).after_own(own_of(text))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("path", "change"),
    [
        ("dialects/affine/canonicalize.py", "_global_constant: condition dropped: str(symbol"),
        ("dialects/affine/canonicalize.py", "_empty_loop: guard removed: value is induction"),
        ("dialects/arith/fold_integers.py", "_select: condition dropped: left is other"),
        ("dialects/arith/fold_floats.py", "_quotient: condition dropped: a == 0"),
        ("dialects/scf/canonicalize.py", "_merge_parallel: condition dropped: any("),
        ("dialects/scf/if_patterns.py", "_related_blocks: condition dropped: negation.lhs is not of"),
        ("dialects/tensor/slice_patterns.py", "cast_of_slice: condition dropped: not is_in_bounds"),
        ("passes/minimal/rewriting.py", "is_handed: condition dropped: token.is_receiver"),
        ("dialects/linalg/canonicalize.py", "_loop_extent: condition dropped: not maps"),
        ("analysis/placement/loop_hoisting.py", "may_leave_loops: check dropped"),
        ("dialects/bufferization/bufferization.py", "_materialize_writes: check dropped"),
        ("passes/drop_equivalent_buffer_results.py", "_dropped: condition dropped: not others"),
        ("passes/bufferize/paths.py", "Paths._among_regions: condition dropped: _region_of(definition"),
        ("dialects/common/canonicalization/mixed.py", "is_in_bounds: guard removed: offset >= extent"),
        ("dialects/memref/folds.py", "_subview: condition dropped: static"),
        ("dialects/memref/folds.py", "_reinterpret_cast: condition dropped: None in"),
        ("dialects/scf/while_patterns.py", "_answer: guard removed: predicate_of(asked)"),
        ("dialects/scf/while_patterns.py", "_compared: guard removed: value is not"),
        ("analysis/dataflow/operation_facts.py", "OperationFacts._is_index: check dropped"),
        ("analysis/buffers/escape.py", "_may_carry: condition dropped: is_form(result)"),
        ("dialects/arith/fold_floats.py", "_is: condition dropped: math.copysign"),
        ("dialects/cf/canonicalize.py", "_decided_before: condition dropped: earlier.condition"),
        ("passes/bufferize/subsets.py", "_is_equivalent: check dropped"),
    ],
)
def test_rare_programs_show_what_a_dropped_condition_does(path: str, change: str) -> None:
    mutant = next(each for each in mutants_of(path) if change in str(each))
    programs = [(own_of(text), Program.of_functions(text)) for text in rare_programs()]

    def judged() -> Verdict:
        install(mutant)
        for number, (own, program) in enumerate(programs):
            trouble = next(Comparison(program, Random(1)).after_own(own), None)
            if trouble is not None:
                return Verdict(Outcome.CAUGHT, number, first=str(trouble))
        return Verdict(Outcome.SAME, len(programs))

    assert in_fork(judged).outcome is Outcome.CAUGHT
