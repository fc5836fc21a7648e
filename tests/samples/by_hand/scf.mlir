// ===== scf.for: iteration values
func.func @f(%n: index, %x: f32) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r = scf.for %i = %zero to %n step %one iter_args(%a = %x) -> (f32) {
    %s = arith.addf %a, %a : f32
    scf.yield %s : f32
  }
  return %r : f32
}
// ===== scf.for: of another type
func.func @f(%n: i32) {
  scf.for unsigned %i = %n to %n step %n : i32 {
  } {t.x = 1 : i32}
  return
}
// ===== scf.forall: shared outputs
func.func @f(%n: index, %t: tensor<?xf32>) -> tensor<?xf32> {
  %r = scf.forall (%i, %j) in (%n, 4) shared_outs(%o = %t) -> (tensor<?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[%i] [%n] [1] : tensor<?xf32> into tensor<?xf32>
    }
  } {mapping = [#gpu.block<x>, #gpu.block<y>]}
  return %r : tensor<?xf32>
}
// ===== scf.forall: bounds
func.func @f(%n: index) {
  scf.forall (%i) = (%n) to (8) step (2) {
  }
  return
}
// ===== scf.forall.in_parallel
func.func @f(%n: index, %t: tensor<8xf32>, %s: tensor<1xf32>) -> tensor<8xf32> {
  %r = scf.forall (%i) in (8) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}
// ===== scf.condition
func.func @f(%n: i32, %c: i1) {
  %r = scf.while (%a = %n) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  return
}
// ===== scf.while
func.func @f(%n: i32, %c: i1) -> (f32) {
  %r = scf.while (%a = %n) : (i32) -> f32 {
    %x = arith.sitofp %a : i32 to f32
    scf.condition(%c) %x : f32
  } do {
  ^bb0(%b: f32):
    %y = arith.fptosi %b : f32 to i32
    scf.yield %y : i32
  } attributes {t.x = 1 : i32}
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return %r : f32
}
// ===== scf.if
func.func @f(%c: i1, %x: f32) -> f32 {
  %r = scf.if %c -> (f32) {
    scf.yield %x : f32
  } else {
    %y = arith.negf %x : f32
    scf.yield %y : f32
  }
  scf.if %c {
  }
  scf.if %c {
  } else {
    "t.work"() : () -> ()
  }
  return %r : f32
}
// ===== scf.index_switch
func.func @f(%n: index) -> i32 {
  %r = scf.index_switch %n {t.x = 1 : i32} -> i32
  case 2 {
    %a = arith.constant 10 : i32
    scf.yield %a : i32
  }
  case -5 {
    %b = arith.constant 20 : i32
    scf.yield %b : i32
  }
  default {
    %c = arith.constant 30 : i32
    scf.yield %c : i32
  }
  scf.index_switch %n
  default {
  }
  return %r : i32
}
// ===== scf.parallel
func.func @f(%n: index, %x: f32) -> f32 {
  %r = scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%n, %n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    scf.reduce
  } {t.x = 1 : i32}
  return %r : f32
}
// ===== scf.reduce
func.func @f(%n: index, %x: f32, %y: i32) {
  %r:2 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x, %y) -> (f32, i32) {
    scf.reduce(%x, %y : f32, i32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }, {
    ^bb0(%c: i32, %d: i32):
      scf.reduce.return %d : i32
    }
  }
  return
}
// ===== scf.reduce.return
func.func @f(%n: index, %x: f32) {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> (f32) {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %b : f32
    }
  }
  return
}
// ===== scf.yield
func.func @f() -> (i32, f32) {
  %r:2 = scf.execute_region -> (i32, f32) {
    %a = arith.constant 10 : i32
    %b = arith.constant 1.0 : f32
    scf.yield %a, %b : i32, f32
  }
  return %r#0, %r#1 : i32, f32
}
