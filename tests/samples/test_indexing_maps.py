"""Maps of structured operations, compared with those of the `linalg.generic` that `mlir-opt` makes of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydealloc.dialects.linalg.indexing import default_maps, maps_of
from pydealloc.ir.cloning import clone
from pydealloc.ir.walk import walk
from pydealloc.ods.registry import UPSTREAM

from .comparing import read
from .judge import ask
from .store import stored

if TYPE_CHECKING:
    from pydealloc.ir.graph import Operation
    from tests.harness.oracle import Oracle

    from .store import Sample


def _last(text: str, name: str) -> Operation | None:
    """mlir-opt removes operations that nobody uses; the last one of a program is returned."""
    return next((op for op in reversed([op for root in read(text)[0] for op in walk(root)]) if op.name == name), None)


def _structured() -> list[Sample]:
    found: list[Sample] = []
    for sample in stored("linalg"):
        definition = UPSTREAM.lookup(sample.operation)
        if definition is not None and "LinalgOp" in definition.interfaces and sample.verified:
            found.append(sample)
    return found


def test_maps_are_those_of_the_general_operation(oracle: Oracle) -> None:
    samples = _structured()
    verdicts = ask(oracle, [sample.generic for sample in samples], "--linalg-generalize-named-ops")
    wrong: dict[str, object] = {}
    compared: set[str] = set()
    for sample, verdict in zip(samples, verdicts, strict=True):
        general = _last(verdict.text, "linalg.generic")
        if general is None:
            continue
        wanted = maps_of(general)
        op = _last(sample.custom, sample.operation)
        assert op is not None
        compared.add(op.name)
        found = maps_of(op)
        usual = default_maps(op)
        if usual is not None and usual == found:
            without = clone(op)
            assert without.properties.pop("indexing_maps", None) is not None
            found = maps_of(without)
        if found != wanted:
            wrong[sample.title] = (found, wanted)
    assert not wrong, "\n".join(f"{title}: {maps}" for title, maps in wrong.items())
    assert {sample.operation for sample in samples} - compared == set()
