// Values that are not there, or not what they are used as.

func.func @undeclared() {
  // expected-error@+1 {{use of undeclared SSA value name}}
  %0 = arith.addi %a, %a : i32
  return
}

// -----

func.func @twice(%x: i32) {
  // expected-note@below {{previously defined here}}
  %0 = arith.addi %x, %x : i32
  %0 = arith.muli %x, %x : i32  // expected-error {{redefinition of SSA value '%0'}}
  return
}

// -----

// expected-note@below {{prior use here}}
func.func @of_another_type(%x: i64) {
  // expected-error-re@below {{use of value '%x' expects different type {{.*}}: 'i32' vs 'i64'}}
  %0 = arith.addi %x, %x : i32
  return
}

// -----

func.func @used_too_early(%x: i32) {
  %0 = arith.addi %1, %x : i32
  // expected-error@above {{operand #0 does not dominate this use}}
  // expected-note@below {{operand defined here}}
  %1 = arith.addi %x, %x : i32
  return
}

// -----

func.func @no_such_block() {
  cf.br ^out  // expected-error {{reference to an undefined block}}
}

// -----

// Names around a region stay taken in it, where they cannot be used too.
%a = arith.constant 1 : i32
// expected-error@below {{region entry argument '%a' is already in use}}
func.func @f(%a: i32) {
  return
}

// -----

gpu.module @m {
  %a = arith.constant 1 : i32
  gpu.func @k() {
    // expected-error@below {{redefinition of SSA value '%a'}}
    %a = arith.constant 1 : i32
    gpu.return
  }
}

// -----

func.func @f() {
  builtin.module {
    func.func @g(%a: i32) {
      %b = arith.addi %a, %a : i32
      return
    }
    %b = arith.constant 1 : i32
  }
  %a = arith.constant 1 : i32
  return
}

// -----

emitc.func @f(%a: i32, %b: i32) -> i32 {
  %d = emitc.add %a, %b : (i32, i32) -> i32
  %c = emitc.expression %a, %b : (i32, i32) -> i32 {
    // Only here may names be those of values around.
    %d = add %a, %b : (i32, i32) -> i32
    yield %d : i32
  }
  return %c : i32
}

// -----

// Zeros before the number of a result mean nothing.
func.func @f(%a: i32) {
  %b:2 = "test.several"(%a#00) : (i32) -> (i32, i32)
  %c = arith.addi %b#01, %b#00 : i32
  cf.br ^next(%c#0 : i32)
^next(%d#00: i32):
  %e = arith.addi %d, %d#0 : i32
  cf.br ^last(%e : i32)
^last(%g#01: i32):
  %h = arith.addi %g#1, %g#001 : i32
  // expected-error@below {{use of undeclared SSA value name}}
  %i = arith.addi %g#0, %h : i32
  return
}
