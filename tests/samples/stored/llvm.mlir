// ===== llvm.add: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.add %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.add"(%0#0, %0#1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.add: full
module {
  %0:2 = "t.values"() : () -> (i64, i64)
  %1 = llvm.add %0#0, %0#1 {t.x = 1 : i32} : i64
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i64, i64)
  %1 = "llvm.add"(%0#0, %0#1) <{overflowFlags = 0 : i32}> {t.x = 1 : i32} : (i64, i64) -> i64
}) : () -> ()
// ===== llvm.addrspacecast: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = llvm.addrspacecast %0 : !llvm.ptr to !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.addrspacecast"(%0) : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.addrspacecast: full
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = llvm.addrspacecast %0 {t.x = 1 : i32} : !llvm.ptr to !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.addrspacecast"(%0) {t.x = 1 : i32} : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.alloca: by hand
module {
  llvm.func @f(%arg0: i64) {
    %0 = llvm.alloca %arg0 x i32 : (i64) -> !llvm.ptr
    %1 = llvm.alloca inalloca %arg0 x !llvm.struct<(i32, ptr)> {alignment = 8 : i64} : (i64) -> !llvm.ptr<5>
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i64):
    %0 = "llvm.alloca"(%arg0) <{elem_type = i32}> : (i64) -> !llvm.ptr
    %1 = "llvm.alloca"(%arg0) <{alignment = 8 : i64, elem_type = !llvm.struct<(i32, ptr)>, inalloca}> : (i64) -> !llvm.ptr<5>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.alloca: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "llvm.alloca"(%0) <{elem_type = i32}> : (i32) -> !llvm.ptr
}) : () -> ()
// ===== llvm.alloca: full
module {
  %0 = "t.values"() : () -> i32
  %1 = llvm.alloca inalloca %0 x i32 {alignment = 1 : i64, t.x = 1 : i32} : (i32) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "llvm.alloca"(%0) <{alignment = 1 : i64, elem_type = i32, inalloca}> {t.x = 1 : i32} : (i32) -> !llvm.ptr
}) : () -> ()
// ===== llvm.alloca: with alignment
module {
  %0 = "t.values"() : () -> i32
  %1 = llvm.alloca %0 x i32 {alignment = 1 : i64} : (i32) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "llvm.alloca"(%0) <{alignment = 1 : i64, elem_type = i32}> : (i32) -> !llvm.ptr
}) : () -> ()
// ===== llvm.alloca: with inalloca
module {
  %0 = "t.values"() : () -> i32
  %1 = llvm.alloca inalloca %0 x i32 : (i32) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "llvm.alloca"(%0) <{elem_type = i32, inalloca}> : (i32) -> !llvm.ptr
}) : () -> ()
// ===== llvm.and: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.and %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.and"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.and: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.and %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.and"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.ashr: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.ashr %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.ashr"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.ashr: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.ashr exact %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.ashr"(%0#0, %0#1) <{isExact}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.atomicrmw: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<8>, i16)
  %1 = llvm.atomicrmw umax %0#0, %0#1 acquire : !llvm.ptr<8>, i16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<8>, i16)
  %1 = "llvm.atomicrmw"(%0#0, %0#1) <{bin_op = 9 : i64, ordering = 4 : i64}> : (!llvm.ptr<8>, i16) -> i16
}) : () -> ()
// ===== llvm.bitcast: bare
module {
  %0 = "t.values"() : () -> !llvm.func<void ()>
  %1 = llvm.bitcast %0 : !llvm.func<void ()> to !llvm.func<void ()>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.func<void ()>
  %1 = "llvm.bitcast"(%0) : (!llvm.func<void ()>) -> !llvm.func<void ()>
}) : () -> ()
// ===== llvm.bitcast: full
module {
  %0 = "t.values"() : () -> !llvm.func<void ()>
  %1 = llvm.bitcast %0 {t.x = 1 : i32} : !llvm.func<void ()> to !llvm.func<void ()>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.func<void ()>
  %1 = "llvm.bitcast"(%0) {t.x = 1 : i32} : (!llvm.func<void ()>) -> !llvm.func<void ()>
}) : () -> ()
// ===== llvm.blockaddress: by hand
module {
  llvm.func @f() {
    %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    llvm.blocktag <id = 1>
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @f, tag = <id = 1>>}> : () -> !llvm.ptr
    "llvm.br"()[^bb1] : () -> ()
  ^bb1:
    "llvm.blocktag"() <{tag = #llvm.blocktag<id = 1>}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.blocktag: bare
module {
  llvm.blocktag <id = 1>
}
// ----- generic
"builtin.module"() ({
  "llvm.blocktag"() <{tag = #llvm.blocktag<id = 1>}> : () -> ()
}) : () -> ()
// ===== llvm.blocktag: full
module {
  llvm.blocktag <id = 1> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "llvm.blocktag"() <{tag = #llvm.blocktag<id = 1>}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== llvm.br: bare
module {
  "t.around"() ({
    llvm.br ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "llvm.br"()[^bb1] : () -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.br: full
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>)
    llvm.br ^bb1(%0#0, %0#1 : !llvm.array<4 x i32>, !llvm.array<4 x i32>) {loop_annotation = #llvm.loop_annotation<>, t.x = 1 : i32}
  ^bb1(%1: !llvm.array<4 x i32>, %2: !llvm.array<4 x i32>):
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>)
    "llvm.br"(%0#0, %0#1)[^bb1] <{loop_annotation = #llvm.loop_annotation<>}> {t.x = 1 : i32} : (!llvm.array<4 x i32>, !llvm.array<4 x i32>) -> ()
  ^bb1(%1: !llvm.array<4 x i32>, %2: !llvm.array<4 x i32>):
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.br: ones
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !llvm.array<4 x i32>
    llvm.br ^bb1(%0 : !llvm.array<4 x i32>)
  ^bb1(%1: !llvm.array<4 x i32>):
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !llvm.array<4 x i32>
    "llvm.br"(%0)[^bb1] : (!llvm.array<4 x i32>) -> ()
  ^bb1(%1: !llvm.array<4 x i32>):
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.br: with destOperands
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>)
    llvm.br ^bb1(%0#0, %0#1 : !llvm.array<4 x i32>, !llvm.array<4 x i32>)
  ^bb1(%1: !llvm.array<4 x i32>, %2: !llvm.array<4 x i32>):
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>)
    "llvm.br"(%0#0, %0#1)[^bb1] : (!llvm.array<4 x i32>, !llvm.array<4 x i32>) -> ()
  ^bb1(%1: !llvm.array<4 x i32>, %2: !llvm.array<4 x i32>):
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.br: with loop_annotation
module {
  "t.around"() ({
    llvm.br ^bb1 {loop_annotation = #llvm.loop_annotation<>}
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "llvm.br"()[^bb1] <{loop_annotation = #llvm.loop_annotation<>}> : () -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.call: by hand
module {
  llvm.func @g(i32, f32) -> i32
  llvm.func @v(!llvm.ptr, ...) -> i32
  llvm.func @f(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr) {
    %0 = llvm.call @g(%arg0, %arg1) : (i32, f32) -> i32
    %1 = llvm.call fastcc tail @g(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<fast>} : (i32, f32) -> (i32 {llvm.noundef})
    %2 = llvm.call %arg2(%arg0) : !llvm.ptr, (i32) -> i32
    %3 = llvm.call @v(%arg2, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %4 = llvm.call @g(%arg0, %arg1) ["tag"(%arg0, %arg2 : i32, !llvm.ptr), "other"()] : (i32, f32) -> i32
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "v", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, f32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr):
    %0 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @g, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, f32) -> i32
    %1 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<tail>, callee = @g, fastmathFlags = #llvm.fastmath<fast>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, res_attrs = [{llvm.noundef}]}> : (i32, f32) -> i32
    %2 = "llvm.call"(%arg2, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> i32
    %3 = "llvm.call"(%arg2, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @v, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, var_callee_type = !llvm.func<i32 (ptr, ...)>}> : (!llvm.ptr, i32) -> i32
    %4 = "llvm.call"(%arg0, %arg1, %arg0, %arg2) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @g, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 2, 0>, op_bundle_tags = ["tag", "other"], operandSegmentSizes = array<i32: 2, 2>}> : (i32, f32, i32, !llvm.ptr) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.call_intrinsic: by hand
module {
  llvm.func @f(%arg0: vector<4xf32>, %arg1: i64) {
    %0 = llvm.call_intrinsic "llvm.fabs"(%arg0) : (vector<4xf32>) -> vector<4xf32>
    llvm.call_intrinsic "llvm.prefetch"(%arg1) ["tag"(%arg1 : i64)] {fastmathFlags = #llvm.fastmath<fast>} : (i64 {llvm.noundef}) -> ()
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, i64)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: i64):
    %0 = "llvm.call_intrinsic"(%arg0) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.fabs", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (vector<4xf32>) -> vector<4xf32>
    "llvm.call_intrinsic"(%arg1, %arg1) <{arg_attrs = [{llvm.noundef}], fastmathFlags = #llvm.fastmath<fast>, intrin = "llvm.prefetch", op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["tag"], operandSegmentSizes = array<i32: 1, 1>}> : (i64, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.cmpxchg: bare
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<4>, !llvm.ptr<2>, !llvm.ptr<2>)
  %1 = llvm.cmpxchg %0#0, %0#1, %0#2 acq_rel monotonic : !llvm.ptr<4>, !llvm.ptr<2>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<4>, !llvm.ptr<2>, !llvm.ptr<2>)
  %1 = "llvm.cmpxchg"(%0#0, %0#1, %0#2) <{failure_ordering = 2 : i64, success_ordering = 6 : i64}> : (!llvm.ptr<4>, !llvm.ptr<2>, !llvm.ptr<2>) -> !llvm.struct<(ptr<2>, i1)>
}) : () -> ()
// ===== llvm.cmpxchg: full
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<4>, !llvm.ptr<2>, !llvm.ptr<2>)
  %1 = llvm.cmpxchg weak volatile %0#0, %0#1, %0#2 syncscope("linear") release acquire {access_groups = [], alias_scopes = [], alignment = 1 : i64, noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], t.x = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<4>, !llvm.ptr<2>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<4>, !llvm.ptr<2>, !llvm.ptr<2>)
  %1 = "llvm.cmpxchg"(%0#0, %0#1, %0#2) <{access_groups = [], alias_scopes = [], alignment = 1 : i64, failure_ordering = 4 : i64, noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], success_ordering = 5 : i64, syncscope = "linear", tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>], volatile_, weak}> {t.x = 1 : i32} : (!llvm.ptr<4>, !llvm.ptr<2>, !llvm.ptr<2>) -> !llvm.struct<(ptr<2>, i1)>
}) : () -> ()
// ===== llvm.cmpxchg: with access_groups
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr)
  %1 = llvm.cmpxchg %0#0, %0#1, %0#2 seq_cst seq_cst {access_groups = []} : !llvm.ptr, !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr)
  %1 = "llvm.cmpxchg"(%0#0, %0#1, %0#2) <{access_groups = [], failure_ordering = 7 : i64, success_ordering = 7 : i64}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.struct<(ptr, i1)>
}) : () -> ()
// ===== llvm.cmpxchg: with tbaa
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<4>, !llvm.ptr<1>, !llvm.ptr<1>)
  %1 = llvm.cmpxchg %0#0, %0#1, %0#2 monotonic monotonic {tbaa = []} : !llvm.ptr<4>, !llvm.ptr<1>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<4>, !llvm.ptr<1>, !llvm.ptr<1>)
  %1 = "llvm.cmpxchg"(%0#0, %0#1, %0#2) <{failure_ordering = 2 : i64, success_ordering = 2 : i64, tbaa = []}> : (!llvm.ptr<4>, !llvm.ptr<1>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, i1)>
}) : () -> ()
// ===== llvm.comdat: by hand
module {
  llvm.comdat @c {
    llvm.comdat_selector @a any
    llvm.comdat_selector @b exactmatch
    llvm.comdat_selector @c largest
    llvm.comdat_selector @d nodeduplicate
    llvm.comdat_selector @e samesize
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.comdat"() <{sym_name = "c"}> ({
    "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "a"}> : () -> ()
    "llvm.comdat_selector"() <{comdat = 1 : i64, sym_name = "b"}> : () -> ()
    "llvm.comdat_selector"() <{comdat = 2 : i64, sym_name = "c"}> : () -> ()
    "llvm.comdat_selector"() <{comdat = 3 : i64, sym_name = "d"}> : () -> ()
    "llvm.comdat_selector"() <{comdat = 4 : i64, sym_name = "e"}> : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.comdat_selector: bare
module {
  llvm.comdat_selector @s exactmatch
}
// ----- generic
"builtin.module"() ({
  "llvm.comdat_selector"() <{comdat = 1 : i64, sym_name = "s"}> : () -> ()
}) : () -> ()
// ===== llvm.comdat_selector: full
module {
  llvm.comdat_selector @s exactmatch {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "llvm.comdat_selector"() <{comdat = 1 : i64, sym_name = "s"}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== llvm.cond_br: bare
module {
  "t.around"() ({
    %0 = "t.values"() : () -> i1
    llvm.cond_br %0, ^bb1, ^bb2
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> i1
    "llvm.cond_br"(%0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.cond_br: ones
module {
  "t.around"() ({
    %0:3 = "t.values"() : () -> (i1, i1, i1)
    llvm.cond_br %0#0, ^bb1(%0#1 : i1), ^bb2(%0#2 : i1)
  ^bb1(%1: i1):
    "t.end"() : () -> ()
  ^bb2(%2: i1):
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:3 = "t.values"() : () -> (i1, i1, i1)
    "llvm.cond_br"(%0#0, %0#1, %0#2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i1, i1) -> ()
  ^bb1(%1: i1):
    "t.end"() : () -> ()
  ^bb2(%2: i1):
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.cond_br: with trueDestOperands
module {
  "t.around"() ({
    %0:3 = "t.values"() : () -> (i1, i1, i1)
    llvm.cond_br %0#0, ^bb1(%0#1, %0#2 : i1, i1), ^bb2
  ^bb1(%1: i1, %2: i1):
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:3 = "t.values"() : () -> (i1, i1, i1)
    "llvm.cond_br"(%0#0, %0#1, %0#2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i1, i1) -> ()
  ^bb1(%1: i1, %2: i1):
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.cond_br: with falseDestOperands
module {
  "t.around"() ({
    %0:3 = "t.values"() : () -> (i1, i1, i1)
    llvm.cond_br %0#0, ^bb1, ^bb2(%0#1, %0#2 : i1, i1)
  ^bb1:
    "t.end"() : () -> ()
  ^bb2(%1: i1, %2: i1):
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:3 = "t.values"() : () -> (i1, i1, i1)
    "llvm.cond_br"(%0#0, %0#1, %0#2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i1, i1) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2(%1: i1, %2: i1):
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.cond_br: with loop_annotation
module {
  "t.around"() ({
    %0 = "t.values"() : () -> i1
    llvm.cond_br %0, ^bb1, ^bb2 {loop_annotation = #llvm.loop_annotation<>}
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> i1
    "llvm.cond_br"(%0)[^bb1, ^bb2] <{loop_annotation = #llvm.loop_annotation<>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.dso_local_equivalent: by hand
module {
  llvm.func @f() {
    %0 = llvm.dso_local_equivalent @f : !llvm.ptr
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.dso_local_equivalent"() <{function_name = @f}> : () -> !llvm.ptr
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.extractelement: by hand
module {
  llvm.func @f(%arg0: vector<4xf32>, %arg1: i32) {
    %0 = llvm.extractelement %arg0[%arg1 : i32] : vector<4xf32>
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: i32):
    %0 = "llvm.extractelement"(%arg0, %arg1) : (vector<4xf32>, i32) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.extractvalue: bare
module {
  %0 = "t.values"() : () -> !llvm.struct<(i32, i32)>
  %1 = llvm.extractvalue %0[] : !llvm.struct<(i32, i32)> 
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.struct<(i32, i32)>
  %1 = "llvm.extractvalue"(%0) <{position = array<i64>}> : (!llvm.struct<(i32, i32)>) -> !llvm.struct<(i32, i32)>
}) : () -> ()
// ===== llvm.fadd: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.fadd %0#0, %0#1 : !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.fadd"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.fadd: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.fadd %0#0, %0#1 {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.fadd"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.fcmp: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.fcmp "oeq" %0#0, %0#1 : !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.fcmp"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<none>, predicate = 1 : i64}> : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> i1
}) : () -> ()
// ===== llvm.fcmp: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.fcmp "oeq" %0#0, %0#1 {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.fcmp"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<nnan>, predicate = 1 : i64}> {t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> i1
}) : () -> ()
// ===== llvm.fdiv: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.fdiv %0#0, %0#1 : !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.fdiv"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.fdiv: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.fdiv %0#0, %0#1 {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.fdiv"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.fence: bare
module {
  llvm.fence acquire
}
// ----- generic
"builtin.module"() ({
  "llvm.fence"() <{ordering = 4 : i64}> : () -> ()
}) : () -> ()
// ===== llvm.fence: full
module {
  llvm.fence syncscope("text") acquire {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "llvm.fence"() <{ordering = 4 : i64, syncscope = "text"}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== llvm.fmul: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.fmul %0#0, %0#1 : !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.fmul"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.fmul: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.fmul %0#0, %0#1 {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.fmul"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.fneg: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.fneg %0 : !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.fneg"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.fneg: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.fneg %0 {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.fneg"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.fpext: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.fpext %0 : !llvm.ppc_fp128 to !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.fpext"(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.fpext: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.fpext %0 {t.x = 1 : i32} : !llvm.ppc_fp128 to !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.fpext"(%0) {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.fptosi: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.fptosi %0 : !llvm.ppc_fp128 to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.fptosi"(%0) : (!llvm.ppc_fp128) -> i32
}) : () -> ()
// ===== llvm.fptosi: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.fptosi %0 {t.x = 1 : i32} : !llvm.ppc_fp128 to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.fptosi"(%0) {t.x = 1 : i32} : (!llvm.ppc_fp128) -> i32
}) : () -> ()
// ===== llvm.fptoui: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.fptoui %0 : !llvm.ppc_fp128 to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.fptoui"(%0) : (!llvm.ppc_fp128) -> i32
}) : () -> ()
// ===== llvm.fptoui: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.fptoui %0 {t.x = 1 : i32} : !llvm.ppc_fp128 to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.fptoui"(%0) {t.x = 1 : i32} : (!llvm.ppc_fp128) -> i32
}) : () -> ()
// ===== llvm.fptrunc: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.fptrunc %0 : !llvm.ppc_fp128 to !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.fptrunc"(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.fptrunc: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.fptrunc %0 {t.x = 1 : i32} : !llvm.ppc_fp128 to !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.fptrunc"(%0) {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.freeze: bare
module {
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = llvm.freeze %0 : !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = "llvm.freeze"(%0) : (!llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.freeze: full
module {
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = llvm.freeze %0 {t.x = 1 : i32} : !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = "llvm.freeze"(%0) {t.x = 1 : i32} : (!llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.frem: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.frem %0#0, %0#1 : !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.frem"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.frem: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.frem %0#0, %0#1 {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.frem"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.fsub: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.fsub %0#0, %0#1 : !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.fsub"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.fsub: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.fsub %0#0, %0#1 {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.fsub"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.func: by hand
module {
  llvm.func @declared(i32, !llvm.ptr {llvm.noalias}) -> (f32 {llvm.noundef})
  llvm.func internal fastcc @defined(%arg0: i32, ...) -> i32 attributes {t.x = 1 : i32} {
    llvm.return %arg0 : i32
  }
  llvm.func weak_odr hidden unnamed_addr @f() comdat(@c::@x) attributes {passthrough = ["noinline", ["alignstack", "4"]]} {
    llvm.return
  }
  llvm.comdat @c {
    llvm.comdat_selector @x any
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{}, {llvm.noalias}], function_type = !llvm.func<f32 (i32, ptr)>, linkage = #llvm.linkage<external>, res_attrs = [{llvm.noundef}], sym_name = "declared", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (i32, ...)>, linkage = #llvm.linkage<internal>, sym_name = "defined", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32):
    "llvm.return"(%arg0) : (i32) -> ()
  }) {t.x = 1 : i32} : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, comdat = @c::@x, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<weak_odr>, passthrough = ["noinline", ["alignstack", "4"]], sym_name = "f", unnamed_addr = 2 : i64, visibility_ = 1 : i64}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.comdat"() <{sym_name = "c"}> ({
    "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "x"}> : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.getelementptr: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.getelementptr"(%0) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.icmp: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  %1 = llvm.icmp "ne" %0#0, %0#1 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  %1 = "llvm.icmp"(%0#0, %0#1) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
}) : () -> ()
// ===== llvm.icmp: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  %1 = llvm.icmp "ne" %0#0, %0#1 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  %1 = "llvm.icmp"(%0#0, %0#1) <{predicate = 1 : i64}> {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr) -> i1
}) : () -> ()
// ===== llvm.indirectbr: by hand
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32) {
    llvm.indirectbr %arg0 : !llvm.ptr, [
    ^bb1(%arg1 : i32),
    ^bb2
    ]
  ^bb1(%0: i32):
    llvm.return
  ^bb2:
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    "llvm.indirectbr"(%arg0, %arg1)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 1, 0>}> : (!llvm.ptr, i32) -> ()
  ^bb1(%0: i32):
    "llvm.return"() : () -> ()
  ^bb2:
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.inline_asm: by hand
module {
  llvm.func @f(%arg0: i32) {
    %0 = llvm.inline_asm "bswap $0", "=r,r" %arg0 : (i32) -> i32
    llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel operand_attrs = [{}] "foo", "r" %arg0 : (i32) -> ()
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32):
    %0 = "llvm.inline_asm"(%arg0) <{asm_string = "bswap $0", constraints = "=r,r", tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> i32
    "llvm.inline_asm"(%arg0) <{asm_dialect = 1 : i64, asm_string = "foo", constraints = "r", has_side_effects, is_align_stack, operand_attrs = [{}], tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.inline_asm: bare
module {
  llvm.inline_asm "text", "text"  : () -> ()
}
// ----- generic
"builtin.module"() ({
  "llvm.inline_asm"() <{asm_string = "text", constraints = "text", tail_call_kind = #llvm.tailcallkind<none>}> : () -> ()
}) : () -> ()
// ===== llvm.inline_asm: full
module {
  %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>)
  %1 = llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <notail> asm_dialect = intel operand_attrs = [1] {t.x = 1 : i32} "text", "text" %0#0, %0#1 : (!llvm.array<4 x i32>, !llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>)
  %1 = "llvm.inline_asm"(%0#0, %0#1) <{asm_dialect = 1 : i64, asm_string = "text", constraints = "text", has_side_effects, is_align_stack, operand_attrs = [1], tail_call_kind = #llvm.tailcallkind<notail>}> {t.x = 1 : i32} : (!llvm.array<4 x i32>, !llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.inline_asm: ones
module {
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = llvm.inline_asm "text", "text" %0 : (!llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = "llvm.inline_asm"(%0) <{asm_string = "text", constraints = "text", tail_call_kind = #llvm.tailcallkind<none>}> : (!llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.inline_asm: with operands
module {
  %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>)
  llvm.inline_asm "text", "text" %0#0, %0#1 : (!llvm.array<4 x i32>, !llvm.array<4 x i32>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>)
  "llvm.inline_asm"(%0#0, %0#1) <{asm_string = "text", constraints = "text", tail_call_kind = #llvm.tailcallkind<none>}> : (!llvm.array<4 x i32>, !llvm.array<4 x i32>) -> ()
}) : () -> ()
// ===== llvm.insertelement: by hand
module {
  llvm.func @f(%arg0: vector<4xf32>, %arg1: i32, %arg2: f32) {
    %0 = llvm.insertelement %arg2, %arg0[%arg1 : i32] : vector<4xf32>
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: i32, %arg2: f32):
    %0 = "llvm.insertelement"(%arg0, %arg2, %arg1) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.insertvalue: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.struct<(i32, i32)>, !llvm.struct<(i32, i32)>)
  %1 = llvm.insertvalue %0#1, %0#0[] : !llvm.struct<(i32, i32)> 
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.struct<(i32, i32)>, !llvm.struct<(i32, i32)>)
  %1 = "llvm.insertvalue"(%0#0, %0#1) <{position = array<i64>}> : (!llvm.struct<(i32, i32)>, !llvm.struct<(i32, i32)>) -> !llvm.struct<(i32, i32)>
}) : () -> ()
// ===== llvm.intr.abs: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = "llvm.intr.abs"(%0) <{is_int_min_poison = true}> : (i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "llvm.intr.abs"(%0) <{is_int_min_poison = true}> : (i32) -> i32
}) : () -> ()
// ===== llvm.intr.abs: full
module {
  %0 = "t.values"() : () -> i32
  %1 = "llvm.intr.abs"(%0) <{is_int_min_poison = true}> {t.x = 1 : i32} : (i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "llvm.intr.abs"(%0) <{is_int_min_poison = true}> {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== llvm.intr.acos: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.acos(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.acos"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.acos: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.acos(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.acos"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.annotation: bare
module {
  %0:4 = "t.values"() : () -> (i32, !llvm.ptr, !llvm.ptr, i32)
  %1 = "llvm.intr.annotation"(%0#0, %0#1, %0#2, %0#3) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, !llvm.ptr, !llvm.ptr, i32)
  %1 = "llvm.intr.annotation"(%0#0, %0#1, %0#2, %0#3) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
}) : () -> ()
// ===== llvm.intr.annotation: full
module {
  %0:4 = "t.values"() : () -> (i32, !llvm.ptr, !llvm.ptr, i32)
  %1 = "llvm.intr.annotation"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, !llvm.ptr, !llvm.ptr, i32)
  %1 = "llvm.intr.annotation"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
}) : () -> ()
// ===== llvm.intr.asin: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.asin(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.asin"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.asin: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.asin(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.asin"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.assume: by hand
module {
  llvm.func @f(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32) {
    llvm.intr.assume %arg0 : i1
    llvm.intr.assume %arg0 ["align"(%arg1, %arg2 : !llvm.ptr, i32)] : i1
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i1, ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32):
    "llvm.intr.assume"(%arg0) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.intr.assume"(%arg0, %arg1, %arg2) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.intr.atan: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.atan(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.atan"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.atan: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.atan(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.atan"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.atan2: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.intr.atan2(%0#0, %0#1) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.intr.atan2"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.atan2: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.intr.atan2(%0#0, %0#1) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.intr.atan2"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.bitreverse: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = llvm.intr.bitreverse(%0) : (i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "llvm.intr.bitreverse"(%0) : (i32) -> i32
}) : () -> ()
// ===== llvm.intr.bitreverse: full
module {
  %0 = "t.values"() : () -> i32
  %1 = llvm.intr.bitreverse(%0) {t.x = 1 : i32} : (i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "llvm.intr.bitreverse"(%0) {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== llvm.intr.bswap: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = llvm.intr.bswap(%0) : (i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "llvm.intr.bswap"(%0) : (i32) -> i32
}) : () -> ()
// ===== llvm.intr.bswap: full
module {
  %0 = "t.values"() : () -> i32
  %1 = llvm.intr.bswap(%0) {t.x = 1 : i32} : (i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "llvm.intr.bswap"(%0) {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== llvm.intr.ceil: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.ceil(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.ceil"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.ceil: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.ceil(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.ceil"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.copysign: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.intr.copysign(%0#0, %0#1) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.intr.copysign"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.copysign: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.intr.copysign(%0#0, %0#1) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.intr.copysign"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.coro.align: bare
module {
  %0 = llvm.intr.coro.align : !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "llvm.intr.coro.align"() : () -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.coro.align: full
module {
  %0 = llvm.intr.coro.align {t.x = 1 : i32} : !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "llvm.intr.coro.align"() {t.x = 1 : i32} : () -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.coro.begin: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.token, !llvm.ptr)
  %1 = llvm.intr.coro.begin %0#0, %0#1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.token, !llvm.ptr)
  %1 = "llvm.intr.coro.begin"(%0#0, %0#1) : (!llvm.token, !llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.coro.begin: full
module {
  %0:2 = "t.values"() : () -> (!llvm.token, !llvm.ptr)
  %1 = llvm.intr.coro.begin %0#0, %0#1 {t.x = 1 : i32} : (!llvm.token, !llvm.ptr) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.token, !llvm.ptr)
  %1 = "llvm.intr.coro.begin"(%0#0, %0#1) {t.x = 1 : i32} : (!llvm.token, !llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.coro.end: bare
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, i1, !llvm.token)
  %1 = llvm.intr.coro.end %0#0, %0#1, %0#2 : (!llvm.ptr, i1, !llvm.token) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, i1, !llvm.token)
  %1 = "llvm.intr.coro.end"(%0#0, %0#1, %0#2) : (!llvm.ptr, i1, !llvm.token) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.coro.end: full
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, i1, !llvm.token)
  %1 = llvm.intr.coro.end %0#0, %0#1, %0#2 {t.x = 1 : i32} : (!llvm.ptr, i1, !llvm.token) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, i1, !llvm.token)
  %1 = "llvm.intr.coro.end"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!llvm.ptr, i1, !llvm.token) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.coro.free: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.token, !llvm.ptr)
  %1 = llvm.intr.coro.free %0#0, %0#1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.token, !llvm.ptr)
  %1 = "llvm.intr.coro.free"(%0#0, %0#1) : (!llvm.token, !llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.coro.free: full
module {
  %0:2 = "t.values"() : () -> (!llvm.token, !llvm.ptr)
  %1 = llvm.intr.coro.free %0#0, %0#1 {t.x = 1 : i32} : (!llvm.token, !llvm.ptr) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.token, !llvm.ptr)
  %1 = "llvm.intr.coro.free"(%0#0, %0#1) {t.x = 1 : i32} : (!llvm.token, !llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.coro.id: bare
module {
  %0:4 = "t.values"() : () -> (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr)
  %1 = llvm.intr.coro.id %0#0, %0#1, %0#2, %0#3 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr)
  %1 = "llvm.intr.coro.id"(%0#0, %0#1, %0#2, %0#3) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.coro.id: full
module {
  %0:4 = "t.values"() : () -> (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr)
  %1 = llvm.intr.coro.id %0#0, %0#1, %0#2, %0#3 {t.x = 1 : i32} : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr)
  %1 = "llvm.intr.coro.id"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.coro.promise: bare
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, i32, i1)
  %1 = llvm.intr.coro.promise %0#0, %0#1, %0#2 : (!llvm.ptr, i32, i1) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, i32, i1)
  %1 = "llvm.intr.coro.promise"(%0#0, %0#1, %0#2) : (!llvm.ptr, i32, i1) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.coro.promise: full
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, i32, i1)
  %1 = llvm.intr.coro.promise %0#0, %0#1, %0#2 {t.x = 1 : i32} : (!llvm.ptr, i32, i1) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, i32, i1)
  %1 = "llvm.intr.coro.promise"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!llvm.ptr, i32, i1) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.coro.resume: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  llvm.intr.coro.resume %0 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "llvm.intr.coro.resume"(%0) : (!llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.coro.resume: full
module {
  %0 = "t.values"() : () -> !llvm.ptr
  llvm.intr.coro.resume %0 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "llvm.intr.coro.resume"(%0) {t.x = 1 : i32} : (!llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.coro.save: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = llvm.intr.coro.save %0 : (!llvm.ptr) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.intr.coro.save"(%0) : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.coro.save: full
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = llvm.intr.coro.save %0 {t.x = 1 : i32} : (!llvm.ptr) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.intr.coro.save"(%0) {t.x = 1 : i32} : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.coro.size: bare
module {
  %0 = llvm.intr.coro.size : !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "llvm.intr.coro.size"() : () -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.coro.size: full
module {
  %0 = llvm.intr.coro.size {t.x = 1 : i32} : !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "llvm.intr.coro.size"() {t.x = 1 : i32} : () -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.coro.suspend: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.token, i1)
  %1 = llvm.intr.coro.suspend %0#0, %0#1 : !llvm.token
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.token, i1)
  %1 = "llvm.intr.coro.suspend"(%0#0, %0#1) : (!llvm.token, i1) -> !llvm.token
}) : () -> ()
// ===== llvm.intr.coro.suspend: full
module {
  %0:2 = "t.values"() : () -> (!llvm.token, i1)
  %1 = llvm.intr.coro.suspend %0#0, %0#1 {t.x = 1 : i32} : !llvm.token
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.token, i1)
  %1 = "llvm.intr.coro.suspend"(%0#0, %0#1) {t.x = 1 : i32} : (!llvm.token, i1) -> !llvm.token
}) : () -> ()
// ===== llvm.intr.cos: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.cos(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.cos"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.cos: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.cos(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.cos"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.cosh: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.cosh(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.cosh"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.cosh: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.cosh(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.cosh"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.ctlz: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = "llvm.intr.ctlz"(%0) <{is_zero_poison = true}> : (i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "llvm.intr.ctlz"(%0) <{is_zero_poison = true}> : (i32) -> i32
}) : () -> ()
// ===== llvm.intr.ctlz: full
module {
  %0 = "t.values"() : () -> i32
  %1 = "llvm.intr.ctlz"(%0) <{is_zero_poison = true}> {t.x = 1 : i32} : (i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "llvm.intr.ctlz"(%0) <{is_zero_poison = true}> {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== llvm.intr.ctpop: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = llvm.intr.ctpop(%0) : (i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "llvm.intr.ctpop"(%0) : (i32) -> i32
}) : () -> ()
// ===== llvm.intr.ctpop: full
module {
  %0 = "t.values"() : () -> i32
  %1 = llvm.intr.ctpop(%0) {t.x = 1 : i32} : (i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "llvm.intr.ctpop"(%0) {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== llvm.intr.cttz: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = "llvm.intr.cttz"(%0) <{is_zero_poison = true}> : (i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "llvm.intr.cttz"(%0) <{is_zero_poison = true}> : (i32) -> i32
}) : () -> ()
// ===== llvm.intr.cttz: full
module {
  %0 = "t.values"() : () -> i32
  %1 = "llvm.intr.cttz"(%0) <{is_zero_poison = true}> {t.x = 1 : i32} : (i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "llvm.intr.cttz"(%0) <{is_zero_poison = true}> {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== llvm.intr.dbg.declare: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  llvm.intr.dbg.declare #llvm.di_local_variable<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"f" in "d">, isOptimized = true, emissionKind = Full>, scope = #llvm.di_file<"f" in "d">, name = "s", file = <"f" in "d">, subprogramFlags = Definition>, name = "v"> = %0 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "llvm.intr.dbg.declare"(%0) <{locationExpr = #llvm.di_expression<>, varInfo = #llvm.di_local_variable<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"f" in "d">, isOptimized = true, emissionKind = Full>, scope = #llvm.di_file<"f" in "d">, name = "s", file = <"f" in "d">, subprogramFlags = Definition>, name = "v">}> : (!llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.dbg.declare: full
module {
  %0 = "t.values"() : () -> !llvm.ptr
  llvm.intr.dbg.declare #llvm.di_local_variable<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"f" in "d">, isOptimized = true, emissionKind = Full>, scope = #llvm.di_file<"f" in "d">, name = "s", file = <"f" in "d">, subprogramFlags = Definition>, name = "v"> #llvm.di_expression<[DW_OP_constu(42), DW_OP_stack_value]> = %0 : !llvm.ptr {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "llvm.intr.dbg.declare"(%0) <{locationExpr = #llvm.di_expression<[DW_OP_constu(42), DW_OP_stack_value]>, varInfo = #llvm.di_local_variable<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"f" in "d">, isOptimized = true, emissionKind = Full>, scope = #llvm.di_file<"f" in "d">, name = "s", file = <"f" in "d">, subprogramFlags = Definition>, name = "v">}> {t.x = 1 : i32} : (!llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.dbg.label: bare
module {
  llvm.intr.dbg.label <scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"f" in "d">, isOptimized = true, emissionKind = Full>, scope = #llvm.di_file<"f" in "d">, name = "s", file = <"f" in "d">, subprogramFlags = Definition>, name = "l", file = <"f" in "d">, line = 1>
}
// ----- generic
"builtin.module"() ({
  "llvm.intr.dbg.label"() <{label = #llvm.di_label<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"f" in "d">, isOptimized = true, emissionKind = Full>, scope = #llvm.di_file<"f" in "d">, name = "s", file = <"f" in "d">, subprogramFlags = Definition>, name = "l", file = <"f" in "d">, line = 1>}> : () -> ()
}) : () -> ()
// ===== llvm.intr.dbg.label: full
module {
  llvm.intr.dbg.label <scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"f" in "d">, isOptimized = true, emissionKind = Full>, scope = #llvm.di_file<"f" in "d">, name = "s", file = <"f" in "d">, subprogramFlags = Definition>, name = "l", file = <"f" in "d">, line = 1> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "llvm.intr.dbg.label"() <{label = #llvm.di_label<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"f" in "d">, isOptimized = true, emissionKind = Full>, scope = #llvm.di_file<"f" in "d">, name = "s", file = <"f" in "d">, subprogramFlags = Definition>, name = "l", file = <"f" in "d">, line = 1>}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== llvm.intr.dbg.value: bare
module {
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"f" in "d">, isOptimized = true, emissionKind = Full>, scope = #llvm.di_file<"f" in "d">, name = "s", file = <"f" in "d">, subprogramFlags = Definition>, name = "v"> = %0 : !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  "llvm.intr.dbg.value"(%0) <{locationExpr = #llvm.di_expression<>, varInfo = #llvm.di_local_variable<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"f" in "d">, isOptimized = true, emissionKind = Full>, scope = #llvm.di_file<"f" in "d">, name = "s", file = <"f" in "d">, subprogramFlags = Definition>, name = "v">}> : (!llvm.array<4 x i32>) -> ()
}) : () -> ()
// ===== llvm.intr.dbg.value: full
module {
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"f" in "d">, isOptimized = true, emissionKind = Full>, scope = #llvm.di_file<"f" in "d">, name = "s", file = <"f" in "d">, subprogramFlags = Definition>, name = "v"> #llvm.di_expression<[DW_OP_constu(42), DW_OP_stack_value]> = %0 : !llvm.array<4 x i32> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  "llvm.intr.dbg.value"(%0) <{locationExpr = #llvm.di_expression<[DW_OP_constu(42), DW_OP_stack_value]>, varInfo = #llvm.di_local_variable<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"f" in "d">, isOptimized = true, emissionKind = Full>, scope = #llvm.di_file<"f" in "d">, name = "s", file = <"f" in "d">, subprogramFlags = Definition>, name = "v">}> {t.x = 1 : i32} : (!llvm.array<4 x i32>) -> ()
}) : () -> ()
// ===== llvm.intr.debugtrap: bare
module {
  llvm.intr.debugtrap
}
// ----- generic
"builtin.module"() ({
  "llvm.intr.debugtrap"() : () -> ()
}) : () -> ()
// ===== llvm.intr.debugtrap: full
module {
  llvm.intr.debugtrap {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "llvm.intr.debugtrap"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== llvm.intr.eh.typeid.for: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = llvm.intr.eh.typeid.for %0 : (!llvm.ptr) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.intr.eh.typeid.for"(%0) : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.eh.typeid.for: full
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = llvm.intr.eh.typeid.for %0 {t.x = 1 : i32} : (!llvm.ptr) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.intr.eh.typeid.for"(%0) {t.x = 1 : i32} : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.exp: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.exp(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.exp"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.exp: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.exp(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.exp"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.exp10: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.exp10(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.exp10"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.exp10: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.exp10(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.exp10"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.exp2: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.exp2(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.exp2"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.exp2: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.exp2(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.exp2"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.expect: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.expect %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.expect"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.expect: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.expect %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.expect"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.expect.with.probability: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.expect.with.probability %0#0, %0#1, 1.000000e+00 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.expect.with.probability"(%0#0, %0#1) <{prob = 1.000000e+00 : f64}> : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.expect.with.probability: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.expect.with.probability %0#0, %0#1, 1.000000e+00 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.expect.with.probability"(%0#0, %0#1) <{prob = 1.000000e+00 : f64}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.experimental.constrained.fpext: bare
module {
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = llvm.intr.experimental.constrained.fpext %0 maytrap : !llvm.array<4 x i32> to !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = "llvm.intr.experimental.constrained.fpext"(%0) <{fpExceptionBehavior = 1 : i64}> : (!llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.experimental.constrained.fpext: full
module {
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = llvm.intr.experimental.constrained.fpext %0 maytrap {t.x = 1 : i32} : !llvm.array<4 x i32> to !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = "llvm.intr.experimental.constrained.fpext"(%0) <{fpExceptionBehavior = 1 : i64}> {t.x = 1 : i32} : (!llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.experimental.constrained.fptrunc: bare
module {
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = llvm.intr.experimental.constrained.fptrunc %0 tonearest maytrap : !llvm.array<4 x i32> to !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = "llvm.intr.experimental.constrained.fptrunc"(%0) <{fpExceptionBehavior = 1 : i64, roundingmode = 1 : i64}> : (!llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.experimental.constrained.fptrunc: full
module {
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = llvm.intr.experimental.constrained.fptrunc %0 tonearest maytrap {t.x = 1 : i32} : !llvm.array<4 x i32> to !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = "llvm.intr.experimental.constrained.fptrunc"(%0) <{fpExceptionBehavior = 1 : i64, roundingmode = 1 : i64}> {t.x = 1 : i32} : (!llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.experimental.constrained.sitofp: bare
module {
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = llvm.intr.experimental.constrained.sitofp %0 tonearest maytrap : !llvm.array<4 x i32> to !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = "llvm.intr.experimental.constrained.sitofp"(%0) <{fpExceptionBehavior = 1 : i64, roundingmode = 1 : i64}> : (!llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.experimental.constrained.sitofp: full
module {
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = llvm.intr.experimental.constrained.sitofp %0 tonearest maytrap {t.x = 1 : i32} : !llvm.array<4 x i32> to !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = "llvm.intr.experimental.constrained.sitofp"(%0) <{fpExceptionBehavior = 1 : i64, roundingmode = 1 : i64}> {t.x = 1 : i32} : (!llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.experimental.constrained.uitofp: bare
module {
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = llvm.intr.experimental.constrained.uitofp %0 tonearest maytrap : !llvm.array<4 x i32> to !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = "llvm.intr.experimental.constrained.uitofp"(%0) <{fpExceptionBehavior = 1 : i64, roundingmode = 1 : i64}> : (!llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.experimental.constrained.uitofp: full
module {
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = llvm.intr.experimental.constrained.uitofp %0 tonearest maytrap {t.x = 1 : i32} : !llvm.array<4 x i32> to !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = "llvm.intr.experimental.constrained.uitofp"(%0) <{fpExceptionBehavior = 1 : i64, roundingmode = 1 : i64}> {t.x = 1 : i32} : (!llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.experimental.noalias.scope.decl: bare
module {
  llvm.intr.experimental.noalias.scope.decl <id = "a", domain = <id = 1 : i32, description = "a">>
}
// ----- generic
"builtin.module"() ({
  "llvm.intr.experimental.noalias.scope.decl"() <{scope = #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>}> : () -> ()
}) : () -> ()
// ===== llvm.intr.experimental.noalias.scope.decl: full
module {
  llvm.intr.experimental.noalias.scope.decl <id = "a", domain = <id = 1 : i32, description = "a">> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "llvm.intr.experimental.noalias.scope.decl"() <{scope = #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== llvm.intr.experimental.vp.strided.load: full
module {
  %0:4 = "t.values"() : () -> (!llvm.ptr, i2, vector<[4]xi1>, i32)
  %1 = "llvm.intr.experimental.vp.strided.load"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (!llvm.ptr, i2, vector<[4]xi1>, i32) -> i16
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.ptr, i2, vector<[4]xi1>, i32)
  %1 = "llvm.intr.experimental.vp.strided.load"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (!llvm.ptr, i2, vector<[4]xi1>, i32) -> i16
}) : () -> ()
// ===== llvm.intr.experimental.vp.strided.load: bare (not verified)
module {
  %0:4 = "t.values"() : () -> (!llvm.ptr, i32, !llvm.ptr, i32)
  %1 = "llvm.intr.experimental.vp.strided.load"(%0#0, %0#1, %0#2, %0#3) : (!llvm.ptr, i32, !llvm.ptr, i32) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.ptr, i32, !llvm.ptr, i32)
  %1 = "llvm.intr.experimental.vp.strided.load"(%0#0, %0#1, %0#2, %0#3) : (!llvm.ptr, i32, !llvm.ptr, i32) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.experimental.vp.strided.store: bare (not verified)
module {
  %0:5 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr, i32, !llvm.array<4 x i32>, i32)
  "llvm.intr.experimental.vp.strided.store"(%0#0, %0#1, %0#2, %0#3, %0#4) : (!llvm.array<4 x i32>, !llvm.ptr, i32, !llvm.array<4 x i32>, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr, i32, !llvm.array<4 x i32>, i32)
  "llvm.intr.experimental.vp.strided.store"(%0#0, %0#1, %0#2, %0#3, %0#4) : (!llvm.array<4 x i32>, !llvm.ptr, i32, !llvm.array<4 x i32>, i32) -> ()
}) : () -> ()
// ===== llvm.intr.experimental.vp.strided.store: full (not verified)
module {
  %0:5 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr, i32, !llvm.array<4 x i32>, i32)
  "llvm.intr.experimental.vp.strided.store"(%0#0, %0#1, %0#2, %0#3, %0#4) {t.x = 1 : i32} : (!llvm.array<4 x i32>, !llvm.ptr, i32, !llvm.array<4 x i32>, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr, i32, !llvm.array<4 x i32>, i32)
  "llvm.intr.experimental.vp.strided.store"(%0#0, %0#1, %0#2, %0#3, %0#4) {t.x = 1 : i32} : (!llvm.array<4 x i32>, !llvm.ptr, i32, !llvm.array<4 x i32>, i32) -> ()
}) : () -> ()
// ===== llvm.intr.fabs: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.fabs(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.fabs"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.fabs: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.fabs(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.fabs"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.floor: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.floor(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.floor"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.floor: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.floor(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.floor"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.fma: bare
module {
  %0:3 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.intr.fma(%0#0, %0#1, %0#2) : (!llvm.ppc_fp128, !llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.intr.fma"(%0#0, %0#1, %0#2) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128, !llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.fma: full
module {
  %0:3 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.intr.fma(%0#0, %0#1, %0#2) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.intr.fma"(%0#0, %0#1, %0#2) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.fmuladd: bare
module {
  %0:3 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.intr.fmuladd(%0#0, %0#1, %0#2) : (!llvm.ppc_fp128, !llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.intr.fmuladd"(%0#0, %0#1, %0#2) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128, !llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.fmuladd: full
module {
  %0:3 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.intr.fmuladd(%0#0, %0#1, %0#2) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.intr.fmuladd"(%0#0, %0#1, %0#2) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.frexp: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.frexp(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.frexp"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.frexp: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.frexp(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.frexp"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.fshl: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = llvm.intr.fshl(%0#0, %0#1, %0#2) : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "llvm.intr.fshl"(%0#0, %0#1, %0#2) : (i32, i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.fshl: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = llvm.intr.fshl(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "llvm.intr.fshl"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (i32, i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.fshr: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = llvm.intr.fshr(%0#0, %0#1, %0#2) : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "llvm.intr.fshr"(%0#0, %0#1, %0#2) : (i32, i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.fshr: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = llvm.intr.fshr(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "llvm.intr.fshr"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (i32, i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.get.active.lane.mask: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.get.active.lane.mask %0#0, %0#1 : i32, i32 to i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.get.active.lane.mask"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.get.active.lane.mask: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.get.active.lane.mask %0#0, %0#1 {t.x = 1 : i32} : i32, i32 to i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.get.active.lane.mask"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.invariant.end: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  llvm.intr.invariant.end %0#0, 1, %0#1 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "llvm.intr.invariant.end"(%0#0, %0#1) <{size = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.invariant.end: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  llvm.intr.invariant.end %0#0, 1, %0#1 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "llvm.intr.invariant.end"(%0#0, %0#1) <{size = 1 : i64}> {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.invariant.start: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = llvm.intr.invariant.start 1, %0 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.intr.invariant.start"(%0) <{size = 1 : i64}> : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.invariant.start: full
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = llvm.intr.invariant.start 1, %0 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.intr.invariant.start"(%0) <{size = 1 : i64}> {t.x = 1 : i32} : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.is.constant: bare
module {
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = "llvm.intr.is.constant"(%0) : (!llvm.array<4 x i32>) -> i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = "llvm.intr.is.constant"(%0) : (!llvm.array<4 x i32>) -> i1
}) : () -> ()
// ===== llvm.intr.is.constant: full
module {
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = "llvm.intr.is.constant"(%0) {t.x = 1 : i32} : (!llvm.array<4 x i32>) -> i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = "llvm.intr.is.constant"(%0) {t.x = 1 : i32} : (!llvm.array<4 x i32>) -> i1
}) : () -> ()
// ===== llvm.intr.is.fpclass: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.is.fpclass"(%0) <{bit = 1 : i32}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.is.fpclass"(%0) <{bit = 1 : i32}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.is.fpclass: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.is.fpclass"(%0) <{bit = 1 : i32}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.is.fpclass"(%0) <{bit = 1 : i32}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.launder.invariant.group: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = llvm.intr.launder.invariant.group %0 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.intr.launder.invariant.group"(%0) : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.launder.invariant.group: full
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = llvm.intr.launder.invariant.group %0 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.intr.launder.invariant.group"(%0) {t.x = 1 : i32} : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.ldexp: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, i32)
  %1 = llvm.intr.ldexp(%0#0, %0#1) : (!llvm.ppc_fp128, i32) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, i32)
  %1 = "llvm.intr.ldexp"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128, i32) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.ldexp: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, i32)
  %1 = llvm.intr.ldexp(%0#0, %0#1) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128, i32) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, i32)
  %1 = "llvm.intr.ldexp"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128, i32) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.lifetime.end: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  llvm.intr.lifetime.end %0 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "llvm.intr.lifetime.end"(%0) : (!llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.lifetime.end: full
module {
  %0 = "t.values"() : () -> !llvm.ptr
  llvm.intr.lifetime.end %0 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "llvm.intr.lifetime.end"(%0) {t.x = 1 : i32} : (!llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.lifetime.start: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  llvm.intr.lifetime.start %0 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "llvm.intr.lifetime.start"(%0) : (!llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.lifetime.start: full
module {
  %0 = "t.values"() : () -> !llvm.ptr
  llvm.intr.lifetime.start %0 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "llvm.intr.lifetime.start"(%0) {t.x = 1 : i32} : (!llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.llrint: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.llrint(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.llrint"(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.llrint: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.llrint(%0) {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.llrint"(%0) {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.llround: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.llround(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.llround"(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.llround: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.llround(%0) {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.llround"(%0) {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.log: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.log(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.log"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.log: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.log(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.log"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.log10: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.log10(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.log10"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.log10: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.log10(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.log10"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.log2: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.log2(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.log2"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.log2: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.log2(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.log2"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.lrint: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.lrint(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.lrint"(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.lrint: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.lrint(%0) {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.lrint"(%0) {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.lround: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.lround(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.lround"(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.lround: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.lround(%0) {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.lround"(%0) {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.masked.compressstore: bare (not verified)
module {
  %0:3 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>)
  "llvm.intr.masked.compressstore"(%0#0, %0#1, %0#2) : (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>)
  "llvm.intr.masked.compressstore"(%0#0, %0#1, %0#2) : (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>) -> ()
}) : () -> ()
// ===== llvm.intr.masked.compressstore: full (not verified)
module {
  %0:3 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>)
  "llvm.intr.masked.compressstore"(%0#0, %0#1, %0#2) <{arg_attrs = [{a = 1 : i32}], res_attrs = [{a = 1 : i32}]}> {t.x = 1 : i32} : (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>)
  "llvm.intr.masked.compressstore"(%0#0, %0#1, %0#2) <{arg_attrs = [{a = 1 : i32}], res_attrs = [{a = 1 : i32}]}> {t.x = 1 : i32} : (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>) -> ()
}) : () -> ()
// ===== llvm.intr.masked.compressstore: with arg_attrs (not verified)
module {
  %0:3 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>)
  "llvm.intr.masked.compressstore"(%0#0, %0#1, %0#2) <{arg_attrs = [{a = 1 : i32}]}> : (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>)
  "llvm.intr.masked.compressstore"(%0#0, %0#1, %0#2) <{arg_attrs = [{a = 1 : i32}]}> : (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>) -> ()
}) : () -> ()
// ===== llvm.intr.masked.compressstore: with res_attrs (not verified)
module {
  %0:3 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>)
  "llvm.intr.masked.compressstore"(%0#0, %0#1, %0#2) <{res_attrs = [{a = 1 : i32}]}> : (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>)
  "llvm.intr.masked.compressstore"(%0#0, %0#1, %0#2) <{res_attrs = [{a = 1 : i32}]}> : (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>) -> ()
}) : () -> ()
// ===== llvm.intr.masked.expandload: bare (not verified)
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr)
  %1 = "llvm.intr.masked.expandload"(%0#0, %0#1, %0#2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr)
  %1 = "llvm.intr.masked.expandload"(%0#0, %0#1, %0#2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.masked.expandload: full (not verified)
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr)
  %1 = "llvm.intr.masked.expandload"(%0#0, %0#1, %0#2) <{arg_attrs = [{a = 1 : i32}], res_attrs = [{a = 1 : i32}]}> {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr)
  %1 = "llvm.intr.masked.expandload"(%0#0, %0#1, %0#2) <{arg_attrs = [{a = 1 : i32}], res_attrs = [{a = 1 : i32}]}> {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.masked.expandload: with arg_attrs (not verified)
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr)
  %1 = "llvm.intr.masked.expandload"(%0#0, %0#1, %0#2) <{arg_attrs = [{a = 1 : i32}]}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr)
  %1 = "llvm.intr.masked.expandload"(%0#0, %0#1, %0#2) <{arg_attrs = [{a = 1 : i32}]}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.masked.expandload: with res_attrs (not verified)
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr)
  %1 = "llvm.intr.masked.expandload"(%0#0, %0#1, %0#2) <{res_attrs = [{a = 1 : i32}]}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr)
  %1 = "llvm.intr.masked.expandload"(%0#0, %0#1, %0#2) <{res_attrs = [{a = 1 : i32}]}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.masked.gather: by hand
module {
  llvm.func @f(%arg0: vector<7x!llvm.ptr>, %arg1: vector<7xi1>, %arg2: vector<7xf32>) {
    %0 = llvm.intr.masked.gather %arg0, %arg1 {alignment = 1 : i32} : (vector<7x!llvm.ptr>, vector<7xi1>) -> vector<7xf32>
    %1 = llvm.intr.masked.gather %arg0, %arg1, %arg2 {alignment = 1 : i32} : (vector<7x!llvm.ptr>, vector<7xi1>, vector<7xf32>) -> vector<7xf32>
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<7x!llvm.ptr>, vector<7xi1>, vector<7xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: vector<7x!llvm.ptr>, %arg1: vector<7xi1>, %arg2: vector<7xf32>):
    %0 = "llvm.intr.masked.gather"(%arg0, %arg1) <{alignment = 1 : i32}> : (vector<7x!llvm.ptr>, vector<7xi1>) -> vector<7xf32>
    %1 = "llvm.intr.masked.gather"(%arg0, %arg1, %arg2) <{alignment = 1 : i32}> : (vector<7x!llvm.ptr>, vector<7xi1>, vector<7xf32>) -> vector<7xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.intr.masked.load: by hand
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: vector<7xi1>, %arg2: vector<7xf32>) {
    %0 = llvm.intr.masked.load %arg0, %arg1 {alignment = 1 : i32} : (!llvm.ptr, vector<7xi1>) -> vector<7xf32>
    %1 = llvm.intr.masked.load %arg0, %arg1, %arg2 {alignment = 1 : i32, nontemporal} : (!llvm.ptr, vector<7xi1>, vector<7xf32>) -> vector<7xf32>
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, vector<7xi1>, vector<7xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: vector<7xi1>, %arg2: vector<7xf32>):
    %0 = "llvm.intr.masked.load"(%arg0, %arg1) <{alignment = 1 : i32}> : (!llvm.ptr, vector<7xi1>) -> vector<7xf32>
    %1 = "llvm.intr.masked.load"(%arg0, %arg1, %arg2) <{alignment = 1 : i32, nontemporal}> : (!llvm.ptr, vector<7xi1>, vector<7xf32>) -> vector<7xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.intr.masked.scatter: by hand
module {
  llvm.func @f(%arg0: vector<7x!llvm.ptr>, %arg1: vector<7xi1>, %arg2: vector<7xf32>) {
    llvm.intr.masked.scatter %arg2, %arg0, %arg1 {alignment = 1 : i32} : vector<7xf32>, vector<7xi1> into vector<7x!llvm.ptr>
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<7x!llvm.ptr>, vector<7xi1>, vector<7xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: vector<7x!llvm.ptr>, %arg1: vector<7xi1>, %arg2: vector<7xf32>):
    "llvm.intr.masked.scatter"(%arg2, %arg0, %arg1) <{alignment = 1 : i32}> : (vector<7xf32>, vector<7x!llvm.ptr>, vector<7xi1>) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.intr.masked.store: by hand
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: vector<7xi1>, %arg2: vector<7xf32>) {
    llvm.intr.masked.store %arg2, %arg0, %arg1 {alignment = 1 : i32} : vector<7xf32>, vector<7xi1> into !llvm.ptr
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, vector<7xi1>, vector<7xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: vector<7xi1>, %arg2: vector<7xf32>):
    "llvm.intr.masked.store"(%arg2, %arg0, %arg1) <{alignment = 1 : i32}> : (vector<7xf32>, !llvm.ptr, vector<7xi1>) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.intr.matrix.column.major.load: by hand
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i64) {
    %0 = llvm.intr.matrix.column.major.load %arg0, <stride = %arg1> {columns = 16 : i32, isVolatile = false, rows = 3 : i32} : vector<48xf32> from !llvm.ptr stride i64
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i64)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64):
    %0 = "llvm.intr.matrix.column.major.load"(%arg0, %arg1) <{columns = 16 : i32, isVolatile = false, rows = 3 : i32}> : (!llvm.ptr, i64) -> vector<48xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.intr.matrix.column.major.store: by hand
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: vector<48xf32>) {
    llvm.intr.matrix.column.major.store %arg2, %arg0, <stride = %arg1> {columns = 16 : i32, isVolatile = true, rows = 3 : i32} : vector<48xf32> to !llvm.ptr stride i64
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i64, vector<48xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: vector<48xf32>):
    "llvm.intr.matrix.column.major.store"(%arg2, %arg0, %arg1) <{columns = 16 : i32, isVolatile = true, rows = 3 : i32}> : (vector<48xf32>, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.intr.matrix.multiply: by hand
module {
  llvm.func @f(%arg0: vector<64xf32>, %arg1: vector<48xf32>) {
    %0 = llvm.intr.matrix.multiply %arg0, %arg1 {lhs_columns = 16 : i32, lhs_rows = 4 : i32, rhs_columns = 3 : i32} : (vector<64xf32>, vector<48xf32>) -> vector<12xf32>
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<64xf32>, vector<48xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: vector<64xf32>, %arg1: vector<48xf32>):
    %0 = "llvm.intr.matrix.multiply"(%arg0, %arg1) <{lhs_columns = 16 : i32, lhs_rows = 4 : i32, rhs_columns = 3 : i32}> : (vector<64xf32>, vector<48xf32>) -> vector<12xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.intr.matrix.transpose: by hand
module {
  llvm.func @f(%arg0: vector<48xf32>) {
    %0 = llvm.intr.matrix.transpose %arg0 {columns = 16 : i32, rows = 3 : i32} : vector<48xf32> into vector<48xf32>
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<48xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: vector<48xf32>):
    %0 = "llvm.intr.matrix.transpose"(%arg0) <{columns = 16 : i32, rows = 3 : i32}> : (vector<48xf32>) -> vector<48xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.intr.maximum: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.intr.maximum(%0#0, %0#1) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.intr.maximum"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.maximum: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.intr.maximum(%0#0, %0#1) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.intr.maximum"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.maxnum: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.intr.maxnum(%0#0, %0#1) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.intr.maxnum"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.maxnum: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.intr.maxnum(%0#0, %0#1) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.intr.maxnum"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.memcpy: bare
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  "llvm.intr.memcpy"(%0#0, %0#1, %0#2) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  "llvm.intr.memcpy"(%0#0, %0#1, %0#2) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== llvm.intr.memcpy: with access_groups
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  "llvm.intr.memcpy"(%0#0, %0#1, %0#2) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  "llvm.intr.memcpy"(%0#0, %0#1, %0#2) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== llvm.intr.memcpy: with tbaa
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  "llvm.intr.memcpy"(%0#0, %0#1, %0#2) <{isVolatile = true, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  "llvm.intr.memcpy"(%0#0, %0#1, %0#2) <{isVolatile = true, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== llvm.intr.memcpy: with arg_attrs
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  "llvm.intr.memcpy"(%0#0, %0#1, %0#2) <{arg_attrs = [{a = 1 : i32}], isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  "llvm.intr.memcpy"(%0#0, %0#1, %0#2) <{arg_attrs = [{a = 1 : i32}], isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== llvm.intr.memcpy: with res_attrs
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  "llvm.intr.memcpy"(%0#0, %0#1, %0#2) <{isVolatile = true, res_attrs = [{a = 1 : i32}]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  "llvm.intr.memcpy"(%0#0, %0#1, %0#2) <{isVolatile = true, res_attrs = [{a = 1 : i32}]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== llvm.intr.memcpy.inline: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "llvm.intr.memcpy.inline"(%0#0, %0#1) <{isVolatile = true, len = 1 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "llvm.intr.memcpy.inline"(%0#0, %0#1) <{isVolatile = true, len = 1 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.memcpy.inline: with access_groups
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "llvm.intr.memcpy.inline"(%0#0, %0#1) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], isVolatile = true, len = 1 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "llvm.intr.memcpy.inline"(%0#0, %0#1) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], isVolatile = true, len = 1 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.memcpy.inline: with tbaa
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "llvm.intr.memcpy.inline"(%0#0, %0#1) <{isVolatile = true, len = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr, !llvm.ptr) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "llvm.intr.memcpy.inline"(%0#0, %0#1) <{isVolatile = true, len = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.memcpy.inline: with arg_attrs
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "llvm.intr.memcpy.inline"(%0#0, %0#1) <{arg_attrs = [{a = 1 : i32}], isVolatile = true, len = 1 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "llvm.intr.memcpy.inline"(%0#0, %0#1) <{arg_attrs = [{a = 1 : i32}], isVolatile = true, len = 1 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.memcpy.inline: with res_attrs
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "llvm.intr.memcpy.inline"(%0#0, %0#1) <{isVolatile = true, len = 1 : i32, res_attrs = [{a = 1 : i32}]}> : (!llvm.ptr, !llvm.ptr) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "llvm.intr.memcpy.inline"(%0#0, %0#1) <{isVolatile = true, len = 1 : i32, res_attrs = [{a = 1 : i32}]}> : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.memmove: bare
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  "llvm.intr.memmove"(%0#0, %0#1, %0#2) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  "llvm.intr.memmove"(%0#0, %0#1, %0#2) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== llvm.intr.memmove: with access_groups
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  "llvm.intr.memmove"(%0#0, %0#1, %0#2) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  "llvm.intr.memmove"(%0#0, %0#1, %0#2) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== llvm.intr.memmove: with tbaa
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  "llvm.intr.memmove"(%0#0, %0#1, %0#2) <{isVolatile = true, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  "llvm.intr.memmove"(%0#0, %0#1, %0#2) <{isVolatile = true, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== llvm.intr.memmove: with arg_attrs
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  "llvm.intr.memmove"(%0#0, %0#1, %0#2) <{arg_attrs = [{a = 1 : i32}], isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  "llvm.intr.memmove"(%0#0, %0#1, %0#2) <{arg_attrs = [{a = 1 : i32}], isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== llvm.intr.memmove: with res_attrs
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  "llvm.intr.memmove"(%0#0, %0#1, %0#2) <{isVolatile = true, res_attrs = [{a = 1 : i32}]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  "llvm.intr.memmove"(%0#0, %0#1, %0#2) <{isVolatile = true, res_attrs = [{a = 1 : i32}]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
}) : () -> ()
// ===== llvm.intr.memset: bare
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, i8, i8)
  "llvm.intr.memset"(%0#0, %0#1, %0#2) <{isVolatile = true}> : (!llvm.ptr, i8, i8) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, i8, i8)
  "llvm.intr.memset"(%0#0, %0#1, %0#2) <{isVolatile = true}> : (!llvm.ptr, i8, i8) -> ()
}) : () -> ()
// ===== llvm.intr.memset: with access_groups
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, i8, i8)
  "llvm.intr.memset"(%0#0, %0#1, %0#2) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], isVolatile = true}> : (!llvm.ptr, i8, i8) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, i8, i8)
  "llvm.intr.memset"(%0#0, %0#1, %0#2) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], isVolatile = true}> : (!llvm.ptr, i8, i8) -> ()
}) : () -> ()
// ===== llvm.intr.memset: with tbaa
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, i8, i8)
  "llvm.intr.memset"(%0#0, %0#1, %0#2) <{isVolatile = true, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr, i8, i8) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, i8, i8)
  "llvm.intr.memset"(%0#0, %0#1, %0#2) <{isVolatile = true, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr, i8, i8) -> ()
}) : () -> ()
// ===== llvm.intr.memset: with arg_attrs
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, i8, i8)
  "llvm.intr.memset"(%0#0, %0#1, %0#2) <{arg_attrs = [{a = 1 : i32}], isVolatile = true}> : (!llvm.ptr, i8, i8) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, i8, i8)
  "llvm.intr.memset"(%0#0, %0#1, %0#2) <{arg_attrs = [{a = 1 : i32}], isVolatile = true}> : (!llvm.ptr, i8, i8) -> ()
}) : () -> ()
// ===== llvm.intr.memset: with res_attrs
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, i8, i8)
  "llvm.intr.memset"(%0#0, %0#1, %0#2) <{isVolatile = true, res_attrs = [{a = 1 : i32}]}> : (!llvm.ptr, i8, i8) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, i8, i8)
  "llvm.intr.memset"(%0#0, %0#1, %0#2) <{isVolatile = true, res_attrs = [{a = 1 : i32}]}> : (!llvm.ptr, i8, i8) -> ()
}) : () -> ()
// ===== llvm.intr.memset.inline: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i8)
  "llvm.intr.memset.inline"(%0#0, %0#1) <{isVolatile = true, len = 1 : i8}> : (!llvm.ptr, i8) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i8)
  "llvm.intr.memset.inline"(%0#0, %0#1) <{isVolatile = true, len = 1 : i8}> : (!llvm.ptr, i8) -> ()
}) : () -> ()
// ===== llvm.intr.memset.inline: with access_groups
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i8)
  "llvm.intr.memset.inline"(%0#0, %0#1) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], isVolatile = true, len = 1 : i8}> : (!llvm.ptr, i8) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i8)
  "llvm.intr.memset.inline"(%0#0, %0#1) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], isVolatile = true, len = 1 : i8}> : (!llvm.ptr, i8) -> ()
}) : () -> ()
// ===== llvm.intr.memset.inline: with tbaa
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i8)
  "llvm.intr.memset.inline"(%0#0, %0#1) <{isVolatile = true, len = 1 : i8, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr, i8) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i8)
  "llvm.intr.memset.inline"(%0#0, %0#1) <{isVolatile = true, len = 1 : i8, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr, i8) -> ()
}) : () -> ()
// ===== llvm.intr.memset.inline: with arg_attrs
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i8)
  "llvm.intr.memset.inline"(%0#0, %0#1) <{arg_attrs = [{a = 1 : i32}], isVolatile = true, len = 1 : i8}> : (!llvm.ptr, i8) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i8)
  "llvm.intr.memset.inline"(%0#0, %0#1) <{arg_attrs = [{a = 1 : i32}], isVolatile = true, len = 1 : i8}> : (!llvm.ptr, i8) -> ()
}) : () -> ()
// ===== llvm.intr.memset.inline: with res_attrs
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i8)
  "llvm.intr.memset.inline"(%0#0, %0#1) <{isVolatile = true, len = 1 : i8, res_attrs = [{a = 1 : i32}]}> : (!llvm.ptr, i8) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i8)
  "llvm.intr.memset.inline"(%0#0, %0#1) <{isVolatile = true, len = 1 : i8, res_attrs = [{a = 1 : i32}]}> : (!llvm.ptr, i8) -> ()
}) : () -> ()
// ===== llvm.intr.minimum: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.intr.minimum(%0#0, %0#1) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.intr.minimum"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.minimum: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.intr.minimum(%0#0, %0#1) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.intr.minimum"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.minnum: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.intr.minnum(%0#0, %0#1) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.intr.minnum"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.minnum: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.intr.minnum(%0#0, %0#1) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.intr.minnum"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.nearbyint: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.nearbyint(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.nearbyint"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.nearbyint: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.nearbyint(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.nearbyint"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.pow: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.intr.pow(%0#0, %0#1) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.intr.pow"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.pow: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = llvm.intr.pow(%0#0, %0#1) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, !llvm.ppc_fp128)
  %1 = "llvm.intr.pow"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.powi: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, i32)
  %1 = llvm.intr.powi(%0#0, %0#1) : (!llvm.ppc_fp128, i32) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, i32)
  %1 = "llvm.intr.powi"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128, i32) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.powi: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, i32)
  %1 = llvm.intr.powi(%0#0, %0#1) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128, i32) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ppc_fp128, i32)
  %1 = "llvm.intr.powi"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128, i32) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.prefetch: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  "llvm.intr.prefetch"(%0) <{cache = 1 : i32, hint = 1 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "llvm.intr.prefetch"(%0) <{cache = 1 : i32, hint = 1 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.prefetch: full
module {
  %0 = "t.values"() : () -> !llvm.ptr
  "llvm.intr.prefetch"(%0) <{cache = 1 : i32, hint = 1 : i32, rw = 1 : i32}> {t.x = 1 : i32} : (!llvm.ptr) -> ()
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "llvm.intr.prefetch"(%0) <{cache = 1 : i32, hint = 1 : i32, rw = 1 : i32}> {t.x = 1 : i32} : (!llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.ptr.annotation: bare
module {
  %0:5 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr)
  %1 = "llvm.intr.ptr.annotation"(%0#0, %0#1, %0#2, %0#3, %0#4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr)
  %1 = "llvm.intr.ptr.annotation"(%0#0, %0#1, %0#2, %0#3, %0#4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.ptr.annotation: full
module {
  %0:5 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr)
  %1 = "llvm.intr.ptr.annotation"(%0#0, %0#1, %0#2, %0#3, %0#4) {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr)
  %1 = "llvm.intr.ptr.annotation"(%0#0, %0#1, %0#2, %0#3, %0#4) {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.ptrmask: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = llvm.intr.ptrmask %0#0, %0#1 : (!llvm.ptr, i32) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = "llvm.intr.ptrmask"(%0#0, %0#1) : (!llvm.ptr, i32) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.ptrmask: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = llvm.intr.ptrmask %0#0, %0#1 {t.x = 1 : i32} : (!llvm.ptr, i32) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i32)
  %1 = "llvm.intr.ptrmask"(%0#0, %0#1) {t.x = 1 : i32} : (!llvm.ptr, i32) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.rint: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.rint(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.rint"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.rint: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.rint(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.rint"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.round: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.round(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.round"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.round: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.round(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.round"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.roundeven: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.roundeven(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.roundeven"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.roundeven: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.roundeven(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.roundeven"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.sadd.sat: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.sadd.sat(%0#0, %0#1) : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.sadd.sat"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.sadd.sat: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.sadd.sat(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.sadd.sat"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.sadd.with.overflow: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.sadd.with.overflow"(%0#0, %0#1) : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.sadd.with.overflow"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.sadd.with.overflow: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.sadd.with.overflow"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.sadd.with.overflow"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.scmp: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.scmp(%0#0, %0#1) : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.scmp"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.scmp: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.scmp(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.scmp"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.sin: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.sin(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.sin"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.sin: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.sin(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.sin"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.sincos: by hand
module {
  llvm.func @f(%arg0: f32) {
    %0 = llvm.intr.sincos(%arg0) : (f32) -> !llvm.struct<(f32, f32)>
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: f32):
    %0 = "llvm.intr.sincos"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> !llvm.struct<(f32, f32)>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.intr.sinh: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.sinh(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.sinh"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.sinh: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.sinh(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.sinh"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.smax: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.smax(%0#0, %0#1) : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.smax"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.smax: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.smax(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.smax"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.smin: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.smin(%0#0, %0#1) : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.smin"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.smin: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.smin(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.smin"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.smul.with.overflow: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.smul.with.overflow"(%0#0, %0#1) : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.smul.with.overflow"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.smul.with.overflow: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.smul.with.overflow"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.smul.with.overflow"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.sqrt: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.sqrt(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.sqrt"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.sqrt: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.sqrt(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.sqrt"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.ssa.copy: bare
module {
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = llvm.intr.ssa.copy %0 : !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = "llvm.intr.ssa.copy"(%0) : (!llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.ssa.copy: full
module {
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = llvm.intr.ssa.copy %0 {t.x = 1 : i32} : !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = "llvm.intr.ssa.copy"(%0) {t.x = 1 : i32} : (!llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.sshl.sat: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.sshl.sat(%0#0, %0#1) : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.sshl.sat"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.sshl.sat: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.sshl.sat(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.sshl.sat"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.ssub.sat: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.ssub.sat(%0#0, %0#1) : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.ssub.sat"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.ssub.sat: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.ssub.sat(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.ssub.sat"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.ssub.with.overflow: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.ssub.with.overflow"(%0#0, %0#1) : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.ssub.with.overflow"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.ssub.with.overflow: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.ssub.with.overflow"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.ssub.with.overflow"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.stackrestore: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  llvm.intr.stackrestore %0 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "llvm.intr.stackrestore"(%0) : (!llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.stackrestore: full
module {
  %0 = "t.values"() : () -> !llvm.ptr
  llvm.intr.stackrestore %0 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "llvm.intr.stackrestore"(%0) {t.x = 1 : i32} : (!llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.stacksave: bare
module {
  %0 = llvm.intr.stacksave : !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "llvm.intr.stacksave"() : () -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.stacksave: full
module {
  %0 = llvm.intr.stacksave {t.x = 1 : i32} : !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "llvm.intr.stacksave"() {t.x = 1 : i32} : () -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.stepvector: bare
module {
  %0 = llvm.intr.stepvector : vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "llvm.intr.stepvector"() : () -> vector<4xi32>
}) : () -> ()
// ===== llvm.intr.stepvector: full
module {
  %0 = llvm.intr.stepvector {t.x = 1 : i32} : vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "llvm.intr.stepvector"() {t.x = 1 : i32} : () -> vector<4xi32>
}) : () -> ()
// ===== llvm.intr.strip.invariant.group: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = llvm.intr.strip.invariant.group %0 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.intr.strip.invariant.group"(%0) : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.strip.invariant.group: full
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = llvm.intr.strip.invariant.group %0 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.intr.strip.invariant.group"(%0) {t.x = 1 : i32} : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.tan: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.tan(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.tan"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.tan: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.tan(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.tan"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.tanh: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.tanh(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.tanh"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.tanh: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.tanh(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.tanh"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.threadlocal.address: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.intr.threadlocal.address"(%0) : (!llvm.ptr) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.intr.threadlocal.address"(%0) : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.threadlocal.address: full
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.intr.threadlocal.address"(%0) {t.x = 1 : i32} : (!llvm.ptr) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.intr.threadlocal.address"(%0) {t.x = 1 : i32} : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.trap: bare
module {
  llvm.intr.trap
}
// ----- generic
"builtin.module"() ({
  "llvm.intr.trap"() : () -> ()
}) : () -> ()
// ===== llvm.intr.trap: full
module {
  llvm.intr.trap {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "llvm.intr.trap"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== llvm.intr.trunc: bare
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.trunc(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.trunc"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.trunc: full
module {
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = llvm.intr.trunc(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ppc_fp128
  %1 = "llvm.intr.trunc"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
}) : () -> ()
// ===== llvm.intr.uadd.sat: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.uadd.sat(%0#0, %0#1) : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.uadd.sat"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.uadd.sat: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.uadd.sat(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.uadd.sat"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.uadd.with.overflow: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.uadd.with.overflow"(%0#0, %0#1) : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.uadd.with.overflow"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.uadd.with.overflow: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.uadd.with.overflow"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.uadd.with.overflow"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.ubsantrap: bare
module {
  llvm.intr.ubsantrap <{failureKind = 1 : i8}>
}
// ----- generic
"builtin.module"() ({
  "llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> : () -> ()
}) : () -> ()
// ===== llvm.intr.ubsantrap: full
module {
  llvm.intr.ubsantrap <{failureKind = 1 : i8}> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== llvm.intr.ucmp: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.ucmp(%0#0, %0#1) : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.ucmp"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.ucmp: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.ucmp(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.ucmp"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.umax: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.umax(%0#0, %0#1) : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.umax"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.umax: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.umax(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.umax"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.umin: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.umin(%0#0, %0#1) : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.umin"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.umin: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.umin(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.umin"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.umul.with.overflow: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.umul.with.overflow"(%0#0, %0#1) : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.umul.with.overflow"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.umul.with.overflow: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.umul.with.overflow"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.umul.with.overflow"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.ushl.sat: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.ushl.sat(%0#0, %0#1) : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.ushl.sat"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.ushl.sat: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.ushl.sat(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.ushl.sat"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.usub.sat: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.usub.sat(%0#0, %0#1) : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.usub.sat"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.usub.sat: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.intr.usub.sat(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.usub.sat"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.usub.with.overflow: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.usub.with.overflow"(%0#0, %0#1) : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.usub.with.overflow"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.usub.with.overflow: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.usub.with.overflow"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.intr.usub.with.overflow"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vacopy: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  llvm.intr.vacopy %0#1 to %0#0 : !llvm.ptr, !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "llvm.intr.vacopy"(%0#0, %0#1) : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.vacopy: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  llvm.intr.vacopy %0#1 to %0#0 {t.x = 1 : i32} : !llvm.ptr, !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "llvm.intr.vacopy"(%0#0, %0#1) {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.vaend: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  llvm.intr.vaend %0 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "llvm.intr.vaend"(%0) : (!llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.vaend: full
module {
  %0 = "t.values"() : () -> !llvm.ptr
  llvm.intr.vaend %0 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "llvm.intr.vaend"(%0) {t.x = 1 : i32} : (!llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.var.annotation: bare
module {
  %0:5 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr)
  "llvm.intr.var.annotation"(%0#0, %0#1, %0#2, %0#3, %0#4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr)
  "llvm.intr.var.annotation"(%0#0, %0#1, %0#2, %0#3, %0#4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.var.annotation: full
module {
  %0:5 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr)
  "llvm.intr.var.annotation"(%0#0, %0#1, %0#2, %0#3, %0#4) {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr)
  "llvm.intr.var.annotation"(%0#0, %0#1, %0#2, %0#3, %0#4) {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.vastart: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  llvm.intr.vastart %0 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "llvm.intr.vastart"(%0) : (!llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.vastart: full
module {
  %0 = "t.values"() : () -> !llvm.ptr
  llvm.intr.vastart %0 {t.x = 1 : i32} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "llvm.intr.vastart"(%0) {t.x = 1 : i32} : (!llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.intr.vector.deinterleave2: by hand
module {
  llvm.func @f(%arg0: vector<8xf32>) {
    %0 = "llvm.intr.vector.deinterleave2"(%arg0) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = "llvm.intr.vector.deinterleave2"(%arg0) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.intr.vector.extract: by hand
module {
  llvm.func @f(%arg0: vector<16xi8>, %arg1: vector<[16]xi8>) {
    %0 = llvm.intr.vector.extract %arg0[0] : vector<8xi8> from vector<16xi8>
    %1 = llvm.intr.vector.extract %arg1[8] : vector<8xi8> from vector<[16]xi8>
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<16xi8>, vector<[16]xi8>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: vector<16xi8>, %arg1: vector<[16]xi8>):
    %0 = "llvm.intr.vector.extract"(%arg0) <{pos = 0 : i64}> : (vector<16xi8>) -> vector<8xi8>
    %1 = "llvm.intr.vector.extract"(%arg1) <{pos = 8 : i64}> : (vector<[16]xi8>) -> vector<8xi8>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.intr.vector.insert: by hand
module {
  llvm.func @f(%arg0: vector<8xi8>, %arg1: vector<[16]xi8>) {
    %0 = llvm.intr.vector.insert %arg0, %arg1[8] : vector<8xi8> into vector<[16]xi8>
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xi8>, vector<[16]xi8>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: vector<8xi8>, %arg1: vector<[16]xi8>):
    %0 = "llvm.intr.vector.insert"(%arg1, %arg0) <{pos = 8 : i64}> : (vector<[16]xi8>, vector<8xi8>) -> vector<[16]xi8>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.intr.vector.interleave2: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>)
  %1 = "llvm.intr.vector.interleave2"(%0#0, %0#1) : (!llvm.array<4 x i32>, !llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>)
  %1 = "llvm.intr.vector.interleave2"(%0#0, %0#1) : (!llvm.array<4 x i32>, !llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vector.interleave2: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>)
  %1 = "llvm.intr.vector.interleave2"(%0#0, %0#1) {t.x = 1 : i32} : (!llvm.array<4 x i32>, !llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>)
  %1 = "llvm.intr.vector.interleave2"(%0#0, %0#1) {t.x = 1 : i32} : (!llvm.array<4 x i32>, !llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vector.reduce.add: bare
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.add"(%0) : (vector<4xi32>) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.add"(%0) : (vector<4xi32>) -> i32
}) : () -> ()
// ===== llvm.intr.vector.reduce.add: full
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.add"(%0) {t.x = 1 : i32} : (vector<4xi32>) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.add"(%0) {t.x = 1 : i32} : (vector<4xi32>) -> i32
}) : () -> ()
// ===== llvm.intr.vector.reduce.and: bare
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.and"(%0) : (vector<4xi32>) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.and"(%0) : (vector<4xi32>) -> i32
}) : () -> ()
// ===== llvm.intr.vector.reduce.and: full
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.and"(%0) {t.x = 1 : i32} : (vector<4xi32>) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.and"(%0) {t.x = 1 : i32} : (vector<4xi32>) -> i32
}) : () -> ()
// ===== llvm.intr.vector.reduce.fadd: bare
module {
  %0:2 = "t.values"() : () -> (f32, vector<4xf32>)
  %1 = "llvm.intr.vector.reduce.fadd"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, vector<4xf32>)
  %1 = "llvm.intr.vector.reduce.fadd"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
}) : () -> ()
// ===== llvm.intr.vector.reduce.fadd: full
module {
  %0:2 = "t.values"() : () -> (f32, vector<4xf32>)
  %1 = "llvm.intr.vector.reduce.fadd"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (f32, vector<4xf32>) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, vector<4xf32>)
  %1 = "llvm.intr.vector.reduce.fadd"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (f32, vector<4xf32>) -> f32
}) : () -> ()
// ===== llvm.intr.vector.reduce.fmax: bare
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = llvm.intr.vector.reduce.fmax(%0) : (vector<4xf32>) -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "llvm.intr.vector.reduce.fmax"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
}) : () -> ()
// ===== llvm.intr.vector.reduce.fmax: full
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = llvm.intr.vector.reduce.fmax(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (vector<4xf32>) -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "llvm.intr.vector.reduce.fmax"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (vector<4xf32>) -> f32
}) : () -> ()
// ===== llvm.intr.vector.reduce.fmaximum: bare
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = llvm.intr.vector.reduce.fmaximum(%0) : (vector<4xf32>) -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "llvm.intr.vector.reduce.fmaximum"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
}) : () -> ()
// ===== llvm.intr.vector.reduce.fmaximum: full
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = llvm.intr.vector.reduce.fmaximum(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (vector<4xf32>) -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "llvm.intr.vector.reduce.fmaximum"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (vector<4xf32>) -> f32
}) : () -> ()
// ===== llvm.intr.vector.reduce.fmin: bare
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = llvm.intr.vector.reduce.fmin(%0) : (vector<4xf32>) -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "llvm.intr.vector.reduce.fmin"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
}) : () -> ()
// ===== llvm.intr.vector.reduce.fmin: full
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = llvm.intr.vector.reduce.fmin(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (vector<4xf32>) -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "llvm.intr.vector.reduce.fmin"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (vector<4xf32>) -> f32
}) : () -> ()
// ===== llvm.intr.vector.reduce.fminimum: bare
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = llvm.intr.vector.reduce.fminimum(%0) : (vector<4xf32>) -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "llvm.intr.vector.reduce.fminimum"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
}) : () -> ()
// ===== llvm.intr.vector.reduce.fminimum: full
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = llvm.intr.vector.reduce.fminimum(%0) {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : (vector<4xf32>) -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "llvm.intr.vector.reduce.fminimum"(%0) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (vector<4xf32>) -> f32
}) : () -> ()
// ===== llvm.intr.vector.reduce.fmul: bare
module {
  %0:2 = "t.values"() : () -> (f32, vector<4xf32>)
  %1 = "llvm.intr.vector.reduce.fmul"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, vector<4xf32>)
  %1 = "llvm.intr.vector.reduce.fmul"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
}) : () -> ()
// ===== llvm.intr.vector.reduce.fmul: full
module {
  %0:2 = "t.values"() : () -> (f32, vector<4xf32>)
  %1 = "llvm.intr.vector.reduce.fmul"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (f32, vector<4xf32>) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, vector<4xf32>)
  %1 = "llvm.intr.vector.reduce.fmul"(%0#0, %0#1) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (f32, vector<4xf32>) -> f32
}) : () -> ()
// ===== llvm.intr.vector.reduce.mul: bare
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.mul"(%0) : (vector<4xi32>) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.mul"(%0) : (vector<4xi32>) -> i32
}) : () -> ()
// ===== llvm.intr.vector.reduce.mul: full
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.mul"(%0) {t.x = 1 : i32} : (vector<4xi32>) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.mul"(%0) {t.x = 1 : i32} : (vector<4xi32>) -> i32
}) : () -> ()
// ===== llvm.intr.vector.reduce.or: bare
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.or"(%0) : (vector<4xi32>) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.or"(%0) : (vector<4xi32>) -> i32
}) : () -> ()
// ===== llvm.intr.vector.reduce.or: full
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.or"(%0) {t.x = 1 : i32} : (vector<4xi32>) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.or"(%0) {t.x = 1 : i32} : (vector<4xi32>) -> i32
}) : () -> ()
// ===== llvm.intr.vector.reduce.smax: bare
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.smax"(%0) : (vector<4xi32>) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.smax"(%0) : (vector<4xi32>) -> i32
}) : () -> ()
// ===== llvm.intr.vector.reduce.smax: full
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.smax"(%0) {t.x = 1 : i32} : (vector<4xi32>) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.smax"(%0) {t.x = 1 : i32} : (vector<4xi32>) -> i32
}) : () -> ()
// ===== llvm.intr.vector.reduce.smin: bare
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.smin"(%0) : (vector<4xi32>) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.smin"(%0) : (vector<4xi32>) -> i32
}) : () -> ()
// ===== llvm.intr.vector.reduce.smin: full
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.smin"(%0) {t.x = 1 : i32} : (vector<4xi32>) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.smin"(%0) {t.x = 1 : i32} : (vector<4xi32>) -> i32
}) : () -> ()
// ===== llvm.intr.vector.reduce.umax: bare
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.umax"(%0) : (vector<4xi32>) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.umax"(%0) : (vector<4xi32>) -> i32
}) : () -> ()
// ===== llvm.intr.vector.reduce.umax: full
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.umax"(%0) {t.x = 1 : i32} : (vector<4xi32>) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.umax"(%0) {t.x = 1 : i32} : (vector<4xi32>) -> i32
}) : () -> ()
// ===== llvm.intr.vector.reduce.umin: bare
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.umin"(%0) : (vector<4xi32>) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.umin"(%0) : (vector<4xi32>) -> i32
}) : () -> ()
// ===== llvm.intr.vector.reduce.umin: full
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.umin"(%0) {t.x = 1 : i32} : (vector<4xi32>) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.umin"(%0) {t.x = 1 : i32} : (vector<4xi32>) -> i32
}) : () -> ()
// ===== llvm.intr.vector.reduce.xor: bare
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.xor"(%0) : (vector<4xi32>) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.xor"(%0) : (vector<4xi32>) -> i32
}) : () -> ()
// ===== llvm.intr.vector.reduce.xor: full
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.xor"(%0) {t.x = 1 : i32} : (vector<4xi32>) -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.xor"(%0) {t.x = 1 : i32} : (vector<4xi32>) -> i32
}) : () -> ()
// ===== llvm.intr.vp.add: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.add"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.add"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.add: full
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.add"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.add"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.and: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.and"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.and"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.and: full
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.and"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.and"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.ashr: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.ashr"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.ashr"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vp.ashr: full
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.ashr"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.ashr"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.fadd: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fadd"(%0#0, %0#1, %0#2, %0#3) : (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32) -> f64
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fadd"(%0#0, %0#1, %0#2, %0#3) : (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32) -> f64
}) : () -> ()
// ===== llvm.intr.vp.fadd: full
module {
  %0:4 = "t.values"() : () -> (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fadd"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fadd"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.fdiv: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xf16>, vector<4xf16>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fdiv"(%0#0, %0#1, %0#2, %0#3) : (vector<4xf16>, vector<4xf16>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xf16>, vector<4xf16>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fdiv"(%0#0, %0#1, %0#2, %0#3) : (vector<4xf16>, vector<4xf16>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vp.fdiv: full
module {
  %0:4 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fdiv"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fdiv"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vp.fma: bare
module {
  %0:5 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fma"(%0#0, %0#1, %0#2, %0#3, %0#4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fma"(%0#0, %0#1, %0#2, %0#3, %0#4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> f32
}) : () -> ()
// ===== llvm.intr.vp.fma: full
module {
  %0:5 = "t.values"() : () -> (vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fma"(%0#0, %0#1, %0#2, %0#3, %0#4) {t.x = 1 : i32} : (vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fma"(%0#0, %0#1, %0#2, %0#3, %0#4) {t.x = 1 : i32} : (vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vp.fmul: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fmul"(%0#0, %0#1, %0#2, %0#3) : (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fmul"(%0#0, %0#1, %0#2, %0#3) : (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.fmul: full
module {
  %0:4 = "t.values"() : () -> (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fmul"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fmul"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vp.fmuladd: bare
module {
  %0:5 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fmuladd"(%0#0, %0#1, %0#2, %0#3, %0#4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fmuladd"(%0#0, %0#1, %0#2, %0#3, %0#4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.fmuladd: full
module {
  %0:5 = "t.values"() : () -> (vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fmuladd"(%0#0, %0#1, %0#2, %0#3, %0#4) {t.x = 1 : i32} : (vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fmuladd"(%0#0, %0#1, %0#2, %0#3, %0#4) {t.x = 1 : i32} : (vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.fneg: bare
module {
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fneg"(%0#0, %0#1, %0#2) : (vector<4xf32>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fneg"(%0#0, %0#1, %0#2) : (vector<4xf32>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vp.fneg: full
module {
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fneg"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xf32>, vector<4xi1>, i32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fneg"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xf32>, vector<4xi1>, i32) -> f32
}) : () -> ()
// ===== llvm.intr.vp.fpext: bare
module {
  %0:3 = "t.values"() : () -> (vector<4xf16>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fpext"(%0#0, %0#1, %0#2) : (vector<4xf16>, vector<4xi1>, i32) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xf16>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fpext"(%0#0, %0#1, %0#2) : (vector<4xf16>, vector<4xi1>, i32) -> f16
}) : () -> ()
// ===== llvm.intr.vp.fpext: full
module {
  %0:3 = "t.values"() : () -> (vector<4xf64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fpext"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xf64>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xf64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fpext"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xf64>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.fptosi: full
module {
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fptosi"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xf32>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fptosi"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xf32>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.fptosi: bare (not verified)
module {
  %0:3 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.fptosi"(%0#0, %0#1, %0#2) : (!llvm.array<4 x i32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.fptosi"(%0#0, %0#1, %0#2) : (!llvm.array<4 x i32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.fptoui: bare
module {
  %0:3 = "t.values"() : () -> (vector<4xf16>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fptoui"(%0#0, %0#1, %0#2) : (vector<4xf16>, vector<4xi1>, i32) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xf16>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fptoui"(%0#0, %0#1, %0#2) : (vector<4xf16>, vector<4xi1>, i32) -> f16
}) : () -> ()
// ===== llvm.intr.vp.fptoui: full
module {
  %0:3 = "t.values"() : () -> (vector<4xf64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fptoui"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xf64>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xf64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fptoui"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xf64>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vp.fptrunc: bare
module {
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fptrunc"(%0#0, %0#1, %0#2) : (vector<4xf32>, vector<4xi1>, i32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fptrunc"(%0#0, %0#1, %0#2) : (vector<4xf32>, vector<4xi1>, i32) -> f32
}) : () -> ()
// ===== llvm.intr.vp.fptrunc: full
module {
  %0:3 = "t.values"() : () -> (vector<4xf64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fptrunc"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xf64>, vector<4xi1>, i32) -> f64
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xf64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fptrunc"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xf64>, vector<4xi1>, i32) -> f64
}) : () -> ()
// ===== llvm.intr.vp.frem: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.frem"(%0#0, %0#1, %0#2, %0#3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.frem"(%0#0, %0#1, %0#2, %0#3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.frem: full
module {
  %0:4 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.frem"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.frem"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vp.fsub: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fsub"(%0#0, %0#1, %0#2, %0#3) : (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32) -> f64
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fsub"(%0#0, %0#1, %0#2, %0#3) : (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32) -> f64
}) : () -> ()
// ===== llvm.intr.vp.fsub: full
module {
  %0:4 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fsub"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.fsub"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.inttoptr: bare
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.inttoptr"(%0#0, %0#1, %0#2) : (vector<4xi32>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.inttoptr"(%0#0, %0#1, %0#2) : (vector<4xi32>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vp.inttoptr: full
module {
  %0:3 = "t.values"() : () -> (vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.inttoptr"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xi64>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.inttoptr"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xi64>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vp.load: full
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<4>, vector<[4]xi1>, i32)
  %1 = "llvm.intr.vp.load"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!llvm.ptr<4>, vector<[4]xi1>, i32) -> i64
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<4>, vector<[4]xi1>, i32)
  %1 = "llvm.intr.vp.load"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!llvm.ptr<4>, vector<[4]xi1>, i32) -> i64
}) : () -> ()
// ===== llvm.intr.vp.load: bare (not verified)
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  %1 = "llvm.intr.vp.load"(%0#0, %0#1, %0#2) : (!llvm.ptr, !llvm.ptr, i32) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  %1 = "llvm.intr.vp.load"(%0#0, %0#1, %0#2) : (!llvm.ptr, !llvm.ptr, i32) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.vp.lshr: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.lshr"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.lshr"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.lshr: full
module {
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.lshr"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.lshr"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.merge: bare (not verified)
module {
  %0:4 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.merge"(%0#0, %0#1, %0#2, %0#3) : (!llvm.array<4 x i32>, !llvm.array<4 x i32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.merge"(%0#0, %0#1, %0#2, %0#3) : (!llvm.array<4 x i32>, !llvm.array<4 x i32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.merge: full (not verified)
module {
  %0:4 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.merge"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (!llvm.array<4 x i32>, !llvm.array<4 x i32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.merge"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (!llvm.array<4 x i32>, !llvm.array<4 x i32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.mul: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.mul"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.mul"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.mul: full
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.mul"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.mul"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.or: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.or"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.or"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.or: full
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.or"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.or"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.ptrtoint: bare (not verified)
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  %1 = "llvm.intr.vp.ptrtoint"(%0#0, %0#1, %0#2) : (!llvm.ptr, !llvm.ptr, i32) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  %1 = "llvm.intr.vp.ptrtoint"(%0#0, %0#1, %0#2) : (!llvm.ptr, !llvm.ptr, i32) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.vp.ptrtoint: full (not verified)
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  %1 = "llvm.intr.vp.ptrtoint"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr, i32) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
  %1 = "llvm.intr.vp.ptrtoint"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr, i32) -> !llvm.ptr
}) : () -> ()
// ===== llvm.intr.vp.reduce.add: bare
module {
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.add"(%0#0, %0#1, %0#2, %0#3) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.add"(%0#0, %0#1, %0#2, %0#3) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.reduce.add: full
module {
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.add"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.add"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.reduce.and: bare
module {
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.and"(%0#0, %0#1, %0#2, %0#3) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.and"(%0#0, %0#1, %0#2, %0#3) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.reduce.and: full
module {
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.and"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.and"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.reduce.fadd: bare
module {
  %0:4 = "t.values"() : () -> (tf32, vector<4xf32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.fadd"(%0#0, %0#1, %0#2, %0#3) : (tf32, vector<4xf32>, vector<4xi1>, i32) -> i64
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (tf32, vector<4xf32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.fadd"(%0#0, %0#1, %0#2, %0#3) : (tf32, vector<4xf32>, vector<4xi1>, i32) -> i64
}) : () -> ()
// ===== llvm.intr.vp.reduce.fadd: full (not verified)
module {
  %0:4 = "t.values"() : () -> (f32, vector<4xf32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.reduce.fadd"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (f32, vector<4xf32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (f32, vector<4xf32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.reduce.fadd"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (f32, vector<4xf32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.reduce.fmax: bare (not verified)
module {
  %0:4 = "t.values"() : () -> (f32, vector<4xf32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.reduce.fmax"(%0#0, %0#1, %0#2, %0#3) : (f32, vector<4xf32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (f32, vector<4xf32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.reduce.fmax"(%0#0, %0#1, %0#2, %0#3) : (f32, vector<4xf32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.reduce.fmax: full (not verified)
module {
  %0:4 = "t.values"() : () -> (f32, vector<4xf32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.reduce.fmax"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (f32, vector<4xf32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (f32, vector<4xf32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.reduce.fmax"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (f32, vector<4xf32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.reduce.fmin: bare (not verified)
module {
  %0:4 = "t.values"() : () -> (f32, vector<4xf32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.reduce.fmin"(%0#0, %0#1, %0#2, %0#3) : (f32, vector<4xf32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (f32, vector<4xf32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.reduce.fmin"(%0#0, %0#1, %0#2, %0#3) : (f32, vector<4xf32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.reduce.fmin: full (not verified)
module {
  %0:4 = "t.values"() : () -> (f32, vector<4xf32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.reduce.fmin"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (f32, vector<4xf32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (f32, vector<4xf32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.reduce.fmin"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (f32, vector<4xf32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.reduce.fmul: bare (not verified)
module {
  %0:4 = "t.values"() : () -> (f32, vector<4xf32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.reduce.fmul"(%0#0, %0#1, %0#2, %0#3) : (f32, vector<4xf32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (f32, vector<4xf32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.reduce.fmul"(%0#0, %0#1, %0#2, %0#3) : (f32, vector<4xf32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.reduce.fmul: full (not verified)
module {
  %0:4 = "t.values"() : () -> (f32, vector<4xf32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.reduce.fmul"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (f32, vector<4xf32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (f32, vector<4xf32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.reduce.fmul"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (f32, vector<4xf32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.reduce.mul: bare
module {
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.mul"(%0#0, %0#1, %0#2, %0#3) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.mul"(%0#0, %0#1, %0#2, %0#3) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.reduce.mul: full
module {
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.mul"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.mul"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.reduce.or: bare
module {
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.or"(%0#0, %0#1, %0#2, %0#3) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.or"(%0#0, %0#1, %0#2, %0#3) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.reduce.or: full
module {
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.or"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.or"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.reduce.smax: bare
module {
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.smax"(%0#0, %0#1, %0#2, %0#3) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.smax"(%0#0, %0#1, %0#2, %0#3) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.reduce.smax: full
module {
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.smax"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.smax"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.reduce.smin: bare
module {
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.smin"(%0#0, %0#1, %0#2, %0#3) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.smin"(%0#0, %0#1, %0#2, %0#3) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.reduce.smin: full
module {
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.smin"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.smin"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.reduce.umax: bare
module {
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.umax"(%0#0, %0#1, %0#2, %0#3) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.umax"(%0#0, %0#1, %0#2, %0#3) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.reduce.umax: full
module {
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.umax"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.umax"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.reduce.umin: bare
module {
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.umin"(%0#0, %0#1, %0#2, %0#3) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.umin"(%0#0, %0#1, %0#2, %0#3) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.reduce.umin: full
module {
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.umin"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.umin"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.reduce.xor: bare
module {
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.xor"(%0#0, %0#1, %0#2, %0#3) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.xor"(%0#0, %0#1, %0#2, %0#3) : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.reduce.xor: full
module {
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.xor"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.reduce.xor"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i1, vector<4xi1>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.sdiv: full
module {
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.sdiv"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.sdiv"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vp.sdiv: bare (not verified)
module {
  %0:4 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.sdiv"(%0#0, %0#1, %0#2, %0#3) : (!llvm.array<4 x i32>, !llvm.array<4 x i32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.sdiv"(%0#0, %0#1, %0#2, %0#3) : (!llvm.array<4 x i32>, !llvm.array<4 x i32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.select: bare (not verified)
module {
  %0:4 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.select"(%0#0, %0#1, %0#2, %0#3) : (!llvm.array<4 x i32>, !llvm.array<4 x i32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.select"(%0#0, %0#1, %0#2, %0#3) : (!llvm.array<4 x i32>, !llvm.array<4 x i32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.select: full (not verified)
module {
  %0:4 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.select"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (!llvm.array<4 x i32>, !llvm.array<4 x i32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.select"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (!llvm.array<4 x i32>, !llvm.array<4 x i32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.sext: bare
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.sext"(%0#0, %0#1, %0#2) : (vector<4xi32>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.sext"(%0#0, %0#1, %0#2) : (vector<4xi32>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vp.sext: full
module {
  %0:3 = "t.values"() : () -> (vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.sext"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xi64>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.sext"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xi64>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vp.shl: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.shl"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.shl"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.shl: full
module {
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.shl"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.shl"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vp.sitofp: bare
module {
  %0:3 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.sitofp"(%0#0, %0#1, %0#2) : (vector<4xi1>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.sitofp"(%0#0, %0#1, %0#2) : (vector<4xi1>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.sitofp: full
module {
  %0:3 = "t.values"() : () -> (vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.sitofp"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xi64>, vector<4xi1>, i32) -> i64
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.sitofp"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xi64>, vector<4xi1>, i32) -> i64
}) : () -> ()
// ===== llvm.intr.vp.smax: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.smax"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.smax"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.smax: full
module {
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.smax"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.smax"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vp.smin: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.smin"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.smin"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.smin: full
module {
  %0:4 = "t.values"() : () -> (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.smin"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> i64
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.smin"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> i64
}) : () -> ()
// ===== llvm.intr.vp.srem: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.srem"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.srem"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.srem: full
module {
  %0:4 = "t.values"() : () -> (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.srem"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> i64
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.srem"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> i64
}) : () -> ()
// ===== llvm.intr.vp.store: bare (not verified)
module {
  %0:4 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>, i32)
  "llvm.intr.vp.store"(%0#0, %0#1, %0#2, %0#3) : (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>, i32)
  "llvm.intr.vp.store"(%0#0, %0#1, %0#2, %0#3) : (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>, i32) -> ()
}) : () -> ()
// ===== llvm.intr.vp.store: full (not verified)
module {
  %0:4 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>, i32)
  "llvm.intr.vp.store"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>, i32) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>, i32)
  "llvm.intr.vp.store"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (!llvm.array<4 x i32>, !llvm.ptr, !llvm.array<4 x i32>, i32) -> ()
}) : () -> ()
// ===== llvm.intr.vp.sub: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.sub"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.sub"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vp.sub: full
module {
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.sub"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.sub"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.trunc: bare
module {
  %0:3 = "t.values"() : () -> (vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.trunc"(%0#0, %0#1, %0#2) : (vector<4xi64>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.trunc"(%0#0, %0#1, %0#2) : (vector<4xi64>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vp.trunc: full (not verified)
module {
  %0:3 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.trunc"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!llvm.array<4 x i32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>, i32)
  %1 = "llvm.intr.vp.trunc"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!llvm.array<4 x i32>, !llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.udiv: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.udiv"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.udiv"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vp.udiv: full
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.udiv"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.udiv"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.uitofp: bare
module {
  %0:3 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.uitofp"(%0#0, %0#1, %0#2) : (vector<4xi1>, vector<4xi1>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.uitofp"(%0#0, %0#1, %0#2) : (vector<4xi1>, vector<4xi1>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.uitofp: full
module {
  %0:3 = "t.values"() : () -> (vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.uitofp"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xi64>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.uitofp"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xi64>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.umax: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.umax"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.umax"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vp.umax: full
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.umax"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.umax"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vp.umin: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.umin"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.umin"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.umin: full
module {
  %0:4 = "t.values"() : () -> (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.umin"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> i64
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.umin"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> i64
}) : () -> ()
// ===== llvm.intr.vp.urem: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.urem"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.urem"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vp.urem: full
module {
  %0:4 = "t.values"() : () -> (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.urem"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> i64
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.urem"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> i64
}) : () -> ()
// ===== llvm.intr.vp.xor: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.xor"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.xor"(%0#0, %0#1, %0#2, %0#3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vp.xor: full
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.xor"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.xor"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
}) : () -> ()
// ===== llvm.intr.vp.zext: bare
module {
  %0:3 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.zext"(%0#0, %0#1, %0#2) : (vector<4xi1>, vector<4xi1>, i32) -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi1>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.zext"(%0#0, %0#1, %0#2) : (vector<4xi1>, vector<4xi1>, i32) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vp.zext: full
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.zext"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xi32>, vector<4xi1>, i32) -> i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<4xi1>, i32)
  %1 = "llvm.intr.vp.zext"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xi32>, vector<4xi1>, i32) -> i1
}) : () -> ()
// ===== llvm.intr.vscale: bare
module {
  %0 = "llvm.intr.vscale"() : () -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "llvm.intr.vscale"() : () -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.intr.vscale: full
module {
  %0 = "llvm.intr.vscale"() {t.x = 1 : i32} : () -> !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "llvm.intr.vscale"() {t.x = 1 : i32} : () -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.inttoptr: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = llvm.inttoptr %0 : i32 to !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "llvm.inttoptr"(%0) : (i32) -> !llvm.ptr
}) : () -> ()
// ===== llvm.inttoptr: full
module {
  %0 = "t.values"() : () -> i32
  %1 = llvm.inttoptr %0 dereferenceable<bytes = 1> {t.x = 1 : i32} : i32 to !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "llvm.inttoptr"(%0) <{dereferenceable = #llvm.dereferenceable<bytes = 1>}> {t.x = 1 : i32} : (i32) -> !llvm.ptr
}) : () -> ()
// ===== llvm.invoke: by hand
module {
  llvm.func @g(i32) -> i32
  llvm.func @p(...) -> i32
  llvm.func @f(%arg0: i32) -> i32 attributes {personality = @p} {
    %0 = llvm.invoke @g(%arg0) to ^bb2(%arg0 : i32) unwind ^bb1 : (i32) -> i32
  ^bb1:
    %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %1 : !llvm.struct<(ptr, i32)>
  ^bb2(%2: i32):
    llvm.return %2 : i32
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (...)>, linkage = #llvm.linkage<external>, sym_name = "p", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, personality = @p, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32):
    %0 = "llvm.invoke"(%arg0, %arg0)[^bb2, ^bb1] <{CConv = #llvm.cconv<ccc>, callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, i32) -> i32
  ^bb1:
    %1 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
    "llvm.resume"(%1) : (!llvm.struct<(ptr, i32)>) -> ()
  ^bb2(%2: i32):
    "llvm.return"(%2) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.landingpad: by hand
module {
  llvm.func @g()
  llvm.func @p(...) -> i32
  llvm.func @f() attributes {personality = @p} {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.invoke @g() to ^bb2 unwind ^bb1 : () -> ()
  ^bb1:
    %1 = llvm.landingpad (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.resume %1 : !llvm.struct<(ptr, i32)>
  ^bb2:
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (...)>, linkage = #llvm.linkage<external>, sym_name = "p", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, personality = @p, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.invoke"()[^bb2, ^bb1] <{CConv = #llvm.cconv<ccc>, callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
  ^bb1:
    %1 = "llvm.landingpad"(%0) : (!llvm.ptr) -> !llvm.struct<(ptr, i32)>
    "llvm.resume"(%1) : (!llvm.struct<(ptr, i32)>) -> ()
  ^bb2:
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.landingpad: ones
module {
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = llvm.landingpad (filter %0 : !llvm.array<4 x i32>) : !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = "llvm.landingpad"(%0) : (!llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.landingpad: with operand0
module {
  %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>)
  %1 = llvm.landingpad (filter %0#0 : !llvm.array<4 x i32>) (filter %0#1 : !llvm.array<4 x i32>) : !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.array<4 x i32>)
  %1 = "llvm.landingpad"(%0#0, %0#1) : (!llvm.array<4 x i32>, !llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.landingpad: with cleanup
module {
  %0 = llvm.landingpad cleanup : !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.landingpad: ones with cleanup
module {
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = llvm.landingpad cleanup (filter %0 : !llvm.array<4 x i32>) : !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.array<4 x i32>
  %1 = "llvm.landingpad"(%0) <{cleanup}> : (!llvm.array<4 x i32>) -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.linker_options: bare
module {
  llvm.linker_options ["text"]
}
// ----- generic
"builtin.module"() ({
  "llvm.linker_options"() <{options = ["text"]}> : () -> ()
}) : () -> ()
// ===== llvm.linker_options: full
module {
  llvm.linker_options ["text"] {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "llvm.linker_options"() <{options = ["text"]}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== llvm.load: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.load"(%0) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.load: with alignment
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = llvm.load %0 {alignment = 1 : i64} : !llvm.ptr -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.load"(%0) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.load: with volatile_
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = llvm.load volatile %0 : !llvm.ptr -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.load"(%0) <{ordering = 0 : i64, volatile_}> : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.load: with nontemporal
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = llvm.load %0 {nontemporal} : !llvm.ptr -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.load"(%0) <{nontemporal, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.load: with invariant
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = llvm.load %0 invariant : !llvm.ptr -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.load"(%0) <{invariant, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.lshr: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.lshr %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.lshr"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.lshr: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.lshr exact %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.lshr"(%0#0, %0#1) <{isExact}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.mlir.addressof: by hand
module {
  llvm.mlir.global external @g() {addr_space = 0 : i32} : i32
  llvm.func @f() {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    %1 = llvm.mlir.addressof @f {t.x = 1 : i32} : !llvm.ptr
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
    %1 = "llvm.mlir.addressof"() <{global_name = @f}> {t.x = 1 : i32} : () -> !llvm.ptr
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.mlir.alias: by hand
module {
  llvm.mlir.global external @g() {addr_space = 0 : i32} : i32
  llvm.mlir.alias external @a : i32 {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.alias weak hidden thread_local unnamed_addr @b {dso_local} : i32 {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
    "llvm.return"(%1) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.alias"() <{alias_type = i32, dso_local, linkage = #llvm.linkage<weak>, sym_name = "b", thread_local_, unnamed_addr = 2 : i64, visibility_ = 1 : i64}> ({
    %0 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.mlir.constant: bare
module {
  %0 = llvm.mlir.constant(1 : i32) : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
}) : () -> ()
// ===== llvm.mlir.constant: full
module {
  %0 = llvm.mlir.constant(1 : i32) {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "llvm.mlir.constant"() <{value = 1 : i32}> {t.x = 1 : i32} : () -> i32
}) : () -> ()
// ===== llvm.mlir.global: by hand
module {
  llvm.mlir.global external @declared() {addr_space = 0 : i32} : i32
  llvm.mlir.global internal constant @text("abc\00") {addr_space = 3 : i32, alignment = 8 : i64}
  llvm.mlir.global private thread_local local_unnamed_addr @number(1 : i32) {addr_space = 0 : i32, section = "s"} : i32
  llvm.mlir.global linkonce hidden @made() comdat(@c::@x) {addr_space = 0 : i32} : !llvm.struct<(i32, f32)> {
    %0 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
    llvm.return %0 : !llvm.struct<(i32, f32)>
  }
  llvm.comdat @c {
    llvm.comdat_selector @x any
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "declared", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 3 : i32, alignment = 8 : i64, constant, global_type = !llvm.array<4 x i8>, linkage = #llvm.linkage<internal>, sym_name = "text", unnamed_addr = 0 : i64, value = "abc\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<private>, section = "s", sym_name = "number", thread_local_, unnamed_addr = 1 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, comdat = @c::@x, global_type = !llvm.struct<(i32, f32)>, linkage = #llvm.linkage<linkonce>, sym_name = "made", unnamed_addr = 0 : i64, visibility_ = 1 : i64}> ({
    %0 = "llvm.mlir.undef"() : () -> !llvm.struct<(i32, f32)>
    "llvm.return"(%0) : (!llvm.struct<(i32, f32)>) -> ()
  }) : () -> ()
  "llvm.comdat"() <{sym_name = "c"}> ({
    "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "x"}> : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.mlir.global_ctors: bare
module {
  llvm.mlir.global_ctors ctors = [], priorities = [], data = []
}
// ----- generic
"builtin.module"() ({
  "llvm.mlir.global_ctors"() <{ctors = [], data = [], priorities = []}> : () -> ()
}) : () -> ()
// ===== llvm.mlir.global_ctors: full
module {
  llvm.mlir.global_ctors ctors = [], priorities = [], data = [] {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "llvm.mlir.global_ctors"() <{ctors = [], data = [], priorities = []}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== llvm.mlir.global_dtors: full
module {
  llvm.mlir.global_dtors dtors = [], priorities = [], data = [] {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "llvm.mlir.global_dtors"() <{data = [], dtors = [], priorities = []}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== llvm.mlir.global_dtors: bare (not verified)
module {
  llvm.mlir.global_dtors dtors = [@s], priorities = [1 : i32], data = [1]
}
// ----- generic
"builtin.module"() ({
  "llvm.mlir.global_dtors"() <{data = [1], dtors = [@s], priorities = [1 : i32]}> : () -> ()
}) : () -> ()
// ===== llvm.mlir.ifunc: by hand
module {
  llvm.mlir.ifunc external @i : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
  llvm.mlir.ifunc linkonce_odr hidden @j : !llvm.func<f32 (i64)>, !llvm.ptr @resolver {dso_local}
  llvm.func @resolver() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @resolver, resolver_type = !llvm.ptr, sym_name = "i", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
  "llvm.mlir.ifunc"() <{address_space = 0 : i32, dso_local, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<linkonce_odr>, resolver = @resolver, resolver_type = !llvm.ptr, sym_name = "j", unnamed_addr = 0 : i64, visibility_ = 1 : i64}> : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, sym_name = "resolver", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.mlir.none: bare
module {
  %0 = llvm.mlir.none : !llvm.token
}
// ----- generic
"builtin.module"() ({
  %0 = "llvm.mlir.none"() : () -> !llvm.token
}) : () -> ()
// ===== llvm.mlir.none: full
module {
  %0 = llvm.mlir.none {t.x = 1 : i32} : !llvm.token
}
// ----- generic
"builtin.module"() ({
  %0 = "llvm.mlir.none"() {t.x = 1 : i32} : () -> !llvm.token
}) : () -> ()
// ===== llvm.mlir.poison: bare
module {
  %0 = llvm.mlir.poison : !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "llvm.mlir.poison"() : () -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.mlir.poison: full
module {
  %0 = llvm.mlir.poison {t.x = 1 : i32} : !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "llvm.mlir.poison"() {t.x = 1 : i32} : () -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.mlir.undef: bare
module {
  %0 = llvm.mlir.undef : !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "llvm.mlir.undef"() : () -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.mlir.undef: full
module {
  %0 = llvm.mlir.undef {t.x = 1 : i32} : !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "llvm.mlir.undef"() {t.x = 1 : i32} : () -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.mlir.zero: bare
module {
  %0 = llvm.mlir.zero : !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "llvm.mlir.zero"() : () -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.mlir.zero: full
module {
  %0 = llvm.mlir.zero {t.x = 1 : i32} : !llvm.array<4 x i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "llvm.mlir.zero"() {t.x = 1 : i32} : () -> !llvm.array<4 x i32>
}) : () -> ()
// ===== llvm.module_flags: bare
module {
  llvm.module_flags []
}
// ----- generic
"builtin.module"() ({
  "llvm.module_flags"() <{flags = []}> : () -> ()
}) : () -> ()
// ===== llvm.module_flags: full
module {
  llvm.module_flags [] {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "llvm.module_flags"() <{flags = []}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== llvm.mul: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.mul %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.mul"(%0#0, %0#1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.mul: full
module {
  %0:2 = "t.values"() : () -> (i1, i1)
  %1 = llvm.mul %0#0, %0#1 overflow<nuw> {t.x = 1 : i32} : i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i1, i1)
  %1 = "llvm.mul"(%0#0, %0#1) <{overflowFlags = 2 : i32}> {t.x = 1 : i32} : (i1, i1) -> i1
}) : () -> ()
// ===== llvm.or: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.or %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.or"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.or: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.or disjoint %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.or"(%0#0, %0#1) <{isDisjoint}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.ptrtoint: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.ptrtoint"(%0) : (!llvm.ptr) -> i32
}) : () -> ()
// ===== llvm.ptrtoint: full
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = llvm.ptrtoint %0 {t.x = 1 : i32} : !llvm.ptr to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.ptrtoint"(%0) {t.x = 1 : i32} : (!llvm.ptr) -> i32
}) : () -> ()
// ===== llvm.resume: bare
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !llvm.array<4 x i32>
    llvm.resume %0 : !llvm.array<4 x i32>
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !llvm.array<4 x i32>
    "llvm.resume"(%0) : (!llvm.array<4 x i32>) -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.resume: full
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !llvm.array<4 x i32>
    llvm.resume %0 {t.x = 1 : i32} : !llvm.array<4 x i32>
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !llvm.array<4 x i32>
    "llvm.resume"(%0) {t.x = 1 : i32} : (!llvm.array<4 x i32>) -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.return: bare
module {
  "t.around"() ({
    llvm.return
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.return: full
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !llvm.array<4 x i32>
    llvm.return {t.x = 1 : i32} %0 : !llvm.array<4 x i32>
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !llvm.array<4 x i32>
    "llvm.return"(%0) {t.x = 1 : i32} : (!llvm.array<4 x i32>) -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.return: ones
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !llvm.array<4 x i32>
    llvm.return %0 : !llvm.array<4 x i32>
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !llvm.array<4 x i32>
    "llvm.return"(%0) : (!llvm.array<4 x i32>) -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.sdiv: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.sdiv %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.sdiv"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.sdiv: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.sdiv exact %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.sdiv"(%0#0, %0#1) <{isExact}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.select: bare
module {
  %0:3 = "t.values"() : () -> (i1, i1, i1)
  %1 = llvm.select %0#0, %0#1, %0#2 : i1, i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i1, i1, i1)
  %1 = "llvm.select"(%0#0, %0#1, %0#2) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
}) : () -> ()
// ===== llvm.select: full
module {
  %0:3 = "t.values"() : () -> (i1, i1, i1)
  %1 = llvm.select %0#0, %0#1, %0#2 {fastmathFlags = #llvm.fastmath<nnan>, t.x = 1 : i32} : i1, i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i1, i1, i1)
  %1 = "llvm.select"(%0#0, %0#1, %0#2) <{fastmathFlags = #llvm.fastmath<nnan>}> {t.x = 1 : i32} : (i1, i1, i1) -> i1
}) : () -> ()
// ===== llvm.sext: bare
module {
  %0 = "t.values"() : () -> i1
  %1 = llvm.sext %0 : i1 to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  %1 = "llvm.sext"(%0) : (i1) -> i32
}) : () -> ()
// ===== llvm.sext: full
module {
  %0 = "t.values"() : () -> i1
  %1 = llvm.sext %0 {t.x = 1 : i32} : i1 to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  %1 = "llvm.sext"(%0) {t.x = 1 : i32} : (i1) -> i32
}) : () -> ()
// ===== llvm.shl: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.shl %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.shl"(%0#0, %0#1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.shl: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.shl %0#0, %0#1 overflow<nsw> {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.shl"(%0#0, %0#1) <{overflowFlags = 1 : i32}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.shufflevector: by hand
module {
  llvm.func @f(%arg0: vector<4xf32>, %arg1: vector<[4]xf32>) {
    %0 = llvm.shufflevector %arg0, %arg0 [0, 7, -1] : vector<4xf32> 
    %1 = llvm.shufflevector %arg1, %arg1 [0, 0, 0, 0] : vector<[4]xf32> 
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, vector<[4]xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<[4]xf32>):
    %0 = "llvm.shufflevector"(%arg0, %arg0) <{mask = array<i32: 0, 7, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<3xf32>
    %1 = "llvm.shufflevector"(%arg1, %arg1) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.sitofp: bare (not verified)
module {
  %0 = "t.values"() : () -> i32
  %1 = llvm.sitofp %0 : i32 to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "llvm.sitofp"(%0) : (i32) -> i32
}) : () -> ()
// ===== llvm.sitofp: full (not verified)
module {
  %0 = "t.values"() : () -> i32
  %1 = llvm.sitofp %0 {t.x = 1 : i32} : i32 to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "llvm.sitofp"(%0) {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== llvm.srem: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.srem %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.srem"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.srem: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.srem %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.srem"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.store: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr)
  llvm.store %0#0, %0#1 : !llvm.array<4 x i32>, !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr)
  "llvm.store"(%0#0, %0#1) <{ordering = 0 : i64}> : (!llvm.array<4 x i32>, !llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.store: with alignment
module {
  %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr)
  llvm.store %0#0, %0#1 {alignment = 1 : i64} : !llvm.array<4 x i32>, !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr)
  "llvm.store"(%0#0, %0#1) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.array<4 x i32>, !llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.store: with volatile_
module {
  %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr)
  llvm.store volatile %0#0, %0#1 : !llvm.array<4 x i32>, !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr)
  "llvm.store"(%0#0, %0#1) <{ordering = 0 : i64, volatile_}> : (!llvm.array<4 x i32>, !llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.store: with nontemporal
module {
  %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr)
  llvm.store %0#0, %0#1 {nontemporal} : !llvm.array<4 x i32>, !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr)
  "llvm.store"(%0#0, %0#1) <{nontemporal, ordering = 0 : i64}> : (!llvm.array<4 x i32>, !llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.store: with invariantGroup
module {
  %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr)
  llvm.store %0#0, %0#1 invariant_group : !llvm.array<4 x i32>, !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.array<4 x i32>, !llvm.ptr)
  "llvm.store"(%0#0, %0#1) <{invariantGroup, ordering = 0 : i64}> : (!llvm.array<4 x i32>, !llvm.ptr) -> ()
}) : () -> ()
// ===== llvm.sub: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.sub %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.sub"(%0#0, %0#1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.sub: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.sub %0#0, %0#1 overflow<nsw> {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.sub"(%0#0, %0#1) <{overflowFlags = 1 : i32}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.switch: by hand
module {
  llvm.func @f(%arg0: i32, %arg1: f32) {
    llvm.switch %arg0 : i32, ^bb1(%arg0 : i32) [
      42: ^bb1(%arg0 : i32),
      -7: ^bb2(%arg1, %arg1 : f32, f32)
    ]
  ^bb1(%0: i32):
    llvm.switch %0 : i32, ^bb3 [
    ]
  ^bb2(%1: f32, %2: f32):
    llvm.switch %arg0 : i32, ^bb3 [
      1: ^bb3
    ] {branch_weights = array<i32: 1, 2>}
  ^bb3:
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    "llvm.switch"(%arg0, %arg0, %arg0, %arg1, %arg1)[^bb1, ^bb1, ^bb2] <{case_operand_segments = array<i32: 1, 2>, case_values = dense<[42, -7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 3>}> : (i32, i32, i32, f32, f32) -> ()
  ^bb1(%0: i32):
    "llvm.switch"(%0)[^bb3] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2(%1: f32, %2: f32):
    "llvm.switch"(%arg0)[^bb3, ^bb3] <{branch_weights = array<i32: 1, 2>, case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb3:
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.trunc: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = llvm.trunc %0 : i32 to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "llvm.trunc"(%0) <{overflowFlags = 0 : i32}> : (i32) -> i32
}) : () -> ()
// ===== llvm.trunc: full
module {
  %0 = "t.values"() : () -> i32
  %1 = llvm.trunc %0 {t.x = 1 : i32} : i32 to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "llvm.trunc"(%0) <{overflowFlags = 0 : i32}> {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== llvm.udiv: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.udiv %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.udiv"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.udiv: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.udiv exact %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.udiv"(%0#0, %0#1) <{isExact}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.uitofp: by hand
module {
  llvm.func @f(%arg0: i32) {
    %0 = llvm.uitofp %arg0 : i32 to f32
    %1 = llvm.uitofp nneg %arg0 : i32 to f64
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32):
    %0 = "llvm.uitofp"(%arg0) : (i32) -> f32
    %1 = "llvm.uitofp"(%arg0) <{nonNeg}> : (i32) -> f64
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.unreachable: bare
module {
  "t.around"() ({
    llvm.unreachable
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.unreachable: full
module {
  "t.around"() ({
    llvm.unreachable {t.x = 1 : i32}
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "llvm.unreachable"() {t.x = 1 : i32} : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== llvm.urem: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.urem %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.urem"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.urem: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.urem %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.urem"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.va_arg: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = llvm.va_arg %0 : (!llvm.ptr) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.va_arg"(%0) : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.va_arg: full
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = llvm.va_arg %0 {t.x = 1 : i32} : (!llvm.ptr) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "llvm.va_arg"(%0) {t.x = 1 : i32} : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== llvm.xor: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.xor %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.xor"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.xor: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = llvm.xor %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "llvm.xor"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== llvm.zext: bare
module {
  %0 = "t.values"() : () -> i1
  %1 = llvm.zext %0 : i1 to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  %1 = "llvm.zext"(%0) : (i1) -> i32
}) : () -> ()
// ===== llvm.zext: full
module {
  %0 = "t.values"() : () -> i1
  %1 = llvm.zext nneg %0 {t.x = 1 : i32} : i1 to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  %1 = "llvm.zext"(%0) <{nonNeg}> {t.x = 1 : i32} : (i1) -> i32
}) : () -> ()
