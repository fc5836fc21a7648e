"""Statements with regions of mixed programs: whatever may stand in a body stands in each of them.

The bodies use what is outside: they read, write, insert into and extract from it. In threads, what is outside is only
read, but for one element of one buffer that a thread has for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from tests.execution.mixed_statements import Statements
from tests.execution.mixed_writer import BUFFER, BUFFERS, DYNAMIC, PART, POINT, TENSORS, WHOLE, Named, Scope, listed

_IDENTITY = "affine_map<(d0) -> (d0)>"
_FEW = 2
"""How deep bodies are in bodies."""


class Contexts(Statements):
    depth = 0
    is_branching = False
    """Whether new blocks may begin here."""

    def body(self, scope: Scope, count: int) -> None:
        for _ in range(count):
            if self.depth < _FEW and self.chance(0.3 if self.depth == 0 else 0.2):
                self.random.choice(self.contexts(scope))(scope)
            else:
                self.random.choice(self.simple(scope))(scope)

    def contexts(self, scope: Scope) -> list[Callable[[Scope], None]]:
        found = [self.generic, self.map, self.reduce, self.generate, self.pad, self.reduced, self.affine_reduced]
        found += [self.for_, self.while_, self.if_, self.switch, self.region, self.affine_for, self.affine_if]
        if not scope.is_pure:
            found += [self.for_, self.forall, self.plain_forall, self.plain_parallel, self.affine_parallel]
            found += [self.generic_on_buffers, self.launch, self.update_with_body, self.stack_scope, self.work]
        if self.is_branching:
            found += [self.loop_of_blocks, self.loop_of_blocks, self.diamond]
        return found

    # --- Bodies ---

    def types(self, scope: Scope, *, most: int = 2, least: int = 0, buffers: bool = True) -> list[str]:
        """Of results, biased to what is there."""
        found: list[str] = []
        for _ in range(self.random.randint(least, most)):
            kind = self.random.random()
            if kind < 0.35:
                found.append("i32")
            elif kind < 0.8 or not buffers or scope.is_pure:
                found.append(self.random.choice([each.type for each in scope.tensors] or [WHOLE]))
            else:
                found.append(self.random.choice([b.type for b in scope.buffers if b.type in BUFFERS] or [BUFFER]))
        return found

    def filled(self, scope: Scope, types: Sequence[str], end: str, most: int = 3) -> list[Named]:
        """Statements, and the terminator `end` that hands on values of these types."""
        with self.deeper():
            self.body(scope, self.random.randint(1, most))
        given = [self.pick(scope, type_) for type_ in types]
        self.line(f"{end}{listed(given)}")
        return given

    @contextmanager
    def deeper(self) -> Generator[None]:
        """A body of one block."""
        self.depth, outer, self.is_branching = self.depth + 1, self.is_branching, False
        yield
        self.depth, self.is_branching = self.depth - 1, outer

    def threads(self, scope: Scope, place: str = "") -> Scope:
        """Of a thread; `place`: the index of what it may write outside, in a buffer of six elements."""
        inner = scope.inner()
        inner.buffers = [replace(each, writes=False) for each in scope.buffers]
        inner.places = []
        if place and not scope.is_pure and self.chance(0.7):
            target = self.buffer(scope, BUFFER, writes=True)
            inner.places = [(target, place)]
            inner.buffers = [b for b in inner.buffers if self.find(b.group) != self.find(target.group)]
        return inner

    def finish(self, scope: Scope, names: Sequence[str], *alternatives: Sequence[Named]) -> None:
        for name, *values in zip(names, *alternatives, strict=True):
            self.enter(scope, [self.made(name, values[0].type, values if values[0].type in BUFFERS else ())])

    # --- scf ---

    def carried(self, scope: Scope) -> tuple[list[Named], list[Named]]:
        initial = [self.pick(scope, type_) for type_ in self.types(scope)]
        return initial, [replace(each, name=self.new()) for each in initial]

    def for_(self, scope: Scope) -> None:
        initial, inside = self.carried(scope)
        names, left = self.names(len(initial))
        high, counter = self.random.choice((self.constant(2), self.constant(3), "%n0")), self.new()
        inits = ", ".join(f"{a.name} = {b.name}" for a, b in zip(inside, initial, strict=True))
        taken = f" iter_args({inits}) -> ({', '.join(b.type for b in initial)})" if initial else ""
        inner = scope.inner()
        inner.indices.append((counter, 5 if high == "%n0" else 3))
        self.enter(inner, inside)
        with self.block(f"{left}scf.for {counter} = {self.constant(0)} to {high} step {self.constant(1)}{taken} {{"):
            given = self.filled(inner, [b.type for b in initial], "scf.yield")
        self.finish(scope, names, initial, given)

    def while_(self, scope: Scope) -> None:
        initial, inside = self.carried(scope)
        handed = self.types(scope)
        names, left = self.names(1 + len(handed))
        count, after = self.new(), self.new()
        start = self.random.choice(("%n0", "%n1", self.constant(2)))
        sources, targets = ", ".join(["index", *(b.type for b in initial)]), ", ".join(["index", *handed])
        inits = "".join(f", {a.name} = {b.name}" for a, b in zip(inside, initial, strict=True))
        inner = scope.inner()
        self.enter(inner, inside)
        with self.block(f"{left}scf.while ({count} = {start}{inits}) : ({sources}) -> ({targets}) {{", "} do {"):
            with self.deeper():
                self.body(inner, self.random.randint(0, 2))
            passed = [self.pick(inner, type_) for type_ in handed]
            more = self.op(f"arith.cmpi sgt, {count}, {self.constant(0)} : index")
            self.line(f"scf.condition({more}){listed([Named(count, 'index'), *passed])}")
        arguments = [replace(each, name=self.new()) for each in passed]
        inner = scope.inner()
        self.enter(inner, arguments)
        self.line(f"^bb0({', '.join([f'{after}: index', *(f'{b.name}: {b.type}' for b in arguments)])}):")
        with self.deeper():
            self.body(inner, self.random.randint(0, 2))
        given = [self.pick(inner, each.type) for each in initial]
        less = self.op(f"arith.subi {after}, {self.constant(1)} : index")
        self.line(f"scf.yield{listed([Named(less, 'index'), *given])}")
        self.line("}")
        for pair in zip(initial, given, strict=True):
            if pair[0].type in BUFFERS:
                self.together(pair)
        self.finish(scope, names[1:], passed)

    def if_(self, scope: Scope) -> None:
        types, condition = self.types(scope), self.condition(scope)
        names, left = self.names(len(types))
        result = f" -> ({', '.join(types)})" if types else ""
        with self.block(f"{left}scf.if {condition}{result} {{", "} else {"):
            first = self.filled(scope.inner(), types, "scf.yield")
        second = self.filled(scope.inner(), types, "scf.yield")
        self.line("}")
        self.finish(scope, names, first, second)

    def switch(self, scope: Scope) -> None:
        types = self.types(scope, least=1)
        names, left = self.names(len(types))
        self.line(f"{left}scf.index_switch {self.index(scope, 3)} -> {', '.join(types)}")
        given: list[list[Named]] = []
        for case in ("case 0", "case 1", "default"):
            with self.block(f"{case} {{"):
                given.append(self.filled(scope.inner(), types, "scf.yield", 2))
        self.finish(scope, names, *given)

    def region(self, scope: Scope) -> None:
        types = self.types(scope)
        names, left = self.names(len(types))
        result = f" -> ({', '.join(types)})" if types else ""
        with self.block(f"{left}scf.execute_region{result} {{"):
            inner = scope.inner()
            if self.chance(0.4):
                outer, self.is_branching = self.is_branching, True
                self.random.choice((self.diamond, self.loop_of_blocks))(inner)
                self.is_branching = outer
            given = self.filled(inner, types, "scf.yield")
        self.finish(scope, names, given)

    def bounds(self, scope: Scope) -> tuple[str, Scope]:
        counter = self.new()
        inner = self.threads(scope, counter)
        inner.indices.append((counter, 2))
        return counter, inner

    def plain_parallel(self, scope: Scope) -> None:
        counter, inner = self.bounds(scope)
        zero, two, one = self.constant(0), self.constant(2), self.constant(1)
        with self.block(f"scf.parallel ({counter}) = ({zero}) to ({two}) step ({one}) {{"):
            self.filled(inner, (), "scf.reduce")

    def reduced(self, scope: Scope) -> None:
        """`scf.parallel` that gives a sum."""
        counter, inner = self.bounds(scope)
        start, name = self.number(scope), self.new()
        head = f"({counter}) = ({self.constant(0)}) to ({self.constant(3)}) step ({self.constant(1)})"
        inner.indices[-1] = (counter, 3)
        with self.block(f"{name} = scf.parallel {head} init ({start}) -> i32 {{"):
            with self.deeper():
                self.body(inner, self.random.randint(1, 3))
            left, right, total = self.new(), self.new(), self.new()
            self.line(f"scf.reduce({self.number(inner)} : i32) {{")
            self.line(f"^bb0({left}: i32, {right}: i32):")
            self.line(f"{total} = arith.addi {left}, {right} : i32")
            self.line(f"scf.reduce.return {total} : i32")
            self.line("}")
        scope.numbers.append(name)

    def plain_forall(self, scope: Scope) -> None:
        counter, inner = self.bounds(scope)
        with self.block(f"scf.forall ({counter}) in (2) {{"), self.deeper():
            self.body(inner, self.random.randint(1, 3))

    def forall(self, scope: Scope) -> None:
        """Each thread inserts its part of an output, of which it reads that part at most."""
        target = self.tensor(scope, WHOLE)
        name, counter, out = self.new(), self.new(), self.new()
        inner = self.threads(scope)
        with self.block(
            f"{name} = scf.forall ({counter}) = (0) to (6) step (2) shared_outs({out} = {target.name}) -> ({WHOLE}) {{"
        ):
            inner.indices.append((counter, 5))
            if self.chance(0.6):
                self.define(inner, f"tensor.extract_slice {out}[{counter}] [2] [1] : {WHOLE} to {PART}", PART)
            with self.deeper():
                self.body(inner, self.random.randint(1, 3))
            part = self.tensor(inner, PART)
            self.line("scf.forall.in_parallel {")
            place = f"{out}[{counter}] [2] [1]"
            self.line(f"tensor.parallel_insert_slice {part.name} into {place} : {PART} into {WHOLE}")
            self.line("}")
        scope.tensors.append(Named(name, WHOLE))

    # --- affine ---

    def affine_for(self, scope: Scope) -> None:
        initial, inside = self.carried(scope)
        names, left = self.names(len(initial))
        inits = ", ".join(f"{a.name} = {b.name}" for a, b in zip(inside, initial, strict=True))
        taken = f" iter_args({inits}) -> ({', '.join(b.type for b in initial)})" if initial else ""
        counter, inner = self.new(), scope.inner()
        inner.indices.append((counter, 3))
        self.enter(inner, inside)
        with self.block(f"{left}affine.for {counter} = 0 to {self.random.choice((1, 2, 3))}{taken} {{"):
            self.affine_access(inner, counter)
            given = self.filled(inner, [b.type for b in initial], "affine.yield")
        self.finish(scope, names, initial, given)

    def affine_access(self, scope: Scope, counter: str) -> None:
        if scope.is_pure or self.chance(0.5):
            return
        source = self.buffer(scope, BUFFER)
        number = self.op(f"affine.load {source.name}[{counter} + {self.random.randint(0, 2)}] : {BUFFER}")
        scope.numbers.append(number)
        if source.writes and self.chance(0.5):
            self.line(f"affine.store {self.number(scope)}, {source.name}[{counter}] : {BUFFER}")

    def affine_if(self, scope: Scope) -> None:
        types = self.types(scope)
        names, left = self.names(len(types))
        kind = self.random.choice(("d0 - 1 >= 0", "d0 - 1 == 0", "-d0 + 2 >= 0"))
        condition = f"affine_set<(d0) : ({kind})>({self.random.choice(('%n0', '%n1'))})"
        result = f" -> {types[0] if len(types) == 1 else '(' + ', '.join(types) + ')'}" if types else ""
        with self.block(f"{left}affine.if {condition}{result} {{", "} else {"):
            first = self.filled(scope.inner(), types, "affine.yield")
        second = self.filled(scope.inner(), types, "affine.yield")
        self.line("}")
        self.finish(scope, names, first, second)

    def affine_parallel(self, scope: Scope) -> None:
        counter, inner = self.bounds(scope)
        with self.block(f"affine.parallel ({counter}) = (0) to (2) {{"):
            self.filled(inner, (), "affine.yield")

    def affine_reduced(self, scope: Scope) -> None:
        counter, inner = self.bounds(scope)
        name = self.new()
        with self.block(f'{name} = affine.parallel ({counter}) = (0) to (2) reduce ("addi") -> (i32) {{'):
            self.filled(inner, ("i32",), "affine.yield")
        scope.numbers.append(name)

    # --- linalg and tensor ---

    def element(self, scope: Scope, values: Sequence[str], end: str, *, indices: int = 0) -> None:
        """The body of an operation at each element; `values` are those it is given."""
        inner = self.threads(scope)
        inner.numbers += values
        for dimension in range(indices):
            if self.chance(0.4):
                inner.indices.append((self.op(f"linalg.index {dimension} : index"), 6))
        self.filled(inner, ("i32",), end, 3)

    def generic(self, scope: Scope) -> None:
        first, second = self.tensor(scope, WHOLE), self.tensor(scope, WHOLE)
        target = self.tensor(scope, WHOLE)
        kind = self.random.choice(("parallel", "parallel", "reduction"))
        result, map_ = WHOLE, _IDENTITY
        if kind == "reduction":
            result, map_ = POINT, "affine_map<(d0) -> ()>"
            if self.chance(0.2):
                # Of two elements, one is written.
                result, map_ = PART, "affine_map<(d0) -> (0)>"
            target = self.tensor(scope, result)
        x, y, z, name = self.new(), self.new(), self.new(), self.new()
        maps = f"{_IDENTITY}, {_IDENTITY}, {map_}"
        head = f'{name} = linalg.generic {{indexing_maps = [{maps}], iterator_types = ["{kind}"]}}'
        given = f"ins({first.name}, {second.name} : {WHOLE}, {WHOLE}) outs({target.name} : {result})"
        with self.block(f"{head} {given} {{", f"}} -> {result}"):
            self.line(f"^bb0({x}: i32, {y}: i32, {z}: i32):")
            used = [x, y, z][: self.random.randint(1, 3)]
            self.element(scope, used, "linalg.yield")
        scope.tensors.append(Named(name, result))

    def generic_on_buffers(self, scope: Scope) -> None:
        target = self.buffer(scope, BUFFER, writes=True)
        inner = scope.inner()
        inner.buffers = [b for b in scope.buffers if self.find(b.group) != self.find(target.group)]
        source = self.tensor(scope, WHOLE)
        x, z = self.new(), self.new()
        maps = f"[{_IDENTITY}, {_IDENTITY}]"
        head = f'linalg.generic {{indexing_maps = {maps}, iterator_types = ["parallel"]}}'
        other = self.buffer(inner, BUFFER)
        del source
        with self.block(f"{head} ins({other.name} : {BUFFER}) outs({target.name} : {BUFFER}) {{"):
            self.line(f"^bb0({x}: i32, {z}: i32):")
            self.element(inner, [x, z], "linalg.yield")

    def map(self, scope: Scope) -> None:
        first, target = self.tensor(scope, WHOLE), self.tensor(scope, WHOLE)
        x, out, name = self.new(), self.new(), self.new()
        self.line(f"{name} = linalg.map ins({first.name} : {WHOLE}) outs({target.name} : {WHOLE})")
        with self.block(f"({x}: i32, {out}: i32) {{"):
            self.element(scope, [x], "linalg.yield", indices=1)
        scope.tensors.append(Named(name, WHOLE))

    def reduce(self, scope: Scope) -> None:
        source = self.tensor(scope, WHOLE)
        target = self.tensor(scope, POINT)
        x, z, name = self.new(), self.new(), self.new()
        given = f"ins({source.name} : {WHOLE}) outs({target.name} : {POINT})"
        self.line(f"{name} = linalg.reduce {given} dimensions = [0]")
        with self.block(f"({x}: i32, {z}: i32) {{"):
            self.element(scope, [x, z], "linalg.yield")
        scope.tensors.append(Named(name, POINT))
        if self.chance(0.7):
            scope.numbers.append(self.op(f"tensor.extract {name}[] : {POINT}"))

    def generate(self, scope: Scope) -> None:
        type_ = self.random.choice((WHOLE, DYNAMIC, PART))
        counter, name = self.new(), self.new()
        size = self.constant(6) if type_ == DYNAMIC else ""
        with self.block(f"{name} = tensor.generate {size} {{", f"}} : {type_}"):
            self.line(f"^bb0({counter}: index):")
            inner = self.threads(scope)
            inner.indices.append((counter, TENSORS[type_][0]))
            self.filled(inner, ("i32",), "tensor.yield")
        scope.tensors.append(Named(name, type_))

    def pad(self, scope: Scope) -> None:
        source = self.tensor(scope, PART)
        counter, name = self.new(), self.new()
        low = self.random.choice((1, 4, 0, 2))
        with self.block(f"{name} = tensor.pad {source.name} low[{low}] high[{4 - low}] {{", f"}} : {PART} to {WHOLE}"):
            self.line(f"^bb0({counter}: index):")
            inner = replace(self.threads(scope), is_pure=True)
            inner.indices.append((counter, 6))
            self.filled(inner, ("i32",), "tensor.yield")
        scope.tensors.append(Named(name, WHOLE))

    # --- Others ---

    def launch(self, scope: Scope) -> None:
        names = [self.new() for _ in range(12)]
        one, two = self.constant(1), self.constant(2)
        inner = self.threads(scope, names[0])
        inner.indices.append((names[0], 2))
        (bx, by, bz, tx, ty, tz), sizes = names[:6], names[6:]
        blocks = f"blocks({bx}, {by}, {bz}) in ({sizes[0]} = {two}, {sizes[1]} = {one}, {sizes[2]} = {one})"
        inside = f"threads({tx}, {ty}, {tz}) in ({sizes[3]} = {one}, {sizes[4]} = {one}, {sizes[5]} = {one})"
        with self.block(f"gpu.launch {blocks} {inside} {{"):
            self.filled(inner, (), "gpu.terminator")

    def stack_scope(self, scope: Scope) -> None:
        types = self.types(scope, buffers=False)
        names, left = self.names(len(types))
        result = f" -> ({', '.join(types)})" if types else ""
        with self.block(f"{left}memref.alloca_scope{result} {{"):
            given = self.filled(scope.inner(), types, "memref.alloca_scope.return")
        self.finish(scope, names, given)

    def update_with_body(self, scope: Scope) -> None:
        target = self.buffer(scope, writes=True)
        old, name = self.new(), self.new()
        inner = Scope(list(scope.tensors), [], [*scope.numbers, old], list(scope.indices), [], is_pure=True)
        place = self.indices(scope, target.type)
        with self.block(f"{name} = memref.generic_atomic_rmw {target.name}[{place}] : {target.type} {{"):
            self.line(f"^bb0({old}: i32):")
            self.filled(inner, ("i32",), "memref.atomic_yield", 2)
        scope.numbers.append(name)

    def work(self, scope: Scope) -> None:
        """Work that runs when it is waited for; until then nobody writes what it reads."""
        inner, token = self.threads(scope), self.new()
        with self.block(f"{token} = async.execute {{"):
            self.filled(inner, (), "async.yield")
        rest = scope.inner()
        rest.buffers = [replace(each, writes=False) for each in scope.buffers]
        with self.deeper():
            self.body(rest, self.random.randint(0, 2))
        self.line(f"async.await {token} : !async.token")

    # --- Blocks ---

    def loop_of_blocks(self, scope: Scope) -> None:
        initial, inside = self.carried(scope)
        head, again, after, count = self.label(), self.label(), self.label(), self.new()
        start = self.random.choice(("%n0", "%n1", self.constant(2)))
        self.line(f"cf.br {head}({listed([Named(start, 'index'), *initial]).strip()})")
        self.line(f"{head}({', '.join([f'{count}: index', *(f'{b.name}: {b.type}' for b in inside)])}):")
        inner = scope.inner()
        self.enter(inner, inside)
        self.depth += 1
        self.body(inner, self.random.randint(0, 2))
        more = self.op(f"arith.cmpi sgt, {count}, {self.constant(0)} : index")
        self.line(f"cf.cond_br {more}, {again}, {after}")
        self.line(f"{again}:")
        deeper = inner.inner()
        self.body(deeper, self.random.randint(1, 2))
        given = [self.pick(deeper, each.type) for each in initial]
        less = self.op(f"arith.subi {count}, {self.constant(1)} : index")
        self.depth -= 1
        self.line(f"cf.br {head}({listed([Named(less, 'index'), *given]).strip()})")
        self.line(f"{after}:")
        # The blocks after the head see what it defines, too.
        scope.tensors, scope.buffers, scope.numbers = inner.tensors, inner.buffers, inner.numbers
        self.finish(scope, [each.name for each in inside], initial, given)

    def diamond(self, scope: Scope) -> None:
        types, condition = self.types(scope), self.condition(scope)
        left, right, join = self.label(), self.label(), self.label()
        self.line(f"cf.cond_br {condition}, {left}, {right}")
        alternatives: list[list[Named]] = []
        for label in (left, right):
            self.line(f"{label}:")
            inner = scope.inner()
            self.depth += 1
            self.body(inner, self.random.randint(0, 2))
            self.depth -= 1
            alternatives.append([self.pick(inner, type_) for type_ in types])
            handed = listed(alternatives[-1]).strip()
            self.line(f"cf.br {join}{f'({handed})' if handed else ''}")
        arguments = [self.new() for _ in types]
        taken = ", ".join(f"{name}: {type_}" for name, type_ in zip(arguments, types, strict=True))
        self.line(f"{join}{f'({taken})' if taken else ''}:")
        self.finish(scope, arguments, *alternatives)
