// ===== rocdl.raw.buffer.atomic.fadd
llvm.func @f(%v: f32, %r: vector<4xi32>, %n: i32) {
  rocdl.raw.buffer.atomic.fadd %v, %r, %n, %n, %n : f32
  llvm.return
}
// ===== rocdl.raw.buffer.atomic.fmax
llvm.func @f(%v: f32, %r: vector<4xi32>, %n: i32) {
  rocdl.raw.buffer.atomic.fmax %v, %r, %n, %n, %n : f32
  llvm.return
}
// ===== rocdl.raw.buffer.atomic.smax
llvm.func @f(%v: i32, %r: vector<4xi32>, %n: i32) {
  rocdl.raw.buffer.atomic.smax %v, %r, %n, %n, %n : i32
  llvm.return
}
// ===== rocdl.raw.buffer.atomic.umin
llvm.func @f(%v: i32, %r: vector<4xi32>, %n: i32) {
  rocdl.raw.buffer.atomic.umin %v, %r, %n, %n, %n : i32
  llvm.return
}
// ===== rocdl.raw.buffer.load
llvm.func @f(%r: vector<4xi32>, %n: i32) {
  %a = rocdl.raw.buffer.load %r, %n, %n, %n : vector<4xf32>
  llvm.return
}
// ===== rocdl.raw.buffer.store
llvm.func @f(%v: vector<2xi32>, %r: vector<4xi32>, %n: i32) {
  rocdl.raw.buffer.store %v, %r, %n, %n, %n : vector<2xi32>
  llvm.return
}
