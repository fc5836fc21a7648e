-- Nothing is said or started where there is no MLIR; options that make no sense are named.
local T = dofile(vim.env.PYDEALLOC_STEPS)

T.run(function()
  vim.cmd("edit notes.txt")
  T.equal(vim.api.nvim_exec("messages", true), "")
  T.equal(require("pydealloc.compat").clients("pydealloc"), {})
  require("pydealloc").setup({ start = false, comand = {}, restarts = "often" })
  T.message("comand")
  T.equal(T.messages, {
    "pydealloc: the option `restarts` needs a number, see :help pydealloc-options",
    "pydealloc: there is no option `comand`, see :help pydealloc-options",
  })
end)
