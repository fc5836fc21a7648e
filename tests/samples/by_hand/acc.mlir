// ===== acc.loop
func.func @f(%n: index, %a: i32) {
  acc.loop control(%i : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  acc.loop gang({num=%a : i32}) worker(%a : i32) vector(%a : i32) control(%i : index, %j : index) = (%n, %n : index, index) to (%n, %n : index, index) step (%n, %n : index, index) {
    acc.yield
  } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, true>}
  return
}
// ===== acc.yield
acc.reduction.recipe @r : i64 reduction_operator <add> init {
^bb0(%a: i64):
  %z = arith.constant 0 : i64
  acc.yield %z : i64
} combiner {
^bb0(%a: i64, %b: i64):
  %s = arith.addi %a, %b : i64
  acc.yield %s : i64
}
// ===== acc.reduction.recipe
acc.reduction.recipe @r : i64 reduction_operator <mul> init {
^bb0(%a: i64):
  acc.yield %a : i64
} combiner {
^bb0(%a: i64, %b: i64):
  acc.yield %b : i64
} destroy {
^bb0(%a: i64):
  acc.terminator
}
// ===== acc.private.recipe
acc.private.recipe @p : memref<i32> init {
^bb0(%a: memref<i32>):
  %b = memref.alloca() : memref<i32>
  acc.yield %b : memref<i32>
} destroy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  acc.terminator
}
// ===== acc.firstprivate.recipe
acc.firstprivate.recipe @p : memref<i32> init {
^bb0(%a: memref<i32>):
  %b = memref.alloca() : memref<i32>
  acc.yield %b : memref<i32>
} copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  acc.terminator
}
// ===== acc.private
acc.private.recipe @p : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
}
func.func @f(%m: memref<i32>) {
  %r = acc.private varPtr(%m : memref<i32>) recipe(@p) -> memref<i32> {name = "m"}
  acc.parallel private(%r : memref<i32>) {
    acc.yield
  }
  return
}
// ===== acc.firstprivate
acc.firstprivate.recipe @p : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
} copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  acc.terminator
}
func.func @f(%m: memref<i32>) {
  %r = acc.firstprivate varPtr(%m : memref<i32>) recipe(@p) -> memref<i32>
  acc.serial firstprivate(%r : memref<i32>) {
    acc.yield
  }
  return
}
// ===== acc.reduction
acc.reduction.recipe @r : memref<i32> reduction_operator <add> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
} combiner {
^bb0(%a: memref<i32>, %b: memref<i32>):
  acc.yield %a : memref<i32>
}
func.func @f(%m: memref<i32>) {
  %r = acc.reduction varPtr(%m : memref<i32>) recipe(@r) -> memref<i32>
  acc.parallel reduction(%r : memref<i32>) {
    acc.yield
  }
  return
}
// ===== acc.enter_data
func.func @f(%m: memref<4xf32>, %c: i1, %n: i64) {
  %a = acc.create varPtr(%m : memref<4xf32>) varType(tensor<4xf32>) -> memref<4xf32>
  acc.enter_data if(%c) async(%n : i64) dataOperands(%a : memref<4xf32>)
  return
}
// ===== acc.host_data
func.func @f(%m: memref<4xf32>, %c: i1) {
  %a = acc.use_device varPtr(%m : memref<4xf32>) varType(tensor<4xf32>) -> memref<4xf32>
  acc.host_data if(%c) dataOperands(%a : memref<4xf32>) {
  } attributes {ifPresent}
  return
}
// ===== acc.update
func.func @f(%m: memref<4xf32>, %c: i1, %n: i32) {
  %a = acc.update_device varPtr(%m : memref<4xf32>) varType(tensor<4xf32>) -> memref<4xf32>
  acc.update if(%c) async(%n : i32) dataOperands(%a : memref<4xf32>)
  acc.update async dataOperands(%a : memref<4xf32>) attributes {ifPresent}
  return
}
// ===== acc.declare_enter
func.func @f(%m: memref<4xf32>) {
  %a = acc.create varPtr(%m : memref<4xf32>) varType(tensor<4xf32>) -> memref<4xf32>
  %t = acc.declare_enter dataOperands(%a : memref<4xf32>)
  acc.declare_exit token(%t) dataOperands(%a : memref<4xf32>)
  return
}
// ===== acc.declare
func.func @f(%m: memref<4xf32>) {
  %a = acc.create varPtr(%m : memref<4xf32>) varType(tensor<4xf32>) -> memref<4xf32>
  acc.declare dataOperands(%a : memref<4xf32>) {
    acc.terminator
  }
  return
}
// ===== acc.atomic.update
func.func @f(%p: memref<i32>, %x: i32) {
  acc.atomic.update %p : memref<i32> {
  ^bb0(%a: i32):
    %r = arith.addi %a, %x : i32
    acc.yield %r : i32
  }
  return
}
// ===== acc.atomic.capture
func.func @f(%p: memref<i32>, %v: memref<i32>, %x: i32) {
  acc.atomic.capture {
    acc.atomic.read %v = %p : memref<i32>, memref<i32>, i32
    acc.atomic.update %p : memref<i32> {
    ^bb0(%a: i32):
      %r = arith.addi %a, %x : i32
      acc.yield %r : i32
    }
  }
  return
}
