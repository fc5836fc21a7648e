"""Pictures of one function: its control flow with the ownership on the edges, and how long its buffers live.

`flow.py` and `lifetimes.py` turn what the ownership pass did into the plain values of `model.py`;
`dot.py`, `mermaid.py`, `drawing.py` and `page.py` write those down.
"""
