"""Mermaid flowchart of a picture's control flow. Its time line is left out: Mermaid has no tables."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ...ir.walk import Inner, unrolled
from .colours import LINES, shade_of
from .model import MOST_INDENTS, Cluster, FlowNode, LabelLine, Picture, Tone

_SPECIAL = re.compile(r"""[#"<>&;`\\{}]""")

# Lines are short already, and a wrapped one would look like two.
_SETTINGS = '%%{init: {"flowchart": {"wrappingWidth": 800}}}%%'


def mermaid_text(picture: Picture) -> str:
    """A flowchart. Boxes and edges whose lines agree on one tone have its colour."""
    lines = [_SETTINGS, "flowchart TD"]
    boxes: list[str] = []
    lines += unrolled(_parts(picture.flow.parts, 1, boxes))
    styled: list[str] = []
    for number, edge in enumerate(picture.flow.edges):
        label = f'|"{_joined(edge.lines)}"|' if edge.lines else ""
        lines.append(f"  {edge.source} -->{label} {edge.target}")
        tones = {one.tone for one in edge.handed}
        if len(tones) == 1 and Tone.PLAIN not in tones:
            styled.append(f"  linkStyle {number} stroke:{shade_of(tones.pop()).text}")
    if picture.refusal:
        lines.append(f'  refusal["{_escaped(picture.refusal)}"]')
    lines.append(f"  classDef box stroke:{LINES},text-align:left")
    lines.append(f"  class {','.join(boxes)} box")
    return "\n".join([*lines, *styled, ""])


def _parts(parts: Sequence[FlowNode | Cluster], depth: int, boxes: list[str]) -> Iterator[str | Inner[str]]:
    """Their lines; adds the names of the nodes to `boxes`."""
    indent = "  " * min(depth, MOST_INDENTS)
    for part in parts:
        if isinstance(part, FlowNode):
            boxes.append(part.name)
            text = _joined((LabelLine(part.title), *part.lines))
            left, right = ('(["', '"])') if part.is_exit else ('["', '"]')
            yield f"{indent}{part.name}{left}{text}{right}"
        else:
            yield f'{indent}subgraph {part.name}["{_escaped(part.title)}"]'
            yield Inner(_parts(part.parts, depth + 1, boxes))
            yield f"{indent}end"


def _joined(lines: tuple[LabelLine, ...]) -> str:
    return "<br/>".join(_escaped(f"{line.text} ⟨{line.note}⟩" if line.note else line.text) for line in lines)


def _escaped(text: str) -> str:
    """Text of a label between quotes: what Mermaid might read as markup is written by its number."""
    return _SPECIAL.sub(lambda found: f"#{ord(found[0])};", text)
