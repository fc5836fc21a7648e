"""Programs with operations that One-Shot Bufferize refuses, and what is planned for them beside what it really does.

`python -m tests.server.left_over SECONDS SEED` compares for that much processor time. The pass with `allow-unknown-ops`
takes such a program: the story of the refused one is that of the edited program, but for the ends of buffers that may
be those of an operation which is left on tensors.
"""

from __future__ import annotations

import random
import re
import sys
import time

from pydealloc.ir.records import replace
from pydealloc.server.facts.kept.tensor_plans import FunctionTensors, TensorPlans
from pydealloc.server.facts.program_errors import program_errors
from pydealloc.server.facts.tensors.plans import tensor_plans
from pydealloc.syntax.document.document import Document, parse_document
from tests.execution.tensor_generator import Features, generate_tensors
from tests.server.tensor_edits import Described, generated

ALLOWED = '// RUN: mlir-opt %s -one-shot-bufferize="allow-return-allocs-from-loops allow-unknown-ops"\n'
REFUSED = "// RUN: mlir-opt %s -one-shot-bufferize=allow-return-allocs-from-loops\n"
_SIMPLE = re.compile(
    r"^(?P<made> *%\w+) = (?:tensor\.insert %\w+ into|linalg\.\w+ (?:ins\([^)]*\) )?outs\()"
    r" ?(?P<tensor>%\w+)[^{\n]*?(?P<type>tensor<[^>]*>)\)?(?: -> .*)?$",
    re.MULTILINE,
)


def with_left_over(text: str, chosen: random.Random) -> str:
    """`text`, in which some tensors are made by an operation that is not bufferized: of known effects, or unknown."""
    share = chosen.choice((0.1, 0.3, 0.6))

    def made(match: re.Match[str]) -> str:
        if chosen.random() > share:
            return match[0]
        tensor, type_ = match["tensor"], match["type"]
        absolute = "math.absf" if "f32" in type_ else "math.absi"
        kinds = [f"{absolute} {tensor} : {type_}"] * 3
        kinds.append(f'"test.made"({tensor}) : ({type_}) -> {type_}')
        kinds.append(f'"test.made"({tensor}) ({{\n  "test.end"({tensor}) : ({type_}) -> ()\n}}) : ({type_}) -> {type_}')
        return f"{match['made']} = {chosen.choice(kinds)}"

    return _SIMPLE.sub(made, text)


def program(seed: int) -> str:
    """A program with such operations, where it has any tensor that an operation without regions makes."""
    chosen = random.Random(seed)
    if chosen.random() < 0.5:
        return with_left_over(generated(chosen, chosen.randrange(4, 30)), chosen)
    features = Features(functions=chosen.randrange(4), blocks=False)
    return with_left_over(generate_tensors(chosen.randrange(10**6), features), chosen)


def differences(text: str) -> tuple[list[str], int, int]:
    """What is planned for `text` otherwise than it is edited; and how many buffers have ends in both, or are open."""
    refused, allowed = parse_document(REFUSED + text), parse_document(ALLOWED + text)
    if program_errors(refused):
        return ["the program has errors"], 0, 0
    found: list[str] = []
    ends = opened = 0
    for one, other in zip(_plans(refused), _plans(allowed), strict=True):
        for mine, theirs in zip(one.functions, other.functions, strict=True):
            has_ends = not (mine.is_refused or theirs.is_refused)
            has_clones = _clones(mine) == _clones(theirs)
            told, real = (
                _story(document, each, has_ends=has_ends, has_clones=has_clones)
                for document, each in ((refused, mine), (allowed, theirs))
            )
            opened += sum(buffer.open_for is not None for buffer in mine.buffers)
            ends += has_ends and sum(bool(buffer.frees) for buffer in mine.buffers)
            for name, (buffers, is_open) in told.items():
                if not is_open and real.get(name, ([], False))[0] != buffers:
                    found += [f"- {real.get(name)}", f"+ {buffers}"]
            found += [f"- {name}" for name in real if name not in told]
    return found, ends, opened


def _plans(document: Document) -> list[TensorPlans]:
    return [tensor_plans(document, item) for item in document.leaves()]


def _clones(function: FunctionTensors) -> int:
    return len(function.deallocation.clones) if function.deallocation is not None else 0


def _story(
    document: Document, function: FunctionTensors, *, has_ends: bool, has_clones: bool
) -> dict[str, tuple[list[str], bool]]:
    """By tensor: where it is and its buffers, in words; and whether one of these is open.

    Without `has_clones`: a clone of an open buffer, which is not told, is before a deallocation.
    """
    item = next(one for one in document.leaves() if function.function in one.operations)
    described = Described(item)
    found: dict[str, tuple[list[str], bool]] = {}
    for one in function.tensors.values():
        buffers = one.buffers if has_ends else [replace(each, frees=(), returned=()) for each in one.buffers]
        if not has_clones:
            buffers = [
                replace(each, frees=tuple([replace(free, clone_end=None) for free in each.frees])) for each in buffers
            ]
        words = [str(one.storage), described.value(one.of), *map(described.buffer, buffers)]
        found[described.value(one.tensor)] = words, any(each.open_for is not None for each in one.buffers)
    return found


if __name__ == "__main__":
    begin, seed, counts = time.process_time(), int(sys.argv[2]), [0, 0, 0]
    while time.process_time() - begin < float(sys.argv[1]):
        wrong, ends, opened = differences(program(seed))
        if wrong:
            print(seed, *wrong, sep="\n  ", flush=True)
        counts = [counts[0] + 1, counts[1] + ends, counts[2] + opened]
        seed += 1
    print(f"{counts[0]} programs, {counts[1]} buffers with an end, {counts[2]} without")
