"""Programs in which a pass has to know what a call does, written by hand: each with a pipeline, run before and after.

PASSED[name].pipeline       # as `--apply` takes it
PASSED[name].refused        # the code of the refusal; empty: it is done, and right
"""

from __future__ import annotations

from dataclasses import dataclass

from tests.execution.call_helpers import HELPERS
from tests.execution.call_writer import INPUTS

_LIVENESS = "optimize-allocation-liveness"
_STACK = "promote-buffers-to-stack"
_OUT = "buffer-results-to-out-params"
_MINIMAL = "minimal-deallocation"
_HOIST = "buffer-loop-hoisting"
_FLAGS = "minimal-deallocation{private-results=flag}"
_LLVM = "buffer-deallocation-pipeline"
_DYNAMIC = "buffer-deallocation-pipeline{private-function-dynamic-ownership}"
_COPIED = "dealloc-copy-changes-meaning"


@dataclass(frozen=True)
class Passed:
    """`body`: of @main, in which `%a` and `%b` are buffers, `%c` a condition, and `%z` the index 0."""

    pipeline: str
    body: str
    helpers: tuple[str, ...]
    refused: str = ""
    more: str = ""
    """Functions of this program alone."""

    @property
    def text(self) -> str:
        names = "".join(f", %x{number}: i32" for number in range(1, INPUTS))
        return f"{self.functions}\nfunc.func @main(%x0: i32{names}) -> i32 {{\n{self.lines}\n  return %none : i32\n}}\n"

    @property
    def functions(self) -> str:
        return _spelt("\n".join([*(HELPERS[name] for name in self.helpers), self.more]).rstrip())

    @property
    def lines(self) -> str:
        """Of @main, which has the arguments `%x0`, `%x1` and `%x2`."""
        return _spelt(f"""  %z = arith.constant 0 : index
  %none = arith.constant 0 : i32
  %k9 = arith.constant 9 : i32
  %two = arith.constant 2 : i32
  %c = arith.cmpi sgt, %x0, %none : i32
  {self.body}""")


def _spelt(text: str) -> str:
    return text.replace("M", "memref<4xi32>")


_A = "%a = memref.alloc() : M\n  linalg.fill ins(%x1 : i32) outs(%a : M)\n  "
_B = "%b = memref.alloc() : M\n  linalg.fill ins(%x2 : i32) outs(%b : M)\n  "
_SHOW_A = "%va = memref.load %a[%z] : M\n  vector.print %va : i32"
_SHOW_R = "%vr = memref.load %r[%z] : M\n  vector.print %vr : i32"
_VALUE = """%t, %v = async.execute -> !async.value<i32> {
    func.call @write(%a) : (M) -> ()
    %y = memref.load %a[%z] : M
    async.yield %y : i32
  }
"""
_FREE_A = "\n  memref.dealloc %a : M"
_CHOOSE = """%f = func.constant @id : (M) -> M
  %g = func.constant @id2 : (M) -> M
  %h = arith.select %c, %f, %g : (M) -> M
  %r = func.call_indirect %h(%a) : (M) -> M
  """
_WRITE_A = "memref.store %k9, %a[%z] : M\n  "
_ROUNDS = """%o = arith.constant 1 : index
  %e = arith.constant 3 : index
  scf.for %i = %z to %e step %o {
    %m = memref.alloc() : M
    %v = arith.index_cast %i : index to i32
    linalg.fill ins(%v : i32) outs(%m : M)
    %first = arith.cmpi eq, %i, %z : index
    scf.if %first {
      DOES
    }
  }"""
_TRANSPOSED = """%a = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%x1 : i32) outs(%a : memref<2x2xi32>)
  %r = memref.transpose %a (i, j) -> (j, i) : memref<2x2xi32> to memref<2x2xi32, strided<[1, 2]>>
  %v = memref.load %r[%z, %z] : memref<2x2xi32, strided<[1, 2]>>
  vector.print %v : i32
  memref.dealloc %a : memref<2x2xi32>"""

PASSED = {
    "freed after a transposed view": Passed(_LIVENESS, _TRANSPOSED, ()),
    "freed after what a call gives back": Passed(
        _LIVENESS, f"{_A}%r = call @id(%a) : (M) -> M\n  {_SHOW_R}{_FREE_A}", ("id",)
    ),
    "freed after what a call two deep gives back": Passed(
        _LIVENESS, f"{_A}%r = call @id2(%a) : (M) -> M\n  {_SHOW_R}{_FREE_A}", ("id", "id2")
    ),
    "freed after a view that a call makes": Passed(
        _LIVENESS,
        f"{_A}%r = call @view(%a) : (M) -> memref<2xi32, strided<[1]>>\n"
        "  %v = memref.load %r[%z] : memref<2xi32, strided<[1]>>\n  vector.print %v : i32" + _FREE_A,
        ("view",),
    ),
    "freed after a tensor that a call makes": Passed(
        _LIVENESS,
        f"{_A}%t = call @tensor(%a) : (M) -> tensor<4xi32>\n  %v = tensor.extract %t[%z] : tensor<4xi32>\n"
        "  vector.print %v : i32" + _FREE_A,
        ("tensor",),
    ),
    "freed after work that a call starts": Passed(
        _LIVENESS,
        f"{_A}%t = call @spawn(%a) : (M) -> !async.token\n  async.await %t : !async.token{_FREE_A}",
        ("write", "spawn"),
    ),
    "freed after work that a call waits for": Passed(
        _LIVENESS,
        f"{_A}%t = call @spawn(%a) : (M) -> !async.token\n  call @wait(%t) : (!async.token) -> (){_FREE_A}",
        ("write", "spawn", "wait"),
    ),
    "not on the stack: freed two calls below": Passed(_STACK, f"{_A}call @eat2(%a) : (M) -> ()", ("eat", "eat2")),
    "not on the stack: freed on one path below": Passed(
        _STACK, f"{_A}call @eat_if(%c, %a) : (i1, M) -> ()", ("eat", "eat2", "eat_if")
    ),
    "not on the stack: freed under a condition below": Passed(
        _STACK, f"{_A}call @eat_when(%c, %a) : (i1, M) -> ()", ("eat_when",)
    ),
    "not on the stack: work goes on": Passed(
        _STACK,
        f"%t = scf.execute_region -> !async.token {{\n  {_A}%s = func.call @spawn(%a) : (M) -> !async.token\n"
        "  scf.yield %s : !async.token\n  }\n  async.await %t : !async.token",
        ("write", "spawn"),
    ),
    "not on the stack: any of two functions frees": Passed(
        _STACK,
        "%f = func.constant @eat2 : (M) -> ()\n  %g = func.constant @eat : (M) -> ()\n"
        f"  %h = arith.select %c, %f, %g : (M) -> ()\n  {_A}func.call_indirect %h(%a) : (M) -> ()",
        ("eat", "eat2"),
    ),
    "one buffer under two names": Passed(
        _OUT, f"{_A}%r, %s = call @twice(%a) : (M) -> (M, M)\n  {_WRITE_A}{_SHOW_R}", ("twice",), "out-param-copy"
    ),
    "a buffer is given back, and written": Passed(
        _OUT, f"{_A}%r = call @id2(%a) : (M) -> M\n  {_WRITE_A}{_SHOW_R}", ("id", "id2"), "out-param-copy"
    ),
    "a buffer is given back, and only read": Passed(_OUT, f"{_A}%r = call @id(%a) : (M) -> M\n  {_SHOW_R}", ("id",)),
    "one of two is given back, and written": Passed(
        _OUT,
        f"{_A}{_B}%r = call @pick(%c, %a, %b) : (i1, M, M) -> M\n  {_WRITE_A}{_SHOW_R}",
        ("pick",),
        "out-param-copy",
    ),
    "what is found in memory is given back": Passed(
        _OUT,
        "%s = memref.get_global @kept : memref<1xM>\n  "
        f"{_A}memref.store %a, %s[%z] : memref<1xM>\n  %m = memref.load %s[%z] : memref<1xM>\n"
        f"  %r = call @id(%m) : (M) -> M\n  {_WRITE_A}{_SHOW_R}",
        ("kept", "id"),
        "out-param-copy",
    ),
    "work writes what is given back": Passed(
        _OUT,
        f"{_A}%r, %t = call @spawn_with(%a, %a) : (M, M) -> (M, !async.token)\n  async.await %t : !async.token\n"
        f"  {_SHOW_R}",
        ("write", "spawn", "spawn_with"),
        "out-param-copy",
    ),
    "any of two functions gives back": Passed(_MINIMAL, f"{_A}{_CHOOSE}{_WRITE_A}{_SHOW_R}", ("id", "id2"), _COPIED),
    "any of two functions gives back, as LLVM frees": Passed(
        _LLVM, f"{_A}{_CHOOSE}{_WRITE_A}{_SHOW_R}", ("id", "id2"), _COPIED
    ),
    "any of two functions gives back what is only read": Passed(
        _MINIMAL, f"{_A}{_CHOOSE}{_SHOW_R}\n  {_SHOW_A}", ("id", "id2")
    ),
    "a flag for two results": Passed(
        _FLAGS,
        f"{_A}%r, %s = call @made(%c, %a) : (i1, M) -> (M, M)\n"
        "  %p, %q = call @made(%c, %s) : (i1, M) -> (M, M)\n  call @look(%q) : (M) -> ()\n  call @look(%s) : (M) -> ()",
        ("made", "look"),
    ),
    "lent on one path, copied on another": Passed(
        _DYNAMIC,
        f"{_A}%r = call @lend(%c, %a) : (i1, M) -> M\n  {_WRITE_A}{_SHOW_R}",
        ("public", "lend"),
        _COPIED,
    ),
    "called where nothing changes": Passed(
        _DYNAMIC,
        f"{_A}%t = async.call @async(%a) : (M) -> !async.token\n  async.await %t : !async.token\n  {_SHOW_A}",
        ("id", "write", "async"),
        "invalid-result",
    ),
    "freed under a condition below": Passed(
        _MINIMAL, f"{_A}call @eat_when(%c, %a) : (i1, M) -> ()", ("eat_when",), "dealloc-freed-on-some-paths"
    ),
    "a function waits": Passed(
        _MINIMAL,
        f"{_A}%t = call @spawn(%a) : (M) -> !async.token\n  call @wait(%t) : (!async.token) -> ()\n  {_SHOW_A}",
        ("write", "spawn", "wait"),
    ),
    "freed on one path below": Passed(
        _MINIMAL, f"{_A}call @eat_if(%c, %a) : (i1, M) -> ()", ("eat", "eat2", "eat_if"), "dealloc-freed-on-some-paths"
    ),
    "a copy is returned, and the original written": Passed(
        _MINIMAL,
        f"{_A}%r = call @back(%a) : (M) -> M\n  {_SHOW_R}\n  {_SHOW_A}",
        ("public", "write", "back"),
        _COPIED,
    ),
    "an argument is handed to a declaration": Passed(
        _MINIMAL,
        f"{_A}%d = memref.cast %a : M to memref<?xi32>\n  call @peek(%d) : (memref<?xi32>) -> ()\n  {_SHOW_A}",
        ("same", "peek"),
    ),
    "work is handed on, and nobody waits": Passed(
        _MINIMAL,
        f"{_A}%t = call @spawn(%a) : (M) -> !async.token\n  %s = scf.if %c -> (!async.token) {{\n"
        "    scf.yield %t : !async.token\n  } else {\n    scf.yield %t : !async.token\n  }",
        ("write", "spawn"),
        "dealloc-not-awaited",
    ),
    "kept two calls below": Passed(
        _MINIMAL,
        f"{_A}call @keep2(%a) : (M) -> ()\n  call @found() : () -> ()",
        ("kept", "keep", "keep2", "found"),
        "dealloc-stored",
    ),
    "work two calls below": Passed(
        _MINIMAL, f"{_A}call @spawn2(%a) : (M) -> ()", ("write", "spawn", "spawn2"), "dealloc-not-awaited"
    ),
    "not freed by a function that calls itself": Passed(
        _MINIMAL, f"{_A}call @drop(%two, %a) : (i32, M) -> ()\n  {_SHOW_A}", ("drop",)
    ),
    "freed on one path by functions that call each other": Passed(
        _MINIMAL, "call @fall(%two) : (i32) -> ()", ("lose",), "dealloc-freed-on-some-paths"
    ),
    "not on the stack: kept two calls below": Passed(
        _STACK,
        "call @keeps_own(%x1) : (i32) -> ()\n  call @found() : () -> ()",
        ("kept", "keep", "keep2", "keeps_own", "found"),
    ),
    "work is handed on to a function that does not wait": Passed(
        _MINIMAL,
        f"{_A}%t = call @spawn(%a) : (M) -> !async.token\n  %s = scf.if %c -> (!async.token) {{\n"
        "    scf.yield %t : !async.token\n  } else {\n    scf.yield %t : !async.token\n  }\n"
        "  call @ignore(%s) : (!async.token) -> ()",
        ("write", "spawn", "ignore"),
        "dealloc-not-awaited",
    ),
    "a buffer of its own under two names": Passed(
        _OUT,
        "%r, %s = call @pair(%x1) : (i32) -> (M, M)\n  memref.store %k9, %s[%z] : M\n  " + _SHOW_R,
        ("pair",),
        "out-param-copy",
    ),
    "work is handed on to a function that goes on": Passed(
        _MINIMAL,
        f"{_A}%t = call @spawn(%a) : (M) -> !async.token\n  call @follow(%t) : (!async.token) -> ()",
        ("write", "spawn", "follow"),
        "dealloc-not-awaited",
    ),
    "work whose value is waited for": Passed(
        _MINIMAL, f"{_A}{_VALUE}  %w = async.await %v : !async.value<i32>\n  vector.print %w : i32", ("write",)
    ),
    "work that takes the value of other work": Passed(
        _MINIMAL,
        f"{_A}{_VALUE}  %u = async.execute (%v as %w : !async.value<i32>) {{\n    vector.print %w : i32\n"
        "    async.yield\n  }\n  async.await %u : !async.token",
        ("write",),
    ),
    "work whose value a call waits for": Passed(
        _MINIMAL,
        f"{_A}{_VALUE}  %w = call @get(%v) : (!async.value<i32>) -> i32\n  vector.print %w : i32",
        ("write",),
        more="func.func private @get(%v: !async.value<i32>) -> i32 {\n  %w = async.await %v : !async.value<i32>\n"
        "  return %w : i32\n}",
    ),
    "work whose value a call does not wait for": Passed(
        _MINIMAL,
        f"{_A}{_VALUE}  call @leave(%v) : (!async.value<i32>) -> ()",
        ("write",),
        "dealloc-not-awaited",
        "func.func private @leave(%v: !async.value<i32>) {\n  return\n}",
    ),
    "work that is selected, and waited for on one path": Passed(
        _MINIMAL,
        f"{_A}%t = call @spawn(%a) : (M) -> !async.token\n  %u = async.execute {{\n    async.yield\n  }}\n"
        "  %s = arith.select %c, %t, %u : !async.token\n  async.await %s : !async.token",
        ("write", "spawn"),
        "dealloc-not-awaited",
    ),
    "work that a call selects, and waits for on one path": Passed(
        _MINIMAL,
        f"{_A}call @spawn_select(%c, %a) : (i1, M) -> ()",
        ("write", "spawn"),
        "dealloc-not-awaited",
        "func.func private @spawn_select(%c: i1, %m: M) {\n  %t = call @spawn(%m) : (M) -> !async.token\n"
        "  %u = async.execute {\n    async.yield\n  }\n  %s = arith.select %c, %t, %u : !async.token\n"
        "  async.await %s : !async.token\n  return\n}",
    ),
    "work that is waited for on one path": Passed(
        _MINIMAL,
        f"{_A}%t = call @spawn(%a) : (M) -> !async.token\n  %u = async.execute {{\n    async.yield\n  }}\n"
        "  %s = scf.if %c -> (!async.token) {\n    scf.yield %t : !async.token\n  } else {\n"
        "    scf.yield %u : !async.token\n  }\n  async.await %s : !async.token",
        ("write", "spawn"),
        "dealloc-not-awaited",
    ),
    "one buffer is two arguments": Passed(
        _MINIMAL, f"{_A}call @both(%a, %a) : (M, M) -> ()", ("public", "write", "look", "both"), _COPIED
    ),
    "one buffer is two arguments two calls below": Passed(
        _MINIMAL, f"{_A}call @both2(%a, %a) : (M, M) -> ()", ("public", "write", "look", "both", "both2"), _COPIED
    ),
    "two buffers are two arguments": Passed(
        _MINIMAL, f"{_A}{_B}call @both(%a, %b) : (M, M) -> ()", ("public", "write", "look", "both")
    ),
    "a global is returned, and written by a call": Passed(
        _MINIMAL,
        "%r = call @shared_one() : () -> M\n  call @change() : () -> ()\n  " + _SHOW_R,
        ("global", "write", "shared", "change"),
        _COPIED,
    ),
    "a global is returned, and written here": Passed(
        _LLVM,
        "%r = call @shared_one() : () -> M\n  %a = memref.get_global @shared : M\n  " + _WRITE_A + _SHOW_R,
        ("global", "shared"),
        _COPIED,
    ),
    "a call writes one name and reads the other": Passed(
        _MINIMAL,
        f"{_A}%r = call @public(%a) : (M) -> M\n  call @cross(%a, %r) : (M, M) -> ()",
        ("public", "write", "look", "cross"),
        _COPIED,
    ),
    "a call writes the original": Passed(
        _MINIMAL,
        f"{_A}%r = call @public(%a) : (M) -> M\n  call @write(%a) : (M) -> ()\n  {_SHOW_R}",
        ("public", "write"),
        _COPIED,
    ),
    "each round writes one name after it reads the other": Passed(
        _MINIMAL,
        f"{_A}%r = call @public(%a) : (M) -> M\n  %o = arith.constant 1 : index\n  %e = arith.constant 3 : index\n"
        "  scf.for %i = %z to %e step %o {\n"
        "    linalg.map ins(%r, %r : M, M) outs(%a : M)\n"
        "      (%l: i32, %n: i32, %w: i32) {\n        %u = arith.addi %l, %n : i32\n        linalg.yield %u : i32\n"
        "      }\n  }\n  " + _SHOW_A,
        ("public",),
        _COPIED,
    ),
    "an address goes to a declaration": Passed(
        _MINIMAL,
        f"{_A}%p = memref.extract_aligned_pointer_as_index %a : M -> index\n  call @ext_hold(%p) : (index) -> ()\n"
        "  call @ext_held() : () -> ()",
        ("hold",),
        "dealloc-escapes",
    ),
    "an address goes to a declaration below": Passed(
        _MINIMAL,
        f"{_A}call @hand(%a) : (M) -> ()\n  call @ext_held() : () -> ()",
        ("hold", "hand"),
        "dealloc-escapes",
    ),
    "a function waits on one path": Passed(
        _MINIMAL,
        f"{_A}call @spawn_maybe(%c, %a) : (i1, M) -> ()",
        ("write", "spawn", "spawn_maybe"),
        "dealloc-not-awaited",
    ),
    "a function hands work to one that does not wait": Passed(
        _MINIMAL,
        f"{_A}call @spawn_ignored(%a) : (M) -> ()",
        ("write", "spawn", "ignore", "spawn_ignored"),
        "dealloc-not-awaited",
    ),
    "a function puts work into a group": Passed(
        _MINIMAL,
        f"{_A}%t = call @spawn(%a) : (M) -> !async.token\n  call @group(%t) : (!async.token) -> ()",
        ("write", "spawn", "group"),
        "dealloc-not-awaited",
    ),
    "a function starts a transfer": Passed(
        _MINIMAL,
        f"{_A}{_B}%t = call @send(%a, %b) : (M, M) -> !gpu.async.token\n  vector.print %x2 : i32",
        ("send",),
        "dealloc-not-awaited",
    ),
    "a function starts a transfer, and this one waits": Passed(
        _MINIMAL,
        f"{_A}{_B}%t = call @send(%a, %b) : (M, M) -> !gpu.async.token\n  gpu.wait [%t]\n  {_SHOW_A}",
        ("send",),
    ),
    "what a call put into memory is given back": Passed(
        _OUT,
        "%s = memref.get_global @kept : memref<1xM>\n  "
        f"{_A}call @keep(%a) : (M) -> ()\n  %m = memref.load %s[%z] : memref<1xM>\n"
        f"  %r = call @id(%m) : (M) -> M\n  {_WRITE_A}{_SHOW_R}",
        ("kept", "keep", "id"),
        "out-param-copy",
    ),
    "a declaration gives back what is copied": Passed(
        _MINIMAL,
        f"{_A}%d = memref.cast %a : M to memref<?xi32>\n"
        "  %e = call @ext_same(%d) : (memref<?xi32>) -> memref<?xi32>\n"
        "  %r = call @public_d(%d) : (memref<?xi32>) -> memref<?xi32>\n"
        "  memref.store %k9, %e[%z] : memref<?xi32>\n"
        "  %v = memref.load %r[%z] : memref<?xi32>\n  vector.print %v : i32",
        ("same", "public_d"),
        _COPIED,
    ),
    "not moved out of the loop: kept two calls below": Passed(
        _HOIST,
        _ROUNDS.replace("DOES", "func.call @keep2(%m) : (M) -> ()") + "\n  call @found() : () -> ()",
        ("kept", "keep", "keep2", "found"),
    ),
    "not moved out of the loop: any of two functions keeps": Passed(
        _HOIST,
        "%f = func.constant @keep2 : (M) -> ()\n  %g = func.constant @keep : (M) -> ()\n"
        "  %h = arith.select %c, %f, %g : (M) -> ()\n  "
        + _ROUNDS.replace("DOES", "func.call_indirect %h(%m) : (M) -> ()")
        + "\n  call @found() : () -> ()",
        ("kept", "keep", "keep2", "found"),
    ),
    "not moved out of the loop: work goes on": Passed(
        _HOIST,
        _ROUNDS.replace("DOES", "func.call @spawn_look(%m) : (M) -> ()"),
        ("look", "spawn_look"),
    ),
    "moved out of the loop: a call reads": Passed(
        _HOIST, _ROUNDS.replace("DOES", "func.call @look(%m) : (M) -> ()"), ("look",)
    ),
    "a buffer and its address": Passed(
        _OUT,
        "%r, %p = call @with_address(%x1) : (i32) -> (M, !llvm.ptr)\n  memref.store %k9, %r[%z] : M\n"
        "  %v = llvm.load %p : !llvm.ptr -> i32\n  vector.print %v : i32",
        ("with_address",),
        "out-param-copy",
    ),
    "a buffer, and its address that is not used": Passed(
        _OUT,
        "%r, %p = call @with_address(%x1) : (i32) -> (M, !llvm.ptr)\n  memref.store %k9, %r[%z] : M\n  " + _SHOW_R,
        ("with_address",),
    ),
    "a tensor and its buffer": Passed(
        _OUT,
        "%t, %r = call @with_tensor(%x1) : (i32) -> (tensor<4xi32>, M)\n  memref.store %k9, %r[%z] : M\n"
        "  %v = tensor.extract %t[%z] : tensor<4xi32>\n  vector.print %v : i32",
        ("with_tensor",),
        "out-param-copy",
    ),
    "what a declaration gives back is freed below": Passed(
        _MINIMAL,
        f"{_A}%d = memref.cast %a : M to memref<?xi32>\n  call @eat_same(%d) : (memref<?xi32>) -> ()",
        ("same", "eat_same"),
        "dealloc-freed-on-some-paths",
    ),
    "what a declaration gives back is freed two calls below": Passed(
        _MINIMAL,
        f"{_A}%d = memref.cast %a : M to memref<?xi32>\n  call @eat_same2(%d) : (memref<?xi32>) -> ()",
        ("same", "eat_same", "eat_same2"),
        "dealloc-freed-on-some-paths",
    ),
    "nobody waits": Passed(
        _MINIMAL,
        f"{_A}%t = call @spawn(%a) : (M) -> !async.token\n  vector.print %x2 : i32",
        ("write", "spawn"),
        "dealloc-not-awaited",
    ),
}
"""By what they show."""
