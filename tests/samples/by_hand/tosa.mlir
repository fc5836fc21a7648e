// ===== tosa.avg_pool2d
func.func @f(%t: tensor<1x7x7x9xf32>, %z: tensor<1xf32>) {
  %r = tosa.avg_pool2d %t, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x9xf32>
  return
}
// ===== tosa.max_pool2d
func.func @f(%t: tensor<1x32x32x8xf32>) {
  %r = tosa.max_pool2d %t {kernel = array<i64: 1, 1>, nan_mode = IGNORE, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
  %s = tosa.max_pool2d %t {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
  return
}
// ===== tosa.const_shape
func.func @f() {
  %r = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  return
}
// ===== tosa.conv2d
func.func @f(%t: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %r = tosa.conv2d %t, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, local_bound = true} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
// ===== tosa.conv3d
func.func @f(%t: tensor<1x4x8x21x17xf32>, %w: tensor<34x1x1x1x17xf32>, %b: tensor<34xf32>, %z: tensor<1xf32>) {
  %r = tosa.conv3d %t, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x21x34xf32>
  return
}
// ===== tosa.depthwise_conv2d
func.func @f(%t: tensor<1x4x4x4xf32>, %w: tensor<1x1x4x2xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %r = tosa.depthwise_conv2d %t, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
// ===== tosa.transpose_conv2d
func.func @f(%t: tensor<1x32x32x8xf32>, %w: tensor<16x1x1x8xf32>, %b: tensor<16xf32>, %z: tensor<1xf32>) {
  %r = tosa.transpose_conv2d %t, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x16xf32>
  return
}
// ===== tosa.variable
tosa.variable @a = dense<-1> : tensor<2x4x8xi8>
tosa.variable @b : tensor<1x4x8xf32>
tosa.variable @c : tensor<1x?x8xf32>
// ===== tosa.variable_read
tosa.variable @a = dense<-1> : tensor<2x4x8xi8>
func.func @f() {
  %r = tosa.variable_read @a : tensor<2x4x8xi8>
  return
}
// ===== tosa.variable_write
tosa.variable @a = dense<-1> : tensor<2x4x8xi8>
func.func @f(%t: tensor<2x4x8xi8>) {
  tosa.variable_write @a, %t : tensor<2x4x8xi8>
  return
}
// ===== tosa.cond_if
func.func @f(%t: tensor<f32>, %c: tensor<i1>, %z: tensor<1xf32>) -> tensor<f32> {
  %r = tosa.cond_if %c : tensor<i1> -> tensor<f32> {
    tosa.yield %t : tensor<f32>
  } else {
    %s = tosa.negate %t, %z, %z : (tensor<f32>, tensor<1xf32>, tensor<1xf32>) -> tensor<f32>
    tosa.yield %s : tensor<f32>
  }
  return %r : tensor<f32>
}
// ===== tosa.while_loop
func.func @f(%t: tensor<i32>) -> tensor<i32> {
  %r = tosa.while_loop (%a = %t) : (tensor<i32>) -> tensor<i32> {
    %c = tosa.greater_equal %a, %a : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %c : tensor<i1>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %b : tensor<i32>
  }
  return %r : tensor<i32>
}
// ===== tosa.add_shape
func.func @f() {
  %a = tosa.const_shape {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
  %r = tosa.add_shape %a, %a : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
  return
}
// ===== tosa.reshape
func.func @f(%t: tensor<13x21x3xf32>) {
  %a = tosa.const_shape {values = dense<[1, 819]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %t, %a : (tensor<13x21x3xf32>, !tosa.shape<2>) -> tensor<1x819xf32>
  return
}
// ===== tosa.tile
func.func @f(%t: tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[3, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %t, %a : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<6x3xf32>
  return
}
// ===== tosa.slice
func.func @f(%t: tensor<13x21xf32>) {
  %a = tosa.const_shape {values = dense<[6, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[4, 11]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %t, %a, %b : (tensor<13x21xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<4x11xf32>
  return
}
// ===== tosa.pad
func.func @f(%t: tensor<13x21xf32>, %z: tensor<1xf32>) {
  %a = tosa.const_shape {values = dense<[0, 0, 0, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %r = tosa.pad %t, %a, %z : (tensor<13x21xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<13x22xf32>
  return
}
