"""Comparison of two runs of the measurements: `./dev bench compare`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.harness.tree import ROOT


def run_file(
    folder: Path, commit: str, ratios: dict[str, float], machine: str = "Linux, 2 processors", load: float = 0.5
) -> Path:
    file = folder / f"{commit}.json"
    run = {"commit": commit, "machine": machine, "load": load, "python": "3.11", "ratios": ratios}
    file.write_text(json.dumps(run) + "\n")
    return file


def compared(*names: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, ROOT / "bench" / "bench_compare.py", *map(str, names)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_ratios_that_differ_by_a_tenth_are_changes(tmp_path: Path) -> None:
    before = run_file(tmp_path, "a1", {"read": 4.0, "check": 10.0, "same": 2.0, "gone": 1.0})
    after = run_file(tmp_path, "b2", {"read": 3.0, "check": 12.0, "same": 2.1, "new": 5.0})
    assert (
        compared(before, after).stdout
        == """\
| ratio | a1 | b2 | |
| --- | ---: | ---: | --- |
| read | 4.00 | 3.00 | less: -25% |
| check | 10.00 | 12.00 | **more**: +20% |
| same | 2.00 | 2.10 |  |
| gone | 1.00 |  |  |
| new |  | 5.00 |  |
"""
    )


def test_machines_of_two_kinds(tmp_path: Path) -> None:
    before, after = run_file(tmp_path, "a1", {}), run_file(tmp_path, "b2", {}, "Darwin, 8 processors")
    words = "Not on the same kind of machine: Linux, 2 processors, Python 3.11; Darwin, 8 processors, Python 3.11."
    assert words in compared(before, after).stdout


def test_a_run_beside_other_work(tmp_path: Path) -> None:
    before, after = run_file(tmp_path, "a1", {}), run_file(tmp_path, "b2", {}, load=7.5)
    assert compared(before, after).stdout.endswith("\nMeasured beside other work: b2.\n")


def test_a_run_that_nobody_noted(tmp_path: Path) -> None:
    result = compared(run_file(tmp_path, "a1", {}), "no such commit")
    assert result.returncode == 1
    assert result.stderr.startswith("no run of no such commit in history.jsonl")
