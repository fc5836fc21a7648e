"""Confinement of pygls's private members to one module."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from pygls.lsp.server import LanguageServer
from pygls.protocol import LanguageServerProtocol
from pygls.workspace import TextDocument, Workspace

from pydealloc.server.lsp.protocol.pygls_adapter import AdaptedProtocol
from pydealloc.server.lsp.server import create_server
from tests.harness.tree import ROOT, package_files, parsed

ADAPTER = "server/lsp/protocol/pygls_adapter.py"
_PRIVATE = re.compile(r"_(?!_)\w+")


def private_members() -> frozenset[str]:
    """The private names of pygls's server, protocol, workspace and documents: of the classes and of instances."""
    server = LanguageServer("name", "1")
    workspace = Workspace("file:///")
    classes = (LanguageServer, LanguageServerProtocol, Workspace, TextDocument)
    instances = (server, server.protocol, workspace, TextDocument("file:///a"))
    names = {name for each in classes for name in dir(each)} | {name for each in instances for name in vars(each)}
    return frozenset(filter(_PRIVATE.fullmatch, names))


def uses(tree: ast.Module) -> set[str]:
    """Names of attributes and of methods in `tree`; of `self` only in classes with a base, which may be pygls's."""
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    plain = [node for one in classes if not one.bases for node in ast.walk(one)]
    own = {id(node) for node in plain if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self"}
    attributes = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and id(node) not in own}
    bodies = [each for one in classes if one.bases for each in one.body]
    return attributes | {each.name for each in bodies if isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef))}


@pytest.mark.parametrize("name", [n for n in package_files() if n.startswith("server/lsp/") and n != ADAPTER])
def test_private_members_are_used_in_the_adapter_alone(name: str) -> None:
    assert uses(parsed(name)) & private_members() == set()


def test_the_adapter_uses_what_its_docstring_lists() -> None:
    listed = set(re.findall(r"`(_\w+)`", ast.get_docstring(parsed(ADAPTER)) or ""))
    assert uses(parsed(ADAPTER)) & private_members() == listed


def test_versions_of_pygls_are_bounded() -> None:
    assert re.search(r'"pygls>=[\d.]+,<[\d.]+"', Path(ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_server_uses_the_adapter() -> None:
    assert isinstance(create_server().protocol, AdaptedProtocol)
