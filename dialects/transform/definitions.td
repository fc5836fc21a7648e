// mlir-opt has more operations of `transform` than any package describes: those of LLVM's own tests. Their syntax
// follows mlir/test/lib/Dialect/Transform/TestTransformDialectExtension.td.

include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/MatchInterfaces.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Tested<string mnemonic, list<Trait> traits = []> : Op<Transform_Dialect, "test_" # mnemonic, traits> {
  let summary = "operation of LLVM's own tests of the interpreter";
}
class Acting<string mnemonic, list<Trait> traits = []>
    : Tested<mnemonic, [DeclareOpInterfaceMethods<TransformOpInterface>,
                        DeclareOpInterfaceMethods<MemoryEffectsOpInterface>] # traits>;

def OfTest : TypeDef<Transform_Dialect, "TestDialectOp", [TransformHandleTypeInterface]> {
  let mnemonic = "test_dialect_op";
  let assemblyFormat = "";
}
def NumberOfTest : TypeDef<Transform_Dialect, "TestDialectParam", [TransformParamTypeInterface]> {
  let mnemonic = "test_dialect_param";
  let assemblyFormat = "";
}

// Handles that are made

class Made<string mnemonic, Constraint type> : Acting<mnemonic> {
  let results = (outs type:$out);
  let assemblyFormat = "attr-dict `:` type($out)";
}
def NullPayload : Made<"produce_null_payload", TransformHandleTypeInterface>;
def EmptyPayload : Made<"produce_empty_payload", TransformHandleTypeInterface>;
def NullParam : Made<"produce_null_param", TransformParamTypeInterface>;
def NullValue : Made<"produce_null_value", TransformValueHandleTypeInterface>;

def SelfOrOperand : Acting<"produce_self_handle_or_forward_operand"> {
  let arguments = (ins Optional<TransformHandleTypeInterface>:$operand);
  let results = (outs TransformHandleTypeInterface:$res);
  let assemblyFormat = "($operand^)? attr-dict `:` functional-type($operand, $res)";
}
def ParamOfAttribute : Acting<"produce_param"> {
  let arguments = (ins AnyAttr:$attr);
  let results = (outs TransformParamTypeInterface:$result);
  let assemblyFormat = "`(` $attr `)` attr-dict `:` type($result)";
}
def CountOfTests : Acting<"produce_param_with_number_of_test_ops", [MatchOpInterface]> {
  let arguments = (ins TransformHandleTypeInterface:$handle);
  let results = (outs NumberOfTest:$result);
  let assemblyFormat = "$handle attr-dict `:` type($handle)";
}
def Sum : Acting<"add_to_param", [MatchOpInterface]> {
  let arguments = (ins Optional<NumberOfTest>:$param, I32Attr:$addendum);
  let results = (outs NumberOfTest:$result);
  let assemblyFormat = "($param^ `,`)? $addendum attr-dict";
}
def ParamOrOperand : Acting<"produce_transform_param_or_forward_operand"> {
  let arguments = (ins TransformHandleTypeInterface:$in, UnitAttr:$first_result_is_param,
                       UnitAttr:$first_result_is_null, UnitAttr:$second_result_is_handle);
  let results = (outs AnyType:$out, TransformParamTypeInterface:$param);
  let assemblyFormat = "$in attr-dict `:` functional-type(operands, results)";
}

// From handles to values

class ValueOf<string mnemonic, dag given, string text> : Acting<mnemonic> {
  let arguments = given;
  let results = (outs TransformValueHandleTypeInterface:$out);
  let assemblyFormat = text # " attr-dict `:` functional-type(operands, results)";
}
class NumberedValue<string mnemonic>
    : ValueOf<mnemonic, (ins TransformHandleTypeInterface:$in, I64Attr:$number), "$in `,` $number">;
def SelfOperand : ValueOf<"produce_value_handle_to_self_operand", (ins TransformHandleTypeInterface:$in), "$in">;
def ResultValue : NumberedValue<"produce_value_handle_to_result">;
def ParentArgument : NumberedValue<"produce_value_handle_to_argument_of_parent_block">;

// From handles to handles

class OfTarget<string mnemonic> : Acting<mnemonic> {
  let arguments = (ins TransformHandleTypeInterface:$target);
  let assemblyFormat = "$target attr-dict `:` type($target)";
}
def ConsumeEach : OfTarget<"consume_operand_each">;
def MixedSuccess : OfTarget<"mixed_success_and_silenceable">;
def ReportHandles : OfTarget<"report_number_of_tracked_handles_nested_under">;
def MakeInvalid : OfTarget<"produce_invalid_ir">;

class FromTarget<string mnemonic, dag made> : OfTarget<mnemonic> {
  let results = made;
  let assemblyFormat = "$target attr-dict `:` functional-type(operands, results)";
}
def Reverse : FromTarget<"reverse_payload_ops", (outs TransformHandleTypeInterface:$result)>;
def OneOfMany : FromTarget<"wrong_number_of_multi_results", (outs TransformHandleTypeInterface:$result)>;
def TwoOfMany : FromTarget<"correct_number_of_multi_results", (outs TransformHandleTypeInterface:$result1,
                                                                    TransformHandleTypeInterface:$result2)>;
def HalfNull : FromTarget<"mixed_null_and_non_null_results", (outs TransformHandleTypeInterface:$null,
                                                                   TransformHandleTypeInterface:$non_null)>;
def ThreeOfFew : FromTarget<"wrong_number_of_results", (outs TransformHandleTypeInterface:$a,
    TransformHandleTypeInterface:$b, TransformHandleTypeInterface:$c)>;

def CopyPayload : Acting<"copy_payload"> {
  let arguments = (ins TransformHandleTypeInterface:$handle);
  let results = (outs TransformHandleTypeInterface:$copy);
  let assemblyFormat = "$handle attr-dict `:` functional-type(operands, results)";
}
def Remap : Acting<"remap_operand_to_self"> {
  let arguments = (ins TransformHandleTypeInterface:$operand);
  let results = (outs Optional<TransformHandleTypeInterface>:$out);
  let assemblyFormat = "$operand attr-dict `:` functional-type($operand, $out)";
}
def RequiredEffects : Acting<"required_memory_effects"> {
  let arguments = (ins TransformHandleTypeInterface:$in, UnitAttr:$has_operand_effect, UnitAttr:$has_result_effect,
                       UnitAttr:$modifies_payload);
  let results = (outs TransformHandleTypeInterface:$out);
  let assemblyFormat = "$in attr-dict `:` functional-type(operands, results)";
}

// Handles that are used

def Consume : Acting<"consume_operand"> {
  let arguments = (ins Transform_AnyHandleOrParamType:$operand,
                       Optional<TransformHandleTypeInterface>:$second_operand, UnitAttr:$allow_repeated_handles);
  let assemblyFormat = "$operand (`,` $second_operand^)? attr-dict `:` type($operand) (`,` type($second_operand)^)?";
}
def ConsumeOfKind : Acting<"consume_operand_of_op_kind_or_fail"> {
  let arguments = (ins TransformHandleTypeInterface:$operand, StrAttr:$op_kind);
  let assemblyFormat = "$operand `,` $op_kind attr-dict `:` type($operand)";
}
def SucceedOfKind : Tested<"succeed_if_operand_of_op_kind",
    [MatchOpInterface, SingleOpMatcher, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let arguments = (ins TransformHandleTypeInterface:$operand_handle, StrAttr:$op_kind);
  let assemblyFormat = "$operand_handle `,` $op_kind attr-dict `:` type($operand_handle)";
}
def RemarkAndErase : Acting<"emit_remark_and_erase_operand"> {
  let arguments = (ins TransformHandleTypeInterface:$target, StrAttr:$remark, UnitAttr:$fail_after_erase);
  let assemblyFormat = "$target `,` $remark attr-dict `:` type($target)";
}
def Tracked : Acting<"tracked_rewrite"> {
  let arguments = (ins TransformHandleTypeInterface:$in);
  let assemblyFormat = "$in attr-dict `:` functional-type(operands, results)";
}
def Replaced : Acting<"notify_payload_op_replaced"> {
  let arguments = (ins TransformHandleTypeInterface:$original, TransformHandleTypeInterface:$replacement);
  let assemblyFormat = "$original `,` $replacement attr-dict `:` functional-type(operands, results)";
}

// Extensions of the interpreter's state

class OfState<string mnemonic, list<Trait> traits = []>
    : Tested<mnemonic, [DeclareOpInterfaceMethods<TransformOpInterface>, NoMemoryEffect] # traits>;
def AddExtension : OfState<"add_test_extension"> {
  let arguments = (ins StrAttr:$message);
  let assemblyFormat = "$message attr-dict";
}
def InitializerExtension : OfState<"initializer_extension"> {
  let arguments = (ins StrAttr:$type);
  let assemblyFormat = "$type attr-dict";
}
def RemoveExtension : OfState<"remove_test_extension"> {
  let assemblyFormat = "attr-dict";
}
def CheckExtension : Acting<"check_if_test_extension_present"> {
  let arguments = (ins TransformHandleTypeInterface:$operand);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

// Regions and payload

def WithRegions : Acting<"transform_op_with_regions"> {
  let regions = (region AnyRegion:$first, AnyRegion:$second);
  let assemblyFormat = "attr-dict-with-keyword regions";
}
def Branch : Acting<"branching_transform_op_terminator", [Terminator]> {
  let successors = (successor VariadicSuccessor<AnySuccessor>:$succ);
}
def ReEnter : Acting<"re_enter_region"> {
  let arguments = (ins Variadic<AnyType>:$args);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "($args^ `:` type($args))? attr-dict-with-keyword regions";
  let hasVerifier = 1;
}
def Payload : Acting<"dummy_payload_op"> {
  let arguments = (ins Variadic<AnyType>:$args, UnitAttr:$fail_to_verify);
  let results = (outs Variadic<AnyType>:$outs);
  let assemblyFormat = "$args attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def Patterns : Op<Transform_Dialect, "apply_patterns.transform.test_patterns",
    [DeclareOpInterfaceMethods<PatternDescriptorOpInterface>]> {
  let summary = "operation of LLVM's own tests of the interpreter";
  let assemblyFormat = "attr-dict";
}
def ConversionPatterns : Op<Transform_Dialect, "apply_conversion_patterns.transform.test_conversion_patterns",
    [DeclareOpInterfaceMethods<ConversionPatternDescriptorOpInterface>]> {
  let summary = "operation of LLVM's own tests of the interpreter";
  let assemblyFormat = "attr-dict";
}
def TypeConverter : Op<Transform_Dialect, "apply_conversion_patterns.transform.test_type_converter",
    [DeclareOpInterfaceMethods<TypeConverterBuilderOpInterface, ["getTypeConverter"]>]> {
  let summary = "operation of LLVM's own tests of the interpreter";
  let assemblyFormat = "attr-dict";
}
