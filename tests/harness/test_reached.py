"""What a change reaches: at least what a run of the tests loads, and not everything."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.harness import reached as module
from tests.harness.reached import changed_files, files_with_tests, reached
from tests.harness.tree import ROOT

pytestmark = pytest.mark.long

_RUN = """
import json, sys, pytest
status = pytest.main(["-q", "-n", "0", "-p", "no:cacheprovider", *sys.argv[1:]])
loaded = [module.__file__ for name, module in sys.modules.items() if name.partition(".")[0] in ("pydealloc", "tests")]
print("\\n" + json.dumps([int(status), *loaded]))
"""


@pytest.mark.parametrize(
    "test",
    ["tests/lints/test_pages.py", "tests/dialects/test_tosa_syntax.py", "tests/passes/test_untouched.py"],
)
def test_what_a_test_loads_reaches_it(test: str) -> None:
    done = subprocess.run([sys.executable, "-c", _RUN, test], cwd=ROOT, capture_output=True, text=True, check=True)
    status, *files = json.loads(done.stdout.splitlines()[-1])
    names = [Path(file).relative_to(ROOT).as_posix() for file in files if file]
    assert status == 0
    assert len(names) > 50
    assert [name for name in names if test not in reached([name])] == []


@pytest.mark.parametrize(
    ("changed", "test", "is_reached"),
    [
        ("tests/lints/dead_store.md", "tests/lints/test_pages.py", True),
        ("tests/lints/dead_store.md", "tests/dialects/test_tosa_syntax.py", False),
        ("tests/fuzz/kept_sessions.jsonl", "tests/server/test_lsp_fuzz.py", True),
        ("tests/passes/canonicalize/a_new_page.md", "tests/passes/test_canonicalize.py", True),
        ("tests/server/editor.py", "tests/server/test_lsp.py", True),
        ("tests/server/test_lsp.py", "tests/server/test_lsp_sync.py", False),
        ("server/features/hover.py", "tests/server/test_pages.py", True),
        ("server/features/hover.py", "tests/server/test_lsp.py", True),
        ("server/features/hover.py", "tests/passes/test_pages.py", False),
        ("server/features/gone.py", "tests/passes/test_pages.py", False),
        ("dialects/tosa/verifier.py", "tests/dialects/test_tosa_syntax.py", True),
        ("dialects/tosa/verifier.py", "tests/dialects/test_tables.py", True),
        ("dialects/tosa/verifier.py", "tests/ir/test_walk.py", False),
        ("dialects/async_/semantics.py", "tests/dialects/test_async_syntax.py", True),
        ("ir/graph.py", "tests/ir/test_walk.py", True),
        ("passes/cse.py", "tests/passes/test_pages.py", True),
        ("docs/index.md", "tests/test_documents.py", True),
    ],
)
def test_users_of_a_file(changed: str, test: str, *, is_reached: bool) -> None:
    assert test in files_with_tests()
    assert (test in reached([changed])) is is_reached


def test_what_all_tests_depend_on_and_nothing() -> None:
    assert reached(["pyproject.toml"]) == files_with_tests()
    assert reached([]) == []


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ([], ["nothing differs from main"]),
        (["tests/robustness/test_growth.py"], ["reached by 1 that differ from main", "long tests left out"]),
    ],
)
def test_what_is_reached_is_collected(changed: list[str], said: list[str]) -> None:
    script = f"""
import sys, pytest
from tests.harness import reached
reached.changed_files = lambda: {changed}
sys.exit(pytest.main(["--changed", "-q", "-n", "1", "-p", "no:cacheprovider", "-k", "tell_quadratic"]))
"""
    # In CI no test is left out.
    environment = {name: value for name, value in os.environ.items() if name != "CI"}
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    told = done.stdout + done.stderr
    assert done.returncode == 0, told
    assert [part for part in said if part not in told] == []
    assert ("passed" in told) is bool(changed)


def test_changed_files_are_those_that_differ_from_main(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ROOT", tmp_path)
    with pytest.raises(LookupError):
        changed_files()

    def git(*arguments: str) -> None:
        identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
        subprocess.run(["git", *identity, *arguments], cwd=tmp_path, capture_output=True, check=True)

    git("init", "--initial-branch", "main")
    for name in ("kept", "edited", "gone", "moved"):
        (tmp_path / name).write_text(f"{name}\n" * 9)
    git("add", ".")
    git("commit", "-m", "a")
    assert changed_files() == []
    git("checkout", "-b", "work")
    git("mv", "moved", "näher")
    git("commit", "-m", "b")
    (tmp_path / "edited").write_text("differently\n")
    (tmp_path / "gone").unlink()
    (tmp_path / "new").write_text("new\n")
    git("checkout", "main")
    (tmp_path / "kept").write_text("later\n")
    git("commit", "-m", "c", "kept")
    git("checkout", "work")
    assert changed_files() == ["edited", "gone", "moved", "new", "näher"]
