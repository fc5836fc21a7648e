-- For require("lspconfig").pydealloc.setup({...}) of nvim-lspconfig.
return require("pydealloc.client").lspconfig()
