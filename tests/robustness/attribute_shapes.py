"""Shapes of texts of a given size that have very much of one thing: attributes, types, aliases or locations."""

from __future__ import annotations

from collections.abc import Callable

from tests.robustness.shape_parts import body, listed, nested


def attributes_of_one_operation(count: int) -> str:
    return f"module attributes {{{listed('foo.a{} = 1', count)}}} {{}}\n"


def attributes_of_many_operations(count: int) -> str:
    return "".join(f'func.func private @f{n}() attributes {{a = {n}, b = "b{n}", c}}\n' for n in range(count))


def discardable_attributes(count: int) -> str:
    return body(f"%v{n} = arith.constant {{foo.a = {n} : i64, foo.b = [{n}, {n}]}} 1 : i32" for n in range(count))


def elements_of_an_array(count: int) -> str:
    return f"module attributes {{foo.a = [{listed('{}', count)}]}} {{}}\n"


def elements_of_a_dense_array(count: int) -> str:
    return f"module attributes {{foo.a = array<i64: {listed('{}', count)}>}} {{}}\n"


def elements_of_a_dictionary(count: int) -> str:
    return f"module attributes {{foo.a = {{{listed('k{}', count)}}}}} {{}}\n"


def elements_of_a_dense_constant(count: int) -> str:
    return body([f"%v = arith.constant dense<[{listed('{}', count)}]> : tensor<{count}xi32>"])


def digits_of_a_dense_constant(count: int) -> str:
    return body([f'%v = arith.constant dense<"0x{"0A" * count}"> : tensor<{count}xi8>'])


def rows_of_a_dense_constant(count: int) -> str:
    return body([f"%v = arith.constant dense<[{listed('[{}]', count)}]> : tensor<{count}x1xi32>"])


def elements_of_a_sparse_constant(count: int) -> str:
    places, values = listed("[{}]", count), listed("{}", count)
    return body([f"%v = arith.constant sparse<[{places}], [{values}]> : tensor<{count}xi32>"])


def a_resource(count: int) -> str:
    data = "00000004" + "0A0B0C0D" * count
    return f'{{-#\n  dialect_resources: {{\n    builtin: {{\n      blob: "0x{data}"\n    }}\n  }}\n#-}}\n'


def resources(count: int) -> str:
    blobs = ",\n".join(f'      b{n}: "0x0000000400000000"' for n in range(count))
    return f"{{-#\n  dialect_resources: {{\n    builtin: {{\n{blobs}\n    }}\n  }}\n#-}}\n"


def digits_of_a_number(count: int) -> str:
    return f"module attributes {{foo.a = {'7' * count} : i64}} {{}}\n"


def a_long_name(count: int) -> str:
    name = "n" * count * 10
    return f"func.func private @{name}()\n" + body([f"func.call @{name}() : () -> ()"])


def a_symbol_in_symbols(count: int) -> str:
    return f"module attributes {{foo.a = @s{'::@t' * count}}} {{}}\n"


def strings(count: int) -> str:
    return "".join(f'module attributes {{foo.a = "text {n}"}} {{}}\n' for n in range(count))


def a_string_with_escapes(count: int) -> str:
    return f'module attributes {{foo.a = "{(chr(92) + "22") * count}"}} {{}}\n'


def types_in_types(count: int) -> str:
    """Forty deep: a depth of its own is limited."""
    deep = nested("tuple<", "i32", ">", 40)
    return "".join(f"func.func private @f{n}({deep})\n" for n in range(count // 10))


def elements_of_a_tuple(count: int) -> str:
    return f"func.func private @f(tuple<{listed('i32', count)}>)\n"


def dimensions_of_a_type(count: int) -> str:
    return f"func.func private @f(tensor<{'4x' * count}f32>)\n"


def different_types(count: int) -> str:
    return "".join(
        f"func.func private @f{n}(memref<{n + 1}x?xf32, strided<[{n + 2}, 1], offset: ?>>)\n" for n in range(count)
    )


def arguments_of_a_function_type(count: int) -> str:
    return f"module attributes {{foo.a = ({listed('i32', count)}) -> ({listed('f32', count)})}} {{}}\n"


def function_types_in_one_another(count: int) -> str:
    deep = nested("(", "i32", ") -> ()", 30)
    return "".join(f"module attributes {{foo.a = {deep}}} {{}}\n" for _ in range(count // 10))


def aliases_of_types(count: int) -> str:
    made = "".join(f"!t{n} = memref<{n + 1}xf32>\n" for n in range(count // 2))
    return made + "".join(f"func.func private @f{n}(!t{n})\n" for n in range(count // 2))


def aliases_of_attributes(count: int) -> str:
    made = "".join(f"#m{n} = affine_map<(d0) -> (d0 + {n})>\n" for n in range(count // 2))
    return made + "".join(f"module attributes {{foo.a = #m{n}}} {{}}\n" for n in range(count // 2))


def aliases_of_aliases(count: int) -> str:
    made = "".join(f"!t{n + 1} = tuple<!t{n}>\n" for n in range(count))
    return f"!t0 = i32\n{made}func.func private @f(!t{count})\n"


def aliases_that_are_missing(count: int) -> str:
    return "".join(f"func.func private @f{n}(!t{n})\n" for n in range(count))


def locations(count: int) -> str:
    return body(f'%v{n} = arith.addi %x, %x : i32 loc("a.py":{n + 1}:1)' for n in range(count))


def aliases_of_locations(count: int) -> str:
    made = "".join(f'#loc{n} = loc("a.py":{n + 1}:1)\n' for n in range(count // 2))
    return body(f"%v{n} = arith.addi %x, %x : i32 loc(#loc{n})" for n in range(count // 2)) + made


def a_chain_of_locations(count: int) -> str:
    made = "".join(f'#loc{n + 1} = loc(callsite("f{n}" at #loc{n}))\n' for n in range(count))
    return f"#loc0 = loc(unknown)\n{made}func.func private @f() loc(#loc{count})\n"


def a_fused_location(count: int) -> str:
    places = listed('"a.py":{}:1', count).replace('"a.py":0:1', '"a.py":1:1')
    return f"func.func private @f() loc(fused[{places}])\n"


def results_of_an_affine_map(count: int) -> str:
    return f"module attributes {{foo.a = affine_map<(d0) -> ({listed('d0 + {}', count)})>}} {{}}\n"


def dimensions_of_an_affine_map(count: int) -> str:
    return f"module attributes {{foo.a = affine_map<({listed('d{}', count)}) -> ({listed('d{}', count)})>}} {{}}\n"


def a_sum_in_an_affine_map(count: int) -> str:
    return f"module attributes {{foo.a = affine_map<(d0) -> ({listed('d0', count, ' + ')})>}} {{}}\n"


def constraints_of_an_affine_set(count: int) -> str:
    return f"module attributes {{foo.a = affine_set<(d0) : ({listed('d0 - {} >= 0', count)})>}} {{}}\n"


ATTRIBUTE_SHAPES: tuple[Callable[[int], str], ...] = (
    attributes_of_one_operation,
    attributes_of_many_operations,
    discardable_attributes,
    elements_of_an_array,
    elements_of_a_dense_array,
    elements_of_a_dictionary,
    elements_of_a_dense_constant,
    digits_of_a_dense_constant,
    rows_of_a_dense_constant,
    elements_of_a_sparse_constant,
    a_resource,
    resources,
    digits_of_a_number,
    a_long_name,
    a_symbol_in_symbols,
    strings,
    a_string_with_escapes,
    types_in_types,
    elements_of_a_tuple,
    dimensions_of_a_type,
    different_types,
    arguments_of_a_function_type,
    function_types_in_one_another,
    aliases_of_types,
    aliases_of_attributes,
    aliases_of_aliases,
    aliases_that_are_missing,
    locations,
    aliases_of_locations,
    a_chain_of_locations,
    a_fused_location,
    results_of_an_affine_map,
    dimensions_of_an_affine_map,
    a_sum_in_an_affine_map,
    constraints_of_an_affine_set,
)
