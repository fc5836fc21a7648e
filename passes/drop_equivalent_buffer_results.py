"""Results of private functions that are always one of the arguments, dropped together with their uses in callers.

    func.func private @f(%m: memref<4xf32>) -> memref<4xf32> {     func.func private @f(%m: memref<4xf32>) {
      return %m : memref<4xf32>                                =>    return
    }                                                              }

Callers use their own operand instead. Correct because all callers of a private function are known, and every
return has the same argument, through casts at most. Run before ownership-based-buffer-deallocation it avoids
the clones of borrowed buffers at returns.

Follows mlir/lib/Dialect/Bufferization/Transforms/DropEquivalentBufferResults.cpp of LLVM 22: functions directly in the
module, results of any type. LLVM 22 also changes functions that `func.constant` references, and the result is invalid.
"""

from __future__ import annotations

from typing import ClassVar

from ..dialects.common.canonicalization.memref_types import are_cast_compatible
from ..dialects.memref import ops as memref
from ..ir.attributes import ArrayAttr, SymbolRefAttr, TypeAttr
from ..ir.builder import Builder
from ..ir.graph import BlockArgument, Operation, Value
from ..ir.records import dataclass
from ..ir.symbol_names import is_private
from ..ir.types import FunctionType
from ..ir.walk import walk
from ..ods.knowledge import Knowledge
from ..ods.op_view import defining
from .pass_manager.base import Pass, PassResult, Reach
from .pass_manager.callees import Callees
from .pass_manager.compat import Compat, Notice
from .pass_manager.refusal import Refusal


@dataclass(frozen=True)
class DropEquivalentBufferResults(Pass):
    name: ClassVar[str] = "drop-equivalent-buffer-results"
    runs_only_on: ClassVar[str | None] = "builtin.module"

    compat: Compat = Compat.SAFE

    def reach(self) -> Reach:
        return Reach.CALLS

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        callee = Callees(knowledge)
        calls: dict[Operation, list[Operation]] = {}
        constants: dict[Operation, Operation] = {}
        for op in walk(module):
            symbol = op.properties.get("callee" if op.name == "func.call" else "value")
            if op.name in ("func.call", "func.constant") and isinstance(symbol, SymbolRefAttr):
                function = callee(op, symbol)
                if function is not None and op.name == "func.call":
                    calls.setdefault(function, []).append(op)
                elif function is not None:
                    constants.setdefault(function, op)
        changed = False
        notices: list[Notice] = []
        functions = [op for region in module.regions for block in region.blocks for op in block.ops]
        for function in functions:
            dropped = _dropped(function, is_exact=self.compat is Compat.LLVM22)
            named = constants.get(function)
            if dropped and named is not None:
                if self.compat is Compat.LLVM22:
                    reason = "reference to function with mismatched type"
                    return PassResult(True, (Refusal(reason, "dealloc-function-constant", named),))
                message = "LLVM 22 changes the type of the function that this names, which makes it invalid"
                notices.append(Notice("dropped-results", message, named))
                continue
            if dropped:
                changed = True
                _drop(function, dropped)
                for call in calls.get(function, ()):
                    _use_operands(call, dropped)
        return PassResult(changed, notices=tuple(notices))


def _returns(function: Operation) -> list[Operation]:
    blocks = function.regions[0].blocks if function.regions else []
    return [block.last for block in blocks if block.last is not None and block.last.name == "func.return"]


def _dropped(function: Operation, *, is_exact: bool) -> dict[int, int]:
    """From positions of results to the arguments that every return has there; empty if all results stay."""
    returns = _returns(function) if function.name == "func.func" and is_private(function) else []
    if not returns:
        return {}
    found: dict[int, int] = {}
    for position in range(len(returns[0].operands)):
        arguments = {_argument(op.operands[position].value, function) for op in returns if position < len(op.operands)}
        (argument, *others) = arguments
        returned = returns[0].operands[position].value
        if argument is not None and not others and (is_exact or _is_castable(function, argument, returned)):
            found[position] = argument
    return found


def _is_castable(function: Operation, argument: int, returned: Value) -> bool:
    """Whether one cast gives what several did: those of sizes that never fit, in code that never runs, take more."""
    given = function.regions[0].blocks[0].args[argument].type
    return given is returned.type or are_cast_compatible(given, returned.type)


def _argument(value: Value, function: Operation) -> int | None:
    """The number of the function's argument that `value` is, through casts."""
    seen: set[Operation] = set()
    while (cast := defining(value, memref.CastOp)) is not None and cast.op not in seen:
        seen.add(cast.op)
        value = cast.source
    entry = function.regions[0].blocks[0]
    return value.index if isinstance(value, BlockArgument) and value.block is entry else None


def _drop(function: Operation, dropped: dict[int, int]) -> None:
    for op in _returns(function):
        op.set_operands([value for position, value in enumerate(op.operand_values) if position not in dropped])
    type_ = function.properties.get("function_type")
    if isinstance(type_, TypeAttr) and isinstance(type_.type, FunctionType):
        remaining = tuple(result for position, result in enumerate(type_.type.results) if position not in dropped)
        function.properties["function_type"] = TypeAttr(FunctionType(type_.type.inputs, remaining))
    attributes = function.properties.get("res_attrs")
    if isinstance(attributes, ArrayAttr):
        left = tuple(each for position, each in enumerate(attributes.elements) if position not in dropped)
        if left:
            function.properties["res_attrs"] = ArrayAttr(left)
        else:
            del function.properties["res_attrs"]


def _use_operands(call: Operation, dropped: dict[int, int]) -> None:
    remaining = [result for result in call.results if result.index not in dropped]
    new = Builder.before(call).create(
        "func.call",
        call.operand_values,
        [result.type for result in remaining],
        properties=call.properties,
        location=call.location,
    )
    new.origin = call.origin
    builder = Builder.before(call)
    for old, result in zip(remaining, new.results, strict=True):
        result.name = old.name
        # `x#1` is no valid name once `x#0` is removed.
        result.origin = old.origin if "#" not in (old.name or "") else None
        old.replace_all_uses_with(result)
    for position, argument in dropped.items():
        result, value = call.results[position], call.operands[argument].value
        if value.type is not result.type:
            cast = builder.create("memref.cast", [value], [result.type], location=call.location)
            cast.results[0].name = result.name
            value = cast.result
        result.replace_all_uses_with(value)
    call.erase()
