"""Programs shaped like real models: one function of any length, on tensors, on buffers, or of an unknown dialect.

Layers of a decoder follow each other, with widths, constants, names and the order of steps drawn anew, so that few
lines occur twice. The same size gives the same text. All but `foreign` are as `mlir-opt` accepts them.
`model_statistics.py` compares them with real models.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from model_text import Named, Shape, Writer

_UNARY = ("math.exp", "math.rsqrt", "arith.negf", "math.tanh", "math.absf", "math.sqrt")
_BINARY = ("arith.addf", "arith.mulf", "arith.subf", "arith.divf", "arith.maximumf")


Step = Callable[[Writer], None]


# Steps of both kinds: `_destination` says where a result goes


def _destination(out: Writer, shape: Shape) -> str:
    if out.container == "tensor":
        name = out.name()
        out.op(f"{name} = tensor.empty() : {out.type(shape)}")
    else:
        name = out.name("alloc")
        out.op(f"{name} = memref.alloc() {{alignment = 64 : i64}} : {out.type(shape)}")
    return name


def _generic(out: Writer, ins: Sequence[Named], shape: Shape, body: Sequence[str]) -> None:
    """`linalg.generic` that applies `body`, names of operations, to what it is given, one after the other."""
    target = _destination(out, shape)
    rank = len(shape)
    maps = [out.map(rank, one if one != shape else None) for _, one in ins] + [out.map(rank)]
    kinds = ", ".join(['"parallel"'] * rank)
    given = f"{', '.join(name for name, _ in ins)} : {', '.join(out.type(one) for _, one in ins)}"
    is_tensor = out.container == "tensor"
    result = out.name() if is_tensor else target
    head = f"{result} = " if is_tensor else ""
    out.op(
        f"{head}linalg.generic {{indexing_maps = [{', '.join(maps)}], iterator_types = [{kinds}]}} ins({given})"
        f" outs({target} : {out.type(shape)}) {{"
    )
    arguments = [out.name("in") for _ in ins]
    out.text(f"^bb0({', '.join(f'{name}: f32' for name in arguments)}, {out.name('out')}: f32):")
    value = arguments[0]
    for op in body:
        inner = out.name()
        other = f", {arguments[-1]}" if op in _BINARY else ""
        out.op(f"{inner} = {op} {value}{other} : f32", 2)
        value = inner
    out.op(f"linalg.yield {value} : f32", 2)
    out.text(f"}} -> {out.type(shape)}" if is_tensor else "}")
    out.keep((result, shape))


def _pointwise(out: Writer) -> None:
    value, shape = out.source()
    _generic(out, [(value, shape)], shape, [out.random.choice(_UNARY)])


def _combined(out: Writer) -> None:
    """Two operands, one of which is repeated along a dimension."""
    value, shape = out.source()
    same = [one for one in out.recent if one[1] == shape and one[0] != value]
    if same and out.random.random() < 0.6:
        other = out.random.choice(same)
    else:
        narrow = list(shape)
        narrow[out.random.randrange(len(shape))] = 1
        other = out.parameter(tuple(narrow)), tuple(narrow)
    _generic(out, [(value, shape), other], shape, [out.random.choice(_BINARY)])


def _fused(out: Writer) -> None:
    value, shape = out.source()
    body = [out.random.choice((*_UNARY, *_BINARY)) for _ in range(out.random.randrange(2, 5))]
    _generic(out, [(value, shape), (value, shape)], shape, body)


def _constant(out: Writer) -> str:
    name = out.name("cst")
    out.op(f"{name} = arith.constant {out.random.uniform(-4, 4):.6e} : f32")
    return name


def _product(out: Writer) -> None:
    """`linalg.matmul` with a parameter, after the value has got two dimensions."""
    rows, depth, columns = out.random.randrange(1, 8), out.width(), out.width()
    left, right, shape = out.parameter((rows, depth)), out.parameter((depth, columns)), (rows, columns)
    flat = [one for one in out.recent if len(one[1]) == 2]
    if flat:
        left, (rows, depth) = out.random.choice(flat)
        right, shape = out.parameter((depth, columns)), (rows, columns)
    target = _destination(out, shape)
    zero = _constant(out)
    kind = out.type(shape)
    operands = f"ins({left}, {right} : {out.type((rows, depth))}, {out.type((depth, columns))})"
    if out.container == "tensor":
        filled, result = out.name(), out.name()
        out.op(f"{filled} = linalg.fill ins({zero} : f32) outs({target} : {kind}) -> {kind}")
        out.op(f"{result} = linalg.matmul {operands} outs({filled} : {kind}) -> {kind}")
    else:
        result = target
        out.op(f"linalg.fill ins({zero} : f32) outs({target} : {kind})")
        out.op(f"linalg.matmul {{cast = #linalg.type_fn<cast_signed>}} {operands} outs({target} : {kind})")
    out.keep((result, shape))


def _loops(out: Writer, source: str, target: str, shape: Shape) -> None:
    """A nest of loops over buffers, as attention is written out."""
    indices = [out.name("i") for _ in shape]
    for depth, (index, size) in enumerate(zip(indices, shape, strict=True)):
        out.op(f"affine.for {index} = 0 to {size} {{", depth + 1)
    depth, at = len(shape) + 1, ", ".join(indices)
    value, kind = out.name(), f"memref<{'x'.join(map(str, shape))}xf32>"
    out.op(f"{value} = memref.load {source}[{at}] : {kind}", depth)
    for _ in range(out.random.randrange(2, 9)):
        result = out.name()
        op = out.random.choice((*_UNARY, *_BINARY))
        out.op(f"{result} = {op} {value}{f', {value}' if op in _BINARY else ''} : f32", depth)
        value = result
    out.op(f"memref.store {value}, {target}[{at}] : {kind}", depth)
    for left in range(len(shape), 0, -1):
        out.text("}", left)
        out.count += 1  # The `affine.yield` that is not written.


# Steps on tensors


def _reshaped(out: Writer) -> None:
    """Another view of the same elements: dimensions in front that are joined, or one that is split."""
    value, shape = out.source()
    result = out.name("collapsed" if len(shape) > 2 else "expanded")
    if len(shape) > 2:
        flat = (shape[0] * shape[1], *shape[2:])
        groups = ", ".join(["[0, 1]", *(f"[{number}]" for number in range(2, len(shape)))])
        out.op(f"{result} = tensor.collapse_shape {value} [{groups}] : {out.type(shape)} into {out.type(flat)}")
        out.keep((result, flat))
        return
    wide = (1, *shape)
    sizes = ", ".join(map(str, wide))
    groups = ", ".join(["[0, 1]", *(f"[{number + 1}]" for number in range(1, len(shape)))])
    out.op(
        f"{result} = tensor.expand_shape {value} [{groups}] output_shape [{sizes}]"
        f" : {out.type(shape)} into {out.type(wide)}"
    )
    out.keep((result, wide))


def _rotated(out: Writer) -> None:
    """Halves of the last dimension that change places."""
    value, shape = out.source()
    half = shape[-1] // 2
    part, rest = (*shape[:-1], half), (*shape[:-1], shape[-1] - half)
    zeros, ones = ", ".join(["0"] * (len(shape) - 1)), ", ".join(["1"] * len(shape))
    first, second, empty, one, both = (out.name(hint) for hint in ("slice", "slice", "", "inserted", "inserted"))

    def sizes(of: Shape) -> str:
        return ", ".join(map(str, of))

    whole = out.type(shape)
    out.op(f"{first} = tensor.extract_slice {value}[{zeros}, 0] [{sizes(part)}] [{ones}] : {whole} to {out.type(part)}")
    out.op(
        f"{second} = tensor.extract_slice {value}[{zeros}, {half}] [{sizes(rest)}] [{ones}]"
        f" : {whole} to {out.type(rest)}"
    )
    out.op(f"{empty} = tensor.empty() : {whole}")
    out.op(
        f"{one} = tensor.insert_slice {second} into {empty}[{zeros}, 0] [{sizes(rest)}] [{ones}]"
        f" : {out.type(rest)} into {whole}"
    )
    out.op(
        f"{both} = tensor.insert_slice {first} into {one}[{zeros}, {rest[-1]}] [{sizes(part)}] [{ones}]"
        f" : {out.type(part)} into {whole}"
    )
    out.keep((both, shape))


def _attended_tensors(out: Writer) -> None:
    value, shape = out.source()
    kind = f"memref<{'x'.join(map(str, shape))}xf32>"
    buffer, target, result = out.name(), out.name("alloc"), out.name()
    out.op(f"{buffer} = bufferization.to_buffer {value} : {out.type(shape)} to {kind}")
    out.op(f"{target} = memref.alloc() : {kind}")
    _loops(out, buffer, target, shape)
    out.op(f"{result} = bufferization.to_tensor {target} restrict : {kind} to {out.type(shape)}")
    out.keep((result, shape))


# Steps on buffers


def _flattened(out: Writer) -> None:
    value, shape = out.source()
    flat: Shape = (1, _elements(shape))
    result = out.name("reinterpret_cast")
    out.op(
        f"{result} = memref.reinterpret_cast {value} to offset: [0], sizes: [{flat[0]}, {flat[1]}],"
        f" strides: [{flat[1]}, 1] : {out.type(shape)} to {out.type(flat)}"
    )
    out.keep((result, flat))


def _elements(shape: Shape) -> int:
    count = 1
    for size in shape:
        count *= size
    return count


def _strided(out: Writer) -> None:
    """A parameter of any strides, through its metadata."""
    width = out.width()
    value = out.parameter((width,), ", strided<[?], offset: ?>")
    base, offset, sizes, strides = (out.name(hint) for hint in ("base_buffer", "offset", "sizes", "strides"))
    out.op(
        f"{base}, {offset}, {sizes}, {strides} = memref.extract_strided_metadata {value}"
        f" : memref<{width}xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index"
    )
    row, cast, target = out.name(), out.name("reinterpret_cast"), out.name("alloc")
    out.op(f"{row} = affine.apply {out.alias(f'()[s0] -> (s0 * {width})')}()[{strides}]")
    shape: Shape = (1, width)
    view = f"memref<1x{width}xf32, strided<[?, ?], offset: ?>>"
    out.op(
        f"{cast} = memref.reinterpret_cast {base} to offset: [{offset}], sizes: [1, {width}],"
        f" strides: [{row}, {strides}] : memref<f32> to {view}"
    )
    out.op(f"{target} = memref.alloc() {{alignment = 64 : i64}} : {out.type(shape)}")
    out.op(f"memref.copy {cast}, {target} : {view} to {out.type(shape)}")
    out.keep((target, shape))


def _copied(out: Writer) -> None:
    value, shape = out.source()
    target = _destination(out, shape)
    out.op(f"memref.copy {value}, {target} : {out.type(shape)} to {out.type(shape)}")
    out.keep((target, shape))


def _attended_buffers(out: Writer) -> None:
    value, shape = out.source()
    target = _destination(out, shape)
    _loops(out, value, target, shape)
    out.keep((target, shape))


def _chosen(out: Writer) -> None:
    """A branch that fills a buffer of its own."""
    condition, (_, shape) = out.name("flag"), out.source()
    out.parameters.append(f"%p{len(out.parameters)}: i1")
    out.op(f"{condition} = arith.xori %p{len(out.parameters) - 1}, %p{len(out.parameters) - 1} : i1")
    zero = _constant(out)
    out.op(f"scf.if {condition} {{")
    inner = out.name("alloc")
    out.op(f"{inner} = memref.alloc() : {out.type(shape)}", 2)
    out.op(f"linalg.fill ins({zero} : f32) outs({inner} : {out.type(shape)})", 2)
    out.text("}")
    out.count += 1


# Steps of an unknown dialect


def _foreign_pointwise(out: Writer) -> None:
    value, shape = out.source()
    result, op = out.name(), out.random.choice(("exponential", "negate", "rsqrt", "tanh", "logistic"))
    out.op(f"{result} = hlo.{op} {value} : {out.type(shape)}")
    out.keep((result, shape))


def _foreign_combined(out: Writer) -> None:
    value, shape = out.source()
    same = [one for one, other in out.recent if other == shape] or [value]
    result, op = out.name(), out.random.choice(("add", "multiply", "subtract", "divide", "maximum"))
    out.op(f"{result} = hlo.{op} {value}, {out.random.choice(same)} : {out.type(shape)}")
    out.keep((result, shape))


def _foreign_constant(out: Writer) -> None:
    _, shape = out.source()
    name, result = out.name("cst"), out.name()
    out.op(f"{name} = hlo.constant dense<{out.random.uniform(-4, 4):.6e}> : tensor<f32>")
    out.op(f"{result} = hlo.broadcast_in_dim {name}, dims = [] : (tensor<f32>) -> {out.type(shape)}")
    out.keep((result, shape))


def _foreign_product(out: Writer) -> None:
    value, shape = out.source()
    columns = out.width()
    right, result = out.parameter((shape[-1], columns)), out.name()
    made = (*shape[:-1], columns)
    out.op(
        f"{result} = hlo.dot_general {value}, {right}, contracting_dims = [{len(shape) - 1}] x [0]"
        f", precision = [DEFAULT, DEFAULT] : ({out.type(shape)}, {out.type((shape[-1], columns))}) -> {out.type(made)}"
    )
    out.keep((result, made))


def _foreign_reduced(out: Writer) -> None:
    value, shape = out.source()
    zero, result, wide = out.name("cst"), out.name(), out.name()
    made = shape[:-1]
    out.op(f"{zero} = hlo.constant dense<0.000000e+00> : tensor<f32>")
    out.op(
        f"{result} = hlo.reduce({value} init: {zero}) applies hlo.add across dimensions = [{len(shape) - 1}]"
        f" : ({out.type(shape)}, tensor<f32>) -> {out.type(made)}"
    )
    dims = ", ".join(map(str, range(len(made))))
    out.op(f"{wide} = hlo.broadcast_in_dim {result}, dims = [{dims}] : ({out.type(made)}) -> {out.type(shape)}")
    out.keep((wide, shape))


_STEPS: dict[str, tuple[str, dict[Step, float]]] = {
    "tensors": (
        "tensor",
        {
            _pointwise: 10,
            _combined: 16,
            _fused: 2,
            _product: 6,
            _reshaped: 22,
            _rotated: 3,
            _attended_tensors: 3,
        },
    ),
    "buffers": (
        "memref",
        {
            _pointwise: 8,
            _combined: 12,
            _fused: 2,
            _product: 4,
            _flattened: 14,
            _strided: 6,
            _copied: 3,
            _attended_buffers: 3,
            _chosen: 3,
        },
    ),
    "foreign": (
        "tensor",
        {
            _foreign_pointwise: 10,
            _foreign_combined: 24,
            _foreign_constant: 6,
            _foreign_product: 4,
            _foreign_reduced: 4,
        },
    ),
}
KINDS = tuple(_STEPS)


def program(kind: str, operations: int, *, name: str = "decode", seed: int = 0) -> str:
    """One function of at least `operations` operations, nested ones counted, and at most some 30 more.

    Args:
        kind: one of `KINDS`.
        seed: programs with different ones differ in nearly all lines.
    """
    container, steps = _STEPS[kind]
    out = Writer(seed, container)
    weights = list(steps.values())
    while out.count < operations - 1:
        out.random.choices(list(steps), weights)[0](out)
    return out.finished(name, out.recent[-1:] if container == "tensor" else (), "")


def functions(operations: int, each: int = 30) -> str:
    """Functions on buffers, each of some `each` operations and unlike all others, of `operations` together."""
    texts: list[str] = []
    aliases: dict[str, str] = {}
    for number in range(max(1, operations // each)):
        text = program("buffers", each, name=f"f{number}", seed=number)
        head, _, body = text.partition("func.func")
        own = dict(re.findall(r"(#map\d+) = (.*)", head))
        shared = {name: aliases.setdefault(of, f"#map{len(aliases)}") for name, of in own.items()}
        texts.append("func.func" + re.sub(r"#map\d+", lambda found, names=shared: names[found.group()], body))
    return "".join(f"{name} = {of}\n" for of, name in aliases.items()) + "".join(texts)
