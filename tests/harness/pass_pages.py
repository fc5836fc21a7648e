"""`./dev pages`: docs/reference/passes/, a page for each pass, made from its module and its page of tests.

    python -m tests.harness.pass_pages [--check]

A page has the module's docstring, the options, the first examples of the pass's page in `tests/passes/`, which the
tests run, and the programs there that the pass refuses.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator

from pydealloc.ir.records import fields
from pydealloc.passes import PASSES, PassEntry
from pydealloc.passes.pass_manager.base import Pass, PassList
from tests.harness.literate import Block, Section, read_page
from tests.harness.made_pages import cell, update
from tests.harness.tree import ROOT, parsed

FOLDER = ROOT / "docs" / "reference" / "passes"
_CHECKS = ROOT / "docs" / "checks"
_AFTER = "mlir after"
_REFUSED = "text refused"
_OPTIONS = "text options"
_MOST_EXAMPLES = 2
_MOST_LINES = 40
"""Of an example's two programs together; the first one is shown at any length."""


def pages() -> dict[str, str]:
    """The text of each page, by the name of its file."""
    return {"index.md": _index(), **{f"{entry.name}.md": _page(entry) for entry in PASSES}}


def _docstring(entry: PassEntry) -> str:
    return ast.get_docstring(parsed(f"passes/{entry.module_name}.py")) or ""


def _index() -> str:
    lines = [
        "# Passes",
        "",
        "Made by `./dev pages`. `pydealloc-lsp --apply NAME FILE --diff` shows what a pass does; several names, with",
        "options in braces, are a pipeline: `--apply 'cse,canonicalize{top-down=false}'`.",
        "",
        "| pass | result |",
        "| --- | --- |",
        *(f"| [`{entry.name}`]({entry.name}.md) | {cell(entry.summary)} |" for entry in PASSES),
    ]
    return "\n".join(lines) + "\n"


def _page(entry: PassEntry) -> str:
    sections = sections_of(entry)
    page = f"tests/passes/{entry.module_name}.md"
    lines = [
        f"# `{entry.name}`",
        "",
        f"Made by `./dev pages` from `passes/{entry.module_name}.py` and [`{page}`](../../../{page}).",
        "",
        *_with_fences(_docstring(entry)),
        *_passes(entry.load()),
        *_options(entry),
        *_examples(sections),
        *_refusals(sections),
    ]
    return "\n".join(lines).rstrip("\n") + "\n"


def sections_of(entry: PassEntry) -> list[Section]:
    """The sections of the pass's page of tests."""
    return read_page(ROOT / "tests" / "passes" / f"{entry.module_name}.md").sections


def _with_fences(text: str) -> Iterator[str]:
    """Indented paragraphs as blocks of text, with the indentation inside of them."""
    for paragraph in text.split("\n\n"):
        lines = paragraph.split("\n")
        if all(line.startswith("  ") for line in lines):
            margin = min(len(line) - len(line.lstrip()) for line in lines)
            yield from ("```text", *(line[margin:] for line in lines), "```", "")
        else:
            yield from (*lines, "")


def _passes(kind: type[Pass]) -> Iterator[str]:
    if issubclass(kind, PassList):
        names = " ".join(f"{number}. [`{one.name}`]({one.name}.md)\n" for number, one in enumerate(kind().stages(), 1))
        yield from ("## Passes", "", *(line.strip() for line in names.splitlines()), "")
    if kind.runs_only_on is not None:
        yield from (f"Runs on each `{kind.runs_only_on}`.", "")


def options_of(entry: PassEntry) -> dict[str, tuple[object, str]]:
    """Default and description of each option; the description is the string below the field, empty without one."""
    described: dict[str, str] = {}
    for node in parsed(f"passes/{entry.module_name}.py").body:
        if isinstance(node, ast.ClassDef) and node.name == entry.class_name:
            for field, below in zip(node.body, node.body[1:], strict=False):
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    text = below.value if isinstance(below, ast.Expr) else None
                    is_text = isinstance(text, ast.Constant) and isinstance(text.value, str)
                    described[field.target.id] = str(text.value) if is_text else ""  # type: ignore[union-attr]
    kind = entry.load()
    names = kind.option_names()
    found: dict[str, tuple[object, str]] = {}
    for field in fields(kind):
        name = field.name.replace("_", "-")
        if name in names:
            found[name] = (field.default, described.get(field.name, ""))
    return found


def _options(entry: PassEntry) -> Iterator[str]:
    options = options_of(entry)
    if not options:
        return
    yield from ("## Options", "", "| option | default | meaning |", "| --- | --- | --- |")
    for name, (default, meaning) in options.items():
        text = str(default).lower() if isinstance(default, bool) else str(default) if default != () else ""
        yield f"| `{name}` | {f'`{text}`' if text else 'none'} | {' '.join(meaning.split())} |"
    yield ""


def _examples(sections: list[Section]) -> Iterator[str]:
    found = [section for section in sections if _AFTER in section.blocks]
    short = [section for section in found[1:] if _length(section) <= _MOST_LINES]
    chosen = [*found[:1], *short[: _MOST_EXAMPLES - 1]]
    if chosen:
        yield from ("## Examples", "", "The tests run them.", "")
    for section in chosen:
        yield from (f"### {section.path[-1]}", "")
        for part in section.parts:
            if isinstance(part, Block):
                yield from _block(part, section)
            else:
                prose = "\n".join(line for line in part.split("\n") if not line.startswith("#")).strip()
                if prose:
                    yield from (prose, "")


def _block(block: Block, section: Section) -> Iterator[str]:
    if block.name == _AFTER:
        options = section.blocks.get(_OPTIONS)
        yield from (f"becomes, with `{options.body.strip()}`," if options is not None else "becomes", "")
    if block.name in ("mlir", _AFTER):
        yield from ("```mlir", block.body.rstrip("\n"), "```", "")


def _length(section: Section) -> int:
    return sum(section.blocks[name].body.count("\n") for name in ("mlir", _AFTER))


def _refusals(sections: list[Section]) -> Iterator[str]:
    rows: list[str] = []
    for section in sections:
        block = section.blocks.get(_REFUSED)
        if block is not None:
            _, code, reason = block.body.strip().split("\n")[0].split(": ", 2)
            shown = f"[`{code}`](../../checks/{code}.md)" if (_CHECKS / f"{code}.md").is_file() else f"`{code}`"
            rows.append(f"| {cell(section.path[-1])} | {shown} | {cell(reason)} |")
    if rows:
        yield from ("## Refused programs", "", "| program | code | reason |", "| --- | --- | --- |", *rows, "")


if __name__ == "__main__":
    sys.exit(update(FOLDER, pages(), sys.argv[1:]))
