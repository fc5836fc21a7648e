-- :checkhealth pydealloc
local compat = require("pydealloc.compat")
local options = require("pydealloc.options")

local M = {}

local health = vim.health or require("health")
local start = health.start or health.report_start
local ok = health.ok or health.report_ok
local warn = health.warn or health.report_warn
local bad = health.error or health.report_error
local info = health.info or health.report_info

local function check_editor()
  start("pydealloc: Neovim")
  local version = vim.version()
  ok(("Neovim %d.%d.%d"):format(version.major, version.minor, version.patch))
  if compat.has_inlay_hints() then
    ok("ownership is shown as inlay hints")
  else
    info("no inlay hints before Neovim 0.10: ownership is shown at the ends of lines")
  end
  if vim.fn.has("nvim-0.9") == 1 then
    ok("owned, borrowed and freed values have colours of their own")
  else
    info("no semantic tokens before Neovim 0.9: values have one colour")
  end
end

local function check_command()
  start("pydealloc: the server")
  local cmd = options.get().cmd
  if vim.fn.executable(cmd[1]) == 0 then
    bad(("`%s` cannot be found"):format(cmd[1]), {
      "install it: pipx install pydealloc-lsp",
      'or say where it is: require("pydealloc").setup({ cmd = { "/path/to/pydealloc-lsp" } })',
    })
    return
  end
  ok(vim.fn.exepath(cmd[1]))
  local asked = vim.list_extend(vim.deepcopy(cmd), { "--version" })
  local answer = vim.fn.systemlist(asked)
  if vim.v.shell_error == 0 and answer[1] then
    ok(answer[1])
  else
    bad(("`%s` failed"):format(table.concat(asked, " ")), answer)
  end
end

local function check_clients()
  start("pydealloc: running")
  local clients = compat.clients("pydealloc")
  if #clients == 0 then
    info("no server runs: one starts when an MLIR file is opened, after setup() or vim.lsp.enable()")
  end
  for _, client in ipairs(clients) do
    local root = client.config.root_dir or "no folder"
    ok(("client %d for %s, columns in %s"):format(client.id, root, client.offset_encoding))
  end
  for _, bufnr in ipairs(vim.api.nvim_list_bufs()) do
    local is_file = vim.api.nvim_buf_is_loaded(bufnr) and vim.bo[bufnr].buftype == ""
    if is_file and vim.api.nvim_buf_get_name(bufnr):match("%.mlir$") and vim.bo[bufnr].filetype ~= "mlir" then
      warn(vim.api.nvim_buf_get_name(bufnr) .. " is not of type mlir: is `filetype on`?")
    end
  end
end

function M.check()
  check_editor()
  check_command()
  check_clients()
end

return M
