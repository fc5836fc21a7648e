// Attributes of dlti: their entries, and the data layouts that modules have from them.

// expected-error@below {{expected attribute value}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = >} {}

// -----

// expected-error@below {{repeated DLTI key: i32}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 1, i32 = 2>} {}

// -----

// expected-error@below {{repeated DLTI key: "a"}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 1, "a" = 2>} {}

// -----

// expected-error@below {{empty string as DLTI key is not allowed}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"" = 1>} {}

// -----

// expected-error@below {{empty string as DLTI key is not allowed}}
module attributes {dlti.map = #dlti.map<"" = 1>} {}

// -----

// expected-error@below {{repeated DLTI key: i32}}
module attributes {dlti.map = #dlti.map<i32 = 1, i32 = 2>} {}

// -----

// expected-error@below {{repeated DLTI key: "a"}}
module attributes {dlti.map = #dlti.map<"a" = 1, "a" = 2>} {}

// -----

// expected-error@below {{invalid kind of attribute specified}}
module attributes {dlti.dl_spec = #dlti.target_device_spec<i32 = 1>} {}

// -----

// expected-error@below {{no DLTI entries provided}}
module attributes {dlti.dl_spec = #dlti.target_device_spec<>} {}

// -----

// expected-error@below {{empty string as DLTI key is not allowed}}
module attributes {dlti.dl_spec = #dlti.target_device_spec<"" = 1>} {}

// -----

// expected-error@below {{repeated DLTI key: "a"}}
module attributes {dlti.dl_spec = #dlti.target_device_spec<"a" = 1, "a" = 1>} {}

// -----

// expected-error@below {{value associated with key "CPU" is not a DLTI device spec}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = 3>} {}

// -----

// expected-error@below {{invalid kind of attribute specified}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<i32 = #dlti.target_device_spec<"a" = 1>>} {}

// -----

// expected-error@below {{repeated device ID in dlti.target_system_spec: "CPU"}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>, "CPU" = #dlti.target_device_spec<"a" = 1>>} {}

// -----

// expected-error@below {{no DLTI entries provided}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<>} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"" = #dlti.target_device_spec<"a" = 1>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<>} {}

// -----

module attributes {dlti.map = #dlti.map<>} {}

// -----

// expected-error@below {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, 1 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, 1>>} {}

// -----

// expected-error@below {{expected attribute value}}
module attributes {dlti.map = #dlti.map<"a" = >} {}

// -----

// expected-error@below {{expected '='}}
module attributes {dlti.map = #dlti.map<"a" 3>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 1>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.x" = 1>} {}

// -----

// expected-error@below {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<none = 1>} {}

// -----

// expected-error@below {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<memref<4xf32> = 1>} {}

// -----

// expected-error@below {{data layout specified for a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!async.token = 1>} {}

// -----

// expected-error@below {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<vector<4xf32> = dense<32> : vector<2xi64>>} {}

// -----

// expected-error@below {{expected integer attribute in the data layout entry for 'index'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = dense<32> : vector<2xi64>>} {}

// -----

// expected-error@below {{data layout specified for a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!emitc.ptr<i32> = dense<32> : vector<2xi64>>} {}

// -----

// expected-error@below {{data layout does not combine with layouts of enclosing ops}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} { module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {} }

// -----

// expected-error@below {{'builtin.module' op expects at most one data layout attribute}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>, test.dl = #dlti.dl_spec<index = 32>} {}

// -----

module attributes {dlti.map = #dlti.map<#dlti.dl_entry<i32, 1>>} {}

// -----

module attributes {dlti.map = #dlti.map<i32 = #dlti.map<i32 = 1>>} {}

// -----

// expected-error@below {{empty string as DLTI key is not allowed}}
module attributes {dlti.map = #dlti.map<"a" = #dlti.map<"" = 1>>} {}

// -----

module attributes {dlti.map = #dlti.map<"a" = #dlti.dl_spec<i32 = 1>>} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"x" = #dlti.target_device_spec<"y" = 1>>>} {}

// -----

// expected-error@below {{value associated with key "CPU" is not a DLTI device spec}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.map<"x" = 1>>} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"x" = #dlti.dl_spec<i32=1>>>} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"" = #dlti.target_device_spec<"x" = 1>>} {}

// -----

// expected-error@below {{expected attribute value}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<CPU = #dlti.target_device_spec<"x" = 1>>} {}

// -----

// expected-error@below {{expected attribute value}}
module attributes {dlti.map = #dlti.map<= 3>} {}

// -----

// expected-error@below {{expected attribute value}}
module attributes {dlti.map = #dlti.map<foo = 3>} {}

// -----

// expected-error@below {{expected attribute value}}
module attributes {dlti.map = #dlti.map<"a" = foo>} {}

// -----

// expected-error@below {{expected attribute value}}
module attributes {dlti.map = #dlti.map<"a" = 3,>} {}

// -----

// expected-error@below {{expected '>'}}
module attributes {dlti.map = #dlti.map<"a" = 3 "b" = 3>} {}

// -----

// expected-error@below {{expected '='}}
module attributes {dlti.map = #dlti.map<"a" : i32 = 3>} {}

// -----

// expected-error@below {{error while parsing type DLTI key}}
// expected-error@below {{expected non-function type}}
module attributes {dlti.map = #dlti.map<vector<4xi> = 3>} {}

// -----

// expected-error@below {{repeated DLTI key: "a"}}
module attributes {dlti.map = #dlti<map<"a" = 3, "a" = 4>>} {}

// -----

#e = #dlti.dl_entry<i32, 3>
// expected-error@below {{repeated DLTI key: i32}}
module attributes {dlti.map = #dlti.map<#e, #e>} {}

// -----

// expected-error@below {{empty string as DLTI key is not allowed}}
module attributes {dlti.map = #dlti.map<#dlti.dl_entry<"", 1>>} {}

// -----

// expected-error@below {{expected ','}}
module attributes {dlti.map = #dlti.map<#dlti.dl_entry<"a" 1>>} {}

// -----

// expected-error@below {{expected attribute value}}
module attributes {dlti.map = #dlti.map<#dlti.dl_entry<"a", >>} {}

// -----

// expected-error@below {{expected '>'}}
module attributes {dlti.map = #dlti.map<#dlti.dl_entry<"a", 1, 2>>} {}

// -----

// expected-error@below {{expected '<'}}
module attributes {dlti.map = #dlti.map<#dlti.dl_entry>} {}

// -----

// expected-error@below {{invalid kind of attribute specified}}
module attributes {dlti.map = #dlti.map<#dlti.map<"a" = 3>>} {}

// -----

// expected-error@below {{'dlti.map' is expected to be a #dlti.map attribute}}
module attributes {dlti.map = #dlti.function_pointer_alignment<3, function_dependent = true>} {}

// -----

module attributes {test.x = #dlti.function_pointer_alignment<3, function_dependent = true>} {}

// -----

// expected-error@below {{expected ','}}
module attributes {test.x = #dlti.function_pointer_alignment<3>} {}

// -----

// expected-error@below {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 3>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = 3>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = "x">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = "x">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.legal_int_widths" = "x">} {}

// -----

// expected-error@below {{unknown data layout entry name: dlti.foo}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = "x">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.foo" = "x">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"gpu.foo" = "x">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"nope.foo" = "x">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"." = "x">} {}

// -----

// expected-error@below {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<complex<f32> = dense<32> : vector<2xi64>>} {}

// -----

// expected-error@below {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<tensor<4xf32> = dense<32> : vector<2xi64>>} {}

// -----

// expected-error@below {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<(i32) -> () = dense<32> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<32> : vector<2xi64>, i7 = dense<32> : vector<2xi64>, index = 32>} {}

// -----

// expected-error@below {{expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = dense<32> : vector<2xi64>>} {}

// -----

// expected-error@below {{data layout specified for a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.target<"a"> = dense<32> : vector<2xi64>>} {}

// -----

// expected-error@below {{data layout specified for a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.void = dense<32> : vector<2xi64>>} {}

// -----

// expected-error@below {{expected layout attribute for '!ptr.ptr<#ptr.generic_space>' to be a #ptr.spec attribute}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<32> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 32>>} {}

// -----

// expected-error@below {{data layout specified for a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!gpu.async.token = dense<32> : vector<2xi64>>} {}

// -----

// expected-error@below {{data layout specified for a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!spirv.array<4 x i32> = dense<32> : vector<2xi64>>} {}

// -----

// expected-error@below {{data layout specified for a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!quant.any<i8> = dense<32> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"test.foo" = "x">} {}

// -----

// expected-error@below {{data layout does not combine with layouts of enclosing ops}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = "x">} { module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = "y">} {} }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} { module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {} }

// -----

// expected-error@below {{data layout does not combine with layouts of enclosing ops}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 32>} { module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 64>} {} }

// -----

// expected-error@below {{data layout does not combine with layouts of enclosing ops}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 32>} { gpu.module @m attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 64>} {} }

// -----

// What is no token at all is an error of the file, not of the program that reads it.
// expected-error@below {{unexpected character}}
module attributes {a = #dlti.map<&>} {}
