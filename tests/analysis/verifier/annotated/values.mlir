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
