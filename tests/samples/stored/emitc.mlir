// ===== emitc.add: bare
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = emitc.add %0#0, %0#1 : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = "emitc.add"(%0#0, %0#1) : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.add: full
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = emitc.add %0#0, %0#1 {t.x = 1 : i32} : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = "emitc.add"(%0#0, %0#1) {t.x = 1 : i32} : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.address_of: bare
module {
  %0 = "t.values"() : () -> !emitc.lvalue<i32>
  %1 = emitc.address_of %0 : !emitc.lvalue<i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.lvalue<i32>
  %1 = "emitc.address_of"(%0) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
}) : () -> ()
// ===== emitc.address_of: full
module {
  %0 = "t.values"() : () -> !emitc.lvalue<i32>
  %1 = emitc.address_of %0 : !emitc.lvalue<i32> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.lvalue<i32>
  %1 = "emitc.address_of"(%0) {t.x = 1 : i32} : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
}) : () -> ()
// ===== emitc.apply: by hand
module {
  func.func @f(%arg0: !emitc.lvalue<i32>, %arg1: !emitc.ptr<i32>) {
    %0 = emitc.apply "&"(%arg0) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
    %1 = emitc.apply "*"(%arg1) : (!emitc.ptr<i32>) -> i32
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!emitc.lvalue<i32>, !emitc.ptr<i32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !emitc.lvalue<i32>, %arg1: !emitc.ptr<i32>):
    %0 = "emitc.apply"(%arg0) <{applicableOperator = "&"}> : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
    %1 = "emitc.apply"(%arg1) <{applicableOperator = "*"}> : (!emitc.ptr<i32>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== emitc.assign: bare
module {
  %0:2 = "t.values"() : () -> (!emitc.lvalue<!emitc.opaque<"t">>, !emitc.opaque<"t">)
  emitc.assign %0#1 : !emitc.opaque<"t"> to %0#0 : <!emitc.opaque<"t">>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.lvalue<!emitc.opaque<"t">>, !emitc.opaque<"t">)
  "emitc.assign"(%0#0, %0#1) : (!emitc.lvalue<!emitc.opaque<"t">>, !emitc.opaque<"t">) -> ()
}) : () -> ()
// ===== emitc.assign: full
module {
  %0:2 = "t.values"() : () -> (!emitc.lvalue<!emitc.opaque<"t">>, !emitc.opaque<"t">)
  emitc.assign %0#1 : !emitc.opaque<"t"> to %0#0 : <!emitc.opaque<"t">> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.lvalue<!emitc.opaque<"t">>, !emitc.opaque<"t">)
  "emitc.assign"(%0#0, %0#1) {t.x = 1 : i32} : (!emitc.lvalue<!emitc.opaque<"t">>, !emitc.opaque<"t">) -> ()
}) : () -> ()
// ===== emitc.bitwise_and: bare
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = emitc.bitwise_and %0#0, %0#1 : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = "emitc.bitwise_and"(%0#0, %0#1) : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.bitwise_and: full
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = emitc.bitwise_and %0#0, %0#1 {t.x = 1 : i32} : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = "emitc.bitwise_and"(%0#0, %0#1) {t.x = 1 : i32} : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.bitwise_left_shift: bare
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = emitc.bitwise_left_shift %0#0, %0#1 : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = "emitc.bitwise_left_shift"(%0#0, %0#1) : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.bitwise_left_shift: full
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = emitc.bitwise_left_shift %0#0, %0#1 {t.x = 1 : i32} : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = "emitc.bitwise_left_shift"(%0#0, %0#1) {t.x = 1 : i32} : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.bitwise_not: bare
module {
  %0 = "t.values"() : () -> !emitc.array<4xi32>
  %1 = emitc.bitwise_not %0 : (!emitc.array<4xi32>) -> !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.array<4xi32>
  %1 = "emitc.bitwise_not"(%0) : (!emitc.array<4xi32>) -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.bitwise_not: full
module {
  %0 = "t.values"() : () -> !emitc.array<4xi32>
  %1 = emitc.bitwise_not %0 {t.x = 1 : i32} : (!emitc.array<4xi32>) -> !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.array<4xi32>
  %1 = "emitc.bitwise_not"(%0) {t.x = 1 : i32} : (!emitc.array<4xi32>) -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.bitwise_or: bare
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = emitc.bitwise_or %0#0, %0#1 : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = "emitc.bitwise_or"(%0#0, %0#1) : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.bitwise_or: full
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = emitc.bitwise_or %0#0, %0#1 {t.x = 1 : i32} : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = "emitc.bitwise_or"(%0#0, %0#1) {t.x = 1 : i32} : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.bitwise_right_shift: bare
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = emitc.bitwise_right_shift %0#0, %0#1 : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = "emitc.bitwise_right_shift"(%0#0, %0#1) : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.bitwise_right_shift: full
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = emitc.bitwise_right_shift %0#0, %0#1 {t.x = 1 : i32} : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = "emitc.bitwise_right_shift"(%0#0, %0#1) {t.x = 1 : i32} : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.bitwise_xor: bare
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = emitc.bitwise_xor %0#0, %0#1 : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = "emitc.bitwise_xor"(%0#0, %0#1) : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.bitwise_xor: full
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = emitc.bitwise_xor %0#0, %0#1 {t.x = 1 : i32} : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = "emitc.bitwise_xor"(%0#0, %0#1) {t.x = 1 : i32} : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.call: by hand
module {
  emitc.func private @g(i32) -> f32
  func.func @f(%arg0: i32) {
    %0 = emitc.call @g(%arg0) {t.x = 1 : i32} : (i32) -> f32
    return
  }
}
// ----- generic
"builtin.module"() ({
  "emitc.func"() <{function_type = (i32) -> f32, sym_name = "g"}> ({
  }) {sym_visibility = "private"} : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    %0 = "emitc.call"(%arg0) <{callee = @g}> {t.x = 1 : i32} : (i32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== emitc.call_opaque: bare
module {
  emitc.call_opaque "text"() : () -> ()
}
// ----- generic
"builtin.module"() ({
  "emitc.call_opaque"() <{callee = "text"}> : () -> ()
}) : () -> ()
// ===== emitc.call_opaque: with operands
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  emitc.call_opaque "text"(%0#0, %0#1) : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  "emitc.call_opaque"(%0#0, %0#1) <{callee = "text"}> : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> ()
}) : () -> ()
// ===== emitc.call_opaque: with args
module {
  emitc.call_opaque "text"() {args = [1]} : () -> ()
}
// ----- generic
"builtin.module"() ({
  "emitc.call_opaque"() <{args = [1], callee = "text"}> : () -> ()
}) : () -> ()
// ===== emitc.call_opaque: with template_args
module {
  emitc.call_opaque "text"() {template_args = [1]} : () -> ()
}
// ----- generic
"builtin.module"() ({
  "emitc.call_opaque"() <{callee = "text", template_args = [1]}> : () -> ()
}) : () -> ()
// ===== emitc.call_opaque: full
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1:2 = emitc.call_opaque "text"(%0#0, %0#1) {args = [1], t.x = 1 : i32, template_args = [1]} : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> (!emitc.opaque<"t">, !emitc.opaque<"t">)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1:2 = "emitc.call_opaque"(%0#0, %0#1) <{args = [1], callee = "text", template_args = [1]}> {t.x = 1 : i32} : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> (!emitc.opaque<"t">, !emitc.opaque<"t">)
}) : () -> ()
// ===== emitc.cast: bare
module {
  %0 = "t.values"() : () -> !emitc.opaque<"t">
  %1 = emitc.cast %0 : !emitc.opaque<"t"> to !emitc.opaque<"t">
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.opaque<"t">
  %1 = "emitc.cast"(%0) : (!emitc.opaque<"t">) -> !emitc.opaque<"t">
}) : () -> ()
// ===== emitc.cast: full
module {
  %0 = "t.values"() : () -> !emitc.opaque<"t">
  %1 = emitc.cast %0 {t.x = 1 : i32} : !emitc.opaque<"t"> to !emitc.opaque<"t">
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.opaque<"t">
  %1 = "emitc.cast"(%0) {t.x = 1 : i32} : (!emitc.opaque<"t">) -> !emitc.opaque<"t">
}) : () -> ()
// ===== emitc.class: by hand
module {
  emitc.class final @C {
    emitc.field @a : !emitc.array<1xf32> {t.x = 1 : i32}
    emitc.field @b : f32 = #emitc.opaque<"1">
    emitc.func @run() {
      %0 = get_field @a : !emitc.array<1xf32>
      return
    }
  }
}
// ----- generic
"builtin.module"() ({
  "emitc.class"() <{final_specifier, sym_name = "C"}> ({
    "emitc.field"() <{sym_name = "a", type = !emitc.array<1xf32>}> {t.x = 1 : i32} : () -> ()
    "emitc.field"() <{initial_value = #emitc.opaque<"1">, sym_name = "b", type = f32}> : () -> ()
    "emitc.func"() <{function_type = () -> (), sym_name = "run"}> ({
      %0 = "emitc.get_field"() <{field_name = @a}> : () -> !emitc.array<1xf32>
      "emitc.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== emitc.class: bare
module {
  emitc.class @s {
  }
}
// ----- generic
"builtin.module"() ({
  "emitc.class"() <{sym_name = "s"}> ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
// ===== emitc.class: full
module {
  emitc.class final @s attributes {t.x = 1 : i32} {
  }
}
// ----- generic
"builtin.module"() ({
  "emitc.class"() <{final_specifier, sym_name = "s"}> ({
  ^bb0:
  }) {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== emitc.cmp: bare
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = emitc.cmp ne, %0#0, %0#1 : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = "emitc.cmp"(%0#0, %0#1) <{predicate = 1 : i64}> : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.cmp: full
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = emitc.cmp ne, %0#0, %0#1 {t.x = 1 : i32} : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = "emitc.cmp"(%0#0, %0#1) <{predicate = 1 : i64}> {t.x = 1 : i32} : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.conditional: bare
module {
  %0:3 = "t.values"() : () -> (i1, i1, i1)
  %1 = emitc.conditional %0#0, %0#1, %0#2 : i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i1, i1, i1)
  %1 = "emitc.conditional"(%0#0, %0#1, %0#2) : (i1, i1, i1) -> i1
}) : () -> ()
// ===== emitc.conditional: full
module {
  %0:3 = "t.values"() : () -> (i1, i1, i1)
  %1 = emitc.conditional %0#0, %0#1, %0#2 {t.x = 1 : i32} : i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i1, i1, i1)
  %1 = "emitc.conditional"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (i1, i1, i1) -> i1
}) : () -> ()
// ===== emitc.constant: bare
module {
  %0 = "emitc.constant"() <{value = 1 : i32}> : () -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "emitc.constant"() <{value = 1 : i32}> : () -> i32
}) : () -> ()
// ===== emitc.constant: full
module {
  %0 = "emitc.constant"() <{value = 1 : i32}> {t.x = 1 : i32} : () -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "emitc.constant"() <{value = 1 : i32}> {t.x = 1 : i32} : () -> i32
}) : () -> ()
// ===== emitc.declare_func: by hand
module {
  emitc.declare_func @f
  emitc.func @f(%arg0: i32) {
    return
  }
}
// ----- generic
"builtin.module"() ({
  "emitc.declare_func"() <{sym_name = @f}> : () -> ()
  "emitc.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== emitc.dereference: bare
module {
  %0 = "t.values"() : () -> !emitc.ptr<i32>
  %1 = emitc.dereference %0 : !emitc.ptr<i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.ptr<i32>
  %1 = "emitc.dereference"(%0) : (!emitc.ptr<i32>) -> !emitc.lvalue<i32>
}) : () -> ()
// ===== emitc.dereference: full
module {
  %0 = "t.values"() : () -> !emitc.ptr<i32>
  %1 = emitc.dereference %0 : !emitc.ptr<i32> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.ptr<i32>
  %1 = "emitc.dereference"(%0) {t.x = 1 : i32} : (!emitc.ptr<i32>) -> !emitc.lvalue<i32>
}) : () -> ()
// ===== emitc.div: bare
module {
  %0:2 = "t.values"() : () -> (!emitc.opaque<"t">, !emitc.opaque<"t">)
  %1 = emitc.div %0#0, %0#1 : (!emitc.opaque<"t">, !emitc.opaque<"t">) -> !emitc.opaque<"t">
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.opaque<"t">, !emitc.opaque<"t">)
  %1 = "emitc.div"(%0#0, %0#1) : (!emitc.opaque<"t">, !emitc.opaque<"t">) -> !emitc.opaque<"t">
}) : () -> ()
// ===== emitc.div: full
module {
  %0:2 = "t.values"() : () -> (!emitc.opaque<"t">, !emitc.opaque<"t">)
  %1 = emitc.div %0#0, %0#1 {t.x = 1 : i32} : (!emitc.opaque<"t">, !emitc.opaque<"t">) -> !emitc.opaque<"t">
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.opaque<"t">, !emitc.opaque<"t">)
  %1 = "emitc.div"(%0#0, %0#1) {t.x = 1 : i32} : (!emitc.opaque<"t">, !emitc.opaque<"t">) -> !emitc.opaque<"t">
}) : () -> ()
// ===== emitc.do: by hand
module {
  emitc.func @f() {
    %0 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i1>
    do {
      verbatim "work();"
    } while {
      %1 = expression %0 : (!emitc.lvalue<i1>) -> i1 {
        %2 = load %0 : <i1>
        yield %2 : i1
      }
      yield %1 : i1
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "emitc.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i1>
    "emitc.do"() ({
      "emitc.verbatim"() <{value = "work();"}> : () -> ()
    }, {
      %1 = "emitc.expression"(%0) ({
      ^bb0(%arg0: !emitc.lvalue<i1>):
        %2 = "emitc.load"(%arg0) : (!emitc.lvalue<i1>) -> i1
        "emitc.yield"(%2) : (i1) -> ()
      }) : (!emitc.lvalue<i1>) -> i1
      "emitc.yield"(%1) : (i1) -> ()
    }) : () -> ()
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== emitc.expression: by hand
module {
  func.func @f(%arg0: i32, %arg1: i32) -> i32 {
    %0 = emitc.expression %arg0, %arg1 : (i32, i32) -> i32 {
      %1 = add %arg0, %arg1 : (i32, i32) -> i32
      %2 = mul %1, %arg1 : (i32, i32) -> i32
      yield %2 : i32
    }
    return %0 : i32
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "emitc.expression"(%arg0, %arg1) ({
    ^bb0(%arg2: i32, %arg3: i32):
      %1 = "emitc.add"(%arg2, %arg3) : (i32, i32) -> i32
      %2 = "emitc.mul"(%1, %arg3) : (i32, i32) -> i32
      "emitc.yield"(%2) : (i32) -> ()
    }) : (i32, i32) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== emitc.field: by hand
module {
  emitc.class @C {
    emitc.field @a : !emitc.array<1xf32> = dense<0.000000e+00>
    emitc.field @b : i32
  }
}
// ----- generic
"builtin.module"() ({
  "emitc.class"() <{sym_name = "C"}> ({
    "emitc.field"() <{initial_value = dense<0.000000e+00> : tensor<1xf32>, sym_name = "a", type = !emitc.array<1xf32>}> : () -> ()
    "emitc.field"() <{sym_name = "b", type = i32}> : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== emitc.file: bare
module {
  emitc.file "text" {
  }
}
// ----- generic
"builtin.module"() ({
  "emitc.file"() <{id = "text"}> ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
// ===== emitc.file: full
module {
  emitc.file "text" attributes {t.x = 1 : i32} {
  }
}
// ----- generic
"builtin.module"() ({
  "emitc.file"() <{id = "text"}> ({
  ^bb0:
  }) {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== emitc.for: by hand
module {
  emitc.func @f(%arg0: i32, %arg1: !emitc.size_t) {
    for %arg2 = %arg0 to %arg0 step %arg0  : i32 {
    }
    for %arg2 = %arg1 to %arg1 step %arg1  : !emitc.size_t {
      verbatim "work();"
    } {t.x = 1 : i32}
    return
  }
}
// ----- generic
"builtin.module"() ({
  "emitc.func"() <{function_type = (i32, !emitc.size_t) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: !emitc.size_t):
    "emitc.for"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg3: i32):
      "emitc.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    "emitc.for"(%arg1, %arg1, %arg1) ({
    ^bb0(%arg2: !emitc.size_t):
      "emitc.verbatim"() <{value = "work();"}> : () -> ()
      "emitc.yield"() : () -> ()
    }) {t.x = 1 : i32} : (!emitc.size_t, !emitc.size_t, !emitc.size_t) -> ()
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== emitc.func: by hand
module {
  emitc.func private @declared(i32, !emitc.ptr<f32>) -> i32 attributes {specifiers = ["extern"]}
  emitc.func @defined(%arg0: i32) -> i32 attributes {specifiers = ["static", "inline"]} {
    return %arg0 : i32
  }
}
// ----- generic
"builtin.module"() ({
  "emitc.func"() <{function_type = (i32, !emitc.ptr<f32>) -> i32, specifiers = ["extern"], sym_name = "declared"}> ({
  }) {sym_visibility = "private"} : () -> ()
  "emitc.func"() <{function_type = (i32) -> i32, specifiers = ["static", "inline"], sym_name = "defined"}> ({
  ^bb0(%arg0: i32):
    "emitc.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== emitc.func: bare
module {
  emitc.func @s() {
    return
  }
}
// ----- generic
"builtin.module"() ({
  "emitc.func"() <{function_type = () -> (), sym_name = "s"}> ({
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== emitc.func: with specifiers
module {
  emitc.func @s() attributes {specifiers = ["text"]} {
    return
  }
}
// ----- generic
"builtin.module"() ({
  "emitc.func"() <{function_type = () -> (), specifiers = ["text"], sym_name = "s"}> ({
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== emitc.get_field: by hand
module {
  emitc.class @C {
    emitc.field @a : !emitc.array<1xf32>
    emitc.func @run() {
      %0 = get_field @a : !emitc.array<1xf32>
      return
    }
  }
}
// ----- generic
"builtin.module"() ({
  "emitc.class"() <{sym_name = "C"}> ({
    "emitc.field"() <{sym_name = "a", type = !emitc.array<1xf32>}> : () -> ()
    "emitc.func"() <{function_type = () -> (), sym_name = "run"}> ({
      %0 = "emitc.get_field"() <{field_name = @a}> : () -> !emitc.array<1xf32>
      "emitc.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== emitc.get_global: by hand
module {
  emitc.global @x : !emitc.array<50xf32>
  emitc.global extern const @y : i32 = 1
  emitc.func @f() {
    %0 = get_global @x : !emitc.array<50xf32>
    %1 = get_global @y : !emitc.lvalue<i32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "emitc.global"() <{sym_name = "x", type = !emitc.array<50xf32>}> : () -> ()
  "emitc.global"() <{const_specifier, extern_specifier, initial_value = 1 : i32, sym_name = "y", type = i32}> : () -> ()
  "emitc.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "emitc.get_global"() <{name = @x}> : () -> !emitc.array<50xf32>
    %1 = "emitc.get_global"() <{name = @y}> : () -> !emitc.lvalue<i32>
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== emitc.global: bare
module {
  emitc.global @s : i32
}
// ----- generic
"builtin.module"() ({
  "emitc.global"() <{sym_name = "s", type = i32}> : () -> ()
}) : () -> ()
// ===== emitc.global: with initial_value
module {
  emitc.global @s : i32 = 1
}
// ----- generic
"builtin.module"() ({
  "emitc.global"() <{initial_value = 1 : i32, sym_name = "s", type = i32}> : () -> ()
}) : () -> ()
// ===== emitc.global: with extern_specifier
module {
  emitc.global extern @s : i32
}
// ----- generic
"builtin.module"() ({
  "emitc.global"() <{extern_specifier, sym_name = "s", type = i32}> : () -> ()
}) : () -> ()
// ===== emitc.global: with static_specifier
module {
  emitc.global static @s : i32
}
// ----- generic
"builtin.module"() ({
  "emitc.global"() <{static_specifier, sym_name = "s", type = i32}> : () -> ()
}) : () -> ()
// ===== emitc.global: with const_specifier
module {
  emitc.global const @s : i32
}
// ----- generic
"builtin.module"() ({
  "emitc.global"() <{const_specifier, sym_name = "s", type = i32}> : () -> ()
}) : () -> ()
// ===== emitc.if: by hand
module {
  emitc.func @f(%arg0: i1) {
    if %arg0 {
      verbatim "a();"
    }
    if %arg0 {
    } else {
      verbatim "b();"
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "emitc.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1):
    "emitc.if"(%arg0) ({
      "emitc.verbatim"() <{value = "a();"}> : () -> ()
      "emitc.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "emitc.if"(%arg0) ({
      "emitc.yield"() : () -> ()
    }, {
      "emitc.verbatim"() <{value = "b();"}> : () -> ()
      "emitc.yield"() : () -> ()
    }) : (i1) -> ()
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== emitc.if: bare
module {
  %0 = "t.values"() : () -> i1
  emitc.if %0 {
  } else {
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "emitc.if"(%0) ({
    "emitc.yield"() : () -> ()
  }, {
    "emitc.yield"() : () -> ()
  }) : (i1) -> ()
}) : () -> ()
// ===== emitc.if: full
module {
  %0 = "t.values"() : () -> i1
  emitc.if %0 {
  } else {
  } {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "emitc.if"(%0) ({
    "emitc.yield"() : () -> ()
  }, {
    "emitc.yield"() : () -> ()
  }) {t.x = 1 : i32} : (i1) -> ()
}) : () -> ()
// ===== emitc.include: bare
module {
  emitc.include "text"
}
// ----- generic
"builtin.module"() ({
  "emitc.include"() <{include = "text"}> : () -> ()
}) : () -> ()
// ===== emitc.literal: bare
module {
  %0 = emitc.literal "text" : !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "emitc.literal"() <{value = "text"}> : () -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.literal: full
module {
  %0 = emitc.literal "text" {t.x = 1 : i32} : !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "emitc.literal"() <{value = "text"}> {t.x = 1 : i32} : () -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.load: bare
module {
  %0 = "t.values"() : () -> !emitc.lvalue<i32>
  %1 = emitc.load %0 : <i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.lvalue<i32>
  %1 = "emitc.load"(%0) : (!emitc.lvalue<i32>) -> i32
}) : () -> ()
// ===== emitc.load: full
module {
  %0 = "t.values"() : () -> !emitc.lvalue<i32>
  %1 = emitc.load %0 {t.x = 1 : i32} : <i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.lvalue<i32>
  %1 = "emitc.load"(%0) {t.x = 1 : i32} : (!emitc.lvalue<i32>) -> i32
}) : () -> ()
// ===== emitc.logical_and: bare
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = emitc.logical_and %0#0, %0#1 : !emitc.array<4xi32>, !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = "emitc.logical_and"(%0#0, %0#1) : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> i1
}) : () -> ()
// ===== emitc.logical_and: full
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = emitc.logical_and %0#0, %0#1 {t.x = 1 : i32} : !emitc.array<4xi32>, !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = "emitc.logical_and"(%0#0, %0#1) {t.x = 1 : i32} : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> i1
}) : () -> ()
// ===== emitc.logical_not: bare
module {
  %0 = "t.values"() : () -> !emitc.array<4xi32>
  %1 = emitc.logical_not %0 : !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.array<4xi32>
  %1 = "emitc.logical_not"(%0) : (!emitc.array<4xi32>) -> i1
}) : () -> ()
// ===== emitc.logical_not: full
module {
  %0 = "t.values"() : () -> !emitc.array<4xi32>
  %1 = emitc.logical_not %0 {t.x = 1 : i32} : !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.array<4xi32>
  %1 = "emitc.logical_not"(%0) {t.x = 1 : i32} : (!emitc.array<4xi32>) -> i1
}) : () -> ()
// ===== emitc.logical_or: bare
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = emitc.logical_or %0#0, %0#1 : !emitc.array<4xi32>, !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = "emitc.logical_or"(%0#0, %0#1) : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> i1
}) : () -> ()
// ===== emitc.logical_or: full
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = emitc.logical_or %0#0, %0#1 {t.x = 1 : i32} : !emitc.array<4xi32>, !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = "emitc.logical_or"(%0#0, %0#1) {t.x = 1 : i32} : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> i1
}) : () -> ()
// ===== emitc.member: bare
module {
  %0 = "t.values"() : () -> !emitc.lvalue<!emitc.opaque<"t">>
  %1 = "emitc.member"(%0) <{member = "text"}> : (!emitc.lvalue<!emitc.opaque<"t">>) -> !emitc.lvalue<!emitc.opaque<"t">>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.lvalue<!emitc.opaque<"t">>
  %1 = "emitc.member"(%0) <{member = "text"}> : (!emitc.lvalue<!emitc.opaque<"t">>) -> !emitc.lvalue<!emitc.opaque<"t">>
}) : () -> ()
// ===== emitc.member: full
module {
  %0 = "t.values"() : () -> !emitc.lvalue<!emitc.opaque<"t">>
  %1 = "emitc.member"(%0) <{member = "text"}> {t.x = 1 : i32} : (!emitc.lvalue<!emitc.opaque<"t">>) -> !emitc.lvalue<!emitc.opaque<"t">>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.lvalue<!emitc.opaque<"t">>
  %1 = "emitc.member"(%0) <{member = "text"}> {t.x = 1 : i32} : (!emitc.lvalue<!emitc.opaque<"t">>) -> !emitc.lvalue<!emitc.opaque<"t">>
}) : () -> ()
// ===== emitc.member_of_ptr: bare
module {
  %0 = "t.values"() : () -> !emitc.lvalue<!emitc.ptr<i32>>
  %1 = "emitc.member_of_ptr"(%0) <{member = "text"}> : (!emitc.lvalue<!emitc.ptr<i32>>) -> !emitc.lvalue<!emitc.ptr<i32>>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.lvalue<!emitc.ptr<i32>>
  %1 = "emitc.member_of_ptr"(%0) <{member = "text"}> : (!emitc.lvalue<!emitc.ptr<i32>>) -> !emitc.lvalue<!emitc.ptr<i32>>
}) : () -> ()
// ===== emitc.member_of_ptr: full
module {
  %0 = "t.values"() : () -> !emitc.lvalue<!emitc.ptr<i32>>
  %1 = "emitc.member_of_ptr"(%0) <{member = "text"}> {t.x = 1 : i32} : (!emitc.lvalue<!emitc.ptr<i32>>) -> !emitc.lvalue<!emitc.ptr<i32>>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.lvalue<!emitc.ptr<i32>>
  %1 = "emitc.member_of_ptr"(%0) <{member = "text"}> {t.x = 1 : i32} : (!emitc.lvalue<!emitc.ptr<i32>>) -> !emitc.lvalue<!emitc.ptr<i32>>
}) : () -> ()
// ===== emitc.mul: bare
module {
  %0:2 = "t.values"() : () -> (!emitc.opaque<"t">, !emitc.opaque<"t">)
  %1 = emitc.mul %0#0, %0#1 : (!emitc.opaque<"t">, !emitc.opaque<"t">) -> !emitc.opaque<"t">
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.opaque<"t">, !emitc.opaque<"t">)
  %1 = "emitc.mul"(%0#0, %0#1) : (!emitc.opaque<"t">, !emitc.opaque<"t">) -> !emitc.opaque<"t">
}) : () -> ()
// ===== emitc.mul: full
module {
  %0:2 = "t.values"() : () -> (!emitc.opaque<"t">, !emitc.opaque<"t">)
  %1 = emitc.mul %0#0, %0#1 {t.x = 1 : i32} : (!emitc.opaque<"t">, !emitc.opaque<"t">) -> !emitc.opaque<"t">
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.opaque<"t">, !emitc.opaque<"t">)
  %1 = "emitc.mul"(%0#0, %0#1) {t.x = 1 : i32} : (!emitc.opaque<"t">, !emitc.opaque<"t">) -> !emitc.opaque<"t">
}) : () -> ()
// ===== emitc.rem: bare
module {
  %0:2 = "t.values"() : () -> (!emitc.opaque<"t">, !emitc.opaque<"t">)
  %1 = emitc.rem %0#0, %0#1 : (!emitc.opaque<"t">, !emitc.opaque<"t">) -> !emitc.opaque<"t">
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.opaque<"t">, !emitc.opaque<"t">)
  %1 = "emitc.rem"(%0#0, %0#1) : (!emitc.opaque<"t">, !emitc.opaque<"t">) -> !emitc.opaque<"t">
}) : () -> ()
// ===== emitc.rem: full
module {
  %0:2 = "t.values"() : () -> (!emitc.opaque<"t">, !emitc.opaque<"t">)
  %1 = emitc.rem %0#0, %0#1 {t.x = 1 : i32} : (!emitc.opaque<"t">, !emitc.opaque<"t">) -> !emitc.opaque<"t">
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.opaque<"t">, !emitc.opaque<"t">)
  %1 = "emitc.rem"(%0#0, %0#1) {t.x = 1 : i32} : (!emitc.opaque<"t">, !emitc.opaque<"t">) -> !emitc.opaque<"t">
}) : () -> ()
// ===== emitc.return: by hand
module {
  emitc.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  emitc.func @g() {
    return
  }
}
// ----- generic
"builtin.module"() ({
  "emitc.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "emitc.return"(%arg0) : (i32) -> ()
  }) : () -> ()
  "emitc.func"() <{function_type = () -> (), sym_name = "g"}> ({
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== emitc.sub: bare
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = emitc.sub %0#0, %0#1 : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = "emitc.sub"(%0#0, %0#1) : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.sub: full
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = emitc.sub %0#0, %0#1 {t.x = 1 : i32} : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  %1 = "emitc.sub"(%0#0, %0#1) {t.x = 1 : i32} : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.subscript: bare
module {
  %0 = "t.values"() : () -> !emitc.opaque<"t">
  %1 = emitc.subscript %0[] : (!emitc.opaque<"t">) -> !emitc.lvalue<i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.opaque<"t">
  %1 = "emitc.subscript"(%0) : (!emitc.opaque<"t">) -> !emitc.lvalue<i32>
}) : () -> ()
// ===== emitc.subscript: full
module {
  %0:3 = "t.values"() : () -> (!emitc.opaque<"t">, !emitc.opaque<"t">, !emitc.opaque<"t">)
  %1 = emitc.subscript %0#0[%0#1, %0#2] {t.x = 1 : i32} : (!emitc.opaque<"t">, !emitc.opaque<"t">, !emitc.opaque<"t">) -> !emitc.lvalue<i32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!emitc.opaque<"t">, !emitc.opaque<"t">, !emitc.opaque<"t">)
  %1 = "emitc.subscript"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!emitc.opaque<"t">, !emitc.opaque<"t">, !emitc.opaque<"t">) -> !emitc.lvalue<i32>
}) : () -> ()
// ===== emitc.subscript: ones
module {
  %0:2 = "t.values"() : () -> (!emitc.opaque<"t">, !emitc.opaque<"t">)
  %1 = emitc.subscript %0#0[%0#1] : (!emitc.opaque<"t">, !emitc.opaque<"t">) -> !emitc.lvalue<i32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.opaque<"t">, !emitc.opaque<"t">)
  %1 = "emitc.subscript"(%0#0, %0#1) : (!emitc.opaque<"t">, !emitc.opaque<"t">) -> !emitc.lvalue<i32>
}) : () -> ()
// ===== emitc.switch: by hand
module {
  emitc.func @f(%arg0: i32) {
    switch %arg0 : i32 
    case 2 {
      verbatim "a();"
      yield
    }
    case -5 {
      yield
    }
    default {
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "emitc.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "emitc.switch"(%arg0) <{cases = array<i64: 2, -5>}> ({
      "emitc.yield"() : () -> ()
    }, {
      "emitc.verbatim"() <{value = "a();"}> : () -> ()
      "emitc.yield"() : () -> ()
    }, {
      "emitc.yield"() : () -> ()
    }) : (i32) -> ()
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== emitc.switch: bare
module {
  %0 = "t.values"() : () -> !emitc.opaque<"t">
  emitc.switch %0 : !emitc.opaque<"t"> 
  case 0 {
    yield
  }
  default {
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.opaque<"t">
  "emitc.switch"(%0) <{cases = array<i64: 0>}> ({
    "emitc.yield"() : () -> ()
  }, {
    "emitc.yield"() : () -> ()
  }) : (!emitc.opaque<"t">) -> ()
}) : () -> ()
// ===== emitc.switch: full
module {
  %0 = "t.values"() : () -> !emitc.opaque<"t">
  emitc.switch %0 : !emitc.opaque<"t"> {t.x = 1 : i32} 
  case 0 {
    yield
  }
  default {
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.opaque<"t">
  "emitc.switch"(%0) <{cases = array<i64: 0>}> ({
    "emitc.yield"() : () -> ()
  }, {
    "emitc.yield"() : () -> ()
  }) {t.x = 1 : i32} : (!emitc.opaque<"t">) -> ()
}) : () -> ()
// ===== emitc.unary_minus: bare
module {
  %0 = "t.values"() : () -> !emitc.array<4xi32>
  %1 = emitc.unary_minus %0 : (!emitc.array<4xi32>) -> !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.array<4xi32>
  %1 = "emitc.unary_minus"(%0) : (!emitc.array<4xi32>) -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.unary_minus: full
module {
  %0 = "t.values"() : () -> !emitc.array<4xi32>
  %1 = emitc.unary_minus %0 {t.x = 1 : i32} : (!emitc.array<4xi32>) -> !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.array<4xi32>
  %1 = "emitc.unary_minus"(%0) {t.x = 1 : i32} : (!emitc.array<4xi32>) -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.unary_plus: bare
module {
  %0 = "t.values"() : () -> !emitc.array<4xi32>
  %1 = emitc.unary_plus %0 : (!emitc.array<4xi32>) -> !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.array<4xi32>
  %1 = "emitc.unary_plus"(%0) : (!emitc.array<4xi32>) -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.unary_plus: full
module {
  %0 = "t.values"() : () -> !emitc.array<4xi32>
  %1 = emitc.unary_plus %0 {t.x = 1 : i32} : (!emitc.array<4xi32>) -> !emitc.array<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !emitc.array<4xi32>
  %1 = "emitc.unary_plus"(%0) {t.x = 1 : i32} : (!emitc.array<4xi32>) -> !emitc.array<4xi32>
}) : () -> ()
// ===== emitc.variable: bare
module {
  %0 = "emitc.variable"() <{value = 1 : i32}> : () -> !emitc.lvalue<i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "emitc.variable"() <{value = 1 : i32}> : () -> !emitc.lvalue<i32>
}) : () -> ()
// ===== emitc.variable: full
module {
  %0 = "emitc.variable"() <{value = 1 : i32}> {t.x = 1 : i32} : () -> !emitc.lvalue<i32>
}
// ----- generic
"builtin.module"() ({
  %0 = "emitc.variable"() <{value = 1 : i32}> {t.x = 1 : i32} : () -> !emitc.lvalue<i32>
}) : () -> ()
// ===== emitc.verbatim: bare
module {
  emitc.verbatim "text"
}
// ----- generic
"builtin.module"() ({
  "emitc.verbatim"() <{value = "text"}> : () -> ()
}) : () -> ()
// ===== emitc.verbatim: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  emitc.verbatim "text" args %0#0, %0#1 : !emitc.array<4xi32>, !emitc.array<4xi32> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!emitc.array<4xi32>, !emitc.array<4xi32>)
  "emitc.verbatim"(%0#0, %0#1) <{value = "text"}> {t.x = 1 : i32} : (!emitc.array<4xi32>, !emitc.array<4xi32>) -> ()
}) : () -> ()
// ===== emitc.yield: by hand
module {
  emitc.func @f(%arg0: i32) -> i32 {
    %0 = expression %arg0 : (i32) -> i32 {
      %1 = add %arg0, %arg0 : (i32, i32) -> i32
      yield %1 : i32
    }
    return %0 : i32
  }
}
// ----- generic
"builtin.module"() ({
  "emitc.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    %0 = "emitc.expression"(%arg0) ({
    ^bb0(%arg1: i32):
      %1 = "emitc.add"(%arg1, %arg1) : (i32, i32) -> i32
      "emitc.yield"(%1) : (i32) -> ()
    }) : (i32) -> i32
    "emitc.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
