"""What the first answer promises is what is there afterwards."""

from __future__ import annotations

import json
from typing import Any

import pytest
from lsprotocol import types

from pydealloc.server.features.structure.on_type_formatting import TRIGGERS
from pydealloc.server.lsp.protocol.methods import COMMANDS, METHODS, options_of
from pydealloc.server.lsp.server import Protocol, create_server
from tests.server.test_lazy_types import in_a_new_process

OPTIONS = {method.name: options_of(method) for method in METHODS}


def test_the_announced_is_there() -> None:
    server = create_server()
    protocol = server.protocol
    assert isinstance(protocol, Protocol)
    manager: Any = protocol.fm
    announced = {method: manager.feature_options.get(method) for method in manager.features}
    assert announced == OPTIONS
    assert tuple(manager.commands) == tuple(COMMANDS)
    assert protocol.session.opened() == []
    assert {method: manager.feature_options.get(method) for method in manager.features} == announced
    assert tuple(manager.commands) == tuple(COMMANDS)
    protocol.session.stop()


def test_the_characters_that_format_are_those_of_the_feature() -> None:
    options = OPTIONS[types.TEXT_DOCUMENT_ON_TYPE_FORMATTING]
    assert (options.first_trigger_character, *options.more_trigger_character) == TRIGGERS


def test_the_first_answer_loads_nothing_that_reads_programs() -> None:
    loaded = in_a_new_process(
        """
        import json, sys
        from pydealloc.server import cli
        from pydealloc.server.lsp.protocol.lazy_lsprotocol import import_types
        import_types()
        from pydealloc.server.lsp.server import create_server
        create_server()
        print(json.dumps(sorted(name for name in sys.modules if name.startswith("pydealloc."))))
        """
    )
    for package in ("passes", "analysis", "dialects", "ods", "syntax.parser", "syntax.types"):
        assert not [name for name in loaded if name.startswith(f"pydealloc.{package}")]
    assert "pydealloc.server.session.session" not in loaded


def test_place_holders_do_not_answer() -> None:
    manager: Any = create_server().protocol.fm
    with pytest.raises(AssertionError, match="before anything was loaded"):
        manager.features[types.TEXT_DOCUMENT_HOVER]()


def test_the_messages_are_json() -> None:
    from pydealloc.server.lsp.protocol.lazy_lsprotocol import converter

    written = converter().unstructure(list(OPTIONS.values()))
    assert json.loads(json.dumps(written)) == written


def test_each_method_has_one_declaration() -> None:
    from pydealloc.server.lsp.handlers.register_all import handler

    names = [method.name for method in METHODS]
    places = [*(method.handler for method in METHODS), *COMMANDS.values()]
    assert len(set(names)) == len(names)
    assert len(set(places)) == len(places)
    assert [place for place in places if not callable(handler(place))] == []
    assert [method.name for method in METHODS if not method.gives or method.gives.endswith(".")] == []
