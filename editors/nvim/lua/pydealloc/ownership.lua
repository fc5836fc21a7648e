-- Who owns what, in the text: Neovim's inlay hints where it has them (0.10), else drawn here at the ends of lines.
local compat = require("pydealloc.compat")

local M = {}

local NAMESPACE = vim.api.nvim_create_namespace("pydealloc_ownership")
local DELAY = 150

-- By buffer: what is needed to draw hints ourselves. A buffer that is not in it has none.
local drawn = {}

local function text_of(hint)
  if type(hint.label) == "string" then
    return hint.label
  end
  local parts = vim.tbl_map(function(part)
    return part.value
  end, hint.label)
  return table.concat(parts, "")
end

-- Hints of a line as one text for its end. One that stands amid the line is named after the word before it.
local function at_end(line, hints, to_byte)
  table.sort(hints, function(a, b)
    return a.position.character < b.position.character
  end)
  local words = {}
  for _, hint in ipairs(hints) do
    local byte = to_byte(hint.position.character)
    local label = vim.trim(text_of(hint)):gsub("^:%s*", "")
    local word = byte < #line and line:sub(1, byte):match("[%%%w_.$-]+$")
    table.insert(words, word and (word .. ": " .. label) or label)
  end
  return table.concat(words, ", ")
end

local function draw(bufnr, hints, encoding)
  vim.api.nvim_buf_clear_namespace(bufnr, NAMESPACE, 0, -1)
  local by_line = {}
  for _, hint in ipairs(hints) do
    local lnum = hint.position.line
    by_line[lnum] = by_line[lnum] or {}
    table.insert(by_line[lnum], hint)
  end
  local last = vim.api.nvim_buf_line_count(bufnr)
  for lnum, found in pairs(by_line) do
    if lnum < last then
      local line = vim.api.nvim_buf_get_lines(bufnr, lnum, lnum + 1, false)[1]
      local text = at_end(line, found, function(character)
        return vim.lsp.util._str_byteindex_enc(line, character, encoding)
      end)
      vim.api.nvim_buf_set_extmark(bufnr, NAMESPACE, lnum, 0, {
        -- All of the line: what is left of it tells whether that is still there.
        end_row = lnum,
        end_col = #line,
        virt_text = { { text, "PydeallocHint" } },
        virt_text_pos = "eol",
        hl_mode = "combine",
        -- Before diagnostics, which are longer.
        priority = 10,
      })
    end
  end
end

-- Hints of lines that are deleted would stand behind the next one until the server has answered.
local function drop_deleted(bufnr, line)
  local before = math.max(line - 1, 0)
  local marks = vim.api.nvim_buf_get_extmarks(bufnr, NAMESPACE, { before, 0 }, { line, -1 }, { details = true })
  for _, mark in ipairs(marks) do
    local id, row, column, details = unpack(mark)
    if details.end_row == row and details.end_col == column then
      vim.api.nvim_buf_del_extmark(bufnr, NAMESPACE, id)
    end
  end
end

local ask_soon

local function ask(bufnr)
  local state = drawn[bufnr]
  local client = compat.clients("pydealloc", bufnr)[1]
  if not state or not client or not vim.api.nvim_buf_is_loaded(bufnr) then
    return
  end
  local tick = vim.api.nvim_buf_get_changedtick(bufnr)
  local params = {
    textDocument = vim.lsp.util.make_text_document_params(bufnr),
    range = {
      start = { line = 0, character = 0 },
      ["end"] = { line = vim.api.nvim_buf_line_count(bufnr), character = 0 },
    },
  }
  compat.request(client, "textDocument/inlayHint", params, function(err, result)
    if err or not drawn[bufnr] or not vim.api.nvim_buf_is_loaded(bufnr) then
      return
    end
    if vim.api.nvim_buf_get_changedtick(bufnr) == tick then
      draw(bufnr, result or {}, client.offset_encoding)
    else
      ask_soon(bufnr)
    end
  end, bufnr)
end

function ask_soon(bufnr)
  local state = drawn[bufnr]
  if state then
    state.timer:stop()
    state.timer:start(DELAY, 0, vim.schedule_wrap(function()
      ask(bufnr)
    end))
  end
end

local function begin(bufnr)
  if drawn[bufnr] then
    ask(bufnr)
    return
  end
  local state = { timer = compat.uv.new_timer() }
  drawn[bufnr] = state
  state.forget = function()
    if drawn[bufnr] == state then
      state.timer:stop()
      state.timer:close()
      drawn[bufnr] = nil
    end
  end
  vim.api.nvim_buf_attach(bufnr, false, {
    on_lines = function(_, _, _, first, last, new_last)
      if drawn[bufnr] ~= state then
        return true
      end
      if new_last < last then
        drop_deleted(bufnr, first)
      end
      ask_soon(bufnr)
    end,
    on_reload = function()
      ask_soon(bufnr)
    end,
    on_detach = vim.schedule_wrap(state.forget),
  })
  ask(bufnr)
end

local function finish(bufnr)
  if drawn[bufnr] then
    drawn[bufnr].forget()
  end
  if vim.api.nvim_buf_is_loaded(bufnr) then
    vim.api.nvim_buf_clear_namespace(bufnr, NAMESPACE, 0, -1)
  end
end

function M.is_shown(bufnr)
  if compat.has_inlay_hints() then
    return vim.lsp.inlay_hint.is_enabled({ bufnr = bufnr })
  end
  return drawn[bufnr] ~= nil
end

function M.show(bufnr)
  if compat.has_inlay_hints() then
    vim.lsp.inlay_hint.enable(true, { bufnr = bufnr })
  else
    begin(bufnr)
  end
end

function M.hide(bufnr)
  if compat.has_inlay_hints() then
    vim.lsp.inlay_hint.enable(false, { bufnr = bufnr })
  else
    finish(bufnr)
  end
end

-- In the current buffer. `shown` nil: the other way round than it is.
function M.toggle(shown)
  local bufnr = vim.api.nvim_get_current_buf()
  if not require("pydealloc.client").of(bufnr) then
    return
  end
  if shown == nil then
    shown = not M.is_shown(bufnr)
  end
  M[shown and "show" or "hide"](bufnr)
end

-- Ask again for what we draw ourselves: the settings have changed.
function M.refresh()
  for bufnr in pairs(drawn) do
    ask_soon(bufnr)
  end
end

return M
