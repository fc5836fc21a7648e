"""Buffers that functions store which a call chooses when the program runs."""

from __future__ import annotations

import pytest

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from tests.passes.programs import program

_CALL = "func.call_indirect %h(%m) : (memref<2xf32>) -> ()"
_CHOSEN = "%h = arith.select %c, {}, {} : (memref<2xf32>) -> ()"
WAYS = {
    "each": f"{_CHOSEN.format('%keep', '%again')} {_CALL}",
    "the first": f"{_CHOSEN.format('%again', '%look')} {_CALL}",
    "the second": f"{_CHOSEN.format('%look', '%keep')} {_CALL}",
    "in a loop": f"scf.for %i = %c0 to %n step %n {{ {_CHOSEN.format('%look', '%again')} {_CALL} }}",
    "argument of a block": f"""
      cf.cond_br %c, ^a(%keep : (memref<2xf32>) -> ()), ^a(%look : (memref<2xf32>) -> ())
    ^a(%h: (memref<2xf32>) -> ()):
      {_CALL}""",
}


def _is_freed(way: str, *, keep: str, again: str) -> bool:
    given = program(f"""
memref.global "private" @kept : memref<1xmemref<2xf32>> = uninitialized
func.func private @keep(%m: memref<2xf32>) {{
  %c0 = arith.constant 0 : index
  %s = memref.get_global @kept : memref<1xmemref<2xf32>>
  memref.store %m, %s[%c0] : memref<1xmemref<2xf32>>
  return
}}
func.func private @again(%m: memref<2xf32>) {{
  call @keep(%m) : (memref<2xf32>) -> ()
  return
}}
func.func private @look(%m: memref<2xf32>) {{
  return
}}
func.func @f(%c: i1, %n: index) {{
  %c0 = arith.constant 0 : index
  %keep = func.constant @{keep} : (memref<2xf32>) -> ()
  %again = func.constant @{again} : (memref<2xf32>) -> ()
  %look = func.constant @look : (memref<2xf32>) -> ()
  %m = memref.alloc() : memref<2xf32>
  {way}
  return
}}
""")
    run_pipeline(parse_pipeline("func.func(buffer-deallocation)"), given.root, UPSTREAM)
    return "memref.dealloc" in given.text()


@pytest.mark.parametrize("way", WAYS)
def test_what_one_of_them_stores_is_not_freed(way: str) -> None:
    assert not _is_freed(WAYS[way], keep="keep", again="again")


@pytest.mark.parametrize("way", WAYS)
def test_what_none_of_them_stores_is_freed(way: str) -> None:
    assert _is_freed(WAYS[way], keep="look", again="look")
