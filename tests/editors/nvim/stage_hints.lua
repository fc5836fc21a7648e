-- Stages of a program on tensors say where their buffers come from.
local T = dofile(vim.env.PYDEALLOC_STEPS)

T.run(function()
  T.open("tensors.mlir")
  vim.cmd("Pydealloc stages")
  local stages = require("pydealloc.stages")
  local view = T.wait("the stages", stages.shown)
  T.contains(T.text(view.list), "> 1 * one-shot-bufferize")
  local namespace = vim.api.nvim_get_namespaces().pydealloc_stages
  local function hints(side)
    return vim.api.nvim_buf_get_extmarks(side, namespace, 0, -1, { details = true })
  end
  local marks = T.wait("the hint", function()
    local found = hints(view.after)
    return #found > 0 and found
  end)
  T.equal(#marks, 1)
  T.equal(marks[1][4].virt_text[1][1], " of %e, line 2")
  T.contains(vim.api.nvim_buf_get_lines(view.after, marks[1][2], marks[1][2] + 1, false)[1], "%e = memref.alloc")
  -- The file itself has none of these.
  T.equal(#hints(view.before), 0)
  vim.cmd("Pydealloc stages next")
  T.wait("the hint on the left", function()
    return #hints(view.before) == 1
  end)
end)
