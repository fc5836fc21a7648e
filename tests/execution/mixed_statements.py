"""Statements of mixed programs that have no region."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tests.execution.mixed_writer import (
    ANY,
    BUFFER,
    BUFFERS,
    DYNAMIC,
    FEW,
    GRID,
    LINE,
    OPEN,
    PART,
    ROW,
    SHAPES,
    SQUARE,
    STRIDED,
    TENSORS,
    UNRANKED,
    WHOLE,
    Function,
    Named,
    Scope,
    Writer,
)

_CUBE = "tensor<1x6x1xi32>"
_EDGES = {"i32": (2147483647, -2147483648, 2147483640, 1, 8, -1, 3), "i8": (100, 127, -128, 60, 1, 7, -1)}


class Statements(Writer):
    """`functions` may be called. `line_of_buffers`: whether a buffer behind a tensor was taken already."""

    functions: list[Function]
    has_buffer_of_tensor = False

    def simple(self, scope: Scope) -> list[Callable[[Scope], None]]:
        """What may stand in `scope`."""
        pure = [self.insert, self.insert, self.extract, self.extract, self.extract, self.fill, self.take, self.put]
        pure += [
            self.exchange,
            self.exchange,
            self.compute,
            self.compute,
            self.reshape,
            self.unrank,
            self.choose,
            self.overwrite,
            self.rows,
        ]
        if scope.is_pure:
            return pure
        found = [*pure, self.show, self.show, self.store, self.store, self.load, self.load, self.new_buffer, self.copy]
        found += [self.views, self.choose_buffer, self.to_tensor, self.to_buffer, self.give, self.give, self.update]
        return found + ([self.call] * 2 if self.functions else [])

    def define(self, scope: Scope, text: str, type_: str) -> None:
        scope.tensors.append(Named(self.op(text), type_))

    # --- Numbers ---

    def compute(self, scope: Scope) -> None:
        """A few integer operations one after the other, perhaps with constants near the ends of their type."""
        kind = self.random.randrange(4)
        left = self.number(scope) if self.chance(0.6) else self.random.choice(("%x0", "%x1"))
        if kind == 0:
            name = self.op(f"arith.{self.random.choice(('addi', 'subi', 'muli'))} {left}, {self.number(scope)} : i32")
        elif kind == 1:
            name = self.chain(left, "i32")
        elif kind == 2:
            narrow = self.op(f"arith.trunci {left} : i32 to i8")
            name = self.op(f"arith.ext{self.random.choice('su')}i {self.chain(narrow, 'i8')} : i8 to i32")
        else:
            condition = self.condition(scope)
            name = self.op(f"arith.select {condition}, {left}, {self.number(scope)} : i32")
        scope.numbers.append(name)

    def sums(self, value: str, type_: str) -> str:
        """Sums that do not overflow one by one, of constants whose sum does."""
        for _ in range(2):
            kind, number = self.random.choice(("addi", "addi", "subi")), self.random.choice(_EDGES[type_])
            flags = self.random.choice(("nsw", "nsw", "nsw, nuw"))
            value = self.op(f"arith.{kind} {value}, {self.constant(number, type_)} overflow<{flags}> : {type_}")
        return value

    def chain(self, value: str, type_: str) -> str:
        if self.chance(0.4):
            return self.sums(value, type_)
        for _ in range(self.random.randint(1, 3)):
            kind = self.random.choice(("addi", "addi", "subi", "subi", "muli", "andi", "ori", "xori", "minsi", "maxsi"))
            kind = (
                self.random.choice(("shli", "shrsi", "shrui", "divsi", "remsi", "divui", "maxui"))
                if self.chance(0.2)
                else kind
            )
            number = self.random.choice(_EDGES[type_])
            if kind.startswith("sh"):
                number = self.random.choice((1, 2, 7))
            elif kind.startswith(("div", "rem")):
                number = self.random.choice((2, 3, 8, -3))
            flags = ""
            if kind in ("addi", "subi", "muli", "shli") and self.chance(0.6):
                flags = f" overflow<{self.random.choice(('nsw', 'nsw', 'nuw', 'nsw, nuw'))}>"
            pair = [value, self.constant(number, type_)]
            if kind in ("addi", "subi", "muli") and self.chance(0.3):
                pair.reverse()
            value = self.op(f"arith.{kind} {', '.join(pair)}{flags} : {type_}")
        return value

    def print(self, number: str) -> None:
        self.line(f"vector.print {number} : i32")

    def show(self, scope: Scope) -> None:
        self.print(self.number(scope))

    def observe(self, scope: Scope, each: Named) -> None:
        """Print an element."""
        if each.type.startswith("tensor"):
            self.print(self.op(f"tensor.extract {each.name}[{self.indices(scope, each.type)}] : {each.type}"))
        elif each.type != UNRANKED:
            self.print(self.op(f"memref.load {each.name}[{self.indices(scope, each.type)}] : {each.type}"))

    # --- Tensors ---

    def insert(self, scope: Scope) -> None:
        target = self.tensor(scope)
        place, number = self.indices(scope, target.type), self.number(scope)
        self.define(scope, f"tensor.insert {number} into {target.name}[{place}] : {target.type}", target.type)

    def extract(self, scope: Scope) -> None:
        source = self.tensor(scope)
        name = self.op(f"tensor.extract {source.name}[{self.indices(scope, source.type)}] : {source.type}")
        if scope.numbers and self.chance(0.6):
            # Everything that was read counts in the end.
            name = self.op(f"arith.addi {name}, {scope.numbers[-1]} : i32")
        scope.numbers.append(name)

    def exchange(self, scope: Scope, target: Named | None = None) -> None:
        """An element is read, then replaced, and the new one read: in place, the next time reads the new one."""
        target = target or self.tensor(scope)
        place = self.indices(scope, target.type)
        old = self.op(f"tensor.extract {target.name}[{place}] : {target.type}")
        given = self.op(f"arith.addi {old}, {self.number(scope)} : i32")
        self.define(scope, f"tensor.insert {given} into {target.name}[{place}] : {target.type}", target.type)
        new = self.op(f"tensor.extract {scope.tensors[-1].name}[{place}] : {target.type}")
        scope.numbers.append(self.op(f"arith.subi {new}, {old} : i32") if self.chance(0.2) else new)

    def fill(self, scope: Scope) -> None:
        target = self.tensor(scope)
        text = f"linalg.fill ins({self.number(scope)} : i32) outs({target.name} : {target.type}) -> {target.type}"
        self.define(scope, text, target.type)

    def overwrite(self, scope: Scope) -> None:
        source = self.tensor(scope)
        target = self.tensor(scope, source.type)
        text = f"ins({source.name} : {source.type}) outs({target.name} : {source.type}) -> {source.type}"
        self.define(scope, f"linalg.copy {text}", source.type)

    def take(self, scope: Scope) -> None:
        source = self.tensor(scope, self.random.choice((WHOLE, DYNAMIC)))
        step = self.random.choice((1, 1, 2))
        start = self.index(scope, 5 - step)
        text = f"tensor.extract_slice {source.name}[{start}] [2] [{step}] : {source.type} to {PART}"
        self.define(scope, text, PART)

    def put(self, scope: Scope) -> None:
        target = self.tensor(scope, self.random.choice((WHOLE, DYNAMIC)))
        part = self.tensor(scope, PART)
        start = self.index(scope, 5)
        text = f"tensor.insert_slice {part.name} into {target.name}[{start}] [2] [1] : {PART} into {target.type}"
        self.define(scope, text, target.type)

    def rows(self, scope: Scope) -> None:
        """Slices with fewer dimensions than what they are taken from, or put into; sizes of one may be dynamic."""
        kind = self.random.randrange(6)
        if kind == 5:
            self.between_ones(scope)
        elif kind == 0:
            source = self.tensor(scope, ROW)
            self.define(scope, f"tensor.extract_slice {source.name}[0, 0] [1, 6] [1, 1] : {ROW} to {WHOLE}", WHOLE)
        elif kind == 1:
            source, target = self.tensor(scope, WHOLE), self.tensor(scope, ROW)
            text = f"{source.name} into {target.name}[0, 0] [1, 6] [1, 1] : {WHOLE} into {ROW}"
            self.define(scope, f"tensor.insert_slice {text}", ROW)
        elif kind == 2:
            source = self.tensor(scope, SQUARE)
            text = f"tensor.extract_slice {source.name}[{self.index(scope, 2)}, {self.index(scope, 2)}]"
            self.define(scope, f"{text} [1, 2] [1, 1] : {SQUARE} to {PART}", PART)
        elif kind == 3:
            part, target = self.tensor(scope, PART), self.tensor(scope, SQUARE)
            text = f"tensor.insert_slice {part.name} into {target.name}[{self.index(scope, 2)}, {self.index(scope, 2)}]"
            self.define(scope, f"{text} [1, 2] [1, 1] : {PART} into {SQUARE}", SQUARE)
        else:
            size = self.constant(6)
            if self.chance(0.5):
                source = self.tensor(scope, ROW)
                text = f"tensor.extract_slice {source.name}[0, 0] [1, {size}] [1, 1] : {ROW} to {DYNAMIC}"
                self.define(scope, text, DYNAMIC)
            else:
                source, target = self.tensor(scope, DYNAMIC), self.tensor(scope, ROW)
                text = f"{source.name} into {target.name}[0, 0] [1, {size}] [1, 1] : {DYNAMIC} into {ROW}"
                self.define(scope, f"tensor.insert_slice {text}", ROW)

    def between_ones(self, scope: Scope) -> None:
        """A slice that leaves out the last of two dimensions of size one, which the sizes alone do not tell."""
        source, size, open_ = self.tensor(scope, WHOLE), self.constant(6), "tensor<1x?xi32>"
        text = f"tensor.expand_shape {source.name} [[0, 1, 2]] output_shape [1, 6, 1] : {WHOLE} into {_CUBE}"
        cube, place = self.op(text), f"[0, 0, 0] [1, {size}, 1] [1, 1, 1]"
        if self.chance(0.5):
            part = self.op(f"tensor.extract_slice {cube}{place} : {_CUBE} to {open_}")
            self.define(scope, f"tensor.cast {part} : {open_} to {ROW}", ROW)
            return
        row = self.tensor(scope, ROW)
        part = self.op(f"tensor.cast {row.name} : {ROW} to {open_}")
        whole = self.op(f"tensor.insert_slice {part} into {cube}{place} : {open_} into {_CUBE}")
        self.define(scope, f"tensor.collapse_shape {whole} [[0, 1, 2]] : {_CUBE} into {WHOLE}", WHOLE)

    def reshape(self, scope: Scope) -> None:
        kind = self.random.randrange(6)
        source = self.tensor(scope, (WHOLE, SQUARE, WHOLE, ROW, WHOLE, DYNAMIC)[kind])
        if kind in (0, 2):
            shape, type_ = (("[2, 3]", SQUARE), ("[1, 6]", ROW))[kind // 2]
            text = f"tensor.expand_shape {source.name} [[0, 1]] output_shape {shape} : {WHOLE} into {type_}"
            self.define(scope, text, type_)
        elif kind in (1, 3):
            text = f"tensor.collapse_shape {source.name} [[0, 1]] : {source.type} into {WHOLE}"
            self.define(scope, text, WHOLE)
        else:
            other = DYNAMIC if kind == 4 else WHOLE
            self.define(scope, f"tensor.cast {source.name} : {source.type} to {other}", other)

    def unrank(self, scope: Scope) -> None:
        source = self.tensor(scope)
        name = self.op(f"tensor.cast {source.name} : {source.type} to {ANY}")
        other = {WHOLE: DYNAMIC, DYNAMIC: WHOLE}.get(source.type, source.type)
        self.define(scope, f"tensor.cast {name} : {ANY} to {other}", other)

    def choose(self, scope: Scope) -> None:
        first = self.tensor(scope)
        second = self.tensor(scope, first.type)
        condition = self.condition(scope)
        self.define(scope, f"arith.select {condition}, {first.name}, {second.name} : {first.type}", first.type)

    # --- Buffers ---

    def new_buffer(self, scope: Scope) -> None:
        self.fresh_buffer(scope)

    def store(self, scope: Scope) -> None:
        target = self.buffer(scope, writes=True)
        place = self.indices(scope, target.type)
        self.line(f"memref.store {self.number(scope)}, {target.name}[{place}] : {target.type}")

    def load(self, scope: Scope) -> None:
        source = self.buffer(scope)
        scope.numbers.append(self.op(f"memref.load {source.name}[{self.indices(scope, source.type)}] : {source.type}"))

    def give(self, scope: Scope) -> None:
        """A thread writes what it alone may write."""
        if not scope.places:
            self.store(scope)
            return
        target, place = scope.places[-1]
        self.line(f"memref.store {self.number(scope)}, {target.name}[{place}] : {target.type}")

    def update(self, scope: Scope) -> None:
        target = self.buffer(scope, writes=True)
        place = self.indices(scope, target.type)
        text = f"memref.atomic_rmw addi {self.number(scope)}, {target.name}[{place}] : (i32, {target.type}) -> i32"
        scope.numbers.append(self.op(text))

    def copy(self, scope: Scope) -> None:
        source = self.buffer(scope)
        others = [b for b in scope.buffers if b.type != UNRANKED and b.writes and SHAPES[b.type] == SHAPES[source.type]]
        others = [b for b in others if self.find(b.group) != self.find(source.group)]
        if others:
            target = self.random.choice(others)
            self.line(f"memref.copy {source.name}, {target.name} : {source.type} to {target.type}")

    def views(self, scope: Scope) -> None:
        source = self.buffer(scope)
        name, old = source.name, source.type
        type_ = self.random.choice(
            {
                BUFFER: (OPEN, STRIDED, FEW, GRID, LINE, UNRANKED),
                OPEN: (STRIDED, FEW, BUFFER, UNRANKED),
                STRIDED: (FEW,),
            }.get(old, {GRID: (BUFFER, FEW), LINE: (BUFFER, OPEN)}.get(old, (old,)))
        )
        if old == type_:
            return
        if type_ in (GRID, LINE):
            shape = "[2, 3]" if type_ == GRID else "[1, 6]"
            name = self.op(f"memref.expand_shape {name} [[0, 1]] output_shape {shape} : {old} into {type_}")
        elif old in (GRID, LINE) and type_ == BUFFER:
            name = self.op(f"memref.collapse_shape {name} [[0, 1]] : {old} into {type_}")
        elif old == GRID:
            layout = "memref<2xi32, strided<[1], offset: ?>>"
            place = f"[{self.index(scope, 2)}, {self.index(scope, 2)}]"
            name = self.op(f"memref.subview {name}{place} [1, 2] [1, 1] : {old} to {layout}")
            name = self.op(f"memref.cast {name} : {layout} to {FEW}")
        elif old == LINE:
            name = self.op(f"memref.subview {name}[0, 0] [1, 6] [1, 1] : {old} to memref<6xi32, strided<[1]>>")
            name = self.op(f"memref.cast {name} : memref<6xi32, strided<[1]>> to {OPEN}")
        else:
            scope.buffers.append(self.view(scope, source, type_))
            if type_ == UNRANKED:
                back = self.op(f"memref.cast {scope.buffers[-1].name} : {UNRANKED} to {old}")
                scope.buffers.append(replace(source, name=back))
            return
        scope.buffers.append(replace(source, name=name, type=type_))

    def choose_buffer(self, scope: Scope) -> None:
        first = self.buffer(scope)
        second = self.buffer(scope, first.type)
        condition = self.condition(scope)
        name = self.op(f"arith.select {condition}, {first.name}, {second.name} : {first.type}")
        scope.buffers.append(self.made(name, first.type, [first, second]))

    def to_tensor(self, scope: Scope) -> None:
        """What a buffer holds that nobody else knows of."""
        name = self.op(f"memref.alloc() : {BUFFER}")
        self.line(f"linalg.fill ins({self.number(scope)} : i32) outs({name} : {BUFFER})")
        self.define(scope, f"bufferization.to_tensor {name} restrict writable : {BUFFER} to {WHOLE}", WHOLE)

    def to_buffer(self, scope: Scope) -> None:
        """The buffer behind a tensor: written and read under this name, while the tensor keeps its value.

        One in a function: of equal tensors, the buffers are equal.
        """
        source = self.tensor(scope, WHOLE)
        if self.has_buffer_of_tensor:
            name = self.op(f"bufferization.to_buffer {source.name} read_only : {WHOLE} to {BUFFER}")
            scope.numbers.append(self.op(f"memref.load {name}[{self.index(scope, 6)}] : {BUFFER}"))
            return
        self.has_buffer_of_tensor = True
        name = self.op(f"bufferization.to_buffer {source.name} : {WHOLE} to {BUFFER}")
        self.line(f"memref.store {self.number(scope)}, {name}[{self.index(scope, 6)}] : {BUFFER}")
        scope.numbers.append(self.op(f"memref.load {name}[{self.index(scope, 6)}] : {BUFFER}"))
        self.extract(scope)

    # --- Calls ---

    def call(self, scope: Scope) -> None:
        function = self.random.choice(self.functions)
        given = [self.pick(scope, type_) for type_ in function.inputs]
        if function.frees:
            given[-1] = self.fresh_buffer(Scope(numbers=scope.numbers), BUFFER)
        head = [
            self.number(scope),
            self.number(scope),
            self.index(scope, 6),
            self.index(scope, 2),
            self.condition(scope),
        ]
        names, left = self.names(len(function.results))
        arguments = ", ".join([*head, *(each.name for each in given)])
        types = ", ".join(["i32, i32, index, index, i1", *function.inputs])
        self.line(f"{left}func.call @{function.name}({arguments}) : ({types}) -> ({', '.join(function.results)})")
        buffers = [each for each in given if each.type in BUFFERS and not function.frees]
        values: list[Named] = []
        for name, type_ in zip(names, function.results, strict=True):
            shown = {ANY: WHOLE, UNRANKED: BUFFER}.get(type_, type_)
            if shown != type_:
                dialect = "tensor" if type_ == ANY else "memref"
                name = self.op(f"{dialect}.cast {name} : {type_} to {shown}")
            values.append(self.made(name, shown, buffers if shown in BUFFERS else ()))
        self.enter(scope, values)


__all__ = ["PART", "TENSORS", "Statements"]
