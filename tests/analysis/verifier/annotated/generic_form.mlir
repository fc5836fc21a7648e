// The generic form: lists, properties, names of results; enums in custom forms.

// expected-error@+1 {{expected integer number of results}}
%0: = "t.v"() : () -> i32

// -----

// expected-error@+1 {{expected named operation to have at least 1 result}}
%0:0 = "t.v"() : () -> i32

// -----

%0:2 = "builtin.unrealized_conversion_cast"() : () -> (i32,f32)
// expected-error@+1 {{use of value '%0' expects different type than prior uses: 'f32' vs 'i32'}}
%1 = "arith.addf"(%0#0, %0#1) : (f32, f32) -> f32

// -----

// expected-error@+1 {{expected '(' to start operand list}}
"builtin.module" {
}

// -----

"builtin.module"() ({
// expected-error@+1 {{expected ')' to end region list}}
} : () -> ()

// -----

func.func @f(%a: index) {
// expected-error@+1 {{expected '{' to begin a region}}
"index.add"(%a, %a) (index, index) -> index
return }

// -----

func.func @f(%a: index) {
// expected-error@+1 {{invalid properties [] for op index.add: this operation does not support properties}}
"index.add"(%a, %a) <[]> : (index, index) -> index
return }

// -----

func.func @f(%a: index) {
// expected-error@+1 {{invalid properties {} for op index.add: this operation does not support properties}}
"index.add"(%a, %a) <{}> : (index, index) -> index
return }

// -----

func.func @f(%a: index) {
// expected-error@+1 {{undefined symbol alias id 'foo'}}
"affine.apply"(%a) <#foo> : (index, index) -> index
return }

// -----

func.func @f(%a: index) {
// expected-error@+1 {{expected attribute value}}
"affine.apply"(%a) <> : (index, index) -> index
return }

// -----

func.func @f(%a: index) {
// expected-error@+1 {{expected '>' to close properties}}
"affine.apply"(%a) <[] : (index, index) -> index
return }

// -----

// expected-error@+1 {{integer literal not valid for specified type}}
module attributes {t.x = 1 : !llvm.ptr} {}

// -----

// expected-error@+1 {{floating point value not valid for specified type}}
module attributes {t.x = 1.0 : i32} {}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
module attributes {t.x = true : i32} {}

// -----

// expected-error@+1 {{custom op 'nvvm.pmevent' invalid kind of attribute specified}}
func.func @f(%a: i32) { nvvm.pmevent id = "x"
 return }

// -----

// expected-error@+1 {{expected operation name in quotes}}
func.func @f(%a: i32) { nvvm.pmevent id = 5 : i64
 return }

// -----

// expected-error@+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
func.func @f(%a: i32) { %0 = arith.cmpi foo, %a, %a : i32
 return }

// -----

"func.func"() ({
  // expected-error@below {{custom op 'return' is unknown (tried 'builtin.return' as well)}}
  return
}) {sym_name = "f", function_type = () -> ()} : () -> ()

// -----

// What may go without a dialect in a generic form is what may around it.
func.func @f(%c: i1) {
  "scf.if"(%c) ({
    call @f(%c) : (i1) -> ()
    scf.yield
  }, {}) : (i1) -> ()
  return
}

// -----

emitc.func @f(%c: i1) {
  scf.if %c {
    "scf.if"(%c) ({
      // expected-error@below {{Dialect `' not found for custom op 'verbatim'  (tried '.verbatim' as well)}}
      verbatim "x"
      scf.yield
    }, {}) : (i1) -> ()
  }
  return
}

// -----

// An operation that its dialect does not have is read, and refused by the verifier.
func.func @f(%a: memref<4xf32>, %n: index) -> f32 {
  // expected-error@below {{unregistered operation 'memref.laod' found in dialect ('memref') that does not allow unknown operations}}
  %z = "memref.laod"(%a, %n) : (memref<4xf32>, index) -> f32
  return %z : f32
}

// -----

func.func @f(%n: index) {
  scf.for %i = %n to %n step %n {
    // expected-error@below {{unregistered operation 'scf.yeild' found in dialect ('scf') that does not allow unknown operations}}
    "scf.yeild"() : () -> ()
  }
  return
}

// -----

func.func @f() {
  "llvm.scope"() ({
    // expected-error@below {{unregistered operation 'arith.addff' found in dialect ('arith') that does not allow unknown operations}}
    %0 = "arith.addff"() : () -> i32
  }) : () -> ()
  return
}

// -----

// expected-error@below {{unregistered operation 'func.fucn' found in dialect ('func') that does not allow unknown operations}}
"func.fucn"() ({
  "llvm.end"() : () -> ()
}) : () -> ()

// -----

func.func @f() {
  // Some dialects allow that. A name without a dot has no dialect.
  "llvm.intr.nothing"() : () -> ()
  "shape.nothing"() : () -> ()
  "memref"() : () -> ()
  return
}
