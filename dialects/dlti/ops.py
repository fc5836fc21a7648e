"""Op views of `dlti`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "dlti",
    {},
)
