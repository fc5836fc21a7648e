"""Definitions and the registry: what the generated files say about operations everybody knows."""

from __future__ import annotations

import pytest

from pydealloc.ir.graph import Operation
from pydealloc.ods import registry
from pydealloc.ods.definitions import Effect, OpDefinition
from pydealloc.ods.knowledge import UPSTREAM as KNOWLEDGE
from pydealloc.ods.registry import UPSTREAM, Registry, lookup
from pydealloc.ods.semantics import EffectKind


def op(name: str) -> OpDefinition:
    found = lookup(name)
    assert found is not None, name
    return found


def test_all_upstream_dialects_are_there() -> None:
    names = registry.dialect_names()
    assert len(names) >= 48
    assert {"arith", "bufferization", "builtin", "cf", "func", "linalg", "llvm", "memref", "scf", "tensor"} <= names


def test_every_operation_loads() -> None:
    loaded = [op(name) for dialect in registry.dialect_names() for name in registry.op_names(dialect)]
    assert len(loaded) >= 2400
    assert all(definition.name.startswith(f"{definition.dialect}.") for definition in loaded)


def test_unknown_names_are_none() -> None:
    assert lookup("memref.nonsense") is None
    assert lookup("nonsense.alloc") is None
    assert lookup("") is None
    assert lookup("memref") is None
    assert registry.op_names("nonsense") == []


def test_lookup_returns_the_same_value() -> None:
    assert lookup("memref.alloc") is lookup("memref.alloc")


@pytest.mark.parametrize(
    ("name", "effects"),
    [
        ("memref.alloc", (Effect("alloc", "memref"),)),
        ("memref.alloca", (Effect("alloc", "memref", "AutomaticAllocationScopeResource"),)),
        ("memref.dealloc", (Effect("free", "memref"),)),
        ("memref.load", (Effect("read", "memref"),)),
        ("memref.store", (Effect("write", "memref"),)),
        ("memref.copy", (Effect("read", "source"), Effect("write", "target"))),
        ("arith.addi", ()),
        ("func.call", None),
    ],
)
def test_effects(name: str, effects: tuple[Effect, ...] | None) -> None:
    assert op(name).effects == effects
    assert not op(name).has_custom_effects


@pytest.mark.parametrize(
    ("name", "kinds", "removal"),
    [
        ("memref.alloc", {EffectKind.ALLOCATE}, True),
        ("memref.dealloc", {EffectKind.FREE}, False),
        ("memref.load", {EffectKind.READ}, True),
        ("memref.copy", {EffectKind.READ, EffectKind.WRITE}, False),
        ("arith.addi", set[EffectKind](), True),
        ("func.call", None, False),
    ],
)
def test_what_effects_say_about_all_operations_of_a_name(
    name: str, kinds: set[EffectKind] | None, removal: bool
) -> None:
    assert KNOWLEDGE.effect_kinds(Operation(name)) == kinds
    assert KNOWLEDGE.removal_rule(name) is removal
    assert KNOWLEDGE.takes_nothing(name) is (name not in ("memref.dealloc", "func.call"))


def test_effects_known_to_the_implementation_only() -> None:
    assert op("linalg.matmul").has_custom_effects
    assert op("linalg.matmul").effects is None


def test_purity_is_expanded() -> None:
    assert op("arith.addi").is_pure
    assert op("arith.addi").has_trait("NoMemoryEffect")
    assert op("arith.addi").has_trait("AlwaysSpeculatable")
    assert op("arith.addi").has_trait("Commutative")
    assert not op("memref.load").is_pure
    assert op("memref.dim").has_trait("NoMemoryEffect")
    assert not op("memref.dim").is_pure


@pytest.mark.parametrize("name", ["func.return", "scf.yield", "cf.br", "cf.cond_br", "scf.condition", "linalg.yield"])
def test_terminators(name: str) -> None:
    assert op(name).is_terminator


def test_structure_traits() -> None:
    assert op("func.func").has_trait("IsolatedFromAbove")
    assert op("func.func").has_trait("AutomaticAllocationScope")
    assert op("func.func").has_trait("AffineScope")
    assert op("func.func").has_interface("SymbolOpInterface")
    assert op("func.func").has_interface("FunctionOpInterface")
    assert op("builtin.module").has_trait("SymbolTable")
    assert op("builtin.module").has_trait("NoTerminator")
    assert op("scf.for").implicit_terminator == "scf.yield"
    assert op("scf.for").has_trait("RecursiveMemoryEffects")
    assert op("scf.if").has_interface("RegionBranchOpInterface")
    assert op("scf.yield").parents == (
        "scf.execute_region",
        "scf.for",
        "scf.if",
        "scf.index_switch",
        "scf.while",
    )
    assert op("func.return").parents == ("func.func",)
    assert op("memref.alloc").implicit_terminator is None
    assert op("memref.alloc").parents == ()


def test_parametric_traits() -> None:
    assert op("memref.load").parameters_of("TypesMatchWith") == [("memref", "result", "element-of")]
    assert op("arith.select").parameters_of("AllTypesMatch") == [("true_value", "false_value", "result")]
    assert op("arith.cmpi").parameters_of("TypesMatchWith") == [("lhs", "result", "i1-same-shape")]
    assert op("arith.cmpi").parameters_of("nonsense") == []


def test_inferred_interfaces() -> None:
    assert op("memref.load").has_interface("InferTypeOpInterface")
    assert not op("memref.alloc").has_interface("InferTypeOpInterface")
    assert op("arith.addui_extended").has_interface("OpAsmOpInterface")


def test_attributes() -> None:
    alignment = op("memref.alloc").attribute("alignment")
    assert alignment is not None
    assert (alignment.syntax, alignment.type, alignment.optional) == (("int", "i64"), "i64", True)
    predicate = op("arith.cmpi").attribute("predicate")
    assert predicate is not None
    assert predicate.syntax == ("enum", "arith.CmpIPredicate")
    assert predicate.required
    fastmath = op("arith.addf").attribute("fastmath")
    assert fastmath is not None
    assert (fastmath.syntax, fastmath.default) == (("attrdef", "arith.fastmath"), "none")
    assert not fastmath.required
    name = op("func.func").attribute("sym_name")
    assert name is not None
    assert name.syntax == ("symbol-name",)
    strides = op("linalg.conv_2d_nhwc_hwcf").attribute("strides")
    assert strides is not None
    assert strides.default == "dense<1> : tensor<2xi64>"
    assert op("memref.alloc").attribute("nonsense") is None


def test_properties() -> None:
    alignment = op("ptr.load").attribute("alignment")
    assert alignment is not None
    assert alignment.is_property
    assert alignment.optional
    assert alignment.syntax == ("optional", ("int", "i64"))


def test_inherent_names_include_segment_sizes() -> None:
    assert op("memref.alloc").inherent_names == {"alignment", "operandSegmentSizes"}
    assert op("arith.addi").inherent_names == {"overflowFlags"}
    assert op("func.return").inherent_names == frozenset()


def test_regions_and_successors() -> None:
    (region,) = op("scf.for").regions
    assert (region.min_blocks, region.max_blocks, region.variadic) == (1, 1, False)
    (region,) = op("func.func").regions
    assert (region.min_blocks, region.max_blocks) == (0, None)
    assert [region.max_blocks for region in op("scf.if").regions] == [1, 1]
    assert [successor.name for successor in op("cf.cond_br").successors] == ["trueDest", "falseDest"]
    assert [successor.variadic for successor in op("cf.switch").successors] == [False, True]


def test_constraints() -> None:
    index = op("memref.load").operands[1].constraint
    assert (index.predicate, index.buildable) == (("index",), "index")
    assert op("memref.load").operands[0].constraint.predicate == ("memref",)
    assert op("memref.dealloc").operands[0].constraint.predicate == ("base-memref",)
    boolean = op("scf.if").operands[0].constraint
    assert (boolean.predicate, boolean.buildable) == (("int", "signless", 1), "i1")
    token = op("gpu.wait").operands[0].constraint
    assert token.buildable == "!gpu.async.token"


def test_operand_slices() -> None:
    load = op("memref.load")
    assert load.operand_slices(3) == (slice(0, 1), slice(1, 3))
    assert load.operand_slices(1) == (slice(0, 1), slice(1, 1))
    assert load.operand_slices(0) is None
    alloc = op("memref.alloc")
    assert alloc.operand_slices(3) is None
    assert alloc.operand_slices(3, [2, 1]) == (slice(0, 2), slice(2, 3))
    assert alloc.operand_slices(3, [2, 2]) is None
    assert alloc.operand_slices(3, [4, -1]) is None
    assert alloc.operand_slices(3, [3]) is None
    assert op("arith.addi").operand_slices(2) == (slice(0, 1), slice(1, 2))
    assert op("arith.addi").operand_slices(3) is None
    assert op("func.call").result_slices(2) == (slice(0, 2),)


def test_groups_of_equal_size() -> None:
    same = op("affine.delinearize_index")
    assert same.operand_slices(2) == (slice(0, 1), slice(1, 2))
    deposit = next(
        definition
        for dialect in registry.dialect_names()
        for definition in map(op, registry.op_names(dialect))
        if definition.has_trait("SameVariadicOperandSize")
    )
    fixed = sum(not group.is_variable for group in deposit.operands)
    variable = len(deposit.operands) - fixed
    assert deposit.operand_slices(fixed + 2 * variable) is not None
    if variable > 1:
        assert deposit.operand_slices(fixed + 2 * variable + 1) is None


def test_nested_groups_name_their_segments() -> None:
    switch = op("cf.switch")
    nested = next(group for group in switch.operands if group.kind == "nested")
    assert nested.segment_attribute == "case_operand_segments"


def test_enums() -> None:
    predicates = registry.lookup_enum("arith.CmpIPredicate")
    assert predicates is not None
    assert predicates.value_of("slt") == 2
    assert predicates.keyword_of(9) == "uge"
    assert predicates.value_of("nonsense") is None
    assert not predicates.is_bits
    flags = registry.lookup_enum("arith.FastMathFlags")
    assert flags is not None
    assert flags.is_bits
    assert flags.separator == ","
    assert flags.value_of("fast") == 127
    assert "contract" in flags.keywords
    assert registry.lookup_enum("nonsense.X") is None


def test_attribute_and_type_definitions() -> None:
    fastmath = registry.lookup_attr("arith", "fastmath")
    assert fastmath is not None
    assert fastmath.format == ["<", ["param", "value"], ">"]
    assert fastmath.parameters[0].kind == ("enum", "arith.FastMathFlags")
    token = registry.lookup_type("async", "token")
    assert token is not None
    assert token.parameters == ()
    assert registry.lookup_type("async", "nonsense") is None
    assert registry.lookup_attr("nonsense", "x") is None


def test_every_syntax_resolves() -> None:
    for dialect in registry.dialect_names():
        for definition in map(op, registry.op_names(dialect)):
            for attribute in definition.attributes:
                head, *rest = attribute.syntax
                if head == "enum":
                    assert registry.lookup_enum(str(rest[0])) is not None, attribute
                elif head == "attrdef":
                    owner, _, mnemonic = str(rest[0]).partition(".")
                    assert registry.lookup_attr(owner, mnemonic) is not None, attribute


def test_a_registry_with_a_parent_extends_it() -> None:
    mine = Registry(parent=UPSTREAM)
    assert mine.lookup("unheard.add") is None
    mine.register({"dialect": "unheard", "ops": {"unheard.add": {"traits": ["Terminator"]}}, "enums": {}, "attrs": {}})
    added = mine.lookup("unheard.add")
    assert added is not None
    assert added.is_terminator
    assert added.effects is None
    assert mine.lookup("memref.alloc") is lookup("memref.alloc")
    assert "unheard" in mine.dialect_names()
    assert "unheard" not in UPSTREAM.dialect_names()
    assert lookup("unheard.add") is None
    assert mine.op_names("unheard") == ["unheard.add"]
    assert mine.lookup_enum("arith.CmpIPredicate") is registry.lookup_enum("arith.CmpIPredicate")
    assert mine.lookup_type("async", "token") is registry.lookup_type("async", "token")


def test_registering_for_an_upstream_dialect_overrides_what_it_defines() -> None:
    mine = Registry(parent=UPSTREAM)
    mine.register({"dialect": "memref", "ops": {"memref.alloc": {"custom": True}}})
    alloc = mine.lookup("memref.alloc")
    assert alloc is not None
    assert alloc.has_custom_syntax
    assert mine.lookup("memref.load") is lookup("memref.load")
