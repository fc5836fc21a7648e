"""`gpu` dialect: kernels, launches and GPU memory."""
