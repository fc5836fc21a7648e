-- What the scripts in this folder are made of. Each is one function given to `run`.
local T = { messages = {} }

-- Milliseconds.
local PATIENCE = tonumber(vim.env.PYDEALLOC_PATIENCE) * 1000

-- Wait for `condition()`, and return what it returned.
function T.wait(what, condition)
  local found
  local is_there = vim.wait(PATIENCE, function()
    found = condition()
    return found
  end, 20)
  if not is_there then
    error(("waited in vain for %s\nmessages: %s"):format(what, vim.inspect(T.messages)), 2)
  end
  return found
end

function T.equal(found, wanted)
  if not vim.deep_equal(found, wanted) then
    error(("found  %s\nwanted %s"):format(vim.inspect(found), vim.inspect(wanted)), 2)
  end
end

function T.contains(text, part)
  if not text:find(part, 1, true) then
    error(("no `%s` in:\n%s"):format(part, text), 2)
  end
end

function T.text(bufnr)
  return table.concat(vim.api.nvim_buf_get_lines(bufnr or 0, 0, -1, false), "\n")
end

function T.file(name)
  return table.concat(vim.fn.readfile(name), "\n")
end

-- Put the cursor on the first place where `text` stands.
function T.go_to(text)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    local column = line:find(text, 1, true)
    if column then
      vim.api.nvim_win_set_cursor(0, { number, column - 1 })
      return number
    end
  end
  error("no `" .. text .. "` in the file", 2)
end

-- Write something else instead of the first `old`, as typing would.
function T.replace(old, new)
  local number = T.go_to(old)
  local line = vim.api.nvim_get_current_line()
  local first, last = line:find(old, 1, true)
  vim.api.nvim_buf_set_lines(0, number - 1, number, false, { line:sub(1, first - 1) .. new .. line:sub(last + 1) })
end

function T.keys(keys)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(keys, true, false, true), "x", false)
end

function T.client()
  return require("pydealloc.compat").clients("pydealloc", vim.api.nvim_get_current_buf())[1]
end

-- Open a file, and wait for the server to have looked at it.
function T.open(name)
  vim.cmd("edit " .. vim.fn.fnameescape(name))
  T.equal(vim.bo.filetype, "mlir")
  T.wait("the server", function()
    local client = T.client()
    return client and client.initialized and require("pydealloc").status() == "pydealloc"
  end)
end

-- What is shown of ownership in the buffer, as texts in no particular order.
function T.hints(bufnr)
  local found = {}
  if require("pydealloc.compat").has_inlay_hints() then
    for _, one in ipairs(vim.lsp.inlay_hint.get({ bufnr = bufnr or 0 })) do
      local label = one.inlay_hint.label
      if type(label) == "table" then
        label = table.concat(vim.tbl_map(function(part)
          return part.value
        end, label))
      end
      table.insert(found, label)
    end
  else
    local namespace = vim.api.nvim_get_namespaces().pydealloc_ownership
    local marks = namespace and vim.api.nvim_buf_get_extmarks(bufnr or 0, namespace, 0, -1, { details = true })
    for _, mark in ipairs(marks or {}) do
      table.insert(found, mark[4].virt_text[1][1])
    end
  end
  return table.concat(found, "\n")
end

-- The text of the floating window, once there is one; it is closed.
function T.float()
  return T.wait("a floating window", function()
    for _, win in ipairs(vim.api.nvim_list_wins()) do
      if vim.api.nvim_win_get_config(win).relative ~= "" then
        local text = T.text(vim.api.nvim_win_get_buf(win))
        vim.api.nvim_win_close(win, true)
        return text
      end
    end
  end)
end

-- The next question is answered with the first choice that contains `answer`; the choices are in `T.choices`.
function T.answer(answer)
  vim.ui.select = function(items, options, choose)
    T.prompt = options.prompt
    T.choices = vim.tbl_map(options.format_item or tostring, items)
    for index, choice in ipairs(T.choices) do
      if choice:find(answer, 1, true) then
        return choose(items[index], index)
      end
    end
    choose(nil)
  end
end

function T.message(part)
  return T.wait("the message `" .. part .. "`", function()
    for _, message in ipairs(T.messages) do
      if message:find(part, 1, true) then
        return message
      end
    end
  end)
end

local function run(steps)
  local ok, why = xpcall(steps, debug.traceback)
  if ok and vim.v.errmsg ~= "" then
    ok, why = false, "an error was shown: " .. vim.v.errmsg
  end
  if not ok then
    io.stderr:write(why .. "\n")
    vim.cmd("cquit 1")
  end
  vim.cmd("qall!")
end

-- Run `steps` once Neovim has started. It ends with 0 if no step failed, else with 1 and the reason.
function T.run(steps)
  vim.notify = function(message)
    table.insert(T.messages, message)
  end
  vim.api.nvim_create_autocmd("VimEnter", {
    callback = vim.schedule_wrap(function()
      run(steps)
    end),
  })
end

return T
