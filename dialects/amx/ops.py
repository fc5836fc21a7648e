"""Op views of `amx`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "amx",
    {
        "TileLoadOp": "tile_load",
        "TileMulFOp": "tile_mulf",
        "TileMulIOp": "tile_muli",
        "TileStoreOp": "tile_store",
        "TileZeroOp": "tile_zero",
    },
)
