"""Programs made from the definitions of operations: the declarative format filled in, or the generic form."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import cast

from pydealloc.ods.definitions import AttributeDefinition, FormatNode, OpDefinition
from pydealloc.ods.knowledge import UPSTREAM
from tests.fuzz.vocabulary import ATTRIBUTES, NAMES, OPERATIONS, TYPES, WORDS

_SPELLINGS = {
    "int": ("0", "1", "-7", "4 : i64", "0x10"),
    "bool": ("true", "false"),
    "float": ("1.0", "-0.5 : f64", "0x7F800000"),
    "str": ('"text"', '""', '"\\0A"'),
    "symbol-name": ("@f", '@"a b"'),
    "symbol-ref": ("@f", "@f::@g"),
    "type": TYPES,
    "unit": ("",),
    "dense": ("[1, 2]", "[]", "array<i64: 1>"),
    "array": ("[]", "[[0, 1], [2]]", "[1, 2]"),
    "affine-map": ("affine_map<(d0) -> (d0)>", "#map"),
}


class _Writer:
    """Fills in one operation after the other; values are named after their number."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.values = 0
        self.type = "i32"

    def operation(self, name: str, depth: int) -> str:
        definition = UPSTREAM.definition(name)
        assert definition is not None
        self.type = self.random.choice(TYPES[:24])
        count = sum(1 for result in definition.results if not result.is_variable or self.random.random() < 0.5)
        left = ""
        if count:
            left = f"%{self.values}" + (f":{count}" if count > 1 else "") + " = "
            self.values += 1
        if definition.format is None or self.random.random() < 0.15:
            return left + self.generic(definition, depth)
        return f"{left}{name} {self.nodes(definition, definition.format, depth)}"

    def generic(self, definition: OpDefinition, depth: int) -> str:
        random = self.random
        operands = [self.value() for group in definition.operands if not group.is_variable or random.random() < 0.5]
        results = [self.any_type() for _ in definition.results]
        attributes = [
            f"{attribute.name} = {random.choice(ATTRIBUTES)}"
            for attribute in definition.attributes
            if attribute.required or random.random() < 0.2
        ]
        regions = ", ".join(self.region(depth) for _ in definition.regions)
        successors = ", ".join("^bb1" for _ in definition.successors)
        text = f'"{definition.name}"({", ".join(operands)})'
        text += f"[{successors}]" if successors else ""
        text += f" <{{{', '.join(attributes)}}}>" if attributes else ""
        text += f" ({regions})" if regions else ""
        return f"{text} : ({', '.join(self.any_type() for _ in operands)}) -> ({', '.join(results)})"

    def nodes(self, definition: OpDefinition, nodes: Sequence[FormatNode], depth: int) -> str:
        return " ".join(self.node(definition, node, depth) for node in nodes)

    def node(self, definition: OpDefinition, node: FormatNode, depth: int) -> str:
        if isinstance(node, str | int):
            return str(node)
        random, kind = self.random, cast("str", node[0])
        match kind:
            case "operand" | "operands":
                return ", ".join(self.value() for _ in range(random.choice((1, 1, 1, 2, 0))))
            case "attr" | "prop":
                return self.attribute(definition.attribute(cast("str", node[1])))
            case "region" | "regions":
                return self.region(depth)
            case "successor" | "successors":
                return random.choice(("^bb1", "^bb0"))
            case "type" | "qualified":
                return self.any_type()
            case "functional-type":
                return f"({self.any_type()}) -> {self.any_type()}"
            case "attr-dict" | "attr-dict-with-keyword":
                keyword = "attributes " if kind.endswith("keyword") else ""
                return f"{keyword}{{x = {random.choice(ATTRIBUTES)}}}" if random.random() < 0.1 else ""
            case "prop-dict":
                return random.choice(("", "<{}>", "<{a = 1}>"))
            case "optional":
                taken = node[1] if random.random() < 0.5 else node[2]
                return self.nodes(definition, cast("Sequence[FormatNode]", taken), depth)
            case "oilist":
                clauses = cast("Sequence[tuple[str, Sequence[FormatNode]]]", node[1])
                chosen = random.sample(list(clauses), random.randint(0, min(2, len(clauses))))
                return " ".join(f"{literal} {self.nodes(definition, inner, depth)}" for literal, inner in chosen)
            case "custom":
                return random.choice((self.value(), self.any_type(), random.choice(WORDS), "[1, 2]", "(", ""))
            case _:
                return ""

    def value(self) -> str:
        if self.values and self.random.random() < 0.85:
            return f"%{self.random.randrange(self.values)}"
        return self.random.choice(("%a", "%b", "%c", *NAMES[:4]))

    def any_type(self) -> str:
        """Mostly the same within an operation: many operations want it so."""
        return self.type if self.random.random() < 0.7 else self.random.choice(TYPES)

    def attribute(self, definition: AttributeDefinition | None) -> str:
        if definition is None:
            return self.random.choice(ATTRIBUTES)
        syntax = definition.syntax
        if syntax[0] == "enum":
            enum = UPSTREAM.registry.lookup_enum(str(syntax[1]))
            if enum is not None and enum.keywords and self.random.random() < 0.9:
                return self.random.choice(enum.keywords)
        known = _SPELLINGS.get(str(syntax[0]))
        return self.random.choice(known if known is not None and self.random.random() < 0.95 else ATTRIBUTES)

    def region(self, depth: int) -> str:
        random = self.random
        if depth > 3 or random.random() < 0.2:
            return "{}"
        header = random.choice(("", "", "^bb0(%x: i32):\n", "^bb0:\n"))
        inside = "\n".join(self.operation(random.choice(OPERATIONS), depth + 1) for _ in range(random.randint(0, 3)))
        return f"{{\n{header}{inside}\n}}"


def program(random: Random) -> str:
    """A function, mostly, of operations of a few dialects."""
    writer = _Writer(random)
    dialects = {name.partition(".")[0] for name in random.sample(OPERATIONS, 3)} | {"memref", "arith", "scf"}
    names = [name for name in OPERATIONS if name.partition(".")[0] in dialects]
    lines = [writer.operation(random.choice(names), 0) for _ in range(random.randint(1, 12))]
    body = "\n".join(f"  {line}" for line in lines)
    if random.random() < 0.2:
        return body + "\n"
    tail = random.choice(("  return\n", "  return\n", "  cf.br ^bb1\n^bb1:\n  return\n", ""))
    return f"func.func @f(%a: {writer.type}, %b: memref<4xf32>, %c: i1) {{\n{body}\n{tail}}}\n"
