// ===== arm_neon.2d.sdot: bare
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]x[4]xi8>, vector<[4]x[4]xi8>)
  %1 = arm_neon.2d.sdot %0#0, %0#1, %0#2 : vector<[4]x[4]xi8>, vector<[4]x[4]xi8> to vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]x[4]xi8>, vector<[4]x[4]xi8>)
  %1 = "arm_neon.2d.sdot"(%0#0, %0#1, %0#2) : (vector<[4]xi32>, vector<[4]x[4]xi8>, vector<[4]x[4]xi8>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_neon.2d.sdot: full
module {
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]x[4]xi8>, vector<[4]x[4]xi8>)
  %1 = arm_neon.2d.sdot %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<[4]x[4]xi8>, vector<[4]x[4]xi8> to vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<[4]xi32>, vector<[4]x[4]xi8>, vector<[4]x[4]xi8>)
  %1 = "arm_neon.2d.sdot"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<[4]xi32>, vector<[4]x[4]xi8>, vector<[4]x[4]xi8>) -> vector<[4]xi32>
}) : () -> ()
// ===== arm_neon.intr.bfmmla: bare
module {
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<8xbf16>, vector<8xbf16>)
  %1 = arm_neon.intr.bfmmla %0#0, %0#1, %0#2 : vector<8xbf16> to vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<8xbf16>, vector<8xbf16>)
  %1 = "arm_neon.intr.bfmmla"(%0#0, %0#1, %0#2) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
}) : () -> ()
// ===== arm_neon.intr.bfmmla: full
module {
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<8xbf16>, vector<8xbf16>)
  %1 = arm_neon.intr.bfmmla %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<8xbf16> to vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<8xbf16>, vector<8xbf16>)
  %1 = "arm_neon.intr.bfmmla"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
}) : () -> ()
// ===== arm_neon.intr.sdot: bare
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<16xi8>, vector<16xi8>)
  %1 = arm_neon.intr.sdot %0#0, %0#1, %0#2 : vector<16xi8>, vector<16xi8> to vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<16xi8>, vector<16xi8>)
  %1 = "arm_neon.intr.sdot"(%0#0, %0#1, %0#2) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
}) : () -> ()
// ===== arm_neon.intr.sdot: full
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<16xi8>, vector<16xi8>)
  %1 = arm_neon.intr.sdot %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<16xi8>, vector<16xi8> to vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<16xi8>, vector<16xi8>)
  %1 = "arm_neon.intr.sdot"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
}) : () -> ()
// ===== arm_neon.intr.smmla: bare
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<16xi8>, vector<16xi8>)
  %1 = arm_neon.intr.smmla %0#0, %0#1, %0#2 : vector<16xi8> to vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<16xi8>, vector<16xi8>)
  %1 = "arm_neon.intr.smmla"(%0#0, %0#1, %0#2) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
}) : () -> ()
// ===== arm_neon.intr.smmla: full
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<16xi8>, vector<16xi8>)
  %1 = arm_neon.intr.smmla %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<16xi8> to vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<16xi8>, vector<16xi8>)
  %1 = "arm_neon.intr.smmla"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
}) : () -> ()
// ===== arm_neon.intr.smull: bare
module {
  %0:2 = "t.values"() : () -> (vector<8xi8>, vector<8xi8>)
  %1 = arm_neon.intr.smull %0#0, %0#1 : vector<8xi8> to vector<8xi16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xi8>, vector<8xi8>)
  %1 = "arm_neon.intr.smull"(%0#0, %0#1) : (vector<8xi8>, vector<8xi8>) -> vector<8xi16>
}) : () -> ()
// ===== arm_neon.intr.smull: full
module {
  %0:2 = "t.values"() : () -> (vector<8xi8>, vector<8xi8>)
  %1 = arm_neon.intr.smull %0#0, %0#1 {t.x = 1 : i32} : vector<8xi8> to vector<8xi16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xi8>, vector<8xi8>)
  %1 = "arm_neon.intr.smull"(%0#0, %0#1) {t.x = 1 : i32} : (vector<8xi8>, vector<8xi8>) -> vector<8xi16>
}) : () -> ()
// ===== arm_neon.intr.ummla: bare
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<16xi8>, vector<16xi8>)
  %1 = arm_neon.intr.ummla %0#0, %0#1, %0#2 : vector<16xi8> to vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<16xi8>, vector<16xi8>)
  %1 = "arm_neon.intr.ummla"(%0#0, %0#1, %0#2) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
}) : () -> ()
// ===== arm_neon.intr.ummla: full
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<16xi8>, vector<16xi8>)
  %1 = arm_neon.intr.ummla %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<16xi8> to vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<16xi8>, vector<16xi8>)
  %1 = "arm_neon.intr.ummla"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
}) : () -> ()
// ===== arm_neon.intr.usmmla: bare
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<16xi8>, vector<16xi8>)
  %1 = arm_neon.intr.usmmla %0#0, %0#1, %0#2 : vector<16xi8> to vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<16xi8>, vector<16xi8>)
  %1 = "arm_neon.intr.usmmla"(%0#0, %0#1, %0#2) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
}) : () -> ()
// ===== arm_neon.intr.usmmla: full
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<16xi8>, vector<16xi8>)
  %1 = arm_neon.intr.usmmla %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<16xi8> to vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<16xi8>, vector<16xi8>)
  %1 = "arm_neon.intr.usmmla"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
}) : () -> ()
