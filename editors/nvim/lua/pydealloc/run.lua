-- Runs the commands of RUN lines, in workspaces that are trusted, and shows what they wrote.
local compat = require("pydealloc.compat")

local M = {}

local HEIGHT = 15

-- By the URI of an output: its buffer. By the buffer: how the command ended.
local outputs, summaries = {}, {}

-- The window that shows outputs, if there is one.
local function window()
  for _, bufnr in pairs(outputs) do
    local wins = vim.fn.win_findbuf(bufnr)
    if wins[1] then
      return wins[1]
    end
  end
end

-- Show the output called `uri` in the window for outputs, which is made where there is none.
local function show(uri, text)
  local bufnr = outputs[uri]
  if not bufnr or not vim.api.nvim_buf_is_valid(bufnr) then
    bufnr = vim.api.nvim_create_buf(false, true)
    outputs[uri] = bufnr
    -- The path of the URI: `line-3/a.mlir.log`.
    local name = uri:match("^[^:]*:/*([^?]*)"):gsub("%%(%x%x)", function(code)
      return string.char(tonumber(code, 16))
    end)
    vim.api.nvim_buf_set_name(bufnr, ("pydealloc-run://%d/%s"):format(bufnr, name))
    vim.bo[bufnr].bufhidden = "hide"
    vim.keymap.set("n", "q", "<Cmd>close<CR>", { buffer = bufnr, nowait = true, desc = "Close" })
  end
  vim.bo[bufnr].modifiable = true
  vim.api.nvim_buf_set_lines(bufnr, 0, -1, false, vim.split(text, "\n"))
  vim.bo[bufnr].modifiable = false
  local win = window()
  if win then
    vim.api.nvim_win_set_buf(win, bufnr)
  else
    local before = vim.api.nvim_get_current_win()
    vim.cmd(("botright %dsplit"):format(HEIGHT))
    vim.api.nvim_win_set_buf(0, bufnr)
    vim.wo.statusline = " %{v:lua.require'pydealloc.run'.summary(bufnr())}  q close"
    vim.api.nvim_set_current_win(before)
  end
  return bufnr
end

function M.summary(bufnr)
  return summaries[bufnr] or "output"
end

-- Run the command that begins in `line` (from 0), or all for nil.
function M.run(bufnr, line)
  local client = require("pydealloc.client").of(bufnr)
  if not client then
    return
  end
  require("pydealloc.trust").ensure(client, bufnr, function()
    local params = {
      command = "pydealloc.run",
      arguments = { { uri = vim.uri_from_bufnr(bufnr), line = line } },
    }
    compat.request(client, "workspace/executeCommand", params, function(err, result)
      if err then
        compat.say(compat.reason(err), vim.log.levels.WARN)
        return
      end
      local shown = show(result.uri, result.text)
      local status = result.status
      summaries[shown] = (status == nil or status == vim.NIL) and "stopped" or ("exit code %d"):format(status)
    end, bufnr)
  end)
end

-- The command of the RUN line at the cursor; away from all of them the only one, or the one that is chosen.
local function choose(lines, cursor, go)
  for _, one in ipairs(lines) do
    if one.range.start.line <= cursor and cursor <= one.range["end"].line then
      return go(one)
    end
  end
  if #lines == 1 then
    return go(lines[1])
  end
  vim.ui.select(lines, {
    prompt = "Which command?",
    format_item = function(one)
      return ("%d: %s"):format(one.line + 1, one.text)
    end,
  }, function(one)
    if one then
      go(one)
    end
  end)
end

-- `all`: every command of the file, until one fails.
function M.at_cursor(all)
  local bufnr = vim.api.nvim_get_current_buf()
  local client = require("pydealloc.client").of(bufnr)
  if not client then
    return
  end
  local cursor = vim.api.nvim_win_get_cursor(0)[1] - 1
  if all then
    M.run(bufnr)
    return
  end
  local params = { textDocument = { uri = vim.uri_from_bufnr(bufnr) } }
  compat.request(client, "pydealloc/runLines", params, function(err, result)
    local lines = result and result.lines or {}
    if err then
      compat.say(compat.reason(err), vim.log.levels.WARN)
    elseif #lines == 0 then
      compat.say("there is no RUN line in this file", vim.log.levels.WARN)
    else
      choose(lines, cursor, function(one)
        M.run(bufnr, one.line)
      end)
    end
  end, bufnr)
end

-- The server says that an output is another text now.
function M.changed(change, client_id)
  local bufnr = outputs[change.uri]
  local client = vim.lsp.get_client_by_id(client_id)
  if not client or not bufnr or #vim.fn.win_findbuf(bufnr) == 0 then
    return
  end
  compat.request(client, "pydealloc/runOutput", { uri = change.uri }, function(err, result)
    if not err then
      show(change.uri, result.text)
    end
  end)
end

return M
