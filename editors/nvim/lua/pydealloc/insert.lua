-- Insert deallocations: what would change is shown as a diff first.
local compat = require("pydealloc.compat")

local M = {}

local KIND = "refactor.rewrite.ownership"
-- The file has changed since the action was offered, by what was typed just before.
local CONTENT_MODIFIED = -32801
local ATTEMPTS = 20
-- Milliseconds.
local DELAY = 100
-- In the colours of the status line, and short: it may have half of 80 columns.
local HELP = " a apply  q discard  ]c [c changes%<"

-- The text edits of a workspace edit for one file.
local function edits_for(edit, uri)
  for _, change in ipairs(edit.documentChanges or {}) do
    if change.textDocument and change.textDocument.uri == uri then
      return change.edits
    end
  end
  return (edit.changes or {})[uri] or {}
end

local function nothing_to_do(scope)
  return scope == "file" and "no buffer in this file has to be freed"
    or "there is no function at the cursor whose buffers have to be freed"
end

-- Why nothing can be inserted, in the server's words where it says why.
local function explain_refusal(client, bufnr, scope)
  local params = { uri = vim.uri_from_bufnr(bufnr) }
  compat.request(client, "pydealloc/stages", params, function(_, result)
    local refusal = result and (result.refusal ~= "" and result.refusal or result.left) or ""
    compat.say(refusal ~= "" and refusal or nothing_to_do(scope), vim.log.levels.WARN)
  end, bufnr)
end

-- The action of that scope among those offered.
local function action_of(actions, scope)
  for _, one in ipairs(actions or {}) do
    if type(one.data) == "table" and one.data.scope == scope then
      return one
    end
  end
end

-- Call `go(edit)` with what the action of that scope at the cursor would do.
local function with_edit(client, bufnr, scope, attempts, go)
  local function failed(err)
    if err and err.code == CONTENT_MODIFIED and attempts > 1 then
      vim.defer_fn(function()
        with_edit(client, bufnr, scope, attempts - 1, go)
      end, DELAY)
    else
      compat.say(compat.reason(err) or "the server made no edit", vim.log.levels.WARN)
    end
  end
  local position = compat.position_params(client)
  local params = {
    textDocument = position.textDocument,
    range = { start = position.position, ["end"] = position.position },
    context = { diagnostics = {}, only = { KIND } },
  }
  compat.request(client, "textDocument/codeAction", params, function(err, actions)
    local action = action_of(actions, scope)
    if err then
      failed(err)
    elseif not action then
      explain_refusal(client, bufnr, scope)
    elseif action.disabled then
      compat.say(action.disabled.reason, vim.log.levels.WARN)
    elseif action.edit then
      go(action.edit)
    else
      compat.request(client, "codeAction/resolve", action, function(why, resolved)
        if why or not resolved.edit then
          failed(why)
        else
          go(resolved.edit)
        end
      end, bufnr)
    end
  end, bufnr)
end

local function end_diff(win)
  if vim.api.nvim_win_is_valid(win) then
    vim.api.nvim_win_call(win, function()
      vim.cmd("diffoff")
    end)
  end
end

local function close(scratch)
  if vim.api.nvim_buf_is_valid(scratch) then
    vim.api.nvim_buf_delete(scratch, { force = true })
  end
end

-- A window with the text as it would be beside the current one, or below where that is narrow; both in diff mode.
local function preview(client, bufnr, edit, edits)
  local source = vim.api.nvim_get_current_win()
  local tick = vim.api.nvim_buf_get_changedtick(bufnr)
  vim.cmd(compat.is_narrow() and "rightbelow split" or "rightbelow vertical split")
  local win, scratch = vim.api.nvim_get_current_win(), vim.api.nvim_create_buf(false, true)
  vim.api.nvim_win_set_buf(win, scratch)
  vim.api.nvim_buf_set_lines(scratch, 0, -1, false, vim.api.nvim_buf_get_lines(bufnr, 0, -1, false))
  vim.lsp.util.apply_text_edits(edits, scratch, client.offset_encoding)
  vim.bo[scratch].bufhidden = "wipe"
  vim.bo[scratch].filetype = "mlir"
  vim.bo[scratch].modifiable = false
  vim.api.nvim_buf_set_name(scratch, ("pydealloc-preview://%d/%s"):format(scratch, vim.fn.bufname(bufnr)))
  vim.wo[win].statusline = HELP

  vim.api.nvim_create_autocmd("BufWipeout", {
    buffer = scratch,
    once = true,
    callback = function()
      end_diff(source)
    end,
  })
  vim.keymap.set("n", "q", function()
    close(scratch)
  end, { buffer = scratch, nowait = true, desc = "Discard" })
  vim.keymap.set("n", "a", function()
    close(scratch)
    if vim.api.nvim_buf_get_changedtick(bufnr) ~= tick then
      compat.say("the file has changed since; ask again", vim.log.levels.WARN)
      return
    end
    vim.lsp.util.apply_workspace_edit(edit, client.offset_encoding)
  end, { buffer = scratch, nowait = true, desc = "Apply" })

  for _, one in ipairs({ source, win }) do
    vim.api.nvim_win_call(one, function()
      vim.cmd("diffthis")
    end)
  end
  vim.api.nvim_win_set_cursor(win, { 1, 0 })
  vim.cmd("silent! normal! ]c")
end

-- `scope`: "function", the one at the cursor; "simplified", as LLVM's pipeline does it; or "file".
-- `apply`: without the diff.
function M.run(scope, apply)
  local bufnr = vim.api.nvim_get_current_buf()
  local client = require("pydealloc.client").of(bufnr)
  if not client then
    return
  end
  with_edit(client, bufnr, scope, ATTEMPTS, function(edit)
    local edits = edits_for(edit, vim.uri_from_bufnr(bufnr))
    if #edits == 0 then
      compat.say(nothing_to_do(scope))
    elseif apply then
      vim.lsp.util.apply_workspace_edit(edit, client.offset_encoding)
    elseif vim.api.nvim_get_current_buf() == bufnr then
      preview(client, bufnr, edit, edits)
    end
  end)
end

return M
