// Symbols that are referenced: undefined ones, and those that do not fit.

module { tosa.variable @v = dense<-1> : tensor<2x4x8xi8>
func.func @f(%a: tensor<2x4x8xi8>) {
  // expected-error@+1 {{'tosa.variable_read' op require same element type for 'output1' ('i16') and the input tensor ('i8')}}
  %0 = tosa.variable_read @v : tensor<2x4x8xi16>
  return } }

// -----

module { tosa.variable @v = dense<-1> : tensor<2x4x8xi8>
func.func @f(%a: tensor<1x4x8xi8>) {
  // expected-error@+1 {{'tosa.variable_write' op require same shapes for 'input1' ('tensor<1x4x8xi8>') and the input tensor ('tensor<2x4x8xi8>')}}
  tosa.variable_write @v, %a : tensor<1x4x8xi8>
  return } }

// -----

func.func @f(%a: tensor<1x4x8xi8>) {
  // expected-error@+1 {{'tosa.variable_write' op 'v' has not been declared by 'tosa.variable'}}
  tosa.variable_write @v, %a : tensor<1x4x8xi8>
  return }

// -----

emitc.func @g(%x: i32) -> i32 { emitc.return %x : i32 }
func.func @f(%a: i64) {
  // expected-error@+1 {{'emitc.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0}}
  %0 = emitc.call @g(%a) : (i64) -> i32
  return }

// -----

emitc.func @g(%x: i32) -> i32 { emitc.return %x : i32 }
func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call' op result type mismatch at index 0}}
  %0 = emitc.call @g(%a) : (i32) -> i64
  return }

// -----

emitc.func @g(%x: i32) -> i32 { emitc.return %x : i32 }
func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call' op incorrect number of operands for callee}}
  %0 = emitc.call @g() : () -> i32
  return }

// -----

emitc.func @g(%x: i32) -> i32 { emitc.return %x : i32 }
func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call' op incorrect number of results for callee}}
  emitc.call @g(%a) : (i32) -> ()
  return }

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call' op 'g' does not reference a valid function}}
  emitc.call @g(%a) : (i32) -> ()
  return }

// -----

emitc.global @x : i32
func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.get_global' op on non-array type expects result inner type 'f32' to match type 'i32' of the global @x}}
  %0 = emitc.get_global @x : !emitc.lvalue<f32>
  return }

// -----

emitc.global @x : !emitc.array<2xi32>
func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.get_global' op on array type expects result type '!emitc.array<3xi32>' to match type '!emitc.array<2xi32>' of the global @x}}
  %0 = emitc.get_global @x : !emitc.array<3xi32>
  return }

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.get_global' op 'y' does not reference a valid emitc.global}}
  %0 = emitc.get_global @y : !emitc.lvalue<f32>
  return }

// -----

async.func @g(%x: i32) -> !async.token { return }
func.func @f(%a: i64) {
  // expected-error@+1 {{'async.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0}}
  %0 = async.call @g(%a) : (i64) -> !async.token
  return }

// -----

async.func @g(%x: i32) -> !async.token { return }
func.func @f(%a: i32) {
  // expected-error@+1 {{'async.call' op incorrect number of operands for callee}}
  %0 = async.call @g() : () -> !async.token
  return }

// -----

async.func @g(%x: i32) -> !async.token { return }
func.func @f(%a: i32) {
  // expected-error@+1 {{'async.call' op 'h' does not reference a valid async function}}
  %0 = async.call @h() : () -> !async.token
  return }

// -----

async.func @g(%x: i32) -> !async.token { return }
func.func @f(%a: i32) {
  // expected-error@+1 {{'async.call' op incorrect number of results for callee}}
  %0:2 = async.call @g(%a) : (i32) -> (!async.token, !async.token)
  return }

// -----

async.func @g(%x: i32) -> !async.token { return }
func.func @f(%a: i32) {
  // expected-error@+1 {{'async.call' op result type mismatch at index 0}}
  %0 = async.call @g(%a) : (i32) -> (!async.value<i32>)
  return }

// -----

llvm.func @f(%a: i64) {
  // expected-error@+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
  %0 = llvm.mlir.addressof @nothing : !llvm.ptr
  llvm.return }

// -----

llvm.mlir.global @x() {addr_space = 3 : i32} : i32
llvm.func @f(%a: i64) {
  // expected-error@+1 {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias}}
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  llvm.return }

// -----

ml_program.global private mutable @x : i32
func.func @f(%a: i64) {
  // expected-error@+1 {{'ml_program.global_load' op cannot load from global typed 'i32' as 'i64'}}
  %0 = ml_program.global_load @x : i64
  return }

// -----

ml_program.global private mutable @x : i32
func.func @f(%a: i64) {
  // expected-error@+1 {{'ml_program.global_store' op cannot store to a global typed 'i32' from 'i64'}}
  ml_program.global_store @x = %a : i64
  return }

// -----

ml_program.global private mutable @x : i32
func.func @f(%a: i32) {
  // expected-error@+1 {{'ml_program.global_load_const' op cannot load as const from mutable global @x}}
  %0 = ml_program.global_load_const @x : i32
  return }

// -----

ml_program.global private @x(dense<1> : tensor<4xi32>) : tensor<4xi32>
func.func @f(%a: i32) {
  // expected-error@+1 {{'ml_program.global_load_const' op cannot load from global typed 'tensor<4xi32>' as 'tensor<5xi32>'}}
  %0 = ml_program.global_load_const @x : tensor<5xi32>
  return }

// -----

llvm.func @f(%a: i64) {
  // expected-error@+1 {{'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'}}
  %0 = llvm.dso_local_equivalent @nothing : !llvm.ptr
  llvm.return }

// -----

llvm.func extern_weak @x() -> i32
llvm.func @f(%a: i64) {
  // expected-error@+1 {{'llvm.dso_local_equivalent' op target function with 'extern_weak' linkage not allowed}}
  %0 = llvm.dso_local_equivalent @x : !llvm.ptr
  llvm.return }

// -----

func.func @g(%x: i32) { return }
func.func @f(%a: i64) {
  // expected-error@+1 {{'gpu.launch_func' op expected the closest surrounding module to have the 'gpu.container_module' attribute}}
  gpu.launch_func @k::@g blocks in (%a, %a, %a) threads in (%a, %a, %a) : i64
  return }

// -----

module attributes {gpu.container_module} {
gpu.module @k { func.func @g(%x: i32) { return } }
func.func @f(%a: i64) {
  // expected-error@+1 {{'gpu.launch_func' op kernel function is missing the 'gpu.kernel' attribute}}
  gpu.launch_func @k::@g blocks in (%a, %a, %a) threads in (%a, %a, %a) : i64
  return } }

// -----

module attributes {gpu.container_module} {
gpu.module @k { gpu.func @g(%x: i32) kernel { gpu.return } }
func.func @f(%a: i64) {
  // expected-error@+1 {{'gpu.launch_func' op type of function argument 0 does not match}}
  gpu.launch_func @k::@g blocks in (%a, %a, %a) threads in (%a, %a, %a) : i64 args(%a : i64)
  return } }

// -----

module attributes {gpu.container_module} {
gpu.module @k { gpu.func @g(%x: i32) kernel { gpu.return } }
func.func @f(%a: i64) {
  // expected-error@+1 {{'gpu.launch_func' op got 0 kernel operands but expected 1}}
  gpu.launch_func @k::@g blocks in (%a, %a, %a) threads in (%a, %a, %a) : i64
  return } }

// -----

module attributes {gpu.container_module} {
func.func @f(%a: i64) {
  // expected-error@+1 {{'gpu.launch_func' op kernel container 'k' is undefined}}
  gpu.launch_func @k::@g blocks in (%a, %a, %a) threads in (%a, %a, %a) : i64
  return } }

// -----

module attributes {gpu.container_module} {
module @k {}
func.func @f(%a: i64) {
  // expected-error@+1 {{'gpu.launch_func' op kernel module 'k' is undefined}}
  gpu.launch_func @k::@g blocks in (%a, %a, %a) threads in (%a, %a, %a) : i64
  return } }

// -----

module attributes {gpu.container_module} {
gpu.module @k {}
func.func @f(%a: i64) {
  // expected-error@+1 {{'gpu.launch_func' op kernel function '@k::@g' is undefined}}
  gpu.launch_func @k::@g blocks in (%a, %a, %a) threads in (%a, %a, %a) : i64
  return } }

// -----

module attributes {gpu.container_module} {
gpu.module @k { gpu.func @g(%a: i64) attributes {gpu.kernel} {gpu.return} }
func.func @f(%a: i64) {
  // expected-error@+1 {{use of undeclared SSA value name}}
  gpu.launch_func @k::@g blocks in (%a, %a, %a) threads in (%a, %a, %a) : i64 dynamic_shared_memory_size %b args(%a : i64)
  return } }

// -----

// Launches directly in a function are looked at, others are not.

module attributes {gpu.container_module} {
  func.func @f(%c: index, %a: i32, %d: i1) {
    // expected-error@+1 {{'gpu.launch_func' op type of function argument 0 does not match}}
    gpu.launch_func @k::@k blocks in (%c, %c, %c) threads in (%c, %c, %c) args(%a : i32)
    return
  }
  func.func @g(%c: index, %a: i32, %d: i1) {
    scf.if %d {
      gpu.launch_func @k::@k blocks in (%c, %c, %c) threads in (%c, %c, %c) args(%a : i32)
      gpu.launch_func @nothing::@k blocks in (%c, %c, %c) threads in (%c, %c, %c) args(%a : i32)
    }
    return
  }
  gpu.module @k {
    gpu.func @k(%b: i64) kernel {
      gpu.return
    }
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @size = 4 : i32
  spirv.func @f() -> i32 "None" {
    // expected-error@+1 {{'spirv.mlir.referenceof' op expected spirv.SpecConstant or spirv.SpecConstantComposite symbol}}
    %0 = spirv.mlir.referenceof @length : i32
    spirv.ReturnValue %0 : i32
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() -> () "None" {
    // expected-error@+1 {{'spirv.mlir.addressof' op expected spirv.GlobalVariable symbol}}
    %0 = spirv.mlir.addressof @input : !spirv.ptr<f32, Input>
    spirv.Return
  }
}

// -----

irdl.dialect @d {
  irdl.type @t
  irdl.operation @o {
    %0 = irdl.base @d::@t
    // expected-error@+1 {{'irdl.base' op symbol '@d::@u' not found}}
    %1 = irdl.base @d::@u
    irdl.operands(a: %0, b: %1)
  }
}
irdl.dialect @other {
  irdl.operation @o {
    %0 = irdl.base @d::@t
    irdl.operands(a: %0)
  }
}

// -----

irdl.dialect @d {
  irdl.type @t
  irdl.operation @o {
    %0 = irdl.base @d::@t
    // expected-error@+1 {{'irdl.base' op symbol '@e::@t' not found}}
    %1 = irdl.base @e::@t
    irdl.operands(a: %0, b: %1)
  }
}

// -----

irdl.dialect @d {
  irdl.type @t
  irdl.operation @o {
    %0 = irdl.base @d::@t
    // expected-error@+1 {{'irdl.base' op symbol '@t' not found}}
    %1 = irdl.base @t
    irdl.operands(a: %0, b: %1)
  }
}

// -----

irdl.dialect @d {
  irdl.type @t
  irdl.operation @o {
    %0 = irdl.base @d::@t
    // expected-error@+1 {{'irdl.base' op symbol '@d' does not refer to a type or attribute definition (refers to 'irdl.dialect')}}
    %1 = irdl.base @d
    irdl.operands(a: %0, b: %1)
  }
}

// -----

irdl.dialect @d {
  irdl.type @t
  irdl.operation @o {
    %0 = irdl.base @d::@t
    // expected-error@+1 {{'irdl.parametric' op symbol '@d::@o' does not refer to a type or attribute definition (refers to 'irdl.operation')}}
    %1 = irdl.parametric @d::@o<%0>
    irdl.operands(a: %0, b: %1)
  }
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @x any
}
llvm.func @known() comdat(@c::@x)
// expected-error@+1 {{expected comdat symbol}}
llvm.func @unknown() comdat(@c::@y)

// -----

llvm.func @selector()
// expected-error@+1 {{expected comdat symbol}}
llvm.mlir.global linkonce @g(1 : i32) comdat(@d::@x) : i32

// -----

ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
func.func @f(%t: !ml_program.token, %v: i32) {
  // expected-error@+1 {{'ml_program.global_load_graph' op undefined global: @h}}
  %0:2 = ml_program.global_load_graph @h ordering(() -> !ml_program.token) : i32
  return
}

// -----

ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
func.func @f(%t: !ml_program.token, %v: i32) {
  // expected-error@+1 {{'ml_program.global_store_graph' op cannot store to a global typed 'tensor<4xi32>' from 'i32'}}
  %1 = ml_program.global_store_graph @g = %v ordering(%t -> !ml_program.token) : i32
  return
}

// -----

spirv.SpecConstant @scale = 5 : i32
func.func @a_constant_in_any_module() {
  %0 = spirv.mlir.referenceof @scale : i32
  // expected-error@+1 {{'spirv.mlir.referenceof' op expected spirv.SpecConstant or spirv.SpecConstantComposite symbol}}
  %1 = spirv.mlir.referenceof @gone : i32
  return
}

// -----

spirv.SpecConstant @scale = 5 : i32
func.func @of_another_type() {
  // expected-error@+1 {{'spirv.mlir.referenceof' op result type mismatch with the referenced specialization constant's type}}
  %0 = spirv.mlir.referenceof @scale : f32
  return
}

// -----

func.func @a_variable_in_any_module() {
  // expected-error@+1 {{'spirv.mlir.addressof' op expected spirv.GlobalVariable symbol}}
  %0 = spirv.mlir.addressof @gone : !spirv.ptr<f32, Input>
  return
}
