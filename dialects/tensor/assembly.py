"""Directives in the formats of `tensor`."""

from __future__ import annotations

from ..common.assembly.index_lists import DYNAMIC_INDEX_LIST

DIRECTIVES = {"DynamicIndexList": DYNAMIC_INDEX_LIST}
