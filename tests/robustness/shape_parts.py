"""Parts of texts of a given size, from which the shapes are made."""

from __future__ import annotations

from collections.abc import Callable, Iterable


def function(body: str) -> str:
    return f"func.func @f() {{{body} return }}\n"


def body(lines: Iterable[str], arguments: str = "%x: i32, %c: i1") -> str:
    """A function with `lines` as its body."""
    return f"func.func @f({arguments}) {{\n" + "".join(f"  {line}\n" for line in lines) + "  return\n}\n"


def listed(each: str, count: int, separator: str = ", ") -> str:
    return separator.join(each.format(number) for number in range(count))


def nested(before: str, inner: str, after: str, depth: int) -> str:
    return before * depth + inner + after * depth


def named(*shapes: Callable[[int], str]) -> dict[str, Callable[[int], str]]:
    """Shapes by what they are called in words."""
    return {shape.__name__.replace("_", " "): shape for shape in shapes}


BUFFER = "memref<4xf32>"


def of_buffers(lines: Iterable[str]) -> str:
    """A function of `lines`, which may use `%m`, `%c`, `%x`, `%n` and `%c0`."""
    head = f"func.func @f(%m: {BUFFER}, %c: i1, %x: f32, %n: index) {{\n  %c0 = arith.constant 0 : index\n"
    return head + "".join(f"  {line}\n" for line in lines) + "  return\n}\n"
