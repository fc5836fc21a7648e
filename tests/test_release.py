"""What is published together says the same version, and the workflow that publishes it trusts nobody it need not."""

from __future__ import annotations

import importlib.util
import json
import re
import shutil
import subprocess
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from tests.harness.tree import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CHANGELOG = """\
# Changelog

## [Unreleased]

- More.

## [1.2.3] - 2030-01-31

- First.
- Second.

## [1.2.2]

- Old.
"""


@pytest.fixture(scope="module")
def release() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", ROOT / ".github" / "release.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """As much of a project as has a version, 1.2.3."""
    (tmp_path / "vscode-extension").mkdir()
    (tmp_path / "__init__.py").write_text('"""Words."""\n\n__version__ = "1.2.3"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
    lock = {"version": "1.2.3", "packages": {"": {"version": "1.2.3"}}}
    for name, content in (("package.json", {"version": "1.2.3"}), ("package-lock.json", lock)):
        (tmp_path / "vscode-extension" / name).write_text(json.dumps(content), encoding="utf-8")
    return tmp_path


def test_the_project_says_one_version(release: ModuleType) -> None:
    assert len(set(release.versions(ROOT).values())) == 1, release.versions(ROOT)


def test_the_changelog_tells_of_this_version(release: ModuleType) -> None:
    version = release.versions(ROOT)["__init__.py"]
    assert release.notes(version, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")) is not None


def test_a_tag_that_all_agree_with(release: ModuleType, project: Path) -> None:
    assert list(release.problems("v1.2.3", project)) == []


@pytest.mark.parametrize("tag", ["1.2.3", "v1.2", "v1.2.3rc1", "release", ""])
def test_a_tag_that_is_no_version(tag: str, release: ModuleType, project: Path) -> None:
    assert list(release.problems(tag, project)) == [f"the tag is `{tag}`, and not `v` with a version like 1.2.3"]


def test_each_file_with_another_version_is_named(release: ModuleType, project: Path) -> None:
    found = list(release.problems("v1.2.4", project))
    assert [problem.split(" ")[0].rstrip(",") for problem in found] == [
        "__init__.py",
        "vscode-extension/package.json",
        "vscode-extension/package-lock.json",
        "vscode-extension/package-lock.json",
        "CHANGELOG.md",
    ]


def test_a_version_has_to_have_a_date(release: ModuleType, project: Path) -> None:
    text = CHANGELOG.replace(" - 2030-01-31", "")
    (project / "CHANGELOG.md").write_text(text, encoding="utf-8")
    assert [problem.partition(":")[0] for problem in release.problems("v1.2.3", project)] == [
        "CHANGELOG.md does not say when 1.2.3 was released"
    ]


def test_notes_are_one_version_s(release: ModuleType) -> None:
    assert release.notes("1.2.3", CHANGELOG) == ("2030-01-31", "- First.\n- Second.")
    assert release.notes("1.2.2", CHANGELOG) == ("", "- Old.")
    assert release.notes("9.9.9", CHANGELOG) is None


# --- What is built ---------------------------------------------------------------------------------------------------

SITE = "https://host.example/group/project"


def test_links_of_the_readme_lead_to_the_repository(release: ModuleType) -> None:
    text = 'a [b](docs/c.md#d), [e](https://f), [g](#h), ![i](j.png), <img src="k/l.svg"> <source srcset="m.png">'
    assert release.absolute_links(text, SITE, "v1") == (
        f"a [b]({SITE}/blob/v1/docs/c.md#d), [e](https://f), [g](#h), ![i]({SITE}/raw/v1/j.png), "
        f'<img src="{SITE}/raw/v1/k/l.svg"> <source srcset="{SITE}/raw/v1/m.png">'
    )


def test_addresses_are_those_of_the_repository(release: ModuleType) -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f'\n[project.urls]\nRepository = "{SITE}"\n' in release.with_addresses(text, f"{SITE}.git", "v1")
    with pytest.raises(ValueError, match="is no https address"):
        release.with_addresses(text, "git@host.example:group/project", "v1")


def wheel_with(folder: Path, metadata: str, licences: tuple[str, ...]) -> Path:
    path = folder / "a-1-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("a-1.dist-info/METADATA", metadata)
        for name in licences:
            archive.writestr(f"a-1.dist-info/licenses/{name}", "")
    return path


def test_what_the_metadata_lack_is_named(release: ModuleType, tmp_path: Path) -> None:
    empty = wheel_with(tmp_path, "Metadata-Version: 2.4\nName: a\n\n", ())
    assert len(list(release.metadata_problems(empty))) == 4 + 1 + 2 + 2 + 1
    labels = "".join(
        f"Project-URL: {label}, {SITE}\n" for label in ("Repository", "Documentation", "Changelog", "Issues")
    )
    versions = "".join(f"Classifier: Programming Language :: Python :: 3.{minor}\n" for minor in range(10, 15))
    head = f"Metadata-Version: 2.4\nName: a\nAuthor: b\n{labels}{versions}Description-Content-Type: text/markdown\n\n"
    full = wheel_with(tmp_path, f"{head}[c](https://d)\n", ("LICENSE", "NOTICE"))
    assert list(release.metadata_problems(full)) == []
    relative = wheel_with(tmp_path, f"{head}[c](docs/d.md)\n", ("LICENSE", "NOTICE"))
    assert list(release.metadata_problems(relative)) == ["README: docs/d.md leads nowhere outside of the repository"]


def test_dependencies_with_private_parts_have_upper_bounds() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for name in ("pygls", "lsprotocol", "attrs", "cattrs"):
        assert re.search(rf'"{name}>=[0-9.]+,<[0-9.]+"', text), name


def test_the_action_finds_its_programs_on_all_runners() -> None:
    text = (ROOT / "action.yml").read_text(encoding="utf-8")
    assert "/Scripts" in text
    assert "BIN: ${{ steps.install.outputs.bin }}" in text


# --- Workflows -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_actions_of_others_are_pinned_to_a_commit(file: Path) -> None:
    used = re.findall(r"uses: (\S+)(.*)", file.read_text(encoding="utf-8"))
    assert used
    for action, comment in used:
        if not action.startswith("./"):
            assert re.fullmatch(r"[\w.-]+/[\w./-]+@[0-9a-f]{40}", action), action
            assert re.fullmatch(r" # v[0-9.]+", comment), f"{action}: which version it is"


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_nothing_that_somebody_else_writes_becomes_part_of_a_script(file: Path) -> None:
    """An expression in a script is pasted into it; variables of the environment are not."""
    text = file.read_text(encoding="utf-8")
    scripts = re.findall(r"run: (?:\|\n((?: {10,}.*\n|\n)+)|(.*)\n)", text)
    assert scripts
    assert not [script for script in scripts if "${{" in "".join(script)]


def test_the_release_has_no_rights_but_those_of_its_jobs() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert "\npermissions: {}\n" in text
    assert text.count("id-token: write") == 1
    assert text.count("contents: write") == 1
    for name in ("pypi", "visual-studio-marketplace", "open-vsx"):
        assert f"    environment: {name}\n" in text


@pytest.mark.skipif(shutil.which("check-jsonschema") is None, reason="check-jsonschema is not installed")
def test_workflows_have_the_form_that_github_reads() -> None:
    command = ["check-jsonschema", "--builtin-schema", "vendor.github-workflows", *map(str, WORKFLOWS)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_what_publishes_is_locked_and_names_no_host() -> None:
    for folder in (ROOT / ".github" / "open-vsx", ROOT / "vscode-extension"):
        lock = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))
        packages = [package for name, package in lock["packages"].items() if name]
        assert packages
        assert not [package for package in packages if "resolved" in package]
        assert not [package for package in packages if "integrity" not in package and not package.get("inBundle")]
