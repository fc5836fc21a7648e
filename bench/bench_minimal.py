"""CPU time of minimal-deallocation on functions of 500 to 4,000 operations, of shapes that make the analysis work.

The time per operation should not grow with the function. Beside it the whole pipeline, and LLVM's.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from buffer_programs import long_function

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document

SIZES = (500, 1_000, 2_000, 4_000)
RUNS = 3
_HEAD = "func.func @f(%m: memref<4xf32>, %n: index, %x: f32, %c: i1) {\n  %c0 = arith.constant 0 : index\n"
_TAIL = "  return\n}\n"
T = "memref<4xf32>"


def short_lives(operations: int) -> str:
    """Buffers that are made, filled and read, one after the other."""
    step = (
        "  %a{i} = memref.alloc() : {T}\n  memref.copy %m, %a{i} : {T} to {T}\n  memref.copy %a{i}, %m : {T} to {T}\n"
    )
    return _HEAD + "".join(step.format(i=i, T=T) for i in range(operations // 3)) + _TAIL


def long_lives(operations: int) -> str:
    """Buffers that all live to the end."""
    count = operations // 3
    made = "".join(f"  %a{i} = memref.alloc() : {T}\n  memref.copy %m, %a{i} : {T} to {T}\n" for i in range(count))
    return _HEAD + made + "".join(f"  memref.copy %a{i}, %m : {T} to {T}\n" for i in range(count)) + _TAIL


def loops(operations: int) -> str:
    """Loops one after the other, each with a buffer of its own and one from outside, which live to the end."""
    text = [_HEAD]
    count = operations // 8
    text += [f"  %a{i} = memref.alloc() : {T}\n  memref.copy %m, %a{i} : {T} to {T}\n" for i in range(count)]
    text += [
        f"  %r{i} = scf.for %i{i} = %c0 to %n step %n iter_args(%s{i} = %a{i}) -> ({T}) {{\n"
        f"    %b{i} = memref.alloc() : {T}\n    memref.copy %s{i}, %b{i} : {T} to {T}\n"
        f"    memref.copy %m, %b{i} : {T} to {T}\n    scf.yield %b{i} : {T}\n  }}\n"
        for i in range(count)
    ]
    text += [f"  memref.copy %r{i}, %m : {T} to {T}\n" for i in range(count)]
    return "".join(text) + _TAIL


def chain(operations: int) -> str:
    """One buffer handed through branches, one after the other."""
    text = [_HEAD, f"  %r0 = memref.alloc() : {T}\n  memref.copy %m, %r0 : {T} to {T}\n"]
    text += [
        f"  %r{i + 1} = scf.if %c -> ({T}) {{\n    scf.yield %r{i} : {T}\n  }} else {{\n"
        f"    %b{i} = memref.alloc() : {T}\n    memref.copy %r{i}, %b{i} : {T} to {T}\n"
        f"    scf.yield %b{i} : {T}\n  }}\n"
        for i in range(operations // 6)
    ]
    return "".join(text) + _TAIL


def blocks(operations: int) -> str:
    """Diamonds of blocks, each with a buffer; one buffer lives through all of them."""
    text = [_HEAD, f"  %o = memref.alloc() : {T}\n  memref.copy %m, %o : {T} to {T}\n  cf.br ^b0\n"]
    count = operations // 7
    text += [
        f"^b{i}:\n  %a{i} = memref.alloc() : {T}\n  memref.copy %m, %a{i} : {T} to {T}\n"
        f"  cf.cond_br %c, ^l{i}(%a{i} : {T}), ^r{i}\n^l{i}(%p{i}: {T}):\n  memref.copy %p{i}, %m : {T} to {T}\n"
        f"  cf.br ^b{i + 1}\n^r{i}:\n  cf.br ^b{i + 1}\n"
        for i in range(count)
    ]
    return "".join(text) + f"^b{count}:\n  memref.copy %o, %m : {T} to {T}\n" + _TAIL


def nested(operations: int) -> str:
    """Loops in loops, five deep, with buffers of the outer ones used in the inner ones."""
    text = [_HEAD]
    for k in range(operations // 25):
        for d in range(5):
            pad = "  " * (d + 1)
            text.append(f"{pad}%a{k}_{d} = memref.alloc() : {T}\n{pad}scf.for %i{k}_{d} = %c0 to %n step %n {{\n")
        text += [f"            memref.copy %a{k}_{d}, %m : {T} to {T}\n" for d in range(5)]
        text += ["  " * (d + 1) + "}\n" for d in reversed(range(5))]
    return "".join(text) + _TAIL


def block_loops(operations: int) -> str:
    """Loops between blocks, one after the other: each carries a buffer, makes a new one, and uses one from outside."""
    text = [
        _HEAD,
        f"  %c1 = arith.constant 1 : index\n  %o = memref.alloc() : {T}\n  memref.copy %m, %o : {T} to {T}\n",
    ]
    count = operations // 10
    text += [
        f"  %a{i} = memref.alloc() : {T}\n  memref.copy %m, %a{i} : {T} to {T}\n"
        f"  cf.br ^h{i}(%c0, %a{i} : index, {T})\n^h{i}(%i{i}: index, %s{i}: {T}):\n"
        f"  %k{i} = arith.cmpi slt, %i{i}, %n : index\n  cf.cond_br %k{i}, ^l{i}, ^e{i}\n^l{i}:\n"
        f"  %b{i} = memref.alloc() : {T}\n  memref.copy %s{i}, %b{i} : {T} to {T}\n"
        f"  memref.copy %o, %b{i} : {T} to {T}\n  %j{i} = arith.addi %i{i}, %c1 : index\n"
        f"  cf.br ^h{i}(%j{i}, %b{i} : index, {T})\n^e{i}:\n  memref.copy %s{i}, %m : {T} to {T}\n"
        for i in range(count)
    ]
    return "".join(text) + _TAIL


SHAPES: dict[str, Callable[[int], str]] = {
    "short lives": short_lives,
    "long lives": long_lives,
    "loops": loops,
    "chain of branches": chain,
    "blocks": blocks,
    "loops between blocks": block_loops,
    "nested loops": nested,
    "programs as people write": long_function,
}


def seconds(text: str, pipeline: str) -> float:
    """The best of several runs; 0 where the pipeline refuses."""
    best = float("inf")
    for _ in range(RUNS):
        root = assemble(parse_document(text).chunks[0]).root
        steps = parse_pipeline(pipeline)
        gc.collect()
        before = time.process_time()
        results = run_pipeline(steps, root, UPSTREAM)
        best = min(best, time.process_time() - before)
        if results[-1].result.refusals:
            return 0.0
    return best


def main() -> None:
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    for name, shape in SHAPES.items():
        for size in SIZES:
            text = shape(size)
            own = seconds(text, "minimal-deallocation")
            whole = seconds(text, "minimal-deallocation-pipeline")
            other = seconds(text, "buffer-deallocation-pipeline")
            print(
                f"{name:>25} {size:5} operations: pass {own * 1000:7.1f} ms, {own / size * 1e6:5.1f} us each; "
                f"pipeline {whole * 1000:7.1f} ms, LLVM's {other * 1000:7.1f} ms",
                flush=True,
            )


if __name__ == "__main__":
    main()
