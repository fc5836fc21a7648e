"""Programs in which calls do something to a buffer, written by hand: run after the pipeline, or refused.

PROGRAMS[name].text         # a program with @main
PROGRAMS[name].refused      # the code of the refusal; empty: it is handled
"""

from __future__ import annotations

from dataclasses import dataclass

HELPERS = {
    "one": """func.func private @one(%v: i32) -> M {
  %m = memref.alloc() : M
  linalg.fill ins(%v : i32) outs(%m : M)
  return %m : M
}""",
    "look": """func.func private @look(%m: M) {
  %z = arith.constant 0 : index
  %v = memref.load %m[%z] : M
  vector.print %v : i32
  return
}""",
    "open": """func.func private @open() -> i1 {
  %t = arith.constant true
  return %t : i1
}""",
    "eat": """func.func private @eat(%m: M) {
  memref.dealloc %m : M
  return
}""",
    "eat2": """func.func private @eat2(%m: M) {
  call @look(%m) : (M) -> ()
  call @eat(%m) : (M) -> ()
  return
}""",
    "eat3": """func.func private @eat3(%m: M) {
  %v = memref.cast %m : M to memref<?xi32>
  %w = memref.cast %v : memref<?xi32> to M
  call @eat2(%w) : (M) -> ()
  return
}""",
    "eat_both": """func.func private @eat_both(%c: i1, %m: M) {
  scf.if %c {
    func.call @eat(%m) : (M) -> ()
  } else {
    memref.dealloc %m : M
  }
  return
}""",
    "eat_blocks": """func.func private @eat_blocks(%c: i1, %m: M) {
  cf.cond_br %c, ^a, ^b
^a:
  call @eat2(%m) : (M) -> ()
  return
^b:
  call @eat(%m) : (M) -> ()
  return
}""",
    "eat_if": """func.func private @eat_if(%c: i1, %m: M) {
  scf.if %c {
    func.call @eat(%m) : (M) -> ()
  }
  return
}""",
    "eat_one": """func.func private @eat_one(%c: i1, %m: M, %n: M) {
  %s = arith.select %c, %m, %n : M
  memref.dealloc %s : M
  return
}""",
    "eat_often": """func.func private @eat_often(%n: i32, %m: M) {
  %z = arith.constant 0 : i32
  %k = arith.constant 1 : i32
  %c = arith.cmpi eq, %n, %z : i32
  cf.cond_br %c, ^a, ^b
^a:
  memref.dealloc %m : M
  return
^b:
  %l = arith.subi %n, %k : i32
  call @eat_often(%l, %m) : (i32, M) -> ()
  return
}""",
    "ping": """func.func private @ping(%n: i32, %m: M) {
  %z = arith.constant 0 : i32
  %c = arith.cmpi eq, %n, %z : i32
  scf.if %c {
    memref.dealloc %m : M
  } else {
    func.call @pong(%n, %m) : (i32, M) -> ()
  }
  return
}""",
    "pong": """func.func private @pong(%n: i32, %m: M) {
  %k = arith.constant 1 : i32
  %l = arith.subi %n, %k : i32
  call @ping(%l, %m) : (i32, M) -> ()
  return
}""",
    "drop": """func.func private @drop(%n: i32, %m: M) {
  %z = arith.constant 0 : i32
  %k = arith.constant 1 : i32
  %c = arith.cmpi eq, %n, %z : i32
  cf.cond_br %c, ^a, ^b
^a:
  return
^b:
  %l = arith.subi %n, %k : i32
  call @drop(%l, %m) : (i32, M) -> ()
  return
}""",
    "grow": """func.func private @grow(%m: D, %n: index) -> D {
  %x = memref.realloc %m(%n) : D to D
  return %x : D
}""",
    "grow2": """func.func private @grow2(%m: D, %n: index) -> D {
  %x = call @grow(%m, %n) : (D, index) -> D
  return %x : D
}""",
    "grow4": """func.func private @grow4(%m: D, %n: index) -> D {
  %x = call @grow2(%m, %n) : (D, index) -> D
  %y = call @grow2(%x, %n) : (D, index) -> D
  return %y : D
}""",
    "grow_if": """func.func private @grow_if(%c: i1, %m: D, %n: index) {
  scf.if %c {
    %x = memref.realloc %m(%n) : D to D
    memref.dealloc %x : D
  }
  return
}""",
    "box": """func.func private @box(%m: M) -> memref<1xM> {
  %z = arith.constant 0 : index
  %s = memref.alloc() : memref<1xM>
  memref.store %m, %s[%z] : memref<1xM>
  return %s : memref<1xM>
}""",
    "put": """func.func private @put(%m: M, %s: memref<1xM>) {
  %z = arith.constant 0 : index
  memref.store %m, %s[%z] : memref<1xM>
  return
}""",
    "put2": """func.func private @put2(%m: M, %s: memref<1xM>) {
  call @put(%m, %s) : (M, memref<1xM>) -> ()
  return
}""",
    "keep": """memref.global "private" @slot : memref<1xM> = uninitialized
func.func private @keep(%m: M) {
  %z = arith.constant 0 : index
  %s = memref.get_global @slot : memref<1xM>
  memref.store %m, %s[%z] : memref<1xM>
  return
}""",
    "keep2": """func.func private @keep2(%c: i1, %m: M) {
  scf.if %c {
    func.call @keep(%m) : (M) -> ()
  }
  return
}""",
    "id": """func.func private @id(%m: M) -> M {
  return %m : M
}""",
    "pick": """func.func private @pick(%c: i1, %m: M, %n: M) -> M {
  %s = arith.select %c, %m, %n : M
  return %s : M
}""",
    "picked": """func.func private @picked(%c: i1) -> M {
  %v = arith.constant 5 : i32
  %w = arith.constant 6 : i32
  %m = call @one(%v) : (i32) -> M
  %n = call @one(%w) : (i32) -> M
  %s = call @pick(%c, %m, %n) : (i1, M, M) -> M
  return %s : M
}""",
    "picked_in_loop": """func.func private @picked_in_loop(%c: i1, %m: M) -> M {
  %z = arith.constant 0 : index
  %k = arith.constant 3 : index
  %o = arith.constant 1 : index
  %v = arith.constant 5 : i32
  %x = call @one(%v) : (i32) -> M
  %r = scf.for %i = %z to %k step %o iter_args(%p = %x) -> (M) {
    %n = func.call @one(%v) : (i32) -> M
    %s = func.call @pick(%c, %p, %n) : (i1, M, M) -> M
    scf.yield %s : M
  }
  return %r : M
}""",
    "address": """func.func private @address(%m: M) -> index {
  %p = memref.extract_aligned_pointer_as_index %m : M -> index
  return %p : index
}""",
    "address2": """func.func private @address2(%m: M) -> index {
  %p = call @address(%m) : (M) -> index
  %k = arith.constant 0 : index
  %q = arith.addi %p, %k : index
  return %q : index
}""",
}
"""Functions by name; M is a buffer of fixed size, D one of dynamic size."""


@dataclass(frozen=True)
class Program:
    body: str
    helpers: tuple[str, ...]
    refused: str = ""

    @property
    def text(self) -> str:
        functions = "\n".join(HELPERS[name] for name in (*dict.fromkeys(("one", "look", *self.helpers)),))
        main = f"""func.func @main() -> i32 {{
  %z = arith.constant 0 : index
  %n = arith.constant 4 : index
  %t = arith.constant true
  %k0 = arith.constant 0 : i32
  %k3 = arith.constant 3 : i32
  %k7 = arith.constant 7 : i32
  {self.body}
  return %k0 : i32
}}
"""
        text = f"{functions}\n{main}"
        for short, long in (("M", "memref<4xi32>"), ("D", "memref<?xi32>")):
            for before, after in ((" ", ""), ("(", ""), ("1x", "")):
                for end in (" ", ",", ")", "\n", ">"):
                    text = text.replace(f"{before}{short}{end}", f"{before}{after}{long}{end}")
        return text


_A = "%a = call @one(%k7) : (i32) -> M\n  "
_D = "%d = memref.alloc(%n) : D\n  linalg.fill ins(%k7 : i32) outs(%d : D)\n  "
_LOOK_D = "%l = memref.load %r[%z] : D\n  vector.print %l : i32"
_OPEN = "%u = call @open() : () -> i1\n  "
_EATS = ("eat", "eat2", "eat3")
_GROWS = ("grow", "grow2", "grow4")

PROGRAMS = {
    "freed by the function called": Program(f"{_A}call @eat(%a) : (M) -> ()", _EATS),
    "freed two calls below": Program(f"{_A}call @eat2(%a) : (M) -> ()", _EATS),
    "freed three calls below, as a view": Program(
        f"{_A}call @look(%a) : (M) -> ()\n  call @eat3(%a) : (M) -> ()", _EATS
    ),
    "freed on both paths": Program(f"{_A}call @eat_both(%t, %a) : (i1, M) -> ()", ("eat", "eat_both")),
    "freed before each return": Program(f"{_A}call @eat_blocks(%t, %a) : (i1, M) -> ()", (*_EATS, "eat_blocks")),
    "freed by a function that calls itself": Program(f"{_A}call @eat_often(%k3, %a) : (i32, M) -> ()", ("eat_often",)),
    "freed by two functions that call each other": Program(
        f"{_A}call @ping(%k3, %a) : (i32, M) -> ()", ("ping", "pong")
    ),
    "not freed by a function that calls itself": Program(f"{_A}call @drop(%k3, %a) : (i32, M) -> ()", ("drop",)),
    "freed by a constant that is called": Program(
        f"%f = func.constant @eat2 : (M) -> ()\n  {_A}func.call_indirect %f(%a) : (M) -> ()", _EATS
    ),
    "freed for one of two callers": Program(
        f"{_A}%b = call @one(%k3) : (i32) -> M\n  call @eat2(%b) : (M) -> ()\n  call @look(%a) : (M) -> ()", _EATS
    ),
    "freed in a loop of its own": Program(
        "scf.for %i = %z to %n step %n {\n    %b = func.call @one(%k7) : (i32) -> M\n"
        "    func.call @eat2(%b) : (M) -> ()\n  }",
        _EATS,
    ),
    "freed on one path of the caller": Program(
        f"{_A}scf.if %t {{\n    func.call @eat2(%a) : (M) -> ()\n  }} else {{\n"
        "    func.call @look(%a) : (M) -> ()\n  }",
        _EATS,
    ),
    "grown one call below": Program(f"{_D}%r = call @grow(%d, %n) : (D, index) -> D\n  {_LOOK_D}", _GROWS),
    "grown two calls below": Program(f"{_D}%r = call @grow2(%d, %n) : (D, index) -> D\n  {_LOOK_D}", _GROWS),
    "grown twice": Program(
        f"{_D}%e = call @grow2(%d, %n) : (D, index) -> D\n  %r = call @grow2(%e, %n) : (D, index) -> D\n  {_LOOK_D}",
        _GROWS,
    ),
    "grown four calls below": Program(f"{_D}%r = call @grow4(%d, %n) : (D, index) -> D\n  {_LOOK_D}", _GROWS),
    "grown in a loop": Program(
        f"{_D}%r = scf.for %i = %z to %n step %n iter_args(%p = %d) -> (D) {{\n"
        f"    %q = func.call @grow2(%p, %n) : (D, index) -> D\n    scf.yield %q : D\n  }}\n  {_LOOK_D}",
        _GROWS,
    ),
    "address returned, not used": Program(
        f"{_A}%p = call @address2(%a) : (M) -> index\n  call @look(%a) : (M) -> ()", ("address", "address2")
    ),
    "given back and looked at": Program(
        f"{_A}%b = call @id(%a) : (M) -> M\n  call @look(%b) : (M) -> ()\n  call @look(%a) : (M) -> ()", ("id",)
    ),
    "given back and freed below": Program(
        f"{_A}%b = call @id(%a) : (M) -> M\n  call @eat2(%b) : (M) -> ()", (*_EATS, "id")
    ),
    "one of two arguments is returned": Program(
        "%p = call @picked(%t) : (i1) -> M\n  call @look(%p) : (M) -> ()", ("pick", "picked")
    ),
    "one of two arguments is given back": Program(
        f"{_A}%b = call @one(%k3) : (i32) -> M\n  %s = call @pick(%t, %a, %b) : (i1, M, M) -> M\n"
        "  call @look(%s) : (M) -> ()\n  call @look(%b) : (M) -> ()",
        ("pick",),
    ),
    "one of two arguments is carried on": Program(
        f"{_A}%p = call @picked_in_loop(%t, %a) : (i1, M) -> M\n  call @look(%p) : (M) -> ()",
        ("pick", "picked_in_loop"),
    ),
    "freed on one path below, which a constant takes": Program(
        f"{_A}call @eat_if(%t, %a) : (i1, M) -> ()", ("eat", "eat_if")
    ),
    "one of two arguments is freed, which a constant selects": Program(
        f"{_A}%b = call @one(%k3) : (i32) -> M\n  call @eat_one(%t, %a, %b) : (i1, M, M) -> ()", ("eat_one",)
    ),
    "grown on one path below, which a constant takes": Program(
        f"{_D}call @grow_if(%t, %d, %n) : (i1, D, index) -> ()", ("grow_if",)
    ),
    "refused: freed on one path below": Program(
        f"{_OPEN}{_A}call @eat_if(%u, %a) : (i1, M) -> ()", ("open", "eat", "eat_if"), "dealloc-freed-on-some-paths"
    ),
    "refused: one of two arguments is freed": Program(
        f"{_OPEN}{_A}%b = call @one(%k3) : (i32) -> M\n  call @eat_one(%u, %a, %b) : (i1, M, M) -> ()",
        ("open", "eat_one"),
        "dealloc-freed-on-some-paths",
    ),
    "refused: grown on one path below": Program(
        f"{_OPEN}{_D}call @grow_if(%u, %d, %n) : (i1, D, index) -> ()",
        ("open", "grow_if"),
        "dealloc-freed-on-some-paths",
    ),
    "refused: any of several functions is called": Program(
        f"%f = func.constant @eat2 : (M) -> ()\n  %g = func.constant @look : (M) -> ()\n  "
        f"%h = scf.if %t -> ((M) -> ()) {{\n    scf.yield %f : (M) -> ()\n  }} else {{\n"
        "    scf.yield %g : (M) -> ()\n  }\n"
        f"  {_A}func.call_indirect %h(%a) : (M) -> ()",
        _EATS,
        "dealloc-freed-on-some-paths",
    ),
    "refused: looked at after it is freed below": Program(
        f"{_A}call @eat2(%a) : (M) -> ()\n  call @look(%a) : (M) -> ()", _EATS, "dealloc-used-after-free"
    ),
    "refused: freed again two calls below": Program(
        f"{_A}call @eat(%a) : (M) -> ()\n  call @eat2(%a) : (M) -> ()", _EATS, "dealloc-freed-before"
    ),
    "refused: kept in a global below": Program(f"{_A}call @keep(%a) : (M) -> ()", ("keep",), "dealloc-stored"),
    "refused: kept in a global on one path, two calls below": Program(
        f"{_A}call @keep2(%t, %a) : (i1, M) -> ()", ("keep", "keep2"), "dealloc-stored"
    ),
    "refused: in a box that a call returns": Program(
        f"{_A}%s = call @box(%a) : (M) -> memref<1xM>\n  %r = memref.load %s[%z] : memref<1xM>\n"
        "  call @look(%r) : (M) -> ()",
        ("box",),
        "dealloc-stored",
    ),
    "refused: put into a box by a call": Program(
        f"%s = memref.alloc() : memref<1xM>\n  {_A}call @put(%a, %s) : (M, memref<1xM>) -> ()",
        ("put",),
        "dealloc-stored",
    ),
    "refused: put into a box two calls below": Program(
        f"%s = memref.alloc() : memref<1xM>\n  {_A}call @put2(%a, %s) : (M, memref<1xM>) -> ()",
        ("put", "put2"),
        "dealloc-stored",
    ),
}
