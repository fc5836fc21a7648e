// Constants, composites, matrices and modules of spirv.

func.func @f(%a: f32) {
// expected-error@+1 {{'spirv.CompositeConstruct' op expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs}}
  %0 = spirv.CompositeConstruct %a, %a : (f32, f32) -> !spirv.array<3 x f32>
  return
}
// -----
func.func @f(%a: f32) {
// expected-error@+1 {{'spirv.CompositeConstruct' op has incorrect number of operands: expected 1, but provided 2}}
  %0 = spirv.CompositeConstruct %a, %a : (f32, f32) -> !spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>
  return
}
// -----
func.func @f(%a: i32) {
// expected-error@+1 {{'spirv.CompositeConstruct' op operand type mismatch: expected operand type 'f32', but provided 'i32'}}
  %0 = spirv.CompositeConstruct %a : (i32) -> !spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.CompositeConstruct %a : (f32) -> !spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>
  return
}
// -----
func.func @f(%a: !spirv.array<2 x f32>) {
// expected-error@+1 {{'spirv.CompositeConstruct' op operand type mismatch: expected operand to have a scalar or vector type, but provided '!spirv.array<2 x f32>'}}
  %0 = spirv.CompositeConstruct %a, %a : (!spirv.array<2 x f32>, !spirv.array<2 x f32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.CompositeConstruct %a, %a : (f32, f32) -> !spirv.arm.tensor<2xf32>
  return
}
// -----
func.func @f(%a: f32) {
// expected-error@+1 {{'spirv.CompositeConstruct' op expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs}}
  %0 = spirv.CompositeConstruct %a, %a : (f32, f32) -> !spirv.struct<(f32)>
  return
}
// -----
func.func @f(%a: f32) {
// expected-error@+1 {{'spirv.CompositeConstruct' op operand type mismatch: expected operand type 'vector<2xf32>', but provided 'f32'}}
  %0 = spirv.CompositeConstruct %a, %a : (f32, f32) -> !spirv.matrix<2 x vector<2xf32>>
  return
}
// -----
func.func @f(%a: vector<2xf32>) {
// expected-error@+1 {{'spirv.CompositeConstruct' op expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs}}
  %0 = spirv.CompositeConstruct %a, %a, %a : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> !spirv.matrix<2 x vector<2xf32>>
  return
}
// -----
func.func @f(%a: vector<2xf32>) {
// expected-error@+1 {{'spirv.CompositeConstruct' op has incorrect number of operands: expected 4, but provided 6}}
  %0 = spirv.CompositeConstruct %a, %a, %a : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<4xf32>
  return
}
// -----
spirv.func @f() -> f32 "None" {
// expected-error@+1 {{'spirv.Constant' op cannot have attribute: "a" : f32}}
  %0 = spirv.Constant "a" : f32
  spirv.ReturnValue %0 : f32
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{'spirv.Constant' op cannot have attribute: unit}}
  %0 = spirv.Constant unit : f32
  spirv.Return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{'spirv.Constant' op cannot have attribute: @a}}
  %0 = "spirv.Constant"() <{value = @a}> : () -> f32
  spirv.Return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{'spirv.Constant' op result or element type ('!spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>') does not match value type ('vector<2xf32>'), must be the same or spirv.array}}
  %0 = "spirv.Constant"() <{value = dense<1.0> : vector<2xf32>}> : () -> !spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>
  spirv.Return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{'spirv.Constant' op result or element type ('!spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>') does not match value type ('vector<2xi32>'), must be the same or spirv.array}}
  %0 = "spirv.Constant"() <{value = dense<1> : vector<2xi32>}> : () -> !spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>
  spirv.Return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{'spirv.Constant' op only support nested array result type}}
  %0 = "spirv.Constant"() <{value = dense<1.0> : tensor<f32>}> : () -> !spirv.array<2 x !spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>>
  spirv.Return
}
// -----
spirv.func @f() "None" {
  %0 = spirv.Constant dense<1.0> : tensor<2x3xf32> : !spirv.array<2 x !spirv.array<3 x f32>>
  %1 = spirv.Constant [dense<1.0> : vector<2xf32>] : !spirv.array<1 x vector<2xf32>>
  spirv.Return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{'spirv.Constant' op only support nested array result type}}
  %0 = spirv.Constant dense<1.0> : tensor<2x3xf32> : !spirv.array<2 x vector<3xf32>>
  spirv.Return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{expected value attribute type 'f32', but got: 'i32'}}
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<3 x f32>
  spirv.Return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{'spirv.EXT.ConstantCompositeReplicate' op result #0 must be vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V tensorArm type, but got 'i32'}}
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : i32
  spirv.Return
}
// -----
spirv.func @f() "None" {
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<2xi32>
  %1 = spirv.EXT.ConstantCompositeReplicate [1.0 : f32] : !spirv.array<3 x f32>
  %2 = spirv.EXT.ConstantCompositeReplicate [dense<1> : vector<2xi32>] : !spirv.array<3 x vector<2xi32>>
  spirv.Return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{expected value attribute type 'i32', but got: 'none'}}
  %0 = spirv.EXT.ConstantCompositeReplicate ["a"] : vector<2xi32>
  spirv.Return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{expected value attribute type 'i32', but got: '!spirv.array<1 x i32>'}}
  %0 = spirv.EXT.ConstantCompositeReplicate [[1 : i32]] : vector<2xi32>
  spirv.Return
}
// -----
spirv.func @f() "None" {
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<3 x !spirv.array<2 x i32>>
  %1 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<3 x vector<2 x i32>>
  spirv.Return
}
// -----
spirv.func @f() "None" {
  %1 = spirv.EXT.ConstantCompositeReplicate [[1 : i32, 2 : i32]] : !spirv.array<3 x !spirv.array<2 x i32>>
  spirv.Return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{expected value attribute type '!spirv.array<2 x f32>' or 'f32', but got: 'i32'}}
  %1 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<3 x !spirv.array<2 x f32>>
  spirv.Return
}
// -----
spirv.func @f() "None" {
  %1 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.coopmatrix<2x4xi32, Subgroup, MatrixA>
  spirv.Return
}
// -----
spirv.func @f() "None" {
  %1 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.struct<(i32, i32)>
  spirv.Return
}
// -----
spirv.func @f() "None" {
  %1 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.struct<(i32, f32)>
  spirv.Return
}
// -----
spirv.func @f() "None" {
  %1 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.arm.tensor<2xi32>
// expected-error@+1 {{expected value attribute type 'f32', but got: 'i32'}}
  %2 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.arm.tensor<2xf32>
  spirv.Return
}
// -----
func.func @f(%a: i32) {
// expected-error@+1 {{custom op 'spirv.IAddCarry' expected spirv.struct type with two members}}
  %0 = spirv.IAddCarry %a, %a : !spirv.struct<(i32, i32, i32)>
  return
}
// -----
func.func @f(%a: i32) {
// expected-error@+1 {{custom op 'spirv.UMulExtended' expected spirv.struct type with two members}}
  %0 = spirv.UMulExtended %a, %a : i32
  return
}
// -----
func.func @f(%a: i32) {
// expected-error@+1 {{'spirv.UMulExtended' op expected all operand types and struct member types are the same}}
  %0 = spirv.UMulExtended %a, %a : !spirv.struct<(i32, i64)>
  return
}
// -----
func.func @f(%a: i32) {
// expected-error@+1 {{'spirv.SMulExtended' op expected result struct type containing two members}}
  %0 = "spirv.SMulExtended"(%a, %a) : (i32, i32) -> !spirv.struct<(i32, i32, i32)>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = spirv.ISubBorrow %a, %a : !spirv.struct<(i32, i32)>
  return
}
// -----
spirv.module Logical Vulkan {
  spirv.func @f() "None" { spirv.Return }
// expected-error@+1 {{expected symbol reference for interface specification instead of '@a::@b}}
  "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @f, interface = [@a::@b]}> : () -> ()
}
// -----
spirv.module Logical Vulkan {
// expected-error@+1 {{'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)}}
  spirv.func @f() "None"
}
// -----
spirv.module Logical Vulkan {
  spirv.func @f() "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "outside", linkage_type = <Import>>}
}
// -----
spirv.module Logical Vulkan {
// expected-error@+1 {{'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)}}
  spirv.func @f() "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "outside", linkage_type = <Export>>}
}
// -----
spirv.module Logical Vulkan {
// expected-error@+1 {{'spirv.SpecConstant' op SpecId cannot be negative}}
  spirv.SpecConstant @a spec_id(-1) = 1 : i32
}
// -----
spirv.module Logical Vulkan {
// expected-error@+1 {{'spirv.SpecConstant' op default value can only be a bool, integer, or float scalar}}
  spirv.SpecConstant @a = "a"
}
// -----
spirv.module Logical Vulkan {
// expected-error@+1 {{'spirv.SpecConstant' op default value can only be a bool, integer, or float scalar}}
  "spirv.SpecConstant"() <{default_value = "a", sym_name = "a"}> : () -> ()
}
// -----
spirv.module Logical Vulkan {
// expected-error@+1 {{invalid properties {default_value = [1 : i32], sym_name = "a"} for op spirv.SpecConstant: Invalid attribute `default_value` in property conversion: [1 : i32]}}
  "spirv.SpecConstant"() <{default_value = [1 : i32], sym_name = "a"}> : () -> ()
}
// -----
spirv.module Logical Vulkan {
// expected-error@+1 {{'spirv.SpecConstant' op requires attribute 'default_value'}}
  spirv.SpecConstant @a = [1 : i32]
}
// -----
spirv.module Logical Vulkan {
// expected-error@+1 {{'spirv.SpecConstant' op default value can only be a bool, integer, or float scalar}}
  spirv.SpecConstant @a = dense<1> : vector<2xi32>
}
// -----
spirv.module Logical Vulkan {
// expected-error@+1 {{'spirv.SpecConstant' op default value bitwidth disallowed}}
  spirv.SpecConstant @a = 1 : i7
}
// -----
func.func @f(%m: !spirv.matrix<3 x vector<2xf32>>, %v: vector<3xf32>) {
  %0 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<3 x vector<2xf32>>, vector<3xf32> -> vector<2xf32>
  return
}
// -----
func.func @f(%m: !spirv.matrix<3 x vector<2xf64>>, %v: vector<3xf32>) {
// expected-error@+1 {{'spirv.MatrixTimesVector' op matrix and result element types must match}}
  %0 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<3 x vector<2xf64>>, vector<3xf32> -> vector<2xf32>
  return
}
// -----
func.func @f(%m: !spirv.matrix<3 x vector<2xf32>>, %v: vector<4xf32>) {
// expected-error@+1 {{'spirv.MatrixTimesVector' op matrix columns (3) must match vector operand size (4)}}
  %0 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<3 x vector<2xf32>>, vector<4xf32> -> vector<2xf32>
  return
}
// -----
func.func @f(%m: !spirv.matrix<3 x vector<2xf32>>, %v: vector<3xf32>) {
// expected-error@+1 {{'spirv.MatrixTimesVector' op result size (3) must match the matrix rows (2)}}
  %0 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<3 x vector<2xf32>>, vector<3xf32> -> vector<3xf32>
  return
}
// -----
func.func @f(%m: !spirv.matrix<3 x vector<2xf32>>, %v: vector<2xf32>) {
  %0 = spirv.VectorTimesMatrix %v, %m : vector<2xf32>, !spirv.matrix<3 x vector<2xf32>> -> vector<3xf32>
  return
}
// -----
func.func @f(%m: !spirv.matrix<3 x vector<2xf64>>, %v: vector<2xf32>) {
// expected-error@+1 {{'spirv.VectorTimesMatrix' op matrix must be a matrix with the same component type as the component type in result}}
  %0 = spirv.VectorTimesMatrix %v, %m : vector<2xf32>, !spirv.matrix<3 x vector<2xf64>> -> vector<3xf32>
  return
}
// -----
func.func @f(%m: !spirv.matrix<3 x vector<2xf32>>, %v: vector<3xf32>) {
// expected-error@+1 {{'spirv.VectorTimesMatrix' op number of components in vector must equal the number of components in each column in matrix}}
  %0 = spirv.VectorTimesMatrix %v, %m : vector<3xf32>, !spirv.matrix<3 x vector<2xf32>> -> vector<3xf32>
  return
}
// -----
func.func @f(%m: !spirv.matrix<3 x vector<2xf32>>, %v: vector<2xf32>) {
// expected-error@+1 {{'spirv.VectorTimesMatrix' op number of columns in matrix must equal the number of components in result}}
  %0 = spirv.VectorTimesMatrix %v, %m : vector<2xf32>, !spirv.matrix<3 x vector<2xf32>> -> vector<2xf32>
  return
}
// -----
func.func @f(%m: !spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>, %s: f16) {
// expected-error@+1 {{'spirv.MatrixTimesScalar' op input matrix components' type and scaling value must have the same type}}
  %0 = spirv.MatrixTimesScalar %m, %s : !spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>, f16
  return
}
// -----
spirv.module Logical Vulkan {
  spirv.SpecConstant @a = 1 : i32
// expected-error@+1 {{result type must be a composite type, but provided 'i32'}}
  spirv.SpecConstantComposite @c (@a) : i32
}
// -----
spirv.module Logical Vulkan {
  spirv.SpecConstant @a = 1 : i32
// expected-error@+1 {{unsupported composite type  '!spirv.coopmatrix<2x4xi32, Subgroup, MatrixA>'}}
  spirv.SpecConstantComposite @c (@a) : !spirv.coopmatrix<2x4xi32, Subgroup, MatrixA>
}
// -----
spirv.module Logical Vulkan {
  spirv.SpecConstant @a = 1 : i32
  spirv.SpecConstantComposite @c (@a, @a) : !spirv.arm.tensor<2xi32>
}
// -----
spirv.module Logical Vulkan {
// expected-error@+1 {{splat spec constant reference defining constituent not found}}
  spirv.EXT.SpecConstantCompositeReplicate @c (@a) : !spirv.array<2 x i32>
}
// -----
spirv.module Logical Vulkan {
  spirv.GlobalVariable @a : !spirv.ptr<i32, Private>
// expected-error@+1 {{constituent is not a spec constant}}
  spirv.EXT.SpecConstantCompositeReplicate @c (@a) : !spirv.array<2 x i32>
}
// -----
spirv.module Logical Vulkan {
  spirv.SpecConstant @a = 1.0 : f32
// expected-error@+1 {{constituent has incorrect type: expected 'i32', but provided 'f32'}}
  spirv.EXT.SpecConstantCompositeReplicate @c (@a) : !spirv.array<2 x i32>
}
// -----
spirv.module Logical Vulkan {
  spirv.SpecConstant @a = 1.0 : f32
// expected-error@+1 {{result type must be a composite type, but provided 'i32'}}
  spirv.EXT.SpecConstantCompositeReplicate @c (@a) : i32
}
// -----
spirv.module Logical Vulkan {
  spirv.SpecConstant @a = 1.0 : f32
  spirv.EXT.SpecConstantCompositeReplicate @c (@a) : vector<2xf32>
  spirv.EXT.SpecConstantCompositeReplicate @d (@a) : !spirv.struct<(f32, f32)>
  spirv.EXT.SpecConstantCompositeReplicate @e (@a) : !spirv.arm.tensor<2xf32>
}
// -----
spirv.module Logical Vulkan {
  spirv.SpecConstant @a = 1.0 : f32
  spirv.EXT.SpecConstantCompositeReplicate @c (@a) : !spirv.struct<(f32, i32)>
}
// -----
spirv.module Logical Vulkan {
  spirv.SpecConstant @a = 1.0 : f32
  spirv.EXT.SpecConstantCompositeReplicate @c (@a) : !spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>
}
// -----
spirv.module Logical Vulkan {
  spirv.SpecConstant @a = 1.0 : f32
  spirv.SpecConstantComposite @b (@a, @a) : vector<2xf32>
// expected-error@+1 {{constituent is not a spec constant}}
  spirv.EXT.SpecConstantCompositeReplicate @c (@b) : !spirv.array<3 x vector<2xf32>>
}
// -----
spirv.func @f() "None" {
  %a = spirv.Constant 1 : i32
// expected-error@+1 {{'spirv.SpecConstantOperation' op expected exactly 2 nested ops}}
  %0 = "spirv.SpecConstantOperation"() ({
    %1 = "spirv.IAdd"(%a, %a) : (i32, i32) -> i32
    %2 = "spirv.IAdd"(%a, %a) : (i32, i32) -> i32
    "spirv.mlir.yield"(%1) : (i32) -> ()
  }) : () -> i32
  spirv.Return
}
// -----
spirv.func @f(%a: i32) "None" {
// expected-error@+1 {{'spirv.SpecConstantOperation' op expected exactly 2 nested ops}}
  %0 = "spirv.SpecConstantOperation"() ({
    "spirv.mlir.yield"(%a) : (i32) -> ()
  }) : () -> i32
  spirv.Return
}
// -----
func.func @f(%a: f32) {
// expected-error@+1 {{result type must be a struct type with two memebers}}
  %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32, i32, i32)>
  return
}
// -----
func.func @f(%a: f32) {
// expected-error@+1 {{member one of the resulting struct type must be a scalar or vector of 32 bit integer type}}
  %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32, i64)>
  return
}
// -----
func.func @f(%a: vector<2xf32>) {
// expected-error@+1 {{member one of the resulting struct type mustbe a scalar or vector of 32 bit integer type}}
  %0 = spirv.GL.FrexpStruct %a : vector<2xf32> -> !spirv.struct<(vector<2xf32>, vector<2xi64>)>
  return
}
// -----
func.func @f(%a: vector<2xf32>) {
// expected-error@+1 {{member one of the resulting struct type mustbe a scalar or vector of 32 bit integer type}}
  %0 = spirv.GL.FrexpStruct %a : vector<2xf32> -> !spirv.struct<(vector<2xf32>, vector<2xf32>)>
  return
}
// -----
func.func @f(%a: vector<2xf32>) {
// expected-error@+1 {{member one of the resulting struct type must have the same number of components as the operand type}}
  %0 = spirv.GL.FrexpStruct %a : vector<2xf32> -> !spirv.struct<(vector<2xf32>, vector<3xi32>)>
  return
}
// -----
func.func @f(%a: vector<2xf32>) {
  %0 = spirv.GL.FrexpStruct %a : vector<2xf32> -> !spirv.struct<(vector<2xf32>, vector<2xi32>)>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %i: i32) {
// expected-error@+1 {{'spirv.GL.Ldexp' op operands must both be scalars or vectors}}
  %0 = spirv.GL.Ldexp %a : vector<2xf32>, %i : i32 -> vector<2xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %i: vector<3xi32>) {
// expected-error@+1 {{'spirv.GL.Ldexp' op operands must have the same number of elements}}
  %0 = spirv.GL.Ldexp %a : vector<2xf32>, %i : vector<3xi32> -> vector<2xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %s: f64) {
// expected-error@+1 {{'spirv.VectorTimesScalar' op scalar operand and result element type match}}
  %0 = spirv.VectorTimesScalar %a, %s : (vector<2xf32>, f64) -> vector<2xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %s: f32) {
// expected-error@+1 {{'spirv.VectorTimesScalar' op vector operand and result type mismatch}}
  %0 = spirv.VectorTimesScalar %a, %s : (vector<2xf32>, f32) -> vector<3xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %s: f32) {
  %0 = spirv.VectorTimesScalar %a, %s : (vector<2xf32>, f32) -> vector<2xf32>
  return
}
// -----
func.func @f(%a: !spirv.array<4 x f32>) {
// expected-error@+1 {{integer literal not valid for specified type}}
  %0 = spirv.CompositeExtract %a 1 : !spirv.array<4 x f32>
  return
}
// -----
func.func @f(%a: !spirv.array<4 x f32>) {
// expected-error@+1 {{custom op 'spirv.CompositeExtract' expected an 32-bit integer for index, but found '1.000000e+00 : f32'}}
  %0 = spirv.CompositeExtract %a [1.0 : f32] : !spirv.array<4 x f32>
  return
}
// -----
func.func @f(%a: !spirv.array<4 x f32>) {
// expected-error@+1 {{custom op 'spirv.CompositeExtract' expected at least one index for spirv.CompositeExtract}}
  %0 = spirv.CompositeExtract %a [] : !spirv.array<4 x f32>
  return
}
// -----
func.func @f(%a: !spirv.array<4 x f32>) {
// expected-error@+1 {{'spirv.CompositeExtract' op attribute 'indices' failed to satisfy constraint: 32-bit integer array attribute}}
  %0 = spirv.CompositeExtract %a [1 : i64] : !spirv.array<4 x f32>
  return
}
// -----
func.func @f(%a: !spirv.array<4 x f32>) {
// expected-error@+1 {{custom op 'spirv.CompositeExtract' index 5 out of bounds for '!spirv.array<4 x f32>'}}
  %0 = spirv.CompositeExtract %a [5 : i32] : !spirv.array<4 x f32>
  return
}
// -----
func.func @f(%a: !spirv.array<4 x f32>) {
// expected-error@+1 {{custom op 'spirv.CompositeExtract' cannot extract from non-composite type 'f32' with index 0}}
  %0 = spirv.CompositeExtract %a [3 : i32, 0 : i32] : !spirv.array<4 x f32>
  return
}
// -----
func.func @f(%a: !spirv.array<4 x f32>) {
// expected-error@+1 {{index 5 out of bounds for '!spirv.array<4 x f32>'}}
  %0 = "spirv.CompositeExtract"(%a) {indices = [5 : i32]} : (!spirv.array<4 x f32>) -> f32
  return
}
// -----
func.func @f(%a: !spirv.array<4 x f32>) {
// expected-error@+1 {{'spirv.CompositeExtract' op invalid result type: expected 'f32' but provided 'i32'}}
  %0 = "spirv.CompositeExtract"(%a) {indices = [3 : i32]} : (!spirv.array<4 x f32>) -> i32
  return
}
// -----
func.func @f(%a: f32) {
// expected-error@+1 {{custom op 'spirv.CompositeExtract' cannot extract from non-composite type 'f32' with index 5}}
  %0 = spirv.CompositeExtract %a [5 : i32] : f32
  return
}
// -----
func.func @f(%a: !spirv.array<4 x f32>, %x: f32) {
// expected-error@+1 {{index 5 out of bounds for '!spirv.array<4 x f32>'}}
  %0 = spirv.CompositeInsert %x, %a [5 : i32] : f32 into !spirv.array<4 x f32>
  return
}
// -----
func.func @f(%a: !spirv.array<4 x f32>, %x: f32) {
// expected-error@+1 {{unexpected decimal integer literal for a floating point value}}
  %0 = spirv.CompositeInsert %x, %a 1 : f32 into !spirv.array<4 x f32>
  return
}
// -----
func.func @f(%a: !spirv.array<4 x f32>, %x: f32) {
// expected-error@+1 {{expected at least one index for spirv.CompositeExtract}}
  %0 = spirv.CompositeInsert %x, %a [] : f32 into !spirv.array<4 x f32>
  return
}
// -----
func.func @f(%a: !spirv.array<4 x f32>, %x: f32) {
// expected-error@+1 {{cannot extract from non-composite type 'f32' with index 1}}
  %0 = spirv.CompositeInsert %x, %a [1 : i32, 1 : i32] : f32 into !spirv.array<4 x f32>
  return
}
// -----
func.func @f(%a: i32, %b: i32, %c: i64, %d: i32) {
  %0 = spirv.BitFieldInsert %a, %b, %d, %c : i32, i32, i64
// expected-error@+1 {{'spirv.BitFieldInsert' op failed to verify that all of {base, insert, result} have same type}}
  %1 = "spirv.BitFieldInsert"(%a, %c, %d, %d) : (i32, i64, i32, i32) -> i32
  return
}
// -----
func.func @f(%a: f32, %b: f64) {
// expected-error@+1 {{'spirv.FAdd' op failed to verify that all of {operand1, operand2, result} have same type}}
  %1 = "spirv.FAdd"(%a, %b) : (f32, f64) -> f32
  return
}
// -----
func.func @f(%a: i1, %b: f64, %c: f32) {
// expected-error@+1 {{'spirv.Select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %1 = "spirv.Select"(%a, %b, %c) : (i1, f64, f32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
// expected-error@+1 {{custom op 'spirv.GL.FClamp' expected function type}}
  %0 = spirv.GL.FClamp (%a, %a, %a) : f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.GL.FClamp (%a, %a, %a) : (f32, f32, f32) -> f32
  %1 = spirv.GL.Fma %a, %a, %a : f32
  return
}
// -----
func.func @f(%a: f32) {
// expected-error@+1 {{custom op 'spirv.GL.FClamp' number of operands and types do not match: got 3 operands and 2 types}}
  %0 = spirv.GL.FClamp (%a, %a, %a) : (f32, f32) -> f32
  return
}
// -----
// expected-error@+1 {{invalid properties {addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>, vce_triple = 1 : i32} for op spirv.module: Invalid attribute `vce_triple` in property conversion: 1 : i32}}
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>, vce_triple = 1 : i32}> ({
}) : () -> ()
// -----
// expected-error@+1 {{invalid properties {addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>, vce_triple = #spirv.scope<Device>} for op spirv.module: Invalid attribute `vce_triple` in property conversion: #spirv.scope<Device>}}
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>, vce_triple = #spirv.scope<Device>}> ({
}) : () -> ()
// -----
// expected-error@+1 {{custom op 'spirv.module' invalid kind of attribute specified}}
spirv.module Logical GLSL450 requires 1 { }
// -----
// expected-error@+1 {{custom op 'spirv.module' invalid kind of attribute specified}}
spirv.module Logical GLSL450 requires #spirv.scope<Device> { }
// -----
// expected-error@+1 {{'spirv.func' op cannot have more than one result}}
spirv.func @f() -> (i32, i32) "None" {
  spirv.Return
}
// -----
spirv.func @f() -> i32 "None" {
// expected-error@+1 {{'spirv.Return' op cannot be used in functions returning value}}
  spirv.Return
}
// -----
spirv.func @f(%a: i32) -> i64 "None" {
// expected-error@+1 {{'spirv.ReturnValue' op  return value's type ('i32') mismatch with function's result type ('i64')}}
  spirv.ReturnValue %a : i32
}
// -----
spirv.func @f(%a: i32) "None" {
// expected-error@+1 {{'spirv.ReturnValue' op returns 1 value but enclosing function requires 0 results}}
  spirv.ReturnValue %a : i32
}
// -----
func.func @f(%a: i32) {
// expected-error@+1 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
  %0 = spirv.GroupNonUniformAny <Workgroup> %a : i1
  return
}
// -----
func.func @f(%a: i1) {
// expected-error@+1 {{'spirv.GroupNonUniformAny' op failed to verify that execution_scope must be Scope of value Subgroup}}
  %0 = spirv.GroupNonUniformAny <Workgroup> %a : i1
  return
}
// -----
func.func @f(%a: vector<4xi32>) {
// expected-error@+1 {{'spirv.GroupNonUniformBallotBitCount' op failed to verify that execution_scope must be Scope of value Subgroup}}
  %0 = spirv.GroupNonUniformBallotBitCount <Workgroup> <Reduce> %a : vector<4xi32> -> i32
  return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{'spirv.Constant' op result or element type ('!spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>') does not match value type ('vector<2xf32>'), must be the same or spirv.array}}
  %0 = "spirv.Constant"() <{value = dense<1.0> : vector<2xf32>}> : () -> !spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>
  spirv.Return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{'spirv.Constant' op result or element type ('!spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>') does not match value type ('vector<2xi32>'), must be the same or spirv.array}}
  %0 = "spirv.Constant"() <{value = dense<1> : vector<2xi32>}> : () -> !spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>
  spirv.Return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{'spirv.Constant' op expected a splat dense attribute for cooperative matrix constant, but found dense<[1, 2]> : vector<2xi32>}}
  %0 = "spirv.Constant"() <{value = dense<[1, 2]> : vector<2xi32>}> : () -> !spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>
  spirv.Return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{'spirv.Constant' op expected a splat dense attribute for cooperative matrix constant, but found <<NULL ATTRIBUTE>>}}
  %0 = "spirv.Constant"() <{value = 1.0 : f32}> : () -> !spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>
  spirv.Return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{'spirv.Constant' op expected a splat dense attribute for cooperative matrix constant, but found <<NULL ATTRIBUTE>>}}
  %0 = "spirv.Constant"() <{value = sparse<0, 1.0> : vector<2xf32>}> : () -> !spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>
  spirv.Return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{'spirv.Constant' op expected a splat dense attribute for cooperative matrix constant, but found <<NULL ATTRIBUTE>>}}
  %0 = "spirv.Constant"() <{value = [1.0 : f32]}> : () -> !spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>
  spirv.Return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{'spirv.Constant' op only support nested array result type}}
  %0 = "spirv.Constant"() <{value = dense<1.0> : tensor<f32>}> : () -> !spirv.array<2 x !spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>>
  spirv.Return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{expected operation name in quotes}}
  %0 = spirv.Constant dense<1.0> : vector<2xf32> : !spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>
  spirv.Return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{unknown value attribute type}}
  %0 = spirv.EXT.ConstantCompositeReplicate [unit] : vector<2xi32>
  spirv.Return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{unknown value attribute type}}
  %0 = spirv.EXT.ConstantCompositeReplicate [@a] : vector<2xi32>
  spirv.Return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{'spirv.EXT.ConstantCompositeReplicate' op result #0 must be vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V tensorArm type, but got '!spirv.ptr<i32, Function>'}}
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.ptr<i32, Function>
  spirv.Return
}
// -----
spirv.module Logical Vulkan {
// expected-error@+1 {{'spirv.SpecConstant' op SpecId cannot be negative}}
  spirv.SpecConstant @a spec_id(-1) = 1 : i32
}
// -----
spirv.module Logical Vulkan {
  spirv.SpecConstant @a spec_id(1 : i32) = 1 : i32
}
// -----
spirv.module Logical Vulkan {
// expected-error@+1 {{'spirv.SpecConstant' op SpecId cannot be negative}}
  "spirv.SpecConstant"() <{default_value = 1 : i32, sym_name = "a"}> {spec_id = -1 : i32} : () -> ()
}
// -----
spirv.module Logical Vulkan {
// expected-error@+1 {{'spirv.SpecConstant' op requires attribute 'default_value'}}
  spirv.SpecConstant @a = unit
}
// -----
spirv.module Logical Vulkan {
// expected-error@+1 {{'spirv.SpecConstant' op requires attribute 'default_value'}}
  spirv.SpecConstant @a = @b
}
// -----
spirv.module Logical Vulkan {
// expected-error@+1 {{'spirv.SpecConstant' op requires attribute 'default_value'}}
  spirv.SpecConstant @a = affine_map<() -> ()>
}
// -----
func.func @f(%a: f32) {
// expected-error@+1 {{'spirv.CompositeConstruct' op expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs}}
  %0 = spirv.CompositeConstruct %a, %a : (f32, f32) -> !spirv.rtarray<f32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
// expected-error@+1 {{'spirv.CompositeConstruct' op operand #0 must be variadic of void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type, but got 'tensor<2xf32>'}}
  %0 = spirv.CompositeConstruct %a, %a : (tensor<2xf32>, tensor<2xf32>) -> vector<4xf32>
  return
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [], []> { }
// -----
#t = #spirv.vce<v1.0, [], []>
spirv.module Logical GLSL450 requires #t { }
// -----
func.func @f(%a: i32) {
// expected-error@+1 {{custom op 'spirv.IAddCarry' expected spirv.struct type with two members}}
  %0 = spirv.IAddCarry %a, %a : !spirv.struct<()>
  return
}
// -----
func.func @f(%a: i32) {
// expected-error@+1 {{custom op 'spirv.IAddCarry' number of operands and types do not match: got 3 operands and 2 types}}
  %0 = spirv.IAddCarry %a, %a, %a : !spirv.struct<(i32, i32)>
  return
}
// -----
func.func @f(%a: i32) {
// expected-error@+1 {{'spirv.GL.FClamp' op expected 3 operands, but found 2}}
  %0 = spirv.GL.FClamp %a, %a : i32
  return
}
// -----
func.func @f(%a: i32) {
// expected-error@+1 {{operation defines 2 results but was provided 1 to bind}}
  %0 = spirv.GL.FClamp (%a, %a, %a) {a} : (i32, i32, i32) -> (i32, i32)
  return
}
// -----
func.func @f(%a: f32) {
// expected-error@+1 {{'spirv.GL.FClamp' op expected 3 operands, but found 2}}
  %0 = spirv.GL.FClamp (%a, %a) : (f32, f32) -> (f32)
  return
}
// -----
func.func @f(%a: f32, %b: f64) {
  %0 = spirv.GL.FClamp (%a, %b, %a) : (f32, f64, f32) -> f32
  return
}
// -----
func.func @f(%a: f32, %b: f64) {
// expected-error@+1 {{expected ')'}}
  %0 = spirv.GL.FClamp (%a %b) : (f32, f64, f32) -> f32
  return
}
// -----
func.func @f(%a: f32, %b: f64) {
// expected-error@+1 {{custom op 'spirv.GL.FClamp' expected function type}}
  %0 = spirv.GL.FClamp(%a, %a, %a) : f32
  return
}
