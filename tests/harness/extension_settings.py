"""The server's settings in the VS Code extension's manifest, from `server/config/editor_settings.py`.

`./dev pages` writes them into `contributes.configuration` anew, and leaves the extension's own as they are.

    python -m tests.harness.extension_settings [--check]
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from pydealloc.ir.records import fields
from pydealloc.server.config.editor_settings import (
    CHOICES,
    DiagnosticSettings,
    EditorSettings,
    HintSettings,
    RunSettings,
)
from tests.harness.tree import ROOT

MANIFEST = ROOT / "vscode-extension" / "package.json"
SECTION = "pydealloc"
WITHHELD = frozenset({f"{SECTION}.run.trusted"})
"""What no setting is: the editor asks for trust itself, and the extension hands on the answer."""
TITLES = {"inlayHints": "Inlay Hints", "diagnostics": "Diagnostics", "run": "RUN Lines"}
Category = dict[str, object]


@dataclass(frozen=True)
class Setting:
    """One of the server's; `name` with its section, as an editor has it."""

    name: str
    default: bool | int | str
    description: str
    choices: Mapping[str, str] = field(default_factory=dict[str, str])
    """The values of a word, each with what it means; empty for any."""
    order: int = 0
    """Its place in the group."""

    def schema(self) -> dict[str, object]:
        kind = {bool: "boolean", int: "integer", str: "string"}[type(self.default)]
        least = {"minimum": 0} if kind == "integer" else {}
        words: dict[str, object] = {}
        if self.choices:
            words = {"enum": [*self.choices], "markdownEnumDescriptions": [*self.choices.values()]}
        return {
            "order": self.order,
            "type": kind,
            **least,
            **words,
            "default": self.default,
            "markdownDescription": self.description,
            "scope": "machine-overridable" if self.name == f"{SECTION}.run.path" else "window",
        }


def server_settings() -> dict[str, list[Setting]]:
    """All that the server knows, by the name of their group."""
    groups = {
        spelled(group.name): group_class
        for group in fields(EditorSettings)
        for group_class in (HintSettings, DiagnosticSettings, RunSettings)
        if isinstance(getattr(EditorSettings(), group.name), group_class)
    }
    return {name: list(settings_of(name, group_class)) for name, group_class in groups.items()}


def settings_of(group: str, group_class: type) -> Iterator[Setting]:
    described = texts(group_class)
    for order, one in enumerate(fields(group_class)):
        name, default = spelled(one.name), getattr(group_class(), one.name)
        choices = CHOICES.get((group, name), {})
        yield Setting(f"{SECTION}.{group}.{name}", default, described[one.name], choices, order)


def texts(group_class: type) -> dict[str, str]:
    """What stands in the docstring below each field, in one line."""
    body = ast.parse(textwrap.dedent(inspect.getsource(group_class))).body[0]
    assert isinstance(body, ast.ClassDef)
    found: dict[str, str] = {}
    for one, below in zip(body.body, body.body[1:], strict=False):
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name) and isinstance(below, ast.Expr):
            found[one.target.id] = " ".join(str(ast.literal_eval(below.value)).split())
    return found


def spelled(name: str) -> str:
    """`max_length` is `maxLength` in settings."""
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def categories() -> list[Category]:
    """The server's part of `contributes.configuration`."""
    return [
        {
            "title": TITLES[group],
            "properties": {one.name: one.schema() for one in settings if one.name not in WITHHELD},
        }
        for group, settings in server_settings().items()
    ]


def manifest_text() -> str:
    """The manifest as it ought to be."""
    manifest = json.loads(MANIFEST.read_text(encoding="utf-8"))
    contributes = manifest["contributes"]
    own = [one for one in contributes["configuration"] if one["title"] not in TITLES.values()]
    contributes["configuration"] = [*categories(), *own]
    return json.dumps(manifest, indent=2, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> int:
    text = manifest_text()
    is_old = MANIFEST.read_text(encoding="utf-8") != text
    if arguments == ["--check"]:
        if is_old:
            print("the settings in vscode-extension/package.json are old; run ./dev pages")
        return int(is_old)
    if is_old:
        MANIFEST.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
