// ===== vcix.v.iv: bare
module {
  %0 = "t.values"() : () -> vector<[4]xi32>
  %1 = "vcix.v.iv"(%0) <{imm = dense<1> : vector<[4]xi32>, opcode = dense<1> : vector<[4]xi32>}> : (vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<[4]xi32>
  %1 = "vcix.v.iv"(%0) <{imm = dense<1> : vector<[4]xi32>, opcode = dense<1> : vector<[4]xi32>}> : (vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== vcix.v.iv: full
module {
  %0:2 = "t.values"() : () -> (vector<[4]xi32>, i32)
  %1 = "vcix.v.iv"(%0#0, %0#1) <{imm = dense<1> : vector<[4]xi32>, opcode = dense<1> : vector<[4]xi32>}> {t.x = 1 : i32} : (vector<[4]xi32>, i32) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[4]xi32>, i32)
  %1 = "vcix.v.iv"(%0#0, %0#1) <{imm = dense<1> : vector<[4]xi32>, opcode = dense<1> : vector<[4]xi32>}> {t.x = 1 : i32} : (vector<[4]xi32>, i32) -> vector<[4]xi32>
}) : () -> ()
// ===== vcix.v.iv: ones
module {
  %0:2 = "t.values"() : () -> (vector<[4]xi32>, i32)
  %1 = "vcix.v.iv"(%0#0, %0#1) <{imm = dense<1> : vector<[4]xi32>, opcode = dense<1> : vector<[4]xi32>}> : (vector<[4]xi32>, i32) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[4]xi32>, i32)
  %1 = "vcix.v.iv"(%0#0, %0#1) <{imm = dense<1> : vector<[4]xi32>, opcode = dense<1> : vector<[4]xi32>}> : (vector<[4]xi32>, i32) -> vector<[4]xi32>
}) : () -> ()
// ===== vcix.v.sv: bare
module {
  %0:2 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>)
  %1 = "vcix.v.sv"(%0#0, %0#1) <{opcode = dense<1> : vector<[4]xi32>}> : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>)
  %1 = "vcix.v.sv"(%0#0, %0#1) <{opcode = dense<1> : vector<[4]xi32>}> : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== vcix.v.sv: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, i32)
  %1 = "vcix.v.sv"(%0#0, %0#1, %0#2) <{opcode = dense<1> : vector<[4]xi32>}> {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, i32) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, i32)
  %1 = "vcix.v.sv"(%0#0, %0#1, %0#2) <{opcode = dense<1> : vector<[4]xi32>}> {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, i32) -> vector<[4]xi32>
}) : () -> ()
// ===== vcix.v.sv: ones
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, i32)
  %1 = "vcix.v.sv"(%0#0, %0#1, %0#2) <{opcode = dense<1> : vector<[4]xi32>}> : (vector<[4]xi32>, vector<[4]xi32>, i32) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, i32)
  %1 = "vcix.v.sv"(%0#0, %0#1, %0#2) <{opcode = dense<1> : vector<[4]xi32>}> : (vector<[4]xi32>, vector<[4]xi32>, i32) -> vector<[4]xi32>
}) : () -> ()
