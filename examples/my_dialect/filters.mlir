// Operations that only the configuration beside this file knows: pydealloc.toml.
//
// Look at: `filter.create` allocates, so its result is freed. `filter.repeat` is a loop that carries a buffer, and gets the
// same `i1` that an scf.for would. Without the file, or with --isolated, the pass refuses all of it.

func.func @sharpen(%image: memref<64x64xf32>, %times: index) -> f32 {
  %c0 = arith.constant 0 : index
  %blurred = "filter.create"() : () -> memref<64x64xf32>
  "filter.blur"(%image, %blurred) : (memref<64x64xf32>, memref<64x64xf32>) -> ()
  %row = "filter.row"(%blurred) : (memref<64x64xf32>) -> memref<64xf32>
  %pixel = memref.load %row[%c0] : memref<64xf32>
  return %pixel : f32
}

func.func @settle(%image: memref<64x64xf32>, %times: index) -> memref<64x64xf32> {
  %settled = "filter.repeat"(%times, %image) ({
  ^bb0(%current: memref<64x64xf32>):
    %next = "filter.create"() : () -> memref<64x64xf32>
    "filter.blur"(%current, %next) : (memref<64x64xf32>, memref<64x64xf32>) -> ()
    "filter.yield"(%next) : (memref<64x64xf32>) -> ()
  }) : (index, memref<64x64xf32>) -> memref<64x64xf32>
  return %settled : memref<64x64xf32>
}
