"""Mutants of the passes' own code: a condition that holds a pass back is gone, and mixed programs must show it.

    for mutant in sample(mutants_of(modules()), 200, seed=1): ...

A mutant replaces the code of one function, which may be a method, in the process that runs the programs; where it
is referred to from, in tables for instance, does not matter. Changes go in the direction that lets a pass do more:
`unsafe_answers.py` says which that is for functions that answer a question, and patterns do more where they change
something. What only tells Python's types apart (`is None`, `isinstance`) is no condition about programs, and stays.
"""

from __future__ import annotations

import ast
import importlib
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import CodeType, FunctionType, ModuleType
from typing import cast

import pydealloc
from pydealloc.ir.gc_control import forget_all
from tests.execution.unsafe_answers import ABOUT_SAFETY, DOING, FINDING, UNSAFE

ROOT = Path(pydealloc.__file__ or "").parent
DIALECTS = ("affine", "arith", "bufferization", "cf", "func", "linalg", "memref", "scf", "tensor")
"""Those that mixed programs are made of."""
_NOT_COMPUTING = (
    "assembly",
    "verifier",
    "verification",
    "conversion",
    "definitions",
    "ops",
    "costs",
    "discardable",
    "implied_bodies",
    "loop_sizes",
    "outlines",
    "versions",
    "symbol",
)
"""In names of files of a dialect that passes do not read to transform a program."""
PROBES = ("_probe_true", "_probe_false", "_probe_part", "_probe_differs", "_probe_called")
"""Names of functions that note where a mutant would go another way; see `probed`."""


SHORTCUTS = frozenset(("is_any_known",))
"""Functions whose answer saves work alone: what follows finds nothing where they say no."""
NOTHING = object()
"""The answer of a fold or pattern that does nothing: None, False, or no values."""


@dataclass(frozen=True)
class Mutant:
    """`kind` of change, in line `line` of `path`, inside of the outermost function `function`."""

    path: str
    function: str
    line: int
    kind: str
    number: int
    """Of the change among those of the function."""
    text: str = ""
    """What is dropped, or changed."""

    @property
    def place(self) -> str:
        """The function."""
        return f"{self.path} {self.function}"

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.function}: {self.kind}: {self.text}"


def _noted(number: int) -> ast.expr:
    """A call that notes the number."""
    return ast.Call(ast.Name("_probe_true", ast.Load()), [ast.Constant(number), ast.Constant(True)], [])


@dataclass(frozen=True)
class Change:
    """The expression in `field` of `parent` is replaced by `new`, or removed from the list that it stands in."""

    kind: str
    parent: ast.AST
    field: str
    new: ast.expr | None
    probe: str
    """Notes, given the value of the expression, whether the change makes a difference for it."""
    position: int | None = None
    """In the list; None: the field has one value."""

    @property
    def old(self) -> ast.expr:
        value = getattr(self.parent, self.field)
        return value if self.position is None else value[self.position]

    @property
    def line(self) -> int:
        return self.parent.lineno if isinstance(self.parent, ast.FunctionDef) else self.old.lineno

    @property
    def text(self) -> str:
        """What is dropped; of a function, the answer that it always gives."""
        return ast.unparse(self.new or self.old) if isinstance(self.parent, ast.FunctionDef) else ast.unparse(self.old)

    def do(self) -> None:
        """Change the tree."""
        if isinstance(self.parent, ast.FunctionDef):
            self.parent.body = [ast.Return(self.new)]
        elif self.new is not None:
            self._set(self.new)
        else:
            rest = [each for i, each in enumerate(getattr(self.parent, self.field)) if i != self.position]
            # One value alone is no `and`: twice the same is.
            setattr(self.parent, self.field, rest * 2 if len(rest) == 1 and self.field == "values" else rest)

    def observe(self, number: int) -> None:
        """Let the expression, or the answer of the function, be seen by the probe, under this number."""
        if isinstance(self.parent, ast.FunctionDef):
            if self.parent.name.startswith("handle_"):
                # It does something to the program, whatever it answers.
                self.parent.body.insert(0, ast.Expr(_noted(number)))
            for node in _own_nodes(self.parent):
                if isinstance(node, ast.Return):
                    node.value = self._seen(number, node.value or ast.Constant(None))
        elif isinstance(self.parent, ast.BoolOp) and self.new is None:
            self._set(self._seen_part(number, self.parent))
        else:
            self._set(self._seen(number, self.old))

    def _seen_part(self, number: int, whole: ast.BoolOp) -> ast.expr:
        """A part of a condition decides where what comes after it would not: that is asked, too."""
        is_and = isinstance(whole.op, ast.And)
        values = whole.values[(self.position or 0) + 1 :]
        if any(isinstance(each, ast.Name) and each.id == "rewriter" for value in values for each in ast.walk(value)):
            # What is given a rewriter changes the program: it must not be asked twice.
            values = []
        rest = ast.BoolOp(whole.op, values) if len(values) > 1 else values[0] if values else ast.Constant(is_and)
        none = ast.arguments(posonlyargs=[], args=[], kwonlyargs=[], kw_defaults=[], defaults=[])
        asked = ast.Lambda(none, deepcopy(rest))
        name = ast.Name("_probe_part", ast.Load())
        return ast.Call(name, [ast.Constant(number), self.old, ast.Constant(is_and), asked], [])

    def _seen(self, number: int, value: ast.expr) -> ast.expr:
        return ast.Call(ast.Name(self.probe, ast.Load()), [ast.Constant(number), value], [])

    def _set(self, new: ast.expr) -> None:
        if self.position is None:
            setattr(self.parent, self.field, new)
        else:
            getattr(self.parent, self.field)[self.position] = new


def modules() -> list[str]:
    """Paths, below the root, of the code that transforms programs."""
    found = [*(ROOT / "passes").rglob("*.py"), *(ROOT / "analysis").glob("*.py")]
    for room in ("buffers", "calls", "dataflow", "ownership", "placement"):
        found += (ROOT / "analysis" / room).glob("*.py")
    for dialect in DIALECTS:
        found += (ROOT / "dialects" / dialect).glob("*.py")
    found += (ROOT / "dialects" / "common").glob("*.py")
    found += (ROOT / "dialects" / "common" / "canonicalization").glob("*.py")
    names = [path.relative_to(ROOT).as_posix() for path in found if not path.name.startswith("__")]
    names = [name for name in names if not any(word in name.rpartition("/")[2] for word in _NOT_COMPUTING)]
    return sorted([*names, "ods/regions.py"])


def mutants_of(path: str) -> Iterator[Mutant]:
    """All changes of the functions in a file."""
    tree = _tree(path)
    for name, function in _functions(tree):
        for number, change in enumerate(_changes(path, name, function)):
            yield Mutant(path, name, change.line, change.kind, number, change.text)


def sample(mutants: Sequence[Mutant], count: int, *, seed: int) -> list[Mutant]:
    """`count` of them, as many of each kind and folder as its share; in an order of their own."""
    ordered = sorted(mutants, key=lambda each: (each.path.rpartition("/")[0], each.kind, each.path, each.line))
    random = Random(seed)
    step = max(1.0, len(ordered) / count)
    start = random.random() * step
    chosen = [
        ordered[int(start + i * step)] for i in range(min(count, len(ordered))) if start + i * step < len(ordered)
    ]
    random.shuffle(chosen)
    return chosen


def _tree(path: str) -> ast.Module:
    return ast.parse((ROOT / path).read_text(encoding="utf-8"))


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Functions and methods by their qualified name; those inside of others belong to them."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for each in node.body:
                if isinstance(each, ast.FunctionDef):
                    yield f"{node.name}.{each.name}", each


def _changes(path: str, name: str, function: ast.FunctionDef) -> Iterator[Change]:
    returned = ast.unparse(function.returns) if function.returns is not None else ""
    listed = UNSAFE.get(path, {})
    if "llvm_" in name:
        # Behaviour of LLVM, which `safe` does not have.
        return
    if name in listed:
        yield from _of_answers(function, listed[name], is_listed=True)
    elif "None" in returned and not ABOUT_SAFETY.isdisjoint(re.split(r"\W+", returned)):
        yield from _of_answers(function, None, is_listed=True)
    elif name.startswith(FINDING.get(path, ())):
        yield from _of_findings(function)
    elif _changes_programs(path):
        yield from _of_answers(function, True if returned == "bool" else NOTHING, is_listed=False)


def _changes_programs(path: str) -> bool:
    """Whether functions of the file do something to a program, or have it done, unless they have a reason not to."""
    _, _, file = path.rpartition("/")
    if path.startswith("dialects/"):
        return not file.startswith(("bufferization", "semantics")) and "_bufferization" not in file
    return path in DOING


def _of_answers(function: ast.FunctionDef, unsafe: object, *, is_listed: bool) -> Iterator[Change]:
    """`unsafe`: the answer that lets passes do more; `NOTHING`: any but none at all."""
    returns = [node for node in _own_nodes(function) if isinstance(node, ast.Return) and node.value is not None]
    if is_listed and returns:
        new = ast.Constant(cast("bool | None", unsafe))
        yield Change("check dropped", function, "body", new, "_probe_false" if unsafe is True else "_probe_true")
    for node in _own_nodes(function):
        if isinstance(node, ast.If):
            yield from _of_if(node, unsafe, is_listed=is_listed)
        elif isinstance(node, ast.Return) and node.value is not None:
            if isinstance(node.value, ast.IfExp) and not isinstance(unsafe, bool):
                yield from _of_choice(node.value, unsafe)
            elif isinstance(unsafe, bool):
                yield from _of_test(node.value, unsafe)


def _of_findings(function: ast.FunctionDef) -> Iterator[Change]:
    """Of a function that collects what stands in the way of passes: it finds less."""
    for node in _own_nodes(function):
        if isinstance(node, ast.If) and not node.orelse:
            leaves = isinstance(node.body[-1], (ast.Continue, ast.Return))
            yield from _of_whole_test(node, "finding dropped", is_wanted=leaves)


def _of_if(node: ast.If, unsafe: object, *, is_listed: bool) -> Iterator[Change]:
    last = node.body[-1]
    if node.orelse:
        return
    if isinstance(last, ast.Return):
        answer = last.value
        is_generous = _is_generous(answer, unsafe)
        if is_generous is None:
            return
        if is_generous:
            yield from _of_whole_test(node, "condition dropped", is_wanted=True)
        else:
            yield from _of_whole_test(node, "guard removed", is_wanted=False)
    elif not is_listed:
        is_guard = isinstance(last, (ast.Continue, ast.Raise))
        yield from _of_whole_test(node, "guard removed" if is_guard else "condition dropped", is_wanted=not is_guard)


def _is_generous(answer: ast.expr | None, unsafe: object) -> bool | None:
    """Whether an answer lets passes do more; None: that is not known."""
    is_constant = answer is None or isinstance(answer, ast.Constant)
    value = answer.value if isinstance(answer, ast.Constant) else None
    if unsafe is NOTHING:
        is_empty = isinstance(answer, (ast.Tuple, ast.List)) and not answer.elts
        return not (is_empty or (is_constant and value in (None, False)))
    if unsafe is None:
        return is_constant and value is None
    return value is unsafe if is_constant else None


def _of_choice(node: ast.IfExp, unsafe: object) -> Iterator[Change]:
    first, second = _is_generous(node.body, unsafe), _is_generous(node.orelse, unsafe)
    if first is not second:
        yield from _of_whole_test(node, "guard removed", is_wanted=bool(first))


def _of_whole_test(node: ast.If | ast.IfExp, kind: str, *, is_wanted: bool) -> Iterator[Change]:
    if not _is_about_types(node.test):
        new = ast.Constant(is_wanted)
        yield Change(kind, node, "test", new, "_probe_false" if is_wanted else "_probe_true")
    yield from _of_test(node.test, is_wanted)


def _of_test(test: ast.expr, is_wanted: bool) -> Iterator[Change]:
    """Parts of a condition without which it holds more often, or, if that is not wanted, less often."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        yield from _of_test(test.operand, not is_wanted)
    elif isinstance(test, ast.BoolOp):
        for position, each in enumerate(test.values):
            if isinstance(test.op, ast.And) is is_wanted and not _is_about_types(each):
                probe = "_probe_false" if is_wanted else "_probe_true"
                yield Change("condition dropped", test, "values", None, probe, position)
            yield from _of_test(each, is_wanted)
    elif isinstance(test, ast.Call) and isinstance(test.func, ast.Name) and len(test.args) == 1:
        argument = test.args[0]
        if test.func.id in ("any", "all") and isinstance(argument, ast.GeneratorExp):
            yield from _of_test(argument.elt, is_wanted)
            for each in argument.generators if (test.func.id == "any") is is_wanted else ():
                for position, condition in enumerate(each.ifs):
                    if not _is_about_types(condition):
                        yield Change("filter dropped", each, "ifs", None, "_probe_false", position)


def _own_nodes(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """All nodes but those of functions inside."""
    pending: list[ast.AST] = [function]
    while pending:
        node = pending.pop(0)
        yield node
        pending += [each for each in ast.iter_child_nodes(node) if not isinstance(each, (ast.FunctionDef, ast.Lambda))]


def _is_about_types(test: ast.expr) -> bool:
    """Whether it tells types apart, or whether there is a value at all: the code behind it could not run else."""
    if isinstance(test, ast.Call) and isinstance(test.func, ast.Name) and test.func.id in SHORTCUTS:
        return True
    if isinstance(test, ast.BoolOp):
        return any(_is_about_types(each) for each in test.values)
    if isinstance(test, ast.UnaryOp):
        return _is_about_types(test.operand)
    if isinstance(test, ast.Compare):
        return any(isinstance(each, ast.Constant) and each.value is None for each in test.comparators)
    return isinstance(test, ast.Call) and isinstance(test.func, ast.Name) and test.func.id == "isinstance"


# --- Putting them into the process ---


def install(mutant: Mutant) -> bool:
    """Make the function do what the mutant does; False where it cannot be found.

    What rules have found out about types before is forgotten.
    """
    forget_all()
    tree = _tree(mutant.path)
    function = dict(_functions(tree)).get(mutant.function)
    if function is None:
        return False
    list(_changes(mutant.path, mutant.function, function))[mutant.number].do()
    return put_in(mutant.path, mutant.function, tree)


def probed(mutants: Iterable[Mutant]) -> Mapping[int, Mutant]:
    """Let the code call the functions `PROBES`, which must be builtins, with the numbers of these mutants.

    Those whose function is not found are left out.
    """
    found: dict[int, Mutant] = {}
    by_path: dict[str, dict[str, list[tuple[int, Mutant]]]] = {}
    for number, mutant in enumerate(mutants):
        by_path.setdefault(mutant.path, {}).setdefault(mutant.function, []).append((number, mutant))
    for path, by_function in by_path.items():
        tree = _tree(path)
        functions = dict(_functions(tree))
        for name, numbered in by_function.items():
            changes = list(_changes(path, name, functions[name]))
            # Those of a condition from the left: what is behind a part has no probes yet.
            for number, mutant in sorted(numbered, key=lambda each: each[1].number):
                changes[mutant.number].observe(number)
            call = ast.Call(ast.Name("_probe_called", ast.Load()), [ast.Constant(numbered[0][1].place)], [])
            functions[name].body.insert(0, ast.Expr(call))
        for name, numbered in by_function.items():
            if put_in(path, name, tree):
                found.update(numbered)
    return dict(sorted(found.items()))


def put_in(path: str, name: str, tree: ast.Module) -> bool:
    """Give the function `name` of the file at `path` the code that it has in `tree`, on the same line."""
    live = function_of(path, name)
    if live is None:
        return False
    module = compile(ast.fix_missing_locations(tree), live.__code__.co_filename, "exec")
    code = _find(module, live.__code__)
    if code is None or code.co_freevars != live.__code__.co_freevars:
        return False
    live.__code__ = code
    _keep_no_answers(path, name, live)
    return True


def _keep_no_answers(path: str, name: str, live: FunctionType) -> None:
    """Let each call of a function with `functools.cache` run it, wherever it is imported."""
    kept = _member(path, name)
    if not hasattr(kept, "cache_clear"):
        return
    for module in [each for key, each in sys.modules.items() if key.startswith("pydealloc.")]:
        for own in [key for key, value in vars(module).items() if value is kept]:
            setattr(module, own, live)


def _member(path: str, name: str) -> object:
    value: object = module_of(path)
    for part in name.split("."):
        value = vars(value).get(part) if isinstance(value, (ModuleType, type)) else None
    return value


def function_of(path: str, name: str) -> FunctionType | None:
    """The function, or method, in this process."""
    value = _member(path, name)
    for attribute in ("__func__", "fget", "func"):
        value = getattr(value, attribute, value)
    value = getattr(value, "__wrapped__", value)
    return value if isinstance(value, FunctionType) else None


def module_of(path: str) -> ModuleType:
    name = "pydealloc." + path.removesuffix(".py").replace("/", ".")
    return sys.modules.get(name) or importlib.import_module(name)


def _find(code: CodeType, wanted: CodeType) -> CodeType | None:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_name == wanted.co_name and constant.co_firstlineno == wanted.co_firstlineno:
                return constant
            found = _find(constant, wanted)
            if found is not None:
                return found
    return None
