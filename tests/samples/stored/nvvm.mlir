// ===== nvvm.bar.warp.sync: bare
module {
  %0 = "t.values"() : () -> i32
  nvvm.bar.warp.sync %0 : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "nvvm.bar.warp.sync"(%0) : (i32) -> ()
}) : () -> ()
// ===== nvvm.bar.warp.sync: full
module {
  %0 = "t.values"() : () -> i32
  nvvm.bar.warp.sync %0 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "nvvm.bar.warp.sync"(%0) {t.x = 1 : i32} : (i32) -> ()
}) : () -> ()
// ===== nvvm.barrier: bare
module {
  nvvm.barrier
}
// ----- generic
"builtin.module"() ({
  "nvvm.barrier"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
}) : () -> ()
// ===== nvvm.barrier: with barrierId
module {
  %0 = "t.values"() : () -> i32
  nvvm.barrier id = %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "nvvm.barrier"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
}) : () -> ()
// ===== nvvm.barrier: with res
module {
  %0 = nvvm.barrier -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.barrier"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> i32
}) : () -> ()
// ===== nvvm.barrier: full (not verified)
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = nvvm.barrier id = %0#0 number_of_threads = %0#1 #nvvm.reduction<and> %0#2 -> i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "nvvm.barrier"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 1>, reductionOp = #nvvm.reduction<and>}> {t.x = 1 : i32} : (i32, i32, i32) -> i32
}) : () -> ()
// ===== nvvm.barrier.arrive: bare
module {
  %0 = "t.values"() : () -> i32
  nvvm.barrier.arrive number_of_threads = %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "nvvm.barrier.arrive"(%0) : (i32) -> ()
}) : () -> ()
// ===== nvvm.barrier.arrive: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  nvvm.barrier.arrive id = %0#0 number_of_threads = %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  "nvvm.barrier.arrive"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> ()
}) : () -> ()
// ===== nvvm.barrier.arrive: ones
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  nvvm.barrier.arrive id = %0#0 number_of_threads = %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  "nvvm.barrier.arrive"(%0#0, %0#1) : (i32, i32) -> ()
}) : () -> ()
// ===== nvvm.barrier0: bare
module {
  nvvm.barrier0
}
// ----- generic
"builtin.module"() ({
  "nvvm.barrier0"() : () -> ()
}) : () -> ()
// ===== nvvm.barrier0: full
module {
  nvvm.barrier0 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.barrier0"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.breakpoint: bare
module {
  nvvm.breakpoint
}
// ----- generic
"builtin.module"() ({
  "nvvm.breakpoint"() : () -> ()
}) : () -> ()
// ===== nvvm.breakpoint: full
module {
  nvvm.breakpoint {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.breakpoint"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.cluster.arrive: bare
module {
  nvvm.cluster.arrive
}
// ----- generic
"builtin.module"() ({
  "nvvm.cluster.arrive"() : () -> ()
}) : () -> ()
// ===== nvvm.cluster.arrive: full
module {
  nvvm.cluster.arrive {aligned, t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.cluster.arrive"() <{aligned}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.cluster.arrive.relaxed: bare
module {
  nvvm.cluster.arrive.relaxed
}
// ----- generic
"builtin.module"() ({
  "nvvm.cluster.arrive.relaxed"() : () -> ()
}) : () -> ()
// ===== nvvm.cluster.arrive.relaxed: full
module {
  nvvm.cluster.arrive.relaxed {aligned, t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.cluster.arrive.relaxed"() <{aligned}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.cluster.wait: bare
module {
  nvvm.cluster.wait
}
// ----- generic
"builtin.module"() ({
  "nvvm.cluster.wait"() : () -> ()
}) : () -> ()
// ===== nvvm.cluster.wait: full
module {
  nvvm.cluster.wait {aligned, t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.cluster.wait"() <{aligned}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.clusterlaunchcontrol.query.cancel: bare
module {
  %0 = "t.values"() : () -> i128
  %1 = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_x, %0 : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i128
  %1 = "nvvm.clusterlaunchcontrol.query.cancel"(%0) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_x>}> : (i128) -> i32
}) : () -> ()
// ===== nvvm.clusterlaunchcontrol.query.cancel: full
module {
  %0 = "t.values"() : () -> i128
  %1 = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_x, %0 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i128
  %1 = "nvvm.clusterlaunchcontrol.query.cancel"(%0) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_x>}> {t.x = 1 : i32} : (i128) -> i32
}) : () -> ()
// ===== nvvm.clusterlaunchcontrol.try.cancel: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, !llvm.ptr<3>)
  nvvm.clusterlaunchcontrol.try.cancel %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, !llvm.ptr<3>)
  "nvvm.clusterlaunchcontrol.try.cancel"(%0#0, %0#1) : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== nvvm.clusterlaunchcontrol.try.cancel: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, !llvm.ptr<3>)
  nvvm.clusterlaunchcontrol.try.cancel multicast, %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, !llvm.ptr<3>)
  "nvvm.clusterlaunchcontrol.try.cancel"(%0#0, %0#1) <{multicast}> {t.x = 1 : i32} : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== nvvm.convert.bf16x2.to.f8x2: bare (not verified)
module {
  %0 = "t.values"() : () -> vector<2xbf16>
  %1 = nvvm.convert.bf16x2.to.f8x2 %0 : vector<2xbf16> -> vector<2xi8>(i32)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<2xbf16>
  %1 = "nvvm.convert.bf16x2.to.f8x2"(%0) <{dstTy = i32, rnd = #nvvm.fp_rnd_mode<none>, sat = #nvvm.sat_mode<none>}> : (vector<2xbf16>) -> vector<2xi8>
}) : () -> ()
// ===== nvvm.convert.bf16x2.to.f8x2: full (not verified)
module {
  %0 = "t.values"() : () -> vector<2xbf16>
  %1 = nvvm.convert.bf16x2.to.f8x2 %0 {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>, t.x = 1 : i32} : vector<2xbf16> -> vector<2xi8>(i32)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<2xbf16>
  %1 = "nvvm.convert.bf16x2.to.f8x2"(%0) <{dstTy = i32, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}> {t.x = 1 : i32} : (vector<2xbf16>) -> vector<2xi8>
}) : () -> ()
// ===== nvvm.convert.bf16x2.to.f8x2: with rnd (not verified)
module {
  %0 = "t.values"() : () -> vector<2xbf16>
  %1 = nvvm.convert.bf16x2.to.f8x2 %0 {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16> -> vector<2xi8>(i32)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<2xbf16>
  %1 = "nvvm.convert.bf16x2.to.f8x2"(%0) <{dstTy = i32, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>}> : (vector<2xbf16>) -> vector<2xi8>
}) : () -> ()
// ===== nvvm.convert.bf16x2.to.f8x2: with sat (not verified)
module {
  %0 = "t.values"() : () -> vector<2xbf16>
  %1 = nvvm.convert.bf16x2.to.f8x2 %0 {sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16> -> vector<2xi8>(i32)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<2xbf16>
  %1 = "nvvm.convert.bf16x2.to.f8x2"(%0) <{dstTy = i32, rnd = #nvvm.fp_rnd_mode<none>, sat = #nvvm.sat_mode<satfinite>}> : (vector<2xbf16>) -> vector<2xi8>
}) : () -> ()
// ===== nvvm.convert.f16x2.to.f8x2: bare (not verified)
module {
  %0 = "t.values"() : () -> vector<2xf16>
  %1 = nvvm.convert.f16x2.to.f8x2 %0 : vector<2xf16> -> vector<2xi8>(i32)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<2xf16>
  %1 = "nvvm.convert.f16x2.to.f8x2"(%0) <{dstTy = i32, relu = false}> : (vector<2xf16>) -> vector<2xi8>
}) : () -> ()
// ===== nvvm.convert.f16x2.to.f8x2: full (not verified)
module {
  %0 = "t.values"() : () -> vector<2xf16>
  %1 = nvvm.convert.f16x2.to.f8x2 %0 {relu = true, t.x = 1 : i32} : vector<2xf16> -> vector<2xi8>(i32)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<2xf16>
  %1 = "nvvm.convert.f16x2.to.f8x2"(%0) <{dstTy = i32, relu = true}> {t.x = 1 : i32} : (vector<2xf16>) -> vector<2xi8>
}) : () -> ()
// ===== nvvm.convert.f32x2.to.bf16x2: with rnd
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = nvvm.convert.f32x2.to.bf16x2 %0#0, %0#1 {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "nvvm.convert.f32x2.to.bf16x2"(%0#0, %0#1) <{relu = false, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> vector<2xbf16>
}) : () -> ()
// ===== nvvm.convert.f32x2.to.bf16x2: full
module {
  %0:3 = "t.values"() : () -> (f32, f32, i32)
  %1 = nvvm.convert.f32x2.to.bf16x2 %0#0, %0#1, %0#2 {relu = true, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>, t.x = 1 : i32} : vector<2xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, f32, i32)
  %1 = "nvvm.convert.f32x2.to.bf16x2"(%0#0, %0#1, %0#2) <{relu = true, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>}> {t.x = 1 : i32} : (f32, f32, i32) -> vector<2xbf16>
}) : () -> ()
// ===== nvvm.convert.f32x2.to.bf16x2: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = nvvm.convert.f32x2.to.bf16x2 %0#0, %0#1 : vector<2xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "nvvm.convert.f32x2.to.bf16x2"(%0#0, %0#1) <{relu = false, rnd = #nvvm.fp_rnd_mode<none>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> vector<2xbf16>
}) : () -> ()
// ===== nvvm.convert.f32x2.to.f16x2: with rnd
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = nvvm.convert.f32x2.to.f16x2 %0#0, %0#1 {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "nvvm.convert.f32x2.to.f16x2"(%0#0, %0#1) <{relu = false, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> vector<2xf16>
}) : () -> ()
// ===== nvvm.convert.f32x2.to.f16x2: full
module {
  %0:3 = "t.values"() : () -> (f32, f32, i32)
  %1 = nvvm.convert.f32x2.to.f16x2 %0#0, %0#1, %0#2 {relu = true, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>, t.x = 1 : i32} : vector<2xf16>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, f32, i32)
  %1 = "nvvm.convert.f32x2.to.f16x2"(%0#0, %0#1, %0#2) <{relu = true, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>}> {t.x = 1 : i32} : (f32, f32, i32) -> vector<2xf16>
}) : () -> ()
// ===== nvvm.convert.f32x2.to.f16x2: ones with rnd
module {
  %0:3 = "t.values"() : () -> (f32, f32, i32)
  %1 = nvvm.convert.f32x2.to.f16x2 %0#0, %0#1, %0#2 {rnd = #nvvm.fp_rnd_mode<rs>} : vector<[2]xf16>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, f32, i32)
  %1 = "nvvm.convert.f32x2.to.f16x2"(%0#0, %0#1, %0#2) <{relu = false, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<none>}> : (f32, f32, i32) -> vector<[2]xf16>
}) : () -> ()
// ===== nvvm.convert.f32x2.to.f16x2: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = nvvm.convert.f32x2.to.f16x2 %0#0, %0#1 : vector<2xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "nvvm.convert.f32x2.to.f16x2"(%0#0, %0#1) <{relu = false, rnd = #nvvm.fp_rnd_mode<none>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> vector<2xf16>
}) : () -> ()
// ===== nvvm.convert.f32x2.to.f4x2: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = nvvm.convert.f32x2.to.f4x2 %0#0, %0#1 : i8(i32)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "nvvm.convert.f32x2.to.f4x2"(%0#0, %0#1) <{dstTy = i32, relu = false}> : (f32, f32) -> i8
}) : () -> ()
// ===== nvvm.convert.f32x2.to.f4x2: full (not verified)
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = nvvm.convert.f32x2.to.f4x2 %0#0, %0#1 {relu = true, t.x = 1 : i32} : i8(i32)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "nvvm.convert.f32x2.to.f4x2"(%0#0, %0#1) <{dstTy = i32, relu = true}> {t.x = 1 : i32} : (f32, f32) -> i8
}) : () -> ()
// ===== nvvm.convert.f32x2.to.f6x2: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = nvvm.convert.f32x2.to.f6x2 %0#0, %0#1 : i16(i32)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "nvvm.convert.f32x2.to.f6x2"(%0#0, %0#1) <{dstTy = i32, relu = false}> : (f32, f32) -> i16
}) : () -> ()
// ===== nvvm.convert.f32x2.to.f6x2: full (not verified)
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = nvvm.convert.f32x2.to.f6x2 %0#0, %0#1 {relu = true, t.x = 1 : i32} : i16(i32)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "nvvm.convert.f32x2.to.f6x2"(%0#0, %0#1) <{dstTy = i32, relu = true}> {t.x = 1 : i32} : (f32, f32) -> i16
}) : () -> ()
// ===== nvvm.convert.f32x2.to.f8x2: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = nvvm.convert.f32x2.to.f8x2 %0#0, %0#1 : i16(i32)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "nvvm.convert.f32x2.to.f8x2"(%0#0, %0#1) <{dstTy = i32, relu = false, rnd = #nvvm.fp_rnd_mode<none>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> i16
}) : () -> ()
// ===== nvvm.convert.f32x2.to.f8x2: full (not verified)
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = nvvm.convert.f32x2.to.f8x2 %0#0, %0#1 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>, t.x = 1 : i32} : i16(i32)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "nvvm.convert.f32x2.to.f8x2"(%0#0, %0#1) <{dstTy = i32, relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}> {t.x = 1 : i32} : (f32, f32) -> i16
}) : () -> ()
// ===== nvvm.convert.f32x2.to.f8x2: with rnd (not verified)
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = nvvm.convert.f32x2.to.f8x2 %0#0, %0#1 {rnd = #nvvm.fp_rnd_mode<rn>} : i16(i32)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "nvvm.convert.f32x2.to.f8x2"(%0#0, %0#1) <{dstTy = i32, relu = false, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> i16
}) : () -> ()
// ===== nvvm.convert.f32x2.to.f8x2: with sat (not verified)
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = nvvm.convert.f32x2.to.f8x2 %0#0, %0#1 {sat = #nvvm.sat_mode<satfinite>} : i16(i32)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "nvvm.convert.f32x2.to.f8x2"(%0#0, %0#1) <{dstTy = i32, relu = false, rnd = #nvvm.fp_rnd_mode<none>, sat = #nvvm.sat_mode<satfinite>}> : (f32, f32) -> i16
}) : () -> ()
// ===== nvvm.convert.f32x2.to.f8x2: with relu (not verified)
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = nvvm.convert.f32x2.to.f8x2 %0#0, %0#1 {relu = true} : i16(i32)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "nvvm.convert.f32x2.to.f8x2"(%0#0, %0#1) <{dstTy = i32, relu = true, rnd = #nvvm.fp_rnd_mode<none>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> i16
}) : () -> ()
// ===== nvvm.convert.f32x4.to.f4x4: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, i32)
  %1 = nvvm.convert.f32x4.to.f4x4 %0#0, %0#1 : vector<4xf32> -> i16(i32)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, i32)
  %1 = "nvvm.convert.f32x4.to.f4x4"(%0#0, %0#1) <{dstTy = i32, relu = false}> : (vector<4xf32>, i32) -> i16
}) : () -> ()
// ===== nvvm.convert.f32x4.to.f4x4: full (not verified)
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, i32)
  %1 = nvvm.convert.f32x4.to.f4x4 %0#0, %0#1 {relu = true, t.x = 1 : i32} : vector<4xf32> -> i16(i32)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, i32)
  %1 = "nvvm.convert.f32x4.to.f4x4"(%0#0, %0#1) <{dstTy = i32, relu = true}> {t.x = 1 : i32} : (vector<4xf32>, i32) -> i16
}) : () -> ()
// ===== nvvm.convert.f32x4.to.f6x4: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, i32)
  %1 = nvvm.convert.f32x4.to.f6x4 %0#0, %0#1 : vector<4xf32> -> vector<4xi8>(i32)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, i32)
  %1 = "nvvm.convert.f32x4.to.f6x4"(%0#0, %0#1) <{dstTy = i32, relu = false}> : (vector<4xf32>, i32) -> vector<4xi8>
}) : () -> ()
// ===== nvvm.convert.f32x4.to.f6x4: full (not verified)
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, i32)
  %1 = nvvm.convert.f32x4.to.f6x4 %0#0, %0#1 {relu = true, t.x = 1 : i32} : vector<4xf32> -> vector<4xi8>(i32)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, i32)
  %1 = "nvvm.convert.f32x4.to.f6x4"(%0#0, %0#1) <{dstTy = i32, relu = true}> {t.x = 1 : i32} : (vector<4xf32>, i32) -> vector<4xi8>
}) : () -> ()
// ===== nvvm.convert.f32x4.to.f8x4: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, i32)
  %1 = nvvm.convert.f32x4.to.f8x4 %0#0, %0#1 : vector<4xf32> -> vector<4xi8>(i32)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, i32)
  %1 = "nvvm.convert.f32x4.to.f8x4"(%0#0, %0#1) <{dstTy = i32, relu = false}> : (vector<4xf32>, i32) -> vector<4xi8>
}) : () -> ()
// ===== nvvm.convert.f32x4.to.f8x4: full (not verified)
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, i32)
  %1 = nvvm.convert.f32x4.to.f8x4 %0#0, %0#1 {relu = true, t.x = 1 : i32} : vector<4xf32> -> vector<4xi8>(i32)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, i32)
  %1 = "nvvm.convert.f32x4.to.f8x4"(%0#0, %0#1) <{dstTy = i32, relu = true}> {t.x = 1 : i32} : (vector<4xf32>, i32) -> vector<4xi8>
}) : () -> ()
// ===== nvvm.convert.f4x2.to.f16x2: bare (not verified)
module {
  %0 = "t.values"() : () -> i8
  %1 = nvvm.convert.f4x2.to.f16x2 %0 : i8(i32) -> vector<2xf16>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "nvvm.convert.f4x2.to.f16x2"(%0) <{relu = false, srcType = i32}> : (i8) -> vector<2xf16>
}) : () -> ()
// ===== nvvm.convert.f4x2.to.f16x2: full (not verified)
module {
  %0 = "t.values"() : () -> i8
  %1 = nvvm.convert.f4x2.to.f16x2 %0 {relu = true, t.x = 1 : i32} : i8(i32) -> vector<2xf16>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i8
  %1 = "nvvm.convert.f4x2.to.f16x2"(%0) <{relu = true, srcType = i32}> {t.x = 1 : i32} : (i8) -> vector<2xf16>
}) : () -> ()
// ===== nvvm.convert.f6x2.to.f16x2: bare (not verified)
module {
  %0 = "t.values"() : () -> vector<2xi8>
  %1 = nvvm.convert.f6x2.to.f16x2 %0 : vector<2xi8>(i32) -> vector<2xf16>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<2xi8>
  %1 = "nvvm.convert.f6x2.to.f16x2"(%0) <{relu = false, srcType = i32}> : (vector<2xi8>) -> vector<2xf16>
}) : () -> ()
// ===== nvvm.convert.f6x2.to.f16x2: full (not verified)
module {
  %0 = "t.values"() : () -> vector<2xi8>
  %1 = nvvm.convert.f6x2.to.f16x2 %0 {relu = true, t.x = 1 : i32} : vector<2xi8>(i32) -> vector<2xf16>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<2xi8>
  %1 = "nvvm.convert.f6x2.to.f16x2"(%0) <{relu = true, srcType = i32}> {t.x = 1 : i32} : (vector<2xi8>) -> vector<2xf16>
}) : () -> ()
// ===== nvvm.convert.f8x2.to.bf16x2: bare (not verified)
module {
  %0 = "t.values"() : () -> vector<2xi8>
  %1 = nvvm.convert.f8x2.to.bf16x2 %0 : vector<2xi8>(i32) -> vector<2xbf16>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<2xi8>
  %1 = "nvvm.convert.f8x2.to.bf16x2"(%0) <{srcType = i32}> : (vector<2xi8>) -> vector<2xbf16>
}) : () -> ()
// ===== nvvm.convert.f8x2.to.bf16x2: full (not verified)
module {
  %0 = "t.values"() : () -> vector<2xi8>
  %1 = nvvm.convert.f8x2.to.bf16x2 %0 {t.x = 1 : i32} : vector<2xi8>(i32) -> vector<2xbf16>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<2xi8>
  %1 = "nvvm.convert.f8x2.to.bf16x2"(%0) <{srcType = i32}> {t.x = 1 : i32} : (vector<2xi8>) -> vector<2xbf16>
}) : () -> ()
// ===== nvvm.convert.f8x2.to.f16x2: bare (not verified)
module {
  %0 = "t.values"() : () -> vector<2xi8>
  %1 = nvvm.convert.f8x2.to.f16x2 %0 : vector<2xi8>(i32) -> vector<2xf16>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<2xi8>
  %1 = "nvvm.convert.f8x2.to.f16x2"(%0) <{relu = false, srcType = i32}> : (vector<2xi8>) -> vector<2xf16>
}) : () -> ()
// ===== nvvm.convert.f8x2.to.f16x2: full (not verified)
module {
  %0 = "t.values"() : () -> vector<2xi8>
  %1 = nvvm.convert.f8x2.to.f16x2 %0 {relu = true, t.x = 1 : i32} : vector<2xi8>(i32) -> vector<2xf16>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<2xi8>
  %1 = "nvvm.convert.f8x2.to.f16x2"(%0) <{relu = true, srcType = i32}> {t.x = 1 : i32} : (vector<2xi8>) -> vector<2xf16>
}) : () -> ()
// ===== nvvm.convert.float.to.tf32: full
module {
  %0 = "t.values"() : () -> f32
  %1 = nvvm.convert.float.to.tf32 %0 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>, t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "nvvm.convert.float.to.tf32"(%0) <{relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}> {t.x = 1 : i32} : (f32) -> i32
}) : () -> ()
// ===== nvvm.convert.float.to.tf32: with rnd
module {
  %0 = "t.values"() : () -> f32
  %1 = nvvm.convert.float.to.tf32 %0 {rnd = #nvvm.fp_rnd_mode<rn>}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "nvvm.convert.float.to.tf32"(%0) <{relu = false, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>}> : (f32) -> i32
}) : () -> ()
// ===== nvvm.convert.float.to.tf32: bare (not verified)
module {
  %0 = "t.values"() : () -> f32
  %1 = nvvm.convert.float.to.tf32 %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "nvvm.convert.float.to.tf32"(%0) <{relu = false, rnd = #nvvm.fp_rnd_mode<none>, sat = #nvvm.sat_mode<none>}> : (f32) -> i32
}) : () -> ()
// ===== nvvm.cp.async.bulk.commit.group: bare
module {
  nvvm.cp.async.bulk.commit.group
}
// ----- generic
"builtin.module"() ({
  "nvvm.cp.async.bulk.commit.group"() : () -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.commit.group: full
module {
  nvvm.cp.async.bulk.commit.group {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.cp.async.bulk.commit.group"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.global.shared.cta: bare
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  nvvm.cp.async.bulk.global.shared.cta %0#0, %0#1, %0#2 : <1>, <3>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  "nvvm.cp.async.bulk.global.shared.cta"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.global.shared.cta: full
module {
  %0:5 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32, i64, i16)
  nvvm.cp.async.bulk.global.shared.cta %0#0, %0#1, %0#2 l2_cache_hint = %0#3 byte_mask = %0#4 {t.x = 1 : i32} : <1>, <3>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32, i64, i16)
  "nvvm.cp.async.bulk.global.shared.cta"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> {t.x = 1 : i32} : (!llvm.ptr<1>, !llvm.ptr<3>, i32, i64, i16) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.global.shared.cta: ones
module {
  %0:5 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32, i64, i16)
  nvvm.cp.async.bulk.global.shared.cta %0#0, %0#1, %0#2 l2_cache_hint = %0#3 byte_mask = %0#4 : <1>, <3>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32, i64, i16)
  "nvvm.cp.async.bulk.global.shared.cta"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32, i64, i16) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.global.shared.cta: with l2CacheHint
module {
  %0:4 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32, i64)
  nvvm.cp.async.bulk.global.shared.cta %0#0, %0#1, %0#2 l2_cache_hint = %0#3 : <1>, <3>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32, i64)
  "nvvm.cp.async.bulk.global.shared.cta"(%0#0, %0#1, %0#2, %0#3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32, i64) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.global.shared.cta: with byteMask
module {
  %0:4 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32, i16)
  nvvm.cp.async.bulk.global.shared.cta %0#0, %0#1, %0#2 byte_mask = %0#3 : <1>, <3>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32, i16)
  "nvvm.cp.async.bulk.global.shared.cta"(%0#0, %0#1, %0#2, %0#3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32, i16) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.prefetch: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, i32)
  nvvm.cp.async.bulk.prefetch %0#0, %0#1 : <1>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, i32)
  "nvvm.cp.async.bulk.prefetch"(%0#0, %0#1) : (!llvm.ptr<1>, i32) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.prefetch: full
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, i32, i64)
  nvvm.cp.async.bulk.prefetch %0#0, %0#1 l2_cache_hint = %0#2 {t.x = 1 : i32} : <1>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, i32, i64)
  "nvvm.cp.async.bulk.prefetch"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!llvm.ptr<1>, i32, i64) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.prefetch: ones
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, i32, i64)
  nvvm.cp.async.bulk.prefetch %0#0, %0#1 l2_cache_hint = %0#2 : <1>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, i32, i64)
  "nvvm.cp.async.bulk.prefetch"(%0#0, %0#1, %0#2) : (!llvm.ptr<1>, i32, i64) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.shared.cluster.global: bare
module {
  %0:4 = "t.values"() : () -> (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32)
  nvvm.cp.async.bulk.shared.cluster.global %0#0, %0#1, %0#2, %0#3 : !llvm.ptr<3>, <1>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32)
  "nvvm.cp.async.bulk.shared.cluster.global"(%0#0, %0#1, %0#2, %0#3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.shared.cluster.global: full
module {
  %0:6 = "t.values"() : () -> (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i16, i64)
  nvvm.cp.async.bulk.shared.cluster.global %0#0, %0#1, %0#2, %0#3 multicast_mask = %0#4 l2_cache_hint = %0#5 {t.x = 1 : i32} : !llvm.ptr<7>, <1>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i16, i64)
  "nvvm.cp.async.bulk.shared.cluster.global"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1>}> {t.x = 1 : i32} : (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i16, i64) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.shared.cluster.global: ones
module {
  %0:6 = "t.values"() : () -> (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i16, i64)
  nvvm.cp.async.bulk.shared.cluster.global %0#0, %0#1, %0#2, %0#3 multicast_mask = %0#4 l2_cache_hint = %0#5 : !llvm.ptr<7>, <1>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i16, i64)
  "nvvm.cp.async.bulk.shared.cluster.global"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1>}> : (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i16, i64) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.shared.cluster.global: with multicastMask
module {
  %0:5 = "t.values"() : () -> (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i16)
  nvvm.cp.async.bulk.shared.cluster.global %0#0, %0#1, %0#2, %0#3 multicast_mask = %0#4 : !llvm.ptr<7>, <1>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i16)
  "nvvm.cp.async.bulk.shared.cluster.global"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> : (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i16) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.shared.cluster.global: with l2CacheHint
module {
  %0:5 = "t.values"() : () -> (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i64)
  nvvm.cp.async.bulk.shared.cluster.global %0#0, %0#1, %0#2, %0#3 l2_cache_hint = %0#4 : !llvm.ptr<3>, <1>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i64)
  "nvvm.cp.async.bulk.shared.cluster.global"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>}> : (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i64) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.shared.cluster.shared.cta: bare
module {
  %0:4 = "t.values"() : () -> (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32)
  nvvm.cp.async.bulk.shared.cluster.shared.cta %0#0, %0#1, %0#2, %0#3 : <7>, <3>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32)
  "nvvm.cp.async.bulk.shared.cluster.shared.cta"(%0#0, %0#1, %0#2, %0#3) : (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.shared.cluster.shared.cta: full
module {
  %0:4 = "t.values"() : () -> (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32)
  nvvm.cp.async.bulk.shared.cluster.shared.cta %0#0, %0#1, %0#2, %0#3 {t.x = 1 : i32} : <7>, <3>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32)
  "nvvm.cp.async.bulk.shared.cluster.shared.cta"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.tensor.global.shared.cta: with coordinates
module {
  %0:4 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr<3>, i32, i32)
  nvvm.cp.async.bulk.tensor.global.shared.cta %0#0, %0#1, box[%0#2, %0#3] : !llvm.ptr, <3>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr<3>, i32, i32)
  "nvvm.cp.async.bulk.tensor.global.shared.cta"(%0#0, %0#1, %0#2, %0#3) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.tensor.global.shared.cta: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr<3>)
  nvvm.cp.async.bulk.tensor.global.shared.cta %0#0, %0#1, box[] : !llvm.ptr, <3>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr<3>)
  "nvvm.cp.async.bulk.tensor.global.shared.cta"(%0#0, %0#1) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.tensor.global.shared.cta: full (not verified)
module {
  %0:6 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr<3>, i32, i32, i64, i1)
  nvvm.cp.async.bulk.tensor.global.shared.cta %0#0, %0#1, box[%0#2, %0#3] l2_cache_hint = %0#4, predicate = %0#5 {mode = #nvvm.tma_store_mode<im2col>, t.x = 1 : i32} : !llvm.ptr, <3>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr<3>, i32, i32, i64, i1)
  "nvvm.cp.async.bulk.tensor.global.shared.cta"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{mode = #nvvm.tma_store_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 1>}> {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i64, i1) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.tensor.prefetch: with coordinates
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, i32, i32)
  nvvm.cp.async.bulk.tensor.prefetch %0#0, box[%0#1, %0#2] : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, i32, i32)
  "nvvm.cp.async.bulk.tensor.prefetch"(%0#0, %0#1, %0#2) <{mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (!llvm.ptr, i32, i32) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.tensor.prefetch: bare (not verified)
module {
  %0 = "t.values"() : () -> !llvm.ptr
  nvvm.cp.async.bulk.tensor.prefetch %0, box[] : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "nvvm.cp.async.bulk.tensor.prefetch"(%0) <{mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.tensor.prefetch: full (not verified)
module {
  %0:6 = "t.values"() : () -> (!llvm.ptr, i32, i32, i16, i16, i64)
  nvvm.cp.async.bulk.tensor.prefetch %0#0, box[%0#1, %0#2] im2col[%0#3, %0#4] l2_cache_hint = %0#5 {mode = #nvvm.tma_load_mode<im2col>, t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!llvm.ptr, i32, i32, i16, i16, i64)
  "nvvm.cp.async.bulk.tensor.prefetch"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 2, 2, 1>}> {t.x = 1 : i32} : (!llvm.ptr, i32, i32, i16, i16, i64) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.tensor.reduce: ones
module {
  %0:4 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr<3>, i32, i64)
  nvvm.cp.async.bulk.tensor.reduce %0#0, %0#1, box[%0#2] l2_cache_hint = %0#3 {redKind = #nvvm.tma_redux_kind<max>} : !llvm.ptr, <3>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr<3>, i32, i64)
  "nvvm.cp.async.bulk.tensor.reduce"(%0#0, %0#1, %0#2, %0#3) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 1>, redKind = #nvvm.tma_redux_kind<max>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i64) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.tensor.reduce: with coordinates
module {
  %0:4 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr<3>, i32, i32)
  nvvm.cp.async.bulk.tensor.reduce %0#0, %0#1, box[%0#2, %0#3] {redKind = #nvvm.tma_redux_kind<max>} : !llvm.ptr, <3>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr<3>, i32, i32)
  "nvvm.cp.async.bulk.tensor.reduce"(%0#0, %0#1, %0#2, %0#3) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 2, 0>, redKind = #nvvm.tma_redux_kind<max>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.tensor.reduce: full
module {
  %0:5 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr<3>, i32, i32, i64)
  nvvm.cp.async.bulk.tensor.reduce %0#0, %0#1, box[%0#2, %0#3] l2_cache_hint = %0#4 {redKind = #nvvm.tma_redux_kind<max>, t.x = 1 : i32} : !llvm.ptr, <3>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr<3>, i32, i32, i64)
  "nvvm.cp.async.bulk.tensor.reduce"(%0#0, %0#1, %0#2, %0#3, %0#4) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 2, 1>, redKind = #nvvm.tma_redux_kind<max>}> {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i64) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.tensor.reduce: ones with mode
module {
  %0:4 = "t.values"() : () -> (!llvm.ptr<7>, !llvm.ptr<3>, i32, i64)
  nvvm.cp.async.bulk.tensor.reduce %0#0, %0#1, box[%0#2] l2_cache_hint = %0#3 {redKind = #nvvm.tma_redux_kind<inc>} : <7>, <3>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.ptr<7>, !llvm.ptr<3>, i32, i64)
  "nvvm.cp.async.bulk.tensor.reduce"(%0#0, %0#1, %0#2, %0#3) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 1>, redKind = #nvvm.tma_redux_kind<inc>}> : (!llvm.ptr<7>, !llvm.ptr<3>, i32, i64) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.tensor.reduce: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr<3>)
  nvvm.cp.async.bulk.tensor.reduce %0#0, %0#1, box[] {redKind = #nvvm.tma_redux_kind<max>} : !llvm.ptr, <3>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr<3>)
  "nvvm.cp.async.bulk.tensor.reduce"(%0#0, %0#1) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, redKind = #nvvm.tma_redux_kind<max>}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.tensor.shared.cluster.global: with coordinates
module {
  %0:5 = "t.values"() : () -> (!llvm.ptr<7>, !llvm.ptr, i32, i32, !llvm.ptr<3>)
  nvvm.cp.async.bulk.tensor.shared.cluster.global %0#0, %0#1, %0#4, box[%0#2, %0#3] : !llvm.ptr<7>, !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!llvm.ptr<7>, !llvm.ptr, i32, i32, !llvm.ptr<3>)
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%0#0, %0#1, %0#2, %0#3, %0#4) <{isCTAOnly = false, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 0, 0, 0, 0>}> : (!llvm.ptr<7>, !llvm.ptr, i32, i32, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.tensor.shared.cluster.global: bare (not verified)
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr<3>)
  nvvm.cp.async.bulk.tensor.shared.cluster.global %0#0, %0#1, %0#2, box[] : !llvm.ptr, !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr<3>)
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%0#0, %0#1, %0#2) <{isCTAOnly = false, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 0, 1, 0, 0, 0, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.tensor.shared.cluster.global: full (not verified)
module {
  %0:10 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr<3>, i16, i16, i16, i64, i1)
  nvvm.cp.async.bulk.tensor.shared.cluster.global %0#0, %0#1, %0#4, box[%0#2, %0#3] im2col[%0#5, %0#6] multicast_mask = %0#7 l2_cache_hint = %0#8 predicate = %0#9 {group = #nvvm.cta_group<cta_2>, isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col>, t.x = 1 : i32} : !llvm.ptr, !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:10 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr<3>, i16, i16, i16, i64, i1)
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9) <{group = #nvvm.cta_group<cta_2>, isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 2, 1, 1, 1>}> {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr<3>, i16, i16, i16, i64, i1) -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.wait_group: bare
module {
  nvvm.cp.async.bulk.wait_group 1
}
// ----- generic
"builtin.module"() ({
  "nvvm.cp.async.bulk.wait_group"() <{group = 1 : i32}> : () -> ()
}) : () -> ()
// ===== nvvm.cp.async.bulk.wait_group: full
module {
  nvvm.cp.async.bulk.wait_group 1 {read, t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.cp.async.bulk.wait_group"() <{group = 1 : i32, read}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.cp.async.commit.group: bare
module {
  nvvm.cp.async.commit.group
}
// ----- generic
"builtin.module"() ({
  "nvvm.cp.async.commit.group"() : () -> ()
}) : () -> ()
// ===== nvvm.cp.async.commit.group: full
module {
  nvvm.cp.async.commit.group {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.cp.async.commit.group"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.cp.async.mbarrier.arrive: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  nvvm.cp.async.mbarrier.arrive %0 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "nvvm.cp.async.mbarrier.arrive"(%0) <{noinc = false}> : (!llvm.ptr) -> ()
}) : () -> ()
// ===== nvvm.cp.async.mbarrier.arrive: full
module {
  %0 = "t.values"() : () -> !llvm.ptr
  nvvm.cp.async.mbarrier.arrive %0 {noinc = true, t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "nvvm.cp.async.mbarrier.arrive"(%0) <{noinc = true}> {t.x = 1 : i32} : (!llvm.ptr) -> ()
}) : () -> ()
// ===== nvvm.cp.async.shared.global: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, !llvm.ptr<1>)
  nvvm.cp.async.shared.global %0#0, %0#1, 16, cache =  cg : !llvm.ptr<3>, !llvm.ptr<1>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, !llvm.ptr<1>)
  "nvvm.cp.async.shared.global"(%0#0, %0#1) <{modifier = #nvvm<load_cache_modifier cg>, size = 16 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
}) : () -> ()
// ===== nvvm.cp.async.shared.global: full
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<3>, !llvm.ptr<1>, i32)
  nvvm.cp.async.shared.global %0#0, %0#1, 16, cache =  cg, %0#2 {t.x = 1 : i32} : !llvm.ptr<3>, !llvm.ptr<1>, i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<3>, !llvm.ptr<1>, i32)
  "nvvm.cp.async.shared.global"(%0#0, %0#1, %0#2) <{modifier = #nvvm<load_cache_modifier cg>, size = 16 : i32}> {t.x = 1 : i32} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
}) : () -> ()
// ===== nvvm.cp.async.wait.group: bare
module {
  nvvm.cp.async.wait.group 1
}
// ----- generic
"builtin.module"() ({
  "nvvm.cp.async.wait.group"() <{n = 1 : i32}> : () -> ()
}) : () -> ()
// ===== nvvm.cp.async.wait.group: full
module {
  nvvm.cp.async.wait.group 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.cp.async.wait.group"() <{n = 1 : i32}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.dot.accumulate.2way: bare
module {
  %0:3 = "t.values"() : () -> (vector<2xi16>, vector<4xi8>, i32)
  %1 = nvvm.dot.accumulate.2way %0#0 <unsigned>, %0#1 <unsigned>, %0#2 {b_hi = true} : vector<2xi16>, vector<4xi8>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<2xi16>, vector<4xi8>, i32)
  %1 = "nvvm.dot.accumulate.2way"(%0#0, %0#1, %0#2) <{a_type = #nvvm.dot_accumulate_type<unsigned>, b_hi = true, b_type = #nvvm.dot_accumulate_type<unsigned>}> : (vector<2xi16>, vector<4xi8>, i32) -> i32
}) : () -> ()
// ===== nvvm.dot.accumulate.2way: full
module {
  %0:3 = "t.values"() : () -> (vector<2xi16>, vector<4xi8>, i32)
  %1 = nvvm.dot.accumulate.2way %0#0 <unsigned>, %0#1 <unsigned>, %0#2 {b_hi = true, t.x = 1 : i32} : vector<2xi16>, vector<4xi8>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<2xi16>, vector<4xi8>, i32)
  %1 = "nvvm.dot.accumulate.2way"(%0#0, %0#1, %0#2) <{a_type = #nvvm.dot_accumulate_type<unsigned>, b_hi = true, b_type = #nvvm.dot_accumulate_type<unsigned>}> {t.x = 1 : i32} : (vector<2xi16>, vector<4xi8>, i32) -> i32
}) : () -> ()
// ===== nvvm.dot.accumulate.4way: bare
module {
  %0:3 = "t.values"() : () -> (vector<4xi8>, vector<4xi8>, i32)
  %1 = nvvm.dot.accumulate.4way %0#0 <unsigned>, %0#1 <unsigned>, %0#2 : vector<4xi8>, vector<4xi8>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi8>, vector<4xi8>, i32)
  %1 = "nvvm.dot.accumulate.4way"(%0#0, %0#1, %0#2) <{a_type = #nvvm.dot_accumulate_type<unsigned>, b_type = #nvvm.dot_accumulate_type<unsigned>}> : (vector<4xi8>, vector<4xi8>, i32) -> i32
}) : () -> ()
// ===== nvvm.dot.accumulate.4way: full
module {
  %0:3 = "t.values"() : () -> (vector<4xi8>, vector<4xi8>, i32)
  %1 = nvvm.dot.accumulate.4way %0#0 <unsigned>, %0#1 <unsigned>, %0#2 {t.x = 1 : i32} : vector<4xi8>, vector<4xi8>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi8>, vector<4xi8>, i32)
  %1 = "nvvm.dot.accumulate.4way"(%0#0, %0#1, %0#2) <{a_type = #nvvm.dot_accumulate_type<unsigned>, b_type = #nvvm.dot_accumulate_type<unsigned>}> {t.x = 1 : i32} : (vector<4xi8>, vector<4xi8>, i32) -> i32
}) : () -> ()
// ===== nvvm.elect.sync: bare
module {
  %0 = nvvm.elect.sync -> i1
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.elect.sync"() : () -> i1
}) : () -> ()
// ===== nvvm.elect.sync: full
module {
  %0 = "t.values"() : () -> i32
  %1 = nvvm.elect.sync %0 {t.x = 1 : i32} -> i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "nvvm.elect.sync"(%0) {t.x = 1 : i32} : (i32) -> i1
}) : () -> ()
// ===== nvvm.elect.sync: ones
module {
  %0 = "t.values"() : () -> i32
  %1 = nvvm.elect.sync %0 -> i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "nvvm.elect.sync"(%0) : (i32) -> i1
}) : () -> ()
// ===== nvvm.exit: bare
module {
  nvvm.exit
}
// ----- generic
"builtin.module"() ({
  "nvvm.exit"() : () -> ()
}) : () -> ()
// ===== nvvm.exit: full
module {
  nvvm.exit {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.exit"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.fence.mbarrier.init: bare
module {
  nvvm.fence.mbarrier.init
}
// ----- generic
"builtin.module"() ({
  "nvvm.fence.mbarrier.init"() : () -> ()
}) : () -> ()
// ===== nvvm.fence.mbarrier.init: full
module {
  nvvm.fence.mbarrier.init {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.fence.mbarrier.init"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.fence.proxy: bare
module {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>}
}
// ----- generic
"builtin.module"() ({
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async>}> : () -> ()
}) : () -> ()
// ===== nvvm.fence.proxy: full
module {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>, t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.fence.proxy.acquire: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  nvvm.fence.proxy.acquire <cluster> %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  "nvvm.fence.proxy.acquire"(%0#0, %0#1) <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<cluster>, toProxy = #nvvm.proxy_kind<tensormap>}> : (!llvm.ptr, i32) -> ()
}) : () -> ()
// ===== nvvm.fence.proxy.acquire: with toProxy
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  nvvm.fence.proxy.acquire <sys> %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  "nvvm.fence.proxy.acquire"(%0#0, %0#1) <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<sys>, toProxy = #nvvm.proxy_kind<tensormap>}> : (!llvm.ptr, i32) -> ()
}) : () -> ()
// ===== nvvm.fence.proxy.acquire: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  nvvm.fence.proxy.acquire <cluster> %0#0, %0#1 from_proxy = <async> to_proxy = <async> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  "nvvm.fence.proxy.acquire"(%0#0, %0#1) <{fromProxy = #nvvm.proxy_kind<async>, scope = #nvvm.mem_scope<cluster>, toProxy = #nvvm.proxy_kind<async>}> {t.x = 1 : i32} : (!llvm.ptr, i32) -> ()
}) : () -> ()
// ===== nvvm.fence.proxy.release: bare
module {
  nvvm.fence.proxy.release <cluster>
}
// ----- generic
"builtin.module"() ({
  "nvvm.fence.proxy.release"() <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<cluster>, toProxy = #nvvm.proxy_kind<tensormap>}> : () -> ()
}) : () -> ()
// ===== nvvm.fence.proxy.release: with toProxy
module {
  nvvm.fence.proxy.release <cta>
}
// ----- generic
"builtin.module"() ({
  "nvvm.fence.proxy.release"() <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<cta>, toProxy = #nvvm.proxy_kind<tensormap>}> : () -> ()
}) : () -> ()
// ===== nvvm.fence.proxy.release: full (not verified)
module {
  nvvm.fence.proxy.release <cluster> from_proxy = <async> to_proxy = <async> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.fence.proxy.release"() <{fromProxy = #nvvm.proxy_kind<async>, scope = #nvvm.mem_scope<cluster>, toProxy = #nvvm.proxy_kind<async>}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.fence.proxy.sync_restrict: with fromProxy
module {
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}
}
// ----- generic
"builtin.module"() ({
  "nvvm.fence.proxy.sync_restrict"() <{fromProxy = #nvvm.proxy_kind<generic>, order = #nvvm.mem_order<release>, toProxy = #nvvm.proxy_kind<async>}> : () -> ()
}) : () -> ()
// ===== nvvm.fence.proxy.sync_restrict: bare
module {
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>}
}
// ----- generic
"builtin.module"() ({
  "nvvm.fence.proxy.sync_restrict"() <{fromProxy = #nvvm.proxy_kind<generic>, order = #nvvm.mem_order<acquire>, toProxy = #nvvm.proxy_kind<async>}> : () -> ()
}) : () -> ()
// ===== nvvm.fence.proxy.sync_restrict: full (not verified)
module {
  nvvm.fence.proxy.sync_restrict {fromProxy = #nvvm.proxy_kind<async>, order = #nvvm.mem_order<relaxed>, t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.fence.proxy.sync_restrict"() <{fromProxy = #nvvm.proxy_kind<async>, order = #nvvm.mem_order<relaxed>, toProxy = #nvvm.proxy_kind<async>}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.fence.sc.cluster: bare
module {
  nvvm.fence.sc.cluster
}
// ----- generic
"builtin.module"() ({
  "nvvm.fence.sc.cluster"() : () -> ()
}) : () -> ()
// ===== nvvm.fence.sc.cluster: full
module {
  nvvm.fence.sc.cluster {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.fence.sc.cluster"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.fence.sync_restrict: bare
module {
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
}
// ----- generic
"builtin.module"() ({
  "nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<acquire>}> : () -> ()
}) : () -> ()
// ===== nvvm.fence.sync_restrict: full
module {
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>, t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<acquire>}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.griddepcontrol: bare
module {
  nvvm.griddepcontrol  launch_dependents
}
// ----- generic
"builtin.module"() ({
  "nvvm.griddepcontrol"() <{kind = #nvvm<grid_dep_action launch_dependents>}> : () -> ()
}) : () -> ()
// ===== nvvm.griddepcontrol: full
module {
  nvvm.griddepcontrol  launch_dependents {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.griddepcontrol"() <{kind = #nvvm<grid_dep_action launch_dependents>}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.inline_ptx: bare
module {
  nvvm.inline_ptx "text"
}
// ----- generic
"builtin.module"() ({
  "nvvm.inline_ptx"() <{operandSegmentSizes = array<i32: 0, 0, 0>, ptxCode = "text"}> : () -> ()
}) : () -> ()
// ===== nvvm.inline_ptx: full
module {
  %0:5 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i1)
  %1:2 = nvvm.inline_ptx "text" ro(%0#0, %0#1 : !llvm.ptr, !llvm.ptr) rw(%0#2, %0#3 : !llvm.ptr, !llvm.ptr), predicate = %0#4 {t.x = 1 : i32} -> !llvm.ptr, !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i1)
  %1:2 = "nvvm.inline_ptx"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 2, 2, 1>, ptxCode = "text"}> {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> (!llvm.ptr, !llvm.ptr)
}) : () -> ()
// ===== nvvm.inline_ptx: ones
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i1)
  %1 = nvvm.inline_ptx "text" ro(%0#0 : !llvm.ptr) rw(%0#1 : !llvm.ptr), predicate = %0#2 -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i1)
  %1 = "nvvm.inline_ptx"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 1>, ptxCode = "text"}> : (!llvm.ptr, !llvm.ptr, i1) -> !llvm.ptr
}) : () -> ()
// ===== nvvm.inline_ptx: with readOnlyArgs
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  nvvm.inline_ptx "text" ro(%0#0, %0#1 : !llvm.ptr, !llvm.ptr)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "nvvm.inline_ptx"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 2, 0, 0>, ptxCode = "text"}> : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()
// ===== nvvm.inline_ptx: with readWriteArgs
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  nvvm.inline_ptx "text" rw(%0#0, %0#1 : !llvm.ptr, !llvm.ptr)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "nvvm.inline_ptx"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 0, 2, 0>, ptxCode = "text"}> : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()
// ===== nvvm.ldmatrix: bare (not verified)
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = nvvm.ldmatrix %0 {eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "nvvm.ldmatrix"(%0) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> !llvm.ptr
}) : () -> ()
// ===== nvvm.ldmatrix: full (not verified)
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = nvvm.ldmatrix %0 {eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, t.x = 1 : i32} : (!llvm.ptr<3>) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "nvvm.ldmatrix"(%0) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> {t.x = 1 : i32} : (!llvm.ptr<3>) -> !llvm.ptr
}) : () -> ()
// ===== nvvm.mapa: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = nvvm.mapa %0#0, %0#1 : !llvm.ptr -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = "nvvm.mapa"(%0#0, %0#1) : (!llvm.ptr, i32) -> !llvm.ptr
}) : () -> ()
// ===== nvvm.mapa: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = nvvm.mapa %0#0, %0#1 {t.x = 1 : i32} : !llvm.ptr -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = "nvvm.mapa"(%0#0, %0#1) {t.x = 1 : i32} : (!llvm.ptr, i32) -> !llvm.ptr
}) : () -> ()
// ===== nvvm.match.sync: bare
module {
  %0:2 = "t.values"() : () -> (i32, i64)
  %1 = nvvm.match.sync  all %0#0, %0#1 : i64 -> !llvm.struct<(i32, i1)>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i64)
  %1 = "nvvm.match.sync"(%0#0, %0#1) <{kind = #nvvm<match_sync_kind all>}> : (i32, i64) -> !llvm.struct<(i32, i1)>
}) : () -> ()
// ===== nvvm.match.sync: full
module {
  %0:2 = "t.values"() : () -> (i32, i64)
  %1 = nvvm.match.sync  all %0#0, %0#1 {t.x = 1 : i32} : i64 -> !llvm.struct<(i32, i1)>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i64)
  %1 = "nvvm.match.sync"(%0#0, %0#1) <{kind = #nvvm<match_sync_kind all>}> {t.x = 1 : i32} : (i32, i64) -> !llvm.struct<(i32, i1)>
}) : () -> ()
// ===== nvvm.mbarrier.arrive: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  nvvm.mbarrier.arrive %0 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "nvvm.mbarrier.arrive"(%0) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr) -> ()
}) : () -> ()
// ===== nvvm.mbarrier.arrive: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = nvvm.mbarrier.arrive %0#0, %0#1 {relaxed = true, scope = #nvvm.mem_scope<cluster>, t.x = 1 : i32} : !llvm.ptr -> i64
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = "nvvm.mbarrier.arrive"(%0#0, %0#1) <{relaxed = true, scope = #nvvm.mem_scope<cluster>}> {t.x = 1 : i32} : (!llvm.ptr, i32) -> i64
}) : () -> ()
// ===== nvvm.mbarrier.arrive: ones
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = nvvm.mbarrier.arrive %0#0, %0#1 : !llvm.ptr -> i64
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = "nvvm.mbarrier.arrive"(%0#0, %0#1) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i32) -> i64
}) : () -> ()
// ===== nvvm.mbarrier.arrive: with count
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  nvvm.mbarrier.arrive %0#0, %0#1 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  "nvvm.mbarrier.arrive"(%0#0, %0#1) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i32) -> ()
}) : () -> ()
// ===== nvvm.mbarrier.arrive: with res
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = nvvm.mbarrier.arrive %0 : !llvm.ptr -> i64
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "nvvm.mbarrier.arrive"(%0) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr) -> i64
}) : () -> ()
// ===== nvvm.mbarrier.arrive.expect_tx: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  nvvm.mbarrier.arrive.expect_tx %0#0, %0#1 : !llvm.ptr, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  "nvvm.mbarrier.arrive.expect_tx"(%0#0, %0#1) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i32) -> ()
}) : () -> ()
// ===== nvvm.mbarrier.arrive.expect_tx: with predicate
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, i32, i1)
  nvvm.mbarrier.arrive.expect_tx %0#0, %0#1, predicate = %0#2 : !llvm.ptr, i32, i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, i32, i1)
  "nvvm.mbarrier.arrive.expect_tx"(%0#0, %0#1, %0#2) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i32, i1) -> ()
}) : () -> ()
// ===== nvvm.mbarrier.arrive.expect_tx: with res
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = nvvm.mbarrier.arrive.expect_tx %0#0, %0#1 : !llvm.ptr, i32 -> i64
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = "nvvm.mbarrier.arrive.expect_tx"(%0#0, %0#1) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i32) -> i64
}) : () -> ()
// ===== nvvm.mbarrier.arrive.expect_tx: with scope
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  nvvm.mbarrier.arrive.expect_tx %0#0, %0#1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  "nvvm.mbarrier.arrive.expect_tx"(%0#0, %0#1) <{relaxed = false, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr, i32) -> ()
}) : () -> ()
// ===== nvvm.mbarrier.arrive.expect_tx: with relaxed
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  nvvm.mbarrier.arrive.expect_tx %0#0, %0#1 {relaxed = true} : !llvm.ptr, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  "nvvm.mbarrier.arrive.expect_tx"(%0#0, %0#1) <{relaxed = true, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i32) -> ()
}) : () -> ()
// ===== nvvm.mbarrier.arrive.nocomplete: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = nvvm.mbarrier.arrive.nocomplete %0#0, %0#1 : !llvm.ptr, i32 -> i64
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = "nvvm.mbarrier.arrive.nocomplete"(%0#0, %0#1) : (!llvm.ptr, i32) -> i64
}) : () -> ()
// ===== nvvm.mbarrier.arrive.nocomplete: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = nvvm.mbarrier.arrive.nocomplete %0#0, %0#1 {t.x = 1 : i32} : !llvm.ptr, i32 -> i64
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = "nvvm.mbarrier.arrive.nocomplete"(%0#0, %0#1) {t.x = 1 : i32} : (!llvm.ptr, i32) -> i64
}) : () -> ()
// ===== nvvm.mbarrier.arrive_drop: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  nvvm.mbarrier.arrive_drop %0 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "nvvm.mbarrier.arrive_drop"(%0) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr) -> ()
}) : () -> ()
// ===== nvvm.mbarrier.arrive_drop: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = nvvm.mbarrier.arrive_drop %0#0, %0#1 {relaxed = true, scope = #nvvm.mem_scope<cluster>, t.x = 1 : i32} : !llvm.ptr -> i64
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = "nvvm.mbarrier.arrive_drop"(%0#0, %0#1) <{relaxed = true, scope = #nvvm.mem_scope<cluster>}> {t.x = 1 : i32} : (!llvm.ptr, i32) -> i64
}) : () -> ()
// ===== nvvm.mbarrier.arrive_drop: ones
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = nvvm.mbarrier.arrive_drop %0#0, %0#1 : !llvm.ptr -> i64
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = "nvvm.mbarrier.arrive_drop"(%0#0, %0#1) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i32) -> i64
}) : () -> ()
// ===== nvvm.mbarrier.arrive_drop: with count
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  nvvm.mbarrier.arrive_drop %0#0, %0#1 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  "nvvm.mbarrier.arrive_drop"(%0#0, %0#1) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i32) -> ()
}) : () -> ()
// ===== nvvm.mbarrier.arrive_drop: with res
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = nvvm.mbarrier.arrive_drop %0 : !llvm.ptr -> i64
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "nvvm.mbarrier.arrive_drop"(%0) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr) -> i64
}) : () -> ()
// ===== nvvm.mbarrier.arrive_drop.expect_tx: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  nvvm.mbarrier.arrive_drop.expect_tx %0#0, %0#1 : !llvm.ptr, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  "nvvm.mbarrier.arrive_drop.expect_tx"(%0#0, %0#1) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i32) -> ()
}) : () -> ()
// ===== nvvm.mbarrier.arrive_drop.expect_tx: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = nvvm.mbarrier.arrive_drop.expect_tx %0#0, %0#1 {relaxed = true, scope = #nvvm.mem_scope<cluster>, t.x = 1 : i32} : !llvm.ptr, i32 -> i64
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = "nvvm.mbarrier.arrive_drop.expect_tx"(%0#0, %0#1) <{relaxed = true, scope = #nvvm.mem_scope<cluster>}> {t.x = 1 : i32} : (!llvm.ptr, i32) -> i64
}) : () -> ()
// ===== nvvm.mbarrier.arrive_drop.expect_tx: ones
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = nvvm.mbarrier.arrive_drop.expect_tx %0#0, %0#1 : !llvm.ptr, i32 -> i64
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = "nvvm.mbarrier.arrive_drop.expect_tx"(%0#0, %0#1) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i32) -> i64
}) : () -> ()
// ===== nvvm.mbarrier.arrive_drop.expect_tx: with scope
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  nvvm.mbarrier.arrive_drop.expect_tx %0#0, %0#1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  "nvvm.mbarrier.arrive_drop.expect_tx"(%0#0, %0#1) <{relaxed = false, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr, i32) -> ()
}) : () -> ()
// ===== nvvm.mbarrier.arrive_drop.expect_tx: with relaxed
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  nvvm.mbarrier.arrive_drop.expect_tx %0#0, %0#1 {relaxed = true} : !llvm.ptr, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  "nvvm.mbarrier.arrive_drop.expect_tx"(%0#0, %0#1) <{relaxed = true, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i32) -> ()
}) : () -> ()
// ===== nvvm.mbarrier.arrive_drop.nocomplete: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = nvvm.mbarrier.arrive_drop.nocomplete %0#0, %0#1 : !llvm.ptr, i32 -> i64
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = "nvvm.mbarrier.arrive_drop.nocomplete"(%0#0, %0#1) : (!llvm.ptr, i32) -> i64
}) : () -> ()
// ===== nvvm.mbarrier.arrive_drop.nocomplete: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = nvvm.mbarrier.arrive_drop.nocomplete %0#0, %0#1 {t.x = 1 : i32} : !llvm.ptr, i32 -> i64
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = "nvvm.mbarrier.arrive_drop.nocomplete"(%0#0, %0#1) {t.x = 1 : i32} : (!llvm.ptr, i32) -> i64
}) : () -> ()
// ===== nvvm.mbarrier.complete_tx: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, i32)
  nvvm.mbarrier.complete_tx %0#0, %0#1 : !llvm.ptr<3>, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, i32)
  "nvvm.mbarrier.complete_tx"(%0#0, %0#1) <{scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== nvvm.mbarrier.complete_tx: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, i32)
  nvvm.mbarrier.complete_tx %0#0, %0#1 {scope = #nvvm.mem_scope<cluster>, t.x = 1 : i32} : !llvm.ptr<3>, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, i32)
  "nvvm.mbarrier.complete_tx"(%0#0, %0#1) <{scope = #nvvm.mem_scope<cluster>}> {t.x = 1 : i32} : (!llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== nvvm.mbarrier.expect_tx: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, i32)
  nvvm.mbarrier.expect_tx %0#0, %0#1 : !llvm.ptr<3>, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, i32)
  "nvvm.mbarrier.expect_tx"(%0#0, %0#1) <{scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== nvvm.mbarrier.expect_tx: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, i32)
  nvvm.mbarrier.expect_tx %0#0, %0#1 {scope = #nvvm.mem_scope<cluster>, t.x = 1 : i32} : !llvm.ptr<3>, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, i32)
  "nvvm.mbarrier.expect_tx"(%0#0, %0#1) <{scope = #nvvm.mem_scope<cluster>}> {t.x = 1 : i32} : (!llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== nvvm.mbarrier.init: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  nvvm.mbarrier.init %0#0, %0#1 : !llvm.ptr, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  "nvvm.mbarrier.init"(%0#0, %0#1) : (!llvm.ptr, i32) -> ()
}) : () -> ()
// ===== nvvm.mbarrier.init: full
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, i32, i1)
  nvvm.mbarrier.init %0#0, %0#1, predicate = %0#2 {t.x = 1 : i32} : !llvm.ptr, i32, i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, i32, i1)
  "nvvm.mbarrier.init"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!llvm.ptr, i32, i1) -> ()
}) : () -> ()
// ===== nvvm.mbarrier.init: ones
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, i32, i1)
  nvvm.mbarrier.init %0#0, %0#1, predicate = %0#2 : !llvm.ptr, i32, i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, i32, i1)
  "nvvm.mbarrier.init"(%0#0, %0#1, %0#2) : (!llvm.ptr, i32, i1) -> ()
}) : () -> ()
// ===== nvvm.mbarrier.inval: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  nvvm.mbarrier.inval %0 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "nvvm.mbarrier.inval"(%0) : (!llvm.ptr) -> ()
}) : () -> ()
// ===== nvvm.mbarrier.inval: full
module {
  %0 = "t.values"() : () -> !llvm.ptr
  nvvm.mbarrier.inval %0 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "nvvm.mbarrier.inval"(%0) {t.x = 1 : i32} : (!llvm.ptr) -> ()
}) : () -> ()
// ===== nvvm.mbarrier.test.wait: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i64)
  %1 = nvvm.mbarrier.test.wait %0#0, %0#1 : !llvm.ptr, i64 -> i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i64)
  %1 = "nvvm.mbarrier.test.wait"(%0#0, %0#1) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i64) -> i1
}) : () -> ()
// ===== nvvm.mbarrier.test.wait: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i64)
  %1 = nvvm.mbarrier.test.wait %0#0, %0#1 {relaxed = true, scope = #nvvm.mem_scope<cluster>, t.x = 1 : i32} : !llvm.ptr, i64 -> i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i64)
  %1 = "nvvm.mbarrier.test.wait"(%0#0, %0#1) <{relaxed = true, scope = #nvvm.mem_scope<cluster>}> {t.x = 1 : i32} : (!llvm.ptr, i64) -> i1
}) : () -> ()
// ===== nvvm.mbarrier.test.wait: with scope
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i64)
  %1 = nvvm.mbarrier.test.wait %0#0, %0#1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i64 -> i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i64)
  %1 = "nvvm.mbarrier.test.wait"(%0#0, %0#1) <{relaxed = false, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr, i64) -> i1
}) : () -> ()
// ===== nvvm.mbarrier.test.wait: with relaxed
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i64)
  %1 = nvvm.mbarrier.test.wait %0#0, %0#1 {relaxed = true} : !llvm.ptr, i64 -> i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i64)
  %1 = "nvvm.mbarrier.test.wait"(%0#0, %0#1) <{relaxed = true, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i64) -> i1
}) : () -> ()
// ===== nvvm.mbarrier.try_wait: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i64)
  %1 = nvvm.mbarrier.try_wait %0#0, %0#1 : !llvm.ptr, i64 -> i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i64)
  %1 = "nvvm.mbarrier.try_wait"(%0#0, %0#1) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i64) -> i1
}) : () -> ()
// ===== nvvm.mbarrier.try_wait: full
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, i64, i32)
  %1 = nvvm.mbarrier.try_wait %0#0, %0#1, %0#2 {relaxed = true, scope = #nvvm.mem_scope<cluster>, t.x = 1 : i32} : !llvm.ptr, i64, i32 -> i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, i64, i32)
  %1 = "nvvm.mbarrier.try_wait"(%0#0, %0#1, %0#2) <{relaxed = true, scope = #nvvm.mem_scope<cluster>}> {t.x = 1 : i32} : (!llvm.ptr, i64, i32) -> i1
}) : () -> ()
// ===== nvvm.mbarrier.try_wait: ones
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, i64, i32)
  %1 = nvvm.mbarrier.try_wait %0#0, %0#1, %0#2 : !llvm.ptr, i64, i32 -> i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, i64, i32)
  %1 = "nvvm.mbarrier.try_wait"(%0#0, %0#1, %0#2) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i64, i32) -> i1
}) : () -> ()
// ===== nvvm.mbarrier.try_wait: with scope
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i64)
  %1 = nvvm.mbarrier.try_wait %0#0, %0#1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i64 -> i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i64)
  %1 = "nvvm.mbarrier.try_wait"(%0#0, %0#1) <{relaxed = false, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr, i64) -> i1
}) : () -> ()
// ===== nvvm.mbarrier.try_wait: with relaxed
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i64)
  %1 = nvvm.mbarrier.try_wait %0#0, %0#1 {relaxed = true} : !llvm.ptr, i64 -> i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i64)
  %1 = "nvvm.mbarrier.try_wait"(%0#0, %0#1) <{relaxed = true, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i64) -> i1
}) : () -> ()
// ===== nvvm.mbarrier.try_wait.parity: bare
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, i32, i32)
  nvvm.mbarrier.try_wait.parity %0#0, %0#1, %0#2 : !llvm.ptr, i32, i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, i32, i32)
  "nvvm.mbarrier.try_wait.parity"(%0#0, %0#1, %0#2) : (!llvm.ptr, i32, i32) -> ()
}) : () -> ()
// ===== nvvm.mbarrier.try_wait.parity: full
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, i32, i32)
  nvvm.mbarrier.try_wait.parity %0#0, %0#1, %0#2 {t.x = 1 : i32} : !llvm.ptr, i32, i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, i32, i32)
  "nvvm.mbarrier.try_wait.parity"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!llvm.ptr, i32, i32) -> ()
}) : () -> ()
// ===== nvvm.memory.barrier: bare
module {
  nvvm.memory.barrier <cluster>
}
// ----- generic
"builtin.module"() ({
  "nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<cluster>}> : () -> ()
}) : () -> ()
// ===== nvvm.memory.barrier: full
module {
  nvvm.memory.barrier <cluster> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<cluster>}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.mma.block_scale: full (not verified)
module {
  %0:12 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i16, i16, i32, i16, i16)
  %1 = nvvm.mma.block_scale A[%0#0, %0#1] B[%0#2, %0#3] C[%0#4, %0#5] scaleA[%0#6, %0#7, %0#8] scaleB[%0#9, %0#10, %0#11] {blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<f32>, multiplicandBPtxType = #nvvm.mma_type<f32>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 16>, t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:12 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i16, i16, i32, i16, i16)
  %1 = "nvvm.mma.block_scale"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10, %0#11) <{blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<f32>, multiplicandBPtxType = #nvvm.mma_type<f32>, operandSegmentSizes = array<i32: 2, 2, 2, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(i32, i32)>
}) : () -> ()
// ===== nvvm.mma.block_scale: ones (not verified)
module {
  %0:9 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i16, i16, i32, i16, i16)
  %1 = nvvm.mma.block_scale A[%0#0] B[%0#1] C[%0#2] scaleA[%0#3, %0#4, %0#5] scaleB[%0#6, %0#7, %0#8] {blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:9 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i16, i16, i32, i16, i16)
  %1 = "nvvm.mma.block_scale"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8) <{blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(i32, i32)>
}) : () -> ()
// ===== nvvm.mma.block_scale: ones with multiplicandAPtxType (not verified)
module {
  %0:9 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i16, i16, i32, i16, i16)
  %1 = nvvm.mma.block_scale A[%0#0] B[%0#1] C[%0#2] scaleA[%0#3, %0#4, %0#5] scaleB[%0#6, %0#7, %0#8] {blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<f32>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:9 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i16, i16, i32, i16, i16)
  %1 = "nvvm.mma.block_scale"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8) <{blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<f32>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(i32, i32)>
}) : () -> ()
// ===== nvvm.mma.block_scale: ones with multiplicandBPtxType (not verified)
module {
  %0:9 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i16, i16, i32, i16, i16)
  %1 = nvvm.mma.block_scale A[%0#0] B[%0#1] C[%0#2] scaleA[%0#3, %0#4, %0#5] scaleB[%0#6, %0#7, %0#8] {blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandBPtxType = #nvvm.mma_type<f32>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:9 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i16, i16, i32, i16, i16)
  %1 = "nvvm.mma.block_scale"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8) <{blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandBPtxType = #nvvm.mma_type<f32>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(i32, i32)>
}) : () -> ()
// ===== nvvm.mma.sp.block_scale: full (not verified)
module {
  %0:14 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, i16, i16, i32, i16, i16)
  %1 = nvvm.mma.sp.block_scale A[%0#0, %0#1] B[%0#2, %0#3] C[%0#4, %0#5] sparseMetadata[%0#6] selector[%0#7] scaleA[%0#8, %0#9, %0#10] scaleB[%0#11, %0#12, %0#13] {blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<f32>, multiplicandBPtxType = #nvvm.mma_type<f32>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 16>, t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:14 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, i16, i16, i32, i16, i16)
  %1 = "nvvm.mma.sp.block_scale"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10, %0#11, %0#12, %0#13) <{blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<f32>, multiplicandBPtxType = #nvvm.mma_type<f32>, operandSegmentSizes = array<i32: 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(i32, i32)>
}) : () -> ()
// ===== nvvm.mma.sp.block_scale: ones with orderedMetadata (not verified)
module {
  %0:11 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, i16, i16, i32, i16, i16)
  %1 = nvvm.mma.sp.block_scale A[%0#0] B[%0#1] C[%0#2] sparseMetadata[%0#3] selector[%0#4] scaleA[%0#5, %0#6, %0#7] scaleB[%0#8, %0#9, %0#10] {blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:11 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, i16, i16, i32, i16, i16)
  %1 = "nvvm.mma.sp.block_scale"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10) <{blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(i32, i32)>
}) : () -> ()
// ===== nvvm.mma.sp.sync: full (not verified)
module {
  %0:8 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32)
  %1 = nvvm.mma.sp.sync A[%0#0, %0#1] B[%0#2, %0#3] C[%0#4, %0#5] sparseMetadata[%0#6] selector[%0#7] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, kind = #nvvm.mma_kind<f8f6f4>, multiplicandAPtxType = #nvvm.mma_type<f32>, multiplicandBPtxType = #nvvm.mma_type<f32>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 16>, t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:8 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32)
  %1 = "nvvm.mma.sp.sync"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7) <{intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, kind = #nvvm.mma_kind<f8f6f4>, multiplicandAPtxType = #nvvm.mma_type<f32>, multiplicandBPtxType = #nvvm.mma_type<f32>, operandSegmentSizes = array<i32: 2, 2, 2, 1, 1>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32) -> !llvm.struct<(i32, i32)>
}) : () -> ()
// ===== nvvm.mma.sync: full (not verified)
module {
  %0:6 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
  %1 = nvvm.mma.sync A[%0#0, %0#1]  B[%0#2, %0#3]  C[%0#4, %0#5]  {b1Op = #nvvm.mma_b1op<xor_popc>, intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f32>, multiplicandBPtxType = #nvvm.mma_type<f32>, shape = #nvvm.shape<m = 16, n = 8, k = 16>, t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
  %1 = "nvvm.mma.sync"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{b1Op = #nvvm.mma_b1op<xor_popc>, intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f32>, multiplicandBPtxType = #nvvm.mma_type<f32>, operandSegmentSizes = array<i32: 2, 2, 2>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.struct<(i32, i32)>
}) : () -> ()
// ===== nvvm.nanosleep: bare
module {
  %0 = "t.values"() : () -> i32
  nvvm.nanosleep %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "nvvm.nanosleep"(%0) : (i32) -> ()
}) : () -> ()
// ===== nvvm.nanosleep: full
module {
  %0 = "t.values"() : () -> i32
  nvvm.nanosleep {t.x = 1 : i32} %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "nvvm.nanosleep"(%0) {t.x = 1 : i32} : (i32) -> ()
}) : () -> ()
// ===== nvvm.pmevent: with maskedEventId
module {
  nvvm.pmevent mask = 1
}
// ----- generic
"builtin.module"() ({
  "nvvm.pmevent"() <{maskedEventId = 1 : i16}> : () -> ()
}) : () -> ()
// ===== nvvm.pmevent: with eventId
module {
  nvvm.pmevent id = 1
}
// ----- generic
"builtin.module"() ({
  "nvvm.pmevent"() <{eventId = 1 : i32}> : () -> ()
}) : () -> ()
// ===== nvvm.pmevent: bare (not verified)
module {
  nvvm.pmevent
}
// ----- generic
"builtin.module"() ({
  "nvvm.pmevent"() : () -> ()
}) : () -> ()
// ===== nvvm.pmevent: full (not verified)
module {
  nvvm.pmevent {t.x = 1 : i32} id = 1 mask = 1
}
// ----- generic
"builtin.module"() ({
  "nvvm.pmevent"() <{eventId = 1 : i32, maskedEventId = 1 : i16}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.prefetch: with cacheLevel
module {
  %0 = "t.values"() : () -> !llvm.ptr
  nvvm.prefetch level =  L2, %0 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "nvvm.prefetch"(%0) <{cacheLevel = #nvvm<prefetch_cache_level L2>}> : (!llvm.ptr) -> ()
}) : () -> ()
// ===== nvvm.prefetch: with tensormap
module {
  %0 = "t.values"() : () -> !llvm.ptr
  nvvm.prefetch tensormap, %0 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "nvvm.prefetch"(%0) <{tensormap}> : (!llvm.ptr) -> ()
}) : () -> ()
// ===== nvvm.prefetch: ones with tensormap
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i1)
  nvvm.prefetch tensormap, %0#0, predicate = %0#1 : !llvm.ptr, i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i1)
  "nvvm.prefetch"(%0#0, %0#1) <{tensormap}> : (!llvm.ptr, i1) -> ()
}) : () -> ()
// ===== nvvm.prefetch: bare (not verified)
module {
  %0 = "t.values"() : () -> !llvm.ptr
  nvvm.prefetch %0 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "nvvm.prefetch"(%0) : (!llvm.ptr) -> ()
}) : () -> ()
// ===== nvvm.prefetch: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i1)
  nvvm.prefetch level =  L2 uniform, tensormap in_param_space, evict_priority =  evict_first, %0#0, predicate = %0#1 {t.x = 1 : i32} : !llvm.ptr, i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i1)
  "nvvm.prefetch"(%0#0, %0#1) <{cacheLevel = #nvvm<prefetch_cache_level L2>, evictPriority = #nvvm<cache_eviction_priority evict_first>, in_param_space, tensormap, uniform}> {t.x = 1 : i32} : (!llvm.ptr, i1) -> ()
}) : () -> ()
// ===== nvvm.prmt: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = nvvm.prmt <f4e> %0#2, %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "nvvm.prmt"(%0#0, %0#1, %0#2) <{mode = #nvvm.permute_mode<f4e>}> {t.x = 1 : i32} : (i32, i32, i32) -> i32
}) : () -> ()
// ===== nvvm.prmt: ones
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = nvvm.prmt <f4e> %0#2, %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "nvvm.prmt"(%0#0, %0#1, %0#2) <{mode = #nvvm.permute_mode<f4e>}> : (i32, i32, i32) -> i32
}) : () -> ()
// ===== nvvm.prmt: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = nvvm.prmt <rc8> %0#1, %0#0 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "nvvm.prmt"(%0#0, %0#1) <{mode = #nvvm.permute_mode<rc8>}> : (i32, i32) -> i32
}) : () -> ()
// ===== nvvm.rcp.approx.ftz.f: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = nvvm.rcp.approx.ftz.f %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "nvvm.rcp.approx.ftz.f"(%0) : (f32) -> f32
}) : () -> ()
// ===== nvvm.rcp.approx.ftz.f: full
module {
  %0 = "t.values"() : () -> f32
  %1 = nvvm.rcp.approx.ftz.f %0 {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "nvvm.rcp.approx.ftz.f"(%0) {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== nvvm.read.ptx.sreg.aggr.smem.size: bare
module {
  %0 = nvvm.read.ptx.sreg.aggr.smem.size : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.aggr.smem.size"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.aggr.smem.size: full
module {
  %0 = nvvm.read.ptx.sreg.aggr.smem.size {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.aggr.smem.size"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.clock: bare
module {
  %0 = nvvm.read.ptx.sreg.clock : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.clock"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.clock: full
module {
  %0 = nvvm.read.ptx.sreg.clock {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.clock"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.clock64: bare
module {
  %0 = nvvm.read.ptx.sreg.clock64 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.clock64"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.clock64: full
module {
  %0 = nvvm.read.ptx.sreg.clock64 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.clock64"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.cluster.ctaid.x: bare
module {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.x : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.cluster.ctaid.x: full
module {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.x range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.cluster.ctaid.y: bare
module {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.y : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.cluster.ctaid.y: full
module {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.y range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.cluster.ctaid.z: bare
module {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.z : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.cluster.ctaid.z: full
module {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.z range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.cluster.ctarank: bare
module {
  %0 = nvvm.read.ptx.sreg.cluster.ctarank : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.cluster.ctarank: full
module {
  %0 = nvvm.read.ptx.sreg.cluster.ctarank range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.cluster.ctarank"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.cluster.nctaid.x: bare
module {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.x : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.cluster.nctaid.x"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.cluster.nctaid.x: full
module {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.x range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.cluster.nctaid.x"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.cluster.nctaid.y: bare
module {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.y : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.cluster.nctaid.y"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.cluster.nctaid.y: full
module {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.y range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.cluster.nctaid.y"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.cluster.nctaid.z: bare
module {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.z : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.cluster.nctaid.z"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.cluster.nctaid.z: full
module {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.z range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.cluster.nctaid.z"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.cluster.nctarank: bare
module {
  %0 = nvvm.read.ptx.sreg.cluster.nctarank : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.cluster.nctarank"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.cluster.nctarank: full
module {
  %0 = nvvm.read.ptx.sreg.cluster.nctarank range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.cluster.nctarank"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.clusterid.x: bare
module {
  %0 = nvvm.read.ptx.sreg.clusterid.x : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.clusterid.x"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.clusterid.x: full
module {
  %0 = nvvm.read.ptx.sreg.clusterid.x range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.clusterid.x"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.clusterid.y: bare
module {
  %0 = nvvm.read.ptx.sreg.clusterid.y : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.clusterid.y"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.clusterid.y: full
module {
  %0 = nvvm.read.ptx.sreg.clusterid.y range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.clusterid.y"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.clusterid.z: bare
module {
  %0 = nvvm.read.ptx.sreg.clusterid.z : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.clusterid.z"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.clusterid.z: full
module {
  %0 = nvvm.read.ptx.sreg.clusterid.z range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.clusterid.z"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.ctaid.x: bare
module {
  %0 = nvvm.read.ptx.sreg.ctaid.x : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.ctaid.x: full
module {
  %0 = nvvm.read.ptx.sreg.ctaid.x range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.ctaid.x"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.ctaid.y: bare
module {
  %0 = nvvm.read.ptx.sreg.ctaid.y : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.ctaid.y: full
module {
  %0 = nvvm.read.ptx.sreg.ctaid.y range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.ctaid.y"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.ctaid.z: bare
module {
  %0 = nvvm.read.ptx.sreg.ctaid.z : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.ctaid.z: full
module {
  %0 = nvvm.read.ptx.sreg.ctaid.z range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.ctaid.z"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.dynamic.smem.size: bare
module {
  %0 = nvvm.read.ptx.sreg.dynamic.smem.size : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.dynamic.smem.size"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.dynamic.smem.size: full
module {
  %0 = nvvm.read.ptx.sreg.dynamic.smem.size {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.dynamic.smem.size"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg0: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg0 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg0"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg0: full
module {
  %0 = nvvm.read.ptx.sreg.envreg0 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg0"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg1: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg1 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg1"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg1: full
module {
  %0 = nvvm.read.ptx.sreg.envreg1 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg1"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg10: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg10 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg10"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg10: full
module {
  %0 = nvvm.read.ptx.sreg.envreg10 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg10"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg11: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg11 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg11"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg11: full
module {
  %0 = nvvm.read.ptx.sreg.envreg11 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg11"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg12: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg12 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg12"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg12: full
module {
  %0 = nvvm.read.ptx.sreg.envreg12 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg12"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg13: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg13 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg13"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg13: full
module {
  %0 = nvvm.read.ptx.sreg.envreg13 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg13"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg14: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg14 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg14"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg14: full
module {
  %0 = nvvm.read.ptx.sreg.envreg14 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg14"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg15: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg15 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg15"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg15: full
module {
  %0 = nvvm.read.ptx.sreg.envreg15 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg15"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg16: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg16 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg16"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg16: full
module {
  %0 = nvvm.read.ptx.sreg.envreg16 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg16"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg17: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg17 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg17"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg17: full
module {
  %0 = nvvm.read.ptx.sreg.envreg17 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg17"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg18: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg18 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg18"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg18: full
module {
  %0 = nvvm.read.ptx.sreg.envreg18 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg18"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg19: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg19 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg19"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg19: full
module {
  %0 = nvvm.read.ptx.sreg.envreg19 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg19"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg2: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg2 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg2"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg2: full
module {
  %0 = nvvm.read.ptx.sreg.envreg2 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg2"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg20: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg20 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg20"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg20: full
module {
  %0 = nvvm.read.ptx.sreg.envreg20 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg20"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg21: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg21 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg21"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg21: full
module {
  %0 = nvvm.read.ptx.sreg.envreg21 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg21"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg22: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg22 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg22"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg22: full
module {
  %0 = nvvm.read.ptx.sreg.envreg22 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg22"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg23: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg23 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg23"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg23: full
module {
  %0 = nvvm.read.ptx.sreg.envreg23 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg23"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg24: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg24 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg24"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg24: full
module {
  %0 = nvvm.read.ptx.sreg.envreg24 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg24"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg25: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg25 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg25"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg25: full
module {
  %0 = nvvm.read.ptx.sreg.envreg25 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg25"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg26: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg26 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg26"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg26: full
module {
  %0 = nvvm.read.ptx.sreg.envreg26 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg26"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg27: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg27 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg27"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg27: full
module {
  %0 = nvvm.read.ptx.sreg.envreg27 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg27"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg28: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg28 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg28"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg28: full
module {
  %0 = nvvm.read.ptx.sreg.envreg28 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg28"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg29: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg29 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg29"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg29: full
module {
  %0 = nvvm.read.ptx.sreg.envreg29 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg29"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg3: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg3 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg3"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg3: full
module {
  %0 = nvvm.read.ptx.sreg.envreg3 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg3"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg30: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg30 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg30"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg30: full
module {
  %0 = nvvm.read.ptx.sreg.envreg30 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg30"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg31: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg31 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg31"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg31: full
module {
  %0 = nvvm.read.ptx.sreg.envreg31 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg31"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg4: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg4 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg4"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg4: full
module {
  %0 = nvvm.read.ptx.sreg.envreg4 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg4"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg5: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg5 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg5"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg5: full
module {
  %0 = nvvm.read.ptx.sreg.envreg5 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg5"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg6: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg6 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg6"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg6: full
module {
  %0 = nvvm.read.ptx.sreg.envreg6 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg6"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg7: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg7 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg7"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg7: full
module {
  %0 = nvvm.read.ptx.sreg.envreg7 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg7"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg8: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg8 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg8"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg8: full
module {
  %0 = nvvm.read.ptx.sreg.envreg8 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg8"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg9: bare
module {
  %0 = nvvm.read.ptx.sreg.envreg9 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg9"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.envreg9: full
module {
  %0 = nvvm.read.ptx.sreg.envreg9 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.envreg9"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.globaltimer: bare
module {
  %0 = nvvm.read.ptx.sreg.globaltimer : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.globaltimer"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.globaltimer: full
module {
  %0 = nvvm.read.ptx.sreg.globaltimer {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.globaltimer"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.globaltimer.lo: bare
module {
  %0 = nvvm.read.ptx.sreg.globaltimer.lo : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.globaltimer.lo"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.globaltimer.lo: full
module {
  %0 = nvvm.read.ptx.sreg.globaltimer.lo {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.globaltimer.lo"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.gridid: bare
module {
  %0 = nvvm.read.ptx.sreg.gridid : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.gridid"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.gridid: full
module {
  %0 = nvvm.read.ptx.sreg.gridid range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.gridid"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.laneid: bare
module {
  %0 = nvvm.read.ptx.sreg.laneid : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.laneid"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.laneid: full
module {
  %0 = nvvm.read.ptx.sreg.laneid range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.laneid"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.lanemask.eq: bare
module {
  %0 = nvvm.read.ptx.sreg.lanemask.eq : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.lanemask.eq"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.lanemask.eq: full
module {
  %0 = nvvm.read.ptx.sreg.lanemask.eq {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.lanemask.eq"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.lanemask.ge: bare
module {
  %0 = nvvm.read.ptx.sreg.lanemask.ge : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.lanemask.ge"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.lanemask.ge: full
module {
  %0 = nvvm.read.ptx.sreg.lanemask.ge {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.lanemask.ge"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.lanemask.gt: bare
module {
  %0 = nvvm.read.ptx.sreg.lanemask.gt : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.lanemask.gt"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.lanemask.gt: full
module {
  %0 = nvvm.read.ptx.sreg.lanemask.gt {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.lanemask.gt"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.lanemask.le: bare
module {
  %0 = nvvm.read.ptx.sreg.lanemask.le : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.lanemask.le"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.lanemask.le: full
module {
  %0 = nvvm.read.ptx.sreg.lanemask.le {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.lanemask.le"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.lanemask.lt: bare
module {
  %0 = nvvm.read.ptx.sreg.lanemask.lt : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.lanemask.lt"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.lanemask.lt: full
module {
  %0 = nvvm.read.ptx.sreg.lanemask.lt {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.lanemask.lt"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.nclusterid.x: bare
module {
  %0 = nvvm.read.ptx.sreg.nclusterid.x : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.nclusterid.x"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.nclusterid.x: full
module {
  %0 = nvvm.read.ptx.sreg.nclusterid.x range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.nclusterid.x"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.nclusterid.y: bare
module {
  %0 = nvvm.read.ptx.sreg.nclusterid.y : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.nclusterid.y"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.nclusterid.y: full
module {
  %0 = nvvm.read.ptx.sreg.nclusterid.y range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.nclusterid.y"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.nclusterid.z: bare
module {
  %0 = nvvm.read.ptx.sreg.nclusterid.z : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.nclusterid.z"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.nclusterid.z: full
module {
  %0 = nvvm.read.ptx.sreg.nclusterid.z range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.nclusterid.z"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.nctaid.x: bare
module {
  %0 = nvvm.read.ptx.sreg.nctaid.x : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.nctaid.x: full
module {
  %0 = nvvm.read.ptx.sreg.nctaid.x range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.nctaid.x"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.nctaid.y: bare
module {
  %0 = nvvm.read.ptx.sreg.nctaid.y : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.nctaid.y: full
module {
  %0 = nvvm.read.ptx.sreg.nctaid.y range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.nctaid.y"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.nctaid.z: bare
module {
  %0 = nvvm.read.ptx.sreg.nctaid.z : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.nctaid.z: full
module {
  %0 = nvvm.read.ptx.sreg.nctaid.z range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.nctaid.z"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.nsmid: bare
module {
  %0 = nvvm.read.ptx.sreg.nsmid : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.nsmid"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.nsmid: full
module {
  %0 = nvvm.read.ptx.sreg.nsmid range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.nsmid"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.ntid.x: bare
module {
  %0 = nvvm.read.ptx.sreg.ntid.x : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.ntid.x"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.ntid.x: full
module {
  %0 = nvvm.read.ptx.sreg.ntid.x range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.ntid.x"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.ntid.y: bare
module {
  %0 = nvvm.read.ptx.sreg.ntid.y : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.ntid.y"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.ntid.y: full
module {
  %0 = nvvm.read.ptx.sreg.ntid.y range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.ntid.y"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.ntid.z: bare
module {
  %0 = nvvm.read.ptx.sreg.ntid.z : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.ntid.z"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.ntid.z: full
module {
  %0 = nvvm.read.ptx.sreg.ntid.z range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.ntid.z"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.nwarpid: bare
module {
  %0 = nvvm.read.ptx.sreg.nwarpid : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.nwarpid"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.nwarpid: full
module {
  %0 = nvvm.read.ptx.sreg.nwarpid range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.nwarpid"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.smid: bare
module {
  %0 = nvvm.read.ptx.sreg.smid : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.smid"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.smid: full
module {
  %0 = nvvm.read.ptx.sreg.smid range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.smid"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.tid.x: bare
module {
  %0 = nvvm.read.ptx.sreg.tid.x : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.tid.x"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.tid.x: full
module {
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.tid.x"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.tid.y: bare
module {
  %0 = nvvm.read.ptx.sreg.tid.y : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.tid.y"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.tid.y: full
module {
  %0 = nvvm.read.ptx.sreg.tid.y range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.tid.y"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.tid.z: bare
module {
  %0 = nvvm.read.ptx.sreg.tid.z : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.tid.z"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.tid.z: full
module {
  %0 = nvvm.read.ptx.sreg.tid.z range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.tid.z"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.total.smem.size: bare
module {
  %0 = nvvm.read.ptx.sreg.total.smem.size : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.total.smem.size"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.total.smem.size: full
module {
  %0 = nvvm.read.ptx.sreg.total.smem.size {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.total.smem.size"() {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.warpid: bare
module {
  %0 = nvvm.read.ptx.sreg.warpid : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.warpid"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.warpid: full
module {
  %0 = nvvm.read.ptx.sreg.warpid range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.warpid"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.warpsize: bare
module {
  %0 = nvvm.read.ptx.sreg.warpsize : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.warpsize"() : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.read.ptx.sreg.warpsize: full
module {
  %0 = nvvm.read.ptx.sreg.warpsize range <i32, 0, 8> {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.read.ptx.sreg.warpsize"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> !llvm.ptr
}) : () -> ()
// ===== nvvm.redux.sync: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = nvvm.redux.sync  and %0#0, %0#1 : i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "nvvm.redux.sync"(%0#0, %0#1) <{abs = false, kind = #nvvm<redux_kind and>, nan = false}> : (i32, i32) -> i32
}) : () -> ()
// ===== nvvm.redux.sync: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = nvvm.redux.sync  max %0#0, %0#1 {t.x = 1 : i32} : i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "nvvm.redux.sync"(%0#0, %0#1) <{abs = false, kind = #nvvm<redux_kind max>, nan = false}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== nvvm.redux.sync: with abs
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = nvvm.redux.sync  or %0#0, %0#1 : i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "nvvm.redux.sync"(%0#0, %0#1) <{abs = false, kind = #nvvm<redux_kind or>, nan = false}> : (i32, i32) -> i32
}) : () -> ()
// ===== nvvm.redux.sync: with nan
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = nvvm.redux.sync  max %0#0, %0#1 : i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "nvvm.redux.sync"(%0#0, %0#1) <{abs = false, kind = #nvvm<redux_kind max>, nan = false}> : (i32, i32) -> i32
}) : () -> ()
// ===== nvvm.setmaxregister: bare
module {
  nvvm.setmaxregister  increase 32
}
// ----- generic
"builtin.module"() ({
  "nvvm.setmaxregister"() <{action = #nvvm<action increase>, regCount = 32 : i32}> : () -> ()
}) : () -> ()
// ===== nvvm.setmaxregister: full
module {
  nvvm.setmaxregister  increase 32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.setmaxregister"() <{action = #nvvm<action increase>, regCount = 32 : i32}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.shfl.sync: bare
module {
  %0:4 = "t.values"() : () -> (i32, i32, i32, i32)
  %1 = nvvm.shfl.sync  up %0#0, %0#1, %0#2, %0#3 : i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, i32, i32, i32)
  %1 = "nvvm.shfl.sync"(%0#0, %0#1, %0#2, %0#3) <{kind = #nvvm<shfl_kind up>}> : (i32, i32, i32, i32) -> i32
}) : () -> ()
// ===== nvvm.shfl.sync: full
module {
  %0:4 = "t.values"() : () -> (i32, i32, i32, i32)
  %1 = nvvm.shfl.sync  up %0#0, %0#1, %0#2, %0#3 {return_value_and_is_valid, t.x = 1 : i32} : i32 -> !llvm.struct<(i32, i1)>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, i32, i32, i32)
  %1 = "nvvm.shfl.sync"(%0#0, %0#1, %0#2, %0#3) <{kind = #nvvm<shfl_kind up>, return_value_and_is_valid}> {t.x = 1 : i32} : (i32, i32, i32, i32) -> !llvm.struct<(i32, i1)>
}) : () -> ()
// ===== nvvm.st.bulk: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i64)
  nvvm.st.bulk %0#0, size = %0#1 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i64)
  "nvvm.st.bulk"(%0#0, %0#1) <{initVal = 0 : i64}> : (!llvm.ptr, i64) -> ()
}) : () -> ()
// ===== nvvm.st.bulk: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i64)
  nvvm.st.bulk %0#0, size = %0#1 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i64)
  "nvvm.st.bulk"(%0#0, %0#1) <{initVal = 0 : i64}> {t.x = 1 : i32} : (!llvm.ptr, i64) -> ()
}) : () -> ()
// ===== nvvm.stmatrix: full
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<3>, i32, i32)
  nvvm.stmatrix %0#0, %0#1, %0#2 {eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, t.x = 1 : i32} : !llvm.ptr<3>, i32, i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<3>, i32, i32)
  "nvvm.stmatrix"(%0#0, %0#1, %0#2) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>}> {t.x = 1 : i32} : (!llvm.ptr<3>, i32, i32) -> ()
}) : () -> ()
// ===== nvvm.stmatrix: ones
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, i32)
  nvvm.stmatrix %0#0, %0#1 {eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>} : !llvm.ptr<3>, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, i32)
  "nvvm.stmatrix"(%0#0, %0#1) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>}> : (!llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== nvvm.stmatrix: bare (not verified)
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  nvvm.stmatrix %0,  {eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  "nvvm.stmatrix"(%0) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.alloc: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  nvvm.tcgen05.alloc %0#0, %0#1 : !llvm.ptr, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  "nvvm.tcgen05.alloc"(%0#0, %0#1) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr, i32) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.alloc: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  nvvm.tcgen05.alloc %0#0, %0#1 {group = #nvvm.cta_group<cta_2>, t.x = 1 : i32} : !llvm.ptr, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  "nvvm.tcgen05.alloc"(%0#0, %0#1) <{group = #nvvm.cta_group<cta_2>}> {t.x = 1 : i32} : (!llvm.ptr, i32) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.commit: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  nvvm.tcgen05.commit %0 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "nvvm.tcgen05.commit"(%0) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.commit: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i16)
  nvvm.tcgen05.commit %0#0, multicast_mask = %0#1 {group = #nvvm.cta_group<cta_2>, t.x = 1 : i32} : !llvm.ptr, i16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i16)
  "nvvm.tcgen05.commit"(%0#0, %0#1) <{group = #nvvm.cta_group<cta_2>}> {t.x = 1 : i32} : (!llvm.ptr, i16) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.commit: ones
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i16)
  nvvm.tcgen05.commit %0#0, multicast_mask = %0#1 : !llvm.ptr, i16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i16)
  "nvvm.tcgen05.commit"(%0#0, %0#1) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr, i16) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.commit: with group
module {
  %0 = "t.values"() : () -> !llvm.ptr
  nvvm.tcgen05.commit %0 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "nvvm.tcgen05.commit"(%0) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.commit: ones with group
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i16)
  nvvm.tcgen05.commit %0#0, multicast_mask = %0#1 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr, i16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i16)
  "nvvm.tcgen05.commit"(%0#0, %0#1) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr, i16) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.cp: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<6>, i64)
  nvvm.tcgen05.cp %0#0, %0#1 {shape = #nvvm.tcgen05_cp_shape<shape_4x256b>}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<6>, i64)
  "nvvm.tcgen05.cp"(%0#0, %0#1) <{group = #nvvm.cta_group<cta_1>, multicast = #nvvm.tcgen05_cp_multicast<none>, shape = #nvvm.tcgen05_cp_shape<shape_4x256b>}> : (!llvm.ptr<6>, i64) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.cp: with group
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<6>, i64)
  nvvm.tcgen05.cp %0#0, %0#1 {group = #nvvm.cta_group<cta_2>, shape = #nvvm.tcgen05_cp_shape<shape_4x256b>}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<6>, i64)
  "nvvm.tcgen05.cp"(%0#0, %0#1) <{group = #nvvm.cta_group<cta_2>, multicast = #nvvm.tcgen05_cp_multicast<none>, shape = #nvvm.tcgen05_cp_shape<shape_4x256b>}> : (!llvm.ptr<6>, i64) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.cp: with srcFormat
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<6>, i64)
  nvvm.tcgen05.cp %0#0, %0#1 {shape = #nvvm.tcgen05_cp_shape<shape_4x256b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b4x16_p64>}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<6>, i64)
  "nvvm.tcgen05.cp"(%0#0, %0#1) <{group = #nvvm.cta_group<cta_1>, multicast = #nvvm.tcgen05_cp_multicast<none>, shape = #nvvm.tcgen05_cp_shape<shape_4x256b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b4x16_p64>}> : (!llvm.ptr<6>, i64) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.cp: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<6>, i64)
  nvvm.tcgen05.cp %0#0, %0#1 {group = #nvvm.cta_group<cta_2>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b4x16_p64>, t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<6>, i64)
  "nvvm.tcgen05.cp"(%0#0, %0#1) <{group = #nvvm.cta_group<cta_2>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b4x16_p64>}> {t.x = 1 : i32} : (!llvm.ptr<6>, i64) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.cp: with multicast
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<6>, i64)
  nvvm.tcgen05.cp %0#0, %0#1 {multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<6>, i64)
  "nvvm.tcgen05.cp"(%0#0, %0#1) <{group = #nvvm.cta_group<cta_1>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>}> : (!llvm.ptr<6>, i64) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.dealloc: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<6>, i32)
  nvvm.tcgen05.dealloc %0#0, %0#1 : !llvm.ptr<6>, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<6>, i32)
  "nvvm.tcgen05.dealloc"(%0#0, %0#1) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>, i32) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.dealloc: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<6>, i32)
  nvvm.tcgen05.dealloc %0#0, %0#1 {group = #nvvm.cta_group<cta_2>, t.x = 1 : i32} : !llvm.ptr<6>, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<6>, i32)
  "nvvm.tcgen05.dealloc"(%0#0, %0#1) <{group = #nvvm.cta_group<cta_2>}> {t.x = 1 : i32} : (!llvm.ptr<6>, i32) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.fence: bare
module {
  nvvm.tcgen05.fence <after>
}
// ----- generic
"builtin.module"() ({
  "nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<after>}> : () -> ()
}) : () -> ()
// ===== nvvm.tcgen05.fence: full
module {
  nvvm.tcgen05.fence <after> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<after>}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.tcgen05.ld: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr<6>
  %1 = nvvm.tcgen05.ld %0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<6>
  %1 = "nvvm.tcgen05.ld"(%0) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>}> : (!llvm.ptr<6>) -> vector<2xi32>
}) : () -> ()
// ===== nvvm.tcgen05.ld: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<6>, i64)
  %1 = nvvm.tcgen05.ld %0#0, %0#1 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>, t.x = 1 : i32} : vector<[64]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<6>, i64)
  %1 = "nvvm.tcgen05.ld"(%0#0, %0#1) <{pack, shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>}> {t.x = 1 : i32} : (!llvm.ptr<6>, i64) -> vector<[64]xi32>
}) : () -> ()
// ===== nvvm.tcgen05.ld: with offset
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<6>, i64)
  %1 = nvvm.tcgen05.ld %0#0, %0#1 {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<1x4x4x[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<6>, i64)
  %1 = "nvvm.tcgen05.ld"(%0#0, %0#1) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>}> : (!llvm.ptr<6>, i64) -> vector<1x4x4x[4]xi32>
}) : () -> ()
// ===== nvvm.tcgen05.ld: with pack
module {
  %0 = "t.values"() : () -> !llvm.ptr<6>
  %1 = nvvm.tcgen05.ld %0 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<6>
  %1 = "nvvm.tcgen05.ld"(%0) <{pack, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>}> : (!llvm.ptr<6>) -> vector<2xi32>
}) : () -> ()
// ===== nvvm.tcgen05.mma: bare
module {
  %0:5 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  nvvm.tcgen05.mma %0#0, %0#1, %0#2, %0#3, %0#4 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  "nvvm.tcgen05.mma"(%0#0, %0#1, %0#2, %0#3, %0#4) <{collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma: with scaleInputD
module {
  %0:6 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  nvvm.tcgen05.mma %0#0, %0#1, %0#2, %0#3, %0#4 scale = %0#5 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  "nvvm.tcgen05.mma"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma: with collectorOp
module {
  %0:5 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  nvvm.tcgen05.mma %0#0, %0#1, %0#2, %0#3, %0#4 {collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  "nvvm.tcgen05.mma"(%0#0, %0#1, %0#2, %0#3, %0#4) <{collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma: with aShift
module {
  %0:5 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  nvvm.tcgen05.mma %0#0, %0#1, %0#2, %0#3, %0#4 {aShift, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  "nvvm.tcgen05.mma"(%0#0, %0#1, %0#2, %0#3, %0#4) <{aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma: full
module {
  %0:7 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64, vector<8xi32>)
  nvvm.tcgen05.mma %0#0, %0#1, %0#2, %0#3, %0#4 scale = %0#5 mask = %0#6 {aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>, t.x = 1 : i32} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64, vector<8xi32>)
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64, vector<8xi32>)
  "nvvm.tcgen05.mma"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) <{aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>}> {t.x = 1 : i32} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64, vector<8xi32>) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma.block_scale: bare
module {
  %0:7 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.block_scale %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  "nvvm.tcgen05.mma.block_scale"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) <{blockScale = #nvvm.tcgen05_mma_block_scale<default>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma.block_scale: with collectorOp
module {
  %0:7 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.block_scale %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6 {collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  "nvvm.tcgen05.mma.block_scale"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) <{blockScale = #nvvm.tcgen05_mma_block_scale<default>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma.block_scale: full
module {
  %0:7 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.block_scale %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6 {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4nvf4>, t.x = 1 : i32} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  "nvvm.tcgen05.mma.block_scale"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) <{blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4nvf4>}> {t.x = 1 : i32} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma.sp: bare
module {
  %0:6 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  nvvm.tcgen05.mma.sp %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  "nvvm.tcgen05.mma.sp"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma.sp: with scaleInputD
module {
  %0:7 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  nvvm.tcgen05.mma.sp %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 scale = %0#6 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  "nvvm.tcgen05.mma.sp"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) <{collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma.sp: with collectorOp
module {
  %0:6 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  nvvm.tcgen05.mma.sp %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 {collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  "nvvm.tcgen05.mma.sp"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma.sp: with aShift
module {
  %0:6 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  nvvm.tcgen05.mma.sp %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 {aShift, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  "nvvm.tcgen05.mma.sp"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma.sp: full
module {
  %0:8 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64, vector<8xi32>)
  nvvm.tcgen05.mma.sp %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 scale = %0#6 mask = %0#7 {aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>, t.x = 1 : i32} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64, vector<8xi32>)
}
// ----- generic
"builtin.module"() ({
  %0:8 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64, vector<8xi32>)
  "nvvm.tcgen05.mma.sp"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7) <{aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>}> {t.x = 1 : i32} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64, vector<8xi32>) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma.sp.block_scale: bare
module {
  %0:8 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.sp.block_scale %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
}
// ----- generic
"builtin.module"() ({
  %0:8 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  "nvvm.tcgen05.mma.sp.block_scale"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7) <{blockScale = #nvvm.tcgen05_mma_block_scale<default>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma.sp.block_scale: with collectorOp
module {
  %0:8 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.sp.block_scale %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7 {collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
}
// ----- generic
"builtin.module"() ({
  %0:8 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  "nvvm.tcgen05.mma.sp.block_scale"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7) <{blockScale = #nvvm.tcgen05_mma_block_scale<default>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma.sp.block_scale: full
module {
  %0:8 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.sp.block_scale %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7 {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4nvf4>, t.x = 1 : i32} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
}
// ----- generic
"builtin.module"() ({
  %0:8 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  "nvvm.tcgen05.mma.sp.block_scale"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7) <{blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4nvf4>}> {t.x = 1 : i32} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma.ws: bare
module {
  %0:5 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  nvvm.tcgen05.mma.ws %0#0, %0#1, %0#2, %0#3, %0#4 {kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  "nvvm.tcgen05.mma.ws"(%0#0, %0#1, %0#2, %0#3, %0#4) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<i8>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma.ws: full
module {
  %0:6 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  nvvm.tcgen05.mma.ws %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, kind = #nvvm.tcgen05_mma_kind<i8>, t.x = 1 : i32} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  "nvvm.tcgen05.mma.ws"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, kind = #nvvm.tcgen05_mma_kind<i8>}> {t.x = 1 : i32} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma.ws: ones
module {
  %0:6 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  nvvm.tcgen05.mma.ws %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 {kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  "nvvm.tcgen05.mma.ws"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<i8>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma.ws: with collectorBBuffer
module {
  %0:5 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  nvvm.tcgen05.mma.ws %0#0, %0#1, %0#2, %0#3, %0#4 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  "nvvm.tcgen05.mma.ws"(%0#0, %0#1, %0#2, %0#3, %0#4) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<i8>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma.ws: with collectorOp
module {
  %0:5 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  nvvm.tcgen05.mma.ws %0#0, %0#1, %0#2, %0#3, %0#4 {collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  "nvvm.tcgen05.mma.ws"(%0#0, %0#1, %0#2, %0#3, %0#4) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, kind = #nvvm.tcgen05_mma_kind<i8>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma.ws.sp: bare
module {
  %0:6 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  nvvm.tcgen05.mma.ws.sp %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 {kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  "nvvm.tcgen05.mma.ws.sp"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<i8>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma.ws.sp: full
module {
  %0:7 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  nvvm.tcgen05.mma.ws.sp %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, kind = #nvvm.tcgen05_mma_kind<i8>, t.x = 1 : i32} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  "nvvm.tcgen05.mma.ws.sp"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, kind = #nvvm.tcgen05_mma_kind<i8>}> {t.x = 1 : i32} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma.ws.sp: ones
module {
  %0:7 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  nvvm.tcgen05.mma.ws.sp %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6 {kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  "nvvm.tcgen05.mma.ws.sp"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<i8>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma.ws.sp: with collectorBBuffer
module {
  %0:6 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  nvvm.tcgen05.mma.ws.sp %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  "nvvm.tcgen05.mma.ws.sp"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<i8>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma.ws.sp: with collectorOp
module {
  %0:6 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  nvvm.tcgen05.mma.ws.sp %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 {collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  "nvvm.tcgen05.mma.ws.sp"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, kind = #nvvm.tcgen05_mma_kind<i8>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.mma_smem_desc: bare
module {
  %0:6 = "t.values"() : () -> (i32, i32, i32, i8, i1, i8)
  %1 = nvvm.tcgen05.mma_smem_desc(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : (i32, i32, i32, i8, i1, i8) -> i64
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (i32, i32, i32, i8, i1, i8)
  %1 = "nvvm.tcgen05.mma_smem_desc"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : (i32, i32, i32, i8, i1, i8) -> i64
}) : () -> ()
// ===== nvvm.tcgen05.mma_smem_desc: full
module {
  %0:6 = "t.values"() : () -> (i32, i32, i32, i8, i1, i8)
  %1 = nvvm.tcgen05.mma_smem_desc(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) {t.x = 1 : i32} : (i32, i32, i32, i8, i1, i8) -> i64
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (i32, i32, i32, i8, i1, i8)
  %1 = "nvvm.tcgen05.mma_smem_desc"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) {t.x = 1 : i32} : (i32, i32, i32, i8, i1, i8) -> i64
}) : () -> ()
// ===== nvvm.tcgen05.relinquish_alloc_permit: bare
module {
  nvvm.tcgen05.relinquish_alloc_permit
}
// ----- generic
"builtin.module"() ({
  "nvvm.tcgen05.relinquish_alloc_permit"() <{group = #nvvm.cta_group<cta_1>}> : () -> ()
}) : () -> ()
// ===== nvvm.tcgen05.relinquish_alloc_permit: full
module {
  nvvm.tcgen05.relinquish_alloc_permit {group = #nvvm.cta_group<cta_2>, t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.tcgen05.relinquish_alloc_permit"() <{group = #nvvm.cta_group<cta_2>}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.tcgen05.shift: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr<6>
  nvvm.tcgen05.shift %0 : !llvm.ptr<6>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<6>
  "nvvm.tcgen05.shift"(%0) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.shift: full
module {
  %0 = "t.values"() : () -> !llvm.ptr<6>
  nvvm.tcgen05.shift %0 {group = #nvvm.cta_group<cta_2>, t.x = 1 : i32} : !llvm.ptr<6>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<6>
  "nvvm.tcgen05.shift"(%0) <{group = #nvvm.cta_group<cta_2>}> {t.x = 1 : i32} : (!llvm.ptr<6>) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.st: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<6>, vector<2xi32>)
  nvvm.tcgen05.st %0#0, %0#1 {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<6>, vector<2xi32>)
  "nvvm.tcgen05.st"(%0#0, %0#1) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>}> : (!llvm.ptr<6>, vector<2xi32>) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.st: full
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<6>, vector<2xi32>, i64)
  nvvm.tcgen05.st %0#0, %0#1, %0#2 unpack {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>, t.x = 1 : i32} : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<6>, vector<2xi32>, i64)
  "nvvm.tcgen05.st"(%0#0, %0#1, %0#2) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>, unpack}> {t.x = 1 : i32} : (!llvm.ptr<6>, vector<2xi32>, i64) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.st: ones
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<6>, vector<2xi32>, i64)
  nvvm.tcgen05.st %0#0, %0#1, %0#2 {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<6>, vector<2xi32>, i64)
  "nvvm.tcgen05.st"(%0#0, %0#1, %0#2) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>}> : (!llvm.ptr<6>, vector<2xi32>, i64) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.st: with unpack
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<6>, vector<2xi32>)
  nvvm.tcgen05.st %0#0, %0#1 unpack {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<6>, vector<2xi32>)
  "nvvm.tcgen05.st"(%0#0, %0#1) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>, unpack}> : (!llvm.ptr<6>, vector<2xi32>) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.st: ones with unpack
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<6>, vector<2xi32>, i64)
  nvvm.tcgen05.st %0#0, %0#1, %0#2 unpack {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<6>, vector<2xi32>, i64)
  "nvvm.tcgen05.st"(%0#0, %0#1, %0#2) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>, unpack}> : (!llvm.ptr<6>, vector<2xi32>, i64) -> ()
}) : () -> ()
// ===== nvvm.tcgen05.wait: bare
module {
  nvvm.tcgen05.wait <store>
}
// ----- generic
"builtin.module"() ({
  "nvvm.tcgen05.wait"() <{kind = #nvvm.tcgen05_wait<store>}> : () -> ()
}) : () -> ()
// ===== nvvm.tcgen05.wait: full
module {
  nvvm.tcgen05.wait <store> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.tcgen05.wait"() <{kind = #nvvm.tcgen05_wait<store>}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.vote.sync: bare
module {
  %0:2 = "t.values"() : () -> (i32, i1)
  %1 = nvvm.vote.sync  all %0#0, %0#1 -> i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i1)
  %1 = "nvvm.vote.sync"(%0#0, %0#1) <{kind = #nvvm<vote_sync_kind all>}> : (i32, i1) -> i1
}) : () -> ()
// ===== nvvm.vote.sync: full
module {
  %0:2 = "t.values"() : () -> (i32, i1)
  %1 = nvvm.vote.sync  all %0#0, %0#1 {t.x = 1 : i32} -> i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i1)
  %1 = "nvvm.vote.sync"(%0#0, %0#1) <{kind = #nvvm<vote_sync_kind all>}> {t.x = 1 : i32} : (i32, i1) -> i1
}) : () -> ()
// ===== nvvm.wgmma.commit.group.sync.aligned: bare
module {
  nvvm.wgmma.commit.group.sync.aligned
}
// ----- generic
"builtin.module"() ({
  "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
}) : () -> ()
// ===== nvvm.wgmma.commit.group.sync.aligned: full
module {
  nvvm.wgmma.commit.group.sync.aligned {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.wgmma.commit.group.sync.aligned"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.wgmma.fence.aligned: bare
module {
  nvvm.wgmma.fence.aligned
}
// ----- generic
"builtin.module"() ({
  "nvvm.wgmma.fence.aligned"() : () -> ()
}) : () -> ()
// ===== nvvm.wgmma.fence.aligned: full
module {
  nvvm.wgmma.fence.aligned {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "nvvm.wgmma.fence.aligned"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.wgmma.mma_async: bare (not verified)
module {
  %0:3 = "t.values"() : () -> (!llvm.struct<(i32, i32)>, i64, i64)
  %1 = nvvm.wgmma.mma_async %0#1, %0#2, %0#0, <m = 16, n = 8, k = 16>, D[<tf32>, <one>], A[<tf32>, <neg>, <col>], B[<tf32>, <neg>, <col>] : !llvm.struct<(i32, i32)> -> !llvm.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.struct<(i32, i32)>, i64, i64)
  %1 = "nvvm.wgmma.mma_async"(%0#0, %0#1, %0#2) <{layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, scaleA = #nvvm.wgmma_scale_in<neg>, scaleB = #nvvm.wgmma_scale_in<neg>, scaleD = #nvvm.wgmma_scale_out<one>, shape = #nvvm.shape<m = 16, n = 8, k = 16>, typeA = #nvvm.wgmma_type<tf32>, typeB = #nvvm.wgmma_type<tf32>, typeD = #nvvm.wgmma_type<tf32>}> : (!llvm.struct<(i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32)>
}) : () -> ()
// ===== nvvm.wgmma.mma_async: full (not verified)
module {
  %0:3 = "t.values"() : () -> (!llvm.struct<(i32, i32)>, i64, i64)
  %1 = nvvm.wgmma.mma_async %0#1, %0#2, %0#0, <m = 16, n = 8, k = 16>, D[<tf32>, <one>, <wrapped>], A[<tf32>, <neg>, <col>], B[<tf32>, <neg>, <col>] {t.x = 1 : i32} : !llvm.struct<(i32, i32)> -> !llvm.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.struct<(i32, i32)>, i64, i64)
  %1 = "nvvm.wgmma.mma_async"(%0#0, %0#1, %0#2) <{layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, satfinite = #nvvm.mma_int_overflow<wrapped>, scaleA = #nvvm.wgmma_scale_in<neg>, scaleB = #nvvm.wgmma_scale_in<neg>, scaleD = #nvvm.wgmma_scale_out<one>, shape = #nvvm.shape<m = 16, n = 8, k = 16>, typeA = #nvvm.wgmma_type<tf32>, typeB = #nvvm.wgmma_type<tf32>, typeD = #nvvm.wgmma_type<tf32>}> {t.x = 1 : i32} : (!llvm.struct<(i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32)>
}) : () -> ()
// ===== nvvm.wgmma.wait.group.sync.aligned: bare
module {
  nvvm.wgmma.wait.group.sync.aligned 1
}
// ----- generic
"builtin.module"() ({
  "nvvm.wgmma.wait.group.sync.aligned"() <{group = 1 : i64}> : () -> ()
}) : () -> ()
// ===== nvvm.wgmma.wait.group.sync.aligned: full
module {
  nvvm.wgmma.wait.group.sync.aligned {t.x = 1 : i32} 1
}
// ----- generic
"builtin.module"() ({
  "nvvm.wgmma.wait.group.sync.aligned"() <{group = 1 : i64}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== nvvm.wmma.load: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = nvvm.wmma.load %0#0, %0#1 {eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<b>, k = 1 : i32, layout = #nvvm.mma_layout<col>, m = 1 : i32, n = 1 : i32} : (!llvm.ptr) -> !llvm.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = "nvvm.wmma.load"(%0#0, %0#1) <{eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<b>, k = 1 : i32, layout = #nvvm.mma_layout<col>, m = 1 : i32, n = 1 : i32}> : (!llvm.ptr, i32) -> !llvm.struct<(i32, i32)>
}) : () -> ()
// ===== nvvm.wmma.load: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = nvvm.wmma.load %0#0, %0#1 {eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<b>, k = 1 : i32, layout = #nvvm.mma_layout<col>, m = 1 : i32, n = 1 : i32, t.x = 1 : i32} : (!llvm.ptr) -> !llvm.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = "nvvm.wmma.load"(%0#0, %0#1) <{eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<b>, k = 1 : i32, layout = #nvvm.mma_layout<col>, m = 1 : i32, n = 1 : i32}> {t.x = 1 : i32} : (!llvm.ptr, i32) -> !llvm.struct<(i32, i32)>
}) : () -> ()
// ===== nvvm.wmma.mma: bare (not verified)
module {
  %0 = nvvm.wmma.mma  {eltypeA = #nvvm.mma_type<f32>, eltypeB = #nvvm.mma_type<f32>, k = 1 : i32, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, m = 1 : i32, n = 1 : i32} : () -> !llvm.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0 = "nvvm.wmma.mma"() <{eltypeA = #nvvm.mma_type<f32>, eltypeB = #nvvm.mma_type<f32>, k = 1 : i32, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, m = 1 : i32, n = 1 : i32}> : () -> !llvm.struct<(i32, i32)>
}) : () -> ()
// ===== nvvm.wmma.mma: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  %1 = nvvm.wmma.mma %0#0, %0#1 {eltypeA = #nvvm.mma_type<f32>, eltypeB = #nvvm.mma_type<f32>, k = 1 : i32, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, m = 1 : i32, n = 1 : i32, t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr) -> !llvm.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  %1 = "nvvm.wmma.mma"(%0#0, %0#1) <{eltypeA = #nvvm.mma_type<f32>, eltypeB = #nvvm.mma_type<f32>, k = 1 : i32, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, m = 1 : i32, n = 1 : i32}> {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr) -> !llvm.struct<(i32, i32)>
}) : () -> ()
// ===== nvvm.wmma.mma: ones (not verified)
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = nvvm.wmma.mma %0 {eltypeA = #nvvm.mma_type<f32>, eltypeB = #nvvm.mma_type<f32>, k = 1 : i32, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, m = 1 : i32, n = 1 : i32} : (!llvm.ptr) -> !llvm.struct<(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "nvvm.wmma.mma"(%0) <{eltypeA = #nvvm.mma_type<f32>, eltypeB = #nvvm.mma_type<f32>, k = 1 : i32, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, m = 1 : i32, n = 1 : i32}> : (!llvm.ptr) -> !llvm.struct<(i32, i32)>
}) : () -> ()
// ===== nvvm.wmma.store: full (not verified)
module {
  %0:4 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32)
  nvvm.wmma.store %0#0, %0#3, %0#1, %0#2 {eltype = #nvvm.mma_type<f32>, k = 1 : i32, layout = #nvvm.mma_layout<col>, m = 1 : i32, n = 1 : i32, t.x = 1 : i32} : !llvm.ptr, !llvm.ptr, !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32)
  "nvvm.wmma.store"(%0#0, %0#1, %0#2, %0#3) <{eltype = #nvvm.mma_type<f32>, k = 1 : i32, layout = #nvvm.mma_layout<col>, m = 1 : i32, n = 1 : i32}> {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== nvvm.wmma.store: ones (not verified)
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  nvvm.wmma.store %0#0, %0#2, %0#1 {eltype = #nvvm.mma_type<f32>, k = 1 : i32, layout = #nvvm.mma_layout<col>, m = 1 : i32, n = 1 : i32} : !llvm.ptr, !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  "nvvm.wmma.store"(%0#0, %0#1, %0#2) <{eltype = #nvvm.mma_type<f32>, k = 1 : i32, layout = #nvvm.mma_layout<col>, m = 1 : i32, n = 1 : i32}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}) : () -> ()
