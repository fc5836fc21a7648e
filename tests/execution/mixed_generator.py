"""Mixed programs: tensors, buffers and numbers at once, in all operations with regions that can be run.

`generate_mixed(seed)` is a module whose @main takes numbers, which no pass knows, and prints what it sees. What it
prints does not depend on fresh memory, nor on the order of threads. Nothing is freed, but for what functions free
that are called to do so.
"""

from __future__ import annotations

from random import Random

from tests.execution.mixed_arrangements import HELPERS, Arrangements
from tests.execution.mixed_writer import (
    ANY,
    BUFFER,
    BUFFERS,
    FEW,
    HEAD,
    TENSORS,
    UNRANKED,
    WHOLE,
    Function,
    Named,
    Scope,
    listed,
)

_PARTS = tuple(TENSORS)


def generate_mixed(seed: int, *, statements: int = 4, functions: int = 2) -> str:
    """A program for `seed`, always the same one."""
    random = Random(seed)
    known: list[Function] = []
    lines: list[str] = []
    helpers: set[str] = set()
    for number in range(random.choice((0, 0, 1, functions))):
        lines += _function(random, f"f{number}", known, helpers, statements)
    body = _Body(random, known, helpers)
    scope = _scope()
    body.is_branching = True
    body.body(scope, random.randint(3, statements + 2))
    for each in (*scope.tensors[-3:], *scope.buffers[-3:]):
        body.observe(scope, each)
        body.observe(scope, each)
    body.print(body.number(scope))
    lines += body.text("main", HEAD, (), "return")
    return "\n".join([*(HELPERS[name] for name in sorted(helpers)), *lines]) + "\n"


def _scope() -> Scope:
    return Scope(numbers=["%x0", "%x1"], indices=[("%n0", 6), ("%n1", 2)])


class _Body(Arrangements):
    def __init__(self, random: Random, functions: list[Function], helpers: set[str]) -> None:
        super().__init__(random)
        self.functions = list(functions)
        self.helpers = helpers

    def text(self, name: str, taken: str, results: tuple[str, ...], last: str, visibility: str = "") -> list[str]:
        """The lines of a function with the body that was written."""
        given = f" -> ({', '.join(results)})" if results else ""
        head = f"func.func {visibility}@{name}({taken}){given} {{"
        return [head, *(f"  {line}" for line in (*self.constants.values(), *self.lines, last)), "}"]


def _function(random: Random, name: str, known: list[Function], helpers: set[str], statements: int) -> list[str]:
    """A function, which those after it may call."""
    body = _Body(random, known, helpers)
    scope = _scope()
    inputs = [random.choice((*_PARTS, WHOLE, BUFFER, *BUFFERS)) for _ in range(random.randint(0, 2))]
    body.enter(scope, [body.made(f"%p{i}", type_) for i, type_ in enumerate(inputs)])
    frees = random.random() < 0.12
    body.is_branching = True
    body.body(scope, random.randint(1, statements - 1))
    types = body.types(scope) if not frees else []
    if random.random() < 0.1 and not frees:
        types.append(FEW)
    given = [body.pick(scope, type_) for type_ in types]
    for number, each in enumerate(given):
        if each.type in (WHOLE, BUFFER) and random.random() < 0.2:
            # Callers cast it back.
            types[number] = ANY if each.type == WHOLE else UNRANKED
            dialect = "tensor" if each.type == WHOLE else "memref"
            cast = body.op(f"{dialect}.cast {each.name} : {each.type} to {types[number]}")
            given[number] = Named(cast, types[number])
    if frees:
        inputs.append(BUFFER)
        body.observe(scope, Named(f"%p{len(inputs) - 1}", BUFFER))
        body.line(f"memref.dealloc %p{len(inputs) - 1} : {BUFFER}")
    taken = ", ".join([HEAD, *(f"%p{i}: {type_}" for i, type_ in enumerate(inputs))])
    known.append(Function(name, tuple(inputs), tuple(types), frees))
    visibility = "private " if random.random() < 0.6 else ""
    return body.text(name, taken, tuple(types), f"return{listed(given)}", visibility)
