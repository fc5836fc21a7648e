// Verifiers, types, attributes and properties of the dialect test.

// expected-error@+1 {{number of elements does not match the provided shape type, got: 2, but expected: 3}}
func.func private @f() attributes {a = #test.i64_elements<[1, 2]> : tensor<3xi64>}

// -----

// expected-error@+1 {{expected single rank 64-bit shape type, but got: 'tensor<2xi32>'}}
func.func private @f() attributes {a = #test.i64_elements<[1, 2]> : tensor<2xi32>}

// -----

// expected-error@+1 {{expected single rank 64-bit shape type, but got: 'tensor<1x2xi64>'}}
func.func private @f() attributes {a = #test.i64_elements<[1, 2]> : tensor<1x2xi64>}

// -----

func.func private @f() attributes {a = #test.i64_elements<[1, 2]> : tensor<2xi64>}

// -----

// expected-error@+1 {{expected a trailing type}}
func.func private @f() attributes {a = #test.e1di64_elements<blob1>}

// -----

func.func private @f() attributes {a = #test.e1di64_elements<blob1> : tensor<3xi64>}

// -----

// expected-error@+1 {{expected 'one' to equal 'four.size()'}}
func.func private @f() attributes {a = #test.attr_with_format<2 : two = "hello", four = [1, 2, 3] : 42 : i64 : 6 : [10], [10 : i16]>}

// -----

func.func private @f() attributes {a = #test.attr_with_format<3 : two = "hello", four = [1, 2, 3] : 42 : i64 : 6 : [10], [10 : i16]>}

// -----

// expected-error@+1 {{unknown float type, expected 'float', 'double' or 'fp80'}}
func.func private @f() attributes {a = #test.custom_float<"foo" : 1.0>}

// -----

func.func private @f() attributes {a = #test.custom_float<"float" : 1.0>}

// -----

func.func private @f() attributes {a = #test.conditional_alias<a>}

// -----

// expected-error@+1 {{failed to verify 'param': 16-bit signless integer or 32-bit signless integer}}
func.func private @f(!test.type_verification<i8>)

// -----

func.func private @f(!test.type_verification<i16>)

// -----

// expected-error@+1 {{expected signed, unsigned, or none}}
func.func private @f(!test.int<foo, 8>)

// -----

func.func private @f(!test.int<signed, 8>, !test.int<U, 8>)

// -----

func.func @f(%p: !ptr.ptr<#test.const_memory_space>, %x: f32) {
  // expected-error@+1 {{memory space is read-only}}
  ptr.store %x, %p : f32, !ptr.ptr<#test.const_memory_space>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#test.const_memory_space>, %x: f32) {
  %0 = ptr.load %p : !ptr.ptr<#test.const_memory_space> -> f32
  return
}

// -----

// expected-error@+1 {{invalid to use 'test.invalid_attr'}}
func.func @f(%p: !llvm.ptr, %x: f32) attributes {test.invalid_attr} {
  return
}

// -----

// expected-error@+1 {{invalid to use 'test.invalid_attr'}}
func.func @f(%p: !llvm.ptr {test.invalid_attr}, %x: f32) {
  return
}

// -----

// expected-error@+1 {{invalid to use 'test.invalid_attr'}}
func.func private @f(%p: !llvm.ptr) -> (i32 {test.invalid_attr})

// -----

"test.overridden_symbol_visibility"() {sym_name = "a", sym_visibility = "public"} : () -> ()

// -----

"test.overridden_symbol_visibility"() {sym_name = "a"} : () -> ()

// -----

// expected-error@+1 {{result type should have trait 'TestTypeTrait'}}
%0 = "test.result_type_with_trait"() : () -> i32

// -----

%0 = "test.result_type_with_trait"() : () -> !test.test_type_with_trait

// -----

// expected-error@+1 {{'attr' attribute should have trait 'TestAttrTrait'}}
"test.attr_with_trait"() {attr = 1} : () -> ()

// -----

"test.attr_with_trait"() {attr = #test.attr_with_trait} : () -> ()

// -----

func.func @f(%a: index, %t: tensor<?xf32>, %x: f32) {
  // expected-error@+1 {{'test.reify_bound' op expected 'dim' attribute for shaped type variable}}
  %0 = "test.reify_bound"(%t) : (tensor<?xf32>) -> index
  return
}

// -----

func.func @f(%a: index, %t: tensor<?xf32>, %x: f32) {
  // expected-error@+1 {{'test.reify_bound' op unexpected 'dim' attribute for index variable}}
  %0 = "test.reify_bound"(%a) {dim = 0 : i64} : (index) -> index
  return
}

// -----

func.func @f(%a: index, %t: tensor<?xf32>, %x: f32) {
  // expected-error@+1 {{'test.reify_bound' op 'scalable' and 'constant' are mutually exlusive}}
  %0 = "test.reify_bound"(%a) {constant, scalable} : (index) -> index
  return
}

// -----

func.func @f(%a: index, %t: tensor<?xf32>, %x: f32) {
  // expected-error@+1 {{'test.reify_bound' op expected 'vscale_min' if and only if 'scalable'}}
  %0 = "test.reify_bound"(%a) {scalable} : (index) -> index
  return
}

// -----

func.func @f(%a: index, %t: tensor<?xf32>, %x: f32) {
  // expected-error@+1 {{'test.reify_bound' op expected 'vscale_min' if and only if 'scalable'}}
  %0 = "test.reify_bound"(%a) {scalable, vscale_min = 1 : i64} : (index) -> index
  return
}

// -----

func.func @f(%a: index, %t: tensor<?xf32>, %x: f32) {
  // expected-error@+1 {{'test.reify_bound' op expected index-typed variable or shape type variable}}
  %0 = "test.reify_bound"(%x) : (f32) -> index
  return
}

// -----

func.func @f(%a: index, %t: tensor<?xf32>, %x: f32) {
  %0 = "test.reify_bound"(%t) {dim = 0} : (tensor<?xf32>) -> index
  %1 = "test.reify_bound"(%a) {scalable, vscale_min = 1, vscale_max = 2} : (index) -> index
  return
}

// -----

func.func @f(%a: index, %t: tensor<?xf32>, %x: f32) {
  // expected-error@+1 {{'test.compare' op 'compose' not supported when 'lhs_map' or 'rhs_map' is present}}
  "test.compare"(%a, %a) {compose, lhs_map = affine_map<(d0) -> (d0)>} : (index, index) -> ()
  return
}

// -----

func.func @f(%a: index, %t: tensor<?xf32>, %x: f32) {
  "test.compare"(%a, %a) {compose} : (index, index) -> ()
  return
}

// -----

func.func @f(%a: index, %t: tensor<?xf32>, %x: tensor<2xf32>) {
  // expected-error@+1 {{operand type mismatch 'tensor<?xf32>' vs 'tensor<2xf32>'}}
  %0 = "test.op_with_refine_type_if"(%t, %x) : (tensor<?xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: index, %t: tensor<?xf32>, %x: tensor<2xf32>) {
  // expected-error@+1 {{operand type mismatch 'tensor<?xf32>' vs 'tensor<2xf32>'}}
  %0 = "test.op_with_infer_type_if"(%t, %x) : (tensor<?xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: index, %t: tensor<?xf32>, %x: tensor<2xf32>) {
  // expected-error@+1 {{'test.op_with_infer_type_if' op inferred type(s) 'tensor<?xf32>' are incompatible with return type(s) of operation 'tensor<*xi32>'}}
  %0 = "test.op_with_infer_type_if"(%t, %t) : (tensor<?xf32>, tensor<?xf32>) -> tensor<*xi32>
  return
}

// -----

func.func @f(%a: i32, %i: i64) {
  // expected-error@+1 {{'test.addi' op operand #0 must be 32-bit signless integer or , but got 'i64'}}
  "test.addi"(%i, %i) : (i64, i64) -> i64
  return
}

// -----

// expected-error@+1 {{'test.format_infer_type' op inferred type(s) 'i16' are incompatible with return type(s) of operation 'i32'}}
"test.format_infer_type"() : () -> i32

// -----

// expected-error@+1 {{'test.versionedC' op attribute 'attribute' failed to satisfy constraint:  or 32-bit signless integer elements attribute}}
"test.versionedC"() {attribute = 1 : i32} : () -> ()

// -----

"test.versionedC"() {attribute = #test.attr_params<1, 2>} : () -> ()

// -----

"test.symbol"() {sym_name = "a", x = #test.sub_elements_access<@a, @b, @c>} : () -> ()

// -----

func.func @f(%t: !test.test_tensor<[4], f32>) {
  %0 = bufferization.to_buffer %t : !test.test_tensor<[4], f32> to memref<4xf32>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'test.loop_block' op along control flow edge from parent to Region #0: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  "test.loop_block"(%a) ({
  ^bb0(%x: f32):
    test.loop_block_term iter %a exit %x
  }) : (i32) -> f32
  return
}

// -----

func.func @f(%a: memref<2xi8>) {
  "test.op_with_memread"() : () -> i32
  return
}

// -----

func.func @f(%t: tensor<?xf32>, %x: tensor<2xf32>) {
  // expected-error@+1 {{required first operand and result to match}}
  %0 = "test.op_with_refine_type_if"(%t, %t) : (tensor<?xf32>, tensor<?xf32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%t: tensor<?xf32>, %x: tensor<2xf32>) {
  %0 = "test.op_with_refine_type_if"(%t, %t) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %1 = "test.op_with_infer_type_if"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %2 = test.format_infer_type
  %3 = "test.format_infer_type"() : () -> i16
  return
}

// -----

func.func @f(%a: i32, %b: !test.i32) {
  %0 = "test.addi"(%a, %b) : (i32, !test.i32) -> i32
  return
}

// -----

// expected-error@+1 {{invalid properties {value = "a"} for op test.op_with_enum_prop: expected IntegerAttr storage for test::TestEnum}}
"test.op_with_enum_prop"() <{value = "a"}> : () -> ()

// -----

"test.op_with_enum_prop"() {value = "a"} : () -> ()

// -----

"test.op_with_enum_prop"() <{value = 1 : i64}> : () -> ()

// -----

"test.op_with_enum_prop"() <{}> : () -> ()

// -----

"test.op_with_enum_prop"() : () -> ()

// -----

// expected-error@+1 {{invalid properties {value = "a"} for op test.op_with_enum_prop_attr_form: expected ::test::TestEnumAttr or IntegerAttr storage for test::TestEnum}}
"test.op_with_enum_prop_attr_form"() <{value = "a"}> : () -> ()

// -----

"test.op_with_enum_prop_attr_form"() <{value = 1 : i32}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {value1 = "a"} for op test.op_with_bit_enum_prop: expected IntegerAttr storage for test::TestBitEnum}}
"test.op_with_bit_enum_prop"() <{value1 = "a"}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {value1 = "a"} for op test.op_with_bit_enum_prop_named: expected IntegerAttr storage for test::TestBitEnum}}
"test.op_with_bit_enum_prop_named"() <{value1 = "a"}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {prop = "a"} for op test.with_nice_properties: expected DictionaryAttr to set TestProperties}}
"test.with_nice_properties"() <{prop = "a"}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {prop = {}} for op test.with_nice_properties: expected StringAttr for key `label`}}
"test.with_nice_properties"() <{prop = {}}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {prop = {label = 1 : i64}} for op test.with_nice_properties: expected StringAttr for key `label`}}
"test.with_nice_properties"() <{prop = {label = 1}}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {prop = {label = "a", value = "a"}} for op test.with_nice_properties: expected IntegerAttr for key `value`}}
"test.with_nice_properties"() <{prop = {label = "a", value = "a"}}> : () -> ()

// -----

"test.with_nice_properties"() <{prop = {label = "a", value = 1 : i32}}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {prop = "a"} for op test.with_versioned_properties: expected DictionaryAttr to set VersionedProperties}}
"test.with_versioned_properties"() <{prop = "a"}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {prop = {}} for op test.with_versioned_properties: expected IntegerAttr for key `value1`}}
"test.with_versioned_properties"() <{prop = {}}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {prop = {value1 = 1 : i32, value2 = "a"}} for op test.with_versioned_properties: expected IntegerAttr for key `value2`}}
"test.with_versioned_properties"() <{prop = {value1 = 1 : i32, value2 = "a"}}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {prop = 1 : i64} for op test.with_wrapped_properties: Expect StringAttr but got 1 : i64}}
"test.with_wrapped_properties"() <{prop = 1}> : () -> ()

// -----

"test.with_wrapped_properties"() <{prop = "content for properties"}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {a = 1 : i64} for op test.format_optional_prop_dict: expected optional properties to materialize as arrays}}
"test.format_optional_prop_dict"() <{a = 1}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {a = ["a", "b"]} for op test.format_optional_prop_dict: expected optional properties to become 0- or 1-element arrays}}
"test.format_optional_prop_dict"() <{a = ["a", "b"]}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {b = "a"} for op test.format_optional_prop_dict: expected IntegerAttr for key `value`}}
"test.format_optional_prop_dict"() <{b = "a"}> : () -> ()

// -----

"test.op_with_property_predicates"() <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 4 : i64, array = [0], non_empty_unconstrained = [-1], non_empty_constrained = [1], non_empty_optional = [[1]], unconstrained = 8 : i64}> : () -> ()

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'optional' failed to satisfy constraint: optional non-negative int64_t}}
"test.op_with_property_predicates"() <{scalar = 1 : i64, optional = [-2 : i64], defaulted = 3 : i64, more_constrained = 4 : i64, array = [0], non_empty_unconstrained = [-1], non_empty_constrained = [1], non_empty_optional = [[1]], unconstrained = 8 : i64}> : () -> ()

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'defaulted' failed to satisfy constraint: non-negative int64_t}}
"test.op_with_property_predicates"() <{scalar = 1 : i64, optional = [2 : i64], defaulted = -3 : i64, more_constrained = 4 : i64, array = [0], non_empty_unconstrained = [-1], non_empty_constrained = [1], non_empty_optional = [[1]], unconstrained = 8 : i64}> : () -> ()

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'more_constrained' failed to satisfy constraint: between 0 and 5}}
"test.op_with_property_predicates"() <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 14 : i64, array = [0], non_empty_unconstrained = [-1], non_empty_constrained = [1], non_empty_optional = [[1]], unconstrained = 8 : i64}> : () -> ()

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'more_constrained' failed to satisfy constraint: between 0 and 5}}
"test.op_with_property_predicates"() <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = -4 : i64, array = [0], non_empty_unconstrained = [-1], non_empty_constrained = [1], non_empty_optional = [[1]], unconstrained = 8 : i64}> : () -> ()

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'array' failed to satisfy constraint: array of non-negative int64_t}}
"test.op_with_property_predicates"() <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 4 : i64, array = [-1], non_empty_unconstrained = [-1], non_empty_constrained = [1], non_empty_optional = [[1]], unconstrained = 8 : i64}> : () -> ()

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'non_empty_unconstrained' failed to satisfy constraint: non-empty array of int64_t}}
"test.op_with_property_predicates"() <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 4 : i64, array = [1], non_empty_unconstrained = [], non_empty_constrained = [1], non_empty_optional = [[1]], unconstrained = 8 : i64}> : () -> ()

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'non_empty_constrained' failed to satisfy constraint: non-empty array of non-negative int64_t}}
"test.op_with_property_predicates"() <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 4 : i64, array = [1], non_empty_unconstrained = [1], non_empty_constrained = [], non_empty_optional = [[1]], unconstrained = 8 : i64}> : () -> ()

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'non_empty_constrained' failed to satisfy constraint: non-empty array of non-negative int64_t}}
"test.op_with_property_predicates"() <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 4 : i64, array = [1], non_empty_unconstrained = [1], non_empty_constrained = [-1], non_empty_optional = [[1]], unconstrained = 8 : i64}> : () -> ()

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'non_empty_optional' failed to satisfy constraint: optional non-empty array of non-negative int64_t}}
"test.op_with_property_predicates"() <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 4 : i64, array = [1], non_empty_unconstrained = [1], non_empty_constrained = [1], non_empty_optional = [[]], unconstrained = 8 : i64}> : () -> ()

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'non_empty_optional' failed to satisfy constraint: optional non-empty array of non-negative int64_t}}
"test.op_with_property_predicates"() <{scalar = 1 : i64, optional = [2 : i64], defaulted = 3 : i64, more_constrained = 4 : i64, array = [1], non_empty_unconstrained = [1], non_empty_constrained = [1], non_empty_optional = [[-1]], unconstrained = 8 : i64}> : () -> ()

// -----

"test.op_with_property_predicates"() <{scalar = 1 : i64, more_constrained = 4 : i64, array = [1], non_empty_unconstrained = [1], non_empty_constrained = [1], unconstrained = 8 : i64}> : () -> ()
