"""mlir-opt's words: an error of ours says in `upstream`, or in its message, what mlir-opt says first."""

from __future__ import annotations

import re

import pytest

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import Severity
from tests.harness.oracle import Oracle

_BODY = "func.func @f(%a: tensor<4xf32>, %i: index, %m: memref<4xf32>) {{\n  {}\n  return\n}}\n"
_WRITTEN: dict[str, str] = {
    "a word of the operation": "%0 = tensor.cast %a : tensor<4xf32> too tensor<?xf32>",
    "a symbol": "func.call f() : () -> ()",
    "a sign without a name": "%0 = tensor.cast % : tensor<4xf32> to tensor<?xf32>",
    "the end of an operation": "memref.dealloc %m : memref<4xf32> )",
    "a word after an operation": "memref.dealloc %m : memref<4xf32> group",
    "a type after its colon": "memref.dealloc %m : >4xf32>",
    "a bracket of a tensor": "%0 = tensor.cast %a : tensor4xf32> to tensor<?xf32>",
    "the end of a memref": "%0 = memref.cast %m : memref<4xf32, 1 to memref<?xf32>",
    "the end of a vector": "%0 = arith.constant dense<0> : vector<4xi32,",
    "a dimension that is not followed by an x": "%0 = tensor.cast %a : tensor<4:f32> to tensor<?xf32>",
    "two signs of a dynamic size": "%0 = tensor.cast %a : tensor<??xf32> to tensor<?xf32>",
    "a vector of dynamic size": "%0 = ub.poison : vector<?xf32>",
    "a vector of no elements": "%0 = ub.poison : vector<0x4xf32>",
    "a scalable size of a tensor": "%0 = ub.poison : tensor<[4]xf32>",
    "an equals sign after results": "%0, %1 tensor.dim %a, %i : tensor<4xf32>",
    "an operand list": "%0 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%i %i)",
    "a type of another class": "%0 = memref.alloc() : tensor<4xf32>",
    "a type of another class, used": "%0 = tensor.extract %m[%i] : memref<4xf32>",
    "an attribute of an operation that ODS reads": "%0 = memref.alloc() {alignment = 3 : i64} : memref<4xf32>",
    "an attribute of another class": '%0 = memref.alloc() {alignment = "x"} : memref<4xf32>',
    "iterator types": (
        "linalg.generic {indexing_maps = [], iterator_types = 1} outs(%m : memref<4xf32>) {\n  ^bb0(%b: f32):\n  }"
    ),
    "maps that are none": (
        "linalg.generic {indexing_maps = [1], iterator_types = []} outs(%m : memref<4xf32>) {\n  ^bb0(%b: f32):\n  }"
    ),
    "a bound of a loop": "affine.for %k = unit to 7 {\n  }",
    "a bound of a loop with a type": "affine.for %k = -5 : i64 to 7 {\n  }",
    "a name that nothing defines": "memref.dealloc %q : memref<4xf32>",
    "a name that its own region defines": "scf.for %k = %i to %k step %i {\n  }",
    "a value of another type than was used": (
        "%0 = tensor.extract %1[%i] : tensor<4xf32>\n  %1 = ub.poison : tensor<5xf32>"
    ),
    "a result within its own operation": (
        "%0 = scf.for %k = %i to %i step %i iter_args(%t = %a) -> tensor<4xf32> {\n"
        "    scf.yield %0 : tensor<4xf32>\n"
        "  }"
    ),
    "elements of another type": "%0 = tensor.from_elements %i, %i : tensor<2xf32>",
    "a number of a value that has more than 32 bits": "memref.dealloc %m#4294967296 : memref<4xf32>",
    "a number of a value that has 32 bits": "memref.dealloc %m#4294967295 : memref<4xf32>",
    "a number of results that has more than 32 bits": "%0:4294967297 = tensor.empty() : tensor<4xf32>",
    "a number of results that has more than 64 bits": "%0:18446744073709551616 = tensor.empty() : tensor<4xf32>",
    "elements of another number": "%0 = vector.from_elements %i : vector<2xindex>",
    "an argument of a region that is there already": "func.func private @g(%b: i32, %b: i32) {\n    return\n  }",
    "a slice before the start": (
        "%0 = memref.subview %m[-1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: -1>>"
    ),
    "a slice beyond the end": "%0 = tensor.extract_slice %a[9] [2] [1] : tensor<4xf32> to tensor<2xf32>",
    "what is inserted into a slice": (
        "%0 = tensor.insert_slice %a into %a[0] [3] [1] : tensor<4xf32> into tensor<4xf32>"
    ),
    "padding of another size": (
        "%0 = tensor.pad %a low[1] high[1] {\n"
        "  ^bb0(%k: index):\n"
        "    %c = ub.poison : f32\n"
        "    tensor.yield %c : f32\n"
        "  } : tensor<4xf32> to tensor<7xf32>"
    ),
    "an array of no numbers": (
        "%0 = tosa.transpose %a {perms = array<tensor<4xf32>: 0>} : (tensor<4xf32>) -> tensor<4xf32>"
    ),
}
"""What is written in a function, by what is wrong with it."""
_SIZES: dict[str, str] = {
    "a product": "linalg.matmul ins(%s, %w : memref<4x5xf32>, memref<6x7xf32>) outs(%d : memref<4x7xf32>)",
    "a sum of other ranks": "linalg.add ins(%s, %s : memref<4x5xf32>, memref<4x5xf32>) outs(%v : memref<4xf32>)",
    "a sum of other sizes": "linalg.add ins(%s, %s : memref<4x5xf32>, memref<4x5xf32>) outs(%d : memref<4x7xf32>)",
    "a transposition": "linalg.transpose ins(%s : memref<4x5xf32>) outs(%d : memref<4x7xf32>) permutation = [1, 0]",
    "a window": (
        "linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} "
        "ins(%i, %k : memref<1x9x1xf32>, memref<3x1x1xf32>) outs(%o : memref<1x4x1xf32>)"
    ),
    "a pooling": (
        "linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} "
        "ins(%i, %v : memref<1x9x1xf32>, memref<4xf32>) outs(%o : memref<1x4x1xf32>)"
    ),
}
"""Structured operations whose operands disagree on a loop."""
_OF_SIZES = (
    "func.func @f(%s: memref<4x5xf32>, %w: memref<6x7xf32>, %d: memref<4x7xf32>, %v: memref<4xf32>, "
    "%i: memref<1x9x1xf32>, %k: memref<3x1x1xf32>, %o: memref<1x4x1xf32>) {{\n  {}\n  return\n}}\n"
)
_WHOLE: dict[str, str] = {
    "an alias without a name": "# = affine_map<(d0) -> (d0)>\n",
    "text after an alias": "#map = [1, 2] (d0)>\n",
    "an attribute that has to be a boolean": (
        "func.func @f(%a: tensor<4xf32> {bufferization.writable = 5 : i64}) {\n  return\n}\n"
    ),
    "an attribute of another dialect": "func.func @f() attributes {spirv.entry_point_abi = 1} {\n  return\n}\n",
    "a returned type": "func.func @f(%a: i32) -> i64 {\n  return %a : i32\n}\n",
}
PROGRAMS = {
    **{name: _BODY.format(text) for name, text in _WRITTEN.items()},
    **{name: _OF_SIZES.format(text) for name, text in _SIZES.items()},
    **_WHOLE,
}
_ERROR = re.compile(r"^<stdin>:(\d+):\d+: error: (.*)$", re.MULTILINE)


def _ours(text: str) -> list[tuple[int, str]]:
    errors = [each for each in findings_of(parse_document(text)) if each.severity is Severity.ERROR]
    return [(text.count("\n", 0, each.start) + 1, each.upstream or each.message) for each in errors]


@pytest.mark.oracle
@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_words(text: str, oracle: Oracle) -> None:
    first = _ERROR.search(oracle.run(text, "--split-input-file").errors)
    assert first is not None
    assert (int(first[1]), first[2]) in _ours(text)
