func.func @wrong(%x: f32) -> f32 {
  %sum = arith.addf %x, %missing : f32
  return %sum : f32
}
