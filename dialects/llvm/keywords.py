"""Keywords of `llvm` that set a property: linkage, visibility, calling convention."""

from __future__ import annotations

from ...ir.attributes import Attribute, DialectAttr
from ...ir.graph import Operation
from ...ods.definitions import EnumDefinition
from ...ods.protocols import OpParser, OpPrinter
from ...ods.registry import UPSTREAM
from ...ods.segments import i64_attr, integer_value

# Property -> (enum, mnemonic of the attribute; empty where it is an integer, the value that the text leaves out).
_FORMS = {
    "linkage": ("llvm.Linkage", "linkage", "external"),
    "visibility_": ("llvm.Visibility", "", ""),
    "unnamed_addr": ("llvm.UnnamedAddr", "", ""),
    "CConv": ("llvm.CConv", "cconv", "ccc"),
    "TailCallKind": ("llvm.TailCallKind", "tailcallkind", "none"),
}


def _enum(key: str) -> EnumDefinition:
    found = UPSTREAM.lookup_enum(key)
    return found if found is not None else EnumDefinition(key, (), 64, False, "")


def keyword_attr(name: str, keyword: str) -> Attribute:
    """The attribute that `keyword` represents in the property `name`."""
    enum, mnemonic, _ = _FORMS[name]
    if mnemonic:
        return DialectAttr("llvm", mnemonic, keyword)
    return i64_attr(_enum(enum).value_of(keyword) or 0)


def parse_keyword(p: OpParser, op: Operation, name: str) -> bool:
    """An optional keyword into the property `name`, the default without one; whether there was one."""
    enum, _, default = _FORMS[name]
    for keyword in _enum(enum).keywords:
        if keyword and p.optional_keyword(keyword):
            op.properties[name] = keyword_attr(name, keyword)
            return True
    op.properties[name] = keyword_attr(name, default)
    return False


def print_keyword(p: OpPrinter, op: Operation, name: str, *, always: bool = False) -> None:
    """The keyword of the property `name` and a blank; the default only when `always`."""
    enum, _, default = _FORMS[name]
    value = op.properties.get(name)
    if isinstance(value, DialectAttr):
        keyword = value.body
    else:
        keyword = _enum(enum).keyword_of(integer_value(value)) if value is not None else default
    if keyword and (always or keyword != default):
        p.write(f"{keyword} ")
