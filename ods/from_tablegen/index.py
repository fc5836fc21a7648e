"""Index of C++ names in a set of dumps: dialects by namespace, attribute and type definitions, enums."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir.records import dataclass, field
from .records import Dump, Record, bare, dialect_of, last

if TYPE_CHECKING:
    from collections.abc import Iterable

FALLBACK_DIALECT = "builtin"

# Types that upstream defines in C++ and not in TableGen, though constraints name them.
HAND_WRITTEN_TYPES = {
    "gpu::AsyncTokenType": "gpu.async.token",
    "gpu::MMAMatrixType": "gpu.mma_matrix",
    "gpu::SparseDnTensorHandleType": "gpu.sparse.dntensor_handle",
    "gpu::SparseSpMatHandleType": "gpu.sparse.spmat_handle",
    "gpu::SparseSpGEMMOpHandleType": "gpu.sparse.spgemmop_handle",
    "spirv::ArrayType": "spirv.array",
    "spirv::CooperativeMatrixType": "spirv.coopmatrix",
    "spirv::ImageType": "spirv.image",
    "spirv::MatrixType": "spirv.matrix",
    "spirv::PointerType": "spirv.ptr",
    "spirv::RuntimeArrayType": "spirv.rtarray",
    "spirv::SampledImageType": "spirv.sampled_image",
    "spirv::StructType": "spirv.struct",
    "spirv::TensorArmType": "spirv.arm.tensor",
    "LLVM::LLVMLabelType": "llvm.label",
    "LLVM::LLVMMetadataType": "llvm.metadata",
    "LLVM::LLVMTokenType": "llvm.token",
    "LLVM::LLVMVoidType": "llvm.void",
}


@dataclass
class Index:
    """Lookup tables over all dumps of one run. Keys are C++ names as `bare` spells them."""

    namespaces: dict[str, str] = field(default_factory=dict[str, str])
    dialect_classes: dict[str, str] = field(default_factory=dict[str, str])
    attribute_classes: dict[str, str] = field(default_factory=dict[str, str])
    type_classes: dict[str, str] = field(default_factory=lambda: dict(HAND_WRITTEN_TYPES))
    printed_types: set[str] = field(default_factory=set[str])
    """Types (`dialect.mnemonic`) that write what follows their name themselves, so that formats can leave it out."""
    enum_classes: dict[str, str] = field(default_factory=dict[str, str])
    enum_values: dict[str, dict[int, str]] = field(default_factory=dict[str, dict[int, str]])
    enum_symbols: dict[str, dict[str, str]] = field(default_factory=dict[str, dict[str, str]])
    attribute_enums: dict[str, str] = field(default_factory=dict[str, str])
    parameter_enums: dict[str, str] = field(default_factory=dict[str, str])
    """For an attribute definition (`dialect.mnemonic`) that holds one enum: its key."""
    op_classes: dict[str, str] = field(default_factory=dict[str, str])

    def add(self, dump: Dump) -> None:
        """Learn the names one dump defines."""
        for dialect in dump.instances_of("Dialect"):
            self.namespaces.setdefault(bare(dialect.text("cppNamespace")), dialect.text("name"))
            self.dialect_classes[dialect.name.replace("_", "")] = dialect.text("name")
        for op in dump.instances_of("Op"):
            class_name = op.name.split("_", 1)[-1] if "_" in op.name else op.name
            space = bare(op.text("cppNamespace"))
            self.op_classes[f"{space}::{class_name}"] = f"{dialect_of(op, 'opDialect')}.{op.text('opName')}"
        self._add_definitions(dump)

    def add_enums(self, dump: Dump) -> None:
        """Learn the enums; a second step because an enum's dialect is known by its namespace only."""
        for enum in dump.enums():
            key = self.enum_key(enum)
            self.enum_classes[bare(enum.text("cppType"))] = key
            if enum.isa("EnumAttrInfo") and enum.flag("genSpecializedAttr"):
                self.attribute_enums[bare(enum.text("storageType"))] = key
            self.enum_values[key] = {case.number("value"): case.text("str") for case in enum.refs("enumerants")}
            self.enum_symbols[key] = {case.text("symbol"): case.text("str") for case in enum.refs("enumerants")}

        for record in dump.instances_of("AttrDef"):
            name = self.attribute_classes.get(bare(record.text("cppType")))
            arguments = record.arguments("parameters")
            if name is not None and len(arguments) == 1:
                parameter = dump.resolve(arguments[0][0])
                cpp = parameter.text("cppType") if parameter is not None else str(arguments[0][0])
                enum = self.find_enum(cpp, record.text("cppNamespace"), name.partition(".")[0])
                if enum is not None:
                    self.parameter_enums[name] = enum

    def _add_definitions(self, dump: Dump) -> None:
        for class_name, table in (("AttrDef", self.attribute_classes), ("TypeDef", self.type_classes)):
            for record in dump.instances_of(class_name):
                if record.has("mnemonic"):
                    key = f"{dialect_of(record, 'dialect')}.{record.text('mnemonic')}"
                    table[bare(record.text("cppType"))] = key
                    if class_name == "TypeDef" and (
                        record.fields.get("assemblyFormat") or record.flag("hasCustomAssemblyFormat")
                    ):
                        self.printed_types.add(key)

    def enum_dialect(self, enum: Record) -> str:
        """The dialect whose namespace encloses the enum, `builtin` when none does."""
        return self.dialect_of_namespace(enum.text("cppNamespace"))

    def dialect_of_namespace(self, namespace: str) -> str:
        """The dialect whose C++ namespace this is or encloses this, `builtin` when none does."""
        parts = bare(namespace).split("::")
        while parts:
            dialect = self.namespaces.get("::".join(parts))
            if dialect is not None and parts != [""]:
                return dialect
            parts.pop()
        return FALLBACK_DIALECT

    def enum_key(self, enum: Record) -> str:
        return f"{self.enum_dialect(enum)}.{enum.text('className')}"

    def find_enum(self, cpp: str, namespace: str, dialect: str) -> str | None:
        """The key of the enum a C++ class name means; upstream brings some into the dialect's namespace by `using`."""
        found = self.find(self.enum_classes, cpp, namespace)
        key = f"{dialect}.{last(cpp)}"
        return found if found is not None else (key if key in self.enum_symbols else None)

    def find(self, table: dict[str, str], cpp: str, namespace: str) -> str | None:
        """Look up a C++ name as written inside `namespace`, innermost scope first."""
        name = bare(cpp)
        scopes = bare(namespace).split("::") if namespace else []
        while True:
            found = table.get("::".join([*scopes, name]))
            if found is not None or not scopes:
                return found
            scopes.pop()


def build_index(dumps: Iterable[Dump]) -> Index:
    """The index over several dumps; they are walked twice."""
    index = Index()
    known = list(dumps)
    for dump in known:
        index.add(dump)
    for dump in known:
        index.add_enums(dump)
    return index
