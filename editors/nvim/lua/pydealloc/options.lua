-- What setup() was given, with defaults for the rest.
local M = {}

---@class pydealloc.Options
M.defaults = {
  -- The command of the server, with its arguments.
  cmd = { "pydealloc-lsp" },
  -- Whether setup() starts the server for files of these types.
  start = true,
  filetypes = { "mlir" },
  root_markers = { "pydealloc.toml", "pyproject.toml", ".git" },
  -- Settings of the server: { inlayHints = {...}, diagnostics = {...}, run = {...} }.
  settings = {},
  -- Show who owns what from the start.
  ownership = true,
  -- Show and refresh code lenses.
  codelens = false,
  -- true: the mappings listed under |pydealloc-mappings|; a table: {action = keys}.
  keymaps = false,
  -- Run the programs RUN lines name: nil asks once for each workspace, false never runs them; a list names folders.
  trusted = nil,
  -- How often a server that died is started again within three minutes.
  restarts = 3,
  on_attach = nil,
  capabilities = nil,
}

local KINDS = {
  cmd = { "table" },
  start = { "boolean" },
  filetypes = { "table" },
  root_markers = { "table" },
  settings = { "table" },
  ownership = { "boolean" },
  codelens = { "boolean" },
  keymaps = { "boolean", "table" },
  trusted = { "boolean", "table" },
  restarts = { "number" },
  on_attach = { "function" },
  capabilities = { "table" },
}

local current = vim.deepcopy(M.defaults)

function M.get()
  return current
end

-- Take what the user gave. Returns what could not be used, one sentence each.
function M.set(given)
  local problems = {}
  current = vim.deepcopy(M.defaults)
  for name, value in pairs(given or {}) do
    local kinds = KINDS[name]
    if not kinds then
      table.insert(problems, ("there is no option `%s`"):format(name))
    elseif not vim.tbl_contains(kinds, type(value)) then
      table.insert(problems, ("the option `%s` needs a %s"):format(name, table.concat(kinds, " or a ")))
    else
      current[name] = value
    end
  end
  table.sort(problems)
  return problems
end

-- The settings as a client holds them: below `pydealloc`, whichever way they were given.
function M.settings()
  local given = vim.deepcopy(current.settings)
  local settings = given.pydealloc and given or { pydealloc = given }
  return vim.tbl_isempty(settings.pydealloc) and { pydealloc = vim.empty_dict() } or settings
end

return M
