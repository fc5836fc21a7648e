-- pydealloc for Neovim: the language server, and what it offers beyond the protocol. See |pydealloc|.
local M = {}

-- Configure, and start the server for MLIR files. All of |pydealloc-options| may be left out.
function M.setup(given)
  local problems = require("pydealloc.options").set(given)
  for _, problem in ipairs(problems) do
    require("pydealloc.compat").say(problem .. ", see :help pydealloc-options", vim.log.levels.WARN)
  end
  require("pydealloc.client").setup()
end

-- The configuration of the client as a table, for whoever starts servers some other way.
function M.config()
  return require("pydealloc.client").config()
end

-- For a status line: "" where the server does not serve the buffer.
function M.status(bufnr)
  return require("pydealloc.status").text(bufnr)
end

-- Show deallocations as a diff before they are made. `scope`: "function" (default), "simplified"
-- or "file"; `apply`: make them at once.
function M.insert(options)
  options = options or {}
  require("pydealloc.insert").run(options.scope or "function", options.apply or false)
end

function M.stages()
  require("pydealloc.stages").open()
end

function M.explain()
  require("pydealloc.explain").show()
end

-- Show or hide ownership; `shown` nil toggles.
function M.ownership(shown)
  require("pydealloc.ownership").toggle(shown)
end

function M.run()
  require("pydealloc.run").at_cursor()
end

-- Change settings of the running servers: { inlayHints = { arguments = true } }.
function M.set(settings)
  require("pydealloc.client").set(settings)
end

function M.restart()
  require("pydealloc.client").restart()
end

return M
