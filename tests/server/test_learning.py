"""`--learn-dialects`: from TableGen files of a project to a configuration with which its programs are understood."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from pydealloc.server.config.tablegen_files import find_tablegen, tablegen_project
from tests.server.command import process

TOOL = find_tablegen(os.environ.get("PATH", ""))
needs_tablegen = pytest.mark.skipif(
    TOOL is None, reason="llvm-tblgen with MLIR's files is not installed: apt-get install llvm-22 libmlir-22-dev"
)

BASE = """\
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::mlir::work::Box"; }
class Box_Op<string name, list<Trait> traits = []> : Op<Box_Dialect, name, traits>;
class Box_Type<string name, string word> : TypeDef<Box_Dialect, name> { let mnemonic = word; }
"""
OPS = """\
include "box/Base.td"
def Box_Ident : AttrDef<Box_Dialect, "Ident"> {
  let mnemonic = "ident"; let parameters = (ins "::mlir::FlatSymbolRefAttr":$name); let assemblyFormat = "$name";
}
def Box_Odd : AttrDef<Box_Dialect, "Odd"> {
  let mnemonic = "odd"; let parameters = (ins "::mlir::ArrayAttr":$all); let hasCustomAssemblyFormat = 1;
}
def Box_Int : Box_Type<"Int", "int"> {
  let parameters = (ins "unsigned":$width);
  let assemblyFormat = "`<` $width `>`";
}
def Box_Ref : Box_Type<"Ref", "ref"> { let parameters = (ins "Type":$inner); let assemblyFormat = "`<` $inner `>`"; }
def Box_Any : Type<CPred<"isa<::mlir::work::Box::Plain>($_self)">, "plain", "::mlir::work::Box::Plain">;
def IfOp : Box_Op<"if"> { let arguments = (ins Box_Ident:$name); let assemblyFormat = "$name attr-dict"; }
def WireOp : Box_Op<"wire"> {
  let arguments = (ins OptionalAttr<Box_Odd>:$odd); let results = (outs I1:$out);
  let assemblyFormat = "(`odd` $odd^)? attr-dict";
}
def CastOp : Box_Op<"cast"> {
  let arguments = (ins Box_Int:$in); let results = (outs Box_Int:$out);
  let assemblyFormat = "$in attr-dict `:` type($in) `->` type($out)";
}
def PlainOp : Box_Op<"plain"> {
  let arguments = (ins Box_Any:$in); let results = (outs Box_Any:$out);
  let assemblyFormat = "$in attr-dict `:` type($in) `->` type($out)";
}
def SendOp : Box_Op<"send"> {
  let arguments = (ins AnyType:$in); let results = (outs Box_Ref:$out);
  let assemblyFormat = "custom<Sent>($in) $in attr-dict `:` type($in)";
}
def LookOp : Box_Op<"look", [TypesMatchWith<"", "out", "in", "RefType::get($_self)">]> {
  let arguments = (ins Box_Ref:$in); let results = (outs AnyType:$out);
  let assemblyFormat = "$in attr-dict `:` type($out)";
}
def LoopOp : Box_Op<"loop", [SingleBlockImplicitTerminator<"::mlir::work::Box::EndOp">]> {
  let regions = (region SizedRegion<1>:$body); let assemblyFormat = "$body attr-dict";
}
def ManyOp : Box_Op<"many", [InferTypeOpAdaptor]> {
  let arguments = (ins Variadic<AnyType>:$in); let results = (outs Variadic<AnyType>:$out);
  let assemblyFormat = "$in attr-dict `:` type($in)";
}
def GraphOp : Box_Op<"graph", [OpAsmOpInterface, NoTerminator]> {
  let regions = (region SizedRegion<1>:$body); let assemblyFormat = "$body attr-dict";
  let extraClassDeclaration = [{ static ::llvm::StringRef getDefaultDialect() { return "box"; } }];
}
def ShapeOp : Box_Op<"shape"> {
  let arguments = (ins AnyShaped:$in);
  let assemblyFormat = "$in attr-dict `:` type($in)";
}
def AskOp : Box_Op<"ask"> { let results = (outs I1:$out); let hasCustomAssemblyFormat = 1; }
def CountOp : Box_Op<"count"> {
  let arguments = (ins AnyType:$in, ConfinedAttr<I64Attr, [IntNonNegative]>:$n);
  let assemblyFormat = "$in $n attr-dict `:` type($in)";
}
def Box_Quant : Type<And<[
    CPred<"::llvm::isa<::mlir::quant::UniformQuantizedType>($_self)">, CPred<"isFine($_self)">]>, "quantized">;
def RoundOp : Box_Op<"round"> {
  let arguments = (ins RankedTensorOf<[AnyFloat, Box_Quant]>:$in); let assemblyFormat = "$in attr-dict `:` type($in)";
}
def OwnOp : Box_Op<"own"> { let assemblyFormat = "custom<Own>(attr-dict)"; }
def SplitOp : Box_Op<"split", [AttrSizedResultSegments]> {
  let arguments = (ins Variadic<AnyType>:$in); let results = (outs Variadic<AnyType>:$left, Variadic<I1>:$right);
  let assemblyFormat = "$in attr-dict `:` functional-type($in, results)";
}
def Box_StepOp : Op<Transform_Dialect, "box.step", [MemoryEffectsOpInterface]> {
  let arguments = (ins TransformHandleTypeInterface:$in); let assemblyFormat = "$in attr-dict `:` type($in)";
}
def FillOp : Box_Op<"fill"> {
  let arguments = (ins AnyMemRef:$out);
  let assemblyFormat = "$out attr-dict `:` type($out)";
}
def HallOp : Box_Op<"hall", [OpAsmOpInterface, NoTerminator]> {
  let regions = (region SizedRegion<1>:$body); let assemblyFormat = "$body attr-dict";
  let extraClassDefinition = [{
    ::llvm::StringRef $cppClass::getDefaultDialect() { return BoxDialect::getDialectNamespace(); }
  }];
}
def YardOp : Box_Op<"yard", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>, NoTerminator]> {
  let regions = (region SizedRegion<1>:$body); let assemblyFormat = "$body attr-dict";
}
def PartsOp : Box_Op<"parts", [NoTerminator]> {
  let regions = (region AnyRegion:$body); let assemblyFormat = "$body attr-dict";
}
def PartOp : Box_Op<"part", [HasParent<"PartsOp">]> { let assemblyFormat = "attr-dict"; }
def WholeOp : Box_Op<"whole", [NoTerminator]> {
  let regions = (region AnyRegion:$body); let hasCustomAssemblyFormat = 1;
}
def BothOp : Box_Op<"both"> {
  let arguments = (ins I1, I8); let results = (outs I1, I8); let assemblyFormat = "operands attr-dict";
}
class Box_CodeOp<string name> : Box_Op<name, [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]>;
def TickOp : Box_CodeOp<"tick"> { let results = (outs I1:$out); let assemblyFormat = "attr-dict"; }
def MakeOp : Box_CodeOp<"make"> {
  let results = (outs AnyMemRef:$out); let assemblyFormat = "attr-dict `:` type($out)";
}
def DropOp : Box_CodeOp<"drop"> {
  let arguments = (ins AnyMemRef:$in); let assemblyFormat = "$in attr-dict `:` type($in)";
}
"""
ENDS = """\
include "box/Base.td"
def EndOp : Box_Op<"end", [Terminator, Pure]> { let assemblyFormat = "attr-dict"; }
"""
VALID = {
    "quantized elements": (
        "func.func @f(%t: tensor<2x!quant.uniform<i8:f32, 1.0>>) {\n"
        "  box.round %t : tensor<2x!quant.uniform<i8:f32, 1.0>>\n  return\n}\n"
    ),
    "an attribute with a format of its own": "box.if @foo\n",
    "an attribute that C++ reads": "%w = box.wire odd [<@x,0,public>]\n",
    "types without their prefix": (
        "func.func @f(%a: !box.int<3>) {\n  %0 = box.cast %a : <3> -> <4>\n"
        "  %1 = box.cast %a : !box.int<3> -> !box.int<4>\n"
        "  return\n}\n"
    ),
    "types of a class that C++ reads": "func.func @f(%b: !box.l) {\n  %2 = box.plain %b : l1 -> i2\n  return\n}\n",
    "types of a class that C++ reads, often": (
        "func.func @f(%b: !box.i1) {\n" + "  box.plain %b : i1 -> i2\n" * 200 + "  return\n}\n"
    ),
    "a type behind a directive": (
        "func.func @f(%i: i42) {\n  %0 = box.send %i : i42\n  %1 = box.look %0 : i42\n  return\n}\n"
    ),
    "a terminator of another file": "box.loop {\n  box.end\n}\nbox.loop {\n}\n",
    "results that C++ counts": ("func.func @f(%i: i42) {\n  %0:2 = box.many %i, %i : i42, i42\n  return\n}\n"),
    "results in groups whose sizes an attribute says": (
        "func.func @f(%i: i1) {\n  %0 = box.split %i {resultSegmentSizes = array<i32: 0, 1>} : (i1) -> i1\n"
        "  box.split %i : (i1) -> ()\n  return\n}\n"
    ),
    "an operation that the project adds to a dialect of LLVM's": (
        "module attributes {transform.with_named_sequence} {\n"
        "  transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) {\n"
        "    transform.box.step %a : !transform.any_op\n    transform.yield\n  }\n}\n"
    ),
    "a default dialect": "box.graph {\n  %w = wire\n}\n",
    "a default dialect that its class names": "box.hall {\n  %w = wire\n}\n",
    "a default dialect that C++ elsewhere says": "box.yard {\n  %w = wire\n  latch %w as 3\n}\n",
    "an operation within one that C++ reads": "box.whole parts {\n  box.part\n}\n",
    "results without names": (
        "func.func @f(%a: i1, %b: i8) {\n  %0, %1 = box.both %a, %b\n  %2, %3 = box.both %0, %1\n  return\n}\n"
    ),
    "a buffer whose origin C++ says": (
        "func.func @f() {\n  %m = box.make : memref<4xf32>\n  memref.dealloc %m : memref<4xf32>\n  return\n}\n"
    ),
    "a type that may have an interface": (
        'func.func @f(%a: !other.tensor<"m", tensor<4xf32>>) {\n'
        '  box.shape %a : !other.tensor<"m", tensor<4xf32>>\n  return\n}\n'
    ),
    "attributes that are called like operations": "box.graph {\n  %w = wire\n} {box.wire, cf.br}\n",
}
WRONG = {
    "a name that the default dialect does not have": ("box.hall {\n  %w = latch\n}\n", "unknown-operation"),
    "an operation in another one than it has to be in": ("box.graph {\n  part\n}\n", "verify-parent"),
    "a type of a result without a name": (
        "func.func @f(%a: i1, %b: i8) {\n  %0, %1 = box.both %a, %b\n  %2, %3 = box.both %1, %0\n  return\n}\n",
        "type-mismatch",
    ),
    "an element that is no quantized type": (
        "func.func @f(%t: tensor<2xi32>) {\n  box.round %t : tensor<2xi32>\n  return\n}\n",
        "verify-operand-type",
    ),
    "results in groups whose sizes nobody says": (
        "func.func @f(%i: i1) {\n  %0 = box.split %i : (i1) -> i1\n  return\n}\n",
        "syntax",
    ),
    "an operation of LLVM's in a dialect that the project adds to": (
        (
            "module attributes {transform.with_named_sequence} {\n"
            "  transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) {\n"
            "    transform.sequence %a failures(7) {\n    }\n    transform.yield\n  }\n}\n"
        ),
        "syntax",
    ),
    "a type that is missing": ("func.func @f(%i: i8) {\n  %0:2 = box.many %i, %i\n  return\n}\n", "syntax"),
    "another terminator": ("box.loop {\n  cf.br ^b\n^b:\n  box.end\n}\n", "verify-region"),
    "a type that is no shaped one": (
        "func.func @f(%i: i8) {\n  box.shape %i : i8\n  return\n}\n",
        "verify-operand-type",
    ),
}


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("project")
    include = folder / "include" / "box"
    include.mkdir(parents=True)
    for name, text in (("Base", BASE), ("Ops", OPS), ("Ends", ENDS)):
        (include / f"{name}.td").write_text(text)
    (include / "Passes.td").write_text('include "mlir/Pass/PassBase.td"\n')
    (folder / "use.mlir").write_text("func.func @f(%m: memref<4xf32>) {\n  box.fill %m : memref<4xf32>\n  return\n}\n")
    done = process("--learn-dialects", folder)
    assert done.status == 0, done
    assert "2 files read with " in done.out
    assert "  box: 26 operations, 2 types, 2 attributes; syntax of 4 in C++" in done.out
    return folder


@needs_tablegen
@pytest.mark.parametrize("kind", VALID)
def test_valid_programs_have_no_error(learned: Path, kind: str) -> None:
    file = learned / "a.mlir"
    file.write_text(VALID[kind])
    done = process("--check", file)
    assert (done.status, done.out) == (0, ""), done


@needs_tablegen
@pytest.mark.parametrize("kind", WRONG)
def test_what_the_definitions_say_is_checked(learned: Path, kind: str) -> None:
    text, code = WRONG[kind]
    file = learned / "b.mlir"
    file.write_text(text)
    done = process("--check", "--format", "concise", file)
    assert f"error[{code}]" in done.out


@needs_tablegen
def test_no_other_release_reads_what_the_definitions_refuse(learned: Path) -> None:
    for number in range(8):
        (learned / f"plain{number}.mlir").write_text(VALID["a default dialect"])
    file = learned / "f.mlir"
    file.write_text('func.func @f(%a: i1) {\n  "box.count"(%a) {n = -1 : i64} : (i1) -> ()\n  return\n}\n')
    assert "error[verify-attribute]" in process("--check", "--format", "concise", file).out


EFFECTS_IN_CODE = """\
func.func @f(%m: memref<4xf32>) {
  %mine = memref.alloc() : memref<4xf32>
  box.drop %mine : memref<4xf32>
  %unused = box.make : memref<4xf32>
  %also = box.tick
  return
}
"""


@needs_tablegen
def test_what_effects_in_code_may_be_is_left_alone(learned: Path) -> None:
    """Nothing goes because nobody uses it, and no buffer is freed that `box.drop` may have freed."""
    file = learned / "g.mlir"
    file.write_text(EFFECTS_IN_CODE)
    for pass_ in ("canonicalize", "cse"):
        assert process("--apply", pass_, file).out == EFFECTS_IN_CODE
    for pass_ in ("minimal-deallocation", "buffer-deallocation-pipeline"):
        done = process("--apply", pass_, "--write", file)
        assert done.status == 1, done
        assert "are unknown" in done.err
        assert file.read_text() == EFFECTS_IN_CODE


@needs_tablegen
def test_the_configuration_names_the_files_and_proposes_effects(learned: Path) -> None:
    lines = (learned / "pydealloc.toml").read_text()
    assert lines.startswith('dialects = ["pydealloc-dialects/*.json"]\n')
    assert '# [operations."box.fill"]\n# effects = ["read", "write"]\n' in lines
    again = process("--learn-dialects", learned)
    assert "needs these lines" in again.out
    assert (learned / "pydealloc.toml").read_text() == lines


@needs_tablegen
def test_each_request_is_answered_at_each_token(learned: Path) -> None:
    file = learned / "c.mlir"
    file.write_text(VALID["a type behind a directive"])
    done = process("--check", "--features", file)
    assert done.status == 0, done.out
    assert "known at 91.67 % of 12 tokens in custom syntax of loaded dialects; unknown: box." in done.out


@needs_tablegen
def test_a_check_says_what_was_learned_and_settings_say_what_stays_opaque(learned: Path) -> None:
    file = learned / "d.mlir"
    file.write_text(VALID["a type behind a directive"])
    line = "dialects loaded, 27 operations, syntax of 4 in C++; --show-settings FILE says which"
    assert line in process("--check", file).err
    settings = process("--show-settings", file).out
    assert "# box: 26 operations, 2 types, 2 attributes; syntax of 4 in C++" in settings
    assert "#   custom<Own>: box.own\n#   custom<Sent>: box.send\n" in settings


@needs_tablegen
def test_a_result_has_the_only_type_that_its_definition_allows(learned: Path) -> None:
    """Where C++ reads the operation, and of types that it reads all are noted."""
    file = learned / "e.mlir"
    file.write_text("func.func @f() {\n  %0 = box.ask 7 of !box.int<3>\n  return\n}\n")
    done = process("--check", "--features", file)
    assert done.status == 0, done.out
    assert "known at 100.00 % of 9 tokens" in done.out


def test_without_the_tool_two_lines_say_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "A.td").write_text(BASE)
    monkeypatch.setenv("PATH", str(tmp_path))
    done = process("--learn-dialects", tmp_path)
    assert done.status == 2
    assert [line.split()[0] for line in done.out.splitlines()[1:]] == ["apt-get", "export"]
    assert not (tmp_path / "pydealloc.toml").exists()


def test_without_dialects_nothing_is_written(tmp_path: Path) -> None:
    (tmp_path / "A.td").write_text('include "mlir/Pass/PassBase.td"\n')
    done = process("--learn-dialects", tmp_path)
    assert done.status == 1
    assert "defines a dialect" in done.out


def test_files_that_others_include_are_read_with_these(tmp_path: Path) -> None:
    inner, outer = tmp_path / "include" / "x" / "In.td", tmp_path / "include" / "x" / "Out.td"
    inner.parent.mkdir(parents=True)
    inner.write_text("def X : Dialect {\n}\n")
    outer.write_text('include "x/In.td"\ninclude "mlir/IR/OpBase.td"\n')
    (tmp_path / ".hidden").mkdir()
    (tmp_path / ".hidden" / "No.td").write_text("def Y : Dialect {\n}\n")
    found = tablegen_project([str(tmp_path)])
    assert found.roots == (str(outer),)
    assert found.folders == (str(tmp_path / "include"),)
    assert found.missing[str(outer)] == ("mlir/IR/OpBase.td",)
