"""Statistics of generated programs that are shaped like models, next to those of real ones.

python bench/model_statistics.py MODEL.mlir...
python bench/model_statistics.py --print buffers --operations 1000
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import model_programs

from pydealloc.ir.walk import walk
from pydealloc.syntax.document.document import parse_document


def statistics(text: str) -> dict[str, float]:
    """Figures of one text, per operation where they grow with its length."""
    document = parse_document(text)
    ops = [op for item in document.leaves() for root in item.operations for op in walk(root)]
    count = max(1, len(ops))
    results = [result for op in ops for result in op.results]
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    shapes = {re.sub(r"%[\w$.#-]+", "%", line) for line in lines}
    return {
        "operations": len(ops),
        "characters": len(text) / count,
        "kinds of operations": len({op.name for op in ops}),
        "operands": sum(len(op.operands) for op in ops) / count,
        "results": len(results) / count,
        "attributes": sum(len(op.properties) + len(op.attributes) for op in ops) / count,
        "regions": sum(len(op.regions) for op in ops) / count,
        "uses of a result": sum(1 for result in results for _ in result.uses) / max(1, len(results)),
        "kinds of types": len({str(result.type) for result in results}),
        "lines that repeat but for names": 1 - len(shapes) / max(1, len(lines)),
        "lines that repeat": 1 - len(set(lines)) / max(1, len(lines)),
        "maps": len(re.findall(r"(?m)^#\w+ = affine_map", text)),
    }


def _table(columns: dict[str, dict[str, float]]) -> Iterator[str]:
    yield f"{'':32}" + "".join(f"{name[:22]:>24}" for name in columns)
    for row in next(iter(columns.values())):
        yield f"{row:32}" + "".join(f"{figures[row]:24.2f}" for figures in columns.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("models", nargs="*", type=Path, metavar="MODEL", help="files to compare with")
    parser.add_argument("--print", choices=model_programs.KINDS, dest="printed", help="a program, and no statistics")
    parser.add_argument("--operations", type=int, default=5000)
    options = parser.parse_args()
    if options.printed is not None:
        print(model_programs.program(options.printed, options.operations), end="")
        return
    columns = {path.stem: statistics(path.read_text(encoding="utf-8")) for path in options.models}
    made = {kind: model_programs.program(kind, options.operations) for kind in model_programs.KINDS}
    columns |= {f"{kind}, made": statistics(text) for kind, text in made.items()}
    print("\n".join(_table(columns)))


if __name__ == "__main__":
    main()
