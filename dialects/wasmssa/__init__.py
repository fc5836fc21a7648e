"""`wasmssa` dialect: WebAssembly in SSA form."""
