"""What affine operations make of indices: exact numbers, as the dialect has them, unless they leave 64 bits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import cast

from pydealloc.ir.affine import AffineBinary, AffineConstant, AffineDim, AffineExpr, AffineSymbol
from pydealloc.ir.attributes import AffineMapAttr
from pydealloc.ir.graph import Operation
from pydealloc.ods.segments import dense_values
from tests.folds.generator import Draft
from tests.folds.numbers import POISON, Poison, Undefined, Unknown, Value, signed, unsigned

_DYNAMIC = -(1 << 63)
_LARGEST = 1 << 62
"""Beyond it nothing is said: the result of a computation that wraps is not that of affine arithmetic."""


def evaluated(expr: AffineExpr, dims: Sequence[int], symbols: Sequence[int]) -> int:
    """
    Raises:
        Undefined: a division by what is not positive.
        Unknown: a number that leaves 64 bits.
    """
    if isinstance(expr, AffineConstant):
        return expr.value
    if isinstance(expr, AffineDim):
        return dims[expr.position]
    if isinstance(expr, AffineSymbol):
        return symbols[expr.position]
    assert isinstance(expr, AffineBinary)
    left, right = (evaluated(part, dims, symbols) for part in (expr.lhs, expr.rhs))
    if expr.operator in ("mod", "floordiv", "ceildiv") and right <= 0:
        raise Undefined(f"{expr.operator} {right}")
    match expr.operator:
        case "+":
            found = left + right
        case "*":
            found = left * right
        case "mod":
            found = left % right
        case "floordiv":
            found = left // right
        case _:
            found = -(-left // right)
    if abs(found) >= _LARGEST:
        raise Unknown("an index that wraps")
    return found


class Spoilt(Exception):
    """An operand is poison, and so are all results."""


def _numbers(operands: Sequence[Value]) -> list[int]:
    if any(isinstance(value, Poison) for value in operands):
        raise Spoilt
    return [signed(cast("int", value), 64) for value in operands]


def _mapped(op: Operation, operands: list[Value], name: str = "map") -> list[int]:
    map_ = op.properties[name]
    assert isinstance(map_, AffineMapAttr)
    numbers, dims = _numbers(operands), map_.map.num_dims
    return [evaluated(expr, numbers[:dims], numbers[dims:]) for expr in map_.map.results]


def _chosen(choose: Callable[[list[int]], int]) -> Callable[[Operation, list[Value]], Sequence[Value]]:
    return lambda op, operands: (unsigned(choose(_mapped(op, operands)), 64),)


def _basis(op: Operation, name: str, dynamic: Iterator[int]) -> list[int]:
    found = [next(dynamic) if size == _DYNAMIC else size for size in dense_values(op.properties.get(name))]
    if min(found, default=1) < 1:
        raise Undefined(f"a basis of {found}")
    return found


def _delinearized(op: Operation, operands: list[Value]) -> Sequence[Value]:
    """Without an outer bound the first result takes the rest; with one it is promised to be below it."""
    index, *dynamic = _numbers(operands)
    basis = _basis(op, "static_basis", iter(dynamic))
    inner = basis if len(basis) == len(op.results) - 1 else basis[1:]
    found: list[int] = []
    for size in reversed(inner):
        index, rest = divmod(index, size)
        found.append(rest)
    if len(basis) == len(op.results) and basis and not 0 <= index < basis[0]:
        return (POISON,) * len(op.results)
    return [unsigned(one, 64) for one in (index, *reversed(found))]


def _linearized(op: Operation, operands: list[Value]) -> Sequence[Value]:
    numbers = _numbers(operands)
    static = dense_values(op.properties.get("static_basis"))
    count = len(numbers) - sum(size == _DYNAMIC for size in static)
    parts, basis = numbers[:count], _basis(op, "static_basis", iter(numbers[count:]))
    inner = basis if len(basis) == count - 1 else basis[1:]
    if "disjoint" in op.properties:
        bounds = (None, *inner) if len(basis) == count - 1 else basis
        for part, bound in zip(parts, bounds, strict=True):
            if part < 0 or (bound is not None and part >= bound):
                return (POISON,)
    total = 0
    for part, size in zip(parts, (1, *inner), strict=True):
        total = total * size + part
    if abs(total) >= _LARGEST:
        raise Unknown("an index that wraps")
    return (unsigned(total, 64),)


def _divides_by_value(expr: AffineExpr) -> bool:
    if not isinstance(expr, AffineBinary):
        return False
    divides = expr.operator in ("mod", "floordiv", "ceildiv") and not isinstance(expr.rhs, AffineConstant)
    return divides or _divides_by_value(expr.lhs) or _divides_by_value(expr.rhs)


def _spoilt(
    compute: Callable[[Operation, list[Value]], Sequence[Value]],
) -> Callable[[Operation, list[Value]], Sequence[Value]]:
    def computed(op: Operation, operands: list[Value]) -> Sequence[Value]:
        try:
            return compute(op, operands)
        except Spoilt:
            map_ = op.properties.get("map")
            if isinstance(map_, AffineMapAttr) and any(map(_divides_by_value, map_.map.results)):
                raise Undefined("a division by poison") from None
            return (POISON,) * len(op.results)

    return computed


_AFFINE: dict[str, Callable[[Operation, list[Value]], Sequence[Value]]] = {
    "affine.apply": lambda op, operands: (unsigned(_mapped(op, operands)[0], 64),),
    "affine.min": _chosen(min),
    "affine.max": _chosen(max),
    "affine.delinearize_index": _delinearized,
    "affine.linearize_index": _linearized,
}
AFFINE = {name: _spoilt(compute) for name, compute in _AFFINE.items()}


# Functions


def _expression(random: Random, depth: int, dims: int, symbols: int) -> str:
    if depth == 0 or random.random() < 0.15:
        names = [*(f"d{i}" for i in range(dims)), *(f"s{i}" for i in range(symbols))]
        if random.random() < 0.75:
            return random.choice(names)
        return str(random.choice((0, 1, 2, 3, 4, 8, -1, -2, 5, 16)))
    left = _expression(random, depth - 1, dims, symbols)
    match random.randrange(6):
        case 0 | 1:
            return f"({left} + {_expression(random, depth - 1, dims, symbols)})"
        case 2:
            factor = (
                random.choice(("s0", "2", "3", "4", "8", "-1", "-4")) if symbols else random.choice(("2", "4", "-1"))
            )
            return f"({left} * {factor})"
        case _:
            divisor = random.choice(("1", "2", "3", "4", "8", "16", "s0" if symbols and random.random() < 0.4 else "4"))
            return f"({left} {random.choice(('mod', 'floordiv', 'ceildiv'))} {divisor})"


def _operand(draft: Draft) -> str:
    random = draft.random
    if random.random() < 0.6 or not draft.arguments:
        return draft.value("index")
    name = f"%k{len(draft.lines)}"
    draft.lines.append(f"{name} = arith.constant {random.choice((0, 1, 2, 3, 7, 8, -1, -5, 64))} : index")
    return name


def _apply(draft: Draft) -> None:
    random = draft.random
    dims, symbols = random.randint(1, 2), random.randint(0, 2)
    name = random.choice(("apply", "apply", "min", "max"))
    results = 1 if name == "apply" else random.randint(1, 3)
    head = f"({', '.join(f'd{i}' for i in range(dims))})[{', '.join(f's{i}' for i in range(symbols))}]"
    body = ", ".join(_expression(random, random.randint(1, 3), dims, symbols) for _ in range(results))
    first = ", ".join(_operand(draft) for _ in range(dims))
    second = ", ".join(_operand(draft) for _ in range(symbols))
    draft.add(f"affine.{name} affine_map<{head} -> ({body})>({first})[{second}]", "index")


def _parts(draft: Draft) -> None:
    random = draft.random
    basis = [random.choice((1, 2, 3, 4, 8)) for _ in range(random.randint(1, 3))]
    if random.random() < 0.5:
        outer = random.random() < 0.5
        count = len(basis) + (0 if outer else 1)
        types = ", ".join(["index"] * count)
        text = f"affine.delinearize_index {_operand(draft)} into ({', '.join(map(str, basis))}) : {types}"
        draft.add(text, "index", count) if count > 1 else draft.add(text, "index")
        return
    count = len(basis) + random.randint(0, 1)
    values = draft.values["index"][-count:] if random.random() < 0.5 else []
    values += [_operand(draft) for _ in range(count - len(values))]
    disjoint = random.choice(("", " disjoint"))
    text = f"affine.linearize_index{disjoint} [{', '.join(values)}] by ({', '.join(map(str, basis))}) : index"
    draft.add(text, "index")


def _together(draft: Draft) -> None:
    """An index that is taken apart, of which some parts are put together again, perhaps behind another one."""
    random = draft.random
    basis = [random.choice((2, 3, 4, 8)) for _ in range(random.randint(2, 4))]
    types = ", ".join(["index"] * len(basis))
    taken = ", ".join(map(str, basis))
    draft.add(f"affine.delinearize_index {_operand(draft)} into ({taken}) : {types}", "index", len(basis))
    first = random.randrange(len(basis) - 1)
    parts, sizes = draft.values["index"][-len(basis) :][first:], basis[first:]
    if random.random() < 0.6:
        sizes[random.randrange(len(sizes))] = random.choice((2, 3, 4, 8))
    if random.random() < 0.5:
        parts, sizes = [_operand(draft), *parts], [random.choice((2, 3)), *sizes]
    disjoint = random.choice(("", "", " disjoint"))
    text = f"affine.linearize_index{disjoint} [{', '.join(parts)}] by ({', '.join(map(str, sizes))}) : index"
    draft.add(text, "index")


def affine_function(random: Random, name: str) -> str:
    draft = Draft(random)
    for _ in range(random.randint(1, 3)):
        draft.argument("index")
    for _ in range(random.randint(1, 4)):
        random.choice((_apply, _apply, _parts, _together))(draft)
    return draft.text(name, [(draft.values["index"][-1], "index")])
