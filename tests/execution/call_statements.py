"""Statements of programs with calls: what people do with buffers, and what they make of them.

STATEMENTS lists them with how likely each is and the feature it needs. A statement returns whether it was possible.
"""

from __future__ import annotations

from tests.execution.call_values import BUFFERS, CONSTANT, CONTENT, FOUND, TYPES, Value
from tests.execution.call_writer import Writer

_LAUNCH = (
    "gpu.launch async [{}] blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1) "
    "threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {{"
)
_DEPTH = 2
_SLOT = "memref<1xmemref<4xi32>>"


class Statements(Writer):
    def statements(self, most: int) -> None:
        names = [name for name, (_, feature) in STATEMENTS.items() if not feature or self.has(feature)]
        weights = [STATEMENTS[name][0] for name in names]
        for name in self.random.choices(names, weights, k=self.random.randint(1, most)):
            getattr(self, name)()

    # Memory

    def read(self) -> bool:
        value = self.choose("MDVTPSAXBE")
        if value is not None:
            self.look(value)
        return value is not None

    def write(self) -> bool:
        value = self.choose("MDV")
        if value is None or CONSTANT in value.origins:
            return False
        self.write_to(value)
        return True

    def write_to(self, value: Value) -> None:
        self.state.written |= value.origins
        number = self.op(f"arith.constant {self.random.randint(-50, 50)} : i32")
        self.line(f"memref.store {number}, {value.name}[%c{self.random.randrange(2)}] : {value.type}")

    def write_and_read(self) -> bool:
        """Under two of the latest names."""
        self.cross([one for one in self.scope[-4:] if one.sort in BUFFERS and self.is_usable(one)])
        return True

    def cross(self, values: list[Value]) -> None:
        """Write under one name, and read under another one afterwards."""
        written = [one for one in values if CONSTANT not in one.origins]
        if len(values) > 1 and written:
            value = self.random.choice(written)
            self.write_to(value)
            self.look(self.random.choice([one for one in values if one is not value] or [value]))

    def allocate(self) -> bool:
        self.new(self.random.choice("MMD"))
        return True

    def free(self) -> bool:
        value = self.choose("MDQ", free=True)
        if value is None:
            return False
        self.line(f"{'gpu' if value.sort == 'Q' else 'memref'}.dealloc {value.name} : {value.type}")
        self.state.dead |= value.origins
        return True

    def free_both(self) -> bool:
        """On both paths of a branch."""
        value = self.choose(BUFFERS, free=True)
        if value is None:
            return False
        self.line(f"scf.if {self.condition()} {{")
        with self.nested(once=True):
            self.look(value)
            self.line(f"memref.dealloc {value.name} : {value.type}")
        self.line("} else {")
        with self.nested(once=True):
            self.line(f"memref.dealloc {value.name} : {value.type}")
        self.line("}")
        self.state.dead |= value.origins
        return True

    def free_in_turn(self) -> bool:
        """Where a condition holds, and then where it does not; sometimes not there."""
        value = self.choose(BUFFERS, free=True)
        if value is None:
            return False
        condition = self.condition()
        opposite = self.op(f"arith.xori {condition}, {self.op('arith.constant true')} : i1")
        for one in (condition, opposite):
            self.line(f"scf.if {one} {{")
            with self.nested(once=True):
                if self.random.random() < 0.5:
                    self.look(value)
                self.line(f"memref.dealloc {value.name} : {value.type}")
            self.line("}")
            if self.has("maybe") and self.random.random() < 0.6:
                break
        self.state.dead |= value.origins
        return True

    def grow(self) -> bool:
        value = self.choose("D", free=True)
        if value is None:
            return False
        name = self.op(f"memref.realloc {value.name}(%c{self.random.randint(4, 7)}) : {value.type} to {value.type}")
        self.state.dead |= value.origins
        self.add(name, "D", (self.origin(),))
        return True

    def on_stack(self) -> bool:
        if self.is_async:
            return False
        name = self.op(f"memref.alloca() : {TYPES['M']}")
        self.line(f"linalg.fill ins(%k0 : i32) outs({name} : {TYPES['M']})")
        origin = self.origin()
        self.stack.add(origin)
        self.add(name, "M", (origin,))
        return True

    def constant(self) -> bool:
        self.add(self.op(f"memref.get_global @table : {TYPES['M']}"), "M", (CONSTANT,))
        return True

    # Views and selections

    def view(self) -> bool:
        value = self.buffer("MDV")
        if value.sort == "M" and self.random.random() < 0.6:
            self.derived(f"memref.cast {value.name} : {value.type} to {TYPES['D']}", "D", value)
        elif value.sort == "M" and self.random.random() < 0.5:
            turned = "memref<4xi32, strided<[1]>>"
            name = self.op(f"memref.transpose {value.name} (i) -> (i) : {value.type} to {turned}")
            self.derived(f"memref.cast {name} : {turned} to {value.type}", "M", value)
        else:
            shown = (
                "memref<2xi32, strided<[1], offset: ?>>"
                if value.sort == "V"
                else "memref<2xi32, strided<[1], offset: 1>>"
            )
            first = "0" if value.sort == "V" else "1"
            name = self.op(f"memref.subview {value.name}[{first}] [2] [1] : {value.type} to {shown}")
            self.derived(f"memref.cast {name} : {shown} to {TYPES['V']}", "V", value)
        return True

    def derived(self, text: str, sort: str, *sources: Value) -> Value:
        origins = frozenset(origin for source in sources for origin in source.origins)
        return self.add(self.op(text), sort, origins, base=all(source.is_base for source in sources))

    def select(self) -> bool:
        first = self.buffer("MDVPAT")
        second = self.choose(first.sort)
        if second is None or second is first:
            return False
        self.derived(
            f"arith.select {self.condition()}, {first.name}, {second.name} : {first.type}", first.sort, first, second
        )
        return True

    # Other forms

    def tensor(self) -> bool:
        value = self.buffer("D")
        self.derived(f"bufferization.to_tensor {value.name} restrict : {value.type} to {TYPES['T']}", "T", value)
        return True

    def pointer(self) -> bool:
        value = self.choose("MDPA") or self.buffer()
        if value.sort in BUFFERS and self.random.random() < 0.5:
            self.derived(f"builtin.unrealized_conversion_cast {value.name} : {value.type} to !llvm.ptr", "P", value)
        elif value.sort in BUFFERS:
            self.address_of(value)
        elif value.sort == "A":
            number = self.op(f"arith.index_cast {value.name} : index to i64")
            self.derived(f"llvm.inttoptr {number} : i64 to !llvm.ptr", "P", value)
        elif self.random.random() < 0.5:
            self.derived(f"llvm.getelementptr {value.name}[0] : (!llvm.ptr) -> !llvm.ptr, i32", "P", value)
        else:
            empty = self.op(f"llvm.mlir.undef : {TYPES['S']}")
            self.derived(f"llvm.insertvalue {value.name}, {empty}[0] : {TYPES['S']}", "S", value)
        return True

    def address_of(self, value: Value) -> Value:
        return self.derived(f"memref.extract_aligned_pointer_as_index {value.name} : {value.type} -> index", "A", value)

    def address(self) -> bool:
        value = self.choose("MDA") or self.buffer()
        if value.sort in BUFFERS:
            self.address_of(value)
        elif self.random.random() < 0.5:
            self.derived(f"arith.addi {value.name}, %c0 : index", "A", value)
        else:
            self.derived(f"vector.from_elements %c0, {value.name} : {TYPES['X']}", "X", value)
        return True

    # Containers

    def box(self) -> bool:
        value = self.buffer()
        if value.origins & self.stack:
            return False
        sort = next(box for box, inner in CONTENT.items() if inner == value.sort)
        name = self.op(f"memref.alloc() : {TYPES[sort]}")
        box = self.add(name, sort, (self.origin(),))
        self.put(value, box)
        return True

    def put(self, value: Value, box: Value) -> None:
        self.line(f"memref.store {value.name}, {box.name}[%c0] : {box.type}")
        for origin in box.origins:
            self.state.content[origin] = self.state.content.get(origin, frozenset()) | value.origins

    def store(self) -> bool:
        box = self.choose("BE")
        value = self.choose(CONTENT[box.sort]) if box is not None else None
        if box is None or value is None or value.origins & self.stack:
            return False
        self.put(value, box)
        return True

    def lend(self) -> bool:
        """Give a container to a function that reads, or writes, what it finds there."""
        box = self.choose("BE")
        if box is None:
            return False
        found = self.state.deep(box.origins) - box.origins
        is_writing = CONSTANT not in found and self.random.random() < 0.5
        does = "write" if is_writing else "read"
        is_deep = self.random.random() < 0.4
        name = f"{does}_{'below' if is_deep else 'in'}_{box.sort}"
        self.program.declared[f"{does}_in_{box.sort}"] = _looking(does, box)
        if is_deep:
            self.program.declared[name] = (
                f"func.func private @{name}(%b: {box.type}) {{\n"
                f"  call @{does}_in_{box.sort}(%b) : ({box.type}) -> ()\n  return\n}}"
            )
        self.state.written |= found if is_writing else set()
        self.line(f"func.call @{name}({box.name}) : ({box.type}) -> ()")
        return True

    def take(self) -> bool:
        box = self.choose("BE")
        if box is None:
            return False
        origins = self.state.deep(box.origins) - box.origins
        self.add(self.op(f"memref.load {box.name}[%c0] : {box.type}"), CONTENT[box.sort], frozenset(origins))
        return True

    def keep(self) -> bool:
        """Put it where every function finds it."""
        value = self.choose("M")
        if value is None or value.origins & (self.stack | {CONSTANT}) or not self.program.uses_slot:
            return False
        slot = self.op(f"memref.get_global @slot : {_SLOT}")
        self.line(f"memref.store {value.name}, {slot}[%c0] : {_SLOT}")
        self.state.pinned |= value.origins
        return True

    def find(self) -> bool:
        if not self.program.uses_slot:
            return False
        slot = self.op(f"memref.get_global @slot : {_SLOT}")
        self.add(self.op(f"memref.load {slot}[%c0] : {_SLOT}"), "M", (FOUND,))
        return True

    # Work that goes on

    def work(self) -> bool:
        value = self.choose(BUFFERS)
        if value is None or value.origins & (self.stack | self.foreign):
            return False
        if self.random.random() < 0.3:
            return self.launched(value)
        before = self.choose("K") if self.random.random() < 0.3 else None
        name = self.op(f"async.execute{f' [{before.name}]' if before else ''} {{")
        with self.nested(once=True):
            if self.random.random() < 0.5:
                self.state.written |= value.origins
                self.line(f"memref.store %k0, {value.name}[%c1] : {value.type}")
            self.look(value)
            self.line("async.yield")
        self.line("}")
        self.started(name, "K", value.origins, before)
        return True

    def launched(self, value: Value) -> bool:
        """Threads of the device that write a buffer."""
        name = self.op(_LAUNCH.format(self.op("gpu.wait async")))
        self.state.written |= value.origins
        with self.nested(once=True):
            self.line(f"memref.store %k0, {value.name}[%bx] : {value.type}")
            self.line("gpu.terminator")
        self.line("}")
        self.started(name, "G", value.origins)
        return True

    def started(self, name: str, sort: str, origins: frozenset[int], before: Value | None = None) -> None:
        """The token `name` stands for work on `origins`, and for that of `before`."""
        token = self.origin()
        self.state.busy[token] = origins
        if before is not None:
            for one in before.origins:
                self.state.busy[token] |= self.state.busy.get(one, frozenset())
            self.scope.remove(before)
        self.add(name, sort, (token,))

    def wait(self) -> bool:
        token = self.choose("KG")
        if token is None:
            return False
        kind = "!async.token" if token.sort == "K" else ""
        self.line(f"async.await {token.name} : {kind}" if kind else f"gpu.wait [{token.name}]")
        self.finished(token)
        return True

    def finished(self, token: Value) -> None:
        if len(token.origins) == 1:
            for origin in token.origins:
                self.state.busy.pop(origin, None)
                self.state.awaited.add(origin)
        self.scope = [one for one in self.scope if not (one.sort in "KG" and one.origins & token.origins)]

    def device(self) -> bool:
        """Memory of the device, copied to and back by work that goes on."""
        device = self.choose("Q")
        if device is None:
            device = self.add(self.op(f"gpu.alloc () : {TYPES['Q']}"), "Q", (self.origin(),))
            self.line(f"gpu.memcpy {device.name}, {self.buffer('M').name} : {TYPES['Q']}, {TYPES['M']}")
            return True
        host = self.buffer("M")
        if host.origins & (self.stack | self.foreign):
            return False
        start = self.op("gpu.wait async")
        self.state.written |= host.origins
        pair = [device, host] if self.random.random() < 0.5 else [host, device]
        text = f"{pair[0].name}, {pair[1].name} : {pair[0].type}, {pair[1].type}"
        self.started(self.op(f"gpu.memcpy async [{start}] {text}"), "G", device.origins | host.origins)
        return True

    # Control flow

    def branch(self) -> bool:
        if self.depth >= _DEPTH:
            return False
        is_maybe = self.has("maybe")
        sort = self.random.choice("MDV") if self.random.random() < 0.5 else ""
        head = f"scf.if {self.condition()}"
        place = len(self.lines)
        given: list[Value] = []
        for number in self.branches(2, once=is_maybe):
            if number:
                self.lines.append("  " * (self.indent - 1) + "} else {")
            self.statements(2)
            if sort:
                value = self.yielded(sort)
                given.append(value)
                self.line(f"scf.yield {value.name} : {value.type}")
        self.line("}")
        indent = "  " * self.indent
        if not sort:
            self.lines.insert(place, f"{indent}{head} {{")
            return True
        name = self.fresh()
        self.lines.insert(place, f"{indent}{name} = {head} -> ({TYPES[sort]}) {{")
        origins = frozenset(origin for one in given for origin in one.origins)
        self.add(name, sort, origins, base=all(one.is_base for one in given))
        return True

    def yielded(self, sort: str) -> Value:
        value = self.choose(sort)
        if value is not None:
            return value
        if sort in BUFFERS:
            return self.new(sort)
        base = self.new("D")
        view = self.op(f"memref.subview {base.name}[1] [2] [1] : {base.type} to memref<2xi32, strided<[1], offset: 1>>")
        return self.derived(f"memref.cast {view} : memref<2xi32, strided<[1], offset: 1>> to {TYPES['V']}", "V", base)

    def blocks(self) -> bool:
        """Two ways that meet again, with a buffer."""
        if self.depth:
            return False
        sort = self.random.choice(BUFFERS)
        left, right, after = (f"^bb{next(self.values)}" for _ in range(3))
        self.line(f"cf.cond_br {self.condition()}, {left}, {right}")
        given: list[Value] = []
        for number in self.branches(2, once=self.has("maybe")):
            self.lines.append(f"{(left, right)[number]}:")
            self.statements(2)
            value = self.yielded(sort)
            given.append(value)
            self.line(f"cf.br {after}({value.name} : {value.type})")
        name = self.fresh()
        self.lines.append(f"{after}({name}: {TYPES[sort]}):")
        origins = frozenset(origin for one in given for origin in one.origins)
        self.add(name, sort, origins, base=all(one.is_base for one in given))
        return True

    def loop(self) -> bool:
        if self.depth >= _DEPTH:
            return False
        carried = self.choose("MD") if self.random.random() < 0.6 else None
        bounds = f"%c{self.random.randint(0, 1)} to %c{self.random.randint(1, 3)} step %c1"
        if carried is None:
            self.line(f"scf.for {self.fresh()} = {bounds} {{")
            for _ in self.branches(1, once=False):
                self.statements(2)
            self.line("}")
            return True
        made = self.origin()
        name, inner = self.fresh(), self.fresh()
        self.line(
            f"{name} = scf.for {self.fresh()} = {bounds} iter_args({inner} = {carried.name}) -> ({carried.type}) {{"
        )
        found, last = carried.origins | {made}, carried
        for _ in self.branches(1, once=False):
            self.add(inner, carried.sort, found, base=carried.is_base)
            self.statements(2)
            last = self.yielded(carried.sort)
            self.line(f"scf.yield {last.name} : {last.type}")
            found |= last.origins
        self.line("}")
        self.add(name, carried.sort, found, base=carried.is_base and last.is_base)
        return True

    def growing(self) -> bool:
        """A loop in which a buffer grows."""
        value = self.choose("D", free=True)
        if value is None or self.depth >= _DEPTH:
            return False
        name, inner = self.fresh(), self.fresh()
        self.line(
            f"{name} = scf.for {self.fresh()} = %c0 to %c{self.random.randint(1, 3)} step %c1"
            f" iter_args({inner} = {value.name}) -> ({value.type}) {{"
        )
        with self.nested(once=True):
            grown = self.op(f"memref.realloc {inner}(%c{self.random.randint(4, 7)}) : {value.type} to {value.type}")
            self.line(f"scf.yield {grown} : {value.type}")
        self.line("}")
        self.state.dead |= value.origins
        self.add(name, "D", (self.origin(),))
        return True


def _looking(does: str, box: Value) -> str:
    """A function that is given a container like `box`."""
    type_ = TYPES[CONTENT[box.sort]]
    access = "%v = memref.load %m[%z] : T\n  vector.print %v : i32"
    if does == "write":
        access = "%k = arith.constant 17 : i32\n  memref.store %k, %m[%z] : T"
    return (
        f"func.func private @{does}_in_{box.sort}(%b: {box.type}) {{\n  %z = arith.constant 0 : index\n"
        f"  %m = memref.load %b[%z] : {box.type}\n  {access.replace('T', type_)}\n  return\n}}"
    )


STATEMENTS: dict[str, tuple[int, str]] = {
    "read": (3, ""),
    "write": (3, ""),
    "write_and_read": (8, "pairs"),
    "allocate": (2, ""),
    "call": (9, ""),
    "constant": (1, "constants"),
    "view": (3, "views"),
    "select": (3, "selects"),
    "free": (5, "frees"),
    "free_both": (2, "frees"),
    "free_in_turn": (2, "frees"),
    "grow": (5, "grows"),
    "growing": (2, "grows"),
    "on_stack": (2, "stack"),
    "tensor": (5, "tensors"),
    "pointer": (6, "pointers"),
    "address": (6, "addresses"),
    "box": (5, "boxes"),
    "store": (3, "boxes"),
    "take": (4, "boxes"),
    "lend": (5, "boxes"),
    "keep": (4, "slot"),
    "find": (2, "slot"),
    "work": (6, "tokens"),
    "wait": (4, "waits"),
    "device": (7, "device"),
    "branch": (3, "branches"),
    "blocks": (2, "blocks"),
    "loop": (3, "loops"),
}
