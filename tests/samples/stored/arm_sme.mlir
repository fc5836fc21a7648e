// ===== arm_sme.copy_tile: bare
module {
  %0 = "t.values"() : () -> vector<[4]x[4]xi32>
  %1 = arm_sme.copy_tile %0 : vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<[4]x[4]xi32>
  %1 = "arm_sme.copy_tile"(%0) : (vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.copy_tile: full
module {
  %0 = "t.values"() : () -> vector<[4]x[4]xi32>
  %1 = arm_sme.copy_tile %0 {t.x = 1 : i32} : vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<[4]x[4]xi32>
  %1 = "arm_sme.copy_tile"(%0) {t.x = 1 : i32} : (vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.extract_tile_slice: bare
module {
  %0:2 = "t.values"() : () -> (vector<[4]x[4]xi32>, index)
  %1 = arm_sme.extract_tile_slice %0#0[%0#1] : vector<[4]xi32> from vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[4]x[4]xi32>, index)
  %1 = "arm_sme.extract_tile_slice"(%0#0, %0#1) <{layout = #arm_sme.layout<horizontal>}> : (vector<[4]x[4]xi32>, index) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sme.extract_tile_slice: full
module {
  %0:2 = "t.values"() : () -> (vector<[4]x[4]xi32>, index)
  %1 = arm_sme.extract_tile_slice %0#0[%0#1] layout<vertical> {t.x = 1 : i32} : vector<[4]xi32> from vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[4]x[4]xi32>, index)
  %1 = "arm_sme.extract_tile_slice"(%0#0, %0#1) <{layout = #arm_sme.layout<vertical>}> {t.x = 1 : i32} : (vector<[4]x[4]xi32>, index) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_sme.fmopa_2way: bare
module {
  %0:2 = "t.values"() : () -> (vector<[8]xf16>, vector<[8]xf16>)
  %1 = arm_sme.fmopa_2way %0#0, %0#1 : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[8]xf16>, vector<[8]xf16>)
  %1 = "arm_sme.fmopa_2way"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xf16>, vector<[8]xf16>) -> vector<[4]x[4]xf32>
}) : () -> ()
// ===== arm_sme.fmopa_2way: full
module {
  %0:5 = "t.values"() : () -> (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xf32>)
  %1 = arm_sme.fmopa_2way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) {t.x = 1 : i32} : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xf32>)
  %1 = "arm_sme.fmopa_2way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> {t.x = 1 : i32} : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
}) : () -> ()
// ===== arm_sme.fmopa_2way: ones
module {
  %0:5 = "t.values"() : () -> (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xf32>)
  %1 = arm_sme.fmopa_2way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xf32>)
  %1 = "arm_sme.fmopa_2way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
}) : () -> ()
// ===== arm_sme.fmopa_2way: with acc
module {
  %0:3 = "t.values"() : () -> (vector<[8]xf16>, vector<[8]xf16>, vector<[4]x[4]xf32>)
  %1 = arm_sme.fmopa_2way %0#0, %0#1 acc(%0#2) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[8]xf16>, vector<[8]xf16>, vector<[4]x[4]xf32>)
  %1 = "arm_sme.fmopa_2way"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
}) : () -> ()
// ===== arm_sme.fmops_2way: bare
module {
  %0:2 = "t.values"() : () -> (vector<[8]xf16>, vector<[8]xf16>)
  %1 = arm_sme.fmops_2way %0#0, %0#1 : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[8]xf16>, vector<[8]xf16>)
  %1 = "arm_sme.fmops_2way"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xf16>, vector<[8]xf16>) -> vector<[4]x[4]xf32>
}) : () -> ()
// ===== arm_sme.fmops_2way: full
module {
  %0:5 = "t.values"() : () -> (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xf32>)
  %1 = arm_sme.fmops_2way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) {t.x = 1 : i32} : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xf32>)
  %1 = "arm_sme.fmops_2way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> {t.x = 1 : i32} : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
}) : () -> ()
// ===== arm_sme.fmops_2way: ones
module {
  %0:5 = "t.values"() : () -> (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xf32>)
  %1 = arm_sme.fmops_2way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xf32>)
  %1 = "arm_sme.fmops_2way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
}) : () -> ()
// ===== arm_sme.fmops_2way: with acc
module {
  %0:3 = "t.values"() : () -> (vector<[8]xf16>, vector<[8]xf16>, vector<[4]x[4]xf32>)
  %1 = arm_sme.fmops_2way %0#0, %0#1 acc(%0#2) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[8]xf16>, vector<[8]xf16>, vector<[4]x[4]xf32>)
  %1 = "arm_sme.fmops_2way"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
}) : () -> ()
// ===== arm_sme.get_tile: bare
module {
  %0 = arm_sme.get_tile : vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "arm_sme.get_tile"() : () -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.get_tile: full
module {
  %0 = arm_sme.get_tile {t.x = 1 : i32} : vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "arm_sme.get_tile"() {t.x = 1 : i32} : () -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.insert_tile_slice: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]x[4]xi32>, index)
  %1 = arm_sme.insert_tile_slice %0#0, %0#1[%0#2] : vector<[4]xi32> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]x[4]xi32>, index)
  %1 = "arm_sme.insert_tile_slice"(%0#0, %0#1, %0#2) <{layout = #arm_sme.layout<horizontal>}> : (vector<[4]xi32>, vector<[4]x[4]xi32>, index) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.insert_tile_slice: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]x[4]xi32>, index)
  %1 = arm_sme.insert_tile_slice %0#0, %0#1[%0#2] layout<vertical> {t.x = 1 : i32} : vector<[4]xi32> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]x[4]xi32>, index)
  %1 = "arm_sme.insert_tile_slice"(%0#0, %0#1, %0#2) <{layout = #arm_sme.layout<vertical>}> {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]x[4]xi32>, index) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.intr.cntsd: bare
module {
  %0 = "arm_sme.intr.cntsd"() : () -> i64
}
// ----- generic
"builtin.module"() ({
  %0 = "arm_sme.intr.cntsd"() : () -> i64
}) : () -> ()
// ===== arm_sme.intr.cntsd: full
module {
  %0 = "arm_sme.intr.cntsd"() {t.x = 1 : i32} : () -> i64
}
// ----- generic
"builtin.module"() ({
  %0 = "arm_sme.intr.cntsd"() {t.x = 1 : i32} : () -> i64
}) : () -> ()
// ===== arm_sme.intr.ld1b.horiz: bare
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1b.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1b.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.ld1b.horiz: full
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1b.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1b.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.ld1b.vert: bare
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1b.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1b.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.ld1b.vert: full
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1b.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1b.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.ld1d.horiz: bare
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1d.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1d.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.ld1d.horiz: full
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1d.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1d.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.ld1d.vert: bare
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1d.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1d.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.ld1d.vert: full
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1d.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1d.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.ld1h.horiz: bare
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1h.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1h.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.ld1h.horiz: full
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1h.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1h.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.ld1h.vert: bare
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1h.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1h.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.ld1h.vert: full
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1h.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1h.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.ld1q.horiz: bare
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1q.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1q.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.ld1q.horiz: full
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1q.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1q.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.ld1q.vert: bare
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1q.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1q.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.ld1q.vert: full
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1q.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1q.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.ld1w.horiz: bare
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1w.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1w.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.ld1w.horiz: full
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1w.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1w.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.ld1w.vert: bare
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1w.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1w.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.ld1w.vert: full
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1w.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.ld1w.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.mopa: bare
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.mopa"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.mopa"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.mopa: full
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.mopa"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.mopa"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.mopa.wide: bare
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.mopa.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.mopa.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.mopa.wide: full
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.mopa.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.mopa.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.mops: bare
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.mops"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.mops"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.mops: full
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.mops"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.mops"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.mops.wide: bare
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.mops.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.mops.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.mops.wide: full
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.mops.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.mops.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.read.horiz: bare (not verified)
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi1>, i32)
  %1 = "arm_sme.intr.read.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi8>, vector<[16]xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi1>, i32)
  %1 = "arm_sme.intr.read.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi8>, vector<[16]xi1>, i32) -> i32
}) : () -> ()
// ===== arm_sme.intr.read.horiz: full (not verified)
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi1>, i32)
  %1 = "arm_sme.intr.read.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi8>, vector<[16]xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi1>, i32)
  %1 = "arm_sme.intr.read.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi8>, vector<[16]xi1>, i32) -> i32
}) : () -> ()
// ===== arm_sme.intr.read.vert: bare (not verified)
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi1>, i32)
  %1 = "arm_sme.intr.read.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi8>, vector<[16]xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi1>, i32)
  %1 = "arm_sme.intr.read.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi8>, vector<[16]xi1>, i32) -> i32
}) : () -> ()
// ===== arm_sme.intr.read.vert: full (not verified)
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi1>, i32)
  %1 = "arm_sme.intr.read.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi8>, vector<[16]xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi1>, i32)
  %1 = "arm_sme.intr.read.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi8>, vector<[16]xi1>, i32) -> i32
}) : () -> ()
// ===== arm_sme.intr.smopa.wide: bare
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.smopa.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.smopa.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.smopa.wide: full
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.smopa.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.smopa.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.smopa.za32: bare
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.smopa.za32"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.smopa.za32"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.smopa.za32: full
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.smopa.za32"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.smopa.za32"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.smops.wide: bare
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.smops.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.smops.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.smops.wide: full
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.smops.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.smops.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.smops.za32: bare
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.smops.za32"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.smops.za32"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.smops.za32: full
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.smops.za32"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.smops.za32"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.st1b.horiz: bare
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1b.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1b.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.st1b.horiz: full
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1b.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1b.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.st1b.vert: bare
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1b.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1b.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.st1b.vert: full
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1b.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1b.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.st1d.horiz: bare
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1d.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1d.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.st1d.horiz: full
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1d.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1d.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.st1d.vert: bare
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1d.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1d.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.st1d.vert: full
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1d.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1d.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.st1h.horiz: bare
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1h.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1h.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.st1h.horiz: full
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1h.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1h.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.st1h.vert: bare
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1h.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1h.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.st1h.vert: full
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1h.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1h.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.st1q.horiz: bare
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1q.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1q.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.st1q.horiz: full
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1q.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1q.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.st1q.vert: bare
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1q.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1q.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.st1q.vert: full
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1q.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1q.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.st1w.horiz: bare
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1w.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1w.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.st1w.horiz: full
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1w.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1w.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.st1w.vert: bare
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1w.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1w.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.st1w.vert: full
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1w.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi1>, !llvm.ptr, i32)
  "arm_sme.intr.st1w.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.str: bare
module {
  %0:3 = "t.values"() : () -> (i32, !llvm.ptr, i32)
  "arm_sme.intr.str"(%0#0, %0#1, %0#2) : (i32, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, !llvm.ptr, i32)
  "arm_sme.intr.str"(%0#0, %0#1, %0#2) : (i32, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.str: full
module {
  %0:3 = "t.values"() : () -> (i32, !llvm.ptr, i32)
  "arm_sme.intr.str"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (i32, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, !llvm.ptr, i32)
  "arm_sme.intr.str"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (i32, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== arm_sme.intr.sumopa.wide: bare
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.sumopa.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.sumopa.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.sumopa.wide: full
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.sumopa.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.sumopa.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.sumops.wide: bare
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.sumops.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.sumops.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.sumops.wide: full
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.sumops.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.sumops.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.umopa.wide: bare
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.umopa.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.umopa.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.umopa.wide: full
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.umopa.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.umopa.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.umopa.za32: bare
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.umopa.za32"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.umopa.za32"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.umopa.za32: full
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.umopa.za32"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.umopa.za32"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.umops.wide: bare
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.umops.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.umops.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.umops.wide: full
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.umops.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.umops.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.umops.za32: bare
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.umops.za32"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.umops.za32"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.umops.za32: full
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.umops.za32"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.umops.za32"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.usmopa.wide: bare
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.usmopa.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.usmopa.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.usmopa.wide: full
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.usmopa.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.usmopa.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.usmops.wide: bare
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.usmops.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.usmops.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.usmops.wide: full
module {
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.usmops.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>)
  "arm_sme.intr.usmops.wide"(%0#0, %0#1, %0#2, %0#3) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
}) : () -> ()
// ===== arm_sme.intr.write.horiz: bare
module {
  %0:3 = "t.values"() : () -> (i32, vector<[16]xi1>, vector<[16]xi32>)
  "arm_sme.intr.write.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (i32, vector<[16]xi1>, vector<[16]xi32>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, vector<[16]xi1>, vector<[16]xi32>)
  "arm_sme.intr.write.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (i32, vector<[16]xi1>, vector<[16]xi32>) -> ()
}) : () -> ()
// ===== arm_sme.intr.write.horiz: full
module {
  %0:3 = "t.values"() : () -> (i32, vector<[16]xi1>, vector<[16]xi32>)
  "arm_sme.intr.write.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (i32, vector<[16]xi1>, vector<[16]xi32>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, vector<[16]xi1>, vector<[16]xi32>)
  "arm_sme.intr.write.horiz"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (i32, vector<[16]xi1>, vector<[16]xi32>) -> ()
}) : () -> ()
// ===== arm_sme.intr.write.vert: bare
module {
  %0:3 = "t.values"() : () -> (i32, vector<[16]xi1>, vector<[16]xi32>)
  "arm_sme.intr.write.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (i32, vector<[16]xi1>, vector<[16]xi32>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, vector<[16]xi1>, vector<[16]xi32>)
  "arm_sme.intr.write.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> : (i32, vector<[16]xi1>, vector<[16]xi32>) -> ()
}) : () -> ()
// ===== arm_sme.intr.write.vert: full
module {
  %0:3 = "t.values"() : () -> (i32, vector<[16]xi1>, vector<[16]xi32>)
  "arm_sme.intr.write.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (i32, vector<[16]xi1>, vector<[16]xi32>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, vector<[16]xi1>, vector<[16]xi32>)
  "arm_sme.intr.write.vert"(%0#0, %0#1, %0#2) <{tile_id = 1 : i32}> {t.x = 1 : i32} : (i32, vector<[16]xi1>, vector<[16]xi32>) -> ()
}) : () -> ()
// ===== arm_sme.intr.zero: bare
module {
  "arm_sme.intr.zero"() <{tile_mask = 1 : i32}> : () -> ()
}
// ----- generic
"builtin.module"() ({
  "arm_sme.intr.zero"() <{tile_mask = 1 : i32}> : () -> ()
}) : () -> ()
// ===== arm_sme.intr.zero: full
module {
  "arm_sme.intr.zero"() <{tile_mask = 1 : i32}> {t.x = 1 : i32} : () -> ()
}
// ----- generic
"builtin.module"() ({
  "arm_sme.intr.zero"() <{tile_mask = 1 : i32}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== arm_sme.load_tile_slice: bare
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index)
  %1 = arm_sme.load_tile_slice %0#0[], %0#1, %0#2, %0#3 : memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index)
  %1 = "arm_sme.load_tile_slice"(%0#0, %0#1, %0#2, %0#3) <{layout = #arm_sme.layout<horizontal>}> : (memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.load_tile_slice: full
module {
  %0:6 = "t.values"() : () -> (memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index, index, index)
  %1 = arm_sme.load_tile_slice %0#0[%0#3, %0#4], %0#1, %0#2, %0#5 layout<vertical> {t.x = 1 : i32} : memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index, index, index)
  %1 = "arm_sme.load_tile_slice"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{layout = #arm_sme.layout<vertical>}> {t.x = 1 : i32} : (memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index, index, index) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.load_tile_slice: ones
module {
  %0:5 = "t.values"() : () -> (memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index, index)
  %1 = arm_sme.load_tile_slice %0#0[%0#3], %0#1, %0#2, %0#4 : memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index, index)
  %1 = "arm_sme.load_tile_slice"(%0#0, %0#1, %0#2, %0#3, %0#4) <{layout = #arm_sme.layout<horizontal>}> : (memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index, index) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.load_tile_slice: with indices
module {
  %0:6 = "t.values"() : () -> (memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index, index, index)
  %1 = arm_sme.load_tile_slice %0#0[%0#3, %0#4], %0#1, %0#2, %0#5 : memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index, index, index)
  %1 = "arm_sme.load_tile_slice"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{layout = #arm_sme.layout<horizontal>}> : (memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index, index, index) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.load_tile_slice: with layout
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index)
  %1 = arm_sme.load_tile_slice %0#0[], %0#1, %0#2, %0#3 layout<vertical> : memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index)
  %1 = "arm_sme.load_tile_slice"(%0#0, %0#1, %0#2, %0#3) <{layout = #arm_sme.layout<vertical>}> : (memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.outerproduct: bare
module {
  %0:2 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>)
  %1 = arm_sme.outerproduct %0#0, %0#1 : vector<[16]xi8>, vector<[16]xi8>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>)
  %1 = "arm_sme.outerproduct"(%0#0, %0#1) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]x[16]xi8>
}) : () -> ()
// ===== arm_sme.outerproduct: full
module {
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[16]x[16]xi8>)
  %1 = arm_sme.outerproduct %0#0, %0#1 kind<sub> acc(%0#4) masks(%0#2, %0#3) {t.x = 1 : i32} : vector<[16]xi8>, vector<[16]xi8>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[16]x[16]xi8>)
  %1 = "arm_sme.outerproduct"(%0#0, %0#1, %0#2, %0#3, %0#4) <{kind = #arm_sme.kind<sub>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> {t.x = 1 : i32} : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[16]x[16]xi8>) -> vector<[16]x[16]xi8>
}) : () -> ()
// ===== arm_sme.outerproduct: ones
module {
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[16]x[16]xi8>)
  %1 = arm_sme.outerproduct %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) : vector<[16]xi8>, vector<[16]xi8>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[16]x[16]xi8>)
  %1 = "arm_sme.outerproduct"(%0#0, %0#1, %0#2, %0#3, %0#4) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[16]x[16]xi8>) -> vector<[16]x[16]xi8>
}) : () -> ()
// ===== arm_sme.outerproduct: with acc
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]x[16]xi8>)
  %1 = arm_sme.outerproduct %0#0, %0#1 acc(%0#2) : vector<[16]xi8>, vector<[16]xi8>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]x[16]xi8>)
  %1 = "arm_sme.outerproduct"(%0#0, %0#1, %0#2) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]x[16]xi8>) -> vector<[16]x[16]xi8>
}) : () -> ()
// ===== arm_sme.outerproduct: with kind
module {
  %0:2 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>)
  %1 = arm_sme.outerproduct %0#0, %0#1 kind<sub> : vector<[16]xi8>, vector<[16]xi8>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>)
  %1 = "arm_sme.outerproduct"(%0#0, %0#1) <{kind = #arm_sme.kind<sub>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]x[16]xi8>
}) : () -> ()
// ===== arm_sme.smopa_2way: bare
module {
  %0:2 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>)
  %1 = arm_sme.smopa_2way %0#0, %0#1 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>)
  %1 = "arm_sme.smopa_2way"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.smopa_2way: full
module {
  %0:5 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.smopa_2way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) {t.x = 1 : i32} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.smopa_2way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> {t.x = 1 : i32} : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.smopa_2way: ones
module {
  %0:5 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.smopa_2way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.smopa_2way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.smopa_2way: with acc
module {
  %0:3 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[4]x[4]xi32>)
  %1 = arm_sme.smopa_2way %0#0, %0#1 acc(%0#2) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.smopa_2way"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.smopa_4way: bare
module {
  %0:2 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>)
  %1 = arm_sme.smopa_4way %0#0, %0#1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>)
  %1 = "arm_sme.smopa_4way"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.smopa_4way: full
module {
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.smopa_4way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) {t.x = 1 : i32} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.smopa_4way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> {t.x = 1 : i32} : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.smopa_4way: ones
module {
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.smopa_4way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.smopa_4way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.smopa_4way: with acc
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>)
  %1 = arm_sme.smopa_4way %0#0, %0#1 acc(%0#2) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.smopa_4way"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.smops_2way: bare
module {
  %0:2 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>)
  %1 = arm_sme.smops_2way %0#0, %0#1 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>)
  %1 = "arm_sme.smops_2way"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.smops_2way: full
module {
  %0:5 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.smops_2way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) {t.x = 1 : i32} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.smops_2way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> {t.x = 1 : i32} : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.smops_2way: ones
module {
  %0:5 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.smops_2way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.smops_2way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.smops_2way: with acc
module {
  %0:3 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[4]x[4]xi32>)
  %1 = arm_sme.smops_2way %0#0, %0#1 acc(%0#2) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.smops_2way"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.smops_4way: bare
module {
  %0:2 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>)
  %1 = arm_sme.smops_4way %0#0, %0#1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>)
  %1 = "arm_sme.smops_4way"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.smops_4way: full
module {
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.smops_4way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) {t.x = 1 : i32} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.smops_4way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> {t.x = 1 : i32} : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.smops_4way: ones
module {
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.smops_4way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.smops_4way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.smops_4way: with acc
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>)
  %1 = arm_sme.smops_4way %0#0, %0#1 acc(%0#2) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.smops_4way"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.store_tile_slice: bare
module {
  %0:4 = "t.values"() : () -> (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<4xi32>)
  arm_sme.store_tile_slice %0#0, %0#1, %0#2, %0#3[] : memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<4xi32>)
  "arm_sme.store_tile_slice"(%0#0, %0#1, %0#2, %0#3) <{layout = #arm_sme.layout<horizontal>}> : (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<4xi32>) -> ()
}) : () -> ()
// ===== arm_sme.store_tile_slice: full
module {
  %0:6 = "t.values"() : () -> (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<4xi32>, index, index)
  arm_sme.store_tile_slice %0#0, %0#1, %0#2, %0#3[%0#4, %0#5] layout<vertical> {t.x = 1 : i32} : memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<4xi32>, index, index)
  "arm_sme.store_tile_slice"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{layout = #arm_sme.layout<vertical>}> {t.x = 1 : i32} : (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<4xi32>, index, index) -> ()
}) : () -> ()
// ===== arm_sme.store_tile_slice: ones
module {
  %0:5 = "t.values"() : () -> (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<4xi32>, index)
  arm_sme.store_tile_slice %0#0, %0#1, %0#2, %0#3[%0#4] : memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<4xi32>, index)
  "arm_sme.store_tile_slice"(%0#0, %0#1, %0#2, %0#3, %0#4) <{layout = #arm_sme.layout<horizontal>}> : (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<4xi32>, index) -> ()
}) : () -> ()
// ===== arm_sme.store_tile_slice: with indices
module {
  %0:6 = "t.values"() : () -> (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<4xi32>, index, index)
  arm_sme.store_tile_slice %0#0, %0#1, %0#2, %0#3[%0#4, %0#5] : memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<4xi32>, index, index)
  "arm_sme.store_tile_slice"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{layout = #arm_sme.layout<horizontal>}> : (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<4xi32>, index, index) -> ()
}) : () -> ()
// ===== arm_sme.store_tile_slice: with layout
module {
  %0:4 = "t.values"() : () -> (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<4xi32>)
  arm_sme.store_tile_slice %0#0, %0#1, %0#2, %0#3[] layout<vertical> : memref<4xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<4xi32>)
  "arm_sme.store_tile_slice"(%0#0, %0#1, %0#2, %0#3) <{layout = #arm_sme.layout<vertical>}> : (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<4xi32>) -> ()
}) : () -> ()
// ===== arm_sme.streaming_vl: bare
module {
  %0 = arm_sme.streaming_vl <half>
}
// ----- generic
"builtin.module"() ({
  %0 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<half>}> : () -> index
}) : () -> ()
// ===== arm_sme.streaming_vl: full
module {
  %0 = arm_sme.streaming_vl <half> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<half>}> {t.x = 1 : i32} : () -> index
}) : () -> ()
// ===== arm_sme.sumopa_4way: bare
module {
  %0:2 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>)
  %1 = arm_sme.sumopa_4way %0#0, %0#1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>)
  %1 = "arm_sme.sumopa_4way"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.sumopa_4way: full
module {
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.sumopa_4way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) {t.x = 1 : i32} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.sumopa_4way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> {t.x = 1 : i32} : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.sumopa_4way: ones
module {
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.sumopa_4way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.sumopa_4way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.sumopa_4way: with acc
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>)
  %1 = arm_sme.sumopa_4way %0#0, %0#1 acc(%0#2) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.sumopa_4way"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.sumops_4way: bare
module {
  %0:2 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>)
  %1 = arm_sme.sumops_4way %0#0, %0#1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>)
  %1 = "arm_sme.sumops_4way"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.sumops_4way: full
module {
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.sumops_4way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) {t.x = 1 : i32} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.sumops_4way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> {t.x = 1 : i32} : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.sumops_4way: ones
module {
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.sumops_4way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.sumops_4way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.sumops_4way: with acc
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>)
  %1 = arm_sme.sumops_4way %0#0, %0#1 acc(%0#2) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.sumops_4way"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.tile_load: bare
module {
  %0 = "t.values"() : () -> memref<4x4xi32>
  %1 = arm_sme.tile_load %0[] : memref<4x4xi32>, vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4x4xi32>
  %1 = "arm_sme.tile_load"(%0) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4x4xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.tile_load: full
module {
  %0:5 = "t.values"() : () -> (memref<4x4xi32>, index, index, i32, vector<[4]x[4]xi1>)
  %1 = arm_sme.tile_load %0#0[%0#1, %0#2], %0#3, %0#4 layout<vertical> {t.x = 1 : i32} : memref<4x4xi32>, vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (memref<4x4xi32>, index, index, i32, vector<[4]x[4]xi1>)
  %1 = "arm_sme.tile_load"(%0#0, %0#1, %0#2, %0#3, %0#4) <{layout = #arm_sme.layout<vertical>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> {t.x = 1 : i32} : (memref<4x4xi32>, index, index, i32, vector<[4]x[4]xi1>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.tile_load: ones
module {
  %0:4 = "t.values"() : () -> (memref<4x4xi32>, index, i32, vector<[4]x[4]xi1>)
  %1 = arm_sme.tile_load %0#0[%0#1], %0#2, %0#3 : memref<4x4xi32>, vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4x4xi32>, index, i32, vector<[4]x[4]xi1>)
  %1 = "arm_sme.tile_load"(%0#0, %0#1, %0#2, %0#3) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<4x4xi32>, index, i32, vector<[4]x[4]xi1>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.tile_load: with indices
module {
  %0:3 = "t.values"() : () -> (memref<4x4xi32>, index, index)
  %1 = arm_sme.tile_load %0#0[%0#1, %0#2] : memref<4x4xi32>, vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4x4xi32>, index, index)
  %1 = "arm_sme.tile_load"(%0#0, %0#1, %0#2) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (memref<4x4xi32>, index, index) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.tile_load: with layout
module {
  %0 = "t.values"() : () -> memref<4x4xi32>
  %1 = arm_sme.tile_load %0[] layout<vertical> : memref<4x4xi32>, vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4x4xi32>
  %1 = "arm_sme.tile_load"(%0) <{layout = #arm_sme.layout<vertical>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4x4xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.tile_store: bare
module {
  %0:2 = "t.values"() : () -> (vector<[4]x[4]xi32>, memref<4x4xi32>)
  arm_sme.tile_store %0#0, %0#1[] : memref<4x4xi32>, vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[4]x[4]xi32>, memref<4x4xi32>)
  "arm_sme.tile_store"(%0#0, %0#1) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (vector<[4]x[4]xi32>, memref<4x4xi32>) -> ()
}) : () -> ()
// ===== arm_sme.tile_store: full
module {
  %0:5 = "t.values"() : () -> (vector<[4]x[4]xi32>, memref<4x4xi32>, index, index, vector<[4]x[4]xi1>)
  arm_sme.tile_store %0#0, %0#1[%0#2, %0#3], %0#4 layout<vertical> {t.x = 1 : i32} : memref<4x4xi32>, vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[4]x[4]xi32>, memref<4x4xi32>, index, index, vector<[4]x[4]xi1>)
  "arm_sme.tile_store"(%0#0, %0#1, %0#2, %0#3, %0#4) <{layout = #arm_sme.layout<vertical>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> {t.x = 1 : i32} : (vector<[4]x[4]xi32>, memref<4x4xi32>, index, index, vector<[4]x[4]xi1>) -> ()
}) : () -> ()
// ===== arm_sme.tile_store: ones
module {
  %0:4 = "t.values"() : () -> (vector<[4]x[4]xi32>, memref<4x4xi32>, index, vector<[4]x[4]xi1>)
  arm_sme.tile_store %0#0, %0#1[%0#2], %0#3 : memref<4x4xi32>, vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[4]x[4]xi32>, memref<4x4xi32>, index, vector<[4]x[4]xi1>)
  "arm_sme.tile_store"(%0#0, %0#1, %0#2, %0#3) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (vector<[4]x[4]xi32>, memref<4x4xi32>, index, vector<[4]x[4]xi1>) -> ()
}) : () -> ()
// ===== arm_sme.tile_store: with indices
module {
  %0:4 = "t.values"() : () -> (vector<[4]x[4]xi32>, memref<4x4xi32>, index, index)
  arm_sme.tile_store %0#0, %0#1[%0#2, %0#3] : memref<4x4xi32>, vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<[4]x[4]xi32>, memref<4x4xi32>, index, index)
  "arm_sme.tile_store"(%0#0, %0#1, %0#2, %0#3) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<[4]x[4]xi32>, memref<4x4xi32>, index, index) -> ()
}) : () -> ()
// ===== arm_sme.tile_store: with mask
module {
  %0:3 = "t.values"() : () -> (vector<[4]x[4]xi32>, memref<4x4xi32>, vector<[4]x[4]xi1>)
  arm_sme.tile_store %0#0, %0#1[], %0#2 : memref<4x4xi32>, vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]x[4]xi32>, memref<4x4xi32>, vector<[4]x[4]xi1>)
  "arm_sme.tile_store"(%0#0, %0#1, %0#2) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (vector<[4]x[4]xi32>, memref<4x4xi32>, vector<[4]x[4]xi1>) -> ()
}) : () -> ()
// ===== arm_sme.umopa_2way: bare
module {
  %0:2 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>)
  %1 = arm_sme.umopa_2way %0#0, %0#1 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>)
  %1 = "arm_sme.umopa_2way"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.umopa_2way: full
module {
  %0:5 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.umopa_2way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) {t.x = 1 : i32} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.umopa_2way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> {t.x = 1 : i32} : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.umopa_2way: ones
module {
  %0:5 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.umopa_2way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.umopa_2way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.umopa_2way: with acc
module {
  %0:3 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[4]x[4]xi32>)
  %1 = arm_sme.umopa_2way %0#0, %0#1 acc(%0#2) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.umopa_2way"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.umopa_4way: bare
module {
  %0:2 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>)
  %1 = arm_sme.umopa_4way %0#0, %0#1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>)
  %1 = "arm_sme.umopa_4way"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.umopa_4way: full
module {
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.umopa_4way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) {t.x = 1 : i32} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.umopa_4way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> {t.x = 1 : i32} : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.umopa_4way: ones
module {
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.umopa_4way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.umopa_4way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.umopa_4way: with acc
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>)
  %1 = arm_sme.umopa_4way %0#0, %0#1 acc(%0#2) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.umopa_4way"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.umops_2way: bare
module {
  %0:2 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>)
  %1 = arm_sme.umops_2way %0#0, %0#1 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>)
  %1 = "arm_sme.umops_2way"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.umops_2way: full
module {
  %0:5 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.umops_2way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) {t.x = 1 : i32} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.umops_2way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> {t.x = 1 : i32} : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.umops_2way: ones
module {
  %0:5 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.umops_2way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.umops_2way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.umops_2way: with acc
module {
  %0:3 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[4]x[4]xi32>)
  %1 = arm_sme.umops_2way %0#0, %0#1 acc(%0#2) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[8]xi16>, vector<[8]xi16>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.umops_2way"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.umops_4way: bare
module {
  %0:2 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>)
  %1 = arm_sme.umops_4way %0#0, %0#1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>)
  %1 = "arm_sme.umops_4way"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.umops_4way: full
module {
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.umops_4way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) {t.x = 1 : i32} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.umops_4way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> {t.x = 1 : i32} : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.umops_4way: ones
module {
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.umops_4way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.umops_4way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.umops_4way: with acc
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>)
  %1 = arm_sme.umops_4way %0#0, %0#1 acc(%0#2) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.umops_4way"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.usmopa_4way: bare
module {
  %0:2 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>)
  %1 = arm_sme.usmopa_4way %0#0, %0#1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>)
  %1 = "arm_sme.usmopa_4way"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.usmopa_4way: full
module {
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.usmopa_4way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) {t.x = 1 : i32} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.usmopa_4way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> {t.x = 1 : i32} : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.usmopa_4way: ones
module {
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.usmopa_4way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.usmopa_4way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.usmopa_4way: with acc
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>)
  %1 = arm_sme.usmopa_4way %0#0, %0#1 acc(%0#2) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.usmopa_4way"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.usmops_4way: bare
module {
  %0:2 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>)
  %1 = arm_sme.usmops_4way %0#0, %0#1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>)
  %1 = "arm_sme.usmops_4way"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.usmops_4way: full
module {
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.usmops_4way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) {t.x = 1 : i32} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.usmops_4way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> {t.x = 1 : i32} : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.usmops_4way: ones
module {
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = arm_sme.usmops_4way %0#0, %0#1 acc(%0#4) masks(%0#2, %0#3) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.usmops_4way"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi1>, vector<[16]xi1>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.usmops_4way: with acc
module {
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>)
  %1 = arm_sme.usmops_4way %0#0, %0#1 acc(%0#2) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>)
  %1 = "arm_sme.usmops_4way"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[16]xi8>, vector<[16]xi8>, vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.zero: bare
module {
  %0 = arm_sme.zero : vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "arm_sme.zero"() : () -> vector<[4]x[4]xi32>
}) : () -> ()
// ===== arm_sme.zero: full
module {
  %0 = arm_sme.zero {t.x = 1 : i32} : vector<[4]x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "arm_sme.zero"() {t.x = 1 : i32} : () -> vector<[4]x[4]xi32>
}) : () -> ()
