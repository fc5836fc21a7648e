"""Statements of random programs: what a function does with the buffers in its scope."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from tests.execution.writer import SHAPES, UNRANKED, Buffer, Choices, Function, Scope, Type, Writer


class Statements(Writer):
    """Writes statements; `functions` are those that they may call."""

    def __init__(self, random: Random, choices: Choices, name: str, functions: list[Function]) -> None:
        super().__init__(random, choices, name)
        self.functions = functions

    def statements(self, scope: Scope, count: int) -> None:
        for _ in range(count):
            self.random.choice(self.possible())(scope)

    def possible(self) -> list[Callable[[Scope], None]]:
        always = [self.allocate, self.store, self.store, self.some_view, self.look, self.look, self.select, self.copy]
        if self.functions:
            always += [self.call, self.call]
        if self.choices.reallocs:
            always.append(self.reallocate)
        if self.depth < 3:
            always += [self.if_, self.if_, self.for_, self.for_, self.while_, self.switch, self.parallel, self.region]
        if self.branching and self.depth < 3:
            always += [self.diamond, self.diamond, self.diamond]
        if self.branching and self.choices.selects_before_branches:
            always += [self.two_ways_to_one_block] * 3
        if self.choices.more:
            always += [self.freed_by_hand, self.freed_by_hand, self.work]
            if self.branching and self.depth < 3:
                always += [self.block_loop, self.block_loop]
            if self.depth < 3:
                always.append(self.freed_on_one_path)
        return always

    def allocate(self, scope: Scope) -> None:
        type_ = self.any_type()
        if type_.form in SHAPES:
            scope.buffers.append(self.new(scope, type_, self.random.random() < 0.5))
        elif type_.element == "i32" and self.random.random() < 0.3:
            name = self.op("memref.get_global @table : memref<4xi32>", "m")
            group = self.group()
            self.foreign.add(group)
            scope.buffers.append(Buffer(name, Type("small", "i32"), mutable=False, group=group))
        else:
            scope.buffers.append(self.bytes(scope))

    def reallocate(self, scope: Scope) -> None:
        """Grown, kept or shrunk, never below four elements."""
        element = self.random.choice(("i32", "f32"))
        mutable = self.random.random() < 0.5
        old = self.new(scope, Type("dynamic", element), mutable)
        size = self.op(f"arith.addi {self.number(6)}, %c4 : index")
        name = self.op(f"memref.realloc {old.name}({size}) : {old.type} to {old.type}", "m")
        scope.buffers.append(Buffer(name, old.type, mutable, self.group()))

    def store(self, scope: Scope) -> None:
        known = self.usable(scope, mutable=True)
        if known:
            buffer = self.random.choice(known)
            value, place = self.scalar(scope, buffer.type.element), self.element(buffer)
            self.line(f"memref.store {value}, {buffer.name}[{place}] : {buffer.type}")

    def look(self, scope: Scope) -> None:
        known = self.usable(scope)
        if known:
            self.observe(scope, self.random.choice(known))

    def observe(self, scope: Scope, buffer: Buffer) -> None:
        if buffer.type.form == UNRANKED:
            return
        value = self.op(f"memref.load {buffer.name}[{self.element(buffer)}] : {buffer.type}", "s")
        self.line(f"vector.print {value} : {buffer.type.element}")
        scope.scalars[buffer.type.element].append(value)

    def copy(self, scope: Scope) -> None:
        targets = [b for b in self.usable(scope, mutable=True) if b.type.form == "small"]
        if targets:
            target = self.random.choice(targets)
            source = self.random.choice([b for b in scope.buffers if b.type == target.type])
            self.line(f"memref.copy {source.name}, {target.name} : {source.type} to {target.type}")

    def some_view(self, scope: Scope) -> None:
        known = self.usable(scope)
        if known:
            buffer = self.random.choice(known)
            found = self.view(buffer, self.random.choice(self.forms_of(buffer.type.form)))
            scope.buffers.append(found)

    def select(self, scope: Scope) -> None:
        if scope.buffers:
            first = self.random.choice(scope.buffers)
            second = self.converted(scope, first.type, first.mutable)
            pair = [first, second]
            self.random.shuffle(pair)
            name = self.op(f"arith.select {self.condition()}, {pair[0].name}, {pair[1].name} : {first.type}")
            scope.buffers.append(self.merged(name, pair))

    def selected(self, scope: Scope, condition: str, given: Sequence[Buffer]) -> list[Buffer]:
        """`given`; where the choices say so, most are selected by `condition` first, from these and others."""
        found: list[Buffer] = []
        for buffer in given:
            if self.choices.selects_before_branches and self.random.random() < 0.7:
                pair = [buffer, self.converted(scope, buffer.type, buffer.mutable)]
                self.random.shuffle(pair)
                name = self.op(f"arith.select {condition}, {pair[0].name}, {pair[1].name} : {buffer.type}")
                buffer = self.merged(name, pair)
            found.append(buffer)
        return found

    def sorts(self, scope: Scope, most: int = 2) -> list[tuple[Type, bool]]:
        """Types and sorts of buffers that come out of a region, biased to those that exist."""
        found: list[tuple[Type, bool]] = []
        for _ in range(self.random.randint(0, most)):
            if scope.buffers and self.random.random() < 0.7:
                chosen = self.random.choice(scope.buffers)
                found.append((chosen.type, chosen.mutable))
            else:
                found.append((self.any_type(), self.random.random() < 0.5))
        return found

    def alternative(self, scope: Scope, sorts: Sequence[tuple[Type, bool]]) -> list[Buffer]:
        """Statements in a scope of their own, and what they give."""
        inner = scope.inner()
        self.statements(inner, self.random.choice((0, 1, 1, 2)))
        return [self.converted(inner, type_, mutable) for type_, mutable in sorts]

    def yield_(self, values: Sequence[Buffer], *before: str) -> None:
        names = [*before[::2], *(b.name for b in values)]
        types = [*before[1::2], *(str(b.type) for b in values)]
        self.line(f"scf.yield {', '.join(names)} : {', '.join(types)}" if names else "scf.yield")

    def finish(self, scope: Scope, names: Sequence[str], *alternatives: Sequence[Buffer]) -> None:
        scope.buffers += [self.merged(name, values) for name, *values in zip(names, *alternatives, strict=True)]

    def if_(self, scope: Scope) -> None:
        sorts = self.sorts(scope)
        condition = self.condition()
        (names, left), types = self.results(len(sorts)), _types(sorts)
        self.line(f"{left}scf.if {condition}{f' -> ({types})' if types else ''} {{")
        with self.nested():
            first = self.alternative(scope, sorts)
            self.yield_(first)
        self.line("} else {")
        with self.nested():
            second = self.alternative(scope, sorts)
            self.yield_(second)
        self.line("}")
        self.finish(scope, names, first, second)

    def switch(self, scope: Scope) -> None:
        sorts = self.sorts(scope)
        number = self.number(3)
        (names, left), types = self.results(len(sorts)), _types(sorts)
        self.line(f"{left}scf.index_switch {number}{f' -> {types}' if types else ''}")
        alternatives: list[list[Buffer]] = []
        for case in ("case 0", "case 1", "default"):
            self.line(f"{case} {{")
            with self.nested():
                alternatives.append(self.alternative(scope, sorts))
                self.yield_(alternatives[-1])
            self.line("}")
        self.finish(scope, names, *alternatives)

    def region(self, scope: Scope) -> None:
        sorts = self.sorts(scope)
        (names, left), types = self.results(len(sorts)), _types(sorts)
        self.line(f"{left}scf.execute_region{f' -> ({types})' if types else ''} {{")
        with self.nested(branching=True):
            given = self.alternative(scope, sorts)
            self.yield_(given)
        self.line("}")
        self.finish(scope, names, given)

    def parallel(self, scope: Scope) -> None:
        """Nothing that was there before is written inside: iterations come in no certain order."""
        kind = self.random.choice(("scf.parallel", "scf.forall"))
        bounds = "= (%c0) to (%c2) step (%c1)" if kind == "scf.parallel" else "in (%c2)"
        self.line(f"{kind} ({self.fresh('i')}) {bounds} {{")
        with self.nested():
            inner = scope.inner()
            inner.buffers = [b for b in inner.buffers if not b.mutable]
            self.statements(inner, self.random.randint(1, 3))
            if kind == "scf.parallel":
                self.line("scf.reduce")
        self.line("}")

    def carried(self, scope: Scope) -> tuple[list[Buffer], list[Buffer], str]:
        """Initial values of a loop, what they are called inside, and both as the list that loops take."""
        sorts = self.sorts(scope)
        initial = [self.converted(scope, type_, mutable) for type_, mutable in sorts]
        inside = [Buffer(self.fresh("a"), b.type, b.mutable, b.group) for b in initial]
        return initial, inside, ", ".join(f"{a.name} = {b.name}" for a, b in zip(inside, initial, strict=True))

    def for_(self, scope: Scope) -> None:
        initial, inside, carries = self.carried(scope)
        names, left = self.results(len(initial))
        taken = f" iter_args({carries}) -> ({', '.join(str(b.type) for b in initial)})" if initial else ""
        high = self.number(4)
        self.line(f"{left}scf.for {self.fresh('i')} = %c0 to {high} step %c1{taken} {{")
        with self.nested():
            inner = scope.inner()
            inner.buffers += inside
            given = self.alternative(inner, [(b.type, b.mutable) for b in initial])
            self.yield_(given)
        self.line("}")
        self.finish(scope, names, initial, given)

    def while_(self, scope: Scope) -> None:
        """Counts down; both regions may have statements. What comes out may be another buffer than what goes in."""
        initial, inside, carries = self.carried(scope)
        passed_sorts = self.sorts(scope) if self.random.random() < 0.4 else [(b.type, b.mutable) for b in initial]
        names, left = self.results(1 + len(passed_sorts))
        types = ", ".join(["index", *(str(type_) for type_, _ in passed_sorts)])
        start = self.number(4)
        count, after = self.fresh("n"), self.fresh("n")
        sources = ", ".join(["index", *(str(b.type) for b in initial)])
        counted = f"{count} = {start}{', ' if carries else ''}{carries}"
        self.line(f"{left}scf.while ({counted}) : ({sources}) -> ({types}) {{")
        with self.nested():
            inner = scope.inner()
            inner.buffers += inside
            passed = self.alternative(inner, passed_sorts)
            more = self.op(f"arith.cmpi sgt, {count}, %c0 : index", "b")
            passed = self.selected(inner, more, passed)
            self.line(f"scf.condition({more}) {', '.join([count, *(b.name for b in passed)])} : {types}")
        self.line("} do {")
        arguments = [Buffer(self.fresh("a"), b.type, b.mutable, b.group) for b in passed]
        with self.nested():
            written = ", ".join([f"{after}: index", *(f"{b.name}: {b.type}" for b in arguments)])
            self.line(f"^bb0({written}):")
            inner = scope.inner()
            inner.buffers += arguments
            given = self.alternative(inner, [(b.type, b.mutable) for b in initial])
            less = self.op(f"arith.subi {after}, %c1 : index", "n")
            self.yield_(given, less, "index")
        self.line("}")
        for pair in zip(initial, given, strict=True):
            self.unite([b.group for b in pair])
        self.finish(scope, names[1:], passed)

    def diamond(self, scope: Scope) -> None:
        """Blocks that part and join; sometimes one edge goes straight to the join."""
        sorts = self.sorts(scope)
        join = self.label()
        straight = self.random.random() < 0.35
        left_label, right_label = self.label(), join if straight else self.label()
        handed = self.sorts(scope, 1)
        entering = [self.converted(scope, type_, mutable) for type_, mutable in handed]
        direct = [self.converted(scope, type_, mutable) for type_, mutable in sorts] if straight else entering
        condition = self.condition()
        entering = self.selected(scope, condition, entering)
        direct = self.selected(scope, condition, direct) if straight else entering
        self.line(f"cf.cond_br {condition}, {left_label}{_passed(entering)}, {right_label}{_passed(direct)}")
        alternatives = [direct] if straight else []
        for label in [left_label] if straight else [left_label, right_label]:
            arguments = [Buffer(self.fresh("a"), b.type, b.mutable, b.group) for b in entering]
            self.line(f"{label}{_taken(arguments)}:")
            inner = scope.inner()
            inner.buffers += arguments
            depth = self.depth
            self.depth += self.random.choice((0, 2, 2))
            given = self.alternative(inner, sorts)
            self.depth = depth
            self.line(f"cf.br {join}{_passed(given)}")
            alternatives.append(given)
        joined = [Buffer(self.fresh("a"), type_, mutable, 0) for type_, mutable in sorts]
        self.line(f"{join}{_taken(joined)}:")
        if self.choices.selects_before_branches and self.random.random() < 0.3:
            # Nothing uses the arguments, and few what they were given.
            handed = [buffer for given in alternatives for buffer in given]
            scope.buffers = [buffer for buffer in scope.buffers if buffer not in handed]
            return
        self.finish(scope, [b.name for b in joined], *alternatives)

    def two_ways_to_one_block(self, scope: Scope) -> None:
        """Both ways of a branch lead to one block, with buffers that are the same on some paths; most are not used
        under their old names afterwards, and some under no name."""
        sorts = self.sorts(scope)
        join, condition = self.label(), self.condition()
        ways = [[self.converted(scope, type_, mutable) for type_, mutable in sorts] for _ in range(2)]
        handed = [buffer for way in ways for buffer in way]
        scope.buffers += [buffer for buffer in handed if buffer not in scope.buffers]
        first, second = (self.selected(scope, condition, way) for way in ways)
        self.line(f"cf.cond_br {condition}, {join}{_passed(first)}, {join}{_passed(second)}")
        joined = [Buffer(self.fresh("a"), type_, mutable, 0) for type_, mutable in sorts]
        self.line(f"{join}{_taken(joined)}:")
        if self.random.random() < 0.7:
            scope.buffers = [buffer for buffer in scope.buffers if buffer not in handed]
        if self.random.random() < 0.3:
            return
        self.finish(scope, [b.name for b in joined], first, second)

    # --- What only minimal-deallocation reads ---

    def block_loop(self, scope: Scope) -> None:
        """Counts down; the head decides. What is carried may change in each round."""
        sorts = self.sorts(scope)
        initial = [self.converted(scope, type_, mutable) for type_, mutable in sorts]
        carried = [Buffer(self.fresh("a"), b.type, b.mutable, b.group) for b in initial]
        head, body, after = self.label(), self.label(), self.label()
        count = self.fresh("n")
        self.line(f"cf.br {head}{_passed_with(self.number(4), initial)}")
        self.line(f"{head}({', '.join([f'{count}: index', *(f'{b.name}: {b.type}' for b in carried)])}):")
        inner = scope.inner()
        inner.buffers += carried
        more = self.op(f"arith.cmpi sgt, {count}, %c0 : index", "b")
        self.line(f"cf.cond_br {more}, {body}, {after}")
        self.line(f"{body}:")
        depth = self.depth
        self.depth += self.random.choice((0, 1, 2))
        given = self.alternative(inner.inner(), sorts)
        self.depth = depth
        less = self.op(f"arith.subi {count}, %c1 : index", "n")
        self.line(f"cf.br {head}{_passed_with(less, given)}")
        self.line(f"{after}:")
        self.finish(scope, [b.name for b in carried], initial, given)

    def local(self, scope: Scope) -> tuple[Buffer, str]:
        """A buffer that is in no scope, written and looked at, with the operation that frees it."""
        type_ = Type(self.random.choice(("small", "dynamic")), self.random.choice(("i32", "f32")))
        buffer = self.new(scope, type_, mutable=True)
        frees = "memref.dealloc"
        if self.random.random() < 0.25:
            made = self.lines.index(
                next(line for line in reversed(self.lines) if f"{buffer.name} = memref.alloc" in line)
            )
            self.lines[made] = self.lines[made].replace("memref.alloc(", "gpu.alloc (")
            frees = "gpu.dealloc"
        if self.random.random() < 0.5:
            self.observe(scope, buffer)
        return buffer, frees

    def freed_by_hand(self, scope: Scope) -> None:
        buffer, frees = self.local(scope)
        self.statements(scope, self.random.choice((0, 0, 1)))
        self.observe(scope, buffer)
        self.line(f"{frees} {buffer.name} : {buffer.type}")

    def freed_on_one_path(self, scope: Scope) -> None:
        """The other path, if there is one, may still need it."""
        buffer, frees = self.local(scope)
        self.line(f"scf.if {self.condition()} {{")
        with self.nested():
            self.observe(scope.inner(), buffer)
            self.line(f"{frees} {buffer.name} : {buffer.type}")
        if self.random.random() < 0.5:
            self.line("} else {")
            with self.nested():
                inner = scope.inner()
                self.statements(inner, 1)
                self.observe(inner, buffer)
        self.line("}")

    def work(self, scope: Scope) -> None:
        """Work that runs when it is waited for, on what nothing else writes; perhaps it gives a buffer."""
        gives = self.random.random() < 0.4
        shared = Scope([b for b in scope.buffers if not b.mutable], scope.inner().scalars)
        token = self.fresh("t")
        given: Buffer | None = None
        if gives:
            type_ = Type("small", self.random.choice(("i32", "f32")))
            value = self.fresh("u")
            self.line(f"{token}, {value} = async.execute -> !async.value<{type_}> {{")
            with self.nested():
                given = self.new(shared, type_, mutable=True)
                self.line(f"async.yield {given.name} : {type_}")
            self.line("}")
            self.statements(scope, self.random.choice((0, 1)))
            name = self.op(f"async.await {value} : !async.value<{type_}>", "m")
            scope.buffers.append(Buffer(name, type_, mutable=True, group=self.group()))
            return
        self.line(f"{token} = async.execute {{")
        with self.nested():
            self.statements(shared, self.random.choice((1, 2)))
            self.line("async.yield")
        self.line("}")
        waits = f"async.await {token} : !async.token"
        if len(self.lines) % 3 == 0:
            size = self.op("arith.constant 1 : index")
            group = self.op(f"async.create_group {size} : !async.group", "g")
            self.op(f"async.add_to_group {token}, {group} : !async.token")
            waits = f"async.await_all {group}"
        # What the rest writes it must not have been given, and it may not write what work reads.
        rest = Scope([b for b in scope.buffers if not b.mutable], scope.inner().scalars)
        self.statements(rest, self.random.choice((0, 1, 2)))
        self.line(waits)

    def call(self, scope: Scope) -> None:
        callee = self.random.choice(self.functions)
        self.call_of(callee, scope, self.number(3) if callee.counts else "")

    def call_of(self, callee: Function, scope: Scope, count: str) -> None:
        """A call; `count` says how often the function calls itself, if it does."""
        arguments = [self.converted(scope, type_, mutable) for type_, mutable in callee.parameters]
        (names, left), types = self.results(len(callee.results)), _types(callee.results)
        taken = ", ".join([*(["index"] if count else []), *(str(type_) for type_, _ in callee.parameters)])
        given = ", ".join([*([count] if count else []), *(b.name for b in arguments)])
        self.line(f"{left}func.call @{callee.name}({given}) : ({taken}) -> ({types})")
        lent = [b.group for b, (_, mutable) in zip(arguments, callee.parameters, strict=True) if not mutable]
        shared = self.group()
        if lent:
            shared = self.unite([shared, *lent])
        written = [b.group for b, (_, mutable) in zip(arguments, callee.parameters, strict=True) if mutable]
        for name, (type_, mutable) in zip(names, callee.results, strict=True):
            group = self.group() if mutable else shared
            if mutable and callee.lends:
                group = self.unite([*written, group])
                written = [group]
            scope.buffers.append(Buffer(name, type_, mutable, group))


def _types(sorts: Sequence[tuple[Type, bool]]) -> str:
    return ", ".join(str(type_) for type_, _ in sorts)


def _passed(buffers: Sequence[Buffer]) -> str:
    if not buffers:
        return ""
    return f"({', '.join(b.name for b in buffers)} : {', '.join(str(b.type) for b in buffers)})"


def _passed_with(number: str, buffers: Sequence[Buffer]) -> str:
    names, types = [number, *(b.name for b in buffers)], ["index", *(str(b.type) for b in buffers)]
    return f"({', '.join(names)} : {', '.join(types)})"


def _taken(buffers: Sequence[Buffer]) -> str:
    return f"({', '.join(f'{b.name}: {b.type}' for b in buffers)})" if buffers else ""
