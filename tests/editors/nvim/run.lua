-- RUN lines: the workspace has to be trusted, and the output follows.
local T = dofile(vim.env.PYDEALLOC_STEPS)

local function output()
  for _, win in ipairs(vim.api.nvim_list_wins()) do
    local bufnr = vim.api.nvim_win_get_buf(win)
    if vim.api.nvim_buf_get_name(bufnr):find("pydealloc-run://", 1, true) then
      return T.text(bufnr)
    end
  end
  return ""
end

T.run(function()
  T.open("scale.mlir")
  T.answer("Not here")
  vim.cmd("Pydealloc run")
  T.wait("the question", function()
    return T.prompt
  end)
  T.equal(T.choices, { "Not here", "In this session", "Always" })
  vim.cmd("Pydealloc run")
  T.message("the workspace is not trusted")
  T.equal(output(), "")

  -- As if in another session.
  package.loaded["pydealloc.trust"] = nil
  T.answer("Always")
  vim.cmd("Pydealloc run")
  T.wait("the output", function()
    return output():find("@scale", 1, true)
  end)
  T.contains(output(), "succeeded")
  package.loaded["pydealloc.trust"] = nil
  vim.ui.select = function()
    error("asked again")
  end
  T.replace("@scale", "@scaled")
  vim.cmd("Pydealloc run all")
  T.wait("the new output", function()
    return output():find("@scaled", 1, true)
  end)
end)
