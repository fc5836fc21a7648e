"""Shapes of programs of a given size that have many buffers, or tensors that become buffers, in one place."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tests.robustness.shape_parts import BUFFER, listed, named, of_buffers

_T = "tensor<4xf32>"


def _of_tensors(lines: Iterable[str], result: str) -> str:
    head = f"func.func @f(%t: {_T}, %c: i1, %x: f32, %n: index) -> {_T} {{\n  %c0 = arith.constant 0 : index\n"
    return head + "".join(f"  {line}\n" for line in lines) + f"  return {result} : {_T}\n}}\n"


def _made(count: int) -> list[str]:
    return [f"%a{n} = memref.alloc() : {BUFFER}" for n in range(count)]


def _functions_in_a_chain(type_: str, count: int) -> str:
    """Functions that return what the one before does, which the first one is given."""
    first = f"func.func private @f0(%m: {type_}) -> {type_} {{\n  return %m : {type_}\n}}\n"
    return first + "".join(
        f"func.func private @f{n + 1}(%m: {type_}) -> {type_} {{\n"
        f"  %r = func.call @f{n}(%m) : ({type_}) -> {type_}\n  return %r : {type_}\n}}\n"
        for n in range(count)
    )


def buffers_in_one_branch(count: int) -> str:
    few = count // 2
    types = listed(BUFFER, few)
    branch = f"cf.br ^b({listed('%a{}', few)} : {types})\n^b({listed('%p{}: ' + BUFFER, few)}):"
    return of_buffers([*_made(few), branch, *(f"memref.copy %p{n}, %m : {BUFFER} to {BUFFER}" for n in range(few))])


def buffers_in_one_branch_freed(count: int) -> str:
    few = count // 2
    types = listed(BUFFER, few)
    branch = f"cf.br ^b({listed('%a{}', few)} : {types})\n^b({listed('%p{}: ' + BUFFER, few)}):"
    return of_buffers([*_made(few), branch, *(f"memref.dealloc %p{n} : {BUFFER}" for n in range(few))])


def buffers_in_both_branches(count: int) -> str:
    few = count // 2
    given = f"{listed('%a{}', few)} : {listed(BUFFER, few)}"
    branch = f"cf.cond_br %c, ^b({given}), ^b({given})\n^b({listed('%p{}: ' + BUFFER, few)}):"
    return of_buffers([*_made(few), branch, *(f"memref.dealloc %p{n} : {BUFFER}" for n in range(few))])


def buffers_around_a_loop_of_blocks(count: int) -> str:
    few = count // 2
    types, arguments = listed(BUFFER, few), listed("%p{}: " + BUFFER, few)
    given = f"{listed('%p{}', few)} : {types}"
    loop = f"cf.br ^b({listed('%a{}', few)} : {types})\n^b({arguments}):\n  cf.cond_br %c, ^b({given}), ^e\n^e:"
    return of_buffers([*_made(few), loop, *(f"memref.dealloc %p{n} : {BUFFER}" for n in range(few))])


def buffers_that_a_loop_carries(count: int) -> str:
    few = count // 4
    types, carried = listed(BUFFER, few), listed("%p{0} = %a{0}", few)
    loop = f"%r:{few} = scf.for %i = %c0 to %n step %n iter_args({carried}) -> ({types}) {{"
    given = listed("%p{}", few)
    uses = (f"memref.copy %r#{n}, %m : {BUFFER} to {BUFFER}" for n in range(few))
    return of_buffers([*_made(few), loop, f"  scf.yield {given} : {types}", "}", *uses])


def buffers_that_a_loop_turns(count: int) -> str:
    """Each is the next one in the following round."""
    few = count // 4
    types, carried = listed(BUFFER, few), listed("%p{0} = %a{0}", few)
    loop = f"%r:{few} = scf.for %i = %c0 to %n step %n iter_args({carried}) -> ({types}) {{"
    given = ", ".join(f"%p{(n + 1) % few}" for n in range(few))
    return of_buffers([*_made(few), loop, f"  scf.yield {given} : {types}", "}"])


def buffers_of_a_condition(count: int) -> str:
    few = count // 4
    types, given = listed(BUFFER, few), listed("%a{}", few)
    made = "\n".join(f"%b{n} = memref.alloc() : {BUFFER}" for n in range(few))
    condition = (
        f"%r:{few} = scf.if %c -> ({types}) {{\n  scf.yield {given} : {types}\n}} else {{\n{made}\n"
        f"  scf.yield {listed('%b{}', few)} : {types}\n}}"
    )
    uses = (f"memref.copy %r#{n}, %m : {BUFFER} to {BUFFER}" for n in range(few))
    return of_buffers([*_made(few), condition, *uses])


def buffers_of_a_condition_returned(count: int) -> str:
    """Buffers of the function, or others that a branch makes; the first ones are used behind."""
    few = count // 4
    types, made = listed(BUFFER, few), "".join(f"  {line}\n" for line in _made(few))
    others = "".join(f"    %b{n} = memref.alloc() : {BUFFER}\n" for n in range(few))
    uses = "".join(f"  memref.copy %m, %a{n} : {BUFFER} to {BUFFER}\n" for n in range(few))
    return (
        f"func.func @f(%c: i1, %m: {BUFFER}) -> ({types}) {{\n{made}  %r:{few} = scf.if %c -> ({types}) {{\n"
        f"    scf.yield {listed('%a{}', few)} : {types}\n  }} else {{\n{others}"
        f"    scf.yield {listed('%b{}', few)} : {types}\n  }}\n{uses}  return {listed('%r#{}', few)} : {types}\n}}\n"
    )


def buffers_that_are_returned(count: int) -> str:
    few = count // 2
    made = "".join(f"  {line}\n" for line in _made(few))
    types = listed(BUFFER, few)
    return f"func.func @f() -> ({types}) {{\n{made}  return {listed('%a{}', few)} : {types}\n}}\n"


def arguments_that_are_returned(count: int) -> str:
    types = listed(BUFFER, count)
    arguments = listed(f"%a{{}}: {BUFFER}", count)
    return f"func.func @f({arguments}) -> ({types}) {{\n  return {listed('%a{}', count)} : {types}\n}}\n"


def buffers_of_one_deallocation(count: int) -> str:
    few = count // 2
    free = f"bufferization.dealloc ({listed('%a{}', few)} : {listed(BUFFER, few)}) if ({listed('%c', few)})"
    return of_buffers([*_made(few), free])


def buffers_of_one_deallocation_with_conditions(count: int) -> str:
    few = count // 3
    tests = [f"%k{n} = arith.cmpi slt, %n, %c{n} : index" for n in range(few)]
    constants = [f"%c{n} = arith.constant {n} : index" for n in range(1, few)]
    free = f"bufferization.dealloc ({listed('%a{}', few)} : {listed(BUFFER, few)}) if ({listed('%k{}', few)})"
    return of_buffers([*_made(few), *constants, *tests, free])


def buffers_that_one_deallocation_retains(count: int) -> str:
    few = count // 3
    types = listed(BUFFER, few)
    free = (
        f"%o:{few} = bufferization.dealloc ({listed('%a{}', few)} : {types}) if ({listed('%c', few)}) "
        f"retain ({listed('%b{}', few)} : {types})"
    )
    others = [f"%b{n} = memref.alloc() : {BUFFER}" for n in range(few)]
    return of_buffers([*_made(few), *others, free])


def aliases_of_one_buffer_in_one_deallocation(count: int) -> str:
    views = [f"%v{n} = memref.cast %a : {BUFFER} to memref<?xf32>" for n in range(count // 2)]
    types = listed("memref<?xf32>", count // 2)
    free = f"bufferization.dealloc ({listed('%v{}', count // 2)} : {types}) if ({listed('%c', count // 2)})"
    return of_buffers([f"%a = memref.alloc() : {BUFFER}", *views, free])


def buffers_of_one_call(count: int) -> str:
    few = count // 2
    types = listed(BUFFER, few)
    return f"func.func private @g({types})\n" + of_buffers(
        [
            *_made(few),
            f"func.call @g({listed('%a{}', few)}) : ({types}) -> ()",
            *(f"memref.dealloc %a{n} : {BUFFER}" for n in range(few)),
        ]
    )


def buffers_of_one_unknown_operation(count: int) -> str:
    few = count // 2
    use = f'"foo.use"({listed("%a{}", few)}) : ({listed(BUFFER, few)}) -> ()'
    return of_buffers([*_made(few), use, *(f"memref.dealloc %a{n} : {BUFFER}" for n in range(few))])


def buffers_freed_backwards(count: int) -> str:
    few = count // 2
    return of_buffers([*_made(few), *(f"memref.dealloc %a{n} : {BUFFER}" for n in reversed(range(few)))])


def buffers_never_freed(count: int) -> str:
    return of_buffers(_made(count))


def buffers_freed_in_each_of_many_exits(count: int) -> str:
    few = count // 6
    lines = [
        f"%a{n} = memref.alloc() : {BUFFER}\n  cf.cond_br %c, ^e{n}, ^n{n}\n"
        f"^e{n}:\n  memref.dealloc %a{n} : {BUFFER}\n  return\n^n{n}:"
        for n in range(few)
    ]
    return of_buffers(lines)


def stores_to_one_buffer(count: int) -> str:
    return of_buffers(f"memref.store %x, %m[%c0] : {BUFFER}" for _ in range(count))


def stores_and_loads(count: int) -> str:
    lines = (
        f"memref.store %x, %a[%c0] : {BUFFER}\n  %l{n} = memref.load %a[%c0] : {BUFFER}" for n in range(count // 2)
    )
    return of_buffers([f"%a = memref.alloc() : {BUFFER}", *lines, f"memref.dealloc %a : {BUFFER}"])


def views_of_one_buffer(count: int) -> str:
    lines = (f"%v{n} = memref.cast %a : {BUFFER} to memref<?xf32>" for n in range(count))
    return of_buffers([f"%a = memref.alloc() : {BUFFER}", *lines, f"memref.dealloc %a : {BUFFER}"])


def parts_of_parts(count: int) -> str:
    made = "%v0 = memref.alloc(%n) : memref<?xf32, strided<[1], offset: 0>>"
    kind = "memref<?xf32, strided<[1], offset: {}>>"
    chain = (
        f"%v{n + 1} = memref.subview %v{n}[1] [%n] [1] : {kind.format(n)} to {kind.format(n + 1)}" for n in range(count)
    )
    return of_buffers([made, *chain])


def copies_of_copies(count: int) -> str:
    step = "%a{1} = memref.alloc() : {2}\n  memref.copy %a{0}, %a{1} : {2} to {2}"
    return of_buffers([f"%a0 = memref.alloc() : {BUFFER}", *(step.format(n, n + 1, BUFFER) for n in range(count // 2))])


def clones_of_clones(count: int) -> str:
    chain = (f"%a{n + 1} = bufferization.clone %a{n} : {BUFFER} to {BUFFER}" for n in range(count))
    return of_buffers([f"%a0 = memref.alloc() : {BUFFER}", *chain])


def reallocations(count: int) -> str:
    chain = (f"%a{n + 1} = memref.realloc %a{n} : memref<{n + 1}xf32> to memref<{n + 2}xf32>" for n in range(count))
    return of_buffers(["%a0 = memref.alloc() : memref<1xf32>", *chain])


def selections_of_many_buffers(count: int) -> str:
    """A tree: each level selects between pairs of the one before."""
    lines, level, made = _made(count // 2), [f"%a{n}" for n in range(count // 2)], 0
    while len(level) > 1:
        following: list[str] = []
        for one, other in zip(level[::2], level[1::2], strict=False):
            following.append(f"%s{made}")
            lines.append(f"%s{made} = arith.select %c, {one}, {other} : {BUFFER}")
            made += 1
        level = following
    return of_buffers([*lines, f"memref.copy {level[0]}, %m : {BUFFER} to {BUFFER}"])


def addresses_that_are_compared(count: int) -> str:
    few = count // 3
    name = "memref.extract_aligned_pointer_as_index"
    lines = [f"%i{n} = {name} %a{n} : {BUFFER} -> index" for n in range(few)]
    lines += [f"%k{n} = arith.cmpi eq, %i{n}, %i0 : index" for n in range(few)]
    return of_buffers([*_made(few), *lines])


def conditions_on_which_buffers_are_freed(count: int) -> str:
    few = count // 5
    lines = (
        f"%k{n} = arith.cmpi slt, %n, %c0 : index\n  %a{n} = memref.alloc() : {BUFFER}\n"
        f"  scf.if %k{n} {{\n    memref.dealloc %a{n} : {BUFFER}\n  }}"
        for n in range(few)
    )
    return of_buffers(lines)


def nested_conditions(count: int) -> str:
    deep = 20
    nest = "".join(f"scf.if %c {{\n%a{n} = memref.alloc() : {BUFFER}\n" for n in range(deep))
    return of_buffers([nest + "}\n" * deep] * (count // (3 * deep)))


def buffers_used_in_nested_loops(count: int) -> str:
    few = count // 6
    lines = (
        f"scf.for %i{n} = %c0 to %n step %n {{\n    scf.for %j{n} = %c0 to %n step %n {{\n"
        f"      memref.copy %a{n}, %m : {BUFFER} to {BUFFER}\n    }}\n  }}"
        for n in range(few)
    )
    return of_buffers([*_made(few), *lines])


def tasks(count: int) -> str:
    lines = (
        f"%a{n} = memref.alloc() : {BUFFER}\n  %t{n} = async.execute {{\n"
        f"    memref.copy %a{n}, %m : {BUFFER} to {BUFFER}\n    async.yield\n  }}\n  async.await %t{n} : !async.token"
        for n in range(count // 6)
    )
    return of_buffers(lines)


def functions_that_hand_a_buffer_down(count: int) -> str:
    return _functions_in_a_chain(BUFFER, count // 4)


def functions_that_make_a_buffer(count: int) -> str:
    made = "".join(
        f"func.func private @g{n}() -> {BUFFER} {{\n  %a = memref.alloc() : {BUFFER}\n  return %a : {BUFFER}\n}}\n"
        for n in range(count // 6)
    )
    return made + of_buffers(
        f"%r{n} = func.call @g{n}() : () -> {BUFFER}\n  memref.dealloc %r{n} : {BUFFER}" for n in range(count // 6)
    )


def constants_of_buffers(count: int) -> str:
    made = "".join(f"memref.global @g{n} : {BUFFER} = dense<1.0>\n" for n in range(count // 3))
    return made + of_buffers(
        f"%g{n} = memref.get_global @g{n} : {BUFFER}\n  memref.copy %m, %g{n} : {BUFFER} to {BUFFER}"
        for n in range(count // 3)
    )


# Tensors


def a_chain_of_insertions(count: int) -> str:
    chain = (f"%t{n + 1} = tensor.insert %x into %t{n}[%c0] : {_T}" for n in range(count))
    return _of_tensors([f"%t0 = tensor.empty() : {_T}", *chain], f"%t{count}")


def insertions_into_one_tensor(count: int) -> str:
    lines = (f"%t{n} = tensor.insert %x into %t[%c0] : {_T}" for n in range(count))
    return _of_tensors(lines, f"%t{count - 1}")


def insertions_that_are_read_later(count: int) -> str:
    few = count // 2
    chain = (f"%t{n + 1} = tensor.insert %x into %t{n}[%c0] : {_T}" for n in range(few))
    reads = (f"%e{n} = tensor.extract %t{n}[%c0] : {_T}" for n in range(few))
    return _of_tensors([f"%t0 = tensor.empty() : {_T}", *chain, *reads], f"%t{few}")


def tensors_of_their_own(count: int) -> str:
    lines = (
        f"%e{n} = tensor.empty() : {_T}\n  %t{n} = tensor.insert %x into %e{n}[%c0] : {_T}" for n in range(count // 2)
    )
    return _of_tensors(lines, "%t0")


def parts_of_one_tensor(count: int) -> str:
    small = "tensor<1xf32>"
    step = (
        "%p{0} = tensor.extract_slice %t{0}[0] [1] [1] : {2} to {3}\n  %q{0} = tensor.insert %x into %p{0}[%c0] : {3}\n"
        "  %t{1} = tensor.insert_slice %q{0} into %t{0}[0] [1] [1] : {3} into {2}"
    )
    lines = [step.format(n, n + 1, _T, small) for n in range(count // 3)]
    return _of_tensors([f"%t0 = tensor.empty() : {_T}", *lines], f"%t{count // 3}")


def tensors_that_a_loop_carries(count: int) -> str:
    few = count // 3
    types, carried = listed(_T, few), listed("%p{0} = %e{0}", few)
    made = [f"%e{n} = tensor.empty() : {_T}" for n in range(few)]
    loop = f"%r:{few} = scf.for %i = %c0 to %n step %n iter_args({carried}) -> ({types}) {{"
    body = [f"  %q{n} = tensor.insert %x into %p{n}[%c0] : {_T}" for n in range(few)]
    return _of_tensors([*made, loop, *body, f"  scf.yield {listed('%q{}', few)} : {types}", "}"], "%r#0")


def loops_over_tensors(count: int) -> str:
    step = (
        "%t{1} = scf.for %i{0} = %c0 to %n step %n iter_args(%p{0} = %t{0}) -> ({2}) {{\n"
        "    %q{0} = tensor.insert %x into %p{0}[%i{0}] : {2}\n    scf.yield %q{0} : {2}\n  }}"
    )
    lines = [step.format(n, n + 1, _T) for n in range(count // 4)]
    return _of_tensors([f"%t0 = tensor.empty() : {_T}", *lines], f"%t{count // 4}")


def conditions_over_tensors(count: int) -> str:
    step = (
        "%t{1} = scf.if %c -> ({2}) {{\n    %q{0} = tensor.insert %x into %t{0}[%c0] : {2}\n"
        "    scf.yield %q{0} : {2}\n  }} else {{\n    scf.yield %t{0} : {2}\n  }}"
    )
    lines = [step.format(n, n + 1, _T) for n in range(count // 6)]
    return _of_tensors([f"%t0 = tensor.empty() : {_T}", *lines], f"%t{count // 6}")


def fills(count: int) -> str:
    chain = (f"%t{n + 1} = linalg.fill ins(%x : f32) outs(%t{n} : {_T}) -> {_T}" for n in range(count))
    return _of_tensors([f"%t0 = tensor.empty() : {_T}", *chain], f"%t{count}")


def selections_of_tensors(count: int) -> str:
    chain = (f"%t{n + 1} = arith.select %c, %t{n}, %t : {_T}" for n in range(count))
    return _of_tensors([f"%t0 = tensor.empty() : {_T}", *chain], f"%t{count}")


def functions_over_tensors(count: int) -> str:
    return _functions_in_a_chain(_T, count // 4)


def constant_tensors(count: int) -> str:
    lines = (
        f"%t{n} = arith.constant dense<{n}.0> : {_T}\n  %e{n} = tensor.extract %t{n}[%c0] : {_T}"
        for n in range(count // 2)
    )
    return _of_tensors(lines, "%t0")


BUFFER_SHAPES: dict[str, Callable[[int], str]] = named(
    buffers_in_one_branch,
    buffers_in_one_branch_freed,
    buffers_in_both_branches,
    buffers_around_a_loop_of_blocks,
    buffers_that_a_loop_carries,
    buffers_that_a_loop_turns,
    buffers_of_a_condition,
    buffers_of_a_condition_returned,
    buffers_that_are_returned,
    arguments_that_are_returned,
    buffers_of_one_deallocation,
    buffers_of_one_deallocation_with_conditions,
    buffers_that_one_deallocation_retains,
    aliases_of_one_buffer_in_one_deallocation,
    buffers_of_one_call,
    buffers_of_one_unknown_operation,
    buffers_freed_backwards,
    buffers_never_freed,
    buffers_freed_in_each_of_many_exits,
    stores_to_one_buffer,
    stores_and_loads,
    views_of_one_buffer,
    parts_of_parts,
    copies_of_copies,
    clones_of_clones,
    reallocations,
    selections_of_many_buffers,
    addresses_that_are_compared,
    conditions_on_which_buffers_are_freed,
    nested_conditions,
    buffers_used_in_nested_loops,
    tasks,
    functions_that_hand_a_buffer_down,
    functions_that_make_a_buffer,
    constants_of_buffers,
)

TENSOR_SHAPES: dict[str, Callable[[int], str]] = named(
    a_chain_of_insertions,
    insertions_into_one_tensor,
    insertions_that_are_read_later,
    tensors_of_their_own,
    parts_of_one_tensor,
    tensors_that_a_loop_carries,
    loops_over_tensors,
    conditions_over_tensors,
    fills,
    selections_of_tensors,
    functions_over_tensors,
    constant_tensors,
)
