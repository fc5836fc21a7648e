// Pointers, variables and attributes of functions of spirv.

func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, %i: i32) {
// expected-error@+1 {{'spirv.AccessChain' op index must be an integer spirv.Constant to access element of spirv.struct}}
  %r = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>) {
  %i = spirv.Undef : i32
// expected-error@+1 {{'spirv.AccessChain' index must be an integer spirv.Constant to access element of spirv.struct, but provided spirv.Undef}}
  %r = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>) {
  %i = spirv.Constant 2 : i32
// expected-error@+1 {{'spirv.AccessChain' op index 2 out of bounds for '!spirv.struct<(f32, !spirv.array<4 x f32>)>'}}
  %r = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>) {
  %i = spirv.Constant -1 : i32
// expected-error@+1 {{'spirv.AccessChain' op index -1 out of bounds for '!spirv.struct<(f32, !spirv.array<4 x f32>)>'}}
  %r = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>) {
  %i = spirv.Constant 1 : i32
// expected-error@+1 {{'spirv.AccessChain' op invalid result type: expected '!spirv.ptr<!spirv.array<4 x f32>, Function>', but provided '!spirv.ptr<f32, Function>'}}
  %r = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, %j: i32) {
  %i = spirv.Constant 1 : i32
  %r = spirv.AccessChain %p[%i, %j] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  %s = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32 -> !spirv.ptr<!spirv.array<4 x f32>, Function>
// expected-error@+1 {{expected ','}}
  %t = spirv.AccessChain %p[] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function> -> !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %j: i32) {
// expected-error@+1 {{'spirv.AccessChain' op cannot extract from non-composite type 'f32' with index 0}}
  %r = spirv.AccessChain %p[%j] : !spirv.ptr<f32, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%p: !spirv.ptr<!spirv.array<4 x f32>, Function>, %j: i32) {
// expected-error@+1 {{'spirv.AccessChain' op cannot extract from non-composite type 'f32' with index 0}}
  %r = spirv.AccessChain %p[%j, %j] : !spirv.ptr<!spirv.array<4 x f32>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%p: !spirv.ptr<!spirv.array<4 x f32>, Function>, %j: i32) {
// expected-error@+1 {{'spirv.AccessChain' op invalid result type: expected '!spirv.ptr<f32, Function>', but provided '!spirv.ptr<f32, Uniform>'}}
  %r = spirv.AccessChain %p[%j] : !spirv.ptr<!spirv.array<4 x f32>, Function>, i32 -> !spirv.ptr<f32, Uniform>
  return
}
// -----
func.func @f(%p: !spirv.ptr<vector<4xf32>, Function>, %q: !spirv.ptr<!spirv.rtarray<f32>, StorageBuffer>, %j: i32, %m: !spirv.ptr<!spirv.matrix<3 x vector<2xf32>>, Function>) {
  %r = spirv.AccessChain %p[%j] : !spirv.ptr<vector<4xf32>, Function>, i32 -> !spirv.ptr<f32, Function>
  %s = spirv.AccessChain %q[%j] : !spirv.ptr<!spirv.rtarray<f32>, StorageBuffer>, i32 -> !spirv.ptr<f32, StorageBuffer>
  %t = spirv.AccessChain %m[%j, %j] : !spirv.ptr<!spirv.matrix<3 x vector<2xf32>>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%p: !spirv.ptr<!spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>, Function>, %j: i32) {
  %r = spirv.AccessChain %p[%j] : !spirv.ptr<!spirv.coopmatrix<2x4xf32, Subgroup, MatrixA>, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%p: !spirv.ptr<!spirv.arm.tensor<2x4xf32>, Function>, %j: i32) {
  %r = spirv.AccessChain %p[%j] : !spirv.ptr<!spirv.arm.tensor<2x4xf32>, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%p: !spirv.ptr<!spirv.ptr<f32, Function>, Function>, %j: i32) {
// expected-error@+1 {{'spirv.AccessChain' op cannot extract from non-composite type '!spirv.ptr<f32, Function>' with index 0}}
  %r = spirv.AccessChain %p[%j] : !spirv.ptr<!spirv.ptr<f32, Function>, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%p: !spirv.ptr<!spirv.array<4 x f32>, Function>, %j: i32) {
// expected-error@+1 {{'spirv.AccessChain' op result #0 must be any SPIR-V pointer type, but got 'f32'}}
  %r = spirv.AccessChain %p[%j] : !spirv.ptr<!spirv.array<4 x f32>, Function>, i32 -> f32
  return
}
// -----
func.func @f(%p: !spirv.ptr<!spirv.array<4 x f32>, Function>, %j: i32) {
// expected-error@+1 {{expected ']'}}
  %r = spirv.PtrAccessChain %p[%j, %j] : !spirv.ptr<!spirv.array<4 x f32>, Function>, i32, i32 -> !spirv.ptr<f32, Uniform>
  return
}
// -----
func.func @f(%p: !spirv.ptr<!spirv.array<4 x f32>, Function>, %j: i32) {
// expected-error@+1 {{expected ']'}}
  %r = spirv.PtrAccessChain %p[%j, %j, %j] : !spirv.ptr<!spirv.array<4 x f32>, Function>, i32, i32, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%p: !spirv.ptr<!spirv.array<4 x f32>, Function>, %j: i32) {
// expected-error@+1 {{'spirv.InBoundsPtrAccessChain' op invalid result type: expected '!spirv.ptr<!spirv.array<4 x f32>, Function>', but provided '!spirv.ptr<f32, Function>'}}
  %r = spirv.InBoundsPtrAccessChain %p[%j] : !spirv.ptr<!spirv.array<4 x f32>, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%p: !spirv.ptr<!spirv.array<4 x f32>, Function>, %j: i32) {
// expected-error@+1 {{expected ']'}}
  %r = spirv.PtrAccessChain %p[%j, %j] : !spirv.ptr<!spirv.array<4 x f32>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  %s = spirv.InBoundsPtrAccessChain %p[%j] : !spirv.ptr<!spirv.array<4 x f32>, Function>, i32 -> !spirv.ptr<!spirv.array<4 x f32>, Function>
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>) {
// expected-error@+1 {{'spirv.Load' op mismatch in result type and pointer type}}
  %0 = "spirv.Load"(%p) : (!spirv.ptr<f32, Function>) -> i32
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %x: i32) {
// expected-error@+1 {{'spirv.Store' op mismatch in result type and pointer type}}
  "spirv.Store"(%p, %x) : (!spirv.ptr<f32, Function>, i32) -> ()
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>) {
// expected-error@+1 {{'spirv.INTEL.SubgroupBlockRead' op mismatch in result type and pointer type}}
  %0 = "spirv.INTEL.SubgroupBlockRead"(%p) : (!spirv.ptr<f32, Function>) -> i32
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, Function>) {
  %0 = "spirv.INTEL.SubgroupBlockRead"(%p) : (!spirv.ptr<i32, Function>) -> vector<2xi32>
// expected-error@+1 {{'spirv.INTEL.SubgroupBlockRead' op mismatch in result type and pointer type}}
  %1 = "spirv.INTEL.SubgroupBlockRead"(%p) : (!spirv.ptr<i32, Function>) -> vector<2xf32>
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, Function>, %v: vector<2xi64>) {
// expected-error@+1 {{'spirv.INTEL.SubgroupBlockWrite' op mismatch in result type and pointer type}}
  "spirv.INTEL.SubgroupBlockWrite"(%p, %v) : (!spirv.ptr<i32, Function>, vector<2xi64>) -> ()
  return
}
// -----
func.func @f() {
// expected-error@+1 {{custom op 'spirv.Variable' expected spirv.ptr type}}
  %0 = spirv.Variable : f32
  return
}
// -----
func.func @f() {
// expected-error@+1 {{'spirv.Variable' op can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.}}
  %0 = spirv.Variable : !spirv.ptr<f32, Uniform>
  return
}
// -----
func.func @f() {
// expected-error@+1 {{'spirv.Variable' op storage class must match result pointer's storage class}}
  %0 = "spirv.Variable"() {storage_class = #spirv.storage_class<Function>} : () -> !spirv.ptr<f32, Uniform>
  return
}
// -----
func.func @f(%x: f32) {
// expected-error@+1 {{'spirv.Variable' op initializer must be the result of a constant or spirv.GlobalVariable op}}
  %0 = spirv.Variable init(%x) : !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f() {
  %x = spirv.Undef : f32
// expected-error@+1 {{'spirv.Variable' op initializer must be the result of a constant or spirv.GlobalVariable op}}
  %0 = spirv.Variable init(%x) : !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f() {
  %x = spirv.Constant 1.0 : f32
  %0 = spirv.Variable init(%x) : !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f() {
  %x = spirv.Constant 1.0 : f32
// expected-error@+1 {{use of value '%x' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = spirv.Variable init(%x) : !spirv.ptr<i32, Function>
  return
}
// -----
func.func @f() {
  %x = spirv.Constant 1.0 : f32
  %0 = "spirv.Variable"(%x) {storage_class = #spirv.storage_class<Function>} : (f32) -> !spirv.ptr<i32, Function>
  return
}
// -----
func.func @f() {
// expected-error@+1 {{'spirv.Variable' op  with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
  %0 = spirv.Variable : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
  return
}
// -----
func.func @f() {
  %0 = spirv.Variable {aliased_pointer} : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
  %1 = spirv.Variable {restrict_pointer} : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
  return
}
// -----
func.func @f() {
// expected-error@+1 {{'spirv.Variable' op  with physical buffer pointer must have exactly one aliasing decoration}}
  %0 = spirv.Variable {aliased_pointer, restrict_pointer} : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
  return
}
// -----
func.func @f() {
// expected-error@+1 {{'spirv.Variable' op  with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
  %0 = spirv.Variable : !spirv.ptr<!spirv.array<4 x !spirv.ptr<i32, PhysicalStorageBuffer>>, Function>
  return
}
// -----
func.func @f() {
// expected-error@+1 {{'spirv.Variable' op  with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
  %0 = spirv.Variable {aliased} : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
  return
}
// -----
func.func @f() {
  %0 = spirv.Variable : !spirv.ptr<!spirv.struct<(!spirv.ptr<i32, PhysicalStorageBuffer>)>, Function>
  return
}
// -----
func.func @f() {
  %0 = spirv.Variable : !spirv.ptr<!spirv.ptr<i32, Function>, Function>
  return
}
// -----
func.func @f() {
// expected-error@+1 {{'spirv.Variable' op cannot have 'descriptor_set' attribute (only allowed in spirv.GlobalVariable)}}
  %0 = spirv.Variable bind(1, 2) : !spirv.ptr<i32, Function>
  return
}
// -----
// expected-error@+1 {{'spirv.func' op with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'}}
spirv.func @f(%a: !spirv.ptr<i32, PhysicalStorageBuffer>) "None" {
  spirv.Return
}
// -----
spirv.func @f(%a: !spirv.ptr<i32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Aliased>}, %b: !spirv.ptr<i32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Restrict>}) "None" {
  spirv.Return
}
// -----
// expected-error@+1 {{'spirv.func' op with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'}}
spirv.func @f(%a: !spirv.ptr<i32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<AliasedPointer>}) "None" {
  spirv.Return
}
// -----
// expected-error@+1 {{'spirv.func' op with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
spirv.func @f(%a: i32, %b: !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>) "None" {
  spirv.Return
}
// -----
spirv.func @f(%a: !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Generic> {spirv.decoration = #spirv.decoration<AliasedPointer>}) "None" {
  spirv.Return
}
// -----
// expected-error@+1 {{'spirv.func' op with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
spirv.func @f(%a: !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Generic> {spirv.decoration = #spirv.decoration<Restrict>}) "None" {
  spirv.Return
}
// -----
// expected-error@+1 {{'spirv.func' op with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'}}
spirv.func @f(%a: !spirv.ptr<!spirv.array<4 x !spirv.ptr<i32, PhysicalStorageBuffer>>, Generic>) "None" {
  spirv.Return
}
// -----
spirv.func @f(%a: !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Generic> {spirv.decoration = #spirv.decoration<RestrictPointer>}) "None" {
  spirv.Return
}
// -----
// expected-error@+1 {{'spirv.func' op with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'}}
spirv.func @f(%a: !spirv.ptr<i32, PhysicalStorageBuffer> {spirv.decoration = 1 : i32}) "None" {
  spirv.Return
}
// -----
// expected-error@+1 {{'spirv.decoration' must be a spirv::DecorationAttr}}
spirv.func @f(%a: i32 {spirv.decoration = 1 : i32}) "None" {
  spirv.Return
}
// -----
// expected-error@+1 {{'spirv.interface_var_abi' must be a spirv::InterfaceVarABIAttr}}
spirv.func @f(%a: i32 {spirv.interface_var_abi = 1 : i32}) "None" {
  spirv.Return
}
// -----
// expected-error@+1 {{'spirv.interface_var_abi' attribute cannot specify storage class when attaching to a non-scalar value}}
spirv.func @f(%a: vector<2xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>}) "None" {
  spirv.Return
}
// -----
spirv.func @f(%a: f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>}, %b: !spirv.ptr<f32, Uniform> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) "None" {
  spirv.Return
}
// -----
// expected-error@+1 {{found unsupported 'spirv.other' attribute on region argument}}
func.func @f(%a: f32 {spirv.other = 1 : i32}) {
  return
}
// -----
// expected-error@+1 {{cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type}}
func.func @f() -> (f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>}) {
  %a = arith.constant 1.0 : f32
  return %a : f32
}
// -----
spirv.module Logical Vulkan {
// expected-error@+1 {{cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type}}
  spirv.func @f(%a: f32) -> (f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>}) "None" {
    spirv.ReturnValue %a : f32
  }
}
// -----
spirv.module Logical Vulkan {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi8>) -> (!spirv.arm.tensor<2xi8> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) {
    spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi8>
  }
}
// -----
spirv.module Logical Vulkan {
// expected-error@+1 {{'spirv.interface_var_abi' must be a spirv::InterfaceVarABIAttr}}
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi8>) -> (!spirv.arm.tensor<2xi8> {spirv.interface_var_abi = 1 : i32}) {
    spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi8>
  }
}
// -----
spirv.module Logical Vulkan {
// expected-error@+1 {{found unsupported 'spirv.foo' attribute on region argument}}
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi8>) -> (!spirv.arm.tensor<2xi8> {spirv.foo = 1 : i32}) {
    spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi8>
  }
}
// -----
spirv.module Logical Vulkan {
// expected-error@+1 {{'spirv.interface_var_abi' attribute cannot specify storage class when attaching to a non-scalar value}}
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi8>) -> (!spirv.arm.tensor<2xi8> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>}) {
    spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi8>
  }
}
// -----
// expected-error@+1 {{'spirv.entry_point_abi' attribute must be an entry point ABI attribute}}
func.func @f() attributes {spirv.entry_point_abi = 1 : i32} { return }
// -----
// expected-error@+1 {{'spirv.entry_point_abi' attribute must be an entry point ABI attribute}}
func.func @f() attributes {spirv.entry_point_abi = #spirv.vce<v1.0, [], []>} { return }
// -----
// expected-error@+1 {{'spirv.target_env' must be a spirv::TargetEnvAttr}}
func.func @f() attributes {spirv.target_env = 1 : i32} { return }
// -----
// expected-error@+1 {{'spirv.target_env' must be a spirv::TargetEnvAttr}}
func.func @f() attributes {spirv.target_env = #spirv.vce<v1.0, [], []>} { return }
// -----
// expected-error@+1 {{found unsupported 'spirv.other' attribute on operation}}
func.func @f() attributes {spirv.other = 1 : i32} { return }
// -----
// expected-error@+1 {{custom op 'spirv.module' invalid memory_model attribute specification: Foo}}
spirv.module Logical Foo { }
// -----
// expected-error@+1 {{custom op 'spirv.module' invalid addressing_model attribute specification: Foo}}
spirv.module Foo GLSL450 { }
// -----
spirv.module Logical GLSL450 {
// expected-error@+1 {{custom op 'spirv.func' invalid function_control attribute specification: "Foo"}}
  spirv.func @f() "Foo" { spirv.Return }
}
// -----
spirv.module Logical GLSL450 {
// expected-error@+1 {{custom op 'spirv.func' expected function_control attribute specified as string}}
  spirv.func @f() unit { spirv.Return }
}
// -----
spirv.module Logical GLSL450 {
// expected-error@+1 {{custom op 'spirv.func' invalid function_control attribute specification: "Inline|Foo"}}
  spirv.func @f() "Inline|Foo" { spirv.Return }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" { spirv.Return }
// expected-error@+1 {{custom op 'spirv.EntryPoint' invalid execution_model attribute specification: "Foo"}}
  spirv.EntryPoint "Foo" @f
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" { spirv.Return }
// expected-error@+1 {{custom op 'spirv.EntryPoint' expected execution_model attribute specified as string}}
  spirv.EntryPoint unit @f
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @f
// expected-error@+1 {{custom op 'spirv.ExecutionMode' invalid execution_mode attribute specification: "Foo"}}
  spirv.ExecutionMode @f "Foo", 1, 1, 1
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>) {
// expected-error@+1 {{custom op 'spirv.Load' invalid storage_class attribute specification: "Foo"}}
  %0 = spirv.Load "Foo" %p : f32
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>) {
// expected-error@+1 {{custom op 'spirv.Load' expected storage_class attribute specified as string}}
  %0 = spirv.Load unit %p : f32
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
// expected-error@+1 {{expected attribute value}}
  spirv.Store %p, %x : f32
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>) {
// expected-error@+1 {{custom op 'spirv.Load' invalid memory_access attribute specification: "Foo"}}
  %0 = spirv.Load "Function" %p ["Foo"] : f32
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>) {
// expected-error@+1 {{custom op 'spirv.Load' invalid memory_access attribute specification: "Volatile|Foo"}}
  %0 = spirv.Load "Function" %p ["Volatile|Foo"] : f32
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>) {
// expected-error@+1 {{expected ','}}
  %0 = spirv.Load "Function" %p ["Aligned"] : f32
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>) {
// expected-error@+1 {{expected ']'}}
  %0 = spirv.Load "Function" %p ["Volatile", 4] : f32
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>) {
// expected-error@+1 {{expected attribute value}}
  %0 = spirv.Load "Function" %p [] : f32
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Uniform>) {
  spirv.CopyMemory "Function" %p, "Uniform" %q ["Aligned", 4], ["Aligned", 8] : f32
  spirv.CopyMemory "Function" %p, "Uniform" %q ["Volatile"] : f32
  return
}
// -----
spirv.func @f(%c: i1) "None" {
// expected-error@+1 {{custom op 'spirv.mlir.selection' invalid selection_control attribute specification: Foo}}
  spirv.mlir.selection control(Foo) {
    spirv.BranchConditional %c, ^a, ^b
  ^a:
    spirv.Branch ^b
  ^b:
    spirv.mlir.merge
  }
  spirv.Return
}
// -----
spirv.func @f() "None" {
// expected-error@+1 {{custom op 'spirv.mlir.loop' invalid loop_control attribute specification: Foo}}
  spirv.mlir.loop control(Foo) {
    spirv.mlir.merge
  }
  spirv.Return
}
// -----
func.func @f(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, %c: vector<2xi32>) {
// expected-error@+1 {{custom op 'spirv.ImageRead' invalid image_operands attribute specification: "Foo"}}
  %0 = spirv.ImageRead %i, %c ["Foo"] : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xi32> -> vector<4xf32>
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, Workgroup>, %i: i32) {
// expected-error@+1 {{expected '<'}}
  %0 = spirv.AtomicAnd "Device" "None" %p, %i : !spirv.ptr<i32, Workgroup>
  return
}
// -----
func.func @f(%p: !spirv.coopmatrix<2x2xf32, Subgroup, MatrixA>) {
// expected-error@+1 {{'spirv.FConvert' op incompatible operand and result types}}
  %0 = spirv.FConvert %p : !spirv.coopmatrix<2x2xf32, Subgroup, MatrixA> to vector<2x2xf16>
  return
}
// -----
func.func @f(%a: !spirv.matrix<3x vector<3xf32>>) -> !spirv.matrix<3 x vector<3xf32>> {
  return %a : !spirv.matrix<3 x vector<3xf32>>
}
// -----
func.func @f(%a: !spirv.coopmatrix<2 x 2 x f32, Subgroup, MatrixA>, %b: !spirv.arm.tensor<2 x 3 x f32>) -> (!spirv.coopmatrix<2x2xf32, Subgroup, MatrixA>, !spirv.arm.tensor<2x3xf32>) {
  return %a, %b : !spirv.coopmatrix<2x2xf32, Subgroup, MatrixA>, !spirv.arm.tensor<2x3xf32>
}
// -----
func.func @f(%p: !spirv.ptr<i32, Function>, %i: i32) {
// expected-error@+1 {{custom op 'spirv.INTEL.SubgroupBlockWrite' invalid storage_class attribute specification: "Foo"}}
  spirv.INTEL.SubgroupBlockWrite "Foo" %p, %i : i32
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: vector<3xi32>, %x: i32) {
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %x : i32
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %v : vector<3xi32>
  return
}
// -----
func.func @f(%p: !spirv.ptr<!spirv.array<4xf32>, Function>) {
  %0 = spirv.Load "Function" %p : !spirv.array<4 x f32>
  return
}
// -----
!t = !spirv.array<4 x f32, stride=4>
func.func @f(%p: !spirv.ptr<!t, Function>) {
  %0 = spirv.Load "Function" %p : !t
  %1 = spirv.Load "Function" %p : !spirv.array<4xf32, stride = 4>
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>) {
// expected-error@+1 {{use of value '%p' expects different type than prior uses: '!spirv.ptr<i32, Function>' vs '!spirv.ptr<f32, Function>'}}
  %0 = spirv.Load "Function" %p : i32
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %x: i32) {
// expected-error@+1 {{use of value '%p' expects different type than prior uses: '!spirv.ptr<i32, Function>' vs '!spirv.ptr<f32, Function>'}}
  spirv.Store "Function" %p, %x : i32
  return
}
// -----
// expected-error@+1 {{expected non-function type}}
func.func private @f(!spirv.ptr<requires, Function>)
// -----
// expected-error@+1 {{expected 'x' in dimension list}}
func.func private @f(!spirv.array<4f32>)
// -----
gpu.module @m {
// expected-error@+1 {{'spirv.interface_var_abi' must be a spirv::InterfaceVarABIAttr}}
  gpu.func @f(%a: f32 {spirv.interface_var_abi = 1 : i32}) kernel { gpu.return }
}
// -----
gpu.module @m {
// expected-error@+1 {{'spirv.interface_var_abi' attribute cannot specify storage class when attaching to a non-scalar value}}
  gpu.func @f(%a: memref<4xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>}) kernel { gpu.return }
}
// -----
gpu.module @m {
  gpu.func @f(%a: memref<4xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) kernel { gpu.return }
}
