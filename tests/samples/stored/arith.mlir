// ===== arith.addf: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = arith.addf %0#0, %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "arith.addf"(%0#0, %0#1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()
// ===== arith.addf: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = arith.addf %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "arith.addf"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32, f32) -> f32
}) : () -> ()
// ===== arith.addi: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.addi %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.addi"(%0#0, %0#1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
}) : () -> ()
// ===== arith.addi: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.addi %0#0, %0#1 overflow<nsw> {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.addi"(%0#0, %0#1) <{overflowFlags = #arith.overflow<nsw>}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== arith.addui_extended: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %sum, %overflow = arith.addui_extended %0#0, %0#1 : i32, i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1:2 = "arith.addui_extended"(%0#0, %0#1) : (i32, i32) -> (i32, i1)
}) : () -> ()
// ===== arith.addui_extended: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %sum, %overflow = arith.addui_extended %0#0, %0#1 {t.x = 1 : i32} : i32, i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1:2 = "arith.addui_extended"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> (i32, i1)
}) : () -> ()
// ===== arith.andi: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.andi %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.andi"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== arith.andi: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.andi %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.andi"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== arith.bitcast: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = arith.bitcast %0 : i32 to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "arith.bitcast"(%0) : (i32) -> i32
}) : () -> ()
// ===== arith.bitcast: full
module {
  %0 = "t.values"() : () -> i32
  %1 = arith.bitcast %0 {t.x = 1 : i32} : i32 to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "arith.bitcast"(%0) {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== arith.ceildivsi: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.ceildivsi %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.ceildivsi"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== arith.ceildivsi: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.ceildivsi %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.ceildivsi"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== arith.ceildivui: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.ceildivui %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.ceildivui"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== arith.ceildivui: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.ceildivui %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.ceildivui"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== arith.cmpf: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = arith.cmpf oeq, %0#0, %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "arith.cmpf"(%0#0, %0#1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
}) : () -> ()
// ===== arith.cmpf: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = arith.cmpf oeq, %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "arith.cmpf"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>, predicate = 1 : i64}> {t.x = 1 : i32} : (f32, f32) -> i1
}) : () -> ()
// ===== arith.cmpi: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.cmpi ne, %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.cmpi"(%0#0, %0#1) <{predicate = 1 : i64}> : (i32, i32) -> i1
}) : () -> ()
// ===== arith.cmpi: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.cmpi ne, %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.cmpi"(%0#0, %0#1) <{predicate = 1 : i64}> {t.x = 1 : i32} : (i32, i32) -> i1
}) : () -> ()
// ===== arith.constant: bare
module {
  %c1_i32 = arith.constant 1 : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
}) : () -> ()
// ===== arith.constant: full
module {
  %c1_i32 = arith.constant {t.x = 1 : i32} 1 : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "arith.constant"() <{value = 1 : i32}> {t.x = 1 : i32} : () -> i32
}) : () -> ()
// ===== arith.divf: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = arith.divf %0#0, %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "arith.divf"(%0#0, %0#1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()
// ===== arith.divf: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = arith.divf %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "arith.divf"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32, f32) -> f32
}) : () -> ()
// ===== arith.divsi: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.divsi %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.divsi"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== arith.divsi: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.divsi %0#0, %0#1 exact {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.divsi"(%0#0, %0#1) <{isExact}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== arith.divui: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.divui %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.divui"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== arith.divui: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.divui %0#0, %0#1 exact {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.divui"(%0#0, %0#1) <{isExact}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== arith.extf: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = arith.extf %0 : f32 to f64
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "arith.extf"(%0) : (f32) -> f64
}) : () -> ()
// ===== arith.extf: full
module {
  %0 = "t.values"() : () -> f32
  %1 = arith.extf %0 fastmath<reassoc> {t.x = 1 : i32} : f32 to f64
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "arith.extf"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f64
}) : () -> ()
// ===== arith.extsi: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = arith.extsi %0 : i32 to i64
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "arith.extsi"(%0) : (i32) -> i64
}) : () -> ()
// ===== arith.extsi: full
module {
  %0 = "t.values"() : () -> i32
  %1 = arith.extsi %0 {t.x = 1 : i32} : i32 to i64
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "arith.extsi"(%0) {t.x = 1 : i32} : (i32) -> i64
}) : () -> ()
// ===== arith.extui: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = arith.extui %0 : i32 to i64
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "arith.extui"(%0) : (i32) -> i64
}) : () -> ()
// ===== arith.extui: full
module {
  %0 = "t.values"() : () -> i32
  %1 = arith.extui %0 {t.x = 1 : i32} : i32 to i64
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "arith.extui"(%0) {t.x = 1 : i32} : (i32) -> i64
}) : () -> ()
// ===== arith.floordivsi: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.floordivsi %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.floordivsi"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== arith.floordivsi: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.floordivsi %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.floordivsi"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== arith.fptosi: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = arith.fptosi %0 : f32 to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "arith.fptosi"(%0) : (f32) -> i32
}) : () -> ()
// ===== arith.fptosi: full
module {
  %0 = "t.values"() : () -> f32
  %1 = arith.fptosi %0 {t.x = 1 : i32} : f32 to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "arith.fptosi"(%0) {t.x = 1 : i32} : (f32) -> i32
}) : () -> ()
// ===== arith.fptoui: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = arith.fptoui %0 : f32 to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "arith.fptoui"(%0) : (f32) -> i32
}) : () -> ()
// ===== arith.fptoui: full
module {
  %0 = "t.values"() : () -> f32
  %1 = arith.fptoui %0 {t.x = 1 : i32} : f32 to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "arith.fptoui"(%0) {t.x = 1 : i32} : (f32) -> i32
}) : () -> ()
// ===== arith.index_cast: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = arith.index_cast %0 : i32 to index
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "arith.index_cast"(%0) : (i32) -> index
}) : () -> ()
// ===== arith.index_cast: full
module {
  %0 = "t.values"() : () -> i32
  %1 = arith.index_cast %0 {t.x = 1 : i32} : i32 to index
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "arith.index_cast"(%0) {t.x = 1 : i32} : (i32) -> index
}) : () -> ()
// ===== arith.index_castui: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = arith.index_castui %0 : i32 to index
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "arith.index_castui"(%0) : (i32) -> index
}) : () -> ()
// ===== arith.index_castui: full
module {
  %0 = "t.values"() : () -> i32
  %1 = arith.index_castui %0 {t.x = 1 : i32} : i32 to index
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "arith.index_castui"(%0) {t.x = 1 : i32} : (i32) -> index
}) : () -> ()
// ===== arith.maximumf: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = arith.maximumf %0#0, %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "arith.maximumf"(%0#0, %0#1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()
// ===== arith.maximumf: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = arith.maximumf %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "arith.maximumf"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32, f32) -> f32
}) : () -> ()
// ===== arith.maxnumf: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = arith.maxnumf %0#0, %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "arith.maxnumf"(%0#0, %0#1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()
// ===== arith.maxnumf: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = arith.maxnumf %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "arith.maxnumf"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32, f32) -> f32
}) : () -> ()
// ===== arith.maxsi: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.maxsi %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.maxsi"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== arith.maxsi: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.maxsi %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.maxsi"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== arith.maxui: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.maxui %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.maxui"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== arith.maxui: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.maxui %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.maxui"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== arith.minimumf: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = arith.minimumf %0#0, %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "arith.minimumf"(%0#0, %0#1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()
// ===== arith.minimumf: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = arith.minimumf %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "arith.minimumf"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32, f32) -> f32
}) : () -> ()
// ===== arith.minnumf: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = arith.minnumf %0#0, %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "arith.minnumf"(%0#0, %0#1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()
// ===== arith.minnumf: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = arith.minnumf %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "arith.minnumf"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32, f32) -> f32
}) : () -> ()
// ===== arith.minsi: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.minsi %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.minsi"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== arith.minsi: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.minsi %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.minsi"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== arith.minui: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.minui %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.minui"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== arith.minui: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.minui %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.minui"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== arith.mulf: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = arith.mulf %0#0, %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "arith.mulf"(%0#0, %0#1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()
// ===== arith.mulf: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = arith.mulf %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "arith.mulf"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32, f32) -> f32
}) : () -> ()
// ===== arith.muli: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.muli %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.muli"(%0#0, %0#1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
}) : () -> ()
// ===== arith.muli: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.muli %0#0, %0#1 overflow<nsw> {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.muli"(%0#0, %0#1) <{overflowFlags = #arith.overflow<nsw>}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== arith.mulsi_extended: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %low, %high = arith.mulsi_extended %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1:2 = "arith.mulsi_extended"(%0#0, %0#1) : (i32, i32) -> (i32, i32)
}) : () -> ()
// ===== arith.mulsi_extended: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %low, %high = arith.mulsi_extended %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1:2 = "arith.mulsi_extended"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> (i32, i32)
}) : () -> ()
// ===== arith.mului_extended: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %low, %high = arith.mului_extended %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1:2 = "arith.mului_extended"(%0#0, %0#1) : (i32, i32) -> (i32, i32)
}) : () -> ()
// ===== arith.mului_extended: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %low, %high = arith.mului_extended %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1:2 = "arith.mului_extended"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> (i32, i32)
}) : () -> ()
// ===== arith.negf: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = arith.negf %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "arith.negf"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== arith.negf: full
module {
  %0 = "t.values"() : () -> f32
  %1 = arith.negf %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "arith.negf"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== arith.ori: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.ori %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.ori"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== arith.ori: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.ori %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.ori"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== arith.remf: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = arith.remf %0#0, %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "arith.remf"(%0#0, %0#1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()
// ===== arith.remf: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = arith.remf %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "arith.remf"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32, f32) -> f32
}) : () -> ()
// ===== arith.remsi: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.remsi %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.remsi"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== arith.remsi: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.remsi %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.remsi"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== arith.remui: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.remui %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.remui"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== arith.remui: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.remui %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.remui"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== arith.scaling_extf: bare
module {
  %0:2 = "t.values"() : () -> (tf32, tf32)
  %1 = arith.scaling_extf %0#0, %0#1 : tf32, tf32 to f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tf32, tf32)
  %1 = "arith.scaling_extf"(%0#0, %0#1) : (tf32, tf32) -> f32
}) : () -> ()
// ===== arith.scaling_extf: full
module {
  %0:2 = "t.values"() : () -> (tf32, tf32)
  %1 = arith.scaling_extf %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : tf32, tf32 to f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tf32, tf32)
  %1 = "arith.scaling_extf"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (tf32, tf32) -> f32
}) : () -> ()
// ===== arith.scaling_truncf: bare
module {
  %0:2 = "t.values"() : () -> (f80, f80)
  %1 = arith.scaling_truncf %0#0, %0#1 : f80, f80 to f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f80, f80)
  %1 = "arith.scaling_truncf"(%0#0, %0#1) : (f80, f80) -> f32
}) : () -> ()
// ===== arith.scaling_truncf: full
module {
  %0:2 = "t.values"() : () -> (f80, f80)
  %1 = arith.scaling_truncf %0#0, %0#1 downward fastmath<reassoc> {t.x = 1 : i32} : f80, f80 to f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f80, f80)
  %1 = "arith.scaling_truncf"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>, roundingmode = 1 : i32}> {t.x = 1 : i32} : (f80, f80) -> f32
}) : () -> ()
// ===== arith.select: bare
module {
  %0:3 = "t.values"() : () -> (i1, i1, i1)
  %1 = arith.select %0#0, %0#1, %0#2 : i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i1, i1, i1)
  %1 = "arith.select"(%0#0, %0#1, %0#2) : (i1, i1, i1) -> i1
}) : () -> ()
// ===== arith.select: full
module {
  %0:3 = "t.values"() : () -> (i1, i1, i1)
  %1 = arith.select %0#0, %0#1, %0#2 {t.x = 1 : i32} : i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i1, i1, i1)
  %1 = "arith.select"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (i1, i1, i1) -> i1
}) : () -> ()
// ===== arith.shli: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.shli %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.shli"(%0#0, %0#1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
}) : () -> ()
// ===== arith.shli: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.shli %0#0, %0#1 overflow<nsw> {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.shli"(%0#0, %0#1) <{overflowFlags = #arith.overflow<nsw>}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== arith.shrsi: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.shrsi %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.shrsi"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== arith.shrsi: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.shrsi %0#0, %0#1 exact {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.shrsi"(%0#0, %0#1) <{isExact}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== arith.shrui: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.shrui %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.shrui"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== arith.shrui: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.shrui %0#0, %0#1 exact {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.shrui"(%0#0, %0#1) <{isExact}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== arith.sitofp: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = arith.sitofp %0 : i32 to f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "arith.sitofp"(%0) : (i32) -> f32
}) : () -> ()
// ===== arith.sitofp: full
module {
  %0 = "t.values"() : () -> i32
  %1 = arith.sitofp %0 {t.x = 1 : i32} : i32 to f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "arith.sitofp"(%0) {t.x = 1 : i32} : (i32) -> f32
}) : () -> ()
// ===== arith.subf: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = arith.subf %0#0, %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "arith.subf"(%0#0, %0#1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()
// ===== arith.subf: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = arith.subf %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "arith.subf"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32, f32) -> f32
}) : () -> ()
// ===== arith.subi: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.subi %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.subi"(%0#0, %0#1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
}) : () -> ()
// ===== arith.subi: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.subi %0#0, %0#1 overflow<nsw> {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.subi"(%0#0, %0#1) <{overflowFlags = #arith.overflow<nsw>}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== arith.truncf: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = arith.truncf %0 : f32 to f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "arith.truncf"(%0) : (f32) -> f16
}) : () -> ()
// ===== arith.truncf: full
module {
  %0 = "t.values"() : () -> f32
  %1 = arith.truncf %0 downward fastmath<reassoc> {t.x = 1 : i32} : f32 to f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "arith.truncf"(%0) <{fastmath = #arith.fastmath<reassoc>, roundingmode = 1 : i32}> {t.x = 1 : i32} : (f32) -> f16
}) : () -> ()
// ===== arith.truncf: with roundingmode
module {
  %0 = "t.values"() : () -> f32
  %1 = arith.truncf %0 downward : f32 to f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "arith.truncf"(%0) <{roundingmode = 1 : i32}> : (f32) -> f16
}) : () -> ()
// ===== arith.truncf: with fastmath
module {
  %0 = "t.values"() : () -> f32
  %1 = arith.truncf %0 fastmath<reassoc> : f32 to f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "arith.truncf"(%0) <{fastmath = #arith.fastmath<reassoc>}> : (f32) -> f16
}) : () -> ()
// ===== arith.trunci: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = arith.trunci %0 : i32 to i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "arith.trunci"(%0) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i1
}) : () -> ()
// ===== arith.trunci: full
module {
  %0 = "t.values"() : () -> i32
  %1 = arith.trunci %0 overflow<nsw> {t.x = 1 : i32} : i32 to i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "arith.trunci"(%0) <{overflowFlags = #arith.overflow<nsw>}> {t.x = 1 : i32} : (i32) -> i1
}) : () -> ()
// ===== arith.uitofp: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = arith.uitofp %0 : i32 to f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "arith.uitofp"(%0) : (i32) -> f32
}) : () -> ()
// ===== arith.uitofp: full
module {
  %0 = "t.values"() : () -> i32
  %1 = arith.uitofp %0 {t.x = 1 : i32} : i32 to f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "arith.uitofp"(%0) {t.x = 1 : i32} : (i32) -> f32
}) : () -> ()
// ===== arith.xori: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.xori %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.xori"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== arith.xori: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = arith.xori %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "arith.xori"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
