"""Programs with tensors that can be run: `generate_tensors(seed)` is a module whose @main prints what it sees.

Any tensor may be used at any later place, also after something else was made of it: whoever forgets a copy changes what
is printed. All elements that are read have values. Conditions and indices come from a global that no pass knows.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

INPUTS = 8
SIZE, PART = 6, 2
WHOLE, SLICE, DYNAMIC = f"tensor<{SIZE}xi32>", f"tensor<{PART}xi32>", "tensor<?xi32>"
_IDENTITY = "affine_map<(d0) -> (d0)>"


@dataclass(frozen=True)
class Features:
    """What programs may contain."""

    statements: int = 6
    functions: int = 2
    depth: int = 2
    blocks: bool = True
    """Functions with several blocks."""
    globals: bool = True
    """`ml_program.global_load` and `global_store`."""
    threads: bool = True
    """`scf.forall`."""
    writable_arguments: bool = True
    """Whether all functions may write their arguments; else half of the arguments say that they must not be."""


@dataclass
class _Scope:
    tensors: list[tuple[str, str]] = field(default_factory=list)
    """Names and types."""

    def inner(self) -> _Scope:
        return _Scope(list(self.tensors))


def generate_tensors(seed: int, features: Features | None = None) -> str:
    return _Tensors(Random(seed), features or Features()).text()


class _Tensors:
    def __init__(self, random: Random, features: Features) -> None:
        self.random = random
        self.features = features
        self.functions: list[tuple[str, list[str], list[str]]] = []
        self.storing: set[str] = set()
        """Functions that store into the global."""
        self.is_in_threads = False
        """Whether several threads run what is made: they would race for the global."""
        self.lines: list[str] = []
        self.count = 0

    def text(self) -> str:
        numbers = ", ".join(str(self.random.randint(0, 9)) for _ in range(INPUTS))
        lines = [f'memref.global "private" @input : memref<{INPUTS}xi32> = dense<[{numbers}]>']
        if self.features.globals:
            lines.append(f"ml_program.global private mutable @state(dense<7> : {WHOLE}) : {WHOLE}")
        for number in range(self.random.randint(0, self.features.functions)):
            lines += self.function(f"f{number}")
        self.lines = []
        self.prologue()
        scope = _Scope()
        self.body(scope, self.features.statements + 2, 0)
        for name, type_ in scope.tensors[-4:]:
            self.observe(name, type_)
        return "\n".join([*lines, "func.func @main() {", *self.lines, "  return", "}"]) + "\n"

    # Names and small values

    def new(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def line(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def prologue(self) -> None:
        self.line(f"%input = memref.get_global @input : memref<{INPUTS}xi32>")
        for number in range(SIZE + 1):
            self.line(f"%c{number} = arith.constant {number} : index")
        self.line("%one = arith.constant 1 : i32")
        self.line("%three = arith.constant 3 : i32")

    def unknown(self) -> str:
        """An i32 that no pass knows."""
        name = self.new()
        self.line(f"{name} = memref.load %input[%c{self.random.randrange(SIZE + 1)}] : memref<{INPUTS}xi32>")
        return name

    def index(self, *, at_most: int) -> str:
        """An index from 0 to `at_most`, which is 1 or 3, or a constant."""
        if self.random.random() < 0.4:
            return f"%c{self.random.randint(0, at_most)}"
        masked, name = self.new(), self.new()
        value = self.unknown()
        self.line(f"{masked} = arith.andi {value}, {'%one' if at_most == 1 else '%three'} : i32")
        self.line(f"{name} = arith.index_cast {masked} : i32 to index")
        return name

    def condition(self) -> str:
        name, value = self.new(), self.unknown()
        self.line(f"{name} = arith.cmpi {self.random.choice(('sgt', 'slt', 'eq'))}, {value}, %three : i32")
        return name

    def pick(self, scope: _Scope, type_: str | None = None) -> tuple[str, str]:
        """A tensor in scope, of the type if one is given; made if there is none."""
        found = [each for each in scope.tensors if type_ is None or each[1] == type_]
        if not found:
            return self.fresh(scope, type_ or WHOLE)
        # What was made last is used most, as people do it; the others make the conflicts.
        return found[-1] if self.random.random() < 0.5 else self.random.choice(found)

    def fresh(self, scope: _Scope, type_: str) -> tuple[str, str]:
        name = self.new()
        kind = self.random.randrange(3)
        size = PART if type_ == SLICE else SIZE
        if kind == 0 and type_ != DYNAMIC:
            values = ", ".join(str(self.random.randint(0, 9)) for _ in range(size))
            self.line(f"{name} = arith.constant dense<[{values}]> : {type_}")
        elif kind == 1 and type_ != DYNAMIC:
            values = ", ".join(self.unknown() for _ in range(size))
            self.line(f"{name} = tensor.from_elements {values} : {type_}")
        else:
            empty, value = self.new(), self.unknown()
            sizes = f"%c{SIZE}" if type_ == DYNAMIC else ""
            maker = "bufferization.alloc_tensor" if self.random.random() < 0.3 else "tensor.empty"
            self.line(f"{empty} = {maker}({sizes}) : {type_}")
            self.line(f"{name} = linalg.fill ins({value} : i32) outs({empty} : {type_}) -> {type_}")
        scope.tensors.append((name, type_))
        return name, type_

    def observe(self, tensor: str, type_: str) -> None:
        name, index = self.new(), self.index(at_most=1 if type_ == SLICE else 3)
        self.line(f"{name} = tensor.extract {tensor}[{index}] : {type_}")
        self.line(f"vector.print {name} : i32")

    # Statements

    def body(self, scope: _Scope, count: int, depth: int) -> None:
        simple = [self.insert, self.insert, self.fill, self.take, self.put, self.generic, self.choose, self.show]
        simple += [self.make, self.cast, self.overwrite]
        nested = [self.loop, self.branch, self.repeat, self.region]
        if self.functions:
            simple += [self.call, self.call]
        if self.features.globals:
            simple += [self.load_global, self.store_global]
        if self.features.threads:
            nested.append(self.threads)
        for _ in range(count):
            if depth < self.features.depth and self.random.random() < 0.25:
                self.random.choice(nested)(scope, depth)
            else:
                self.random.choice(simple)(scope)

    def define(self, scope: _Scope, text: str, type_: str) -> str:
        name = self.new()
        self.line(f"{name} = {text}")
        scope.tensors.append((name, type_))
        return name

    def make(self, scope: _Scope) -> None:
        self.fresh(scope, self.random.choice((WHOLE, SLICE, DYNAMIC)))

    def show(self, scope: _Scope) -> None:
        self.observe(*self.pick(scope))

    def insert(self, scope: _Scope) -> None:
        tensor, type_ = self.pick(scope)
        index, value = self.index(at_most=1 if type_ == SLICE else 3), self.unknown()
        self.define(scope, f"tensor.insert {value} into {tensor}[{index}] : {type_}", type_)

    def fill(self, scope: _Scope) -> None:
        tensor, type_ = self.pick(scope)
        value = self.unknown()
        self.define(scope, f"linalg.fill ins({value} : i32) outs({tensor} : {type_}) -> {type_}", type_)

    def overwrite(self, scope: _Scope) -> None:
        tensor, type_ = self.pick(scope)
        target, _ = self.pick(scope, type_)
        self.define(scope, f"linalg.copy ins({tensor} : {type_}) outs({target} : {type_}) -> {type_}", type_)

    def take(self, scope: _Scope) -> None:
        tensor, type_ = self.pick(scope, self.random.choice((WHOLE, DYNAMIC)))
        index = self.index(at_most=3)
        self.define(scope, f"tensor.extract_slice {tensor}[{index}] [{PART}] [1] : {type_} to {SLICE}", SLICE)

    def put(self, scope: _Scope) -> None:
        tensor, type_ = self.pick(scope, self.random.choice((WHOLE, DYNAMIC)))
        part, _ = self.pick(scope, SLICE)
        index = self.index(at_most=3)
        text = f"tensor.insert_slice {part} into {tensor}[{index}] [{PART}] [1] : {SLICE} into {type_}"
        self.define(scope, text, type_)

    def generic(self, scope: _Scope) -> None:
        """A sum of two tensors into a third one, which may be read as well."""
        first, type_ = self.pick(scope)
        second, _ = self.pick(scope, type_)
        target, _ = self.pick(scope, type_)
        reads = self.random.random() < 0.4
        maps = ", ".join([_IDENTITY] * 3)
        name = self.new()
        self.line(
            f'{name} = linalg.generic {{indexing_maps = [{maps}], iterator_types = ["parallel"]}} '
            f"ins({first}, {second} : {type_}, {type_}) outs({target} : {type_}) {{"
        )
        self.line("^bb0(%x: i32, %y: i32, %z: i32):")
        self.line("  %s = arith.addi %x, %y : i32")
        if reads:
            self.line("  %t = arith.addi %s, %z : i32")
        self.line(f"  linalg.yield {'%t' if reads else '%s'} : i32")
        self.line(f"}} -> {type_}")
        scope.tensors.append((name, type_))

    def choose(self, scope: _Scope) -> None:
        first, type_ = self.pick(scope)
        second, _ = self.pick(scope, type_)
        condition = self.condition()
        self.define(scope, f"arith.select {condition}, {first}, {second} : {type_}", type_)

    def cast(self, scope: _Scope) -> None:
        tensor, type_ = self.pick(scope, self.random.choice((WHOLE, DYNAMIC)))
        other = DYNAMIC if type_ == WHOLE else WHOLE
        self.define(scope, f"tensor.cast {tensor} : {type_} to {other}", other)

    def load_global(self, scope: _Scope) -> None:
        self.define(scope, f"ml_program.global_load @state : {WHOLE}", WHOLE)

    def store_global(self, scope: _Scope) -> None:
        tensor, _ = self.pick(scope, WHOLE)
        if self.is_in_threads:
            return
        self.line(f"ml_program.global_store @state = {tensor} : {WHOLE}")

    def call(self, scope: _Scope) -> None:
        name, inputs, results = self.random.choice(self.functions)
        if self.is_in_threads and name in self.storing:
            return
        given = [self.pick(scope, type_)[0] for type_ in inputs]
        names = [self.new() for _ in results]
        left = f"{', '.join(names)} = " if names else ""
        signature = f"({', '.join(inputs)}) -> ({', '.join(results)})"
        self.line(f"{left}func.call @{name}({', '.join(given)}) : {signature}")
        scope.tensors += zip(names, results, strict=True)

    # Control flow

    def loop(self, scope: _Scope, depth: int) -> None:
        carried = [self.pick(scope) for _ in range(self.random.randint(1, 2))]
        names = [self.new() for _ in carried]
        arguments = [(self.new(), type_) for _, type_ in carried]
        bound, induction = self.index(at_most=3), self.new()
        inits = ", ".join(f"{a} = {t}" for (a, _), (t, _) in zip(arguments, carried, strict=True))
        types = ", ".join(type_ for _, type_ in carried)
        self.line(
            f"{', '.join(names)} = scf.for {induction} = %c0 to {bound} step %c1 iter_args({inits}) -> ({types}) {{"
        )
        inner = scope.inner()
        inner.tensors += arguments
        self.body(inner, self.random.randint(1, 3), depth + 1)
        yielded = [self.pick(inner, type_)[0] for _, type_ in carried]
        self.line(f"  scf.yield {', '.join(yielded)} : {types}")
        self.line("}")
        scope.tensors += [(name, type_) for name, (_, type_) in zip(names, carried, strict=True)]

    def repeat(self, scope: _Scope, depth: int) -> None:
        tensor, type_ = self.pick(scope)
        name, count, before, after = self.new(), self.new(), self.new(), self.new()
        number, passed, more, following = self.new(), self.new(), self.new(), self.new()
        limit = self.index(at_most=3)
        inits, types = f"{number} = %c0, {before} = {tensor}", f"(index, {type_})"
        self.line(f"{count}, {name} = scf.while ({inits}) : {types} -> {types} {{")
        inner = scope.inner()
        inner.tensors.append((before, type_))
        self.body(inner, self.random.randint(0, 2), depth + 1)
        handed = self.pick(inner, type_)[0]
        self.line(f"{more} = arith.cmpi slt, {number}, {limit} : index")
        self.line(f"scf.condition({more}) {number}, {handed} : index, {type_}")
        self.line("} do {")
        self.line(f"^bb0({passed}: index, {after}: {type_}):")
        inner = scope.inner()
        inner.tensors.append((after, type_))
        self.body(inner, self.random.randint(0, 2), depth + 1)
        self.line(f"{following} = arith.addi {passed}, %c1 : index")
        self.line(f"scf.yield {following}, {self.pick(inner, type_)[0]} : index, {type_}")
        self.line("}")
        scope.tensors.append((name, type_))

    def branch(self, scope: _Scope, depth: int) -> None:
        _, type_ = self.pick(scope)
        name, condition = self.new(), self.condition()
        self.line(f"{name} = scf.if {condition} -> ({type_}) {{")
        for part in range(2):
            inner = scope.inner()
            self.body(inner, self.random.randint(0, 3), depth + 1)
            self.line(f"  scf.yield {self.pick(inner, type_)[0]} : {type_}")
            self.line("} else {" if part == 0 else "}")
        scope.tensors.append((name, type_))

    def region(self, scope: _Scope, depth: int) -> None:
        _, type_ = self.pick(scope)
        name = self.new()
        self.line(f"{name} = scf.execute_region -> {type_} {{")
        inner = scope.inner()
        self.body(inner, self.random.randint(1, 3), depth + 1)
        self.line(f"  scf.yield {self.pick(inner, type_)[0]} : {type_}")
        self.line("}")
        scope.tensors.append((name, type_))

    def threads(self, scope: _Scope, depth: int) -> None:
        """Each thread writes its own part of the output, and reads that part of it at most."""
        target, _ = self.pick(scope, WHOLE)
        name, thread, out, part = self.new(), self.new(), self.new(), self.new()
        inner = scope.inner()
        inner.tensors = [each for each in inner.tensors if each[0] != target]
        bounds = f"({thread}) = (0) to ({SIZE}) step ({PART})"
        self.line(f"{name} = scf.forall {bounds} shared_outs({out} = {target}) -> ({WHOLE}) {{")
        if self.random.random() < 0.7:
            self.line(f"{part} = tensor.extract_slice {out}[{thread}] [{PART}] [1] : {WHOLE} to {SLICE}")
            inner.tensors.append((part, SLICE))
        around, self.is_in_threads = self.is_in_threads, True
        self.body(inner, self.random.randint(1, 3), self.features.depth)
        self.is_in_threads = around
        given = self.pick(inner, SLICE)[0]
        self.line("scf.forall.in_parallel {")
        self.line(f"  tensor.parallel_insert_slice {given} into {out}[{thread}] [{PART}] [1] : {SLICE} into {WHOLE}")
        self.line("}")
        self.line("}")
        scope.tensors.append((name, WHOLE))

    # Functions

    def function(self, name: str) -> list[str]:
        random = self.random
        self.lines = []
        inputs = [random.choice((WHOLE, WHOLE, SLICE, DYNAMIC)) for _ in range(random.randint(1, 2))]
        scope = _Scope([(f"%p{i}", type_) for i, type_ in enumerate(inputs)])
        results = [random.choice((WHOLE, SLICE, DYNAMIC)) for _ in range(random.choice((0, 1, 1, 2)))]
        self.prologue()
        if self.features.blocks and random.random() < 0.5:
            self.with_blocks(scope, results)
        else:
            self.body(scope, random.randint(1, self.features.statements), 1)
            self.give(scope, results)
        taken = ", ".join(f"%p{i}: {type_}{self.restriction()}" for i, type_ in enumerate(inputs))
        visibility = "private " if random.random() < 0.5 else ""
        self.functions.append((name, inputs, results))
        stores = ("global_store", *(f"@{each}(" for each in self.storing))
        if any(word in line for line in self.lines for word in stores):
            self.storing.add(name)
        return [f"func.func {visibility}@{name}({taken}) -> ({', '.join(results)}) {{", *self.lines, "}"]

    def restriction(self) -> str:
        """Of an argument."""
        if self.features.writable_arguments or self.random.random() < 0.5:
            return ""
        return " {bufferization.writable = false}"

    def give(self, scope: _Scope, results: list[str]) -> None:
        given = [self.pick(scope, type_)[0] for type_ in results]
        types = f" : {', '.join(results)}" if results else ""
        self.line(f"return {', '.join(given)}{types}" if given else "return")

    def with_blocks(self, scope: _Scope, results: list[str]) -> None:
        """One block after the other, or two branches that meet."""
        random = self.random
        self.body(scope, random.randint(0, 2), 1)
        handed, type_ = self.pick(scope)
        other, _ = self.pick(scope, type_)
        argument = self.new()
        if random.random() < 0.4:
            self.line(f"cf.br ^next({handed} : {type_})")
        elif random.random() < 0.5:
            condition = self.condition()
            self.line(f"cf.cond_br {condition}, ^next({handed} : {type_}), ^next({other} : {type_})")
        else:
            condition = self.condition()
            self.line(f"cf.cond_br {condition}, ^left, ^right")
            for label, given in (("left", handed), ("right", other)):
                inner = scope.inner()
                self.lines.append(f"^{label}:")
                self.body(inner, random.randint(0, 2), 1)
                chosen = given if random.random() < 0.5 else self.pick(inner, type_)[0]
                self.line(f"cf.br ^next({chosen} : {type_})")
        self.lines.append(f"^next({argument}: {type_}):")
        scope.tensors.append((argument, type_))
        self.body(scope, random.randint(1, 3), 1)
        self.give(scope, results)
