"""Bodies of the types of `quant` (mlir/lib/Dialect/Quant/IR/TypeParser.cpp and QuantTypes.cpp)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from ...ir.lazy_pattern import lazy_pattern
from ...syntax.types.element_literals import RAGGED
from ...syntax.types.upstream_reader import UpstreamReader
from ...syntax.types.upstream_tokens import Tokens
from .body_words import body_words, followed_by
from .integer_ranges import fits

_INTEGER = lazy_pattern(r"([su]?)i([0-9]+)").fullmatch
_FLOAT = lazy_pattern(r"b?f[0-9]\w*|tf32").fullmatch
_MOST_BITS = 32
_RANGES = {
    "f16": (5.960464e-08, 6.550400e04),
    "bf16": (9.183550e-41, 3.389531e38),
    "f32": (1.401298e-45, 3.402823e38),
    "f8E4M3FN": (1.953125e-03, 4.480000e02),
    "f8E5M2": (1.525879e-05, 5.734400e04),
}
"""The smallest and the largest number of a type, as they are shown."""


class _Reader:
    def __init__(self, tokens: Tokens) -> None:
        self.tokens = tokens
        self.types = UpstreamReader(tokens)

    # The types

    def any(self) -> None:
        self._storage()
        if self.tokens.take_if(":"):
            self._expressed()
        self.tokens.expect(">")

    def calibrated(self) -> None:
        tokens = self.tokens
        with followed_by("expecting float expressed type"):
            self._expressed()
        with followed_by("calibrated values must be present"):
            tokens.expect("<")
            low = self._float()
            tokens.expect(":")
            high = self._float()
            tokens.expect(">")
        tokens.expect(">")
        if low >= high:
            tokens.fail(f"illegal min and max: ({low:e}:{high:e})")

    def uniform(self) -> None:
        tokens = self.tokens
        self._storage()
        tokens.expect(":")
        expressed = self._expressed()
        blocks: list[tuple[int, int]] = []
        in_list = tokens.take_if(":")
        if in_list and tokens.take_if("{"):
            blocks = tokens.items(self._block, "}")
        elif in_list:
            # A dimension whose blocks are of one element each.
            blocks = [(self._integer("int32_t"), 1)]
        tokens.expect(",")
        scales: list[float] = []
        if in_list:
            tokens.expect("{")
            self._parameters(scales)
        else:
            self._parameter(scales)
        tokens.expect(">")
        self._verify(expressed, scales, blocks)

    def _verify(self, expressed: str, scales: list[float], blocks: list[tuple[int, int]]) -> None:
        least, most = _RANGES.get(expressed, (0.0, 0.0))
        for scale in scales:
            if scale <= 0 or (most and not least <= scale <= most):
                if not most:
                    return
                self.tokens.fail(f"scale {scale:e} out of expressed type range [{least:e}, {most:e}]")
        for axis, _ in blocks:
            if axis < 0:
                self.tokens.fail(f"illegal quantized dimension: {axis}")
        for _, size in blocks:
            if size <= 0:
                self.tokens.fail(f"illegal block size: {size}")

    # Their parts

    def _storage(self) -> None:
        """The storage type, and its range where that is written."""
        tokens = self.tokens
        start = tokens.start
        bits, signed = self._storage_type()
        if not 0 < bits <= _MOST_BITS:
            tokens.fail(f"illegal storage type size: {bits}", start)
        if not tokens.take_if("<"):
            return
        low = self._integer()
        tokens.expect(":")
        high = self._integer()
        tokens.expect(">")
        if low < (-(1 << (bits - 1)) if signed else 0):
            tokens.fail(f"illegal storage type minimum: {low}")
        if high >= 1 << (bits - signed):
            tokens.fail(f"illegal storage type maximum: {high}")
        if low >= high:
            tokens.fail(f"illegal storage min and storage max: ({low}:{high})")

    def _storage_type(self) -> tuple[int, bool]:
        """Its width, and whether it is signed."""
        tokens = self.tokens
        start, text = tokens.start, tokens.text
        if self.types.optional_type():
            found = _INTEGER(text)
            if found is None:
                # Upstream takes any type for an integer type here; what it says is about what is in its memory.
                is_of_dialect = text.startswith("!")
                tokens.fail("storage type must be integral" if is_of_dialect else "illegal storage type size", start)
            return int(found[2]), found[1] != "u"
        if tokens.kind != "word":
            tokens.fail("expected valid keyword")
        tokens.take()
        if not text.startswith("u"):
            tokens.fail("illegal storage type prefix", start)
        if not text[1:].isdecimal() or len(text) > _MOST_BITS:
            tokens.fail("expected storage type width", start)
        return int(text[1:]), False

    def _expressed(self) -> str:
        tokens = self.tokens
        start, text = tokens.start, tokens.text
        self.types.type()
        if _FLOAT(text) is None:
            tokens.fail("invalid kind of type specified", start)
        return text

    def _block(self) -> tuple[int, int]:
        """A dimension and the size of its blocks."""
        axis = self._integer("int32_t")
        self.tokens.expect(":")
        return axis, self._integer()

    def _parameters(self, scales: list[float]) -> tuple[int, ...]:
        """The shape of a list in braces, whose opening one is taken."""
        tokens = self.tokens
        inner = self._element(scales)
        count = 1
        while tokens.take_if(","):
            if self._element(scales) != inner:
                tokens.fail(RAGGED)
            count += 1
        tokens.expect("}")
        return (count, *inner)

    def _element(self, scales: list[float]) -> tuple[int, ...]:
        if self.tokens.take_if("{"):
            return self._parameters(scales)
        self._parameter(scales)
        return ()

    def _parameter(self, scales: list[float]) -> None:
        scales.append(self._float())
        if self.tokens.take_if(":"):
            self._integer()

    def _integer(self, cpp: str = "int64_t") -> int:
        tokens = self.tokens
        if tokens.text in ("true", "false"):
            # Numbers of one bit, which is their sign.
            return -1 if tokens.take() == "true" else 0
        sign = -1 if tokens.take_if("-") else 1
        if tokens.kind != "integer":
            tokens.fail("expected integer value")
        value = tokens.number
        if not fits(tokens.text, cpp, is_negative=sign < 0):
            tokens.fail("integer value too large")
        tokens.take()
        return sign * value

    def _float(self) -> float:
        tokens = self.tokens
        sign = -1.0 if tokens.take_if("-") else 1.0
        if tokens.kind == "integer" and not tokens.text.startswith("0x"):
            tokens.fail("unexpected decimal integer literal for a floating point value")
        if tokens.kind != "float":
            tokens.fail("expected floating point literal")
        value = float(tokens.text)
        tokens.take()
        return sign * value


def quantized_fault(read: Callable[[_Reader], None], body: str) -> tuple[str, str, str] | None:
    """The error in the body of a type that `read` reads."""
    return body_words(body, lambda tokens: read(_Reader(tokens)))


QUANTIZED: Mapping[str, Callable[[str], tuple[str, str, str] | None]] = {
    "quant.any": partial(quantized_fault, _Reader.any),
    "quant.calibrated": partial(quantized_fault, _Reader.calibrated),
    "quant.uniform": partial(quantized_fault, _Reader.uniform),
}
