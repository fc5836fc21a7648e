"""Links into the playground, which carry a program in the fragment of the address.

The fragment is `code=` and a JSON object in UTF-8, compressed (raw deflate) and in the base 64 of addresses without
padding. The object has `text`, the program, `settings`, an object that is left out where it is empty, and maybe
`cursor`.
"""

from __future__ import annotations

import base64
import json
import re
import zlib

_NOTE = re.compile(r"\s*//\s*(?:\^|@[\w-]+).*")
"""A line that says what is found in the line above; the tests read it, the playground finds it itself."""
_HINT = re.compile(r" ?‹[^›]*›")
"""What an editor shows between the words of the text."""


def program_of(block: str) -> str:
    """The program in a block of a page: without notes of findings and inlay hints."""
    lines = [_HINT.sub("", line) for line in block.split("\n") if not _NOTE.fullmatch(line)]
    return "\n".join(lines).strip("\n") + "\n"


def fragment(text: str, settings: dict[str, object] | None = None) -> str:
    """What follows the `#` in the address of the playground that shows `text`."""
    shared: dict[str, object] = {"text": text, **({"settings": settings} if settings else {})}
    deflate = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = deflate.compress(json.dumps(shared, ensure_ascii=False).encode()) + deflate.flush()
    return "code=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def shared_in(wanted: str) -> dict[str, object]:
    """What a fragment holds: the inverse of `fragment`.

    Raises:
        ValueError: it is no fragment of the playground.
    """
    name, _, packed = wanted.partition("=")
    if name != "code":
        raise ValueError(f"no program in {wanted}")
    data = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
    return json.loads(zlib.decompress(data, -zlib.MAX_WBITS))
