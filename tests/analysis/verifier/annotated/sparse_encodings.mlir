// Encodings of sparse tensors, slices, and types that hold an encoding.

// expected-error@+1 {{unexpected position bitwidth: 7}}
#E = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 7 }>
func.func private @f(tensor<8xf32, #E>)
// -----
// expected-error@+1 {{unexpected coordinate bitwidth: 12}}
#E = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), crdWidth = 12 }>
func.func private @f(tensor<8xf32, #E>)
// -----
// expected-error@+1 {{expected an integral position bitwidth}}
#E = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = "x" }>
// -----
// expected-error@+1 {{expected an integral index bitwidth}}
#E = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), crdWidth = "x" }>
// -----
// expected-error@+1 {{expected a numeric value for explicitVal}}
#E = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), explicitVal = "x" }>
// -----
// expected-error@+1 {{expected a numeric value for implicitVal}}
#E = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), implicitVal = "x" }>
// -----
// expected-error@+1 {{expected compressed or loose_compressed level before singleton level}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : singleton) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
// expected-error@+1 {{expected compressed or loose_compressed level before singleton level}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : singleton, d1 : compressed) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
// expected-error@+1 {{expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).}}
#E = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa), d2 : singleton) }>
func.func private @f(tensor<8x8x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa), d2 : singleton(soa)) }>
func.func private @f(tensor<8x8x8xf32, #E>)
// -----
// expected-error@+1 {{Batch lvlType can only be leading levels.}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : batch) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : compressed) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
// expected-error@+1 {{SoA is only applicable to singleton lvlTypes.}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed(soa)) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
// expected-error@+1 {{expected n_out_of_m to be the last level type}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : structured[2, 4], d1 : dense) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
// expected-error@+1 {{expected all dense lvlTypes before a n_out_of_m level}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : structured[2, 4]) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
// expected-error@+1 {{expected 1xm block structure for n_out_of_m level}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 2 : structured[2, 4]) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
// expected-error@+1 {{expected only one blocked level with the same coefficients}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : dense, d0 mod 2 : dense, d1 mod 4 : structured[2, 4]) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
// expected-error@+1 {{expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 8 : dense, d1 mod 8 : structured[2, 4]) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
// expected-error@+1 {{expected a non-empty array for lvlTypes}}
#E = #sparse_tensor.encoding<{ posWidth = 8 }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
// expected-error@+1 {{expected a non-empty array for lvlTypes}}
#E = #sparse_tensor.encoding<{ }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
// expected-error@+1 {{failed to infer lvlToDim from dimToLvl}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 + d1 : dense, d1 : compressed) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
// expected-error@+1 {{failed to infer lvlToDim from dimToLvl}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d0 : compressed) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
// expected-error@+1 {{failed to infer lvlToDim from dimToLvl}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
// expected-error@+1 {{failed to infer lvlToDim from dimToLvl}}
#E = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense, d0 : compressed) }>
func.func private @f(tensor<8xf32, #E>)
// -----
// expected-error@+1 {{expected lvlToDim to be an inverse of dimToLvl}}
#E = #sparse_tensor.encoding<{ map = {l0, l1} (d0 = l0, d1 = l1) -> (l0 = d1 : dense, l1 = d0 : compressed) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = {l0, l1} (d0 = l1, d1 = l0) -> (l0 = d1 : dense, l1 = d0 : compressed) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
// expected-error@+1 {{unexpected dimToLvl mapping from 2 to 1}}
#E = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 + s0 : compressed) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
// expected-error@+1 {{dimSlices expected dimension-rank to match level-rank: 2 != 3}}
#E = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1) -> (d0 : dense, d1 floordiv 2 : dense, d1 mod 2 : dense) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
// expected-error@+1 {{expect positive value or ? for slice offset/size/stride}}
#E = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(-1, 4, 1)>, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
// expected-error@+1 {{expect positive value or ? for slice size}}
#E = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 0, 1)>, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
// expected-error@+1 {{expect positive value or ? for slice stride}}
#E = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, ?, 0)>, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, ?, 2)>, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @f(tensor<8x8xf32, #E>)
// -----
// expected-error@+1 {{expected SparseTensorDimSliceAttr}}
#E = #sparse_tensor.encoding<{ map = (d0 : 5, d1) -> (d0 : dense, d1 : compressed) }>
// -----
// expected-error@+1 {{expect positive value or ? for slice offset/size/stride}}
#S = #sparse_tensor<slice(1, -4, 1)>
// -----
// expected-error@+1 {{expected ','}}
#S = #sparse_tensor<slice(1, 4 1)>
// -----
// expected-error@+1 {{expected ')' in dimension-specifier list}}
#E = #sparse_tensor.encoding<{ map = (d0 d1) -> (d0 : dense, d1 : compressed) }>
// -----
// expected-error@+1 {{expected ']' in symbol binding list}}
#E = #sparse_tensor.encoding<{ map = [s0 s1](d0, d1) -> (d0 : dense, d1 : compressed) }>
// -----
// expected-error@+1 {{expected '}' in level declaration list}}
#E = #sparse_tensor.encoding<{ map = {l0 l1}(d0, d1) -> (d0 : dense, d1 : compressed) }>
// -----
// expected-error@+1 {{expected ')' in level-specifier list}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense d1 : compressed) }>
// -----
// expected-error@+1 {{expected ':'}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 compressed) }>
// -----
// expected-error@+1 {{expected '->'}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) (d0 : dense, d1 : compressed) }>
// -----
// expected-error@+1 {{Level-rank mismatch between forward-declarations and specifiers. Declared 2 level-variables; but got 1 level-specifiers.}}
#E = #sparse_tensor.encoding<{ map = {l0, l1} (d0, d1) -> (l0 = d0 : dense) }>
// -----
// expected-error@+1 {{Level-variable ordering mismatch. The variable 'l1' was forward-declared as the 1st level; but is bound by the 0th specification.}}
#E = #sparse_tensor.encoding<{ map = {l0, l1} (d0, d1) -> (l1 = d0 : dense, l0 = d1 : compressed) }>
// -----
// expected-error@+1 {{use of undeclared identifier 'd0'}}
#E = #sparse_tensor.encoding<{ map = {l0, l1} (d0, d1) -> (d0 : dense, d1 : compressed) }>
// -----
// expected-error@+1 {{redefinition of identifier 'd0'}}
#E = #sparse_tensor.encoding<{ map = (d0, d0) -> (d0 : dense, d0 : compressed) }>
// -----
// expected-error@+1 {{expected bare identifier}}
#E = #sparse_tensor.encoding<{ map = (d0, 5) -> (d0 : dense, d0 : compressed) }>
// -----
// expected-error@+1 {{use of undeclared identifier}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d2 : compressed) }>
// -----
// expected-error@+1 {{expected valid level format (e.g. dense, compressed or singleton)}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : 7) }>
// -----
// expected-error@+1 {{unknown level format: squeezed}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : squeezed) }>
// -----
// expected-error@+1 {{unknown level property: high}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed(high)) }>
// -----
// expected-error@+1 {{expected valid level property (e.g. nonordered, nonunique or high)}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed(7)) }>
// -----
// expected-error@+1 {{expected ')' in level property list}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed(nonunique nonordered)) }>
// -----
// expected-error@+1 {{invalid level type: level format doesn't support the properties}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense(nonunique), d1 : compressed) }>
// -----
// expected-error@+1 {{expected exactly 2 structured sizes}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured) }>
// -----
// expected-error@+1 {{expected n <= m in n_out_of_m}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[4, 2]) }>
// -----
// expected-error@+1 {{expected structured size to be >= 0}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[-4, 2]) }>
// -----
// expected-error@+1 {{expected valid integer for structured size}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[a, 2]) }>
// -----
// expected-error@+1 {{expected ']' in structured n out of m}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[2 4]) }>
// -----
// expected-error@+1 {{expected exactly 2 structured sizes}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[2]) }>
// -----
// expected-error@+1 {{integer value too large}}
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[99999999999999999999, 2]) }>
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// expected-error@+1 {{expected non-scalar sparse tensor}}
func.func private @f(tensor<f32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// expected-error@+1 {{dimension-rank mismatch between encoding and tensor shape: 2 != 1}}
func.func private @f(tensor<8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), explicitVal = 1.0 : f64 }>
// expected-error@+1 {{explicit value type mismatch between encoding and tensor element type: 'f64' != 'f32'}}
func.func private @f(tensor<8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), explicitVal = 1.0 : f32, implicitVal = 0.0 : f32 }>
func.func private @f(tensor<8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), implicitVal = 0.0 : f64 }>
// expected-error@+1 {{implicit value type mismatch between encoding and tensor element type: 'f64' != 'f32'}}
func.func private @f(tensor<8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), implicitVal = 1.0 : f32 }>
// expected-error@+1 {{implicit value must be zero}}
func.func private @f(tensor<8xf32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), implicitVal = 1 : i32 }>
// expected-error@+1 {{implicit value must be zero}}
func.func private @f(tensor<8xi32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), implicitVal = 0 : i32 }>
func.func private @f(tensor<8xi32, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), implicitVal = #complex.number<:f32 0.0, 1.0> }>
// expected-error@+1 {{implicit value must be zero}}
func.func private @f(tensor<8xcomplex<f32>, #E>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// expected-error@+1 {{expect larger level upper bound than lower bound}}
func.func private @f(!sparse_tensor.iter_space<#E, lvls = 1 to 1>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// expected-error@+1 {{expected integer value}}
func.func private @f(!sparse_tensor.iter_space<#E, lvls = x>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// expected-error@+1 {{expected integer value}}
func.func private @f(!sparse_tensor.iterator<#E, lvls = 1 to>)
// -----
#E = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @f(!sparse_tensor.iterator<#E, lvls = 1 to 2>)
