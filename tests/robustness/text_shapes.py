"""Shapes of texts of a given size that have very much of one thing: attributes, symbols, types, blocks, comments."""

from __future__ import annotations

from tests.robustness.attribute_shapes import ATTRIBUTE_SHAPES
from tests.robustness.shape_parts import body, function, listed, named, nested

# Symbols, functions, modules


def globals_and_their_uses(count: int) -> str:
    made = "".join(f"memref.global constant @g{n} : memref<4xf32> = dense<1.0>\n" for n in range(count // 2))
    return made + body(f"%g{n} = memref.get_global @g{n} : memref<4xf32>" for n in range(count // 2))


def one_symbol_used_often(count: int) -> str:
    return "func.func private @g()\n" + body("func.call @g() : () -> ()" for _ in range(count))


def symbols_that_are_missing(count: int) -> str:
    return body(f"func.call @g{n}() : () -> ()" for n in range(count))


def symbols_of_one_name(count: int) -> str:
    return "func.func private @g()\n" * count


def names_of_one_value(count: int) -> str:
    return body("%a = arith.constant 1 : i32" for _ in range(count))


def modules_in_one(count: int) -> str:
    return "".join(f"module @m{n} {{\n  func.func @f() {{\n    return\n  }}\n}}\n" for n in range(count // 5))


def modules_in_modules(count: int) -> str:
    return nested("module {\n", "func.func private @f()\n", "}\n", min(count // 20, 200)) * 20


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
    return f"func.func @f({listed('%a{}: i32', count)}) {{ return }}\n"


def parts_of_programs(count: int) -> str:
    return "// -----\n".join("func.func @f() { return }\n" for _ in range(count // 2))


def comments(count: int) -> str:
    return function("\n" + "// what follows is as before\n" * count)


def comments_behind_operations(count: int) -> str:
    return body(f"%v{n} = arith.addi %x, %x : i32 // number {n}" for n in range(count))


def suppressions_that_apply(count: int) -> str:
    return body(f"%v{n} = arith.addi %x, %x : i32 // pydealloc: ignore[unused-value]" for n in range(count))


def suppressions_of_many_codes(count: int) -> str:
    return body([f"// pydealloc: ignore[{listed('code-{}', count)}]", "%v = arith.addi %x, %x : i32"])


def expected_errors(count: int) -> str:
    return body(
        line
        for n in range(count // 2)
        for line in (
            "// expected-error @+1 {{use of undeclared SSA value name}}",
            f"%v{n} = arith.addi %u{n}, %x : i32",
        )
    )


def run_lines(count: int) -> str:
    return "// RUN: mlir-opt %s --canonicalize | FileCheck %s\n" * count + function("")


def run_lines_that_go_on(count: int) -> str:
    return "// RUN: mlir-opt %s \\\n" + "// RUN:   --canonicalize \\\n" * count + "// RUN:   --cse\n" + function("")


def check_lines(count: int) -> str:
    return "// RUN: mlir-opt %s | FileCheck %s\n" + "// CHECK: func.func @f\n// CHECK-NEXT: return\n" * (count // 2)


# Operations, blocks, regions


def operations(count: int) -> str:
    return body(f"%v{n} = arith.addi %x, %x : i32" for n in range(count))


def a_chain_of_sums(count: int) -> str:
    return body(["%v0 = arith.addi %x, %x : i32", *(f"%v{n + 1} = arith.addi %v{n}, %x : i32" for n in range(count))])


def constants(count: int) -> str:
    return body(f"%v{n} = arith.constant {n} : i32" for n in range(count))


def the_same_constant(count: int) -> str:
    return body(f"%v{n} = arith.constant 7 : i32" for n in range(count))


def uses_before_their_definitions(count: int) -> str:
    lines = [f'%v{n} = "foo.op"(%v{n + 1}) : (i32) -> i32' for n in range(count)]
    return '"foo.graph"() ({\n' + "\n".join(lines) + f'\n%v{count} = "foo.op"() : () -> i32\n}}) : () -> ()\n'


def operands_that_are_missing(count: int) -> str:
    return body(f"%v{n} = arith.addi %w{n}, %u{n} : i32" for n in range(count))


def types_that_do_not_fit(count: int) -> str:
    return body(f"%v{n} = arith.addf %x, %x : f32" for n in range(count))


def blocks_in_a_chain(count: int) -> str:
    lines = [f"cf.br ^b{n + 1}\n^b{n + 1}:" for n in range(count // 2)]
    return body(["cf.br ^b0", "^b0:", *lines])


def blocks_nobody_reaches(count: int) -> str:
    return "func.func @f() {\n  return\n" + "".join(f"^b{n}:\n  cf.br ^b{n}\n" for n in range(count // 2)) + "}\n"


def blocks_that_do_not_end(count: int) -> str:
    return "func.func @f() {\n  return\n" + "".join(f"^b{n}:\n" for n in range(count)) + "  return\n}\n"


def blocks_in_pairs_of_loops(count: int) -> str:
    """Each block branches to the next one, or back to the first."""
    lines = [f"^b{n}:\n  cf.cond_br %c, ^b0, ^b{n + 1}" for n in range(count // 2)]
    return body(["cf.br ^b0", *lines, f"^b{count // 2}:"])


def loops_within_one_another(count: int) -> str:
    """Blocks that branch on, or back to the block as far before the middle as they are behind it."""
    half = count // 4
    lines = [f"^b{n}:\n  cf.br ^b{n + 1}" for n in range(half)]
    lines += [f"^b{n}:\n  cf.cond_br %c, ^b{2 * half - 1 - n}, ^b{n + 1}" for n in range(half, 2 * half)]
    return body(["cf.br ^b0", *lines, f"^b{2 * half}:"])


def successors_of_one_block(count: int) -> str:
    cases = ",\n".join(f"    {n}: ^b{n}" for n in range(count // 2))
    blocks = "".join(f"^b{n}:\n  return\n" for n in range(count // 2))
    return f"func.func @f(%x: i32) {{\n  cf.switch %x : i32, [\n    default: ^b0,\n{cases}\n  ]\n{blocks}}}\n"


def block_arguments(count: int) -> str:
    types = listed("i32", count)
    lines = [f"cf.br ^a({listed('%x', count)} : {types})", f"^a({listed('%p{}: i32', count)}):"]
    return body(lines)


def block_arguments_of_a_loop(count: int) -> str:
    arguments = f"{listed('%p{}', count)} : {listed('i32', count)}"
    lines = [f"cf.br ^a({listed('%x', count)} : {listed('i32', count)})", f"^a({listed('%p{}: i32', count)}):"]
    return body([*lines, f"cf.cond_br %c, ^a({arguments}), ^b", "^b:"])


def regions_of_one_operation(count: int) -> str:
    return f'"foo.many"() ({listed("{{ }}", count)}) : () -> ()\n'


def cases_of_a_switch(count: int) -> str:
    cases = "\n".join(f"  case {n} {{\n    scf.yield\n  }}" for n in range(count // 3))
    return body([f"scf.index_switch %i\n{cases}\n  default {{\n  }}"], "%i: index")


def conditions_one_after_the_other(count: int) -> str:
    return body(f"scf.if %c {{\n    %v{n} = arith.addi %x, %x : i32\n  }}" for n in range(count // 3))


def loops_one_after_the_other(count: int) -> str:
    return body(
        (
            f"scf.for %i{n} = %l to %l step %l {{\n    %v{n} = arith.addi %l, %i{n} : index\n  }}"
            for n in range(count // 3)
        ),
        "%l: index",
    )


def loops_five_deep(count: int) -> str:
    loop = "scf.for %i{} = %l to %l step %l {{\n"
    nest = "".join(loop.format(n) for n in range(5)) + "%v = arith.addi %i0, %i4 : index\n" + "}\n" * 5
    return body([nest] * (count // 11), "%l: index")


def uses_of_one_value(count: int) -> str:
    return body(["%k = arith.constant 1 : i32", *(f"%v{n} = arith.muli %k, %x : i32" for n in range(count))])


def operands_of_one_operation(count: int) -> str:
    return body([f'"foo.op"({listed("%x", count)}) : ({listed("i32", count)}) -> ()'])


def results_of_one_operation(count: int) -> str:
    return body([f'{listed("%v{}", count)} = "foo.op"() : () -> ({listed("i32", count)})'])


def numbered_results(count: int) -> str:
    uses = (f'"foo.use"(%v#{n}) : (i32) -> ()' for n in range(count))
    return body([f'%v:{count} = "foo.op"() : () -> ({listed("i32", count)})', *uses])


def iteration_arguments(count: int) -> str:
    few = count // 4
    given, types = listed("%p{} = %x", few), listed("i32", few)
    loop = f"%r:{few} = scf.for %i = %l to %l step %l iter_args({given}) -> ({types}) {{"
    return body([loop, f"  scf.yield {listed('%p{}', few)} : {types}", "}"], "%x: i32, %l: index")


def values_of_a_condition(count: int) -> str:
    few = count // 3
    types, given = listed("i32", few), listed("%x", few)
    then = f"scf.yield {given} : {types}"
    return body([f"%r:{few} = scf.if %c -> ({types}) {{\n{then}\n}} else {{\n{then}\n}}"])


def loops_over_affine_maps(count: int) -> str:
    return body(
        [
            f"affine.for %i{n} = 0 to 8 {{\n    %v{n} = affine.apply affine_map<(d0) -> (d0 + {n})>(%i{n})\n  }}"
            for n in range(count // 3)
        ]
    )


# Tokens, lines, spellings


def tokens_nobody_reads(count: int) -> str:
    return function("\n" + "@ ? * < > - + ;\n" * (count // 4))


def opening_brackets(count: int) -> str:
    return function("\n" + "(" * count + "\n")


def opening_braces(count: int) -> str:
    return "func.func @f() {\n" * count


def closing_braces(count: int) -> str:
    return function("") + "}\n" * count


def conflict_markers(count: int) -> str:
    return body(
        line
        for n in range(count // 5)
        for line in (
            "\n<<<<<<< HEAD",
            f"%v{n} = arith.addi %x, %x : i32\n=======",
            f"%v{n} = arith.muli %x, %x : i32\n>>>>>>> other",
        )
    )


def blanks(count: int) -> str:
    return function(" " * count * 10)


def blank_lines(count: int) -> str:
    return function("\n" * count * 4)


def carriage_returns(count: int) -> str:
    return operations(count).replace("\n", "\r\n")


def characters_of_two_units(count: int) -> str:
    return body(f'"foo.op"() {{a = "{chr(0x1F600) * 4}"}} : () -> () // {chr(0x1F600)} {n}' for n in range(count))


def operations_in_generic_form(count: int) -> str:
    return body(
        f'%v{n} = "arith.addi"(%x, %x) <{{overflowFlags = #arith.overflow<none>}}> : (i32, i32) -> i32'
        for n in range(count)
    )


def operations_in_one_line(count: int) -> str:
    return function("".join(f' "foo.op{n}"() : () -> ()' for n in range(count)))


def vectors(count: int) -> str:
    return body(
        (f"%v{n} = vector.extract %x[{n % 4}] : f32 from vector<4xf32>" for n in range(count)), "%x: vector<4xf32>"
    )


def structured_operations(count: int) -> str:
    step = (
        "linalg.generic {{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], "
        'iterator_types = ["parallel"]}} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {{\n'
        "  ^bb0(%p{0}: f32, %q{0}: f32):\n    linalg.yield %p{0} : f32\n  }}"
    )
    return body((step.format(n) for n in range(count // 4)), "%a: memref<4xf32>, %b: memref<4xf32>")


TEXT_SHAPES = named(
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
    *ATTRIBUTE_SHAPES,
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
