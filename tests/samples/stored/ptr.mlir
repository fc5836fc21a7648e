// ===== ptr.constant: by hand
module {
  func.func @f() {
    %0 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
    %1 = ptr.constant #ptr.address<4096> : !ptr.ptr<#ptr.generic_space>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "ptr.constant"() <{value = #ptr.null : !ptr.ptr<#ptr.generic_space>}> : () -> !ptr.ptr<#ptr.generic_space>
    %1 = "ptr.constant"() <{value = #ptr.address<4096> : !ptr.ptr<#ptr.generic_space>}> : () -> !ptr.ptr<#ptr.generic_space>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== ptr.from_ptr: by hand
module {
  func.func @f(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: memref<?xf32, #ptr.generic_space>) {
    %0 = ptr.get_metadata %arg1 : memref<?xf32, #ptr.generic_space>
    %1 = ptr.from_ptr %arg0 metadata %0 : <#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
    %2 = ptr.from_ptr %arg0 : <#ptr.generic_space> -> memref<f32, #ptr.generic_space>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, memref<?xf32, #ptr.generic_space>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: memref<?xf32, #ptr.generic_space>):
    %0 = "ptr.get_metadata"(%arg1) : (memref<?xf32, #ptr.generic_space>) -> !ptr.ptr_metadata<memref<?xf32, #ptr.generic_space>>
    %1 = "ptr.from_ptr"(%arg0, %0) : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr_metadata<memref<?xf32, #ptr.generic_space>>) -> memref<?xf32, #ptr.generic_space>
    %2 = "ptr.from_ptr"(%arg0) : (!ptr.ptr<#ptr.generic_space>) -> memref<f32, #ptr.generic_space>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== ptr.gather: bare
module {
  %0:3 = "t.values"() : () -> (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>, vector<4xi32>)
  %1 = ptr.gather %0#0, %0#1, %0#2 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>, vector<4xi32>)
  %1 = "ptr.gather"(%0#0, %0#1, %0#2) <{alignment = []}> : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
}) : () -> ()
// ===== ptr.get_metadata: by hand
module {
  func.func @f(%arg0: memref<?xf32, #ptr.generic_space>) {
    %0 = ptr.get_metadata %arg0 : memref<?xf32, #ptr.generic_space>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32, #ptr.generic_space>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?xf32, #ptr.generic_space>):
    %0 = "ptr.get_metadata"(%arg0) : (memref<?xf32, #ptr.generic_space>) -> !ptr.ptr_metadata<memref<?xf32, #ptr.generic_space>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== ptr.load: bare
module {
  %0 = "t.values"() : () -> !ptr.ptr<#ptr.generic_space>
  %1 = ptr.load %0 : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !ptr.ptr<#ptr.generic_space>
  %1 = "ptr.load"(%0) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space>
}) : () -> ()
// ===== ptr.load: with volatile_
module {
  %0 = "t.values"() : () -> !ptr.ptr<#ptr.generic_space>
  %1 = ptr.load volatile %0 : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !ptr.ptr<#ptr.generic_space>
  %1 = "ptr.load"(%0) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_}> : (!ptr.ptr<#ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space>
}) : () -> ()
// ===== ptr.load: with nontemporal
module {
  %0 = "t.values"() : () -> !ptr.ptr<#ptr.generic_space>
  %1 = ptr.load %0 nontemporal : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !ptr.ptr<#ptr.generic_space>
  %1 = "ptr.load"(%0) <{alignment = [], invariant = false, invariantGroup = false, nontemporal, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space>
}) : () -> ()
// ===== ptr.load: with invariant
module {
  %0 = "t.values"() : () -> !ptr.ptr<#ptr.generic_space>
  %1 = ptr.load %0 invariant : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !ptr.ptr<#ptr.generic_space>
  %1 = "ptr.load"(%0) <{alignment = [], invariant, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space>
}) : () -> ()
// ===== ptr.load: with invariantGroup
module {
  %0 = "t.values"() : () -> !ptr.ptr<#ptr.generic_space>
  %1 = ptr.load %0 invariant_group : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !ptr.ptr<#ptr.generic_space>
  %1 = "ptr.load"(%0) <{alignment = [], invariant = false, invariantGroup, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space>
}) : () -> ()
// ===== ptr.masked_load: bare
module {
  %0:3 = "t.values"() : () -> (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xi32>)
  %1 = ptr.masked_load %0#0, %0#1, %0#2 : !ptr.ptr<#ptr.generic_space> -> vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xi32>)
  %1 = "ptr.masked_load"(%0#0, %0#1, %0#2) <{alignment = []}> : (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
}) : () -> ()
// ===== ptr.masked_store: bare
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, !ptr.ptr<#ptr.generic_space>, vector<4xi1>)
  ptr.masked_store %0#0, %0#1, %0#2 : vector<4xi32>, !ptr.ptr<#ptr.generic_space>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, !ptr.ptr<#ptr.generic_space>, vector<4xi1>)
  "ptr.masked_store"(%0#0, %0#1, %0#2) <{alignment = []}> : (vector<4xi32>, !ptr.ptr<#ptr.generic_space>, vector<4xi1>) -> ()
}) : () -> ()
// ===== ptr.ptr_add: bare
module {
  %0:2 = "t.values"() : () -> (!ptr.ptr<#ptr.generic_space>, i32)
  %1 = ptr.ptr_add %0#0, %0#1 : !ptr.ptr<#ptr.generic_space>, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!ptr.ptr<#ptr.generic_space>, i32)
  %1 = "ptr.ptr_add"(%0#0, %0#1) <{flags = 0 : i32}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space>
}) : () -> ()
// ===== ptr.ptr_add: full
module {
  %0:2 = "t.values"() : () -> (!ptr.ptr<#ptr.generic_space>, i32)
  %1 = ptr.ptr_add nuw %0#0, %0#1 {t.x = 1 : i32} : !ptr.ptr<#ptr.generic_space>, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!ptr.ptr<#ptr.generic_space>, i32)
  %1 = "ptr.ptr_add"(%0#0, %0#1) <{flags = 2 : i32}> {t.x = 1 : i32} : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space>
}) : () -> ()
// ===== ptr.ptr_diff: bare
module {
  %0:2 = "t.values"() : () -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>)
  %1 = ptr.ptr_diff %0#0, %0#1 : !ptr.ptr<#ptr.generic_space> -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>)
  %1 = "ptr.ptr_diff"(%0#0, %0#1) <{flags = 0 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> i32
}) : () -> ()
// ===== ptr.ptr_diff: full
module {
  %0:2 = "t.values"() : () -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>)
  %1 = ptr.ptr_diff nsw %0#0, %0#1 {t.x = 1 : i32} : !ptr.ptr<#ptr.generic_space> -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>)
  %1 = "ptr.ptr_diff"(%0#0, %0#1) <{flags = 2 : i8}> {t.x = 1 : i32} : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> i32
}) : () -> ()
// ===== ptr.scatter: bare
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>)
  ptr.scatter %0#0, %0#1, %0#2 : vector<4xi32>, vector<4x!ptr.ptr<#ptr.generic_space>>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>)
  "ptr.scatter"(%0#0, %0#1, %0#2) <{alignment = []}> : (vector<4xi32>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>) -> ()
}) : () -> ()
// ===== ptr.store: bare
module {
  %0:2 = "t.values"() : () -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>)
  ptr.store %0#0, %0#1 : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>)
  "ptr.store"(%0#0, %0#1) <{alignment = [], invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> ()
}) : () -> ()
// ===== ptr.store: with volatile_
module {
  %0:2 = "t.values"() : () -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>)
  ptr.store volatile %0#0, %0#1 : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>)
  "ptr.store"(%0#0, %0#1) <{alignment = [], invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> ()
}) : () -> ()
// ===== ptr.store: with nontemporal
module {
  %0:2 = "t.values"() : () -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>)
  ptr.store %0#0, %0#1 nontemporal : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>)
  "ptr.store"(%0#0, %0#1) <{alignment = [], invariantGroup = false, nontemporal, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> ()
}) : () -> ()
// ===== ptr.store: with invariantGroup
module {
  %0:2 = "t.values"() : () -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>)
  ptr.store %0#0, %0#1 invariant_group : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>)
  "ptr.store"(%0#0, %0#1) <{alignment = [], invariantGroup, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> ()
}) : () -> ()
// ===== ptr.to_ptr: by hand
module {
  func.func @f(%arg0: memref<?xf32, #ptr.generic_space>) {
    %0 = ptr.to_ptr %arg0 : memref<?xf32, #ptr.generic_space> -> <#ptr.generic_space>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32, #ptr.generic_space>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?xf32, #ptr.generic_space>):
    %0 = "ptr.to_ptr"(%arg0) : (memref<?xf32, #ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== ptr.type_offset: bare
module {
  %0 = ptr.type_offset i32 : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "ptr.type_offset"() <{elementType = i32}> : () -> i32
}) : () -> ()
// ===== ptr.type_offset: full
module {
  %0 = ptr.type_offset i32 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "ptr.type_offset"() <{elementType = i32}> {t.x = 1 : i32} : () -> i32
}) : () -> ()
