"""Programs in which conditions decide what is freed: constants that calls hand over, both outcomes of one in turn.

DECIDED[name]     # as `call_scenes.SCENES`, which has them, too
"""

from __future__ import annotations

from tests.execution.call_passes import Passed

_PASS = "minimal-deallocation"
_SOME = "dealloc-freed-on-some-paths"
_A = "%a = memref.alloc() : M\n  linalg.fill ins(%x1 : i32) outs(%a : M)\n  "
_B = "%b = memref.alloc() : M\n  linalg.fill ins(%x2 : i32) outs(%b : M)\n  "
_LOOK = "call @look(%a) : (M) -> ()\n  "
_YES, _NO = "%yes = arith.constant true\n  ", "%no = arith.constant false\n  "
_NOT = f"{_YES}%n = arith.xori %c, %yes : i1\n  "
_OTHERWISE = "%n = arith.cmpi sle, %x0, %none : i32\n  "
_FUNCTIONS = {
    "drop": "func.func private @drop_where(%c: i1, %m: M) {\n  scf.if %c {\n    memref.dealloc %m : M\n  }\n"
    "  return\n}",
    "below": "func.func private @drop_below(%m: M, %v: i32, %c: i1) {\n"
    "  call @drop_where(%c, %m) : (i1, M) -> ()\n  return\n}",
    "unless": f"func.func private @drop_unless(%c: i1, %m: M) {{\n  {_NOT}call @drop_where(%n, %m) : (i1, M) -> ()\n"
    "  return\n}",
    "never": f"func.func private @drop_never(%m: M) {{\n  {_NO}call @drop_where(%no, %m) : (i1, M) -> ()\n  return\n}}",
    "always": f"func.func private @drop_always(%m: M) {{\n  {_YES}call @drop_where(%yes, %m) : (i1, M) -> ()\n"
    "  return\n}",
    "in_turn": f"func.func private @drop_in_turn(%c: i1, %m: M) {{\n  {_NOT}call @drop_where(%c, %m) : (i1, M) -> ()\n"
    "  call @drop_where(%n, %m) : (i1, M) -> ()\n  return\n}",
    "mode": "func.func private @drop_mode(%k: i32, %m: M) {\n  %z = arith.constant 2 : i32\n"
    "  %c = arith.cmpi slt, %k, %z : i32\n  cf.cond_br %c, ^a, ^b\n^a:\n  memref.dealloc %m : M\n  return\n"
    "^b:\n  return\n}",
    "both": "func.func private @drop_both(%c: i1, %d: i1, %m: M) {\n  %e = arith.andi %c, %d : i1\n"
    "  call @drop_where(%e, %m) : (i1, M) -> ()\n  return\n}",
    "one_of": "func.func private @drop_one(%c: i1, %m: M, %n: M) {\n  %r = arith.select %c, %m, %n : M\n"
    "  memref.dealloc %r : M\n  return\n}",
    "same": "func.func private @same_one(%m: M) -> M {\n  return %m : M\n}",
    "renamed": "func.func private @drop_renamed(%c: i1, %m: M) {\n  %r = call @same_one(%m) : (M) -> M\n"
    "  scf.if %c {\n    memref.dealloc %r : M\n  }\n  return\n}",
    "or_give": "func.func private @drop_or_give(%c: i1, %m: M) -> M {\n  %r = scf.if %c -> (M) {\n"
    "    memref.dealloc %m : M\n    %o = memref.alloc() : M\n    scf.yield %o : M\n  } else {\n    scf.yield %m : M\n"
    "  }\n  return %r : M\n}",
    "or_use": "func.func private @drop_or_use(%c: i1, %m: M) {\n  %r = scf.if %c -> (M) {\n"
    "    memref.dealloc %m : M\n    %o = memref.alloc() : M\n    scf.yield %o : M\n  } else {\n    scf.yield %m : M\n"
    "  }\n  %k = arith.constant 7 : i32\n  linalg.fill ins(%k : i32) outs(%r : M)\n  return\n}",
    "use_below": f"func.func private @use_below(%m: M) {{\n  {_NO}call @drop_or_use(%no, %m) : (i1, M) -> ()\n"
    "  return\n}",
    "made": "func.func private @made_with(%c: i1, %v: i32) -> (M, i1) {\n  %m = memref.alloc() : M\n"
    "  linalg.fill ins(%v : i32) outs(%m : M)\n  return %m, %c : M, i1\n}",
    "copied": "func.func private @copied_with(%c: i1, %m: M) -> (M, i1) {\n  %o = memref.alloc() : M\n"
    "  memref.copy %m, %o : M to M\n  return %o, %c : M, i1\n}",
    "replaced": "func.func private @replaced_with(%c: i1, %m: M) -> (M, i1) {\n  %r = scf.if %c -> (M) {\n"
    "    memref.dealloc %m : M\n    %o = memref.alloc() : M\n    %k = arith.constant 7 : i32\n"
    "    linalg.fill ins(%k : i32) outs(%o : M)\n    scf.yield %o : M\n  } else {\n    scf.yield %m : M\n  }\n"
    "  return %r, %c : M, i1\n}",
    "again": "func.func private @drop_again(%i: i32, %c: i1, %m: M) {\n  %z = arith.constant 0 : i32\n"
    "  %k = arith.constant 1 : i32\n  %last = arith.cmpi sle, %i, %z : i32\n  cf.cond_br %last, ^a, ^b\n"
    "^a:\n  call @drop_where(%c, %m) : (i1, M) -> ()\n  return\n^b:\n  %l = arith.subi %i, %k : i32\n"
    "  call @drop_again(%l, %c, %m) : (i32, i1, M) -> ()\n  return\n}",
}

_FUNCTIONS["turned"] = (
    _FUNCTIONS["again"]
    .replace("(%l, %c, %m)", "(%l, %n, %m)")
    .replace("^b:", "^b:\n  %yes = arith.constant true\n  %n = arith.xori %c, %yes : i1")
)
_FUNCTIONS["other"] = _FUNCTIONS["again"].replace("(%l, %c, %m)", "(%l, %last, %m)")
_FUNCTIONS["first"] = (
    "func.func private @drop_first(%i: i32, %c: i1, %d: i1, %m: M, %n: M) {\n  %z = arith.constant 0 : i32\n"
    "  %k = arith.constant 1 : i32\n  %last = arith.cmpi sle, %i, %z : i32\n  cf.cond_br %last, ^a, ^b\n"
    "^a:\n  scf.if %c {\n    memref.dealloc %m : M\n  }\n  scf.if %d {\n    memref.dealloc %n : M\n  }\n  return\n"
    "^b:\n  %l = arith.subi %i, %k : i32\n"
    "  call @drop_first(%l, %c, %d, %m, %n) : (i32, i1, i1, M, M) -> ()\n  return\n}"
)
_FUNCTIONS["round"] = _FUNCTIONS["first"].replace("%d, %m, %n) :", "%d, %n, %m) :")


def _scene(body: str, *names: str, refused: str = "") -> Passed:
    return Passed(_PASS, body.rstrip(), ("look",), refused, "\n".join(_FUNCTIONS[name] for name in names))


def _where(condition: str, buffer: str = "%a") -> str:
    return f"call @drop_where({condition}, {buffer}) : (i1, M) -> ()\n  "


_MADE = "%a, %f = call @made_with(%c, %x1) : (i1, i32) -> (M, i1)\n  "
_NO_FLAG = f"{_YES}%n = arith.xori %f, %yes : i1\n  "


def _free(condition: str, then: str = "memref.dealloc %a : M") -> str:
    return f"scf.if {condition} {{\n    {then}\n  }}\n  "


DECIDED = {
    "freed below by a constant": _scene(f"{_YES}{_A}{_LOOK}{_where('%yes')}", "drop"),
    "not freed below by a constant": _scene(f"{_NO}{_A}{_where('%no')}{_LOOK}", "drop"),
    "a constant goes through a call": _scene(
        f"{_YES}{_NO}{_A}{_B}call @drop_below(%a, %x2, %no) : (M, i32, i1) -> ()\n  "
        f"call @drop_below(%b, %x2, %yes) : (M, i32, i1) -> ()\n  {_LOOK}",
        "drop",
        "below",
    ),
    "a constant is turned round below": _scene(
        f"{_YES}{_NO}{_A}{_B}call @drop_unless(%yes, %a) : (i1, M) -> ()\n  "
        f"call @drop_unless(%no, %b) : (i1, M) -> ()\n  {_LOOK}",
        "drop",
        "unless",
    ),
    "a constant is below": _scene(
        f"{_A}{_B}call @drop_never(%a) : (M) -> ()\n  call @drop_always(%b) : (M) -> ()\n  {_LOOK}",
        "drop",
        "never",
        "always",
    ),
    "a number decides": _scene(
        f"{_A}{_B}call @drop_mode(%k9, %a) : (i32, M) -> ()\n  call @drop_mode(%none, %b) : (i32, M) -> ()\n  {_LOOK}",
        "mode",
    ),
    "one of two conditions is constant, and decides": _scene(
        f"{_NO}{_A}call @drop_both(%c, %no, %a) : (i1, i1, M) -> ()\n  {_LOOK}", "drop", "both"
    ),
    "one of two conditions is constant, and does not decide": _scene(
        f"{_YES}{_A}call @drop_both(%c, %yes, %a) : (i1, i1, M) -> ()", "drop", "both", refused=_SOME
    ),
    "freed where a condition holds, and where not": _scene(f"{_NOT}{_A}{_LOOK}{_free('%c')}{_free('%n')}"),
    "freed below where a condition holds, and where not": _scene(
        f"{_NOT}{_A}{_LOOK}{_where('%c')}{_where('%n')}", "drop"
    ),
    "freed below where a comparison holds, and where not": _scene(
        f"{_OTHERWISE}{_A}{_LOOK}{_where('%c')}{_where('%n')}", "drop"
    ),
    "freed below where a condition holds, and here where not": _scene(
        f"{_NOT}{_A}{_LOOK}{_where('%c')}{_free('%n')}", "drop"
    ),
    "used between where a condition holds, and where not": _scene(
        f"{_NOT}{_A}{_where('%c')}{_free('%n', 'func.call @look(%a) : (M) -> ()')}{_where('%n')}", "drop"
    ),
    "freed in turn below": _scene(f"{_A}{_LOOK}call @drop_in_turn(%c, %a) : (i1, M) -> ()", "drop", "in_turn"),
    "freed where one of two conditions holds": _scene(
        f"{_NOT}%d = arith.cmpi sgt, %x1, %none : i32\n  %f = arith.andi %n, %d : i1\n  "
        f"{_A}{_LOOK}{_where('%c')}{_free('%f')}",
        "drop",
        refused=_SOME,
    ),
    "freed below where one condition holds alone": _scene(f"{_A}{_LOOK}{_where('%c')}", "drop", refused=_SOME),
    "one of two is freed below by a constant": _scene(
        f"{_YES}{_A}{_B}call @drop_one(%yes, %a, %b) : (i1, M, M) -> ()\n  call @look(%b) : (M) -> ()", "one_of"
    ),
    "freed below under another name by a constant": _scene(
        f"{_YES}{_A}{_LOOK}call @drop_renamed(%yes, %a) : (i1, M) -> ()", "same", "renamed", refused=_SOME
    ),
    "not freed below under another name by a constant": _scene(
        f"{_NO}{_A}call @drop_renamed(%no, %a) : (i1, M) -> ()\n  {_LOOK}", "same", "renamed", refused=_SOME
    ),
    "given back by a constant": _scene(
        f"{_NO}{_A}%r = call @drop_or_give(%no, %a) : (i1, M) -> M\n  call @look(%r) : (M) -> ()", "or_give"
    ),
    "freed, and not given back, by a constant": _scene(
        f"{_YES}{_A}{_LOOK}%r = call @drop_or_give(%yes, %a) : (i1, M) -> M\n  memref.store %k9, %r[%z] : M\n  "
        "call @look(%r) : (M) -> ()",
        "or_give",
    ),
    "given back, or freed and replaced, into what the caller gives": Passed(
        "buffer-results-to-out-params | minimal-deallocation",
        f"{_NO}{_A}%r = call @drop_or_give(%no, %a) : (i1, M) -> M\n  call @look(%r) : (M) -> ()",
        ("look",),
        more=_FUNCTIONS["or_give"],
    ),
    "moved to a name of two buffers where it is not freed": _scene(
        f"{_NO}{_A}call @drop_or_use(%no, %a) : (i1, M) -> ()", "or_use"
    ),
    "moved two calls below to a name of two buffers": _scene(
        f"{_A}call @use_below(%a) : (M) -> ()", "or_use", "use_below"
    ),
    "a function that calls itself is given a constant": _scene(
        f"{_NO}{_YES}{_A}{_B}call @drop_again(%k9, %no, %a) : (i32, i1, M) -> ()\n  "
        f"call @drop_again(%k9, %yes, %b) : (i32, i1, M) -> ()\n  {_LOOK}",
        "drop",
        "again",
    ),
    "freed at some depth where a condition holds, and here where not": _scene(
        f"{_NOT}{_A}{_LOOK}call @drop_again(%k9, %c, %a) : (i32, i1, M) -> ()\n  {_free('%n')}", "drop", "again"
    ),
    "freed at some depth where a condition holds alone": _scene(
        f"{_A}{_LOOK}call @drop_again(%k9, %c, %a) : (i32, i1, M) -> ()", "drop", "again", refused=_SOME
    ),
    "a condition is turned round at each depth": _scene(
        f"{_NO}{_A}call @drop_again(%k9, %no, %a) : (i32, i1, M) -> ()", "drop", "turned", refused=_SOME
    ),
    "a condition is another one at each depth": _scene(
        f"{_NO}{_A}call @drop_again(%k9, %no, %a) : (i32, i1, M) -> ()", "drop", "other", refused=_SOME
    ),
    "one of two is freed at some depth": _scene(
        f"{_NO}{_YES}{_A}{_B}call @drop_first(%k9, %yes, %no, %a, %b) : (i32, i1, i1, M, M) -> ()\n  "
        "call @look(%b) : (M) -> ()",
        "first",
    ),
    "one of two is freed at some depth, where they are handed round": _scene(
        f"{_NO}{_YES}{_A}{_B}call @drop_first(%k9, %yes, %no, %a, %b) : (i32, i1, i1, M, M) -> ()",
        "round",
        refused=_SOME,
    ),
    "one buffer is given twice, and freed once": _scene(
        f"{_YES}{_A}call @drop_one(%yes, %a, %a) : (i1, M, M) -> ()", "one_of"
    ),
    "freed where an i1 that a call returns beside it holds, and where not": _scene(
        f"{_MADE}{_NO_FLAG}{_LOOK}{_free('%f')}{_free('%n')}", "made"
    ),
    "freed where an i1 that a call returns beside it holds": _scene(f"{_MADE}{_LOOK}{_free('%f')}", "made"),
    "freed where a condition holds, or else where an i1 that a call returns beside it does": _scene(
        f"{_MADE}{_YES}%d = arith.cmpi sgt, %x2, %none : i32\n  %n = arith.xori %d, %yes : i1\n  "
        f"%g = arith.andi %n, %f : i1\n  {_LOOK}{_free('%d')}{_free('%g')}",
        "made",
        refused=_SOME,
    ),
    "used where an i1 that a call returns beside it does not hold": _scene(
        f"{_MADE}{_NO_FLAG}{_free('%f')}{_free('%n', 'func.call @look(%a) : (M) -> ()')}", "made", refused=_SOME
    ),
    "copied with an i1, and freed where a condition holds, and where not": _scene(
        f"{_NOT}{_A}%b, %f = call @copied_with(%c, %a) : (i1, M) -> (M, i1)\n  {_free('%c')}"
        f"{_free('%f', 'func.call @look(%b) : (M) -> ()')}{_free('%n')}",
        "copied",
    ),
    "replaced with an i1 in each round": _scene(
        f"{_A}%o = arith.constant 1 : index\n  %e = arith.constant 3 : index\n  "
        "%r, %f = scf.for %i = %z to %e step %o iter_args(%m = %a, %g = %c) -> (M, i1) {\n"
        "    %p, %q = func.call @replaced_with(%g, %m) : (i1, M) -> (M, i1)\n    scf.yield %p, %q : M, i1\n  }\n  "
        "call @look(%r) : (M) -> ()\n  " + _free("%f", "func.call @look(%r) : (M) -> ()"),
        "replaced",
    ),
    "freed in each round by one of two calls": _scene(
        f"{_NOT}%o = arith.constant 1 : index\n  %e = arith.constant 3 : index\n  scf.for %i = %z to %e step %o {{\n  "
        f"{_A}func.{_LOOK}func.{_where('%c')}func.{_where('%n')}\n  }}",
        "drop",
    ),
}
