"""Documents: segmentation into items, incremental and lazy parsing."""
