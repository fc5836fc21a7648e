// Conversions, calls, graphs, cooperative matrices, dot products and groups of spirv.

func.func @f(%p: !spirv.ptr<f32, Workgroup>, %i: i32) {
// expected-error@+1 {{use of value '%i' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = spirv.AtomicAnd <Device> <None> %p, %i : !spirv.ptr<f32, Workgroup>
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, Workgroup>, %i: i32) {
// expected-error@+1 {{'spirv.AtomicAnd' op failed to verify that `value` type matches pointee type of `pointer`}}
  %0 = "spirv.AtomicAnd"(%p, %i) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>} : (!spirv.ptr<f32, Workgroup>, i32) -> i32
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, Workgroup>, %i: f32) {
// expected-error@+1 {{'spirv.EXT.AtomicFAdd' op failed to verify that `result` type matches pointee type of `pointer`}}
  %0 = "spirv.EXT.AtomicFAdd"(%p, %i) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>} : (!spirv.ptr<i32, Workgroup>, f32) -> f32
  return
}
// -----
func.func @f(%p: !spirv.ptr<vector<2xi32>, Workgroup>, %i: i32) {
// expected-error@+1 {{'spirv.AtomicIIncrement' op failed to verify that `result` type matches pointee type of `pointer`}}
  %0 = "spirv.AtomicIIncrement"(%p) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>} : (!spirv.ptr<vector<2xi32>, Workgroup>) -> i32
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, Workgroup>, %i: i32) {
// expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  %0 = spirv.AtomicAnd <Device> <Acquire|Release> %p, %i : !spirv.ptr<i32, Workgroup>
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, Workgroup>) {
// expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  %0 = spirv.AtomicIDecrement <Device> <AcquireRelease|SequentiallyConsistent> %p : !spirv.ptr<i32, Workgroup>
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, Workgroup>, %i: f32) {
// expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  %0 = spirv.EXT.AtomicFAdd <Device> <Acquire|Release> %p, %i : !spirv.ptr<f32, Workgroup>
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, Workgroup>, %i: i32) {
  %0 = spirv.AtomicUMax <Device> <Acquire> %p, %i : !spirv.ptr<i32, Workgroup>
  %1 = spirv.AtomicExchange <Device> <Acquire|Release> %p, %i : !spirv.ptr<i32, Workgroup>
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, Workgroup>) {
// expected-error@+1 {{unhandled bit cast conversion from pointer type to non-pointer type}}
  %0 = spirv.Bitcast %p : !spirv.ptr<f32, Workgroup> to i64
  return
}
// -----
func.func @f(%p: i64) {
// expected-error@+1 {{unhandled bit cast conversion from non-pointer type to pointer type}}
  %0 = spirv.Bitcast %p : i64 to !spirv.ptr<f32, Workgroup>
  return
}
// -----
func.func @f(%p: i32) {
// expected-error@+1 {{result type must be different from operand type}}
  %0 = spirv.Bitcast %p : i32 to i32
  return
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<i32, Workgroup>) "None" {
// expected-error@+1 {{operand must be a physical pointer}}
    %0 = spirv.ConvertPtrToU %p : !spirv.ptr<i32, Workgroup> to i32
    spirv.Return
  }
}
// -----
spirv.module PhysicalStorageBuffer64 GLSL450 {
  spirv.func @f(%p: !spirv.ptr<i32, Workgroup>) "None" {
// expected-error@+1 {{operand must be a physical pointer}}
    %0 = spirv.ConvertPtrToU %p : !spirv.ptr<i32, Workgroup> to i32
    spirv.Return
  }
}
// -----
spirv.module PhysicalStorageBuffer64 GLSL450 {
  spirv.func @f(%p: !spirv.ptr<i32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Aliased>}) "None" {
    %0 = spirv.ConvertPtrToU %p : !spirv.ptr<i32, PhysicalStorageBuffer> to i32
    spirv.Return
  }
}
// -----
spirv.module Physical64 OpenCL {
  spirv.func @f(%p: !spirv.ptr<i32, Workgroup>, %u: i64) "None" {
    %0 = spirv.ConvertPtrToU %p : !spirv.ptr<i32, Workgroup> to i32
    %1 = spirv.ConvertUToPtr %u : i64 to !spirv.ptr<i32, Workgroup>
    spirv.Return
  }
}
// -----
spirv.module Physical64 OpenCL {
  spirv.func @f(%p: !spirv.ptr<i32, Workgroup>) "None" {
// expected-error@+1 {{result must be a scalar type of unsigned integer}}
    %0 = spirv.ConvertPtrToU %p : !spirv.ptr<i32, Workgroup> to si32
    spirv.Return
  }
}
// -----
func.func @f(%p: si32) {
// expected-error@+1 {{result must be a scalar type of unsigned integer}}
  %0 = spirv.ConvertUToPtr %p : si32 to !spirv.ptr<i32, Workgroup>
  return
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: i32) "None" {
// expected-error@+1 {{result must be a physical pointer}}
    %0 = spirv.ConvertUToPtr %p : i32 to !spirv.ptr<i32, Workgroup>
    spirv.Return
  }
}
// -----
spirv.module PhysicalStorageBuffer64 GLSL450 {
  spirv.func @f(%p: i32) "None" {
// expected-error@+1 {{result must be a physical pointer}}
    %0 = spirv.ConvertUToPtr %p : i32 to !spirv.ptr<i32, Workgroup>
    spirv.Return
  }
}
// -----
func.func @f(%p: !spirv.ptr<f32, Workgroup>) {
// expected-error@+1 {{result type must be of storage class Generic}}
  %0 = spirv.PtrCastToGeneric %p : !spirv.ptr<f32, Workgroup> to !spirv.ptr<f32, Uniform>
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, Uniform>) {
// expected-error@+1 {{pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class}}
  %0 = spirv.PtrCastToGeneric %p : !spirv.ptr<f32, Uniform> to !spirv.ptr<f32, Generic>
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, Workgroup>) {
// expected-error@+1 {{pointer type must be of storage class Generic}}
  %0 = spirv.GenericCastToPtr %p : !spirv.ptr<f32, Workgroup> to !spirv.ptr<f32, Workgroup>
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, Workgroup>) {
// expected-error@+1 {{pointer type must be of storage class Generic}}
  %0 = spirv.GenericCastToPtrExplicit %p : !spirv.ptr<f32, Workgroup> to !spirv.ptr<f32, Workgroup>
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, Generic>) {
// expected-error@+1 {{'spirv.GenericCastToPtrExplicit' op pointer operand's pointee type must have the same as the op result type, but found 'f32' vs 'i32'}}
  %0 = spirv.GenericCastToPtrExplicit %p : !spirv.ptr<f32, Generic> to !spirv.ptr<i32, Workgroup>
  return
}
// -----
func.func @f(%p: !spirv.coopmatrix<2x2xf32, Subgroup, MatrixA>) {
// expected-error@+1 {{'spirv.FConvert' op requires the same shape for all operands and results}}
  %0 = spirv.FConvert %p : !spirv.coopmatrix<2x2xf32, Subgroup, MatrixA> to vector<4xf32>
  return
}
// -----
func.func @f(%p: vector<4xf32>) {
// expected-error@+1 {{'spirv.FConvert' op requires the same shape for all operands and results}}
  %0 = spirv.FConvert %p : vector<4xf32> to !spirv.coopmatrix<2x2xf32, Subgroup, MatrixA>
  return
}
// -----
func.func @f(%p: !spirv.coopmatrix<2x2xf32, Subgroup, MatrixA>) {
// expected-error@+1 {{'spirv.FConvert' op expected the different bit widths for operand type and result type, but provided 'f32' and 'f32'}}
  %0 = spirv.FConvert %p : !spirv.coopmatrix<2x2xf32, Subgroup, MatrixA> to !spirv.coopmatrix<2x2xf32, Subgroup, MatrixB>
  return
}
// -----
func.func @f(%p: !spirv.coopmatrix<2x2xf32, Subgroup, MatrixA>) {
  %0 = spirv.FConvert %p : !spirv.coopmatrix<2x2xf32, Subgroup, MatrixA> to !spirv.coopmatrix<2x2xf16, Subgroup, MatrixA>
  return
}
// -----
func.func @f(%p: !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>) {
// expected-error@+1 {{'spirv.SConvert' op expected the different bit widths for operand type and result type, but provided 'i32' and 'i32'}}
  %0 = spirv.SConvert %p : !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA> to !spirv.coopmatrix<2x2xi32, Subgroup, MatrixA>
  return
}
// -----
func.func @f(%p: f32) {
// expected-error@+1 {{'spirv.FConvert' op requires the same shape for all operands and results}}
  %0 = spirv.FConvert %p : f32 to vector<2xf16>
  return
}
// -----
func.func @f(%p: vector<2xf32>) {
// expected-error@+1 {{'spirv.FConvert' op requires the same shape for all operands and results}}
  %0 = spirv.FConvert %p : vector<2xf32> to vector<3xf16>
  return
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @g(%a: i32) -> i32 "None" { spirv.ReturnValue %a : i32 }
  spirv.func @f(%a: i32) "None" {
// expected-error@+1 {{'spirv.FunctionCall' op has incorrect number of operands for callee: expected 1, but provided 2}}
    %0 = spirv.FunctionCall @g(%a, %a) : (i32, i32) -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @g(%a: i32) -> i32 "None" { spirv.ReturnValue %a : i32 }
  spirv.func @f(%a: f32) "None" {
// expected-error@+1 {{'spirv.FunctionCall' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0}}
    %0 = spirv.FunctionCall @g(%a) : (f32) -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @g(%a: i32) -> i32 "None" { spirv.ReturnValue %a : i32 }
  spirv.func @f(%a: i32) "None" {
// expected-error@+1 {{'spirv.FunctionCall' op has incorrect number of results has for callee: expected 1, but provided 0}}
    spirv.FunctionCall @g(%a) : (i32) -> ()
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @g(%a: i32) -> i32 "None" { spirv.ReturnValue %a : i32 }
  spirv.func @f(%a: i32) "None" {
// expected-error@+1 {{'spirv.FunctionCall' op result type mismatch: expected 'i32', but provided 'f32'}}
    %0 = spirv.FunctionCall @g(%a) : (i32) -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: i32) "None" {
// expected-error@+1 {{'spirv.FunctionCall' op callee function 'h' not found in nearest symbol table}}
    %0 = spirv.FunctionCall @h(%a) : (i32) -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @g : !spirv.ptr<f32, Private>
  spirv.func @f(%a: i32) "None" {
// expected-error@+1 {{'spirv.FunctionCall' op callee function 'g' not found in nearest symbol table}}
    %0 = spirv.FunctionCall @g(%a) : (i32) -> f32
    spirv.Return
  }
}
// -----
func.func @g(%a: i32) -> i32 { return %a : i32 }
spirv.func @f(%a: i32) "None" {
// expected-error@+1 {{'spirv.FunctionCall' op callee function 'g' not found in nearest symbol table}}
  %0 = spirv.FunctionCall @g(%a) : (i32) -> i32
  spirv.Return
}
// -----
spirv.func @f(%s: i32) "None" {
// expected-error@+1 {{'spirv.Switch' op 'selector' type ('i32') should match literals type ('i64')}}
  "spirv.Switch"(%s)[^a, ^a] {case_operand_segments = array<i32: 0>, literals = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
^a:
  spirv.Return
}
// -----
spirv.func @f(%s: i32) "None" {
// expected-error@+1 {{'spirv.Switch' op number of literals (2) should match number of targets (1)}}
  "spirv.Switch"(%s)[^a, ^a] {case_operand_segments = array<i32: 0>, literals = dense<1> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
^a:
  spirv.Return
}
// -----
spirv.func @f(%s: i32) "None" {
  "spirv.Switch"(%s)[^a] {case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
^a:
  spirv.Return
}
// -----
spirv.func @f(%s: i32) "None" {
// expected-error@+1 {{'spirv.Switch' op number of literals (1) should match number of targets (0)}}
  "spirv.Switch"(%s)[^a] {case_operand_segments = array<i32>, literals = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
^a:
  spirv.Return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{'spirv.Unreachable' op cannot be used in reachable block}}
  spirv.Unreachable
}
// -----
spirv.func @f() "None" {
  spirv.Branch ^a
^a:
  spirv.Unreachable
}
// -----
spirv.func @f() "None" {
  spirv.Return
^a:
  spirv.Unreachable
}
// -----
spirv.module Logical Vulkan {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi8>) {
// expected-error@+1 {{expected ':'}}
    spirv.ARM.GraphOutputs
  }
}
// -----
spirv.module Logical Vulkan {
// expected-error@+1 {{'spirv.ARM.Graph' op type of argument #0 must be a TensorArmType, but got 'i32'}}
  spirv.ARM.Graph @g(%a: i32) -> !spirv.arm.tensor<2xi8> {
    %0 = spirv.ARM.GraphConstant {graph_constant_id = 1 : i32} : !spirv.arm.tensor<2xi8>
    spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2xi8>
  }
}
// -----
spirv.module Logical Vulkan {
// expected-error@+1 {{'spirv.ARM.Graph' op type of result #0 must be a TensorArmType, but got 'i32'}}
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi8>) -> i32 {
    spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi8>
  }
}
// -----
spirv.module Logical Vulkan {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi8>) -> !spirv.arm.tensor<3xi8> {
// expected-error@+1 {{type of return operand 0 ('!spirv.arm.tensor<2xi8>') doesn't match graph result type ('!spirv.arm.tensor<3xi8>')}}
    spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi8>
  }
}
// -----
spirv.module Logical Vulkan {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi8>) -> !spirv.arm.tensor<2xi8> {
// expected-error@+1 {{'spirv.ARM.GraphOutputs' op is returning 2 value(s) but enclosing spirv.ARM.Graph requires 1 result(s)}}
    spirv.ARM.GraphOutputs %a, %a : !spirv.arm.tensor<2xi8>, !spirv.arm.tensor<2xi8>
  }
}
// -----
spirv.module Logical Vulkan {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi8>) -> !spirv.arm.tensor<2xi8> {
    spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi8>
  }
  spirv.ARM.Graph @h(%a: !spirv.arm.tensor<2xi8>) -> !spirv.arm.tensor<2xi8>
}
// -----
spirv.module Logical Vulkan {
  spirv.func @g() "None" {
// expected-error@+1 {{'spirv.ARM.GraphConstant' op failed to verify that op must appear in a spirv.ARM.Graph op's block}}
    %0 = spirv.ARM.GraphConstant {graph_constant_id = 1 : i32} : !spirv.arm.tensor<2xi8>
    spirv.Return
  }
}
// -----
func.func @f(%a: !spirv.arm.tensor<2xi8>) {
// expected-error@+1 {{'spirv.ARM.GraphOutputs' op failed to verify that op must appear in a spirv.ARM.Graph op's block}}
  spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi8>
}
// -----
spirv.module Logical Vulkan {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi8>) -> !spirv.arm.tensor<2xi8> {
    spirv.Branch ^a
  ^a:
    spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi8>
  }
}
// -----
func.func @f(%m: !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>, %p: !spirv.ptr<!spirv.struct<(f32)>, StorageBuffer>, %i: i32) {
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixLoad' op Pointer must point to a scalar or vector type but provided '!spirv.struct<(f32)>'}}
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %i, <RowMajor> : !spirv.ptr<!spirv.struct<(f32)>, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %i: i32) {
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixLoad' op not compatible with memory operand 'MakePointerAvailable'}}
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %i, <RowMajor>, <MakePointerAvailable> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %i: i32) {
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %i, <RowMajor>, <MakePointerVisible|NonPrivatePointer> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %i: i32) {
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixLoad' op missing value for the 'Aligned' memory operand}}
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %i, <RowMajor>, <Aligned> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %i: i32) {
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %i, <RowMajor>, <Aligned>, 16 : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  %1 = spirv.KHR.CooperativeMatrixLoad %p, %i, <RowMajor>, <Volatile|Aligned>, 16 : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %i: i32) {
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixLoad' op found alignment attribute for non-'Aligned' memory operand}}
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %i, <RowMajor>, <Volatile>, 16 : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %i: i32, %m: !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>) {
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixStore' op not compatible with memory operand 'MakePointerVisible'}}
  spirv.KHR.CooperativeMatrixStore %p, %m, %i, <RowMajor>, <MakePointerVisible> : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>, i32
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %i: i32, %m: !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>) {
  spirv.KHR.CooperativeMatrixStore %p, %m, %i, <RowMajor>, <MakePointerAvailable|Aligned>, 8 : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>, i32
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixStore' op missing value for the 'Aligned' memory operand}}
  spirv.KHR.CooperativeMatrixStore %p, %m, %i, <RowMajor>, <Aligned> : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>, i32
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<2x4xi32, Subgroup, MatrixB>, %b: !spirv.coopmatrix<4x8xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<2x8xi32, Subgroup, MatrixAcc>) {
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op operand #0 must be of use 'MatrixA'}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<2x4xi32, Subgroup, MatrixB>, !spirv.coopmatrix<4x8xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<2x8xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<2x4xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<4x8xi32, Subgroup, MatrixA>, %c: !spirv.coopmatrix<2x8xi32, Subgroup, MatrixAcc>) {
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op operand #1 must be of use 'MatrixB'}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<2x4xi32, Subgroup, MatrixA>, !spirv.coopmatrix<4x8xi32, Subgroup, MatrixA> -> !spirv.coopmatrix<2x8xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<2x4xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<4x8xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<2x8xi32, Subgroup, MatrixA>) {
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op operand #2 must be of use 'MatrixAcc'}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<2x4xi32, Subgroup, MatrixA>, !spirv.coopmatrix<4x8xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<2x8xi32, Subgroup, MatrixA>
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<2x4xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<4x8xi32, Workgroup, MatrixB>, %c: !spirv.coopmatrix<2x8xi32, Subgroup, MatrixAcc>) {
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op matrix scope mismatch}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<2x4xi32, Subgroup, MatrixA>, !spirv.coopmatrix<4x8xi32, Workgroup, MatrixB> -> !spirv.coopmatrix<2x8xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<3x4xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<4x8xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<2x8xi32, Subgroup, MatrixAcc>) {
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op matrix size mismatch on dimension 'M'}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<3x4xi32, Subgroup, MatrixA>, !spirv.coopmatrix<4x8xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<2x8xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<2x4xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<4x9xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<2x8xi32, Subgroup, MatrixAcc>) {
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op matrix size mismatch on dimension 'N'}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<2x4xi32, Subgroup, MatrixA>, !spirv.coopmatrix<4x9xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<2x8xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<2x5xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<4x8xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<2x8xi32, Subgroup, MatrixAcc>) {
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op matrix size mismatch on dimension 'K'}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<2x5xi32, Subgroup, MatrixA>, !spirv.coopmatrix<4x8xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<2x8xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<4x8xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<2x8xi32, Subgroup, MatrixAcc>) {
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op Matrix Operands require all matrix element types to be Integer Types}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c, <ASigned> : !spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>, !spirv.coopmatrix<4x8xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<2x8xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<4x8xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<2x8xi32, Subgroup, MatrixAcc>, %d: !spirv.coopmatrix<2x4xi8, Subgroup, MatrixA>) {
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>, !spirv.coopmatrix<4x8xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<2x8xi32, Subgroup, MatrixAcc>
  %1 = spirv.KHR.CooperativeMatrixMulAdd %d, %b, %c, <ASigned|BSigned> : !spirv.coopmatrix<2x4xi8, Subgroup, MatrixA>, !spirv.coopmatrix<4x8xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<2x8xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f(%a: i32) {
// expected-error@+1 {{'spirv.SDot' op requires Packed Vector Format attribute for integer vector operands}}
  %0 = spirv.SDot %a, %a : i32 -> i32
  return
}
// -----
func.func @f(%a: i64) {
// expected-error@+1 {{'spirv.SDot' op with specified Packed Vector Format (PackedVectorFormat4x8Bit) requires integer vector operands to be 32-bits wide}}
  %0 = spirv.SDot %a, %a, <PackedVectorFormat4x8Bit> : i64 -> i64
  return
}
// -----
func.func @f(%a: vector<4xi8>) {
// expected-error@+1 {{'spirv.UDot' op with invalid format attribute for vector operands of type 'vector<4xi8>'}}
  %0 = spirv.UDot %a, %a, <PackedVectorFormat4x8Bit> : vector<4xi8> -> i32
  return
}
// -----
func.func @f(%a: vector<4xi8>) {
// expected-error@+1 {{'spirv.SUDot' op result type has insufficient bit-width (16 bits) for the specified vector operand type (32 bits)}}
  %0 = spirv.SUDot %a, %a : vector<4xi8> -> i16
  return
}
// -----
func.func @f(%a: vector<4xi16>, %c: i32) {
// expected-error@+1 {{'spirv.SDotAccSat' op result type has insufficient bit-width (32 bits) for the specified vector operand type (64 bits)}}
  %0 = spirv.SDotAccSat %a, %a, %c : vector<4xi16> -> i32
  return
}
// -----
func.func @f(%a: vector<4xi8>, %c: i32, %b: i32) {
  %0 = spirv.SDotAccSat %a, %a, %c : vector<4xi8> -> i32
  %1 = spirv.UDotAccSat %b, %b, %c, <PackedVectorFormat4x8Bit> : i32 -> i32
  %2 = spirv.SUDotAccSat %b, %b, %c, <PackedVectorFormat4x8Bit> : i32 -> i32
  return
}
// -----
func.func @f(%a: i32, %c: i16) {
// expected-error@+1 {{'spirv.SUDotAccSat' op result type has insufficient bit-width (16 bits) for the specified vector operand type (32 bits)}}
  %0 = spirv.SUDotAccSat %a, %a, %c, <PackedVectorFormat4x8Bit> : i32 -> i16
  return
}
// -----
func.func @f(%a: f32, %i: vector<4xi32>) {
// expected-error@+1 {{'spirv.GroupBroadcast' op localid is a vector and can be with only  2 or 3 components, actual number is 4}}
  %0 = spirv.GroupBroadcast <Subgroup> %a, %i : f32, vector<4xi32>
  return
}
// -----
func.func @f(%a: f32, %i: vector<4xi32>) {
// expected-error@+1 {{'spirv.GroupBroadcast' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.GroupBroadcast <Device> %a, %i : f32, vector<4xi32>
  return
}
// -----
func.func @f(%a: f32, %i: i32, %j: vector<3xi32>) {
  %0 = spirv.GroupBroadcast <Subgroup> %a, %i : f32, i32
  %1 = spirv.GroupBroadcast <Workgroup> %a, %j : f32, vector<3xi32>
  return
}
// -----
func.func @f(%a: f32, %i: i32) {
// expected-error@+1 {{'spirv.GroupNonUniformBroadcast' op id must be the result of a constant op}}
  %0 = spirv.GroupNonUniformBroadcast <Subgroup> %a, %i : f32, i32
  return
}
// -----
func.func @f(%a: f32) {
  %i = spirv.Constant 1 : i32
  %0 = spirv.GroupNonUniformBroadcast <Subgroup> %a, %i : f32, i32
  return
}
// -----
func.func @f(%a: f32) attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [], []>, #spirv.resource_limits<>>} {
  %i = spirv.Undef : i32
// expected-error@+1 {{'spirv.GroupNonUniformBroadcast' op id must be the result of a constant op}}
  %0 = spirv.GroupNonUniformBroadcast <Subgroup> %a, %i : f32, i32
  return
}
// -----
spirv.module Logical Vulkan attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [], []>, #spirv.resource_limits<>>} {
  spirv.func @f(%a: f32, %i: i32) "None" {
    %0 = spirv.GroupNonUniformBroadcast <Subgroup> %a, %i : f32, i32
    spirv.Return
  }
}
// -----
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.6, [], []>, #spirv.resource_limits<>>} {
spirv.module Logical Vulkan {
  spirv.func @f(%a: f32, %i: i32) "None" {
    %0 = spirv.GroupNonUniformBroadcast <Subgroup> %a, %i : f32, i32
    spirv.Return
  }
}
}
// -----
spirv.module Logical Vulkan attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.4, [], []>, #spirv.resource_limits<>>} {
  spirv.func @f(%a: f32, %i: i32) "None" {
// expected-error@+1 {{'spirv.GroupNonUniformBroadcast' op id must be the result of a constant op}}
    %0 = spirv.GroupNonUniformBroadcast <Subgroup> %a, %i : f32, i32
    spirv.Return
  }
}
// -----
spirv.module Logical Vulkan {
  spirv.SpecConstant @s = 1 : i32
  spirv.func @f(%a: f32) "None" {
    %i = spirv.mlir.referenceof @s : i32
    %0 = spirv.GroupNonUniformBroadcast <Subgroup> %a, %i : f32, i32
    spirv.Return
  }
}
// -----
func.func @f(%a: f32) {
  %i = spirv.Constant 3 : i32
// expected-error@+1 {{'spirv.GroupNonUniformRotateKHR' op cluster size operand must be a power of two}}
  %0 = spirv.GroupNonUniformRotateKHR <Subgroup> %a, %i, cluster_size(%i) : f32, i32, i32 -> f32
  return
}
// -----
func.func @f(%a: f32, %i: i32) {
// expected-error@+1 {{'spirv.GroupNonUniformRotateKHR' op cluster size operand must come from a constant op}}
  %0 = spirv.GroupNonUniformRotateKHR <Subgroup> %a, %i, cluster_size(%i) : f32, i32, i32 -> f32
  return
}
// -----
func.func @f(%a: f32, %i: i32) {
// expected-error@+1 {{'spirv.GroupNonUniformFAdd' op cluster size operand must come from a constant op}}
  %0 = spirv.GroupNonUniformFAdd <Subgroup> <ClusteredReduce> %a cluster_size(%i) : f32, i32 -> f32
  return
}
// -----
func.func @f(%a: f32) {
  %i = spirv.Constant 6 : i32
// expected-error@+1 {{'spirv.GroupNonUniformFAdd' op cluster size operand must be a power of two}}
  %0 = spirv.GroupNonUniformFAdd <Subgroup> <ClusteredReduce> %a cluster_size(%i) : f32, i32 -> f32
  return
}
// -----
func.func @f(%a: f32) {
// expected-error@+1 {{'spirv.GroupNonUniformFAdd' op cluster size operand must be provided for 'ClusteredReduce' group operation}}
  %0 = spirv.GroupNonUniformFAdd <Subgroup> <ClusteredReduce> %a : f32 -> f32
  return
}
// -----
func.func @f(%i: i32, %p: !spirv.ptr<f32, Function>) {
// expected-error@+1 {{custom op 'spirv.EXT.EmitMeshTasks' number of operands and types do not match: got 4 operands and 1 types}}
  spirv.EXT.EmitMeshTasks %i, %i, %i, %p : !spirv.ptr<f32, Function>
}
// -----
func.func @f(%i: i32, %p: !spirv.ptr<f32, TaskPayloadWorkgroupEXT>) {
// expected-error@+1 {{custom op 'spirv.EXT.EmitMeshTasks' number of operands and types do not match: got 4 operands and 1 types}}
  spirv.EXT.EmitMeshTasks %i, %i, %i, %p : !spirv.ptr<f32, TaskPayloadWorkgroupEXT>
}
