from __future__ import annotations

from pydealloc.ods.knowledge import UPSTREAM, Knowledge
from pydealloc.syntax.parser.fact_cache import FactCache, FactKey

LENGTH = FactKey[int]("length")
NAME = FactKey["str | None"]("name")


def test_a_fact_is_computed_once_for_an_input():
    facts, calls = FactCache(), list[str]()

    def length(text: str) -> int:
        calls.append(text)
        return len(text)

    assert [facts.get(LENGTH, UPSTREAM, length, "abc") for _ in range(2)] == [3, 3]
    assert calls == ["abc"]


def test_another_input_computes_it_again():
    facts, other = FactCache(), Knowledge()
    assert facts.get(LENGTH, UPSTREAM, len, "abc") == 3
    assert facts.find(LENGTH, other) is None
    assert facts.get(LENGTH, other, len, "abcd") == 4
    assert facts.find(LENGTH, UPSTREAM) is None


def test_several_inputs_are_a_tuple_compared_by_value():
    facts = FactCache()
    facts.put(LENGTH, (UPSTREAM, frozenset({"f", "g"})), 3)
    assert facts.find(LENGTH, (UPSTREAM, frozenset({"g", "f"}))) == 3
    assert facts.find(LENGTH, (UPSTREAM, frozenset({"f"}))) is None


def test_none_is_a_fact():
    facts, calls = FactCache(), list[int]()

    def name() -> str | None:
        calls.append(1)
        return None

    assert not facts.has(NAME)
    assert [facts.get(NAME, None, name), facts.get(NAME, None, name), facts.find(NAME)] == [None, None, None]
    assert facts.has(NAME)
    assert len(calls) == 1


def test_a_fact_that_is_removed_is_gone():
    facts = FactCache()
    facts.put(LENGTH, UPSTREAM, 3)
    assert facts.remove(LENGTH) == 3
    assert facts.remove(LENGTH) is None
    assert not facts.has(LENGTH, UPSTREAM)


def test_keys_of_one_name_are_different_keys():
    facts = FactCache()
    facts.put(LENGTH, None, 3)
    assert facts.find(FactKey[int]("length")) is None


def test_all_caches_are_asked_in_order():
    caches = [FactCache() for _ in range(3)]
    caches[0].put(LENGTH, UPSTREAM, 1)
    caches[1].put(LENGTH, None, 2)
    assert FactCache.find_in_all(caches, LENGTH, UPSTREAM) == [1, None, None]
