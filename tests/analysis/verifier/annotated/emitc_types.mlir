// What an array holds, and what an lvalue, an operand, a result and a global may be.

func.func private @f(!emitc.array<2xi1>)
// -----
func.func private @f(!emitc.array<2xsi8>)
// -----
func.func private @f(!emitc.array<2xui16>)
// -----
func.func private @f(!emitc.array<2xi64>)
// -----
func.func private @f(!emitc.array<2xindex>)
// -----
func.func private @f(!emitc.array<2xf16>)
// -----
func.func private @f(!emitc.array<2xbf16>)
// -----
func.func private @f(!emitc.array<2xf64>)
// -----
func.func private @f(!emitc.array<2x!emitc.opaque<"x">>)
// -----
func.func private @f(!emitc.array<2x!emitc.size_t>)
// -----
func.func private @f(!emitc.array<2x!emitc.ssize_t>)
// -----
func.func private @f(!emitc.array<2x!emitc.ptrdiff_t>)
// -----
func.func private @f(!emitc.array<2x!emitc.ptr<i7>>)
// -----
// expected-error@+1 {{invalid array element type ''si7''}}
func.func private @f(!emitc.array<2xsi7>)
// -----
// expected-error@+1 {{invalid array element type ''i128''}}
func.func private @f(!emitc.array<2xi128>)
// -----
// expected-error@+1 {{invalid array element type ''f80''}}
func.func private @f(!emitc.array<2xf80>)
// -----
// expected-error@+1 {{invalid array element type ''f8E4M3FN''}}
func.func private @f(!emitc.array<2xf8E4M3FN>)
// -----
// expected-error@+1 {{invalid array element type ''none''}}
func.func private @f(!emitc.array<2xnone>)
// -----
// expected-error@+1 {{invalid array element type ''tensor<4xf32>''}}
func.func private @f(!emitc.array<2xtensor<4xf32>>)
// -----
// expected-error@+1 {{invalid array element type ''tensor<*xf32>''}}
func.func private @f(!emitc.array<2xtensor<*xf32>>)
// -----
// expected-error@+1 {{invalid array element type ''tuple<i32>''}}
func.func private @f(!emitc.array<2xtuple<i32>>)
// -----
// expected-error@+1 {{invalid array element type ''memref<2xf32>''}}
func.func private @f(!emitc.array<2xmemref<2xf32>>)
// -----
// expected-error@+1 {{invalid array element type ''complex<f32>''}}
func.func private @f(!emitc.array<2xcomplex<f32>>)
// -----
// expected-error@+1 {{invalid array element type ''() -> ()''}}
func.func private @f(!emitc.array<2x() -> ()>)
// -----
// expected-error@+1 {{invalid array element type ''!llvm.ptr''}}
func.func private @f(!emitc.array<2x!llvm.ptr>)
// -----
!a = i7
// expected-error@+1 {{invalid array element type ''i7''}}
func.func private @f(!emitc.array<2x!a>)
// -----
func.func private @f(!emitc.lvalue<si8>)
// -----
func.func private @f(!emitc.lvalue<index>)
// -----
func.func private @f(!emitc.lvalue<bf16>)
// -----
func.func private @f(!emitc.lvalue<!emitc.opaque<"a, b">>)
// -----
func.func private @f(!emitc.lvalue<!emitc.size_t>)
// -----
func.func private @f(!emitc.lvalue<!emitc.ptr<!emitc.array<2xi32>>>)
// -----
func.func private @f(!emitc.lvalue<tensor<f32>>)
// -----
func.func private @f(!emitc.lvalue<tensor<2x3x!emitc.opaque<"x">>>)
// -----
func.func private @f(!emitc.lvalue<tensor<4xf32, 1 : i32>>)
// -----
func.func private @f(!emitc.lvalue<tuple<>>)
// -----
func.func private @f(!emitc.lvalue<tuple<i32, tuple<index>>>)
// -----
// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'si7'}}
func.func private @f(!emitc.lvalue<si7>)
// -----
// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'f80'}}
func.func private @f(!emitc.lvalue<f80>)
// -----
// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'f8E4M3FN'}}
func.func private @f(!emitc.lvalue<f8E4M3FN>)
// -----
// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'none'}}
func.func private @f(!emitc.lvalue<none>)
// -----
// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'tensor<?xf32>'}}
func.func private @f(!emitc.lvalue<tensor<?xf32>>)
// -----
// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'tensor<*xf32>'}}
func.func private @f(!emitc.lvalue<tensor<*xf32>>)
// -----
// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'tensor<4xi7>'}}
func.func private @f(!emitc.lvalue<tensor<4xi7>>)
// -----
// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'tensor<2x!emitc.array<2xi32>>'}}
func.func private @f(!emitc.lvalue<tensor<2x!emitc.array<2xi32>>>)
// -----
// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'tuple<i32, i7>'}}
func.func private @f(!emitc.lvalue<tuple<i32, i7>>)
// -----
// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'tuple<!emitc.array<2xi32>>'}}
func.func private @f(!emitc.lvalue<tuple<!emitc.array<2xi32>>>)
// -----
// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'memref<*xf32>'}}
func.func private @f(!emitc.lvalue<memref<*xf32>>)
// -----
// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'complex<f32>'}}
func.func private @f(!emitc.lvalue<complex<f32>>)
// -----
// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got '() -> ()'}}
func.func private @f(!emitc.lvalue<() -> ()>)
// -----
// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got '!emitc.ptr<i7>'}}
func.func private @f(!emitc.lvalue<!emitc.ptr<i7>>)
// -----
// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got '!emitc.ptr<memref<2xf32>>'}}
func.func private @f(!emitc.lvalue<!emitc.ptr<memref<2xf32>>>)
// -----
// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got '!llvm.ptr'}}
func.func private @f(!emitc.lvalue<!llvm.ptr>)
// -----
// expected-error@+1 {{!emitc.lvalue must wrap supported emitc type, but got 'tensor<2x!llvm.ptr>'}}
func.func private @f(!emitc.lvalue<tensor<2x!llvm.ptr>>)
// -----
func.func @f() {
  // expected-error@+1 {{'emitc.call_opaque' op result #0 must be variadic of type supported by EmitC, but got 'tuple<i32, i7>'}}
  %0 = emitc.call_opaque "g"() : () -> tuple<i32, i7>
  return
}
// -----
// expected-error@+1 {{'emitc.global' op expected valid emitc type}}
emitc.global @g : tuple<i32, i7>
// -----
func.func @f() {
  // expected-error@+1 {{'emitc.call_opaque' op result #0 must be variadic of type supported by EmitC, but got '!llvm.ptr'}}
  %0 = emitc.call_opaque "g"() : () -> !llvm.ptr
  return
}
// -----
// expected-error@+1 {{'emitc.global' op expected valid emitc type}}
emitc.global @g : !llvm.ptr
