"""Mutants of the passes' own code: one condition, guard or answer is changed, and mixed programs must show it.

    for mutant in sample(mutants_of(modules()), 200, seed=1): ...

A mutant replaces the code of one function, which may be a method, in the process that runs the programs; where it
is referred to from, in tables for instance, does not matter.
"""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Callable, Iterator, Sequence
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
_SWAPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}


@dataclass(frozen=True)
class Mutant:
    """`kind` of change, in line `line` of `path`, inside of the outermost function `function`."""

    path: str
    function: str
    line: int
    kind: str
    number: int
    """Of the change among those of the function."""

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.function}: {self.kind}"


Change = tuple[str, int, Callable[[], None]]
"""What is done, in which line, and doing it to the tree."""


def modules() -> list[str]:
    """Paths, below the root, of the code that transforms programs."""
    found = [*(ROOT / "passes").rglob("*.py"), *(ROOT / "analysis").glob("*.py")]
    found += [*(ROOT / "analysis" / "dataflow").glob("*.py"), *(ROOT / "analysis" / "ownership").glob("*.py")]
    for dialect in DIALECTS:
        found += (ROOT / "dialects" / dialect).glob("*.py")
    found += (ROOT / "dialects" / "common").glob("*.py")
    found += (ROOT / "dialects" / "common" / "canonicalization").glob("*.py")
    names = [path.relative_to(ROOT).as_posix() for path in found if not path.name.startswith("__")]
    return sorted(name for name in names if not any(word in name.rpartition("/")[2] for word in _NOT_COMPUTING))


def mutants_of(path: str) -> Iterator[Mutant]:
    """All changes of the functions in a file."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    for name, function in _functions(tree):
        for number, (kind, line, _) in enumerate(_changes(function)):
            yield Mutant(path, name, line, kind, number)


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
        if isinstance(node, (ast.If, ast.IfExp, ast.While)):
            yield from _of_condition(node)
        elif isinstance(node, ast.BoolOp):
            yield from _of_parts(node)
        elif isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in _SWAPPED:
            yield "comparison changed", node.lineno, _assign(node, "ops", [_SWAPPED[type(node.ops[0])]()])
        elif (
            isinstance(node, ast.Return) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, bool)
        ):
            yield "answer changed", node.lineno, _assign(node, "value", ast.Constant(not node.value.value))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("any", "all"):
            other = "all" if node.func.id == "any" else "any"
            yield "any for all", node.lineno, _assign(node.func, "id", other)
        elif isinstance(node, ast.comprehension) and node.ifs:
            yield "filter dropped", node.target.lineno, _assign(node, "ifs", node.ifs[1:])


def _of_condition(node: ast.If | ast.IfExp | ast.While) -> Iterator[Change]:
    if (
        isinstance(node, ast.If)
        and not node.orelse
        and isinstance(node.body[-1], (ast.Return, ast.Continue, ast.Raise))
    ):
        yield "guard removed", node.lineno, _assign(node, "test", ast.Constant(value=False))
    elif not isinstance(node, ast.While):
        yield "condition negated", node.lineno, _assign(node, "test", ast.UnaryOp(ast.Not(), node.test))


def _of_parts(node: ast.BoolOp) -> Iterator[Change]:
    other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield "and for or", node.lineno, _assign(node, "op", other)
    for number in range(len(node.values)):
        rest = [each for i, each in enumerate(node.values) if i != number]
        yield (
            "condition dropped",
            node.values[number].lineno,
            _assign(node, "values", rest if len(rest) > 1 else [rest[0], rest[0]]),
        )


def _assign(node: ast.AST, name: str, value: object) -> Callable[[], None]:
    return lambda: setattr(node, name, value)


# --- Putting them into the process ---


def install(mutant: Mutant) -> bool:
    """Make the function do what the mutant does; False where it cannot be found."""
    tree = ast.parse((ROOT / mutant.path).read_text(encoding="utf-8"))
    function = dict(_functions(tree)).get(mutant.function)
    if function is None:
        return False
    list(_changes(function))[mutant.number][2]()
    return put_in(mutant.path, mutant.function, tree)


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
