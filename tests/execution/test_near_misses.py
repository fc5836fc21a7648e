"""Near misses: changes leave programs valid, each kind of change is made, and no pass changes what they show."""

from __future__ import annotations

from random import Random

import pytest

from tests.execution.changed_programs import near_miss, read
from tests.execution.changed_words import changed_words
from tests.execution.code_mutants import install, mutants_of, probed
from tests.execution.comparing import Comparison, Program
from tests.execution.mutation import Outcome, Verdict, in_fork, put_probes
from tests.execution.near_misses import (
    bases,
    near_misses,
    own_of,
    random_near_misses,
    rare_programs,
    title_of,
    writes_behind_tensors,
)

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


def test_a_probe_changes_nothing() -> None:
    """What stands behind a part of a condition may be what changes the program."""
    (text,) = (text for text in rare_programs() if title_of(text).startswith("Sizes of tensors that were changed"))

    def judged() -> Verdict:
        put_probes()
        probed(mutants_of("dialects/tensor/canonicalize.py"))
        trouble = next(Comparison(Program.of_functions(text), Random(1)).after_own(own_of(text)), None)
        return Verdict(Outcome.SAME if trouble is None else Outcome.CAUGHT, 1, first=str(trouble))

    assert in_fork(judged).outcome is Outcome.SAME


def test_each_rare_program_has_a_title_of_its_own() -> None:
    titles = [title_of(text) for text in rare_programs()]
    assert len({*titles} - {""}) == len(titles)


def test_no_pass_changes_what_rare_programs_show() -> None:
    found = [
        f"{text.partition(chr(10))[0]}: {trouble}"
        for text in rare_programs()
        for trouble in Comparison(Program.of_functions(text), Random(1)).after_own(own_of(text))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("path", "change", "title"),
    [
        (
            "dialects/common/lookup.py",
            "symbol_of: condition dropped: symbol.value == name",
            "The second of two globals.",
        ),
        (
            "dialects/affine/canonicalize.py",
            "_empty_loop: guard removed: value is induction",
            "Loops that give their induction variable",
        ),
        (
            "dialects/arith/fold_integers.py",
            "_select: condition dropped: left is other",
            "Choices between the values of a comparison",
        ),
        ("dialects/arith/fold_floats.py", "_quotient: condition dropped: a == 0", "Numbers that are rounded"),
        (
            "dialects/scf/canonicalize.py",
            "_merge_parallel: condition dropped: any(",
            "A loop in threads whose end is the number of another one.",
        ),
        (
            "dialects/scf/if_patterns.py",
            "_related_blocks: condition dropped: negation.lhs is not of",
            "Branches one after the other",
        ),
        (
            "dialects/tensor/slice_patterns.py",
            "cast_of_slice: condition dropped: not is_in_bounds",
            "Parts that are larger than the whole",
        ),
        (
            "passes/minimal/rewriting.py",
            "is_handed: condition dropped: token.is_receiver",
            "A condition gives a part of one buffer or of another.",
        ),
        (
            "dialects/linalg/canonicalize.py",
            "_loop_extent: condition dropped: expr.position == dimension",
            "Numbers of loops that run once, and of others, where",
        ),
        ("analysis/placement/loop_hoisting.py", "may_leave_loops: check dropped", "Copies, made in each round"),
        (
            "dialects/bufferization/bufferization.py",
            "_materialize_writes: check dropped",
            "A tensor is written to the place of another one",
        ),
        (
            "passes/drop_equivalent_buffer_results.py",
            "_dropped: condition dropped: not others",
            "Returns of one argument",
        ),
        (
            "passes/bufferize/paths.py",
            "Paths._among_regions: condition dropped: _region_of(definition",
            "A part of a loop reads what another part of it writes.",
        ),
        (
            "dialects/common/canonicalization/mixed.py",
            "is_in_bounds: guard removed: offset >= extent",
            "Parts that begin behind the end of a buffer",
        ),
        ("dialects/memref/folds.py", "_subview: condition dropped: static", "The stride of a slice of one element."),
        (
            "dialects/memref/folds.py",
            "_reinterpret_cast: condition dropped: None in",
            "A buffer that is said to be shorter.",
        ),
        (
            "dialects/scf/while_patterns.py",
            "_answer: guard removed: predicate_of(asked)",
            "A loop that asks for something else than its condition says.",
        ),
        (
            "dialects/scf/while_patterns.py",
            "_compared: guard removed: value is not",
            "A loop that asks about another value than its condition does.",
        ),
        ("analysis/dataflow/operation_facts.py", "OperationFacts._is_index: check dropped", "An address as a number"),
        (
            "analysis/buffers/escape.py",
            "_may_carry: condition dropped: is_form(result)",
            "A number that is made of an address",
        ),
        ("dialects/arith/fold_floats.py", "_is: condition dropped: math.copysign", "Zeros with a sign."),
        (
            "dialects/cf/canonicalize.py",
            "_decided_before: condition dropped: earlier.condition",
            "A branch behind the branch of another condition.",
        ),
        (
            "passes/bufferize/subsets.py",
            "_is_equivalent: check dropped",
            "A part that is put into another place than it was taken from.",
        ),
        (
            "analysis/calls/awaited_work.py",
            "_comes_after: condition dropped: around.is_before_in_block",
            "Work is added to a group that was waited for before.",
        ),
        ("analysis/calls/call_facts.py", "CallFacts._spread: finding dropped: starts", "A function starts a copy"),
        (
            "analysis/ownership/call_summaries.py",
            "CallSummaries._freed_otherwise: condition dropped: self.graph",
            "A function that calls itself returns memory of the device.",
        ),
        (
            "analysis/ownership/copied_results.py",
            "CopiedResults._uses_own_copies: condition dropped: not any",
            "One buffer is two arguments",
        ),
        (
            "analysis/ownership/copied_results.py",
            "CopiedResults._shows: condition dropped: read.is_call",
            "A call writes a buffer",
        ),
        (
            "dialects/bufferization/dealloc_patterns.py",
            "_deallocation_of: condition dropped: has_effect",
            "Clones of parts",
        ),
        (
            "dialects/tensor/canonicalize.py",
            "_dim_of_destination: condition dropped: maker.dialect",
            "Sizes of tensors that were changed",
        ),
        (
            "dialects/tensor/pad_patterns.py",
            "_pad_twice: condition dropped: padding_value",
            "Paddings of tensors whose rank is not known",
        ),
        (
            "dialects/common/buffers.py",
            "cast: condition dropped: value.type",
            "Parts that are put into places that are sizes of other tensors.",
        ),
        (
            "dialects/common/canonicalization/memref_types.py",
            "_layouts_fit: condition dropped: _fits(first",
            "Parts of a tensor as buffers that begin at once",
        ),
        (
            "dialects/common/canonicalization/reshapes.py",
            "fold_reshape: condition dropped: len(shape",
            "Sizes of tensors and of buffers that change places",
        ),
        (
            "dialects/scf/canonicalize.py",
            "_inline_single_block: condition dropped: len(op",
            "Regions with several blocks",
        ),
        (
            "dialects/scf/if_patterns.py",
            "_combine_ifs: condition dropped: previous",
            "A loop with a truth value before a branch",
        ),
        (
            "dialects/scf/tensor_patterns.py",
            "_as_large: guard removed: _keeps_sizes",
            "Loops that go on with tensors of another size.",
        ),
        (
            "dialects/affine/canonicalize.py",
            "_trip_count: condition dropped: len(upper",
            "Loops with bounds of several parts",
        ),
        (
            "dialects/arith/fold_integers.py",
            "_cmpi: condition dropped: predicate",
            "Comparisons with zero and one of numbers of several widths.",
        ),
        ("dialects/arith/select_patterns.py", "select_to_not: condition dropped: select", "Choices between zero"),
        (
            "dialects/linalg/pack_patterns.py",
            "_unpack: condition dropped: before",
            "Packing of what was unpacked to other types",
        ),
        (
            "passes/ownership/escapes.py",
            "Escapes._passes_on: condition dropped: knowledge",
            "A function returns a buffer, and a part behind the beginning of it.",
        ),
        (
            "analysis/buffers/origins.py",
            "BufferOrigins.is_same_base: condition dropped: mine.is_new_or_given",
            "Two names of a buffer",
        ),
        (
            "passes/bufferize/functions.py",
            "_may_return_unwritable: condition dropped: not has_body",
            "A constant that a function gives which calls itself",
        ),
        (
            "passes/bufferize/subsets.py",
            "are_disjoint_subsets: condition dropped: state.are_equivalent",
            "A part that is filled and put back",
        ),
        (
            "passes/eliminate_empty_tensors.py",
            "_is_empty: condition dropped: value.op",
            "A part whose place depends on what it holds.",
        ),
        (
            "dialects/linalg/semantics.py",
            "_accumulates: check dropped",
            "A product that is added to one of its factors",
        ),
        (
            "dialects/linalg/bufferization.py",
            "_is_overwritten: check dropped",
            "A reduction of nothing, whose body reads no output",
        ),
        (
            "dialects/affine/index_patterns.py",
            "_is_within: check dropped",
            "A first index of zero, before parts of an index",
        ),
        (
            "dialects/memref/folds.py",
            "_reinterpret_cast: guard removed: is_same",
            "Buffers with strides, or a beginning, that are forgotten.",
        ),
        (
            "analysis/certain_runs.py",
            "_is_entered: check dropped",
            "A part that is inserted only where it is inside of the tensor.",
        ),
        (
            "dialects/common/canonicalization/mixed.py",
            "is_surely_in_bounds: guard removed: size > 0",
            "A part of constant place that is outside of the tensor where a branch never goes.",
        ),
        (
            "passes/rewriting/block_merging.py",
            "_Cluster.compare: guard removed: self.numbers",
            "Blocks that print one of two values that they compute",
        ),
        (
            "dialects/common/canonicalization/memref_types.py",
            "are_cast_compatible: guard removed: source.element",
            "A clone in another memory",
        ),
        (
            "dialects/bufferization/dealloc_patterns.py",
            "_only_allocates: condition dropped: len(op.results)",
            "A buffer that nobody uses, made when work is done",
        ),
        (
            "dialects/common/canonicalization/memref_types.py",
            "157 dropped_dimensions: condition dropped: len(unused)",
            "A part of a tensor without one of its two dimensions",
        ),
        ("passes/cse.py", "_Elimination.replace: condition dropped: not any", "Equal constants in no order"),
        ("passes/minimal/reuse.py", "_is_static: check dropped", "A function that makes a buffer is called"),
        ("dialects/cf/canonicalize.py", "_assert_of_true: guard removed", "A program that stops"),
        (
            "passes/buffer_hoisting.py",
            "wrong_hoist: condition dropped: is_freed",
            "Branches make a buffer each, which is",
        ),
        (
            "passes/buffer_hoisting.py",
            "wrong_hoist: condition dropped: knowledge",
            "Branches make a buffer each, which a",
        ),
        (
            "analysis/placement/stack_promotion.py",
            "StackPromotion.obstacle: guard removed: not self._is_small",
            "A buffer that is larger than any may be",
        ),
        (
            "passes/eliminate_empty_tensors.py",
            "_Elimination._is_inside: condition dropped: None in given.shape",
            "A tensor that is written to the place of another one where both have one size",
        ),
        (
            "passes/rewriting/block_merging.py",
            "_Cluster.merge: guard removed: self.differing",
            "Something that nobody knows leads to blocks",
        ),
    ],
)
def test_rare_programs_show_what_a_dropped_condition_does(path: str, change: str, title: str) -> None:
    mutant = next(each for each in mutants_of(path) if change in str(each))
    (text,) = (text for text in rare_programs() if title_of(text).startswith(title))
    program = Program.of_functions(text)

    def judged() -> Verdict:
        install(mutant)
        trouble = next(Comparison(program, Random(1)).after_own(own_of(text)), None)
        return Verdict(Outcome.SAME if trouble is None else Outcome.CAUGHT, 1)

    assert in_fork(judged).outcome is Outcome.CAUGHT


_SHOWN = """
func.func @f(%m: memref<2xi32>, %v: i32, %c: i1) -> tensor<2xi32> {{
  %c0 = arith.constant 0 : index
  {}
  %t = bufferization.to_tensor %m restrict writable : memref<2xi32> to tensor<2xi32>
  {}
  return %t : tensor<2xi32>
}}
"""


def test_buffers_are_not_written_behind_their_tensors() -> None:
    """Nor in a body: `restrict` rules it out."""
    store = "memref.store %v, %m[%c0] : memref<2xi32>"
    assert not writes_behind_tensors(_SHOWN.format(store, ""))
    assert writes_behind_tensors(_SHOWN.format("", store))
    assert writes_behind_tensors(_SHOWN.format("", f"scf.if %c {{\n{store}\n}}"))
