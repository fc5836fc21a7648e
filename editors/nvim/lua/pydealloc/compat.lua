-- What the versions of Neovim call differently.
local M = {}

local uv = vim.uv or vim.loop
M.uv = uv

local METHODS_TAKE_SELF = vim.fn.has("nvim-0.11") == 1

local function call(client, name, ...)
  if METHODS_TAKE_SELF then
    return client[name](client, ...)
  end
  return client[name](...)
end

-- Ask the server; `handler(err, result)` is called unless the client is gone.
function M.request(client, method, params, handler, bufnr)
  return call(client, "request", method, params, function(err, result)
    handler(err, result)
  end, bufnr)
end

function M.notify(client, method, params)
  return call(client, "notify", method, params)
end

function M.stop(client, force)
  return call(client, "stop", force)
end

function M.is_stopped(client)
  return call(client, "is_stopped")
end

-- The clients of that name, of one buffer or of all.
function M.clients(name, bufnr)
  local found = {}
  local all
  if vim.lsp.get_clients then
    all = vim.lsp.get_clients({ bufnr = bufnr })
  elseif bufnr then
    all = vim.lsp.buf_get_clients(bufnr)
  else
    all = vim.lsp.get_active_clients()
  end
  for _, client in pairs(all) do
    if client.name == name then
      table.insert(found, client)
    end
  end
  table.sort(found, function(a, b)
    return a.id < b.id
  end)
  return found
end

-- The folder of the buffer's file.
function M.folder(bufnr)
  local name = vim.api.nvim_buf_get_name(bufnr)
  return name ~= "" and vim.fn.fnamemodify(name, ":p:h") or uv.cwd()
end

-- The nearest folder above the buffer's file that has one of the markers, or nil: not every folder is a workspace.
function M.root(bufnr, markers)
  local folder = M.folder(bufnr)
  while folder do
    for _, marker in ipairs(markers) do
      if uv.fs_stat(folder .. "/" .. marker) then
        return folder
      end
    end
    local above = vim.fn.fnamemodify(folder, ":h")
    folder = above ~= folder and above or nil
  end
end

function M.has_inlay_hints()
  return type(vim.lsp.inlay_hint) == "table" and vim.lsp.inlay_hint.enable ~= nil and vim.fn.has("nvim-0.10") == 1
end

-- Whether two texts have no room side by side.
function M.is_narrow()
  return vim.o.columns < 120
end

function M.position_params(client, win)
  return vim.lsp.util.make_position_params(win or 0, client.offset_encoding)
end

local GROUPS = { [vim.log.levels.WARN] = "WarningMsg", [vim.log.levels.ERROR] = "ErrorMsg" }

-- Columns that Neovim keeps free of a message: a longer one has to be answered with ENTER.
local RESERVED = 12

local function is_plain_notify()
  return debug.getinfo(vim.notify, "S").source:find("_editor", 1, true) ~= nil
end

-- Say it in one line; what does not fit is in :messages. Never at once: in an autocommand, an error has a traceback.
function M.say(message, level)
  local text = ("pydealloc: " .. message):gsub("%s*\n%s*", " ")
  vim.schedule(function()
    local room = vim.o.columns - RESERVED
    if vim.fn.strdisplaywidth(text) <= room or not is_plain_notify() then
      vim.notify(text, level or vim.log.levels.INFO)
      return
    end
    vim.cmd("silent echomsg " .. vim.fn.string(text))
    vim.api.nvim_echo({ { vim.fn.strcharpart(text, 0, room - 1) .. "…", GROUPS[level] } }, false, {})
  end)
end

-- An error of the server as one sentence; nil where there is none.
function M.reason(err)
  if not err then
    return nil
  end
  return type(err) == "table" and (err.message or vim.inspect(err)) or tostring(err)
end

return M
