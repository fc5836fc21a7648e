"""What an editor says, at random: mostly what makes sense, now and then what does not."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.fuzz.buffers import Buffer

Json = Any

_AT = (
    "hover", "definition", "declaration", "typeDefinition", "implementation", "references", "documentHighlight",
    "completion", "signatureHelp", "prepareRename", "rename", "prepareCallHierarchy", "linkedEditingRange",
    "onTypeFormatting", "selectionRange",
)  # fmt: skip
_RANGE = ("inlayHint", "codeAction", "rangeFormatting", "rangesFormatting", "semanticTokens/range", "inlineValue")
_WHOLE = (
    "documentSymbol", "foldingRange", "codeLens", "documentLink", "formatting", "semanticTokens/full",
    "semanticTokens/full/delta", "diagnostic", "documentColor",
)  # fmt: skip
_ELSEWHERE = ("workspace/symbol", "workspace/diagnostic", "workspace/executeCommand", "workspace/textDocumentContent")
_NONSENSE: tuple[Json, ...] = (None, {}, [], "", 5, {"textDocument": None}, {"textDocument": {"uri": 7}}, [1, {}])
_WORDS = ("a", "%x", "new_name", "", "%", "@f", "^bb9", "1", "a b", "\N{GRINNING FACE}", "f" * 300)


class Requests:
    """Makes requests, and remembers what earlier answers offer to be asked for."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.offered: list[tuple[str, Json]] = []
        """Requests about something in an answer."""

    def one(self, buffer: Buffer) -> tuple[str, Json]:
        """The method and the parameters."""
        dice = self.dice
        if dice.random() < 0.02:
            method = dice.choice((*(f"textDocument/{one}" for one in (*_AT, *_RANGE, *_WHOLE)), *_ELSEWHERE))
            return method, dice.choice(_NONSENSE)
        if dice.random() < 0.01:
            return dice.choice(("no/such", "$/no", "textDocument/nothing", "mlir/viewOutput")), dice.choice(_NONSENSE)
        if self.offered and dice.random() < 0.15:
            return dice.choice(self.offered)
        kind = dice.random()
        if kind < 0.62:
            return self._at(buffer, dice.choice(_AT))
        if kind < 0.82:
            return self._within(buffer, dice.choice(_RANGE))
        if kind < 0.95:
            return self._about(buffer, dice.choice(_WHOLE))
        return self._elsewhere(buffer)

    def take(self, method: str, result: Json) -> None:
        """Remember what there is to ask about the answer to a request."""
        follow = {
            "textDocument/completion": "completionItem/resolve",
            "textDocument/codeAction": "codeAction/resolve",
            "textDocument/inlayHint": "inlayHint/resolve",
            "textDocument/codeLens": "codeLens/resolve",
            "textDocument/documentLink": "documentLink/resolve",
            "workspace/symbol": "workspaceSymbol/resolve",
        }.get(method)
        items = result.get("items") if isinstance(result, dict) else result
        if method == "textDocument/prepareCallHierarchy":
            self._offer(
                [
                    (f"callHierarchy/{way}", {"item": one})
                    for one in items or ()
                    for way in ("incomingCalls", "outgoingCalls")
                ]
            )
        elif follow is not None:
            self._offer([(follow, one) for one in (items or ())[:3]])

    def _offer(self, more: list[tuple[str, Json]]) -> None:
        self.offered = [*self.offered, *more][-60:]

    def _position(self, buffer: Buffer) -> Json:
        dice = self.dice
        if dice.random() < 0.03:
            return {"line": dice.choice((0, 3, 10**6, 2**31 - 1)), "character": dice.choice((0, 7, 10**6, 2**31 - 1))}
        return buffer.position(buffer.place(dice))

    def _range(self, buffer: Buffer) -> Json:
        if self.dice.random() < 0.3:
            return {"start": {"line": 0, "character": 0}, "end": buffer.position(len(buffer.text))}
        return {"start": self._position(buffer), "end": self._position(buffer)}

    def _at(self, buffer: Buffer, name: str) -> tuple[str, Json]:
        dice = self.dice
        params: dict[str, Json] = {"textDocument": {"uri": buffer.uri}, "position": self._position(buffer)}
        if name == "references":
            params["context"] = {"includeDeclaration": dice.random() < 0.5}
        elif name == "rename":
            params["newName"] = dice.choice(_WORDS)
        elif name == "onTypeFormatting":
            params |= {"ch": dice.choice("\n}:x"), "options": {"tabSize": 2, "insertSpaces": True}}
        elif name == "selectionRange":
            params["positions"] = [self._position(buffer) for _ in range(dice.randrange(4))]
        elif name in ("completion", "signatureHelp") and dice.random() < 0.5:
            params["context"] = {"triggerKind": 1, **({"isRetrigger": False} if name == "signatureHelp" else {})}
        return f"textDocument/{name}", params

    def _within(self, buffer: Buffer, name: str) -> tuple[str, Json]:
        dice = self.dice
        params: dict[str, Json] = {"textDocument": {"uri": buffer.uri}, "range": self._range(buffer)}
        if name == "codeAction":
            params["context"] = {"diagnostics": []}
            if dice.random() < 0.2:
                params["context"]["only"] = [dice.choice(("quickfix", "refactor", "source.fixAll", "", "x"))]
        elif name == "inlineValue":
            params["context"] = {"frameId": 1, "stoppedLocation": self._range(buffer)}
        elif name == "rangesFormatting":
            params["ranges"] = [self._range(buffer) for _ in range(dice.randrange(3))]
        if name.endswith("Formatting"):
            params["options"] = {"tabSize": 2, "insertSpaces": True}
        return f"textDocument/{name}", params

    def _about(self, buffer: Buffer, name: str) -> tuple[str, Json]:
        params: dict[str, Json] = {"textDocument": {"uri": buffer.uri}}
        if name == "formatting":
            params["options"] = {"tabSize": 2, "insertSpaces": True}
        elif name == "semanticTokens/full/delta" or (name == "diagnostic" and self.dice.random() < 0.5):
            params["previousResultId"] = str(self.dice.randrange(60))
        return f"textDocument/{name}", params

    def _elsewhere(self, buffer: Buffer) -> tuple[str, Json]:
        dice = self.dice
        method = dice.choice(_ELSEWHERE)
        if method == "workspace/symbol":
            return method, {"query": dice.choice(("", "f", "main", "xyz"))}
        if method == "workspace/diagnostic":
            return method, {"previousResultIds": []}
        if method == "workspace/textDocumentContent":
            return method, {"uri": dice.choice(("pydealloc-ir:x", "", buffer.uri))}
        command = dice.choice(("pydealloc.showStages", "pydealloc.insertDeallocations", "no.such"))
        return method, {"command": command, "arguments": dice.choice(([{"uri": buffer.uri}], [], [{}], [7], None))}
