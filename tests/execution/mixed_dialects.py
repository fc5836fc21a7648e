"""Statements with regions of further dialects in mixed programs: whatever can be run one after the other.

Not among them: loops and selections of `spirv`, whose blocks have to end with branches of `spirv`; `omp.task`,
`omp.target` and what else runs at another time or in another memory, as `async.execute` and `gpu.launch` do; the bodies
of `omp.parallel` and `acc.parallel`, which run as often as the machine likes; `acc.data`, which copies to other memory.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.execution.mixed_contexts import Contexts
from tests.execution.mixed_writer import POINT, TENSORS, Named, Scope, listed

_ONCE = (
    ("omp.single {", "omp.terminator"),
    ("omp.master {", "omp.terminator"),
    ("omp.critical {", "omp.terminator"),
    ("acc.serial {", "acc.yield"),
)
_FLAG = "tensor<i1>"


class OtherContexts(Contexts):
    def contexts(self, scope: Scope) -> list[Callable[[Scope], None]]:
        found = [*super().contexts(scope), self.assuming, self.emitc_for, self.emitc_if]
        if self.chance(0.3):
            # Nothing is bufferized with them, unless unknown operations may stay.
            found += [self.tosa_if, self.tosa_while]
        if not scope.is_pure:
            found += [self.once, self.omp_loop, self.acc_loop]
        return found

    def assuming(self, scope: Scope) -> None:
        types = self.types(scope)
        names, left = self.names(len(types))
        witness = self.op("shape.const_witness true")
        result = f" -> ({', '.join(types)})" if types else ""
        with self.block(f"{left}shape.assuming {witness}{result} {{"):
            given = self.filled(scope.inner(), types, "shape.assuming_yield")
        self.finish(scope, names, given)

    def once(self, scope: Scope) -> None:
        head, end = self.random.choice(_ONCE)
        with self.block(head):
            self.filled(scope.inner(), (), end)

    def omp_loop(self, scope: Scope) -> None:
        counter, inner = self.bounds(scope)
        space = f"({self.constant(0)}) to ({self.constant(2)}) step ({self.constant(1)})"
        with self.block("omp.wsloop {"), self.block(f"omp.loop_nest ({counter}) : index = {space} {{"):
            self.filled(inner, (), "omp.yield")

    def acc_loop(self, scope: Scope) -> None:
        counter, inner = self.bounds(scope)
        zero, two, one = self.constant(0), self.constant(2), self.constant(1)
        space = f"({zero} : index) to ({two} : index) step ({one} : index)"
        about = "independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>"
        with self.block(f"acc.loop control({counter} : index) = {space} {{", f"}} attributes {{{about}}}"):
            self.filled(inner, (), "acc.yield")

    # --- emitc ---

    def emitc_for(self, scope: Scope) -> None:
        counter, inner = self.new(), scope.inner()
        inner.indices.append((counter, 3))
        space = f"{self.constant(0)} to {self.random.choice((self.constant(2), self.constant(3)))}"
        with self.block(f"emitc.for {counter} = {space} step {self.constant(1)} {{"):
            self.filled(inner, (), "emitc.yield")

    def emitc_if(self, scope: Scope) -> None:
        with self.block(f"emitc.if {self.condition(scope)} {{", "} else {"):
            self.filled(scope.inner(), (), "emitc.yield")
        self.filled(scope.inner(), (), "emitc.yield")
        self.line("}")

    # --- tosa ---

    def tosa_types(self, scope: Scope) -> list[str]:
        """Of tensors with sizes that are known; at least one."""
        known = [each.type for each in scope.tensors if "?" not in each.type] or [POINT]
        return [self.random.choice(known) for _ in range(self.random.randint(1, 2))]

    def flag(self, condition: str) -> str:
        return self.op(f"tensor.from_elements {condition} : {_FLAG}")

    def tosa_if(self, scope: Scope) -> None:
        types, flag = self.tosa_types(scope), self.flag(self.condition(scope))
        names, left = self.names(len(types))
        result = types[0] if len(types) == 1 else f"({', '.join(types)})"
        with self.block(f"{left}tosa.cond_if {flag} : {_FLAG} -> {result} {{", "} else {"):
            first = self.filled(scope.inner(), types, "tosa.yield")
        second = self.filled(scope.inner(), types, "tosa.yield")
        self.line("}")
        self.finish(scope, names, first, second)

    def tosa_while(self, scope: Scope) -> None:
        """A counter, and one or two tensors more."""
        types = self.tosa_types(scope)
        start = self.op(f"tensor.from_elements {self.constant(self.random.choice((0, 1, 2)), 'i32')} : {POINT}")
        initial = [self.pick(scope, type_) for type_ in types]
        names, left = self.names(1 + len(types))
        carried, every = [Named(start, POINT), *initial], ", ".join([POINT, *types])
        for number, end in enumerate(("} do {", "}")):
            count, inside = self.new(), [Named(self.new(), type_) for type_ in types]
            arguments = [Named(count, POINT), *inside]
            inner = scope.inner()
            self.enter(inner, inside)
            if number == 0:
                inits = ", ".join(f"{a.name} = {b.name}" for a, b in zip(arguments, carried, strict=True))
                self.line(f"{left}tosa.while_loop ({inits}) : ({every}) -> ({every}) {{")
            else:
                self.line(f"^bb0({', '.join(f'{each.name}: {each.type}' for each in arguments)}):")
            with self.deeper():
                self.body(inner, self.random.randint(0, 2))
            value = self.op(f"tensor.extract {count}[] : {POINT}")
            if number == 0:
                more = self.op(f"arith.cmpi sgt, {value}, {self.constant(0, 'i32')} : i32")
                self.line(f"tosa.yield {self.flag(more)} : {_FLAG}")
            else:
                less = self.op(f"arith.subi {value}, {self.constant(1, 'i32')} : i32")
                given = [self.pick(inner, type_) for type_ in types]
                next_ = Named(self.op(f"tensor.from_elements {less} : {POINT}"), POINT)
                self.line(f"tosa.yield{listed([next_, *given])}")
            self.line(end)
        assert all(type_ in TENSORS for type_ in types)
        self.finish(scope, names[1:], initial)
