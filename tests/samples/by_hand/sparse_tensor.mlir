// ===== sparse_tensor.extract_value
func.func @f(%t: tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, %i: !sparse_tensor.iterator<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) {
  %r = sparse_tensor.extract_value %t at %i : tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, !sparse_tensor.iterator<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
  return
}
// ===== sparse_tensor.extract_iteration_space
func.func @f(%t: tensor<4x8xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>>) {
  %r = sparse_tensor.extract_iteration_space %t lvls = 0 to 2 : tensor<4x8xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>, lvls = 0 to 2>
  return
}
// ===== sparse_tensor.iterate
func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, %x: index) -> index {
  %r = sparse_tensor.iterate %it in %s at(%c) iter_args(%a = %x) : !sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>, lvls = 0> -> index {
    %k = index.add %a, %c
    sparse_tensor.yield %k : index
  }
  sparse_tensor.iterate %it in %s : !sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>, lvls = 0> {
  }
  return %r : index
}
// ===== sparse_tensor.coiterate
func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, %x: index) -> index {
  %r = sparse_tensor.coiterate (%s, %s) at(%c) iter_args(%a = %x) : (!sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) -> index
  case %i, _ {
    sparse_tensor.yield %a : index
  }
  case %i, %j {
    sparse_tensor.yield %c : index
  }
  return %r : index
}
// ===== sparse_tensor.foreach
func.func @f(%t: tensor<2x4xf64, #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>>, %x: f32) {
  sparse_tensor.foreach in %t : tensor<2x4xf64, #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>> do {
  ^bb0(%i: index, %j: index, %v: f64):
  }
  %r = sparse_tensor.foreach in %t init(%x) : tensor<2x4xf64, #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>>, f32 -> f32 do {
  ^bb0(%i: index, %j: index, %v: f64, %a: f32):
    sparse_tensor.yield %a : f32
  }
  return
}
// ===== sparse_tensor.yield
func.func @f(%a: f64) -> f64 {
  %r = sparse_tensor.unary %a : f64 to f64
    present={
      ^bb0(%x: f64):
        %y = arith.negf %x : f64
        sparse_tensor.yield %y : f64
    }
    absent={}
  return %r : f64
}
// ===== sparse_tensor.unary
func.func @f(%a: f64) {
  %r = sparse_tensor.unary %a : f64 to i8
    present={
      ^bb0(%x: f64):
        %y = arith.fptosi %x : f64 to i8
        sparse_tensor.yield %y : i8
    }
    absent={
      %z = arith.constant 0 : i8
      sparse_tensor.yield %z : i8
    }
  return
}
// ===== sparse_tensor.binary
func.func @f(%a: f64, %b: i64) {
  %r = sparse_tensor.binary %a, %b : f64, i64 to f64
    overlap={
      ^bb0(%x: f64, %y: i64):
        sparse_tensor.yield %x : f64
    }
    left=identity
    right={}
  return
}
// ===== sparse_tensor.reduce
func.func @f(%a: f64, %b: f64, %i: f64) {
  %r = sparse_tensor.reduce %a, %b, %i : f64 {
    ^bb0(%x: f64, %y: f64):
      sparse_tensor.yield %x : f64
  }
  return
}
// ===== sparse_tensor.select
func.func @f(%a: f64) {
  %r = sparse_tensor.select %a : f64 {
    ^bb0(%x: f64):
      %t = arith.constant true
      sparse_tensor.yield %t : i1
  }
  return
}
// ===== sparse_tensor.new
func.func @f(%p: !llvm.ptr) {
  %r = sparse_tensor.new %p : !llvm.ptr to tensor<128xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
  return
}
// ===== sparse_tensor.values
func.func @f(%t: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) {
  %r = sparse_tensor.values %t : tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>> to memref<?xf64>
  return
}
// ===== sparse_tensor.positions
func.func @f(%t: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) {
  %r = sparse_tensor.positions %t {level = 0 : index} : tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>> to memref<?xindex>
  return
}
// ===== sparse_tensor.coordinates
func.func @f(%t: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), crdWidth = 32 }>>) {
  %r = sparse_tensor.coordinates %t {level = 0 : index} : tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), crdWidth = 32 }>> to memref<?xi32>
  return
}
// ===== sparse_tensor.load
func.func @f(%t: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) {
  %r = sparse_tensor.load %t hasInserts : tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
  return
}
// ===== sparse_tensor.number_of_entries
func.func @f(%t: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) {
  %r = sparse_tensor.number_of_entries %t : tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
  return
}
// ===== sparse_tensor.out
func.func @f(%t: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, %p: !llvm.ptr) {
  sparse_tensor.out %t, %p : tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, !llvm.ptr
  return
}
// ===== sparse_tensor.print
func.func @f(%t: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) {
  sparse_tensor.print %t : tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
  return
}
// ===== sparse_tensor.lvl
func.func @f(%t: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, %n: index) {
  %r = sparse_tensor.lvl %t, %n : tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
  return
}
