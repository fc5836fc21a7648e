"""Examples of every type and attribute of LLVM's dialects: from samples, from pages, and made from definitions."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

from pydealloc.ods.parse_fault import ParseFault
from pydealloc.ods.registry import dialect_names
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.text.balanced_extent import attribute_end, type_end
from pydealloc.syntax.text.lexer import TokenKind, significant_tokens
from tests.samples.attribute_choices import ATTRIBUTES, definition_choices

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

MOST = 4
"""Examples of one type or attribute."""
_LONGEST = 400
"""Characters of an example."""
_TESTS = Path(__file__).parent.parent
_BLOCK = re.compile(r"^```mlir.*?\n(.*?)^```", re.DOTALL | re.MULTILINE)
_MNEMONIC = re.compile(r"\s*<\s*([A-Za-z_][\w.]*)")
# Types and attributes that no sample has, or that have more parameters than it writes.
_WRITTEN = (
    "!llvm.array<4 x i32>", "!llvm.func<i32 (i32, ...)>", '!llvm.struct<"s", packed (i32, ptr)>', "!llvm.ptr<1>",
    '!llvm.target<"a", i32, 1>', "!llvm.vec<4 x i32>", "!quant.uniform<i8<-8:7>:f32, 1.0:2>",
    "!quant.uniform<i8:f32:1, {1.0, 2.0:3}>", "!quant.any<i8<-8:7>:f32>", "!quant.calibrated<f32<-1.0:1.0>>",
    "!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}, {3.0, 4.0}}>", "!pdl.range<type>", "!ptr.ptr<#ptr.generic_space>",
    "!amx.tile<16x64xi8>", "!async.value<i32>", "!emitc.array<4x?xi32>", "!smt.func<(!smt.int) !smt.bool>",
    '!smt.sort<"a"[!smt.int]>', "!smt.array<[!smt.int -> !smt.bv<4>]>", "!transform.op<\"a.b\">",
    '!gpu.mma_matrix<16x16xf16, "AOp">', '!xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16]>>',
    "!xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2>>", "!wasmssa<limit[1:2]>",
    "!wasmssa<local ref to i32>", "!wasmssa<tabletype !wasmssa.funcref [1:]>", "!shape.shape",
    "!spirv.array<4 x f32, stride=4>", "!spirv.rtarray<f32, stride=4>", "!spirv.matrix<3 x vector<3xf32>>",
    "!spirv.ptr<f32, Uniform>", "!spirv.struct<(f32 [0], i32 [4, NonWritable])>", '!spirv.struct<n, (f32)>',
    "!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>", "!spirv.sampler",
    "!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>",
    "!spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>", "!spirv.arm.tensor<4x?xi32>",
    "!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>",
    "!sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>",
    "!sparse_tensor.iterator<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>, lvls = 0 to 1>",
    "#spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>",
    "#spirv.target_env<#spirv.vce<v1.3, [Shader], []>, api=Vulkan, AMD:DiscreteGPU:5, "
    "#spirv.resource_limits<max_compute_workgroup_size = [1, 2, 3], subgroup_size = 4>>",
    "#spirv.entry_point_abi<workgroup_size = [32, 1, 1], subgroup_size = 4>", "#spirv.interface_var_abi<(0, 1), Uniform>",
    "#spirv.resource_limits<max_compute_shared_memory_size = 4>",
    "#gpu.kernel_table<[#gpu.kernel_metadata<\"k\", (i32) -> (), metadata = {a = 1 : i32}>]>",
    "#gpu.kernel_metadata<\"k\", () -> (), arg_attrs = [], metadata = {}>", "#gpu.select_object<0>",
    "#gpu.object<#nvvm.target, properties = {O = 2 : i32}, kernels = <[]>, bin = \"abc\">",
    "#nvvm.target<O = 3, chip = \"sm_90\", features = \"+ptx80\", flags = {fast}, link = [\"a\"]>",
    "#rocdl.target<O = 3, chip = \"gfx90a\", flags = {wave64}>", "#xevm.target<O = 3, chip = \"bmg\">",
    "#dlti.dl_spec<#dlti.dl_entry<i32, 32 : i32>, \"a\" = 1 : i32>", "#dlti.target_system_spec<\"CPU\" = "
    "#dlti.target_device_spec<\"a\" = 1 : ui32>>", "#dlti.map<i32 = 1 : i32, \"k\" = \"v\">", "#dlti.dl_entry<i32, 1>",
    "#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed(nonunique)), posWidth = 32 }>",
    "#sparse_tensor<slice(1, ?, 1)>", "#sparse_tensor.encoding<{map = [s0](d0 = s0 + 1) -> (d0 : batch)}>",
    "#llvm.loop_annotation<disableNonforced = true, vectorize = <disable = false, width = 4 : i32>>",
    "#llvm.target_features<[\"+a\", \"-b\"]>", "#llvm.linkage<internal>", "#llvm.fastmath<nnan, ninf>",
    "#arith.fastmath<fast>", "#arith.overflow<nsw, nuw>", "#vector.kind<add>", "#gpu.address_space<workgroup>",
    "#gpu<processor thread_x>", "#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>",
    "#xegpu.layout<sg_layout = [2, 4], sg_data = [1, 2], inst_data = [8, 16], lane_layout = [1, 16], lane_data = [1, 1],"
    " order = [1, 0]>", "#xegpu.slice<#xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, dims = [0]>",
    "#omp.declaretarget<device_type = (any), capture_clause = (to)>", "#omp<clause_map_flags to|from>",
    "#ptr.spec<size = 64, abi = 64, preferred = 64, index = 64>", "#shard<partial sum>", "#shard.partial<max>",
    "#tosa.quantization<>", "#complex.number<:f32 1.0, 2.0> : complex<f32>", "#ub.poison", "#smt.bv<5> : !smt.bv<32>",
    "#ml_program.extern : tensor<4xi32>", "#index<cmp_predicate eq>", "#linalg.iterator_type<parallel>",
    # Builtin ones.
    "memref<4x?xf32, strided<[?, 1], offset: 2>, 1 : i32>", "memref<*xf32, 1>", "tensor<4x?xf32>", "tensor<*xi8>",
    "vector<4x[8]xi32>", "tuple<i32, f32>", "complex<f32>", "(i32, f32) -> (i8, i16)", "memref<2xi8, affine_map<(d0) -> (d0)>>",
    "dense<[1, 2]> : tensor<2xi32>", "sparse<[[0, 1]], [2]> : tensor<2x4xi32>", "array<i32: 1, 2>", "[1, \"a\"]", "{a = 1, b}",
    "affine_map<(d0)[s0] -> (d0 + s0, d0 mod 2)>", "affine_set<(d0) : (d0 >= 0, d0 == 1)>", "@a::@b", "1.5 : f32", "-7 : i8",
    "\"text\" : i32", "strided<[1, ?], offset: 3>", "loc(\"f\":1:2)", "distinct[0]<1>", "dense_resource<a> : tensor<2xi32>",
    "loc(fused<\"a\">[\"f\":1:2, unknown])", "loc(callsite(\"a\" at \"b\"(unknown)))", "true", "unit",
)  # fmt: skip


def texts() -> Iterator[str]:
    """Programs in which types and attributes are looked for."""
    for path in sorted(_TESTS.rglob("*.mlir")):
        yield path.read_text(encoding="utf-8", errors="replace")
    for path in sorted(_TESTS.rglob("*.md")):
        yield from _BLOCK.findall(path.read_text(encoding="utf-8"))


def found_in(text: str) -> Iterator[tuple[str, str]]:
    """Name, with its sign as in `!llvm.ptr`, and text of the types and attributes of dialects in a program."""
    for token in significant_tokens(text):
        if token.kind not in (TokenKind.TYPE, TokenKind.ATTRIBUTE):
            continue
        name = text[token.start : token.end]
        longer = _MNEMONIC.match(text, token.end)
        if "." not in name and longer is not None:
            name += f".{longer[1]}"
        if name[1:].partition(".")[0] not in _DIALECTS or "." not in name:
            continue
        is_type = token.kind is TokenKind.TYPE
        for with_type in (False,) if is_type else (False, True):
            try:
                end = type_end(text, token.start) if is_type else attribute_end(text, token.start, with_type)
            except ParseFault:
                continue
            yield name, text[token.start : end]


_DIALECTS = frozenset(dialect_names()) - {"test"}


def name_of(example: str) -> str:
    """The name as `found_in` has it; `builtin` of those without a sign."""
    return next(found_in(example))[0] if example[0] in "!#" else "builtin"


def examples() -> dict[str, list[str]]:
    """By name, up to `MOST` examples that differ in more than numbers, the shortest first."""
    found: dict[str, set[str]] = defaultdict(set)
    for text in texts():
        for name, example in found_in(text):
            if len(example) <= _LONGEST and "\n" not in example:
                found[name].add(example)
    for example in (*_WRITTEN, *(each for some in ATTRIBUTES.values() for each in some)):
        found[name_of(example)].add(example)
    for dialect in sorted(_DIALECTS):
        for mnemonic in UPSTREAM.registry.attr_names(dialect):
            found[f"#{dialect}.{mnemonic}"].update(definition_choices(f"{dialect}.{mnemonic}"))
        for mnemonic in UPSTREAM.registry.type_names(dialect):
            found[f"!{dialect}.{mnemonic}"].add(f"!{dialect}.{mnemonic}")
    return {name: found[name] if name == "builtin" else chosen(found[name]) for name in sorted(found)}


def chosen(every: Iterable[str]) -> list[str]:
    """Half of them short, half with as many tokens as there are; none twice with other numbers alone."""
    by_shape: dict[str, str] = {}
    for example in sorted(every, key=lambda text: (len(text), text)):
        by_shape.setdefault(re.sub(r"\d+|\"[^\"]*\"|DW_\w+", "_", example), example)
    shapes = list(by_shape.values())
    half = MOST // 2
    return shapes if len(shapes) <= MOST else [*shapes[:half], *shapes[-half:]]
