"""Small programs that the tests open."""

from __future__ import annotations

import subprocess
import sys

FILL = """\
func.func @fill(%value: f32, %size: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %result = memref.alloc(%size) : memref<?xf32>
  %scratch = memref.alloc(%size) : memref<?xf32>
  memref.store %value, %scratch[%c0] : memref<?xf32>
  memref.copy %scratch, %result : memref<?xf32> to memref<?xf32>
  return %result : memref<?xf32>
}
"""
"""One buffer is handed to the caller, the other has to be freed."""

UNDEFINED = """\
func.func @sum(%a: i32) -> i32 {
  %sum = arith.addi %a, %b : i32
  return %sum : i32
}
"""
"""One error, in line 2."""

TWICE = """\
func.func @twice(%size: index) {
  %buffer = memref.alloc(%size) : memref<?xf32>
  memref.dealloc %buffer : memref<?xf32>
  memref.dealloc %buffer : memref<?xf32>
  return
}
"""
"""Freed twice: warnings in lines 3 and 4."""
LEAKING = """\
func.func @leaking(%x: f32, %i: index) {
  %kept = memref.alloc() : memref<4xf32>
  %freed = memref.alloc() : memref<4xf32>
  memref.store %x, %kept[%i] : memref<4xf32>
  memref.store %x, %freed[%i] : memref<4xf32>
  memref.dealloc %freed : memref<4xf32>
  return
}
"""


def applied(text: str) -> str:
    """What `--apply` of the command line makes of it."""
    command = [sys.executable, "-m", "pydealloc.server.cli", "--apply", "minimal-deallocation", "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True, timeout=300).stdout
