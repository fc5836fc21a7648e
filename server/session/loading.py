"""Loading of modules, a part at a time: a key that is pressed meanwhile does not wait for all of them."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

EDITED_LINES = (
    "syntax.document.local_reparse",
    "syntax.document.incremental_segmenter",
    "syntax.document.splicer",
    "syntax.parser.upstream_words",
)
"""Modules that read the lines of the first key, which are often wrong."""
ANALYSES = (
    "analysis.limitations",
    "analysis.dataflow.flow_graph",
    "analysis.ownership.function_memory",
    "analysis.placement.heap_buffers",
    "analysis.lints.alloc_in_loop",
    "analysis.lints",
    "analysis.verifier",
    "server.facts.document_facts",
    "server.session.file_analysis",
)
"""Imports of `file_analysis` that take some milliseconds each, besides those before."""
FEATURES = (
    "passes.bufferize.subsets",
    "passes.bufferize.conflicts",
    "server.facts.bufferization_facts",
    "passes.ownership.escapes",
    "passes.ownership_based_buffer_deallocation",
    "passes.buffer_deallocation_simplification",
    "passes.buffer_deallocation_pipeline",
    "syntax.printer.minimal_edits",
    "server.facts.llvm_changes",
    "analysis.ownership.call_summaries",
    "server.facts.deallocation_facts",
    "server.pictures.pictures",
    "server.features.ownership.llvm_plan",
    "passes.minimal_deallocation",
    "server.features.ownership.placement_hints",
    "server.features.ownership.minimal_plan",
    "server.facts.memory.function_memory",
    "server.features.ownership.peak_lenses",
    "server.features.hover",
    "server.config.op_declaration_edits",
    "server.features.fixes.lint_fixes",
    "server.features.bufferization.copy_fixes",
    "passes.one_shot_bufferize",
    "server.features.fixes.code_actions",
    "server.run.run_environment",
)
"""The same of the handlers of requests."""


def load_in_parts(names: tuple[str, ...]) -> Iterator[None]:
    """Load the modules of these names, without that of the project; yields after each."""
    for name in names:
        import_module(f"...{name}", __package__)
        yield
