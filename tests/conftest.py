"""What all tests share: the oracle, the pages' snapshot mode, which are long, and hypothesis's settings."""

from __future__ import annotations

import gc
import os
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import hypothesis
import pytest

# Before the first import of these modules: their assertions then fail with a diff, as those in tests do.
pytest.register_assert_rewrite("tests.harness.literate", "tests.harness.fixture", "tests.harness.oracle")

if TYPE_CHECKING:
    from tests.harness.literate import Case
    from tests.harness.oracle import Oracle

IN_CI = os.environ.get("CI") == "true"
THRESHOLD = (50_000, 10, 10)
"""Collections of garbage that tests make: what is collected once is there to the end, and each of Python's own
collections would look through it."""
gc.set_threshold(*THRESHOLD)
IDLE = pytest.StashKey[int]()
"""A file that `./dev test` waits for: it is closed as soon as a process of xdist has no test left."""
LEFT_OUT = pytest.StashKey[int]()
"""The number of long tests that do not run."""

# No deadline: a loaded machine is no bug. In CI the same examples each time: a red run can be repeated.
hypothesis.settings.register_profile("default", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.load_profile("ci" if IN_CI else "default")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--snapshots", action="store_true", help="rewrite what the pages expect (./dev snapshots)")
    parser.addoption("--all", action="store_true", help="long tests too, as where CI=true")
    parser.addoption(
        "--changed", action="store_true", help="the files with tests that the difference from main reaches"
    )


def pytest_configure(config: pytest.Config) -> None:
    if idle := os.environ.pop("PYDEALLOC_TESTS_IDLE", None):
        # It is not for those that this process starts.
        config.stash[IDLE] = int(idle)
    # A worker of xdist is told what to collect.
    if not config.getoption("--changed") or hasattr(config, "workerinput"):
        return
    from tests.harness.reached import changed_files, reached

    try:
        changed = changed_files()
    except LookupError as reason:
        raise pytest.UsageError(str(reason)) from None
    config.args[:] = [str(config.rootpath / name) for name in reached(changed)]
    if not config.args:
        pytest.exit("nothing differs from main", 0)
    print(f"{len(config.args)} files with tests are reached by {len(changed)} that differ from main", flush=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out long tests, unless all are wanted or their file is named."""
    items[:] = _long_first(items, getattr(config, "workerinput", {"workercount": 1})["workercount"])
    if IN_CI or config.getoption("--all"):
        return
    names = () if config.getoption("--changed") else config.args
    named = {(config.invocation_params.dir / name.split("::")[0]).resolve() for name in names}
    left_out = {item for item in items if item.get_closest_marker("long") is not None and item.path not in named}
    config.stash[LEFT_OUT] = len(left_out)
    if left_out:
        config.hook.pytest_deselected(items=[*left_out])
        items[:] = [item for item in items if item not in left_out]


def _long_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The same in as many parts as there are processes, each with some of the long tests, and these first.

    xdist gives a part to each. Else one process runs the last of them while the others have nothing left.
    """
    kinds: tuple[list[pytest.Item], list[pytest.Item]] = [], []
    for item in items:
        kinds[item.get_closest_marker("long") is None].append(item)
    return [
        item
        for part in range(workers)
        for kind in kinds
        for item in kind[len(kind) * part // workers : len(kind) * (part + 1) // workers]
    ]


def pytest_sessionfinish(session: pytest.Session) -> None:
    # Pytest, and Python when it ends, look through all that is there again and again: fifteen seconds where tests have
    # read the whole project.
    gc.freeze()
    # What a worker of xdist collected, the process that reports does not know.
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["left_out"] = session.config.stash.get(LEFT_OUT, 0)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    if IDLE in node.config.stash:
        os.close(node.config.stash[IDLE])
        del node.config.stash[IDLE]
    node.config.stash[LEFT_OUT] = getattr(node, "workeroutput", {}).get("left_out", 0)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if count := config.stash.get(LEFT_OUT, 0):
        terminalreporter.write_line(f"{count} long tests left out: --all runs them too, and so does CI")


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
