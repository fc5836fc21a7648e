"""Custom syntax of the spirv dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning, printed
from tests.harness.oracle import Oracle

PROGRAMS = {
    "everything": """
spirv.module @m Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Matrix], [SPV_KHR_storage_buffer_storage_class]> attributes {foo} {
  spirv.GlobalVariable @var0 bind(0, 1) {foo} : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=4> [0])>, StorageBuffer>
  spirv.GlobalVariable @var1 built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @var2 initializer(@sc) : !spirv.ptr<i32, Private>
  spirv.SpecConstant @sc = 42 : i32
  spirv.SpecConstant @sc2 spec_id(5) = true
  spirv.SpecConstant @sc3 spec_id(5) = 1.500000e+00 : f32
  spirv.SpecConstantComposite @scc (@sc, @sc) : !spirv.struct<(i32, i32)>
  spirv.EXT.SpecConstantCompositeReplicate @sccr (@sc) : !spirv.array<3 x i32>
  spirv.func @main(%arg0: i32, %arg1: !spirv.ptr<f32, Function>, %b: i1, %x: f32, %arg9: !spirv.ptr<f32, Function>) -> i32 "None" attributes {foo} {
    %0 = spirv.Constant 1 : i32
    %1 = spirv.Constant true
    %2 = spirv.Constant dense<[1, 2]> : vector<2xi32>
    %3 = spirv.Constant [dense<3.0> : vector<2xf32>, dense<4.0> : vector<2xf32>] : !spirv.array<2 x vector<2xf32>>
    %4 = spirv.Constant 1.000000e+00 : f32
    %cc = spirv.Constant dense<[1.0, 2.0]> : tensor<2xf32> : !spirv.array<2 x f32>
    %5 = spirv.Variable : !spirv.ptr<f32, Function>
    %6 = spirv.Variable init(%4) : !spirv.ptr<f32, Function>
    %var = spirv.Variable {foo} : !spirv.ptr<f32, Function>
    %7 = spirv.Load "Function" %5 : f32
    %8 = spirv.Load "Function" %5 ["Volatile"] : f32
    %9 = spirv.Load "Function" %5 ["Volatile|Aligned", 4] {foo} : f32
    spirv.Store "Function" %5, %4 : f32
    spirv.Store "Function" %5, %4 ["Aligned", 4] : f32
    %10 = spirv.CompositeExtract %2[0 : i32] : vector<2xi32>
    %11 = spirv.CompositeInsert %0, %2[1 : i32] : i32 into vector<2xi32>
    spirv.CopyMemory "Function" %5, "Function" %6 : f32
    spirv.CopyMemory "Function" %5, "Function" %6 ["Aligned", 4] : f32
    spirv.CopyMemory "Function" %5, "Function" %6 ["Aligned", 4], ["Volatile"] : f32
    %12 = spirv.IAddCarry %0, %0 : !spirv.struct<(i32, i32)>
    %13 = spirv.SMulExtended %0, %0 : !spirv.struct<(i32, i32)>
    %16 = spirv.GL.Fma %4, %4, %4 : f32
    %fc = spirv.GL.FClamp %4, %4, %4 {foo} : f32
    spirv.mlir.selection {
      spirv.BranchConditional %b, ^bb1, ^bb2
    ^bb1:
      spirv.Branch ^bb2
    ^bb2:
      spirv.mlir.merge
    }
    spirv.mlir.selection control(Flatten) {
      spirv.BranchConditional %b, ^bb1, ^bb2
    ^bb1:
      spirv.Branch ^bb2
    ^bb2:
      spirv.mlir.merge
    }
    %r = spirv.mlir.selection -> i32 {
      spirv.BranchConditional %b [10, 4], ^bb1(%0 : i32), ^bb2(%0 : i32)
    ^bb1(%y: i32):
      spirv.Branch ^bb2(%y : i32)
    ^bb2(%z: i32):
      spirv.mlir.merge %z : i32
    }
    spirv.mlir.loop {
      spirv.Branch ^h(%0 : i32)
    ^h(%i: i32):
      spirv.BranchConditional %b, ^body, ^mm
    ^body:
      spirv.Branch ^cont
    ^cont:
      spirv.Branch ^h(%0 : i32)
    ^mm:
      spirv.mlir.merge
    }
    spirv.mlir.loop control(Unroll) {
      spirv.Branch ^h
    ^h:
      spirv.BranchConditional %b, ^body, ^mm
    ^body:
      spirv.Branch ^cont
    ^cont:
      spirv.Branch ^h
    ^mm:
      spirv.mlir.merge
    }
    spirv.Switch %0 : i32, [
    default: ^bb1(%0 : i32), 1: ^bb2, 2: ^bb2]
  ^bb1(%q: i32):
    spirv.ReturnValue %0 : i32
  ^bb2:
    spirv.ReturnValue %0 : i32
  }
  spirv.func @f() "Inline|Pure" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @f
  spirv.EntryPoint "Kernel" @f, @var1, @var2
  spirv.ExecutionMode @f "LocalSize", 1, 1, 1
  spirv.ExecutionMode @f "ContractionOff"
}
spirv.module PhysicalStorageBuffer64 Vulkan {
}
""",  # noqa: E501
    "wrapped operations and images": """
spirv.module Logical GLSL450 {
  spirv.SpecConstant @sc_i32_1 = 1 : i32
  spirv.func @f() -> i32 "None" {
    %0 = spirv.mlir.referenceof @sc_i32_1 : i32
    %1 = spirv.SpecConstantOperation wraps "spirv.INotEqual"(%0, %0) : (i32, i32) -> i1
    %2 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) {foo = 1 : i32} : (i32, i32) -> i32
    spirv.ReturnValue %2 : i32
  }
  spirv.func @img(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R8ui>, %s: !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %ci: vector<2xi32>, %d: f32, %v4: vector<4xf32>, %i3: i32) "None" {
    %0 = spirv.ImageDrefGather %s, %c, %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
    %1 = spirv.ImageDrefGather %s, %c, %d ["NonPrivateTexel"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
    %2 = spirv.ImageSampleExplicitLod %s, %c ["Lod"], %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
    %3 = spirv.ImageSampleImplicitLod %s, %c ["Bias|NonPrivateTexel"], %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
    %5 = spirv.ImageSampleExplicitLod %s, %c ["Grad"], %c, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
    spirv.Return
  }
  spirv.func @img2(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ci: vector<2xsi32>, %v4: vector<4xf32>, %j: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %s: !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<4xf32>, %d: f32) "None" {
    spirv.ImageWrite %i, %ci, %v4 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xsi32>, vector<4xf32>
    %4 = spirv.ImageRead %i, %ci : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xsi32> -> vector<4xf32>
    %5 = spirv.ImageFetch %j, %ci : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, vector<2xsi32> -> vector<4xf32>
    %6 = spirv.ImageSampleProjDrefImplicitLod %s, %c, %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32 -> f32
    spirv.Return
  }
}
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  spirv.SpecConstantComposite @b (@a, @a) : !spirv.array<2 x i32>
  spirv.func @f() -> i32 "None" {
    %0 = spirv.mlir.referenceof @b : !spirv.array<2 x i32>
    %1 = spirv.SpecConstantOperation wraps "spirv.CompositeExtract"(%0) <{indices = [0 : i32]}> : (!spirv.array<2 x i32>) -> i32
    spirv.ReturnValue %1 : i32
  }
}
""",  # noqa: E501
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)


GRAPH = """
spirv.module Logical Vulkan requires #spirv.vce<v1.3, [TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.GlobalVariable @in bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<4xi16>, UniformConstant>
  spirv.ARM.GraphEntryPoint @graph, @in
  spirv.ARM.Graph @graph(%a: !spirv.arm.tensor<4xi16>) -> !spirv.arm.tensor<2xi16> attributes {entry_point = true} {
    %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2xi16>
    spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2xi16>
  }
}
"""


def test_graphs(oracle: Oracle) -> None:
    """Upstream cannot read the generic form of a graph, whose type is no function type there."""
    check_layout(GRAPH)
    options = ("--mlir-print-op-generic", "--mlir-print-local-scope")
    assert oracle.reprint(printed(GRAPH), *options) == oracle.reprint(GRAPH, *options)
