"""Writer of one function of a program with calls: lines, values in scope, and what may still be done with each."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from random import Random

from tests.execution.call_values import BUFFERS, CONSTANT, CONTENT, FOUND, TYPES, WORK, Function, State, Value

INPUTS = 8
"""Numbers that @main is given; conditions come from them."""
_IS_PLAIN = re.compile(r"  %(c\d|k0|input) = ").match


@dataclass
class Program:
    """What functions share."""

    random: Random
    features: frozenset[str]
    functions: list[Function] = field(default_factory=list)
    uses_slot: bool = False
    lines: list[str] = field(default_factory=list)
    """Of finished functions."""
    declared: dict[str, str] = field(default_factory=dict)
    """Functions without a body, by name."""


class Writer:
    """Of one function."""

    def __init__(self, program: Program, name: str) -> None:
        self.program = program
        self.random = program.random
        self.name = name
        self.lines: list[str] = []
        self.scope: list[Value] = []
        self.state = State()
        self.numbers = count()
        self.values = count()
        self.indent = 1
        self.depth = 0
        self.is_async = False
        """Whether the function runs on after its call."""
        self.barriers: list[set[int]] = []
        """Origins that must not be freed here, since it is not sure that this runs once."""
        self.stack: set[int] = set()
        """Origins that end with the function."""
        self.foreign = {FOUND, CONSTANT}
        """Origins that nobody frees: globals, memory of others."""

    def has(self, feature: str) -> bool:
        return feature in self.program.features

    # Text

    def line(self, text: str) -> None:
        self.lines.append("  " * self.indent + text)

    def fresh(self) -> str:
        return f"%v{next(self.values)}"

    def op(self, text: str) -> str:
        name = self.fresh()
        self.line(f"{name} = {text}")
        return name

    def condition(self) -> str:
        flag = self.choose("C") if self.has("flags") and self.random.random() < 0.6 else None
        if flag is not None:
            return flag.name
        number = self.op(f"memref.load %input[%c{self.random.randrange(INPUTS)}] : memref<{INPUTS}xi32>")
        return self.op(f"arith.cmpi sgt, {number}, %k0 : i32")

    def prologue(self) -> None:
        for number in range(INPUTS):
            self.line(f"%c{number} = arith.constant {number} : index")
        self.line("%k0 = arith.constant 0 : i32")
        self.line(f"%input = memref.get_global @input : memref<{INPUTS}xi32>")

    def used_lines(self) -> list[str]:
        """All lines but those of the prologue that nothing needs."""
        words = Counter(re.findall(r"%\w+", "\n".join(self.lines)))
        return [
            line
            for line in self.lines
            if not line.startswith("  %") or words[line.split()[0]] > 1 or not _IS_PLAIN(line)
        ]

    # Values

    def add(self, name: str, sort: str, origins: Sequence[int] | frozenset[int] = (), *, base: bool = True) -> Value:
        value = Value(name, sort, frozenset(origins), base)
        self.scope.append(value)
        return value

    def origin(self) -> int:
        return next(self.numbers)

    def is_usable(self, value: Value) -> bool:
        """Whether it may be looked at: nothing that it leads to may be freed, or is worked on."""
        deep = self.state.deep(value.origins)
        if value.sort in WORK:
            return not deep & self.state.dead
        return not deep & (self.state.dead | self.state.worked_on())

    def is_freeable(self, value: Value) -> bool:
        """Whether it may be freed, or its contents, here and now."""
        kept = self.state.pinned | self.state.worked_on() | self.stack | self.foreign
        kept |= {origin for barrier in self.barriers for origin in barrier}
        for origins in self.state.content.values():
            # What a container still has in it is read from there.
            kept |= origins if self.random.random() < 0.9 else set()
        return self.is_usable(value) and bool(value.origins) and not self.state.deep(value.origins) & kept

    def choose(self, sorts: str, *, free: bool = False) -> Value | None:
        found = [
            one
            for one in self.scope
            if one.sort in sorts and (self.is_freeable(one) and one.is_base if free else self.is_usable(one))
        ]
        if free and not self.has("maybe"):
            found = [one for one in found if len(one.origins) == 1]
        if not found:
            return None
        return found[-1] if self.random.random() < 0.4 else self.random.choice(found)

    def buffer(self, sorts: str = BUFFERS) -> Value:
        """One that can be looked at; a new one where there is none."""
        return self.choose(sorts) or self.new(self.random.choice([sort for sort in sorts if sort in BUFFERS]))

    def new(self, sort: str) -> Value:
        size = f"%c{self.random.randint(4, 7)}" if sort == "D" else ""
        name = self.op(f"memref.alloc({size}) : {TYPES[sort]}")
        value = self.op(f"arith.constant {self.random.randint(-50, 50)} : i32")
        self.line(f"linalg.fill ins({value} : i32) outs({name} : {TYPES[sort]})")
        return self.add(name, sort, (self.origin(),))

    def look(self, value: Value) -> None:
        """Print an element of what `value` leads to; `value` must be usable."""
        index = f"%c{self.random.randrange(2)}"
        match value.sort:
            case "M" | "D" | "V":
                self.line(f"vector.print {self.op(f'memref.load {value.name}[{index}] : {value.type}')} : i32")
            case "T":
                self.line(f"vector.print {self.op(f'tensor.extract {value.name}[{index}] : {value.type}')} : i32")
            case "P":
                self.line(f"vector.print {self.op(f'llvm.load {value.name} : !llvm.ptr -> i32')} : i32")
            case "S":
                pointer = self.op(f"llvm.extractvalue {value.name}[0] : {value.type}")
                self.line(f"vector.print {self.op(f'llvm.load {pointer} : !llvm.ptr -> i32')} : i32")
            case "A":
                number = self.op(f"arith.index_cast {value.name} : index to i64")
                pointer = self.op(f"llvm.inttoptr {number} : i64 to !llvm.ptr")
                self.line(f"vector.print {self.op(f'llvm.load {pointer} : !llvm.ptr -> i32')} : i32")
            case "X":
                name = self.op(f"vector.extract {value.name}[1] : index from {value.type}")
                self.look(Value(name, "A", value.origins))
            case "B" | "E":
                inner = CONTENT[value.sort]
                name = self.op(f"memref.load {value.name}[%c0] : {value.type}")
                self.look(Value(name, inner, frozenset(self.state.deep(value.origins) - value.origins)))
            case _:
                pass

    @contextmanager
    def nested(self, *, once: bool) -> Generator[None]:
        """A region. Unless it certainly runs `once`, what is outside of it is not freed in it."""
        self.barriers.append(set() if once else set(range(self.origin())))
        self.indent, self.depth = self.indent + 1, self.depth + 1
        scope = list(self.scope)
        yield
        self.scope = scope
        self.indent, self.depth = self.indent - 1, self.depth - 1
        self.barriers.pop()

    def branches(self, count: int, *, once: bool) -> Iterator[int]:
        """The numbers of regions one of which runs; what each does is put together."""
        before, after = self.state, None
        for number in range(count):
            self.state = before.copy()
            with self.nested(once=once):
                yield number
            if after is None:
                after = self.state
            else:
                after.join(self.state)
        assert after is not None
        self.state = after
