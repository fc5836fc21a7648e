"""Rules of valid encodings, slices and tensors with an encoding (SparseTensorEncodingAttr::verify, verifyEncoding)."""

from __future__ import annotations

from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in
from ...ir.types import RankedTensorType
from .encodings import Encoding, Level, Wrong, check_slice, dimension_of, encoding_text, read_encoding

_BLOCK = lazy_pattern(r"d([0-9]+) (floordiv|mod) ([0-9]+)").fullmatch
_DIMENSION = lazy_pattern(r"\bd[0-9]+\b").findall
_COMPLEX = lazy_pattern(r"#complex\.number<\s*:\s*(\w+)\s+(\S+)\s*,\s*(\S+)\s*>").fullmatch
_WHOLE = lazy_pattern(r"-?[0-9]+").fullmatch
_WIDTHS = (0, 8, 16, 32, 64)


def encoding_fault(body: str) -> Wrong | None:
    """Upstream's first error in the encoding `body`, in braces; None where there is none, or it is not known."""
    try:
        encoding = read_encoding(body)
    except Wrong as wrong:
        return wrong
    message = _widths(encoding) or _storage(encoding.levels) or _structured(encoding) or _ranks(encoding)
    return Wrong(message) if message is not None else None


def slice_fault(body: str) -> str | None:
    """The first error in `slice(offset, size, stride)`."""
    try:
        check_slice(body)
    except Wrong as wrong:
        return str(wrong)
    return None


def tensor_fault(type_: RankedTensorType) -> str | None:
    """The mismatch of the valid encoding of `type_` with its shape or its elements."""
    text = encoding_text(type_)
    if text is None or encoding_fault(text) is not None:
        return None
    encoding = read_encoding(text)
    if not type_.shape:
        return "expected non-scalar sparse tensor"
    if encoding.dimensions != len(type_.shape):
        about = "dimension-rank mismatch between encoding and tensor shape"
        return f"{about}: {encoding.dimensions} != {len(type_.shape)}"
    for about, value in (
        ("explicit value type mismatch between encoding and ", encoding.explicit),
        ("implicit value type mismatch between encoding and ", encoding.implicit),
    ):
        found = _type_of(value)
        if found is not None and found != str(type_.element):
            return f"{about}tensor element type: '{found}' != '{type_.element}'"
    return "implicit value must be zero" if encoding.implicit and not _is_zero(encoding.implicit) else None


def _widths(encoding: Encoding) -> str | None:
    for name, width in zip(("position", "coordinate"), encoding.widths, strict=True):
        if width not in _WIDTHS:
            return f"unexpected {name} bitwidth: {width}"
    return None


def _storage(levels: tuple[Level, ...]) -> str | None:
    """The order in which levels may follow each other."""
    formats = [level.format for level in levels]
    for place, level in enumerate(levels):
        if level.format != "singleton":
            continue
        before = levels[place - 1] if place else None
        if before is None or before.format not in ("compressed", "loose_compressed", "singleton"):
            return "expected compressed or loose_compressed level before singleton level"
        if before.format == "singleton" and ("soa" in before.properties) != ("soa" in level.properties):
            return "expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS)."
    if "batch" in formats[formats.count("batch") :]:
        return "Batch lvlType can only be leading levels."
    if any("soa" in level.properties and level.format != "singleton" for level in levels):
        return "SoA is only applicable to singleton lvlTypes."
    return None


def _structured(encoding: Encoding) -> str | None:
    levels = encoding.levels
    place = next((place for place, level in enumerate(levels) if level.format == "structured"), None)
    if place is None:
        return None
    if place != len(levels) - 1:
        return "expected n_out_of_m to be the last level type"
    if any(level.format != "dense" for level in levels[:place]):
        return "expected all dense lvlTypes before a n_out_of_m level"
    if encoding.dimensions == len(levels):
        return None
    sizes = _block_sizes(encoding)
    if sizes is None:
        return "expected 1xm block structure for n_out_of_m level"
    if len({*sizes}) > 1:
        return "expected only one blocked level with the same coefficients"
    if sizes != [levels[place].sizes[1]] * len(sizes):
        return "expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level"
    return None


def _block_sizes(encoding: Encoding) -> list[int] | None:
    """The sizes of the blocks of a block sparsity; None for any other mapping."""
    divided: dict[int, int] = {}
    sizes: list[int] = []
    for level in encoding.levels:
        dimension = dimension_of(level.expression)
        found = _BLOCK(level.expression)
        if dimension is None and found is None:
            return None
        where = dimension if found is None else number_in(found[1])
        size = number_in(found[3]) if found is not None else 0
        assert where is not None
        if found is not None and found[2] == "mod":
            if not size or divided.get(where) != size:
                return None
            sizes.append(size)
        elif where in divided or (found is not None and not size):
            return None
        else:
            divided[where] = size
    return sizes or None


def _ranks(encoding: Encoding) -> str | None:
    levels = encoding.levels
    if not levels:
        return "expected a non-empty array for lvlTypes"
    if not encoding.symbols and encoding.permutation is None and _block_sizes(encoding) is None:
        return "failed to infer lvlToDim from dimToLvl" if _is_plain(encoding) else None
    if encoding.inverse and encoding.permutation is not None:
        wanted = tuple(f"d{encoding.permutation.index(place)}" for place in range(encoding.dimensions))
        if all(dimension_of(each) is not None for each in encoding.inverse) and encoding.inverse != wanted:
            return "expected lvlToDim to be an inverse of dimToLvl"
    if encoding.dimensions > len(levels):
        return f"unexpected dimToLvl mapping from {encoding.dimensions} to {len(levels)}"
    if encoding.slices and encoding.dimensions != len(levels):
        return f"dimSlices expected dimension-rank to match level-rank: {encoding.dimensions} != {len(levels)}"
    return None


def _is_plain(encoding: Encoding) -> bool:
    """Whether no expression could be a simpler one: each is a dimension, one with an operator, or one of two."""
    return all(
        dimension_of(level.expression) is not None
        or _WHOLE(level.expression) is not None
        or (_BLOCK(level.expression) is not None and not level.expression.endswith((" 0", " 1")))
        or len({*_DIMENSION(level.expression)}) > 1
        for level in encoding.levels
    )


def _type_of(value: str) -> str | None:
    """The type of a number; None where there is none, or it is not known."""
    if not value:
        return None
    number = _COMPLEX(value)
    if number is not None:
        return f"complex<{number[1]}>"
    _, colon, type_ = value.rpartition(":")
    if colon:
        return type_.strip()
    if value in ("true", "false"):
        return "i1"
    return "i64" if _WHOLE(value) else "f64"


def _is_zero(value: str) -> bool:
    """Also for one that cannot be read."""
    number = _COMPLEX(value)
    parts = [number[2], number[3]] if number is not None else [value.partition(":")[0]]
    try:
        return not any(float(part) for part in parts)
    except ValueError:
        return value != "true"
