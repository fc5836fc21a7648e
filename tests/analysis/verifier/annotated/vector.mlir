// vector: what mlir-opt says of each rule.

func.func @f(%a: vector<i32>) {
  // expected-error@below {{'vector.bitcast' op source/result bitwidth of the 0-D vector element types must be equal}}
  %0 = vector.bitcast %a : vector<i32> to vector<i64>
  return
}

// -----

func.func @f(%a: vector<4x2xi32>) {
  // expected-error@below {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
  %0 = vector.bitcast %a : vector<4x2xi32> to vector<4x2xi64>
  return
}

// -----

func.func @f(%a: vector<4x2xi32>) {
  // expected-error@below {{'vector.bitcast' op dimension size mismatch at: 0}}
  %0 = vector.bitcast %a : vector<4x2xi32> to vector<2x2xi64>
  return
}

// -----

func.func @f(%a: vector<4x2xi32>) {
  %0 = vector.bitcast %a : vector<4x2xi32> to vector<4x1xi64>
  return
}

// -----

func.func @f() {
  // expected-error@below {{mask dim size must be either 0 or 1 for 0-D vectors}}
  %0 = vector.constant_mask [2] : vector<i1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [1] : vector<i1>
  return
}

// -----

func.func @f() {
  // expected-error@below {{array attr must have length 1 for 0-D vectors}}
  %0 = vector.constant_mask [1, 2] : vector<i1>
  return
}

// -----

func.func @f() {
  // expected-error@below {{'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions}}
  %0 = vector.constant_mask [2] : vector<[4]xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [4] : vector<[4]xi1>
  return
}

// -----

func.func @f() {
  // expected-error@below {{'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim}}
  %0 = vector.constant_mask [0, 2] : vector<[4]x4xi1>
  return
}

// -----

func.func @f() {
  // expected-error@below {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [5] : vector<4xi1>
  return
}

// -----

func.func @f() {
  // expected-error@below {{'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim}}
  %0 = vector.constant_mask [0, 2] : vector<4x4xi1>
  return
}

// -----

#t = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
func.func @f(%a: vector<4xf32>, %c: f32, %m: vector<4xi1>) {
  %0 = vector.contract #t %a, %a, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#t = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["reduction"]}
func.func @f(%a: vector<4xf32>, %c: f32, %m: vector<4xi1>) {
  // expected-error@below {{'vector.contract' op expected an indexing map for each vector operand}}
  %0 = vector.contract #t %a, %a, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#t = {indexing_maps = [affine_map<(i)[s] -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
func.func @f(%a: vector<4xf32>, %c: f32, %m: vector<4xi1>) {
  // expected-error@below {{'vector.contract' op expected indexing map 0 to have no symbols}}
  %0 = vector.contract #t %a, %a, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#t = {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
func.func @f(%a: vector<4xf32>, %c: f32, %m: vector<4xi1>) {
  // expected-error@below {{'vector.contract' op expected indexing map 0 to have 1 number of inputs}}
  %0 = vector.contract #t %a, %a, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#t = {indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
func.func @f(%a: vector<4xf32>, %c: f32, %m: vector<4xi1>) {
  // expected-error@below {{'vector.contract' op expected indexing map 0 to have 1 number of outputs}}
  %0 = vector.contract #t %a, %a, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#t = {indexing_maps = [affine_map<(i) -> (0)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
func.func @f(%a: vector<4xf32>, %c: f32, %m: vector<4xi1>) {
  // expected-error@below {{'vector.contract' op expected indexing map 0 to be a projected permutation of its inputs}}
  %0 = vector.contract #t %a, %a, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#t = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
func.func @f(%a: vector<4xf32>, %c: vector<4xf32>) {
  // expected-error@below {{'vector.contract' op expected at least one contracting dimension pair}}
  %0 = vector.contract #t %a, %a, %c : vector<4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

#t = {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>], iterator_types = ["reduction", "parallel"]}
func.func @f(%a: vector<4xf32>, %c: vector<4xf32>) {
  // expected-error@below {{'vector.contract' op invalid accumulator/result vector shape}}
  %0 = vector.contract #t %a, %a, %c : vector<4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

#t = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
func.func @f(%a: vector<4xf32>, %b: vector<5xf32>, %c: f32, %m: vector<4xi1>) {
  // expected-error@below {{'vector.contract' op invalid contracting dimension map}}
  %0 = vector.contract #t %a, %b, %c : vector<4xf32>, vector<5xf32> into f32
  return
}

// -----

#t = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
func.func @f(%a: vector<4xf32>, %c: f64, %m: vector<4xi1>) {
  %0 = vector.contract #t %a, %a, %c : vector<4xf32>, vector<4xf32> into f64
  return
}

// -----

#t = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<minui>}
func.func @f(%a: vector<4xf32>, %c: f32, %m: vector<4xi1>) {
  // expected-error@below {{'vector.contract' op unsupported contraction type}}
  %0 = vector.contract #t %a, %a, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#t = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
func.func @f(%a: vector<4xsi32>, %c: si32, %m: vector<4xi1>) {
  // expected-error@below {{'vector.contract' op only supports signless integer types}}
  %0 = vector.contract #t %a, %a, %c : vector<4xsi32>, vector<4xsi32> into si32
  return
}

// -----

#t = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
func.func @f(%a: vector<4xf32>, %c: f32, %m: vector<4xi1>) {
  // expected-error@below {{custom op 'vector.contract' expected zero or exactly 2 vector mask operands}}
  %0 = vector.contract #t %a, %a, %c, %m : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#t = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["redu"]}
func.func @f(%a: vector<4xf32>, %c: f32, %m: vector<4xi1>) {
  // expected-error@below {{custom op 'vector.contract' unexpected iterator_type (redu)}}
  %0 = vector.contract #t %a, %a, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#t = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>]}
func.func @f(%a: vector<4xf32>, %c: f32, %m: vector<4xi1>) {
  // expected-error@below {{custom op 'vector.contract' expected "iterator_types" array attribute}}
  %0 = vector.contract #t %a, %a, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#t = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction", "parallel"]}
func.func @f(%a: vector<4xf32>, %c: f32, %m: vector<4xi1>) {
  // expected-error@below {{'vector.contract' op expected indexing map 0 to have 2 number of inputs}}
  %0 = vector.contract #t %a, %a, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#t = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<4x3xf32>, %b: vector<3x5xf32>, %c: vector<4x6xf32>) {
  // expected-error@below {{'vector.contract' op invalid accumulator/result vector shape, expected: 'vector<4x5xf32>'}}
  %0 = vector.contract #t %a, %b, %c : vector<4x3xf32>, vector<3x5xf32> into vector<4x6xf32>
  return
}

// -----

#t = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i)>], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%a: vector<4x3xf32>, %b: vector<3x5xf32>, %c: vector<4xf32>) {
  %0 = vector.contract #t %a, %b, %c : vector<4x3xf32>, vector<3x5xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@below {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
  %0 = vector.extract %v[1, 2] : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@below {{expected a scalar instead of a 0-d vector as the result type}}
  %0 = vector.extract %v[1] : vector<f32> from vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@below {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %v[5] : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@below {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.extract"(%v) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%v: vector<4xf32>, %s: f32) {
  // expected-error@below {{'vector.insert' op expected position attribute of rank no greater than dest vector rank}}
  %0 = vector.insert %s, %v[1, 2] : f32 into vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %s: f32) {
  // expected-error@below {{'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %0 = vector.insert %s, %v[5] : f32 into vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4x4xf32>, %s: vector<5xf32>) {
  %0 = vector.insert %s, %v[1] : vector<5xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %s: vector<f32>) {
  // expected-error@below {{expected a scalar instead of a 0-d vector as the source operand}}
  %0 = vector.insert %s, %v[1] : vector<f32> into vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %s: vector<4xf32>) {
  // expected-error@below {{'vector.insert' op expected position attribute rank + source rank to match dest vector rank}}
  %0 = vector.insert %s, %v[1] : vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4x4xf32>, %s: f32) {
  // expected-error@below {{'vector.insert' op expected position attribute rank to match the dest vector rank}}
  %0 = vector.insert %s, %v[1] : f32 into vector<4x4xf32>
  return
}

// -----

func.func @f(%s: f32) {
  // expected-error@below {{custom op 'vector.from_elements' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = vector.from_elements %s, %s : vector<3xf32>
  return
}

// -----

func.func @f(%s: f32) {
  // expected-error@below {{custom op 'vector.from_elements' invalid kind of type specified: expected builtin.vector, but found 'tensor<2xf32>'}}
  %0 = vector.from_elements %s, %s : tensor<2xf32>
  return
}

// -----

func.func @f(%v: vector<[2]xf32>) {
  %0:2 = vector.to_elements %v : vector<[2]xf32>
  return
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %v: vector<5xi32>, %m: vector<4xi1>, %p: vector<4xf32>) {
  // expected-error@below {{'vector.gather' op expected result dim to match indices dim}}
  %0 = vector.gather %b[%i] [%v], %m, %p : memref<?xf32>, vector<5xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %v: vector<4xi32>, %m: vector<5xi1>, %p: vector<4xf32>) {
  // expected-error@below {{'vector.gather' op expected result dim to match mask dim}}
  %0 = vector.gather %b[%i] [%v], %m, %p : memref<?xf32>, vector<4xi32>, vector<5xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %v: vector<4xi32>, %m: vector<4xi1>, %p: vector<5xf32>) {
  // expected-error@below {{'vector.gather' op expected pass_thru of same type as result type}}
  %0 = vector.gather %b[%i] [%v], %m, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<5xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?xf64>, %i: index, %v: vector<4xi32>, %m: vector<4xi1>, %p: vector<4xf32>) {
  // expected-error@below {{'vector.gather' op base and result element type should match}}
  %0 = vector.gather %b[%i] [%v], %m, %p : memref<?xf64>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xi32>, %m: vector<4xi1>, %p: vector<4xf32>) {
  // expected-error@below {{'vector.gather' op requires 2 indices}}
  %0 = vector.gather %b[%i] [%v], %m, %p : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %v: vector<5xi32>, %m: vector<4xi1>, %p: vector<4xf32>) {
  // expected-error@below {{'vector.scatter' op expected valueToStore dim to match indices dim}}
  vector.scatter %b[%i] [%v], %m, %p : memref<?xf32>, vector<5xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %v: vector<4xi32>, %m: vector<5xi1>, %p: vector<4xf32>) {
  // expected-error@below {{'vector.scatter' op expected valueToStore dim to match mask dim}}
  vector.scatter %b[%i] [%v], %m, %p : memref<?xf32>, vector<4xi32>, vector<5xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?xf64>, %i: index, %v: vector<4xi32>, %m: vector<4xi1>, %p: vector<4xf32>) {
  // expected-error@below {{'vector.scatter' op base and valueToStore element type should match}}
  vector.scatter %b[%i] [%v], %m, %p : memref<?xf64>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xi32>, %m: vector<4xi1>, %p: vector<4xf32>) {
  // expected-error@below {{'vector.scatter' op requires 2 indices}}
  vector.scatter %b[%i] [%v], %m, %p : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<2x4x4xf32>, %b: vector<4x4xf32>) {
  // expected-error@below {{'vector.insert_strided_slice' op expected source rank to be no greater than destination rank}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0], strides = [1, 1, 1]} : vector<2x4x4xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>, %b: vector<4x4xf32>) {
  // expected-error@below {{'vector.insert_strided_slice' op expected strides of same size as source vector rank}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0], strides = [1]} : vector<2x4xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>, %b: vector<4x4xf32>) {
  // expected-error@below {{'vector.insert_strided_slice' op expected offsets of same size as destination vector rank}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<2x[4]xf32>, %b: vector<4x4xf32>) {
  // expected-error@below {{'vector.insert_strided_slice' op mismatching scalable flags (at source vector idx=1)}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0], strides = [1, 1]} : vector<2x[4]xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<2x[2]xf32>, %b: vector<4x[4]xf32>) {
  // expected-error@below {{'vector.insert_strided_slice' op expected size at idx=1 to match the corresponding base size from the input vector (2 vs 4)}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0], strides = [1, 1]} : vector<2x[2]xf32> into vector<4x[4]xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>, %b: vector<4x4xf32>) {
  // expected-error@below {{'vector.insert_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0], strides = [1, 2]} : vector<2x4xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>, %b: vector<4x4xf32>) {
  // expected-error@below {{'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 0 to be confined to [1, 5)}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [3, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>, %b: vector<4x4xf32>) {
  // expected-error@below {{'vector.insert_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [4, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>) {
  // expected-error@below {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [1, 2], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>) {
  // expected-error@below {{'vector.extract_strided_slice' op expected result type to be 'vector<1x4xf32>'}}
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<2x4xf32>
  return
}

// -----

func.func @f(%a: vector<2x[4]xf32>) {
  // expected-error@below {{'vector.extract_strided_slice' op expected size at idx=1 to match the corresponding base size from the input vector (2 vs 4)}}
  %0 = vector.extract_strided_slice %a {offsets = [0, 0], sizes = [1, 2], strides = [1, 1]} : vector<2x[4]xf32> to vector<1x[2]xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index) {
  // expected-error@below {{'vector.load' op base and result element types should match}}
  %0 = vector.load %b[%i] : memref<4xf32>, vector<4xf64>
  return
}

// -----

func.func @f(%b: memref<4xvector<2xf32>>, %i: index) {
  // expected-error@below {{'vector.load' op base memref and result vector types should match}}
  %0 = vector.load %b[%i] : memref<4xvector<2xf32>>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xvector<4xf32>>, %i: index) {
  %0 = vector.load %b[%i] : memref<4xvector<4xf32>>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4x4xf32>, %i: index) {
  // expected-error@below {{'vector.load' op requires 2 indices}}
  %0 = vector.load %b[%i] : memref<4x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4x4xf32, strided<[1, 4]>>, %i: index) {
  // expected-error@below {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %b[%i, %i] : memref<4x4xf32, strided<[1, 4]>>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %v: vector<4xf64>) {
  // expected-error@below {{'vector.store' op base and valueToStore element type should match}}
  vector.store %v, %b[%i] : memref<4xf32>, vector<4xf64>
  return
}

// -----

func.func @f(%b: memref<4xvector<2xf32>>, %i: index, %v: vector<4xf32>) {
  // expected-error@below {{'vector.store' op base memref and valueToStore vector types should match}}
  vector.store %v, %b[%i] : memref<4xvector<2xf32>>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @f(%a: vector<4xf32>, %m: vector<5xi1>) -> f32 {
  // expected-error@below {{'vector.mask' op expects a 'vector<4xi1>' mask for the maskable operation}}
  %0 = vector.mask %m { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<5xi1> -> f32
  return %0 : f32
}

// -----

func.func @f(%a: vector<4xf32>, %m: vector<4xi1>, %p: f32) -> f32 {
  // expected-error@below {{'vector.mask' op doesn't expect a passthru argument for this maskable operation}}
  %0 = vector.mask %m, %p { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @f(%a: vector<4xf32>, %m: vector<4xi1>) -> f64 {
  // expected-error@below {{'vector.mask' op expects result type to match maskable operation result type}}
  %0 = vector.mask %m { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @f(%a: vector<4xf32>, %m: vector<4xi1>) {
  // expected-error@below {{'vector.mask' op expects number of results to match mask region yielded values}}
  vector.mask %m { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<4xi1>
  return
}

// -----

func.func @f(%b: tensor<?xf32>, %i: index, %m: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.mask %m { vector.transfer_write %v, %b[%i] : vector<4xf32>, tensor<?xf32> } : vector<4xi1> -> tensor<?xf32>
  return
}

// -----

func.func @f(%b: tensor<?xf32>, %i: index, %m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error@below {{'vector.mask' op expects number of results to match mask region yielded values}}
  vector.mask %m { vector.transfer_write %v, %b[%i] : vector<4xf32>, tensor<?xf32> } : vector<4xi1>
  return
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %m: vector<4xi1>, %v: vector<4xf32>) {
  vector.mask %m { vector.transfer_write %v, %b[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  return
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error@below {{custom op 'vector.mask' expects a result if passthru operand is provided}}
  vector.mask %m, %v { vector.transfer_write %v, %b[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  return
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %m: vector<4xi1>, %v: vector<4xf32>, %z: f32) {
  // expected-error@below {{use of value '%z' expects different type than prior uses: 'vector<4xf32>' vs 'f32'}}
  %0 = vector.mask %m, %z { vector.transfer_read %b[%i], %z : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %m: vector<4xi1>, %v: vector<5xf32>, %z: f32) {
  // expected-error@below {{'vector.mask' op expects passthru type to match result type}}
  %0 = "vector.mask"(%m, %v) ({
    %1 = vector.transfer_read %b[%i], %z : memref<?xf32>, vector<4xf32>
    "vector.yield"(%1) : (vector<4xf32>) -> ()
  }) : (vector<4xi1>, vector<5xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %m: vector<4xi1>, %v: vector<4xf32>, %z: f32) {
  // expected-error@below {{'vector.mask' op expects number of results to match maskable operation number of results}}
  %0:2 = "vector.mask"(%m) ({
    %1 = vector.transfer_read %b[%i], %z : memref<?xf32>, vector<4xf32>
    "vector.yield"(%1, %1) : (vector<4xf32>, vector<4xf32>) -> ()
  }) : (vector<4xi1>) -> (vector<4xf32>, vector<4xf32>)
  return
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %m: vector<4xi1>, %v: vector<4xf32>, %z: f32) {
  // expected-error@below {{'vector.mask' op expects number of results to match mask region yielded values}}
  %0 = "vector.mask"(%m) ({
    %1 = vector.transfer_read %b[%i], %z : memref<?xf32>, vector<4xf32>
    "vector.yield"(%1, %1) : (vector<4xf32>, vector<4xf32>) -> ()
  }) : (vector<4xi1>) -> (vector<4xf32>)
  return
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %m: vector<4xi1>, %v: vector<4xf32>, %z: f32) {
  // expected-error@below {{'vector.mask' op expects all the results from the MaskableOpInterface to match all the values returned by the terminator}}
  %0 = "vector.mask"(%m) ({
    %1 = vector.transfer_read %b[%i], %z : memref<?xf32>, vector<4xf32>
    "vector.yield"(%v) : (vector<4xf32>) -> ()
  }) : (vector<4xi1>) -> (vector<4xf32>)
  return
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %m: vector<4xi1>, %v: vector<4xf32>, %z: f32) {
  // expected-error@below {{'vector.mask' op expects only one operation to mask}}
  %0 = "vector.mask"(%m) ({
    %2 = arith.constant 1 : i32
    %1 = vector.transfer_read %b[%i], %z : memref<?xf32>, vector<4xf32>
    "vector.yield"(%1) : (vector<4xf32>) -> ()
  }) : (vector<4xi1>) -> (vector<4xf32>)
  return
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %m: vector<4xi1>, %v: vector<4xf32>, %z: f32) {
  // expected-error@below {{'vector.mask' op region #0 ('maskRegion') failed to verify constraint: region with 1 blocks}}
  "vector.mask"(%m) ({
  }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error@below {{'vector.mask' op expects number of results to match mask region yielded values}}
  %0 = vector.mask %m { } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.mask %m { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.mask %m, %v { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error@below {{custom op 'vector.mask' expects a result if passthru operand is provided}}
  vector.mask %m, %v { } : vector<4xi1>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error@below {{custom op 'vector.mask' expects a result if passthru operand is provided}}
  vector.mask %m, %v { vector.yield } : vector<4xi1>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error@below {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
  %0 = vector.mask %m { arith.addf %v, %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %m: vector<4xi1>, %p: vector<5xf32>) {
  // expected-error@below {{'vector.maskedload' op expected pass_thru of same type as result type}}
  %0 = vector.maskedload %b[%i], %m, %p : memref<?xf32>, vector<4xi1>, vector<5xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %m: vector<5xi1>, %p: vector<4xf32>) {
  // expected-error@below {{'vector.maskedload' op expected result shape to match mask shape}}
  %0 = vector.maskedload %b[%i], %m, %p : memref<?xf32>, vector<5xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@below {{custom op 'vector.outerproduct' expected at least 2 operands}}
  %0 = vector.outerproduct %a : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@below {{custom op 'vector.outerproduct' expected vector type for operand #1}}
  %0 = vector.outerproduct %b, %a : f32, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<[4]xf32>) {
  // expected-error@below {{'vector.outerproduct' op expected either both or only #2 operand dim to be scalable}}
  %0 = vector.outerproduct %b, %a : vector<[4]xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<[4]xf32>) {
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@below {{'vector.outerproduct' op unsupported outerproduct type}}
  %0 = vector.outerproduct %a, %b {kind = #vector.kind<minui>} : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4x4xf32>) {
  // expected-error@below {{'vector.outerproduct' op expected 1-d vector for operand #2}}
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f64) {
  // expected-error@below {{'vector.outerproduct' op failed to verify that rhs operand and result have same element type}}
  %0 = vector.outerproduct %a, %b : vector<4xf32>, f64
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@below {{'vector.reduction' op unsupported reduction type ''f32'' for kind 'minui'}}
  %0 = vector.reduction <minui>, %a : vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error@below {{'vector.reduction' op unsupported reduction type ''i32'' for kind 'minnumf'}}
  %0 = vector.reduction <minnumf>, %a : vector<4xi32> into i32
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: vector<i32>) {
  // expected-error@below {{'vector.scan' op unsupported reduction type 'i32' for kind 'minnumf'}}
  %0:2 = vector.scan <minnumf>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4xi32>, vector<i32>
  return
}

// -----

func.func @f(%a: vector<4x4xi32>, %b: vector<4xi32>) {
  // expected-error@below {{'vector.scan' op unsupported reduction type 'i32' for kind 'minnumf'}}
  %0:2 = vector.scan <minnumf>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<4x4xi32>, vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<4x4xi32>, %b: vector<4xi32>) {
  %0 = vector.multi_reduction <minnumf>, %a, %b [0] : vector<4x4xi32> to vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error@below {{'vector.shape_cast' op has different number of elements at source (4) and result (5)}}
  %0 = vector.shape_cast %a : vector<4xi32> to vector<5xi32>
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error@below {{'vector.shape_cast' op has different source and result element types}}
  %0 = vector.shape_cast %a : vector<4xi32> to vector<4xi64>
  return
}

// -----

func.func @f(%a: vector<[4]xi32>) {
  // expected-error@below {{'vector.shape_cast' op has different number of scalable dims at source (1) and result (0)}}
  %0 = vector.shape_cast %a : vector<[4]xi32> to vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<4x[4]xi32>) {
  // expected-error@below {{'vector.shape_cast' op has different number of scalable dims at source (1) and result (2)}}
  %0 = vector.shape_cast %a : vector<4x[4]xi32> to vector<[4]x[4]xi32>
  return
}

// -----

func.func @f(%a: vector<2xi32>, %b: vector<2xi32>) {
  // expected-error@below {{'vector.shuffle' op mask length mismatch}}
  %0 = "vector.shuffle"(%a, %b) <{mask = array<i64: 0, 1>}> : (vector<2xi32>, vector<2xi32>) -> vector<3xi32>
  return
}

// -----

func.func @f(%a: vector<2xi32>, %b: vector<2xi32>) {
  // expected-error@below {{'vector.shuffle' op mask index #2 out of range}}
  %0 = vector.shuffle %a, %b [0, 9] : vector<2xi32>, vector<2xi32>
  return
}

// -----

func.func @f(%a: vector<2x2xi32>, %b: vector<2xi32>) {
  // expected-error@below {{'vector.shuffle' op rank mismatch}}
  %0 = vector.shuffle %a, %b [0, 1] : vector<2x2xi32>, vector<2xi32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@below {{custom op 'vector.broadcast' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = vector.broadcast %a : f32 to f32
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@below {{'vector.broadcast' op source type is not a vector}}
  %0 = vector.broadcast %a : tensor<4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@below {{'vector.broadcast' op failed to verify that source operand and result have same element type}}
  %0 = vector.broadcast %a : i32 to vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<3xf32>) {
  // expected-error@below {{'vector.broadcast' op dimension mismatch (3 vs. 4)}}
  %0 = vector.broadcast %a : vector<3xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %z: f32) {
  // expected-error@below {{custom op 'vector.transfer_read' requires two types}}
  %0 = vector.transfer_read %m[%i], %z : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %z: f32) {
  // expected-error@below {{custom op 'vector.transfer_read' requires memref or ranked tensor type}}
  %0 = vector.transfer_read %m[%i], %z : f32, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %z: f32) {
  // expected-error@below {{custom op 'vector.transfer_read' requires vector type}}
  %0 = vector.transfer_read %m[%i], %z : memref<4xf32>, f32
  return
}

// -----

func.func @f(%m: memref<4xvector<4xf32>>, %i: index, %z: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error@below {{custom op 'vector.transfer_read' does not support masks with vector element type}}
  %0 = vector.transfer_read %m[%i], %z, %k : memref<4xvector<4xf32>>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %z: f32, %k: vector<5xi1>) {
  // expected-error@below {{use of value '%k' expects different type than prior uses: 'vector<4xi1>' vs 'vector<5xi1>'}}
  %0 = vector.transfer_read %m[%i], %z, %k : memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %z: f32) {
  // expected-error@below {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = vector.transfer_read %m[%i], %z {permutation_map = affine_map<(d0) -> (d0, d0)>} : memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %z: f32) {
  // expected-error@below {{'vector.transfer_read' op requires a permutation_map that is a permutation (found one dim used more than once)}}
  %0 = vector.transfer_read %m[%i], %z {permutation_map = affine_map<(d0) -> (d0, d0)>} : memref<4xf32>, vector<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %z: f32) {
  // expected-error@below {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %m[%i], %z {permutation_map = affine_map<(d0) -> (d0 + 1)>} : memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %z: f32) {
  // expected-error@below {{'vector.transfer_read' op requires permutation_map without symbols}}
  %0 = vector.transfer_read %m[%i], %z {permutation_map = affine_map<(d0)[s] -> (d0)>} : memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %z: f32) {
  // expected-error@below {{'vector.transfer_read' op requires a permutation_map with input dims of the same rank as the source type}}
  %0 = vector.transfer_read %m[%i], %z {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %z: f32) {
  // expected-error@below {{'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0) -> (d0)> vs inBounds of size: 2}}
  %0 = vector.transfer_read %m[%i], %z {in_bounds = [true, true]} : memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %z: f32) {
  // expected-error@below {{'vector.transfer_read' op masked attribute has been removed. Use in_bounds instead.}}
  %0 = vector.transfer_read %m[%i], %z {masked = [true]} : memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %z: f64) {
  // expected-error@below {{'vector.transfer_read' op requires formal padding and source of the same elemental type}}
  %0 = "vector.transfer_read"(%m, %i, %z) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index, f64) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %z: vector<4xf32>) {
  // expected-error@below {{'vector.transfer_read' op requires valid padding vector elemental type}}
  %0 = "vector.transfer_read"(%m, %i, %z) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xvector<4xf32>>, %i: index, %z: f32) {
  // expected-error@below {{'vector.transfer_read' op requires source element type and padding type to match.}}
  %0 = "vector.transfer_read"(%m, %i, %z) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> ()>}> : (memref<4xvector<4xf32>>, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xvector<4xf32>>, %i: index, %z: vector<4xf32>) {
  // expected-error@below {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = vector.transfer_read %m[%i], %z {permutation_map = affine_map<(d0) -> (d0)>} : memref<4xvector<4xf32>>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xvector<4xf32>>, %i: index, %z: vector<4xf32>) {
  // expected-error@below {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source}}
  %0 = vector.transfer_read %m[%i], %z : memref<4xvector<4xf32>>, vector<3xf32>
  return
}

// -----

func.func @f(%m: memref<4xvector<4xf32>>, %i: index, %z: vector<4xf32>) {
  // expected-error@below {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source}}
  %0 = vector.transfer_read %m[%i], %z : memref<4xvector<4xf32>>, vector<6xf32>
  return
}

// -----

func.func @f(%m: memref<4xvector<4xf32>>, %i: index, %z: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i], %z : memref<4xvector<4xf32>>, vector<1x4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %z: f32) {
  // expected-error@below {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type}}
  %0 = vector.transfer_read %m[%i], %z : memref<4xf32>, vector<3xf16>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %z: f32) {
  %0 = vector.transfer_read %m[%i], %z : memref<4xf32>, vector<4xf16>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %z: f32) {
  // expected-error@below {{'vector.transfer_read' op requires 1 indices}}
  %0 = vector.transfer_read %m[%i, %i], %z : memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error@below {{custom op 'vector.transfer_write' requires vector type}}
  vector.transfer_write %v, %m[%i] : f32, memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error@below {{custom op 'vector.transfer_write' requires two types}}
  vector.transfer_write %v, %m[%i] : vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error@below {{custom op 'vector.transfer_write' requires memref or ranked tensor type}}
  vector.transfer_write %v, %m[%i] : vector<4xf32>, f32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %v: vector<4xf32>, %k: vector<5xi1>) {
  // expected-error@below {{use of value '%k' expects different type than prior uses: 'vector<4xi1>' vs 'vector<5xi1>'}}
  vector.transfer_write %v, %m[%i], %k : vector<4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %v: vector<4x4xf32>) {
  // expected-error@below {{'vector.transfer_write' op should not have broadcast dimensions}}
  vector.transfer_write %v, %m[%i] {permutation_map = affine_map<(d0) -> (0, d0)>} : vector<4x4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error@below {{'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<vector<4x5xf32>>'}}
  %0 = vector.type_cast %m : memref<4x4xf32> to memref<vector<4x5xf32>>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error@below {{'vector.type_cast' op expects result and operand with same underlying scalar type: 'memref<vector<4x4xf64>>'}}
  %0 = vector.type_cast %m : memref<4x4xf32> to memref<vector<4x4xf64>>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error@below {{'vector.type_cast' op expects result in same memory space}}
  %0 = vector.type_cast %m : memref<4x4xf32> to memref<vector<4x4xf32>, 3>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error@below {{'vector.type_cast' op expects result to be a memref with identity layout}}
  %0 = vector.type_cast %m : memref<4x4xf32> to memref<vector<4x4xf32>, affine_map<() -> (3)>>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error@below {{'vector.type_cast' op expects result to be a memref with identity layout}}
  %0 = vector.type_cast %m : memref<4x4xf32> to memref<1xvector<4x4xf32>, strided<[2]>>
  return
}

// -----

func.func @f(%m: memref<4x4xf32, strided<[8, 1]>>) {
  // expected-error@below {{'vector.type_cast' op expects operand to be a memref with identity layout}}
  %0 = vector.type_cast %m : memref<4x4xf32, strided<[8, 1]>> to memref<vector<4x4xf32>>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  %0 = vector.type_cast %m : memref<4x4xf32> to memref<vector<4x4xf32>>
  return
}

// -----

func.func @f(%i: index, %m: memref<4x4xf32>, %v: f32) {
  // expected-error@below {{custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)}}
  %a = vector.transfer_read %m[%i, %i], %v : memref<4x4xf32>, vector<4x4x4xf32>
  return
}
