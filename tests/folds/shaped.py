"""What operations on vectors and tensors make of whole arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pydealloc.ir.graph import Operation
from tests.folds.numbers import Value

SHAPED: dict[str, Callable[[Operation, list[Value]], Sequence[Value]]] = {}
