"""A page is test and documentation: Markdown whose sections are cases.

A section (the text between two headings) is a case when it holds a fenced block called `mlir`. Further blocks hold
what is expected; the words after the fence are the block's name:

    ```mlir                 the input
    ```mlir after           a result, compared byte by byte
    ```text findings        another one

The author writes headings, prose and input. `./dev snapshots` writes the other blocks; its diff is reviewed.
A text that does not end in a newline is written with the line `\\ no newline at the end` below it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]
INPUT = "mlir"
NO_NEWLINE = "\\ no newline at the end\n"

_FENCE = re.compile(r"(?P<fence>`{3,})(?P<name>[^`\n]*)\n")
_HEADING = re.compile(r"(?P<level>#{1,6}) +(?P<title>.*?) *#*\n")


@dataclass
class Block:
    """One fenced block: `name` is what follows the fence, `body` the lines inside, each with its newline."""

    name: str
    body: str
    fence: str = "```"

    def markdown(self) -> str:
        """The block as it stands in the page; the fence grows when the body contains one as long."""
        inside = [found["fence"] for line in self.body.splitlines(keepends=True) if (found := _FENCE.match(line))]
        fence = max([self.fence, *(longer + "`" for longer in inside)], key=len)
        return f"{fence}{self.name}\n{self.body}{fence}\n"


@dataclass
class Section:
    """A heading with what follows it up to the next one. `path` holds the headings above it, without the page's."""

    path: tuple[str, ...]
    line: int
    """Line of the heading in the page, from 1, when the page was read."""
    parts: list[str | Block] = field(default_factory=list)

    @property
    def blocks(self) -> dict[str, Block]:
        return {part.name: part for part in self.parts if isinstance(part, Block)}


@dataclass
class Page:
    """A Markdown file; joining all parts of all sections gives its text back."""

    file: Path
    sections: list[Section]

    def markdown(self) -> str:
        parts = (part for section in self.sections for part in section.parts)
        return "".join(part.markdown() if isinstance(part, Block) else part for part in parts)

    def write(self) -> None:
        self.file.write_bytes(self.markdown().encode("utf-8"))


def read_page(file: Path) -> Page:
    """
    Raises:
        ValueError: a fence stays open, two headings or two blocks of one section have the same name. Says where.
    """
    return parse_page(file, file.read_bytes().decode("utf-8"))


def parse_page(file: Path, text: str) -> Page:
    lines = [line + "\n" for line in text.split("\n")[:-1]]
    if text and not text.endswith("\n"):
        raise ValueError(f"{file}: the last line has no newline")
    sections = [Section((), 1)]
    number = 0
    while number < len(lines):
        line = lines[number]
        number += 1
        if heading := _HEADING.fullmatch(line):
            level = len(heading["level"])
            path = (*sections[-1].path[: level - 2], heading["title"]) if level > 1 else ()
            sections.append(Section(path, number))
            if path and path in [section.path for section in sections[:-1]]:
                raise ValueError(f"{file}:{number}: a second section `{' / '.join(path)}`")
        fence = _FENCE.fullmatch(line)
        if fence is None:
            sections[-1].parts.append(line)
            continue
        end = next((n for n in range(number, len(lines)) if lines[n].rstrip() == fence["fence"]), None)
        if end is None:
            raise ValueError(f"{file}:{number}: the block `{fence['name']}` is never closed")
        if fence["name"] in sections[-1].blocks and fence["name"]:
            raise ValueError(f"{file}:{number}: a second block `{fence['name']}` in one section")
        sections[-1].parts.append(Block(fence["name"], "".join(lines[number:end]), fence["fence"]))
        number = end + 1
    return Page(file, sections)


@dataclass(frozen=True)
class Case:
    """One section of a page, as a test sees it."""

    page: Page
    section: Section
    rewrite: bool = False

    @property
    def subject(self) -> str:
        """The page's name with dashes, as passes and codes are spelt: `insert-dealloc` for `insert_dealloc.md`."""
        return self.page.file.stem.replace("_", "-")

    @property
    def name(self) -> str:
        return " / ".join(self.section.path) or self.page.file.stem

    @property
    def blocks(self) -> dict[str, str]:
        """The texts of the section's blocks by name; `blocks["mlir"]` always exists."""
        return {name: _from_body(block.body) for name, block in self.section.blocks.items()}

    @property
    def place(self) -> str:
        return f"{self.page.file.name}:{self.section.line}"

    def expect(self, name: str, actual: str) -> None:
        """Compare the block called `name` with `actual`, byte by byte; in snapshot mode write it instead.

        A block that is not there counts as a difference, and is added at the end of the section in snapshot mode.
        """
        if self.rewrite:
            self._write(name, actual)
            return
        expected = self.blocks.get(name)
        if expected is None:
            pytest.fail(
                f"{self.place}: no block `{name}`; ./dev snapshots adds it. It would hold:\n{actual}", pytrace=False
            )
        assert actual == expected, f"{self.place}: block `{name}` (./dev snapshots accepts what is new)"

    def expect_no(self, name: str) -> None:
        """There is nothing to show for `name`: the block must not exist; in snapshot mode it is removed."""
        block = self.section.blocks.get(name)
        if block is not None and self.rewrite:
            self.section.parts.remove(block)
            self.page.write()
        elif block is not None:
            pytest.fail(f"{self.place}: block `{name}` is expected, and nothing came", pytrace=False)

    def _write(self, name: str, actual: str) -> None:
        block = self.section.blocks.get(name)
        body = _to_body(actual)
        if block is not None and block.body == body:
            return
        if block is not None:
            block.body = body
        else:
            _append(self.section, Block(name, body))
        self.page.write()


def _append(section: Section, block: Block) -> None:
    """After the section's last block, so that prose that follows stays where it was."""
    last = max(index for index, part in enumerate(section.parts) if isinstance(part, Block))
    section.parts[last + 1 : last + 1] = ["\n", block]


def _to_body(text: str) -> str:
    return text if not text or text.endswith("\n") else text + "\n" + NO_NEWLINE


def _from_body(body: str) -> str:
    return body.removesuffix("\n" + NO_NEWLINE)


def cases(target: str) -> list[Case]:
    """The cases of `tests/TARGET/*.md`, or of the one page `tests/TARGET` when it ends in `.md`, in page order.

    A folder without pages, or that is not there yet, gives none.

    Raises:
        ValueError: a page is malformed or has no case.
    """
    files = [TESTS / target] if target.endswith(".md") else sorted((TESTS / target).glob("*.md"))
    found: list[Case] = []
    for file in files:
        page = read_page(file)
        of_page = [Case(page, section) for section in page.sections if INPUT in section.blocks]
        if not of_page:
            raise ValueError(f"{file}: a page without a `{INPUT}` block")
        found += of_page
    return found


def literate(target: str) -> Callable[[Callable[..., object]], Callable[..., object]]:
    """Run a test function, which takes `case`, on each case of a folder or a page under `tests/`."""
    parameters = [pytest.param(case, id=f"{case.page.file.stem}: {case.name}") for case in cases(target)]

    def decorate(test: Callable[..., object]) -> Callable[..., object]:
        return pytest.mark.literate(pytest.mark.parametrize("literate_case", parameters)(test))

    return decorate
