-- Ownership can be hidden and shown, and follows the text.
local T = dofile(vim.env.PYDEALLOC_STEPS)

local function wait_for(part)
  T.wait("the hint " .. part, function()
    return T.hints():find(part, 1, true)
  end)
end

T.run(function()
  T.open("scale.mlir")
  wait_for("pass: frees %heap")
  vim.cmd("Pydealloc ownership")
  T.wait("nothing", function()
    return T.hints() == ""
  end)
  vim.cmd("Pydealloc ownership on")
  wait_for("pass: frees %heap")

  -- A line that is deleted takes its hint along, before the server has answered; others stay.
  if not require("pydealloc.compat").has_inlay_hints() then
    local line = vim.fn.search("%heap = memref.alloc")
    local before = T.hints()
    vim.cmd("silent delete")
    T.equal(T.hints():find("%heap: owned", 1, true), nil)
    T.equal(#vim.split(T.hints(), "\n"), #vim.split(before, "\n") - 1)
    vim.cmd("silent undo")
    T.equal(vim.fn.line("."), line)
    wait_for("%heap: owned")
  end

  vim.cmd("silent %substitute/%heap/%hot/g")
  wait_for("pass: frees %hot")
  T.equal(T.hints():find("%heap", 1, true), nil)

  -- A setting counts as soon as it is changed.
  T.equal(T.hints():find("borrowed", 1, true), nil)
  require("pydealloc").set({ inlayHints = { arguments = true } })
  wait_for("borrowed")
  require("pydealloc").set({ inlayHints = { arguments = false, frees = false } })
  T.wait("fewer hints", function()
    return not T.hints():find("frees", 1, true) and T.hints():find("owned", 1, true)
  end)

  if vim.fn.has("nvim-0.9") == 1 then
    T.wait("the colour of what is owned", function()
      T.go_to("%hot")
      for _, token in ipairs(vim.lsp.semantic_tokens.get_at_pos() or {}) do
        if token.modifiers.owned then
          return true
        end
      end
    end)
    T.equal(vim.api.nvim_get_hl(0, { name = "@lsp.mod.owned.mlir" }).link, "PydeallocOwned")
  end
  local dark = vim.api.nvim_get_hl_by_name("PydeallocOwned", true)
  vim.o.background = "light"
  T.wait("a colour for light backgrounds", function()
    return not vim.deep_equal(vim.api.nvim_get_hl_by_name("PydeallocOwned", true), dark)
  end)
end)
