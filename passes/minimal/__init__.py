"""Parts of the pass minimal-deallocation: placement of frees, flags, rewriting."""
