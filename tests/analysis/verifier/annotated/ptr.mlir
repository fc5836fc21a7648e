// Alignments, layouts and conversions of pointers of ptr.

module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 64, abi = 64, preferred = 64, index = 64>>} {
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{alignment must be a power of 2}}
  %0 = ptr.load %p alignment = 3 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.load %p alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{alignment must be positive}}
  %0 = ptr.load %p alignment = 0 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %v: f32) {
  // expected-error@+1 {{alignment must be a power of 2}}
  ptr.store %v, %p alignment = 6 : f32, !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error@+1 {{alignment must be a power of 2}}
  %0 = ptr.gather %p, %m, %v alignment = 3 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  return
}
// -----
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<4xf32>) {
  %0 = ptr.gather %p, %m, %v alignment = 8 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{the input value cannot be of type `!ptr.ptr`}}
  %0 = ptr.to_ptr %p : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%p: memref<4xf32, #ptr.generic_space>) {
  %0 = ptr.to_ptr %p : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{the result type cannot be `!ptr.ptr`}}
  %0 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%a: tensor<4x!ptr.ptr<#ptr.generic_space>>, %b: tensor<5x!ptr.ptr<#ptr.generic_space>>) {
  // expected-error@+1 {{expected the result to have the same container type as the operands when operands are shaped}}
  %0 = ptr.ptr_diff %a, %a : tensor<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xi64>
  return
}
// -----
func.func @f(%a: tensor<4x!ptr.ptr<#ptr.generic_space>>, %o: tensor<5xindex>) {
  // expected-error@+1 {{shapes of base and offset must match}}
  %0 = ptr.ptr_add %a, %o : tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<5xindex>
  return
}
// -----
func.func @f(%a: tensor<4x!ptr.ptr<#ptr.generic_space>>, %o: vector<4xindex>) {
  // expected-error@+1 {{the shaped containers type must match}}
  %0 = ptr.ptr_add %a, %o : tensor<4x!ptr.ptr<#ptr.generic_space>>, vector<4xindex>
  return
}
// -----
// expected-error@+1 {{size entry must be divisible by 8}}
func.func private @f() attributes {test.x = #ptr.spec<size = 7, abi = 8, preferred = 8>}
// -----
// expected-error@+1 {{index entry must be divisible by 8}}
func.func private @f() attributes {test.x = #ptr.spec<size = 64, abi = 64, preferred = 64, index = 31>}
// -----
func.func private @f() attributes {test.x = #ptr.spec<size = 64, abi = 64, preferred = 64, index = 32>}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{expected the input and output to have the same memory space}}
  %0 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, 3>
  return
}
