// Conversions, arguments of kernels, ranges and tensor memory of nvvm: what mlir-opt says of each rule.

func.func @f(%a: f32, %b: f32) {
  // expected-error@below {{'nvvm.convert.f32x2.to.f6x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x2 to f6x2.}}
  %0 = nvvm.convert.f32x2.to.f6x2 %a, %b : i16 (f8E4M3FN)
  return
}

// -----

func.func @f(%a: f32, %b: f32) {
  // expected-error@below {{'nvvm.convert.f32x2.to.f8x2' op Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2}}
  %0 = nvvm.convert.f32x2.to.f8x2 %a, %b {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16 (f16)
  return
}

// -----

func.func @f(%a: f32, %b: f32) {
  // expected-error@below {{'nvvm.convert.f32x2.to.f8x2' op Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %0 = nvvm.convert.f32x2.to.f8x2 %a, %b {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>} : i16 (f8E4M3FN)
  return
}

// -----

func.func @f(%a: vector<2xf16>) {
  // expected-error@below {{'nvvm.convert.f16x2.to.f8x2' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f16x2 to f8x2.}}
  %0 = nvvm.convert.f16x2.to.f8x2 %a : vector<2xf16> -> i16 (f16)
  return
}

// -----

func.func @f(%a: vector<2xi8>) {
  // expected-error@below {{'nvvm.convert.f8x2.to.f16x2' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f8x2 to f16x2.}}
  %0 = nvvm.convert.f8x2.to.f16x2 %a : vector<2xi8> (f16) -> vector<2xf16>
  return
}

// -----

func.func @f(%a: vector<2xi8>) {
  // expected-error@below {{'nvvm.convert.f6x2.to.f16x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f6x2 to f16x2.}}
  %0 = nvvm.convert.f6x2.to.f16x2 %a : vector<2xi8> (f16) -> vector<2xf16>
  return
}

// -----

// expected-error@below {{'"nvvm.grid_constant"' attribute must be present only on kernel arguments}}
llvm.func @k(%a: i32 {nvvm.grid_constant}) {
  llvm.return
}

// -----

// expected-error@below {{'"nvvm.grid_constant"' attribute requires the argument to also have attribute 'llvm.byval'}}
llvm.func @k(%a: i32 {nvvm.grid_constant}) attributes {nvvm.kernel} {
  llvm.return
}

// -----

// expected-error@below {{'"nvvm.grid_constant"' attribute requires the argument to also have attribute 'llvm.byval'}}
llvm.func @k(%a: !llvm.ptr {nvvm.grid_constant}) attributes {nvvm.kernel} {
  llvm.return
}

// -----

// expected-error@below {{'"nvvm.grid_constant"' attribute must be present only on kernel arguments}}
llvm.func @k(%a: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant}) {
  llvm.return
}

// -----

// expected-error@below {{'"nvvm.blocksareclusters"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'}}
llvm.func @k() attributes {nvvm.kernel, nvvm.blocksareclusters} {
  llvm.return
}

// -----

// expected-error@below {{'"nvvm.blocksareclusters"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'}}
llvm.func @k() attributes {nvvm.kernel, nvvm.blocksareclusters, nvvm.reqntid = array<i32: 1>} {
  llvm.return
}

// -----

llvm.func @k() {
  // expected-error@below {{'nvvm.read.ptx.sreg.ntid.x' op invalid range attribute: Lower == Upper, but they aren't min (0) or max (4294967295) value! This is an invalid constant range.}}
  %0 = nvvm.read.ptx.sreg.ntid.x range <i32, 5, 5> : i32
  llvm.return
}

// -----

llvm.func @k() {
  %0 = nvvm.read.ptx.sreg.ntid.x range <i32, 0, 0> : i32
  llvm.return
}

// -----

llvm.func @k() {
  // expected-error@below {{'nvvm.read.ptx.sreg.tid.x' op invalid range attribute: Lower == Upper, but they aren't min (0) or max (4294967295) value! This is an invalid constant range.}}
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 7, 7> : i32
  llvm.return
}

// -----

llvm.func @k(%p: !llvm.ptr<5>, %s: i32, %a: vector<2xf16>) {
  // expected-error@below {{'nvvm.wmma.store' op expected operands to be a source pointer in memory space 0, 1, 3}}
  nvvm.wmma.store %p, %s, %a, %a, %a, %a {k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, eltype = #nvvm.mma_type<f16>} : !llvm.ptr<5>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
  llvm.return
}

// -----

llvm.func @k(%p: !llvm.ptr<6>) {
  // expected-error@below {{'nvvm.tcgen05.ld' op result #0 must be 32-bit signless integer or vector of 32-bit signless integer values of length 2/4/8/16/32/64/128, but got 'vector<3xi32>'}}
  %0 = nvvm.tcgen05.ld %p {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<3xi32>
  llvm.return
}

// -----

llvm.func @k(%p: !llvm.ptr<6>) {
  // expected-error@below {{invalid result type length 2 for shape shape_16x256b in tcgen05.ld Op}}
  %0 = nvvm.tcgen05.ld %p {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @k(%p: !llvm.ptr<6>, %v: vector<3xi32>) {
  // expected-error@below {{'nvvm.tcgen05.st' op operand #1 must be 32-bit signless integer or vector of 32-bit signless integer values of length 2/4/8/16/32/64/128, but got 'vector<3xi32>'}}
  nvvm.tcgen05.st %p, %v {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<3xi32>
  llvm.return
}

// -----

llvm.func @k(%p: !llvm.ptr<6>, %v: vector<2xi32>) {
  // expected-error@below {{invalid input length 2 for shape shape_16x256b in tcgen05.st Op}}
  nvvm.tcgen05.st %p, %v {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<2xi32>
  llvm.return
}
