"""Types that a constraint may admit, the simplest first. Only `mlir-opt` knows whether it does."""

from __future__ import annotations

from functools import cache
from itertools import islice, zip_longest
from typing import TYPE_CHECKING, TypeAlias

from pydealloc.ir.base import Type
from pydealloc.ir.types import (
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    RankedTensorType,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    element_type,
)
from pydealloc.ods.aliases import Aliases
from pydealloc.syntax.types.types import read_type

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pydealloc.ods.definitions import Term, TypeConstraint

Predicate: TypeAlias = "tuple[Term, ...]"

MOST = 24
"""Types tried for one constraint."""

_SCALARS = (
    "i32", "f32", "i1", "i64", "index", "f64", "i8", "i16", "f16", "bf16", "i4", "i2", "i48", "si32", "ui32", "si8",
    "ui8", "tf32", "f80", "f128", "f8E4M3FN", "f8E5M2", "f8E8M0FNU", "f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "none",
)  # fmt: skip

_TENSORMAP = (
    "!nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, "
    "interleave = none>"
)

# Types of dialects, each with what other operations of the same dialect are likely to accept.
DIALECT_TYPES: dict[str, tuple[str, ...]] = {
    "acc.data_bounds_ty": ("!acc.data_bounds_ty",),
    "acc.declare_token": ("!acc.declare_token",),
    "amdgpu.tdm_base": ("!amdgpu.tdm_base<i32>", "!amdgpu.tdm_base<f16>"),
    "amdgpu.tdm_descriptor": ("!amdgpu.tdm_descriptor",),
    "amdgpu.tdm_gather_base": ("!amdgpu.tdm_gather_base<i32, i16>",),
    "amx.tile": ("!amx.tile<16x64xi8>", "!amx.tile<16x16xf32>", "!amx.tile<16x16xi32>", "!amx.tile<16x32xbf16>"),
    "async.coro.handle": ("!async.coro.handle",),
    "async.coro.id": ("!async.coro.id",),
    "async.coro.state": ("!async.coro.state",),
    "async.group": ("!async.group",),
    "async.token": ("!async.token",),
    "async.value": ("!async.value<f32>",),
    "emitc.array": ("!emitc.array<4xi32>",),
    "emitc.lvalue": ("!emitc.lvalue<i32>", "!emitc.lvalue<!emitc.ptr<i32>>", '!emitc.lvalue<!emitc.opaque<"t">>'),
    "emitc.opaque": ('!emitc.opaque<"t">',),
    "emitc.ptr": ("!emitc.ptr<i32>", '!emitc.ptr<!emitc.opaque<"t">>'),
    "emitc.ptrdiff_t": ("!emitc.ptrdiff_t",),
    "emitc.size_t": ("!emitc.size_t",),
    "emitc.ssize_t": ("!emitc.ssize_t",),
    "gpu.async.token": ("!gpu.async.token",),
    "gpu.mma_matrix": (
        '!gpu.mma_matrix<16x16xf16, "AOp">', '!gpu.mma_matrix<16x16xf16, "BOp">', '!gpu.mma_matrix<16x16xf16, "COp">',
    ),
    "gpu.sparse.dntensor_handle": ("!gpu.sparse.dntensor_handle",),
    "gpu.sparse.spgemmop_handle": ("!gpu.sparse.spgemmop_handle",),
    "gpu.sparse.spmat_handle": ("!gpu.sparse.spmat_handle",),
    "irdl.attribute": ("!irdl.attribute",),
    "irdl.region": ("!irdl.region",),
    "llvm.array": ("!llvm.array<4 x i32>", "!llvm.array<2 x f32>"),
    "llvm.func": ("!llvm.func<void ()>", "!llvm.func<i32 (i32, i32)>"),
    "llvm.label": ("!llvm.label",),
    "llvm.metadata": ("!llvm.metadata",),
    "llvm.ppc_fp128": ("!llvm.ppc_fp128",),
    "llvm.ptr": (
        "!llvm.ptr", "!llvm.ptr<1>", "!llvm.ptr<3>", "!llvm.ptr<7>", "!llvm.ptr<8>", "!llvm.ptr<6>", "!llvm.ptr<5>",
        "!llvm.ptr<4>", "!llvm.ptr<2>",
    ),
    "llvm.struct": (
        "!llvm.struct<(i32, i32)>", "!llvm.struct<(f32, f32)>", "!llvm.struct<(i32, i1)>",
        "!llvm.struct<(i32, f32)>", "!llvm.struct<(i32, i32, i32, i32)>", "!llvm.struct<(f32, f32, f32, f32)>",
        "!llvm.struct<(vector<2xf16>, vector<2xf16>)>", "!llvm.struct<(ptr, i64)>", "!llvm.struct<(f64, f64)>",
    ),
    "llvm.target": ('!llvm.target<"spirv.Image", i32, 0>',),
    "llvm.token": ("!llvm.token",),
    "llvm.void": ("!llvm.void",),
    "llvm.x86_amx": ("!llvm.x86_amx",),
    "ml_program.token": ("!ml_program.token",),
    "mpi.comm": ("!mpi.comm",),
    "mpi.request": ("!mpi.request",),
    "mpi.retval": ("!mpi.retval",),
    "mpi.status": ("!mpi.status",),
    "nvgpu.device.async.token": ("!nvgpu.device.async.token",),
    "nvgpu.mbarrier.group": (
        "!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>",
        "!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>",
    ),
    "nvgpu.mbarrier.token": ("!nvgpu.mbarrier.token",),
    "nvgpu.tensormap.descriptor": (_TENSORMAP,),
    "nvgpu.warpgroup.accumulator": ("!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>",),
    "nvgpu.warpgroup.descriptor": (
        "!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>",
        "!nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>",
    ),
    "omp.cli": ("!omp.cli",),
    "omp.map_bounds_ty": ("!omp.map_bounds_ty",),
    "pdl.attribute": ("!pdl.attribute",),
    "pdl.operation": ("!pdl.operation",),
    "pdl.range": ("!pdl.range<value>", "!pdl.range<type>", "!pdl.range<operation>", "!pdl.range<attribute>"),
    "pdl.type": ("!pdl.type",),
    "pdl.value": ("!pdl.value",),
    "ptr.ptr": ("!ptr.ptr<#ptr.generic_space>",),
    "ptr.ptr_metadata": ("!ptr.ptr_metadata<memref<4xf32, #ptr.generic_space>>",),
    "quant.any": ("!quant.any<i8<-8:7>:f32>",),
    "quant.uniform": ("!quant.uniform<i8:f32, 2.000000e+00>",),
    "shape.shape": ("!shape.shape",),
    "shape.size": ("!shape.size",),
    "shape.value_shape": ("!shape.value_shape",),
    "shape.witness": ("!shape.witness",),
    "shard.sharding": ("!shard.sharding",),
    "smt.array": ("!smt.array<[!smt.int -> !smt.bool]>",),
    "smt.bool": ("!smt.bool",),
    "smt.bv": ("!smt.bv<32>",),
    "smt.func": ("!smt.func<(!smt.int, !smt.bool) !smt.bool>",),
    "smt.int": ("!smt.int",),
    "smt.sort": ('!smt.sort<"s"[!smt.bool]>',),
    "sparse_tensor.iter_space": (
        "!sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>",
    ),
    "sparse_tensor.iterator": (
        "!sparse_tensor.iterator<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>",
    ),
    "sparse_tensor.storage_specifier": (
        "!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>",
    ),
    "spirv.array": ("!spirv.array<4 x f32>",),
    "spirv.arm.tensor": ("!spirv.arm.tensor<4xi32>", "!spirv.arm.tensor<4xf32>", "!spirv.arm.tensor<1x4x4x4xf32>"),
    "spirv.coopmatrix": (
        "!spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>", "!spirv.coopmatrix<16x16xf32, Subgroup, MatrixA>",
    ),
    "spirv.image": (
        "!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>",
        "!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>",
        "!spirv.image<f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown>",
        "!spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32i>",
    ),
    "spirv.matrix": ("!spirv.matrix<3 x vector<3xf32>>",),
    "spirv.ptr": (
        "!spirv.ptr<f32, Function>", "!spirv.ptr<i32, Function>", "!spirv.ptr<f32, Workgroup>",
        "!spirv.ptr<i32, StorageBuffer>", "!spirv.ptr<f32, StorageBuffer>", "!spirv.ptr<vector<4xf32>, Function>",
        "!spirv.ptr<i64, Function>",
        "!spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=4> [0])>, StorageBuffer>",
    ),
    "spirv.rtarray": ("!spirv.rtarray<f32>",),
    "spirv.sampled_image": (
        "!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>",
        "!spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>",
    ),
    "spirv.struct": ("!spirv.struct<(i32, i32)>", "!spirv.struct<(f32, i32)>", "!spirv.struct<(f32, f32)>"),
    "tosa.mxint8": ("!tosa.mxint8",),
    "tosa.shape": ("!tosa.shape<4>", "!tosa.shape<2>", "!tosa.shape<1>", "!tosa.shape<3>", "!tosa.shape<0>"),
    "transform.affine_map": ("!transform.affine_map",),
    "transform.any_op": ("!transform.any_op",),
    "transform.any_param": ("!transform.any_param",),
    "transform.any_value": ("!transform.any_value",),
    "transform.op": (
        '!transform.op<"scf.for">', '!transform.op<"memref.alloc">', '!transform.op<"memref.alloca">',
        '!transform.op<"tensor.empty">', '!transform.op<"bufferization.alloc_tensor">', '!transform.op<"func.func">',
    ),
    "transform.param": ("!transform.param<i64>",),
    "transform.type": ("!transform.type",),
    "wasmssa.externref": ("!wasmssa.externref",),
    "wasmssa.funcref": ("!wasmssa.funcref",),
    "wasmssa.limit": ("!wasmssa<limit[1: 2]>",),
    "wasmssa.local": ("!wasmssa<local ref to i32>", "!wasmssa<local ref to f32>"),
    "wasmssa.tabletype": ("!wasmssa<tabletype !wasmssa.funcref [1: 2]>",),
    "xegpu.mem_desc": ("!xegpu.mem_desc<16x64xf16>", "!xegpu.mem_desc<16x64xf32>"),
    "xegpu.nbarrier": ("!xegpu.nbarrier",),
    "xegpu.tensor_desc": (
        "!xegpu.tensor_desc<8x16xf32>",
        "!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>",
    ),
}  # fmt: skip

# Types of other dialects that operations of a dialect work on, where a constraint says nothing.
_COMPANIONS: dict[str, tuple[str, ...]] = {
    "acc": ("memref<4xf32>", "!llvm.ptr"),
    "arm_sme": ("vector<[4]x[4]xi32>", "vector<[4]xi1>", "vector<[4]xi32>"),
    "arm_sve": ("vector<[4]xi32>", "vector<[16]xi8>", "vector<[4]xf32>"),
    "bufferization": ("tensor<4xf32>", "memref<4xf32>"),
    "nvvm": ("!llvm.ptr", "!llvm.struct<(i32, i32)>", "!llvm.struct<(f32, f32)>"),
    "omp": ("!llvm.ptr", "memref<4xf32>"),
    "pdl_interp": ("!pdl.operation", "!pdl.value", "!pdl.type", "!pdl.attribute"),
    "quant": ("tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>", "tensor<4xi8>"),
    "rocdl": ("vector<4xf32>", "vector<16xf16>", "vector<8xf32>"),
    "shape": ("tensor<?xindex>", "tensor<4xf32>"),
    "vcix": ("vector<[4]xi32>", "vector<[4]xf32>"),
    "xevm": ("!llvm.ptr<1>", "vector<8xi16>"),
}


@cache
def typed(text: str) -> Type:
    """The type that `text` spells. Raises `ParseFault`."""
    return read_type(text, 0, Aliases())[0]


@cache
def dialect_types(dialect: str) -> tuple[Type, ...]:
    """Sample types of a dialect and those its operations usually work on."""
    own = [text for name, texts in DIALECT_TYPES.items() if name.partition(".")[0] == dialect for text in texts[:1]]
    return tuple(typed(text) for text in (*_COMPANIONS.get(dialect, ()), *own))


@cache
def type_choices(constraint: TypeConstraint, dialect: str) -> tuple[Type, ...]:
    """Up to `MOST` types, those known to satisfy the constraint before those that might."""
    if constraint.buildable is not None:
        return (typed(constraint.buildable),)
    verdicts = [(type_, admits(constraint.predicate, type_)) for type_ in _pool(constraint.predicate, dialect)]
    sure = [type_ for type_, verdict in verdicts if verdict]
    perhaps = [type_ for type_, verdict in verdicts if verdict is None]
    return tuple(dict.fromkeys([*_spread(sure), *_spread(perhaps)]))[:MOST]


def _spread(types: list[Type]) -> list[Type]:
    """The same types, first one of each kind, then the second of each, so that the first few differ."""
    kinds: dict[object, list[Type]] = {}
    for type_ in types:
        kinds.setdefault((type(type_), element_type(type_)), []).append(type_)
    return [type_ for row in zip_longest(*kinds.values()) for type_ in row if type_ is not None]


def _leaves(predicate: Predicate) -> Iterator[Predicate]:
    yield predicate
    for part in predicate[1:]:
        if isinstance(part, tuple):
            yield from _leaves(part)


def _pool(predicate: Predicate, dialect: str) -> list[Type]:
    leaves = [leaf for leaf in _leaves(predicate) if leaf]
    named = [leaf[1] for leaf in leaves if leaf[0] == "isa"]
    own = [typed(text) for name in named for text in DIALECT_TYPES.get(str(name), ())]
    vague = any(leaf[0] in ("?", "any", "is") for leaf in leaves)
    scalars = list(dict.fromkeys((*_scalars_of(leaves), *map(typed, _SCALARS))))
    shapes = _shapes_of(leaves)
    pool = [*own, *(dialect_types(dialect) if vague else ()), *scalars]
    few = scalars[:18]
    # Shape by shape: the first shapes are the ones the predicate mentions.
    for shape in shapes:
        for element in (*few, *own):
            pool += _shaped(shape, element)
    pool += [FunctionType((), ()), FunctionType((scalars[0],), (scalars[0],)), TupleType((scalars[0],))]
    pool += [ComplexType(typed("f32")), ComplexType(typed("f64"))]
    return list(dict.fromkeys(pool))


def _scalars_of(leaves: Iterable[Predicate]) -> Iterator[Type]:
    for leaf in leaves:
        if leaf[0] == "int":
            sign = {"signed": "s", "unsigned": "u"}.get(str(leaf[1]), "")
            yield typed(f"{sign}i{leaf[2] or 32}")
        elif leaf[0] == "float":
            yield typed(str(leaf[1]) if len(leaf) > 1 else "f32")
        elif leaf[0] == "index":
            yield typed("index")
        elif leaf[0] == "complex":
            yield ComplexType(typed("f32"))


def _shapes_of(leaves: list[Predicate]) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    for leaf in leaves:
        if leaf[0] == "shape" and isinstance(leaf[1], tuple):
            found.append(tuple(size for size in leaf[1] if isinstance(size, int)))
        elif leaf[0] == "element-count" and isinstance(leaf[2], int):
            found.append((leaf[2],))
    ranks = [leaf[2] for leaf in leaves if leaf[0] == "rank" and isinstance(leaf[2], int) and leaf[1] == "=="]
    found += [(4,) * rank for rank in ranks] + [(2,) * rank for rank in ranks]
    return list(dict.fromkeys((*found, (4,), (4, 4), (2,), (), (8,), (16,), (1, 4, 4, 4), (2, 4, 8))))[:16]


def _shaped(shape: tuple[int, ...], element: Type) -> Iterator[Type]:
    if isinstance(element, (IntegerType, FloatType, IndexType)) or (
        isinstance(element, DialectType) and element.dialect in ("llvm", "ptr")
    ):
        yield VectorType(shape, element)
        if shape:
            yield VectorType(shape, element, (False,) * (len(shape) - 1) + (True,))
            yield VectorType(shape, element, (True,) * len(shape))
    if isinstance(element, (VectorType, NoneType)):
        return
    yield RankedTensorType(shape, element)
    yield MemRefType(shape, element)
    if shape:
        yield RankedTensorType((None,) * len(shape), element)
        yield MemRefType((None,) * len(shape), element)
    yield UnrankedTensorType(element)
    yield UnrankedMemRefType(element)


def admits(predicate: Predicate, type_: Type) -> bool | None:
    """Whether a type satisfies a predicate of `ods_constraints`; None where that cannot be told."""
    head = str(predicate[0])
    parts = [part for part in predicate[1:] if isinstance(part, tuple)]
    if head in ("and", "or"):
        verdicts = [admits(part, type_) for part in parts]
        decisive = head == "or"
        if decisive in verdicts:
            return decisive
        return None if None in verdicts else not decisive
    if head == "not":
        verdict = admits(parts[0], type_)
        return None if verdict is None else not verdict
    if head == "element":
        inner = type_.element if isinstance(type_, ComplexType) else element_type(type_)
        if isinstance(type_, DialectType):
            return None
        return inner is not type_ and admits(parts[0], inner)
    if head == "element-or-self":
        return admits(parts[0], element_type(type_))
    if head == "isa":
        name = str(predicate[1])
        return isinstance(type_, DialectType) and (
            type_ in map(typed, DIALECT_TYPES.get(name, ())) or f"{type_.dialect}.{type_.mnemonic}" == name
        )
    if head in ("rank", "element-count", "shape", "has-rank", "static-shape", "strided"):
        return _shape_fits(head, predicate, type_)
    return _kind_fits(head, predicate, type_)


_KINDS: dict[str, tuple[type[Type], ...]] = {
    "index": (IndexType,),
    "none": (NoneType,),
    "complex": (ComplexType,),
    "function": (FunctionType,),
    "tuple": (TupleType,),
    "vector": (VectorType,),
    "tensor": (RankedTensorType, UnrankedTensorType),
    "ranked-tensor": (RankedTensorType,),
    "unranked-tensor": (UnrankedTensorType,),
    "memref": (MemRefType,),
    "unranked-memref": (UnrankedMemRefType,),
    "base-memref": (MemRefType, UnrankedMemRefType),
    "shaped": (VectorType, RankedTensorType, UnrankedTensorType, MemRefType, UnrankedMemRefType),
    "value-semantics": (VectorType, RankedTensorType, UnrankedTensorType),
}


def _kind_fits(head: str, predicate: Predicate, type_: Type) -> bool | None:
    if head == "any":
        return True
    if head in _KINDS:
        return isinstance(type_, _KINDS[head])
    if head == "int":
        sign = {"signless": "", "signed": "s", "unsigned": "u"}.get(str(predicate[1]))
        return (
            isinstance(type_, IntegerType)
            and (sign is None or type_.signedness == sign)
            and predicate[2] in (0, type_.width)
        )
    if head == "float":
        return isinstance(type_, FloatType) and (len(predicate) < 2 or type_.name == predicate[1])
    if head in ("fixed-vector", "scalable-vector"):
        return isinstance(type_, VectorType) and bool(type_.scalable) == (head == "scalable-vector")
    return None


def _shape_fits(head: str, predicate: Predicate, type_: Type) -> bool | None:
    if isinstance(type_, (UnrankedTensorType, UnrankedMemRefType)):
        return False
    if not isinstance(type_, (VectorType, RankedTensorType, MemRefType)):
        return None
    shape = type_.shape
    if head in ("has-rank", "strided"):
        return True
    if head == "static-shape":
        return None not in shape
    if head == "shape":
        return shape == predicate[1]
    wanted = predicate[2]
    count = 1
    for size in shape:
        count *= size or 0
    actual = len(shape) if head == "rank" else count
    assert isinstance(wanted, int)
    compared = {
        "==": actual == wanted, ">=": actual >= wanted, "<=": actual <= wanted, "<": actual < wanted,
        ">": actual > wanted,
    }  # fmt: skip
    return compared[str(predicate[1])]


def first_of(types: Iterable[Type], count: int) -> list[Type]:
    return list(islice(types, count))
