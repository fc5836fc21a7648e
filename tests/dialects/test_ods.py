"""From TableGen dumps to the schema, on small dumps written here and on upstream's own when TableGen is installed."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from pydealloc.dialects.op_summaries import summary
from pydealloc.ods.assembly_format import FormatError
from pydealloc.ods.definitions import GUESSED, Effect
from pydealloc.ods.from_tablegen import __main__ as ods
from pydealloc.ods.from_tablegen.attributes import default_text
from pydealloc.ods.from_tablegen.constraints import built_type, predicate_of
from pydealloc.ods.from_tablegen.index import Index, build_index
from pydealloc.ods.from_tablegen.records import Dump, DumpError, Record, parse_dump
from pydealloc.ods.from_tablegen.summaries import summary_of
from pydealloc.ods.from_tablegen.traits import transformer_code
from pydealloc.ods.knowledge import UPSTREAM as KNOWLEDGE
from pydealloc.ods.registry import DIALECTS, UPSTREAM, Registry, definitions_path

TBLGEN = shutil.which("llvm-tblgen-22")
INCLUDE = Path("/usr/lib/llvm-22/include")
needs_tblgen = pytest.mark.skipif(TBLGEN is None or not INCLUDE.is_dir(), reason="needs TableGen and MLIR's sources")

TOY = """
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def Toy_Buffer : TypeDef<Toy_Dialect, "Buffer"> {
  let mnemonic = "buf";
  let parameters = (ins "int64_t":$size, OptionalParameter<"::mlir::Attribute">:$space);
  let assemblyFormat = "`<` $size (`,` $space^)? `>`";
}
def Toy_Token : TypeDef<Toy_Dialect, "Token"> { let mnemonic = "token"; }
def Toy_Mode : I32EnumAttr<"Mode", "", [I32EnumAttrCase<"Slow", 0, "slow">, I32EnumAttrCase<"Fast", 4, "fast">]> {
  let cppNamespace = "::toy";
}
def Toy_Bits : I32BitEnumAttr<"Bits", "", [I32BitEnumAttrCaseBit<"A", 0, "a">, I32BitEnumAttrCaseBit<"B", 1, "b">]> {
  let cppNamespace = "::toy"; let separator = ", ";
}
def Toy_BitsAttr : EnumAttr<Toy_Dialect, Toy_Bits, "bits"> { let assemblyFormat = "`<` $value `>`"; }
def MakeOp : Op<Toy_Dialect, "make", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<Index>:$sizes, Optional<Toy_Token>:$after,
    DefaultValuedAttr<Toy_Mode, "Mode::Fast">:$mode, DefaultValuedAttr<Toy_BitsAttr, "Bits::B">:$bits,
    OptionalAttr<I64Attr>:$align, UnitAttr:$zero, DefaultValuedProp<I32Prop, "3">:$weight);
  let results = (outs Res<Toy_Buffer, "", [MemAlloc<DefaultResource>]>:$buffer);
  let assemblyFormat = "$mode `(` $sizes `)` (`after` $after^)? prop-dict attr-dict `:` type($buffer)";
}
def DropOp : Op<Toy_Dialect, "drop", [Terminator, HasParent<"MakeOp">]> {
  let arguments = (ins Arg<Toy_Buffer, "", [MemFree, MemRead]>:$buffer);
  let regions = (region SizedRegion<1>:$one, VariadicRegion<AnyRegion>:$rest);
  let successors = (successor AnySuccessor:$next);
  let hasCustomAssemblyFormat = 1;
}
def SizeOp : Op<Toy_Dialect, "size", [Pure]> {
  let arguments = (ins Toy_Buffer:$buffer);
  let results = (outs Index:$size, I1:$known);
  let assemblyFormat = "$buffer attr-dict `:` type($buffer)";
}
"""


def toy_dump(folder: Path, text: str) -> Dump:
    source, target = folder / "toy.td", folder / "toy.json"
    source.write_text(text, encoding="utf-8")
    assert ods.dump_file([str(TBLGEN)], INCLUDE, source, target) == ""
    return parse_dump(target.read_text("utf-8"))


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Registry:
    registry = Registry(parent=UPSTREAM)
    documents = ods.describe([toy_dump(tmp_path_factory.mktemp("toy"), TOY)])
    registry.register(documents["toy"])
    return registry


@needs_tblgen
def test_operations_of_a_user(toy: Registry) -> None:
    make = toy.lookup("toy.make")
    assert make is not None
    assert [(group.name, group.kind) for group in make.operands] == [("sizes", "variadic"), ("after", "optional")]
    assert make.operands[1].constraint.buildable == "!toy.token"
    assert make.results[0].constraint.predicate == ("isa", "toy.buf")
    assert make.effects == (Effect("alloc", "buffer"),)
    assert make.has_interface("MemoryEffectOpInterface")
    defaults = {attribute.name: (attribute.syntax, attribute.default) for attribute in make.attributes}
    assert defaults == {
        "mode": (("enum", "toy.Mode"), "fast"),
        "bits": (("attrdef", "toy.bits"), "b"),
        "align": (("int", "i64"), None),
        "zero": (("unit",), None),
        "weight": (("int", "i32"), "3"),
    }
    assert [attribute.is_property for attribute in make.attributes] == [False, False, False, False, True]
    assert make.inherent_names == {"mode", "bits", "align", "zero", "weight", "operandSegmentSizes"}


@needs_tblgen
def test_regions_parents_and_effects_of_a_user(toy: Registry) -> None:
    drop = toy.lookup("toy.drop")
    assert drop is not None
    assert drop.is_terminator
    assert drop.parents == ("toy.make",)
    assert drop.effects == (Effect("free", "buffer"), Effect("read", "buffer"))
    assert [(region.max_blocks, region.variadic) for region in drop.regions] == [(1, False), (None, True)]
    assert drop.successors[0].name == "next"
    assert drop.has_custom_syntax
    assert drop.format is None


@needs_tblgen
def test_interfaces_tablegen_adds_by_itself(toy: Registry) -> None:
    size = toy.lookup("toy.size")
    assert size is not None
    assert size.is_pure
    assert size.effects == ()
    assert size.has_interface("InferTypeOpInterface")
    assert size.has_interface("OpAsmOpInterface")


@needs_tblgen
def test_types_and_enums_of_a_user(toy: Registry) -> None:
    buffer = toy.lookup_type("toy", "buf")
    assert buffer is not None
    assert [(p.name, p.kind, p.optional) for p in buffer.parameters] == [
        ("size", ("int",), False),
        ("space", ("attr",), True),
    ]
    assert buffer.format == ["<", ["param", "size"], ["optional", [",", ["param", "space"]], [], 1, 0], ">"]
    mode = toy.lookup_enum("toy.Mode")
    assert mode is not None
    assert mode.cases == (("slow", 0), ("fast", 4))
    bits = toy.lookup_enum("toy.Bits")
    assert bits is not None
    assert (bits.is_bits, bits.separator) == (True, ", ")


@needs_tblgen
def test_a_bad_format_names_its_operation(tmp_path: Path) -> None:
    dump = toy_dump(tmp_path, TOY.replace("$mode `(`", "$moode `(`"))
    with pytest.raises(FormatError, match=r"MakeOp: unknown variable \$moode"):
        ods.describe([dump])


@needs_tblgen
def test_a_file_that_does_not_stand_alone_is_reported(tmp_path: Path) -> None:
    source = tmp_path / "part.td"
    source.write_text("def X : Missing;", encoding="utf-8")
    assert "Missing" in ods.dump_file([str(TBLGEN)], INCLUDE, source, tmp_path / "part.json")


@needs_tblgen
def test_generated_files_are_current_and_deterministic(tmp_path: Path) -> None:
    command = [str(TBLGEN)]
    sources = {
        "memref": "Dialect/MemRef/IR/MemRefOps.td",
        "scf": "Dialect/SCF/IR/SCFOps.td",
        "arith": "Dialect/Arith/IR/ArithOps.td",
        "func": "Dialect/Func/IR/FuncOps.td",
        "builtin": "IR/BuiltinOps.td",
        "emitc": "Dialect/EmitC/IR/EmitC.td",
        "shape": "Dialect/Shape/IR/ShapeOps.td",
    }
    dumps: list[Dump] = []
    for name, source in sources.items():
        target = tmp_path / f"{name}.json"
        assert ods.dump_file(command, INCLUDE, INCLUDE / "mlir" / source, target) == ""
        dumps.append(parse_dump(target.read_text("utf-8")))
    first, second = ods.describe(dumps), ods.describe(reversed(dumps))
    for name in sources:
        assert ods.document_text(first[name]) == ods.document_text(second[name])
        shipped = json.loads(Path(definitions_path(name)).read_text(encoding="utf-8"))
        # Whole entries: a key that the reader learns for others' dialects belongs into ours as well.
        assert shipped["ops"] == json.loads(ods.document_text(first[name]))["ops"], name


def test_default_dialects_by_hand_are_those_of_definitions() -> None:
    """By hand they are there for other releases, whose definitions were read before definitions had them."""
    names = [name for dialect in KNOWLEDGE.dialect_names for name in KNOWLEDGE.op_names(dialect)]
    assert names
    for name in names:
        definition, semantics = KNOWLEDGE.definition(name), KNOWLEDGE.semantics(name)
        by_hand = semantics.default_dialect if semantics is not None else None
        written = definition.default_dialect if definition is not None else None
        is_elsewhere = name in {"pdl.pattern", "pdl.rewrite"}
        assert written == (f"{by_hand}{GUESSED}" if is_elsewhere else by_hand), name


@needs_tblgen
def test_traits_agree_with_the_operation_classes_upstream_generates() -> None:
    header = INCLUDE / "mlir/Dialect/MemRef/IR/MemRefOps.h.inc"
    if not header.is_file():
        pytest.skip("needs the generated headers")
    text = header.read_text(encoding="utf-8")
    for name in UPSTREAM.op_names("memref"):
        definition = UPSTREAM.lookup(name)
        assert definition is not None
        before = text[: text.index(f'StringLiteral("{name}")')]
        bases = before[before.rindex("public ::mlir::Op<") :].splitlines()[0]
        for interface in definition.interfaces:
            assert f"::{interface}::Trait" in bases, (name, interface)
        assert ("InferTypeOpInterface" in bases) == definition.has_interface("InferTypeOpInterface"), name


def test_no_prose_is_shipped() -> None:
    for path in Path(DIALECTS).glob("*/definitions.json"):
        document = json.loads(path.read_text(encoding="utf-8"))
        for entry in document["ops"].values():
            assert not {"summary", "description"} & entry.keys()


def test_one_definition_a_line_sorted() -> None:
    lines = Path(definitions_path("memref")).read_text(encoding="utf-8").splitlines()
    names = [line.split('"')[1] for line in lines if line.startswith('"memref.')]
    ops = [name for name in names if name.startswith("memref.")]
    assert ops == sorted(ops)
    assert len(ops) >= 32


def _record(fields: dict[str, Any]) -> Record:
    records: dict[str, Any] = {"!instanceof": {}, "r": {"!superclasses": [], "!anonymous": False, **fields}}
    return Dump(records).record("r")


@pytest.mark.parametrize(
    ("condition", "predicate"),
    [
        ("true", ["any"]),
        ("$_self.isSignlessInteger(32)", ["int", "signless", 32]),
        ("$_self.isUnsignedInteger()", ["int", "unsigned", 0]),
        ("$_self.isF32()", ["float", "f32"]),
        ("::llvm::isa<::mlir::MemRefType>($_self)", ["memref"]),
        ("::llvm::isa<::mlir::BFloat16Type>($_self)", ["float", "bf16"]),
        ("::llvm::isa<::mlir::MemRefType, ::mlir::IndexType>($_self)", ["or", ["memref"], ["index"]]),
        ("!::llvm::isa<::mlir::MemRefType>($_self)", ["not", ["memref"]]),
        ("::llvm::cast<::mlir::ShapedType>($_self).getRank() >= 2", ["rank", ">=", 2]),
        ("::llvm::isa<::mlir::VectorType>($_self) && $_self.isF32()", ["and", ["vector"], ["float", "f32"]]),
        ("$_self.isa<::mlir::MemRefType>()", ["memref"]),
        ("!$_self.isa<MemRefType, IndexType>()", ["not", ["or", ["memref"], ["index"]]]),
        ("$_self.cast<::mlir::ShapedType>().getRank() == 0", ["rank", "==", 0]),
        (
            "$_self.isa<::mlir::VectorType>() && $_self.cast<VectorType>().hasStaticShape()",
            ["and", ["vector"], ["static-shape"]],
        ),
        ("somethingElse($_self)", ["?"]),
        ("::llvm::isa<::mlir::quant::UniformQuantizedType>($_self)", ["and", ["isa", "quant.uniform"], ["?"]]),
        ("!::llvm::isa<::mlir::quant::UniformQuantizedType>($_self)", ["?"]),
        ("::llvm::isa<::other::Type>($_self)", ["?"]),
    ],
)
def test_conditions(condition: str, predicate: list[Any]) -> None:
    assert predicate_of(_record({"predExpr": f"({condition})"}), Index()) == predicate


def test_no_predicate_allows_anything() -> None:
    assert predicate_of(None, Index()) == ["any"]


@pytest.mark.parametrize(
    ("call", "text"),
    [
        ("$_builder.getIntegerType(1)", "i1"),
        ("$_builder.getIntegerType(8, /*isSigned=*/true)", "si8"),
        ("$_builder.getIntegerType(8, /*isSigned=*/false)", "ui8"),
        ("$_builder.getIndexType()", "index"),
        ("$_builder.getF64Type()", "f64"),
        ("$_builder.getType<::mlir::NoneType>()", "none"),
        ("::mlir::VectorType::get({4} ,$_builder.getIntegerType(32))", "vector<4xi32>"),
        ("mlir::gpu::AsyncTokenType::get($_builder.getContext())", "!gpu.async.token"),
        ("", None),
        ("anything()", None),
    ],
)
def test_built_types(call: str, text: str | None) -> None:
    assert built_type(call, Index()) == text


@pytest.mark.parametrize(
    ("expression", "code"),
    [
        ("$_self", "identity"),
        ("::getI1SameShape($_self)", "i1-same-shape"),
        ("::llvm::cast<MemRefType>($_self).getElementType()", "element-of"),
        ("::mlir::getElementTypeOrSelf($_self)", "element-or-self"),
        ("unheardOf($_self)", None),
    ],
)
def test_transformers(expression: str, code: str | None) -> None:
    assert transformer_code(expression) == code


@pytest.mark.parametrize(
    ("cpp", "syntax", "text"),
    [
        ("true", ["bool"], "true"),
        ("0xf", ["int", "i32"], "15"),
        ("static_cast<uint64_t>(-1)", ["int", "i64"], "-1"),
        ('"x"', ["str"], '"x"'),
        ("{}", ["array", ["any"]], "[]"),
        ("{1, 2}", ["dense", "i64"], "[1, 2]"),
        ("std::nullopt", ["any"], None),
        ("compute()", ["any"], "?"),
    ],
)
def test_defaults(cpp: str, syntax: list[Any], text: str | None) -> None:
    assert default_text(_record({"defaultValue": cpp}), syntax, Index()) == text


def test_documents_that_are_no_dumps() -> None:
    with pytest.raises(DumpError):
        Dump({})
    with pytest.raises(DumpError):
        Dump({"!instanceof": {}}).record("missing")
    assert ods.describe([]) == {}
    assert build_index([]).namespaces == {}


def test_old_files_disappear(tmp_path: Path) -> None:
    (tmp_path / "gone").mkdir()
    (tmp_path / "gone" / "definitions.json").write_text("{}", encoding="utf-8")
    empty: dict[str, Any] = {section: {} for section in ("ops", "attrs", "types", "enums", "constraints", "attributes")}
    ods.write_documents({"toy": {"dialect": "toy", **empty}}, tmp_path)
    assert list(tmp_path.rglob("*.json")) == [tmp_path / "toy" / "definitions.json"]
    assert json.loads((tmp_path / "toy" / "definitions.json").read_text(encoding="utf-8"))["dialect"] == "toy"


@needs_tblgen
def test_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    include = tmp_path / "include"
    (include / "mlir").mkdir(parents=True)
    (include / "mlir" / "toy.td").write_text(TOY.replace('include "mlir', f'include "{INCLUDE}/mlir'), encoding="utf-8")
    wrapper = tmp_path / "tblgen"
    wrapper.write_text(f'#!/bin/sh\nexec "{TBLGEN}" -I "{INCLUDE}" "$@"\n', encoding="utf-8")
    wrapper.chmod(0o755)
    assert ods.main(["--include", str(include), "--tblgen", str(wrapper), "--out", str(tmp_path / "out")]) == 0
    assert "operations in" in capsys.readouterr().out
    assert (tmp_path / "out" / "toy" / "definitions.json").is_file()


@pytest.mark.parametrize(
    ("short", "description", "expected"),
    [
        ("adds two numbers of any width", "Adds.", "Adds two numbers of any width."),
        ("add operation", "\n  Adds `$a` to\n  `$b`, e.g. twice. More.\n", "Adds `a` to `b`, e.g. twice."),
        ("add operation", "```mlir\nx.add\n```\nIt adds one number to another.", "Add operation."),
        ("add operation", "The operands must have the same type. It adds.", "Add operation."),
        ("", "See [the page](x.md) of this operation. More.", "See the page of this operation."),
        ("", "", ""),
    ],
)
def test_an_operation_has_one_sentence(short: str, description: str, expected: str) -> None:
    assert summary_of("x.add", _record({"summary": short, "description": description})) == expected


def test_each_operation_of_llvm_has_a_sentence() -> None:
    names = [name for dialect in UPSTREAM.dialect_names() if dialect != "test" for name in UPSTREAM.op_names(dialect)]
    mute = [name for name in names if not re.fullmatch(r".*[^.]\.", summary(name))]
    assert mute == []
