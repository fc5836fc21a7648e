// Accesses to memory, casts, functions and globals of llvm.

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op unsupported type 'i1' for atomic access}}
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i1
  llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op unsupported ordering 'release'}}
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op expected alignment for atomic access}}
  %0 = llvm.load %p atomic monotonic : !llvm.ptr -> f32
  llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op expected syncscope to be null for non-atomic access}}
  %0 = llvm.load %p {syncscope = "singlethread"} : !llvm.ptr -> f32
  llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr, %v: f32) {
  // expected-error@+1 {{'llvm.store' op unsupported ordering 'acquire'}}
  llvm.store %v, %p atomic acquire {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<2xf32>) {
  // expected-error@+1 {{'llvm.store' op unsupported type 'vector<2xf32>' for atomic access}}
  llvm.store %v, %p atomic monotonic {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
  llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr, %v: f32) {
  // expected-error@+1 {{'llvm.store' op expected syncscope to be null for non-atomic access}}
  llvm.store %v, %p {syncscope = "singlethread"} : f32, !llvm.ptr
  llvm.return }

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
  llvm.fence monotonic
  llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
  %0 = llvm.cmpxchg %p, %v, %v unordered monotonic : !llvm.ptr, i32
  llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
  %0 = llvm.cmpxchg %p, %v, %v monotonic release : !llvm.ptr, i32
  llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr, %v: i1) {
  // expected-error@+1 {{'llvm.cmpxchg' op unexpected LLVM IR type}}
  %0 = llvm.cmpxchg %p, %v, %v monotonic monotonic : !llvm.ptr, i1
  llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, i32
  llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr, %v: f32) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, f32
  llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr, %v: i1) {
  // expected-error@+1 {{'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op}}
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, i1
  llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
  %0 = llvm.atomicrmw add %p, %v unordered : !llvm.ptr, i32
  llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<2xi32>) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type for vector element}}
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<2xi32>
  llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
  %0 = llvm.bitcast %p : !llvm.ptr to i64
  llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.bitcast' op cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead}}
  %0 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr<1>
  llvm.return }

// -----

llvm.func @f(%p: vector<4x!llvm.ptr>) {
  // expected-error@+1 {{'llvm.bitcast' op cannot cast vector of pointers to pointer}}
  %0 = llvm.bitcast %p : vector<4x!llvm.ptr> to !llvm.ptr
  llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.bitcast' op cannot cast pointer to vector of pointers}}
  %0 = llvm.bitcast %p : !llvm.ptr to vector<4x!llvm.ptr>
  llvm.return }

// -----

// expected-error@+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global private @x(1 : i32) {alignment = 3 : i64} : i32

// -----

llvm.func @f(%p: vector<4xi16>) {
  // expected-error@+1 {{input type is a vector but output type is an integer}}
  %0 = llvm.zext %p : vector<4xi16> to i32
  llvm.return }

// -----

llvm.func @f(%p: i16) {
  // expected-error@+1 {{input type is an integer but output type is a vector}}
  %0 = llvm.zext %p : i16 to vector<4xi32>
  llvm.return }

// -----

llvm.func @f(%p: vector<4xi16>) {
  // expected-error@+1 {{input and output vectors are of incompatible shape}}
  %0 = llvm.zext %p : vector<4xi16> to vector<3xi32>
  llvm.return }

// -----

// expected-error@+1 {{no_inline and always_inline attributes are incompatible}}
llvm.func @f(%p: vector<4xi16>) attributes {no_inline, always_inline} {
  llvm.return }

// -----

// expected-error@+1 {{'llvm.func' op with optimize_none must also be no_inline}}
llvm.func @f(%p: vector<4xi16>) attributes {optimize_none} {
  llvm.return }

// -----

// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func private @f(%p: i32)

// -----

llvm.func @x()
// expected-error@+1 {{ctors, priorities, and data must have the same number of elements}}
llvm.mlir.global_ctors ctors = [@x], priorities = [0 : i32, 1 : i32], data = [#llvm.zero]

// -----

llvm.func @x()
// expected-error@+1 {{dtors, priorities, and data must have the same number of elements}}
llvm.mlir.global_dtors dtors = [@x], priorities = [0 : i32, 1 : i32], data = [#llvm.zero]

// -----

llvm.func @x()
// expected-error@+1 {{data element must be symbol or #llvm.zero}}
llvm.mlir.global_dtors dtors = [@x], priorities = [1 : i32], data = [5]

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot have both initializer value and region}}
llvm.mlir.global internal @s(1 : i32) : i32 { %0 = llvm.mlir.constant(1 : i32) : i32
 llvm.return %0 : i32 }

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region type 'i64' does not match global type 'i32'}}
llvm.mlir.global internal @s() : i32 { %0 = llvm.mlir.constant(1 : i64) : i64
 llvm.return %0 : i64 }

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region cannot return void}}
llvm.mlir.global internal @s() : i32 { llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error@+1 {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %p[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error@+1 {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
  %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error@+1 {{'llvm.getelementptr' op type 'i32' cannot be indexed (index #1)}}
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return }

// -----

// Upstream compares positions modulo two to the power of 32.

llvm.func @f(%a: !llvm.array<2 x i32>) {
  %0 = llvm.extractvalue %a[4294967297] : !llvm.array<2 x i32>
  llvm.return
}

// -----

llvm.mlir.global external @vectors_of_any_elements() : vector<4xindex>
llvm.func @vectors_of_any_elements_in_bodies(%p: !llvm.ptr) {
  %0 = llvm.mlir.undef : vector<4xsi32>
  %1 = llvm.load %p : !llvm.ptr -> vector<4xf8E4M3FN>
  llvm.return
}

// -----

// expected-error@below {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @index_in_a_vector(%p: vector<4xindex>) {
  llvm.return
}

// -----

// expected-error@below {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @sign_in_a_vector(vector<4xsi32>)
