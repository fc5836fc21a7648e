-- What nvim-lspconfig would be given starts a server.
local T = dofile(vim.env.PYDEALLOC_STEPS)

T.run(function()
  for _, name in ipairs({ "lspconfig.configs.pydealloc", "lspconfig.server_configurations.pydealloc" }) do
    local config = require(name).default_config
    T.equal(config.filetypes, { "mlir" })
    T.equal(config.root_dir(vim.fn.getcwd() .. "/scale.mlir"), vim.fn.getcwd())
  end
  vim.cmd("edit scale.mlir")
  local config = require("lspconfig.configs.pydealloc").default_config
  config.cmd = vim.fn.json_decode(vim.env.PYDEALLOC_COMMAND)
  config.name = "pydealloc"
  config.root_dir = vim.fn.getcwd()
  vim.lsp.buf_attach_client(0, vim.lsp.start_client(config))
  T.wait("the hints", function()
    return T.hints():find("pass: frees %heap", 1, true)
  end)
end)
