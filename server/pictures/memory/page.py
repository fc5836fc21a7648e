"""HTML page of a memory picture: self-contained, with a policy that allows its own script and style alone."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

from ..dot import escaped
from .data import memory_data
from .model import MemoryPictures

_VIEW = Path(__file__).parent / "view"
_MODULES = ("data", "rows", "chart", "parts", "input", "memory_view", "page")
"""In the order of their imports."""
_IMPORT = re.compile(r"^import [^;]*;\n", re.MULTILINE)
_EXPORT = re.compile(r"^export ", re.MULTILINE)
_COMMENT = re.compile(r"^ *(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)\n", re.MULTILINE | re.DOTALL)
_LONGEST = 240
"""Characters of a line of the program."""


def memory_page(pictures: MemoryPictures, text: str) -> str:
    """`text`: the document that the picture is of, whose lines are shown beside it."""
    style = (_VIEW / "memory.css").read_text("utf-8") + (_VIEW / "page.css").read_text("utf-8")
    script = _script()
    policy = f"default-src 'none'; style-src '{_hash(style)}'; script-src '{_hash(script)}'"
    first, last = pictures.now.first, pictures.now.last
    lines = [line if len(line) <= _LONGEST else f"{line[:_LONGEST]}…" for line in _lines(text)[first : last + 1]]
    title = escaped(f"Memory of {pictures.now.title}")
    return f"""\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<main aria-label="{title}"></main>
<script type="application/json" id="data">{_json(memory_data(pictures))}</script>
<script type="application/json" id="text">{_json({"first": first, "lines": lines})}</script>
<script type="module">{script}</script>
</body>
</html>
"""


def _script() -> str:
    """The modules of the view as one, without comments."""
    parts = [(_VIEW / f"{name}.js").read_text("utf-8") for name in _MODULES]
    return "".join(_COMMENT.sub("", _EXPORT.sub("", _IMPORT.sub("", part))) for part in parts)


def _lines(text: str) -> list[str]:
    return re.split(r"\r\n|\r|\n", text)


def _hash(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def _json(value: object) -> str:
    """JSON that may stand in an element of HTML."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
