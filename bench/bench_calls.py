"""CPU time of what looks at callees, on call graphs: many functions, long chains, functions that call each other.

The time per function should not grow. *Edit* is the time to all findings, and to the hints of a caller, after a key was
pressed in a function at the bottom that frees what it is given: 200 ms at most. *Free* is that to the hints after a
The time per function should not grow. *Edit* is the time to all findings, and to the hints of a caller, after a key was
shows them: their hints are asked first; then all findings follow, which an editor has made in slices.
"""

from __future__ import annotations

import gc
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.server.config.editor_settings import HintSettings
from pydealloc.server.facts.document_facts import findings_of, findings_overview
from pydealloc.server.features.ownership.inlay_hints import inlay_hints
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document

T = "memref<4xf32>"
PASSES = ("minimal-deallocation", "buffer-deallocation-pipeline", "promote-buffers-to-stack")
RUNS = 2
_IN_VIEW = 8
_ABOVE = (10, 300)
_USES = """func.func private @f{n}(%m: {T}, %x: f32, %i: index) -> f32 {{
  memref.store %x, %m[%i] : {T}
  %a = memref.alloc() : {T}
  memref.store %x, %a[%i] : {T}
{calls}  %y = memref.load %a[%i] : {T}
  return %y : f32
}}
"""
_EATS = """func.func private @eat{n}(%m: {T}) {{
{body}  return
}}
"""


def _uses(n: int, callees: list[int]) -> str:
    calls = "".join(
        f"  %r{k} = func.call @f{callee}(%{'am'[k % 2]}, %x, %i) : ({T}, f32, index) -> f32\n"
        for k, callee in enumerate(callees)
    )
    return _USES.format(n=n, T=T, calls=calls)


def many(count: int) -> str:
    """Each function calls up to three others further down."""
    return "".join(
        _uses(n, [n + step for step in (1 + n % 7, 2 + n % 13, 5 + n % 31) if n + step < count]) for n in range(count)
    )


def returned(count: int) -> str:
    """As `many`, and each function returns a buffer of its own."""
    text = (
        many(count)
        .replace("f32, index) -> f32\n", f"f32, index) -> {T}\n")
        .replace("%i: index) -> f32", f"%i: index) -> {T}")
    )
    return re.sub(r"  %y = .*\n  return %y : f32", f"  return %a : {T}", text)


def different(count: int) -> str:
    """As `returned`, and no function has the text of another one, but for names."""
    parts = returned(count).split("  memref.store %x, %m", 1 << 20)
    return "".join(
        part if number == 0 else f"  %c = arith.constant {number}.0 : f32\n  memref.store %x, %m{part}"
        for number, part in enumerate(parts)
    )


def chain(count: int) -> str:
    """Each function calls the next one."""
    return "".join(_uses(n, [n + 1] if n + 1 < count else []) for n in range(count))


def component(count: int) -> str:
    """Each function calls the next one, and the last one the first one; each tenth one another one, too."""
    return "".join(_uses(n, [(n + 1) % count, *([n * 7 % count] if n % 10 == 0 else [])]) for n in range(count))


def freed(count: int) -> str:
    """Each function hands its argument on to the next one, and the last one frees it."""
    text = "".join(
        _EATS.format(n=n, T=T, body=f"  func.call @eat{n + 1}(%m) : ({T}) -> ()\n") for n in range(count - 1)
    )
    text += _EATS.format(n=count - 1, T=T, body=f"  memref.dealloc %m : {T}\n")
    return (
        text + f"func.func @main() {{\n  %a = memref.alloc() : {T}\n  func.call @eat0(%a) : ({T}) -> ()\n  return\n}}\n"
    )


SHAPES: dict[str, tuple[Callable[[int], str], tuple[int, ...]]] = {
    "many functions": (many, (1_250, 2_500, 5_000)),
    "buffers returned": (returned, (1_250, 2_500)),
    "all different": (different, (1_250, 2_500)),
    "chain": (chain, (250, 500, 1_000)),
    "functions that call each other": (component, (50, 100, 200, 400)),
    "handed on and freed": (freed, (250, 500, 1_000)),
}


def of_pass(text: str, pipeline: str) -> tuple[float, bool]:
    """The best of several runs, in seconds, and whether the pass applies."""
    best, applies = float("inf"), True
    for _ in range(RUNS):
        root = assemble(parse_document(text).chunks[0]).root
        gc.collect()
        before = time.process_time()
        results = run_pipeline(parse_pipeline(pipeline), root, UPSTREAM)
        best = min(best, time.process_time() - before)
        applies = not results[-1].result.refusals
    return best, applies


def of_lints(text: str) -> float:
    document = parse_document(text)
    for item in document.leaves():
        _ = item.operations
    before = time.process_time()
    findings_of(document)
    return time.process_time() - before


def of_edit(text: str, typed: str = " ") -> list[tuple[float, float]]:
    """Seconds to all findings, and to the hints of a function that leads there, after `typed` was inserted at the
    bottom, after it was taken back, and so on."""
    document = parse_document(text)
    findings_overview(document)
    settings = HintSettings()
    last = text.rindex("  return")
    place = text.index("func.func")
    hinted = (place, place + 100)
    inlay_hints(document, *hinted, settings)
    taken: list[tuple[float, float]] = []
    for number in range(4):
        edited = text[:last] + (typed if number % 2 == 0 else "") + text[last:]
        document = document.edited(edited)
        before = time.process_time()
        findings_overview(document)
        found = time.process_time() - before
        before = time.process_time()
        inlay_hints(document, *hinted, settings)
        taken.append((found, time.process_time() - before))
    return taken


def of_view(text: str, typed: str, above: int) -> tuple[float, float]:
    """Seconds to the hints of the functions in view, `above` the edited one, and then to all findings."""
    places = [match.start() for match in re.finditer("func.func", text)]
    view = places[-above - 1], places[min(-above + _IN_VIEW - 1, -1)]
    document = parse_document(text)
    findings_overview(document)
    settings = HintSettings()
    inlay_hints(document, *view, settings)
    last = text.rindex("  return")
    document = document.edited(text[:last] + typed + text[last:])
    before = time.process_time()
    inlay_hints(document, *view, settings)
    hinted = time.process_time()
    findings_overview(document)
    return hinted - before, time.process_time() - hinted


def main() -> None:
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    sys.setrecursionlimit(1_000)
    wanted = sys.argv[1:] or list(SHAPES)
    for name, (shape, sizes) in SHAPES.items():
        for size in sizes if name in wanted else ():
            text = shape(size)
            figures: list[str] = []
            for pipeline in PASSES:
                taken, applies = of_pass(text, pipeline)
                refused = "" if applies else " (refused)"
                figures.append(f"{pipeline} {taken * 1000:6.0f} ms, {taken / size * 1e6:5.0f} us each{refused}")
            lints = of_lints(text)
            figures.append(f"findings {lints * 1000:6.0f} ms, {lints / size * 1e6:5.0f} us each")
            found, hinted = (min(one) * 1000 for one in zip(*of_edit(text), strict=True))
            figures.append(f"edit: findings {found:5.1f} ms, hints {hinted:5.1f} ms")
            (_, made), (_, taken_back), *_ = of_edit(text, f"  memref.dealloc %m : {T}\n")
            figures.append(f"free: hints {made * 1000:5.1f} ms, taken back {taken_back * 1000:5.1f} ms")
            for above in _ABOVE if shape in (returned, different) else ():
                first, rest = (one * 1000 for one in of_view(text, f"  memref.dealloc %m : {T}\n", above))
                figures.append(f"free, in view {above} above: hints {first:5.1f} ms, then findings {rest:5.1f} ms")
            print(f"{name}, {size} functions: " + "; ".join(figures), flush=True)


if __name__ == "__main__":
    main()
