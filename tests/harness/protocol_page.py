"""`./dev pages`: docs/reference/lsp.md, each method of the protocol, whether it is served, and where that is tested.

    python -m tests.harness.protocol_page [--check]

What is served is asked of a server, what is sent and what is tested is read in the sources.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from lsprotocol import types

from pydealloc.server.selftest.in_process_client import InProcess
from pydealloc.server.selftest.requests import CAPABILITIES
from tests.harness.protocol_methods import GIVES, NOT_SERVED, OLDER, OWN, SINCE
from tests.harness.tree import ROOT

PAGE = ROOT / "docs" / "reference" / "lsp.md"
_TESTS = "tests/server/test_l*.py"
"""Those that talk to a process."""
_EDITOR = "tests/server/editor.py"
_SINCE = re.compile(r"@since (\d+\.\d+)")
_BY_PYGLS = {"$/cancelRequest", "initialize", "initialized", "shutdown", "exit", "$/setTrace"}
_MOST_NAMED = 2
_NOTEBOOKS = "notebookDocument/"
_DIRECTIONS = {"clientToServer": "to us", "serverToClient": "from us", "both": "both"}

_HEAD = """\
# The protocol, method by method

Made by `./dev pages`. Every method of the Language Server Protocol 3.18, what is served or sent, and the tests that
do so with a real process. *Since* is the version of the protocol that has the method.

"""


@cache
def served() -> frozenset[str]:
    """The methods that a server takes, those of our own too; what pygls alone does with notebooks is of no use."""

    async def ask() -> frozenset[str]:
        editor = InProcess()
        await editor.begin(CAPABILITIES)
        # Whoever waits for its settings would be left in the lurch.
        await editor.request("workspace/symbol", {"query": ""}, 60)
        found = editor.served()
        editor.end()
        return found

    return frozenset(one for one in asyncio.run(ask()) if not one.startswith(_NOTEBOOKS)) | _BY_PYGLS


@cache
def sent() -> frozenset[str]:
    """The methods that the sources of the server send."""
    source = "\n".join(file.read_text(encoding="utf-8") for file in sorted((ROOT / "server" / "lsp").rglob("*.py")))
    known = [one for one in types.METHOD_TO_TYPES if _direction(one) != "clientToServer"]
    spelled = {one: rf"\.{snake(one)}(?:_async)?\(|\.notify\(types\.{snake(one).upper()}\b" for one in known}
    return frozenset(one for one, words in spelled.items() if re.search(words, source)) | _progress(source)


def _progress(source: str) -> set[str]:
    """What pygls sends where its object for progress is used."""
    return {"$/progress", "window/workDoneProgress/create"} if "work_done_progress" in source else set()


def snake(method: str) -> str:
    """`textDocument/didOpen` as pygls and lsprotocol spell it."""
    return re.sub(r"(?<=[a-z])([A-Z])", r"_\1", method.replace("$/", "").replace("/", "_")).lower()


def _direction(method: str) -> str:
    return types.message_direction(method)


def since(method: str) -> str:
    request, _, params, _ = types.METHOD_TO_TYPES[method]
    described = " ".join(one.__doc__ or "" for one in (request, params) if isinstance(one, type))
    found = _SINCE.search(described)
    return SINCE.get(method) or (found[1] if found is not None else OLDER)


def files_testing(method: str) -> list[str]:
    """The files whose tests send the method, or wait for it, through a process."""
    word = snake(method)
    spelled = [re.escape(f'"{method}"'), rf"\b{word}(?:_async)?\b", rf"\btypes\.{word.upper()}\b"]
    helpers = [rf"\.{helper}\(" for helper, body in _helpers().items() if re.search(rf"\b{word}(?:_async)?\b", body)]
    wanted = re.compile("|".join([*spelled, *helpers, *_COMES_WITH.get(method, ())]))
    return [file.name for file in _files() if wanted.search(file.read_text(encoding="utf-8"))]


_COMES_WITH = {
    # What the test's editor does and looks at by itself.
    "initialize": (r"initialize_session\(",),
    "initialized": (r"initialize_session\(",),
    "shutdown": (r"shutdown_session\(",),
    "exit": (r"shutdown_session\(",),
    "textDocument/didOpen": (r"\bEditor\(",),
    "textDocument/didClose": (r"\bEditor\(",),
    "textDocument/didChange": (r"\.change\(", r"\.replace\("),
    "textDocument/publishDiagnostics": (r"\.diagnostics\(\)", r"\.published\b"),
    "window/showDocument": (r"\.shown_documents\b",),
    "window/showMessage": (r"\.messages\b",),
    "window/workDoneProgress/create": (r"\.progress_reports\b",),
    "workspace/applyEdit": (r"\.applied\b",),
    "workspace/codeLens/refresh": (r"\.lens_refreshes\b",),
    "workspace/configuration": (r"\.set_configuration\(",),
    "workspace/diagnostic/refresh": (r"\bdef test_workspace_diagnostic_refresh\b",),
    "workspace/inlayHint/refresh": (r"\.refreshes\b",),
    "workspace/semanticTokens/refresh": (r"\.token_refreshes\b",),
    "workspace/textDocumentContent/refresh": (r"\.outdated\b",),
    "client/registerCapability": (r"\.registered\b",),
    "$/progress": (r"\.progress_reports\b",),
}


def _files() -> list[Path]:
    return sorted(ROOT.glob(_TESTS))


@cache
def _helpers() -> dict[str, str]:
    """The methods of the test's editor, with their texts."""
    text = (ROOT / _EDITOR).read_text(encoding="utf-8")
    parts = re.split(r"(?m)^ +(?:async )?def (\w+)\(", text)
    own = {name: body for name, body in zip(parts[1::2], parts[2::2], strict=True) if not name.startswith("_")}
    # Those that do it through another one do it too.
    return {
        name: body + "".join(other for helper, other in own.items() if f"self.{helper}(" in body)
        for name, body in own.items()
    }


def is_ours(method: str) -> bool:
    """Whether it is served, where the editor says it, or sent, where we do."""
    return method in served() or method in sent()


def page() -> str:
    lines = [
        _HEAD,
        "| method | | since | | what it is to MLIR | tested in |",
        "\n| --- | --- | --- | --- | --- | --- |\n",
    ]
    lines += [_row(method) for method in sorted(types.METHOD_TO_TYPES, key=str.lower)]
    own = sorted(one for one in served() | _own_sent() if one.startswith("pydealloc/"))
    lines += ["\n## Our own\n\n| method | what it gives | tested in |\n| --- | --- | --- |\n"]
    lines += [f"| `{one}` | {_described(OWN, 'OWN', one)} | {_links(files_testing(one))} |\n" for one in own]
    count = sum(is_ours(method) for method in types.METHOD_TO_TYPES)
    lines.append(f"\n{count} of {len(types.METHOD_TO_TYPES)} methods are served or sent.\n")
    return "".join(lines)


def _own_sent() -> set[str]:
    """Methods of our own that are sent: notifications that no server takes."""
    source = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "server" / "lsp").rglob("*.py"))
    return {one for one in OWN if f'"{one}"' in source}


def _row(method: str) -> str:
    yes = is_ours(method)
    told = _described(GIVES, "GIVES", method) if yes else _described(NOT_SERVED, "NOT_SERVED", method)
    tested = _links(files_testing(method)) if yes else ""
    cells = (f"`{method}`", _DIRECTIONS[_direction(method)], since(method), "yes" if yes else "no", told, tested)
    return f"| {' | '.join(cells)} |\n"


def _described(sentences: Mapping[str, str], name: str, method: str) -> str:
    if method not in sentences:
        sys.exit(f"tests/harness/protocol_methods.py: add `{method}` to {name}, with what it is to MLIR")
    return sentences[method]


def _links(names: Sequence[str]) -> str:
    """Some of the files are enough: the page is not to be another one with every test."""
    return ", ".join(f"[{name.removesuffix('.py')}](../../tests/server/{name})" for name in names[:_MOST_NAMED])


def main(arguments: list[str]) -> int:
    text = page()
    is_old = not PAGE.is_file() or PAGE.read_text(encoding="utf-8") != text
    if arguments == ["--check"]:
        if is_old:
            print("docs/reference/lsp.md is old; run ./dev pages")
        return int(is_old)
    if is_old:
        PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
