"""Op views of `x86vector`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Value
from ...ods.op_view import OpView

class BcstToPackedF32Op(OpView):
    a: Value
    dst: OpResult

class CvtPackedEvenIndexedToF32Op(OpView):
    a: Value
    dst: OpResult

class CvtPackedOddIndexedToF32Op(OpView):
    a: Value
    dst: OpResult

class DotInt8Op(OpView):
    w: Value
    a: Value
    b: Value
    dst: OpResult

class DotOp(OpView):
    a: Value
    b: Value
    res: OpResult

class RsqrtOp(OpView):
    a: Value
    b: OpResult

class CvtPackedF32ToBF16Op(OpView):
    a: Value
    dst: OpResult

class DotBF16Op(OpView):
    src: Value
    a: Value
    b: Value
    dst: OpResult

class MaskCompressOp(OpView):
    k: Value
    a: Value
    src: Value | None
    dst: OpResult
    constant_src: Attribute | None

class MaskRndScaleOp(OpView):
    src: Value
    k: Value
    a: Value
    imm: Value
    rounding: Value
    dst: OpResult

class MaskScaleFOp(OpView):
    src: Value
    a: Value
    b: Value
    k: Value
    rounding: Value
    dst: OpResult

class Vp2IntersectOp(OpView):
    a: Value
    b: Value
    k1: OpResult
    k2: OpResult
