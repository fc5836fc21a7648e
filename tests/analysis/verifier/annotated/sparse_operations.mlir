// Operations of sparse_tensor.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%p: tensor<5xindex>, %c: tensor<9xindex>, %v: tensor<9xf32>) {
  // expected-error@+1 {{the sparse-tensor must have static shape}}
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<5xindex>, tensor<9xindex>), tensor<9xf32> to tensor<4x?xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%p: tensor<5xindex>, %c: tensor<9xindex>, %v: tensor<9xf32>) {
  // expected-error@+1 {{'sparse_tensor.assemble' op result #0 must be sparse tensor of any type values, but got 'tensor<4x8xf32>'}}
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<5xindex>, tensor<9xindex>), tensor<9xf32> to tensor<4x8xf32>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%p: tensor<5xindex>, %c: tensor<9xindex>, %v: tensor<9xf32>) {
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<5xindex>, tensor<9xindex>), tensor<9xf32> to tensor<4x8xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%p: tensor<5xindex>, %c: tensor<9xi32>, %v: tensor<9xf32>) {
  // expected-error@+1 {{input/output element-types don't match}}
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<5xindex>, tensor<9xi32>), tensor<9xf32> to tensor<4x8xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%p: tensor<5xindex>, %c: tensor<9xindex>, %v: tensor<9xf64>) {
  // expected-error@+1 {{input/output element-types don't match}}
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<5xindex>, tensor<9xindex>), tensor<9xf64> to tensor<4x8xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%p: tensor<5xindex>, %v: tensor<9xf32>) {
  // expected-error@+1 {{inconsistent number of fields between input/output}}
  %0 = sparse_tensor.assemble (%p), %v : (tensor<5xindex>), tensor<9xf32> to tensor<4x8xf32, #CSR>
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%p: tensor<2xindex>, %c: tensor<9x2xindex>, %v: tensor<9xf32>) {
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<2xindex>, tensor<9x2xindex>), tensor<9xf32> to tensor<4x8xf32, #COO>
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%p: tensor<2xindex>, %c: tensor<9x3xindex>, %v: tensor<9xf32>) {
  // expected-error@+1 {{input/output trailing COO level-ranks don't match}}
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<2xindex>, tensor<9x3xindex>), tensor<9xf32> to tensor<4x8xf32, #COO>
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%p: tensor<2xindex>, %c: tensor<9xindex>, %v: tensor<9xf32>) {
  // expected-error@+1 {{input/output trailing COO level-ranks don't match}}
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<2xindex>, tensor<9xindex>), tensor<9xf32> to tensor<4x8xf32, #COO>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %p: tensor<5xindex>, %q: tensor<9xindex>, %v: tensor<9xf32>) {
  // expected-error@+1 {{operation defines 6 results but was provided 5 to bind}}
  %a, %b, %c, %n, %m = sparse_tensor.disassemble %t : tensor<4x8xf32, #CSR> out_lvls(%p, %q : tensor<5xindex>, tensor<9xindex>) out_vals(%v : tensor<9xf32>) -> (tensor<5xindex>, tensor<9xindex>), tensor<9xf32>, (index, index), index
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %p: tensor<5xindex>, %q: tensor<9xindex>, %v: tensor<9xf32>) {
  // expected-error@+1 {{operation defines 6 results but was provided 5 to bind}}
  %a, %b, %c, %n, %m = sparse_tensor.disassemble %t : tensor<4x8xf32, #CSR> out_lvls(%p, %q : tensor<5xindex>, tensor<9xindex>) out_vals(%v : tensor<9xf32>) -> (tensor<6xindex>, tensor<9xindex>), tensor<9xf32>, (index, index), index
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %p: tensor<5xindex>, %q: tensor<9xindex>, %v: tensor<9xf32>) {
  // expected-error@+1 {{operation defines 6 results but was provided 5 to bind}}
  %a, %b, %c, %n, %m = sparse_tensor.disassemble %t : tensor<4x8xf32, #CSR> out_lvls(%p, %q : tensor<5xindex>, tensor<9xindex>) out_vals(%v : tensor<9xf32>) -> (tensor<5xindex>, tensor<9xindex>), tensor<8xf32>, (index, index), index
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<?x8xf32, #CSR>, %p: tensor<5xindex>, %q: tensor<9xindex>, %v: tensor<9xf32>) {
  // expected-error@+1 {{operation defines 6 results but was provided 5 to bind}}
  %a, %b, %c, %n, %m = sparse_tensor.disassemble %t : tensor<?x8xf32, #CSR> out_lvls(%p, %q : tensor<5xindex>, tensor<9xindex>) out_vals(%v : tensor<9xf32>) -> (tensor<5xindex>, tensor<9xindex>), tensor<9xf32>, (index, index), index
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %p: tensor<5xindex>, %q: tensor<9xindex>, %v: tensor<9xf32>) {
  // expected-error@+1 {{operation defines 6 results but was provided 5 to bind}}
  %a, %b, %c, %n, %m = sparse_tensor.disassemble %t : tensor<4x8xf64, #CSR> out_lvls(%p, %q : tensor<5xindex>, tensor<9xindex>) out_vals(%v : tensor<9xf32>) -> (tensor<5xindex>, tensor<9xindex>), tensor<9xf32>, (index, index), index
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32>, %p: tensor<5xindex>, %q: tensor<9xindex>, %v: tensor<9xf32>) {
  // expected-error@+1 {{operation defines 6 results but was provided 5 to bind}}
  %a, %b, %c, %n, %m = sparse_tensor.disassemble %t : tensor<4x8xf32> out_lvls(%p, %q : tensor<5xindex>, tensor<9xindex>) out_vals(%v : tensor<9xf32>) -> (tensor<5xindex>, tensor<9xindex>), tensor<9xf32>, (index, index), index
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32>) {
  %0 = sparse_tensor.convert %t : tensor<4x8xf32> to tensor<4x8xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8x2xf32>) {
  // expected-error@+1 {{unexpected conversion mismatch in rank}}
  %0 = sparse_tensor.convert %t : tensor<4x8x2xf32> to tensor<4x8xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x?xf32>) {
  // expected-error@+1 {{unexpected conversion mismatch in dimension 1}}
  %0 = sparse_tensor.convert %t : tensor<4x?xf32> to tensor<4x8xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x9xf32>) {
  // expected-error@+1 {{unexpected conversion mismatch in dimension 1}}
  %0 = sparse_tensor.convert %t : tensor<4x9xf32> to tensor<4x8xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32>) {
  %0 = sparse_tensor.convert %t : tensor<4x8xf32> to tensor<?x8xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#SL = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1 : #sparse_tensor<slice(0, 4, 1)>) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{cannot convert to a sparse tensor slice}}
  %0 = sparse_tensor.convert %t : tensor<4x8xf32> to tensor<4x8xf32, #SL>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#BSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
#DSDD = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
#W = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#DC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #BSR>) {
  %0 = sparse_tensor.reinterpret_map %t : tensor<4x8xf32, #BSR> to tensor<2x2x2x4xf32, #DSDD>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#BSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
#DSDD = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
#W = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#DC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #BSR>) {
  // expected-error@+1 {{Level size mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %t : tensor<4x8xf32, #BSR> to tensor<2x3x2x4xf32, #DSDD>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#BSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
#DSDD = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
#W = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#DC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.reinterpret_map %t : tensor<4x8xf32, #CSR> to tensor<8x4xf32, #CSC>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#BSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
#DSDD = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
#W = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#DC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>) {
  // expected-error@+1 {{Level size mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %t : tensor<4x8xf32, #CSR> to tensor<4x8xf32, #CSC>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#BSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
#DSDD = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
#W = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#DC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>) {
  // expected-error@+1 {{Crd/Pos width mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %t : tensor<4x8xf32, #CSR> to tensor<4x8xf32, #W>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#BSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
#DSDD = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
#W = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#DC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>) {
  // expected-error@+1 {{Element type mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %t : tensor<4x8xf32, #CSR> to tensor<4x8xf64, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#BSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
#DSDD = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
#W = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#DC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>) {
  // expected-error@+1 {{Level type mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %t : tensor<4x8xf32, #CSR> to tensor<4x8xf32, #DC>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#BSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
#DSDD = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
#W = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#DC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #BSR>) {
  // expected-error@+1 {{Level rank mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %t : tensor<4x8xf32, #BSR> to tensor<4x8xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#BSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
#DSDD = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
#W = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#DC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.reinterpret_map %t : tensor<4x8xf32, #CSR> to tensor<4x8xf32, #CSR>
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#UC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
#TC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
#WC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton), crdWidth = 16 }>
#NC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(nonunique)) }>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #UC>) {
  %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<4x8xf32, #UC> to tensor<4x8xf32, #COO>
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#UC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
#TC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
#WC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton), crdWidth = 16 }>
#NC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(nonunique)) }>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #UC>) {
  // expected-error@+1 {{Unmatched dim2lvl map between input and result COO}}
  %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<4x8xf32, #UC> to tensor<4x8xf32, #TC>
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#UC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
#TC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
#WC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton), crdWidth = 16 }>
#NC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(nonunique)) }>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #UC>) {
  // expected-error@+1 {{Unmatched storage format between input and result COO}}
  %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<4x8xf32, #UC> to tensor<4x8xf32, #WC>
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#UC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
#TC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
#WC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton), crdWidth = 16 }>
#NC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(nonunique)) }>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #UC>) {
  // expected-error@+1 {{Expected COO sparse tensors only}}
  %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<4x8xf32, #UC> to tensor<4x8xf32, #NC>
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#UC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
#TC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
#WC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton), crdWidth = 16 }>
#NC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(nonunique)) }>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #UC>) {
  // expected-error@+1 {{Expected COO sparse tensors only}}
  %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<4x8xf32, #UC> to tensor<4x8xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#BSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
#DSDD = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
#W = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#DC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @f(%i: index) {
  %0:4 = sparse_tensor.crd_translate dim_to_lvl [%i, %i] as #BSR: index, index, index, index
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#BSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
#DSDD = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
#W = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#DC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @f(%i: index) {
  // expected-error@+1 {{Coordinate rank mismatch with encoding}}
  %0:2 = sparse_tensor.crd_translate dim_to_lvl [%i, %i] as #BSR : index, index
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#BSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
#DSDD = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
#W = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#DC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @f(%i: index) {
  %0:2 = sparse_tensor.crd_translate lvl_to_dim [%i, %i, %i, %i] as #BSR : index, index
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#BSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
#DSDD = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
#W = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#DC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @f(%i: index) {
  // expected-error@+1 {{Coordinate rank mismatch with encoding}}
  %0:2 = sparse_tensor.crd_translate lvl_to_dim [%i, %i, %i] as #BSR : index, index
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>) {
  %c = arith.constant 0 : index
  %0 = sparse_tensor.lvl %t, %c : tensor<4x8xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>) {
  %c = arith.constant 1 : index
  %0 = sparse_tensor.lvl %t, %c : tensor<4x8xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>) {
  %c = arith.constant 2 : index
  // expected-error@+1 {{Level index exceeds the rank of the input sparse tensor}}
  %0 = sparse_tensor.lvl %t, %c : tensor<4x8xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>) {
  %c = arith.constant -1 : index
  // expected-error@+1 {{Level index exceeds the rank of the input sparse tensor}}
  %0 = sparse_tensor.lvl %t, %c : tensor<4x8xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.positions %t { level = 1 : index } : tensor<4x8xf32, #CSR> to memref<?xindex>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.coordinates %t { level = 1 : index } : tensor<4x8xf32, #CSR> to memref<?xindex>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>) {
  // expected-error@+1 {{requested level is out of bounds}}
  %0 = sparse_tensor.positions %t { level = 2 : index } : tensor<4x8xf32, #CSR> to memref<?xindex>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>) {
  // expected-error@+1 {{requested level is out of bounds}}
  %0 = sparse_tensor.coordinates %t { level = 2 : index } : tensor<4x8xf32, #CSR> to memref<?xindex>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>) {
  // expected-error@+1 {{unexpected type for positions}}
  %0 = sparse_tensor.positions %t { level = 1 : index } : tensor<4x8xf32, #CSR> to memref<?xi32>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>) {
  // expected-error@+1 {{unexpected mismatch in element types}}
  %0 = sparse_tensor.values %t : tensor<4x8xf32, #CSR> to memref<?xf64>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>) {
  // expected-error@+1 {{expected sparse tensor with a COO region}}
  %0 = sparse_tensor.coordinates_buffer %t : tensor<4x8xf32, #CSR> to memref<?xindex>
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf32, #COO>) {
  %0 = sparse_tensor.coordinates_buffer %t : tensor<4x8xf32, #COO> to memref<?xindex>
  return
}
// -----
#SL = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1 : #sparse_tensor<slice(0, 4, 1)>) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #SL>) {
  %0 = sparse_tensor.slice.offset %t at 1 : tensor<4x8xf32, #SL>
  %1 = sparse_tensor.slice.stride %t at 0 : tensor<4x8xf32, #SL>
  return
}
// -----
#SL = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1 : #sparse_tensor<slice(0, 4, 1)>) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #SL>) {
  // expected-error@+1 {{requested dimension out of bound}}
  %0 = sparse_tensor.slice.offset %t at 2 : tensor<4x8xf32, #SL>
  %1 = sparse_tensor.slice.stride %t at 0 : tensor<4x8xf32, #SL>
  return
}
// -----
#SL = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1 : #sparse_tensor<slice(0, 4, 1)>) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #SL>) {
  // expected-error@+1 {{requested dimension out of bound}}
  %0 = sparse_tensor.slice.offset %t at -1 : tensor<4x8xf32, #SL>
  %1 = sparse_tensor.slice.stride %t at 0 : tensor<4x8xf32, #SL>
  return
}
// -----
#SL = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1 : #sparse_tensor<slice(0, 4, 1)>) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #SL>) {
  // expected-error@+1 {{requested dimension out of bound}}
  %1 = sparse_tensor.slice.stride %t at 3 : tensor<4x8xf32, #SL>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>) {
  %0 = sparse_tensor.storage_specifier.get %s val_mem_sz : !sparse_tensor.storage_specifier<#CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>) {
  // expected-error@+1 {{redundant level argument for querying value memory size}}
  %0 = sparse_tensor.storage_specifier.get %s val_mem_sz at 0 : !sparse_tensor.storage_specifier<#CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>) {
  %0 = sparse_tensor.storage_specifier.get %s pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>) {
  // expected-error@+1 {{requested level is out of bounds}}
  %0 = sparse_tensor.storage_specifier.get %s pos_mem_sz at 2 : !sparse_tensor.storage_specifier<#CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>) {
  // expected-error@+1 {{missing level argument}}
  %0 = sparse_tensor.storage_specifier.get %s pos_mem_sz : !sparse_tensor.storage_specifier<#CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>) {
  // expected-error@+1 {{requested slice data on non-slice tensor}}
  %0 = sparse_tensor.storage_specifier.get %s dim_offset at 0 : !sparse_tensor.storage_specifier<#CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>) {
  %0 = sparse_tensor.storage_specifier.get %s crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>) {
  %0 = sparse_tensor.storage_specifier.get %s lvl_sz at 1 : !sparse_tensor.storage_specifier<#CSR>
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%s: !sparse_tensor.storage_specifier<#COO>) {
  // expected-error@+1 {{requested position memory size on a singleton level}}
  %0 = sparse_tensor.storage_specifier.get %s pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#COO>
  return
}
// -----
#SL = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1 : #sparse_tensor<slice(0, 4, 1)>) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.storage_specifier<#SL>) {
  %0 = sparse_tensor.storage_specifier.get %s dim_offset at 1 : !sparse_tensor.storage_specifier<#SL>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>, %i: index) {
  // expected-error@+1 {{requested level is out of bounds}}
  %0 = sparse_tensor.storage_specifier.set %s pos_mem_sz at 7 with %i : !sparse_tensor.storage_specifier<#CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%v: memref<?xf32>, %b: memref<?xi1>, %a: memref<?xindex>, %i: index, %t: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.compress %v, %b, %a, %i into %t[%i] : memref<?xf32>, memref<?xi1>, memref<?xindex>, tensor<4x8xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%v: memref<?xf32>, %b: memref<?xi1>, %a: memref<?xindex>, %i: index, %t: tensor<4x8xf32, #CSR>) {
  // expected-error@+1 {{'sparse_tensor.compress' op incorrect number of coordinates}}
  %0 = sparse_tensor.compress %v, %b, %a, %i into %t[%i, %i] : memref<?xf32>, memref<?xi1>, memref<?xindex>, tensor<4x8xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t0: tensor<4x8xf32, #CSR>, %t1: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.concatenate %t0, %t1 {dimension = 0 : index} : tensor<4x8xf32, #CSR>, tensor<4x8xf32, #CSR> to tensor<8x8xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t0: tensor<4x8xf32, #CSR>) {
  // expected-error@+1 {{Need at least two tensors to concatenate.}}
  %0 = sparse_tensor.concatenate %t0 {dimension = 0 : index} : tensor<4x8xf32, #CSR> to tensor<4x8xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t0: tensor<4x8xf32, #CSR>, %t1: tensor<4x8xf32, #CSR>) {
  // expected-error@+1 {{Concat-dimension is out of bounds for dimension-rank (2 >= 2)}}
  %0 = sparse_tensor.concatenate %t0, %t1 {dimension = 2 : index} : tensor<4x8xf32, #CSR>, tensor<4x8xf32, #CSR> to tensor<4x8xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t0: tensor<4x8xf32, #CSR>, %t1: tensor<?x8xf32, #CSR>) {
  // expected-error@+1 {{Input tensor $1 has dynamic shape}}
  %0 = sparse_tensor.concatenate %t0, %t1 {dimension = 0 : index} : tensor<4x8xf32, #CSR>, tensor<?x8xf32, #CSR> to tensor<?x8xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t0: tensor<4x8xf32, #CSR>, %t1: tensor<4x8xf32, #CSR>) {
  // expected-error@+1 {{The concatenation dimension of the output tensor should be the sum of all the concatenation dimensions of the input tensors.}}
  %0 = sparse_tensor.concatenate %t0, %t1 {dimension = 0 : index} : tensor<4x8xf32, #CSR>, tensor<4x8xf32, #CSR> to tensor<9x8xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t0: tensor<4x8xf32, #CSR>, %t1: tensor<4x8xf32, #CSR>) {
  // expected-error@+1 {{All dimensions (expect for the concatenating one) should be equal.}}
  %0 = sparse_tensor.concatenate %t0, %t1 {dimension = 0 : index} : tensor<4x8xf32, #CSR>, tensor<4x8xf32, #CSR> to tensor<8x9xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t0: tensor<4x8xf32, #CSR>, %t1: tensor<4x9xf32, #CSR>) {
  // expected-error@+1 {{All dimensions (expect for the concatenating one) should be equal.}}
  %0 = sparse_tensor.concatenate %t0, %t1 {dimension = 0 : index} : tensor<4x8xf32, #CSR>, tensor<4x9xf32, #CSR> to tensor<8x?xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t0: tensor<4x8xf32, #CSR>, %t1: tensor<4x8x1xf32>) {
  // expected-error@+1 {{Input tensor $1 has a different rank (rank=3) from the output tensor (rank=2).}}
  %0 = sparse_tensor.concatenate %t0, %t1 {dimension = 0 : index} : tensor<4x8xf32, #CSR>, tensor<4x8x1xf32> to tensor<8x8xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t0: tensor<4x8xf32, #CSR>, %t1: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.concatenate %t0, %t1 {dimension = 1 : index} : tensor<4x8xf32, #CSR>, tensor<4x8xf32, #CSR> to tensor<?x16xf32, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%i: index, %b: memref<?xf32>, %v: f32) {
  %n = arith.constant 0 : index
  // expected-error@+1 {{'sparse_tensor.push_back' op n must be not less than 1}}
  %0:2 = sparse_tensor.push_back %i, %b, %v, %n : index, memref<?xf32>, f32, index
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%i: index, %b: memref<?xf32>, %v: f32) {
  %n = arith.constant 1 : index
  %0:2 = sparse_tensor.push_back %i, %b, %v, %n : index, memref<?xf32>, f32, index
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%i: index, %b: memref<?xf32>, %v: f32) {
  %n = arith.constant -3 : index
  // expected-error@+1 {{'sparse_tensor.push_back' op n must be not less than 1}}
  %0:2 = sparse_tensor.push_back %i, %b, %v, %n : index, memref<?xf32>, f32, index
  return
}
// -----
func.func @f(%x: memref<20xindex>, %y: memref<10xf32>) {
  %n = arith.constant 10 : index
  sparse_tensor.sort hybrid_quick_sort %n, %x jointly %y { perm_map = affine_map<(i, j) -> (i, j)> } : memref<20xindex> jointly memref<10xf32>
  return
}
// -----
func.func @f(%x: memref<19xindex>, %y: memref<10xf32>) {
  %n = arith.constant 10 : index
  // expected-error@+1 {{Expected dimension(xy) >= n * (rank(perm_map) + ny) got 19 < 20}}
  sparse_tensor.sort hybrid_quick_sort %n, %x jointly %y { perm_map = affine_map<(i, j) -> (j, i)> } : memref<19xindex> jointly memref<10xf32>
  return
}
// -----
func.func @f(%x: memref<20xindex>, %y: memref<9xf32>) {
  %n = arith.constant 10 : index
  // expected-error@+1 {{Expected dimension(y) >= n got 9 < 10}}
  sparse_tensor.sort hybrid_quick_sort %n, %x jointly %y { perm_map = affine_map<(i, j) -> (i, j)> } : memref<20xindex> jointly memref<9xf32>
  return
}
// -----
func.func @f(%x: memref<20xindex>, %y: memref<10xf32>) {
  %n = arith.constant 10 : index
  // expected-error@+1 {{Expected a permutation map, got (d0, d1) -> (d0, d0)}}
  sparse_tensor.sort hybrid_quick_sort %n, %x jointly %y { perm_map = affine_map<(i, j) -> (i, i)> } : memref<20xindex> jointly memref<10xf32>
  return
}
// -----
func.func @f(%x: memref<20xindex>, %y: memref<10xf32>) {
  %n = arith.constant 10 : index
  // expected-error@+1 {{Expected rank(perm_map) > 1, got 0}}
  sparse_tensor.sort hybrid_quick_sort %n, %x jointly %y { perm_map = affine_map<() -> ()> } : memref<20xindex> jointly memref<10xf32>
  return
}
// -----
func.func @f(%x: memref<20xindex>, %y: memref<10xf32>) {
  %n = arith.constant 10 : index
  // expected-error@+1 {{Expected a permutation map, got (d0, d1) -> (d0)}}
  sparse_tensor.sort hybrid_quick_sort %n, %x jointly %y { perm_map = affine_map<(i, j) -> (i)> } : memref<20xindex> jointly memref<10xf32>
  return
}
// -----
func.func @f(%x: memref<29xindex>) {
  %n = arith.constant 10 : index
  // expected-error@+1 {{Expected dimension(xy) >= n * (rank(perm_map) + ny) got 29 < 30}}
  sparse_tensor.sort hybrid_quick_sort %n, %x { perm_map = affine_map<(i, j) -> (i, j)>, ny = 1 : index } : memref<29xindex>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %x: f32, %y0: f64) {
  %0 = sparse_tensor.foreach in %t init(%x) : tensor<4x8xf32, #CSR>, f32 -> f32 do {
  ^bb0(%i: index, %j: index, %v: f32, %y: f32):
    sparse_tensor.yield %y : f32
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %x: f32, %y0: f64) {
  // expected-error@+1 {{Unmatched number of arguments in the block}}
  %0 = sparse_tensor.foreach in %t init(%x) : tensor<4x8xf32, #CSR>, f32 -> f32 do {
  ^bb0(%i: index, %v: f32, %y: f32):
    sparse_tensor.yield %y : f32
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %x: f32, %y0: f64) {
  // expected-error@+1 {{Expecting Index type for argument at index 1}}
  %0 = sparse_tensor.foreach in %t init(%x) : tensor<4x8xf32, #CSR>, f32 -> f32 do {
  ^bb0(%i: index, %j: i32, %v: f32, %y: f32):
    sparse_tensor.yield %y : f32
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %x: f32, %y0: f64) {
  // expected-error@+1 {{Unmatched element type between input tensor and block argument, expected:f32, got: f64}}
  %0 = sparse_tensor.foreach in %t init(%x) : tensor<4x8xf32, #CSR>, f32 -> f32 do {
  ^bb0(%i: index, %j: index, %v: f64, %y: f32):
    sparse_tensor.yield %y : f32
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %x: f32, %y0: f64) {
  // expected-error@+1 {{Mismatch in types of init arguments and results}}
  %0 = sparse_tensor.foreach in %t init(%x) : tensor<4x8xf32, #CSR>, f32 -> f64 do {
  ^bb0(%i: index, %j: index, %v: f32, %y: f32):
    sparse_tensor.yield %y : f32
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %x: f32, %y0: f64) {
  // expected-error@+1 {{Mismatch in types of yield values and results}}
  %0 = sparse_tensor.foreach in %t init(%x) : tensor<4x8xf32, #CSR>, f32 -> f32 do {
  ^bb0(%i: index, %j: index, %v: f32, %y: f64):
    sparse_tensor.yield %y : f64
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %x: f32, %y0: f64) {
  // expected-error@+1 {{Level traverse order does not match tensor's level rank}}
  %0 = sparse_tensor.foreach in %t init(%x) {order = affine_map<(i, j, k) -> (i, j, k)>} : tensor<4x8xf32, #CSR>, f32 -> f32 do {
  ^bb0(%i: index, %j: index, %v: f32, %y: f32):
    sparse_tensor.yield %y : f32
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %x: f32, %y0: f64) {
  %0 = sparse_tensor.foreach in %t init(%x) {order = affine_map<(i, j) -> (j, i)>} : tensor<4x8xf32, #CSR>, f32 -> f32 do {
  ^bb0(%i: index, %j: index, %v: f32, %y: f32):
    sparse_tensor.yield %y : f32
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %x: f32) {
  // expected-error@+1 {{Mismatch in number of init arguments and results}}
  %0:2 = "sparse_tensor.foreach"(%t, %x) ({
  ^bb0(%i: index, %j: index, %v: f32, %y: f32):
    "sparse_tensor.yield"(%y) : (f32) -> ()
  }) : (tensor<4x8xf32, #CSR>, f32) -> (f32, f32)
  return
}
// -----
func.func @f(%x: f32) {
  %0 = sparse_tensor.unary %x : f32 to f32
    present={}
    absent={
      %c = arith.constant 1.0 : f32
      sparse_tensor.yield %c : f32
    }
  return
}
// -----
func.func @f(%x: f32) {
  // expected-error@+1 {{absent region cannot yield locally computed value}}
  %0 = sparse_tensor.unary %x : f32 to f32
    present={}
    absent={
      %c = arith.negf %x : f32
      sparse_tensor.yield %c : f32
    }
  return
}
// -----
func.func @f(%x: f32) {
  // expected-error@+1 {{absent region cannot yield linalg argument}}
  %0 = sparse_tensor.unary %x : f32 to f32
    present={}
    absent={
      %c = arith.constant 1.0 : f32
      sparse_tensor.yield %x : f32
    }
  return
}
// -----
func.func @f(%x: f32) {
  %d = arith.addf %x, %x : f32
  // expected-error@+1 {{absent region cannot yield locally computed value}}
  %0 = sparse_tensor.unary %x : f32 to f32
    present={}
    absent={
      %c = arith.constant 1.0 : f32
      sparse_tensor.yield %d : f32
    }
  return
}
// -----
func.func @f(%x: f32) {
  // expected-error@+1 {{present region argument 1 type mismatch}}
  %0 = sparse_tensor.unary %x : f32 to f32
    present={
    ^bb0(%a: f64):
      sparse_tensor.yield %x : f32
    }
    absent={}
  return
}
// -----
func.func @f(%x: f32, %y: f64) {
  // expected-error@+1 {{present region yield type mismatch}}
  %0 = sparse_tensor.unary %x : f32 to f32
    present={
    ^bb0(%a: f32):
      sparse_tensor.yield %y : f64
    }
    absent={}
  return
}
// -----
func.func @f(%x: f32, %y: f64) {
  // expected-error@+1 {{right=identity requires second argument to have the same type as the output}}
  %0 = sparse_tensor.binary %x, %y : f32, f64 to f32
    overlap={}
    left={}
    right=identity
  return
}
// -----
func.func @f(%x: f64, %y: f32) {
  // expected-error@+1 {{left=identity requires first argument to have the same type as the output}}
  %0 = sparse_tensor.binary %x, %y : f64, f32 to f32
    overlap={}
    left=identity
    right={}
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %it: !sparse_tensor.iterator<#CSR, lvls = 0>, %x: f32, %y: f64) {
  %0 = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %it: !sparse_tensor.iterator<#CSR, lvls = 0>, %x: f32, %y: f64) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op parent iterator should be specified iff level lower bound equals 0}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = 1 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 1>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %it: !sparse_tensor.iterator<#CSR, lvls = 0>, %x: f32, %y: f64) {
  %0 = sparse_tensor.extract_iteration_space %t at %it lvls = 1 : tensor<4x8xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0> -> !sparse_tensor.iter_space<#CSR, lvls = 1>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %it: !sparse_tensor.iterator<#CSR, lvls = 0>, %x: f32, %y: f64) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op parent iterator should be specified iff level lower bound equals 0}}
  %0 = sparse_tensor.extract_iteration_space %t at %it lvls = 0 : tensor<4x8xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0> -> !sparse_tensor.iter_space<#CSR, lvls = 0>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %it: !sparse_tensor.iterator<#CSR, lvls = 0>, %x: f32, %y: f64) {
  // expected-error@+1 {{custom op 'sparse_tensor.extract_iteration_space' expect larger level upper bound than lower bound}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = 1 to 1 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 1>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %it: !sparse_tensor.iterator<#CSR, lvls = 0>, %x: f32, %y: f64) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op expected smaller level low than level high}}
  %0 = "sparse_tensor.extract_iteration_space"(%t) <{loLvl = 1 : index, hiLvl = 1 : index}> : (tensor<4x8xf32, #CSR>) -> !sparse_tensor.iter_space<#CSR, lvls = 1>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %it: !sparse_tensor.iterator<#CSR, lvls = 0>, %x: f32, %y: f64, %i2: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op parent iterator should be used to extract an iteration space from a consecutive level.}}
  %0 = sparse_tensor.extract_iteration_space %t at %i2 lvls = 1 : tensor<4x8xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0 to 2> -> !sparse_tensor.iter_space<#CSR, lvls = 1>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %it: !sparse_tensor.iterator<#CSR, lvls = 0>, %x: f32, %y: f64, %i2: !sparse_tensor.iterator<#COO, lvls = 0>) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op mismatch in parent iterator encoding and iteration space encoding.}}
  %0 = sparse_tensor.extract_iteration_space %t at %i2 lvls = 1 : tensor<4x8xf32, #CSR>, !sparse_tensor.iterator<#COO, lvls = 0> -> !sparse_tensor.iter_space<#CSR, lvls = 1>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %it: !sparse_tensor.iterator<#CSR, lvls = 0>, %x: f32, %y: f64, %i2: !sparse_tensor.iterator<#CSR, lvls = 1>) {
  %0 = sparse_tensor.extract_value %t at %i2 : tensor<4x8xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 1>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %it: !sparse_tensor.iterator<#CSR, lvls = 0>, %x: f32, %y: f64) {
  // expected-error@+1 {{'sparse_tensor.extract_value' op must use last-level iterator to extract values. }}
  %0 = sparse_tensor.extract_value %t at %it : tensor<4x8xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %it: !sparse_tensor.iterator<#CSR, lvls = 0>, %x: f32, %y: f64, %i2: !sparse_tensor.iterator<#COO, lvls = 1>) {
  // expected-error@+1 {{'sparse_tensor.extract_value' op mismatch in tensor encoding and iterator encoding.}}
  %0 = sparse_tensor.extract_value %t at %i2 : tensor<4x8xf32, #CSR>, !sparse_tensor.iterator<#COO, lvls = 1>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf32, #CSR>, %it: !sparse_tensor.iterator<#CSR, lvls = 0>, %x: f32, %y: f64) {
  // expected-error@+1 {{custom op 'sparse_tensor.extract_value' invalid kind of type specified: expected builtin.tensor, but found 'f32'}}
  %0 = sparse_tensor.extract_value %x at %it : f32, !sparse_tensor.iterator<#CSR, lvls = 0>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %s2: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %x: f32, %y: f64) {
  sparse_tensor.iterate %i in %s at(%c) : !sparse_tensor.iter_space<#CSR, lvls = 0> {
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %s2: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %x: f32, %y: f64) {
  // expected-error@+1 {{'sparse_tensor.iterate' op required out-of-bound coordinates}}
  sparse_tensor.iterate %i in %s at(%c, %d) : !sparse_tensor.iter_space<#CSR, lvls = 0> {
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %s2: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %x: f32, %y: f64) {
  // expected-error@+1 {{expected SSA operand}}
  sparse_tensor.iterate %i in %s at(5) : !sparse_tensor.iter_space<#CSR, lvls = 0> {
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %s2: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %x: f32, %y: f64) {
  // expected-error@+1 {{custom op 'sparse_tensor.iterate' mismatch in number of sparse iterators and sparse spaces}}
  sparse_tensor.iterate %i, %j in %s : !sparse_tensor.iter_space<#CSR, lvls = 0> {
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %s2: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %x: f32, %y: f64) {
  // expected-error@+1 {{custom op 'sparse_tensor.iterate' expected only one iterator/iteration space}}
  sparse_tensor.iterate %i, %j in %s, %s : !sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0> {
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %s2: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %x: f32, %y: f64) {
  // expected-error@+1 {{custom op 'sparse_tensor.iterate' mismatch in number of iteration space operands and iteration space types}}
  sparse_tensor.iterate %i in %s : !sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0> {
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %s2: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %x: f32, %y: f64) {
  // expected-error@+1 {{custom op 'sparse_tensor.iterate' expected sparse_tensor.iter_space type for iteration space operands}}
  sparse_tensor.iterate %i in %x : f32 {
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %s2: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %x: f32, %y: f64) {
  %0 = sparse_tensor.iterate %i in %s iter_args(%a = %x) : !sparse_tensor.iter_space<#CSR, lvls = 0> -> f32 {
    sparse_tensor.yield %a : f32
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %s2: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %x: f32, %y: f64) {
  // expected-error@+1 {{custom op 'sparse_tensor.iterate' mismatch in number of iteration arguments and return values}}
  %0:2 = sparse_tensor.iterate %i in %s iter_args(%a = %x) : !sparse_tensor.iter_space<#CSR, lvls = 0> -> (f32, f32) {
    sparse_tensor.yield %a : f32
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %s2: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %x: f32, %y: f64) {
  // expected-error@+1 {{'sparse_tensor.iterate' op 0-th region iter_arg and 0-th yielded value have different type: 'f32' != 'f64'}}
  %0 = sparse_tensor.iterate %i in %s iter_args(%a = %x) : !sparse_tensor.iter_space<#CSR, lvls = 0> -> f32 {
    sparse_tensor.yield %y : f64
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %s2: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %x: f32, %y: f64) {
  %0 = sparse_tensor.iterate %i in %s iter_args(%a = %x) : !sparse_tensor.iter_space<#CSR, lvls = 0> -> f32 {
    // expected-error@+1 {{expected ':'}}
    sparse_tensor.yield
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %s2: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %x: f32, %y: f64) {
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%i: !sparse_tensor.iterator<#CSR, lvls = 0>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0>) -> ()
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %s2: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %x: f32, %y: f64) {
  // expected-error@+1 {{'sparse_tensor.iterate' op required out-of-bound coordinates}}
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 2 : i64}> ({
  ^bb0(%c: index, %i: !sparse_tensor.iterator<#CSR, lvls = 0>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0>) -> ()
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %s2: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %x: f32, %y: f64) {
  // expected-error@+1 {{'sparse_tensor.iterate' op mismatch in iterator and iteration space type}}
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%i: !sparse_tensor.iterator<#CSR, lvls = 1>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0>) -> ()
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %s2: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %x: f32, %y: f64) {
  // expected-error@+1 {{'sparse_tensor.iterate' op mismatch in number of loop-carried values and defined values}}
  "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%i: !sparse_tensor.iterator<#CSR, lvls = 0>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, f32) -> ()
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %s2: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %x: f32, %y: f64) {
  // expected-error@+1 {{'sparse_tensor.iterate' op different number of inits and region iter_args: 1 != 0}}
  %0 = "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%i: !sparse_tensor.iterator<#CSR, lvls = 0>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, f32) -> f32
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %s2: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %x: f32, %y: f64) {
  // expected-error@+1 {{'sparse_tensor.iterate' op different number of inits and region iter_args: 1 != 2}}
  %0 = "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%q: f32, %r: f32, %i: !sparse_tensor.iterator<#CSR, lvls = 0>):
    "sparse_tensor.yield"(%q) : (f32) -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, f32) -> f32
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %s2: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %x: f32, %y: f64) {
  // expected-error@+1 {{'sparse_tensor.iterate' op 0-th region iter_arg and 0-th loop result have different type: 'f32' != 'f64'}}
  %0 = "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%q: f32, %i: !sparse_tensor.iterator<#CSR, lvls = 0>):
    "sparse_tensor.yield"(%q) : (f32) -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, f32) -> f64
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %s2: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %x: f32, %y: f64) {
  // expected-error@+1 {{'sparse_tensor.iterate' op 0-th init and 0-th region iter_arg have different type: 'f32' != 'f64'}}
  %0 = "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%q: f64, %i: !sparse_tensor.iterator<#CSR, lvls = 0>):
    "sparse_tensor.yield"(%x) : (f32) -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, f32) -> f32
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %u: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: f32, %y: f64) {
  sparse_tensor.coiterate (%s, %u) at(%c) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>)
  case %a, _ {
  }
  case _, %b {
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %u: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: f32, %y: f64) {
  // expected-error@+1 {{'sparse_tensor.coiterate' op contains duplicated cases.}}
  sparse_tensor.coiterate (%s, %u) at(%c) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>)
  case %a, _ {
  }
  case %b, _ {
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %u: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: f32, %y: f64) {
  // expected-error@+1 {{'sparse_tensor.coiterate' op required out-of-bound coordinates}}
  sparse_tensor.coiterate (%s, %u) at(%c, %d) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>)
  case %a, _ {
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %u: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: f32, %y: f64) {
  // expected-error@+1 {{custom op 'sparse_tensor.coiterate' parsed more value than expected.}}
  sparse_tensor.coiterate (%s, %u) at(%c) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>)
  case %a, _, _ {
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %u: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: f32, %y: f64) {
  sparse_tensor.coiterate (%s, %u) at(%c) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>)
  // expected-error@+1 {{expected SSA operand}}
  case %a, 7 {
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %u: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: f32, %y: f64) {
  // expected-error@+1 {{expected SSA operand}}
  sparse_tensor.coiterate (%s, %u) at(7) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>)
  case %a, _ {
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %u: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: f32, %y: f64) {
  // expected-error@+1 {{custom op 'sparse_tensor.coiterate' mismatch in number of iteration space operands and iteration space types}}
  sparse_tensor.coiterate (%s, %u) at(%c) : (!sparse_tensor.iter_space<#CSR, lvls = 0>)
  case %a, _ {
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %u: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: f32, %y: f64) {
  %0 = sparse_tensor.coiterate (%s, %u) at(%c) iter_args(%i = %x) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>) -> f32
  case %a, _ {
    sparse_tensor.yield %i : f32
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %u: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: f32, %y: f64) {
  // expected-error@+1 {{'sparse_tensor.coiterate' op types mismatch between 0th yield value and defined value on 0th region}}
  %0 = sparse_tensor.coiterate (%s, %u) at(%c) iter_args(%i = %x) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>) -> f32
  case %a, _ {
    sparse_tensor.yield %y : f64
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %u: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: f32, %y: f64) {
  %0 = sparse_tensor.coiterate (%s, %u) at(%c) iter_args(%i = %x) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>) -> f32
  case %a, _ {
    // expected-error@+1 {{expected ':'}}
    sparse_tensor.yield
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %u: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: f32, %y: f64) {
  // expected-error@+1 {{custom op 'sparse_tensor.coiterate' mismatch in number of iteration arguments and return values}}
  %0:2 = sparse_tensor.coiterate (%s, %u) at(%c) iter_args(%i = %x) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>) -> (f32, f32)
  case %a, _ {
    sparse_tensor.yield %i : f32
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %u: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: f32, %y: f64) {
  %0 = "sparse_tensor.coiterate"(%s, %u, %x) <{cases = [1], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%q: f32, %i: !sparse_tensor.iterator<#CSR, lvls = 0>):
    "sparse_tensor.yield"(%q) : (f32) -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>, f32) -> f32
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %u: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: f32, %y: f64) {
  // expected-error@+1 {{'sparse_tensor.coiterate' op types mismatch between 0th iter operand and defined value on 0th region}}
  %0 = "sparse_tensor.coiterate"(%s, %u, %x) <{cases = [1], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%q: f32, %i: !sparse_tensor.iterator<#CSR, lvls = 0>):
    "sparse_tensor.yield"(%q) : (f32) -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>, f32) -> f64
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %u: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: f32, %y: f64) {
  // expected-error@+1 {{'sparse_tensor.coiterate' op types mismatch between 0th iter region arg and defined value on 0th region}}
  %0 = "sparse_tensor.coiterate"(%s, %u, %x) <{cases = [1], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%q: f64, %i: !sparse_tensor.iterator<#CSR, lvls = 0>):
    "sparse_tensor.yield"(%x) : (f32) -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>, f32) -> f32
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %u: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: f32, %y: f64) {
  // expected-error@+1 {{'sparse_tensor.coiterate' op types mismatch between 0th yield value and defined value on 0th region}}
  %0 = "sparse_tensor.coiterate"(%s, %u, %x) <{cases = [1], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%q: f32, %i: !sparse_tensor.iterator<#CSR, lvls = 0>):
    "sparse_tensor.yield"(%y) : (f64) -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>, f32) -> f32
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %u: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: f32, %y: f64) {
  %0 = "sparse_tensor.coiterate"(%s, %u, %x) <{cases = [1], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%q: f32, %q1: f32, %i: !sparse_tensor.iterator<#CSR, lvls = 0>):
    "sparse_tensor.yield"(%q) : (f32) -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>, f32) -> f32
  return
}
