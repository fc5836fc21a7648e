"""The published schema of the settings says what the settings themselves say."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any, cast

import jsonschema
import pytest

from pydealloc.server.config import op_declarations as declarations
from pydealloc.server.config.confinement import ANYWHERE
from pydealloc.server.config.discovery import read_configuration
from pydealloc.server.config.loader import NAMES, PER_PATH
from pydealloc.server.io.files import UserFacingError
from tests.harness.settings_schema import PAGE, schema, text
from tests.harness.tree import ROOT

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib  # pyright: ignore[reportMissingImports]


def test_the_schema_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == text(), "run ./dev pages"


def test_the_schema_has_all_settings() -> None:
    properties = cast("dict[str, Any]", schema()["properties"])
    assert {*properties} == {*NAMES}
    assert {*properties["per-path"]["additionalProperties"]["properties"]} == {*PER_PATH}
    facts = properties["operations"]["additionalProperties"]["properties"]
    assert {*facts} == {*declarations.NAMES}


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft7Validator.check_schema(schema())


def test_the_documented_settings_fit() -> None:
    page = (ROOT / "docs" / "configuration.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    assert blocks
    for block in blocks:
        jsonschema.Draft7Validator(schema()).validate(tomllib.loads(block))


@pytest.mark.parametrize(
    "settings",
    [
        'ignor = ["syntax"]',
        'ignore = ["syntacs"]',
        'compat = "llvm21"',
        '[severity]\nsyntax = "loud"',
        '[per-path."a"]\ndialects = []',
        '[operations."a.b"]\neffects = "reed"',
        "[operations.a]\ncall = true",
    ],
)
def test_what_is_told_about_does_not_fit(tmp_path: Path, settings: str) -> None:
    assert not jsonschema.Draft7Validator(schema()).is_valid(tomllib.loads(settings))
    (tmp_path / "pydealloc.toml").write_text(settings)
    assert told(tmp_path / "pydealloc.toml")


def told(path: Path) -> list[str]:
    """What is wrong with the settings in the file at `path`."""
    try:
        return [str(problem) for problem in read_configuration(str(path), ANYWHERE).problems]
    except UserFacingError as error:
        return [str(error)]
