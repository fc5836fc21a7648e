// ===== tosa.abs: bare
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.abs %0 : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.abs"(%0) : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.abs: full
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.abs %0 {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.abs"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.add: bare
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.add %0#0, %0#1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.add"(%0#0, %0#1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.add: full
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.add %0#0, %0#1 {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.add"(%0#0, %0#1) {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.add_shape: by hand
module {
  func.func @f() {
    %0 = tosa.const_shape  {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
    %1 = tosa.add_shape %0, %0 : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "tosa.const_shape"() <{values = dense<1> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %1 = "tosa.add_shape"(%0, %0) : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== tosa.apply_scale: bare
module {
  %0:3 = "t.values"() : () -> (ui32, ui32, i8)
  %1 = tosa.apply_scale %0#0, %0#1, %0#2 {rounding_mode = INEXACT_ROUND} : (ui32, ui32, i8) -> ui32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (ui32, ui32, i8)
  %1 = "tosa.apply_scale"(%0#0, %0#1, %0#2) <{rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>}> : (ui32, ui32, i8) -> ui32
}) : () -> ()
// ===== tosa.apply_scale: full
module {
  %0:3 = "t.values"() : () -> (ui32, ui32, i8)
  %1 = tosa.apply_scale %0#0, %0#1, %0#2 {rounding_mode = INEXACT_ROUND, t.x = 1 : i32} : (ui32, ui32, i8) -> ui32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (ui32, ui32, i8)
  %1 = "tosa.apply_scale"(%0#0, %0#1, %0#2) <{rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>}> {t.x = 1 : i32} : (ui32, ui32, i8) -> ui32
}) : () -> ()
// ===== tosa.argmax: bare
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = tosa.argmax %0 {axis = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = "tosa.argmax"(%0) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.argmax: full
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = tosa.argmax %0 {axis = 1 : i32, nan_mode = IGNORE, t.x = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = "tosa.argmax"(%0) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> {t.x = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.arithmetic_right_shift: bare
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.arithmetic_right_shift %0#0, %0#1 {round = true} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.arithmetic_right_shift"(%0#0, %0#1) <{round = true}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.arithmetic_right_shift: full
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.arithmetic_right_shift %0#0, %0#1 {round = true, t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.arithmetic_right_shift"(%0#0, %0#1) <{round = true}> {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.avg_pool2d: by hand
module {
  func.func @f(%arg0: tensor<1x7x7x9xf32>, %arg1: tensor<1xf32>) {
    %0 = tosa.avg_pool2d %arg0, %arg1, %arg1 {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x9xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x7x7x9xf32>, tensor<1xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<1x7x7x9xf32>, %arg1: tensor<1xf32>):
    %0 = "tosa.avg_pool2d"(%arg0, %arg1, %arg1) <{acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>}> : (tensor<1x7x7x9xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x9xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== tosa.bitwise_and: bare
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.bitwise_and %0#0, %0#1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.bitwise_and"(%0#0, %0#1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.bitwise_and: full
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.bitwise_and %0#0, %0#1 {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.bitwise_and"(%0#0, %0#1) {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.bitwise_not: bare
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.bitwise_not %0 : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.bitwise_not"(%0) : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.bitwise_not: full
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.bitwise_not %0 {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.bitwise_not"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.bitwise_or: bare
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.bitwise_or %0#0, %0#1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.bitwise_or"(%0#0, %0#1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.bitwise_or: full
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.bitwise_or %0#0, %0#1 {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.bitwise_or"(%0#0, %0#1) {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.bitwise_xor: bare
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.bitwise_xor %0#0, %0#1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.bitwise_xor"(%0#0, %0#1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.bitwise_xor: full
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.bitwise_xor %0#0, %0#1 {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.bitwise_xor"(%0#0, %0#1) {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.cast: bare
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.cast %0 : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.cast"(%0) : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.cast: full
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.cast %0 {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.cast"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.cast_from_block_scaled: bare
module {
  %0:2 = "t.values"() : () -> (tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>)
  %1 = tosa.cast_from_block_scaled %0#0, %0#1 {block_size = BLOCK_SIZE_32} : (tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>)
  %1 = "tosa.cast_from_block_scaled"(%0#0, %0#1) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.cast_from_block_scaled: full
module {
  %0:2 = "t.values"() : () -> (tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>)
  %1 = tosa.cast_from_block_scaled %0#0, %0#1 {block_size = BLOCK_SIZE_32, t.x = 1 : i32} : (tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>)
  %1 = "tosa.cast_from_block_scaled"(%0#0, %0#1) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> {t.x = 1 : i32} : (tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.cast_to_block_scaled: bare
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %output_data, %output_scale = tosa.cast_to_block_scaled %0 {block_size = BLOCK_SIZE_32} : (tensor<*xi32>) -> (tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1:2 = "tosa.cast_to_block_scaled"(%0) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<*xi32>) -> (tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>)
}) : () -> ()
// ===== tosa.cast_to_block_scaled: full
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %output_data, %output_scale = tosa.cast_to_block_scaled %0 {block_size = BLOCK_SIZE_32, t.x = 1 : i32} : (tensor<*xi32>) -> (tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1:2 = "tosa.cast_to_block_scaled"(%0) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> {t.x = 1 : i32} : (tensor<*xi32>) -> (tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>)
}) : () -> ()
// ===== tosa.ceil: bare
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.ceil %0 : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.ceil"(%0) : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.ceil: full
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.ceil %0 {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.ceil"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.clamp: bare
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = tosa.clamp %0 {max_val = 1 : i32, min_val = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = "tosa.clamp"(%0) <{max_val = 1 : i32, min_val = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.clamp: full
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = tosa.clamp %0 {max_val = 1 : i32, min_val = 1 : i32, nan_mode = IGNORE, t.x = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = "tosa.clamp"(%0) <{max_val = 1 : i32, min_val = 1 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> {t.x = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.clz: bare
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.clz %0 : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.clz"(%0) : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.clz: full
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.clz %0 {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.clz"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.concat: full
module {
  %0:2 = "t.values"() : () -> (tensor<*xi32>, tensor<*xi32>)
  %1 = tosa.concat %0#0, %0#1 {axis = 1 : i32, t.x = 1 : i32} : (tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<*xi32>, tensor<*xi32>)
  %1 = "tosa.concat"(%0#0, %0#1) <{axis = 1 : i32}> {t.x = 1 : i32} : (tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.concat: ones
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = tosa.concat %0 {axis = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = "tosa.concat"(%0) <{axis = 1 : i32}> : (tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.concat: bare (not verified)
module {
  %0 = tosa.concat  {axis = 1 : i32} : () -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "tosa.concat"() <{axis = 1 : i32}> : () -> tensor<4xi32>
}) : () -> ()
// ===== tosa.concat_shape: bare
module {
  %0 = tosa.concat_shape  : () -> !tosa.shape<0>
}
// ----- generic
"builtin.module"() ({
  %0 = "tosa.concat_shape"() : () -> !tosa.shape<0>
}) : () -> ()
// ===== tosa.concat_shape: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = tosa.concat_shape %0#0, %0#1 {t.x = 1 : i32} : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = "tosa.concat_shape"(%0#0, %0#1) {t.x = 1 : i32} : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.cond_if: by hand
module {
  func.func @f(%arg0: tensor<f32>, %arg1: tensor<i1>, %arg2: tensor<1xf32>) -> tensor<f32> {
    %0 = tosa.cond_if %arg1 : tensor<i1> -> tensor<f32> {
      tosa.yield %arg0 : tensor<f32>
    } else {
      %1 = tosa.negate %arg0, %arg2, %arg2 : (tensor<f32>, tensor<1xf32>, tensor<1xf32>) -> tensor<f32>
      tosa.yield %1 : tensor<f32>
    }
    return %0 : tensor<f32>
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<f32>, tensor<i1>, tensor<1xf32>) -> tensor<f32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<i1>, %arg2: tensor<1xf32>):
    %0 = "tosa.cond_if"(%arg1) ({
      "tosa.yield"(%arg0) : (tensor<f32>) -> ()
    }, {
      %1 = "tosa.negate"(%arg0, %arg2, %arg2) : (tensor<f32>, tensor<1xf32>, tensor<1xf32>) -> tensor<f32>
      "tosa.yield"(%1) : (tensor<f32>) -> ()
    }) : (tensor<i1>) -> tensor<f32>
    "func.return"(%0) : (tensor<f32>) -> ()
  }) : () -> ()
}) : () -> ()
// ===== tosa.const: bare
module {
  %0 = "tosa.const"() <{values = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "tosa.const"() <{values = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
}) : () -> ()
// ===== tosa.const: full
module {
  %0 = "tosa.const"() <{values = dense<1> : tensor<4xi32>}> {t.x = 1 : i32} : () -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "tosa.const"() <{values = dense<1> : tensor<4xi32>}> {t.x = 1 : i32} : () -> tensor<4xi32>
}) : () -> ()
// ===== tosa.const_shape: by hand
module {
  func.func @f() {
    %0 = tosa.const_shape  {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "tosa.const_shape"() <{values = dense<[1, 2, 3]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== tosa.conv2d: by hand
module {
  func.func @f(%arg0: tensor<1x4x4x4xf32>, %arg1: tensor<8x1x1x4xf32>, %arg2: tensor<8xf32>, %arg3: tensor<1xf32>) {
    %0 = tosa.conv2d %arg0, %arg1, %arg2, %arg3, %arg3 {acc_type = f32, dilation = array<i64: 1, 1>, local_bound = true, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<1x4x4x4xf32>, %arg1: tensor<8x1x1x4xf32>, %arg2: tensor<8xf32>, %arg3: tensor<1xf32>):
    %0 = "tosa.conv2d"(%arg0, %arg1, %arg2, %arg3, %arg3) <{acc_type = f32, dilation = array<i64: 1, 1>, local_bound = true, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== tosa.conv3d: by hand
module {
  func.func @f(%arg0: tensor<1x4x8x21x17xf32>, %arg1: tensor<34x1x1x1x17xf32>, %arg2: tensor<34xf32>, %arg3: tensor<1xf32>) {
    %0 = tosa.conv3d %arg0, %arg1, %arg2, %arg3, %arg3 {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x21x34xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<1x4x8x21x17xf32>, %arg1: tensor<34x1x1x1x17xf32>, %arg2: tensor<34xf32>, %arg3: tensor<1xf32>):
    %0 = "tosa.conv3d"(%arg0, %arg1, %arg2, %arg3, %arg3) <{acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>}> : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x21x34xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== tosa.cos: bare
module {
  %0 = "t.values"() : () -> tensor<*xf32>
  %1 = tosa.cos %0 : (tensor<*xf32>) -> tensor<*xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xf32>
  %1 = "tosa.cos"(%0) : (tensor<*xf32>) -> tensor<*xf32>
}) : () -> ()
// ===== tosa.cos: full
module {
  %0 = "t.values"() : () -> tensor<*xf32>
  %1 = tosa.cos %0 {t.x = 1 : i32} : (tensor<*xf32>) -> tensor<*xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xf32>
  %1 = "tosa.cos"(%0) {t.x = 1 : i32} : (tensor<*xf32>) -> tensor<*xf32>
}) : () -> ()
// ===== tosa.custom: bare
module {
  tosa.custom  {domain_name = "text", implementation_attrs = "text", operator_name = "text"} : () -> ()
}
// ----- generic
"builtin.module"() ({
  "tosa.custom"() <{domain_name = "text", implementation_attrs = "text", operator_name = "text"}> : () -> ()
}) : () -> ()
// ===== tosa.custom: full
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1:2 = tosa.custom %0#0, %0#1 {domain_name = "text", implementation_attrs = "text", operator_name = "text", t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1:2 = "tosa.custom"(%0#0, %0#1) <{domain_name = "text", implementation_attrs = "text", operator_name = "text"}> {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
}) : () -> ()
// ===== tosa.custom: ones
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.custom %0 {domain_name = "text", implementation_attrs = "text", operator_name = "text"} : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.custom"(%0) <{domain_name = "text", implementation_attrs = "text", operator_name = "text"}> : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.custom: with input_list
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  tosa.custom %0#0, %0#1 {domain_name = "text", implementation_attrs = "text", operator_name = "text"} : (tensor<4xi32>, tensor<4xi32>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  "tosa.custom"(%0#0, %0#1) <{domain_name = "text", implementation_attrs = "text", operator_name = "text"}> : (tensor<4xi32>, tensor<4xi32>) -> ()
}) : () -> ()
// ===== tosa.custom: with output_list
module {
  %0:2 = tosa.custom  {domain_name = "text", implementation_attrs = "text", operator_name = "text"} : () -> (tensor<4xi32>, tensor<4xi32>)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "tosa.custom"() <{domain_name = "text", implementation_attrs = "text", operator_name = "text"}> : () -> (tensor<4xi32>, tensor<4xi32>)
}) : () -> ()
// ===== tosa.depthwise_conv2d: by hand
module {
  func.func @f(%arg0: tensor<1x4x4x4xf32>, %arg1: tensor<1x1x4x2xf32>, %arg2: tensor<8xf32>, %arg3: tensor<1xf32>) {
    %0 = tosa.depthwise_conv2d %arg0, %arg1, %arg2, %arg3, %arg3 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x4x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<1x4x4x4xf32>, %arg1: tensor<1x1x4x2xf32>, %arg2: tensor<8xf32>, %arg3: tensor<1xf32>):
    %0 = "tosa.depthwise_conv2d"(%arg0, %arg1, %arg2, %arg3, %arg3) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== tosa.dim: bare
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<*xi32>) -> !tosa.shape<1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = "tosa.dim"(%0) <{axis = 1 : i32}> : (tensor<*xi32>) -> !tosa.shape<1>
}) : () -> ()
// ===== tosa.dim: full
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = tosa.dim %0 {axis = 1 : i32, t.x = 1 : i32} : (tensor<*xi32>) -> !tosa.shape<1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = "tosa.dim"(%0) <{axis = 1 : i32}> {t.x = 1 : i32} : (tensor<*xi32>) -> !tosa.shape<1>
}) : () -> ()
// ===== tosa.div_ceil_shape: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = tosa.div_ceil_shape %0#0, %0#1 : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = "tosa.div_ceil_shape"(%0#0, %0#1) : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.div_ceil_shape: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = tosa.div_ceil_shape %0#0, %0#1 {t.x = 1 : i32} : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = "tosa.div_ceil_shape"(%0#0, %0#1) {t.x = 1 : i32} : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.div_floor_shape: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = tosa.div_floor_shape %0#0, %0#1 : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = "tosa.div_floor_shape"(%0#0, %0#1) : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.div_floor_shape: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = tosa.div_floor_shape %0#0, %0#1 {t.x = 1 : i32} : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = "tosa.div_floor_shape"(%0#0, %0#1) {t.x = 1 : i32} : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.equal: bare
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.equal %0#0, %0#1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.equal"(%0#0, %0#1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
}) : () -> ()
// ===== tosa.equal: full
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.equal %0#0, %0#1 {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.equal"(%0#0, %0#1) {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
}) : () -> ()
// ===== tosa.erf: bare
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.erf %0 : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.erf"(%0) : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.erf: full
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.erf %0 {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.erf"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.exp: bare
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.exp %0 : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.exp"(%0) : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.exp: full
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.exp %0 {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.exp"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.exp2_shape: bare (not verified)
module {
  %0 = "t.values"() : () -> !tosa.shape<4>
  %1 = tosa.exp2_shape %0 : (!tosa.shape<4>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !tosa.shape<4>
  %1 = "tosa.exp2_shape"(%0) : (!tosa.shape<4>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.exp2_shape: full (not verified)
module {
  %0 = "t.values"() : () -> !tosa.shape<4>
  %1 = tosa.exp2_shape %0 {t.x = 1 : i32} : (!tosa.shape<4>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !tosa.shape<4>
  %1 = "tosa.exp2_shape"(%0) {t.x = 1 : i32} : (!tosa.shape<4>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.fft2d: bare
module {
  %0:2 = "t.values"() : () -> (tensor<4x4x4xf32>, tensor<4x4x4xf32>)
  %output_real, %output_imag = tosa.fft2d %0#0, %0#1 {inverse = true} : (tensor<4x4x4xf32>, tensor<4x4x4xf32>) -> (tensor<4x4x4xf32>, tensor<4x4x4xf32>)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4x4x4xf32>, tensor<4x4x4xf32>)
  %1:2 = "tosa.fft2d"(%0#0, %0#1) <{inverse = true}> : (tensor<4x4x4xf32>, tensor<4x4x4xf32>) -> (tensor<4x4x4xf32>, tensor<4x4x4xf32>)
}) : () -> ()
// ===== tosa.fft2d: full
module {
  %0:2 = "t.values"() : () -> (tensor<4x4x4xf32>, tensor<4x4x4xf32>)
  %output_real, %output_imag = tosa.fft2d %0#0, %0#1 {inverse = true, local_bound = true, t.x = 1 : i32} : (tensor<4x4x4xf32>, tensor<4x4x4xf32>) -> (tensor<4x4x4xf32>, tensor<4x4x4xf32>)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4x4x4xf32>, tensor<4x4x4xf32>)
  %1:2 = "tosa.fft2d"(%0#0, %0#1) <{inverse = true, local_bound = true}> {t.x = 1 : i32} : (tensor<4x4x4xf32>, tensor<4x4x4xf32>) -> (tensor<4x4x4xf32>, tensor<4x4x4xf32>)
}) : () -> ()
// ===== tosa.floor: bare
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.floor %0 : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.floor"(%0) : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.floor: full
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.floor %0 {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.floor"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.gather: bare
module {
  %0:2 = "t.values"() : () -> (tensor<4x4x4xi32>, tensor<4x4xi32>)
  %1 = tosa.gather %0#0, %0#1 : (tensor<4x4x4xi32>, tensor<4x4xi32>) -> tensor<4x4x4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4x4x4xi32>, tensor<4x4xi32>)
  %1 = "tosa.gather"(%0#0, %0#1) : (tensor<4x4x4xi32>, tensor<4x4xi32>) -> tensor<4x4x4xi32>
}) : () -> ()
// ===== tosa.gather: full
module {
  %0:2 = "t.values"() : () -> (tensor<4x4x4xi32>, tensor<4x4xi32>)
  %1 = tosa.gather %0#0, %0#1 {t.x = 1 : i32} : (tensor<4x4x4xi32>, tensor<4x4xi32>) -> tensor<4x4x4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4x4x4xi32>, tensor<4x4xi32>)
  %1 = "tosa.gather"(%0#0, %0#1) {t.x = 1 : i32} : (tensor<4x4x4xi32>, tensor<4x4xi32>) -> tensor<4x4x4xi32>
}) : () -> ()
// ===== tosa.greater: bare
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.greater %0#0, %0#1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.greater"(%0#0, %0#1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
}) : () -> ()
// ===== tosa.greater: full
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.greater %0#0, %0#1 {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.greater"(%0#0, %0#1) {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
}) : () -> ()
// ===== tosa.greater_equal: bare
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.greater_equal %0#0, %0#1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.greater_equal"(%0#0, %0#1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
}) : () -> ()
// ===== tosa.greater_equal: full
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.greater_equal %0#0, %0#1 {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.greater_equal"(%0#0, %0#1) {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
}) : () -> ()
// ===== tosa.identity: bare
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.identity %0 : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.identity"(%0) : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.identity: full
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.identity %0 {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.identity"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.intdiv: bare
module {
  %0:2 = "t.values"() : () -> (tensor<*xi32>, tensor<*xi32>)
  %1 = tosa.intdiv %0#0, %0#1 : (tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<*xi32>, tensor<*xi32>)
  %1 = "tosa.intdiv"(%0#0, %0#1) : (tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.intdiv: full
module {
  %0:2 = "t.values"() : () -> (tensor<*xi32>, tensor<*xi32>)
  %1 = tosa.intdiv %0#0, %0#1 {t.x = 1 : i32} : (tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<*xi32>, tensor<*xi32>)
  %1 = "tosa.intdiv"(%0#0, %0#1) {t.x = 1 : i32} : (tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.log: bare
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.log %0 : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.log"(%0) : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.log: full
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.log %0 {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.log"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.log2_ceil_shape: bare (not verified)
module {
  %0 = "t.values"() : () -> !tosa.shape<4>
  %1 = tosa.log2_ceil_shape %0 : (!tosa.shape<4>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !tosa.shape<4>
  %1 = "tosa.log2_ceil_shape"(%0) : (!tosa.shape<4>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.log2_ceil_shape: full (not verified)
module {
  %0 = "t.values"() : () -> !tosa.shape<4>
  %1 = tosa.log2_ceil_shape %0 {t.x = 1 : i32} : (!tosa.shape<4>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !tosa.shape<4>
  %1 = "tosa.log2_ceil_shape"(%0) {t.x = 1 : i32} : (!tosa.shape<4>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.log2_floor_shape: bare (not verified)
module {
  %0 = "t.values"() : () -> !tosa.shape<4>
  %1 = tosa.log2_floor_shape %0 : (!tosa.shape<4>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !tosa.shape<4>
  %1 = "tosa.log2_floor_shape"(%0) : (!tosa.shape<4>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.log2_floor_shape: full (not verified)
module {
  %0 = "t.values"() : () -> !tosa.shape<4>
  %1 = tosa.log2_floor_shape %0 {t.x = 1 : i32} : (!tosa.shape<4>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !tosa.shape<4>
  %1 = "tosa.log2_floor_shape"(%0) {t.x = 1 : i32} : (!tosa.shape<4>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.logical_and: bare
module {
  %0:2 = "t.values"() : () -> (tensor<*xi1>, tensor<*xi1>)
  %1 = tosa.logical_and %0#0, %0#1 : (tensor<*xi1>, tensor<*xi1>) -> tensor<*xi1>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<*xi1>, tensor<*xi1>)
  %1 = "tosa.logical_and"(%0#0, %0#1) : (tensor<*xi1>, tensor<*xi1>) -> tensor<*xi1>
}) : () -> ()
// ===== tosa.logical_and: full
module {
  %0:2 = "t.values"() : () -> (tensor<*xi1>, tensor<*xi1>)
  %1 = tosa.logical_and %0#0, %0#1 {t.x = 1 : i32} : (tensor<*xi1>, tensor<*xi1>) -> tensor<*xi1>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<*xi1>, tensor<*xi1>)
  %1 = "tosa.logical_and"(%0#0, %0#1) {t.x = 1 : i32} : (tensor<*xi1>, tensor<*xi1>) -> tensor<*xi1>
}) : () -> ()
// ===== tosa.logical_left_shift: bare
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.logical_left_shift %0#0, %0#1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.logical_left_shift"(%0#0, %0#1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.logical_left_shift: full
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.logical_left_shift %0#0, %0#1 {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.logical_left_shift"(%0#0, %0#1) {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.logical_not: bare
module {
  %0 = "t.values"() : () -> tensor<*xi1>
  %1 = tosa.logical_not %0 : (tensor<*xi1>) -> tensor<*xi1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi1>
  %1 = "tosa.logical_not"(%0) : (tensor<*xi1>) -> tensor<*xi1>
}) : () -> ()
// ===== tosa.logical_not: full
module {
  %0 = "t.values"() : () -> tensor<*xi1>
  %1 = tosa.logical_not %0 {t.x = 1 : i32} : (tensor<*xi1>) -> tensor<*xi1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi1>
  %1 = "tosa.logical_not"(%0) {t.x = 1 : i32} : (tensor<*xi1>) -> tensor<*xi1>
}) : () -> ()
// ===== tosa.logical_or: bare
module {
  %0:2 = "t.values"() : () -> (tensor<*xi1>, tensor<*xi1>)
  %1 = tosa.logical_or %0#0, %0#1 : (tensor<*xi1>, tensor<*xi1>) -> tensor<*xi1>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<*xi1>, tensor<*xi1>)
  %1 = "tosa.logical_or"(%0#0, %0#1) : (tensor<*xi1>, tensor<*xi1>) -> tensor<*xi1>
}) : () -> ()
// ===== tosa.logical_or: full
module {
  %0:2 = "t.values"() : () -> (tensor<*xi1>, tensor<*xi1>)
  %1 = tosa.logical_or %0#0, %0#1 {t.x = 1 : i32} : (tensor<*xi1>, tensor<*xi1>) -> tensor<*xi1>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<*xi1>, tensor<*xi1>)
  %1 = "tosa.logical_or"(%0#0, %0#1) {t.x = 1 : i32} : (tensor<*xi1>, tensor<*xi1>) -> tensor<*xi1>
}) : () -> ()
// ===== tosa.logical_right_shift: bare
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.logical_right_shift %0#0, %0#1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.logical_right_shift"(%0#0, %0#1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.logical_right_shift: full
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.logical_right_shift %0#0, %0#1 {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.logical_right_shift"(%0#0, %0#1) {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.logical_xor: bare
module {
  %0:2 = "t.values"() : () -> (tensor<*xi1>, tensor<*xi1>)
  %1 = tosa.logical_xor %0#0, %0#1 : (tensor<*xi1>, tensor<*xi1>) -> tensor<*xi1>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<*xi1>, tensor<*xi1>)
  %1 = "tosa.logical_xor"(%0#0, %0#1) : (tensor<*xi1>, tensor<*xi1>) -> tensor<*xi1>
}) : () -> ()
// ===== tosa.logical_xor: full
module {
  %0:2 = "t.values"() : () -> (tensor<*xi1>, tensor<*xi1>)
  %1 = tosa.logical_xor %0#0, %0#1 {t.x = 1 : i32} : (tensor<*xi1>, tensor<*xi1>) -> tensor<*xi1>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<*xi1>, tensor<*xi1>)
  %1 = "tosa.logical_xor"(%0#0, %0#1) {t.x = 1 : i32} : (tensor<*xi1>, tensor<*xi1>) -> tensor<*xi1>
}) : () -> ()
// ===== tosa.matmul: bare
module {
  %0:4 = "t.values"() : () -> (tensor<4x4x4xi32>, tensor<4x4x4xi32>, tensor<*xi32>, tensor<*xi32>)
  %1 = tosa.matmul %0#0, %0#1, %0#2, %0#3 : (tensor<4x4x4xi32>, tensor<4x4x4xi32>, tensor<*xi32>, tensor<*xi32>) -> tensor<4x4x4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (tensor<4x4x4xi32>, tensor<4x4x4xi32>, tensor<*xi32>, tensor<*xi32>)
  %1 = "tosa.matmul"(%0#0, %0#1, %0#2, %0#3) : (tensor<4x4x4xi32>, tensor<4x4x4xi32>, tensor<*xi32>, tensor<*xi32>) -> tensor<4x4x4xi32>
}) : () -> ()
// ===== tosa.matmul: full
module {
  %0:4 = "t.values"() : () -> (tensor<4x4x4xi32>, tensor<4x4x4xi32>, tensor<*xi32>, tensor<*xi32>)
  %1 = tosa.matmul %0#0, %0#1, %0#2, %0#3 {t.x = 1 : i32} : (tensor<4x4x4xi32>, tensor<4x4x4xi32>, tensor<*xi32>, tensor<*xi32>) -> tensor<4x4x4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (tensor<4x4x4xi32>, tensor<4x4x4xi32>, tensor<*xi32>, tensor<*xi32>)
  %1 = "tosa.matmul"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (tensor<4x4x4xi32>, tensor<4x4x4xi32>, tensor<*xi32>, tensor<*xi32>) -> tensor<4x4x4xi32>
}) : () -> ()
// ===== tosa.matmul_t_block_scaled: bare
module {
  %0:4 = "t.values"() : () -> (tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>, tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>)
  %1 = tosa.matmul_t_block_scaled %0#0, %0#1, %0#2, %0#3 {block_size = BLOCK_SIZE_32} : (tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>, tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>, tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>)
  %1 = "tosa.matmul_t_block_scaled"(%0#0, %0#1, %0#2, %0#3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>, tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.matmul_t_block_scaled: full
module {
  %0:4 = "t.values"() : () -> (tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>, tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>)
  %1 = tosa.matmul_t_block_scaled %0#0, %0#1, %0#2, %0#3 {block_size = BLOCK_SIZE_32, t.x = 1 : i32} : (tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>, tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>, tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>)
  %1 = "tosa.matmul_t_block_scaled"(%0#0, %0#1, %0#2, %0#3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> {t.x = 1 : i32} : (tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>, tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.max_pool2d: by hand
module {
  func.func @f(%arg0: tensor<1x32x32x8xf32>) {
    %0 = tosa.max_pool2d %arg0 {kernel = array<i64: 1, 1>, nan_mode = IGNORE, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
    %1 = tosa.max_pool2d %arg0 {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x32x32x8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<1x32x32x8xf32>):
    %0 = "tosa.max_pool2d"(%arg0) <{kernel = array<i64: 1, 1>, nan_mode = #tosa.nan_mode<IGNORE>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
    %1 = "tosa.max_pool2d"(%arg0) <{kernel = array<i64: 1, 1>, nan_mode = #tosa.nan_mode<PROPAGATE>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== tosa.max_shape: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = tosa.max_shape %0#0, %0#1 : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = "tosa.max_shape"(%0#0, %0#1) : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.max_shape: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = tosa.max_shape %0#0, %0#1 {t.x = 1 : i32} : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = "tosa.max_shape"(%0#0, %0#1) {t.x = 1 : i32} : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.maximum: bare
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.maximum %0#0, %0#1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.maximum"(%0#0, %0#1) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.maximum: full
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.maximum %0#0, %0#1 {nan_mode = IGNORE, t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.maximum"(%0#0, %0#1) <{nan_mode = #tosa.nan_mode<IGNORE>}> {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.min_shape: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = tosa.min_shape %0#0, %0#1 : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = "tosa.min_shape"(%0#0, %0#1) : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.min_shape: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = tosa.min_shape %0#0, %0#1 {t.x = 1 : i32} : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = "tosa.min_shape"(%0#0, %0#1) {t.x = 1 : i32} : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.minimum: bare
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.minimum %0#0, %0#1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.minimum"(%0#0, %0#1) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.minimum: full
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.minimum %0#0, %0#1 {nan_mode = IGNORE, t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.minimum"(%0#0, %0#1) <{nan_mode = #tosa.nan_mode<IGNORE>}> {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.mod_shape: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = tosa.mod_shape %0#0, %0#1 : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = "tosa.mod_shape"(%0#0, %0#1) : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.mod_shape: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = tosa.mod_shape %0#0, %0#1 {t.x = 1 : i32} : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = "tosa.mod_shape"(%0#0, %0#1) {t.x = 1 : i32} : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.mul: bare
module {
  %0:3 = "t.values"() : () -> (tensor<*xi32>, tensor<*xi32>, tensor<*xi8>)
  %1 = tosa.mul %0#0, %0#1, %0#2 : (tensor<*xi32>, tensor<*xi32>, tensor<*xi8>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (tensor<*xi32>, tensor<*xi32>, tensor<*xi8>)
  %1 = "tosa.mul"(%0#0, %0#1, %0#2) : (tensor<*xi32>, tensor<*xi32>, tensor<*xi8>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.mul: full
module {
  %0:3 = "t.values"() : () -> (tensor<*xi32>, tensor<*xi32>, tensor<*xi8>)
  %1 = tosa.mul %0#0, %0#1, %0#2 {t.x = 1 : i32} : (tensor<*xi32>, tensor<*xi32>, tensor<*xi8>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (tensor<*xi32>, tensor<*xi32>, tensor<*xi8>)
  %1 = "tosa.mul"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (tensor<*xi32>, tensor<*xi32>, tensor<*xi8>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.mul_shape: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = tosa.mul_shape %0#0, %0#1 : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = "tosa.mul_shape"(%0#0, %0#1) : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.mul_shape: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = tosa.mul_shape %0#0, %0#1 {t.x = 1 : i32} : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = "tosa.mul_shape"(%0#0, %0#1) {t.x = 1 : i32} : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.negate: bare
module {
  %0:3 = "t.values"() : () -> (tensor<*xi32>, tensor<*xi32>, tensor<*xi32>)
  %1 = tosa.negate %0#0, %0#1, %0#2 : (tensor<*xi32>, tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (tensor<*xi32>, tensor<*xi32>, tensor<*xi32>)
  %1 = "tosa.negate"(%0#0, %0#1, %0#2) : (tensor<*xi32>, tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.negate: full
module {
  %0:3 = "t.values"() : () -> (tensor<*xi32>, tensor<*xi32>, tensor<*xi32>)
  %1 = tosa.negate %0#0, %0#1, %0#2 {t.x = 1 : i32} : (tensor<*xi32>, tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (tensor<*xi32>, tensor<*xi32>, tensor<*xi32>)
  %1 = "tosa.negate"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (tensor<*xi32>, tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.pad: by hand
module {
  func.func @f(%arg0: tensor<13x21xf32>, %arg1: tensor<1xf32>) {
    %0 = tosa.const_shape  {values = dense<[0, 0, 0, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %1 = tosa.pad %arg0, %0, %arg1 : (tensor<13x21xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<13x22xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<13x21xf32>, tensor<1xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<13x21xf32>, %arg1: tensor<1xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 1]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %1 = "tosa.pad"(%arg0, %0, %arg1) : (tensor<13x21xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<13x22xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== tosa.pow: bare
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.pow %0#0, %0#1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.pow"(%0#0, %0#1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.pow: full
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.pow %0#0, %0#1 {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.pow"(%0#0, %0#1) {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.reciprocal: bare
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.reciprocal %0 : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.reciprocal"(%0) : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.reciprocal: full
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.reciprocal %0 {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.reciprocal"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.reduce_all: bare
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = tosa.reduce_all %0 {axis = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = "tosa.reduce_all"(%0) <{axis = 1 : i32}> : (tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.reduce_all: full
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = tosa.reduce_all %0 {axis = 1 : i32, t.x = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = "tosa.reduce_all"(%0) <{axis = 1 : i32}> {t.x = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.reduce_any: bare
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = tosa.reduce_any %0 {axis = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = "tosa.reduce_any"(%0) <{axis = 1 : i32}> : (tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.reduce_any: full
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = tosa.reduce_any %0 {axis = 1 : i32, t.x = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = "tosa.reduce_any"(%0) <{axis = 1 : i32}> {t.x = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.reduce_max: bare
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = tosa.reduce_max %0 {axis = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = "tosa.reduce_max"(%0) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.reduce_max: full
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = tosa.reduce_max %0 {axis = 1 : i32, nan_mode = IGNORE, t.x = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = "tosa.reduce_max"(%0) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> {t.x = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.reduce_min: bare
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = tosa.reduce_min %0 {axis = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = "tosa.reduce_min"(%0) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.reduce_min: full
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = tosa.reduce_min %0 {axis = 1 : i32, nan_mode = IGNORE, t.x = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = "tosa.reduce_min"(%0) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> {t.x = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.reduce_product: bare
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = tosa.reduce_product %0 {axis = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = "tosa.reduce_product"(%0) <{axis = 1 : i32}> : (tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.reduce_product: full
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = tosa.reduce_product %0 {axis = 1 : i32, t.x = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = "tosa.reduce_product"(%0) <{axis = 1 : i32}> {t.x = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.reduce_sum: bare
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = tosa.reduce_sum %0 {axis = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = "tosa.reduce_sum"(%0) <{axis = 1 : i32}> : (tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.reduce_sum: full
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = tosa.reduce_sum %0 {axis = 1 : i32, t.x = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = "tosa.reduce_sum"(%0) <{axis = 1 : i32}> {t.x = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.rescale: bare
module {
  %0:5 = "t.values"() : () -> (tensor<*xi32>, tensor<4xi32>, tensor<4xi8>, tensor<*xi32>, tensor<*xi32>)
  %1 = tosa.rescale %0#0, %0#1, %0#2, %0#3, %0#4 {input_unsigned = true, output_unsigned = true, per_channel = true, rounding_mode = INEXACT_ROUND, scale32 = true} : (tensor<*xi32>, tensor<4xi32>, tensor<4xi8>, tensor<*xi32>, tensor<*xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (tensor<*xi32>, tensor<4xi32>, tensor<4xi8>, tensor<*xi32>, tensor<*xi32>)
  %1 = "tosa.rescale"(%0#0, %0#1, %0#2, %0#3, %0#4) <{input_unsigned = true, output_unsigned = true, per_channel = true, rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>, scale32 = true}> : (tensor<*xi32>, tensor<4xi32>, tensor<4xi8>, tensor<*xi32>, tensor<*xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.rescale: full
module {
  %0:5 = "t.values"() : () -> (tensor<*xi32>, tensor<4xi32>, tensor<4xi8>, tensor<*xi32>, tensor<*xi32>)
  %1 = tosa.rescale %0#0, %0#1, %0#2, %0#3, %0#4 {input_unsigned = true, output_unsigned = true, per_channel = true, rounding_mode = INEXACT_ROUND, scale32 = true, t.x = 1 : i32} : (tensor<*xi32>, tensor<4xi32>, tensor<4xi8>, tensor<*xi32>, tensor<*xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (tensor<*xi32>, tensor<4xi32>, tensor<4xi8>, tensor<*xi32>, tensor<*xi32>)
  %1 = "tosa.rescale"(%0#0, %0#1, %0#2, %0#3, %0#4) <{input_unsigned = true, output_unsigned = true, per_channel = true, rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>, scale32 = true}> {t.x = 1 : i32} : (tensor<*xi32>, tensor<4xi32>, tensor<4xi8>, tensor<*xi32>, tensor<*xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.reshape: by hand
module {
  func.func @f(%arg0: tensor<13x21x3xf32>) {
    %0 = tosa.const_shape  {values = dense<[1, 819]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.reshape %arg0, %0 : (tensor<13x21x3xf32>, !tosa.shape<2>) -> tensor<1x819xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<13x21x3xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<13x21x3xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[1, 819]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %1 = "tosa.reshape"(%arg0, %0) : (tensor<13x21x3xf32>, !tosa.shape<2>) -> tensor<1x819xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== tosa.resize: bare (not verified)
module {
  %0:4 = "t.values"() : () -> (tensor<4x4x4x4xi32>, i32, i32, i32)
  %1 = tosa.resize %0#0, %0#1, %0#2, %0#3 {mode = BILINEAR} : (tensor<4x4x4x4xi32>, i32, i32, i32) -> tensor<4x4x4x4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (tensor<4x4x4x4xi32>, i32, i32, i32)
  %1 = "tosa.resize"(%0#0, %0#1, %0#2, %0#3) <{mode = #tosa.resize_mode<BILINEAR>}> : (tensor<4x4x4x4xi32>, i32, i32, i32) -> tensor<4x4x4x4xi32>
}) : () -> ()
// ===== tosa.resize: full (not verified)
module {
  %0:4 = "t.values"() : () -> (tensor<4x4x4x4xi32>, i32, i32, i32)
  %1 = tosa.resize %0#0, %0#1, %0#2, %0#3 {mode = BILINEAR, t.x = 1 : i32} : (tensor<4x4x4x4xi32>, i32, i32, i32) -> tensor<4x4x4x4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (tensor<4x4x4x4xi32>, i32, i32, i32)
  %1 = "tosa.resize"(%0#0, %0#1, %0#2, %0#3) <{mode = #tosa.resize_mode<BILINEAR>}> {t.x = 1 : i32} : (tensor<4x4x4x4xi32>, i32, i32, i32) -> tensor<4x4x4x4xi32>
}) : () -> ()
// ===== tosa.reverse: bare
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = tosa.reverse %0 {axis = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = "tosa.reverse"(%0) <{axis = 1 : i32}> : (tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.reverse: full
module {
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = tosa.reverse %0 {axis = 1 : i32, t.x = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xi32>
  %1 = "tosa.reverse"(%0) <{axis = 1 : i32}> {t.x = 1 : i32} : (tensor<*xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tosa.rfft2d: bare
module {
  %0 = "t.values"() : () -> tensor<4x4x4xf32>
  %output_real, %output_imag = tosa.rfft2d %0 : (tensor<4x4x4xf32>) -> (tensor<*xf32>, tensor<4x4x4xf32>)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4x4x4xf32>
  %1:2 = "tosa.rfft2d"(%0) : (tensor<4x4x4xf32>) -> (tensor<*xf32>, tensor<4x4x4xf32>)
}) : () -> ()
// ===== tosa.rfft2d: full
module {
  %0 = "t.values"() : () -> tensor<4x4x4xf32>
  %output_real, %output_imag = tosa.rfft2d %0 {local_bound = true, t.x = 1 : i32} : (tensor<4x4x4xf32>) -> (tensor<*xf32>, tensor<4x4x4xf32>)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4x4x4xf32>
  %1:2 = "tosa.rfft2d"(%0) <{local_bound = true}> {t.x = 1 : i32} : (tensor<4x4x4xf32>) -> (tensor<*xf32>, tensor<4x4x4xf32>)
}) : () -> ()
// ===== tosa.rsqrt: bare
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.rsqrt %0 : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.rsqrt"(%0) : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.rsqrt: full
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.rsqrt %0 {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.rsqrt"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.scatter: bare
module {
  %0:3 = "t.values"() : () -> (tensor<4x4x4xi32>, tensor<4x4xi32>, tensor<4x4x4xi32>)
  %1 = tosa.scatter %0#0, %0#1, %0#2 : (tensor<4x4x4xi32>, tensor<4x4xi32>, tensor<4x4x4xi32>) -> tensor<4x4x4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (tensor<4x4x4xi32>, tensor<4x4xi32>, tensor<4x4x4xi32>)
  %1 = "tosa.scatter"(%0#0, %0#1, %0#2) : (tensor<4x4x4xi32>, tensor<4x4xi32>, tensor<4x4x4xi32>) -> tensor<4x4x4xi32>
}) : () -> ()
// ===== tosa.scatter: full
module {
  %0:3 = "t.values"() : () -> (tensor<4x4x4xi32>, tensor<4x4xi32>, tensor<4x4x4xi32>)
  %1 = tosa.scatter %0#0, %0#1, %0#2 {t.x = 1 : i32} : (tensor<4x4x4xi32>, tensor<4x4xi32>, tensor<4x4x4xi32>) -> tensor<4x4x4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (tensor<4x4x4xi32>, tensor<4x4xi32>, tensor<4x4x4xi32>)
  %1 = "tosa.scatter"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (tensor<4x4x4xi32>, tensor<4x4xi32>, tensor<4x4x4xi32>) -> tensor<4x4x4xi32>
}) : () -> ()
// ===== tosa.select: bare
module {
  %0:3 = "t.values"() : () -> (tensor<*xi1>, tensor<*xi1>, tensor<*xi1>)
  %1 = tosa.select %0#0, %0#1, %0#2 : (tensor<*xi1>, tensor<*xi1>, tensor<*xi1>) -> tensor<*xi1>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (tensor<*xi1>, tensor<*xi1>, tensor<*xi1>)
  %1 = "tosa.select"(%0#0, %0#1, %0#2) : (tensor<*xi1>, tensor<*xi1>, tensor<*xi1>) -> tensor<*xi1>
}) : () -> ()
// ===== tosa.select: full
module {
  %0:3 = "t.values"() : () -> (tensor<*xi1>, tensor<*xi1>, tensor<*xi1>)
  %1 = tosa.select %0#0, %0#1, %0#2 {t.x = 1 : i32} : (tensor<*xi1>, tensor<*xi1>, tensor<*xi1>) -> tensor<*xi1>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (tensor<*xi1>, tensor<*xi1>, tensor<*xi1>)
  %1 = "tosa.select"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (tensor<*xi1>, tensor<*xi1>, tensor<*xi1>) -> tensor<*xi1>
}) : () -> ()
// ===== tosa.sigmoid: bare
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.sigmoid %0 : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.sigmoid"(%0) : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.sigmoid: full
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.sigmoid %0 {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.sigmoid"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.sin: bare
module {
  %0 = "t.values"() : () -> tensor<*xf32>
  %1 = tosa.sin %0 : (tensor<*xf32>) -> tensor<*xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xf32>
  %1 = "tosa.sin"(%0) : (tensor<*xf32>) -> tensor<*xf32>
}) : () -> ()
// ===== tosa.sin: full
module {
  %0 = "t.values"() : () -> tensor<*xf32>
  %1 = tosa.sin %0 {t.x = 1 : i32} : (tensor<*xf32>) -> tensor<*xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<*xf32>
  %1 = "tosa.sin"(%0) {t.x = 1 : i32} : (tensor<*xf32>) -> tensor<*xf32>
}) : () -> ()
// ===== tosa.slice: by hand
module {
  func.func @f(%arg0: tensor<13x21xf32>) {
    %0 = tosa.const_shape  {values = dense<[6, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.const_shape  {values = dense<[4, 11]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.slice %arg0, %0, %1 : (tensor<13x21xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<4x11xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<13x21xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<13x21xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[6, 8]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %1 = "tosa.const_shape"() <{values = dense<[4, 11]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %2 = "tosa.slice"(%arg0, %0, %1) : (tensor<13x21xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<4x11xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== tosa.slice_shape: bare (not verified)
module {
  %0:3 = "t.values"() : () -> (!tosa.shape<4>, tensor<*xi32>, tensor<*xi32>)
  %1 = tosa.slice_shape %0#0, %0#1, %0#2 : (!tosa.shape<4>, tensor<*xi32>, tensor<*xi32>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!tosa.shape<4>, tensor<*xi32>, tensor<*xi32>)
  %1 = "tosa.slice_shape"(%0#0, %0#1, %0#2) : (!tosa.shape<4>, tensor<*xi32>, tensor<*xi32>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.slice_shape: full (not verified)
module {
  %0:3 = "t.values"() : () -> (!tosa.shape<4>, tensor<*xi32>, tensor<*xi32>)
  %1 = tosa.slice_shape %0#0, %0#1, %0#2 {t.x = 1 : i32} : (!tosa.shape<4>, tensor<*xi32>, tensor<*xi32>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!tosa.shape<4>, tensor<*xi32>, tensor<*xi32>)
  %1 = "tosa.slice_shape"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!tosa.shape<4>, tensor<*xi32>, tensor<*xi32>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.sub: bare
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.sub %0#0, %0#1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.sub"(%0#0, %0#1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.sub: full
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.sub %0#0, %0#1 {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.sub"(%0#0, %0#1) {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.sub_shape: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = tosa.sub_shape %0#0, %0#1 : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = "tosa.sub_shape"(%0#0, %0#1) : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.sub_shape: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = tosa.sub_shape %0#0, %0#1 {t.x = 1 : i32} : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!tosa.shape<4>, !tosa.shape<4>)
  %1 = "tosa.sub_shape"(%0#0, %0#1) {t.x = 1 : i32} : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
}) : () -> ()
// ===== tosa.table: bare
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.table %0#0, %0#1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.table"(%0#0, %0#1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.table: full
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = tosa.table %0#0, %0#1 {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tosa.table"(%0#0, %0#1) {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.tanh: bare
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.tanh %0 : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.tanh"(%0) : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.tanh: full
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.tanh %0 {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.tanh"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.tile: by hand
module {
  func.func @f(%arg0: tensor<2x3xf32>) {
    %0 = tosa.const_shape  {values = dense<[3, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.tile %arg0, %0 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<6x3xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[3, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %1 = "tosa.tile"(%arg0, %0) : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<6x3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== tosa.transpose: bare
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.transpose %0 {perms = array<i32: 0>} : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.transpose"(%0) <{perms = array<i32: 0>}> : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.transpose: full
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tosa.transpose %0 {perms = array<i32: 0>, t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tosa.transpose"(%0) <{perms = array<i32: 0>}> {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tosa.transpose_conv2d: by hand
module {
  func.func @f(%arg0: tensor<1x32x32x8xf32>, %arg1: tensor<16x1x1x8xf32>, %arg2: tensor<16xf32>, %arg3: tensor<1xf32>) {
    %0 = tosa.transpose_conv2d %arg0, %arg1, %arg2, %arg3, %arg3 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x16xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<1x32x32x8xf32>, %arg1: tensor<16x1x1x8xf32>, %arg2: tensor<16xf32>, %arg3: tensor<1xf32>):
    %0 = "tosa.transpose_conv2d"(%arg0, %arg1, %arg2, %arg3, %arg3) <{acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x16xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== tosa.variable: by hand
module {
  tosa.variable @a = dense<-1> : tensor<2x4x8xi8>
  tosa.variable @b : tensor<1x4x8xf32>
  tosa.variable @c : tensor<1x?x8xf32>
}
// ----- generic
"builtin.module"() ({
  "tosa.variable"() <{initial_value = dense<-1> : tensor<2x4x8xi8>, sym_name = "a", type = i8, var_shape = dense<[2, 4, 8]> : tensor<3xindex>}> : () -> ()
  "tosa.variable"() <{sym_name = "b", type = f32, var_shape = dense<[1, 4, 8]> : tensor<3xindex>}> : () -> ()
  "tosa.variable"() <{sym_name = "c", type = f32, var_shape = dense<[1, -1, 8]> : tensor<3xindex>}> : () -> ()
}) : () -> ()
// ===== tosa.variable_read: by hand
module {
  tosa.variable @a = dense<-1> : tensor<2x4x8xi8>
  func.func @f() {
    %0 = tosa.variable_read @a : tensor<2x4x8xi8>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "tosa.variable"() <{initial_value = dense<-1> : tensor<2x4x8xi8>, sym_name = "a", type = i8, var_shape = dense<[2, 4, 8]> : tensor<3xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "tosa.variable_read"() <{name = "a"}> : () -> tensor<2x4x8xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== tosa.variable_write: by hand
module {
  tosa.variable @a = dense<-1> : tensor<2x4x8xi8>
  func.func @f(%arg0: tensor<2x4x8xi8>) {
    tosa.variable_write @a, %arg0 : tensor<2x4x8xi8>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "tosa.variable"() <{initial_value = dense<-1> : tensor<2x4x8xi8>, sym_name = "a", type = i8, var_shape = dense<[2, 4, 8]> : tensor<3xindex>}> : () -> ()
  "func.func"() <{function_type = (tensor<2x4x8xi8>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x4x8xi8>):
    "tosa.variable_write"(%arg0) <{name = "a"}> : (tensor<2x4x8xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== tosa.while_loop: by hand
module {
  func.func @f(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = tosa.while_loop (%arg1 = %arg0) : (tensor<i32>) -> tensor<i32> {
      %1 = tosa.greater_equal %arg1, %arg1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      tosa.yield %1 : tensor<i1>
    } do {
    ^bb0(%arg1: tensor<i32>):
      tosa.yield %arg1 : tensor<i32>
    }
    return %0 : tensor<i32>
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<i32>) -> tensor<i32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<i32>):
    %0 = "tosa.while_loop"(%arg0) ({
    ^bb0(%arg2: tensor<i32>):
      %1 = "tosa.greater_equal"(%arg2, %arg2) : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "tosa.yield"(%1) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<i32>):
      "tosa.yield"(%arg1) : (tensor<i32>) -> ()
    }) : (tensor<i32>) -> tensor<i32>
    "func.return"(%0) : (tensor<i32>) -> ()
  }) : () -> ()
}) : () -> ()
// ===== tosa.yield: full
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
    tosa.yield %0#0, %0#1 {t.x = 1 : i32} : tensor<4xi32>, tensor<4xi32>
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
    "tosa.yield"(%0#0, %0#1) {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// ===== tosa.yield: ones
module {
  "t.around"() ({
    %0 = "t.values"() : () -> tensor<4xi32>
    tosa.yield %0 : tensor<4xi32>
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> tensor<4xi32>
    "tosa.yield"(%0) : (tensor<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()
