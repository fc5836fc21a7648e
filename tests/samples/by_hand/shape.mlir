// ===== shape.function_library
shape.function_library @l {
  shape.func @same(%a: !shape.value_shape) -> !shape.shape {
    %s = shape.shape_of %a : !shape.value_shape -> !shape.shape
    shape.return %s : !shape.shape
  }
} mapping {
  tosa.abs = @same
}
// ===== shape.return
shape.func @f(%a: !shape.shape) -> (!shape.shape, !shape.shape) {
  shape.return %a, %a : !shape.shape, !shape.shape
}
// ===== shape.assuming
func.func @f(%w: !shape.witness, %x: f32) {
  %r = shape.assuming %w -> (f32) {
    shape.assuming_yield %x : f32
  }
  shape.assuming %w {
  }
  return
}
// ===== shape.assuming_yield
func.func @f(%w: !shape.witness, %x: f32, %y: i32) {
  %r:2 = shape.assuming %w -> (f32, i32) {
    shape.assuming_yield %x, %y : f32, i32
  }
  return
}
// ===== shape.reduce
func.func @f(%s: !shape.shape, %n: !shape.size) {
  %r = shape.reduce(%s, %n) : !shape.shape -> !shape.size {
  ^bb0(%i: index, %d: !shape.size, %a: !shape.size):
    %b = shape.mul %a, %d : !shape.size, !shape.size -> !shape.size
    shape.yield %b : !shape.size
  }
  return
}
// ===== shape.yield
func.func @f(%s: tensor<?xindex>, %n: index) {
  %r = shape.reduce(%s, %n) : tensor<?xindex> -> index {
  ^bb0(%i: index, %d: index, %a: index):
    shape.yield %d : index
  }
  return
}
