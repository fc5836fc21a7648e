"""Plans of an edited function: those of the version before, about other operations, or new ones; always right."""

from __future__ import annotations

import random
import re

import pytest

from pydealloc.ir.graph import BlockArgument, Operation, OpOperand, OpResult, Value
from pydealloc.ir.walk import walk
from pydealloc.server.facts import bufferization_facts
from pydealloc.server.facts.bufferization_facts import bufferization_of
from pydealloc.server.facts.kept.bufferization_plans import BufferizationFacts
from pydealloc.syntax.document.document import Document, Item, parse_document

PROGRAM = """\
#id = affine_map<(d0) -> (d0)>
func.func private @use(tensor<8xf32>) -> tensor<8xf32>
func.func @f(%t: tensor<8xf32>, %u: tensor<8xf32>, %i: index, %j: index, %x: f32, %y: f32, %p: i1) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %o = arith.addi %i, %c1 : index
  %a = tensor.insert %x into %t[%i] : tensor<8xf32>
  %v = tensor.extract %t[%c0] : tensor<8xf32>
  %s = tensor.extract_slice %a[%o] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %g = linalg.fill ins(%v : f32) outs(%s : tensor<4xf32>) -> tensor<4xf32>
  %b = tensor.insert_slice %g into %a[%o] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %l = scf.for %k = %c0 to %c4 step %c1 iter_args(%acc = %b) -> (tensor<8xf32>) {
    %q = tensor.extract %acc[%k] : tensor<8xf32>
    %w = arith.addf %q, %y : f32
    %r = tensor.insert %w into %acc[%k] : tensor<8xf32>
    scf.yield %r : tensor<8xf32>
  }
  %e = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
    ins(%l : tensor<8xf32>) outs(%b : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %m = arith.mulf %in, %out : f32
    linalg.yield %m : f32
  } -> tensor<8xf32>
  %z = scf.if %p -> (tensor<8xf32>) {
    %n = tensor.insert %v into %u[%j] : tensor<8xf32>
    scf.yield %n : tensor<8xf32>
  } else {
    %d = func.call @use(%e) : (tensor<8xf32>) -> tensor<8xf32>
    scf.yield %d : tensor<8xf32>
  }
  return %z : tensor<8xf32>
}
"""


class Places:
    """Plain values for facts of one version, which those of another one can be compared with."""

    def __init__(self, item: Item) -> None:
        self.numbers = {op: number for number, op in enumerate(op for root in item.operations for op in walk(root))}

    def of(self, one: Operation | OpOperand | Value | None) -> object:
        if isinstance(one, Operation):
            return self.numbers[one]
        if isinstance(one, OpOperand):
            return self.numbers[one.owner], one.index
        if isinstance(one, OpResult):
            return "result", self.numbers[one.op], one.index
        if isinstance(one, BlockArgument):
            return "argument", one.name, one.index, self.of(one.block.parent_op)
        return one

    def of_facts(self, facts: BufferizationFacts) -> object:
        plans = [
            (
                self.of(plan.function),
                [
                    (
                        self.of(copy.operand),
                        copy.is_of_result,
                        self.of(copy.operation),
                        self.of(copy.value),
                        copy.bytes,
                        copy.times,
                        copy.is_in_loop,
                        self.of(copy.reason.read),
                        self.of(copy.reason.write),
                        self.of(copy.reason.definition),
                        copy.reason.is_parallel,
                    )
                    for copy in plan.copies
                ],
                [self.of(one) for one in plan.in_place],
                plan.allocations,
                [self.of(one) for one in plan.loop_allocations],
                [self.of(one) for one in plan.returned],
                plan.summary,
            )
            for plan in facts.plans
        ]
        return plans, facts.refusal, self.of(facts.refused)


def plain(document: Document) -> object:
    item = document.leaves()[-1]
    return Places(item).of_facts(bufferization_of(document, item))


class Analyses:
    """The number of analyses made."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        analyse = bufferization_facts._facts  # pyright: ignore[reportPrivateUsage]

        def counted(*args: object) -> BufferizationFacts:
            self.count += 1
            return analyse(*args)  # pyright: ignore[reportArgumentType]

        monkeypatch.setattr(bufferization_facts, "_facts", counted)


@pytest.mark.parametrize(
    ("before", "after", "is_same"),
    [
        ("%x into %t[%i]", "%x into %t[%j]", True),
        ("%x into %t[%i]", "%y into %t[%i]", True),
        ("arith.mulf", "arith.addf", True),
        ("arith.addf %q, %y", "arith.addf %q, %x", True),
        ("%t[%c0]", "%t[%c1]", True),
        ("%v = tensor.extract", "%v1 = arith.addf %x, %y : f32\n  %v = tensor.extract", True),
        ("%o = ", "\n\n    %o = ", True),
        ("%x into %t[%i]", "%x into %u[%i]", False),
        ("insert_slice %g into %a[%o]", "insert_slice %g into %a[%i]", False),
        ("= %c0 to %c4", "= %c1 to %c4", False),
        ("arith.constant 4", "arith.constant 3", False),
        ("arith.addi %i, %c1", "arith.addi %i, %c0", False),
        ("arith.mulf %in, %out", "arith.mulf %in, %in", False),
        ('["parallel"]', '["reduction"]', False),
        ("%u: tensor<8xf32>", "%u: tensor<8xf32> {bufferization.writable = false}", False),
        ("%s = ", "%again = tensor.insert %x into %t[%c0] : tensor<8xf32>\n  %s = ", False),
    ],
)
def test_plans_are_made_again_where_the_edit_may_change_them(
    before: str, after: str, is_same: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = parse_document(PROGRAM)
    plain(document)
    analyses = Analyses(monkeypatch)
    edited_text = PROGRAM.replace(before, after, 1)
    assert edited_text != PROGRAM
    edited = document.edited(edited_text)
    found = plain(edited)
    assert analyses.count == (0 if is_same else 1)
    assert found == plain(parse_document(edited_text))
    # And back, from a version that has a sketch.
    assert plain(edited.edited(PROGRAM)) == plain(document)


def test_plans_after_random_edits_are_those_of_a_new_document(monkeypatch: pytest.MonkeyPatch) -> None:
    generator = random.Random(7)
    analyses = Analyses(monkeypatch)
    document, kept, planned = parse_document(PROGRAM), 0, 0
    plain(document)
    for _ in range(150):
        names = list(re.finditer(r"%\w+", document.text[PROGRAM.index("%c0 =") :]))
        one, other = generator.choice(names), generator.choice(names)
        offset = PROGRAM.index("%c0 =")
        text = document.text[: one.start() + offset] + other.group() + document.text[one.end() + offset :]
        edited = document.edited(text)
        count = analyses.count
        found = plain(edited)
        is_kept = analyses.count == count
        assert found == plain(parse_document(text))
        facts = bufferization_of(edited, edited.leaves()[-1])
        if facts.plans:
            document = edited if generator.random() < 0.5 else document
            kept, planned = kept + is_kept, planned + (not is_kept)
    assert kept > 10
    assert planned > 10


def test_versions_without_plans_between_keep_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    document = parse_document(PROGRAM)
    plain(document)
    between = document.edited(PROGRAM.replace("%x into %t[%i]", "%y into %t[%i]"))
    analyses = Analyses(monkeypatch)
    after = between.edited(between.text.replace("arith.mulf", "arith.addf"))
    plain(after)
    assert not analyses.count


def test_plans_change_with_what_callees_are_for_their_callers(monkeypatch: pytest.MonkeyPatch) -> None:
    text = """\
func.func private @callee(%t: tensor<4xf32>, %v: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert %v into %t[%c0] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @caller(%t: tensor<4xf32>, %i: index, %v: f32) -> (tensor<4xf32>, f32) {
  %0 = call @callee(%t, %v) : (tensor<4xf32>, f32) -> tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}
"""
    document = parse_document(text)
    plain(document)
    write = "  %0 = tensor.insert %v into "
    without = text.replace(f"{write}%t", f"  %1 = tensor.empty() : tensor<4xf32>\n{write}%1")
    edited = document.edited(without)
    analyses = Analyses(monkeypatch)
    both = edited.edited(without.replace("  %1 = tensor.extract", "  // A read.\n  %1 = tensor.extract"))
    assert plain(both) == plain(parse_document(both.text))
    assert analyses.count
