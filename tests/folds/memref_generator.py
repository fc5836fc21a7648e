"""Random programs of views of one buffer, read and written through; for the interpreter of tests/execution.

Each view is known with its true offset, sizes and strides, of which its type may hide some.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

COUNT = 24
"""Elements of the buffer."""


@dataclass(frozen=True)
class Seen:
    """A view as it is at run time, and the text of its type."""

    name: str
    type: str
    offset: int
    sizes: tuple[int, ...]
    strides: tuple[int, ...]

    def at(self, position: tuple[int, ...]) -> int:
        return self.offset + sum(i * s for i, s in zip(position, self.strides, strict=True))


class Draft:
    def __init__(self, random: Random) -> None:
        self.random = random
        self.lines: list[str] = []
        self.views: list[Seen] = []
        self.results: list[tuple[str, str]] = []
        self._count = 0

    def name(self) -> str:
        self._count += 1
        return f"%v{self._count}"

    def constant(self, value: int, type_: str = "index") -> str:
        name = self.name()
        self.lines.append(f"{name} = arith.constant {value} : {type_}")
        return name

    def number(self, value: int) -> tuple[str, bool]:
        """The text of a number, and whether it is one that types know."""
        return (str(value), True) if self.random.random() < 0.6 else (self.constant(value), False)

    def view(self) -> Seen:
        return self.views[-1] if self.random.random() < 0.6 else self.random.choice(self.views)

    def type_of(self, view: tuple[int, tuple[int, ...], tuple[int, ...]], hides: float = 0.0) -> str:
        offset, sizes, strides = view
        hidden = [self.random.random() < hides for _ in range(len(sizes) * 2 + 1)]
        shape = "".join("?x" if h else f"{n}x" for n, h in zip(sizes, hidden, strict=False))
        steps = ", ".join("?" if h else str(n) for n, h in zip(strides, hidden[len(sizes) :], strict=False))
        return f"memref<{shape}i32, strided<[{steps}], offset: {'?' if hidden[-1] else offset}>>"


def _list(texts: list[str]) -> str:
    return f"[{', '.join(texts)}]"


def _subview(draft: Draft) -> None:
    random, source = draft.random, draft.view()
    if 0 in source.sizes:
        return
    offsets = [random.choice((0, random.randrange(n))) for n in source.sizes]
    steps = [random.choice((1, 1, 2)) for _ in source.sizes]
    sizes = [
        random.choice((room, random.randint(1, room)))
        for n, o, s in zip(source.sizes, offsets, steps, strict=True)
        if (room := (n - o + s - 1) // s)
    ]
    texts = [[draft.number(value) for value in values] for values in (offsets, sizes, steps)]
    known = source.type.partition("strided<[")[2]
    parts = known.partition("], offset: ")
    old = [None if t.strip() == "?" else int(t) for t in parts[0].split(",")] if known else list(source.strides)
    start = (None if parts[2].startswith("?") else int(parts[2].rstrip(">"))) if known else 0
    strides = [
        None if stride is None or not is_known else stride * step
        for stride, step, (_, is_known) in zip(old, steps, texts[2], strict=True)
    ]
    for stride, offset, (_, is_known) in zip(old, offsets, texts[0], strict=True):
        start = None if start is None or stride is None or not is_known else start + stride * offset
    shape = "".join(f"{n}x" if is_known else "?x" for n, (_, is_known) in zip(sizes, texts[1], strict=True))
    layout = ", ".join("?" if stride is None else str(stride) for stride in strides)
    type_ = f"memref<{shape}i32, strided<[{layout}], offset: {'?' if start is None else start}>>"
    name = draft.name()
    text = " ".join(_list([one for one, _ in group]) for group in texts)
    draft.lines.append(f"{name} = memref.subview {source.name}{text} : {source.type} to {type_}")
    true = tuple(a * b for a, b in zip(source.strides, steps, strict=True))
    draft.views.append(Seen(name, type_, source.at(tuple(offsets)), tuple(sizes), true))


def _cast(draft: Draft) -> None:
    source = draft.view()
    type_ = draft.type_of((source.offset, source.sizes, source.strides), 0.5)
    name = draft.name()
    draft.lines.append(f"{name} = memref.cast {source.name} : {source.type} to {type_}")
    draft.views.append(Seen(name, type_, source.offset, source.sizes, source.strides))


def _reinterpret(draft: Draft) -> None:
    random, source = draft.random, draft.view()
    rank = random.randint(1, 2)
    sizes = [random.randint(1, 3) for _ in range(rank)]
    strides = [random.randint(1, 4) for _ in range(rank)]
    room = COUNT - 1 - sum((n - 1) * s for n, s in zip(sizes, strides, strict=True))
    offset = random.choice((0, source.offset, random.randint(0, room)))
    if offset > room:
        return
    texts = [[draft.number(value) for value in values] for values in ([offset], sizes, strides)]
    shape = "".join(f"{n}x" if known else "?x" for n, (_, known) in zip(sizes, texts[1], strict=True))
    layout = ", ".join(str(n) if known else "?" for n, (_, known) in zip(strides, texts[2], strict=True))
    start = str(offset) if texts[0][0][1] else "?"
    type_ = f"memref<{shape}i32, strided<[{layout}], offset: {start}>>"
    name = draft.name()
    parts = ", ".join(
        f"{word}: {_list([one for one, _ in group])}"
        for word, group in zip(("offset", "sizes", "strides"), texts, strict=True)
    )
    draft.lines.append(f"{name} = memref.reinterpret_cast {source.name} to {parts} : {source.type} to {type_}")
    draft.views.append(Seen(name, type_, offset, tuple(sizes), tuple(strides)))


def _metadata(draft: Draft) -> None:
    """A view put together again from what it consists of, perhaps not quite."""
    random, source = draft.random, draft.view()
    rank = len(source.sizes)
    name, result = draft.name(), draft.name()
    draft.lines.append(
        f"{name}:{2 + 2 * rank} = memref.extract_strided_metadata {source.name} : {source.type} -> memref<i32>,"
        f" {', '.join(['index'] * (1 + 2 * rank))}"
    )
    offset, sizes, strides = source.offset, list(source.sizes), list(source.strides)
    texts = [[f"{name}#1"], [f"{name}#{2 + i}" for i in range(rank)], [f"{name}#{2 + rank + i}" for i in range(rank)]]
    if random.random() < 0.4:
        offset = random.randint(0, source.offset)
        texts[0] = [draft.constant(offset)]
    elif random.random() < 0.3:
        number = random.randrange(rank)
        sizes[number] = 1
        texts[1][number] = draft.constant(1)
    type_ = f"memref<{'?x' * rank}i32, strided<[{', '.join('?' * rank)}], offset: ?>>"
    parts = ", ".join(
        f"{word}: {_list(group)}" for word, group in zip(("offset", "sizes", "strides"), texts, strict=True)
    )
    draft.lines.append(f"{result} = memref.reinterpret_cast {name}#0 to {parts} : memref<i32> to {type_}")
    draft.views.append(Seen(result, type_, offset, tuple(sizes), tuple(strides)))


def _load(draft: Draft) -> None:
    source = draft.view()
    if 0 in source.sizes:
        return
    position = [draft.constant(draft.random.randrange(n)) for n in source.sizes]
    name = draft.name()
    draft.lines.append(f"{name} = memref.load {source.name}{_list(position)} : {source.type}")
    draft.results.append((name, "i32"))


def _store(draft: Draft) -> None:
    target = draft.view()
    if 0 in target.sizes:
        return
    position = [draft.constant(draft.random.randrange(n)) for n in target.sizes]
    value = draft.constant(draft.random.randint(100, 999), "i32")
    draft.lines.append(f"memref.store {value}, {target.name}{_list(position)} : {target.type}")


def _dim(draft: Draft) -> None:
    source = draft.view()
    number = draft.constant(draft.random.randrange(len(source.sizes)))
    name = draft.name()
    draft.lines.append(f"{name} = memref.dim {source.name}, {number} : {source.type}")
    draft.results.append((name, "index"))


def _copy(draft: Draft) -> None:
    """To a buffer of its own, which is read then; or between two views of one shape that have nothing in common."""
    source = draft.view()
    if 0 in source.sizes:
        return
    shape = "".join(f"{n}x" for n in source.sizes)
    target, type_ = draft.name(), f"memref<{shape}i32>"
    draft.lines.append(f"{target} = memref.alloc() : {type_}")
    draft.lines.append(f"memref.copy {source.name}, {target} : {source.type} to {type_}")
    position = [draft.constant(draft.random.randrange(n)) for n in source.sizes]
    name = draft.name()
    draft.lines.append(f"{name} = memref.load {target}{_list(position)} : {type_}")
    draft.results.append((name, "i32"))


def _reshape(draft: Draft) -> None:
    source = draft.view()
    if "?" in source.type or len(source.sizes) != 1:
        return
    size, (stride,) = source.sizes[0], source.strides
    wide = draft.random.choice([(1, size), (size, 1), *([(2, size // 2)] if size % 2 == 0 and size > 2 else [])])
    strides = (stride * wide[1], stride)
    type_ = draft.type_of((source.offset, wide, strides))
    if "strided" not in source.type:
        type_ = f"memref<{wide[0]}x{wide[1]}xi32>"
    name = draft.name()
    draft.lines.append(
        f"{name} = memref.expand_shape {source.name} [[0, 1]] output_shape {list(wide)} : {source.type} into {type_}"
    )
    draft.views.append(Seen(name, type_, source.offset, wide, strides))


_STEPS: tuple[Callable[[Draft], None], ...] = (
    *(_subview, _cast, _load) * 2,
    *(_reinterpret, _metadata, _store, _dim, _copy, _reshape),
)


def memref_program(random: Random) -> str:
    """A module whose `@main` returns numbers that it reads, and then the buffer as it is in the end."""
    draft = Draft(random)
    shape = random.choice(((24,), (4, 6), (6, 4)))
    type_ = f"memref<{''.join(f'{n}x' for n in shape)}i32>"
    draft.views.append(Seen("%buffer", type_, 0, shape, (shape[-1], 1) if len(shape) == 2 else (1,)))
    for _ in range(random.randint(2, 7)):
        random.choice(_STEPS)(draft)
    _load(draft)
    body = "".join(f"  {line}\n" for line in draft.lines)
    types = ", ".join([*(kind for _, kind in draft.results), type_])
    names = ", ".join([*(name for name, _ in draft.results), "%buffer"])
    lines = [f"  %flat = memref.alloc() : memref<{COUNT}xi32>\n"]
    for number in range(COUNT):
        lines.append(f"  %x{number} = arith.constant {number} : i32\n  %at{number} = arith.constant {number} : index\n")
        lines.append(f"  memref.store %x{number}, %flat[%at{number}] : memref<{COUNT}xi32>\n")
    if len(shape) == 1:
        start = "  %buffer = call @opaque(%flat) : (memref<24xi32>) -> memref<24xi32>\n"
        made = ""
    else:
        start = "  %kept = call @opaque(%flat) : (memref<24xi32>) -> memref<24xi32>\n"
        made = (
            f"  %buffer = memref.expand_shape %kept [[0, 1]] output_shape [{shape[0]}, {shape[1]}]"
            f" : memref<24xi32> into {type_}\n"
        )
    return (
        "func.func private @opaque(%m: memref<24xi32>) -> memref<24xi32> {\n  return %m : memref<24xi32>\n}\n"
        f"func.func @main() -> ({types}) {{\n{''.join(lines)}{start}{made}{body}  return {names} : {types}\n}}\n"
    )
