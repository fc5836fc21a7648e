"""Near misses of mixed programs: operations to which a pattern applies, or nearly does, because one number differs."""

from __future__ import annotations

from collections.abc import Callable

from tests.execution.mixed_dialects import OtherContexts
from tests.execution.mixed_writer import BUFFER, DYNAMIC, OPEN, PART, SQUARE, WHOLE, Named, Scope

_STRIDED = "memref<?xi32, strided<[1], offset: ?>>"


class NearMisses(OtherContexts):
    def contexts(self, scope: Scope) -> list[Callable[[Scope], None]]:
        # Twice: each body has to come up often enough.
        found = [*super().contexts(scope) * 2, self.whole_slice, self.sizes, self.short_loop, self.two_ifs, self.slices]
        found += [self.only_yields, self.ifs_in_ifs, self.diagonal]
        if not scope.is_pure:
            found += [self.read_twice, self.read_twice, self.whole_view, self.nested_threads, self.launch, self.launch]
        if self.is_branching:
            found += [self.twins, self.twins]
        return found

    # --- Tensors ---

    def whole_slice(self, scope: Scope) -> None:
        """A slice that has the type of what it is taken from, or put into, and perhaps not all of it."""
        source = self.tensor(scope, DYNAMIC)
        kind = self.random.randrange(4)
        if kind == 0:
            whole = self.tensor(scope, WHOLE)
            self.define(scope, f"tensor.extract_slice {whole.name}[0] [6] [1] : {WHOLE} to {WHOLE}", WHOLE)
            return
        if kind == 1:
            whole, part = self.tensor(scope, WHOLE), self.tensor(scope, WHOLE)
            text = f"tensor.insert_slice {part.name} into {whole.name}[0] [6] [1] : {WHOLE} into {WHOLE}"
            self.define(scope, text, WHOLE)
            return
        start, size, step = self.random.choice(((0, 6, 1), (1, 5, 1), (0, 3, 2), (0, 5, 1)))
        place = f"[{self.constant(start) if self.chance(0.5) else start}] [{self.constant(size)}] [{step}]"
        part = self.op(f"tensor.extract_slice {source.name}{place} : {DYNAMIC} to {DYNAMIC}")
        element = self.op(f"tensor.extract {part}[{self.index(scope, 2)}] : {DYNAMIC}")
        scope.numbers.append(element)
        if kind == 3:
            changed = self.op(f"tensor.insert {self.number(scope)} into {part}[{self.index(scope, 2)}] : {DYNAMIC}")
            start = self.random.choice((start, 0))
            place = f"[{start}] [{self.constant(size)}] [{step}]"
            text = f"tensor.insert_slice {changed} into {source.name}{place} : {DYNAMIC} into {DYNAMIC}"
            self.define(scope, text, DYNAMIC)

    def slices(self, scope: Scope) -> None:
        """A part is replaced, and the same part, one that overlaps, or another one is read before and afterwards."""
        target = self.tensor(scope, WHOLE)
        first, second = (self.random.choice((0, 1, 2, 4)) for _ in range(2))
        place, other = (f"[{self.random.choice((n, self.constant(n)))}] [2] [1]" for n in (first, second))
        old = self.op(f"tensor.extract_slice {target.name}{other} : {WHOLE} to {PART}")
        part = self.op(f"tensor.extract_slice {target.name}{place} : {WHOLE} to {PART}")
        made = self.op(f"linalg.fill ins({self.number(scope)} : i32) outs({part} : {PART}) -> {PART}")
        if self.chance(0.3):
            made = self.op(f"tensor.insert {self.number(scope)} into {part}[{self.index(scope, 2)}] : {PART}")
        if self.chance(0.5):
            place = f"[{self.random.choice((0, 1, 2))}] [2] [{self.random.choice((1, 2))}]"
        self.define(scope, f"tensor.insert_slice {made} into {target.name}{place} : {PART} into {WHOLE}", WHOLE)
        for each in (Named(old, PART), scope.tensors[-1]):
            scope.numbers.append(self.op(f"tensor.extract {each.name}[{self.indices(scope, each.type)}] : {each.type}"))
            if not scope.is_pure:
                self.print(scope.numbers[-1])

    def sizes(self, scope: Scope) -> None:
        """Sizes of tensors and buffers of which the type does not say them."""
        kind, dimension = self.random.randrange(5), self.constant(0)
        source = self.tensor(scope, DYNAMIC)
        if kind == 0:
            name, type_ = source.name, DYNAMIC
        elif kind == 1:
            size = self.random.choice((2, 3))
            name = self.op(
                f"tensor.extract_slice {source.name}[1] [{self.constant(size)}] [1] : {DYNAMIC} to {DYNAMIC}"
            )
            type_ = DYNAMIC
        elif kind == 2 or scope.is_pure:
            square, type_ = self.tensor(scope, SQUARE), "tensor<?x?xi32>"
            name, dimension = self.op(f"tensor.cast {square.name} : {SQUARE} to {type_}"), self.constant(1)
        else:
            buffer = self.buffer(scope, BUFFER)
            size, type_ = self.random.choice((2, 3)), _STRIDED
            place = f"[{self.index(scope, 3)}] [{self.constant(size)}] [1]"
            name = self.op(f"memref.subview {buffer.name}{place} : {BUFFER} to {type_}")
        dialect = "memref" if type_ == _STRIDED else "tensor"
        size = self.op(f"{dialect}.dim {name}, {dimension} : {type_}")
        scope.numbers.append(self.op(f"arith.index_cast {size} : index to i32"))

    def only_yields(self, scope: Scope) -> None:
        """A structured operation that hands on an input, its output, or an argument of the function."""
        first, target, name = self.tensor(scope, WHOLE), self.tensor(scope, WHOLE), self.new()
        x, z = self.new(), self.new()
        map_ = self.random.choice(("(d0) -> (d0)", "(d0) -> (-d0 + 5)"))
        maps = f"affine_map<{map_}>, affine_map<(d0) -> (d0)>"
        head = f'{name} = linalg.generic {{indexing_maps = [{maps}], iterator_types = ["parallel"]}}'
        given = f"ins({first.name} : {WHOLE}) outs({target.name} : {WHOLE})"
        with self.block(f"{head} {given} {{", f"}} -> {WHOLE}"):
            self.line(f"^bb0({x}: i32, {z}: i32):")
            self.line(f"linalg.yield {self.random.choice((x, x, z, '%x0', '%x1'))} : i32")
        scope.tensors.append(Named(name, WHOLE))

    def diagonal(self, scope: Scope) -> None:
        """A structured operation that writes a part of its output, and does not ask what was there."""
        first, source, square = self.tensor(scope, PART), self.tensor(scope, SQUARE), "tensor<2x2xi32>"
        target = self.op(f"tensor.extract_slice {source.name}[0, 0] [2, 2] [1, 1] : {SQUARE} to {square}")
        name, x, z = self.new(), self.new(), self.new()
        map_ = self.random.choice(("(d0) -> (d0, d0)", "(d0) -> (d0, 0)", "(d0) -> (1, d0)"))
        maps = f"affine_map<(d0) -> (d0)>, affine_map<{map_}>"
        head = f'{name} = linalg.generic {{indexing_maps = [{maps}], iterator_types = ["parallel"]}}'
        with self.block(f"{head} ins({first.name} : {PART}) outs({target} : {square}) {{", f"}} -> {square}"):
            self.line(f"^bb0({x}: i32, {z}: i32):")
            self.line(f"linalg.yield {x} : i32")
        for each in (name, target):
            place = f"{self.index(scope, 2)}, {self.index(scope, 2)}"
            scope.numbers.append(self.op(f"tensor.extract {each}[{place}] : {square}"))
            if not scope.is_pure:
                self.print(scope.numbers[-1])

    def ifs_in_ifs(self, scope: Scope) -> None:
        """Two conditions that could be one, where both give the same otherwise, or nearly."""
        outer, inner = self.condition(scope), self.condition(scope)
        values = [self.random.choice(("%x0", "%x1", self.constant(3, "i32"))) for _ in range(3)]
        name, nested = self.new(), self.new()
        with self.block(f"{name} = scf.if {outer} -> i32 {{", "} else {"):
            with self.block(f"{nested} = scf.if {inner} -> i32 {{", "} else {"):
                self.line(f"scf.yield {values[0]} : i32")
            self.line(f"scf.yield {values[1]} : i32")
            self.line("}")
            self.line(f"scf.yield {nested if self.chance(0.8) else values[0]} : i32")
        self.line(f"scf.yield {values[1] if self.chance(0.5) else values[2]} : i32")
        self.line("}")
        scope.numbers.append(name)
        if not scope.is_pure:
            self.print(name)

    # --- Buffers ---

    def whole_view(self, scope: Scope) -> None:
        """A view of all of a buffer, or nearly all of it."""
        source = self.buffer(scope, OPEN)
        if source.type != OPEN:
            return
        start, size = self.random.choice(((0, 6), (1, 5), (0, 5)))
        is_known = self.chance(0.5)
        type_ = _STRIDED.replace("?>>", f"{start}>>").replace(", offset: 0", "") if is_known else _STRIDED
        place = f"[{start if is_known else self.constant(start)}] [{self.constant(size)}] [1]"
        name = self.op(f"memref.subview {source.name}{place} : {OPEN} to {type_}")
        scope.numbers.append(self.op(f"memref.load {name}[{self.index(scope, 2)}] : {type_}"))
        if source.writes:
            self.line(f"memref.store {self.number(scope)}, {name}[{self.index(scope, 2)}] : {type_}")
            self.observe(scope, source)

    def read_twice(self, scope: Scope) -> None:
        """One element read twice, perhaps with a write between, to it or to another one, perhaps in a body."""
        source = self.buffer(scope)
        place, type_ = self.indices(scope, source.type), source.type
        first = self.op(f"memref.load {source.name}[{place}] : {type_}")
        kind = self.random.randrange(5)
        if kind == 4 and source.writes:
            with self.block(
                f"scf.for {self.new()} = {self.constant(0)} to {self.constant(2)} step {self.constant(1)} {{"
            ):
                again = self.op(f"memref.load {source.name}[{place}] : {type_}")
                self.print(self.op(f"arith.subi {first}, {again} : i32"))
                self.line(f"memref.store {self.random.choice(('%x0', '%x1'))}, {source.name}[{place}] : {type_}")
                self.print(self.op(f"memref.load {source.name}[{place}] : {type_}"))
            return
        if source.writes and kind < 3:
            target = source if kind < 2 else self.buffer(scope, writes=True)
            where = place if kind == 0 else self.indices(scope, target.type)
            store = f"memref.store {self.random.choice(('%x0', '%x1'))}, {target.name}[{where}] : {target.type}"
            if self.chance(0.5):
                self.line(store)
            else:
                with self.block(f"scf.if {self.condition(scope)} {{"):
                    self.line(store)
        second = self.op(f"memref.load {source.name}[{place}] : {type_}")
        self.print(self.op(f"arith.subi {first}, {second} : i32"))
        scope.numbers.append(second)

    # --- Control flow ---

    def short_loop(self, scope: Scope) -> None:
        """A loop that runs once, never, or as often as a number says that is not known."""
        initial = self.tensor(scope)
        low, high = self.random.choice(
            ((self.constant(0), self.constant(1)), (self.constant(1), self.constant(1)), ("%n1", "%n0"), ("%n0", "%n0"))
        )
        counter, carried, name, type_ = self.new(), self.new(), self.new(), initial.type
        head = f"iter_args({carried} = {initial.name}) -> ({type_})"
        step = self.constant(self.random.choice((1, 2)))
        with self.block(f"{name} = scf.for {counter} = {low} to {high} step {step} {head} {{"):
            inner = scope.inner()
            inner.tensors.append(Named(carried, type_))
            self.exchange(inner, Named(carried, type_))
            given = inner.tensors[-1] if self.chance(0.8) else initial
            self.line(f"scf.yield {given.name} : {type_}")
        scope.tensors.append(Named(name, type_))

    def two_ifs(self, scope: Scope) -> None:
        """Two of them one after the other, or one in the other, with related conditions."""
        condition, true = self.condition(scope), "%true"
        self.constants[true] = f"{true} = arith.constant true"
        other = condition
        if self.chance(0.6):
            by = true if self.chance(0.7) else self.condition(scope)
            other = self.op(f"arith.xori {condition}, {by} : i1")
        if self.chance(0.3):
            other = self.condition(scope)
        name, second = self.new(), self.new()
        number = self.number(scope)
        is_nested = self.chance(0.4)
        with self.block(f"{name} = scf.if {condition} -> i32 {{", "} else {"):
            if is_nested:
                with self.block(f"{second} = scf.if {other} -> i32 {{", "} else {"):
                    self.line("scf.yield %x0 : i32")
                self.line(f"scf.yield {self.random.choice(('%x1', number))} : i32")
                self.line("}")
            elif not scope.is_pure:
                self.store(scope.inner())
            self.line(f"scf.yield {second if is_nested else '%x0'} : i32")
        self.line(f"scf.yield {self.random.choice(('%x1', number))} : i32")
        self.line("}")
        scope.numbers.append(name)
        if is_nested:
            return
        with self.block(f"{second} = scf.if {other} -> i32 {{", "} else {"):
            if not scope.is_pure:
                self.load(scope.inner())
            self.line(f"scf.yield {name} : i32")
        self.line(f"scf.yield {self.random.choice(('%x0', number))} : i32")
        self.line("}")
        scope.numbers.append(second)

    def nested_threads(self, scope: Scope) -> None:
        """Threads of threads, which are threads of two dimensions if nothing else is in the outer body."""
        outer, inner = self.new(), self.new()
        zero, two, one = self.constant(0), self.constant(2), self.constant(1)
        body = self.threads(scope)
        body.indices += [(outer, 2), (inner, 2)]
        with self.block(f"scf.parallel ({outer}) = ({zero}) to ({two}) step ({one}) {{"):
            if self.chance(0.2):
                self.show(body)
            high = two if self.chance(0.7) else self.op(f"arith.addi {outer}, {one} : index")
            with self.block(f"scf.parallel ({inner}) = ({zero}) to ({high}) step ({one}) {{"):
                self.filled(body, (), "scf.reduce", 2)
            if self.chance(0.2):
                self.show(body)
            self.line("scf.reduce")

    def twins(self, scope: Scope) -> None:
        """Two blocks that do the same, or nearly."""
        left, right, join, given = self.label(), self.label(), self.label(), self.new()
        condition, buffer = self.condition(scope), self.buffer(scope, BUFFER, writes=True)
        values = self.random.choice((("%x0", "%x0"), ("%x0", "%x1")))
        kinds = self.random.choice((("addi", "addi"), ("addi", "addi"), ("addi", "subi")))
        flags = self.random.choice((("", ""), ("", ""), ("", " overflow<nsw>")))
        place, is_nested = self.index(scope, 6), self.chance(0.3)
        self.line(f"cf.cond_br {condition}, {left}, {right}")
        for label, value, kind, flag in zip((left, right), values, kinds, flags, strict=True):
            self.line(f"{label}:")
            number = self.op(f"memref.load {buffer.name}[{place}] : {buffer.type}")
            total = self.op(f"arith.{kind} {number}, {value}{flag} : i32")
            store = f"memref.store {total}, {buffer.name}[{place}] : {buffer.type}"
            if is_nested:
                with self.block(f"scf.if {condition if label is left or self.chance(0.5) else '%b0'} {{"):
                    self.line(store if self.chance(0.7) else store.replace(total, "%x1", 1))
            elif self.chance(0.5):
                self.line(store)
            self.line(f"cf.br {join}({self.random.choice((total, total, value))} : i32)")
        self.line(f"{join}({given}: i32):")
        scope.numbers.append(given)
        self.print(given)
