"""Mixed programs: they can be run, LLVM reads them, and no pass changes what they show; how strong that is."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from pydealloc.ir.walk import walk
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from tests.execution.code_mutants import Mutant, function_of, install, module_of, modules, mutants_of, probed, sample
from tests.execution.comparing import Comparison, NotComparable, Program, State
from tests.execution.control import CONTROL
from tests.execution.interpreter import World, interpret
from tests.execution.known_kinds import KINDS, put_back
from tests.execution.ledger import Fault, Kind
from tests.execution.mixed_generator import generate_mixed
from tests.execution.mutation import Outcome, Pool, Verdict, in_fork, put_probes
from tests.execution.reducing import reduced
from tests.execution.structured import STRUCTURED
from tests.execution.unsafe_answers import UNSAFE
from tests.harness.oracle import Oracle

PROGRAMS, PER_TEST = 40, 10
_DIALECTS = ("scf", "linalg", "async", "gpu", "acc", "emitc", "omp", "shape", "tosa")
CONFLICTS = "passes/bufferize/conflicts.py"


@pytest.mark.parametrize("first", range(0, PROGRAMS, PER_TEST))
def test_no_pass_changes_what_programs_show(first: int) -> None:
    for seed in range(first, first + PER_TEST):
        try:
            program = Program.made(generate_mixed(seed))
        except NotComparable:
            continue
        troubles = list(Comparison(program, Random(seed)).run())
        assert not troubles, f"program {seed}: {troubles[0]}"


def test_programs_can_be_run_and_have_all_bodies() -> None:
    met = Counter[str]()
    silent = 0
    for seed in range(220):
        root = assemble(parse_document(generate_mixed(seed)).chunks[0]).root
        met.update({op.name for op in walk(root) if op.regions and op.name not in ("builtin.module", "func.func")})
        try:
            silent += not interpret(root, world=World((5, -7, 3, 1, 1), 85)).printed
        except Fault:
            silent += 1
    assert silent < 12
    bodies = {name for name in (*CONTROL, *STRUCTURED) if name.split(".")[0] in _DIALECTS}
    bodies -= {"linalg.index", "linalg.transpose", "omp.task"} | {name for name in bodies if name.startswith("async.")}
    wanted = bodies | {"async.execute", "affine.for", "affine.if", "affine.parallel", "tensor.generate", "tensor.pad"}
    assert wanted | {"memref.alloca_scope", "memref.generic_atomic_rmw"} <= set(met) | {"scf.in_parallel"}


def test_a_seed_gives_one_program() -> None:
    assert generate_mixed(7) == generate_mixed(7) != generate_mixed(8)


@pytest.mark.oracle
def test_llvm_reads_the_programs(oracle: Oracle) -> None:
    for seed in range(12):
        answer = oracle.run(generate_mixed(seed))
        assert answer.accepted, answer.errors


RACE = """
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 5 : i32
  %m = memref.alloc() : memref<2xi32>
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    memref.store %v, %m[PLACE] : memref<2xi32>
    %x = memref.load %m[PLACE] : memref<2xi32>
    vector.print %x : i32
  }
  return
}
"""


def test_threads_must_not_meet() -> None:
    apart = assemble(parse_document(RACE.replace("PLACE", "%i")).chunks[0]).root
    assert interpret(apart).printed == [5, 5]
    together = assemble(parse_document(RACE.replace("PLACE", "%c0")).chunks[0]).root
    with pytest.raises(Fault) as raised:
        interpret(together)
    assert raised.value.kind is Kind.RACE


def test_what_fresh_memory_holds_is_seen() -> None:
    text = """
func.func @main() {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  vector.print %x : i32
  return
}
"""
    root = assemble(parse_document(text).chunks[0]).root
    assert interpret(root, world=World((), 85)).printed == [85]
    with pytest.raises(Fault):
        interpret(root)


def test_threads_that_meet_when_the_last_one_comes_first_say_nothing() -> None:
    text = """
func.func @main(%n: index, %k: i32, %m: i32, %p: i1, %q: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = arith.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %s = scf.forall (%i) in (4) shared_outs(%o = %w) -> (tensor<5xi32>) {
    %j = arith.addi %i, %c1 : index
    %a = tensor.extract_slice %o[%j] [1] [1] : tensor<5xi32> to tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %o[%i] [1] [1] : tensor<1xi32> into tensor<5xi32>
    }
  }
  %x = tensor.extract %s[%c0] : tensor<5xi32>
  return %x : i32
}
"""
    with pytest.raises(NotComparable, match=r"^depends on what threads"):
        Program.made(text)


def test_constants_must_not_be_written() -> None:
    text = """
memref.global "private" KIND @table : memref<2xi32> = dense<[1, 2]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 5 : i32
  %m = memref.get_global @table : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  return
}
"""
    interpret(assemble(parse_document(text.replace("KIND ", "")).chunks[0]).root)
    with pytest.raises(Fault):
        interpret(assemble(parse_document(text.replace("KIND", "constant")).chunks[0]).root)


def test_known_kinds_fit_the_code() -> None:
    for kind in KINDS:
        assert in_fork(lambda kind=kind: _put_back(kind.name)) == Verdict(Outcome.SAME, 0), kind.name


def _put_back(name: str) -> Verdict:
    put_back(next(kind for kind in KINDS if kind.name == name))
    return Verdict(Outcome.SAME, 0)


def test_mutants_are_made_of_functions_that_are_there() -> None:
    chosen = sample([each for path in modules()[::12] for each in mutants_of(path)], 40, seed=1)
    assert len(chosen) == 40
    assert sum(function_of(each.path, each.function) is not None for each in chosen) > 36


def test_functions_with_unsafe_answers_are_there() -> None:
    for path, answers in UNSAFE.items():
        missing = [name for name in answers if function_of(path, name) is None]
        assert not missing, f"{path}: {missing}"


def test_a_check_that_is_dropped_is_found() -> None:
    (mutant,) = (
        each for each in mutants_of(CONFLICTS) if str(each).endswith(" ConflictFinder.conflict: check dropped: None")
    )
    assert in_fork(lambda: _judged(mutant)).outcome is Outcome.CAUGHT


def test_a_mutant_acts_where_answers_are_kept() -> None:
    path, name = "dialects/linalg/semantics.py", "_accumulates"
    module = module_of(path)
    (mutant,) = (each for each in mutants_of(path) if each.function == name and each.kind == "check dropped")

    def judged() -> Verdict:
        is_so = vars(module)[name]("linalg.matmul")
        install(mutant)
        is_other = is_so and not vars(module)[name]("linalg.matmul")
        return Verdict(Outcome.CAUGHT if is_other else Outcome.SAME, 0)

    assert in_fork(judged).outcome is Outcome.CAUGHT


def _judged(mutant: Mutant) -> Verdict:
    noted = put_probes()
    numbers = probed([mutant])
    pool = Pool.made(range(60), noted, numbers)
    return pool.judge(0, lambda: install(mutant), 20)


def test_what_is_wrong_is_made_small() -> None:
    text = generate_mixed(3)
    small = reduced(text, lambda shorter: bool(re.search(r"vector\.print", shorter)))
    assert small.count("\n") < 4


def test_a_program_in_which_poison_selects_a_buffer_says_nothing() -> None:
    """Deallocation asks which buffer it is, also where nobody else does."""
    text = (
        "func.func @main(%x0: i32, %x1: i32, %n0: index, %n1: index, %b0: i1) {\n"
        "  %one = arith.constant 1 : i1\n  %p = arith.addi %one, %one overflow<nuw> : i1\n"
        "  %m = memref.alloc() : memref<2xf32>\n  %s = arith.select %p, %m, %m : memref<2xf32>\n  return\n}\n"
    )
    with pytest.raises(NotComparable, match="poison selects a buffer"):
        Program.made(text)


def test_a_tensor_keeps_its_value_for_who_reads_the_buffer_behind_it() -> None:
    """The first buffer of it is written, the second one is only read: a copy in place of either changes nothing."""
    text = (
        "func.func @main(%x0: i32, %x1: i32, %n0: index, %n1: index, %b0: i1) {\n"
        "  %m = memref.alloc() : memref<6xi32>\n  linalg.fill ins(%x0 : i32) outs(%m : memref<6xi32>)\n"
        "  %t = bufferization.to_tensor %m restrict writable : memref<6xi32> to tensor<6xi32>\n"
        "  %w = bufferization.to_buffer %t : tensor<6xi32> to memref<6xi32>\n"
        "  memref.store %x1, %w[%n0] : memref<6xi32>\n"
        "  %r = bufferization.to_buffer %t read_only : tensor<6xi32> to memref<6xi32>\n"
        "  %v = memref.load %r[%n0] : memref<6xi32>\n  vector.print %v : i32\n  return\n}\n"
    )
    program = Program.made(text)
    for pipeline in ("one-shot-bufferize", "one-shot-bufferize{copy-before-write}"):
        comparison = Comparison(program, Random(1))
        assert list(comparison.chain(State(program.root), [pipeline])) == []
