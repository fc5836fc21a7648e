"""SVG of a picture, laid out and drawn by Graphviz through pygraphviz: the extra `pictures`.

Importing this module costs nothing; drawing does.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from importlib import import_module

from .colours import dark_rules
from .dot import dot_text, escaped
from .model import Picture

_FONTS = "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono','Liberation Mono',monospace"
_PROLOGUE = re.compile(r"\A.*?(?=<svg\b)", re.DOTALL)
_COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
_FONT = re.compile(r' font-family="[^"]*"')
_TITLE = re.compile(r"<title>[^<]*</title>\n?")
_OPENING = re.compile(r"(<svg\b[^>]*)>")


class DrawingUnavailable(Exception):
    """The library is not installed. The text says how to install it."""

    def __init__(self) -> None:
        super().__init__(
            "svg and html are drawn by Graphviz, which is not installed: pip install pygraphviz "
            "(the extra `pictures`); dot and mermaid work without it"
        )


def svg_text(picture: Picture) -> str:
    """A file of its own, for light and dark surroundings.

    Raises:
        DrawingUnavailable: the extra is not installed.
    """
    return styled(svg_element(dot_text(picture), picture.title), dark_rules())


def svg_element(dot: str, title: str) -> str:
    """The `<svg>` element alone, in light colours and without style sheet.

    Raises:
        DrawingUnavailable: the extra is not installed.
    """
    text = _COMMENT.sub("", _PROLOGUE.sub("", _drawn(dot), count=1))
    # Titles would pop up as the internal names of boxes. The whole has one that says what it is.
    text = _FONT.sub("", _TITLE.sub("", text))
    head = f'font-family="{_FONTS}">\n<title>{escaped(title)}</title>'
    return _OPENING.sub(lambda opening: f"{opening[1]} {head}", text, count=1)


def styled(svg: str, rules: str) -> str:
    return _OPENING.sub(lambda opening: f"{opening[0]}\n<style>{rules}</style>", svg, count=1)


def _drawn(dot: str) -> str:
    try:
        library = import_module("pygraphviz")
    except ImportError:
        raise DrawingUnavailable from None
    with _without_font_warnings():
        return library.AGraph(string=dot).draw(format="svg", prog="dot").decode("utf-8")


@contextmanager
def _without_font_warnings() -> Generator[None]:
    """Keep what the font library says about the system's configuration from standard error; the rest passes."""
    sys.stderr.flush()
    remaining = os.dup(2)
    with tempfile.TemporaryFile() as errors:
        os.dup2(errors.fileno(), 2)
        try:
            yield
        finally:
            os.dup2(remaining, 2)
            os.close(remaining)
            errors.seek(0)
            for line in errors.read().decode("utf-8", "replace").splitlines():
                if not line.startswith("Fontconfig"):
                    sys.stderr.write(f"{line}\n")
