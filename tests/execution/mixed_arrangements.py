"""Arrangements of mixed programs: a few operations that stand together in reports about wrong code.

What they need of functions is written along with them: helpers, which nothing else calls.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.execution.mixed_near_misses import NearMisses
from tests.execution.mixed_writer import ANY, BUFFER, BUFFERS, OPEN, POINT, WHOLE, Named, Scope

HELPERS = {
    "ask": f"""func.func private @ask(%m: {BUFFER}, %n: index) -> ({BUFFER}, i1) {{
  %zero = arith.constant 0 : index
  %old = memref.load %m[%zero] : {BUFFER}
  %own = memref.alloc() : {BUFFER}
  linalg.fill ins(%old : i32) outs(%own : {BUFFER})
  %more = arith.cmpi sgt, %n, %zero : index
  return %own, %more : {BUFFER}, i1
}}""",
    "test": f"""func.func private @test(%m: {BUFFER}, %n: index) -> i1 {{
  %zero = arith.constant 0 : index
  %old = memref.load %m[%zero] : {BUFFER}
  vector.print %old : i32
  %more = arith.cmpi sgt, %n, %zero : index
  return %more : i1
}}""",
    "table": f"""func.func private @table() -> {WHOLE} {{
  %t = arith.constant dense<[4, 8, 15, 16, 23, 42]> : {WHOLE}
  return %t : {WHOLE}
}}""",
    "handed": f"""func.func private @handed(%t: {WHOLE}, %u: {WHOLE}, %b: i1) -> {WHOLE} {{
  cf.cond_br %b, ^end(%t : {WHOLE}), ^end(%u : {WHOLE})
^end(%s: {WHOLE}):
  return %s : {WHOLE}
}}""",
    "loose": f"""func.func private @loose(%t: {WHOLE}) -> {ANY} {{
  %loose = tensor.cast %t : {WHOLE} to {ANY}
  return %loose : {ANY}
}}""",
    "same": f"""func.func private @same(%m: {BUFFER}) -> {BUFFER} {{
  return %m : {BUFFER}
}}""",
    "wide": f"""func.func private @wide(%x: i32) -> memref<?xi32> {{
  %m = memref.alloc() : {BUFFER}
  linalg.fill ins(%x : i32) outs(%m : {BUFFER})
  %wide = memref.cast %m : {BUFFER} to {OPEN}
  return %wide : {OPEN}
}}""",
    "hidden": f"""func.func private @hidden(%x: i32) -> memref<*xi32> {{
  %m = memref.alloc() : {BUFFER}
  linalg.fill ins(%x : i32) outs(%m : {BUFFER})
  %hidden = memref.cast %m : {BUFFER} to memref<*xi32>
  return %hidden : memref<*xi32>
}}""",
}


class Arrangements(NearMisses):
    helpers: set[str]
    """Names of those that are called."""
    exchanged: Named | None = None
    """An outer tensor of which the next body replaces an element."""

    def contexts(self, scope: Scope) -> list[Callable[[Scope], None]]:
        found = [*super().contexts(scope), self.hand_on, self.hand_on, self.repeated, self.repeated]
        if self.is_branching:
            found += [self.loop_with_exchange, self.loop_with_exchange]
        if not scope.is_pure:
            found += [
                self.from_call,
                self.from_call,
                self.late_read,
                self.asked,
                self.asked,
                self.given_back,
                self.shown_otherwise,
            ]
        return found

    def filled(self, scope: Scope, types: Sequence[str], end: str, most: int = 3) -> list[Named]:
        """Often with an element of an outer tensor that is replaced between reads of it, each time the body runs."""
        wanted, self.exchanged = self.exchanged, None
        if wanted is not None or (scope.tensors and self.chance(0.15)):
            self.exchange(scope, wanted)
            if not scope.is_pure and self.chance(0.6):
                self.print(scope.numbers[-1])
        return super().filled(scope, types, end, most if wanted is None else 1)

    def repeated(self, scope: Scope) -> None:
        """A body that runs several times, does little else, and is the last that has to do with a tensor."""
        self.exchanged = wanted = self.tensor(scope)
        bodies = [self.affine_for, self.for_, self.reduce, self.map, self.generate, self.generic]
        self.random.choice(bodies)(scope)
        self.exchanged = None
        if self.chance(0.7):
            scope.tensors = [each for each in scope.tensors if each != wanted]

    def helper(self, name: str) -> str:
        self.helpers.add(name)
        return f"@{name}"

    # --- Tensors ---

    def hand_on(self, scope: Scope) -> None:
        """A body hands on what is outside; the result is written, and what was outside is read once more."""
        first = self.tensor(scope)
        second = first if self.chance(0.4) else self.tensor(scope, first.type)
        name, type_ = self.new(), first.type
        kind = self.random.randrange(6)
        if kind < 2:
            self.line(f"{name} = scf.index_switch {self.index(scope, 3)} -> {type_}")
            for case, each in (("case 0", first), ("case 1", second), ("default", first)):
                with self.block(f"{case} {{"):
                    self.line(f"scf.yield {each.name} : {type_}")
        elif kind < 4:
            head = f"{name} = scf.if {self.condition(scope)} -> {type_} {{"
            if kind == 3:
                head = f"{name} = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%n1) -> {type_} {{"
            end = "scf.yield" if kind == 2 else "affine.yield"
            with self.block(head, "} else {"):
                self.line(f"{end} {first.name} : {type_}")
            self.line(f"{end} {second.name} : {type_}")
            self.line("}")
        else:
            opening, end = (("scf.execute_region", "scf.yield"), ("memref.alloca_scope", "memref.alloca_scope.return"))[
                kind - 4
            ]
            with self.block(f"{name} = {opening} -> {'' if kind == 4 else '('}{type_}{'' if kind == 4 else ')'} {{"):
                self.line(f"{end} {first.name} : {type_}")
        handed = Named(name, type_)
        scope.tensors.append(handed)
        self.written_and_read(scope, handed, first)

    def written_and_read(self, scope: Scope, written: Named, read: Named) -> None:
        """An element of one is replaced; the same one of both is read afterwards."""
        place, type_ = self.indices(scope, written.type), written.type
        given = self.random.choice(("%x0", "%x1"))
        self.define(scope, f"tensor.insert {given} into {written.name}[{place}] : {type_}", type_)
        values = [self.op(f"tensor.extract {each}[{place}] : {type_}") for each in (read.name, scope.tensors[-1].name)]
        scope.numbers.append(self.op(f"arith.subi {', '.join(values)} : i32"))
        if not scope.is_pure:
            self.print(scope.numbers[-1])

    def late_read(self, scope: Scope) -> None:
        """Work that is begun reads what is replaced before anybody waits for it."""
        source, token = self.tensor(scope, WHOLE if self.chance(0.7) else POINT), self.new()
        place = self.indices(scope, source.type)
        with self.block(f"{token} = async.execute {{"):
            self.print(self.op(f"tensor.extract {source.name}[{place}] : {source.type}"))
            self.line("async.yield")
        text = f"tensor.insert {self.random.choice(('%x0', '%x1'))} into {source.name}[{place}] : {source.type}"
        self.define(scope, text, source.type)
        self.line(f"async.await {token} : !async.token")
        self.observe(scope, scope.tensors[-1])
        scope.tensors = [each for each in scope.tensors if each != source]

    def from_call(self, scope: Scope) -> None:
        """What a function returns is a constant, or what it was given, and is written afterwards."""
        if self.chance(0.5):
            call = f"func.call {self.helper('table')}() : () -> {WHOLE}"
            first, second = (Named(self.op(call), WHOLE) for _ in range(2))
        else:
            first, other = self.tensor(scope, WHOLE), self.tensor(scope, WHOLE)
            if self.chance(0.4):
                name = self.op(f"func.call {self.helper('loose')}({first.name}) : ({WHOLE}) -> {ANY}")
                name = self.op(f"tensor.cast {name} : {ANY} to {WHOLE}")
            else:
                given = f"{first.name}, {other.name}, {self.condition(scope)}"
                name = self.op(f"func.call {self.helper('handed')}({given}) : ({WHOLE}, {WHOLE}, i1) -> {WHOLE}")
            second = Named(name, WHOLE)
            if self.chance(0.5):
                first, second = second, first
        self.written_and_read(scope, second, first)

    def loop_with_exchange(self, scope: Scope) -> None:
        """Blocks that lead back, in which an element of an outer tensor, or of a carried one, is replaced."""
        outer, head, again, after = self.tensor(scope), self.label(), self.label(), self.label()
        count, carried, start, type_ = self.new(), self.new(), self.random.choice(("%n0", self.constant(2))), outer.type
        initial = outer if self.chance(0.5) else self.tensor(scope, type_)
        self.line(f"cf.br {head}({start}, {initial.name} : index, {type_})")
        self.line(f"{head}({count}: index, {carried}: {type_}):")
        more = self.op(f"arith.cmpi sgt, {count}, {self.constant(0)} : index")
        self.line(f"cf.cond_br {more}, {again}, {after}")
        self.line(f"{again}:")
        inner = scope.inner()
        inner.tensors.append(Named(carried, type_))
        self.exchange(inner, outer if self.chance(0.6) else inner.tensors[-1])
        self.print(inner.numbers[-1])
        given = self.random.choice((inner.tensors[-1], Named(carried, type_), outer))
        less = self.op(f"arith.subi {count}, {self.constant(1)} : index")
        self.line(f"cf.br {head}({less}, {given.name} : index, {type_})")
        self.line(f"{after}:")
        scope.tensors = [*(each for each in scope.tensors if each != outer or self.chance(0.4)), Named(carried, type_)]

    # --- Buffers and calls ---

    def asked(self, scope: Scope) -> None:
        """A function that is given a new buffer says whether the loop goes on, and may give another buffer."""
        count, after, buffer, start = self.new(), self.new(), self.new(), self.random.choice(("%n0", "%n1"))
        fill = f"linalg.fill ins({self.number(scope)} : i32) outs({buffer} : {BUFFER})"
        less = f"arith.subi {after}, {self.constant(1)} : index"
        if self.chance(0.3):
            answer, left = self.names(2)
            with self.block(f"scf.while ({count} = {start}) : (index) -> index {{", "} do {"):
                self.line(f"{buffer} = memref.alloc() : {BUFFER}")
                self.line(fill)
                types = f"({BUFFER}, index) -> ({BUFFER}, i1)"
                self.line(f"{left}func.call {self.helper('ask')}({buffer}, {count}) : {types}")
                self.observe(scope, Named(answer[0], BUFFER))
                self.line(f"scf.condition({answer[1]}) {count} : index")
            self.line(f"^bb0({after}: index):")
            self.line(f"scf.yield {self.op(less)} : index")
        else:
            goes_on = self.new()
            head = f"scf.while ({goes_on} = {self.condition(scope)}, {count} = {start})"
            with self.block(f"{head} : (i1, index) -> index {{", "} do {"):
                self.line(f"scf.condition({goes_on}) {count} : index")
            self.line(f"^bb0({after}: index):")
            self.line(f"{buffer} = memref.alloc() : {BUFFER}")
            self.line(fill)
            left = self.op(less)
            answer = self.op(f"func.call {self.helper('test')}({buffer}, {left}) : ({BUFFER}, index) -> i1")
            self.line(f"scf.yield {answer}, {left} : i1, index")
        self.line("}")

    def given_back(self, scope: Scope) -> None:
        """A function returns what it was given: both names are one buffer."""
        source = self.buffer(scope, BUFFER, writes=True)
        if source.type != BUFFER:
            return
        name = self.op(f"func.call {self.helper('same')}({source.name}) : ({BUFFER}) -> {BUFFER}")
        result = self.made(name, BUFFER, [source])
        scope.buffers.append(result)
        place = self.index(scope, 6)
        self.line(f"memref.store {self.number(scope)}, {name}[{place}] : {BUFFER}")
        self.print(self.op(f"memref.load {source.name}[{place}] : {BUFFER}"))

    def shown_otherwise(self, scope: Scope) -> None:
        """A function returns a new buffer under another type."""
        which, type_ = self.random.choice((("wide", OPEN), ("hidden", "memref<*xi32>")))
        name = self.op(f"func.call {self.helper(which)}({self.number(scope)}) : (i32) -> {type_}")
        if type_ not in BUFFERS:
            name = self.op(f"memref.cast {name} : {type_} to {BUFFER}")
            type_ = BUFFER
        scope.buffers.append(self.made(name, type_))
        self.observe(scope, scope.buffers[-1])
