"""Plans of all items of a document, as the facts of each have them."""

from __future__ import annotations

from collections.abc import Iterator

from pydealloc.server.facts.bufferization_facts import bufferization_of
from pydealloc.server.facts.deallocation_facts import FunctionPlan, deallocation_of
from pydealloc.server.facts.kept.bufferization_plans import BufferizationPlan
from pydealloc.syntax.document.document import Document, Item


def deallocation_plans(document: Document) -> Iterator[tuple[Item, FunctionPlan]]:
    """In text order."""
    for item in document.leaves():
        for plan in deallocation_of(document, item).plans:
            yield item, plan


def bufferization_plans(document: Document) -> Iterator[tuple[Item, BufferizationPlan]]:
    """In text order."""
    for item in document.leaves():
        for plan in bufferization_of(document, item).plans:
            yield item, plan
