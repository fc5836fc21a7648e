"""Text of one function in the making: lines, names, aliases of maps, parameters, and the values to be used next."""

from __future__ import annotations

import random
from collections.abc import Sequence

Shape = tuple[int, ...]
Named = tuple[str, Shape]
"""A value, and the shape of its tensor or buffer."""

RECENT = 12
"""Values that a step may use, at most."""


class Writer:
    """Text of one function. `count` is the number of operations so far."""

    def __init__(self, seed: int, container: str) -> None:
        self.random = random.Random(f"{container} {seed}")
        self.container = container
        self.lines: list[str] = []
        self.count = 0
        self.maps: dict[str, str] = {}
        self.parameters: list[str] = []
        self.recent: list[Named] = []
        self._numbers: dict[str, int] = {}

    def name(self, hint: str = "") -> str:
        """A fresh name: a number, or `hint` with a number behind it."""
        number = self._numbers.get(hint, -1) + 1
        self._numbers[hint] = number
        return f"%{number}" if not hint else f"%{hint}_{number}"

    def op(self, line: str, depth: int = 1) -> None:
        self.lines.append("  " * depth + line)
        self.count += 1

    def text(self, line: str, depth: int = 1) -> None:
        """A line without an operation: a label or a brace."""
        self.lines.append("  " * depth + line)

    def type(self, shape: Shape, element: str = "f32") -> str:
        return f"{self.container}<{''.join(f'{size}x' for size in shape)}{element}>"

    def parameter(self, shape: Shape, layout: str = "") -> str:
        name = f"%arg{len(self.parameters)}"
        type_ = self.type(shape)
        self.parameters.append(f"{name}: {type_[:-1]}{layout}>")
        return name

    def map(self, rank: int, of: Shape | None = None) -> str:
        """The alias of a map: the identity, or the one that repeats `of` along its dimensions of size 1."""
        dims = ", ".join(f"d{number}" for number in range(rank))
        results = (
            dims if of is None else ", ".join("0" if size == 1 else f"d{number}" for number, size in enumerate(of))
        )
        return self.alias(f"({dims}) -> ({results})")

    def alias(self, text: str) -> str:
        return self.maps.setdefault(text, f"#map{len(self.maps)}")

    def width(self) -> int:
        return self.random.choice((64, 96, 128, 192, 256)) + self.random.randrange(0, 48)

    def keep(self, value: Named) -> None:
        self.recent = [*self.recent[1 - RECENT :], value]

    def source(self) -> Named:
        """A recent value, the last one most often."""
        if not self.recent or self.random.random() < 0.05:
            shape = (1, self.random.randrange(2, 16), self.width())
            return self.parameter(shape), shape
        return self.recent[-1] if self.random.random() < 0.7 else self.random.choice(self.recent)

    def finished(self, name: str, results: Sequence[Named], prefix: str) -> str:
        types = ", ".join(self.type(shape) for _, shape in results)
        aliases = "".join(f"{alias} = affine_map<{text}>\n" for text, alias in self.maps.items())
        values = ", ".join(value for value, _ in results)
        self.op(f"return {values} : {types}" if results else "return")
        head = f"func.func @{name}({', '.join(self.parameters)})"
        return "\n".join([aliases + prefix + head + (f" -> ({types})" if results else "") + " {", *self.lines, "}", ""])
