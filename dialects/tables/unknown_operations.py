"""Operations that no definition has: the dialects in which they are right in generic form, and those that grow.

In LLVM 22 as in 16 and 19: `allowUnknownOperations` of mlir/include/mlir/IR/Dialect.h.
"""

from __future__ import annotations

from typing import Final

ALLOWING: Final = frozenset(("llvm", "nvvm", "rocdl", "shape", "spirv", "test"))
"""Dialects that allow operations that are not registered."""
EXTENSIBLE: Final = frozenset(("transform",))
"""Dialects that other projects add operations to."""
