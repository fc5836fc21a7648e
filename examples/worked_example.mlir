// One value that may be any of three buffers, and two edges to the same block.
//
// `%image` belongs to the caller, `%heap` to this function, `%stack` to nobody: its scope frees it. Whether `%either`
// is owned depends on `%pick`, and whether `^blend` owns its argument on the edge that was taken.
//
// Look at: `^blend` gets an `i1` beside its buffer; each edge of `cf.cond_br` has a `bufferization.dealloc` of its own,
// which retains what the edge hands on, so that it is freed in `^blend` and not here.

func.func @pick_and_blend(%image: memref<?xi8>, %size: index, %pick: i1, %reuse: i1) {
  %heap = memref.alloc(%size) : memref<?xi8>
  %stack = memref.alloca(%size) : memref<?xi8>
  %either = arith.select %pick, %heap, %stack : memref<?xi8>
  cf.cond_br %reuse, ^blend(%heap : memref<?xi8>), ^blend(%image : memref<?xi8>)
^blend(%target: memref<?xi8>):
  memref.copy %target, %either : memref<?xi8> to memref<?xi8>
  return
}
