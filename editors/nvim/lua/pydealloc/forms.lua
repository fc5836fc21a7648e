-- Other forms of a program: bytecode as text, and the generic form of a file.
local compat = require("pydealloc.compat")

local M = {}

-- Milliseconds between looks for the server of a buffer, and for how long.
local INTERVAL, PATIENCE = 50, 20000

local function set_text(bufnr, text)
  vim.bo[bufnr].modifiable = true
  local lines = vim.split(text, "\n")
  if lines[#lines] == "" then
    table.remove(lines)
  end
  -- Undoing the conversion would leave an empty buffer.
  local levels = vim.bo[bufnr].undolevels
  vim.bo[bufnr].undolevels = -1
  vim.api.nvim_buf_set_lines(bufnr, 0, -1, false, lines)
  vim.bo[bufnr].undolevels = levels
  vim.bo[bufnr].modified = false
  vim.bo[bufnr].modifiable = false
end

-- Call `work(client)` when a server serves the buffer, which has just been opened.
local function when_served(bufnr, work, waited)
  local client = compat.clients("pydealloc", bufnr)[1]
  if client and client.initialized ~= false then
    work(client)
  elseif waited >= PATIENCE then
    compat.say("no server serves this bytecode; see :checkhealth pydealloc", vim.log.levels.ERROR)
  else
    vim.defer_fn(function()
      if vim.api.nvim_buf_is_loaded(bufnr) then
        when_served(bufnr, work, waited + INTERVAL)
      end
    end, INTERVAL)
  end
end

-- Show the program of the bytecode file `path`: its text comes when the server has answered.
function M.read_bytecode(bufnr, path)
  vim.bo[bufnr].swapfile = false
  vim.bo[bufnr].readonly = true
  vim.bo[bufnr].modifiable = false
  vim.bo[bufnr].filetype = "mlir"
  vim.api.nvim_create_autocmd("BufFilePost", {
    buffer = bufnr,
    once = true,
    callback = function()
      -- Saved under another name, it is a text like any other.
      vim.bo[bufnr].readonly = false
      vim.bo[bufnr].modifiable = true
    end,
  })
  local uri = vim.uri_from_fname(vim.fn.fnamemodify(path, ":p"))
  when_served(bufnr, function(client)
    compat.request(client, "mlir/convertFromBytecode", { uri = uri }, function(err, result)
      if not vim.api.nvim_buf_is_loaded(bufnr) then
        return
      elseif err then
        compat.say(compat.reason(err), vim.log.levels.ERROR)
      else
        set_text(bufnr, result.output)
      end
    end, bufnr)
  end, 0)
end

function M.refuse_to_write()
  compat.say("bytecode is read, but not written; `:saveas NAME.mlir` writes the text", vim.log.levels.ERROR)
end

-- Show the file in generic form beside it.
function M.show_generic()
  local source = vim.api.nvim_get_current_buf()
  local client = require("pydealloc.client").of(source)
  if not client then
    return
  end
  local params = { textDocument = { uri = vim.uri_from_bufnr(source) } }
  compat.request(client, "pydealloc/genericForm", params, function(err, result)
    if err then
      compat.say(compat.reason(err), vim.log.levels.ERROR)
      return
    end
    local bufnr = vim.api.nvim_create_buf(false, true)
    vim.bo[bufnr].bufhidden = "wipe"
    vim.api.nvim_buf_set_name(bufnr, ("pydealloc-generic://%d"):format(bufnr))
    set_text(bufnr, result.text)
    vim.bo[bufnr].filetype = "mlir"
    vim.cmd("vertical split")
    vim.api.nvim_win_set_buf(0, bufnr)
  end, source)
end

return M
