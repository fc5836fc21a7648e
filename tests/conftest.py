"""What all tests share: the oracle, the pages' snapshot mode, and hypothesis's settings."""

from __future__ import annotations

import gc
import os
from dataclasses import replace
from typing import TYPE_CHECKING

import hypothesis
import pytest

# Before the first import of these modules: their assertions then fail with a diff, as those in tests do.
pytest.register_assert_rewrite("tests.harness.literate", "tests.harness.fixture", "tests.harness.oracle")

if TYPE_CHECKING:
    from tests.harness.literate import Case
    from tests.harness.oracle import Oracle

IN_CI = os.environ.get("CI") == "true"
THRESHOLD = gc.get_threshold()

# No deadline: a loaded machine is no bug. In CI the same examples each time: a red run can be repeated.
hypothesis.settings.register_profile("default", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.load_profile("ci" if IN_CI else "default")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--snapshots", action="store_true", help="rewrite what the pages expect (./dev snapshots)")


@pytest.fixture
def case(literate_case: Case, pytestconfig: pytest.Config) -> Case:
    """One section of a page: see `tests/harness/literate.py`."""
    return replace(literate_case, rewrite=bool(pytestconfig.getoption("--snapshots")))


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("oracle") is not None:
        _require_oracle()


def pytest_runtest_teardown() -> None:
    # A check and a server keep the collector away from their programs, and make it rare, until the process ends. This
    # process goes on with other tests. No collection here: it would look through all collected tests each time.
    gc.unfreeze()
    gc.set_threshold(*THRESHOLD)


@pytest.fixture(scope="session")
def oracle() -> Oracle:
    """LLVM 22's `mlir-opt`. Without it the test is skipped; in CI that is a failure."""
    return _require_oracle()


def _require_oracle() -> Oracle:
    from tests.harness.oracle import find_oracle

    found = find_oracle()
    if found is not None:
        return found
    reason = "mlir-opt-22 is not installed (./dev oracle)"
    if IN_CI:
        pytest.fail(f"{reason}, and CI=true", pytrace=False)
    pytest.skip(reason)
