"""Arguments of `custom<...>` directives, from the nodes of a declarative assembly format."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ...ods.definitions import FormatNode
from ...ods.protocols import DirectiveArgument


def directive_arguments(nodes: Sequence[FormatNode]) -> list[DirectiveArgument]:
    """The arguments of a `custom<...>` directive in the form that dialects are given."""
    return [_directive_argument(node) for node in nodes]


def _directive_argument(node: FormatNode) -> DirectiveArgument:
    if isinstance(node, str | int):
        return DirectiveArgument("literal", str(node))
    kind = cast("str", node[0])
    if kind == "ref":
        inner = _directive_argument(node[1])
        return DirectiveArgument(inner.kind, inner.name, True)
    if kind in ("type", "qualified"):
        inner = node[1]
        if isinstance(inner, str | int):
            return DirectiveArgument(kind, str(inner))
        name = cast("str", inner[1]) if len(inner) > 1 else cast("str", inner[0])
        return DirectiveArgument("type" if kind == "type" else cast("str", inner[0]), name)
    if kind == "prop":
        kind = "attr"
    return DirectiveArgument(kind, cast("str", node[1]) if len(node) > 1 else "")
