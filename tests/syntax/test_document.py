"""Documents: what is shared between versions, aliases, programs for passes."""

from __future__ import annotations

from pydealloc.ir.attributes import StringAttr
from pydealloc.ir.types import MemRefType
from pydealloc.ir.walk import walk
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import Document, Item, parse_document
from tests.harness.described import all_operations, described

TEXT = """\
!t = memref<4xf32>
func.func @a(%m: !t) {
  return
}
module @inner {
  func.func @b(%m: memref<1xi1>) {
    return
  }
}
func.func @c(%m: !t) {
  return
}
"""


def by_name(document: Document) -> dict[str, Item]:
    return {item.parsed.source.split("@")[1][0]: item for item in document.leaves()}


def test_items_and_their_places() -> None:
    document = parse_document(TEXT)
    items = by_name(document)
    assert list(items) == ["a", "i", "b", "c"]
    for item in items.values():
        assert TEXT.startswith(item.parsed.source[:8], item.start)
        for op in item.operations:
            assert op.syntax is not None
            assert op.syntax.source is item.parsed.source
    assert items["b"].end == TEXT.index("  }\n}") + 3


def test_a_nul_is_white_space_but_in_strings() -> None:
    text = (
        'func.func @f(%a:\0i1)\0attributes {x = "\0"} {\0// "\0\n'
        '  %r:2\0=\0"t.x"(%a\0)\0: (i1) -> (i1, i1)\0\n  return\0\n}\0'
    )
    document = parse_document(text)
    assert not document.findings
    assert [op.name for op in document.leaves()[0].operations] == ["func.func"]
    assert document.leaves()[0].operations[0].attributes["x"] == StringAttr("\0")
    assert document.text.count("\0") == 2
    # The quote takes the next NUL out of its string.
    edited = document.edited(text.replace("x = ", 'x = "'))
    assert edited.text == parse_document(text.replace("x = ", 'x = "')).text


def test_the_item_at_an_offset_is_the_innermost() -> None:
    document = parse_document(TEXT)
    items = by_name(document)
    assert document.item_at(TEXT.index("@b")) is items["b"]
    assert document.item_at(TEXT.index("@inner")) is items["i"]
    assert document.item_at(len(TEXT)) is None


def test_an_edit_reads_one_item_again() -> None:
    old = parse_document(TEXT)
    new = old.edited(TEXT.replace("@b(", "@b2("))
    before, after = by_name(old), by_name(new)
    assert [name for name in after if after[name].parsed is before[name].parsed] == ["a", "i", "c"]
    assert after["c"].start == before["c"].start + 1


def test_an_alias_reads_again_what_mentions_it() -> None:
    old = parse_document(TEXT)
    new = old.edited(TEXT.replace("<4xf32>", "<8xf32>"))
    before, after = by_name(old), by_name(new)
    assert [name for name in after if after[name].parsed is before[name].parsed] == ["i", "b"]
    argument = after["a"].operations[0].regions[0].blocks[0].args[0]
    assert isinstance(argument.type, MemRefType)
    assert argument.type.shape == (8,)


def test_equal_items_are_not_confused() -> None:
    text = "func.func @a() {\n  return\n}\n" * 3
    document = parse_document(text)
    again = document.edited(text + "\n")
    assert len({id(item.parsed) for item in again.leaves()}) == 3
    assert {id(item.parsed) for item in again.leaves()} == {id(item.parsed) for item in document.leaves()}


def test_aliases_may_be_defined_later_and_by_each_other() -> None:
    document = parse_document("func.func private @f(!b)\n!b = memref<4xf32, #m>\n#m = affine_map<(d0) -> (d0)>\n")
    assert not document.findings
    document = parse_document("!a = tuple<!b>\n!b = tuple<!a>\n")
    # The other one is right when this one is.
    assert [finding.code for finding in document.findings] == ["syntax"]


def test_names_of_aliases_are_digits_or_have_dashes() -> None:
    aliases = "#int-1_b1i = 5 : i32\n#0 = 6 : i32\n!a-b$ = i32\n!1 = i8\n"
    document = parse_document(f"{aliases}func.func private @f(!a-b$, !1) attributes {{x.a = #int-1_b1i, x.b = #0}}\n")
    assert not document.findings
    (function,) = [op for item in document.leaves() for op in item.operations]
    assert str(function.attributes["x.a"]) == "5 : i32"
    assert str(function.attributes["x.b"]) == "6 : i32"


def test_aliases_end_with_their_chunk() -> None:
    document = parse_document("!a = i1\nfunc.func private @f(!a)\n// -----\nfunc.func private @f(!a)\n")
    assert [finding.start > 40 for finding in document.findings] == [True]


def test_findings_are_in_text_order_and_absolute() -> None:
    text = "func.func @a() {\n  cf.br ^x\n}\nfunc.func @b() {\n  cf.br ^y\n}\n"
    found = parse_document(text).findings
    assert [text[finding.start : finding.end] for finding in found] == ["^x", "^y"]


def test_a_program_is_a_copy() -> None:
    document = parse_document(TEXT)
    program = assemble(document.chunks[0])
    assert program.implicit_root
    names = [op.name for op in walk(program.root)]
    assert names == ["builtin.module", "func.func", "func.return", "builtin.module", "func.func", "func.return",
                     "func.func", "func.return"]  # fmt: skip
    originals = {op for item in document.leaves() for top in item.operations for op in walk(top)}
    assert all(op.origin in originals for op in walk(program.root) if op is not program.root)
    assert {item.parsed.source.split("@")[1][0] for item in program.sources.values()} == {"a", "i", "b", "c"}
    for op in list(walk(program.root))[:0:-1]:
        op.erase()
    assert [op.name for op in walk(assemble(document.chunks[0]).root)] == names


def test_one_module_is_the_root() -> None:
    program = assemble(parse_document("// x\n#a = 1\nmodule @m {\n  func.func private @f()\n}\n").chunks[0])
    assert not program.implicit_root
    assert [op.name for op in walk(program.root)] == ["builtin.module", "func.func"]
    generic = assemble(parse_document('"builtin.module"() ({\n}) : () -> ()\n').chunks[0])
    assert not generic.implicit_root


def test_uses_across_operations_of_an_item_are_copied_too() -> None:
    program = assemble(
        parse_document('"t.a"(%x) ({\n  "t.b"(%x) : (i1) -> ()\n}) : (i1) -> ()\n%x = "t.d"() : () -> i1\n').chunks[0]
    )
    a, b, d = list(walk(program.root))[1:]
    assert a.operand_values == b.operand_values == [d.result]


def test_aliases_among_entangled_operations() -> None:
    document = parse_document('%a = "t.d"() : () -> i1\n!b = i1\n"t.u"(%a) : (!b) -> ()\n')
    assert not document.findings
    assert [op.name for op in walk(assemble(document.chunks[0]).root)] == ["builtin.module", "t.d", "t.u"]


def test_an_empty_text() -> None:
    document = parse_document("")
    assert list(document.leaves()) == []
    assert document.findings == ()
    assert [op.name for op in walk(assemble(document.chunks[0]).root)] == ["builtin.module"]


def test_an_item_is_read_again_when_a_definition_it_uses_is_no_longer_broken() -> None:
    """What is wrong with those who use a broken definition is not told twice; which one is broken may change."""
    broken = "#map=affine_map<>\n#\nscf.if#map"
    lost = broken.replace("#map=", "#=")
    assert described(parse_document(broken).edited(lost)) == described(parse_document(lost))
    assert described(parse_document(lost).edited(broken)) == described(parse_document(broken))


def test_an_alias_that_is_not_closed_is_told_about_where_it_opens() -> None:
    text = "#a = #sparse_tensor.encoding<{\n#b = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>\n"
    (finding,) = parse_document(text).findings
    assert (finding.start, finding.message.partition(":")[0]) == (text.index("{"), "unbalanced '{'")


def test_what_an_undefined_alias_was_meant_to_be_is_thought_about_again() -> None:
    one = '#map = affine_map<()->()>\n"a.b"() {x = #maps} : () -> ()\n'
    other = one.replace("#map =", "#other =")
    assert described(parse_document(one).edited(other)) == described(parse_document(other))
    assert described(parse_document(other).edited(one)) == described(parse_document(one))


def test_what_makes_a_module_of_a_broken_head_may_be_edited() -> None:
    one = ">module @outer {\nfunc.func\n}\n"
    other = one.replace("func.func", "")
    assert described(parse_document(one).edited(other)) == described(parse_document(other))
    assert described(parse_document(other).edited(one)) == described(parse_document(one))


def test_what_made_one_item_of_two_operations_may_be_edited() -> None:
    one = "func.func @s(%c: i1) {\n}\n%a =\nscf.if %c {\n}\n"
    other = one.replace("%a =", "")
    assert described(parse_document(one).edited(other)) == described(parse_document(other))
    assert described(parse_document(other).edited(one)) == described(parse_document(one))


def test_places_of_attributes_end_where_a_missing_brace_ends_their_region() -> None:
    lines = [f"  %a{number} = arith.constant 0\n" for number in range(1_000)]
    constants = "func.func @f() {\n" + "".join(lines) + "  return\n}\n"
    assert not parse_document(constants).findings
    document = parse_document("{\nc.f{\n %0=arith.constant 0\n:i")
    (constant,) = [op for op in all_operations(next(iter(document.leaves())).operations) if op.name == "arith.constant"]
    assert constant.syntax is not None
    assert all(end <= constant.syntax.end for _, end in constant.syntax.attribute_spans.values())


def test_what_is_after_an_alias_that_is_not_closed_decides_nothing_about_it() -> None:
    one = "!buffer = memref<4xf32\n// -----\n("
    other = one.removesuffix("(")
    assert described(parse_document(one).edited(other)) == described(parse_document(other))
    assert described(parse_document(other).edited(one)) == described(parse_document(one))
