// ===== func.func
func.func private @declared(i32, memref<4xf32> {t.a = 1 : i32}) -> (f32 {t.b}, i32) attributes {t.c = "x"}
func.func @defined(%x: i32 {t.a}, %y: f32) -> i32 {
  cf.br ^bb1(%x : i32)
^bb1(%z: i32):
  return %z : i32
}
func.func nested @nested() {
  return
}
// ===== func.call
func.func private @callee(i32, f32) -> (i32, f32)
func.func @f(%x: i32, %y: f32) {
  %r:2 = func.call @callee(%x, %y) {t.x = 1 : i32} : (i32, f32) -> (i32, f32)
  call @f(%r#0, %r#1) : (i32, f32) -> ()
  return
}
// ===== func.call_indirect
func.func @f(%g: (i32) -> (i32, f32), %h: () -> (), %x: i32) {
  %r:2 = call_indirect %g(%x) : (i32) -> (i32, f32)
  func.call_indirect %h() {t.x = 1 : i32} : () -> ()
  return
}
// ===== func.constant
func.func private @callee(i32) -> i32
func.func @f() -> ((i32) -> i32) {
  %r = func.constant @callee : (i32) -> i32
  return %r : (i32) -> i32
}
// ===== func.return
func.func @f(%x: i32, %y: f32) -> (i32, f32) {
  return %x, %y : i32, f32
}
