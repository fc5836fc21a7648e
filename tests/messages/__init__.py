"""Messages of LLVM: the texts in its library, and which of them the verifier and the parser here say too."""
