" MLIR: what can be told without the server. With it, semantic tokens come on top.
if exists("b:current_syntax")
  finish
endif

syntax case match
syntax iskeyword @,48-57,_,.,$

" Comments, and the commands of tests in them.
syntax match mlirComment "//.*$" contains=mlirRun,mlirTodo,@Spell
syntax match mlirRun "\<\%(RUN\|DEFINE\|REDEFINE\|REQUIRES\|UNSUPPORTED\|XFAIL\):.*$" contained
syntax match mlirRun "\<expected-\%(error\|warning\|note\|remark\)\%(-re\)\=\>.*$" contained
syntax keyword mlirTodo contained XXX FIXME
syntax match mlirSplit "^// -----.*$"

syntax region mlirString start=+"+ skip=+\\.+ end=+"+ oneline contains=mlirEscape
syntax match mlirEscape '\\\%(\x\x\|[\\"nt]\)' contained

" Names: values with the number of a result, symbols, blocks, aliases.
syntax match mlirValue "%\%([[:alnum:]_$.-]\+\)\%([#:]\d\+\)\="
syntax match mlirSymbol '@\%([[:alpha:]_][[:alnum:]_$.]*\|"[^"]*"\)'
syntax match mlirBlock "\^[[:alnum:]_$.-]\+"
syntax match mlirAttributeAlias "#[[:alpha:]_][[:alnum:]_$.]*"
syntax match mlirTypeAlias "![[:alpha:]_][[:alnum:]_$.]*"

" An operation is a dialect and a name; a few stand without their dialect.
syntax match mlirOperation '\%([^[:alnum:]_$.!#@%^"]\|^\)\zs\a\w*\%(\.\a\w*\)\+'
syntax keyword mlirOperation module func return
syntax match mlirMemory "\<memref\.\%(alloc\|alloca\|realloc\|dealloc\)\>"
syntax match mlirMemory "\<bufferization\.\%(alloc_tensor\|clone\|dealloc\|dealloc_tensor\|manual_deallocation\)\>"

syntax keyword mlirKeyword private public nested attributes loc step to iter_args init else do from dense sparse
syntax keyword mlirKeyword array unit dense_resource affine_map affine_set strided offset distinct
syntax keyword mlirBoolean true false

syntax match mlirType "\<\%(index\|none\|[su]\=i\d\+\|[bt]\=f\d\+\%(E\d\+M\d\+\w*\)\=\)\>"
syntax keyword mlirType memref tensor vector tuple complex
" Sizes and the type they end in: 4x?xf32.
syntax match mlirSize "\%(\[\=\d\+\]\=\|?\|\*\)\zex"
syntax match mlirType "\%(\%(\d\|?\|\*\|\]\)x\)\@<=\%(index\|[su]\=i\d\+\|[bt]\=f\d\+\%(E\d\+M\d\+\w*\)\=\)\>"

syntax match mlirNumber "\%(\w\|[%#^.$]\)\@<!-\=\d\+\>\%(\.\d*\%([eE][-+]\=\d\+\)\=\)\="
syntax match mlirNumber "\%(\w\|[%#^.$]\)\@<!0x\x\+\>"
syntax match mlirArrow "->"

syntax region mlirFold start="{" end="}" transparent fold

highlight default link mlirComment Comment
highlight default link mlirRun SpecialComment
highlight default link mlirTodo Todo
highlight default link mlirSplit PreProc
highlight default link mlirString String
highlight default link mlirEscape SpecialChar
highlight default link mlirValue Identifier
highlight default link mlirSymbol Function
highlight default link mlirBlock Label
highlight default link mlirAttributeAlias PreProc
highlight default link mlirTypeAlias Type
highlight default link mlirOperation Statement
highlight default link mlirMemory Special
highlight default link mlirKeyword Keyword
highlight default link mlirBoolean Boolean
highlight default link mlirType Type
highlight default link mlirSize Number
highlight default link mlirNumber Number
highlight default link mlirArrow Operator

" A region is short or long: look back far enough for its strings and comments.
syntax sync minlines=50

let b:current_syntax = "mlir"
