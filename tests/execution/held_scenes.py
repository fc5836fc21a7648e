"""Programs in which buffers are stored in containers that do not leave the function, and found there again.

HELD[name]     # as `call_scenes.SCENES`, which has them, too
"""

from __future__ import annotations

from tests.execution.call_passes import Passed

_MINIMAL, _LLVM = "minimal-deallocation", "buffer-deallocation-pipeline"
_A = "%a = memref.alloc() : M\n  linalg.fill ins(%x1 : i32) outs(%a : M)\n  "
_B = "%b = memref.alloc() : M\n  linalg.fill ins(%x2 : i32) outs(%b : M)\n  "
_S, _T = "%s = memref.alloca() : memref<2xM>\n  ", "%t = memref.alloc() : memref<1xM>\n  "
_STORED = "dealloc-stored"
_ROUNDS = "%o = arith.constant 1 : index\n  %e = arith.constant 2 : index\n  scf.for %i = %z to %e step %o {\n    "
_FOUND = "%r = memref.load %s[%z] : memref<2xM>\n  "
_LOOK = "call @look(%r) : (M) -> ()"
_LATER = "%w = async.execute {\n    %r = memref.load %s[%z] : memref<2xM>\n    func.call @look(%r) : (M) -> ()\n"


def _put(buffer: str, at: str = "%z", container: str = "%s") -> str:
    size = 1 if container == "%t" else 2
    return f"memref.store {buffer}, {container}[{at}] : memref<{size}xM>\n  "


def _held(body: str, refused: str = "", more: str = "") -> Passed:
    return Passed(_MINIMAL, body.rstrip(), ("look", "write"), refused, more)


_BODIES = {
    "found again": f"{_S}{_A}{_put('%a')}{_FOUND}{_LOOK}",
    "stored again": f"{_S}{_A}{_B}{_put('%a')}{_put('%b')}{_FOUND}{_LOOK}",
    "one of two is found": f"{_S}{_A}{_B}{_put('%a')}scf.if %c {{\n    {_put('%b').rstrip()}\n  }}\n  {_FOUND}{_LOOK}",
    "found in each round": f"{_S}%o = arith.constant 1 : index\n  {_A}{_B}{_put('%a')}{_put('%b', '%o')}"
    f"%e = arith.constant 2 : index\n  scf.for %i = %z to %e step %o {{\n"
    f"    %r = memref.load %s[%i] : memref<2xM>\n    func.{_LOOK}\n  }}",
    "stored and found in each round": f"{_ROUNDS}{_S}{_A}{_put('%a')}{_FOUND}func.{_LOOK}\n  }}",
    "moved to another container": f"{_S}{_T}{_A}{_put('%a')}{_FOUND}{_put('%r', container='%t')}"
    "%q = memref.load %t[%z] : memref<1xM>\n  call @look(%q) : (M) -> ()\n  memref.dealloc %t : memref<1xM>",
    "a view is found": f"{_S}{_A}%d = memref.cast %a : M to memref<?xi32>\n  "
    "%k = memref.cast %d : memref<?xi32> to M\n  "
    f"{_put('%k')}{_FOUND}{_LOOK}\n  call @look(%a) : (M) -> ()",
    "written where it is found": f"{_S}{_A}{_put('%a')}{_FOUND}call @write(%r) : (M) -> ()\n  "
    "call @look(%a) : (M) -> ()",
}
_FREED = (
    f"{_S}{_A}{_B}{_put('%a')}%f = memref.load %s[%z] : memref<2xM>\n  call @look(%f) : (M) -> ()\n  "
    f"memref.dealloc %f : M\n  {_put('%b')}{_FOUND}{_LOOK}"
)
_BELOW = (
    "func.func private @through_box(%m: M) -> i32 {\n  %z = arith.constant 0 : index\n  "
    f"{_S}{_put('%m')}{_FOUND}%v = memref.load %r[%z] : M\n  return %v : i32\n}}"
)
_GIVES = (
    "func.func private @from_box(%m: M) -> M {\n  %z = arith.constant 0 : index\n  "
    f"{_S}{_put('%m')}{_FOUND}return %r : M\n}}"
)
_OUT = (
    f"func.func private @in_box(%s: memref<2xM>) {{\n  %z = arith.constant 0 : index\n  {_FOUND}{_LOOK}\n  return\n}}"
)
_EATS = (
    "func.func private @eat_held(%m: M) {\n  %z = arith.constant 0 : index\n  "
    f"{_S}{_put('%m')}{_FOUND}memref.dealloc %r : M\n  return\n}}"
)
_EATS_ONE = (
    "func.func private @eat_one_held(%c: i1, %m: M, %n: M) {\n  %z = arith.constant 0 : index\n  "
    f"{_S}{_put('%m')}scf.if %c {{\n    {_put('%n')}\n  }}\n  {_FOUND}memref.dealloc %r : M\n  return\n}}"
)
_LEND = "call @in_box(%s) : (memref<2xM>) -> ()\n  "
_WRITES = _OUT.replace("@in_box", "@write_box").replace("@look", "@write")
_HANDS_ON = (
    "func.func private @box_below(%s: memref<2xM>) {\n  call @in_box(%s) : (memref<2xM>) -> ()\n  "
    "call @write_box(%s) : (memref<2xM>) -> ()\n  return\n}"
)
_AGAIN = (
    "func.func private @box_again(%i: i32, %s: memref<2xM>) {\n  %n = arith.constant 0 : i32\n"
    "  %o = arith.constant 1 : i32\n  %last = arith.cmpi sle, %i, %n : i32\n  cf.cond_br %last, ^a, ^b\n"
    "^a:\n  return\n^b:\n  call @in_box(%s) : (memref<2xM>) -> ()\n  %l = arith.subi %i, %o : i32\n"
    "  call @box_again(%l, %s) : (i32, memref<2xM>) -> ()\n  return\n}"
)
_LENT = {
    "found by a function": (f"{_S}{_A}{_put('%a')}{_LEND}", _OUT),
    "found two calls below": (
        f"{_S}{_A}{_put('%a')}call @box_below(%s) : (memref<2xM>) -> ()",
        _OUT,
        _WRITES,
        _HANDS_ON,
    ),
    "found by a function that calls itself": (
        f"{_S}{_A}{_put('%a')}call @box_again(%k9, %s) : (i32, memref<2xM>) -> ()",
        _OUT,
        _AGAIN,
    ),
    "written by a function": (
        (
            f"{_S}{_A}{_put('%a')}call @write_box(%s) : (memref<2xM>) -> ()\n  {_FOUND}{_LOOK}\n  "
            "call @look(%a) : (M) -> ()"
        ),
        _WRITES,
    ),
    "another one is stored between two calls": (f"{_S}{_A}{_put('%a')}{_LEND}{_B}{_put('%b')}{_LEND}", _OUT),
    "one of two is found by a function": (
        f"{_S}{_A}{_B}{_put('%a')}scf.if %c {{\n    {_put('%b').rstrip()}\n  }}\n  {_LEND}",
        _OUT,
    ),
    "stored and found by a function in each round": (f"{_S}{_ROUNDS}{_A}{_put('%a')}func.{_LEND}\n  }}", _OUT),
    "found by a function in each round": (f"{_S}{_A}{_put('%a')}{_ROUNDS}func.{_LEND}\n  }}", _OUT),
    "freed where a function has found it": (f"{_S}{_A}{_put('%a')}{_LEND}memref.dealloc %a : M", _OUT),
    "handed round behind the function": (
        (
            f"{_S}{_A}{_B}{_put('%a')}%o = arith.constant 1 : index\n  %e = arith.constant 3 : index\n  "
            "%r = scf.for %i = %z to %e step %o iter_args(%m = %a) -> (M) {\n    %x = memref.alloc() : M\n"
            "    memref.copy %b, %x : M to M\n    func.call @look(%m) : (M) -> ()\n    scf.yield %x : M\n  }\n  "
            f"{_LEND}{_LOOK}"
        ),
        _OUT,
    ),
}
_IN_BOX = "func.func private @NAME(%s: memref<2xM>) {\n  %z = arith.constant 0 : index\n  BODY\n  return\n}"


def _more_than_look(name: str, body: str) -> tuple[str, str]:
    """A function that does more with a container than to look into it, and looks then."""
    function = _IN_BOX.replace("NAME", name).replace("BODY", body)
    return f"{_S}{_A}{_put('%a')}call @{name}(%s) : (memref<2xM>) -> ()", function


_NOT_LENT = {
    "a container outlives it": (f"{_S}{_ROUNDS}{_A}{_put('%a')}\n  }}\n  {_LEND}", _OUT),
    "a function gives back what it finds": (
        f"{_S}{_A}{_put('%a')}%r = call @box_get(%s) : (memref<2xM>) -> M\n  {_LOOK}",
        (
            "func.func private @box_get(%s: memref<2xM>) -> M {\n  %z = arith.constant 0 : index\n  "
            f"{_FOUND}return %r : M\n}}"
        ),
    ),
    "a function gives back the container": (
        (
            f"{_S}{_A}{_put('%a')}%t = call @box_same(%s) : (memref<2xM>) -> memref<2xM>\n  "
            f"{_FOUND.replace('%s', '%t')}{_LOOK}"
        ),
        "func.func private @box_same(%s: memref<2xM>) -> memref<2xM> {\n  return %s : memref<2xM>\n}",
    ),
    "one of two functions looks": (
        (
            f"{_S}{_A}{_put('%a')}%f = func.constant @in_box : (memref<2xM>) -> ()\n  "
            "%g = func.constant @write_box : (memref<2xM>) -> ()\n  "
            "%h = arith.select %c, %f, %g : (memref<2xM>) -> ()\n  "
            "func.call_indirect %h(%s) : (memref<2xM>) -> ()"
        ),
        f"{_OUT}\n{_WRITES}",
    ),
    "a function frees what it finds": _more_than_look("box_free", f"{_FOUND}memref.dealloc %r : M"),
    "a function puts another one there": _more_than_look(
        "box_put",
        "%x = memref.alloc() : M\n  %k = arith.constant 3 : i32\n  linalg.fill ins(%k : i32) outs(%x : M)\n  "
        f"{_put('%x').rstrip()}",
    ),
    "a function moves what it finds to another place": _more_than_look(
        "box_move", f"{_FOUND}%o = arith.constant 1 : index\n  {_put('%r', '%o').rstrip()}"
    ),
    "a function starts work on what it finds": _more_than_look(
        "box_work", f"{_FOUND}%t = async.execute {{\n    func.{_LOOK}\n    async.yield\n  }}"
    ),
    "work of a function looks": _more_than_look(
        "box_later",
        f"%t = async.execute {{\n    {_FOUND}func.{_LOOK}\n    async.yield\n  }}\n  async.await %t : !async.token",
    ),
}
HELD = {
    **{f"held: {name}": _held(body) for name, body in _BODIES.items()},
    **{
        f"held, as LLVM frees: {name}": Passed(_LLVM, body, ("look", "write"))
        for name, body in _BODIES.items()
        if name != "moved to another container"
    },
    "held: freed where it is found": _held(_FREED),
    "held: on the way through a function": _held(
        f"{_A}%v = call @through_box(%a) : (M) -> i32\n  vector.print %v : i32", more=_BELOW
    ),
    "held: freed where a function finds it": _held(
        f"{_A}call @look(%a) : (M) -> ()\n  call @eat_held(%a) : (M) -> ()", more=_EATS
    ),
    "held: one of two is freed where a function finds it": _held(
        f"{_A}{_B}%t = arith.constant true\n  call @eat_one_held(%t, %a, %b) : (i1, M, M) -> ()",
        "dealloc-escapes",
        _EATS_ONE,
    ),
    "held: given back by a function": _held(
        f"{_A}%r = call @from_box(%a) : (M) -> M\n  {_LOOK}\n  call @look(%a) : (M) -> ()", more=_GIVES
    ),
    "held: not freed before it is found": Passed(
        "optimize-allocation-liveness", f"{_S}{_A}{_put('%a')}{_FOUND}{_LOOK}\n  memref.dealloc %a : M", ("look",)
    ),
    "held: on the stack": Passed("promote-buffers-to-stack", f"{_S}{_A}{_put('%a')}{_FOUND}{_LOOK}", ("look",)),
    "held: a container outlives it": _held(f"{_S}{_ROUNDS}{_A}{_put('%a', '%i')}\n  }}\n  {_FOUND}{_LOOK}", _STORED),
    "held: found in the next round": _held(
        f"{_S}{_B}{_put('%b')}{_ROUNDS}%r = memref.load %s[%z] : memref<2xM>\n    func.{_LOOK}\n    "
        f"{_A}{_put('%a')}\n  }}",
        _STORED,
    ),
    "held: found by work that goes on": _held(
        f"{_S}{_A}{_B}{_put('%a')}{_LATER}    async.yield\n  }}\n  {_put('%b')}async.await %w : !async.token", _STORED
    ),
    **{f"lent: {name}": _held(body, more="\n".join(more)) for name, (body, *more) in _LENT.items()},
    **{f"not lent: {name}": _held(body, _STORED, more) for name, (body, more) in _NOT_LENT.items()},
    "lent: what is written there would show that a result is a copy": Passed(
        _MINIMAL,
        f"{_S}{_A}{_put('%a')}%r = call @public(%a) : (M) -> M\n  {_LEND.replace('@in_box', '@write_box')}{_LOOK}",
        ("look", "write", "public"),
        "dealloc-copy-changes-meaning",
        _WRITES,
    ),
    "lent: whose a buffer is can only be compared": Passed(
        _MINIMAL,
        f"{_S}{_A}{_put('%a')}%d = memref.cast %a : M to memref<?xi32>\n  "
        "%e = call @ext_same(%d) : (memref<?xi32>) -> (memref<?xi32>)\n  "
        f"%k = arith.select %c, %d, %e : memref<?xi32>\n  {_LEND}%v = memref.load %k[%z] : memref<?xi32>\n  "
        "vector.print %v : i32",
        ("same", "look"),
        "",
        _OUT,
    ),
}
