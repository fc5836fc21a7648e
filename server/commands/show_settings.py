"""`--show-settings`: the configuration of one file, as TOML that can be read back."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from itertools import pairwise

from ...passes.pass_manager.pipeline_text import read_pipeline
from ..config.discovery import Configuration, Configurations
from ..report.formats.report import json_text
from .options import Options


def settings_of(options: Options) -> str:
    """The settings for the file that `options` name, which need not exist. Comments say where they come from.

    Raises:
        UserFacingError: the configuration cannot be read.
    """
    path = options.paths[0]
    configuration = Configurations(options.config, isolated=options.isolated, llvm=options.llvm).for_file(
        None if path == "-" else path
    )
    configuration = configuration.selected(options.checking.selection)
    return "\n".join([*_origin(configuration), *_settings(configuration)])


def _origin(configuration: Configuration) -> Iterable[str]:
    if configuration.path is None:
        yield "# no configuration: these are the defaults"
        return
    yield f"# from {os.path.relpath(configuration.path)}"
    for path in configuration.extended:
        yield f"# which extends {os.path.relpath(path)}"
    for settings in configuration.per_path:
        yield f'# [per-path."{settings.pattern}"] is asked too; what fits the file is in the settings below'
    for problem in configuration.problems:
        yield f"# {problem}"


def _written_passes(pipeline: str) -> list[str]:
    """The passes of `pipeline` as they are written, with their options."""
    starts = [one.start for one in read_pipeline(pipeline)]
    return [pipeline[start:end].rstrip(", ") for start, end in pairwise([*starts, len(pipeline)])]


def _settings(configuration: Configuration) -> Iterable[str]:
    yield f"select = {_list(configuration.select)}" if configuration.select else "# select: all codes"
    yield f"ignore = {_list(configuration.ignore)}"
    yield f"private-function-dynamic-ownership = {str(configuration.crosses_functions).lower()}"
    yield f"llvm = {_string(configuration.llvm)}"
    yield f"compat = {_string(configuration.compat)}"
    yield f"deallocation = {_string(configuration.deallocation.value)}"
    yield f"profile = {_string(configuration.profile)}"
    yield f"max-stack-bytes = {configuration.placement.max_stack_bytes}"
    yield f"min-loop-bytes = {configuration.placement.min_loop_bytes}"
    if configuration.max_copies is not None:
        yield f"max-copies = {configuration.max_copies}"
    if configuration.max_copied_bytes is not None:
        yield f"max-copied-bytes = {configuration.max_copied_bytes}"
    if configuration.max_peak_bytes is not None:
        yield f"max-peak-bytes = {configuration.max_peak_bytes}"
    if configuration.passes:
        named = _written_passes(configuration.knowledge.pipeline)
        others = configuration.passes.difference(one.partition("{")[0] for one in named)
        yield f"passes = {_list(sorted((*named, *others)))}"
    yield f"dialects = {_list(configuration.dialect_patterns)}"
    if configuration.dialect_patterns:
        from ..config.learned_dialects import learned_details

        yield from (f"# {line}" for line in learned_details(configuration.knowledge.registry))
    if configuration.operations:
        yield f"# [operations]: {', '.join(configuration.operations)}"
    if configuration.severity:
        yield "\n[severity]"
        # A key can be there once; the last one counts.
        for code, severity in dict(configuration.severity).items():
            yield f"{_string(code)} = {_string(severity.value)}"


def _list(values: Sequence[str]) -> str:
    return f"[{', '.join(map(_string, values))}]"


def _string(value: str) -> str:
    """A string of JSON is one of TOML."""
    return json_text(value)
