// ===== spirv.ARM.Graph: by hand
module {
  spirv.module Logical Vulkan requires #spirv.vce<v1.3, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]> {
    spirv.ARM.Graph @g(%arg0: !spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<14x19xi16> {
      spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<14x19xi16>
    }
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<Vulkan>, vce_triple = #spirv.vce<v1.3, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]>}> ({
    "spirv.ARM.Graph"() <{function_type = (!spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<14x19xi16>, sym_name = "g"}> ({
    ^bb0(%arg0: !spirv.arm.tensor<14x19xi16>):
      "spirv.ARM.GraphOutputs"(%arg0) : (!spirv.arm.tensor<14x19xi16>) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.ARM.GraphConstant: by hand
module {
  spirv.module Logical Vulkan requires #spirv.vce<v1.3, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]> {
    spirv.ARM.Graph @g(%arg0: !spirv.arm.tensor<2x3xi16>) -> !spirv.arm.tensor<2x3xi16> {
      %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
      spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x3xi16>
    }
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<Vulkan>, vce_triple = #spirv.vce<v1.3, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]>}> ({
    "spirv.ARM.Graph"() <{function_type = (!spirv.arm.tensor<2x3xi16>) -> !spirv.arm.tensor<2x3xi16>, sym_name = "g"}> ({
    ^bb0(%arg0: !spirv.arm.tensor<2x3xi16>):
      %0 = "spirv.ARM.GraphConstant"() <{graph_constant_id = 42 : i32}> : () -> !spirv.arm.tensor<2x3xi16>
      "spirv.ARM.GraphOutputs"(%0) : (!spirv.arm.tensor<2x3xi16>) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.ARM.GraphEntryPoint: bare
module {
  spirv.ARM.GraphEntryPoint @s, @s
}
// ----- generic
"builtin.module"() ({
  "spirv.ARM.GraphEntryPoint"() <{fn = @s, interface = [@s]}> : () -> ()
}) : () -> ()
// ===== spirv.ARM.GraphOutputs: by hand
module {
  spirv.module Logical Vulkan requires #spirv.vce<v1.3, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]> {
    spirv.ARM.Graph @g(%arg0: !spirv.arm.tensor<4xi16>) -> (!spirv.arm.tensor<4xi16>, !spirv.arm.tensor<4xi16>) {
      spirv.ARM.GraphOutputs %arg0, %arg0 : !spirv.arm.tensor<4xi16>, !spirv.arm.tensor<4xi16>
    }
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<Vulkan>, vce_triple = #spirv.vce<v1.3, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]>}> ({
    "spirv.ARM.Graph"() <{function_type = (!spirv.arm.tensor<4xi16>) -> (!spirv.arm.tensor<4xi16>, !spirv.arm.tensor<4xi16>), sym_name = "g"}> ({
    ^bb0(%arg0: !spirv.arm.tensor<4xi16>):
      "spirv.ARM.GraphOutputs"(%arg0, %arg0) : (!spirv.arm.tensor<4xi16>, !spirv.arm.tensor<4xi16>) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.AccessChain: by hand
module {
  func.func @f(%arg0: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>) {
    %cst1_i32 = spirv.Constant 1 : i32
    %0 = spirv.AccessChain %arg0[%cst1_i32, %cst1_i32] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>):
    %0 = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
    %1 = "spirv.AccessChain"(%arg0, %0, %0) : (!spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32, i32) -> !spirv.ptr<f32, Function>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.AtomicAnd: bare
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = spirv.AtomicAnd <Device> <Acquire> %0#0, %0#1 : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = "spirv.AtomicAnd"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, Function>, i32) -> i32
}) : () -> ()
// ===== spirv.AtomicAnd: full
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = spirv.AtomicAnd <Device> <Acquire> %0#0, %0#1 {t.x = 1 : i32} : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = "spirv.AtomicAnd"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> {t.x = 1 : i32} : (!spirv.ptr<i32, Function>, i32) -> i32
}) : () -> ()
// ===== spirv.AtomicCompareExchange: bare
module {
  %0:3 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32, i32)
  %1 = spirv.AtomicCompareExchange <Device> <Acquire> <Acquire> %0#0, %0#1, %0#2 : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32, i32)
  %1 = "spirv.AtomicCompareExchange"(%0#0, %0#1, %0#2) <{equal_semantics = #spirv.memory_semantics<Acquire>, memory_scope = #spirv.scope<Device>, unequal_semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, Function>, i32, i32) -> i32
}) : () -> ()
// ===== spirv.AtomicCompareExchange: full
module {
  %0:3 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32, i32)
  %1 = spirv.AtomicCompareExchange <Device> <Acquire> <Acquire> %0#0, %0#1, %0#2 {t.x = 1 : i32} : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32, i32)
  %1 = "spirv.AtomicCompareExchange"(%0#0, %0#1, %0#2) <{equal_semantics = #spirv.memory_semantics<Acquire>, memory_scope = #spirv.scope<Device>, unequal_semantics = #spirv.memory_semantics<Acquire>}> {t.x = 1 : i32} : (!spirv.ptr<i32, Function>, i32, i32) -> i32
}) : () -> ()
// ===== spirv.AtomicCompareExchangeWeak: bare
module {
  %0:3 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32, i32)
  %1 = spirv.AtomicCompareExchangeWeak <Device> <Acquire> <Acquire> %0#0, %0#1, %0#2 : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32, i32)
  %1 = "spirv.AtomicCompareExchangeWeak"(%0#0, %0#1, %0#2) <{equal_semantics = #spirv.memory_semantics<Acquire>, memory_scope = #spirv.scope<Device>, unequal_semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, Function>, i32, i32) -> i32
}) : () -> ()
// ===== spirv.AtomicCompareExchangeWeak: full
module {
  %0:3 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32, i32)
  %1 = spirv.AtomicCompareExchangeWeak <Device> <Acquire> <Acquire> %0#0, %0#1, %0#2 {t.x = 1 : i32} : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32, i32)
  %1 = "spirv.AtomicCompareExchangeWeak"(%0#0, %0#1, %0#2) <{equal_semantics = #spirv.memory_semantics<Acquire>, memory_scope = #spirv.scope<Device>, unequal_semantics = #spirv.memory_semantics<Acquire>}> {t.x = 1 : i32} : (!spirv.ptr<i32, Function>, i32, i32) -> i32
}) : () -> ()
// ===== spirv.AtomicExchange: bare
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, f32)
  %1 = spirv.AtomicExchange <Device> <Acquire> %0#0, %0#1 : !spirv.ptr<f32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, f32)
  %1 = "spirv.AtomicExchange"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<f32, Function>, f32) -> f32
}) : () -> ()
// ===== spirv.AtomicExchange: full
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, f32)
  %1 = spirv.AtomicExchange <Device> <Acquire> %0#0, %0#1 {t.x = 1 : i32} : !spirv.ptr<f32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, f32)
  %1 = "spirv.AtomicExchange"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> {t.x = 1 : i32} : (!spirv.ptr<f32, Function>, f32) -> f32
}) : () -> ()
// ===== spirv.AtomicIAdd: bare
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = spirv.AtomicIAdd <Device> <Acquire> %0#0, %0#1 : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = "spirv.AtomicIAdd"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, Function>, i32) -> i32
}) : () -> ()
// ===== spirv.AtomicIAdd: full
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = spirv.AtomicIAdd <Device> <Acquire> %0#0, %0#1 {t.x = 1 : i32} : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = "spirv.AtomicIAdd"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> {t.x = 1 : i32} : (!spirv.ptr<i32, Function>, i32) -> i32
}) : () -> ()
// ===== spirv.AtomicIDecrement: bare
module {
  %0 = "t.values"() : () -> !spirv.ptr<i32, Function>
  %1 = spirv.AtomicIDecrement <Device> <Acquire> %0 : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !spirv.ptr<i32, Function>
  %1 = "spirv.AtomicIDecrement"(%0) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, Function>) -> i32
}) : () -> ()
// ===== spirv.AtomicIDecrement: full
module {
  %0 = "t.values"() : () -> !spirv.ptr<i32, Function>
  %1 = spirv.AtomicIDecrement <Device> <Acquire> %0 {t.x = 1 : i32} : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !spirv.ptr<i32, Function>
  %1 = "spirv.AtomicIDecrement"(%0) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> {t.x = 1 : i32} : (!spirv.ptr<i32, Function>) -> i32
}) : () -> ()
// ===== spirv.AtomicIIncrement: bare
module {
  %0 = "t.values"() : () -> !spirv.ptr<i32, Function>
  %1 = spirv.AtomicIIncrement <Device> <Acquire> %0 : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !spirv.ptr<i32, Function>
  %1 = "spirv.AtomicIIncrement"(%0) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, Function>) -> i32
}) : () -> ()
// ===== spirv.AtomicIIncrement: full
module {
  %0 = "t.values"() : () -> !spirv.ptr<i32, Function>
  %1 = spirv.AtomicIIncrement <Device> <Acquire> %0 {t.x = 1 : i32} : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !spirv.ptr<i32, Function>
  %1 = "spirv.AtomicIIncrement"(%0) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> {t.x = 1 : i32} : (!spirv.ptr<i32, Function>) -> i32
}) : () -> ()
// ===== spirv.AtomicISub: bare
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = spirv.AtomicISub <Device> <Acquire> %0#0, %0#1 : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = "spirv.AtomicISub"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, Function>, i32) -> i32
}) : () -> ()
// ===== spirv.AtomicISub: full
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = spirv.AtomicISub <Device> <Acquire> %0#0, %0#1 {t.x = 1 : i32} : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = "spirv.AtomicISub"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> {t.x = 1 : i32} : (!spirv.ptr<i32, Function>, i32) -> i32
}) : () -> ()
// ===== spirv.AtomicOr: bare
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = spirv.AtomicOr <Device> <Acquire> %0#0, %0#1 : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = "spirv.AtomicOr"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, Function>, i32) -> i32
}) : () -> ()
// ===== spirv.AtomicOr: full
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = spirv.AtomicOr <Device> <Acquire> %0#0, %0#1 {t.x = 1 : i32} : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = "spirv.AtomicOr"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> {t.x = 1 : i32} : (!spirv.ptr<i32, Function>, i32) -> i32
}) : () -> ()
// ===== spirv.AtomicSMax: bare
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = spirv.AtomicSMax <Device> <Acquire> %0#0, %0#1 : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = "spirv.AtomicSMax"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, Function>, i32) -> i32
}) : () -> ()
// ===== spirv.AtomicSMax: full
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = spirv.AtomicSMax <Device> <Acquire> %0#0, %0#1 {t.x = 1 : i32} : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = "spirv.AtomicSMax"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> {t.x = 1 : i32} : (!spirv.ptr<i32, Function>, i32) -> i32
}) : () -> ()
// ===== spirv.AtomicSMin: bare
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = spirv.AtomicSMin <Device> <Acquire> %0#0, %0#1 : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = "spirv.AtomicSMin"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, Function>, i32) -> i32
}) : () -> ()
// ===== spirv.AtomicSMin: full
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = spirv.AtomicSMin <Device> <Acquire> %0#0, %0#1 {t.x = 1 : i32} : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = "spirv.AtomicSMin"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> {t.x = 1 : i32} : (!spirv.ptr<i32, Function>, i32) -> i32
}) : () -> ()
// ===== spirv.AtomicUMax: bare
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = spirv.AtomicUMax <Device> <Acquire> %0#0, %0#1 : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = "spirv.AtomicUMax"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, Function>, i32) -> i32
}) : () -> ()
// ===== spirv.AtomicUMax: full
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = spirv.AtomicUMax <Device> <Acquire> %0#0, %0#1 {t.x = 1 : i32} : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = "spirv.AtomicUMax"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> {t.x = 1 : i32} : (!spirv.ptr<i32, Function>, i32) -> i32
}) : () -> ()
// ===== spirv.AtomicUMin: bare
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = spirv.AtomicUMin <Device> <Acquire> %0#0, %0#1 : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = "spirv.AtomicUMin"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, Function>, i32) -> i32
}) : () -> ()
// ===== spirv.AtomicUMin: full
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = spirv.AtomicUMin <Device> <Acquire> %0#0, %0#1 {t.x = 1 : i32} : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = "spirv.AtomicUMin"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> {t.x = 1 : i32} : (!spirv.ptr<i32, Function>, i32) -> i32
}) : () -> ()
// ===== spirv.AtomicXor: bare
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = spirv.AtomicXor <Device> <Acquire> %0#0, %0#1 : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = "spirv.AtomicXor"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, Function>, i32) -> i32
}) : () -> ()
// ===== spirv.AtomicXor: full
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = spirv.AtomicXor <Device> <Acquire> %0#0, %0#1 {t.x = 1 : i32} : !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<i32, Function>, i32)
  %1 = "spirv.AtomicXor"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> {t.x = 1 : i32} : (!spirv.ptr<i32, Function>, i32) -> i32
}) : () -> ()
// ===== spirv.BitCount: bare
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.BitCount %0 : i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.BitCount"(%0) : (i8) -> i8
}) : () -> ()
// ===== spirv.BitCount: full
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.BitCount %0 : i8 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.BitCount"(%0) {t.x = 1 : i32} : (i8) -> i8
}) : () -> ()
// ===== spirv.BitFieldInsert: bare
module {
  %0:4 = "t.values"() : () -> (i8, i8, i8, i8)
  %1 = spirv.BitFieldInsert %0#0, %0#1, %0#2, %0#3 : i8, i8, i8
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i8, i8, i8, i8)
  %1 = "spirv.BitFieldInsert"(%0#0, %0#1, %0#2, %0#3) : (i8, i8, i8, i8) -> i8
}) : () -> ()
// ===== spirv.BitFieldInsert: full
module {
  %0:4 = "t.values"() : () -> (i8, i8, i8, i8)
  %1 = spirv.BitFieldInsert %0#0, %0#1, %0#2, %0#3 {t.x = 1 : i32} : i8, i8, i8
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i8, i8, i8, i8)
  %1 = "spirv.BitFieldInsert"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i8, i8, i8, i8) -> i8
}) : () -> ()
// ===== spirv.BitFieldSExtract: bare
module {
  %0:3 = "t.values"() : () -> (i8, i8, i8)
  %1 = spirv.BitFieldSExtract %0#0, %0#1, %0#2 : i8, i8, i8
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i8, i8, i8)
  %1 = "spirv.BitFieldSExtract"(%0#0, %0#1, %0#2) : (i8, i8, i8) -> i8
}) : () -> ()
// ===== spirv.BitFieldSExtract: full
module {
  %0:3 = "t.values"() : () -> (i8, i8, i8)
  %1 = spirv.BitFieldSExtract %0#0, %0#1, %0#2 {t.x = 1 : i32} : i8, i8, i8
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i8, i8, i8)
  %1 = "spirv.BitFieldSExtract"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (i8, i8, i8) -> i8
}) : () -> ()
// ===== spirv.BitFieldUExtract: bare
module {
  %0:3 = "t.values"() : () -> (i8, i8, i8)
  %1 = spirv.BitFieldUExtract %0#0, %0#1, %0#2 : i8, i8, i8
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i8, i8, i8)
  %1 = "spirv.BitFieldUExtract"(%0#0, %0#1, %0#2) : (i8, i8, i8) -> i8
}) : () -> ()
// ===== spirv.BitFieldUExtract: full
module {
  %0:3 = "t.values"() : () -> (i8, i8, i8)
  %1 = spirv.BitFieldUExtract %0#0, %0#1, %0#2 {t.x = 1 : i32} : i8, i8, i8
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i8, i8, i8)
  %1 = "spirv.BitFieldUExtract"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (i8, i8, i8) -> i8
}) : () -> ()
// ===== spirv.BitReverse: bare
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.BitReverse %0 : i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.BitReverse"(%0) : (i8) -> i8
}) : () -> ()
// ===== spirv.BitReverse: full
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.BitReverse %0 : i8 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.BitReverse"(%0) {t.x = 1 : i32} : (i8) -> i8
}) : () -> ()
// ===== spirv.Bitcast: bare
module {
  %0 = "t.values"() : () -> !spirv.ptr<f32, Function>
  %1 = spirv.Bitcast %0 : !spirv.ptr<f32, Function> to !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !spirv.ptr<f32, Function>
  %1 = "spirv.Bitcast"(%0) : (!spirv.ptr<f32, Function>) -> !spirv.ptr<i32, Function>
}) : () -> ()
// ===== spirv.Bitcast: full
module {
  %0 = "t.values"() : () -> !spirv.ptr<f32, Function>
  %1 = spirv.Bitcast %0 {t.x = 1 : i32} : !spirv.ptr<f32, Function> to !spirv.ptr<i32, Function>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !spirv.ptr<f32, Function>
  %1 = "spirv.Bitcast"(%0) {t.x = 1 : i32} : (!spirv.ptr<f32, Function>) -> !spirv.ptr<i32, Function>
}) : () -> ()
// ===== spirv.BitwiseAnd: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.BitwiseAnd %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.BitwiseAnd"(%0#0, %0#1) : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.BitwiseAnd: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.BitwiseAnd %0#0, %0#1 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.BitwiseAnd"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.BitwiseOr: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.BitwiseOr %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.BitwiseOr"(%0#0, %0#1) : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.BitwiseOr: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.BitwiseOr %0#0, %0#1 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.BitwiseOr"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.BitwiseXor: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.BitwiseXor %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.BitwiseXor"(%0#0, %0#1) : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.BitwiseXor: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.BitwiseXor %0#0, %0#1 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.BitwiseXor"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.Branch: by hand
module {
  spirv.func @f(%arg0: i32) "None" {
    spirv.Branch ^bb1
  ^bb1:
    spirv.Branch ^bb2(%arg0, %arg0 : i32, i32)
  ^bb2(%0: i32, %1: i32):
    spirv.Return
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "spirv.Branch"()[^bb1] : () -> ()
  ^bb1:
    "spirv.Branch"(%arg0, %arg0)[^bb2] : (i32, i32) -> ()
  ^bb2(%0: i32, %1: i32):
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.BranchConditional: by hand
module {
  spirv.func @f(%arg0: i1, %arg1: i32) "None" {
    spirv.BranchConditional %arg0 [5, 10], ^bb1, ^bb2(%arg1 : i32)
  ^bb1:
    spirv.BranchConditional %arg0, ^bb2(%arg1 : i32), ^bb2(%arg1 : i32)
  ^bb2(%0: i32):
    spirv.Return
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: i32):
    "spirv.BranchConditional"(%arg0, %arg1)[^bb1, ^bb2] <{branch_weights = [5 : i32, 10 : i32], operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:
    "spirv.BranchConditional"(%arg0, %arg1, %arg1)[^bb2, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb2(%0: i32):
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.CL.acos: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.acos %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.acos"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.acos: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.acos %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.acos"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.acosh: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.acosh %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.acosh"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.acosh: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.acosh %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.acosh"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.asin: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.asin %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.asin"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.asin: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.asin %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.asin"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.asinh: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.asinh %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.asinh"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.asinh: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.asinh %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.asinh"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.atan: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.atan %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.atan"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.atan: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.atan %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.atan"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.atan2: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.CL.atan2 %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.CL.atan2"(%0#0, %0#1) : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.CL.atan2: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.CL.atan2 %0#0, %0#1 {t.x = 1 : i32} : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.CL.atan2"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.CL.atanh: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.atanh %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.atanh"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.atanh: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.atanh %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.atanh"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.ceil: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.ceil %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.ceil"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.ceil: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.ceil %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.ceil"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.cos: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.cos %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.cos"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.cos: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.cos %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.cos"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.cosh: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.cosh %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.cosh"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.cosh: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.cosh %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.cosh"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.erf: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.erf %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.erf"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.erf: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.erf %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.erf"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.exp: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.exp %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.exp"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.exp: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.exp %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.exp"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.fabs: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.fabs %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.fabs"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.fabs: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.fabs %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.fabs"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.floor: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.floor %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.floor"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.floor: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.floor %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.floor"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.fma: bare
module {
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = spirv.CL.fma %0#0, %0#1, %0#2 : f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = "spirv.CL.fma"(%0#0, %0#1, %0#2) : (f16, f16, f16) -> f16
}) : () -> ()
// ===== spirv.CL.fma: full
module {
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = spirv.CL.fma %0#0, %0#1, %0#2 {t.x = 1 : i32} : f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = "spirv.CL.fma"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (f16, f16, f16) -> f16
}) : () -> ()
// ===== spirv.CL.fmax: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.CL.fmax %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.CL.fmax"(%0#0, %0#1) : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.CL.fmax: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.CL.fmax %0#0, %0#1 {t.x = 1 : i32} : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.CL.fmax"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.CL.fmin: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.CL.fmin %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.CL.fmin"(%0#0, %0#1) : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.CL.fmin: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.CL.fmin %0#0, %0#1 {t.x = 1 : i32} : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.CL.fmin"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.CL.log: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.log %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.log"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.log: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.log %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.log"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.mix: bare
module {
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = spirv.CL.mix %0#0, %0#1, %0#2 : f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = "spirv.CL.mix"(%0#0, %0#1, %0#2) : (f16, f16, f16) -> f16
}) : () -> ()
// ===== spirv.CL.mix: full
module {
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = spirv.CL.mix %0#0, %0#1, %0#2 {t.x = 1 : i32} : f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = "spirv.CL.mix"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (f16, f16, f16) -> f16
}) : () -> ()
// ===== spirv.CL.pow: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.CL.pow %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.CL.pow"(%0#0, %0#1) : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.CL.pow: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.CL.pow %0#0, %0#1 {t.x = 1 : i32} : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.CL.pow"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.CL.printf: bare
module {
  %0 = "t.values"() : () -> !spirv.ptr<f32, Function>
  %1 = spirv.CL.printf %0 : !spirv.ptr<f32, Function> -> i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !spirv.ptr<f32, Function>
  %1 = "spirv.CL.printf"(%0) : (!spirv.ptr<f32, Function>) -> i8
}) : () -> ()
// ===== spirv.CL.printf: full
module {
  %0:3 = "t.values"() : () -> (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>)
  %1 = spirv.CL.printf %0#0 %0#1, %0#2 {t.x = 1 : i32} : !spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>, !spirv.ptr<f32, Function> -> i8
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>)
  %1 = "spirv.CL.printf"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> i8
}) : () -> ()
// ===== spirv.CL.printf: ones
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>)
  %1 = spirv.CL.printf %0#0 %0#1 : !spirv.ptr<f32, Function>, !spirv.ptr<f32, Function> -> i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>)
  %1 = "spirv.CL.printf"(%0#0, %0#1) : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> i8
}) : () -> ()
// ===== spirv.CL.rint: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.rint %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.rint"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.rint: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.rint %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.rint"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.round: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.round %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.round"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.round: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.round %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.round"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.rsqrt: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.rsqrt %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.rsqrt"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.rsqrt: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.rsqrt %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.rsqrt"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.s_abs: bare
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.CL.s_abs %0 : i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.CL.s_abs"(%0) : (i8) -> i8
}) : () -> ()
// ===== spirv.CL.s_abs: full
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.CL.s_abs %0 : i8 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.CL.s_abs"(%0) {t.x = 1 : i32} : (i8) -> i8
}) : () -> ()
// ===== spirv.CL.s_max: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.CL.s_max %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.CL.s_max"(%0#0, %0#1) : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.CL.s_max: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.CL.s_max %0#0, %0#1 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.CL.s_max"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.CL.s_min: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.CL.s_min %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.CL.s_min"(%0#0, %0#1) : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.CL.s_min: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.CL.s_min %0#0, %0#1 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.CL.s_min"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.CL.sin: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.sin %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.sin"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.sin: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.sin %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.sin"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.sinh: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.sinh %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.sinh"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.sinh: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.sinh %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.sinh"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.sqrt: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.sqrt %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.sqrt"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.sqrt: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.sqrt %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.sqrt"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.tan: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.tan %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.tan"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.tan: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.tan %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.tan"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.tanh: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.tanh %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.tanh"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.tanh: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.CL.tanh %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.CL.tanh"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.CL.u_max: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.CL.u_max %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.CL.u_max"(%0#0, %0#1) : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.CL.u_max: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.CL.u_max %0#0, %0#1 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.CL.u_max"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.CL.u_min: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.CL.u_min %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.CL.u_min"(%0#0, %0#1) : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.CL.u_min: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.CL.u_min %0#0, %0#1 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.CL.u_min"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.CompositeConstruct: by hand
module {
  func.func @f(%arg0: f32, %arg1: vector<3xf32>) {
    %0 = spirv.CompositeConstruct %arg0, %arg0, %arg0 : (f32, f32, f32) -> vector<3xf32>
    %1 = spirv.CompositeConstruct %arg1, %arg0 : (vector<3xf32>, f32) -> vector<4xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (f32, vector<3xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: vector<3xf32>):
    %0 = "spirv.CompositeConstruct"(%arg0, %arg0, %arg0) : (f32, f32, f32) -> vector<3xf32>
    %1 = "spirv.CompositeConstruct"(%arg1, %arg0) : (vector<3xf32>, f32) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.CompositeExtract: by hand
module {
  func.func @f(%arg0: !spirv.array<4 x !spirv.array<4 x f32>>) {
    %0 = spirv.CompositeExtract %arg0[1 : i32, 3 : i32] : !spirv.array<4 x !spirv.array<4 x f32>>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.array<4 x !spirv.array<4 x f32>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.array<4 x !spirv.array<4 x f32>>):
    %0 = "spirv.CompositeExtract"(%arg0) <{indices = [1 : i32, 3 : i32]}> : (!spirv.array<4 x !spirv.array<4 x f32>>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.CompositeInsert: by hand
module {
  func.func @f(%arg0: !spirv.array<4 x f32>, %arg1: f32) {
    %0 = spirv.CompositeInsert %arg1, %arg0[1 : i32] : f32 into !spirv.array<4 x f32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.array<4 x f32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.array<4 x f32>, %arg1: f32):
    %0 = "spirv.CompositeInsert"(%arg1, %arg0) <{indices = [1 : i32]}> : (f32, !spirv.array<4 x f32>) -> !spirv.array<4 x f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.Constant: by hand
module {
  spirv.module Logical GLSL450 {
    spirv.func @f() "None" {
      %true = spirv.Constant true
      %cst42_i32 = spirv.Constant 42 : i32
      %cst_vec_2xi32 = spirv.Constant dense<[2, 3]> : vector<2xi32>
      %cst = spirv.Constant [dense<3.000000e+00> : vector<2xf32>] : !spirv.array<1 x vector<2xf32>>
      spirv.Return
    }
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f"}> ({
      %0 = "spirv.Constant"() <{value = true}> : () -> i1
      %1 = "spirv.Constant"() <{value = 42 : i32}> : () -> i32
      %2 = "spirv.Constant"() <{value = dense<[2, 3]> : vector<2xi32>}> : () -> vector<2xi32>
      %3 = "spirv.Constant"() <{value = [dense<3.000000e+00> : vector<2xf32>]}> : () -> !spirv.array<1 x vector<2xf32>>
      "spirv.Return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.ControlBarrier: bare
module {
  spirv.ControlBarrier <Device>, <Device>, <Acquire>
}
// ----- generic
"builtin.module"() ({
  "spirv.ControlBarrier"() <{execution_scope = #spirv.scope<Device>, memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire>}> : () -> ()
}) : () -> ()
// ===== spirv.ControlBarrier: full
module {
  spirv.ControlBarrier <Device>, <Device>, <Acquire> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "spirv.ControlBarrier"() <{execution_scope = #spirv.scope<Device>, memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire>}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== spirv.ConvertFToS: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.ConvertFToS %0 : f16 to i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.ConvertFToS"(%0) : (f16) -> i8
}) : () -> ()
// ===== spirv.ConvertFToS: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.ConvertFToS %0 {t.x = 1 : i32} : f16 to i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.ConvertFToS"(%0) {t.x = 1 : i32} : (f16) -> i8
}) : () -> ()
// ===== spirv.ConvertFToU: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.ConvertFToU %0 : f16 to i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.ConvertFToU"(%0) : (f16) -> i8
}) : () -> ()
// ===== spirv.ConvertFToU: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.ConvertFToU %0 {t.x = 1 : i32} : f16 to i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.ConvertFToU"(%0) {t.x = 1 : i32} : (f16) -> i8
}) : () -> ()
// ===== spirv.ConvertPtrToU: bare
module {
  %0 = "t.values"() : () -> !spirv.ptr<f32, Function>
  %1 = spirv.ConvertPtrToU %0 : !spirv.ptr<f32, Function> to i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !spirv.ptr<f32, Function>
  %1 = "spirv.ConvertPtrToU"(%0) : (!spirv.ptr<f32, Function>) -> i8
}) : () -> ()
// ===== spirv.ConvertPtrToU: full
module {
  %0 = "t.values"() : () -> !spirv.ptr<f32, Function>
  %1 = spirv.ConvertPtrToU %0 {t.x = 1 : i32} : !spirv.ptr<f32, Function> to i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !spirv.ptr<f32, Function>
  %1 = "spirv.ConvertPtrToU"(%0) {t.x = 1 : i32} : (!spirv.ptr<f32, Function>) -> i8
}) : () -> ()
// ===== spirv.ConvertSToF: bare
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.ConvertSToF %0 : i8 to f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.ConvertSToF"(%0) : (i8) -> f16
}) : () -> ()
// ===== spirv.ConvertSToF: full
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.ConvertSToF %0 {t.x = 1 : i32} : i8 to f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.ConvertSToF"(%0) {t.x = 1 : i32} : (i8) -> f16
}) : () -> ()
// ===== spirv.ConvertUToF: bare
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.ConvertUToF %0 : i8 to f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.ConvertUToF"(%0) : (i8) -> f16
}) : () -> ()
// ===== spirv.ConvertUToF: full
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.ConvertUToF %0 {t.x = 1 : i32} : i8 to f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.ConvertUToF"(%0) {t.x = 1 : i32} : (i8) -> f16
}) : () -> ()
// ===== spirv.ConvertUToPtr: bare
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.ConvertUToPtr %0 : i8 to !spirv.ptr<f32, Function>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.ConvertUToPtr"(%0) : (i8) -> !spirv.ptr<f32, Function>
}) : () -> ()
// ===== spirv.ConvertUToPtr: full
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.ConvertUToPtr %0 {t.x = 1 : i32} : i8 to !spirv.ptr<f32, Function>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.ConvertUToPtr"(%0) {t.x = 1 : i32} : (i8) -> !spirv.ptr<f32, Function>
}) : () -> ()
// ===== spirv.CopyMemory: bare
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>)
  spirv.CopyMemory  "Function" %0#0,  "Function" %0#1,  : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>)
  "spirv.CopyMemory"(%0#0, %0#1) : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
}) : () -> ()
// ===== spirv.CopyMemory: with source_memory_access
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>)
  spirv.CopyMemory  "Function" %0#0,  "Function" %0#1,  ["Volatile"] : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>)
  "spirv.CopyMemory"(%0#0, %0#1) <{source_memory_access = #spirv.memory_access<Volatile>}> : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
}) : () -> ()
// ===== spirv.Dot: bare
module {
  %0:2 = "t.values"() : () -> (vector<2xf16>, vector<2xf16>)
  %1 = spirv.Dot %0#0, %0#1 : vector<2xf16> -> f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xf16>, vector<2xf16>)
  %1 = "spirv.Dot"(%0#0, %0#1) : (vector<2xf16>, vector<2xf16>) -> f16
}) : () -> ()
// ===== spirv.Dot: full
module {
  %0:2 = "t.values"() : () -> (vector<2xf16>, vector<2xf16>)
  %1 = spirv.Dot %0#0, %0#1 {t.x = 1 : i32} : vector<2xf16> -> f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xf16>, vector<2xf16>)
  %1 = "spirv.Dot"(%0#0, %0#1) {t.x = 1 : i32} : (vector<2xf16>, vector<2xf16>) -> f16
}) : () -> ()
// ===== spirv.EXT.AtomicFAdd: bare
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, f32)
  %1 = spirv.EXT.AtomicFAdd <Device> <Acquire> %0#0, %0#1 : !spirv.ptr<f32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, f32)
  %1 = "spirv.EXT.AtomicFAdd"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<f32, Function>, f32) -> f32
}) : () -> ()
// ===== spirv.EXT.AtomicFAdd: full
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, f32)
  %1 = spirv.EXT.AtomicFAdd <Device> <Acquire> %0#0, %0#1 {t.x = 1 : i32} : !spirv.ptr<f32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, f32)
  %1 = "spirv.EXT.AtomicFAdd"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire>}> {t.x = 1 : i32} : (!spirv.ptr<f32, Function>, f32) -> f32
}) : () -> ()
// ===== spirv.EXT.ConstantCompositeReplicate: bare
module {
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0 = "spirv.EXT.ConstantCompositeReplicate"() <{value = 1 : i32}> : () -> !spirv.struct<(i32, i32)>
}) : () -> ()
// ===== spirv.EXT.ConstantCompositeReplicate: full
module {
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.struct<(i32, i32)> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "spirv.EXT.ConstantCompositeReplicate"() <{value = 1 : i32}> {t.x = 1 : i32} : () -> !spirv.struct<(i32, i32)>
}) : () -> ()
// ===== spirv.EXT.EmitMeshTasks: bare
module {
  "t.around"() ({
    %0:3 = "t.values"() : () -> (i32, i32, i32)
    spirv.EXT.EmitMeshTasks %0#0, %0#1, %0#2 : i32, i32, i32
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:3 = "t.values"() : () -> (i32, i32, i32)
    "spirv.EXT.EmitMeshTasks"(%0#0, %0#1, %0#2) : (i32, i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.EXT.EmitMeshTasks: full (not verified)
module {
  "t.around"() ({
    %0:4 = "t.values"() : () -> (i32, i32, i32, !spirv.ptr<f32, Function>)
    spirv.EXT.EmitMeshTasks %0#0, %0#1, %0#2, %0#3 {t.x = 1 : i32} : i32, i32, i32, !spirv.ptr<f32, Function>
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:4 = "t.values"() : () -> (i32, i32, i32, !spirv.ptr<f32, Function>)
    "spirv.EXT.EmitMeshTasks"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i32, i32, i32, !spirv.ptr<f32, Function>) -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.EXT.SetMeshOutputs: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  spirv.EXT.SetMeshOutputs %0#0, %0#1 : i32, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  "spirv.EXT.SetMeshOutputs"(%0#0, %0#1) : (i32, i32) -> ()
}) : () -> ()
// ===== spirv.EXT.SetMeshOutputs: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  spirv.EXT.SetMeshOutputs %0#0, %0#1 {t.x = 1 : i32} : i32, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  "spirv.EXT.SetMeshOutputs"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> ()
}) : () -> ()
// ===== spirv.EXT.SpecConstantCompositeReplicate: by hand
module {
  spirv.module Logical GLSL450 {
    spirv.SpecConstant @a = 1.500000e+00 : f32
    spirv.EXT.SpecConstantCompositeReplicate @c (@a) : !spirv.array<3 x f32>
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
    "spirv.SpecConstant"() <{default_value = 1.500000e+00 : f32, sym_name = "a"}> : () -> ()
    "spirv.EXT.SpecConstantCompositeReplicate"() <{constituent = @a, sym_name = "c", type = !spirv.array<3 x f32>}> : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.EmitVertex: bare
module {
  spirv.EmitVertex
}
// ----- generic
"builtin.module"() ({
  "spirv.EmitVertex"() : () -> ()
}) : () -> ()
// ===== spirv.EmitVertex: full
module {
  spirv.EmitVertex {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "spirv.EmitVertex"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== spirv.EndPrimitive: bare
module {
  spirv.EndPrimitive
}
// ----- generic
"builtin.module"() ({
  "spirv.EndPrimitive"() : () -> ()
}) : () -> ()
// ===== spirv.EndPrimitive: full
module {
  spirv.EndPrimitive {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "spirv.EndPrimitive"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== spirv.EntryPoint: bare
module {
  spirv.EntryPoint "TessellationControl" @s, @s
}
// ----- generic
"builtin.module"() ({
  "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<TessellationControl>, fn = @s, interface = [@s]}> : () -> ()
}) : () -> ()
// ===== spirv.ExecutionMode: bare
module {
  spirv.ExecutionMode @s "SpacingEqual", 1
}
// ----- generic
"builtin.module"() ({
  "spirv.ExecutionMode"() <{execution_mode = #spirv.execution_mode<SpacingEqual>, fn = @s, values = [1 : i32]}> : () -> ()
}) : () -> ()
// ===== spirv.FAdd: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FAdd %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FAdd"(%0#0, %0#1) : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.FAdd: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FAdd %0#0, %0#1 {t.x = 1 : i32} : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FAdd"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.FConvert: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.FConvert %0 : f16 to f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.FConvert"(%0) : (f16) -> f32
}) : () -> ()
// ===== spirv.FConvert: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.FConvert %0 {t.x = 1 : i32} : f16 to f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.FConvert"(%0) {t.x = 1 : i32} : (f16) -> f32
}) : () -> ()
// ===== spirv.FDiv: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FDiv %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FDiv"(%0#0, %0#1) : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.FDiv: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FDiv %0#0, %0#1 {t.x = 1 : i32} : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FDiv"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.FMod: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FMod %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FMod"(%0#0, %0#1) : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.FMod: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FMod %0#0, %0#1 {t.x = 1 : i32} : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FMod"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.FMul: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FMul %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FMul"(%0#0, %0#1) : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.FMul: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FMul %0#0, %0#1 {t.x = 1 : i32} : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FMul"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.FNegate: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.FNegate %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.FNegate"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.FNegate: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.FNegate %0 {t.x = 1 : i32} : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.FNegate"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.FOrdEqual: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FOrdEqual %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FOrdEqual"(%0#0, %0#1) : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FOrdEqual: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FOrdEqual %0#0, %0#1 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FOrdEqual"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FOrdGreaterThan: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FOrdGreaterThan %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FOrdGreaterThan"(%0#0, %0#1) : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FOrdGreaterThan: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FOrdGreaterThan %0#0, %0#1 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FOrdGreaterThan"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FOrdGreaterThanEqual: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FOrdGreaterThanEqual %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FOrdGreaterThanEqual"(%0#0, %0#1) : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FOrdGreaterThanEqual: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FOrdGreaterThanEqual %0#0, %0#1 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FOrdGreaterThanEqual"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FOrdLessThan: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FOrdLessThan %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FOrdLessThan"(%0#0, %0#1) : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FOrdLessThan: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FOrdLessThan %0#0, %0#1 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FOrdLessThan"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FOrdLessThanEqual: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FOrdLessThanEqual %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FOrdLessThanEqual"(%0#0, %0#1) : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FOrdLessThanEqual: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FOrdLessThanEqual %0#0, %0#1 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FOrdLessThanEqual"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FOrdNotEqual: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FOrdNotEqual %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FOrdNotEqual"(%0#0, %0#1) : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FOrdNotEqual: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FOrdNotEqual %0#0, %0#1 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FOrdNotEqual"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FRem: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FRem %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FRem"(%0#0, %0#1) : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.FRem: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FRem %0#0, %0#1 {t.x = 1 : i32} : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FRem"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.FSub: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FSub %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FSub"(%0#0, %0#1) : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.FSub: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FSub %0#0, %0#1 {t.x = 1 : i32} : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FSub"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.FUnordEqual: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FUnordEqual %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FUnordEqual"(%0#0, %0#1) : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FUnordEqual: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FUnordEqual %0#0, %0#1 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FUnordEqual"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FUnordGreaterThan: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FUnordGreaterThan %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FUnordGreaterThan"(%0#0, %0#1) : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FUnordGreaterThan: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FUnordGreaterThan %0#0, %0#1 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FUnordGreaterThan"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FUnordGreaterThanEqual: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FUnordGreaterThanEqual %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FUnordGreaterThanEqual"(%0#0, %0#1) : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FUnordGreaterThanEqual: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FUnordGreaterThanEqual %0#0, %0#1 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FUnordGreaterThanEqual"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FUnordLessThan: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FUnordLessThan %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FUnordLessThan"(%0#0, %0#1) : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FUnordLessThan: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FUnordLessThan %0#0, %0#1 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FUnordLessThan"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FUnordLessThanEqual: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FUnordLessThanEqual %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FUnordLessThanEqual"(%0#0, %0#1) : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FUnordLessThanEqual: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FUnordLessThanEqual %0#0, %0#1 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FUnordLessThanEqual"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FUnordNotEqual: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FUnordNotEqual %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FUnordNotEqual"(%0#0, %0#1) : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FUnordNotEqual: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.FUnordNotEqual %0#0, %0#1 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.FUnordNotEqual"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.FunctionCall: by hand
module {
  spirv.module Logical GLSL450 {
    spirv.func @g(%arg0: i32) -> i32 "None" {
      spirv.ReturnValue %arg0 : i32
    }
    spirv.func @h() "Inline|Pure" {
      spirv.Return
    }
    spirv.func @f(%arg0: i32) "None" {
      %0 = spirv.FunctionCall @g(%arg0) : (i32) -> i32
      spirv.FunctionCall @h() : () -> ()
      spirv.Return
    }
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32) -> i32, sym_name = "g"}> ({
    ^bb0(%arg1: i32):
      "spirv.ReturnValue"(%arg1) : (i32) -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<Inline|Pure>, function_type = () -> (), sym_name = "h"}> ({
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32) -> (), sym_name = "f"}> ({
    ^bb0(%arg0: i32):
      %0 = "spirv.FunctionCall"(%arg0) <{callee = @g}> : (i32) -> i32
      "spirv.FunctionCall"() <{callee = @h}> : () -> ()
      "spirv.Return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.GL.Acos: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Acos %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Acos"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Acos: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Acos %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Acos"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Acosh: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Acosh %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Acosh"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Acosh: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Acosh %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Acosh"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Asin: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Asin %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Asin"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Asin: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Asin %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Asin"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Asinh: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Asinh %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Asinh"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Asinh: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Asinh %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Asinh"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Atan: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Atan %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Atan"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Atan: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Atan %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Atan"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Atanh: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Atanh %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Atanh"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Atanh: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Atanh %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Atanh"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Ceil: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Ceil %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Ceil"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Ceil: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Ceil %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Ceil"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Cos: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Cos %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Cos"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Cos: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Cos %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Cos"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Cosh: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Cosh %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Cosh"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Cosh: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Cosh %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Cosh"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Cross: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.GL.Cross %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.GL.Cross"(%0#0, %0#1) : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.GL.Cross: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.GL.Cross %0#0, %0#1 {t.x = 1 : i32} : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.GL.Cross"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.GL.Distance: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.GL.Distance %0#0, %0#1 : f16, f16 -> f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.GL.Distance"(%0#0, %0#1) : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.GL.Distance: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.GL.Distance %0#0, %0#1 {t.x = 1 : i32} : f16, f16 -> f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.GL.Distance"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.GL.Exp: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Exp %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Exp"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Exp: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Exp %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Exp"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Exp2: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Exp2 %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Exp2"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Exp2: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Exp2 %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Exp2"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.FAbs: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.FAbs %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.FAbs"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.FAbs: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.FAbs %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.FAbs"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.FClamp: bare
module {
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = spirv.GL.FClamp %0#0, %0#1, %0#2 : f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = "spirv.GL.FClamp"(%0#0, %0#1, %0#2) : (f16, f16, f16) -> f16
}) : () -> ()
// ===== spirv.GL.FClamp: full
module {
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = spirv.GL.FClamp %0#0, %0#1, %0#2 {t.x = 1 : i32} : f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = "spirv.GL.FClamp"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (f16, f16, f16) -> f16
}) : () -> ()
// ===== spirv.GL.FMax: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.GL.FMax %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.GL.FMax"(%0#0, %0#1) : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.GL.FMax: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.GL.FMax %0#0, %0#1 {t.x = 1 : i32} : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.GL.FMax"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.GL.FMin: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.GL.FMin %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.GL.FMin"(%0#0, %0#1) : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.GL.FMin: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.GL.FMin %0#0, %0#1 {t.x = 1 : i32} : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.GL.FMin"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.GL.FMix: bare
module {
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = spirv.GL.FMix %0#0 : f16, %0#1 : f16, %0#2 : f16 -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = "spirv.GL.FMix"(%0#0, %0#1, %0#2) : (f16, f16, f16) -> f16
}) : () -> ()
// ===== spirv.GL.FMix: full
module {
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = spirv.GL.FMix {t.x = 1 : i32} %0#0 : f16, %0#1 : f16, %0#2 : f16 -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = "spirv.GL.FMix"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (f16, f16, f16) -> f16
}) : () -> ()
// ===== spirv.GL.FSign: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.FSign %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.FSign"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.FSign: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.FSign %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.FSign"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.FindILsb: bare
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.GL.FindILsb %0 : i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.GL.FindILsb"(%0) : (i8) -> i8
}) : () -> ()
// ===== spirv.GL.FindILsb: full
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.GL.FindILsb %0 : i8 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.GL.FindILsb"(%0) {t.x = 1 : i32} : (i8) -> i8
}) : () -> ()
// ===== spirv.GL.FindSMsb: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = spirv.GL.FindSMsb %0 : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "spirv.GL.FindSMsb"(%0) : (i32) -> i32
}) : () -> ()
// ===== spirv.GL.FindSMsb: full
module {
  %0 = "t.values"() : () -> i32
  %1 = spirv.GL.FindSMsb %0 : i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "spirv.GL.FindSMsb"(%0) {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== spirv.GL.FindUMsb: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = spirv.GL.FindUMsb %0 : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "spirv.GL.FindUMsb"(%0) : (i32) -> i32
}) : () -> ()
// ===== spirv.GL.FindUMsb: full
module {
  %0 = "t.values"() : () -> i32
  %1 = spirv.GL.FindUMsb %0 : i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "spirv.GL.FindUMsb"(%0) {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== spirv.GL.Floor: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Floor %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Floor"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Floor: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Floor %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Floor"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Fma: bare
module {
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = spirv.GL.Fma %0#0, %0#1, %0#2 : f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = "spirv.GL.Fma"(%0#0, %0#1, %0#2) : (f16, f16, f16) -> f16
}) : () -> ()
// ===== spirv.GL.Fma: full
module {
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = spirv.GL.Fma %0#0, %0#1, %0#2 {t.x = 1 : i32} : f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = "spirv.GL.Fma"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (f16, f16, f16) -> f16
}) : () -> ()
// ===== spirv.GL.Fract: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Fract %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Fract"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Fract: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Fract %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Fract"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.FrexpStruct: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = spirv.GL.FrexpStruct %0 : f32 -> !spirv.struct<(f32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "spirv.GL.FrexpStruct"(%0) : (f32) -> !spirv.struct<(f32, i32)>
}) : () -> ()
// ===== spirv.GL.FrexpStruct: full
module {
  %0 = "t.values"() : () -> f32
  %1 = spirv.GL.FrexpStruct {t.x = 1 : i32} %0 : f32 -> !spirv.struct<(f32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "spirv.GL.FrexpStruct"(%0) {t.x = 1 : i32} : (f32) -> !spirv.struct<(f32, i32)>
}) : () -> ()
// ===== spirv.GL.InverseSqrt: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.InverseSqrt %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.InverseSqrt"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.InverseSqrt: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.InverseSqrt %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.InverseSqrt"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Ldexp: bare
module {
  %0:2 = "t.values"() : () -> (f16, i8)
  %1 = spirv.GL.Ldexp %0#0 : f16, %0#1 : i8 -> f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, i8)
  %1 = "spirv.GL.Ldexp"(%0#0, %0#1) : (f16, i8) -> f16
}) : () -> ()
// ===== spirv.GL.Ldexp: full
module {
  %0:2 = "t.values"() : () -> (f16, i8)
  %1 = spirv.GL.Ldexp {t.x = 1 : i32} %0#0 : f16, %0#1 : i8 -> f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, i8)
  %1 = "spirv.GL.Ldexp"(%0#0, %0#1) {t.x = 1 : i32} : (f16, i8) -> f16
}) : () -> ()
// ===== spirv.GL.Length: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Length %0 : f16 -> f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Length"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Length: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Length %0 {t.x = 1 : i32} : f16 -> f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Length"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Log: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Log %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Log"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Log: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Log %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Log"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Log2: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Log2 %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Log2"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Log2: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Log2 %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Log2"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Normalize: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Normalize %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Normalize"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Normalize: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Normalize %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Normalize"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.PackHalf2x16: bare
module {
  %0 = "t.values"() : () -> vector<2xf32>
  %1 = spirv.GL.PackHalf2x16 %0 : vector<2xf32> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<2xf32>
  %1 = "spirv.GL.PackHalf2x16"(%0) : (vector<2xf32>) -> i32
}) : () -> ()
// ===== spirv.GL.PackHalf2x16: full
module {
  %0 = "t.values"() : () -> vector<2xf32>
  %1 = spirv.GL.PackHalf2x16 {t.x = 1 : i32} %0 : vector<2xf32> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<2xf32>
  %1 = "spirv.GL.PackHalf2x16"(%0) {t.x = 1 : i32} : (vector<2xf32>) -> i32
}) : () -> ()
// ===== spirv.GL.PackSnorm4x8: bare
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = spirv.GL.PackSnorm4x8 %0 : vector<4xf32> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "spirv.GL.PackSnorm4x8"(%0) : (vector<4xf32>) -> i32
}) : () -> ()
// ===== spirv.GL.PackSnorm4x8: full
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = spirv.GL.PackSnorm4x8 {t.x = 1 : i32} %0 : vector<4xf32> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "spirv.GL.PackSnorm4x8"(%0) {t.x = 1 : i32} : (vector<4xf32>) -> i32
}) : () -> ()
// ===== spirv.GL.Pow: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.GL.Pow %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.GL.Pow"(%0#0, %0#1) : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.GL.Pow: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.GL.Pow %0#0, %0#1 {t.x = 1 : i32} : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.GL.Pow"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.GL.Reflect: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.GL.Reflect %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.GL.Reflect"(%0#0, %0#1) : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.GL.Reflect: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.GL.Reflect %0#0, %0#1 {t.x = 1 : i32} : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.GL.Reflect"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> f16
}) : () -> ()
// ===== spirv.GL.Round: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Round %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Round"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Round: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Round %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Round"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.RoundEven: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.RoundEven %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.RoundEven"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.RoundEven: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.RoundEven %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.RoundEven"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.SAbs: bare
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.GL.SAbs %0 : i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.GL.SAbs"(%0) : (i8) -> i8
}) : () -> ()
// ===== spirv.GL.SAbs: full
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.GL.SAbs %0 : i8 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.GL.SAbs"(%0) {t.x = 1 : i32} : (i8) -> i8
}) : () -> ()
// ===== spirv.GL.SClamp: bare
module {
  %0:3 = "t.values"() : () -> (i8, i8, i8)
  %1 = spirv.GL.SClamp %0#0, %0#1, %0#2 : i8
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i8, i8, i8)
  %1 = "spirv.GL.SClamp"(%0#0, %0#1, %0#2) : (i8, i8, i8) -> i8
}) : () -> ()
// ===== spirv.GL.SClamp: full
module {
  %0:3 = "t.values"() : () -> (i8, i8, i8)
  %1 = spirv.GL.SClamp %0#0, %0#1, %0#2 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i8, i8, i8)
  %1 = "spirv.GL.SClamp"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (i8, i8, i8) -> i8
}) : () -> ()
// ===== spirv.GL.SMax: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.GL.SMax %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.GL.SMax"(%0#0, %0#1) : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.GL.SMax: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.GL.SMax %0#0, %0#1 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.GL.SMax"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.GL.SMin: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.GL.SMin %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.GL.SMin"(%0#0, %0#1) : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.GL.SMin: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.GL.SMin %0#0, %0#1 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.GL.SMin"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.GL.SSign: bare
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.GL.SSign %0 : i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.GL.SSign"(%0) : (i8) -> i8
}) : () -> ()
// ===== spirv.GL.SSign: full
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.GL.SSign %0 : i8 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.GL.SSign"(%0) {t.x = 1 : i32} : (i8) -> i8
}) : () -> ()
// ===== spirv.GL.Sin: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Sin %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Sin"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Sin: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Sin %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Sin"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Sinh: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Sinh %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Sinh"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Sinh: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Sinh %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Sinh"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Sqrt: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Sqrt %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Sqrt"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Sqrt: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Sqrt %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Sqrt"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Tan: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Tan %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Tan"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Tan: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Tan %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Tan"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Tanh: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Tanh %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Tanh"(%0) : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.Tanh: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GL.Tanh %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GL.Tanh"(%0) {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GL.UClamp: bare
module {
  %0:3 = "t.values"() : () -> (i8, i8, i8)
  %1 = spirv.GL.UClamp %0#0, %0#1, %0#2 : i8
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i8, i8, i8)
  %1 = "spirv.GL.UClamp"(%0#0, %0#1, %0#2) : (i8, i8, i8) -> i8
}) : () -> ()
// ===== spirv.GL.UClamp: full
module {
  %0:3 = "t.values"() : () -> (i8, i8, i8)
  %1 = spirv.GL.UClamp %0#0, %0#1, %0#2 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i8, i8, i8)
  %1 = "spirv.GL.UClamp"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (i8, i8, i8) -> i8
}) : () -> ()
// ===== spirv.GL.UMax: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.GL.UMax %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.GL.UMax"(%0#0, %0#1) : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.GL.UMax: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.GL.UMax %0#0, %0#1 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.GL.UMax"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.GL.UMin: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.GL.UMin %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.GL.UMin"(%0#0, %0#1) : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.GL.UMin: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.GL.UMin %0#0, %0#1 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.GL.UMin"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.GL.UnpackHalf2x16: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = spirv.GL.UnpackHalf2x16 %0 : i32 -> vector<2xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "spirv.GL.UnpackHalf2x16"(%0) : (i32) -> vector<2xf32>
}) : () -> ()
// ===== spirv.GL.UnpackHalf2x16: full
module {
  %0 = "t.values"() : () -> i32
  %1 = spirv.GL.UnpackHalf2x16 {t.x = 1 : i32} %0 : i32 -> vector<2xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "spirv.GL.UnpackHalf2x16"(%0) {t.x = 1 : i32} : (i32) -> vector<2xf32>
}) : () -> ()
// ===== spirv.GL.UnpackSnorm4x8: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = spirv.GL.UnpackSnorm4x8 %0 : i32 -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "spirv.GL.UnpackSnorm4x8"(%0) : (i32) -> vector<4xf32>
}) : () -> ()
// ===== spirv.GL.UnpackSnorm4x8: full
module {
  %0 = "t.values"() : () -> i32
  %1 = spirv.GL.UnpackSnorm4x8 {t.x = 1 : i32} %0 : i32 -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "spirv.GL.UnpackSnorm4x8"(%0) {t.x = 1 : i32} : (i32) -> vector<4xf32>
}) : () -> ()
// ===== spirv.GenericCastToPtr: by hand
module {
  func.func @f(%arg0: !spirv.ptr<f32, Generic>) {
    %0 = spirv.GenericCastToPtr %arg0 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.ptr<f32, Generic>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.ptr<f32, Generic>):
    %0 = "spirv.GenericCastToPtr"(%arg0) : (!spirv.ptr<f32, Generic>) -> !spirv.ptr<f32, CrossWorkgroup>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.GenericCastToPtrExplicit: by hand
module {
  func.func @f(%arg0: !spirv.ptr<f32, Generic>) {
    %0 = spirv.GenericCastToPtrExplicit %arg0 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.ptr<f32, Generic>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.ptr<f32, Generic>):
    %0 = "spirv.GenericCastToPtrExplicit"(%arg0) : (!spirv.ptr<f32, Generic>) -> !spirv.ptr<f32, CrossWorkgroup>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.GlobalVariable: by hand
module {
  spirv.module Logical GLSL450 {
    spirv.GlobalVariable @a bind(1, 2) : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @b built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
    spirv.SpecConstant @s spec_id(5) = 1.000000e+00 : f32
    spirv.GlobalVariable @c initializer(@s) : !spirv.ptr<f32, Private>
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
    "spirv.GlobalVariable"() <{binding = 2 : i32, descriptor_set = 1 : i32, sym_name = "a", type = !spirv.ptr<f32, Input>}> : () -> ()
    "spirv.GlobalVariable"() <{built_in = "GlobalInvocationId", sym_name = "b", type = !spirv.ptr<vector<3xi32>, Input>}> : () -> ()
    "spirv.SpecConstant"() <{default_value = 1.000000e+00 : f32, sym_name = "s"}> {spec_id = 5 : i64} : () -> ()
    "spirv.GlobalVariable"() <{initializer = @s, sym_name = "c", type = !spirv.ptr<f32, Private>}> : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.GroupBroadcast: bare
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, i8)
  %1 = spirv.GroupBroadcast <Workgroup> %0#0, %0#1 : !spirv.ptr<f32, Function>, i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, i8)
  %1 = "spirv.GroupBroadcast"(%0#0, %0#1) <{execution_scope = #spirv.scope<Workgroup>}> : (!spirv.ptr<f32, Function>, i8) -> !spirv.ptr<f32, Function>
}) : () -> ()
// ===== spirv.GroupBroadcast: full
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<vector<4xf32>, Function>, i8)
  %1 = spirv.GroupBroadcast <Workgroup> %0#0, %0#1 {t.x = 1 : i32} : !spirv.ptr<vector<4xf32>, Function>, i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<vector<4xf32>, Function>, i8)
  %1 = "spirv.GroupBroadcast"(%0#0, %0#1) <{execution_scope = #spirv.scope<Workgroup>}> {t.x = 1 : i32} : (!spirv.ptr<vector<4xf32>, Function>, i8) -> !spirv.ptr<vector<4xf32>, Function>
}) : () -> ()
// ===== spirv.GroupFAdd: bare
module {
  %0 = "t.values"() : () -> vector<4x4xf16>
  %1 = spirv.GroupFAdd <Workgroup> <InclusiveScan> %0 : vector<4x4xf16>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4x4xf16>
  %1 = "spirv.GroupFAdd"(%0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (vector<4x4xf16>) -> vector<4x4xf16>
}) : () -> ()
// ===== spirv.GroupFAdd: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GroupFAdd <Workgroup> <ExclusiveScan> %0 {t.x = 1 : i32} : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GroupFAdd"(%0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GroupFMax: bare
module {
  %0 = "t.values"() : () -> vector<4xf64>
  %1 = spirv.GroupFMax <Subgroup> <Reduce> %0 : vector<4xf64>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf64>
  %1 = "spirv.GroupFMax"(%0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (vector<4xf64>) -> vector<4xf64>
}) : () -> ()
// ===== spirv.GroupFMax: full
module {
  %0 = "t.values"() : () -> f64
  %1 = spirv.GroupFMax <Workgroup> <ClusteredReduce> %0 {t.x = 1 : i32} : f64
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f64
  %1 = "spirv.GroupFMax"(%0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> {t.x = 1 : i32} : (f64) -> f64
}) : () -> ()
// ===== spirv.GroupFMin: bare
module {
  %0 = "t.values"() : () -> vector<4xf64>
  %1 = spirv.GroupFMin <Subgroup> <InclusiveScan> %0 : vector<4xf64>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf64>
  %1 = "spirv.GroupFMin"(%0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (vector<4xf64>) -> vector<4xf64>
}) : () -> ()
// ===== spirv.GroupFMin: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GroupFMin <Workgroup> <InclusiveScan> %0 {t.x = 1 : i32} : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GroupFMin"(%0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> {t.x = 1 : i32} : (f16) -> f16
}) : () -> ()
// ===== spirv.GroupIAdd: bare
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.GroupIAdd <Subgroup> <ClusteredReduce> %0 : i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.GroupIAdd"(%0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (i8) -> i8
}) : () -> ()
// ===== spirv.GroupIAdd: full
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.GroupIAdd <Workgroup> <ExclusiveScan> %0 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.GroupIAdd"(%0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> {t.x = 1 : i32} : (i8) -> i8
}) : () -> ()
// ===== spirv.GroupNonUniformAll: bare
module {
  %0 = "t.values"() : () -> i1
  %1 = spirv.GroupNonUniformAll <Subgroup> %0 : i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  %1 = "spirv.GroupNonUniformAll"(%0) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> i1
}) : () -> ()
// ===== spirv.GroupNonUniformAll: full
module {
  %0 = "t.values"() : () -> i1
  %1 = spirv.GroupNonUniformAll <Subgroup> %0 {t.x = 1 : i32} : i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  %1 = "spirv.GroupNonUniformAll"(%0) <{execution_scope = #spirv.scope<Subgroup>}> {t.x = 1 : i32} : (i1) -> i1
}) : () -> ()
// ===== spirv.GroupNonUniformAllEqual: bare
module {
  %0 = "t.values"() : () -> f64
  %1 = spirv.GroupNonUniformAllEqual <Subgroup> %0 : f64, i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f64
  %1 = "spirv.GroupNonUniformAllEqual"(%0) <{execution_scope = #spirv.scope<Subgroup>}> : (f64) -> i1
}) : () -> ()
// ===== spirv.GroupNonUniformAllEqual: full
module {
  %0 = "t.values"() : () -> vector<2xi1>
  %1 = spirv.GroupNonUniformAllEqual <Subgroup> %0 {t.x = 1 : i32} : vector<2xi1>, i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<2xi1>
  %1 = "spirv.GroupNonUniformAllEqual"(%0) <{execution_scope = #spirv.scope<Subgroup>}> {t.x = 1 : i32} : (vector<2xi1>) -> i1
}) : () -> ()
// ===== spirv.GroupNonUniformAny: bare
module {
  %0 = "t.values"() : () -> i1
  %1 = spirv.GroupNonUniformAny <Subgroup> %0 : i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  %1 = "spirv.GroupNonUniformAny"(%0) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> i1
}) : () -> ()
// ===== spirv.GroupNonUniformAny: full
module {
  %0 = "t.values"() : () -> i1
  %1 = spirv.GroupNonUniformAny <Subgroup> %0 {t.x = 1 : i32} : i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  %1 = "spirv.GroupNonUniformAny"(%0) <{execution_scope = #spirv.scope<Subgroup>}> {t.x = 1 : i32} : (i1) -> i1
}) : () -> ()
// ===== spirv.GroupNonUniformBallot: bare
module {
  %0 = "t.values"() : () -> i1
  %1 = spirv.GroupNonUniformBallot <Workgroup> %0 : vector<4xi8>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  %1 = "spirv.GroupNonUniformBallot"(%0) <{execution_scope = #spirv.scope<Workgroup>}> : (i1) -> vector<4xi8>
}) : () -> ()
// ===== spirv.GroupNonUniformBallot: full
module {
  %0 = "t.values"() : () -> i1
  %1 = spirv.GroupNonUniformBallot <Workgroup> %0 {t.x = 1 : i32} : vector<4xi8>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  %1 = "spirv.GroupNonUniformBallot"(%0) <{execution_scope = #spirv.scope<Workgroup>}> {t.x = 1 : i32} : (i1) -> vector<4xi8>
}) : () -> ()
// ===== spirv.GroupNonUniformBallotBitCount: bare
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = spirv.GroupNonUniformBallotBitCount <Subgroup> <InclusiveScan> %0 : vector<4xi32> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "spirv.GroupNonUniformBallotBitCount"(%0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (vector<4xi32>) -> i32
}) : () -> ()
// ===== spirv.GroupNonUniformBallotBitCount: full
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = spirv.GroupNonUniformBallotBitCount <Subgroup> <ClusteredReduce> %0 {t.x = 1 : i32} : vector<4xi32> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "spirv.GroupNonUniformBallotBitCount"(%0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> {t.x = 1 : i32} : (vector<4xi32>) -> i32
}) : () -> ()
// ===== spirv.GroupNonUniformBallotFindLSB: bare
module {
  %0 = "t.values"() : () -> vector<[4]xi32>
  %1 = spirv.GroupNonUniformBallotFindLSB <Workgroup> %0 : vector<[4]xi32>, i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<[4]xi32>
  %1 = "spirv.GroupNonUniformBallotFindLSB"(%0) <{execution_scope = #spirv.scope<Workgroup>}> : (vector<[4]xi32>) -> i8
}) : () -> ()
// ===== spirv.GroupNonUniformBallotFindLSB: full
module {
  %0 = "t.values"() : () -> vector<4xui32>
  %1 = spirv.GroupNonUniformBallotFindLSB <Subgroup> %0 {t.x = 1 : i32} : vector<4xui32>, i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xui32>
  %1 = "spirv.GroupNonUniformBallotFindLSB"(%0) <{execution_scope = #spirv.scope<Subgroup>}> {t.x = 1 : i32} : (vector<4xui32>) -> i8
}) : () -> ()
// ===== spirv.GroupNonUniformBallotFindMSB: bare
module {
  %0 = "t.values"() : () -> vector<4xi16>
  %1 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %0 : vector<4xi16>, i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi16>
  %1 = "spirv.GroupNonUniformBallotFindMSB"(%0) <{execution_scope = #spirv.scope<Subgroup>}> : (vector<4xi16>) -> i8
}) : () -> ()
// ===== spirv.GroupNonUniformBallotFindMSB: full
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %0 {t.x = 1 : i32} : vector<4xi32>, i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "spirv.GroupNonUniformBallotFindMSB"(%0) <{execution_scope = #spirv.scope<Subgroup>}> {t.x = 1 : i32} : (vector<4xi32>) -> i32
}) : () -> ()
// ===== spirv.GroupNonUniformBitwiseAnd: bare
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <InclusiveScan> %0 : i8 -> i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.GroupNonUniformBitwiseAnd"(%0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (i8) -> i8
}) : () -> ()
// ===== spirv.GroupNonUniformBitwiseAnd: full (not verified)
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.GroupNonUniformBitwiseAnd <Device> <InclusiveScan> %0#0 cluster_size(%0#1) {t.x = 1 : i32} : i8, i8 -> i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.GroupNonUniformBitwiseAnd"(%0#0, %0#1) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<InclusiveScan>}> {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.GroupNonUniformBitwiseOr: bare
module {
  %0 = "t.values"() : () -> vector<3xi16>
  %1 = spirv.GroupNonUniformBitwiseOr <Workgroup> <InclusiveScan> %0 : vector<3xi16> -> i16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<3xi16>
  %1 = "spirv.GroupNonUniformBitwiseOr"(%0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (vector<3xi16>) -> i16
}) : () -> ()
// ===== spirv.GroupNonUniformBitwiseOr: full (not verified)
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.GroupNonUniformBitwiseOr <Device> <InclusiveScan> %0#0 cluster_size(%0#1) {t.x = 1 : i32} : i8, i8 -> i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.GroupNonUniformBitwiseOr"(%0#0, %0#1) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<InclusiveScan>}> {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.GroupNonUniformBitwiseXor: bare
module {
  %0 = "t.values"() : () -> vector<3xui32>
  %1 = spirv.GroupNonUniformBitwiseXor <Subgroup> <ExclusiveScan> %0 : vector<3xui32> -> vector<3xui32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<3xui32>
  %1 = "spirv.GroupNonUniformBitwiseXor"(%0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (vector<3xui32>) -> vector<3xui32>
}) : () -> ()
// ===== spirv.GroupNonUniformBitwiseXor: full (not verified)
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.GroupNonUniformBitwiseXor <Device> <InclusiveScan> %0#0 cluster_size(%0#1) {t.x = 1 : i32} : i8, i8 -> i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.GroupNonUniformBitwiseXor"(%0#0, %0#1) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<InclusiveScan>}> {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.GroupNonUniformBroadcast: by hand
module {
  func.func @f(%arg0: f32) {
    %cst10_i32 = spirv.Constant 10 : i32
    %0 = spirv.GroupNonUniformBroadcast <Subgroup> %arg0, %cst10_i32 : f32, i32
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "spirv.Constant"() <{value = 10 : i32}> : () -> i32
    %1 = "spirv.GroupNonUniformBroadcast"(%arg0, %0) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.GroupNonUniformElect: bare
module {
  %0 = spirv.GroupNonUniformElect <Workgroup> : i1
}
// ----- generic
"builtin.module"() ({
  %0 = "spirv.GroupNonUniformElect"() <{execution_scope = #spirv.scope<Workgroup>}> : () -> i1
}) : () -> ()
// ===== spirv.GroupNonUniformElect: full
module {
  %0 = spirv.GroupNonUniformElect <Workgroup> {t.x = 1 : i32} : i1
}
// ----- generic
"builtin.module"() ({
  %0 = "spirv.GroupNonUniformElect"() <{execution_scope = #spirv.scope<Workgroup>}> {t.x = 1 : i32} : () -> i1
}) : () -> ()
// ===== spirv.GroupNonUniformFAdd: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GroupNonUniformFAdd <Subgroup> <InclusiveScan> %0 : f16 -> f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GroupNonUniformFAdd"(%0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (f16) -> f16
}) : () -> ()
// ===== spirv.GroupNonUniformFAdd: full (not verified)
module {
  %0:2 = "t.values"() : () -> (f16, i8)
  %1 = spirv.GroupNonUniformFAdd <Device> <InclusiveScan> %0#0 cluster_size(%0#1) {t.x = 1 : i32} : f16, i8 -> f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, i8)
  %1 = "spirv.GroupNonUniformFAdd"(%0#0, %0#1) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<InclusiveScan>}> {t.x = 1 : i32} : (f16, i8) -> f16
}) : () -> ()
// ===== spirv.GroupNonUniformFMax: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.GroupNonUniformFMax <Workgroup> <ExclusiveScan> %0 : f16 -> f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.GroupNonUniformFMax"(%0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (f16) -> f16
}) : () -> ()
// ===== spirv.GroupNonUniformFMax: full (not verified)
module {
  %0:2 = "t.values"() : () -> (f16, i8)
  %1 = spirv.GroupNonUniformFMax <Device> <InclusiveScan> %0#0 cluster_size(%0#1) {t.x = 1 : i32} : f16, i8 -> f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, i8)
  %1 = "spirv.GroupNonUniformFMax"(%0#0, %0#1) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<InclusiveScan>}> {t.x = 1 : i32} : (f16, i8) -> f16
}) : () -> ()
// ===== spirv.GroupNonUniformFMin: bare
module {
  %0 = "t.values"() : () -> vector<4x4xf32>
  %1 = spirv.GroupNonUniformFMin <Subgroup> <PartitionedExclusiveScanNV> %0 : vector<4x4xf32> -> vector<2xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4x4xf32>
  %1 = "spirv.GroupNonUniformFMin"(%0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedExclusiveScanNV>}> : (vector<4x4xf32>) -> vector<2xf32>
}) : () -> ()
// ===== spirv.GroupNonUniformFMin: full (not verified)
module {
  %0:2 = "t.values"() : () -> (f16, i8)
  %1 = spirv.GroupNonUniformFMin <Device> <InclusiveScan> %0#0 cluster_size(%0#1) {t.x = 1 : i32} : f16, i8 -> f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, i8)
  %1 = "spirv.GroupNonUniformFMin"(%0#0, %0#1) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<InclusiveScan>}> {t.x = 1 : i32} : (f16, i8) -> f16
}) : () -> ()
// ===== spirv.GroupNonUniformFMul: bare
module {
  %0 = "t.values"() : () -> vector<8xf64>
  %1 = spirv.GroupNonUniformFMul <Workgroup> <InclusiveScan> %0 : vector<8xf64> -> vector<2xf64>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<8xf64>
  %1 = "spirv.GroupNonUniformFMul"(%0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (vector<8xf64>) -> vector<2xf64>
}) : () -> ()
// ===== spirv.GroupNonUniformFMul: full (not verified)
module {
  %0:2 = "t.values"() : () -> (f16, i8)
  %1 = spirv.GroupNonUniformFMul <Device> <InclusiveScan> %0#0 cluster_size(%0#1) {t.x = 1 : i32} : f16, i8 -> f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, i8)
  %1 = "spirv.GroupNonUniformFMul"(%0#0, %0#1) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<InclusiveScan>}> {t.x = 1 : i32} : (f16, i8) -> f16
}) : () -> ()
// ===== spirv.GroupNonUniformIAdd: bare
module {
  %0 = "t.values"() : () -> vector<2xsi32>
  %1 = spirv.GroupNonUniformIAdd <Subgroup> <PartitionedExclusiveScanNV> %0 : vector<2xsi32> -> vector<3xsi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<2xsi32>
  %1 = "spirv.GroupNonUniformIAdd"(%0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedExclusiveScanNV>}> : (vector<2xsi32>) -> vector<3xsi32>
}) : () -> ()
// ===== spirv.GroupNonUniformIAdd: full (not verified)
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.GroupNonUniformIAdd <Device> <InclusiveScan> %0#0 cluster_size(%0#1) {t.x = 1 : i32} : i8, i8 -> i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.GroupNonUniformIAdd"(%0#0, %0#1) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<InclusiveScan>}> {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.GroupNonUniformIMul: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = spirv.GroupNonUniformIMul <Subgroup> <ExclusiveScan> %0 : i32 -> vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "spirv.GroupNonUniformIMul"(%0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (i32) -> vector<2xi32>
}) : () -> ()
// ===== spirv.GroupNonUniformIMul: full (not verified)
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.GroupNonUniformIMul <Device> <InclusiveScan> %0#0 cluster_size(%0#1) {t.x = 1 : i32} : i8, i8 -> i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.GroupNonUniformIMul"(%0#0, %0#1) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<InclusiveScan>}> {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.GroupNonUniformLogicalAnd: bare
module {
  %0 = "t.values"() : () -> i1
  %1 = spirv.GroupNonUniformLogicalAnd <Subgroup> <PartitionedInclusiveScanNV> %0 : i1 -> vector<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  %1 = "spirv.GroupNonUniformLogicalAnd"(%0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedInclusiveScanNV>}> : (i1) -> vector<4xi1>
}) : () -> ()
// ===== spirv.GroupNonUniformLogicalAnd: full (not verified)
module {
  %0:2 = "t.values"() : () -> (i1, i8)
  %1 = spirv.GroupNonUniformLogicalAnd <Device> <InclusiveScan> %0#0 cluster_size(%0#1) {t.x = 1 : i32} : i1, i8 -> i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i1, i8)
  %1 = "spirv.GroupNonUniformLogicalAnd"(%0#0, %0#1) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<InclusiveScan>}> {t.x = 1 : i32} : (i1, i8) -> i1
}) : () -> ()
// ===== spirv.GroupNonUniformLogicalOr: by hand
module {
  func.func @f(%arg0: i1) {
    %cst16_i32 = spirv.Constant 16 : i32
    %0 = spirv.GroupNonUniformLogicalOr <Workgroup> <Reduce> %arg0 : i1 -> i1
    %1 = spirv.GroupNonUniformLogicalOr <Subgroup> <ClusteredReduce> %arg0 cluster_size(%cst16_i32) : i1, i32 -> i1
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1):
    %0 = "spirv.Constant"() <{value = 16 : i32}> : () -> i32
    %1 = "spirv.GroupNonUniformLogicalOr"(%arg0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i1) -> i1
    %2 = "spirv.GroupNonUniformLogicalOr"(%arg0, %0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (i1, i32) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.GroupNonUniformLogicalOr: bare
module {
  %0 = "t.values"() : () -> i1
  %1 = spirv.GroupNonUniformLogicalOr <Workgroup> <InclusiveScan> %0 : i1 -> i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  %1 = "spirv.GroupNonUniformLogicalOr"(%0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (i1) -> i1
}) : () -> ()
// ===== spirv.GroupNonUniformLogicalXor: bare
module {
  %0 = "t.values"() : () -> vector<3xi1>
  %1 = spirv.GroupNonUniformLogicalXor <Workgroup> <PartitionedInclusiveScanNV> %0 : vector<3xi1> -> vector<3xi1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<3xi1>
  %1 = "spirv.GroupNonUniformLogicalXor"(%0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedInclusiveScanNV>}> : (vector<3xi1>) -> vector<3xi1>
}) : () -> ()
// ===== spirv.GroupNonUniformLogicalXor: full (not verified)
module {
  %0:2 = "t.values"() : () -> (i1, i8)
  %1 = spirv.GroupNonUniformLogicalXor <Device> <InclusiveScan> %0#0 cluster_size(%0#1) {t.x = 1 : i32} : i1, i8 -> i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i1, i8)
  %1 = "spirv.GroupNonUniformLogicalXor"(%0#0, %0#1) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<InclusiveScan>}> {t.x = 1 : i32} : (i1, i8) -> i1
}) : () -> ()
// ===== spirv.GroupNonUniformQuadSwap: bare
module {
  %0:2 = "t.values"() : () -> (ui32, ui32)
  %1 = spirv.GroupNonUniformQuadSwap <Subgroup> %0#0 %0#1 : ui32, ui32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (ui32, ui32)
  %1 = "spirv.GroupNonUniformQuadSwap"(%0#0, %0#1) <{execution_scope = #spirv.scope<Subgroup>}> : (ui32, ui32) -> ui32
}) : () -> ()
// ===== spirv.GroupNonUniformQuadSwap: full
module {
  %0:2 = "t.values"() : () -> (f16, i8)
  %1 = spirv.GroupNonUniformQuadSwap <Subgroup> %0#0 %0#1 {t.x = 1 : i32} : f16, i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, i8)
  %1 = "spirv.GroupNonUniformQuadSwap"(%0#0, %0#1) <{execution_scope = #spirv.scope<Subgroup>}> {t.x = 1 : i32} : (f16, i8) -> f16
}) : () -> ()
// ===== spirv.GroupNonUniformRotateKHR: bare
module {
  %0:2 = "t.values"() : () -> (f16, i8)
  %1 = spirv.GroupNonUniformRotateKHR <Workgroup> %0#0, %0#1 : f16, i8 -> f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, i8)
  %1 = "spirv.GroupNonUniformRotateKHR"(%0#0, %0#1) <{execution_scope = #spirv.scope<Workgroup>}> : (f16, i8) -> f16
}) : () -> ()
// ===== spirv.GroupNonUniformRotateKHR: full (not verified)
module {
  %0:3 = "t.values"() : () -> (f16, i8, i8)
  %1 = spirv.GroupNonUniformRotateKHR <Device> %0#0, %0#1, cluster_size(%0#2) {t.x = 1 : i32} : f16, i8, i8 -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, i8, i8)
  %1 = "spirv.GroupNonUniformRotateKHR"(%0#0, %0#1, %0#2) <{execution_scope = #spirv.scope<Device>}> {t.x = 1 : i32} : (f16, i8, i8) -> f16
}) : () -> ()
// ===== spirv.GroupNonUniformSMax: bare
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.GroupNonUniformSMax <Workgroup> <PartitionedInclusiveScanNV> %0 : i8 -> vector<2xi8>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.GroupNonUniformSMax"(%0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedInclusiveScanNV>}> : (i8) -> vector<2xi8>
}) : () -> ()
// ===== spirv.GroupNonUniformSMax: full (not verified)
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.GroupNonUniformSMax <Device> <InclusiveScan> %0#0 cluster_size(%0#1) {t.x = 1 : i32} : i8, i8 -> i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.GroupNonUniformSMax"(%0#0, %0#1) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<InclusiveScan>}> {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.GroupNonUniformSMin: bare
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.GroupNonUniformSMin <Workgroup> <ExclusiveScan> %0 : i8 -> i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.GroupNonUniformSMin"(%0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (i8) -> i8
}) : () -> ()
// ===== spirv.GroupNonUniformSMin: full (not verified)
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.GroupNonUniformSMin <Device> <InclusiveScan> %0#0 cluster_size(%0#1) {t.x = 1 : i32} : i8, i8 -> i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.GroupNonUniformSMin"(%0#0, %0#1) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<InclusiveScan>}> {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.GroupNonUniformShuffle: bare
module {
  %0:2 = "t.values"() : () -> (vector<2xsi32>, i16)
  %1 = spirv.GroupNonUniformShuffle <Workgroup> %0#0, %0#1 : vector<2xsi32>, i16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xsi32>, i16)
  %1 = "spirv.GroupNonUniformShuffle"(%0#0, %0#1) <{execution_scope = #spirv.scope<Workgroup>}> : (vector<2xsi32>, i16) -> vector<2xsi32>
}) : () -> ()
// ===== spirv.GroupNonUniformShuffle: full
module {
  %0:2 = "t.values"() : () -> (ui32, i8)
  %1 = spirv.GroupNonUniformShuffle <Subgroup> %0#0, %0#1 {t.x = 1 : i32} : ui32, i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (ui32, i8)
  %1 = "spirv.GroupNonUniformShuffle"(%0#0, %0#1) <{execution_scope = #spirv.scope<Subgroup>}> {t.x = 1 : i32} : (ui32, i8) -> ui32
}) : () -> ()
// ===== spirv.GroupNonUniformShuffleDown: bare
module {
  %0:2 = "t.values"() : () -> (i32, i8)
  %1 = spirv.GroupNonUniformShuffleDown <Workgroup> %0#0, %0#1 : i32, i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i8)
  %1 = "spirv.GroupNonUniformShuffleDown"(%0#0, %0#1) <{execution_scope = #spirv.scope<Workgroup>}> : (i32, i8) -> i32
}) : () -> ()
// ===== spirv.GroupNonUniformShuffleDown: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.GroupNonUniformShuffleDown <Workgroup> %0#0, %0#1 {t.x = 1 : i32} : i8, i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.GroupNonUniformShuffleDown"(%0#0, %0#1) <{execution_scope = #spirv.scope<Workgroup>}> {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.GroupNonUniformShuffleUp: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.GroupNonUniformShuffleUp <Subgroup> %0#0, %0#1 : i8, i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.GroupNonUniformShuffleUp"(%0#0, %0#1) <{execution_scope = #spirv.scope<Subgroup>}> : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.GroupNonUniformShuffleUp: full
module {
  %0:2 = "t.values"() : () -> (f64, i8)
  %1 = spirv.GroupNonUniformShuffleUp <Subgroup> %0#0, %0#1 {t.x = 1 : i32} : f64, i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f64, i8)
  %1 = "spirv.GroupNonUniformShuffleUp"(%0#0, %0#1) <{execution_scope = #spirv.scope<Subgroup>}> {t.x = 1 : i32} : (f64, i8) -> f64
}) : () -> ()
// ===== spirv.GroupNonUniformShuffleXor: bare
module {
  %0:2 = "t.values"() : () -> (vector<2xf32>, i32)
  %1 = spirv.GroupNonUniformShuffleXor <Workgroup> %0#0, %0#1 : vector<2xf32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xf32>, i32)
  %1 = "spirv.GroupNonUniformShuffleXor"(%0#0, %0#1) <{execution_scope = #spirv.scope<Workgroup>}> : (vector<2xf32>, i32) -> vector<2xf32>
}) : () -> ()
// ===== spirv.GroupNonUniformShuffleXor: full
module {
  %0:2 = "t.values"() : () -> (i16, i8)
  %1 = spirv.GroupNonUniformShuffleXor <Subgroup> %0#0, %0#1 {t.x = 1 : i32} : i16, i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i16, i8)
  %1 = "spirv.GroupNonUniformShuffleXor"(%0#0, %0#1) <{execution_scope = #spirv.scope<Subgroup>}> {t.x = 1 : i32} : (i16, i8) -> i16
}) : () -> ()
// ===== spirv.GroupNonUniformUMax: bare
module {
  %0 = "t.values"() : () -> vector<3xi64>
  %1 = spirv.GroupNonUniformUMax <Subgroup> <PartitionedReduceNV> %0 : vector<3xi64> -> vector<2xi64>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<3xi64>
  %1 = "spirv.GroupNonUniformUMax"(%0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedReduceNV>}> : (vector<3xi64>) -> vector<2xi64>
}) : () -> ()
// ===== spirv.GroupNonUniformUMax: full (not verified)
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.GroupNonUniformUMax <Device> <InclusiveScan> %0#0 cluster_size(%0#1) {t.x = 1 : i32} : i8, i8 -> i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.GroupNonUniformUMax"(%0#0, %0#1) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<InclusiveScan>}> {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.GroupNonUniformUMin: bare
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.GroupNonUniformUMin <Workgroup> <PartitionedExclusiveScanNV> %0 : i8 -> vector<3xi64>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.GroupNonUniformUMin"(%0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedExclusiveScanNV>}> : (i8) -> vector<3xi64>
}) : () -> ()
// ===== spirv.GroupNonUniformUMin: full (not verified)
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.GroupNonUniformUMin <Device> <InclusiveScan> %0#0 cluster_size(%0#1) {t.x = 1 : i32} : i8, i8 -> i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.GroupNonUniformUMin"(%0#0, %0#1) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<InclusiveScan>}> {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.GroupSMax: bare
module {
  %0 = "t.values"() : () -> vector<3xui8>
  %1 = spirv.GroupSMax <Subgroup> <PartitionedExclusiveScanNV> %0 : vector<3xui8>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<3xui8>
  %1 = "spirv.GroupSMax"(%0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedExclusiveScanNV>}> : (vector<3xui8>) -> vector<3xui8>
}) : () -> ()
// ===== spirv.GroupSMax: full
module {
  %0 = "t.values"() : () -> vector<3xi64>
  %1 = spirv.GroupSMax <Workgroup> <InclusiveScan> %0 {t.x = 1 : i32} : vector<3xi64>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<3xi64>
  %1 = "spirv.GroupSMax"(%0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> {t.x = 1 : i32} : (vector<3xi64>) -> vector<3xi64>
}) : () -> ()
// ===== spirv.GroupSMin: bare
module {
  %0 = "t.values"() : () -> vector<2xi8>
  %1 = spirv.GroupSMin <Workgroup> <ExclusiveScan> %0 : vector<2xi8>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<2xi8>
  %1 = "spirv.GroupSMin"(%0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (vector<2xi8>) -> vector<2xi8>
}) : () -> ()
// ===== spirv.GroupSMin: full
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.GroupSMin <Subgroup> <InclusiveScan> %0 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.GroupSMin"(%0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> {t.x = 1 : i32} : (i8) -> i8
}) : () -> ()
// ===== spirv.GroupUMax: bare
module {
  %0 = "t.values"() : () -> vector<3xi32>
  %1 = spirv.GroupUMax <Workgroup> <PartitionedReduceNV> %0 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<3xi32>
  %1 = "spirv.GroupUMax"(%0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedReduceNV>}> : (vector<3xi32>) -> vector<3xi32>
}) : () -> ()
// ===== spirv.GroupUMax: full
module {
  %0 = "t.values"() : () -> i16
  %1 = spirv.GroupUMax <Workgroup> <ClusteredReduce> %0 {t.x = 1 : i32} : i16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i16
  %1 = "spirv.GroupUMax"(%0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> {t.x = 1 : i32} : (i16) -> i16
}) : () -> ()
// ===== spirv.GroupUMin: bare
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.GroupUMin <Subgroup> <InclusiveScan> %0 : i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.GroupUMin"(%0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (i8) -> i8
}) : () -> ()
// ===== spirv.GroupUMin: full
module {
  %0 = "t.values"() : () -> vector<3xi32>
  %1 = spirv.GroupUMin <Subgroup> <PartitionedInclusiveScanNV> %0 {t.x = 1 : i32} : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<3xi32>
  %1 = "spirv.GroupUMin"(%0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedInclusiveScanNV>}> {t.x = 1 : i32} : (vector<3xi32>) -> vector<3xi32>
}) : () -> ()
// ===== spirv.IAdd: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.IAdd %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.IAdd"(%0#0, %0#1) : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.IAdd: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.IAdd %0#0, %0#1 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.IAdd"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.IAddCarry: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = spirv.IAddCarry %0#0, %0#1 : !spirv.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "spirv.IAddCarry"(%0#0, %0#1) : (i32, i32) -> !spirv.struct<(i32, i32)>
}) : () -> ()
// ===== spirv.IAddCarry: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = spirv.IAddCarry  {t.x = 1 : i32}%0#0, %0#1 : !spirv.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "spirv.IAddCarry"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> !spirv.struct<(i32, i32)>
}) : () -> ()
// ===== spirv.IEqual: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.IEqual %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.IEqual"(%0#0, %0#1) : (i8, i8) -> i1
}) : () -> ()
// ===== spirv.IEqual: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.IEqual %0#0, %0#1 : i8 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.IEqual"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i1
}) : () -> ()
// ===== spirv.IMul: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.IMul %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.IMul"(%0#0, %0#1) : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.IMul: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.IMul %0#0, %0#1 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.IMul"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.INTEL.ControlBarrierArrive: bare
module {
  spirv.INTEL.ControlBarrierArrive <Device> <Device> <Acquire>
}
// ----- generic
"builtin.module"() ({
  "spirv.INTEL.ControlBarrierArrive"() <{execution_scope = #spirv.scope<Device>, memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire>}> : () -> ()
}) : () -> ()
// ===== spirv.INTEL.ControlBarrierArrive: full
module {
  spirv.INTEL.ControlBarrierArrive <Device> <Device> <Acquire> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "spirv.INTEL.ControlBarrierArrive"() <{execution_scope = #spirv.scope<Device>, memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire>}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== spirv.INTEL.ControlBarrierWait: bare
module {
  spirv.INTEL.ControlBarrierWait <Device> <Device> <Acquire>
}
// ----- generic
"builtin.module"() ({
  "spirv.INTEL.ControlBarrierWait"() <{execution_scope = #spirv.scope<Device>, memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire>}> : () -> ()
}) : () -> ()
// ===== spirv.INTEL.ControlBarrierWait: full
module {
  spirv.INTEL.ControlBarrierWait <Device> <Device> <Acquire> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "spirv.INTEL.ControlBarrierWait"() <{execution_scope = #spirv.scope<Device>, memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire>}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== spirv.INTEL.ConvertBF16ToF: bare
module {
  %0 = "t.values"() : () -> i16
  %1 = spirv.INTEL.ConvertBF16ToF %0 : i16 to f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i16
  %1 = "spirv.INTEL.ConvertBF16ToF"(%0) : (i16) -> f32
}) : () -> ()
// ===== spirv.INTEL.ConvertBF16ToF: full
module {
  %0 = "t.values"() : () -> i16
  %1 = spirv.INTEL.ConvertBF16ToF %0 {t.x = 1 : i32} : i16 to f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i16
  %1 = "spirv.INTEL.ConvertBF16ToF"(%0) {t.x = 1 : i32} : (i16) -> f32
}) : () -> ()
// ===== spirv.INTEL.ConvertFToBF16: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = spirv.INTEL.ConvertFToBF16 %0 : f32 to i16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "spirv.INTEL.ConvertFToBF16"(%0) : (f32) -> i16
}) : () -> ()
// ===== spirv.INTEL.ConvertFToBF16: full
module {
  %0 = "t.values"() : () -> f32
  %1 = spirv.INTEL.ConvertFToBF16 %0 {t.x = 1 : i32} : f32 to i16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "spirv.INTEL.ConvertFToBF16"(%0) {t.x = 1 : i32} : (f32) -> i16
}) : () -> ()
// ===== spirv.INTEL.RoundFToTF32: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = spirv.INTEL.RoundFToTF32 %0 : f32 to f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "spirv.INTEL.RoundFToTF32"(%0) : (f32) -> f32
}) : () -> ()
// ===== spirv.INTEL.RoundFToTF32: full
module {
  %0 = "t.values"() : () -> f32
  %1 = spirv.INTEL.RoundFToTF32 %0 {t.x = 1 : i32} : f32 to f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "spirv.INTEL.RoundFToTF32"(%0) {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== spirv.INTEL.SubgroupBlockRead: by hand
module {
  func.func @f(%arg0: !spirv.ptr<i32, StorageBuffer>) {
    %0 = spirv.INTEL.SubgroupBlockRead %arg0 : !spirv.ptr<i32, StorageBuffer> -> i32
    %1 = spirv.INTEL.SubgroupBlockRead %arg0 : !spirv.ptr<i32, StorageBuffer> -> vector<3xi32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.ptr<i32, StorageBuffer>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.ptr<i32, StorageBuffer>):
    %0 = "spirv.INTEL.SubgroupBlockRead"(%arg0) : (!spirv.ptr<i32, StorageBuffer>) -> i32
    %1 = "spirv.INTEL.SubgroupBlockRead"(%arg0) : (!spirv.ptr<i32, StorageBuffer>) -> vector<3xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.INTEL.SubgroupBlockWrite: by hand
module {
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: vector<3xi32>, %x: i32) {
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %x : i32
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %v : vector<3xi32>
  return
}}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.ptr<i32, StorageBuffer>, vector<3xi32>, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: vector<3xi32>, %arg2: i32):
    "spirv.INTEL.SubgroupBlockWrite"(%arg0, %arg2) : (!spirv.ptr<i32, StorageBuffer>, i32) -> ()
    "spirv.INTEL.SubgroupBlockWrite"(%arg0, %arg1) : (!spirv.ptr<i32, StorageBuffer>, vector<3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.INotEqual: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.INotEqual %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.INotEqual"(%0#0, %0#1) : (i8, i8) -> i1
}) : () -> ()
// ===== spirv.INotEqual: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.INotEqual %0#0, %0#1 : i8 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.INotEqual"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i1
}) : () -> ()
// ===== spirv.ISub: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.ISub %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.ISub"(%0#0, %0#1) : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.ISub: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.ISub %0#0, %0#1 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.ISub"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.ISubBorrow: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = spirv.ISubBorrow %0#0, %0#1 : !spirv.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "spirv.ISubBorrow"(%0#0, %0#1) : (i32, i32) -> !spirv.struct<(i32, i32)>
}) : () -> ()
// ===== spirv.ISubBorrow: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = spirv.ISubBorrow  {t.x = 1 : i32}%0#0, %0#1 : !spirv.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "spirv.ISubBorrow"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> !spirv.struct<(i32, i32)>
}) : () -> ()
// ===== spirv.Image: bare
module {
  %0 = "t.values"() : () -> !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>
  %1 = spirv.Image %0 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>
  %1 = "spirv.Image"(%0) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>) -> !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>
}) : () -> ()
// ===== spirv.Image: full
module {
  %0 = "t.values"() : () -> !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>
  %1 = spirv.Image %0 {t.x = 1 : i32} : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>
  %1 = "spirv.Image"(%0) {t.x = 1 : i32} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>) -> !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>
}) : () -> ()
// ===== spirv.ImageDrefGather: bare
module {
  %0:3 = "t.values"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, f16, f32)
  %1 = spirv.ImageDrefGather %0#0, %0#1, %0#2  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, f16, f32 -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, f16, f32)
  %1 = "spirv.ImageDrefGather"(%0#0, %0#1, %0#2) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, f16, f32) -> vector<4xf32>
}) : () -> ()
// ===== spirv.ImageDrefGather: full (not verified)
module {
  %0:5 = "t.values"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, f16, f32, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>)
  %1 = spirv.ImageDrefGather %0#0, %0#1, %0#2 ["Bias"], %0#3, %0#4 {t.x = 1 : i32} : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, f16, f32, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>> -> vector<4xf16>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, f16, f32, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>)
  %1 = "spirv.ImageDrefGather"(%0#0, %0#1, %0#2, %0#3, %0#4) <{image_operands = #spirv.image_operands<Bias>}> {t.x = 1 : i32} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, f16, f32, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>) -> vector<4xf16>
}) : () -> ()
// ===== spirv.ImageFetch: bare
module {
  %0:2 = "t.values"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, ui32)
  %1 = spirv.ImageFetch %0#0, %0#1  : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, ui32 -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, ui32)
  %1 = "spirv.ImageFetch"(%0#0, %0#1) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, ui32) -> vector<4xf32>
}) : () -> ()
// ===== spirv.ImageFetch: full (not verified)
module {
  %0:4 = "t.values"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, i8, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>)
  %1 = spirv.ImageFetch %0#0, %0#1 ["Bias"], %0#2, %0#3 {t.x = 1 : i32} : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, i8, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f> -> vector<4xi8>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, i8, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>)
  %1 = "spirv.ImageFetch"(%0#0, %0#1, %0#2, %0#3) <{image_operands = #spirv.image_operands<Bias>}> {t.x = 1 : i32} : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, i8, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>) -> vector<4xi8>
}) : () -> ()
// ===== spirv.ImageQuerySize: bare
module {
  %0 = "t.values"() : () -> !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32i>
  %1 = spirv.ImageQuerySize %0 : !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32i> -> vector<2xi64>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32i>
  %1 = "spirv.ImageQuerySize"(%0) : (!spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32i>) -> vector<2xi64>
}) : () -> ()
// ===== spirv.ImageQuerySize: full
module {
  %0 = "t.values"() : () -> !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32i>
  %1 = spirv.ImageQuerySize %0 {t.x = 1 : i32} : !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32i> -> vector<2xi64>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32i>
  %1 = "spirv.ImageQuerySize"(%0) {t.x = 1 : i32} : (!spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32i>) -> vector<2xi64>
}) : () -> ()
// ===== spirv.ImageRead: bare
module {
  %0:2 = "t.values"() : () -> (!spirv.image<f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, i16)
  %1 = spirv.ImageRead %0#0, %0#1  : !spirv.image<f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, i16 -> f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.image<f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, i16)
  %1 = "spirv.ImageRead"(%0#0, %0#1) : (!spirv.image<f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, i16) -> f32
}) : () -> ()
// ===== spirv.ImageRead: full (not verified)
module {
  %0:4 = "t.values"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, f16, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>)
  %1 = spirv.ImageRead %0#0, %0#1 ["Bias"], %0#2, %0#3 {t.x = 1 : i32} : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, f16, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f> -> f16
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, f16, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>)
  %1 = "spirv.ImageRead"(%0#0, %0#1, %0#2, %0#3) <{image_operands = #spirv.image_operands<Bias>}> {t.x = 1 : i32} : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, f16, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>) -> f16
}) : () -> ()
// ===== spirv.ImageSampleExplicitLod: by hand
module {
  func.func @f(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %arg1: vector<2xf32>, %arg2: f32) {
    %0 = spirv.ImageSampleExplicitLod %arg0, %arg1 ["Lod"], %arg2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, f32 -> vector<4xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %arg1: vector<2xf32>, %arg2: f32):
    %0 = "spirv.ImageSampleExplicitLod"(%arg0, %arg1, %arg2) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, f32) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.ImageSampleImplicitLod: bare
module {
  %0:2 = "t.values"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, vector<16xf32>)
  %1 = spirv.ImageSampleImplicitLod %0#0, %0#1  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, vector<16xf32> -> vector<[4]xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, vector<16xf32>)
  %1 = "spirv.ImageSampleImplicitLod"(%0#0, %0#1) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, vector<16xf32>) -> vector<[4]xf32>
}) : () -> ()
// ===== spirv.ImageSampleImplicitLod: full (not verified)
module {
  %0:4 = "t.values"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, f16, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>)
  %1 = spirv.ImageSampleImplicitLod %0#0, %0#1 ["Bias"], %0#2, %0#3 {t.x = 1 : i32} : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, f16, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>> -> vector<4xf16>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, f16, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>)
  %1 = "spirv.ImageSampleImplicitLod"(%0#0, %0#1, %0#2, %0#3) <{image_operands = #spirv.image_operands<Bias>}> {t.x = 1 : i32} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, f16, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>) -> vector<4xf16>
}) : () -> ()
// ===== spirv.ImageSampleProjDrefImplicitLod: bare
module {
  %0:3 = "t.values"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, f16, f32)
  %1 = spirv.ImageSampleProjDrefImplicitLod %0#0, %0#1, %0#2  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, f16, f32 -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, f16, f32)
  %1 = "spirv.ImageSampleProjDrefImplicitLod"(%0#0, %0#1, %0#2) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, f16, f32) -> f32
}) : () -> ()
// ===== spirv.ImageSampleProjDrefImplicitLod: full (not verified)
module {
  %0:5 = "t.values"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, f16, f32, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>)
  %1 = spirv.ImageSampleProjDrefImplicitLod %0#0, %0#1, %0#2 ["Bias"], %0#3, %0#4 {t.x = 1 : i32} : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, f16, f32, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>> -> f16
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, f16, f32, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>)
  %1 = "spirv.ImageSampleProjDrefImplicitLod"(%0#0, %0#1, %0#2, %0#3, %0#4) <{image_operands = #spirv.image_operands<Bias>}> {t.x = 1 : i32} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, f16, f32, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>) -> f16
}) : () -> ()
// ===== spirv.ImageWrite: bare
module {
  %0:3 = "t.values"() : () -> (!spirv.image<f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, vector<2xi64>, vector<3xf32>)
  spirv.ImageWrite %0#0, %0#1, %0#2  : !spirv.image<f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, vector<2xi64>, vector<3xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!spirv.image<f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, vector<2xi64>, vector<3xf32>)
  "spirv.ImageWrite"(%0#0, %0#1, %0#2) : (!spirv.image<f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, vector<2xi64>, vector<3xf32>) -> ()
}) : () -> ()
// ===== spirv.ImageWrite: full (not verified)
module {
  %0:5 = "t.values"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, f16, f16, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>)
  spirv.ImageWrite %0#0, %0#1, %0#2 ["Bias"], %0#3, %0#4 {t.x = 1 : i32} : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, f16, f16, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, f16, f16, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>)
  "spirv.ImageWrite"(%0#0, %0#1, %0#2, %0#3, %0#4) <{image_operands = #spirv.image_operands<Bias>}> {t.x = 1 : i32} : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, f16, f16, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>) -> ()
}) : () -> ()
// ===== spirv.InBoundsPtrAccessChain: bare
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, i8)
  %1 = spirv.InBoundsPtrAccessChain %0#0[%0#1] : !spirv.ptr<f32, Function>, i8 -> !spirv.ptr<f32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, i8)
  %1 = "spirv.InBoundsPtrAccessChain"(%0#0, %0#1) : (!spirv.ptr<f32, Function>, i8) -> !spirv.ptr<f32, Function>
}) : () -> ()
// ===== spirv.InBoundsPtrAccessChain: ones
module {
  %0:3 = "t.values"() : () -> (!spirv.ptr<vector<4xf32>, Function>, i8, i8)
  %1 = spirv.InBoundsPtrAccessChain %0#0[%0#1 %0#2] : !spirv.ptr<vector<4xf32>, Function>, i8, i8 -> !spirv.ptr<f32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!spirv.ptr<vector<4xf32>, Function>, i8, i8)
  %1 = "spirv.InBoundsPtrAccessChain"(%0#0, %0#1, %0#2) : (!spirv.ptr<vector<4xf32>, Function>, i8, i8) -> !spirv.ptr<f32, Function>
}) : () -> ()
// ===== spirv.InBoundsPtrAccessChain: full (not verified)
module {
  %0:4 = "t.values"() : () -> (!spirv.ptr<f32, Function>, i8, i8, i8)
  %1 = spirv.InBoundsPtrAccessChain %0#0[%0#1 %0#2, %0#3] {t.x = 1 : i32} : !spirv.ptr<f32, Function>, i8, i8, i8 -> !spirv.ptr<f32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!spirv.ptr<f32, Function>, i8, i8, i8)
  %1 = "spirv.InBoundsPtrAccessChain"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (!spirv.ptr<f32, Function>, i8, i8, i8) -> !spirv.ptr<f32, Function>
}) : () -> ()
// ===== spirv.IsFinite: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.IsFinite %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.IsFinite"(%0) : (f16) -> i1
}) : () -> ()
// ===== spirv.IsFinite: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.IsFinite %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.IsFinite"(%0) {t.x = 1 : i32} : (f16) -> i1
}) : () -> ()
// ===== spirv.IsInf: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.IsInf %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.IsInf"(%0) : (f16) -> i1
}) : () -> ()
// ===== spirv.IsInf: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.IsInf %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.IsInf"(%0) {t.x = 1 : i32} : (f16) -> i1
}) : () -> ()
// ===== spirv.IsNan: bare
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.IsNan %0 : f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.IsNan"(%0) : (f16) -> i1
}) : () -> ()
// ===== spirv.IsNan: full
module {
  %0 = "t.values"() : () -> f16
  %1 = spirv.IsNan %0 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f16
  %1 = "spirv.IsNan"(%0) {t.x = 1 : i32} : (f16) -> i1
}) : () -> ()
// ===== spirv.KHR.AssumeTrue: bare
module {
  %0 = "t.values"() : () -> i1
  spirv.KHR.AssumeTrue %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "spirv.KHR.AssumeTrue"(%0) : (i1) -> ()
}) : () -> ()
// ===== spirv.KHR.AssumeTrue: full
module {
  %0 = "t.values"() : () -> i1
  spirv.KHR.AssumeTrue %0 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "spirv.KHR.AssumeTrue"(%0) {t.x = 1 : i32} : (i1) -> ()
}) : () -> ()
// ===== spirv.KHR.CooperativeMatrixLength: by hand
module {
  spirv.func @f() -> i32 "None" {
    %0 = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixB>
    spirv.ReturnValue %0 : i32
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> i32, sym_name = "f"}> ({
    %0 = "spirv.KHR.CooperativeMatrixLength"() <{cooperative_matrix_type = !spirv.coopmatrix<8x16xi32, Subgroup, MatrixB>}> : () -> i32
    "spirv.ReturnValue"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.KHR.CooperativeMatrixLoad: bare
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, i8)
  %1 = spirv.KHR.CooperativeMatrixLoad %0#0, %0#1, <ColumnMajor> : !spirv.ptr<f32, Function>, i8 -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, i8)
  %1 = "spirv.KHR.CooperativeMatrixLoad"(%0#0, %0#1) <{matrix_layout = #spirv.coop_matrix_layout_khr<ColumnMajor>}> : (!spirv.ptr<f32, Function>, i8) -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>
}) : () -> ()
// ===== spirv.KHR.CooperativeMatrixLoad: with memory_operand
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, i8)
  %1 = spirv.KHR.CooperativeMatrixLoad %0#0, %0#1, <ColumnMajor>, <Volatile> : !spirv.ptr<f32, Function>, i8 -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, i8)
  %1 = "spirv.KHR.CooperativeMatrixLoad"(%0#0, %0#1) <{matrix_layout = #spirv.coop_matrix_layout_khr<ColumnMajor>, memory_operand = #spirv.memory_access<Volatile>}> : (!spirv.ptr<f32, Function>, i8) -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>
}) : () -> ()
// ===== spirv.KHR.CooperativeMatrixLoad: full
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, i8)
  %1 = spirv.KHR.CooperativeMatrixLoad %0#0, %0#1, <ColumnMajor>, <Aligned>, 1 {t.x = 1 : i32} : !spirv.ptr<f32, Function>, i8 -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, i8)
  %1 = "spirv.KHR.CooperativeMatrixLoad"(%0#0, %0#1) <{alignment = 1 : i32, matrix_layout = #spirv.coop_matrix_layout_khr<ColumnMajor>, memory_operand = #spirv.memory_access<Aligned>}> {t.x = 1 : i32} : (!spirv.ptr<f32, Function>, i8) -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>
}) : () -> ()
// ===== spirv.KHR.CooperativeMatrixMulAdd: by hand
module {
  spirv.func @f(%arg0: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %arg1: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %arg2: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) "None" {
    %0 = spirv.KHR.CooperativeMatrixMulAdd %arg0, %arg1, %arg2, <ASigned|AccSat> : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
    spirv.Return
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %arg1: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %arg2: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>):
    %0 = "spirv.KHR.CooperativeMatrixMulAdd"(%arg0, %arg1, %arg2) <{matrix_operands = #spirv.cooperative_matrix_operands_khr<ASigned|AccSat>}> : (!spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.KHR.CooperativeMatrixStore: bare
module {
  %0:3 = "t.values"() : () -> (!spirv.ptr<f32, Function>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>, i8)
  spirv.KHR.CooperativeMatrixStore %0#0, %0#1, %0#2, <ColumnMajor> : !spirv.ptr<f32, Function>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>, i8
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!spirv.ptr<f32, Function>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>, i8)
  "spirv.KHR.CooperativeMatrixStore"(%0#0, %0#1, %0#2) <{matrix_layout = #spirv.coop_matrix_layout_khr<ColumnMajor>}> : (!spirv.ptr<f32, Function>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>, i8) -> ()
}) : () -> ()
// ===== spirv.KHR.CooperativeMatrixStore: with memory_operand
module {
  %0:3 = "t.values"() : () -> (!spirv.ptr<f32, Function>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>, i8)
  spirv.KHR.CooperativeMatrixStore %0#0, %0#1, %0#2, <ColumnMajor>, <Volatile> : !spirv.ptr<f32, Function>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>, i8
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!spirv.ptr<f32, Function>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>, i8)
  "spirv.KHR.CooperativeMatrixStore"(%0#0, %0#1, %0#2) <{matrix_layout = #spirv.coop_matrix_layout_khr<ColumnMajor>, memory_operand = #spirv.memory_access<Volatile>}> : (!spirv.ptr<f32, Function>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>, i8) -> ()
}) : () -> ()
// ===== spirv.KHR.CooperativeMatrixStore: full
module {
  %0:3 = "t.values"() : () -> (!spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>, si8)
  spirv.KHR.CooperativeMatrixStore %0#0, %0#1, %0#2, <RowMajor>, <Aligned>, 32 {t.x = 1 : i32} : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>, si8
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>, si8)
  "spirv.KHR.CooperativeMatrixStore"(%0#0, %0#1, %0#2) <{alignment = 32 : i32, matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<Aligned>}> {t.x = 1 : i32} : (!spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>, si8) -> ()
}) : () -> ()
// ===== spirv.KHR.GroupFMul: bare
module {
  %0 = "t.values"() : () -> vector<8xf16>
  %1 = spirv.KHR.GroupFMul <Subgroup> <ClusteredReduce> %0 : vector<8xf16>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<8xf16>
  %1 = "spirv.KHR.GroupFMul"(%0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (vector<8xf16>) -> vector<8xf16>
}) : () -> ()
// ===== spirv.KHR.GroupFMul: full
module {
  %0 = "t.values"() : () -> vector<4x4xf32>
  %1 = spirv.KHR.GroupFMul <Workgroup> <Reduce> %0 {t.x = 1 : i32} : vector<4x4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4x4xf32>
  %1 = "spirv.KHR.GroupFMul"(%0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> {t.x = 1 : i32} : (vector<4x4xf32>) -> vector<4x4xf32>
}) : () -> ()
// ===== spirv.KHR.GroupIMul: bare
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.KHR.GroupIMul <Subgroup> <InclusiveScan> %0 : i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.KHR.GroupIMul"(%0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (i8) -> i8
}) : () -> ()
// ===== spirv.KHR.GroupIMul: full
module {
  %0 = "t.values"() : () -> vector<2xsi8>
  %1 = spirv.KHR.GroupIMul <Workgroup> <PartitionedExclusiveScanNV> %0 {t.x = 1 : i32} : vector<2xsi8>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<2xsi8>
  %1 = "spirv.KHR.GroupIMul"(%0) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedExclusiveScanNV>}> {t.x = 1 : i32} : (vector<2xsi8>) -> vector<2xsi8>
}) : () -> ()
// ===== spirv.KHR.SubgroupBallot: bare
module {
  %0 = "t.values"() : () -> i1
  %1 = spirv.KHR.SubgroupBallot %0 : vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  %1 = "spirv.KHR.SubgroupBallot"(%0) : (i1) -> vector<4xi32>
}) : () -> ()
// ===== spirv.KHR.SubgroupBallot: full
module {
  %0 = "t.values"() : () -> i1
  %1 = spirv.KHR.SubgroupBallot %0 {t.x = 1 : i32} : vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  %1 = "spirv.KHR.SubgroupBallot"(%0) {t.x = 1 : i32} : (i1) -> vector<4xi32>
}) : () -> ()
// ===== spirv.Kill: bare
module {
  "t.around"() ({
    spirv.Kill
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "spirv.Kill"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.Kill: full
module {
  "t.around"() ({
    spirv.Kill {t.x = 1 : i32}
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "spirv.Kill"() {t.x = 1 : i32} : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.Load: by hand
module {
  func.func @f(%arg0: !spirv.ptr<f32, Function>, %arg1: !spirv.ptr<vector<4xi32>, StorageBuffer>) {
    %0 = spirv.Load "Function" %arg0 : f32
    %1 = spirv.Load "StorageBuffer" %arg1 ["Volatile|Aligned", 4] : vector<4xi32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.ptr<f32, Function>, !spirv.ptr<vector<4xi32>, StorageBuffer>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.ptr<f32, Function>, %arg1: !spirv.ptr<vector<4xi32>, StorageBuffer>):
    %0 = "spirv.Load"(%arg0) : (!spirv.ptr<f32, Function>) -> f32
    %1 = "spirv.Load"(%arg1) <{alignment = 4 : i32, memory_access = #spirv.memory_access<Volatile|Aligned>}> : (!spirv.ptr<vector<4xi32>, StorageBuffer>) -> vector<4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.LogicalAnd: bare
module {
  %0:2 = "t.values"() : () -> (i1, i1)
  %1 = spirv.LogicalAnd %0#0, %0#1 : i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i1, i1)
  %1 = "spirv.LogicalAnd"(%0#0, %0#1) : (i1, i1) -> i1
}) : () -> ()
// ===== spirv.LogicalAnd: full
module {
  %0:2 = "t.values"() : () -> (i1, i1)
  %1 = spirv.LogicalAnd %0#0, %0#1 : i1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i1, i1)
  %1 = "spirv.LogicalAnd"(%0#0, %0#1) {t.x = 1 : i32} : (i1, i1) -> i1
}) : () -> ()
// ===== spirv.LogicalEqual: bare
module {
  %0:2 = "t.values"() : () -> (i1, i1)
  %1 = spirv.LogicalEqual %0#0, %0#1 : i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i1, i1)
  %1 = "spirv.LogicalEqual"(%0#0, %0#1) : (i1, i1) -> i1
}) : () -> ()
// ===== spirv.LogicalEqual: full
module {
  %0:2 = "t.values"() : () -> (i1, i1)
  %1 = spirv.LogicalEqual %0#0, %0#1 : i1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i1, i1)
  %1 = "spirv.LogicalEqual"(%0#0, %0#1) {t.x = 1 : i32} : (i1, i1) -> i1
}) : () -> ()
// ===== spirv.LogicalNot: bare
module {
  %0 = "t.values"() : () -> i1
  %1 = spirv.LogicalNot %0 : i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  %1 = "spirv.LogicalNot"(%0) : (i1) -> i1
}) : () -> ()
// ===== spirv.LogicalNot: full
module {
  %0 = "t.values"() : () -> i1
  %1 = spirv.LogicalNot %0 : i1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  %1 = "spirv.LogicalNot"(%0) {t.x = 1 : i32} : (i1) -> i1
}) : () -> ()
// ===== spirv.LogicalNotEqual: bare
module {
  %0:2 = "t.values"() : () -> (i1, i1)
  %1 = spirv.LogicalNotEqual %0#0, %0#1 : i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i1, i1)
  %1 = "spirv.LogicalNotEqual"(%0#0, %0#1) : (i1, i1) -> i1
}) : () -> ()
// ===== spirv.LogicalNotEqual: full
module {
  %0:2 = "t.values"() : () -> (i1, i1)
  %1 = spirv.LogicalNotEqual %0#0, %0#1 : i1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i1, i1)
  %1 = "spirv.LogicalNotEqual"(%0#0, %0#1) {t.x = 1 : i32} : (i1, i1) -> i1
}) : () -> ()
// ===== spirv.LogicalOr: bare
module {
  %0:2 = "t.values"() : () -> (i1, i1)
  %1 = spirv.LogicalOr %0#0, %0#1 : i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i1, i1)
  %1 = "spirv.LogicalOr"(%0#0, %0#1) : (i1, i1) -> i1
}) : () -> ()
// ===== spirv.LogicalOr: full
module {
  %0:2 = "t.values"() : () -> (i1, i1)
  %1 = spirv.LogicalOr %0#0, %0#1 : i1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i1, i1)
  %1 = "spirv.LogicalOr"(%0#0, %0#1) {t.x = 1 : i32} : (i1, i1) -> i1
}) : () -> ()
// ===== spirv.MatrixTimesMatrix: bare
module {
  %0:2 = "t.values"() : () -> (!spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>>)
  %1 = spirv.MatrixTimesMatrix %0#0, %0#1 : !spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>>)
  %1 = "spirv.MatrixTimesMatrix"(%0#0, %0#1) : (!spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>>) -> !spirv.matrix<3 x vector<3xf32>>
}) : () -> ()
// ===== spirv.MatrixTimesMatrix: full
module {
  %0:2 = "t.values"() : () -> (!spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>>)
  %1 = spirv.MatrixTimesMatrix %0#0, %0#1 {t.x = 1 : i32} : !spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>>)
  %1 = "spirv.MatrixTimesMatrix"(%0#0, %0#1) {t.x = 1 : i32} : (!spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>>) -> !spirv.matrix<3 x vector<3xf32>>
}) : () -> ()
// ===== spirv.MatrixTimesScalar: bare
module {
  %0:2 = "t.values"() : () -> (!spirv.matrix<3 x vector<3xf32>>, f32)
  %1 = spirv.MatrixTimesScalar %0#0, %0#1 : !spirv.matrix<3 x vector<3xf32>>, f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.matrix<3 x vector<3xf32>>, f32)
  %1 = "spirv.MatrixTimesScalar"(%0#0, %0#1) : (!spirv.matrix<3 x vector<3xf32>>, f32) -> !spirv.matrix<3 x vector<3xf32>>
}) : () -> ()
// ===== spirv.MatrixTimesScalar: full
module {
  %0:2 = "t.values"() : () -> (!spirv.matrix<3 x vector<3xf32>>, f32)
  %1 = spirv.MatrixTimesScalar %0#0, %0#1 {t.x = 1 : i32} : !spirv.matrix<3 x vector<3xf32>>, f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.matrix<3 x vector<3xf32>>, f32)
  %1 = "spirv.MatrixTimesScalar"(%0#0, %0#1) {t.x = 1 : i32} : (!spirv.matrix<3 x vector<3xf32>>, f32) -> !spirv.matrix<3 x vector<3xf32>>
}) : () -> ()
// ===== spirv.MatrixTimesVector: by hand
module {
  func.func @f(%arg0: !spirv.matrix<3 x vector<4xf32>>, %arg1: vector<3xf32>) {
    %0 = spirv.MatrixTimesVector %arg0, %arg1 : !spirv.matrix<3 x vector<4xf32>>, vector<3xf32> -> vector<4xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.matrix<3 x vector<4xf32>>, vector<3xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.matrix<3 x vector<4xf32>>, %arg1: vector<3xf32>):
    %0 = "spirv.MatrixTimesVector"(%arg0, %arg1) : (!spirv.matrix<3 x vector<4xf32>>, vector<3xf32>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.MemoryBarrier: bare
module {
  spirv.MemoryBarrier <Device>, <Acquire>
}
// ----- generic
"builtin.module"() ({
  "spirv.MemoryBarrier"() <{memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire>}> : () -> ()
}) : () -> ()
// ===== spirv.MemoryBarrier: full
module {
  spirv.MemoryBarrier <Device>, <Acquire> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "spirv.MemoryBarrier"() <{memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire>}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== spirv.Not: bare
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.Not %0 : i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.Not"(%0) : (i8) -> i8
}) : () -> ()
// ===== spirv.Not: full
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.Not %0 : i8 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.Not"(%0) {t.x = 1 : i32} : (i8) -> i8
}) : () -> ()
// ===== spirv.Ordered: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.Ordered %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.Ordered"(%0#0, %0#1) : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.Ordered: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.Ordered %0#0, %0#1 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.Ordered"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.PtrAccessChain: bare
module {
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, i8)
  %1 = spirv.PtrAccessChain %0#0[%0#1] : !spirv.ptr<f32, Function>, i8 -> !spirv.ptr<f32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!spirv.ptr<f32, Function>, i8)
  %1 = "spirv.PtrAccessChain"(%0#0, %0#1) : (!spirv.ptr<f32, Function>, i8) -> !spirv.ptr<f32, Function>
}) : () -> ()
// ===== spirv.PtrAccessChain: full (not verified)
module {
  %0:4 = "t.values"() : () -> (!spirv.ptr<f32, Function>, i8, i8, i8)
  %1 = spirv.PtrAccessChain %0#0[%0#1 %0#2, %0#3] {t.x = 1 : i32} : !spirv.ptr<f32, Function>, i8, i8, i8 -> !spirv.ptr<f32, Function>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!spirv.ptr<f32, Function>, i8, i8, i8)
  %1 = "spirv.PtrAccessChain"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (!spirv.ptr<f32, Function>, i8, i8, i8) -> !spirv.ptr<f32, Function>
}) : () -> ()
// ===== spirv.PtrCastToGeneric: by hand
module {
  func.func @f(%arg0: !spirv.ptr<f32, CrossWorkgroup>) {
    %0 = spirv.PtrCastToGeneric %arg0 : !spirv.ptr<f32, CrossWorkgroup> to !spirv.ptr<f32, Generic>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.ptr<f32, CrossWorkgroup>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.ptr<f32, CrossWorkgroup>):
    %0 = "spirv.PtrCastToGeneric"(%arg0) : (!spirv.ptr<f32, CrossWorkgroup>) -> !spirv.ptr<f32, Generic>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.Return: by hand
module {
  spirv.func @f() "None" {
    spirv.Return
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f"}> ({
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.ReturnValue: by hand
module {
  spirv.func @f(%arg0: f32) -> f32 "None" {
    spirv.ReturnValue %arg0 : f32
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f32) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    "spirv.ReturnValue"(%arg0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.SConvert: bare
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.SConvert %0 : i8 to i16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.SConvert"(%0) : (i8) -> i16
}) : () -> ()
// ===== spirv.SConvert: full
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.SConvert %0 {t.x = 1 : i32} : i8 to i16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.SConvert"(%0) {t.x = 1 : i32} : (i8) -> i16
}) : () -> ()
// ===== spirv.SDiv: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.SDiv %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.SDiv"(%0#0, %0#1) : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.SDiv: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.SDiv %0#0, %0#1 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.SDiv"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.SDot: bare
module {
  %0:2 = "t.values"() : () -> (vector<2xi16>, vector<2xi16>)
  %1 = spirv.SDot %0#0, %0#1 : vector<2xi16> -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xi16>, vector<2xi16>)
  %1 = "spirv.SDot"(%0#0, %0#1) : (vector<2xi16>, vector<2xi16>) -> i32
}) : () -> ()
// ===== spirv.SDot: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = spirv.SDot %0#0, %0#1, <PackedVectorFormat4x8Bit> {t.x = 1 : i32} : i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "spirv.SDot"(%0#0, %0#1) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== spirv.SDotAccSat: bare
module {
  %0:3 = "t.values"() : () -> (vector<2xi8>, vector<2xi8>, i16)
  %1 = spirv.SDotAccSat %0#0, %0#1, %0#2 : vector<2xi8> -> i16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<2xi8>, vector<2xi8>, i16)
  %1 = "spirv.SDotAccSat"(%0#0, %0#1, %0#2) : (vector<2xi8>, vector<2xi8>, i16) -> i16
}) : () -> ()
// ===== spirv.SDotAccSat: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = spirv.SDotAccSat %0#0, %0#1, %0#2, <PackedVectorFormat4x8Bit> {t.x = 1 : i32} : i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "spirv.SDotAccSat"(%0#0, %0#1, %0#2) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> {t.x = 1 : i32} : (i32, i32, i32) -> i32
}) : () -> ()
// ===== spirv.SGreaterThan: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.SGreaterThan %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.SGreaterThan"(%0#0, %0#1) : (i8, i8) -> i1
}) : () -> ()
// ===== spirv.SGreaterThan: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.SGreaterThan %0#0, %0#1 : i8 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.SGreaterThan"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i1
}) : () -> ()
// ===== spirv.SGreaterThanEqual: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.SGreaterThanEqual %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.SGreaterThanEqual"(%0#0, %0#1) : (i8, i8) -> i1
}) : () -> ()
// ===== spirv.SGreaterThanEqual: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.SGreaterThanEqual %0#0, %0#1 : i8 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.SGreaterThanEqual"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i1
}) : () -> ()
// ===== spirv.SLessThan: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.SLessThan %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.SLessThan"(%0#0, %0#1) : (i8, i8) -> i1
}) : () -> ()
// ===== spirv.SLessThan: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.SLessThan %0#0, %0#1 : i8 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.SLessThan"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i1
}) : () -> ()
// ===== spirv.SLessThanEqual: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.SLessThanEqual %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.SLessThanEqual"(%0#0, %0#1) : (i8, i8) -> i1
}) : () -> ()
// ===== spirv.SLessThanEqual: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.SLessThanEqual %0#0, %0#1 : i8 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.SLessThanEqual"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i1
}) : () -> ()
// ===== spirv.SMod: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.SMod %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.SMod"(%0#0, %0#1) : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.SMod: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.SMod %0#0, %0#1 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.SMod"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.SMulExtended: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = spirv.SMulExtended %0#0, %0#1 : !spirv.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "spirv.SMulExtended"(%0#0, %0#1) : (i32, i32) -> !spirv.struct<(i32, i32)>
}) : () -> ()
// ===== spirv.SMulExtended: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = spirv.SMulExtended  {t.x = 1 : i32}%0#0, %0#1 : !spirv.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "spirv.SMulExtended"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> !spirv.struct<(i32, i32)>
}) : () -> ()
// ===== spirv.SNegate: bare
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.SNegate %0 : i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.SNegate"(%0) : (i8) -> i8
}) : () -> ()
// ===== spirv.SNegate: full
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.SNegate %0 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.SNegate"(%0) {t.x = 1 : i32} : (i8) -> i8
}) : () -> ()
// ===== spirv.SRem: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.SRem %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.SRem"(%0#0, %0#1) : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.SRem: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.SRem %0#0, %0#1 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.SRem"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.SUDot: bare
module {
  %0:2 = "t.values"() : () -> (vector<2xi8>, vector<2xi8>)
  %1 = spirv.SUDot %0#0, %0#1 : vector<2xi8> -> i16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xi8>, vector<2xi8>)
  %1 = "spirv.SUDot"(%0#0, %0#1) : (vector<2xi8>, vector<2xi8>) -> i16
}) : () -> ()
// ===== spirv.SUDot: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = spirv.SUDot %0#0, %0#1, <PackedVectorFormat4x8Bit> {t.x = 1 : i32} : i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "spirv.SUDot"(%0#0, %0#1) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== spirv.SUDotAccSat: bare
module {
  %0:3 = "t.values"() : () -> (vector<2xi8>, vector<2xi8>, i16)
  %1 = spirv.SUDotAccSat %0#0, %0#1, %0#2 : vector<2xi8> -> i16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<2xi8>, vector<2xi8>, i16)
  %1 = "spirv.SUDotAccSat"(%0#0, %0#1, %0#2) : (vector<2xi8>, vector<2xi8>, i16) -> i16
}) : () -> ()
// ===== spirv.SUDotAccSat: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = spirv.SUDotAccSat %0#0, %0#1, %0#2, <PackedVectorFormat4x8Bit> {t.x = 1 : i32} : i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "spirv.SUDotAccSat"(%0#0, %0#1, %0#2) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> {t.x = 1 : i32} : (i32, i32, i32) -> i32
}) : () -> ()
// ===== spirv.Select: bare
module {
  %0:3 = "t.values"() : () -> (i1, i1, i1)
  %1 = spirv.Select %0#0, %0#1, %0#2 : i1, i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i1, i1, i1)
  %1 = "spirv.Select"(%0#0, %0#1, %0#2) : (i1, i1, i1) -> i1
}) : () -> ()
// ===== spirv.Select: full
module {
  %0:3 = "t.values"() : () -> (i1, i1, i1)
  %1 = spirv.Select %0#0, %0#1, %0#2 {t.x = 1 : i32} : i1, i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i1, i1, i1)
  %1 = "spirv.Select"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (i1, i1, i1) -> i1
}) : () -> ()
// ===== spirv.ShiftLeftLogical: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.ShiftLeftLogical %0#0, %0#1 : i8, i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.ShiftLeftLogical"(%0#0, %0#1) : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.ShiftLeftLogical: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.ShiftLeftLogical %0#0, %0#1 {t.x = 1 : i32} : i8, i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.ShiftLeftLogical"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.ShiftRightArithmetic: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.ShiftRightArithmetic %0#0, %0#1 : i8, i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.ShiftRightArithmetic"(%0#0, %0#1) : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.ShiftRightArithmetic: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.ShiftRightArithmetic %0#0, %0#1 {t.x = 1 : i32} : i8, i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.ShiftRightArithmetic"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.ShiftRightLogical: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.ShiftRightLogical %0#0, %0#1 : i8, i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.ShiftRightLogical"(%0#0, %0#1) : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.ShiftRightLogical: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.ShiftRightLogical %0#0, %0#1 {t.x = 1 : i32} : i8, i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.ShiftRightLogical"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.SpecConstant: by hand
module {
  spirv.module Logical GLSL450 {
    spirv.SpecConstant @a = false
    spirv.SpecConstant @b spec_id(5) = 42 : i64
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
    "spirv.SpecConstant"() <{default_value = false, sym_name = "a"}> : () -> ()
    "spirv.SpecConstant"() <{default_value = 42 : i64, sym_name = "b"}> {spec_id = 5 : i64} : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.SpecConstant: bare
module {
  spirv.SpecConstant @text = 1 : i32
}
// ----- generic
"builtin.module"() ({
  "spirv.SpecConstant"() <{default_value = 1 : i32, sym_name = "text"}> : () -> ()
}) : () -> ()
// ===== spirv.SpecConstantComposite: by hand
module {
  spirv.module Logical GLSL450 {
    spirv.SpecConstant @a = 1.500000e+00 : f32
    spirv.SpecConstant @b = 2.500000e+00 : f32
    spirv.SpecConstantComposite @c (@a, @b) : !spirv.array<2 x f32>
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
    "spirv.SpecConstant"() <{default_value = 1.500000e+00 : f32, sym_name = "a"}> : () -> ()
    "spirv.SpecConstant"() <{default_value = 2.500000e+00 : f32, sym_name = "b"}> : () -> ()
    "spirv.SpecConstantComposite"() <{constituents = [@a, @b], sym_name = "c", type = !spirv.array<2 x f32>}> : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.SpecConstantOperation: by hand
module {
  spirv.module Logical GLSL450 {
    spirv.func @f() -> i32 "None" {
      %cst1_i32 = spirv.Constant 1 : i32
      %0 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%cst1_i32, %cst1_i32) : (i32, i32) -> i32
      spirv.ReturnValue %0 : i32
    }
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> i32, sym_name = "f"}> ({
      %0 = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
      %1 = "spirv.SpecConstantOperation"() ({
        %2 = "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
        "spirv.mlir.yield"(%2) : (i32) -> ()
      }) : () -> i32
      "spirv.ReturnValue"(%1) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.Store: by hand
module {
  func.func @f(%arg0: !spirv.ptr<f32, Function>, %arg1: f32) {
    spirv.Store "Function" %arg0, %arg1 : f32
    spirv.Store "Function" %arg0, %arg1 ["Volatile"] : f32
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.ptr<f32, Function>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !spirv.ptr<f32, Function>, %arg1: f32):
    "spirv.Store"(%arg0, %arg1) : (!spirv.ptr<f32, Function>, f32) -> ()
    "spirv.Store"(%arg0, %arg1) <{memory_access = #spirv.memory_access<Volatile>}> : (!spirv.ptr<f32, Function>, f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.Switch: by hand
module {
  spirv.func @f(%arg0: i32, %arg1: f32) "None" {
    spirv.Switch %arg0 : i32, [
      default: ^bb1(%arg0 : i32),
      0: ^bb1(%arg0 : i32),
      4294967295: ^bb2(%arg1 : f32)
    ]
  ^bb1(%0: i32):
    spirv.Return
  ^bb2(%1: f32):
    spirv.Return
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    "spirv.Switch"(%arg0, %arg0, %arg0, %arg1)[^bb1, ^bb1, ^bb2] <{case_operand_segments = array<i32: 1, 1>, literals = dense<[0, -1]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, i32, i32, f32) -> ()
  ^bb1(%0: i32):
    "spirv.Return"() : () -> ()
  ^bb2(%1: f32):
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.Transpose: bare
module {
  %0 = "t.values"() : () -> !spirv.matrix<3 x vector<3xf32>>
  %1 = spirv.Transpose %0 : !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !spirv.matrix<3 x vector<3xf32>>
  %1 = "spirv.Transpose"(%0) : (!spirv.matrix<3 x vector<3xf32>>) -> !spirv.matrix<3 x vector<3xf32>>
}) : () -> ()
// ===== spirv.Transpose: full
module {
  %0 = "t.values"() : () -> !spirv.matrix<3 x vector<3xf32>>
  %1 = spirv.Transpose %0 {t.x = 1 : i32} : !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !spirv.matrix<3 x vector<3xf32>>
  %1 = "spirv.Transpose"(%0) {t.x = 1 : i32} : (!spirv.matrix<3 x vector<3xf32>>) -> !spirv.matrix<3 x vector<3xf32>>
}) : () -> ()
// ===== spirv.UConvert: bare
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.UConvert %0 : i8 to i16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.UConvert"(%0) : (i8) -> i16
}) : () -> ()
// ===== spirv.UConvert: full
module {
  %0 = "t.values"() : () -> i8
  %1 = spirv.UConvert %0 {t.x = 1 : i32} : i8 to i16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "spirv.UConvert"(%0) {t.x = 1 : i32} : (i8) -> i16
}) : () -> ()
// ===== spirv.UDiv: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.UDiv %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.UDiv"(%0#0, %0#1) : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.UDiv: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.UDiv %0#0, %0#1 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.UDiv"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.UDot: bare
module {
  %0:2 = "t.values"() : () -> (vector<2xsi8>, vector<2xsi8>)
  %1 = spirv.UDot %0#0, %0#1 : vector<2xsi8> -> i16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xsi8>, vector<2xsi8>)
  %1 = "spirv.UDot"(%0#0, %0#1) : (vector<2xsi8>, vector<2xsi8>) -> i16
}) : () -> ()
// ===== spirv.UDot: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = spirv.UDot %0#0, %0#1, <PackedVectorFormat4x8Bit> {t.x = 1 : i32} : i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "spirv.UDot"(%0#0, %0#1) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== spirv.UDotAccSat: bare
module {
  %0:3 = "t.values"() : () -> (vector<3xi8>, vector<3xi8>, i64)
  %1 = spirv.UDotAccSat %0#0, %0#1, %0#2 : vector<3xi8> -> i64
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<3xi8>, vector<3xi8>, i64)
  %1 = "spirv.UDotAccSat"(%0#0, %0#1, %0#2) : (vector<3xi8>, vector<3xi8>, i64) -> i64
}) : () -> ()
// ===== spirv.UDotAccSat: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = spirv.UDotAccSat %0#0, %0#1, %0#2, <PackedVectorFormat4x8Bit> {t.x = 1 : i32} : i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "spirv.UDotAccSat"(%0#0, %0#1, %0#2) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> {t.x = 1 : i32} : (i32, i32, i32) -> i32
}) : () -> ()
// ===== spirv.UGreaterThan: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.UGreaterThan %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.UGreaterThan"(%0#0, %0#1) : (i8, i8) -> i1
}) : () -> ()
// ===== spirv.UGreaterThan: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.UGreaterThan %0#0, %0#1 : i8 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.UGreaterThan"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i1
}) : () -> ()
// ===== spirv.UGreaterThanEqual: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.UGreaterThanEqual %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.UGreaterThanEqual"(%0#0, %0#1) : (i8, i8) -> i1
}) : () -> ()
// ===== spirv.UGreaterThanEqual: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.UGreaterThanEqual %0#0, %0#1 : i8 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.UGreaterThanEqual"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i1
}) : () -> ()
// ===== spirv.ULessThan: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.ULessThan %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.ULessThan"(%0#0, %0#1) : (i8, i8) -> i1
}) : () -> ()
// ===== spirv.ULessThan: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.ULessThan %0#0, %0#1 : i8 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.ULessThan"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i1
}) : () -> ()
// ===== spirv.ULessThanEqual: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.ULessThanEqual %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.ULessThanEqual"(%0#0, %0#1) : (i8, i8) -> i1
}) : () -> ()
// ===== spirv.ULessThanEqual: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.ULessThanEqual %0#0, %0#1 : i8 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.ULessThanEqual"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i1
}) : () -> ()
// ===== spirv.UMod: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.UMod %0#0, %0#1 : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.UMod"(%0#0, %0#1) : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.UMod: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = spirv.UMod %0#0, %0#1 {t.x = 1 : i32} : i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "spirv.UMod"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> i8
}) : () -> ()
// ===== spirv.UMulExtended: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = spirv.UMulExtended %0#0, %0#1 : !spirv.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "spirv.UMulExtended"(%0#0, %0#1) : (i32, i32) -> !spirv.struct<(i32, i32)>
}) : () -> ()
// ===== spirv.UMulExtended: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = spirv.UMulExtended  {t.x = 1 : i32}%0#0, %0#1 : !spirv.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "spirv.UMulExtended"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> !spirv.struct<(i32, i32)>
}) : () -> ()
// ===== spirv.Undef: bare
module {
  %0 = spirv.Undef : !spirv.ptr<f32, Function>
}
// ----- generic
"builtin.module"() ({
  %0 = "spirv.Undef"() : () -> !spirv.ptr<f32, Function>
}) : () -> ()
// ===== spirv.Undef: full
module {
  %0 = spirv.Undef {t.x = 1 : i32} : !spirv.ptr<f32, Function>
}
// ----- generic
"builtin.module"() ({
  %0 = "spirv.Undef"() {t.x = 1 : i32} : () -> !spirv.ptr<f32, Function>
}) : () -> ()
// ===== spirv.Unordered: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.Unordered %0#0, %0#1 : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.Unordered"(%0#0, %0#1) : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.Unordered: full
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = spirv.Unordered %0#0, %0#1 : f16 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "spirv.Unordered"(%0#0, %0#1) {t.x = 1 : i32} : (f16, f16) -> i1
}) : () -> ()
// ===== spirv.Unreachable: by hand
module {
  spirv.func @f() "None" {
    spirv.Return
  ^bb1:
    spirv.Unreachable
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f"}> ({
    "spirv.Return"() : () -> ()
  ^bb1:
    "spirv.Unreachable"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.Variable: bare
module {
  %0 = spirv.Variable : !spirv.ptr<f32, Function>
}
// ----- generic
"builtin.module"() ({
  %0 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}> : () -> !spirv.ptr<f32, Function>
}) : () -> ()
// ===== spirv.VectorExtractDynamic: bare
module {
  %0:2 = "t.values"() : () -> (vector<2xi1>, i8)
  %1 = spirv.VectorExtractDynamic %0#0[%0#1] : vector<2xi1>, i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xi1>, i8)
  %1 = "spirv.VectorExtractDynamic"(%0#0, %0#1) : (vector<2xi1>, i8) -> i1
}) : () -> ()
// ===== spirv.VectorExtractDynamic: full
module {
  %0:2 = "t.values"() : () -> (vector<2xi1>, i8)
  %1 = spirv.VectorExtractDynamic %0#0[%0#1] {t.x = 1 : i32} : vector<2xi1>, i8
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xi1>, i8)
  %1 = "spirv.VectorExtractDynamic"(%0#0, %0#1) {t.x = 1 : i32} : (vector<2xi1>, i8) -> i1
}) : () -> ()
// ===== spirv.VectorInsertDynamic: bare
module {
  %0:3 = "t.values"() : () -> (vector<2xi1>, i1, i8)
  %1 = spirv.VectorInsertDynamic %0#1, %0#0[%0#2] : vector<2xi1>, i8
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<2xi1>, i1, i8)
  %1 = "spirv.VectorInsertDynamic"(%0#0, %0#1, %0#2) : (vector<2xi1>, i1, i8) -> vector<2xi1>
}) : () -> ()
// ===== spirv.VectorInsertDynamic: full
module {
  %0:3 = "t.values"() : () -> (vector<2xi1>, i1, i8)
  %1 = spirv.VectorInsertDynamic %0#1, %0#0[%0#2] {t.x = 1 : i32} : vector<2xi1>, i8
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<2xi1>, i1, i8)
  %1 = "spirv.VectorInsertDynamic"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<2xi1>, i1, i8) -> vector<2xi1>
}) : () -> ()
// ===== spirv.VectorShuffle: bare
module {
  %0:2 = "t.values"() : () -> (vector<2xf16>, vector<[2]xf16>)
  %1 = spirv.VectorShuffle [1 : i32, 1 : i32] %0#0, %0#1 : vector<2xf16>, vector<[2]xf16> -> vector<2xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xf16>, vector<[2]xf16>)
  %1 = "spirv.VectorShuffle"(%0#0, %0#1) <{components = [1 : i32, 1 : i32]}> : (vector<2xf16>, vector<[2]xf16>) -> vector<2xf16>
}) : () -> ()
// ===== spirv.VectorShuffle: full
module {
  %0:2 = "t.values"() : () -> (vector<2xi1>, vector<2xi1>)
  %1 = spirv.VectorShuffle {t.x = 1 : i32} [1 : i32, 1 : i32] %0#0, %0#1 : vector<2xi1>, vector<2xi1> -> vector<2xi1>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xi1>, vector<2xi1>)
  %1 = "spirv.VectorShuffle"(%0#0, %0#1) <{components = [1 : i32, 1 : i32]}> {t.x = 1 : i32} : (vector<2xi1>, vector<2xi1>) -> vector<2xi1>
}) : () -> ()
// ===== spirv.VectorTimesMatrix: bare
module {
  %0:2 = "t.values"() : () -> (vector<3xf32>, !spirv.matrix<3 x vector<3xf32>>)
  %1 = spirv.VectorTimesMatrix %0#0, %0#1 : vector<3xf32>, !spirv.matrix<3 x vector<3xf32>> -> vector<3xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<3xf32>, !spirv.matrix<3 x vector<3xf32>>)
  %1 = "spirv.VectorTimesMatrix"(%0#0, %0#1) : (vector<3xf32>, !spirv.matrix<3 x vector<3xf32>>) -> vector<3xf32>
}) : () -> ()
// ===== spirv.VectorTimesMatrix: full
module {
  %0:2 = "t.values"() : () -> (vector<3xf32>, !spirv.matrix<3 x vector<3xf32>>)
  %1 = spirv.VectorTimesMatrix %0#0, %0#1 {t.x = 1 : i32} : vector<3xf32>, !spirv.matrix<3 x vector<3xf32>> -> vector<3xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<3xf32>, !spirv.matrix<3 x vector<3xf32>>)
  %1 = "spirv.VectorTimesMatrix"(%0#0, %0#1) {t.x = 1 : i32} : (vector<3xf32>, !spirv.matrix<3 x vector<3xf32>>) -> vector<3xf32>
}) : () -> ()
// ===== spirv.VectorTimesScalar: bare
module {
  %0:2 = "t.values"() : () -> (vector<2xf16>, f16)
  %1 = spirv.VectorTimesScalar %0#0, %0#1 : (vector<2xf16>, f16) -> vector<2xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xf16>, f16)
  %1 = "spirv.VectorTimesScalar"(%0#0, %0#1) : (vector<2xf16>, f16) -> vector<2xf16>
}) : () -> ()
// ===== spirv.VectorTimesScalar: full
module {
  %0:2 = "t.values"() : () -> (vector<2xf16>, f16)
  %1 = spirv.VectorTimesScalar %0#0, %0#1 {t.x = 1 : i32} : (vector<2xf16>, f16) -> vector<2xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xf16>, f16)
  %1 = "spirv.VectorTimesScalar"(%0#0, %0#1) {t.x = 1 : i32} : (vector<2xf16>, f16) -> vector<2xf16>
}) : () -> ()
// ===== spirv.func: bare
module {
  spirv.func @text() "Inline" {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.func"() <{function_control = #spirv.function_control<Inline>, function_type = () -> (), sym_name = "text"}> ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.func: with linkage_attributes
module {
  spirv.func @i() "Pure" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "a", linkage_type = <Import>>} {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.func"() <{function_control = #spirv.function_control<Pure>, function_type = () -> (), linkage_attributes = #spirv.linkage_attributes<linkage_name = "a", linkage_type = <Import>>, sym_name = "i"}> ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.mlir.addressof: by hand
module {
  spirv.module Logical GLSL450 {
    spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
    spirv.func @f() "None" {
      %v_addr = spirv.mlir.addressof @v : !spirv.ptr<f32, Input>
      spirv.Return
    }
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
    "spirv.GlobalVariable"() <{sym_name = "v", type = !spirv.ptr<f32, Input>}> : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f"}> ({
      %0 = "spirv.mlir.addressof"() <{variable = @v}> : () -> !spirv.ptr<f32, Input>
      "spirv.Return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.mlir.loop: by hand
module {
  spirv.func @f(%arg0: i1, %arg1: i32) "None" {
    spirv.mlir.loop control(Unroll) {
      spirv.Branch ^bb1
    ^bb1:
      spirv.BranchConditional %arg0, ^bb2, ^bb4
    ^bb2:
      spirv.Branch ^bb3
    ^bb3:
      spirv.Branch ^bb1
    ^bb4:
      spirv.mlir.merge
    }
    spirv.Return
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: i32):
    "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<Unroll>}> ({
      "spirv.Branch"()[^bb1] : () -> ()
    ^bb1:
      "spirv.BranchConditional"(%arg0)[^bb2, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
    ^bb2:
      "spirv.Branch"()[^bb3] : () -> ()
    ^bb3:
      "spirv.Branch"()[^bb1] : () -> ()
    ^bb4:
      "spirv.mlir.merge"() : () -> ()
    }) : () -> ()
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.mlir.merge: by hand
module {
  spirv.func @f(%arg0: i1) "None" {
    spirv.mlir.selection {
      spirv.BranchConditional %arg0, ^bb1, ^bb2
    ^bb1:
      spirv.Branch ^bb2
    ^bb2:
      spirv.mlir.merge
    }
    spirv.Return
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1):
    "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
      "spirv.BranchConditional"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
    ^bb1:
      "spirv.Branch"()[^bb2] : () -> ()
    ^bb2:
      "spirv.mlir.merge"() : () -> ()
    }) : () -> ()
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.mlir.referenceof: by hand
module {
  spirv.module Logical GLSL450 {
    spirv.SpecConstant @a = 1.500000e+00 : f32
    spirv.func @f() -> f32 "None" {
      %0 = spirv.mlir.referenceof @a : f32
      spirv.ReturnValue %0 : f32
    }
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
    "spirv.SpecConstant"() <{default_value = 1.500000e+00 : f32, sym_name = "a"}> : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> f32, sym_name = "f"}> ({
      %0 = "spirv.mlir.referenceof"() <{spec_const = @a}> : () -> f32
      "spirv.ReturnValue"(%0) : (f32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.mlir.selection: by hand
module {
  spirv.func @f(%arg0: i1, %arg1: i32) "None" {
    %0 = spirv.mlir.selection control(Flatten) -> i32 {
      spirv.BranchConditional %arg0, ^bb1, ^bb2(%arg1 : i32)
    ^bb1:
      spirv.Branch ^bb2(%arg1 : i32)
    ^bb2(%1: i32):
      spirv.mlir.merge %1 : i32
    }
    spirv.Return
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i1, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: i32):
    %0 = "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<Flatten>}> ({
      "spirv.BranchConditional"(%arg0, %arg1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
    ^bb1:
      "spirv.Branch"(%arg1)[^bb2] : (i32) -> ()
    ^bb2(%1: i32):
      "spirv.mlir.merge"(%1) : (i32) -> ()
    }) : () -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.mlir.yield: by hand
module {
  spirv.module Logical GLSL450 {
    spirv.func @f() -> i32 "None" {
      %cst1_i32 = spirv.Constant 1 : i32
      %0 = spirv.SpecConstantOperation wraps "spirv.ISub"(%cst1_i32, %cst1_i32) : (i32, i32) -> i32
      spirv.ReturnValue %0 : i32
    }
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> i32, sym_name = "f"}> ({
      %0 = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
      %1 = "spirv.SpecConstantOperation"() ({
        %2 = "spirv.ISub"(%0, %0) : (i32, i32) -> i32
        "spirv.mlir.yield"(%2) : (i32) -> ()
      }) : () -> i32
      "spirv.ReturnValue"(%1) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== spirv.module: bare
module {
  spirv.module Physical32 GLSL450 {
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Physical32>, memory_model = #spirv.memory_model<GLSL450>}> ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
// ===== spirv.module: with sym_name
module {
  spirv.module @text Physical32 GLSL450 {
  }
}
// ----- generic
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Physical32>, memory_model = #spirv.memory_model<GLSL450>, sym_name = "text"}> ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
