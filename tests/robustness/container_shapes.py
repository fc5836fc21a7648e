"""Shapes of programs of a given size with buffers that are found again: in containers, under other names, by calls."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tests.robustness.shape_parts import BUFFER, named, of_buffers

_B = "memref<4xmemref<4xf32>>"


def _read_again(count: int, kept: Callable[[int], Iterable[str]], index: str) -> str:
    """Loads of what `kept` stores into `%box`, each of which is read."""
    read = (
        line
        for n in range(count)
        for line in (
            *kept(n),
            f"%x{n} = memref.load %box[{index.format(n)}] : {_B}",
            f"%v{n} = memref.load %x{n}[%c0] : {BUFFER}",
        )
    )
    return of_buffers([f"%box = memref.alloca() : {_B}", *read])


def _stored(n: int, index: str) -> list[str]:
    return [f"%b{n} = memref.alloc() : {BUFFER}", f"memref.store %b{n}, %box[{index}] : {_B}"]


def buffers_at_one_place_of_a_container(count: int) -> str:
    return _read_again(count // 3, lambda n: _stored(n, "%c0"), "%c0")


def buffers_at_unknown_places_of_a_container(count: int) -> str:
    return _read_again(count // 3, lambda n: _stored(n, "%n"), "%n")


def buffers_at_constant_places_of_a_container(count: int) -> str:
    def kept(n: int) -> list[str]:
        return [f"%i{n} = arith.constant {n} : index", *_stored(n, f"%i{n}")]

    return _read_again(count // 4, kept, "%i{}")


def loads_of_few_buffers_of_a_container(count: int) -> str:
    def kept(n: int) -> list[str]:
        index = f"%i{n} = arith.addi %n, %c0 : index"
        return [index, *(line for m in range(12 if n == 0 else 0) for line in _stored(m, "%c0"))]

    return _read_again(count // 3, kept, "%i{}")


def containers_of_buffers(count: int) -> str:
    few = count // 5
    made = (
        line.replace("%box", f"%box{n}")
        for n in range(few)
        for line in (f"%box = memref.alloca() : {_B}", *_stored(n, "%c0"))
    )
    read = (
        line
        for n in range(few)
        for line in (f"%x{n} = memref.load %box{n}[%n] : {_B}", f"%v{n} = memref.load %x{n}[%c0] : {BUFFER}")
    )
    return of_buffers([*made, *read])


def buffers_of_a_container_that_a_call_is_given(count: int) -> str:
    """Refused, all of them, because of the last line."""
    stored = (
        line
        for n in range(count // 2)
        for line in (f"%b{n} = memref.alloc() : {BUFFER}", f"memref.store %b{n}, %box[%n] : {_B}")
    )
    callee = f"func.func private @fill({_B})\n"
    return callee + of_buffers([f"%box = memref.alloca() : {_B}", *stored, f"call @fill(%box) : ({_B}) -> ()"])


def names_of_one_buffer(count: int) -> str:
    """Each a name from its line on, and read in the next."""
    other = "memref<?xf32>"
    return of_buffers(
        ["%b = memref.alloc() : " + BUFFER]
        + [
            line
            for n in range(count // 2)
            for line in (f"%x{n} = memref.cast %b : {BUFFER} to {other}", f"%v{n} = memref.load %x{n}[%c0] : {other}")
        ]
    )


def buffers_freed_on_either_condition(count: int) -> str:
    lines = ["%t = arith.constant true", "%d = arith.xori %c, %t : i1"]
    for n in range(count // 3):
        lines += [
            f"%b{n} = memref.alloc() : {BUFFER}",
            f"scf.if %c {{ memref.dealloc %b{n} : {BUFFER} }}",
            f"scf.if %d {{ memref.dealloc %b{n} : {BUFFER} }}",
        ]
    return of_buffers(lines)


def calls_that_free_where_they_are_told(count: int) -> str:
    free = f"scf.if %c {{ memref.dealloc %m : {BUFFER} }}"
    callee = f"func.func private @drop(%c: i1, %m: {BUFFER}) {{\n  {free}\n  return\n}}\n"
    lines = ["%t = arith.constant true", "%d = arith.constant false"]
    for n in range(count // 2):
        lines += [f"%b{n} = memref.alloc() : {BUFFER}", f"call @drop(%{'td'[n % 2]}, %b{n}) : (i1, {BUFFER}) -> ()"]
    return callee + of_buffers(lines)


CONTAINER_SHAPES: dict[str, Callable[[int], str]] = named(
    buffers_at_one_place_of_a_container,
    buffers_at_unknown_places_of_a_container,
    buffers_at_constant_places_of_a_container,
    loads_of_few_buffers_of_a_container,
    containers_of_buffers,
    buffers_of_a_container_that_a_call_is_given,
    names_of_one_buffer,
    buffers_freed_on_either_condition,
    calls_that_free_where_they_are_told,
)
