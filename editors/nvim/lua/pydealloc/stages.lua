-- The pipeline pass by pass: a list of the passes, and what each one changed as a diff, live while the file is edited.
local compat = require("pydealloc.compat")

local M = {}

local NAMESPACE = vim.api.nvim_create_namespace("pydealloc_stages")
local LIST_WIDTH = 44

-- What is shown: there is one view at a time. nil where there is none.
local view

local function is_open()
  return view ~= nil and vim.api.nvim_buf_is_valid(view.list)
end

local function set_lines(bufnr, lines)
  vim.bo[bufnr].modifiable = true
  vim.api.nvim_buf_set_lines(bufnr, 0, -1, false, lines)
  vim.bo[bufnr].modifiable = false
end

local function draw_list()
  local lines = {}
  for index, stage in ipairs(view.stages) do
    table.insert(lines, ("%s %d %s %s"):format(index == view.index and ">" or " ", stage.number, stage.changed and "*" or " ", stage.pass))
  end
  local why = view.refusal ~= "" and view.refusal or view.left
  if why ~= "" then
    table.insert(lines, "")
    table.insert(lines, why)
  end
  set_lines(view.list, lines)
  vim.api.nvim_buf_clear_namespace(view.list, NAMESPACE, 0, -1)
  for index, stage in ipairs(view.stages) do
    local group = index == view.index and "PydeallocStage" or stage.changed and "PydeallocChanged"
    if group then
      vim.api.nvim_buf_set_extmark(view.list, NAMESPACE, index - 1, 0, { end_row = index, hl_group = group, hl_eol = true })
    end
  end
  if why ~= "" then
    vim.api.nvim_buf_set_extmark(view.list, NAMESPACE, #lines - 1, 0, { line_hl_group = "PydeallocRefusal" })
  end
  for _, win in ipairs(vim.fn.win_findbuf(view.list)) do
    vim.api.nvim_win_set_cursor(win, { math.min(view.index, #lines), 0 })
  end
end

local function title(side, text)
  for _, win in ipairs(vim.fn.win_findbuf(side)) do
    -- What is cut is the end: numbers and the first words tell passes apart.
    vim.wo[win].statusline = " " .. text .. "%<"
  end
end

-- After each name that a pass has written for a tensor: that tensor, and its line in the file.
local function draw_hints(side, shown, uri, lines)
  local last = { line = #lines - 1, character = #(lines[#lines] or "") }
  local params = { textDocument = { uri = uri }, range = { start = { line = 0, character = 0 }, ["end"] = last } }
  compat.request(shown.client, "textDocument/inlayHint", params, function(err, hints)
    if err or view ~= shown or not is_open() or vim.b[side].pydealloc_stage ~= uri then
      return
    end
    for _, hint in ipairs(type(hints) == "table" and hints or {}) do
      local label = table.concat(vim.tbl_map(function(part)
        return part.value
      end, hint.label))
      local place = vim.fn.has("nvim-0.10") == 1 and "inline" or "eol"
      local mark = { virt_text = { { " " .. label, "LspInlayHint" } }, virt_text_pos = place }
      pcall(vim.api.nvim_buf_set_extmark, side, NAMESPACE, hint.position.line, hint.position.character, mark)
    end
  end, shown.source)
end

-- Show a stage, or the file itself for number 0, in one of the windows.
local function fill(side, index)
  local shown, asked = view, view.asked
  local stage = shown.stages[index]
  vim.api.nvim_buf_clear_namespace(side, NAMESPACE, 0, -1)
  vim.b[side].pydealloc_stage = stage and stage.uri or ""
  if index == 0 then
    set_lines(side, vim.api.nvim_buf_get_lines(shown.source, 0, -1, false))
    title(side, "the file")
    return
  end
  compat.request(shown.client, "pydealloc/stage", { uri = stage.uri }, function(err, result)
    if err or view ~= shown or view.asked ~= asked or not is_open() then
      return
    end
    -- While the file has errors, the last text stays; asking keeps the server telling us of changes.
    if result.refusal == nil then
      local lines = vim.split(result.text, "\n")
      if lines[#lines] == "" then
        table.remove(lines)
      end
      set_lines(side, lines)
      title(side, ("%d %s"):format(stage.number, stage.pass))
      pcall(vim.cmd, "diffupdate")
      draw_hints(side, shown, stage.uri, lines)
    end
  end, shown.source)
end

local function draw_texts()
  view.asked = view.asked + 1
  fill(view.before, view.index - 1)
  fill(view.after, view.index)
end

local function draw()
  draw_list()
  draw_texts()
end

local function select(index)
  if is_open() and view.stages[index] and index ~= view.index then
    view.index = index
    draw()
  end
end

-- To the next stage (1) or the one before (-1).
function M.move(step)
  if is_open() then
    select(view.index + step)
  else
    M.open()
  end
end

-- ]s and [s, in the windows of the stages and, while these are open, in the file: Vim's own go to misspelt words.
local function map_steps(bufnr)
  for lhs, step in pairs({ ["]s"] = 1, ["[s"] = -1 }) do
    vim.keymap.set("n", lhs, function()
      M.move(step)
    end, { buffer = bufnr, nowait = true, desc = step == 1 and "Next stage" or "Previous stage" })
  end
end

local function unmap_steps(bufnr)
  for _, lhs in ipairs({ "]s", "[s" }) do
    pcall(vim.keymap.del, "n", lhs, { buffer = bufnr })
  end
end

function M.close()
  local shown = view
  view = nil
  if shown and vim.api.nvim_buf_is_valid(shown.source) then
    unmap_steps(shown.source)
  end
  for _, bufnr in ipairs(shown and { shown.list, shown.before, shown.after } or {}) do
    if vim.api.nvim_buf_is_valid(bufnr) then
      vim.api.nvim_buf_delete(bufnr, { force = true })
    end
  end
end

-- To where the text under the cursor of a stage comes from.
local function to_source(index)
  local stage = view.stages[index]
  local win = vim.fn.win_findbuf(view.source)[1]
  local position = compat.position_params(view.client).position
  if not stage then
    return
  end
  local uri = vim.uri_from_bufnr(view.source)
  local params = { uri = stage.uri, to = uri, position = position }
  compat.request(view.client, "pydealloc/stagePosition", params, function(_, found)
    if found and win and vim.api.nvim_win_is_valid(win) then
      vim.api.nvim_set_current_win(win)
      local range = { start = found, ["end"] = found }
      if vim.fn.has("nvim-0.11") == 1 then
        vim.lsp.util.show_document({ uri = uri, range = range }, view.client.offset_encoding, { focus = true })
      else
        vim.lsp.util.jump_to_location({ uri = uri, range = range }, view.client.offset_encoding)
      end
    end
  end, view.source)
end

local function scratch(name)
  local bufnr = vim.api.nvim_create_buf(false, true)
  vim.bo[bufnr].bufhidden = "wipe"
  vim.bo[bufnr].modifiable = false
  vim.api.nvim_buf_set_name(bufnr, ("pydealloc-stages://%d/%s"):format(bufnr, name))
  map_steps(bufnr)
  vim.keymap.set("n", "q", M.close, { buffer = bufnr, nowait = true, desc = "Close the stages" })
  vim.api.nvim_create_autocmd("BufWipeout", { buffer = bufnr, once = true, callback = vim.schedule_wrap(M.close) })
  return bufnr
end

local function open_windows()
  local source, is_narrow = vim.api.nvim_get_current_win(), compat.is_narrow()
  vim.cmd(("botright %dsplit"):format(math.max(8, math.floor(vim.o.lines * (is_narrow and 0.7 or 0.5)))))
  vim.api.nvim_win_set_buf(0, view.list)
  local list_win = vim.api.nvim_get_current_win()
  vim.wo.number = false
  vim.wo.wrap = true
  vim.wo.linebreak = true
  vim.wo.breakindent = true
  vim.wo.breakindentopt = "shift:6"
  vim.wo.statusline = " ]s [s  q close%<"
  for number, side in ipairs({ view.before, view.after }) do
    vim.cmd(number == 2 and is_narrow and "rightbelow split" or "rightbelow vertical split")
    vim.api.nvim_win_set_buf(0, side)
    vim.wo.statusline = ""
    vim.bo[side].filetype = "mlir"
    vim.cmd("diffthis")
  end
  local list_width = math.min(LIST_WIDTH, math.floor(vim.o.columns / 4))
  vim.api.nvim_win_set_width(list_win, list_width)
  vim.wo[list_win].winfixwidth = true
  if not is_narrow then
    vim.api.nvim_win_set_width(vim.fn.win_findbuf(view.before)[1], math.floor((vim.o.columns - list_width - 2) / 2))
  end
  vim.api.nvim_set_current_win(source)
end

local function show(client, bufnr, found)
  M.close()
  view = { client = client, source = bufnr, stages = found.stages, refusal = found.refusal, left = found.left or "", index = 1, asked = 0 }
  for index, stage in ipairs(found.stages) do
    if stage.changed then
      view.index = index
      break
    end
  end
  view.list, view.before, view.after = scratch("passes"), scratch("before"), scratch("after")
  vim.keymap.set("n", "<CR>", function()
    select(vim.api.nvim_win_get_cursor(0)[1])
  end, { buffer = view.list, desc = "Show this stage" })
  for side, step in pairs({ [view.before] = -1, [view.after] = 0 }) do
    vim.keymap.set("n", "<CR>", function()
      to_source(view.index + step)
    end, { buffer = side, desc = "To the place in the file" })
  end
  map_steps(bufnr)
  open_windows()
  draw()
  -- Not before: making the windows moves cursors.
  vim.api.nvim_create_autocmd("CursorMoved", {
    buffer = view.list,
    callback = function()
      select(vim.api.nvim_win_get_cursor(0)[1])
    end,
  })
end

-- Show the stages of a buffer, the current one by default.
function M.open(bufnr)
  bufnr = bufnr or vim.api.nvim_get_current_buf()
  local client = require("pydealloc.client").of(bufnr)
  if not client then
    return
  end
  compat.request(client, "pydealloc/stages", { uri = vim.uri_from_bufnr(bufnr) }, function(err, found)
    if err then
      compat.say(compat.reason(err), vim.log.levels.ERROR)
    elseif #found.stages == 0 then
      compat.say(found.refusal ~= "" and found.refusal or "there are no stages", vim.log.levels.WARN)
    else
      show(client, bufnr, found)
    end
  end, bufnr)
end

-- The server says that the file's stages are others now.
function M.changed(change)
  if not is_open() or change.uri ~= vim.uri_from_bufnr(view.source) then
    return
  end
  local shown = view
  compat.request(shown.client, "pydealloc/stages", { uri = change.uri }, function(err, found)
    if err or view ~= shown or not is_open() then
      return
    end
    shown.refusal, shown.left = found.refusal, found.left or ""
    if #found.stages > 0 then
      shown.stages = found.stages
      shown.index = math.min(shown.index, #found.stages)
    end
    draw()
  end, shown.source)
end

-- What is shown, for whoever wants to know: nil, or {index, stages, refusal, list, before, after}.
function M.shown()
  return is_open() and view or nil
end

return M
