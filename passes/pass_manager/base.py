"""Base class of passes, and their results.

A pass changes the program it is given. Callers hand it a private copy (`ir.cloning.clone`): each
copied operation, block and value then leads back to the text through `origin`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import ClassVar, cast

from ...ir.attributes import SymbolRefAttr
from ...ir.graph import Operation
from ...ir.records import dataclass, fields
from ...ods.knowledge import Knowledge
from .compat import Compat, Notice
from .refusal import Refusal

CalleeLookup = Callable[[Operation, SymbolRefAttr], "Operation | None"]
"""From a call and the symbol it names to the function; None if there is none, or it is unknown."""


@dataclass(frozen=True)
class PassResult:
    """`refusals` empty: the pass ran to its end. Otherwise the program is partly changed and must be dropped.

    `refusals[0]` is the one that upstream reports. `trace` has the decisions of the pass. `notices` are
    the places where LLVM 22 behaves differently, or where a result that follows it is wrong.
    """

    changed: bool
    refusals: tuple[Refusal, ...] = ()
    trace: object = None
    notices: tuple[Notice, ...] = ()


class Reach(Enum):
    """The part of a module that a pass looks at to change one function in it."""

    MODULE = "module"
    """All of it."""
    CALLS = "calls"
    """The function with those that it calls and those that call it, and so on."""
    NUMBERED = "numbered"
    """As FUNCTION, but what it adds to the module or says about it depends on the functions before: names with
    numbers, a notice about the first of several places."""
    CHECKED = "checked"
    """The function and what callers know of the others, once `module_refusal` has looked at all and found nothing."""
    FUNCTION = "function"
    """The function, and of others their names, types, attributes, and whether they have a body.

    What it adds to the module, at its end, is the same whichever function needs it.
    """


@dataclass(frozen=True)
class Pass(ABC):
    """Options are the fields of the subclass; `private_function_x` is spelt `private-function-x` in pipelines.

    A field called `compat` is not an option: see `compat.py`.
    """

    name: ClassVar[str]
    runs_only_on: ClassVar[str | None] = None
    """The only operation that the pass may run on; None: any."""

    @abstractmethod
    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        """Change `module`, which may be any operation, in place."""

    def runner(self, knowledge: Knowledge) -> Callable[[Operation], PassResult]:
        """The pass for several operations of one program in turn, between which nothing else changes it: what the pass
        finds out about others than these may be found out once."""
        return lambda op: self.run(op, knowledge)

    def reach(self) -> Reach:
        """Whether parts of a module may be given to it one after the other, or to several processes."""
        return Reach.MODULE

    def module_refusal(self, module: Operation, knowledge: Knowledge) -> Refusal | None:
        """For passes that are `Reach.CHECKED`: the refusal that takes more than one function to see."""
        del module, knowledge
        return None

    @classmethod
    def option_names(cls) -> tuple[str, ...]:
        return tuple(field.name.replace("_", "-") for field in fields(cls) if field.name != "compat")

    @classmethod
    def made(cls, options: Mapping[str, object], compat: Compat) -> Pass:
        """An instance with `options` by the names of fields, and `compat` if the pass has that field."""
        differs = any(field.name == "compat" for field in fields(cls))
        return cls(**options, **({"compat": compat} if differs else {}))

    def __str__(self) -> str:
        """The spelling in a pipeline, every option given."""
        values = [(name, getattr(self, name.replace("-", "_"))) for name in self.option_names()]
        options = " ".join(f"{name}={_option_text(value)}" for name, value in values)
        return f"{self.name}{{{options}}}" if options else self.name


class PassList(Pass):
    """Several passes under one name: a pipeline, as mlir-opt registers them. Its options are passed to them."""

    @abstractmethod
    def stages(self) -> tuple[Pass, ...]:
        """The passes in order."""

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        changed = False
        trace: object = None
        notices: tuple[Notice, ...] = ()
        for stage in self.stages():
            result = stage.run(module, knowledge)
            changed = changed or result.changed
            trace = result.trace if result.trace is not None else trace
            notices += result.notices
            if result.refusals:
                return PassResult(changed, result.refusals, trace, notices)
        return PassResult(changed, (), trace, notices)


def _option_text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (tuple, list)):
        return "{" + ",".join(map(str, cast("Sequence[object]", value))) + "}"
    return str(value)
