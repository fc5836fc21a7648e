"""Programs in which helper functions free, lend, view and replace buffers, with one defect each or none.

    program = written(number, with_defect=True)
    program.text, program.kind

Each buffer has a life: it is made, used, and freed once, each of that by itself or by what helpers do, through up to
four calls. A defect changes one life, so that a run of `@main` shows it (`seeded.observe`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from tests.execution.ledger import Kind

M = "memref<4xi64>"
BOX = f"memref<2x{M}>"
_DEEPEST = 4
"""Calls between `@main` and the operation that frees, or gives back."""


@dataclass(frozen=True)
class Program:
    text: str
    kind: Kind | None
    """What its defect is; None: it has none."""
    what: str = ""


@dataclass
class _Life:
    """One buffer: the lines that make it, use it, and free it, in order; each may be several lines."""

    name: str
    made: list[str]
    uses: list[list[str]] = field(default_factory=list[list[str]])
    freed: list[str] = field(default_factory=list[str])
    alias: str = ""
    """Another name of it, which a helper gave back."""


class Writer:
    """Of one program."""

    def __init__(self, number: int) -> None:
        self.random = Random(f"calls {number}")
        self.helpers: dict[str, str] = {}
        self._count = 0

    def fresh(self, stem: str = "v") -> str:
        self._count += 1
        return f"{stem}{self._count}"

    # Helpers; each returns the name of a function

    def helper(self, stem: str, signature: str, lines: list[str], results: str = "") -> str:
        name = self.fresh(stem)
        body = "".join(f"  {line}\n" for line in lines)
        arrow = f" -> {results}" if results else ""
        self.helpers[name] = f"func.func private @{name}({signature}){arrow} {{\n{body}}}\n"
        return name

    def chain(self, stem: str, lines: list[str], call: Callable[[str], list[str]], results: str = "") -> str:
        """A helper of one buffer `%m`, behind up to three others that `call` it."""
        name = self.helper(stem, f"%m: {M}", lines, results)
        for _ in range(self.random.randrange(_DEEPEST)):
            name = self.helper(stem, f"%m: {M}", call(name), results)
        return name

    def reader(self) -> str:
        load = ["%c0 = arith.constant 0 : index", f"%v = memref.load %m[%c0] : {M}", "vector.print %v : i64", "return"]
        return self.chain("rd", load, lambda name: [f"func.call @{name}(%m) : ({M}) -> ()", "return"])

    def maker(self) -> str:
        lines = ["%c = arith.constant 7 : i64", f"%a = memref.alloc() : {M}"]
        lines += [f"linalg.fill ins(%c : i64) outs(%a : {M})", f"return %a : {M}"]
        name = self.helper("mk", "", lines, M)
        for _ in range(self.random.randrange(3)):
            name = self.helper("mk", "", [f"%a = func.call @{name}() : () -> {M}", f"return %a : {M}"], M)
        return name

    def freer(self) -> str:
        """A function that frees its argument: at once, after a use, in a recursion, on both paths, or as a copy."""
        free = f"memref.dealloc %m : {M}"
        kind = self.random.randrange(5)
        if kind == 0:
            return self._recursive_freer()
        lines = [free, "return"]
        if kind == 1:
            lines = [f"func.call @{self.reader()}(%m) : ({M}) -> ()", *lines]
        elif kind == 2:
            other = self.helper("eat", f"%m: {M}", [free, "return"])
            both = [f"func.call @{other}(%m) : ({M}) -> ()", free]
            lines = [*_bit(), "scf.if %bit {", f"  {both[0]}", "} else {", f"  {both[1]}", "}", "return"]
        elif kind == 3:
            same = self.lender()
            lines = [f"%s = func.call @{same}(%m) : ({M}) -> {M}", f"memref.dealloc %s : {M}", "return"]
        return self.chain("eat", lines, lambda name: [f"func.call @{name}(%m) : ({M}) -> ()", "return"])

    def freer_where(self) -> tuple[str, bool]:
        """A function that frees its argument `%m` where its argument `%c` has the value that is returned, too."""
        wanted = self.random.random() < 0.5
        free = f"  memref.dealloc %m : {M}"
        name = self.helper("eatif", f"%c: i1, %m: {M}", [*_where("%c", [free], wanted=wanted), "return"])
        for _ in range(self.random.randrange(_DEEPEST)):
            lines, given = [], "%c"
            if self.random.random() < 0.5:
                lines, given = _negated("%c", "%n"), "%n"
                wanted = not wanted
            lines += [f"func.call @{name}({given}, %m) : (i1, {M}) -> ()", "return"]
            name = self.helper("eatif", f"%c: i1, %m: {M}", lines)
        return name, wanted

    def _free_where(self, name: str) -> list[str]:
        """A function frees `name` under a condition, and the caller under the opposite one."""
        freer, wanted = self.freer_where()
        lines = [f"func.call @{freer}(%bit, %{name}) : (i1, {M}) -> ()"]
        condition = "%bit"
        if self.random.random() < 0.5:
            condition, wanted = f"%{self.fresh('n')}", not wanted
            lines += _negated("%bit", condition)
        return [*lines, *_where(condition, [f"  memref.dealloc %{name} : {M}"], wanted=not wanted)]

    def _recursive_freer(self) -> str:
        name = self.fresh("rec")
        self.helpers[name] = f"""func.func private @{name}(%n: index, %m: {M}) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %z, ^done, ^more
^done:
  memref.dealloc %m : {M}
  return
^more:
  %k = arith.subi %n, %c1 : index
  func.call @{name}(%k, %m) : (index, {M}) -> ()
  return
}}
"""
        lines = ["%n = arith.constant 2 : index", f"func.call @{name}(%n, %m) : (index, {M}) -> ()", "return"]
        return self.helper("eat", f"%m: {M}", lines)

    def lender(self) -> str:
        """A function that gives its argument back, itself or as a view."""
        lines = [f"return %m : {M}"]
        if self.random.random() < 0.3:
            cast = f"%d = memref.cast %m : {M} to memref<?xi64>"
            lines = [cast, f"%s = memref.cast %d : memref<?xi64> to {M}", f"return %s : {M}"]
        call: Callable[[str], list[str]] = lambda name: [  # noqa: E731
            f"%s = func.call @{name}(%m) : ({M}) -> {M}",
            f"return %s : {M}",
        ]
        return self.chain("id", lines, call, M)

    def grower(self) -> str:
        """A function that frees its argument and returns another buffer; some give it back where it is large enough."""
        lines = [f"%a = memref.alloc() : {M}", f"memref.copy %m, %a : {M} to {M}", f"memref.dealloc %m : {M}"]
        if self.random.random() < 0.4:
            grown, same = [f"  {line}" for line in (*lines, f"scf.yield %a : {M}")], [f"  scf.yield %m : {M}"]
            first, second = self.random.sample((grown, same), 2)
            lines = [*_bit(), f"%r = scf.if %bit -> ({M}) {{", *first, "} else {", *second, "}", f"return %r : {M}"]
        else:
            lines.append(f"return %a : {M}")
        call: Callable[[str], list[str]] = lambda name: [  # noqa: E731
            f"%s = func.call @{name}(%m) : ({M}) -> {M}",
            f"return %s : {M}",
        ]
        return self.chain("grow", lines, call, M)

    # Lives

    def use(self, name: str) -> list[str]:
        kind = self.random.randrange(7)
        if kind >= 4:
            begin, end = self.elsewhere(name) if kind > 4 else self.work(name)
            return [*begin, *end]
        if kind == 0:
            one = self.fresh()
            return [f"%{one} = memref.load %{name}[%c0] : {M}", f"vector.print %{one} : i64"]
        if kind == 1:
            return ["scf.for %i = %c0 to %c3 step %c1 {", f"  func.call @{self.reader()}(%{name}) : ({M}) -> ()", "}"]
        if kind == 2:
            other = self.fresh()
            lent = f"%{other} = func.call @{self.lender()}(%{name}) : ({M}) -> {M}"
            return [lent, f"func.call @{self.reader()}(%{other}) : ({M}) -> ()"]
        return [f"func.call @{self.reader()}(%{name}) : ({M}) -> ()"]

    def elsewhere(self, name: str) -> tuple[list[str], list[str]]:
        """Lines that find `name` under another form than as a buffer, and lines that read it there."""
        kind = self.random.randrange(4)
        form, got, one = self.fresh("form"), self.fresh(), self.fresh()
        if kind == 0:
            made = f"%{form} = bufferization.to_tensor %{name} restrict : {M} to tensor<4xi64>"
            return [made], [f"%{one} = tensor.extract %{form}[%c1] : tensor<4xi64>", f"vector.print %{one} : i64"]
        if kind == 1:
            made = f"%{form}, %{form}_o, %{form}_n, %{form}_s = memref.extract_strided_metadata %{name} : {M} -> "
            read = [f"%{one} = memref.load %{form}[] : memref<i64>", f"vector.print %{one} : i64"]
            return [f"{made}memref<i64>, index, index, index"], read
        made = f"%{got} = memref.extract_aligned_pointer_as_index %{name} : {M} -> index"
        if kind == 2:
            lines = [f"%i = memref.extract_aligned_pointer_as_index %m : {M} -> index", "return %i : index"]
            call: Callable[[str], list[str]] = lambda name: [  # noqa: E731
                f"%i = func.call @{name}(%m) : ({M}) -> index",
                "return %i : index",
            ]
            made = f"%{got} = func.call @{self.chain('at', lines, call, 'index')}(%{name}) : ({M}) -> index"
        made_all = [made, f"%{got}_i = arith.index_cast %{got} : index to i64"]
        made_all.append(f"%{form} = llvm.inttoptr %{got}_i : i64 to !llvm.ptr")
        return made_all, [f"%{one} = llvm.load %{form} : !llvm.ptr -> i64", f"vector.print %{one} : i64"]

    def work(self, name: str) -> tuple[list[str], list[str]]:
        """Lines that start work on `name`, and lines that wait for it."""
        token, kind = self.fresh("t"), self.random.randrange(4)
        run = f"func.call @{self.reader()}(%NAME) : ({M}) -> ()"
        body = [
            "%s = async.execute {",
            f"  {run.replace('NAME', 'm')}",
            "  async.yield",
            "}",
            "return %s : !async.token",
        ]
        start = [f"%{token} = async.execute {{", f"  {run.replace('NAME', name)}", "  async.yield", "}"]
        if self.random.random() < 0.5:
            call: Callable[[str], list[str]] = lambda name: [  # noqa: E731
                f"%s = func.call @{name}(%m) : ({M}) -> !async.token",
                "return %s : !async.token",
            ]
            start = [
                f"%{token} = func.call @{self.chain('go', body, call, '!async.token')}(%{name}) : ({M}) -> !async.token"
            ]
        wait = f"async.await %{token} : !async.token"
        if kind == 0:
            waiter = self.helper("wait", "%t: !async.token", ["async.await %t : !async.token", "return"])
            wait = f"func.call @{waiter}(%{token}) : (!async.token) -> ()"
        elif kind == 1:
            start += [f"%{token}_b = async.execute [%{token}] {{", "  async.yield", "}"]
            wait = f"async.await %{token}_b : !async.token"
        elif kind == 2:
            start.append(f"%{token}_g = async.create_group %c1 : !async.group")
            start.append(f"%{token}_i = async.add_to_group %{token}, %{token}_g : !async.token")
            wait = f"async.await_all %{token}_g"
        return start, [wait]

    def free(self, name: str, *, by_call: bool | None = None) -> list[str]:
        """Lines that free `name` once."""
        freer = self.freer()
        call = f"func.call @{freer}(%{name}) : ({M}) -> ()"
        kind = self.random.randrange(8) if by_call is None else (self.random.choice((0, 6)) if by_call else 5)
        if kind == 7:
            return self._free_where(name)
        if kind == 6:
            other = self.fresh("f")
            constant = f"%{other} = func.constant @{freer} : ({M}) -> ()"
            return [constant, f"func.call_indirect %{other}(%{name}) : ({M}) -> ()"]
        if kind == 1:
            other = self.fresh()
            lent = f"%{other} = func.call @{self.lender()}(%{name}) : ({M}) -> {M}"
            return [lent, f"memref.dealloc %{other} : {M}"]
        if kind == 2:
            again = f"func.call @{self.freer()}(%{name}) : ({M}) -> ()"
            return ["scf.if %bit {", f"  {call}", "} else {", f"  {again}", "}"]
        if kind == 3:
            box, other = self.fresh("box"), self.fresh()
            lines = [f"%{box} = memref.alloc() : {BOX}", f"memref.store %{name}, %{box}[%c1] : {BOX}"]
            lines += [f"%{other} = memref.load %{box}[%c1] : {BOX}", f"memref.dealloc %{box} : {BOX}"]
            return [*lines, call.replace(f"(%{name})", f"(%{other})")]
        if kind == 4:
            other = self.fresh()
            return [f"%{other} = func.call @{self.grower()}(%{name}) : ({M}) -> {M}", f"memref.dealloc %{other} : {M}"]
        return [f"memref.dealloc %{name} : {M}"] if kind == 5 else [call]

    def life(self) -> _Life:
        name = self.fresh("b")
        made = [f"%{name} = memref.alloc() : {M}", f"linalg.fill ins(%k : i64) outs(%{name} : {M})"]
        if self.random.random() < 0.5:
            made = [f"%{name} = func.call @{self.maker()}() : () -> {M}"]
        life = _Life(name, made)
        life.uses = [self.use(name) for _ in range(self.random.randrange(3))]
        life.freed = self.free(name)
        if self.random.random() < 0.4:
            life.alias = self.fresh("same")
            life.made.append(f"%{life.alias} = func.call @{self.lender()}(%{name}) : ({M}) -> {M}")
        return life

    def program(self, lives: list[_Life]) -> str:
        """The lives one in the other, each in its own order."""
        rest = [[life.made, *life.uses, life.freed] for life in lives]
        lines = ["%c0 = arith.constant 0 : index", "%c1 = arith.constant 1 : index", "%c3 = arith.constant 3 : index"]
        lines += ["%k = arith.constant 5 : i64", *_bit()]
        while any(rest):
            steps = self.random.choice([one for one in rest if one])
            lines += steps.pop(0)
        body = "".join(f"  {line}\n" for line in [*lines, "return"])
        return "".join(self.helpers.values()) + f"func.func @main() {{\n{body}}}\n"


def _where(condition: str, lines: list[str], *, wanted: bool) -> list[str]:
    """`lines` where `condition` is `wanted`."""
    return [f"scf.if {condition} {{", *([] if wanted else ["} else {"]), *lines, "}"]


def _negated(condition: str, name: str) -> list[str]:
    true = f"{name}_true"
    return [f"{true} = arith.constant true", f"{name} = arith.xori {condition}, {true} : i1"]


def _bit() -> list[str]:
    return ["%one = arith.constant 1 : i64", "%two = arith.constant 2 : i64", "%bit = arith.cmpi slt, %one, %two : i64"]


def _twice(writer: Writer, life: _Life) -> Kind:
    """Freed a second time, under the same or another name; one of the two is in a function."""
    is_first_by_call = writer.random.random() < 0.6
    life.freed = writer.free(life.name, by_call=is_first_by_call or None)
    life.freed += writer.free(life.alias or life.name, by_call=True if not is_first_by_call else None)
    return Kind.DOUBLE_FREE


def _used(writer: Writer, life: _Life) -> Kind:
    life.freed = writer.free(life.name, by_call=True) if not life.alias else life.freed
    life.freed += writer.use(life.alias or life.name)
    return Kind.USE_AFTER_FREE


def _leaked(_: Writer, life: _Life) -> Kind:
    life.freed = []
    return Kind.LEAK


def _of_stack(writer: Writer, life: _Life) -> Kind:
    life.made[:1] = [f"%{life.name} = memref.alloca() : {M}", f"linalg.fill ins(%k : i64) outs(%{life.name} : {M})"]
    life.freed = writer.free(life.alias or life.name, by_call=True)
    return Kind.FOREIGN_FREE


def _in_loop(writer: Writer, life: _Life) -> Kind:
    life.freed = ["scf.for %j = %c0 to %c3 step %c1 {", *(f"  {line}" for line in writer.free(life.name)), "}"]
    return Kind.DOUBLE_FREE


def _elsewhere(writer: Writer, life: _Life) -> Kind:
    """Read after it was freed, in another form, which was found before."""
    found, read = writer.elsewhere(life.alias or life.name)
    life.freed = [*found, *writer.free(life.name, by_call=None if writer.random.random() < 0.5 else True), *read]
    return Kind.USE_AFTER_FREE


def _meanwhile(writer: Writer, life: _Life) -> Kind:
    """Freed while work uses it that nobody has waited for yet."""
    start, wait = writer.work(life.alias or life.name)
    life.freed = [*start, *writer.free(life.name, by_call=None if writer.random.random() < 0.5 else True), *wait]
    return Kind.USE_AFTER_FREE


DEFECTS: tuple[Callable[[Writer, _Life], Kind], ...] = (
    _twice,
    _used,
    _leaked,
    _of_stack,
    _in_loop,
    _elsewhere,
    _meanwhile,
)


def written(number: int, *, with_defect: bool) -> Program:
    """Program `number`; of those with a defect, each kind is every seventh one."""
    writer = Writer(number)
    lives = [writer.life() for _ in range(1 + writer.random.randrange(4))]
    if not with_defect:
        return Program(writer.program(lives), None)
    # What leaks has to be in a function that frees something: otherwise it is left to the pipeline.
    lives.append(writer.life())
    defect = DEFECTS[number % len(DEFECTS)]
    kind = defect(writer, lives[0])
    return Program(writer.program(lives), kind, defect.__name__.strip("_"))
