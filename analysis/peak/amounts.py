"""Amounts of bytes: sums of products of sizes that are known when the program runs, as in `4*%n*%m + 1024`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ...ir.graph import Value
from ...ir.records import dataclass

NUMBER, BYTES = -1, -2
"""Of a `Size`: the value itself, and the bytes of the buffer that it is a name of."""

Size = tuple[Value, int]
"""A number that is not known before the program runs, and is not negative: the extent of a dimension of a buffer, or
one of the above."""
Product = tuple[Size, ...]
"""Sorted by `_order`; empty for the constant."""


@dataclass(frozen=True, slots=True)
class Amount:
    """A number of bytes, perhaps negative. `terms`: factors of products, none of them 0."""

    constant: int = 0
    terms: Mapping[Product, int] = {}

    def plus(self, other: Amount, times: int = 1) -> Amount:
        constant = self.constant + times * other.constant
        if not other.terms or not times:
            return Amount(constant, self.terms)
        terms = dict(self.terms)
        for product, factor in other.terms.items():
            found = terms.pop(product, 0) + times * factor
            if found:
                terms[product] = found
        return Amount(constant, terms)

    def minus(self, other: Amount) -> Amount:
        return self.plus(other, -1)

    def times(self, number: int) -> Amount:
        return NOTHING.plus(self, number)

    def product(self, other: Amount) -> Amount:
        found = NOTHING
        for left, factor in ((), self.constant), *self.terms.items():
            for right, number in ((), other.constant), *other.terms.items():
                if factor * number:
                    both = tuple(sorted((*left, *right), key=_order))
                    found = found.plus(Amount(0, {both: factor * number}) if both else Amount(factor * number))
        return found

    def is_least(self, other: Amount) -> bool:
        """Whether it is at least `other`, whatever the sizes are: false says nothing."""
        if not self.terms and not other.terms:
            return self.constant >= other.constant
        rest = self.minus(other)
        return rest.constant >= 0 and all(factor > 0 for factor in rest.terms.values())

    def is_same(self, other: Amount) -> bool:
        return self.constant == other.constant and self.terms == other.terms

    def replaced(self, sizes: Callable[[Size, bool], Amount | None]) -> Amount:
        """With amounts in the place of sizes; those stay that `sizes` gives None for. It is told whether the size is
        added or taken away."""
        if not self.terms:
            return self
        found = Amount(self.constant)
        for product, factor in self.terms.items():
            whole = Amount(factor)
            for size in product:
                other = sizes(size, factor > 0)
                whole = whole.product(Amount(0, {(size,): 1}) if other is None else other)
            found = found.plus(whole)
        return found

    def sizes(self) -> list[Size]:
        """Each once."""
        return list(dict.fromkeys(size for product in self.terms for size in product))

    def evaluated(self, sizes: Callable[[Size], int]) -> int:
        found = self.constant
        for product, factor in self.terms.items():
            for size in product:
                factor *= sizes(size)
            found += factor
        return found


NOTHING = Amount()


def _order(size: Size) -> tuple[int, int]:
    return id(size[0]), size[1]


def size(value: Value, dimension: int = NUMBER) -> Amount:
    return Amount(0, {((value, dimension),): 1})


def combined(first: Amount, second: Amount, choose: Callable[[int, int], int]) -> Amount:
    """Of each constant and factor the one that `choose` gives: an upper bound of both with `max`, a lower one with
    `min`."""
    products = dict.fromkeys((*first.terms, *second.terms))
    found = {product: choose(first.terms.get(product, 0), second.terms.get(product, 0)) for product in products}
    return Amount(
        choose(first.constant, second.constant), {product: factor for product, factor in found.items() if factor}
    )


def is_covered(amounts: Iterable[Amount], by: Iterable[Amount]) -> bool:
    """Whether the largest of `by` is at least as much as each of `amounts`."""
    those = list(by)
    return all(any(other.is_least(one) for other in those) for one in amounts)
