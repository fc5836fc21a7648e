-- State of the server (experimental/serverStatus), for status lines and :Pydealloc status.
local compat = require("pydealloc.compat")

local M = {}

local by_client = {}

function M.update(client_id, status)
  by_client[client_id] = status
  pcall(vim.cmd, "redrawstatus!")
  vim.api.nvim_exec_autocmds("User", { pattern = "PydeallocStatus", modeline = false })
end

function M.forget(client_id)
  by_client[client_id] = nil
end

-- The state of the buffer's server: nil where there is none.
function M.of(bufnr)
  local client = compat.clients("pydealloc", (bufnr == nil or bufnr == 0) and vim.api.nvim_get_current_buf() or bufnr)[1]
  return client and (by_client[client.id] or { health = "ok", quiescent = client.initialized and true or false })
end

function M.text(bufnr)
  local status = M.of(bufnr)
  if not status then
    return ""
  elseif status.health == "error" then
    return "pydealloc: error"
  elseif not status.quiescent then
    return "pydealloc: analysing"
  elseif status.health == "warning" then
    return "pydealloc: degraded"
  end
  return "pydealloc"
end

function M.show()
  local status = M.of(0)
  if not status then
    require("pydealloc.client").of(vim.api.nvim_get_current_buf())
    return
  end
  local state = status.quiescent and "ready" or "analysing"
  local message = status.message and status.message ~= "" and ": " .. status.message or ""
  local level = status.health == "ok" and vim.log.levels.INFO or vim.log.levels.WARN
  compat.say((status.health == "ok" and state or status.health .. ", " .. state) .. message, level)
end

return M
