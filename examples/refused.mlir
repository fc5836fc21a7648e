// What the ownership pass does not accept, one reason per function.
//
// Look at: each finding names the operation, the limit and a way out. Nothing is changed in a file that is refused.
// They are reported because this line runs the pass:
// RUN: mlir-opt %s --ownership-based-buffer-deallocation

// A loop of blocks instead of scf.for or scf.while.
func.func @countdown(%start: i32, %size: index) {
  %log = memref.alloc(%size) : memref<?xi32>
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  cf.br ^head(%start : i32)
^head(%n: i32):
  %done = arith.cmpi eq, %n, %zero : i32
  cf.cond_br %done, ^exit, ^body
^body:
  memref.store %n, %log[%c0] : memref<?xi32>
  %next = arith.subi %n, %one : i32
  cf.br ^head(%next : i32)
^exit:
  return
}

// One of two buffers is freed by hand: the pass wants to free both itself.
func.func @by_hand(%value: f32) {
  %c0 = arith.constant 0 : index
  %sum = memref.alloc() : memref<8xf32>
  memref.store %value, %sum[%c0] : memref<8xf32>
  %scratch = memref.alloc() : memref<8xf32>
  memref.store %value, %scratch[%c0] : memref<8xf32>
  memref.dealloc %scratch : memref<8xf32>
  return
}

// Nobody knows what this does with the buffer; the configuration could say so, see my_dialect/.
func.func @unknown() {
  %buffer = memref.alloc() : memref<8xf32>
  "vendor.shuffle"(%buffer) : (memref<8xf32>) -> ()
  return
}
