// ===== irdl.all_of: by hand
module {
  irdl.dialect @d {
    irdl.operation @o {
      %0 = irdl.any
      %1 = irdl.is i32 
      %2 = irdl.all_of(%0, %1) 
      irdl.operands(x: %2)
    }
  }
}
// ----- generic
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "d"}> ({
    "irdl.operation"() <{sym_name = "o"}> ({
      %0 = "irdl.any"() : () -> !irdl.attribute
      %1 = "irdl.is"() <{expected = i32}> : () -> !irdl.attribute
      %2 = "irdl.all_of"(%0, %1) : (!irdl.attribute, !irdl.attribute) -> !irdl.attribute
      "irdl.operands"(%2) <{names = ["x"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== irdl.any: by hand
module {
  irdl.dialect @d {
    irdl.operation @o {
      %0 = irdl.any
      irdl.operands(x: %0)
    }
  }
}
// ----- generic
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "d"}> ({
    "irdl.operation"() <{sym_name = "o"}> ({
      %0 = "irdl.any"() : () -> !irdl.attribute
      "irdl.operands"(%0) <{names = ["x"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== irdl.any_of: by hand
module {
  irdl.dialect @d {
    irdl.operation @o {
      %0 = irdl.is f32 
      %1 = irdl.is i32 
      %2 = irdl.any_of(%0, %1) 
      irdl.operands(x: %2)
    }
  }
}
// ----- generic
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "d"}> ({
    "irdl.operation"() <{sym_name = "o"}> ({
      %0 = "irdl.is"() <{expected = f32}> : () -> !irdl.attribute
      %1 = "irdl.is"() <{expected = i32}> : () -> !irdl.attribute
      %2 = "irdl.any_of"(%0, %1) : (!irdl.attribute, !irdl.attribute) -> !irdl.attribute
      "irdl.operands"(%2) <{names = ["x"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== irdl.attribute: by hand
module {
  irdl.dialect @d {
    irdl.attribute @p {
      %0 = irdl.is i32 
      irdl.parameters(x: %0)
    }
  }
}
// ----- generic
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "d"}> ({
    "irdl.attribute"() <{sym_name = "p"}> ({
      %0 = "irdl.is"() <{expected = i32}> : () -> !irdl.attribute
      "irdl.parameters"(%0) <{names = ["x"]}> : (!irdl.attribute) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== irdl.attributes: by hand
module {
  irdl.dialect @d {
    irdl.operation @o {
      %0 = irdl.any
      irdl.attributes {"x" = %0, "y" = %0}
    }
  }
}
// ----- generic
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "d"}> ({
    "irdl.operation"() <{sym_name = "o"}> ({
      %0 = "irdl.any"() : () -> !irdl.attribute
      "irdl.attributes"(%0, %0) <{attributeValueNames = ["x", "y"]}> : (!irdl.attribute, !irdl.attribute) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== irdl.base: by hand
module {
  irdl.dialect @d {
    irdl.type @t 
    irdl.operation @o {
      %0 = irdl.base @d::@t 
      %1 = irdl.base "!builtin.integer" 
      irdl.operands(x: %0, y: %1)
    }
  }
}
// ----- generic
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "d"}> ({
    "irdl.type"() <{sym_name = "t"}> ({
    ^bb0:
    }) : () -> ()
    "irdl.operation"() <{sym_name = "o"}> ({
      %0 = "irdl.base"() <{base_ref = @d::@t}> : () -> !irdl.attribute
      %1 = "irdl.base"() <{base_name = "!builtin.integer"}> : () -> !irdl.attribute
      "irdl.operands"(%0, %1) <{names = ["x", "y"], variadicity = #irdl<variadicity_array[ single,  single]>}> : (!irdl.attribute, !irdl.attribute) -> ()
    }) : () -> ()
  }) : () -> ()
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
// ===== irdl.is: by hand
module {
  irdl.dialect @d {
    irdl.operation @o {
      %0 = irdl.is f32 
      irdl.operands(x: %0)
    }
  }
}
// ----- generic
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "d"}> ({
    "irdl.operation"() <{sym_name = "o"}> ({
      %0 = "irdl.is"() <{expected = f32}> : () -> !irdl.attribute
      "irdl.operands"(%0) <{names = ["x"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== irdl.operands: by hand
module {
  irdl.dialect @d {
    irdl.operation @o {
      %0 = irdl.any
      irdl.operands(x: %0, y: optional %0, z: variadic %0)
    }
  }
}
// ----- generic
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "d"}> ({
    "irdl.operation"() <{sym_name = "o"}> ({
      %0 = "irdl.any"() : () -> !irdl.attribute
      "irdl.operands"(%0, %0, %0) <{names = ["x", "y", "z"], variadicity = #irdl<variadicity_array[ single,  optional,  variadic]>}> : (!irdl.attribute, !irdl.attribute, !irdl.attribute) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== irdl.operation: by hand
module {
  irdl.dialect @d {
    irdl.operation @o 
  }
}
// ----- generic
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "d"}> ({
    "irdl.operation"() <{sym_name = "o"}> ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== irdl.parameters: by hand
module {
  irdl.dialect @d {
    irdl.type @t {
      %0 = irdl.any
      %1 = irdl.is "text" 
      irdl.parameters(x: %0, y: %1)
    }
  }
}
// ----- generic
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "d"}> ({
    "irdl.type"() <{sym_name = "t"}> ({
      %0 = "irdl.any"() : () -> !irdl.attribute
      %1 = "irdl.is"() <{expected = "text"}> : () -> !irdl.attribute
      "irdl.parameters"(%0, %1) <{names = ["x", "y"]}> : (!irdl.attribute, !irdl.attribute) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== irdl.parametric: by hand
module {
  irdl.dialect @d {
    irdl.type @t {
      %0 = irdl.any
      irdl.parameters(x: %0)
    }
    irdl.operation @o {
      %0 = irdl.any
      %1 = irdl.parametric @d::@t<%0> 
      irdl.operands(x: %1)
    }
  }
}
// ----- generic
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "d"}> ({
    "irdl.type"() <{sym_name = "t"}> ({
      %2 = "irdl.any"() : () -> !irdl.attribute
      "irdl.parameters"(%2) <{names = ["x"]}> : (!irdl.attribute) -> ()
    }) : () -> ()
    "irdl.operation"() <{sym_name = "o"}> ({
      %0 = "irdl.any"() : () -> !irdl.attribute
      %1 = "irdl.parametric"(%0) <{base_type = @d::@t}> : (!irdl.attribute) -> !irdl.attribute
      "irdl.operands"(%1) <{names = ["x"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== irdl.region: by hand
module {
  irdl.dialect @d {
    irdl.operation @o {
      %0 = irdl.any
      %1 = irdl.region
      %2 = irdl.region()
      %3 = irdl.region(%0, %0) with size 1
      irdl.regions(r: %1, s: %2, t: %3)
    }
  }
}
// ----- generic
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "d"}> ({
    "irdl.operation"() <{sym_name = "o"}> ({
      %0 = "irdl.any"() : () -> !irdl.attribute
      %1 = "irdl.region"() : () -> !irdl.region
      %2 = "irdl.region"() <{constrainedArguments}> : () -> !irdl.region
      %3 = "irdl.region"(%0, %0) <{constrainedArguments, numberOfBlocks = 1 : i32}> : (!irdl.attribute, !irdl.attribute) -> !irdl.region
      "irdl.regions"(%1, %2, %3) <{names = ["r", "s", "t"]}> : (!irdl.region, !irdl.region, !irdl.region) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== irdl.regions: by hand
module {
  irdl.dialect @d {
    irdl.operation @o {
      %0 = irdl.region with size 2
      irdl.regions(r: %0)
    }
  }
}
// ----- generic
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "d"}> ({
    "irdl.operation"() <{sym_name = "o"}> ({
      %0 = "irdl.region"() <{numberOfBlocks = 2 : i32}> : () -> !irdl.region
      "irdl.regions"(%0) <{names = ["r"]}> : (!irdl.region) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== irdl.results: by hand
module {
  irdl.dialect @d {
    irdl.operation @o {
      %0 = irdl.any
      irdl.results(x: %0, y: optional %0, z: variadic %0)
    }
  }
}
// ----- generic
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "d"}> ({
    "irdl.operation"() <{sym_name = "o"}> ({
      %0 = "irdl.any"() : () -> !irdl.attribute
      "irdl.results"(%0, %0, %0) <{names = ["x", "y", "z"], variadicity = #irdl<variadicity_array[ single,  optional,  variadic]>}> : (!irdl.attribute, !irdl.attribute, !irdl.attribute) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== irdl.type: by hand
module {
  irdl.dialect @d {
    irdl.type @t {
      %0 = irdl.any
      irdl.parameters(x: %0)
    }
  }
}
// ----- generic
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "d"}> ({
    "irdl.type"() <{sym_name = "t"}> ({
      %0 = "irdl.any"() : () -> !irdl.attribute
      "irdl.parameters"(%0) <{names = ["x"]}> : (!irdl.attribute) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
