"""NOTICES.txt: what the package contains of others, and under which terms."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from email.parser import HeaderParser
from pathlib import Path

HERE = Path(__file__).resolve().parent
ADDED = HERE / "notices"
"""Terms that the packages themselves do not bring."""
LICENCES = ("LICENSE", "LICENCE", "COPYING", "NOTICE")
OURS = "pydealloc-lsp"
INTRODUCTION = """\
This extension contains the following packages of others, each under its own terms.
The source code of each is where its name, in the registry given, leads.
"""


class UnknownTerms(Exception):
    """Something is packed of which nobody knows whether it may be."""


@dataclass(frozen=True, order=True)
class Notice:
    """`registry`: where the package is from; `terms`: the whole text."""

    registry: str
    name: str
    version: str
    licence: str
    terms: str


def of_python(packages: Path) -> list[Notice]:
    """Of what pip has put into `packages`.

    Raises:
        UnknownTerms: a package brings no licence.
    """
    found: list[Notice] = []
    for info in sorted(packages.glob("*.dist-info")):
        about = HeaderParser().parsestr((info / "METADATA").read_text(encoding="utf-8"))
        name, version = about["Name"], about["Version"]
        if name == OURS:
            continue
        licence = about["License-Expression"] or about["License"] or _classified(about.get_all("Classifier") or [])
        terms = _texts(path for path in info.rglob("*") if path.is_file())
        found.append(_checked(Notice("PyPI", name, version, licence.partition("\n")[0], terms)))
    return found


def of_node(inputs: Iterable[str], root: Path) -> list[Notice]:
    """Of the files that esbuild has read, as it names them in the folder `root`.

    Raises:
        UnknownTerms: a package brings no licence, and none is added here.
    """
    folders: dict[str, Path] = {}
    for path in inputs:
        before, modules, inside = path.rpartition("node_modules/")
        if modules:
            first, second, *_ = inside.split("/")
            name = f"{first}/{second}" if first.startswith("@") else first
            folders[name] = root / before / modules / name
    found: list[Notice] = []
    for name, folder in sorted(folders.items()):
        about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        terms = _texts(folder.iterdir())
        if name == "@viz-js/viz":
            # Compiled C code of others is in it.
            terms = (ADDED / "viz-js.txt").read_text(encoding="utf-8")
            found.append(Notice("graphviz.org", "Graphviz", "in @viz-js/viz", "EPL-2.0", _added("graphviz")))
            found.append(Notice("libexpat.github.io", "Expat", "in @viz-js/viz", "MIT", _added("expat")))
        if name == "pyodide":
            # It has the interpreter and its library in it.
            terms = _added("pyodide")
            found.append(Notice("python.org", "Python", "in pyodide", "PSF-2.0", _added("python")))
        found.append(_checked(Notice("npm", name, about["version"], about["license"], terms)))
    return found


def text(notices: Iterable[Notice]) -> str:
    """The whole file."""
    listed = sorted(notices)
    lines = [f"  {one.name} {one.version}: {one.licence} ({one.registry})" for one in listed]
    parts = [f"{'=' * 80}\n{one.name} {one.version}\n{'=' * 80}\n\n{one.terms.strip()}\n" for one in listed]
    return "\n".join([INTRODUCTION, *lines, "", *parts])


def _classified(classifiers: list[str]) -> str:
    """The end of `License :: OSI Approved :: MIT License`."""
    return ", ".join(one.rpartition(" :: ")[2] for one in classifiers if one.startswith("License"))


def _added(name: str) -> str:
    return (ADDED / f"{name}.txt").read_text(encoding="utf-8")


def _texts(paths: Iterable[Path]) -> str:
    named = sorted(path for path in paths if path.is_file() and path.name.upper().startswith(LICENCES))
    return "\n\n".join(path.read_text(encoding="utf-8").replace("\r\n", "\n").strip() for path in named)


def _checked(notice: Notice) -> Notice:
    if not notice.terms:
        raise UnknownTerms(f"{notice.name} {notice.version} brings no licence; add its terms to notices.py")
    return notice
