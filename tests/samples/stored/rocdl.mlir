// ===== rocdl.ballot: bare
module {
  %0 = "t.values"() : () -> i1
  %1 = rocdl.ballot %0 : i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  %1 = "rocdl.ballot"(%0) : (i1) -> i1
}) : () -> ()
// ===== rocdl.ballot: full
module {
  %0 = "t.values"() : () -> i1
  %1 = rocdl.ballot %0 {t.x = 1 : i32} : i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  %1 = "rocdl.ballot"(%0) {t.x = 1 : i32} : (i1) -> i1
}) : () -> ()
// ===== rocdl.barrier: bare
module {
  rocdl.barrier
}
// ----- generic
"builtin.module"() ({
  "rocdl.barrier"() : () -> ()
}) : () -> ()
// ===== rocdl.barrier: full
module {
  rocdl.barrier {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "rocdl.barrier"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== rocdl.cluster.id.x: bare
module {
  %0 = rocdl.cluster.id.x : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.cluster.id.x"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.cluster.id.x: full
module {
  %0 = rocdl.cluster.id.x range <i32, 0, 8> {t.x = 1 : i32} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.cluster.id.x"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.cluster.id.y: bare
module {
  %0 = rocdl.cluster.id.y : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.cluster.id.y"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.cluster.id.y: full
module {
  %0 = rocdl.cluster.id.y range <i32, 0, 8> {t.x = 1 : i32} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.cluster.id.y"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.cluster.id.z: bare
module {
  %0 = rocdl.cluster.id.z : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.cluster.id.z"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.cluster.id.z: full
module {
  %0 = rocdl.cluster.id.z range <i32, 0, 8> {t.x = 1 : i32} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.cluster.id.z"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.cluster.load.async.to.lds.b128: bare
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  rocdl.cluster.load.async.to.lds.b128 %0#0, %0#1, 1, 1, %0#2 : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  "rocdl.cluster.load.async.to.lds.b128"(%0#0, %0#1, %0#2) <{cpol = 1 : i32, offset = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== rocdl.cluster.load.async.to.lds.b128: with tbaa
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  rocdl.cluster.load.async.to.lds.b128 %0#0, %0#1, 1, 1, %0#2 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  "rocdl.cluster.load.async.to.lds.b128"(%0#0, %0#1, %0#2) <{cpol = 1 : i32, offset = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== rocdl.cluster.load.async.to.lds.b128: full
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  rocdl.cluster.load.async.to.lds.b128 %0#0, %0#1, 256, 64, %0#2 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [], t.x = 1 : i32, tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  "rocdl.cluster.load.async.to.lds.b128"(%0#0, %0#1, %0#2) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], cpol = 64 : i32, noalias_scopes = [], offset = 256 : i32, tbaa = []}> {t.x = 1 : i32} : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== rocdl.cluster.load.async.to.lds.b128: with alias_scopes
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  rocdl.cluster.load.async.to.lds.b128 %0#0, %0#1, 8, 128, %0#2 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  "rocdl.cluster.load.async.to.lds.b128"(%0#0, %0#1, %0#2) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], cpol = 128 : i32, offset = 8 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== rocdl.cluster.load.async.to.lds.b128: with noalias_scopes
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  rocdl.cluster.load.async.to.lds.b128 %0#0, %0#1, 64, 64, %0#2 {noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  "rocdl.cluster.load.async.to.lds.b128"(%0#0, %0#1, %0#2) <{cpol = 64 : i32, noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], offset = 64 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== rocdl.cluster.load.async.to.lds.b32: bare
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  rocdl.cluster.load.async.to.lds.b32 %0#0, %0#1, 1, 1, %0#2 : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  "rocdl.cluster.load.async.to.lds.b32"(%0#0, %0#1, %0#2) <{cpol = 1 : i32, offset = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== rocdl.cluster.load.async.to.lds.b32: with tbaa
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  rocdl.cluster.load.async.to.lds.b32 %0#0, %0#1, 1, 1, %0#2 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  "rocdl.cluster.load.async.to.lds.b32"(%0#0, %0#1, %0#2) <{cpol = 1 : i32, offset = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== rocdl.cluster.load.async.to.lds.b32: with noalias_scopes
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  rocdl.cluster.load.async.to.lds.b32 %0#0, %0#1, 64, 1, %0#2 {noalias_scopes = []} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  "rocdl.cluster.load.async.to.lds.b32"(%0#0, %0#1, %0#2) <{cpol = 1 : i32, noalias_scopes = [], offset = 64 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== rocdl.cluster.load.async.to.lds.b64: bare
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  rocdl.cluster.load.async.to.lds.b64 %0#0, %0#1, 1, 1, %0#2 : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  "rocdl.cluster.load.async.to.lds.b64"(%0#0, %0#1, %0#2) <{cpol = 1 : i32, offset = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== rocdl.cluster.load.async.to.lds.b64: with tbaa
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  rocdl.cluster.load.async.to.lds.b64 %0#0, %0#1, 1, 1, %0#2 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  "rocdl.cluster.load.async.to.lds.b64"(%0#0, %0#1, %0#2) <{cpol = 1 : i32, offset = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== rocdl.cluster.load.async.to.lds.b64: full
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  rocdl.cluster.load.async.to.lds.b64 %0#0, %0#1, 32, 1, %0#2 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], t.x = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  "rocdl.cluster.load.async.to.lds.b64"(%0#0, %0#1, %0#2) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], cpol = 1 : i32, noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], offset = 32 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> {t.x = 1 : i32} : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== rocdl.cluster.load.async.to.lds.b64: with alias_scopes
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  rocdl.cluster.load.async.to.lds.b64 %0#0, %0#1, 4, 16, %0#2 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  "rocdl.cluster.load.async.to.lds.b64"(%0#0, %0#1, %0#2) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], cpol = 16 : i32, offset = 4 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== rocdl.cluster.load.async.to.lds.b64: with noalias_scopes
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  rocdl.cluster.load.async.to.lds.b64 %0#0, %0#1, 2, 2, %0#2 {noalias_scopes = []} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  "rocdl.cluster.load.async.to.lds.b64"(%0#0, %0#1, %0#2) <{cpol = 2 : i32, noalias_scopes = [], offset = 2 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== rocdl.cluster.load.async.to.lds.b8: bare
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  rocdl.cluster.load.async.to.lds.b8 %0#0, %0#1, 1, 1, %0#2 : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  "rocdl.cluster.load.async.to.lds.b8"(%0#0, %0#1, %0#2) <{cpol = 1 : i32, offset = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== rocdl.cluster.load.async.to.lds.b8: with tbaa
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  rocdl.cluster.load.async.to.lds.b8 %0#0, %0#1, 1, 1, %0#2 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  "rocdl.cluster.load.async.to.lds.b8"(%0#0, %0#1, %0#2) <{cpol = 1 : i32, offset = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== rocdl.cluster.load.async.to.lds.b8: with alias_scopes
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  rocdl.cluster.load.async.to.lds.b8 %0#0, %0#1, 0, 1, %0#2 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  "rocdl.cluster.load.async.to.lds.b8"(%0#0, %0#1, %0#2) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], cpol = 1 : i32, offset = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== rocdl.cluster.load.async.to.lds.b8: with noalias_scopes
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  rocdl.cluster.load.async.to.lds.b8 %0#0, %0#1, 2, 2, %0#2 {noalias_scopes = []} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>, i32)
  "rocdl.cluster.load.async.to.lds.b8"(%0#0, %0#1, %0#2) <{cpol = 2 : i32, noalias_scopes = [], offset = 2 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
}) : () -> ()
// ===== rocdl.cos: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = rocdl.cos %0 f32 -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "rocdl.cos"(%0) : (f32) -> f32
}) : () -> ()
// ===== rocdl.cos: full
module {
  %0 = "t.values"() : () -> f32
  %1 = rocdl.cos %0 f32 {t.x = 1 : i32} -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "rocdl.cos"(%0) {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== rocdl.cvt.f32.bf8: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = rocdl.cvt.f32.bf8 %0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "rocdl.cvt.f32.bf8"(%0) <{byteSel = 1 : i32}> : (i32) -> i32
}) : () -> ()
// ===== rocdl.cvt.f32.bf8: full
module {
  %0 = "t.values"() : () -> i32
  %1 = rocdl.cvt.f32.bf8 {t.x = 1 : i32} %0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "rocdl.cvt.f32.bf8"(%0) <{byteSel = 1 : i32}> {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== rocdl.cvt.f32.fp8: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = rocdl.cvt.f32.fp8 %0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "rocdl.cvt.f32.fp8"(%0) <{byteSel = 1 : i32}> : (i32) -> i32
}) : () -> ()
// ===== rocdl.cvt.f32.fp8: full
module {
  %0 = "t.values"() : () -> i32
  %1 = rocdl.cvt.f32.fp8 {t.x = 1 : i32} %0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "rocdl.cvt.f32.fp8"(%0) <{byteSel = 1 : i32}> {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== rocdl.cvt.pk.bf8.f32: bare
module {
  %0:3 = "t.values"() : () -> (f32, f32, i32)
  %1 = rocdl.cvt.pk.bf8.f32 %0#0, %0#1 -> %0#2[true] : i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, f32, i32)
  %1 = "rocdl.cvt.pk.bf8.f32"(%0#0, %0#1, %0#2) <{wordSel = true}> : (f32, f32, i32) -> i32
}) : () -> ()
// ===== rocdl.cvt.pk.bf8.f32: full
module {
  %0:3 = "t.values"() : () -> (f32, f32, i32)
  %1 = rocdl.cvt.pk.bf8.f32 {t.x = 1 : i32} %0#0, %0#1 -> %0#2[true] : i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, f32, i32)
  %1 = "rocdl.cvt.pk.bf8.f32"(%0#0, %0#1, %0#2) <{wordSel = true}> {t.x = 1 : i32} : (f32, f32, i32) -> i32
}) : () -> ()
// ===== rocdl.cvt.pk.f32.bf8: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = rocdl.cvt.pk.f32.bf8 %0[true] : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "rocdl.cvt.pk.f32.bf8"(%0) <{wordSel = true}> : (i32) -> i32
}) : () -> ()
// ===== rocdl.cvt.pk.f32.bf8: full
module {
  %0 = "t.values"() : () -> i32
  %1 = rocdl.cvt.pk.f32.bf8 {t.x = 1 : i32} %0[true] : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "rocdl.cvt.pk.f32.bf8"(%0) <{wordSel = true}> {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== rocdl.cvt.pk.f32.fp8: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = rocdl.cvt.pk.f32.fp8 %0[true] : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "rocdl.cvt.pk.f32.fp8"(%0) <{wordSel = true}> : (i32) -> i32
}) : () -> ()
// ===== rocdl.cvt.pk.f32.fp8: full
module {
  %0 = "t.values"() : () -> i32
  %1 = rocdl.cvt.pk.f32.fp8 {t.x = 1 : i32} %0[true] : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "rocdl.cvt.pk.f32.fp8"(%0) <{wordSel = true}> {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== rocdl.cvt.pk.fp8.f32: bare
module {
  %0:3 = "t.values"() : () -> (f32, f32, i32)
  %1 = rocdl.cvt.pk.fp8.f32 %0#0, %0#1 -> %0#2[true] : i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, f32, i32)
  %1 = "rocdl.cvt.pk.fp8.f32"(%0#0, %0#1, %0#2) <{wordSel = true}> : (f32, f32, i32) -> i32
}) : () -> ()
// ===== rocdl.cvt.pk.fp8.f32: full
module {
  %0:3 = "t.values"() : () -> (f32, f32, i32)
  %1 = rocdl.cvt.pk.fp8.f32 {t.x = 1 : i32} %0#0, %0#1 -> %0#2[true] : i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, f32, i32)
  %1 = "rocdl.cvt.pk.fp8.f32"(%0#0, %0#1, %0#2) <{wordSel = true}> {t.x = 1 : i32} : (f32, f32, i32) -> i32
}) : () -> ()
// ===== rocdl.cvt.pkrtz: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = rocdl.cvt.pkrtz %0#0, %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "rocdl.cvt.pkrtz"(%0#0, %0#1) : (f32, f32) -> f32
}) : () -> ()
// ===== rocdl.cvt.pkrtz: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = rocdl.cvt.pkrtz {t.x = 1 : i32} %0#0, %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "rocdl.cvt.pkrtz"(%0#0, %0#1) {t.x = 1 : i32} : (f32, f32) -> f32
}) : () -> ()
// ===== rocdl.cvt.scale.pk16.bf16.bf6: bare
module {
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = rocdl.cvt.scale.pk16.bf16.bf6 %0#0, %0#1[1] : vector<16xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = "rocdl.cvt.scale.pk16.bf16.bf6"(%0#0, %0#1) <{scaleSel = 1 : i32}> : (vector<3xi32>, i32) -> vector<16xbf16>
}) : () -> ()
// ===== rocdl.cvt.scale.pk16.bf16.bf6: full
module {
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = rocdl.cvt.scale.pk16.bf16.bf6 {t.x = 1 : i32} %0#0, %0#1[1] : vector<16xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = "rocdl.cvt.scale.pk16.bf16.bf6"(%0#0, %0#1) <{scaleSel = 1 : i32}> {t.x = 1 : i32} : (vector<3xi32>, i32) -> vector<16xbf16>
}) : () -> ()
// ===== rocdl.cvt.scale.pk16.bf16.fp6: bare
module {
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = rocdl.cvt.scale.pk16.bf16.fp6 %0#0, %0#1[1] : vector<16xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = "rocdl.cvt.scale.pk16.bf16.fp6"(%0#0, %0#1) <{scaleSel = 1 : i32}> : (vector<3xi32>, i32) -> vector<16xbf16>
}) : () -> ()
// ===== rocdl.cvt.scale.pk16.bf16.fp6: full
module {
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = rocdl.cvt.scale.pk16.bf16.fp6 {t.x = 1 : i32} %0#0, %0#1[1] : vector<16xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = "rocdl.cvt.scale.pk16.bf16.fp6"(%0#0, %0#1) <{scaleSel = 1 : i32}> {t.x = 1 : i32} : (vector<3xi32>, i32) -> vector<16xbf16>
}) : () -> ()
// ===== rocdl.cvt.scale.pk16.f16.bf6: bare
module {
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = rocdl.cvt.scale.pk16.f16.bf6 %0#0, %0#1[1] : vector<16xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = "rocdl.cvt.scale.pk16.f16.bf6"(%0#0, %0#1) <{scaleSel = 1 : i32}> : (vector<3xi32>, i32) -> vector<16xf16>
}) : () -> ()
// ===== rocdl.cvt.scale.pk16.f16.bf6: full
module {
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = rocdl.cvt.scale.pk16.f16.bf6 {t.x = 1 : i32} %0#0, %0#1[1] : vector<16xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = "rocdl.cvt.scale.pk16.f16.bf6"(%0#0, %0#1) <{scaleSel = 1 : i32}> {t.x = 1 : i32} : (vector<3xi32>, i32) -> vector<16xf16>
}) : () -> ()
// ===== rocdl.cvt.scale.pk16.f16.fp6: bare
module {
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = rocdl.cvt.scale.pk16.f16.fp6 %0#0, %0#1[1] : vector<16xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = "rocdl.cvt.scale.pk16.f16.fp6"(%0#0, %0#1) <{scaleSel = 1 : i32}> : (vector<3xi32>, i32) -> vector<16xf16>
}) : () -> ()
// ===== rocdl.cvt.scale.pk16.f16.fp6: full
module {
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = rocdl.cvt.scale.pk16.f16.fp6 {t.x = 1 : i32} %0#0, %0#1[1] : vector<16xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = "rocdl.cvt.scale.pk16.f16.fp6"(%0#0, %0#1) <{scaleSel = 1 : i32}> {t.x = 1 : i32} : (vector<3xi32>, i32) -> vector<16xf16>
}) : () -> ()
// ===== rocdl.cvt.scale.pk16.f32.bf6: bare
module {
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = rocdl.cvt.scale.pk16.f32.bf6 %0#0, %0#1[1] : vector<16xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = "rocdl.cvt.scale.pk16.f32.bf6"(%0#0, %0#1) <{scaleSel = 1 : i32}> : (vector<3xi32>, i32) -> vector<16xf32>
}) : () -> ()
// ===== rocdl.cvt.scale.pk16.f32.bf6: full
module {
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = rocdl.cvt.scale.pk16.f32.bf6 {t.x = 1 : i32} %0#0, %0#1[1] : vector<16xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = "rocdl.cvt.scale.pk16.f32.bf6"(%0#0, %0#1) <{scaleSel = 1 : i32}> {t.x = 1 : i32} : (vector<3xi32>, i32) -> vector<16xf32>
}) : () -> ()
// ===== rocdl.cvt.scale.pk16.f32.fp6: bare
module {
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = rocdl.cvt.scale.pk16.f32.fp6 %0#0, %0#1[1] : vector<16xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = "rocdl.cvt.scale.pk16.f32.fp6"(%0#0, %0#1) <{scaleSel = 1 : i32}> : (vector<3xi32>, i32) -> vector<16xf32>
}) : () -> ()
// ===== rocdl.cvt.scale.pk16.f32.fp6: full
module {
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = rocdl.cvt.scale.pk16.f32.fp6 {t.x = 1 : i32} %0#0, %0#1[1] : vector<16xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<3xi32>, i32)
  %1 = "rocdl.cvt.scale.pk16.f32.fp6"(%0#0, %0#1) <{scaleSel = 1 : i32}> {t.x = 1 : i32} : (vector<3xi32>, i32) -> vector<16xf32>
}) : () -> ()
// ===== rocdl.cvt.scale.pk8.bf16.bf8: bare
module {
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = rocdl.cvt.scale.pk8.bf16.bf8 %0#0, %0#1[1] : vector<8xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = "rocdl.cvt.scale.pk8.bf16.bf8"(%0#0, %0#1) <{scaleSel = 1 : i32}> : (vector<2xi32>, i32) -> vector<8xbf16>
}) : () -> ()
// ===== rocdl.cvt.scale.pk8.bf16.bf8: full
module {
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = rocdl.cvt.scale.pk8.bf16.bf8 {t.x = 1 : i32} %0#0, %0#1[1] : vector<8xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = "rocdl.cvt.scale.pk8.bf16.bf8"(%0#0, %0#1) <{scaleSel = 1 : i32}> {t.x = 1 : i32} : (vector<2xi32>, i32) -> vector<8xbf16>
}) : () -> ()
// ===== rocdl.cvt.scale.pk8.bf16.fp4: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = rocdl.cvt.scale.pk8.bf16.fp4 %0#0, %0#1[1] : vector<8xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "rocdl.cvt.scale.pk8.bf16.fp4"(%0#0, %0#1) <{scaleSel = 1 : i32}> : (i32, i32) -> vector<8xbf16>
}) : () -> ()
// ===== rocdl.cvt.scale.pk8.bf16.fp4: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = rocdl.cvt.scale.pk8.bf16.fp4 {t.x = 1 : i32} %0#0, %0#1[1] : vector<8xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "rocdl.cvt.scale.pk8.bf16.fp4"(%0#0, %0#1) <{scaleSel = 1 : i32}> {t.x = 1 : i32} : (i32, i32) -> vector<8xbf16>
}) : () -> ()
// ===== rocdl.cvt.scale.pk8.bf16.fp8: bare
module {
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = rocdl.cvt.scale.pk8.bf16.fp8 %0#0, %0#1[1] : vector<8xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = "rocdl.cvt.scale.pk8.bf16.fp8"(%0#0, %0#1) <{scaleSel = 1 : i32}> : (vector<2xi32>, i32) -> vector<8xbf16>
}) : () -> ()
// ===== rocdl.cvt.scale.pk8.bf16.fp8: full
module {
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = rocdl.cvt.scale.pk8.bf16.fp8 {t.x = 1 : i32} %0#0, %0#1[1] : vector<8xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = "rocdl.cvt.scale.pk8.bf16.fp8"(%0#0, %0#1) <{scaleSel = 1 : i32}> {t.x = 1 : i32} : (vector<2xi32>, i32) -> vector<8xbf16>
}) : () -> ()
// ===== rocdl.cvt.scale.pk8.f16.bf8: bare
module {
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = rocdl.cvt.scale.pk8.f16.bf8 %0#0, %0#1[1] : vector<8xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = "rocdl.cvt.scale.pk8.f16.bf8"(%0#0, %0#1) <{scaleSel = 1 : i32}> : (vector<2xi32>, i32) -> vector<8xf16>
}) : () -> ()
// ===== rocdl.cvt.scale.pk8.f16.bf8: full
module {
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = rocdl.cvt.scale.pk8.f16.bf8 {t.x = 1 : i32} %0#0, %0#1[1] : vector<8xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = "rocdl.cvt.scale.pk8.f16.bf8"(%0#0, %0#1) <{scaleSel = 1 : i32}> {t.x = 1 : i32} : (vector<2xi32>, i32) -> vector<8xf16>
}) : () -> ()
// ===== rocdl.cvt.scale.pk8.f16.fp4: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = rocdl.cvt.scale.pk8.f16.fp4 %0#0, %0#1[1] : vector<8xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "rocdl.cvt.scale.pk8.f16.fp4"(%0#0, %0#1) <{scaleSel = 1 : i32}> : (i32, i32) -> vector<8xf16>
}) : () -> ()
// ===== rocdl.cvt.scale.pk8.f16.fp4: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = rocdl.cvt.scale.pk8.f16.fp4 {t.x = 1 : i32} %0#0, %0#1[1] : vector<8xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "rocdl.cvt.scale.pk8.f16.fp4"(%0#0, %0#1) <{scaleSel = 1 : i32}> {t.x = 1 : i32} : (i32, i32) -> vector<8xf16>
}) : () -> ()
// ===== rocdl.cvt.scale.pk8.f16.fp8: bare
module {
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = rocdl.cvt.scale.pk8.f16.fp8 %0#0, %0#1[1] : vector<8xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = "rocdl.cvt.scale.pk8.f16.fp8"(%0#0, %0#1) <{scaleSel = 1 : i32}> : (vector<2xi32>, i32) -> vector<8xf16>
}) : () -> ()
// ===== rocdl.cvt.scale.pk8.f16.fp8: full
module {
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = rocdl.cvt.scale.pk8.f16.fp8 {t.x = 1 : i32} %0#0, %0#1[1] : vector<8xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = "rocdl.cvt.scale.pk8.f16.fp8"(%0#0, %0#1) <{scaleSel = 1 : i32}> {t.x = 1 : i32} : (vector<2xi32>, i32) -> vector<8xf16>
}) : () -> ()
// ===== rocdl.cvt.scale.pk8.f32.bf8: bare
module {
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = rocdl.cvt.scale.pk8.f32.bf8 %0#0, %0#1[1] : vector<8xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = "rocdl.cvt.scale.pk8.f32.bf8"(%0#0, %0#1) <{scaleSel = 1 : i32}> : (vector<2xi32>, i32) -> vector<8xf32>
}) : () -> ()
// ===== rocdl.cvt.scale.pk8.f32.bf8: full
module {
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = rocdl.cvt.scale.pk8.f32.bf8 {t.x = 1 : i32} %0#0, %0#1[1] : vector<8xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = "rocdl.cvt.scale.pk8.f32.bf8"(%0#0, %0#1) <{scaleSel = 1 : i32}> {t.x = 1 : i32} : (vector<2xi32>, i32) -> vector<8xf32>
}) : () -> ()
// ===== rocdl.cvt.scale.pk8.f32.fp4: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = rocdl.cvt.scale.pk8.f32.fp4 %0#0, %0#1[1] : vector<8xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "rocdl.cvt.scale.pk8.f32.fp4"(%0#0, %0#1) <{scaleSel = 1 : i32}> : (i32, i32) -> vector<8xf32>
}) : () -> ()
// ===== rocdl.cvt.scale.pk8.f32.fp4: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = rocdl.cvt.scale.pk8.f32.fp4 {t.x = 1 : i32} %0#0, %0#1[1] : vector<8xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "rocdl.cvt.scale.pk8.f32.fp4"(%0#0, %0#1) <{scaleSel = 1 : i32}> {t.x = 1 : i32} : (i32, i32) -> vector<8xf32>
}) : () -> ()
// ===== rocdl.cvt.scale.pk8.f32.fp8: bare
module {
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = rocdl.cvt.scale.pk8.f32.fp8 %0#0, %0#1[1] : vector<8xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = "rocdl.cvt.scale.pk8.f32.fp8"(%0#0, %0#1) <{scaleSel = 1 : i32}> : (vector<2xi32>, i32) -> vector<8xf32>
}) : () -> ()
// ===== rocdl.cvt.scale.pk8.f32.fp8: full
module {
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = rocdl.cvt.scale.pk8.f32.fp8 {t.x = 1 : i32} %0#0, %0#1[1] : vector<8xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<2xi32>, i32)
  %1 = "rocdl.cvt.scale.pk8.f32.fp8"(%0#0, %0#1) <{scaleSel = 1 : i32}> {t.x = 1 : i32} : (vector<2xi32>, i32) -> vector<8xf32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.2xpk16.bf6.f32: bare
module {
  %0:3 = "t.values"() : () -> (vector<16xf32>, vector<16xf32>, f32)
  %1 = rocdl.cvt.scalef32.2xpk16.bf6.f32 %0#0, %0#1, %0#2 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<16xf32>, vector<16xf32>, f32)
  %1 = "rocdl.cvt.scalef32.2xpk16.bf6.f32"(%0#0, %0#1, %0#2) : (vector<16xf32>, vector<16xf32>, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.2xpk16.bf6.f32: full
module {
  %0:3 = "t.values"() : () -> (vector<16xf32>, vector<16xf32>, f32)
  %1 = rocdl.cvt.scalef32.2xpk16.bf6.f32 {t.x = 1 : i32} %0#0, %0#1, %0#2 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<16xf32>, vector<16xf32>, f32)
  %1 = "rocdl.cvt.scalef32.2xpk16.bf6.f32"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<16xf32>, vector<16xf32>, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.2xpk16.fp6.f32: bare
module {
  %0:3 = "t.values"() : () -> (vector<16xf32>, vector<16xf32>, f32)
  %1 = rocdl.cvt.scalef32.2xpk16.fp6.f32 %0#0, %0#1, %0#2 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<16xf32>, vector<16xf32>, f32)
  %1 = "rocdl.cvt.scalef32.2xpk16.fp6.f32"(%0#0, %0#1, %0#2) : (vector<16xf32>, vector<16xf32>, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.2xpk16.fp6.f32: full
module {
  %0:3 = "t.values"() : () -> (vector<16xf32>, vector<16xf32>, f32)
  %1 = rocdl.cvt.scalef32.2xpk16.fp6.f32 {t.x = 1 : i32} %0#0, %0#1, %0#2 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<16xf32>, vector<16xf32>, f32)
  %1 = "rocdl.cvt.scalef32.2xpk16.fp6.f32"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<16xf32>, vector<16xf32>, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.f16.bf8: bare
module {
  %0:3 = "t.values"() : () -> (vector<2xf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.f16.bf8 %0#1[1], %0#2 -> %0#0[true] : vector<2xf16>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<2xf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.f16.bf8"(%0#0, %0#1, %0#2) <{dstLoHiSel = true, srcSelIndex = 1 : i32}> : (vector<2xf16>, i32, f32) -> vector<2xf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.f16.bf8: full
module {
  %0:3 = "t.values"() : () -> (vector<2xf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.f16.bf8 {t.x = 1 : i32} %0#1[1], %0#2 -> %0#0[true] : vector<2xf16>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<2xf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.f16.bf8"(%0#0, %0#1, %0#2) <{dstLoHiSel = true, srcSelIndex = 1 : i32}> {t.x = 1 : i32} : (vector<2xf16>, i32, f32) -> vector<2xf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.f16.fp8: bare
module {
  %0:3 = "t.values"() : () -> (vector<2xf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.f16.fp8 %0#1[1], %0#2 -> %0#0[true] : vector<2xf16>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<2xf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.f16.fp8"(%0#0, %0#1, %0#2) <{dstLoHiSel = true, srcSelIndex = 1 : i32}> : (vector<2xf16>, i32, f32) -> vector<2xf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.f16.fp8: full
module {
  %0:3 = "t.values"() : () -> (vector<2xf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.f16.fp8 {t.x = 1 : i32} %0#1[1], %0#2 -> %0#0[true] : vector<2xf16>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<2xf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.f16.fp8"(%0#0, %0#1, %0#2) <{dstLoHiSel = true, srcSelIndex = 1 : i32}> {t.x = 1 : i32} : (vector<2xf16>, i32, f32) -> vector<2xf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.f32.bf8: bare
module {
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = rocdl.cvt.scalef32.f32.bf8 %0#0[1], %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = "rocdl.cvt.scalef32.f32.bf8"(%0#0, %0#1) <{srcSelIndex = 1 : i32}> : (i32, f32) -> f32
}) : () -> ()
// ===== rocdl.cvt.scalef32.f32.bf8: full
module {
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = rocdl.cvt.scalef32.f32.bf8 {t.x = 1 : i32} %0#0[1], %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = "rocdl.cvt.scalef32.f32.bf8"(%0#0, %0#1) <{srcSelIndex = 1 : i32}> {t.x = 1 : i32} : (i32, f32) -> f32
}) : () -> ()
// ===== rocdl.cvt.scalef32.f32.fp8: bare
module {
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = rocdl.cvt.scalef32.f32.fp8 %0#0[1], %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = "rocdl.cvt.scalef32.f32.fp8"(%0#0, %0#1) <{srcSelIndex = 1 : i32}> : (i32, f32) -> f32
}) : () -> ()
// ===== rocdl.cvt.scalef32.f32.fp8: full
module {
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = rocdl.cvt.scalef32.f32.fp8 {t.x = 1 : i32} %0#0[1], %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = "rocdl.cvt.scalef32.f32.fp8"(%0#0, %0#1) <{srcSelIndex = 1 : i32}> {t.x = 1 : i32} : (i32, f32) -> f32
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.bf16.bf8: bare
module {
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = rocdl.cvt.scalef32.pk.bf16.bf8 %0#0[true], %0#1 : vector<2xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = "rocdl.cvt.scalef32.pk.bf16.bf8"(%0#0, %0#1) <{srcLoHiSel = true}> : (i32, f32) -> vector<2xbf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.bf16.bf8: full
module {
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = rocdl.cvt.scalef32.pk.bf16.bf8 {t.x = 1 : i32} %0#0[true], %0#1 : vector<2xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = "rocdl.cvt.scalef32.pk.bf16.bf8"(%0#0, %0#1) <{srcLoHiSel = true}> {t.x = 1 : i32} : (i32, f32) -> vector<2xbf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.bf16.fp4: bare
module {
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = rocdl.cvt.scalef32.pk.bf16.fp4 %0#0[1], %0#1 : vector<2xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = "rocdl.cvt.scalef32.pk.bf16.fp4"(%0#0, %0#1) <{srcSelIndex = 1 : i32}> : (i32, f32) -> vector<2xbf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.bf16.fp4: full
module {
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = rocdl.cvt.scalef32.pk.bf16.fp4 {t.x = 1 : i32} %0#0[1], %0#1 : vector<2xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = "rocdl.cvt.scalef32.pk.bf16.fp4"(%0#0, %0#1) <{srcSelIndex = 1 : i32}> {t.x = 1 : i32} : (i32, f32) -> vector<2xbf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.bf16.fp8: bare
module {
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = rocdl.cvt.scalef32.pk.bf16.fp8 %0#0[true], %0#1 : vector<2xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = "rocdl.cvt.scalef32.pk.bf16.fp8"(%0#0, %0#1) <{srcLoHiSel = true}> : (i32, f32) -> vector<2xbf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.bf16.fp8: full
module {
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = rocdl.cvt.scalef32.pk.bf16.fp8 {t.x = 1 : i32} %0#0[true], %0#1 : vector<2xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = "rocdl.cvt.scalef32.pk.bf16.fp8"(%0#0, %0#1) <{srcLoHiSel = true}> {t.x = 1 : i32} : (i32, f32) -> vector<2xbf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.bf8.bf16: bare
module {
  %0:3 = "t.values"() : () -> (vector<2xi16>, vector<2xbf16>, f32)
  %1 = rocdl.cvt.scalef32.pk.bf8.bf16 %0#1, %0#2 -> %0#0[true] : vector<2xi16>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<2xi16>, vector<2xbf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk.bf8.bf16"(%0#0, %0#1, %0#2) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xbf16>, f32) -> vector<2xi16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.bf8.bf16: full
module {
  %0:3 = "t.values"() : () -> (vector<2xi16>, vector<2xbf16>, f32)
  %1 = rocdl.cvt.scalef32.pk.bf8.bf16 {t.x = 1 : i32} %0#1, %0#2 -> %0#0[true] : vector<2xi16>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<2xi16>, vector<2xbf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk.bf8.bf16"(%0#0, %0#1, %0#2) <{dstLoHiSel = true}> {t.x = 1 : i32} : (vector<2xi16>, vector<2xbf16>, f32) -> vector<2xi16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.bf8.f16: bare
module {
  %0:3 = "t.values"() : () -> (vector<2xi16>, vector<2xf16>, f32)
  %1 = rocdl.cvt.scalef32.pk.bf8.f16 %0#1, %0#2 -> %0#0[true] : vector<2xi16>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<2xi16>, vector<2xf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk.bf8.f16"(%0#0, %0#1, %0#2) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xf16>, f32) -> vector<2xi16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.bf8.f16: full
module {
  %0:3 = "t.values"() : () -> (vector<2xi16>, vector<2xf16>, f32)
  %1 = rocdl.cvt.scalef32.pk.bf8.f16 {t.x = 1 : i32} %0#1, %0#2 -> %0#0[true] : vector<2xi16>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<2xi16>, vector<2xf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk.bf8.f16"(%0#0, %0#1, %0#2) <{dstLoHiSel = true}> {t.x = 1 : i32} : (vector<2xi16>, vector<2xf16>, f32) -> vector<2xi16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.bf8.f32: bare
module {
  %0:4 = "t.values"() : () -> (vector<2xi16>, f32, f32, f32)
  %1 = rocdl.cvt.scalef32.pk.bf8.f32 %0#1, %0#2, %0#3 -> %0#0[true] : vector<2xi16>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<2xi16>, f32, f32, f32)
  %1 = "rocdl.cvt.scalef32.pk.bf8.f32"(%0#0, %0#1, %0#2, %0#3) <{dstLoHiSel = true}> : (vector<2xi16>, f32, f32, f32) -> vector<2xi16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.bf8.f32: full
module {
  %0:4 = "t.values"() : () -> (vector<2xi16>, f32, f32, f32)
  %1 = rocdl.cvt.scalef32.pk.bf8.f32 {t.x = 1 : i32} %0#1, %0#2, %0#3 -> %0#0[true] : vector<2xi16>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<2xi16>, f32, f32, f32)
  %1 = "rocdl.cvt.scalef32.pk.bf8.f32"(%0#0, %0#1, %0#2, %0#3) <{dstLoHiSel = true}> {t.x = 1 : i32} : (vector<2xi16>, f32, f32, f32) -> vector<2xi16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.f16.bf8: bare
module {
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = rocdl.cvt.scalef32.pk.f16.bf8 %0#0[true], %0#1 : vector<2xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = "rocdl.cvt.scalef32.pk.f16.bf8"(%0#0, %0#1) <{srcLoHiSel = true}> : (i32, f32) -> vector<2xf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.f16.bf8: full
module {
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = rocdl.cvt.scalef32.pk.f16.bf8 {t.x = 1 : i32} %0#0[true], %0#1 : vector<2xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = "rocdl.cvt.scalef32.pk.f16.bf8"(%0#0, %0#1) <{srcLoHiSel = true}> {t.x = 1 : i32} : (i32, f32) -> vector<2xf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.f16.fp4: bare
module {
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = rocdl.cvt.scalef32.pk.f16.fp4 %0#0[1], %0#1 : vector<2xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = "rocdl.cvt.scalef32.pk.f16.fp4"(%0#0, %0#1) <{srcSelIndex = 1 : i32}> : (i32, f32) -> vector<2xf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.f16.fp4: full
module {
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = rocdl.cvt.scalef32.pk.f16.fp4 {t.x = 1 : i32} %0#0[1], %0#1 : vector<2xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = "rocdl.cvt.scalef32.pk.f16.fp4"(%0#0, %0#1) <{srcSelIndex = 1 : i32}> {t.x = 1 : i32} : (i32, f32) -> vector<2xf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.f16.fp8: bare
module {
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = rocdl.cvt.scalef32.pk.f16.fp8 %0#0[true], %0#1 : vector<2xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = "rocdl.cvt.scalef32.pk.f16.fp8"(%0#0, %0#1) <{srcLoHiSel = true}> : (i32, f32) -> vector<2xf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.f16.fp8: full
module {
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = rocdl.cvt.scalef32.pk.f16.fp8 {t.x = 1 : i32} %0#0[true], %0#1 : vector<2xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = "rocdl.cvt.scalef32.pk.f16.fp8"(%0#0, %0#1) <{srcLoHiSel = true}> {t.x = 1 : i32} : (i32, f32) -> vector<2xf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.f32.bf8: bare
module {
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = rocdl.cvt.scalef32.pk.f32.bf8 %0#0[true], %0#1 : vector<2xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = "rocdl.cvt.scalef32.pk.f32.bf8"(%0#0, %0#1) <{srcLoHiSel = true}> : (i32, f32) -> vector<2xf32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.f32.bf8: full
module {
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = rocdl.cvt.scalef32.pk.f32.bf8 {t.x = 1 : i32} %0#0[true], %0#1 : vector<2xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = "rocdl.cvt.scalef32.pk.f32.bf8"(%0#0, %0#1) <{srcLoHiSel = true}> {t.x = 1 : i32} : (i32, f32) -> vector<2xf32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.f32.fp4: bare
module {
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = rocdl.cvt.scalef32.pk.f32.fp4 %0#0[1], %0#1 : vector<2xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = "rocdl.cvt.scalef32.pk.f32.fp4"(%0#0, %0#1) <{srcSelIndex = 1 : i32}> : (i32, f32) -> vector<2xf32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.f32.fp4: full
module {
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = rocdl.cvt.scalef32.pk.f32.fp4 {t.x = 1 : i32} %0#0[1], %0#1 : vector<2xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = "rocdl.cvt.scalef32.pk.f32.fp4"(%0#0, %0#1) <{srcSelIndex = 1 : i32}> {t.x = 1 : i32} : (i32, f32) -> vector<2xf32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.f32.fp8: bare
module {
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = rocdl.cvt.scalef32.pk.f32.fp8 %0#0[true], %0#1 : vector<2xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = "rocdl.cvt.scalef32.pk.f32.fp8"(%0#0, %0#1) <{srcLoHiSel = true}> : (i32, f32) -> vector<2xf32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.f32.fp8: full
module {
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = rocdl.cvt.scalef32.pk.f32.fp8 {t.x = 1 : i32} %0#0[true], %0#1 : vector<2xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, f32)
  %1 = "rocdl.cvt.scalef32.pk.f32.fp8"(%0#0, %0#1) <{srcLoHiSel = true}> {t.x = 1 : i32} : (i32, f32) -> vector<2xf32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.fp4.bf16: bare
module {
  %0:3 = "t.values"() : () -> (i32, vector<2xbf16>, f32)
  %1 = rocdl.cvt.scalef32.pk.fp4.bf16 %0#1, %0#2 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, vector<2xbf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk.fp4.bf16"(%0#0, %0#1, %0#2) <{dstSelIndex = 1 : i32}> : (i32, vector<2xbf16>, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.fp4.bf16: full
module {
  %0:3 = "t.values"() : () -> (i32, vector<2xbf16>, f32)
  %1 = rocdl.cvt.scalef32.pk.fp4.bf16 {t.x = 1 : i32} %0#1, %0#2 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, vector<2xbf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk.fp4.bf16"(%0#0, %0#1, %0#2) <{dstSelIndex = 1 : i32}> {t.x = 1 : i32} : (i32, vector<2xbf16>, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.fp4.f16: bare
module {
  %0:3 = "t.values"() : () -> (i32, vector<2xf16>, f32)
  %1 = rocdl.cvt.scalef32.pk.fp4.f16 %0#1, %0#2 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, vector<2xf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk.fp4.f16"(%0#0, %0#1, %0#2) <{dstSelIndex = 1 : i32}> : (i32, vector<2xf16>, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.fp4.f16: full
module {
  %0:3 = "t.values"() : () -> (i32, vector<2xf16>, f32)
  %1 = rocdl.cvt.scalef32.pk.fp4.f16 {t.x = 1 : i32} %0#1, %0#2 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, vector<2xf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk.fp4.f16"(%0#0, %0#1, %0#2) <{dstSelIndex = 1 : i32}> {t.x = 1 : i32} : (i32, vector<2xf16>, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.fp4.f32: bare
module {
  %0:4 = "t.values"() : () -> (i32, f32, f32, f32)
  %1 = rocdl.cvt.scalef32.pk.fp4.f32 %0#1, %0#2, %0#3 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, f32, f32, f32)
  %1 = "rocdl.cvt.scalef32.pk.fp4.f32"(%0#0, %0#1, %0#2, %0#3) <{dstSelIndex = 1 : i32}> : (i32, f32, f32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.fp4.f32: full
module {
  %0:4 = "t.values"() : () -> (i32, f32, f32, f32)
  %1 = rocdl.cvt.scalef32.pk.fp4.f32 {t.x = 1 : i32} %0#1, %0#2, %0#3 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, f32, f32, f32)
  %1 = "rocdl.cvt.scalef32.pk.fp4.f32"(%0#0, %0#1, %0#2, %0#3) <{dstSelIndex = 1 : i32}> {t.x = 1 : i32} : (i32, f32, f32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.fp8.bf16: bare
module {
  %0:3 = "t.values"() : () -> (vector<2xi16>, vector<2xbf16>, f32)
  %1 = rocdl.cvt.scalef32.pk.fp8.bf16 %0#1, %0#2 -> %0#0[true] : vector<2xi16>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<2xi16>, vector<2xbf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk.fp8.bf16"(%0#0, %0#1, %0#2) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xbf16>, f32) -> vector<2xi16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.fp8.bf16: full
module {
  %0:3 = "t.values"() : () -> (vector<2xi16>, vector<2xbf16>, f32)
  %1 = rocdl.cvt.scalef32.pk.fp8.bf16 {t.x = 1 : i32} %0#1, %0#2 -> %0#0[true] : vector<2xi16>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<2xi16>, vector<2xbf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk.fp8.bf16"(%0#0, %0#1, %0#2) <{dstLoHiSel = true}> {t.x = 1 : i32} : (vector<2xi16>, vector<2xbf16>, f32) -> vector<2xi16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.fp8.f16: bare
module {
  %0:3 = "t.values"() : () -> (vector<2xi16>, vector<2xf16>, f32)
  %1 = rocdl.cvt.scalef32.pk.fp8.f16 %0#1, %0#2 -> %0#0[true] : vector<2xi16>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<2xi16>, vector<2xf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk.fp8.f16"(%0#0, %0#1, %0#2) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xf16>, f32) -> vector<2xi16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.fp8.f16: full
module {
  %0:3 = "t.values"() : () -> (vector<2xi16>, vector<2xf16>, f32)
  %1 = rocdl.cvt.scalef32.pk.fp8.f16 {t.x = 1 : i32} %0#1, %0#2 -> %0#0[true] : vector<2xi16>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<2xi16>, vector<2xf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk.fp8.f16"(%0#0, %0#1, %0#2) <{dstLoHiSel = true}> {t.x = 1 : i32} : (vector<2xi16>, vector<2xf16>, f32) -> vector<2xi16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.fp8.f32: bare
module {
  %0:4 = "t.values"() : () -> (vector<2xi16>, f32, f32, f32)
  %1 = rocdl.cvt.scalef32.pk.fp8.f32 %0#1, %0#2, %0#3 -> %0#0[true] : vector<2xi16>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<2xi16>, f32, f32, f32)
  %1 = "rocdl.cvt.scalef32.pk.fp8.f32"(%0#0, %0#1, %0#2, %0#3) <{dstLoHiSel = true}> : (vector<2xi16>, f32, f32, f32) -> vector<2xi16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk.fp8.f32: full
module {
  %0:4 = "t.values"() : () -> (vector<2xi16>, f32, f32, f32)
  %1 = rocdl.cvt.scalef32.pk.fp8.f32 {t.x = 1 : i32} %0#1, %0#2, %0#3 -> %0#0[true] : vector<2xi16>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<2xi16>, f32, f32, f32)
  %1 = "rocdl.cvt.scalef32.pk.fp8.f32"(%0#0, %0#1, %0#2, %0#3) <{dstLoHiSel = true}> {t.x = 1 : i32} : (vector<2xi16>, f32, f32, f32) -> vector<2xi16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk16.bf6.bf16: bare
module {
  %0:2 = "t.values"() : () -> (vector<16xbf16>, f32)
  %1 = rocdl.cvt.scalef32.pk16.bf6.bf16 %0#0, %0#1 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<16xbf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk16.bf6.bf16"(%0#0, %0#1) : (vector<16xbf16>, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk16.bf6.bf16: full
module {
  %0:2 = "t.values"() : () -> (vector<16xbf16>, f32)
  %1 = rocdl.cvt.scalef32.pk16.bf6.bf16 {t.x = 1 : i32} %0#0, %0#1 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<16xbf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk16.bf6.bf16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<16xbf16>, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk16.bf6.f16: bare
module {
  %0:2 = "t.values"() : () -> (vector<16xf16>, f32)
  %1 = rocdl.cvt.scalef32.pk16.bf6.f16 %0#0, %0#1 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<16xf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk16.bf6.f16"(%0#0, %0#1) : (vector<16xf16>, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk16.bf6.f16: full
module {
  %0:2 = "t.values"() : () -> (vector<16xf16>, f32)
  %1 = rocdl.cvt.scalef32.pk16.bf6.f16 {t.x = 1 : i32} %0#0, %0#1 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<16xf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk16.bf6.f16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<16xf16>, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk16.bf6.f32: bare
module {
  %0:2 = "t.values"() : () -> (vector<16xf32>, f32)
  %1 = rocdl.cvt.scalef32.pk16.bf6.f32 %0#0, %0#1 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<16xf32>, f32)
  %1 = "rocdl.cvt.scalef32.pk16.bf6.f32"(%0#0, %0#1) : (vector<16xf32>, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk16.bf6.f32: full
module {
  %0:2 = "t.values"() : () -> (vector<16xf32>, f32)
  %1 = rocdl.cvt.scalef32.pk16.bf6.f32 {t.x = 1 : i32} %0#0, %0#1 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<16xf32>, f32)
  %1 = "rocdl.cvt.scalef32.pk16.bf6.f32"(%0#0, %0#1) {t.x = 1 : i32} : (vector<16xf32>, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk16.fp6.bf16: bare
module {
  %0:2 = "t.values"() : () -> (vector<16xbf16>, f32)
  %1 = rocdl.cvt.scalef32.pk16.fp6.bf16 %0#0, %0#1 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<16xbf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk16.fp6.bf16"(%0#0, %0#1) : (vector<16xbf16>, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk16.fp6.bf16: full
module {
  %0:2 = "t.values"() : () -> (vector<16xbf16>, f32)
  %1 = rocdl.cvt.scalef32.pk16.fp6.bf16 {t.x = 1 : i32} %0#0, %0#1 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<16xbf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk16.fp6.bf16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<16xbf16>, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk16.fp6.f16: bare
module {
  %0:2 = "t.values"() : () -> (vector<16xf16>, f32)
  %1 = rocdl.cvt.scalef32.pk16.fp6.f16 %0#0, %0#1 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<16xf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk16.fp6.f16"(%0#0, %0#1) : (vector<16xf16>, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk16.fp6.f16: full
module {
  %0:2 = "t.values"() : () -> (vector<16xf16>, f32)
  %1 = rocdl.cvt.scalef32.pk16.fp6.f16 {t.x = 1 : i32} %0#0, %0#1 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<16xf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk16.fp6.f16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<16xf16>, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk16.fp6.f32: bare
module {
  %0:2 = "t.values"() : () -> (vector<16xf32>, f32)
  %1 = rocdl.cvt.scalef32.pk16.fp6.f32 %0#0, %0#1 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<16xf32>, f32)
  %1 = "rocdl.cvt.scalef32.pk16.fp6.f32"(%0#0, %0#1) : (vector<16xf32>, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk16.fp6.f32: full
module {
  %0:2 = "t.values"() : () -> (vector<16xf32>, f32)
  %1 = rocdl.cvt.scalef32.pk16.fp6.f32 {t.x = 1 : i32} %0#0, %0#1 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<16xf32>, f32)
  %1 = "rocdl.cvt.scalef32.pk16.fp6.f32"(%0#0, %0#1) {t.x = 1 : i32} : (vector<16xf32>, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk32.bf16.bf6: bare
module {
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = rocdl.cvt.scalef32.pk32.bf16.bf6 %0#0, %0#1 : vector<32xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = "rocdl.cvt.scalef32.pk32.bf16.bf6"(%0#0, %0#1) : (vector<6xi32>, f32) -> vector<32xbf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk32.bf16.bf6: full
module {
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = rocdl.cvt.scalef32.pk32.bf16.bf6 {t.x = 1 : i32} %0#0, %0#1 : vector<32xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = "rocdl.cvt.scalef32.pk32.bf16.bf6"(%0#0, %0#1) {t.x = 1 : i32} : (vector<6xi32>, f32) -> vector<32xbf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk32.bf16.fp6: bare
module {
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = rocdl.cvt.scalef32.pk32.bf16.fp6 %0#0, %0#1 : vector<32xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = "rocdl.cvt.scalef32.pk32.bf16.fp6"(%0#0, %0#1) : (vector<6xi32>, f32) -> vector<32xbf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk32.bf16.fp6: full
module {
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = rocdl.cvt.scalef32.pk32.bf16.fp6 {t.x = 1 : i32} %0#0, %0#1 : vector<32xbf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = "rocdl.cvt.scalef32.pk32.bf16.fp6"(%0#0, %0#1) {t.x = 1 : i32} : (vector<6xi32>, f32) -> vector<32xbf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk32.bf6.bf16: bare
module {
  %0:2 = "t.values"() : () -> (vector<32xbf16>, f32)
  %1 = rocdl.cvt.scalef32.pk32.bf6.bf16 %0#0, %0#1 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<32xbf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk32.bf6.bf16"(%0#0, %0#1) : (vector<32xbf16>, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk32.bf6.bf16: full
module {
  %0:2 = "t.values"() : () -> (vector<32xbf16>, f32)
  %1 = rocdl.cvt.scalef32.pk32.bf6.bf16 {t.x = 1 : i32} %0#0, %0#1 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<32xbf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk32.bf6.bf16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<32xbf16>, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk32.bf6.f16: bare
module {
  %0:2 = "t.values"() : () -> (vector<32xf16>, f32)
  %1 = rocdl.cvt.scalef32.pk32.bf6.f16 %0#0, %0#1 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<32xf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk32.bf6.f16"(%0#0, %0#1) : (vector<32xf16>, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk32.bf6.f16: full
module {
  %0:2 = "t.values"() : () -> (vector<32xf16>, f32)
  %1 = rocdl.cvt.scalef32.pk32.bf6.f16 {t.x = 1 : i32} %0#0, %0#1 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<32xf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk32.bf6.f16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<32xf16>, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk32.f16.bf6: bare
module {
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = rocdl.cvt.scalef32.pk32.f16.bf6 %0#0, %0#1 : vector<32xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = "rocdl.cvt.scalef32.pk32.f16.bf6"(%0#0, %0#1) : (vector<6xi32>, f32) -> vector<32xf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk32.f16.bf6: full
module {
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = rocdl.cvt.scalef32.pk32.f16.bf6 {t.x = 1 : i32} %0#0, %0#1 : vector<32xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = "rocdl.cvt.scalef32.pk32.f16.bf6"(%0#0, %0#1) {t.x = 1 : i32} : (vector<6xi32>, f32) -> vector<32xf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk32.f16.fp6: bare
module {
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = rocdl.cvt.scalef32.pk32.f16.fp6 %0#0, %0#1 : vector<32xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = "rocdl.cvt.scalef32.pk32.f16.fp6"(%0#0, %0#1) : (vector<6xi32>, f32) -> vector<32xf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk32.f16.fp6: full
module {
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = rocdl.cvt.scalef32.pk32.f16.fp6 {t.x = 1 : i32} %0#0, %0#1 : vector<32xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = "rocdl.cvt.scalef32.pk32.f16.fp6"(%0#0, %0#1) {t.x = 1 : i32} : (vector<6xi32>, f32) -> vector<32xf16>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk32.f32.bf6: bare
module {
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = rocdl.cvt.scalef32.pk32.f32.bf6 %0#0, %0#1 : vector<32xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = "rocdl.cvt.scalef32.pk32.f32.bf6"(%0#0, %0#1) : (vector<6xi32>, f32) -> vector<32xf32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk32.f32.bf6: full
module {
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = rocdl.cvt.scalef32.pk32.f32.bf6 {t.x = 1 : i32} %0#0, %0#1 : vector<32xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = "rocdl.cvt.scalef32.pk32.f32.bf6"(%0#0, %0#1) {t.x = 1 : i32} : (vector<6xi32>, f32) -> vector<32xf32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk32.f32.fp6: bare
module {
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = rocdl.cvt.scalef32.pk32.f32.fp6 %0#0, %0#1 : vector<32xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = "rocdl.cvt.scalef32.pk32.f32.fp6"(%0#0, %0#1) : (vector<6xi32>, f32) -> vector<32xf32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk32.f32.fp6: full
module {
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = rocdl.cvt.scalef32.pk32.f32.fp6 {t.x = 1 : i32} %0#0, %0#1 : vector<32xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<6xi32>, f32)
  %1 = "rocdl.cvt.scalef32.pk32.f32.fp6"(%0#0, %0#1) {t.x = 1 : i32} : (vector<6xi32>, f32) -> vector<32xf32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk32.fp6.bf16: bare
module {
  %0:2 = "t.values"() : () -> (vector<32xbf16>, f32)
  %1 = rocdl.cvt.scalef32.pk32.fp6.bf16 %0#0, %0#1 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<32xbf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk32.fp6.bf16"(%0#0, %0#1) : (vector<32xbf16>, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk32.fp6.bf16: full
module {
  %0:2 = "t.values"() : () -> (vector<32xbf16>, f32)
  %1 = rocdl.cvt.scalef32.pk32.fp6.bf16 {t.x = 1 : i32} %0#0, %0#1 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<32xbf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk32.fp6.bf16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<32xbf16>, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk32.fp6.f16: bare
module {
  %0:2 = "t.values"() : () -> (vector<32xf16>, f32)
  %1 = rocdl.cvt.scalef32.pk32.fp6.f16 %0#0, %0#1 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<32xf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk32.fp6.f16"(%0#0, %0#1) : (vector<32xf16>, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk32.fp6.f16: full
module {
  %0:2 = "t.values"() : () -> (vector<32xf16>, f32)
  %1 = rocdl.cvt.scalef32.pk32.fp6.f16 {t.x = 1 : i32} %0#0, %0#1 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<32xf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk32.fp6.f16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<32xf16>, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk8.bf8.bf16: bare
module {
  %0:2 = "t.values"() : () -> (vector<8xbf16>, f32)
  %1 = rocdl.cvt.scalef32.pk8.bf8.bf16 %0#0, %0#1 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xbf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk8.bf8.bf16"(%0#0, %0#1) : (vector<8xbf16>, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk8.bf8.bf16: full
module {
  %0:2 = "t.values"() : () -> (vector<8xbf16>, f32)
  %1 = rocdl.cvt.scalef32.pk8.bf8.bf16 {t.x = 1 : i32} %0#0, %0#1 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xbf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk8.bf8.bf16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<8xbf16>, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk8.bf8.f16: bare
module {
  %0:2 = "t.values"() : () -> (vector<8xf16>, f32)
  %1 = rocdl.cvt.scalef32.pk8.bf8.f16 %0#0, %0#1 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk8.bf8.f16"(%0#0, %0#1) : (vector<8xf16>, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk8.bf8.f16: full
module {
  %0:2 = "t.values"() : () -> (vector<8xf16>, f32)
  %1 = rocdl.cvt.scalef32.pk8.bf8.f16 {t.x = 1 : i32} %0#0, %0#1 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk8.bf8.f16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<8xf16>, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk8.bf8.f32: bare
module {
  %0:2 = "t.values"() : () -> (vector<8xf32>, f32)
  %1 = rocdl.cvt.scalef32.pk8.bf8.f32 %0#0, %0#1 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xf32>, f32)
  %1 = "rocdl.cvt.scalef32.pk8.bf8.f32"(%0#0, %0#1) : (vector<8xf32>, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk8.bf8.f32: full
module {
  %0:2 = "t.values"() : () -> (vector<8xf32>, f32)
  %1 = rocdl.cvt.scalef32.pk8.bf8.f32 {t.x = 1 : i32} %0#0, %0#1 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xf32>, f32)
  %1 = "rocdl.cvt.scalef32.pk8.bf8.f32"(%0#0, %0#1) {t.x = 1 : i32} : (vector<8xf32>, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk8.fp4.bf16: bare
module {
  %0:2 = "t.values"() : () -> (vector<8xbf16>, f32)
  %1 = rocdl.cvt.scalef32.pk8.fp4.bf16 %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xbf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk8.fp4.bf16"(%0#0, %0#1) : (vector<8xbf16>, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk8.fp4.bf16: full
module {
  %0:2 = "t.values"() : () -> (vector<8xbf16>, f32)
  %1 = rocdl.cvt.scalef32.pk8.fp4.bf16 {t.x = 1 : i32} %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xbf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk8.fp4.bf16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<8xbf16>, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk8.fp4.f16: bare
module {
  %0:2 = "t.values"() : () -> (vector<8xf16>, f32)
  %1 = rocdl.cvt.scalef32.pk8.fp4.f16 %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk8.fp4.f16"(%0#0, %0#1) : (vector<8xf16>, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk8.fp4.f16: full
module {
  %0:2 = "t.values"() : () -> (vector<8xf16>, f32)
  %1 = rocdl.cvt.scalef32.pk8.fp4.f16 {t.x = 1 : i32} %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk8.fp4.f16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<8xf16>, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk8.fp4.f32: bare
module {
  %0:2 = "t.values"() : () -> (vector<8xf32>, f32)
  %1 = rocdl.cvt.scalef32.pk8.fp4.f32 %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xf32>, f32)
  %1 = "rocdl.cvt.scalef32.pk8.fp4.f32"(%0#0, %0#1) : (vector<8xf32>, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk8.fp4.f32: full
module {
  %0:2 = "t.values"() : () -> (vector<8xf32>, f32)
  %1 = rocdl.cvt.scalef32.pk8.fp4.f32 {t.x = 1 : i32} %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xf32>, f32)
  %1 = "rocdl.cvt.scalef32.pk8.fp4.f32"(%0#0, %0#1) {t.x = 1 : i32} : (vector<8xf32>, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk8.fp8.bf16: bare
module {
  %0:2 = "t.values"() : () -> (vector<8xbf16>, f32)
  %1 = rocdl.cvt.scalef32.pk8.fp8.bf16 %0#0, %0#1 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xbf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk8.fp8.bf16"(%0#0, %0#1) : (vector<8xbf16>, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk8.fp8.bf16: full
module {
  %0:2 = "t.values"() : () -> (vector<8xbf16>, f32)
  %1 = rocdl.cvt.scalef32.pk8.fp8.bf16 {t.x = 1 : i32} %0#0, %0#1 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xbf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk8.fp8.bf16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<8xbf16>, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk8.fp8.f16: bare
module {
  %0:2 = "t.values"() : () -> (vector<8xf16>, f32)
  %1 = rocdl.cvt.scalef32.pk8.fp8.f16 %0#0, %0#1 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk8.fp8.f16"(%0#0, %0#1) : (vector<8xf16>, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk8.fp8.f16: full
module {
  %0:2 = "t.values"() : () -> (vector<8xf16>, f32)
  %1 = rocdl.cvt.scalef32.pk8.fp8.f16 {t.x = 1 : i32} %0#0, %0#1 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xf16>, f32)
  %1 = "rocdl.cvt.scalef32.pk8.fp8.f16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<8xf16>, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk8.fp8.f32: bare
module {
  %0:2 = "t.values"() : () -> (vector<8xf32>, f32)
  %1 = rocdl.cvt.scalef32.pk8.fp8.f32 %0#0, %0#1 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xf32>, f32)
  %1 = "rocdl.cvt.scalef32.pk8.fp8.f32"(%0#0, %0#1) : (vector<8xf32>, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.pk8.fp8.f32: full
module {
  %0:2 = "t.values"() : () -> (vector<8xf32>, f32)
  %1 = rocdl.cvt.scalef32.pk8.fp8.f32 {t.x = 1 : i32} %0#0, %0#1 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xf32>, f32)
  %1 = "rocdl.cvt.scalef32.pk8.fp8.f32"(%0#0, %0#1) {t.x = 1 : i32} : (vector<8xf32>, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.bf8.bf16: bare
module {
  %0:4 = "t.values"() : () -> (i32, bf16, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.bf8.bf16 %0#1, %0#2, %0#3 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, bf16, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.bf8.bf16"(%0#0, %0#1, %0#2, %0#3) <{dstSelIndex = 1 : i32}> : (i32, bf16, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.bf8.bf16: full
module {
  %0:4 = "t.values"() : () -> (i32, bf16, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.bf8.bf16 {t.x = 1 : i32} %0#1, %0#2, %0#3 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, bf16, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.bf8.bf16"(%0#0, %0#1, %0#2, %0#3) <{dstSelIndex = 1 : i32}> {t.x = 1 : i32} : (i32, bf16, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.bf8.f16: bare
module {
  %0:4 = "t.values"() : () -> (i32, f16, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.bf8.f16 %0#1, %0#2, %0#3 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, f16, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.bf8.f16"(%0#0, %0#1, %0#2, %0#3) <{dstSelIndex = 1 : i32}> : (i32, f16, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.bf8.f16: full
module {
  %0:4 = "t.values"() : () -> (i32, f16, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.bf8.f16 {t.x = 1 : i32} %0#1, %0#2, %0#3 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, f16, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.bf8.f16"(%0#0, %0#1, %0#2, %0#3) <{dstSelIndex = 1 : i32}> {t.x = 1 : i32} : (i32, f16, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.bf8.f32: bare
module {
  %0:4 = "t.values"() : () -> (i32, f32, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.bf8.f32 %0#1, %0#2, %0#3 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, f32, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.bf8.f32"(%0#0, %0#1, %0#2, %0#3) <{dstSelIndex = 1 : i32}> : (i32, f32, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.bf8.f32: full
module {
  %0:4 = "t.values"() : () -> (i32, f32, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.bf8.f32 {t.x = 1 : i32} %0#1, %0#2, %0#3 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, f32, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.bf8.f32"(%0#0, %0#1, %0#2, %0#3) <{dstSelIndex = 1 : i32}> {t.x = 1 : i32} : (i32, f32, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.fp8.bf16: bare
module {
  %0:4 = "t.values"() : () -> (i32, bf16, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.fp8.bf16 %0#1, %0#2, %0#3 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, bf16, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.fp8.bf16"(%0#0, %0#1, %0#2, %0#3) <{dstSelIndex = 1 : i32}> : (i32, bf16, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.fp8.bf16: full
module {
  %0:4 = "t.values"() : () -> (i32, bf16, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.fp8.bf16 {t.x = 1 : i32} %0#1, %0#2, %0#3 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, bf16, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.fp8.bf16"(%0#0, %0#1, %0#2, %0#3) <{dstSelIndex = 1 : i32}> {t.x = 1 : i32} : (i32, bf16, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.fp8.f16: bare
module {
  %0:4 = "t.values"() : () -> (i32, f16, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.fp8.f16 %0#1, %0#2, %0#3 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, f16, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.fp8.f16"(%0#0, %0#1, %0#2, %0#3) <{dstSelIndex = 1 : i32}> : (i32, f16, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.fp8.f16: full
module {
  %0:4 = "t.values"() : () -> (i32, f16, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.fp8.f16 {t.x = 1 : i32} %0#1, %0#2, %0#3 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, f16, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.fp8.f16"(%0#0, %0#1, %0#2, %0#3) <{dstSelIndex = 1 : i32}> {t.x = 1 : i32} : (i32, f16, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.fp8.f32: bare
module {
  %0:4 = "t.values"() : () -> (i32, f32, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.fp8.f32 %0#1, %0#2, %0#3 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, f32, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.fp8.f32"(%0#0, %0#1, %0#2, %0#3) <{dstSelIndex = 1 : i32}> : (i32, f32, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.fp8.f32: full
module {
  %0:4 = "t.values"() : () -> (i32, f32, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.fp8.f32 {t.x = 1 : i32} %0#1, %0#2, %0#3 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, f32, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.fp8.f32"(%0#0, %0#1, %0#2, %0#3) <{dstSelIndex = 1 : i32}> {t.x = 1 : i32} : (i32, f32, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk.fp4.bf16: bare
module {
  %0:4 = "t.values"() : () -> (i32, vector<2xbf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk.fp4.bf16 %0#1, %0#2, %0#3 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, vector<2xbf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk.fp4.bf16"(%0#0, %0#1, %0#2, %0#3) <{dstSelIndex = 1 : i32}> : (i32, vector<2xbf16>, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk.fp4.bf16: full
module {
  %0:4 = "t.values"() : () -> (i32, vector<2xbf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk.fp4.bf16 {t.x = 1 : i32} %0#1, %0#2, %0#3 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, vector<2xbf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk.fp4.bf16"(%0#0, %0#1, %0#2, %0#3) <{dstSelIndex = 1 : i32}> {t.x = 1 : i32} : (i32, vector<2xbf16>, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk.fp4.f16: bare
module {
  %0:4 = "t.values"() : () -> (i32, vector<2xf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk.fp4.f16 %0#1, %0#2, %0#3 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, vector<2xf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk.fp4.f16"(%0#0, %0#1, %0#2, %0#3) <{dstSelIndex = 1 : i32}> : (i32, vector<2xf16>, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk.fp4.f16: full
module {
  %0:4 = "t.values"() : () -> (i32, vector<2xf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk.fp4.f16 {t.x = 1 : i32} %0#1, %0#2, %0#3 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, vector<2xf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk.fp4.f16"(%0#0, %0#1, %0#2, %0#3) <{dstSelIndex = 1 : i32}> {t.x = 1 : i32} : (i32, vector<2xf16>, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk.fp4.f32: bare
module {
  %0:4 = "t.values"() : () -> (i32, vector<2xf32>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk.fp4.f32 %0#1, %0#2, %0#3 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, vector<2xf32>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk.fp4.f32"(%0#0, %0#1, %0#2, %0#3) <{dstSelIndex = 1 : i32}> : (i32, vector<2xf32>, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk.fp4.f32: full
module {
  %0:4 = "t.values"() : () -> (i32, vector<2xf32>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk.fp4.f32 {t.x = 1 : i32} %0#1, %0#2, %0#3 -> %0#0[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, vector<2xf32>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk.fp4.f32"(%0#0, %0#1, %0#2, %0#3) <{dstSelIndex = 1 : i32}> {t.x = 1 : i32} : (i32, vector<2xf32>, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk16.bf6.bf16: bare
module {
  %0:3 = "t.values"() : () -> (vector<16xbf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 %0#0, %0#1, %0#2 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<16xbf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk16.bf6.bf16"(%0#0, %0#1, %0#2) : (vector<16xbf16>, i32, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk16.bf6.bf16: full
module {
  %0:3 = "t.values"() : () -> (vector<16xbf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 {t.x = 1 : i32} %0#0, %0#1, %0#2 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<16xbf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk16.bf6.bf16"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<16xbf16>, i32, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk16.bf6.f16: bare
module {
  %0:3 = "t.values"() : () -> (vector<16xf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk16.bf6.f16 %0#0, %0#1, %0#2 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<16xf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk16.bf6.f16"(%0#0, %0#1, %0#2) : (vector<16xf16>, i32, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk16.bf6.f16: full
module {
  %0:3 = "t.values"() : () -> (vector<16xf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk16.bf6.f16 {t.x = 1 : i32} %0#0, %0#1, %0#2 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<16xf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk16.bf6.f16"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<16xf16>, i32, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk16.bf6.f32: bare
module {
  %0:3 = "t.values"() : () -> (vector<16xf32>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk16.bf6.f32 %0#0, %0#1, %0#2 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<16xf32>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk16.bf6.f32"(%0#0, %0#1, %0#2) : (vector<16xf32>, i32, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk16.bf6.f32: full
module {
  %0:3 = "t.values"() : () -> (vector<16xf32>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk16.bf6.f32 {t.x = 1 : i32} %0#0, %0#1, %0#2 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<16xf32>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk16.bf6.f32"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<16xf32>, i32, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk16.fp6.bf16: bare
module {
  %0:3 = "t.values"() : () -> (vector<16xbf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 %0#0, %0#1, %0#2 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<16xbf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk16.fp6.bf16"(%0#0, %0#1, %0#2) : (vector<16xbf16>, i32, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk16.fp6.bf16: full
module {
  %0:3 = "t.values"() : () -> (vector<16xbf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 {t.x = 1 : i32} %0#0, %0#1, %0#2 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<16xbf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk16.fp6.bf16"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<16xbf16>, i32, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk16.fp6.f16: bare
module {
  %0:3 = "t.values"() : () -> (vector<16xf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk16.fp6.f16 %0#0, %0#1, %0#2 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<16xf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk16.fp6.f16"(%0#0, %0#1, %0#2) : (vector<16xf16>, i32, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk16.fp6.f16: full
module {
  %0:3 = "t.values"() : () -> (vector<16xf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk16.fp6.f16 {t.x = 1 : i32} %0#0, %0#1, %0#2 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<16xf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk16.fp6.f16"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<16xf16>, i32, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk16.fp6.f32: bare
module {
  %0:3 = "t.values"() : () -> (vector<16xf32>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk16.fp6.f32 %0#0, %0#1, %0#2 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<16xf32>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk16.fp6.f32"(%0#0, %0#1, %0#2) : (vector<16xf32>, i32, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk16.fp6.f32: full
module {
  %0:3 = "t.values"() : () -> (vector<16xf32>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk16.fp6.f32 {t.x = 1 : i32} %0#0, %0#1, %0#2 : vector<3xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<16xf32>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk16.fp6.f32"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<16xf32>, i32, f32) -> vector<3xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk32.bf6.bf16: bare
module {
  %0:3 = "t.values"() : () -> (vector<32xbf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 %0#0, %0#1, %0#2 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<32xbf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk32.bf6.bf16"(%0#0, %0#1, %0#2) : (vector<32xbf16>, i32, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk32.bf6.bf16: full
module {
  %0:3 = "t.values"() : () -> (vector<32xbf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 {t.x = 1 : i32} %0#0, %0#1, %0#2 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<32xbf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk32.bf6.bf16"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<32xbf16>, i32, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk32.bf6.f16: bare
module {
  %0:3 = "t.values"() : () -> (vector<32xf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk32.bf6.f16 %0#0, %0#1, %0#2 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<32xf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk32.bf6.f16"(%0#0, %0#1, %0#2) : (vector<32xf16>, i32, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk32.bf6.f16: full
module {
  %0:3 = "t.values"() : () -> (vector<32xf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk32.bf6.f16 {t.x = 1 : i32} %0#0, %0#1, %0#2 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<32xf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk32.bf6.f16"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<32xf16>, i32, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk32.bf6.f32: bare
module {
  %0:3 = "t.values"() : () -> (vector<32xf32>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk32.bf6.f32 %0#0, %0#1, %0#2 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<32xf32>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk32.bf6.f32"(%0#0, %0#1, %0#2) : (vector<32xf32>, i32, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk32.bf6.f32: full
module {
  %0:3 = "t.values"() : () -> (vector<32xf32>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk32.bf6.f32 {t.x = 1 : i32} %0#0, %0#1, %0#2 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<32xf32>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk32.bf6.f32"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<32xf32>, i32, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk32.fp6.bf16: bare
module {
  %0:3 = "t.values"() : () -> (vector<32xbf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 %0#0, %0#1, %0#2 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<32xbf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk32.fp6.bf16"(%0#0, %0#1, %0#2) : (vector<32xbf16>, i32, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk32.fp6.bf16: full
module {
  %0:3 = "t.values"() : () -> (vector<32xbf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 {t.x = 1 : i32} %0#0, %0#1, %0#2 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<32xbf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk32.fp6.bf16"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<32xbf16>, i32, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk32.fp6.f16: bare
module {
  %0:3 = "t.values"() : () -> (vector<32xf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk32.fp6.f16 %0#0, %0#1, %0#2 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<32xf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk32.fp6.f16"(%0#0, %0#1, %0#2) : (vector<32xf16>, i32, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk32.fp6.f16: full
module {
  %0:3 = "t.values"() : () -> (vector<32xf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk32.fp6.f16 {t.x = 1 : i32} %0#0, %0#1, %0#2 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<32xf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk32.fp6.f16"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<32xf16>, i32, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk32.fp6.f32: bare
module {
  %0:3 = "t.values"() : () -> (vector<32xf32>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk32.fp6.f32 %0#0, %0#1, %0#2 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<32xf32>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk32.fp6.f32"(%0#0, %0#1, %0#2) : (vector<32xf32>, i32, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk32.fp6.f32: full
module {
  %0:3 = "t.values"() : () -> (vector<32xf32>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk32.fp6.f32 {t.x = 1 : i32} %0#0, %0#1, %0#2 : vector<6xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<32xf32>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk32.fp6.f32"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<32xf32>, i32, f32) -> vector<6xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk8.bf8.bf16: bare
module {
  %0:3 = "t.values"() : () -> (vector<8xbf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk8.bf8.bf16 %0#0, %0#1, %0#2 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<8xbf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk8.bf8.bf16"(%0#0, %0#1, %0#2) : (vector<8xbf16>, i32, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk8.bf8.bf16: full
module {
  %0:3 = "t.values"() : () -> (vector<8xbf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk8.bf8.bf16 {t.x = 1 : i32} %0#0, %0#1, %0#2 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<8xbf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk8.bf8.bf16"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<8xbf16>, i32, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk8.bf8.f16: bare
module {
  %0:3 = "t.values"() : () -> (vector<8xf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk8.bf8.f16 %0#0, %0#1, %0#2 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<8xf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk8.bf8.f16"(%0#0, %0#1, %0#2) : (vector<8xf16>, i32, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk8.bf8.f16: full
module {
  %0:3 = "t.values"() : () -> (vector<8xf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk8.bf8.f16 {t.x = 1 : i32} %0#0, %0#1, %0#2 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<8xf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk8.bf8.f16"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<8xf16>, i32, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk8.bf8.f32: bare
module {
  %0:3 = "t.values"() : () -> (vector<8xf32>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk8.bf8.f32 %0#0, %0#1, %0#2 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<8xf32>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk8.bf8.f32"(%0#0, %0#1, %0#2) : (vector<8xf32>, i32, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk8.bf8.f32: full
module {
  %0:3 = "t.values"() : () -> (vector<8xf32>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk8.bf8.f32 {t.x = 1 : i32} %0#0, %0#1, %0#2 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<8xf32>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk8.bf8.f32"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<8xf32>, i32, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk8.fp4.bf16: bare
module {
  %0:3 = "t.values"() : () -> (vector<8xbf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 %0#0, %0#1, %0#2 : i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<8xbf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk8.fp4.bf16"(%0#0, %0#1, %0#2) : (vector<8xbf16>, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk8.fp4.bf16: full
module {
  %0:3 = "t.values"() : () -> (vector<8xbf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 {t.x = 1 : i32} %0#0, %0#1, %0#2 : i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<8xbf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk8.fp4.bf16"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<8xbf16>, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk8.fp4.f16: bare
module {
  %0:3 = "t.values"() : () -> (vector<8xf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk8.fp4.f16 %0#0, %0#1, %0#2 : i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<8xf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk8.fp4.f16"(%0#0, %0#1, %0#2) : (vector<8xf16>, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk8.fp4.f16: full
module {
  %0:3 = "t.values"() : () -> (vector<8xf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk8.fp4.f16 {t.x = 1 : i32} %0#0, %0#1, %0#2 : i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<8xf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk8.fp4.f16"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<8xf16>, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk8.fp4.f32: bare
module {
  %0:3 = "t.values"() : () -> (vector<8xf32>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 %0#0, %0#1, %0#2 : i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<8xf32>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk8.fp4.f32"(%0#0, %0#1, %0#2) : (vector<8xf32>, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk8.fp4.f32: full
module {
  %0:3 = "t.values"() : () -> (vector<8xf32>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 {t.x = 1 : i32} %0#0, %0#1, %0#2 : i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<8xf32>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk8.fp4.f32"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<8xf32>, i32, f32) -> i32
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk8.fp8.bf16: bare
module {
  %0:3 = "t.values"() : () -> (vector<8xbf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk8.fp8.bf16 %0#0, %0#1, %0#2 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<8xbf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk8.fp8.bf16"(%0#0, %0#1, %0#2) : (vector<8xbf16>, i32, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk8.fp8.bf16: full
module {
  %0:3 = "t.values"() : () -> (vector<8xbf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk8.fp8.bf16 {t.x = 1 : i32} %0#0, %0#1, %0#2 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<8xbf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk8.fp8.bf16"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<8xbf16>, i32, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk8.fp8.f16: bare
module {
  %0:3 = "t.values"() : () -> (vector<8xf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk8.fp8.f16 %0#0, %0#1, %0#2 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<8xf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk8.fp8.f16"(%0#0, %0#1, %0#2) : (vector<8xf16>, i32, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk8.fp8.f16: full
module {
  %0:3 = "t.values"() : () -> (vector<8xf16>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk8.fp8.f16 {t.x = 1 : i32} %0#0, %0#1, %0#2 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<8xf16>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk8.fp8.f16"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<8xf16>, i32, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk8.fp8.f32: bare
module {
  %0:3 = "t.values"() : () -> (vector<8xf32>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk8.fp8.f32 %0#0, %0#1, %0#2 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<8xf32>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk8.fp8.f32"(%0#0, %0#1, %0#2) : (vector<8xf32>, i32, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.scalef32.sr.pk8.fp8.f32: full
module {
  %0:3 = "t.values"() : () -> (vector<8xf32>, i32, f32)
  %1 = rocdl.cvt.scalef32.sr.pk8.fp8.f32 {t.x = 1 : i32} %0#0, %0#1, %0#2 : vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<8xf32>, i32, f32)
  %1 = "rocdl.cvt.scalef32.sr.pk8.fp8.f32"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<8xf32>, i32, f32) -> vector<2xi32>
}) : () -> ()
// ===== rocdl.cvt.sr.bf8.f32: bare
module {
  %0:3 = "t.values"() : () -> (f32, i32, i32)
  %1 = rocdl.cvt.sr.bf8.f32 %0#0, %0#1 -> %0#2[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, i32, i32)
  %1 = "rocdl.cvt.sr.bf8.f32"(%0#0, %0#1, %0#2) <{byteSel = 1 : i32}> : (f32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.cvt.sr.bf8.f32: full
module {
  %0:3 = "t.values"() : () -> (f32, i32, i32)
  %1 = rocdl.cvt.sr.bf8.f32 {t.x = 1 : i32} %0#0, %0#1 -> %0#2[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, i32, i32)
  %1 = "rocdl.cvt.sr.bf8.f32"(%0#0, %0#1, %0#2) <{byteSel = 1 : i32}> {t.x = 1 : i32} : (f32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.cvt.sr.fp8.f32: bare
module {
  %0:3 = "t.values"() : () -> (f32, i32, i32)
  %1 = rocdl.cvt.sr.fp8.f32 %0#0, %0#1 -> %0#2[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, i32, i32)
  %1 = "rocdl.cvt.sr.fp8.f32"(%0#0, %0#1, %0#2) <{byteSel = 1 : i32}> : (f32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.cvt.sr.fp8.f32: full
module {
  %0:3 = "t.values"() : () -> (f32, i32, i32)
  %1 = rocdl.cvt.sr.fp8.f32 {t.x = 1 : i32} %0#0, %0#1 -> %0#2[1] : i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, i32, i32)
  %1 = "rocdl.cvt.sr.fp8.f32"(%0#0, %0#1, %0#2) <{byteSel = 1 : i32}> {t.x = 1 : i32} : (f32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.ds.atomic.async.barrier.arrive.b64: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  rocdl.ds.atomic.async.barrier.arrive.b64 %0 : !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  "rocdl.ds.atomic.async.barrier.arrive.b64"(%0) : (!llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.ds.atomic.async.barrier.arrive.b64: with tbaa
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  rocdl.ds.atomic.async.barrier.arrive.b64 %0 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  "rocdl.ds.atomic.async.barrier.arrive.b64"(%0) <{tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.ds.atomic.async.barrier.arrive.b64: full
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  rocdl.ds.atomic.async.barrier.arrive.b64 %0 {alias_scopes = [], noalias_scopes = [], t.x = 1 : i32, tbaa = []} : !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  "rocdl.ds.atomic.async.barrier.arrive.b64"(%0) <{alias_scopes = [], noalias_scopes = [], tbaa = []}> {t.x = 1 : i32} : (!llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.ds.atomic.async.barrier.arrive.b64: with alias_scopes
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  rocdl.ds.atomic.async.barrier.arrive.b64 %0 {alias_scopes = []} : !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  "rocdl.ds.atomic.async.barrier.arrive.b64"(%0) <{alias_scopes = []}> : (!llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.ds.atomic.async.barrier.arrive.b64: with noalias_scopes
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  rocdl.ds.atomic.async.barrier.arrive.b64 %0 {noalias_scopes = []} : !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  "rocdl.ds.atomic.async.barrier.arrive.b64"(%0) <{noalias_scopes = []}> : (!llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.ds.atomic.barrier.arrive.rtn.b64: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, i64)
  %1 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %0#0, %0#1 : !llvm.ptr<3>, i64 -> i64
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, i64)
  %1 = "rocdl.ds.atomic.barrier.arrive.rtn.b64"(%0#0, %0#1) : (!llvm.ptr<3>, i64) -> i64
}) : () -> ()
// ===== rocdl.ds.atomic.barrier.arrive.rtn.b64: with tbaa
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, i64)
  %1 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %0#0, %0#1 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<3>, i64 -> i64
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, i64)
  %1 = "rocdl.ds.atomic.barrier.arrive.rtn.b64"(%0#0, %0#1) <{tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<3>, i64) -> i64
}) : () -> ()
// ===== rocdl.ds.atomic.barrier.arrive.rtn.b64: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, i64)
  %1 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %0#0, %0#1 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [], t.x = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<3>, i64 -> i64
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, i64)
  %1 = "rocdl.ds.atomic.barrier.arrive.rtn.b64"(%0#0, %0#1) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [], tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> {t.x = 1 : i32} : (!llvm.ptr<3>, i64) -> i64
}) : () -> ()
// ===== rocdl.ds.atomic.barrier.arrive.rtn.b64: with alias_scopes
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, i64)
  %1 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %0#0, %0#1 {alias_scopes = []} : !llvm.ptr<3>, i64 -> i64
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, i64)
  %1 = "rocdl.ds.atomic.barrier.arrive.rtn.b64"(%0#0, %0#1) <{alias_scopes = []}> : (!llvm.ptr<3>, i64) -> i64
}) : () -> ()
// ===== rocdl.ds.atomic.barrier.arrive.rtn.b64: with noalias_scopes
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, i64)
  %1 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %0#0, %0#1 {noalias_scopes = []} : !llvm.ptr<3>, i64 -> i64
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<3>, i64)
  %1 = "rocdl.ds.atomic.barrier.arrive.rtn.b64"(%0#0, %0#1) <{noalias_scopes = []}> : (!llvm.ptr<3>, i64) -> i64
}) : () -> ()
// ===== rocdl.ds.load.tr16.b128: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.load.tr16.b128 %0 : !llvm.ptr<3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.load.tr16.b128"(%0) : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.ds.load.tr16.b128: with tbaa
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.load.tr16.b128 %0 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.load.tr16.b128"(%0) <{tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.ds.load.tr16.b128: full
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.load.tr16.b128 %0 {alias_scopes = [], noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], t.x = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<3> -> i48
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.load.tr16.b128"(%0) <{alias_scopes = [], noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> {t.x = 1 : i32} : (!llvm.ptr<3>) -> i48
}) : () -> ()
// ===== rocdl.ds.load.tr16.b128: with alias_scopes
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.load.tr16.b128 %0 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : !llvm.ptr<3> -> f80
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.load.tr16.b128"(%0) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}> : (!llvm.ptr<3>) -> f80
}) : () -> ()
// ===== rocdl.ds.load.tr16.b128: with noalias_scopes
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.load.tr16.b128 %0 {noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : !llvm.ptr<3> -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.load.tr16.b128"(%0) <{noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}> : (!llvm.ptr<3>) -> f32
}) : () -> ()
// ===== rocdl.ds.load.tr4.b64: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.load.tr4.b64 %0 : !llvm.ptr<3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.load.tr4.b64"(%0) : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.ds.load.tr4.b64: with tbaa
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.load.tr4.b64 %0 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.load.tr4.b64"(%0) <{tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.ds.load.tr4.b64: with noalias_scopes
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.load.tr4.b64 %0 {noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : !llvm.ptr<3> -> i4
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.load.tr4.b64"(%0) <{noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}> : (!llvm.ptr<3>) -> i4
}) : () -> ()
// ===== rocdl.ds.load.tr6.b96: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.load.tr6.b96 %0 : !llvm.ptr<3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.load.tr6.b96"(%0) : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.ds.load.tr6.b96: with tbaa
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.load.tr6.b96 %0 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.load.tr6.b96"(%0) <{tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.ds.load.tr6.b96: full
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.load.tr6.b96 %0 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], t.x = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.load.tr6.b96"(%0) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> {t.x = 1 : i32} : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.ds.load.tr6.b96: with alias_scopes
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.load.tr6.b96 %0 {alias_scopes = []} : !llvm.ptr<3> -> bf16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.load.tr6.b96"(%0) <{alias_scopes = []}> : (!llvm.ptr<3>) -> bf16
}) : () -> ()
// ===== rocdl.ds.load.tr6.b96: with noalias_scopes
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.load.tr6.b96 %0 {noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : !llvm.ptr<3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.load.tr6.b96"(%0) <{noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}> : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.ds.load.tr8.b64: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.load.tr8.b64 %0 : !llvm.ptr<3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.load.tr8.b64"(%0) : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.ds.load.tr8.b64: with tbaa
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.load.tr8.b64 %0 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.load.tr8.b64"(%0) <{tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.ds.load.tr8.b64: full
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.load.tr8.b64 %0 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], t.x = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.load.tr8.b64"(%0) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> {t.x = 1 : i32} : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.ds.load.tr8.b64: with noalias_scopes
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.load.tr8.b64 %0 {noalias_scopes = []} : !llvm.ptr<3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.load.tr8.b64"(%0) <{noalias_scopes = []}> : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.ds.read.tr16.b64: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.read.tr16.b64 %0 : <3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.read.tr16.b64"(%0) : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.ds.read.tr16.b64: with tbaa
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.read.tr16.b64 %0 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : <3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.read.tr16.b64"(%0) <{tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.ds.read.tr16.b64: with alias_scopes
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.read.tr16.b64 %0 {alias_scopes = []} : <3> -> vector<16xf16>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.read.tr16.b64"(%0) <{alias_scopes = []}> : (!llvm.ptr<3>) -> vector<16xf16>
}) : () -> ()
// ===== rocdl.ds.read.tr16.b64: with noalias_scopes
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.read.tr16.b64 %0 {noalias_scopes = []} : <3> -> f16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.read.tr16.b64"(%0) <{noalias_scopes = []}> : (!llvm.ptr<3>) -> f16
}) : () -> ()
// ===== rocdl.ds.read.tr4.b64: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.read.tr4.b64 %0 : <3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.read.tr4.b64"(%0) : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.ds.read.tr4.b64: with tbaa
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.read.tr4.b64 %0 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : <3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.read.tr4.b64"(%0) <{tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.ds.read.tr4.b64: with alias_scopes
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.read.tr4.b64 %0 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : <3> -> f80
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.read.tr4.b64"(%0) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}> : (!llvm.ptr<3>) -> f80
}) : () -> ()
// ===== rocdl.ds.read.tr6.b96: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.read.tr6.b96 %0 : <3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.read.tr6.b96"(%0) : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.ds.read.tr6.b96: with tbaa
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.read.tr6.b96 %0 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : <3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.read.tr6.b96"(%0) <{tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.ds.read.tr6.b96: full
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.read.tr6.b96 %0 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [], t.x = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : <3> -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.read.tr6.b96"(%0) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [], tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> {t.x = 1 : i32} : (!llvm.ptr<3>) -> f32
}) : () -> ()
// ===== rocdl.ds.read.tr6.b96: with alias_scopes
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.read.tr6.b96 %0 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : <3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.read.tr6.b96"(%0) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}> : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.ds.read.tr8.b64: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.read.tr8.b64 %0 : <3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.read.tr8.b64"(%0) : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.ds.read.tr8.b64: with tbaa
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.read.tr8.b64 %0 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : <3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.read.tr8.b64"(%0) <{tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.ds.read.tr8.b64: full
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.read.tr8.b64 %0 {alias_scopes = [], noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], t.x = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : <3> -> f80
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.read.tr8.b64"(%0) <{alias_scopes = [], noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> {t.x = 1 : i32} : (!llvm.ptr<3>) -> f80
}) : () -> ()
// ===== rocdl.ds.read.tr8.b64: with noalias_scopes
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.ds.read.tr8.b64 %0 {noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : <3> -> i64
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.ds.read.tr8.b64"(%0) <{noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}> : (!llvm.ptr<3>) -> i64
}) : () -> ()
// ===== rocdl.ds_bpermute: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = rocdl.ds_bpermute %0#0, %0#1 : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "rocdl.ds_bpermute"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== rocdl.ds_bpermute: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = rocdl.ds_bpermute %0#0, %0#1 {t.x = 1 : i32} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "rocdl.ds_bpermute"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== rocdl.ds_swizzle: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = rocdl.ds_swizzle %0#0, %0#1 : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "rocdl.ds_swizzle"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== rocdl.ds_swizzle: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = rocdl.ds_swizzle %0#0, %0#1 {t.x = 1 : i32} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "rocdl.ds_swizzle"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== rocdl.exp: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = rocdl.exp %0 f32 -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "rocdl.exp"(%0) : (f32) -> f32
}) : () -> ()
// ===== rocdl.exp: full
module {
  %0 = "t.values"() : () -> f32
  %1 = rocdl.exp %0 f32 {t.x = 1 : i32} -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "rocdl.exp"(%0) {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== rocdl.exp2: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = rocdl.exp2 %0 f32 -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "rocdl.exp2"(%0) : (f32) -> f32
}) : () -> ()
// ===== rocdl.exp2: full
module {
  %0 = "t.values"() : () -> f32
  %1 = rocdl.exp2 %0 f32 {t.x = 1 : i32} -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "rocdl.exp2"(%0) {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== rocdl.flat.prefetch: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  rocdl.flat.prefetch %0, scope 1 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "rocdl.flat.prefetch"(%0) <{scope = 1 : i32}> : (!llvm.ptr) -> ()
}) : () -> ()
// ===== rocdl.flat.prefetch: with tbaa
module {
  %0 = "t.values"() : () -> !llvm.ptr
  rocdl.flat.prefetch %0, scope 1 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "rocdl.flat.prefetch"(%0) <{scope = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr) -> ()
}) : () -> ()
// ===== rocdl.flat.prefetch: full
module {
  %0 = "t.values"() : () -> !llvm.ptr
  rocdl.flat.prefetch %0, scope 64 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], t.x = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "rocdl.flat.prefetch"(%0) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], scope = 64 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> {t.x = 1 : i32} : (!llvm.ptr) -> ()
}) : () -> ()
// ===== rocdl.flat.prefetch: with alias_scopes
module {
  %0 = "t.values"() : () -> !llvm.ptr
  rocdl.flat.prefetch %0, scope 8 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "rocdl.flat.prefetch"(%0) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], scope = 8 : i32}> : (!llvm.ptr) -> ()
}) : () -> ()
// ===== rocdl.flat.prefetch: with noalias_scopes
module {
  %0 = "t.values"() : () -> !llvm.ptr
  rocdl.flat.prefetch %0, scope 1 {noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "rocdl.flat.prefetch"(%0) <{noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], scope = 1 : i32}> : (!llvm.ptr) -> ()
}) : () -> ()
// ===== rocdl.fmed3: bare
module {
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xf32>)
  %1 = rocdl.fmed3 %0#0, %0#1, %0#2 : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.fmed3"(%0#0, %0#1, %0#2) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.fmed3: full
module {
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xf32>)
  %1 = rocdl.fmed3 %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.fmed3"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.global.load.async.to.lds.b128: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.async.to.lds.b128 %0#0, %0#1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.async.to.lds.b128"(%0#0, %0#1) <{aux = 1 : i32, offset = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.async.to.lds.b128: with tbaa
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.async.to.lds.b128 %0#0, %0#1, 1, 1 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.async.to.lds.b128"(%0#0, %0#1) <{aux = 1 : i32, offset = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.async.to.lds.b128: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.async.to.lds.b128 %0#0, %0#1, 128, 16 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [], t.x = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.async.to.lds.b128"(%0#0, %0#1) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], aux = 16 : i32, noalias_scopes = [], offset = 128 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> {t.x = 1 : i32} : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.async.to.lds.b128: with alias_scopes
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.async.to.lds.b128 %0#0, %0#1, 1, 1 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.async.to.lds.b128"(%0#0, %0#1) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], aux = 1 : i32, offset = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.async.to.lds.b128: with noalias_scopes
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.async.to.lds.b128 %0#0, %0#1, 256, 1 {noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.async.to.lds.b128"(%0#0, %0#1) <{aux = 1 : i32, noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], offset = 256 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.async.to.lds.b32: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.async.to.lds.b32 %0#0, %0#1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.async.to.lds.b32"(%0#0, %0#1) <{aux = 1 : i32, offset = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.async.to.lds.b32: with tbaa
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.async.to.lds.b32 %0#0, %0#1, 1, 1 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.async.to.lds.b32"(%0#0, %0#1) <{aux = 1 : i32, offset = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.async.to.lds.b32: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.async.to.lds.b32 %0#0, %0#1, 2, 2 {alias_scopes = [], noalias_scopes = [], t.x = 1 : i32, tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.async.to.lds.b32"(%0#0, %0#1) <{alias_scopes = [], aux = 2 : i32, noalias_scopes = [], offset = 2 : i32, tbaa = []}> {t.x = 1 : i32} : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.async.to.lds.b32: with alias_scopes
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.async.to.lds.b32 %0#0, %0#1, 0, -1 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.async.to.lds.b32"(%0#0, %0#1) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], aux = -1 : i32, offset = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.async.to.lds.b64: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.async.to.lds.b64 %0#0, %0#1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.async.to.lds.b64"(%0#0, %0#1) <{aux = 1 : i32, offset = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.async.to.lds.b64: with tbaa
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.async.to.lds.b64 %0#0, %0#1, 1, 1 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.async.to.lds.b64"(%0#0, %0#1) <{aux = 1 : i32, offset = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.async.to.lds.b64: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.async.to.lds.b64 %0#0, %0#1, 0, 256 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], t.x = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.async.to.lds.b64"(%0#0, %0#1) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], aux = 256 : i32, noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], offset = 0 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> {t.x = 1 : i32} : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.async.to.lds.b64: with alias_scopes
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.async.to.lds.b64 %0#0, %0#1, 1, 1 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.async.to.lds.b64"(%0#0, %0#1) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], aux = 1 : i32, offset = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.async.to.lds.b64: with noalias_scopes
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.async.to.lds.b64 %0#0, %0#1, 0, 2 {noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.async.to.lds.b64"(%0#0, %0#1) <{aux = 2 : i32, noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], offset = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.async.to.lds.b8: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.async.to.lds.b8 %0#0, %0#1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.async.to.lds.b8"(%0#0, %0#1) <{aux = 1 : i32, offset = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.async.to.lds.b8: with tbaa
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.async.to.lds.b8 %0#0, %0#1, 1, 1 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.async.to.lds.b8"(%0#0, %0#1) <{aux = 1 : i32, offset = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.async.to.lds.b8: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.async.to.lds.b8 %0#0, %0#1, 16, 32 {alias_scopes = [], noalias_scopes = [], t.x = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.async.to.lds.b8"(%0#0, %0#1) <{alias_scopes = [], aux = 32 : i32, noalias_scopes = [], offset = 16 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> {t.x = 1 : i32} : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.async.to.lds.b8: with alias_scopes
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.async.to.lds.b8 %0#0, %0#1, 0, 64 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.async.to.lds.b8"(%0#0, %0#1) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], aux = 64 : i32, offset = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.async.to.lds.b8: with noalias_scopes
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.async.to.lds.b8 %0#0, %0#1, 64, 3 {noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : !llvm.ptr<1>, !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.async.to.lds.b8"(%0#0, %0#1) <{aux = 3 : i32, noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], offset = 64 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.lds: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.lds %0#0, %0#1, 1, 1, 1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.lds"(%0#0, %0#1) <{aux = 1 : i32, offset = 1 : i32, size = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.lds: with tbaa
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.lds %0#0, %0#1, 1, 1, 1 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.lds"(%0#0, %0#1) <{aux = 1 : i32, offset = 1 : i32, size = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.lds: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.lds %0#0, %0#1, 4, 256, 256 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], t.x = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.lds"(%0#0, %0#1) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], aux = 256 : i32, noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], offset = 256 : i32, size = 4 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> {t.x = 1 : i32} : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.lds: with alias_scopes
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.lds %0#0, %0#1, 128, 8, 0 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.lds"(%0#0, %0#1) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], aux = 0 : i32, offset = 8 : i32, size = 128 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.lds: with noalias_scopes
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.global.load.lds %0#0, %0#1, 1, 32, 0 {noalias_scopes = []}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.global.load.lds"(%0#0, %0#1) <{aux = 0 : i32, noalias_scopes = [], offset = 32 : i32, size = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.global.load.tr.b128: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = rocdl.global.load.tr.b128 %0 : !llvm.ptr<1> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = "rocdl.global.load.tr.b128"(%0) : (!llvm.ptr<1>) -> i32
}) : () -> ()
// ===== rocdl.global.load.tr.b128: with tbaa
module {
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = rocdl.global.load.tr.b128 %0 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<1> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = "rocdl.global.load.tr.b128"(%0) <{tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<1>) -> i32
}) : () -> ()
// ===== rocdl.global.load.tr.b128: full
module {
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = rocdl.global.load.tr.b128 %0 {alias_scopes = [], noalias_scopes = [], t.x = 1 : i32, tbaa = []} : !llvm.ptr<1> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = "rocdl.global.load.tr.b128"(%0) <{alias_scopes = [], noalias_scopes = [], tbaa = []}> {t.x = 1 : i32} : (!llvm.ptr<1>) -> i32
}) : () -> ()
// ===== rocdl.global.load.tr.b128: with noalias_scopes
module {
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = rocdl.global.load.tr.b128 %0 {noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : !llvm.ptr<1> -> f64
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = "rocdl.global.load.tr.b128"(%0) <{noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}> : (!llvm.ptr<1>) -> f64
}) : () -> ()
// ===== rocdl.global.load.tr.b64: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = rocdl.global.load.tr.b64 %0 : !llvm.ptr<1> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = "rocdl.global.load.tr.b64"(%0) : (!llvm.ptr<1>) -> i32
}) : () -> ()
// ===== rocdl.global.load.tr.b64: with tbaa
module {
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = rocdl.global.load.tr.b64 %0 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<1> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = "rocdl.global.load.tr.b64"(%0) <{tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<1>) -> i32
}) : () -> ()
// ===== rocdl.global.load.tr.b64: full
module {
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = rocdl.global.load.tr.b64 %0 {alias_scopes = [], noalias_scopes = [], t.x = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<1> -> vector<16xf16>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = "rocdl.global.load.tr.b64"(%0) <{alias_scopes = [], noalias_scopes = [], tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> {t.x = 1 : i32} : (!llvm.ptr<1>) -> vector<16xf16>
}) : () -> ()
// ===== rocdl.global.load.tr.b64: with alias_scopes
module {
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = rocdl.global.load.tr.b64 %0 {alias_scopes = []} : !llvm.ptr<1> -> i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = "rocdl.global.load.tr.b64"(%0) <{alias_scopes = []}> : (!llvm.ptr<1>) -> i8
}) : () -> ()
// ===== rocdl.global.load.tr4.b64: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = rocdl.global.load.tr4.b64 %0 : !llvm.ptr<1> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = "rocdl.global.load.tr4.b64"(%0) : (!llvm.ptr<1>) -> i32
}) : () -> ()
// ===== rocdl.global.load.tr4.b64: with tbaa
module {
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = rocdl.global.load.tr4.b64 %0 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<1> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = "rocdl.global.load.tr4.b64"(%0) <{tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<1>) -> i32
}) : () -> ()
// ===== rocdl.global.load.tr4.b64: full
module {
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = rocdl.global.load.tr4.b64 %0 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], t.x = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<1> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = "rocdl.global.load.tr4.b64"(%0) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> {t.x = 1 : i32} : (!llvm.ptr<1>) -> i32
}) : () -> ()
// ===== rocdl.global.load.tr4.b64: with alias_scopes
module {
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = rocdl.global.load.tr4.b64 %0 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : !llvm.ptr<1> -> i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = "rocdl.global.load.tr4.b64"(%0) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}> : (!llvm.ptr<1>) -> i1
}) : () -> ()
// ===== rocdl.global.load.tr6.b96: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = rocdl.global.load.tr6.b96 %0 : !llvm.ptr<1> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = "rocdl.global.load.tr6.b96"(%0) : (!llvm.ptr<1>) -> i32
}) : () -> ()
// ===== rocdl.global.load.tr6.b96: with tbaa
module {
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = rocdl.global.load.tr6.b96 %0 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<1> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = "rocdl.global.load.tr6.b96"(%0) <{tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<1>) -> i32
}) : () -> ()
// ===== rocdl.global.load.tr6.b96: with alias_scopes
module {
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = rocdl.global.load.tr6.b96 %0 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : !llvm.ptr<1> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = "rocdl.global.load.tr6.b96"(%0) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}> : (!llvm.ptr<1>) -> i32
}) : () -> ()
// ===== rocdl.global.load.tr6.b96: with noalias_scopes
module {
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = rocdl.global.load.tr6.b96 %0 {noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : !llvm.ptr<1> -> bf16
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<1>
  %1 = "rocdl.global.load.tr6.b96"(%0) <{noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}> : (!llvm.ptr<1>) -> bf16
}) : () -> ()
// ===== rocdl.global.prefetch: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr<1>
  rocdl.global.prefetch %0, scope 1 : !llvm.ptr<1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<1>
  "rocdl.global.prefetch"(%0) <{scope = 1 : i32}> : (!llvm.ptr<1>) -> ()
}) : () -> ()
// ===== rocdl.global.prefetch: with tbaa
module {
  %0 = "t.values"() : () -> !llvm.ptr<1>
  rocdl.global.prefetch %0, scope 1 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr<1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<1>
  "rocdl.global.prefetch"(%0) <{scope = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<1>) -> ()
}) : () -> ()
// ===== rocdl.global.prefetch: with alias_scopes
module {
  %0 = "t.values"() : () -> !llvm.ptr<1>
  rocdl.global.prefetch %0, scope 3 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : !llvm.ptr<1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<1>
  "rocdl.global.prefetch"(%0) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], scope = 3 : i32}> : (!llvm.ptr<1>) -> ()
}) : () -> ()
// ===== rocdl.global.prefetch: with noalias_scopes
module {
  %0 = "t.values"() : () -> !llvm.ptr<1>
  rocdl.global.prefetch %0, scope 4 {noalias_scopes = []} : !llvm.ptr<1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<1>
  "rocdl.global.prefetch"(%0) <{noalias_scopes = [], scope = 4 : i32}> : (!llvm.ptr<1>) -> ()
}) : () -> ()
// ===== rocdl.grid.dim.x: bare
module {
  %0 = rocdl.grid.dim.x : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.grid.dim.x"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.grid.dim.x: full
module {
  %0 = rocdl.grid.dim.x range <i32, 0, 8> {t.x = 1 : i32} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.grid.dim.x"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.grid.dim.y: bare
module {
  %0 = rocdl.grid.dim.y : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.grid.dim.y"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.grid.dim.y: full
module {
  %0 = rocdl.grid.dim.y range <i32, 0, 8> {t.x = 1 : i32} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.grid.dim.y"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.grid.dim.z: bare
module {
  %0 = rocdl.grid.dim.z : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.grid.dim.z"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.grid.dim.z: full
module {
  %0 = rocdl.grid.dim.z range <i32, 0, 8> {t.x = 1 : i32} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.grid.dim.z"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.iglp.opt: bare
module {
  rocdl.iglp.opt 1
}
// ----- generic
"builtin.module"() ({
  "rocdl.iglp.opt"() <{variant = 1 : i32}> : () -> ()
}) : () -> ()
// ===== rocdl.iglp.opt: full
module {
  rocdl.iglp.opt 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "rocdl.iglp.opt"() <{variant = 1 : i32}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== rocdl.load.to.lds: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr<3>)
  rocdl.load.to.lds %0#0, %0#1, 1, 1, 1 : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr<3>)
  "rocdl.load.to.lds"(%0#0, %0#1) <{aux = 1 : i32, offset = 1 : i32, size = 1 : i32}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.load.to.lds: with tbaa
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr<3>)
  rocdl.load.to.lds %0#0, %0#1, 1, 1, 1 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr<3>)
  "rocdl.load.to.lds"(%0#0, %0#1) <{aux = 1 : i32, offset = 1 : i32, size = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.load.to.lds: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<7>, !llvm.ptr<3>)
  rocdl.load.to.lds %0#0, %0#1, 8, 2, 16 {alias_scopes = [], noalias_scopes = [], t.x = 1 : i32, tbaa = []} : <7>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<7>, !llvm.ptr<3>)
  "rocdl.load.to.lds"(%0#0, %0#1) <{alias_scopes = [], aux = 16 : i32, noalias_scopes = [], offset = 2 : i32, size = 8 : i32, tbaa = []}> {t.x = 1 : i32} : (!llvm.ptr<7>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.load.to.lds: with alias_scopes
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  rocdl.load.to.lds %0#0, %0#1, 3, 64, 8 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : <1>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr<1>, !llvm.ptr<3>)
  "rocdl.load.to.lds"(%0#0, %0#1) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], aux = 8 : i32, offset = 64 : i32, size = 3 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.log: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = rocdl.log %0 f32 -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "rocdl.log"(%0) : (f32) -> f32
}) : () -> ()
// ===== rocdl.log: full
module {
  %0 = "t.values"() : () -> f32
  %1 = rocdl.log %0 f32 {t.x = 1 : i32} -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "rocdl.log"(%0) {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== rocdl.make.buffer.rsrc: bare
module {
  %0:4 = "t.values"() : () -> (!llvm.ptr, i16, i64, i32)
  %1 = rocdl.make.buffer.rsrc %0#0, %0#1, %0#2, %0#3 : !llvm.ptr to !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.ptr, i16, i64, i32)
  %1 = "rocdl.make.buffer.rsrc"(%0#0, %0#1, %0#2, %0#3) : (!llvm.ptr, i16, i64, i32) -> !llvm.ptr
}) : () -> ()
// ===== rocdl.make.buffer.rsrc: full
module {
  %0:4 = "t.values"() : () -> (!llvm.ptr, i16, i64, i32)
  %1 = rocdl.make.buffer.rsrc %0#0, %0#1, %0#2, %0#3 {t.x = 1 : i32} : !llvm.ptr to !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.ptr, i16, i64, i32)
  %1 = "rocdl.make.buffer.rsrc"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (!llvm.ptr, i16, i64, i32) -> !llvm.ptr
}) : () -> ()
// ===== rocdl.mbcnt.hi: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = rocdl.mbcnt.hi %0#0, %0#1 : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "rocdl.mbcnt.hi"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== rocdl.mbcnt.hi: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = rocdl.mbcnt.hi %0#0, %0#1 {arg_attrs = [{a = 1 : i32}], res_attrs = [{a = 1 : i32}], t.x = 1 : i32} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "rocdl.mbcnt.hi"(%0#0, %0#1) <{arg_attrs = [{a = 1 : i32}], res_attrs = [{a = 1 : i32}]}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== rocdl.mbcnt.hi: with arg_attrs
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = rocdl.mbcnt.hi %0#0, %0#1 {arg_attrs = [{a = 1 : i32}]} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "rocdl.mbcnt.hi"(%0#0, %0#1) <{arg_attrs = [{a = 1 : i32}]}> : (i32, i32) -> i32
}) : () -> ()
// ===== rocdl.mbcnt.hi: with res_attrs
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = rocdl.mbcnt.hi %0#0, %0#1 {res_attrs = [{a = 1 : i32}]} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "rocdl.mbcnt.hi"(%0#0, %0#1) <{res_attrs = [{a = 1 : i32}]}> : (i32, i32) -> i32
}) : () -> ()
// ===== rocdl.mbcnt.lo: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = rocdl.mbcnt.lo %0#0, %0#1 : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "rocdl.mbcnt.lo"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== rocdl.mbcnt.lo: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = rocdl.mbcnt.lo %0#0, %0#1 {arg_attrs = [{a = 1 : i32}], res_attrs = [{a = 1 : i32}], t.x = 1 : i32} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "rocdl.mbcnt.lo"(%0#0, %0#1) <{arg_attrs = [{a = 1 : i32}], res_attrs = [{a = 1 : i32}]}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== rocdl.mbcnt.lo: with arg_attrs
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = rocdl.mbcnt.lo %0#0, %0#1 {arg_attrs = [{a = 1 : i32}]} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "rocdl.mbcnt.lo"(%0#0, %0#1) <{arg_attrs = [{a = 1 : i32}]}> : (i32, i32) -> i32
}) : () -> ()
// ===== rocdl.mbcnt.lo: with res_attrs
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = rocdl.mbcnt.lo %0#0, %0#1 {res_attrs = [{a = 1 : i32}]} : (i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "rocdl.mbcnt.lo"(%0#0, %0#1) <{res_attrs = [{a = 1 : i32}]}> : (i32, i32) -> i32
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x16bf16.1k: bare
module {
  %0 = rocdl.mfma.f32.16x16x16bf16.1k  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.16x16x16bf16.1k"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x16bf16.1k: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.16x16x16bf16.1k %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.16x16x16bf16.1k"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x16bf16.1k: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.16x16x16bf16.1k %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.16x16x16bf16.1k"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x16f16: bare
module {
  %0 = rocdl.mfma.f32.16x16x16f16  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.16x16x16f16"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x16f16: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.16x16x16f16 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.16x16x16f16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x16f16: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.16x16x16f16 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.16x16x16f16"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x1f32: bare
module {
  %0 = rocdl.mfma.f32.16x16x1f32  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.16x16x1f32"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x1f32: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.16x16x1f32 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.16x16x1f32"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x1f32: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.16x16x1f32 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.16x16x1f32"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x2bf16: bare
module {
  %0 = rocdl.mfma.f32.16x16x2bf16  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.16x16x2bf16"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x2bf16: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.16x16x2bf16 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.16x16x2bf16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x2bf16: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.16x16x2bf16 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.16x16x2bf16"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x32.bf16: bare
module {
  %0 = rocdl.mfma.f32.16x16x32.bf16  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.16x16x32.bf16"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x32.bf16: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.16x16x32.bf16 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.16x16x32.bf16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x32.bf16: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.16x16x32.bf16 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.16x16x32.bf16"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x32.bf8.bf8: bare
module {
  %0 = rocdl.mfma.f32.16x16x32.bf8.bf8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.16x16x32.bf8.bf8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x32.bf8.bf8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.16x16x32.bf8.bf8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.16x16x32.bf8.bf8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x32.bf8.bf8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.16x16x32.bf8.bf8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.16x16x32.bf8.bf8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x32.bf8.fp8: bare
module {
  %0 = rocdl.mfma.f32.16x16x32.bf8.fp8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.16x16x32.bf8.fp8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x32.bf8.fp8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.16x16x32.bf8.fp8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.16x16x32.bf8.fp8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x32.bf8.fp8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.16x16x32.bf8.fp8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.16x16x32.bf8.fp8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x32.f16: bare
module {
  %0 = rocdl.mfma.f32.16x16x32.f16  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.16x16x32.f16"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x32.f16: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.16x16x32.f16 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.16x16x32.f16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x32.f16: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.16x16x32.f16 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.16x16x32.f16"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x32.fp8.bf8: bare
module {
  %0 = rocdl.mfma.f32.16x16x32.fp8.bf8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.16x16x32.fp8.bf8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x32.fp8.bf8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.16x16x32.fp8.bf8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.16x16x32.fp8.bf8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x32.fp8.bf8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.16x16x32.fp8.bf8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.16x16x32.fp8.bf8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x32.fp8.fp8: bare
module {
  %0 = rocdl.mfma.f32.16x16x32.fp8.fp8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.16x16x32.fp8.fp8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x32.fp8.fp8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.16x16x32.fp8.fp8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.16x16x32.fp8.fp8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x32.fp8.fp8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.16x16x32.fp8.fp8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.16x16x32.fp8.fp8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x4bf16.1k: bare
module {
  %0 = rocdl.mfma.f32.16x16x4bf16.1k  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.16x16x4bf16.1k"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x4bf16.1k: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.16x16x4bf16.1k %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.16x16x4bf16.1k"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x4bf16.1k: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.16x16x4bf16.1k %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.16x16x4bf16.1k"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x4f16: bare
module {
  %0 = rocdl.mfma.f32.16x16x4f16  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.16x16x4f16"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x4f16: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.16x16x4f16 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.16x16x4f16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x4f16: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.16x16x4f16 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.16x16x4f16"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x4f32: bare
module {
  %0 = rocdl.mfma.f32.16x16x4f32  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.16x16x4f32"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x4f32: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.16x16x4f32 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.16x16x4f32"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x4f32: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.16x16x4f32 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.16x16x4f32"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x8.xf32: bare
module {
  %0 = rocdl.mfma.f32.16x16x8.xf32  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.16x16x8.xf32"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x8.xf32: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.16x16x8.xf32 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.16x16x8.xf32"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x8.xf32: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.16x16x8.xf32 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.16x16x8.xf32"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x8bf16: bare
module {
  %0 = rocdl.mfma.f32.16x16x8bf16  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.16x16x8bf16"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x8bf16: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.16x16x8bf16 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.16x16x8bf16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.16x16x8bf16: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.16x16x8bf16 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.16x16x8bf16"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x16.bf16: bare
module {
  %0 = rocdl.mfma.f32.32x32x16.bf16  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.32x32x16.bf16"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x16.bf16: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.32x32x16.bf16 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.32x32x16.bf16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x16.bf16: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.32x32x16.bf16 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.32x32x16.bf16"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x16.bf8.bf8: bare
module {
  %0 = rocdl.mfma.f32.32x32x16.bf8.bf8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.32x32x16.bf8.bf8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x16.bf8.bf8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.32x32x16.bf8.bf8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.32x32x16.bf8.bf8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x16.bf8.bf8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.32x32x16.bf8.bf8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.32x32x16.bf8.bf8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x16.bf8.fp8: bare
module {
  %0 = rocdl.mfma.f32.32x32x16.bf8.fp8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.32x32x16.bf8.fp8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x16.bf8.fp8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.32x32x16.bf8.fp8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.32x32x16.bf8.fp8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x16.bf8.fp8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.32x32x16.bf8.fp8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.32x32x16.bf8.fp8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x16.f16: bare
module {
  %0 = rocdl.mfma.f32.32x32x16.f16  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.32x32x16.f16"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x16.f16: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.32x32x16.f16 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.32x32x16.f16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x16.f16: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.32x32x16.f16 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.32x32x16.f16"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x16.fp8.bf8: bare
module {
  %0 = rocdl.mfma.f32.32x32x16.fp8.bf8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.32x32x16.fp8.bf8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x16.fp8.bf8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.32x32x16.fp8.bf8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.32x32x16.fp8.bf8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x16.fp8.bf8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.32x32x16.fp8.bf8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.32x32x16.fp8.bf8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x16.fp8.fp8: bare
module {
  %0 = rocdl.mfma.f32.32x32x16.fp8.fp8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.32x32x16.fp8.fp8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x16.fp8.fp8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.32x32x16.fp8.fp8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.32x32x16.fp8.fp8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x16.fp8.fp8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.32x32x16.fp8.fp8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.32x32x16.fp8.fp8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x1f32: bare
module {
  %0 = rocdl.mfma.f32.32x32x1f32  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.32x32x1f32"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x1f32: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.32x32x1f32 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.32x32x1f32"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x1f32: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.32x32x1f32 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.32x32x1f32"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x2bf16: bare
module {
  %0 = rocdl.mfma.f32.32x32x2bf16  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.32x32x2bf16"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x2bf16: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.32x32x2bf16 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.32x32x2bf16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x2bf16: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.32x32x2bf16 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.32x32x2bf16"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x2f32: bare
module {
  %0 = rocdl.mfma.f32.32x32x2f32  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.32x32x2f32"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x2f32: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.32x32x2f32 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.32x32x2f32"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x2f32: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.32x32x2f32 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.32x32x2f32"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x4.xf32: bare
module {
  %0 = rocdl.mfma.f32.32x32x4.xf32  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.32x32x4.xf32"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x4.xf32: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.32x32x4.xf32 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.32x32x4.xf32"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x4.xf32: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.32x32x4.xf32 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.32x32x4.xf32"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x4bf16: bare
module {
  %0 = rocdl.mfma.f32.32x32x4bf16  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.32x32x4bf16"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x4bf16: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.32x32x4bf16 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.32x32x4bf16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x4bf16: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.32x32x4bf16 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.32x32x4bf16"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x4bf16.1k: bare
module {
  %0 = rocdl.mfma.f32.32x32x4bf16.1k  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.32x32x4bf16.1k"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x4bf16.1k: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.32x32x4bf16.1k %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.32x32x4bf16.1k"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x4bf16.1k: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.32x32x4bf16.1k %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.32x32x4bf16.1k"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x4f16: bare
module {
  %0 = rocdl.mfma.f32.32x32x4f16  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.32x32x4f16"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x4f16: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.32x32x4f16 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.32x32x4f16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x4f16: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.32x32x4f16 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.32x32x4f16"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x8bf16.1k: bare
module {
  %0 = rocdl.mfma.f32.32x32x8bf16.1k  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.32x32x8bf16.1k"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x8bf16.1k: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.32x32x8bf16.1k %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.32x32x8bf16.1k"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x8bf16.1k: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.32x32x8bf16.1k %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.32x32x8bf16.1k"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x8f16: bare
module {
  %0 = rocdl.mfma.f32.32x32x8f16  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.32x32x8f16"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x8f16: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.32x32x8f16 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.32x32x8f16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.32x32x8f16: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.32x32x8f16 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.32x32x8f16"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.4x4x1f32: bare
module {
  %0 = rocdl.mfma.f32.4x4x1f32  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.4x4x1f32"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.4x4x1f32: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.4x4x1f32 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.4x4x1f32"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.4x4x1f32: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.4x4x1f32 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.4x4x1f32"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.4x4x2bf16: bare
module {
  %0 = rocdl.mfma.f32.4x4x2bf16  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.4x4x2bf16"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.4x4x2bf16: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.4x4x2bf16 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.4x4x2bf16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.4x4x2bf16: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.4x4x2bf16 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.4x4x2bf16"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.4x4x4bf16.1k: bare
module {
  %0 = rocdl.mfma.f32.4x4x4bf16.1k  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.4x4x4bf16.1k"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.4x4x4bf16.1k: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.4x4x4bf16.1k %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.4x4x4bf16.1k"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.4x4x4bf16.1k: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.4x4x4bf16.1k %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.4x4x4bf16.1k"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.4x4x4f16: bare
module {
  %0 = rocdl.mfma.f32.4x4x4f16  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f32.4x4x4f16"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.4x4x4f16: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f32.4x4x4f16 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f32.4x4x4f16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f32.4x4x4f16: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f32.4x4x4f16 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f32.4x4x4f16"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f64.16x16x4f64: bare
module {
  %0 = rocdl.mfma.f64.16x16x4f64  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f64.16x16x4f64"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f64.16x16x4f64: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f64.16x16x4f64 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f64.16x16x4f64"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f64.16x16x4f64: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f64.16x16x4f64 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f64.16x16x4f64"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f64.4x4x4f64: bare
module {
  %0 = rocdl.mfma.f64.4x4x4f64  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.f64.4x4x4f64"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f64.4x4x4f64: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.f64.4x4x4f64 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.f64.4x4x4f64"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.f64.4x4x4f64: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.f64.4x4x4f64 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.f64.4x4x4f64"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.16x16x16i8: bare
module {
  %0 = rocdl.mfma.i32.16x16x16i8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.i32.16x16x16i8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.16x16x16i8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.i32.16x16x16i8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.i32.16x16x16i8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.16x16x16i8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.i32.16x16x16i8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.i32.16x16x16i8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.16x16x32.i8: bare
module {
  %0 = rocdl.mfma.i32.16x16x32.i8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.i32.16x16x32.i8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.16x16x32.i8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.i32.16x16x32.i8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.i32.16x16x32.i8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.16x16x32.i8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.i32.16x16x32.i8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.i32.16x16x32.i8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.16x16x4i8: bare
module {
  %0 = rocdl.mfma.i32.16x16x4i8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.i32.16x16x4i8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.16x16x4i8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.i32.16x16x4i8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.i32.16x16x4i8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.16x16x4i8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.i32.16x16x4i8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.i32.16x16x4i8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.16x16x64.i8: bare
module {
  %0 = rocdl.mfma.i32.16x16x64.i8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.i32.16x16x64.i8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.16x16x64.i8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.i32.16x16x64.i8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.i32.16x16x64.i8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.16x16x64.i8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.i32.16x16x64.i8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.i32.16x16x64.i8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.32x32x16.i8: bare
module {
  %0 = rocdl.mfma.i32.32x32x16.i8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.i32.32x32x16.i8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.32x32x16.i8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.i32.32x32x16.i8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.i32.32x32x16.i8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.32x32x16.i8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.i32.32x32x16.i8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.i32.32x32x16.i8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.32x32x32.i8: bare
module {
  %0 = rocdl.mfma.i32.32x32x32.i8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.i32.32x32x32.i8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.32x32x32.i8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.i32.32x32x32.i8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.i32.32x32x32.i8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.32x32x32.i8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.i32.32x32x32.i8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.i32.32x32x32.i8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.32x32x4i8: bare
module {
  %0 = rocdl.mfma.i32.32x32x4i8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.i32.32x32x4i8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.32x32x4i8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.i32.32x32x4i8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.i32.32x32x4i8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.32x32x4i8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.i32.32x32x4i8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.i32.32x32x4i8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.32x32x8i8: bare
module {
  %0 = rocdl.mfma.i32.32x32x8i8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.i32.32x32x8i8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.32x32x8i8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.i32.32x32x8i8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.i32.32x32x8i8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.32x32x8i8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.i32.32x32x8i8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.i32.32x32x8i8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.4x4x4i8: bare
module {
  %0 = rocdl.mfma.i32.4x4x4i8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.i32.4x4x4i8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.4x4x4i8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.i32.4x4x4i8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.i32.4x4x4i8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.i32.4x4x4i8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.i32.4x4x4i8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.i32.4x4x4i8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.scale.f32.16x16x128.f8f6f4: bare
module {
  %0 = rocdl.mfma.scale.f32.16x16x128.f8f6f4  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.scale.f32.16x16x128.f8f6f4: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.scale.f32.16x16x128.f8f6f4: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.scale.f32.32x32x64.f8f6f4: bare
module {
  %0 = rocdl.mfma.scale.f32.32x32x64.f8f6f4  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.scale.f32.32x32x64.f8f6f4: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.mfma.scale.f32.32x32x64.f8f6f4: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.permlane16.swap: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = rocdl.permlane16.swap %0#0, %0#1, true, true : (i32, i32) -> <(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "rocdl.permlane16.swap"(%0#0, %0#1) <{boundControl = true, fi = true}> : (i32, i32) -> !llvm.struct<(i32, i32)>
}) : () -> ()
// ===== rocdl.permlane16.swap: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = rocdl.permlane16.swap {t.x = 1 : i32} %0#0, %0#1, true, true : (i32, i32) -> <(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "rocdl.permlane16.swap"(%0#0, %0#1) <{boundControl = true, fi = true}> {t.x = 1 : i32} : (i32, i32) -> !llvm.struct<(i32, i32)>
}) : () -> ()
// ===== rocdl.permlane32.swap: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = rocdl.permlane32.swap %0#0, %0#1, true, true : (i32, i32) -> <(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "rocdl.permlane32.swap"(%0#0, %0#1) <{boundControl = true, fi = true}> : (i32, i32) -> !llvm.struct<(i32, i32)>
}) : () -> ()
// ===== rocdl.permlane32.swap: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = rocdl.permlane32.swap {t.x = 1 : i32} %0#0, %0#1, true, true : (i32, i32) -> <(i32, i32)>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "rocdl.permlane32.swap"(%0#0, %0#1) <{boundControl = true, fi = true}> {t.x = 1 : i32} : (i32, i32) -> !llvm.struct<(i32, i32)>
}) : () -> ()
// ===== rocdl.permlanex16: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
  %1 = rocdl.permlanex16 %0#0, %0#1, %0#2, %0#3, true, true : vector<4xf32>, vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.permlanex16"(%0#0, %0#1, %0#2, %0#3) <{boundControl = true, fi = true}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.permlanex16: full
module {
  %0:4 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
  %1 = rocdl.permlanex16 {t.x = 1 : i32} %0#0, %0#1, %0#2, %0#3, true, true : vector<4xf32>, vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.permlanex16"(%0#0, %0#1, %0#2, %0#3) <{boundControl = true, fi = true}> {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.raw.buffer.atomic.cmpswap: bare
module {
  %0:6 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, i32, i32, i32)
  %1 = rocdl.raw.buffer.atomic.cmpswap(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : vector<4xf32>, vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, i32, i32, i32)
  %1 = "rocdl.raw.buffer.atomic.cmpswap"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.raw.buffer.atomic.cmpswap: full
module {
  %0:6 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, i32, i32, i32)
  %1 = rocdl.raw.buffer.atomic.cmpswap {t.x = 1 : i32}(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : vector<4xf32>, vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, i32, i32, i32)
  %1 = "rocdl.raw.buffer.atomic.cmpswap"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.raw.buffer.atomic.fadd: by hand
module {
  llvm.func @f(%arg0: f32, %arg1: vector<4xi32>, %arg2: i32) {
    rocdl.raw.buffer.atomic.fadd %arg0, %arg1, %arg2, %arg2, %arg2 : f32
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xi32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: f32, %arg1: vector<4xi32>, %arg2: i32):
    "rocdl.raw.buffer.atomic.fadd"(%arg0, %arg1, %arg2, %arg2, %arg2) : (f32, vector<4xi32>, i32, i32, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== rocdl.raw.buffer.atomic.fmax: by hand
module {
  llvm.func @f(%arg0: f32, %arg1: vector<4xi32>, %arg2: i32) {
    rocdl.raw.buffer.atomic.fmax %arg0, %arg1, %arg2, %arg2, %arg2 : f32
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xi32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: f32, %arg1: vector<4xi32>, %arg2: i32):
    "rocdl.raw.buffer.atomic.fmax"(%arg0, %arg1, %arg2, %arg2, %arg2) : (f32, vector<4xi32>, i32, i32, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== rocdl.raw.buffer.atomic.smax: by hand
module {
  llvm.func @f(%arg0: i32, %arg1: vector<4xi32>, %arg2: i32) {
    rocdl.raw.buffer.atomic.smax %arg0, %arg1, %arg2, %arg2, %arg2 : i32
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: vector<4xi32>, %arg2: i32):
    "rocdl.raw.buffer.atomic.smax"(%arg0, %arg1, %arg2, %arg2, %arg2) : (i32, vector<4xi32>, i32, i32, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== rocdl.raw.buffer.atomic.umin: by hand
module {
  llvm.func @f(%arg0: i32, %arg1: vector<4xi32>, %arg2: i32) {
    rocdl.raw.buffer.atomic.umin %arg0, %arg1, %arg2, %arg2, %arg2 : i32
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: vector<4xi32>, %arg2: i32):
    "rocdl.raw.buffer.atomic.umin"(%arg0, %arg1, %arg2, %arg2, %arg2) : (i32, vector<4xi32>, i32, i32, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== rocdl.raw.buffer.load: by hand
module {
  llvm.func @f(%arg0: vector<4xi32>, %arg1: i32) {
    %0 = rocdl.raw.buffer.load %arg0, %arg1, %arg1, %arg1 : vector<4xf32>
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: vector<4xi32>, %arg1: i32):
    %0 = "rocdl.raw.buffer.load"(%arg0, %arg1, %arg1, %arg1) : (vector<4xi32>, i32, i32, i32) -> vector<4xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== rocdl.raw.buffer.store: by hand
module {
  llvm.func @f(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: i32) {
    rocdl.raw.buffer.store %arg0, %arg1, %arg2, %arg2, %arg2 : vector<2xi32>
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xi32>, vector<4xi32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: i32):
    "rocdl.raw.buffer.store"(%arg0, %arg1, %arg2, %arg2, %arg2) : (vector<2xi32>, vector<4xi32>, i32, i32, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.atomic.cmpswap: bare
module {
  %0:6 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  %1 = rocdl.raw.ptr.buffer.atomic.cmpswap %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  %1 = "rocdl.raw.ptr.buffer.atomic.cmpswap"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : (vector<4xf32>, vector<4xf32>, !llvm.ptr<8>, i32, i32, i32) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.atomic.cmpswap: with tbaa
module {
  %0:6 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  %1 = rocdl.raw.ptr.buffer.atomic.cmpswap %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  %1 = "rocdl.raw.ptr.buffer.atomic.cmpswap"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (vector<4xf32>, vector<4xf32>, !llvm.ptr<8>, i32, i32, i32) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.atomic.cmpswap: with alias_scopes
module {
  %0:6 = "t.values"() : () -> (i8, i8, !llvm.ptr<8>, i32, i32, i32)
  %1 = rocdl.raw.ptr.buffer.atomic.cmpswap %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 {alias_scopes = []} : i8
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (i8, i8, !llvm.ptr<8>, i32, i32, i32)
  %1 = "rocdl.raw.ptr.buffer.atomic.cmpswap"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{alias_scopes = []}> : (i8, i8, !llvm.ptr<8>, i32, i32, i32) -> i8
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.atomic.fadd: bare
module {
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  rocdl.raw.ptr.buffer.atomic.fadd %0#0, %0#1, %0#2, %0#3, %0#4 : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  "rocdl.raw.ptr.buffer.atomic.fadd"(%0#0, %0#1, %0#2, %0#3, %0#4) : (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.atomic.fadd: with tbaa
module {
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  rocdl.raw.ptr.buffer.atomic.fadd %0#0, %0#1, %0#2, %0#3, %0#4 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  "rocdl.raw.ptr.buffer.atomic.fadd"(%0#0, %0#1, %0#2, %0#3, %0#4) <{tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.atomic.fadd: full
module {
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  rocdl.raw.ptr.buffer.atomic.fadd %0#0, %0#1, %0#2, %0#3, %0#4 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], t.x = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  "rocdl.raw.ptr.buffer.atomic.fadd"(%0#0, %0#1, %0#2, %0#3, %0#4) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> {t.x = 1 : i32} : (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.atomic.fadd: with alias_scopes
module {
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  rocdl.raw.ptr.buffer.atomic.fadd %0#0, %0#1, %0#2, %0#3, %0#4 {alias_scopes = []} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  "rocdl.raw.ptr.buffer.atomic.fadd"(%0#0, %0#1, %0#2, %0#3, %0#4) <{alias_scopes = []}> : (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.atomic.fadd: with noalias_scopes
module {
  %0:5 = "t.values"() : () -> (bf16, !llvm.ptr<8>, i32, i32, i32)
  rocdl.raw.ptr.buffer.atomic.fadd %0#0, %0#1, %0#2, %0#3, %0#4 {noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : bf16
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (bf16, !llvm.ptr<8>, i32, i32, i32)
  "rocdl.raw.ptr.buffer.atomic.fadd"(%0#0, %0#1, %0#2, %0#3, %0#4) <{noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}> : (bf16, !llvm.ptr<8>, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.atomic.fmax: bare
module {
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  rocdl.raw.ptr.buffer.atomic.fmax %0#0, %0#1, %0#2, %0#3, %0#4 : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  "rocdl.raw.ptr.buffer.atomic.fmax"(%0#0, %0#1, %0#2, %0#3, %0#4) : (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.atomic.fmax: with tbaa
module {
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  rocdl.raw.ptr.buffer.atomic.fmax %0#0, %0#1, %0#2, %0#3, %0#4 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  "rocdl.raw.ptr.buffer.atomic.fmax"(%0#0, %0#1, %0#2, %0#3, %0#4) <{tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.atomic.fmax: full
module {
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  rocdl.raw.ptr.buffer.atomic.fmax %0#0, %0#1, %0#2, %0#3, %0#4 {alias_scopes = [], noalias_scopes = [], t.x = 1 : i32, tbaa = []} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  "rocdl.raw.ptr.buffer.atomic.fmax"(%0#0, %0#1, %0#2, %0#3, %0#4) <{alias_scopes = [], noalias_scopes = [], tbaa = []}> {t.x = 1 : i32} : (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.atomic.fmax: with alias_scopes
module {
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  rocdl.raw.ptr.buffer.atomic.fmax %0#0, %0#1, %0#2, %0#3, %0#4 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  "rocdl.raw.ptr.buffer.atomic.fmax"(%0#0, %0#1, %0#2, %0#3, %0#4) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}> : (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.atomic.smax: bare
module {
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  rocdl.raw.ptr.buffer.atomic.smax %0#0, %0#1, %0#2, %0#3, %0#4 : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  "rocdl.raw.ptr.buffer.atomic.smax"(%0#0, %0#1, %0#2, %0#3, %0#4) : (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.atomic.smax: with tbaa
module {
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  rocdl.raw.ptr.buffer.atomic.smax %0#0, %0#1, %0#2, %0#3, %0#4 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  "rocdl.raw.ptr.buffer.atomic.smax"(%0#0, %0#1, %0#2, %0#3, %0#4) <{tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.atomic.smax: full
module {
  %0:5 = "t.values"() : () -> (f64, !llvm.ptr<8>, i32, i32, i32)
  rocdl.raw.ptr.buffer.atomic.smax %0#0, %0#1, %0#2, %0#3, %0#4 {alias_scopes = [], noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], t.x = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : f64
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (f64, !llvm.ptr<8>, i32, i32, i32)
  "rocdl.raw.ptr.buffer.atomic.smax"(%0#0, %0#1, %0#2, %0#3, %0#4) <{alias_scopes = [], noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> {t.x = 1 : i32} : (f64, !llvm.ptr<8>, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.atomic.smax: with noalias_scopes
module {
  %0:5 = "t.values"() : () -> (i32, !llvm.ptr<8>, i32, i32, i32)
  rocdl.raw.ptr.buffer.atomic.smax %0#0, %0#1, %0#2, %0#3, %0#4 {noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : i32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, !llvm.ptr<8>, i32, i32, i32)
  "rocdl.raw.ptr.buffer.atomic.smax"(%0#0, %0#1, %0#2, %0#3, %0#4) <{noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}> : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.atomic.umin: bare
module {
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  rocdl.raw.ptr.buffer.atomic.umin %0#0, %0#1, %0#2, %0#3, %0#4 : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  "rocdl.raw.ptr.buffer.atomic.umin"(%0#0, %0#1, %0#2, %0#3, %0#4) : (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.atomic.umin: with tbaa
module {
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  rocdl.raw.ptr.buffer.atomic.umin %0#0, %0#1, %0#2, %0#3, %0#4 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  "rocdl.raw.ptr.buffer.atomic.umin"(%0#0, %0#1, %0#2, %0#3, %0#4) <{tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.atomic.umin: with alias_scopes
module {
  %0:5 = "t.values"() : () -> (f64, !llvm.ptr<8>, i32, i32, i32)
  rocdl.raw.ptr.buffer.atomic.umin %0#0, %0#1, %0#2, %0#3, %0#4 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : f64
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (f64, !llvm.ptr<8>, i32, i32, i32)
  "rocdl.raw.ptr.buffer.atomic.umin"(%0#0, %0#1, %0#2, %0#3, %0#4) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}> : (f64, !llvm.ptr<8>, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.atomic.umin: with noalias_scopes
module {
  %0:5 = "t.values"() : () -> (f32, !llvm.ptr<8>, i32, i32, i32)
  rocdl.raw.ptr.buffer.atomic.umin %0#0, %0#1, %0#2, %0#3, %0#4 {noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : f32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (f32, !llvm.ptr<8>, i32, i32, i32)
  "rocdl.raw.ptr.buffer.atomic.umin"(%0#0, %0#1, %0#2, %0#3, %0#4) <{noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}> : (f32, !llvm.ptr<8>, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.load: bare
module {
  %0:4 = "t.values"() : () -> (!llvm.ptr<8>, i32, i32, i32)
  %1 = rocdl.raw.ptr.buffer.load %0#0, %0#1, %0#2, %0#3 : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.ptr<8>, i32, i32, i32)
  %1 = "rocdl.raw.ptr.buffer.load"(%0#0, %0#1, %0#2, %0#3) : (!llvm.ptr<8>, i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.load: with tbaa
module {
  %0:4 = "t.values"() : () -> (!llvm.ptr<8>, i32, i32, i32)
  %1 = rocdl.raw.ptr.buffer.load %0#0, %0#1, %0#2, %0#3 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.ptr<8>, i32, i32, i32)
  %1 = "rocdl.raw.ptr.buffer.load"(%0#0, %0#1, %0#2, %0#3) <{tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<8>, i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.load: with alias_scopes
module {
  %0:4 = "t.values"() : () -> (!llvm.ptr<8>, i32, i32, i32)
  %1 = rocdl.raw.ptr.buffer.load %0#0, %0#1, %0#2, %0#3 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.ptr<8>, i32, i32, i32)
  %1 = "rocdl.raw.ptr.buffer.load"(%0#0, %0#1, %0#2, %0#3) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}> : (!llvm.ptr<8>, i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.load: with noalias_scopes
module {
  %0:4 = "t.values"() : () -> (!llvm.ptr<8>, i32, i32, i32)
  %1 = rocdl.raw.ptr.buffer.load %0#0, %0#1, %0#2, %0#3 {noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : i4
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (!llvm.ptr<8>, i32, i32, i32)
  %1 = "rocdl.raw.ptr.buffer.load"(%0#0, %0#1, %0#2, %0#3) <{noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}> : (!llvm.ptr<8>, i32, i32, i32) -> i4
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.load.lds: bare
module {
  %0:7 = "t.values"() : () -> (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32)
  rocdl.raw.ptr.buffer.load.lds %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32)
  "rocdl.raw.ptr.buffer.load.lds"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) : (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.load.lds: with tbaa
module {
  %0:7 = "t.values"() : () -> (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32)
  rocdl.raw.ptr.buffer.load.lds %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32)
  "rocdl.raw.ptr.buffer.load.lds"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) <{tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.load.lds: full
module {
  %0:7 = "t.values"() : () -> (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32)
  rocdl.raw.ptr.buffer.load.lds %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], t.x = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32)
  "rocdl.raw.ptr.buffer.load.lds"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> {t.x = 1 : i32} : (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.load.lds: with alias_scopes
module {
  %0:7 = "t.values"() : () -> (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32)
  rocdl.raw.ptr.buffer.load.lds %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6 {alias_scopes = []}
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32)
  "rocdl.raw.ptr.buffer.load.lds"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) <{alias_scopes = []}> : (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.load.lds: with noalias_scopes
module {
  %0:7 = "t.values"() : () -> (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32)
  rocdl.raw.ptr.buffer.load.lds %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6 {noalias_scopes = []}
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32)
  "rocdl.raw.ptr.buffer.load.lds"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) <{noalias_scopes = []}> : (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.store: bare
module {
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  rocdl.raw.ptr.buffer.store %0#0, %0#1, %0#2, %0#3, %0#4 : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  "rocdl.raw.ptr.buffer.store"(%0#0, %0#1, %0#2, %0#3, %0#4) : (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.store: with tbaa
module {
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  rocdl.raw.ptr.buffer.store %0#0, %0#1, %0#2, %0#3, %0#4 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32)
  "rocdl.raw.ptr.buffer.store"(%0#0, %0#1, %0#2, %0#3, %0#4) <{tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (vector<4xf32>, !llvm.ptr<8>, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.raw.ptr.buffer.store: with alias_scopes
module {
  %0:5 = "t.values"() : () -> (f128, !llvm.ptr<8>, i32, i32, i32)
  rocdl.raw.ptr.buffer.store %0#0, %0#1, %0#2, %0#3, %0#4 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} : f128
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (f128, !llvm.ptr<8>, i32, i32, i32)
  "rocdl.raw.ptr.buffer.store"(%0#0, %0#1, %0#2, %0#3, %0#4) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}> : (f128, !llvm.ptr<8>, i32, i32, i32) -> ()
}) : () -> ()
// ===== rocdl.rcp: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = rocdl.rcp %0 f32 -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "rocdl.rcp"(%0) : (f32) -> f32
}) : () -> ()
// ===== rocdl.rcp: full
module {
  %0 = "t.values"() : () -> f32
  %1 = rocdl.rcp %0 f32 {t.x = 1 : i32} -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "rocdl.rcp"(%0) {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== rocdl.readfirstlane: bare
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.readfirstlane %0 : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.readfirstlane"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.readfirstlane: full
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.readfirstlane %0 {t.x = 1 : i32} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.readfirstlane"(%0) {t.x = 1 : i32} : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.readlane: bare
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, i32)
  %1 = rocdl.readlane %0#0, %0#1 : (vector<4xf32>, i32) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, i32)
  %1 = "rocdl.readlane"(%0#0, %0#1) : (vector<4xf32>, i32) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.readlane: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, i32)
  %1 = rocdl.readlane %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, i32) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, i32)
  %1 = "rocdl.readlane"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, i32) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.s.barrier: bare
module {
  rocdl.s.barrier
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.barrier"() : () -> ()
}) : () -> ()
// ===== rocdl.s.barrier: full
module {
  rocdl.s.barrier {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.barrier"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== rocdl.s.barrier.init: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  rocdl.s.barrier.init %0 member_cnt = 1 : !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  "rocdl.s.barrier.init"(%0) <{memberCnt = 1 : i32}> : (!llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.s.barrier.init: full
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  rocdl.s.barrier.init %0 member_cnt = 1 {t.x = 1 : i32} : !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  "rocdl.s.barrier.init"(%0) <{memberCnt = 1 : i32}> {t.x = 1 : i32} : (!llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.s.barrier.join: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  rocdl.s.barrier.join %0 : !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  "rocdl.s.barrier.join"(%0) : (!llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.s.barrier.join: full
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  rocdl.s.barrier.join %0 {t.x = 1 : i32} : !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  "rocdl.s.barrier.join"(%0) {t.x = 1 : i32} : (!llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.s.barrier.leave: bare
module {
  rocdl.s.barrier.leave id = 1
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.barrier.leave"() <{id = 1 : i16}> : () -> ()
}) : () -> ()
// ===== rocdl.s.barrier.leave: full
module {
  rocdl.s.barrier.leave id = 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.barrier.leave"() <{id = 1 : i16}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== rocdl.s.barrier.signal: bare
module {
  rocdl.s.barrier.signal id = 1
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.barrier.signal"() <{id = 1 : i32}> : () -> ()
}) : () -> ()
// ===== rocdl.s.barrier.signal: full
module {
  rocdl.s.barrier.signal id = 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.barrier.signal"() <{id = 1 : i32}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== rocdl.s.barrier.signal.isfirst: bare
module {
  %0 = rocdl.s.barrier.signal.isfirst id = 1 -> i1
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.s.barrier.signal.isfirst"() <{id = 1 : i32}> : () -> i1
}) : () -> ()
// ===== rocdl.s.barrier.signal.isfirst: full
module {
  %0 = rocdl.s.barrier.signal.isfirst id = 1 {t.x = 1 : i32} -> i1
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.s.barrier.signal.isfirst"() <{id = 1 : i32}> {t.x = 1 : i32} : () -> i1
}) : () -> ()
// ===== rocdl.s.barrier.signal.var: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  rocdl.s.barrier.signal.var %0 member_cnt = 1 : !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  "rocdl.s.barrier.signal.var"(%0) <{memberCnt = 1 : i32}> : (!llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.s.barrier.signal.var: full
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  rocdl.s.barrier.signal.var %0 member_cnt = 1 {t.x = 1 : i32} : !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  "rocdl.s.barrier.signal.var"(%0) <{memberCnt = 1 : i32}> {t.x = 1 : i32} : (!llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.s.barrier.wait: bare
module {
  rocdl.s.barrier.wait id = 1
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.barrier.wait"() <{id = 1 : i16}> : () -> ()
}) : () -> ()
// ===== rocdl.s.barrier.wait: full
module {
  rocdl.s.barrier.wait id = 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.barrier.wait"() <{id = 1 : i16}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== rocdl.s.get.barrier.state: bare
module {
  %0 = rocdl.s.get.barrier.state id = 1 -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.s.get.barrier.state"() <{id = 1 : i32}> : () -> i32
}) : () -> ()
// ===== rocdl.s.get.barrier.state: full
module {
  %0 = rocdl.s.get.barrier.state id = 1 {t.x = 1 : i32} -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.s.get.barrier.state"() <{id = 1 : i32}> {t.x = 1 : i32} : () -> i32
}) : () -> ()
// ===== rocdl.s.get.named.barrier.state: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.s.get.named.barrier.state %0 : !llvm.ptr<3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.s.get.named.barrier.state"(%0) : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.s.get.named.barrier.state: full
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = rocdl.s.get.named.barrier.state %0 {t.x = 1 : i32} : !llvm.ptr<3> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  %1 = "rocdl.s.get.named.barrier.state"(%0) {t.x = 1 : i32} : (!llvm.ptr<3>) -> i32
}) : () -> ()
// ===== rocdl.s.nop: bare
module {
  rocdl.s.nop 1
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.nop"() <{count = 1 : i16}> : () -> ()
}) : () -> ()
// ===== rocdl.s.nop: full
module {
  rocdl.s.nop {t.x = 1 : i32} 1
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.nop"() <{count = 1 : i16}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== rocdl.s.setprio: bare
module {
  rocdl.s.setprio 1
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.setprio"() <{priority = 1 : i16}> : () -> ()
}) : () -> ()
// ===== rocdl.s.setprio: full
module {
  rocdl.s.setprio 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.setprio"() <{priority = 1 : i16}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== rocdl.s.sleep: bare
module {
  rocdl.s.sleep 1
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.sleep"() <{count = 1 : i32}> : () -> ()
}) : () -> ()
// ===== rocdl.s.sleep: full
module {
  rocdl.s.sleep {t.x = 1 : i32} 1
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.sleep"() <{count = 1 : i32}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== rocdl.s.wait.asynccnt: bare
module {
  rocdl.s.wait.asynccnt 1
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.wait.asynccnt"() <{count = 1 : i16}> : () -> ()
}) : () -> ()
// ===== rocdl.s.wait.asynccnt: full
module {
  rocdl.s.wait.asynccnt 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.wait.asynccnt"() <{count = 1 : i16}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== rocdl.s.wait.dscnt: bare
module {
  rocdl.s.wait.dscnt 1
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.wait.dscnt"() <{count = 1 : i16}> : () -> ()
}) : () -> ()
// ===== rocdl.s.wait.dscnt: full
module {
  rocdl.s.wait.dscnt 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.wait.dscnt"() <{count = 1 : i16}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== rocdl.s.wait.expcnt: bare
module {
  rocdl.s.wait.expcnt 1
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.wait.expcnt"() <{count = 1 : i16}> : () -> ()
}) : () -> ()
// ===== rocdl.s.wait.expcnt: full
module {
  rocdl.s.wait.expcnt 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.wait.expcnt"() <{count = 1 : i16}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== rocdl.s.wait.loadcnt: bare
module {
  rocdl.s.wait.loadcnt 1
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.wait.loadcnt"() <{count = 1 : i16}> : () -> ()
}) : () -> ()
// ===== rocdl.s.wait.loadcnt: full
module {
  rocdl.s.wait.loadcnt 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.wait.loadcnt"() <{count = 1 : i16}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== rocdl.s.wait.storecnt: bare
module {
  rocdl.s.wait.storecnt 1
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.wait.storecnt"() <{count = 1 : i16}> : () -> ()
}) : () -> ()
// ===== rocdl.s.wait.storecnt: full
module {
  rocdl.s.wait.storecnt 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.wait.storecnt"() <{count = 1 : i16}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== rocdl.s.wait.tensorcnt: bare
module {
  rocdl.s.wait.tensorcnt 1
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.wait.tensorcnt"() <{count = 1 : i16}> : () -> ()
}) : () -> ()
// ===== rocdl.s.wait.tensorcnt: full
module {
  rocdl.s.wait.tensorcnt 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.wait.tensorcnt"() <{count = 1 : i16}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== rocdl.s.waitcnt: bare
module {
  rocdl.s.waitcnt 1
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.waitcnt"() <{bitfield = 1 : i32}> : () -> ()
}) : () -> ()
// ===== rocdl.s.waitcnt: full
module {
  rocdl.s.waitcnt {t.x = 1 : i32} 1
}
// ----- generic
"builtin.module"() ({
  "rocdl.s.waitcnt"() <{bitfield = 1 : i32}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== rocdl.s.wakeup.barrier: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  rocdl.s.wakeup.barrier %0 : !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  "rocdl.s.wakeup.barrier"(%0) : (!llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.s.wakeup.barrier: full
module {
  %0 = "t.values"() : () -> !llvm.ptr<3>
  rocdl.s.wakeup.barrier %0 {t.x = 1 : i32} : !llvm.ptr<3>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<3>
  "rocdl.s.wakeup.barrier"(%0) {t.x = 1 : i32} : (!llvm.ptr<3>) -> ()
}) : () -> ()
// ===== rocdl.sched.barrier: bare
module {
  rocdl.sched.barrier 1
}
// ----- generic
"builtin.module"() ({
  "rocdl.sched.barrier"() <{mask = 1 : i32}> : () -> ()
}) : () -> ()
// ===== rocdl.sched.barrier: full
module {
  rocdl.sched.barrier 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "rocdl.sched.barrier"() <{mask = 1 : i32}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== rocdl.sched.group.barrier: bare
module {
  rocdl.sched.group.barrier 1, 1, 1
}
// ----- generic
"builtin.module"() ({
  "rocdl.sched.group.barrier"() <{groupId = 1 : i32, mask = 1 : i32, size = 1 : i32}> : () -> ()
}) : () -> ()
// ===== rocdl.sched.group.barrier: full
module {
  rocdl.sched.group.barrier 1, 1, 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "rocdl.sched.group.barrier"() <{groupId = 1 : i32, mask = 1 : i32, size = 1 : i32}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== rocdl.sin: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = rocdl.sin %0 f32 -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "rocdl.sin"(%0) : (f32) -> f32
}) : () -> ()
// ===== rocdl.sin: full
module {
  %0 = "t.values"() : () -> f32
  %1 = rocdl.sin %0 f32 {t.x = 1 : i32} -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "rocdl.sin"(%0) {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x128.bf8.bf8: bare
module {
  %0 = rocdl.smfmac.f32.16x16x128.bf8.bf8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.16x16x128.bf8.bf8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x128.bf8.bf8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.16x16x128.bf8.bf8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.16x16x128.bf8.bf8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x128.bf8.bf8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.16x16x128.bf8.bf8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.16x16x128.bf8.bf8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x128.bf8.fp8: bare
module {
  %0 = rocdl.smfmac.f32.16x16x128.bf8.fp8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.16x16x128.bf8.fp8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x128.bf8.fp8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.16x16x128.bf8.fp8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.16x16x128.bf8.fp8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x128.bf8.fp8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.16x16x128.bf8.fp8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.16x16x128.bf8.fp8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x128.fp8.bf8: bare
module {
  %0 = rocdl.smfmac.f32.16x16x128.fp8.bf8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.16x16x128.fp8.bf8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x128.fp8.bf8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.16x16x128.fp8.bf8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.16x16x128.fp8.bf8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x128.fp8.bf8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.16x16x128.fp8.bf8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.16x16x128.fp8.bf8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x128.fp8.fp8: bare
module {
  %0 = rocdl.smfmac.f32.16x16x128.fp8.fp8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.16x16x128.fp8.fp8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x128.fp8.fp8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.16x16x128.fp8.fp8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.16x16x128.fp8.fp8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x128.fp8.fp8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.16x16x128.fp8.fp8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.16x16x128.fp8.fp8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x32.bf16: bare
module {
  %0 = rocdl.smfmac.f32.16x16x32.bf16  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.16x16x32.bf16"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x32.bf16: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.16x16x32.bf16 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.16x16x32.bf16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x32.bf16: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.16x16x32.bf16 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.16x16x32.bf16"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x32.f16: bare
module {
  %0 = rocdl.smfmac.f32.16x16x32.f16  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.16x16x32.f16"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x32.f16: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.16x16x32.f16 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.16x16x32.f16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x32.f16: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.16x16x32.f16 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.16x16x32.f16"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x64.bf16: bare
module {
  %0 = rocdl.smfmac.f32.16x16x64.bf16  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.16x16x64.bf16"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x64.bf16: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.16x16x64.bf16 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.16x16x64.bf16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x64.bf16: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.16x16x64.bf16 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.16x16x64.bf16"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x64.bf8.bf8: bare
module {
  %0 = rocdl.smfmac.f32.16x16x64.bf8.bf8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.16x16x64.bf8.bf8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x64.bf8.bf8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.16x16x64.bf8.bf8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.16x16x64.bf8.bf8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x64.bf8.bf8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.16x16x64.bf8.bf8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.16x16x64.bf8.bf8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x64.bf8.fp8: bare
module {
  %0 = rocdl.smfmac.f32.16x16x64.bf8.fp8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.16x16x64.bf8.fp8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x64.bf8.fp8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.16x16x64.bf8.fp8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.16x16x64.bf8.fp8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x64.bf8.fp8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.16x16x64.bf8.fp8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.16x16x64.bf8.fp8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x64.f16: bare
module {
  %0 = rocdl.smfmac.f32.16x16x64.f16  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.16x16x64.f16"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x64.f16: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.16x16x64.f16 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.16x16x64.f16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x64.f16: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.16x16x64.f16 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.16x16x64.f16"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x64.fp8.bf8: bare
module {
  %0 = rocdl.smfmac.f32.16x16x64.fp8.bf8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.16x16x64.fp8.bf8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x64.fp8.bf8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.16x16x64.fp8.bf8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.16x16x64.fp8.bf8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x64.fp8.bf8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.16x16x64.fp8.bf8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.16x16x64.fp8.bf8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x64.fp8.fp8: bare
module {
  %0 = rocdl.smfmac.f32.16x16x64.fp8.fp8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.16x16x64.fp8.fp8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x64.fp8.fp8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.16x16x64.fp8.fp8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.16x16x64.fp8.fp8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.16x16x64.fp8.fp8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.16x16x64.fp8.fp8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.16x16x64.fp8.fp8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x16.bf16: bare
module {
  %0 = rocdl.smfmac.f32.32x32x16.bf16  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.32x32x16.bf16"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x16.bf16: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.32x32x16.bf16 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.32x32x16.bf16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x16.bf16: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.32x32x16.bf16 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.32x32x16.bf16"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x16.f16: bare
module {
  %0 = rocdl.smfmac.f32.32x32x16.f16  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.32x32x16.f16"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x16.f16: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.32x32x16.f16 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.32x32x16.f16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x16.f16: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.32x32x16.f16 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.32x32x16.f16"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x32.bf16: bare
module {
  %0 = rocdl.smfmac.f32.32x32x32.bf16  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.32x32x32.bf16"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x32.bf16: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.32x32x32.bf16 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.32x32x32.bf16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x32.bf16: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.32x32x32.bf16 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.32x32x32.bf16"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x32.bf8.bf8: bare
module {
  %0 = rocdl.smfmac.f32.32x32x32.bf8.bf8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.32x32x32.bf8.bf8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x32.bf8.bf8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.32x32x32.bf8.bf8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.32x32x32.bf8.bf8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x32.bf8.bf8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.32x32x32.bf8.bf8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.32x32x32.bf8.bf8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x32.bf8.fp8: bare
module {
  %0 = rocdl.smfmac.f32.32x32x32.bf8.fp8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.32x32x32.bf8.fp8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x32.bf8.fp8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.32x32x32.bf8.fp8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.32x32x32.bf8.fp8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x32.bf8.fp8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.32x32x32.bf8.fp8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.32x32x32.bf8.fp8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x32.f16: bare
module {
  %0 = rocdl.smfmac.f32.32x32x32.f16  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.32x32x32.f16"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x32.f16: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.32x32x32.f16 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.32x32x32.f16"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x32.f16: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.32x32x32.f16 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.32x32x32.f16"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x32.fp8.bf8: bare
module {
  %0 = rocdl.smfmac.f32.32x32x32.fp8.bf8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.32x32x32.fp8.bf8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x32.fp8.bf8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.32x32x32.fp8.bf8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.32x32x32.fp8.bf8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x32.fp8.bf8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.32x32x32.fp8.bf8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.32x32x32.fp8.bf8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x32.fp8.fp8: bare
module {
  %0 = rocdl.smfmac.f32.32x32x32.fp8.fp8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.32x32x32.fp8.fp8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x32.fp8.fp8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.32x32x32.fp8.fp8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.32x32x32.fp8.fp8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x32.fp8.fp8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.32x32x32.fp8.fp8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.32x32x32.fp8.fp8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x64.bf8.bf8: bare
module {
  %0 = rocdl.smfmac.f32.32x32x64.bf8.bf8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.32x32x64.bf8.bf8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x64.bf8.bf8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.32x32x64.bf8.bf8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.32x32x64.bf8.bf8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x64.bf8.bf8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.32x32x64.bf8.bf8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.32x32x64.bf8.bf8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x64.bf8.fp8: bare
module {
  %0 = rocdl.smfmac.f32.32x32x64.bf8.fp8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.32x32x64.bf8.fp8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x64.bf8.fp8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.32x32x64.bf8.fp8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.32x32x64.bf8.fp8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x64.bf8.fp8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.32x32x64.bf8.fp8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.32x32x64.bf8.fp8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x64.fp8.bf8: bare
module {
  %0 = rocdl.smfmac.f32.32x32x64.fp8.bf8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.32x32x64.fp8.bf8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x64.fp8.bf8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.32x32x64.fp8.bf8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.32x32x64.fp8.bf8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x64.fp8.bf8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.32x32x64.fp8.bf8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.32x32x64.fp8.bf8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x64.fp8.fp8: bare
module {
  %0 = rocdl.smfmac.f32.32x32x64.fp8.fp8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.f32.32x32x64.fp8.fp8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x64.fp8.fp8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.f32.32x32x64.fp8.fp8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.f32.32x32x64.fp8.fp8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.f32.32x32x64.fp8.fp8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.f32.32x32x64.fp8.fp8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.f32.32x32x64.fp8.fp8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.i32.16x16x128.i8: bare
module {
  %0 = rocdl.smfmac.i32.16x16x128.i8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.i32.16x16x128.i8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.i32.16x16x128.i8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.i32.16x16x128.i8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.i32.16x16x128.i8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.i32.16x16x128.i8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.i32.16x16x128.i8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.i32.16x16x128.i8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.i32.16x16x64.i8: bare
module {
  %0 = rocdl.smfmac.i32.16x16x64.i8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.i32.16x16x64.i8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.i32.16x16x64.i8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.i32.16x16x64.i8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.i32.16x16x64.i8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.i32.16x16x64.i8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.i32.16x16x64.i8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.i32.16x16x64.i8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.i32.32x32x32.i8: bare
module {
  %0 = rocdl.smfmac.i32.32x32x32.i8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.i32.32x32x32.i8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.i32.32x32x32.i8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.i32.32x32x32.i8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.i32.32x32x32.i8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.i32.32x32x32.i8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.i32.32x32x32.i8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.i32.32x32x32.i8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.i32.32x32x64.i8: bare
module {
  %0 = rocdl.smfmac.i32.32x32x64.i8  : () -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.smfmac.i32.32x32x64.i8"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.i32.32x32x64.i8: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.smfmac.i32.32x32x64.i8 %0#0, %0#1 {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.smfmac.i32.32x32x64.i8"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.smfmac.i32.32x32x64.i8: ones
module {
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = rocdl.smfmac.i32.32x32x64.i8 %0 : (vector<4xf32>) -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xf32>
  %1 = "rocdl.smfmac.i32.32x32x64.i8"(%0) : (vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.sqrt: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = rocdl.sqrt %0 f32 -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "rocdl.sqrt"(%0) : (f32) -> f32
}) : () -> ()
// ===== rocdl.sqrt: full
module {
  %0 = "t.values"() : () -> f32
  %1 = rocdl.sqrt %0 f32 {t.x = 1 : i32} -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "rocdl.sqrt"(%0) {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== rocdl.tanh: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = rocdl.tanh %0 f32 -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "rocdl.tanh"(%0) : (f32) -> f32
}) : () -> ()
// ===== rocdl.tanh: full
module {
  %0 = "t.values"() : () -> f32
  %1 = rocdl.tanh %0 f32 {t.x = 1 : i32} -> f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "rocdl.tanh"(%0) {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== rocdl.tensor.load.to.lds: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>)
  rocdl.tensor.load.to.lds %0#0, %0#1, %0#2, %0#3 cachepolicy 1 : vector<4xi32>, vector<8xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>)
  "rocdl.tensor.load.to.lds"(%0#0, %0#1, %0#2, %0#3) <{cachePolicy = 1 : i32}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
}) : () -> ()
// ===== rocdl.tensor.load.to.lds: with tbaa
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>)
  rocdl.tensor.load.to.lds {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} %0#0, %0#1, %0#2, %0#3 cachepolicy 1 : vector<4xi32>, vector<8xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>)
  "rocdl.tensor.load.to.lds"(%0#0, %0#1, %0#2, %0#3) <{cachePolicy = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
}) : () -> ()
// ===== rocdl.tensor.load.to.lds: with alias_scopes
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>)
  rocdl.tensor.load.to.lds {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} %0#0, %0#1, %0#2, %0#3 cachepolicy 16 : vector<4xi32>, vector<8xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>)
  "rocdl.tensor.load.to.lds"(%0#0, %0#1, %0#2, %0#3) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], cachePolicy = 16 : i32}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
}) : () -> ()
// ===== rocdl.tensor.load.to.lds: with noalias_scopes
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>)
  rocdl.tensor.load.to.lds {noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} %0#0, %0#1, %0#2, %0#3 cachepolicy 4 : vector<4xi32>, vector<8xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>)
  "rocdl.tensor.load.to.lds"(%0#0, %0#1, %0#2, %0#3) <{cachePolicy = 4 : i32, noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
}) : () -> ()
// ===== rocdl.tensor.load.to.lds.d2: bare
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>)
  rocdl.tensor.load.to.lds.d2 %0#0, %0#1 cachepolicy 1 : vector<4xi32>, vector<8xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>)
  "rocdl.tensor.load.to.lds.d2"(%0#0, %0#1) <{cachePolicy = 1 : i32}> : (vector<4xi32>, vector<8xi32>) -> ()
}) : () -> ()
// ===== rocdl.tensor.load.to.lds.d2: with tbaa
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>)
  rocdl.tensor.load.to.lds.d2 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} %0#0, %0#1 cachepolicy 1 : vector<4xi32>, vector<8xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>)
  "rocdl.tensor.load.to.lds.d2"(%0#0, %0#1) <{cachePolicy = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (vector<4xi32>, vector<8xi32>) -> ()
}) : () -> ()
// ===== rocdl.tensor.load.to.lds.d2: full
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>)
  rocdl.tensor.load.to.lds.d2 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [], t.x = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} %0#0, %0#1 cachepolicy 0 : vector<4xi32>, vector<8xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>)
  "rocdl.tensor.load.to.lds.d2"(%0#0, %0#1) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], cachePolicy = 0 : i32, noalias_scopes = [], tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> {t.x = 1 : i32} : (vector<4xi32>, vector<8xi32>) -> ()
}) : () -> ()
// ===== rocdl.tensor.load.to.lds.d2: with alias_scopes
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>)
  rocdl.tensor.load.to.lds.d2 {alias_scopes = []} %0#0, %0#1 cachepolicy 2 : vector<4xi32>, vector<8xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>)
  "rocdl.tensor.load.to.lds.d2"(%0#0, %0#1) <{alias_scopes = [], cachePolicy = 2 : i32}> : (vector<4xi32>, vector<8xi32>) -> ()
}) : () -> ()
// ===== rocdl.tensor.load.to.lds.d2: with noalias_scopes
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>)
  rocdl.tensor.load.to.lds.d2 {noalias_scopes = []} %0#0, %0#1 cachepolicy 0 : vector<4xi32>, vector<8xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>)
  "rocdl.tensor.load.to.lds.d2"(%0#0, %0#1) <{cachePolicy = 0 : i32, noalias_scopes = []}> : (vector<4xi32>, vector<8xi32>) -> ()
}) : () -> ()
// ===== rocdl.tensor.store.from.lds: bare
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>)
  rocdl.tensor.store.from.lds %0#0, %0#1, %0#2, %0#3 cachepolicy 1 : vector<4xi32>, vector<8xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>)
  "rocdl.tensor.store.from.lds"(%0#0, %0#1, %0#2, %0#3) <{cachePolicy = 1 : i32}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
}) : () -> ()
// ===== rocdl.tensor.store.from.lds: with tbaa
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>)
  rocdl.tensor.store.from.lds {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} %0#0, %0#1, %0#2, %0#3 cachepolicy 1 : vector<4xi32>, vector<8xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>)
  "rocdl.tensor.store.from.lds"(%0#0, %0#1, %0#2, %0#3) <{cachePolicy = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
}) : () -> ()
// ===== rocdl.tensor.store.from.lds: full
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>)
  rocdl.tensor.store.from.lds {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], t.x = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} %0#0, %0#1, %0#2, %0#3 cachepolicy 64 : vector<4xi32>, vector<8xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>)
  "rocdl.tensor.store.from.lds"(%0#0, %0#1, %0#2, %0#3) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], cachePolicy = 64 : i32, noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> {t.x = 1 : i32} : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
}) : () -> ()
// ===== rocdl.tensor.store.from.lds: with alias_scopes
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>)
  rocdl.tensor.store.from.lds {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} %0#0, %0#1, %0#2, %0#3 cachepolicy 4 : vector<4xi32>, vector<8xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>)
  "rocdl.tensor.store.from.lds"(%0#0, %0#1, %0#2, %0#3) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], cachePolicy = 4 : i32}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
}) : () -> ()
// ===== rocdl.tensor.store.from.lds: with noalias_scopes
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>)
  rocdl.tensor.store.from.lds {noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} %0#0, %0#1, %0#2, %0#3 cachepolicy 32 : vector<4xi32>, vector<8xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>)
  "rocdl.tensor.store.from.lds"(%0#0, %0#1, %0#2, %0#3) <{cachePolicy = 32 : i32, noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
}) : () -> ()
// ===== rocdl.tensor.store.from.lds.d2: bare
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>)
  rocdl.tensor.store.from.lds.d2 %0#0, %0#1 cachepolicy 1 : vector<4xi32>, vector<8xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>)
  "rocdl.tensor.store.from.lds.d2"(%0#0, %0#1) <{cachePolicy = 1 : i32}> : (vector<4xi32>, vector<8xi32>) -> ()
}) : () -> ()
// ===== rocdl.tensor.store.from.lds.d2: with tbaa
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>)
  rocdl.tensor.store.from.lds.d2 {tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]} %0#0, %0#1 cachepolicy 1 : vector<4xi32>, vector<8xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>)
  "rocdl.tensor.store.from.lds.d2"(%0#0, %0#1) <{cachePolicy = 1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]}> : (vector<4xi32>, vector<8xi32>) -> ()
}) : () -> ()
// ===== rocdl.tensor.store.from.lds.d2: with alias_scopes
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>)
  rocdl.tensor.store.from.lds.d2 {alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} %0#0, %0#1 cachepolicy 0 : vector<4xi32>, vector<8xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>)
  "rocdl.tensor.store.from.lds.d2"(%0#0, %0#1) <{alias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>, #llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>], cachePolicy = 0 : i32}> : (vector<4xi32>, vector<8xi32>) -> ()
}) : () -> ()
// ===== rocdl.tensor.store.from.lds.d2: with noalias_scopes
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>)
  rocdl.tensor.store.from.lds.d2 {noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]} %0#0, %0#1 cachepolicy 256 : vector<4xi32>, vector<8xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<8xi32>)
  "rocdl.tensor.store.from.lds.d2"(%0#0, %0#1) <{cachePolicy = 256 : i32, noalias_scopes = [#llvm.alias_scope<id = "a", domain = <id = 1 : i32, description = "a">>]}> : (vector<4xi32>, vector<8xi32>) -> ()
}) : () -> ()
// ===== rocdl.update.dpp: bare
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.update.dpp %0#0, %0#1 with 1, 1, 1, true : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.update.dpp"(%0#0, %0#1) <{bankMask = 1 : i32, boundCtrl = true, dppCtrl = 1 : i32, rowMask = 1 : i32}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.update.dpp: full
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = rocdl.update.dpp {t.x = 1 : i32} %0#0, %0#1 with 1, 1, 1, true : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "rocdl.update.dpp"(%0#0, %0#1) <{bankMask = 1 : i32, boundCtrl = true, dppCtrl = 1 : i32, rowMask = 1 : i32}> {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== rocdl.wavefrontsize: bare
module {
  %0 = rocdl.wavefrontsize : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.wavefrontsize"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.wavefrontsize: full
module {
  %0 = rocdl.wavefrontsize range <i32, 0, 8> {t.x = 1 : i32} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.wavefrontsize"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.wmma.bf16.16x16x16.bf16: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = rocdl.wmma.bf16.16x16x16.bf16 %0#0, %0#1, %0#2 : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "rocdl.wmma.bf16.16x16x16.bf16"(%0#0, %0#1, %0#2) <{opsel = false}> : (i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.wmma.bf16.16x16x16.bf16: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = rocdl.wmma.bf16.16x16x16.bf16 %0#0, %0#1, %0#2 {opsel = true, t.x = 1 : i32} : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "rocdl.wmma.bf16.16x16x16.bf16"(%0#0, %0#1, %0#2) <{opsel = true}> {t.x = 1 : i32} : (i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.wmma.bf16.16x16x32.bf16: bare
module {
  %0:3 = "t.values"() : () -> (bf16, bf16, bf16)
  %1 = rocdl.wmma.bf16.16x16x32.bf16 %0#0, %0#1, %0#2 : (bf16, bf16, bf16) -> bf16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (bf16, bf16, bf16)
  %1 = "rocdl.wmma.bf16.16x16x32.bf16"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = false, signB = false}> : (bf16, bf16, bf16) -> bf16
}) : () -> ()
// ===== rocdl.wmma.bf16.16x16x32.bf16: full
module {
  %0:3 = "t.values"() : () -> (bf16, bf16, bf16)
  %1 = rocdl.wmma.bf16.16x16x32.bf16 %0#0, %0#1, %0#2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true, t.x = 1 : i32} : (bf16, bf16, bf16) -> bf16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (bf16, bf16, bf16)
  %1 = "rocdl.wmma.bf16.16x16x32.bf16"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true}> {t.x = 1 : i32} : (bf16, bf16, bf16) -> bf16
}) : () -> ()
// ===== rocdl.wmma.bf16.16x16x32.bf16: with signA
module {
  %0:3 = "t.values"() : () -> (bf16, bf16, bf16)
  %1 = rocdl.wmma.bf16.16x16x32.bf16 %0#0, %0#1, %0#2 {signA = true} : (bf16, bf16, bf16) -> bf16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (bf16, bf16, bf16)
  %1 = "rocdl.wmma.bf16.16x16x32.bf16"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = true, signB = false}> : (bf16, bf16, bf16) -> bf16
}) : () -> ()
// ===== rocdl.wmma.bf16.16x16x32.bf16: with signB
module {
  %0:3 = "t.values"() : () -> (bf16, bf16, bf16)
  %1 = rocdl.wmma.bf16.16x16x32.bf16 %0#0, %0#1, %0#2 {signB = true} : (bf16, bf16, bf16) -> bf16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (bf16, bf16, bf16)
  %1 = "rocdl.wmma.bf16.16x16x32.bf16"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = false, signB = true}> : (bf16, bf16, bf16) -> bf16
}) : () -> ()
// ===== rocdl.wmma.bf16.16x16x32.bf16: with modC
module {
  %0:3 = "t.values"() : () -> (bf16, bf16, bf16)
  %1 = rocdl.wmma.bf16.16x16x32.bf16 %0#0, %0#1, %0#2 {modC = 1 : i16} : (bf16, bf16, bf16) -> bf16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (bf16, bf16, bf16)
  %1 = "rocdl.wmma.bf16.16x16x32.bf16"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = false, reuseB = false, signA = false, signB = false}> : (bf16, bf16, bf16) -> bf16
}) : () -> ()
// ===== rocdl.wmma.bf16f32.16x16x32.bf16: bare
module {
  %0:3 = "t.values"() : () -> (bf16, bf16, f32)
  %1 = rocdl.wmma.bf16f32.16x16x32.bf16 %0#0, %0#1, %0#2 : (bf16, bf16, f32) -> bf16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (bf16, bf16, f32)
  %1 = "rocdl.wmma.bf16f32.16x16x32.bf16"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = false, signB = false}> : (bf16, bf16, f32) -> bf16
}) : () -> ()
// ===== rocdl.wmma.bf16f32.16x16x32.bf16: full
module {
  %0:3 = "t.values"() : () -> (bf16, bf16, f32)
  %1 = rocdl.wmma.bf16f32.16x16x32.bf16 %0#0, %0#1, %0#2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true, t.x = 1 : i32} : (bf16, bf16, f32) -> bf16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (bf16, bf16, f32)
  %1 = "rocdl.wmma.bf16f32.16x16x32.bf16"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true}> {t.x = 1 : i32} : (bf16, bf16, f32) -> bf16
}) : () -> ()
// ===== rocdl.wmma.bf16f32.16x16x32.bf16: with signA
module {
  %0:3 = "t.values"() : () -> (bf16, bf16, f32)
  %1 = rocdl.wmma.bf16f32.16x16x32.bf16 %0#0, %0#1, %0#2 {signA = true} : (bf16, bf16, f32) -> bf16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (bf16, bf16, f32)
  %1 = "rocdl.wmma.bf16f32.16x16x32.bf16"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = true, signB = false}> : (bf16, bf16, f32) -> bf16
}) : () -> ()
// ===== rocdl.wmma.bf16f32.16x16x32.bf16: with signB
module {
  %0:3 = "t.values"() : () -> (bf16, bf16, f32)
  %1 = rocdl.wmma.bf16f32.16x16x32.bf16 %0#0, %0#1, %0#2 {signB = true} : (bf16, bf16, f32) -> bf16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (bf16, bf16, f32)
  %1 = "rocdl.wmma.bf16f32.16x16x32.bf16"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = false, signB = true}> : (bf16, bf16, f32) -> bf16
}) : () -> ()
// ===== rocdl.wmma.bf16f32.16x16x32.bf16: with modC
module {
  %0:3 = "t.values"() : () -> (bf16, bf16, f32)
  %1 = rocdl.wmma.bf16f32.16x16x32.bf16 %0#0, %0#1, %0#2 {modC = 1 : i16} : (bf16, bf16, f32) -> bf16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (bf16, bf16, f32)
  %1 = "rocdl.wmma.bf16f32.16x16x32.bf16"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = false, reuseB = false, signA = false, signB = false}> : (bf16, bf16, f32) -> bf16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x128.bf8_bf8: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x128.bf8_bf8 %0#0, %0#1, %0#2 : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x128.bf8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x128.bf8_bf8: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x128.bf8_bf8 %0#0, %0#1, %0#2 {modC = 1 : i16, reuseA = true, reuseB = true, t.x = 1 : i32} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x128.bf8_bf8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = true, reuseB = true}> {t.x = 1 : i32} : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x128.bf8_bf8: with modC
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x128.bf8_bf8 %0#0, %0#1, %0#2 {modC = 1 : i16} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x128.bf8_bf8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = false, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x128.bf8_bf8: with reuseA
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x128.bf8_bf8 %0#0, %0#1, %0#2 {reuseA = true} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x128.bf8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = true, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x128.bf8_bf8: with reuseB
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x128.bf8_bf8 %0#0, %0#1, %0#2 {reuseB = true} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x128.bf8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = true}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x128.bf8_fp8: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x128.bf8_fp8 %0#0, %0#1, %0#2 : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x128.bf8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x128.bf8_fp8: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x128.bf8_fp8 %0#0, %0#1, %0#2 {modC = 1 : i16, reuseA = true, reuseB = true, t.x = 1 : i32} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x128.bf8_fp8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = true, reuseB = true}> {t.x = 1 : i32} : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x128.bf8_fp8: with modC
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x128.bf8_fp8 %0#0, %0#1, %0#2 {modC = 1 : i16} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x128.bf8_fp8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = false, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x128.bf8_fp8: with reuseA
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x128.bf8_fp8 %0#0, %0#1, %0#2 {reuseA = true} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x128.bf8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = true, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x128.bf8_fp8: with reuseB
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x128.bf8_fp8 %0#0, %0#1, %0#2 {reuseB = true} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x128.bf8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = true}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x128.fp8_bf8: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x128.fp8_bf8 %0#0, %0#1, %0#2 : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x128.fp8_bf8: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x128.fp8_bf8 %0#0, %0#1, %0#2 {modC = 1 : i16, reuseA = true, reuseB = true, t.x = 1 : i32} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = true, reuseB = true}> {t.x = 1 : i32} : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x128.fp8_bf8: with modC
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x128.fp8_bf8 %0#0, %0#1, %0#2 {modC = 1 : i16} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = false, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x128.fp8_bf8: with reuseA
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x128.fp8_bf8 %0#0, %0#1, %0#2 {reuseA = true} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = true, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x128.fp8_bf8: with reuseB
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x128.fp8_bf8 %0#0, %0#1, %0#2 {reuseB = true} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = true}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x128.fp8_fp8: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x128.fp8_fp8 %0#0, %0#1, %0#2 : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x128.fp8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x128.fp8_fp8: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x128.fp8_fp8 %0#0, %0#1, %0#2 {modC = 1 : i16, reuseA = true, reuseB = true, t.x = 1 : i32} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x128.fp8_fp8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = true, reuseB = true}> {t.x = 1 : i32} : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x128.fp8_fp8: with modC
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x128.fp8_fp8 %0#0, %0#1, %0#2 {modC = 1 : i16} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x128.fp8_fp8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = false, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x128.fp8_fp8: with reuseA
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x128.fp8_fp8 %0#0, %0#1, %0#2 {reuseA = true} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x128.fp8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = true, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x128.fp8_fp8: with reuseB
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x128.fp8_fp8 %0#0, %0#1, %0#2 {reuseB = true} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x128.fp8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = true}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x16.f16: bare
module {
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = rocdl.wmma.f16.16x16x16.f16 %0#0, %0#1, %0#2 : (f16, f16, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = "rocdl.wmma.f16.16x16x16.f16"(%0#0, %0#1, %0#2) <{opsel = false}> : (f16, f16, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x16.f16: full
module {
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = rocdl.wmma.f16.16x16x16.f16 %0#0, %0#1, %0#2 {opsel = true, t.x = 1 : i32} : (f16, f16, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = "rocdl.wmma.f16.16x16x16.f16"(%0#0, %0#1, %0#2) <{opsel = true}> {t.x = 1 : i32} : (f16, f16, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x32.f16: bare
module {
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = rocdl.wmma.f16.16x16x32.f16 %0#0, %0#1, %0#2 : (f16, f16, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = "rocdl.wmma.f16.16x16x32.f16"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = false, signB = false}> : (f16, f16, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x32.f16: full
module {
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = rocdl.wmma.f16.16x16x32.f16 %0#0, %0#1, %0#2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true, t.x = 1 : i32} : (f16, f16, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = "rocdl.wmma.f16.16x16x32.f16"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true}> {t.x = 1 : i32} : (f16, f16, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x32.f16: with signA
module {
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = rocdl.wmma.f16.16x16x32.f16 %0#0, %0#1, %0#2 {signA = true} : (f16, f16, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = "rocdl.wmma.f16.16x16x32.f16"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = true, signB = false}> : (f16, f16, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x32.f16: with signB
module {
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = rocdl.wmma.f16.16x16x32.f16 %0#0, %0#1, %0#2 {signB = true} : (f16, f16, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = "rocdl.wmma.f16.16x16x32.f16"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = false, signB = true}> : (f16, f16, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x32.f16: with modC
module {
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = rocdl.wmma.f16.16x16x32.f16 %0#0, %0#1, %0#2 {modC = 1 : i16} : (f16, f16, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f16)
  %1 = "rocdl.wmma.f16.16x16x32.f16"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = false, reuseB = false, signA = false, signB = false}> : (f16, f16, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x64.bf8_bf8: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x64.bf8_bf8 %0#0, %0#1, %0#2 : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x64.bf8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x64.bf8_bf8: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x64.bf8_bf8 %0#0, %0#1, %0#2 {modC = 1 : i16, reuseA = true, reuseB = true, t.x = 1 : i32} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x64.bf8_bf8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = true, reuseB = true}> {t.x = 1 : i32} : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x64.bf8_bf8: with modC
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x64.bf8_bf8 %0#0, %0#1, %0#2 {modC = 1 : i16} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x64.bf8_bf8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = false, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x64.bf8_bf8: with reuseA
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x64.bf8_bf8 %0#0, %0#1, %0#2 {reuseA = true} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x64.bf8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = true, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x64.bf8_bf8: with reuseB
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x64.bf8_bf8 %0#0, %0#1, %0#2 {reuseB = true} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x64.bf8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = true}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x64.bf8_fp8: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x64.bf8_fp8 %0#0, %0#1, %0#2 : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x64.bf8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x64.bf8_fp8: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x64.bf8_fp8 %0#0, %0#1, %0#2 {modC = 1 : i16, reuseA = true, reuseB = true, t.x = 1 : i32} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x64.bf8_fp8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = true, reuseB = true}> {t.x = 1 : i32} : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x64.bf8_fp8: with modC
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x64.bf8_fp8 %0#0, %0#1, %0#2 {modC = 1 : i16} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x64.bf8_fp8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = false, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x64.bf8_fp8: with reuseA
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x64.bf8_fp8 %0#0, %0#1, %0#2 {reuseA = true} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x64.bf8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = true, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x64.bf8_fp8: with reuseB
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x64.bf8_fp8 %0#0, %0#1, %0#2 {reuseB = true} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x64.bf8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = true}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x64.fp8_bf8: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x64.fp8_bf8 %0#0, %0#1, %0#2 : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x64.fp8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x64.fp8_bf8: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x64.fp8_bf8 %0#0, %0#1, %0#2 {modC = 1 : i16, reuseA = true, reuseB = true, t.x = 1 : i32} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x64.fp8_bf8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = true, reuseB = true}> {t.x = 1 : i32} : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x64.fp8_bf8: with modC
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x64.fp8_bf8 %0#0, %0#1, %0#2 {modC = 1 : i16} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x64.fp8_bf8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = false, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x64.fp8_bf8: with reuseA
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x64.fp8_bf8 %0#0, %0#1, %0#2 {reuseA = true} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x64.fp8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = true, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x64.fp8_bf8: with reuseB
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x64.fp8_bf8 %0#0, %0#1, %0#2 {reuseB = true} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x64.fp8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = true}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x64.fp8_fp8: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x64.fp8_fp8 %0#0, %0#1, %0#2 : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x64.fp8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x64.fp8_fp8: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x64.fp8_fp8 %0#0, %0#1, %0#2 {modC = 1 : i16, reuseA = true, reuseB = true, t.x = 1 : i32} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x64.fp8_fp8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = true, reuseB = true}> {t.x = 1 : i32} : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x64.fp8_fp8: with modC
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x64.fp8_fp8 %0#0, %0#1, %0#2 {modC = 1 : i16} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x64.fp8_fp8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = false, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x64.fp8_fp8: with reuseA
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x64.fp8_fp8 %0#0, %0#1, %0#2 {reuseA = true} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x64.fp8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = true, reuseB = false}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f16.16x16x64.fp8_fp8: with reuseB
module {
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = rocdl.wmma.f16.16x16x64.fp8_fp8 %0#0, %0#1, %0#2 {reuseB = true} : (i32, i32, f16) -> f16
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f16)
  %1 = "rocdl.wmma.f16.16x16x64.fp8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = true}> : (i32, i32, f16) -> f16
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x128.bf8_bf8: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x128.bf8_bf8 %0#0, %0#1, %0#2 : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x128.bf8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x128.bf8_bf8: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x128.bf8_bf8 %0#0, %0#1, %0#2 {modC = 1 : i16, reuseA = true, reuseB = true, t.x = 1 : i32} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x128.bf8_bf8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = true, reuseB = true}> {t.x = 1 : i32} : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x128.bf8_bf8: with modC
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x128.bf8_bf8 %0#0, %0#1, %0#2 {modC = 1 : i16} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x128.bf8_bf8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = false, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x128.bf8_bf8: with reuseA
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x128.bf8_bf8 %0#0, %0#1, %0#2 {reuseA = true} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x128.bf8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = true, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x128.bf8_bf8: with reuseB
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x128.bf8_bf8 %0#0, %0#1, %0#2 {reuseB = true} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x128.bf8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = true}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x128.bf8_fp8: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x128.bf8_fp8 %0#0, %0#1, %0#2 : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x128.bf8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x128.bf8_fp8: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x128.bf8_fp8 %0#0, %0#1, %0#2 {modC = 1 : i16, reuseA = true, reuseB = true, t.x = 1 : i32} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x128.bf8_fp8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = true, reuseB = true}> {t.x = 1 : i32} : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x128.bf8_fp8: with modC
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x128.bf8_fp8 %0#0, %0#1, %0#2 {modC = 1 : i16} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x128.bf8_fp8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = false, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x128.bf8_fp8: with reuseA
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x128.bf8_fp8 %0#0, %0#1, %0#2 {reuseA = true} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x128.bf8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = true, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x128.bf8_fp8: with reuseB
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x128.bf8_fp8 %0#0, %0#1, %0#2 {reuseB = true} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x128.bf8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = true}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x128.fp8_bf8: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x128.fp8_bf8 %0#0, %0#1, %0#2 : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x128.fp8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x128.fp8_bf8: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x128.fp8_bf8 %0#0, %0#1, %0#2 {modC = 1 : i16, reuseA = true, reuseB = true, t.x = 1 : i32} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x128.fp8_bf8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = true, reuseB = true}> {t.x = 1 : i32} : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x128.fp8_bf8: with modC
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x128.fp8_bf8 %0#0, %0#1, %0#2 {modC = 1 : i16} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x128.fp8_bf8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = false, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x128.fp8_bf8: with reuseA
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x128.fp8_bf8 %0#0, %0#1, %0#2 {reuseA = true} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x128.fp8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = true, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x128.fp8_bf8: with reuseB
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x128.fp8_bf8 %0#0, %0#1, %0#2 {reuseB = true} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x128.fp8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = true}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x128.fp8_fp8: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x128.fp8_fp8 %0#0, %0#1, %0#2 : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x128.fp8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x128.fp8_fp8: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x128.fp8_fp8 %0#0, %0#1, %0#2 {modC = 1 : i16, reuseA = true, reuseB = true, t.x = 1 : i32} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x128.fp8_fp8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = true, reuseB = true}> {t.x = 1 : i32} : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x128.fp8_fp8: with modC
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x128.fp8_fp8 %0#0, %0#1, %0#2 {modC = 1 : i16} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x128.fp8_fp8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = false, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x128.fp8_fp8: with reuseA
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x128.fp8_fp8 %0#0, %0#1, %0#2 {reuseA = true} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x128.fp8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = true, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x128.fp8_fp8: with reuseB
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x128.fp8_fp8 %0#0, %0#1, %0#2 {reuseB = true} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x128.fp8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = true}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x16.bf16: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x16.bf16 %0#0, %0#1, %0#2 : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x16.bf16"(%0#0, %0#1, %0#2) : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x16.bf16: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x16.bf16 %0#0, %0#1, %0#2 {t.x = 1 : i32} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x16.bf16"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x16.bf8_bf8: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x16.bf8_bf8 %0#0, %0#1, %0#2 : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x16.bf8_bf8"(%0#0, %0#1, %0#2) : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x16.bf8_bf8: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x16.bf8_bf8 %0#0, %0#1, %0#2 {t.x = 1 : i32} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x16.bf8_bf8"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x16.bf8_fp8: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x16.bf8_fp8 %0#0, %0#1, %0#2 : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x16.bf8_fp8"(%0#0, %0#1, %0#2) : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x16.bf8_fp8: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x16.bf8_fp8 %0#0, %0#1, %0#2 {t.x = 1 : i32} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x16.bf8_fp8"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x16.f16: bare
module {
  %0:3 = "t.values"() : () -> (f16, f16, f32)
  %1 = rocdl.wmma.f32.16x16x16.f16 %0#0, %0#1, %0#2 : (f16, f16, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f32)
  %1 = "rocdl.wmma.f32.16x16x16.f16"(%0#0, %0#1, %0#2) : (f16, f16, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x16.f16: full
module {
  %0:3 = "t.values"() : () -> (f16, f16, f32)
  %1 = rocdl.wmma.f32.16x16x16.f16 %0#0, %0#1, %0#2 {t.x = 1 : i32} : (f16, f16, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f32)
  %1 = "rocdl.wmma.f32.16x16x16.f16"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (f16, f16, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x16.fp8_bf8: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x16.fp8_bf8 %0#0, %0#1, %0#2 : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x16.fp8_bf8"(%0#0, %0#1, %0#2) : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x16.fp8_bf8: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x16.fp8_bf8 %0#0, %0#1, %0#2 {t.x = 1 : i32} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x16.fp8_bf8"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x16.fp8_fp8: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x16.fp8_fp8 %0#0, %0#1, %0#2 : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x16.fp8_fp8"(%0#0, %0#1, %0#2) : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x16.fp8_fp8: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x16.fp8_fp8 %0#0, %0#1, %0#2 {t.x = 1 : i32} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x16.fp8_fp8"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x32.bf16: bare
module {
  %0:3 = "t.values"() : () -> (bf16, bf16, f32)
  %1 = rocdl.wmma.f32.16x16x32.bf16 %0#0, %0#1, %0#2 : (bf16, bf16, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (bf16, bf16, f32)
  %1 = "rocdl.wmma.f32.16x16x32.bf16"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = false, signB = false}> : (bf16, bf16, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x32.bf16: full
module {
  %0:3 = "t.values"() : () -> (bf16, bf16, f32)
  %1 = rocdl.wmma.f32.16x16x32.bf16 %0#0, %0#1, %0#2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true, t.x = 1 : i32} : (bf16, bf16, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (bf16, bf16, f32)
  %1 = "rocdl.wmma.f32.16x16x32.bf16"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true}> {t.x = 1 : i32} : (bf16, bf16, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x32.bf16: with signA
module {
  %0:3 = "t.values"() : () -> (bf16, bf16, f32)
  %1 = rocdl.wmma.f32.16x16x32.bf16 %0#0, %0#1, %0#2 {signA = true} : (bf16, bf16, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (bf16, bf16, f32)
  %1 = "rocdl.wmma.f32.16x16x32.bf16"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = true, signB = false}> : (bf16, bf16, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x32.bf16: with signB
module {
  %0:3 = "t.values"() : () -> (bf16, bf16, f32)
  %1 = rocdl.wmma.f32.16x16x32.bf16 %0#0, %0#1, %0#2 {signB = true} : (bf16, bf16, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (bf16, bf16, f32)
  %1 = "rocdl.wmma.f32.16x16x32.bf16"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = false, signB = true}> : (bf16, bf16, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x32.bf16: with modC
module {
  %0:3 = "t.values"() : () -> (bf16, bf16, f32)
  %1 = rocdl.wmma.f32.16x16x32.bf16 %0#0, %0#1, %0#2 {modC = 1 : i16} : (bf16, bf16, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (bf16, bf16, f32)
  %1 = "rocdl.wmma.f32.16x16x32.bf16"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = false, reuseB = false, signA = false, signB = false}> : (bf16, bf16, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x32.f16: bare
module {
  %0:3 = "t.values"() : () -> (f16, f16, f32)
  %1 = rocdl.wmma.f32.16x16x32.f16 %0#0, %0#1, %0#2 : (f16, f16, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f32)
  %1 = "rocdl.wmma.f32.16x16x32.f16"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = false, signB = false}> : (f16, f16, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x32.f16: full
module {
  %0:3 = "t.values"() : () -> (f16, f16, f32)
  %1 = rocdl.wmma.f32.16x16x32.f16 %0#0, %0#1, %0#2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true, t.x = 1 : i32} : (f16, f16, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f32)
  %1 = "rocdl.wmma.f32.16x16x32.f16"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true}> {t.x = 1 : i32} : (f16, f16, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x32.f16: with signA
module {
  %0:3 = "t.values"() : () -> (f16, f16, f32)
  %1 = rocdl.wmma.f32.16x16x32.f16 %0#0, %0#1, %0#2 {signA = true} : (f16, f16, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f32)
  %1 = "rocdl.wmma.f32.16x16x32.f16"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = true, signB = false}> : (f16, f16, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x32.f16: with signB
module {
  %0:3 = "t.values"() : () -> (f16, f16, f32)
  %1 = rocdl.wmma.f32.16x16x32.f16 %0#0, %0#1, %0#2 {signB = true} : (f16, f16, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f32)
  %1 = "rocdl.wmma.f32.16x16x32.f16"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = false, signB = true}> : (f16, f16, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x32.f16: with modC
module {
  %0:3 = "t.values"() : () -> (f16, f16, f32)
  %1 = rocdl.wmma.f32.16x16x32.f16 %0#0, %0#1, %0#2 {modC = 1 : i16} : (f16, f16, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f16, f16, f32)
  %1 = "rocdl.wmma.f32.16x16x32.f16"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = false, reuseB = false, signA = false, signB = false}> : (f16, f16, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x4.f32: bare
module {
  %0:3 = "t.values"() : () -> (f32, f32, f32)
  %1 = rocdl.wmma.f32.16x16x4.f32 %0#0, %0#1, %0#2 : (f32, f32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, f32, f32)
  %1 = "rocdl.wmma.f32.16x16x4.f32"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = false, signB = false}> : (f32, f32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x4.f32: full
module {
  %0:3 = "t.values"() : () -> (f32, f32, f32)
  %1 = rocdl.wmma.f32.16x16x4.f32 %0#0, %0#1, %0#2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true, t.x = 1 : i32} : (f32, f32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, f32, f32)
  %1 = "rocdl.wmma.f32.16x16x4.f32"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true}> {t.x = 1 : i32} : (f32, f32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x4.f32: with signA
module {
  %0:3 = "t.values"() : () -> (f32, f32, f32)
  %1 = rocdl.wmma.f32.16x16x4.f32 %0#0, %0#1, %0#2 {signA = true} : (f32, f32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, f32, f32)
  %1 = "rocdl.wmma.f32.16x16x4.f32"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = true, signB = false}> : (f32, f32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x4.f32: with signB
module {
  %0:3 = "t.values"() : () -> (f32, f32, f32)
  %1 = rocdl.wmma.f32.16x16x4.f32 %0#0, %0#1, %0#2 {signB = true} : (f32, f32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, f32, f32)
  %1 = "rocdl.wmma.f32.16x16x4.f32"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = false, signB = true}> : (f32, f32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x4.f32: with modC
module {
  %0:3 = "t.values"() : () -> (f32, f32, f32)
  %1 = rocdl.wmma.f32.16x16x4.f32 %0#0, %0#1, %0#2 {modC = 1 : i16} : (f32, f32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, f32, f32)
  %1 = "rocdl.wmma.f32.16x16x4.f32"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = false, reuseB = false, signA = false, signB = false}> : (f32, f32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x64.bf8_bf8: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x64.bf8_bf8 %0#0, %0#1, %0#2 : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x64.bf8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x64.bf8_bf8: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x64.bf8_bf8 %0#0, %0#1, %0#2 {modC = 1 : i16, reuseA = true, reuseB = true, t.x = 1 : i32} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x64.bf8_bf8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = true, reuseB = true}> {t.x = 1 : i32} : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x64.bf8_bf8: with modC
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x64.bf8_bf8 %0#0, %0#1, %0#2 {modC = 1 : i16} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x64.bf8_bf8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = false, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x64.bf8_bf8: with reuseA
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x64.bf8_bf8 %0#0, %0#1, %0#2 {reuseA = true} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x64.bf8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = true, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x64.bf8_bf8: with reuseB
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x64.bf8_bf8 %0#0, %0#1, %0#2 {reuseB = true} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x64.bf8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = true}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x64.bf8_fp8: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x64.bf8_fp8 %0#0, %0#1, %0#2 : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x64.bf8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x64.bf8_fp8: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x64.bf8_fp8 %0#0, %0#1, %0#2 {modC = 1 : i16, reuseA = true, reuseB = true, t.x = 1 : i32} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x64.bf8_fp8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = true, reuseB = true}> {t.x = 1 : i32} : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x64.bf8_fp8: with modC
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x64.bf8_fp8 %0#0, %0#1, %0#2 {modC = 1 : i16} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x64.bf8_fp8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = false, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x64.bf8_fp8: with reuseA
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x64.bf8_fp8 %0#0, %0#1, %0#2 {reuseA = true} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x64.bf8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = true, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x64.bf8_fp8: with reuseB
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x64.bf8_fp8 %0#0, %0#1, %0#2 {reuseB = true} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x64.bf8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = true}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x64.fp8_bf8: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x64.fp8_bf8 %0#0, %0#1, %0#2 : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x64.fp8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x64.fp8_bf8: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x64.fp8_bf8 %0#0, %0#1, %0#2 {modC = 1 : i16, reuseA = true, reuseB = true, t.x = 1 : i32} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x64.fp8_bf8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = true, reuseB = true}> {t.x = 1 : i32} : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x64.fp8_bf8: with modC
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x64.fp8_bf8 %0#0, %0#1, %0#2 {modC = 1 : i16} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x64.fp8_bf8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = false, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x64.fp8_bf8: with reuseA
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x64.fp8_bf8 %0#0, %0#1, %0#2 {reuseA = true} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x64.fp8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = true, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x64.fp8_bf8: with reuseB
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x64.fp8_bf8 %0#0, %0#1, %0#2 {reuseB = true} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x64.fp8_bf8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = true}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x64.fp8_fp8: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x64.fp8_fp8 %0#0, %0#1, %0#2 : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x64.fp8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x64.fp8_fp8: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x64.fp8_fp8 %0#0, %0#1, %0#2 {modC = 1 : i16, reuseA = true, reuseB = true, t.x = 1 : i32} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x64.fp8_fp8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = true, reuseB = true}> {t.x = 1 : i32} : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x64.fp8_fp8: with modC
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x64.fp8_fp8 %0#0, %0#1, %0#2 {modC = 1 : i16} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x64.fp8_fp8"(%0#0, %0#1, %0#2) <{modC = 1 : i16, reuseA = false, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x64.fp8_fp8: with reuseA
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x64.fp8_fp8 %0#0, %0#1, %0#2 {reuseA = true} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x64.fp8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = true, reuseB = false}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.f32.16x16x64.fp8_fp8: with reuseB
module {
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = rocdl.wmma.f32.16x16x64.fp8_fp8 %0#0, %0#1, %0#2 {reuseB = true} : (i32, i32, f32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, f32)
  %1 = "rocdl.wmma.f32.16x16x64.fp8_fp8"(%0#0, %0#1, %0#2) <{modC = 0 : i16, reuseA = false, reuseB = true}> : (i32, i32, f32) -> f32
}) : () -> ()
// ===== rocdl.wmma.i32.16x16x16.iu4: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = rocdl.wmma.i32.16x16x16.iu4 %0#0, %0#1, %0#2 : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "rocdl.wmma.i32.16x16x16.iu4"(%0#0, %0#1, %0#2) <{clamp = false, signA = false, signB = false}> : (i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.wmma.i32.16x16x16.iu4: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = rocdl.wmma.i32.16x16x16.iu4 %0#0, %0#1, %0#2 {clamp = true, signA = true, signB = true, t.x = 1 : i32} : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "rocdl.wmma.i32.16x16x16.iu4"(%0#0, %0#1, %0#2) <{clamp = true, signA = true, signB = true}> {t.x = 1 : i32} : (i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.wmma.i32.16x16x16.iu4: with signA
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = rocdl.wmma.i32.16x16x16.iu4 %0#0, %0#1, %0#2 {signA = true} : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "rocdl.wmma.i32.16x16x16.iu4"(%0#0, %0#1, %0#2) <{clamp = false, signA = true, signB = false}> : (i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.wmma.i32.16x16x16.iu4: with signB
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = rocdl.wmma.i32.16x16x16.iu4 %0#0, %0#1, %0#2 {signB = true} : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "rocdl.wmma.i32.16x16x16.iu4"(%0#0, %0#1, %0#2) <{clamp = false, signA = false, signB = true}> : (i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.wmma.i32.16x16x16.iu4: with clamp
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = rocdl.wmma.i32.16x16x16.iu4 %0#0, %0#1, %0#2 {clamp = true} : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "rocdl.wmma.i32.16x16x16.iu4"(%0#0, %0#1, %0#2) <{clamp = true, signA = false, signB = false}> : (i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.wmma.i32.16x16x16.iu8: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = rocdl.wmma.i32.16x16x16.iu8 %0#0, %0#1, %0#2 : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "rocdl.wmma.i32.16x16x16.iu8"(%0#0, %0#1, %0#2) <{clamp = false, signA = false, signB = false}> : (i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.wmma.i32.16x16x16.iu8: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = rocdl.wmma.i32.16x16x16.iu8 %0#0, %0#1, %0#2 {clamp = true, signA = true, signB = true, t.x = 1 : i32} : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "rocdl.wmma.i32.16x16x16.iu8"(%0#0, %0#1, %0#2) <{clamp = true, signA = true, signB = true}> {t.x = 1 : i32} : (i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.wmma.i32.16x16x16.iu8: with signA
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = rocdl.wmma.i32.16x16x16.iu8 %0#0, %0#1, %0#2 {signA = true} : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "rocdl.wmma.i32.16x16x16.iu8"(%0#0, %0#1, %0#2) <{clamp = false, signA = true, signB = false}> : (i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.wmma.i32.16x16x16.iu8: with signB
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = rocdl.wmma.i32.16x16x16.iu8 %0#0, %0#1, %0#2 {signB = true} : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "rocdl.wmma.i32.16x16x16.iu8"(%0#0, %0#1, %0#2) <{clamp = false, signA = false, signB = true}> : (i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.wmma.i32.16x16x16.iu8: with clamp
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = rocdl.wmma.i32.16x16x16.iu8 %0#0, %0#1, %0#2 {clamp = true} : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "rocdl.wmma.i32.16x16x16.iu8"(%0#0, %0#1, %0#2) <{clamp = true, signA = false, signB = false}> : (i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.wmma.i32.16x16x32.iu4: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = rocdl.wmma.i32.16x16x32.iu4 %0#0, %0#1, %0#2 : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "rocdl.wmma.i32.16x16x32.iu4"(%0#0, %0#1, %0#2) <{clamp = false, signA = false, signB = false}> : (i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.wmma.i32.16x16x32.iu4: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = rocdl.wmma.i32.16x16x32.iu4 %0#0, %0#1, %0#2 {clamp = true, signA = true, signB = true, t.x = 1 : i32} : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "rocdl.wmma.i32.16x16x32.iu4"(%0#0, %0#1, %0#2) <{clamp = true, signA = true, signB = true}> {t.x = 1 : i32} : (i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.wmma.i32.16x16x32.iu4: with signA
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = rocdl.wmma.i32.16x16x32.iu4 %0#0, %0#1, %0#2 {signA = true} : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "rocdl.wmma.i32.16x16x32.iu4"(%0#0, %0#1, %0#2) <{clamp = false, signA = true, signB = false}> : (i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.wmma.i32.16x16x32.iu4: with signB
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = rocdl.wmma.i32.16x16x32.iu4 %0#0, %0#1, %0#2 {signB = true} : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "rocdl.wmma.i32.16x16x32.iu4"(%0#0, %0#1, %0#2) <{clamp = false, signA = false, signB = true}> : (i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.wmma.i32.16x16x32.iu4: with clamp
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = rocdl.wmma.i32.16x16x32.iu4 %0#0, %0#1, %0#2 {clamp = true} : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "rocdl.wmma.i32.16x16x32.iu4"(%0#0, %0#1, %0#2) <{clamp = true, signA = false, signB = false}> : (i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.wmma.i32.16x16x64.iu8: bare
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = rocdl.wmma.i32.16x16x64.iu8 %0#0, %0#1, %0#2 : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "rocdl.wmma.i32.16x16x64.iu8"(%0#0, %0#1, %0#2) <{clamp = false, reuseA = false, reuseB = false, signA = false, signB = false}> : (i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.wmma.i32.16x16x64.iu8: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = rocdl.wmma.i32.16x16x64.iu8 %0#0, %0#1, %0#2 {clamp = true, reuseA = true, reuseB = true, signA = true, signB = true, t.x = 1 : i32} : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "rocdl.wmma.i32.16x16x64.iu8"(%0#0, %0#1, %0#2) <{clamp = true, reuseA = true, reuseB = true, signA = true, signB = true}> {t.x = 1 : i32} : (i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.wmma.i32.16x16x64.iu8: with signA
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = rocdl.wmma.i32.16x16x64.iu8 %0#0, %0#1, %0#2 {signA = true} : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "rocdl.wmma.i32.16x16x64.iu8"(%0#0, %0#1, %0#2) <{clamp = false, reuseA = false, reuseB = false, signA = true, signB = false}> : (i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.wmma.i32.16x16x64.iu8: with signB
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = rocdl.wmma.i32.16x16x64.iu8 %0#0, %0#1, %0#2 {signB = true} : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "rocdl.wmma.i32.16x16x64.iu8"(%0#0, %0#1, %0#2) <{clamp = false, reuseA = false, reuseB = false, signA = false, signB = true}> : (i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.wmma.i32.16x16x64.iu8: with reuseA
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = rocdl.wmma.i32.16x16x64.iu8 %0#0, %0#1, %0#2 {reuseA = true} : (i32, i32, i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "rocdl.wmma.i32.16x16x64.iu8"(%0#0, %0#1, %0#2) <{clamp = false, reuseA = true, reuseB = false, signA = false, signB = false}> : (i32, i32, i32) -> i32
}) : () -> ()
// ===== rocdl.wmma.scale.f32.16x16x128.f8f6f4: bare
module {
  %0:5 = "t.values"() : () -> (i32, i32, f32, i32, i32)
  %1 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %0#0, %0#1, %0#2, %0#3, %0#4 : (i32, i32, f32, i32, i32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, f32, i32, i32)
  %1 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%0#0, %0#1, %0#2, %0#3, %0#4) <{fmtA = 0 : i32, fmtB = 0 : i32, fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 0 : i32, scaleBType = 0 : i32}> : (i32, i32, f32, i32, i32) -> f32
}) : () -> ()
// ===== rocdl.wmma.scale.f32.16x16x128.f8f6f4: full
module {
  %0:5 = "t.values"() : () -> (i32, i32, f32, i32, i32)
  %1 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %0#0, %0#1, %0#2, %0#3, %0#4 {fmtA = 1 : i32, fmtB = 1 : i32, fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32, t.x = 1 : i32} : (i32, i32, f32, i32, i32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, f32, i32, i32)
  %1 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%0#0, %0#1, %0#2, %0#3, %0#4) <{fmtA = 1 : i32, fmtB = 1 : i32, fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32}> {t.x = 1 : i32} : (i32, i32, f32, i32, i32) -> f32
}) : () -> ()
// ===== rocdl.wmma.scale.f32.16x16x128.f8f6f4: with fmtA
module {
  %0:5 = "t.values"() : () -> (i32, i32, f32, i32, i32)
  %1 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %0#0, %0#1, %0#2, %0#3, %0#4 {fmtA = 1 : i32} : (i32, i32, f32, i32, i32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, f32, i32, i32)
  %1 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%0#0, %0#1, %0#2, %0#3, %0#4) <{fmtA = 1 : i32, fmtB = 0 : i32, fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 0 : i32, scaleBType = 0 : i32}> : (i32, i32, f32, i32, i32) -> f32
}) : () -> ()
// ===== rocdl.wmma.scale.f32.16x16x128.f8f6f4: with fmtB
module {
  %0:5 = "t.values"() : () -> (i32, i32, f32, i32, i32)
  %1 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %0#0, %0#1, %0#2, %0#3, %0#4 {fmtB = 1 : i32} : (i32, i32, f32, i32, i32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, f32, i32, i32)
  %1 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%0#0, %0#1, %0#2, %0#3, %0#4) <{fmtA = 0 : i32, fmtB = 1 : i32, fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 0 : i32, scaleBType = 0 : i32}> : (i32, i32, f32, i32, i32) -> f32
}) : () -> ()
// ===== rocdl.wmma.scale.f32.16x16x128.f8f6f4: with modC
module {
  %0:5 = "t.values"() : () -> (i32, i32, f32, i32, i32)
  %1 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %0#0, %0#1, %0#2, %0#3, %0#4 {modC = 1 : i16} : (i32, i32, f32, i32, i32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, f32, i32, i32)
  %1 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%0#0, %0#1, %0#2, %0#3, %0#4) <{fmtA = 0 : i32, fmtB = 0 : i32, fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 1 : i16, reuseA = false, reuseB = false, scaleAType = 0 : i32, scaleBType = 0 : i32}> : (i32, i32, f32, i32, i32) -> f32
}) : () -> ()
// ===== rocdl.wmma.scale.f32.32x16x128.f4: bare
module {
  %0:5 = "t.values"() : () -> (i32, i32, f32, i32, i32)
  %1 = rocdl.wmma.scale.f32.32x16x128.f4 %0#0, %0#1, %0#2, %0#3, %0#4 : (i32, i32, f32, i32, i32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, f32, i32, i32)
  %1 = "rocdl.wmma.scale.f32.32x16x128.f4"(%0#0, %0#1, %0#2, %0#3, %0#4) <{fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 0 : i32, scaleBType = 0 : i32}> : (i32, i32, f32, i32, i32) -> f32
}) : () -> ()
// ===== rocdl.wmma.scale.f32.32x16x128.f4: full
module {
  %0:5 = "t.values"() : () -> (i32, i32, f32, i32, i32)
  %1 = rocdl.wmma.scale.f32.32x16x128.f4 %0#0, %0#1, %0#2, %0#3, %0#4 {fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32, t.x = 1 : i32} : (i32, i32, f32, i32, i32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, f32, i32, i32)
  %1 = "rocdl.wmma.scale.f32.32x16x128.f4"(%0#0, %0#1, %0#2, %0#3, %0#4) <{fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32}> {t.x = 1 : i32} : (i32, i32, f32, i32, i32) -> f32
}) : () -> ()
// ===== rocdl.wmma.scale.f32.32x16x128.f4: with modC
module {
  %0:5 = "t.values"() : () -> (i32, i32, f32, i32, i32)
  %1 = rocdl.wmma.scale.f32.32x16x128.f4 %0#0, %0#1, %0#2, %0#3, %0#4 {modC = 1 : i16} : (i32, i32, f32, i32, i32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, f32, i32, i32)
  %1 = "rocdl.wmma.scale.f32.32x16x128.f4"(%0#0, %0#1, %0#2, %0#3, %0#4) <{fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 1 : i16, reuseA = false, reuseB = false, scaleAType = 0 : i32, scaleBType = 0 : i32}> : (i32, i32, f32, i32, i32) -> f32
}) : () -> ()
// ===== rocdl.wmma.scale.f32.32x16x128.f4: with scaleAType
module {
  %0:5 = "t.values"() : () -> (i32, i32, f32, i32, i32)
  %1 = rocdl.wmma.scale.f32.32x16x128.f4 %0#0, %0#1, %0#2, %0#3, %0#4 {scaleAType = 1 : i32} : (i32, i32, f32, i32, i32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, f32, i32, i32)
  %1 = "rocdl.wmma.scale.f32.32x16x128.f4"(%0#0, %0#1, %0#2, %0#3, %0#4) <{fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 1 : i32, scaleBType = 0 : i32}> : (i32, i32, f32, i32, i32) -> f32
}) : () -> ()
// ===== rocdl.wmma.scale.f32.32x16x128.f4: with fmtScaleA
module {
  %0:5 = "t.values"() : () -> (i32, i32, f32, i32, i32)
  %1 = rocdl.wmma.scale.f32.32x16x128.f4 %0#0, %0#1, %0#2, %0#3, %0#4 {fmtScaleA = 1 : i32} : (i32, i32, f32, i32, i32) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, f32, i32, i32)
  %1 = "rocdl.wmma.scale.f32.32x16x128.f4"(%0#0, %0#1, %0#2, %0#3, %0#4) <{fmtScaleA = 1 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 0 : i32, scaleBType = 0 : i32}> : (i32, i32, f32, i32, i32) -> f32
}) : () -> ()
// ===== rocdl.wmma.scale16.f32.16x16x128.f8f6f4: bare
module {
  %0:5 = "t.values"() : () -> (i32, i32, f32, i64, i64)
  %1 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %0#0, %0#1, %0#2, %0#3, %0#4 : (i32, i32, f32, i64, i64) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, f32, i64, i64)
  %1 = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%0#0, %0#1, %0#2, %0#3, %0#4) <{fmtA = 0 : i32, fmtB = 0 : i32, fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 0 : i32, scaleBType = 0 : i32}> : (i32, i32, f32, i64, i64) -> f32
}) : () -> ()
// ===== rocdl.wmma.scale16.f32.16x16x128.f8f6f4: full
module {
  %0:5 = "t.values"() : () -> (i32, i32, f32, i64, i64)
  %1 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %0#0, %0#1, %0#2, %0#3, %0#4 {fmtA = 1 : i32, fmtB = 1 : i32, fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32, t.x = 1 : i32} : (i32, i32, f32, i64, i64) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, f32, i64, i64)
  %1 = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%0#0, %0#1, %0#2, %0#3, %0#4) <{fmtA = 1 : i32, fmtB = 1 : i32, fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32}> {t.x = 1 : i32} : (i32, i32, f32, i64, i64) -> f32
}) : () -> ()
// ===== rocdl.wmma.scale16.f32.16x16x128.f8f6f4: with fmtA
module {
  %0:5 = "t.values"() : () -> (i32, i32, f32, i64, i64)
  %1 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %0#0, %0#1, %0#2, %0#3, %0#4 {fmtA = 1 : i32} : (i32, i32, f32, i64, i64) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, f32, i64, i64)
  %1 = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%0#0, %0#1, %0#2, %0#3, %0#4) <{fmtA = 1 : i32, fmtB = 0 : i32, fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 0 : i32, scaleBType = 0 : i32}> : (i32, i32, f32, i64, i64) -> f32
}) : () -> ()
// ===== rocdl.wmma.scale16.f32.16x16x128.f8f6f4: with fmtB
module {
  %0:5 = "t.values"() : () -> (i32, i32, f32, i64, i64)
  %1 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %0#0, %0#1, %0#2, %0#3, %0#4 {fmtB = 1 : i32} : (i32, i32, f32, i64, i64) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, f32, i64, i64)
  %1 = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%0#0, %0#1, %0#2, %0#3, %0#4) <{fmtA = 0 : i32, fmtB = 1 : i32, fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 0 : i32, scaleBType = 0 : i32}> : (i32, i32, f32, i64, i64) -> f32
}) : () -> ()
// ===== rocdl.wmma.scale16.f32.16x16x128.f8f6f4: with modC
module {
  %0:5 = "t.values"() : () -> (i32, i32, f32, i64, i64)
  %1 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %0#0, %0#1, %0#2, %0#3, %0#4 {modC = 1 : i16} : (i32, i32, f32, i64, i64) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, f32, i64, i64)
  %1 = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%0#0, %0#1, %0#2, %0#3, %0#4) <{fmtA = 0 : i32, fmtB = 0 : i32, fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 1 : i16, reuseA = false, reuseB = false, scaleAType = 0 : i32, scaleBType = 0 : i32}> : (i32, i32, f32, i64, i64) -> f32
}) : () -> ()
// ===== rocdl.wmma.scale16.f32.32x16x128.f4: bare
module {
  %0:5 = "t.values"() : () -> (i32, i32, f32, i64, i64)
  %1 = rocdl.wmma.scale16.f32.32x16x128.f4 %0#0, %0#1, %0#2, %0#3, %0#4 : (i32, i32, f32, i64, i64) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, f32, i64, i64)
  %1 = "rocdl.wmma.scale16.f32.32x16x128.f4"(%0#0, %0#1, %0#2, %0#3, %0#4) <{fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 0 : i32, scaleBType = 0 : i32}> : (i32, i32, f32, i64, i64) -> f32
}) : () -> ()
// ===== rocdl.wmma.scale16.f32.32x16x128.f4: full
module {
  %0:5 = "t.values"() : () -> (i32, i32, f32, i64, i64)
  %1 = rocdl.wmma.scale16.f32.32x16x128.f4 %0#0, %0#1, %0#2, %0#3, %0#4 {fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32, t.x = 1 : i32} : (i32, i32, f32, i64, i64) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, f32, i64, i64)
  %1 = "rocdl.wmma.scale16.f32.32x16x128.f4"(%0#0, %0#1, %0#2, %0#3, %0#4) <{fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32}> {t.x = 1 : i32} : (i32, i32, f32, i64, i64) -> f32
}) : () -> ()
// ===== rocdl.wmma.scale16.f32.32x16x128.f4: with modC
module {
  %0:5 = "t.values"() : () -> (i32, i32, f32, i64, i64)
  %1 = rocdl.wmma.scale16.f32.32x16x128.f4 %0#0, %0#1, %0#2, %0#3, %0#4 {modC = 1 : i16} : (i32, i32, f32, i64, i64) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, f32, i64, i64)
  %1 = "rocdl.wmma.scale16.f32.32x16x128.f4"(%0#0, %0#1, %0#2, %0#3, %0#4) <{fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 1 : i16, reuseA = false, reuseB = false, scaleAType = 0 : i32, scaleBType = 0 : i32}> : (i32, i32, f32, i64, i64) -> f32
}) : () -> ()
// ===== rocdl.wmma.scale16.f32.32x16x128.f4: with scaleAType
module {
  %0:5 = "t.values"() : () -> (i32, i32, f32, i64, i64)
  %1 = rocdl.wmma.scale16.f32.32x16x128.f4 %0#0, %0#1, %0#2, %0#3, %0#4 {scaleAType = 1 : i32} : (i32, i32, f32, i64, i64) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, f32, i64, i64)
  %1 = "rocdl.wmma.scale16.f32.32x16x128.f4"(%0#0, %0#1, %0#2, %0#3, %0#4) <{fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 1 : i32, scaleBType = 0 : i32}> : (i32, i32, f32, i64, i64) -> f32
}) : () -> ()
// ===== rocdl.wmma.scale16.f32.32x16x128.f4: with fmtScaleA
module {
  %0:5 = "t.values"() : () -> (i32, i32, f32, i64, i64)
  %1 = rocdl.wmma.scale16.f32.32x16x128.f4 %0#0, %0#1, %0#2, %0#3, %0#4 {fmtScaleA = 1 : i32} : (i32, i32, f32, i64, i64) -> f32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, f32, i64, i64)
  %1 = "rocdl.wmma.scale16.f32.32x16x128.f4"(%0#0, %0#1, %0#2, %0#3, %0#4) <{fmtScaleA = 1 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 0 : i32, scaleBType = 0 : i32}> : (i32, i32, f32, i64, i64) -> f32
}) : () -> ()
// ===== rocdl.workgroup.dim.x: bare
module {
  %0 = rocdl.workgroup.dim.x : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.workgroup.dim.x"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.workgroup.dim.x: full
module {
  %0 = rocdl.workgroup.dim.x range <i32, 0, 8> {t.x = 1 : i32} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.workgroup.dim.x"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.workgroup.dim.y: bare
module {
  %0 = rocdl.workgroup.dim.y : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.workgroup.dim.y"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.workgroup.dim.y: full
module {
  %0 = rocdl.workgroup.dim.y range <i32, 0, 8> {t.x = 1 : i32} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.workgroup.dim.y"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.workgroup.dim.z: bare
module {
  %0 = rocdl.workgroup.dim.z : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.workgroup.dim.z"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.workgroup.dim.z: full
module {
  %0 = rocdl.workgroup.dim.z range <i32, 0, 8> {t.x = 1 : i32} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.workgroup.dim.z"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.workgroup.id.x: bare
module {
  %0 = rocdl.workgroup.id.x : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.workgroup.id.x"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.workgroup.id.x: full
module {
  %0 = rocdl.workgroup.id.x range <i32, 0, 8> {t.x = 1 : i32} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.workgroup.id.x"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.workgroup.id.y: bare
module {
  %0 = rocdl.workgroup.id.y : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.workgroup.id.y"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.workgroup.id.y: full
module {
  %0 = rocdl.workgroup.id.y range <i32, 0, 8> {t.x = 1 : i32} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.workgroup.id.y"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.workgroup.id.z: bare
module {
  %0 = rocdl.workgroup.id.z : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.workgroup.id.z"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.workgroup.id.z: full
module {
  %0 = rocdl.workgroup.id.z range <i32, 0, 8> {t.x = 1 : i32} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.workgroup.id.z"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.workitem.id.x: bare
module {
  %0 = rocdl.workitem.id.x : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.workitem.id.x"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.workitem.id.x: full
module {
  %0 = rocdl.workitem.id.x range <i32, 0, 8> {t.x = 1 : i32} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.workitem.id.x"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.workitem.id.y: bare
module {
  %0 = rocdl.workitem.id.y : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.workitem.id.y"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.workitem.id.y: full
module {
  %0 = rocdl.workitem.id.y range <i32, 0, 8> {t.x = 1 : i32} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.workitem.id.y"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.workitem.id.z: bare
module {
  %0 = rocdl.workitem.id.z : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.workitem.id.z"() : () -> vector<4xf32>
}) : () -> ()
// ===== rocdl.workitem.id.z: full
module {
  %0 = rocdl.workitem.id.z range <i32, 0, 8> {t.x = 1 : i32} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "rocdl.workitem.id.z"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> vector<4xf32>
}) : () -> ()
