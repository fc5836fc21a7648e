"""Values out of the general reader's trees: one method for each rule of `grammar.lark`.

Trees are as deep as brackets nest, which the caller has bounded, so recursion is safe.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ir.affine import AffineConstant, AffineConstraint, AffineDim, AffineExpr, AffineMap, AffineSymbol, IntegerSet
from ..ir.affine_arithmetic import add, negate, subtract
from ..ir.attributes import (
    FALSE,
    TRUE,
    UNIT,
    AffineMapAttr,
    ArrayAttr,
    DialectAttr,
    ElementsAttr,
    IntegerSetAttr,
    LocationAttr,
    OpaqueAttr,
    StridedLayoutAttr,
    SymbolRefAttr,
    TypeAttr,
)
from ..ir.base import Attribute, Type
from ..ir.types import I1, DialectType
from . import building
from .affine_parser import PRODUCTS, OperatorBudget, affine_constant, checked_combine
from .aliases import Aliases
from .body_text import normal_body, unescape
from .faults import ParseFault
from .literals import number_attribute

if TYPE_CHECKING:
    from lark import Token, Tree

    Node = Tree[Token]


def _is_token(child: Node | Token) -> bool:
    return not hasattr(child, "children")
