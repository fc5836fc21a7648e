"""What the definitions do not say: programs written by hand, and the operations that have none."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / "by_hand"
_HEAD = "// ===== "
_UNVERIFIED = " (not verified)"

EXCEPTIONS: dict[str, str] = {}
"""Operations without any sample, each with the reason."""

UNREADABLE_GENERIC: dict[str, str] = dict.fromkeys(
    ("spirv.ARM.Graph", "spirv.ARM.GraphConstant", "spirv.ARM.GraphOutputs"),
    "the type of a graph is printed as a function's, and read as that",
)
"""Operations whose generic form `mlir-opt` prints such that it does not read it again, each with the reason."""


@dataclass(frozen=True)
class Program:
    operation: str
    variant: str
    text: str
    verified: bool


def programs(dialect: str) -> list[Program]:
    """The programs of `by_hand/<dialect>.mlir`, each below `// ===== operation` or `// ===== operation: what for`."""
    path = FOLDER / f"{dialect}.mlir"
    if not path.is_file():
        return []
    found: list[Program] = []
    for section in ("\n" + path.read_text(encoding="utf-8")).split("\n" + _HEAD)[1:]:
        head, _, text = section.partition("\n")
        operation, _, variant = head.removesuffix(_UNVERIFIED).partition(": ")
        found.append(
            Program(operation, f"by hand, {variant}" if variant else "by hand", text, not head.endswith(_UNVERIFIED))
        )
    return found
