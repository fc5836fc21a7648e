"""Options of One-Shot Bufferize, and the types of buffers that follow from them alone.

Names and defaults are those of mlir/Dialect/Bufferization/Transforms/Passes.td of LLVM 22.
"""

from __future__ import annotations

from typing import Literal

from ...ir.attributes import Attribute, StridedLayoutAttr
from ...ir.base import Type
from ...ir.graph import Operation, OpOperand
from ...ir.records import dataclass
from ...ir.types import MemRefType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType
from ...ods.bufferization.interface import Bufferization
from ...ods.knowledge import Knowledge
from ..pass_manager.compat import Compat

Layout = Literal["infer-layout-map", "identity-layout-map", "fully-dynamic-layout-map"]
LAYOUTS: tuple[Layout, ...] = ("infer-layout-map", "identity-layout-map", "fully-dynamic-layout-map")
Heuristic = Literal["bottom-up", "top-down", "bottom-up-from-terminators", "fuzzer"]
HEURISTICS: tuple[Heuristic, ...] = ("bottom-up", "top-down", "bottom-up-from-terminators", "fuzzer")

FUNCTION_DIALECT = "func"
"""The dialect whose operations are left alone unless function boundaries are bufferized."""


@dataclass(frozen=True)
class BufferizeOptions:
    """OneShotBufferizationOptions; booleans are the options of the pass of the same name."""

    allow_return_allocs_from_loops: bool = False
    allow_unknown_ops: bool = False
    analysis_fuzzer_seed: int = 0
    analysis_heuristic: Heuristic = "bottom-up"
    buffer_alignment: int = 64
    """Bytes; 0: none is stated."""
    bufferize_function_boundaries: bool = False
    check_parallel_regions: bool = True
    copy_before_write: bool = False
    dialect_filter: frozenset[str] = frozenset()
    """Empty: all dialects."""
    dump_alias_sets: bool = False
    function_boundary_type_conversion: Layout = "infer-layout-map"
    must_infer_memory_space: bool = False
    no_analysis_func_filter: frozenset[str] = frozenset()
    """Names of functions."""
    print_conflicts: bool = False
    test_analysis_only: bool = False
    unknown_type_conversion: Layout = "fully-dynamic-layout-map"
    use_encoding_for_memory_space: bool = False
    compat: Compat = Compat.SAFE

    @property
    def is_exact(self) -> bool:
        """Whether LLVM 22's behaviour is wanted where it is wrong."""
        return self.compat is Compat.LLVM22

    def allows(self, name: str) -> bool:
        """Whether operations of that name take part (isOpAllowed)."""
        dialect = name.partition(".")[0]
        if dialect == FUNCTION_DIALECT and not self.bufferize_function_boundaries:
            return False
        return not self.dialect_filter or dialect in self.dialect_filter

    def takes_part(self, name: str, knowledge: Knowledge) -> bool:
        """Whether operations of that name are to be bufferized: those that need others are not where these are not."""
        if not self.allows(name) or not self.dialect_filter or self.is_exact:
            return self.allows(name)
        found = knowledge.bufferization(name)
        return found is None or self.dialect_filter.issuperset(found.needs)

    def interface(self, op: Operation, knowledge: Knowledge) -> Bufferization | None:
        """The bufferization interface of `op`; None for unknown operations and those without one."""
        found = knowledge.bufferization(op.name) if self.takes_part(op.name, knowledge) else None
        return None if found is not None and found.is_extension and self.is_exact else found

    def default_space(self, type_: Type) -> Attribute | None:
        """The memory space of what nothing says it of; None is the space without a name.

        Raises:
            LookupError: it must be inferred, so there is no default.
        """
        if self.must_infer_memory_space:
            raise LookupError
        if self.use_encoding_for_memory_space:
            if not isinstance(type_, RankedTensorType):
                raise LookupError
            return type_.encoding
        return None

    def unknown_type(self, type_: Type, space: Attribute | None) -> Type:
        """The type of a buffer whose layout is not known."""
        return buffer_type(type_, self.unknown_type_conversion, space)

    def function_type(self, type_: Type, space: Attribute | None) -> Type:
        """The type of an argument or a result of a function before anything is inferred."""
        return buffer_type(type_, self.function_boundary_type_conversion, space)


def buffer_type(type_: Type, layout: Layout, space: Attribute | None) -> Type:
    """The buffer type for a tensor type: without layout, or with strides and an offset that are not known."""
    if isinstance(type_, UnrankedTensorType):
        return UnrankedMemRefType(type_.element, space)
    assert isinstance(type_, RankedTensorType)
    strided = None if layout == "identity-layout-map" else StridedLayoutAttr((None,) * len(type_.shape), None)
    return MemRefType(type_.shape, type_.element, strided, space)


def is_overlooked(operand: OpOperand) -> bool:
    """Whether LLVM 22 takes it for in place where nothing was analysed, even if it is written."""
    return operand.owner.name == "bufferization.to_buffer"
