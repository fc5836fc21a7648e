// Ownership across functions: arguments are lent, results are given.
//
// Look at: @main frees what @histogram and @identity return, without knowing their bodies. @identity may only return
// what it owns, so it copies its argument; with `private-function-dynamic-ownership` it returns the argument itself and
// an `i1` that says so, and the copy is gone:
//
//     pydealloc-lsp --apply "ownership-based-buffer-deallocation{private-function-dynamic-ownership=true}" --diff examples/calls.mlir

func.func private @print(memref<256xi32>)

func.func private @identity(%buffer: memref<256xi32>) -> memref<256xi32> {
  return %buffer : memref<256xi32>
}

func.func @histogram(%pixels: memref<?xi8>) -> memref<256xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %bins = memref.alloc() : memref<256xi32>
  linalg.fill ins(%zero : i32) outs(%bins : memref<256xi32>)
  %count = memref.dim %pixels, %c0 : memref<?xi8>
  scf.for %i = %c0 to %count step %c1 {
    %pixel = memref.load %pixels[%i] : memref<?xi8>
    %bin = arith.index_castui %pixel : i8 to index
    %old = memref.load %bins[%bin] : memref<256xi32>
    %new = arith.addi %old, %one : i32
    memref.store %new, %bins[%bin] : memref<256xi32>
  }
  return %bins : memref<256xi32>
}

func.func @main(%pixels: memref<?xi8>) {
  %bins = call @histogram(%pixels) : (memref<?xi8>) -> memref<256xi32>
  %same = call @identity(%bins) : (memref<256xi32>) -> memref<256xi32>
  call @print(%same) : (memref<256xi32>) -> ()
  return
}
