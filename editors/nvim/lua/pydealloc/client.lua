-- The client: its configuration for each way to start it, and what happens when the server comes, answers, and goes.
local compat = require("pydealloc.compat")
local options = require("pydealloc.options")

local M = {}

-- By the id of a client: its configuration, and the buffers it serves.
local served = {}
-- Times of restarts, in milliseconds.
local restarted = {}
local WINDOW = 180 * 1000

local TERMINATED = 15 -- SIGTERM: somebody wanted it to end.

local function handlers()
  return {
    ["experimental/serverStatus"] = function(_, result, ctx)
      require("pydealloc.status").update(ctx.client_id, result)
    end,
    ["pydealloc/stagesChanged"] = function(_, result)
      require("pydealloc.stages").changed(result)
    end,
    ["pydealloc/runOutputChanged"] = function(_, result, ctx)
      require("pydealloc.run").changed(result, ctx.client_id)
    end,
  }
end

-- What code lenses and actions run here instead of on the server.
local function commands()
  return {
    ["pydealloc.showStages"] = function(command)
      local argument = (command.arguments or {})[1] or {}
      require("pydealloc.stages").open(argument.uri and vim.uri_to_bufnr(argument.uri))
    end,
    ["pydealloc.run"] = function(command)
      local argument = (command.arguments or {})[1] or {}
      require("pydealloc.run").run(vim.uri_to_bufnr(argument.uri), argument.line)
    end,
  }
end

local function capabilities()
  return { experimental = { serverStatusNotification = true } }
end

-- Everything that does not depend on how the client is started.
local function common()
  local chosen = options.get()
  return {
    name = "pydealloc",
    cmd = vim.deepcopy(chosen.cmd),
    settings = options.settings(),
    handlers = handlers(),
    commands = commands(),
    on_exit = M.exited,
  }
end

-- The whole configuration, for vim.lsp.start() and its like.
function M.config()
  local config = common()
  config.capabilities = vim.tbl_deep_extend(
    "force",
    vim.lsp.protocol.make_client_capabilities(),
    capabilities(),
    options.get().capabilities or {}
  )
  config.on_attach = function(client, bufnr)
    M.attached(client, bufnr)
    if options.get().on_attach then
      options.get().on_attach(client, bufnr)
    end
  end
  return config
end

-- What lsp/pydealloc.lua returns.
function M.enabled_config()
  local config = common()
  config.capabilities = vim.tbl_deep_extend("force", capabilities(), options.get().capabilities or {})
  config.on_attach = options.get().on_attach
  config.filetypes = options.get().filetypes
  config.root_dir = function(bufnr, on_dir)
    local current = vim.lsp.config.pydealloc
    on_dir(compat.root(bufnr, current.root_markers or options.get().root_markers))
  end
  return config
end

function M.lspconfig()
  local config = M.config()
  config.name = nil
  config.filetypes = options.get().filetypes
  config.single_file_support = true
  config.root_dir = function(file)
    return compat.root(vim.fn.bufadd(file), options.get().root_markers)
  end
  return {
    default_config = config,
    docs = { description = "pydealloc-lsp: a language server for MLIR that understands buffer ownership." },
  }
end

local missing_said

-- Why the command cannot be run, in few words; nil where it can.
local function missing(cmd)
  if type(cmd) == "table" and vim.fn.executable(cmd[1]) == 0 then
    return ("%s is not installed; see :checkhealth pydealloc"):format(vim.fn.fnamemodify(cmd[1], ":t"))
  end
end

-- Whether the command can be run; if not, says so once.
function M.can_start(cmd)
  local problem = missing(cmd)
  if problem and missing_said ~= cmd[1] then
    missing_said = cmd[1]
    compat.say(problem, vim.log.levels.ERROR)
  end
  return problem == nil
end

local function configured_command()
  return vim.lsp.config and vim.lsp.config.pydealloc and vim.lsp.config.pydealloc.cmd or options.get().cmd
end

-- Start a server for the buffers. Returns whether that worked.
local function launch(config, buffers)
  if vim.fn.has("nvim-0.11") == 1 then
    for _, bufnr in ipairs(buffers) do
      if not vim.lsp.start(config, { bufnr = bufnr }) then
        return false
      end
    end
    return true
  end
  local id = vim.lsp.start_client(config)
  for _, bufnr in ipairs(id and buffers or {}) do
    vim.lsp.buf_attach_client(bufnr, id)
  end
  return id ~= nil
end

local function serve(bufnr)
  if vim.bo[bufnr].buftype ~= "" then
    return
  end
  local root = compat.root(bufnr, options.get().root_markers)
  for _, client in ipairs(compat.clients("pydealloc")) do
    if client.config.root_dir == root and not compat.is_stopped(client) then
      vim.lsp.buf_attach_client(bufnr, client.id)
      return
    end
  end
  local config = M.config()
  if M.can_start(config.cmd) then
    config.root_dir = root
    launch(config, { bufnr })
  end
end

function M.setup()
  local chosen = options.get()
  if not chosen.start then
    return
  end
  if vim.lsp.enable then
    -- Drops what was resolved before; lsp/pydealloc.lua is read again with the options of now.
    vim.lsp.config("pydealloc", {})
    vim.lsp.enable("pydealloc")
    return
  end
  local group = vim.api.nvim_create_augroup("pydealloc_start", { clear = true })
  vim.api.nvim_create_autocmd("FileType", {
    group = group,
    pattern = chosen.filetypes,
    callback = function(event)
      serve(event.buf)
    end,
  })
  for _, bufnr in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_is_loaded(bufnr) and vim.tbl_contains(chosen.filetypes, vim.bo[bufnr].filetype) then
      serve(bufnr)
    end
  end
end

-- The server of a buffer; says so and returns nil where there is none.
function M.of(bufnr)
  local client = compat.clients("pydealloc", bufnr)[1]
  if not client then
    local problem = missing(configured_command())
    compat.say(problem or "no server for this buffer; see :checkhealth pydealloc", vim.log.levels.WARN)
  end
  return client
end

local function keep_lenses_fresh(bufnr)
  local group = vim.api.nvim_create_augroup("pydealloc_lenses_" .. bufnr, { clear = true })
  vim.api.nvim_create_autocmd({ "BufEnter", "InsertLeave", "TextChanged" }, {
    group = group,
    buffer = bufnr,
    callback = function()
      vim.lsp.codelens.refresh({ bufnr = bufnr })
    end,
  })
  vim.lsp.codelens.refresh({ bufnr = bufnr })
end

-- A buffer is served now.
function M.attached(client, bufnr)
  local known = served[client.id]
  if not known then
    known = { config = client.config, buffers = {} }
    served[client.id] = known
  end
  known.buffers[bufnr] = true
  local chosen = options.get()
  require("pydealloc.trust").hand_on(client, bufnr)
  if chosen.ownership then
    require("pydealloc.ownership").show(bufnr)
  end
  if chosen.codelens then
    keep_lenses_fresh(bufnr)
  end
  if chosen.keymaps then
    require("pydealloc.keymaps").set(bufnr, chosen.keymaps)
  end
end

local function start_again(known)
  local config = vim.deepcopy(known.config)
  local buffers = {}
  for bufnr in pairs(known.buffers) do
    if vim.api.nvim_buf_is_loaded(bufnr) then
      table.insert(buffers, bufnr)
    end
  end
  if #buffers == 0 or not M.can_start(config.cmd) then
    return false
  end
  return launch(config, buffers)
end

-- Whether one more restart is no endless loop.
local function may_restart()
  local now = compat.uv.now()
  restarted = vim.tbl_filter(function(time)
    return now - time < WINDOW
  end, restarted)
  if #restarted >= options.get().restarts then
    return false
  end
  table.insert(restarted, now)
  return true
end

-- A server has gone; called from the loop, where next to nothing is allowed.
function M.exited(code, signal, client_id)
  vim.schedule(function()
    local known = served[client_id]
    served[client_id] = nil
    require("pydealloc.status").forget(client_id)
    local is_wanted = (code == 0 and signal == 0) or signal == TERMINATED or (known and known.stopping)
    if not known or is_wanted or vim.v.exiting ~= vim.NIL then
      return
    end
    if not may_restart() then
      compat.say("the server died again and is left alone now; :Pydealloc log, :Pydealloc restart", vim.log.levels.ERROR)
    elseif start_again(known) then
      compat.say("the server died and was started again", vim.log.levels.WARN)
    end
  end)
end

-- Stop the servers and start them again for the same buffers; those that never started get a first chance.
function M.restart()
  local clients = compat.clients("pydealloc")
  restarted = {}
  missing_said = nil
  if #clients == 0 then
    M.setup()
    return
  end
  for _, client in ipairs(clients) do
    local known = served[client.id] or { config = client.config, buffers = {} }
    known.stopping = true
    compat.stop(client)
    local waited = 0
    local timer = compat.uv.new_timer()
    timer:start(50, 50, function()
      vim.schedule(function()
        if timer:is_closing() then
          return
        end
        waited = waited + 50
        if compat.is_stopped(client) then
          timer:close()
          start_again(known)
        elseif waited == 3000 then
          compat.stop(client, true)
        end
      end)
    end)
  end
end

-- Change the client's settings: `change(settings.pydealloc)`; the server is told.
function M.change_settings(client, change)
  local settings = client.config.settings or {}
  if settings.pydealloc == nil or vim.tbl_isempty(settings.pydealloc) then
    settings.pydealloc = {}
  end
  change(settings.pydealloc)
  client.config.settings = settings
  if client.settings then
    client.settings = settings
  end
  compat.notify(client, "workspace/didChangeConfiguration", { settings = settings })
end

-- New settings of the server, for all clients: {inlayHints = {...}, ...}.
function M.set(settings)
  for _, client in ipairs(compat.clients("pydealloc")) do
    M.change_settings(client, function(current)
      for section, values in pairs(settings) do
        current[section] = vim.tbl_extend("force", current[section] or {}, values)
      end
    end)
  end
  require("pydealloc.ownership").refresh()
end

return M
