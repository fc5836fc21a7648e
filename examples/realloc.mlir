// A list that grows.
//
// Look at: `memref.realloc` frees the buffer it is given, and the ownership pass cannot allow anybody else to free
// buffers. The full pipeline replaces it before the pass runs; @append shows what it is replaced by, and is accepted.

func.func @grow(%list: memref<?xi64>, %capacity: index) -> memref<?xi64> {
  %larger = memref.realloc %list(%capacity) : memref<?xi64> to memref<?xi64>
  return %larger : memref<?xi64>
}

func.func @append(%list: memref<?xi64>, %capacity: index, %value: i64) -> memref<?xi64> {
  %c0 = arith.constant 0 : index
  %size = memref.dim %list, %c0 : memref<?xi64>
  %full = arith.cmpi ult, %size, %capacity : index
  %room = scf.if %full -> (memref<?xi64>) {
    %larger = memref.alloc(%capacity) : memref<?xi64>
    %part = memref.subview %larger[0] [%size] [1] : memref<?xi64> to memref<?xi64, strided<[1]>>
    memref.copy %list, %part : memref<?xi64> to memref<?xi64, strided<[1]>>
    scf.yield %larger : memref<?xi64>
  } else {
    scf.yield %list : memref<?xi64>
  }
  memref.store %value, %room[%c0] : memref<?xi64>
  return %room : memref<?xi64>
}
