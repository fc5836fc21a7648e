"""Shapes of texts of a given size that have very much of one thing: attributes, symbols, types, blocks, comments."""

from __future__ import annotations

from collections.abc import Callable, Iterable


def _function(body: str) -> str:
    return f"func.func @f() {{{body} return }}\n"


def _body(lines: Iterable[str], arguments: str = "%x: i32, %c: i1") -> str:
    """A function with `lines` as its body."""
    return f"func.func @f({arguments}) {{\n" + "".join(f"  {line}\n" for line in lines) + "  return\n}\n"


def _list(each: str, count: int, separator: str = ", ") -> str:
    return separator.join(each.format(number) for number in range(count))


def _nested(before: str, inner: str, after: str, depth: int) -> str:
    return before * depth + inner + after * depth


# Symbols, functions, modules


def globals_and_their_uses(count: int) -> str:
    made = "".join(f"memref.global constant @g{n} : memref<4xf32> = dense<1.0>\n" for n in range(count // 2))
    return made + _body(f"%g{n} = memref.get_global @g{n} : memref<4xf32>" for n in range(count // 2))


def one_symbol_used_often(count: int) -> str:
    return "func.func private @g()\n" + _body("func.call @g() : () -> ()" for _ in range(count))


def symbols_that_are_missing(count: int) -> str:
    return _body(f"func.call @g{n}() : () -> ()" for n in range(count))


def symbols_of_one_name(count: int) -> str:
    return "func.func private @g()\n" * count


def names_of_one_value(count: int) -> str:
    return _body("%a = arith.constant 1 : i32" for _ in range(count))


def modules_in_one(count: int) -> str:
    return "".join(f"module @m{n} {{\n  func.func @f() {{\n    return\n  }}\n}}\n" for n in range(count // 5))


def modules_in_modules(count: int) -> str:
    return _nested("module {\n", "func.func private @f()\n", "}\n", min(count // 20, 200)) * 20


def functions_that_call_all_before(count: int) -> str:
    """As many calls as lines: a few functions call many."""
    few = max(1, count // 200)
    many = "".join(f"func.func private @g{n}()\n" for n in range(count // 2))
    calls = ["".join(f"  func.call @g{at}() : () -> ()\n" for at in range(n, count // 2, few)) for n in range(few)]
    return many + "".join(f"func.func @f{n}() {{\n{lines}  return\n}}\n" for n, lines in enumerate(calls))


def functions_in_a_ring(count: int) -> str:
    last = count // 4
    return "".join(
        f"func.func @f{n}(%m: memref<4xf32>) -> memref<4xf32> {{\n"
        f"  %r = func.call @f{(n + 1) % last}(%m) : (memref<4xf32>) -> memref<4xf32>\n"
        f"  return %r : memref<4xf32>\n}}\n"
        for n in range(last)
    )


def functions_that_call_each_other_at_random(count: int) -> str:
    last = count // 5
    call = "  func.call @f{}(%m) : (memref<4xf32>) -> ()\n"
    return "".join(
        f"func.func @f{n}(%m: memref<4xf32>) {{\n"
        f"{call.format(n * 7 % last)}{call.format((n * n + 3) % last)}  return\n}}\n"
        for n in range(last)
    )


def arguments_of_one_function(count: int) -> str:
    return f"func.func @f({_list('%a{}: i32', count)}) {{ return }}\n"


def parts_of_programs(count: int) -> str:
    return "// -----\n".join("func.func @f() { return }\n" for _ in range(count // 2))


def comments(count: int) -> str:
    return _function("\n" + "// what follows is as before\n" * count)


def comments_behind_operations(count: int) -> str:
    return _body(f"%v{n} = arith.addi %x, %x : i32 // number {n}" for n in range(count))


def suppressions_that_apply(count: int) -> str:
    return _body(f"%v{n} = arith.addi %x, %x : i32 // pydealloc: ignore[unused-value]" for n in range(count))


def suppressions_of_many_codes(count: int) -> str:
    return _body([f"// pydealloc: ignore[{_list('code-{}', count)}]", "%v = arith.addi %x, %x : i32"])


def expected_errors(count: int) -> str:
    return _body(
        line
        for n in range(count // 2)
        for line in (
            "// expected-error @+1 {{use of undeclared SSA value name}}",
            f"%v{n} = arith.addi %u{n}, %x : i32",
        )
    )


def run_lines(count: int) -> str:
    return "// RUN: mlir-opt %s --canonicalize | FileCheck %s\n" * count + _function("")


def run_lines_that_go_on(count: int) -> str:
    return "// RUN: mlir-opt %s \\\n" + "// RUN:   --canonicalize \\\n" * count + "// RUN:   --cse\n" + _function("")


def check_lines(count: int) -> str:
    return "// RUN: mlir-opt %s | FileCheck %s\n" + "// CHECK: func.func @f\n// CHECK-NEXT: return\n" * (count // 2)


# Operations, blocks, regions


def operations(count: int) -> str:
    return _body(f"%v{n} = arith.addi %x, %x : i32" for n in range(count))


def a_chain_of_sums(count: int) -> str:
    return _body(["%v0 = arith.addi %x, %x : i32", *(f"%v{n + 1} = arith.addi %v{n}, %x : i32" for n in range(count))])


def constants(count: int) -> str:
    return _body(f"%v{n} = arith.constant {n} : i32" for n in range(count))


def the_same_constant(count: int) -> str:
    return _body(f"%v{n} = arith.constant 7 : i32" for n in range(count))


def uses_before_their_definitions(count: int) -> str:
    lines = [f'%v{n} = "foo.op"(%v{n + 1}) : (i32) -> i32' for n in range(count)]
    return '"foo.graph"() ({\n' + "\n".join(lines) + f'\n%v{count} = "foo.op"() : () -> i32\n}}) : () -> ()\n'


def operands_that_are_missing(count: int) -> str:
    return _body(f"%v{n} = arith.addi %w{n}, %u{n} : i32" for n in range(count))


def types_that_do_not_fit(count: int) -> str:
    return _body(f"%v{n} = arith.addf %x, %x : f32" for n in range(count))


def blocks_in_a_chain(count: int) -> str:
    lines = [f"cf.br ^b{n + 1}\n^b{n + 1}:" for n in range(count // 2)]
    return _body(["cf.br ^b0", "^b0:", *lines])


def blocks_nobody_reaches(count: int) -> str:
    return "func.func @f() {\n  return\n" + "".join(f"^b{n}:\n  cf.br ^b{n}\n" for n in range(count // 2)) + "}\n"


def blocks_that_do_not_end(count: int) -> str:
    return "func.func @f() {\n  return\n" + "".join(f"^b{n}:\n" for n in range(count)) + "  return\n}\n"


def blocks_in_pairs_of_loops(count: int) -> str:
    """Each block branches to the next one, or back to the first."""
    lines = [f"^b{n}:\n  cf.cond_br %c, ^b0, ^b{n + 1}" for n in range(count // 2)]
    return _body(["cf.br ^b0", *lines, f"^b{count // 2}:"])


def loops_within_one_another(count: int) -> str:
    """Blocks that branch on, or back to the block as far before the middle as they are behind it."""
    half = count // 4
    lines = [f"^b{n}:\n  cf.br ^b{n + 1}" for n in range(half)]
    lines += [f"^b{n}:\n  cf.cond_br %c, ^b{2 * half - 1 - n}, ^b{n + 1}" for n in range(half, 2 * half)]
    return _body(["cf.br ^b0", *lines, f"^b{2 * half}:"])


def successors_of_one_block(count: int) -> str:
    cases = ",\n".join(f"    {n}: ^b{n}" for n in range(count // 2))
    blocks = "".join(f"^b{n}:\n  return\n" for n in range(count // 2))
    return f"func.func @f(%x: i32) {{\n  cf.switch %x : i32, [\n    default: ^b0,\n{cases}\n  ]\n{blocks}}}\n"


def block_arguments(count: int) -> str:
    types = _list("i32", count)
    lines = [f"cf.br ^a({_list('%x', count)} : {types})", f"^a({_list('%p{}: i32', count)}):"]
    return _body(lines)


def block_arguments_of_a_loop(count: int) -> str:
    arguments = f"{_list('%p{}', count)} : {_list('i32', count)}"
    lines = [f"cf.br ^a({_list('%x', count)} : {_list('i32', count)})", f"^a({_list('%p{}: i32', count)}):"]
    return _body([*lines, f"cf.cond_br %c, ^a({arguments}), ^b", "^b:"])


def regions_of_one_operation(count: int) -> str:
    return f'"foo.many"() ({_list("{{ }}", count)}) : () -> ()\n'


def cases_of_a_switch(count: int) -> str:
    cases = "\n".join(f"  case {n} {{\n    scf.yield\n  }}" for n in range(count // 3))
    return _body([f"scf.index_switch %i\n{cases}\n  default {{\n  }}"], "%i: index")


def conditions_one_after_the_other(count: int) -> str:
    return _body(f"scf.if %c {{\n    %v{n} = arith.addi %x, %x : i32\n  }}" for n in range(count // 3))


def loops_one_after_the_other(count: int) -> str:
    return _body(
        (
            f"scf.for %i{n} = %l to %l step %l {{\n    %v{n} = arith.addi %l, %i{n} : index\n  }}"
            for n in range(count // 3)
        ),
        "%l: index",
    )


def loops_five_deep(count: int) -> str:
    loop = "scf.for %i{} = %l to %l step %l {{\n"
    nest = "".join(loop.format(n) for n in range(5)) + "%v = arith.addi %i0, %i4 : index\n" + "}\n" * 5
    return _body([nest] * (count // 11), "%l: index")


def uses_of_one_value(count: int) -> str:
    return _body(["%k = arith.constant 1 : i32", *(f"%v{n} = arith.muli %k, %x : i32" for n in range(count))])


def operands_of_one_operation(count: int) -> str:
    return _body([f'"foo.op"({_list("%x", count)}) : ({_list("i32", count)}) -> ()'])


def results_of_one_operation(count: int) -> str:
    return _body([f'{_list("%v{}", count)} = "foo.op"() : () -> ({_list("i32", count)})'])


def numbered_results(count: int) -> str:
    uses = (f'"foo.use"(%v#{n}) : (i32) -> ()' for n in range(count))
    return _body([f'%v:{count} = "foo.op"() : () -> ({_list("i32", count)})', *uses])


def iteration_arguments(count: int) -> str:
    few = count // 4
    given, types = _list("%p{} = %x", few), _list("i32", few)
    loop = f"%r:{few} = scf.for %i = %l to %l step %l iter_args({given}) -> ({types}) {{"
    return _body([loop, f"  scf.yield {_list('%p{}', few)} : {types}", "}"], "%x: i32, %l: index")


def values_of_a_condition(count: int) -> str:
    few = count // 3
    types, given = _list("i32", few), _list("%x", few)
    then = f"scf.yield {given} : {types}"
    return _body([f"%r:{few} = scf.if %c -> ({types}) {{\n{then}\n}} else {{\n{then}\n}}"])


def loops_over_affine_maps(count: int) -> str:
    return _body(
        [
            f"affine.for %i{n} = 0 to 8 {{\n    %v{n} = affine.apply affine_map<(d0) -> (d0 + {n})>(%i{n})\n  }}"
            for n in range(count // 3)
        ]
    )


# Attributes, types, locations


def attributes_of_one_operation(count: int) -> str:
    return f"module attributes {{{_list('foo.a{} = 1', count)}}} {{}}\n"


def attributes_of_many_operations(count: int) -> str:
    return "".join(f'func.func private @f{n}() attributes {{a = {n}, b = "b{n}", c}}\n' for n in range(count))


def discardable_attributes(count: int) -> str:
    return _body(f"%v{n} = arith.constant {{foo.a = {n} : i64, foo.b = [{n}, {n}]}} 1 : i32" for n in range(count))


def elements_of_an_array(count: int) -> str:
    return f"module attributes {{foo.a = [{_list('{}', count)}]}} {{}}\n"


def elements_of_a_dense_array(count: int) -> str:
    return f"module attributes {{foo.a = array<i64: {_list('{}', count)}>}} {{}}\n"


def elements_of_a_dictionary(count: int) -> str:
    return f"module attributes {{foo.a = {{{_list('k{}', count)}}}}} {{}}\n"


def elements_of_a_dense_constant(count: int) -> str:
    return _body([f"%v = arith.constant dense<[{_list('{}', count)}]> : tensor<{count}xi32>"])


def digits_of_a_dense_constant(count: int) -> str:
    return _body([f'%v = arith.constant dense<"0x{"0A" * count}"> : tensor<{count}xi8>'])


def rows_of_a_dense_constant(count: int) -> str:
    return _body([f"%v = arith.constant dense<[{_list('[{}]', count)}]> : tensor<{count}x1xi32>"])


def elements_of_a_sparse_constant(count: int) -> str:
    places, values = _list("[{}]", count), _list("{}", count)
    return _body([f"%v = arith.constant sparse<[{places}], [{values}]> : tensor<{count}xi32>"])


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
    return f"func.func private @{name}()\n" + _body([f"func.call @{name}() : () -> ()"])


def a_symbol_in_symbols(count: int) -> str:
    return f"module attributes {{foo.a = @s{'::@t' * count}}} {{}}\n"


def strings(count: int) -> str:
    return "".join(f'module attributes {{foo.a = "text {n}"}} {{}}\n' for n in range(count))


def a_string_with_escapes(count: int) -> str:
    return f'module attributes {{foo.a = "{(chr(92) + "22") * count}"}} {{}}\n'


def types_in_types(count: int) -> str:
    """Forty deep: a depth of its own is limited."""
    deep = _nested("tuple<", "i32", ">", 40)
    return "".join(f"func.func private @f{n}({deep})\n" for n in range(count // 10))


def elements_of_a_tuple(count: int) -> str:
    return f"func.func private @f(tuple<{_list('i32', count)}>)\n"


def dimensions_of_a_type(count: int) -> str:
    return f"func.func private @f(tensor<{'4x' * count}f32>)\n"


def different_types(count: int) -> str:
    return "".join(
        f"func.func private @f{n}(memref<{n + 1}x?xf32, strided<[{n + 2}, 1], offset: ?>>)\n" for n in range(count)
    )


def arguments_of_a_function_type(count: int) -> str:
    return f"module attributes {{foo.a = ({_list('i32', count)}) -> ({_list('f32', count)})}} {{}}\n"


def function_types_in_one_another(count: int) -> str:
    deep = _nested("(", "i32", ") -> ()", 30)
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
    return _body(f'%v{n} = arith.addi %x, %x : i32 loc("a.py":{n + 1}:1)' for n in range(count))


def aliases_of_locations(count: int) -> str:
    made = "".join(f'#loc{n} = loc("a.py":{n + 1}:1)\n' for n in range(count // 2))
    return _body(f"%v{n} = arith.addi %x, %x : i32 loc(#loc{n})" for n in range(count // 2)) + made


def a_chain_of_locations(count: int) -> str:
    made = "".join(f'#loc{n + 1} = loc(callsite("f{n}" at #loc{n}))\n' for n in range(count))
    return f"#loc0 = loc(unknown)\n{made}func.func private @f() loc(#loc{count})\n"


def a_fused_location(count: int) -> str:
    places = _list('"a.py":{}:1', count).replace('"a.py":0:1', '"a.py":1:1')
    return f"func.func private @f() loc(fused[{places}])\n"


def results_of_an_affine_map(count: int) -> str:
    return f"module attributes {{foo.a = affine_map<(d0) -> ({_list('d0 + {}', count)})>}} {{}}\n"


def dimensions_of_an_affine_map(count: int) -> str:
    return f"module attributes {{foo.a = affine_map<({_list('d{}', count)}) -> ({_list('d{}', count)})>}} {{}}\n"


def a_sum_in_an_affine_map(count: int) -> str:
    return f"module attributes {{foo.a = affine_map<(d0) -> ({_list('d0', count, ' + ')})>}} {{}}\n"


def constraints_of_an_affine_set(count: int) -> str:
    return f"module attributes {{foo.a = affine_set<(d0) : ({_list('d0 - {} >= 0', count)})>}} {{}}\n"


def tokens_nobody_reads(count: int) -> str:
    return _function("\n" + "@ ? * < > - + ;\n" * (count // 4))


def opening_brackets(count: int) -> str:
    return _function("\n" + "(" * count + "\n")


def opening_braces(count: int) -> str:
    return "func.func @f() {\n" * count


def closing_braces(count: int) -> str:
    return _function("") + "}\n" * count


def conflict_markers(count: int) -> str:
    return _body(
        line
        for n in range(count // 5)
        for line in (
            "\n<<<<<<< HEAD",
            f"%v{n} = arith.addi %x, %x : i32\n=======",
            f"%v{n} = arith.muli %x, %x : i32\n>>>>>>> other",
        )
    )


def blanks(count: int) -> str:
    return _function(" " * count * 10)


def blank_lines(count: int) -> str:
    return _function("\n" * count * 4)


def carriage_returns(count: int) -> str:
    return operations(count).replace("\n", "\r\n")


def characters_of_two_units(count: int) -> str:
    return _body(f'"foo.op"() {{a = "{chr(0x1F600) * 4}"}} : () -> () // {chr(0x1F600)} {n}' for n in range(count))


def operations_in_generic_form(count: int) -> str:
    return _body(
        f'%v{n} = "arith.addi"(%x, %x) <{{overflowFlags = #arith.overflow<none>}}> : (i32, i32) -> i32'
        for n in range(count)
    )


def operations_in_one_line(count: int) -> str:
    return _function("".join(f' "foo.op{n}"() : () -> ()' for n in range(count)))


def vectors(count: int) -> str:
    return _body(
        (f"%v{n} = vector.extract %x[{n % 4}] : f32 from vector<4xf32>" for n in range(count)), "%x: vector<4xf32>"
    )


def structured_operations(count: int) -> str:
    step = (
        "linalg.generic {{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], "
        'iterator_types = ["parallel"]}} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {{\n'
        "  ^bb0(%p{0}: f32, %q{0}: f32):\n    linalg.yield %p{0} : f32\n  }}"
    )
    return _body((step.format(n) for n in range(count // 4)), "%a: memref<4xf32>, %b: memref<4xf32>")


TEXT_SHAPES: dict[str, Callable[[int], str]] = {
    shape.__name__.replace("_", " "): shape
    for shape in (
        globals_and_their_uses,
        one_symbol_used_often,
        symbols_that_are_missing,
        symbols_of_one_name,
        names_of_one_value,
        modules_in_one,
        modules_in_modules,
        functions_that_call_all_before,
        functions_in_a_ring,
        functions_that_call_each_other_at_random,
        arguments_of_one_function,
        parts_of_programs,
        comments,
        comments_behind_operations,
        suppressions_that_apply,
        suppressions_of_many_codes,
        expected_errors,
        run_lines,
        run_lines_that_go_on,
        check_lines,
        operations,
        a_chain_of_sums,
        constants,
        the_same_constant,
        uses_before_their_definitions,
        operands_that_are_missing,
        types_that_do_not_fit,
        blocks_in_a_chain,
        blocks_nobody_reaches,
        blocks_that_do_not_end,
        blocks_in_pairs_of_loops,
        loops_within_one_another,
        successors_of_one_block,
        block_arguments,
        block_arguments_of_a_loop,
        regions_of_one_operation,
        cases_of_a_switch,
        conditions_one_after_the_other,
        loops_one_after_the_other,
        loops_five_deep,
        uses_of_one_value,
        operands_of_one_operation,
        results_of_one_operation,
        numbered_results,
        iteration_arguments,
        values_of_a_condition,
        loops_over_affine_maps,
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
        tokens_nobody_reads,
        opening_brackets,
        opening_braces,
        closing_braces,
        conflict_markers,
        blanks,
        blank_lines,
        carriage_returns,
        characters_of_two_units,
        operations_in_generic_form,
        operations_in_one_line,
        vectors,
        structured_operations,
    )
}
