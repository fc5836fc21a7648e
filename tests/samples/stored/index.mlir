// ===== index.add: bare
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.add %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.add"(%0#0, %0#1) : (index, index) -> index
}) : () -> ()
// ===== index.add: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.add %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.add"(%0#0, %0#1) {t.x = 1 : i32} : (index, index) -> index
}) : () -> ()
// ===== index.and: bare
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.and %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.and"(%0#0, %0#1) : (index, index) -> index
}) : () -> ()
// ===== index.and: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.and %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.and"(%0#0, %0#1) {t.x = 1 : i32} : (index, index) -> index
}) : () -> ()
// ===== index.bool.constant: bare
module {
  %true = index.bool.constant true
}
// ----- generic
"builtin.module"() ({
  %0 = "index.bool.constant"() <{value = true}> : () -> i1
}) : () -> ()
// ===== index.bool.constant: full
module {
  %true = index.bool.constant {t.x = 1 : i32} true
}
// ----- generic
"builtin.module"() ({
  %0 = "index.bool.constant"() <{value = true}> {t.x = 1 : i32} : () -> i1
}) : () -> ()
// ===== index.casts: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = index.casts %0 : i32 to index
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "index.casts"(%0) : (i32) -> index
}) : () -> ()
// ===== index.casts: full
module {
  %0 = "t.values"() : () -> i32
  %1 = index.casts %0 {t.x = 1 : i32} : i32 to index
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "index.casts"(%0) {t.x = 1 : i32} : (i32) -> index
}) : () -> ()
// ===== index.castu: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = index.castu %0 : i32 to index
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "index.castu"(%0) : (i32) -> index
}) : () -> ()
// ===== index.castu: full
module {
  %0 = "t.values"() : () -> i32
  %1 = index.castu %0 {t.x = 1 : i32} : i32 to index
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "index.castu"(%0) {t.x = 1 : i32} : (i32) -> index
}) : () -> ()
// ===== index.ceildivs: bare
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.ceildivs %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.ceildivs"(%0#0, %0#1) : (index, index) -> index
}) : () -> ()
// ===== index.ceildivs: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.ceildivs %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.ceildivs"(%0#0, %0#1) {t.x = 1 : i32} : (index, index) -> index
}) : () -> ()
// ===== index.ceildivu: bare
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.ceildivu %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.ceildivu"(%0#0, %0#1) : (index, index) -> index
}) : () -> ()
// ===== index.ceildivu: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.ceildivu %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.ceildivu"(%0#0, %0#1) {t.x = 1 : i32} : (index, index) -> index
}) : () -> ()
// ===== index.cmp: bare
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.cmp ne(%0#0, %0#1)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.cmp"(%0#0, %0#1) <{pred = #index<cmp_predicate ne>}> : (index, index) -> i1
}) : () -> ()
// ===== index.cmp: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.cmp ne(%0#0, %0#1) {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.cmp"(%0#0, %0#1) <{pred = #index<cmp_predicate ne>}> {t.x = 1 : i32} : (index, index) -> i1
}) : () -> ()
// ===== index.constant: bare
module {
  %idx1 = index.constant 1
}
// ----- generic
"builtin.module"() ({
  %0 = "index.constant"() <{value = 1 : index}> : () -> index
}) : () -> ()
// ===== index.constant: full
module {
  %idx1 = index.constant {t.x = 1 : i32} 1
}
// ----- generic
"builtin.module"() ({
  %0 = "index.constant"() <{value = 1 : index}> {t.x = 1 : i32} : () -> index
}) : () -> ()
// ===== index.divs: bare
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.divs %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.divs"(%0#0, %0#1) : (index, index) -> index
}) : () -> ()
// ===== index.divs: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.divs %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.divs"(%0#0, %0#1) {t.x = 1 : i32} : (index, index) -> index
}) : () -> ()
// ===== index.divu: bare
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.divu %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.divu"(%0#0, %0#1) : (index, index) -> index
}) : () -> ()
// ===== index.divu: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.divu %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.divu"(%0#0, %0#1) {t.x = 1 : i32} : (index, index) -> index
}) : () -> ()
// ===== index.floordivs: bare
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.floordivs %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.floordivs"(%0#0, %0#1) : (index, index) -> index
}) : () -> ()
// ===== index.floordivs: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.floordivs %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.floordivs"(%0#0, %0#1) {t.x = 1 : i32} : (index, index) -> index
}) : () -> ()
// ===== index.maxs: bare
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.maxs %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.maxs"(%0#0, %0#1) : (index, index) -> index
}) : () -> ()
// ===== index.maxs: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.maxs %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.maxs"(%0#0, %0#1) {t.x = 1 : i32} : (index, index) -> index
}) : () -> ()
// ===== index.maxu: bare
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.maxu %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.maxu"(%0#0, %0#1) : (index, index) -> index
}) : () -> ()
// ===== index.maxu: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.maxu %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.maxu"(%0#0, %0#1) {t.x = 1 : i32} : (index, index) -> index
}) : () -> ()
// ===== index.mins: bare
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.mins %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.mins"(%0#0, %0#1) : (index, index) -> index
}) : () -> ()
// ===== index.mins: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.mins %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.mins"(%0#0, %0#1) {t.x = 1 : i32} : (index, index) -> index
}) : () -> ()
// ===== index.minu: bare
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.minu %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.minu"(%0#0, %0#1) : (index, index) -> index
}) : () -> ()
// ===== index.minu: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.minu %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.minu"(%0#0, %0#1) {t.x = 1 : i32} : (index, index) -> index
}) : () -> ()
// ===== index.mul: bare
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.mul %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.mul"(%0#0, %0#1) : (index, index) -> index
}) : () -> ()
// ===== index.mul: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.mul %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.mul"(%0#0, %0#1) {t.x = 1 : i32} : (index, index) -> index
}) : () -> ()
// ===== index.or: bare
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.or %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.or"(%0#0, %0#1) : (index, index) -> index
}) : () -> ()
// ===== index.or: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.or %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.or"(%0#0, %0#1) {t.x = 1 : i32} : (index, index) -> index
}) : () -> ()
// ===== index.rems: bare
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.rems %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.rems"(%0#0, %0#1) : (index, index) -> index
}) : () -> ()
// ===== index.rems: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.rems %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.rems"(%0#0, %0#1) {t.x = 1 : i32} : (index, index) -> index
}) : () -> ()
// ===== index.remu: bare
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.remu %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.remu"(%0#0, %0#1) : (index, index) -> index
}) : () -> ()
// ===== index.remu: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.remu %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.remu"(%0#0, %0#1) {t.x = 1 : i32} : (index, index) -> index
}) : () -> ()
// ===== index.shl: bare
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.shl %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.shl"(%0#0, %0#1) : (index, index) -> index
}) : () -> ()
// ===== index.shl: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.shl %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.shl"(%0#0, %0#1) {t.x = 1 : i32} : (index, index) -> index
}) : () -> ()
// ===== index.shrs: bare
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.shrs %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.shrs"(%0#0, %0#1) : (index, index) -> index
}) : () -> ()
// ===== index.shrs: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.shrs %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.shrs"(%0#0, %0#1) {t.x = 1 : i32} : (index, index) -> index
}) : () -> ()
// ===== index.shru: bare
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.shru %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.shru"(%0#0, %0#1) : (index, index) -> index
}) : () -> ()
// ===== index.shru: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.shru %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.shru"(%0#0, %0#1) {t.x = 1 : i32} : (index, index) -> index
}) : () -> ()
// ===== index.sizeof: bare
module {
  %0 = index.sizeof
}
// ----- generic
"builtin.module"() ({
  %0 = "index.sizeof"() : () -> index
}) : () -> ()
// ===== index.sizeof: full
module {
  %0 = index.sizeof {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "index.sizeof"() {t.x = 1 : i32} : () -> index
}) : () -> ()
// ===== index.sub: bare
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.sub %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.sub"(%0#0, %0#1) : (index, index) -> index
}) : () -> ()
// ===== index.sub: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.sub %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.sub"(%0#0, %0#1) {t.x = 1 : i32} : (index, index) -> index
}) : () -> ()
// ===== index.xor: bare
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.xor %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.xor"(%0#0, %0#1) : (index, index) -> index
}) : () -> ()
// ===== index.xor: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = index.xor %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "index.xor"(%0#0, %0#1) {t.x = 1 : i32} : (index, index) -> index
}) : () -> ()
