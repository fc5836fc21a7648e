"""The library function `dealloc_helper`, which frees several buffers at once, each allocation a single time.

It takes addresses instead of buffers, because buffers of all types share it. It is parsed from text; the
operations and their order are those that
mlir/lib/Dialect/Bufferization/Transforms/LowerDeallocations.cpp of LLVM 22 builds.
"""

from __future__ import annotations

from ...ir.attributes import Attribute, StringAttr
from ...ir.graph import Operation
from ...ir.walk import walk, walk_values
from ...ods.knowledge import UPSTREAM
from ...syntax.document.assembled import assemble
from ...syntax.document.document import parse_document

_TEXT = """\
func.func private @dealloc_helper(%candidates: memref<?xindex>, %retained: memref<?xindex>, %owned: memref<?xi1>,
                                  %must_free: memref<?xi1>, %owned_after: memref<?xi1>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %yes = arith.constant true
  %no = arith.constant false
  %candidate_count = memref.dim %candidates, %zero : memref<?xindex>
  %retained_count = memref.dim %retained, %zero : memref<?xindex>
  scf.for %j = %zero to %retained_count step %one {
    memref.store %no, %owned_after[%j] : memref<?xi1>
  }
  scf.for %i = %zero to %candidate_count step %one {
    %candidate = memref.load %candidates[%i] : memref<?xindex>
    %is_owned = memref.load %owned[%i] : memref<?xi1>
    %not_retained = scf.for %j = %zero to %retained_count step %one iter_args(%differs = %yes) -> (i1) {
      %kept = memref.load %retained[%j] : memref<?xindex>
      %is_kept = arith.cmpi eq, %kept, %candidate : index
      scf.if %is_kept {
        %before = memref.load %owned_after[%j] : memref<?xi1>
        %after = arith.ori %before, %is_owned : i1
        memref.store %after, %owned_after[%j] : memref<?xi1>
      }
      %is_other = arith.cmpi ne, %kept, %candidate : index
      %still = arith.andi %differs, %is_other : i1
      scf.yield %still : i1
    }
    %first_name = scf.for %k = %zero to %i step %one iter_args(%differs = %not_retained) -> (i1) {
      %earlier = memref.load %candidates[%k] : memref<?xindex>
      %is_other = arith.cmpi ne, %earlier, %candidate : index
      %still = arith.andi %differs, %is_other : i1
      scf.yield %still : i1
    }
    %frees = arith.andi %first_name, %is_owned : i1
    memref.store %frees, %must_free[%i] : memref<?xi1>
  }
  return
}
"""


def make_helper(name: str, location: Attribute | None) -> Operation:
    """A new `func.func` called `name`, not inserted yet."""
    function = assemble(parse_document(_TEXT, UPSTREAM).chunks[0]).root.regions[0].blocks[0].first
    assert function is not None
    function.detach()
    function.properties["sym_name"] = StringAttr(name)
    # The copy has no source text.
    for op in walk(function):
        op.origin = op.syntax = None
        op.location = location
        for region in op.regions:
            region.span = None
            for block in region.blocks:
                block.origin = block.span = None
    for value in walk_values(function):
        value.origin = value.span = None
    return function
