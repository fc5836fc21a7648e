"""`./dev pictures`: docs/pictures/*.svg, a picture of each function of the examples."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from pydealloc.server.pictures.drawing import svg_text
from pydealloc.server.pictures.memory.making import memory_picture
from pydealloc.server.pictures.memory.model import MemoryPictures
from pydealloc.server.pictures.memory.svg import memory_svg
from pydealloc.server.pictures.pictures import functions_of, has_body, picture_of
from pydealloc.syntax.document.document import parse_document

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "pictures"
PAGE = ROOT / "docs" / "pictures.md"
_WITH_MEMORY = ("matmul", "dense_layer")
"""The example, and its function, whose memory is drawn, too."""


@cache
def drawings() -> Sequence[tuple[str, str]]:
    """Names of files, and what belongs into them."""
    found: list[tuple[str, str]] = []
    for example in sorted((ROOT / "examples").glob("*.mlir")):
        document = parse_document(example.read_text(encoding="utf-8"))
        for item, function, name in functions_of(document):
            if has_body(function):
                found.append((f"{example.stem}-{name}.svg", svg_text(picture_of(document, item, function))))
            if (example.stem, name) == _WITH_MEMORY:
                now = memory_picture(document, item, function)
                assert now is not None
                found.append((f"{example.stem}-{name}-memory.svg", memory_svg(MemoryPictures(now))))
    return found


def texts_of(svg: str) -> list[str]:
    """The texts of a drawing, sorted, without their places."""
    texts = ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")
    return sorted("".join(text.itertext()) for text in texts)


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    wanted = dict(drawings())
    for path in FOLDER.iterdir():
        if path.is_file() and path.name not in wanted:
            path.unlink()
    for name, svg in wanted.items():
        (FOLDER / name).write_text(svg, encoding="utf-8")
    print(f"{len(wanted)} pictures in {FOLDER.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
