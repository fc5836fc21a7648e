"""Text of a dialect's `ops.py` and `ops.pyi`, made from its definitions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ..definitions import ConstraintTables, OpDefinition
from ..op_members import default_class_name, members
from ..registry import dialect_folder

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

_MODULE = '''\
"""Op views of `{dialect}`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "{dialect}",
    {{
{rows}
    }},
)
'''
_STUB = '''\
"""Op views of `{dialect}`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

{imports}
from ...ods.op_view import OpView

{classes}
'''
_IMPORTS = {"Attribute": "attributes", "Block": "graph", "OpResult": "graph", "Region": "graph", "Value": "graph"}


def class_names(ops: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
    """The operation of each class, in the order of their names.

    Classes of one name in two C++ namespaces: the second one is called after its operation.
    """
    found: dict[str, str] = {}
    for name in sorted(ops):
        default = default_class_name(name)
        own = str(ops[name].get("class", default))
        found[default if own in found else own] = name
    return found


def has_hand_written_code(dialect: str, dialects: Path) -> bool:
    """Whether the dialect has modules that use its op views, or is described by hand and may soon have some."""
    folder = dialects / dialect_folder(dialect)
    is_described = (folder / "definitions.td").is_file()
    return is_described or any(path.stem not in ("__init__", "ops") for path in folder.glob("*.py"))


def ops_module(document: Mapping[str, Any]) -> str:
    """`ops.py`: the classes and what they are views of."""
    classes = class_names(document["ops"])
    rows = "\n".join(f'        "{name}": "{op.partition(".")[2]}",' for name, op in classes.items())
    return _MODULE.format(dialect=document["dialect"], rows=rows)


def ops_stub(document: Mapping[str, Any]) -> str:
    """`ops.pyi`: each class with its members and their types."""
    tables = ConstraintTables(document)
    classes: list[str] = []
    for name, op in class_names(document["ops"]).items():
        definition = OpDefinition.from_json(op, document["ops"][op], tables)
        lines = [f"    {member.name}: {member.type}" for member in members(definition)]
        classes.append("\n".join([f"class {name}(OpView):", *(lines or ["    pass"])]) + "\n")
    text = "\n".join(classes).rstrip()
    used: dict[str, list[str]] = {}
    for kind, module in _IMPORTS.items():
        if any(kind in line.split(": ")[-1] for line in text.splitlines() if ": " in line):
            used.setdefault(module, []).append(kind)
    imports = "\n".join(f"from ...ir.{module} import {', '.join(kinds)}" for module, kinds in sorted(used.items()))
    return _STUB.format(dialect=document["dialect"], imports=imports, classes=text)
