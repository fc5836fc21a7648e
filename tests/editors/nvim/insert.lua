-- Deallocations are shown as a diff before they are made.
local T = dofile(vim.env.PYDEALLOC_STEPS)

local function preview(command)
  vim.cmd(command)
  T.wait("the diff", function()
    return #vim.api.nvim_list_wins() == 2 and vim.wo.diff
  end)
end

T.run(function()
  T.open("scale.mlir")
  local source, before = vim.api.nvim_get_current_buf(), T.text()
  T.go_to("%heap")

  preview("Pydealloc insert")
  T.contains(T.text(), "memref.dealloc %heap")
  T.equal(T.text(source), before)
  T.equal(vim.bo.modifiable, false)
  T.keys("q")
  T.equal({ #vim.api.nvim_list_wins(), vim.wo.diff, vim.bo[source].modified }, { 1, false, false })
  T.equal(T.text(source), before)

  preview("Pydealloc insert simplified")
  T.contains(T.text(), "memref.dealloc %heap")
  T.keys("q")

  -- Closing the window is discarding, too.
  preview("Pydealloc insert file")
  vim.cmd("quit")
  T.equal({ #vim.api.nvim_list_wins(), vim.wo.diff }, { 1, false })
  T.equal(T.text(source), before)

  -- The function alone: the other one stays as it is.
  preview("Pydealloc insert")
  T.keys("a")
  T.equal(vim.api.nvim_get_current_buf(), source)
  local _, count = T.text():gsub("memref.dealloc", "")
  T.equal(count, 1)
  vim.cmd("silent undo")
  T.equal(T.text(), before)

  preview("Pydealloc insert file")
  T.keys("a")
  vim.cmd("silent write")
  T.equal(T.file("scale.mlir"), T.file("scale.expected"))
  vim.cmd("silent undo")

  -- A change between the question and the answer.
  preview("Pydealloc insert")
  vim.api.nvim_buf_set_lines(source, 0, 0, false, { "// new" })
  T.keys("a")
  T.message("the file has changed since")
  vim.api.nvim_buf_set_lines(source, 0, 1, false, {})
  T.equal(T.text(), before)

  vim.cmd("Pydealloc! insert file")
  T.wait("the edit", function()
    return T.text():find("memref.dealloc %heap", 1, true)
  end)
  T.equal(T.text(), T.file("scale.expected"))

  -- A program that the pass refuses.
  vim.api.nvim_buf_set_lines(0, 8, 9, false, { '  "other.use"(%heap) : (memref<4xf32>) -> ()' })
  T.go_to("other.use")
  vim.cmd("Pydealloc insert")
  T.message("other.use")
  T.equal(#vim.api.nvim_list_wins(), 1)

  -- Outside of functions: that is said, and what would do.
  vim.api.nvim_win_set_cursor(0, { 1, 0 })
  vim.api.nvim_buf_set_lines(0, 0, -1, false, { "func.func private @f()" })
  vim.cmd("Pydealloc insert")
  T.message("no function at the cursor")
  vim.cmd("Pydealloc insert file")
  T.message("no buffer in this file")
end)
