"""Attributes that a definition may admit, as text, the likeliest first. Only `mlir-opt` knows whether it does."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from pydealloc.ir.types import (
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    VectorType,
    element_type,
)
from pydealloc.ods.registry import lookup_attr, lookup_enum

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from pydealloc.ir.base import Type
    from pydealloc.ods.definitions import (
        AttributeDefinition,
        AttrOrTypeDefinition,
        EnumDefinition,
        FormatNode,
        Parameter,
        Term,
    )

MOST = 14
"""Attributes tried for one definition."""

_NUMBERS = (1, 0, 2, 4, 8, 16, 32, 64, 128, 256, -1, 3)

_FILE = '<"f" in "d">'
_SUBPROGRAM = (
    "#llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, "
    f'file = {_FILE}, isOptimized = true, emissionKind = Full>, scope = #llvm.di_file{_FILE}, name = "s", '
    f'file = {_FILE}, subprogramFlags = "Definition">'
)
_GLOBAL_VARIABLE = (
    f'#llvm.di_global_variable_expression<var = <scope = #llvm.di_file{_FILE}, name = "g", linkageName = "g", '
    f"file = {_FILE}, line = 1, type = #llvm.di_null_type, isLocalToUnit = false, isDefined = true>, expr = <>>"
)
_TBAA_TYPE = '<id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>}>'

# Attributes whose syntax is C++, and those that only make sense with certain parameters.
ATTRIBUTES: dict[str, tuple[str, ...]] = {
    "acc.var_name": ('#acc.var_name<"x">',),
    "complex.number": ("#complex.number<:f32 1.0, 2.0>",),
    "dlti.dl_spec": ("#dlti.dl_spec<i32 = 32 : i32>",),
    "dlti.map": ('#dlti.map<"a" = 1 : i32>',),
    "gpu.object": ('#gpu.object<#nvvm.target, "abc">',),
    "irdl.variadicity_array": ("#irdl<variadicity_array[ single]>", "#irdl<variadicity_array[ single, optional]>"),
    "llvm.constant_range": ("#llvm.constant_range<i32, 0, 8>",),
    "llvm.di_expression": ("#llvm.di_expression<[DW_OP_constu(42), DW_OP_stack_value]>", "#llvm.di_expression<>"),
    "llvm.di_global_variable_expression": (_GLOBAL_VARIABLE,),
    "llvm.di_label": (f'#llvm.di_label<scope = {_SUBPROGRAM}, name = "l", file = {_FILE}, line = 1>',),
    "llvm.di_local_variable": (f'#llvm.di_local_variable<scope = {_SUBPROGRAM}, name = "v">',),
    "llvm.mlir.module_flag": ('#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>',),
    "llvm.mmra_tag": ('#llvm.mmra_tag<"a":"b">',),
    "llvm.tbaa_tag": (f"#llvm.tbaa_tag<base_type = {_TBAA_TYPE}, access_type = {_TBAA_TYPE}, offset = 0>",),
    "nvvm.ld_st_matrix_shape": ("#nvvm.ld_st_matrix_shape<m = 8, n = 8>", "#nvvm.ld_st_matrix_shape<m = 16, n = 8>"),
    "nvvm.shape": (
        "#nvvm.shape<m = 16, n = 8, k = 16>", "#nvvm.shape<m = 64, n = 8, k = 16>", "#nvvm.shape<m = 8, n = 8, k = 4>",
        "#nvvm.shape<m = 16, n = 8, k = 32>", "#nvvm.shape<m = 16, n = 8, k = 64>",
    ),
    "smt.bv": ("#smt.bv<5> : !smt.bv<32>",),
    "sparse_tensor.encoding": ("#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>",),
    "xevm.mma_shape": ("#xevm.mma_shape<m = 8, n = 16, k = 16>",),
    "xevm.mma_types": ("#xevm.mma_types<d = f32, a = f16, b = f16, c = f32>",),
}  # fmt: skip


def attribute_choices(definition: AttributeDefinition, types: Sequence[Type]) -> list[str]:
    """Up to `MOST` spellings; `types` are those of the operation's values, which the attribute may have to match."""
    found = islice(_of_syntax(definition.syntax, definition.type, types, definition.is_property), MOST)
    return list(dict.fromkeys(found))


def _of_syntax(syntax: tuple[Term, ...], type_: str | None, types: Sequence[Type], is_property: bool) -> Iterator[str]:
    head = str(syntax[0])
    inner = syntax[1] if len(syntax) > 1 else None
    argument = str(inner or "")
    if head == "array":
        yield from _arrays(inner if isinstance(inner, tuple) else ("any",), types, is_property)
    elif head == "optional":
        yield from _of_syntax(inner if isinstance(inner, tuple) else ("any",), type_, types, is_property)
    elif head == "enum":
        yield from _enum_choices(argument, type_, is_property)
    elif head == "attrdef":
        yield from definition_choices(argument)
    elif head == "dense":
        yield from _dense(argument)
    elif head in ("int", "float"):
        suffix = f" : {type_ or argument}" if (type_ or argument) != "i64" else " : i64"
        values = _NUMBERS if head == "int" else (1.0, 0.5)
        yield from (f"{value}{suffix}" for value in values)
    elif head in ("typed", "any", "elements"):
        yield from _matching(types)
        if head == "any":
            yield from ('"text"', "i32", "[1]", "@symbol", "affine_map<(d0) -> (d0)>")
    else:
        yield from _FIXED.get(head, ("1 : i32", '"text"'))


_FIXED: dict[str, tuple[str, ...]] = {
    "unit": ("unit",),
    "bool": ("true", "false"),
    "str": ('"text"', '"a b"', '"i"', '"linear"'),
    "symbol-name": ('"s"',),
    "symbol-ref": ("@s", "@s::@t"),
    "type": ("i32", "f32", "() -> ()", "(i32) -> i32", "memref<4xf32>", "tensor<4xf32>", "vector<4xf32>"),
    "dict": ("{a = 1 : i32}", "{}"),
    "affine-map": ("affine_map<(d0) -> (d0)>", "affine_map<(d0, d1) -> (d0, d1)>", "affine_map<() -> (0)>"),
    "integer-set": ("affine_set<(d0) : (d0 >= 0)>", "affine_set<() : (1 >= 0)>"),
    "location": ('loc("f":1:2)', "loc(unknown)"),
    "distinct": ("distinct[0]<unit>",),
}


def _matching(types: Sequence[Type]) -> Iterator[str]:
    for type_ in dict.fromkeys(types):
        if isinstance(type_, (IntegerType, IndexType)):
            yield f"{'true' if str(type_) == 'i1' else f'1 : {type_}'}"
        elif isinstance(type_, FloatType):
            yield f"1.0 : {type_}"
        elif isinstance(type_, (VectorType, RankedTensorType, MemRefType)) and None not in type_.shape:
            value = "1.0" if isinstance(element_type(type_), FloatType) else "1"
            shape = f"tensor<{str(type_).partition('<')[2]}" if isinstance(type_, MemRefType) else str(type_)
            yield f"dense<{value}> : {shape}"
    yield from (
        "1 : i32", "1.0 : f32", "1 : i64", "dense<1> : tensor<1xi64>", "dense<[0, 1]> : tensor<2xi64>",
        "dense<1> : tensor<2xi32>", "dense<0> : tensor<1x2xi64>", "dense<1.0> : tensor<4xf32>", "1 : index",
    )  # fmt: skip


def _arrays(element: tuple[Term, ...], types: Sequence[Type], is_property: bool) -> Iterator[str]:
    if is_property and element[0] == "int":
        yield from _dense(str(element[1]))
        return
    choices = list(islice(_of_syntax(element, None, types, is_property), 3))
    if element[0] == "any":
        choices = ["1", "0", '"a"', "@s", "i32", "unit", "[0, 1]", "affine_map<(d0) -> (d0)>", "true"]
    for choice in choices:
        for count in (1, 2, 0, 3):
            yield f"[{', '.join([choice] * count)}]"


def _dense(element: str) -> Iterator[str]:
    if element == "i1":
        values: Sequence[Sequence[str]] = (("true",), ("false",), ("true", "false"), ())
    elif element.startswith("f"):
        values = (("1.0",), ("1.0", "2.0"), ())
    else:
        values = (("0",), ("1",), ("1", "0"), ("0", "1"), (), ("1", "1"), ("4",), ("2", "2"), ("1", "1", "1"),
                  ("0", "1", "2"), ("1", "1", "1", "1"), ("0", "1", "2", "3"), ("16", "16", "16"))  # fmt: skip
    for numbers in values:
        yield f"array<{element}{': ' if numbers else ''}{', '.join(numbers)}>"


def _enum_choices(key: str, type_: str | None, is_property: bool) -> Iterator[str]:
    enum = lookup_enum(key)
    if enum is None:
        return
    for keyword, value in _cases(enum):
        if type_ is None:
            yield f'"{keyword}"'
        yield f"{value} : {type_ or f'i{enum.width}'}"
        if is_property:
            yield f'"{keyword}"'


def _cases(enum: EnumDefinition) -> list[tuple[str, int]]:
    """The second case first, since the first one is often the default; of bits, a single one."""
    cases = [*enum.cases[1:4], *enum.cases[:1], *enum.cases[4:]]
    return cases if not enum.is_bits else [case for case in cases if case[1]] + [c for c in cases if not c[1]]


def definition_choices(name: str, depth: int = 0) -> Iterator[str]:
    """Attributes of the definition `dialect.mnemonic`, from its format."""
    if name in ATTRIBUTES:
        yield from ATTRIBUTES[name]
        return
    definition = lookup_attr(*name.split(".", 1))
    if definition is None or depth > 3:
        return
    if definition.format is None:
        if not definition.parameters:
            yield f"#{name}"
        elif len(definition.parameters) == 1:
            yield from (f"#{name}<{value}>" for value in _values(definition.parameters[0], depth))
        return
    for number in range(10):
        body = _body(definition.format, definition, number, depth)
        if body is None:
            return
        yield f"#{name}{body}" if body.startswith("<") or not body else f"#{name.replace('.', '<', 1)} {body}>"


def _body(nodes: Iterable[FormatNode], definition: AttrOrTypeDefinition, number: int, depth: int) -> str | None:
    """What follows the mnemonic, with choice `number` for the parameters; None when there are no more choices."""
    written = ""
    for node in nodes:
        part = node if isinstance(node, str) else _node(node, definition, number, depth)
        if part is None:
            return None
        glued = not written or written[-1] in "<[({" or part in (",", ">", "]", ")", "}", "")
        written += part if glued else f" {part}"
    return written


def _node(node: FormatNode, definition: AttrOrTypeDefinition, number: int, depth: int) -> str | None:
    assert not isinstance(node, (str, int))
    head = node[0]
    if head == "param":
        return _nth(next(p for p in definition.parameters if p.name == node[1]), number, depth)
    if head == "qualified":
        return _node(node[1], definition, number, depth)
    if head == "params":
        values = [_nth(parameter, number, depth) for parameter in definition.parameters]
        return None if None in values else ", ".join(str(value) for value in values)
    if head == "struct":
        assert not isinstance(node[1], (str, int))
        chosen = [str(part[1]) for part in node[1] if not isinstance(part, (str, int)) and part[0] == "param"]
        pairs: list[str] = []
        for parameter in definition.parameters:
            if (chosen and parameter.name not in chosen) or (parameter.optional and number % 2 == 0):
                continue
            value = _nth(parameter, number // 2, depth)
            if value is None:
                return None
            pairs.append(f"{parameter.name} = {value}")
        return ", ".join(pairs)
    if head == "optional":
        assert not isinstance(node[1], (str, int))
        assert not isinstance(node[2], (str, int))
        return _body(node[1] if number % 2 else node[2], definition, number // 2, depth)
    return ""


def _nth(parameter: Parameter, number: int, depth: int) -> str | None:
    values = list(islice(_values(parameter, depth), 8))
    return (
        values[number] if number < len(values) else (values[0] if values and number < 6 and len(values) > 1 else None)
    )


def _values(parameter: Parameter, depth: int) -> Iterator[str]:
    yield from _of_kind(parameter.kind, depth, parameter.cpp)


def _of_kind(kind: tuple[Term, ...], depth: int, cpp: str) -> Iterator[str]:
    head = str(kind[0])
    inner = kind[1] if len(kind) > 1 else None
    if head in ("enum", "enum-attr"):
        enum = lookup_enum(str(inner))
        yield from (keyword for keyword, _ in _cases(enum)) if enum is not None else ()
    elif head == "attrdef":
        yield from definition_choices(str(inner), depth + 1)
    elif head == "array" and isinstance(inner, tuple):
        value = next(_of_kind(inner, depth, cpp), None)
        yield from () if value is None else (value, f"{value}, {value}")
    elif head in ("optional", "parser") and isinstance(inner, tuple):
        yield from _of_kind(inner, depth, cpp)
    else:
        yield from _PARAMETERS.get(head, ())
        if head == "attr":
            yield from _BY_CLASS.get(cpp.rpartition("::")[2], ("1 : i32", '"a"', "unit"))


_PARAMETERS: dict[str, tuple[str, ...]] = {
    "type": ("i32", "f32", "memref<4xf32>"),
    "int": ("1", "0"),
    "uint": ("1", "0"),
    "apint": ("1",),
    "bool": ("true", "false"),
    "float": ("1.0",),
    "str": ('"a"',),
    "str-attr": ('"a"',),
    "symbol-ref": ("@s",),
    "affine-map": ("(d0) -> (d0)",),
    "integer-set": ("(d0) : (d0 >= 0)",),
    "location": ("loc(unknown)",),
    "self-type": (),
}

_BY_CLASS: dict[str, tuple[str, ...]] = {
    "BoolAttr": ("true",),
    "DenseI32ArrayAttr": ("[1]", "[1, 2]"),
    "DenseI64ArrayAttr": ("[1]", "[1, 2]"),
    "DictionaryAttr": ("{a = 1 : i32}",),
    "ArrayAttr": ("[]", "[1]"),
    "IntegerAttr": ("1 : i64", "1 : i32"),
    "FloatAttr": ("1.0 : f32",),
    "TypeAttr": ("i32",),
    "DistinctAttr": ("distinct[0]<>",),
    "TargetAttrInterface": ("#nvvm.target",),
    "DistributedLayoutAttr": ("#xegpu.layout<lane_layout = [1], lane_data = [1]>",),
}
