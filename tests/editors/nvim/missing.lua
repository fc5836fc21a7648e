-- The command is not there: that is said once, with what to do.
local T = dofile(vim.env.PYDEALLOC_STEPS)

T.run(function()
  vim.cmd("edit scale.mlir")
  T.message("pipx install pydealloc-lsp")
  vim.cmd("edit wrong.mlir")
  vim.cmd("Pydealloc explain")
  T.message("the server does not serve this buffer")
  T.equal(#T.messages, 2)
  T.equal(require("pydealloc").status(), "")
end)
