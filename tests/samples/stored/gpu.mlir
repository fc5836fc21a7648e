// ===== gpu.all_reduce: full
module {
  %0 = "t.values"() : () -> i32
  %1 = gpu.all_reduce  mul %0 uniform {
  } {t.x = 1 : i32} : (i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "gpu.all_reduce"(%0) <{op = #gpu<all_reduce_op mul>, uniform}> ({
  }) {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== gpu.all_reduce: with op
module {
  %0 = "t.values"() : () -> i32
  %1 = gpu.all_reduce  mul %0 {
  } : (i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "gpu.all_reduce"(%0) <{op = #gpu<all_reduce_op mul>}> ({
  }) : (i32) -> i32
}) : () -> ()
// ===== gpu.all_reduce: bare (not verified)
module {
  %0 = "t.values"() : () -> i32
  %1 = gpu.all_reduce  %0 {
    "t.end"() : () -> ()
  } : (i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "gpu.all_reduce"(%0) ({
    "t.end"() : () -> ()
  }) : (i32) -> i32
}) : () -> ()
// ===== gpu.alloc: bare
module {
  %memref = gpu.alloc  () : memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.alloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> memref<4xindex>
}) : () -> ()
// ===== gpu.alloc: with asyncDependencies
module {
  %0:2 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token)
  %memref = gpu.alloc [%0#0, %0#1] () : memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token)
  %1 = "gpu.alloc"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 2, 0, 0>}> : (!gpu.async.token, !gpu.async.token) -> memref<4xindex>
}) : () -> ()
// ===== gpu.alloc: with asyncToken
module {
  %memref, %asyncToken = gpu.alloc async () : memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "gpu.alloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> (memref<4xindex>, !gpu.async.token)
}) : () -> ()
// ===== gpu.alloc: with hostShared
module {
  %memref = gpu.alloc  host_shared () : memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.alloc"() <{hostShared, operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> memref<4xindex>
}) : () -> ()
// ===== gpu.alloc: full (not verified)
module {
  %0:6 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, index, index)
  %memref, %asyncToken = gpu.alloc async [%0#0, %0#1] host_shared (%0#2, %0#3)[%0#4, %0#5] {t.x = 1 : i32} : memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, index, index)
  %1:2 = "gpu.alloc"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{hostShared, operandSegmentSizes = array<i32: 2, 2, 2>}> {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, index, index, index, index) -> (memref<4xindex>, !gpu.async.token)
}) : () -> ()
// ===== gpu.barrier: bare
module {
  gpu.barrier
}
// ----- generic
"builtin.module"() ({
  "gpu.barrier"() : () -> ()
}) : () -> ()
// ===== gpu.barrier: full
module {
  gpu.barrier {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "gpu.barrier"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== gpu.binary: by hand
module {
  gpu.binary @b  [#gpu.object<#nvvm.target, "blob">, #gpu.object<#nvvm.target<chip = "sm_90">, assembly = "text">]
  gpu.binary @c <#gpu.select_object<1 : i64>> [#gpu.object<#nvvm.target, offload = "a">, #gpu.object<#nvvm.target, "b">]
}
// ----- generic
"builtin.module"() ({
  "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, "blob">, #gpu.object<#nvvm.target<chip = "sm_90">, assembly = "text">], offloadingHandler = #gpu.select_object, sym_name = "b"}> : () -> ()
  "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, offload = "a">, #gpu.object<#nvvm.target, "b">], offloadingHandler = #gpu.select_object<1 : i64>, sym_name = "c"}> : () -> ()
}) : () -> ()
// ===== gpu.block_dim: bare
module {
  %block_dim_y = gpu.block_dim  y
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.block_dim"() <{dimension = #gpu<dim y>}> : () -> index
}) : () -> ()
// ===== gpu.block_dim: full
module {
  %block_dim_y = gpu.block_dim  y upper_bound 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.block_dim"() <{dimension = #gpu<dim y>, upper_bound = 1 : index}> {t.x = 1 : i32} : () -> index
}) : () -> ()
// ===== gpu.block_id: bare
module {
  %block_id_y = gpu.block_id  y
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.block_id"() <{dimension = #gpu<dim y>}> : () -> index
}) : () -> ()
// ===== gpu.block_id: full
module {
  %block_id_y = gpu.block_id  y upper_bound 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.block_id"() <{dimension = #gpu<dim y>, upper_bound = 1 : index}> {t.x = 1 : i32} : () -> index
}) : () -> ()
// ===== gpu.cluster_block_id: bare
module {
  %cluster_block_id_y = gpu.cluster_block_id  y
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.cluster_block_id"() <{dimension = #gpu<dim y>}> : () -> index
}) : () -> ()
// ===== gpu.cluster_block_id: full
module {
  %cluster_block_id_y = gpu.cluster_block_id  y upper_bound 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.cluster_block_id"() <{dimension = #gpu<dim y>, upper_bound = 1 : index}> {t.x = 1 : i32} : () -> index
}) : () -> ()
// ===== gpu.cluster_dim: bare
module {
  %cluster_dim_y = gpu.cluster_dim  y
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.cluster_dim"() <{dimension = #gpu<dim y>}> : () -> index
}) : () -> ()
// ===== gpu.cluster_dim: full
module {
  %cluster_dim_y = gpu.cluster_dim  y upper_bound 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.cluster_dim"() <{dimension = #gpu<dim y>, upper_bound = 1 : index}> {t.x = 1 : i32} : () -> index
}) : () -> ()
// ===== gpu.cluster_dim_blocks: bare
module {
  %cluster_dim_blocks_y = gpu.cluster_dim_blocks  y
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim y>}> : () -> index
}) : () -> ()
// ===== gpu.cluster_dim_blocks: full
module {
  %cluster_dim_blocks_y = gpu.cluster_dim_blocks  y upper_bound 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim y>, upper_bound = 1 : index}> {t.x = 1 : i32} : () -> index
}) : () -> ()
// ===== gpu.cluster_id: bare
module {
  %cluster_id_y = gpu.cluster_id  y
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.cluster_id"() <{dimension = #gpu<dim y>}> : () -> index
}) : () -> ()
// ===== gpu.cluster_id: full
module {
  %cluster_id_y = gpu.cluster_id  y upper_bound 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.cluster_id"() <{dimension = #gpu<dim y>, upper_bound = 1 : index}> {t.x = 1 : i32} : () -> index
}) : () -> ()
// ===== gpu.create_2to4_spmat: bare
module {
  %0:3 = "t.values"() : () -> (index, index, memref<4xindex>)
  %spMat = gpu.create_2to4_spmat { PRUNE_AND_CHECK} %0#0, %0#1, %0#2 : memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (index, index, memref<4xindex>)
  %1 = "gpu.create_2to4_spmat"(%0#0, %0#1, %0#2) <{pruneFlag = #gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>}> : (index, index, memref<4xindex>) -> !gpu.sparse.spmat_handle
}) : () -> ()
// ===== gpu.create_2to4_spmat: full
module {
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, memref<4xindex>)
  %spMat, %asyncToken = gpu.create_2to4_spmat async [%0#0, %0#1]{ PRUNE_ONLY} %0#2, %0#3, %0#4 {t.x = 1 : i32} : memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, memref<4xindex>)
  %1:2 = "gpu.create_2to4_spmat"(%0#0, %0#1, %0#2, %0#3, %0#4) <{pruneFlag = #gpu<prune_2to4_spmat_flag PRUNE_ONLY>}> {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, index, index, memref<4xindex>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.create_2to4_spmat: ones
module {
  %0:4 = "t.values"() : () -> (!gpu.async.token, index, index, memref<4xindex>)
  %spMat, %asyncToken = gpu.create_2to4_spmat async [%0#0]{ PRUNE_AND_CHECK} %0#1, %0#2, %0#3 : memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!gpu.async.token, index, index, memref<4xindex>)
  %1:2 = "gpu.create_2to4_spmat"(%0#0, %0#1, %0#2, %0#3) <{pruneFlag = #gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>}> : (!gpu.async.token, index, index, memref<4xindex>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.create_2to4_spmat: with asyncDependencies
module {
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, memref<4xindex>)
  %spMat = gpu.create_2to4_spmat [%0#0, %0#1]{ PRUNE_AND_CHECK} %0#2, %0#3, %0#4 : memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, memref<4xindex>)
  %1 = "gpu.create_2to4_spmat"(%0#0, %0#1, %0#2, %0#3, %0#4) <{pruneFlag = #gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>}> : (!gpu.async.token, !gpu.async.token, index, index, memref<4xindex>) -> !gpu.sparse.spmat_handle
}) : () -> ()
// ===== gpu.create_2to4_spmat: with asyncToken
module {
  %0:3 = "t.values"() : () -> (index, index, memref<4xindex>)
  %spMat, %asyncToken = gpu.create_2to4_spmat async{ PRUNE_AND_CHECK} %0#0, %0#1, %0#2 : memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (index, index, memref<4xindex>)
  %1:2 = "gpu.create_2to4_spmat"(%0#0, %0#1, %0#2) <{pruneFlag = #gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>}> : (index, index, memref<4xindex>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.create_bsr: bare
module {
  %0:8 = "t.values"() : () -> (index, index, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %spmat = gpu.create_bsr  %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7 : memref<4xindex>, memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:8 = "t.values"() : () -> (index, index, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %1 = "gpu.create_bsr"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7) : (index, index, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>) -> !gpu.sparse.spmat_handle
}) : () -> ()
// ===== gpu.create_bsr: full
module {
  %0:10 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %spmat, %asyncToken = gpu.create_bsr async [%0#0, %0#1] %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9 {t.x = 1 : i32} : memref<4xindex>, memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:10 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %1:2 = "gpu.create_bsr"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9) {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, index, index, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.create_bsr: ones
module {
  %0:9 = "t.values"() : () -> (!gpu.async.token, index, index, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %spmat, %asyncToken = gpu.create_bsr async [%0#0] %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8 : memref<4xindex>, memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:9 = "t.values"() : () -> (!gpu.async.token, index, index, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %1:2 = "gpu.create_bsr"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8) : (!gpu.async.token, index, index, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.create_bsr: with asyncDependencies
module {
  %0:10 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %spmat = gpu.create_bsr [%0#0, %0#1] %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9 : memref<4xindex>, memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:10 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %1 = "gpu.create_bsr"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9) : (!gpu.async.token, !gpu.async.token, index, index, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>) -> !gpu.sparse.spmat_handle
}) : () -> ()
// ===== gpu.create_bsr: with asyncToken
module {
  %0:8 = "t.values"() : () -> (index, index, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %spmat, %asyncToken = gpu.create_bsr async %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7 : memref<4xindex>, memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:8 = "t.values"() : () -> (index, index, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %1:2 = "gpu.create_bsr"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7) : (index, index, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.create_coo: bare
module {
  %0:6 = "t.values"() : () -> (index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %spmat = gpu.create_coo  %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 : memref<4xindex>, memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %1 = "gpu.create_coo"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : (index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>) -> !gpu.sparse.spmat_handle
}) : () -> ()
// ===== gpu.create_coo: full
module {
  %0:8 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %spmat, %asyncToken = gpu.create_coo async [%0#0, %0#1] %0#2, %0#3, %0#4, %0#5, %0#6, %0#7 {t.x = 1 : i32} : memref<4xindex>, memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:8 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %1:2 = "gpu.create_coo"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7) {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.create_coo: ones
module {
  %0:7 = "t.values"() : () -> (!gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %spmat, %asyncToken = gpu.create_coo async [%0#0] %0#1, %0#2, %0#3, %0#4, %0#5, %0#6 : memref<4xindex>, memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (!gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %1:2 = "gpu.create_coo"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) : (!gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.create_coo: with asyncDependencies
module {
  %0:8 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %spmat = gpu.create_coo [%0#0, %0#1] %0#2, %0#3, %0#4, %0#5, %0#6, %0#7 : memref<4xindex>, memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:8 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %1 = "gpu.create_coo"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7) : (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>) -> !gpu.sparse.spmat_handle
}) : () -> ()
// ===== gpu.create_coo: with asyncToken
module {
  %0:6 = "t.values"() : () -> (index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %spmat, %asyncToken = gpu.create_coo async %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 : memref<4xindex>, memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %1:2 = "gpu.create_coo"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : (index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.create_coo_aos: bare
module {
  %0:5 = "t.values"() : () -> (index, index, index, memref<4xindex>, memref<4xindex>)
  %spmat = gpu.create_coo_aos  %0#0, %0#1, %0#2, %0#3, %0#4 : memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (index, index, index, memref<4xindex>, memref<4xindex>)
  %1 = "gpu.create_coo_aos"(%0#0, %0#1, %0#2, %0#3, %0#4) : (index, index, index, memref<4xindex>, memref<4xindex>) -> !gpu.sparse.spmat_handle
}) : () -> ()
// ===== gpu.create_coo_aos: full
module {
  %0:7 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>)
  %spmat, %asyncToken = gpu.create_coo_aos async [%0#0, %0#1] %0#2, %0#3, %0#4, %0#5, %0#6 {t.x = 1 : i32} : memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>)
  %1:2 = "gpu.create_coo_aos"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.create_coo_aos: ones
module {
  %0:6 = "t.values"() : () -> (!gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>)
  %spmat, %asyncToken = gpu.create_coo_aos async [%0#0] %0#1, %0#2, %0#3, %0#4, %0#5 : memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>)
  %1:2 = "gpu.create_coo_aos"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : (!gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.create_coo_aos: with asyncDependencies
module {
  %0:7 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>)
  %spmat = gpu.create_coo_aos [%0#0, %0#1] %0#2, %0#3, %0#4, %0#5, %0#6 : memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>)
  %1 = "gpu.create_coo_aos"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) : (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>) -> !gpu.sparse.spmat_handle
}) : () -> ()
// ===== gpu.create_coo_aos: with asyncToken
module {
  %0:5 = "t.values"() : () -> (index, index, index, memref<4xindex>, memref<4xindex>)
  %spmat, %asyncToken = gpu.create_coo_aos async %0#0, %0#1, %0#2, %0#3, %0#4 : memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (index, index, index, memref<4xindex>, memref<4xindex>)
  %1:2 = "gpu.create_coo_aos"(%0#0, %0#1, %0#2, %0#3, %0#4) : (index, index, index, memref<4xindex>, memref<4xindex>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.create_csc: bare
module {
  %0:6 = "t.values"() : () -> (index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %spmat = gpu.create_csc  %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 : memref<4xindex>, memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %1 = "gpu.create_csc"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : (index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>) -> !gpu.sparse.spmat_handle
}) : () -> ()
// ===== gpu.create_csc: full
module {
  %0:8 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %spmat, %asyncToken = gpu.create_csc async [%0#0, %0#1] %0#2, %0#3, %0#4, %0#5, %0#6, %0#7 {t.x = 1 : i32} : memref<4xindex>, memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:8 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %1:2 = "gpu.create_csc"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7) {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.create_csc: ones
module {
  %0:7 = "t.values"() : () -> (!gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %spmat, %asyncToken = gpu.create_csc async [%0#0] %0#1, %0#2, %0#3, %0#4, %0#5, %0#6 : memref<4xindex>, memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (!gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %1:2 = "gpu.create_csc"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) : (!gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.create_csc: with asyncDependencies
module {
  %0:8 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %spmat = gpu.create_csc [%0#0, %0#1] %0#2, %0#3, %0#4, %0#5, %0#6, %0#7 : memref<4xindex>, memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:8 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %1 = "gpu.create_csc"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7) : (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>) -> !gpu.sparse.spmat_handle
}) : () -> ()
// ===== gpu.create_csc: with asyncToken
module {
  %0:6 = "t.values"() : () -> (index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %spmat, %asyncToken = gpu.create_csc async %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 : memref<4xindex>, memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %1:2 = "gpu.create_csc"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : (index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.create_csr: bare
module {
  %0:6 = "t.values"() : () -> (index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %spmat = gpu.create_csr  %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 : memref<4xindex>, memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %1 = "gpu.create_csr"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : (index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>) -> !gpu.sparse.spmat_handle
}) : () -> ()
// ===== gpu.create_csr: full
module {
  %0:8 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %spmat, %asyncToken = gpu.create_csr async [%0#0, %0#1] %0#2, %0#3, %0#4, %0#5, %0#6, %0#7 {t.x = 1 : i32} : memref<4xindex>, memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:8 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %1:2 = "gpu.create_csr"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7) {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.create_csr: ones
module {
  %0:7 = "t.values"() : () -> (!gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %spmat, %asyncToken = gpu.create_csr async [%0#0] %0#1, %0#2, %0#3, %0#4, %0#5, %0#6 : memref<4xindex>, memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (!gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %1:2 = "gpu.create_csr"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) : (!gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.create_csr: with asyncDependencies
module {
  %0:8 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %spmat = gpu.create_csr [%0#0, %0#1] %0#2, %0#3, %0#4, %0#5, %0#6, %0#7 : memref<4xindex>, memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:8 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %1 = "gpu.create_csr"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7) : (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>) -> !gpu.sparse.spmat_handle
}) : () -> ()
// ===== gpu.create_csr: with asyncToken
module {
  %0:6 = "t.values"() : () -> (index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %spmat, %asyncToken = gpu.create_csr async %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 : memref<4xindex>, memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  %1:2 = "gpu.create_csr"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : (index, index, index, memref<4xindex>, memref<4xindex>, memref<4xindex>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.create_dn_tensor: full
module {
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, memref<4xi32>, index, index)
  %dnTensor, %asyncToken = gpu.create_dn_tensor async [%0#0, %0#1] %0#2, %0#3, %0#4 {t.x = 1 : i32} : index, index into memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, memref<4xi32>, index, index)
  %1:2 = "gpu.create_dn_tensor"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 2, 1, 2>}> {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, memref<4xi32>, index, index) -> (!gpu.sparse.dntensor_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.create_dn_tensor: ones
module {
  %0:3 = "t.values"() : () -> (!gpu.async.token, memref<4xi32>, index)
  %dnTensor, %asyncToken = gpu.create_dn_tensor async [%0#0] %0#1, %0#2 : index into memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.async.token, memref<4xi32>, index)
  %1:2 = "gpu.create_dn_tensor"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, memref<4xi32>, index) -> (!gpu.sparse.dntensor_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.create_dn_tensor: with dims
module {
  %0:3 = "t.values"() : () -> (memref<4xi32>, index, index)
  %dnTensor = gpu.create_dn_tensor  %0#0, %0#1, %0#2 : index, index into memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xi32>, index, index)
  %1 = "gpu.create_dn_tensor"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 0, 1, 2>}> : (memref<4xi32>, index, index) -> !gpu.sparse.dntensor_handle
}) : () -> ()
// ===== gpu.dealloc: bare
module {
  %0 = "t.values"() : () -> memref<4xi32>
  gpu.dealloc  %0 : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  "gpu.dealloc"(%0) : (memref<4xi32>) -> ()
}) : () -> ()
// ===== gpu.dealloc: full
module {
  %0:3 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, memref<4xi32>)
  %1 = gpu.dealloc async [%0#0, %0#1] %0#2 {t.x = 1 : i32} : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, memref<4xi32>)
  %1 = "gpu.dealloc"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, memref<4xi32>) -> !gpu.async.token
}) : () -> ()
// ===== gpu.dealloc: ones
module {
  %0:2 = "t.values"() : () -> (!gpu.async.token, memref<4xi32>)
  %1 = gpu.dealloc async [%0#0] %0#1 : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!gpu.async.token, memref<4xi32>)
  %1 = "gpu.dealloc"(%0#0, %0#1) : (!gpu.async.token, memref<4xi32>) -> !gpu.async.token
}) : () -> ()
// ===== gpu.dealloc: with asyncDependencies
module {
  %0:3 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, memref<4xi32>)
  gpu.dealloc [%0#0, %0#1] %0#2 : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, memref<4xi32>)
  "gpu.dealloc"(%0#0, %0#1, %0#2) : (!gpu.async.token, !gpu.async.token, memref<4xi32>) -> ()
}) : () -> ()
// ===== gpu.dealloc: with asyncToken
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = gpu.dealloc async %0 : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "gpu.dealloc"(%0) : (memref<4xi32>) -> !gpu.async.token
}) : () -> ()
// ===== gpu.destroy_dn_tensor: bare
module {
  %0 = "t.values"() : () -> !gpu.sparse.dntensor_handle
  gpu.destroy_dn_tensor  %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !gpu.sparse.dntensor_handle
  "gpu.destroy_dn_tensor"(%0) : (!gpu.sparse.dntensor_handle) -> ()
}) : () -> ()
// ===== gpu.destroy_dn_tensor: full
module {
  %0:3 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.dntensor_handle)
  %1 = gpu.destroy_dn_tensor async [%0#0, %0#1] %0#2 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.dntensor_handle)
  %1 = "gpu.destroy_dn_tensor"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, !gpu.sparse.dntensor_handle) -> !gpu.async.token
}) : () -> ()
// ===== gpu.destroy_dn_tensor: ones
module {
  %0:2 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.dntensor_handle)
  %1 = gpu.destroy_dn_tensor async [%0#0] %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.dntensor_handle)
  %1 = "gpu.destroy_dn_tensor"(%0#0, %0#1) : (!gpu.async.token, !gpu.sparse.dntensor_handle) -> !gpu.async.token
}) : () -> ()
// ===== gpu.destroy_dn_tensor: with asyncDependencies
module {
  %0:3 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.dntensor_handle)
  gpu.destroy_dn_tensor [%0#0, %0#1] %0#2
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.dntensor_handle)
  "gpu.destroy_dn_tensor"(%0#0, %0#1, %0#2) : (!gpu.async.token, !gpu.async.token, !gpu.sparse.dntensor_handle) -> ()
}) : () -> ()
// ===== gpu.destroy_dn_tensor: with asyncToken
module {
  %0 = "t.values"() : () -> !gpu.sparse.dntensor_handle
  %1 = gpu.destroy_dn_tensor async %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !gpu.sparse.dntensor_handle
  %1 = "gpu.destroy_dn_tensor"(%0) : (!gpu.sparse.dntensor_handle) -> !gpu.async.token
}) : () -> ()
// ===== gpu.destroy_sp_mat: bare
module {
  %0 = "t.values"() : () -> !gpu.sparse.spmat_handle
  gpu.destroy_sp_mat  %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !gpu.sparse.spmat_handle
  "gpu.destroy_sp_mat"(%0) : (!gpu.sparse.spmat_handle) -> ()
}) : () -> ()
// ===== gpu.destroy_sp_mat: full
module {
  %0:3 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle)
  %1 = gpu.destroy_sp_mat async [%0#0, %0#1] %0#2 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle)
  %1 = "gpu.destroy_sp_mat"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle) -> !gpu.async.token
}) : () -> ()
// ===== gpu.destroy_sp_mat: ones
module {
  %0:2 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spmat_handle)
  %1 = gpu.destroy_sp_mat async [%0#0] %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spmat_handle)
  %1 = "gpu.destroy_sp_mat"(%0#0, %0#1) : (!gpu.async.token, !gpu.sparse.spmat_handle) -> !gpu.async.token
}) : () -> ()
// ===== gpu.destroy_sp_mat: with asyncDependencies
module {
  %0:3 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle)
  gpu.destroy_sp_mat [%0#0, %0#1] %0#2
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle)
  "gpu.destroy_sp_mat"(%0#0, %0#1, %0#2) : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle) -> ()
}) : () -> ()
// ===== gpu.destroy_sp_mat: with asyncToken
module {
  %0 = "t.values"() : () -> !gpu.sparse.spmat_handle
  %1 = gpu.destroy_sp_mat async %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !gpu.sparse.spmat_handle
  %1 = "gpu.destroy_sp_mat"(%0) : (!gpu.sparse.spmat_handle) -> !gpu.async.token
}) : () -> ()
// ===== gpu.dynamic_shared_memory: by hand
module {
  func.func @f() {
    %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "gpu.dynamic_shared_memory"() : () -> memref<?xi8, #gpu.address_space<workgroup>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== gpu.func: by hand
module {
  gpu.module @m {
    gpu.func @kernel(%arg0: i32 {t.a}, %arg1: memref<4xf32>) workgroup(%arg2 : memref<32xf32, 3> {t.b}, %arg3 : memref<4xf32, 3>) private(%arg4 : memref<1xf32, 5>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
      gpu.return
    }
    gpu.func @function(%arg0: i32) -> (i32, f32) {
      %cst = arith.constant 1.000000e+00 : f32
      gpu.return %arg0, %cst : i32, f32
    }
  }
}
// ----- generic
"builtin.module"() ({
  "gpu.module"() <{sym_name = "m"}> ({
    "gpu.func"() <{arg_attrs = [{t.a}, {}], function_type = (i32, memref<4xf32>) -> (), known_block_size = array<i32: 32, 1, 1>, workgroup_attrib_attrs = [{t.b}, {}]}> ({
    ^bb0(%arg1: i32, %arg2: memref<4xf32>, %arg3: memref<32xf32, 3>, %arg4: memref<4xf32, 3>, %arg5: memref<1xf32, 5>):
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "kernel", workgroup_attributions = 2 : i64} : () -> ()
    "gpu.func"() <{function_type = (i32) -> (i32, f32)}> ({
    ^bb0(%arg0: i32):
      %0 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      "gpu.return"(%arg0, %0) : (i32, f32) -> ()
    }) {sym_name = "function", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== gpu.global_id: bare
module {
  %global_id_y = gpu.global_id  y
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.global_id"() <{dimension = #gpu<dim y>}> : () -> index
}) : () -> ()
// ===== gpu.global_id: full
module {
  %global_id_y = gpu.global_id  y upper_bound 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.global_id"() <{dimension = #gpu<dim y>, upper_bound = 1 : index}> {t.x = 1 : i32} : () -> index
}) : () -> ()
// ===== gpu.grid_dim: bare
module {
  %grid_dim_y = gpu.grid_dim  y
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.grid_dim"() <{dimension = #gpu<dim y>}> : () -> index
}) : () -> ()
// ===== gpu.grid_dim: full
module {
  %grid_dim_y = gpu.grid_dim  y upper_bound 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.grid_dim"() <{dimension = #gpu<dim y>, upper_bound = 1 : index}> {t.x = 1 : i32} : () -> index
}) : () -> ()
// ===== gpu.host_register: bare
module {
  %0 = "t.values"() : () -> memref<*xi32>
  gpu.host_register %0 : memref<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<*xi32>
  "gpu.host_register"(%0) : (memref<*xi32>) -> ()
}) : () -> ()
// ===== gpu.host_register: full
module {
  %0 = "t.values"() : () -> memref<*xi32>
  gpu.host_register %0 {t.x = 1 : i32} : memref<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<*xi32>
  "gpu.host_register"(%0) {t.x = 1 : i32} : (memref<*xi32>) -> ()
}) : () -> ()
// ===== gpu.host_unregister: bare
module {
  %0 = "t.values"() : () -> memref<*xi32>
  gpu.host_unregister %0 : memref<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<*xi32>
  "gpu.host_unregister"(%0) : (memref<*xi32>) -> ()
}) : () -> ()
// ===== gpu.host_unregister: full
module {
  %0 = "t.values"() : () -> memref<*xi32>
  gpu.host_unregister %0 {t.x = 1 : i32} : memref<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<*xi32>
  "gpu.host_unregister"(%0) {t.x = 1 : i32} : (memref<*xi32>) -> ()
}) : () -> ()
// ===== gpu.lane_id: bare
module {
  %0 = gpu.lane_id
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.lane_id"() : () -> index
}) : () -> ()
// ===== gpu.lane_id: full
module {
  %0 = gpu.lane_id upper_bound 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.lane_id"() <{upper_bound = 1 : index}> {t.x = 1 : i32} : () -> index
}) : () -> ()
// ===== gpu.launch: by hand
module {
  func.func @f(%arg0: index, %arg1: i32, %arg2: !gpu.async.token) {
    gpu.launch blocks(%arg3, %arg4, %arg5) in (%arg9 = %arg0, %arg10 = %arg0, %arg11 = %arg0) threads(%arg6, %arg7, %arg8) in (%arg12 = %arg0, %arg13 = %arg0, %arg14 = %arg0) {
      gpu.terminator
    }
    %0 = gpu.launch async [%arg2] clusters(%arg15, %arg16, %arg17) in (%arg18 = %arg0, %arg19 = %arg0, %arg20 = %arg0) blocks(%arg3, %arg4, %arg5) in (%arg9 = %arg0, %arg10 = %arg0, %arg11 = %arg0) threads(%arg6, %arg7, %arg8) in (%arg12 = %arg0, %arg13 = %arg0, %arg14 = %arg0) dynamic_shared_memory_size %arg1 workgroup(%arg21 : memref<32xf32, 3>) private(%arg22 : memref<1xf32, 5>) {
      gpu.terminator
    } {t.x = 1 : i32}
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, i32, !gpu.async.token) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: i32, %arg2: !gpu.async.token):
    "gpu.launch"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg23: index, %arg24: index, %arg25: index, %arg26: index, %arg27: index, %arg28: index, %arg29: index, %arg30: index, %arg31: index, %arg32: index, %arg33: index, %arg34: index):
      "gpu.terminator"() : () -> ()
    }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
    %0 = "gpu.launch"(%arg2, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1>}> ({
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index, %arg17: index, %arg18: index, %arg19: index, %arg20: index, %arg21: memref<32xf32, 3>, %arg22: memref<1xf32, 5>):
      "gpu.terminator"() : () -> ()
    }) {t.x = 1 : i32, workgroup_attributions = 1 : i64} : (!gpu.async.token, index, index, index, index, index, index, index, index, index, i32) -> !gpu.async.token
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== gpu.launch_func: by hand
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%arg0: f32, %arg1: memref<?xf32, 1>) kernel {
      gpu.return
    }
  }
  func.func @f(%arg0: index, %arg1: i32, %arg2: f32, %arg3: memref<?xf32, 1>, %arg4: !gpu.async.token) {
    gpu.launch_func  @m::@k blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  dynamic_shared_memory_size %arg1 args(%arg2 : f32, %arg3 : memref<?xf32, 1>)
    %0 = gpu.launch_func async [%arg4] @m::@k clusters in (%arg0, %arg0, %arg0) blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  args(%arg2 : f32, %arg3 : memref<?xf32, 1>)
    return
  }
}
// ----- generic
"builtin.module"() ({
  "gpu.module"() <{sym_name = "m"}> ({
    "gpu.func"() <{function_type = (f32, memref<?xf32, 1>) -> ()}> ({
    ^bb0(%arg5: f32, %arg6: memref<?xf32, 1>):
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "k", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i32, f32, memref<?xf32, 1>, !gpu.async.token) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: i32, %arg2: f32, %arg3: memref<?xf32, 1>, %arg4: !gpu.async.token):
    "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1, %arg2, %arg3) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 2, 0>}> : (index, index, index, index, index, index, i32, f32, memref<?xf32, 1>) -> ()
    %0 = "gpu.launch_func"(%arg4, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg2, %arg3) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, index, f32, memref<?xf32, 1>) -> !gpu.async.token
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()
// ===== gpu.memcpy: bare
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>)
  gpu.memcpy  %0#0, %0#1 : memref<4xi32>, memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>)
  "gpu.memcpy"(%0#0, %0#1) : (memref<4xi32>, memref<4xi32>) -> ()
}) : () -> ()
// ===== gpu.memcpy: full
module {
  %0:4 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, memref<4xi32>, memref<4xi32>)
  %1 = gpu.memcpy async [%0#0, %0#1] %0#2, %0#3 : memref<4xi32>, memref<4xi32> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, memref<4xi32>, memref<4xi32>)
  %1 = "gpu.memcpy"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, memref<4xi32>, memref<4xi32>) -> !gpu.async.token
}) : () -> ()
// ===== gpu.memcpy: ones
module {
  %0:3 = "t.values"() : () -> (!gpu.async.token, memref<4xi32>, memref<4xi32>)
  %1 = gpu.memcpy async [%0#0] %0#1, %0#2 : memref<4xi32>, memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.async.token, memref<4xi32>, memref<4xi32>)
  %1 = "gpu.memcpy"(%0#0, %0#1, %0#2) : (!gpu.async.token, memref<4xi32>, memref<4xi32>) -> !gpu.async.token
}) : () -> ()
// ===== gpu.memcpy: with asyncDependencies
module {
  %0:4 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, memref<4xi32>, memref<4xi32>)
  gpu.memcpy [%0#0, %0#1] %0#2, %0#3 : memref<4xi32>, memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, memref<4xi32>, memref<4xi32>)
  "gpu.memcpy"(%0#0, %0#1, %0#2, %0#3) : (!gpu.async.token, !gpu.async.token, memref<4xi32>, memref<4xi32>) -> ()
}) : () -> ()
// ===== gpu.memcpy: with asyncToken
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>)
  %1 = gpu.memcpy async %0#0, %0#1 : memref<4xi32>, memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>)
  %1 = "gpu.memcpy"(%0#0, %0#1) : (memref<4xi32>, memref<4xi32>) -> !gpu.async.token
}) : () -> ()
// ===== gpu.memset: bare
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, i32)
  gpu.memset  %0#0, %0#1 : memref<4xi32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, i32)
  "gpu.memset"(%0#0, %0#1) : (memref<4xi32>, i32) -> ()
}) : () -> ()
// ===== gpu.memset: full
module {
  %0:4 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, memref<4xi32>, i32)
  %1 = gpu.memset async [%0#0, %0#1] %0#2, %0#3 : memref<4xi32>, i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, memref<4xi32>, i32)
  %1 = "gpu.memset"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, memref<4xi32>, i32) -> !gpu.async.token
}) : () -> ()
// ===== gpu.memset: ones
module {
  %0:3 = "t.values"() : () -> (!gpu.async.token, memref<4xi32>, i32)
  %1 = gpu.memset async [%0#0] %0#1, %0#2 : memref<4xi32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.async.token, memref<4xi32>, i32)
  %1 = "gpu.memset"(%0#0, %0#1, %0#2) : (!gpu.async.token, memref<4xi32>, i32) -> !gpu.async.token
}) : () -> ()
// ===== gpu.memset: with asyncDependencies
module {
  %0:4 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, memref<4xi32>, i32)
  gpu.memset [%0#0, %0#1] %0#2, %0#3 : memref<4xi32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, memref<4xi32>, i32)
  "gpu.memset"(%0#0, %0#1, %0#2, %0#3) : (!gpu.async.token, !gpu.async.token, memref<4xi32>, i32) -> ()
}) : () -> ()
// ===== gpu.memset: with asyncToken
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, i32)
  %1 = gpu.memset async %0#0, %0#1 : memref<4xi32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, i32)
  %1 = "gpu.memset"(%0#0, %0#1) : (memref<4xi32>, i32) -> !gpu.async.token
}) : () -> ()
// ===== gpu.module: bare
module {
  gpu.module @s {
  }
}
// ----- generic
"builtin.module"() ({
  "gpu.module"() <{sym_name = "s"}> ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
// ===== gpu.module: full (not verified)
module {
  gpu.module @s<1 : i32> [1] attributes {t.x = 1 : i32} {
  }
}
// ----- generic
"builtin.module"() ({
  "gpu.module"() <{offloadingHandler = 1 : i32, sym_name = "s", targets = [1]}> ({
  ^bb0:
  }) {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== gpu.num_subgroups: bare
module {
  %0 = gpu.num_subgroups : index
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.num_subgroups"() : () -> index
}) : () -> ()
// ===== gpu.num_subgroups: full
module {
  %0 = gpu.num_subgroups upper_bound 1 {t.x = 1 : i32} : index
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.num_subgroups"() <{upper_bound = 1 : index}> {t.x = 1 : i32} : () -> index
}) : () -> ()
// ===== gpu.printf: bare
module {
  gpu.printf "text"
}
// ----- generic
"builtin.module"() ({
  "gpu.printf"() <{format = "text"}> : () -> ()
}) : () -> ()
// ===== gpu.printf: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  gpu.printf "text" {t.x = 1 : i32}, %0#0, %0#1 : i32, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  "gpu.printf"(%0#0, %0#1) <{format = "text"}> {t.x = 1 : i32} : (i32, i32) -> ()
}) : () -> ()
// ===== gpu.printf: ones
module {
  %0 = "t.values"() : () -> i32
  gpu.printf "text", %0 : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "gpu.printf"(%0) <{format = "text"}> : (i32) -> ()
}) : () -> ()
// ===== gpu.return: by hand
module {
  gpu.module @m {
    gpu.func @f(%arg0: i32) -> i32 {
      gpu.return {t.x = 1 : i32} %arg0 : i32
    }
  }
}
// ----- generic
"builtin.module"() ({
  "gpu.module"() <{sym_name = "m"}> ({
    "gpu.func"() <{function_type = (i32) -> i32}> ({
    ^bb0(%arg0: i32):
      "gpu.return"(%arg0) {t.x = 1 : i32} : (i32) -> ()
    }) {sym_name = "f", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== gpu.rotate: bare
module {
  %0 = "t.values"() : () -> i32
  %rotateResult, %valid = gpu.rotate %0, 1, 32 : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1:2 = "gpu.rotate"(%0) <{offset = 1 : i32, width = 32 : i32}> : (i32) -> (i32, i1)
}) : () -> ()
// ===== gpu.rotate: full
module {
  %0 = "t.values"() : () -> i32
  %rotateResult, %valid = gpu.rotate %0, 1, 4 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1:2 = "gpu.rotate"(%0) <{offset = 1 : i32, width = 4 : i32}> {t.x = 1 : i32} : (i32) -> (i32, i1)
}) : () -> ()
// ===== gpu.sddmm: bare
module {
  %0:4 = "t.values"() : () -> (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<4xi32>)
  gpu.sddmm  %0#0, %0#1, %0#2, %0#3 : memref<4xi32> into i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<4xi32>)
  "gpu.sddmm"(%0#0, %0#1, %0#2, %0#3) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<4xi32>) -> ()
}) : () -> ()
// ===== gpu.sddmm: full
module {
  %0:6 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<4xi32>)
  %1 = gpu.sddmm async [%0#0, %0#1] %0#2{ TRANSPOSE}, %0#3{ TRANSPOSE}, %0#4, %0#5 {t.x = 1 : i32} : memref<4xi32> into i32
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<4xi32>)
  %1 = "gpu.sddmm"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{computeType = i32, modeA = #gpu<mat_transpose_mode TRANSPOSE>, modeB = #gpu<mat_transpose_mode TRANSPOSE>}> {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<4xi32>) -> !gpu.async.token
}) : () -> ()
// ===== gpu.sddmm: ones
module {
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<4xi32>)
  %1 = gpu.sddmm async [%0#0] %0#1, %0#2, %0#3, %0#4 : memref<4xi32> into i32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<4xi32>)
  %1 = "gpu.sddmm"(%0#0, %0#1, %0#2, %0#3, %0#4) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<4xi32>) -> !gpu.async.token
}) : () -> ()
// ===== gpu.sddmm: with asyncDependencies
module {
  %0:6 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<4xi32>)
  gpu.sddmm [%0#0, %0#1] %0#2, %0#3, %0#4, %0#5 : memref<4xi32> into i32
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<4xi32>)
  "gpu.sddmm"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<4xi32>) -> ()
}) : () -> ()
// ===== gpu.sddmm: with asyncToken
module {
  %0:4 = "t.values"() : () -> (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<4xi32>)
  %1 = gpu.sddmm async %0#0, %0#1, %0#2, %0#3 : memref<4xi32> into i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<4xi32>)
  %1 = "gpu.sddmm"(%0#0, %0#1, %0#2, %0#3) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<4xi32>) -> !gpu.async.token
}) : () -> ()
// ===== gpu.sddmm_buffer_size: bare
module {
  %0:3 = "t.values"() : () -> (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle)
  %bufferSz = gpu.sddmm_buffer_size  %0#0, %0#1, %0#2 into i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle)
  %1 = "gpu.sddmm_buffer_size"(%0#0, %0#1, %0#2) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle) -> index
}) : () -> ()
// ===== gpu.sddmm_buffer_size: full
module {
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle)
  %bufferSz, %asyncToken = gpu.sddmm_buffer_size async [%0#0, %0#1] %0#2{ TRANSPOSE}, %0#3{ TRANSPOSE}, %0#4 {t.x = 1 : i32} into i32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle)
  %1:2 = "gpu.sddmm_buffer_size"(%0#0, %0#1, %0#2, %0#3, %0#4) <{computeType = i32, modeA = #gpu<mat_transpose_mode TRANSPOSE>, modeB = #gpu<mat_transpose_mode TRANSPOSE>}> {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle) -> (index, !gpu.async.token)
}) : () -> ()
// ===== gpu.sddmm_buffer_size: ones
module {
  %0:4 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle)
  %bufferSz, %asyncToken = gpu.sddmm_buffer_size async [%0#0] %0#1, %0#2, %0#3 into i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle)
  %1:2 = "gpu.sddmm_buffer_size"(%0#0, %0#1, %0#2, %0#3) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle) -> (index, !gpu.async.token)
}) : () -> ()
// ===== gpu.sddmm_buffer_size: with asyncDependencies
module {
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle)
  %bufferSz = gpu.sddmm_buffer_size [%0#0, %0#1] %0#2, %0#3, %0#4 into i32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle)
  %1 = "gpu.sddmm_buffer_size"(%0#0, %0#1, %0#2, %0#3, %0#4) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle) -> index
}) : () -> ()
// ===== gpu.sddmm_buffer_size: with asyncToken
module {
  %0:3 = "t.values"() : () -> (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle)
  %bufferSz, %asyncToken = gpu.sddmm_buffer_size async %0#0, %0#1, %0#2 into i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle)
  %1:2 = "gpu.sddmm_buffer_size"(%0#0, %0#1, %0#2) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle) -> (index, !gpu.async.token)
}) : () -> ()
// ===== gpu.set_csr_pointers: bare
module {
  %0:4 = "t.values"() : () -> (!gpu.sparse.spmat_handle, memref<4xi32>, memref<4xi32>, memref<4xi32>)
  gpu.set_csr_pointers  %0#0, %0#1, %0#2, %0#3 : memref<4xi32>, memref<4xi32>, memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!gpu.sparse.spmat_handle, memref<4xi32>, memref<4xi32>, memref<4xi32>)
  "gpu.set_csr_pointers"(%0#0, %0#1, %0#2, %0#3) : (!gpu.sparse.spmat_handle, memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
}) : () -> ()
// ===== gpu.set_csr_pointers: full
module {
  %0:6 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, memref<4xi32>, memref<4xi32>, memref<4xi32>)
  %1 = gpu.set_csr_pointers async [%0#0, %0#1] %0#2, %0#3, %0#4, %0#5 {t.x = 1 : i32} : memref<4xi32>, memref<4xi32>, memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, memref<4xi32>, memref<4xi32>, memref<4xi32>)
  %1 = "gpu.set_csr_pointers"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, memref<4xi32>, memref<4xi32>, memref<4xi32>) -> !gpu.async.token
}) : () -> ()
// ===== gpu.set_csr_pointers: ones
module {
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spmat_handle, memref<4xi32>, memref<4xi32>, memref<4xi32>)
  %1 = gpu.set_csr_pointers async [%0#0] %0#1, %0#2, %0#3, %0#4 : memref<4xi32>, memref<4xi32>, memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spmat_handle, memref<4xi32>, memref<4xi32>, memref<4xi32>)
  %1 = "gpu.set_csr_pointers"(%0#0, %0#1, %0#2, %0#3, %0#4) : (!gpu.async.token, !gpu.sparse.spmat_handle, memref<4xi32>, memref<4xi32>, memref<4xi32>) -> !gpu.async.token
}) : () -> ()
// ===== gpu.set_csr_pointers: with asyncDependencies
module {
  %0:6 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, memref<4xi32>, memref<4xi32>, memref<4xi32>)
  gpu.set_csr_pointers [%0#0, %0#1] %0#2, %0#3, %0#4, %0#5 : memref<4xi32>, memref<4xi32>, memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, memref<4xi32>, memref<4xi32>, memref<4xi32>)
  "gpu.set_csr_pointers"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
}) : () -> ()
// ===== gpu.set_csr_pointers: with asyncToken
module {
  %0:4 = "t.values"() : () -> (!gpu.sparse.spmat_handle, memref<4xi32>, memref<4xi32>, memref<4xi32>)
  %1 = gpu.set_csr_pointers async %0#0, %0#1, %0#2, %0#3 : memref<4xi32>, memref<4xi32>, memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!gpu.sparse.spmat_handle, memref<4xi32>, memref<4xi32>, memref<4xi32>)
  %1 = "gpu.set_csr_pointers"(%0#0, %0#1, %0#2, %0#3) : (!gpu.sparse.spmat_handle, memref<4xi32>, memref<4xi32>, memref<4xi32>) -> !gpu.async.token
}) : () -> ()
// ===== gpu.set_default_device: bare
module {
  %0 = "t.values"() : () -> i32
  gpu.set_default_device %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "gpu.set_default_device"(%0) : (i32) -> ()
}) : () -> ()
// ===== gpu.set_default_device: full
module {
  %0 = "t.values"() : () -> i32
  gpu.set_default_device {t.x = 1 : i32} %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "gpu.set_default_device"(%0) {t.x = 1 : i32} : (i32) -> ()
}) : () -> ()
// ===== gpu.shuffle: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %shuffleResult, %valid = gpu.shuffle  up %0#0, %0#1, %0#2 : i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1:2 = "gpu.shuffle"(%0#0, %0#1, %0#2) <{mode = #gpu<shuffle_mode up>}> : (i32, i32, i32) -> (i32, i1)
}) : () -> ()
// ===== gpu.shuffle: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %shuffleResult, %valid = gpu.shuffle  up %0#0, %0#1, %0#2 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1:2 = "gpu.shuffle"(%0#0, %0#1, %0#2) <{mode = #gpu<shuffle_mode up>}> {t.x = 1 : i32} : (i32, i32, i32) -> (i32, i1)
}) : () -> ()
// ===== gpu.spgemm_copy: bare
module {
  %0:4 = "t.values"() : () -> (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle)
  gpu.spgemm_copy  %0#1, %0#2, %0#3, %0#0 : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle)
  "gpu.spgemm_copy"(%0#0, %0#1, %0#2, %0#3) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle) -> ()
}) : () -> ()
// ===== gpu.spgemm_copy: full
module {
  %0:6 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle)
  %1 = gpu.spgemm_copy async [%0#0, %0#1] %0#3{ TRANSPOSE}, %0#4{ TRANSPOSE}, %0#5, %0#2 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle)
  %1 = "gpu.spgemm_copy"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{computeType = i32, modeA = #gpu<mat_transpose_mode TRANSPOSE>, modeB = #gpu<mat_transpose_mode TRANSPOSE>}> {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle) -> !gpu.async.token
}) : () -> ()
// ===== gpu.spgemm_copy: ones
module {
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle)
  %1 = gpu.spgemm_copy async [%0#0] %0#2, %0#3, %0#4, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle)
  %1 = "gpu.spgemm_copy"(%0#0, %0#1, %0#2, %0#3, %0#4) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle) -> !gpu.async.token
}) : () -> ()
// ===== gpu.spgemm_copy: with asyncDependencies
module {
  %0:6 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle)
  gpu.spgemm_copy [%0#0, %0#1] %0#3, %0#4, %0#5, %0#2 : i32
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle)
  "gpu.spgemm_copy"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle) -> ()
}) : () -> ()
// ===== gpu.spgemm_copy: with asyncToken
module {
  %0:4 = "t.values"() : () -> (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle)
  %1 = gpu.spgemm_copy async %0#1, %0#2, %0#3, %0#0 : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle)
  %1 = "gpu.spgemm_copy"(%0#0, %0#1, %0#2, %0#3) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle) -> !gpu.async.token
}) : () -> ()
// ===== gpu.spgemm_create_descr: bare
module {
  %desc = gpu.spgemm_create_descr 
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.spgemm_create_descr"() : () -> !gpu.sparse.spgemmop_handle
}) : () -> ()
// ===== gpu.spgemm_create_descr: full
module {
  %0:2 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token)
  %desc, %asyncToken = gpu.spgemm_create_descr async [%0#0, %0#1] {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token)
  %1:2 = "gpu.spgemm_create_descr"(%0#0, %0#1) {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token) -> (!gpu.sparse.spgemmop_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.spgemm_create_descr: ones
module {
  %0 = "t.values"() : () -> !gpu.async.token
  %desc, %asyncToken = gpu.spgemm_create_descr async [%0]
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !gpu.async.token
  %1:2 = "gpu.spgemm_create_descr"(%0) : (!gpu.async.token) -> (!gpu.sparse.spgemmop_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.spgemm_create_descr: with asyncDependencies
module {
  %0:2 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token)
  %desc = gpu.spgemm_create_descr [%0#0, %0#1]
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token)
  %1 = "gpu.spgemm_create_descr"(%0#0, %0#1) : (!gpu.async.token, !gpu.async.token) -> !gpu.sparse.spgemmop_handle
}) : () -> ()
// ===== gpu.spgemm_create_descr: with asyncToken
module {
  %desc, %asyncToken = gpu.spgemm_create_descr async
}
// ----- generic
"builtin.module"() ({
  %0:2 = "gpu.spgemm_create_descr"() : () -> (!gpu.sparse.spgemmop_handle, !gpu.async.token)
}) : () -> ()
// ===== gpu.spgemm_destroy_descr: bare
module {
  %0 = "t.values"() : () -> !gpu.sparse.spgemmop_handle
  gpu.spgemm_destroy_descr  %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !gpu.sparse.spgemmop_handle
  "gpu.spgemm_destroy_descr"(%0) : (!gpu.sparse.spgemmop_handle) -> ()
}) : () -> ()
// ===== gpu.spgemm_destroy_descr: full
module {
  %0:3 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle)
  %1 = gpu.spgemm_destroy_descr async [%0#0, %0#1] %0#2 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle)
  %1 = "gpu.spgemm_destroy_descr"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle) -> !gpu.async.token
}) : () -> ()
// ===== gpu.spgemm_destroy_descr: ones
module {
  %0:2 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spgemmop_handle)
  %1 = gpu.spgemm_destroy_descr async [%0#0] %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spgemmop_handle)
  %1 = "gpu.spgemm_destroy_descr"(%0#0, %0#1) : (!gpu.async.token, !gpu.sparse.spgemmop_handle) -> !gpu.async.token
}) : () -> ()
// ===== gpu.spgemm_destroy_descr: with asyncDependencies
module {
  %0:3 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle)
  gpu.spgemm_destroy_descr [%0#0, %0#1] %0#2
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle)
  "gpu.spgemm_destroy_descr"(%0#0, %0#1, %0#2) : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle) -> ()
}) : () -> ()
// ===== gpu.spgemm_destroy_descr: with asyncToken
module {
  %0 = "t.values"() : () -> !gpu.sparse.spgemmop_handle
  %1 = gpu.spgemm_destroy_descr async %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !gpu.sparse.spgemmop_handle
  %1 = "gpu.spgemm_destroy_descr"(%0) : (!gpu.sparse.spgemmop_handle) -> !gpu.async.token
}) : () -> ()
// ===== gpu.spgemm_work_estimation_or_compute: bare
module {
  %0:6 = "t.values"() : () -> (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xindex>)
  %bufferSzNew = gpu.spgemm_work_estimation_or_compute { COMPUTE} %0#1, %0#2, %0#3, %0#0, %0#4, %0#5 : i32 into memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xindex>)
  %1 = "gpu.spgemm_work_estimation_or_compute"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{computeType = i32, kind = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xindex>) -> index
}) : () -> ()
// ===== gpu.spgemm_work_estimation_or_compute: full
module {
  %0:8 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xindex>)
  %bufferSzNew, %asyncToken = gpu.spgemm_work_estimation_or_compute async [%0#0, %0#1]{ COMPUTE} %0#3{ TRANSPOSE}, %0#4{ TRANSPOSE}, %0#5, %0#2, %0#6, %0#7 {t.x = 1 : i32} : i32 into memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:8 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xindex>)
  %1:2 = "gpu.spgemm_work_estimation_or_compute"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7) <{computeType = i32, kind = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>, modeA = #gpu<mat_transpose_mode TRANSPOSE>, modeB = #gpu<mat_transpose_mode TRANSPOSE>}> {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xindex>) -> (index, !gpu.async.token)
}) : () -> ()
// ===== gpu.spgemm_work_estimation_or_compute: ones
module {
  %0:7 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xindex>)
  %bufferSzNew, %asyncToken = gpu.spgemm_work_estimation_or_compute async [%0#0]{ COMPUTE} %0#2, %0#3, %0#4, %0#1, %0#5, %0#6 : i32 into memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xindex>)
  %1:2 = "gpu.spgemm_work_estimation_or_compute"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) <{computeType = i32, kind = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xindex>) -> (index, !gpu.async.token)
}) : () -> ()
// ===== gpu.spgemm_work_estimation_or_compute: with asyncDependencies
module {
  %0:8 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xindex>)
  %bufferSzNew = gpu.spgemm_work_estimation_or_compute [%0#0, %0#1]{ COMPUTE} %0#3, %0#4, %0#5, %0#2, %0#6, %0#7 : i32 into memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:8 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xindex>)
  %1 = "gpu.spgemm_work_estimation_or_compute"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7) <{computeType = i32, kind = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xindex>) -> index
}) : () -> ()
// ===== gpu.spgemm_work_estimation_or_compute: with asyncToken
module {
  %0:6 = "t.values"() : () -> (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xindex>)
  %bufferSzNew, %asyncToken = gpu.spgemm_work_estimation_or_compute async{ COMPUTE} %0#1, %0#2, %0#3, %0#0, %0#4, %0#5 : i32 into memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xindex>)
  %1:2 = "gpu.spgemm_work_estimation_or_compute"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{computeType = i32, kind = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xindex>) -> (index, !gpu.async.token)
}) : () -> ()
// ===== gpu.spmat_get_size: bare
module {
  %0 = "t.values"() : () -> !gpu.sparse.spmat_handle
  %rows, %cols, %nnz = gpu.spmat_get_size  %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !gpu.sparse.spmat_handle
  %1:3 = "gpu.spmat_get_size"(%0) : (!gpu.sparse.spmat_handle) -> (index, index, index)
}) : () -> ()
// ===== gpu.spmat_get_size: full
module {
  %0:3 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle)
  %rows, %cols, %nnz, %asyncToken = gpu.spmat_get_size async [%0#0, %0#1] %0#2 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle)
  %1:4 = "gpu.spmat_get_size"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle) -> (index, index, index, !gpu.async.token)
}) : () -> ()
// ===== gpu.spmat_get_size: ones
module {
  %0:2 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spmat_handle)
  %rows, %cols, %nnz, %asyncToken = gpu.spmat_get_size async [%0#0] %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spmat_handle)
  %1:4 = "gpu.spmat_get_size"(%0#0, %0#1) : (!gpu.async.token, !gpu.sparse.spmat_handle) -> (index, index, index, !gpu.async.token)
}) : () -> ()
// ===== gpu.spmat_get_size: with asyncDependencies
module {
  %0:3 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle)
  %rows, %cols, %nnz = gpu.spmat_get_size [%0#0, %0#1] %0#2
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle)
  %1:3 = "gpu.spmat_get_size"(%0#0, %0#1, %0#2) : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle) -> (index, index, index)
}) : () -> ()
// ===== gpu.spmat_get_size: with asyncToken
module {
  %0 = "t.values"() : () -> !gpu.sparse.spmat_handle
  %rows, %cols, %nnz, %asyncToken = gpu.spmat_get_size async %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !gpu.sparse.spmat_handle
  %1:4 = "gpu.spmat_get_size"(%0) : (!gpu.sparse.spmat_handle) -> (index, index, index, !gpu.async.token)
}) : () -> ()
// ===== gpu.spmm: full
module {
  %0:7 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>, memref<4xi32>)
  %1 = gpu.spmm async [%0#0, %0#1] %0#2{ TRANSPOSE}, %0#3{ TRANSPOSE}, %0#4, %0#5, %0#6 {t.x = 1 : i32} : memref<4xi32>, memref<4xi32> into i32
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>, memref<4xi32>)
  %1 = "gpu.spmm"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) <{computeType = i32, modeA = #gpu<mat_transpose_mode TRANSPOSE>, modeB = #gpu<mat_transpose_mode TRANSPOSE>, operandSegmentSizes = array<i32: 2, 1, 1, 1, 2>}> {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>, memref<4xi32>) -> !gpu.async.token
}) : () -> ()
// ===== gpu.spmm: ones
module {
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>)
  %1 = gpu.spmm async [%0#0] %0#1, %0#2, %0#3, %0#4 : memref<4xi32> into i32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>)
  %1 = "gpu.spmm"(%0#0, %0#1, %0#2, %0#3, %0#4) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>) -> !gpu.async.token
}) : () -> ()
// ===== gpu.spmm: with buffers
module {
  %0:5 = "t.values"() : () -> (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>, memref<4xi32>)
  gpu.spmm  %0#0, %0#1, %0#2, %0#3, %0#4 : memref<4xi32>, memref<4xi32> into i32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>, memref<4xi32>)
  "gpu.spmm"(%0#0, %0#1, %0#2, %0#3, %0#4) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, operandSegmentSizes = array<i32: 0, 1, 1, 1, 2>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>, memref<4xi32>) -> ()
}) : () -> ()
// ===== gpu.spmm: ones with modeA
module {
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>)
  %1 = gpu.spmm async [%0#0] %0#1{ TRANSPOSE}, %0#2, %0#3, %0#4 : memref<4xi32> into i32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>)
  %1 = "gpu.spmm"(%0#0, %0#1, %0#2, %0#3, %0#4) <{computeType = i32, modeA = #gpu<mat_transpose_mode TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>) -> !gpu.async.token
}) : () -> ()
// ===== gpu.spmm: ones with modeB
module {
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>)
  %1 = gpu.spmm async [%0#0] %0#1, %0#2{ TRANSPOSE}, %0#3, %0#4 : memref<4xi32> into i32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>)
  %1 = "gpu.spmm"(%0#0, %0#1, %0#2, %0#3, %0#4) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode TRANSPOSE>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>) -> !gpu.async.token
}) : () -> ()
// ===== gpu.spmm_buffer_size: full
module {
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle)
  %bufferSzs:2, %asyncToken = gpu.spmm_buffer_size async [%0#0, %0#1] %0#2{ TRANSPOSE}, %0#3{ TRANSPOSE}, %0#4 {t.x = 1 : i32} : index, index into i32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle)
  %1:3 = "gpu.spmm_buffer_size"(%0#0, %0#1, %0#2, %0#3, %0#4) <{computeType = i32, modeA = #gpu<mat_transpose_mode TRANSPOSE>, modeB = #gpu<mat_transpose_mode TRANSPOSE>, resultSegmentSizes = array<i32: 2, 1>}> {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, index, !gpu.async.token)
}) : () -> ()
// ===== gpu.spmm_buffer_size: ones
module {
  %0:4 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle)
  %bufferSzs, %asyncToken = gpu.spmm_buffer_size async [%0#0] %0#1, %0#2, %0#3 : index into i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle)
  %1:2 = "gpu.spmm_buffer_size"(%0#0, %0#1, %0#2, %0#3) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, resultSegmentSizes = array<i32: 1, 1>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, !gpu.async.token)
}) : () -> ()
// ===== gpu.spmm_buffer_size: with bufferSzs
module {
  %0:3 = "t.values"() : () -> (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle)
  %bufferSzs:2 = gpu.spmm_buffer_size  %0#0, %0#1, %0#2 : index, index into i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle)
  %1:2 = "gpu.spmm_buffer_size"(%0#0, %0#1, %0#2) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, resultSegmentSizes = array<i32: 2, 0>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, index)
}) : () -> ()
// ===== gpu.spmm_buffer_size: ones with modeA
module {
  %0:4 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle)
  %bufferSzs, %asyncToken = gpu.spmm_buffer_size async [%0#0] %0#1{ TRANSPOSE}, %0#2, %0#3 : index into i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle)
  %1:2 = "gpu.spmm_buffer_size"(%0#0, %0#1, %0#2, %0#3) <{computeType = i32, modeA = #gpu<mat_transpose_mode TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, resultSegmentSizes = array<i32: 1, 1>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, !gpu.async.token)
}) : () -> ()
// ===== gpu.spmm_buffer_size: ones with modeB
module {
  %0:4 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle)
  %bufferSzs, %asyncToken = gpu.spmm_buffer_size async [%0#0] %0#1, %0#2{ TRANSPOSE}, %0#3 : index into i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle)
  %1:2 = "gpu.spmm_buffer_size"(%0#0, %0#1, %0#2, %0#3) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode TRANSPOSE>, resultSegmentSizes = array<i32: 1, 1>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, !gpu.async.token)
}) : () -> ()
// ===== gpu.spmv: bare
module {
  %0:4 = "t.values"() : () -> (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>)
  gpu.spmv  %0#0, %0#1, %0#2, %0#3 : memref<4xi32> into i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>)
  "gpu.spmv"(%0#0, %0#1, %0#2, %0#3) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>) -> ()
}) : () -> ()
// ===== gpu.spmv: full
module {
  %0:6 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>)
  %1 = gpu.spmv async [%0#0, %0#1] %0#2{ TRANSPOSE}, %0#3, %0#4, %0#5 {t.x = 1 : i32} : memref<4xi32> into i32
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>)
  %1 = "gpu.spmv"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{computeType = i32, modeA = #gpu<mat_transpose_mode TRANSPOSE>}> {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>) -> !gpu.async.token
}) : () -> ()
// ===== gpu.spmv: ones
module {
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>)
  %1 = gpu.spmv async [%0#0] %0#1, %0#2, %0#3, %0#4 : memref<4xi32> into i32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>)
  %1 = "gpu.spmv"(%0#0, %0#1, %0#2, %0#3, %0#4) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>) -> !gpu.async.token
}) : () -> ()
// ===== gpu.spmv: with asyncDependencies
module {
  %0:6 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>)
  gpu.spmv [%0#0, %0#1] %0#2, %0#3, %0#4, %0#5 : memref<4xi32> into i32
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>)
  "gpu.spmv"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>) -> ()
}) : () -> ()
// ===== gpu.spmv: with asyncToken
module {
  %0:4 = "t.values"() : () -> (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>)
  %1 = gpu.spmv async %0#0, %0#1, %0#2, %0#3 : memref<4xi32> into i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>)
  %1 = "gpu.spmv"(%0#0, %0#1, %0#2, %0#3) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>) -> !gpu.async.token
}) : () -> ()
// ===== gpu.spmv_buffer_size: bare
module {
  %0:3 = "t.values"() : () -> (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle)
  %bufferSz = gpu.spmv_buffer_size  %0#0, %0#1, %0#2 into i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle)
  %1 = "gpu.spmv_buffer_size"(%0#0, %0#1, %0#2) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> index
}) : () -> ()
// ===== gpu.spmv_buffer_size: full
module {
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle)
  %bufferSz, %asyncToken = gpu.spmv_buffer_size async [%0#0, %0#1] %0#2{ TRANSPOSE}, %0#3, %0#4 {t.x = 1 : i32} into i32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle)
  %1:2 = "gpu.spmv_buffer_size"(%0#0, %0#1, %0#2, %0#3, %0#4) <{computeType = i32, modeA = #gpu<mat_transpose_mode TRANSPOSE>}> {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, !gpu.async.token)
}) : () -> ()
// ===== gpu.spmv_buffer_size: ones
module {
  %0:4 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle)
  %bufferSz, %asyncToken = gpu.spmv_buffer_size async [%0#0] %0#1, %0#2, %0#3 into i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle)
  %1:2 = "gpu.spmv_buffer_size"(%0#0, %0#1, %0#2, %0#3) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, !gpu.async.token)
}) : () -> ()
// ===== gpu.spmv_buffer_size: with asyncDependencies
module {
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle)
  %bufferSz = gpu.spmv_buffer_size [%0#0, %0#1] %0#2, %0#3, %0#4 into i32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle)
  %1 = "gpu.spmv_buffer_size"(%0#0, %0#1, %0#2, %0#3, %0#4) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> index
}) : () -> ()
// ===== gpu.spmv_buffer_size: with asyncToken
module {
  %0:3 = "t.values"() : () -> (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle)
  %bufferSz, %asyncToken = gpu.spmv_buffer_size async %0#0, %0#1, %0#2 into i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle)
  %1:2 = "gpu.spmv_buffer_size"(%0#0, %0#1, %0#2) <{computeType = i32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, !gpu.async.token)
}) : () -> ()
// ===== gpu.subgroup_broadcast: full
module {
  %0:2 = "t.values"() : () -> (!gpu.async.token, i32)
  %1 = gpu.subgroup_broadcast %0#0,  specific_lane %0#1 {t.x = 1 : i32} : !gpu.async.token
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!gpu.async.token, i32)
  %1 = "gpu.subgroup_broadcast"(%0#0, %0#1) <{broadcast_type = #gpu<broadcast specific_lane>}> {t.x = 1 : i32} : (!gpu.async.token, i32) -> !gpu.async.token
}) : () -> ()
// ===== gpu.subgroup_broadcast: ones
module {
  %0:2 = "t.values"() : () -> (!gpu.async.token, i32)
  %1 = gpu.subgroup_broadcast %0#0,  specific_lane %0#1 : !gpu.async.token
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!gpu.async.token, i32)
  %1 = "gpu.subgroup_broadcast"(%0#0, %0#1) <{broadcast_type = #gpu<broadcast specific_lane>}> : (!gpu.async.token, i32) -> !gpu.async.token
}) : () -> ()
// ===== gpu.subgroup_broadcast: bare
module {
  %0 = "t.values"() : () -> i64
  %1 = gpu.subgroup_broadcast %0,  first_active_lane : i64
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i64
  %1 = "gpu.subgroup_broadcast"(%0) <{broadcast_type = #gpu<broadcast first_active_lane>}> : (i64) -> i64
}) : () -> ()
// ===== gpu.subgroup_id: bare
module {
  %0 = gpu.subgroup_id : index
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.subgroup_id"() : () -> index
}) : () -> ()
// ===== gpu.subgroup_id: full
module {
  %0 = gpu.subgroup_id upper_bound 1 {t.x = 1 : i32} : index
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.subgroup_id"() <{upper_bound = 1 : index}> {t.x = 1 : i32} : () -> index
}) : () -> ()
// ===== gpu.subgroup_mma_compute: by hand
module {
  func.func @f(%arg0: !gpu.mma_matrix<16x16xf16, "AOp">, %arg1: !gpu.mma_matrix<16x16xf16, "BOp">, %arg2: !gpu.mma_matrix<16x16xf32, "COp">) {
    %0 = gpu.subgroup_mma_compute %arg0, %arg1, %arg2 {a_transpose} : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf32, "COp">) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !gpu.mma_matrix<16x16xf16, "AOp">, %arg1: !gpu.mma_matrix<16x16xf16, "BOp">, %arg2: !gpu.mma_matrix<16x16xf32, "COp">):
    %0 = "gpu.subgroup_mma_compute"(%arg0, %arg1, %arg2) <{a_transpose}> : (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== gpu.subgroup_mma_compute: bare
module {
  %0:3 = "t.values"() : () -> (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "COp">)
  %1 = gpu.subgroup_mma_compute %0#0, %0#1, %0#2 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "COp">)
  %1 = "gpu.subgroup_mma_compute"(%0#0, %0#1, %0#2) : (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
}) : () -> ()
// ===== gpu.subgroup_mma_compute: full
module {
  %0:3 = "t.values"() : () -> (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "COp">)
  %1 = gpu.subgroup_mma_compute %0#0, %0#1, %0#2 {a_transpose, b_transpose, t.x = 1 : i32} : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "COp">)
  %1 = "gpu.subgroup_mma_compute"(%0#0, %0#1, %0#2) <{a_transpose, b_transpose}> {t.x = 1 : i32} : (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
}) : () -> ()
// ===== gpu.subgroup_mma_compute: with a_transpose
module {
  %0:3 = "t.values"() : () -> (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "COp">)
  %1 = gpu.subgroup_mma_compute %0#0, %0#1, %0#2 {a_transpose} : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "COp">)
  %1 = "gpu.subgroup_mma_compute"(%0#0, %0#1, %0#2) <{a_transpose}> : (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
}) : () -> ()
// ===== gpu.subgroup_mma_constant_matrix: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = gpu.subgroup_mma_constant_matrix %0 : !gpu.mma_matrix<16x16xf16, "COp">
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "gpu.subgroup_mma_constant_matrix"(%0) : (f16) -> !gpu.mma_matrix<16x16xf16, "COp">
}) : () -> ()
// ===== gpu.subgroup_mma_constant_matrix: full
module {
  %0 = "t.values"() : () -> f16
  %1 = gpu.subgroup_mma_constant_matrix %0 {t.x = 1 : i32} : !gpu.mma_matrix<16x16xf16, "COp">
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "gpu.subgroup_mma_constant_matrix"(%0) {t.x = 1 : i32} : (f16) -> !gpu.mma_matrix<16x16xf16, "COp">
}) : () -> ()
// ===== gpu.subgroup_mma_elementwise: bare
module {
  %0 = gpu.subgroup_mma_elementwise  mulf  : () -> !gpu.mma_matrix<16x16xf16, "AOp">
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.subgroup_mma_elementwise"() <{opType = #gpu<mma_element_wise mulf>}> : () -> !gpu.mma_matrix<16x16xf16, "AOp">
}) : () -> ()
// ===== gpu.subgroup_mma_elementwise: full
module {
  %0:2 = "t.values"() : () -> (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "AOp">)
  %1 = gpu.subgroup_mma_elementwise  mulf %0#0, %0#1 {t.x = 1 : i32} : (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "AOp">) -> !gpu.mma_matrix<16x16xf16, "AOp">
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "AOp">)
  %1 = "gpu.subgroup_mma_elementwise"(%0#0, %0#1) <{opType = #gpu<mma_element_wise mulf>}> {t.x = 1 : i32} : (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "AOp">) -> !gpu.mma_matrix<16x16xf16, "AOp">
}) : () -> ()
// ===== gpu.subgroup_mma_elementwise: ones
module {
  %0 = "t.values"() : () -> !gpu.mma_matrix<16x16xf16, "AOp">
  %1 = gpu.subgroup_mma_elementwise  mulf %0 : (!gpu.mma_matrix<16x16xf16, "AOp">) -> !gpu.mma_matrix<16x16xf16, "AOp">
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !gpu.mma_matrix<16x16xf16, "AOp">
  %1 = "gpu.subgroup_mma_elementwise"(%0) <{opType = #gpu<mma_element_wise mulf>}> : (!gpu.mma_matrix<16x16xf16, "AOp">) -> !gpu.mma_matrix<16x16xf16, "AOp">
}) : () -> ()
// ===== gpu.subgroup_mma_extract_thread_local: bare
module {
  %0 = "t.values"() : () -> !gpu.mma_matrix<16x16xf16, "BOp">
  %1 = gpu.subgroup_mma_extract_thread_local %0[] : !gpu.mma_matrix<16x16xf16, "BOp"> -> f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !gpu.mma_matrix<16x16xf16, "BOp">
  %1 = "gpu.subgroup_mma_extract_thread_local"(%0) : (!gpu.mma_matrix<16x16xf16, "BOp">) -> f16
}) : () -> ()
// ===== gpu.subgroup_mma_extract_thread_local: full
module {
  %0:3 = "t.values"() : () -> (!gpu.mma_matrix<16x16xf16, "BOp">, index, index)
  %1 = gpu.subgroup_mma_extract_thread_local %0#0[%0#1, %0#2] {t.x = 1 : i32} : !gpu.mma_matrix<16x16xf16, "BOp"> -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.mma_matrix<16x16xf16, "BOp">, index, index)
  %1 = "gpu.subgroup_mma_extract_thread_local"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!gpu.mma_matrix<16x16xf16, "BOp">, index, index) -> f16
}) : () -> ()
// ===== gpu.subgroup_mma_insert_thread_local: bare
module {
  %0:2 = "t.values"() : () -> (f16, !gpu.mma_matrix<16x16xf16, "BOp">)
  %1 = gpu.subgroup_mma_insert_thread_local %0#0, %0#1[] : f16, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, !gpu.mma_matrix<16x16xf16, "BOp">)
  %1 = "gpu.subgroup_mma_insert_thread_local"(%0#0, %0#1) : (f16, !gpu.mma_matrix<16x16xf16, "BOp">) -> !gpu.mma_matrix<16x16xf16, "COp">
}) : () -> ()
// ===== gpu.subgroup_mma_insert_thread_local: full
module {
  %0:4 = "t.values"() : () -> (f16, !gpu.mma_matrix<16x16xf16, "BOp">, index, index)
  %1 = gpu.subgroup_mma_insert_thread_local %0#0, %0#1[%0#2, %0#3] {t.x = 1 : i32} : f16, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (f16, !gpu.mma_matrix<16x16xf16, "BOp">, index, index)
  %1 = "gpu.subgroup_mma_insert_thread_local"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (f16, !gpu.mma_matrix<16x16xf16, "BOp">, index, index) -> !gpu.mma_matrix<16x16xf16, "COp">
}) : () -> ()
// ===== gpu.subgroup_mma_load_matrix: bare
module {
  %0 = "t.values"() : () -> memref<4xi8>
  %1 = gpu.subgroup_mma_load_matrix %0[] {leadDimension = 1 : index} : memref<4xi8> -> !gpu.mma_matrix<16x16xf16, "AOp">
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi8>
  %1 = "gpu.subgroup_mma_load_matrix"(%0) <{leadDimension = 1 : index}> : (memref<4xi8>) -> !gpu.mma_matrix<16x16xf16, "AOp">
}) : () -> ()
// ===== gpu.subgroup_mma_load_matrix: full
module {
  %0:3 = "t.values"() : () -> (memref<4xi8>, index, index)
  %1 = gpu.subgroup_mma_load_matrix %0#0[%0#1, %0#2] {leadDimension = 1 : index, t.x = 1 : i32, transpose} : memref<4xi8> -> !gpu.mma_matrix<16x16xf16, "AOp">
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xi8>, index, index)
  %1 = "gpu.subgroup_mma_load_matrix"(%0#0, %0#1, %0#2) <{leadDimension = 1 : index, transpose}> {t.x = 1 : i32} : (memref<4xi8>, index, index) -> !gpu.mma_matrix<16x16xf16, "AOp">
}) : () -> ()
// ===== gpu.subgroup_mma_load_matrix: ones
module {
  %0:2 = "t.values"() : () -> (memref<4xi8>, index)
  %1 = gpu.subgroup_mma_load_matrix %0#0[%0#1] {leadDimension = 1 : index} : memref<4xi8> -> !gpu.mma_matrix<16x16xf16, "AOp">
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi8>, index)
  %1 = "gpu.subgroup_mma_load_matrix"(%0#0, %0#1) <{leadDimension = 1 : index}> : (memref<4xi8>, index) -> !gpu.mma_matrix<16x16xf16, "AOp">
}) : () -> ()
// ===== gpu.subgroup_mma_load_matrix: with indices
module {
  %0:3 = "t.values"() : () -> (memref<4xi8>, index, index)
  %1 = gpu.subgroup_mma_load_matrix %0#0[%0#1, %0#2] {leadDimension = 1 : index} : memref<4xi8> -> !gpu.mma_matrix<16x16xf16, "AOp">
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xi8>, index, index)
  %1 = "gpu.subgroup_mma_load_matrix"(%0#0, %0#1, %0#2) <{leadDimension = 1 : index}> : (memref<4xi8>, index, index) -> !gpu.mma_matrix<16x16xf16, "AOp">
}) : () -> ()
// ===== gpu.subgroup_mma_load_matrix: with transpose
module {
  %0 = "t.values"() : () -> memref<4xi8>
  %1 = gpu.subgroup_mma_load_matrix %0[] {leadDimension = 1 : index, transpose} : memref<4xi8> -> !gpu.mma_matrix<16x16xf16, "AOp">
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi8>
  %1 = "gpu.subgroup_mma_load_matrix"(%0) <{leadDimension = 1 : index, transpose}> : (memref<4xi8>) -> !gpu.mma_matrix<16x16xf16, "AOp">
}) : () -> ()
// ===== gpu.subgroup_mma_store_matrix: by hand
module {
  func.func @f(%arg0: !gpu.mma_matrix<16x16xf16, "COp">, %arg1: memref<32x32xf16, 3>, %arg2: index) {
    gpu.subgroup_mma_store_matrix %arg0, %arg1[%arg2, %arg2] {leadDimension = 32 : index, transpose} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, 3>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, 3>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !gpu.mma_matrix<16x16xf16, "COp">, %arg1: memref<32x32xf16, 3>, %arg2: index):
    "gpu.subgroup_mma_store_matrix"(%arg0, %arg1, %arg2, %arg2) <{leadDimension = 32 : index, transpose}> : (!gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, 3>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== gpu.subgroup_mma_store_matrix: bare
module {
  %0:2 = "t.values"() : () -> (!gpu.mma_matrix<16x16xf16, "COp">, memref<4xi8>)
  gpu.subgroup_mma_store_matrix %0#0, %0#1[] {leadDimension = 1 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<4xi8>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!gpu.mma_matrix<16x16xf16, "COp">, memref<4xi8>)
  "gpu.subgroup_mma_store_matrix"(%0#0, %0#1) <{leadDimension = 1 : index}> : (!gpu.mma_matrix<16x16xf16, "COp">, memref<4xi8>) -> ()
}) : () -> ()
// ===== gpu.subgroup_mma_store_matrix: full
module {
  %0:4 = "t.values"() : () -> (!gpu.mma_matrix<16x16xf16, "COp">, memref<4xi8>, index, index)
  gpu.subgroup_mma_store_matrix %0#0, %0#1[%0#2, %0#3] {leadDimension = 1 : index, t.x = 1 : i32, transpose} : !gpu.mma_matrix<16x16xf16, "COp">, memref<4xi8>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!gpu.mma_matrix<16x16xf16, "COp">, memref<4xi8>, index, index)
  "gpu.subgroup_mma_store_matrix"(%0#0, %0#1, %0#2, %0#3) <{leadDimension = 1 : index, transpose}> {t.x = 1 : i32} : (!gpu.mma_matrix<16x16xf16, "COp">, memref<4xi8>, index, index) -> ()
}) : () -> ()
// ===== gpu.subgroup_mma_store_matrix: ones
module {
  %0:3 = "t.values"() : () -> (!gpu.mma_matrix<16x16xf16, "COp">, memref<?xf16>, index)
  gpu.subgroup_mma_store_matrix %0#0, %0#1[%0#2] {leadDimension = 8 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<?xf16>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!gpu.mma_matrix<16x16xf16, "COp">, memref<?xf16>, index)
  "gpu.subgroup_mma_store_matrix"(%0#0, %0#1, %0#2) <{leadDimension = 8 : index}> : (!gpu.mma_matrix<16x16xf16, "COp">, memref<?xf16>, index) -> ()
}) : () -> ()
// ===== gpu.subgroup_mma_store_matrix: with indices
module {
  %0:4 = "t.values"() : () -> (!gpu.mma_matrix<16x16xf16, "COp">, memref<2xf32>, index, index)
  gpu.subgroup_mma_store_matrix %0#0, %0#1[%0#2, %0#3] {leadDimension = 8 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<2xf32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!gpu.mma_matrix<16x16xf16, "COp">, memref<2xf32>, index, index)
  "gpu.subgroup_mma_store_matrix"(%0#0, %0#1, %0#2, %0#3) <{leadDimension = 8 : index}> : (!gpu.mma_matrix<16x16xf16, "COp">, memref<2xf32>, index, index) -> ()
}) : () -> ()
// ===== gpu.subgroup_reduce: full
module {
  %0 = "t.values"() : () -> i32
  %1 = gpu.subgroup_reduce  mul %0 uniform cluster(size = 1) {t.x = 1 : i32} : (i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "gpu.subgroup_reduce"(%0) <{cluster_size = 1 : i32, cluster_stride = 1 : i32, op = #gpu<all_reduce_op mul>, uniform}> {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== gpu.subgroup_reduce: with uniform
module {
  %0 = "t.values"() : () -> i32
  %1 = gpu.subgroup_reduce  mul %0 uniform : (i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "gpu.subgroup_reduce"(%0) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op mul>, uniform}> : (i32) -> i32
}) : () -> ()
// ===== gpu.subgroup_reduce: with cluster_size
module {
  %0 = "t.values"() : () -> i32
  %1 = gpu.subgroup_reduce  mul %0 cluster(size = 1) : (i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "gpu.subgroup_reduce"(%0) <{cluster_size = 1 : i32, cluster_stride = 1 : i32, op = #gpu<all_reduce_op mul>}> : (i32) -> i32
}) : () -> ()
// ===== gpu.subgroup_reduce: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = gpu.subgroup_reduce  mul %0 : (i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "gpu.subgroup_reduce"(%0) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op mul>}> : (i32) -> i32
}) : () -> ()
// ===== gpu.subgroup_size: bare
module {
  %0 = gpu.subgroup_size : index
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.subgroup_size"() : () -> index
}) : () -> ()
// ===== gpu.subgroup_size: full
module {
  %0 = gpu.subgroup_size upper_bound 1 {t.x = 1 : i32} : index
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.subgroup_size"() <{upper_bound = 1 : index}> {t.x = 1 : i32} : () -> index
}) : () -> ()
// ===== gpu.terminator: by hand
module {
  func.func @f(%arg0: index) {
    gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %arg0, %arg8 = %arg0, %arg9 = %arg0) threads(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) {
      gpu.terminator {t.x = 1 : i32}
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index):
    "gpu.launch"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index):
      "gpu.terminator"() {t.x = 1 : i32} : () -> ()
    }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== gpu.thread_id: bare
module {
  %thread_id_y = gpu.thread_id  y
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.thread_id"() <{dimension = #gpu<dim y>}> : () -> index
}) : () -> ()
// ===== gpu.thread_id: full
module {
  %thread_id_y = gpu.thread_id  y upper_bound 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.thread_id"() <{dimension = #gpu<dim y>, upper_bound = 1 : index}> {t.x = 1 : i32} : () -> index
}) : () -> ()
// ===== gpu.wait: bare
module {
  gpu.wait 
}
// ----- generic
"builtin.module"() ({
  "gpu.wait"() : () -> ()
}) : () -> ()
// ===== gpu.wait: full
module {
  %0:2 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token)
  %1 = gpu.wait async [%0#0, %0#1] {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token)
  %1 = "gpu.wait"(%0#0, %0#1) {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token) -> !gpu.async.token
}) : () -> ()
// ===== gpu.wait: ones
module {
  %0 = "t.values"() : () -> !gpu.async.token
  %1 = gpu.wait async [%0]
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !gpu.async.token
  %1 = "gpu.wait"(%0) : (!gpu.async.token) -> !gpu.async.token
}) : () -> ()
// ===== gpu.wait: with asyncDependencies
module {
  %0:2 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token)
  gpu.wait [%0#0, %0#1]
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token)
  "gpu.wait"(%0#0, %0#1) : (!gpu.async.token, !gpu.async.token) -> ()
}) : () -> ()
// ===== gpu.wait: with asyncToken
module {
  %0 = gpu.wait async
}
// ----- generic
"builtin.module"() ({
  %0 = "gpu.wait"() : () -> !gpu.async.token
}) : () -> ()
// ===== gpu.warp_execute_on_lane_0: bare
module {
  %0 = "t.values"() : () -> index
  gpu.warp_execute_on_lane_0(%0)[1] {
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> index
  "gpu.warp_execute_on_lane_0"(%0) <{warp_size = 1 : i64}> ({
    "gpu.yield"() : () -> ()
  }) : (index) -> ()
}) : () -> ()
// ===== gpu.yield: bare
module {
  "t.around"() ({
    gpu.yield
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "gpu.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== gpu.yield: full
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token)
    gpu.yield {t.x = 1 : i32} %0#0, %0#1 : !gpu.async.token, !gpu.async.token
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!gpu.async.token, !gpu.async.token)
    "gpu.yield"(%0#0, %0#1) {t.x = 1 : i32} : (!gpu.async.token, !gpu.async.token) -> ()
  }) : () -> ()
}) : () -> ()
// ===== gpu.yield: ones
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !gpu.async.token
    gpu.yield %0 : !gpu.async.token
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !gpu.async.token
    "gpu.yield"(%0) : (!gpu.async.token) -> ()
  }) : () -> ()
}) : () -> ()
