-- Mappings of a buffer, for those who ask for them with the option `keymaps`.
local M = {}

M.defaults = {
  insert = "<LocalLeader>di",
  ["insert-file"] = "<LocalLeader>df",
  stages = "<LocalLeader>ds",
  explain = "<LocalLeader>de",
  ownership = "<LocalLeader>do",
  run = "<LocalLeader>dr",
}

-- `wanted`: true for the defaults, or a table that changes some of them; false as a value leaves one out.
function M.set(bufnr, wanted)
  local keys = type(wanted) == "table" and vim.tbl_extend("force", M.defaults, wanted) or M.defaults
  for action, lhs in pairs(keys) do
    if lhs then
      vim.keymap.set("n", lhs, "<Plug>(pydealloc-" .. action .. ")", { buffer = bufnr, desc = "Pydealloc " .. action })
    end
  end
end

return M
