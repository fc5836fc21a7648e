// A file somebody is in the middle of typing.
//
// Look at: three mistakes, three findings. Each costs one operation: @unharmed is checked, and gets its deallocation, as
// if nothing had happened.

func.func @typing(%x: f32, %i: index) -> f32 {
  %buffer = memref.aloc() : memref<16xf32>
  memref.store %x, %buffer[%i] : memref<16xf32>
  %y = arith.addf %x, %z : f32
  return %y : f32
}

func.func @unharmed(%x: f32, %i: index) -> f32 {
  %buffer = memref.alloc() : memref<16xf32>
  memref.store %x, %buffer[%i] : memref<16xf32>
  %y = memref.load %buffer[%i] : memref<16xf32>
  %z = call @typin(%y, %i) : (f32, index) -> f32
  return %z : f32
}
