"""`x86vector` dialect: x86 vector intrinsics."""
