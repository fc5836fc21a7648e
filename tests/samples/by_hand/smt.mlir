// ===== smt.apply_func
func.func @f(%g: !smt.func<(!smt.int, !smt.bool) !smt.bool>, %a: !smt.int, %b: !smt.bool) {
  %r = smt.apply_func %g(%a, %b) : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  return
}
// ===== smt.bv.concat
func.func @f(%a: !smt.bv<8>, %b: !smt.bv<16>) {
  %r = smt.bv.concat %a, %b : !smt.bv<8>, !smt.bv<16>
  return
}
// ===== smt.int.constant
func.func @f() {
  %a = smt.int.constant 123456789012345678901234567890
  %b = smt.int.constant -5 {t.x = 1 : i32}
  return
}
// ===== smt.exists
smt.solver() : () -> () {
  %r = smt.exists ["x", "y"] weight 2 attributes {t.x = 1 : i32} {
  ^bb0(%a: !smt.int, %b: !smt.int):
    %e = smt.eq %a, %b : !smt.int
    smt.yield %e : !smt.bool
  }
}
// ===== smt.forall
smt.solver() : () -> () {
  %r = smt.forall no_pattern {
  ^bb0(%a: !smt.int, %b: !smt.int):
    %e = smt.distinct %a, %b : !smt.int
    smt.yield %e : !smt.bool
  }
  %s = smt.forall ["x"] {
  ^bb0(%a: !smt.bv<8>):
    %t = smt.constant true
    smt.yield %t : !smt.bool
  } patterns {
  ^bb0(%a: !smt.bv<8>):
    %n = smt.bv.neg %a : !smt.bv<8>
    smt.yield %n : !smt.bv<8>
  }
}
// ===== smt.set_logic
smt.solver() : () -> () {
  smt.set_logic "AUFLIA"
}
// ===== smt.check
smt.solver() : () -> () {
  %r = smt.check sat {
    %a = arith.constant 1 : i32
    smt.yield %a : i32
  } unknown {
    %a = arith.constant 0 : i32
    smt.yield %a : i32
  } unsat {
    %a = arith.constant -1 : i32
    smt.yield %a : i32
  } -> i32
  smt.check sat {
  } unknown {
  } unsat {
  }
}
