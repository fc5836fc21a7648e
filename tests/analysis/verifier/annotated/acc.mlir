// Data, recipes, loops and routines of acc: what mlir-opt says of each rule.

func.func @f(%m: memref<f32>, %n: memref<4xf32>, %p: !llvm.ptr) {
  // expected-error@below {{input and output types must match}}
  %0 = acc.deviceptr varPtr(%m : memref<f32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<f32>, %n: memref<4xf32>) {
  // expected-error@below {{input and output types must match}}
  acc.copyout accPtr(%m : memref<f32>) to varPtr(%n : memref<4xf32>)
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{varType must capture the element type of var}}
  %0 = acc.present varPtr(%m : memref<f32>) varType(memref<f32>) -> memref<f32>
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@below {{varType must capture the element type of var}}
  %0 = acc.present varPtr(%p : !llvm.ptr) varType(!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%p: i32) {
  // expected-error@below {{'acc.attach' op operand #0 must be any pointer or mappable, but got 'i32'}}
  %0 = acc.attach varPtr(%p : i32) -> i32
  return
}

// -----

func.func @f(%p: i32) {
  // expected-error@below {{'acc.attach' op operand #0 must be any pointer or mappable, but got 'i32'}}
  %0 = acc.attach var(%p : i32) -> i32
  return
}

// -----

func.func @f(%p: tensor<4xf32>) {
  // expected-error@below {{'acc.attach' op operand #0 must be any pointer or mappable, but got 'tensor<4xf32>'}}
  %0 = acc.attach var(%p : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%p: memref<*xf32>) {
  %0 = acc.attach varPtr(%p : memref<*xf32>) -> memref<*xf32>
  return
}

// -----

func.func @f(%p: i32) {
  // expected-error@below {{'acc.data' op operand #0 must be variadic of any pointer or mappable, but got 'i32'}}
  acc.data dataOperands(%p : i32) {
    acc.terminator
  }
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{'acc.private' op recipe expected for private}}
  %0 = acc.private varPtr(%m : memref<f32>) -> memref<f32>
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{'acc.firstprivate' op recipe expected for firstprivate}}
  %0 = acc.firstprivate varPtr(%m : memref<f32>) -> memref<f32>
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{'acc.reduction' op recipe expected for reduction}}
  %1 = acc.reduction varPtr(%m : memref<f32>) -> memref<f32>
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{'acc.private' op expected symbol reference @r to point to a private declaration}}
  %1 = acc.private varPtr(%m : memref<f32>) recipe(@r) -> memref<f32>
  return
}

// -----

acc.private.recipe @r : memref<f32> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
}
func.func @f(%m: memref<f32>) {
  %1 = acc.private varPtr(%m : memref<f32>) recipe(@r) -> memref<f32>
  // expected-error@below {{'acc.parallel' op private operand appears more than once}}
  acc.parallel private(%1, %1 : memref<f32>, memref<f32>) {
    acc.yield
  }
  return
}

// -----

acc.private.recipe @r : memref<f32> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
}
func.func @f(%m: memref<f32>) {
  %1 = acc.private varPtr(%m : memref<f32>) recipe(@r) -> memref<f32>
  // expected-error@below {{'acc.parallel' op expected firstprivate as defining op}}
  acc.parallel firstprivate(%1 : memref<f32>) {
    acc.yield
  }
  return
}

// -----

acc.private.recipe @r : memref<f32> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
}
func.func @f(%m: memref<f32>) {
  %1 = acc.private varPtr(%m : memref<f32>) recipe(@r) -> memref<f32>
  // expected-error@below {{'acc.serial' op expected reduction as defining op}}
  acc.serial reduction(%1 : memref<f32>) {
    acc.yield
  }
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{asyncOnly attribute cannot appear with asyncOperand}}
  "acc.parallel"(%a) <{asyncOnly = [#acc.device_type<none>], asyncOperandsDeviceType = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (i64) -> ()
  return
}

// -----

func.func @f(%a: memref<f32>) {
  %0 = memref.alloc() : memref<f32>
  // expected-error@below {{expect data entry/exit operation or acc.getdeviceptr as defining op}}
  acc.parallel dataOperands(%0 : memref<f32>) {
    acc.yield
  }
  return
}

// -----

func.func @f(%a: memref<f32>) {
  %0 = acc.create varPtr(%a : memref<f32>) -> memref<f32>
  // expected-error@below {{expect data entry operation as defining op}}
  acc.host_data dataOperands(%0 : memref<f32>) {
    acc.terminator
  }
  return
}

// -----

func.func @f(%a: memref<f32>) {
  %0 = acc.use_device varPtr(%a : memref<f32>) -> memref<f32>
  // expected-error@below {{expect valid declare data entry operation or acc.getdeviceptr as defining op}}
  %1 = acc.declare_enter dataOperands(%0 : memref<f32>)
  return
}

// -----

// expected-error@below {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time}}
acc.routine @r1 func(@f) seq worker
func.func @f() { return }

// -----

// expected-error@below {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `nvidia`}}
acc.routine @r1 func(@f) worker ([#acc.device_type<nvidia>]) seq ([#acc.device_type<nvidia>])
func.func @f() { return }

// -----

// expected-error@below {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `nvidia`}}
acc.routine @r1 func(@f) worker seq ([#acc.device_type<nvidia>])
func.func @f() { return }

// -----

// expected-error@below {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `host`}}
acc.routine @r1 func(@f) worker ([#acc.device_type<host>, #acc.device_type<nvidia>]) seq ([#acc.device_type<nvidia>, #acc.device_type<host>])
func.func @f() { return }

// -----

acc.routine @r1 func(@f) worker ([#acc.device_type<radeon>]) seq ([#acc.device_type<radeon>])
func.func @f() { return }

// -----

acc.routine @r1 func(@f) worker seq ([#acc.device_type<radeon>])
func.func @f() { return }

// -----

func.func @f(%a: i64) {
  // expected-error@below {{custom op 'acc.loop' new value expected after comma}}
  acc.loop gang({static=%a: i64, }) {
    acc.yield
  }
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{custom op 'acc.loop' expect at least one of num, dim or static values}}
  acc.loop gang({}) {
    acc.yield
  }
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{custom op 'acc.loop' expect at least one of num, dim or static values}}
  acc.loop gang({}, {num=%a: i64}) {
    acc.yield
  }
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{at least one of auto, independent, seq must be present}}
  acc.loop gang({num=%a: i64}, {}) {
    acc.yield
  }
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{expected '}'}}
  acc.loop gang({num=%a: i64}, {dim=%a: i64}) {
    acc.yield
  }
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{expected ')'}}
  acc.loop gang({num=%a: i64} {
    acc.yield
  }
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{custom op 'acc.loop' expect at least one of num, dim or static values}}
  acc.loop gang({foo=%a: i64}) {
    acc.yield
  }
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{expected '='}}
  acc.loop gang({num}) {
    acc.yield
  }
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{at least one of auto, independent, seq must be present}}
  acc.loop gang({num=%a: i64 static=%a : i64}) {
    acc.yield
  }
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{at least one of auto, independent, seq must be present}}
  acc.loop gang([#acc.device_type<none>], {num=%a: i64}) {
    acc.yield
  }
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{failed to find enough loop-like operations inside container-like acc.loop}}
  acc.loop gang([#acc.device_type<none>]) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%a: i64) {
  "acc.loop"() <{independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{'acc.loop' op duplicate device_type `nvidia` found in collapseDeviceType attribute}}
  "acc.loop"() <{collapse = [1, 1], collapseDeviceType = [#acc.device_type<nvidia>, #acc.device_type<nvidia>], independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{'acc.loop' op collapse attribute count must match collapse device_type count}}
  "acc.loop"() <{collapse = [1, 1], collapseDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>, #acc.device_type<none>], independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{'acc.loop' op attribute 'collapseDeviceType' failed to satisfy constraint: device type array attribute}}
  "acc.loop"() <{collapse = [1, 1], collapseDeviceType = [#acc.device_type<nvidia>, 1], independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{'acc.loop' op duplicate device_type `nvidia` found in gang attribute}}
  "acc.loop"() <{gang = [#acc.device_type<nvidia>, #acc.device_type<nvidia>], independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{'acc.loop' op duplicate device_type `none` found in gang attribute}}
  "acc.loop"() <{gang = [#acc.device_type<none>, #acc.device_type<nvidia>, #acc.device_type<none>], independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{'acc.loop' op attribute 'gang' failed to satisfy constraint: device type array attribute}}
  "acc.loop"() <{gang = [#acc.device_type<nvidia>, 1], independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{'acc.loop' op duplicate device_type `nvidia` found in worker attribute}}
  "acc.loop"() <{worker = [#acc.device_type<nvidia>, #acc.device_type<nvidia>], independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{'acc.loop' op duplicate device_type `none` found in worker attribute}}
  "acc.loop"() <{worker = [#acc.device_type<none>, #acc.device_type<nvidia>, #acc.device_type<none>], independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{'acc.loop' op attribute 'worker' failed to satisfy constraint: device type array attribute}}
  "acc.loop"() <{worker = [#acc.device_type<nvidia>, 1], independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{'acc.loop' op duplicate device_type `nvidia` found in workerNumOperandsDeviceType attribute}}
  "acc.loop"() <{workerNumOperandsDeviceType = [#acc.device_type<nvidia>, #acc.device_type<nvidia>], independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{'acc.loop' op duplicate device_type `none` found in workerNumOperandsDeviceType attribute}}
  "acc.loop"() <{workerNumOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>, #acc.device_type<none>], independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{'acc.loop' op attribute 'workerNumOperandsDeviceType' failed to satisfy constraint: device type array attribute}}
  "acc.loop"() <{workerNumOperandsDeviceType = [#acc.device_type<nvidia>, 1], independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{'acc.loop' op duplicate device_type `nvidia` found in vector attribute}}
  "acc.loop"() <{vector = [#acc.device_type<nvidia>, #acc.device_type<nvidia>], independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{'acc.loop' op duplicate device_type `none` found in vector attribute}}
  "acc.loop"() <{vector = [#acc.device_type<none>, #acc.device_type<nvidia>, #acc.device_type<none>], independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{'acc.loop' op attribute 'vector' failed to satisfy constraint: device type array attribute}}
  "acc.loop"() <{vector = [#acc.device_type<nvidia>, 1], independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{'acc.loop' op duplicate device_type `nvidia` found in vectorOperandsDeviceType attribute}}
  "acc.loop"() <{vectorOperandsDeviceType = [#acc.device_type<nvidia>, #acc.device_type<nvidia>], independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{'acc.loop' op duplicate device_type `none` found in vectorOperandsDeviceType attribute}}
  "acc.loop"() <{vectorOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>, #acc.device_type<none>], independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{'acc.loop' op attribute 'vectorOperandsDeviceType' failed to satisfy constraint: device type array attribute}}
  "acc.loop"() <{vectorOperandsDeviceType = [#acc.device_type<nvidia>, 1], independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{only one of auto, independent, seq can be present at the same time}}
  "acc.loop"() <{seq = [#acc.device_type<none>], independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{only one of auto, independent, seq can be present at the same time}}
  "acc.loop"() <{seq = [#acc.device_type<nvidia>], independent = [#acc.device_type<nvidia>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{only one of auto, independent, seq can be present at the same time}}
  "acc.loop"() <{seq = [#acc.device_type<nvidia>, #acc.device_type<nvidia>], independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{gang, worker or vector cannot appear with seq}}
  "acc.loop"() <{seq = [#acc.device_type<none>], worker = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{expected '<'}}
  "acc.loop"() <{combined = #acc<combined_constructs parallel_loop>, independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{'acc.loop' op collapse device_type attr must be define when collapse attr is present}}
  "acc.loop"() <{collapse = [1], independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{'acc.loop' op collapse attribute count must match collapse device_type count}}
  "acc.loop"() <{collapse = [1, 2], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}

// -----

acc.private.recipe @r : memref<f32> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
}
func.func @f(%m: memref<4xf32>) {
  %1 = acc.private varPtr(%m : memref<4xf32>) recipe(@r) -> memref<4xf32>
  acc.parallel private(%1 : memref<4xf32>) {
    acc.yield
  }
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{'acc.private' op expected symbol reference @f to point to a private declaration}}
  %1 = acc.private varPtr(%m : memref<f32>) recipe(@f) -> memref<f32>
  return
}

// -----

func.func @f(%m: memref<f32>) {
  %1 = acc.firstprivate_map varPtr(%m : memref<f32>) -> memref<f32>
  %2 = acc.create varPtr(%m : memref<f32>) recipe(@nowhere) -> memref<f32>
  acc.parallel dataOperands(%2 : memref<f32>) {
    acc.yield
  }
  return
}

// -----

func.func @f(%m: memref<f32>) {
  %2 = acc.copyin varPtr(%m : memref<f32>) -> memref<f32> {implicit = true, dataClause = #acc<data_clause acc_create>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{data clause associated with create operation must match its intent or specify original clause this operation was decomposed from}}
  %2 = acc.create varPtr(%m : memref<f32>) -> memref<f32> {implicit = true, dataClause = #acc<data_clause acc_copyin>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{data clause associated with no_create operation must match its intent}}
  %2 = acc.nocreate varPtr(%m : memref<f32>) -> memref<f32> {implicit = true, dataClause = #acc<data_clause acc_copyin>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{data clause associated with copyout operation must match its intent or specify original clause this operation was decomposed from}}
  acc.copyout accPtr(%m : memref<f32>) to varPtr(%m : memref<f32>) {implicit = true, dataClause = #acc<data_clause acc_copyin>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{'acc.private' op expected symbol reference @r to point to a private declaration}}
  %0 = acc.private varPtr(%m : memref<f32>) recipe(@r) -> memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{input and output types must match}}
  %0 = acc.cache varPtr(%m : memref<f32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{input and output types must match}}
  %0 = acc.create varPtr(%m : memref<f32>) -> memref<4xf32> {modifiers = #acc<data_clause_modifier readonly>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  %0 = acc.getdeviceptr varPtr(%m : memref<f32>) -> memref<4xf32> {modifiers = #acc<data_clause_modifier readonly>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  acc.delete accPtr(%m : memref<f32>) {modifiers = #acc<data_clause_modifier readonly, zero, always, capture>}
  acc.detach accPtr(%m : memref<f32>)
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{invalid data clause modifiers: zero,alwaysin,capture}}
  %0 = acc.cache varPtr(%m : memref<f32>) -> memref<f32> {modifiers = #acc<data_clause_modifier capture, zero, readonly, alwaysin>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{invalid data clause modifiers: always,zero,capture}}
  %0 = acc.cache varPtr(%m : memref<f32>) -> memref<f32> {modifiers = #acc<data_clause_modifier capture, zero, readonly, alwaysin, alwaysout>}
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@below {{'acc.parallel' op operand #0 must be variadic of any pointer or mappable, but got 'i64'}}
  acc.parallel private(%a : i64) {
    acc.yield
  }
  return
}

// -----

acc.private.recipe @r : memref<f32> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
}
func.func @f(%m: memref<f32>) {
  %1 = acc.private varPtr(%m : memref<f32>) recipe(@r) -> memref<f32>
  %2 = acc.copyin varPtr(%m : memref<f32>) -> memref<f32>
  // expected-error@below {{'acc.loop' op expected firstprivate as defining op}}
  acc.loop firstprivate(%1 : memref<f32>) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], unstructured}
  return
}

// -----

acc.private.recipe @r : memref<f32> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
}
func.func @f(%m: memref<f32>) {
  %1 = acc.private varPtr(%m : memref<f32>) recipe(@r) -> memref<f32>
  %2 = acc.copyin varPtr(%m : memref<f32>) -> memref<f32>
  // expected-error@below {{'acc.loop' op expected private as defining op}}
  acc.loop private(%2 : memref<f32>) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], unstructured}
  return
}

// -----

acc.private.recipe @r : memref<f32> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
}
func.func @f(%m: memref<f32>) {
  %1 = acc.private varPtr(%m : memref<f32>) recipe(@r) -> memref<f32>
  %2 = acc.copyin varPtr(%m : memref<f32>) -> memref<f32>
  // expected-error@below {{'acc.loop' op private operand appears more than once}}
  acc.loop private(%1, %1 : memref<f32>, memref<f32>) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], unstructured}
  return
}

// -----

acc.private.recipe @r : memref<f32> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
}
func.func @f(%m: memref<f32>) {
  %1 = acc.private varPtr(%m : memref<f32>) recipe(@r) -> memref<f32>
  %2 = acc.copyin varPtr(%m : memref<f32>) -> memref<f32>
  acc.loop private(%1 : memref<f32>) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], unstructured}
  return
}

// -----

acc.private.recipe @r : memref<f32> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
}
func.func @f(%m: memref<f32>) {
  %1 = acc.private varPtr(%m : memref<f32>) recipe(@r) -> memref<f32>
  %2 = acc.copyin varPtr(%m : memref<f32>) -> memref<f32>
  acc.kernels reduction(%1 : memref<f32>) {
    acc.terminator
  }
  return
}

// -----

func.func @f(%m: memref<f32>) {
  %0 = memref.alloc() : memref<f32>
  // expected-error@below {{'acc.loop' op expected private as defining op}}
  acc.loop private(%0 : memref<f32>) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], unstructured}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{data clause associated with attach operation must match its intent}}
  %0 = acc.attach varPtr(%m : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{data clause associated with cache operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.cache varPtr(%m : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{data clause associated with copyin operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.copyin varPtr(%m : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{data clause associated with copyout operation must match its intent or specify original clause this operation was decomposed from}}
  acc.copyout accPtr(%m : memref<f32>) to varPtr(%m : memref<f32>) {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{data clause associated with create operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.create varPtr(%m : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{data clause associated with device_resident operation must match its intent}}
  %0 = acc.declare_device_resident varPtr(%m : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{data clause associated with link operation must match its intent}}
  %0 = acc.declare_link varPtr(%m : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{data clause associated with delete operation must match its intent or specify original clause this operation was decomposed from}}
  acc.delete accPtr(%m : memref<f32>) {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{data clause associated with detach operation must match its intent or specify original clause this operation was decomposed from}}
  acc.detach accPtr(%m : memref<f32>) {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{data clause associated with deviceptr operation must match its intent}}
  %0 = acc.deviceptr varPtr(%m : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{data clause associated with firstprivate operation must match its intent}}
  %0 = acc.firstprivate varPtr(%m : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{data clause associated with firstprivate operation must match its intent}}
  %0 = acc.firstprivate_map varPtr(%m : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{data clause associated with no_create operation must match its intent}}
  %0 = acc.nocreate varPtr(%m : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{data clause associated with present operation must match its intent}}
  %0 = acc.present varPtr(%m : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{data clause associated with private operation must match its intent}}
  %0 = acc.private varPtr(%m : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{data clause associated with reduction operation must match its intent}}
  %0 = acc.reduction varPtr(%m : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{data clause associated with device operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.update_device varPtr(%m : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{data clause associated with host operation must match its intent or specify original clause this operation was decomposed from}}
  acc.update_host accPtr(%m : memref<f32>) to varPtr(%m : memref<f32>) {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{data clause associated with use_device operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.use_device varPtr(%m : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{no data clause modifiers are allowed}}
  %0 = acc.attach varPtr(%m : memref<f32>) -> memref<f32> {modifiers = #acc<data_clause_modifier zero, readonly>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{invalid data clause modifiers: zero}}
  %0 = acc.copyin varPtr(%m : memref<f32>) -> memref<f32> {modifiers = #acc<data_clause_modifier zero, readonly>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{invalid data clause modifiers: readonly}}
  acc.copyout accPtr(%m : memref<f32>) to varPtr(%m : memref<f32>) {modifiers = #acc<data_clause_modifier zero, readonly>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{invalid data clause modifiers: readonly}}
  %0 = acc.create varPtr(%m : memref<f32>) -> memref<f32> {modifiers = #acc<data_clause_modifier zero, readonly>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  acc.delete accPtr(%m : memref<f32>) {modifiers = #acc<data_clause_modifier zero, readonly>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{no data clause modifiers are allowed}}
  acc.detach accPtr(%m : memref<f32>) {modifiers = #acc<data_clause_modifier zero, readonly>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{no data clause modifiers are allowed}}
  acc.update_host accPtr(%m : memref<f32>) to varPtr(%m : memref<f32>) {modifiers = #acc<data_clause_modifier zero, readonly>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@below {{no data clause modifiers are allowed}}
  %0 = acc.private varPtr(%m : memref<f32>) -> memref<f32> {modifiers = #acc<data_clause_modifier zero, readonly>}
  return
}

// -----

func.func @f(%m: memref<f32>) {
  %0 = acc.copyin varPtr(%m : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_copy>, modifiers = #acc<data_clause_modifier always, capture>}
  acc.copyout accPtr(%0 : memref<f32>) to varPtr(%m : memref<f32>) {dataClause = #acc<data_clause acc_copy>}
  %1 = acc.create varPtr(%m : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_copyout_zero>}
  acc.delete accPtr(%1 : memref<f32>) {dataClause = #acc<data_clause acc_no_create>}
  return
}
