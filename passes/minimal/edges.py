"""Edges of a program under change: blocks put on edges, regions added where the text leaves them out."""

from __future__ import annotations

from ...ir.builder import Builder
from ...ir.graph import Block, Operation


def split_edge(branch: Operation, successor: int, *, but_last: bool = False) -> Operation:
    """A block on the edge from `branch` to its `successor`, which passes on what it is given; its terminator.

    `but_last`: the last argument of the target is new, and `branch` does not hand it over.
    """
    use = branch.successors[successor]
    target = use.block
    region = target.parent
    assert region is not None
    assert branch.parent is not None
    middle = Block()
    region.blocks.insert(branch.parent.index + 1, middle)
    middle.parent = region
    given = target.args[:-1] if but_last else target.args
    arguments = [middle.add_argument(argument.type) for argument in given]
    jump = Builder.at_end(middle).create("cf.br", arguments, successors=[target], location=branch.location)
    use.set(middle)
    return jump


def added_region(op: Operation) -> Operation:
    """The second region of `op`, which its text leaves out, with a terminator like the first one's; that terminator."""
    region = op.regions[1]
    if region.blocks and region.blocks[0].last is not None:
        return region.blocks[0].last
    like = op.regions[0].blocks[0].last
    block = region.append(Block())
    assert like is not None
    return Builder.at_end(block).create(like.name, location=op.location)
