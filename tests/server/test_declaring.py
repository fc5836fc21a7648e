"""Declaring what an operation does: where the line goes, and when there is nothing to be offered."""

from __future__ import annotations

from pathlib import Path

import pytest

from pydealloc.server.config.confinement import ANYWHERE
from pydealloc.server.config.discovery import read_configuration
from pydealloc.server.config.op_declaration_edits import ConfigurationText, configuration_for, declarations
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.features.fixes.quick_fixes import quick_fixes
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.edits import apply_edits

PROGRAM = """\
func.func @f() {
  %0 = memref.alloc() : memref<4xf32>
  "my.op"(%0) : (memref<4xf32>) -> ()
  return
}
"""


def declared(path: str, text: str | None, name: str = "my.op") -> list[str]:
    configuration = ConfigurationText(path, text)
    return [apply_edits(text or "", (one.edit,)) for one in declarations(configuration, name)]


@pytest.mark.parametrize("number", [0, 1])
def test_what_is_declared_is_known(tmp_path: Path, number: int) -> None:
    document = parse_document(PROGRAM)
    configuration = configuration_for(str(tmp_path / "a.mlir"), None)
    assert configuration is not None
    at = PROGRAM.index('"my.op"')
    fix = quick_fixes(document, findings_of(document), at, at, configuration)[number]
    assert not fix.is_safe
    Path(configuration.path).write_text(apply_edits("", fix.edits))
    again = parse_document(PROGRAM, read_configuration(configuration.path, ANYWHERE).knowledge)
    assert "dealloc-unknown-effects" not in [finding.code for finding in findings_of(again)]


def test_a_new_file() -> None:
    assert declared("pydealloc.toml", None) == [
        '[operations."my.op"]\neffects = "read"\n',
        '[operations."my.op"]\neffects = ["read", "write"]\n',
    ]


def test_behind_what_is_there() -> None:
    assert declared("pydealloc.toml", 'ignore = ["x"]')[0] == (
        'ignore = ["x"]\n\n[operations."my.op"]\neffects = "read"\n'
    )
    assert declared("pydealloc.toml", 'ignore = ["x"]\r\n')[0] == (
        'ignore = ["x"]\r\n\r\n[operations."my.op"]\r\neffects = "read"\r\n'
    )


def test_in_the_project_file() -> None:
    text = '[tool.pydealloc]\nignore = ["x"]\n'
    assert declared("pyproject.toml", text)[0] == f'{text}\n[tool.pydealloc.operations."my.op"]\neffects = "read"\n'


def test_in_the_table_of_the_operation() -> None:
    text = '[operations."my.op"]  # ours\nterminator = "return"\n'
    assert declared("pydealloc.toml", text)[0] == text.replace("ours\n", 'ours\neffects = "read"\n')


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("", "gpu.wait"),
        ("", "op"),
        ("ignore = [", "my.op"),
        ("operations = {}\n", "my.op"),
        ('[operations."my.op"]\neffects = "none"\n', "my.op"),
    ],
)
def test_nothing_to_be_declared(text: str, name: str) -> None:
    assert not declared("pydealloc.toml", text, name)


def test_no_place_to_declare() -> None:
    assert configuration_for(None, None) is None
    document = parse_document(PROGRAM)
    at = PROGRAM.index('"my.op"')
    assert not quick_fixes(document, findings_of(document), at, at)
