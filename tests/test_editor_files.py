"""What is in editors/ says the truth about the server, and can be read by the editors it is for.

The plugins themselves are driven by `./dev test-editors`; this needs no editor.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pydealloc.server.config.editor_settings import EditorSettings, read_settings
from pydealloc.server.features.lookup.token_legend import MODIFIERS
from tests.harness.tree import ROOT

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib  # pyright: ignore[reportMissingImports]

EDITORS = ROOT / "editors"
NVIM = EDITORS / "nvim"
EMACS = EDITORS / "emacs" / "pydealloc.el"
METHODS = re.compile(r"\"(pydealloc/\w+)\"|:(pydealloc/\w+)|eql (pydealloc/\w+)")


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def lua_table(path: Path, opening: str) -> set[str]:
    """The keys in the first column of the table that the line `opening` begins, up to the brace in the first column."""
    body = read(path).split(opening, 1)[1].split("\n}", 1)[0]
    return set(re.findall(r"^  (\w+) = ", body, re.MULTILINE))


# --- Configuration to copy --------------------------------------------------------------------------------------------


def settings_in(path: Path) -> object:
    """What the file gives the server, as the server would be sent it."""
    if path.suffix == ".toml":
        return tomllib.loads(read(path))["language-server"]["pydealloc"]["config"]
    parsed = json.loads(read(path))
    for group in ("lsp", "clients", "languageserver"):
        if group in parsed:
            return parsed[group]["pydealloc"]["settings"]
    return parsed["servers"]["mlir"]["settings"]


def nested(settings: object) -> object:
    """`{"pydealloc.a.b": 1}`, as Sublime Text has it, is `{"pydealloc": {"a": {"b": 1}}}`."""
    assert isinstance(settings, dict)
    made: dict[str, object] = {}
    for name, value in settings.items():
        *sections, last = name.split(".")
        inside = made
        for section in sections:
            step = inside.setdefault(section, {})
            assert isinstance(step, dict)
            inside = step
        inside[last] = value
    return made


@pytest.mark.parametrize(
    "name",
    [
        "helix/languages.toml",
        "zed/settings.json",
        "sublime/LSP-pydealloc.sublime-settings",
        "others/coc-settings.json",
        "kate/settings.json",
    ],
)
def test_settings_to_copy_exist(name: str) -> None:
    given = nested(settings_in(EDITORS / name))
    assert isinstance(given, dict)
    assert list(given) == ["pydealloc"]
    assert read_settings(given, EditorSettings()).problems == ()


def test_helix_is_told_to_start_it() -> None:
    languages = tomllib.loads(read(EDITORS / "helix" / "languages.toml"))
    (language,) = languages["language"]
    assert language["language-servers"] == list(languages["language-server"])
    assert tomllib.loads(read(EDITORS / "helix" / "config.toml"))["editor"]["lsp"] == {"display-inlay-hints": True}


def test_the_mode_of_kate_is_the_one_that_selects_the_server() -> None:
    """And each of its rules has colours, and a context that is there."""
    mode = ElementTree.parse(EDITORS / "kate" / "mlir.xml").getroot()
    (server,) = json.loads(read(EDITORS / "kate" / "settings.json"))["servers"].values()
    assert re.search(server["highlightingModeRegex"], mode.attrib["name"])
    assert mode.attrib["extensions"] == "*.mlir"
    coloured = {one.attrib["name"] for one in mode.iter("itemData")}
    used = {one.attrib["attribute"] for one in mode.iter() if "attribute" in one.attrib}
    contexts = {one.attrib["name"] for one in mode.iter("context")}
    named = {one.attrib["context"] for one in mode.iter() if not one.attrib.get("context", "#").startswith("#")}
    assert used == coloured
    assert named < contexts
    assert [re.compile(one.attrib["String"]) for one in mode.iter("RegExpr")]


def test_blocks_of_zed_are_toml() -> None:
    blocks = re.findall(r"```toml\n(.*?)```", read(EDITORS / "zed" / "README.md"), re.DOTALL)
    extension, language, package = map(tomllib.loads, blocks)
    (server,) = extension["language_servers"].values()
    assert server["languages"] == [language["name"]]
    assert package["package"]["name"] == extension["id"]


def test_each_folder_is_listed_and_explained() -> None:
    page = read(EDITORS / "README.md")
    for folder in EDITORS.iterdir():
        if folder.is_dir():
            assert f"[{folder.name}]({folder.name})" in page
            assert (folder / "README.md").is_file()


# --- The plugins ------------------------------------------------------------------------------------------------------


def test_methods_that_are_asked_for_are_served() -> None:
    served = set(re.findall(r"`(pydealloc/\w+)`", read(ROOT / "docs" / "reference" / "lsp.md")))
    texts = [read(path) for path in (*NVIM.rglob("*.lua"), EMACS)]
    asked = {next(filter(None, found)) for text in texts for found in METHODS.findall(text)}
    assert asked - served == set()
    assert {"pydealloc/stages", "pydealloc/stagesChanged", "pydealloc/explain"} <= asked


def test_names_of_emacs_that_pages_mention_exist() -> None:
    texts = [read(path) for path in EMACS.parent.glob("*.el")]
    defined = re.compile(r"^\((?:defun|defcustom|define-derived-mode) (pydealloc-[\w-]+)", re.MULTILINE)
    known = {name for text in texts for name in defined.findall(text)} | {"pydealloc-lsp"}
    for page in (ROOT / "README.md", ROOT / "docs" / "editors.md", EMACS.parent / "README.md"):
        named = set(re.findall(r"(?<![\w./-])pydealloc-[a-z][a-z-]*[a-z](?![\w.-])", read(page)))
        assert {name.removesuffix("-hook") for name in named} - known == set(), page
    assert {"pydealloc-insert", "pydealloc-command"} <= known


def test_verbs_of_neovim_are_documented() -> None:
    verbs = lua_table(NVIM / "lua/pydealloc/command.lua", "local VERBS = {")
    help_page = read(NVIM / "doc" / "pydealloc.txt")
    assert {"insert", "stages", "explain", "generic", "ownership", "run", "restart", "log", "status"} == verbs
    assert {verb for verb in verbs if f"*:Pydealloc-{verb}*" not in help_page} == set()


def test_options_of_neovim_are_checked_and_documented() -> None:
    path = NVIM / "lua/pydealloc/options.lua"
    options = lua_table(path, "M.defaults = {")
    described = read(NVIM / "doc" / "pydealloc.txt").split("*pydealloc.setup()*")[1].split("*pydealloc-settings*")[0]
    assert options == lua_table(path, "local KINDS = {")
    assert options == set(re.findall(r"^    (\w+)  ", described, re.MULTILINE))


def test_functions_of_neovim_are_documented() -> None:
    functions = set(re.findall(r"^function M\.(\w+)", read(NVIM / "lua/pydealloc/init.lua"), re.MULTILINE))
    described = read(NVIM / "doc" / "pydealloc.txt").split("*pydealloc-functions*")[1]
    assert {name for name in functions if f"\n{name}(" not in described} == set()


def test_help_tags_are_unique_and_lead_somewhere() -> None:
    page = read(NVIM / "doc" / "pydealloc.txt")
    tags = re.findall(r"\*([^\s*]+)\*", page)
    assert len(tags) == len(set(tags))
    ours = {link for link in re.findall(r"\|([^\s|]+)\|", page) if "pydealloc" in link.lower()}
    assert ours - set(tags) == set()
    assert max(map(len, page.splitlines())) <= 80


def test_modifiers_that_have_a_colour_exist() -> None:
    coloured = set(re.findall(r"@lsp\.(?:mod|typemod\.\w+)\.(\w+)\.mlir", read(NVIM / "lua/pydealloc/highlights.lua")))
    assert coloured - set(MODIFIERS) == set()
    assert {"owned", "borrowed", "freed"} <= coloured


def test_commands_of_emacs_are_documented() -> None:
    commands = re.findall(r";;;###autoload\n\(defun ([\w-]+)", read(EMACS))
    page = read(EMACS.with_name("README.md"))
    assert len(commands) == 5
    assert [command for command in commands if f"`{command}`" not in page] == []


def test_the_context_menu_of_vscode_is_short() -> None:
    menus = json.loads(read(ROOT / "vscode-extension" / "package.json"))["contributes"]["menus"]
    of_language = [entry for entry in menus["editor/context"] if "editorLangId == mlir" in entry["when"]]
    assert 0 < len(of_language) <= 3
