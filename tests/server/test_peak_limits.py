"""The limit of bytes that a function may hold: the setting, comments that switch it off, and its place."""

from __future__ import annotations

import pytest

from pydealloc.server.config import discovery as configuration
from tests.server.command import Command

TWO = """\
func.func @two(%x: f32, %i: index) {
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<16xf32>
  memref.store %x, %a[%i] : memref<8xf32>
  memref.store %x, %b[%i] : memref<16xf32>
  %y = memref.load %a[%i] : memref<8xf32>
  memref.store %y, %b[%i] : memref<16xf32>
  memref.dealloc %a : memref<8xf32>
  memref.dealloc %b : memref<16xf32>
  return
}
"""
CALLER = """\
func.func @caller(%x: f32, %i: index) {
  %c = memref.alloc() : memref<2xf32>
  memref.store %x, %c[%i] : memref<2xf32>
  call @two(%x, %i) : (f32, index) -> ()
  memref.dealloc %c : memref<2xf32>
  return
}
"""


@pytest.fixture(autouse=True)
def _forget() -> None:
    configuration.configurations.cache_clear()


@pytest.mark.parametrize(
    ("settings", "lines"),
    [
        ("", []),
        ('profile = "all"', []),
        ("max-peak-bytes = 104", []),
        ("max-peak-bytes = 103", [15]),
        ("max-peak-bytes = 96", [15]),
        ("max-peak-bytes = 95", [3, 15]),
        ("max-peak-bytes = 0", [3, 15]),
        ('max-peak-bytes = 0\nignore = ["max-peak-bytes"]', []),
        ('max-peak-bytes = 0\nprofile = "correctness"', [3, 15]),
    ],
)
def test_the_limit_is_of_each_function_with_what_it_calls(command: Command, settings: str, lines: list[int]) -> None:
    command.file("pydealloc.toml", settings)
    result = command("--check", "--format", "json", str(command.file("a.mlir", TWO + CALLER)))
    found = [one for one in result.records if one["code"] == "max-peak-bytes"]
    assert [one["line"] for one in found] == lines
    assert result.status == bool(lines)


def test_the_largest_buffers_are_named(command: Command) -> None:
    command.file("pydealloc.toml", "max-peak-bytes = 64")
    path = str(command.file("a.mlir", TWO))
    (found,) = command("--check", "--format", "json", "--ignore", "dead-store", path).records
    assert found["message"] == "`@two` holds 96 B here, more than `max-peak-bytes` allows"
    assert [(note["line"], note["message"]) for note in found["notes"]] == [(3, "64 B in %b"), (2, "32 B in %a")]


def test_a_comment_switches_it_off(command: Command) -> None:
    place = "%b = memref.alloc() : memref<16xf32>"
    text = TWO.replace(place, f"{place}  // pydealloc: ignore[max-peak-bytes]")
    path = str(command.file("a.mlir", text))
    for settings in ("max-peak-bytes = 8", "", "max-peak-bytes = 960"):
        configuration.configurations.cache_clear()
        command.file("pydealloc.toml", settings)
        assert command("--check", "--format", "json", "--ignore", "dead-store", path).records == []


def test_results_of_other_limits_are_not_taken_from_the_cache(command: Command) -> None:
    files = [str(command.file(f"{number}.mlir", TWO)) for number in range(2)]
    for settings, status in (("", 0), ("max-peak-bytes = 8", 1), ("max-peak-bytes = 96", 0)):
        configuration.configurations.cache_clear()
        command.file("pydealloc.toml", settings)
        assert command("--check", "--cache-dir", "kept", *files).status == status


def test_the_limit_is_shown_among_the_settings(command: Command) -> None:
    command.file("pydealloc.toml", "max-peak-bytes = 8")
    assert "max-peak-bytes = 8" in command("--show-settings", str(command.file("a.mlir", TWO))).out
