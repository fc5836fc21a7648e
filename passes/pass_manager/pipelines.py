"""Pipelines: from a pipeline string to passes with their options, and running them.

steps = parse_pipeline("func.func(cse),ownership-based-buffer-deallocation{private-function-dynamic-ownership}")
result = run_pipeline(steps, module, knowledge)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ...ir.graph import Operation
from ...ir.records import dataclass, fields
from ...ods.knowledge import UPSTREAM, Knowledge
from .. import PASSES, find_pass
from .base import Pass, PassList, PassResult, Reach
from .compat import Compat
from .pass_names import ALIASES, answer_to_retired
from .pipeline_text import NestedText, OptionText, PassText, PipelineError, read_pipeline
from .set_apart import NOTHING, SetApart

ANY = "any"
"""The anchor that represents every operation passes may run on."""


@dataclass(frozen=True)
class Nested:
    """Steps that run on each operation called `anchor` directly inside of the current one."""

    anchor: str
    steps: tuple[Step, ...]


Step = Pass | Nested


@dataclass(frozen=True)
class StepResult:
    """Result of one pass on `root`."""

    step: Pass
    root: Operation
    result: PassResult


def parse_pipeline(text: str, root: str = "builtin.module", compat: Compat = Compat.SAFE) -> tuple[Step, ...]:
    """The steps of a pipeline that runs on an operation called `root`; none for blank text.

    As in mlir-opt, one `builtin.module(...)` around everything means the root itself, and passes without any nesting
    go where they belong: a pass on functions runs on each function of the root. `compat` is for all passes.

    Raises:
        PipelineError: the text is no pipeline, or names a pass or an option that does not exist.
    """
    elements = read_pipeline(text)
    if len(elements) == 1 and isinstance(elements[0], NestedText) and elements[0].anchor == root:
        elements = elements[0].elements
    elif all(isinstance(element, PassText) for element in elements):
        return tuple(_nested_as_needed(step, root) for element in elements for step in _steps(element, text, compat))
    return tuple(step for element in elements for step in _steps(element, text, compat, root))


def other_spellings(text: str) -> list[str]:
    """A sentence for each name in a valid pipeline that documents write and `mlir-opt` does not know; each once."""
    names = dict.fromkeys(_names(read_pipeline(text)))
    return [f"`{name}` is spelt `{ALIASES[name]}` in mlir-opt's command lines" for name in names if name in ALIASES]


def _names(elements: Sequence[PassText | NestedText]) -> Iterator[str]:
    for element in elements:
        if isinstance(element, NestedText):
            yield from _names(element.elements)
        else:
            yield element.name


def _nested_as_needed(step: Step, root: str) -> Step:
    only = step.runs_only_on if isinstance(step, Pass) else None
    return step if only is None or only == root else Nested(only, (step,))


def run_pipeline(
    steps: Sequence[Step],
    root: Operation,
    knowledge: Knowledge,
    after: Callable[[StepResult], None] | None = None,
    apart: SetApart = NOTHING,
    runner: Callable[[Operation], PassResult] | None = None,
) -> list[StepResult]:
    """Run `steps` on `root` in place. Stops after the first pass that refuses; its result is the last one then.

    Args:
        after: called after each pass, while the program is what that pass made of it.
        apart: operations that no pass is given; they stay as they are. Without, `root` must have no errors.
        runner: of the only one of `steps`, for several operations.
    """
    results: list[StepResult] = []
    for step in steps if not apart.is_everything else ():
        if isinstance(step, Pass):
            with apart.hidden():
                result = runner(root) if runner is not None else step.run(root, knowledge)
            results.append(StepResult(step, root, result))
            if after is not None:
                after(results[-1])
        else:
            inside = [op for region in root.regions for block in region.blocks for op in block.ops if op not in apart]
            chosen = [
                op for op in inside if step.anchor == op.name or (step.anchor == ANY and _may_be_root(op, knowledge))
            ]
            alone = step.steps[0] if len(step.steps) == 1 else None
            shared = alone.runner(knowledge) if isinstance(alone, Pass) else None
            for op in chosen:
                results += run_pipeline(step.steps, op, knowledge, after, apart, shared)
                if results and results[-1].result.refusals:
                    return results
        if results and results[-1].result.refusals:
            return results
    return results


def before_parts(steps: Sequence[Step]) -> int:
    """The number of steps that need the module as a whole. Those after them may be given parts of it."""
    count = len(steps)
    while count and _reach(steps[count - 1]) is Reach.FUNCTION:
        count -= 1
    return count - 1 if count and _reach(steps[count - 1]) is Reach.CHECKED else count


def _reach(step: Step) -> Reach:
    if isinstance(step, Pass):
        return step.reach()
    return Reach.FUNCTION if all(_reach(each) is Reach.FUNCTION for each in step.steps) else Reach.MODULE


def passes_of(steps: Sequence[Step]) -> Iterator[Pass]:
    """All passes in the order they are written, those for nested operations among them."""
    for step in steps:
        if isinstance(step, Pass):
            yield step
        else:
            yield from passes_of(step.steps)


def _may_be_root(op: Operation, knowledge: Knowledge) -> bool:
    """Whether passes run on `op` at all: mlir-opt wants known operations that see nothing from outside."""
    return knowledge.has_trait(op, "IsolatedFromAbove")


def _steps(element: PassText | NestedText, text: str, compat: Compat, anchor: str = ANY) -> tuple[Step, ...]:
    """The passes for `element`, on operations called `anchor`: several if it names a pipeline."""
    if isinstance(element, NestedText):
        _check_anchor(element, text)
        inner = tuple(step for each in element.elements for step in _steps(each, text, compat, element.anchor))
        return (Nested(element.anchor, inner),)
    entry = find_pass(ALIASES.get(element.name, element.name))
    if entry is None:
        retired = answer_to_retired(element.name)
        if retired is not None:
            raise PipelineError(retired, text, element.start)
        names = [entry.name for entry in PASSES]
        raise PipelineError(f"unknown pass `{element.name}`{_hint(element.name, names)}", text, element.start)
    pass_class = entry.load()
    values = [_option_value(pass_class, option, text) for option in element.options]
    only = pass_class.runs_only_on
    if only is not None and anchor not in (only, ANY):
        message = f"`{element.name}` runs on `{only}`, not on `{anchor}`; write `{only}({element.name})` inside of it"
        raise PipelineError(message, text, element.start)
    made = pass_class.made(dict(values), compat)
    return made.stages() if isinstance(made, PassList) else (made,)


def _check_anchor(element: NestedText, text: str) -> None:
    """Passes run on operations that see nothing of what is around them."""
    name = element.anchor
    if name == ANY or "." not in name:
        if name == ANY:
            return
        known = find_pass(name)
        what = "is a pass, which takes options in braces" if known is not None else "is no operation"
        raise PipelineError(f"`{name}` {what}; a nested pipeline begins with an operation's name", text, element.start)
    definition = UPSTREAM.definition(name)
    dialect = name.partition(".")[0]
    if definition is None and UPSTREAM.registry.is_complete(dialect):
        # Of a dialect that is not ours anything may exist.
        message = f"the dialect `{dialect}` has no operation `{name}`{_hint(name, UPSTREAM.op_names(dialect))}"
        raise PipelineError(message, text, element.start)
    if definition is not None and not definition.has_trait("IsolatedFromAbove"):
        message = f"passes cannot run on `{name}`, because it is not isolated from what is around it"
        raise PipelineError(message, text, element.start)


def _option_value(pass_class: type[Pass], option: OptionText, text: str) -> tuple[str, object]:
    """The field and its value."""
    names = pass_class.option_names()
    if option.name not in names:
        message = f"`{pass_class.name}` has no option `{option.name}`{_hint(option.name, names)}"
        raise PipelineError(message, text, option.start)
    field = next(field for field in fields(pass_class) if field.name == option.name.replace("-", "_"))
    default: object = field.default
    value = _convert(option.value, default)
    if value is None:
        wanted = "true or false" if isinstance(default, bool) else "a number" if isinstance(default, int) else "a value"
        raise PipelineError(f"option `{option.name}` needs {wanted}", text, option.start)
    return field.name, value


def _convert(value: str | None, default: object) -> object | None:
    """`value` as what `default` is an example of; None when it does not fit."""
    if isinstance(default, bool):
        truth = {"true": True, "1": True, "": True, "false": False, "0": False}
        return truth.get(_unwrapped(value or "").lower())
    if value is None:
        return None
    if isinstance(default, int):
        digits = _unwrapped(value)
        return int(digits) if digits.removeprefix("-").isdecimal() else None
    if isinstance(default, tuple):
        return tuple(_unwrapped(item) for item in _split(_unwrapped(value)))
    return _unwrapped(value)


def _unwrapped(value: str) -> str:
    """Without one pair of quotes or braces around it."""
    value = value.strip()
    if len(value) >= 2 and value[0] + value[-1] in ('""', "''", "{}") and value[0] not in value[1:-1]:
        return value[1:-1].strip()
    return value


def _split(value: str) -> list[str]:
    """At commas outside of quotes, braces and parentheses; empty text has no parts."""
    parts: list[str] = []
    depth, quote, start = 0, "", 0
    for position, character in enumerate(value):
        if quote:
            quote = "" if character == quote else quote
        elif character in "\"'":
            quote = character
        elif character in "{(":
            depth += 1
        elif character in "})":
            depth -= 1
        elif character == "," and depth == 0:
            parts.append(value[start:position])
            start = position + 1
    return [*parts, value[start:]] if value.strip() else []


def _hint(name: str, known: Sequence[str]) -> str:
    # Loaded here: most names are right.
    from difflib import get_close_matches

    close = get_close_matches(name, known, n=1)
    return f"; did you mean `{close[0]}`?" if close else ""
