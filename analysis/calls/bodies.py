"""Bodies of the functions that calls run: flow graphs, each made once, and facts of their operations."""

from __future__ import annotations

from ...ir.graph import Operation
from ...ods.knowledge import Knowledge
from ..dataflow.container_contents import ContainerContents
from ..dataflow.flow_graph import FlowGraph
from ..dataflow.operation_facts import OperationFacts
from .call_targets import CallTargets


class Bodies:
    """Of the functions of one program, as each is at the first question about it."""

    def __init__(self, knowledge: Knowledge, targets: CallTargets) -> None:
        self.knowledge = knowledge
        self.targets = targets
        self.facts = OperationFacts(knowledge)
        self._graphs: dict[Operation, FlowGraph] = {}
        self._contents: dict[Operation, ContainerContents] = {}

    def graph(self, function: Operation) -> FlowGraph:
        known = self._graphs.get(function)
        if known is None:
            known = self._graphs[function] = FlowGraph(function, self.knowledge)
        return known

    def contents(self, function: Operation) -> ContainerContents:
        """Of the containers of a function with a body."""
        known = self._contents.get(function)
        if known is None:
            known = self._contents[function] = ContainerContents.of(self.graph(function), self.facts)
        return known

    def argument_of(self, call: Operation, position: int) -> tuple[Operation, int] | None:
        """The function that `call` certainly runs, and which of its arguments operand `position` is."""
        targets = self.targets.of(call)
        argument = position - targets.first
        if not targets.is_exact or not 0 <= argument < len(targets.functions[0].regions[0].blocks[0].args):
            return None
        return targets.functions[0], argument
