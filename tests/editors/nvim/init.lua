-- The configuration of a user, from the environment: the plugin is on the runtime path, and set up.
vim.opt.runtimepath:prepend(vim.env.PYDEALLOC_PLUGIN)
vim.o.swapfile = false

local options = vim.fn.json_decode(vim.env.PYDEALLOC_OPTIONS)
if options == vim.NIL then
  return
end
require("pydealloc").setup(options)
