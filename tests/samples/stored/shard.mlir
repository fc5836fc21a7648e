// ===== shard.all_gather: by hand
module {
  shard.grid @g(shape = 2x2)
  func.func @f(%arg0: tensor<4x4xf32>) {
    %all_gather = shard.all_gather %arg0 on @g grid_axes = [1] gather_axis = 1 : tensor<4x4xf32> -> tensor<4x8xf32>
    %all_gather_0 = shard.all_gather %arg0 on @g gather_axis = 0 : tensor<4x4xf32> -> tensor<4x4xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 2>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x4xf32>):
    %0 = "shard.all_gather"(%arg0) <{gather_axis = 1 : index, grid = @g, grid_axes = array<i16: 1>}> : (tensor<4x4xf32>) -> tensor<4x8xf32>
    %1 = "shard.all_gather"(%arg0) <{gather_axis = 0 : index, grid = @g, grid_axes = array<i16>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shard.all_reduce: by hand
module {
  shard.grid @g(shape = 2x2)
  func.func @f(%arg0: tensor<4x4xf32>) {
    %all_reduce = shard.all_reduce %arg0 on @g grid_axes = [1, 0] reduction =  max : tensor<4x4xf32> -> tensor<4x4xf64>
    %all_reduce_0 = shard.all_reduce %arg0 on @g : tensor<4x4xf32> -> tensor<4x4xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 2>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x4xf32>):
    %0 = "shard.all_reduce"(%arg0) <{grid = @g, grid_axes = array<i16: 1, 0>, reduction = #shard<partial max>}> : (tensor<4x4xf32>) -> tensor<4x4xf64>
    %1 = "shard.all_reduce"(%arg0) <{grid = @g, grid_axes = array<i16>, reduction = #shard<partial sum>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shard.all_slice: by hand
module {
  shard.grid @g(shape = 2x2)
  func.func @f(%arg0: tensor<4x4xf32>) {
    %all_slice = shard.all_slice %arg0 on @g grid_axes = [1] slice_axis = 1 : tensor<4x4xf32> -> tensor<4x2xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 2>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x4xf32>):
    %0 = "shard.all_slice"(%arg0) <{grid = @g, grid_axes = array<i16: 1>, slice_axis = 1 : index}> : (tensor<4x4xf32>) -> tensor<4x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shard.all_to_all: by hand
module {
  shard.grid @g(shape = 3x3)
  func.func @f(%arg0: tensor<3x6xf32>) {
    %all_to_all = shard.all_to_all %arg0 on @g grid_axes = [0] split_axis = 0 concat_axis = 0 : tensor<3x6xf32> -> tensor<3x6xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 3, 3>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<3x6xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<3x6xf32>):
    %0 = "shard.all_to_all"(%arg0) <{concat_axis = 0 : index, grid = @g, grid_axes = array<i16: 0>, split_axis = 0 : index}> : (tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shard.broadcast: by hand
module {
  shard.grid @g(shape = 3x?)
  func.func @f(%arg0: tensor<4xf32>, %arg1: index) {
    %broadcast = shard.broadcast %arg0 on @g grid_axes = [1] root = [%arg1] : (tensor<4xf32>, index) -> tensor<4xf32>
    %broadcast_0 = shard.broadcast %arg0 on @g grid_axes = [0] root = [1] : (tensor<4xf32>) -> tensor<4xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 3, -9223372036854775808>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: index):
    %0 = "shard.broadcast"(%arg0, %arg1) <{grid = @g, grid_axes = array<i16: 1>, root = array<i64: -9223372036854775808>}> : (tensor<4xf32>, index) -> tensor<4xf32>
    %1 = "shard.broadcast"(%arg0) <{grid = @g, grid_axes = array<i16: 0>, root = array<i64: 1>}> : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shard.gather: by hand
module {
  shard.grid @g(shape = 2x2)
  func.func @f(%arg0: tensor<2x2xf32>) {
    %gather = shard.gather %arg0 on @g grid_axes = [1] gather_axis = 1 root = [1] : (tensor<2x2xf32>) -> tensor<2x4xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 2>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<2x2xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x2xf32>):
    %0 = "shard.gather"(%arg0) <{gather_axis = 1 : index, grid = @g, grid_axes = array<i16: 1>, root = array<i64: 1>}> : (tensor<2x2xf32>) -> tensor<2x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shard.get_sharding: bare
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = shard.get_sharding %0 : tensor<4xi32> -> !shard.sharding
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "shard.get_sharding"(%0) : (tensor<4xi32>) -> !shard.sharding
}) : () -> ()
// ===== shard.get_sharding: full
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = shard.get_sharding %0 {t.x = 1 : i32} : tensor<4xi32> -> !shard.sharding
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "shard.get_sharding"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> !shard.sharding
}) : () -> ()
// ===== shard.grid: bare
module {
  shard.grid @s(shape = 0)
}
// ----- generic
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 0>, sym_name = "s"}> : () -> ()
}) : () -> ()
// ===== shard.grid: full
module {
  shard.grid @s(shape = 0) {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 0>, sym_name = "s"}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== shard.grid_shape: by hand
module {
  shard.grid @g(shape = 2x4)
  func.func @f() {
    %grid_shape = shard.grid_shape @g axes = [1] : index
    %grid_shape_0:2 = shard.grid_shape @g : index, index
    return
  }
}
// ----- generic
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "shard.grid_shape"() <{axes = array<i16: 1>, grid = @g}> : () -> index
    %1:2 = "shard.grid_shape"() <{axes = array<i16>, grid = @g}> : () -> (index, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shard.neighbors_linear_indices: by hand
module {
  shard.grid @g(shape = 2x4)
  func.func @f(%arg0: index) {
    %down_linear_idx, %up_linear_idx = shard.neighbors_linear_indices on @g[%arg0, %arg0] split_axes = [1] : index, index
    return
  }
}
// ----- generic
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0:2 = "shard.neighbors_linear_indices"(%arg0, %arg0) <{grid = @g, split_axes = array<i16: 1>}> : (index, index) -> (index, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shard.process_linear_index: by hand
module {
  shard.grid @g(shape = 2x4)
  func.func @f() {
    %proc_linear_idx = shard.process_linear_index on @g : index
    return
  }
}
// ----- generic
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "shard.process_linear_index"() <{grid = @g}> : () -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shard.process_multi_index: by hand
module {
  shard.grid @g(shape = 2x4)
  func.func @f() {
    %proc_linear_idx:2 = shard.process_multi_index on @g : index, index
    %proc_linear_idx_0 = shard.process_multi_index on @g axes = [1] : index
    return
  }
}
// ----- generic
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0:2 = "shard.process_multi_index"() <{axes = array<i16>, grid = @g}> : () -> (index, index)
    %1 = "shard.process_multi_index"() <{axes = array<i16: 1>, grid = @g}> : () -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shard.recv: by hand
module {
  shard.grid @g(shape = 2x4)
  func.func @f(%arg0: tensor<4xf32>, %arg1: index) {
    %recv = shard.recv %arg0 on @g grid_axes = [0, 1] source = [1, %arg1] : (tensor<4xf32>, index) -> tensor<4xf32>
    %recv_0 = shard.recv %arg0 on @g grid_axes = [0] : (tensor<4xf32>) -> tensor<4xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: index):
    %0 = "shard.recv"(%arg0, %arg1) <{grid = @g, grid_axes = array<i16: 0, 1>, source = array<i64: 1, -9223372036854775808>}> : (tensor<4xf32>, index) -> tensor<4xf32>
    %1 = "shard.recv"(%arg0) <{grid = @g, grid_axes = array<i16: 0>}> : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shard.reduce: by hand
module {
  shard.grid @g(shape = 2x4)
  func.func @f(%arg0: tensor<4xf32>) {
    %reduce = shard.reduce %arg0 on @g grid_axes = [1] reduction =  max root = [1] : (tensor<4xf32>) -> tensor<4xf64>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "shard.reduce"(%arg0) <{grid = @g, grid_axes = array<i16: 1>, reduction = #shard<partial max>, root = array<i64: 1>}> : (tensor<4xf32>) -> tensor<4xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shard.reduce_scatter: by hand
module {
  shard.grid @g(shape = 2x4)
  func.func @f(%arg0: tensor<8x4xf32>) {
    %reduce_scatter = shard.reduce_scatter %arg0 on @g grid_axes = [1] reduction =  max scatter_axis = 0 : tensor<8x4xf32> -> tensor<2x4xf64>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<8x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8x4xf32>):
    %0 = "shard.reduce_scatter"(%arg0) <{grid = @g, grid_axes = array<i16: 1>, reduction = #shard<partial max>, scatter_axis = 0 : index}> : (tensor<8x4xf32>) -> tensor<2x4xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shard.scatter: by hand
module {
  shard.grid @g(shape = 2x2)
  func.func @f(%arg0: tensor<2x2xf32>, %arg1: index) {
    %scatter = shard.scatter %arg0 on @g grid_axes = [0] scatter_axis = 0 root = [1] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 2>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<2x2xf32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x2xf32>, %arg1: index):
    %0 = "shard.scatter"(%arg0) <{grid = @g, grid_axes = array<i16: 0>, root = array<i64: 1>, scatter_axis = 0 : index}> : (tensor<2x2xf32>) -> tensor<1x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shard.send: by hand
module {
  shard.grid @g(shape = 2x4)
  func.func @f(%arg0: tensor<4xf32>, %arg1: index) {
    %send = shard.send %arg0 on @g grid_axes = [0, 1] destination = [1, %arg1] : (tensor<4xf32>, index) -> tensor<4xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: index):
    %0 = "shard.send"(%arg0, %arg1) <{destination = array<i64: 1, -9223372036854775808>, grid = @g, grid_axes = array<i16: 0, 1>}> : (tensor<4xf32>, index) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shard.shard: bare
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, !shard.sharding)
  %sharding_annotated = shard.shard %0#0 to %0#1 : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, !shard.sharding)
  %1 = "shard.shard"(%0#0, %0#1) : (tensor<4xi32>, !shard.sharding) -> tensor<4xi32>
}) : () -> ()
// ===== shard.shard: full
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, !shard.sharding)
  %sharding_annotated = shard.shard %0#0 to %0#1 annotate_for_users {t.x = 1 : i32} : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, !shard.sharding)
  %1 = "shard.shard"(%0#0, %0#1) <{annotate_for_users}> {t.x = 1 : i32} : (tensor<4xi32>, !shard.sharding) -> tensor<4xi32>
}) : () -> ()
// ===== shard.shard_shape: with result
module {
  %0 = "t.values"() : () -> !shard.sharding
  %shard_shape:2 = shard.shard_shape dims = [0] sharding = %0 device = [0] : index, index
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shard.sharding
  %1:2 = "shard.shard_shape"(%0) <{device = array<i64: 0>, dims = array<i64: 0>, operandSegmentSizes = array<i32: 0, 1, 0>}> : (!shard.sharding) -> (index, index)
}) : () -> ()
// ===== shard.sharding: by hand
module {
  shard.grid @g(shape = 4x8)
  func.func @f(%arg0: i64) {
    %sharding = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
    %sharding_0 = shard.sharding @g split_axes = [[], [0, 1]] halo_sizes = [1, %arg0] : !shard.sharding
    %sharding_1 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 1, 3, 5, %arg0] {t.x} : !shard.sharding
    return
  }
}
// ----- generic
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 4, 8>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i64):
    %0 = "shard.sharding"() <{grid = @g, operandSegmentSizes = array<i32: 0, 0>, split_axes = #shard<axisarray[[0], [1]]>, static_halo_sizes = array<i64>, static_sharded_dims_offsets = array<i64>}> : () -> !shard.sharding
    %1 = "shard.sharding"(%arg0) <{grid = @g, operandSegmentSizes = array<i32: 0, 1>, split_axes = #shard<axisarray[[], [0, 1]]>, static_halo_sizes = array<i64: 1, -9223372036854775808>, static_sharded_dims_offsets = array<i64>}> : (i64) -> !shard.sharding
    %2 = "shard.sharding"(%arg0) <{grid = @g, operandSegmentSizes = array<i32: 1, 0>, split_axes = #shard<axisarray[[0]]>, static_halo_sizes = array<i64>, static_sharded_dims_offsets = array<i64: 0, 1, 3, 5, -9223372036854775808>}> {t.x} : (i64) -> !shard.sharding
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shard.shift: by hand
module {
  shard.grid @g(shape = 2x4)
  func.func @f(%arg0: tensor<4xf32>) {
    %shift = shard.shift %arg0 on @g grid_axes = [0, 1] shift_axis = 1 offset = -2 rotate : tensor<4xf32> -> tensor<4xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "shard.shift"(%arg0) <{grid = @g, grid_axes = array<i16: 0, 1>, offset = -2 : i64, rotate, shift_axis = 1 : index}> : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shard.update_halo: by hand
module {
  shard.grid @g(shape = 4)
  func.func @f(%arg0: tensor<8x8xf32>, %arg1: i64) -> tensor<8x8xf32> {
    %0 = shard.update_halo %arg0 on @g split_axes = [[0]] halo_sizes = [1, %arg1] : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}
// ----- generic
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 4>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>, i64) -> tensor<8x8xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8x8xf32>, %arg1: i64):
    %0 = "shard.update_halo"(%arg0, %arg1) <{grid = @g, split_axes = #shard<axisarray[[0]]>, static_halo_sizes = array<i64: 1, -9223372036854775808>}> : (tensor<8x8xf32>, i64) -> tensor<8x8xf32>
    "func.return"(%0) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
