// ===== ptr.constant
func.func @f() {
  %a = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %b = ptr.constant #ptr.address<4096> : !ptr.ptr<#ptr.generic_space>
  return
}
// ===== ptr.get_metadata
func.func @f(%m: memref<?xf32, #ptr.generic_space>) {
  %r = ptr.get_metadata %m : memref<?xf32, #ptr.generic_space>
  return
}
// ===== ptr.from_ptr
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<?xf32, #ptr.generic_space>) {
  %a = ptr.get_metadata %m : memref<?xf32, #ptr.generic_space>
  %r = ptr.from_ptr %p metadata %a : <#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
  %s = ptr.from_ptr %p : <#ptr.generic_space> -> memref<f32, #ptr.generic_space>
  return
}
// ===== ptr.to_ptr
func.func @f(%m: memref<?xf32, #ptr.generic_space>) {
  %r = ptr.to_ptr %m : memref<?xf32, #ptr.generic_space> -> <#ptr.generic_space>
  return
}
