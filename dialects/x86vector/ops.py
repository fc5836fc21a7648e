"""Op views of `x86vector`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "x86vector",
    {
        "BcstToPackedF32Op": "avx.bcst_to_f32.packed",
        "CvtPackedEvenIndexedToF32Op": "avx.cvt.packed.even.indexed_to_f32",
        "CvtPackedOddIndexedToF32Op": "avx.cvt.packed.odd.indexed_to_f32",
        "DotInt8Op": "avx.dot.i8",
        "DotOp": "avx.intr.dot",
        "RsqrtOp": "avx.rsqrt",
        "CvtPackedF32ToBF16Op": "avx512.cvt.packed.f32_to_bf16",
        "DotBF16Op": "avx512.dot",
        "MaskCompressOp": "avx512.mask.compress",
        "MaskRndScaleOp": "avx512.mask.rndscale",
        "MaskScaleFOp": "avx512.mask.scalef",
        "Vp2IntersectOp": "avx512.vp2intersect",
    },
)
