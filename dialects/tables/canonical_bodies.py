"""One text for each type and attribute of a dialect, whatever way it was written: the one upstream prints.

Types and attributes of dialects are compared by their text. What upstream leaves out (defaults, names that
follow from where something is), orders or counts is brought into its form here. What is not understood
stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import cast

from ...ir.lazy_pattern import lazy_pattern
from ...ods.definitions import AttrOrTypeDefinition, EnumDefinition, FormatNode, Parameter
from ...ods.registry import UPSTREAM
from ..common.assembly.body_parts import replace_nested, split_parts
from ..llvm import canonical_types as llvm_normal_types
from ..quant.types import normal_any, normal_calibrated, normal_uniform
from ..sparse_tensor.types import normal_encoding, normal_holder

MAX_BRACKETS = 200
"""In a body; one with more stays as it is, so that no nesting is too deep for the functions here."""
_INTEGER = lazy_pattern(r"-?[0-9]+").fullmatch
_SIZES = lazy_pattern(r"(?<![\w.])((?:(?:[0-9]+|\?) ?x ?){1,64})(?=[!\w])")
_OPENING = lazy_pattern(r"[<(\[{]")


def _compact_sizes(body: str) -> str:
    """`4x3xi32`."""
    return _SIZES.sub(lambda found: found.group().replace(" ", ""), body, count=1)


def _spirv_array(body: str) -> str:
    """`4 x f32, stride=4`."""
    body = re.sub(r"^([0-9]+) ?x ?", r"\1 x ", body)
    return re.sub(r"stride ?= ?([0-9]+)$", r"stride=\1", body)


def _spirv_struct(body: str) -> str:
    """A blank before the decorations of a member."""
    return re.sub(r"(?<=[\w>])\[", " [", body)


def _spirv_environment(body: str) -> str:
    """`version triple, api=Vulkan, NVIDIA:DiscreteGPU, limits`."""
    plain = (part if part.startswith("#") else re.sub(r" ?([=:]) ?", r"\1", part) for part in split_parts(body))
    return ", ".join(plain)


def _typed_integer(text: str) -> str:
    """An integer attribute with its type, which is i64 where none is written."""
    return f"{text} : i64" if _INTEGER(text) else text


_KEY = lazy_pattern(
    r"[\"!(]|(?:[us]?i[0-9]+|b?f[0-9]\w*|tf32|index|none)$|(?:vector|tensor|memref|complex|tuple)<"
).match
"""The start of what an entry of a data layout may be about: a name in quotes or a type."""


def _entries(body: str) -> str:
    """`key = value, ...`; an entry may be an attribute of its own."""
    found: list[str] = []
    for part in split_parts(body):
        text = part
        if text.startswith("#dlti.dl_entry<") and text.endswith(">"):
            parts = split_parts(text[len("#dlti.dl_entry<") : -1])
            text = " = ".join(parts) if parts and _KEY(parts[0]) else text
        key, equals, value = text.partition(" = ")
        found.append(f"{key} = {_typed_integer(value)}" if equals else part)
    return ", ".join(found)


def _sorted_entries(body: str) -> str:
    return ", ".join(sorted(split_parts(body)))


_TILE_DEFAULTS = ("array_length = 1", "array_length = 1 : i64", "boundary_check = true", "memory_space = global")


def _tile(body: str) -> str:
    return ", ".join(part for part in split_parts(body) if part not in _TILE_DEFAULTS)


def _string(body: str) -> str:
    """Quotes inside of a string by their code."""
    return body.replace('\\"', "\\22") if "\\\\" not in body else body


def _typed_list(body: str) -> str:
    """`[1 : i64, 4 : i64]`."""
    return f"[{', '.join(map(_typed_integer, split_parts(body[1:-1])))}]" if body.startswith("[") else body


_SPECIAL: dict[str, Callable[[str], str | None]] = {
    "!amx.tile": _compact_sizes,
    "!emitc.array": _compact_sizes,
    "!emitc.opaque": _string,
    "!quant.any": normal_any,
    "!quant.calibrated": normal_calibrated,
    "!quant.uniform": normal_uniform,
    "!smt.func": lambda body: re.sub(r"\) ?!", ") !", body),
    "!sparse_tensor.iter_space": normal_holder,
    "!sparse_tensor.iterator": normal_holder,
    "!spirv.arm.tensor": _compact_sizes,
    "!spirv.array": _spirv_array,
    "!spirv.coopmatrix": _compact_sizes,
    "!spirv.matrix": _spirv_array,
    "!spirv.rtarray": _spirv_array,
    "!spirv.struct": _spirv_struct,
    "!xegpu.tensor_desc": lambda body: body.removesuffix(", #xegpu.block_tdesc_attr<>"),
    "#dlti.dl_spec": _entries,
    "#dlti.map": _entries,
    "#dlti.target_device_spec": _entries,
    "#dlti.target_system_spec": _entries,
    "#emitc.opaque": _string,
    "#gpu.select_object": _typed_integer,
    "#sparse_tensor.encoding": normal_encoding,
    "#spirv.target_env": _spirv_environment,
    "#xegpu.block_tdesc_attr": _tile,
    "#xegpu.mem_layout": _sorted_entries,
    "#xegpu.range": _typed_list,
    **{
        f"!llvm.{name}": lambda body, name=name: llvm_normal_types.normal_body(name, body)
        for name in ("array", "func", "ptr", "struct")
    },
}
"""By sigil and name; the rest follows from definitions."""


def normal_form(sigil: str, dialect: str, mnemonic: str, body: str) -> str | None:
    """The normal form of the body of `!dialect.mnemonic<body>` (or `#...`); None where the brackets go as well."""
    if dialect not in UPSTREAM.dialect_names():
        return body
    if sigil == "!" and has_no_parameters(dialect, mnemonic):
        # Upstream reads the name alone, and looks at nothing behind it.
        return None
    if len(_OPENING.findall(body)) > MAX_BRACKETS:
        return body
    body = replace_nested(body, _nested)
    special = _SPECIAL.get(f"{sigil}{dialect}.{mnemonic}")
    if special is not None:
        return special(body)
    if " = " in body or "," in body or "|" in body:
        definition = _definition(sigil, dialect, mnemonic)
        if definition is not None:
            return _by_definition(definition, body)
    return body


_WITHOUT_DEFINITION = frozenset(
    {
        "async.coro.handle", "async.coro.id", "async.coro.state", "async.group", "async.token", "gpu.async.token",
        "gpu.sparse.dntensor_handle", "gpu.sparse.spgemmop_handle", "gpu.sparse.spmat_handle", "llvm.label",
        "llvm.metadata", "llvm.ppc_fp128", "llvm.token", "llvm.void", "llvm.x86_amx",
    }
)  # fmt: skip
"""Types without parameters that are not described in TableGen, or not in full."""


@cache
def has_no_parameters(dialect: str, mnemonic: str) -> bool:
    """Whether the type `!dialect.mnemonic` never has angle brackets of a meaning."""
    if f"{dialect}.{mnemonic}" in _WITHOUT_DEFINITION:
        return True
    definition = UPSTREAM.lookup_type(dialect, mnemonic)
    return definition is not None and not (definition.parameters or definition.custom or definition.format)


def _nested(sigil: str, dialect: str, mnemonic: str, body: str) -> str:
    made = normal_form(sigil, dialect, mnemonic, body)
    return f"{sigil}{dialect}.{mnemonic}" + ("" if made is None else f"<{made}>")


def _definition(sigil: str, dialect: str, mnemonic: str) -> AttrOrTypeDefinition | None:
    return (UPSTREAM.lookup_type if sigil == "!" else UPSTREAM.lookup_attr)(dialect, mnemonic)


def _by_definition(definition: AttrOrTypeDefinition, body: str) -> str | None:
    """The form given by the format: a list of named parameters, or words of an enum."""
    struct, is_optional = _struct_of(definition)
    if struct is not None:
        made = _named_parameters(definition, struct, body)
        return None if made == "" and is_optional else body if made is None else made
    if len(definition.parameters) == 1 and definition.parameters[0].kind[0] == "enum":
        enum = UPSTREAM.lookup_enum(str(definition.parameters[0].kind[1]))
        return _flags(enum, body) if enum is not None and enum.is_bits else body
    return body


def _struct_of(definition: AttrOrTypeDefinition) -> tuple[list[str] | None, bool]:
    """The parameters that `<...>` lists by name, if that is all of the format; whether the brackets may be missing."""
    everything = definition.format or ()
    nodes = [node for node in everything if isinstance(node, str) or cast("Sequence[str]", node)[0] != "ws"]
    optional = len(nodes) == 1 and not isinstance(nodes[0], str | int) and nodes[0][0] == "optional"
    if optional:
        nodes = list(cast("Sequence[FormatNode]", cast("Sequence[FormatNode]", nodes[0])[1]))
    if len(nodes) != 3 or nodes[0] != "<" or nodes[2] != ">" or isinstance(nodes[1], str | int):
        return None, False
    if nodes[1][0] != "struct":
        return None, False
    names = [_name(node) for node in cast("Sequence[Sequence[FormatNode]]", nodes[1][1])]
    if names == ["params"]:
        names = [parameter.name for parameter in definition.parameters]
    return names, optional


def _name(node: Sequence[FormatNode]) -> str:
    """Of `["param", name]` or something around it; of `["params"]` that word."""
    last = node[-1]
    return last if isinstance(last, str) else _name(cast("Sequence[FormatNode]", last))


def _named_parameters(definition: AttrOrTypeDefinition, names: Sequence[str], body: str) -> str | None:
    """`name = value, ...` in the order of the definition, without defaults; None where the text is something else."""
    written: dict[str, str] = {}
    for part in split_parts(body):
        name, equals, value = part.partition(" = ")
        if not equals or name not in names or name in written:
            return None
        written[name] = value
    parameters = {parameter.name: parameter for parameter in definition.parameters}
    shown: list[str] = []
    for name in names:
        if name in written and name in parameters:
            value = _value(parameters[name].kind, parameters[name].cpp, written[name])
            if not _is_default(parameters[name], value):
                shown.append(f"{name} = {value}")
    return ", ".join(shown)


def _is_default(parameter: Parameter, value: str) -> bool:
    if not parameter.optional:
        return False
    if parameter.default is not None:
        return value == parameter.default
    # Numbers and flags that may be missing are nothing then.
    return value in {"int": ("0",), "uint": ("0",), "bool": ("false",)}.get(str(parameter.kind[0]), ())


def _value(kind: Sequence[object], cpp: str, text: str) -> str:
    """A value whose kind says what it is, so that its own name is left out."""
    head = kind[0]
    if head in ("attrdef", "typedef"):
        sigil = "#" if head == "attrdef" else "!"
        prefix = f"{sigil}{kind[1]}<"
        inner = text[len(prefix) - 1 :] if text.startswith(prefix) else text
        if not (inner.startswith("<") and inner.endswith(">")):
            return text
        dialect, _, mnemonic = str(kind[1]).partition(".")
        made = normal_form(sigil, dialect, mnemonic, inner[1:-1])
        return text if made is None else f"<{made}>"
    if cpp == "IntegerAttr":
        return _typed_integer(text)
    return text


def _flags(enum: EnumDefinition, body: str) -> str:
    """Words of a bit enum in the order of their bits; groups of bits in one word where upstream prints those."""
    separator = enum.separator.strip() or "|"
    words = [word.strip() for word in body.split(separator)]
    values = [enum.value_of(word) for word in words]
    total = 0
    for value in values:
        if value is None:
            return body
        total |= value
    whole = enum.keyword_of(total)
    if whole is not None and (enum.print_groups or total.bit_count() <= 1):
        return whole
    single = [word for word, bit in enum.cases if bit.bit_count() == 1 and total & bit]
    return (enum.separator or "|").join(single)
