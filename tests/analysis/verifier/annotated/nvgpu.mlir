// Copies, fragments of matrices, tensor maps and products of warp groups of nvgpu: what mlir-opt says of each rule.

func.func @a(%s: memref<8xf16>, %d: memref<8xf16>, %i: index) {
  // expected-error@below {{destination memref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)}}
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 2 : memref<8xf16> to memref<8xf16>
  return
}

// -----

func.func @a(%s: memref<8xf16>, %d: memref<8xf16, 3>, %i: index) {
  // expected-error@below {{'nvgpu.device_async_copy' op bypassL1 does not satify alignment for 'memref<8xf16, 3>' with destination element 2. Unset bypassL1, or set destination element to 8}}
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 2 {bypassL1} : memref<8xf16> to memref<8xf16, 3>
  return
}

// -----

func.func @a(%s: memref<8xf16>, %d: memref<8xf16, 3>, %i: index) {
  // expected-error@below {{'nvgpu.device_async_copy' op expected 1 destination indices, got 2}}
  %0 = nvgpu.device_async_copy %s[%i], %d[%i, %i], 2 : memref<8xf16> to memref<8xf16, 3>
  return
}

// -----

func.func @a(%s: memref<8xf16>, %d: memref<8xf16, 3>, %i: index) {
  // expected-error@below {{'nvgpu.device_async_copy' op expected 1 source indices, got 2}}
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i], 2 : memref<8xf16> to memref<8xf16, 3>
  return
}

// -----

func.func @a(%s: memref<8xf16>, %d: memref<8xf16, 3>, %i: index) {
  // expected-error@below {{'nvgpu.device_async_copy' op expected 1 source indices, got 2}}
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i], 5 : memref<8xf16> to memref<8xf16, 3>
  return
}

// -----

func.func @a(%s: memref<8xf16>, %d: memref<8xf16, 3>, %i: index) {
  // expected-error@below {{Requested copy elements is 5 with width 16. But copy elements could be one of 2, 4, 8.}}
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 5 : memref<8xf16> to memref<8xf16, 3>
  return
}

// -----

func.func @a(%s: memref<8xf64>, %d: memref<8xf64, 3>, %i: index) {
  // expected-error@below {{Requested copy elements is 5 with width 64. But copy elements could be one of 1, 2.}}
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 5 : memref<8xf64> to memref<8xf64, 3>
  return
}

// -----

func.func @a(%a: vector<8xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  // expected-error@below {{matrixA must be 2 dimensional vector}}
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<8xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<4xf16>, %c: vector<2x2xf16>) {
  // expected-error@below {{matrixB must be 2 dimensional vector}}
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<4xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<4xf16>) {
  // expected-error@below {{matrixC must be 2 dimensional vector}}
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<4xf16>) -> vector<4xf16>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  // expected-error@below {{'nvgpu.mma.sync' op expected tf32 tensor cores only for F32 operands}}
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16], tf32Enabled} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  // expected-error@below {{'nvgpu.mma.sp.sync' op sparsity selector should be 0 or 1}}
  %d = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 16], sparsitySelector = 2 : i32} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  // expected-error@below {{'nvgpu.mma.sync' op expected 128 warp-wide matrix A elements}}
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 8]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @a(%a: vector<4x2xf64>, %b: vector<2x2xf64>, %c: vector<2x2xf64>, %m: vector<2xi16>) {
  // expected-error@below {{f64 is not supported for sparse mode}}
  %d = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 16], sparsitySelector = 0 : i32} : (vector<4x2xf64>, vector<2x2xf64>, vector<2x2xf64>) -> vector<2x2xf64>
  return
}

// -----

func.func @l(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = interleave_16b>, %m: memref<32x32xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index) {
  // expected-error@below {{Interleave options are not supported yet.}}
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = interleave_16b>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<32x32xf32, 3>
  return
}

// -----

func.func @s(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = interleave_16b>, %m: memref<32x32xf32, 3>, %i: index) {
  // expected-error@below {{Interleave options are not supported yet.}}
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<32x32xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = interleave_16b>
  return
}

// -----

func.func @l(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index) {
  // expected-error@below {{the tensor map descriptor has incorrect address space, it must be shared memory address space.}}
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<32x32xf32, 3>
  return
}

// -----

func.func @s(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32, 3>, %i: index) {
  // expected-error@below {{the tensor map descriptor has incorrect address space, it must be shared memory address space.}}
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<32x32xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @l(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, #gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, #gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<32x32xf32, 3>
  return
}

// -----

func.func @s(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, #gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32, 3>, %i: index) {
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<32x32xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, #gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @l(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, #gpu.address_space<global>>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index) {
  // expected-error@below {{the tensor map descriptor has incorrect address space, it must be shared memory address space.}}
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, #gpu.address_space<global>>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<32x32xf32, 3>
  return
}

// -----

func.func @s(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, #gpu.address_space<global>>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32, 3>, %i: index) {
  // expected-error@below {{the tensor map descriptor has incorrect address space, it must be shared memory address space.}}
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<32x32xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, #gpu.address_space<global>>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @l(%d: !nvgpu.tensormap.descriptor<tensor = memref<?x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index) {
  // expected-error@below {{the tensor map descriptor must be static shaped}}
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<?x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<32x32xf32, 3>
  return
}

// -----

func.func @s(%d: !nvgpu.tensormap.descriptor<tensor = memref<?x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32, 3>, %i: index) {
  // expected-error@below {{the tensor map descriptor must be static shaped}}
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<32x32xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<?x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @l(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x257xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index) {
  // expected-error@below {{the tensor map descriptor must have dimensions between 1 and 256 but it is 257}}
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<32x257xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<32x32xf32, 3>
  return
}

// -----

func.func @s(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x257xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32, 3>, %i: index) {
  // expected-error@below {{the tensor map descriptor must have dimensions between 1 and 256 but it is 257}}
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<32x32xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<32x257xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @l(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x0xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index) {
  // expected-error@below {{the tensor map descriptor must have dimensions between 1 and 256 but it is 0}}
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<32x0xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<32x32xf32, 3>
  return
}

// -----

func.func @s(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x0xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32, 3>, %i: index) {
  // expected-error@below {{the tensor map descriptor must have dimensions between 1 and 256 but it is 0}}
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<32x32xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<32x0xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @l(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index) {
  // expected-error@below {{the tensormap descriptor must have last dimension of 64 bytes but it is 128 bytes}}
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<32x32xf32, 3>
  return
}

// -----

func.func @s(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32, 3>, %i: index) {
  // expected-error@below {{the tensormap descriptor must have last dimension of 64 bytes but it is 128 bytes}}
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<32x32xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @l(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x16xf32,3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index) {
  // expected-error@below {{memref and tensor map shapes mismatch 'memref<32x16xf32, 3>' != 'memref<32x32xf32, 3>'}}
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<32x16xf32,3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<32x32xf32, 3>
  return
}

// -----

func.func @s(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x16xf32,3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32, 3>, %i: index) {
  // expected-error@below {{memref and tensor map shapes mismatch 'memref<32x16xf32, 3>' != 'memref<32x32xf32, 3>'}}
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<32x32xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<32x16xf32,3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @l(%d: !nvgpu.tensormap.descriptor<tensor = memref<16xf32,3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>, %m: memref<16xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index) {
  nvgpu.tma.async.load %d[%i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<16xf32,3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<16xf32, 3>
  return
}

// -----

func.func @s(%d: !nvgpu.tensormap.descriptor<tensor = memref<16xf32,3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>, %m: memref<16xf32, 3>, %i: index) {
  nvgpu.tma.async.store %m to %d[%i] : memref<16xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<16xf32,3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @l(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf16, 3>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index) {
  // expected-error@below {{the element type of tensor map descriptor and memref must be same}}
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<32x32xf16, 3>
  return
}

// -----

func.func @s(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf16, 3>, %i: index) {
  // expected-error@below {{the element type of tensor map descriptor and memref must be same}}
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<32x32xf16, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @l(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index) {
  // expected-error@below {{the destination memref has incorrect address space, it must be shared memory address space.}}
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<32x32xf32>
  return
}

// -----

func.func @s(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32>, %i: index) {
  // expected-error@below {{the destination memref has incorrect address space, it must be shared memory address space.}}
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<32x32xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @l(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x?xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index) {
  // expected-error@below {{the destination memref must be static shaped}}
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<32x?xf32, 3>
  return
}

// -----

func.func @s(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x?xf32, 3>, %i: index) {
  // expected-error@below {{the destination memref must be static shaped}}
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<32x?xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @l(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index) {
  // expected-error@below {{the shape of tensor map descriptor and memref must have same rank}}
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<32xf32, 3>
  return
}

// -----

func.func @s(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32xf32, 3>, %i: index) {
  // expected-error@below {{the shape of tensor map descriptor and memref must have same rank}}
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<32xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @l(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x16xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index) {
  // expected-error@below {{memref and tensor map shapes mismatch 'memref<32x32xf32, 3>' != 'memref<32x16xf32, 3>'}}
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<32x16xf32, 3>
  return
}

// -----

func.func @s(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x16xf32, 3>, %i: index) {
  // expected-error@below {{memref and tensor map shapes mismatch 'memref<32x32xf32, 3>' != 'memref<32x16xf32, 3>'}}
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<32x16xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @l(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x2xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x2xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index) {
  // expected-error@below {{the bytes in the last dimension of the tensor map must be a multiple of 16}}
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<32x2xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<32x2xf32, 3>
  return
}

// -----

func.func @s(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x2xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x2xf32, 3>, %i: index) {
  // expected-error@below {{the bytes in the last dimension of the tensor map must be a multiple of 16}}
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<32x2xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<32x2xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @l(%d: !nvgpu.tensormap.descriptor<tensor = memref<8x3xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<8x3xf16, 3>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index) {
  // expected-error@below {{the bytes in the last dimension of the tensor map must be a multiple of 16}}
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<8x3xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<8x3xf16, 3>
  return
}

// -----

func.func @s(%d: !nvgpu.tensormap.descriptor<tensor = memref<8x3xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<8x3xf16, 3>, %i: index) {
  // expected-error@below {{the bytes in the last dimension of the tensor map must be a multiple of 16}}
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<8x3xf16, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<8x3xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @l(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index) {
  // expected-error@below {{Maximum 5 coordinates are supported.}}
  nvgpu.tma.async.load %d[%i, %i, %i, %i, %i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<32x32xf32, 3>
  return
}

// -----

func.func @s(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32, 3>, %i: index) {
  // expected-error@below {{Maximum 5 coordinates are supported.}}
  nvgpu.tma.async.store %m to %d[%i, %i, %i, %i, %i, %i] : memref<32x32xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @l(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index) {
  // expected-error@below {{number of coordinates do not match with the rank of tensor descriptor map.}}
  nvgpu.tma.async.load %d[%i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<32x32xf32, 3>
  return
}

// -----

func.func @s(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32, 3>, %i: index) {
  // expected-error@below {{number of coordinates do not match with the rank of tensor descriptor map.}}
  nvgpu.tma.async.store %m to %d[%i] : memref<32x32xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @l(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<32x32xf32, 3>
  return
}

// -----

func.func @s(%d: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<32x32xf32, 3>, %i: index) {
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<32x32xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @c(%m: memref<*xf32>, %i: index) {
  // expected-error@below {{Maximum 5 coordinates are supported.}}
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i, %i, %i, %i, %i] : memref<*xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @c(%m: memref<*xf32>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @c(%m: memref<*xf32>, %i: index) {
  // expected-error@below {{Interleave options are not supported yet.}}
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = interleave_16b>
  return
}

// -----

func.func @c(%m: memref<*xf32>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<32x3xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @c(%m: memref<*xf32>, %i: index) {
  // expected-error@below {{the tensor map descriptor must be static shaped}}
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<?x2xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @c(%m: memref<*xf32>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i, %i, %i, %i] : memref<*xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<1x1x1x1x1x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @c(%m: memref<*xf32>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<32x2xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @g(%d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %m: memref<128x64xf16, 3>) {
  %0 = nvgpu.warpgroup.generate.descriptor %m, %d : memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
  return
}

// -----

func.func @g(%d: !nvgpu.tensormap.descriptor<tensor = memref<128x32xf16, 3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>, %m: memref<128x64xf16, 3>) {
  // expected-error@below {{supports only swizzle_128b is supported for the time being}}
  %0 = nvgpu.warpgroup.generate.descriptor %m, %d : memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x32xf16, 3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
  return
}

// -----

func.func @g(%d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>, %m: memref<128x64xf16, 3>) {
  // expected-error@below {{the tensormap descriptor must have last dimension of 64 bytes but it is 128 bytes}}
  %0 = nvgpu.warpgroup.generate.descriptor %m, %d : memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
  return
}

// -----

func.func @g(%d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<128x64xf16, 3>) {
  // expected-error@below {{supports only swizzle_128b is supported for the time being}}
  %0 = nvgpu.warpgroup.generate.descriptor %m, %d : memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
  return
}

// -----

func.func @g(%d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_32b>, %m: memref<128x64xf16, 3>) {
  // expected-error@below {{Interleave options are not supported yet.}}
  %0 = nvgpu.warpgroup.generate.descriptor %m, %d : memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_32b> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  // expected-error@below {{'nvgpu.warpgroup.mma' op supports non-transpose A (Row Major) and transpose B (Column Major) for the time being}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeA} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeA, transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  // expected-error@below {{'nvgpu.warpgroup.mma' op type of matrix C and matrix D must be the same}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x64xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  // expected-error@below {{'nvgpu.warpgroup.mma' op has matrices A, B, C and D, they must be 2 dimensional}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128xf32>>) {
  // expected-error@below {{'nvgpu.warpgroup.mma' op has matrices A, B, C and D, they must be 2 dimensional}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x32xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  // expected-error@below {{'nvgpu.warpgroup.mma' op 2nd dim matrix-A (32)!= 1st dim matrix-B (64 )}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x32xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>) {
  // expected-error@below {{'nvgpu.warpgroup.mma' op 1st dim matrix-A ( 128 )!= 1st dim matrix-C ( 64 )}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x64xf32>>) {
  // expected-error@below {{'nvgpu.warpgroup.mma' op 2nd dim matrix-B ( 128 ) != 2nd dim matrix-C ( 64 )}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x64xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x64xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf64>>) {
  // expected-error@below {{'nvgpu.warpgroup.mma' op 'f64' += 'f16' * 'f16', it is not supported.}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf64>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf64>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi8, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) {
  // expected-error@below {{'nvgpu.warpgroup.mma' op 'i32' += 'i8' * 'i8', it is not supported.}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi8, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) {
  // expected-error@below {{'nvgpu.warpgroup.mma' op has input type 'memref<64x128xi16, 3>' n is set to 128, it is not supported}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi1, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi1, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) {
  // expected-error@below {{'nvgpu.warpgroup.mma' op hit a limitation: 'i32' += 'i1' * 'i1', it is not supported yet}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi1, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi1, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E5M2, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>) {
  // expected-error@below {{'nvgpu.warpgroup.mma' op hit a limitation: 'f16' += 'f8E5M2' * 'f8E4M3FN', it is not supported yet}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E5M2, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x12xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x12xf32>>) {
  // expected-error@below {{'nvgpu.warpgroup.mma' op has input type 'memref<64x12xf16, 3>' n is set to 12, it is not supported}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x12xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x12xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x12xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi1, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x40xi1, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x40xi32>>) {
  // expected-error@below {{'nvgpu.warpgroup.mma' op has input type 'memref<64x40xi1, 3>' n is set to 40, it is not supported}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi1, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x40xi1, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x40xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x40xi32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x?xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  // expected-error@below {{'nvgpu.warpgroup.mma' op 2nd dim matrix-A (-9223372036854775808)!= 1st dim matrix-B (64 )}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x?xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xbf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xbf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xbf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xbf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>
  return
}

// -----

func.func @t(%v: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %m: memref<128x128xf32, 3>) {
  nvgpu.warpgroup.mma.store %v, %m : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> to memref<128x128xf32, 3>
  return
}

// -----

func.func @t(%v: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>, %m: memref<128x128xf16, 3>) {
  // expected-error@below {{'nvgpu.warpgroup.mma.store' op hit a limitation: only f32 results for the time being}}
  nvgpu.warpgroup.mma.store %v, %m : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>> to memref<128x128xf16, 3>
  return
}

// -----

func.func @t(%v: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %m: memref<128x64xf32, 3>) {
  // expected-error@below {{'nvgpu.warpgroup.mma.store' op results ['vector<128x128xf32>'][128] values. However, destination memref[128][64]  does not have same size as results}}
  nvgpu.warpgroup.mma.store %v, %m : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> to memref<128x64xf32, 3>
  return
}

// -----

func.func @t(%v: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %m: memref<128x?xf32, 3>) {
  // expected-error@below {{'nvgpu.warpgroup.mma.store' op results ['vector<128x128xf32>'][128] values. However, destination memref[128][-9223372036854775808]  does not have same size as results}}
  nvgpu.warpgroup.mma.store %v, %m : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> to memref<128x?xf32, 3>
  return
}

// -----

func.func @t(%v: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %m: memref<128x128xf16, 3>) {
  nvgpu.warpgroup.mma.store %v, %m : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> to memref<128x128xf16, 3>
  return
}

// -----

func.func @t(%v: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %m: memref<128x128x2xf32, 3>) {
  nvgpu.warpgroup.mma.store %v, %m : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> to memref<128x128x2xf32, 3>
  return
}

// -----

func.func @i() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @i() {
  // expected-error@below {{'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<63x128xf32>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)}}
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<63x128xf32>>
  return
}

// -----

func.func @i() {
  // expected-error@below {{'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<64x12xf32>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)}}
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x12xf32>>
  return
}

// -----

func.func @i() {
  // expected-error@below {{'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<64x40xi8>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)}}
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x40xi8>>
  return
}

// -----

func.func @i() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x40xf16>>
  return
}

// -----

func.func @i() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x48xi8>>
  return
}

// -----

func.func @i() {
  // expected-error@below {{'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<64x48xi32>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)}}
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x48xi32>>
  return
}

// -----

func.func @r(%v: vector<32x16xf32>) {
  // expected-error@below {{expected '{'}}
  %0 = nvgpu.rcp %v  : vector<32x16xf32>
  return
}

// -----

func.func @r(%v: vector<32x16xf32>) {
  // expected-error@below {{'nvgpu.rcp' op has a limitation. #nvgpu<rcp_rounding_mode rp> or non-ftz is not supported yet.}}
  %0 = nvgpu.rcp %v {rounding = rp} : vector<32x16xf32>
  return
}

// -----

func.func @r(%v: vector<32x16xf32>) {
  // expected-error@below {{'nvgpu.rcp' op has a limitation. #nvgpu<rcp_rounding_mode approx> or non-ftz is not supported yet.}}
  %0 = nvgpu.rcp %v {rounding = approx} : vector<32x16xf32>
  return
}

// -----

func.func @r(%v: vector<32x16xf32>) {
  %0 = nvgpu.rcp %v {rounding = approx, ftz} : vector<32x16xf32>
  return
}

// -----

func.func @r(%v: vector<32x16xf32>) {
  // expected-error@below {{'nvgpu.rcp' op has a limitation. #nvgpu<rcp_rounding_mode rn> or non-ftz is not supported yet.}}
  %0 = nvgpu.rcp %v {rounding = rn, ftz} : vector<32x16xf32>
  return
}
