"""Programs in which one buffer is returned twice, or taken and handed back: copies that show, or do not.

TWICE[name]     # as `call_scenes.SCENES`, which has them, too
"""

from __future__ import annotations

from tests.execution.call_passes import Passed

_MINIMAL, _LLVM = "minimal-deallocation", "buffer-deallocation-pipeline"
_DYNAMIC = f"{_LLVM}{{private-function-dynamic-ownership}}"
_COPIED = "dealloc-copy-changes-meaning"
_A = "%a = memref.alloc() : M\n  linalg.fill ins(%x1 : i32) outs(%a : M)\n  "


def _made(name: str) -> str:
    return f"{name} = memref.alloc() : M\n  linalg.fill ins(%v : i32) outs({name} : M)\n  "


_TYPE = "(i1, i32) -> (M, M)"
_TWICE = f"func.func private @twice(%c: i1, %v: i32) -> (M, M) {{\n  {_made('%m')}return %m, %m : M, M\n}}"
_ON_ONE_PATH = (
    f"func.func private @twice(%c: i1, %v: i32) -> (M, M) {{\n  {_made('%m')}cf.cond_br %c, ^x, ^y\n"
    f"^x:\n  return %m, %m : M, M\n^y:\n  {_made('%n')}return %n, %m : M, M\n}}"
)
_ON = f"func.func private @on(%c: i1, %v: i32) -> (M, M) {{\n  %a:2 = call @twice(%c, %v) : {_TYPE}\n  "
_REGION = (
    f"%r = scf.if %c -> (M) {{\n    {_made('%b').rstrip()}\n    scf.yield %b : M\n  }} else {{\n"
    "    scf.yield WHICH : M\n  }\n  "
)
_LOOP = (
    "%z = arith.constant 0 : index\n  %e = arith.constant 2 : index\n  %o = arith.constant 1 : index\n"
    "  %l = arith.select %c, %e, %z : index\n  %r = scf.for %i = %z to %l step %o iter_args(%s = %a#1) -> (M) {\n"
    f"    {_made('%b').rstrip()}\n    scf.yield %b : M\n  }}\n  "
)
_VIEWED = (
    "func.func private @viewed(%c: i1, %v: i32, %m: M) -> (M, memref<?xi32>) {\n  "
    + _REGION.replace("WHICH", "%m")
    + "%d = memref.cast %r : M to memref<?xi32>\n  return %r, %d : M, memref<?xi32>\n}"
)
_VIEWS = f"{_A}%p, %d = call @viewed(%c, %x2, %a) : (i1, i32, M) -> (M, memref<?xi32>)\n  "
_READ_VIEW = "%w = memref.load %d[%z] : memref<?xi32>\n  vector.print %w : i32"
_WRITES = "memref.store %k9, %p[%z] : M\n  call @look(%q) : (M) -> ()"
_READS = "call @look(%p) : (M) -> ()\n  call @look(%q) : (M) -> ()"
_WRITES_BELOW = "call @write(%q) : (M) -> ()\n  call @look(%p) : (M) -> ()"


def _scene(pipeline: str, name: str, functions: str, refused: str = "", uses: str = _WRITES) -> Passed:
    body = f"%p, %q = call @{name}(%c, %x1) : {_TYPE}\n  {uses}"
    return Passed(pipeline, body, ("write", "look"), refused, functions)


def _on(body: str, returned: str = "%a#0, %r") -> str:
    return f"{_TWICE}\n{_ON}{body}return {returned} : M, M\n}}"


_THREE = (
    _ON_ONE_PATH.replace("-> (M, M)", "-> (M, M, M)")
    .replace("return %m, %m : M, M", "return %m, %m, %m : M, M, M")
    .replace("return %n, %m : M, M", "return %m, %n, %n : M, M, M")
)
_GROWN = (
    "func.func private @grown(%d: memref<?xi32>, %n: index) -> memref<?xi32> {\n  %z = arith.constant 0 : index\n"
    "  %s = memref.dim %d, %z : memref<?xi32>\n  %c = arith.cmpi uge, %n, %s : index\n"
    "  %r = scf.if %c -> (memref<?xi32>) {\n    %o = arith.constant 1 : index\n    %e = arith.addi %n, %o : index\n"
    "    %g = memref.realloc %d(%e) : memref<?xi32> to memref<?xi32>\n    scf.yield %g : memref<?xi32>\n  } else {\n"
    "    scf.yield %d : memref<?xi32>\n  }\n  return %r : memref<?xi32>\n}"
)
_GROWS = """%o = arith.constant 1 : index
  %e = arith.constant 5 : index
  %a = memref.alloc(%o) : memref<?xi32>
  %b = scf.for %i = %z to %e step %o iter_args(%m = %a) -> (memref<?xi32>) {
    %x = arith.index_cast %i : index to i32
    %n = func.call @grown(%m, %i) : (memref<?xi32>, index) -> memref<?xi32>
    memref.store %x, %n[%i] : memref<?xi32>
    scf.yield %n : memref<?xi32>
  }
  """
_READ_ALL = """scf.for %i = %z to %e step %o {
    %x = memref.load %b[%i] : memref<?xi32>
    vector.print %x : i32
  }"""
_CHOSEN = (
    "func.func private @kept_one(%c: i1, %m: M, %n: M) -> M {\n  cf.cond_br %c, ^x, ^y\n"
    "^x:\n  memref.dealloc %n : M\n  return %m : M\n^y:\n  memref.dealloc %m : M\n  return %n : M\n}"
)
_CHOOSES = f"""%o = arith.constant 1 : index
  %e = arith.constant 3 : index
  {_A}%b = scf.for %i = %z to %e step %o iter_args(%m = %a) -> (M) {{
    %x = arith.index_cast %i : index to i32
    %n = memref.alloc() : M
    linalg.fill ins(%x : i32) outs(%n : M)
    %k = func.call @kept_one(%c, %m, %n) : (i1, M, M) -> M
    memref.store %k9, %k[%i] : M
    scf.yield %k : M
  }}
  call @look(%b) : (M) -> ()"""
TAKEN = {
    "a buffer grows in each round": Passed(_MINIMAL, _GROWS + _READ_ALL, (), "", _GROWN),
    "a buffer grows in each round, by a public function": Passed(
        _MINIMAL, _GROWS + _READ_ALL, (), "", _GROWN.replace("private ", "")
    ),
    "a buffer grows in each round, two calls below": Passed(
        _MINIMAL,
        _GROWS.replace("@grown", "@more") + _READ_ALL,
        (),
        "",
        f"{_GROWN}\nfunc.func private @more(%d: memref<?xi32>, %n: index) -> memref<?xi32> {{\n"
        "  %r = call @grown(%d, %n) : (memref<?xi32>, index) -> memref<?xi32>\n  return %r : memref<?xi32>\n}",
    ),
    "a buffer grows, and is copied afterwards": Passed(
        _MINIMAL,
        f"{_GROWS}%q = call @public_d(%b) : (memref<?xi32>) -> memref<?xi32>\n"
        f"  memref.store %k9, %q[%z] : memref<?xi32>\n  {_READ_ALL}",
        ("public_d",),
        _COPIED,
        _GROWN,
    ),
    "an argument is returned on one path, by a public function": Passed(
        _MINIMAL,
        f"{_A}%r = call @chosen(%c, %x2, %a) : (i1, i32, M) -> M\n  memref.store %k9, %r[%z] : M\n"
        "  call @look(%a) : (M) -> ()",
        ("look",),
        _COPIED,
        "func.func @chosen(%c: i1, %v: i32, %m: M) -> M {\n  " + _REGION.replace("WHICH", "%m") + "return %r : M\n}",
    ),
    "one of two is kept in each round": Passed(_MINIMAL, _CHOOSES, ("look",), "", _CHOSEN),
    "one of two is kept, and returned twice on one path": Passed(
        _MINIMAL,
        f"{_A}%d = memref.alloc() : M\n  linalg.fill ins(%x2 : i32) outs(%d : M)\n"
        f"  %p, %q = call @kept_one(%c, %a, %d) : (i1, M, M) -> (M, M)\n  {_WRITES}",
        ("look",),
        _COPIED,
        "func.func private @kept_one(%c: i1, %m: M, %n: M) -> (M, M) {\n  cf.cond_br %c, ^x, ^y\n"
        "^x:\n  memref.dealloc %n : M\n  return %m, %m : M, M\n^y:\n  return %m, %n : M, M\n}",
    ),
}
TWICE = {
    "returned twice on one path": _scene(_MINIMAL, "twice", _ON_ONE_PATH, _COPIED),
    "returned twice on one path, and written by a call": _scene(
        _MINIMAL, "twice", _ON_ONE_PATH, _COPIED, _WRITES_BELOW
    ),
    "returned twice on one path, by a public function": _scene(
        _MINIMAL, "twice", _ON_ONE_PATH.replace("private ", ""), _COPIED
    ),
    "returned twice on one path, and handed on": _scene(
        _MINIMAL, "on", f"{_ON_ONE_PATH}\n{_ON}return %a#1, %a#0 : M, M\n}}", _COPIED
    ),
    "returned twice on one path, beside an argument on another one": Passed(
        _MINIMAL,
        f"{_A}%p, %q = call @twice(%c, %x1, %a) : (i1, i32, M) -> (M, M)\n  {_WRITES}",
        ("look",),
        _COPIED,
        _ON_ONE_PATH.replace("%v: i32)", "%v: i32, %g: M)").replace("return %n, %m", "return %n, %g"),
    ),
    "returned three times on one path": Passed(
        _MINIMAL,
        f"%p, %s, %q = call @twice(%c, %x1) : (i1, i32) -> (M, M, M)\n  {_WRITES_BELOW}",
        ("write", "look"),
        _COPIED,
        _THREE,
    ),
    "returned twice on one path, and any of two functions is called": Passed(
        _MINIMAL,
        f"%f = func.constant @twice : {_TYPE}\n  %g = func.constant @other : {_TYPE}\n"
        f"  %h = arith.select %c, %f, %g : {_TYPE}\n  %p, %q = func.call_indirect %h(%c, %x1) : {_TYPE}\n  {_WRITES}",
        ("look",),
        _COPIED,
        f"{_ON_ONE_PATH}\n{_TWICE.replace('@twice', '@other')}",
    ),
    "returned twice on one path, and only read": _scene(_MINIMAL, "twice", _ON_ONE_PATH, "", _READS),
    "returned twice on one path, as LLVM frees": _scene(_LLVM, "twice", _ON_ONE_PATH),
    "returned twice": _scene(_MINIMAL, "twice", _TWICE),
    "returned twice, and handed on as it is": _scene(_LLVM, "on", _on("", "%a#1, %a#0")),
    "returned twice, and one is handed on by a region": _scene(
        _LLVM, "on", _on(_REGION.replace("WHICH", "%a#1")), _COPIED
    ),
    "returned twice, and one is handed on by a region, without flags": _scene(
        _MINIMAL, "on", _on(_REGION.replace("WHICH", "%a#1")), _COPIED
    ),
    "returned twice, and one is handed on by a loop": _scene(_LLVM, "on", _on(_LOOP), _COPIED, _WRITES_BELOW),
    "returned twice, and one is handed on by a region of a public function": _scene(
        _DYNAMIC, "on", _on(_REGION.replace("WHICH", "%a#0"), "%r, %a#1").replace("private @on", "@on"), _COPIED
    ),
    "returned twice, one handed on by a region, and both only read": _scene(
        _LLVM, "on", _on(_REGION.replace("WHICH", "%a#1")), "", _READS
    ),
    "what a region chooses is returned twice": _scene(
        _LLVM,
        "on",
        _on(_REGION.replace("WHICH", "%a#1"), "%r, %r"),
        _COPIED,
    ),
    "returned twice, and freed by hand": _scene(
        _LLVM,
        "twice",
        _TWICE.replace("memref.alloc()", "memref.alloc() {bufferization.manual_deallocation}"),
        _COPIED,
    ),
    "both are copies of one argument, and handed on": _scene(
        _LLVM,
        "on",
        f"func.func private @both(%m: M, %n: M) -> (M, M) {{\n  return %m, %n : M, M\n}}\n"
        f"func.func private @on(%c: i1, %v: i32) -> (M, M) {{\n  {_made('%a')}"
        "%p, %q = call @both(%a, %a) : (M, M) -> (M, M)\n  return %q, %p : M, M\n}",
        _COPIED,
    ),
    "returned with a view of it": Passed(
        _LLVM,
        f"%p, %d = call @shown(%x1) : (i32) -> (M, memref<?xi32>)\n  memref.store %k9, %p[%z] : M\n  {_READ_VIEW}",
        (),
        "",
        f"func.func private @shown(%v: i32) -> (M, memref<?xi32>) {{\n  {_made('%m')}"
        "%d = memref.cast %m : M to memref<?xi32>\n  return %m, %d : M, memref<?xi32>\n}",
    ),
    "what a region chooses is returned with a view of it": Passed(
        _MINIMAL, f"{_VIEWS}memref.store %k9, %p[%z] : M\n  {_READ_VIEW}", (), "", _VIEWED
    ),
    "what a region chooses is returned with a view of it, by a public function": Passed(
        _MINIMAL,
        f"{_VIEWS}memref.store %k9, %p[%z] : M\n  {_READ_VIEW}",
        (),
        _COPIED,
        _VIEWED.replace("private ", ""),
    ),
    "what a region chooses is returned with a view of it, and only read": Passed(
        _MINIMAL, f"{_VIEWS}{_READ_VIEW}", (), "", _VIEWED
    ),
    **TAKEN,
}
