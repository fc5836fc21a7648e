"""Bytecode as a program's text: what a user sees of an `.mlirbc` file."""

from __future__ import annotations

from ...ir.attributes import is_bare_identifier, quoted
from ...ods.knowledge import Knowledge
from ..document.document import parse_document
from ..printer.print_chunk import print_chunk
from .attributes import AttributeTable
from .byte_cursor import BytecodeError
from .operations import OperationReader
from .sections import BytecodeFile, Resource, read_sections
from .value_names import assign_names


def generic_text(data: bytes, knowledge: Knowledge) -> str:
    """The program in the generic form, with its resources; locations and orders of uses are left out.

    Raises:
        BytecodeError: `data` is broken, newer than what can be read, or needs an encoding that only a dialect knows.
    """
    file = read_sections(data)
    try:
        text = OperationReader(file, AttributeTable(file), knowledge).read()
    except BytecodeError as error:
        raise BytecodeError(f"{error} (version {file.version}, written by {file.producer})") from None
    return text + _metadata(file)


def program_text(data: bytes, knowledge: Knowledge) -> str:
    """The program as MLIR prints it, in the operations' own syntax; what cannot be read as a program is generic.

    Values and blocks get names by what defines them: bytecode has none.

    Raises:
        BytecodeError: as `generic_text`.
    """
    text = generic_text(data, knowledge)
    document = parse_document(text, knowledge)
    if document.error_count:
        return text
    for item in document.leaves():
        for op in item.operations:
            assign_names(op, knowledge)
    return "".join(print_chunk(text, chunk, knowledge) for chunk in document.chunks)


def _metadata(file: BytecodeFile) -> str:
    sections = (("dialect_resources", file.dialect_resources), ("external_resources", file.external_resources))
    texts = [f"  {name}: {{\n{_groups(resources)}  }}" for name, resources in sections if resources]
    return "\n{-#\n" + ",\n".join(texts) + "\n#-}\n" if texts else ""


def _groups(resources: list[Resource]) -> str:
    providers: dict[str, list[Resource]] = {}
    for resource in resources:
        providers.setdefault(resource.provider, []).append(resource)
    texts: list[str] = []
    for provider, group in providers.items():
        entries = ",\n".join(f"      {_key(resource.key)}: {resource.value}" for resource in group)
        texts.append(f"    {_key(provider)}: {{\n{entries}\n    }}")
    return ",\n".join(texts) + "\n"


def _key(name: str) -> str:
    return name if is_bare_identifier(name) else quoted(name)
