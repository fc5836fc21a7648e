// ===== bufferization.alloc_tensor: bare
module {
  %0 = bufferization.alloc_tensor() : tensor<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xindex>
}) : () -> ()
// ===== bufferization.alloc_tensor: with copy
module {
  %0 = "t.values"() : () -> tensor<4xindex>
  %1 = bufferization.alloc_tensor() copy(%0) : tensor<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xindex>
  %1 = "bufferization.alloc_tensor"(%0) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<4xindex>) -> tensor<4xindex>
}) : () -> ()
// ===== bufferization.alloc_tensor: with size_hint
module {
  %0 = "t.values"() : () -> index
  %1 = bufferization.alloc_tensor() size_hint=%0 : tensor<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> index
  %1 = "bufferization.alloc_tensor"(%0) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (index) -> tensor<4xindex>
}) : () -> ()
// ===== bufferization.alloc_tensor: with memory_space
module {
  %0 = bufferization.alloc_tensor() {memory_space = 1 : index} : tensor<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0 = "bufferization.alloc_tensor"() <{memory_space = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xindex>
}) : () -> ()
// ===== bufferization.alloc_tensor: full (not verified)
module {
  %0:4 = "t.values"() : () -> (index, index, tensor<4xindex>, index)
  %1 = bufferization.alloc_tensor(%0#0, %0#1) copy(%0#2) size_hint=%0#3 {memory_space = 1 : index, t.x = 1 : i32} : tensor<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (index, index, tensor<4xindex>, index)
  %1 = "bufferization.alloc_tensor"(%0#0, %0#1, %0#2, %0#3) <{memory_space = 1 : index, operandSegmentSizes = array<i32: 2, 1, 1>}> {t.x = 1 : i32} : (index, index, tensor<4xindex>, index) -> tensor<4xindex>
}) : () -> ()
// ===== bufferization.clone: bare
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = bufferization.clone %0 : memref<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "bufferization.clone"(%0) : (memref<4xi32>) -> memref<4xi32>
}) : () -> ()
// ===== bufferization.clone: full
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = bufferization.clone %0 {t.x = 1 : i32} : memref<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "bufferization.clone"(%0) {t.x = 1 : i32} : (memref<4xi32>) -> memref<4xi32>
}) : () -> ()
// ===== bufferization.dealloc: bare
module {
  bufferization.dealloc
}
// ----- generic
"builtin.module"() ({
  "bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
}) : () -> ()
// ===== bufferization.dealloc: full
module {
  %0:6 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>, i1, i1, memref<4xi32>, memref<4xi32>)
  %1:2 = bufferization.dealloc (%0#0, %0#1 : memref<4xi32>, memref<4xi32>) if (%0#2, %0#3) retain (%0#4, %0#5 : memref<4xi32>, memref<4xi32>) {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>, i1, i1, memref<4xi32>, memref<4xi32>)
  %1:2 = "bufferization.dealloc"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{operandSegmentSizes = array<i32: 2, 2, 2>}> {t.x = 1 : i32} : (memref<4xi32>, memref<4xi32>, i1, i1, memref<4xi32>, memref<4xi32>) -> (i1, i1)
}) : () -> ()
// ===== bufferization.dealloc: ones
module {
  %0:3 = "t.values"() : () -> (memref<4xi32>, i1, memref<4xi32>)
  %1 = bufferization.dealloc (%0#0 : memref<4xi32>) if (%0#1) retain (%0#2 : memref<4xi32>)
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xi32>, i1, memref<4xi32>)
  %1 = "bufferization.dealloc"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4xi32>, i1, memref<4xi32>) -> i1
}) : () -> ()
// ===== bufferization.dealloc_tensor: bare
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  bufferization.dealloc_tensor %0 : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  "bufferization.dealloc_tensor"(%0) : (tensor<4xi32>) -> ()
}) : () -> ()
// ===== bufferization.dealloc_tensor: full
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  bufferization.dealloc_tensor %0 {t.x = 1 : i32} : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  "bufferization.dealloc_tensor"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> ()
}) : () -> ()
// ===== bufferization.materialize_in_destination: ones
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = bufferization.materialize_in_destination %0#0 in %0#1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "bufferization.materialize_in_destination"(%0#0, %0#1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== bufferization.materialize_in_destination: with writable
module {
  %0:2 = "t.values"() : () -> (tensor<4xi64>, memref<4xi64>)
  bufferization.materialize_in_destination %0#0 in writable %0#1 : (tensor<4xi64>, memref<4xi64>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi64>, memref<4xi64>)
  "bufferization.materialize_in_destination"(%0#0, %0#1) <{writable}> : (tensor<4xi64>, memref<4xi64>) -> ()
}) : () -> ()
// ===== bufferization.materialize_in_destination: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  bufferization.materialize_in_destination %0#0 in %0#1 : (tensor<4xi32>, tensor<4xi32>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  "bufferization.materialize_in_destination"(%0#0, %0#1) : (tensor<4xi32>, tensor<4xi32>) -> ()
}) : () -> ()
// ===== bufferization.materialize_in_destination: full (not verified)
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = bufferization.materialize_in_destination %0#0 in restrict writable %0#1 {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "bufferization.materialize_in_destination"(%0#0, %0#1) <{restrict, writable}> {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== bufferization.to_buffer: bare
module {
  %0 = "t.values"() : () -> tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xf32>
  %1 = "bufferization.to_buffer"(%0) : (tensor<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== bufferization.to_buffer: full
module {
  %0 = "t.values"() : () -> tensor<4xf32>
  %1 = bufferization.to_buffer %0 read_only {t.x = 1 : i32} : tensor<4xf32> to memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xf32>
  %1 = "bufferization.to_buffer"(%0) <{read_only}> {t.x = 1 : i32} : (tensor<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== bufferization.to_tensor: bare
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = bufferization.to_tensor %0 : memref<4xf32> to tensor<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "bufferization.to_tensor"(%0) : (memref<4xf32>) -> tensor<4xf32>
}) : () -> ()
// ===== bufferization.to_tensor: full
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = bufferization.to_tensor %0 restrict writable {t.x = 1 : i32} : memref<4xf32> to tensor<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "bufferization.to_tensor"(%0) <{restrict, writable}> {t.x = 1 : i32} : (memref<4xf32>) -> tensor<4xf32>
}) : () -> ()
// ===== bufferization.to_tensor: with restrict
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = bufferization.to_tensor %0 restrict : memref<4xf32> to tensor<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "bufferization.to_tensor"(%0) <{restrict}> : (memref<4xf32>) -> tensor<4xf32>
}) : () -> ()
// ===== bufferization.to_tensor: with writable
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = bufferization.to_tensor %0 writable : memref<4xf32> to tensor<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "bufferization.to_tensor"(%0) <{writable}> : (memref<4xf32>) -> tensor<4xf32>
}) : () -> ()
