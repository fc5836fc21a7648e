"""One text for each type and attribute of a dialect: what `mlir-opt` prints, whatever was written."""

from __future__ import annotations

import re

import pytest

from pydealloc.dialects.common.assembly.body_parts import closing, replace_nested, split_parts
from pydealloc.dialects.tables.canonical_bodies import normal_form
from pydealloc.ods.aliases import Aliases
from pydealloc.syntax.types.attributes import read_attribute
from tests.harness.oracle import Oracle

SPELLINGS = [
    "!llvm.ptr<0>",
    "!llvm<ptr<3>>",
    "!llvm.struct<(i32, !llvm.ptr, !llvm.struct<(f32)>)>",
    '!llvm.struct<"a b", packed(i8, ptr<0>)>',
    '!llvm.struct<"op", opaque>',
    "!llvm.array<4 x !llvm.array<2 x i8>>",
    "!llvm.func<!llvm.void (!llvm.ptr,...)>",
    "!llvm.func<struct<(i32)>(i32)>",
    "!llvm.array<2 x vector<4x!llvm.ptr>>",
    "!quant.uniform<i8<-8:7>:f32, 0.99872:127>",
    "!quant.uniform<i8:f32, 1.0:0>",
    "!quant.uniform<ui8 : f32, 0.5 : 128>",
    "!quant.uniform<i8<-128:127>:f32, 0.5>",
    "!quant.uniform<u4:f32:1, {2.0:120,3.0}>",
    "!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:120, 3.0:127}}>",
    "!quant.any<i8<-8:7> : f32>",
    "!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 1>",
    "!spirv.array<4xf32, stride = 4>",
    "!spirv.rtarray<f32,stride=8>",
    "!spirv.struct<(f32 [0],i32[4, NonWritable])>",
    "!emitc.array<4 x 3 x i32>",
    '!emitc.opaque<"a\\"b">',
    "!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (i) -> (i : compressed)}>>",
    "!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i) -> (i : compressed)}>, lvls = 0 to 1>",
    "!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 1>>",
    "!xegpu.mem_desc<32x32xf16, #xegpu.mem_layout<stride = [1, 32], block = [16, 16]>>",
    "!smt.func<(!smt.int,!smt.bool)!smt.bool>",
    "!amx.tile<16 x 16 x f32>",
    "tensor<4x!quant.uniform<i8:f32, 1.0:0>>",
    "#llvm.loop_annotation<vectorize = #llvm.loop_vectorize<disable = false>, disableNonforced=true>",
    "#llvm.fastmath<nnan,ninf,nsz,arcp,contract,afn,reassoc>",
    '#llvm.di_basic_type<name="si64", tag = DW_TAG_base_type, sizeInBits = 0>',
    "#llvm.vscale_range<minRange = 1, maxRange = 16>",
    "#llvm.dereferenceable<bytes = 4, mayBeNull = false>",
    "#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Vulkan, NVIDIA:DiscreteGPU, #spirv.resource_limits<>>",
    "#spirv.entry_point_abi<subgroup_size = 64, workgroup_size = [32,4,1]>",
    "#spirv.memory_access<Aligned|Volatile>",
    "#gpu.select_object<0>",
    '#gpu.object<#rocdl.target<O = 2>, bin = "x">',
    '#nvvm.target<chip = "sm_80", O = 3>',
    "#nvvm.target<O = 2>",
    "#sparse_tensor.encoding<{map = (i,j) -> (i:dense,j:compressed), posWidth = 0, crdWidth=32}>",
    "#sparse_tensor.encoding<{map = [s0](i : #sparse_tensor<slice(1, 4, 1)>) -> (i : compressed)}>",
    "#sparse_tensor.encoding<{map = (i,j) -> (i floordiv 2:dense, j floordiv 3:dense, i mod 2:dense, j mod 3:dense)}>",
    "#sparse_tensor.encoding<{map = {l0, l1} (d0 = l0, d1 = l1) -> (l0 = d0 : dense, l1 = d1 : compressed)}>",
    "#sparse_tensor.encoding<{map = (i) -> (i : compressed), implicitVal = 0.0 : f32, explicitVal = 1.0 : f32}>",
    "#dlti.dl_spec<#dlti.dl_entry<i32, 32>, index = 64>",
    '#dlti.map<"a"=1, "b" = 2>',
    "#acc.declare_action<postAlloc=@a, preAlloc = @b>",
    "#omp.flags<debug_kind=0>",
    "#xegpu.layout<lane_data = [1,1], lane_layout = [1,16]>",
    "#arith.overflow<nuw, nsw>",
    "#arith.fastmath<ninf, nnan>",
    "#llvm.fastmath<ninf,nnan>",
]


@pytest.mark.parametrize("text", SPELLINGS)
def test_text_is_upstreams(text: str, oracle: Oracle) -> None:
    program = f'"t.op"() {{a = {text}}} : () -> ()'
    options = ("--allow-unregistered-dialect", "--mlir-print-op-generic", "--mlir-print-local-scope")
    found = re.search(r"\{a = (.*)\} : \(\) -> \(\)$", oracle.reprint(program, *options), re.MULTILINE)
    assert found is not None
    assert str(read_attribute(text, 0, Aliases())[0]) == found[1]
    assert str(read_attribute(found[1], 0, Aliases())[0]) == found[1]


@pytest.mark.parametrize(
    ("name", "body"),
    [
        ("!quant.uniform", "anything"),
        ("!quant.uniform", "i8, {"),
        ("!quant.any", "i8<-99999999999999999999999:1>:f32"),
        ("!quant.any", "i99999999999999999999:f32"),
        ("!quant.any", f"i8<1:{'9' * 5000}>:f32"),
        (
            "!sparse_tensor.iter_space",
            "#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>, lvls = 0 to 99999999999999999999999",
        ),
        (
            "!sparse_tensor.iter_space",
            f"#sparse_tensor.encoding<{{ map = (d0) -> (d0 : dense) }}>, lvls = {'9' * 5000}",
        ),
        ("!llvm.struct", "("),
        ("!llvm.func", "void"),
        ("!llvm.array", "of what"),
        ("#sparse_tensor.encoding", "{ map = }"),
        ("#sparse_tensor.encoding", "{ other = 1 }"),
        ("#llvm.fastmath", "slow,wrong"),
        ("#nvvm.target", "what = 1, what = 2"),
        ("#nobody.knows", "a=1,b"),
    ],
)
def test_what_is_not_understood_stays(name: str, body: str) -> None:
    dialect, _, mnemonic = name[1:].partition(".")
    assert normal_form(name[0], dialect, mnemonic, body) == body


def test_deep_bodies_stay() -> None:
    body = "struct<(" * 500 + "ptr<0>" + ")>" * 500
    assert normal_form("!", "llvm", "struct", body) == body


def test_parts() -> None:
    assert split_parts('a, "b, c", <d, e>, (f -> g)') == ["a", '"b, c"', "<d, e>", "(f -> g)"]
    assert split_parts("") == []
    assert split_parts("a : b : c", ":") == ["a", "b", "c"]
    assert closing("x<a, (b)>y", 1) == 8
    assert closing("x<a", 1) == -1
    assert replace_nested('a "#b.c<1>" #d.e<f<2>> !g.h<i', lambda *parts: "|".join(parts)) == (
        'a "#b.c<1>" #|d|e|f<2> !g.h<i'
    )
