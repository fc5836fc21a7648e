"""Programs whose bytes on the heap and on the stack are known at each point: `generate_held(seed)`.

Buffers are allocated and freed by hand, in all orders that are right. Each condition is an argument of @main of its
own, so that running all combinations takes each path, and each dynamic size is one, too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

CONDITIONS, SIZES = 3, 2
ELEMENTS = ("i1", "i8", "i16", "i32", "i64", "f16", "f32", "f64", "index")


@dataclass
class HeldProgram:
    """`conditions`, `sizes`: how many @main takes, conditions first."""

    text: str
    conditions: int
    sizes: int


@dataclass(frozen=True)
class Owned:
    """A buffer that has to be freed, by the name it was made with."""

    name: str
    type: str


@dataclass(frozen=True)
class Helper:
    name: str
    takes: str = ""
    """The type of the buffer that it frees."""
    gives: str = ""
    counts: bool = False
    """Whether it takes a size."""
    leaks: bool = False


@dataclass
class Scope:
    owned: list[Owned] = field(default_factory=list)


def generate_held(seed: int, *, dynamic: bool = False, growing: bool = True) -> HeldProgram:
    """`growing`: whether loops may leave more and more on the heap."""
    return _Writer(Random(seed), dynamic=dynamic, growing=growing).program()


class _Writer:
    def __init__(self, random: Random, *, dynamic: bool, growing: bool) -> None:
        self.random = random
        self.dynamic = dynamic
        self.growing = growing
        self.lines: list[str] = []
        self.values = self.conditions = self.blocks = 0
        self.depth = 0
        self.leaks = False
        """Whether the function written now does not free all that it should."""
        self.sizes: list[str] = []
        self.helpers: list[Helper] = []

    def program(self) -> HeldProgram:
        found: list[str] = []
        for number in range(self.random.randint(0, 3)):
            found += self.helper(f"f{number}")
        self.sizes = [f"%n{number}" for number in range(SIZES)] if self.dynamic else []
        self.lines = []
        scope = Scope()
        self.statements(scope, self.random.randint(3, 9), blocks=True)
        kept = [one for one in scope.owned if self.random.random() < 0.2 and not self.dynamic]
        for one in self.shuffled([one for one in scope.owned if one not in kept]):
            self.free(one)
        conditions = self.conditions
        arguments = [*(f"%c{number}: i1" for number in range(conditions)), *(f"{name}: index" for name in self.sizes)]
        results = f" -> ({', '.join(one.type for one in kept)})" if kept else ""
        given = f" {', '.join(one.name for one in kept)} : {', '.join(one.type for one in kept)}" if kept else ""
        found += [f"func.func @main({', '.join(arguments)}){results} {{", *self.lines, f"  return{given}", "}"]
        return HeldProgram("\n".join(found) + "\n", conditions, len(self.sizes))

    def helper(self, name: str) -> list[str]:
        random = self.random
        takes = self.static_type() if random.random() < 0.4 else ""
        counts = self.dynamic and random.random() < 0.5
        self.lines, self.sizes, self.leaks = [], ["%n"] if counts else [], False
        scope = Scope([Owned("%p", takes)] if takes else [])
        outer, self.conditions = self.conditions, CONDITIONS
        self.statements(scope, random.randint(1, 4), blocks=False)
        self.conditions = outer
        given = next((one for one in scope.owned if random.random() < 0.4), None)
        for one in self.shuffled([one for one in scope.owned if one is not given]):
            self.free(one)
        arguments = [*(["%n: index"] if counts else []), *([f"%p: {takes}"] if takes else [])]
        self.helpers.append(Helper(name, takes, given.type if given else "", counts, self.leaks))
        result = f" -> {given.type}" if given else ""
        end = f"  return {given.name} : {given.type}" if given else "  return"
        return [f"func.func private @{name}({', '.join(arguments)}){result} {{", *self.lines, end, "}"]

    # Lines

    def line(self, text: str) -> None:
        self.lines.append("  " * (self.depth + 1) + text)

    def op(self, text: str) -> str:
        self.values += 1
        self.line(f"%v{self.values} = {text}")
        return f"%v{self.values}"

    def shuffled(self, those: list[Owned]) -> list[Owned]:
        return self.random.sample(those, len(those))

    def condition(self) -> str | None:
        """One that was not used yet; None when there are enough."""
        if self.conditions >= CONDITIONS:
            return None
        self.conditions += 1
        return f"%c{self.conditions - 1}"

    def static_type(self) -> str:
        shape = "".join(f"{self.random.randint(1, 5)}x" for _ in range(self.random.randint(0, 3)))
        return f"memref<{shape}{self.random.choice(ELEMENTS)}>"

    # Statements

    def statements(self, scope: Scope, count: int, *, blocks: bool) -> None:
        every: list[Callable[[Scope], None]] = [self.allocate, self.allocate, self.free_one, self.view, self.call]
        if self.depth < 3:
            every += [self.if_, self.for_, self.carried, self.while_, self.scope_]
        if self.depth < 3 and self.growing:
            every += [self.leaking, self.stack]
        if blocks:
            every.append(self.diamond)
        for _ in range(count):
            self.random.choice(every)(scope)

    def allocate(self, scope: Scope) -> None:
        random = self.random
        aligned = f" {{alignment = {random.choice((8, 64))} : i64}}" if random.random() < 0.2 else ""
        if self.sizes and random.random() < 0.6:
            type_, size = f"memref<?x{random.randint(1, 3)}x{random.choice(ELEMENTS)}>", random.choice(self.sizes)
            scope.owned.append(Owned(self.op(f"memref.alloc({size}){aligned} : {type_}"), type_))
            return
        type_ = self.static_type()
        scope.owned.append(Owned(self.op(f"memref.alloc(){aligned} : {type_}"), type_))

    def stack(self, scope: Scope) -> None:
        self.op(f"memref.alloca() : {self.static_type()}")

    def free(self, one: Owned) -> None:
        """By its name, or by that of a view that begins where it does."""
        if self.random.random() < 0.3 and one.type.startswith("memref<") and "?" not in one.type:
            rank = one.type.count("x") - one.type.count("index")
            unranked = f"memref<*x{one.type.rsplit('x', 1)[-1]}" if "index" not in one.type and rank else ""
            if unranked:
                name = self.op(f"memref.cast {one.name} : {one.type} to {unranked}")
                self.line(f"memref.dealloc {name} : {unranked}")
                return
        self.line(f"memref.dealloc {one.name} : {one.type}")

    def free_one(self, scope: Scope) -> None:
        if scope.owned:
            self.free(scope.owned.pop(self.random.randrange(len(scope.owned))))

    def view(self, scope: Scope) -> None:
        """Views are no memory of their own."""
        if scope.owned:
            one = self.random.choice(scope.owned)
            self.op(f"memref.cast {one.name} : {one.type} to {one.type.replace('memref<', 'memref<', 1)}")

    def inner(self, count: int) -> None:
        """Statements whose buffers are all freed at the end."""
        scope = Scope()
        self.depth += 1
        self.statements(scope, count, blocks=False)
        for one in self.shuffled(scope.owned):
            self.free(one)
        self.depth -= 1

    def if_(self, scope: Scope) -> None:
        """One buffer may be freed early on one of the paths."""
        condition = self.condition()
        if condition is None:
            return
        freed = scope.owned.pop() if scope.owned and self.random.random() < 0.5 else None
        early = self.random.random() < 0.5
        self.line(f"scf.if {condition} {{")
        for branch in range(2):
            if freed is not None and early == bool(branch):
                self.depth += 1
                self.free(freed)
                self.depth -= 1
            self.inner(self.random.randint(0, 3))
            if freed is not None and early != bool(branch):
                self.depth += 1
                self.free(freed)
                self.depth -= 1
            self.line("} else {" if branch == 0 else "}")

    def for_(self, scope: Scope) -> None:
        low, high, by, _ = self.bounds()
        self.values += 1
        self.line(f"scf.for %i{self.values} = {low} to {high} step {by} {{")
        self.iteration(self.random.randint(0, 3))
        self.line("}")

    def iteration(self, count: int) -> None:
        """A condition is the same in all iterations, and the analysis does not know it: what a loop with one holds does
        not grow."""
        growing, conditions = self.growing, self.conditions
        has_conditions = self.random.random() < 0.5
        if has_conditions:
            self.growing = False
        else:
            self.conditions = CONDITIONS
        self.inner(count)
        if not has_conditions:
            self.conditions = conditions
        self.growing = growing

    def bounds(self) -> tuple[str, str, str, int]:
        count = self.random.randint(0, 4)
        low, high, by = (self.op(f"arith.constant {number} : index") for number in (0, count, 1))
        return low, high, by, count

    def leaking(self, scope: Scope) -> None:
        """Nothing in it is freed."""
        self.leaks = True
        low, high, by, _ = self.bounds()
        self.values += 1
        self.line(f"scf.for %i{self.values} = {low} to {high} step {by} {{")
        self.depth += 1
        sizes, self.sizes = self.sizes, []
        conditions, self.conditions = self.conditions, CONDITIONS
        self.statements(Scope(), self.random.randint(1, 2), blocks=False)
        self.sizes, self.conditions = sizes, conditions
        self.depth -= 1
        self.line("}")

    def carried(self, scope: Scope) -> None:
        """Each iteration frees the buffer of the one before."""
        if not scope.owned:
            return
        one = scope.owned.pop(self.random.randrange(len(scope.owned)))
        low, high, by, _ = self.bounds()
        self.values += 1
        argument, result = f"%a{self.values}", f"%r{self.values}"
        head = f"{result} = scf.for %i{self.values} = {low} to {high} step {by} iter_args({argument} = {one.name})"
        self.line(f"{head} -> ({one.type}) {{")
        self.depth += 1
        is_late = self.random.random() < 0.5
        if not is_late:
            self.line(f"memref.dealloc {argument} : {one.type}")
        size = self.size_of(one)
        new = self.op(f"memref.alloc({size}) : {one.type}")
        self.depth -= 1
        self.iteration(self.random.randint(0, 2))
        self.depth += 1
        if is_late:
            self.line(f"memref.dealloc {argument} : {one.type}")
        self.line(f"scf.yield {new} : {one.type}")
        self.depth -= 1
        self.line("}")
        scope.owned.append(Owned(result, one.type))

    def size_of(self, one: Owned) -> str:
        """The size that its allocation was given, for another one of the same size."""
        if "?" not in one.type:
            return ""
        zero = self.op("arith.constant 0 : index")
        return self.op(f"memref.dim {one.name}, {zero} : {one.type}")

    def while_(self, scope: Scope) -> None:
        """It runs its first region once, and the second one not at all; no text says so, so what it holds does not
        grow."""
        no = self.op("arith.constant false")
        self.line("scf.while : () -> () {")
        growing, self.growing = self.growing, False
        self.inner(self.random.randint(0, 3))
        self.growing = growing
        self.line(f"  scf.condition({no})")
        self.line("} do {")
        self.line("  scf.yield")
        self.line("}")

    def scope_(self, scope: Scope) -> None:
        kind = self.random.choice(("scf.execute_region", "memref.alloca_scope"))
        self.line(f"{kind} {{")
        self.inner(self.random.randint(0, 3))
        self.line("  scf.yield" if kind == "scf.execute_region" else "  memref.alloca_scope.return")
        self.line("}")

    def call(self, scope: Scope) -> None:
        usable = [one for one in self.helpers if (not one.counts or self.sizes) and (self.growing or not one.leaks)]
        if not usable:
            return
        helper = self.random.choice(usable)
        self.leaks = self.leaks or helper.leaks
        given, types = list[str](), list[str]()
        if helper.counts:
            given.append(self.random.choice(self.sizes))
            types.append("index")
        if helper.takes:
            given.append(self.op(f"memref.alloc() : {helper.takes}"))
            types.append(helper.takes)
        text = f"func.call @{helper.name}({', '.join(given)}) : ({', '.join(types)}) -> ({helper.gives})"
        if not helper.gives:
            self.line(text)
        else:
            scope.owned.append(Owned(self.op(text), helper.gives))

    def diamond(self, scope: Scope) -> None:
        """Blocks that part and join."""
        condition = self.condition()
        if condition is None:
            return
        first, second, join = (f"^bb{self.blocks + number}" for number in (1, 2, 3))
        self.blocks += 3
        freed = scope.owned.pop() if scope.owned and self.random.random() < 0.5 else None
        self.line(f"cf.cond_br {condition}, {first}, {second}")
        for label in (first, second):
            self.line(f"{label}:")
            self.inner(self.random.randint(0, 3))
            if freed is not None:
                self.free(freed)
            self.line(f"cf.br {join}")
        self.line(f"{join}:")
