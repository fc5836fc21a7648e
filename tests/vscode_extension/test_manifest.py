"""The extension's manifest says what is there: settings, commands, files, versions; its locks name packages only."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pydealloc import __version__
from pydealloc.server.lsp.protocol.methods import COMMANDS
from tests.harness import extension_settings
from tests.harness.tree import ROOT, project_files

EXTENSION = ROOT / "vscode-extension"
MANIFEST: dict[str, Any] = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))
CONTRIBUTED: dict[str, Any] = MANIFEST["contributes"]
PROPERTIES: dict[str, dict[str, Any]] = {
    name: schema for category in CONTRIBUTED["configuration"] for name, schema in category["properties"].items()
}
OF_THE_SERVER = {one.name: one for group in extension_settings.server_settings().values() for one in group}
LOCKS = ["package-lock.json", "bundled-requirements.lock"]


@cache
def sources() -> str:
    """All of the extension's TypeScript."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((EXTENSION / "src").rglob("*.ts")))


# --- Settings --------------------------------------------------------------------------------------------------------


def test_settings_are_the_servers() -> None:
    assert extension_settings.main(["--check"]) == 0


def test_each_setting_of_the_server_can_be_set_but_trust() -> None:
    assert OF_THE_SERVER.keys() - PROPERTIES.keys() == extension_settings.WITHHELD
    for name, one in OF_THE_SERVER.items():
        if name in PROPERTIES:
            assert PROPERTIES[name]["default"] == one.default
            assert type(PROPERTIES[name]["default"]) is type(one.default)


@pytest.mark.parametrize("name", PROPERTIES)
def test_a_setting_is_described(name: str) -> None:
    schema = PROPERTIES[name]
    text = schema.get("markdownDescription") or schema.get("description")
    assert text, "a description says what it is for"
    assert text[0].isupper() or text[0] == "`"
    assert text.endswith(".")
    assert {"type", "default", "scope"} <= schema.keys()
    if "enum" in schema:
        described = schema.get("markdownEnumDescriptions") or schema["enumDescriptions"]
        assert len(schema["enum"]) == len(described)
        assert schema["default"] in schema["enum"]


@pytest.mark.parametrize("name", sorted(PROPERTIES.keys() - OF_THE_SERVER.keys()))
def test_a_setting_of_the_extension_is_read_by_it(name: str) -> None:
    section, _, last = name.rpartition(".")
    whole = f'"{name}"' in sources() or f"SECTION}}.{name.removeprefix('pydealloc.')}`" in sources()
    parts = f"{section.removeprefix('pydealloc.')}`" in sources() and f'"{last}"' in sources()
    assert whole or parts


def test_what_an_untrusted_workspace_may_not_set_are_settings() -> None:
    untrusted = MANIFEST["capabilities"]["untrustedWorkspaces"]
    assert untrusted["supported"] == "limited"
    assert untrusted["description"]
    restricted = set(untrusted["restrictedConfigurations"])
    assert restricted <= PROPERTIES.keys()
    # Whatever names a program, or where programs are.
    assert restricted >= {name for name in PROPERTIES if name.startswith("pydealloc.server.")}
    assert "pydealloc.run.path" in restricted


def test_settings_that_name_things_of_one_machine_are_not_synchronized() -> None:
    """VS Code's settings sync leaves out what has one of these scopes, and `globalState` without keys for it."""
    restricted = MANIFEST["capabilities"]["untrustedWorkspaces"]["restrictedConfigurations"]
    kept = {name for name, one in PROPERTIES.items() if one["scope"] in ("machine", "machine-overridable")}
    assert kept == set(restricted)
    assert not any(one.get("ignoreSync") for one in PROPERTIES.values())
    assert "setKeysForSync" not in sources()


# --- Commands --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", CONTRIBUTED["commands"], ids=lambda command: command["command"])
def test_a_command_has_a_title_and_a_handler(command: dict[str, Any]) -> None:
    assert command["title"]
    assert command["category"] == "MLIR"
    assert f'"{command["command"]}"' in sources()


def test_each_handler_has_a_command_and_none_is_the_servers() -> None:
    names = {command["command"] for command in CONTRIBUTED["commands"]}
    handled = set(re.findall(r'registerCommand\(\s*"([^"]+)"', sources()))
    assert handled <= names
    assert len(names) == len(CONTRIBUTED["commands"])
    # The client registers those by itself, and a second registration fails.
    assert names & set(COMMANDS) == set()


def test_menus_and_keys_name_commands_that_exist() -> None:
    names = {command["command"] for command in CONTRIBUTED["commands"]}
    used = {entry["command"] for menu in CONTRIBUTED["menus"].values() for entry in menu if "command" in entry}
    used |= {binding["command"] for binding in CONTRIBUTED.get("keybindings", [])}
    assert used - names == set()


# --- Files -----------------------------------------------------------------------------------------------------------


def paths_in(value: object) -> set[str]:
    """The files that the manifest names, relative to it."""
    if isinstance(value, dict):
        return {path for one in value.values() for path in paths_in(one)}
    if isinstance(value, list):
        return {path for one in value for path in paths_in(one)}
    return {value[2:]} if isinstance(value, str) and value.startswith("./") else set()


def test_files_that_are_named_are_there() -> None:
    named = paths_in(MANIFEST) | ({MANIFEST["icon"]} if "icon" in MANIFEST else set())
    made = {name for name in named if name.startswith("dist/")}
    assert "dist/extension.js" in made
    assert [name for name in sorted(named - made) if f"vscode-extension/{name}" not in project_files()] == []


def test_what_is_made_is_not_kept() -> None:
    kept = [name for name in project_files() if name.startswith("vscode-extension/")]
    made = ("vscode-extension/dist/", "vscode-extension/bundled/", "vscode-extension/node_modules/")
    assert [name for name in kept if name.startswith(made) or name.endswith(".vsix")] == []


def test_it_starts_when_mlir_is_opened() -> None:
    assert MANIFEST["main"] == "./dist/extension.js"
    assert "onLanguage:mlir" in MANIFEST["activationEvents"]
    assert "*" not in MANIFEST["activationEvents"]
    assert "onStartupFinished" not in MANIFEST["activationEvents"]
    assert [language["id"] for language in CONTRIBUTED["languages"]] == ["mlir", "mlirbc"]


# --- Versions and locks ----------------------------------------------------------------------------------------------


def test_it_has_the_version_of_the_server_in_it() -> None:
    lock = json.loads((EXTENSION / "package-lock.json").read_text(encoding="utf-8"))
    assert MANIFEST["version"] == __version__
    assert lock["version"] == __version__
    assert lock["packages"][""]["version"] == __version__


def test_the_lock_is_of_the_manifest() -> None:
    root = json.loads((EXTENSION / "package-lock.json").read_text(encoding="utf-8"))["packages"][""]
    assert root["dependencies"] == MANIFEST["dependencies"]
    assert root["devDependencies"] == MANIFEST["devDependencies"]


def test_nothing_newer_than_the_oldest_editor_is_used() -> None:
    oldest = MANIFEST["engines"]["vscode"].removeprefix("^")
    assert MANIFEST["devDependencies"]["@types/vscode"] == oldest


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_names_packages_and_no_places(name: str) -> None:
    text = (EXTENSION / name).read_text(encoding="utf-8")
    assert (
        re.findall(r"https?://\S+|git\+\S+|\bfile:\S+|/(?:home|root|tmp|Users)/\S+|--index-url|\"resolved\"", text)
        == []
    )


def pinned(path: Path) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9_.-]+)==([^\s;\\]+)", path.read_text(encoding="utf-8"), re.MULTILINE))


def test_the_server_runs_with_the_packages_it_is_tested_with() -> None:
    bundled = pinned(EXTENSION / "bundled-requirements.lock")
    tested = pinned(ROOT / "requirements.lock")
    assert bundled.items() <= tested.items()
    assert {"pygls", "lsprotocol", "lark", "attrs", "cattrs", "typing-extensions"} <= bundled.keys()
    # What Python 3.10 lacks: the same package runs with each Python.
    assert {"exceptiongroup", "tomli"} <= bundled.keys()


def test_each_bundled_package_has_hashes() -> None:
    text = (EXTENSION / "bundled-requirements.lock").read_text(encoding="utf-8")
    for requirement in re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]:
        assert "--hash=sha256:" in requirement
