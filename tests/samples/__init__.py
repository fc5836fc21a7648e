"""Programs with one operation each, made from the operation's definition and judged by `mlir-opt`.

`./dev samples` makes them (`making`), asks `mlir-opt` (`judge`) and stores what it said (`store`) in `stored/`, one
file per dialect. `test_samples.py` reads those files; only one of its tests needs `mlir-opt`. What the definitions do
not say is in `by_hand/`, as programs, and the page `docs/reference/dialects.md` counts both (`page`).
"""
