-- Colours. Whoever defines one of the Pydealloc* groups, or of the semantic groups, keeps what is defined.
local M = {}

local DARK = {
  PydeallocOwned = { fg = "#8fd18f", ctermfg = 114, bold = true },
  PydeallocBorrowed = { fg = "#82b8e8", ctermfg = 110 },
  PydeallocMaybeOwned = { fg = "#e0b569", ctermfg = 179 },
  PydeallocFreed = { fg = "#e88f8f", ctermfg = 174 },
  PydeallocCopied = { fg = "#c9a6f0", ctermfg = 183, underline = true },
}
local LIGHT = {
  PydeallocOwned = { fg = "#1f6f2b", ctermfg = 22, bold = true },
  PydeallocBorrowed = { fg = "#1f5f9f", ctermfg = 25 },
  PydeallocMaybeOwned = { fg = "#8a5a00", ctermfg = 94 },
  PydeallocFreed = { fg = "#a32626", ctermfg = 124 },
  PydeallocCopied = { fg = "#6639ba", ctermfg = 55, underline = true },
}
local LINKS = {
  PydeallocHint = vim.fn.hlexists("LspInlayHint") == 1 and "LspInlayHint" or "NonText",
  PydeallocStage = "CursorLine",
  PydeallocChanged = "Special",
  PydeallocRefusal = "WarningMsg",
  ["@lsp.mod.owned.mlir"] = "PydeallocOwned",
  -- What may be owned is owned, too: the more exact group wins.
  ["@lsp.typemod.variable.maybeOwned.mlir"] = "PydeallocMaybeOwned",
  ["@lsp.typemod.parameter.maybeOwned.mlir"] = "PydeallocMaybeOwned",
  ["@lsp.mod.borrowed.mlir"] = "PydeallocBorrowed",
  ["@lsp.mod.inPlace.mlir"] = "PydeallocBorrowed",
  ["@lsp.typemod.variable.copied.mlir"] = "PydeallocCopied",
  ["@lsp.typemod.parameter.copied.mlir"] = "PydeallocCopied",
  ["@lsp.mod.freed.mlir"] = "PydeallocFreed",
  ["@lsp.mod.unused.mlir"] = "Comment",
}

-- What this module set last: only that may be replaced when the background changes.
local ours = {}

local function colours(name)
  if vim.api.nvim_get_hl then
    return vim.api.nvim_get_hl(0, { name = name })
  end
  local ok, found = pcall(vim.api.nvim_get_hl_by_name, name, true)
  return ok and found or {}
end

function M.define()
  local palette = vim.o.background == "light" and LIGHT or DARK
  for name, value in pairs(palette) do
    local before = colours(name)
    if vim.tbl_isempty(before) or (ours[name] and vim.deep_equal(before, ours[name])) then
      vim.api.nvim_set_hl(0, name, value)
      ours[name] = colours(name)
    end
  end
  -- Neovim 0.7 has no groups with an @ in their names, and no semantic tokens that would use them.
  local semantic = vim.fn.has("nvim-0.9") == 1
  for name, link in pairs(LINKS) do
    if semantic or name:sub(1, 1) ~= "@" then
      vim.api.nvim_set_hl(0, name, { link = link, default = true })
    end
  end
end

return M
