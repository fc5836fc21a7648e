"""The page of the extension in marketplaces says what its manifest says."""

from __future__ import annotations

import re

import pytest

from tests.harness.extension_page import EXTENSION, README, main, manifest
from tests.harness.tree import ROOT

TEXT = README.read_text(encoding="utf-8")
_IN_THEMES = ("ownership", "picture", "copies", "copies-picture", "copies-stages")
_NAMES = ("preview", "stages", *(f"{name}-{theme}" for name in _IN_THEMES for theme in ("light", "dark")))
PICTURES = {"walk.gif", *(f"{name}.png" for name in _NAMES)}
"""Those that the tests of the editor take."""


def in_palette() -> list[str]:
    contributes = manifest()["contributes"]
    hidden = {entry["command"] for entry in contributes["menus"]["commandPalette"] if entry.get("when") == "false"}
    return [command["title"] for command in contributes["commands"] if command["command"] not in hidden]


def test_the_table_of_settings_is_that_of_the_manifest() -> None:
    assert main(["--check"]) == 0, "./dev pages"


@pytest.mark.parametrize("title", in_palette())
def test_each_command_is_named(title: str) -> None:
    assert title in TEXT


def test_settings_that_are_named_exist() -> None:
    contributes = manifest()["contributes"]
    known = {name for group in contributes["configuration"] for name in group["properties"]}
    known |= {colour["id"] for colour in contributes["colors"]}
    assert set(re.findall(r"`(pydealloc\.[\w.]+)`", TEXT)) - {"pydealloc.toml"} <= known


def test_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\((?!https?:)([^)#]+)", TEXT):
        folder, _, name = link.rpartition("/")
        if folder == "../docs/pictures/vscode":
            assert name in PICTURES
        else:
            assert (EXTENSION / link).resolve().is_file(), link


def test_the_licence_is_that_of_the_project() -> None:
    assert (EXTENSION / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()
