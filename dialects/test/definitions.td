// LLVM's own tests use a dialect `test` that mlir-opt knows and no package describes. These are its operations that
// stand in programs about buffers and control flow: their shape and their effects. The rest of the dialect is
// unknown here, so what is missing is not an error. Behaviour follows mlir/test/lib/Dialect/Test/TestOps.td.

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Test : Dialect {
  let name = "test";
  let cppNamespace = "::test";
}

class TestOp<string mnemonic, list<Trait> traits = []> : Op<Test, mnemonic, traits>;

class Yielding<string mnemonic, list<Trait> traits = []> : TestOp<mnemonic, traits # [ReturnLike, Terminator]>;

// Buffers

def Copy : TestOp<"copy"> {
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "", [MemRead]>:$source,
                       Arg<AnyRankedOrUnrankedMemRef, "", [MemWrite]>:$target);
  let assemblyFormat = "`(` $source `,` $target `)` `:` `(` type($source) `,` type($target) `)` attr-dict";
}

class FromBufferToBuffer<string mnemonic, list<Trait> traits = []> : TestOp<mnemonic, traits> {
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "", [MemRead]>:$input,
                       Arg<AnyRankedOrUnrankedMemRef, "", [MemWrite]>:$output);
  string format = "`in` `(` $input `:` type($input) `)` `out` `(` $output `:` type($output) `)`";
}

def BufferBased : FromBufferToBuffer<"buffer_based"> {
  let assemblyFormat = format # " attr-dict";
}

def RegionYield : Yielding<"region_yield", [Pure]> {
  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result `:` type($result) attr-dict";
}

def RegionBufferBased : FromBufferToBuffer<"region_buffer_based", [SingleBlockImplicitTerminator<"RegionYield">]> {
  let regions = (region AnyRegion:$region);
  let assemblyFormat = format # " $region attr-dict";
}

def TensorBased : TestOp<"tensor_based"> {
  let arguments = (ins AnyRankedTensor:$input);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "`in` `(` $input `:` type($input) `)` `->` type($result) attr-dict";
}

def ReadBuffer : TestOp<"read_buffer"> {
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "", [MemRead]>:$buffer);
}

def ForwardBuffer : TestOp<"forward_buffer", [Pure]> {
  let arguments = (ins AnyRankedOrUnrankedMemRef:$buffer);
  let results = (outs AnyRankedOrUnrankedMemRef:$result);
}

def GetTupleElement : TestOp<"get_tuple_element"> {
  let arguments = (ins AnyTuple:$tuple, I32Attr:$index);
  let results = (outs AnyType);
}

def MakeTuple : TestOp<"make_tuple"> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs AnyTuple);
}

def DestinationStyle : TestOp<"destination_style_op", [DestinationStyleOpInterface, AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<AnyType>:$outputs, Variadic<AnyType>:$other_operands);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    attr-dict (`ins` `(` $inputs^ `:` type($inputs) `)`)? (`outs` `(` $outputs^ `:` type($outputs) `)`)?
    (`(` $other_operands^ `:` type($other_operands) `)`)? (`->` type($results)^)?
  }];
}

class Structured<string mnemonic>
    : TestOp<mnemonic, [AttrSizedOperandSegments, SingleBlock, DestinationStyleOpInterface]> {
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<AnyType>:$outputs);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$region);
  let assemblyFormat = [{
    attr-dict (`ins` `(` $inputs^ `:` type($inputs) `)`)? `outs` `(` $outputs `:` type($outputs) `)` $region
    (`->` type($results)^)?
  }];
}

def LinalgConv : Structured<"linalg_conv_op">;
def LinalgFill : Structured<"linalg_fill_op">;

// Effects

def WithRead : TestOp<"op_with_memread", [MemoryEffects<[MemRead]>]> {
  let results = (outs AnyInteger);
}

def WithWrite : TestOp<"op_with_memwrite", [MemoryEffects<[MemWrite]>]>;

// Control flow

def Branch : TestOp<"br", [DeclareOpInterfaceMethods<BranchOpInterface>, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$targetOperands);
  let successors = (successor AnySuccessor:$target);
}

def ProducingBranch
    : TestOp<"producing_br", [DeclareOpInterfaceMethods<BranchOpInterface>, Terminator, AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$firstOperands, Variadic<AnyType>:$secondOperands);
  let results = (outs I32:$dummy);
  let successors = (successor AnySuccessor:$first, AnySuccessor:$second);
}

def InternalBranch
    : TestOp<"internal_br", [DeclareOpInterfaceMethods<BranchOpInterface>, Terminator, AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$successOperands, Variadic<AnyType>:$errorOperands);
  let successors = (successor AnySuccessor:$successPath, AnySuccessor:$errorPath);
}

def Return : Yielding<"return", [Pure]> {
  let arguments = (ins Variadic<AnyType>);
}

def RegionIfYield : Yielding<"region_if_yield", [NoMemoryEffect]> {
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "$results `:` type($results) attr-dict";
}

def RegionIf : TestOp<"region_if", [DeclareOpInterfaceMethods<RegionBranchOpInterface>,
                                    SingleBlockImplicitTerminator<"RegionIfYield">, RecursiveMemoryEffects]> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, AnyRegion:$elseRegion, AnyRegion:$joinRegion);
  let hasCustomAssemblyFormat = 1;
}

def AnyCond : TestOp<"any_cond", [DeclareOpInterfaceMethods<RegionBranchOpInterface>, RecursiveMemoryEffects]> {
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$region);
}

def LoopBlock : TestOp<"loop_block", [DeclareOpInterfaceMethods<RegionBranchOpInterface>, RecursiveMemoryEffects]> {
  let arguments = (ins I32:$init);
  let results = (outs F32:$floatResult);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$init `:` functional-type($init, $floatResult) $body attr-dict-with-keyword";
}

def LoopBlockTerminator
    : TestOp<"loop_block_term", [DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>, Pure, Terminator]> {
  let arguments = (ins I32:$nextIterArg, F32:$exitArg);
  let assemblyFormat = "`iter` $nextIterArg `exit` $exitArg attr-dict";
}

// Regions of other kinds

class WithGraph<string mnemonic, list<Trait> traits = []>
    : TestOp<mnemonic, [DeclareOpInterfaceMethods<RegionKindInterface>] # traits> {
  let regions = (region AnyRegion:$region);
  let assemblyFormat = "attr-dict-with-keyword $region";
}

def GraphRegion : WithGraph<"graph_region">;
def IsolatedGraphRegion : WithGraph<"isolated_graph_region", [IsolatedFromAbove]>;

def CfgRegion : TestOp<"ssacfg_region", [DeclareOpInterfaceMethods<RegionKindInterface>]> {
  let arguments = (ins Variadic<AnyType>);
  let results = (outs Variadic<AnyType>);
  let regions = (region VariadicRegion<AnyRegion>:$regions);
}

// Ranges of integers

def WithBounds : TestOp<"with_bounds", [NoMemoryEffect]> {
  let arguments = (ins APIntAttr:$umin, APIntAttr:$umax, APIntAttr:$smin, APIntAttr:$smax);
  let results = (outs AnyType:$fakeVal);
  let assemblyFormat = "attr-dict `:` type($fakeVal)";
}

def ReflectBounds : TestOp<"reflect_bounds", [AllTypesMatch<["value", "result"]>]> {
  let arguments = (ins AnyType:$value, OptionalAttr<APIntAttr>:$umin, OptionalAttr<APIntAttr>:$umax,
                       OptionalAttr<APIntAttr>:$smin, OptionalAttr<APIntAttr>:$smax);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict $value `:` type($value)";
}

// Operations that have a constraint or a trait of each kind, and nothing else.

def Finish : TestOp<"finish", [Terminator]>;
def ImplicitlyFinished : TestOp<"SingleBlockImplicitTerminator", [SingleBlockImplicitTerminator<"Finish">]> {
  let regions = (region SizedRegion<1>:$region);
}

def SizedOperands : TestOp<"attr_sized_operands", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b, I32:$c, Variadic<I32>:$d);
}
def SizedResults : TestOp<"attr_sized_results", [AttrSizedResultSegments]> {
  let results = (outs Variadic<I32>:$a, Variadic<I32>:$b, I32:$c, Variadic<I32>:$d);
}
def MixedOperands : TestOp<"mixed_normal_variadic_operand", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<AnyTensor>:$first, AnyTensor:$second, Variadic<AnyTensor>:$third);
}
def MixedResults : TestOp<"mixed_normal_variadic_result", [SameVariadicResultSize]> {
  let results = (outs Variadic<AnyTensor>:$first, AnyTensor:$second, Variadic<AnyTensor>:$third);
}
def OneToTwo : TestOp<"dynamic_one_operand_two_results"> {
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$first, AnyType:$second);
}

class Related<string mnemonic, list<Trait> traits> : TestOp<mnemonic, traits> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let results = (outs Variadic<AnyType>:$results);
}
def Broadcastable : TestOp<"broadcastable", [ResultsBroadcastableShape]> {
  let arguments = (ins Variadic<AnyTensor>:$operands);
  let results = (outs AnyTensor:$result);
}
def MappedElementwise : Related<"elementwise_mappable", [Elementwise]>;
def SameShape : Related<"same_operand_and_result_shape", [SameOperandsAndResultShape]>;
def SameType : Related<"same_operand_and_result_type", [SameOperandsAndResultType]>;
def SameElements : Related<"same_operand_and_result_element_type", [SameOperandsAndResultElementType]>;
def SameOperandElements : TestOp<"same_operand_element_type", [SameOperandsElementType]> {
  let arguments = (ins AnyType:$first, AnyType:$second);
  let results = (outs AnyType:$result);
}
def SameOperandShapes : TestOp<"same_operand_shape", [SameOperandsShape]> {
  let arguments = (ins Variadic<AnyShaped>:$operands);
}
def EqualTypes : TestOp<"operands_have_same_type", [AllTypesMatch<["x", "y"]>]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
}
def EqualShapes : TestOp<"operand0_and_result_have_same_shape", [AllShapesMatch<["x", "res"]>]> {
  let arguments = (ins AnyShaped:$x, AnyShaped:$y);
  let results = (outs AnyShaped:$res);
}
def RankOf : TestOp<"multi_tensor_rank_of"> {
  let arguments = (ins TensorRankOf<[I8, I32, F32], [0, 1]>:$arg0);
}
def IntTypes : TestOp<"int_types"> {
  let results = (outs AnyI16:$any_i16, SI32:$si32, UI64:$ui64, AnyInteger:$any_int);
}

def IntAttrs : TestOp<"int_attrs"> {
  let arguments = (ins AnyI32Attr:$any_i32_attr, IndexAttr:$index_attr, UI32Attr:$ui32_attr, SI32Attr:$si32_attr);
}
def IntElements : TestOp<"int_elements_attr"> {
  let arguments = (ins AnyI32ElementsAttr:$any_i32_attr, I32ElementsAttr:$i32_attr);
}
def RankedIntElements : TestOp<"ranked_int_elements_attr"> {
  let arguments = (ins RankedI32ElementsAttr<[2]>:$vector_i32_attr, RankedI64ElementsAttr<[4, 8]>:$matrix_i64_attr);
}
def FloatElements : TestOp<"float_elements_attr"> {
  let arguments = (ins RankedF32ElementsAttr<[2]>:$scalar_f32_attr, RankedF64ElementsAttr<[4, 8]>:$tensor_f64_attr);
}
def I32Elements : TestOp<"i32ElementsAttr"> {
  let arguments = (ins I32ElementsAttr:$attr);
}
def NonNegative : TestOp<"non_negative_int_attr"> {
  let arguments = (ins ConfinedAttr<I32Attr, [IntNonNegative]>:$i32attr,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$i64attr);
}
def Positive : TestOp<"positive_int_attr"> {
  let arguments = (ins ConfinedAttr<I32Attr, [IntPositive]>:$i32attr, ConfinedAttr<I64Attr, [IntPositive]>:$i64attr);
}
def NonNegativeArrays : TestOp<"confined_non_negative_attr"> {
  let arguments = (ins ConfinedAttr<DenseI32ArrayAttr, [DenseArrayNonNegative<DenseI32ArrayAttr>]>:$i32attr,
                       ConfinedAttr<DenseI64ArrayAttr, [DenseArrayNonNegative<DenseI64ArrayAttr>]>:$i64attr);
}
def SomeI32Enum : I32EnumAttr<"SomeI32Enum", "", [I32EnumAttrCase<"case5", 5>, I32EnumAttrCase<"case10", 10>,
    I32EnumAttrCase<"caseSignedMaxPlus1", 2147483648>, I32EnumAttrCase<"caseUnsignedMax", 4294967295>]> {
  let cppNamespace = "::test";
}
def EnumAttr32 : TestOp<"i32_enum_attr"> {
  let arguments = (ins SomeI32Enum:$attr);
  let results = (outs I32:$val);
}
def Verified : TestOp<"verifiers"> {
  let arguments = (ins I32:$input);
  let regions = (region AnyRegion:$region);
}
