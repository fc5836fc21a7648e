// ===== cf.switch
func.func @f(%x: i32, %y: f32) {
  cf.switch %x : i32, [
    default: ^bb1(%x : i32),
    42: ^bb1(%x : i32),
    -7: ^bb2(%y, %y : f32, f32)
  ]
^bb1(%a: i32):
  cf.switch %a : i32, [
    default: ^bb3
  ]
^bb2(%b: f32, %c: f32):
  return
^bb3:
  return
}
// ===== cf.assert
func.func @f(%c: i1) {
  cf.assert %c, "must \"be\" true"
  return
}
