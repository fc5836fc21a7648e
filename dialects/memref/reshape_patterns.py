"""Canonicalization patterns of memref.collapse_shape and memref.expand_shape.

Those that tensor has too are in `common/canonicalization/reshapes.py`; here are those for casts before them
(CollapseShapeOpMemRefCastFolder, ExpandShapeOpMemRefCastFolder in mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp).
"""

from __future__ import annotations

import math

from ...ir.types import MemRefType
from ...ods.op_view import defining
from ...ods.rewriting import Pattern, PatternRewriter
from ...ods.segments import dense_i64, dense_values
from ..common.canonicalization.memref_types import loses_static_information
from ..common.canonicalization.mixed import mixed_values, split_mixed, with_constants
from ..common.canonicalization.reshaped_types import collapsed_memref_type, expanded_memref_type, reassociation
from ..common.canonicalization.reshapes import reshape_patterns
from . import ops as memref


def _collapse_of_cast(collapse_shape: memref.CollapseShapeOp, rewriter: PatternRewriter) -> bool:
    """Collapse of the buffer before a cast that only forgets static sizes, strides or the offset.

        %c = memref.cast %m : memref<4x2xf32> to memref<?x2xf32>
        %r = memref.collapse_shape %c [[0, 1]] : memref<?x2xf32> into memref<?xf32>
        "use"(%r) : (memref<?xf32>) -> ()
    becomes
        %a = memref.collapse_shape %m [[0, 1]] : memref<4x2xf32> into memref<8xf32>
        %r = memref.cast %a : memref<8xf32> to memref<?xf32>
        "use"(%r) : (memref<?xf32>) -> ()
    """
    cast = defining(collapse_shape.src, memref.CastOp)
    if cast is None or not loses_static_information(cast.source.type, cast.dest.type):
        return False
    source = cast.source
    assert isinstance(source.type, MemRefType)
    type_ = collapsed_memref_type(source.type, reassociation(collapse_shape.op))
    if type_ is None:
        return False
    if type_ is collapse_shape.result.type:
        collapse_shape.src = source
        rewriter.modified(collapse_shape.op)
        return True
    new = rewriter.create(
        collapse_shape.op.name,
        (source,),
        (type_,),
        properties=collapse_shape.op.properties,
        location=collapse_shape.op.location,
    )
    rewriter.replace_with_cast(collapse_shape.op, "memref.cast", new)
    return True


def _expand_of_cast(expand_shape: memref.ExpandShapeOp, rewriter: PatternRewriter) -> bool:
    """Expansion of the buffer before a cast that only forgets static sizes, strides or the offset.

        %c = memref.cast %m : memref<4x8xf32> to memref<?x8xf32>
        %r = memref.expand_shape %c [[0, 1], [2]] output_shape [%c2, %c2, 8] : memref<?x8xf32> into memref<?x?x8xf32>
        "use"(%r) : (memref<?x?x8xf32>) -> ()
    becomes
        %e = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf32> into memref<2x2x8xf32>
        %r = memref.cast %e : memref<2x2x8xf32> to memref<?x?x8xf32>
        "use"(%r) : (memref<?x?x8xf32>) -> ()

    Not where a static dimension would be divided into dynamic ones, or the reverse, or into sizes that do not multiply
    to it.
    """
    cast = defining(expand_shape.src, memref.CastOp)
    if cast is None or not loses_static_information(cast.source.type, cast.dest.type):
        return False
    source, groups = cast.source, reassociation(expand_shape.op)
    assert isinstance(source.type, MemRefType)
    static = dense_values(expand_shape.op.properties.get("static_output_shape"))
    sizes = with_constants(mixed_values(static, expand_shape.output_shape))
    shape = tuple(size if isinstance(size, int) else None for size in sizes)
    for extent, group in zip(source.type.shape, groups, strict=True):
        sizes_of_group = [size for index in group if (size := shape[index]) is not None]
        if (extent is None) != (len(sizes_of_group) < len(group)):
            return False
        if extent is not None and math.prod(sizes_of_group) != extent:
            return False
    type_ = expanded_memref_type(source.type, shape, groups)
    if type_ is None:
        return False
    if type_ is expand_shape.result.type:
        expand_shape.src = source
        rewriter.modified(expand_shape.op)
        return True
    numbers, dynamic = split_mixed(sizes)
    properties = {**expand_shape.op.properties, "static_output_shape": dense_i64(numbers)}
    new = rewriter.create(
        expand_shape.op.name, (source, *dynamic), (type_,), properties=properties, location=expand_shape.op.location
    )
    rewriter.replace_with_cast(expand_shape.op, "memref.cast", new)
    return True


_COMMON = reshape_patterns("memref")
RESHAPES = {
    "memref.collapse_shape": (
        *_COMMON["memref.collapse_shape"],
        Pattern("CollapseShapeOpMemRefCastFolder", _collapse_of_cast),
    ),
    "memref.expand_shape": (
        *_COMMON["memref.expand_shape"],
        Pattern("ExpandShapeOpMemRefCastFolder", _expand_of_cast),
    ),
}
