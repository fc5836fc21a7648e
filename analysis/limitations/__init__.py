"""One file per limit of the deallocation pipeline, each with a page in tests/limitations."""
