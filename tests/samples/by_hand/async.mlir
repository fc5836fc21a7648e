// ===== async.func
async.func @f(%x: i32, %v: !async.value<i32>) -> (!async.token, !async.value<i32>) {
  return %x : i32
}
// ===== async.call
async.func private @g(i32) -> (!async.token, !async.value<i32>)
func.func @f(%x: i32) {
  %t:2 = async.call @g(%x) : (i32) -> (!async.token, !async.value<i32>)
  return
}
// ===== async.return
async.func @f(%x: i32, %y: f32) -> (!async.token, !async.value<i32>, !async.value<f32>) {
  return %x, %y : i32, f32
}
async.func @g() -> !async.token {
  return
}
// ===== async.execute
func.func @f(%t: !async.token, %v: !async.value<f32>) {
  %a = async.execute {
    async.yield
  }
  %b, %c = async.execute [%t, %a] (%v as %x: !async.value<f32>) -> !async.value<f32> attributes {t.x = 1 : i32} {
    async.yield %x : f32
  }
  return
}
// ===== async.yield
func.func @f(%x: f32, %y: i32) {
  %t, %a, %b = async.execute -> (!async.value<f32>, !async.value<i32>) {
    async.yield %x, %y : f32, i32
  }
  return
}
