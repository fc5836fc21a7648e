// ===== spirv.CompositeExtract
func.func @f(%a: !spirv.array<4 x !spirv.array<4 x f32>>) {
  %r = spirv.CompositeExtract %a[1 : i32, 3 : i32] : !spirv.array<4 x !spirv.array<4 x f32>>
  return
}
// ===== spirv.CompositeInsert
func.func @f(%a: !spirv.array<4 x f32>, %x: f32) {
  %r = spirv.CompositeInsert %x, %a[1 : i32] : f32 into !spirv.array<4 x f32>
  return
}
// ===== spirv.CompositeConstruct
func.func @f(%x: f32, %v: vector<3xf32>) {
  %r = spirv.CompositeConstruct %x, %x, %x : (f32, f32, f32) -> vector<3xf32>
  %s = spirv.CompositeConstruct %v, %x : (vector<3xf32>, f32) -> vector<4xf32>
  return
}
// ===== spirv.Constant
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    %a = spirv.Constant true
    %b = spirv.Constant 42 : i32
    %c = spirv.Constant dense<[2, 3]> : vector<2xi32>
    %d = spirv.Constant [dense<3.0> : vector<2xf32>] : !spirv.array<1 x vector<2xf32>>
    spirv.Return
  }
}
// ===== spirv.GlobalVariable
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @a bind(1, 2) : !spirv.ptr<f32, Input>
  spirv.GlobalVariable @b built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.SpecConstant @s spec_id(5) = 1.0 : f32
  spirv.GlobalVariable @c initializer(@s) : !spirv.ptr<f32, Private>
}
// ===== spirv.SpecConstant
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = false
  spirv.SpecConstant @b spec_id(5) = 42 : i64
}
// ===== spirv.SpecConstantComposite
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1.5 : f32
  spirv.SpecConstant @b = 2.5 : f32
  spirv.SpecConstantComposite @c (@a, @b) : !spirv.array<2 x f32>
}
// ===== spirv.EXT.SpecConstantCompositeReplicate
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1.5 : f32
  spirv.EXT.SpecConstantCompositeReplicate @c (@a) : !spirv.array<3 x f32>
}
// ===== spirv.mlir.referenceof
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1.5 : f32
  spirv.func @f() -> f32 "None" {
    %r = spirv.mlir.referenceof @a : f32
    spirv.ReturnValue %r : f32
  }
}
// ===== spirv.mlir.addressof
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    %r = spirv.mlir.addressof @v : !spirv.ptr<f32, Input>
    spirv.Return
  }
}
// ===== spirv.SpecConstantOperation
spirv.module Logical GLSL450 {
  spirv.func @f() -> i32 "None" {
    %a = spirv.Constant 1 : i32
    %r = spirv.SpecConstantOperation wraps "spirv.IAdd"(%a, %a) : (i32, i32) -> i32
    spirv.ReturnValue %r : i32
  }
}
// ===== spirv.mlir.yield
spirv.module Logical GLSL450 {
  spirv.func @f() -> i32 "None" {
    %a = spirv.Constant 1 : i32
    %r = spirv.SpecConstantOperation wraps "spirv.ISub"(%a, %a) : (i32, i32) -> i32
    spirv.ReturnValue %r : i32
  }
}
// ===== spirv.Load
func.func @f(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<vector<4xi32>, StorageBuffer>) {
  %r = spirv.Load "Function" %p : f32
  %s = spirv.Load "StorageBuffer" %q ["Volatile|Aligned", 4] : vector<4xi32>
  return
}
// ===== spirv.Store
func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
  spirv.Store "Function" %p, %x : f32
  spirv.Store "Function" %p, %x ["Volatile"] : f32
  return
}
// ===== spirv.INTEL.SubgroupBlockWrite
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: vector<3xi32>, %x: i32) {
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %x : i32
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %v : vector<3xi32>
  return
}
// ===== spirv.INTEL.SubgroupBlockRead
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>) {
  %r = spirv.INTEL.SubgroupBlockRead %p : !spirv.ptr<i32, StorageBuffer> -> i32
  %s = spirv.INTEL.SubgroupBlockRead %p : !spirv.ptr<i32, StorageBuffer> -> vector<3xi32>
  return
}
// ===== spirv.AccessChain
func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>) {
  %a = spirv.Constant 1 : i32
  %r = spirv.AccessChain %p[%a, %a] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  return
}
// ===== spirv.Branch
spirv.func @f(%a: i32) "None" {
  spirv.Branch ^bb1
^bb1:
  spirv.Branch ^bb2(%a, %a : i32, i32)
^bb2(%b: i32, %c: i32):
  spirv.Return
}
// ===== spirv.BranchConditional
spirv.func @f(%c: i1, %a: i32) "None" {
  spirv.BranchConditional %c [5, 10], ^bb1, ^bb2(%a : i32)
^bb1:
  spirv.BranchConditional %c, ^bb2(%a : i32), ^bb2(%a : i32)
^bb2(%b: i32):
  spirv.Return
}
// ===== spirv.Switch
spirv.func @f(%s: i32, %x: f32) "None" {
  spirv.Switch %s : i32, [
    default: ^bb1(%s : i32),
    0: ^bb1(%s : i32),
    -1: ^bb2(%x : f32)
  ]
^bb1(%a: i32):
  spirv.Return
^bb2(%b: f32):
  spirv.Return
}
// ===== spirv.FunctionCall
spirv.module Logical GLSL450 {
  spirv.func @g(%a: i32) -> i32 "None" {
    spirv.ReturnValue %a : i32
  }
  spirv.func @h() "Inline|Pure" {
    spirv.Return
  }
  spirv.func @f(%a: i32) "None" {
    %r = spirv.FunctionCall @g(%a) : (i32) -> i32
    spirv.FunctionCall @h() : () -> ()
    spirv.Return
  }
}
// ===== spirv.Return
spirv.func @f() "None" {
  spirv.Return
}
// ===== spirv.ReturnValue
spirv.func @f(%a: f32) -> f32 "None" {
  spirv.ReturnValue %a : f32
}
// ===== spirv.Unreachable
spirv.func @f() "None" {
  spirv.Return
^bb1:
  spirv.Unreachable
}
// ===== spirv.mlir.loop
spirv.func @f(%c: i1, %a: i32) "None" {
  spirv.mlir.loop control(Unroll) {
    spirv.Branch ^bb1
  ^bb1:
    spirv.BranchConditional %c, ^bb2, ^bb4
  ^bb2:
    spirv.Branch ^bb3
  ^bb3:
    spirv.Branch ^bb1
  ^bb4:
    spirv.mlir.merge
  }
  spirv.Return
}
// ===== spirv.mlir.selection
spirv.func @f(%c: i1, %a: i32) "None" {
  %r = spirv.mlir.selection control(Flatten) -> i32 {
    spirv.BranchConditional %c, ^bb1, ^bb2(%a : i32)
  ^bb1:
    spirv.Branch ^bb2(%a : i32)
  ^bb2(%b: i32):
    spirv.mlir.merge %b : i32
  }
  spirv.Return
}
// ===== spirv.mlir.merge
spirv.func @f(%c: i1) "None" {
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^bb1, ^bb2
  ^bb1:
    spirv.Branch ^bb2
  ^bb2:
    spirv.mlir.merge
  }
  spirv.Return
}
// ===== spirv.MatrixTimesVector
func.func @f(%m: !spirv.matrix<3 x vector<4xf32>>, %v: vector<3xf32>) {
  %r = spirv.MatrixTimesVector %m, %v : !spirv.matrix<3 x vector<4xf32>>, vector<3xf32> -> vector<4xf32>
  return
}
// ===== spirv.PtrCastToGeneric
func.func @f(%p: !spirv.ptr<f32, CrossWorkgroup>) {
  %r = spirv.PtrCastToGeneric %p : !spirv.ptr<f32, CrossWorkgroup> to !spirv.ptr<f32, Generic>
  return
}
// ===== spirv.GenericCastToPtr
func.func @f(%p: !spirv.ptr<f32, Generic>) {
  %r = spirv.GenericCastToPtr %p : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
  return
}
// ===== spirv.GenericCastToPtrExplicit
func.func @f(%p: !spirv.ptr<f32, Generic>) {
  %r = spirv.GenericCastToPtrExplicit %p : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
  return
}
// ===== spirv.GroupNonUniformBroadcast
func.func @f(%x: f32) {
  %n = spirv.Constant 10 : i32
  %r = spirv.GroupNonUniformBroadcast <Subgroup> %x, %n : f32, i32
  return
}
// ===== spirv.GroupNonUniformLogicalOr
func.func @f(%c: i1) {
  %n = spirv.Constant 16 : i32
  %r = spirv.GroupNonUniformLogicalOr <Workgroup> <Reduce> %c : i1 -> i1
  %s = spirv.GroupNonUniformLogicalOr <Subgroup> <ClusteredReduce> %c cluster_size(%n) : i1, i32 -> i1
  return
}
// ===== spirv.ImageSampleExplicitLod
func.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %v: vector<2xf32>, %x: f32) {
  %r = spirv.ImageSampleExplicitLod %i, %v ["Lod"], %x : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
// ===== spirv.KHR.CooperativeMatrixLength
spirv.func @f() -> i32 "None" {
  %r = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixB>
  spirv.ReturnValue %r : i32
}
// ===== spirv.KHR.CooperativeMatrixMulAdd
spirv.func @f(%a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) "None" {
  %r = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c, <ASigned|AccSat> : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  spirv.Return
}
// ===== spirv.ARM.Graph
spirv.module Logical Vulkan requires #spirv.vce<v1.3, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]> {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<14x19xi16> {
    spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<14x19xi16>
  }
}
// ===== spirv.ARM.GraphOutputs
spirv.module Logical Vulkan requires #spirv.vce<v1.3, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]> {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<4xi16>) -> (!spirv.arm.tensor<4xi16>, !spirv.arm.tensor<4xi16>) {
    spirv.ARM.GraphOutputs %a, %a : !spirv.arm.tensor<4xi16>, !spirv.arm.tensor<4xi16>
  }
}
// ===== spirv.ARM.GraphConstant
spirv.module Logical Vulkan requires #spirv.vce<v1.3, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]> {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2x3xi16>) -> !spirv.arm.tensor<2x3xi16> {
    %r = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
    spirv.ARM.GraphOutputs %r : !spirv.arm.tensor<2x3xi16>
  }
}
