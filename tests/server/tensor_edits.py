"""Random edits of functions on tensors, after each of which all plans are those of reading the new text afresh.

`python -m tests.server.tensor_edits SECONDS SEED [FILE...]` goes on for that much processor time, with programs of its
own and generated ones, or with those of the files. Most edits are of whole lines, or of one name in a line.
"""

from __future__ import annotations

import random
import re
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from pydealloc.ir.graph import Operation, OpOperand, Value
from pydealloc.ir.walk import walk
from pydealloc.server.config.editor_settings import HintSettings
from pydealloc.server.facts import bufferization_facts
from pydealloc.server.facts.bufferization_facts import bufferization_of
from pydealloc.server.facts.bufferization_findings import bufferization_findings
from pydealloc.server.facts.kept import edited_tensors, remembered
from pydealloc.server.facts.kept.bufferization_plans import BufferizationFacts, PlannedCopy
from pydealloc.server.facts.kept.plans import FunctionPlan, PlannedFree
from pydealloc.server.facts.kept.tensor_plans import FunctionTensors, TensorBuffer, TensorPlans
from pydealloc.server.facts.tensors import plans
from pydealloc.server.facts.tensors.plans import tensor_plans
from pydealloc.server.features.bufferization.copy_lenses import copy_lenses
from pydealloc.server.features.ownership.inlay_hints import inlay_hints
from pydealloc.syntax.document import lazy_item
from pydealloc.syntax.document.document import Document, Item, parse_document
from tests.execution.tensor_generator import Features, generate_tensors
from tests.syntax.splice_edits import random_edit, versions

SETTINGS = HintSettings(tensors="all", bufferization="all", max_length=0)
_LINE = re.compile(
    r"^ +(?:%\w+(?::\d+)? = )?(?:tensor|linalg|bufferization|arith|func\.call|call)\b.*[^{]\n", re.MULTILINE
)
_DEFINED = re.compile(r"^( +)%\w+ =")
_NAME = re.compile(r"%[A-Za-z0-9_]+")
_TENSOR = re.compile(r"%t(\d+)\b")
_NUMBER = re.compile(r"(?<=\[)\d+|(?<=constant )\d+")

PROGRAMS = (
    """\
#id = affine_map<(d0) -> (d0)>
func.func @f(%t: tensor<8xf32>, %u: tensor<8xf32>, %i: index, %x: f32, %p: i1) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant dense<0.0> : tensor<8xf32>
  %o = arith.addi %i, %c1 : index
  %a = tensor.insert %x into %t[%i] : tensor<8xf32>
  %v = tensor.extract %t[%c0] : tensor<8xf32>
  %e0 = tensor.empty() : tensor<8xf32>
  %f0 = linalg.fill ins(%v : f32) outs(%e0 : tensor<8xf32>) -> tensor<8xf32>
  %m0 = linalg.add ins(%f0, %a : tensor<8xf32>, tensor<8xf32>) outs(%z : tensor<8xf32>) -> tensor<8xf32>
  %m1 = linalg.sub ins(%f0, %m0 : tensor<8xf32>, tensor<8xf32>) outs(%z : tensor<8xf32>) -> tensor<8xf32>
  %s = tensor.extract_slice %a[%o] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %g = linalg.fill ins(%v : f32) outs(%s : tensor<4xf32>) -> tensor<4xf32>
  %b = tensor.insert_slice %g into %a[%o] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %e1 = tensor.empty() : tensor<8xf32>
  %k = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
    ins(%m1 : tensor<8xf32>) outs(%e1 : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %w = linalg.index 0 : index
    %r = tensor.extract %u[%w] : tensor<8xf32>
    %q = arith.mulf %in, %r : f32
    linalg.yield %q : f32
  } -> tensor<8xf32>
  %l = scf.for %n = %c0 to %c4 step %c1 iter_args(%acc = %b) -> (tensor<8xf32>) {
    %q = tensor.extract %acc[%n] : tensor<8xf32>
    %w = arith.addf %q, %x : f32
    %r = tensor.insert %w into %acc[%n] : tensor<8xf32>
    scf.yield %r : tensor<8xf32>
  }
  %e2 = tensor.empty() : tensor<8xf32>
  %y = linalg.mul ins(%k, %l : tensor<8xf32>, tensor<8xf32>) outs(%e2 : tensor<8xf32>) -> tensor<8xf32>
  %h = scf.if %p -> (tensor<8xf32>) {
    %n = tensor.insert %v into %u[%o] : tensor<8xf32>
    scf.yield %n : tensor<8xf32>
  } else {
    scf.yield %y : tensor<8xf32>
  }
  %x0 = tensor.expand_shape %m1 [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %x1 = tensor.collapse_shape %x0 [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
  %d = linalg.max ins(%x1, %h : tensor<8xf32>, tensor<8xf32>) outs(%f0 : tensor<8xf32>) -> tensor<8xf32>
  return %d, %k : tensor<8xf32>, tensor<8xf32>
}
""",
    """\
func.func @mixed(%t: tensor<?xf32>, %n: index, %m: memref<8xf32>, %x: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<8xf32>
  memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  %b = bufferization.to_tensor %a restrict : memref<8xf32> to tensor<8xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%x : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %y = tensor.extract %b[%c0] : tensor<8xf32>
  %i = tensor.insert %y into %f[%c0] : tensor<?xf32>
  %j = tensor.insert %x into %f[%n] : tensor<?xf32>
  %k = tensor.empty() : tensor<8xf32>
  %o = linalg.fill ins(%y : f32) outs(%k : tensor<8xf32>) -> tensor<8xf32>
  %p = linalg.exp ins(%o : tensor<8xf32>) outs(%k : tensor<8xf32>) -> tensor<8xf32>
  %q = tensor.extract %p[%c0] : tensor<8xf32>
  memref.store %q, %m[%c0] : memref<8xf32>
  %d = tensor.dim %i, %c0 : tensor<?xf32>
  %g = tensor.empty(%d) : tensor<?xf32>
  %h = linalg.add ins(%i, %j : tensor<?xf32>, tensor<?xf32>) outs(%g : tensor<?xf32>) -> tensor<?xf32>
  return %h : tensor<?xf32>
}
""",
)


_STATEMENTS = (
    """
  %t{n} = tensor.empty() : T""",
    """
  %t{n} = linalg.fill ins(%x : f32) outs(%t{a} : T) -> T""",
    """
  %t{n} = linalg.add ins(%t{a}, %t{b} : T, T) outs(%t{c} : T) -> T""",
    """
  %t{n} = linalg.exp ins(%t{a} : T) outs(%t{b} : T) -> T""",
    """
  %t{n} = tensor.insert %x into %t{a}[%i] : T""",
    """
  %v{n} = tensor.extract %t{a}[%i] : T
  %t{n} = tensor.insert %v{n} into %t{b}[%c1] : T""",
    """
  %s{n} = tensor.extract_slice %t{a}[{k}] [4] [1] : T to tensor<4xf32>
  %g{n} = linalg.fill ins(%x : f32) outs(%s{n} : tensor<4xf32>) -> tensor<4xf32>
  %t{n} = tensor.insert_slice %g{n} into %t{b}[{k}] [4] [1] : tensor<4xf32> into T""",
    """
  %e{n} = tensor.expand_shape %t{a} [[0, 1]] output_shape [2, 4] : T into tensor<2x4xf32>
  %t{n} = tensor.collapse_shape %e{n} [[0, 1]] : tensor<2x4xf32> into T""",
    """
  %t{n} = arith.constant dense<{k}.0> : T""",
    """
  %t{n} = arith.select %p, %t{a}, %t{b} : T""",
    """
  %i{n} = arith.addi %i, %c1 : index
  %t{n} = tensor.insert %x into %t{a}[%i{n}] : T""",
    """
  %t{n} = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
    ins(%t{a} : T) outs(%t{b} : T) {
  ^bb0(%in: f32, %out: f32):
    %w = linalg.index 0 : index
    %r = tensor.extract %t{c}[%w] : T
    %q = arith.mulf %in, %r : f32
    linalg.yield %q : f32
  } -> T""",
    """
  %t{n} = scf.for %n = %c0 to %i step %c1 iter_args(%acc = %t{a}) -> (T) {
    %q = tensor.extract %t{b}[%n] : T
    %r = tensor.insert %q into %acc[%n] : T
    scf.yield %r : T
  }""",
    """
  %t{n} = scf.if %p -> (T) {
    %r = tensor.insert %x into %t{a}[%i] : T
    scf.yield %r : T
  } else {
    scf.yield %t{b} : T
  }""",
)
"""Statements of generated programs: `n` is the number of the tensor that it makes, `a` to `c` those of earlier ones."""
_NOT_BUFFERIZED = (
    """
  %t{n} = math.absf %t{a} : T""",
    """
  %t{n} = "test.made"(%t{a}, %t{b}) : (T, T) -> T""",
)
"""Statements that the pass refuses: some programs have them."""
_TYPE = "tensor<8xf32>"
_HEAD = """\
#id = affine_map<(d0) -> (d0)>
func.func @f(%t0: T, %t1: T, %i: index, %x: f32, %p: i1) -> (T, T) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index"""


def generated(chosen: random.Random, statements: int) -> str:
    """A function of so many statements, all of whose tensors have one type: an edit may put any for any other."""
    kinds = (*_STATEMENTS, *_NOT_BUFFERIZED * chosen.randrange(2))
    lines = [_HEAD, *(statement(number, chosen, kinds) for number in range(2, statements + 2))]
    first, second = (chosen.randrange(statements + 2) for _ in range(2))
    return "".join([*lines, f"\n  return %t{first}, %t{second} : T, T\n}}\n"]).replace("T", _TYPE)


def statement(number: int, chosen: random.Random, kinds: Sequence[str] = _STATEMENTS) -> str:
    """Makes the tensor `number` of earlier ones, more often of late ones."""
    text = chosen.choice(kinds) if chosen.random() < 0.8 else _STATEMENTS[0]
    for name in "abc":
        text = text.replace(f"{{{name}}}", str(max(0, number - 1 - int(chosen.expovariate(0.2)))))
    return text.replace("{n}", str(number)).replace("{k}", str(chosen.randrange(5)))


@dataclass
class Tally:
    """Edits that were compared, and those after which facts, or plans, were made anew for a part of the function."""

    edits: int = 0
    facts_in_part: int = 0
    plans_in_part: int = 0


def run(texts: Sequence[str], seed: int, most: int, seconds: float = 1e9, *, is_all_small: bool = True) -> Tally:
    """Edit `texts`, or generated programs where there are none, `most` times or for `seconds`.

    Raises:
        AssertionError: plans or hints differ from those of reading the text afresh.
    """
    chosen, tally, begin = random.Random(seed), Tally(), time.process_time()
    asked = bufferization_facts._in_part, plans._plans_in_part
    limits = lazy_item.MIN_SPLICED_CHARS, edited_tensors._SMALL

    def facts_in_part(document: Document, item: Item) -> BufferizationFacts | None:
        found = asked[0](document, item)
        tally.facts_in_part += found is not None
        return found

    def plans_in_part(document: Document, item: Item, depends_on: tuple[object, ...]) -> TensorPlans | None:
        found = asked[1](document, item, depends_on)
        tally.plans_in_part += found is not None
        return found

    bufferization_facts._in_part, plans._plans_in_part = facts_in_part, plans_in_part
    if is_all_small:
        lazy_item.MIN_SPLICED_CHARS = remembered.MIN_SPLICED_CHARS = 0
        edited_tensors._SMALL = 0.1
    try:
        while tally.edits < most and time.process_time() - begin < seconds:
            kind = chosen.random() if is_all_small else 1
            if kind < 0.6:
                text = generated(chosen, chosen.randrange(4, 40))
            elif kind < 0.7:
                features = Features(functions=chosen.randrange(3), blocks=False)
                text = generate_tensors(chosen.randrange(10**6), features)
            else:
                text = chosen.choice(texts)
            _edit(text, chosen, tally)
    finally:
        lazy_item.MIN_SPLICED_CHARS = remembered.MIN_SPLICED_CHARS = limits[0]
        edited_tensors._SMALL = limits[1]
        bufferization_facts._in_part, plans._plans_in_part = asked
    return tally


def _edit(text: str, chosen: random.Random, tally: Tally) -> None:
    first = parse_document(text, lazily=True)
    shown(first)
    for document, edit in versions(first, chosen, 25, _edit_of_tensors, lambda made: chosen.random() < 0.15 * made):
        if chosen.random() < 0.9:
            if chosen.random() < 0.3:
                # Copies are asked for alone where no hints of tensors are shown.
                bufferization_findings(document)
            told, fresh = shown(document), shown(parse_document(document.text))
            assert told == fresh, _different(edit, told, fresh)
            tally.edits += 1


def _different(edit: tuple[str, tuple[int, int, str]], told: Sequence[str], fresh: Sequence[str]) -> str:
    text, (start, end, new) = edit
    lines = [f"- {one}" for one in fresh if one not in told] + [f"+ {one}" for one in told if one not in fresh]
    changed = text[:start] + new + text[end:]
    return "\n".join(
        [changed if len(changed) < 9000 else "", repr((text[start:end], new)), *(lines or ["in another order"])]
    )


def _edit_of_tensors(text: str, chosen: random.Random) -> tuple[int, int, str]:
    """A line goes, comes, is about another tensor, or has another number."""
    lines = list(_LINE.finditer(text))
    if not lines or chosen.random() < 0.03:
        return random_edit(text, chosen)
    line, other = chosen.choice(lines), chosen.choice(lines).group()
    tensors = [*_TENSOR.finditer(text, line.start(), line.end())]
    if tensors and chosen.random() < 0.75:
        # Earlier tensors of generated programs have lower numbers.
        tensor = tensors[-1 if len(tensors) == 1 else chosen.randrange(1, len(tensors))]
        return tensor.start(), tensor.end(), f"%t{chosen.randrange(max(1, int(tensor[1])))}"
    kind = chosen.randrange(6)
    if kind == 0:
        return line.start(), line.end(), ""
    if kind == 1:
        return line.start(), line.start(), _DEFINED.sub(rf"\1%n{chosen.randrange(99)} =", other)
    if kind == 2:
        return line.start(), line.start(), _DEFINED.sub(rf"\1%n{chosen.randrange(99)} =", line.group())
    if kind == 3:
        numbers = [*_NUMBER.finditer(text, line.start(), line.end())]
        if numbers:
            number = chosen.choice(numbers)
            return number.start(), number.end(), str(chosen.randrange(5))
    names = [*_NAME.finditer(text, line.start(), line.end())]
    if not names:
        return line.start(), line.end(), ""
    # Names before the line: most are values that it may use.
    name, new = chosen.choice(names), chosen.choice([*_NAME.finditer(text, max(0, line.start() - 3000), line.end())])
    return name.start(), name.end(), new.group()


def shown(document: Document) -> list[str]:
    """All facts and plans about tensors, with what is shown of them."""
    found = [repr(one) for one in bufferization_findings(document)]
    for item in document.leaves():
        described = Described(item)
        facts, planned = bufferization_of(document, item), tensor_plans(document, item)
        found += [facts.refusal, planned.refusal, described.op(planned.refused), *map(described.op, planned.left)]
        for plan in facts.plans:
            found += map(described.copy, (*plan.copies, *plan.apart))
            found += ["in place " + described.operand(one) for one in plan.in_place]
            found += sorted("allocated " + described.value(one) for one in plan.allocated)
            found += ["in loop " + described.op(one) for one in plan.loop_allocations]
            found += ["returned " + described.operand(one) for one in plan.returned]
            found.append(repr(plan.summary))
        for function in planned.functions:
            found += described.function(function)
    end = len(document.text)
    return [*found, *map(repr, inlay_hints(document, 0, end, SETTINGS)), *map(repr, copy_lenses(document))]


class Described:
    def __init__(self, item: Item) -> None:
        self._numbers = {op: place for place, op in enumerate(op for root in item.operations for op in walk(root))}

    def op(self, op: Operation | None) -> str:
        return f"{op.name} {self._numbers.get(op, 'gone')}" if op is not None else "-"

    def value(self, value: Value | None) -> str:
        if value is None:
            return "-"
        block = value.parent_block
        return f"{value.name} of {self.op(value.defining_op or (block.parent_op if block is not None else None))}"

    def operand(self, operand: OpOperand | None) -> str:
        return f"{operand.index} of {self.op(operand.owner)}" if operand is not None else "-"

    def copy(self, copy: PlannedCopy) -> str:
        reason = copy.reason
        why = f"{self.op(reason.read)} {self.op(reason.write)} {self.value(reason.definition)} {reason.is_parallel}"
        what = f"{self.operand(copy.operand)} {copy.is_of_result} {self.op(copy.operation)} {self.value(copy.value)}"
        return f"copy {what} {copy.bytes} {copy.times} {copy.is_in_loop}: {why}"

    def free(self, free: PlannedFree) -> str:
        before = self.op(free.before) if free.after is None else ""
        places = f"{self.op(free.after)} {before} {self.op(free.around)} {self.op(free.clone_end)}"
        return f"freed {self.value(free.value)} {free.condition} {places}"

    def buffer(self, buffer: TensorBuffer) -> str:
        what = f"{buffer.storage} {self.op(buffer.operation)} {self.value(buffer.tensor)} {buffer.type}"
        ends = f"{[*map(self.free, buffer.frees)]} {[*map(self.op, buffer.returned)]} {self.op(buffer.open_for)}"
        return f"buffer {what} {self.value(buffer.copied)} {[*map(self.op, buffer.writes)]} {ends}"

    def function(self, function: FunctionTensors) -> list[str]:
        found = [*map(self.buffer, function.buffers)]
        for one in function.tensors.values():
            of, each = self.value(one.of), [*map(self.buffer, one.buffers)]
            found.append(f"tensor {self.value(one.tensor)} {one.storage} {of} {each}")
        return [*found, *self.plan(function.deallocation)]

    def plan(self, plan: FunctionPlan | None) -> list[str]:
        if plan is None:
            return ["no plan"]
        refusal = (plan.refusal.code, plan.refusal.reason) if plan.refusal is not None else None
        return [
            f"plan {self.op(plan.function)} {refusal} {plan.allocations} {plan.is_compared} {plan.changes_types}",
            *sorted(map(self.free, plan.frees)),
            *[f"clone {self.value(one.value)} {self.op(one.terminator)} {one.condition}" for one in plan.clones],
            *sorted(f"holds {self.value(value)} {state}" for value, state in plan.holders.items()),
            *[f"returns {self.op(op)} {[*map(self.value, values)]}" for op, values in plan.returned.items()],
        ]


if __name__ == "__main__":
    files = [Path(name).read_text() for name in sys.argv[3:]]
    print(run(files or PROGRAMS, int(sys.argv[2]), sys.maxsize, float(sys.argv[1]), is_all_small=not files))
