"""Slices that leave out dimensions of size 1: every pattern keeps the dimensions that the operation has.

All slices of three dimensions, and those of four with a dimension of size 1 at each side of what may be left out, of
tensors and buffers. A size is a number, a constant operand, or an operand that nobody knows, which is 3.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product

import pytest

from pydealloc.dialects.common.canonicalization.mixed import as_constant, slice_of
from pydealloc.ir.graph import Operation
from pydealloc.ir.types import MemRefType, RankedTensorType
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from tests.harness.oracle import Oracle
from tests.passes.programs import Program, program

_SIZES = {"1": 1, "%c1": 1, "%c2": 2, "2": 2, "%n": 3}
_HEAD = "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n  %c2 = arith.constant 2 : index\n"
_GROUP = {"tensor.extract_slice": 1, "memref.subview": 1, "tensor.insert_slice": 2, "tensor.parallel_insert_slice": 2}
"""The first group of operands that describes the part."""
_TOGETHER = 400
"""Slices in one program."""


def _shapes() -> Iterator[tuple[tuple[str, ...], tuple[int, ...]]]:
    """Sizes of a slice, and the dimensions that its type has."""
    inner = [*product(_SIZES, repeat=2)]
    for sizes in [
        *product(_SIZES, repeat=3),
        *(("1", *each, "1") for each in inner),
        *(("%c1", *e, "1") for e in inner),
    ]:
        ones = [i for i, size in enumerate(sizes) if size == "1"]
        for count in range(len(ones) + 1):
            for dropped in combinations(ones, count):
                yield sizes, tuple(i for i in range(len(sizes)) if i not in dropped)


def _type(extents: Sequence[int | None], *, tail: str = "") -> str:
    return "x".join(["?" if extent is None else str(extent) for extent in extents] + ["f32"]) + tail


def _functions(sizes: tuple[str, ...], retained: tuple[int, ...], number: int) -> Iterator[str]:
    rank = len(sizes)
    static = [None if size.startswith("%") else int(size) for size in sizes]
    part, exact = [static[i] for i in retained], [_SIZES[sizes[i]] for i in retained]
    half = [known if i % 2 else given for i, (given, known) in enumerate(zip(part, exact, strict=True))]
    where = f"[{', '.join(['0'] * rank)}] [{', '.join(sizes)}] [{', '.join(['1'] * rank)}]"
    whole, loose = f"tensor<{_type([8] * rank)}>", f"tensor<{_type([None] * rank)}>"
    given = f"tensor<{_type(part)}>"
    open_, use = f"(%t: {whole}, %n: index, ", '  "use.it"(%r) : '
    yield f"""@extract_{number}{open_}%d: {loose}) {{
{_HEAD}  %r = tensor.extract_slice %t{where} : {whole} to {given}
{use}({given}) -> ()
{_dimensions("tensor", "%r", given, len(part))}  %u = tensor.cast %t : {whole} to {loose}
  %v = tensor.extract_slice %u{where} : {loose} to {given}
  "use.it"(%v) : ({given}) -> ()
"""
    for name, known in (("exact", exact), ("half", half)):
        refined = f"tensor<{_type(known)}>"
        yield f"""@cast_{name}_{number}{open_}%s: {refined}) {{
{_HEAD}  %e = tensor.extract_slice %t{where} : {whole} to {given}
  %r = tensor.cast %e : {given} to {refined}
{use}({refined}) -> ()
"""
        yield f"""@insert_{name}_{number}{open_}%s: {refined}) {{
{_HEAD}  %p = tensor.cast %s : {refined} to {given}
  %r = tensor.insert_slice %p into %t{where} : {given} into {whole}
{use}({whole}) -> ()
"""
    yield f"""@parallel_{number}{open_}%s: {given}) {{
{_HEAD}  %r = scf.forall (%i) in (3) shared_outs(%o = %t) -> ({whole}) {{
    scf.forall.in_parallel {{
      tensor.parallel_insert_slice %s into %o{where} : {given} into {whole}
    }}
  }}
{use}({whole}) -> ()
"""
    yield from _subviews(part, retained, where, rank, number)


def _subviews(part: list[int | None], retained: tuple[int, ...], where: str, rank: int, number: int) -> Iterator[str]:
    strides = [str(8 ** (rank - 1 - i)) for i in retained]
    unknown = ", ".join(["?"] * rank)
    for name, layout, result, cast in (
        ("plain", "", f", strided<[{', '.join(strides)}]>", f", strided<[{unknown}]>"),
        ("loose", f", strided<[{unknown}], offset: ?>", f", strided<[{', '.join('?' * len(part))}], offset: ?>", ""),
    ):
        whole, seen = f"memref<{_type([8] * rank, tail=layout)}>", f"memref<{_type(part, tail=result)}>"
        yield f"""@subview_{name}_{number}(%t: {whole}, %n: index) {{
{_HEAD}  %r = memref.subview %t{where} : {whole} to {seen}
  "use.it"(%r) : ({seen}) -> ()
{_dimensions("memref", "%r", seen, len(part))}"""
        if cast:
            looser = f"memref<{_type([None] * rank, tail=cast)}>"
            result = f", strided<[{', '.join('?' * len(part))}]>"
            seen = f"memref<{_type(part, tail=result)}>"
            yield f"""@subview_of_cast_{number}(%t: {whole}, %n: index) {{
{_HEAD}  %u = memref.cast %t : {whole} to {looser}
  %r = memref.subview %u{where} : {looser} to {seen}
  "use.it"(%r) : ({seen}) -> ()
"""


def _dimensions(dialect: str, value: str, type_: str, rank: int) -> str:
    lines = [
        f"  %i{i} = arith.constant {i} : index\n  %d{i} = {dialect}.dim {value}, %i{i} : {type_}\n" for i in range(rank)
    ]
    uses = [f'  "use.size_{i}"(%d{i}) : (index) -> ()\n' for i in range(rank)]
    return "".join(lines + uses)


_Case = tuple[tuple[str, ...], tuple[int, ...]]


@cache
def _cases() -> tuple[tuple[str, dict[str, _Case]], ...]:
    """Programs, and what each of their functions slices."""
    found: list[tuple[str, dict[str, _Case]]] = []
    texts: list[str] = []
    about: dict[str, _Case] = {}
    for number, (sizes, retained) in enumerate(_shapes()):
        for text in _functions(sizes, retained, number):
            texts.append(f"func.func {text}  return\n}}\n")
            about[text[1 : text.index("(")]] = (sizes, retained)
        if len(texts) >= _TOGETHER:
            found.append(("".join(texts), about))
            texts, about = [], {}
    return (*found, ("".join(texts), about))


def _wrong(function: Operation, sizes: tuple[str, ...], retained: tuple[int, ...]) -> list[str]:
    """What is not as it was before: sizes of slices, types of the parts, dimensions that were asked for."""
    wanted = [_SIZES[size] for size in sizes]
    part = [wanted[i] for i in retained]
    problems: list[str] = []
    for op in walk(function):
        if op.name in _GROUP:
            found = [3 if as_constant(size) is None else as_constant(size) for size in slice_of(op, _GROUP[op.name])[1]]
            if found != wanted:
                problems.append(f"{op.name} has the sizes {found}, which are {wanted}")
        if op.name.startswith("use.size_"):
            number = as_constant(op.operand_values[0])
            made = op.operand_values[0].defining_op
            if made is None or made.name == "arith.constant":
                size = 3 if number is None else number
                if size != part[int(op.name[len("use.size_") :])]:
                    problems.append(f"{op.name} is {size}")
        for value in (*op.operand_values, *op.results):
            type_ = value.type
            if not isinstance(type_, (RankedTensorType, MemRefType)) or len(type_.shape) != len(part):
                continue
            if any(extent not in (None, 8, right) for extent, right in zip(type_.shape, part, strict=True)):
                problems.append(f"{op.name} has a {type_}, whose sizes are {part}")
    return problems


def _result(text: str, pipeline: str) -> Program:
    given = program(text)
    result = run_pipeline(parse_pipeline(pipeline), given.root, UPSTREAM)[-1].result
    assert not result.refusals
    return given


_PIPELINES = (
    "canonicalize",
    "one-shot-bufferize{allow-unknown-ops}",
    "one-shot-bufferize{allow-unknown-ops},canonicalize",
)


@pytest.mark.parametrize("pipeline", _PIPELINES)
def test_the_dimensions_of_a_slice_stay(pipeline: str) -> None:
    problems: list[str] = []
    for text, about in _cases():
        for function in _result(text, pipeline).root.regions[0].blocks[0].ops:
            name = str(function.properties["sym_name"]).strip('"')
            problems.extend(f"{name} {about[name]}: {problem}" for problem in _wrong(function, *about[name]))
    assert problems == []


@pytest.mark.long
@pytest.mark.oracle
@pytest.mark.parametrize("pipeline", _PIPELINES)
def test_llvm_accepts_the_results(pipeline: str, oracle: Oracle) -> None:
    texts = [_result(text, pipeline).text() for text, _ in _cases()]
    answer = oracle.run("// -----\n".join(texts), "--allow-unregistered-dialect", "--split-input-file")
    assert answer.accepted, answer.errors[:2000]


def test_there_are_slices_of_each_kind() -> None:
    names = {name.rstrip("0123456789") for _, about in _cases() for name in about}
    assert len(names) == 9
    assert sum(len(about) for _, about in _cases()) > 2000


@pytest.mark.parametrize(("offset", "size", "stride"), [("7", "%n", "1"), ("0", "%n", "8"), ("2", "2, %n", "1, 3")])
def test_a_cast_that_contradicts_the_bounds_stays(offset: str, size: str, stride: str) -> None:
    """LLVM 22 makes a slice that is out of bounds, and does not verify."""
    rank = size.count(",") + 1
    whole, part, exact = (f"tensor<{'x'.join([each] * rank)}xf32>" for each in ("8", "?", "4"))
    part = part if rank == 1 else "tensor<2x?xf32>"
    exact = exact if rank == 1 else "tensor<2x4xf32>"
    offsets = ", ".join([offset] * rank)
    text = f"""func.func @f(%t: {whole}, %n: index) -> {exact} {{
  %s = tensor.extract_slice %t[{offsets}] [{size}] [{stride}] : {whole} to {part}
  %c = tensor.cast %s : {part} to {exact}
  return %c : {exact}
}}
"""
    assert _result(text, "canonicalize").text() == text
