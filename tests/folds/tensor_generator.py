"""Random functions of operations on small tensors, whose types hide some of the sizes."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from tests.folds.generator import Draft

Shape = tuple[int, ...]
_SHAPES: tuple[Shape, ...] = ((3,), (4,), (1,), (2, 3), (1, 4), (4, 1), (2, 2), (1, 2, 2))


class TensorDraft(Draft):
    """A draft that knows the true shape of each tensor."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self.shapes: dict[str, tuple[str, Shape]] = {}
        """By name: the type and the shape."""

    def tensor(self, text: str, type_: str, shape: Shape) -> None:
        self.shapes[self.add(text, type_)] = (type_, shape)

    def any_tensor(self) -> tuple[str, str, Shape]:
        names = list(self.shapes)
        name = names[-1] if self.random.random() < 0.65 else self.random.choice(names)
        return name, *self.shapes[name]

    def index(self, number: int) -> str:
        """A number, written as such or as a constant."""
        if self.random.random() < 0.6:
            return str(number)
        return self.constant_index(number)

    def constant_index(self, number: int) -> str:
        name = f"%i{len(self.lines)}"
        self.lines.append(f"{name} = arith.constant {number} : index")
        return name


def typed(random: Random, shape: Shape, *, hides: float = 0.4) -> str:
    return f"tensor<{''.join('?x' if random.random() < hides else f'{n}x' for n in shape)}i8>"


def _static(shape: Shape) -> str:
    return f"tensor<{''.join(f'{n}x' for n in shape)}i8>"


def _dynamic(draft: TensorDraft, type_: str, shape: Shape) -> str:
    sizes = type_[7:-1].split("x")[:-1]
    return ", ".join(draft.constant_index(n) for size, n in zip(sizes, shape, strict=True) if size == "?")


def _cast(draft: TensorDraft) -> None:
    name, type_, shape = draft.any_tensor()
    new = typed(draft.random, shape)
    draft.tensor(f"tensor.cast {name} : {type_} to {new}", new, shape)


def _extract(draft: TensorDraft) -> None:
    name, type_, shape = draft.any_tensor()
    if 0 in shape:
        return
    position = [draft.constant_index(draft.random.randrange(n)) for n in shape]
    draft.add(f"tensor.extract {name}[{', '.join(position)}] : {type_}", "i8")


def _insert(draft: TensorDraft) -> None:
    name, type_, shape = draft.any_tensor()
    if 0 in shape:
        return
    position = [draft.constant_index(draft.random.randrange(n)) for n in shape]
    draft.tensor(f"tensor.insert {draft.operand('i8')} into {name}[{', '.join(position)}] : {type_}", type_, shape)


def _dim(draft: TensorDraft) -> None:
    name, type_, shape = draft.any_tensor()
    number = draft.constant_index(draft.random.randrange(len(shape)))
    draft.add(f"tensor.dim {name}, {number} : {type_}", "index")


def _new(draft: TensorDraft) -> None:
    random = draft.random
    shape = random.choice(_SHAPES)
    match random.randrange(3):
        case 0:
            elements = ", ".join(draft.operand("i8") for _ in range(math.prod(shape)))
            draft.tensor(f"tensor.from_elements {elements} : {_static(shape)}", _static(shape), shape)
        case 1:
            type_ = typed(random, shape)
            sizes = _dynamic(draft, type_, shape)
            draft.tensor(f"tensor.splat {draft.operand('i8')}{f'[{sizes}]' if sizes else ''} : {type_}", type_, shape)
        case _:
            type_ = typed(random, shape)
            draft.tensor(f"tensor.empty({_dynamic(draft, type_, shape)}) : {type_}", type_, shape)


def _box(draft: TensorDraft, shape: Shape) -> tuple[list[int], list[int], list[int]]:
    """Offsets, sizes and strides of a slice inside."""
    random = draft.random
    strides = [random.choice((1, 1, 1, 2)) for _ in shape]
    offsets = [random.choice((0, 0, random.randrange(n))) for n in shape]
    sizes = [
        random.choice((limit, random.randint(1, limit)))
        for n, o, s in zip(shape, offsets, strides, strict=True)
        if (limit := (n - o + s - 1) // s)
    ]
    return offsets, sizes, strides


def _box_text(draft: TensorDraft, box: tuple[list[int], list[int], list[int]], source: str | None) -> tuple[str, str]:
    """The text of a slice, and the type of what is in it: sizes that are operands are not in it."""
    parts: list[str] = []
    sizes: list[str] = []
    for number, values in enumerate(box):
        texts = [draft.index(value) for value in values]
        if number == 1 and source is not None:
            # The sizes of an inserted slice have to be those that its type has.
            known = source[7:-1].split("x")[:-1]
            texts = [
                draft.constant_index(value) if size == "?" else str(value)
                for value, size in zip(values, known, strict=True)
            ]
        if number == 1:
            sizes = ["?" if text.startswith("%") else text for text in texts]
        parts.append(f"[{', '.join(texts)}]")
    return " ".join(parts), f"tensor<{''.join(f'{size}x' for size in sizes)}i8>"


def _extract_slice(draft: TensorDraft) -> None:
    name, type_, shape = draft.any_tensor()
    if 0 in shape:
        return
    box = _box(draft, shape)
    text, result = _box_text(draft, box, None)
    draft.tensor(f"tensor.extract_slice {name}{text} : {type_} to {result}", result, tuple(box[1]))


def _insert_slice(draft: TensorDraft) -> None:
    name, type_, shape = draft.any_tensor()
    source, of, part = draft.any_tensor()
    if len(shape) != len(part) or any(p > n for p, n in zip(part, shape, strict=True)):
        return
    offsets = [draft.random.randint(0, n - p) for n, p in zip(shape, part, strict=True)]
    text, _ = _box_text(draft, (offsets, list(part), [1] * len(part)), of)
    draft.tensor(f"tensor.insert_slice {source} into {name}{text} : {of} into {type_}", type_, shape)


def _reshape(draft: TensorDraft) -> None:
    name, type_, shape = draft.any_tensor()
    if "?" in type_:
        return
    if len(shape) == 1:
        wide = draft.random.choice([(1, shape[0]), (shape[0], 1), *([(2, 2)] if shape[0] == 4 else [])])
        new = _static(wide)
        text = f"tensor.expand_shape {name} [[0, 1]] output_shape {list(wide)} : {type_} into {new}"
        draft.tensor(text, new, wide)
    elif len(shape) == 2:
        flat = (shape[0] * shape[1],)
        draft.tensor(f"tensor.collapse_shape {name} [[0, 1]] : {type_} into {_static(flat)}", _static(flat), flat)
    else:
        flat = (shape[0] * shape[1], shape[2])
        draft.tensor(f"tensor.collapse_shape {name} [[0, 1], [2]] : {type_} into {_static(flat)}", _static(flat), flat)


def _concat(draft: TensorDraft) -> None:
    name, type_, shape = draft.any_tensor()
    other, of, rest = draft.any_tensor()
    along = draft.random.randrange(len(shape))
    if len(rest) != len(shape) or any(a != b for i, (a, b) in enumerate(zip(shape, rest, strict=True)) if i != along):
        return
    result = tuple(a + b if i == along else a for i, (a, b) in enumerate(zip(shape, rest, strict=True)))
    new = f"tensor<{'?x' * len(shape)}i8>"
    if "?" not in type_ + of:
        new = _static(result)
    elif draft.random.random() < 0.5:
        return
    draft.tensor(f"tensor.concat dim({along}) {name}, {other} : ({type_}, {of}) -> {new}", new, result)


_STEPS: tuple[Callable[[TensorDraft], None], ...] = (
    *(_cast, _extract, _insert, _extract_slice, _insert_slice) * 2,
    *(_dim, _new, _reshape, _concat),
)


def tensor_function(random: Random, name: str) -> str:
    draft = TensorDraft(random)
    for _ in range(random.randint(1, 2)):
        shape = random.choice(_SHAPES)
        draft.shapes[draft.argument(_static(shape))] = (_static(shape), shape)
    steps = random.sample(_STEPS, random.choice((3, 4, len(_STEPS))))
    for _ in range(random.randint(2, 6)):
        random.choice(steps)(draft)
    kinds = [kind for kind in draft.values if kind not in draft.arguments.values() or kind.startswith("tensor")]
    kind = random.choice(kinds)
    last, type_, _ = draft.any_tensor()
    return draft.text(name, [(last, type_)] if random.random() < 0.7 else [(draft.values[kind][-1], kind)])
