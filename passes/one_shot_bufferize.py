"""One-Shot Bufferize: tensors become buffers, with as few copies as an analysis of the whole program needs.

    func.func @f(%t: tensor<4xf32>, %i: index, %v: f32) -> tensor<4xf32> {
      %0 = tensor.insert %v into %t[%i] : tensor<4xf32>
      return %0 : tensor<4xf32>
    }

becomes

    func.func @f(%t: memref<4xf32, strided<[?], offset: ?>>, %i: index, %v: f32)
        -> memref<4xf32, strided<[?], offset: ?>> {
      memref.store %v, %t[%i]
      return %t
    }

An operation may write into the memory of its operand if the old contents are not read later; otherwise the operand is
copied. Order of operations: mlir/lib/Dialect/Bufferization/Transforms/{OneShotAnalysis,Bufferize}.cpp of LLVM 22.
"""

from __future__ import annotations

from typing import ClassVar, cast

from ..ir.graph import Operation
from ..ir.records import dataclass
from ..ods.knowledge import Knowledge
from .bufferize.driver import one_shot_bufferize
from .bufferize.options import HEURISTICS, LAYOUTS, BufferizeOptions, Heuristic, Layout
from .pass_manager.base import Pass, PassResult, Reach
from .pass_manager.compat import Compat
from .pass_manager.refusal import Refusal

CODE = "cannot-bufferize"
_ONE_SPACE = (
    "only one of 'must-infer-memory-space' and 'use-encoding-for-memory-space' are allowed in one-shot-bufferize"
)
_INVALID = "Invalid option: "


@dataclass(frozen=True)
class OneShotBufferize(Pass):
    name: ClassVar[str] = "one-shot-bufferize"
    runs_only_on: ClassVar[str | None] = "builtin.module"

    allow_return_allocs_from_loops: bool = False
    """Loops may yield buffers that they allocate; otherwise these are copied, or an error."""
    allow_unknown_ops: bool = False
    """Operations on tensors that cannot be bufferized stay, between `to_tensor` and `to_buffer`."""
    analysis_fuzzer_seed: int = 0
    """Seed of the order `fuzzer`."""
    analysis_heuristic: str = "bottom-up"
    """Order of the analysis: `bottom-up`, `top-down`, `bottom-up-from-terminators` or `fuzzer`."""
    buffer_alignment: int = 64
    """Alignment of new buffers in bytes; 0: none is stated."""
    bufferize_function_boundaries: bool = False
    """Functions and calls are bufferized, too, callees first."""
    check_parallel_regions: bool = True
    """Memory that iterations running in parallel share is not written in place."""
    copy_before_write: bool = False
    """Without analysis: a copy before every write."""
    dialect_filter: tuple[str, ...] = ()
    """Dialects whose operations are bufferized; none: all."""
    dump_alias_sets: bool = False
    """Attributes with the alias sets; with `test-analysis-only`."""
    function_boundary_type_conversion: str = "infer-layout-map"
    """Layout of arguments and results: `infer-layout-map`, `identity-layout-map` or `fully-dynamic-layout-map`."""
    must_infer_memory_space: bool = False
    """An error where no memory space can be inferred, in place of the default one."""
    no_analysis_func_filter: tuple[str, ...] = ()
    """Functions in which every write gets a copy; with `bufferize-function-boundaries`."""
    print_conflicts: bool = False
    """Attributes with the conflicts that were found; with `test-analysis-only`."""
    test_analysis_only: bool = False
    """The decisions as attributes, and no rewriting."""
    unknown_type_conversion: str = "fully-dynamic-layout-map"
    """Layout where none is known: `fully-dynamic-layout-map` or `identity-layout-map`."""
    use_encoding_for_memory_space: bool = False
    """The encoding of a tensor's type is the memory space of its buffer."""
    compat: Compat = Compat.SAFE

    def reach(self) -> Reach:
        return Reach.CALLS if self.bufferize_function_boundaries else Reach.NUMBERED

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        complaint = self.complaint()
        if complaint is not None:
            return PassResult(False, (Refusal(complaint, CODE, module),))
        return one_shot_bufferize(module, self.options(), knowledge, code=CODE)

    def options(self) -> BufferizeOptions:
        return BufferizeOptions(
            self.allow_return_allocs_from_loops,
            self.allow_unknown_ops,
            self.analysis_fuzzer_seed,
            cast("Heuristic", self.analysis_heuristic),
            self.buffer_alignment,
            self.bufferize_function_boundaries,
            self.check_parallel_regions,
            self.copy_before_write,
            frozenset(self.dialect_filter),
            self.dump_alias_sets,
            cast("Layout", self.function_boundary_type_conversion),
            self.must_infer_memory_space,
            frozenset(self.no_analysis_func_filter),
            self.print_conflicts,
            self.test_analysis_only,
            cast("Layout", self.unknown_type_conversion),
            self.use_encoding_for_memory_space,
            self.compat,
        )

    def complaint(self) -> str | None:
        """The first error in the options, in upstream's order; None without one."""
        if self.must_infer_memory_space and self.use_encoding_for_memory_space:
            return _ONE_SPACE
        if self.unknown_type_conversion == "infer-layout-map":
            return f"{_INVALID}'infer-layout-map' is not a valid value for 'unknown-type-conversion'"
        for option, value, values in (
            ("unknown-type-conversion", self.unknown_type_conversion, LAYOUTS),
            ("function-boundary-type-conversion", self.function_boundary_type_conversion, LAYOUTS),
            ("analysis-heuristic", self.analysis_heuristic, HEURISTICS),
        ):
            if value not in values:
                return f"for the --{option} option: Cannot find option named '{value}'!"
        if self.copy_before_write and self.test_analysis_only:
            return f"{_INVALID}'copy-before-write' cannot be used with 'test-analysis-only'"
        if self.print_conflicts and not self.test_analysis_only:
            return f"{_INVALID}'print-conflicts' requires 'test-analysis-only'"
        if self.dump_alias_sets and not self.test_analysis_only:
            return f"{_INVALID}'dump-alias-sets' requires 'test-analysis-only'"
        if self.no_analysis_func_filter and not self.bufferize_function_boundaries:
            return f"{_INVALID}'no-analysis-func-filter' requires 'bufferize-function-boundaries'"
        return None
