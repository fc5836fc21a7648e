// ===== complex.constant
func.func @f() {
  %r = complex.constant [0.1 : f32, -1.0 : f32] : complex<f32>
  return
}
