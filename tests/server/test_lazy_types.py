"""The protocol's types are made late, and then they are what lsprotocol and cattrs would have made of them."""

from __future__ import annotations

import enum
import json
import os
import re
import subprocess
import sys
import textwrap
import typing
from collections.abc import Mapping
from typing import Any

import attrs
import pytest
from lsprotocol import types
from pygls.protocol import default_converter

from pydealloc.server.lsp.protocol.lazy_lsprotocol import RawClientCapabilities, converter

_CLASSES = [one for one in vars(types).values() if isinstance(one, type) and attrs.has(one)]


def in_a_new_process(source: str) -> Any:
    """What `source` prints, read as JSON."""
    command = [sys.executable, "-c", textwrap.dedent(source)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry)}
    found = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert not found.stderr
    return json.loads(found.stdout)


def test_only_the_types_of_a_message_are_made() -> None:
    made = in_a_new_process(
        """
        import json
        from pydealloc.server.lsp.protocol.lazy_lsprotocol import converter, import_types
        import_types()
        from lsprotocol import types
        classes = [one for one in vars(types).values() if isinstance(one, type)]
        is_made = lambda one: isinstance(one.__dict__.get("__attrs_attrs__"), tuple)
        at_first = sum(map(is_made, classes))
        reader = converter()
        message = {"jsonrpc": "2.0", "id": 1, "method": "textDocument/hover",
                   "params": {"textDocument": {"uri": "file:///a"}, "position": {"line": 1, "character": 2}}}
        before = {one for one in classes if is_made(one)}
        hover = reader.structure(message, types.HoverRequest)
        assert hover.params.position < types.Position(1, 3)
        assert hover == reader.structure(message, types.HoverRequest)
        later = sorted(one.__name__ for one in classes if is_made(one) and one not in before)
        print(json.dumps([at_first, later]))
        """
    )
    assert made == [0, ["HoverParams", "HoverRequest", "Position", "TextDocumentIdentifier"]]


def test_several_threads_may_be_the_first() -> None:
    refused = in_a_new_process(
        """
        import json, sys, threading
        from pydealloc.server.lsp.protocol.lazy_lsprotocol import import_types
        import_types()
        from lsprotocol import types
        sys.setswitchinterval(1e-6)
        refused = []

        def make(cls, start):
            start.wait()
            try:
                cls(nothing=1)
            except TypeError as error:
                if "takes no arguments" in str(error):
                    refused.append(str(error))

        for cls in (types.Range, types.Location, types.TextEdit, types.Hover, types.CodeLens, types.InlayHint):
            start = threading.Barrier(4)
            threads = [threading.Thread(target=make, args=(cls, start)) for _ in range(4)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        print(json.dumps(refused))
        """
    )
    assert refused == []


def test_a_late_type_is_what_it_would_have_been() -> None:
    fields = in_a_new_process(
        """
        import attrs, json, re
        from pydealloc.server.lsp.protocol.lazy_lsprotocol import import_types
        import_types()
        from lsprotocol import types
        print(json.dumps({one.__name__: [[field.name, repr(field.default),
                                           re.sub('0x[0-9a-f]+', '', repr(field.validator))]
                          for field in attrs.fields(one)]
                          for one in vars(types).values() if isinstance(one, type) and attrs.has(one)}))
        """
    )
    assert fields == {
        one.__name__: [
            [field.name, repr(field.default), re.sub("0x[0-9a-f]+", "", repr(field.validator))]
            for field in attrs.fields(one)
        ]
        for one in _CLASSES
    }


def test_wrong_values_are_refused_by_late_types_too() -> None:
    refused = in_a_new_process(
        """
        import json
        from pydealloc.server.lsp.protocol.lazy_lsprotocol import import_types
        import_types()
        from lsprotocol import types
        try:
            types.Position(-1, 0)
        except ValueError:
            print(json.dumps(True))
        """
    )
    assert refused is True


@pytest.mark.parametrize("is_full", [False, True], ids=["only what must be said", "everything"])
def test_messages_are_written_as_cattrs_writes_them(is_full: bool) -> None:
    ours, theirs = converter(), default_converter()
    for cls in _CLASSES:
        message = example(cls, is_full)
        assert ours.unstructure(message) == theirs.unstructure(message), cls.__name__


def example(kind: Any, is_full: bool, depth: int = 0) -> Any:
    """A value of the type `kind`, with all that it may hold down to a depth, or with as little as it may."""
    arguments = typing.get_args(kind)
    origin = typing.get_origin(kind)
    if origin is typing.Union:
        wanted = [one for one in arguments if one is not type(None)]
        return None if len(wanted) < len(arguments) and depth > 3 else example(wanted[-1], is_full, depth)
    if origin is typing.Literal:
        return arguments[0]
    if origin is tuple:
        return tuple(example(one, is_full, depth) for one in arguments)
    if origin is not None and issubclass(origin, Mapping):
        return {"key": example(arguments[1], is_full, depth)} if depth < 3 else {}
    if origin is not None:
        return [example(arguments[0], is_full, depth)] if depth < 3 else []
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return next(iter(kind))
    if isinstance(kind, type) and attrs.has(kind):
        # cattrs believes what a type says, also where the default is none of its values.
        fields = [
            field
            for field in attrs.fields(kind)
            if is_full or field.default is attrs.NOTHING or type(None) not in typing.get_args(field.type)
        ]
        with attrs.validators.disabled():
            return kind(
                **{
                    field.name: field.default
                    if field.default not in (None, attrs.NOTHING)
                    else example(field.type, is_full, depth + 1)
                    for field in fields
                }
            )
    return {str: "text", int: 7, float: 0.5, bool: True}.get(kind)


def test_what_a_client_says_is_read_by_name() -> None:
    said = RawClientCapabilities(
        {"textDocument": {"hover": {"contentFormat": ["markdown"]}}, "general": {"positionEncodings": []}}
    )
    assert said.text_document.hover.content_format == [types.MarkupKind.Markdown]
    assert said.text_document.completion is None
    assert said.general.position_encodings == []
