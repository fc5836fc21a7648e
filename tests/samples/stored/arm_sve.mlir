// ===== arm_sve.convert_from_svbool: bare
module {
  %0 = "t.values"() : () -> vector<[16]xi1>
  %1 = arm_sve.convert_from_svbool %0 : vector<[4]xi1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<[16]xi1>
  %1 = "arm_sve.convert_from_svbool"(%0) : (vector<[16]xi1>) -> vector<[4]xi1>
}) : () -> ()
// ===== arm_sve.convert_from_svbool: full
module {
  %0 = "t.values"() : () -> vector<[16]xi1>
  %1 = arm_sve.convert_from_svbool %0 {t.x = 1 : i32} : vector<[4]xi1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<[16]xi1>
  %1 = "arm_sve.convert_from_svbool"(%0) {t.x = 1 : i32} : (vector<[16]xi1>) -> vector<[4]xi1>
}) : () -> ()
// ===== arm_sve.convert_to_svbool: bare
module {
  %0 = "t.values"() : () -> vector<[4]xi1>
  %1 = arm_sve.convert_to_svbool %0 : vector<[4]xi1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<[4]xi1>
  %1 = "arm_sve.convert_to_svbool"(%0) : (vector<[4]xi1>) -> vector<[16]xi1>
}) : () -> ()
// ===== arm_sve.convert_to_svbool: full
module {
  %0 = "t.values"() : () -> vector<[4]xi1>
  %1 = arm_sve.convert_to_svbool %0 {t.x = 1 : i32} : vector<[4]xi1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<[4]xi1>
  %1 = "arm_sve.convert_to_svbool"(%0) {t.x = 1 : i32} : (vector<[4]xi1>) -> vector<[16]xi1>
}) : () -> ()
// ===== arm_sve.dupq_lane: bare
module {
  %0 = "t.values"() : () -> vector<[2]xi64>
  %1 = arm_sve.dupq_lane %0[1] : vector<[2]xi64>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<[2]xi64>
  %1 = "arm_sve.dupq_lane"(%0) <{lane = 1 : i64}> : (vector<[2]xi64>) -> vector<[2]xi64>
}) : () -> ()
// ===== arm_sve.dupq_lane: full
module {
  %0 = "t.values"() : () -> vector<[2]xi64>
  %1 = arm_sve.dupq_lane %0[1] {t.x = 1 : i32} : vector<[2]xi64>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<[2]xi64>
  %1 = "arm_sve.dupq_lane"(%0) <{lane = 1 : i64}> {t.x = 1 : i32} : (vector<[2]xi64>) -> vector<[2]xi64>
}) : () -> ()
// ===== arm_sve.intr.add: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.add"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.add"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.add: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.add"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.add"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.bfmmla: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>)
  %1 = arm_sve.intr.bfmmla %0#0, %0#1, %0#2 : vector<[8]xbf16> to vector<[4]xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>)
  %1 = "arm_sve.intr.bfmmla"(%0#0, %0#1, %0#2) : (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>) -> vector<[4]xf32>
}) : () -> ()
// ===== arm_sve.intr.bfmmla: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>)
  %1 = arm_sve.intr.bfmmla %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<[8]xbf16> to vector<[4]xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>)
  %1 = "arm_sve.intr.bfmmla"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>) -> vector<[4]xf32>
}) : () -> ()
// ===== arm_sve.intr.convert.from.svbool: bare (not verified)
module {
  %0 = "t.values"() : () -> vector<[16]xi1>
  %1 = "arm_sve.intr.convert.from.svbool"(%0) : (vector<[16]xi1>) -> i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<[16]xi1>
  %1 = "arm_sve.intr.convert.from.svbool"(%0) : (vector<[16]xi1>) -> i1
}) : () -> ()
// ===== arm_sve.intr.convert.from.svbool: full (not verified)
module {
  %0 = "t.values"() : () -> vector<[16]xi1>
  %1 = "arm_sve.intr.convert.from.svbool"(%0) {t.x = 1 : i32} : (vector<[16]xi1>) -> i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<[16]xi1>
  %1 = "arm_sve.intr.convert.from.svbool"(%0) {t.x = 1 : i32} : (vector<[16]xi1>) -> i1
}) : () -> ()
// ===== arm_sve.intr.convert.to.svbool: bare (not verified)
module {
  %0 = "t.values"() : () -> vector<[16]xi1>
  %1 = "arm_sve.intr.convert.to.svbool"(%0) : (vector<[16]xi1>) -> i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<[16]xi1>
  %1 = "arm_sve.intr.convert.to.svbool"(%0) : (vector<[16]xi1>) -> i1
}) : () -> ()
// ===== arm_sve.intr.convert.to.svbool: full (not verified)
module {
  %0 = "t.values"() : () -> vector<[16]xi1>
  %1 = "arm_sve.intr.convert.to.svbool"(%0) {t.x = 1 : i32} : (vector<[16]xi1>) -> i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<[16]xi1>
  %1 = "arm_sve.intr.convert.to.svbool"(%0) {t.x = 1 : i32} : (vector<[16]xi1>) -> i1
}) : () -> ()
// ===== arm_sve.intr.dupq_lane: bare
module {
  %0 = "t.values"() : () -> vector<[4]xi32>
  %1 = "arm_sve.intr.dupq_lane"(%0) <{lane = 1 : i64}> : (vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<[4]xi32>
  %1 = "arm_sve.intr.dupq_lane"(%0) <{lane = 1 : i64}> : (vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.dupq_lane: full
module {
  %0 = "t.values"() : () -> vector<[4]xi32>
  %1 = "arm_sve.intr.dupq_lane"(%0) <{lane = 1 : i64}> {t.x = 1 : i32} : (vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<[4]xi32>
  %1 = "arm_sve.intr.dupq_lane"(%0) <{lane = 1 : i64}> {t.x = 1 : i32} : (vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.fadd: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.fadd"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.fadd"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.fadd: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.fadd"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.fadd"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.fdiv: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.fdiv"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.fdiv"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.fdiv: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.fdiv"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.fdiv"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.fmul: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.fmul"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.fmul"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.fmul: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.fmul"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.fmul"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.fsub: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.fsub"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.fsub"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.fsub: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.fsub"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.fsub"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.mul: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.mul"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.mul"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.mul: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.mul"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.mul"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.psel: bare (not verified)
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, i32)
  %1 = "arm_sve.intr.psel"(%0#0, %0#1, %0#2) : (vector<[16]xi1>, vector<[16]xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, i32)
  %1 = "arm_sve.intr.psel"(%0#0, %0#1, %0#2) : (vector<[16]xi1>, vector<[16]xi1>, i32) -> i32
}) : () -> ()
// ===== arm_sve.intr.psel: full (not verified)
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, i32)
  %1 = "arm_sve.intr.psel"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, i32)
  %1 = "arm_sve.intr.psel"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, i32) -> i32
}) : () -> ()
// ===== arm_sve.intr.sdiv: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.sdiv"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.sdiv"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.sdiv: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.sdiv"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.sdiv"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.sdot: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.sdot"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.sdot"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.sdot: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.sdot"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.sdot"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.smmla: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.smmla"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.smmla"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.smmla: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.smmla"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.smmla"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.sub: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.sub"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.sub"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.sub: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.sub"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.sub"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.udiv: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.udiv"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.udiv"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.udiv: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.udiv"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.udiv"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.udot: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.udot"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.udot"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.udot: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.udot"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.udot"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.ummla: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.ummla"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.ummla"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.ummla: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.ummla"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.ummla"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.usmmla: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.usmmla"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.usmmla"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.usmmla: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.usmmla"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.usmmla"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.whilelt: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (i64, i64)
  %1 = "arm_sve.intr.whilelt"(%0#0, %0#1) : (i64, i64) -> i64
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i64, i64)
  %1 = "arm_sve.intr.whilelt"(%0#0, %0#1) : (i64, i64) -> i64
}) : () -> ()
// ===== arm_sve.intr.whilelt: full (not verified)
module {
  %0:2 = "t.values"() : () -> (i64, i64)
  %1 = "arm_sve.intr.whilelt"(%0#0, %0#1) {t.x = 1 : i32} : (i64, i64) -> i64
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i64, i64)
  %1 = "arm_sve.intr.whilelt"(%0#0, %0#1) {t.x = 1 : i32} : (i64, i64) -> i64
}) : () -> ()
// ===== arm_sve.intr.zip.x2: bare
module {
  %0:2 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.zip.x2"(%0#0, %0#1) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.zip.x2"(%0#0, %0#1) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.zip.x2: full
module {
  %0:2 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.zip.x2"(%0#0, %0#1) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.zip.x2"(%0#0, %0#1) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.zip.x4: bare
module {
  %0:4 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.zip.x4"(%0#0, %0#1, %0#2, %0#3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.zip.x4"(%0#0, %0#1, %0#2, %0#3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.intr.zip.x4: full
module {
  %0:4 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.zip.x4"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  %1 = "arm_sve.intr.zip.x4"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.masked.addf: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>)
  %1 = arm_sve.masked.addf %0#0, %0#1, %0#2 : vector<[4]xi1>, vector<[4]xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>)
  %1 = "arm_sve.masked.addf"(%0#0, %0#1, %0#2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
}) : () -> ()
// ===== arm_sve.masked.addf: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>)
  %1 = arm_sve.masked.addf %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<[4]xi1>, vector<[4]xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>)
  %1 = "arm_sve.masked.addf"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
}) : () -> ()
// ===== arm_sve.masked.addi: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>)
  %1 = arm_sve.masked.addi %0#0, %0#1, %0#2 : vector<[4]xi1>, vector<[4]xi8>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>)
  %1 = "arm_sve.masked.addi"(%0#0, %0#1, %0#2) : (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
}) : () -> ()
// ===== arm_sve.masked.addi: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>)
  %1 = arm_sve.masked.addi %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<[4]xi1>, vector<[4]xi8>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>)
  %1 = "arm_sve.masked.addi"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
}) : () -> ()
// ===== arm_sve.masked.divf: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>)
  %1 = arm_sve.masked.divf %0#0, %0#1, %0#2 : vector<[4]xi1>, vector<[4]xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>)
  %1 = "arm_sve.masked.divf"(%0#0, %0#1, %0#2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
}) : () -> ()
// ===== arm_sve.masked.divf: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>)
  %1 = arm_sve.masked.divf %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<[4]xi1>, vector<[4]xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>)
  %1 = "arm_sve.masked.divf"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
}) : () -> ()
// ===== arm_sve.masked.divi_signed: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>)
  %1 = arm_sve.masked.divi_signed %0#0, %0#1, %0#2 : vector<[4]xi1>, vector<[4]xi8>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>)
  %1 = "arm_sve.masked.divi_signed"(%0#0, %0#1, %0#2) : (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
}) : () -> ()
// ===== arm_sve.masked.divi_signed: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>)
  %1 = arm_sve.masked.divi_signed %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<[4]xi1>, vector<[4]xi8>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>)
  %1 = "arm_sve.masked.divi_signed"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
}) : () -> ()
// ===== arm_sve.masked.divi_unsigned: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>)
  %1 = arm_sve.masked.divi_unsigned %0#0, %0#1, %0#2 : vector<[4]xi1>, vector<[4]xi8>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>)
  %1 = "arm_sve.masked.divi_unsigned"(%0#0, %0#1, %0#2) : (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
}) : () -> ()
// ===== arm_sve.masked.divi_unsigned: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>)
  %1 = arm_sve.masked.divi_unsigned %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<[4]xi1>, vector<[4]xi8>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>)
  %1 = "arm_sve.masked.divi_unsigned"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
}) : () -> ()
// ===== arm_sve.masked.mulf: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>)
  %1 = arm_sve.masked.mulf %0#0, %0#1, %0#2 : vector<[4]xi1>, vector<[4]xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>)
  %1 = "arm_sve.masked.mulf"(%0#0, %0#1, %0#2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
}) : () -> ()
// ===== arm_sve.masked.mulf: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>)
  %1 = arm_sve.masked.mulf %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<[4]xi1>, vector<[4]xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>)
  %1 = "arm_sve.masked.mulf"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
}) : () -> ()
// ===== arm_sve.masked.muli: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>)
  %1 = arm_sve.masked.muli %0#0, %0#1, %0#2 : vector<[4]xi1>, vector<[4]xi8>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>)
  %1 = "arm_sve.masked.muli"(%0#0, %0#1, %0#2) : (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
}) : () -> ()
// ===== arm_sve.masked.muli: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>)
  %1 = arm_sve.masked.muli %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<[4]xi1>, vector<[4]xi8>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>)
  %1 = "arm_sve.masked.muli"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
}) : () -> ()
// ===== arm_sve.masked.subf: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>)
  %1 = arm_sve.masked.subf %0#0, %0#1, %0#2 : vector<[4]xi1>, vector<[4]xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>)
  %1 = "arm_sve.masked.subf"(%0#0, %0#1, %0#2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
}) : () -> ()
// ===== arm_sve.masked.subf: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>)
  %1 = arm_sve.masked.subf %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<[4]xi1>, vector<[4]xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>)
  %1 = "arm_sve.masked.subf"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
}) : () -> ()
// ===== arm_sve.masked.subi: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>)
  %1 = arm_sve.masked.subi %0#0, %0#1, %0#2 : vector<[4]xi1>, vector<[4]xi8>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>)
  %1 = "arm_sve.masked.subi"(%0#0, %0#1, %0#2) : (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
}) : () -> ()
// ===== arm_sve.masked.subi: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>)
  %1 = arm_sve.masked.subi %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<[4]xi1>, vector<[4]xi8>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>)
  %1 = "arm_sve.masked.subi"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
}) : () -> ()
// ===== arm_sve.psel: bare
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, index)
  %1 = arm_sve.psel %0#0, %0#1[%0#2] : vector<[16]xi1>, vector<[16]xi1>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, index)
  %1 = "arm_sve.psel"(%0#0, %0#1, %0#2) : (vector<[16]xi1>, vector<[16]xi1>, index) -> vector<[16]xi1>
}) : () -> ()
// ===== arm_sve.psel: full
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, index)
  %1 = arm_sve.psel %0#0, %0#1[%0#2] {t.x = 1 : i32} : vector<[16]xi1>, vector<[16]xi1>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, index)
  %1 = "arm_sve.psel"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, index) -> vector<[16]xi1>
}) : () -> ()
// ===== arm_sve.sdot: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>)
  %1 = arm_sve.sdot %0#0, %0#1, %0#2 : vector<[16]xi8> to vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>)
  %1 = "arm_sve.sdot"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.sdot: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>)
  %1 = arm_sve.sdot %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<[16]xi8> to vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>)
  %1 = "arm_sve.sdot"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.smmla: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>)
  %1 = arm_sve.smmla %0#0, %0#1, %0#2 : vector<[16]xi8> to vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>)
  %1 = "arm_sve.smmla"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.smmla: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>)
  %1 = arm_sve.smmla %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<[16]xi8> to vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>)
  %1 = "arm_sve.smmla"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.udot: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>)
  %1 = arm_sve.udot %0#0, %0#1, %0#2 : vector<[16]xi8> to vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>)
  %1 = "arm_sve.udot"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.udot: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>)
  %1 = arm_sve.udot %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<[16]xi8> to vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>)
  %1 = "arm_sve.udot"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.ummla: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>)
  %1 = arm_sve.ummla %0#0, %0#1, %0#2 : vector<[16]xi8> to vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>)
  %1 = "arm_sve.ummla"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.ummla: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>)
  %1 = arm_sve.ummla %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<[16]xi8> to vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>)
  %1 = "arm_sve.ummla"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.usmmla: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>)
  %1 = arm_sve.usmmla %0#0, %0#1, %0#2 : vector<[16]xi8> to vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>)
  %1 = "arm_sve.usmmla"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.usmmla: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>)
  %1 = arm_sve.usmmla %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<[16]xi8> to vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>)
  %1 = "arm_sve.usmmla"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sve.zip.x2: bare
module {
  %0:2 = "t.values"() : () -> (vector<[2]xi64>, vector<[2]xi64>)
  %resultV1, %resultV2 = arm_sve.zip.x2 %0#0, %0#1 : vector<[2]xi64>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[2]xi64>, vector<[2]xi64>)
  %1:2 = "arm_sve.zip.x2"(%0#0, %0#1) : (vector<[2]xi64>, vector<[2]xi64>) -> (vector<[2]xi64>, vector<[2]xi64>)
}) : () -> ()
// ===== arm_sve.zip.x2: full
module {
  %0:2 = "t.values"() : () -> (vector<[2]xi64>, vector<[2]xi64>)
  %resultV1, %resultV2 = arm_sve.zip.x2 %0#0, %0#1 {t.x = 1 : i32} : vector<[2]xi64>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[2]xi64>, vector<[2]xi64>)
  %1:2 = "arm_sve.zip.x2"(%0#0, %0#1) {t.x = 1 : i32} : (vector<[2]xi64>, vector<[2]xi64>) -> (vector<[2]xi64>, vector<[2]xi64>)
}) : () -> ()
// ===== arm_sve.zip.x4: bare
module {
  %0:4 = "t.values"() : () -> (vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>)
  %resultV1, %resultV2, %resultV3, %resultV4 = arm_sve.zip.x4 %0#0, %0#1, %0#2, %0#3 : vector<[2]xi64>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>)
  %1:4 = "arm_sve.zip.x4"(%0#0, %0#1, %0#2, %0#3) : (vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>) -> (vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>)
}) : () -> ()
// ===== arm_sve.zip.x4: full
module {
  %0:4 = "t.values"() : () -> (vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>)
  %resultV1, %resultV2, %resultV3, %resultV4 = arm_sve.zip.x4 %0#0, %0#1, %0#2, %0#3 {t.x = 1 : i32} : vector<[2]xi64>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>)
  %1:4 = "arm_sve.zip.x4"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>) -> (vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>)
}) : () -> ()
