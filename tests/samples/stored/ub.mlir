// ===== ub.poison: bare
module {
  %0 = ub.poison : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "ub.poison"() <{value = #ub.poison}> : () -> i32
}) : () -> ()
// ===== ub.unreachable: bare
module {
  "t.around"() ({
    ub.unreachable
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "ub.unreachable"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== ub.unreachable: full
module {
  "t.around"() ({
    ub.unreachable {t.x = 1 : i32}
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "ub.unreachable"() {t.x = 1 : i32} : () -> ()
  }) : () -> ()
}) : () -> ()
