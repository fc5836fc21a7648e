"""Verifier rules of `spirv`: images, by the requirements of SPIRVImageOps.td and the operands of ImageOps.cpp.

The requirements of definitions are read from their words, which name what an image has to be.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.base import Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.records import dataclass
from ...ir.types import DialectType, FloatType, UnknownType, VectorType, element_type
from ...ods.requirement_words import trait_key, upstream_words
from ...ods.verification.failure import Failure, attribute, bare_failure, operand
from ...ods.verification.op_view import View
from ...ods.verification.type_predicates import differ
from ..llvm.types import split_types
from .keywords import flags_of, keyword_of
from .types import element_count, type_from_text

_REQUIREMENT = lazy_pattern(
    r"the (?P<part>Dim|MS|sampled) operand of the underlying image(?: type)? must (?P<without>not )?be (?P<words>.*)"
).fullmatch
_PARTS = {"Dim": 1, "arrayed": 3, "MS": 4, "sampled": 5}
_COUNT = 7


@dataclass(frozen=True)
class _Image:
    element: Type
    parts: Sequence[str]

    def part(self, name: str) -> str:
        return self.parts[_PARTS[name]]


def image_of(type_: Type | None) -> _Image | None:
    """The parameters of an image, or of the image in a sampled one; None for any other type."""
    if not isinstance(type_, DialectType) or type_.body is None:
        return None
    if type_.mnemonic == "sampled_image":
        image = image_of(type_from_text(type_.body))
        # Upstream has no sampled image of these.
        return image if image is not None and image.part("Dim") not in ("Buffer", "SubpassData") else None
    parts = [part.strip() for part in split_types(type_.body)] if type_.mnemonic == "image" else []
    return _Image(type_from_text(parts[0]), parts) if len(parts) == _COUNT else None


def required(view: View) -> Failure | None:
    """The requirements that the definition has for the image, the scope and the image operands."""
    name = view.definition.name
    for trait in view.definition.trait_arguments:
        words = upstream_words("spirv", trait_key(name, " ".join(map(str, trait)))) if trait[0] == "Check" else ""
        if words and not _holds(view, words):
            return Failure("verify-trait", f"failed to verify that {words}")
    return None


def _holds(view: View, words: str) -> bool:
    found = _REQUIREMENT(words)
    image = image_of(view.type_of("sampled_image") or view.type_of("image"))
    if found is not None and image is not None:
        return (image.part(found["part"]) in found["words"].split(" or ")) != bool(found["without"])
    if words.endswith("component type must match the image sampled type") and image is not None:
        given = view.type_of(words.split(" ", 2)[1])
        return given is None or not differ(element_type(given), image.element)
    if words.startswith("execution_scope must be Scope of value "):
        return keyword_of(view.op, "execution_scope") in ("", words.rpartition(" ")[2])
    if words.startswith("either Lod or Grad"):
        return bool({"Lod", "Grad"} & flags_of(view.op, "image_operands"))
    return True


# Image operands


def operands_of_image(view: View) -> Failure | None:
    """The arguments of image operands, in the order of the bits that they belong to (verifyImageOperands)."""
    given = view.types("operand_arguments")
    if view.attribute("image_operands") is None:
        words = "the Image Operands should encode what operands follow, as per Image Operands"
        return bare_failure(words) if given else None
    bits = flags_of(view.op, "image_operands")
    if {"Lod", "Grad"} <= bits:
        return _wrong("it is invalid to set both the Lod and Grad bits")
    index = 0
    for bit, check, count in (("Bias", _bias, 1), ("Lod", _level, 1), ("Grad", _gradient, 2)):
        if bit not in bits:
            continue
        failure = check(view, given[index : index + count])
        if failure is not None:
            return failure
        index += count
    if index < len(given):
        return Failure("verify-count", "too many image operand arguments have been provided", is_bare=True)
    return None


_FLAT = ("Dim1D", "Dim2D", "Dim3D", "Cube")


def _wrong(words: str) -> Failure:
    return Failure("verify-attribute", words, attribute("image_operands"), is_bare=True)


def _bias(view: View, given: Sequence[Type]) -> Failure | None:
    if "ImplicitLodOpInterface" not in view.definition.interfaces:
        return _wrong("Bias is only valid with implicit-lod instructions")
    if not given:
        return _wrong("Bias operand requires 1 argument")
    if not isinstance(given[0], (FloatType, UnknownType)):
        return _wrong("Bias must be a floating-point type scalar")
    return _dimension(view, "Bias")


def _dimension(view: View, bit: str) -> Failure | None:
    image = image_of(view.type_of("sampled_image"))
    if image is not None and image.part("Dim") not in _FLAT:
        return _wrong(f"{bit} must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube")
    return None


def _level(view: View, given: Sequence[Type]) -> Failure | None:
    if "ExplicitLodOpInterface" not in view.definition.interfaces:
        return _wrong("Lod is only valid with explicit-lod and fetch instructions")
    if not given:
        return _wrong("Lod operand requires 1 argument")
    if not isinstance(given[0], (FloatType, UnknownType)):
        return _wrong("for sampling operations, Lod must be a floating-point type scalar")
    return _dimension(view, "Lod")


def _gradient(view: View, given: Sequence[Type]) -> Failure | None:
    if "ExplicitLodOpInterface" not in view.definition.interfaces:
        return _wrong("Grad is only valid with explicit-lod instructions")
    if len(given) < 2:
        return _wrong("Grad operand requires 2 arguments (scalars or vectors)")
    image, coordinate = image_of(view.type_of("sampled_image")), view.type_of("coordinate")
    if image is None or any(isinstance(type_, UnknownType) for type_ in (coordinate, *given)):
        return None
    is_vector = isinstance(coordinate, VectorType)
    wanted = (element_count(coordinate) or 1) - (image.part("arrayed") == "Arrayed") if is_vector else 1
    counts = [element_count(type_) for type_ in given if isinstance(type_, VectorType)]
    if not counts and all(isinstance(type_, FloatType) for type_ in given):
        counts = [1]
    elif len(counts) < 2:
        return _wrong("Grad arguments must be a scalar or vector of floating-point type")
    if any(count != wanted for count in counts):
        return _wrong(
            "number of components of each Grad argument must equal the number of components in coordinate, "
            "minus the array layer component, if present"
        )
    if not all(isinstance(element_type(type_), FloatType) for type_ in given):
        return _wrong("Grad arguments must be a vector of floating-point type")
    return None


_SIZES = {"Dim1D": 1, "Buffer": 1, "Dim2D": 2, "Cube": 2, "Rect": 2, "Dim3D": 3}


def image_size(view: View) -> Failure | None:
    """The result of `spirv.ImageQuerySize`: a number for each dimension of the image, and one for its layers."""
    image, result = image_of(view.type_of("image")), view.type_of("result")
    if image is None or result is None:
        return None
    dim = image.part("Dim")
    if dim in _FLAT and image.part("MS") != "MultiSampled" and image.part("sampled") == "NeedSampler":
        text = "if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 or 2"
        return Failure("verify-operand-type", text, operand(0), is_bare=True)
    if dim not in _SIZES:
        text = "the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect"
        return Failure("verify-operand-type", text, operand(0), addition=f", but it is {dim}", is_bare=True)
    wanted = _SIZES[dim] + (image.part("arrayed") == "Arrayed")
    found = element_count(result) or 1
    if wanted != found:
        text = f"expected the result to have {wanted} component(s), but found {found} component(s)"
        return Failure("verify-result-type", text, is_bare=True)
    return None
