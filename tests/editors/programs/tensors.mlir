func.func @fill(%x: f32, %i: index) -> f32 {
  %e = tensor.empty() : tensor<4xf32>
  %filled = linalg.fill ins(%x : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %y = tensor.extract %filled[%i] : tensor<4xf32>
  return %y : f32
}
