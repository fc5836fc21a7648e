// Launches, kernels, objects and matrices of gpu: what mlir-opt says of each rule.

func.func @f(%c: index) {
  // expected-error@below {{'gpu.launch' op cluster size must be all present}}
  "gpu.launch"(%c, %c, %c, %c, %c, %c, %c) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> ({
  ^bb0(%a0: index, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: index, %a11: index):
    gpu.terminator
  }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@below {{'gpu.launch' op unexpected number of region arguments}}
  "gpu.launch"(%c, %c, %c, %c, %c, %c) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  ^bb0(%a0: index, %a1: index):
    gpu.terminator
  }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@below {{'gpu.launch' op expected memref type in attribution}}
  gpu.launch blocks(%a, %b, %d) in (%e = %c, %g = %c, %h = %c) threads(%i, %j, %k) in (%l = %c, %m = %c, %n = %c) workgroup(%w : i32) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%c: index) {
  gpu.launch blocks(%a, %b, %d) in (%e = %c, %g = %c, %h = %c) threads(%i, %j, %k) in (%l = %c, %m = %c, %n = %c) workgroup(%w : memref<f32, 5>) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%c: index) {
  gpu.launch blocks(%a, %b, %d) in (%e = %c, %g = %c, %h = %c) threads(%i, %j, %k) in (%l = %c, %m = %c, %n = %c) private(%w : memref<f32, 3>) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@below {{custom op 'gpu.launch' needs to be named when marked 'async'}}
  gpu.launch async blocks(%a, %b, %d) in (%e = %c, %g = %c, %h = %c) threads(%i, %j, %k) in (%l = %c, %m = %c, %n = %c) {
    gpu.terminator
  }
  return
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @k() kernel { gpu.return } }
  func.func @f(%c: index, %d: i64) {
    // expected-error@below {{invalid properties {kernel = @k::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>} for op gpu.launch_func: size mismatch in attribute conversion: 12 vs 13}}
    "gpu.launch_func"(%c, %c, %c, %d, %d, %d) <{kernel = @k::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>}> : (index, index, index, i64, i64, i64) -> ()
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @k() kernel { gpu.return } }
  func.func @f(%c: index, %d: i64) {
    // expected-error@below {{invalid properties {kernel = @k::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0>} for op gpu.launch_func: size mismatch in attribute conversion: 12 vs 13}}
    "gpu.launch_func"(%c, %c, %c, %c, %c, %c, %c, %d, %d) <{kernel = @k::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0>}> : (index, index, index, index, index, index, index, i64, i64) -> ()
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @k() kernel { gpu.return } }
  func.func @f(%c: index, %d: i64) {
    // expected-error@below {{invalid properties {kernel = @k::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0>} for op gpu.launch_func: size mismatch in attribute conversion: 12 vs 13}}
    "gpu.launch_func"(%c, %c, %c, %c, %c, %c, %d, %d, %d) <{kernel = @k::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0>}> : (index, index, index, index, index, index, i64, i64, i64) -> ()
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @k() kernel { gpu.return } }
  func.func @f(%c: index, %d: i64) {
    // expected-error@below {{invalid properties {kernel = @k::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} for op gpu.launch_func: size mismatch in attribute conversion: 12 vs 13}}
    "gpu.launch_func"(%c, %c, %c, %c, %c, %c, %c) <{kernel = @k::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> : (index, index, index, index, index, index, index) -> ()
    return
  }
}

// -----

"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %c = "arith.constant"() <{value = 1 : index}> : () -> index
  // expected-error@below {{'gpu.launch_func' op expected the closest surrounding module to have the 'gpu.container_module' attribute}}
  gpu.launch_func @k::@k blocks in (%c, %c, %c) threads in (%c, %c, %c)
  "func.return"() : () -> ()
}) : () -> ()

// -----

gpu.module @k {
  // expected-error@below {{'gpu.func' op expected at least 1 arguments to body region}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0:
    gpu.return
  }) {sym_name = "a", gpu.kernel} : () -> ()
}

// -----

gpu.module @k {
  // expected-error@below {{'gpu.func' op expected body region argument #0 to be of type 'i32', got 'i64'}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: i64):
    gpu.return
  }) {sym_name = "a", gpu.kernel} : () -> ()
}

// -----

gpu.module @k {
  "gpu.func"() <{function_type = (i32) -> (), workgroup_attributions = 1 : i64}> ({
  ^bb0(%a: i32):
    gpu.return
  }) {sym_name = "a", gpu.kernel} : () -> ()
}

// -----

gpu.module @k {
  // expected-error@below {{'gpu.func' op expected memref type in attribution}}
  "gpu.func"() <{function_type = (i32) -> (), workgroup_attributions = 1 : i64}> ({
  ^bb0(%a: i32, %b: f32):
    gpu.return
  }) {sym_name = "a", gpu.kernel} : () -> ()
}

// -----

gpu.module @k {
  gpu.func @a() -> i32 {
    // expected-error@below {{'gpu.return' op expected 1 result operands}}
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @a() -> i32 {
    %0 = arith.constant 1 : i32
    // expected-error@below {{'gpu.return' op expected 1 result operands}}
    gpu.return %0, %0 : i32, i32
  }
}

// -----

gpu.module @k {
  gpu.func @a() -> i32 {
    %0 = arith.constant 1 : i64
    // expected-error@below {{'gpu.return' op unexpected type `'i64'' for operand #0}}
    gpu.return %0 : i64
  }
}

// -----

func.func @f(%m: memref<32x32xf16, 3>, %i: index) {
  // expected-error@below {{operand expected to be one of AOp, BOp or COp}}
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "DOp">
  return
}

// -----

func.func @f(%m: memref<32x32xf16, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
  // expected-error@below {{expected the operand matrix being stored to have 'COp' operand type}}
  gpu.subgroup_mma_store_matrix %0, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "AOp">, memref<32x32xf16, 3>
  return
}

// -----

// expected-error@below {{the target attribute must implement or promise the `gpu::TargetAttrInterface`}}
gpu.binary @b [#gpu.object<1, "abc">]

// -----

// expected-error@below {{'gpu.binary' op attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements}}
gpu.binary @b [#gpu.object<#nvvm.target, "abc">, 1]

// -----

// expected-error@below {{the target attribute must be a GPU Target attribute}}
gpu.binary @b <#gpu.select_object<1.0>> [#gpu.object<#nvvm.target, "abc">]

// -----

// expected-error@below {{the object index must be positive}}
gpu.binary @b <#gpu.select_object<-1>> [#gpu.object<#nvvm.target, "abc">]

// -----

// expected-error@below {{the target attribute must be a GPU Target attribute}}
gpu.binary @b <#gpu.select_object<"x">> [#gpu.object<#nvvm.target, "abc">]

// -----

// expected-error@below {{'gpu.binary' op attribute 'offloadingHandler' failed to satisfy constraint: any attribute with the `OffloadingTranslationAttrTrait` trait.}}
gpu.binary @b <1> [#gpu.object<#nvvm.target, "abc">]

// -----

// expected-error@below {{'gpu.binary' op attribute 'offloadingHandler' failed to satisfy constraint: any attribute with the `OffloadingTranslationAttrTrait` trait.}}
gpu.binary @b <#nvvm.target> [#gpu.object<#nvvm.target, "abc">]

// -----

// expected-error@below {{'gpu.binary' op attribute 'offloadingHandler' failed to satisfy constraint: any attribute with the `OffloadingTranslationAttrTrait` trait.}}
"gpu.binary"() <{objects = [#gpu.object<#nvvm.target, "abc">], offloadingHandler = 1, sym_name = "b"}> : () -> ()

// -----

// expected-error@below {{expected '='}}
gpu.binary @b [#gpu.object<#nvvm.target, properties {O = 3} "abc">]

// -----

gpu.binary @b [#gpu.object<#nvvm.target, properties = {O = 3}, "abc">]

// -----

// expected-error@below {{the kernel name can't be empty}}
func.func private @f() attributes {a = #gpu.kernel_metadata<"", () -> ()>}

// -----

// expected-error@below {{all attributes in the array must be a dictionary attribute}}
func.func private @f() attributes {a = #gpu.kernel_metadata<"a", () -> (), arg_attrs = [1]>}

// -----

// expected-error@below {{all attributes in the array must be a dictionary attribute}}
func.func private @f() attributes {a = #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = [1]>}

// -----

// expected-error@below {{expected all kernels to be uniquely named}}
func.func private @f() attributes {a = #gpu.kernel_table<[#gpu.kernel_metadata<"a", () -> ()>, #gpu.kernel_metadata<"a", () -> ()>]>}

// -----

func.func @f() {
  %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@below {{custom op 'gpu.all_reduce' invalid op kind}}
  %0 = gpu.all_reduce foo %a {} : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@below {{expected either an op attribute or a non-empty body}}
  %0 = gpu.all_reduce %a {} : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@below {{custom op 'gpu.subgroup_reduce' invalid op kind}}
  %0 = gpu.subgroup_reduce foo %a : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32, %b: i32) {
  // expected-error@below {{'gpu.shuffle' op failed to verify that all of {value, shuffleResult} have same type}}
  %0, %1 = "gpu.shuffle"(%a, %b, %b) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (f64, i1)
  return
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k { "test.op"() {sym_name = "k"} : () -> () }
  func.func @f(%c: index) {
    // expected-error@below {{'gpu.launch_func' op referenced kernel '@k::@k' is not a function}}
    gpu.launch_func @k::@k blocks in (%c, %c, %c) threads in (%c, %c, %c)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k { memref.global "private" @k : memref<f32> }
  func.func @f(%c: index) {
    // expected-error@below {{'gpu.launch_func' op referenced kernel '@k::@k' is not a function}}
    gpu.launch_func @k::@k blocks in (%c, %c, %c) threads in (%c, %c, %c)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @k() kernel { gpu.return } }
  func.func @f(%c: index, %d: i64) {
    // expected-error@below {{'gpu.launch_func' op failed to verify that all of {gridSizeX, gridSizeY, gridSizeZ, blockSizeX, blockSizeY, blockSizeZ} have same type}}
    "gpu.launch_func"(%c, %c, %c, %d, %d, %d) <{kernel = @k::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, i64, i64, i64) -> ()
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @k() kernel { gpu.return } }
  func.func @f(%c: index, %d: i64) {
    // expected-error@below {{'gpu.launch_func' op expects types of the cluster dimensions must be the same}}
    "gpu.launch_func"(%c, %c, %c, %c, %c, %c, %c, %d, %d) <{kernel = @k::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (index, index, index, index, index, index, index, i64, i64) -> ()
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @k() kernel { gpu.return } }
  func.func @f(%c: index, %d: i64) {
    "gpu.launch_func"(%c, %c, %c, %c, %c, %c, %d, %d, %d) <{kernel = @k::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (index, index, index, index, index, index, i64, i64, i64) -> ()
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @k() kernel { gpu.return } }
  func.func @f(%c: index, %d: i64) {
    "gpu.launch_func"(%c, %c, %c, %c, %c, %c, %c) <{kernel = @k::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index, index) -> ()
    return
  }
}

// -----

func.func @f(%c: index) {
  // expected-error@below {{'gpu.launch' op expected memory space workgroup in attribution}}
  gpu.launch blocks(%a, %b, %d) in (%e = %c, %g = %c, %h = %c) threads(%i, %j, %k) in (%l = %c, %m = %c, %n = %c) workgroup(%w : memref<f32, #gpu.address_space<private>>) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@below {{'gpu.launch' op expected memory space private in attribution}}
  gpu.launch blocks(%a, %b, %d) in (%e = %c, %g = %c, %h = %c) threads(%i, %j, %k) in (%l = %c, %m = %c, %n = %c) private(%w : memref<f32, #gpu.address_space<workgroup>>) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%c: index) {
  gpu.launch clusters(%x, %y, %z) in (%x1 = %c, %y1 = %c, %z1 = %c) blocks(%a, %b, %d) in (%e = %c, %g = %c, %h = %c) threads(%i, %j, %k) in (%l = %c, %m = %c, %n = %c) workgroup(%w : memref<f32, #gpu.address_space<workgroup>>) private(%p : memref<f32, #gpu.address_space<private>>) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@below {{'gpu.launch' op expected memory space workgroup in attribution}}
  gpu.launch clusters(%x, %y, %z) in (%x1 = %c, %y1 = %c, %z1 = %c) blocks(%a, %b, %d) in (%e = %c, %g = %c, %h = %c) threads(%i, %j, %k) in (%l = %c, %m = %c, %n = %c) workgroup(%w : memref<f32, #gpu.address_space<private>>) private(%p : memref<f32, #gpu.address_space<private>>) {
    gpu.terminator
  }
  return
}

// -----

gpu.module @k {
  // expected-error@below {{'gpu.func' op expected memory space workgroup in attribution}}
  gpu.func @a() workgroup(%w : memref<f32, #gpu.address_space<private>>) kernel {
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @a() workgroup(%w : memref<f32, #gpu.address_space<workgroup>>) private(%p : memref<f32, 7>) kernel {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error@below {{'gpu.func' op expected memory space private in attribution}}
  gpu.func @a() private(%p : memref<f32, #gpu.address_space<workgroup>>) kernel {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error@below {{'gpu.func' op expected memref type in attribution}}
  gpu.func @a() private(%p : i32) kernel {
    gpu.return
  }
}

// -----

// expected-error@below {{the kernel name can't be empty}}
func.func private @f() attributes {a = #gpu.kernel_metadata<"", () -> ()>}

// -----

// expected-error@below {{all attributes in the array must be a dictionary attribute}}
func.func private @f() attributes {a = #gpu.kernel_metadata<"a", () -> (), arg_attrs = [1]>}

// -----

// expected-error@below {{all attributes in the array must be a dictionary attribute}}
func.func private @f() attributes {a = #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = [1]>}

// -----

func.func private @f() attributes {a = #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = [{}]>}

// -----

func.func private @f() attributes {a = #gpu.kernel_metadata<"a", i32>}

// -----

func.func private @f() attributes {a = #gpu.kernel_metadata<"a", (i32, i32) -> (), arg_attrs = [{}]>}

// -----

// expected-error@below {{expected all kernels to be uniquely named}}
func.func private @f() attributes {a = #gpu.kernel_table<[#gpu.kernel_metadata<"a", () -> ()>, #gpu.kernel_metadata<"a", () -> ()>]>}

// -----

func.func private @f() attributes {a = #gpu.kernel_table<[#gpu.kernel_metadata<"a", () -> ()>, #gpu.kernel_metadata<"b", () -> ()>]>}

// -----

gpu.binary @b [#gpu.object<#nvvm.target, offload = "abc">, #gpu.object<#rocdl.target<O = 2>, bin = "abc">]

// -----

// expected-error@below {{expected keyword for GPU object format}}
gpu.binary @b [#gpu.object<#nvvm.target, foo = "abc">]

// -----

gpu.binary @b [#gpu.object<#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>, "abc">]

// -----

gpu.binary @b [#gpu.object<#xevm.target, "abc">]

// -----

// expected-error@below {{the target attribute must implement or promise the `gpu::TargetAttrInterface`}}
gpu.binary @b [#gpu.object<#gpu.address_space<global>, "abc">]

// -----

// expected-error@below {{the target attribute must implement or promise the `gpu::TargetAttrInterface`}}
gpu.binary @b [#gpu.object<unit, "abc">]

// -----

gpu.binary @b <#gpu.select_object<#nvvm.target>> [#gpu.object<#nvvm.target, "abc">]

// -----

gpu.binary @b <#gpu.select_object<0>> [#gpu.object<#nvvm.target, "abc">]

// -----

gpu.binary @b <#gpu.select_object<1 : i8>> [#gpu.object<#nvvm.target, "abc">]

// -----

gpu.binary @b <#gpu.select_object> [#gpu.object<#nvvm.target, "abc">]

// -----

// expected-error@below {{the target attribute must be a GPU Target attribute}}
gpu.binary @b <#gpu.select_object<unit>> [#gpu.object<#nvvm.target, "abc">]

// -----

module attributes {gpu.container_module} {
  module @k { func.func @k() { return } }
  func.func @f(%c: index) {
    // expected-error@below {{'gpu.launch_func' op kernel module 'k' is undefined}}
    gpu.launch_func @k::@k blocks in (%c, %c, %c) threads in (%c, %c, %c)
    return
  }
}

// -----

gpu.module @k [#rocdl.target<O = 5>] {}

// -----

gpu.module @k [#rocdl.target<abi = "300">] {}

// -----

gpu.module @k [#rocdl.target<triple = "">] {}

// -----

gpu.module @k [#rocdl.target<chip = "">] {}

// -----

gpu.module @k [#rocdl.target<link = [1]>] {}

// -----

gpu.module @k [#rocdl.target<O = 1, abi = "400", link = ["a"]>] {}

// -----

%0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>

// -----

func.func @f() {
  // expected-error@below {{custom op 'gpu.wait' needs to be named when marked 'async'}}
  gpu.wait async
  return
}

// -----

func.func @f() {
  // expected-error@below {{custom op 'gpu.wait' needs to be named when marked 'async'}}
  gpu.wait async []
  return
}

// -----

func.func @f() {
  // expected-error@below {{cannot name an operation with no results}}
  %0 = gpu.wait
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@below {{custom op 'gpu.dealloc' needs to be named when marked 'async'}}
  gpu.dealloc async %m : memref<4xf32>
  return
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @k() kernel { gpu.return } }
  func.func @f(%c: index) {
    // expected-error@below {{custom op 'gpu.launch_func' needs to be named when marked 'async'}}
    gpu.launch_func async @k::@k blocks in (%c, %c, %c) threads in (%c, %c, %c)
    return
  }
}
