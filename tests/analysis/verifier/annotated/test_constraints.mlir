// Constraints of ODS: operations of the dialect test have one of each kind.
// expected-error@+1 {{'test.four_equals_five' op failed to verify that 4 equals 5}}
"test.four_equals_five"() : () -> ()

// -----

// expected-error@+1 {{'arith.constant' op attribute 'value' failed to satisfy constraint: TypedAttr instance}}
"arith.constant"() {value = unit} : () -> i32

// -----

// expected-error@+1 {{invalid properties {value} for op arith.constant: Invalid attribute `value` in property conversion: unit}}
"arith.constant"() <{value = unit}> : () -> i32

// -----

// expected-error@+1 {{'test.any_attr_of_i32_str' op attribute 'attr' failed to satisfy constraint: 32-bit signless integer attribute or string attribute}}
"test.any_attr_of_i32_str"() {attr = unit} : () -> ()

// -----

// expected-error@+1 {{'test.string_attr_with_type' op attribute 'attr' failed to satisfy constraint: string attribute of integer}}
"test.string_attr_with_type"() {attr = "a"} : () -> ()

// -----

"test.string_attr_with_type"() {attr = "a" : i32} : () -> ()

// -----

// expected-error@+1 {{'test.string_attr_with_mixed_type' op attribute 'attr' failed to satisfy constraint: string attribute of integer or 64-bit signless integer attribute}}
"test.string_attr_with_mixed_type"() {attr = "a" : f32} : () -> ()

// -----

// expected-error@+1 {{'test.string_elements_attr' op attribute 'scalar_string_attr' failed to satisfy constraint: string elements attribute}}
"test.string_elements_attr"() {scalar_string_attr = dense<1> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{'test.type_attr_of' op attribute 'type' failed to satisfy constraint: type attribute of 64-bit signless integer}}
"test.type_attr_of"() {type = i32} : () -> ()

// -----

// expected-error@+1 {{'test.type_attr_of' op attribute 'type' failed to satisfy constraint: type attribute of 64-bit signless integer}}
test.type_attr_of i32

// -----

// expected-error@+1 {{'test.op_with_loc_attr' op attribute 'loc_attr' failed to satisfy constraint: location attribute}}
"test.op_with_loc_attr"() {loc_attr = unit} : () -> ()

// -----

// expected-error@+1 {{'test.versionedA' op attribute 'dims' failed to satisfy constraint: 64-bit integer attribute}}
"test.versionedA"() {dims = 1 : i32, modifier = true} : () -> ()

// -----

// expected-error@+1 {{'test.op_with_enum' op attribute 'value' failed to satisfy constraint: a test enum}}
"test.op_with_enum"() {value = 1 : i32} : () -> ()

// -----

// expected-error@+1 {{'test.op_with_bit_enum' op attribute 'value' failed to satisfy constraint: a test bit enum}}
"test.op_with_bit_enum"() {value = 1 : i32} : () -> ()

// -----

// expected-error@+1 {{'test.op_with_bit_enum_vbar' op attribute 'value' failed to satisfy constraint: another test bit enum}}
"test.op_with_bit_enum_vbar"() {value = 1 : i32} : () -> ()

// -----

// expected-error@+1 {{'test.another_three_result' op attribute 'kind' failed to satisfy constraint: Multi-result op kinds}}
%0:3 = "test.another_three_result"() {kind = 9 : i64} : () -> (i32, f32, f32)

// -----

// expected-error@+1 {{'test.another_three_result' op result #2 must be 32-bit float, but got 'f64'}}
%0:3 = "test.another_three_result"() {kind = 1 : i64} : () -> (i32, f32, f64)

// -----

// expected-error@+1 {{'test.another_three_result' op result #2 must be 32-bit float, but got 'i32'}}
%0:3 = "test.another_three_result"() {kind = 1 : i64} : () -> (i32, f32, i32)

// -----

// expected-error@+1 {{'test.confined_dense_array_attr' op attribute 'emptyattr' failed to satisfy constraint: i16 dense array attribute should be in increasing order}}
"test.confined_dense_array_attr"() {emptyattr = array<i16: 2, 1>, i32attr = array<i32: 1>, i64attr = array<i64: 1>} : () -> ()

// -----

// expected-error@+1 {{'test.confined_dense_array_attr' op attribute 'i32attr' failed to satisfy constraint: i32 dense array attribute should be in non-decreasing order}}
"test.confined_dense_array_attr"() {emptyattr = array<i16>, i32attr = array<i32: 2, 1>, i64attr = array<i64: 1>} : () -> ()

// -----

// expected-error@+1 {{'test.confined_dense_array_attr' op attribute 'i64attr' failed to satisfy constraint: i64 dense array attribute should be in increasing order}}
"test.confined_dense_array_attr"() {emptyattr = array<i16>, i32attr = array<i32: 2, 2>, i64attr = array<i64: 1, 1>} : () -> ()

// -----

// expected-error@+1 {{'test.dense_array_attr' op attribute 'i8attr' failed to satisfy constraint: i8 dense array attribute}}
"test.dense_array_attr"() {i1attr = array<i1>, i8attr = array<i16>, i16attr = array<i16>, i32attr = array<i32>, i64attr = array<i64>, f32attr = array<f32>, f64attr = array<f64>, emptyattr = array<i32>} : () -> ()

// -----

// expected-error@+1 {{'test.confined_strictly_positive_attr' op attribute 'f64attr' failed to satisfy constraint: f64 dense array attribute whose value is positive}}
"test.confined_strictly_positive_attr"() {i8attr = array<i8: 2, 3>, i16attr = array<i16: 20, 30>, i32attr = array<i32: 1>, i64attr = array<i64: 4>, f32attr = array<f32: 1.1>, f64attr = array<f64: 0.0>, emptyattr = array<i16>} : () -> ()

// -----

// expected-error@+1 {{'test.confined_non_negative_attr' op attribute 'f32attr' failed to satisfy constraint: f32 dense array attribute whose value is non-negative}}
"test.confined_non_negative_attr"() {i8attr = array<i8: 2, 3>, i16attr = array<i16: 20, 30>, i32attr = array<i32: 1>, i64attr = array<i64: 4>, f32attr = array<f32: -1.1>, f64attr = array<f64: 0.0>, emptyattr = array<i16>} : () -> ()

// -----

func.func @f(%a: tensor<2xi32>, %b: tensor<2xi32>) {
  // expected-error@+1 {{'test.arg_and_res_have_fixed_element_types' op failed to verify that fixed type combination}}
  %0 = "test.arg_and_res_have_fixed_element_types"(%a, %b) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi16>
  return
}

// -----

func.func @f(%a: tensor<2xi32>, %b: tensor<2xf32>) {
  // expected-error@+1 {{'test.arg_and_res_have_fixed_element_types' op failed to verify that 'res' is 16-bit signless integer}}
  %0 = "test.arg_and_res_have_fixed_element_types"(%a, %b) : (tensor<2xi32>, tensor<2xf32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%a: tensor<2xi32>, %b: tensor<2xf32>) {
  // expected-error@+1 {{'test.operand_rank_equals_result_size' op failed to verify that operand rank equals result size}}
  %0 = "test.operand_rank_equals_result_size"(%a) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%a: none, %b: tensor<2xf32>) {
  // expected-error@+1 {{'test.if_first_operand_is_none_then_so_is_second' op failed to verify that has either both none type operands or first is not none}}
  "test.if_first_operand_is_none_then_so_is_second"(%a, %b) : (none, tensor<2xf32>) -> ()
  return
}

// -----

func.func @f(%a: i32, %b: tensor<2xf32>) {
  // expected-error@+1 {{'test.format_types_match_attr' op failed to verify that result type matches constant}}
  %0 = "test.format_types_match_attr"() {value = 1 : i32} : () -> i64
  return
}

// -----

func.func @f(%a: i32, %b: tensor<2xf32>) {
  // expected-error@+1 {{'test.format_types_match_var' op failed to verify that result type matches operand}}
  %0 = "test.format_types_match_var"(%a) : (i32) -> i64
  return
}

// -----

func.func @f(%a: i32, %b: tensor<2xf32>) {
  // expected-error@+1 {{'test.format_types_match_context' op failed to verify that tuple result type matches operand type}}
  %0 = "test.format_types_match_context"(%a) : (i32) -> i64
  return
}

// -----

func.func @f(%a: i32, %b: tensor<2xf32>) {
  // expected-error@+1 {{'test.format_types_match_context' op failed to verify that tuple result type matches operand type}}
  %0 = "test.format_types_match_context"(%a) : (i32) -> tuple<i64>
  return
}

// -----

func.func @f(%a: i32, %b: tensor<2xf32>) {
  // expected-error@+1 {{'test.format_all_types_match_attr' op failed to verify that all of {value1, value2, result} have same type}}
  %0 = "test.format_all_types_match_attr"(%a) {value1 = 1 : i32} : (i32) -> i64
  return
}

// -----

func.func @f(%a: i32, %b: tensor<2xf32>) {
  // expected-error@+1 {{'test.format_all_types_match_attr' op failed to verify that all of {value1, value2, result} have same type}}
  %0 = "test.format_all_types_match_attr"(%a) {value1 = 1 : i64} : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: tensor<2xf32>) {
  // expected-error@+1 {{'test.format_all_types_match_attr' op attribute 'value1' failed to satisfy constraint: TypedAttr instance}}
  %0 = "test.format_all_types_match_attr"(%a) {value1 = unit} : (i32) -> i32
  return
}

// -----

// expected-error@+1 {{'test.complex_f64' op result #0 must be complex type with 64-bit float elements, but got 'complex<f32>'}}
%0 = "test.complex_f64"() : () -> complex<f32>

// -----

// expected-error@+1 {{'test.complex_f64_tensor' op result #0 must be tensor of complex type with 64-bit float elements values, but got 'tensor<2xcomplex<f32>>'}}
%0 = "test.complex_f64_tensor"() : () -> tensor<2xcomplex<f32>>

// -----

// expected-error@+1 {{'test.tuple_32_bit' op result #0 must be tuple with any combination of 32-bit signless integer or 32-bit float values, but got 'tuple<i64>'}}
%0 = "test.tuple_32_bit"() : () -> tuple<i64>

// -----

// expected-error@+1 {{'test.nested_tuple_32_bit' op result #0 must be nested tuple with any combination of 32-bit signless integer or 32-bit float values, but got 'tuple<tuple<i64>>'}}
%0 = "test.nested_tuple_32_bit"() : () -> tuple<tuple<i64>>

// -----

// expected-error@+1 {{'test.rank_less_than_2_I8_F32_memref' op result #0 must be 0D/1D memref of 8-bit signless integer or 32-bit float values, but got 'memref<2xi64>'}}
%0 = "test.rank_less_than_2_I8_F32_memref"() : () -> memref<2xi64>

// -----

// expected-error@+1 {{'test.multi_slot_alloca' op result #0 must be variadic of memref of 32-bit signless integer values, but got 'memref<2xi64>'}}
%0 = test.multi_slot_alloca : () -> memref<2xi64>

// -----

// expected-error@+1 {{'test.format_optional_result_d_op' op result #0 must be 80-bit float, but got 'f64'}}
%0 = test.format_optional_result_d_op : f64

// -----

// expected-error@+1 {{'test.format_optional_default_attrs' op attribute 'e' failed to satisfy constraint: allowed 64-bit signless integer cases: 5, 10, 4294967296}}
"test.format_optional_default_attrs"() {e = 9 : i64} : () -> ()

// -----

// expected-error@+1 {{'test.create_memref_op' op result #0 must be BufferLikeType instance, but got 'i32'}}
%0 = "test.create_memref_op"() : () -> i32

// -----

// expected-error@+1 {{'test.create_tensor_op' op result #0 must be TensorLikeType instance, but got 'i32'}}
%0 = "test.create_tensor_op"() : () -> i32

// -----

func.func @constraints(%a: tensor<2xi32>, %b: tensor<2xf32>, %c: tensor<1xi8>, %i: i32, %n: none) {
  "test.any_attr_of_i32_str"() {attr = "a"} : () -> ()
  "test.any_attr_of_i32_str"() {attr = 1 : i32} : () -> ()
  "test.string_attr_with_type"() {attr = "a" : i8} : () -> ()
  test.string_attr_with_mixed_type 4
  "test.string_elements_attr"() {scalar_string_attr = dense<["a", "b"]> : tensor<2x!test.smpla>} : () -> ()
  test.type_attr_of i64
  test.op_with_loc_attr loc("a")
  "test.versionedA"() {dims = 1 : si64, modifier = true} : () -> ()
  test.op_with_enum first
  test.op_with_bit_enum <read, write> tag 1
  test.op_with_bit_enum_vbar <user | group>
  %0:3 = "test.another_three_result"() {kind = 6 : i64} : () -> (i32, f32, f32)
  "test.confined_dense_array_attr"() {emptyattr = array<i16: 1, 2>, i32attr = array<i32: 1, 1>, i64attr = array<i64>} : () -> ()
  "test.confined_strictly_positive_attr"() {i8attr = array<i8: 2, 3>, i16attr = array<i16: 20, 30>, i32attr = array<i32: 1>, i64attr = array<i64: 4>, f32attr = array<f32: 1.1>, f64attr = array<f64: 1.0e-300>, emptyattr = array<i16>} : () -> ()
  %1 = "test.arg_and_res_have_fixed_element_types"(%a, %b) : (tensor<2xi32>, tensor<2xf32>) -> tensor<3xi16>
  %2 = "test.operand_rank_equals_result_size"(%a) : (tensor<2xi32>) -> tensor<1xi32>
  "test.if_first_operand_is_none_then_so_is_second"(%a, %n) : (tensor<2xi32>, none) -> ()
  %3 = test.format_types_match_attr 1 : i32
  %4 = test.format_types_match_var %i : i32
  %5 = test.format_types_match_context %i : i32
  %6 = test.format_all_types_match_attr 1 : i32, %i
  %7 = "test.tuple_32_bit"() : () -> tuple<i32, f32>
  %8 = "test.nested_tuple_32_bit"() : () -> tuple<i32, tuple<f32, tuple<>>>
  %9 = test.format_optional_result_d_op : f80
  "test.format_optional_default_attrs"() {e = 10 : i64} : () -> ()
  return
}
