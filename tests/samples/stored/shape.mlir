// ===== shape.add: bare
module {
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = shape.add %0#0, %0#1 : !shape.size, !shape.size -> !shape.size
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = "shape.add"(%0#0, %0#1) : (!shape.size, !shape.size) -> !shape.size
}) : () -> ()
// ===== shape.add: full
module {
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = shape.add %0#0, %0#1 {t.x = 1 : i32} : !shape.size, !shape.size -> !shape.size
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = "shape.add"(%0#0, %0#1) {t.x = 1 : i32} : (!shape.size, !shape.size) -> !shape.size
}) : () -> ()
// ===== shape.any: full
module {
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.shape)
  %1 = shape.any %0#0, %0#1 {t.x = 1 : i32} : !shape.shape, !shape.shape -> !shape.shape
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.shape)
  %1 = "shape.any"(%0#0, %0#1) {t.x = 1 : i32} : (!shape.shape, !shape.shape) -> !shape.shape
}) : () -> ()
// ===== shape.any: ones
module {
  %0 = "t.values"() : () -> !shape.shape
  %1 = shape.any %0 : !shape.shape -> !shape.shape
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.shape
  %1 = "shape.any"(%0) : (!shape.shape) -> !shape.shape
}) : () -> ()
// ===== shape.assuming: by hand
module {
  func.func @f(%arg0: !shape.witness, %arg1: f32) {
    %0 = shape.assuming %arg0 -> (f32) {
      shape.assuming_yield %arg1 : f32
    }
    shape.assuming %arg0 {
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!shape.witness, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !shape.witness, %arg1: f32):
    %0 = "shape.assuming"(%arg0) ({
      "shape.assuming_yield"(%arg1) : (f32) -> ()
    }) : (!shape.witness) -> f32
    "shape.assuming"(%arg0) ({
      "shape.assuming_yield"() : () -> ()
    }) : (!shape.witness) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shape.assuming: bare
module {
  %0 = "t.values"() : () -> !shape.witness
  shape.assuming %0 {
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.witness
  "shape.assuming"(%0) ({
    "shape.assuming_yield"() : () -> ()
  }) : (!shape.witness) -> ()
}) : () -> ()
// ===== shape.assuming_all: full
module {
  %0:2 = "t.values"() : () -> (!shape.witness, !shape.witness)
  %1 = shape.assuming_all %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.witness, !shape.witness)
  %1 = "shape.assuming_all"(%0#0, %0#1) {t.x = 1 : i32} : (!shape.witness, !shape.witness) -> !shape.witness
}) : () -> ()
// ===== shape.assuming_all: ones
module {
  %0 = "t.values"() : () -> !shape.witness
  %1 = shape.assuming_all %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.witness
  %1 = "shape.assuming_all"(%0) : (!shape.witness) -> !shape.witness
}) : () -> ()
// ===== shape.assuming_all: bare (not verified)
module {
  %0 = shape.assuming_all 
}
// ----- generic
"builtin.module"() ({
  %0 = "shape.assuming_all"() : () -> !shape.witness
}) : () -> ()
// ===== shape.assuming_yield: by hand
module {
  func.func @f(%arg0: !shape.witness, %arg1: f32, %arg2: i32) {
    %0:2 = shape.assuming %arg0 -> (f32, i32) {
      shape.assuming_yield %arg1, %arg2 : f32, i32
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!shape.witness, f32, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !shape.witness, %arg1: f32, %arg2: i32):
    %0:2 = "shape.assuming"(%arg0) ({
      "shape.assuming_yield"(%arg1, %arg2) : (f32, i32) -> ()
    }) : (!shape.witness) -> (f32, i32)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shape.broadcast: full
module {
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.shape)
  %1 = shape.broadcast %0#0, %0#1 {error = "text", t.x = 1 : i32} : !shape.shape, !shape.shape -> !shape.shape
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.shape)
  %1 = "shape.broadcast"(%0#0, %0#1) <{error = "text"}> {t.x = 1 : i32} : (!shape.shape, !shape.shape) -> !shape.shape
}) : () -> ()
// ===== shape.broadcast: ones
module {
  %0 = "t.values"() : () -> !shape.shape
  %1 = shape.broadcast %0 : !shape.shape -> !shape.shape
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.shape
  %1 = "shape.broadcast"(%0) : (!shape.shape) -> !shape.shape
}) : () -> ()
// ===== shape.broadcast: with shapes
module {
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.shape)
  %1 = shape.broadcast %0#0, %0#1 : !shape.shape, !shape.shape -> !shape.shape
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.shape)
  %1 = "shape.broadcast"(%0#0, %0#1) : (!shape.shape, !shape.shape) -> !shape.shape
}) : () -> ()
// ===== shape.broadcast: ones with error
module {
  %0 = "t.values"() : () -> !shape.shape
  %1 = shape.broadcast %0 {error = "text"} : !shape.shape -> !shape.shape
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.shape
  %1 = "shape.broadcast"(%0) <{error = "text"}> : (!shape.shape) -> !shape.shape
}) : () -> ()
// ===== shape.concat: bare
module {
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.shape)
  %1 = shape.concat %0#0, %0#1 : !shape.shape, !shape.shape -> !shape.shape
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.shape)
  %1 = "shape.concat"(%0#0, %0#1) : (!shape.shape, !shape.shape) -> !shape.shape
}) : () -> ()
// ===== shape.concat: full
module {
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.shape)
  %1 = shape.concat %0#0, %0#1 {t.x = 1 : i32} : !shape.shape, !shape.shape -> !shape.shape
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.shape)
  %1 = "shape.concat"(%0#0, %0#1) {t.x = 1 : i32} : (!shape.shape, !shape.shape) -> !shape.shape
}) : () -> ()
// ===== shape.const_shape: bare
module {
  %0 = shape.const_shape [1, 1, 1, 1] : tensor<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0 = "shape.const_shape"() <{shape = dense<1> : tensor<4xindex>}> : () -> tensor<4xindex>
}) : () -> ()
// ===== shape.const_shape: full
module {
  %0 = shape.const_shape  {t.x = 1 : i32}[1, 1, 1, 1] : tensor<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0 = "shape.const_shape"() <{shape = dense<1> : tensor<4xindex>}> {t.x = 1 : i32} : () -> tensor<4xindex>
}) : () -> ()
// ===== shape.const_size: bare
module {
  %c1 = shape.const_size 1
}
// ----- generic
"builtin.module"() ({
  %0 = "shape.const_size"() <{value = 1 : index}> : () -> !shape.size
}) : () -> ()
// ===== shape.const_size: full
module {
  %c1 = shape.const_size 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "shape.const_size"() <{value = 1 : index}> {t.x = 1 : i32} : () -> !shape.size
}) : () -> ()
// ===== shape.const_witness: bare
module {
  %0 = shape.const_witness true
}
// ----- generic
"builtin.module"() ({
  %0 = "shape.const_witness"() <{passing = true}> : () -> !shape.witness
}) : () -> ()
// ===== shape.const_witness: full
module {
  %0 = shape.const_witness true {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "shape.const_witness"() <{passing = true}> {t.x = 1 : i32} : () -> !shape.witness
}) : () -> ()
// ===== shape.cstr_broadcastable: full
module {
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.shape)
  %1 = shape.cstr_broadcastable %0#0, %0#1 {t.x = 1 : i32} : !shape.shape, !shape.shape
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.shape)
  %1 = "shape.cstr_broadcastable"(%0#0, %0#1) {t.x = 1 : i32} : (!shape.shape, !shape.shape) -> !shape.witness
}) : () -> ()
// ===== shape.cstr_eq: full
module {
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.shape)
  %1 = shape.cstr_eq %0#0, %0#1 {t.x = 1 : i32} : !shape.shape, !shape.shape
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.shape)
  %1 = "shape.cstr_eq"(%0#0, %0#1) {t.x = 1 : i32} : (!shape.shape, !shape.shape) -> !shape.witness
}) : () -> ()
// ===== shape.cstr_eq: ones
module {
  %0 = "t.values"() : () -> !shape.shape
  %1 = shape.cstr_eq %0 : !shape.shape
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.shape
  %1 = "shape.cstr_eq"(%0) : (!shape.shape) -> !shape.witness
}) : () -> ()
// ===== shape.cstr_require: bare
module {
  %0 = "t.values"() : () -> i1
  %1 = shape.cstr_require %0, "text"
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  %1 = "shape.cstr_require"(%0) <{msg = "text"}> : (i1) -> !shape.witness
}) : () -> ()
// ===== shape.cstr_require: full
module {
  %0 = "t.values"() : () -> i1
  %1 = shape.cstr_require %0, "text" {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  %1 = "shape.cstr_require"(%0) <{msg = "text"}> {t.x = 1 : i32} : (i1) -> !shape.witness
}) : () -> ()
// ===== shape.debug_print: bare
module {
  %0 = "t.values"() : () -> !shape.size
  %1 = "shape.debug_print"(%0) : (!shape.size) -> !shape.size
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.size
  %1 = "shape.debug_print"(%0) : (!shape.size) -> !shape.size
}) : () -> ()
// ===== shape.debug_print: full
module {
  %0 = "t.values"() : () -> !shape.size
  %1 = "shape.debug_print"(%0) {t.x = 1 : i32} : (!shape.size) -> !shape.size
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.size
  %1 = "shape.debug_print"(%0) {t.x = 1 : i32} : (!shape.size) -> !shape.size
}) : () -> ()
// ===== shape.dim: bare
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, !shape.size)
  %1 = shape.dim %0#0, %0#1 : vector<4xi32>, !shape.size -> !shape.size
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, !shape.size)
  %1 = "shape.dim"(%0#0, %0#1) : (vector<4xi32>, !shape.size) -> !shape.size
}) : () -> ()
// ===== shape.dim: full
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, !shape.size)
  %1 = shape.dim %0#0, %0#1 {t.x = 1 : i32} : vector<4xi32>, !shape.size -> !shape.size
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, !shape.size)
  %1 = "shape.dim"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xi32>, !shape.size) -> !shape.size
}) : () -> ()
// ===== shape.div: bare
module {
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = shape.div %0#0, %0#1 : !shape.size, !shape.size -> !shape.size
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = "shape.div"(%0#0, %0#1) : (!shape.size, !shape.size) -> !shape.size
}) : () -> ()
// ===== shape.div: full
module {
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = shape.div %0#0, %0#1 {t.x = 1 : i32} : !shape.size, !shape.size -> !shape.size
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = "shape.div"(%0#0, %0#1) {t.x = 1 : i32} : (!shape.size, !shape.size) -> !shape.size
}) : () -> ()
// ===== shape.from_extent_tensor: bare
module {
  %0 = "t.values"() : () -> tensor<4xindex>
  %1 = shape.from_extent_tensor %0 : tensor<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xindex>
  %1 = "shape.from_extent_tensor"(%0) : (tensor<4xindex>) -> !shape.shape
}) : () -> ()
// ===== shape.from_extent_tensor: full
module {
  %0 = "t.values"() : () -> tensor<4xindex>
  %1 = shape.from_extent_tensor %0 {t.x = 1 : i32} : tensor<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xindex>
  %1 = "shape.from_extent_tensor"(%0) {t.x = 1 : i32} : (tensor<4xindex>) -> !shape.shape
}) : () -> ()
// ===== shape.from_extents: full
module {
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = shape.from_extents %0#0, %0#1 {t.x = 1 : i32} : !shape.size, !shape.size
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = "shape.from_extents"(%0#0, %0#1) {t.x = 1 : i32} : (!shape.size, !shape.size) -> !shape.shape
}) : () -> ()
// ===== shape.from_extents: ones
module {
  %0 = "t.values"() : () -> !shape.size
  %1 = shape.from_extents %0 : !shape.size
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.size
  %1 = "shape.from_extents"(%0) : (!shape.size) -> !shape.shape
}) : () -> ()
// ===== shape.func: bare
module {
  shape.func @s() {
    return
  }
}
// ----- generic
"builtin.module"() ({
  "shape.func"() <{function_type = () -> (), sym_name = "s"}> ({
    "shape.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shape.function_library: by hand
module {
  shape.function_library @l {
    func @same(%arg0: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {tosa.abs = @same}
}
// ----- generic
"builtin.module"() ({
  "shape.function_library"() <{mapping = {tosa.abs = @same}, sym_name = "l"}> ({
    "shape.func"() <{function_type = (!shape.value_shape) -> !shape.shape, sym_name = "same"}> ({
    ^bb0(%arg0: !shape.value_shape):
      %0 = "shape.shape_of"(%arg0) : (!shape.value_shape) -> !shape.shape
      "shape.return"(%0) : (!shape.shape) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shape.function_library: bare
module {
  shape.function_library @s {
    "t.end"() : () -> ()
  } mapping {a = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "shape.function_library"() <{mapping = {a = 1 : i32}, sym_name = "s"}> ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shape.get_extent: bare
module {
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.size)
  %1 = shape.get_extent %0#0, %0#1 : !shape.shape, !shape.size -> !shape.size
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.size)
  %1 = "shape.get_extent"(%0#0, %0#1) : (!shape.shape, !shape.size) -> !shape.size
}) : () -> ()
// ===== shape.get_extent: full
module {
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.size)
  %1 = shape.get_extent %0#0, %0#1 {t.x = 1 : i32} : !shape.shape, !shape.size -> !shape.size
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.size)
  %1 = "shape.get_extent"(%0#0, %0#1) {t.x = 1 : i32} : (!shape.shape, !shape.size) -> !shape.size
}) : () -> ()
// ===== shape.index_to_size: bare
module {
  %0 = "t.values"() : () -> index
  %1 = shape.index_to_size %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> index
  %1 = "shape.index_to_size"(%0) : (index) -> !shape.size
}) : () -> ()
// ===== shape.index_to_size: full
module {
  %0 = "t.values"() : () -> index
  %1 = shape.index_to_size %0 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> index
  %1 = "shape.index_to_size"(%0) {t.x = 1 : i32} : (index) -> !shape.size
}) : () -> ()
// ===== shape.is_broadcastable: full
module {
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.shape)
  %1 = shape.is_broadcastable %0#0, %0#1 {t.x = 1 : i32} : !shape.shape, !shape.shape
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.shape)
  %1 = "shape.is_broadcastable"(%0#0, %0#1) {t.x = 1 : i32} : (!shape.shape, !shape.shape) -> i1
}) : () -> ()
// ===== shape.is_broadcastable: ones
module {
  %0 = "t.values"() : () -> !shape.shape
  %1 = shape.is_broadcastable %0 : !shape.shape
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.shape
  %1 = "shape.is_broadcastable"(%0) : (!shape.shape) -> i1
}) : () -> ()
// ===== shape.max: bare
module {
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = shape.max %0#0, %0#1 : !shape.size, !shape.size -> !shape.size
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = "shape.max"(%0#0, %0#1) : (!shape.size, !shape.size) -> !shape.size
}) : () -> ()
// ===== shape.max: full
module {
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = shape.max %0#0, %0#1 {t.x = 1 : i32} : !shape.size, !shape.size -> !shape.size
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = "shape.max"(%0#0, %0#1) {t.x = 1 : i32} : (!shape.size, !shape.size) -> !shape.size
}) : () -> ()
// ===== shape.meet: bare
module {
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = shape.meet %0#0, %0#1 : !shape.size, !shape.size -> !shape.size
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = "shape.meet"(%0#0, %0#1) : (!shape.size, !shape.size) -> !shape.size
}) : () -> ()
// ===== shape.meet: full
module {
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = shape.meet %0#0, %0#1, error = "text" {t.x = 1 : i32} : !shape.size, !shape.size -> !shape.size
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = "shape.meet"(%0#0, %0#1) <{error = "text"}> {t.x = 1 : i32} : (!shape.size, !shape.size) -> !shape.size
}) : () -> ()
// ===== shape.min: bare
module {
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = shape.min %0#0, %0#1 : !shape.size, !shape.size -> !shape.size
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = "shape.min"(%0#0, %0#1) : (!shape.size, !shape.size) -> !shape.size
}) : () -> ()
// ===== shape.min: full
module {
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = shape.min %0#0, %0#1 {t.x = 1 : i32} : !shape.size, !shape.size -> !shape.size
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = "shape.min"(%0#0, %0#1) {t.x = 1 : i32} : (!shape.size, !shape.size) -> !shape.size
}) : () -> ()
// ===== shape.mul: bare
module {
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = shape.mul %0#0, %0#1 : !shape.size, !shape.size -> !shape.size
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = "shape.mul"(%0#0, %0#1) : (!shape.size, !shape.size) -> !shape.size
}) : () -> ()
// ===== shape.mul: full
module {
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = shape.mul %0#0, %0#1 {t.x = 1 : i32} : !shape.size, !shape.size -> !shape.size
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.size, !shape.size)
  %1 = "shape.mul"(%0#0, %0#1) {t.x = 1 : i32} : (!shape.size, !shape.size) -> !shape.size
}) : () -> ()
// ===== shape.num_elements: bare
module {
  %0 = "t.values"() : () -> !shape.shape
  %1 = shape.num_elements %0 : !shape.shape -> !shape.size
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.shape
  %1 = "shape.num_elements"(%0) : (!shape.shape) -> !shape.size
}) : () -> ()
// ===== shape.num_elements: full
module {
  %0 = "t.values"() : () -> !shape.shape
  %1 = shape.num_elements %0 {t.x = 1 : i32} : !shape.shape -> !shape.size
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.shape
  %1 = "shape.num_elements"(%0) {t.x = 1 : i32} : (!shape.shape) -> !shape.size
}) : () -> ()
// ===== shape.rank: bare
module {
  %0 = "t.values"() : () -> !shape.shape
  %1 = shape.rank %0 : !shape.shape -> !shape.size
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.shape
  %1 = "shape.rank"(%0) : (!shape.shape) -> !shape.size
}) : () -> ()
// ===== shape.rank: full
module {
  %0 = "t.values"() : () -> !shape.shape
  %1 = shape.rank %0 {t.x = 1 : i32} : !shape.shape -> !shape.size
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.shape
  %1 = "shape.rank"(%0) {t.x = 1 : i32} : (!shape.shape) -> !shape.size
}) : () -> ()
// ===== shape.reduce: by hand
module {
  func.func @f(%arg0: !shape.shape, %arg1: !shape.size) {
    %0 = shape.reduce(%arg0, %arg1) : !shape.shape -> !shape.size {
    ^bb0(%arg2: index, %arg3: !shape.size, %arg4: !shape.size):
      %1 = shape.mul %arg4, %arg3 : !shape.size, !shape.size -> !shape.size
      shape.yield %1 : !shape.size
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!shape.shape, !shape.size) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !shape.shape, %arg1: !shape.size):
    %0 = "shape.reduce"(%arg0, %arg1) ({
    ^bb0(%arg2: index, %arg3: !shape.size, %arg4: !shape.size):
      %1 = "shape.mul"(%arg4, %arg3) : (!shape.size, !shape.size) -> !shape.size
      "shape.yield"(%1) : (!shape.size) -> ()
    }) : (!shape.shape, !shape.size) -> !shape.size
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== shape.return: by hand
module {
  shape.func @f(%arg0: !shape.shape) -> (!shape.shape, !shape.shape) {
    return %arg0, %arg0 : !shape.shape, !shape.shape
  }
}
// ----- generic
"builtin.module"() ({
  "shape.func"() <{function_type = (!shape.shape) -> (!shape.shape, !shape.shape), sym_name = "f"}> ({
  ^bb0(%arg0: !shape.shape):
    "shape.return"(%arg0, %arg0) : (!shape.shape, !shape.shape) -> ()
  }) : () -> ()
}) : () -> ()
// ===== shape.shape_eq: full
module {
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.shape)
  %1 = shape.shape_eq %0#0, %0#1 {t.x = 1 : i32} : !shape.shape, !shape.shape
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.shape)
  %1 = "shape.shape_eq"(%0#0, %0#1) {t.x = 1 : i32} : (!shape.shape, !shape.shape) -> i1
}) : () -> ()
// ===== shape.shape_eq: ones
module {
  %0 = "t.values"() : () -> !shape.shape
  %1 = shape.shape_eq %0 : !shape.shape
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.shape
  %1 = "shape.shape_eq"(%0) : (!shape.shape) -> i1
}) : () -> ()
// ===== shape.shape_of: bare
module {
  %0 = "t.values"() : () -> !shape.value_shape
  %1 = shape.shape_of %0 : !shape.value_shape -> !shape.shape
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.value_shape
  %1 = "shape.shape_of"(%0) : (!shape.value_shape) -> !shape.shape
}) : () -> ()
// ===== shape.shape_of: full
module {
  %0 = "t.values"() : () -> !shape.value_shape
  %1 = shape.shape_of %0 {t.x = 1 : i32} : !shape.value_shape -> !shape.shape
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.value_shape
  %1 = "shape.shape_of"(%0) {t.x = 1 : i32} : (!shape.value_shape) -> !shape.shape
}) : () -> ()
// ===== shape.size_to_index: bare
module {
  %0 = "t.values"() : () -> !shape.size
  %1 = shape.size_to_index %0 : !shape.size
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.size
  %1 = "shape.size_to_index"(%0) : (!shape.size) -> index
}) : () -> ()
// ===== shape.size_to_index: full
module {
  %0 = "t.values"() : () -> !shape.size
  %1 = shape.size_to_index %0 {t.x = 1 : i32} : !shape.size
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.size
  %1 = "shape.size_to_index"(%0) {t.x = 1 : i32} : (!shape.size) -> index
}) : () -> ()
// ===== shape.split_at: bare
module {
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.size)
  %head, %tail = "shape.split_at"(%0#0, %0#1) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.size)
  %1:2 = "shape.split_at"(%0#0, %0#1) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
}) : () -> ()
// ===== shape.split_at: full
module {
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.size)
  %head, %tail = "shape.split_at"(%0#0, %0#1) {t.x = 1 : i32} : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.shape, !shape.size)
  %1:2 = "shape.split_at"(%0#0, %0#1) {t.x = 1 : i32} : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
}) : () -> ()
// ===== shape.to_extent_tensor: bare
module {
  %0 = "t.values"() : () -> !shape.shape
  %1 = shape.to_extent_tensor %0 : !shape.shape -> tensor<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.shape
  %1 = "shape.to_extent_tensor"(%0) : (!shape.shape) -> tensor<4xindex>
}) : () -> ()
// ===== shape.to_extent_tensor: full
module {
  %0 = "t.values"() : () -> !shape.shape
  %1 = shape.to_extent_tensor %0 {t.x = 1 : i32} : !shape.shape -> tensor<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.shape
  %1 = "shape.to_extent_tensor"(%0) {t.x = 1 : i32} : (!shape.shape) -> tensor<4xindex>
}) : () -> ()
// ===== shape.value_as_shape: bare
module {
  %0 = "t.values"() : () -> !shape.value_shape
  %1 = shape.value_as_shape %0 : !shape.value_shape -> !shape.shape
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.value_shape
  %1 = "shape.value_as_shape"(%0) : (!shape.value_shape) -> !shape.shape
}) : () -> ()
// ===== shape.value_as_shape: full
module {
  %0 = "t.values"() : () -> !shape.value_shape
  %1 = shape.value_as_shape %0 {t.x = 1 : i32} : !shape.value_shape -> !shape.shape
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.value_shape
  %1 = "shape.value_as_shape"(%0) {t.x = 1 : i32} : (!shape.value_shape) -> !shape.shape
}) : () -> ()
// ===== shape.value_of: bare
module {
  %0 = "t.values"() : () -> !shape.value_shape
  %1 = shape.value_of %0 : vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.value_shape
  %1 = "shape.value_of"(%0) : (!shape.value_shape) -> vector<4xi32>
}) : () -> ()
// ===== shape.value_of: full
module {
  %0 = "t.values"() : () -> !shape.value_shape
  %1 = shape.value_of %0 {t.x = 1 : i32} : vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !shape.value_shape
  %1 = "shape.value_of"(%0) {t.x = 1 : i32} : (!shape.value_shape) -> vector<4xi32>
}) : () -> ()
// ===== shape.with_shape: bare
module {
  %0:2 = "t.values"() : () -> (!shape.value_shape, !shape.shape)
  %1 = shape.with_shape %0#0, %0#1 : !shape.value_shape, !shape.shape
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.value_shape, !shape.shape)
  %1 = "shape.with_shape"(%0#0, %0#1) : (!shape.value_shape, !shape.shape) -> !shape.value_shape
}) : () -> ()
// ===== shape.with_shape: full
module {
  %0:2 = "t.values"() : () -> (!shape.value_shape, !shape.shape)
  %1 = shape.with_shape %0#0, %0#1 {t.x = 1 : i32} : !shape.value_shape, !shape.shape
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!shape.value_shape, !shape.shape)
  %1 = "shape.with_shape"(%0#0, %0#1) {t.x = 1 : i32} : (!shape.value_shape, !shape.shape) -> !shape.value_shape
}) : () -> ()
// ===== shape.yield: by hand
module {
  func.func @f(%arg0: tensor<?xindex>, %arg1: index) {
    %0 = shape.reduce(%arg0, %arg1) : tensor<?xindex> -> index {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      shape.yield %arg3 : index
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?xindex>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?xindex>, %arg1: index):
    %0 = "shape.reduce"(%arg0, %arg1) ({
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      "shape.yield"(%arg3) : (index) -> ()
    }) : (tensor<?xindex>, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
