"""Options of the passes that facts about tensors are by: those of the file's RUN line, else of the configuration.

    // RUN: mlir-opt %s -one-shot-bufferize="analysis-heuristic=top-down" -minimal-deallocation="placement=early"

All dialects and function boundaries are bufferized: while tensors stay, no pass frees what they become. Options that
decisions do not depend on, that only other releases have, and those of further RUN lines are left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....ir.lazy_pattern import lazy_pattern
from ....ir.records import dataclass, replace
from ....passes.bufferize.options import BufferizeOptions
from ....syntax.document.document import Document
from ....syntax.parser.fact_cache import FactKey
from ....syntax.text.run_lines import run_lines

if TYPE_CHECKING:
    from ....passes.one_shot_bufferize import OneShotBufferize

_OPTIONS = r"""(?:=(?:"([^"]*)"|'([^']*)'|(\S+))|\{([^}]*)\})?"""
_BUFFERIZE = lazy_pattern(rf"(?<![\w-])-{{0,2}}one-shot-bufferize(?![\w-]){_OPTIONS}").search
_DEALLOCATE = lazy_pattern(rf"(?<![\w-])-{{0,2}}minimal-deallocation(?![\w-]){_OPTIONS}").search


_BOUNDARIES = "bufferize-function-boundaries"
_WHOLE = (_BOUNDARIES, "dialect-filter")
"""Options with which a part of the program stays on tensors."""
_SHOWN = ("test-analysis-only", "dump-alias-sets", "print-conflicts")
"""Options of which the decisions are independent, and with which nothing is rewritten."""


@dataclass(frozen=True)
class RunOptions:
    """Of both passes."""

    bufferization: BufferizeOptions = BufferizeOptions(bufferize_function_boundaries=True)
    pipeline: str = "one-shot-bufferize{bufferize-function-boundaries}"
    """The same, as the text of a pipeline."""
    placement: str = "compact"
    """That of minimal-deallocation."""


_DEFAULT = RunOptions()
_KEY = FactKey[RunOptions]("options of RUN lines")


def run_options(document: Document) -> RunOptions:
    """Those of the first RUN line that names One-Shot Bufferize, else those in `passes` of the configuration."""
    return document.facts.get(_KEY, None, _read, document.text, document.knowledge.pipeline)


def _read(text: str, pipeline: str) -> RunOptions:
    for line in (*run_lines(text), pipeline):
        found = _BUFFERIZE(line)
        if found is not None:
            freed = _DEALLOCATE(line)
            is_early = freed is not None and "placement=early" in freed[0]
            return _with_options(next(filter(None, found.groups()), ""), "early" if is_early else "compact")
    return _DEFAULT


def _with_options(text: str, placement: str) -> RunOptions:
    words = [word for word in text.replace("\\", " ").split() if not word.startswith(_WHOLE)]
    known = [_BOUNDARIES, *(word for word in words if _step(word) is not None)]
    step = _step(" ".join(known))
    if step is None or step.complaint() is not None:
        return replace(_DEFAULT, placement=placement)
    return RunOptions(step.options(), f"{step.name}{{{' '.join(known)}}}", placement)


def _step(options: str) -> OneShotBufferize | None:
    """The pass with `options`; None where there are no such options, or the decisions are independent of them."""
    from ....passes.one_shot_bufferize import OneShotBufferize
    from ....passes.pass_manager.pipeline_text import PipelineError
    from ....passes.pass_manager.pipelines import parse_pipeline

    if options.partition("=")[0] in _SHOWN:
        return None
    try:
        steps = parse_pipeline(f"one-shot-bufferize{{{options}}}")
    except PipelineError:
        return None
    return steps[0] if len(steps) == 1 and isinstance(steps[0], OneShotBufferize) else None
