// ===== quant.dcast: bare
module {
  %0 = "t.values"() : () -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>
  %1 = quant.dcast %0 : tensor<4x!quant.uniform<i8:f32, 2.000000e+00>> to tensor<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>
  %1 = "quant.dcast"(%0) : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) -> tensor<4xf32>
}) : () -> ()
// ===== quant.dcast: full
module {
  %0 = "t.values"() : () -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>
  %1 = quant.dcast %0 {t.x = 1 : i32} : tensor<4x!quant.uniform<i8:f32, 2.000000e+00>> to tensor<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>
  %1 = "quant.dcast"(%0) {t.x = 1 : i32} : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) -> tensor<4xf32>
}) : () -> ()
// ===== quant.qcast: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = quant.qcast %0 : f32 to !quant.any<i8<-8:7>:f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "quant.qcast"(%0) : (f32) -> !quant.any<i8<-8:7>:f32>
}) : () -> ()
// ===== quant.qcast: full
module {
  %0 = "t.values"() : () -> f32
  %1 = quant.qcast %0 {t.x = 1 : i32} : f32 to !quant.any<i8<-8:7>:f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "quant.qcast"(%0) {t.x = 1 : i32} : (f32) -> !quant.any<i8<-8:7>:f32>
}) : () -> ()
// ===== quant.scast: bare
module {
  %0 = "t.values"() : () -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>
  %1 = quant.scast %0 : tensor<4x!quant.uniform<i8:f32, 2.000000e+00>> to tensor<4xi8>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>
  %1 = "quant.scast"(%0) : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) -> tensor<4xi8>
}) : () -> ()
// ===== quant.scast: full
module {
  %0 = "t.values"() : () -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>
  %1 = quant.scast %0 {t.x = 1 : i32} : tensor<4x!quant.uniform<i8:f32, 2.000000e+00>> to tensor<4xi8>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>
  %1 = "quant.scast"(%0) {t.x = 1 : i32} : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) -> tensor<4xi8>
}) : () -> ()
