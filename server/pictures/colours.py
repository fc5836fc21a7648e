"""Colours of pictures, each for light paper, with its counterpart for dark paper.

No two roles share a colour, so a drawing in the light ones can be turned into the dark ones by colour alone.
"""

from __future__ import annotations

from ...ir.records import dataclass
from .model import Tone

PAPER, SURFACE, INK, MUTED = "#ffffff", "#f6f8fa", "#1f2328", "#59636e"
LINES, FRAME, EDGE = "#d1d9e0", "#afb8c1", "#818b98"


@dataclass(frozen=True)
class Shade:
    """A colour for text on paper, and one to lay under such text."""

    text: str
    fill: str


_SHADES = {
    Tone.OWNED: Shade("#116329", "#dafbe1"),
    Tone.BORROWED: Shade("#424a53", "#e7ebef"),
    Tone.MAYBE: Shade("#7d4e00", "#fff3b8"),
    Tone.FREED: Shade("#b31d28", "#ffebe9"),
    Tone.COPIED: Shade("#6639ba", "#f3e8ff"),
}
DARK = {
    PAPER: "#0d1117",
    SURFACE: "#151b23",
    INK: "#f0f6fc",
    MUTED: "#9198a1",
    LINES: "#3d444d",
    FRAME: "#4a525c",
    EDGE: "#7d8590",
    "#116329": "#56d364",
    "#dafbe1": "#12361d",
    "#424a53": "#c2c9d1",
    "#e7ebef": "#2a313c",
    "#7d4e00": "#e3b341",
    "#fff3b8": "#3d2e05",
    "#b31d28": "#ff8e87",
    "#ffebe9": "#4a1717",
    "#6639ba": "#d2a8ff",
    "#f3e8ff": "#35205a",
}
"""Colours in dark mode."""


def shade_of(tone: Tone) -> Shade:
    return _SHADES.get(tone, Shade(INK, SURFACE))


def dark_rules() -> str:
    """Style rules that turn a drawing in the light colours into the dark ones, for readers who prefer those."""
    rules = "".join(
        f'[fill="{light}"]{{fill:{dark}}}[stroke="{light}"]{{stroke:{dark}}}' for light, dark in DARK.items()
    )
    return f"@media (prefers-color-scheme:dark){{{rules}}}"
