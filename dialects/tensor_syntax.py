"""Directives in the formats of `tensor`."""

from __future__ import annotations

from .index_list_syntax import DYNAMIC_INDEX_LIST

DIRECTIVES = {"DynamicIndexList": DYNAMIC_INDEX_LIST}
