// Properties of the dialect test that are there or not, in their own syntax.

// expected-error@+1 {{custom op 'test.with_optional_properties' invalid value for property simple, expected optional int64_t}}
test.with_optional_properties simple = foo

// -----

test.with_optional_properties simple = none

// -----

// expected-error@+1 {{custom op 'test.with_optional_properties' invalid value for property simplei8, expected optional int8_t}}
test.with_optional_properties simplei8 = foo

// -----

// expected-error@+1 {{custom op 'test.with_optional_properties' invalid value for property simpleui8, expected optional uint8_t}}
test.with_optional_properties simpleui8 = foo

// -----

test.with_optional_properties simpleui8 = -4

// -----

// expected-error@+1 {{custom op 'test.with_optional_properties' invalid value for property nonTrivialStorage, expected optional string}}
test.with_optional_properties nonTrivialStorage = foo

// -----

// expected-error@+1 {{custom op 'test.with_optional_properties' invalid value for property nonTrivialStorage, expected optional string}}
test.with_optional_properties nonTrivialStorage = 4

// -----

// expected-error@+1 {{custom op 'test.with_optional_properties' expected 'none' or 'some<prop>'}}
test.with_optional_properties hasDefault = foo

// -----

// expected-error@+1 {{custom op 'test.with_optional_properties' expected integer value}}
test.with_optional_properties hasDefault = some<foo>

// -----

// expected-error@+1 {{expected '>'}}
test.with_optional_properties hasDefault = some<1

// -----

// expected-error@+1 {{expected '<'}}
test.with_optional_properties hasDefault = some 1

// -----

test.with_optional_properties hasDefault = some<1>

// -----

// expected-error@+1 {{custom op 'test.with_optional_properties' expected 'none' or 'some<prop>'}}
test.with_optional_properties nested = foo

// -----

// expected-error@+1 {{custom op 'test.with_optional_properties' invalid value for property nested, expected optional optional int64_t}}
test.with_optional_properties nested = some<foo>

// -----

test.with_optional_properties nested = some<none>

// -----

test.with_optional_properties nested = some<1>

// -----

// expected-error@+1 {{custom op 'test.with_optional_properties' expected 'none' or 'some<prop>'}}
test.with_optional_properties longSyntax = foo

// -----

// expected-error@+1 {{custom op 'test.with_optional_properties' expected string}}
test.with_optional_properties longSyntax = some<4>

// -----

test.with_optional_properties longSyntax = some<"a">

// -----

// expected-error@+1 {{custom op 'test.with_optional_properties' expected 'none' or 'some<prop>'}}
test.with_optional_properties hasUnit maybeUnit = foo

// -----

// expected-error@+1 {{custom op 'test.with_optional_properties' expected 'unit' or 'unit_absent'}}
test.with_optional_properties maybeUnit = some<foo>

// -----

test.with_optional_properties maybeUnit = some<unit>

// -----

test.with_optional_properties anAttr = 1

// -----



// -----

test.with_optional_properties anAttr = 0 simple = 0 simplei8 = -3 nonTrivialStorage = "a" hasDefault = some<0> nested = some<none> longSyntax = some<"b"> hasUnit maybeUnit = some<unit_absent>
