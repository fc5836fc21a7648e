// ===== mpi.allreduce: bare
module {
  %0:3 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>, !mpi.comm)
  mpi.allreduce(%0#0, %0#1, MPI_MAX, %0#2) : memref<4xi32>, memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>, !mpi.comm)
  "mpi.allreduce"(%0#0, %0#1, %0#2) <{op = 1 : i32}> : (memref<4xi32>, memref<4xi32>, !mpi.comm) -> ()
}) : () -> ()
// ===== mpi.allreduce: full
module {
  %0:3 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>, !mpi.comm)
  %1 = mpi.allreduce(%0#0, %0#1, MPI_MAX, %0#2) {t.x = 1 : i32} : memref<4xi32>, memref<4xi32> -> !mpi.retval
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>, !mpi.comm)
  %1 = "mpi.allreduce"(%0#0, %0#1, %0#2) <{op = 1 : i32}> {t.x = 1 : i32} : (memref<4xi32>, memref<4xi32>, !mpi.comm) -> !mpi.retval
}) : () -> ()
// ===== mpi.allreduce: ones
module {
  %0:3 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>, !mpi.comm)
  %1 = mpi.allreduce(%0#0, %0#1, MPI_MAX, %0#2) : memref<4xi32>, memref<4xi32> -> !mpi.retval
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>, !mpi.comm)
  %1 = "mpi.allreduce"(%0#0, %0#1, %0#2) <{op = 1 : i32}> : (memref<4xi32>, memref<4xi32>, !mpi.comm) -> !mpi.retval
}) : () -> ()
// ===== mpi.barrier: bare
module {
  %0 = "t.values"() : () -> !mpi.comm
  mpi.barrier(%0)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !mpi.comm
  "mpi.barrier"(%0) : (!mpi.comm) -> ()
}) : () -> ()
// ===== mpi.barrier: full
module {
  %0 = "t.values"() : () -> !mpi.comm
  %1 = mpi.barrier(%0) {t.x = 1 : i32} -> !mpi.retval
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !mpi.comm
  %1 = "mpi.barrier"(%0) {t.x = 1 : i32} : (!mpi.comm) -> !mpi.retval
}) : () -> ()
// ===== mpi.barrier: ones
module {
  %0 = "t.values"() : () -> !mpi.comm
  %1 = mpi.barrier(%0) -> !mpi.retval
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !mpi.comm
  %1 = "mpi.barrier"(%0) : (!mpi.comm) -> !mpi.retval
}) : () -> ()
// ===== mpi.comm_rank: bare
module {
  %0 = "t.values"() : () -> !mpi.comm
  %rank = mpi.comm_rank(%0) : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !mpi.comm
  %1 = "mpi.comm_rank"(%0) : (!mpi.comm) -> i32
}) : () -> ()
// ===== mpi.comm_rank: full
module {
  %0 = "t.values"() : () -> !mpi.comm
  %retval, %rank = mpi.comm_rank(%0) {t.x = 1 : i32} : !mpi.retval, i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !mpi.comm
  %1:2 = "mpi.comm_rank"(%0) {t.x = 1 : i32} : (!mpi.comm) -> (!mpi.retval, i32)
}) : () -> ()
// ===== mpi.comm_rank: ones
module {
  %0 = "t.values"() : () -> !mpi.comm
  %retval, %rank = mpi.comm_rank(%0) : !mpi.retval, i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !mpi.comm
  %1:2 = "mpi.comm_rank"(%0) : (!mpi.comm) -> (!mpi.retval, i32)
}) : () -> ()
// ===== mpi.comm_size: bare
module {
  %0 = "t.values"() : () -> !mpi.comm
  %size = mpi.comm_size(%0) : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !mpi.comm
  %1 = "mpi.comm_size"(%0) : (!mpi.comm) -> i32
}) : () -> ()
// ===== mpi.comm_size: full
module {
  %0 = "t.values"() : () -> !mpi.comm
  %retval, %size = mpi.comm_size(%0) {t.x = 1 : i32} : !mpi.retval, i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !mpi.comm
  %1:2 = "mpi.comm_size"(%0) {t.x = 1 : i32} : (!mpi.comm) -> (!mpi.retval, i32)
}) : () -> ()
// ===== mpi.comm_size: ones
module {
  %0 = "t.values"() : () -> !mpi.comm
  %retval, %size = mpi.comm_size(%0) : !mpi.retval, i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !mpi.comm
  %1:2 = "mpi.comm_size"(%0) : (!mpi.comm) -> (!mpi.retval, i32)
}) : () -> ()
// ===== mpi.comm_split: bare
module {
  %0:3 = "t.values"() : () -> (!mpi.comm, i32, i32)
  %newcomm = mpi.comm_split(%0#0, %0#1, %0#2) : !mpi.comm
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!mpi.comm, i32, i32)
  %1 = "mpi.comm_split"(%0#0, %0#1, %0#2) : (!mpi.comm, i32, i32) -> !mpi.comm
}) : () -> ()
// ===== mpi.comm_split: full
module {
  %0:3 = "t.values"() : () -> (!mpi.comm, i32, i32)
  %retval, %newcomm = mpi.comm_split(%0#0, %0#1, %0#2) {t.x = 1 : i32} : !mpi.retval, !mpi.comm
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!mpi.comm, i32, i32)
  %1:2 = "mpi.comm_split"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!mpi.comm, i32, i32) -> (!mpi.retval, !mpi.comm)
}) : () -> ()
// ===== mpi.comm_split: ones
module {
  %0:3 = "t.values"() : () -> (!mpi.comm, i32, i32)
  %retval, %newcomm = mpi.comm_split(%0#0, %0#1, %0#2) : !mpi.retval, !mpi.comm
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!mpi.comm, i32, i32)
  %1:2 = "mpi.comm_split"(%0#0, %0#1, %0#2) : (!mpi.comm, i32, i32) -> (!mpi.retval, !mpi.comm)
}) : () -> ()
// ===== mpi.comm_world: bare
module {
  %0 = mpi.comm_world : !mpi.comm
}
// ----- generic
"builtin.module"() ({
  %0 = "mpi.comm_world"() : () -> !mpi.comm
}) : () -> ()
// ===== mpi.comm_world: full
module {
  %0 = mpi.comm_world {t.x = 1 : i32} : !mpi.comm
}
// ----- generic
"builtin.module"() ({
  %0 = "mpi.comm_world"() {t.x = 1 : i32} : () -> !mpi.comm
}) : () -> ()
// ===== mpi.error_class: bare
module {
  %0 = "t.values"() : () -> !mpi.retval
  %1 = mpi.error_class %0 : !mpi.retval
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !mpi.retval
  %1 = "mpi.error_class"(%0) : (!mpi.retval) -> !mpi.retval
}) : () -> ()
// ===== mpi.error_class: full
module {
  %0 = "t.values"() : () -> !mpi.retval
  %1 = mpi.error_class %0 {t.x = 1 : i32} : !mpi.retval
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !mpi.retval
  %1 = "mpi.error_class"(%0) {t.x = 1 : i32} : (!mpi.retval) -> !mpi.retval
}) : () -> ()
// ===== mpi.finalize: bare
module {
  mpi.finalize
}
// ----- generic
"builtin.module"() ({
  "mpi.finalize"() : () -> ()
}) : () -> ()
// ===== mpi.finalize: full
module {
  %0 = mpi.finalize {t.x = 1 : i32} : !mpi.retval
}
// ----- generic
"builtin.module"() ({
  %0 = "mpi.finalize"() {t.x = 1 : i32} : () -> !mpi.retval
}) : () -> ()
// ===== mpi.finalize: ones
module {
  %0 = mpi.finalize : !mpi.retval
}
// ----- generic
"builtin.module"() ({
  %0 = "mpi.finalize"() : () -> !mpi.retval
}) : () -> ()
// ===== mpi.init: bare
module {
  mpi.init
}
// ----- generic
"builtin.module"() ({
  "mpi.init"() : () -> ()
}) : () -> ()
// ===== mpi.init: full
module {
  %0 = mpi.init {t.x = 1 : i32} : !mpi.retval
}
// ----- generic
"builtin.module"() ({
  %0 = "mpi.init"() {t.x = 1 : i32} : () -> !mpi.retval
}) : () -> ()
// ===== mpi.init: ones
module {
  %0 = mpi.init : !mpi.retval
}
// ----- generic
"builtin.module"() ({
  %0 = "mpi.init"() : () -> !mpi.retval
}) : () -> ()
// ===== mpi.irecv: bare
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  %req = mpi.irecv(%0#0, %0#1, %0#2, %0#3) : memref<4xi32>, i32, i32 -> !mpi.request
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  %1 = "mpi.irecv"(%0#0, %0#1, %0#2, %0#3) : (memref<4xi32>, i32, i32, !mpi.comm) -> !mpi.request
}) : () -> ()
// ===== mpi.irecv: full
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  %retval, %req = mpi.irecv(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : memref<4xi32>, i32, i32 -> !mpi.retval, !mpi.request
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  %1:2 = "mpi.irecv"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (memref<4xi32>, i32, i32, !mpi.comm) -> (!mpi.retval, !mpi.request)
}) : () -> ()
// ===== mpi.irecv: ones
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  %retval, %req = mpi.irecv(%0#0, %0#1, %0#2, %0#3) : memref<4xi32>, i32, i32 -> !mpi.retval, !mpi.request
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  %1:2 = "mpi.irecv"(%0#0, %0#1, %0#2, %0#3) : (memref<4xi32>, i32, i32, !mpi.comm) -> (!mpi.retval, !mpi.request)
}) : () -> ()
// ===== mpi.isend: bare
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  %req = mpi.isend(%0#0, %0#1, %0#2, %0#3) : memref<4xi32>, i32, i32 -> !mpi.request
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  %1 = "mpi.isend"(%0#0, %0#1, %0#2, %0#3) : (memref<4xi32>, i32, i32, !mpi.comm) -> !mpi.request
}) : () -> ()
// ===== mpi.isend: full
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  %retval, %req = mpi.isend(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : memref<4xi32>, i32, i32 -> !mpi.retval, !mpi.request
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  %1:2 = "mpi.isend"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (memref<4xi32>, i32, i32, !mpi.comm) -> (!mpi.retval, !mpi.request)
}) : () -> ()
// ===== mpi.isend: ones
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  %retval, %req = mpi.isend(%0#0, %0#1, %0#2, %0#3) : memref<4xi32>, i32, i32 -> !mpi.retval, !mpi.request
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  %1:2 = "mpi.isend"(%0#0, %0#1, %0#2, %0#3) : (memref<4xi32>, i32, i32, !mpi.comm) -> (!mpi.retval, !mpi.request)
}) : () -> ()
// ===== mpi.recv: bare
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  mpi.recv(%0#0, %0#1, %0#2, %0#3) : memref<4xi32>, i32, i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  "mpi.recv"(%0#0, %0#1, %0#2, %0#3) : (memref<4xi32>, i32, i32, !mpi.comm) -> ()
}) : () -> ()
// ===== mpi.recv: full
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  %1 = mpi.recv(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : memref<4xi32>, i32, i32 -> !mpi.retval
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  %1 = "mpi.recv"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (memref<4xi32>, i32, i32, !mpi.comm) -> !mpi.retval
}) : () -> ()
// ===== mpi.recv: ones
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  %1 = mpi.recv(%0#0, %0#1, %0#2, %0#3) : memref<4xi32>, i32, i32 -> !mpi.retval
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  %1 = "mpi.recv"(%0#0, %0#1, %0#2, %0#3) : (memref<4xi32>, i32, i32, !mpi.comm) -> !mpi.retval
}) : () -> ()
// ===== mpi.retval_check: bare
module {
  %0 = "t.values"() : () -> !mpi.retval
  %1 = mpi.retval_check %0 = <MPI_ERR_ACCESS> : i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !mpi.retval
  %1 = "mpi.retval_check"(%0) <{errclass = #mpi.errclass<MPI_ERR_ACCESS>}> : (!mpi.retval) -> i1
}) : () -> ()
// ===== mpi.retval_check: full
module {
  %0 = "t.values"() : () -> !mpi.retval
  %1 = mpi.retval_check %0 = <MPI_ERR_ACCESS> {t.x = 1 : i32} : i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !mpi.retval
  %1 = "mpi.retval_check"(%0) <{errclass = #mpi.errclass<MPI_ERR_ACCESS>}> {t.x = 1 : i32} : (!mpi.retval) -> i1
}) : () -> ()
// ===== mpi.send: bare
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  mpi.send(%0#0, %0#1, %0#2, %0#3) : memref<4xi32>, i32, i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  "mpi.send"(%0#0, %0#1, %0#2, %0#3) : (memref<4xi32>, i32, i32, !mpi.comm) -> ()
}) : () -> ()
// ===== mpi.send: full
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  %1 = mpi.send(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : memref<4xi32>, i32, i32 -> !mpi.retval
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  %1 = "mpi.send"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (memref<4xi32>, i32, i32, !mpi.comm) -> !mpi.retval
}) : () -> ()
// ===== mpi.send: ones
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  %1 = mpi.send(%0#0, %0#1, %0#2, %0#3) : memref<4xi32>, i32, i32 -> !mpi.retval
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, !mpi.comm)
  %1 = "mpi.send"(%0#0, %0#1, %0#2, %0#3) : (memref<4xi32>, i32, i32, !mpi.comm) -> !mpi.retval
}) : () -> ()
// ===== mpi.wait: bare
module {
  %0 = "t.values"() : () -> !mpi.request
  mpi.wait(%0) : !mpi.request
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !mpi.request
  "mpi.wait"(%0) : (!mpi.request) -> ()
}) : () -> ()
// ===== mpi.wait: full
module {
  %0 = "t.values"() : () -> !mpi.request
  %1 = mpi.wait(%0) {t.x = 1 : i32} : !mpi.request -> !mpi.retval
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !mpi.request
  %1 = "mpi.wait"(%0) {t.x = 1 : i32} : (!mpi.request) -> !mpi.retval
}) : () -> ()
// ===== mpi.wait: ones
module {
  %0 = "t.values"() : () -> !mpi.request
  %1 = mpi.wait(%0) : !mpi.request -> !mpi.retval
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !mpi.request
  %1 = "mpi.wait"(%0) : (!mpi.request) -> !mpi.retval
}) : () -> ()
