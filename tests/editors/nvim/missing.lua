-- The command is not there: files say it once, and commands say the same.
local T = dofile(vim.env.PYDEALLOC_STEPS)

T.run(function()
  vim.cmd("edit scale.mlir")
  T.message("pydealloc-lsp-that-is-nowhere is not installed; see :checkhealth pydealloc")
  vim.cmd("edit wrong.mlir")
  vim.cmd("Pydealloc explain")
  T.wait("the second message", function()
    return #T.messages == 2
  end)
  T.equal(T.messages[1], T.messages[2])
  T.equal(require("pydealloc").status(), "")
end)
