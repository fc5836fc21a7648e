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
    "held: found by a function": _held(f"{_S}{_A}{_put('%a')}call @in_box(%s) : (memref<2xM>) -> ()", _STORED, _OUT),
}
