// ===== irdl.all_of: bare (not verified)
module {
  %0 = irdl.all_of() 
}
// ----- generic
"builtin.module"() ({
  %0 = "irdl.all_of"() : () -> !irdl.attribute
}) : () -> ()
// ===== irdl.all_of: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!irdl.attribute, !irdl.attribute)
  %1 = irdl.all_of(%0#0, %0#1)  {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!irdl.attribute, !irdl.attribute)
  %1 = "irdl.all_of"(%0#0, %0#1) {t.x = 1 : i32} : (!irdl.attribute, !irdl.attribute) -> !irdl.attribute
}) : () -> ()
// ===== irdl.all_of: ones (not verified)
module {
  %0 = "t.values"() : () -> !irdl.attribute
  %1 = irdl.all_of(%0) 
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !irdl.attribute
  %1 = "irdl.all_of"(%0) : (!irdl.attribute) -> !irdl.attribute
}) : () -> ()
// ===== irdl.any: bare (not verified)
module {
  %0 = irdl.any
}
// ----- generic
"builtin.module"() ({
  %0 = "irdl.any"() : () -> !irdl.attribute
}) : () -> ()
// ===== irdl.any: full (not verified)
module {
  %0 = irdl.any {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "irdl.any"() {t.x = 1 : i32} : () -> !irdl.attribute
}) : () -> ()
// ===== irdl.any_of: bare (not verified)
module {
  %0 = irdl.any_of() 
}
// ----- generic
"builtin.module"() ({
  %0 = "irdl.any_of"() : () -> !irdl.attribute
}) : () -> ()
// ===== irdl.any_of: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!irdl.attribute, !irdl.attribute)
  %1 = irdl.any_of(%0#0, %0#1)  {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!irdl.attribute, !irdl.attribute)
  %1 = "irdl.any_of"(%0#0, %0#1) {t.x = 1 : i32} : (!irdl.attribute, !irdl.attribute) -> !irdl.attribute
}) : () -> ()
// ===== irdl.any_of: ones (not verified)
module {
  %0 = "t.values"() : () -> !irdl.attribute
  %1 = irdl.any_of(%0) 
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !irdl.attribute
  %1 = "irdl.any_of"(%0) : (!irdl.attribute) -> !irdl.attribute
}) : () -> ()
// ===== irdl.attribute: bare (not verified)
module {
  irdl.attribute @s 
}
// ----- generic
"builtin.module"() ({
  "irdl.attribute"() <{sym_name = "s"}> ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
// ===== irdl.attribute: full (not verified)
module {
  irdl.attribute @s attributes {t.x = 1 : i32} 
}
// ----- generic
"builtin.module"() ({
  "irdl.attribute"() <{sym_name = "s"}> ({
  ^bb0:
  }) {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== irdl.attributes: ones (not verified)
module {
  %0 = "t.values"() : () -> !irdl.attribute
  irdl.attributes {"text" = %0}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !irdl.attribute
  "irdl.attributes"(%0) <{attributeValueNames = ["text"]}> : (!irdl.attribute) -> ()
}) : () -> ()
// ===== irdl.attributes: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!irdl.attribute, !irdl.attribute)
  irdl.attributes {"text" = %0#0, "text" = %0#1} {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!irdl.attribute, !irdl.attribute)
  "irdl.attributes"(%0#0, %0#1) <{attributeValueNames = ["text", "text"]}> {t.x = 1 : i32} : (!irdl.attribute, !irdl.attribute) -> ()
}) : () -> ()
// ===== irdl.attributes: bare (not verified)
module {
  irdl.attributes 
}
// ----- generic
"builtin.module"() ({
  "irdl.attributes"() <{attributeValueNames = []}> : () -> ()
}) : () -> ()
// ===== irdl.base: bare (not verified)
module {
  %0 = irdl.base 
}
// ----- generic
"builtin.module"() ({
  %0 = "irdl.base"() : () -> !irdl.attribute
}) : () -> ()
// ===== irdl.base: full (not verified)
module {
  %0 = irdl.base @s "text"  {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "irdl.base"() <{base_name = "text", base_ref = @s}> {t.x = 1 : i32} : () -> !irdl.attribute
}) : () -> ()
// ===== irdl.base: with base_ref (not verified)
module {
  %0 = irdl.base @s 
}
// ----- generic
"builtin.module"() ({
  %0 = "irdl.base"() <{base_ref = @s}> : () -> !irdl.attribute
}) : () -> ()
// ===== irdl.base: with base_name (not verified)
module {
  %0 = irdl.base "text" 
}
// ----- generic
"builtin.module"() ({
  %0 = "irdl.base"() <{base_name = "text"}> : () -> !irdl.attribute
}) : () -> ()
// ===== irdl.c_pred: bare
module {
  %0 = irdl.c_pred "text" 
}
// ----- generic
"builtin.module"() ({
  %0 = "irdl.c_pred"() <{pred = "text"}> : () -> !irdl.attribute
}) : () -> ()
// ===== irdl.c_pred: full
module {
  %0 = irdl.c_pred "text"  {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "irdl.c_pred"() <{pred = "text"}> {t.x = 1 : i32} : () -> !irdl.attribute
}) : () -> ()
// ===== irdl.dialect: bare
module {
  irdl.dialect @s 
}
// ----- generic
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "s"}> ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
// ===== irdl.dialect: full
module {
  irdl.dialect @s attributes {t.x = 1 : i32} 
}
// ----- generic
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "s"}> ({
  ^bb0:
  }) {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== irdl.is: bare (not verified)
module {
  %0 = irdl.is 1 : i32 
}
// ----- generic
"builtin.module"() ({
  %0 = "irdl.is"() <{expected = 1 : i32}> : () -> !irdl.attribute
}) : () -> ()
// ===== irdl.is: full (not verified)
module {
  %0 = irdl.is 1 : i32  {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "irdl.is"() <{expected = 1 : i32}> {t.x = 1 : i32} : () -> !irdl.attribute
}) : () -> ()
// ===== irdl.operands: ones (not verified)
module {
  %0 = "t.values"() : () -> !irdl.attribute
  irdl.operands(text: %0)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !irdl.attribute
  "irdl.operands"(%0) <{names = ["text"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
}) : () -> ()
// ===== irdl.operation: bare (not verified)
module {
  irdl.operation @s 
}
// ----- generic
"builtin.module"() ({
  "irdl.operation"() <{sym_name = "s"}> ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
// ===== irdl.operation: full (not verified)
module {
  irdl.operation @s attributes {t.x = 1 : i32} 
}
// ----- generic
"builtin.module"() ({
  "irdl.operation"() <{sym_name = "s"}> ({
  ^bb0:
  }) {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== irdl.parameters: ones (not verified)
module {
  %0 = "t.values"() : () -> !irdl.attribute
  irdl.parameters(text: %0)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !irdl.attribute
  "irdl.parameters"(%0) <{names = ["text"]}> : (!irdl.attribute) -> ()
}) : () -> ()
// ===== irdl.parameters: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!irdl.attribute, !irdl.attribute)
  irdl.parameters(text: %0#0, text: %0#1) {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!irdl.attribute, !irdl.attribute)
  "irdl.parameters"(%0#0, %0#1) <{names = ["text", "text"]}> {t.x = 1 : i32} : (!irdl.attribute, !irdl.attribute) -> ()
}) : () -> ()
// ===== irdl.parameters: bare (not verified)
module {
  irdl.parameters()
}
// ----- generic
"builtin.module"() ({
  "irdl.parameters"() <{names = []}> : () -> ()
}) : () -> ()
// ===== irdl.parametric: bare (not verified)
module {
  %0 = irdl.parametric @s<> 
}
// ----- generic
"builtin.module"() ({
  %0 = "irdl.parametric"() <{base_type = @s}> : () -> !irdl.attribute
}) : () -> ()
// ===== irdl.parametric: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!irdl.attribute, !irdl.attribute)
  %1 = irdl.parametric @s<%0#0, %0#1>  {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!irdl.attribute, !irdl.attribute)
  %1 = "irdl.parametric"(%0#0, %0#1) <{base_type = @s}> {t.x = 1 : i32} : (!irdl.attribute, !irdl.attribute) -> !irdl.attribute
}) : () -> ()
// ===== irdl.parametric: ones (not verified)
module {
  %0 = "t.values"() : () -> !irdl.attribute
  %1 = irdl.parametric @s<%0> 
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !irdl.attribute
  %1 = "irdl.parametric"(%0) <{base_type = @s}> : (!irdl.attribute) -> !irdl.attribute
}) : () -> ()
// ===== irdl.region: bare (not verified)
module {
  %0 = irdl.region
}
// ----- generic
"builtin.module"() ({
  %0 = "irdl.region"() : () -> !irdl.region
}) : () -> ()
// ===== irdl.region: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!irdl.attribute, !irdl.attribute)
  %1 = irdl.region(%0#0, %0#1) with size 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!irdl.attribute, !irdl.attribute)
  %1 = "irdl.region"(%0#0, %0#1) <{constrainedArguments, numberOfBlocks = 1 : i32}> {t.x = 1 : i32} : (!irdl.attribute, !irdl.attribute) -> !irdl.region
}) : () -> ()
// ===== irdl.region: with numberOfBlocks (not verified)
module {
  %0 = irdl.region with size 1
}
// ----- generic
"builtin.module"() ({
  %0 = "irdl.region"() <{numberOfBlocks = 1 : i32}> : () -> !irdl.region
}) : () -> ()
// ===== irdl.region: with constrainedArguments (not verified)
module {
  %0 = irdl.region()
}
// ----- generic
"builtin.module"() ({
  %0 = "irdl.region"() <{constrainedArguments}> : () -> !irdl.region
}) : () -> ()
// ===== irdl.region: ones with constrainedArguments (not verified)
module {
  %0 = "t.values"() : () -> !irdl.attribute
  %1 = irdl.region(%0)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !irdl.attribute
  %1 = "irdl.region"(%0) <{constrainedArguments}> : (!irdl.attribute) -> !irdl.region
}) : () -> ()
// ===== irdl.regions: ones (not verified)
module {
  %0 = "t.values"() : () -> !irdl.region
  irdl.regions(text: %0)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !irdl.region
  "irdl.regions"(%0) <{names = ["text"]}> : (!irdl.region) -> ()
}) : () -> ()
// ===== irdl.regions: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!irdl.region, !irdl.region)
  irdl.regions(text: %0#0, text: %0#1) {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!irdl.region, !irdl.region)
  "irdl.regions"(%0#0, %0#1) <{names = ["text", "text"]}> {t.x = 1 : i32} : (!irdl.region, !irdl.region) -> ()
}) : () -> ()
// ===== irdl.regions: bare (not verified)
module {
  irdl.regions()
}
// ----- generic
"builtin.module"() ({
  "irdl.regions"() <{names = []}> : () -> ()
}) : () -> ()
// ===== irdl.results: ones (not verified)
module {
  %0 = "t.values"() : () -> !irdl.attribute
  irdl.results(text: %0)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !irdl.attribute
  "irdl.results"(%0) <{names = ["text"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
}) : () -> ()
// ===== irdl.type: bare (not verified)
module {
  irdl.type @s 
}
// ----- generic
"builtin.module"() ({
  "irdl.type"() <{sym_name = "s"}> ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
// ===== irdl.type: full (not verified)
module {
  irdl.type @s attributes {t.x = 1 : i32} 
}
// ----- generic
"builtin.module"() ({
  "irdl.type"() <{sym_name = "s"}> ({
  ^bb0:
  }) {t.x = 1 : i32} : () -> ()
}) : () -> ()
