// Constants, calls, exceptions, globals, aliases, types and attributes of llvm.

llvm.func @f() {
  %0 = llvm.mlir.constant("foo") : !llvm.array<3 x i8>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("foo") : !llvm.array<4 x i8>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("foo") : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("foo") : !llvm.array<3 x i16>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op does not support target extension type.}}
  %0 = llvm.mlir.constant(1 : i32) : !llvm.target<"spirv.Image">
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array attribute for struct type}}
  %0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array attribute of size 2}}
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op struct element at index 1 is of wrong type}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected element of array attribute to be floating point or integer}}
  %0 = llvm.mlir.constant([1 : i32, "a"]) : !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op struct element at index 1 is of wrong type}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i64]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected element of array attribute to be floating point or integer}}
  %0 = llvm.mlir.constant([1 : i32, "b"]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected struct element types to be floating point type or integer type}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op struct element at index 0 is of wrong type}}
  %0 = llvm.mlir.constant([1.0 : f32, 2 : i32]) : !llvm.struct<(f64, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(affine_map<() -> ()>) : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(unit) : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(i32) : i32
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : i64
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(1 : i32) : f16
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(1 : i16) : f16
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(1 : i64) : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(1 : index) : i64
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(1 : index) : f64
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : f32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
  %0 = llvm.mlir.constant(1.0 : f32) : f64
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer type of width 32}}
  %0 = llvm.mlir.constant(1.0 : f32) : i64
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f16) : i16
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
  %0 = llvm.mlir.constant(1.0 : bf16) : f16
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f8E4M3FN) : i8
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer type of width 8}}
  %0 = llvm.mlir.constant(1.0 : f8E4M3FN) : i16
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f64) : !llvm.array<1 x f64>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op type and attribute have a different number of elements: 3 vs. 2}}
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<3xi32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected vector or array type}}
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op scalable vector type requires a splat attribute}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<[2]xi32>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : vector<[2]xi32>) : vector<[2]xi32>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op type and attribute have a different number of elements: 4 vs. 6}}
  %0 = llvm.mlir.constant(dense<1> : tensor<2x3xi32>) : !llvm.array<2 x array<2 x i32>>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1.0> : vector<2xf32>) : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer element type for integer elements attribute}}
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xf32>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xi64>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
  %0 = llvm.mlir.constant(dense<1.0> : vector<2xf32>) : vector<2xf64>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array attribute for struct type}}
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : !llvm.struct<(i32,i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array or struct type for array attribute}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<2 x i32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 0: 1 vs. 2}}
  %0 = llvm.mlir.constant([[1 : i32, 2 : i32]]) : !llvm.array<2 x struct<(i32, i32)>>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([[1 : i32, 2 : i32]]) : !llvm.array<1 x struct<(i32, i32)>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op nested array attribute size for struct element at index 0 must match struct size: 1 vs. 2}}
  %0 = llvm.mlir.constant([[1 : i32]]) : !llvm.array<1 x struct<(i32, i32)>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op nested attribute for struct element at index 0 must be a zero, or undef, or array attribute}}
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x struct<(i32, i32)>>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([[1 : i32, 2.0 : f32]]) : !llvm.array<1 x struct<(i32, i32)>>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([#llvm.zero]) : !llvm.array<1 x struct<(i32, i32)>>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([#llvm.undef, [1 : i32, 2 : i32]]) : !llvm.array<2 x struct<(i32, i32)>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 1: 1 vs. 2}}
  %0 = llvm.mlir.constant([[[1 : i32, 2 : i32]]]) : !llvm.array<1 x array<2 x struct<(i32, i32)>>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op nested attribute for sub-array in dimension 0 at index 0 must be a zero, or undef, or array attribute}}
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x array<1 x struct<(i32, i32)>>>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([[[1 : i32, 2 : i32]]]) : !llvm.array<1 x array<1 x struct<(i32, i32)>>>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([["a", 2 : i32]]) : !llvm.array<1 x struct<(i32, i32)>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
  %0 = llvm.mlir.constant(["a"]) : !llvm.array<1 x i32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op nested attribute for struct element at index 0 must be a zero, or undef, or array attribute}}
  %0 = llvm.mlir.constant([#llvm.poison, [1 : i32, 2 : i32]]) : !llvm.array<2 x struct<(i32, i32)>>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(true) : i1
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(@f) : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(#llvm.zero) : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant({a = 1}) : i32
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(sparse<[[0]], [1]> : vector<2xi32>) : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(array<i32: 1, 2>) : !llvm.array<2 x i32>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(1 : si32) : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(1 : i32) : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : vector<2xf32>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  %0 = "llvm.alloca"(%n) <{elem_type = !llvm.target<"spirv.Event">}> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x !llvm.target<"spirv.Event"> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'llvm.alloca' op this target extension type cannot be used in alloca}}
  %0 = llvm.alloca %n x !llvm.target<"amdgcn.named.barrier"> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'llvm.alloca' expected integer alignment}}
  %0 = llvm.alloca %n x i32 {alignment = "a"} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  %0 = llvm.alloca %n x i32 : (i32, i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  %0 = llvm.alloca %n x i32 : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{use of value '%a' expects different type than prior uses: 'tensor<i32>' vs 'i32'}}
  %0 = llvm.icmp "eq" %a, %a : tensor<i32>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{use of value '%a' expects different type than prior uses: 'memref<2xi32>' vs 'i32'}}
  %0 = llvm.icmp "eq" %a, %a : memref<2xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.icmp' 'foo' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.icmp "foo" %a, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'llvm.fcmp' 'foo' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.fcmp "foo" %a, %a : f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{use of value '%a' expects different type than prior uses: 'tensor<f32>' vs 'f32'}}
  %0 = llvm.fcmp "oeq" %a, %a : tensor<f32>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^bb1 [
    1: ^bb1
  ]
^bb1:
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{expects case value type to match condition value type}}
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
  %0 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.getelementptr' op 'inbounds_flag' cannot be used directly.}}
  %0 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = 1 : i32}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %0 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = 3 : i32}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {elem_type = i32, noWrapFlags = "a", rawConstantIndices = array<i32: 1>} for op llvm.getelementptr: expected IntegerAttr storage for ::mlir::LLVM::GEPNoWrapFlags}}
  %0 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = "a"}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.getelementptr' op property 'noWrapFlags' failed to satisfy constraint: ::mlir::LLVM::GEPNoWrapFlags}}
  %0 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = 9 : i32}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{invalid properties {overflowFlags = "a"} for op llvm.add: expected ::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags}}
  %0 = "llvm.add"(%a, %a) <{overflowFlags = "a"}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.add' op property 'overflowFlags' failed to satisfy constraint: LLVM integer overflow flags}}
  %0 = "llvm.add"(%a, %a) <{overflowFlags = 9 : i32}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.getelementptr' op 'inbounds_flag' cannot be used directly.}}
  %0 = llvm.getelementptr inbounds_flag %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr inbounds|nuw %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error@+1 {{custom op 'llvm.cmpxchg' invalid success_ordering attribute specification: "foo"}}
  %0 = llvm.cmpxchg %p, %a, %a "foo" monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error@+1 {{custom op 'llvm.cmpxchg' invalid success_ordering attribute specification: "foo"}}
  %0 = llvm.cmpxchg %p, %a, %a "foo" "bar" : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error@+1 {{custom op 'llvm.cmpxchg' invalid failure_ordering attribute specification: "bar"}}
  %0 = llvm.cmpxchg %p, %a, %a acq_rel "bar" : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: f32) {
  // expected-error@+1 {{custom op 'llvm.cmpxchg' 'val' must be signless integer or LLVM pointer type, but got 'f32'}}
  %0 = llvm.cmpxchg %p, %a, %a acq_rel monotonic : !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'llvm.intr.experimental.constrained.fpext' invalid fpExceptionBehavior attribute specification: "foo"}}
  %0 = llvm.intr.experimental.constrained.fpext %a "foo" : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'llvm.intr.experimental.constrained.fpext' expected string or keyword containing one of the following enum values for attribute 'fpExceptionBehavior' [ignore, maytrap, strict]}}
  %0 = llvm.intr.experimental.constrained.fpext %a foo : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%a: f64) {
  // expected-error@+1 {{custom op 'llvm.intr.experimental.constrained.fptrunc' invalid roundingmode attribute specification: "foo"}}
  %0 = llvm.intr.experimental.constrained.fptrunc %a "foo" ignore : f64 to f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  %0 = llvm.intr.experimental.constrained.fpext %a ignore : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.void'}}
  %0 = llvm.load %p : !llvm.ptr -> !llvm.void
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.func<void ()>'}}
  %0 = llvm.load %p : !llvm.ptr -> !llvm.func<void ()>
  llvm.return
}

// -----

llvm.func @f(%c: i1, %a: i32, %b: i32) {
  %0 = llvm.select %c, %a, %b : i1, i32
  llvm.return
}

// -----

llvm.func @f(%c: i1, %a: i32, %b: i64) {
  // expected-error@+1 {{'llvm.select' op failed to verify that all of {trueValue, falseValue, res} have same type}}
  %0 = "llvm.select"(%c, %a, %b) : (i1, i32, i64) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %q: !llvm.ptr<1>) {
  // expected-error@+1 {{'llvm.intr.annotation' op failed to verify that all of {annotation, fileName} have same type}}
  %0 = "llvm.intr.annotation"(%a, %p, %q, %a) : (i32, !llvm.ptr, !llvm.ptr<1>, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %q: !llvm.ptr<1>) {
  // expected-error@+1 {{'llvm.intr.ptr.annotation' op failed to verify that all of {annotation, fileName, attr} have same type}}
  %0 = "llvm.intr.ptr.annotation"(%p, %p, %q, %a, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr<1>, i32, !llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: vector<8xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.extract' op failed to verify that it is not extracting scalable from fixed-length vectors.}}
  %0 = llvm.intr.vector.extract %a[0] : vector<[4]xi32> from vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<8xi32>, %b: vector<[4]xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.insert' op failed to verify that it is not inserting scalable into fixed-length vectors.}}
  %0 = llvm.intr.vector.insert %b, %a[0] : vector<[4]xi32> into vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<8000xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.extract' op failed to verify that vectors are not bigger than 2^17 bits.}}
  %0 = llvm.intr.vector.extract %a[0] : vector<5000xi32> from vector<8000xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<8xi32>) {
  %0 = llvm.intr.vector.extract %a[0] : vector<4xi32> from vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.interleave2' op failed to verify that result has twice as many elements as 'vec1'}}
  %0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> vector<9xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<[4]xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.interleave2' op failed to verify that result has twice as many elements as 'vec1'}}
  %0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi32>) {
  %0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got '!llvm.struct<(f32, f64)>'}}
  %0 = llvm.intr.sincos(%a) : (f32) -> !llvm.struct<(f32, f64)>
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  %0 = llvm.intr.sincos(%a) : (f32) -> !llvm.struct<(f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got 'f32'}}
  %0 = llvm.intr.sincos(%a) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got '!llvm.struct<(f32)>'}}
  %0 = llvm.intr.sincos(%a) : (f32) -> !llvm.struct<(f32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.inline_asm' op tail call kind 'musttail' is not supported by this operation}}
  llvm.inline_asm tail_call_kind = <musttail> "foo", "" : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  llvm.inline_asm tail_call_kind = <tail> "foo", "" : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.zero : !llvm.target<"spirv.Image">
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.zero : !llvm.target<"spirv.Event">
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.zero' op target extension type does not support zero-initializer}}
  %0 = llvm.mlir.zero : !llvm.target<"foo">
  llvm.return
}

// -----

llvm.func @f(%a: vector<[4]xi32>) {
  // expected-error@+1 {{'llvm.shufflevector' op expected a splat operation for scalable vectors}}
  %0 = llvm.shufflevector %a, %a [0, 1] : vector<[4]xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<[4]xi32>) {
  %0 = llvm.shufflevector %a, %a [0, 0, 0, 0] : vector<[4]xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi32>) {
  %0 = llvm.shufflevector %a, %a [0, 1] : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.extractvalue' op operand #0 must be LLVM aggregate type, but got 'i32'}}
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 0>}> : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f() -> i32 {
  // expected-error@+1 {{'llvm.return' op expected 1 operand}}
  llvm.return
}

// -----

llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(1.0 : f32) : f32
  // expected-error@+1 {{'llvm.return' op mismatching result types}}
  llvm.return %0 : f32
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : f32
  // expected-error@+1 {{'llvm.return' op expected no operands}}
  llvm.return %0 : f32
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.call' expected function with 0 or 1 result}}
  llvm.call @g(%a) : (i32) -> (i32, i32)
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{expected operation name in quotes}}
  llvm.call @g(%a) : (i32) -> (i32), (i32) -> (i32)
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}
  llvm.call %p(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}
  llvm.call %p(%a) : !llvm.ptr
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{expected '('}}
  llvm.call @g(%a) : i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.call' expected a non-void result type}}
  %0 = llvm.call @g(%a) : (i32) -> !llvm.void
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.call' expected string}}
  llvm.call @n() [3 : i32] : () -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.call' expected 1 types for operand bundle operands for operand bundle #0, but actually got 2}}
  llvm.call @n() ["a"(%a : i32, i32)] : () -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.call' expected string}}
  llvm.call @n() [4 (%a : i32)] : () -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call @n() ["a"(%a : i32)] : () -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{expected 1 operand bundle tags, but actually got 2}}
  "llvm.call"(%a) <{callee = @n, op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["a", "b"], operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{operand bundle tag must be a StringAttr}}
  "llvm.call"(%a) <{callee = @n, op_bundle_sizes = array<i32: 1>, op_bundle_tags = [1 : i32], operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op must have either a `callee` attribute or at least an operand}}
  "llvm.call"() <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op 'zz' does not reference a symbol in the current scope}}
  llvm.call @zz() : () -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op missing var_callee_type attribute for vararg call}}
  llvm.call @v() : () -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call @v() vararg(!llvm.func<void (...)>) : () -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op expected var_callee_type to be a variadic function type}}
  llvm.call @w(%a, %a) vararg(!llvm.func<i32 (i32)>) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call @w(%a, %a) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op expected var_callee_type to have at most 2 parameters}}
  llvm.call @w(%a, %a) vararg(!llvm.func<i32 (i32, i32, i32, ...)>) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op var_callee_type return type mismatch: 'i64' != 'i32'}}
  llvm.call @w(%a, %a) vararg(!llvm.func<i64 (i32, ...)>) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op var_callee_type return type mismatch: '!llvm.void' != 'i32'}}
  llvm.call @w(%a, %a) vararg(!llvm.func<void (i32, ...)>) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op var_callee_type parameter type mismatch: 'i64' != 'i32'}}
  llvm.call @w(%a, %a) vararg(!llvm.func<i32 (i64, ...)>) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op expected var_callee_type to have at most 0 parameters}}
  llvm.call @w() vararg(!llvm.func<i32 (i32, ...)>) : () -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op expected var_callee_type to be a variadic function type}}
  llvm.call @g(%a) vararg(!llvm.func<i32 (i32)>) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op expected var_callee_type to return void}}
  llvm.call @v() vararg(!llvm.func<i32 (...)>) : () -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op incorrect number of operands (0) for callee (expecting: 1)}}
  llvm.call @g() : () -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op incorrect number of operands (2) for callee (expecting: 1)}}
  llvm.call @g(%a, %a) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op incorrect number of operands (1) for callee (expecting: 0)}}
  llvm.call @n(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op calling function with void result must not produce values}}
  %0 = llvm.call @n() : () -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op expected function call to produce a value}}
  llvm.call @g(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op result type mismatch: 'i64' != 'i32'}}
  %0 = llvm.call @g(%a) : (i32) -> i64
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call %p(%a) : !llvm.ptr, (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = "llvm.call"(%a) <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op 'gl' does not reference a symbol in the current scope}}
  llvm.call @gl() : () -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op expected var_callee_type to be a variadic function type}}
  llvm.call %p(%a) vararg(!llvm.func<void (i32)>) : !llvm.ptr, (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op expected var_callee_type to have at most 0 parameters}}
  llvm.call %p() vararg(!llvm.func<void (i32, ...)>) : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call %p(%a) vararg(!llvm.func<void (i32, ...)>) : !llvm.ptr, (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call_intrinsic "llvm.foo"(%a) ["a"(%a : i32)] : (i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.call_intrinsic' expected function with 0 or 1 result}}
  llvm.call_intrinsic "llvm.foo"(%a) : (i32) -> (i32, i32)
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'}}
  llvm.call_intrinsic "foo"(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @v(...)
llvm.func @n()
llvm.func @w(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{expected 1 operand bundle tags, but actually got 2}}
  "llvm.call_intrinsic"(%a) <{intrin = "llvm.a", op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["a", "b"], operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @pers(...) -> i32
llvm.func @f() attributes {personality = @pers} {
  // expected-error@+1 {{first operation in unwind destination should be a llvm.landingpad operation}}
  llvm.invoke @f() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @pers(...) -> i32
llvm.func @f() attributes {personality = @pers} {
  llvm.invoke @f() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  // expected-error@+1 {{landingpad instruction expects at least one clause or cleanup attribute}}
  %0 = llvm.landingpad : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @pers(...) -> i32
llvm.func @f() attributes {personality = @pers} {
  llvm.invoke @f() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  llvm.invoke @f() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  // expected-error@+1 {{llvm.landingpad needs to be in a function with a personality}}
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @pers(...) -> i32
llvm.func @f(%p: !llvm.ptr) attributes {personality = @pers} {
  llvm.invoke @f(%p) to ^bb1 unwind ^bb2 : (!llvm.ptr) -> ()
^bb1:
  llvm.return
^bb2:
  // expected-error@+1 {{clause #0 is not a known constant - null, addressof, bitcast}}
  %0 = llvm.landingpad (catch %p : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @pers(...) -> i32
llvm.func @f(%p: !llvm.ptr) attributes {personality = @pers} {
  %z = llvm.mlir.zero : !llvm.ptr
  %l = llvm.load %p : !llvm.ptr -> !llvm.ptr
  llvm.invoke @f(%p) to ^bb1 unwind ^bb2 : (!llvm.ptr) -> ()
^bb1:
  llvm.return
^bb2:
  // expected-error@+1 {{clause #1 is not a known constant - null, addressof, bitcast}}
  %0 = llvm.landingpad (catch %z : !llvm.ptr) (catch %l : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @pers(...) -> i32
llvm.func @f(%p: !llvm.ptr) attributes {personality = @pers} {
  %z = llvm.mlir.zero : !llvm.ptr
  %l = llvm.bitcast %z : !llvm.ptr to !llvm.ptr
  llvm.invoke @f(%p) to ^bb1 unwind ^bb2 : (!llvm.ptr) -> ()
^bb1:
  llvm.return
^bb2:
  // expected-error@+1 {{constant clauses expected}}
  %0 = llvm.landingpad (catch %l : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @pers(...) -> i32
llvm.func @f(%p: !llvm.ptr) attributes {personality = @pers} {
  %z = llvm.mlir.addressof @f : !llvm.ptr
  %l = llvm.bitcast %z : !llvm.ptr to !llvm.ptr
  llvm.invoke @f(%p) to ^bb1 unwind ^bb2 : (!llvm.ptr) -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad (catch %l : !llvm.ptr) (catch %z : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @pers(...) -> i32
llvm.func @f(%p: !llvm.ptr) attributes {personality = @pers} {
  %z = llvm.mlir.undef : !llvm.array<1 x i8>
  %i = llvm.mlir.constant(1 : i8) : i8
  %l = llvm.insertvalue %i, %z[0] : !llvm.array<1 x i8>
  llvm.invoke @f(%p) to ^bb1 unwind ^bb2 : (!llvm.ptr) -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad (filter %l : !llvm.array<1 x i8>) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global @g() : !llvm.void

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global @g() : !llvm.label

// -----

llvm.mlir.global @g() : !llvm.func<void ()>

// -----

// expected-error@+1 {{'llvm.mlir.global' op this target extension type cannot be used in a global}}
llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.target<"foo">

// -----

llvm.mlir.global external @g() : !llvm.target<"spirv.Image">

// -----

// expected-error@+1 {{'llvm.mlir.global' op global with target extension type can only be initialized with zero-initializer}}
llvm.mlir.global external @g(1 : i32) : !llvm.target<"spirv.Image">

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected array type for 'appending' linkage}}
llvm.mlir.global appending @g() : i32

// -----

llvm.mlir.global appending @g() : !llvm.array<2 x i32>

// -----

// expected-error@+1 {{expected comdat symbol}}
llvm.mlir.global external @g() comdat(@c) : i32

// -----

llvm.comdat @c {
  llvm.comdat_selector @s any
}
llvm.mlir.global external @g() comdat(@c::@s) : i32

// -----

llvm.comdat @c {
  llvm.comdat_selector @s any
  // expected-error@+1 {{only comdat selector symbols can appear in a comdat region}}
  llvm.mlir.undef : i32
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.global' op symbol's parent must have the SymbolTable trait}}
  llvm.mlir.global external @g() : i32
  llvm.return
}

// -----

llvm.mlir.global internal @g() : i32 {
  %p = llvm.mlir.zero : !llvm.ptr
  // expected-error@+1 {{ops with side effects not allowed in global initializers}}
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

llvm.mlir.global internal @g() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{'llvm.mlir.alias' op 'common' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
llvm.mlir.alias common @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+1 {{'llvm.mlir.alias' op expects type to be a valid element type for an LLVM global alias}}
llvm.mlir.alias external @a : !llvm.void {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+1 {{'llvm.mlir.alias' op initializer region must always return a pointer}}
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  // expected-error@+1 {{ops with side effects are not allowed in alias initializers}}
  %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
  llvm.return %1 : !llvm.ptr
}

// -----

llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error@+1 {{'llvm.mlir.ifunc' op 'common' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage}}
llvm.mlir.ifunc common @i : !llvm.func<void ()>, !llvm.ptr @r

// -----

llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r

// -----

// expected-error@+1 {{'llvm.mlir.global_ctors' op 'zz' does not reference a valid LLVM function}}
llvm.mlir.global_ctors ctors = [@zz], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.func @c()
// expected-error@+1 {{'llvm.mlir.global_ctors' op 'c' does not have a definition}}
llvm.mlir.global_ctors ctors = [@c], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.func @c() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@c], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.mlir.global external @c() : i32
// expected-error@+1 {{'llvm.mlir.global_dtors' op 'c' does not reference a valid LLVM function}}
llvm.mlir.global_dtors dtors = [@c], priorities = [0 : i32], data = [#llvm.zero]

// -----

// expected-error@+1 {{'llvm.module_flags' op expected a module flag attribute}}
llvm.module_flags [1 : i32]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]

// -----

// expected-error@+1 {{only integer and string values are currently supported for unknown key '"foo"'}}
llvm.module_flags [#llvm.mlir.module_flag<error, "foo", [1 : i32]>]

// -----

// expected-error@+1 {{'CG Profile' key expects an array of '#llvm.cgprofile_entry'}}
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [1 : i32]>]

// -----

// expected-error@+1 {{'CG Profile' key expects an array of '#llvm.cgprofile_entry'}}
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", 1 : i32>]

// -----

// expected-error@+1 {{'ProfileSummary' key expects a '#llvm.profile_summary' attribute}}
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", 1 : i32>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "foo", 1 : i64>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "foo", "a">]

// -----

llvm.func @f() {
  llvm.blocktag <id = 1>
  // expected-error@+1 {{duplicate block tag '1' in the same function: }}
  llvm.blocktag <id = 1>
  llvm.return
}

// -----

llvm.func @f() {
  llvm.blocktag <id = 1>
  llvm.br ^bb1
^bb1:
  // expected-error@+1 {{duplicate block tag '1' in the same function: }}
  llvm.blocktag <id = 1>
  llvm.return
}

// -----

llvm.func @f() {
  llvm.blocktag <id = 1>
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  llvm.blocktag <id = 1>
  // expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %0 = llvm.blockaddress <function = @f, tag = <id = 2>> : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global external @g() : i32
llvm.func @f() {
  // expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %0 = llvm.blockaddress <function = @g, tag = <id = 2>> : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %0 = llvm.blockaddress <function = @zz, tag = <id = 2>> : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(i32 {llvm.signext})

// -----

// expected-error@+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
llvm.func @f(f32 {llvm.signext})

// -----

// expected-error@+1 {{"llvm.zeroext" attribute attached to non-integer LLVM type}}
llvm.func @f(f32 {llvm.zeroext})

// -----

llvm.func @f() -> (i32 {llvm.noundef})

// -----

llvm.func @f() attributes {llvm.emit_c_interface = 1}

// -----

// expected-error@+1 {{'builtin.module' op expected 'llvm.data_layout' to be a string attributes}}
module attributes {llvm.data_layout = 1} {
}

// -----

module attributes {llvm.target_triple = 1} {
}

// -----

// expected-error@+1 {{target features must start with '+' or '-'}}
llvm.func @f() attributes {target_features = #llvm.target_features<["+a", "b"]>}

// -----

// expected-error@+1 {{target features can not contain ','}}
llvm.func @f() attributes {target_features = #llvm.target_features<["+a,+b"]>}

// -----

// expected-error@+1 {{target features can not be null or empty}}
llvm.func @f() attributes {target_features = #llvm.target_features<[""]>}

// -----

llvm.func @f() attributes {target_features = #llvm.target_features<["+a", "-b"]>}

// -----

llvm.func @f(i32 {llvm.range = #llvm.constant_range<i32, 0, 1>})

// -----

#d = #llvm.alias_scope_domain<id = distinct[0]<>>
// expected-error@+1 {{id of an alias scope must be a StringAttr or a DistrinctAttr}}
#s = #llvm.alias_scope<id = 1 : i32, domain = #d>
llvm.func @f() attributes {a = #s}

// -----

// expected-error@+1 {{invalid array element type: '!llvm.void'}}
llvm.func @f(!llvm.array<2 x void>)

// -----

// expected-error@+1 {{invalid function argument type: '!llvm.void'}}
llvm.func @f(!llvm.func<void (void)>)

// -----

// expected-error@+1 {{invalid function argument type: '!llvm.void'}}
llvm.func @f() attributes {a = !llvm.func<void (void)>}

// -----

// expected-error@+1 {{invalid function result type: '!llvm.func<void ()>'}}
llvm.func @f() attributes {a = !llvm.func<func<void ()> ()>}

// -----

// expected-error@+1 {{unknown LLVM type: foo}}
llvm.func @f() attributes {a = !llvm.func<void (foo)>}

// -----

// expected-error@+1 {{unknown LLVM type: foo}}
llvm.func @f() attributes {a = !llvm.func<foo (i32)>}

// -----

llvm.func @f() attributes {a = !llvm.func<void (label)>}

// -----

// expected-error@+1 {{unknown LLVM type: foo}}
llvm.func @f() attributes {a = !llvm.target<"a", foo>}

// -----

// expected-error@+1 {{failed to parse parameter list for target extension type}}
llvm.func @f() attributes {a = !llvm.target<"a", i32, 1, i32>}

// -----

llvm.func @f() attributes {a = !llvm.target<"a", i32, 1>}

// -----

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
llvm.func @f() attributes {a = !llvm.struct<"s">}

// -----

// expected-error@+1 {{only identified structs can be opaque}}
llvm.func @f() attributes {a = !llvm.struct<opaque>}

// -----

// expected-error@+1 {{identifier already used for an enclosing struct}}
llvm.func @f() attributes {a = !llvm.struct<"s", (struct<"s", (i32)>)>}

// -----

llvm.func @f() attributes {a = !llvm.struct<"s", (struct<"s">)>}

// -----

llvm.func @f() attributes {a = !llvm.struct<"s", opaque>}

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.void'}}
llvm.func @f() attributes {a = !llvm.struct<(void)>}

// -----

llvm.func @f() attributes {a = !llvm.struct<(tensor<i32>)>}

// -----

// expected-error@+1 {{expected i64 parameters for '!llvm.ptr'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64]> : vector<3xi32>>} {
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  llvm.indirectbr %p : !llvm.ptr, [
  ^bb1
  ]
^bb1:
  llvm.return
}
