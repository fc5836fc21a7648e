-- For vim.lsp.enable("pydealloc") of Neovim 0.11. vim.lsp.config("pydealloc", {...}) changes any of it.
return require("pydealloc.client").enabled_config()
