// ===== emitc.for
emitc.func @f(%n: i32, %s: !emitc.size_t) {
  for %i = %n to %n step %n : i32 {
  }
  emitc.for %i = %s to %s step %s : !emitc.size_t {
    emitc.verbatim "work();"
  } {t.x = 1 : i32}
  return
}
// ===== emitc.do
emitc.func @f() {
  %c = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i1>
  emitc.do {
    emitc.verbatim "work();"
  } while {
    %r = emitc.expression %c : (!emitc.lvalue<i1>) -> i1 {
      %v = load %c : <i1>
      yield %v : i1
    }
    emitc.yield %r : i1
  }
  return
}
// ===== emitc.if
emitc.func @f(%c: i1) {
  if %c {
    verbatim "a();"
  }
  if %c {
  } else {
    verbatim "b();"
  }
  return
}
// ===== emitc.switch
emitc.func @f(%n: i32) {
  switch %n : i32
  case 2 {
    verbatim "a();"
    yield
  }
  case -5 {
    yield
  }
  default {
    yield
  }
  return
}
// ===== emitc.expression
func.func @f(%a: i32, %b: i32) -> i32 {
  %r = emitc.expression %a, %b : (i32, i32) -> i32 {
    %s = emitc.add %a, %b : (i32, i32) -> i32
    %t = emitc.mul %s, %b : (i32, i32) -> i32
    emitc.yield %t : i32
  }
  return %r : i32
}
// ===== emitc.yield
emitc.func @f(%a: i32) -> i32 {
  %r = emitc.expression %a : (i32) -> i32 {
    %s = add %a, %a : (i32, i32) -> i32
    yield %s : i32
  }
  return %r : i32
}
// ===== emitc.func
emitc.func private @declared(i32, !emitc.ptr<f32>) -> i32 attributes {specifiers = ["extern"]}
emitc.func @defined(%x: i32) -> i32 attributes {specifiers = ["static", "inline"]} {
  return %x : i32
}
// ===== emitc.return
emitc.func @f(%x: i32) -> i32 {
  emitc.return %x : i32
}
emitc.func @g() {
  return
}
// ===== emitc.call
emitc.func private @g(i32) -> f32
func.func @f(%x: i32) {
  %r = emitc.call @g(%x) {t.x = 1 : i32} : (i32) -> f32
  return
}
// ===== emitc.declare_func
emitc.declare_func @f
emitc.func @f(%x: i32) {
  return
}
// ===== emitc.class
emitc.class final @C {
  emitc.field @a : !emitc.array<1xf32> {t.x = 1 : i32}
  emitc.field @b : f32 = #emitc.opaque<"1">
  emitc.func @run() {
    %a = get_field @a : !emitc.array<1xf32>
    return
  }
}
// ===== emitc.field
emitc.class @C {
  emitc.field @a : !emitc.array<1xf32> = dense<0.0>
  emitc.field @b : i32
}
// ===== emitc.get_field
emitc.class @C {
  emitc.field @a : !emitc.array<1xf32>
  emitc.func @run() {
    %a = emitc.get_field @a : !emitc.array<1xf32>
    return
  }
}
// ===== emitc.get_global
emitc.global @x : !emitc.array<50xf32>
emitc.global extern const @y : i32 = 1
emitc.func @f() {
  %a = emitc.get_global @x : !emitc.array<50xf32>
  %b = emitc.get_global @y : !emitc.lvalue<i32>
  return
}
// ===== emitc.apply
func.func @f(%a: !emitc.lvalue<i32>, %p: !emitc.ptr<i32>) {
  %r = emitc.apply "&"(%a) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  %s = emitc.apply "*"(%p) : (!emitc.ptr<i32>) -> i32
  return
}
