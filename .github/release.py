"""`release.py check TAG` says what speaks against a release, `release.py notes TAG` prints its notes.

`release.py stage FOLDER REPOSITORY REF` copies the project to FOLDER as it is built for a release: with the addresses
of the repository in its metadata, and a README whose links work anywhere. `release.py metadata WHEEL` says what is
missing in the metadata of a wheel.

A tag is `v` and the version. The package, the extension, its lock file and the changelog say the same version, and the
changelog says when. Exit status: 0, or 1 with a line for each thing that is not so.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from email import message_from_string
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
_LINK = re.compile(r"\]\(([^()\s]+)\)")
_SOURCE = re.compile(r'\b(src|srcset|href)="([^"]+)"')
_ABSOLUTE = re.compile(r"[a-z]+:|#")
_PICTURES = {".png", ".gif", ".svg", ".jpg"}
_TAG = re.compile(r"v([0-9]+\.[0-9]+\.[0-9]+)")
_VERSION = re.compile(r'^__version__ = "(.*)"$', re.MULTILINE)
_HEADING = re.compile(r"^## \[(?P<version>[^\]]+)\](?: - (?P<date>[0-9]{4}-[0-9]{2}-[0-9]{2}))?$", re.MULTILINE)


def versions(root: Path) -> dict[str, str]:
    """The version that each file of the project states."""
    package = _VERSION.search((root / "__init__.py").read_text(encoding="utf-8"))
    manifest = json.loads((root / "vscode-extension" / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((root / "vscode-extension" / "package-lock.json").read_text(encoding="utf-8"))
    return {
        "__init__.py": package[1] if package is not None else "",
        "vscode-extension/package.json": manifest["version"],
        "vscode-extension/package-lock.json": lock["version"],
        'vscode-extension/package-lock.json, packages[""]': lock["packages"][""]["version"],
    }


def notes(version: str, changelog: str) -> tuple[str, str] | None:
    """The date of a version, empty if there is none, and what the changelog says of it; None if nothing."""
    headings = list(_HEADING.finditer(changelog))
    for heading, after in zip(headings, [*headings[1:], None], strict=True):
        if heading["version"] == version:
            end = after.start() if after is not None else len(changelog)
            return heading["date"] or "", changelog[heading.end() : end].strip()
    return None


def problems(tag: str, root: Path = ROOT) -> Iterator[str]:
    """Why `tag` cannot be released."""
    named = _TAG.fullmatch(tag)
    if named is None:
        yield f"the tag is `{tag}`, and not `v` with a version like 1.2.3"
        return
    version = named[1]
    for place, stated in versions(root).items():
        if stated != version:
            yield f"{place} says {stated}, and the tag {version}"
    found = notes(version, (root / "CHANGELOG.md").read_text(encoding="utf-8"))
    if found is None or not found[1]:
        yield f"CHANGELOG.md says nothing of {version}"
    elif not found[0]:
        yield f"CHANGELOG.md does not say when {version} was released: ## [{version}] - 2030-01-31"


def absolute_links(text: str, repository: str, ref: str) -> str:
    """A Markdown text of the project's root whose relative links lead to the repository at `ref`."""

    def address(target: str) -> str:
        kind = "raw" if Path(target.partition("#")[0]).suffix in _PICTURES else "blob"
        return target if _ABSOLUTE.match(target) else f"{repository}/{kind}/{ref}/{target}"

    text = _LINK.sub(lambda found: f"]({address(found[1])})", text)
    return _SOURCE.sub(lambda found: f'{found[1]}="{address(found[2])}"', text)


def with_addresses(project: str, repository: str, ref: str) -> str:
    """pyproject.toml with `[project.urls]`."""
    if not re.fullmatch(r"https://[^\s\"]+", repository):
        raise ValueError(f"{repository} is no https address of a repository")
    repository = repository.removesuffix("/").removesuffix(".git")
    urls = {
        "Repository": repository,
        "Documentation": f"{repository}/blob/{ref}/docs",
        "Changelog": f"{repository}/blob/{ref}/CHANGELOG.md",
        "Issues": f"{repository}/issues",
    }
    table = "".join(f'{label} = "{uri}"\n' for label, uri in urls.items())
    return project.replace("\n[project.scripts]\n", f"\n[project.urls]\n{table}\n[project.scripts]\n", 1)


def stage(root: Path, folder: Path, repository: str, ref: str) -> None:
    """Copy the files under version control to `folder`, with addresses."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, check=True).stdout
    for name in listed.decode("utf-8").split("\0"):
        if (root / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, folder / name)
    project, readme = folder / "pyproject.toml", folder / "README.md"
    project.write_text(with_addresses(project.read_text(encoding="utf-8"), repository, ref), encoding="utf-8")
    readme.write_text(absolute_links(readme.read_text(encoding="utf-8"), repository, ref), encoding="utf-8")


def metadata_problems(wheel: Path) -> Iterator[str]:
    """What the metadata of a wheel lacks for a package index."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        metadata = message_from_string(archive.read(name).decode("utf-8"))
        licences = {name.rpartition("/")[2] for name in archive.namelist() if ".dist-info/licenses/" in name}
    labels = {entry.partition(",")[0] for entry in metadata.get_all("Project-URL") or []}
    classifiers = metadata.get_all("Classifier") or []
    for label in sorted({"Repository", "Documentation", "Changelog", "Issues"} - labels):
        yield f"no address with the label {label}"
    if not metadata.get("Author") and not metadata.get("Author-email"):
        yield "no author"
    for version in ("3.10", "3.14"):
        if f"Programming Language :: Python :: {version}" not in classifiers:
            yield f"no classifier for Python {version}"
    for file in sorted({"LICENSE", "NOTICE"} - licences):
        yield f"no {file}"
    text = metadata.get_payload()
    if not isinstance(text, str) or not text.strip() or metadata.get("Description-Content-Type") != "text/markdown":
        yield "no README in Markdown"
        return
    for target in [*_LINK.findall(text), *(target for _, target in _SOURCE.findall(text))]:
        if not _ABSOLUTE.match(target):
            yield f"README: {target} leads nowhere outside of the repository"


def build(arguments: list[str]) -> int:
    """The wheel, the source distribution and the extension in dist/, checked; the exit status."""
    parser = argparse.ArgumentParser(prog="./dev release", description="The workflow publishes tags.")
    parser.add_argument("--dry-run", action="store_true", required=True, help="publish nothing")
    parser.add_argument("--repository", default="", help="its https address (default: the origin of this clone)")
    parser.add_argument("--ref", default="main", help="the tag or branch that links lead to (default: main)")
    given = parser.parse_args(arguments)
    repository = given.repository or origin()
    if not repository.startswith("https://"):
        parser.error("this clone has no origin on the web: name the repository with --repository")
    dist = ROOT / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        stage(ROOT, Path(folder), repository, given.ref)
        command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(dist), folder]
        status = subprocess.run(command, check=False).returncode
    found = [problem for wheel in dist.glob("*.whl") for problem in metadata_problems(wheel)]
    for problem in found:
        print(f"release.py: {problem}", file=sys.stderr)
    pack = [sys.executable, "vscode-extension/build.py", "vsix", f"{repository}/blob/{given.ref}"]
    return status or int(bool(found)) or subprocess.run(pack, cwd=ROOT, check=False).returncode


def origin() -> str:
    """The https address of the repository that this clone came from; empty where there is none."""
    command = ["git", "remote", "get-url", "origin"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
    if found.startswith("git@"):
        found = "https://" + found.removeprefix("git@").replace(":", "/", 1)
    return found.removesuffix(".git")


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["build"]:
        return build(arguments[1:])
    if len(arguments) == 4 and arguments[0] == "stage":
        stage(ROOT, Path(arguments[1]), arguments[2], arguments[3])
        return 0
    if len(arguments) == 2 and arguments[0] == "metadata":
        found = list(metadata_problems(Path(arguments[1])))
        for problem in found:
            print(f"release.py: {problem}", file=sys.stderr)
        return 1 if found else 0
    if len(arguments) != 2 or arguments[0] not in ("check", "notes"):
        print(__doc__, file=sys.stderr)
        return 2
    verb, tag = arguments
    found = list(problems(tag))
    for problem in found:
        print(f"release.py: {problem}", file=sys.stderr)
    if not found and verb == "notes":
        said = notes(tag.removeprefix("v"), (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
        print(said[1] if said is not None else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
