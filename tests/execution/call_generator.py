"""Programs with calls: `generate_calls(seed)` is a module whose functions do to buffers what people's functions do.

They free, grow, keep, store, swap, choose, return views, containers, pointers, tensors, tokens and addresses of what
they are given, call each other up to any depth, themselves, by constants and by one of several; and @main, which takes
eight numbers that conditions come from, calls them. The programs are valid: nothing is used that may be freed.
"""

from __future__ import annotations

from random import Random

from tests.execution.call_pairs import Pairs
from tests.execution.call_scenes import SCENES
from tests.execution.call_values import BUFFERS, CONSTANT, FOUND, TYPES, Function, Origins, State, Translation, Value
from tests.execution.call_writer import INPUTS, Program

FEATURES = [
    "views", "selects", "branches", "blocks", "loops", "frees", "grows", "tensors", "pointers", "addresses",
    "boxes", "tokens", "waits", "device", "stack", "constants", "indirect", "recursion", "early", "async-functions",
    "external", "pairs", "flags",
]  # fmt: skip
WILD = ("maybe", "slot")
"""What makes most programs be refused."""
_PARAMS = {
    "tensors": "T",
    "pointers": "PS",
    "addresses": "AX",
    "boxes": "BE",
    "tokens": "K",
    "device": "QG",
    "views": "V",
}
_TOGETHER = {"tokens": "waits", "device": "waits", "async-functions": "waits"}


_PAIRS = 0.12
"""The share of programs about buffers that are returned twice."""


def features_of(random: Random) -> frozenset[str]:
    if random.random() < _PAIRS:
        # Little else, or it is refused for that.
        return frozenset({"pairs", random.choice(("pairs", "branches", "loops", "views"))})
    found = set(random.sample(FEATURES, random.randint(1, 5)))
    if random.random() < 0.2:
        found.add(random.choice(WILD))
    return frozenset(found | {_TOGETHER[one] for one in found if one in _TOGETHER and random.random() < 0.9})


_SHARE, _ALONE = 0.3, 0.5
"""The share of programs in which something stands that people wrote, and that of these with nothing else."""


def generate_calls(seed: int) -> str:
    random = Random(seed)
    program = Program(random, features_of(random))
    program.uses_slot = "slot" in program.features
    scene = random.choice(tuple(SCENES.values())) if random.random() < _SHARE else None
    if scene is not None and random.random() < _ALONE:
        return scene.text
    for number in range(random.randint(1, 5)):
        _Body(program, f"f{number}").function()
    main = _Body(program, "main")
    lines = main.main()
    if scene is not None:
        # Before anything else happens, or after all.
        place = random.choice((1, -2))
        lines[place:place] = scene.lines.replace(" call @", " func.call @").split("\n")
        # Some write a declaration's empty results.
        declared = {one.partition("(")[0] for one in program.declared.values()}
        functions = [one for one in scene.functions.split("\n") if one.partition("(")[0] not in declared]
        program.lines += functions
    head = [f'memref.global "private" @input : memref<{INPUTS}xi32> = dense<0>']
    head.append('memref.global "private" constant @table : memref<4xi32> = dense<[11, 12, 13, 14]>')
    if program.uses_slot:
        head.append('memref.global "private" @slot : memref<1xmemref<4xi32>> = uninitialized')
    return "\n".join([*head, *program.declared.values(), *program.lines, *lines]) + "\n"


class _Body(Pairs):
    """Functions and calls."""

    def has_call(self) -> bool:
        return bool(self.program.functions)

    # Functions

    def function(self) -> None:
        if self.has("recursion") and self.random.random() < 0.5:
            self.recursive()
            return
        if self.has("pairs") and self.random.random() < 0.7:
            self.returning_pairs()
            return
        is_async = self.has("async-functions") and self.random.random() < 0.5
        sorts = [*BUFFERS, *BUFFERS, *"".join(s for feature, s in _PARAMS.items() if self.has(feature))]
        params = tuple(self.random.choice(sorts) for _ in range(self.random.choice((1, 1, 1, 2, 2, 3))))
        if is_async:
            params = tuple(self.random.choice(BUFFERS) for _ in params)
        origins, given = self.arguments_of(params)
        self.prologue()
        self.is_async = is_async
        if is_async:
            self.barriers.append(set(origins))
            self.read()
            self.statements(1)
            self.close(params, (), origins, given, (), is_async=True)
            return
        early = self.has("early") and self.random.random() < 0.5
        wanted = [self.random.choice(BUFFERS) for _ in range(self.random.choice((0, 1, 1, 2)))] if early else None
        if wanted is not None and self.has("flags"):
            wanted += "C" * len(wanted)
        first = self.early_return(wanted) if wanted is not None else None
        self.statements(self.random.choice((1, 2, 2, 3)))
        returned = [self.yielded(sort) for sort in wanted] if wanted is not None else self.returned()
        if wanted is None and self.has("flags"):
            # As many as buffers, like flags of ownership, which they are not.
            returned += [self.yielded("C") for one in returned if one.sort in BUFFERS]
        self.line(self.return_text(returned))
        results = tuple(one.sort for one in returned)
        merged = [one.origins for one in returned]
        bases = [one.is_base for one in returned]
        if first is not None:
            state, values = first
            merged = [one | other.origins for one, other in zip(merged, values, strict=True)]
            bases = [one and other.is_base for one, other in zip(bases, values, strict=True)]
            self.state.join(state)
        self.close(params, results, origins, given, tuple(merged), bases=tuple(bases))

    def arguments_of(self, params: tuple[str, ...]) -> tuple[tuple[int, ...], dict[int, int]]:
        given: dict[int, int] = {}
        origins: list[int] = []
        for number, sort in enumerate(params):
            origin = self.origin()
            origins.append(origin)
            if sort in "BE":
                given[origin] = self.origin()
                self.state.content[origin] = frozenset((given[origin],))
            if sort in "KG":
                self.state.busy[origin] = frozenset()
            if sort not in "NC":
                self.add(f"%p{number}", sort, (origin,))
        return tuple(origins), given

    def early_return(self, wanted: list[str]) -> tuple[State, list[Value]]:
        leave, stay = f"^bb{next(self.values)}", f"^bb{next(self.values)}"
        self.line(f"cf.cond_br {self.condition()}, {leave}, {stay}")
        self.lines.append(f"{leave}:")
        before = self.state.copy()
        with self.nested(once=self.has("maybe")):
            self.statements(1)
            values = [self.yielded(sort) for sort in wanted]
            self.line(self.return_text(values))
        self.lines.append(f"{stay}:")
        after, self.state = self.state, before
        if not self.has("maybe"):
            self.barriers.append(set(range(self.origin())))
        return after, values

    def yielded(self, sort: str) -> Value:
        if sort == "C":
            return Value(self.condition(), sort)
        value = super().yielded(sort)
        return value if not self.state.deep(value.origins) & self.stack or sort not in BUFFERS else self.new(sort)

    def returned(self) -> list[Value]:
        found: list[Value] = []
        allowed = [one for one in self.scope if self.is_returnable(one)]
        for _ in range(self.random.choice((0, 1, 1, 1, 2))):
            if not allowed:
                break
            value = allowed[-1] if self.random.random() < 0.6 else self.random.choice(allowed)
            found.append(value)
        tokens = [one for one in allowed if one.sort in "KG" and one not in found]
        if self.random.random() < 0.9:
            found += tokens
        return found

    def is_returnable(self, value: Value) -> bool:
        return self.is_usable(value) and not self.state.deep(value.origins) & self.stack

    def return_text(self, values: list[Value]) -> str:
        if not values:
            return "return"
        return f"return {', '.join(one.name for one in values)} : {', '.join(one.type for one in values)}"

    def close(
        self,
        params: tuple[str, ...],
        results: tuple[str, ...],
        origins: tuple[int, ...],
        given: dict[int, int],
        returned: tuple[Origins, ...],
        *,
        bases: tuple[bool, ...] = (),
        is_async: bool = False,
        counts: bool = False,
    ) -> None:
        """The function is finished, and may be called from now on."""
        kept = {origin for one in returned for origin in one}
        for token, worked in self.state.busy.items():
            if token not in kept:
                self.state.pinned |= worked
        function = Function(
            self.name, params, results, origins, given, self.state, returned, bases, is_async=is_async, counts=counts
        )
        taken = ", ".join(f"%p{number}: {TYPES[sort]}" for number, sort in enumerate(params))
        visibility = "" if self.random.random() < 0.15 else "private "
        if is_async:
            self.lines.append("  return")
            head = f"async.func private @{self.name}({taken}) -> !async.token {{"
        else:
            head = f"func.func {visibility}@{self.name}({taken}) -> ({', '.join(TYPES[s] for s in results)}) {{"
        self.program.functions.append(function)
        self.program.lines += [head, *self.used_lines(), "}"]

    def returning_pairs(self) -> None:
        params = (self.random.choice(BUFFERS),) * self.random.choice((0, 0, 0, 1))
        origins, given = self.arguments_of(params)
        self.prologue()
        returned, merged, bases = self.pair(len(params))
        self.line(self.return_text(returned))
        sorts = tuple(one.sort for one in returned)
        self.close(params, sorts, origins, given, tuple(merged), bases=tuple(bases))

    def recursive(self) -> None:
        """A function that calls itself, or another one that calls it, as often as it is told to."""
        form = self.random.choice(("free", "swap", "grow", "walk", "where"))
        is_freeing = form in ("free", "grow", "where")
        if is_freeing and not self.has("frees") and not self.has("grows"):
            form, is_freeing = "walk", False
        sort = "D" if form == "grow" else self.random.choice(BUFFERS)
        sorts = {"swap": (sort, sort), "where": ("C", sort)}.get(form, (sort,))
        params = ("N", *sorts)
        origins, given = self.arguments_of(params)
        partner = f"{self.name}b" if self.random.random() < 0.4 else self.name
        names = [f"%p{number}" for number in range(1, len(params))]
        type_ = TYPES[sort]
        self.prologue()
        self.line("%is_last = arith.cmpi eq, %p0, %c0 : index")
        self.line("cf.cond_br %is_last, ^last, ^more")
        self.lines.append("^last:")
        if form == "free":
            self.line(f"memref.dealloc %p1 : {type_}")
        elif form == "where":
            self.line("scf.if %p1 {")
            self.line(f"  memref.dealloc %p2 : {type_}")
            self.line("}")
        elif self.random.random() < 0.5:
            self.look(self.scope[-1])
        results = {"swap": (sort, sort), "grow": (sort,)}.get(form, ())
        types = ", ".join(type_ for _ in results)
        self.line(f"return {', '.join(names)} : {types}" if results else "return")
        self.lines.append("^more:")
        self.line("%less = arith.subi %p0, %c1 : index")
        handed = names if form == "where" else list(reversed(names))
        if form == "grow":
            handed = [self.op(f"memref.realloc %p1(%c5) : {type_} to {type_}")]
        signature = f"(index, {', '.join(TYPES[one] for one in sorts)}) -> ({types})"
        found = [self.fresh() for _ in results]
        start = f"{', '.join(found)} = " if found else ""
        self.line(f"{start}func.call @{partner}(%less, {', '.join(handed)}) : {signature}")
        self.line(f"return {', '.join(found)} : {types}" if found else "return")
        if is_freeing:
            self.state.dead.add(origins[-1])
        both = frozenset(origins[1:])
        returned = (both, both) if form == "swap" else (frozenset((self.origin(),)),) if form == "grow" else ()
        if partner != self.name:
            self.program.lines += self.partner(partner, params, results, signature)
        self.close(params, results, origins, given, returned, bases=tuple(True for _ in results), counts=True)

    def partner(self, name: str, params: tuple[str, ...], results: tuple[str, ...], signature: str) -> list[str]:
        taken = ", ".join(f"%p{number}: {TYPES[sort]}" for number, sort in enumerate(params))
        names = ", ".join(f"%p{number}" for number in range(len(params)))
        found = ", ".join(f"%r{number}" for number in range(len(results)))
        types = ", ".join(TYPES[sort] for sort in results)
        return [
            f"func.func private @{name}({taken}) -> ({types}) {{",
            f"  {f'{found} = ' if found else ''}func.call @{self.name}({names}) : {signature}",
            f"  return {found} : {types}" if found else "  return",
            "}",
        ]

    # Calls

    def call(self) -> bool:
        if self.has("external") and self.random.random() < 0.3:
            return self.external()
        if not self.program.functions:
            return False
        recent = self.program.functions[-2:] if self.random.random() < 0.5 else self.program.functions
        function = self.random.choice(recent)
        arguments = self.arguments(function)
        if arguments is None:
            return False
        other = self.alternative(function, arguments)
        names = ", ".join(one.name for one in arguments)
        results = [self.fresh() for _ in function.results]
        start = f"{', '.join(results)} = " if results else ""
        if function.is_async:
            types = ", ".join(TYPES[sort] for sort in function.params)
            name = self.op(f"async.call @{function.name}({names}) : ({types}) -> !async.token")
            self.started(name, "K", frozenset(self.state.deep(o for one in arguments for o in one.origins)))
            return True
        if other is not None or (self.has("indirect") and self.random.random() < 0.5):
            callee = self.op(f"func.constant @{function.name} : {function.signature}")
            if other is not None:
                second = self.op(f"func.constant @{other.name} : {function.signature}")
                callee = self.op(f"arith.select {self.condition()}, {callee}, {second} : {function.signature}")
            self.line(f"{start}func.call_indirect {callee}({names}) : {function.signature}")
        else:
            self.line(f"{start}func.call @{function.name}({names}) : {function.signature}")
        before = self.state.copy()
        found = self.apply(function, arguments)
        bases = list(function.is_base)
        if other is not None:
            after, self.state = self.state, before
            found = [a | b for a, b in zip(found, self.apply(other, arguments), strict=True)]
            bases = [a and b for a, b in zip(bases, other.is_base, strict=True)]
            self.state.join(after)
        for name, sort, origins, base in zip(results, function.results, found, bases, strict=True):
            self.add(name, sort, origins, base=base)
        return True

    def alternative(self, function: Function, arguments: list[Value]) -> Function | None:
        """Another function that may be called in its place."""
        if not self.has("indirect") or function.is_async or self.random.random() < 0.5:
            return None
        for other in self.program.functions:
            if other is not function and not other.is_async and other.signature == function.signature:
                is_maybe = other.made.dead != function.made.dead and not self.has("maybe")
                if not is_maybe and self.may_call(other, arguments):
                    return other
        return None

    def arguments(self, function: Function) -> list[Value] | None:
        found: list[Value] = []
        for sort, origin in zip(function.params, function.origins, strict=True):
            if sort == "N":
                found.append(Value(f"%c{self.random.randint(0, 3)}", sort))
                continue
            if sort == "C":
                is_open = self.has("maybe") and self.random.random() < 0.5
                text = f"arith.constant {self.random.choice(('true', 'false'))}"
                found.append(Value(self.condition() if is_open else self.op(text), sort))
                continue
            deep = {origin, function.given.get(origin, origin)}
            value = self.choose(sort, free=bool(deep & function.made.dead))
            if value is None and sort in BUFFERS:
                value = self.new(sort)
            if value is None:
                return None
            found.append(value)
        return found if self.may_call(function, found) else None

    def may_call(self, function: Function, arguments: list[Value]) -> bool:
        """Whether the function may be given these: what it frees, keeps or works on is nothing else's."""
        deep = [self.state.deep(one.origins) for one in arguments]
        for number, (value, origin) in enumerate(zip(arguments, function.origins, strict=True)):
            own = {origin, function.given.get(origin, origin)}
            others = {o for i, each in enumerate(deep) if i != number for o in each}
            kept = (
                own & function.made.pinned or function.is_async or value.sort in "BE" or self.stores(function, origin)
            )
            if own & function.made.dead and not (
                value.is_base and self.is_freeable(value) and not deep[number] & others
            ):
                return False
            if (own & function.made.written or kept) and CONSTANT in deep[number]:
                return False
            if value.sort in "BEKG" and deep[number] & others:
                return False
            if kept and deep[number] & self.stack:
                return False
        return True

    def stores(self, function: Function, origin: int) -> bool:
        """Whether a container or a token leads to the argument afterwards."""
        made = function.made
        return any(origin in each for each in (*made.content.values(), *made.busy.values()))

    def apply(self, function: Function, arguments: list[Value]) -> list[Origins]:
        """Do what the function does; what its results lead to."""
        made, known = function.made, dict[int, Origins]()
        for origin, value in zip(function.origins, arguments, strict=True):
            known[origin] = value.origins
            if origin in function.given:
                known[function.given[origin]] = frozenset(self.state.deep(value.origins) - value.origins)
        for origin in (FOUND, CONSTANT):
            known[origin] = frozenset((origin,))
        outside = set(known)
        translation = Translation(known, iter(self.numbers))
        found = [translation.of(one) for one in function.returned]
        self.state.dead |= translation.of(made.dead & outside)
        self.state.pinned |= translation.of(made.pinned & set(known))
        self.state.written |= translation.of(made.written & set(known))
        for origin, value in zip(function.origins, arguments, strict=True):
            if origin in made.awaited and len(value.origins) == 1:
                self.finished(value)
        for box, content in made.content.items():
            if box in known:
                inner = translation.of(content)
                for each in known[box]:
                    self.state.content[each] = self.state.content.get(each, frozenset()) | inner
        for token, worked in made.busy.items():
            if token in known and token not in outside:
                for each in known[token]:
                    self.state.busy[each] = translation.of(worked)
        return found

    def external(self) -> bool:
        """A function that is declared only."""
        name = self.random.choice(
            ("ext_look", "ext_fresh", "ext_fresh", "ext_same" if self.has("maybe") else "ext_look")
        )
        result = "" if name == "ext_look" else TYPES["D"]
        self.program.declared[name] = f"func.func private @{name}({TYPES['D']}) -> ({result})"
        value = self.buffer("D") if self.choose("D") else self.new("D")
        text = f"func.call @{name}({value.name}) : ({TYPES['D']}) -> ({result})"
        if not result:
            self.line(text)
            return True
        origins = value.origins if name == "ext_same" else frozenset((self.origin(),))
        self.add(self.op(text), "D", origins, base=name == "ext_fresh" or value.is_base)
        return True

    # The program

    def main(self) -> list[str]:
        self.prologue()
        for number in range(INPUTS):
            self.line(f"memref.store %x{number}, %input[%c{number}] : memref<{INPUTS}xi32>")
        first = self.new("M")
        if self.program.uses_slot:
            slot = self.op("memref.get_global @slot : memref<1xmemref<4xi32>>")
            self.line(f"memref.store {first.name}, {slot}[%c0] : memref<1xmemref<4xi32>>")
            self.state.pinned |= first.origins
        if self.random.random() < 0.5:
            self.new("D")
        self.statements(7)
        if self.program.functions:
            self.call()
        if self.has("waits"):
            for _ in range(3):
                self.wait()
        for value in self.scope[-12:]:
            if self.is_usable(value):
                self.look(value)
        self.line("return %k0 : i32")
        taken = ", ".join(f"%x{number}: i32" for number in range(INPUTS))
        return [f"func.func @main({taken}) -> i32 {{", *self.used_lines(), "}"]
