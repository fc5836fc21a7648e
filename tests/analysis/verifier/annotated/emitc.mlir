// Types, expressions, loops and variables of emitc.

// expected-error@+1 {{invalid array element type ''!emitc.array<2xi32>''}}
func.func private @f(!emitc.array<2x!emitc.array<2xi32>>)
// -----
// expected-error@+1 {{invalid array element type ''vector<2xi32>''}}
func.func private @f(!emitc.array<2xvector<2xi32>>)
// -----
func.func private @f(!emitc.array<2xi32>)
// -----
// expected-error@+1 {{shape must not be empty}}
func.func private @f(!emitc.array<i32>)
// -----
// expected-error@+1 {{invalid array element type ''!emitc.lvalue<i32>''}}
func.func private @f(!emitc.array<2x!emitc.lvalue<i32>>)
// -----
func.func private @f(!emitc.array<2x!emitc.ptr<i32>>)
// -----
// expected-error@+1 {{!emitc.lvalue cannot wrap !emitc.array type}}
func.func private @f(!emitc.lvalue<!emitc.array<2xi32>>)
// -----
// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'vector<2xi32>'}}
func.func private @f(!emitc.lvalue<vector<2xi32>>)
// -----
// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got '!emitc.lvalue<i32>'}}
func.func private @f(!emitc.lvalue<!emitc.lvalue<i32>>)
// -----
// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'i7'}}
func.func private @f(!emitc.lvalue<i7>)
// -----
func.func private @f(!emitc.lvalue<i32>)
// -----
func.func private @f(!emitc.lvalue<index>)
// -----
func.func private @f(!emitc.lvalue<!emitc.ptr<i32>>)
// -----
// expected-error@+1 {{pointers to lvalues are not allowed}}
func.func private @f(!emitc.ptr<!emitc.lvalue<i32>>)
// -----
func.func private @f(!emitc.ptr<i32>)
// -----
func.func @f(%l: !emitc.lvalue<i32>) {
  %0 = "emitc.address_of"(%l) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  return
}
// -----
func.func @f(%l: !emitc.lvalue<i32>) {
  // expected-error@+1 {{'emitc.address_of' op failed to verify that input and result reference the same type}}
  %0 = "emitc.address_of"(%l) : (!emitc.lvalue<i32>) -> !emitc.ptr<i64>
  return
}
// -----
func.func @f(%l: !emitc.lvalue<i32>) {
  %0 = emitc.address_of %l : !emitc.lvalue<i32>
  return
}
// -----
func.func @f(%l: !emitc.ptr<i32>) {
  %0 = emitc.dereference %l : !emitc.ptr<i32>
  return
}
// -----
func.func @f(%l: !emitc.ptr<i32>) {
  // expected-error@+1 {{'emitc.dereference' op failed to verify that input and result reference the same type}}
  %0 = "emitc.dereference"(%l) : (!emitc.ptr<i32>) -> !emitc.lvalue<i64>
  return
}
// -----
func.func @f(%l: !emitc.lvalue<i32>) {
  %0 = emitc.load %l : <i32>
  return
}
// -----
func.func @f(%l: !emitc.lvalue<i32>, %v: i32) {
  // expected-error@+1 {{'emitc.assign' op cannot assign to block argument}}
  emitc.assign %v : i32 to %l : <i32>
  return
}
// -----
func.func @f(%v: i32) {
  %l = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  emitc.assign %v : i32 to %l : <i32>
  return
}
// -----
func.func @f(%a: i32, %b: i1) {
  emitc.do {
  } while {
    %e = emitc.expression %a : (i32) -> i1 {
      %c = emitc.cast %a : i32 to i1
      emitc.yield %c : i1
    }
    emitc.yield %e : i1
  }
  return
}
// -----
func.func @f(%a: i32, %b: i1) {
  // expected-error@+1 {{'emitc.do' op condition region must contain exactly two operations: 'emitc.expression' followed by 'emitc.yield', but found 1 operations}}
  emitc.do {
  } while {
    emitc.yield %b : i1
  }
  return
}
// -----
func.func @f(%a: i32, %b: i1) {
  // expected-error@+1 {{'emitc.do' op expected first op in condition region to be 'emitc.expression', but got emitc.cast}}
  emitc.do {
  } while {
    %e = emitc.cast %a : i32 to i1
    emitc.yield %e : i1
  }
  return
}
// -----
func.func @f(%a: i32, %b: i1) {
  // expected-error@+1 {{'emitc.do' op emitc.expression in condition region must return 'i1', but returns 'i32'}}
  emitc.do {
  } while {
    %e = emitc.expression %a : (i32) -> i32 {
      %c = emitc.cast %a : i32 to i32
      emitc.yield %c : i32
    }
    emitc.yield
  }
  return
}
// -----
func.func @f(%a: i32, %b: i1) {
  // expected-error@+1 {{'emitc.do' op expected condition region to return 1 value, but it returns 0 values}}
  emitc.do {
  } while {
    %e = emitc.expression %a : (i32) -> i1 {
      %c = emitc.cast %a : i32 to i1
      emitc.yield %c : i1
    }
    emitc.yield
  }
  return
}
// -----
func.func @f(%a: i32, %b: i1) {
  // expected-error@+1 {{'emitc.yield' must return result of 'emitc.expression' from this condition region}}
  emitc.do {
  } while {
    %e = emitc.expression %a : (i32) -> i1 {
      %c = emitc.cast %a : i32 to i1
      emitc.yield %c : i1
    }
    emitc.yield %b : i1
  }
  return
}
// -----
func.func @f(%a: i32, %b: i1) {
  // expected-error@+1 {{'emitc.do' op body region must not contain terminator}}
  emitc.do {
    emitc.yield
  } while {
    %e = emitc.expression %a : (i32) -> i1 {
      %c = emitc.cast %a : i32 to i1
      emitc.yield %c : i1
    }
    emitc.yield %e : i1
  }
  return
}
// -----
func.func @f(%a: i32, %b: i1) {
  // expected-error@+1 {{'emitc.do' op condition region must contain exactly two operations: 'emitc.expression' followed by 'emitc.yield', but found 3 operations}}
  emitc.do {
  } while {
    %e = emitc.expression %a : (i32) -> i1 {
      %c = emitc.cast %a : i32 to i1
      emitc.yield %c : i1
    }
    %g = emitc.expression %a : (i32) -> i1 {
      %d = emitc.cast %a : i32 to i1
      emitc.yield %d : i1
    }
    emitc.yield %e : i1
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = emitc.expression %a, %b : (i32, i32) -> i32 {
    %c = emitc.add %a, %b : (i32, i32) -> i32
    emitc.yield %c : i32
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'emitc.expression' op yielded value has no defining op}}
  %0 = emitc.expression %a, %b : (i32, i32) -> i32 {
    emitc.yield %a : i32
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'emitc.expression' op requires yielded type to match return type}}
  %0 = emitc.expression %a, %b : (i32, i32) -> i64 {
    %c = emitc.add %a, %b : (i32, i32) -> i32
    emitc.yield %c : i32
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'emitc.expression' op contains an unused operation}}
  %0 = emitc.expression %a, %b : (i32, i32) -> i32 {
    %c = emitc.add %a, %b : (i32, i32) -> i32
    %d = emitc.mul %a, %b : (i32, i32) -> i32
    emitc.yield %c : i32
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'emitc.expression' op contains an unsupported operation}}
  %0 = emitc.expression %a, %b : (i32, i32) -> i32 {
    %d = arith.addi %a, %b : i32
    %c = emitc.add %d, %b : (i32, i32) -> i32
    emitc.yield %c : i32
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'emitc.expression' op requires exactly one result for each operation}}
  %0 = emitc.expression %a, %b : (i32, i32) -> i32 {
    emitc.call_opaque "g"() : () -> ()
    %c = emitc.add %a, %b : (i32, i32) -> i32
    emitc.yield %c : i32
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'emitc.expression' op requires exactly one use for operations with side effects}}
  %0 = emitc.expression %a, %b : (i32, i32) -> i32 {
    %d = emitc.call_opaque "g"() : () -> i32
    %c = emitc.add %d, %d : (i32, i32) -> i32
    emitc.yield %c : i32
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = emitc.expression %a, %b : (i32, i32) -> i32 {
    %d = emitc.call_opaque "g"() : () -> i32
    %c = emitc.add %d, %b : (i32, i32) -> i32
    emitc.yield %c : i32
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'emitc.expression' op requires exactly one result for each operation}}
  %0 = emitc.expression %a, %b : (i32, i32) -> i32 {
    %d:2 = emitc.call_opaque "g"() : () -> (i32, i32)
    %c = emitc.add %d#0, %d#1 : (i32, i32) -> i32
    emitc.yield %c : i32
  }
  return
}
// -----
func.func @f(%i: index) {
  emitc.for %k = %i to %i step %i {
  }
  return
}
// -----
func.func @f(%i: index) {
  // expected-error@+1 {{'emitc.for' op expected body to have a single block argument for the induction variable}}
  "emitc.for"(%i, %i, %i) ({
  ^bb0:
    emitc.yield
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%i: index) {
  // expected-error@+1 {{'emitc.for' op expected induction variable to be same type as bounds and step}}
  "emitc.for"(%i, %i, %i) ({
  ^bb0(%k: i32):
    emitc.yield
  }) : (index, index, index) -> ()
  return
}
// -----
emitc.func @f(%a: i32) -> i32 {
  emitc.return %a : i32
}
// -----
emitc.func @f(%a: i64) -> i32 {
  // expected-error@+1 {{type of the return operand ('i64') doesn't match function result type ('i32') in function @f}}
  emitc.return %a : i64
}
// -----
emitc.func @f(%a: i64) -> i32 {
  // expected-error@+1 {{'emitc.return' op has 0 operands, but enclosing function (@f) returns 1}}
  emitc.return
}
// -----
emitc.func @f(%a: i64) {
  // expected-error@+1 {{'emitc.return' op has 1 operands, but enclosing function (@f) returns 0}}
  emitc.return %a : i64
}
// -----
func.func @f(%a: i32, %b: i1) {
  emitc.if %b {
    // expected-error@+1 {{'emitc.yield' op yields a value not returned by parent}}
    emitc.yield %a : i32
  }
  return
}
// -----
func.func @f(%b: i1) {
  emitc.if %b {
  }
  return
}
// -----
func.func @f(%a: i32) {
  emitc.switch %a : i32
  case 1 {
    emitc.yield
  }
  default {
    emitc.yield
  }
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.switch' op has duplicate case value: 1}}
  emitc.switch %a : i32
  case 1 {
    emitc.yield
  }
  case 1 {
    emitc.yield
  }
  default {
    emitc.yield
  }
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.switch' op has 1 case regions but 2 case values}}
  "emitc.switch"(%a) <{cases = array<i64: 1, 2>}> ({
    emitc.yield
  }, {
    emitc.yield
  }) : (i32) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.switch' op expected region to end with emitc.yield, but got test.end}}
  "emitc.switch"(%a) <{cases = array<i64: 1>}> ({
    "test.end"() : () -> ()
  }, {
    emitc.yield
  }) : (i32) -> ()
  return
}
// -----
func.func @f(%v: !emitc.array<4x8xf32>, %i0: index, %i1: index) {
  %0 = emitc.subscript %v[%i0, %i1] : (!emitc.array<4x8xf32>, index, index) -> !emitc.lvalue<f32>
  return
}
// -----
func.func @f(%v: !emitc.array<4x8xf32>, %i0: index) {
  // expected-error@+1 {{'emitc.subscript' op on array operand requires number of indices (1) to match the rank of the array type (2)}}
  %0 = emitc.subscript %v[%i0] : (!emitc.array<4x8xf32>, index) -> !emitc.lvalue<f32>
  return
}
// -----
func.func @f(%v: !emitc.array<4xf32>, %i0: f32) {
  // expected-error@+1 {{'emitc.subscript' op on array operand requires index operand 0 to be integer-like, but got 'f32'}}
  %0 = emitc.subscript %v[%i0] : (!emitc.array<4xf32>, f32) -> !emitc.lvalue<f32>
  return
}
// -----
func.func @f(%v: !emitc.array<4xf32>, %i0: i64) {
  // expected-error@+1 {{'emitc.subscript' op on array operand requires element type ('f32') and result type ('i32') to match}}
  %0 = emitc.subscript %v[%i0] : (!emitc.array<4xf32>, i64) -> !emitc.lvalue<i32>
  return
}
// -----
func.func @f(%v: !emitc.ptr<f32>, %i0: i32) {
  %0 = emitc.subscript %v[%i0] : (!emitc.ptr<f32>, i32) -> !emitc.lvalue<f32>
  return
}
// -----
func.func @f(%v: !emitc.ptr<f32>, %i0: i32, %i1: i32) {
  // expected-error@+1 {{'emitc.subscript' op on pointer operand requires one index operand, but got 2}}
  %0 = emitc.subscript %v[%i0, %i1] : (!emitc.ptr<f32>, i32, i32) -> !emitc.lvalue<f32>
  return
}
// -----
func.func @f(%v: !emitc.ptr<f32>, %i0: f64) {
  // expected-error@+1 {{'emitc.subscript' op on pointer operand requires index operand to be integer-like, but got 'f64'}}
  %0 = emitc.subscript %v[%i0] : (!emitc.ptr<f32>, f64) -> !emitc.lvalue<f32>
  return
}
// -----
func.func @f(%v: !emitc.ptr<f32>, %i0: index) {
  // expected-error@+1 {{'emitc.subscript' op on pointer operand requires pointee type ('f32') and result type ('f64') to match}}
  %0 = emitc.subscript %v[%i0] : (!emitc.ptr<f32>, index) -> !emitc.lvalue<f64>
  return
}
// -----
func.func @f(%v: !emitc.opaque<"m">, %i0: i32, %i1: f32) {
  %0 = emitc.subscript %v[%i0, %i1] : (!emitc.opaque<"m">, i32, f32) -> !emitc.lvalue<f64>
  return
}
// -----
func.func @f(%a: i32) {
  emitc.verbatim "a {} b" args %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.verbatim' op requires operands for each placeholder in the format string}}
  emitc.verbatim "a {} {} b" args %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.verbatim' op requires operands for each placeholder in the format string}}
  emitc.verbatim "a {{}} b" args %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.verbatim' op expected '}' after unescaped '{'}}
  emitc.verbatim "a {b" args %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.verbatim' op expected '}' after unescaped '{' at end of string}}
  emitc.verbatim "a {" args %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.verbatim' op requires operands for each placeholder in the format string}}
  emitc.verbatim "plain" args %a : i32
  return
}
// -----
func.func @f() {
  emitc.verbatim "a {b"
  return
}
// -----
emitc.global @g : i32
// -----
emitc.global @g : i32 = 4
// -----
// expected-error@+1 {{'emitc.global' op expected valid emitc type}}
emitc.global @g : vector<2xi32>
// -----
emitc.global @g : !emitc.array<2xi32> = dense<1>
// -----
// expected-error@+1 {{'emitc.global' op initial value expected to be of type 'i32', but was of type 'i64'}}
"emitc.global"() <{sym_name = "g", type = i32, initial_value = 4 : i64}> : () -> ()
// -----
// expected-error@+1 {{'emitc.global' op initial value expected to be of type 'f32', but was of type 'f64'}}
"emitc.global"() <{sym_name = "g", type = f32, initial_value = 4.0 : f64}> : () -> ()
// -----
// expected-error@+1 {{'emitc.global' op expected array type, but got 'i32'}}
"emitc.global"() <{sym_name = "g", type = i32, initial_value = dense<4> : tensor<2xi32>}> : () -> ()
// -----
// expected-error@+1 {{'emitc.global' op initial value expected to be of type '!emitc.array<2xi32>', but was of type 'tensor<3xi32>'}}
"emitc.global"() <{sym_name = "g", type = !emitc.array<2xi32>, initial_value = dense<4> : tensor<3xi32>}> : () -> ()
// -----
// expected-error@+1 {{'emitc.global' op initial value should be a integer, float, elements or opaque attribute, but got "x"}}
"emitc.global"() <{sym_name = "g", type = i32, initial_value = "x"}> : () -> ()
// -----
// expected-error@+1 {{'emitc.global' op cannot have both static and extern specifiers}}
"emitc.global"() <{sym_name = "g", type = i32, static_specifier, extern_specifier}> : () -> ()
// -----
// expected-error@+1 {{custom op 'emitc.global' initial value should be a integer, float, elements or opaque attribute}}
emitc.global @g : i32 = "x"
// -----
// expected-error@+1 {{'emitc.global' op expected valid emitc type}}
emitc.global @g : !emitc.lvalue<i32>
// -----
emitc.class @c {
  emitc.field @x : i32 = 4
  emitc.func @f() {
    %0 = emitc.get_field @x : i32
    emitc.return
  }
}
// -----
// expected-error@+1 {{'emitc.field' op field must be nested within an emitc.class operation}}
emitc.field @x : i32
// -----
emitc.class @c {
  // expected-error@+1 {{'emitc.field' op expected valid emitc type}}
  emitc.field @x : vector<2xi32>
}
// -----
emitc.class @c {
  // expected-error@+1 {{custom op 'emitc.field' initial value should be a integer, float, elements or opaque attribute}}
  emitc.field @x : i32 = "s"
}
// -----
emitc.class @c {
  // expected-error@+1 {{'emitc.field' op field must have a non-empty symbol name}}
  "emitc.field"() <{sym_name = "", type = i32}> : () -> ()
}
// -----
emitc.class @c {
  emitc.field @x : i32 = 4
  emitc.func @f() {
    // expected-error@+1 {{'emitc.get_field' op result type 'f32' does not match field '@x' type 'i32'}}
    %0 = emitc.get_field @x : f32
    emitc.return
  }
}
// -----
emitc.class @c {
  emitc.field @x : i32 = 4
  emitc.func @f() {
    // expected-error@+1 {{'emitc.get_field' op field '@y' not found in the class}}
    %0 = emitc.get_field @y : f32
    emitc.return
  }
}
// -----
emitc.include "a.h"
// -----
emitc.include <"a.h">
// -----
// expected-error@+1 {{custom op 'emitc.include' expected string attribute}}
emitc.include 5
// -----
// expected-error@+1 {{custom op 'emitc.include' expected trailing '>' for standard include}}
emitc.include <"a.h"
// -----
// expected-error@+1 {{custom op 'emitc.include' expected string attribute}}
emitc.include @x
// -----
// expected-error@+1 {{'emitc.declare_func' op 'g' does not reference a valid function}}
emitc.declare_func @g
// -----
// expected-error@+1 {{'emitc.declare_func' op requires attribute 'sym_name'}}
"emitc.declare_func"() : () -> ()
// -----
emitc.func @f() {
  // expected-error@+1 {{'emitc.call' op 'g' does not reference a valid function}}
  emitc.call @g() : () -> ()
  emitc.return
}
// -----
emitc.func @f() {
  // expected-error@+1 {{'emitc.call' op requires attribute 'callee'}}
  "emitc.call"() : () -> ()
  emitc.return
}
// -----
// expected-error@+1 {{'emitc.global' op expected valid emitc type}}
emitc.global @g : tf32
// -----
// expected-error@+1 {{'emitc.global' op expected valid emitc type}}
emitc.global @g : memref<*xf32>
// -----
emitc.global @g : tensor<4xf32>
// -----
func.func @f(%p: !emitc.ptr<f32>, %i0: !emitc.size_t, %i1: ui8) {
  %0 = emitc.subscript %p[%i0] : (!emitc.ptr<f32>, !emitc.size_t) -> !emitc.lvalue<f32>
  %1 = emitc.subscript %p[%i1] : (!emitc.ptr<f32>, ui8) -> !emitc.lvalue<f32>
  return
}
