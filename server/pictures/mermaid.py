"""Mermaid flowchart of a picture's control flow. Its time line is left out: Mermaid has no tables."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .colours import LINES, shade_of
from .model import Cluster, FlowNode, LabelLine, Picture, Tone

_SPECIAL = re.compile(r"""[#"<>&;`\\{}]""")

# Lines are short already, and a wrapped one would look like two.
_SETTINGS = '%%{init: {"flowchart": {"wrappingWidth": 800}}}%%'


def mermaid_text(picture: Picture) -> str:
    """A flowchart. Boxes and edges whose lines agree on one tone have its colour."""
    lines = [_SETTINGS, "flowchart TD"]
    for part in picture.flow.parts:
        lines += _part(part, "  ")
    styled: list[str] = []
    for number, edge in enumerate(picture.flow.edges):
        label = f'|"{_joined(edge.lines)}"|' if edge.lines else ""
        lines.append(f"  {edge.source} -->{label} {edge.target}")
        tones = {one.tone for one in edge.handed}
        if len(tones) == 1 and Tone.PLAIN not in tones:
            styled.append(f"  linkStyle {number} stroke:{shade_of(tones.pop()).text}")
    if picture.refusal:
        lines.append(f'  refusal["{_escaped(picture.refusal)}"]')
    boxes = [node.name for node in _nodes(picture.flow.parts)]
    lines.append(f"  classDef box stroke:{LINES},text-align:left")
    lines.append(f"  class {','.join(boxes)} box")
    return "\n".join([*lines, *styled, ""])


def _part(part: FlowNode | Cluster, indent: str) -> Iterator[str]:
    if isinstance(part, FlowNode):
        text = _joined((LabelLine(part.title), *part.lines))
        left, right = ('(["', '"])') if part.is_exit else ('["', '"]')
        yield f"{indent}{part.name}{left}{text}{right}"
        return
    yield f'{indent}subgraph {part.name}["{_escaped(part.title)}"]'
    for inner in part.parts:
        yield from _part(inner, indent + "  ")
    yield f"{indent}end"


def _nodes(parts: tuple[FlowNode | Cluster, ...]) -> Iterator[FlowNode]:
    for part in parts:
        if isinstance(part, FlowNode):
            yield part
        else:
            yield from _nodes(part.parts)


def _joined(lines: tuple[LabelLine, ...]) -> str:
    return "<br/>".join(_escaped(f"{line.text} ⟨{line.note}⟩" if line.note else line.text) for line in lines)


def _escaped(text: str) -> str:
    """Text of a label between quotes: what Mermaid might read as markup is written by its number."""
    return _SPECIAL.sub(lambda found: f"#{ord(found[0])};", text)
