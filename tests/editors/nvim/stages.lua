-- The pipeline pass by pass, live while the file is edited.
local T = dofile(vim.env.PYDEALLOC_STEPS)

T.run(function()
  T.open("scale.mlir")
  local source = vim.api.nvim_get_current_win()
  vim.cmd("Pydealloc stages")
  local stages = require("pydealloc.stages")
  local view = T.wait("the stages", stages.shown)
  local function after(part)
    T.wait(("`%s` in stage %d"):format(part, view.index), function()
      return T.text(view.after):find(part, 1, true)
    end)
  end

  T.equal(#vim.api.nvim_list_wins(), 4)
  T.equal(vim.api.nvim_get_current_win(), source)
  T.contains(T.text(view.list), "> 3 * ownership-based-buffer-deallocation")
  after("bufferization.dealloc")
  T.wait("the text before", function()
    return T.text(view.before):find("@scale", 1, true)
  end)
  T.equal(T.text(view.before):find("bufferization.dealloc", 1, true), nil)
  for _, side in ipairs({ view.before, view.after }) do
    T.equal(vim.wo[vim.fn.win_findbuf(side)[1]].diff, true)
  end

  -- Next and previous, by command and by keys.
  vim.cmd("Pydealloc stages next")
  T.equal(view.index, 4)
  vim.api.nvim_set_current_win(vim.fn.win_findbuf(view.after)[1])
  T.keys("]s")
  T.equal(view.index, 5)
  T.keys("]s")
  after("memref.dealloc")
  T.keys("[s")
  T.keys("[s")
  T.keys("[s")
  T.equal(view.index, 3)
  after("bufferization.dealloc")

  -- From the window of the file, too.
  vim.api.nvim_set_current_win(source)
  T.keys("]s")
  T.equal(view.index, 4)
  T.keys("[s")
  T.equal(view.index, 3)
  vim.api.nvim_set_current_win(vim.fn.win_findbuf(view.after)[1])

  -- From a place in a stage to the file.
  T.go_to("call @use")
  T.keys("<CR>")
  T.wait("the file", function()
    return vim.api.nvim_get_current_win() == source
  end)
  T.contains(vim.api.nvim_get_current_line(), "call @use(%heap)")

  -- Live, also through a text that cannot be read.
  T.replace("%heap = memref.alloc", "%fresh = memref.alloc")
  T.wait("the refusal", function()
    return T.text(view.list):find("fix the errors", 1, true)
  end)
  after("%heap")
  T.replace("%heap[%i]", "%fresh[%i]")
  T.replace("@use(%heap)", "@use(%fresh)")
  after("@use(%fresh)")
  T.wait("the list", function()
    return not T.text(view.list):find("fix the errors", 1, true)
  end)

  vim.api.nvim_set_current_win(vim.fn.win_findbuf(view.list)[1])
  vim.api.nvim_win_set_cursor(0, { 8, 0 })
  T.keys("<CR>")
  T.equal(view.index, 8)
  T.keys("q")
  T.wait("the windows to go", function()
    return #vim.api.nvim_list_wins() == 1
  end)
  T.equal(stages.shown(), nil)
  T.equal(vim.fn.maparg("]s", "n"), "")
end)
