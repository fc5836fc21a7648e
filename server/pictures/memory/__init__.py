"""Pictures of memory: what a function holds over its lines, and each of its buffers from where to where.

`making.py` turns the facts of `analysis/peak/` into the plain values of `model.py`; `data.py` writes them as JSON for
the view in `view/`, which pages and editors share, `svg.py` and `text.py` draw them without one, `page.py` is a page.
"""
