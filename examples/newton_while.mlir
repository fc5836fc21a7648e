// A loop whose number of rounds is not known before: scf.while with a buffer in both of its regions.
//
// Look at: `scf.condition` and `scf.yield` pass an `i1` along with every buffer. The condition region frees nothing that
// it forwards, the body frees the estimate that it replaces.

func.func @solve(%guess: memref<16xf64>, %tolerance: f64) -> memref<16xf64> {
  %c0 = arith.constant 0 : index
  %half = arith.constant 0.5 : f64
  %solution = scf.while (%x = %guess) : (memref<16xf64>) -> memref<16xf64> {
    %residual = memref.load %x[%c0] : memref<16xf64>
    %again = arith.cmpf ogt, %residual, %tolerance : f64
    scf.condition(%again) %x : memref<16xf64>
  } do {
  ^bb0(%x: memref<16xf64>):
    %better = memref.alloc() : memref<16xf64>
    memref.copy %x, %better : memref<16xf64> to memref<16xf64>
    %r = memref.load %x[%c0] : memref<16xf64>
    %s = arith.mulf %r, %half : f64
    memref.store %s, %better[%c0] : memref<16xf64>
    scf.yield %better : memref<16xf64>
  }
  return %solution : memref<16xf64>
}
