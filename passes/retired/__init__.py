"""Parts of the retired buffer-deallocation: names that need a buffer of their own, clones, deallocations."""
