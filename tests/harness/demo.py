"""`./dev demo`: what the tool says of examples/, and what the minimal pass makes of them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.harness.tree import ROOT

TOOL = str(Path(sys.executable).with_name("pydealloc-lsp"))


def main() -> int:
    _show("--check", "--format", "concise", "examples/")
    _show("--apply", "minimal-deallocation", "--diff", "examples/matmul.mlir")
    _show("--explain", "examples/matmul.mlir:11:3")
    _head("minimal-deallocation on all of examples/ (nothing is written)")
    for example in sorted((ROOT / "examples").rglob("*.mlir")):
        name = example.relative_to(ROOT).as_posix()
        result = _run("--apply", "minimal-deallocation", "--diff", name, keep=True)
        added = len(re.findall(r"(?m)^\+(?!\+\+)", result.stdout))
        refused = result.stderr.splitlines()[-1].partition(name)[2] if result.returncode else ""
        print(f"{name:<32} {added:>3} line{'s' * (added != 1)} inserted{refused}"[:118])
    _head("next")
    print("your own file:  .venv/bin/pydealloc-lsp --check FILE, then --apply minimal-deallocation --diff FILE")
    print("a finding:      .venv/bin/pydealloc-lsp --explain dealloc-unknown-effects")
    print("your editor:    docs/editors.md; all commands: docs/command-line.md")
    return 0


def _show(*arguments: str) -> None:
    _head("pydealloc-lsp " + " ".join(arguments))
    _run(*arguments)


def _run(*arguments: str, keep: bool = False) -> subprocess.CompletedProcess[str]:
    """Ends the demonstration if the tool fails. `keep`: the output, in place of showing it."""
    result = subprocess.run([TOOL, *arguments], cwd=ROOT, capture_output=keep, text=True, check=False)
    if result.returncode not in (0, 1):
        sys.exit(f"dev: pydealloc-lsp {' '.join(arguments)} ended with exit code {result.returncode}")
    return result


def _head(text: str) -> None:
    print(f"\n=== {text} ===\n", flush=True)


if __name__ == "__main__":
    sys.exit(main())
