"""More programs like those of `call_passes`: calls that choose, swap, wait, free under conditions, and store work.

SCENES[name]      # of both modules
"""

from __future__ import annotations

from tests.execution.call_passes import PASSED, Passed
from tests.execution.decided_scenes import DECIDED
from tests.execution.held_scenes import HELD
from tests.execution.twice_scenes import TWICE

_PASS = "minimal-deallocation"
_MADE = "%m = memref.alloc() : M\n  linalg.fill ins(%v : i32) outs(%m : M)"
_NEW = "%x = memref.alloc() : M\n  linalg.fill ins(%v : i32) outs(%x : M)"
_TWO = f"{_MADE}\n  %n = memref.alloc() : M\n  linalg.fill ins(%w : i32) outs(%n : M)"
_A = "%a = memref.alloc() : M\n  linalg.fill ins(%x1 : i32) outs(%a : M)\n  "
_B = "%b = memref.alloc() : M\n  linalg.fill ins(%x2 : i32) outs(%b : M)\n  "
_SPAWNED = f"{_A}%t = call @spawn(%a) : (M) -> !async.token\n  "
_LOOK = "call @look(%a) : (M) -> ()"
_LOOK_R = "call @look(%r) : (M) -> ()"
_LOOK_BOTH = "call @look(%p) : (M) -> ()\n  call @look(%q) : (M) -> ()"
_ROUNDS = "%o = arith.constant 1 : index\n  %e = arith.constant 3 : index\n  "
_LESS = "%z = arith.constant 0 : i32\n  %k = arith.constant 1 : i32\n  %last = arith.cmpi sle, %i, %z : i32\n"
_SWAPS = "(i32, M, M) -> (M, M)"
_FREES_IF, _GOES_ON = "dealloc-freed-on-some-paths", "dealloc-not-awaited"


def _chosen(name: str, body: str, result: str = "%s") -> str:
    return f"func.func private @{name}(%c: i1, %v: i32, %w: i32) -> M {{\n  {_TWO}\n  {body}\n  return {result} : M\n}}"


def _swap(name: str, other: str, ends: str) -> str:
    """A function that calls `other` with its buffers the other way round, or `ends`, where `^done` starts."""
    return (
        f"func.func private @{name}(%i: i32, %m: M, %n: M) -> (M, M) {{\n  {_LESS}  cf.cond_br %last, ^done, ^more\n"
        f"^done:\n  {ends}\n^more:\n  %l = arith.subi %i, %k : i32\n"
        f"  %p, %q = call @{other}(%l, %n, %m) : {_SWAPS}\n  return %q, %p : M, M\n}}"
    )


_GIVES = "return %m, %n : M, M"
_PICKS = {
    "pick2": "func.func private @pick2(%c: i1, %m: M, %n: M) -> M {\n"
    "  %r = call @pick(%c, %m, %n) : (i1, M, M) -> M\n  return %r : M\n}",
    "branch": "func.func private @branch(%c: i1, %m: M, %n: M) -> M {\n  cf.cond_br %c, ^a(%m : M), ^a(%n : M)\n"
    "^a(%r: M):\n  return %r : M\n}",
}
_WAITS = {
    "wait2": "func.func private @wait2(%t: !async.token) {\n  call @wait(%t) : (!async.token) -> ()\n  return\n}",
    "wait_both": "func.func private @wait_both(%t: !async.token, %u: !async.token) {\n"
    "  async.await %t : !async.token\n  async.await %u : !async.token\n  return\n}",
    "wait_late": "func.func private @wait_late(%t: !async.token, %v: i32) {\n  vector.print %v : i32\n"
    "  async.await %t : !async.token\n  vector.print %v : i32\n  return\n}",
    "wait_if": "func.func private @wait_if(%c: i1, %t: !async.token) {\n  scf.if %c {\n"
    "    async.await %t : !async.token\n  }\n  return\n}",
    "wait_by": "func.func private @wait_by(%c: i1, %t: !async.token) {\n  cf.cond_br %c, ^a, ^b\n"
    "^a:\n  call @wait(%t) : (!async.token) -> ()\n  return\n^b:\n  return\n}",
    "wait_then": "func.func private @wait_then(%c: i1, %t: !async.token) {\n"
    "  call @wait_if(%c, %t) : (i1, !async.token) -> ()\n  return\n}",
    "wait_later": "async.func private @wait_later(%t: !async.token) -> !async.token {\n"
    "  async.await %t : !async.token\n  return\n}",
    "wait_all": "func.func private @wait_all(%g: !async.group) {\n  async.await_all %g\n  return\n}",
}
_FREES = {
    "eat_true": "func.func private @eat_true(%m: M) {\n  %t = arith.constant true\n"
    "  bufferization.dealloc (%m : M) if (%t)\n  return\n}",
    "own": "func.func private @own(%c: i1, %v: i32) {\n"
    f"  {_MADE}\n  call @look(%m) : (M) -> ()\n  %t = arith.constant true\n"
    "  bufferization.dealloc (%m : M) if (%t)\n  return\n}",
    "kept_all": "func.func private @kept_all(%c: i1, %m: M) -> M {\n"
    "  %o = bufferization.dealloc (%m : M) if (%c) retain (%m : M)\n  return %m : M\n}",
    "eat_never": "func.func private @eat_never(%m: M) {\n  %f = arith.constant false\n"
    "  bufferization.dealloc (%m : M) if (%f)\n  return\n}",
    "eat_when2": "func.func private @eat_when2(%c: i1, %m: M) {\n  call @eat_when(%c, %m) : (i1, M) -> ()\n  return\n}",
}

_THEN = (
    "func.func private @then(%t: !async.token) -> !async.token {\n"
    "  %u = async.execute [%t] {\n    async.yield\n  }\n  return %u : !async.token\n}"
)


def _needless(body: str, helpers: tuple[str, ...], more: tuple[str, ...] = (), refused: str = "") -> Passed:
    return Passed(_PASS, body, ("look", *helpers), refused, "\n".join(more))


def _shown(function: str, helpers: tuple[str, ...], *more: str) -> Passed:
    """A call of @chosen, of which the result is looked at."""
    body = f"%r = call @chosen(%c, %x1, %x2) : (i1, i32, i32) -> M\n  {_LOOK_R}"
    return _needless(body, helpers, (*more, function))


def _swapped(functions: tuple[str, ...], name: str = "even") -> Passed:
    body = f"{_A}{_B}%p, %q = call @{name}(%two, %a, %b) : {_SWAPS}\n  {_LOOK_BOTH}\n  {_LOOK}"
    return _needless(body, (), functions)


_PICK = "%s = call @pick(%c, %m, %n) : (i1, M, M) -> M"
NEEDLESS = {
    "chosen and returned": _shown(_chosen("chosen", _PICK), ("pick",)),
    "chosen and returned by a public function": _shown(
        _chosen("chosen", _PICK).replace("private @chosen", "@chosen"), ("pick",)
    ),
    "chosen two calls below": _shown(_chosen("chosen", _PICK.replace("@pick", "@pick2")), ("pick",), _PICKS["pick2"]),
    "chosen by blocks": _shown(_chosen("chosen", _PICK.replace("@pick", "@branch")), (), _PICKS["branch"]),
    "one of three is chosen": _shown(
        _chosen(
            "chosen",
            f"{_PICK}\n  {_NEW}\n  %y = call @pick(%c, %x, %s) : (i1, M, M) -> M",
            "%y",
        ),
        ("pick",),
    ),
    "chosen in each round": _shown(
        _chosen(
            "chosen",
            f"%z = arith.constant 0 : index\n  {_ROUNDS}"
            "%s = scf.for %i = %z to %e step %o iter_args(%u = %m) -> (M) {\n"
            "    %x = func.call @pick(%c, %u, %n) : (i1, M, M) -> M\n    scf.yield %x : M\n  }",
        ),
        ("pick",),
    ),
    "swapped": _swapped(("func.func private @even(%i: i32, %m: M, %n: M) -> (M, M) {\n  return %n, %m : M, M\n}",)),
    "swapped by a function that calls itself": _swapped((_swap("even", "even", _GIVES),)),
    "swapped by two functions that call each other": _swapped(
        (_swap("even", "odd", _GIVES), _swap("odd", "even", _GIVES))
    ),
    "swapped, and one of both is new": _swapped(
        (
            _swap("even", "odd", _GIVES),
            _swap("odd", "even", f"%v = arith.constant 4 : i32\n  {_NEW}\n  return %n, %x : M, M"),
        )
    ),
    "swapped by a public function that calls itself": _swapped(
        (_swap("even", "even", _GIVES).replace("private @even", "@even"),)
    ),
    "swapped in each round": _needless(
        f"{_A}{_B}{_ROUNDS}%p, %q = scf.for %i = %z to %e step %o iter_args(%m = %a, %n = %b) -> (M, M) {{\n"
        f"    %u, %v = func.call @even(%two, %m, %n) : {_SWAPS}\n    scf.yield %u, %v : M, M\n  }}\n  {_LOOK_BOTH}",
        (),
        (_swap("even", "even", _GIVES),),
    ),
    "two calls wait": _needless(
        f"{_SPAWNED}call @wait2(%t) : (!async.token) -> ()\n  {_LOOK}", ("write", "spawn", "wait"), (_WAITS["wait2"],)
    ),
    "work goes on behind the work that a call is given": _needless(
        f"{_SPAWNED}%u = call @then(%t) : (!async.token) -> !async.token\n  async.await %u : !async.token\n  {_LOOK}",
        ("write", "spawn"),
        (_THEN,),
    ),
    "work goes on behind the work of a call in a function": _needless(
        f"{_A}%u = call @both(%a) : (M) -> !async.token\n  async.await %u : !async.token\n  {_LOOK}",
        ("write", "spawn"),
        (
            _THEN.replace("@then(%t: !async.token)", "@both(%m: M)").replace(
                "%u =", "%t = call @spawn(%m) : (M) -> !async.token\n  %u ="
            ),
        ),
    ),
    "a call waits for two": _needless(
        f"{_SPAWNED}{_B}%u = call @spawn(%b) : (M) -> !async.token\n"
        f"  call @wait_both(%t, %u) : (!async.token, !async.token) -> ()\n  {_LOOK}",
        ("write", "spawn"),
        (_WAITS["wait_both"],),
    ),
    "a call waits later": _needless(
        f"{_SPAWNED}call @wait_late(%t, %x2) : (!async.token, i32) -> ()\n  {_LOOK}",
        ("write", "spawn"),
        (_WAITS["wait_late"],),
    ),
    "a call waits for work of this function": _needless(
        f"{_A}%t = async.execute {{\n    func.call @look(%a) : (M) -> ()\n    async.yield\n  }}\n"
        f"  call @wait(%t) : (!async.token) -> ()\n  {_LOOK}",
        ("wait",),
    ),
    "a call waits for a group": _needless(
        f"{_SPAWNED}%o = arith.constant 1 : index\n  %g = async.create_group %o : !async.group\n"
        f"  %i = async.add_to_group %t, %g : !async.token\n  call @wait_all(%g) : (!async.group) -> ()\n  {_LOOK}",
        ("write", "spawn"),
        (_WAITS["wait_all"],),
    ),
    "calls wait on both paths": _needless(
        f"{_SPAWNED}scf.if %c {{\n    func.call @wait(%t) : (!async.token) -> ()\n  }} else {{\n"
        f"    func.call @wait(%t) : (!async.token) -> ()\n  }}\n  {_LOOK}",
        ("write", "spawn", "wait"),
    ),
    "freed under a condition that holds": _needless(f"{_A}call @eat_true(%a) : (M) -> ()", (), (_FREES["eat_true"],)),
    "a buffer of its own is freed under a condition": _needless(
        "call @own(%c, %x1) : (i1, i32) -> ()", (), (_FREES["own"],)
    ),
    "freed under a condition, and retained": _needless(
        f"{_A}%r = call @kept_all(%c, %a) : (i1, M) -> M\n  {_LOOK_R}", (), (_FREES["kept_all"],)
    ),
    "freed under a condition that never holds": _needless(
        f"{_A}call @eat_never(%a) : (M) -> ()\n  {_LOOK}", (), (_FREES["eat_never"],)
    ),
    "freed under a condition two calls below": _needless(
        f"{_A}call @eat_when2(%c, %a) : (i1, M) -> ()", ("eat_when",), (_FREES["eat_when2"],), _FREES_IF
    ),
}
"""None of the first four kinds is refused without need."""

_SECOND = "%u = call @spawn(%b) : (M) -> !async.token\n  "
_BOX = "memref<1x!llvm.ptr>"
_HIDDEN = (
    "%t = call @spawn(%m) : (M) -> !async.token\n"
    "  %p = builtin.unrealized_conversion_cast %t : !async.token to !llvm.ptr\n  "
)
_KEEPS = f"%o = arith.constant 0 : index\n  memref.store %p, %s[%o] : {_BOX}\n  return\n}}"
_GROUP = "%o = arith.constant 1 : index\n  %g = async.create_group %o : !async.group\n  "
_ADDS = "%t = call @spawn(%m) : (M) -> !async.token\n  %i = async.add_to_group %t, %g : !async.token\n  return GIVES\n}"


def _stored(function: str, call: str, refused: str = _GOES_ON) -> Passed:
    return _needless(f"{_A}{call}", ("write", "spawn"), (function,), refused)


def _waits_sometimes(*names: str) -> Passed:
    call = f"call @{names[-1]}(%c, %t) : (i1, !async.token) -> ()"
    return _needless(
        f"{_SPAWNED}{call}\n  {_LOOK}", ("write", "spawn", "wait"), tuple([_WAITS[name] for name in names]), _GOES_ON
    )


STORED_WORK = {
    "work is stored in a global": _stored(
        f'memref.global "private" @held : {_BOX} = uninitialized\n'
        f"func.func private @hide(%m: M) {{\n  {_HIDDEN}%s = memref.get_global @held : {_BOX}\n  {_KEEPS}",
        "call @hide(%a) : (M) -> ()",
    ),
    "work is stored in a container": _stored(
        f"func.func private @hide(%m: M, %s: {_BOX}) {{\n  {_HIDDEN}{_KEEPS}",
        f"%s = memref.alloca() : {_BOX}\n  call @hide(%a, %s) : (M, {_BOX}) -> ()",
    ),
    "work is stored in a structure": _stored(
        f"func.func private @hide(%m: M) -> !llvm.struct<(ptr)> {{\n  {_HIDDEN}"
        "%u = llvm.mlir.undef : !llvm.struct<(ptr)>\n  %s = llvm.insertvalue %p, %u[0] : !llvm.struct<(ptr)>\n"
        "  return %s : !llvm.struct<(ptr)>\n}",
        "%s = call @hide(%a) : (M) -> !llvm.struct<(ptr)>",
    ),
    "work is added to a group": _stored(
        f"func.func private @hide(%m: M, %g: !async.group) {{\n  {_ADDS.replace(' GIVES', '')}",
        f"{_GROUP}call @hide(%a, %g) : (M, !async.group) -> ()",
    ),
    "work of one of two calls is handed on": _needless(
        f"{_SPAWNED}{_B}{_SECOND}%s = arith.select %c, %t, %u : !async.token\n"
        "  call @ignore(%s) : (!async.token) -> ()",
        ("write", "spawn", "ignore"),
        (),
        _GOES_ON,
    ),
    "work that starts on each path is handed on": _needless(
        f"{_A}{_B}%s = scf.if %c -> (!async.token) {{\n"
        "    %t = func.call @spawn(%a) : (M) -> !async.token\n    scf.yield %t : !async.token\n  } else {\n"
        "    %u = func.call @spawn(%b) : (M) -> !async.token\n    scf.yield %u : !async.token\n  }\n"
        "  call @ignore(%s) : (!async.token) -> ()",
        ("write", "spawn", "ignore"),
        (),
        _GOES_ON,
    ),
    "work is added to a group that was awaited before": _stored(
        f"func.func private @hide(%m: M) {{\n  {_GROUP}async.await_all %g\n  {_ADDS.replace(' GIVES', '')}",
        "call @hide(%a) : (M) -> ()",
    ),
    "a call waits on one path": _waits_sometimes("wait_if"),
    "a call waits in one block": _waits_sometimes("wait_by"),
    "a call two deep waits on one path": _waits_sometimes("wait_if", "wait_then"),
    "a call waits for work that it does not wait for": _needless(
        f"{_SPAWNED}%u = async.call @wait_later(%t) : (!async.token) -> !async.token\n"
        "  call @ignore(%u) : (!async.token) -> ()",
        ("write", "spawn", "ignore"),
        (_WAITS["wait_later"],),
        _GOES_ON,
    ),
    "work is added to a group that is awaited": _stored(
        f"func.func private @hide(%m: M) -> !async.group {{\n  {_GROUP}{_ADDS.replace('GIVES', '%g : !async.group')}",
        "%g = call @hide(%a) : (M) -> !async.group\n  async.await_all %g",
        "",
    ),
}
_SAME_D = "memref<?xi32>"
_BELOW = (
    f"func.func private @same2(%m: {_SAME_D}) -> {_SAME_D} {{\n"
    f"  %r = call @ext_same(%m) : ({_SAME_D}) -> ({_SAME_D})\n  return %r : {_SAME_D}\n}}"
)
_MADE_SAME = (
    f"func.func private @NAME(%v: i32) -> {_SAME_D} {{\n  {_MADE}\n"
    f"  %d = memref.cast %m : M to {_SAME_D}\n  %r = call @CALLED(%d) : ({_SAME_D}) -> {_SAME_D}\n"
    f"  {_NEW}\n  call @look(%x) : (M) -> ()\n  {_NEW.replace('%x', '%y')}\n  call @look(%y) : (M) -> ()\n"
    f"  return %r : {_SAME_D}\n}}"
)
GIVEN_BACK = {
    "freed after the use of an address that a call gives back": Passed(
        "optimize-allocation-liveness",
        f"{_A}%q = call @through(%a) : (M) -> index\n  %i = arith.index_cast %q : index to i64\n"
        "  %r = llvm.inttoptr %i : i64 to !llvm.ptr\n  %v = llvm.load %r : !llvm.ptr -> i32\n"
        "  vector.print %v : i32\n  memref.dealloc %a : M",
        ("through",),
    ),
    "not in an arena: a declaration gives it back two calls below": Passed(
        "plan-memory",
        f"%r = call @made_same(%x1) : (i32) -> {_SAME_D}\n"
        f"  %v = memref.load %r[%z] : {_SAME_D}\n  vector.print %v : i32",
        ("same", "look"),
        more=f"{_BELOW}\n{_MADE_SAME.replace('NAME', 'made_same').replace('CALLED', 'same2')}",
    ),
    "not in an arena: a function that was looked at gives it back": Passed(
        "plan-memory",
        f"%r = call @made_again(%x1) : (i32) -> {_SAME_D}\n"
        f"  %v = memref.load %r[%z] : {_SAME_D}\n  vector.print %v : i32",
        ("same", "look"),
        more="\n".join(
            (
                _BELOW,
                _BELOW.replace("@same2", "@same3").replace("@ext_same", "@same2"),
                _MADE_SAME.replace("NAME", "made_again")
                .replace("CALLED", "same3")
                .replace("  %r =", f"  %s = call @same2(%d) : ({_SAME_D}) -> {_SAME_D}\n  %r ="),
            )
        ),
    ),
}
_OUT = "buffer-results-to-out-params"
_LOADED = "  %z = arith.constant 0 : index\nLOADS  %l = memref.load %s[%z] : memref<1xM>\n  return %m, %l : M, M\n}"
_OTHER_WRITTEN = (
    "call @look(%r) : (M) -> ()\n  memref.store %k9, %q[%z] : M\n  SHOWS"
    "%l = memref.load %s[%z] : memref<1xM>\n  call @look(%l) : (M) -> ()"
)
_STARTED = (
    "func.func private @started(%v: i32, %w: i32) -> (M, !async.token) {\n"
    f"  {_MADE}\n  %z = arith.constant 0 : index\n  %t = async.execute {{\n"
    "    memref.store %w, %m[%z] : M\n    async.yield\n  }\n  return RETURNED, %t : M, !async.token\n}"
)
_STARTS = "%r, %t = call @started(%x1, %x2) : (i32, i32) -> (M, !async.token)\n  "
UNFINISHED = {
    "work goes on with what is copied": Passed(
        _OUT,
        f"{_STARTS}async.await %t : !async.token\n  {_LOOK_R}",
        ("look",),
        "out-param-copy",
        _STARTED.replace("RETURNED", "%m"),
    ),
    "work goes on with what is copied, by one of two names": Passed(
        _OUT,
        f"{_STARTS}async.await %t : !async.token\n  {_LOOK_R}",
        ("look",),
        "out-param-copy",
        _STARTED.replace("RETURNED", "%s").replace(
            "  return",
            "  %y = memref.alloc() : M\n  %c = arith.cmpi sgt, %v, %w : i32\n"
            "  linalg.fill ins(%v : i32) outs(%y : M)\n  %s = arith.select %c, %m, %y : M\n  return",
        ),
    ),
    "work goes on with what becomes the argument": Passed(
        f"{_OUT}{{hoist-static-allocs}}",
        f"{_STARTS}async.await %t : !async.token\n  {_LOOK_R}",
        ("look",),
        "",
        _STARTED.replace("RETURNED", "%m"),
    ),
    "work is over with what is copied": Passed(
        _OUT,
        f"%r = call @started(%x1, %x2) : (i32, i32) -> M\n  {_LOOK_R}",
        ("look",),
        "",
        _STARTED.replace("(M, !async.token)", "M").replace(
            "return RETURNED, %t : M, !async.token", "async.await %t : !async.token\n  return %m : M"
        ),
    ),
}
RETURNED_TWICE = {
    "a buffer that a call lends is returned twice": Passed(
        "buffer-deallocation-pipeline{private-function-dynamic-ownership}",
        "%p, %q = call @lent(%x1) : (i32) -> (M, M)\n  memref.store %k9, %p[%z] : M\n  call @look(%q) : (M) -> ()",
        ("id", "look"),
        "dealloc-copy-changes-meaning",
        f"func.func @lent(%v: i32) -> (M, M) {{\n  {_MADE}\n  %r = call @id(%m) : (M) -> M\n  return %r, %r : M, M\n}}",
    ),
    "what is loaded from a container is returned, and loaded again": Passed(
        _OUT,
        f"{_A}%s = memref.alloca() : memref<1xM>\n  memref.store %a, %s[%z] : memref<1xM>\n"
        "  %r, %q = call @loaded(%s, %x1) : (memref<1xM>, i32) -> (M, M)\n  " + _OTHER_WRITTEN.replace("SHOWS", ""),
        ("look",),
        "out-param-copy",
        f"func.func private @loaded(%s: memref<1xM>, %v: i32) -> (M, M) {{\n  {_MADE}\n" + _LOADED.replace("LOADS", ""),
    ),
    "what is loaded from a global is returned, and loaded again": Passed(
        _OUT,
        "%r, %q = call @loaded(%x1) : (i32) -> (M, M)\n  "
        + _OTHER_WRITTEN.replace("SHOWS", "%s = memref.get_global @kept : memref<1xM>\n  "),
        ("kept", "keep", "look"),
        "out-param-copy",
        f"func.func private @loaded(%v: i32) -> (M, M) {{\n  {_MADE}\n"
        + _LOADED.replace(
            "LOADS", f"  {_NEW}\n  call @keep(%x) : (M) -> ()\n  %s = memref.get_global @kept : memref<1xM>\n"
        ),
    ),
}
LATE = {
    f"a declaration uses it later: {name}": Passed(
        pipeline,
        "%t = call @late(%x1) : (i32) -> !async.token\n  async.await %t : !async.token",
        (),
        refused,
        f"func.func private @ext_look(memref<?xi32>)\nfunc.func private @late(%v: i32) -> !async.token {{\n  {_MADE}\n"
        "  %d = memref.cast %m : M to memref<?xi32>\n  %t = async.execute {\n"
        "    func.call @ext_look(%d) : (memref<?xi32>) -> ()\n    async.yield\n  }\n  return %t : !async.token\n}",
    )
    for name, pipeline, refused in (
        ("not on the stack", "promote-buffers-to-stack", ""),
        ("not freed", "minimal-deallocation", "dealloc-escapes"),
        ("not freed by the retired pass", "buffer-deallocation", "retired-escapes"),
    )
}
LATE["not on the stack: stored where the caller finds it"] = Passed(
    "promote-buffers-to-stack",
    "%s = memref.alloca() : memref<1xM>\n  call @put(%s, %x1) : (memref<1xM>, i32) -> ()\n"
    "  %m = memref.load %s[%z] : memref<1xM>\n  call @look(%m) : (M) -> ()",
    ("look",),
    "",
    f"func.func private @put(%s: memref<1xM>, %v: i32) {{\n  {_MADE}\n  %z = arith.constant 0 : index\n"
    "  memref.store %m, %s[%z] : memref<1xM>\n  return\n}",
)
SCENES = {
    **PASSED,
    **NEEDLESS,
    **STORED_WORK,
    **GIVEN_BACK,
    **UNFINISHED,
    **RETURNED_TWICE,
    **LATE,
    **DECIDED,
    **HELD,
    **TWICE,
}
"""By what they show."""
