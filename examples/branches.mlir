// Buffers that are made on one way through the program and not on the other.
//
// Look at: in @padded the `scf.if` also says whether its result is owned. In @checksum the blocks do the same with an
// argument: `^exit` frees `%data` only if it came from `^copy`.

func.func @padded(%text: memref<?xi8>, %wanted: index, %fill: i8) -> i8 {
  %c0 = arith.constant 0 : index
  %size = memref.dim %text, %c0 : memref<?xi8>
  %short = arith.cmpi ult, %size, %wanted : index
  %line = scf.if %short -> (memref<?xi8>) {
    %room = memref.alloc(%wanted) : memref<?xi8>
    linalg.fill ins(%fill : i8) outs(%room : memref<?xi8>)
    scf.yield %room : memref<?xi8>
  } else {
    scf.yield %text : memref<?xi8>
  }
  %first = memref.load %line[%c0] : memref<?xi8>
  return %first : i8
}

func.func @checksum(%source: memref<32xi32>, %writable: i1) -> i32 {
  %c0 = arith.constant 0 : index
  cf.cond_br %writable, ^exit(%source : memref<32xi32>), ^copy
^copy:
  %private = memref.alloc() : memref<32xi32>
  memref.copy %source, %private : memref<32xi32> to memref<32xi32>
  cf.br ^exit(%private : memref<32xi32>)
^exit(%data: memref<32xi32>):
  %sum = memref.load %data[%c0] : memref<32xi32>
  return %sum : i32
}
