// Who frees these buffers?
//
// Nobody yet. Hints say who owns each of them,
// and the line above a function what is freed in it.

func.func private @blur(memref<64xf32>, memref<64xf32>)

// `%scratch` is done with when the function returns,
// `%out` is handed to whoever called it.
func.func @smooth(%in: memref<64xf32>) -> memref<64xf32> {
  %scratch = memref.alloc() : memref<64xf32>
  %out = memref.alloc() : memref<64xf32>
  call @blur(%in, %scratch) : (memref<64xf32>, memref<64xf32>) -> ()
  call @blur(%scratch, %out) : (memref<64xf32>, memref<64xf32>) -> ()
  return %out : memref<64xf32>
}

// Which buffer `%chosen` is, only the running program knows:
// it has to keep track of who owns it.
func.func @choose(%given: memref<64xf32>, %own: i1) -> f32 {
  %first = arith.constant 0 : index
  %chosen = scf.if %own -> (memref<64xf32>) {
    %copy = memref.alloc() : memref<64xf32>
    memref.copy %given, %copy : memref<64xf32> to memref<64xf32>
    scf.yield %copy : memref<64xf32>
  } else {
    scf.yield %given : memref<64xf32>
  }
  %value = memref.load %chosen[%first] : memref<64xf32>
  return %value : f32
}
