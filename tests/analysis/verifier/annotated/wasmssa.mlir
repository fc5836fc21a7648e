// Functions and variables of wasmssa.

wasmssa.func @f(%a: !wasmssa<local ref to i32>) {
  %v = wasmssa.local_get %a : ref to i32
  %0 = wasmssa.extend 8 low bits from %v : i32
  wasmssa.return
}
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32>) {
  %v = wasmssa.local_get %a : ref to i32
  %0 = wasmssa.extend 16 low bits from %v : i32
  wasmssa.return
}
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32>) {
  %v = wasmssa.local_get %a : ref to i32
  // expected-error@+1 {{trying to extend the 32 low bits from a 'i32' value is illegal}}
  %0 = wasmssa.extend 32 low bits from %v : i32
  wasmssa.return
}
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32>) {
  %v = wasmssa.local_get %a : ref to i32
  // expected-error@+1 {{extend op can only take 8, 16 or 32 bits. Got 7}}
  %0 = wasmssa.extend 7 low bits from %v : i32
  wasmssa.return
}
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i64>) {
  %v = wasmssa.local_get %a : ref to i64
  %0 = wasmssa.extend 32 low bits from %v : i64
  wasmssa.return
}
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32>, %b: !wasmssa<local ref to i32>) {
  %v = wasmssa.local_get %b : ref to i32
  wasmssa.local_set %a : ref to i32 to %v : i32
  wasmssa.return
}
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32>, %b: !wasmssa<local ref to i32>) {
  %v = wasmssa.local_get %b : ref to i32
  %0 = wasmssa.local_tee %a : ref to i32 to %v : i32
  wasmssa.return
}
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32>, %b: !wasmssa<local ref to i64>) {
  %v = wasmssa.local_get %b : ref to i64
  // expected-error@+1 {{input type and result type of local.set do not match}}
  wasmssa.local_set %a : ref to i32 to %v : i64
  wasmssa.return
}
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32>, %b: !wasmssa<local ref to i64>) {
  %v = wasmssa.local_get %b : ref to i64
  // expected-error@+1 {{input type and output type of local.tee do not match}}
  %0 = wasmssa.local_tee %a : ref to i32 to %v : i64
  wasmssa.return
}
// -----
wasmssa.func exported @f() {
  wasmssa.return
}
// -----
// expected-error@+1 {{custom op 'wasmssa.func' expecting either `exported` or symbol name. got hidden}}
wasmssa.func hidden @f() {
  wasmssa.return
}
// -----
"wasmssa.func"() <{sym_name = "f", functionType = (i32) -> ()}> ({
^bb0(%a: !wasmssa<local ref to i32>):
  wasmssa.return
}) : () -> ()
// -----
// expected-error@+1 {{entry block should have same number of arguments as function type. Function type has 1, entry block has 0}}
"wasmssa.func"() <{sym_name = "f", functionType = (i32) -> ()}> ({
^bb0:
  wasmssa.return
}) : () -> ()
// -----
// expected-error@+1 {{entry block argument type should be LocalRefType, got 'i32' for block argument 0}}
"wasmssa.func"() <{sym_name = "f", functionType = (i32) -> ()}> ({
^bb0(%a: i32):
  wasmssa.return
}) : () -> ()
// -----
// expected-error@+1 {{func argument type #0('i32') doesn't match entry block referenced type ('i64')}}
"wasmssa.func"() <{sym_name = "f", functionType = (i32) -> ()}> ({
^bb0(%a: !wasmssa<local ref to i64>):
  wasmssa.return
}) : () -> ()
// -----
wasmssa.import_global "g" from "m" as @g : i32
wasmssa.global @h i32 : {
  %0 = wasmssa.global_get @g : i32
  wasmssa.return %0 : i32
}
// -----
wasmssa.table @t !wasmssa<tabletype !wasmssa.funcref [0:]>
