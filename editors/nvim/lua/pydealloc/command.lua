-- :Pydealloc and its verbs.
local compat = require("pydealloc.compat")

local M = {}

local function open_log()
  vim.cmd("botright split " .. vim.fn.fnameescape(require("vim.lsp.log").get_filename()))
  vim.cmd("normal! G")
end

-- Verb, what may follow it, and what it does with that and the bang.
local VERBS = {
  insert = {
    words = { "function", "simplified", "file" },
    run = function(word, bang)
      require("pydealloc.insert").run(word or "function", bang)
    end,
  },
  stages = {
    words = { "open", "next", "previous", "close" },
    run = function(word)
      local stages = require("pydealloc.stages")
      if word == "next" then
        stages.move(1)
      elseif word == "previous" then
        stages.move(-1)
      elseif word == "close" then
        stages.close()
      else
        stages.open()
      end
    end,
  },
  explain = {
    words = {},
    run = function()
      require("pydealloc.explain").show()
    end,
  },
  generic = {
    words = {},
    run = function()
      require("pydealloc.forms").show_generic()
    end,
  },
  ownership = {
    words = { "on", "off" },
    run = function(word)
      local shown
      if word then
        shown = word == "on"
      end
      require("pydealloc.ownership").toggle(shown)
    end,
  },
  run = {
    words = { "all" },
    run = function(word)
      require("pydealloc.run").at_cursor(word == "all")
    end,
  },
  restart = {
    words = {},
    run = function()
      require("pydealloc.client").restart()
    end,
  },
  log = { words = {}, run = open_log },
  status = {
    words = {},
    run = function()
      require("pydealloc.status").show()
    end,
  },
}

local function names(table_)
  local found = vim.tbl_keys(table_)
  table.sort(found)
  return found
end

function M.run(given)
  local verb, word = given.fargs[1], given.fargs[2]
  local found = VERBS[verb]
  if not found then
    compat.say("it is one of: " .. table.concat(names(VERBS), ", "), vim.log.levels.WARN)
    return
  end
  if #given.fargs > 2 or (word and not vim.tbl_contains(found.words, word)) then
    local wanted = #found.words > 0 and "one of: " .. table.concat(found.words, ", ") or "nothing"
    compat.say(("expected after `%s`: %s"):format(verb, wanted), vim.log.levels.WARN)
    return
  end
  found.run(word, given.bang)
end

-- Completions after `line`, of which `lead` is the last word.
function M.complete(lead, line)
  local before = vim.split(vim.trim(line:sub(1, #line - #lead)), "%s+")
  local words = {}
  if #before == 1 then
    words = names(VERBS)
  elseif #before == 2 and VERBS[before[2]] then
    words = VERBS[before[2]].words
  end
  return vim.tbl_filter(function(word)
    return vim.startswith(word, lead)
  end, words)
end

return M
