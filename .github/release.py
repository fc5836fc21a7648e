"""`release.py check TAG` says what speaks against a release, `release.py notes TAG` prints its notes.

A tag is `v` and the version. The package, the extension, its lock file and the changelog say the same version, and the
changelog says when. Exit status: 0, or 1 with a line for each thing that is not so.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
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


def main(arguments: list[str]) -> int:
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
