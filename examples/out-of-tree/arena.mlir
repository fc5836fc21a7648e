// Operations in the syntax of Arena.td, a dialect outside of LLVM, as pydealloc.toml beside this file declares it.
//
// Look at: `arena.take` allocates, so its results are freed, the one that leaves `arena.within` after its last use. A typo
// in `best` or in a type is an error. With --isolated nothing of the dialect is known, and the pass refuses the function.

func.func @average(%pool: !arena.pool<4096>, %n: index, %from: index, %out: memref<?xf32>) {
  %whole = arena.take best (%n) at <2, "hot"> : memref<?xf32>
  %part = arena.part %whole[%from] : memref<?xf32> to memref<?xf32>
  arena.flush the %part : memref<?xf32> please
  %kept = arena.within %pool : !arena.pool<4096> -> memref<4xf32> {
    %small = arena.take () : memref<4xf32>
    %other = arena.take () : memref<4xf32>
    memref.copy %other, %small : memref<4xf32> to memref<4xf32>
    arena.hand %small : memref<4xf32>
  }
  memref.copy %part, %out : memref<?xf32> to memref<?xf32>
  arena.flush the %kept : memref<4xf32> please
  return
}
