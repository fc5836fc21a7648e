"""Signature of a check: from an item to findings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..ods.knowledge import Knowledge
from ..syntax.document.document import Document, Item
from ..syntax.text.findings import Finding

Check = Callable[[Item, Knowledge], Sequence[Finding]]
"""The findings about one item, in text order, with offsets relative to its start. They depend on nothing else."""

DocumentCheck = Callable[[Document, Knowledge], Sequence[Finding]]
"""The findings about several items together, with offsets into the text. Facts about one item are cached with it."""
