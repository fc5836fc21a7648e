// A dialect that lives outside of LLVM: buffers that are placed in memory banks by hand.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

def Arena_Dialect : Dialect {
  let name = "arena";
  let cppNamespace = "::arena";
}

class Arena_Op<string mnemonic, list<Trait> traits = []> : Op<Arena_Dialect, mnemonic, traits>;

// `!arena.pool<4096>`: a piece of memory of so many bytes.
def Arena_Pool : TypeDef<Arena_Dialect, "Pool"> {
  let mnemonic = "pool";
  let parameters = (ins "int64_t":$bytes);
  let assemblyFormat = "`<` $bytes `>`";
}

// `#arena.bank<2, "hot">`: where a buffer goes. Operations write `<2, "hot">` alone.
def Arena_Bank : AttrDef<Arena_Dialect, "Bank"> {
  let mnemonic = "bank";
  let parameters = (ins "int64_t":$number, OptionalParameter<"::mlir::StringAttr">:$use);
  let assemblyFormat = "`<` $number (`,` $use^)? `>`";
}

def Arena_Fit : I32EnumAttr<"Fit", "how a free place is chosen", [
    I32EnumAttrCase<"First", 0, "first">, I32EnumAttrCase<"Best", 1, "best">]> {
  let cppNamespace = "::arena";
}

// `arena.take best (%n) at <2> : memref<?xf32>`
def Arena_Take : Arena_Op<"take"> {
  let arguments = (ins DefaultValuedAttr<Arena_Fit, "Fit::First">:$fit, OptionalAttr<Arena_Bank>:$bank,
                       Variadic<Index>:$sizes);
  let results = (outs Res<AnyMemRef, "", [MemAlloc]>:$buffer);
  let assemblyFormat = "($fit^)? `(` $sizes `)` (`at` $bank^)? attr-dict `:` type($buffer)";
}

// `arena.give %buffer : memref<4xf32>`
def Arena_Give : Arena_Op<"give"> {
  let arguments = (ins Arg<AnyMemRef, "", [MemFree]>:$buffer);
  let assemblyFormat = "$buffer attr-dict `:` type($buffer)";
}

// `arena.part %buffer[%from] : memref<?xf32> to memref<?xf32>`
def Arena_Part : Arena_Op<"part", [Pure, DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
  let arguments = (ins AnyMemRef:$buffer, Index:$from);
  let results = (outs AnyMemRef:$part);
  let assemblyFormat = "$buffer `[` $from `]` attr-dict `:` type($buffer) `to` type($part)";
}

// `%r = arena.within %pool : !arena.pool<64> -> memref<4xf32> { ... arena.hand %buffer : memref<4xf32> }`
def Arena_Within : Arena_Op<"within", [DeclareOpInterfaceMethods<RegionBranchOpInterface>, RecursiveMemoryEffects,
                                       SingleBlock]> {
  let arguments = (ins Arena_Pool:$pool);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$pool `:` type($pool) (`->` type($results)^)? $body attr-dict";
}

def Arena_Hand : Arena_Op<"hand", [Pure, ReturnLike, Terminator, HasParent<"Within">]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}

// Its syntax is in C++, so only the generic form can be checked, and its effects are for the configuration to say.
def Arena_Flush : Arena_Op<"flush"> {
  let arguments = (ins AnyMemRef:$buffer);
  let hasCustomAssemblyFormat = 1;
}
