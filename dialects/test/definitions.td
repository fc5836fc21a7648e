// LLVM's own tests use a dialect `test` that mlir-opt knows and no package describes. These are its operations that
// stand in programs about buffers and control flow: their shape and their effects. The rest of the dialect is
// unknown here, so what is missing is not an error. Behaviour follows mlir/test/lib/Dialect/Test/TestOps.td.

include "mlir/Dialect/Bufferization/IR/BufferizationTypeInterfaces.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
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
  let arguments = (ins TupleOf<[AnyType]>:$tuple, I32Attr:$index);
  let results = (outs AnyType);
}

def MakeTuple : TestOp<"make_tuple"> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs TupleOf<[AnyType]>);
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

def Counted : AnyTypeOf<[AnyInteger, Index, VectorOfNonZeroRankOf<[AnyInteger, Index]>]>;

def WithBounds : TestOp<"with_bounds", [NoMemoryEffect]> {
  let arguments = (ins APIntAttr:$umin, APIntAttr:$umax, APIntAttr:$smin, APIntAttr:$smax);
  let results = (outs Counted:$fakeVal);
  let assemblyFormat = "attr-dict `:` type($fakeVal)";
}

def Increment : TestOp<"increment", [NoMemoryEffect, AllTypesMatch<["value", "result"]>]> {
  let arguments = (ins Counted:$value);
  let results = (outs Counted:$result);
  let assemblyFormat = "attr-dict $value `:` type($result)";
}

def ReflectBounds : TestOp<"reflect_bounds", [AllTypesMatch<["value", "result"]>]> {
  let arguments = (ins Counted:$value, OptionalAttr<APIntAttr>:$umin, OptionalAttr<APIntAttr>:$umax,
                       OptionalAttr<APIntAttr>:$smin, OptionalAttr<APIntAttr>:$smax);
  let results = (outs Counted:$result);
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
class DenseArrays<string mnemonic, list<Attr> attrs> : TestOp<mnemonic> {
  let arguments = (ins attrs[0]:$i8attr, attrs[1]:$i16attr, attrs[2]:$i32attr, attrs[3]:$i64attr, attrs[4]:$f32attr,
                       attrs[5]:$f64attr, attrs[1]:$emptyattr);
}
defvar arrays = [DenseI8ArrayAttr, DenseI16ArrayAttr, DenseI32ArrayAttr, DenseI64ArrayAttr, DenseF32ArrayAttr,
                 DenseF64ArrayAttr];
class NoNegative<DenseArrayAttrBase array> : ConfinedAttr<array, [DenseArrayNonNegative<array>]>;
class OnlyPositive<DenseArrayAttrBase array> : ConfinedAttr<array, [DenseArrayStrictlyPositive<array>]>;
class Growing<DenseArrayAttrBase array> : ConfinedAttr<array, [DenseArrayStrictlySorted<array>]>;
def NonNegativeArrays : DenseArrays<"confined_non_negative_attr",
    [NoNegative<arrays[0]>, NoNegative<arrays[1]>, NoNegative<arrays[2]>, NoNegative<arrays[3]>, NoNegative<arrays[4]>,
     NoNegative<arrays[5]>]>;
def PositiveArrays : DenseArrays<"confined_strictly_positive_attr",
    [OnlyPositive<arrays[0]>, OnlyPositive<arrays[1]>, OnlyPositive<arrays[2]>, OnlyPositive<arrays[3]>,
     OnlyPositive<arrays[4]>, OnlyPositive<arrays[5]>]>;
def SortedArrays : TestOp<"confined_dense_array_attr"> {
  let arguments = (ins Growing<DenseI16ArrayAttr>:$emptyattr,
                       ConfinedAttr<DenseI32ArrayAttr, [DenseArraySorted<DenseI32ArrayAttr>]>:$i32attr,
                       Growing<DenseI64ArrayAttr>:$i64attr);
}
def PlainArrays : TestOp<"dense_array_attr"> {
  let arguments = (ins DenseBoolArrayAttr:$i1attr, DenseI8ArrayAttr:$i8attr, DenseI16ArrayAttr:$i16attr,
                       DenseI32ArrayAttr:$i32attr, DenseI64ArrayAttr:$i64attr, DenseF32ArrayAttr:$f32attr,
                       DenseF64ArrayAttr:$f64attr, DenseI32ArrayAttr:$emptyattr);
  let assemblyFormat = [{
    `i1attr` `=` $i1attr `i8attr` `=` $i8attr `i16attr` `=` $i16attr `i32attr` `=` $i32attr `i64attr` `=` $i64attr
    `f32attr` `=` $f32attr `f64attr` `=` $f64attr `emptyattr` `=` $emptyattr attr-dict
  }];
}
def SomeI32Enum : I32EnumAttr<"SomeI32Enum", "", [I32EnumAttrCase<"case5", 5>, I32EnumAttrCase<"case10", 10>,
    I32EnumAttrCase<"caseSignedMaxPlus1", 2147483648>, I32EnumAttrCase<"caseUnsignedMax", 4294967295>]> {
  let cppNamespace = "::test";
}
def EnumAttr32 : TestOp<"i32_enum_attr"> {
  let arguments = (ins SomeI32Enum:$attr);
  let results = (outs I32:$val);
}
def HalfOfBound : TestOp<"reify_bound", [Pure]> {
  let arguments = (ins AnyType:$var, OptionalAttr<I64Attr>:$dim, DefaultValuedAttr<StrAttr, "\"EQ\"">:$type,
                       UnitAttr:$constant, UnitAttr:$scalable, OptionalAttr<I64Attr>:$vscale_min,
                       OptionalAttr<I64Attr>:$vscale_max);
  let results = (outs Index:$result);
  let hasVerifier = 1;
}
def CompareBounds : TestOp<"compare"> {
  let arguments = (ins Variadic<Index>:$var_operands, DefaultValuedAttr<StrAttr, "\"EQ\"">:$cmp,
                       OptionalAttr<AffineMapAttr>:$lhs_map, OptionalAttr<AffineMapAttr>:$rhs_map, UnitAttr:$compose);
  let hasVerifier = 1;
}
def TypeWithTrait : TestOp<"result_type_with_trait"> {
  let results = (outs AnyType);
  let hasVerifier = 1;
}
def AttrWithTrait : TestOp<"attr_with_trait"> {
  let arguments = (ins AnyAttr:$attr);
  let hasVerifier = 1;
}
class FromTwo<string mnemonic> : TestOp<mnemonic, [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyTensor:$first, AnyTensor:$second);
  let results = (outs AnyTensor:$result);
}
def TypeOfTwo : FromTwo<"op_with_infer_type_if">;
def RefinedOfTwo : FromTwo<"op_with_refine_type_if">;
class AlwaysI16<string mnemonic> : TestOp<mnemonic, [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict";
}
def InfersI16 : AlwaysI16<"format_infer_type">;
def InfersI16Too : AlwaysI16<"format_infer_type2">;
def OwnI32 : TypeDef<Test, "TestI32"> { let mnemonic = "i32"; }
def I32OrOwn : AnyTypeOf<[I32, OwnI32]>;
def SumOfI32 : TestOp<"addi"> {
  let arguments = (ins I32OrOwn:$op1, I32OrOwn:$op2);
  let results = (outs I32OrOwn);
}
def TwoNumbers : AttrDef<Test, "TestAttrParams"> {
  let mnemonic = "attr_params";
  let parameters = (ins "int":$v0, "int":$v1);
  let assemblyFormat = "`<` params `>`";
}
def NumbersOrElements : TestOp<"versionedC"> {
  let arguments = (ins AnyAttrOf<[TwoNumbers, I32ElementsAttr]>:$attribute);
}

// Properties, in the generic form alone: their own syntax is not described.

def AnyProperty : Property<"Unknown"> { let defaultValue = "Unknown()"; }
class WithProperty<string mnemonic, list<string> names> : TestOp<mnemonic> {
  let arguments = !dag(ins, !foreach(name, names, AnyProperty), names);
}
def NiceProperties : WithProperty<"with_nice_properties", ["prop"]>;
def VersionedProperties : WithProperty<"with_versioned_properties", ["prop"]>;
def WrappedProperties : WithProperty<"with_wrapped_properties", ["prop"]>;
def WrappedProperties2 : WithProperty<"with_wrapped_properties2", ["prop"]>;
def OptionalDictionary : WithProperty<"format_optional_prop_dict", ["a", "b"]>;
def EnumProperty : WithProperty<"op_with_enum_prop", ["value"]>;
def EnumAttrProperty : WithProperty<"op_with_enum_prop_attr_form", ["value"]>;
def BitsProperties : WithProperty<"op_with_bit_enum_prop", ["value1", "value2"]>;
def NamedBitsProperties : WithProperty<"op_with_bit_enum_prop_named", ["value1", "value2"]>;
def OptionalProperties : WithProperty<"with_optional_properties",
    ["anAttr", "simple", "simplei8", "simpleui8", "nonTrivialStorage", "hasDefault", "nested", "longSyntax", "hasUnit",
     "maybeUnit"]> {
  let hasCustomAssemblyFormat = 1;
}
def PropertyPredicates : WithProperty<"op_with_property_predicates",
    ["scalar", "optional", "defaulted", "more_constrained", "array", "non_empty_unconstrained",
     "non_empty_constrained", "non_empty_optional", "unconstrained"]>;

class CaseKind<int number> : I64EnumAttrCase<"kind" # number, number>;
def Kinds : I64EnumAttr<"MultiResultOpEnum", "Multi-result op kinds",
    [CaseKind<1>, CaseKind<2>, CaseKind<3>, CaseKind<4>, CaseKind<5>, CaseKind<6>]> { let cppNamespace = "::test"; }
class OfKind<string mnemonic, dag made, list<Trait> traits = []> : TestOp<mnemonic, traits> {
  let arguments = (ins Kinds:$kind);
  let results = made;
}
def ThreeResults : OfKind<"three_result", (outs I32:$result1, F32:$result2, F32:$result3)>;
def ThreeInferred : OfKind<"another_three_result", (outs I32:$result1, F32:$result2, F32:$result3),
                           [DeclareOpInterfaceMethods<InferTypeOpInterface>]>;
def TwoResults : OfKind<"two_result", (outs I32:$result1, F32:$result2)>;
def TwoOthers : OfKind<"another_two_result", (outs F32:$result1, F32:$result2)>;
def OneFloat : OfKind<"one_result1", (outs F32:$result1)>;
def OneInteger : OfKind<"one_result2", (outs I32:$result1)>;

def SomeI64Enum : I64EnumAttr<"SomeI64Enum", "", [I64EnumAttrCase<"case5", 5>, I64EnumAttrCase<"case10", 10>,
    I64EnumAttrCase<"caseLarse", 4294967296>]> {
  let cppNamespace = "::test";
}
def EnumAttr64 : TestOp<"i64_enum_attr"> {
  let arguments = (ins SomeI64Enum:$attr);
  let results = (outs I32:$val);
}
def OptionalEnum : TestOp<"format_optional_enum_attr"> {
  let arguments = (ins OptionalAttr<SomeI64Enum>:$attr);
  let assemblyFormat = "($attr^)? attr-dict";
}
def OptionalDefaults : TestOp<"format_optional_default_attrs"> {
  let arguments = (ins DefaultValuedStrAttr<StrAttr, "default">:$str,
                       DefaultValuedStrAttr<SymbolNameAttr, "default">:$sym,
                       DefaultValuedAttr<SomeI64Enum, "SomeI64Enum::case5">:$e);
  let assemblyFormat = "($str^)? ($sym^)? ($e^)? attr-dict";
}

def Ordinal : I32EnumAttr<"TestEnum", "a test enum", [I32EnumAttrCase<"First", 0, "first">,
    I32EnumAttrCase<"Second", 1, "second">, I32EnumAttrCase<"Third", 2, "third">]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "test";
}
class Access<string name, list<string> words, string of> : I32BitEnum<name, of, [
    I32BitEnumCaseBit<words[0], 0, words[0]>, I32BitEnumCaseBit<words[1], 1, words[1]>,
    I32BitEnumCaseBit<words[2], 2, words[2]>]> {
  let cppNamespace = "test";
}
def Rights : Access<"TestBitEnum", ["read", "write", "execute"], "a test bit enum"> { let separator = ", "; }
def Users : Access<"TestBitEnumVerticalBar", ["user", "group", "other"], "another test bit enum"> {
  let separator = " | ";
}
def OrdinalAttr : EnumAttr<Test, Ordinal, "enum">;
def RightsAttr : EnumAttr<Test, Rights, "bit_enum"> { let assemblyFormat = "`<` $value `>`"; }
def UsersAttr : EnumAttr<Test, Users, "bit_enum_vbar"> { let assemblyFormat = "`<` $value `>`"; }
class Tagged<string mnemonic, Attr attr> : TestOp<mnemonic> {
  let arguments = (ins attr:$value, OptionalAttr<AnyAttr>:$tag);
  let assemblyFormat = "$value (`tag` $tag^)? attr-dict";
}
def WithEnum : Tagged<"op_with_enum", OrdinalAttr>;
def WithBitEnum : Tagged<"op_with_bit_enum", RightsAttr>;
def WithUsers : Tagged<"op_with_bit_enum_vbar", UsersAttr>;

def ComplexF64 : Complex<F64>;
class Makes<string mnemonic, Constraint type> : TestOp<mnemonic> { let results = (outs type); }
def MakesComplex : Makes<"complex_f64", ComplexF64>;
def MakesComplexes : Makes<"complex_f64_tensor", TensorOf<[ComplexF64]>>;
def MakesTuple : Makes<"tuple_32_bit", TupleOf<[I32, F32]>>;
def MakesTuples : Makes<"nested_tuple_32_bit", NestedTupleOf<[I32, F32]>>;
def MakesFlatBuffer : Makes<"rank_less_than_2_I8_F32_memref", MemRefRankOf<[I8, F32], [0, 1]>>;
def MakesSlots : TestOp<"multi_slot_alloca"> {
  let results = (outs Variadic<MemRefOf<[I32]>>:$results);
  let assemblyFormat = "attr-dict `:` functional-type(operands, results)";
}
def OptionalResult : TestOp<"format_optional_result_d_op"> {
  let results = (outs Optional<F80>:$optional);
  let assemblyFormat = "(`:` type($optional)^)? attr-dict";
}
def OfRanks : TestOp<"nd_tensor_of"> {
  let arguments = (ins 0DTensorOf<[F32]>:$arg0, 1DTensorOf<[F32]>:$arg1, 2DTensorOf<[I16]>:$arg2,
                       3DTensorOf<[I16]>:$arg3, 4DTensorOf<[I16]>:$arg4);
}
def TakesStatic : TestOp<"takes_static_memref"> { let arguments = (ins AnyStaticShapeMemRef:$x); }
def TakesRanked : TestOp<"ranked_tensor_op"> { let arguments = (ins AnyRankedTensor:$input); }
def TakesNumbers : TestOp<"signless_like_variadic"> { let arguments = (ins Variadic<SignlessIntegerLike>:$x); }
def OfSign : TestOp<"sign", [SameOperandsAndResultShape]> {
  let arguments = (ins RankedTensorOf<[F32]>:$operand);
  let results = (outs RankedTensorOf<[SI32]>:$result);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
}
def IsLess : TestOp<"less_than", [SameOperandsAndResultShape]> {
  let arguments = (ins RankedTensorOf<[F32]>:$lhs, RankedTensorOf<[F32]>:$rhs);
  let results = (outs RankedTensorOf<[I1]>:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)";
}
class Unknowable<string mnemonic> : TestOp<mnemonic> {
  let arguments = (ins 2DTensorOf<[AnyType]>:$operand);
  let results = (outs 2DTensorOf<[AnyType]>:$result);
}
def UnknownShapes : Unknowable<"unreifiable_result_shapes">;
def UnknownShape : Unknowable<"unreifiable_result_shape">;
def UnknownSize : Unknowable<"unreifiable_dim_of_result_shape">;

def NumberOrText : TestOp<"any_attr_of_i32_str"> { let arguments = (ins AnyAttrOf<[I32Attr, StrAttr]>:$attr); }
def TextOfInteger : TestOp<"string_attr_with_type"> {
  let arguments = (ins TypedStrAttr<AnyInteger>:$attr);
  let assemblyFormat = "$attr attr-dict";
}
def TextOrNumber : TestOp<"string_attr_with_mixed_type"> {
  let arguments = (ins AnyAttrOf<[TypedStrAttr<AnyInteger>, I64Attr]>:$attr);
  let assemblyFormat = "$attr attr-dict";
}
def TextElements : TestOp<"string_elements_attr"> { let arguments = (ins StringElementsAttr:$scalar_string_attr); }
def OneType : TestOp<"type_attr_of"> {
  let arguments = (ins TypeAttrOf<I64>:$type);
  let assemblyFormat = "attr-dict $type";
}
def Located : TestOp<"op_with_loc_attr"> {
  let arguments = (ins LocationAttr:$loc_attr);
  let assemblyFormat = "$loc_attr attr-dict";
}
def SizesAndFlag : TestOp<"versionedA"> { let arguments = (ins AnyI64Attr:$dims, BoolAttr:$modifier); }

def FixedElements : TestOp<"arg_and_res_have_fixed_element_types", [
    PredOpTrait<"fixed type combination", And<[ElementTypeIsPred<"x", I32>, ElementTypeIsPred<"y", F32>]>>,
    ElementTypeIs<"res", I16>]> {
  let arguments = (ins AnyShaped:$x, AnyShaped:$y);
  let results = (outs AnyShaped:$res);
}
def NeverEqual : TestOp<"four_equals_five", [AllMatch<["5", "4"], "4 equals 5">]>;
def RankIsCount : TestOp<"operand_rank_equals_result_size",
    [AllMatch<[Rank<"operand">.result, ElementCount<"result">.result], "operand rank equals result size">]> {
  let arguments = (ins AnyShaped:$operand);
  let results = (outs AnyShaped:$result);
}
def NoneImpliesNone : TestOp<"if_first_operand_is_none_then_so_is_second", [
    PredOpTrait<"has either both none type operands or first is not none",
                Or<[And<[TypeIsPred<"x", NoneType>, TypeIsPred<"y", NoneType>]>, Neg<TypeIsPred<"x", NoneType>>]>>]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
}
def MakesTensor : Makes<"create_tensor_op", Bufferization_TensorLikeTypeInterface>;
def MakesBuffer : Makes<"create_memref_op", Bufferization_BufferLikeTypeInterface>;
class Converts<string mnemonic, Constraint type> : TestOp<mnemonic> {
  let arguments = (ins type:$input);
  let results = (outs type:$output);
}
def ConvertsTensor : Converts<"dummy_tensor_op", Bufferization_TensorLikeTypeInterface>;
def ConvertsBuffer : Converts<"dummy_memref_op", Bufferization_BufferLikeTypeInterface>;

class Pair<string mnemonic, list<Trait> traits, Type type = AnyShaped> : TestOp<mnemonic, traits> {
  let arguments = (ins type:$x, type:$y);
}
class PairTo<string mnemonic, list<Trait> traits, Type type = AnyShaped> : Pair<mnemonic, traits, type> {
  let results = (outs type:$res);
}
def EqualElements : Pair<"operands_have_same_element_type", [AllElementTypesMatch<["x", "y"]>], AnyType>;
def EqualRanks : Pair<"operands_have_same_rank", [AllRanksMatch<["x", "y"]>]>;
def ElementsOfFirst : PairTo<"operand0_and_result_have_same_element_type", [AllElementTypesMatch<["x", "res"]>],
                             AnyType>;
def TypeOfFirst : PairTo<"operand0_and_result_have_same_type", [AllTypesMatch<["x", "res"]>], AnyType>;
def RankOfFirst : PairTo<"operand0_and_result_have_same_rank", [AllRanksMatch<["x", "res"]>]>;
def RankOfAll : PairTo<"operands_and_result_have_same_rank", [SameOperandsAndResultRank]>;
def CountOfFirst : PairTo<"operand0_and_result_have_same_element_count", [AllElementCountsMatch<["x", "res"]>]>;

class TypeOf<string mnemonic, Trait trait, string text = "attr-dict $value"> : TestOp<mnemonic, [trait]> {
  let results = (outs AnyType:$result);
  let assemblyFormat = text;
}
class Matching<string words, string type> : TypesMatchWith<words, "value", "result", type>;
def TypeOfNumber : TypeOf<"format_types_match_attr", Matching<"result type matches constant", "$_self">> {
  let arguments = (ins TypedAttrInterface:$value);
}
class TypeOfOperand<string mnemonic, Trait trait> : TypeOf<mnemonic, trait, "attr-dict $value `:` type($value)"> {
  let arguments = (ins AnyType:$value);
}
def TypeOfValue : TypeOfOperand<"format_types_match_var", Matching<"result type matches operand", "$_self">>;
def TupleOfValue : TypeOfOperand<"format_types_match_context",
    Matching<"tuple result type matches operand type", "::mlir::TupleType::get($_ctxt, $_self)">>;
class AllEqual<string mnemonic, dag given, string text>
    : TestOp<mnemonic, [AllTypesMatch<["value1", "value2", "result"]>]> {
  let arguments = given;
  let results = (outs AnyType:$result);
  let assemblyFormat = text;
}
def AllEqualValues : AllEqual<"format_all_types_match_var", (ins AnyType:$value1, AnyType:$value2),
                              "attr-dict $value1 `,` $value2 `:` type($value1)">;
def AllEqualNumber : AllEqual<"format_all_types_match_attr", (ins TypedAttrInterface:$value1, AnyType:$value2),
                              "attr-dict $value1 `,` $value2">;
def TypeOfAttr : TestOp<"result_has_same_type_as_attr", [AllTypesMatch<["attr", "result"]>]> {
  let arguments = (ins TypedAttrInterface:$attr);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$attr `->` type($result) attr-dict";
}

def Verified : TestOp<"verifiers"> {
  let arguments = (ins I32:$input);
  let regions = (region AnyRegion:$region);
}

// Clauses in any order

def ClauseWords : TestOp<"oilist_with_keywords_only"> {
  let arguments = (ins UnitAttr:$keyword, UnitAttr:$otherKeyword, UnitAttr:$diffNameUnitAttrKeyword);
  let assemblyFormat = "oilist(`keyword` $keyword | `otherKeyword` $otherKeyword | `thirdKeyword` "
                       "$diffNameUnitAttrKeyword) attr-dict";
}

def ClauseValues : TestOp<"oilist_with_simple_args", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<AnyType>:$arg0, Optional<AnyType>:$arg1, Optional<AnyType>:$arg2);
  let assemblyFormat = "oilist(`keyword` $arg0 `:` type($arg0) | `otherKeyword` $arg1 `:` type($arg1) | "
                       "`thirdKeyword` $arg2 `:` type($arg2)) attr-dict";
}

// Regions

def GraphLoop : TestOp<"graph_loop", [DeclareOpInterfaceMethods<RegionKindInterface>]> {
  let arguments = (ins Variadic<AnyType>:$args);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$args $body attr-dict `:` functional-type(operands, results)";
}

def AllocaScope : TestOp<"alloca_scope_region", [AutomaticAllocationScope]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "attr-dict-with-keyword $body";
}

def WithoutTerminator : TestOp<"single_no_terminator_op", [SingleBlock, NoTerminator, NoRegionArguments]> {
  let regions = (region SizedRegion<1>:$my_region);
  let assemblyFormat = "attr-dict `:` $my_region";
}
