-- Whether the programs that RUN lines name may be run. Asked once for each workspace; "always" is remembered on disk.
--
-- vim.secure trusts the text of one file, and asks again after each change: no use for files that are being written.
local compat = require("pydealloc.compat")
local options = require("pydealloc.options")

local M = {}

-- Answers of this session, by folder.
local answers = {}

local function store()
  return vim.fn.stdpath("data") .. "/pydealloc/trusted"
end

local function stored()
  local path = store()
  return vim.fn.filereadable(path) == 1 and vim.fn.readfile(path) or {}
end

local function is_below(folder, trusted)
  trusted = vim.fn.fnamemodify(vim.fn.expand(trusted), ":p"):gsub("/+$", "")
  return folder == trusted or folder:sub(1, #trusted + 1) == trusted .. "/"
end

local function any_above(folder, trusted)
  for _, one in ipairs(trusted) do
    if is_below(folder, one) then
      return true
    end
  end
  return false
end

-- The folder whose trust counts: the workspace, or that of a file without one.
local function folder_of(client, bufnr)
  local root = client.config.root_dir or compat.folder(bufnr)
  return (vim.fn.fnamemodify(root, ":p"):gsub("/+$", ""))
end

-- true, false, or nil where nobody has been asked yet.
local function known(client, bufnr)
  local trusted = options.get().trusted
  local run = options.settings().pydealloc.run
  if run and run.trusted ~= nil then
    return run.trusted
  elseif type(trusted) == "boolean" then
    return trusted
  end
  local folder = folder_of(client, bufnr)
  if type(trusted) == "table" and any_above(folder, trusted) then
    return true
  end
  if answers[folder] ~= nil then
    return answers[folder]
  end
  return any_above(folder, stored()) or nil
end

-- Tell a server what is known: it offers RUN lines where they may be run.
function M.hand_on(client, bufnr)
  if known(client, bufnr) then
    require("pydealloc.client").change_settings(client, function(settings)
      settings.run = vim.tbl_extend("force", settings.run or {}, { trusted = true })
    end)
  end
end

-- Call `go` if the workspace is trusted, after asking where nobody has been asked.
function M.ensure(client, bufnr, go)
  local answer = known(client, bufnr)
  if answer then
    M.hand_on(client, bufnr)
    go()
    return
  elseif answer == false then
    compat.say("commands of RUN lines are not run here: the workspace is not trusted", vim.log.levels.WARN)
    return
  end
  local folder = folder_of(client, bufnr)
  local choices = { "Not here", "In this session", "Always" }
  local prompt = ("RUN lines can name any program. Run those of files below %s?"):format(folder)
  vim.ui.select(choices, { prompt = prompt }, function(choice)
    if not choice then
      return
    end
    answers[folder] = choice ~= "Not here"
    if choice == "Always" then
      vim.fn.mkdir(vim.fn.fnamemodify(store(), ":h"), "p")
      vim.fn.writefile(vim.list_extend(stored(), { folder }), store())
    end
    M.ensure(client, bufnr, go)
  end)
end

return M
