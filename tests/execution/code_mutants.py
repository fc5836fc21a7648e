"""Mutants of the passes' own code: a condition that holds passes back is gone, and mixed programs must show it.

    for mutant in sample(mutants_of(modules()), 200, seed=1): ...

A mutant replaces the code of one function, which may be a method, in the process that runs the programs; where it
is referred to from, in tables for instance, does not matter. Changes go in the direction that lets a pass do more.
What only tells Python's types apart (`is None`, `isinstance`) is no condition about programs, and stays.
"""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import CodeType, FunctionType, ModuleType

import pydealloc

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
    "versions",
    "symbol",
)
"""In names of files of a dialect that passes do not read to transform a program."""
PROBES = ("_probe_true", "_probe_false", "_probe_reached")
"""Names of functions that note where a mutant would go another way; see `probed`."""


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

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.function}: {self.kind}: {self.text}"


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

    def do(self) -> None:
        """Change the tree."""
        if self.new is not None:
            self._set(self.new)
        else:
            rest = [each for i, each in enumerate(getattr(self.parent, self.field)) if i != self.position]
            # One value alone is no `and`: twice the same is.
            setattr(self.parent, self.field, rest * 2 if len(rest) == 1 and self.field == "values" else rest)

    def observe(self, number: int) -> None:
        """Let the expression be seen by the probe, under this number."""
        old = self.old
        self._set(ast.Call(ast.Name(self.probe, ast.Load()), [ast.Constant(number), old], []))

    def _set(self, new: ast.expr) -> None:
        if self.position is None:
            setattr(self.parent, self.field, new)
        else:
            getattr(self.parent, self.field)[self.position] = new


def modules() -> list[str]:
    """Paths, below the root, of the code that transforms programs."""
    found = [*(ROOT / "passes").rglob("*.py"), *(ROOT / "analysis").glob("*.py")]
    found += [*(ROOT / "analysis" / "dataflow").glob("*.py"), *(ROOT / "analysis" / "ownership").glob("*.py")]
    found += (ROOT / "analysis" / "calls").glob("*.py")
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
        for number, change in enumerate(_changes(function)):
            yield Mutant(path, name, change.old.lineno, change.kind, number, ast.unparse(change.old))


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


def _changes(function: ast.FunctionDef) -> Iterator[Change]:
    for node in ast.walk(function):
        if isinstance(node, ast.If):
            if _is_guard(node) and not _is_about_types(node.test):
                yield Change("guard removed", node, "test", ast.Constant(value=False), "_probe_true")
        elif isinstance(node, ast.BoolOp):
            probe = "_probe_false" if isinstance(node.op, ast.And) else "_probe_true"
            for position, each in enumerate(node.values):
                if not _is_about_types(each):
                    yield Change("condition dropped", node, "values", None, probe, position)
        elif isinstance(node, ast.Return):
            if isinstance(node.value, ast.Constant) and isinstance(node.value.value, bool):
                new = ast.Constant(not node.value.value)
                yield Change("answer changed", node, "value", new, "_probe_reached")
        elif isinstance(node, ast.comprehension):
            for position, each in enumerate(node.ifs):
                if not _is_about_types(each):
                    yield Change("filter dropped", node, "ifs", None, "_probe_false", position)


def _is_guard(node: ast.If) -> bool:
    return not node.orelse and isinstance(node.body[-1], (ast.Return, ast.Continue, ast.Raise))


def _is_about_types(test: ast.expr) -> bool:
    """Whether it tells types apart, or whether there is a value at all: the code behind it could not run else."""
    if isinstance(test, ast.BoolOp):
        return any(_is_about_types(each) for each in test.values)
    if isinstance(test, ast.UnaryOp):
        return _is_about_types(test.operand)
    if isinstance(test, ast.Compare):
        return any(isinstance(each, ast.Constant) and each.value is None for each in test.comparators)
    return isinstance(test, ast.Call) and isinstance(test.func, ast.Name) and test.func.id == "isinstance"


# --- Putting them into the process ---


def install(mutant: Mutant) -> bool:
    """Make the function do what the mutant does; False where it cannot be found."""
    tree = _tree(mutant.path)
    function = dict(_functions(tree)).get(mutant.function)
    if function is None:
        return False
    list(_changes(function))[mutant.number].do()
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
            changes = list(_changes(functions[name]))
            for number, mutant in numbered:
                changes[mutant.number].observe(number)
        for name, numbered in by_function.items():
            if put_in(path, name, tree):
                found.update(numbered)
    return found


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
    return True


def function_of(path: str, name: str) -> FunctionType | None:
    """The function, or method, in this process."""
    value: object = module_of(path)
    for part in name.split("."):
        value = vars(value).get(part) if isinstance(value, (ModuleType, type)) else None
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
