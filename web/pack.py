"""Packing of the server's packages, in the Python that will unpack them. compile.mjs calls the functions in this order.

An archive is a line in JSON, the names of the folders and the names and sizes of the files, and then the files, one
after the other, compressed as a whole: by a third smaller than files each on their own. What the server needs until it
has given its first answers has an archive of its own, which the browser unpacks; Python unpacks the rest at need.
"""

# What unpacks it is imported, so that it stays in the library that Python starts with.
import json
import sys

from compression import zstd

NEEDED = {name.partition(".")[0] for name in sys.modules}

import asyncio  # noqa: E402
import compileall  # noqa: E402
import importlib  # noqa: E402
import py_compile  # noqa: E402
import shutil  # noqa: E402
from collections.abc import Callable, Iterable  # noqa: E402
from pathlib import Path  # noqa: E402
from typing import Any  # noqa: E402

PACKAGES, LIBRARY = Path("/packages"), Path("/library")
DOCUMENTED = PACKAGES / "pydealloc" / "passes"
"""Modules whose documentation the server shows."""
LATER = "later.txt"
"""In the first archive: the modules of the second, a line each."""
LEVEL = 19
PROGRAM = "file:///playground/program.mlir"
RANGE = {"start": {"line": 0, "character": 0}, "end": {"line": 1000, "character": 0}}
ASKED = ("codeLens", "inlayHint", "semanticTokens/full", "documentSymbol", "foldingRange")
COMMAND = ["--apply", "minimal-deallocation", "--compat", "safe", "program.mlir"]
OPTIONS = {"pydealloc": {"diagnostics": {"hints": True}}}


def compile_all() -> None:
    """Put bytecode in the place of the sources, and all of LIBRARY that Python can start without into PACKAGES."""
    for found in sorted(LIBRARY.iterdir()):
        if found.name.partition(".")[0] not in NEEDED:
            shutil.move(found, PACKAGES / found.name)
    # What documents passes is shown; other documentation, and assertions, would only be loaded.
    for folder, root, level in ((DOCUMENTED, PACKAGES, 0), (PACKAGES, PACKAGES, 2), (LIBRARY, LIBRARY, 2)):
        # Nobody changes a source afterwards, so nothing is compared with it.
        mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
        is_done = compileall.compile_dir(
            folder, quiet=1, legacy=True, stripdir=str(root), workers=1, invalidation_mode=mode, optimize=level
        )
        if not is_done:
            raise SystemExit("a source cannot be compiled")
        for source in folder.rglob("*.py"):
            source.unlink()


async def first_answers(text: str) -> str:
    """What the server says about a program that is opened, in JSON: by the last word of the method, and `result`."""
    sys.path.insert(0, str(PACKAGES))
    client = _Client()
    start = {"processId": None, "rootUri": None, "capabilities": {}, "initializationOptions": OPTIONS}
    await client.ask("initialize", start)
    client.tell("initialized", {})
    document = {"uri": PROGRAM, "languageId": "mlir", "version": 1, "text": text}
    client.tell("textDocument/didOpen", {"textDocument": document})
    asked = {"textDocument": {"uri": PROGRAM}, "range": RANGE}
    answers = {method: await client.ask(f"textDocument/{method}", asked) for method in ASKED}
    ran = json.loads(await client.served.command(json.dumps(COMMAND), json.dumps({"program.mlir": text})))
    return json.dumps({**answers, "result": ran["output"]}, ensure_ascii=False)


class _Client:
    def __init__(self) -> None:
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self.served = importlib.import_module("pydealloc.server.worker").serve(self._take)

    def _take(self, body: str) -> None:
        message = json.loads(body)
        if "method" not in message:
            self._waiting.pop(message["id"]).set_result(message["result"])
        elif "id" in message:
            self._send({"id": message["id"], "result": None})

    def tell(self, method: str, params: object) -> None:
        self._send({"method": method, "params": params})

    async def ask(self, method: str, params: object) -> Any:
        number = len(self._waiting) + 1
        answer = self._waiting[number] = asyncio.get_running_loop().create_future()
        self._send({"id": number, "method": method, "params": params})
        return await answer

    def _send(self, message: dict[str, object]) -> None:
        self.served.receive(json.dumps({"jsonrpc": "2.0", **message}))


def pack(first: str, rest: str) -> None:
    """Write the archives with these names: what is imported by now with all data, to be compressed; the rest."""
    paths = [getattr(module, "__file__", None) for module in list(sys.modules.values())]
    imported = {Path(path) for path in paths if path}
    files = sorted(path for path in PACKAGES.rglob("*") if path.is_file())
    later = [path for path in files if path.suffix == ".pyc" and path not in imported]
    (PACKAGES / LATER).write_text("\n".join(map(_module, later)), encoding="utf-8")
    folders = ["", *(_name(path) for path in sorted(PACKAGES.rglob("*")) if path.is_dir())]
    soon = [PACKAGES / LATER, *(path for path in files if path not in set(later))]
    _write(first, lambda content: content, folders, soon)
    _write(rest, lambda content: zstd.compress(content, LEVEL), [], later)  # pyright: ignore[reportUnknownMemberType]


def _module(path: Path) -> str:
    return _name(path).removesuffix(".pyc").removesuffix("/__init__").strip("/").replace("/", ".")


def _name(path: Path) -> str:
    return f"/{path.relative_to(PACKAGES).as_posix()}"


def _write(name: str, compressed: Callable[[bytes], bytes], folders: Iterable[str], files: Iterable[Path]) -> None:
    files = list(files)
    listed = json.dumps([list(folders), [(_name(path), path.stat().st_size) for path in files]])
    content = b"".join([listed.encode(), b"\n", *(path.read_bytes() for path in files)])
    Path("/archives", name).write_bytes(compressed(content))
