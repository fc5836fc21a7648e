"""`./dev pages`: docs/reference/command-line.md, each mode and option of the command line, from their table.

python -m tests.harness.command_line_page [--check]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from pydealloc.server.commands.arguments import mode_labels
from pydealloc.server.commands.modes import FILE_MODES, MODES
from pydealloc.server.commands.option_table import CONFLICTS, OPTIONS, SECTIONS, Option
from pydealloc.server.commands.usage import default_text, option_label
from tests.harness.tree import ROOT

PAGE = ROOT / "docs" / "reference" / "command-line.md"
_HEAD = """\
# Options of the command line

Made by `./dev pages` from the table that the program reads its arguments by; `pydealloc-lsp --help` prints the same.
[The command line](../command-line.md) explains them. An option that would have no effect is an error.

## Modes

| mode | |
| --- | --- |
"""


def page() -> str:
    return "".join(_parts())


def _parts() -> Iterator[str]:
    yield _HEAD
    for mode in MODES:
        for synopsis, meaning in mode.usage:
            yield f"| `{f'pydealloc-lsp {synopsis}'.strip()}` | {_cell(meaning)} |\n"
    for title, options in SECTIONS:
        yield f"\n## {title[0].upper()}{title[1:]}\n\n| option | belongs to | default | |\n| --- | --- | --- | --- |\n"
        yield from map(_row, options)
    yield "\n## Contradictions\n\n| option | excludes |\n| --- | --- |\n"
    for option in OPTIONS:
        others = [f"`{other.name}`" for first, all_ in CONFLICTS if first is option for other in all_]
        if others:
            yield f"| `{option.name}` | {', '.join(others)} |\n"


def _row(option: Option[object]) -> str:
    default = default_text(option)
    cells = (f"`{_cell(option_label(option))}`", _modes(option), _cell(default), _cell(option.help))
    return f"| {' | '.join(cells)} |\n"


def _modes(option: Option[object]) -> str:
    files = "all that read files"
    if set(FILE_MODES) <= {*option.modes}:
        more = [mode.label for mode in option.modes if mode not in FILE_MODES]
        return ", ".join([files, *map(_name, more)])
    return ", ".join(map(_name, mode_labels(option)))


def _name(label: str) -> str:
    return f"`{label}`" if label.startswith("-") else label


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;")


def main(arguments: list[str]) -> int:
    text = page()
    is_old = not PAGE.is_file() or PAGE.read_text(encoding="utf-8") != text
    if arguments == ["--check"]:
        if is_old:
            print("docs/reference/command-line.md is old; run ./dev pages")
        return int(is_old)
    if is_old:
        PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
