"""CPU time of verifying a program, in parts of the time that reading it takes, in the same process.

The median of some runs on made programs, or on the files given. Each run reads the text afresh: nothing is remembered
of a document but what its operations look like.
"""

from __future__ import annotations

import gc
import sys
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent))

from programs import program

from pydealloc.analysis import verifier
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import Finding

RUNS = 5
SIZES = (1_000, 10_000, 100_000)


def measure(name: str, text: str) -> None:
    reading: list[float] = []
    verifying: list[float] = []
    findings: list[Finding] = []
    for _ in range(RUNS):
        start = time.process_time()
        document = parse_document(text)
        middle = time.process_time()
        findings = [finding for item in document.leaves() for finding in verifier.check(item, document.knowledge)]
        end = time.process_time()
        reading.append(middle - start)
        verifying.append(end - middle)
    read, verified = median(reading), median(verifying)
    print(
        f"{name:>28} {read:7.3f} s read, {verified:7.3f} s verified: {verified / read:4.0%}, {len(findings)} findings",
        flush=True,
    )


def main() -> None:
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    if sys.argv[1:]:
        for file in map(Path, sys.argv[1:]):
            measure(file.name, file.read_text(encoding="utf-8"))
        return
    for size in SIZES:
        measure(f"{size} lines", program(size))


if __name__ == "__main__":
    main()
