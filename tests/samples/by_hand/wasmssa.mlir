// ===== wasmssa.import_mem
wasmssa.import_mem "mem1" from "module" as @m {limits = !wasmssa<limit[0: 65536]>}
wasmssa.import_mem "mem2" from "module" as @n {limits = !wasmssa<limit[512:]>}
// ===== wasmssa.import_table
wasmssa.import_table "table" from "module" as @t {type = !wasmssa<tabletype !wasmssa.funcref [2: 10]>}
// ===== wasmssa.table
wasmssa.table @t !wasmssa<tabletype !wasmssa.externref [0: 65536]>
wasmssa.table exported @u !wasmssa<tabletype !wasmssa.funcref [10:]>
// ===== wasmssa.memory
wasmssa.memory @m !wasmssa<limit[0: 65536]>
wasmssa.memory exported @n !wasmssa<limit[512:]>
// ===== wasmssa.global
wasmssa.global @a i32 : {
  %c = wasmssa.const 10 : i32
  wasmssa.return %c : i32
}
wasmssa.global exported @b f32 mutable : {
  %c = wasmssa.const 1.0 : f32
  wasmssa.return %c : f32
}
// ===== wasmssa.extend
wasmssa.func @f(%a: !wasmssa<local ref to i32>) {
  %v = wasmssa.local_get %a : ref to i32
  %r = wasmssa.extend 8 : i32 low bits from %v : i32
  wasmssa.return
}
