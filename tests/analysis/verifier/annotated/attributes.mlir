// Attributes: affine maps, locations, arrays, literals of elements, and what mlir-opt says of those it cannot read.

// expected-error@below {{unexpected ssa identifier}}
module attributes {test.a = affine_map<(d0)[s0] -> (symbol(3))>} {}

// -----

#m = affine_map<(d0) -> ()>
// expected-error@below {{missing left operand of binary operator}}
module attributes {test.a = affine_map<(d0) -> (+ d0)>} {}

// -----

// expected-error@below {{missing right operand of binary operator}}
module attributes {test.a = affine_map<(d0) -> (d0 +)>} {}

// -----

// expected-error@below {{missing left operand of binary operator}}
module attributes {test.a = affine_map<(d0) -> (* d0)>} {}

// -----

// expected-error@below {{missing right operand of binary operator}}
module attributes {test.a = affine_map<(d0) -> (d0 *)>} {}

// -----

// expected-error@below {{no expression inside parentheses}}
module attributes {test.a = affine_map<(d0) -> (())>} {}

// -----

// expected-error@below {{unexpected ssa identifier}}
module attributes {test.a = affine_map<(d0) -> (%d0)>} {}

// -----

// expected-error@below {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
module attributes {test.a = affine_map<(d0) -> (d0 * d0)>} {}

// -----

// expected-error@below {{non-affine expression: right operand of floordiv has to be either a constant or symbolic}}
module attributes {test.a = affine_map<(d0) -> (d0 floordiv d0)>} {}

// -----

// expected-error@below {{use of undeclared identifier}}
module attributes {test.a = affine_map<(d0) -> (d1)>} {}

// -----

// expected-error@below {{redefinition of identifier 'd0'}}
module attributes {test.a = affine_map<(d0, d0) -> (d0)>} {}

// -----

// expected-error@below {{expected bare identifier}}
module attributes {test.a = affine_map<(d0, 3) -> (d0)>} {}

// -----

// expected-error@below {{expected '->' or ':'}}
module attributes {test.a = affine_map<(d0) (d0)>} {}

// -----

// expected-error@below {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
module attributes {test.a = affine_map<(d0) : (d0)>} {}

// -----

// expected-error@below {{expected '(' in dimensional identifier list}}
module attributes {test.a = affine_map<d0 -> (d0)>} {}

// -----

// expected-error@below {{expected '(' in affine map range}}
module attributes {test.a = affine_map<(d0) -> d0>} {}

// -----

// expected-error@below {{expected '<' in affine map}}
module attributes {test.a = affine_map(d0) -> (d0)} {}

// -----

// expected-error@below {{expected '>' in affine map}}
module attributes {test.a = affine_map<(d0) -> (d0)} {}

// -----

// expected-error@below {{expected '>' in affine map}}
module attributes {test.a = affine_map<(d0) -> (d0) d0>} {}

// -----

// expected-error@below {{expected AffineMap, but got IntegerSet}}
module attributes {test.a = affine_map<(d0) : (d0 >= 0)>} {}

// -----

// expected-error@below {{expected IntegerSet, but got AffineMap}}
module attributes {test.a = affine_set<(d0) -> (d0)>} {}

// -----

// expected-error@below {{expected '<' in integer set}}
module attributes {test.a = affine_set(d0) : (d0 == 0)} {}

// -----

// expected-error@below {{expected '>' in integer set}}
module attributes {test.a = affine_set<(d0) : (d0 == 0)} {}

// -----

// expected-error@below {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
module attributes {test.a = affine_set<(d0) : (d0 > 0)>} {}

// -----

// expected-error@below {{expected affine expression}}
module attributes {test.a = affine_set<(d0) : (d0 == )>} {}

// -----

// expected-error@below {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
module attributes {test.a = affine_set<(d0) : (d0)>} {}

// -----

// expected-error@below {{expected '(' in integer set constraint list}}
module attributes {test.a = affine_set<(d0) : d0 == 0>} {}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  // expected-error@below {{missing right operand of binary operator}}
  %0 = affine.load %m[3 + %i *] : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  // expected-error@below {{expected '(' at start of SSA symbol}}
  %0 = affine.load %m[symbol %i] : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  // expected-error@below {{expected ')' at end of SSA symbol}}
  %0 = affine.load %m[symbol(%i] : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  // expected-error@below {{expected ssa identifier}}
  %0 = affine.load %m[symbol(3)] : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  // expected-error@below {{use of undeclared identifier}}
  %0 = affine.load %m[i] : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  // expected-error@below {{expected affine expression}}
  %0 = affine.load %m[(] : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  // expected-error@below {{no expression inside parentheses}}
  %0 = affine.load %m[()] : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  // expected-error@below {{missing left operand of binary operator}}
  %0 = affine.load %m[+ %i] : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  // expected-error@below {{missing right operand of binary operator}}
  %0 = affine.load %m[%i + ] : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  // expected-error@below {{missing right operand of binary operator}}
  %0 = affine.load %m[%i mod ] : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  // expected-error@below {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
  %0 = affine.load %m[%i * %i] : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  // expected-error@below {{expected ']' in affine map}}
  %0 = affine.load %m[%i : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  // expected-error@below {{expected '[' in affine map}}
  %0 = affine.load %m %i : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  // expected-error@below {{expected ']' in affine map}}
  %0 = affine.load %m[%i 4] : memref<4xf32>
  return
}

// -----

// expected-error@below {{constant too large for index}}
module attributes {test.a = affine_map<() -> (9223372036854775808)>} {}

// -----

module attributes {test.a = affine_map<(d0) -> (d0 mod 0)>} {}

// -----

// expected-error@below {{expected ')' in dimensional identifier list}}
module attributes {test.a = affine_map<(d0 -> (d0)>} {}

// -----

// expected-error@below {{expected ']' in symbol list}}
module attributes {test.a = affine_map<(d0)[s0 -> (d0)>} {}

// -----

module attributes {test.a = affine_map<(d0)[] -> (d0)>} {}

// -----

// expected-error@below {{expected affine expression}}
module attributes {test.a = affine_map<(d0) -> (d0, )>} {}

// -----

// expected-error@below {{expected affine expression}}
module attributes {test.a = affine_map<(d0) -> (, d0)>} {}

// -----

// expected-error@below {{expected ')' in affine map range}}
module attributes {test.a = affine_map<(d0) -> ((d0)>} {}

// -----

// expected-error@below {{expected affine expression}}
module attributes {test.a = affine_map<(d0) -> (1.0)>} {}

// -----

// expected-error@below {{use of undeclared identifier}}
module attributes {test.a = affine_map<(d0) -> (d0 + ceildiv 2)>} {}

// -----

// expected-error@below {{expected '(' in inline location}}
module attributes {test.a = loc unknown} {}

// -----

// expected-error@below {{expected ')' in inline location}}
module attributes {test.a = loc(unknown} {}

// -----

module attributes {test.a = loc(callsite("a" at "b"))} {}

// -----

// expected-error@below {{expected '(' in callsite location}}
module attributes {test.a = loc(callsite "a" at "b"))} {}

// -----

// expected-error@below {{expected 'at' in callsite location}}
module attributes {test.a = loc(callsite("a" "b"))} {}

// -----

// expected-error@below {{expected ')' in inline location}}
module attributes {test.a = loc(callsite("a" at "b")} {}

// -----

module attributes {test.a = loc(fused["a"])} {}

// -----

// expected-error@below {{expected '>' after fused location metadata}}
module attributes {test.a = loc(fused<"x>["a"])} {}

// -----

// expected-error@below {{expected '>' after fused location metadata}}
module attributes {test.a = loc(fused<"x"["a"])} {}

// -----

// expected-error@below {{expected '[' in fused location}}
module attributes {test.a = loc(fused "a")} {}

// -----

// expected-error@below {{expected ']' in fused location}}
module attributes {test.a = loc(fused["a")} {}

// -----

// expected-error@below {{expected ')' in inline location}}
module attributes {test.a = loc("a"("b")} {}

// -----

module attributes {test.a = loc("a":3)} {}

// -----

// expected-error@below {{expected integer line number in FileLineColRange}}
module attributes {test.a = loc("a":x:4)} {}

// -----

// expected-error@below {{expected integer column number in FileLineColRange}}
module attributes {test.a = loc("a":3:x)} {}

// -----

// expected-error@below {{expected either integer or `:` post `to` in FileLineColRange}}
module attributes {test.a = loc("a":3:4 to x)} {}

// -----

// expected-error@below {{expected either integer or `:` post `to` in FileLineColRange}}
module attributes {test.a = loc("a":3:4 to 5)} {}

// -----

// expected-error@below {{expected integer column number in FileLineColRange}}
module attributes {test.a = loc("a":3:4 to 5:x)} {}

// -----

// expected-error@below {{expected integer column number in FileLineColRange}}
module attributes {test.a = loc("a":3:4 to :x)} {}

// -----

module attributes {test.a = loc("a":3:4 to :6)} {}

// -----

// expected-error@below {{expected location instance}}
module attributes {test.a = loc(foo)} {}

// -----

// expected-error@below {{expected location instance}}
module attributes {test.a = loc(3)} {}

// -----

#a = 4 : i32
// expected-error@below {{expected location attribute, but got4 : i32}}
module attributes {test.a = loc(#a)} {}

// -----

#a = 4 : i32
// expected-error@below {{expected location, but found '4 : i32'}}
"builtin.module"() ({}) : () -> () loc(#a)

// -----

// expected-error@below {{expected location instance}}
"builtin.module"() ({}) : () -> () loc(foo)

// -----

// expected-error@below {{operation location alias was never defined}}
"builtin.module"() ({}) : () -> () loc(#undefined)

// -----

// expected-error@below {{expected '(' in location}}
"builtin.module"() ({}) : () -> () loc unknown

// -----

// expected-error@below {{expected ')' in location}}
"builtin.module"() ({}) : () -> () loc("x":1:2

// -----

// expected-error@below {{expected location instance}}
"builtin.module"() ({}) : () -> () loc(fused<1 : i32>[3])

// -----

// expected-error@below {{expected nested symbol reference identifier}}
module attributes {test.a = @x::y} {}

// -----

// expected-error@below {{expected nested symbol reference identifier}}
module attributes {test.a = @x::} {}

// -----

// expected-error@below {{expected '}' in attribute dictionary}}
module attributes {test.a = @x:@y} {}

// -----

// expected-error@below {{expected attribute name}}
module attributes {3 = 4} {}

// -----

// expected-error@below {{expected attribute name}}
module attributes {test.a = {3 = 4}} {}

// -----

// expected-error@below {{expected valid attribute name}}
module attributes {"" = 4} {}

// -----

// expected-error@below {{expected valid attribute name}}
module attributes {test.a = {"" = 4}} {}

// -----

// expected-error@below {{duplicate key 'test.a' in dictionary attribute}}
module attributes {test.a = 1, test.a = 2} {}

// -----

module attributes {test.a = {b = 1, test.b = 2}} {}

// -----

// expected-error@below {{expected attribute value}}
module attributes {test.a = [1, ]} {}

// -----

// expected-error@below {{expected ',' or ']'}}
module attributes {test.a = [1} {}

// -----

// expected-error@below {{element type bitwidth must be a multiple of 8}}
module attributes {test.a = array<i7: 1>} {}

// -----

// expected-error@below {{expected ':' after dense array type}}
module attributes {test.a = array<i32 1>} {}

// -----

// expected-error@below {{expected '<' after 'array'}}
module attributes {test.a = array i32: 1} {}

// -----

// expected-error@below {{expected '>' to close an array attribute}}
module attributes {test.a = array<i32: 1} {}

// -----

// expected-error@below {{expected 'true' or 'false' values for i1 type}}
module attributes {test.a = array<i1: 1>} {}

// -----

// expected-error@below {{expected 'true' or 'false' values for i1 type}}
module attributes {test.a = array<i1: 2>} {}

// -----

// expected-error@below {{expected integer literal}}
module attributes {test.a = array<i1: foo>} {}

// -----

// expected-error@below {{expected integer or float type, got: 'tensor<2xi32>'}}
module attributes {test.a = array<tensor<2xi32>: 1>} {}

// -----

// expected-error@below {{integer constant out of range}}
module attributes {test.a = array<i8: 1000>} {}

// -----

// expected-error@below {{expected integer literal}}
module attributes {test.a = array<i8: x>} {}

// -----

// expected-error@below {{expected integer literal}}
module attributes {test.a = array<i8: 1.0>} {}

// -----

// expected-error@below {{unexpected decimal integer literal for a floating point value}}
module attributes {test.a = array<f32: 1>} {}

// -----

// expected-error@below {{expected floating point literal}}
module attributes {test.a = array<f32: x>} {}

// -----

// expected-error@below {{expected floating point literal}}
module attributes {test.a = array<f32: >} {}

// -----

// expected-error@below {{expected floating point literal}}
module attributes {test.a = array<f32: -x>} {}

// -----

// expected-error@below {{expected integer literal}}
module attributes {test.a = array<i32: -x>} {}

// -----

// expected-error@below {{expected '[' after 'distinct'}}
module attributes {test.a = distinct<0>} {}

// -----

// expected-error@below {{expected '<' after distinct ID}}
module attributes {test.a = distinct[0]} {}

// -----

// expected-error@below {{expected distinct ID}}
module attributes {test.a = distinct[x]<1>} {}

// -----

// expected-error@below {{expected ']' to close distinct ID}}
module attributes {test.a = distinct[0<1>} {}

// -----

// expected-error@below {{expected '>' to close distinct attribute}}
module attributes {test.a = distinct[0]<1} {}

// -----

// expected-error@below {{expected an unsigned 64-bit integer}}
module attributes {test.a = distinct[18446744073709551616]<1>} {}

// -----

module attributes {test.a = distinct[0]<1>, test.b = distinct[0]<1>} {}

// -----

// expected-error@below {{`dense_resource` expected a shaped type}}
module attributes {test.a = dense_resource<x> : i32} {}

// -----

// expected-error@below {{expected '<' after 'dense_resource'}}
module attributes {test.a = dense_resource x : tensor<2xi32>} {}

// -----

// expected-error@below {{expected identifier key for 'resource' entry}}
module attributes {test.a = dense_resource<3> : tensor<2xi32>} {}

// -----

// expected-error@below {{expected '>'}}
module attributes {test.a = dense_resource<x : tensor<2xi32>} {}

// -----

// expected-error@below {{expected ':'}}
module attributes {test.a = dense_resource<x>} {}

// -----

module attributes {test.a = 1.0e400 : f32} {}

// -----

module attributes {test.a = 1.0e400} {}

// -----

// expected-error@below {{unexpected decimal integer literal for a floating point value}}
module attributes {test.a = 1 : f32} {}

// -----

// expected-error@below {{hexadecimal float constant out of range for type}}
module attributes {test.a = 0x1FFFFFFFF : f32} {}

// -----

// expected-error@below {{hexadecimal float literal should not have a leading minus}}
module attributes {test.a = -0x1F : f32} {}

// -----

// expected-error@below {{floating point value not valid for specified type}}
module attributes {test.a = 1.0 : i32} {}

// -----

// expected-error@below {{integer constant out of range for attribute}}
module attributes {test.a = 1000 : i8} {}

// -----

// expected-error@below {{negative integer literal not valid for unsigned integer type}}
module attributes {test.a = -1 : ui8} {}

// -----

// expected-error@below {{integer constant out of range for attribute}}
module attributes {test.a = 99999999999999999999} {}

// -----

// expected-error@below {{integer literal not valid for specified type}}
module attributes {test.a = 1 : tensor<2xi32>} {}

// -----

// expected-error@below {{integer literal not valid for specified type}}
module attributes {test.a = 1 : none} {}

// -----

// expected-error@below {{expected '}' in attribute dictionary}}
module attributes {test.a = true : i1} {}

// -----

// expected-error@below {{expected constant integer or floating point value}}
module attributes {test.a = -"x"} {}

// -----

// expected-error@below {{expected constant integer or floating point value}}
module attributes {test.a = -} {}

// -----

// expected-error@below {{expected '<' after 'strided'}}
module attributes {test.a = strided[1]} {}

// -----

// expected-error@below {{expected '['}}
module attributes {test.a = strided<1>} {}

// -----

// expected-error@below {{expected 'offset' after comma}}
module attributes {test.a = strided<[1], 3>} {}

// -----

// expected-error@below {{expected ':' after 'offset'}}
module attributes {test.a = strided<[1], offset 3>} {}

// -----

// expected-error@below {{expected a 64-bit signed integer or '?'}}
module attributes {test.a = strided<[1], offset: x>} {}

// -----

// expected-error@below {{expected a 64-bit signed integer or '?'}}
module attributes {test.a = strided<[x]>} {}

// -----

// expected-error@below {{expected '>'}}
module attributes {test.a = strided<[1], offset: 3} {}

// -----

// expected-error@below {{expected a 64-bit signed integer or '?'}}
module attributes {test.a = strided<[1, ]>} {}

// -----

// expected-error@below {{expected a 64-bit signed integer or '?'}}
module attributes {test.a = strided<[99999999999999999999]>} {}

// -----

module attributes {test.a = strided<[-1], offset: -3>} {}

// -----

module attributes {test.a = strided<[0]>} {}

// -----

module attributes {test.a = sparse<[[0]], [1.0]> : tensor<2xf32>} {}

// -----

// expected-error@below {{Expected '<' after 'sparse'}}
module attributes {test.a = sparse [[0]], [1.0] : tensor<2xf32>} {}

// -----

// expected-error@below {{expected ','}}
module attributes {test.a = sparse<[[0]] [1.0]> : tensor<2xf32>} {}

// -----

// expected-error@below {{expected '>'}}
module attributes {test.a = sparse<[[0]], [1.0] : tensor<2xf32>} {}

// -----

// expected-error@below {{sparse index #0 is not contained within the value shape, with index=[3], and type='tensor<2xf32>'}}
module attributes {test.a = sparse<[[3]], [1.0]> : tensor<2xf32>} {}

// -----

// expected-error@below {{expected shape ([2]); inferred shape of indices literal ([2, 1]); inferred shape of values literal ([1])}}
module attributes {test.a = sparse<[[0], [1]], [1.0]> : tensor<2xf32>} {}

// -----

// expected-error@below {{expected shape ([2]); inferred shape of indices literal ([1, 2]); inferred shape of values literal ([1])}}
module attributes {test.a = sparse<[[0, 1]], [1.0]> : tensor<2xf32>} {}

// -----

module attributes {test.a = sparse<[0], [1.0]> : tensor<2xf32>} {}

// -----

// expected-error@below {{expected 1-d tensor for sparse element values}}
module attributes {test.a = sparse<[[0]], [[1.0]]> : tensor<2xf32>} {}

// -----

module attributes {test.a = sparse<[[0]], 1.0> : tensor<2xf32>} {}

// -----

module attributes {test.a = sparse<0, 1.0> : tensor<2xf32>} {}

// -----

module attributes {test.a = sparse<> : tensor<2xf32>} {}

// -----

// expected-error@below {{sparse index #0 is not contained within the value shape, with index=[18446744073709551615], and type='tensor<2xf32>'}}
module attributes {test.a = sparse<[[-1]], [1.0]> : tensor<2xf32>} {}

// -----

// expected-error@below {{expected integer elements, but parsed floating-point}}
module attributes {test.a = sparse<[[0.0]], [1.0]> : tensor<2xf32>} {}

// -----

// expected-error@below {{elements literal must be a shaped type}}
module attributes {test.a = sparse<[[0]], [1.0]> : f32} {}

// -----

// expected-error@below {{elements literal type must have static shape}}
module attributes {test.a = sparse<[[0]], [1.0]> : tensor<?xf32>} {}

// -----

// expected-error@below {{expected ':'}}
module attributes {test.a = sparse<[[0]], [1.0]>} {}

// -----

// expected-error@below {{expected '}' in attribute dictionary}}
module attributes {test.a = unit : i32} {}

// -----

module attributes {test.a = dense<(1, 2)> : tensor<complex<i32>>} {}

// -----

module attributes {test.a = dense<(1, 2)> : tensor<i32>} {}

// -----

// expected-error@below {{expected ',' between complex elements}}
module attributes {test.a = dense<(1 2)> : tensor<complex<i32>>} {}

// -----

// expected-error@below {{expected ')' after complex elements}}
module attributes {test.a = dense<(1, 2, 3)> : tensor<complex<i32>>} {}

// -----

// expected-error@below {{expected ')' after complex elements}}
module attributes {test.a = dense<(1, 2> : tensor<complex<i32>>} {}

// -----

// expected-error@below {{parsed 1 elements, but type ('complex<i32>') expected 2 elements}}
module attributes {test.a = dense<1> : tensor<complex<i32>>} {}

// -----

// expected-error@below {{inferred shape of elements literal ([3]) does not match type ([])}}
module attributes {test.a = dense<[1, 2, 3]> : tensor<complex<i32>>} {}

// -----

// expected-error@below {{inferred shape of elements literal ([2]) does not match type ([3])}}
module attributes {test.a = dense<[1, 2]> : tensor<3xi32>} {}

// -----

// expected-error@below {{inferred shape of elements literal ([1, 2]) does not match type ([2])}}
module attributes {test.a = dense<[[1, 2]]> : tensor<2xi32>} {}

// -----

// expected-error@below {{tensor literal is invalid; ranks are not consistent between elements}}
module attributes {test.a = dense<[[1, 2], [3]]> : tensor<2x2xi32>} {}

// -----

// expected-error@below {{tensor literal is invalid; ranks are not consistent between elements}}
module attributes {test.a = dense<[1, [2]]> : tensor<2xi32>} {}

// -----

// expected-error@below {{expected element literal of primitive type}}
module attributes {test.a = dense<foo> : tensor<2xi32>} {}

// -----

// expected-error@below {{expected integer elements, but parsed floating-point}}
module attributes {test.a = dense<1.0> : tensor<2xi32>} {}

// -----

// expected-error@below {{expected i1 type for 'true' or 'false' values}}
module attributes {test.a = dense<true> : tensor<2xi32>} {}

// -----

module attributes {test.a = dense<true> : tensor<2xi1>} {}

// -----

// expected-error@below {{expected floating point literal}}
module attributes {test.a = dense<true> : tensor<2xf32>} {}

// -----

// expected-error@below {{expected integer or floating point literal}}
module attributes {test.a = dense<-true> : tensor<2xi1>} {}

// -----

// expected-error@below {{unexpected decimal integer literal for a floating point value}}
module attributes {test.a = dense<1> : tensor<2xf32>} {}

// -----

// expected-error@below {{hexadecimal float constant out of range for type}}
module attributes {test.a = dense<0x1FFFFFFFF> : tensor<2xf32>} {}

// -----

// expected-error@below {{hexadecimal float literal should not have a leading minus}}
module attributes {test.a = dense<-0x1F> : tensor<2xf32>} {}

// -----

// expected-error@below {{expected unsigned integer elements, but parsed negative value}}
module attributes {test.a = dense<-1> : tensor<2xui8>} {}

// -----

// expected-error@below {{integer constant out of range for type}}
module attributes {test.a = dense<1000> : tensor<2xi8>} {}

// -----

// expected-error@below {{expected string containing hex digits starting with `0x`}}
module attributes {test.a = dense<"abc"> : tensor<2xi32>} {}

// -----

// expected-error@below {{elements hex data size is invalid for provided type: 'tensor<2xi32>'}}
module attributes {test.a = dense<"0x01"> : tensor<2xi32>} {}

// -----

// expected-error@below {{expected string containing hex digits starting with `0x`}}
module attributes {test.a = dense<"0x0G"> : tensor<2xi32>} {}

// -----

// expected-error@below {{inferred shape of elements literal ([2]) does not match type ([3])}}
module attributes {test.a = dense<["abc", "b"]> : tensor<3xi32>} {}

// -----

module attributes {test.a = dense<> : tensor<0xi32>} {}

// -----

// expected-error@below {{parsed zero elements, but type ('tensor<1xi32>') expected at least 1}}
module attributes {test.a = dense<> : tensor<1xi32>} {}

// -----

// expected-error@below {{inferred shape of elements literal ([0]) does not match type ([1])}}
module attributes {test.a = dense<[]> : tensor<1xi32>} {}

// -----

// expected-error@below {{elements literal type must have static shape}}
module attributes {test.a = dense<1> : tensor<?xi32>} {}

// -----

// expected-error@below {{elements literal type must have static shape}}
module attributes {test.a = dense<1> : tensor<*xi32>} {}

// -----

// expected-error@below {{elements literal must be a shaped type}}
module attributes {test.a = dense<1> : i32} {}

// -----

// expected-error@below {{expected ':'}}
module attributes {test.a = dense<1>} {}

// -----

// expected-error@below {{expected '<' after 'dense'}}
module attributes {test.a = dense 1 : tensor<1xi32>} {}

// -----

// expected-error@below {{expected '>'}}
module attributes {test.a = dense<1 : tensor<1xi32>} {}

// -----

// expected-error@below {{expected '>'}}
module attributes {test.a = dense<1, 2> : tensor<2xi32>} {}

// -----

// expected-error@below {{expected ']'}}
module attributes {test.a = dense<[1 2]> : tensor<2xi32>} {}

// -----

// expected-error@below {{expected ']'}}
module attributes {test.a = dense<[1, 2> : tensor<2xi32>} {}

// -----

// expected-error@below {{expected integer or floating point literal}}
module attributes {test.a = dense<- > : tensor<2xi32>} {}

// -----

// expected-error@below {{expected element literal of primitive type}}
module attributes {test.a = dense<[1, x]> : tensor<2xi32>} {}

// -----

// expected-error@below {{unexpected decimal integer literal for a floating point value}}
module attributes {test.a = dense<[1.0, 2]> : tensor<2xf32>} {}

// -----

module attributes {test.a = dense<1> : memref<2xi32>} {}

// -----

module attributes {test.a = dense<1.0e400> : tensor<2xf32>} {}

// -----

module attributes {test.a = dense<1> : vector<2xindex>} {}

// -----

// expected-error@below {{expected integer elements, but parsed floating-point}}
module attributes {test.a = dense<1.0> : vector<2xindex>} {}

// -----

// expected-error@below {{expected string token, got 1}}
module attributes {test.a = dense<1> : tensor<2xvector<2xi32>>} {}

// -----

// expected-error@below {{unexpected decimal integer literal for a floating point value}}
module attributes {test.a = dense<(1.0, 2)> : tensor<complex<f32>>} {}

// -----

// expected-error@below {{parsed 3 elements, but type ('tensor<2xcomplex<f32>>') expected 4 elements}}
module attributes {test.a = dense<[(1.0, 2.0), 3.0]> : tensor<2xcomplex<f32>>} {}

// -----

// expected-error@below {{parsed 3 elements, but type ('complex<f32>') expected 2 elements}}
module attributes {test.a = dense<((1.0, 2.0), 3.0)> : tensor<complex<f32>>} {}

// -----

// expected-error@below {{expected element literal of primitive type}}
module attributes {test.a = dense<([1.0], 3.0)> : tensor<complex<f32>>} {}

// -----

module attributes {test.a = dense<"0x0000000000000000"> : tensor<complex<f32>>} {}

// -----

module attributes {test.a = dense<"0x00000000"> : tensor<2xf32>} {}

// -----

// expected-error@below {{elements hex data size is invalid for provided type: 'tensor<2xcomplex<f64>>'}}
module attributes {test.a = dense<"0x000000000000F03F"> : tensor<2xcomplex<f64>>} {}

// -----

// expected-error@below {{elements hex data size is invalid for provided type: 'tensor<3xcomplex<i7>>'}}
module attributes {test.a = dense<"0x01020304"> : tensor<3xcomplex<i7>>} {}

// -----

module attributes {test.a = dense<"0x0102"> : tensor<3xcomplex<i7>>} {}

// -----

// expected-error@below {{elements hex data size is invalid for provided type: 'tensor<2xindex>'}}
module attributes {test.a = dense<"0x01000200"> : tensor<4xcomplex<i16>>, test.b = dense<"0x01000000"> : tensor<2xindex>} {}

// -----

// expected-error@below {{expected string containing hex digits starting with `0x`}}
module attributes {test.a = dense<"0x000"> : tensor<2xf32>} {}

// -----

// expected-error@below {{elements hex data size is invalid for provided type: 'tensor<2xf32>'}}
module attributes {test.a = dense<"0x"> : tensor<2xf32>} {}

// -----

// expected-error@below {{invalid tensor element type}}
module attributes {test.a = dense<1> : tensor<2xtuple<i32>>} {}

// -----

// expected-error@below {{expected element literal of primitive type}}
module attributes {test.a = dense<#t.x> : tensor<2xi32>} {}

// -----

// expected-error@below {{expected element literal of primitive type}}
module attributes {test.a = dense<@x> : tensor<2xi32>} {}

// -----

// expected-error@below {{integer constant out of range for type}}
module attributes {test.a = dense<9999999999999999999999999> : tensor<2xi64>} {}

// -----

// expected-error@below {{integer constant out of range for type}}
module attributes {test.a = dense<2> : tensor<2xi1>} {}

// -----

module attributes {test.a = dense<-1> : tensor<2xi1>} {}

// -----

// expected-error@below {{integer constant out of range for type}}
module attributes {test.a = dense<128> : tensor<2xsi8>} {}

// -----

module attributes {test.a = dense<255> : tensor<2xi8>} {}

// -----

module attributes {test.a = loc("a":3)} {}

// -----

// expected-error@below {{expected integer column number in FileLineColRange}}
module attributes {test.a = loc("a":3:)} {}

// -----

// expected-error@below {{expected ')' in inline location}}
module attributes {test.a = loc("a":3:4 too 5)} {}

// -----

// expected-error@below {{expected location instance}}
module attributes {test.a = loc("a"(foo))} {}

// -----

// expected-error@below {{expected ')' in inline location}}
module attributes {test.a = loc("a"("b")} {}

// -----

// expected-error@below {{expected ')' after child location of NameLoc}}
module attributes {test.a = loc("a"("b" 3))} {}

// -----

// expected-error@below {{expected ')' in callsite location}}
module attributes {test.a = loc(callsite("a" at "b" 3))} {}

// -----

// expected-error@below {{expected location instance}}
module attributes {test.a = loc(callsite("a" at ))} {}

// -----

// expected-error@below {{expected attribute value}}
module attributes {test.a = loc(fused<>["a"])} {}

// -----

module attributes {test.a = loc(fused[])} {}

// -----

// expected-error@below {{expected '}' in attribute dictionary}}
module attributes {test.a = {b = 1 c}} {}

// -----

// expected-error@below {{expected '}' in attribute dictionary}}
module attributes {test.b = 1 c} {}

// -----

// expected-error@below {{expected attribute value}}
module attributes {test.b = [1, ]} {}

// -----

// expected-error@below {{expected 'true' or 'false' values for i1 type}}
module attributes {test.b = array<i1: true, 0>} {}

// -----

// expected-error@below {{expected 'true' or 'false' values for i1 type}}
module attributes {test.b = array<i1: -1>} {}

// -----

// expected-error@below {{expected i1 type for 'true' or 'false' values}}
module attributes {test.b = array<i8: true>} {}

// -----

// expected-error@below {{expected '>' to close an array attribute}}
module attributes {test.b = array<i8: 1 2>} {}

// -----

module attributes {test.b = array<i8>} {}

// -----

// expected-error@below {{expected integer literal}}
module attributes {test.b = array<i8:>} {}

// -----

// expected-error@below {{integer constant out of range}}
module attributes {test.b = array<i8: -129>} {}

// -----

module attributes {test.b = array<i8: 255>} {}

// -----

module attributes {test.b = array<f32: 1.0e400>} {}

// -----

// expected-error@below {{hexadecimal float constant out of range for type}}
module attributes {test.b = array<f32: 0x1FFFFFFFF>} {}

// -----

// expected-error@below {{unexpected decimal integer literal for a floating point value}}
module attributes {test.b = array<f32: 1>} {}

// -----

// expected-error@below {{integer constant out of range for type}}
module attributes {test.b = dense<["1","2"]> : tensor<2xi32>} {}

// -----

// expected-error@below {{expected floating point literal}}
module attributes {test.b = dense<["1","2"]> : tensor<2xf32>} {}

// -----

// expected-error@below {{expected string containing hex digits starting with `0x`}}
module attributes {test.b = dense<"1"> : tensor<2xf32>} {}

// -----

// expected-error@below {{parsed 2 elements, but type ('tensor<2xcomplex<i32>>') expected 4 elements}}
module attributes {test.b = dense<[1, 2]> : tensor<2xcomplex<i32>>} {}

// -----

module attributes {test.b = dense<[(1, 2), (3, 4)]> : tensor<2xi32>} {}

// -----

module attributes {test.b = dense<(1, 2)> : tensor<2xi32>} {}

// -----

// expected-error@below {{unexpected decimal integer literal for a floating point value}}
module attributes {test.b = dense<(1, 2)> : tensor<2xf32>} {}

// -----

module attributes {test.b = dense<[]> : tensor<0xf32>} {}

// -----

// expected-error@below {{inferred shape of elements literal ([0]) does not match type ([0, 3])}}
module attributes {test.b = dense<[]> : tensor<0x3xf32>} {}

// -----

module attributes {test.b = dense<[[]]> : tensor<1x0xf32>} {}

// -----

module attributes {test.b = dense<[[], []]> : tensor<2x0xf32>} {}

// -----

module attributes {test.b = dense<1> : tensor<0xi32>} {}

// -----

// expected-error@below {{inferred shape of elements literal ([1]) does not match type ([])}}
module attributes {test.b = dense<[1]> : tensor<i32>} {}

// -----

// expected-error@below {{tensor literal is invalid; ranks are not consistent between elements}}
module attributes {test.b = dense<[[1, 2], 3]> : tensor<2x2xi32>} {}

// -----

module attributes {test.b = dense<[true, 1, 0, -1]> : tensor<4xi1>} {}

// -----

module attributes {test.b = dense<0x7F> : tensor<4xi8>} {}

// -----

module attributes {test.b = dense<0xFF> : tensor<4xi8>} {}

// -----

// expected-error@below {{integer constant out of range for type}}
module attributes {test.b = dense<-0xFF> : tensor<4xi8>} {}

// -----

module attributes {test.b = dense<-128> : tensor<4xi8>} {}

// -----

// expected-error@below {{integer constant out of range for type}}
module attributes {test.b = dense<-129> : tensor<4xi8>} {}

// -----

module attributes {test.b = dense<0> : tensor<4xi0>} {}

// -----

// expected-error@below {{integer constant out of range for type}}
module attributes {test.b = dense<1> : tensor<4xi0>} {}

// -----

// expected-error@below {{expected string containing hex digits starting with `0x`}}
module attributes {test.b = dense<"foo"> : tensor<4xi0>} {}

// -----

module attributes {test.b = dense<[0x0000FFFF, 0xFF800000]> : tensor<2xf32>} {}

// -----

module attributes {test.b = dense<"foo"> : tensor<4x!llvm.ptr>} {}

// -----

module attributes {test.b = dense<[(0x0000FFFF, 0xFF800000)]> : tensor<1xcomplex<f32>>} {}

// -----

module attributes {test.b = dense<"0xABAB"> : vector<2xi8>} {}

// -----

// expected-error@below {{elements hex data size is invalid for provided type: 'vector<2xi1>'}}
module attributes {test.b = dense<"0xABAB"> : vector<2xi1>} {}

// -----

// expected-error@below {{integer constant out of range for type}}
module attributes {test.b = dense<[1, "a"]> : vector<2xi8>} {}

// -----

module attributes {test.b = dense<18446744073709551615> : tensor<i64>} {}

// -----

// expected-error@below {{integer constant out of range for type}}
module attributes {test.b = dense<18446744073709551615> : tensor<index>} {}

// -----

// expected-error@below {{integer constant out of range for type}}
module attributes {test.b = dense<18446744073709551616> : tensor<index>} {}

// -----

module attributes {test.b = sparse<[], []> : tensor<2xindex>} {}

// -----

// expected-error@below {{expected shape ([2]); inferred shape of indices literal ([0]); inferred shape of values literal ([1])}}
module attributes {test.b = sparse<[], [1]> : tensor<2xindex>} {}

// -----

// expected-error@below {{expected shape ([2, 2]); inferred shape of indices literal ([2, 2]); inferred shape of values literal ([1])}}
module attributes {test.b = sparse<[[0, 0], [0, 1]], [1]> : tensor<2x2xindex>} {}

// -----

module attributes {test.b = sparse<[[0, 0], [0, 1]], 1> : tensor<2x2xindex>} {}

// -----

module attributes {test.b = sparse<0, 1> : tensor<2x2xindex>} {}

// -----

// expected-error@below {{sparse index #0 is not contained within the value shape, with index=[1, 1], and type='tensor<2x1xindex>'}}
module attributes {test.b = sparse<1, 1> : tensor<2x1xindex>} {}

// -----

// expected-error@below {{expected shape ([2, 1]); inferred shape of indices literal ([2]); inferred shape of values literal ([2])}}
module attributes {test.b = sparse<[0, 0], [1, 2]> : tensor<2x1xindex>} {}

// -----

// expected-error@below {{expected shape ([2, 1]); inferred shape of indices literal ([1, 1, 2]); inferred shape of values literal ([1])}}
module attributes {test.b = sparse<[[[0, 0]]], [1]> : tensor<2x1xindex>} {}

// -----

// expected-error@below {{sparse index #0 is not contained within the value shape, with index=[18446744073709551615, 0], and type='tensor<2x1xindex>'}}
module attributes {test.b = sparse<[[-1, 0]], [1]> : tensor<2x1xindex>} {}

// -----

// expected-error@below {{integer constant out of range for type}}
module attributes {test.b = sparse<[["a", 0]], [1]> : tensor<2x1xindex>} {}

// -----

module attributes {test.b = sparse<[[0, 0]], "0x01"> : tensor<2x1xi8>} {}

// -----

// expected-error@below {{integer constant out of range for type}}
module attributes {test.b = sparse<"0x00", [1]> : tensor<2x1xi8>} {}

// -----

module attributes {test.b = dense<"0xABAB"> : vector<2xi4>} {}

// -----

module attributes {test.b = dense<"0xAB"> : vector<2xi4>} {}

// -----

module attributes {test.b = dense<"0xAB"> : vector<2xi1>} {}

// -----

// expected-error@below {{elements hex data size is invalid for provided type: 'vector<9xi1>'}}
module attributes {test.b = dense<"0xAB"> : vector<9xi1>} {}

// -----

module attributes {test.b = dense<"0xFF"> : vector<9xi1>} {}

// -----

module attributes {test.b = dense<"0xABAB"> : vector<9xi1>} {}

// -----

// expected-error@below {{integer constant out of range for type}}
module attributes {test.b = dense<-0> : vector<9xi32>} {}

// -----

// expected-error@below {{integer constant out of range for attribute}}
module attributes {test.b = -0 : i32} {}

// -----

// expected-error@below {{integer constant out of range}}
module attributes {test.b = array<i32: -0>} {}
