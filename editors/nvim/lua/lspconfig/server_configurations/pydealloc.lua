-- The same place in versions of nvim-lspconfig before 2024.
return require("pydealloc.client").lspconfig()
