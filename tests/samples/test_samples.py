"""Every operation of every dialect, read, written, and read again as by `mlir-opt`: `docs/reference/dialects.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pydealloc.ods.knowledge import UPSTREAM

from .by_hand import EXCEPTIONS, FOLDER, UNREADABLE_GENERIC, programs
from .comparing import BODY_IN_NAME, difference, printed, read
from .judge import GENERIC, UNVERIFIED, ask
from .page import PAGE, page
from .store import DIALECTS, stored

if TYPE_CHECKING:
    from tests.harness.oracle import Oracle

    from .store import Sample


@pytest.mark.parametrize("dialect", DIALECTS)
def test_each_operation_has_a_sample(dialect: str) -> None:
    tested = {sample.operation for sample in stored(dialect)}
    names = set(UPSTREAM.op_names(dialect))
    assert names - tested == {name for name in EXCEPTIONS if name in names}


@pytest.mark.parametrize("dialect", DIALECTS)
def test_samples_are_read_and_written(dialect: str) -> None:
    wrong = {sample.title: problem for sample in stored(dialect) if (problem := difference(sample))}
    assert not wrong, "\n".join(f"{title}: {problem}" for title, problem in wrong.items())


@pytest.mark.long
@pytest.mark.parametrize("dialect", DIALECTS)
def test_what_we_write_is_the_same_program_for_mlir_opt(dialect: str, oracle: Oracle) -> None:
    wrong: dict[str, str] = {}
    for verified in (True, False):
        samples = [sample for sample in stored(dialect) if sample.verified == verified]
        options = GENERIC if verified else (*GENERIC, *UNVERIFIED)
        for generic in (False, True):
            if generic:
                samples = [sample for sample in samples if sample.operation not in UNREADABLE_GENERIC]
            texts = [printed(read(_source(sample, generic=generic))[0], generic=generic) for sample in samples]
            for sample, text, verdict in zip(samples, texts, ask(oracle, texts, *options), strict=True):
                if verdict.text != sample.generic:
                    wrong[f"{sample.title}, {'generic' if generic else 'custom'} form"] = (
                        f"{verdict.error}\n{text}\n{verdict.text}"
                    )
    assert not wrong, "\n".join(f"{title}: {problem}" for title, problem in wrong.items())


def test_what_mlir_opt_does_not_read(oracle: Oracle) -> None:
    samples = [sample for sample in stored("spirv") if sample.operation in UNREADABLE_GENERIC]
    assert {sample.operation for sample in samples} == set(UNREADABLE_GENERIC)
    assert not any(verdict.accepted for verdict in ask(oracle, [sample.generic for sample in samples]))


def _source(sample: Sample, *, generic: bool) -> str:
    return sample.generic if generic and sample.operation in BODY_IN_NAME else sample.custom


def test_programs_by_hand_name_operations() -> None:
    named = {program.operation for path in FOLDER.glob("*.mlir") for program in programs(path.stem)}
    assert {name for name in {*named, *EXCEPTIONS, *UNREADABLE_GENERIC} if UPSTREAM.definition(name) is None} == set()


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run ./dev samples --page"
