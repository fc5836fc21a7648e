"""Findings of bufferization by configuration: the profile, the list of passes, severities, and limits of copies."""

from __future__ import annotations

import pytest

from pydealloc.server.config import discovery as configuration
from tests.server.command import Command

COPIES = """func.func @f(%t: tensor<4xf32>, %i: index, %v: f32) -> (tensor<4xf32>, f32) {
  %0 = tensor.insert %v into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}
"""


@pytest.fixture(autouse=True)
def _forget() -> None:
    configuration.configurations.cache_clear()


@pytest.mark.parametrize(
    ("settings", "codes"),
    [
        ("", []),
        ('profile = "bufferization"', ["bufferization-copy", "bufferization-return-allocates"]),
        ('profile = "bufferization"\nignore = ["bufferization-copy"]', ["bufferization-return-allocates"]),
        ('passes = ["one-shot-bufferize"]', ["bufferization-copy", "bufferization-return-allocates"]),
        ('passes = ["minimal-deallocation"]', []),
        ('select = ["bufferization-copy"]', ["bufferization-copy"]),
        ('[severity]\n"bufferization-copy" = "error"', ["bufferization-copy"]),
        ("max-copies = 1", []),
        ("max-copies = 0", ["bufferization-max-copies"]),
        ("max-copied-bytes = 16", []),
        ("max-copied-bytes = 15", ["bufferization-max-copied-bytes"]),
        ('max-copies = 0\nignore = ["bufferization-max-copies"]', []),
    ],
)
def test_what_the_configuration_asks_for_is_reported(command: Command, settings: str, codes: list[str]) -> None:
    command.file("pydealloc.toml", settings)
    result = command("--check", "--format", "json", str(command.file("a.mlir", COPIES)))
    assert sorted(one["code"] for one in result.records) == codes
    assert result.status == int(any(one["severity"] in ("error", "warning") for one in result.records))
    is_over = any(code.startswith("bufferization-max-") for code in codes)
    assert bool(result.status) == (is_over or "error" in settings)


def test_a_pass_without_limits_is_pointed_at(command: Command) -> None:
    command.file("pydealloc.toml", 'passes = ["one-shot"]')
    result = command("--check", str(command.file("a.mlir", COPIES)))
    assert result.status == 2
    assert "pydealloc.toml:1:1: `one-shot` is no pass with limits" in result.err


def test_the_limit_is_of_each_function(command: Command) -> None:
    command.file("pydealloc.toml", "max-copies = 1")
    both = COPIES + COPIES.replace("@f", "@g")
    assert command("--check", str(command.file("a.mlir", both))).status == 0
