// Parameters of types and attributes of spirv.

// expected-error@+1 {{unknown SPIR-V type: foo}}
func.func private @f(!spirv.foo)
// -----
// expected-error@+1 {{unknown SPIR-V type: foo}}
func.func private @f(!spirv.foo<i32>)
// -----
// expected-error@+1 {{expected single integer for array element count}}
func.func private @f(!spirv.array<i32>)
// -----
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
func.func private @f(!spirv.array<4xi32)
// -----
// expected-error@+1 {{expected array length greater than 0}}
func.func private @f(!spirv.array<0 x i32>)
// -----
// expected-error@+1 {{expected single integer for array element count}}
func.func private @f(!spirv.array<2x3xi32>)
// -----
// expected-error@+1 {{only 1/8/16/32/64-bit integer type allowed but found 'i7'}}
func.func private @f(!spirv.array<4 x i7>)
// -----
func.func private @f(!spirv.array<4 x bf16>)
// -----
// expected-error@+1 {{only 1-D vector allowed but found 'vector<2x2xi32>'}}
func.func private @f(!spirv.array<4 x vector<2x2xi32>>)
// -----
// expected-error@+1 {{vector length has to be less than or equal to 4 but found 5}}
func.func private @f(!spirv.array<4 x vector<5xi32>>)
// -----
func.func private @f(!spirv.array<4 x vector<4xi7>>)
// -----
// expected-error@+1 {{cannot use 'index' to compose SPIR-V types}}
func.func private @f(!spirv.array<4 x index>)
// -----
// expected-error@+1 {{cannot use 'tensor<4xf32>' to compose SPIR-V types}}
func.func private @f(!spirv.array<4 x tensor<4xf32>>)
// -----
// expected-error@+1 {{ArrayStride must be greater than zero}}
func.func private @f(!spirv.array<4 x i32, stride=0>)
// -----
func.func private @f(!spirv.array<4 x i32, stride=4>)
// -----
// expected-error@+1 {{expected 'stride'}}
func.func private @f(!spirv.array<4 x i32, strid=4>)
// -----
// expected-error@+1 {{expected '='}}
func.func private @f(!spirv.array<4 x i32, stride 4>)
// -----
// expected-error@+1 {{expected non-function type}}
func.func private @f(!spirv.array<4 x>)
// -----
// expected-error@+1 {{expected static shape}}
func.func private @f(!spirv.array<? x i32>)
// -----
// expected-error@+1 {{expected '>'}}
func.func private @f(!spirv.array<4 x i32 8>)
// -----
// expected-error@+1 {{only 1/8/16/32/64-bit integer type allowed but found 'i7'}}
func.func private @f(!spirv.rtarray<i7>)
// -----
// expected-error@+1 {{vector length has to be less than or equal to 4 but found 5}}
func.func private @f(!spirv.rtarray<vector<5xf32>>)
// -----
// expected-error@+1 {{expected integer value}}
func.func private @f(!spirv.rtarray<f32, stride=a>)
// -----
// expected-error@+1 {{cannot use 'memref<2xf32>' to compose SPIR-V types}}
func.func private @f(!spirv.rtarray<memref<2xf32>>)
// -----
// expected-error@+1 {{expected row and column count}}
func.func private @f(!spirv.coopmatrix<2xi32, Subgroup, MatrixA>)
// -----
// expected-error@+1 {{expected row and column count}}
func.func private @f(!spirv.coopmatrix<2x2x2xi32, Subgroup, MatrixA>)
// -----
// expected-error@+1 {{only 1/8/16/32/64-bit integer type allowed but found 'i7'}}
func.func private @f(!spirv.coopmatrix<2x2xi7, Subgroup, MatrixA>)
// -----
// expected-error@+1 {{invalid scope <id> attribute specification: Sub}}
func.func private @f(!spirv.coopmatrix<2x2xi32, Sub, MatrixA>)
// -----
// expected-error@+1 {{invalid use <id> attribute specification: MatrixX}}
func.func private @f(!spirv.coopmatrix<2x2xi32, Subgroup, MatrixX>)
// -----
// expected-error@+1 {{expected ','}}
func.func private @f(!spirv.coopmatrix<2x2xi32>)
// -----
// expected-error@+1 {{expected ','}}
func.func private @f(!spirv.coopmatrix<2x2xi32, Subgroup>)
// -----
// expected-error@+1 {{expected '>'}}
func.func private @f(!spirv.coopmatrix<2x2xi32, Subgroup, MatrixA, 2>)
// -----
// expected-error@+1 {{expected row and column count}}
func.func private @f(!spirv.coopmatrix<i32, Subgroup, MatrixA>)
// -----
func.func private @f(!spirv.coopmatrix<0x2xi32, Subgroup, MatrixA>)
// -----
// expected-error@+1 {{unknown storage class: Foo}}
func.func private @f(!spirv.ptr<i32, Foo>)
// -----
// expected-error@+1 {{expected ','}}
func.func private @f(!spirv.ptr<i32>)
// -----
// expected-error@+1 {{only 1/8/16/32/64-bit integer type allowed but found 'i7'}}
func.func private @f(!spirv.ptr<i7, Function>)
// -----
// expected-error@+1 {{expected '>'}}
func.func private @f(!spirv.ptr<i32, Function, 2>)
// -----
// expected-error@+1 {{unknown storage class: Bar}}
func.func private @f(!spirv.ptr<!spirv.ptr<i32, Bar>, Function>)
// -----
// expected-error@+1 {{expected non-function type}}
func.func private @f(!spirv.ptr<, Function>)
// -----
// expected-error@+1 {{expected valid keyword}}
func.func private @f(!spirv.ptr<i32, 4>)
// -----
// expected-error@+1 {{expected single unsigned integer for number of columns}}
func.func private @f(!spirv.matrix<i32>)
// -----
// expected-error@+1 {{expected single unsigned integer for number of columns}}
func.func private @f(!spirv.matrix<2x2xvector<2xf32>>)
// -----
// expected-error@+1 {{matrix is expected to have 2, 3, or 4 columns}}
func.func private @f(!spirv.matrix<5 x vector<2xf32>>)
// -----
// expected-error@+1 {{matrix is expected to have 2, 3, or 4 columns}}
func.func private @f(!spirv.matrix<1 x vector<2xf32>>)
// -----
// expected-error@+1 {{matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found 5}}
func.func private @f(!spirv.matrix<2 x vector<5xf32>>)
// -----
// expected-error@+1 {{matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found 1}}
func.func private @f(!spirv.matrix<2 x vector<1xf32>>)
// -----
// expected-error@+1 {{matrix columns' elements must be of Float type, got 'i32'}}
func.func private @f(!spirv.matrix<2 x vector<2xi32>>)
// -----
// expected-error@+1 {{only 1-D vector allowed but found 'vector<2x2xf32>'}}
func.func private @f(!spirv.matrix<2 x vector<2x2xf32>>)
// -----
// expected-error@+1 {{matrix must be composed using vector type, got 'f32'}}
func.func private @f(!spirv.matrix<2 x f32>)
// -----
func.func private @f(!spirv.matrix<2 x vector<2xbf16>>)
// -----
// expected-error@+1 {{expected '>'}}
func.func private @f(!spirv.matrix<2 x vector<2xf32>, 3>)
// -----
// expected-error@+1 {{unknown attribute: 'Dim7'}}
func.func private @f(!spirv.image<f32, Dim7, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>)
// -----
// expected-error@+1 {{unknown attribute: 'Foo'}}
func.func private @f(!spirv.image<f32, Dim2D, Foo, NonArrayed, SingleSampled, NoSampler, Unknown>)
// -----
// expected-error@+1 {{unknown attribute: 'Foo'}}
func.func private @f(!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Foo>)
// -----
// expected-error@+1 {{only 1/8/16/32/64-bit integer type allowed but found 'i7'}}
func.func private @f(!spirv.image<i7, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>)
// -----
// expected-error@+1 {{expected '>'}}
func.func private @f(!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown, 1>)
// -----
// expected-error@+1 {{expected valid keyword}}
func.func private @f(!spirv.image<f32, 2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>)
// -----
// expected-error@+1 {{expected ','}}
func.func private @f(!spirv.image<f32, Dim2D, NoDepth>)
// -----
// expected-error@+1 {{cannot use 'none' to compose SPIR-V types}}
func.func private @f(!spirv.image<none, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>)
// -----
// expected-error@+1 {{sampled image must be composed using image type, got 'f32'}}
func.func private @f(!spirv.sampled_image<f32>)
// -----
// expected-error@+1 {{sampled image must be composed using image type, got '!spirv.array<4 x i32>'}}
func.func private @f(!spirv.sampled_image<!spirv.array<4 x i32>>)
// -----
// expected-error@+1 {{sampled image Dim must not be SubpassData or Buffer, got SubpassData}}
func.func private @f(!spirv.sampled_image<!spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>)
// -----
// expected-error@+1 {{unknown attribute: 'DimX'}}
func.func private @f(!spirv.sampled_image<!spirv.image<f32, DimX, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>)
// -----
// expected-error@+1 {{offset specification must be given for all members}}
func.func private @f(!spirv.struct<(i32 [0], f32)>)
// -----
// expected-error@+1 {{offset specification must be given for all members}}
func.func private @f(!spirv.struct<(i32, f32 [4])>)
// -----
func.func private @f(!spirv.struct<(i32 [0], f32 [4])>)
// -----
// expected-error@+1 {{unknown attribute: 'Foo'}}
func.func private @f(!spirv.struct<(i32 [0, Foo], f32 [4])>)
// -----
// expected-error@+1 {{unknown attribute: 'Foo'}}
func.func private @f(!spirv.struct<(i32 [Foo])>)
// -----
func.func private @f(!spirv.struct<(i32 [NonWritable], f32)>)
// -----
// expected-error@+1 {{expected ','}}
func.func private @f(!spirv.struct<(i32 [0 NonWritable])>)
// -----
// expected-error@+1 {{expected attribute value}}
func.func private @f(!spirv.struct<(i32 [MatrixStride=a])>)
// -----
func.func private @f(!spirv.struct<(i32 [MatrixStride=16])>)
// -----
func.func private @f(!spirv.struct<()>)
// -----
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
func.func private @f(!spirv.struct<(i32))
// -----
// expected-error@+1 {{recursive struct reference not nested in struct definition}}
func.func private @f(!spirv.struct<i32>)
// -----
// expected-error@+1 {{recursive struct reference not nested in struct definition}}
func.func private @f(!spirv.struct<a>)
// -----
func.func private @f(!spirv.struct<a, (!spirv.ptr<!spirv.struct<a>, Uniform>)>)
// -----
// expected-error@+1 {{identifier already used for an enclosing struct}}
func.func private @f(!spirv.struct<a, (!spirv.ptr<!spirv.struct<a, (i32)>, Uniform>)>)
// -----
func.func private @f(!spirv.struct<(i7)>)
// -----
func.func private @f(!spirv.struct<(index)>)
// -----
func.func private @f(!spirv.struct<(tensor<4xf32>)>)
// -----
// expected-error@+1 {{unknown attribute: 'A'}}
func.func private @f(!spirv.struct<(i32), A>)
// -----
func.func private @f(!spirv.struct<(i32 [])>)
// -----
func.func private @f(!spirv.struct<(i32 [-1])>)
// -----
// expected-error@+1 {{expected ')'}}
func.func private @f(!spirv.struct<(i32 f32)>)
// -----
func.func private @f(!spirv.struct<b, (i32, f32)>)
// -----
// expected-error@+1 {{arm.tensors do not support rank zero}}
func.func private @f(!spirv.arm.tensor<f32>)
// -----
// expected-error@+1 {{arm.tensors do not support zero dimensions}}
func.func private @f(!spirv.arm.tensor<0xf32>)
// -----
// expected-error@+1 {{arm.tensor shape dimensions must be either fully dynamic or completed shaped}}
func.func private @f(!spirv.arm.tensor<2x?xf32>)
// -----
func.func private @f(!spirv.arm.tensor<?x?xf32>)
// -----
// expected-error@+1 {{only 1/8/16/32/64-bit integer type allowed but found 'i7'}}
func.func private @f(!spirv.arm.tensor<2xi7>)
// -----
func.func private @f(!spirv.arm.tensor<2xvector<2xf32>>)
// -----
func.func private @f(!spirv.arm.tensor<2x!spirv.array<2 x f32>>)
// -----
func.func private @f(!spirv.arm.tensor<2xbf16>)
// -----
// expected-error@+1 {{cannot use 'index' to compose SPIR-V types}}
func.func private @f(!spirv.arm.tensor<2xindex>)
// -----
func.func private @f(!spirv.arm.tensor<*xf32>)
// -----
// expected-error@+1 {{expected '>'}}
func.func private @f(!spirv.arm.tensor<2xf32, 3>)
// -----
func.func private @f(!spirv.arm.tensor<2x3xi8>)
// -----
// expected-error@+1 {{cannot use 'tensor<2xf32>' to compose SPIR-V types}}
func.func private @f(!spirv.ptr<tensor<2xf32>, Function>)
// -----
func.func private @f(!spirv.ptr<!spirv.arm.tensor<2xf32>, Function>)
// -----
// expected-error@+1 {{vector length has to be less than or equal to 4 but found 8}}
func.func private @f(!spirv.ptr<vector<8xf32>, Function>)
// -----
func.func private @f(!spirv.ptr<vector<[4]xf32>, Function>)
// -----
func.func private @f(!spirv.array<4 x vector<4xindex>>)
// -----
// expected-error@+1 {{unknown SPIR-V attribute kind: foo}}
func.func private @f() attributes {test.x = #spirv.foo}
// -----
// expected-error@+1 {{unknown SPIR-V attribute kind: foo}}
func.func private @f() attributes {test.x = #spirv.foo<1>}
// -----
// expected-error@+1 {{missing descriptor set}}
func.func private @f() attributes {test.x = #spirv.interface_var_abi<(a, 1)>}
// -----
// expected-error@+1 {{missing binding}}
func.func private @f() attributes {test.x = #spirv.interface_var_abi<(0, a)>}
// -----
// expected-error@+1 {{unknown storage class: Foo}}
func.func private @f() attributes {test.x = #spirv.interface_var_abi<(0, 1), Foo>}
// -----
func.func private @f() attributes {test.x = #spirv.interface_var_abi<(0, 1), Uniform>}
// -----
// expected-error@+1 {{expected ','}}
func.func private @f() attributes {test.x = #spirv.interface_var_abi<(0)>}
// -----
// expected-error@+1 {{missing binding}}
func.func private @f() attributes {test.x = #spirv.interface_var_abi<(0, )>}
// -----
// expected-error@+1 {{expected valid keyword}}
func.func private @f() attributes {test.x = #spirv.interface_var_abi<(0, 1), 3>}
// -----
// expected-error@+1 {{expected '('}}
func.func private @f() attributes {test.x = #spirv.interface_var_abi<0, 1>}
// -----
// expected-error@+1 {{expected '>'}}
func.func private @f() attributes {test.x = #spirv.interface_var_abi<(0, 1) Uniform>}
// -----
func.func private @f() attributes {test.x = #spirv.interface_var_abi<(-1, 1)>}
// -----
// expected-error@+1 {{expected '>'}}
func.func private @f() attributes {test.x = #spirv.interface_var_abi<(0, 1), Uniform, 2>}
// -----
// expected-error@+1 {{unknown version: v9.0}}
func.func private @f() attributes {test.x = #spirv.vce<v9.0, [], []>}
// -----
// expected-error@+1 {{unknown capability: Foo}}
func.func private @f() attributes {test.x = #spirv.vce<v1.0, [Foo], []>}
// -----
// expected-error@+1 {{unknown extension: Foo}}
func.func private @f() attributes {test.x = #spirv.vce<v1.0, [Shader], [Foo]>}
// -----
func.func private @f() attributes {test.x = #spirv.vce<v1.0, [Shader], []>}
// -----
// expected-error@+1 {{expected ','}}
func.func private @f() attributes {test.x = #spirv.vce<v1.0, [Shader]>}
// -----
// expected-error@+1 {{expected ','}}
func.func private @f() attributes {test.x = #spirv.vce<v1.0>}
// -----
// expected-error@+1 {{expected '['}}
func.func private @f() attributes {test.x = #spirv.vce<v1.0, Shader, []>}
// -----
// expected-error@+1 {{expected valid keyword}}
func.func private @f() attributes {test.x = #spirv.vce<v1.0, [Shader, 3], []>}
// -----
func.func private @f() attributes {test.x = #spirv.vce<v1.0, [Shader], [SPV_KHR_16bit_storage]>}
// -----
// expected-error@+1 {{unknown capability: SPV_KHR_16bit_storage}}
func.func private @f() attributes {test.x = #spirv.vce<v1.0, [SPV_KHR_16bit_storage], []>}
// -----
// expected-error@+1 {{unknown extension: Shader}}
func.func private @f() attributes {test.x = #spirv.vce<v1.0, [], [Shader]>}
// -----
// expected-error@+1 {{expected valid keyword}}
func.func private @f() attributes {test.x = #spirv.vce<"v1.0", [], []>}
// -----
// expected-error@+1 {{expected '>'}}
func.func private @f() attributes {test.x = #spirv.vce<v1.0, [Shader], [], 3>}
// -----
// expected-error@+1 {{expected ','}}
func.func private @f() attributes {test.x = #spirv.vce<v1.0, [Shader] []>}
// -----
// expected-error@+1 {{unknown client API: Foo}}
func.func private @f() attributes {test.x = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Foo, #spirv.resource_limits<>>}
// -----
func.func private @f() attributes {test.x = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Vulkan, #spirv.resource_limits<>>}
// -----
// expected-error@+1 {{unknown vendor: Foo}}
func.func private @f() attributes {test.x = #spirv.target_env<#spirv.vce<v1.0, [], []>, Foo, #spirv.resource_limits<>>}
// -----
// expected-error@+1 {{unknown device type: Foo}}
func.func private @f() attributes {test.x = #spirv.target_env<#spirv.vce<v1.0, [], []>, NVIDIA:Foo, #spirv.resource_limits<>>}
// -----
// expected-error@+1 {{expected integer value}}
func.func private @f() attributes {test.x = #spirv.target_env<#spirv.vce<v1.0, [], []>, NVIDIA:DiscreteGPU:a, #spirv.resource_limits<>>}
// -----
func.func private @f() attributes {test.x = #spirv.target_env<#spirv.vce<v1.0, [], []>, NVIDIA:DiscreteGPU:12, #spirv.resource_limits<>>}
// -----
// expected-error@+1 {{expected ','}}
func.func private @f() attributes {test.x = #spirv.target_env<#spirv.vce<v1.0, [], []>>}
// -----
// expected-error@+1 {{invalid kind of attribute specified}}
func.func private @f() attributes {test.x = #spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.vce<v1.0, [], []>>}
// -----
// expected-error@+1 {{invalid kind of attribute specified}}
func.func private @f() attributes {test.x = #spirv.target_env<1, #spirv.resource_limits<>>}
// -----
// expected-error@+1 {{invalid kind of attribute specified}}
func.func private @f() attributes {test.x = #spirv.target_env<#spirv.vce<v1.0, [], []>, {a = 1}>}
// -----
// expected-error@+1 {{unknown extension: Foo}}
func.func private @f() attributes {test.x = #spirv.target_env<#spirv.vce<v1.0, [], [Foo]>, #spirv.resource_limits<>>}
// -----
// expected-error@+1 {{expected ','}}
func.func private @f() attributes {test.x = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Vulkan #spirv.resource_limits<>>}
// -----
// expected-error@+1 {{expected '='}}
func.func private @f() attributes {test.x = #spirv.target_env<#spirv.vce<v1.0, [], []>, api Vulkan, #spirv.resource_limits<>>}
// -----
// expected-error@+1 {{expected '>'}}
func.func private @f() attributes {test.x = #spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<>, 3>}
