"""Data flow of buffers: names, effects and paths, for the pass that frees them and for the lints."""
