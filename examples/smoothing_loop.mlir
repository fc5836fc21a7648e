// A loop that carries a buffer: each iteration makes a new one from the last.
//
// Look at: the loop gets an `i1` beside `%current`, false at the start, because the first buffer is the caller's, and
// true from then on. What an iteration replaces is freed at its end. After the loop the function has to hand out
// something it owns: if there was no iteration that is a copy of `%start`.

func.func @smooth(%start: memref<64xf32>, %rounds: index) -> memref<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c63 = arith.constant 63 : index
  %half = arith.constant 0.5 : f32
  %final = scf.for %round = %c0 to %rounds step %c1 iter_args(%current = %start) -> (memref<64xf32>) {
    %next = memref.alloc() : memref<64xf32>
    memref.copy %current, %next : memref<64xf32> to memref<64xf32>
    scf.for %i = %c0 to %c63 step %c1 {
      %j = arith.addi %i, %c1 : index
      %a = memref.load %current[%i] : memref<64xf32>
      %b = memref.load %current[%j] : memref<64xf32>
      %sum = arith.addf %a, %b : f32
      %mean = arith.mulf %sum, %half : f32
      memref.store %mean, %next[%i] : memref<64xf32>
    }
    scf.yield %next : memref<64xf32>
  }
  return %final : memref<64xf32>
}
