"""Packing of the server's packages, in the Python that will unpack them. Run by compile.mjs, which gives `archive`.

The archive is a line in JSON, the names of the folders and the names and sizes of the files, and then the files, one
after the other, compressed as a whole: by a third smaller than files each on their own.
"""

# What unpacks it is imported, so that it stays in the library that Python starts with.
import json
import sys

from compression import zstd

NEEDED = {name.partition(".")[0] for name in sys.modules}

import compileall  # noqa: E402
import py_compile  # noqa: E402
import shutil  # noqa: E402
from pathlib import Path  # noqa: E402

PACKAGES, LIBRARY = Path("/packages"), Path("/library")
LEVEL = 19

for found in sorted(LIBRARY.iterdir()):
    if found.name.partition(".")[0] not in NEEDED:
        shutil.move(found, PACKAGES / found.name)
for folder in (PACKAGES, LIBRARY):
    # Nobody changes a source afterwards, so nothing is compared with it.
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    is_done = compileall.compile_dir(
        folder, quiet=1, legacy=True, stripdir=str(folder), workers=1, invalidation_mode=mode
    )
    if not is_done:
        raise SystemExit("a source cannot be compiled")
    for source in folder.rglob("*.py"):
        source.unlink()
found = sorted(PACKAGES.rglob("*"))
names = {path: f"/{path.relative_to(PACKAGES).as_posix()}" for path in found}
files = [path for path in found if path.is_file()]
folders = ["", *(names[path] for path in found if path.is_dir())]
listed = json.dumps([folders, [(names[path], path.stat().st_size) for path in files]])
content = b"".join([listed.encode(), b"\n", *(path.read_bytes() for path in files)])
# pyright: ignore[reportUndefinedVariable]
name = str(archive)  # noqa: F821  # pyright: ignore[reportUndefinedVariable, reportUnknownArgumentType]
compressed = zstd.compress(content, LEVEL)  # pyright: ignore[reportUnknownMemberType]
Path("/archive", name).write_bytes(compressed)
