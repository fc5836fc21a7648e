"""Shapes of texts and programs whose check once took more than linear time, or easily could; each of a given size."""

from __future__ import annotations

from collections.abc import Callable

_T = "memref<4xf32>"


def _in_function(body: str) -> str:
    return f"func.func @f(%m: {_T}, %c: i1, %x: f32) {{\n  %c0 = arith.constant 0 : index\n{body}  return\n}}\n"


def exits(count: int) -> str:
    """Blocks that all branch to one, or on to the next; a buffer is freed in the last one."""
    made = f"  %a = memref.alloc() : {_T}\n  cf.br ^b0\n"
    blocks = "".join(f"^b{n}:\n  cf.cond_br %c, ^end, ^b{n + 1}\n" for n in range(count))
    end = f"^b{count}:\n  cf.br ^end\n^end:\n  memref.dealloc %a : {_T}\n"
    return _in_function(made + blocks + end)


def casts(count: int) -> str:
    """A chain of casts of one buffer, there and back."""
    types = (_T, "memref<?xf32>")
    made = f"  %v0 = memref.alloc() : {_T}\n"
    chain = "".join(f"  %v{n + 1} = memref.cast %v{n} : {types[n % 2]} to {types[(n + 1) % 2]}\n" for n in range(count))
    return _in_function(f"{made}{chain}  memref.dealloc %v0 : {_T}\n")


def selects(count: int) -> str:
    """A chain of selections between the one before and a buffer."""
    made = f"  %v0 = memref.alloc() : {_T}\n"
    chain = "".join(f"  %v{n + 1} = arith.select %c, %v{n}, %m : {_T}\n" for n in range(count))
    return _in_function(f"{made}{chain}  memref.store %x, %v{count}[%c0] : {_T}\n  memref.dealloc %v0 : {_T}\n")


def replaced(count: int) -> str:
    """A chain of branches that each hand a buffer on or replace it by a new one: it may be any of those before."""
    step = (
        f"  %v{{1}} = scf.if %c -> ({_T}) {{{{\n    scf.yield %v{{0}} : {_T}\n  }}}} else {{{{\n"
        f"    %a{{0}} = memref.alloc() : {_T}\n    memref.copy %v{{0}}, %a{{0}} : {_T} to {_T}\n"
        f"    scf.yield %a{{0}} : {_T}\n  }}}}\n"
    )
    chain = "".join(step.format(n, n + 1) for n in range(count // 6))
    return _in_function(f"  %v0 = memref.alloc() : {_T}\n{chain}")


def replaced_and_freed(count: int) -> str:
    """The same, where the last one is freed: which paths leak depends on the conditions."""
    return replaced(count).replace("  return\n", f"  memref.dealloc %v{count // 6} : {_T}\n  return\n")


def replaced_between_blocks(count: int) -> str:
    """A chain of blocks that each hand a buffer on, or branch to one that replaces it."""
    step = (
        f"^b{{0}}(%p{{0}}: {_T}):\n  cf.cond_br %c, ^b{{1}}(%p{{0}} : {_T}), ^r{{0}}\n^r{{0}}:\n"
        f"  %a{{0}} = memref.alloc() : {_T}\n  memref.copy %p{{0}}, %a{{0}} : {_T} to {_T}\n"
        f"  cf.br ^b{{1}}(%a{{0}} : {_T})\n"
    )
    chain = "".join(step.format(n, n + 1) for n in range(count // 6))
    last = f"^b{count // 6}(%p: {_T}):\n"
    return _in_function(f"  %v = memref.alloc() : {_T}\n  cf.br ^b0(%v : {_T})\n{chain}{last}")


def unused_casts(count: int) -> str:
    """A chain of casts of one buffer that nobody frees or reads."""
    return casts(count).replace(f"  memref.dealloc %v0 : {_T}\n", "")


def unused_selects(count: int) -> str:
    """A chain of selections, of which nobody uses the last one."""
    return selects(count).partition(f"  memref.store %x, %v{count}")[0] + "  return\n}\n"


def frees(count: int) -> str:
    """Buffers that are freed twice, each with a finding."""
    step = f"  %a{{0}} = memref.alloc() : {_T}\n" + f"  memref.dealloc %a{{0}} : {_T}\n" * 2
    return _in_function("".join(step.format(n) for n in range(count // 3)))


def leaks(count: int) -> str:
    """Buffers that are freed on one of two paths."""
    step = f"  %a{{0}} = memref.alloc() : {_T}\n  scf.if %c {{{{\n    memref.dealloc %a{{0}} : {_T}\n  }}}}\n"
    return _in_function("".join(step.format(n) for n in range(count // 3)))


def calls(count: int) -> str:
    """Functions that each call the one before."""
    first = f"func.func private @f0(%m: {_T}) {{ return }}\n"
    rest = (
        f"func.func @f{n + 1}(%m: {_T}) {{\n  func.call @f{n}(%m) : ({_T}) -> ()\n  return\n}}\n"
        for n in range(count // 4)
    )
    return first + "".join(rest)


def many_results(count: int) -> str:
    """A call that is given as many buffers as it returns."""
    types, number = ", ".join([_T] * (count // 8)), count // 8
    given = ", ".join(["%m"] * number)
    call = f"  %r:{number} = func.call @g({given}) : ({types}) -> ({types})\n"
    return f"func.func private @g({types}) -> ({types})\n" + _in_function(call)


def _function(body: str) -> str:
    return f"func.func @f() {{{body} return }}\n"


SHAPES: dict[str, Callable[[int], str]] = {
    "comments with an open bracket": lambda count: "// pydealloc: ignore[\n" * count + _function(""),
    "comments that switch nothing off": lambda count: _function("\n" + "// pydealloc: ignore[dead-store]\n" * count),
    "comments in one line": lambda count: _function("") + "// pydealloc: ignore[a] " * count,
    "per cent signs": lambda count: _function("\n" + "%" * count + "\n"),
    "findings in one line": lambda count: _function(
        "".join(f" %c{n} = arith.constant {n} : i32" for n in range(count))
    ),
    "errors in one line": lambda count: _function(
        "".join(f" %c{n} = arith.addi %z{n}, %z{n} : i32" for n in range(count))
    ),
    "operations that nobody knows": lambda count: _function(
        "\n" + "".join(f"arith.nothing{n} %k : i32\n" for n in range(count))
    ),
    "operations without their last operand": lambda count: _function(
        "\n" + "".join(f"%v{n} = arith.addi %k, : i32\n" for n in range(count))
    ),
    "results of one call": many_results,
    "a long string": lambda count: f'module attributes {{a = "{chr(92)}n{"x" * count * 10}"}} {{}}\n',
    "an unclosed string with quotes in it": lambda count: '"' + f'{chr(92)}"' * count * 4,
    "blank lines within an operation": lambda count: "%0 = arith.constant " + "\n" * count + " : i32\n",
    "blank lines within brackets": lambda count: "%0 = foo.bar (" + "\n" * count + " : i32\n",
    "blank lines before a list": lambda count: "%0 = foo.bar (" + "\n" * count + "%a, " * count,
    "functions": lambda count: "".join(f"func.func @f{n}() {{ return }}\n" for n in range(count)),
    "blocks to one exit": exits,
    "casts of casts": casts,
    "selections of selections": selects,
    "buffers that branches replace": replaced,
    "buffers that branches replace, the last one freed": replaced_and_freed,
    "buffers that blocks replace": replaced_between_blocks,
    "casts of casts of what is never freed": unused_casts,
    "selections that nobody uses": unused_selects,
    "double frees": frees,
    "frees on one of two paths": leaks,
    "functions in a chain of calls": calls,
}
