-- What there is to say about the buffer under the cursor.
local T = dofile(vim.env.PYDEALLOC_STEPS)

T.run(function()
  T.open("scale.mlir")
  T.go_to("%heap")
  vim.cmd("Pydealloc explain")
  local story = T.float()
  T.contains(story, "%heap")
  T.contains(story, "Owned")
  T.contains(story, "Lifetime")
  T.equal(story:find("file://", 1, true), nil)
  -- The table is columns, not bars.
  T.contains(story, "\n    7  allocated ")
  T.equal(story:find("| --", 1, true), nil)

  -- No buffer there: what stands there is told.
  T.go_to("%x: f32")
  vim.cmd("Pydealloc explain")
  T.contains(T.float(), "f32")

  -- Nothing at all: that is said.
  T.go_to("freed at the end")
  vim.cmd("Pydealloc explain")
  T.message("no buffer and no tensor at the cursor")
end)
