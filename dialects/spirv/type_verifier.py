"""The rules of `bodies` for SPIR-V: types (mlir/lib/Dialect/SPIRV/IR/SPIRVDialect.cpp) and attributes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in, width_in
from .body_reader import BodyError, BodyReader, UnclearError

_INTEGER = lazy_pattern(r"[su]?i([0-9]+)").fullmatch
_FLOAT = lazy_pattern(r"(?:b?f|tf)[0-9]\w*").fullmatch
_SIZE = lazy_pattern(r"\s*\[?([0-9]+)\]?\s*x").match
_OWN = lazy_pattern(r"!spirv\.([A-Za-z_][\w.]*)").match
_LITERAL = lazy_pattern(
    r"[-0-9\"#!@\[{(]|(?:true|false|unit|dense|sparse|array|affine_map|affine_set|loc|distinct|strided|dense_resource"
    r"|[su]?i[0-9]+|b?f[0-9]\w*|index|none|tf32|memref|tensor|vector|tuple|complex)\b"
).match
_ALIAS = lazy_pattern(r"#[\w$]+(?![\w$.<])").match
_WIDTHS = (1, 8, 16, 32, 64)
_LATER = frozenset(("named_barrier", "sampler"))
_MOST_NESTED = 100
"""Types inside of each other; deeper ones are not looked at."""


class _Types(BodyReader):
    """`around`: the names of the structures that the place is in."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.around: list[str] = []
        self.depth = 0

    def type(self) -> str:
        """Any type; its text."""
        start = self.skip()
        own = _OWN(self.text, start)
        if own is None:
            if self.next() == "#":
                raise BodyError("expected non-function type")
            return self.other()
        self.at = own.end()
        read = _READERS.get(own[1])
        if read is None and own[1] not in _LATER:
            raise BodyError(f"unknown SPIR-V type: {own[1]}")
        if read is None or self.depth > _MOST_NESTED:
            raise UnclearError
        self.depth += 1
        self.expect("<")
        read(self)
        self.depth -= 1
        return self.text[start : self.at]

    def part(self) -> str:
        """A type that SPIR-V's types are composed of (parseAndVerifyType); its text."""
        type_ = self.type()
        integer, vector = _INTEGER(type_), _vector(type_)
        if integer is not None:
            if width_in(integer[1]) not in _WIDTHS:
                raise BodyError(f"only 1/8/16/32/64-bit integer type allowed but found '{type_}'")
        elif vector is not None:
            sizes, _ = vector
            if len(sizes) != 1:
                raise BodyError(f"only 1-D vector allowed but found '{type_}'")
            if sizes[0] > 4:
                raise BodyError(f"vector length has to be less than or equal to 4 but found {sizes[0]}")
        elif not type_.startswith("!spirv.") and _FLOAT(type_) is None:
            if "<" not in type_ and (type_ == "vector" or (type_[0] == "!" and "." not in type_)):
                # An alias.
                raise UnclearError
            raise BodyError(f"cannot use '{type_}' to compose SPIR-V types")
        return type_

    def stride(self) -> None:
        if self.optional(","):
            self.word("stride")
            self.expect("=")
            if self.integer() == 0:
                raise BodyError("ArrayStride must be greater than zero")


def _vector(type_: str) -> tuple[list[int], str] | None:
    """Sizes and element of a vector; None for any other type."""
    if not type_.startswith("vector<") or not type_.endswith(">"):
        return None
    inner, at = type_[len("vector<") : -1], 0
    sizes: list[int] = []
    while (found := _SIZE(inner, at)) is not None:
        sizes.append(number_in(found[1]))
        at = found.end()
    return sizes, inner[at:].strip()


def _array(r: _Types) -> None:
    sizes = r.dimensions()
    if len(sizes) != 1:
        raise BodyError("expected single integer for array element count")
    if sizes[0] == 0:
        raise BodyError("expected array length greater than 0")
    r.part()
    r.stride()
    r.expect(">")


def _run_time_array(r: _Types) -> None:
    r.part()
    r.stride()
    r.expect(">")


def _cooperative(r: _Types) -> None:
    if len(r.dimensions()) != 2:
        raise BodyError("expected row and column count")
    r.part()
    r.expect(",")
    r.case("Scope", "invalid scope <id> attribute specification: ")
    r.expect(",")
    r.case("CooperativeMatrixUseKHR", "invalid use <id> attribute specification: ")
    r.expect(">")


def _pointer(r: _Types) -> None:
    r.part()
    r.expect(",")
    r.case("StorageClass", "unknown storage class: ")
    r.expect(">")


def _matrix(r: _Types) -> None:
    sizes = r.dimensions()
    if len(sizes) != 1:
        raise BodyError("expected single unsigned integer for number of columns")
    if sizes[0] not in (2, 3, 4):
        raise BodyError("matrix is expected to have 2, 3, or 4 columns")
    type_ = r.type()
    vector = _vector(type_)
    if vector is None:
        raise BodyError(f"matrix must be composed using vector type, got '{type_}'")
    rows, element = vector
    if len(rows) != 1:
        raise BodyError(f"only 1-D vector allowed but found '{type_}'")
    if rows[0] not in (2, 3, 4):
        text = "matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found"
        raise BodyError(f"{text} {rows[0]}")
    if _FLOAT(element) is None:
        raise BodyError(f"matrix columns' elements must be of Float type, got '{element}'")
    r.expect(">")


_IMAGE = ("Dim", "ImageDepthInfo", "ImageArrayedInfo", "ImageSamplingInfo", "ImageSamplerUseInfo", "ImageFormat")


def _image(r: _Types) -> None:
    r.part()
    for enum in _IMAGE:
        r.expect(",")
        r.case(enum, "unknown attribute: '", "'")
    r.expect(">")


def _sampled_image(r: _Types) -> None:
    type_ = r.type()
    if not type_.startswith("!spirv.image"):
        if type_.startswith("!") and "<" not in type_:
            raise UnclearError
        raise BodyError(f"sampled image must be composed using image type, got '{type_}'")
    r.expect(">")
    dim = type_.split(",")[1].strip()
    if dim in ("SubpassData", "Buffer"):
        raise BodyError(f"sampled image Dim must not be SubpassData or Buffer, got {dim}")


def _structure(r: _Types) -> None:
    name = r.optional_keyword()
    if name:
        if r.optional(">"):
            if name not in r.around:
                raise BodyError("recursive struct reference not nested in struct definition")
            return
        r.expect(",")
        if name in r.around:
            raise BodyError("identifier already used for an enclosing struct")
        r.around.append(name)
    r.expect("(")
    if not r.optional(")"):
        _members(r)
        r.expect(")")
    if r.optional(","):
        _decorations(r)
    r.expect(">")
    if name:
        r.around.pop()


def _members(r: _Types) -> None:
    members = offsets = 0
    while True:
        r.type()
        members += 1
        if r.optional("["):
            has_offset = r.optional_integer() is not None
            if has_offset and offsets != members - 1:
                raise BodyError("offset specification must be given for all members")
            offsets += has_offset
            if not r.optional("]"):
                if has_offset:
                    r.expect(",")
                _decorations(r)
                r.expect("]")
        if not r.optional(","):
            break
    if offsets not in (0, members):
        raise BodyError("offset specification must be given for all members")


def _decorations(r: _Types) -> None:
    while True:
        r.case("Decoration", "unknown attribute: '", "'")
        if r.optional("="):
            _value(r)
        if not r.optional(","):
            break


def _value(r: _Types) -> None:
    """An attribute."""
    if _LITERAL(r.text, r.skip()) is None:
        raise BodyError("expected attribute value")
    if r.optional_integer() is None:
        raise UnclearError
    if r.optional(":"):
        r.type()


def _tensor(r: _Types) -> None:
    if r.optional("*"):
        raise UnclearError
    sizes = r.dimensions(dynamic=True)
    if not sizes:
        raise BodyError("arm.tensors do not support rank zero")
    if 0 in sizes:
        raise BodyError("arm.tensors do not support zero dimensions")
    if None in sizes and any(size is not None for size in sizes):
        raise BodyError("arm.tensor shape dimensions must be either fully dynamic or completed shaped")
    r.part()
    r.expect(">")


_READERS: Mapping[str, Callable[[_Types], None]] = {
    "arm.tensor": _tensor,
    "array": _array,
    "coopmatrix": _cooperative,
    "image": _image,
    "matrix": _matrix,
    "ptr": _pointer,
    "rtarray": _run_time_array,
    "sampled_image": _sampled_image,
    "struct": _structure,
}


def type_rule(mnemonic: str) -> Callable[[str], str | None]:
    """The rule for the body of `!spirv.mnemonic<...>`: its first error, None without one."""

    def rule(body: str) -> str | None:
        return _first_error(_Types(f"!spirv.{mnemonic}<{body}>"), _Types.type)

    return rule


def _first_error(reader: _Types, read: Callable[[_Types], object]) -> str | None:
    try:
        read(reader)
    except BodyError as error:
        return str(error)
    except UnclearError:
        return None
    return None if reader.skip() == len(reader.text) else "expected '>'"


TYPE_RULES: Mapping[str, Callable[[str], str | None]] = {f"spirv.{name}": type_rule(name) for name in _READERS}


# Attributes


def _variable(r: _Types) -> None:
    """`#spirv.interface_var_abi`."""
    r.expect("(")
    if r.optional_integer() is None:
        raise BodyError("missing descriptor set")
    r.expect(",")
    if r.optional_integer() is None:
        raise BodyError("missing binding")
    r.expect(")")
    if r.optional(","):
        r.case("StorageClass", "unknown storage class: ")
    r.expect(">")


def _triple(r: _Types) -> None:
    """`#spirv.vce`."""
    start = r.skip()
    r.keyword()
    r.expect(",")
    # Upstream reads the comma before it looks the word up.
    end, r.at = r.at, start
    r.case("Version", "unknown version: ")
    r.at = end
    _list(r, "Capability", "unknown capability: ")
    r.expect(",")
    _list(r, "Extension", "unknown extension: ")
    r.expect(">")


def _list(r: _Types, enum: str, message: str) -> None:
    r.expect("[")
    if r.optional("]"):
        return
    r.case(enum, message)
    while r.optional(","):
        r.case(enum, message)
    r.expect("]")


def _environment(r: _Types) -> None:
    """`#spirv.target_env`."""
    _attribute(r, "#spirv.vce<", _triple)
    r.expect(",")
    word_start = r.skip()
    word = r.optional_keyword()
    if word == "api":
        r.expect("=")
        r.case("ClientAPI", "unknown client API: ")
        r.expect(",")
        word_start = r.skip()
        word = r.optional_keyword()
    if word:
        r.at = word_start
        r.case("Vendor", "unknown vendor: ")
        if r.optional(":"):
            r.case("DeviceType", "unknown device type: ")
            if r.optional(":"):
                r.integer()
        r.expect(",")
    _attribute(r, "#spirv.resource_limits<", _balanced)
    r.expect(">")


def _attribute(r: _Types, start: str, read: Callable[[_Types], None]) -> None:
    if r.optional(start):
        read(r)
    elif _ALIAS(r.text, r.skip()) is not None:
        raise UnclearError
    elif _LITERAL(r.text, r.at) is not None:
        raise BodyError("invalid kind of attribute specified")
    else:
        raise BodyError("expected attribute value")


def _balanced(r: _Types) -> None:
    r.at -= len("#spirv.resource_limits<")
    r.other()


_SIZES = lazy_pattern(r"workgroup_size\s*=\s*(?!\[)\S").search


def _entry_point(body: str) -> str | None:
    return "expected '[' before the sizes of the workgroup" if _SIZES(body) is not None else None


def _attribute_rule(read: Callable[[_Types], None]) -> Callable[[str], str | None]:
    return lambda body: _first_error(_Types(f"{body}>"), read)


ATTRIBUTE_RULES: Mapping[str, Callable[[str], str | None]] = {
    "spirv.entry_point_abi": _entry_point,
    "spirv.interface_var_abi": _attribute_rule(_variable),
    "spirv.target_env": _attribute_rule(_environment),
    "spirv.vce": _attribute_rule(_triple),
}
