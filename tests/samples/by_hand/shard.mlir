// ===== shard.sharding
shard.grid @g(shape = 4x8)
func.func @f(%n: i64) {
  %a = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  %b = shard.sharding @g split_axes = [[], [0, 1]] halo_sizes = [1, %n] : !shard.sharding
  %c = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 1, 3, 5, %n] {t.x} : !shard.sharding
  return
}
// ===== shard.update_halo
shard.grid @g(shape = 4)
func.func @f(%t: tensor<8x8xf32>, %n: i64) -> tensor<8x8xf32> {
  %r = shard.update_halo %t on @g split_axes = [[0]] halo_sizes = [1, %n] : tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}
// ===== shard.all_gather
shard.grid @g(shape = 2x2)
func.func @f(%t: tensor<4x4xf32>) {
  %r = shard.all_gather %t on @g grid_axes = [1] gather_axis = 1 : tensor<4x4xf32> -> tensor<4x8xf32>
  %s = shard.all_gather %t on @g gather_axis = 0 : tensor<4x4xf32> -> tensor<4x4xf32>
  return
}
// ===== shard.all_reduce
shard.grid @g(shape = 2x2)
func.func @f(%t: tensor<4x4xf32>) {
  %r = shard.all_reduce %t on @g grid_axes = [1, 0] reduction = max : tensor<4x4xf32> -> tensor<4x4xf64>
  %s = shard.all_reduce %t on @g : tensor<4x4xf32> -> tensor<4x4xf32>
  return
}
// ===== shard.all_slice
shard.grid @g(shape = 2x2)
func.func @f(%t: tensor<4x4xf32>) {
  %r = shard.all_slice %t on @g grid_axes = [1] slice_axis = 1 : tensor<4x4xf32> -> tensor<4x2xf32>
  return
}
// ===== shard.all_to_all
shard.grid @g(shape = 3x3)
func.func @f(%t: tensor<3x6xf32>) {
  %r = shard.all_to_all %t on @g grid_axes = [0] split_axis = 0 concat_axis = 0 : tensor<3x6xf32> -> tensor<3x6xf32>
  return
}
// ===== shard.broadcast
shard.grid @g(shape = 3x?)
func.func @f(%t: tensor<4xf32>, %n: index) {
  %r = shard.broadcast %t on @g grid_axes = [1] root = [%n] : (tensor<4xf32>, index) -> tensor<4xf32>
  %s = shard.broadcast %t on @g grid_axes = [0] root = [1] : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// ===== shard.gather
shard.grid @g(shape = 2x2)
func.func @f(%t: tensor<2x2xf32>) {
  %r = shard.gather %t on @g grid_axes = [1] gather_axis = 1 root = [1] : (tensor<2x2xf32>) -> tensor<2x4xf32>
  return
}
// ===== shard.grid_shape
shard.grid @g(shape = 2x4)
func.func @f() {
  %r = shard.grid_shape @g axes = [1] : index
  %s:2 = shard.grid_shape @g : index, index
  return
}
// ===== shard.neighbors_linear_indices
shard.grid @g(shape = 2x4)
func.func @f(%n: index) {
  %r:2 = shard.neighbors_linear_indices on @g[%n, %n] split_axes = [1] : index, index
  return
}
// ===== shard.process_linear_index
shard.grid @g(shape = 2x4)
func.func @f() {
  %r = shard.process_linear_index on @g : index
  return
}
// ===== shard.process_multi_index
shard.grid @g(shape = 2x4)
func.func @f() {
  %r:2 = shard.process_multi_index on @g : index, index
  %s = shard.process_multi_index on @g axes = [1] : index
  return
}
// ===== shard.recv
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4xf32>, %n: index) {
  %r = shard.recv %t on @g grid_axes = [0, 1] source = [1, %n] : (tensor<4xf32>, index) -> tensor<4xf32>
  %s = shard.recv %t on @g grid_axes = [0] : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// ===== shard.reduce
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4xf32>) {
  %r = shard.reduce %t on @g grid_axes = [1] reduction = max root = [1] : (tensor<4xf32>) -> tensor<4xf64>
  return
}
// ===== shard.reduce_scatter
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x4xf32>) {
  %r = shard.reduce_scatter %t on @g grid_axes = [1] reduction = max scatter_axis = 0 : tensor<8x4xf32> -> tensor<2x4xf64>
  return
}
// ===== shard.scatter
shard.grid @g(shape = 2x2)
func.func @f(%t: tensor<2x2xf32>, %n: index) {
  %r = shard.scatter %t on @g grid_axes = [0] scatter_axis = 0 root = [1] : (tensor<2x2xf32>) -> tensor<1x2xf32>
  return
}
// ===== shard.send
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4xf32>, %n: index) {
  %r = shard.send %t on @g grid_axes = [0, 1] destination = [1, %n] : (tensor<4xf32>, index) -> tensor<4xf32>
  return
}
// ===== shard.shift
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4xf32>) {
  %r = shard.shift %t on @g grid_axes = [0, 1] shift_axis = 1 offset = -2 rotate : tensor<4xf32> -> tensor<4xf32>
  return
}
