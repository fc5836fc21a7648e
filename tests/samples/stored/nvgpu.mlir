// ===== nvgpu.device_async_copy: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>)
  %1 = nvgpu.device_async_copy %0#1[], %0#0[], 1 : memref<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>)
  %1 = "nvgpu.device_async_copy"(%0#0, %0#1) <{dstElements = 1 : index, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0>}> : (memref<4xi32>, memref<4xi32>) -> !nvgpu.device.async.token
}) : () -> ()
// ===== nvgpu.device_async_copy: full (not verified)
module {
  %0:7 = "t.values"() : () -> (memref<4xi32>, index, index, memref<4xi32>, index, index, index)
  %1 = nvgpu.device_async_copy %0#3[%0#4, %0#5], %0#0[%0#1, %0#2], 1, %0#6 {bypassL1, t.x = 1 : i32} : memref<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (memref<4xi32>, index, index, memref<4xi32>, index, index, index)
  %1 = "nvgpu.device_async_copy"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) <{bypassL1, dstElements = 1 : index, operandSegmentSizes = array<i32: 1, 2, 1, 2, 1>}> {t.x = 1 : i32} : (memref<4xi32>, index, index, memref<4xi32>, index, index, index) -> !nvgpu.device.async.token
}) : () -> ()
// ===== nvgpu.device_async_copy: ones (not verified)
module {
  %0:5 = "t.values"() : () -> (memref<4xi32>, index, memref<4xi32>, index, index)
  %1 = nvgpu.device_async_copy %0#2[%0#3], %0#0[%0#1], 1, %0#4 : memref<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (memref<4xi32>, index, memref<4xi32>, index, index)
  %1 = "nvgpu.device_async_copy"(%0#0, %0#1, %0#2, %0#3, %0#4) <{dstElements = 1 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (memref<4xi32>, index, memref<4xi32>, index, index) -> !nvgpu.device.async.token
}) : () -> ()
// ===== nvgpu.device_async_copy: with dstIndices (not verified)
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, index, memref<4xi32>)
  %1 = nvgpu.device_async_copy %0#3[], %0#0[%0#1, %0#2], 1 : memref<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, index, memref<4xi32>)
  %1 = "nvgpu.device_async_copy"(%0#0, %0#1, %0#2, %0#3) <{dstElements = 1 : index, operandSegmentSizes = array<i32: 1, 2, 1, 0, 0>}> : (memref<4xi32>, index, index, memref<4xi32>) -> !nvgpu.device.async.token
}) : () -> ()
// ===== nvgpu.device_async_copy: with srcIndices (not verified)
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>, index, index)
  %1 = nvgpu.device_async_copy %0#1[%0#2, %0#3], %0#0[], 1 : memref<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>, index, index)
  %1 = "nvgpu.device_async_copy"(%0#0, %0#1, %0#2, %0#3) <{dstElements = 1 : index, operandSegmentSizes = array<i32: 1, 0, 1, 2, 0>}> : (memref<4xi32>, memref<4xi32>, index, index) -> !nvgpu.device.async.token
}) : () -> ()
// ===== nvgpu.device_async_create_group: bare
module {
  %0 = nvgpu.device_async_create_group 
}
// ----- generic
"builtin.module"() ({
  %0 = "nvgpu.device_async_create_group"() : () -> !nvgpu.device.async.token
}) : () -> ()
// ===== nvgpu.device_async_create_group: full
module {
  %0:2 = "t.values"() : () -> (!nvgpu.device.async.token, !nvgpu.device.async.token)
  %1 = nvgpu.device_async_create_group %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!nvgpu.device.async.token, !nvgpu.device.async.token)
  %1 = "nvgpu.device_async_create_group"(%0#0, %0#1) {t.x = 1 : i32} : (!nvgpu.device.async.token, !nvgpu.device.async.token) -> !nvgpu.device.async.token
}) : () -> ()
// ===== nvgpu.device_async_create_group: ones
module {
  %0 = "t.values"() : () -> !nvgpu.device.async.token
  %1 = nvgpu.device_async_create_group %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !nvgpu.device.async.token
  %1 = "nvgpu.device_async_create_group"(%0) : (!nvgpu.device.async.token) -> !nvgpu.device.async.token
}) : () -> ()
// ===== nvgpu.device_async_wait: bare
module {
  %0 = "t.values"() : () -> !nvgpu.device.async.token
  nvgpu.device_async_wait %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !nvgpu.device.async.token
  "nvgpu.device_async_wait"(%0) : (!nvgpu.device.async.token) -> ()
}) : () -> ()
// ===== nvgpu.device_async_wait: full
module {
  %0 = "t.values"() : () -> !nvgpu.device.async.token
  nvgpu.device_async_wait %0 {numGroups = 1 : i32, t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !nvgpu.device.async.token
  "nvgpu.device_async_wait"(%0) <{numGroups = 1 : i32}> {t.x = 1 : i32} : (!nvgpu.device.async.token) -> ()
}) : () -> ()
// ===== nvgpu.ldmatrix: bare (not verified)
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = nvgpu.ldmatrix %0[] {numTiles = 1 : i32, transpose = true} : memref<4xi32> -> vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "nvgpu.ldmatrix"(%0) <{numTiles = 1 : i32, transpose = true}> : (memref<4xi32>) -> vector<4xi32>
}) : () -> ()
// ===== nvgpu.ldmatrix: full (not verified)
module {
  %0:3 = "t.values"() : () -> (memref<4xi32>, index, index)
  %1 = nvgpu.ldmatrix %0#0[%0#1, %0#2] {numTiles = 1 : i32, t.x = 1 : i32, transpose = true} : memref<4xi32> -> vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xi32>, index, index)
  %1 = "nvgpu.ldmatrix"(%0#0, %0#1, %0#2) <{numTiles = 1 : i32, transpose = true}> {t.x = 1 : i32} : (memref<4xi32>, index, index) -> vector<4xi32>
}) : () -> ()
// ===== nvgpu.ldmatrix: ones (not verified)
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = nvgpu.ldmatrix %0#0[%0#1] {numTiles = 1 : i32, transpose = true} : memref<4xi32> -> vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = "nvgpu.ldmatrix"(%0#0, %0#1) <{numTiles = 1 : i32, transpose = true}> : (memref<4xi32>, index) -> vector<4xi32>
}) : () -> ()
// ===== nvgpu.mbarrier.arrive: bare
module {
  %0:2 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index)
  %1 = nvgpu.mbarrier.arrive %0#0[%0#1] : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index)
  %1 = "nvgpu.mbarrier.arrive"(%0#0, %0#1) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index) -> !nvgpu.mbarrier.token
}) : () -> ()
// ===== nvgpu.mbarrier.arrive: full
module {
  %0:2 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index)
  %1 = nvgpu.mbarrier.arrive %0#0[%0#1] {t.x = 1 : i32} : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index)
  %1 = "nvgpu.mbarrier.arrive"(%0#0, %0#1) {t.x = 1 : i32} : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index) -> !nvgpu.mbarrier.token
}) : () -> ()
// ===== nvgpu.mbarrier.arrive.expect_tx: bare
module {
  %0:3 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index)
  nvgpu.mbarrier.arrive.expect_tx %0#0[%0#2], %0#1 : <memorySpace = #gpu.address_space<workgroup>>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index)
  "nvgpu.mbarrier.arrive.expect_tx"(%0#0, %0#1, %0#2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index) -> ()
}) : () -> ()
// ===== nvgpu.mbarrier.arrive.expect_tx: full
module {
  %0:4 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index, i1)
  nvgpu.mbarrier.arrive.expect_tx %0#0[%0#2], %0#1, predicate = %0#3 {t.x = 1 : i32} : <memorySpace = #gpu.address_space<workgroup>>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index, i1)
  "nvgpu.mbarrier.arrive.expect_tx"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index, i1) -> ()
}) : () -> ()
// ===== nvgpu.mbarrier.arrive.expect_tx: ones
module {
  %0:4 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index, i1)
  nvgpu.mbarrier.arrive.expect_tx %0#0[%0#2], %0#1, predicate = %0#3 : <memorySpace = #gpu.address_space<workgroup>>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index, i1)
  "nvgpu.mbarrier.arrive.expect_tx"(%0#0, %0#1, %0#2, %0#3) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index, i1) -> ()
}) : () -> ()
// ===== nvgpu.mbarrier.arrive.nocomplete: bare
module {
  %0:3 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index)
  %1 = nvgpu.mbarrier.arrive.nocomplete %0#0[%0#1], %0#2 : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index)
  %1 = "nvgpu.mbarrier.arrive.nocomplete"(%0#0, %0#1, %0#2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index) -> !nvgpu.mbarrier.token
}) : () -> ()
// ===== nvgpu.mbarrier.arrive.nocomplete: full
module {
  %0:3 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index)
  %1 = nvgpu.mbarrier.arrive.nocomplete %0#0[%0#1], %0#2 {t.x = 1 : i32} : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index)
  %1 = "nvgpu.mbarrier.arrive.nocomplete"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index) -> !nvgpu.mbarrier.token
}) : () -> ()
// ===== nvgpu.mbarrier.create: bare
module {
  %0 = nvgpu.mbarrier.create -> <memorySpace = #gpu.address_space<workgroup>>
}
// ----- generic
"builtin.module"() ({
  %0 = "nvgpu.mbarrier.create"() : () -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
}) : () -> ()
// ===== nvgpu.mbarrier.create: full
module {
  %0 = nvgpu.mbarrier.create {t.x = 1 : i32} -> <memorySpace = #gpu.address_space<workgroup>>
}
// ----- generic
"builtin.module"() ({
  %0 = "nvgpu.mbarrier.create"() {t.x = 1 : i32} : () -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
}) : () -> ()
// ===== nvgpu.mbarrier.get: bare
module {
  %0:2 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index)
  %1 = nvgpu.mbarrier.get %0#0[%0#1] : <memorySpace = #gpu.address_space<workgroup>> -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index)
  %1 = "nvgpu.mbarrier.get"(%0#0, %0#1) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index) -> i32
}) : () -> ()
// ===== nvgpu.mbarrier.get: full
module {
  %0:2 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index)
  %1 = nvgpu.mbarrier.get %0#0[%0#1] {t.x = 1 : i32} : <memorySpace = #gpu.address_space<workgroup>> -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index)
  %1 = "nvgpu.mbarrier.get"(%0#0, %0#1) {t.x = 1 : i32} : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index) -> i32
}) : () -> ()
// ===== nvgpu.mbarrier.init: bare
module {
  %0:3 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index)
  nvgpu.mbarrier.init %0#0[%0#2], %0#1 : <memorySpace = #gpu.address_space<workgroup>>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index)
  "nvgpu.mbarrier.init"(%0#0, %0#1, %0#2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index) -> ()
}) : () -> ()
// ===== nvgpu.mbarrier.init: full
module {
  %0:4 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index, i1)
  nvgpu.mbarrier.init %0#0[%0#2], %0#1, predicate = %0#3 {t.x = 1 : i32} : <memorySpace = #gpu.address_space<workgroup>>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index, i1)
  "nvgpu.mbarrier.init"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index, i1) -> ()
}) : () -> ()
// ===== nvgpu.mbarrier.init: ones
module {
  %0:4 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index, i1)
  nvgpu.mbarrier.init %0#0[%0#2], %0#1, predicate = %0#3 : <memorySpace = #gpu.address_space<workgroup>>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index, i1)
  "nvgpu.mbarrier.init"(%0#0, %0#1, %0#2, %0#3) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index, i1) -> ()
}) : () -> ()
// ===== nvgpu.mbarrier.test.wait: bare
module {
  %0:3 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.token, index)
  %1 = nvgpu.mbarrier.test.wait %0#0[%0#2], %0#1 : <memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.token
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.token, index)
  %1 = "nvgpu.mbarrier.test.wait"(%0#0, %0#1, %0#2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.token, index) -> i1
}) : () -> ()
// ===== nvgpu.mbarrier.test.wait: full
module {
  %0:3 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.token, index)
  %1 = nvgpu.mbarrier.test.wait %0#0[%0#2], %0#1 {t.x = 1 : i32} : <memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.token
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.token, index)
  %1 = "nvgpu.mbarrier.test.wait"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.token, index) -> i1
}) : () -> ()
// ===== nvgpu.mbarrier.try_wait.parity: bare
module {
  %0:4 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, i1, index, index)
  nvgpu.mbarrier.try_wait.parity %0#0[%0#3], %0#1, %0#2 : <memorySpace = #gpu.address_space<workgroup>>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, i1, index, index)
  "nvgpu.mbarrier.try_wait.parity"(%0#0, %0#1, %0#2, %0#3) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, i1, index, index) -> ()
}) : () -> ()
// ===== nvgpu.mbarrier.try_wait.parity: full
module {
  %0:4 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, i1, index, index)
  nvgpu.mbarrier.try_wait.parity %0#0[%0#3], %0#1, %0#2 {t.x = 1 : i32} : <memorySpace = #gpu.address_space<workgroup>>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, i1, index, index)
  "nvgpu.mbarrier.try_wait.parity"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, i1, index, index) -> ()
}) : () -> ()
// ===== nvgpu.mma.sp.sync: bare (not verified)
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<2xi16>)
  %1 = nvgpu.mma.sp.sync(%0#0, %0#1, %0#2) metadata(%0#3) {mmaShape = [1]} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<2xi16>)
  %1 = "nvgpu.mma.sp.sync"(%0#0, %0#1, %0#2, %0#3) <{mmaShape = [1], sparsitySelector = 0 : i32}> : (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<2xi16>) -> vector<4xi32>
}) : () -> ()
// ===== nvgpu.mma.sp.sync: full (not verified)
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<2xi16>)
  %1 = nvgpu.mma.sp.sync(%0#0, %0#1, %0#2) metadata(%0#3) {mmaShape = [1], sparsitySelector = 1 : i32, t.x = 1 : i32, tf32Enabled} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<2xi16>)
  %1 = "nvgpu.mma.sp.sync"(%0#0, %0#1, %0#2, %0#3) <{mmaShape = [1], sparsitySelector = 1 : i32, tf32Enabled}> {t.x = 1 : i32} : (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<2xi16>) -> vector<4xi32>
}) : () -> ()
// ===== nvgpu.mma.sp.sync: with sparsitySelector (not verified)
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<2xi16>)
  %1 = nvgpu.mma.sp.sync(%0#0, %0#1, %0#2) metadata(%0#3) {mmaShape = [1], sparsitySelector = 1 : i32} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<2xi16>)
  %1 = "nvgpu.mma.sp.sync"(%0#0, %0#1, %0#2, %0#3) <{mmaShape = [1], sparsitySelector = 1 : i32}> : (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<2xi16>) -> vector<4xi32>
}) : () -> ()
// ===== nvgpu.mma.sp.sync: with tf32Enabled (not verified)
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<2xi16>)
  %1 = nvgpu.mma.sp.sync(%0#0, %0#1, %0#2) metadata(%0#3) {mmaShape = [1], tf32Enabled} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<2xi16>)
  %1 = "nvgpu.mma.sp.sync"(%0#0, %0#1, %0#2, %0#3) <{mmaShape = [1], sparsitySelector = 0 : i32, tf32Enabled}> : (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<2xi16>) -> vector<4xi32>
}) : () -> ()
// ===== nvgpu.mma.sync: bare (not verified)
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi32>)
  %1 = nvgpu.mma.sync(%0#0, %0#1, %0#2) {mmaShape = [1]} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi32>)
  %1 = "nvgpu.mma.sync"(%0#0, %0#1, %0#2) <{mmaShape = [1]}> : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
}) : () -> ()
// ===== nvgpu.mma.sync: full (not verified)
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi32>)
  %1 = nvgpu.mma.sync(%0#0, %0#1, %0#2) {mmaShape = [1], t.x = 1 : i32, tf32Enabled} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi32>)
  %1 = "nvgpu.mma.sync"(%0#0, %0#1, %0#2) <{mmaShape = [1], tf32Enabled}> {t.x = 1 : i32} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
}) : () -> ()
// ===== nvgpu.rcp: with ftz
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = nvgpu.rcp %0{rounding =  approx, ftz} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "nvgpu.rcp"(%0) <{ftz, rounding = #nvgpu<rcp_rounding_mode approx>}> : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== nvgpu.rcp: full
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = nvgpu.rcp %0{rounding =  approx, ftz} {t.x = 1 : i32} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "nvgpu.rcp"(%0) <{ftz, rounding = #nvgpu<rcp_rounding_mode approx>}> {t.x = 1 : i32} : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== nvgpu.rcp: bare (not verified)
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = nvgpu.rcp %0{rounding =  approx} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "nvgpu.rcp"(%0) <{rounding = #nvgpu<rcp_rounding_mode approx>}> : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== nvgpu.tma.async.load: bare (not verified)
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index)
  nvgpu.tma.async.load %0#2[], %0#1[%0#3] to %0#0 : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index)
  "nvgpu.tma.async.load"(%0#0, %0#1, %0#2, %0#3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 0>}> : (memref<4xi32>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index) -> ()
}) : () -> ()
// ===== nvgpu.tma.async.load: full (not verified)
module {
  %0:8 = "t.values"() : () -> (memref<4xi32>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index, i16, i1)
  nvgpu.tma.async.load %0#2[%0#3, %0#4], %0#1[%0#5] to %0#0 multicast_mask = %0#6, predicate = %0#7 {t.x = 1 : i32} : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:8 = "t.values"() : () -> (memref<4xi32>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index, i16, i1)
  "nvgpu.tma.async.load"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 1, 1>}> {t.x = 1 : i32} : (memref<4xi32>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index, i16, i1) -> ()
}) : () -> ()
// ===== nvgpu.tma.async.load: ones (not verified)
module {
  %0:7 = "t.values"() : () -> (memref<4xi32>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, i16, i1)
  nvgpu.tma.async.load %0#2[%0#3], %0#1[%0#4] to %0#0 multicast_mask = %0#5, predicate = %0#6 : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (memref<4xi32>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, i16, i1)
  "nvgpu.tma.async.load"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>}> : (memref<4xi32>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, i16, i1) -> ()
}) : () -> ()
// ===== nvgpu.tma.async.load: with coordinates (not verified)
module {
  %0:6 = "t.values"() : () -> (memref<4xi32>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index)
  nvgpu.tma.async.load %0#2[%0#3, %0#4], %0#1[%0#5] to %0#0 : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (memref<4xi32>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index)
  "nvgpu.tma.async.load"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<4xi32>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
}) : () -> ()
// ===== nvgpu.tma.async.load: with multicastMask (not verified)
module {
  %0:5 = "t.values"() : () -> (memref<4xi32>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, i16)
  nvgpu.tma.async.load %0#2[], %0#1[%0#3] to %0#0 multicast_mask = %0#4 : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (memref<4xi32>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, i16)
  "nvgpu.tma.async.load"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 0>}> : (memref<4xi32>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, i16) -> ()
}) : () -> ()
// ===== nvgpu.tma.async.store: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>)
  nvgpu.tma.async.store %0#0 to %0#1[] : memref<4xi32> -> <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>)
  "nvgpu.tma.async.store"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<4xi32>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) -> ()
}) : () -> ()
// ===== nvgpu.tma.async.store: full (not verified)
module {
  %0:5 = "t.values"() : () -> (memref<4xi32>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, i1)
  nvgpu.tma.async.store %0#0 to %0#1[%0#2, %0#3], predicate = %0#4 {t.x = 1 : i32} : memref<4xi32> -> <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (memref<4xi32>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, i1)
  "nvgpu.tma.async.store"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 2, 1>}> {t.x = 1 : i32} : (memref<4xi32>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, i1) -> ()
}) : () -> ()
// ===== nvgpu.tma.async.store: ones (not verified)
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, i1)
  nvgpu.tma.async.store %0#0 to %0#1[%0#2], predicate = %0#3 : memref<4xi32> -> <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, i1)
  "nvgpu.tma.async.store"(%0#0, %0#1, %0#2, %0#3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<4xi32>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, i1) -> ()
}) : () -> ()
// ===== nvgpu.tma.async.store: with coordinates (not verified)
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index)
  nvgpu.tma.async.store %0#0 to %0#1[%0#2, %0#3] : memref<4xi32> -> <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index)
  "nvgpu.tma.async.store"(%0#0, %0#1, %0#2, %0#3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<4xi32>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
}) : () -> ()
// ===== nvgpu.tma.async.store: with predicate (not verified)
module {
  %0:3 = "t.values"() : () -> (memref<4xi32>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, i1)
  nvgpu.tma.async.store %0#0 to %0#1[], predicate = %0#2 : memref<4xi32> -> <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xi32>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, i1)
  "nvgpu.tma.async.store"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (memref<4xi32>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, i1) -> ()
}) : () -> ()
// ===== nvgpu.tma.create.descriptor: bare
module {
  %0 = "t.values"() : () -> memref<*xi32>
  %1 = nvgpu.tma.create.descriptor %0 box[] : memref<*xi32> -> <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<*xi32>
  %1 = "nvgpu.tma.create.descriptor"(%0) : (memref<*xi32>) -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
}) : () -> ()
// ===== nvgpu.tma.create.descriptor: full
module {
  %0:3 = "t.values"() : () -> (memref<*xi32>, index, index)
  %1 = nvgpu.tma.create.descriptor %0#0 box[%0#1, %0#2] {t.x = 1 : i32} : memref<*xi32> -> <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<*xi32>, index, index)
  %1 = "nvgpu.tma.create.descriptor"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (memref<*xi32>, index, index) -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
}) : () -> ()
// ===== nvgpu.tma.create.descriptor: ones
module {
  %0:2 = "t.values"() : () -> (memref<*xi32>, index)
  %1 = nvgpu.tma.create.descriptor %0#0 box[%0#1] : memref<*xi32> -> <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<*xi32>, index)
  %1 = "nvgpu.tma.create.descriptor"(%0#0, %0#1) : (memref<*xi32>, index) -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
}) : () -> ()
// ===== nvgpu.tma.fence.descriptor: bare
module {
  %0 = "t.values"() : () -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  nvgpu.tma.fence.descriptor %0 : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  "nvgpu.tma.fence.descriptor"(%0) : (!nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) -> ()
}) : () -> ()
// ===== nvgpu.tma.fence.descriptor: full
module {
  %0 = "t.values"() : () -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  nvgpu.tma.fence.descriptor %0 {t.x = 1 : i32} : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  "nvgpu.tma.fence.descriptor"(%0) {t.x = 1 : i32} : (!nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) -> ()
}) : () -> ()
// ===== nvgpu.tma.prefetch.descriptor: bare
module {
  %0 = "t.values"() : () -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  nvgpu.tma.prefetch.descriptor %0 : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  "nvgpu.tma.prefetch.descriptor"(%0) : (!nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) -> ()
}) : () -> ()
// ===== nvgpu.tma.prefetch.descriptor: full
module {
  %0:2 = "t.values"() : () -> (!nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, i1)
  nvgpu.tma.prefetch.descriptor %0#0, predicate = %0#1 {t.x = 1 : i32} : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, i1)
  "nvgpu.tma.prefetch.descriptor"(%0#0, %0#1) {t.x = 1 : i32} : (!nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, i1) -> ()
}) : () -> ()
// ===== nvgpu.tma.prefetch.descriptor: ones
module {
  %0:2 = "t.values"() : () -> (!nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, i1)
  nvgpu.tma.prefetch.descriptor %0#0, predicate = %0#1 : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, i1)
  "nvgpu.tma.prefetch.descriptor"(%0#0, %0#1) : (!nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, i1) -> ()
}) : () -> ()
// ===== nvgpu.warpgroup.generate.descriptor: bare
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>)
  %1 = nvgpu.warpgroup.generate.descriptor %0#0, %0#1 : memref<4xi32>, <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<128x64xf16, 3>>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>)
  %1 = "nvgpu.warpgroup.generate.descriptor"(%0#0, %0#1) : (memref<4xi32>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
}) : () -> ()
// ===== nvgpu.warpgroup.generate.descriptor: full
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>)
  %1 = nvgpu.warpgroup.generate.descriptor %0#0, %0#1 {t.x = 1 : i32} : memref<4xi32>, <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<128x64xf16, 3>>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>)
  %1 = "nvgpu.warpgroup.generate.descriptor"(%0#0, %0#1) {t.x = 1 : i32} : (memref<4xi32>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
}) : () -> ()
// ===== nvgpu.warpgroup.mma: bare
module {
  %0:3 = "t.values"() : () -> (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>)
  %1 = nvgpu.warpgroup.mma %0#0, %0#1, %0#2 : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>)
  %1 = "nvgpu.warpgroup.mma"(%0#0, %0#1, %0#2) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
}) : () -> ()
// ===== nvgpu.warpgroup.mma: with transposeB
module {
  %0:3 = "t.values"() : () -> (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>)
  %1 = nvgpu.warpgroup.mma %0#0, %0#1, %0#2 {transposeB} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>)
  %1 = "nvgpu.warpgroup.mma"(%0#0, %0#1, %0#2) <{transposeB}> : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
}) : () -> ()
// ===== nvgpu.warpgroup.mma: full
module {
  %0:3 = "t.values"() : () -> (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>)
  %1 = nvgpu.warpgroup.mma %0#0, %0#1, %0#2 {t.x = 1 : i32, transposeA, transposeB, waitGroup = 256 : i64} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>)
  %1 = "nvgpu.warpgroup.mma"(%0#0, %0#1, %0#2) <{transposeA, transposeB, waitGroup = 256 : i64}> {t.x = 1 : i32} : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
}) : () -> ()
// ===== nvgpu.warpgroup.mma: with waitGroup
module {
  %0:3 = "t.values"() : () -> (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>)
  %1 = nvgpu.warpgroup.mma %0#0, %0#1, %0#2 {waitGroup = 4 : i64} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>)
  %1 = "nvgpu.warpgroup.mma"(%0#0, %0#1, %0#2) <{waitGroup = 4 : i64}> : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
}) : () -> ()
// ===== nvgpu.warpgroup.mma.init.accumulator: bare
module {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<128x128xf32>>
}
// ----- generic
"builtin.module"() ({
  %0 = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
}) : () -> ()
// ===== nvgpu.warpgroup.mma.init.accumulator: full
module {
  %0 = nvgpu.warpgroup.mma.init.accumulator {t.x = 1 : i32} -> <fragmented = vector<128x128xf32>>
}
// ----- generic
"builtin.module"() ({
  %0 = "nvgpu.warpgroup.mma.init.accumulator"() {t.x = 1 : i32} : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
}) : () -> ()
// ===== nvgpu.warpgroup.mma.store: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, memref<4xi32>)
  nvgpu.warpgroup.mma.store %0#0, %0#1 : <fragmented = vector<128x128xf32>> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, memref<4xi32>)
  "nvgpu.warpgroup.mma.store"(%0#0, %0#1) : (!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, memref<4xi32>) -> ()
}) : () -> ()
// ===== nvgpu.warpgroup.mma.store: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, memref<4xi32>)
  nvgpu.warpgroup.mma.store %0#0, %0#1 {t.x = 1 : i32} : <fragmented = vector<128x128xf32>> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, memref<4xi32>)
  "nvgpu.warpgroup.mma.store"(%0#0, %0#1) {t.x = 1 : i32} : (!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, memref<4xi32>) -> ()
}) : () -> ()
