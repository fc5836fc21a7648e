"""Outlines of custom syntax that is written in code, one line each.

======================= ==========================================================================================
``$x`` ``$x*`` ``$x?``  an operand, several with commas, or perhaps one
``%x`` ``%x*``          a name that the operation defines
``!x`` ``!x*``          the type of the operand ``x``, or some type
``#x`` ``#x(a|b)``      the attribute ``x``, in its own spelling or as one of these words
``^x``                  a block
``fn(x)``               a function type, whose inputs are the types of ``x``
``~text~``              anything, ``text`` to start with
``[< ... >]``           what may be left out
``{region}``            likewise ``arguments``, ``assignments``, ``indices``, ``results``, ``dict``, ``keyword-dict``,
                        ``props`` and ``any``, see ``outlines.PartKind``
``_``                   a space where none would be
everything else         itself
======================= ==========================================================================================
"""

from __future__ import annotations

GENERIC = "( $operands* ) [< [ ^successors* ] >] {props} [< ( {region} ) >] {dict} : fn(operands)"
STRUCTURED = "{dict} ins( $inputs* : !inputs* ) outs( $outputs* : !outputs* ) [< -> {results} >]"
"""Operations in destination style that have a name for what they compute."""

DIRECTIVE_OUTLINES = {
    "AsyncDependencies": "[< async >] [< [ $asyncDependencies* ] >]",
    "GlobalMemrefOpTypeAndInitialValue": "!type [< = #initial_value >]",
    "SwitchOpCases": "[ default : ^defaultDestination [< ( $defaultOperands* : !defaultOperands* ) >] {any}",
    "AllReduceOperation": "[< #op >]",
    "LaunchFuncOperands": "[< args( {any} ) >]",
    "SwitchCases": "{any}",
}

_AFFINE_MEMORY = "$memref {indices} {dict} : !memref"
_AFFINE_EXTREMUM = "#map ( $operands* )"
_CALL = "#callee ( $callee_operands* ) {dict} : fn(callee_operands)"
_FUNCTION = "[< #sym_visibility(private|public|nested) >] #sym_name {arguments} [< -> {results} >] {keyword-dict}"

OUTLINES = {
    "affine.apply": _AFFINE_EXTREMUM,
    "affine.for": "%i = $lowerBound to $upperBound [< step ~1~ >] [< iter_args {assignments} -> {results} >] {region}",
    "affine.if": "#condition ( $operands* ) [< -> {results} >] {region} [< else {region} >]",
    "affine.load": _AFFINE_MEMORY,
    "affine.max": _AFFINE_EXTREMUM,
    "affine.min": _AFFINE_EXTREMUM,
    "affine.parallel": "_ ( %i* ) = _ ( {any} ) to _ ( {any} ) [< step _ ( {any} ) >] "
    "[< reduce ( {any} ) -> {results} >] {region}",
    "affine.prefetch": "$memref {indices} , #access(read|write) , locality < ~3~ > , #cache(data|instr) : !memref",
    "affine.store": "$value , $memref {indices} {dict} : !memref",
    "affine.vector_load": "$memref {indices} {dict} : !memref , !result",
    "affine.vector_store": "$value , $memref {indices} {dict} : !memref , !value",
    "arith.select": "$condition , $true_value , $false_value {dict} : !result",
    "async.execute": "[< [ $dependencies* ] >] [< ( {any} ) >] [< -> {results} >] {region}",
    "async.func": _FUNCTION + " {region}",
    "bufferization.alloc_tensor": "( $dynamic_sizes* ) [< copy ( $copy ) >] [< size_hint = $size_hint >] {dict} "
    ": !result",
    "emitc.for": "%i = $lowerBound to $upperBound step $step [< : !lowerBound >] {region}",
    "emitc.func": _FUNCTION + " {region}",
    "emitc.if": "$condition {region} [< else {region} >]",
    "func.func": _FUNCTION + " {region}",
    "gpu.func": "#sym_name {arguments} [< -> {results} >] [< workgroup {arguments} >] [< private {arguments} >] "
    "[< kernel >] {keyword-dict} {region}",
    "gpu.launch": "blocks ( %bx , %by , %bz ) in _ "
    "( %grid_x = $gridSizeX , %grid_y = $gridSizeY , %grid_z = $gridSizeZ ) threads ( %tx , %ty , %tz ) in _ "
    "( %block_x = $blockSizeX , %block_y = $blockSizeY , %block_z = $blockSizeZ ) {region}",
    "gpu.warp_execute_on_lane_0": "( $laneid ) [ ~32~ ] [< args( $args* : !args* ) >] [< -> {results} >] {region}",
    "linalg.broadcast": "ins( $input : !input ) outs( $init : !init ) dimensions = ~[0]~ {dict}",
    "linalg.contract": "indexing_maps = #indexing_maps ins ( $inputs* : !inputs* ) outs ( $outputs* : !outputs* ) "
    "[< -> {results} >]",
    "linalg.generic": "{dict} ins( $inputs* : !inputs* ) outs( $outputs* : !outputs* ) {region} [< -> {results} >]",
    "linalg.map": "[< { ~arith.addf~ } >] ins( $inputs* : !inputs* ) outs( $init : !init ) [< {arguments} {region} >]",
    "linalg.reduce": "[< { ~arith.addf~ } >] ins( $inputs* : !inputs* ) outs( $inits* : !inits* ) dimensions = ~[0]~ "
    "[< {arguments} {region} >]",
    "linalg.transpose": "ins( $input : !input ) outs( $init : !init ) permutation = ~[1, 0]~ {dict}",
    "linalg.yield": "$values* {dict} [< : !values* >]",
    "llvm.alloca": "[< inalloca >] $arraySize x !elem_type {dict} : fn(arraySize)",
    "llvm.call": _CALL,
    "llvm.fcmp": "#predicate $lhs , $rhs {dict} : !lhs",
    "llvm.func": "#sym_name {arguments} [< -> {results} >] {keyword-dict} {region}",
    "llvm.icmp": "#predicate $lhs , $rhs {dict} : !lhs",
    "llvm.mlir.global": "[< #linkage(private|internal|external|common|appending|weak) >] [< constant >] "
    "#sym_name ( [< #value >] ) {dict} [< : !global_type >]",
    "memref.alloca_scope": "[< -> {results} >] {region}",
    "memref.generic_atomic_rmw": "$memref {indices} : !memref {region}",
    "memref.prefetch": "$memref {indices} , #access(read|write) , locality < ~3~ > , #cache(data|instr) : !memref",
    "memref.transpose": "$in #permutation {dict} : !in to !result",
    "ml_program.func": _FUNCTION + " {region}",
    "ml_program.subgraph": _FUNCTION + " {region}",
    "scf.execute_region": "[< -> {results} >] {region}",
    "scf.for": "[< unsigned >] %i = $lowerBound to $upperBound step $step [< iter_args {assignments} -> {results} >] "
    "[< : !lowerBound >] {region}",
    "scf.forall": "_ ( %i* ) in _ ( $dynamicUpperBound* ) [< shared_outs {assignments} -> {results} >] {region} {dict}",
    "scf.forall.in_parallel": "{region}",
    "scf.if": "$condition [< -> {results} >] {region} [< else {region} >]",
    "scf.parallel": "_ ( %i* ) = _ ( $lowerBound* ) to _ ( $upperBound* ) step _ ( $step* ) "
    "[< init ( $initVals* ) -> {results} >] {region}",
    "scf.while": "{assignments} : fn(inits) {region} do {region}",
    "shape.assuming": "$witness [< -> {results} >] {region}",
    "shape.const_shape": "#shape {dict} : !result",
    "shape.func": _FUNCTION + " {region}",
    "shape.reduce": "( $shape [< , $initVals* >] ) : !shape [< -> {results} >] {region}",
    "spirv.func": "#sym_name {arguments} [< -> {results} >] ~\"None\"~ {keyword-dict} {region}",
    "vector.contract": "{dict} $lhs , $rhs , $acc : !lhs , !rhs into !acc",
    "vector.mask": "$mask [< , $passthru >] {region} : !mask [< -> {results} >]",
    "vector.outerproduct": "$lhs , $rhs [< , $acc >] {dict} : !lhs , !rhs",
    "vector.transfer_read": "$base {indices} , $padding [< , $mask >] {dict} : !base , !vector",
    "vector.transfer_write": "$valueToStore , $base {indices} [< , $mask >] {dict} : !valueToStore , !base",
}  # fmt: skip

LAST_LINES: dict[str, tuple[str, ...]] = {
    "async.func": ("return",),
    "emitc.func": ("return",),
    "func.func": ("return",),
    "gpu.func": ("gpu.return",),
    "gpu.launch": ("gpu.terminator",),
    "llvm.func": ("llvm.return",),
    "memref.generic_atomic_rmw": ("memref.atomic_yield %value : type",),
    "scf.execute_region": ("scf.yield",),
    "scf.while": ("scf.condition(%condition)", "scf.yield"),
    "shape.func": ("return",),
    "spirv.func": ("spirv.Return",),
    "tensor.generate": ("tensor.yield %value : type",),
    "tensor.pad": ("tensor.yield %value : type",),
}
"""The terminators of regions, one for each, that are written out: the others are implied."""

SNIPPETS = {
    "affine.apply": "affine.apply affine_map<(${1:d0}) -> (${2:d0 + 1})>(${3:%i})",
    "affine.for": "affine.for ${1:%i} = ${2:0} to ${3:%n} {\n  $0\n}",
    "affine.if": "affine.if affine_set<(${1:d0}) : (${2:d0 >= 0})>(${3:%i}) {\n  $0\n}",
    "affine.parallel": "affine.parallel (${1:%i}) = (${2:0}) to (${3:%n}) {\n  $0\n}",
    "arith.constant": "arith.constant ${1:0} : ${2:index}",
    "complex.constant": "complex.constant [${1:1.0 : f32}, ${2:0.0 : f32}] : complex<${3:f32}>",
    "linalg.generic": "linalg.generic {indexing_maps = [${1:#map}, ${2:#map}], iterator_types = [${3:\"parallel\"}]} "
    "ins(${4:%input} : ${5:type}) outs(${6:%output} : ${7:type}) {\n"
    "^bb0(${8:%in}: ${9:f32}, ${10:%out}: ${11:f32}):\n  $0\n  linalg.yield ${12:%in} : ${9:f32}\n}",
    "linalg.map": "linalg.map { ${1:arith.addf} } ins(${2:%a}, ${3:%b} : ${4:type}, ${5:type}) "
    "outs(${6:%out} : ${7:type})",
    "linalg.reduce": "linalg.reduce { ${1:arith.addf} } ins(${2:%input} : ${3:type}) outs(${4:%init} : ${5:type}) "
    "dimensions = [${6:0}]",
    "memref.global": "memref.global \"${1:private}\" constant @${2:name} : ${3:memref<4xf32>} = ${4:dense<0.0>}",
    "scf.while": "scf.while (${1:%arg0} = ${2:%init}) : (${3:type}) -> ${3:type} {\n  scf.condition(${4:%condition}) "
    "${1:%arg0} : ${3:type}\n} do {\n^bb0(${5:%arg1}: ${3:type}):\n  $0\n  scf.yield ${5:%arg1} : ${3:type}\n}",
    "vector.contract": "vector.contract {indexing_maps = [${1:#map}, ${2:#map1}, ${3:#map2}], "
    "iterator_types = [${4:\"parallel\"}], kind = #vector.kind<${5:add}>} ${6:%lhs}, ${7:%rhs}, ${8:%acc} "
    ": ${9:type}, ${10:type} into ${11:type}",
}  # fmt: skip
"""Templates for completion where the outline alone would leave out too much; in the notation of snippets."""

COMMON_DIALECTS = ("func", "arith", "memref", "scf", "cf", "affine", "linalg", "tensor", "vector", "bufferization",
                   "math", "gpu")  # fmt: skip
"""Dialects with completions before a dialect is typed, used in the file or not."""

COMMON_OPERATIONS = (
    "arith.constant", "memref.load", "memref.store", "memref.alloc", "memref.dealloc", "scf.for", "scf.if", "func.call",
    "arith.addi", "arith.muli", "arith.subi", "arith.addf", "arith.mulf", "arith.subf", "arith.divf", "arith.cmpi",
    "arith.cmpf", "arith.select", "arith.index_cast", "memref.dim", "memref.subview", "memref.copy", "memref.alloca",
    "memref.cast", "memref.get_global", "cf.br", "cf.cond_br", "scf.while", "scf.parallel", "scf.forall", "affine.for",
    "affine.load", "affine.store", "affine.apply", "linalg.generic", "linalg.matmul", "linalg.fill", "linalg.map",
    "tensor.empty", "tensor.extract", "tensor.insert", "tensor.extract_slice", "tensor.insert_slice", "tensor.dim",
    "vector.transfer_read", "vector.transfer_write", "vector.load", "vector.store", "vector.broadcast",
    "bufferization.to_tensor", "bufferization.to_buffer", "bufferization.clone", "bufferization.dealloc",
    "bufferization.alloc_tensor", "arith.extf", "arith.truncf", "arith.sitofp", "arith.fptosi", "arith.extsi",
    "arith.trunci", "arith.maximumf", "arith.minimumf", "arith.andi", "arith.ori", "arith.xori", "gpu.launch",
)  # fmt: skip
"""Frequently written operations, the most frequent first."""

TYPE_DIALECTS = (
    "acc", "amdgpu", "amx", "async", "emitc", "irdl", "llvm", "ml_program", "mpi", "nvgpu", "omp", "pdl", "ptr",
    "shape", "shard", "smt", "sparse_tensor", "tosa", "transform", "wasmssa", "xegpu",
)  # fmt: skip
"""Upstream's dialects that define types."""

ATTRIBUTE_DIALECTS = (
    "acc", "amdgpu", "arith", "arm_sme", "complex", "dlti", "emitc", "gpu", "index", "irdl", "linalg", "llvm",
    "ml_program", "mpi", "nvgpu", "nvvm", "omp", "ptr", "rocdl", "shard", "smt", "sparse_tensor", "spirv", "tosa",
    "transform", "ub", "vector", "xegpu", "xevm",
)  # fmt: skip
"""Upstream's dialects that define attributes."""

DISCARDABLE: dict[str, tuple[tuple[str, str], ...]] = {
    "builtin.module": (
        ("gpu.container_module", "gpu.container_module"),
        ("transform.with_named_sequence", "transform.with_named_sequence"),
        ("dlti.dl_spec", "dlti.dl_spec = #dlti.dl_spec<$1>"),
    ),
    "func.func": (("llvm.emit_c_interface", "llvm.emit_c_interface"),),
    "func.func()": (
        ("bufferization.writable", "bufferization.writable = ${1|true,false|}"),
        ("bufferization.access", 'bufferization.access = "${1|none,read,write,read-write|}"'),
        ("bufferization.buffer_layout", "bufferization.buffer_layout = affine_map<(${1:d0}) -> (${2:d0})>"),
        ("llvm.noalias", "llvm.noalias"),
    ),
    "memref.alloc": (("bufferization.manual_deallocation", "bufferization.manual_deallocation"),),
    "memref.dealloc": (("bufferization.manual_deallocation", "bufferization.manual_deallocation"),),
}
"""Attributes that are often added to an operation, or to arguments of `name()`, and that no definition names; with how
each is written for a start, in the notation of snippets."""
