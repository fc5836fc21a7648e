// irdl: what mlir-opt says of each rule.

// expected-error@below {{name of dialect should not contain uppercase letters}}
irdl.dialect @"Foo" { }

// -----

// expected-error@below {{name of dialect should not contain leading or double underscores}}
irdl.dialect @_foo { }

// -----

// expected-error@below {{name of dialect should not contain leading or double underscores}}
irdl.dialect @foo__bar { }

// -----

// expected-error@below {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"" { }

// -----

// expected-error@below {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"a-b" { }

// -----

irdl.dialect @a {
  irdl.operation @b {
    // expected-error@below {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
    %0 = irdl.base "foo"
  }
}

// -----

irdl.dialect @a {
  irdl.operation @b {
    // expected-error@below {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
    %0 = "irdl.base"() : () -> !irdl.attribute
  }
}

// -----

irdl.dialect @a {
  irdl.operation @b {
    // expected-error@below {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
    %0 = "irdl.base"() <{base_name = "!a.b", base_ref = @a}> : () -> !irdl.attribute
  }
}

// -----

irdl.dialect @a {
  irdl.operation @b {
    %0 = irdl.any
    // expected-error@below {{'irdl.operands' op the number of operands and their names must be the same, but got 1 and 2 respectively}}
    "irdl.operands"(%0) <{names = ["x", "y"], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @a {
  irdl.operation @b {
    %0 = irdl.any
    // expected-error@below {{'irdl.operands' op the number of operands and their variadicities must be the same, but got 1 and 2 respectively}}
    "irdl.operands"(%0) <{names = ["x"], variadicity = #irdl<variadicity_array[single, single]>}> : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @a {
  // expected-error@below {{'irdl.operation' op contains a value named 'x' for both its operands and results}}
  irdl.operation @b {
    %0 = irdl.any
    irdl.operands(x: %0)
    irdl.results(x: %0)
  }
}

// -----

irdl.dialect @a {
  irdl.operation @b {
    %0 = irdl.any
    // expected-error@below {{'irdl.operands' op name of operand #1 is a duplicate of the name of operand #0}}
    irdl.operands(x: %0, x: %0)
  }
}

// -----

irdl.dialect @a {
  irdl.type @b {
    %0 = irdl.any
    // expected-error@below {{'irdl.parameters' op name of parameter #1 is a duplicate of the name of parameter #0}}
    irdl.parameters(x: %0, x: %0)
  }
}

// -----

irdl.dialect @a {
  irdl.type @b {
    %0 = irdl.any
    // expected-error@below {{'irdl.parameters' op the number of parameters and their names must be the same, but got 1 and 2 respectively}}
    "irdl.parameters"(%0) <{names = ["x", "y"]}> : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @a {
  irdl.operation @b {
    // expected-error@below {{'irdl.region' op the number of blocks is expected to be >= 1 but got 0}}
    %0 = irdl.region with size 0
  }
}

// -----

irdl.dialect @a {
  irdl.operation @b {
    // expected-error@below {{'irdl.region' op the number of blocks is expected to be >= 1 but got -1}}
    %0 = irdl.region with size -1
    irdl.regions(x: %0)
  }
}

// -----

// A body with nothing in it has its block.
irdl.dialect @d {
  irdl.operation @a { }
  irdl.type @b { }
  irdl.attribute @c { }
}

// -----

irdl.dialect @d {
  // expected-error@below {{'irdl.operation' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  "irdl.operation"() ({}) {sym_name = "a"} : () -> ()
}
