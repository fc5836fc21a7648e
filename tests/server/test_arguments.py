"""The table of options: each option in each mode, `--help`, and the reference page."""

from __future__ import annotations

import pytest

from pydealloc.server.commands.arguments import UsageError, read_arguments
from pydealloc.server.commands.modes import CHECK, FEATURES, MODES, SERVE, Mode
from pydealloc.server.commands.option_table import (
    CONFLICTS,
    OPTIONS,
    OUTPUT,
    REPORTS,
    REQUIREMENTS,
    RUN_FEATURES,
    Option,
)
from pydealloc.server.commands.options import Options
from pydealloc.server.commands.usage import usage
from tests.harness.command_line_page import PAGE, page

_VALUES = {
    "--severity": "memory-leak=hint",
    "--add-expected": "all",
    "--check-lines": "3-7",
    "--shard": "1/2",
    "--executor": "dask://host:1",
    "--format": "json",
    "--output": "sarif=a.sarif",
    "--profile": "all",
    "--compat": "llvm22",
    "--llvm": "19",
    "--target-llvm": "22",
    "--graph-format": "svg",
    "--log-level": "debug",
    "--color": "never",
}
"""Of options that do not take any number."""


def arguments(mode: Mode, *options: Option[object]) -> list[str]:
    flags = ["--stdio"] if mode is SERVE else mode.flag.split()
    value = ["bash" if mode.value == "SHELL" else "x"] if mode.value else []
    written = [f"{option.name}={_VALUES.get(option.name, '1')}" if option.value else option.name for option in options]
    return [*flags, *value, *[one.replace("diagnostics=1", "diagnostics=every") for one in written]]


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.usage], ids=lambda mode: mode.name)
@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_an_option_belongs_to_its_modes(mode: Mode, option: Option[object]) -> None:
    if option is REPORTS and CHECK.flag not in mode.flag.split():
        # Elsewhere this is the long name of another option.
        option = OUTPUT
    needed = [others[0] for first, others in REQUIREMENTS if first is option]
    changing = {other.name for first, others in CONFLICTS if first is RUN_FEATURES for other in others}
    paths = ["a.mlir"] * (mode.input_count or 1) if mode.inputs else []
    written = arguments(mode, option, *needed) + paths
    if mode not in option.modes:
        with pytest.raises(UsageError, match=f"{option.name} (belongs to|needs) "):
            read_arguments(written)
    elif mode is FEATURES and changing & {each.name for each in (option, *needed)}:
        with pytest.raises(UsageError, match="exclude each other"):
            read_arguments(written)
    else:
        read_arguments(written)


def test_without_options_the_defaults_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYDEALLOC_OUTPUT_FORMAT", raising=False)
    monkeypatch.delenv("PYDEALLOC_CONFIG", raising=False)
    assert read_arguments(["--check", "a.mlir"]) == Options(mode="check", paths=("a.mlir",))
    assert read_arguments([]) == Options()


@pytest.mark.parametrize(
    "written",
    ["--check --help", "--apply --help", "-h --check a.mlir", "--check a.mlir --format sarf -h", "--none --help"],
)
def test_help_wins_over_the_rest_of_a_command(written: str) -> None:
    assert read_arguments(written.split()) == Options(mode="help")
    assert read_arguments(written.replace("--help", "--version").replace("-h", "--version").split()).mode == "version"


def test_a_file_of_that_name_is_no_call_for_help() -> None:
    assert read_arguments(["--check", "--", "--help"]).paths == ("--help",)


def test_the_usage_text_names_every_option_once() -> None:
    lines = usage().splitlines()
    for option in OPTIONS:
        heads = tuple(f"  {option.name}{after}" for after in (" ", ",", "["))
        assert len([line for line in lines if f"{line} ".startswith(heads)]) == 1
    assert max(map(len, lines)) <= 120


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run ./dev pages"
