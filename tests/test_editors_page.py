"""docs/editors.md says what the server and the editors' plugins say."""

from __future__ import annotations

import json
import re

import pytest

from tests.harness.extension_page import manifest
from tests.harness.extension_settings import server_settings
from tests.harness.tree import ROOT

PAGE = ROOT / "docs" / "editors.md"
TEXT = PAGE.read_text(encoding="utf-8")
BY_TESTS = "pictures/vscode/"
"""What the tests of the editor make."""


def test_the_table_of_settings_is_complete() -> None:
    section = TEXT.partition("## Settings of the editor")[2].partition("\n## ")[0]
    listed = dict(re.findall(r"^\| `(pydealloc\.[\w.]+)` \| `([^`]*)` \|", section, re.MULTILINE))
    settings = [setting for group in server_settings().values() for setting in group]
    assert listed == {setting.name: json.dumps(setting.default) for setting in settings}


def test_settings_colours_and_commands_that_are_named_exist() -> None:
    contributes = manifest()["contributes"]
    known = {name for group in contributes["configuration"] for name in group["properties"]}
    known |= {setting.name for group in server_settings().values() for setting in group}
    known |= {colour["id"] for colour in contributes["colors"]}
    known |= {"pydealloc.toml", "pydealloc.insertDeallocations", "pydealloc.showStages", "pydealloc.run"}
    known |= {f"{manifest()['publisher']}.{manifest()['name']}"}
    assert set(re.findall(r"[`\"](pydealloc\.[\w.-]+)[`\"]", TEXT)) <= known
    titles = {command["title"] for command in contributes["commands"]}
    assert set(re.findall(r"\*\*MLIR: ([^*]+)\*\*", TEXT)) <= titles


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\((?!https?:)([^)]+)\)", TEXT))))
def test_a_link_leads_somewhere(link: str) -> None:
    name, _, anchor = link.partition("#")
    if not name.startswith(BY_TESTS):
        assert (PAGE.parent / name).resolve().exists()
    if anchor and not name:
        headings = re.findall(r"^#+ (.*)$", TEXT, re.MULTILINE)
        assert anchor in {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}
