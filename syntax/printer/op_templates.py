"""Operation templates: the text of operations that only differ in their operands, with gaps for the names."""

from __future__ import annotations

import re
from collections.abc import Callable

from ...ir.graph import Block, Operation, Value
from .output import OutputPart
from .ssa_names import WrittenNames

_GAP = re.compile("\x01(\\d+)\x02")
_Template = tuple[str, list[int]]
"""Text with `%s` for each name (and `%%` for `%`), and the operands whose names these are."""


class _Gaps(WrittenNames):
    """Stands in for the names while a template is made."""

    def __init__(self, op: Operation) -> None:
        self._positions = {operand.value: position for position, operand in enumerate(op.operands)}

    def value(self, value: Value) -> str:
        """Raises KeyError for what is no operand."""
        return f"\x01{self._positions[value]}\x02"

    def block(self, block: Block) -> str:
        raise KeyError(block)


class Templates:
    """Cached templates of operations without regions and successors.

    The text of such an operation, names of operands apart, depends on its name, its attributes, and its types.
    """

    def __init__(self) -> None:
        self._known: dict[object, _Template] = {}

    def write(
        self, op: Operation, parts: list[OutputPart], names: WrittenNames, write: Callable[[WrittenNames], bool]
    ) -> bool:
        """Write `op` to the end of `parts`. `write` does so without a template, and says whether it could."""
        if op.regions or op.successors:
            return write(names)
        operands = [operand.value for operand in op.operands]
        key = (
            op.name,
            *op.properties.items(),
            None,
            *op.attributes.items(),
            None,
            *[value.type for value in operands],
            None,
            *[result.type for result in op.results],
        )
        template = self._known.get(key)
        if template is None:
            if len(set(operands)) < len(operands):
                # Where does each of the equal names come from?
                return write(names)
            template = _made(op, parts, write)
            if template is None:
                return write(names)
            self._known[key] = template
        text, positions = template
        value = names.value
        parts.append(text % tuple([value(operands[position]) for position in positions]))
        return True


def _made(op: Operation, parts: list[OutputPart], write: Callable[[WrittenNames], bool]) -> _Template | None:
    """None when `op` does not fit its definition. `parts` are as before."""
    mark = len(parts)
    try:
        if not write(_Gaps(op)):
            return None
        text = "".join([part for part in parts[mark:] if isinstance(part, str)])
    except (ValueError, IndexError, KeyError, AttributeError, AssertionError):
        # Printing it without a template decides what that means.
        return None
    finally:
        del parts[mark:]
    if "\n" in text:
        # The indentation is another one elsewhere.
        return None
    texts = _GAP.split(text)
    return "%s".join([plain.replace("%", "%%") for plain in texts[::2]]), [int(gap) for gap in texts[1::2]]
