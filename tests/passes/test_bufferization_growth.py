"""Growth of One-Shot Bufferize on straight-line functions: calls of functions, which are the same on each run."""

from __future__ import annotations

from cProfile import Profile

import pytest

from pydealloc.passes.pass_manager.pipelines import parse_pipeline
from pydealloc.server.facts.transform import apply_steps
from pydealloc.syntax.document.document import parse_document

PIPELINE = "one-shot-bufferize{bufferize-function-boundaries}"
SMALL, FACTOR = 60, 4
MARGIN = 1.5
"""Growth over linear growth; quadratic growth is `FACTOR`."""
HEAD = "func.func @f(%t0: tensor<16xf32>, %i: index, %x: f32) -> tensor<16xf32> {\n"
STEPS = {
    "insertions": "  %t{next} = tensor.insert %x into %t{n}[%i] : tensor<16xf32>\n",
    "parts written back": """\
  %s{n} = tensor.extract_slice %t{n}[%i] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %f{n} = linalg.fill ins(%x : f32) outs(%s{n} : tensor<4xf32>) -> tensor<4xf32>
  %t{next} = tensor.insert_slice %f{n} into %t{n}[%i] [4] [1] : tensor<4xf32> into tensor<16xf32>
""",
    "parts written elsewhere": """\
  %s{n} = tensor.extract_slice %t{n}[%i] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %f{n} = linalg.fill ins(%x : f32) outs(%s{n} : tensor<4xf32>) -> tensor<4xf32>
  %u{n} = tensor.insert_slice %f{n} into %t{n}[1] [4] [1] : tensor<4xf32> into tensor<16xf32>
  %t{next} = linalg.add ins(%t{n}, %u{n} : tensor<16xf32>, tensor<16xf32>)
    outs(%u{n} : tensor<16xf32>) -> tensor<16xf32>
""",
    "parts of one tensor": """\
  %s{n} = tensor.extract_slice %t0[{n}] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %f{n} = linalg.exp ins(%s{n} : tensor<4xf32>) outs(%s{n} : tensor<4xf32>) -> tensor<4xf32>
  %t{next} = tensor.insert_slice %f{n} into %t{n}[{n}] [4] [1] : tensor<4xf32> into tensor<16xf32>
""",
}


def _program(step: str, count: int) -> str:
    steps = "".join(step.format(n=number, next=number + 1) for number in range(count))
    return f"{HEAD}{steps}  return %t{count} : tensor<16xf32>\n}}\n"


def _calls(text: str) -> int:
    document = parse_document(text)
    profile = Profile()
    applied = profile.runcall(apply_steps, document, parse_pipeline(PIPELINE))
    assert applied.text is not None
    return sum(entry.callcount for entry in profile.getstats())


@pytest.mark.parametrize("name", STEPS)
def test_calls_grow_with_the_size(name: str) -> None:
    small, large = (_calls(_program(STEPS[name], count)) for count in (SMALL, SMALL * FACTOR))
    assert large <= small * FACTOR * MARGIN


def test_types_of_long_chains_need_no_stack() -> None:
    applied = apply_steps(parse_document(_program(STEPS["parts written elsewhere"], 400)), parse_pipeline(PIPELINE))
    assert applied.text is not None
