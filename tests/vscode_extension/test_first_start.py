"""What somebody sees first: icons, the walkthrough and its example."""

from __future__ import annotations

import json
import re
import struct
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from pydealloc.server.config.model import Configuration
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.document import parse_document
from tests.vscode_extension.grammars import EXTENSION

PICTURES = sorted([*EXTENSION.glob("walkthrough/*.svg"), *EXTENSION.glob("icons/*.svg")])
LINK = re.compile(r"\]\(command:([\w.]+)")


@cache
def manifest() -> dict[str, Any]:
    return json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))


def steps() -> list[dict[str, Any]]:
    (walkthrough,) = manifest()["contributes"]["walkthroughs"]
    return walkthrough["steps"]


def commands() -> set[str]:
    return {one["command"] for one in manifest()["contributes"]["commands"]}


def test_the_icon_has_the_size_that_marketplaces_want() -> None:
    data = (EXTENSION / manifest()["icon"]).read_bytes()
    assert data.startswith(b"\x89PNG")
    assert struct.unpack(">II", data[16:24]) == (256, 256)


def test_files_of_the_language_have_an_icon() -> None:
    for language in manifest()["contributes"]["languages"]:
        assert set(language["icon"]) == {"light", "dark"}
        assert all((EXTENSION / path).is_file() for path in language["icon"].values())


@pytest.mark.parametrize("step", steps(), ids=lambda step: step["id"])
def test_a_step_is_complete(step: dict[str, Any]) -> None:
    assert (EXTENSION / step["media"]["svg"]).is_file()
    assert step["media"]["altText"]
    linked = LINK.findall(step["description"])
    assert linked, "something to do"
    ours = {name for name in linked if name.startswith("pydealloc.")}
    assert ours <= commands()
    done = {event.removeprefix("onCommand:") for event in step["completionEvents"] if event.startswith("onCommand:")}
    assert {name for name in done if name.startswith("pydealloc.")} <= commands()
    assert done & set(linked), "what the button does completes the step"


@pytest.mark.parametrize("file", PICTURES, ids=lambda file: file.stem)
def test_a_picture_needs_nothing_but_attributes(file: Path) -> None:
    """VS Code shows them where neither styles nor scripts nor other files are allowed."""
    tree = ElementTree.fromstring(file.read_bytes())
    tags = {element.tag.rpartition("}")[2] for element in tree.iter()}
    assert tags.isdisjoint({"style", "script", "image", "foreignObject", "use", "a"})
    assert not [element for element in tree.iter() if "style" in element.attrib]


def test_nothing_is_wrong_with_the_example_but_what_is_not_freed_yet() -> None:
    text = (EXTENSION / "walkthrough" / "example.mlir").read_text(encoding="utf-8")
    shown = Configuration().filtered(findings_of(parse_document(text)), text)
    assert {finding.code for finding in shown} == {"memory-leak"}
