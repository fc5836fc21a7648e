"""Patterns of the product run on attack strings, in processes of their own with a budget of processor time an attack.

    python -m tests.robustness.pattern_worker [--operations]            a line for each pattern that exceeds it
    python -m tests.robustness.pattern_worker --growth [--operations]   the exponents of the time they take

`--operations`: the patterns that the declarative formats of upstream's operations are compiled to. `--every N`: one
in so many.
"""

from __future__ import annotations

import importlib
import math
import os
import pkgutil
import re
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import islice, pairwise
from statistics import median
from time import process_time
from typing import Any

from pydealloc.ir.lazy_pattern import lazy_pattern
from tests.harness.tree import LAYERS, ROOT
from tests.robustness.attack_strings import attacks

BUDGET_S = 0.5
"""Processor time for one attack. A linear pattern takes a thousandth of it."""
PUMPS = 20_000
"""Code points of the long attacks: a quadratic pattern takes some hundred million steps."""
FEW_PUMPS = 40
"""Repetitions of the short attacks, which only an exponential pattern notices."""
_LONG_ENDS = ("", "$$", "\n")
"""What long attacks end in."""
GROWTH = 1.3
"""Exponent of a pattern's time over the length of the text from which on `--growth` names it."""
_SHORTEST = 3_000
_SHORTER, _LONGER = 6_000, 24_000
"""Code points of the two texts that are compared. `re` enlarges its stack once beyond them, which takes its time."""
_NOTICEABLE_S = 100e-6
"""Time for the longer text below which nothing depends on its length, or too little to tell."""
_SAMPLE_S = 1e-3
"""Least time of one measurement, in which a call is repeated."""
_LAZY = type(lazy_pattern(""))
"""The class of patterns that are compiled at their first use; the type checker takes them for `re.Pattern`."""
NamedPattern = tuple[str, re.Pattern[str], frozenset[str]]
"""A name, the pattern, and the methods that the product calls of it."""
_CALL = re.compile(r"\b(\w+)\.(match|fullmatch|search|finditer|findall|split|sub)\b")


def patterns() -> Iterator[NamedPattern]:
    """`(module.NAME, pattern, methods)` of all patterns that a module of the product holds by a name."""
    seen: set[tuple[str, frozenset[str]]] = set()
    for layer in LAYERS:
        package = importlib.import_module(f"pydealloc.{layer}")
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not found.name.endswith("__main__"):
                module = importlib.import_module(found.name)
                for name, pattern, methods in _patterns_in(found.name, vars(module)):
                    # A module that imports a pattern holds it by the same name.
                    if (pattern.pattern, methods) not in seen:
                        seen.add((pattern.pattern, methods))
                        yield name, pattern, methods


def _patterns_in(module: str, names: dict[str, Any]) -> Iterator[NamedPattern]:
    for name, value in names.items():
        owner = value if isinstance(value, (re.Pattern, _LAZY)) else getattr(value, "__self__", None)
        named = owner is value
        if type(owner) is _LAZY:
            owner = getattr(owner, "compiled", lambda: None)()
        if not isinstance(owner, re.Pattern) or not isinstance(owner.pattern, str):
            continue
        if named:
            yield f"{module}.{name}", owner, frozenset(_methods_called().get(name, ()))
        else:
            yield f"{module}.{name}", owner, frozenset([str(getattr(value, "__name__", ""))])


def operation_patterns(every: int = 1) -> Iterator[NamedPattern]:
    """The patterns that declarative formats of upstream's operations, one in `every`, are compiled to."""
    from pydealloc.ods.knowledge import UPSTREAM
    from pydealloc.syntax.parser.format_regex import compile_pattern

    names = (name for dialect in sorted(UPSTREAM.dialect_names) for name in UPSTREAM.registry.op_names(dialect))
    for name in islice(names, 0, None, every):
        definition = UPSTREAM.definition(name)
        compiled = compile_pattern(definition, UPSTREAM) if definition is not None else None
        if compiled is not None:
            owner = compiled.expression
            assert isinstance(owner, re.Pattern)
            yield name, owner, frozenset(["match"])


def run(pattern: re.Pattern[str], methods: frozenset[str], note: Callable[[str], None] = lambda _: None) -> None:
    """Every attack, short and long, by every method that the product uses."""
    for method in sorted(methods):
        apply = _caller(pattern, method)
        for prefix, pump, end in attacks(pattern):
            texts = [prefix + pump * FEW_PUMPS + end]
            if end in _LONG_ENDS:
                texts.append(prefix + pump * (PUMPS // len(pump)) + end)
            for text in texts:
                note(f"{method} {(prefix, pump, end, len(text))}")
                apply(text)


def _caller(pattern: re.Pattern[str], method: str) -> Callable[[str], object]:
    if method == "sub":
        return lambda text: pattern.sub("", text)
    if method == "finditer":
        return lambda text: sum(1 for _ in pattern.finditer(text))
    call: Callable[[str], object] = getattr(pattern, method)
    return call


def exceeding(found: Sequence[NamedPattern]) -> dict[str, str]:
    """The attack that took longer than the budget, for each pattern with such an attack, by its name."""
    slow: dict[str, str] = {}
    while found:
        number, attack = _first_exceeding(found)
        if attack:
            slow[found[number][0]] = attack
        found = found[number + 1 :]
    return slow


def _first_exceeding(found: Sequence[NamedPattern]) -> tuple[int, str]:
    """The number of the first pattern with an attack that is too long, and the attack; else that of the last, and
    nothing. They run in a child process, which ends with such an attack."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        # The default action ends the process even while `re`, which holds the interpreter, runs.
        signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
        os.close(reading)
        for number, (_, pattern, methods) in enumerate(found):

            def note(attack: str, number: int = number) -> None:
                signal.setitimer(signal.ITIMER_VIRTUAL, BUDGET_S)
                # The last line that arrives is the attack that did not end.
                os.write(writing, f"{number} {attack}\n".encode())

            run(pattern, methods, note)
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        os._exit(0)
    os.close(writing)
    told = b""
    with os.fdopen(reading, "rb") as pipe:
        for line in pipe:
            told = line
    _, status = os.waitpid(child, 0)
    if status == 0:
        return len(found) - 1, ""
    number, _, attack = told.decode(errors="replace").strip().partition(" ")
    return int(number or 0), attack or "no attack"


def growth(pattern: re.Pattern[str], methods: frozenset[str]) -> tuple[float, str]:
    """The largest exponent of the time over the length of the text, and its attack; 0 if none takes noticeable time."""
    worst, name = 0.0, ""
    for method in sorted(methods):
        apply = _caller(pattern, method)
        for prefix, pump, end in attacks(pattern):
            texts = [prefix + pump * (chars // len(pump)) + end for chars in (_SHORTER, _LONGER)]
            if _seconds(apply, texts[1], 1) < _NOTICEABLE_S:
                continue
            # Other processes only make it look slower: the least of several tries counts.
            for tries in (1, 4, 16):
                exponent = math.log(_seconds(apply, texts[1], tries) / _seconds(apply, texts[0], tries), 4)
                if exponent <= GROWTH:
                    break
            else:
                exponent = min(exponent, _steady_exponent(apply, prefix, pump, end))
            if exponent > worst:
                worst, name = exponent, f"{method} {(prefix, pump, end)}"
    return worst, name


def _steady_exponent(apply: Callable[[str], object], prefix: str, pump: str, end: str) -> float:
    """The median of the exponents of four doublings: one of them may be where `re` gets a larger stack."""
    counts = [(_SHORTEST << doubling) // len(pump) for doubling in range(5)]
    times = [_seconds(apply, prefix + pump * count + end, 8) for count in counts]
    return median(math.log2(later / sooner) for sooner, later in pairwise(times))


def _seconds(apply: Callable[[str], object], text: str, tries: int) -> float:
    """Processor time of one call; the least of several measurements."""
    best = math.inf
    for _ in range(tries):
        calls, began = 0, process_time()
        while (used := process_time() - began) < _SAMPLE_S:
            apply(text)
            calls += 1
        best = min(best, used / calls)
    return best


@cache
def _methods_called() -> dict[str, set[str]]:
    """`{name: methods of patterns that the product calls of something so named}`."""
    called: dict[str, set[str]] = {}
    for layer in LAYERS:
        for path in sorted((ROOT / layer).rglob("*.py")):
            for name, method in _CALL.findall(path.read_text(encoding="utf-8")):
                called.setdefault(name, set()).add(method)
    return called


def main(options: list[str]) -> int:
    every = int(options[options.index("--every") + 1]) if "--every" in options else 1
    found = operation_patterns(every) if "--operations" in options else islice(patterns(), 0, None, every)
    return _print_growth(found) if "--growth" in options else _print_slow(found)


def _print_slow(found: Iterator[NamedPattern]) -> int:
    slow = exceeding(list(found))
    for name, attack in slow.items():
        print(f"{name}: {attack}")
    print(f"{len(slow)} patterns exceed {BUDGET_S} s")
    return 1 if slow else 0


def _print_growth(found: Iterator[NamedPattern]) -> int:
    count, worst = 0, 0.0
    for name, pattern, methods in found:
        exponent, attack = growth(pattern, methods)
        count, worst = count + 1, max(worst, exponent)
        if exponent > GROWTH:
            print(f"{name}: {exponent:.2f} for {attack}", flush=True)
    print(f"{count} patterns, largest exponent {worst:.2f}")
    return 1 if worst > GROWTH else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
