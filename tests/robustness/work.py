"""Work that may grow with the size of a text, and its amount as a number that every machine and every load agree on."""

from __future__ import annotations

import gc
from collections.abc import Callable
from cProfile import Profile
from functools import partial

from pydealloc.passes.pass_manager.pipelines import parse_pipeline
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.facts.transform import Applied, apply_steps
from pydealloc.server.report.records import finding_records
from pydealloc.syntax.document.document import parse_document


def check(text: str) -> None:
    """A check with all its findings as records."""
    document = parse_document(text)
    list(finding_records("a.mlir", text, findings_of(document), shown=True, colored=False))


def transformation(text: str, pipeline: str) -> Callable[[], Applied]:
    """What applies the pipeline and makes the edits; the text is read before."""
    return partial(apply_steps, parse_document(text), parse_pipeline(pipeline))


def calls_of(work: Callable[[], object]) -> int:
    """How many functions are called, of Python and of C; going on with a generator counts as well."""
    profile = Profile()
    # Finalizers would be called whenever a collection happens to come.
    gc.disable()
    try:
        profile.runcall(work)
    finally:
        gc.enable()
    return sum(entry.callcount for entry in profile.getstats())
