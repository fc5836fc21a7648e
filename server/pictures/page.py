"""HTML page of a picture, self-contained: no network, no script, and a policy that allows neither."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256

from ...analysis.buffers.size import bytes_text
from .colours import DARK, INK, LINES, MUTED, PAPER, SURFACE, dark_rules, shade_of
from .dot import cells_text, dot_text, escaped, held_text
from .drawing import svg_element
from .model import MOST_INDENTS, Cell, Lane, Lifetimes, LifetimeStep, Picture, Tone

_TONES = (Tone.OWNED, Tone.MAYBE, Tone.BORROWED, Tone.COPIED)
_LEGEND = {
    Tone.OWNED: "owned: this function has to free it or hand it on",
    Tone.MAYBE: "maybe owned: known when the program runs",
    Tone.BORROWED: "borrowed: another owner frees it",
    Tone.COPIED: "a copy, because only what is owned can be returned",
}


def page_text(picture: Picture) -> str:
    """The control flow as a drawing, and the time line as a table.

    Raises:
        DrawingUnavailable: the extra is not installed.
    """
    style = _style()
    policy = f"default-src 'none'; style-src 'sha256-{b64encode(sha256(style.encode()).digest()).decode()}'"
    svg = svg_element(dot_text(picture, has_time_line=False), f"The control flow of {picture.title}")
    title = escaped(picture.title)
    return f"""\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<h1>{title}</h1>
{_legend()}
<h2>Control flow</h2>
<div class="wide">
{svg}</div>
{_time_line(picture.lifetimes)}</body>
</html>
"""


def lifetimes_fragment(picture: Picture) -> str:
    """The time line in a `<div>` for a page of others, whose style stays as it is."""
    name = "pydealloc-ownership"
    tones = "".join(
        f".{name} .{tone.value}{{color:{shade_of(tone).text};background:{shade_of(tone).fill}}}" for tone in _TONES
    )
    layout = f".{name} th,.{name} td{{text-align:center}}.{name} .step{{text-align:left;white-space:pre}}"
    return (
        f'<div class="{name}"><style>{layout}{tones}</style><b>{escaped(picture.title)}</b>'
        f"{_legend()}{_time_line(picture.lifetimes)}</div>"
    )


def _style() -> str:
    tones = "".join(f".{tone.value}{{color:{shade_of(tone).text};background:{shade_of(tone).fill}}}" for tone in _TONES)
    dark = "".join(
        f".{tone.value}{{color:{DARK[shade_of(tone).text]};background:{DARK[shade_of(tone).fill]}}}" for tone in _TONES
    )
    light_page = f"body{{color:{INK};background:{PAPER}}}th,td{{border-color:{LINES}}}.quiet,th{{color:{MUTED}}}"
    dark_page = (
        f"body{{color:{DARK[INK]};background:{DARK[PAPER]}}}th,td{{border-color:{DARK[LINES]}}}"
        f".quiet,th{{color:{DARK[MUTED]}}}tr:hover td.step{{background:{DARK[SURFACE]}}}"
    )
    return (
        "body{font:14px/1.5 system-ui,sans-serif;margin:1.5rem}"
        "h1,table{font-family:ui-monospace,Menlo,Consolas,monospace}"
        "h1{font-size:1.3rem}h2{font-size:1rem;margin-top:2rem}.wide{overflow-x:auto}svg{max-width:100%;height:auto}"
        "table{border-collapse:collapse;font-size:13px}th{font-weight:normal}"
        "th,td{padding:.2rem .6rem;text-align:center;white-space:nowrap}"
        "td.step,th.step{text-align:left;white-space:pre}td.held{text-align:right}"
        "ul{list-style:none;padding:0}"
        "li{display:inline-block;margin:0 .5rem .3rem 0;padding:.1rem .6rem;border-radius:.3rem}"
        f".peak{{font-weight:bold}}tr:hover td.step{{background:{SURFACE}}}{light_page}{tones}{dark_rules()}"
        f"@media (prefers-color-scheme:dark){{{dark_page}{dark}}}"
    )


def _legend() -> str:
    items = "".join(f'<li class="{tone.value}">{_LEGEND[tone]}</li>' for tone in _TONES)
    return f"<ul>{items}</ul>"


def _time_line(lifetimes: Lifetimes) -> str:
    if not lifetimes.lanes:
        return ""
    if lifetimes.is_long:
        return f"<h2>Lifetimes</h2>\n<p>The function {escaped(lifetimes.long_words)}.</p>\n"
    heads, peak = "".join(map(_head, lifetimes.lanes)), lifetimes.peak
    rows = "\n".join(_step(step, peak, len(lifetimes.lanes)) for step in lifetimes.steps)
    return f"""\
<h2>Lifetimes</h2>
<p>The function {escaped(lifetimes.summary)}.</p>
<div class="wide"><table>
<thead><tr><th class="step" scope="col">step</th>{heads}<th scope="col">held</th></tr></thead>
<tbody>
{rows}
</tbody>
</table></div>
"""


def _head(lane: Lane) -> str:
    size = bytes_text(lane.size) if lane.size is not None else "any size"
    return f'<th scope="col">{escaped(lane.name)}<br>{size}</th>'


def _step(step: LifetimeStep, peak: int, lanes: int) -> str:
    cells = cells_text(step, lanes, _cell)
    marked = " peak" if peak and step.held == peak else ""
    text = escaped("  " * min(step.depth, MOST_INDENTS) + step.text)
    return f'<tr><td class="step">{text}</td>{cells}<td class="held{marked}">{escaped(held_text(step))}</td></tr>'


def _cell(cell: Cell) -> str:
    assert cell.tone is not None
    return f'<td class="{cell.tone.value}">{escaped(cell.event)}</td>'
