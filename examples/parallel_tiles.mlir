// Scratch memory in parallel loops and in a reduction.
//
// Look at: each thread of the `scf.forall` frees its own `%scratch`; the loop around it needs nothing. The reduction
// works on numbers: reducing buffers would be refused.

func.func @tile_maxima(%image: memref<64x64xf32>, %maxima: memref<8x8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %lowest = arith.constant 0xFF800000 : f32
  scf.forall (%i, %j) in (8, 8) {
    %scratch = memref.alloc() : memref<8xf32>
    linalg.fill ins(%lowest : f32) outs(%scratch : memref<8xf32>)
    %row = arith.muli %i, %c8 : index
    %column = arith.muli %j, %c8 : index
    scf.for %k = %c0 to %c8 step %c1 {
      %y = arith.addi %row, %k : index
      %pixel = memref.load %image[%y, %column] : memref<64x64xf32>
      memref.store %pixel, %scratch[%k] : memref<8xf32>
    }
    %best = memref.load %scratch[%c0] : memref<8xf32>
    memref.store %best, %maxima[%i, %j] : memref<8x8xf32>
  }
  %top = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%lowest) -> f32 {
    %value = memref.load %maxima[%i, %c0] : memref<8x8xf32>
    scf.reduce(%value : f32) {
    ^bb0(%left: f32, %right: f32):
      %larger = arith.maximumf %left, %right : f32
      scf.reduce.return %larger : f32
    }
  }
  return %top : f32
}
