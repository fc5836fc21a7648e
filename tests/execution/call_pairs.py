"""Functions that return several buffers, in which one buffer may be at two positions of a return.

They leave at several places, hand on what others like them return, directly and through regions, selections, loops and
views, and write under one name what they read under another. Callers do that, too.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from tests.execution.call_statements import Statements
from tests.execution.call_values import TYPES, Origins, Value

_TWICE = 0.35
"""How likely a buffer is returned once more."""
_PLAIN = 0.4
"""How likely all that happens to buffers is that they are handed on."""


class Pairs(Statements, ABC):
    @abstractmethod
    def call(self) -> bool:
        """Call a function; whether there is one."""

    def pair(self, params: int) -> tuple[list[Value], list[Origins], list[bool]]:
        """The body of a function of `params` buffers: what its last return forwards, and what all of them may.

        Nothing is freed here, so no path takes a buffer from another one.
        """
        sort = self.scope[0].sort if params else self.random.choice("MMMD")
        if self.random.random() < 0.6:
            self.new(sort)
        before = len(self.scope)
        if self.random.random() < 0.6:
            self.call()
        called = [one for one in self.scope[before:] if one.sort == sort]
        exits = self.random.choice((1, 2, 2, 3))
        if self.random.random() < _PLAIN:
            called, exits = called or [self.new(sort)] * 2, 1
        count = self.random.choice((2, 2, 2, 3))
        origins: list[Origins] = [frozenset()] * count
        bases = [True] * count
        returned: list[Value] = []
        for left in reversed(range(exits)):
            leave, stay = f"^bb{next(self.values)}", f"^bb{next(self.values)}"
            if left:
                self.line(f"cf.cond_br {self.condition()}, {leave}, {stay}")
                self.lines.append(f"{leave}:")
            scope = list(self.scope)
            returned = self.forwarded(sort, count, called if exits == 1 or self.random.random() < 0.6 else [])
            if self.random.random() < 0.3:
                self.cross(returned)
            if left:
                names, types = (", ".join(each) for each in zip(*((v.name, v.type) for v in returned), strict=True))
                self.line(f"return {names} : {types}")
                self.lines.append(f"{stay}:")
                self.scope = scope
            origins = [old | one.origins for old, one in zip(origins, returned, strict=True)]
            bases = [old and one.is_base for old, one in zip(bases, returned, strict=True)]
        return returned, origins, bases

    def forwarded(self, sort: str, count: int, called: list[Value]) -> list[Value]:
        """What one return forwards; `called`: the results of a call."""
        found: list[Value] = []
        called = list(called)
        for _ in range(count):
            if found and not called and self.random.random() < _TWICE:
                found.append(self.random.choice(found))
                continue
            value = called.pop() if called else self.choose(sort) if self.random.random() < 0.7 else None
            value = value or self.new(sort)
            through = self.random.random()
            if through < 0.15:
                value = self.through_region(value)
            elif through < 0.25:
                value = self.through_loop(value)
            elif through < 0.35:
                value = self.another_name(value)
            found.append(value)
        self.random.shuffle(found)
        return found

    def through_region(self, value: Value) -> Value:
        """`value` on one path, a new buffer or another value on the other one."""
        name, type_ = self.fresh(), value.type
        self.line(f"{name} = scf.if {self.condition()} -> ({type_}) {{")
        with self.nested(once=False):
            other = self.new(value.sort) if self.random.random() < 0.6 else self.choose(value.sort) or value
            self.line(f"scf.yield {other.name} : {type_}")
        self.line("} else {")
        with self.nested(once=False):
            self.line(f"scf.yield {value.name} : {type_}")
        self.line("}")
        return self.add(name, value.sort, value.origins | other.origins, base=value.is_base and other.is_base)

    def through_loop(self, value: Value) -> Value:
        """`value`, carried by a loop, or what a round makes."""
        name, inner, type_ = self.fresh(), self.fresh(), value.type
        bounds = f"%c{self.random.randint(0, 1)} to %c{self.random.randint(1, 2)} step %c1"
        self.line(f"{name} = scf.for {self.fresh()} = {bounds} iter_args({inner} = {value.name}) -> ({type_}) {{")
        origins = value.origins
        with self.nested(once=False):
            last = Value(inner, value.sort, origins, value.is_base)
            if self.random.random() < 0.4:
                last = self.new(value.sort)
                origins |= last.origins
            self.line(f"scf.yield {last.name} : {type_}")
        self.line("}")
        return self.add(name, value.sort, origins, base=value.is_base)

    def another_name(self, value: Value) -> Value:
        """All of `value` under another name."""
        other = TYPES["D" if value.sort == "M" else "V"]
        name = self.op(f"memref.cast {value.name} : {value.type} to {other}")
        return self.derived(f"memref.cast {name} : {other} to {value.type}", value.sort, value)
