"""`./dev pages`: the table of settings in the README of the VS Code extension, from its package.json.

python -m tests.harness.extension_page [--check]
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from tests.harness.tree import ROOT

EXTENSION = ROOT / "vscode-extension"
README = EXTENSION / "README.md"
_BETWEEN = re.compile(r"(?<=<!-- settings: \./dev pages -->\n).*?(?=<!-- end -->)", re.DOTALL)


def manifest() -> dict[str, Any]:
    return json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))


def settings(of: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    """All settings that the extension has, by name, in the order in which the editor shows them."""
    return {
        name: setting for group in of["contributes"]["configuration"] for name, setting in group["properties"].items()
    }


def table(of: Mapping[str, Any]) -> str:
    rows = [
        f"| `{name}` | `{json.dumps(setting['default'])}` | {_in_page(setting['markdownDescription'])} |\n"
        for name, setting in settings(of).items()
    ]
    return "| setting | default | |\n| --- | --- | --- |\n" + "".join(rows)


def _in_page(description: str) -> str:
    """What VS Code shows as a link to another setting is its name here; a bar would end the cell."""
    return re.sub(r"`?#([\w.]+)#`?", r"`\1`", description).replace("|", "\\|").replace("\n", " ")


def page() -> str:
    """The README with its table as it has to be."""
    wanted = table(manifest())
    return _BETWEEN.sub(lambda _: wanted, README.read_text(encoding="utf-8"))


def main(arguments: Sequence[str]) -> int:
    wanted = page()
    if wanted == README.read_text(encoding="utf-8"):
        return 0
    name = README.relative_to(ROOT).as_posix()
    if "--check" in arguments:
        print(f"{name} is old: ./dev pages makes it anew")
        return 1
    README.write_text(wanted, encoding="utf-8", newline="\n")
    print(f"{name} is new")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
