"""Random functions of operations on vectors, and on tensors, of few elements."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from tests.folds.generator import Draft, element_of, shape_of

Made = tuple[str, str] | None
"""A value and its type; None where the operation does not fit."""
_SHAPES = ((), (1,), (2,), (4,), (1, 2), (2, 1), (2, 2), (2, 3), (1, 1), (4, 1), (2, 1, 2), (1, 4, 1))


def vector(shape: tuple[int, ...], element: str = "i8") -> str:
    return f"vector<{''.join(f'{size}x' for size in shape)}{element}>"


def _vector_value(draft: Draft, shape: tuple[int, ...]) -> str:
    type_ = vector(shape)
    return draft.constant(type_) if draft.random.random() < 0.25 else draft.value(type_)


def _index(draft: Draft, size: int) -> str:
    """An index into a dimension, mostly inside of it; as a number or as a value."""
    number = draft.random.randrange(size) if draft.random.random() < 0.93 else draft.random.choice((-2, size, size + 3))
    if number in range(size) and draft.random.random() < 0.7:
        return str(number)
    if draft.random.random() < 0.5:
        return draft.value("index")
    name = f"%i{len(draft.lines)}"
    draft.lines.append(f"{name} = arith.constant {number} : index")
    return name


def _broadcast(draft: Draft, shape: tuple[int, ...]) -> Made:
    random = draft.random
    target = tuple(random.choice((1, 2, 3)) for _ in range(random.randint(0, 2)))
    stretched = tuple(random.choice((2, 1)) if size == 1 else size for size in shape)
    target = (*target, *stretched)
    if len(target) > 3 or not target:
        return None
    if random.random() < 0.3:
        return draft.add(f"vector.broadcast {draft.operand('i8')} : i8 to {vector(target)}", vector(target)), vector(
            target
        )
    text = f"vector.broadcast {_vector_value(draft, shape)} : {vector(shape)} to {vector(target)}"
    return draft.add(text, vector(target)), vector(target)


def _repeat(draft: Draft, shape: tuple[int, ...]) -> Made:
    """A small vector of two elements, repeated as a whole or each by itself."""
    if shape != (2, 1):
        return None
    result = vector(draft.random.choice(((3, 2, 1), (2, 3), (2, 2, 1), (2, 2), (1, 2, 1))))
    return draft.add(f"vector.broadcast {_vector_value(draft, shape)} : {vector(shape)} to {result}", result), result


def _extract(draft: Draft, shape: tuple[int, ...]) -> Made:
    source = _vector_value(draft, shape)
    depth = draft.random.randint(0, len(shape))
    position = [_index(draft, size) for size in shape[:depth]]
    rest = shape[depth:]
    type_ = vector(rest) if rest else "i8"
    text = f"vector.extract {source}[{', '.join(position)}] : {type_} from {vector(shape)}"
    return draft.add(text, type_), type_


def _insert(draft: Draft, shape: tuple[int, ...]) -> Made:
    target = _vector_value(draft, shape)
    depth = draft.random.randint(0, len(shape))
    position = [_index(draft, size) for size in shape[:depth]]
    rest = shape[depth:]
    type_ = vector(rest) if rest else "i8"
    value = _vector_value(draft, rest) if rest else draft.operand("i8")
    text = f"vector.insert {value}, {target} [{', '.join(position)}] : {type_} into {vector(shape)}"
    return draft.add(text, vector(shape)), vector(shape)


def _extract_strided(draft: Draft, shape: tuple[int, ...]) -> Made:
    if not shape:
        return None
    random = draft.random
    count = random.randint(1, len(shape))
    offsets = [random.randrange(size) for size in shape[:count]]
    sizes = [random.randint(1, size - offset) for size, offset in zip(shape, offsets, strict=False)]
    result = vector((*sizes, *shape[count:]))
    text = (
        f"vector.extract_strided_slice {_vector_value(draft, shape)} {{offsets = {offsets}, sizes = {sizes}, "
        f"strides = {[1] * count}}} : {vector(shape)} to {result}"
    )
    return draft.add(text, result), result


def _insert_strided(draft: Draft, shape: tuple[int, ...]) -> Made:
    if not shape:
        return None
    random = draft.random
    rank = random.randint(1, len(shape))
    lead = len(shape) - rank
    sizes = [random.randint(1, size) for size in shape[lead:]]
    offsets = [random.randrange(size) for size in shape[:lead]]
    offsets += [random.randint(0, size - part) for size, part in zip(shape[lead:], sizes, strict=True)]
    source = _vector_value(draft, tuple(sizes))
    text = (
        f"vector.insert_strided_slice {source}, {_vector_value(draft, shape)} {{offsets = {offsets}, "
        f"strides = {[1] * rank}}} : {vector(tuple(sizes))} into {vector(shape)}"
    )
    return draft.add(text, vector(shape)), vector(shape)


def _shape_cast(draft: Draft, shape: tuple[int, ...]) -> Made:
    others = [one for one in _SHAPES if math.prod(one) == math.prod(shape)]
    result = vector(draft.random.choice([*others, shape]))
    text = f"vector.shape_cast {_vector_value(draft, shape)} : {vector(shape)} to {result}"
    return draft.add(text, result), result


def _transpose(draft: Draft, shape: tuple[int, ...]) -> Made:
    order = list(range(len(shape)))
    draft.random.shuffle(order)
    result = vector(tuple(shape[i] for i in order))
    text = f"vector.transpose {_vector_value(draft, shape)}, {order} : {vector(shape)} to {result}"
    return draft.add(text, result), result


def _shuffle(draft: Draft, shape: tuple[int, ...]) -> Made:
    if not shape:
        return None
    random = draft.random
    first, second = _vector_value(draft, shape), _vector_value(draft, shape)
    choices = [-1, *range(2 * shape[0])]
    mask = [random.choice(choices) for _ in range(random.randint(1, 4))]
    if random.random() < 0.4:
        mask = random.choice(([*range(shape[0])], [i // 2 + i % 2 * shape[0] for i in range(2 * shape[0])]))
    result = vector((len(mask), *shape[1:]))
    text = f"vector.shuffle {first}, {second} {mask} : {vector(shape)}, {vector(shape)}"
    return draft.add(text, result), result


def _from_elements(draft: Draft, shape: tuple[int, ...]) -> Made:
    random = draft.random
    count = math.prod(shape)
    if random.random() < 0.4:
        source = _vector_value(draft, shape)
        name = f"%e{len(draft.lines)}"
        draft.lines.append(f"{name}:{count} = vector.to_elements {source} : {vector(shape)}")
        elements = [f"{name}#{i}" if count > 1 else name for i in range(count)]
        if count == 1:
            draft.lines[-1] = f"{name} = vector.to_elements {source} : {vector(shape)}"
        if random.random() < 0.3:
            random.shuffle(elements)
    else:
        one = draft.operand("i8")
        elements = [one if random.random() < 0.6 else draft.operand("i8") for _ in range(count)]
    return draft.add(f"vector.from_elements {', '.join(elements)} : {vector(shape)}", vector(shape)), vector(shape)


def _mask(draft: Draft, shape: tuple[int, ...]) -> Made:
    if not shape:
        return None
    random = draft.random
    type_ = vector(shape, "i1")
    if random.random() < 0.4:
        sizes = [random.randint(1, size) for size in shape]
        mask = draft.add(f"vector.constant_mask {sizes} : {type_}", type_)
    else:
        operands = [draft.operand("index") if random.random() < 0.4 else _size(draft, size) for size in shape]
        mask = draft.add(f"vector.create_mask {', '.join(operands)} : {type_}", type_)
    first, second = _vector_value(draft, shape), _vector_value(draft, shape)
    if random.random() < 0.4:
        return _reshaped_mask(draft, mask, shape)
    return draft.add(f"arith.select {mask}, {first}, {second} : {type_}, {vector(shape)}", vector(shape)), vector(shape)


def _reshaped_mask(draft: Draft, mask: str, shape: tuple[int, ...]) -> Made:
    random = draft.random
    type_ = vector(shape, "i1")
    match random.randrange(3):
        case 0:
            order = list(range(len(shape)))
            random.shuffle(order)
            result = vector(tuple(shape[i] for i in order), "i1")
            return draft.add(f"vector.transpose {mask}, {order} : {type_} to {result}", result), result
        case 1:
            depth = random.randint(1, len(shape))
            result = vector(shape[depth:], "i1") if shape[depth:] else "i1"
            position = [_index(draft, size) for size in shape[:depth]]
            return draft.add(f"vector.extract {mask}[{', '.join(position)}] : {result} from {type_}", result), result
        case _:
            offsets = [random.randrange(size) for size in shape]
            sizes = [random.randint(1, size - offset) for size, offset in zip(shape, offsets, strict=True)]
            result = vector(tuple(sizes), "i1")
            text = (
                f"vector.extract_strided_slice {mask} {{offsets = {offsets}, sizes = {sizes}, "
                f"strides = {[1] * len(sizes)}}} : {type_} to {result}"
            )
            return draft.add(text, result), result


def _size(draft: Draft, size: int) -> str:
    name = f"%n{len(draft.lines)}"
    draft.lines.append(f"{name} = arith.constant {draft.random.randint(-1, size + 1)} : index")
    return name


def _sum(draft: Draft, shape: tuple[int, ...]) -> Made:
    type_ = vector(shape)
    return draft.add(f"arith.addi {_vector_value(draft, shape)}, {_vector_value(draft, shape)} : {type_}", type_), type_


def _interleave(draft: Draft, shape: tuple[int, ...]) -> Made:
    if not shape:
        return None
    result = vector((*shape[:-1], 2 * shape[-1]))
    text = (
        f"vector.interleave {_vector_value(draft, shape)}, {_vector_value(draft, shape)} : {vector(shape)} -> {result}"
    )
    return draft.add(text, result), result


_VECTOR_STEPS: tuple[Callable[[Draft, tuple[int, ...]], Made], ...] = (
    *(_extract, _insert, _broadcast, _shape_cast, _transpose) * 2,
    *(_extract_strided, _insert_strided, _shuffle, _from_elements, _mask, _sum, _interleave),
)


def vector_function(random: Random, name: str) -> str:
    draft = Draft(random)
    steps = random.sample(_VECTOR_STEPS, random.choice((2, 3, len(_VECTOR_STEPS))))
    shape = random.choice(_SHAPES)
    if random.random() < 0.1:
        # Slices that are put into one vector and overlap.
        steps, shape = [_insert_strided, _insert_strided, _extract_strided], random.choice(((6,), (2, 3)))
    elif random.random() < 0.06:
        # Vectors that are repeated, in one order and in another one.
        steps, shape = [_repeat, _shape_cast], (2, 1)
    found: tuple[str, str] = draft.argument(vector(shape)), vector(shape)
    for _ in range(random.randint(2, 5)):
        made = random.choice(steps)(draft, shape)
        if made is None:
            continue
        found = made
        if found[1].startswith("vector") and element_of(found[1]) == "i8":
            shape = shape_of(found[1])
        if math.prod(shape) > 24:
            shape = random.choice(_SHAPES)
    return draft.text(name, [found])
