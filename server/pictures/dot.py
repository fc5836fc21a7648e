"""Graphviz text of a picture. Boxes and the time line are tables in Graphviz' HTML-like labels.

The time line is the label of the whole graph: as a node it would belong to a rank, and stretch it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ...analysis.buffers.size import bytes_text
from ...ir.walk import Inner, unrolled
from .colours import EDGE, FRAME, INK, LINES, MUTED, PAPER, SURFACE, shade_of
from .model import MOST_INDENTS, Cell, Cluster, FlowEdge, FlowNode, LabelLine, LifetimeStep, Picture, Place, Tone

_HEAD = f"""\
  graph [rankdir=TB, ranksep=0.4, nodesep=0.5, bgcolor="{PAPER}", pad=0.2, labeljust=l]
  graph [fontname="Courier", fontsize=12, fontcolor="{MUTED}"]
  node [shape=plain, fontname="Courier", fontsize=11, fontcolor="{INK}"]
  edge [fontname="Courier", fontsize=10, fontcolor="{INK}", color="{EDGE}", arrowsize=0.7]
"""
# An edge may run after its own label.
_BESIDE_EDGE = f'border="0" cellborder="0" cellspacing="0" cellpadding="2" bgcolor="{PAPER}"'


Link = Callable[[Place], str]
"""The address of a place in the document."""


def dot_text(picture: Picture, *, has_time_line: bool = True, link: Link | None = None) -> str:
    """The control flow, and below it the time line if there is one. With `link`, lines lead to what they are about."""
    return _DotWriter(link).graph(picture, has_time_line=has_time_line)


class _DotWriter:
    def __init__(self, link: Link | None) -> None:
        self.link = link

    def graph(self, picture: Picture, *, has_time_line: bool) -> str:
        lines = [f"digraph {_quoted(picture.title)} {{", _HEAD]
        loops = {edge.source: edge for edge in picture.flow.edges if edge.source == edge.target and edge.lines}
        lines += unrolled(self.parts(picture.flow.parts, 1, loops))
        lines += [self.edge(edge) for edge in picture.flow.edges if loops.get(edge.source) is not edge]
        label = self.time_line(picture) if has_time_line and picture.lifetimes.lanes else ""
        if picture.refusal:
            label = f"{_font(picture.refusal, shade_of(Tone.FREED).text)}"
        if label:
            lines.append(f"  graph [fontsize=11, label=<{label}>]")
        return "\n".join([*lines, "}\n"])

    def parts(
        self, parts: Sequence[FlowNode | Cluster], depth: int, loops: Mapping[str, FlowEdge]
    ) -> Iterator[str | Inner[str]]:
        indent = "  " * min(depth, MOST_INDENTS)
        for before, part in zip((None, *parts), parts, strict=False):
            if isinstance(part, Cluster):
                yield f"{indent}subgraph {part.name} {{"
                yield f'{indent}  graph [label={_quoted(part.title)}, style=rounded, color="{FRAME}", margin=12]'
                yield Inner(self.parts(part.parts, depth + 1, loops))
                yield f"{indent}}}"
                continue
            yield f"{indent}{part.name} [label=<{self.box(part)}>]"
            if part.name in loops:
                yield from self.loop(loops[part.name], indent)
            if isinstance(before, Cluster):
                # What follows a frame is below it, so that edges leave it downwards.
                yield f"{indent}{{{' '.join(_names(before, loops))}}} -> {part.name} [style=invis]"

    def loop(self, edge: FlowEdge, indent: str) -> Iterator[str]:
        """An edge back to where it starts, through its label: a frame makes room for boxes, but not for such labels."""
        name = f"loop_{edge.source}"
        yield f"{indent}{name} [label=<{self.label(edge)}>, fontsize=10]"
        yield f"{indent}{edge.source} -> {name} [dir=none]"
        yield f"{indent}{name} -> {edge.source}"

    def cell(self, content: str, place: Place | None, attributes: str = ' align="left"') -> str:
        if self.link is not None and place is not None and content:
            address = escaped(self.link(place))
            # Without a title of its own, the link would have its address for one.
            attributes += f' href="{address}" title=" "'
        return f"<td{attributes}>{content}</td>"

    def box(self, node: FlowNode) -> str:
        # A table without rows is an error, and a title is always there.
        rows = [f'<tr><td align="left">{_font(node.title, MUTED if node.lines else INK)}</td></tr>']
        if node.lines:
            rows.append("<hr/>")
        rows += [f"<tr>{self.cell(_line(line), line.place)}</tr>" for line in node.lines]
        attributes = f'border="1" cellborder="0" cellspacing="0" cellpadding="3" color="{LINES}" bgcolor="{SURFACE}"'
        return f'<table {attributes} style="rounded">{"".join(rows)}</table>'

    def edge(self, edge: FlowEdge) -> str:
        label = f" [label=<{self.label(edge)}>]" if edge.lines else ""
        return f"  {edge.source} -> {edge.target}{label}"

    def label(self, edge: FlowEdge) -> str:
        rows = "".join(f"<tr>{self.cell(_beside(line), line.place)}</tr>" for line in edge.lines)
        return f"<table {_BESIDE_EDGE}>{rows}</table>"

    # The time line

    def time_line(self, picture: Picture) -> str:
        lifetimes = picture.lifetimes
        if lifetimes.is_long:
            return _font(lifetimes.long_words, MUTED)
        columns = len(lifetimes.lanes) + 2
        rows = [f'<tr><td align="left" colspan="{columns}">{_font(lifetimes.summary, MUTED)}</td></tr>']
        names = "".join(self.cell(_font(lane.name, INK), lane.place, "") for lane in lifetimes.lanes)
        rows.append(f'<tr><td align="left">{_font(picture.title, INK)}</td>{names}<td>{_font("held", MUTED)}</td></tr>')
        sizes = "".join(
            f"<td>{_font(bytes_text(lane.size) if lane.size is not None else 'any size', MUTED)}</td>"
            for lane in lifetimes.lanes
        )
        rows.append(f"<tr><td></td>{sizes}<td></td></tr>")
        peak = lifetimes.peak
        rows += [self.step(step, peak, len(lifetimes.lanes)) for step in lifetimes.steps]
        attributes = f'border="1" cellborder="0" cellspacing="2" cellpadding="3" color="{LINES}" bgcolor="{SURFACE}"'
        table = f'<table {attributes} style="rounded">{"".join(rows)}</table>'
        return f'<table border="0" cellpadding="12"><tr><td>{table}</td></tr></table>'

    def step(self, step: LifetimeStep, peak: int, lanes: int) -> str:
        cells = cells_text(step, lanes, _cell)
        held = held_text(step)
        colour = shade_of(Tone.MAYBE).text if step.held == peak and peak else MUTED
        text = _font("\u00a0" * 2 * min(step.depth, MOST_INDENTS) + step.text, INK)
        return f'<tr>{self.cell(text, step.place)}{cells}<td align="right">{_font(held, colour)}</td></tr>'


def _names(cluster: Cluster, loops: Mapping[str, FlowEdge]) -> Iterator[str]:
    """The boxes of `cluster`, without those in frames in it: of these, too, one of its boxes is below."""
    for part in cluster.parts:
        if isinstance(part, FlowNode):
            yield from (part.name, f"loop_{part.name}")[: 1 + (part.name in loops)]


def _line(line: LabelLine) -> str:
    colour = shade_of(line.tone).text
    if not line.note:
        return _font(line.text, colour)
    return _font(line.text, INK) + _font(f"\u00a0\u00a0{line.note}", colour)


def _beside(line: LabelLine) -> str:
    return _font(line.text, MUTED if line.tone is Tone.PLAIN else shade_of(line.tone).text)


def held_text(step: LifetimeStep) -> str:
    """The live bytes at `step`, with a question mark for unknown sizes; empty for none."""
    return " + ".join([*([bytes_text(step.held)] if step.held else []), *(["?"] if step.unsized else [])])


def cells_text(step: LifetimeStep, lanes: int, text: Callable[[Cell], str]) -> str:
    """The cells of a row of `lanes`: those that are alive by `text`, and one for all that are empty between them."""
    cells: list[str] = []
    following = 0
    known: dict[int, str] = {}  # Most cells without an event are one object.
    for number, cell in step.cells.items():
        if number != following:
            cells.append(_empty(number - following))
        written = known.get(id(cell))
        if written is None:
            written = known[id(cell)] = text(cell)
        cells.append(written)
        following = number + 1
    return "".join([*cells, _empty(lanes - following)])


def _empty(columns: int) -> str:
    if columns < 2:
        return "<td></td>" * columns
    return f'<td colspan="{columns}"></td>'


def _cell(cell: Cell) -> str:
    assert cell.tone is not None
    shade = shade_of(cell.tone)
    return f'<td bgcolor="{shade.fill}">{_font(cell.event, shade.text)}</td>'


# Text


def _font(text: str, colour: str) -> str:
    """Empty text stays empty: Graphviz takes no empty element."""
    return f'<font color="{colour}">{escaped(text)}</font>' if text else ""


def escaped(text: str) -> str:
    """For the content and the attributes of XML and HTML."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
