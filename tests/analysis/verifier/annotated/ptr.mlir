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

// -----

// expected-error@below {{expected layout attribute for '!ptr.ptr<#ptr.generic_space>' to be a #ptr.spec attribute}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = 3>} {}

// -----

// expected-error@below {{the ptr-like type has no metadata}}
func.func @f(%p: !ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>) { return }

// -----

// expected-error@below {{failed to parse Ptr_PtrMetadata parameter 'type' which is to be a `PtrLikeTypeInterface`}}
// expected-error@below {{invalid kind of type specified}}
func.func @f(%p: !ptr.ptr_metadata<i32>) { return }

// -----

// expected-error@below {{invalid properties {value} for op ptr.constant: Invalid attribute `value` in property conversion: unit}}
func.func @f() { %0 = "ptr.constant"() <{value = unit}> : () -> !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@below {{'ptr.constant' op attribute 'value' failed to satisfy constraint: TypedAttr instance}}
func.func @f() { %0 = "ptr.constant"() {value = unit} : () -> !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@below {{'ptr.from_ptr' op result #0 must be PtrLikeTypeInterface instance, but got 'i32'}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.from_ptr"(%p) : (!ptr.ptr<#ptr.generic_space>) -> i32 return }

// -----

// expected-error@below {{custom op 'ptr.from_ptr' invalid kind of type specified}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> i32 return }

// -----

// expected-error@below {{custom op 'ptr.get_metadata' invalid kind of type specified}}
func.func @f(%p: i32) { %0 = ptr.get_metadata %p : i32 return }

// -----

// expected-error@below {{custom op 'ptr.to_ptr' invalid kind of type specified}}
func.func @f(%p: i32) { %0 = ptr.to_ptr %p : i32 -> !ptr.ptr<#ptr.generic_space> return }

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i : i32) { %0 = "ptr.ptr_add"(%p, %i) <{flags = 3}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@below {{invalid properties {flags = "x"} for op ptr.ptr_add: expected IntegerAttr storage for ::mlir::ptr::PtrAddFlags}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i : i32) { %0 = "ptr.ptr_add"(%p, %i) <{flags = "x"}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@below {{'ptr.ptr_add' op property 'flags' failed to satisfy constraint: Pointer add flags}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i : i32) { %0 = "ptr.ptr_add"(%p, %i) <{flags = 77 : i32}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@below {{invalid properties {flags = "x"} for op ptr.ptr_diff: expected IntegerAttr storage for ::mlir::ptr::PtrDiffFlags}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i : i32) { %0 = "ptr.ptr_diff"(%p, %p) <{flags = "x"}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> i32 return }

// -----

// expected-error@below {{'ptr.ptr_diff' op property 'flags' failed to satisfy constraint: Pointer difference flags}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i : i32) { %0 = "ptr.ptr_diff"(%p, %p) <{flags = 77 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> i32 return }

// -----

// expected-error@below {{invalid properties {ordering = "x"} for op ptr.load: expected IntegerAttr storage for ::mlir::ptr::AtomicOrdering}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i : i32) { %0 = "ptr.load"(%p) <{ordering = "x"}> : (!ptr.ptr<#ptr.generic_space>) -> i32 return }

// -----

// expected-error@below {{'ptr.load' op property 'ordering' failed to satisfy constraint: Atomic ordering for LLVM's memory model}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i : i32) { %0 = "ptr.load"(%p) <{ordering = 77 : i64}> : (!ptr.ptr<#ptr.generic_space>) -> i32 return }

// -----

// expected-error@below {{invalid properties {alignment = 77 : i64} for op ptr.load: expected optional properties to materialize as arrays}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i : i32) { %0 = "ptr.load"(%p) <{alignment = 77 : i64}> : (!ptr.ptr<#ptr.generic_space>) -> i32 return }

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i : i32) { %0 = "ptr.load"(%p) <{alignment = [8]}> : (!ptr.ptr<#ptr.generic_space>) -> i32 return }

// -----

// expected-error@below {{invalid properties {alignment = [8, 8]} for op ptr.load: expected optional properties to become 0- or 1-element arrays}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i : i32) { %0 = "ptr.load"(%p) <{alignment = [8, 8]}> : (!ptr.ptr<#ptr.generic_space>) -> i32 return }

// -----

// expected-error@below {{invalid properties {alignment = ["x"]} for op ptr.load: expected IntegerAttr for key `value`}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i : i32) { %0 = "ptr.load"(%p) <{alignment = ["x"]}> : (!ptr.ptr<#ptr.generic_space>) -> i32 return }

// -----

// expected-error@below {{custom op 'ptr.load' invalid value for property alignment, expected optional int64_t}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i : i32) { %0 = ptr.load %p atomic monotonic alignment = x : !ptr.ptr<#ptr.generic_space> -> i32 return }

// -----

// expected-error@below {{custom op 'ptr.gather' invalid value for property alignment, expected optional int64_t}}
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v : vector<4xf32>) { %0 = ptr.gather %p, %m, %v alignment = x : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32> return }

// -----

// expected-error@below {{invalid properties {alignment = 8 : i64} for op ptr.gather: expected optional properties to materialize as arrays}}
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v : vector<4xf32>) { %0 = "ptr.gather"(%p, %m, %v) <{alignment = 8}> : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32> return }

// -----

// expected-error@below {{invalid properties {alignment = [8, 8]} for op ptr.gather: expected optional properties to become 0- or 1-element arrays}}
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v : vector<4xf32>) { %0 = "ptr.gather"(%p, %m, %v) <{alignment = [8, 8]}> : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32> return }

// -----

// expected-error@below {{invalid properties {alignment = ["a"]} for op ptr.gather: expected IntegerAttr for key `value`}}
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v : vector<4xf32>) { %0 = "ptr.gather"(%p, %m, %v) <{alignment = ["a"]}> : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32> return }

// -----

func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v : vector<4xf32>) { %0 = "ptr.gather"(%p, %m, %v) <{alignment = [8]}> : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32> return }
