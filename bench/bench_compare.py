"""Changes between two runs of `./dev bench all --json`: a table in Markdown.

    ./dev bench compare A B

A and B are commits in `bench/history.jsonl`, of which beginnings suffice (the last run counts), or files that
`--json FILE` has written. Nothing fails: a ratio has to differ by a tenth before it is called a change.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

from bench_all import HISTORY

NOISE = 0.1
"""Part of a ratio by which two runs of the same tree may differ."""

QUIET_LOAD = 1.5
"""Waiting processes before a run, above which other work has taken part of its caches."""


def run_called(name: str, history: Path = HISTORY) -> Mapping[str, Any]:
    """The last run of a commit whose name begins so, or the only one in a file.

    Raises:
        LookupError: there is none.
    """
    file = Path(name)
    if file.is_file():
        return json.loads(file.read_text(encoding="utf-8").splitlines()[-1])
    runs = [json.loads(line) for line in history.read_text(encoding="utf-8").splitlines()] if history.is_file() else []
    found = [run for run in runs if name and run["commit"].startswith(name)]
    if not found:
        raise LookupError(f"no run of {name} in {history.name}: there are {', '.join(run['commit'] for run in runs)}")
    return found[-1]


def table(before: Mapping[str, Any], after: Mapping[str, Any]) -> str:
    """Markdown, with a line for each ratio that either run has."""
    old, new = before["ratios"], after["ratios"]
    lines = [f"| ratio | {before['commit']} | {after['commit']} | |", "| --- | ---: | ---: | --- |"]
    for name in dict.fromkeys((*old, *new)):
        both = name in old and name in new
        words = _change(old[name], new[name]) if both else ""
        lines.append(f"| {name} | {_number(old.get(name))} | {_number(new.get(name))} | {words} |")
    if (before["machine"], before["python"]) != (after["machine"], after["python"]):
        places = (f"{run['machine']}, Python {run['python']}" for run in (before, after))
        lines += ["", f"Not on the same kind of machine: {'; '.join(places)}."]
    busy = [run["commit"] for run in (before, after) if (run.get("load") or 0) > QUIET_LOAD]
    if busy:
        lines += ["", f"Measured beside other work: {', '.join(busy)}."]
    return "\n".join(lines)


def _number(ratio: float | None) -> str:
    return "" if ratio is None else f"{ratio:.2f}"


def _change(old: float, new: float) -> str:
    """Empty for what may be noise."""
    if abs(new - old) <= NOISE * old:
        return ""
    return f"{'less' if new < old else '**more**'}: {new / old - 1:+.0%}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench compare", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("before", metavar="A")
    parser.add_argument("after", metavar="B")
    options = parser.parse_args()
    try:
        print(table(run_called(options.before), run_called(options.after)))
    except LookupError as error:
        raise SystemExit(str(error)) from None


if __name__ == "__main__":
    main()
