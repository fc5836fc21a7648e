// ===== builtin.module: bare
module {
}
// ----- generic
"builtin.module"() ({
^bb0:
}) : () -> ()
// ===== builtin.module: with sym_name
module @s {
}
// ----- generic
"builtin.module"() <{sym_name = "s"}> ({
^bb0:
}) : () -> ()
// ===== builtin.module: with sym_visibility
module attributes {sym_visibility = "text"} {
}
// ----- generic
"builtin.module"() <{sym_visibility = "text"}> ({
^bb0:
}) : () -> ()
// ===== builtin.module: full (not verified)
module @s attributes {sym_visibility = "text", t.x = 1 : i32} {
}
// ----- generic
"builtin.module"() <{sym_name = "s", sym_visibility = "text"}> ({
^bb0:
}) {t.x = 1 : i32} : () -> ()
// ===== builtin.unrealized_conversion_cast: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1:2 = unrealized_conversion_cast %0#0, %0#1 : i32, i32 to i32, i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1:2 = "builtin.unrealized_conversion_cast"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> (i32, i32)
}) : () -> ()
// ===== builtin.unrealized_conversion_cast: ones
module {
  %0 = "t.values"() : () -> i32
  %1 = unrealized_conversion_cast %0 : i32 to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "builtin.unrealized_conversion_cast"(%0) : (i32) -> i32
}) : () -> ()
// ===== builtin.unrealized_conversion_cast: with outputs
module {
  %0:2 = unrealized_conversion_cast to i32, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "builtin.unrealized_conversion_cast"() : () -> (i32, i32)
}) : () -> ()
