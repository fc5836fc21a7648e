"""Tensors from outside that are written in regions: what runs, how often it runs, and where it hands tensors on.

Each context runs each body, twice and once. In `safe` a program on buffers prints what it printed on tensors; a copy
that LLVM 22 does not make is there only if LLVM's decisions give a wrong result, and a notice says so.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.compat import Compat
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.printer.printer import print_operation
from tests.execution.interpreter import interpret
from tests.execution.ledger import Fault, Kind
from tests.harness.agreement import DIVERGENCES

_PIPELINE = "one-shot-bufferize{bufferize-function-boundaries}"
_LENDING = "one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops}"
_START = """
func.func @main() {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant {count} : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %true = arith.constant true
  %e = tensor.empty() : tensor<2xi32>
  %a = linalg.fill ins(%zero : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
"""
_RETURN = """
  return
}
"""
_AND_READ_AFTERWARDS = """
  %after = tensor.extract %a[%c0] : tensor<2xi32>
  vector.print %after : i32
"""

BODIES = {
    "an element": """
      %x = tensor.extract %a[%i] : tensor<2xi32>
      %y = arith.addi %x, %one : i32
      %b = tensor.insert %y into %a[%i] : tensor<2xi32>
      %p = tensor.extract %b[%c0] : tensor<2xi32>
      %q = tensor.extract %b[%c1] : tensor<2xi32>
      vector.print %p : i32
      vector.print %q : i32
    """,
    "another slice each time": """
      %s = tensor.extract_slice %a[%i] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %f = linalg.fill ins(%one : i32) outs(%s : tensor<1xi32>) -> tensor<1xi32>
      %b = tensor.insert_slice %f into %a[%i] [1] [1] : tensor<1xi32> into tensor<2xi32>
      %p = tensor.extract %b[%c0] : tensor<2xi32>
      %q = tensor.extract %b[%c1] : tensor<2xi32>
      vector.print %p : i32
      vector.print %q : i32
    """,
    "in a branch": """
      %x = tensor.extract %a[%c0] : tensor<2xi32>
      scf.if %true {
        %y = arith.addi %x, %one : i32
        %b = tensor.insert %y into %a[%c0] : tensor<2xi32>
        %p = tensor.extract %b[%c0] : tensor<2xi32>
        vector.print %p : i32
      }
    """,
    "all of it, twice": """
      %b = linalg.fill ins(%one : i32) outs(%a : tensor<2xi32>) -> tensor<2xi32>
      %c = tensor.insert %two into %b[%i] : tensor<2xi32>
      %p = tensor.extract %c[%i] : tensor<2xi32>
      vector.print %p : i32
    """,
}
ONCE = {
    "scf.execute_region": ("scf.execute_region { %i = arith.constant 1 : index", "scf.yield }"),
    "scf.if": ("scf.if %true { %i = arith.constant 1 : index", "}"),
    "scf.index_switch": ("scf.index_switch %c1 case 1 { %i = arith.constant 1 : index", "scf.yield } default { }"),
    "memref.alloca_scope": ("memref.alloca_scope { %i = arith.constant 1 : index", "}"),
}
_LATER = "%next = arith.addi %i, %c1 : index %m = arith.cmpi slt, %next, %n : index"
_LOOP = "cf.br ^loop(%c0 : index) ^loop(%i: index):"
_AGAIN = f"{_LATER} cf.cond_br %m, ^loop(%next : index), ^end ^end:"
_POINTS = """
  %o = tensor.empty() : tensor<{count}xi32>
  %k = tensor.from_elements {indices} : tensor<{count}xindex>
"""
_GENERIC = """
  %g = linalg.generic {{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
                       iterator_types = ["parallel"]}}
      ins(%k : tensor<{count}xindex>) outs(%o : tensor<{count}xi32>) {{
  ^bb0(%i: index, %old: i32):
"""
_MAP = "%g = linalg.map ins(%k : tensor<{count}xindex>) outs(%o : tensor<{count}xi32>) (%i: index, %old: i32) {{"
_WHILE = """
  %w = scf.while (%k = %c0) : (index) -> index {
    %m = arith.cmpi slt, %k, %n : index
    scf.condition(%m) %k : index
  } do {
  ^bb0(%i: index):
"""
_CONDITION = """
    scf.condition(%m) %next : index
  } do {
  ^bb0(%k: index):
    scf.yield %k : index
  }
"""
REPEATED = {
    "scf.for": ("scf.for %i = %c0 to %n step %c1 {", "}"),
    "scf.parallel": ("scf.parallel (%i) = (%c0) to (%n) step (%c1) {", "scf.reduce }"),
    "scf.forall": ("scf.forall (%i) in (%n) {", "}"),
    "scf.while": (_WHILE, "%next = arith.addi %i, %c1 : index scf.yield %next : index }"),
    "the condition of scf.while": ("%w = scf.while (%i = %c0) : (index) -> index {", _LATER + _CONDITION),
    "linalg.generic": (_POINTS + _GENERIC, "linalg.yield %one : i32 }} -> tensor<{count}xi32>"),
    "linalg.map": (_POINTS + _MAP, "linalg.yield %one : i32 }}"),
    "blocks": (_LOOP, _AGAIN),
    "a branch in blocks": (f"{_LOOP} scf.if %true {{", f"}} {_AGAIN}"),
    "blocks in a region": (f"scf.execute_region {{ {_LOOP}", f"{_AGAIN} scf.yield }}"),
    "a region in a loop": (
        "scf.parallel (%i) = (%c0) to (%n) step (%c1) { scf.execute_region {",
        "scf.yield } scf.reduce }",
    ),
}
THREADS = ("scf.parallel", "scf.forall", "linalg.generic", "linalg.map", "a region in a loop")
_ORDER = list(dict.fromkeys((*THREADS, "a branch in blocks", "blocks", "blocks in a region", *REPEATED)))


@dataclass(frozen=True)
class Outcome:
    is_right: bool
    copies: int
    codes: tuple[str, ...]


def bufferized(text: str, compat: Compat, pipeline: str = _PIPELINE) -> Outcome:
    """What becomes of the program when its tensors do."""
    document = parse_document(text)
    assert not document.findings, document.findings[0].message
    expected = interpret(assemble(document.chunks[0]).root)
    root = assemble(document.chunks[0]).root
    *_, done = run_pipeline(parse_pipeline(pipeline, compat=compat), root, UPSTREAM)
    assert not done.result.refusals, done.result.refusals[0].reason
    copies = print_operation(root, UPSTREAM).count("memref.copy")
    try:
        is_right = interpret(root).observed == expected.observed
    except Fault as fault:
        # Threads that write into one buffer, each what it reads.
        if fault.kind is not Kind.RACE:
            raise
        is_right = False
    return Outcome(is_right, copies, tuple(notice.code for notice in done.result.notices))


def check(text: str, *, runs_show_it: bool = True, pipeline: str = _PIPELINE) -> tuple[Outcome, Outcome]:
    """Both modes: `safe` is right, copies more than LLVM only where LLVM is wrong, and both say so.

    `runs_show_it`: whether a run shows all that may happen.
    """
    safe, llvm = (bufferized(text, compat, pipeline) for compat in (Compat.SAFE, Compat.LLVM22))
    assert safe.is_right
    if llvm.is_right:
        assert not runs_show_it or (safe.copies <= llvm.copies, safe.codes) == (True, ())
    else:
        assert safe.codes
        assert set(safe.codes) == set(llvm.codes)
    return safe, llvm


def program(context: tuple[str, str], body: str, count: int, *, reads_afterwards: bool) -> str:
    indices = ", ".join(f"%c{number}" for number in range(count))
    start, end = (
        part.format(count=count, indices=indices) if "{count}" in part or "}}" in part else part for part in context
    )
    afterwards = _AND_READ_AFTERWARDS if reads_afterwards else ""
    return _START.format(count=count) + start + body + end + afterwards + _RETURN


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("name", [*REPEATED, *ONCE])
def test_what_is_written_in_a_region(name: str, body: str) -> None:
    context = REPEATED.get(name) or ONCE[name]
    for reads_afterwards in (False, True):
        for count in (1, 2):
            # One iteration does not show the next one, and the interpreter runs threads one after the other.
            shown = name in ONCE or (count > 1 and name not in THREADS)
            check(program(context, BODIES[body], count, reads_afterwards=reads_afterwards), runs_show_it=shown)


@pytest.mark.parametrize("name", [name for name in REPEATED if "blocks" not in name and "while" not in name])
def test_one_iteration_needs_no_copy(name: str) -> None:
    text = program(REPEATED[name], BODIES["an element"], 1, reads_afterwards=False)
    assert bufferized(text, Compat.SAFE) == Outcome(is_right=True, copies=0, codes=())


@pytest.mark.parametrize("name", ONCE)
def test_what_runs_once_needs_no_copy(name: str) -> None:
    text = program(ONCE[name], BODIES["an element"], 2, reads_afterwards=False)
    assert bufferized(text, Compat.SAFE) == Outcome(is_right=True, copies=0, codes=())


def test_llvm_is_wrong_about_what_it_does_not_know() -> None:
    """So that the tests above can fail: these are the contexts in which LLVM's decisions change the result."""
    wrong: dict[str, list[str]] = {}
    for name, context in REPEATED.items():
        for body, text in BODIES.items():
            if not bufferized(program(context, text, 2, reads_afterwards=False), Compat.LLVM22).is_right:
                wrong.setdefault(body, []).append(name)
    wrong = {body: sorted(names, key=_ORDER.index) for body, names in wrong.items()}
    assert wrong["an element"] == [name for name in (*THREADS, "a branch in blocks") if name != "scf.forall"]
    assert wrong["in a branch"] == [*wrong["an element"], "blocks", "blocks in a region"]
    assert wrong["another slice each time"] == [name for name in _ORDER if name != "scf.forall"]
    assert "all of it, twice" not in wrong


HANDED_ON = {
    "scf.if": """
  %r = scf.if %true -> tensor<2xi32> {
    scf.yield %a : tensor<2xi32>
  } else {
    scf.yield %d : tensor<2xi32>
  }
""",
    "scf.index_switch": """
  %r = scf.index_switch %c1 -> tensor<2xi32>
  case 1 {
    scf.yield %a : tensor<2xi32>
  }
  default {
    scf.yield %d : tensor<2xi32>
  }
""",
    "the default of scf.index_switch": """
  %r = scf.index_switch %c1 -> tensor<2xi32>
  case 0 {
    scf.yield %d : tensor<2xi32>
  }
  default {
    scf.yield %a : tensor<2xi32>
  }
""",
    "the second result of scf.index_switch": """
  %s, %r = scf.index_switch %c1 -> tensor<2xi32>, tensor<2xi32>
  case 1 {
    scf.yield %d, %a : tensor<2xi32>, tensor<2xi32>
  }
  default {
    scf.yield %a, %d : tensor<2xi32>, tensor<2xi32>
  }
""",
    "scf.execute_region": """
  %r = scf.execute_region -> tensor<2xi32> {
    scf.yield %a : tensor<2xi32>
  }
""",
    "scf.for": """
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> tensor<2xi32> {
    scf.yield %x : tensor<2xi32>
  }
""",
    "scf.while": """
  %r = scf.while (%x = %a) : (tensor<2xi32>) -> tensor<2xi32> {
    %no = arith.constant false
    scf.condition(%no) %x : tensor<2xi32>
  } do {
  ^bb0(%x: tensor<2xi32>):
    scf.yield %x : tensor<2xi32>
  }
""",
    "scf.forall": "%r = scf.forall (%i) in (2) shared_outs(%x = %a) -> tensor<2xi32> { }",
    "cf.br": """
  cf.br ^next(%a : tensor<2xi32>)
^next(%r: tensor<2xi32>):
""",
    "cf.cond_br": """
  cf.cond_br %true, ^next(%a : tensor<2xi32>), ^other
^other:
  cf.br ^next(%d : tensor<2xi32>)
^next(%r: tensor<2xi32>):
""",
    "arith.select": "%r = arith.select %true, %a, %d : tensor<2xi32>",
}
_OTHER = (
    "%h = tensor.empty() : tensor<2xi32> %d = linalg.fill ins(%two : i32) outs(%h : tensor<2xi32>) -> tensor<2xi32> "
)
_WRITE = """
  %m = tensor.insert %one into %{written}[%c0] : tensor<2xi32>
  %p = tensor.extract %{read}[%c0] : tensor<2xi32>
  %q = tensor.extract %m[%c0] : tensor<2xi32>
  vector.print %p : i32
  vector.print %q : i32
"""


@pytest.mark.parametrize("name", HANDED_ON)
@pytest.mark.parametrize(("written", "read"), [("r", "a"), ("a", "r")])
def test_what_is_handed_on_is_one_buffer_with_its_source(name: str, written: str, read: str) -> None:
    write = _WRITE.format(written=written, read=read)
    text = f"{_START.format(count=2)} {_OTHER} {HANDED_ON[name]} {write} {_RETURN}"
    _, llvm = check(text)
    assert llvm.is_right == ("index_switch" not in name)


LENT = """
  %w, %r = scf.while (%k = %c0) : (index) -> (index, tensor<2xi32>) {
    %m = arith.cmpi slt, %k, %n : index
    scf.condition(%m) %k, %a : index, tensor<2xi32>
  } do {
  ^bb0(%i: index, %x: tensor<2xi32>):
    %s = tensor.extract %x[%c0] : tensor<2xi32>
    %y = arith.addi %s, %one : i32
    %b = tensor.insert %y into %x[%c0] : tensor<2xi32>
    %z = tensor.extract %b[%c0] : tensor<2xi32>
    vector.print %z : i32
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }
  %u = tensor.extract %r[%c0] : tensor<2xi32>
  vector.print %u : i32
"""
AROUND = {
    "nothing": ("", ""),
    "scf.for": ("scf.for %l = %c0 to %n step %c1 {", "}"),
    "scf.parallel": ("scf.parallel (%l) = (%c0) to (%n) step (%c1) {", "scf.reduce }"),
    "blocks": ("cf.br ^first ^first:", ""),
}


@pytest.mark.parametrize("around", AROUND)
def test_what_a_condition_lends_stays_as_it_is(around: str) -> None:
    """Where no tensor enters the loop, each round gets the same one of its condition, which is not its own."""
    start, end = AROUND[around]
    safe, llvm = check(_START.format(count=2) + start + LENT + end + _RETURN, pipeline=_LENDING)
    assert (safe.copies > llvm.copies, llvm.is_right) == (True, False)


def test_what_a_condition_lends_is_not_copied_where_nobody_writes() -> None:
    reads = LENT.replace("%b = tensor.insert %y into %x[%c0] : tensor<2xi32>", "").replace("extract %b", "extract %x")
    safe, _ = check(_START.format(count=2) + reads + _RETURN, pipeline=_LENDING)
    assert safe == Outcome(is_right=True, copies=0, codes=())


TWICE = """
  %w, %q, %r = scf.while (%k = %c0, %f = %a) : (index, tensor<2xi32>) -> (index, tensor<2xi32>, tensor<2xi32>) {
    %m = arith.cmpi slt, %k, %n : index
    scf.condition(%m) %k, %f, %f : index, tensor<2xi32>, tensor<2xi32>
  } do {
  ^bb0(%i: index, %x: tensor<2xi32>, %v: tensor<2xi32>):
    %b = tensor.insert %two into %x[%c0] : tensor<2xi32>
    %z = tensor.extract %v[%c0] : tensor<2xi32>
    vector.print %z : i32
    %next = arith.addi %i, %c1 : index
    scf.yield %next, %b : index, tensor<2xi32>
  }
"""


def test_what_a_loop_owns_is_not_lent_by_its_condition() -> None:
    safe, llvm = check(_START.format(count=2) + TWICE + _RETURN, pipeline=_LENDING)
    assert (llvm.is_right, "carried-twice" in safe.codes) == (False, True)


HANDED_IN_THREADS = """
  scf.parallel (%l) = (%c0) to (%n) step (%c1) {
    scf.execute_region {
      cf.br ^next(%a : tensor<2xi32>)
    ^next(%x: tensor<2xi32>):
      %s = tensor.extract %x[%c0] : tensor<2xi32>
      %y = arith.addi %s, %one : i32
      %b = tensor.insert %y into %x[%c0] : tensor<2xi32>
      %z = tensor.extract %b[%c0] : tensor<2xi32>
      vector.print %z : i32
      scf.yield
    }
    scf.reduce
  }
"""


def test_threads_do_not_write_what_a_branch_hands_to_them() -> None:
    _, llvm = check(_START.format(count=2) + HANDED_IN_THREADS + _RETURN)
    assert not llvm.is_right


CALLED = """
func.func private @use(%p: tensor<2xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %w = linalg.fill ins(%x : i32) outs(%p : tensor<2xi32>) -> tensor<2xi32>
  %r = tensor.extract %w[%c0] : tensor<2xi32>
  return %r : i32
}
"""
THREADS_THAT_CALL = """
  %m = memref.alloc() : memref<2xi32>
  scf.forall (%i) in (2) {
    %x = arith.index_cast %i : index to i32
    %r = func.call @use(%a, %x) : (tensor<2xi32>, i32) -> i32
    memref.store %r, %m[%i] : memref<2xi32>
  }
"""


def test_threads_do_not_share_what_a_function_overwrites_and_reads() -> None:
    _, llvm = check(CALLED + _START.format(count=2) + THREADS_THAT_CALL + _RETURN)
    assert (llvm.is_right, llvm.codes) == (False, ("thread-writes",))


LATE = """
  %t = async.execute {
    %x = tensor.extract %a[%c0] : tensor<2xi32>
    vector.print %x : i32
    async.yield
  }
  %b = tensor.insert %one into %a[%c0] : tensor<2xi32>
  %y = tensor.extract %b[%c0] : tensor<2xi32>
  vector.print %y : i32
  async.await %t : !async.token
"""
EARLY = """
  %b = tensor.insert %one into %a[%c0] : tensor<2xi32>
  %t = async.execute {
    %x = tensor.extract %b[%c0] : tensor<2xi32>
    vector.print %x : i32
    async.yield
  }
  async.await %t : !async.token
"""
WITHIN = """
  %t = async.execute {
    %b = tensor.insert %one into %a[%c0] : tensor<2xi32>
    %x = tensor.extract %b[%c0] : tensor<2xi32>
    vector.print %x : i32
    async.yield
  }
  async.await %t : !async.token
"""


@pytest.mark.parametrize(("body", "copies"), [(LATE, 1), (EARLY, 0), (WITHIN, 0)])
def test_what_runs_later_reads_what_was_there(body: str, copies: int) -> None:
    safe, llvm = check(_START.format(count=1) + body + _RETURN)
    assert (safe.copies, llvm.is_right) == (copies, copies == 0)


BRANCHES = {
    "read on one path": """
  cf.cond_br %true, ^reads, ^skips
^reads:
  %x = tensor.extract %a[%c0] : tensor<2xi32>
  cf.br ^writes(%x : i32)
^skips:
  cf.br ^writes(%one : i32)
^writes(%y: i32):
""",
    "one block later": """
  cf.br ^reads
^reads:
  %y = tensor.extract %a[%c0] : tensor<2xi32>
  cf.br ^writes
^writes:
""",
    "on another path": """
  cf.cond_br %true, ^writes(%one : i32), ^reads
^reads:
  %x = tensor.extract %a[%c0] : tensor<2xi32>
  vector.print %x : i32
  cf.br ^end
^writes(%y: i32):
""",
}
_END = """
  %b = tensor.insert %y into %a[%c1] : tensor<2xi32>
  %z = tensor.extract %b[%c1] : tensor<2xi32>
  vector.print %z : i32
  cf.br ^end
^end:
"""


@pytest.mark.parametrize("name", BRANCHES)
def test_no_path_from_the_write_to_the_read_needs_no_copy(name: str) -> None:
    safe, _ = check(_START.format(count=1) + BRANCHES[name] + _END + _RETURN)
    assert safe == Outcome(is_right=True, copies=0, codes=())


def test_the_codes_are_explained() -> None:
    explained = DIVERGENCES.read_text("utf-8")
    for code in ("repeated-region", "handed-on", "late-region", "later-block", "thread-writes", "kept-elements"):
        assert f"### llvm22-{code}\n" in explained
