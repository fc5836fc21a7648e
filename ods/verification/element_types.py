"""Elements of memrefs and vectors: which types of LLVM's dialects have the interface that lets them be one.

Of other dialects nobody knows, nor of the `llvm` dialect in memrefs: Polygeist and Enzyme add the interface there.
"""

from __future__ import annotations

from ...ir.types import DialectType, MemRefType, UnrankedMemRefType, VectorType
from ..registry import Registry

MEMREF_ELEMENTS = frozenset(("ptr.ptr", "test.memref_element"))
"""Types that have MemRefElementTypeInterface in LLVM."""
_OF_VECTORS = frozenset(("llvm.ptr", "ptr.ptr"))
_MEMREF_WORDS = "invalid memref element type"
_VECTOR_WORDS = "failed to verify 'elementType': VectorElementTypeInterface instance"


def element_error(of: MemRefType | UnrankedMemRefType | VectorType, registry: Registry) -> str | None:
    """Upstream's words about the element of `of`; None where it may be one."""
    element = of.element
    if not isinstance(element, DialectType) or not (element.dialect == "test" or registry.is_complete(element.dialect)):
        return None
    name = f"{element.dialect}.{element.mnemonic}"
    if isinstance(of, VectorType):
        return None if name in _OF_VECTORS else _VECTOR_WORDS
    return None if name in MEMREF_ELEMENTS or element.dialect == "llvm" else _MEMREF_WORDS
