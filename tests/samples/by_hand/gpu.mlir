// ===== gpu.func
gpu.module @m {
  gpu.func @kernel(%a: i32 {t.a}, %b: memref<4xf32>) workgroup(%w: memref<32xf32, 3> {t.b}, %x: memref<4xf32, 3>) private(%p: memref<1xf32, 5>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    gpu.return
  }
  gpu.func @function(%a: i32) -> (i32, f32) {
    %x = arith.constant 1.0 : f32
    gpu.return %a, %x : i32, f32
  }
}
// ===== gpu.return
gpu.module @m {
  gpu.func @f(%a: i32) -> i32 {
    gpu.return {t.x = 1 : i32} %a : i32
  }
}
// ===== gpu.launch
func.func @f(%n: index, %m: i32, %t: !gpu.async.token) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%ux = %n, %uy = %n, %uz = %n) {
    gpu.terminator
  }
  %r = gpu.launch async [%t] clusters(%cx, %cy, %cz) in (%hx = %n, %hy = %n, %hz = %n) blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%ux = %n, %uy = %n, %uz = %n) dynamic_shared_memory_size %m workgroup(%w: memref<32xf32, 3>) private(%p: memref<1xf32, 5>) {
    gpu.terminator
  } {t.x = 1 : i32}
  return
}
// ===== gpu.terminator
func.func @f(%n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%ux = %n, %uy = %n, %uz = %n) {
    gpu.terminator {t.x = 1 : i32}
  }
  return
}
// ===== gpu.launch_func
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: f32, %b: memref<?xf32, 1>) kernel {
      gpu.return
    }
  }
  func.func @f(%n: index, %s: i32, %x: f32, %y: memref<?xf32, 1>, %t: !gpu.async.token) {
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size %s args(%x : f32, %y : memref<?xf32, 1>)
    %r = gpu.launch_func async [%t] @m::@k clusters in (%n, %n, %n) blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%x : f32, %y : memref<?xf32, 1>)
    return
  }
}
// ===== gpu.binary
gpu.binary @b [#gpu.object<#nvvm.target, "blob">, #gpu.object<#nvvm.target<chip = "sm_90">, assembly = "text">]
gpu.binary @c <#gpu.select_object<1>> [#gpu.object<#nvvm.target, offload = "a">, #gpu.object<#nvvm.target, fatbin = "b">]
// ===== gpu.dynamic_shared_memory
func.func @f() {
  %r = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  return
}
// ===== gpu.subgroup_mma_compute
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf32, "COp">) {
  %r = gpu.subgroup_mma_compute %a, %b, %c {a_transpose} : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}
// ===== gpu.subgroup_mma_store_matrix
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "COp">, %m: memref<32x32xf16, 3>, %n: index) {
  gpu.subgroup_mma_store_matrix %a, %m[%n, %n] {leadDimension = 32 : index, transpose} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, 3>
  return
}
