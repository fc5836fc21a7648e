// Functions, what they return, and who calls them.

func.func @nothing_returned() -> i32 {
  // expected-error@+1 {{has 0 operands, but enclosing function (@nothing_returned) returns 1}}
  return
}

// -----

func.func @of_another_type(%x: i64) -> i32 {
  // expected-error@+1 {{type of return operand 0 ('i64') doesn't match function result type ('i32')}}
  return %x : i64
}

// -----

func.func @nobody_there() {
  call @somebody() : () -> ()  // expected-error {{'somebody' does not reference a valid function}}
  return
}

// -----

func.func private @takes_one(i32)
func.func @gives_none() {
  // expected-error @below {{incorrect number of operands for callee}}
  call @takes_one() : () -> ()
  return
}

// -----

// expected-error@+1 {{symbol declaration cannot have public visibility}}
func.func @declared()

// -----

func.func @to_a_block(%x: i32) {
  // expected-error@+1 {{type mismatch for bb argument #0 of successor #0}}
  cf.br ^next(%x : i32)
^next(%y: i64):
  return
}
