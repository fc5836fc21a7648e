// Grids and what refers to them.

// expected-error@+1 {{'shard.grid' op rank of grid is expected to be a positive integer}}
shard.grid @g(shape = [])
// -----
// expected-error@+1 {{custom op 'shard.grid' Failed parsing dimension list. Did you mean an empty list? It must be denoted by "[]".}}
shard.grid @g(shape = )
// -----
// expected-error@+1 {{'shard.grid' op rank of grid is expected to be a positive integer}}
"shard.grid"() <{sym_name = "g", shape = array<i64>}> : () -> ()
// -----
// expected-error@+1 {{'shard.grid' op dimension size of a grid is expected to be non-negative or dynamic}}
"shard.grid"() <{sym_name = "g", shape = array<i64: 2, -3>}> : () -> ()
// -----
shard.grid @g(shape = 2x?)
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  %0:2 = shard.grid_shape @g : index, index
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{Unexpected number of results 1. Expected 2.}}
  %0 = shard.grid_shape @g : index
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.grid_shape @g axes = [1] : index
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{Grid axes contains duplicate elements.}}
  %0:2 = shard.grid_shape @g axes = [1, 1] : index, index
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{0-based grid axis index 2 is out of bounds. The referenced grid "g" is of rank 2.}}
  %0 = shard.grid_shape @g axes = [2] : index
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{Undefined required grid symbol "h".}}
  %0 = shard.grid_shape @h : index
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  %0:2 = shard.process_multi_index on @g : index, index
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{Unexpected number of results 1. Expected 2.}}
  %0 = shard.process_multi_index on @g : index
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{Undefined required grid symbol "h".}}
  %0 = shard.process_linear_index on @h : index
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.process_linear_index on @g : index
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{grid axis duplicated}}
  %0 = shard.sharding @g split_axes = [[0], [0]] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{grid axis is expected to be non-negative}}
  %0 = shard.sharding @g split_axes = [[-1]] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.sharding @g split_axes = [[0]] halo_sizes = [1, 2] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{halo sizes must be specified for all split axes.}}
  %0 = shard.sharding @g split_axes = [[0]] halo_sizes = [1] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{halo sizes must be specified for all split axes.}}
  %0 = shard.sharding @g split_axes = [[0], []] halo_sizes = [1, 2, 3, 4] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 2, 4] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{sharded dims offsets has wrong size.}}
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 2] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{sharded dims offsets must be non-decreasing.}}
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 3, 2] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{Undefined required grid symbol "h".}}
  %0 = shard.sharding @h split_axes = [[0]] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x?)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{sharded dims offsets are not allowed for device grids with dynamic shape.}}
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 2, 4] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{expected '['}}
  %0 = "shard.sharding"() <{grid = @g, split_axes = #shard.axisarray<[[0]]>, static_sharded_dims_offsets = array<i64: 0, 1, 2>, static_halo_sizes = array<i64: 1, 2>, operandSegmentSizes = array<i32: 0, 0>}> : () -> !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.all_gather %t on @g grid_axes = [0] gather_axis = 0 : tensor<4x8xf32> -> tensor<8x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{Gather axis 2 is out of bounds [0, 2).}}
  %0 = shard.all_gather %t on @g grid_axes = [0] gather_axis = 2 : tensor<4x8xf32> -> tensor<8x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 0. Expected 8, but got 4.}}
  %0 = shard.all_gather %t on @g grid_axes = [0] gather_axis = 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{Grid axes contains duplicate elements.}}
  %0 = shard.all_gather %t on @g grid_axes = [0, 0] gather_axis = 0 : tensor<4x8xf32> -> tensor<8x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{0-based grid axis index 5 is out of bounds. The referenced grid "g" is of rank 2.}}
  %0 = shard.all_gather %t on @g grid_axes = [5] gather_axis = 0 : tensor<4x8xf32> -> tensor<8x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.all_gather %t on @g grid_axes = [1] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x32xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<?x8xf32>) {
  %0 = shard.all_gather %t on @g grid_axes = [1] gather_axis = 1 : tensor<?x8xf32> -> tensor<?x32xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<?x8xf32>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 0. Expected dynamic, but got 4.}}
  %0 = shard.all_gather %t on @g grid_axes = [1] gather_axis = 1 : tensor<?x8xf32> -> tensor<4x32xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.all_slice %t on @g grid_axes = [0] slice_axis = 0 : tensor<4x8xf32> -> tensor<2x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 0. Expected 2, but got 4.}}
  %0 = shard.all_slice %t on @g grid_axes = [0] slice_axis = 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 1. Expected 8, but got 4.}}
  %0 = shard.all_slice %t on @g grid_axes = [0] slice_axis = 0 : tensor<4x8xf32> -> tensor<2x4xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<3x8xf32>) {
  // expected-error@+1 {{Operand dimension size 3 is not divisible by collective device group size 2 for tensor axis 0.}}
  %0 = shard.all_slice %t on @g grid_axes = [0] slice_axis = 0 : tensor<3x8xf32> -> tensor<1x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.all_to_all %t on @g grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x8xf32> -> tensor<2x16xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 1. Expected 16, but got 8.}}
  %0 = shard.all_to_all %t on @g grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x8xf32> -> tensor<2x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 0. Expected 2, but got 4.}}
  %0 = shard.all_to_all %t on @g grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x8xf32> -> tensor<4x16xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.all_to_all %t on @g grid_axes = [0] split_axis = 0 concat_axis = 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 0. Expected 4, but got 2.}}
  %0 = shard.all_to_all %t on @g grid_axes = [0] split_axis = 0 concat_axis = 0 : tensor<4x8xf32> -> tensor<2x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.broadcast %t on @g grid_axes = [0] root = [0] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.send %t on @g grid_axes = [0] destination = [0] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.recv %t on @g grid_axes = [0] source = [0] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.reduce %t on @g grid_axes = [0] root = [0] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{Out of bounds coordinate 0 for in-group device "root". Got 2, but expected value in the range [0, 1].}}
  %0 = shard.broadcast %t on @g grid_axes = [0] root = [2] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{Out of bounds coordinate 0 for in-group device "destination". Got 2, but expected value in the range [0, 1].}}
  %0 = shard.send %t on @g grid_axes = [0] destination = [2] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{Out of bounds coordinate 0 for in-group device "source". Got 2, but expected value in the range [0, 1].}}
  %0 = shard.recv %t on @g grid_axes = [0] source = [2] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{Out of bounds coordinate 0 for in-group device "root". Got 2, but expected value in the range [0, 1].}}
  %0 = shard.reduce %t on @g grid_axes = [0] root = [2] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{In-group device "root" has unexpected multi-index size 2. Expected 1.}}
  %0 = shard.broadcast %t on @g grid_axes = [0] root = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{In-group device "destination" has unexpected multi-index size 2. Expected 1.}}
  %0 = shard.send %t on @g grid_axes = [0] destination = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{In-group device "source" has unexpected multi-index size 2. Expected 1.}}
  %0 = shard.recv %t on @g grid_axes = [0] source = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{In-group device "root" has unexpected multi-index size 2. Expected 1.}}
  %0 = shard.reduce %t on @g grid_axes = [0] root = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.gather %t on @g grid_axes = [0] gather_axis = 0 root = [1] : (tensor<4x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{Gather axis 3 is out of bounds [0, 2).}}
  %0 = shard.gather %t on @g grid_axes = [0] gather_axis = 3 root = [1] : (tensor<4x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.scatter %t on @g grid_axes = [0] scatter_axis = 0 root = [1] : (tensor<4x8xf32>) -> tensor<2x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 0. Expected 2, but got 4.}}
  %0 = shard.scatter %t on @g grid_axes = [0] scatter_axis = 0 root = [1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.shift %t on @g grid_axes = [0] shift_axis = 0 offset = 1 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{Invalid shift axis 1. It must be one of the grouping grid axes.}}
  %0 = shard.shift %t on @g grid_axes = [0] shift_axis = 1 offset = 1 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.reduce_scatter %t on @g grid_axes = [0] scatter_axis = 0 : tensor<4x8xf32> -> tensor<2x8xf64>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 0. Expected 4, but got 2.}}
  %0 = shard.reduce_scatter %t on @g grid_axes = [0] scatter_axis = 1 : tensor<4x8xf32> -> tensor<2x8xf64>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{0-based grid axis index 7 is out of bounds. The referenced grid "g" is of rank 2.}}
  %0 = shard.all_reduce %t on @g grid_axes = [7] : tensor<4x8xf32> -> tensor<4x8xf64>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4x8xf32>) {
  %0 = shard.all_reduce %t on @g grid_axes = [1] : tensor<4x8xf32> -> tensor<4x8xf64>
  return
}
