"""`--help`: the usage text, made from `option_table`."""

from __future__ import annotations

from textwrap import wrap

from .modes import MODES
from .option_table import SECTIONS, Option

_WIDTH = 120
_USAGE_COLUMN = 55
_HELP_COLUMN = 28
_TAIL = """\
PATH is a file, a folder (all *.mlir below it), or - for standard input.
PIPELINE is names of passes joined by commas, with options in braces:
    ownership-based-buffer-deallocation{private-function-dynamic-ownership=true}
An empty PIPELINE prints the program as it was parsed."""
_EXIT_STATUS = "Exit status: 0 nothing to report, 1 findings or refusals, 2 the command could not be carried out."


def usage() -> str:
    """The text of `--help`, without a line end after its last line."""
    rows = [(f"pydealloc-lsp {synopsis}".rstrip(), help) for mode in MODES for synopsis, help in mode.usage]
    synopses = [
        f"{'usage: ' if number == 0 else ' ' * 7}{synopsis:{_USAGE_COLUMN}}{help}"
        for number, (synopsis, help) in enumerate(rows)
    ]
    sections = [
        "\n".join([f"{title}:", *(line for option in options for line in _lines(option))])
        for title, options in SECTIONS
    ]
    return "\n\n".join(["\n".join(synopses), _TAIL, *sections, "  --version, --help", _EXIT_STATUS])


def default_text(option: Option[object]) -> str:
    """The default of an option in words; empty where it has none to speak of."""
    return option.default_help or (option.default if option.value and isinstance(option.default, str) else "")


def option_label(option: Option[object]) -> str:
    """The option as it is written, with the placeholder of its value."""
    if option.implied is not None:
        return f"{option.name}[={option.value}]"
    return f"{option.name}, {option.alias} {option.value}" if option.alias else option.label


def _lines(option: Option[object]) -> list[str]:
    label, default = option_label(option), default_text(option)
    text = f"{option.help} (default: {default})" if default else option.help
    first, *rest = wrap(text, _WIDTH - _HELP_COLUMN, break_long_words=False, break_on_hyphens=False)
    indent = " " * _HELP_COLUMN
    head = f"  {label}"
    if len(head) > _HELP_COLUMN - 2:
        return [head, f"{indent}{first}", *(f"{indent}{line}" for line in rest)]
    return [f"{head:{_HELP_COLUMN}}{first}", *(f"{indent}{line}" for line in rest)]
