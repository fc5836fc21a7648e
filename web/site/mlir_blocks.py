"""Blocks of MLIR in pages: coloured by the language server's own semantic tokens, with a link to the playground."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from pydealloc.server.features.lookup.token_legend import TYPES
from pydealloc.server.features.structure.semantic_tokens import TokenFinder, numbers
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.line_index import Encoding, LineIndex
from web.site.playground_links import fragment, program_of

PLAYGROUND = "playground:"
"""Stands for the playground in the links of a block, which does not know the address of its page."""
_CLASSES = {
    "namespace": "nn",
    "function": "nf",
    "variable": "nv",
    "parameter": "nv",
    "type": "kt",
    "property": "na",
    "enumMember": "no",
    "keyword": "k",
    "string": "s",
    "number": "m",
    "comment": "c",
    "macro": "nd",
    "label": "nl",
}
"""A class of Pygments, whose colours the theme has, by type of token."""


def format_block(source: str, *_: object, **__: object) -> str:
    """The HTML of a block; the signature is that of custom fences in pymdown-extensions."""
    link = f"{PLAYGROUND}#{fragment(program_of(source))}"
    return (
        f'<div class="language-mlir highlight"><pre><span></span><code>{"".join(_coloured(source))}\n</code></pre>'
        f'<p class="open-in-playground"><a href="{link}">Open in the playground</a></p></div>'
    )


def _coloured(source: str) -> Iterator[str]:
    lines = LineIndex(source)
    finder = TokenFinder(parse_document(source), lines, Encoding.UTF32)
    while finder.step():
        pass
    data = numbers(finder.entries)
    line = column = end = 0
    for down, right, length, kind, _ in zip(*[iter(data)] * 5, strict=True):
        line, column = line + down, right if down else column + right
        start = lines.line_start(line) + column
        yield escape(source[end:start])
        end = start + length
        yield f'<span class="{_CLASSES[TYPES[kind]]}">{escape(source[start:end])}</span>'
    yield escape(source[end:])
