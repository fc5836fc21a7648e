"""Op views of `arm_sve`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Value
from ...ods.op_view import OpView

class ConvertFromSvboolOp(OpView):
    source: Value
    result: OpResult

class ConvertToSvboolOp(OpView):
    source: Value
    result: OpResult

class DupQLaneOp(OpView):
    src: Value
    dst: OpResult
    lane: Attribute | None

class ScalableMaskedAddIIntrOp(OpView):
    operand0: Value
    operand1: Value
    operand2: Value
    res: OpResult

class BfmmlaOp(OpView):
    acc: Value
    src1: Value
    src2: Value
    res: OpResult

class ConvertFromSvboolIntrOp(OpView):
    svbool: Value
    res: OpResult

class ConvertToSvboolIntrOp(OpView):
    mask: Value
    res: OpResult

class DupQLaneIntrOp(OpView):
    v: Value
    res: OpResult
    lane: Attribute | None

class ScalableMaskedAddFIntrOp(OpView):
    operand0: Value
    operand1: Value
    operand2: Value
    res: OpResult

class ScalableMaskedDivFIntrOp(OpView):
    operand0: Value
    operand1: Value
    operand2: Value
    res: OpResult

class ScalableMaskedMulFIntrOp(OpView):
    operand0: Value
    operand1: Value
    operand2: Value
    res: OpResult

class ScalableMaskedSubFIntrOp(OpView):
    operand0: Value
    operand1: Value
    operand2: Value
    res: OpResult

class ScalableMaskedMulIIntrOp(OpView):
    operand0: Value
    operand1: Value
    operand2: Value
    res: OpResult

class PselIntrOp(OpView):
    p1: Value
    p2: Value
    index: Value
    res: OpResult

class ScalableMaskedSDivIIntrOp(OpView):
    operand0: Value
    operand1: Value
    operand2: Value
    res: OpResult

class SdotIntrOp(OpView):
    operand0: Value
    operand1: Value
    operand2: Value
    res: OpResult

class SmmlaIntrOp(OpView):
    operand0: Value
    operand1: Value
    operand2: Value
    res: OpResult

class ScalableMaskedSubIIntrOp(OpView):
    operand0: Value
    operand1: Value
    operand2: Value
    res: OpResult

class ScalableMaskedUDivIIntrOp(OpView):
    operand0: Value
    operand1: Value
    operand2: Value
    res: OpResult

class UdotIntrOp(OpView):
    operand0: Value
    operand1: Value
    operand2: Value
    res: OpResult

class UmmlaIntrOp(OpView):
    operand0: Value
    operand1: Value
    operand2: Value
    res: OpResult

class UsmmlaIntrOp(OpView):
    operand0: Value
    operand1: Value
    operand2: Value
    res: OpResult

class WhileLTIntrOp(OpView):
    base: Value
    n: Value
    res: OpResult

class ZipX2IntrOp(OpView):
    v1: Value
    v2: Value
    res: OpResult

class ZipX4IntrOp(OpView):
    v1: Value
    v2: Value
    v3: Value
    v4: Value
    res: OpResult

class ScalableMaskedAddFOp(OpView):
    mask: Value
    src1: Value
    src2: Value
    res: OpResult

class ScalableMaskedAddIOp(OpView):
    mask: Value
    src1: Value
    src2: Value
    res: OpResult

class ScalableMaskedDivFOp(OpView):
    mask: Value
    src1: Value
    src2: Value
    res: OpResult

class ScalableMaskedSDivIOp(OpView):
    mask: Value
    src1: Value
    src2: Value
    res: OpResult

class ScalableMaskedUDivIOp(OpView):
    mask: Value
    src1: Value
    src2: Value
    res: OpResult

class ScalableMaskedMulFOp(OpView):
    mask: Value
    src1: Value
    src2: Value
    res: OpResult

class ScalableMaskedMulIOp(OpView):
    mask: Value
    src1: Value
    src2: Value
    res: OpResult

class ScalableMaskedSubFOp(OpView):
    mask: Value
    src1: Value
    src2: Value
    res: OpResult

class ScalableMaskedSubIOp(OpView):
    mask: Value
    src1: Value
    src2: Value
    res: OpResult

class PselOp(OpView):
    p1: Value
    p2: Value
    index: Value
    result: OpResult

class SdotOp(OpView):
    acc: Value
    src1: Value
    src2: Value
    dst: OpResult

class SmmlaOp(OpView):
    acc: Value
    src1: Value
    src2: Value
    dst: OpResult

class UdotOp(OpView):
    acc: Value
    src1: Value
    src2: Value
    dst: OpResult

class UmmlaOp(OpView):
    acc: Value
    src1: Value
    src2: Value
    dst: OpResult

class UsmmlaOp(OpView):
    acc: Value
    src1: Value
    src2: Value
    dst: OpResult

class ZipX2Op(OpView):
    source_v1: Value
    source_v2: Value
    result_v1: OpResult
    result_v2: OpResult

class ZipX4Op(OpView):
    source_v1: Value
    source_v2: Value
    source_v3: Value
    source_v4: Value
    result_v1: OpResult
    result_v2: OpResult
    result_v3: OpResult
    result_v4: OpResult
