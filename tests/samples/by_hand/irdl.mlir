// ===== irdl.all_of
irdl.dialect @d {
  irdl.operation @o {
    %a = irdl.any
    %b = irdl.is i32
    %c = irdl.all_of(%a, %b)
    irdl.operands(x: %c)
  }
}
// ===== irdl.any
irdl.dialect @d {
  irdl.operation @o {
    %a = irdl.any
    irdl.operands(x: %a)
  }
}
// ===== irdl.any_of
irdl.dialect @d {
  irdl.operation @o {
    %a = irdl.is f32
    %b = irdl.is i32
    %c = irdl.any_of(%a, %b)
    irdl.operands(x: %c)
  }
}
// ===== irdl.attribute
irdl.dialect @d {
  irdl.attribute @p {
    %a = irdl.is i32
    irdl.parameters(x: %a)
  }
}
// ===== irdl.attributes
irdl.dialect @d {
  irdl.operation @o {
    %a = irdl.any
    irdl.attributes {"x" = %a, "y" = %a}
  }
}
// ===== irdl.base
irdl.dialect @d {
  irdl.type @t
  irdl.operation @o {
    %a = irdl.base @d::@t
    %b = irdl.base "!builtin.integer"
    irdl.operands(x: %a, y: %b)
  }
}
// ===== irdl.is
irdl.dialect @d {
  irdl.operation @o {
    %a = irdl.is f32
    irdl.operands(x: %a)
  }
}
// ===== irdl.operands
irdl.dialect @d {
  irdl.operation @o {
    %a = irdl.any
    irdl.operands(x: %a, y: optional %a, z: variadic %a)
  }
}
// ===== irdl.operation
irdl.dialect @d {
  irdl.operation @o {
  }
}
// ===== irdl.parameters
irdl.dialect @d {
  irdl.type @t {
    %a = irdl.any
    %b = irdl.is "text"
    irdl.parameters(x: %a, y: %b)
  }
}
// ===== irdl.parametric
irdl.dialect @d {
  irdl.type @t {
    %a = irdl.any
    irdl.parameters(x: %a)
  }
  irdl.operation @o {
    %a = irdl.any
    %b = irdl.parametric @d::@t<%a>
    irdl.operands(x: %b)
  }
}
// ===== irdl.region
irdl.dialect @d {
  irdl.operation @o {
    %a = irdl.any
    %r = irdl.region
    %s = irdl.region()
    %t = irdl.region(%a, %a) with size 1
    irdl.regions(r: %r, s: %s, t: %t)
  }
}
// ===== irdl.regions
irdl.dialect @d {
  irdl.operation @o {
    %r = irdl.region with size 2
    irdl.regions(r: %r)
  }
}
// ===== irdl.results
irdl.dialect @d {
  irdl.operation @o {
    %a = irdl.any
    irdl.results(x: %a, y: optional %a, z: variadic %a)
  }
}
// ===== irdl.type
irdl.dialect @d {
  irdl.type @t {
    %a = irdl.any
    irdl.parameters(x: %a)
  }
}
